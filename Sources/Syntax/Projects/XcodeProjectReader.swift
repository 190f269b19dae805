import Text

/// Follows a project's objects from its targets to their files.
struct XcodeProjectReader {
  let objects: ProjectObjects
  private var groupPaths: [Int: String?] = [:]
  private var project = XcodeProject()
  /// The indices of the target objects, in the order of `project.targets`.
  private let targetObjects: [Int]
  /// The indices of each target's synchronized folders, in the same order.
  private let folders: [Set<Int>]
  /// Whether some paths lead out of the project's folder.
  private let leadsOutside: Bool

  init(_ objects: ProjectObjects) {
    self.objects = objects
    targetObjects = objects.all.indices.filter { objects.all[$0].kind == .target }
    folders = targetObjects.map { Set(objects.indices("fileSystemSynchronizedGroups", of: $0)) }
    let base = objects.scanner.base
    leadsOutside = objects.all.contains { object in
      object.path.map {
        $0.range.length > 2 && base[$0.lower] == Ascii.dot && base[$0.lower + 1] == Ascii.dot
      } == true
    }
  }

  mutating func read() -> XcodeProject {
    var isWhole = !objects.isBroken
    for index in objects.all.indices {
      switch objects.all[index].kind {
      case .target: readTarget(index)
      case .project: project.configurations += configurations(of: index)
      case .remotePackage:
        project.packages += objects.texts("repositoryURL", of: index).map(packageName(ofAddress:))
      case .localPackage: project.localPackages += objects.texts("relativePath", of: index)
      case .packageProduct: project.packages += objects.texts("productName", of: index)
      case .fileReference where objects.all[index].start != .unknown:
        if let name = objects.all[index].path.flatMap(binaryName) { project.packages.append(name) }
        if let name = objects.all[index].path.flatMap(projectName) { project.otherProjects.append(name) }
      default: break
      }
    }
    for index in objects.all.indices where objects.all[index].kind == .synchronizedFolder {
      readFolder(index)
    }
    if project.targets.isEmpty { isWhole = false }
    project.isWhole = isWhole
    project.references = references
    return project
  }

  // MARK: Targets

  private mutating func readTarget(_ index: Int) {
    var target = XcodeProject.Target()
    target.name = objects.text("name", of: index) ?? ""
    target.productType =
      objects.text("productType", of: index).map { String($0.split(separator: ".").last ?? "") } ?? ""
    target.configurations = configurations(of: index)
    for phase in objects.indices("buildPhases", of: index) {
      let kind = objects.all[phase].kind
      guard kind == .sources || kind == .resources || kind == .copyFiles else { continue }
      for file in objects.indices("files", of: phase) where objects.all[file].kind == .buildFile {
        add(objects.all[file].file, to: &target, compiling: kind != .copyFiles)
      }
    }
    project.targets.append(target)
  }

  /// Adds a file of a build phase to its target.
  ///
  /// The phases for sources and for resources both compile documents. A document that is only copied into the product belongs to
  /// the target too.
  private mutating func add(
    _ id: ProjectObjects.ID, to target: inout XcodeProject.Target, compiling: Bool
  ) {
    guard let index = objects.index(of: id) else { return }
    switch objects.all[index].kind {
    case .fileReference:
      guard let kind = fileKind(index) else {
        if leadsOutside, compiling, let path = path(ofFile: index, id) { target.resources.append(path) }
        return
      }
      if kind == .otherMain {
        if compiling { target.hasOtherMain = true }
        return
      }
      guard let path = path(ofFile: index, id) else {
        if kind == .source, compiling { target.hasSourcesElsewhere = true }
        return
      }
      if kind == .document {
        target.documents.append(path)
      } else if compiling {
        target.sources.append(path)
      }
    case .variantGroup:
      // Each language has its own document.
      for child in objects.ids("children", of: index) {
        guard let file = objects.index(of: child), objects.all[file].kind == .fileReference,
          fileKind(file) == .document, let path = path(ofFile: file, child)
        else { continue }
        target.documents.append(path)
      }
    default: break
    }
  }

  // MARK: Paths

  private enum FileKind { case source, document, otherMain }

  /// The kind of a file, by its path. No string is made of the path, since most files are pictures and headers.
  private func fileKind(_ index: Int) -> FileKind? {
    objects.all[index].path.flatMap { kindOfFile(objects.scanner.base, $0.lower, $0.upper) }
  }

