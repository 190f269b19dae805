import Text

extension SwiftNameReader {
  /// The value of an expression; nil if it can't be known.
  func value(of run: Range<NodeIndex>, depth: Int = 0) -> NameValue? {
    var run = run
    while tree.kind(run.upperBound - 1) == .postfixMark, run.count > 1 { run.removeLast() }
    guard let first = run.first, depth < Self.deepest, run.count < Self.longest else { return nil }
    let source = source(of: run)
    if !source.steps.isEmpty {
      let name = source.isType ? nameOfType(source.run) : nil
      return (name ?? value(of: source.run, depth: depth + 1))?.changed(by: source.steps)
    }
    if tree.kind(first) == .string {
      return run.count == 1 ? literal(first).map { .text($0) } : typeName(run)
    }
    if tree.kind(run.upperBound - 1) == .closeParen {
      return typeName(run) ?? wrapped(run, depth: depth) ?? document(run, depth: depth)
        ?? valueOfFunction(run, depth: depth)
    }
    // A constant that is fixed is the same in the class of the object.
    let isOfObject = tree.kind(first + 6) == .dot && typeOfSelf(first..<first + 6) != nil
    guard let path = path(isOfObject ? run.dropFirst(7) : run), let first = path.first,
      path.count == 1 || !isGenericParameter(first)
    else { return nil }
    return value(ofPath: (isOfObject ? ["Self"] : []) + path.map(tree.name), at: first, depth: depth)
  }

  /// The value in the declaration of the constant that a name refers to: `let name = value`
  func valueOfConstant(at index: NodeIndex) -> Range<NodeIndex>? {
    guard let found = declaration(ofNameAt: index), isWord(found - 1, "let"), tree.kind(found + 1) == .equals
    else { return nil }
    let value = expression(from: found + 2)
    return value.isEmpty ? nil : value
  }

  /// The text of a literal without interpolations. A literal with hash signs has no escapes.
  func literal(_ index: NodeIndex) -> WrittenName? {
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
    let isRaw = range != token.range
    if bytes.contains(Ascii.newline)
      || isRaw && bytes.contains(where: { [Ascii.backslash, Ascii.quote].contains($0) })
      || bytes.first == Ascii.quote
    {
      return nil
    }
    return unescaped(bytes).map {
      WrittenName(text: $0, range: ByteRange(range.lower + 1, range.upper - 1))
    }
  }

  /// The value of `Type("name")`, `Type(rawValue: "name")` and `.init("name")`.
  private func wrapped(_ run: Range<NodeIndex>, depth: Int) -> NameValue? {
    argument(ofWrapper: run).flatMap { value(of: $0, depth: depth + 1) }
  }

  /// The argument in `Type(argument)`, `Type(rawValue: argument)` and `.init(argument)`.
  func argument(ofWrapper run: Range<NodeIndex>) -> Range<NodeIndex>? {
    guard let open = run.first(where: { tree.kind($0) == .openParen }), open > run.lowerBound,
      end(ofElementAt: open + 1) == run.upperBound - 1
    else { return nil }
    let callee = tree.name(of: open - 1)
    // The text of a class is not its name alone: `App.Card`.
    guard callee == "init" || callee.first?.isUppercase == true, callee != "NSStringFromClass" else {
      return nil
    }
    let inner = open + 1..<run.upperBound - 1
    guard tree.kind(open + 2) == .colon else { return inner }
    return isWord(open + 1, "rawValue") && inner.count > 2 ? open + 3..<run.upperBound - 1 : nil
  }

  /// The value that a function without parameters returns: `UIStoryboard.settings()`
  private func valueOfFunction(_ run: Range<NodeIndex>, depth: Int) -> NameValue? {
    guard run.count > 2, tree.kind(run.upperBound - 2) == .openParen, let path = path(run.dropLast(2)),
      let first = path.first, path.count > 1 || binding(ofNameAt: first) != nil
    else { return nil }
    return value(ofPath: path.map(tree.name), at: first, depth: depth)
  }

