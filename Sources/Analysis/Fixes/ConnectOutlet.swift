import AppleFacts
import Index
import Syntax
import Text

extension Query {
  /// Offers to connect an outlet to the objects that fit it, in each document that uses its class without connecting it.
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
      guard let outline = snapshot.ownInterface(file), let text = source(of: file)
      else { continue }
      let document = DocumentContext(file: file, outline: outline, query: self)
      for (index, owner) in outline.objects.enumerated()
      where owner.customClass != nil && (place == nil || owner.customClassRange == place?.range) {
        guard document.declares(id, on: owner), text.holds(owner.id, at: owner.idRange) else { continue }
        let own = document.connections(from: index).map { outline.connections[$0] }
          .filter { $0.kind == .outlet || $0.kind == .outletCollection }
        if !written.isCollection, own.contains(where: { $0.name == name }) { continue }
        let taken = Set(
          own.filter { written.isCollection ? $0.name == name : true }.compactMap(\.destination))
        for candidate in document.candidates(
          for: id, of: owner, asCollection: written.isCollection, butNot: taken)
        {
          guard
            let edit = document.insertion(
              of: name, isCollection: written.isCollection, from: index, to: candidate.id, text)
          else { continue }
          offers.add(name, of: index, connectedTo: candidate, edit, in: document)
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

  /// The objects of the owner's scene that an outlet can hold, those of a similar name first.
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

  fileprivate func insertion(
    of name: String, isCollection: Bool, from owner: Int, to destination: String, _ text: SourceText
  ) -> Edit? {
    let element = isCollection ? "outletCollection" : "outlet"
    var line = "<\(element) property=\"\(xmlEscaped(name))\" destination=\"\(xmlEscaped(destination))\""
    if isCollection { line += " collectionClass=\"NSMutableArray\"" }
    line += " id=\"\(freshID(outline.objects[owner].id, name, destination))\"/>"
    return insertion(of: line, as: ConnectionKey(element: element, name: name), from: owner, text)
  }
}

/// Connects `view` of a nib's owner to one of the views at the top of the nib.
func viewConnections(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  let outline = document.outline
  guard
    let owner = document.customized.first(where: { outline.objects[$0].customClassRange == diagnostic.range })
  else { return [] }
  let views = outline.objects.indices.filter { index in
    outline.objects[index].parent == nil && outline.objects[index].placeholder == nil
      && document.chains(ofObject: index).contains { $0.isView == .yes }
  }
  return document.mostAlike(views, to: "view").compactMap { index in
    let view = outline.objects[index]
    let line =
      "<outlet property=\"view\" destination=\"\(xmlEscaped(view.id))\" id=\"\(document.freshID("view", view.id))\"/>"
    return document.insertion(of: line, as: ConnectionKey(element: "outlet", name: "view"), from: owner, text)
      .map {
        CodeAction(
          "Connect 'view' to '\(outline.label(of: view))'", $0, in: document.file, fixes: [diagnostic])
      }
  }
}

/// Connects an outlet of an object that another document connects, or another scene.
func connectionsOfOutlet(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
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
