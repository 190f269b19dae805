/// The paths of all files of a workspace, for checks of whether a file exists.
struct WorkspacePaths: Sendable {
  let files: FileList
  let shared: SharedPaths

  /// The paths, of some folded ones, that match no file.
  func unmatched(_ folded: Set<String>) -> Set<String> {
    var left = folded
    let lengths = Set(folded.map(\.utf8.count))
    let areASCII = folded.allSatisfy { $0.utf8.count == $0.utf16.count }
    for index in files.indices where !left.isEmpty {
      guard let path = files.path(index) else { continue }
      // ASCII keeps its length when folded, and only for ASCII both counts are equal. Some other characters fold to ASCII.
      let length = path.utf8.count
      if areASCII, path.utf16.count == length, !lengths.contains(length) { continue }
      left.remove(caseFolded(path))
    }
    return left
  }

  /// Whether the paths of several files fold to a path.
  func hasCaseVariants(folded path: String) -> Bool {
    shared.caseVariants.value {
      var all: Set<String> = []
      all.reserveCapacity(files.count)
      var variants: Set<String> = []
      for index in files.indices {
        guard let folded = files.path(index).map(caseFolded) else { continue }
        if !all.insert(folded).inserted { variants.insert(folded) }
      }
      return variants
    }.contains(path)
  }
}

/// Tables of paths, made when first needed and shared by snapshots of the same files and by all threads.
struct SharedPaths: Sendable {
  /// The folded paths to which the paths of more than one file fold.
  fileprivate let caseVariants = MadeOnce<Set<String>>()
}
