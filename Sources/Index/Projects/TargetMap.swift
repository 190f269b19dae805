import AppleFacts
import Syntax
import Synchronization

/// The targets of a workspace and the files of each. Follows from its projects, manifests and settings alone, so
/// that an edit of code or of a document leaves it as it is.
package final class TargetMap: Sendable {
  /// Files that belong to a target by where they lie.
  struct Folder: Sendable {
    /// With a slash at the end; empty for the workspace itself.
    var path: String
    /// Relative to the folder.
    var exceptions: Set<String>
    var target: Int
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

  package let targets: [Target]
  private let compiling: PackedNames<Int>
  private let bundling: PackedNames<Int>
  private let plists: [String: [Int]]
  private let folders: [Folder]
  private let scopes: [Scope]
  /// Lower-case module names, as `dependencyKey` makes them, of what is asked for and not a target.
  let absentDependencies: Set<String>
  /// Some targets are made from a file that is no project.
  let hasGenerator: Bool
  /// Sources that targets compile, by target.
  private let sources: [[String]]

  /// - Parameter projects: The files that hold facts of projects; others among them count for nothing.
  init(_ projects: [(id: FileID, file: SourceFile)]) {
    var builder = TargetMapBuilder()
    builder.build(projects)
    targets = builder.targets
    compiling = builder.compiling
    bundling = builder.bundling
    plists = builder.plists
    folders = builder.folders
    // The innermost first.
    scopes = builder.scopes.sorted { $0.path.utf8.count > $1.path.utf8.count }
    sources = builder.sources
    hasGenerator = builder.hasGenerator
    let present = Set(targets.flatMap { $0.moduleNames + [$0.name] }.map(dependencyKey))
    absentDependencies = builder.dependencies.subtracting(present)
  }

  // MARK: Files

  /// The targets that compile a source, by path; of a header those that compile what it announces.
  func compiling(_ path: String) -> [Int] {
    var result = Array(compiling[path] ?? [])
    if path.hasSuffix(".h") {
      let stem = path.dropLast(2)
      for suffix in [".m", ".mm"] { result += compiling[stem + suffix] ?? [] }
    }
    return unique(result + members(path))
  }

  /// The targets into which a document is built, by path.
  func bundling(_ path: String) -> [Int] { unique(Array(bundling[path] ?? []) + members(path)) }

  /// The targets whose `Info.plist` a file is, by path; empty where settings out of sight decide.
  func having(plist path: String) -> [Int] { plists[path] ?? [] }

  private func members(_ path: String) -> [Int] {
    folders.filter { contains($0, path) }.map(\.target)
  }

  private func contains(_ folder: Folder, _ path: String) -> Bool {
    guard path.utf8.starts(with: folder.path.utf8) else { return false }
    if folder.exceptions.isEmpty { return true }
    let inner = path.utf8.dropFirst(folder.path.utf8.count)
    var prefix = ""
    var plain = ""
    for name in inner.split(separator: 0x2F) {
      let component = String(Substring(name))
      prefix += prefix.isEmpty ? component : "/" + component
      // An exception for a localised document leaves its language out.
      if !component.hasSuffix(".lproj") { plain += plain.isEmpty ? component : "/" + component }
      if folder.exceptions.contains(prefix) || folder.exceptions.contains(plain) { return false }
    }
    return true
  }

  private func unique(_ numbers: [Int]) -> [Int] {
    numbers.count < 2 ? numbers : Array(Set(numbers)).sorted()
  }

  /// Whether any target builds a document; unknown where no project that could tell covers its folder.
  func isListed(document path: String) -> Certainty {
    if !bundling(path).isEmpty { return .yes }
    return answer(for: path) { $0.listsDocuments }
  }

  /// Whether any target compiles a source.
  func isListed(source path: String) -> Certainty {
    if !compiling(path).isEmpty { return .yes }
    // Headers are found by what includes them.
    return path.hasSuffix(".h") ? .unknown : answer(for: path) { $0.listsSources }
  }

  private func answer(for path: String, _ tells: (Scope) -> Bool) -> Certainty {
    guard !hasGenerator, let scope = scopes.first(where: { path.utf8.starts(with: $0.path.utf8) }),
      scope.isWhole, tells(scope)
    else { return .unknown }
    return .no
  }

  // MARK: Modules

  /// Whether the code of a module may lie out of sight: it is asked for from others and not here.
  func isAbsent(module: String) -> Bool {
    absentDependencies.contains(dependencyKey(module))
      && !targets.contains { $0.moduleNames.contains(module) }
  }

  /// Whether a target compiles a source that was not found and that may declare a class.
  func lacksSource(of className: String, _ target: Int, among paths: Set<UInt64>) -> Bool {
    sources.indices.contains(target)
      && sources[target].contains {
        !paths.contains(quickHash($0)) && mayDeclare(className, inMissing: fileName($0))
      }
  }
}

/// Made when it is first asked for, and shared by snapshots whose projects are the same: of most checks, nobody
/// asks.
final class SharedTargetMap: Sendable {
  private let map: Mutex<TargetMap?>

  init(_ known: TargetMap? = nil) { map = Mutex(known) }

  func map(of snapshot: Snapshot) -> TargetMap {
    map.withLock { known in
      if let known { return known }
      let made = TargetMap(snapshot.links.projects.compactMap { id in snapshot[id].map { (id, $0) } })
      known = made
      return made
    }
  }
}
