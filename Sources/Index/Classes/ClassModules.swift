import AppleFacts
import Syntax

/// The reason why the run time does not find a custom class by the name and module in a document.
package struct ClassModuleFault: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A Swift class is registered with its module's name, and the document gives none.
    case withoutModule
    /// `@objc(Other)` registers the class by another name.
    case registered(as: String)
    /// The document names a target's module, which does not contain the class.
    case notInModule(String)
    /// The document names a module of no target or dependency; the class is in the document's own target.
    case staleModule(String)
    /// A target builds the document, but no target compiles this file with the class's source or implementation.
    case notCompiled(FileID)
    /// The targets of these names build the document, but none of them compiles the class.
    case notInTarget([String])
    /// The class is generic, so the run time can't find it by name.
    case generic
    /// An Objective-C class is registered by its plain name, but the document names a module.
    case objectiveC
  }

  package var reason: Reason
  /// The classes by that name; empty where the workspace has none.
  package var classes: [TypeID]
}

/// The module of a custom class, as a document writes it.
package struct ClassModule: Hashable, Sendable {
  /// The module's name; nil if it is not known, which is enough for the module of the document's target.
  package var name: String?
  /// Whether the document has `customModuleProvider="target"`.
  package var isTarget: Bool
}

private let bundlingTable = CacheTable<FileID, [Int]>()
private let typesByNameTable = CacheTable<String, ByProgram<TypeID>>()
private let classesCalledTable = CacheTable<String, ByProgram<TypeID>>()
private let registeredClassTable = CacheTable<String, ByProgram<TypeID>>()
private let classesOfModuleTable = CacheTable<CustomClass, [TypeID]>()

extension Query {
  /// The numbers of the targets that build a document.
  func targets(building document: FileID) -> [Int] {
    documentCaches.answer(to: document, in: bundlingTable) {
      targetMap.bundling(snapshot.path(of: document))
    }
  }

  /// The reason why an object of a document does not get its custom class; nil if it does, or may.
  ///
  /// A Swift class is registered as `Module.Name`, or as the argument of `@objc(Name)`. The run time looks for the class in the
  /// document's module, or, with `customModuleProvider="target"`, in the module of the target that builds the document.
  package func moduleFault(
    of named: CustomClass, in document: FileID, on platforms: ApplePlatforms
  ) -> ClassModuleFault? {
    // A name that contains its module, mangled or not, is looked up as it is.
    guard !named.name.utf8.contains(0x2E), !named.name.hasPrefix("_Tt") else { return nil }
    var swift: [TypeID] = []
    var objectiveC: [TypeID] = []
    for id in classes(thatMayBe: named, in: document) {
      guard let type = snapshot.type(id) else { continue }
      // The run time finds the class by such a name. It may also find it by a module, which is not known.
      if type.objcName == named.name || type.attributes.contains("_objcRuntimeName") { return nil }
      if type.flags.contains(.objectiveC) {
        // The Swift compiler generates such a header with declarations of Swift classes.
        if snapshot.path(of: id.file).hasSuffix("-Swift.h") { return nil }
        objectiveC.append(id)
      } else if !isOfOtherPlatform(id, platforms) {
        swift.append(id)
      }
    }
    if swift.isEmpty || objectiveC.isEmpty, named.otherModule == nil,
      let file = fileWithoutTarget(of: swift + objectiveC, named.name, for: document)
    {
      return ClassModuleFault(reason: .notCompiled(file), classes: swift + objectiveC)
    }
    if !objectiveC.isEmpty {
      return swift.isEmpty ? moduleFault(ofObjectiveC: objectiveC, named, in: document) : nil
    }
    if named.isModuleOfTarget { return targetFault(of: swift, named, in: document, on: platforms) }
    if let module = named.module { return moduleFault(of: swift, named.name, in: module, for: document) }
    return fault(ofUnqualified: swift, named.name, in: document)
  }

