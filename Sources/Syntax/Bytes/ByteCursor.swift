import Text

/// A place in a file's bytes. Every read goes through `byte(at:)` or is guarded by `end`.
protocol ByteCursor {
  var base: UnsafePointer<UInt8> { get }
  var end: Int { get }
  var offset: Int { get set }
}

extension ByteCursor {
  /// The byte at an index, which is never negative; 0 from `end` on.
  @inline(__always) func byte(at index: Int) -> UInt8 { index < end ? base[index] : 0 }

  @inline(__always) var current: UInt8 { byte(at: offset) }

  @inline(__always) var isAtEnd: Bool { offset >= end }

  func text(_ range: ByteRange) -> String { String(decoding: bytes(in: range), as: UTF8.self) }

  /// The part of a range that lies in the text. The buffer is valid as long as the text.
  func bytes(in range: ByteRange) -> UnsafeBufferPointer<UInt8> {
    let lower = max(0, min(range.lower, end))
    let upper = max(lower, min(range.upper, end))
    return UnsafeBufferPointer(start: base + lower, count: upper - lower)
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

  /// The index of the last byte before `offset` that is neither a blank nor a line break; -1 if there is none.
  func lastMark(before offset: Int) -> Int {
    var index = offset - 1
    while index >= 0, base[index] <= 0x20 { index -= 1 }
    return index
  }

  /// The index of the first byte after `mark` that is neither a space nor a tab; `end` if there is none.
  func firstMark(after mark: Int) -> Int {
    var index = mark + 1
    while index < end, base[index] == 0x20 || base[index] == 0x09 { index += 1 }
    return index
  }

  func isWord(_ word: StaticString, endingAt last: Int) -> Bool {
    let first = last + 1 - word.utf8CodeUnitCount
    return first >= 0 && (first == 0 || !Ascii.isWordByte(base[first - 1])) && hasPrefix(word, at: first)
  }

  /// Whether only white space precedes `index` in its line.
  func startsLine(_ index: Int) -> Bool {
    var index = index - 1
    while index >= 0, base[index] == Ascii.space || base[index] == Ascii.tab { index -= 1 }
    return index < 0 || base[index] == Ascii.newline || base[index] == Ascii.carriageReturn
  }

  /// Leaves `offset` on the byte that ends the line.
  @inline(__always) mutating func skipLine() { offset = endOfLine(from: offset) }

  @inline(__always) func endOfLine(from start: Int) -> Int {
    findEither(Ascii.newline, Ascii.carriageReturn, from: start)
  }

  /// The index of the first byte that is one of the two; `end` if there is none.
  func findEither(_ one: UInt8, _ other: UInt8, from start: Int) -> Int {
    first(from: start) { ($0 .== every(one)) .| ($0 .== every(other)) }
  }

  /// The index of the first byte that a mask picks; `end` if there is none. Hot: sixteen bytes at a time.
  ///
  /// - Parameter mask: Must not pick zeros, which pad the last block to sixteen bytes.
  @inline(__always)
  func first(from start: Int, in mask: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>) -> Int {
    var index = start
    while index + 16 <= end {
      let block = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
      if let lane = firstLane(mask(block)) { return index + lane }
      index += 16
    }
    guard index < end else { return end }
    var rest = SIMD16<UInt8>()
    for lane in 0..<end - index { rest[lane] = base[index + lane] }
    return firstLane(mask(rest)).map { index + $0 } ?? end
  }
}

/// Sixteen copies of a byte. A comparison with the byte itself would go through the sixteen one by one.
@inline(__always) func every(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

/// Picks `{`, `}`, `|`, `~` and the deletion character, which have the highest codes of ASCII.
@inline(__always) func aroundBraces(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
  unsafeBitCast(block, to: SIMD16<Int8>.self) .> SIMD16<Int8>(repeating: 0x7A)
}

extension ByteCursor {
  /// The index of the first byte that is not a space; `end` if there is none.
  @inline(__always) func endOfSpaces(from start: Int) -> Int {
    var index = start
    // Eight bytes at a time, as most indentations are short.
    while index + 8 <= end {
      let others = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) ^ 0x2020_2020_2020_2020
      if others != 0 { return index + UInt64(littleEndian: others).trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end, base[index] == Ascii.space { index += 1 }
    return index
  }

  /// The index of the first byte that is not part of a word; `end` if there is none.
  @inline(__always) func endOfWord(from start: Int) -> Int {
    var index = start
    // Nearly every word ends in the first sixteen bytes.
    while index + 16 <= end {
      let block = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
      if let lane = firstLane(.!areWordBytes(block)) { return index + lane }
      index += 16
    }
    while index < end, Ascii.isWordByte(base[index]) { index += 1 }
    return index
  }
}

/// Picks the bytes for which `Ascii.isWordByte`.
@inline(__always) private func areWordBytes(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
  let letters = ((block | every(0x20)) &- every(0x61)) .< every(26)
  let digits = (block &- every(0x30)) .< every(10)
  return letters .| digits .| (block .>= every(0x80)) .| (block .== every(Ascii.underscore))
    .| (block .== every(0x24))
}

@inline(__always)
func firstLane(_ mask: SIMDMask<SIMD16<Int8>>) -> Int? {
  let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  if halves[0] != 0 { return halves[0].trailingZeroBitCount >> 3 }
  if halves[1] != 0 { return 8 + halves[1].trailingZeroBitCount >> 3 }
  return nil
}

/// Whether a byte can begin a member's name: a lower-case letter, `_` or a byte outside ASCII.
@inline(__always)
func beginsMember(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 || byte >= 0x80 || byte == 0x5F }
