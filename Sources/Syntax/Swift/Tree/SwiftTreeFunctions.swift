/// Functions, variables and accessors in a tree.
extension SwiftTreeParser {
  // MARK: Variables

  private var bindsInOrder: Bool {
    switch tree.scopes[scope].kind {
    case .file, .type: false
    case .function, .closure, .block: true
    }
  }

  mutating func parseVariable(isStatic: Bool) {
    advance()
    repeat {
      let isInOrder = bindsInOrder
      let pattern = parsePattern(binds: true)
      show(pattern.bindings, from: isInOrder ? .max : 0)
      let annotation = parseAnnotation()
      var source = SwiftBinding.Source.unknown
      if accept(.equals) {
        let value = inCondition(false) { $0.parseInitialValue(isStatic: isStatic) }
        source = .value(value)
        if !annotation.isEmpty, case .closure(let closure) = tree.expressions[value] {
          tree.closures[closure].context = .typed(annotation)
        }
      }
      match(pattern, with: annotation.isEmpty ? source : .annotation(annotation))
      if isInOrder { show(pattern.bindings, from: index) }
      for binding in pattern.bindings { tree.bindings[binding].isStatic = isStatic }
      if kind == .openBrace, !mode.isInCondition { parseAccessors(isStatic: isStatic) }
    } while accept(.comma)
  }

  private mutating func parseInitialValue(isStatic: Bool) -> NodeIndex {
    guard isStatic else { return parseExpression() }
    let outer = openScope(.function, isStatic: true)
    defer { scope = outer }
    return parseExpression()
  }

  /// Reads accessors, or a getter without a keyword, from the `{` on.
  private mutating func parseAccessors(isStatic: Bool) {
    guard startsAccessors() else {
      let outer = openScope(.function, isStatic: isStatic)
      parseBraced()
      scope = outer
      return
    }
    advance()
    while !isAtEnd, kind != .closeBrace {
      while kind == .at { parseAttribute() }
      let word = SwiftWord(rawValue: word(at: index))
      advance()
      guard word != nil else { continue }
      let outer = openScope(.function, isStatic: isStatic)
      if kind == .openParen, kind(at: index + 1) == .identifier, kind(at: index + 2) == .closeParen,
        word != .private, word != .fileprivate
      {
        bind(index + 1, .parameter, from: index)
        index += 3
      } else if word == .set || word == .willSet {
        bindImplicitly(.newValue)
      } else if word == .didSet {
        bindImplicitly(.oldValue)
      }
      skipEffects()
      parseBraced()
      scope = outer
    }
    _ = accept(.closeBrace)
  }

  // MARK: Functions

  mutating func parseFunction(isStatic: Bool) {
    advance()
    var name: Int?
    if accept(.identifier) { name = index - 1 }
    // The name is an operator, which may begin with a character that looks like a letter.
    if kind == .anyOperator, isAdjacent { name = nil }
    if let name {
      let binding = bind(name, .function, from: 0, .function(tree.functions.count))
      tree.bindings[binding].isStatic = isStatic
    } else {
      while kind != .openParen, !isAtEnd, kind != .less || next.kind != .identifier, kind != .openBrace {
        advance()
      }
    }
    parseSignatureAndBody(of: SwiftFunction(token: name ?? -1, isStatic: isStatic))
  }

  mutating func parseInitializer(_ word: SwiftWord) {
    let token = word == .initializer ? index : -1
    tree.tokens[index].scope = scope
    advance()
    if kind == .postfixMark || kind == .anyOperator { advance() }
    parseSignatureAndBody(of: SwiftFunction(token: token, isStatic: false), hasAccessors: word == .subscript)
  }

  private mutating func parseSignatureAndBody(of declared: SwiftFunction, hasAccessors: Bool = false) {
    let (function, isStatic) = (tree.functions.count, declared.isStatic)
    tree.functions.append(declared)
    let outer = openScope(.function, isStatic: isStatic)
    parseGenericParameters()
    if kind == .openParen { parseList(until: .closeParen) { $0.parseParameter(of: function) } }
    skipEffects()
    if accept(.arrow) { tree.functions[function].result = parseType() }
    parseWhereClause()
    if hasAccessors, kind == .openBrace { parseAccessors(isStatic: isStatic) } else { parseBraced() }
    scope = outer
  }

  private mutating func parseParameter(of function: NodeIndex) {
    while kind == .at { parseAttribute() }
    let names = index
    while kind == .identifier { take(.label) }
    let last = index - 1
    var parameter = SwiftFunction.Parameter(label: -1, type: parseAnnotation(), hasDefault: false)
    if last >= names {
      let isAnnotated = kind(at: last + 1) == .colon
      bind(last, .parameter, from: last + 1, isAnnotated ? .annotation(parameter.type) : .unknown)
      let label = max(names, last - 1)
      if !isAt(.wildcard, label) { parameter.label = label }
    }
    if isOperator(.ellipsis) {
      advance()
      parameter.hasDefault = true
    }
    if accept(.equals) {
      parameter.hasDefault = true
      let start = index
      _ = parseExpression()
      parameter.defaultValue = start..<index
    }
    tree.functions[function].parameters.append(parameter)
  }
}
