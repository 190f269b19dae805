/// Entries by name, filled once.
///
/// A dictionary of bags takes much longer to fill, and few of the names are ever asked for.
struct PackedNames<Entry: Sendable & Comparable>: Sendable {
  private struct Item: Sendable {
    var name: String
    var entry: Entry
    var hash: UInt32
    /// The next of the same slot among the items; -1 behind the last.
    var next: Int32
  }

  private var items: ContiguousArray<Item> = []
  /// The newest item of each slot; as many as a power of two, and none before the first item.
  private var slots: [Int32] = []

  init() {}

  /// - Parameter count: How many entries there may be; more make it slower.
  init(reserving count: Int) {
    slots = Array(repeating: -1, count: Self.slotCount(for: count))
    items.reserveCapacity(count)
  }

  private static func slotCount(for count: Int) -> Int {
    var size = 64
    while size < count { size *= 2 }
    return size
  }

  var count: Int { items.count }

  mutating func insert(_ entry: Entry, under name: String) { insert(entry, under: name, hash(of: name)) }

  private mutating func insert(_ entry: Entry, under name: String, _ hash: UInt32) {
    if items.count >= slots.count { grow() }
    let slot = Int(hash) & (slots.count - 1)
    items.append(Item(name: name, entry: entry, hash: hash, next: slots[slot]))
    slots[slot] = Int32(truncatingIfNeeded: items.count - 1)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: Self.slotCount(for: slots.count * 2))
    for index in items.indices {
      let slot = Int(items[index].hash) & (slots.count - 1)
      items[index].next = slots[slot]
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Inserts it unless it is the last that was inserted under the name.
  mutating func insert(once entry: Entry, under name: String) {
    let hash = hash(of: name)
    var isThere = false
    forEach(under: name, hash) {
      isThere = $0 == entry
      return false
    }
    if !isThere { insert(entry, under: name, hash) }
  }

  subscript(name: String) -> SortedBag<Entry>? {
    // Most names have one entry, for which no list is needed.
    var newest: Entry?
    var others: [Entry] = []
    forEach(under: name, hash(of: name)) {
      if newest == nil { newest = $0 } else { others.append($0) }
      return true
    }
    guard let newest else { return nil }
    // The smallest first: a bag is quick to fill in its order.
    var bag: SortedBag<Entry> = []
    for entry in others.reversed() { bag.insert(entry) }
    bag.insert(newest)
    return bag
  }

  /// The newest first, until `body` answers that it has seen enough.
  private func forEach(under name: String, _ hash: UInt32, _ body: (Entry) -> Bool) {
    if slots.isEmpty { return }
    var index = Int(slots[Int(hash) & (slots.count - 1)])
    while index >= 0 {
      if items[index].hash == hash, items[index].name == name, !body(items[index].entry) { return }
      index = Int(items[index].next)
    }
  }

  func forEach(_ body: (_ name: String, _ entry: Entry) -> Void) {
    for item in items { body(item.name, item.entry) }
  }

  var all: [String: SortedBag<Entry>] {
    var result: [String: SortedBag<Entry>] = [:]
    for item in items { result[item.name, default: []].insert(item.entry) }
    return result
  }

  /// Whether the same entries were inserted in the same order.
  func isFilled(as other: PackedNames) -> Bool {
    items.count == other.items.count
      && zip(items, other.items).allSatisfy { $0.entry == $1.entry && $0.name == $1.name }
  }

  private func hash(of name: String) -> UInt32 {
    UInt32(truncatingIfNeeded: textHash(name, seed: hashSeed))
  }
}

/// Another one each time that the program runs, so that no text can be made to fill one slot alone.
private let hashSeed = UInt64.random(in: .min ... .max)
