/// From names to entries, made for a snapshot that changes a little at a time.
///
/// A copy shares all but the names that have changed since the map was sealed. A plain dictionary would be copied whole
/// by the first change after each snapshot.
package struct NameMap<Entry: Sendable & Comparable>: Sendable {
  /// Never changed while a snapshot shares it.
  private var base: [String: SortedBag<Entry>] = [:]
  /// The values that replace those of `base` under the same name; empty for a name that is gone.
  private var changes: [String: SortedBag<Entry>] = [:]
  private var isSealed = false

  /// With more changes than this, copying them each time would cost more than making a new base once.
  private static var mostChanges: Int { 1024 }

  init() {}

  package subscript(name: String) -> SortedBag<Entry>? {
    if !changes.isEmpty, let bag = changes[name] { return bag.isEmpty ? nil : bag }
    return base[name]
  }

  package subscript(name: String, default value: SortedBag<Entry>) -> SortedBag<Entry> { self[name] ?? value }

  /// Everything in one dictionary; not cheap.
  package var merged: [String: SortedBag<Entry>] {
    changes.isEmpty ? base : base.merging(changes) { $1 }.filter { !$0.value.isEmpty }
  }

  /// All names, in no order.
  package var names: [String] {
    changes.isEmpty
      ? Array(base.keys)
      : base.keys.filter { changes[$0] == nil } + changes.filter { !$0.value.isEmpty }.map(\.key)
  }

  /// Every entry with its name, in no order.
  func forEach(_ body: (_ name: String, _ entry: Entry) -> Void) {
    for (name, entries) in base where changes[name] == nil {
      for entry in entries { body(name, entry) }
    }
    for (name, entries) in changes {
      for entry in entries { body(name, entry) }
    }
  }

  mutating func reserveCapacity(_ count: Int) { base.reserveCapacity(count) }

  /// The first filling is over.
  mutating func seal() { isSealed = true }

  mutating func insert(_ entry: Entry, under name: String) {
    if isSealed { change(name) { $0.insert(entry) } } else { base[name, default: []].insert(entry) }
  }

  /// Inserts it unless it is there, in a map that is not sealed.
  mutating func insert(once entry: Entry, under name: String) {
    base[name, default: []].insert(once: entry)
  }

  /// Puts one file's part in the place of what it was before. Neither part is sealed.
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