  private func kindOfFile(_ base: UnsafePointer<UInt8>, _ lower: Int, _ upper: Int) -> FileKind? {
    func ends(_ text: StaticString, bit: UInt8 = 0) -> Bool {
      let length = text.utf8CodeUnitCount
      guard upper - lower > length else { return false }
      return (0..<length).allSatisfy { base[upper - length + $0] | bit == text.utf8Start[$0] }
    }
    func isNamed(_ text: StaticString) -> Bool {
      let length = text.utf8CodeUnitCount
      guard upper - lower >= length, upper - lower == length || base[upper - length - 1] == UInt8(ascii: "/")
      else { return false }
      return (0..<length).allSatisfy { base[upper - length + $0] == text.utf8Start[$0] }
    }
    if ends(".swift") || ends(".m") || ends(".mm") { return .source }
    if isNamed("main.c") || isNamed("main.cc") || isNamed("main.cpp") || isNamed("main.cxx") {
      return .otherMain
    }
    // The extensions of documents may be in upper case.
    return ends(".storyboard", bit: 0x20) || ends(".xib", bit: 0x20) || ends(".nib") ? .document : nil
  }

  /// The file name of another project, whose targets are built before those of this one; nil for other files.
  private func projectName(_ path: OpenStepScanner.Token) -> String? {
    let (base, range) = (objects.scanner.base, path.range)
    guard range.length > 10, base[range.upper - 1] == UInt8(ascii: "j") else { return nil }
    let name = String(objects.scanner.text(path).split(separator: "/").last ?? "")
    return name.hasSuffix(".xcodeproj") ? name : nil
  }

  /// The name of a framework or library that a project uses without its code; nil for other files, and for Apple's.
  private func binaryName(_ path: OpenStepScanner.Token) -> String? {
    let (base, range) = (objects.scanner.base, path.range)
    // Most files have other extensions, and no string is made of their paths.
    guard range.length > 2, [UInt8(ascii: "k"), UInt8(ascii: "a")].contains(base[range.upper - 1]) else {
      return nil
    }
    let text = objects.scanner.text(path)
    if foldersOfApple.contains(where: text.contains) { return nil }
    let name = String(text.split(separator: "/").last ?? "")
    return [".framework", ".xcframework", ".a"].first(where: name.hasSuffix).map {
      String(name.dropLast($0.count))
    }
  }

  mutating func path(ofFile index: Int, _ id: ProjectObjects.ID) -> String? {
    path(of: index, parent: objects.parent(of: id), depth: 0)
  }

  /// The path of a file or group.
  ///
  /// - Parameter parent: The group around the object; nil if there is none.
  /// - Returns: nil for an unknown path, and for a path that is longer than systems allow.
  private mutating func path(of index: Int, parent: Int?, depth: Int) -> String? {
    let path = writtenPath(of: index, parent: parent, depth: depth)
    return path.flatMap { $0.utf8.count <= 4096 ? $0 : nil }
  }

  private mutating func writtenPath(of index: Int, parent: Int?, depth: Int) -> String? {
    let own = objects.all[index].path
    switch objects.all[index].start {
    case .group:
      guard let parent else { break }
      guard let group = groupPath(parent, depth + 1) else { return nil }
      if group.isEmpty { break }
      return own.map { $0.range.isEmpty ? group : objects.scanner.text($0, in: group) } ?? group
    case .root: break
    case .unknown, .outside: return nil
    }
    return own.map { objects.scanner.text($0) } ?? ""
  }

  private mutating func groupPath(_ index: Int, _ depth: Int) -> String? {
    if let known = groupPaths[index] { return known }
    // A damaged project may have groups that contain themselves.
    guard depth < 64 else { return nil }
    let path = path(of: index, parent: objects.parent(of: objects.all[index].id), depth: depth)
    groupPaths[index] = .some(path)
    return path
  }

  // MARK: Synchronized folders

  private mutating func readFolder(_ index: Int) {
    guard let path = groupPath(index, 0) else {
      for number in folders.indices where folders[number].contains(index) {
        project.targets[number].hasSourcesElsewhere = true
      }
      return
    }
    var exceptions: [Int: Set<String>] = [:]
    for set in objects.indices("exceptions", of: index) where objects.all[set].kind == .exceptions {
      for target in objects.ids("target", of: set).compactMap({ targetNumber($0) }) {
        exceptions[target, default: []].formUnion(
          objects.texts("membershipExceptions", of: set))
      }
    }
    for number in project.targets.indices {
      if folders[number].contains(index) {
        project.targets[number].folders.append(
          XcodeProject.Folder(
            path: path, exceptions: Set((exceptions[number] ?? []).map { localizedName(in: $0) ?? $0 })))
      } else {
        // If the folder does not belong to a target, its exceptions are the files that do.
        for name in (exceptions[number] ?? []).sorted() {
          add(self.path(ofException: name, in: path), toTarget: number)
        }
      }
    }
  }

  private mutating func add(_ path: String, toTarget number: Int) {
    if isInterface(path) || path.hasSuffix(".nib") {
      project.targets[number].documents.append(path)
    } else if path.hasSuffix(".swift") || path.hasSuffix(".m") || path.hasSuffix(".mm") {
      project.targets[number].sources.append(path)
    }
  }

