import Index
import Text
import World

/// Finds and reads the files of a workspace in parallel. `FolderRole` determines which folders are left out.
///
/// Dependencies are read even if an ignore file names them. Links are followed after everything else, and never to a file or
/// folder that was visited already. So a circle ends, and the shortest path gives the name.
///
/// - Parameters:
///   - root: A folder.
///   - found: Called on any thread with a number of further files that are to be read.
///   - visit: Called on several threads at the same time with each file that was read.
package func walk<Fact: Sendable>(
  root: String, in environment: Environment, reading: Reading = Reading(),
  found: @escaping @Sendable (_ files: Int) -> Void = { _ in },
  visit: @escaping @Sendable (WorkspaceFile, [UInt8]) -> Fact?
) throws(FileError) -> Walked<Fact> {
  let rootPath = normalized(root, from: environment.currentDirectory)
  let status = try environment.files.status(rootPath)
  guard status.kind == .folder else {
    throw FileError(path: root, reason: "not a folder; name the folder of its workspace")
  }
  let walk = Walk(
    environment: environment, root: withSlash(rootPath), reading: reading, found: found,
    visit: visit)
  let (scope, tracked, ignoresCase, submodules) = repositoryRules(above: walk.root, in: environment)
  let start = WalkFolder(
    path: walk.root, scope: scope, tracked: tracked, ignoresCase: ignoresCase, submodules: submodules,
    isRoot: true,
    exclusions: reading.exclusions)
  var findings = walk.run([.folder(start)], seen: nil)
  // If the root could be listed, it is among the folders, even if it is empty.
  if findings.folders.isEmpty, let failure = findings.unreadable.first {
    throw FileError(path: root, reason: failure.reason)
  }
  walk.follow(&findings, rootIdentity: status.identity)

  var walked = Walked<Fact>()
  walked.files = findings.files
  walked.files.sort { precedes($0.file.path, $1.file.path) }
  walked.unreadable = findings.unreadable
  walked.unreadable.sort { precedes($0.path, $1.path) }
  // Git may track folders that it ignores.
  let ignoresLanguages =
    findings.ignoresLanguages
    && !walked.files.contains { file in
      components(of: file.file.path).dropLast().contains { $0.hasSuffix(".lproj") }
    }
  walked.passesOverFolders = findings.passesOverFolders || ignoresLanguages
  walked.settingsFolders = findings.settingsFolders.sorted(by: precedes)
  walked.vendoredClasses = findings.vendoredClasses
  walked.hiddenCode = HiddenCode(ignored: Set(findings.ignoredCode), excluded: Set(findings.excludedCode))
  walked.toldSubmodules = findings.toldSubmodules.map { walk.relative(withoutSlash($0)) }.sorted(by: precedes)
  return walked
}

/// The part of a workspace that is read.
package struct Reading: Sendable {
  /// The kinds of files that are read. Other files are only listed.
  package var kinds = WorkspaceFile.Kind.read
  /// Whether to list property lists of any name, and data models. Only a rename reads these.
  package var hasPropertyLists = true
  /// The paths that are skipped everywhere, even in dependencies.
  package var exclusions = Exclusions()
  /// Whether the user states that nothing outside of the folder belongs to the workspace.
  package var isChosenRoot = false
  /// Whether to keep all code in memory until everything in it has been read. Otherwise some code is read again on demand, and
  /// results are valid only if `LoadedWorkspace.foundChange` is false afterwards.
  package var keepsTexts = true
  /// The text for which `LoadedWorkspace.marked` is made; nil for none.
  package var mark: [UInt8]?

  package init() {}

  func lists(_ kind: WorkspaceFile.Kind) -> Bool { hasPropertyLists || kind != .propertyList }

  /// The same, but all files are only listed.
  package var listing: Reading {
    var result = self
    result.kinds = []
    return result
  }
}

/// A walk below one root.
struct Walk<Fact: Sendable>: Sendable {
  var environment: Environment
  /// The path of the root, with a slash at the end.
  var root: String
  var reading: Reading
  var found: @Sendable (_ files: Int) -> Void
  var visit: @Sendable (WorkspaceFile, [UInt8]) -> Fact?
  /// A limit for a walk that has left the workspace through a link; nil inside of it.
  var budget: LinkBudget?