  /// The value of `.name`, a member of the type that names of a kind have.
  func implicitMember(_ run: Range<NodeIndex>, _ kind: SharedNameKind) -> NameValue? {
    guard run.count == 2, tree.kind(run.lowerBound) == .dot, let type = kind.type else { return nil }
    return value(ofPath: type + [tree.name(of: run.lowerBound + 1)], at: run.lowerBound + 1, depth: 0)
  }

  /// The name of the storyboard or nib that an expression makes: `UIStoryboard(name: "Main", bundle: nil)`
  private func document(_ run: Range<NodeIndex>, depth: Int) -> NameValue? {
    guard let open = opening(of: run.upperBound - 1), open > run.lowerBound,
      path(run.lowerBound..<open) != nil
    else { return nil }
    return document(.storyboard, madeAt: open, depth: depth)
      ?? (["UINib", "NSNib"].contains(tree.name(of: open - 1))
        ? document(.nib, madeAt: open, depth: depth) : nil)
  }

  /// The name of a type in `String(describing: Type.self)` and in `String(describing: type(of: self))`
  private func typeName(_ run: Range<NodeIndex>) -> NameValue? { describedType(run).flatMap(nameOfType) }

  /// The name of the type in `Type.self` and `type(of: self)`
  private func nameOfType(_ argument: Range<NodeIndex>) -> NameValue? {
    if let type = typeOfSelf(argument) { return .constant(ownName(type) + ["self"]) }
    guard let path = path(argument), path.count > 1,
      isWord(path[path.count - 1], "self"), case let type = path[path.count - 2],
      tree.name(of: type).first?.isUppercase == true, !isWord(type, "Self"),
      path.count > 2 || !isAnyType(type)
    else { return nil }
    return .text(
      WrittenName(text: tree.name(of: type), range: tree.tokens[type].range, form: .typeName))
  }

  /// The type around an expression for the class of an object that runs the code: `type(of: self)`, `Self.self`
  private func typeOfSelf(_ run: Range<NodeIndex>) -> NodeIndex? {
    let isCall =
      run.count == 6 && tree.kind(run.upperBound - 1) == .closeParen && isWord(run.lowerBound, "type")
      && isWord(run.lowerBound + 2, "of")
      && isWord(run.lowerBound + 4, "self")
    guard isCall || run.count == 3 && isOwnType(run),
      case let scope = tree.tokens[run.lowerBound].scope, scope >= 0
    else { return nil }
    return tree.type(around: scope)
  }

  /// The expression in `String(describing: expression)` or `"\(expression)"`; nil for other expressions.
  func describedType(_ run: Range<NodeIndex>) -> Range<NodeIndex>? {
    let (start, end) = (run.lowerBound, run.upperBound)
    if isInterpolation(run) { return run.count > 4 ? start + 2..<end - 2 : nil }
    guard run.count > 5, isWord(start, "String"), tree.kind(start + 1) == .openParen,
      isWord(start + 2, "describing"), tree.kind(start + 3) == .colon, tree.kind(end - 1) == .closeParen,
      opening(of: end - 1) == start + 1
    else { return nil }
    return start + 4..<end - 1
  }

  /// Whether a string consists of one interpolation: `"\(value)"`
  private func isInterpolation(_ run: Range<NodeIndex>) -> Bool {
    tree.kind(run.lowerBound) == .string && tree.kind(run.lowerBound + 1) == .interpolation
      && tree.kind(run.upperBound - 1) == .stringEnd && tree.tokens[run.lowerBound].range.length == 2
      && tree.tokens[run.upperBound - 1].range.length == 1
  }

  /// The elements of a literal list: `["one", "other"]`
  func elements(of list: Range<NodeIndex>) -> [Range<NodeIndex>] {
    var result: [Range<NodeIndex>] = []
    var place = list.lowerBound + 1
    while place < list.upperBound - 1 {
      let end = end(ofElementAt: place)
      guard end > place else { break }
      result.append(place..<end)
      place = end + 1
    }
    return result
  }

