/// Types in a tree. What they mean is told from their tokens; here the names in them get their roles.
extension SwiftTreeParser {
  /// Reads a type; empty, and nothing read, where none starts.
  mutating func parseType() -> SwiftTokens {
    let start = index
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return .none }
    repeat {
      if !parseTypeOperand() { break }
    } while continuesType()
    return SwiftTokens(
      lower: NodeIndex(truncatingIfNeeded: start), upper: NodeIndex(truncatingIfNeeded: index))
  }

  private mutating func parseTypeOperand() -> Bool {
    skipTypePrefixes()
    switch kind {
    case .openParen: parseTypeList(until: .closeParen)
    case .openBracket: parseTypeList(until: .closeBracket)
    case .identifier:
      if SwiftWord.reserved.contains(word(at: index)) { return false }
      parseTypeName()
    default: return false
    }
    parseTypeSuffix()
    return true
  }

  private mutating func skipTypePrefixes() {
    while true {
      if kind == .at {
        parseAttribute()
      } else if kind == .anyOperator, !startsLine {
        // `~Copyable`
        advance()
      } else if let word = SwiftWord(rawValue: word(at: index)), isTypePrefix(word), startsTypeBehind() {
        advance()
        if kind == .openParen, word == .nonisolated { skipBrackets() }
      } else {
        return
      }
    }
  }

  private func isTypePrefix(_ word: SwiftWord) -> Bool {
    switch word {
    case .inout, .some, .any, .each, .repeat, .sending, .borrowing, .consuming, .isolated, .nonisolated,
      .legacyOwned, .legacyShared, ._const:
      true
    default: false
    }
  }

  private func startsTypeBehind() -> Bool {
    switch kind(at: index + 1) {
    case .identifier, .openParen, .openBracket, .at, .anyOperator:
      !tree.tokens[index + 1].flags.contains(.startsLine)
    default: false
    }
  }

  private mutating func parseTypeName() {
    mark(index, .typeName)
    advance()
    parseTypeArguments()
  }

  private mutating func parseTypeArguments() {
    guard kind == .less else { return }
    let start = index
    if isSilent, let end = triedArguments[start] {
      index = max(end, index)
      return
    }
    advance()
    while !isAtEnd, kind != .greater {
      let before = index
      if kind == .number || kind == .anyOperator && !isSilent { advance() } else { _ = parseType() }
      // Without commas this is half-typed, not a list.
      if !accept(.comma), isSilent { break }
      if index == before { break }
    }
    let isEmpty = index == start + 1
    let isClosed = accept(.greater)
    if isSilent { triedArguments[start] = isClosed && !isEmpty ? index : -1 }
  }

  /// A tuple, the parameters of a function type, an array or a dictionary.
  private mutating func parseTypeList(until close: SwiftToken.Kind) {
    advance()
    while !isAtEnd, kind != close {
      let before = index
      if close == .closeParen { parseTypeLabels() }
      if kind == .number { advance() }
      _ = parseType()
      if kind == .equals {
        if isSilent { return }
        advance()
        _ = parseExpression()
      }
      if !accept(.comma) { _ = accept(.colon) }
      if index == before {
        if kind == .closeBrace || kind == .closeParen || kind == .closeBracket { return }
        advance()
      }
    }
    _ = accept(close)
  }

  /// `name:`, `_ name:`
  private mutating func parseTypeLabels() {
    var last = index
    while kind(at: last) == .identifier, last < index + 2 { last += 1 }
    guard last > index, kind(at: last) == .colon else { return }
    while index < last {
      mark(index, .label)
      advance()
    }
    advance()
  }

  private mutating func parseTypeSuffix() {
    while true {
      switch kind {
      case .postfixMark:
        advance()
      case .dot where kind(at: index + 1) == .identifier:
        advance()
        mark(index, .typeComponent)
        advance()
        parseTypeArguments()
      case .anyOperator where !startsLine && isOperator(.ellipsis):
        advance()
      default:
        return
      }
    }
  }

  /// Behind an operand: `->`, `&`, effects before an arrow.
  private mutating func continuesType() -> Bool {
    if kind == .arrow {
      advance()
      return true
    }
    if isOperator(.ampersand) {
      advance()
      return true
    }
    let start = index
    // `async throws(E)`; more of them would be looked at for each.
    for _ in 0..<2 where isAt(.async) || isAt(.throws) || isAt(.rethrows) {
      advance()
      if kind == .openParen { skipBrackets() }
    }
    if index > start, accept(.arrow) { return true }
    index = start
    return false
  }

  func isOperator(_ word: SwiftWord) -> Bool {
    kind == .anyOperator && tree.tokens[index].name == word.rawValue
  }

  /// At `<` directly behind a name in an expression: whether it opens generic arguments. Leaves the index where
  /// it was.
  mutating func startsGenericArguments() -> Bool {
    let start = index
    onTrial { $0.parseTypeArguments() }
    guard let end = triedArguments[start], end > start else { return false }
    index = end
    defer { index = start }
    switch kind {
    case .openParen, .openBracket: return !tree.tokens[index].flags.contains(.followsSpace)
    case .closeParen, .closeBracket, .closeBrace, .openBrace, .dot, .comma, .colon, .semicolon, .end,
      .postfixMark, .equals, .stringEnd:
      return true
    default: return startsLine
    }
  }

  /// Reads something, of which nothing remains.
  mutating func onTrial(_ read: (inout Self) -> Void) {
    let start = index
    let wasSilent = isSilent
    let outerEnd = trialEnd
    isSilent = true
    trialEnd = min(trialEnd, start + Self.longestTrial)
    read(&self)
    index = start
    isSilent = wasSilent
    trialEnd = outerEnd
  }

  mutating func parseGenericArguments() { parseTypeArguments() }

  /// `<T: P, each U>` of a declaration; binds the parameters in the scope at hand.
  mutating func parseGenericParameters() {
    guard kind == .less else { return }
    advance()
    while !isAtEnd, kind != .greater {
      let before = index
      if isAt(.each) || isAt(.let) { advance() }
      if kind == .identifier {
        let name = index
        advance()
        var constraint = SwiftTokens.none
        if accept(.colon) { constraint = parseType() }
        bind(name, .genericParameter, from: 0, .annotation(constraint))
      }
      _ = accept(.comma)
      if index == before { break }
    }
    _ = accept(.greater)
  }

  /// `where T: P, Self: Q`; what `Self` is said to be comes back.
  @discardableResult
  mutating func parseWhereClause() -> SwiftTokens {
    guard isAt(.where) else { return .none }
    advance()
    var ownType = SwiftTokens.none
    while !isAtEnd {
      let before = index
      let isOwnType = isAt(.ownType) && kind(at: index + 1) == .colon
      _ = parseType()
      if kind == .colon || kind == .anyOperator {
        advance()
        let type = parseType()
        if isOwnType { ownType = type }
      }
      guard index > before, accept(.comma) else { break }
    }
    return ownType
  }
}