  /// - Parameter seen: The identities to skip; nil in the walk over real folders, in which nothing can occur twice, so that no
  ///   identities need to be read.
  func run(_ items: [WalkItem], seen: Set<FileStatus.Identity>?) -> WalkFindings<Fact> {
    let results = workOff(
      items, threads: environment.processorCount, from: WalkFindings<Fact>(),
      rank: { $0.rank.rawValue }
    ) { item, found, findings in
      switch item {
      case .folder(let folder): list(folder, seen, &found, &findings)
      case .file(let file): read(file, seen, &findings)
      }
    }
    var all = WalkFindings<Fact>()
    for result in results { all.merge(result) }
    return all
  }

  // MARK: Files

  private func read(
    _ source: WalkFile, _ seen: Set<FileStatus.Identity>?, _ findings: inout WalkFindings<Fact>
  ) {
    let path = root + source.path
    if let seen, !isNew(path, seen, &findings) { return }
    let file = WorkspaceFile(path: source.path, kind: source.kind, isDependency: source.isDependency)
    guard reading.kinds.contains(source.kind) else {
      findings.files.append(Walked.File(file: file, fact: nil))
      return
    }
    do throws(FileError) {
      let bytes = try environment.files.read(path, as: source.kind)
      findings.files.append(Walked.File(file: file, fact: visit(file, bytes)))
    } catch {
      findings.files.append(Walked.File(file: file, fact: nil))
      report(error, path, &findings)
    }
  }

  private func isNew(_ path: String, _ seen: Set<FileStatus.Identity>, _ findings: inout WalkFindings<Fact>)
    -> Bool
  {
    // A file without a readable status fails again when it is read, and is reported there.
    guard let status = try? environment.files.status(path) else { return true }
    if seen.contains(status.identity) { return false }
    findings.identities.append(status.identity)
    return true
  }

  // MARK: Folders

  private func list(
    _ given: WalkFolder, _ seen: Set<FileStatus.Identity>?, _ found: inout [WalkItem],
    _ findings: inout WalkFindings<Fact>
  ) {
    var folder = given
    // A folder can be opened by a path with a slash at the end, but messages look better without it.
    let path = withoutSlash(folder.path)
    let identity = seen == nil ? nil : try? environment.files.status(path).identity
    if let seen, let identity, seen.contains(identity) { return }
    var entries: [FolderEntry]
    do {
      entries = try environment.files.list(path)
    } catch {
      // A folder that is ignored or only passed through may be unreadable.
      if !folder.isIgnored, !folder.isPassage { report(error, path, &findings) }
      return
    }
    if let budget, !budget.take(entries.count + 1) { return }
    let git = entries.first { $0.name == ".git" }
    if !folder.isRoot, git?.kind == .file || folder.submodules.contains(folder.path) {
      if git == nil { findings.toldSubmodules.append(folder.path) }
      // A second worktree contains the same files again, on another branch.
      if git?.kind == .file, isWorktree(path) { return }
      folder.isDependency = true
      folder.isIgnored = false
      folder.isPassage = false
      folder.scope = nil
      folder.tracked = git == nil ? nil : TrackedFiles(below: folder.path, in: environment)
      if git != nil { folder.ignoresCase = repositoryIgnoresCase(in: folder.path, environment) }
    }
    if folder.isIgnored {
      let kept = entries.filter { isTracked($0, in: folder) }
      for entry in Set(entries).subtracting(kept)
      where WorkspaceFile.Kind(fileName: entry.name)?.isCode == true {
        findings.ignoredCode.append(relative(folder.path) + entry.name)
      }
      if kept.isEmpty { return }
      entries = kept
    }
    findings.folders.append(path)
    if let identity { findings.identities.append(identity) }
    // The folder with the checkouts of packages also contains bare repositories and binaries.
    let hasCheckouts = folder.role == .packages && entries.contains { $0.name == "checkouts" }
    if folder.isPassage || folder.role == .project || hasCheckouts {
      return pass(folder, entries, &found, &findings)
    }
    if entries.contains(where: { $0.name == ".gitignore" && $0.kind == .file }) {
      addRules(to: &folder, &findings)
    }
    if entries.contains(where: { $0.name == ".gitmodules" && $0.kind == .file }) {
      folder.submodules.formUnion(submodules(toldIn: folder.path, environment))
    }
    readSettings(of: &folder, entries, &findings)
    let known = found.count
    sort(folder.role == .nib ? documents(ofNib: entries) : entries, of: folder, &found, &findings)
    let count = found[known...].count { if case .file = $0 { true } else { false } }
    if count > 0 { self.found(count) }
  }

