/// Statements in a tree.
extension SwiftTreeParser {
  /// Up to a brace that closes something, or the end; inside of `switch` up to the next case.
  @discardableResult
  mutating func parseStatements(inSwitch: Bool = false) -> (count: Int, last: NodeIndex) {
    var count = 0
    var last: NodeIndex = 0
    while !isAtEnd, kind != .closeBrace {
      if inSwitch, isAt(.case) || isAt(.default) || startsUnknownDefault { break }
      let before = index
      last = parseStatement()
      count += 1
      while kind == .semicolon { advance() }
      if index == before { advance() }
    }
    return (count, last)
  }

  private var startsUnknownDefault: Bool {
    kind == .at && isAt(.unknown, index + 1) && isAt(.default, index + 2)
  }

  /// What it evaluates to where it is an expression, else 0.
  @discardableResult
  mutating func parseStatement() -> NodeIndex {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      if kind == .openBrace || kind == .openParen || kind == .openBracket {
        skipBrackets()
      } else {
        advance()
      }
      return 0
    }
    if startsDeclaration() {
      parseDeclaration()
      return 0
    }
    guard let word = SwiftWord(rawValue: word(at: index)) else { return parseOtherStatement() }
    switch word {
    case .if:
      parseIf()
    case .guard: parseGuard()
    case .while: parseWhile()
    case .for: parseFor()
    case .repeat where kind(at: index + 1) == .openBrace: parseRepeat()
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
      if kind == .identifier, !startsLine {
        mark(index, .label)
        advance()
      }
    case .fallthrough: advance()
    case .yield, .discard, .then:
      // Keywords only before an operand.
      if kind(at: index + 1) == .identifier || kind(at: index + 1) == .anyOperator,
        !tree.tokens[index + 1].flags.contains(.startsLine), word != .then
      {
        advance()
      }
      return parseOtherStatement()
    default: return parseOtherStatement()
    }
    return 0
  }

  private mutating func parseOtherStatement() -> NodeIndex {
    if kind == .identifier, kind(at: index + 1) == .colon, startsLoop(index + 2) {
      mark(index, .label)
      advance()
      advance()
      return parseStatement()
    }
    return parseExpression()
  }

  private func startsLoop(_ position: Int) -> Bool {
    isAt(.for, position) || isAt(.while, position) || isAt(.repeat, position) || isAt(.switch, position)
      || isAt(.do, position) || isAt(.if, position)
  }

  mutating func parseBlock() {
    guard kind == .openBrace else { return }
    let outer = openScope(.block)
    parseBraced()
    scope = outer
  }

  /// The statements between braces, in the scope at hand.
  mutating func parseBraced() {
    guard accept(.openBrace) else { return }
    let wasInCondition = isInCondition
    let wasBinding = bindsNames
    isInCondition = false
    bindsNames = false
    parseStatements()
    isInCondition = wasInCondition
    bindsNames = wasBinding
    _ = accept(.closeBrace)
  }

  // MARK: Conditions

  private mutating func parseIf() {
    advance()
    let outer = openScope(.block)
    parseConditions()
    parseBlock()
    scope = outer
    guard accept(.else) else { return }
    if isAt(.if) {
      depth += 1
      if depth < Self.deepest { parseIf() }
      depth -= 1
    } else {
      parseBlock()
    }
  }

  private mutating func parseWhile() {
    advance()
    let outer = openScope(.block)
    parseConditions()
    parseBlock()
    scope = outer
  }

  /// What `guard` binds is seen behind it, and not in its block.
  private mutating func parseGuard() {
    advance()
    let outer = openScope(.block)
    let conditions = scope
    parseConditions()
    scope = outer
    _ = accept(.else)
    parseBlock()
    var found: [SwiftBinding] = []
    var next = tree.scopes[Int(conditions)].binding
    while next >= 0 {
      found.append(tree.bindings[Int(next)])
      next = tree.bindings[Int(next)].next
    }
    for binding in found.reversed() {
      let copy = bind(binding.name, binding.kind, token: binding.token, from: index, binding.source)
      tree.bindings[Int(copy)].element = binding.element
    }
  }

  private mutating func parseConditions() {
    let wasInCondition = isInCondition
    isInCondition = true
    while !isAtEnd, kind != .openBrace {
      let before = index
      if isAt(.case) {
        advance()
        parseMatch(parsePattern(binds: false))
      } else if isAt(.let) || isAt(.var) {
        parseOptionalBinding()
      } else {
        _ = parseExpression()
      }
      if !accept(.comma) { break }
      if index == before { break }
    }
    isInCondition = wasInCondition
  }

  private mutating func parseOptionalBinding() {
    advance()
    if kind == .identifier, kind(at: index + 1) != .equals, kind(at: index + 1) != .colon {
      bind(index, .shorthand, from: index + 1)
      return advance()
    }
    parseMatch(parsePattern(binds: true))
  }

  /// Behind a pattern: `: T = value`.
  private mutating func parseMatch(_ pattern: (expression: NodeIndex, bindings: [NodeIndex])) {
    var annotation = SwiftTokens.none
    if accept(.colon) { annotation = parseType() }
    var value: NodeIndex = 0
    show(pattern.bindings, from: .max)
    if accept(.equals) { value = parseExpression() }
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
    var annotation = SwiftTokens.none
    if accept(.colon) { annotation = parseType() }
    let wasInCondition = isInCondition
    isInCondition = true
    show(pattern.bindings, from: .max)
    scope = outer
    if accept(.in) {
      let sequence = parseExpression()
      match(pattern, with: annotation.isEmpty ? .element(sequence) : .annotation(annotation))
    }
    scope = loop
    show(pattern.bindings, from: index)
    if accept(.where) { _ = parseExpression() }
    isInCondition = wasInCondition
    parseBlock()
    scope = outer
  }

  private mutating func parseRepeat() {
    advance()
    parseBlock()
    guard accept(.while) else { return }
    _ = parseExpression()
  }

  // MARK: Branches

  private mutating func parseSwitch() {
    advance()
    let wasInCondition = isInCondition
    isInCondition = true
    let subject = parseExpression()
    isInCondition = wasInCondition
    guard accept(.openBrace) else { return }
    while !isAtEnd, kind != .closeBrace {
      let before = index
      if kind == .at { parseAttribute() }
      let outer = openScope(.block)
      if accept(.case) {
        parseCasePatterns(matching: subject)
      } else {
        _ = accept(.default)
      }
      _ = accept(.colon)
      isInCondition = false
      parseStatements(inSwitch: true)
      isInCondition = wasInCondition
      scope = outer
      if index == before { advance() }
    }
    _ = accept(.closeBrace)
  }

  private mutating func parseCasePatterns(matching subject: NodeIndex) {
    let wasInCondition = isInCondition
    isInCondition = true
    while !isAtEnd, kind != .colon {
      let before = index
      let pattern = parsePattern(binds: false)
      match(pattern, with: .value(subject))
      show(pattern.bindings, from: index)
      if accept(.where) { _ = parseExpression() }
      if !accept(.comma) || index == before { break }
    }
    isInCondition = wasInCondition
  }

  private mutating func parseDo() {
    advance()
    if isAt(.throws) {
      advance()
      if kind == .openParen { skipBrackets() }
    }
    parseBlock()
    while accept(.catch) {
      let outer = openScope(.block)
      if kind == .openBrace {
        bind(SwiftWord.error.rawValue, .implicit, token: -1, from: index, .unknown)
      }
      let wasInCondition = isInCondition
      isInCondition = true
      while !isAtEnd, kind != .openBrace {
        let before = index
        let pattern = parsePattern(binds: false)
        match(pattern, with: .unknown)
        show(pattern.bindings, from: index)
        if accept(.where) { _ = parseExpression() }
        if !accept(.comma) || index == before { break }
      }
      isInCondition = wasInCondition
      parseBlock()
      scope = outer
    }
  }
}
