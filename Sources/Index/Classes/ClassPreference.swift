import AppleFacts
import Syntax

private struct NameInProject: Hashable {
  var name: String
  var project: FileID
}

private let librariesOfProjects = CacheTable<NameInProject, Bool>()

extension Query {
  /// The classes, of several with one name, that a document can mean, the likeliest first. Missing knowledge excludes no class,
  /// and a step that would leave none is skipped. The steps are:
  ///
  /// 1. If the document names another module (`customModule` without `customModuleProvider="target"`), classes that certainly
  /// belong to other modules are left out. If none remains, nothing is known about the class. The module of a dependency that is
  /// not in the workspace has none of the workspace's classes.
  /// 2. Otherwise the classes remain that the document's own targets compile. If there are none, and the document names its
  /// target's module, classes of dependencies are left out.
  /// 3. The classes remain that a target for the document's platform compiles.
  /// 4. Classes that no target compiles count only if no other class remains. An exception is a document of no known target: it
  /// means the classes in its folder, or in the folder around its language's folder. An old copy of a document that a target builds
  /// means the old copy of a class.
  /// 5. If no project lists any of the classes, those remain that share the topmost folder with the document.
  /// 6. If the document names a module, the Swift classes remain.
  ///
  /// If several are left, the one that fits best decides.
  ///
  /// If there are more than `mostAlternatives`, those in the document's own folder are returned, else the nearest ones.
  ///
  /// - Parameter namesakes: The classes of the name, as `candidates(_:)` makes them.
  /// - Returns: The classes, and whether these are all.
  func preferred(
    _ namesakes: ClassCandidates, for named: CustomClass, in document: FileID, on platforms: ApplePlatforms
  ) -> (ids: [TypeID], areAll: Bool) {
    let path = snapshot.path(of: document)
    let own = targetMap.bundling(path)
    // The remaining choice depends only on these values and the path.
    let compiled = named.otherModule == nil ? namesakes.compiled(by: own) : []
    if compiled.isEmpty, own.isEmpty, named.otherModule == nil {
      let around = folder(of: path)
      let folders = [around, around.hasSuffix(".lproj") ? folder(of: around) : around]
      let beside = namesakes.all.filter { folders.contains(folder(of: $0.path)) }
      let isLoose = targetMap.isListed(document: path) == .no || beside.allSatisfy(\.targets.isEmpty)
      if isLoose, !beside.isEmpty { return (inLanguage(of: named, beside).map(\.id), true) }
      let old = namesakes.all.filter { targetMap.isListed(source: $0.path) == .no }
      if !old.isEmpty, !documents(replacing: document).isEmpty {
        return (inLanguage(of: named, old).map(\.id), true)
      }
    }
    let question = PreferenceQuestion(
      named: named, platforms: platforms, own: compiled.isEmpty ? [] : own, isBuilt: !own.isEmpty)
    let left = caches.answer(to: question, in: preferenceTable) {
      ClassCandidates(
        preferred(compiled.isEmpty ? namesakes.all : compiled, question, areCompiled: !compiled.isEmpty))
    }
    guard left.all.count > 1 else { return (left.all.map(\.id), true) }
    if left.all.count > Self.mostAlternatives {
      let near = left.namesakes.nearest(to: path)
      if near.allSatisfy({ folder(of: snapshot.path(of: $0.file)) == folder(of: path) }) {
        return (near, true)
      }
      return (left.namesakes.nearest(to: path, atMost: Self.mostAlternatives), false)
    }
    var near = left.all.map { (closeness: sharedComponents($0.path, path), id: $0.id) }
    if !left.namesakes.areCompiled, near.contains(where: { $0.closeness > 0 }) {
      near.removeAll { $0.closeness == 0 }
    }
    return (
      near.enumerated()
        .sorted { ($1.element.closeness, $0.offset) < ($0.element.closeness, $1.offset) }
        .map(\.element.id), true
    )
  }

  /// The maximum number of classes with one name that are all considered.
  static let mostAlternatives = 16

