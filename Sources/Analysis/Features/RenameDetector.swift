import Index
import Syntax

/// Detects incomplete renames: keeps what files declared or connected before an edit, as long as that explains why connections
/// have no declaration.
///
/// A name that is typed anew passes through many others; what counts is the one from before the first of them.
package struct RenameDetector: Sendable {
  private var earlier: [FileID: FileFacts] = [:]
  /// The former contents of the files that changed last, where no earlier change explained anything.
  private var last: [FileID: FileFacts] = [:]

  package init() {}

  /// Looks at files that just changed.
  ///
  /// - Parameter before: The snapshot before the change.
  package mutating func note(_ changed: [FileID], since before: Snapshot, _ query: Query) {
    var old: [FileID: FileFacts] = [:]
    for file in changed { old[file] = before[file]?.facts }
    note(old, query)
  }

  /// Looks at files that just changed, and drops what no longer explains anything.
  ///
  /// - Parameter old: The former contents of the changed files; new files are left out.
  package mutating func note(_ old: [FileID: FileFacts], _ query: Query) {
    let former = last
    func isTakenBack(_ file: FileID) -> Bool {
      guard let former = former[file], let new = query.snapshot[file]?.facts else { return false }
      return old[file] != nil && former.readMeansTheSame(as: new)
    }
    last = old.filter { earlier[$0.key] == nil }
    // The contents from before the first of several edits are kept.
    earlier.merge(old) { kept, _ in kept }
    earlier = earlier.filter { file, facts in
      switch facts {
      case .code(let code):
        // A declaration that is taken back, such as that of a fix, explains only what looks like its new name at that moment.
        query.explainsUnresolved(code.readOutline(), in: file)
          && (last[file] == nil || !isTakenBack(file)
            || !query.incompleteRenames(from: code.readOutline(), in: file).isEmpty)
      case .interface(let outline, _): !query.incompleteRenames(from: outline, in: file).isEmpty
      case .project: false
      }
    }
  }

  /// Follows files to the numbers they have after a new scan; what has none is forgotten.
  package mutating func renumber(_ number: (FileID) -> FileID?) {
    let renumbered = earlier.compactMap { file, facts in number(file).map { ($0, facts) } }
    earlier = Dictionary(renumbered, uniquingKeysWith: { _, last in last })
    last = [:]
  }

  /// The renames in code, by file.
  package func codeRenames(_ query: Query) -> [IncompleteRename] {
    let found = earlier.sorted { $0.key < $1.key }.flatMap { file, facts in
      facts.code.map { query.incompleteRenames(from: $0.readOutline(), in: file) } ?? []
    }
    return query.withoutRepeatedDeclarations(found)
  }

  /// The renames in one document.
  package func documentRenames(in file: FileID, _ query: Query) -> [IncompleteRename] {
    earlier[file]?.interface.map { query.incompleteRenames(from: $0, in: file) } ?? []
  }

  /// Files of code of which an earlier version is kept.
  package var codeFiles: Set<FileID> {
    Set(earlier.filter { $0.value.code != nil }.keys)
  }

  /// Files of which an earlier version is kept.
  package var files: Set<FileID> { Set(earlier.keys) }
}
