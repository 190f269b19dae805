/// The entries under one name. Most names have one, which then needs no storage of its own: with arrays, linking
/// a workspace took half as long again.
package struct Bucket<Entry: Sendable & Equatable>: RandomAccessCollection, ExpressibleByArrayLiteral,
  Sendable
{
  private var head: Entry?
  private var rest: [Entry] = []

  package init(arrayLiteral entries: Entry...) {
    for entry in entries { append(entry) }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { head == nil ? 0 : rest.count + 1 }

  package subscript(index: Int) -> Entry {
    guard index == 0, let head else { return rest[index - 1] }
    return head
  }

  mutating func append(_ entry: Entry) {
    if head == nil { head = entry } else { rest.append(entry) }
  }

  /// Removes the entry once.
  mutating func remove(_ entry: Entry) {
    if head == entry {
      head = rest.isEmpty ? nil : rest.removeFirst()
    } else if let index = rest.firstIndex(of: entry) {
      rest.remove(at: index)
    }
  }
}
