import Text

/// Finds the names that an Objective-C text uses in strings.
package struct ObjectiveCNameReader {
  let tree: ObjectiveCTree
  /// The calls that make the initial controller of a storyboard.
  private func initialControllers() -> [NameUse] {
    ["instantiateInitialViewController", "instantiateInitialController"].flatMap(tree.tokens).compactMap {
      guard let message = tree.message(at: $0),
        case .storyboard(let value) = receiver(of: message, property: "storyboard")
      else { return nil }
      let token = $0
      return NameUse(
        kind: .storyboard, role: .initial, range: tree.tokens[token].range, value: value,
        isConditional: conditions.contains { $0.contains(token) })
    }
  }

  /// The nibs whose names overridden methods return: `- (NSString *)nibName { return @"Card"; }`
  private func nibsInProperties() -> [NameUse] {
    ["nibName", "windowNibName"].flatMap(tree.tokens).compactMap { token in
      guard let type = tree.opening(token - 1), tree.isMark(type - 1, "-"), tree.isMark(token + 1, "{"),
        tree.word(token + 2) == "return",
        tree.isMark(token + 3, "@")
      else { return nil }
      return use(.nib, .required, token + 4, receiver: .ownProperty)
    }
  }

  /// The source of the cells that a message registers: the nib in `registerNib:[UINib nibWithNibName:@"Card" bundle:nil]` or in a
  /// variable, or the class in `registerClass:[Card class]`.
  private func cells(registeredIn pieces: [ObjectiveCMessage.Piece]) -> NameReceiver? {
    guard let piece = pieces.first, case let argument = piece.token + 2 else { return nil }
    if tree.isMark(argument, "["), let name = tree.word(argument + 1), tree.word(argument + 2) == "class",
      tree.isMark(argument + 3, "]")
    {
      return .cellClass(WrittenName(text: name, range: tree.tokens[argument + 1].range))
    }
    guard case let variable = tree.word(argument).flatMap({ start(ofValueOf: $0, at: argument) }),
      let message = tree.message(openedAt: variable ?? argument),
      tree.word(message.first) == "nibWithNibName", tree.pieces(of: message).map(namesBundle) == false
    else { return nil }
    return value(at: last(ofArgumentAfter: message.first)).map { .nib($0) }
  }

  /// The values that code assigns to properties with names: `view.accessibilityIdentifier = @"login"`
  private func assignments() -> [(NameSubject, Int)] {
    SharedNameKind.subjects.filter { $0.kind != .segue }.flatMap { subject in
      tree.tokens(of: subject.property).compactMap { token in
        guard tree.isAccess(token - 1), tree.isMark(token + 1, "="), !tree.isMark(token + 2, "="),
          tree.word(token - 2).map(subject.isOwned) == true
        else { return nil }
        return (subject, last(ofArgumentAfter: token))
      }
    }
  }

  /// The tokens from each outermost `#if` to its `#endif`.
  private let conditions: [Range<Int>]

  /// - Parameter texts: Bodies of methods and functions that contain none of these are skipped; nil reads all.
  package init(_ text: [UInt8], inFunctionsWith texts: [SearchText]?) {
    tree = ObjectiveCTree(text, inFunctionsWith: texts)
    conditions = Self.conditions(in: tree)
  }

  /// The limits on the definitions of one name and on nested braces. Only files that are made to take long exceed them.
  static let mostDefinitions = 64
  private static let deepestBraces = 64

  // MARK: Uses

  /// The names that the code uses, and the methods whose calls use names as well.
  package func names() -> NamesOfCode {
    var result = NamesOfCode()
    func add(
      _ kind: SharedNameKind, _ role: NameUse.Role, _ value: Int, receiver: NameReceiver = .own,
      bundleClass: String? = nil
    ) {
      let list = kind == .scene && role == .attempted ? elements(at: value) : []
      let several = !list.isEmpty ? list : self.value(at: value) == nil ? alternatives(at: value) : []
      for place in several.isEmpty ? [value] : several {
        guard var use = use(kind, role, place, receiver: receiver) else { continue }
        use.isConditional = use.isConditional || several.count > list.count
        use.bundleClass = bundleClass
        result.uses.append(use)
      }
    }
    var seen: Set<Int> = []
    for call in SharedNameKind.calls {
      guard let argument = call.objectiveC else { continue }
      for piece in tree.tokens(of: argument.label ?? "") {
        guard let message = tree.message(around: piece), let pieces = tree.pieces(of: message),
          pieces.indices.contains(argument.index), pieces[argument.index].token == piece,
          case let bundleClass = classOfBundle(of: message, pieces),
          bundleClass != nil || !namesBundle(pieces),
          isFollowed(pieces, call),
          tree.name(of: pieces[0]) == argument.callee, isMade(message, call), seen.insert(piece).inserted
        else { continue }
        let (value, receiver) = (last(ofArgumentAfter: piece), receiver(of: message, call))
        let cells =
          ["registerNib", "registerClass"].contains(argument.callee) ? cells(registeredIn: pieces) : nil
        let isReturned = call.kind == .cell && call.role == .attempted && isReturned(message)
        add(
          call.kind, isReturned ? .required : call.role, value, receiver: cells ?? receiver,
          bundleClass: bundleClass)
        if bundleClass == nil, let helper = helper(handingOn: value, call.kind, call.role, receiver) {
          result.helpers.append(helper)
        }
      }
    }
    result.uses += initialControllers() + nibsInProperties()
    for (subject, value) in assignments() { add(subject.kind, .made, value) }
    let copies = copies()
    for piece in ["isEqualToString", "isEqual"].flatMap(tree.tokens) {
      guard let message = tree.message(at: piece), let close = tree.closing(message.open) else { continue }
      if let kind = kind(ofSubject: piece - 1, copies) { add(kind, .compared, last(ofArgumentAfter: piece)) }
      if let kind = kind(ofSubject: close - 1, copies) { add(kind, .compared, piece - 1) }
    }
    return result
  }

  /// The use of a name whose value is the expression at a token; nil if that value can't be known and is not listed.
  func use(_ kind: SharedNameKind, _ role: NameUse.Role, _ value: Int, receiver: NameReceiver) -> NameUse? {
    let isNoted = isNotedUnknown(kind, role, tree.word(value) ?? "")
    guard let name = self.value(at: value)?.withoutDevice(kind) ?? (isNoted ? .unknown : nil) else {
      return nil
    }
    var range = tree.tokens[value].range
    if case .text(let written) = name, written.form == .literal, range.lower < written.range.lower,
      written.range.upper < range.upper
    {
      range = written.range
    }
    return NameUse(
      kind: kind, role: role == .required && isCaught(value) ? .optional : role, range: range, value: name,
      receiver: receiver, isConditional: conditions.contains { $0.contains(value) })
  }

  private static func conditions(in tree: ObjectiveCTree) -> [Range<Int>] {
    var starts: [Int] = []
    var result: [Range<Int>] = []
    for index in tree.tokens.indices where tree.tokens[index].isInDirective && tree.isMark(index - 1, "#") {
      switch tree.word(index) {
      case "if", "ifdef", "ifndef": starts.append(index)
      case "endif":
        if let start = starts.popLast(), starts.isEmpty { result.append(start..<index) }
      default: break
      }
    }
    return result
  }

  /// Whether a token is in the braces of `@try`.
  private func isCaught(_ index: Int) -> Bool {
    var next = tree.opening(around: index)
    // Only a file that is made to take long nests braces deeper.
    for _ in 0..<Self.deepestBraces {
      guard let open = next else { return false }
      if tree.isMark(open, "{"), tree.word(open - 1) == "try", tree.isMark(open - 2, "@") { return true }
      next = tree.opening(around: open)
    }
    return false
  }

  /// The last token of the argument after a piece, which is a literal or a word.
  func last(ofArgumentAfter piece: Int) -> Int {
    tree.isMark(piece + 2, "@") ? piece + 3 : piece + 2
  }

  /// Whether the pieces after the name's are those that the call requires.
  private func isFollowed(_ pieces: [ObjectiveCMessage.Piece], _ call: NameCall) -> Bool {
    guard let next = call.next?.objectiveC, let argument = call.objectiveC else { return true }
    return pieces.dropFirst(argument.index + 1).map(tree.name) == next
  }

  /// The object that an initializer makes from a nib, or the bundle that contains the nib.
  private func receiverOfNib(_ message: ObjectiveCMessage) -> NameReceiver {
    let last = message.first - 1
    guard tree.isMark(last, "]"), let inner = tree.opening(last).flatMap(tree.message(openedAt:)) else {
      let word = tree.word(last)
      if isMainBundle(last - 2) { return .bundle }
      if ["self", "super"].contains(word) { return .own }
      let made = word.flatMap { start(ofValueOf: $0, at: last) }.flatMap(tree.message(openedAt:))
      return ["UINib", "NSNib", "NSBundle"].contains(word) || made.map(isOwnBundle) == true
        ? .bundle : .unknown
    }
    if let type = typeName(ofObjectAllocatedAt: last) {
      // `self` is the class in a class method: `[[self alloc] initWithWindowNibName:@"Panel"]`
      if type == "self" { return .own }
      return ["UINib", "NSNib"].contains(type) ? .bundle : .new(type)
    }
    return isOwnBundle(inner) || classOfBundle(inner) != nil ? .bundle : .unknown
  }

  /// The class in `[Card alloc]`, whose last token is given; nil for other expressions.
  func typeName(ofObjectAllocatedAt last: Int) -> String? {
    guard tree.isMark(last, "]"), let message = tree.opening(last).flatMap(tree.message(openedAt:)),
      tree.word(message.first) == "alloc"
    else { return nil }
    return tree.word(message.first - 1)
  }

  /// The start of the value that a method assigns to a variable; nil unless it assigns exactly once.
  private func start(ofValueOf name: String, at index: Int) -> Int? {
    let assigned = tree.tokens(of: name, in: tree.body(around: index).tokens).filter {
      tree.isMark($0 + 1, "=")
    }
    return assigned.count == 1 ? assigned[0] + 2 : nil
  }

  /// Whether the receiver of a message has one of the names that the call needs.
  private func isMade(_ message: ObjectiveCMessage, _ call: NameCall) -> Bool {
    call.isMade(on: (message.open..<message.first).lazy.compactMap(tree.word))
  }

  private func receiver(of message: ObjectiveCMessage, _ call: NameCall) -> NameReceiver {
    if call.kind == .nib { return receiverOfNib(message) }
    if let property = call.property { return receiver(of: message, property: property) }
    if hasOwnReceiver(message) { return .own }
    let last = message.first - 1
    let object = last == message.open + 1 ? tree.word(last) : nil
    return object.flatMap { typeName(ofVariable: $0, at: last) }.map { .variable($0) } ?? .unknown
  }

  /// The storyboard that receives a message; `own` for the one in a property of `self`.
  private func receiver(of message: ObjectiveCMessage, property: String) -> NameReceiver {
    let last = message.first - 1
    if tree.isMark(last, "]") {
      guard let inner = tree.opening(last).flatMap(tree.message(openedAt:)) else { return .unknown }
      return storyboard(from: inner, property) ?? .unknown
    }
    guard let name = tree.word(last) else { return .unknown }
    if tree.isAccess(last - 1) { return name == property ? receiver(ofAccess: last) : .unknown }
    guard let start = start(ofValueOf: name, at: last) else { return .unknown }
    if let semicolon = tree.tokens.indices[start...].first(where: { !tree.isWord($0) && !tree.isAccess($0) }),
      case let end = semicolon - 1, end > start, tree.word(end) == property, tree.isMark(semicolon, ";")
    {
      return receiver(ofAccess: end)
    }
    return tree.message(openedAt: start).flatMap { storyboard(from: $0, property) } ?? .unknown
  }

  /// The storyboard in a property of `self` or of another object: `self.storyboard`
  private func receiver(ofAccess property: Int) -> NameReceiver {
    tree.word(property - 2) == "self" && !tree.isAccess(property - 3) ? .own : .other
  }

  /// The storyboard that a message returns, newly made or from a property; nil for other messages.
  private func storyboard(from message: ObjectiveCMessage, _ property: String) -> NameReceiver? {
    guard tree.word(message.first) == property else { return storyboard(madeBy: message) }
    return tree.word(message.first - 1) == "self" ? .own : .other
  }

  /// The storyboard in `[UIStoryboard storyboardWithName:@"Main" bundle:nil]`
  private func storyboard(madeBy message: ObjectiveCMessage) -> NameReceiver? {
    guard
      SharedNameKind.calls.contains(where: {
        $0.kind == .storyboard && $0.objectiveC?.callee == tree.word(message.first)
      })
    else { return nil }
    return value(at: last(ofArgumentAfter: message.first)).map { .storyboard($0) }
  }

  func hasOwnReceiver(_ message: ObjectiveCMessage) -> Bool {
    message.first == message.open + 2
      && tree.word(message.open + 1).map(["self", "super", "strongSelf", "weakSelf"].contains) == true
  }

  // MARK: Comparisons

  /// A local variable that contains the value of a subject.
  private struct Copy: Hashable {
    var body: Int
    var name: String
  }

  private func copies() -> [Copy: SharedNameKind] {
    var result: [Copy: SharedNameKind] = [:]
    for subject in SharedNameKind.subjects {
      for word in tree.tokens(of: subject.objectiveCFunction) {
        guard let close = tree.closing(word + 2), let name = tree.word(close + 1),
          tree.body(around: word).isHead(word)
        else { continue }
        result[Copy(body: tree.numberOfBody(around: word), name: name)] = subject.kind
      }
      for property in tree.tokens(of: subject.property) {
        let last = tree.isAccess(property - 1) || !tree.isMark(property + 1, "]") ? property : property + 1
        // A member of the subject is another text.
        guard !tree.isAccess(last + 1), let kind = kind(ofSubject: last, [:]),
          let start = tree.start(ofExpressionEndingAt: last),
          tree.isMark(start - 1, "="), let name = tree.word(start - 2)
        else { continue }
        result[Copy(body: tree.numberOfBody(around: property), name: name)] = kind
      }
    }
    return result
  }

  /// The kind of the name that an expression such as `segue.identifier`, `[segue identifier]` or a copy of it contains, by the
  /// expression's last token.
  private func kind(ofSubject last: Int, _ copies: [Copy: SharedNameKind]) -> SharedNameKind? {
    let isMessage = tree.isMark(last, "]")
    let index = isMessage ? last - 1 : last
    guard let name = tree.word(index) else { return nil }
    guard isMessage || tree.isAccess(index - 1) else {
      return copies[Copy(body: tree.numberOfBody(around: index), name: name)]
    }
    guard let owner = tree.word(isMessage ? index - 1 : index - 2) else { return nil }
    return SharedNameKind.subjects.first {
      $0.property == name
        && ($0.isOwned(by: owner) || typeName(ofVariable: owner, at: index).map($0.isOwned) == true)
    }?.kind
  }

  /// The name of the class in the declaration of a variable or parameter.
  func typeName(ofVariable name: String, at index: Int) -> String? {
    let body = tree.body(around: index).tokens
    let declared = tree.declarators(of: name, in: body).last { $0.token < index }
    return if case .object(let type)? = declared?.type { type } else { nil }
  }

  // MARK: Values

  /// The value of the literal or constant at a token; nil for other expressions.
  func value(at index: Int, depth: Int = 0) -> NameValue? {
    if tree.isMark(index, "[") { return changedName(at: index, depth: depth) }
    if let written = literal(index) ?? typeName(index) { return .text(written) }
    if let owner = typeOfSelf(index) { return .constant([owner, "self"]) }
    // The word is the whole argument or receiver if another piece or the end of the message follows.
    guard let name = tree.word(index), name != "nil",
      tree.isMark(index + 1, "]") || tree.isMark(index + 1, ";") || isPiece(index + 1)
    else { return nil }
    let local = scope(ofLocal: name, at: index)
    let found = definitions(of: name, in: local)
    // A constant of a framework, such as `NSImageNameFolder`, has no definition in the workspace.
    let isOfFramework = name.hasPrefix("NS") || name.hasPrefix("UI")
    if found.isEmpty { return local != nil || isOfFramework ? nil : .constant([name]) }
    return onlyOne(of: found).map { .text($0) }
  }

  /// The literals that may be a value: those of `condition ? @"one" : @"other"`, or those that a method assigns to a variable.
  private func alternatives(at index: Int) -> [Int] {
    let start = tree.isMark(index - 1, "@") ? index - 1 : index
    let chosen = choices(from: start)
    guard chosen.isEmpty, let name = tree.word(index) else { return chosen }
    let part = scope(ofLocal: name, at: index) ?? tree.body(around: index).tokens
    let places = tree.tokens(of: name, in: part).filter {
      tree.isMark($0 + 1, "=") && !tree.isMark($0 + 2, "=") && !tree.isAccess($0 - 1)
    }
    if places.count > Self.mostDefinitions { return [] }
    return places.flatMap { literal($0 + 3) == nil ? choices(from: $0 + 2) : [$0 + 3] }
  }

  /// The tokens in which a name means the local variable that it means at a token; nil where it means none.
  private func scope(ofLocal name: String, at index: Int) -> Range<Int>? {
    tree.declarators(of: name, in: tree.body(around: index).tokens).last {
      $0.isLocal && $0.token <= index && index < $0.scopeEnd
    }.map { $0.token..<$0.scopeEnd }
  }

  private func choices(from start: Int) -> [Int] {
    var found: [Int] = []
    var isChoice = false
    var place = start
    while place < tree.tokens.count, !tree.isMark(place, anyOf: ";])},") {
      isChoice = isChoice || tree.isMark(place, "?")
      // A colon after a word belongs to the next piece of a selector.
      if isChoice, tree.isMark(place, "?") || tree.isMark(place, ":") && !tree.isWord(place - 1),
        literal(place + 2) != nil
      {
        found.append(place + 2)
      }
      // The whole choice may be in parentheses, which are then not skipped.
      let isSkipped = tree.isMark(place, anyOf: "([{") && !(place == start && isWholeArgument(place))
      place = (isSkipped ? tree.closing(place) ?? place : place) + 1
    }
    return found
  }

  private func isWholeArgument(_ open: Int) -> Bool {
    tree.isMark(open, "(")
      && tree.closing(open).map { tree.isMark($0 + 1, anyOf: ";]") || isPiece($0 + 1) } == true
  }

  /// The name of the class in `NSStringFromClass([Name class])`; nil for other expressions.
  private func typeName(_ index: Int) -> WrittenName? {
    guard tree.word(index) == "NSStringFromClass", tree.isMark(index + 1, "("), tree.isMark(index + 2, "["),
      let name = tree.word(index + 3), name.first?.isUppercase == true, tree.word(index + 4) == "class",
      tree.isMark(index + 5, "]"), tree.isMark(index + 6, ")")
    else { return nil }
    return WrittenName(text: name, range: tree.tokens[index + 3].range, form: .typeName)
  }

  /// The name of the class around `NSStringFromClass([self class])`, `NSStringFromClass(self.class)` and, in a class method,
  /// `NSStringFromClass(self)`; nil for other expressions.
  private func typeOfSelf(_ index: Int) -> String? {
    guard tree.word(index) == "NSStringFromClass", tree.isMark(index + 1, "("),
      let close = tree.closing(index + 1), case let inner = index + 2..<close,
      let sign = tree.body(around: index).head.last(where: {
        tree.isMark($0, anyOf: "-+") && tree.isMark($0 + 1, "(")
      })
    else { return nil }
    let ofObject = tree.isMark(inner.lowerBound, "[") ? inner.dropFirst() : inner
    let isOfObject =
      tree.word(ofObject.lowerBound) == "self" && inner.contains { tree.word($0) == "class" }
      && inner.count < 5
    let isOfClass = inner.count == 1 && tree.word(inner.lowerBound) == "self" && tree.isMark(sign, "+")
    guard isOfObject || isOfClass else { return nil }
    return tree.tokens(of: "implementation").last { $0 < index }.flatMap { tree.word($0 + 1) }
  }

  func isPiece(_ index: Int) -> Bool { tree.isWord(index) && tree.isMark(index + 1, ":") }

  func literal(_ index: Int) -> WrittenName? {
    tree.isMark(index - 1, "@") ? text(ofString: index) : nil
  }

  /// The text of a string of C; that of Objective-C is preceded by `@`.
  private func text(ofString index: Int) -> WrittenName? {
    guard tree.isString(index), !tree.isString(index + 1),
      // A literal after this one is joined to it. After a definition, another word with `@` may follow.
      !(tree.isMark(index + 1, "@") && tree.isString(index + 2))
    else { return nil }
    let range = tree.tokens[index].range
    guard range.length >= 2, tree.bytes[range.lower] == Ascii.quote,
      tree.bytes[range.upper - 1] == Ascii.quote
    else { return nil }
    return unescaped(tree.bytes[range.lower + 1..<range.upper - 1]).map {
      WrittenName(text: $0, range: ByteRange(range.lower + 1, range.upper - 1))
    }
  }

  /// The values that code gives to a local variable or a constant: `#define name @"…"`, `name = @"…"`. A value is nil if it is
  /// not a literal.
  ///
  /// - Parameter local: The scope of the variable; nil for a constant.
  private func definitions(of name: String, in local: Range<Int>?) -> [WrittenName?] {
    let places = tree.tokens(of: name, in: local ?? tree.tokens.indices)
    return places.count > Self.mostDefinitions
      ? [nil]
      : places.compactMap { place in
        if tree.word(place - 1) == "define" {
          // A string of C becomes one of Objective-C where the name is used: `@NAME`
          return local == nil ? literal(place + 2) ?? text(ofString: place + 1) : nil
        }
        guard tree.isMark(place + 1, "="), !tree.isMark(place + 2, "=") else { return nil }
        let isHere = local != nil || tree.body(around: place).brace == nil
        return isHere ? .some(literal(place + 3)) : nil
      }
  }

  private func onlyOne(of found: [WrittenName?]) -> WrittenName? {
    Set(found.map { $0?.text }).count == 1 ? found[0] : nil
  }

  /// The value of a constant that another file uses; nil if this file does not define it, or with several values.
  package func value(ofConstant path: [String]) -> WrittenName? {
    let found = path.last.map { definitions(of: $0, in: nil) } ?? []
    return found.isEmpty ? nil : onlyOne(of: found)
  }
}
