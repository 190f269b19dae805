import Text

/// Numbers for names, so that comparing two is comparing numbers.
struct SwiftNames {
  private(set) var strings: [String] = []
  /// By hash, -1 where free; at least half are.
  private var slots: [Int32] = []
  private var hashes: [UInt64] = []

  /// Keeps a file from being made so that all its names meet in one slot; no answer depends on it.
  private static let seed = UInt64.random(in: .min ... .max)

  private static let words: SwiftNames = {
    var names = SwiftNames(empty: ())
    for word in SwiftWord.allCases {
      var text = word.text
      text.withUTF8 { bytes in
        if let base = bytes.baseAddress { _ = names.index(of: base, ByteRange(0, bytes.count)) }
      }
    }
    return names
  }()

  init() { self = Self.words }

  private init(empty: Void) { slots = Array(repeating: -1, count: 1024) }

  mutating func index(of base: UnsafePointer<UInt8>, _ range: ByteRange) -> Int32 {
    var hash = Self.seed
    for offset in range.lower..<range.upper { hash = (hash ^ UInt64(base[offset])) &* 0x100_0000_01B3 }
    hash ^= hash &>> 29
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, isEqual(strings[known], base, range) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = Int32(truncatingIfNeeded: strings.count)
    strings.append(
      String(
        decoding: UnsafeBufferPointer(start: base + range.lower, count: range.length), as: UTF8.self))
    hashes.append(hash)
    slots[slot] = index
    if strings.count * 2 > slots.count { grow() }
    return index
  }

  private func isEqual(_ string: String, _ base: UnsafePointer<UInt8>, _ range: ByteRange) -> Bool {
    guard string.utf8.count == range.length else { return false }
    var offset = range.lower
    for byte in string.utf8 {
      if byte != base[offset] { return false }
      offset += 1
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }
}
