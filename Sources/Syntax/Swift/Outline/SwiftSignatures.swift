import Text

/// Parameter lists, effects, results and `where` clauses.
extension SwiftScanner {
  /// Reads a parameter list from its `(` past its `)`.
  mutating func takeParameters() {
    parameterRanges.removeAll(keepingCapacity: true)
    guard lexer.current == Ascii.openParen else { return }
    let start = lexer.offset
    // A list that is not closed would swallow the declarations after it.
    if lexer.isRecovering, !lexer.skipBrackets() { return }
    lexer.offset = start + 1
    while true {
      skipTypeAttributes()
      if lexer.current == Ascii.closeParen {
        lexer.offset += 1
        break
      }
      guard lexer.isAtWord else {
        // The list is half-typed, or not a parameter list.
        lexer.offset = start
        lexer.skipBrackets()
        break
      }
      takeParameter()
      if lexer.current == Ascii.comma { lexer.offset += 1 }
    }
  }

  /// The parameters of the list that was read last.
  var codeParameters: [CodeParameter] {
    parameterRanges.map {
      let type = normalized($0.type)
      return CodeParameter(
        label: $0.label.map { lexer.text($0) }, type: type,
        isOptional: $0.hasDefault || type.hasSuffix("..."))
    }
  }

  /// Reads a parameter up to the comma or parenthesis after it.
  mutating func takeParameter() {
    var label = lexer.takeWord()
    lexer.skipTrivia()
    if lexer.isAtWord {
      let second = lexer.takeWord()
      lexer.skipTrivia()
      if lexer.isAtWord {
        // The first word is a modifier: `isolated x y: T`, or `inout x y: T` in Swift 2.
        label = second
        _ = lexer.takeWord()
        lexer.skipTrivia()
      }
    }
    var type = ByteRange(lexer.offset, lexer.offset)
    if lexer.accept(Ascii.colon) {
      skipTypeAttributes()
      let start = lexer.offset
      if skipType() { type = ByteRange(start, lexer.offset) }
    }
    let hasDefault = lexer.accept(Ascii.equals)
    parameterRanges.append((lexer.matches(label, "_") ? nil : label, type, hasDefault))
    if hasDefault { skipInitialValue() }
    lexer.skipTrivia()
    while !lexer.isAtEnd, lexer.current != Ascii.comma, lexer.current != Ascii.closeParen {
      switch lexer.current {
      case Ascii.closeBrace: return
      case Ascii.openParen, Ascii.openBracket: lexer.skipBrackets()
      case Ascii.openBrace: lexer.skipBraces(owner: lexer.offset)
      case Ascii.quote: lexer.skipString(hashes: 0)
      case _ where lexer.isAtWord: _ = lexer.takeWord()
      default: lexer.offset += 1
      }
      lexer.skipTrivia()
    }
  }

  /// Skips `async throws -> Result where ...` after a parameter list.
  @discardableResult
  mutating func takeEffects(wantsResult: Bool = false) -> (flags: CodeMember.Flags, result: String?) {
    var flags: CodeMember.Flags = []
    var result: String?
    while true {
      let before = lexer.offset
      lexer.skipTrivia()
      if lexer.isAtArrow {
        lexer.offset += 2
        lexer.skipTrivia()
        let start = lexer.offset
        if skipType(), wantsResult {
          let text = normalized(ByteRange(start, lexer.offset))
          result = text
          if text != "Void", text != "()", text != "Swift.Void" { flags.insert(.returnsValue) }
        }
        continue
      }
      guard Ascii.isWordByte(lexer.current) else {
        if lexer.current != Ascii.openBrace { lexer.offset = before }
        return (flags, result)
      }
      let word = lexer.takeWord()
      if lexer.matches(word, "throws") || lexer.matches(word, "rethrows") {
        flags.insert(.throws)
        lexer.skipTrivia()
        if lexer.current == Ascii.openParen { lexer.skipBrackets() }
      } else if lexer.matches(word, "async") || lexer.matches(word, "reasync") {
        flags.insert(.async)
      } else if lexer.matches(word, "where") {
        lexer.offset = word.lower
        skipWhereClause()
      } else {
        lexer.offset = before
        return (flags, result)
      }
    }
  }

  mutating func skipWhereClause() {
    let before = lexer.offset
    lexer.skipTrivia()
    guard lexer.isAtWord, lexer.matches(lexer.takeWord(), "where") else {
      lexer.offset = before
      return
    }
    while skipType() {
      if lexer.accept(Ascii.colon) || lexer.accept(Ascii.comma) { continue }
      let end = lexer.offset
      lexer.skipTrivia()
      guard lexer.hasPrefix("==", at: lexer.offset) else {
        lexer.offset = end
        return
      }
      lexer.offset += 2
    }
  }
}
