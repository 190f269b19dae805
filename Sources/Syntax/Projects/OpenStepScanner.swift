import Text

/// Reads a property list in the text format of NeXTSTEP, as in `project.pbxproj`, value by value in one pass. Values that the
/// caller does not read are skipped. After damage, the scanner goes on with the next entry.
struct OpenStepScanner: ByteCursor {
  /// A string as written in the file, without its quotes.
  struct Token {
    var lower, upper: Int
    var isEscaped = false

    var range: ByteRange { ByteRange(lower, upper) }
  }

  let base: UnsafePointer<UInt8>
  let end: Int
  var offset = 0
  /// Whether the file violates the format, so that a missing entry proves nothing.
  private(set) var isBroken = false

  init(_ base: UnsafePointer<UInt8>, count: Int, from start: Int = 0) {
    self.base = base
    end = count
    offset = start
  }

  mutating func noteDamage() { isBroken = true }

  // MARK: Blanks

  @inline(__always)
  mutating func skipBlanks() {
    while offset < end {
      let byte = base[offset]
      if byte == Ascii.space || byte &- Ascii.tab < 5 {
        offset += 1
      } else if byte == Ascii.slash {
        guard skipComment() else { return }
      } else if byte == Ascii.less || byte == Ascii.equals || byte == Ascii.greater {
        guard skipConflictMarker(byte) else { return }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    guard offset + 1 < end else { return false }
    switch base[offset + 1] {
    case Ascii.star:
      // Hot: a third of a project file is comments.
      let last = end - 1
      var index = findEither(Ascii.star, Ascii.star, from: offset + 2)
      while index < last, base[index + 1] != Ascii.slash {
        index = findEither(Ascii.star, Ascii.star, from: index + 1)
      }
      if index >= last { isBroken = true }
      offset = min(index + 2, end)
      return true
    case Ascii.slash:
      skipLine()
      return true
    default: return false
    }
  }

  /// Skips the marker of an unresolved merge conflict, so that both sides are read.
  private mutating func skipConflictMarker(_ byte: UInt8) -> Bool {
    guard offset + 7 <= end, (1..<7).allSatisfy({ base[offset + $0] == byte }) else { return false }
    isBroken = true
    skipLine()
    return true
  }

  // MARK: Values

  /// Whether the next byte is this one, which is then skipped.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard offset < end, base[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Reads a string; nil if another value follows.
  @inline(__always)
  mutating func string() -> Token? {
    skipBlanks()
    guard offset < end else { return nil }
    let byte = base[offset]
    if byte == Ascii.quote || byte == Ascii.apostrophe { return quoted(byte) }
    let lower = offset
    // Most strings are ids, which are words.
    var index = endOfWord(from: offset)
    while index < end, isPlain(base[index]) {
      if base[index] == Ascii.slash, self.byte(at: index + 1) == Ascii.star { break }
      index = endOfWord(from: index + 1)
    }
    offset = index
    return index > lower ? Token(lower: lower, upper: index) : nil
  }

  private mutating func quoted(_ quote: UInt8) -> Token {
    var token = Token(lower: offset + 1, upper: offset + 1)
    offset += 1
    while offset < end, base[offset] != quote {
      if base[offset] == Ascii.backslash {
        token.isEscaped = true
        offset += 1
      }
      offset += 1
    }
    if offset >= end { isBroken = true }
    token.upper = min(offset, end)
    offset = min(offset + 1, end)
    return token
  }

  /// Skips a string, a dictionary, an array or data.
  mutating func skipValue() {
    skipBlanks()
    guard offset < end else { return }
    switch base[offset] {
    case Ascii.openBrace, Ascii.openParen:
      offset += 1
      skipRest()
    case Ascii.less:
      offset = min(findEither(Ascii.greater, Ascii.greater, from: offset) + 1, end)
    default:
      _ = string()
    }
  }

  /// Skips the rest of the current dictionary or array, including its end.
  mutating func skipRest() {
    var depth = 1
    while true {
      offset = findMark(from: offset)
      guard offset < end else { break }
      let byte = base[offset]
      switch byte {
      case Ascii.openBrace, Ascii.openParen: depth += 1
      case Ascii.closeBrace, Ascii.closeParen:
        depth -= 1
        if depth == 0 {
          offset += 1
          return
        }
      default:
        if skipMarked(byte) { continue }
      }
      offset += 1
    }
    isBroken = true
  }

  /// The index of the first bracket, quote, `/` or `<`, or sometimes of another byte; `end` if there is none.
  private func findMark(from start: Int) -> Int {
    first(from: start) {
      let even = $0 & every(0xFE)
      return aroundBraces($0) .| (even .== every(Ascii.quote)) .| (even .== every(Ascii.openParen))
        .| ($0 .== every(Ascii.apostrophe)) .| ($0 .== every(Ascii.slash)) .| ($0 .== every(Ascii.less))
    }
  }

  /// Skips a string in quotes, a comment or a conflict marker; false if none begins here.
  private mutating func skipMarked(_ byte: UInt8) -> Bool {
    switch byte {
    case Ascii.slash: return skipComment()
    case Ascii.less: return skipConflictMarker(byte)
    case Ascii.quote, Ascii.apostrophe:
      _ = quoted(byte)
      return true
    default: return false
    }
  }

  /// Calls `body` after the `=` of each entry of the next dictionary, or of the current one. A value that `body` does not read is
  /// skipped.
  mutating func forEachEntry(isInside: Bool = false, _ body: (inout OpenStepScanner, Token) -> Void) {
    if !isInside, !take(Ascii.openBrace) {
      skipValue()
      return
    }
    while !takeEnd(Ascii.closeBrace) {
      let start = offset
      if let key = string(), take(Ascii.equals) {
        skipBlanks()
        let before = offset
        body(&self, key)
        if offset == before { skipValue() }
        // The last entry may lack its semicolon.
        if take(Ascii.semicolon) { continue }
        if current == Ascii.closeBrace { continue }
      }
      isBroken = true
      resume(from: start)
    }
  }

  /// Calls `body` for each string of an array, or for the single string in place of an array.
  mutating func forEachString(_ body: (Token) -> Void) {
    guard take(Ascii.openParen) else {
      if let token = string() { body(token) } else { skipValue() }
      return
    }
    while !takeEnd(Ascii.closeParen) {
      let start = offset
      if let token = string() { body(token) } else { skipValue() }
      if take(Ascii.comma) || current == Ascii.closeParen { continue }
      isBroken = true
      // The end of an outer dictionary or entry also ends the array.
      if current == Ascii.closeBrace || current == Ascii.semicolon { return }
      if offset == start { offset += 1 }
    }
  }

  /// Whether the current dictionary or array ends here. The end of the file ends it as well.
  private mutating func takeEnd(_ close: UInt8) -> Bool {
    if take(close) { return true }
    if isAtEnd { isBroken = true }
    return isAtEnd
  }

  /// Goes on after the next semicolon, or at the next closing brace.
  private mutating func resume(from start: Int) {
    offset = findEither(Ascii.semicolon, Ascii.closeBrace, from: offset)
    if current == Ascii.semicolon { offset += 1 }
    if offset == start { offset += 1 }
  }

  /// Whether a byte needs no quotes in a string.
  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool {
    // Each byte has a bit; see `Ascii.isWordByte`.
    if byte >= 0x80 { return true }
    let bits: UInt64 = byte < 0x40 ? 0x07FF_E810_0000_0000 : 0x47FF_FFFE_87FF_FFFF
    return (bits >> UInt64(byte & 0x3F)) & 1 != 0
  }

  // MARK: Text

  func text(_ token: Token) -> String {
    let raw = UnsafeBufferPointer(start: base + token.lower, count: token.upper - token.lower)
    return token.isEscaped ? unescaped(raw) : String(decoding: raw, as: UTF8.self)
  }

  /// The path of a token in a folder.
  func text(_ token: Token, in folder: String) -> String {
    if token.isEscaped { return folder + "/" + text(token) }
    // The path is made in one piece, since a large project has tens of thousands of them.
    var folder = folder
    return folder.withUTF8 { folder in
      let raw = UnsafeBufferPointer(start: base + token.lower, count: token.upper - token.lower)
      return String(unsafeUninitializedCapacity: folder.count + 1 + raw.count) { path in
        _ = path.initialize(fromContentsOf: folder)
        path.initializeElement(at: folder.count, to: Ascii.slash)
        _ = path.suffix(from: folder.count + 1).initialize(fromContentsOf: raw)
        return folder.count + 1 + raw.count
      }
    }
  }

  func spells(_ token: Token, _ text: StaticString) -> Bool {
    matches(token.range, text)
  }

  private func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
    var bytes: [UInt8] = []
    var index = 0
    while index < raw.count {
      guard raw[index] == Ascii.backslash, index + 1 < raw.count else {
        bytes.append(raw[index])
        index += 1
        continue
      }
      index += 1
      switch raw[index] {
      case UInt8(ascii: "n"): bytes.append(Ascii.newline)
      case UInt8(ascii: "t"): bytes.append(Ascii.tab)
      case UInt8(ascii: "r"): bytes.append(Ascii.carriageReturn)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        index = appendCodePoint(raw, index + 1, to: &bytes)
        continue
      case let byte: bytes.append(byte)
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Returns: The place after the hexadecimal digits.
  private func appendCodePoint(
    _ raw: UnsafeBufferPointer<UInt8>, _ start: Int, to bytes: inout [UInt8]
  ) -> Int {
    var index = start
    var value: UInt32 = 0
    while index < min(start + 4, raw.count), let digit = hexadecimalDigit(raw[index]) {
      value = value << 4 | digit
      index += 1
    }
    bytes += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    return index
  }
}
