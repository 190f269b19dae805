/// Finds where a text holds any of some names, at a fraction of the cost of taking it apart into words.
///
/// Skips ahead as Wu and Manber do (A Fast Algorithm for Multi-Pattern Searching, 1994): the two bytes under the
/// end of the window tell how far it may move before any name can fit in it.
package struct NameSearch: Sendable {
  private var names: [[UInt8]] = []
  /// The shortest name's length in bytes: the window.
  private var window = 0
  /// How far the window may move, by the hash of the last two bytes in it.
  private var shifts: [UInt8] = []
  /// The names whose part in the window ends in two bytes with this hash.
  private var candidates: [[[UInt8]]] = []

  private static let tableSize = 4096

  /// - Parameter names: Where one begins or ends like a word it is found only as a whole word. Empty ones count
  ///   for nothing.
  package init(_ names: some Sequence<String>) {
    self.names = Set(names).filter { !$0.isEmpty }.map { Array($0.utf8) }
    guard let shortest = self.names.map(\.count).min() else { return }
    window = shortest
    if window < 2 { return }
    shifts = Array(repeating: UInt8(min(window - 1, 255)), count: Self.tableSize)
    candidates = Array(repeating: [], count: Self.tableSize)
    for name in self.names {
      for end in 1..<window {
        let hash = Self.hash(name[end - 1], name[end])
        shifts[hash] = min(shifts[hash], UInt8(min(window - 1 - end, 255)))
        if end == window - 1 { candidates[hash].append(name) }
      }
    }
  }

  /// Where the names stand, in order; a name within another may be left out.
  package func occurrences(in text: [UInt8]) -> [ByteRange] {
    if names.isEmpty { return [] }
    var found: [ByteRange] = []
    shifts.withUnsafeBufferPointer { shifts in
      text.withUnsafeBufferPointer { text in
        // Too short to skip anything.
        if window < 2 {
          for start in text.indices { take(names, at: start, in: text, into: &found) }
          return
        }
        var last = window - 1
        while last < text.count {
          let hash = Self.hash(text[last - 1], text[last])
          let shift = Int(shifts[hash])
          if shift == 0 { take(candidates[hash], at: last - window + 1, in: text, into: &found) }
          last += max(1, shift)
        }
      }
    }
    return found
  }

  private func take(
    _ candidates: [[UInt8]], at start: Int, in text: UnsafeBufferPointer<UInt8>, into found: inout [ByteRange]
  ) {
    for name in candidates where stands(name, at: start, in: text) {
      found.append(ByteRange(start, start + name.count))
    }
  }

  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x3F) << 6 | Int(second & 0x3F)
  }

  private func stands(_ name: [UInt8], at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = start + name.count
    guard end <= text.count else { return false }
    for index in 0..<name.count where text[start + index] != name[index] { return false }
    if isWord(name[0]), start > 0, isWord(text[start - 1]) { return false }
    return !(isWord(name[name.count - 1]) && end < text.count && isWord(text[end]))
  }
}

/// Whether a byte can stand in an identifier.
private func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F, 0x80...0xFF: true
  default: false
  }
}
