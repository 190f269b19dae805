import AppleFacts
import Index
import Syntax
import Text

extension Query {
  /// The offers to connect an outlet to objects that fit it, in each document that uses its class without connecting it.
  ///
  /// Localized copies are connected together.
  ///
  /// - Parameter place: The place of the custom class of the only object to connect from; nil for all objects.
  func connectActions(for id: MemberID, ofObjectAt place: Location? = nil) -> [CodeAction] {
    guard let member = snapshot.member(id), member.flags.contains(.outlet),
      let written = member.type.flatMap(WrittenType.init), let name = member.documentKey,
      let type = snapshot.type(id.type)
    else { return [] }
    var offers = ConnectionOffers()
    for file in documents(usingClassOrSubclassesOf: simpleName(type.name)).sorted()
    where place == nil || file == place?.file {
      guard let outline = snapshot.ownInterface(file) else { continue }
      let document = DocumentContext(file: file, outline: outline, query: self)
      for (index, owner) in outline.objects.enumerated()
      where owner.customClass != nil && (place == nil || owner.customClassRange == place?.range) {
        guard document.declares(id, on: owner) else { continue }
        let own = document.connections(from: index).map { outline.connections[$0] }
          .filter { $0.kind == .outlet || $0.kind == .outletCollection }
        if !written.isCollection, own.contains(where: { $0.name == name }) { continue }
        let taken = Set(
          own.filter { written.isCollection ? $0.name == name : true }.compactMap(\.destination))
        for candidate in document.candidates(
          for: id, of: owner, asCollection: written.isCollection, butNot: taken)
        {
          let edits = document.connecting(
            index, to: candidate.id, written.isCollection ? "outletCollection" : "outlet", named: name)
          offers.add(name, of: index, connectedTo: candidate, edits, in: document)
        }
      }
    }
    return offers.actions()
  }
}

extension DocumentContext {
  /// Whether an object's class has the member.
  fileprivate func declares(_ id: MemberID, on owner: InterfaceObject) -> Bool {
    guard let name = query.snapshot.member(id)?.documentKey else { return false }
    return chains(of: owner).contains { property(name, in: [$0]) == .found(id) }
  }

  /// The objects of the owner's scene that fit an outlet, those with a similar name first.
  fileprivate func candidates(
    for id: MemberID, of owner: InterfaceObject, asCollection isCollection: Bool, butNot taken: Set<String>
  ) -> [InterfaceObject] {
    let name = query.snapshot.member(id)?.name ?? ""
    let fitting = outline.objects.indices.filter { index in
      let object = outline.objects[index]
      return object.scene == owner.scene && object.id != owner.id && object.placeholder == nil
        && !taken.contains(object.id) && certainty(that: object, fits: id, asCollection: isCollection) == .yes
    }
    return mostAlike(fitting, to: name).map { outline.objects[$0] }
  }
}

/// The fixes that connect `view` or `window` of a nib's owner to one of the views or windows at the top of the nib.
func viewConnections(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  let outline = document.outline
  guard
    let owner = document.customized.first(where: { outline.objects[$0].customClassRange == diagnostic.range })
  else { return [] }
  let isWindow = document.chains(ofObject: owner).allSatisfy { $0.isViewController != .yes }
  let key = isWindow ? "window" : "view"
  let views = outline.objects.indices.filter { index in
    outline.objects[index].parent == nil && outline.objects[index].placeholder == nil
      && (isWindow
        ? outline.objects[index].element == "window"
        : document.chains(ofObject: index).contains { $0.isView == .yes })
  }
  return document.mostAlike(views, to: key).flatMap { index in
    let view = outline.objects[index]
    return document.fix("Connect '\(key)' to '\(outline.label(of: view))'", of: diagnostic) {
      editor throws(OperationRefusal) in
      try editor.connect(
        "outlet", attributesOfConnection("outlet", named: key),
        from: try editor.element(at: outline.objects[owner].range), to: view.id)
    }
  }
}

/// The fixes that connect an outlet of an object as another document or another scene does.
func connectionsOfOutlet(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  let query = document.query
  guard let place = diagnostic.related.first,
    case .member(let id)? = query.listedSymbol(at: place.range.lower, in: place.file)?.symbols.first
  else { return [] }
  return query.connectActions(
    for: id, ofObjectAt: Location(file: document.file, range: diagnostic.range)
  ).map {
    var action = $0
    action.fixes = [diagnostic]
    return action
  }
}
