import Text

/// Initial values and default arguments, of which the outline needs only the end.
extension SwiftScanner {
  /// Skips the expression after `=`, and accessors after it, up to the end of the declaration.
  mutating func skipInitialValue() {
    // After a complete operand, the end of a line may end the expression.
    var isComplete = false
    while true {
      let before = lexer.offset
      let newline = lexer.skipTrivia()
      if lexer.isAtEnd { return }
      if newline, isComplete, !continuesExpression() {
        lexer.offset = before
        return
      }
      let isAdjacent = lexer.offset == before
      let wasComplete = isComplete
      isComplete = true
      switch lexer.current {
      case Ascii.closeParen, Ascii.closeBracket, Ascii.closeBrace, Ascii.comma, Ascii.semicolon:
        return
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
      case Ascii.openBrace:
        lexer.skipBraces(owner: owner)
      case Ascii.quote:
        lexer.skipString(hashes: 0)
      case Ascii.hash where Ascii.isWordByte(lexer.byte(at: lexer.offset + 1)):
        // A word with a `#` in the place of an operand is a macro, unless it is a directive.
        if newline, startsDirective() { return }
        lexer.offset += 1
        isComplete = wasComplete
      case Ascii.hash:
        lexer.skipHash()
      case Ascii.slash:
        let start = lexer.offset
        lexer.skipSlash()
        isComplete = lexer.offset > start + 1
      case Ascii.dot:
        lexer.offset += 1
        isComplete = lexer.isAtWord
        _ = lexer.takeWord()
      case Ascii.bang, Ascii.question:
        lexer.offset += 1
        isComplete = isAdjacent && wasComplete
      case Ascii.less where isAdjacent && wasComplete:
        isComplete = skipAngles()
      case Ascii.backslash, Ascii.at:
        lexer.offset += 1
        isComplete = false
      case _ where lexer.isAtWord:
        let isEscaped = lexer.current == Ascii.backtick
        let word = lexer.takeWord()
        isComplete = isEscaped || !Self.wordsBeforeOperand.contains { lexer.matches(word, $0) }
      default:
        skipOperator()
        // A postfix operator leaves the operand complete.
        isComplete =
          isAdjacent && wasComplete && !Ascii.isWordByte(lexer.current) && lexer.current != Ascii.openParen
      }
    }
  }

  private mutating func skipOperator() {
    let start = lexer.offset
    while Ascii.isOperator(lexer.current), lexer.current != Ascii.slash { lexer.offset += 1 }
    if lexer.offset == start { lexer.offset += 1 }
  }

  /// Whether a directive begins at a `#`, rather than a macro in an expression.
  private func startsDirective() -> Bool {
    var lexer = lexer
    lexer.offset += 1
    let word = lexer.takeWord()
    return Self.conditions.contains { lexer.matches(word, $0) } || !mayDeclareMembers(lexer.text(word))
  }

  private static let conditions: [StaticString] = ["if", "elseif", "else", "endif"]

  /// Whether a line continues the expression of the line before. Called at the line's first byte, after a complete operand.
  func continuesExpression() -> Bool {
    let first = lexer.current
    let next = lexer.byte(at: lexer.offset + 1)
    switch first {
    case Ascii.dot:
      return Ascii.isWordByte(next) || next == Ascii.backtick || next == Ascii.dot
    case Ascii.question, Ascii.colon, Ascii.openBrace, Ascii.comma, Ascii.closeParen, Ascii.closeBracket,
      Ascii.closeBrace, Ascii.semicolon:
      return true
    case _ where Ascii.isOperator(first):
      // An operator with a space on both sides is binary. Directly before an operand, it begins a new statement.
      var index = lexer.offset
      while Ascii.isOperator(lexer.byte(at: index)) { index += 1 }
      let after = lexer.byte(at: index)
      return after == Ascii.space || after == Ascii.tab || after == Ascii.newline
    default:
      guard Ascii.isWordByte(first) else { return false }
      var lexer = lexer
      let word = lexer.takeWord()
      return lexer.matches(word, "as") || lexer.matches(word, "is") || lexer.matches(word, "else")
    }
  }

  private static let wordsBeforeOperand: [StaticString] = [
    "try", "await", "as", "is", "in", "if", "else", "switch", "copy", "consume", "any", "some", "each",
    "repeat", "unsafe",
  ]
}