  /// Whether git tracks a file or folder although an ignore file names it.
  private func isTracked(_ entry: FolderEntry, in folder: WalkFolder) -> Bool {
    folder.tracked?.contains(folder.path + entry.name + (entry.kind == .folder ? "/" : "")) == true
  }

  /// The file of a nib package that is read: the editable document, else the first compiled one.
  private func documents(ofNib entries: [FolderEntry]) -> [FolderEntry] {
    let compiled = entries.filter { WorkspaceFile.Kind(fileName: $0.name) == .compiledNib }
    let document =
      entries.first { $0.name == nibDocument } ?? compiled.min { precedes($0.name, $1.name) }
    return document.map { [$0] } ?? []
  }

  /// Reads a folder's own settings, unless the outer settings exclude them.
  private func readSettings(
    of folder: inout WalkFolder, _ entries: [FolderEntry], _ findings: inout WalkFindings<Fact>
  ) {
    if folder.isRoot || folder.isExcluded { return }
    let place = relative(folder.path)
    if folder.exclusions.matches(withoutSlash(place)) {
      folder.isExcluded = true
      return
    }
    guard let name = folder.exclusions.nested?.fileName, !folder.isDependency,
      entries.contains(where: { $0.name == name && $0.kind == .file })
    else { return }
    findings.settingsFolders.append(place)
    // Only the paths to skip are needed here. Errors are reported where the settings are fully read.
    folder.exclusions = folder.exclusions.nested(
      in: place, (try? environment.files.read(folder.path + name)) ?? [])
  }

  /// Reads only the entries of a folder to which its role leads.
  private func pass(
    _ folder: WalkFolder, _ entries: [FolderEntry], _ found: inout [WalkItem],
    _ findings: inout WalkFindings<Fact>
  ) {
    for entry in entries {
      if folder.role == .project, entry.kind == .file || entry.kind == .link, entry.name == "project.pbxproj"
      {
        let place = relative(folder.path) + entry.name
        if isExcluded(place, .project, folder, &findings) { continue }
        if entry.kind == .link {
          findings.links.append(WalkLink(path: folder.path + entry.name, kind: .project, folder: nil))
          continue
        }
        self.found(1)
        found.append(
          .file(
            WalkFile(
              path: place, kind: .project, isDependency: folder.isDependency)))
      } else if folder.role.leads(to: entry.name) {
        guard var inner = self.folder(entry.name, in: folder, isIgnored: false) else { continue }
        // A walk passes through `build/SourcePackages` as well.
        if !inner.isDependency { inner.isPassage = true }
        if entry.kind == .folder { found.append(.folder(inner)) }
        if entry.kind == .link {
          findings.links.append(WalkLink(path: folder.path + entry.name, kind: nil, folder: inner))
        }
      }
    }
  }

  /// Whether a folder that is not ignored itself holds code of the workspace's own.
  private func holdsCode(_ entries: [FolderEntry], in folder: WalkFolder) -> Bool {
    !folder.isDependency && !folder.isIgnored
      && entries.contains { WorkspaceFile.Kind(fileName: $0.name)?.isCode == true }
  }

