import AppleFacts
import Syntax

/// The targets of a workspace and the files of each.
///
/// The disks of macOS take `Main.storyboard` and `main.storyboard` for one name, and so do projects that are written
/// there. A file that no exact path leads to is looked for without case. If another file differs from it in no more than
/// that, it is not known which of the two a project means.
package struct TargetMap: Sendable {
  let tables: TargetTables
  let paths: WorkspacePaths
  /// Sources that targets list although git ignores them; they may be missing.
  let ignored: Set<String>
  /// Follows from the tables and the paths, and is shared by snapshots in which these are the same.
  let knownMissing: MadeOnce<[[String]]>

  package var targets: [Target] { tables.exact.targets }

  // MARK: Files

  /// The targets that compile a source, by path; of a header those that compile what it announces.
  func compiling(_ path: String) -> [Int] { compiled(path).targets }

  /// The targets into which a document is built, by path.
  func bundling(_ path: String) -> [Int] { bundled(path).targets }

  /// The targets whose `Info.plist` a file is, by path; empty where settings that are not in the workspace decide.
  func having(plist path: String) -> [Int] {
    found(path, exactly: tables.exact.plists[path] ?? []) { tables.folded.plists[$0] ?? [] }.targets
  }

  /// The targets of a project.
  func targets(of project: FileID) -> [Int] { targets.indices.filter { targets[$0].file == project } }

  private struct Found {
    var targets: [Int] = []
    /// There are some, and it is not known whether they mean this file.
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
      // A synchronized folder names a localized document without its language.
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

  /// The targets in whose folders a file lies, if these are spelled as its path is.
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
    // Headers are found by what includes them.
    return found.isAmbiguous || isHeader(path)
      ? .unknown : answer(for: path) { $0.listsSources }
  }

  private func answer(for path: String, _ tells: (ProjectScope) -> Bool) -> Certainty {
    guard !tables.exact.hasGenerator,
      let scopes = tables.exact.scopes(around: path)
    else { return .unknown }
    return scopes.allSatisfy(\.isWhole) && scopes.contains(where: tells) ? .no : .unknown
  }

  /// Whether two files lie in the folders of projects that don't refer to each other.
  func areApart(_ one: String, _ other: String) -> Bool {
    let worlds = tables.exact.worlds
    guard let first = worlds.index(around: one), let second = worlds.index(around: other) else {
      return false
    }
    return first != second && !worlds[first].refersElsewhere
  }

  /// Whether a file lies in the folder around that of a dependency's projects.
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

  /// Whether the code of a module may be outside of the workspace: it is requested from others and not here.
  func isAbsent(module: String) -> Bool {
    tables.exact.absentDependencies.contains(dependencyKey(module))
      && !targets.contains { $0.moduleNames.contains(module) }
  }

  /// Whether a target compiles a source that was not found and that may declare a class.
  func lacksSource(of className: String, _ target: Int) -> Bool {
    guard missing.indices.contains(target) else { return false }
    let names = missing[target].map { (fileName($0), ignored.contains($0)) }
    return (names + targets[target].sourcesOutside.map { ($0, false) }).contains {
      mayDeclare(className, inMissing: $0, isIgnored: $1)
    }
  }

  /// The sources that were not found, by target.
  private var missing: [[String]] {
    knownMissing.value {
      let missing = tables.exact.sources.missing(among: paths.files).map { (caseFolded($0.path), $0) }
      let unmatched = paths.unmatched(Set(missing.map(\.0)))
      var result = [[String]](repeating: [], count: targets.count)
      for (folded, source) in missing where unmatched.contains(folded) {
        for target in source.targets { result[target].append(source.path) }
      }
      return result
    }
  }

  /// The sources that targets list, by path.
  package var listedSources: Set<String> { Set(tables.exact.sources.all.map(\.path)) }

  /// The targets that list a storyboard or a xib which was not found.
  var targetsLackingDocument: Set<Int> {
    let listed = tables.exact.bundling.keys.filter(isInterface)
    let missing = paths.unmatched(Set(listed.map(caseFolded)))
    return Set(listed.filter { missing.contains(caseFolded($0)) }.flatMap { tables.exact.bundling[$0] ?? [] })
      .union(targets.indices.filter { targets[$0].hasDocumentsOutside })
  }

  /// The sources that targets list and that were not found, by path.
  package var missingSources: Set<String> { Set(missing.joined()) }
}

/// The ends of the names of headers of Objective-C and C++.
package let headerEndings = [".h", ".pch", ".hh", ".hpp", ".hxx", ".H"]

/// Whether a path is that of a storyboard or a xib.
package func isInterface(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

/// Whether a path is that of a header.
package func isHeader(_ path: String) -> Bool { headerEndings.contains(where: path.hasSuffix) }
