import Text

/// Functions that pass their parameters to helpers of the same file, and so are helpers as well.
extension SwiftNameReader {
  /// Whether the text has the word of some helper at another place than its declaration.
  func mayBeCalled(_ helpers: [NameHelper]) -> Bool {
    Set(helpers.map(\.word)).contains { word in
      text.withSpan(SearchText(Array(word.utf8)).ranges).count > helpers.count { $0.word == word }
    }
  }

  /// Some helpers of the file, and the functions of the file that call them.
  ///
  /// The reader has to know the bodies of all functions.
  func withCallers(_ helpers: [NameHelper]) -> [NameHelper] {
    let ofCases = callers(ofOwnCases: helpers.filter { $0.source == .ownCase })
    var result = helpers + ofCases
    var added = helpers.filter { $0.source != .ownCase } + ofCases
    for _ in 0..<Self.deepest where !added.isEmpty {
      let known = Set(result)
      added = callers(of: added).filter { !known.contains($0) }
      result += added
    }
    return result
  }

  /// The functions that pass a parameter, or the type on which they are called, to one of some helpers.
  private func callers(of helpers: [NameHelper]) -> [NameHelper] {
    let byName = Dictionary(grouping: helpers) { tree.number(of: $0.word) }
    return tree.tokens.indices.flatMap { index -> [NameHelper] in
      guard tree.kind(index) == .identifier, let called = byName[tree.tokens[index].name],
        tree.kind(index + 1) == .openParen, !isWord(index - 1, "func"),
        let function = functionName(around: index)
      else { return [] }
      return called.compactMap { caller(of: $0, at: index, in: function) }
    }
  }

  /// The functions with a parameter whose case some helpers of its enumeration name: `func open(_ board: Board) { board.instance }`
  private func callers(ofOwnCases helpers: [NameHelper]) -> [NameHelper] {
    let byName = Dictionary(grouping: helpers) { tree.number(of: $0.word) }
    return helpers.isEmpty
      ? []
      : tree.tokens.indices.flatMap { index -> [NameHelper] in
        guard tree.kind(index) == .identifier, let used = byName[tree.tokens[index].name],
          tree.kind(index - 1) == .dot, tree.kind(index - 3) != .dot,
          let function = functionName(around: index), let declared = functionsByToken[function],
          let (name, owner) = nameOfHelper(function), let part = parameter(index - 2, of: declared)
        else { return [] }
        return used.compactMap { helper in
          guard let type = helper.owner, typeName(ofVariableAt: index - 2) == type else { return nil }
          let origin = NameHelper.Origin(
            part: .parameter(part), source: .enumCase(of: type), steps: helper.origin.steps)
          return NameHelper(
            kind: helper.kind, role: helper.role, receiver: helper.receiver, name: [name],
            parameters: parameters(of: declared), origin: origin, owner: owner,
            isPrivate: isPrivate(function: function), isStatic: owner == nil ? nil : declared.isStatic,
            isConditional: helper.isConditional || isConditional(index, in: function),
            isUnwrapped: helper.isUnwrapped)
        }
      }
  }

