import AppleFacts
import Syntax

/// The facts in the projects, manifests and settings of a workspace. Paths are spelled as they are written there.
struct ExactTargetTables: Sendable {
  private(set) var targets: [Target] = []
  /// The numbers of the targets of each project or manifest.
  private(set) var byProject: [FileID: [Int]] = [:]
  /// The sources that targets compile.
  private(set) var sources = ListedSources()
  private(set) var bundling: [String: SortedBag<Int>] = [:]
  /// The targets by the path in their `INFOPLIST_FILE`.
  private(set) var plists: [String: [Int]] = [:]
  private(set) var folders: [TargetFolder] = []
  /// The projects and manifests by their folders, each with a slash at the end.
  private var scopes: [String: [ProjectScope]] = [:]
  /// The module names, as `dependencyKey` makes them, of required dependencies that are not targets.
  private(set) var absentDependencies: Set<String> = []
  /// The outermost folders of projects and manifests, sorted by path.
  private(set) var worlds: [ProjectWorld] = []
  /// Whether a file other than a project generates some targets.
  private(set) var hasGenerator = false
  private var settingsFiles: [String: BuildSettingsFile] = [:]
  /// The paths of settings files, by the same paths in lower case.
  private var settingsPaths: [String: [String]] = [:]
  /// The settings in files that were read for a configuration, since many targets use the same file.
  private var knownSettings: [String: [String: String]] = [:]

  /// The dependencies of each project, manifest or lock file, with its folder and a slash at the end.
  private var dependencies: [(root: String, names: Set<String>)] = []
  private var dependenciesAtPaths: [(root: String, names: Set<String>)] = []
  /// The file names of the projects to which a project refers, with the project's folder.
  private var otherProjects: [(root: String, names: Set<String>)] = []

  init(_ projects: [(id: FileID, file: SourceFile)]) {
    var facts: [(id: FileID, file: SourceFile, facts: ProjectFacts)] = []
    for (id, file) in projects {
      if case .project(let found) = file.facts { facts.append((id, file, found)) }
    }
    // The files are sorted by path, so that the order in which they were added has no effect.
    facts.sort { $0.file.path < $1.file.path }
    for case (_, let file, .settings(let settings, _)) in facts {
      settingsFiles[file.path] = settings
      settingsPaths[caseFolded(file.path), default: []].append(file.path)
    }
    for (id, file, found) in facts {
      switch found {
      case .xcode(let project, let language): add(project, language, id, file)
      case .package(let manifest): add(manifest, id, file)
      case .dependencies(let list):
        dependencies.append((withSlash(folder(of: file.path)), list.names))
        dependenciesAtPaths.append((withSlash(folder(of: file.path)), list.namesAtPaths))
        if list.generatesProject, !file.isDependency { hasGenerator = true }
      case .settings, .plist, .propertyList, .translations, .asset: break
      }
    }
    dependencies += facts.compactMap { file in
      guard case .xcode(let project, _) = file.facts, case let root = folder(of: folder(of: file.file.path)),
        lacksPods(project, in: root, besides: facts)
      else { return nil }
      return (withSlash(root), ["pods"])
    }
    byProject = Dictionary(grouping: targets.indices) { targets[$0].file }
    // A project that builds another one needs that project's code as well.
    let present = Set(facts.map { fileName(folder(of: $0.file.path)) })
    dependencies += otherProjects.map { ($0.root, Set($0.names.subtracting(present).map(dependencyKey))) }
    let modules = Set(targets.flatMap { $0.moduleNames + [$0.name] }.map(dependencyKey))
    for index in dependencies.indices { dependencies[index].names.subtract(modules) }
    for index in dependenciesAtPaths.indices { dependenciesAtPaths[index].names.subtract(modules) }
    absentDependencies = dependencies.reduce(into: []) { $0.formUnion($1.names) }
    findWorlds()
  }

