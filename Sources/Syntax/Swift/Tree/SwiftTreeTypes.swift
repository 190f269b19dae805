/// Types in a tree. A type is stored as its tokens; the parser gives the names in it their roles.
extension SwiftTreeParser {
  /// Reads a type and returns its tokens, which are empty if none begins here.
  mutating func parseType() -> SwiftTokens {
    let start = index
    depth += 1
    defer { depth -= 1 }
    while depth < Self.deepest, parseTypeOperand(), continuesType() {}
    return start..<index
  }

  /// Reads `: T` and returns the tokens of `T`; empty if there is none.
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
        // A `~` suppresses a conformance: `~Copyable`
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
      // A missing comma shows half-typed code rather than a list.
      if !accept(.comma), isSilent { break }
      if index == before { break }
    }
    let isEmpty = index == start + 1
    let isClosed = accept(.greater)
    if isSilent { triedArguments[start] = isClosed && !isEmpty ? index : -1 }
  }

  /// Reads a tuple, the parameters of a function type, an array or a dictionary.
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

  /// Skips `name:` or `_ name:`.
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

  /// Reads `&`, or `->` with effects before it, after a part of a type; false if neither follows.
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

  /// Skips up to two effects, such as `async throws(E)`. Without the limit, a long row would be read again for each of them.
  mutating func skipEffects() {
    for _ in 0..<2 where isAt(.async) || isAt(.throws) || isAt(.rethrows) || isAt(.reasync) {
      advance()
      if kind == .openParen { skipBrackets() }
    }
  }

  func isOperator(_ word: SwiftWord) -> Bool {
    kind == .anyOperator && tree.tokens[index].name == word.rawValue
  }

  /// Whether a `<` directly after a name in an expression opens generic arguments. The index is not moved.
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

  /// Calls `read` on trial: the index is restored, and the tree is not changed.
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

  /// Reads the generic parameters of a declaration, `<T: P, each U>`, and binds them in the current scope.
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

  /// Reads `where T: P, Self: Q` and returns the type `Q` to which `Self` is constrained.
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
