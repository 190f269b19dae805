import Text

/// A word, a mark or a literal of an Objective-C text.
package struct ObjectiveCLexeme: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word
    case string
    case mark(UInt8)
    /// `->`
    case arrow
  }

  package var kind: Kind
  package var range: ByteRange
  /// True if a line break separates the token from the one before.
  package var startsLine: Bool
  /// True on the line of a directive such as `#ifdef`, which is not part of the code below it.
  package var isInDirective: Bool
}

/// The tokens of an Objective-C text in order, the words of directives and of all branches of `#if` included.
///
/// White space and comments are left out.
func objectiveCTokens(of bytes: [UInt8]) -> [ObjectiveCLexeme] {
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
      let gap = (tokens.last?.range.upper ?? 0)..<start
      let startsLine =
        tokens.isEmpty || buffer[gap].contains { $0 == Ascii.newline || $0 == Ascii.carriageReturn }
      tokens.append(
        ObjectiveCLexeme(
          kind: kind, range: ByteRange(start, lexer.offset), startsLine: startsLine,
          isInDirective: startsLine ? kind == .mark(Ascii.hash) : tokens.last?.isInDirective == true))
    }
    return tokens
  }
}
