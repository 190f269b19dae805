/// Entries by name, filled once: a dictionary of buckets takes three times as long to fill, and a check asks for few
/// of the names.
struct PackedNames<Entry: Sendable & Comparable>: Sendable {
  private struct Item: Sendable {
    var name: String
    var entry: Entry
    var hash: UInt32
    /// The next of the same slot among the items; -1 behind the last.
    var next: Int32
  }

  private var items: ContiguousArray<Item> = []
  /// The newest item of each slot; as many as a power of two.
  private var slots: [Int32]
  private let seed = UInt64.random(in: .min ... .max)

  /// - Parameter count: How many entries there may be; more make it slower.
  init(reserving count: Int) {
    var size = 64
    while size < count { size *= 2 }
    slots = Array(repeating: -1, count: size)
    items.reserveCapacity(count)
  }

  mutating func insert(_ entry: Entry, under name: String) {
    insert(entry, under: name, UInt32(truncatingIfNeeded: quickHash(name, seed: seed)))
  }

  private mutating func insert(_ entry: Entry, under name: String, _ hash: UInt32) {
    if items.count >= slots.count { grow() }
    let slot = Int(hash) & (slots.count - 1)
    items.append(Item(name: name, entry: entry, hash: hash, next: slots[slot]))
    slots[slot] = Int32(truncatingIfNeeded: items.count - 1)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for index in items.indices {
      let slot = Int(items[index].hash) & (slots.count - 1)
      items[index].next = slots[slot]
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Inserts it unless it is the last that was inserted under the name.
  mutating func insert(once entry: Entry, under name: String) {
    let hash = UInt32(truncatingIfNeeded: quickHash(name, seed: seed))
    var isThere = false
    forEach(under: name, hash) {
      isThere = $0 == entry
      return false
    }
    if !isThere { insert(entry, under: name, hash) }
  }

  subscript(name: String) -> Bucket<Entry>? {
    var found: [Entry] = []
    forEach(under: name, UInt32(truncatingIfNeeded: quickHash(name, seed: seed))) {
      found.append($0)
      return true
    }
    if found.isEmpty { return nil }
    // The smallest first: a bucket is quick to fill in its order.
    var bucket: Bucket<Entry> = []
    for entry in found.reversed() { bucket.insert(entry) }
    return bucket
  }

  /// The newest first, until `body` answers that it has seen enough.
  private func forEach(under name: String, _ hash: UInt32, _ body: (Entry) -> Bool) {
    var index = Int(slots[Int(hash) & (slots.count - 1)])
    while index >= 0 {
      if items[index].hash == hash, items[index].name == name, !body(items[index].entry) { return }
      index = Int(items[index].next)
    }
  }

  var count: Int { items.count }

  func forEach(_ body: (_ name: String, _ entry: Entry) -> Void) {
    for item in items { body(item.name, item.entry) }
  }

  var all: [String: Bucket<Entry>] {
    var result: [String: Bucket<Entry>] = [:]
    for item in items { result[item.name, default: []].insert(item.entry) }
    return result
  }
}