  /// Whether a project uses the settings that CocoaPods makes, and neither these nor the list of the pods are in the workspace.
  private func lacksPods(
    _ project: XcodeProject, in root: String,
    besides facts: [(id: FileID, file: SourceFile, facts: ProjectFacts)]
  ) -> Bool {
    let bases = (project.configurations + project.targets.flatMap(\.configurations)).compactMap(\.base)
    return bases.contains { base in
      base.split(separator: "/").contains("Pods")
        && joined(root, base).flatMap { settingsFiles[$0] } == nil
    }
      && !facts.contains { file in
        ["Podfile", "Podfile.lock"].contains(fileName(file.file.path))
          && withSlash(root).hasPrefix(withSlash(folder(of: file.file.path)))
      }
  }

  /// The projects and manifests of the innermost folder around a file that has any; nil where none has.
  func scopes(around path: String) -> [ProjectScope]? {
    var folder = path[...]
    while !folder.isEmpty {
      folder = folder.dropLast()
      folder = folder.lastIndex(of: "/").map { folder[...$0] } ?? ""
      if let found = scopes[String(folder)] { return found }
    }
    return nil
  }

  private mutating func findWorlds() {
    for scope in scopes.values.joined().sorted(by: { $0.path < $1.path }) {
      if let last = worlds.last, scope.path.hasPrefix(last.path) {
        worlds[worlds.count - 1].refersElsewhere = last.refersElsewhere || scope.refersElsewhere
      } else {
        worlds.append(ProjectWorld(path: scope.path, refersElsewhere: scope.refersElsewhere))
      }
    }
    markWorlds(lacking: dependencies, \.lacksDependencies)
    markWorlds(lacking: dependenciesAtPaths, \.lacksDependenciesAtPaths)
  }

  private mutating func markWorlds(
    lacking dependencies: [(root: String, names: Set<String>)], _ mark: WritableKeyPath<ProjectWorld, Bool>
  ) {
    for (root, names) in dependencies where !names.isEmpty {
      if let index = worlds.index(around: root) { worlds[index][keyPath: mark] = true }
      // A lock file may belong to all projects below its folder.
      var next = worlds.partitionPoint { $0.path >= root }
      while next < worlds.count, worlds[next].path.hasPrefix(root) {
        worlds[next][keyPath: mark] = true
        next += 1
      }
    }
  }

  // MARK: Xcode

  private mutating func add(
    _ project: XcodeProject, _ language: LanguageSettings, _ id: FileID, _ file: SourceFile
  ) {
    // The path is like `Folder/Name.xcodeproj/project.pbxproj`.
    let root = folder(of: folder(of: file.path))
    sources.reserveCapacity(sources.all.count + project.targets.reduce(0) { $0 + $1.sources.count })
    for target in project.targets {
      let number = targets.count
      var made = made(from: target, of: project, in: root, id, file)
      let isStatedElsewhere = (target.configurations + project.configurations).contains { configuration in
        configuration.base.map { joined(root, $0).flatMap { settingsFiles[$0] } == nil } ?? false
      }
      if !isStatedElsewhere { made.swiftVersion = made.swiftVersion ?? language.version }
      targets.append(made)
      let paths = target.sources.compactMap { joined(root, $0) }
      targets[number].hasOtherMain = target.hasOtherMain
      targets[number].sourcesOutside = target.sources.filter { joined(root, $0) == nil }.map(fileName)
      targets[number].hasSourcesOutOfSight =
        target.hasSourcesElsewhere || paths.count < target.sources.count || !project.isWhole
        || target.folders.contains { joined(root, $0.path) == nil }
      targets[number].imagesOutside = Set(
        target.resources.filter { isImage($0) && joined(root, $0) == nil }.flatMap(assetNames))
      for path in paths { sources.insert(path, compiledBy: number) }
      for document in target.documents {
        if let path = joined(root, document) {
          bundling[path, default: []].insert(number)
        } else if isInterface(document) {
          targets[number].documentsOutside.append(fileName(document))
        }
      }
      for folder in target.folders {
        guard let path = joined(root, folder.path) else { continue }
        folders.append(TargetFolder(path: path, exceptions: folder.exceptions, target: number))
      }
    }
    let hasFolders = project.targets.contains { !$0.folders.isEmpty }
    scopes[withSlash(root), default: []].append(
      ProjectScope(
        path: withSlash(root), isWhole: project.isWhole,
        listsDocuments: hasFolders || project.targets.contains { !$0.documents.isEmpty },
        listsSources: hasFolders || project.targets.contains { !$0.sources.isEmpty },
        refersElsewhere: !project.otherProjects.isEmpty
          || project.localPackages.contains { $0.hasPrefix("..") }))
    otherProjects.append((withSlash(root), Set(project.otherProjects)))
    let packages = project.packages + project.localPackages.map(fileName)
    dependencies.append((withSlash(root), Set(packages.map(dependencyKey))))
  }

