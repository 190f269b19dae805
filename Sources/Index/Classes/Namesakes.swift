import Text

/// The types with one name, arranged so that those of a target and those nearest to a file are found quickly.
struct Namesakes: Sendable {
  /// The types in the order in which they were given.
  let ids: [TypeID]
  /// Whether a target is known to compile any of them.
  var areCompiled: Bool { !positionsByTarget.isEmpty }
  private var positionsByTarget: [Int: [Int]] = [:]
  /// The types in the order of the bytes of their paths, so that all types below a folder adjoin.
  private let byPath: [(path: String, id: TypeID)]

  init(_ ids: [TypeID], path: (TypeID) -> String, targets: (TypeID) -> some Sequence<Int>) {
    self.ids = ids
    byPath = ids.map { (path: path($0), id: $0) }.sorted {
      $0.path == $1.path ? $0.id < $1.id : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    for (position, id) in ids.enumerated() {
      for target in targets(id) { positionsByTarget[target, default: []].append(position) }
    }
  }

  /// The types that any of some targets compiles, in the order of `ids`.
  func compiled(by targets: some Sequence<Int>) -> [TypeID] {
    var positions: Set<Int> = []
    for target in targets { positions.formUnion(positionsByTarget[target, default: []]) }
    return positions.sorted().map { ids[$0] }
  }

  /// The types whose files share the most folders with a path, counted from the top.
  func nearest(to path: String) -> [TypeID] {
    for folder in folders(around: path) {
      let range = range(below: folder)
      if !range.isEmpty { return byPath[range].map(\.id) }
    }
    return []
  }

  /// The types, at most `count`, whose files share the most folders with a path, the nearest first.
  func nearest(to path: String, atMost count: Int) -> [TypeID] {
    var result: [TypeID] = []
    var inner: Range<Int>?
    for folder in folders(around: path) where result.count < count {
      let outer = range(below: folder)
      let known = inner ?? outer.lowerBound..<outer.lowerBound
      for part in [outer.lowerBound..<known.lowerBound, known.upperBound..<outer.upperBound] {
        result += byPath[part].prefix(count - result.count).map(\.id)
      }
      if !outer.isEmpty { inner = outer }
    }
    return result
  }

  /// The folders around a file, each with its slash, the innermost first. The last one is the top, which is empty.
  private func folders(around path: String) -> [Substring] {
    path.utf8.indices.reversed().filter { path.utf8[$0] == 0x2F }.map { path[...$0] } + [""]
  }

  private func range(below folder: Substring) -> Range<Int> {
    let lower = byPath.partitionPoint { !$0.path.utf8.lexicographicallyPrecedes(folder.utf8) }
    return lower..<byPath[lower...].partitionPoint { !$0.path.utf8.starts(with: folder.utf8) }
  }
}

/// The number of folders that two paths have in common, from the top.
func sharedComponents(_ one: String, _ other: String) -> Int {
  let one = one.utf8.split(separator: 0x2F).dropLast()
  let other = other.utf8.split(separator: 0x2F).dropLast()
  return zip(one, other).prefix { $0.elementsEqual($1) }.count
}
