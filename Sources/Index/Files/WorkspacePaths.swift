/// The paths of all files of a workspace, as far as it matters whether there is a file.
///
/// It holds numbers that `textHash` makes of them: two paths that agree by chance would be taken for one.
struct WorkspacePaths: Sendable {
  private let files: FileList
  private let shared: SharedPaths

  init(of files: FileList, _ shared: SharedPaths) {
    self.files = files
    self.shared = shared
  }

  /// Whether there is a file at a path, in whichever normal form.
  func contains(_ path: String) -> Bool { shared.exact(of: files).contains(textHash(path)) }

  /// Whether there is a file whose path folds to this one.
  func contains(folded path: String) -> Bool { shared.folded(of: files).all.contains(textHash(path)) }

  /// Whether there are several of these.
  func hasCaseVariants(folded path: String) -> Bool {
    shared.folded(of: files).caseVariants.contains(textHash(path))
  }
}

/// Made when they are first asked for, and shared by snapshots of the same files and by all threads.
struct SharedPaths: Sendable {
  struct Folded: Sendable {
    var all: Set<UInt64> = []
    /// Those of more than one file.
    var caseVariants: Set<UInt64> = []
  }

  private let exact = MadeOnce<Set<UInt64>>()
  private let folded = MadeOnce<Folded>()

  fileprivate func exact(of files: FileList) -> Set<UInt64> {
    exact.value { Set(files.indices.lazy.compactMap { files.path($0).map { textHash($0) } }) }
  }

  fileprivate func folded(of files: FileList) -> Folded {
    folded.value {
      var made = Folded()
      made.all.reserveCapacity(files.count)
      for index in files.indices {
        guard let path = files.path(index) else { continue }
        let number = textHash(caseFolded(path))
        if !made.all.insert(number).inserted { made.caseVariants.insert(number) }
      }
      return made
    }
  }
}