  private mutating func made(
    from target: XcodeProject.Target, of project: XcodeProject, in root: String, _ id: FileID,
    _ file: SourceFile
  ) -> Target {
    var result = Target(
      name: target.name, moduleNames: [], product: product(target.productType), file: id,
      isDependency: file.isDependency)
    var isKnown = true
    var linked: Set<String> = []
    for configuration in target.configurations {
      let settings = settings(of: configuration, target, project, in: root)
      let name =
        settings.isSet(.moduleName)
        ? settings.value(of: .moduleName) : settings.value(of: .productName).map(moduleIdentifier)
      if let name, !name.isEmpty {
        if !result.moduleNames.contains(name) { result.moduleNames.append(name) }
      } else {
        isKnown = false
      }
      if let platforms = platforms(settings) {
        result.platforms = (result.platforms ?? []).union(platforms)
      }
      if let version = settings.value(of: .swiftVersion).flatMap({ Int($0.prefix { $0 != "." }) }) {
        result.swiftVersion = min(result.swiftVersion ?? version, version)
      }
      if let families = settings.value(of: .deviceFamilies) {
        let devices = families.split { $0 == "," || $0 == " " }.compactMap {
          Target.Device(rawValue: String($0))
        }
        result.devices = (result.devices ?? []).union(devices)
      }
      linked.formUnion(settings.linkedFrameworks)
      if settings.value(of: .infersObjC) == "On" { result.infersObjC = true }
      if let identifier = settings.value(of: .bundleIdentifier) {
        result.bundleIdentifiers.insert(identifier)
      }
      if let header = settings.value(of: .bridgingHeader).flatMap({ joined(root, $0) }) {
        result.bridgingHeaders.insert(header)
      }
      if let plist = settings.value(of: .infoPlist).flatMap({ joined(root, $0) }),
        plists[plist]?.last != targets.count
      {
        plists[plist, default: []].append(targets.count)
      }
    }
    dependencies.append((withSlash(root), Set(linked.map(dependencyKey))))
    if !isKnown { result.moduleNames = [] }
    return result
  }

  private mutating func settings(
    of configuration: XcodeProject.Configuration, _ target: XcodeProject.Target, _ project: XcodeProject,
    in root: String
  ) -> BuildSettings {
    var layers: [[String: String]] = []
    func add(_ configuration: XcodeProject.Configuration) {
      layers.append(
        Dictionary(uniqueKeysWithValues: configuration.settings.map { ($0.key.name, $0.value) }))
      if let base = configuration.base, let path = joined(root, base) {
        layers.append(settings(inFile: path))
      }
    }
    add(configuration)
    if let outer = project.configurations.first(where: { $0.name == configuration.name })
      ?? project.configurations.first
    {
      add(outer)
    }
    return BuildSettings(layers: layers, targetName: target.name)
  }

  private mutating func settings(inFile path: String) -> [String: String] {
    if let result = knownSettings[path] { return result }
    var known: [String: [String: String]] = [:]
    let result = settings(inFile: path, &known)
    knownSettings[path] = result
    return result
  }

  /// The settings in a file and the files that it includes. Later lines override earlier ones, and the including file overrides
  /// the included one.
  ///
  /// - Parameter known: The settings of files that were read already, since a file may be included again and again; empty for
  ///   those whose reading has not ended.
  private func settings(
    inFile written: String, _ known: inout [String: [String: String]], depth: Int = 0
  ) -> [String: String] {
    let path = settingsPath(written)
    if let result = known[path] { return result }
    guard let file = settingsFiles[path], depth < 16 else { return [:] }
    known[path] = [:]
    var result: [String: String] = [:]
    for include in file.includes {
      guard let inner = joined(folder(of: path), include) else { continue }
      result.merge(settings(inFile: inner, &known, depth: depth + 1)) { $1 }
    }
    result.merge(file.settings) { $1 }
    known[path] = result
    return result
  }

