/// The paths of all files of a workspace, as far as it matters whether there is a file.
struct WorkspacePaths: Sendable {
  private let files: FileList
  private let shared: SharedPaths

  init(of files: FileList, _ shared: SharedPaths) {
    self.files = files
    self.shared = shared
  }

  /// Whether there is a file at a path, in whichever normal form.
  func contains(_ path: String) -> Bool { shared.exact(of: files).contains(path) }

  /// Whether there is a file whose path folds to this one.
  func contains(folded path: String) -> Bool { shared.folded(of: files).all.contains(path) }

  /// Whether there are several of these.
  func hasCaseVariants(folded path: String) -> Bool {
    shared.folded(of: files).caseVariants.contains(path)
  }
}

/// Made when they are first asked for, and shared by snapshots of the same files and by all threads.
struct SharedPaths: Sendable {
  struct Folded: Sendable {
    var all: Set<String> = []
    /// The folded paths of more than one file.
    var caseVariants: Set<String> = []
  }

  private let exact = MadeOnce<Set<String>>()
  private let folded = MadeOnce<Folded>()

  fileprivate func exact(of files: FileList) -> Set<String> {
    exact.value { Set(files.indices.lazy.compactMap { files.path($0) }) }
  }

  fileprivate func folded(of files: FileList) -> Folded {
    folded.value {
      var made = Folded()
      made.all.reserveCapacity(files.count)
      for index in files.indices {
        guard let path = files.path(index) else { continue }
        let folded = caseFolded(path)
        if !made.all.insert(folded).inserted { made.caseVariants.insert(folded) }
      }
      return made
    }
  }
}
