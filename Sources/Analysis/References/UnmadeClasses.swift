import AppleFacts
import Index
import Syntax
import Text

/// The code that makes objects of a class.
private struct Makers {
  /// The classes whose objects run it; nil where it, or something else, makes one without an object of these.
  var classes: [TypeID]? = []
  /// The methods that hold it, and that something has to call by a name.
  var methods: [CalledMethod] = []
}

/// The classes of which it is known whether anything makes them.
private final class KnownClasses {
  var areMade: [TypeID: Bool] = [:]
}

private let makerTable = CacheTable<TypeID, Makers>()
private let knownClassTable = CacheTable<Whole, KnownClasses>()
private let leftTable = CacheTable<TypeID, Bool>()
private let wayTable = CacheTable<FileID, [Int: [CodeCauses.WayToScene]]>()
private let loadingTable = CacheTable<FileID, CodeCauses.Cause?>()

/// The classes in which a file uses a name, where only code may make these.
private let classTable = CacheTable<NameInFile, [TypeID]?>(isBounded: true)

extension Query {
  /// Whether anything makes an object of a class, or of one that derives from it: a document that is shown, a property list, a
  /// system, or code that may run. That of a class which nothing makes doesn't, nor does a method that nothing calls.
  func isMade(_ id: TypeID) -> Bool {
    let known = answer(to: .workspace, in: knownClassTable) { KnownClasses() }
    if let isMade = known.areMade[id] { return isMade }
    // The classes by whose objects this one may be made, with those that they make.
    var made: [TypeID: [TypeID]] = [id: []]
    var queue = [id]
    var certain: [TypeID] = []
    while let next = queue.popLast() {
      switch known.areMade[next] {
      case true?: certain.append(next)
      case false?: break
      case nil:
        guard let makers = makers(of: next).classes else {
          certain.append(next)
          break
        }
        for maker in makers + nearestSubclasses(of: next) {
          if made[maker] == nil { queue.append(maker) }
          made[maker, default: []].append(next)
        }
      }
    }
    var areMade: Set<TypeID> = []
    while let next = certain.popLast() {
      if areMade.insert(next).inserted { certain += made[next] ?? [] }
    }
    for other in made.keys { known.areMade[other] = areMade.contains(other) }
    return areMade.contains(id)
  }

  /// Whether only the code of classes that only code makes may make a class, so that what makes these decides as well.
  func isMadeByOthers(_ id: TypeID) -> Bool { makers(of: id).classes != nil }

  /// Why nothing makes a class: the first one on the way to it that nothing makes.
  func noteOnUnmade(_ id: TypeID) -> String {
    var last = id
    var seen: Set = [id]
    while let next = makers(of: last).classes?.sorted().first(where: { seen.insert($0).inserted }) {
      last = next
    }
    // Classes that make one another have no first one.
    let isFirst = makers(of: last).classes?.allSatisfy { $0 == last } == true
    let first = isFirst ? last : id
    let name = snapshot.type(first).map { simpleName($0.name) } ?? ""
    if isNamedUnread([name], with: first.file) {
      return "only a document that is not read may make a '\(name)'"
    }
    return isInHiddenScene(first) ? "nothing shows a scene of '\(name)'" : "nothing makes a '\(name)'"
  }

  /// The names that decide whether code makes an object of a class itself.
  func namesOfMaking(_ id: TypeID) -> [AskedName] {
    ([id] + nearestSubclasses(of: id)).flatMap(namesInCode).flatMap {
      [AskedName(making: $0), AskedName($0)]
    }
      + [.anyClass] + namesOfDocuments(of: id)
  }

  /// The names that decide whether that code is reached.
  func namesOfReaching(_ id: TypeID) -> [AskedName] { namesOfCalls(of: makers(of: id).methods) }

  /// The classes left to code whose objects run all uses of a name in a file; nil where one is elsewhere.
  func classesLeftToCode(using name: AskedName, in file: FileID) -> [TypeID]? {
    answer(to: NameInFile(name: name.name, file: file), in: classTable) {
      guard let code = code(in: file) else { return nil }
      let classes = classesLeftToCode(around: code.places(of: name).map(\.lower), in: file)
      return classes.isEmpty || classes.contains(nil) ? nil : classes.compactMap { $0 }.unique
    }
  }

  /// The classes whose objects run the code at some places; nil where it runs without one, and for one that something else than
  /// code may make.
  func classesLeftToCode(around places: [Int], in file: FileID) -> [TypeID?] {
    guard snapshot.declaresApp, let code = snapshot.code(file), let all = readMethods(of: file) else {
      return places.map { _ in nil }
    }
    return places.map { place in
      guard let type = all.type(around: place), all.isInObject(place, of: type, code.language),
        let id = owner(of: TypeID(file: file, index: type)), isLeftToCode(id)
      else { return nil }
      return id
    }
  }

