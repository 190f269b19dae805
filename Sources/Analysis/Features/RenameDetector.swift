import Index
import Syntax

/// Detects incomplete renames: keeps what files declared or connected before an edit, as long as that explains why connections
/// lead nowhere.
///
/// A name that is typed anew passes through many others; what counts is the one from before the first of them.
package struct RenameDetector: Sendable {
  private enum Version {
    case code(CodeOutline)
    case document(InterfaceOutline)
  }

  private var earlier: [FileID: Version] = [:]

  package init() {}

  /// Looks at files that just changed.
  ///
  /// - Parameter before: The snapshot before the change.
  package mutating func note(_ changed: [FileID], since before: Snapshot, _ resolver: Resolver) {
    var old: [FileID: FileFacts] = [:]
    for file in changed { old[file] = before[file]?.facts }
    note(old, resolver)
  }

  /// Looks at files that just changed, and drops what no longer explains anything.
  ///
  /// - Parameter old: What the changed files contained; new files are left out.
  package mutating func note(_ old: [FileID: FileFacts], _ resolver: Resolver) {
    // What was kept from before the first of several edits stays.
    for (file, facts) in old where earlier[file] == nil {
      switch facts {
      case .code(let code): earlier[file] = .code(code.readOutline())
      case .interface(let outline): earlier[file] = .document(outline)
      case .project: break
      }
    }
    earlier = earlier.filter { file, version in
      switch version {
      case .code(let outline): explainsUnresolved(outline, in: file, resolver)
      case .document(let outline): !incompleteRenames(from: outline, in: file, resolver).isEmpty
      }
    }
  }

  /// Follows files to the numbers they have after a new scan; what has none is forgotten.
  package mutating func renumber(_ number: (FileID) -> FileID?) {
    let renumbered = earlier.compactMap { file, version in number(file).map { ($0, version) } }
    earlier = Dictionary(renumbered, uniquingKeysWith: { _, last in last })
  }

  /// The renames in code, by file.
  package func codeRenames(_ resolver: Resolver) -> [IncompleteRename] {
    earlier.sorted { $0.key < $1.key }.flatMap { file, version -> [IncompleteRename] in
      if case .code(let outline) = version {
        incompleteRenames(from: outline, in: file, resolver)
      } else {
        []
      }
    }
  }

  /// The renames in one document.
  package func documentRenames(in file: FileID, _ resolver: Resolver) -> [IncompleteRename] {
    guard case .document(let outline)? = earlier[file] else { return [] }
    return incompleteRenames(from: outline, in: file, resolver)
  }

  /// Files of code of which an earlier version is kept.
  package var codeFiles: Set<FileID> {
    Set(
      earlier.lazy.compactMap { file, version in
        if case .code = version { file } else { nil }
      })
  }

  /// Files of which an earlier version is kept.
  package var files: Set<FileID> { Set(earlier.keys) }
}