  /// The top-level classes that a document may mean by a name in Swift or Objective-C.
  ///
  /// Classes that are certainly of other programs are left out if others remain, and so are Objective-C classes that are
  /// certainly of another module than the document names.
  private func classes(thatMayBe named: CustomClass, in document: FileID) -> [TypeID] {
    let types = snapshot.nameIndex.types
    // If no target is known to build the document, it may mean any of these classes.
    if types.byName[named.name, default: []].count > Self.mostAlternatives, named.otherModule == nil,
      targets(building: document).isEmpty
    {
      return []
    }
    let all = classes(registeredAs: named.name)
    guard all.all.count > 1 else { return all.all }
    if let module = named.otherModule {
      return caches.answer(to: named, in: classesOfModuleTable) {
        // Swift classes of other modules are kept, since they show which module would be right.
        let possible = all.all.filter {
          snapshot.type($0)?.flags.contains(.objectiveC) == false || belongs($0, to: module) != .no
        }
        return possible.isEmpty ? all.all : possible
      }
    }
    let own = targets(building: document)
    if own.isEmpty { return all.all }
    let possible = all.visible(from: own)
    return possible.isEmpty ? all.all : possible
  }

  /// The top-level classes with a name in Swift or Objective-C, in the order of their paths.
  private func classes(registeredAs name: String) -> ByProgram<TypeID> {
    caches.answer(to: name, in: registeredClassTable) {
      let types = snapshot.nameIndex.types
      var ids = types.byName[name, default: []].filter {
        snapshot.type($0).map { $0.kind == .class && $0.name == name } ?? false
      }
      ids = (ids + types.byObjCName[name, default: []].filter(snapshot.isClass)).unique
      if !ids.contains(where: { snapshot.type($0)?.flags.contains(.objectiveC) == true }),
        let id = implementation(of: name)
      {
        ids.append(id)
      }
      return ByProgram(byPath(ids), self, file: \.file) { numbersOfTargets(compiling: $0.file) }
    }
  }

  /// The types with a simple name.
  func typesByProgram(named name: String) -> ByProgram<TypeID> {
    caches.answer(to: name, in: typesByNameTable) {
      ByProgram(Array(snapshot.nameIndex.types.byName[name, default: []]), self, file: \.file)
    }
  }

  /// Whether a class, or the class that an extension extends, certainly belongs to another platform than a document.
  func isOfOtherPlatform(_ id: TypeID, _ platforms: ApplePlatforms) -> Bool {
    let chains = chains(ofClassOrExtension: id, on: platforms)
    return !chains.isEmpty && chains.allSatisfy { if case .otherPlatform = $0.end { true } else { false } }
  }

  private func isGeneric(_ id: TypeID) -> Bool { snapshot.type(id)?.flags.contains(.generic) == true }

  /// The files that a target compiles for a class. Headers belong to no target, so those of the implementations count.
  package func sources(of id: TypeID) -> [FileID] {
    guard let type = snapshot.type(id), type.flags.contains(.objectiveC) else { return [id.file] }
    return ([id] + extensions(of: id)).filter { snapshot.type($0)?.flags.isMainImplementation == true }.map(
      \.file)
  }

  /// The first file that declares one of some classes, if a target builds the document and certainly no target compiles any of
  /// the files; else nil.
  private func fileWithoutTarget(of classes: [TypeID], _ name: String, for document: FileID) -> FileID? {
    let map = targetMap
    let own = targets(building: document)
    guard !classes.isEmpty, !own.isEmpty, seesAllCode(around: document),
      own.allSatisfy({ map.targets[$0].product != .other && !map.mayDeclare(name, outOfSight: $0) })
    else { return nil }
    let files = classes.flatMap(sources)
    // A file in the folder of another app belongs to that app.
    let roots = own.map { withSlash(folder(of: folder(of: snapshot.path(of: map.targets[$0].file)))) }
    let areOut = files.allSatisfy { file in
      let path = snapshot.path(of: file)
      return snapshot.isOwn(file) && map.isListed(source: path) == .no
        && roots.contains(where: path.hasPrefix)
    }
    return areOut ? files.first : nil
  }

  // MARK: Objective-C

