/// Functions, and variables with their accessors, in a tree.
extension SwiftTreeParser {
  // MARK: Variables

  private var bindsInOrder: Bool {
    switch tree.scopes[Int(scope)].kind {
    case .file, .type: false
    case .function, .closure, .block: true
    }
  }

  mutating func parseVariable(isStatic: Bool) {
    advance()
    while !isAtEnd {
      let before = index
      let isInOrder = bindsInOrder
      let outerScope = scope
      let pattern = parsePattern(binds: true)
      show(pattern.bindings, from: isInOrder ? .max : 0)
      var annotation = SwiftTokens.none
      if accept(.colon) { annotation = parseType() }
      var value: NodeIndex = -1
      if kind == .equals {
        advance()
        let wasInCondition = isInCondition
        isInCondition = false
        value = parseInitialValue(isStatic: isStatic)
        isInCondition = wasInCondition
      }
      scope = outerScope
      if !annotation.isEmpty, value > 0, case .closure(let closure) = tree.expressions[Int(value)] {
        tree.closures[Int(closure)].context = .typed(annotation)
      }
      match(
        pattern, with: annotation.isEmpty ? (value >= 0 ? .value(value) : .unknown) : .annotation(annotation))
      if isInOrder { show(pattern.bindings, from: index) }
      for binding in pattern.bindings { tree.bindings[Int(binding)].isStatic = isStatic }
      if kind == .openBrace, !isInCondition { parseAccessors(isStatic: isStatic) }
      guard accept(.comma), index > before else { return }
    }
  }

  private mutating func parseInitialValue(isStatic: Bool) -> NodeIndex {
    guard isStatic else { return parseExpression() }
    let outer = openScope(.function)
    tree.scopes[Int(scope)].isStatic = true
    defer { scope = outer }
    return parseExpression()
  }

  /// At a `{`: accessors, or the getter alone.
  private mutating func parseAccessors(isStatic: Bool) {
    guard startsAccessors() else {
      let outer = openScope(.function)
      tree.scopes[Int(scope)].isStatic = isStatic
      parseBraced()
      scope = outer
      return
    }
    advance()
    while !isAtEnd, kind != .closeBrace {
      let before = index
      while kind == .at { parseAttribute() }
      let word = SwiftWord(rawValue: word(at: index))
      advance()
      guard word != nil else { continue }
      let outer = openScope(.function)
      tree.scopes[Int(scope)].isStatic = isStatic
      if kind == .openParen, kind(at: index + 1) == .identifier, kind(at: index + 2) == .closeParen,
        word != .private, word != .fileprivate
      {
        bind(index + 1, .parameter, from: index)
        index += 3
      } else if word == .set || word == .willSet {
        bind(SwiftWord.newValue.rawValue, .implicit, token: -1, from: index, .unknown)
      } else if word == .didSet {
        bind(SwiftWord.oldValue.rawValue, .implicit, token: -1, from: index, .unknown)
      }
      while isAt(.async) || isAt(.throws) {
        advance()
        if kind == .openParen { skipBrackets() }
      }
      if kind == .openBrace { parseBraced() }
      scope = outer
      if index == before { advance() }
    }
    _ = accept(.closeBrace)
  }

  // MARK: Functions

  mutating func parseFunction(isStatic: Bool) {
    advance()
    var name: Int?
    if kind == .identifier {
      name = index
      advance()
    }
    // An operator by name, which may begin with a character that looks like a letter's.
    if kind == .anyOperator, !tree.tokens[index].flags.contains(.followsSpace) { name = nil }
    while kind != .openParen, !isAtEnd, kind != .less || kind(at: index + 1) != .identifier,
      kind != .openBrace,
      name == nil
    {
      advance()
    }
    let function = NodeIndex(truncatingIfNeeded: tree.functions.count)
    tree.functions.append(SwiftFunction())
    if let name {
      let binding = bind(name, .function, from: 0, .function(function))
      tree.bindings[Int(binding)].isStatic = isStatic
    }
    parseSignatureAndBody(function, isStatic: isStatic)
  }

  mutating func parseInitializer(_ word: SwiftWord) {
    advance()
    if kind == .postfixMark || kind == .anyOperator { advance() }
    let function = NodeIndex(truncatingIfNeeded: tree.functions.count)
    tree.functions.append(SwiftFunction())
    parseSignatureAndBody(function, isStatic: false, hasAccessors: word == .subscript)
  }

  private mutating func parseSignatureAndBody(
    _ function: NodeIndex, isStatic: Bool, hasAccessors: Bool = false
  ) {
    let outer = openScope(.function)
    tree.scopes[Int(scope)].isStatic = isStatic
    parseGenericParameters()
    if kind == .openParen { parseParameters(of: function) }
    while isAt(.async) || isAt(.throws) || isAt(.rethrows) || isAt(.reasync) {
      advance()
      if kind == .openParen { skipBrackets() }
    }
    if accept(.arrow) { tree.functions[Int(function)].result = parseType() }
    parseWhereClause()
    if kind == .openBrace {
      if hasAccessors { parseAccessors(isStatic: isStatic) } else { parseBraced() }
    }
    scope = outer
  }

  private mutating func parseParameters(of function: NodeIndex) {
    advance()
    while !isAtEnd, kind != .closeParen {
      let before = index
      while kind == .at { parseAttribute() }
      var names: [Int] = []
      while kind == .identifier {
        names.append(index)
        advance()
      }
      var parameter = SwiftFunction.Parameter(label: -1, type: .none, hasDefault: false)
      if let last = names.last {
        for name in names.dropLast() { mark(name, .label) }
        bind(last, .parameter, from: index)
        let label = names.count > 1 ? names[names.count - 2] : last
        if word(at: label) != SwiftWord.wildcard.rawValue {
          parameter.label = NodeIndex(truncatingIfNeeded: label)
        }
      }
      if accept(.colon) {
        parameter.type = parseType()
        let binding = tree.scopes[Int(scope)].binding
        if !names.isEmpty, binding >= 0 { tree.bindings[Int(binding)].source = .annotation(parameter.type) }
      }
      if isOperator(.ellipsis) {
        advance()
        parameter.hasDefault = true
      }
      if accept(.equals) {
        parameter.hasDefault = true
        _ = parseExpression()
      }
      tree.functions[Int(function)].parameters.append(parameter)
      _ = accept(.comma)
      if index == before {
        if kind == .closeBrace || kind == .openBrace { break }
        advance()
      }
    }
    _ = accept(.closeParen)
  }
}
