/// Expressions in a tree.
extension SwiftTreeParser {
  /// Operands and the operators between them. 0, the unknown expression, where none starts.
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
        left = parseCast(of: left)
      } else if isOperator(.question) {
        left = parseTernary()
      } else if kind == .equals, !isInPattern {
        advance()
        let right = parseExpression()
        if case .closure(let closure) = tree.expressions[Int(right)] {
          tree.closures[Int(closure)].context = .assigned(to: left)
        }
        return 0
      } else if isBinaryOperator {
        let isCoalescing = isOperator(.coalescing)
        while kind == .anyOperator || kind == .less || kind == .greater || kind == .arrow { advance() }
        let right = parseOperand()
        left = isCoalescing ? add(.choice(left, right)) : 0
      } else {
        break
      }
      if index == before { break }
    }
    return left
  }

  /// An operator on a new line goes on with the expression only with space on both sides.
  private var isBinaryOperator: Bool {
    guard kind == .anyOperator || kind == .less || kind == .greater || kind == .arrow else { return false }
    let next = index + 1 < tree.tokens.count ? tree.tokens[index + 1] : tree.tokens[index]
    let space = next.flags.contains(.followsSpace)
    if startsLine { return space }
    // `a -b` is not half of a binary operator, but nothing else could follow the operand on its line.
    return true
  }

  private mutating func parseCast(of left: NodeIndex) -> NodeIndex {
    let isTest = isAt(.is)
    advance()
    _ = accept(.postfixMark)
    let type = parseType()
    return isTest ? add(.literal) : add(.cast(left, type))
  }

  private mutating func parseTernary() -> NodeIndex {
    advance()
    let one = parseExpression()
    guard accept(.colon) else { return one }
    return add(.choice(one, parseExpression()))
  }

  /// Something too deep to follow.
  private mutating func skipOperand() {
    switch kind {
    case .openParen, .openBracket, .openBrace, .interpolation: skipBrackets()
    case .closeParen, .closeBracket, .closeBrace, .end: break
    default: advance()
    }
  }

  mutating func parseOperand() -> NodeIndex {
    skipPrefixes()
    let operand = parsePrimary()
    guard operand >= 0 else { return 0 }
    return parsePostfix(operand)
  }

  /// `try`, `await`, prefix operators.
  private mutating func skipPrefixes() {
    while true {
      if isAt(.try) {
        advance()
        _ = accept(.postfixMark)
      } else if isAt(.await) || isAt(.copy) || isAt(.consume) || isAt(.unsafe) || isAt(.each)
        || isAt(.any) || isAt(.some) || isAt(.repeat) || isAt(.borrowing), startsOperandBehind()
      {
        advance()
      } else if kind == .anyOperator || kind == .less || kind == .greater {
        advance()
      } else {
        return
      }
    }
  }

  private func startsOperandBehind() -> Bool {
    let next = index + 1 < tree.tokens.count ? tree.tokens[index + 1] : tree.tokens[index]
    if next.flags.contains(.startsLine) { return false }
    return next.kind == .identifier && next.name != SwiftWord.in.rawValue
      && next.name != SwiftWord.as.rawValue
      && next.name != SwiftWord.is.rawValue
      || next.kind == .dot && isAt(.await) || next.kind == .string || next.kind == .macro
  }

  /// -1 where no operand starts.
  private mutating func parsePrimary() -> NodeIndex {
    switch kind {
    case .identifier: return parseIdentifier()
    case .number, .regex:
      advance()
      return add(.literal)
    case .string: return parseString()
    case .openParen: return parseTuple()
    case .openBracket: return parseCollection()
    case .openBrace: return parseClosure()
    case .macro: return parseMacro()
    case .backslash: return parseKeyPath()
    case .dot: return parseImplicitMember()
    case .at:
      // `{ @MainActor in`, and what is half-typed.
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
      case .wildcard, .nil, .true, .false:
        advance()
        return add(.literal)
      case _ where SwiftWord.reserved.contains(word.rawValue): return -1
      default: break
      }
    }
    let token = index
    advance()
    if bindsNames, kind != .dot, kind != .openParen || tree.tokens[index].flags.contains(.followsSpace) {
      // The type is told by what is matched.
      patternBindings.append(bind(token, .variable, from: index))
      return add(.name(token: NodeIndex(truncatingIfNeeded: token), labels: -1))
    }
    let labels = takeCompoundLabels()
    let name = add(.name(token: NodeIndex(truncatingIfNeeded: token), labels: labels))
    mark(token, .use, name)
    return name
  }

  /// At the `(` of `name(_:with:)`: skips the labels, and tells where they begin; else -1.
  mutating func takeCompoundLabels() -> NodeIndex {
    guard kind == .openParen, kind(at: index + 1) == .identifier, kind(at: index + 2) == .colon else {
      return -1
    }
    var position = index + 1
    while kind(at: position) == .identifier, kind(at: position + 1) == .colon { position += 2 }
    guard kind(at: position) == .closeParen else { return -1 }
    let labels = NodeIndex(truncatingIfNeeded: index)
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
      if accept(.stringEnd) { continue }
      let wasInCondition = isInCondition
      isInCondition = false
      _ = parseArguments(until: .closeParen)
      isInCondition = wasInCondition
    }
    return add(.literal)
  }

  private mutating func parseTuple() -> NodeIndex {
    let arguments = parseArguments(until: .closeParen)
    if arguments.indices.count == 1, let first = arguments.indices.first {
      return tree.arguments[first].value
    }
    return add(.tuple(arguments))
  }

  private mutating func parseCollection() -> NodeIndex {
    let wasInCondition = isInCondition
    isInCondition = false
    advance()
    var first: NodeIndex = 0
    var value: NodeIndex = -1
    if kind == .colon { advance() }
    while !isAtEnd, kind != .closeBracket {
      let before = index
      let element = parseExpression()
      if first == 0 { first = element }
      if accept(.colon) {
        let found = parseExpression()
        if value < 0 { value = found }
      }
      _ = accept(.comma)
      if index == before {
        if kind == .closeBrace || kind == .closeParen { break }
        advance()
      }
    }
    _ = accept(.closeBracket)
    isInCondition = wasInCondition
    // Whether `[T]` is a type depends on what `T` is.
    return add(value >= 0 ? .dictionary(key: first, value: value) : .array(first: first))
  }

  private mutating func parseImplicitMember() -> NodeIndex {
    advance()
    guard kind == .identifier else { return 0 }
    let token = index
    advance()
    let labels = takeCompoundLabels()
    let member = add(.member(base: -1, token: NodeIndex(truncatingIfNeeded: token), labels: labels))
    mark(token, .member, member)
    return member
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
    let first = arguments.indices.first.map { tree.arguments[$0].value } ?? 0
    let isSelector = name == SwiftWord.selector.rawValue || name == SwiftWord.keyPath.rawValue
    return add(isSelector ? .selector(first) : .literal)
  }

  private mutating func parseKeyPath() -> NodeIndex {
    advance()
    var root: NodeIndex = -1
    if kind == .identifier {
      let token = index
      advance()
      root = add(.name(token: NodeIndex(truncatingIfNeeded: token), labels: -1))
      mark(token, .use, root)
      if kind == .less { parseGenericArguments() }
    } else if kind == .openBracket {
      root = parseCollection()
    }
    _ = accept(.postfixMark)
    return add(.keyPathRoot(root))
  }
}
