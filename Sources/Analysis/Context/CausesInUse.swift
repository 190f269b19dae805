import AppleFacts
import Index
import Syntax
import Text

extension DocumentContext {
  /// Whether code that the app reaches may cause something.
  func isInUse(_ cause: CodeCauses.Cause) -> Bool {
    if cause.ways.contains(where: { isInUse($0, by: cause) }) { return true }
    if case .scene(let scene) = cause.subject { return isShown(scene) }
    return isMisspelled(cause)
  }

  /// Whether code has a name that no document declares, and that is most likely the misspelled name of a cause.
  func isMisspelled(_ cause: CodeCauses.Cause) -> Bool {
    switch cause.subject {
    case .identifier(let identifier): query.misspells(identifier, .scene, with: file)
    case .segue(let identifier): query.misspells(identifier, .segue, with: file)
    case nil, .scene, .table, .initial, .document: false
    }
  }

  /// Whether code has the names of a cause, wherever.
  func isNamed(_ cause: CodeCauses.Cause) -> Bool {
    cause.ways.contains(where: isNamed) || isMisspelled(cause)
  }

  func isNamed(_ way: WayOfNaming) -> Bool {
    !way.names.isEmpty && way.names.allSatisfy { query.snapshot.findUse(of: $0)?.contains(.inUse) == true }
  }

  private func isInUse(_ way: WayOfNaming, by cause: CodeCauses.Cause) -> Bool {
    !way.names.isEmpty
      && way.names.allSatisfy { name in
        query.isReached(name, with: file) { counts(name, of: way, to: cause, in: $0) }
      }
  }

  /// Whether a file of code that uses a name of a way may take it.
  func counts(
    _ name: AskedName, of way: WayOfNaming, to cause: CodeCauses.Cause, in code: FileID
  ) -> Bool {
    func uses(_ name: AskedName) -> Bool { query.snapshot.finds(name, inUseIn: code) }
    // The list of all documents that R.swift writes. What uses the list is a way itself.
    if shownName(of: query.snapshot.path(of: code)) == "R.generated.swift" { return false }
    switch way.place {
    case .anywhere: break
    case .name(let whole):
      if !query.writes(name, of: whole, in: code, orAnywhere: true) { return false }
    case .texts(let whole): if !query.writes(name, of: whole, in: code) { return false }
    case .composed(let whole): if !query.composes(name, to: whole, in: code) { return false }
    case .oneFile: if !way.names.allSatisfy(uses) { return false }
    case .handedOn(let classes):
      let isNamed =
        name.name == .anyTypeName
        ? query.makesNames(of: classes, in: code) : !query.keepsName(of: name, classes, in: code, with: file)
      if !isNamed { return false }
    case .handedToDependency(let classes):
      if !query.handsToDependency(name, classes, in: code, with: file) { return false }
    case .object: if query.members(ofObjectIn: name, in: code).isEmpty { return false }
    case .made: if query.makesNone(of: name, in: code, with: file) { return false }
    case .view(let change):
      guard let first = way.names.first, way.names.allSatisfy(uses),
        query.snapshot.isOwn(code) || !query.snapshot.isOwn(file), mayMake(change, from: first, in: code)
      else { return false }
    case .outlet(let change):
      if name.name == way.names.first?.name, !mayMake(change, by: name, in: code) { return false }
    }
    switch cause.subject {
    case nil, .scene: return true
    case .table(let table): return !isOfOtherController(code, than: table)
    case .identifier(let identifier):
      return !uses(AskedName(identifier))
        || !query.namesOtherStoryboards(identifier, in: code, than: file)
    case .segue(let identifier): return !query.onlyCompares(segue: identifier, in: code)
    case .initial: return !query.makesOthersInitial(in: code, than: file)
    case .document(let names):
      let own = documentName(query.snapshot.path(of: file))
      return !query.namesOtherDocuments(by: name, in: code, than: names)
        && (outline.isStoryboard
          || !query.onlyIdentifiesCells(nib: own, in: code) && !query.onlyRegisters(nib: own, in: code))
    }
  }

  /// Whether a file contains only controllers of other scenes and nibs, which dequeue the cells of their own tables.
  private func isOfOtherController(_ code: FileID, than controller: Int) -> Bool {
    let families = chains(ofObject: controller).compactMap(\.classes.first).map(query.familyFiles)
    if families.isEmpty || families.contains(where: { $0.contains(code) }) { return false }
    let owners = (query.snapshot.code(code)?.types.indices ?? 0..<0).map {
      query.owner(of: TypeID(file: code, index: $0))
    }
    return !owners.isEmpty && owners.unique.allSatisfy { $0.map(query.isController) == true }
  }

  /// Whether the code at a place in a file can't come from one view to another in the scene or nib around an object: it belongs to
  /// the controller of another one, or in a storyboard to a class whose objects are all in other scenes.
  func isElsewhere(_ place: Int, in code: FileID, than object: Int) -> Bool {
    let scene = outline.objects[object].scene
    let controller =
      mainObject(ofScene: scene) ?? outline.objects.firstIndex { $0.placeholder == .filesOwner }
    let own = controller.map(chains(ofObject:)) ?? []
    let chains = query.ownChains(at: ByteRange(place, place), in: code)
    guard !own.isEmpty, let owner = chains.first?.classes.first else { return false }
    let isRelated = own.contains { chain in
      !chain.isKnown || chain.classes.contains(owner)
        || chains.contains { other in chain.classes.first.map(other.classes.contains) == true }
    }
    if isRelated { return false }
    let uses = query.uses(of: owner)
    return query.isController(owner)
      || outline.isStoryboard && !uses.isEmpty
        && uses.allSatisfy { $0.file != file || outline.objects[$0.object].scene != scene }
  }
}

extension Query {
  /// Whether a document has a class as that of a controller: of the main object of a scene or of the owner of a nib.
  fileprivate func isController(_ id: TypeID) -> Bool {
    uses(of: id).contains { use in
      snapshot.interface(use.file)?.objects[use.object].placeholder == .filesOwner
        || isMainObject(use.object, in: use.file)
    }
  }
}