  private func moduleFault(
    ofObjectiveC classes: [TypeID], _ named: CustomClass, in document: FileID
  ) -> ClassModuleFault? {
    guard let module = named.module else { return nil }
    let map = targetMap
    let targets = named.isModuleOfTarget ? targets(building: document) : map.targets(ofModule: module)
    // Another class may have the name in an unknown module.
    guard named.isModuleOfTarget || !targets.isEmpty,
      !targets.contains(where: { map.mayDeclare(named.name, outOfSight: $0) })
    else { return nil }
    return ClassModuleFault(reason: .objectiveC, classes: classes)
  }

  // MARK: Swift

  /// The fault of classes that a document names without a module.
  private func fault(ofUnqualified classes: [TypeID], _ name: String, in document: FileID)
    -> ClassModuleFault?
  {
    guard !classes.isEmpty, AppleSDK.class(named: name, on: .all) == nil else { return nil }
    let map = targetMap
    let own = Set(targets(building: document))
    let targets = classes.map { numbersOfTargets(compiling: $0.file) }
    if !targets.contains(where: { !own.isDisjoint(with: $0) }) {
      // An Objective-C class outside of the workspace may have the name, especially if the classes here belong to other programs.
      guard snapshot.coverage.isWhole,
        own.isEmpty || targets.contains(where: { $0.contains { map.targets[$0].isLibrary } })
      else { return nil }
    }
    if classes.allSatisfy(isGeneric) { return ClassModuleFault(reason: .generic, classes: classes) }
    let names = classes.map { snapshot.type($0)?.objcName }
    if let other = names[0], names.allSatisfy({ $0 != nil }) {
      return ClassModuleFault(reason: .registered(as: other), classes: classes)
    }
    return ClassModuleFault(reason: .withoutModule, classes: classes)
  }

  /// The fault of classes for which a document names a module other than its target's.
  private func moduleFault(
    of classes: [TypeID], _ name: String, in module: String, for document: FileID
  ) -> ClassModuleFault? {
    let map = targetMap
    let targets = map.targets(ofModule: module)
    if targets.isEmpty, isStale(module), classes.contains(where: { isCompiledBeside(document, $0) }) {
      return ClassModuleFault(reason: .staleModule(module), classes: classes)
    }
    guard targets.contains(where: { map.targets[$0].product != .other }),
      !targets.contains(where: { map.mayDeclare(name, outOfSight: $0) })
    else { return nil }
    if classes.isEmpty {
      // The name must not be declared at all, not even as another kind of type.
      let types = snapshot.nameIndex.types
      let isInSight = targets.contains {
        fileName(snapshot.path(of: map.targets[$0].file)) == "project.pbxproj"
      }
      guard isInSight, snapshot.coverage.isWhole, types.byName[name] == nil, types.aliases[name] == nil,
        types.extensions[name] == nil, AppleSDK.class(named: name, on: .all) == nil
      else { return nil }
      return ClassModuleFault(reason: .notInModule(module), classes: [])
    }
    let members = classes.map { id -> Certainty in
      let path = snapshot.path(of: id.file)
      if map.compiling(path).isEmpty, snapshot.isOwn(id.file) {
        return map.isListed(source: path) == .no ? .no : .unknown
      }
      return belongs(id, to: module)
    }
    switch members.anyOf {
    case .unknown: return nil
    case .no: return ClassModuleFault(reason: .notInModule(module), classes: classes)
    case .yes:
      let own = zip(classes, members).filter { $1 != .no }.map(\.0)
      return own.allSatisfy(isGeneric) ? ClassModuleFault(reason: .generic, classes: own) : nil
    }
  }

  /// Whether no target and no dependency has a module of this name.
  private func isStale(_ module: String) -> Bool {
    snapshot.coverage.isWhole && !targetMap.isAbsent(module: module)
      && targetMap.targets.allSatisfy { !$0.moduleNames.isEmpty }
  }

  /// Whether a target that builds a document compiles a class.
  private func isCompiledBeside(_ document: FileID, _ id: TypeID) -> Bool {
    numbersOfTargets(compiling: id.file).contains(where: targets(building: document).contains)
  }

