import Index
import Syntax

/// A detector of incomplete renames. It keeps the declarations or connections that files had before an edit, as long as these
/// explain why connections have no declaration.
///
/// A name that is typed anew passes through many others; only the one from before the first edit counts.
package struct RenameDetector: Sendable {
  private var earlier: [FileID: FileFacts] = [:]
  /// The former contents of the files in the last change, except of files in `earlier`.
  private var last: [FileID: FileFacts] = [:]

  package init() {}

  /// Notes the change of some files.
  ///
  /// - Parameter before: The snapshot before the change.
  package mutating func note(_ changed: [FileID], since before: Snapshot, _ query: Query) {
    var old: [FileID: FileFacts] = [:]
    for file in changed { old[file] = before[file]?.facts }
    note(old, query)
  }

  /// Notes the change of some files, and drops earlier contents that no longer explain anything.
  ///
  /// - Parameter old: The former contents of the changed files, without new files.
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
        // If a declaration is taken back, such as one that a fix added, only a name that looks like its new name is explained.
        query.explainsUnresolved(code.readOutline(), in: file)
          && (last[file] == nil || !isTakenBack(file)
            || !query.incompleteRenames(from: code.readOutline(), in: file).isEmpty)
      case .interface(let outline, _): !query.incompleteRenames(from: outline, in: file).isEmpty
      case .project: false
      }
    }
  }

  /// Gives files their new numbers after a scan, and drops files that no longer have one.
  package mutating func renumber(_ number: (FileID) -> FileID?) {
    let renumbered = earlier.compactMap { file, facts in number(file).map { ($0, facts) } }
    earlier = Dictionary(renumbered, uniquingKeysWith: { _, last in last })
    last = [:]
  }

  /// The renames in code, in the order of the files.
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

  /// The files of code with kept earlier contents.
  package var codeFiles: Set<FileID> {
    Set(earlier.filter { $0.value.code != nil }.keys)
  }

  /// The files with kept earlier contents.
  package var files: Set<FileID> { Set(earlier.keys) }
}
