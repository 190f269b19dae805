import Text

/// A place in a file's bytes. Every read goes through `byte(at:)` or is guarded by `end`.
protocol ByteCursor {
  var base: UnsafePointer<UInt8> { get }
  var end: Int { get }
  var offset: Int { get set }
}

extension ByteCursor {
  /// 0 behind the end; `index` is never negative.
  @inline(__always) func byte(at index: Int) -> UInt8 { index < end ? base[index] : 0 }

  @inline(__always) var current: UInt8 { byte(at: offset) }

  @inline(__always) var isAtEnd: Bool { offset >= end }

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

  /// Leaves `offset` on the byte that ends the line.
  @inline(__always) mutating func skipLine() { offset = endOfLine(from: offset) }

  @inline(__always) func endOfLine(from start: Int) -> Int {
    findEither(Ascii.newline, Ascii.carriageReturn, from: start)
  }

  /// The first of either byte; `end` if there is none. Sixteen bytes at a time, as in all searches here.
  func findEither(_ one: UInt8, _ other: UInt8, from start: Int) -> Int {
    var index = start
    let ones = SIMD16<UInt8>(repeating: one)
    let others = SIMD16<UInt8>(repeating: other)
    while index + 16 <= end {
      let block = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
      if let lane = firstLane((block .== ones) .| (block .== others)) { return index + lane }
      index += 16
    }
    while index < end, base[index] != one, base[index] != other { index += 1 }
    return min(index, end)
  }
}

@inline(__always)
func firstLane(_ mask: SIMDMask<SIMD16<Int8>>) -> Int? {
  let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  if halves[0] != 0 { return halves[0].trailingZeroBitCount >> 3 }
  if halves[1] != 0 { return 8 + halves[1].trailingZeroBitCount >> 3 }
  return nil
}