  /// The function around a call of a helper as a helper; nil if the name does not depend on the function's own call.
  private func caller(of helper: NameHelper, at index: NodeIndex, in function: NodeIndex) -> NameHelper? {
    let isConditional = helper.isConditional || isConditional(index, in: function)
    guard helper.kind != .nib || !isConditional, let arguments = arguments(of: helper, inCallAt: index),
      let declared = functionsByToken[function],
      case let object = object(ofCallAt: index), isOwned(helper, by: object, at: index),
      let argument = arguments[helper.origin.part]?.first,
      let origin = helper.origin.part == .receiver && object == .own
        ? declared.isStatic ? helper.origin : nil
        : origin(of: argument, like: helper.origin, in: declared)
    else { return nil }
    guard let (name, owner) = nameOfHelper(function) else { return nil }
    var result = NameHelper(
      kind: helper.kind, role: helper.role, receiver: receiver(of: helper, calledAt: index, on: object),
      name: [name], parameters: parameters(of: declared), origin: origin, owner: owner,
      isPrivate: isPrivate(function: function), isStatic: owner == nil ? nil : declared.isStatic,
      isConditional: isConditional, isUnwrapped: helper.isUnwrapped)
    guard result != helper else { return nil }
    if let bundle = helper.bundle.flatMap({ arguments[.parameter($0)]?.first }), !isOwnBundle(bundle) {
      result.bundle = parameter(ofOwnBundle: bundle, in: function)
      if result.bundle == nil { return nil }
    }
    var document = helper.document.map { (argument: arguments[$0.part]?.first, origin: $0) }
    if let type = helper.receiver.document?.enumeration?.last, case .variable(type) = object {
      // The case of a parameter names the storyboard.
      let steps = helper.receiver.document?.steps ?? []
      document = (index - 2..<index - 1, NameHelper.Origin(source: .enumCase(of: type), steps: steps))
      result.receiver = .unknown
    }
    guard let document else { return result }
    result.document = document.argument.flatMap {
      self.origin(of: $0, like: document.origin, in: declared)
    }
    return result.document == nil ? nil : result
  }

  /// Whether a helper belongs to the object on which a function is called, as far as the file shows.
  private func isOwned(_ helper: NameHelper, by object: NameHelperCall.Object, at index: NodeIndex) -> Bool {
    switch object {
    case .own: helper.owner == nil || helper.owner == typeName(around: index)
    case .type(let name), .variable(let name), .new(let name), .member(of: let name, _): name == helper.owner
    case .property, .unknown: false
    }
  }

  /// The part of the call of a function on which an argument for a helper depends; nil for none.
  ///
  /// - Parameter inner: The origin of the helper's name.
  private func origin(
    of argument: Range<NodeIndex>, like inner: NameHelper.Origin, in function: SwiftFunction
  ) -> NameHelper.Origin? {
    var result: NameHelper.Origin?
    switch inner.source {
    case .text:
      result = originOfWhole(argument, in: function)
      if result?.steps.isEmpty == false, !inner.steps.isEmpty { return nil }
    case .typeName, .member:
      result = part(ofType: argument, in: function).map {
        NameHelper.Origin(part: $0, source: inner.source)
      }
    case .enumCase(let type, _):
      guard argument.count == 1, typeName(ofVariableAt: argument.lowerBound) == type else { return nil }
      result = parameter(argument.lowerBound, of: function).map {
        NameHelper.Origin(part: .parameter($0), source: inner.source)
      }
    case .ownCase: return nil
    }
    result?.steps += inner.steps
    return result
  }

  /// The part of a function's call that is the type in an argument: `self`, `T.self` or a parameter that is a type.
  private func part(ofType argument: Range<NodeIndex>, in function: SwiftFunction) -> NameHelper.Part? {
    guard let path = path(argument), let first = path.first,
      path.count == 1 || path.count == 2 && isWord(path[1], "self")
    else { return nil }
    if isWord(first, path.count == 1 ? "self" : "Self") { return function.isStatic ? .receiver : nil }
    guard isTypeOfCaller(first) else { return nil }
    if path.count == 1 { return parameter(first, of: function).map { .parameter($0) } }
    let position = function.parameters.firstIndex {
      $0.type.count == 3 && tree.tokens[$0.type.lowerBound].name == tree.tokens[first].name
        && isWord($0.type.upperBound - 1, "Type")
    }
    return position.map { .parameter($0) } ?? (isResult(first, of: function) ? .result : nil)
  }

  /// The index of the parameter to which a name refers; nil for another variable.
  func parameter(_ name: NodeIndex, of function: SwiftFunction) -> Int? {
    guard let binding = binding(ofNameAt: name).map({ tree.bindings[$0] }), binding.kind == .parameter,
      case .annotation(let type) = binding.source
    else { return nil }
    return function.parameters.firstIndex { $0.type == type }
  }

  // MARK: Results