  /// The steps that are the same for all documents with the same targets.
  private func preferred(
    _ all: [ClassCandidate], _ question: PreferenceQuestion, areCompiled: Bool
  ) -> [ClassCandidate] {
    let map = targetMap
    let named = question.named
    var candidates = all
    func keep(_ fits: (ClassCandidate) -> Bool) {
      let fitting = candidates.filter(fits)
      if !fitting.isEmpty { candidates = fitting }
    }
    if let module = named.otherModule {
      candidates = candidates.filter { $0.belongs(to: module, map) != .no }
      keep { $0.belongs(to: module, map) == .yes }
    } else {
      if named.isModuleOfTarget, !areCompiled { keep { !$0.isDependency } }
      // If neither the document nor a class is in a target, that class is likelier than one of another module.
      if !question.isBuilt, let module = named.module, candidates.contains(where: { $0.targets.isEmpty }) {
        keep { $0.belongs(to: module, map) != .no }
      }
    }
    guard candidates.count > 1 else { return candidates }
    // The code of an app for watchOS 1 is in an extension for iOS.
    let built = question.platforms == .watchOS ? question.platforms.union(.iOS) : question.platforms
    keep { candidate in
      candidate.targets.isEmpty
        || candidate.targets.contains {
          map.targets[$0].platforms.map { !$0.isDisjoint(with: built) } ?? true
        }
    }
    keep { map.isListed(source: $0.path) != .no }
    return inLanguage(of: named, candidates)
  }

  /// The Swift classes among some candidates if the document names a module, else all of them; all as well if none is Swift.
  private func inLanguage(of named: CustomClass, _ candidates: [ClassCandidate]) -> [ClassCandidate] {
    guard named.hasModule else { return candidates }
    let fitting = candidates.filter { snapshot.code($0.id.file)?.language == .swift }
    return fitting.isEmpty ? candidates : fitting
  }

  /// The classes of a name, with the facts that `preferred` needs about them.
  func candidates(_ ids: [TypeID]) -> ClassCandidates {
    let map = targetMap
    return ClassCandidates(ids.map { ClassCandidate($0, in: snapshot[$0.file], map) })
  }

  /// The superclasses, of several with one name, that a target of the subclass compiles.
  ///
  /// If no target compiles any of them, they are those that share the most folders with the subclass.
  func preferred(_ namesakes: Namesakes, inTargetsOf file: FileID) -> [TypeID] {
    guard namesakes.ids.count > 1 else { return namesakes.ids }
    let path = snapshot.path(of: file)
    let own = numbersOfTargets(compiling: file)
    let fitting = namesakes.compiled(by: own)
    if !fitting.isEmpty { return fitting }
    return own.isEmpty && !namesakes.areCompiled ? namesakes.nearest(to: path) : namesakes.ids
  }

  /// The types to which a full name may refer in code.
  func namesakes(_ ids: [TypeID], called name: String) -> Namesakes {
    caches.answer(to: name, in: namesakeTable) {
      Namesakes(
        byPath(ids).filter { snapshot.type($0).map { $0.name == name || $0.objcName == name } ?? false },
        path: { snapshot.path(of: $0.file) }, targets: { numbersOfTargets(compiling: $0.file) })
    }
  }

  /// The types, of several with one name, to which code in a file can refer.
  ///
  /// They are the types of the targets that compile the file if each of these targets has one, else all of them.
  package func meant(_ ids: [TypeID], inTargetsOf file: FileID) -> [TypeID] {
    meant(ids, inTargetsOf: file) { $0.file }
  }

  package func meant<Declared>(
    _ all: [Declared], inTargetsOf file: FileID, in fileOf: (Declared) -> FileID
  ) -> [Declared] {
    guard all.count > 1 else { return all }
    let own = targets(of: file)
    if own.isEmpty { return all }
    let targets = all.map { own.intersection(self.targets(of: fileOf($0))) }
    guard targets.reduce(Set(), { $0.union($1) }) == own else { return all }
    return zip(all, targets).filter { !$1.isEmpty }.map(\.0)
  }

  /// Whether a target with this bundle identifier builds a document; false if that is not known.
  package func isBuilt(_ document: FileID, intoBundle identifier: String) -> Bool {
    targetMap.bundling(snapshot.path(of: document)).contains {
      targetMap.targets[$0].bundleIdentifiers.contains(identifier)
    }
  }

  /// The name of the target with a bundle identifier that certainly builds no storyboard with a name; nil for none.
  package func target(ofBundle identifier: String, lackingStoryboard name: String) -> String? {
    let found = targetMap.targets.indices.filter {
      targetMap.targets[$0].bundleIdentifiers.contains(identifier)
    }
    guard let first = found.first, !lacksDocument(of: Set(found), where: { documentName($0) == name }),
      snapshot.nameIndex.documents.storyboards[name, default: []].allSatisfy({ storyboard in
        isListed(document: storyboard) == .yes && !isBuilt(storyboard, intoBundle: identifier)
      })
    else { return nil }
    return targetMap.targets[first].name
  }

  /// Whether a module declares a class.
  package func belongs(_ id: TypeID, to module: String) -> Certainty {
    ClassCandidate(id, in: snapshot[id.file], targetMap).belongs(to: module, targetMap)
  }

  /// Whether no target compiles both of two files, although both have known targets.
  package func areApart(_ one: FileID, _ other: FileID) -> Bool {
    areApart(targets(of: one), targets(of: other))
  }

