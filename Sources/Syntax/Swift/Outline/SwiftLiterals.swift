import Text

/// Strings and regular expressions, in which brackets and quotes have other meanings.
extension SwiftLexer {
  /// Skips a string or an extended regular expression that begins with `#`, or else the `#` alone.
  mutating func skipHash() {
    var hashes = 0
    while byte(at: offset + hashes) == Ascii.hash { hashes += 1 }
    switch byte(at: offset + hashes) {
    case Ascii.quote:
      offset += hashes
      skipString(hashes: hashes)
    case Ascii.slash where hashes > 0:
      skipExtendedRegex(hashes: hashes)
    default:
      offset += hashes
    }
  }

  mutating func skipExtendedRegex(hashes: Int) {
    let start = offset
    if isRecovering, searchBudget < 0 { return skipLine() }
    offset += hashes + 1
    // A line break directly after the delimiter begins a literal of several lines.
    var probe = offset
    while byte(at: probe) == Ascii.space || byte(at: probe) == Ascii.tab { probe += 1 }
    let spansLines = byte(at: probe) == Ascii.newline || byte(at: probe) == Ascii.carriageReturn
    while offset < end {
      switch base[offset] {
      case Ascii.backslash:
        offset += 2
      case Ascii.slash where hasHashes(hashes, at: offset + 1):
        offset += 1 + hashes
        return
      case Ascii.newline where !spansLines:
        offset = start + hashes
        return
      default:
        offset += 1
      }
    }
    offset = min(offset, end)
    leaveUnterminated(from: start)
  }

  func hasHashes(_ count: Int, at index: Int) -> Bool {
    for step in 0..<count where byte(at: index + step) != Ascii.hash { return false }
    return true
  }

  /// Skips a string from its opening quote on.
  ///
  /// - Parameter hashes: The number of `#` before the quote.
  mutating func skipString(hashes: Int) {
    let string = openString(hashes: hashes)
    while skipText(of: string) {
      // Nesting uses the call stack, so a hostile file must not choose its depth.
      guard interpolationDepth < Self.deepestInterpolation else { continue }
      interpolationDepth += 1
      skipBrackets()
      interpolationDepth -= 1
    }
  }

  static let deepestInterpolation = 64

  /// A string whose opening delimiter has been skipped.
  struct OpenString {
    var start: Int
    var hashes: Int
    var isMultiline: Bool
  }

  /// Skips the delimiter of a string from its opening quote on.
  mutating func openString(hashes: Int) -> OpenString {
    let start = offset
    let isMultiline =
      byte(at: start + 1) == Ascii.quote && byte(at: start + 2) == Ascii.quote
      && (hashes == 0 || !closesOnLine(from: start + 2, hashes: hashes))
    offset += isMultiline ? 3 : 1
    return OpenString(start: start, hashes: hashes, isMultiline: isMultiline)
  }

  /// Skips the text of a string up to the `(` of an interpolation; false after the end of the string.
  mutating func skipText(of string: OpenString) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    if string.isMultiline, isRecovering, searchBudget < 0 {
      skipLine()
      return false
    }
    while true {
      offset = endOfStringText(from: offset, stopsAtLine: !string.isMultiline)
      guard offset < end else { break }
      switch base[offset] {
      case Ascii.quote:
        guard !string.isMultiline || hasPrefix("\"\"\"", at: offset),
          hasHashes(string.hashes, at: offset + quotes)
        else {
          offset += 1
          continue
        }
        if isRecovering, string.isMultiline, !closesMultilineString(at: offset, openedAt: string.start) {
          leaveUnterminated(from: string.start)
        } else {
          offset += quotes + string.hashes
        }
        return false
      case Ascii.backslash:
        offset += 1
        guard hasHashes(string.hashes, at: offset) else { continue }
        offset += string.hashes
        if current == Ascii.openParen { return true }
        // The line break after a backslash is not skipped, since it may end a broken string.
        if current != Ascii.newline, offset < end { offset += 1 }
      default:
        return false
      }
    }
    if string.isMultiline { leaveUnterminated(from: string.start) }
    return false
  }

  /// The index of the first quote, of the first backslash or, in a string of one line, of the end of the line; `end` if there is
  /// none.
  @inline(__always) private func endOfStringText(from start: Int, stopsAtLine: Bool) -> Int {
    if !stopsAtLine { return findEither(Ascii.quote, Ascii.backslash, from: start) }
    return first(from: start) {
      ($0 .== every(Ascii.quote)) .| ($0 .== every(Ascii.backslash)) .| ($0 .== every(Ascii.newline))
        .| ($0 .== every(Ascii.carriageReturn))
    }
  }

  /// Whether three quotes with a custom delimiter are closed on the same line.
  ///
  /// In that case they don't open a multi-line string: `#"""#` is a string that contains one quote.
  func closesOnLine(from index: Int, hashes: Int) -> Bool {
    (index..<endOfLine(from: index)).contains { base[$0] == Ascii.quote && hasHashes(hashes, at: $0 + 1) }
  }

  /// Skips a regular expression literal from its `/` on, or one byte of an operator. The `/` must not open a comment.
  mutating func skipSlash() {
    let start = offset
    offset += 1
    switch current {
    case Ascii.space, Ascii.tab, Ascii.newline, Ascii.carriageReturn, 0, Ascii.closeParen, Ascii.star,
      Ascii.slash:
      return
    default:
      if !canRegexStart(at: start) { return }
    }
    var index = offset
    var parens = 0
    var isInClass = false
    while index < end {
      switch base[index] {
      case Ascii.backslash: index += 1
      case Ascii.openBracket: isInClass = true
      case Ascii.closeBracket: isInClass = false
      case Ascii.openParen where !isInClass: parens += 1
      case Ascii.closeParen where !isInClass:
        parens -= 1
        if parens < 0 { return }
      case Ascii.newline, Ascii.carriageReturn: return
      case Ascii.slash:
        let last = byte(at: index - 1)
        if last != Ascii.space, last != Ascii.tab { offset = index + 1 }
        return
      default: break
      }
      index += 1
    }
  }

  /// Whether an operand may begin at a bare `/`, which only then opens a literal.
  func canRegexStart(at slash: Int) -> Bool {
    guard slash > 0 else { return true }
    var index = slash - 1
    if Ascii.isOperandEnd(base[index]) || Ascii.isOperator(base[index]) { return false }
    while index > 0, base[index] == Ascii.space || base[index] == Ascii.tab { index -= 1 }
    let last = base[index]
    guard Ascii.isOperandEnd(last) else { return true }
    guard Ascii.isWordByte(last) else { return false }
    var start = index
    while start > 0, Ascii.isWordByte(base[start - 1]) { start -= 1 }
    let word = ByteRange(start, index + 1)
    if start > 0, base[start - 1] == Ascii.dot || base[start - 1] == Ascii.backtick { return false }
    return Self.wordsBeforeOperand.contains { matches(word, $0) }
  }

  static let wordsBeforeOperand: [StaticString] = [
    "return", "case", "in", "if", "while", "where", "throw", "try", "await", "switch", "guard", "else",
    "is", "as", "yield", "and", "repeat", "do",
  ]
}