  private func sort(
    _ entries: [FolderEntry], of folder: WalkFolder, _ found: inout [WalkItem],
    _ findings: inout WalkFindings<Fact>
  ) {
    // The ignore rules match bytes, so the folder's path is copied once for all its entries.
    var scratch = folder.scope == nil ? [] : Array(folder.path.utf8)
    let nameStart = scratch.count
    func isIgnored(_ name: String, isFolder: Bool) -> Bool {
      guard let scope = folder.scope else { return false }
      scratch.removeSubrange(nameStart...)
      scratch.append(contentsOf: name.utf8)
      return scratch.withSpan { scope.ignores($0, nameStart: nameStart, isFolder: isFolder) }
    }

    let place = relative(folder.path)
    if isIgnored("Base.lproj", isFolder: true), holdsCode(entries, in: folder) {
      findings.ignoresLanguages = true
    }
    for entry in entries {
      switch entry.kind {
      case .file:
        guard folder.role != .catalog, let kind = WorkspaceFile.Kind(fileName: entry.name),
          reading.lists(kind)
        else {
          if isImage(entry.name) { note(place + entry.name, in: folder, &findings) }
          noteClass(of: entry.name, &findings)
          continue
        }
        if isIgnored(entry.name, isFolder: false), !isTracked(entry, in: folder) {
          if kind.isCode { findings.ignoredCode.append(place + entry.name) }
          continue
        }
        let path = place + entry.name
        if isExcluded(path, kind, folder, &findings) { continue }
        found.append(.file(WalkFile(path: path, kind: kind, isDependency: folder.isDependency)))
      case .folder:
        if folder.role == .catalog, isAsset(entry.name) {
          note(place + entry.name + "/Contents.json", in: folder, &findings)
          continue
        }
        let inner = self.folder(
          entry.name, in: folder, isIgnored: isIgnored(entry.name, isFolder: true))
        if let inner {
          found.append(.folder(inner))
        } else {
          listHeaders(of: folder.path + entry.name, &findings)
        }
      case .link:
        let kind = WorkspaceFile.Kind(fileName: entry.name).flatMap { reading.lists($0) ? $0 : nil }
        // `Pods/Headers` contains thousands of links to headers that are found in their own folders.
        if kind == .objc { continue }
        // git treats every link as a file, wherever it leads, and rules for folders do not match it.
        let ignored = isIgnored(entry.name, isFolder: false) && !isTracked(entry, in: folder)
        sort(link: entry, kind, of: folder, isIgnored: ignored, &findings)
      case .other: continue
      }
    }
  }

  private func sort(
    link: FolderEntry, _ kind: WorkspaceFile.Kind?, of folder: WalkFolder, isIgnored: Bool,
    _ findings: inout WalkFindings<Fact>
  ) {
    let place = relative(folder.path) + link.name
    if isIgnored, kind?.isCode == true { findings.ignoredCode.append(place) }
    let inner = self.folder(link.name, in: folder, isIgnored: isIgnored)
    let kept = kind.flatMap { isIgnored || isExcluded(place, $0, folder, &findings) ? nil : $0 }
    if kept != nil || inner != nil {
      findings.links.append(WalkLink(path: folder.path + link.name, kind: kept, folder: inner))
    }
  }

  /// Whether the settings skip a file, which is recorded if it is code.
  private func isExcluded(
    _ path: String, _ kind: WorkspaceFile.Kind, _ folder: WalkFolder, _ findings: inout WalkFindings<Fact>
  ) -> Bool {
    guard folder.isExcluded || folder.exclusions.matches(path) else { return false }
    if kind.isCode { findings.excludedCode.append(path) }
    return true
  }

  /// Records an image or a color, which is not read.
  private func note(_ path: String, in folder: WalkFolder, _ findings: inout WalkFindings<Fact>) {
    let file = WorkspaceFile(path: path, kind: .asset, isDependency: folder.isDependency)
    findings.files.append(Walked.File(file: file, fact: nil))
  }

