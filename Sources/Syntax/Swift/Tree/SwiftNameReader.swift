import Text

/// Finds the names that a Swift text uses as text, by its tokens.
package struct SwiftNameReader {
  typealias NodeIndex = SwiftTree.NodeIndex

  package let tree: SwiftTree
  let text: [UInt8]
  /// The indices of the types by the last components of their names.
  private let typesByName: [String: [Int]]

  /// Longer expressions, and constants that lead to further ones, have no known value.
  private static let longest = 64
  private static let deepest = 8

  package init(_ text: [UInt8]) {
    self.text = text
    let tree = text.withSpan { swiftTree(of: $0) }
    self.tree = tree
    typesByName = Dictionary(grouping: tree.types.indices) {
      lastComponent(of: tree.text(of: tree.types[$0].name))
    }
  }

  // MARK: Uses

  package func uses() -> [NameUse] {
    var result: [NameUse] = []
    // The kind of name that the `switch` of a brace is about.
    var braces: [SharedNameKind?] = []
    // Variables with a subject's value, by their tokens.
    var copies: [NodeIndex: SharedNameKind] = [:]
    var copiedNames: Set<NodeIndex> = []
    var switched: SharedNameKind?
    func add(
      _ kind: SharedNameKind, _ role: NameUse.Role, _ run: Range<NodeIndex>, receiver: NameReceiver = .own
    ) {
      guard let value = value(of: run), let first = run.first, let last = run.last else { return }
      var range = ByteRange(tree.tokens[first].range.lower, tree.tokens[last].range.upper)
      if case .text(let written) = value, range.lower <= written.range.lower,
        written.range.upper <= range.upper
      {
        range = written.range
      }
      result.append(
        NameUse(
          kind: kind, role: role, range: range, value: value, receiver: receiver,
          isConditional: tree.clauses.contains(first) { _ in true }))
    }
    for (index, token) in tree.tokens.enumerated() {
      switch token.kind {
      case .openBrace:
        braces.append(switched)
        switched = nil
      case .closeBrace: _ = braces.popLast()
      case .identifier:
        let name = tree.name(of: index)
        if case let kind?? = braces.last, name == "case", startsStatement(index) {
          for run in patterns(after: index) { add(kind, .compared, run) }
          continue
        }
        if tree.kind(index + 1) == .openParen, !isWord(index - 1, "func") {
          for call in calls[name] ?? [] {
            if let run = argument(call.swift, in: index + 1), !namesBundle(after: run) {
              add(call.kind, call.role, run, receiver: receiver(of: index, call))
            }
          }
          continue
        }
        if let parameter = parameter(at: index) {
          copies[parameter.token] = parameter.kind
          copiedNames.insert(tree.tokens[parameter.token].name)
          continue
        }
        guard
          let subject = subject(at: index)
            ?? (copiedNames.contains(token.name) ? copy(at: index, among: copies) : nil)
        else { continue }
        let end = end(ofOperandAt: index)
        if isComparison(end) { add(subject.kind, .compared, operand(from: end + 1)) }
        if isComparison(subject.start - 1) {
          add(subject.kind, .compared, operand(before: subject.start - 1))
        }
        if isWord(subject.start - 1, "switch") { switched = subject.kind }
        if tree.kind(subject.start - 1) == .equals, copies.count < Self.longest,
          let copy = declared(before: subject.start - 1)
        {
          copies[copy] = subject.kind
          copiedNames.insert(tree.tokens[copy].name)
        }
      default: break
      }
    }
    return result
  }

  private func isWord(_ index: NodeIndex, _ word: String) -> Bool {
    tree.kind(index) == .identifier && tree.name(of: index) == word
      && !tree.tokens[index].flags.contains(.isEscaped)
  }

  private func startsStatement(_ index: NodeIndex) -> Bool {
    tree.tokens[index].flags.contains(.startsLine)
      || [.openBrace, .semicolon].contains(tree.kind(index - 1))
  }

  private func isComparison(_ index: NodeIndex) -> Bool {
    tree.kind(index) == .anyOperator && ["==", "!=", "~="].contains(tree.name(of: index))
  }

  // MARK: Calls

  /// Whether the argument after one says that another bundle is meant than that of the app.
  private func namesBundle(after run: Range<NodeIndex>) -> Bool {
    guard tree.kind(run.upperBound) == .comma, isWord(run.upperBound + 1, "bundle") else { return false }
    let last = end(ofElementAt: run.upperBound + 1) - 1
    return !isWord(last, "nil") && !isWord(last, "main")
  }

  private func receiver(of index: NodeIndex, _ call: NameCall) -> NameReceiver {
    guard let property = call.property else { return hasOwnReceiver(index) ? .own : .unknown }
    guard tree.kind(index - 1) == .dot else { return .unknown }
    let last = start(ofMarksBefore: index - 1)
    if tree.kind(last) == .closeParen { return opening(of: last).flatMap(storyboard(madeAt:)) ?? .unknown }
    guard tree.kind(last) == .identifier else { return .unknown }
    if tree.kind(last - 1) == .dot {
      return isWord(last, property) && isWord(start(ofMarksBefore: last - 1), "self") ? .own : .unknown
    }
    let token = tree.tokens[last]
    var found: NodeIndex?
    if token.scope >= 0 {
      tree.lookUp(token.name, at: last, from: token.scope) {
        switch $0 {
        case .binding(let binding): found = tree.bindings[binding].token
        case .members(let scope):
          found = tree.members(token.name, in: scope).first.map { tree.bindings[$0].token }
        }
        return found != nil
      }
    }
    guard let found else { return isWord(last, property) ? .own : .unknown }
    guard isWord(found - 1, "let"), tree.kind(found + 1) == .equals else { return .unknown }
    return (found + 2..<min(found + Self.longest, tree.tokens.count)).first { tree.kind($0) == .openParen }
      .flatMap(storyboard(madeAt:)) ?? .unknown
  }

  /// The storyboard in `UIStoryboard(name: "Main"`, by its parenthesis.
  private func storyboard(madeAt open: NodeIndex) -> NameReceiver? {
    (calls[tree.name(of: open - 1)] ?? []).filter { $0.kind == .storyboard }.lazy
      .compactMap { argument($0.swift, in: open).flatMap { value(of: $0) } }.first.map { .storyboard($0) }
  }

  private func opening(of close: NodeIndex) -> NodeIndex? {
    var depth = 0
    for index in stride(from: close, through: max(0, close - Self.longest), by: -1) {
      if tree.kind(index) == .closeParen { depth += 1 }
      if tree.kind(index) == .openParen { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Whether a function is called on `self`, or on a variable that has its name for holding it.
  private func hasOwnReceiver(_ index: NodeIndex) -> Bool {
    guard tree.kind(index - 1) == .dot else { return true }
    let receiver = start(ofMarksBefore: index - 1)
    return tree.kind(receiver) == .identifier && tree.kind(receiver - 1) != .dot
      && ["self", "super", "strongSelf", "weakSelf", "this"].contains(tree.name(of: receiver))
  }

  /// The token before some `?` and `!`.
  private func start(ofMarksBefore index: NodeIndex) -> NodeIndex {
    var index = index - 1
    while tree.kind(index) == .postfixMark { index -= 1 }
    return index
  }

  /// The value of an argument.
  private func argument(_ argument: CallArgument, in open: NodeIndex) -> Range<NodeIndex>? {
    var place = open + 1
    for _ in 0..<argument.index {
      guard tree.kind(place - 1) == .openParen || tree.kind(place - 1) == .comma else { return nil }
      place = end(ofElementAt: place) + 1
    }
    if let label = argument.label {
      guard isWord(place, label), tree.kind(place + 1) == .colon else { return nil }
      place += 2
    }
    return place..<max(place, end(ofElementAt: place))
  }

  /// The comma, or the bracket, after an element of a list; after the bound for a long one.
  private func end(ofElementAt start: NodeIndex) -> NodeIndex {
    var depth = 0
    for index in start..<min(start + Self.longest, tree.tokens.count) {
      switch tree.tokens[index].kind {
      case .openParen, .openBracket, .openBrace, .interpolation: depth += 1
      case .closeParen, .closeBracket, .closeBrace:
        depth -= 1
        if depth < 0 { return index }
      case .comma where depth == 0: return index
      case .end: return index
      default: break
      }
    }
    return start
  }

  // MARK: Comparisons

  private typealias Subject = (kind: SharedNameKind, start: NodeIndex)

  /// `segue.identifier`, by the last token.
  private func subject(at index: NodeIndex) -> Subject? {
    guard tree.kind(index - 1) == .dot else { return nil }
    let name = tree.name(of: index)
    var start = start(ofMarksBefore: index - 1)
    guard tree.kind(start) == .identifier,
      let subject = SharedNameKind.subjects.first(where: {
        $0.property == name && $0.isOwned(by: tree.name(of: start))
      })
    else { return nil }
    for _ in 0..<Self.deepest where tree.kind(start - 1) == .dot {
      start = self.start(ofMarksBefore: start - 1)
    }
    return (subject.kind, start)
  }

  /// The parameter of a function that is given such a name: `shouldPerformSegue(withIdentifier identifier: String`
  private func parameter(at index: NodeIndex) -> (kind: SharedNameKind, token: NodeIndex)? {
    let name = tree.name(of: index)
    guard tree.kind(index) == .colon || tree.kind(index + 1) == .colon else { return nil }
    for subject in SharedNameKind.subjects {
      // The label may be the name as well.
      for open in [index - 1, index - 2]
      where tree.kind(open) == .openParen && isWord(open - 1, subject.swiftFunction)
        && isWord(open - 2, "func") && name != "_"
      {
        return (subject.kind, index)
      }
    }
    return nil
  }

  private func copy(at index: NodeIndex, among copies: [NodeIndex: SharedNameKind]) -> Subject? {
    let token = tree.tokens[index]
    guard token.role == .use, token.scope >= 0 else { return nil }
    var found: NodeIndex?
    tree.lookUp(token.name, at: index, from: token.scope) {
      if case .binding(let binding) = $0 { found = tree.bindings[binding].token }
      return true
    }
    return found.flatMap { copies[$0] }.map { ($0, index) }
  }

  /// The constant that is declared with a value: `let name =`
  private func declared(before equals: NodeIndex) -> NodeIndex? {
    let name = equals - 1
    return tree.kind(name) == .identifier && isWord(name - 1, "let") ? name : nil
  }

  /// The token after an operand and its marks.
  private func end(ofOperandAt index: NodeIndex) -> NodeIndex {
    var end = index + 1
    while tree.kind(end) == .postfixMark { end += 1 }
    return end
  }

  private func operand(from start: NodeIndex) -> Range<NodeIndex> {
    var index = start
    while isPathPart(index) || tree.kind(index) == .string, index - start < Self.longest,
      index == start || !tree.tokens[index].flags.contains(.startsLine)
    {
      index += 1
    }
    return start..<index
  }

  private func operand(before end: NodeIndex) -> Range<NodeIndex> {
    var index = end
    while isPathPart(index - 1) || tree.kind(index - 1) == .string, end - index < Self.longest {
      let isWhole = tree.kind(index - 1) != .dot && ![.dot, .postfixMark].contains(tree.kind(index - 2))
      index -= 1
      if isWhole, tree.kind(index) != .postfixMark { break }
    }
    return index..<end
  }

  private func isPathPart(_ index: NodeIndex) -> Bool {
    [.identifier, .dot, .postfixMark].contains(tree.kind(index))
  }

  /// The patterns of a `case`.
  private func patterns(after index: NodeIndex) -> [Range<NodeIndex>] {
    var result: [Range<NodeIndex>] = []
    var place = index + 1
    while result.count < Self.longest {
      let run = operand(from: place)
      result.append(run)
      // A pattern of another form ends the list, as what follows it is not known to be one.
      guard tree.kind(run.upperBound) == .comma else { break }
      place = run.upperBound + 1
    }
    return result
  }

  // MARK: Values

  /// The value of an expression; nil where it is not known.
  private func value(of run: Range<NodeIndex>, depth: Int = 0) -> NameValue? {
    var run = run
    while tree.kind(run.upperBound - 1) == .postfixMark, run.count > 1 { run.removeLast() }
    guard let first = run.first, depth < Self.deepest, run.count < Self.longest else { return nil }
    if tree.kind(first) == .string { return run.count == 1 ? literal(first).map { .text($0) } : nil }
    if tree.kind(run.upperBound - 1) == .closeParen { return wrapped(run, depth: depth) }
    guard let path = path(run) else { return nil }
    return value(ofPath: path.map(tree.name), at: path[0], depth: depth)
  }

  /// The text of a literal without interpolations and escapes.
  private func literal(_ index: NodeIndex) -> WrittenName? {
    let token = tree.tokens[index]
    if token.flags.contains(.isInterpolated) { return nil }
    var range = token.range
    while range.length > 2, text[range.lower] == Ascii.hash, text[range.upper - 1] == Ascii.hash {
      range = ByteRange(range.lower + 1, range.upper - 1)
    }
    guard range.length >= 2, text[range.lower] == Ascii.quote, text[range.upper - 1] == Ascii.quote else {
      return nil
    }
    let bytes = text[range.lower + 1..<range.upper - 1]
    if bytes.contains(Ascii.backslash) || bytes.contains(Ascii.quote) || bytes.contains(Ascii.newline) {
      return nil
    }
    return WrittenName(
      text: String(decoding: bytes, as: UTF8.self), range: ByteRange(range.lower + 1, range.upper - 1))
  }

  /// The value of `Type("name")`, `Type(rawValue: "name")` and `.init("name")`.
  private func wrapped(_ run: Range<NodeIndex>, depth: Int) -> NameValue? {
    guard let open = run.first(where: { tree.kind($0) == .openParen }), open > run.lowerBound,
      end(ofElementAt: open + 1) == run.upperBound - 1
    else { return nil }
    let callee = tree.name(of: open - 1)
    guard callee == "init" || callee.first?.isUppercase == true else { return nil }
    var inner = open + 1..<run.upperBound - 1
    if tree.kind(open + 2) == .colon {
      guard isWord(open + 1, "rawValue"), inner.count > 2 else { return nil }
      inner = open + 3..<run.upperBound - 1
    }
    return value(of: inner, depth: depth + 1)
  }

  private func path(_ run: Range<NodeIndex>) -> [NodeIndex]? {
    var result: [NodeIndex] = []
    for index in run {
      guard tree.kind(index) == ((index - run.lowerBound).isMultiple(of: 2) ? .identifier : .dot) else {
        return nil
      }
      if tree.kind(index) == .identifier { result.append(index) }
    }
    return run.count.isMultiple(of: 2) ? nil : result
  }

  /// The value of a constant by its path at a token.
  private func value(ofPath written: [String], at token: NodeIndex, depth: Int) -> NameValue? {
    var names = written
    let isRaw = names.count > 1 && names.last == "rawValue"
    if isRaw { names.removeLast() }
    guard let name = names.last, let number = tree.number(of: name) else { return nil }
    let scope = tree.tokens[token].scope
    let own = scope < 0 ? nil : tree.type(around: scope)
    if names.count == 1 {
      var found: NodeIndex?
      if scope >= 0 {
        tree.lookUp(number, at: token, from: scope) {
          switch $0 {
          case .binding(let binding): found = binding
          case .members(let scope): found = tree.members(number, in: scope).first
          }
          return found != nil
        }
      }
      if let found { return value(of: found, isRaw: isRaw, depth: depth) }
      return own.map { .constant(ownName($0) + written) }
    }
    var owner = names.dropLast()
    if ["self", "Self"].contains(owner.first), let own {
      guard owner.count == 1 else { return nil }
      owner = ownName(own)[...]
    }
    guard owner.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return value(ofMember: name, in: owner.joined(separator: "."), isRaw: isRaw, depth: depth)
      ?? .constant(owner + [name] + (isRaw ? ["rawValue"] : []))
  }

  private func ownName(_ type: NodeIndex) -> [String] {
    tree.text(of: tree.types[type].name).split(separator: ".").map(String.init)
  }

  /// The value of a constant that another file names.
  package func value(ofConstant path: [String]) -> WrittenName? {
    var owner = path
    let isRaw = owner.last == "rawValue"
    if isRaw { owner.removeLast() }
    guard let name = owner.popLast() else { return nil }
    let found =
      owner.isEmpty
      ? tree.number(of: name).flatMap { tree.members($0, in: 0).first }.flatMap {
        value(of: $0, isRaw: isRaw, depth: 0)
      } : value(ofMember: name, in: owner.joined(separator: "."), isRaw: isRaw, depth: 0)
    if case .text(let written)? = found { return written }
    return nil
  }

  /// The value of a constant or a case that the types of a name declare in this file.
  private func value(ofMember name: String, in owner: String, isRaw: Bool, depth: Int) -> NameValue? {
    guard let number = tree.number(of: name) else { return nil }
    for index in typesByName[lastComponent(of: owner)] ?? [] where hasName(tree.types[index], owner) {
      let type = tree.types[index]
      if let binding = tree.members(number, in: type.scope).first {
        return value(of: binding, isRaw: isRaw, depth: depth)
      }
    }
    return nil
  }

  /// Whether a type may be called by a name, which need not have the types around it.
  private func hasName(_ type: SwiftTypeScope, _ name: String) -> Bool {
    let own = tree.text(of: type.name)
    if own == name { return true }
    guard name.hasSuffix("." + own) else { return false }
    let outer = tree.type(around: tree.scopes[type.scope].parent)
    return outer.map { name.hasSuffix(tree.text(of: tree.types[$0].name) + "." + own) } ?? false
  }

  /// The value that a declaration gives, which never changes.
  private func value(of binding: NodeIndex, isRaw: Bool, depth: Int) -> NameValue? {
    let (kind, token) = (tree.bindings[binding].kind, tree.bindings[binding].token)
    guard token >= 0, depth < Self.deepest else { return nil }
    var place = token + 1
    switch kind {
    case .enumCase:
      guard isRaw else { return nil }
      if tree.kind(place) == .equals { return literal(place + 1).map { .text($0) } }
      guard let type = tree.type(around: tree.bindings[binding].scope),
        tree.types[type].inherits.first.map(tree.text) == "String"
      else { return nil }
      let range = tree.tokens[token].range
      return .text(WrittenName(text: tree.name(of: token), range: range, isCase: true))
    case .variable where !isRaw:
      if tree.kind(place) == .colon {
        while ![.equals, .openBrace, .end].contains(tree.kind(place)), place - token < Self.longest,
          !tree.tokens[place].flags.contains(.startsLine)
        {
          place += 1
        }
      }
      if tree.kind(place) == .equals {
        guard isWord(token - 1, "let") else { return nil }
        let end = (place + 1..<min(place + Self.longest, tree.tokens.count)).first {
          [.semicolon, .closeBrace, .comma, .end].contains(tree.kind($0))
            || tree.tokens[$0].flags.contains(.startsLine) && $0 > place + 1
        }
        guard let end, ![.dot, .anyOperator].contains(tree.kind(end)) else { return nil }
        return value(of: place + 1..<end, depth: depth + 1)
      }
      guard tree.kind(place) == .openBrace, isWord(token - 1, "var") else { return nil }
      let start = isWord(place + 1, "return") ? place + 2 : place + 1
      return value(of: start..<max(start, end(ofElementAt: start)), depth: depth + 1)
    default: return nil
    }
  }
}

/// The calls that take names, by what is called.
private let calls = Dictionary(grouping: SharedNameKind.calls) { $0.swift.callee }

private func lastComponent(of name: String) -> String {
  name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
}
