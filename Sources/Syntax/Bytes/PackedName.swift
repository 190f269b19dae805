import Text

/// Up to 32 bytes of a file as four words, padded with zeros. A lookup needs no string.
struct PackedName: Equatable {
  var length: Int
  var words: SIMD4<UInt64>

  static let maximumLength = 32

  /// nil where the range is longer than `maximumLength`. It must lie in the `count` bytes at `base`.
  @inline(__always)
  init?(_ base: UnsafePointer<UInt8>, count: Int, lower: Int, upper: Int) {
    guard upper &- lower <= Self.maximumLength else { return nil }
    self.init(short: base, count: count, lower: lower, upper: upper)
  }

  /// A name of at most 32 bytes.
  @inline(__always)
  init(short base: UnsafePointer<UInt8>, count: Int, lower: Int, upper: Int) {
    length = upper &- lower
    words = SIMD4(Self.word(base, count, lower, upper), 0, 0, 0)
    if length > 8 {
      words.y = Self.word(base, count, lower &+ 8, upper)
      if length > 16 {
        words.z = Self.word(base, count, lower &+ 16, upper)
        words.w = Self.word(base, count, lower &+ 24, upper)
      }
    }
  }

  init(_ text: StaticString) {
    let length = min(text.utf8CodeUnitCount, Self.maximumLength)
    self.init(short: text.utf8Start, count: length, lower: 0, upper: length)
  }

  @inline(__always)
  private static func word(
    _ base: UnsafePointer<UInt8>, _ count: Int, _ lower: Int, _ upper: Int
  ) -> UInt64 {
    if lower >= upper { return 0 }
    let length = upper &- lower
    if lower &+ 8 <= count {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + lower).loadUnaligned(as: UInt64.self))
      return length >= 8 ? word : word & ((1 &<< UInt64(length &* 8)) &- 1)
    }
    var word: UInt64 = 0
    var step = 0
    while step < min(length, 8) {
      word |= UInt64(base[lower &+ step]) &<< UInt64(step &* 8)
      step &+= 1
    }
    return word
  }

  /// The hash of the name.
  @inline(__always)
  var number: UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (words.x ^ UInt64(truncatingIfNeeded: length)) &* factor
    if length > 8 {
      hash = (hash ^ (hash &>> 29) ^ words.y) &* factor
      if length > 16 { hash = (hash ^ (hash &>> 29) ^ words.z ^ words.w &* 31) &* factor }
    }
    return hash ^ (hash &>> 32)
  }
}

/// A table of the names that scanners look for. A lookup costs a fraction of one in a dictionary.
struct NameTable<Value: Sendable>: Sendable {
  /// The slots of a hash table: 0 where a slot is free, else one more than the name's index in `names`. Most words are not in the
  /// table, and one look at these small numbers is enough for them.
  private var slots: [UInt16]
  private var names: [PackedName] = []
  private var values: [Value] = []

  /// - Parameter names: Fewer than 65,536, each of at most `PackedName.maximumLength` bytes. Of equal names the first one counts.
  init(_ names: [(StaticString, Value)]) {
    var count = 16
    while count < names.count * 4 { count *= 2 }
    slots = Array(repeating: 0, count: count)
    for (text, value) in names {
      let name = PackedName(text)
      let slot = slot(of: name)
      if slots[slot] > 0 { continue }
      self.names.append(name)
      values.append(value)
      slots[slot] = UInt16(truncatingIfNeeded: values.count)
    }
  }

  @inline(__always)
  subscript(name: PackedName) -> Value? {
    let number = Int(slots[slot(of: name)])
    return number == 0 ? nil : values[number - 1]
  }

  /// The slot that contains a name, or the free slot for it. At least three quarters of the slots are free.
  @inline(__always)
  private func slot(of name: PackedName) -> Int {
    var slot = Int(truncatingIfNeeded: name.number) & (slots.count - 1)
    while slots[slot] > 0, names[Int(slots[slot]) - 1] != name { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
