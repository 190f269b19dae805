/// Searches in the bytes of the file. Hot: some are called for each tag and each attribute.
extension XMLScanner {
  /// Where `text` ends, searched from `lower`.
  func index(ofSequence text: StaticString, from lower: Int) -> Int? {
    let head = text.utf8Start[0]
    var start = findEither(head, head, from: lower)
    while start < count {
      if hasPrefix(text, at: start) { return start + text.utf8CodeUnitCount }
      start = findEither(head, head, from: start + 1)
    }
    return nil
  }

  /// The offset must be at least 8 before the end of the file.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// The first of three bytes from `lower` on; `count` where there is none.
  ///
  /// Eight bytes at a time: the lowest set bit of each test is exact, only higher ones may be false.
  /// Values and the gaps between tags are a dozen bytes or two, too short for wider vectors.
  @inline(__always)
  func index(of first: UInt8, _ second: UInt8, _ third: UInt8, from lower: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let firsts = ones &* UInt64(first)
    let seconds = ones &* UInt64(second)
    let thirds = ones &* UInt64(third)
    var offset = lower
    while offset &+ 8 <= count {
      let word = word(offset)
      let a = word ^ firsts
      let b = word ^ seconds
      let c = word ^ thirds
      let hit = (((a &- ones) & ~a) | ((b &- ones) & ~b) | ((c &- ones) & ~c)) & highs
      if hit != 0 { return offset &+ (hit.trailingZeroBitCount &>> 3) }
      offset &+= 8
    }
    while offset < count {
      let byte = base[offset]
      if byte == first || byte == second || byte == third { return offset }
      offset &+= 1
    }
    return count
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

/// Blanks, control characters and `"` `'` `/` `<` `=` `>`, as bits of a word.
@inline(__always)
func endsName(_ byte: UInt8) -> Bool {
  byte < 64 && (0x7000_8085_FFFF_FFFF as UInt64) &>> UInt64(byte) & 1 != 0
}

@inline(__always)
func isNameHead(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
}

@inline(__always)
func endsValue(_ byte: UInt8) -> Bool {
  isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "?")
}

func isEntityByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "#")
}
