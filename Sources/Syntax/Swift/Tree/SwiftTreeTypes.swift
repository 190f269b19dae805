/// Types in a tree. Their tokens determine their meaning; here the names in them get their roles.
extension SwiftTreeParser {
  /// Reads a type; empty, and nothing read, where none starts.
  mutating func parseType() -> SwiftTokens {
    let start = index
    depth += 1
    defer { depth -= 1 }
    while depth < Self.deepest, parseTypeOperand(), continuesType() {}
    return start..<index
  }

  /// `: T`; empty where there is none.
  mutating func parseAnnotation() -> SwiftTokens { accept(.colon) ? parseType() : 0..<0 }

  private mutating func parseTypeOperand() -> Bool {
    skipTypePrefixes()
    switch kind {
    case .openParen: parseTypeList(until: .closeParen)
    case .openBracket: parseTypeList(until: .closeBracket)
    case .identifier where !SwiftWord.reserved.contains(word(at: index)):
      take(.typeName)
      parseTypeArguments()
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
      } else if SwiftWord.typePrefixes.contains(word(at: index)), startsTypeBehind() {
        let mayHaveArgument = isAt(.nonisolated)
        advance()
        if mayHaveArgument, kind == .openParen { skipBrackets() }
      } else {
        return
      }
    }
  }

  private func startsTypeBehind() -> Bool {
    switch next.kind {
    case .identifier, .openParen, .openBracket, .at, .anyOperator: !next.flags.contains(.startsLine)
    default: false
    }
  }

  mutating func parseTypeArguments() {
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
    parseList(until: close) {
      if close == .closeParen { $0.parseTypeLabels() }
      _ = $0.accept(.number)
      _ = $0.parseType()
      if $0.isSilent, $0.kind == .equals {
        $0.trialEnd = $0.index
      } else if $0.accept(.equals) {
        _ = $0.parseExpression()
      }
      _ = $0.accept(.colon)
    }
  }

  /// `name:`, `_ name:`
  private mutating func parseTypeLabels() {
    var last = index
    while kind(at: last) == .identifier, last < index + 2 { last += 1 }
    guard last > index, kind(at: last) == .colon else { return }
    while index < last { take(.label) }
    advance()
  }

  private mutating func parseTypeSuffix() {
    while true {
      switch kind {
      case .postfixMark: advance()
      case .dot where next.kind == .identifier:
        advance()
        take(.typeComponent)
        parseTypeArguments()
      case .anyOperator where !startsLine && isOperator(.ellipsis): advance()
      default: return
      }
    }
  }

  /// Parses what follows an operand: `->`, `&`, effects before an arrow.
  private mutating func continuesType() -> Bool {
    if isOperator(.ampersand) {
      advance()
      return true
    }
    let start = index
    skipEffects()
    if accept(.arrow) { return true }
    index = start
    return false
  }

  /// `async throws(E)`; more of them would be looked at for each.
  mutating func skipEffects() {
    for _ in 0..<2 where isAt(.async) || isAt(.throws) || isAt(.rethrows) || isAt(.reasync) {
      advance()
      if kind == .openParen { skipBrackets() }
    }
  }

  func isOperator(_ word: SwiftWord) -> Bool {
    kind == .anyOperator && tree.tokens[index].name == word.rawValue
  }

  /// Whether a `<` directly after a name in an expression opens generic arguments. Leaves the index where it was.
  mutating func startsGenericArguments() -> Bool {
    let start = index
    onTrial { $0.parseTypeArguments() }
    guard let end = triedArguments[start], end > start else { return false }
    index = end
    defer { index = start }
    switch kind {
    case .openParen, .openBracket: return isAdjacent
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

  /// Reads `<T: P, each U>` of a declaration; binds the parameters in the current scope.
  mutating func parseGenericParameters() {
    guard accept(.less) else { return }
    while kind == .identifier || kind == .comma {
      if isAt(.each) || isAt(.let) { advance() }
      let name = index
      if accept(.identifier) {
        let constraint = parseAnnotation()
        bind(name, .genericParameter, from: 0, .annotation(constraint))
      }
      _ = accept(.comma)
    }
    _ = accept(.greater)
  }

  /// `where T: P, Self: Q`; what `Self` is said to be comes back.
  @discardableResult
  mutating func parseWhereClause() -> SwiftTokens {
    var ownType: SwiftTokens = 0..<0
    guard accept(.where) else { return ownType }
    parseElements(until: .end) {
      let isOwnType = $0.isAt(.ownType) && $0.next.kind == .colon
      _ = $0.parseType()
      if $0.accept(.colon) || $0.accept(.anyOperator) {
        let type = $0.parseType()
        if isOwnType { ownType = type }
      }
    }
    return ownType
  }
}