  func path(_ run: Range<NodeIndex>) -> [NodeIndex]? {
    var result: [NodeIndex] = []
    for index in run {
      guard tree.kind(index) == ((index - run.lowerBound).isMultiple(of: 2) ? .identifier : .dot) else {
        return nil
      }
      if tree.kind(index) == .identifier { result.append(index) }
    }
    return run.count.isMultiple(of: 2) ? nil : result
  }

  /// The value of the constant to which a path refers at a token.
  func value(ofPath written: [String], at token: NodeIndex, depth: Int) -> NameValue? {
    var names = written
    let isRaw = names.count > 1 && names.last == "rawValue"
    if isRaw { names.removeLast() }
    guard let name = names.last, let number = tree.number(of: name) else { return nil }
    let scope = tree.tokens[token].scope
    let own = scope < 0 ? nil : tree.type(around: scope)
    if let own, isRaw ? names == ["self"] : names == ["rawValue"], binding(ofNameAt: token) == nil {
      return anyCase(of: own)
    }
    guard name != "self" else { return nil }
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
      // A member that the type inherits, or has in another file, hides a global constant.
      let mayBeHidden = own != nil && found.map { tree.bindings[$0].scope == 0 } == true
      if let found, !mayBeHidden { return value(of: found, isRaw: isRaw, depth: depth) }
      // An extension of the type in the file may declare the constant.
      if found == nil, let own,
        let value = value(
          ofMember: name, in: ownName(own).joined(separator: "."), seenFrom: token, isRaw: isRaw, depth: depth
        )
      {
        return value
      }
      // Another file may declare the constant at its top.
      return name == "nil" && own == nil ? nil : .constant((own.map(ownName) ?? []) + written)
    }
    var owner = names.dropLast()
    if ["self", "Self"].contains(owner.first), let own {
      guard owner.count == 1 else { return nil }
      owner = ownName(own)[...]
    }
    guard owner.dropLast(owner.count > 1 ? 1 : 0).allSatisfy({ $0.first?.isUppercase == true }) else {
      return nil
    }
    if owner.last?.first?.isUppercase != true {
      return isRaw
        ? nil : value(ofMember: name, ofCaseAt: Array(owner), seenFrom: token) ?? .constant(owner + [name])
    }
    return value(
      ofMember: name, in: owner.joined(separator: "."), seenFrom: token, isRaw: isRaw, depth: depth)
      ?? .constant(owner + [name] + (isRaw ? ["rawValue"] : []))
  }

  /// The raw value of a case, if a member of the enumeration uses that of the case: `Board.main.storyboard`
  ///
  /// - Parameter path: The names of the enumeration and the case.
  func value(ofMember name: String, ofCaseAt path: [String], seenFrom token: NodeIndex? = nil)
    -> NameValue?
  {
    let owner = path.dropLast().joined(separator: ".")
    guard let own = path.last,
      let made = value(ofMember: name, in: owner, seenFrom: token, isRaw: false, depth: 0),
      made.enumeration != nil
    else { return nil }
    return value(ofMember: own, in: owner, seenFrom: token, isRaw: true, depth: 0)?.changed(by: made.steps)
  }

  private func ownName(_ type: NodeIndex) -> [String] {
    tree.text(of: tree.types[type].name).split(separator: ".").map(String.init)
  }

  /// The raw value of any case of an enumeration.
  func anyCase(of type: Int) -> NameValue { .constant(fullName(of: type) + [NameValue.anyCase]) }

  /// The name of a type after those of the types around it.
  private func fullName(of type: Int) -> [String] {
    let outer = tree.types[type].scope
    let all = tree.scopes(around: outer).filter { $0.kind == .type && $0.detail >= 0 }.map(\.detail)
    return all.reversed().flatMap(ownName)
  }

  /// The raw values of the cases of an enumeration that this file declares.
  package func cases(of name: String) -> [WrittenName] {
    (typesByName[lastComponent(of: name)] ?? []).filter {
      tree.types[$0].kind == .enum && name.hasSuffix(fullName(of: $0).joined(separator: "."))
    }.flatMap { type in
      tree.bindings(in: tree.types[type].scope).filter { tree.bindings[$0].kind == .enumCase }
    }.compactMap { binding in
      if case .text(let written)? = value(of: binding, isRaw: true, depth: 0) { written } else { nil }
    }
  }

  /// The value of a constant that another file uses.
  package enum Constant: Sendable {
    case text(WrittenName)
    /// The value of another constant, or a changed name of a class.
    case value(NameValue)
    /// The name, after changes, of the type on which the constant is used: `static var name: String { String(describing: self) }`
    case nameOfType([NameStep])
    case unknown
  }

  /// The value of a constant; nil if this file does not declare it.
  ///
  /// - Parameter isForeign: Whether another file uses it.
  package func constant(_ path: [String], inOtherFile isForeign: Bool = false) -> Constant? {
    var owner = path
    let isRaw = owner.last == "rawValue"
    if isRaw { owner.removeLast() }
    guard let name = owner.popLast(), let number = tree.number(of: name) else { return nil }
    if owner.count > 1, owner.last?.first?.isUppercase != true {
      guard case .text(let written)? = value(ofMember: name, ofCaseAt: owner) else { return nil }
      return .text(written)
    }
    let found =
      owner.isEmpty
      ? tree.members(number, in: 0).first { !isForeign || !isPrivate($0) }
      : binding(ofMember: number, in: owner.joined(separator: "."))
    guard let found else { return nil }
    if let name = expression(of: found, after: Self.fixed + ["class"]).map(nameOfNib),
      let steps = changesOfOwnName(name)
    {
      return .nameOfType(steps)
    }
    return switch value(of: found, isRaw: isRaw, depth: 0) {
    case .text(let written)?: .text(written)
    case .unknown?, nil: .unknown
    case let value?: .value(value)
    }
  }

  /// The changes with which an expression makes a name of the type on which a member is used, itself or through a static member of
  /// the type; nil for another expression.
  private func changesOfOwnName(_ run: Range<NodeIndex>, depth: Int = 0) -> [NameStep]? {
    let name = source(of: run)
    if name.isType { return isOwnType(name.run) ? name.steps : nil }
    guard depth < Self.deepest, let path = path(name.run), let last = path.last,
      path.count == 1 || path.count == 2 && ["self", "Self"].contains(tree.name(of: path[0])),
      case let scope = tree.tokens[last].scope, scope >= 0, let type = tree.type(around: scope),
      let member = tree.members(tree.tokens[last].name, in: tree.types[type].scope).first,
      tree.bindings[member].isStatic, !isRequired(tree.bindings[member].name),
      let value = expression(of: member, after: ["static"])
    else { return nil }
    return changesOfOwnName(value, depth: depth + 1).map { $0 + name.steps }
  }

  /// Whether a protocol of the file requires a member, so that a type may have its own.
  private func isRequired(_ name: NodeIndex) -> Bool {
    tree.types.contains { $0.kind == .protocol && tree.members(name, in: $0.scope).first != nil }
  }

  /// Whether other modules see the constant of a name at the top of the file.
  package func isPublic(global name: String) -> Bool {
    tree.number(of: name).map { tree.members($0, in: 0) }?.contains { binding in
      ["public", "open", "package"].contains { isWord(tree.bindings[binding].token - 2, $0) }
    } == true
  }

  private func isPrivate(_ binding: NodeIndex) -> Bool {
    ["private", "fileprivate"].contains { isWord(tree.bindings[binding].token - 2, $0) }
  }

  /// The name in `UINib(nibName: name, …)`, empty with another bundle; another expression itself.
  private func nameOfNib(_ run: Range<NodeIndex>) -> Range<NodeIndex> {
    guard run.count > 4, isWord(run.lowerBound, "UINib"), isWord(run.lowerBound + 2, "nibName") else {
      return run
    }
    let start = run.lowerBound + 4
    let name = start..<max(start, end(ofElementAt: start))
    return namesBundle(after: name) ? start..<start : name
  }

  /// The name that a static member makes of the type on which it is used: `String(describing: self) + "View"`
  func nameOfOwnType(_ run: Range<NodeIndex>) -> NameValue? {
    let source = source(of: run)
    guard source.isType, source.run.count == 1, isOwnType(source.run),
      case let scope = tree.tokens[source.run.lowerBound].scope, scope >= 0,
      let type = tree.type(around: scope)
    else { return nil }
    let name = NameValue.constant(ownName(type) + ["self"])
    return source.steps.isEmpty ? name : name.changed(by: source.steps)
  }

  /// Whether an expression is the enclosing type: `self`, `Self.self`
  private func isOwnType(_ run: Range<NodeIndex>) -> Bool {
    run.count == 1 && isWord(run.lowerBound, "self")
      || run.count == 3 && isWord(run.lowerBound, "Self") && isWord(run.upperBound - 1, "self")
  }

  /// The value of a constant or case in the types of this file that have a name.
  ///
  /// - Parameter token: The place at which code names the type; nil where the name may lack any outer types.
  func value(
    ofMember name: String, in owner: String, seenFrom token: NodeIndex? = nil, isRaw: Bool, depth: Int
  ) -> NameValue? {
    tree.number(of: name).flatMap { binding(ofMember: $0, in: owner, seenFrom: token) }
      .flatMap { value(of: $0, isRaw: isRaw, depth: depth) }
  }

  private func binding(ofMember name: NodeIndex, in owner: String, seenFrom token: NodeIndex? = nil)
    -> NodeIndex?
  {
    // The requirement of a protocol has no value.
    let named = (typesByName[lastComponent(of: owner)] ?? []).filter { tree.types[$0].kind != .protocol }
    let meant =
      token.map { types(named, called: owner, at: $0) } ?? named.filter { hasName(tree.types[$0], owner) }
    return meant.lazy.compactMap { type -> NodeIndex? in
      let found = Array(tree.members(name, in: self.tree.types[type].scope))
      // One of the type and one of its objects may have different values.
      return Set(found.map { self.tree.bindings[$0].isStatic }).count > 1 ? nil : found.first
    }.first
  }

  /// The types, among some, that a name means at a token: those in the innermost type around it that has such.
  private func types(_ all: [Int], called name: String, at token: NodeIndex) -> [Int] {
    let scope = tree.tokens[token].scope
    let around = scope < 0 ? [] : tree.scopes(around: scope).filter { $0.kind == .type && $0.detail >= 0 }
    let names = around.map { (fullName(of: $0.detail) + [name]).joined(separator: ".") } + [name]
    return names.lazy.map { full in all.filter { fullName(of: $0).joined(separator: ".") == full } }
      .first { !$0.isEmpty } ?? []
  }

  /// Whether a name may refer to a type. The name may lack the outer types.
  private func hasName(_ type: SwiftTypeScope, _ name: String) -> Bool {
    let own = tree.text(of: type.name)
    if own == name { return true }
    guard name.hasSuffix("." + own) else { return false }
    let outer = tree.type(around: tree.scopes[type.scope].parent)
    return outer.map { name.hasSuffix(tree.text(of: tree.types[$0].name) + "." + own) } ?? false
  }

  /// The value of a declaration, if it never changes; else nil.
  private func value(of binding: NodeIndex, isRaw: Bool, depth: Int) -> NameValue? {
    let (kind, token) = (tree.bindings[binding].kind, tree.bindings[binding].token)
    guard token >= 0, depth < Self.deepest, !isOneOfSeveral(binding) else { return nil }
    let place = token + 1
    switch kind {
    case .enumCase:
      guard isRaw else { return nil }
      if tree.kind(place) == .equals { return literal(place + 1).map { .text($0) } }
      guard let type = tree.type(around: tree.bindings[binding].scope),
        tree.types[type].inherits.first.map(tree.text) == "String"
      else { return nil }
      let range = tree.tokens[token].range
      return .text(WrittenName(text: tree.name(of: token), range: range, form: .enumCase))
    case .variable where !isRaw, .function where !isRaw:
      // Only what a class itself declares, or what Objective-C sees, can be overridden. A file without these words shows nothing.
      let type = tree.type(around: tree.bindings[binding].scope)
      let isInExtension =
        type.map { tree.types[$0].kind == .extension } ?? false
        && ["objc", "objcMembers"].allSatisfy { tree.number(of: $0) == nil }
      let isFixed = type.map { [.enum, .struct].contains(tree.types[$0].kind) } == true
      let modifiers = isFixed ? nil : Self.fixed + (isInExtension ? ["class"] : [])
      return expression(of: binding, after: modifiers).flatMap {
        value(of: $0, depth: depth + 1)
      }
    default: return nil
    }
  }

  /// Whether a scope declares a name several times, as in the branches of an `#if`, of which each may give another value.
  private func isOneOfSeveral(_ binding: NodeIndex) -> Bool {
    let (name, scope) = (tree.bindings[binding].name, tree.bindings[binding].scope)
    guard tree.bindings[binding].kind == .variable, tree.scopes.indices.contains(scope),
      tree.clauses.contains(tree.bindings[binding].token, where: { _ in true })
    else { return false }
    return tree.bindings(of: name, in: scope).lazy.filter { tree.bindings[$0].kind == .variable }
      .prefix(2).count > 1
  }

  /// The modifiers of variables that no other type overrides.
  private static let fixed = ["static", "private", "fileprivate", "final"]

  /// The expression that is always the value of a variable; nil if there is none.
  ///
  /// - Parameter modifiers: The modifiers of which a computed variable needs one; nil where no other type overrides it.
  func expression(of binding: NodeIndex, after modifiers: [String]?) -> Range<NodeIndex>? {
    let token = tree.bindings[binding].token
    var place = token + 1
    let isFunction = isWord(token - 1, "func")
    if isFunction {
      guard tree.kind(place) == .openParen, tree.kind(place + 1) == .closeParen else { return nil }
      place += 2
    }
    if tree.kind(place) == (isFunction ? .arrow : .colon) {
      var depth = 0
      while ![.equals, .openBrace, .semicolon, .end].contains(tree.kind(place)), place - token < Self.longest,
        !startsLine(place), depth > 0 || tree.kind(place) != .comma
      {
        switch tree.kind(place) {
        case .openParen, .openBracket, .less: depth += 1
        case .closeParen, .closeBracket, .greater: depth -= 1
        default: break
        }
        place += 1
      }
    }
    if tree.kind(place) == .equals {
      guard isWord(token - 1, "let") else { return nil }
      var depth = 0
      let end = (place + 1..<min(place + Self.longest, tree.tokens.count)).first {
        switch tree.kind($0) {
        case .openParen: depth += 1
        case .closeParen: depth -= 1
        default: break
        }
        // A comma in parentheses does not end the expression.
        return [.semicolon, .closeBrace, .end].contains(tree.kind($0))
          || tree.kind($0) == .comma && depth == 0
          || startsLine($0) && $0 > place + 1
      }
      guard let end, end > place + 1, ![.dot, .anyOperator].contains(tree.kind(end)) else { return nil }
      return place + 1..<end
    }
    guard tree.kind(place) == .openBrace, isFunction || isWord(token - 1, "var"),
      modifiers?.contains(where: { isWord(token - 2, $0) }) != false
    else { return nil }
    let start = isWord(place + 1, "return") ? place + 2 : place + 1
    return start..<max(start, end(ofElementAt: start))
  }
}