  /// The fault of classes for which a document names its target's module.
  private func targetFault(
    of classes: [TypeID], _ named: CustomClass, in document: FileID, on platforms: ApplePlatforms
  ) -> ClassModuleFault? {
    if classes.isEmpty { return nil }
    let map = targetMap
    let own = targets(building: document)
    if own.isEmpty {
      return classes.allSatisfy(isGeneric) ? ClassModuleFault(reason: .generic, classes: classes) : nil
    }
    let members = classes.map { isCompiled($0.file, inModuleOf: own) }
    let compiled = zip(classes, members).filter { $1 == .yes }.map(\.0)
    if !compiled.isEmpty {
      return compiled.allSatisfy(isGeneric) ? ClassModuleFault(reason: .generic, classes: compiled) : nil
    }
    // The interface of a watch app is built separately from its code, and so are resource bundles.
    guard members.anyOf == .no, !classes.allSatisfy({ isOfOtherApp($0, than: document) }),
      !platforms.contains(.watchOS),
      classes.allSatisfy({ isOwnOrListed($0) }),
      own.allSatisfy({ map.targets[$0].product != .other && !map.mayDeclare(named.name, outOfSight: $0) })
    else { return nil }
    return ClassModuleFault(reason: .notInTarget(own.map { map.targets[$0].name }), classes: classes)
  }

  /// Whether only apps of other projects have the class that a document names, so that its own app lacks the class.
  package func isOfOtherApps(_ named: CustomClass, than document: FileID, on platforms: ApplePlatforms)
    -> Bool
  {
    let name = simpleName(named.name)
    let classes = caches.answer(to: name, in: classesCalledTable) {
      ByProgram(snapshot.classes(called: name), self, file: \.file)
    }
    let isInReach = classes.contains(with: document, of: Set(targets(building: document)), self) {
      !isOfOtherApp($0, than: document)
    }
    return !classes.all.isEmpty && !isInReach && AppleSDK.class(named: name, on: platforms) == nil
  }

  private func isOfOtherApp(_ id: TypeID, than document: FileID) -> Bool {
    let (own, others) = (Set(targets(building: document)), targets(of: id.file))
    if others.isEmpty {
      return snapshot.isOwn(id.file)
        && targetMap.areApart(snapshot.path(of: document), snapshot.path(of: id.file))
    }
    let projects = own.map { targetMap.targets[$0].file }
    return !mayMeet(own, others) && !others.contains { projects.contains(targetMap.targets[$0].file) }
  }

  /// Whether one of some targets compiles a source; unknown if a target with the same module does.
  private func isCompiled(_ file: FileID, inModuleOf own: [Int]) -> Certainty {
    let map = targetMap
    let compiled = numbersOfTargets(compiling: file)
    if compiled.contains(where: own.contains) { return .yes }
    if compiled.isEmpty { return map.isListed(source: snapshot.path(of: file)) == .no ? .no : .unknown }
    let (ours, theirs) = (
      own.map { map.targets[$0].moduleNames }, compiled.map { map.targets[$0].moduleNames }
    )
    if (ours + theirs).contains([]) { return .unknown }
    return Set(ours.joined()).isDisjoint(with: theirs.joined()) ? .no : .unknown
  }

  /// Whether a class is not from a dependency, or from one with a known project.
  private func isOwnOrListed(_ id: TypeID) -> Bool {
    snapshot.isOwn(id.file) || !numbersOfTargets(compiling: id.file).isEmpty
  }

  // MARK: The right module

  /// The module in which a document finds one of some classes: that of a target that builds the document, else of a library.
  ///
  /// nil for classes of other programs, which the document can't use.
  package func module(of classes: [TypeID], for document: FileID) -> String? {
    let own = targets(building: document)
    let targets = classes.flatMap { numbersOfTargets(compiling: $0.file) }
    let home =
      targets.first(where: own.contains) ?? targets.first { own.isEmpty || targetMap.targets[$0].isLibrary }
    return home.map { targetMap.targets[$0].moduleNames.first ?? targetMap.targets[$0].name }
  }

