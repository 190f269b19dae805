import Text

/// Walks over Swift text without building tokens: trivia, literals and bracketed regions are skipped, and
/// what is left at `offset` is what a declaration is made of.
///
/// Reads through an unsafe pointer, because the same loops over a `Span` took about 1.6 times as long; every
/// read goes through `byte(at:)` or is guarded by `end`, so that no input can lead outside the buffer.
struct SwiftLexer {
  let base: UnsafePointer<UInt8>
  let end: Int
  var offset = 0
  /// Something was left open at the end of the file, or closed that was never opened.
  var isDamaged = false
  /// Set for the second reading of a damaged file: indentation then tells where a body must have ended.
  let isRecovering: Bool
  private var interpolationDepth = 0
  /// Bounds the look for closing delimiters that are not there.
  private var unterminated = 0

  init(base: UnsafePointer<UInt8>, end: Int, isRecovering: Bool) {
    self.base = base
    self.end = end
    self.isRecovering = isRecovering
    if byte(at: 0) == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF { offset = 3 }
    if byte(at: offset) == Ascii.hash, byte(at: offset + 1) == Ascii.bang { skipLine() }
  }

  /// 0 behind the end; `index` is never negative.
  @inline(__always) func byte(at index: Int) -> UInt8 { index < end ? base[index] : 0 }

  @inline(__always) var current: UInt8 { byte(at: offset) }

  var isAtEnd: Bool { offset >= end }

  func text(_ range: ByteRange) -> String {
    let lower = max(0, min(range.lower, end))
    let upper = max(lower, min(range.upper, end))
    return String(
      decoding: UnsafeBufferPointer(start: base + lower, count: upper - lower), as: UTF8.self)
  }

  @inline(__always) func matches(_ range: ByteRange, _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard range.length == count, range.upper <= end else { return false }
    let start = word.utf8Start
    var index = 0
    while index < count {
      if base[range.lower + index] != start[index] { return false }
      index += 1
    }
    return true
  }

  /// Whether the bytes from `index` on are those of `word`.
  func hasPrefix(_ word: StaticString, at index: Int) -> Bool {
    matches(ByteRange(index, index + word.utf8CodeUnitCount), word)
  }

  // MARK: Trivia

  /// Skips white space, comments and the marker lines of a merge conflict; tells whether a line ended.
  @discardableResult
  mutating func skipTrivia() -> Bool {
    var sawNewline = false
    while offset < end {
      switch base[offset] {
      case Ascii.space, Ascii.tab, 0, 0x0B, 0x0C:
        offset += 1
      case Ascii.newline, Ascii.carriageReturn:
        offset += 1
        sawNewline = true
        if isConflictMarker(at: offset) { skipLine() }
        while offset < end, base[offset] == Ascii.space { offset += 1 }
      case Ascii.slash:
        let next = byte(at: offset + 1)
        if next == Ascii.slash {
          skipLine()
        } else if next == Ascii.star {
          skipBlockComment()
        } else {
          return sawNewline
        }
      default:
        return sawNewline
      }
    }
    return sawNewline
  }

  /// Seven of one of `<`, `|`, `=`, `>` at the start of a line, the way git writes them.
  @inline(__always) private func isConflictMarker(at index: Int) -> Bool {
    let first = byte(at: index)
    guard first == Ascii.less || first == Ascii.greater || first == Ascii.equals || first == Ascii.pipe
    else { return false }
    for step in 1..<7 where byte(at: index + step) != first { return false }
    let next = byte(at: index + 7)
    return next == Ascii.space || next == Ascii.newline || next == Ascii.carriageReturn || next == 0
  }

  /// Leaves `offset` on the byte that ends the line.
  mutating func skipLine() {
    offset = findEither(Ascii.newline, Ascii.carriageReturn, from: offset)
  }

