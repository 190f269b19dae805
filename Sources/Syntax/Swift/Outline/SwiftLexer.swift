import Text

/// Reads Swift text without making tokens.
///
/// Trivia, literals and bracketed regions are skipped; the remaining text at `offset` belongs to declarations.
///
/// Hot: reads through an unsafe pointer. Every read goes through `byte(at:)` or is guarded by `end`, so that no input can cause a
/// read outside of the buffer.
struct SwiftLexer: ByteCursor {
  let base: UnsafePointer<UInt8>
  let end: Int
  var offset = 0
  /// Whether a bracket or literal was still open at the end of the file, or a bracket closed that was never opened.
  var isDamaged = false
  /// Whether a brace in a body may open a type.
  var sawLocalType = false
  /// Whether this is the second reading of a damaged file, in which indentation shows the end of a body.
  let isRecovering: Bool
  var interpolationDepth = 0
  /// The number of bytes that may still be read in search of missing closing brackets and quotes.
  ///
  /// A file of nothing but opening brackets would otherwise cost the square of its length.
  var searchBudget: Int
  /// The indentation of the current declaration, in recovery. A line that is not deeper and begins like a declaration begins the
  /// next one.
  var ownerColumns = 0
  /// Whether indentation shows the end of a body; false inside a type whose members are not indented deeper than the type.
  var trustsIndentation = true
  /// The line that `indentation(ofLineAt:)` looked at last.
  var lastLine = KnownLine()

  init(base: UnsafePointer<UInt8>, end: Int, isRecovering: Bool) {
    self.base = base
    self.end = end
    self.isRecovering = isRecovering
    searchBudget = 16 * end
    if byte(at: 0) == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF { offset = 3 }
    if byte(at: offset) == Ascii.hash, byte(at: offset + 1) == Ascii.bang { skipLine() }
  }

  // MARK: Trivia

  /// Skips white space, comments and the marker lines of a merge conflict; returns whether a line ended.
  @inline(__always) @discardableResult
  mutating func skipTrivia() -> Bool {
    // Mostly there is nothing to skip, or one space.
    guard offset < end, base[offset] <= Ascii.slash else { return false }
    if base[offset] == Ascii.space, byte(at: offset + 1) > Ascii.slash {
      offset += 1
      return false
    }
    return skipTriviaHere()
  }

  private mutating func skipTriviaHere() -> Bool {
    var sawNewline = false
    // Hot: the offset is in a local variable, since a loop that changes it in memory is slower.
    var index = offset
    scan: while index < end {
      switch base[index] {
      case Ascii.space, Ascii.tab, 0, 0x0B, 0x0C:
        index += 1
      case Ascii.newline, Ascii.carriageReturn:
        index += 1
        sawNewline = true
        if isConflictMarker(at: index) { index = endOfLine(from: index) }
        index = endOfSpaces(from: index)
      case Ascii.slash:
        let next = byte(at: index + 1)
        if next == Ascii.slash {
          index = endOfLine(from: index)
        } else if next == Ascii.star {
          offset = index
          skipBlockComment()
          index = offset
        } else {
          break scan
        }
      default:
        break scan
      }
    }
    offset = index
    return sawNewline
  }

  /// Whether a line begins with seven `<`, `|`, `=` or `>`, as git marks conflicts.
  @inline(__always) func isConflictMarker(at index: Int) -> Bool {
    let first = byte(at: index)
    guard first == Ascii.less || first == Ascii.greater || first == Ascii.equals || first == Ascii.pipe
    else { return false }
    for step in 1..<7 where byte(at: index + step) != first { return false }
    let next = byte(at: index + 7)
    return next == Ascii.space || next == Ascii.newline || next == Ascii.carriageReturn || next == 0
  }

  mutating func skipBlockComment() {
    let start = offset
    if isRecovering, searchBudget < 0 { return skipLine() }
    var depth = 1
    offset += 2
    while offset < end {
      offset = findEither(Ascii.slash, Ascii.star, from: offset)
      let next = byte(at: offset + 1)
      if current == Ascii.star, next == Ascii.slash {
        offset += 2
        depth -= 1
        if depth == 0 { return }
      } else if current == Ascii.slash, next == Ascii.star {
        offset += 2
        depth += 1
      } else {
        offset += 1
      }
    }
    leaveUnterminated(from: start)
  }

