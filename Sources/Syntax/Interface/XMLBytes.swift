/// Searches in the bytes of the file. Hot: some of them run for each tag and each attribute.
extension XMLScanner {
  /// The index after the first `text` from `lower` on.
  func index(ofSequence text: StaticString, from lower: Int) -> Int? {
    let head = text.utf8Start[0]
    var start = findEither(head, head, from: lower)
    while start < count {
      if hasPrefix(text, at: start) { return start + text.utf8CodeUnitCount }
      start = findEither(head, head, from: start + 1)
    }
    return nil
  }

  mutating func skipSpaces() {
    while offset < count, isSpace(base[offset]) { offset += 1 }
  }

  @inline(__always)
  func endOfName(from lower: Int) -> Int {
    var end = lower
    while end < count, !endsName(base[end]) { end &+= 1 }
    return end
  }
}

@inline(__always)
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte &- 9 <= 4 && byte != 11 && byte != 12) }

/// Whether a byte ends a name: a blank, a control character or `"` `'` `/` `<` `=` `>`.
@inline(__always)
func endsName(_ byte: UInt8) -> Bool {
  byte < 64 && (0x7000_8085_FFFF_FFFF as UInt64) &>> UInt64(byte) & 1 != 0
}

@inline(__always)
func isNameHead(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == Ascii.underscore || byte == Ascii.colon
}

@inline(__always)
func endsValue(_ byte: UInt8) -> Bool {
  isSpace(byte) || byte == Ascii.slash || byte == Ascii.greater || byte == Ascii.question
}

func isEntityByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == Ascii.hash
}
