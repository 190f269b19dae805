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
    // A newline directly behind the delimiter opens the form over several lines.
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
    var step = 0
    while step < count {
      if byte(at: index + step) != Ascii.hash { return false }
      step += 1
    }
    return true
  }

  /// At the opening quote of a string whose delimiter has `hashes` times `#` before it.
  mutating func skipString(hashes: Int) {
    let start = offset
    if byte(at: offset + 1) == Ascii.quote, byte(at: offset + 2) == Ascii.quote,
      hashes == 0 || !closesOnLine(from: offset + 2, hashes: hashes)
    {
      offset += 3
      skipMultilineString(hashes: hashes, start: start)
      return
    }
    offset += 1
    while true {
      offset = endOfStringText(from: offset)
      guard offset < end else { return }
      switch base[offset] {
      case Ascii.quote:
        offset += 1
        if hashes == 0 { return }
        if hasHashes(hashes, at: offset) {
          offset += hashes
          return
        }
      case Ascii.backslash:
        skipEscape(hashes: hashes)
      case Ascii.newline, Ascii.carriageReturn:
        return
      default:
        offset += 1
      }
    }
  }

  /// The first quote, backslash or end of a line; `end` if there is none.
  @inline(__always) private func endOfStringText(from start: Int) -> Int {
    let quote = SIMD16<UInt8>(repeating: Ascii.quote)
    let backslash = SIMD16<UInt8>(repeating: Ascii.backslash)
    let newline = SIMD16<UInt8>(repeating: Ascii.newline)
    let carriageReturn = SIMD16<UInt8>(repeating: Ascii.carriageReturn)
    return first(from: start) {
      ($0 .== quote) .| ($0 .== backslash) .| ($0 .== newline) .| ($0 .== carriageReturn)
    }
  }

  /// Whether three quotes with a custom delimiter are closed on their line.
  ///
  /// Then they do not open a multi-line string: `#"""#` is a string of one quote.
  func closesOnLine(from index: Int, hashes: Int) -> Bool {
    var index = index
    while index < end, base[index] != Ascii.newline, base[index] != Ascii.carriageReturn {
      if base[index] == Ascii.quote, hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  mutating func skipMultilineString(hashes: Int, start: Int) {
    if isRecovering, searchBudget < 0 { return skipLine() }
    while offset < end {
      offset = findEither(Ascii.quote, Ascii.backslash, from: offset)
      if current == Ascii.backslash {
        skipEscape(hashes: hashes)
      } else if byte(at: offset + 1) == Ascii.quote, byte(at: offset + 2) == Ascii.quote,
        hasHashes(hashes, at: offset + 3)
      {
        if isRecovering, !closesMultilineString(at: offset, openedAt: start) { break }
        offset += 3 + hashes
        return
      } else {
        offset += 1
      }
    }
    offset = min(offset, end)
    leaveUnterminated(from: start)
  }

  /// At a backslash in a string.
  mutating func skipEscape(hashes: Int) {
    offset += 1
    guard hasHashes(hashes, at: offset) else { return }
    offset += hashes
    guard current == Ascii.openParen else {
      // The newline behind a backslash has to stay, it may be what ends a broken string.
      if current != Ascii.newline, offset < end { offset += 1 }
      return
    }
    // Nesting costs call stack, so that a hostile file must not choose its depth.
    guard interpolationDepth < 64 else { return }
    interpolationDepth += 1
    skipBrackets()
    interpolationDepth -= 1
  }

  /// At a `/` that opens no comment: skips a regular expression literal, or steps over an operator's byte.
  mutating func skipSlash() {
    let start = offset
    offset += 1
    let first = current
    if first == Ascii.space || first == Ascii.tab || first == Ascii.newline || first == 0
      || first == Ascii.carriageReturn || first == Ascii.closeParen || first == Ascii.star
      || first == Ascii.slash || !canRegexStart(at: start)
    {
      return
    }
    var index = offset
    var parens = 0
    var isInClass = false
    while index < end {
      switch base[index] {
      case Ascii.backslash:
        index += 2
      case Ascii.openBracket:
        isInClass = true
        index += 1
      case Ascii.closeBracket:
        isInClass = false
        index += 1
      case Ascii.openParen where isInClass, Ascii.closeParen where isInClass:
        index += 1
      case Ascii.newline, Ascii.carriageReturn:
        return
      case Ascii.openParen:
        parens += 1
        index += 1
      case Ascii.closeParen:
        parens -= 1
        if parens < 0 { return }
        index += 1
      case Ascii.slash:
        let last = byte(at: index - 1)
        if last == Ascii.space || last == Ascii.tab { return }
        offset = index + 1
        return
      default:
        index += 1
      }
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
