import Text

/// Finds where a text holds any of some names as whole words, at a fraction of the cost of taking it apart into words:
/// one name by its rarest bytes (`SearchText`), several in one pass.
///
/// That pass skips ahead as Wu and Manber do (A Fast Algorithm for Multi-Pattern Searching, 1994): the two bytes under
/// the end of the window tell how far it may move before any name can fit in it. Each search for one name is faster,
/// all of them together are slower from about three names on.
struct NameSearch: Sendable {
  /// Searched for one by one, since the pass could hardly skip anything with them in it.
  private var singles: [SearchText] = []
  private var others: [SearchText] = []
  /// The shortest name's length in bytes: the window.
  private var window = 0
  /// How far the window may move, by the hash of the last two bytes in it.
  private var shifts: [UInt8] = []
  /// The names whose part in the window ends in two bytes with this hash.
  private var candidates: [[SearchText]] = []

  private static let tableSize = 4096
  private static let shortest = 4

  /// - Parameter names: Empty ones count for nothing.
  init(_ names: some Sequence<String>) {
    let texts = Set(names).filter { !$0.isEmpty }.map { SearchText(Array($0.utf8)) }
    singles = texts.filter { $0.bytes.count < Self.shortest }
    others = texts.filter { $0.bytes.count >= Self.shortest }
    if others.count == 1 {
      singles += others
      others = []
    }
    guard let window = others.map(\.bytes.count).min() else { return }
    self.window = window
    shifts = Array(repeating: UInt8(min(window - 1, 255)), count: Self.tableSize)
    candidates = Array(repeating: [], count: Self.tableSize)
    for name in others {
      for end in 1..<window {
        let hash = Self.hash(name.bytes[end - 1], name.bytes[end])
        shifts[hash] = min(shifts[hash], UInt8(min(window - 1 - end, 255)))
        if end == window - 1 { candidates[hash].append(name) }
      }
    }
  }

  /// Where the names stand.
  func places(in text: [UInt8]) -> [ByteRange] {
    var found = singles.flatMap { $0.words(in: text) }
    if others.isEmpty { return found }
    shifts.withUnsafeBufferPointer { shifts in
      text.withUnsafeBufferPointer { text in
        var last = window - 1
        while last < text.count {
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
      }
    }
    return found
  }

  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x3F) << 6 | Int(second & 0x3F)
  }
}