  /// The path of an existing settings file, even if it is spelled in another case.
  private func settingsPath(_ path: String) -> String {
    if settingsFiles[path] != nil { return path }
    let likely = settingsPaths[caseFolded(path)] ?? []
    return likely.count == 1 ? likely[0] : path
  }

  private func platforms(_ settings: BuildSettings) -> ApplePlatforms? {
    var result: ApplePlatforms = []
    // The supported platforms come first, since the SDK may be `auto`.
    for word in (settings.value(of: .supportedPlatforms) ?? settings.value(of: .sdkRoot) ?? "").split(
      separator: " ")
    {
      if word.hasPrefix("iphone") { result.insert(.iOS) }
      if word.hasPrefix("macosx") { result.insert(.macOS) }
      if word.hasPrefix("appletv") { result.insert(.tvOS) }
      if word.hasPrefix("watch") { result.insert(.watchOS) }
    }
    return result.isEmpty ? nil : result
  }

  private func product(_ type: String) -> Target.Product {
    switch type {
    case "application", "on-demand-install-capable", "watchapp", "watchapp2": .application
    case "app-extension", "watchkit-extension", "watchkit2-extension", "tv-app-extension",
      "extensionkit-extension":
      .appExtension
    case "framework", "static", "dynamic": .framework
    case "unit-test", "ui-testing", "ocunit-test": .tests
    default: .other
    }
  }

  // MARK: Packages

  private mutating func add(_ manifest: PackageManifest, _ id: FileID, _ file: SourceFile) {
    let root = folder(of: file.path)
    for target in manifest.targets where target.kind != "binaryTarget" {
      let number = targets.count
      targets.append(
        Target(
          name: target.name, moduleNames: [moduleIdentifier(target.name)],
          product: target.kind == "testTarget" ? .tests : .framework, file: id,
          isDependency: file.isDependency))
      for path in places(of: target, in: manifest) {
        guard let path = joined(root, path) else { continue }
        folders.append(TargetFolder(path: path, exceptions: Set(target.excludes), target: number))
      }
    }
    // Tools keep files beside the targets of a package that the package does not build.
    scopes[withSlash(root), default: []].append(
      ProjectScope(
        path: withSlash(root), isWhole: false, listsDocuments: false, listsSources: false,
        refersElsewhere: false))
    let binaries = manifest.targets.filter { $0.kind == "binaryTarget" }.map(\.name)
    dependencies.append((withSlash(root), Set((manifest.packages + binaries).map(dependencyKey))))
  }

  /// The folders in which SwiftPM looks for a target's files. At most one of them exists.
  private func places(of target: PackageManifest.Target, in manifest: PackageManifest) -> [String] {
    if let path = target.path { return [path] }
    let parents =
      target.kind == "testTarget"
      ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let own = parents.map { $0 + "/" + target.name }
    let isOnly = target.kind != "testTarget" && manifest.targets.count { $0.kind != "testTarget" } == 1
    return isOnly ? own + ["Sources"] : own
  }
}

/// The paths of the sources that targets list, with the targets of each path.
struct ListedSources: Sendable {
  private(set) var all: [(path: String, targets: SortedBag<Int>)] = []
  private var positions: [String: Int] = [:]

  /// The targets that compile the source at a path.
  subscript(path: String) -> SortedBag<Int> { positions[path].map { all[$0].targets } ?? [] }

  mutating func reserveCapacity(_ count: Int) { positions.reserveCapacity(count) }

  mutating func insert(_ path: String, compiledBy target: Int) {
    if let position = positions[path] {
      all[position].targets.insert(target)
    } else {
      positions[path] = all.count
      all.append((path, [target]))
    }
  }

  /// The listed sources that are not among some files. Paths are compared in any Unicode normal form.
  func missing(among files: FileList) -> [(path: String, targets: SortedBag<Int>)] {
    var isThere = [Bool](repeating: false, count: all.count)
    for index in files.indices {
      if let position = files.path(index).flatMap({ positions[$0] }) { isThere[position] = true }
    }
    return all.indices.filter { !isThere[$0] }.map { all[$0] }
  }
}