  /// Whether a generic parameter is the type of a function's result: `-> T` or `-> T?`
  func isResult(_ parameter: NodeIndex, of function: SwiftFunction) -> Bool {
    guard let first = function.result.first else { return false }
    return tree.kind(first) == .identifier && tree.tokens[first].name == tree.tokens[parameter].name
      && function.result.dropFirst().allSatisfy { tree.kind($0) == .postfixMark }
  }

  /// The type that a call's result gets by its place: `let detail: Detail = make()`, `make() as Detail`, and `return make()` in a
  /// function with a declared result.
  func expectedType(ofCallAt index: NodeIndex) -> Range<NodeIndex>? {
    guard let close = closing(of: index + 1) else { return nil }
    if isWord(close + 1, "as"), !startsLine(close + 1) {
      let type = operand(from: close + 2)
      return type.isEmpty ? nil : type
    }
    let isWhole =
      startsLine(close + 1) && ![.dot, .anyOperator].contains(tree.kind(close + 1))
      || [.closeBrace, .semicolon].contains(tree.kind(close + 1))
    guard isWhole, var start = start(ofCallAt: index) else { return nil }
    while ["try", "await"].contains(where: { isWord(start - 1, $0) }) { start -= 1 }
    if isWord(start - 1, "return") { return resultOfFunction(around: index) }
    guard tree.kind(start - 1) == .equals else { return nil }
    let end = self.start(ofMarksBefore: start - 1) + 1
    var lower = end - 1
    while tree.kind(lower - 1) == .dot { lower -= 2 }
    guard tree.kind(lower) == .identifier, tree.kind(lower - 1) == .colon,
      isWord(lower - 3, "let") || isWord(lower - 3, "var")
    else { return nil }
    return lower..<end
  }

  /// The type that the function around a token returns; nil in a closure, and for another type than that of one object.
  private func resultOfFunction(around index: NodeIndex) -> Range<NodeIndex>? {
    let scope = tree.tokens[index].scope
    guard tree.scopes(around: scope).first(where: { $0.kind != .block })?.kind == .function,
      let result = functionName(around: index).flatMap({ functionsByToken[$0] })?.result
    else { return nil }
    let end = result.lastIndex { tree.kind($0) != .postfixMark }.map { $0 + 1 } ?? result.lowerBound
    let type = result.lowerBound..<end
    return path(type) == nil ? nil : type
  }

  /// The token of the name of the function whose body is around a token.
  private func functionName(around index: NodeIndex) -> NodeIndex? {
    var depth = 0
    for brace in (0..<index).reversed() {
      if tree.kind(brace) == .closeBrace { depth += 1 }
      guard tree.kind(brace) == .openBrace else { continue }
      depth -= 1
      if depth >= 0 { continue }
      // The brace of a statement, such as `if`, is inside of the body.
      depth = 0
      let head = (0..<brace).reversed().prefix { ![.openBrace, .closeBrace].contains(tree.kind($0)) }
      // An operator has no name, so the keyword comes first.
      if let name = head.first(where: { functionsByToken[$0] != nil || isWord($0, "func") }) { return name }
    }
    return nil
  }

  /// Whether the type of a member is left out: `let detail: Detail = .make()`
  func isImplicit(_ member: NodeIndex) -> Bool {
    tree.kind(member - 1) == .dot
      && ![.identifier, .postfixMark, .closeParen, .closeBracket, .closeBrace, .greater].contains(
        tree.kind(member - 2))
  }

  /// The first token of the expression that a call ends: `UIStoryboard(…).make(`
  private func start(ofCallAt index: NodeIndex) -> NodeIndex? {
    var start = index
    for _ in 0..<Self.deepest {
      guard tree.kind(start - 1) == .dot else { return start }
      if isImplicit(start) { return start - 1 }
      start = self.start(ofMarksBefore: start - 1)
      if tree.kind(start) == .closeParen {
        guard let open = opening(of: start) else { return nil }
        start = open - 1
      }
    }
    return nil
  }
}