  /// The modules by which a document can name one of some classes, the likeliest first.
  ///
  /// Empty if there is none, such as for a private class or a class of another program.
  package func modules(leadingTo classes: [TypeID], from document: FileID) -> [ClassModule] {
    let map = targetMap
    let own = Set(targets(building: document))
    var ofTarget: [ClassModule] = []
    var ofOthers: [ClassModule] = []
    for id in classes {
      guard let type = snapshot.type(id), type.flags.isDisjoint(with: [.generic, .isPrivate, .objectiveC])
      else { continue }
      let compiled = numbersOfTargets(compiling: id.file)
      let shared = compiled.filter(own.contains)
      if let first = shared.first.map({ map.targets[$0] }) {
        // The documents of a package are built by a separate target for its resources.
        let isPackage = fileName(snapshot.path(of: first.file)) == "Package.swift"
        ofTarget.append(ClassModule(name: first.moduleNames.first, isTarget: !isPackage))
      } else if compiled.isEmpty {
        if own.isEmpty {
          ofTarget.append(ClassModule(name: usualModule(in: document, type.name), isTarget: true))
        }
      } else {
        for target in compiled.map({ map.targets[$0] }) where own.isEmpty || target.isLibrary {
          guard let name = target.moduleNames.first else { continue }
          ofOthers.append(ClassModule(name: name, isTarget: own.isEmpty && !target.isLibrary))
        }
      }
    }
    return (ofTarget + ofOthers).unique
  }

  /// The module that a document most often names as its target's, else that other documents with the class name most often.
  private func usualModule(in document: FileID, _ className: String) -> String? {
    for files in [[document], Array(snapshot.nameIndex.documents.byClass[className, default: []]).sorted()] {
      var counts: [String: Int] = [:]
      for object in files.compactMap({ snapshot.interface($0)?.objects }).joined()
      where object.isModuleOfTarget {
        if let module = object.customModule { counts[module, default: 0] += 1 }
      }
      if let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { return most.key }
    }
    return nil
  }
}

extension Query {
  /// The classes that a document may mean by a name, where an uncertain class ends as unknown.
  ///
  /// A missing member proves nothing about a class that only other programs compile, or if a missing source of the document's own
  /// target may declare the class.
  ///
  /// All classes are returned unchanged for a watch app, whose interface is built separately from its code, and for resource
  /// bundles.
  func assured(
    _ chains: [ClassChain], for named: CustomClass, in document: FileID, on platforms: ApplePlatforms
  ) -> [ClassChain] {
    if named.otherModule != nil || chains.allSatisfy({ $0.classes.isEmpty }) { return chains }
    let own = targets(building: document)
    let map = targetMap
    if own.isEmpty || platforms.contains(.watchOS)
      || own.contains(where: { map.targets[$0].product == .other })
    {
      return chains
    }
    return chains.map { chain in
      guard let head = chain.classes.first, snapshot.isOwn(head.file) else { return chain }
      let targets = targets(of: head.file)
      // A file outside of all targets in the folder of another app belongs to that app.
      if targets.isEmpty, map.areApart(snapshot.path(of: document), snapshot.path(of: head.file)) {
        return ClassChain(classes: [], end: .unknown(named.name))
      }
      guard targets.isDisjoint(with: own), !targets.contains(where: { map.targets[$0].isLibrary }),
        !targets.isEmpty || own.contains(where: { map.lacksSource(of: named.name, $0) })
      else { return chain }
      return ClassChain(classes: chain.classes, end: .unknown(named.name))
    }
  }
}

extension Target {
  /// Whether other targets may contain or import the target.
  package var isLibrary: Bool {
    switch product {
    case .framework, .other: true
    case .application, .appExtension, .tests: false
    }
  }
}

extension TargetMap {
  fileprivate func targets(ofModule module: String) -> [Int] {
    targets.indices.filter { targets[$0].moduleNames.contains(module) }
  }

  /// Whether a target may compile a class whose source is not in the workspace.
  fileprivate func mayDeclare(_ className: String, outOfSight target: Int) -> Bool {
    targets[target].hasSourcesOutOfSight || lacksSource(of: className, target)
  }
}
