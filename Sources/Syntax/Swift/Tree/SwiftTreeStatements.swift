/// Statements in a tree.
extension SwiftTreeParser {
  /// Reads statements up to an outer closing brace or the end; in a `switch` up to the next case.
  @discardableResult
  mutating func parseStatements(inSwitch: Bool = false) -> (count: Int, last: NodeIndex) {
    var count = 0
    var last: NodeIndex = 0
    while !isAtEnd, kind != .closeBrace {
      let isUnknown = kind == .at && isAt(.unknown, index + 1) && isAt(.default, index + 2)
      if inSwitch, isAt(.case) || isAt(.default) || isUnknown { break }
      let before = index
      last = parseStatement()
      count += 1
      while kind == .semicolon { advance() }
      if index == before { advance() }
    }
    return (count, last)
  }

  /// Parses a statement and returns its value where it is an expression, else 0.
  @discardableResult
  mutating func parseStatement() -> NodeIndex {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      skipOperand()
      return 0
    }
    if startsDeclaration() {
      parseDeclaration()
      return 0
    }
    guard let word = SwiftWord(rawValue: word(at: index)) else { return parseOtherStatement() }
    switch word {
    case .if: parseIf()
    case .guard: parseGuard()
    case .while: parseConditionalBlock()
    case .for: parseFor()
    case .repeat where next.kind == .openBrace:
      advance()
      parseBlock()
      if accept(.while) { _ = parseExpression() }
    case .switch: parseSwitch()
    case .do: parseDo()
    case .defer:
      advance()
      parseBlock()
    case .return, .throw:
      advance()
      if !startsLine || word == .throw, kind != .closeBrace, kind != .semicolon { return parseExpression() }
    case .break, .continue:
      advance()
      if kind == .identifier, !startsLine { take(.label) }
    case .fallthrough: advance()
    case .yield, .discard, .then:
      // These words are keywords only before an operand.
      if word != .then, next.kind == .identifier || next.kind == .anyOperator,
        !next.flags.contains(.startsLine)
      {
        advance()
      }
      return parseOtherStatement()
    default: return parseOtherStatement()
    }
    return 0
  }

  private mutating func parseOtherStatement() -> NodeIndex {
    let labelled: [SwiftWord] = [.for, .while, .repeat, .switch, .do, .if]
    if kind == .identifier, next.kind == .colon, labelled.contains(where: { isAt($0, index + 2) }) {
      take(.label)
      advance()
      return parseStatement()
    }
    return parseExpression()
  }

  mutating func parseBlock() {
    guard kind == .openBrace else { return }
    let outer = openScope(.block)
    parseBraced()
    scope = outer
  }

  /// Parses the statements between braces, in the current scope.
  mutating func parseBraced() {
    guard accept(.openBrace) else { return }
    let outer = mode
    mode = Mode()
    parseStatements()
    mode = outer
    _ = accept(.closeBrace)
  }

  // MARK: Conditions

  /// Reads `if` or `while`, and the block in which the bindings of the conditions are visible.
  private mutating func parseConditionalBlock() {
    advance()
    let outer = openScope(.block)
    parseConditions()
    parseBlock()
    scope = outer
  }

  private mutating func parseIf() {
    parseConditionalBlock()
    guard accept(.else) else { return }
    if isAt(.if) {
      depth += 1
      if depth < Self.deepest { parseIf() }
      depth -= 1
    } else {
      parseBlock()
    }
  }

  /// Parses a `guard`, whose bindings are visible after it, and not in its block.
  private mutating func parseGuard() {
    advance()
    let outer = openScope(.block)
    let conditions = scope
    parseConditions()
    scope = outer
    _ = accept(.else)
    parseBlock()
    for binding in tree.bindings(in: conditions).map({ tree.bindings[$0] }).reversed() {
      let copy = bind(binding.name, binding.kind, token: binding.token, from: index, binding.source)
      tree.bindings[copy].element = binding.element
    }
  }

  private mutating func parseConditions() {
    inCondition(true) { parser in
      parser.parseElements(until: .openBrace) {
        if $0.accept(.case) {
          $0.parseMatch($0.parsePattern(binds: false))
        } else if $0.isAt(.let) || $0.isAt(.var) {
          $0.parseOptionalBinding()
        } else {
          _ = $0.parseExpression()
        }
      }
    }
  }

  private mutating func parseOptionalBinding() {
    advance()
    if kind == .identifier, next.kind != .equals, next.kind != .colon {
      bind(index, .shorthand, from: index + 1)
      return advance()
    }
    parseMatch(parsePattern(binds: true))
  }

  /// Reads the rest of a binding after its pattern: `: T = value`.
  private mutating func parseMatch(_ pattern: (expression: NodeIndex, bindings: [NodeIndex])) {
    let annotation = parseAnnotation()
    show(pattern.bindings, from: .max)
    let value = accept(.equals) ? parseExpression() : 0
    match(pattern, with: annotation.isEmpty ? .value(value) : .annotation(annotation))
    show(pattern.bindings, from: index)
  }

  // MARK: Loops

  private mutating func parseFor() {
    advance()
    while isAt(.try) || isAt(.await) { advance() }
    let outer = openScope(.block)
    let loop = scope
    let pattern: (expression: NodeIndex, bindings: [NodeIndex])
    if accept(.case) {
      pattern = parsePattern(binds: false)
    } else {
      if isAt(.let) || isAt(.var) { advance() }
      pattern = parsePattern(binds: true)
    }
    let annotation = parseAnnotation()
    show(pattern.bindings, from: .max)
    scope = outer
    if accept(.in) {
      let sequence = inCondition(true) { $0.parseExpression() }
      match(pattern, with: annotation.isEmpty ? .element(sequence) : .annotation(annotation))
    }
    scope = loop
    show(pattern.bindings, from: index)
    if accept(.where) { _ = inCondition(true) { $0.parseExpression() } }
    parseBlock()
    scope = outer
  }

  // MARK: Branches

  private mutating func parseSwitch() {
    advance()
    let subject = inCondition(true) { $0.parseExpression() }
    guard accept(.openBrace) else { return }
    while !isAtEnd, kind != .closeBrace {
      if kind == .at { parseAttribute() }
      let outer = openScope(.block)
      if accept(.case) {
        parsePatterns(until: .colon, matching: .value(subject))
      } else {
        _ = accept(.default)
      }
      _ = accept(.colon)
      _ = inCondition(false) { $0.parseStatements(inSwitch: true) }
      scope = outer
    }
    _ = accept(.closeBrace)
  }

  /// Reads the patterns of a `case` or a `catch`.
  private mutating func parsePatterns(until end: SwiftToken.Kind, matching source: SwiftBinding.Source) {
    inCondition(true) { parser in
      parser.parseElements(until: end) {
        let pattern = $0.parsePattern(binds: false)
        $0.match(pattern, with: source)
        $0.show(pattern.bindings, from: $0.index)
        if $0.accept(.where) { _ = $0.parseExpression() }
      }
    }
  }

  private mutating func parseDo() {
    advance()
    skipEffects()
    parseBlock()
    while accept(.catch) {
      let outer = openScope(.block)
      if kind == .openBrace { bindImplicitly(.error) }
      parsePatterns(until: .openBrace, matching: .unknown)
      parseBlock()
      scope = outer
    }
  }
}
