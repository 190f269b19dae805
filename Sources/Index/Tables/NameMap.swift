/// A map from names to entries, for snapshots that differ in few names.
///
/// A copy shares all but the names that have changed since the map was sealed. The first change after each snapshot would copy a
/// plain dictionary whole.
package struct NameMap<Entry: Sendable & Comparable>: Sendable {
  /// The entries at the time of the sealing. It is not changed while a snapshot shares it.
  private var base: [String: SortedBag<Entry>] = [:]
  /// The values that replace those of `base`; empty for a removed name.
  private var changes: [String: SortedBag<Entry>] = [:]
  private var isSealed = false

  /// The number of changes beyond which copying them each time costs more than making a new base once.
  private static var mostChanges: Int { 1024 }

  init() {}

  package subscript(name: String) -> SortedBag<Entry>? {
    if !changes.isEmpty, let bag = changes[name] { return bag.isEmpty ? nil : bag }
    return base[name]
  }

  package subscript(name: String, default value: SortedBag<Entry>) -> SortedBag<Entry> { self[name] ?? value }

  /// All entries in one dictionary. This is not cheap.
  package var merged: [String: SortedBag<Entry>] {
    changes.isEmpty ? base : base.merging(changes) { $1 }.filter { !$0.value.isEmpty }
  }

  /// All names, in no particular order.
  package var names: [String] {
    changes.isEmpty
      ? Array(base.keys)
      : base.keys.filter { changes[$0] == nil } + changes.filter { !$0.value.isEmpty }.map(\.key)
  }

  /// Calls `body` for each entry and its name, in no particular order.
  func forEach(_ body: (_ name: String, _ entry: Entry) -> Void) {
    for (name, entries) in base where changes[name] == nil {
      for entry in entries { body(name, entry) }
    }
    for (name, entries) in changes {
      for entry in entries { body(name, entry) }
    }
  }

  mutating func reserveCapacity(_ count: Int) { base.reserveCapacity(count) }

  /// Ends the first filling.
  mutating func seal() { isSealed = true }

  mutating func insert(_ entry: Entry, under name: String) {
    if isSealed { change(name) { $0.insert(entry) } } else { base[name, default: []].insert(entry) }
  }

  /// Inserts an entry unless it is already there. The map must not be sealed.
  mutating func insert(once entry: Entry, under name: String) {
    base[name, default: []].insert(once: entry)
  }

  /// Replaces the entries of one file by new ones. Neither parameter is sealed.
  mutating func replace(_ before: NameMap, by after: NameMap) {
    let (before, after) = (before.base, after.base)
    for (name, entries) in before where after[name] != entries {
      change(name) { bag in
        for entry in entries { bag.remove(entry) }
      }
    }
    for (name, entries) in after where before[name] != entries {
      change(name) { bag in
        for entry in entries { bag.insert(entry) }
      }
    }
  }

  private mutating func change(_ name: String, _ edit: (inout SortedBag<Entry>) -> Void) {
    var bag = self[name] ?? []
    edit(&bag)
    changes[name] = bag
    if changes.count > Self.mostChanges {
      base = merged
      changes = [:]
    }
  }
}

extension NameMap: Equatable {
  package static func == (one: NameMap, other: NameMap) -> Bool { one.merged == other.merged }
}