  private mutating func skipBlockComment() {
    let start = offset
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

  /// Nothing closed what opened at `start`. The first reading takes the rest of the file for its content, as
  /// the compiler does; the second takes only the line.
  private mutating func leaveUnterminated(from start: Int) {
    isDamaged = true
    unterminated += 1
    offset = end
    if isRecovering, unterminated < 16 {
      offset = start
      skipLine()
    }
  }

  // MARK: Words

  /// At the first byte of an identifier, keyword or number; a backticked name counts as one word.
  @inline(__always) var isAtWord: Bool {
    let byte = current
    return Ascii.isWordByte(byte) || byte == Ascii.backtick
  }

  /// The word at `offset`, backticks left out of the range. Empty when there is none.
  mutating func takeWord() -> ByteRange {
    if current == Ascii.backtick {
      let start = offset + 1
      var close = start
      while close < end, base[close] != Ascii.backtick, base[close] != Ascii.newline { close += 1 }
      offset = byte(at: close) == Ascii.backtick ? close + 1 : close
      return ByteRange(start, close)
    }
    let start = offset
    while offset < end, Ascii.isWordByte(base[offset]) { offset += 1 }
    return ByteRange(start, offset)
  }

  // MARK: Literals

  /// At a `"`, or at the first of the `#` before one, or at the `#` of an extended regular expression.
  /// Any other `#` is stepped over.
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

  private mutating func skipExtendedRegex(hashes: Int) {
    let start = offset
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

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
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
    while offset < end {
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

  /// `#"""#` is a string of one quote: with a custom delimiter three quotes open a multi-line string only if
  /// the line does not close them.
  private func closesOnLine(from index: Int, hashes: Int) -> Bool {
    var index = index
    while index < end, base[index] != Ascii.newline, base[index] != Ascii.carriageReturn {
      if base[index] == Ascii.quote, hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private mutating func skipMultilineString(hashes: Int, start: Int) {
    while offset < end {
      offset = findEither(Ascii.quote, Ascii.backslash, from: offset)
      if current == Ascii.backslash {
        skipEscape(hashes: hashes)
      } else if byte(at: offset + 1) == Ascii.quote, byte(at: offset + 2) == Ascii.quote,
        hasHashes(hashes, at: offset + 3)
      {
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
  private mutating func skipEscape(hashes: Int) {
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
  private func canRegexStart(at slash: Int) -> Bool {
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

  private static let wordsBeforeOperand: [StaticString] = [
    "return", "case", "in", "if", "while", "where", "throw", "try", "await", "switch", "guard", "else",
    "is", "as", "yield", "and", "repeat", "do",
  ]

  // MARK: Brackets

  /// At a `(` or `[`: skips to behind its counterpart. A `}` that closes something outside ends it early.
  mutating func skipBrackets() {
    let start = offset
    var depth = 0
    var braces = 0
    while offset < end {
      switch base[offset] {
      case Ascii.openParen, Ascii.openBracket:
        depth += 1
        offset += 1
      case Ascii.closeParen, Ascii.closeBracket:
        depth -= 1
        offset += 1
        if depth == 0 { return }
      case Ascii.openBrace:
        braces += 1
        offset += 1
      case Ascii.closeBrace:
        braces -= 1
        if braces < 0 {
          isDamaged = true
          return
        }
        offset += 1
      case Ascii.quote:
        skipString(hashes: 0)
      case Ascii.hash:
        skipHash()
      case Ascii.slash:
        skipSlashInCode()
      case Ascii.backtick:
        _ = takeWord()
      case Ascii.newline:
        offset += 1
        if isRecovering {
          // Half-typed: the line that declares something else shows that the bracket was never closed.
          if interpolationDepth > 0 || startsDeclaration(at: offset, noDeeperThan: .max) {
            isDamaged = true
            return
          }
        }
      default:
        offset += 1
      }
    }
    isDamaged = true
    if isRecovering, unterminated < 16 {
      unterminated += 1
      offset = start
      skipLine()
    }
  }

  /// At a `{`: skips to behind its `}`. `owner` is where the declaration starts that the body belongs to.
  mutating func skipBraces(owner: Int) {
    if isRecovering { return skipBracesByLine(owner: owner) }
    var depth = 0
    while true {
      offset = findCodeMark(from: offset)
      guard offset < end else { break }
      switch base[offset] {
      case Ascii.openBrace:
        depth += 1
        offset += 1
      case Ascii.closeBrace:
        depth -= 1
        offset += 1
        if depth == 0 { return }
      case Ascii.quote:
        skipString(hashes: 0)
      case Ascii.hash:
        skipHash()
      case Ascii.slash:
        skipSlashInCode()
      case Ascii.backtick:
        _ = takeWord()
      default:
        offset += 1
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

  // MARK: Recovery

  private mutating func skipBracesByLine(owner: Int) {
    let indent = indentation(ofLineAt: owner)
    var depth = 0
    while offset < end {
      switch base[offset] {
      case Ascii.newline:
        offset += 1
        if startsDeclaration(at: offset, noDeeperThan: indent) { return }
      case Ascii.openBrace:
        depth += 1
        offset += 1
      case Ascii.closeBrace:
        depth -= 1
        offset += 1
        if depth == 0 { return }
      case Ascii.quote:
        skipString(hashes: 0)
      case Ascii.hash:
        skipHash()
      case Ascii.slash:
        skipSlashInCode()
      case Ascii.backtick:
        _ = takeWord()
      default:
        offset += 1
      }
    }
  }

  /// Columns of white space before the first byte of the line that holds `index`; a tab counts as 4.
  func indentation(ofLineAt index: Int) -> Int {
    var start = min(index, end)
    while start > 0, base[start - 1] != Ascii.newline { start -= 1 }
    return indentation(from: start).columns
  }

  private func indentation(from lineStart: Int) -> (columns: Int, first: Int) {
    var columns = 0
    var index = lineStart
    while true {
      switch byte(at: index) {
      case Ascii.space: columns += 1
      case Ascii.tab: columns += 4
      default: return (columns, index)
      }
      index += 1
    }
  }

  /// Whether the line that starts at `lineStart` begins with what only a declaration begins with.
  private func startsDeclaration(at lineStart: Int, noDeeperThan limit: Int) -> Bool {
    let (columns, first) = indentation(from: lineStart)
    guard columns <= limit else { return false }
    if hasPrefix("@IB", at: first) || hasPrefix("@objc", at: first) { return true }
    guard Ascii.isWordByte(byte(at: first)) else { return false }
    var upper = first
    while Ascii.isWordByte(byte(at: upper)) { upper += 1 }
    guard byte(at: upper) == Ascii.space || byte(at: upper) == Ascii.tab else { return false }
    let word = ByteRange(first, upper)
    return Self.declarationStarters.contains { matches(word, $0) }
  }

  private static let declarationStarters: [StaticString] = [
    "func", "var", "class", "struct", "enum", "protocol", "extension", "override", "private", "public",
    "internal", "fileprivate", "open", "static", "final", "required", "convenience", "weak", "import",
    "typealias", "deinit", "lazy", "subscript",
  ]

  // MARK: Searching

  // Sixteen bytes at a time: on bodies this is about three times as fast as a loop over single bytes.

  /// The first `{`, `}`, `"`, `#`, `/` or backtick, or now and then a `|` or `~`; `end` if there is none.
  private func findCodeMark(from start: Int) -> Int {
    var index = start
    let beforeBraces = SIMD16<Int8>(repeating: 0x7A)
    let quoteOrHash = SIMD16<UInt8>(repeating: Ascii.quote)
    let lowBit = SIMD16<UInt8>(repeating: 0xFE)
    let slash = SIMD16<UInt8>(repeating: Ascii.slash)
    let backtick = SIMD16<UInt8>(repeating: Ascii.backtick)
    while index + 16 <= end {
      let block = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
      let mask =
        (unsafeBitCast(block, to: SIMD16<Int8>.self) .> beforeBraces)
        .| ((block & lowBit) .== quoteOrHash) .| (block .== slash) .| (block .== backtick)
      if let lane = Self.firstLane(mask) { return index + lane }
      index += 16
    }
    while index < end {
      switch base[index] {
      case Ascii.openBrace, Ascii.closeBrace, Ascii.quote, Ascii.hash, Ascii.slash, Ascii.backtick:
        return index
      default:
        index += 1
      }
    }
    return end
  }

  private func findEither(_ one: UInt8, _ other: UInt8, from start: Int) -> Int {
    var index = start
    let ones = SIMD16<UInt8>(repeating: one)
    let others = SIMD16<UInt8>(repeating: other)
    while index + 16 <= end {
      let block = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
      if let lane = Self.firstLane((block .== ones) .| (block .== others)) { return index + lane }
      index += 16
    }
    while index < end, base[index] != one, base[index] != other { index += 1 }
    return min(index, end)
  }

  @inline(__always)
  private static func firstLane(_ mask: SIMDMask<SIMD16<Int8>>) -> Int? {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return halves[0].trailingZeroBitCount >> 3 }
    if halves[1] != 0 { return 8 + halves[1].trailingZeroBitCount >> 3 }
    return nil
  }
}