  /// Whether only code may make objects of a class that no document that is shown and no property list has: a view, a controller
  /// or the like, a class that derives from `NSObject` directly, or a class of Swift without a superclass.
  func isLeftToCode(_ id: TypeID) -> Bool {
    answer(to: id, in: leftTable) {
      guard snapshot.coverage.isWhole, let type = snapshot.type(id), type.kind == .class,
        !["UIApplicationDelegate", "NSApplicationDelegate"].contains(
          where: type.inherits.map(\.text).contains),
        let chain = chains(of: id, on: .all).first
      else { return false }
      switch chain.end {
      case .apple(let base):
        guard
          base.name == "NSObject" && !isInLibrary(id.file) && !isOfDependency(chain)
            || ["UIResponder", "NSResponder"].contains(where: {
              AppleSDK.isSubclass(base.name, of: $0, on: .all)
            })
        else { return false }
      case .root: if type.flags.contains(.objectiveC) || type.attributes.contains("main") { return false }
      case .unknown, .otherPlatform: return false
      }
      return plistReferences(to: id).isEmpty && !uses(of: id).contains(where: isShown)
    }
  }

  /// Whether a class conforms to a protocol that is not known, by which a dependency may look for classes as it starts.
  private func isOfDependency(_ chain: ClassChain) -> Bool { !unknownProtocols(of: chain).isEmpty }

  /// The protocols of a class that neither the workspace nor the SDK declares.
  func unknownProtocols(of chain: ClassChain) -> [String] {
    ownConformances(of: chain).compactMap { if case .unknown(let name) = $0 { name } else { nil } }
  }

  /// Whether a document makes an object. Nothing is made of the class of an owner.
  private func isShown(_ use: ClassUse) -> Bool {
    guard let outline = snapshot.interface(use.file) else { return true }
    let object = outline.objects[use.object]
    if object.placeholder != nil || loading(of: use.file) != nil { return false }
    return !hides(object, of: use.file) && object.scene.map { waysToScenes(of: use.file)[$0] == nil } != false
  }

  /// How code loads a document; nil where something else than code may load it.
  private func loading(of document: FileID) -> CodeCauses.Cause? {
    answer(to: document, in: loadingTable) {
      guard snapshot.coverage.isWhole, let outline = snapshot.interface(document) else { return nil }
      return DocumentContext(file: document, outline: outline, query: self).loading
    }
  }

  /// The ways to the scenes of a document that only code shows. A controller runs hardly any of its code before its scene is shown.
  private func waysToScenes(of document: FileID) -> [Int: [CodeCauses.WayToScene]] {
    answer(to: document, in: wayTable) {
      guard snapshot.coverage.isWhole, let outline = snapshot.interface(document) else { return [:] }
      return DocumentContext(file: document, outline: outline, query: self).waysToScenes
    }
  }

  private func isInHiddenScene(_ id: TypeID) -> Bool {
    uses(of: id).contains { use in
      guard let outline = snapshot.interface(use.file), isListed(document: use.file) != .no else {
        return false
      }
      return outline.isStoryboard && outline.objects[use.object].placeholder == nil
    }
  }

  private func makers(of id: TypeID) -> Makers { answer(to: id, in: makerTable) { findMakers(of: id) } }

  private func findMakers(of id: TypeID) -> Makers {
    let names = namesInCode(id)
    func files(naming name: AskedName) -> [FileID] {
      snapshot.findFiles(naming: name).filter { mayReach(id.file, $0) }.sorted()
    }
    guard snapshot.declaresApp, isLeftToCode(id),
      files(naming: .anyClass).isEmpty
        || !names.contains(where: { name in
          files(naming: AskedName(name)).contains { mayLookUp(name, in: $0) }
        })
    else { return Makers(classes: nil) }
    var result = Makers()
    for name in names.map({ AskedName(making: $0) }) {
      guard add(codeUsing: name, in: files(naming: name), to: &result) else { return result }
    }
    for (document, scene) in scenesLeftToCode(of: id) {
      guard add(codeShowing: scene, in: document, to: &result) else { return result }
    }
    for (document, cause) in documentsLeftToCode(of: id) {
      let ways = cause.ways.filter(document.isNamed)
      guard add(codeTaking: ways, to: cause, in: document, to: &result) else { return result }
    }
    result.classes = result.classes?.unique
    return result
  }