  /// Records the class that a file in another language most likely declares, which has the file's name.
  private func noteClass(of name: String, _ findings: inout WalkFindings<Fact>) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      otherLanguages.contains(String(name[name.utf8.index(after: dot)...]))
    else { return }
    findings.vendoredClasses.insert(String(name[..<dot]))
  }

  /// Records the declarations of a binary framework. If it has several builds, the first one with headers counts.
  private func listHeaders(of path: String, _ findings: inout WalkFindings<Fact>) {
    func note(_ framework: String) -> Bool {
      // Headers outside of the framework, to which a link leads, are not the framework's.
      guard let real = try? environment.files.resolve(framework) else { return false }
      func noteHeaders(_ folder: String) -> Bool {
        guard let headers = try? environment.files.resolve(framework + folder), isInside(headers, real),
          let entries = try? environment.files.list(headers)
        else { return false }
        for entry in entries where entry.name.hasSuffix(".h") {
          findings.vendoredClasses.insert(String(entry.name.dropLast(2)))
        }
        return true
      }
      if noteHeaders("/Headers") { return true }
      // An archive, or a system without links, has folders in place of the framework's links.
      let versions = (try? environment.files.list(framework + "/Versions")) ?? []
      return versions.map { "/Versions/\($0.name)/Headers" }.sorted().contains(where: noteHeaders)
    }
    if path.hasSuffix(".framework") {
      _ = note(path)
    } else if path.hasSuffix(".xcframework") {
      let builds = ((try? environment.files.list(path)) ?? []).filter { $0.kind == .folder }.map(\.name)
        .sorted()
      _ = builds.contains { build in
        let inner = (try? environment.files.list(path + "/" + build)) ?? []
        return inner.contains { $0.name.hasSuffix(".framework") && note("\(path)/\(build)/\($0.name)") }
      }
    }
  }

  /// The folder to walk for a name; nil if it is skipped.
  private func folder(_ name: String, in outer: WalkFolder, isIgnored: Bool) -> WalkFolder? {
    var folder = outer
    folder.isRoot = false
    folder.isPassage = false
    folder.path = outer.path + name + "/"
    switch outer.role.fate(of: name, hasDataModels: reading.hasPropertyLists) {
    case .skip: return nil
    case .enter(let role, let isDependency):
      folder.role = role
      folder.isDependency = outer.isDependency || isDependency
      // Dependencies are read whole even if they are ignored, but their own ignore files apply.
      folder.scope = nil
      folder.isIgnored = false
    case .pass(let role):
      folder.role = role
      folder.isPassage = true
    case .unlessIgnored(let role):
      folder.role = role
      if isIgnored {
        switch role {
        case .carthage, .packages: folder.isPassage = true
        case .project where folder.tracked?.contains(folder.path + "project.pbxproj") != true: return nil
        case .project: break
        case .plain, .products, .nib, .catalog, .objects: folder.isIgnored = true
        }
      }
    }
    return folder
  }

  private func addRules(to folder: inout WalkFolder, _ findings: inout WalkFindings<Fact>) {
    let path = folder.path + ".gitignore"
    do {
      let rules = IgnoreRules(
        try environment.files.read(path), baseLength: folder.path.utf8.count, ignoresCase: folder.ignoresCase)
      if !rules.isEmpty { folder.scope = IgnoreScope(rules, above: folder.scope) }
    } catch {
      report(error, path, &findings)
    }
  }

  /// Whether the `.git` file of a folder makes it another worktree, rather than a submodule.
  private func isWorktree(_ path: String) -> Bool {
    guard let bytes = try? environment.files.read(path + "/.git"), let target = gitFolder(named: bytes) else {
      return false
    }
    return components(of: target).dropLast().last == "worktrees"
  }

  // MARK: Paths

  func relative(_ path: String) -> String {
    String(path.utf8.dropFirst(root.utf8.count)) ?? path
  }

  func report(_ error: FileError, _ path: String, _ findings: inout WalkFindings<Fact>) {
    let place = path.utf8.count < root.utf8.count ? "." : relative(path)
    findings.unreadable.append(FileError(path: place, reason: error.reason))
  }
}

/// The extensions of other languages in which Cocoa apps are written.
private let otherLanguages: Set = [
  "applescript", "cs", "fs", "java", "kt", "nim", "pas", "py", "rb", "rs",
]
