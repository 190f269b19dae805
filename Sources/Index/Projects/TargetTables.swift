import AppleFacts
import Syntax
import Synchronization

/// What the projects, manifests and settings of a workspace say about its targets, with paths as they are written there.
/// Follows from these alone, so that an edit of code or of a document leaves it as it is.
final class TargetTables: Sendable {
  /// Files that belong to a target by where they lie.
  struct Folder: Sendable {
    /// With a slash at the end; empty for the workspace itself.
    var path: String
    /// Relative to the folder.
    var exceptions: Set<String>
    /// The same without case.
    var foldedExceptions: Set<String>
    var target: Int

    init(path: String, exceptions: Set<String>, target: Int) {
      self.path = path.isEmpty ? "" : path + "/"
      self.exceptions = exceptions
      foldedExceptions = Set(exceptions.map(caseFolded))
      self.target = target
    }
  }

  /// A project or a package, which could say of each file below its folder what becomes of it.
  struct Scope: Sendable {
    /// With a slash at the end; empty for the workspace itself.
    var path: String
    /// What is not listed does not belong.
    var isWhole: Bool
    /// It has documents in its targets: a project whose documents are kept elsewhere says nothing about others.
    var listsDocuments: Bool
    var listsSources: Bool
  }

  let targets: [Target]
  let compiling: PackedNames<Int>
  let bundling: PackedNames<Int>
  let plists: [String: [Int]]
  let folders: [Folder]
  /// The innermost first.
  let scopes: [Scope]
  /// Lower-case module names, as `dependencyKey` makes them, of what is asked for and not a target.
  let absentDependencies: Set<String>
  /// Some targets are made from a file that is no project.
  let hasGenerator: Bool
  /// Sources that targets compile, by target.
  let sources: [[String]]
  private let knownFolded = Mutex<FoldedTargetTables?>(nil)

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
  var folded: FoldedTargetTables {
    knownFolded.withLock { known in
      if let known { return known }
      let made = FoldedTargetTables(self)
      known = made
      return made
    }
  }
}

/// The same by paths without case.
final class FoldedTargetTables: Sendable {
  let compiling: PackedNames<Int>
  let bundling: PackedNames<Int>
  let plists: [String: [Int]]
  /// By their paths, without the slash at the end.
  let folders: [String: [TargetTables.Folder]]

  fileprivate init(_ tables: TargetTables) {
    func folded(_ names: PackedNames<Int>) -> PackedNames<Int> {
      var result = PackedNames<Int>(reserving: names.count)
      names.forEach { result.insert($1, under: caseFolded($0)) }
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

extension TargetTables.Folder {
  /// Whether one of these paths is a file's or that of a folder around it.
  ///
  /// - Parameter inner: The file's path, relative to the folder.
  func excludes(_ inner: Substring.UTF8View, by exceptions: Set<String>) -> Bool {
    if exceptions.isEmpty { return false }
    var prefix = ""
    var plain = ""
    for name in inner.split(separator: 0x2F) {
      let component = String(Substring(name))
      prefix += prefix.isEmpty ? component : "/" + component
      // An exception for a localised document leaves its language out.
      if !component.hasSuffix(".lproj") { plain += plain.isEmpty ? component : "/" + component }
      if exceptions.contains(prefix) || exceptions.contains(plain) { return true }
    }
    return false
  }
}