  /// Skips trivia and then a byte; false, without moving, if another byte follows the trivia.
  mutating func accept(_ byte: UInt8) -> Bool {
    let before = offset
    skipTrivia()
    guard current == byte else {
      offset = before
      return false
    }
    offset += 1
    return true
  }

  var isAtArrow: Bool { current == Ascii.minus && byte(at: offset + 1) == Ascii.greater }

  // MARK: Words

  /// Whether an identifier, a keyword or a number begins here. A name in backticks counts as one word.
  @inline(__always) var isAtWord: Bool {
    let byte = current
    return Ascii.isWordByte(byte) || byte == Ascii.backtick
  }

  /// Skips a word and returns its range without backticks, which is empty if a word is missing.
  mutating func takeWord() -> ByteRange {
    if current == Ascii.backtick {
      let start = offset + 1
      var close = start
      while close < end, base[close] != Ascii.backtick, base[close] != Ascii.newline { close += 1 }
      offset = byte(at: close) == Ascii.backtick ? close + 1 : close
      return ByteRange(start, close)
    }
    let start = offset
    offset = endOfWord(from: start)
    return ByteRange(start, offset)
  }

  // MARK: Brackets

  /// Skips from a `(` or `[` past its closing bracket; false if a `}` of an outer brace, or the end of the file, comes first.
  @discardableResult
  mutating func skipBrackets() -> Bool {
    let start = offset
    var depth = 0
    var braces = 0
    scan: while offset < end {
      if !isRecovering { offset = findBracketMark(from: offset) }
      guard offset < end else { break }
      switch base[offset] {
      case Ascii.openParen, Ascii.openBracket:
        depth += 1
        offset += 1
      case Ascii.closeParen, Ascii.closeBracket:
        depth -= 1
        offset += 1
        if depth == 0 { return true }
      case Ascii.openBrace:
        noteBraceInBody()
        braces += 1
        offset += 1
      case Ascii.closeBrace:
        braces -= 1
        if braces < 0 { break scan }
        offset += 1
      case Ascii.newline:
        offset += 1
        if isRecovering, endsBracketAtLine() { break scan }
      default:
        skipMark()
      }
    }
    isDamaged = true
    if isRecovering { leaveOpenBracket(from: start) }
    return false
  }

  /// Skips the string, macro, comment or escaped name that begins here, else one byte.
  @inline(__always)
  mutating func skipMark() {
    switch base[offset] {
    case Ascii.quote: skipString(hashes: 0)
    case Ascii.hash: skipHash()
    case Ascii.slash: skipSlashInCode()
    case Ascii.backtick: _ = takeWord()
    default: offset += 1
    }
  }

  /// Skips from a `{` past its `}`.
  ///
  /// - Parameter owner: The start of the declaration to which the body belongs.
  mutating func skipBraces(owner: Int) {
    if isRecovering, trustsIndentation { return skipBracesByLine(owner: owner, depth: 0) }
    var depth = 0
    while true {
      offset = findCodeMark(from: offset)
      guard offset < end else { break }
      switch base[offset] {
      case Ascii.openBrace:
        if depth > 0 { noteBraceInBody() }
        depth += 1
        offset += 1
      case Ascii.closeBrace:
        depth -= 1
        offset += 1
        if depth == 0 { return }
      default:
        skipMark()
      }
    }
    isDamaged = true
  }

  mutating func skipSlashInCode() {
    switch byte(at: offset + 1) {
    case Ascii.slash: skipLine()
    case Ascii.star: skipBlockComment()
    default: skipSlash()
    }
  }

  // MARK: Searching

  /// The index of the first `{`, `}`, `"`, `#`, `/` or backtick, or sometimes of a `|` or `~`; `end` if there is none.
  func findCodeMark(from start: Int) -> Int { first(from: start) { codeMarks($0) } }

  /// The index of the first code mark, parenthesis or square bracket.
  private func findBracketMark(from start: Int) -> Int { first(from: start) { bracketMarks($0) } }

  // These are functions, since the compiler may not inline a longer closure.

  @inline(__always) private func bracketMarks(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    codeMarks(block) .| ((block & every(0xFE)) .== every(Ascii.openParen))
      .| (block .== every(Ascii.openBracket)) .| (block .== every(Ascii.closeBracket))
  }

  @inline(__always) private func codeMarks(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    // A `#` without its lowest bit is a quote.
    aroundBraces(block) .| ((block & every(0xFE)) .== every(Ascii.quote)) .| (block .== every(Ascii.slash))
      .| (block .== every(Ascii.backtick))
  }
}
