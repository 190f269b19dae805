import Text

/// Finds where a text holds any of some names as whole words, without taking it apart into words.
///
/// One name is searched for by its rarest bytes (`SearchText`), several of about the same length in one pass.
///
/// Each search for one name is faster than a pass, all of them together are slower from about three names on.
package struct NameSearch: Sendable {
  /// Searched for one by one, since a pass could hardly skip anything with them in it.
  private var singles: [SearchText] = []
  private var passes: [NamePass] = []

  /// The lengths in bytes from which names are searched for together.
  ///
  /// A pass skips at most the length of its shortest name, so that one short name slows it down for all.
  private static let lengths = [4, 8, 16]

  /// - Parameter names: Empty ones count for nothing.
  init(_ names: some Sequence<String>) {
    var groups: [Int: [SearchText]] = [:]
    for name in Set(names) where !name.isEmpty {
      let text = SearchText(Array(name.utf8))
      guard let length = Self.lengths.last(where: { $0 <= text.bytes.count }) else {
        singles.append(text)
        continue
      }
      groups[length, default: []].append(text)
    }
    for group in groups.values {
      if group.count == 1 { singles += group } else { passes.append(NamePass(group)) }
    }
  }

  /// Where the names stand.
  func places(in text: [UInt8]) -> [ByteRange] {
    var found = singles.flatMap { $0.words(in: text) }
    for pass in passes { pass.addPlaces(in: text, to: &found) }
    return found
  }
}

/// Skips ahead as Wu and Manber do (A Fast Algorithm for Multi-Pattern Searching, 1994).
///
/// The two bytes under the end of the window tell how far it may move before any name can match in it.
private struct NamePass: Sendable {
  /// The shortest name's length in bytes: the window.
  private let window: Int
  /// How far the window may move, by the hash of the last two bytes in it.
  private var shifts: [UInt8]
  /// The names whose part in the window ends in two bytes with this hash.
  private var candidates: [[SearchText]]

  private static let tableSize = 4096

  /// - Parameter names: Of two bytes or more.
  init(_ names: [SearchText]) {
    window = names.map(\.bytes.count).min() ?? 2
    shifts = Array(repeating: UInt8(min(window - 1, 255)), count: Self.tableSize)
    candidates = Array(repeating: [], count: Self.tableSize)
    for name in names {
      for end in 1..<window {
        let hash = Self.hash(name.bytes[end - 1], name.bytes[end])
        shifts[hash] = min(shifts[hash], UInt8(min(window - 1 - end, 255)))
        if end == window - 1 { candidates[hash].append(name) }
      }
    }
  }

  func addPlaces(in text: [UInt8], to found: inout [ByteRange]) {
    shifts.withUnsafeBufferPointer { shifts in
      text.withUnsafeBufferPointer { text in
        // Each step of a window waits for the one before, so that four windows take little longer than one.
        let part = max(0, text.count - window + 1) / 4
        let ends = SIMD4(part, 2 * part, 3 * part, text.count - window + 1) &+ (window - 1)
        var (first, second) = (window - 1, ends[0])
        var (third, fourth) = (ends[1], ends[2])
        while first < ends[0], second < ends[1], third < ends[2], fourth < ends[3] {
          step(&first, shifts, text, &found)
          step(&second, shifts, text, &found)
          step(&third, shifts, text, &found)
          step(&fourth, shifts, text, &found)
        }
        while first < ends[0] { step(&first, shifts, text, &found) }
        while second < ends[1] { step(&second, shifts, text, &found) }
        while third < ends[2] { step(&third, shifts, text, &found) }
        while fourth < ends[3] { step(&fourth, shifts, text, &found) }
      }
    }
  }

  /// Looks for a name in the window that ends with the byte at `last`, and moves on.
  @inline(__always)
  private func step(
    _ last: inout Int, _ shifts: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>,
    _ found: inout [ByteRange]
  ) {
    let hash = Self.hash(text[last - 1], text[last])
    let shift = Int(shifts[hash])
    if shift == 0 {
      let start = last - window + 1
      for name in candidates[hash] where name.isWord(at: start, in: text) {
        found.append(ByteRange(start, start + name.bytes.count))
      }
    }
    last += max(1, shift)
  }

  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x3F) << 6 | Int(second & 0x3F)
  }
}
