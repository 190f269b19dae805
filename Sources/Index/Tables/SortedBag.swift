/// The entries under one name, including duplicates.
///
/// Most names have one entry, which needs no separate storage. The entries are sorted, so that the order in which files were
/// added does not affect an answer.
package struct SortedBag<Entry: Sendable & Comparable>: RandomAccessCollection, ExpressibleByArrayLiteral,
  Equatable, Sendable
{
  private var head: Entry?
  private var rest: [Entry] = []

  package init(arrayLiteral entries: Entry...) {
    for entry in entries { insert(entry) }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { head == nil ? 0 : rest.count + 1 }

  package subscript(index: Int) -> Entry {
    guard index == 0, let head else { return rest[index - 1] }
    return head
  }

  mutating func insert(_ entry: Entry) {
    guard let first = head else {
      head = entry
      return
    }
    if entry < first {
      head = entry
      rest.insert(first, at: 0)
      return
    }
    // Files are read in order, so the new entry is mostly the last one.
    var index = rest.count
    while index > 0, entry < rest[index - 1] { index -= 1 }
    rest.insert(entry, at: index)
  }

  /// Inserts an entry unless it is already there.
  mutating func insert(once entry: Entry) {
    // The entry nearly always is the last one, or will be.
    guard let last = rest.last ?? head, last >= entry else { return insert(entry) }
    if last != entry, !contains(entry) { insert(entry) }
  }

  /// Removes one occurrence of an entry.
  mutating func remove(_ entry: Entry) {
    if head == entry {
      head = rest.isEmpty ? nil : rest.removeFirst()
    } else if let index = rest.firstIndex(of: entry) {
      rest.remove(at: index)
    }
  }
}