  /// Whether no target both builds a document and compiles a file of code, although both have known targets.
  package func areApart(document: FileID, from code: FileID) -> Bool {
    areApart(Set(targetMap.bundling(snapshot.path(of: document))), targets(of: code))
  }

  /// Whether code that may run in one program with a document uses a name: code of its targets, of libraries, or of no known
  /// target.
  package func isInUse(_ name: AskedName, with document: FileID) -> Bool {
    snapshot.findUses(of: name).byFile.contains { file, use in
      use.contains(.inUse) && mayMeet(document, file)
    }
  }

  /// Whether code that may run in one program with a file contains a name.
  package func isNamed(_ name: AskedName, with file: FileID) -> Bool {
    snapshot.findFiles(naming: name).contains { mayMeet(file, $0) }
  }

  /// The uses of a name in code that may run in one program with a file of code.
  package func findUses(of name: AskedName, with code: FileID) -> UsesOfName {
    var result = UsesOfName()
    for user in snapshot.findUses(of: name).byFile where mayMeet(code, user.file) {
      result.add(user.use, in: user.file)
    }
    return result
  }

  /// Whether a document in an unread format contains one of some names and may run in one program with a file of code.
  ///
  /// - Parameter isMeant: Whether the document at a path counts.
  package func isNamedUnread(
    _ names: [String], with code: FileID, _ isMeant: (_ path: String) -> Bool = { _ in true }
  ) -> Bool {
    snapshot.coverage.isNamedUnread(names) { isMeant($0) && mayBundle($0, with: code) }
  }

  /// Whether a document in an unread format may run in one program with a file of code, according to their targets.
  package func mayBundle(_ path: String, with code: FileID) -> Bool {
    mayMeet(Set(targetMap.bundling(path)), targets(of: code))
  }

  /// Whether two files may be in one program: code, documents, property lists or projects.
  ///
  /// The projects around a file decide if its targets are not known.
  package func mayMeet(_ one: FileID, _ other: FileID) -> Bool {
    if one == other { return true }
    let (own, others) = (targets(with: one), targets(with: other))
    guard mayMeet(own, others) else { return false }
    guard own.isEmpty || others.isEmpty,
      !own.union(others).contains(where: { targetMap.targets[$0].isLibrary })
    else { return true }
    let (path, otherPath) = (snapshot.path(of: one), snapshot.path(of: other))
    return !targetMap.areApart(path, otherPath) || !targetMap.areApart(otherPath, path)
  }

  /// Whether a file may run in one program with code, according also to projects that don't refer to one another.
  ///
  /// A library runs with the projects around it and with those that name it, and a dependency with all files in the folder that
  /// contains it.
  package func mayReach(_ file: FileID, _ code: FileID) -> Bool {
    guard mayMeet(file, code) else { return false }
    // A file of no target runs with none of a target. The project of a dependency may be missing.
    if isListed(source: code) == .no, snapshot.isOwn(code), isBuilt(file) { return false }
    let (own, libraries) = (targets(with: file), targets(of: code))
    let (path, otherPath) = (snapshot.path(of: file), snapshot.path(of: code))
    guard areApart(own, libraries), targetMap.areApart(path, otherPath), targetMap.areApart(otherPath, path),
      seesAllCode(around: file)
    else { return true }
    if libraries.contains(where: { targetMap.targets[$0].isDependency }) {
      return targetMap.isBeside(path, dependency: otherPath)
    }
    let names = Set(libraries.map { targetMap.targets[$0] }.flatMap { [$0.name] + $0.moduleNames })
    return Set(own.map { targetMap.targets[$0].file }).contains { project in
      names.contains { isNamed($0, inProject: project) }
    }
  }

  private func isBuilt(_ file: FileID) -> Bool {
    snapshot.interface(file) == nil ? isListed(source: file) == .yes : isListed(document: file) == .yes
  }

  private func isNamed(_ library: String, inProject project: FileID) -> Bool {
    answer(to: NameInProject(name: library, project: project), in: librariesOfProjects) {
      text(of: project).bytes.map { SearchText(Array(library.utf8)).occurs(in: $0) } ?? true
    }
  }

  /// Whether a file belongs to another project than a first one, whose project does not refer to that project.
  package func isOfOtherProject(_ other: FileID, than own: FileID) -> Bool {
    targetMap.areApart(snapshot.path(of: own), snapshot.path(of: other))
      && targets(with: own).isDisjoint(with: targets(with: other))
  }

  /// Whether a target contains both of two files.
  package func shareTarget(_ one: FileID, _ other: FileID) -> Bool {
    !targets(with: one).isDisjoint(with: targets(with: other))
  }

