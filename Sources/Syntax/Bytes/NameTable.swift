import Text

/// Up to 32 bytes of a file as four words, padded with zeros: compared without touching the file.
struct PackedName: Equatable {
  var length: Int
  var words: SIMD4<UInt64>

  static let maximumLength = 32

  /// The range must lie in the `count` bytes at `base`, and hold no more than `maximumLength`.
  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, count: Int, lower: Int, upper: Int) {
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
    self.init(text.utf8Start, count: length, lower: 0, upper: length)
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

  @inline(__always)
  var hash: UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (words.x ^ UInt64(truncatingIfNeeded: length)) &* factor
    if length > 8 {
      hash = (hash ^ (hash &>> 29) ^ words.y) &* factor
      if length > 16 { hash = (hash ^ (hash &>> 29) ^ words.z ^ words.w &* 31) &* factor }
    }
    return hash ^ (hash &>> 32)
  }
}

/// Which of a fixed set of names some bytes spell, without making a string of them.
struct NameTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var length = 0
    var words = SIMD4<UInt64>()
    var value: Value
  }

  private let entries: ContiguousArray<Entry>
  private let mask: Int
  private let absent: Value

  init(_ names: [(StaticString, Value)], absent: Value) {
    var size = 16
    while size < names.count * 4 { size *= 2 }
    var entries = ContiguousArray(repeating: Entry(value: absent), count: size)
    for (text, value) in names {
      let name = PackedName(text)
      var slot = Int(truncatingIfNeeded: name.hash) & (size - 1)
      while entries[slot].length > 0 { slot = (slot + 1) & (size - 1) }
      entries[slot] = Entry(length: name.length, words: name.words, value: value)
    }
    self.entries = entries
    self.absent = absent
    mask = size - 1
  }

  @inline(__always)
  func value(of name: PackedName) -> Value {
    var slot = Int(truncatingIfNeeded: name.hash) & mask
    // At most a quarter of the entries is taken, so this ends.
    while true {
      let length = entries[slot].length
      if length == 0 { return absent }
      if length == name.length, entries[slot].words == name.words { return entries[slot].value }
      slot = (slot &+ 1) & mask
    }
  }
}

/// Strings made for names that a file repeats. The last name with its hash keeps each place, so that
/// a file of ever new names costs no more than making their strings.
struct NameStrings {
  private static let size = 128

  /// The name that each of `strings` spells; of length 0 where there is none yet.
  private var names = ContiguousArray(repeating: PackedName(""), count: size)
  private var strings = ContiguousArray(repeating: "", count: size)

  mutating func string(_ base: UnsafePointer<UInt8>, count: Int, lower: Int, upper: Int) -> String {
    guard lower >= 0, lower < upper, upper <= count else { return "" }
    let bytes = UnsafeBufferPointer(start: base + lower, count: upper - lower)
    guard upper - lower <= PackedName.maximumLength else { return String(decoding: bytes, as: UTF8.self) }
    let name = PackedName(base, count: count, lower: lower, upper: upper)
    let slot = Int(truncatingIfNeeded: name.hash) & (Self.size - 1)
    if names[slot] == name { return strings[slot] }
    let string = String(decoding: bytes, as: UTF8.self)
    names[slot] = name
    strings[slot] = string
    return string
  }
}

/// Where in a file each of many texts stands first. A dictionary of strings took four times as long.
struct FirstRanges {
  /// Keeps a file from being made so that all its ids meet in one slot; no answer depends on it.
  private static let seed = UInt64.random(in: .min ... .max) | 1

  private struct Entry {
    var hash: UInt64
    var lower: Int
    var upper: Int
  }

  private let seed = Self.seed
  private var entries: ContiguousArray<Entry> = []
  /// Positions in `entries`, -1 where free; at least half are.
  private var slots: ContiguousArray<Int32>

  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(repeating: -1, count: size)
    entries.reserveCapacity(size / 2)
  }

  /// The range of an equal text before this one.
  mutating func insert(_ base: UnsafePointer<UInt8>, count: Int, _ range: ByteRange) -> ByteRange? {
    guard range.lower >= 0, range.upper <= count else { return nil }
    var hash = seed
    var lower = range.lower
    while lower < range.upper {
      let upper = min(lower + PackedName.maximumLength, range.upper)
      hash = (hash ^ PackedName(base, count: count, lower: lower, upper: upper).hash) &* seed
      lower = upper
    }
    hash ^= hash &>> 32
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, isEqual(base, entry, range) { return ByteRange(entry.lower, entry.upper) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(hash: hash, lower: range.lower, upper: range.upper))
    if entries.count * 2 > slots.count { grow() }
    return nil
  }

  private func isEqual(_ base: UnsafePointer<UInt8>, _ entry: Entry, _ range: ByteRange) -> Bool {
    guard entry.upper - entry.lower == range.length else { return false }
    var step = 0
    while step < range.length {
      if base[entry.lower + step] != base[range.lower + step] { return false }
      step += 1
    }
    return true
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: -1, count: slots.count * 2)
    for (position, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: position)
    }
  }
}