  /// Adds the code that uses a name; false where one of its uses is reached without an object of a class that only code makes.
  private func add(codeUsing name: AskedName, in files: [FileID], to result: inout Makers) -> Bool {
    for file in files {
      let methods = methods(using: name, in: file)
      result.methods += methods ?? []
      if let methods, !methods.contains(where: { isCalled($0, with: file) }) { continue }
      guard let classes = classesLeftToCode(using: name, in: file) else {
        // One use that is reached decides.
        result = Makers(classes: nil, methods: methods ?? [])
        return false
      }
      result.classes?.append(contentsOf: classes)
    }
    return true
  }

  /// The classes that name a class as that from which they derive.
  private func nearestSubclasses(of id: TypeID) -> [TypeID] {
    guard let type = snapshot.type(id), case let name = simpleName(type.name) else { return [] }
    let names = [name] + snapshot.aliases(of: name).map { simpleName($0.name) }
    return names.flatMap { snapshot.nameIndex.types.subtypes[$0, default: []] }.unique.sorted().filter {
      other in
      snapshot.isClass(other) && chains(of: other, on: .all).contains { $0.classes.dropFirst().contains(id) }
    }
  }

  /// Whether a file may hand the name of a class to a lookup: it is in another text than the name of a nib, an identifier and the
  /// like.
  private func mayLookUp(_ name: String, in file: FileID) -> Bool {
    guard let code = code(in: file) else { return true }
    let uses = MergedRanges(nameUses(in: file).map(\.range))
    return code.places(of: AskedName(name)).contains { !uses.touches($0.lower) }
  }

  /// The scenes with objects of a class that only code shows.
  private func scenesLeftToCode(of id: TypeID) -> [(document: DocumentContext, scene: Int)] {
    uses(of: id).compactMap { use in
      guard let outline = snapshot.interface(use.file), outline.objects[use.object].placeholder == nil,
        let scene = outline.objects[use.object].scene, waysToScenes(of: use.file)[scene] != nil
      else { return nil }
      return (DocumentContext(file: use.file, outline: outline, query: self), scene)
    }
  }

  /// The documents with objects of a class that only code loads, but for scenes that only code shows.
  private func documentsLeftToCode(of id: TypeID) -> [(document: DocumentContext, cause: CodeCauses.Cause)] {
    uses(of: id).compactMap { use in
      guard let outline = snapshot.interface(use.file), case let object = outline.objects[use.object],
        object.placeholder == nil, object.scene.flatMap({ waysToScenes(of: use.file)[$0] }) == nil,
        let cause = loading(of: use.file)
      else { return nil }
      return (DocumentContext(file: use.file, outline: outline, query: self), cause)
    }
  }

  /// The names that decide whether code shows a scene or loads a nib of a class.
  private func namesOfDocuments(of id: TypeID) -> [AskedName] {
    let scenes = scenesLeftToCode(of: id).flatMap { document, scene in
      (waysToScenes(of: document.file)[scene] ?? []).flatMap { $0.cause?.ways ?? [] }
    }
    return (scenes + documentsLeftToCode(of: id).flatMap(\.cause.ways)).flatMap(\.names)
  }

  /// Adds the code that shows a scene, itself or by segues from others; false where something shows the scene anyway.
  private func add(codeShowing scene: Int, in document: DocumentContext, to result: inout Makers) -> Bool {
    let all = waysToScenes(of: document.file)
    var seen: Set = [scene]
    var queue = [scene]
    while let one = queue.popLast() {
      for way in all[one] ?? [] {
        // A scene that is not listed is shown, and its segues wait for code alone.
        if let source = way.source, all[source] != nil {
          if way.cause.map(document.isNamed) ?? true, seen.insert(source).inserted { queue.append(source) }
          continue
        }
        let ways = way.cause?.ways.filter(document.isNamed) ?? []
        guard let cause = way.cause, !ways.isEmpty || !document.isMisspelled(cause) else {
          result.classes = nil
          return false
        }
        guard add(codeTaking: ways, to: cause, in: document, to: &result) else { return false }
      }
    }
    return true
  }

  /// Adds the code that takes some ways to a scene or a nib; false where some of it is reached without an object of a class that only
  /// code makes.
  private func add(
    codeTaking ways: [WayOfNaming], to cause: CodeCauses.Cause, in document: DocumentContext,
    to result: inout Makers
  ) -> Bool {
    ways.allSatisfy { way in
      guard let last = way.names.last else { return true }
      let files = snapshot.findUses(of: last).byFile.filter { file, use in
        use.contains(.inUse) && mayReach(document.file, file)
          && document.counts(last, of: way, to: cause, in: file)
      }
      return add(codeUsing: last, in: files.map(\.file).sorted(), to: &result)
    }
  }

  /// The names that code has for a class.
  func namesInCode(_ id: TypeID) -> [String] {
    guard let type = snapshot.type(id) else { return [] }
    return [simpleName(type.name), type.objcName].compactMap(\.self).unique
  }
}