  /// The path of an exception of a folder, which contains `anyLanguage` if the exception names a file in all its languages.
  func path(ofException name: String, in folder: String) -> String {
    folder + "/" + (localizedName(in: name).map { XcodeProject.anyLanguage + "/" + $0 } ?? name)
  }

  /// The name of a file if an exception names it in all its languages; nil for other exceptions.
  private func localizedName(in exception: String) -> String? {
    ["/Localized: ", "/Localized/"].first(where: exception.hasPrefix).map {
      String(exception.dropFirst($0.count))
    }
  }

  private func targetNumber(_ id: ProjectObjects.ID) -> Int? {
    objects.index(of: id).flatMap { targetObjects.firstIndex(of: $0) }
  }

  // MARK: Settings

  /// The configurations of a target or a project.
  private mutating func configurations(of owner: Int) -> [XcodeProject.Configuration] {
    var result: [XcodeProject.Configuration] = []
    let lists = objects.indices("buildConfigurationList", of: owner)
    for index in lists.flatMap({ objects.indices("buildConfigurations", of: $0) }) {
      var configuration = XcodeProject.Configuration()
      objects.forEachEntry(of: index) { scanner, key in
        if scanner.spells(key, "name"), let token = scanner.string() {
          configuration.name = scanner.text(token)
        } else if scanner.spells(key, "buildSettings") {
          scanner.forEachEntry { scanner, key in readSetting(&scanner, key, into: &configuration) }
        }
      }
      configuration.base = base(of: index)
      result.append(configuration)
    }
    return result
  }

  private mutating func readSetting(
    _ scanner: inout OpenStepScanner, _ key: OpenStepScanner.Token,
    into configuration: inout XcodeProject.Configuration
  ) {
    // Most settings begin with another letter and need no string.
    guard key.upper > key.lower, [0x49, 0x4F, 0x50, 0x53, 0x54].contains(scanner.base[key.lower])
    else { return }
    let name = scanner.text(key)
    if name == BuildSetting.linkerFlags.name {
      let base = scanner
      var flags: [String] = []
      scanner.forEachString { flags.append(base.text($0)) }
      configuration.settings[.linkerFlags] = flags.joined(separator: " ")
    } else if let setting = BuildSetting.byName[name] {
      if let token = scanner.string() { configuration.settings[setting] = scanner.text(token) }
    } else if name.hasPrefix("INFOPLIST_KEY_"), let token = scanner.string() {
      let key = String(name.dropFirst(14))
      configuration.listKeys.insert(key)
      // A value with escapes can't be found or renamed as a name.
      guard !token.isEscaped else { return }
      let reference = plistReference(
        key: key, value: scanner.text(token), range: token.range, isVerbatim: true)
      if let reference { configuration.references.append(reference) }
    }
  }

  /// The effective references. A setting of the project has no effect if each target has its own, even an empty one.
  private var references: [PlistReference] {
    func references(of configuration: XcodeProject.Configuration, in targets: (PlistReference) -> [String])
      -> [PlistReference]
    {
      configuration.references.map {
        var reference = $0
        reference.targets = targets($0)
        return reference
      }
    }
    let own = project.targets.flatMap { target in
      target.configurations.flatMap { references(of: $0) { _ in [target.name] } }
    }
    let outer = project.configurations.flatMap { configuration in
      references(of: configuration) { reference in
        project.targets.filter { target in
          !target.configurations.contains {
            $0.name == configuration.name && $0.listKeys.contains(reference.key)
          }
        }.map(\.name)
      }
    }
    let inEffect = project.targets.isEmpty ? outer : outer.filter { $0.targets != [] }
    return (own + inEffect).sorted { $0.range.lower < $1.range.lower }
  }

  private mutating func base(of index: Int) -> String? {
    if let id = objects.ids("baseConfigurationReference", of: index).first,
      let file = objects.index(of: id)
    {
      return path(ofFile: file, id)
    }
    guard let folder = objects.indices("baseConfigurationReferenceAnchor", of: index).first,
      let name = objects.text("baseConfigurationReferenceRelativePath", of: index),
      let path = groupPath(folder, 0)
    else { return nil }
    return path + "/" + name
  }
}

/// The folders of Apple's frameworks and libraries in a system, an SDK and Xcode, by which older projects name them.
private let foldersOfApple = ["System/Library/Frameworks/", "/usr/lib/", "/Developer/Library/"]

/// The last component of `https://host/owner/Name.git` or `git@host:owner/Name`.
func packageName(ofAddress address: String) -> String {
  let last = address.utf8.split(separator: Ascii.slash).last.map { String(Substring($0)) } ?? address
  return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
}
