import Text

/// Strings and regular expressions, in which brackets and quotes mean something else.
extension SwiftLexer {
  /// Skips a string or an extended regular expression that begins with `#`; any other `#` is stepped over.
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
    // A newline directly after the delimiter opens the form over several lines.
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

  /// At the opening quote of a string whose delimiter has `hashes` times `#` before it.
  mutating func skipString(hashes: Int) {
    let string = openString(hashes: hashes)
    while skipText(of: string) {
      // Nesting costs call stack, so that a hostile file must not choose its depth.
      guard interpolationDepth < Self.deepestInterpolation else { continue }
      interpolationDepth += 1
      skipBrackets()
      interpolationDepth -= 1
    }
  }

  static let deepestInterpolation = 64

  /// A string that has been opened.
  struct OpenString {
    var start: Int
    var hashes: Int
    var isMultiline: Bool
  }

  /// At the opening quote: skips the delimiter.
  mutating func openString(hashes: Int) -> OpenString {
    let start = offset
    let isMultiline =
      byte(at: start + 1) == Ascii.quote && byte(at: start + 2) == Ascii.quote
      && (hashes == 0 || !closesOnLine(from: start + 2, hashes: hashes))
    offset += isMultiline ? 3 : 1
    return OpenString(start: start, hashes: hashes, isMultiline: isMultiline)
  }

  /// Skips the text of a string up to the `(` of an interpolation; false after the string's end.
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
        // The newline after a backslash has to stay, as it may end a broken string.
        if current != Ascii.newline, offset < end { offset += 1 }
      default:
        return false
      }
    }
    if string.isMultiline { leaveUnterminated(from: string.start) }
    return false
  }

  /// The first quote, backslash or, in a string of one line, end of the line; `end` if there is none.
  @inline(__always) private func endOfStringText(from start: Int, stopsAtLine: Bool) -> Int {
    if !stopsAtLine { return findEither(Ascii.quote, Ascii.backslash, from: start) }
    return first(from: start) {
      ($0 .== every(Ascii.quote)) .| ($0 .== every(Ascii.backslash)) .| ($0 .== every(Ascii.newline))
        .| ($0 .== every(Ascii.carriageReturn))
    }
  }

  /// Whether three quotes with a custom delimiter are closed on their line.
  ///
  /// Then they do not open a multi-line string: `#"""#` is a string of one quote.
  func closesOnLine(from index: Int, hashes: Int) -> Bool {
    (index..<endOfLine(from: index)).contains { base[$0] == Ascii.quote && hasHashes(hashes, at: $0 + 1) }
  }

  /// At a `/` that opens no comment: skips a regular expression literal, or steps over an operator's byte.
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

  /// A bare `/` opens a literal only where an operand may begin.
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
