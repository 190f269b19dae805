/// Expressions in a tree.
extension SwiftTreeParser {
  /// Reads operands and the operators between them. Returns 0, the unknown expression, if none begins here.
  mutating func parseExpression() -> NodeIndex {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      skipOperand()
      return 0
    }
    var left = parseOperand()
    while !isAtEnd {
      let before = index
      if isAt(.as) || isAt(.is) {
        let isTest = isAt(.is)
        advance()
        _ = accept(.postfixMark)
        let type = parseType()
        left = add(isTest ? .literal : .cast(left, type))
      } else if isOperator(.question) {
        advance()
        left = parseExpression()
        if accept(.colon) { left = add(.choice(left, parseExpression())) }
      } else if !mode.isInPattern, accept(.equals) {
        let right = parseExpression()
        if case .closure(let closure) = tree.expressions[right] {
          tree.closures[closure].context = .assigned(to: left)
        }
        return 0
      } else if isBinaryOperator {
        let isCoalescing = isOperator(.coalescing)
        while kind == .anyOperator || kind == .less || kind == .greater || kind == .arrow { advance() }
        let right = parseOperand()
        left = isCoalescing ? add(.choice(left, right)) : 0
      }
      if index == before { break }
    }
    return left
  }

  /// Whether an operator continues the expression. On a new line it does only with space on both sides.
  private var isBinaryOperator: Bool {
    guard kind == .anyOperator || kind == .less || kind == .greater || kind == .arrow else { return false }
    // The `-` in `a -b` is not binary to the compiler, but no other token could follow the operand on its line.
    return !startsLine || next.flags.contains(.followsSpace)
  }

  /// Skips an operand that is nested too deeply.
  mutating func skipOperand() {
    switch kind {
    case .openParen, .openBracket, .openBrace, .interpolation: skipBrackets()
    case .closeParen, .closeBracket, .closeBrace, .end: break
    default: advance()
    }
  }

  mutating func parseOperand() -> NodeIndex {
    let isOperated = skipPrefixes()
    let operand = parsePrimary()
    guard operand >= 0 else { return 0 }
    let whole = parsePostfix(operand)
    // An operator may change the type of anything but a literal.
    if isOperated, case .literal = tree.expressions[whole] { return whole }
    return isOperated ? 0 : whole
  }

  /// Skips `try`, `await` and prefix operators.
  ///
  /// - Returns: Whether there was an operator, other than the one of `&name`.
  private mutating func skipPrefixes() -> Bool {
    var isOperated = false
    while true {
      if isAt(.try) {
        advance()
        _ = accept(.postfixMark)
      } else if isAt(.await) || isAt(.copy) || isAt(.consume) || isAt(.unsafe) || isAt(.each)
        || isAt(.any) || isAt(.some) || isAt(.repeat) || isAt(.borrowing), startsOperandBehind()
      {
        advance()
      } else if kind == .anyOperator || kind == .less || kind == .greater {
        if !isOperator(.ampersand) { isOperated = true }
        advance()
      } else {
        return isOperated
      }
    }
  }

  private func startsOperandBehind() -> Bool {
    if next.flags.contains(.startsLine) { return false }
    switch next.kind {
    case .identifier: return ![SwiftWord.in, .as, .is].contains { $0.rawValue == next.name }
    case .dot: return isAt(.await)
    case .string, .macro: return true
    default: return false
    }
  }

  /// Reads an operand without the syntax around it; returns -1 if none begins here.
  private mutating func parsePrimary() -> NodeIndex {
    switch kind {
    case .identifier: return parseIdentifier()
    case .number, .regex:
      advance()
      return add(.literal)
    case .string: return parseString()
    case .openParen:
      let elements = parseArguments(until: .closeParen)
      return elements.count == 1 ? tree.arguments[elements.lowerBound].value : add(.tuple(elements))
    case .openBracket: return parseCollection()
    case .openBrace: return parseClosure()
    case .macro: return parseMacro()
    case .backslash: return parseKeyPath()
    case .dot:
      advance()
      return kind == .identifier ? parseMemberName(of: -1) : 0
    case .at:
      // An attribute begins an operand in `{ @MainActor in`, and in half-typed code.
      parseAttribute()
      return -1
    default: return -1
    }
  }

  private mutating func parseIdentifier() -> NodeIndex {
    if let word = SwiftWord(rawValue: word(at: index)) {
      switch word {
      case .if, .switch, .do:
        parseStatement()
        return 0
      case .let, .var: return parseBindingPattern()
      case .is:
        advance()
        _ = parseType()
        return 0
      case .nil:
        // `nil` may have any type.
        advance()
        return 0
      case .wildcard, .true, .false:
        advance()
        return add(.literal)
      case _ where SwiftWord.reserved.contains(word.rawValue): return -1
      default: break
      }
    }
    let token = index
    advance()
    if mode.bindsNames, kind != .dot, kind != .openParen || !isAdjacent {
      // The matched value determines the type.
      patternBindings.append(bind(token, .variable, from: index))
      return add(.name(token: token, labels: -1))
    }
    return add(.name(token: token, labels: takeCompoundLabels()), at: token, .use)
  }

  /// Adds an expression whose name is a token, and gives the token a role.
  mutating func add(
    _ expression: SwiftExpression, at token: NodeIndex, _ role: SwiftToken.Role
  ) -> NodeIndex {
    let index = add(expression)
    mark(token, role, index)
    return index
  }

  /// Skips the labels in `name(_:with:)` from their `(` on and returns the token of the `(`; -1 if there are none.
  mutating func takeCompoundLabels() -> NodeIndex {
    var position = index + 1
    while kind(at: position) == .identifier, kind(at: position + 1) == .colon { position += 2 }
    guard kind == .openParen, position > index + 1, kind(at: position) == .closeParen else { return -1 }
    let labels = index
    while index < position {
      if kind == .identifier { mark(index, .label) }
      advance()
    }
    advance()
    return labels
  }

  private mutating func parseString() -> NodeIndex {
    let isInterpolated = tree.tokens[index].flags.contains(.isInterpolated)
    advance()
    while isInterpolated, kind == .interpolation || kind == .stringEnd {
      if !accept(.stringEnd) { _ = parseArguments(until: .closeParen) }
    }
    return add(.literal)
  }

  private mutating func parseCollection() -> NodeIndex {
    var first = 0
    var value = -1
    inCondition(false) { parser in
      parser.parseList(until: .closeBracket) {
        // The dictionary may be empty: `[:]`
        if $0.accept(.colon) { return }
        let element = $0.parseExpression()
        if first == 0 { first = element }
        guard $0.accept(.colon) else { return }
        let found = $0.parseExpression()
        if value <= 0 { value = found }
      }
    }
    // The meaning of `T` decides whether `[T]` is a type.
    return add(value >= 0 ? .dictionary(key: first, value: value) : .array(first: first))
  }

  /// Reads a name after a dot.
  mutating func parseMemberName(of base: NodeIndex) -> NodeIndex {
    let token = index
    advance()
    return add(.member(base: base, token: token, labels: takeCompoundLabels()), at: token, .member)
  }

  private mutating func parseMacro() -> NodeIndex {
    let name = tree.tokens[index].name
    advance()
    guard kind == .openParen, !startsLine else { return add(.literal) }
    if name == SwiftWord.available.rawValue || name == SwiftWord.unavailable.rawValue {
      skipBrackets()
      return add(.literal)
    }
    let arguments = parseArguments(until: .closeParen)
    let first = arguments.first.map { tree.arguments[$0].value } ?? 0
    let isSelector = name == SwiftWord.selector.rawValue || name == SwiftWord.keyPath.rawValue
    return add(isSelector ? .selector(first) : .literal)
  }

  private mutating func parseKeyPath() -> NodeIndex {
    advance()
    var root: NodeIndex = -1
    let token = index
    if accept(.identifier) {
      root = add(.name(token: token, labels: -1), at: token, .use)
      parseTypeArguments()
    } else if kind == .openBracket {
      root = parseCollection()
    }
    _ = accept(.postfixMark)
    return add(.keyPathRoot(root))
  }
}
