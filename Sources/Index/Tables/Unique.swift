extension Collection where Element: Hashable {
  /// The elements in their order, each once.
  package var unique: [Element] {
    // Nearly always there is one.
    if count < 2 { return Array(self) }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
