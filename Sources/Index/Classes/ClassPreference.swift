import AppleFacts
import Syntax

extension Resolver {
  /// Of several classes of one name those that a document can mean, the likeliest first. What is not known
  /// excludes nothing, and a step that would leave none is passed over. In this order:
  ///
  /// 1. Another module is named (`customModule` without `customModuleProvider="target"`): what certainly belongs
  ///    to other modules is left out, and if that is all, nothing is known about the class. The module of a
  ///    dependency that is not here has none of the workspace's classes.
  /// 2. Else the classes that a target compiles into which the document is built. If there are none, and the
  ///    class is the target's, it is not one of a dependency.
  /// 3. The classes that some target for the document's platform compiles.
  /// 4. Classes that no target compiles count only where nothing else does.
  /// 5. Where no project tells about any of them, those that share the topmost folder with the document.
  ///
  /// If several are left, the one that fits best decides.
  func preferred(
    _ ids: [TypeID], for named: CustomClass, in document: FileID, on platforms: ApplePlatforms
  ) -> [TypeID] {
    let map = targetMap
    let path = snapshot.path(of: document)
    var candidates = ids.map { ClassCandidate($0, in: snapshot[$0.file], map) }
    func keep(_ fits: (ClassCandidate) -> Bool) {
      let fitting = candidates.filter(fits)
      if !fitting.isEmpty { candidates = fitting }
    }
    if let module = named.otherModule {
      candidates = candidates.filter { $0.belongs(to: module, map) != .no }
      keep { $0.belongs(to: module, map) == .yes }
    } else {
      let own = Set(map.bundling(path))
      keep { !own.isDisjoint(with: $0.targets) }
      let isOwn = candidates.contains { !own.isDisjoint(with: $0.targets) }
      if named.isModuleOfTarget, !isOwn { keep { !$0.isDependency } }
      // Neither the document nor a class is built: that class is rather meant than one of another module.
      if own.isEmpty, let module = named.module, candidates.contains(where: { $0.targets.isEmpty }) {
        keep { $0.belongs(to: module, map) != .no }
      }
    }
    guard candidates.count > 1 else { return candidates.map(\.id) }
    // An app for the first watchOS has its code in an extension for iOS.
    let built = platforms == .watchOS ? platforms.union(.iOS) : platforms
    keep { candidate in
      candidate.targets.isEmpty
        || candidate.targets.contains {
          map.targets[$0].platforms.map { !$0.isDisjoint(with: built) } ?? true
        }
    }
    keep { map.isListed(source: $0.path) != .no }
    if candidates.allSatisfy({ $0.targets.isEmpty }) { keep { sharedComponents($0.path, path) > 0 } }
    return candidates.map { (closeness: sharedComponents($0.path, path), id: $0.id) }.enumerated()
      .sorted { ($1.element.closeness, $0.offset) < ($0.element.closeness, $1.offset) }.map(\.element.id)
  }

  /// Of several superclasses of one name those that a target of the subclass compiles.
  func preferred(_ ids: [TypeID], inTargetsOf file: FileID) -> [TypeID] {
    guard ids.count > 1 else { return ids }
    let map = targetMap
    let own = Set(numbersOfTargets(compiling: file))
    if own.isEmpty { return ids }
    let fitting = ids.filter { !own.isDisjoint(with: numbersOfTargets(compiling: $0.file)) }
    return fitting.isEmpty ? ids : fitting
  }

  /// Of several types of one name, those that code in a file can mean.
  ///
  /// Those of the targets that compile the file, if each of these has one; else all of them.
  package func meant(_ ids: [TypeID], inTargetsOf file: FileID) -> [TypeID] {
    guard ids.count > 1 else { return ids }
    let own = targets(of: file)
    if own.isEmpty { return ids }
    let targets = ids.map { own.intersection(self.targets(of: $0.file)) }
    guard targets.reduce(Set(), { $0.union($1) }) == own else { return ids }
    return zip(ids, targets).filter { !$1.isEmpty }.map(\.0)
  }

  /// Of what extends a name that several classes have, what may extend one of them.
  ///
  /// An extension adds to the class that a target of its own compiles. Where no target tells, it lies closer to its class
  /// than to another project's.
  func extending(_ id: TypeID, _ extensions: [TypeID], ratherThan rivals: [TypeID]) -> [TypeID] {
    if rivals.isEmpty { return extensions }
    let own = targets(of: id.file)
    let path = snapshot.path(of: id.file)
    return extensions.filter { other in
      let targets = targets(of: other.file)
      if !targets.isDisjoint(with: own) { return true }
      let place = snapshot.path(of: other.file)
      return !rivals.contains { rival in
        !targets.isDisjoint(with: self.targets(of: rival.file))
          || sharedComponents(snapshot.path(of: rival.file), place) > sharedComponents(path, place)
      }
    }
  }

  /// Whether a target with this bundle identifier builds a document; no where that can't be told.
  package func isBuilt(_ document: FileID, intoBundle identifier: String) -> Bool {
    targetMap.bundling(snapshot.path(of: document)).contains {
      targetMap.targets[$0].bundleIdentifiers.contains(identifier)
    }
  }

  /// Whether a module declares a class.
  package func belongs(_ id: TypeID, to module: String) -> Certainty {
    ClassCandidate(id, in: snapshot[id.file], targetMap).belongs(to: module, targetMap)
  }

  /// Whether no target compiles both of two files, as far as the projects tell.
  package func areApart(_ one: FileID, _ other: FileID) -> Bool {
    areApart(targets(of: one), targets(of: other))
  }

  /// Whether no target both bundles a document and compiles a file of code, as far as the projects tell.
  package func areApart(document: FileID, from code: FileID) -> Bool {
    areApart(Set(targetMap.bundling(snapshot.path(of: document))), targets(of: code))
  }

  private func areApart(_ own: Set<Int>, _ others: Set<Int>) -> Bool {
    !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
  }

  /// The targets that compile a file, or what a header declares.
  private func targets(of file: FileID) -> Set<Int> {
    let map = targetMap
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

  /// Whether all sources of the module were read that could declare a class of a document's own.
  package func isModuleWhole(_ module: String?, of document: FileID, declaring name: String) -> Bool {
    let map = targetMap
    // A name that once was the target's may be a dependency's by now.
    if let module, map.isAbsent(module: module) { return false }
    let own = map.bundling(snapshot.path(of: document))
    return !own.contains { map.lacksSource(of: name, $0) }
  }
}

/// A class that a document may mean.
private struct ClassCandidate {
  var id: TypeID
  var path: String
  var isDependency: Bool
  /// The targets that compile it.
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
    // `Pods/Kit`, `Carthage/Checkouts/Kit`, `.build/checkouts/kit`; a folder of the workspace's own may be called
    // anything.
    if isDependency {
      let key = dependencyKey(module)
      let folders = path.utf8.split(separator: 0x2F).dropLast()
      return folders.contains { dependencyKey(String(Substring($0))) == key } ? .yes : .unknown
    }
    return map.isAbsent(module: module) ? .no : .unknown
  }
}

/// How many folders two paths have in common, from the top.
private func sharedComponents(_ one: String, _ other: String) -> Int {
  let one = one.utf8.split(separator: 0x2F).dropLast()
  let other = other.utf8.split(separator: 0x2F).dropLast()
  return zip(one, other).prefix { $0.elementsEqual($1) }.count
}
