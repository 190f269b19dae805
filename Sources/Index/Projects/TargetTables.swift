import AppleFacts
import Syntax

/// What the projects, manifests and settings of a workspace say about its targets, with paths as they are written there.
/// Follows from these alone, so that an edit of code or of a document leaves it as it is.
package final class TargetTables: Sendable {
  let targets: [Target]
  let compiling: [String: SortedBag<Int>]
  let bundling: [String: SortedBag<Int>]
  let plists: [String: [Int]]
  let folders: [TargetFolder]
  /// The innermost first.
  let scopes: [ProjectScope]
  /// Lower-case module names, as `dependencyKey` makes them, of what is asked for and not a target.
  let absentDependencies: Set<String>
  /// Some targets are made from a file that is not a project.
  let hasGenerator: Bool
  /// Sources that targets compile, by target.
  let sources: [[String]]
  private let knownFolded = MadeOnce<FoldedTargetTables>()

  /// - Parameter projects: The files that hold facts of projects; others among them count for nothing.
  init(_ projects: [(id: FileID, file: SourceFile)]) {
    var builder = TargetMapBuilder()
    builder.build(projects)
    targets = builder.targets
    compiling = builder.compiling
    bundling = builder.bundling
    plists = builder.plists
    folders = builder.folders
    scopes = builder.scopes.sorted { $0.path.utf8.count > $1.path.utf8.count }
    sources = builder.sources
    hasGenerator = builder.hasGenerator
    let present = Set(targets.flatMap { $0.moduleNames + [$0.name] }.map(dependencyKey))
    absentDependencies = builder.dependencies.subtracting(present)
  }

  /// Made when something is first looked for that the exact paths don't lead to.
  var folded: FoldedTargetTables { knownFolded.value { FoldedTargetTables(self) } }
}

/// Tables by paths in lower case and one normal form.
final class FoldedTargetTables: Sendable {
  let compiling: [String: SortedBag<Int>]
  let bundling: [String: SortedBag<Int>]
  let plists: [String: [Int]]
  /// By their paths, without the slash at the end.
  let folders: [String: [TargetFolder]]

  fileprivate init(_ tables: TargetTables) {
    func folded(_ names: [String: SortedBag<Int>]) -> [String: SortedBag<Int>] {
      var result: [String: SortedBag<Int>] = [:]
      for (name, targets) in names {
        for target in targets { result[caseFolded(name), default: []].insert(target) }
      }
      return result
    }
    compiling = folded(tables.compiling)
    bundling = folded(tables.bundling)
    plists = Dictionary(tables.plists.map { (caseFolded($0), $1) }) { $0 + $1 }
    folders = Dictionary(grouping: tables.folders) {
      String(Substring(caseFolded($0.path).utf8.dropLast()))
    }
  }
}
