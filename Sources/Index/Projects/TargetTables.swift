import AppleFacts
import Syntax

/// The facts about targets in the projects, manifests and settings of a workspace, with paths as they are written there.
/// They follow from these alone, so that an edit of code or of a document leaves them as they are.
package final class TargetTables: Sendable {
  let exact: ExactTargetTables
  let folders: TargetFolders
  private let knownFolded = MadeOnce<FoldedTargetTables>()

  /// - Parameter projects: The files that hold facts of projects; others among them count for nothing.
  init(_ projects: [(id: FileID, file: SourceFile)]) {
    exact = ExactTargetTables(projects)
    folders = TargetFolders(exact.folders)
  }

  /// Made when something is first looked for that the exact paths don't lead to.
  var folded: FoldedTargetTables { knownFolded.value { FoldedTargetTables(exact) } }
}

/// Tables by paths in lower case and one normal form.
final class FoldedTargetTables: Sendable {
  let compiling: [String: SortedBag<Int>]
  let bundling: [String: SortedBag<Int>]
  let plists: [String: [Int]]
  let folders: TargetFolders

  fileprivate init(_ tables: ExactTargetTables) {
    func folded(_ paths: some Collection<(String, SortedBag<Int>)>) -> [String: SortedBag<Int>] {
      var result: [String: SortedBag<Int>] = [:]
      result.reserveCapacity(paths.count)
      for (path, targets) in paths {
        let path = caseFolded(path)
        for target in targets { result[path, default: []].insert(target) }
      }
      return result
    }
    compiling = folded(tables.sources.all.lazy.map { ($0.path, $0.targets) })
    bundling = folded(tables.bundling.lazy.map { ($0, $1) })
    plists = Dictionary(tables.plists.map { (caseFolded($0), $1) }) { $0 + $1 }
    folders = TargetFolders(tables.folders, spelled: caseFolded)
  }
}
