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
  /// Whether a line break separates the token from the one before.
  package var startsLine: Bool
  /// Whether the token is on the line of a directive such as `#ifdef`, which is not part of the code below it.
  package var isInDirective: Bool

  // The following properties are indices of other tokens, or -1. The tree has functions for them.

  /// The other bracket of a pair.
  var partner: Int32 = -1
  /// The innermost bracket around it.
  var enclosing: Int32 = -1
  /// The innermost `[` around it, or the token itself.
  var square: Int32 = -1
  /// The last `;`, `{` or `}` before the token in the same brackets, else the bracket around it.
  var statement: Int32 = -1
  /// The `<` that a `>` closes, if only parts of types are between them.
  var less: Int32 = -1
  /// The first token of the expression that ends with the token.
  var expressionStart: Int32 = -1
  /// The end of the statement or block that the token begins or continues.
  var blockEnd: Int32 = -1
  /// The number of the message that a `[` opens.
  var message: Int32 = -1
  /// The number of commas before the token in the same brackets.
  var commas: Int32 = 0
}

/// The tokens of an Objective-C text in order, including those of directives and of all branches of `#if`.
///
/// White space and comments are left out.
///
/// - Parameter texts: Methods and functions that contain none of these get empty braces; nil reads all.
func objectiveCTokens(
  of bytes: [UInt8], inFunctionsWith texts: [SearchText]? = nil
) -> [ObjectiveCLexeme] {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return [] }
    var lexer = ObjectiveCLexer(base: base, end: buffer.count, isRecovering: false)
    var tokens: [ObjectiveCLexeme] = []
    // The end of the last declaration or body, and the end of the outermost braces, each of which is searched once.
    var (endOfLast, endOfBraces) = (0, 0)
    /// Moves from the opening brace of a method or function to its closing brace if the body is to be skipped.
    func passOver(from brace: Int) {
      guard brace >= endOfBraces, let texts else { return }
      var inner = lexer
      inner.offset = brace
      let isClosed = inner.skipBraces()
      endOfBraces = inner.offset
      guard isClosed, case let part = endOfLast..<inner.offset,
        // An `#if` may begin or end inside of the braces.
        !buffer[brace..<inner.offset].contains(Ascii.hash),
        !texts.contains(where: { $0.occurs(in: buffer.span.extracting(part)) })
      else { return }
      lexer.offset = inner.offset - 1
    }
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
        if byte == Ascii.closeBrace || byte == Ascii.semicolon, lexer.offset >= endOfBraces {
          endOfLast = lexer.offset
        }
      }
      let gap = (tokens.last?.range.upper ?? 0)..<start
      let startsLine =
        tokens.isEmpty || buffer[gap].contains { $0 == Ascii.newline || $0 == Ascii.carriageReturn }
      tokens.append(
        ObjectiveCLexeme(
          kind: kind, range: ByteRange(start, lexer.offset), startsLine: startsLine,
          isInDirective: startsLine ? kind == .mark(Ascii.hash) : tokens.last?.isInDirective == true))
      if kind == .mark(Ascii.openBrace) { passOver(from: start) }
    }
    return tokens
  }
}
