import Text

/// A text to search many files for. `NameSearch` looks for several at once.
package struct SearchText: Hashable, Sendable {
  package let bytes: [UInt8]
  /// The indices of two bytes of the text that are rare in code. The other bytes are compared only where both match.
  private let probes: (Int, Int)

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let order = bytes.indices.sorted { (frequency(bytes[$0]), $0) < (frequency(bytes[$1]), $1) }
    probes = (order.first ?? 0, order.dropFirst().first ?? 0)
  }

  package static func == (one: SearchText, other: SearchText) -> Bool { one.bytes == other.bytes }
  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// Whether a text contains this one.
  package func occurs(in text: [UInt8]) -> Bool {
    bytes.isEmpty || text.withUnsafeBufferPointer { nextPlace(in: $0, from: 0) != nil }
  }

  /// Whether a text contains this one.
  package func occurs(in text: Span<UInt8>) -> Bool {
    bytes.isEmpty || text.withUnsafeBufferPointer { nextPlace(in: $0, from: 0) != nil }
  }

  /// The first occurrence in a text; nil if there is none, or if this text is empty.
  package func first(in text: [UInt8]) -> ByteRange? {
    if bytes.isEmpty { return nil }
    return text.withUnsafeBufferPointer { nextPlace(in: $0, from: 0) }.map { range(at: $0) }
  }

  /// All occurrences in a text, in order; they may overlap.
  package func ranges(in text: Span<UInt8>) -> [ByteRange] {
    if bytes.isEmpty { return [] }
    return text.withUnsafeBufferPointer { text in
      var result: [ByteRange] = []
      var start = 0
      while let place = nextPlace(in: text, from: start) {
        start = place + 1
        result.append(range(at: place))
      }
      return result
    }
  }

  /// The occurrences as a whole word, in order.
  func words(in text: [UInt8]) -> [ByteRange] {
    text.withUnsafeBufferPointer { text in
      ranges(in: text.span).filter { isWord(at: $0.lower, in: text) }
    }
  }

  private func range(at place: Int) -> ByteRange { ByteRange(place, place + bytes.count) }

  /// Whether the text occurs at a place as a whole word, so that a word does not go on beyond either end of it.
  func isWord(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = place + bytes.count
    guard let first = bytes.first, let last = bytes.last, end <= text.count else { return false }
    for index in bytes.indices where text[place + index] != bytes[index] { return false }
    if Ascii.isWordByte(first), place > 0, Ascii.isWordByte(text[place - 1]) { return false }
    return !(Ascii.isWordByte(last) && end < text.count && Ascii.isWordByte(text[end]))
  }

  private func nextPlace(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { word in
      guard word.count <= text.count, let base = text.baseAddress else { return nil }
      let (one, other) = probes
      let ones = SIMD16<UInt8>(repeating: word[one])
      let others = SIMD16<UInt8>(repeating: word[other])
      let raw = UnsafeRawPointer(base)
      let stop = text.count - word.count + 1
      // Both probes of sixteen places lie in the text as long as the last place does.
      @inline(__always) func hits(_ index: Int) -> SIMDMask<SIMD16<Int8>> {
        let first = (raw + index + one).loadUnaligned(as: SIMD16<UInt8>.self)
        let second = (raw + index + other).loadUnaligned(as: SIMD16<UInt8>.self)
        return (first .== ones) .& (second .== others)
      }
      func isFound(at place: Int) -> Bool {
        for step in 0..<word.count where base[place + step] != word[step] { return false }
        return true
      }
      if stop - start < 64 {
        for place in start..<max(start, stop) where isFound(at: place) { return place }
        return nil
      }
      // 64 places are compared at a time, since hardly any block has a hit. The last block overlaps the one before.
      var block = start
      while true {
        let mask = hits(block) .| hits(block + 16) .| hits(block + 32) .| hits(block + 48)
        if firstLane(mask) != nil {
          for part in stride(from: block, to: block + 64, by: 16) where firstLane(hits(part)) != nil {
            for place in part..<(part + 16)
            where base[place + one] == word[one] && base[place + other] == word[other] && isFound(at: place) {
              return place
            }
          }
        }
        if block == stop - 64 { return nil }
        block = min(block + 64, stop - 64)
      }
    }
  }
}

/// How common a byte is in source text, roughly.
private func frequency(_ byte: UInt8) -> Int {
  switch byte {
  case 0x20: 9
  case 0x65, 0x74, 0x61, 0x69, 0x6E, 0x6F, 0x72, 0x73: 8
  case 0x6C, 0x63, 0x64, 0x75, 0x6D, 0x70: 6
  case 0x61...0x7A: 4
  case 0x41...0x5A: 3
  case 0x22, 0x28, 0x29, 0x2E, 0x2C, 0x3D: 5
  default: 2
  }
}