  /// The targets that compile, copy or read a file; none for a project.
  package func targets(with file: FileID) -> Set<Int> {
    switch snapshot[file]?.facts {
    case .code: targets(of: file)
    case .interface: Set(targets(building: file))
    case .project(.plist), .project(.propertyList): targets(havingPlist: file)
    case .project, nil: []
    }
  }

  /// Whether code of some targets may run in one program with code of others: they share a target, one of them is a library, or
  /// one side has no known target.
  func mayMeet(_ own: Set<Int>, _ others: Set<Int>) -> Bool {
    if !areApart(own, others) { return true }
    let targets = targetMap.targets
    if own.union(others).contains(where: { targets[$0].isLibrary }) { return true }
    // Tests run in the app that they test, which is in the same project.
    func run(_ tests: Set<Int>, in apps: Set<Int>) -> Bool {
      let files = Set(tests.filter { targets[$0].product == .tests }.map { targets[$0].file })
      return apps.contains { files.contains(targets[$0].file) }
    }
    return run(own, in: others) || run(others, in: own)
  }

  /// Whether both have targets, and none in common.
  func areApart(_ own: Set<Int>, _ others: Set<Int>) -> Bool {
    !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
  }

  /// The targets that compile a file, or the implementations of the classes that a header declares.
  func targets(of file: FileID) -> Set<Int> {
    caches.answer(to: file, in: targetTable) { findTargets(of: file) }
  }

  private func findTargets(of file: FileID) -> Set<Int> {
    var result = Set(numbersOfTargets(compiling: file))
    guard result.isEmpty, let outline = snapshot.code(file), outline.language == .objectiveC else {
      return result
    }
    for type in outline.types where type.kind == .class {
      for other in snapshot.nameIndex.types.extensions[type.name, default: []]
      where snapshot.type(other)?.flags.contains(.implementation) == true {
        result.formUnion(numbersOfTargets(compiling: other.file))
      }
    }
    return result
  }

  /// Whether all sources of a module were read that could declare a custom class of a document.
  package func isModuleWhole(_ module: String?, of document: FileID, declaring name: String) -> Bool {
    let map = targetMap
    // A module that once was the target's may be a dependency today.
    if let module, map.isAbsent(module: module) { return false }
    let own = map.bundling(snapshot.path(of: document))
    return !own.contains { map.lacksSource(of: name, $0) }
  }
}

/// The facts on which the choice between several classes depends.
private struct PreferenceQuestion: Hashable {
  var named: CustomClass
  var platforms: ApplePlatforms
  /// The targets that build the document; empty where they compile none of the classes.
  var own: [Int]
  /// Whether any target builds the document.
  var isBuilt: Bool
}

private let preferenceTable = CacheTable<PreferenceQuestion, ClassCandidates>(isBounded: true)
private let namesakeTable = CacheTable<String, Namesakes>(isBounded: true)
private let targetTable = CacheTable<FileID, Set<Int>>()

/// The classes of one name that documents may mean.
struct ClassCandidates {
  let all: [ClassCandidate]
  let namesakes: Namesakes
  private let positions: [TypeID: Int]

  init(_ all: [ClassCandidate]) {
    self.all = all
    positions = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
    namesakes = Namesakes(
      all.map(\.id), path: { [positions] id in positions[id].map { all[$0].path } ?? "" },
      targets: { [positions] id in positions[id].map { all[$0].targets } ?? [] })
  }

  /// The candidates that one of some targets compiles, in order.
  func compiled(by targets: [Int]) -> [ClassCandidate] {
    namesakes.compiled(by: targets).compactMap { positions[$0].map { all[$0] } }
  }
}

/// A class that a document may mean.
struct ClassCandidate {
  var id: TypeID
  var path: String
  var isDependency: Bool
  /// The targets that compile the class.
  var targets: [Int]

  init(_ id: TypeID, in file: SourceFile?, _ map: TargetMap) {
    self.id = id
    path = file?.path ?? ""
    isDependency = file?.isDependency ?? false
    targets = map.compiling(path)
  }

  func belongs(to module: String, _ map: TargetMap) -> Certainty {
    guard targets.isEmpty else {
      return targets.map { number -> Certainty in
        let names = map.targets[number].moduleNames
        return names.isEmpty ? .unknown : names.contains(module) ? .yes : .no
      }.anyOf
    }
    // The module's name may be a folder of the path, as in `Pods/Kit`, `Carthage/Checkouts/Kit` or `.build/checkouts/kit`. The
    // workspace's own folders may have any name.
    if isDependency {
      let key = dependencyKey(module)
      let folders = path.utf8.split(separator: 0x2F).dropLast()
      return folders.contains { dependencyKey(String(Substring($0))) == key } ? .yes : .unknown
    }
    return map.isAbsent(module: module) ? .no : .unknown
  }
}
