/// The paths of all files of a workspace, as far as it matters whether there is a file.
struct WorkspacePaths: Sendable {
  let files: FileList
  let shared: SharedPaths

  /// Whether there is a file at a path, in whichever normal form.
  func contains(_ path: String) -> Bool {
    shared.exact.value {
      var made: Set<String> = []
      made.reserveCapacity(files.count)
      for index in files.indices {
        if let path = files.path(index) { made.insert(path) }
      }
      return made
    }.contains(path)
  }

  /// Whether there is a file whose path folds to this one.
  func contains(folded path: String) -> Bool { folded.all.contains(path) }

  /// Whether there are several of these.
  func hasCaseVariants(folded path: String) -> Bool { folded.caseVariants.contains(path) }

  private var folded: SharedPaths.Folded {
    shared.folded.value {
      var made = SharedPaths.Folded()
      made.all.reserveCapacity(files.count)
      for index in files.indices {
        guard let folded = files.path(index).map(caseFolded) else { continue }
        if !made.all.insert(folded).inserted { made.caseVariants.insert(folded) }
      }
      return made
    }
  }
}

/// Made when they are first asked for, and shared by snapshots of the same files and by all threads.
struct SharedPaths: Sendable {
  struct Folded: Sendable {
    var all: Set<String> = []
    /// The folded paths of more than one file.
    var caseVariants: Set<String> = []
  }

  fileprivate let exact = MadeOnce<Set<String>>()
  fileprivate let folded = MadeOnce<Folded>()
}
