import AppleFacts
import Syntax

/// The files that targets list and the workspace lacks.
struct MissingFiles {
  /// The missing sources of each target.
  var sources: [[String]]
  /// The missing storyboards and xibs of each target that lacks any.
  var documents: [Int: [String]]
}

/// The targets of a workspace and the files of each.
///
/// The file systems of macOS ignore case, and so do projects that are written there. A file whose exact path is not listed is
/// looked up without case. If another file differs from it only in case, it is not known which of the two a project means.
package struct TargetMap: Sendable {
  let tables: TargetTables
  let paths: WorkspacePaths
  /// Sources that targets list although git ignores them; they may be missing.
  let ignored: Set<String>
  /// The missing files of all targets. Snapshots with the same tables and paths share them.
  let knownMissing: MadeOnce<MissingFiles>

  package var targets: [Target] { tables.exact.targets }

  // MARK: Files

  /// The targets that compile the source at a path; for a header, those that compile its implementation.
  func compiling(_ path: String) -> [Int] { compiled(path).targets }

  /// The targets that build the document at a path.
  func bundling(_ path: String) -> [Int] { bundled(path).targets }

  /// The targets whose `Info.plist` is at a path; empty if that depends on settings outside of the workspace.
  func having(plist path: String) -> [Int] {
    found(path, exactly: tables.exact.plists[path] ?? []) { tables.folded.plists[$0] ?? [] }.targets
  }

  /// The targets of a project.
  func targets(of project: FileID) -> [Int] { tables.exact.byProject[project, default: []] }

  private struct Found {
    var targets: [Int] = []
    /// Whether targets list this file or another one that differs only in case.
    var isAmbiguous = false
  }

  private func compiled(_ path: String) -> Found {
    func entries(_ path: String, _ targets: (String) -> SortedBag<Int>) -> [Int] {
      var result = Array(targets(path))
      if isHeader(path), let dot = path.utf8.lastIndex(of: 0x2E) {
        let stem = String(path[..<dot])
        for suffix in [".m", ".mm"] { result += targets(stem + suffix) }
      }
      return result
    }
    return found(path, exactly: entries(path) { tables.exact.sources[$0] } + members(path)) {
      entries($0) { tables.folded.compiling[$0] ?? [] } + foldedMembers($0)
    }
  }

  private func bundled(_ path: String) -> Found {
    let path = packagePath(path)
    func entries(_ path: String, _ table: [String: SortedBag<Int>]) -> [Int] {
      // The exceptions of a synchronized folder name a localized document without its language.
      let language = XcodeProject.anyLanguage
      guard path.contains(language + "/") else { return Array(table[path] ?? []) }
      let inAnyLanguage = path.split(separator: "/").map { $0.hasSuffix(language) ? language : String($0) }
      return Array(table[path] ?? []) + Array(table[inAnyLanguage.joined(separator: "/")] ?? [])
    }
    return found(path, exactly: entries(path, tables.exact.bundling) + members(path)) {
      entries($0, tables.folded.bundling) + foldedMembers($0)
    }
  }

  private func found(_ path: String, exactly exact: [Int], orFolded folded: (String) -> [Int]) -> Found {
    if !exact.isEmpty { return Found(targets: unique(exact)) }
    let key = caseFolded(path)
    let likely = folded(key)
    if likely.isEmpty { return Found() }
    return paths.hasCaseVariants(folded: key) ? Found(isAmbiguous: true) : Found(targets: unique(likely))
  }

  /// The targets whose folders contain a file, if the paths are spelled alike.
  private func members(_ path: String) -> [Int] {
    tables.folders.targets(around: path) { folder, inner in
      if folder.exceptions.isEmpty { return true }
      if folder.exceptions.contain(inner) { return false }
      var foldedInner = caseFolded(String(decoding: inner, as: UTF8.self))
      return !foldedInner.withUTF8({ folder.foldedExceptions.contain($0[...]) })
        || paths.hasCaseVariants(folded: caseFolded(path))
    }
  }

  private func foldedMembers(_ path: String) -> [Int] {
    tables.folded.folders.targets(around: path) { folder, inner in
      !folder.foldedExceptions.contain(inner)
    }
  }

  private func unique(_ numbers: [Int]) -> [Int] {
    numbers.count < 2 ? numbers : Array(Set(numbers)).sorted()
  }

  /// Whether targets list a document only in another case than that of its path, which the built app has then.
  func listsInOtherCase(document path: String) -> Bool {
    let path = packagePath(path)
    return tables.exact.bundling[path] == nil && members(path).isEmpty && !bundling(path).isEmpty
  }

  /// Whether any target builds a document; unknown where no project that could list it covers its folder.
  func isListed(document path: String) -> Certainty {
    let found = bundled(path)
    if !found.targets.isEmpty { return .yes }
    return found.isAmbiguous ? .unknown : answer(for: path) { $0.listsDocuments }
  }

  /// Whether any target compiles a source.
  func isListed(source path: String) -> Certainty {
    let found = compiled(path)
    if !found.targets.isEmpty { return .yes }
    // Targets don't list headers, which are found through the files that include them.
    return found.isAmbiguous || isHeader(path)
      ? .unknown : answer(for: path) { $0.listsSources }
  }

  private func answer(for path: String, _ tells: (ProjectScope) -> Bool) -> Certainty {
    guard !tables.exact.hasGenerator,
      let scopes = tables.exact.scopes(around: path)
    else { return .unknown }
    return scopes.allSatisfy(\.isWhole) && scopes.contains(where: tells) ? .no : .unknown
  }

  /// Whether two files are in the folders of different projects, of which the first does not refer to others.
  func areApart(_ one: String, _ other: String) -> Bool {
    guard let first = closedWorld(around: one), let second = world(around: other) else { return false }
    return first != second
  }

  /// The number of the project world around a file; nil outside of all worlds.
  func world(around path: String) -> Int? { tables.exact.worlds.index(around: path) }

  /// The number of the project world around a file; nil as well if that world refers to others.
  func closedWorld(around path: String) -> Int? {
    world(around: path).flatMap { tables.exact.worlds[$0].refersElsewhere ? nil : $0 }
  }

  /// Whether a file is in the folder that contains the folder of a dependency's projects.
  func isBeside(_ path: String, dependency: String) -> Bool {
    let worlds = tables.exact.worlds
    guard let index = worlds.index(around: dependency) else { return true }
    let around = folder(of: String(worlds[index].path.dropLast()))
    return around.isEmpty || path.hasPrefix(around + "/")
  }

  // MARK: Modules

  /// Whether the projects and manifests around a file have dependencies that are not in the workspace.
  func lacksDependencies(around path: String) -> Bool {
    let (worlds, isAnyAbsent) = (tables.exact.worlds, !tables.exact.absentDependencies.isEmpty)
    guard isAnyAbsent, let index = worlds.index(around: path), !worlds[index].refersElsewhere else {
      return isAnyAbsent
    }
    return worlds[index].lacksDependencies
  }

  /// Whether the projects and manifests around a file have dependencies at paths outside of the workspace.
  func lacksDependenciesAtPaths(around path: String) -> Bool {
    tables.exact.worlds.index(around: path).map { tables.exact.worlds[$0].lacksDependenciesAtPaths } ?? false
  }

  /// Whether the code of a module may be outside of the workspace: a project requires it, but no target makes it.
  func isAbsent(module: String) -> Bool {
    tables.exact.absentDependencies.contains(dependencyKey(module))
      && !targets.contains { $0.moduleNames.contains(module) }
  }

  /// Whether a target compiles a missing source that may declare a class.
  func lacksSource(of className: String, _ target: Int) -> Bool {
    guard missing.sources.indices.contains(target) else { return false }
    let names = missing.sources[target].map { (fileName($0), ignored.contains($0)) }
    return (names + targets[target].sourcesOutside.map { ($0, false) }).contains {
      mayDeclare(className, inMissing: $0, isIgnored: $1)
    }
  }

  private var missing: MissingFiles {
    knownMissing.value {
      let missing = tables.exact.sources.missing(among: paths.files).map { (caseFolded($0.path), $0) }
      let listed = tables.exact.bundling.keys.filter(isInterface)
      let unmatched = paths.unmatched(Set(missing.map(\.0) + listed.map(caseFolded)))
      var result = MissingFiles(
        sources: [[String]](repeating: [], count: targets.count),
        documents: Dictionary(
          uniqueKeysWithValues: targets.indices.map { ($0, targets[$0].documentsOutside) }.filter {
            !$0.1.isEmpty
          }))
      for (folded, source) in missing where unmatched.contains(folded) {
        for target in source.targets { result.sources[target].append(source.path) }
      }
      for document in listed where unmatched.contains(caseFolded(document)) {
        for target in tables.exact.bundling[document] ?? [] {
          result.documents[target, default: []].append(document)
        }
      }
      return result
    }
  }

  /// The paths of the sources that targets list.
  package var listedSources: Set<String> { Set(tables.exact.sources.all.map(\.path)) }

  /// The missing storyboards and xibs that targets list, by target.
  var missingDocuments: [Int: [String]] { missing.documents }

  /// The paths of the missing sources that targets list.
  package var missingSources: Set<String> { Set(missing.sources.joined()) }
}
