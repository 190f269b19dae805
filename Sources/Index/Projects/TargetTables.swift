import AppleFacts
import Syntax

/// The facts about targets in the projects, manifests and settings of a workspace, with paths as they are written there.
///
/// They depend only on these files, so an edit of code or of a document does not change them.
package final class TargetTables: Sendable {
  let exact: ExactTargetTables
  let folders: TargetFolders
  private let knownFolded = MadeOnce<FoldedTargetTables>()

  /// - Parameter projects: Files with facts about projects; other files are ignored.
  init(_ projects: [(id: FileID, file: SourceFile)]) {
    exact = ExactTargetTables(projects)
    folders = TargetFolders(exact.folders)
  }

  /// The tables without case, made when the first path is not found exactly.
  var folded: FoldedTargetTables { knownFolded.value { FoldedTargetTables(exact) } }
}

/// The tables with paths in lower case, compared in any Unicode normal form.
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
