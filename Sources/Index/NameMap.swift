/// From names to entries, made for a snapshot that changes a little at a time: a copy shares all but the names
/// that have changed since the map was sealed.
///
/// A plain dictionary is copied whole by the first change after each snapshot, which took 2 ms a keystroke in a
/// workspace of 10,000 files.
package struct NameMap<Entry: Sendable & Comparable>: Sendable {
  /// Never changed while a snapshot shares it.
  private var base: [String: Bucket<Entry>] = [:]
  /// Stands in for what `base` has under the same name; empty for a name that is gone.
  private var changes: [String: Bucket<Entry>] = [:]
  private var isSealed = false
  /// Holds all in place of `base`, where nothing is to be changed.
  private var packed: PackedNames<Entry>?

  /// With more changes than this, copying them each time would cost more than making a new base once.
  private static var mostChanges: Int { 1024 }

  init() {}

  package subscript(name: String) -> Bucket<Entry>? {
    if let packed { return packed[name] }
    if let bucket = changes[name] { return bucket.isEmpty ? nil : bucket }
    return base[name]
  }

  package subscript(name: String, default value: Bucket<Entry>) -> Bucket<Entry> { self[name] ?? value }

  /// Everything in one dictionary; not cheap.
  package var merged: [String: Bucket<Entry>] {
    if let packed { return packed.all }
    return changes.isEmpty ? base : base.merging(changes) { $1 }.filter { !$0.value.isEmpty }
  }

  func forEach(_ body: (_ name: String, _ entries: Bucket<Entry>) -> Void) {
    if packed != nil { return merged.forEach { body($0.key, $0.value) } }
    for (name, entries) in base where changes[name] == nil { body(name, entries) }
    for (name, entries) in changes where !entries.isEmpty { body(name, entries) }
  }

  mutating func reserveCapacity(_ count: Int) { base.reserveCapacity(count) }

  /// From here on it is faster to fill, and slow to change once it is sealed.
  mutating func pack(reserving count: Int) { packed = PackedNames(reserving: count) }

  private mutating func unpack() {
    guard let packed else { return }
    base = packed.all
    self.packed = nil
  }

  /// The first filling is over.
  mutating func seal() { isSealed = true }

  mutating func insert(_ entry: Entry, under name: String) {
    guard isSealed else {
      if packed == nil { base[name, default: []].insert(entry) } else { packed?.insert(entry, under: name) }
      return
    }
    change(name) { $0.insert(entry) }
  }

  /// Inserts it unless it is there, in a map that is not sealed.
  mutating func insert(once entry: Entry, under name: String) {
    if packed == nil {
      base[name, default: []].insert(once: entry)
    } else {
      packed?.insert(once: entry, under: name)
    }
  }

  /// Puts one file's part in the place of what it was before.
  mutating func replace(_ before: NameMap, by after: NameMap) {
    let (before, after) = (before.merged, after.merged)
    guard before != after else { return }
    for (name, entries) in before where after[name] != entries {
      change(name) { bucket in
        for entry in entries { bucket.remove(entry) }
      }
    }
    for (name, entries) in after where before[name] != entries {
      change(name) { bucket in
        for entry in entries { bucket.insert(entry) }
      }
    }
  }

  private mutating func change(_ name: String, _ edit: (inout Bucket<Entry>) -> Void) {
    unpack()
    var bucket = changes[name] ?? base[name] ?? []
    edit(&bucket)
    changes[name] = bucket
    if changes.count > Self.mostChanges {
      base = merged
      changes = [:]
    }
  }
}

extension NameMap: Equatable {
  package static func == (one: NameMap, other: NameMap) -> Bool { one.merged == other.merged }
}
