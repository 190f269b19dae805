extension Collection where Element: Hashable {
  /// The elements in their order, without duplicates.
  package var unique: [Element] {
    // Nearly always there is one element.
    if count < 2 { return Array(self) }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
