import Text

/// A word, a mark or a literal of an Objective-C text.
///
/// White space, comments and directives are left out, but for the words in definitions.
package struct ObjectiveCLexeme: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case word, string
    case mark(UInt8)
    /// `->`
    case arrow
  }

  package var kind: Kind
  package var range: ByteRange
}

/// The tokens of an Objective-C text in order; never fails.
package func objectiveCLexemes(of bytes: [UInt8]) -> [ObjectiveCLexeme] {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return [] }
    var lexer = ObjectiveCLexer(base: base, end: buffer.count, isRecovering: false)
    var tokens: [ObjectiveCLexeme] = []
    while !lexer.isAtEnd {
      let start = lexer.offset
      let kind: ObjectiveCLexeme.Kind
      switch lexer.current {
      case Ascii.slash where lexer.skipComment(): continue
      case Ascii.quote, Ascii.apostrophe:
        lexer.skipMark()
        kind = .string
      case Ascii.minus where lexer.byte(at: start + 1) == Ascii.greater:
        lexer.offset += 2
        kind = .arrow
      case _ where lexer.isAtWord:
        _ = lexer.takeWord()
        kind = .word
      case let byte:
        lexer.offset += 1
        if byte <= Ascii.space { continue }
        kind = .mark(byte)
      }
      tokens.append(ObjectiveCLexeme(kind: kind, range: ByteRange(start, lexer.offset)))
    }
    return tokens
  }
}
