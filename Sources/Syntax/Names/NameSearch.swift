import Text

/// Finds the places where a text contains any of several names as whole words, without splitting the text into words.
///
/// One name is searched for by its rarest bytes (`SearchText`), several of about the same length in one pass. The search for one
/// name is faster than a pass, but from about three names on one pass is faster than a search for each.
package struct NameSearch: Sendable {
  /// Names that are searched for one by one: short ones, with which a pass could hardly skip anything, and single ones.
  private var singles: [SearchText] = []
  private var passes: [NamePass] = []

  /// The minimum lengths in bytes of the groups of names that are searched for together.
  ///
  /// A pass skips at most the length of its shortest name, so one short name would slow it down for all.
  private static let lengths = [4, 8, 16]

  /// - Parameter names: The names; empty ones are ignored.
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

  /// The ranges of the names in a text.
  package func places(in text: [UInt8]) -> [ByteRange] {
    var found = singles.flatMap { $0.words(in: text) }
    for pass in passes { pass.addPlaces(in: text, to: &found) }
    return found
  }
}

/// A search for several names that skips ahead as Wu and Manber do (A Fast Algorithm for Multi-Pattern Searching, 1994).
///
/// A window of the shortest name's length moves over the text. The last bytes in it, its block, determine how far it may move
/// before any name can match.
private struct NamePass: Sendable {
  /// The length of the window in bytes, which is that of the shortest name.
  private let window: Int
  /// A mask that selects the bytes of a block from the four bytes that end with it.
  ///
  /// A block of three bytes occurs in the names more rarely than one of two, so that the window moves further. In a short window,
  /// a block of two leaves more room to move.
  private let block: UInt32
  /// The distance by which the window may move, by the hash of its block.
  private var shifts: [UInt8]
  /// The names whose first bytes, as many as the window has, end in a block with this hash.
  private var candidates: [[SearchText]]

  private static let hashBits: UInt32 = 14

  /// - Parameter names: Names of four bytes or more.
  init(_ names: [SearchText]) {
    window = names.map(\.bytes.count).min() ?? 4
    let length = window < 8 ? 2 : 3
    block = ~0 << UInt32(8 * (4 - length))
    shifts = Array(repeating: UInt8(min(window - length + 1, 255)), count: 1 << Self.hashBits)
    candidates = Array(repeating: [], count: 1 << Self.hashBits)
    for name in names {
      for last in (length - 1)..<window {
        // The mask removes the bytes before the block.
        let four = (last - 3...last).reduce(0) { $0 >> 8 | UInt32($1 < 0 ? 0 : name.bytes[$1]) << 24 }
        let hash = hash(of: four)
        shifts[hash] = min(shifts[hash], UInt8(min(window - 1 - last, 255)))
        if last == window - 1 { candidates[hash].append(name) }
      }
    }
  }

  func addPlaces(in text: [UInt8], to found: inout [ByteRange]) {
    shifts.withUnsafeBufferPointer { shifts in
      text.withUnsafeBufferPointer { text in
        guard text.count >= window, let base = text.baseAddress else { return }
        // Each step of a window waits for the step before, so four windows at once take little longer than one.
        let part = (text.count - window + 1) / 4
        let ends = SIMD4(part, 2 * part, 3 * part, text.count - window + 1) &+ (window - 1)
        var (first, second) = (window - 1, ends[0])
        var (third, fourth) = (ends[1], ends[2])
        while first < ends[0], second < ends[1], third < ends[2], fourth < ends[3] {
          step(&first, shifts, base, text, &found)
          step(&second, shifts, base, text, &found)
          step(&third, shifts, base, text, &found)
          step(&fourth, shifts, base, text, &found)
        }
        while first < ends[0] { step(&first, shifts, base, text, &found) }
        while second < ends[1] { step(&second, shifts, base, text, &found) }
        while third < ends[2] { step(&third, shifts, base, text, &found) }
        while fourth < ends[3] { step(&fourth, shifts, base, text, &found) }
      }
    }
  }

  /// Looks for a name in the window whose last byte is at `last`, and moves the window.
  @inline(__always)
  private func step(
    _ last: inout Int, _ shifts: UnsafeBufferPointer<UInt8>, _ base: UnsafePointer<UInt8>,
    _ text: UnsafeBufferPointer<UInt8>, _ found: inout [ByteRange]
  ) {
    // The window has at least four bytes.
    let four = UnsafeRawPointer(base + last - 3).loadUnaligned(as: UInt32.self)
    let hash = hash(of: UInt32(littleEndian: four))
    let shift = Int(shifts[hash])
    if shift > 0 {
      last &+= shift
      return
    }
    let start = last - window + 1
    for name in candidates[hash] where name.isWord(at: start, in: text) {
      found.append(ByteRange(start, start + name.bytes.count))
    }
    last += 1
  }

  /// The hash of the block at the end of four bytes.
  @inline(__always)
  private func hash(of four: UInt32) -> Int {
    Int(((four & block) &* 0x9E37_79B1) &>> (32 - Self.hashBits))
  }
}
