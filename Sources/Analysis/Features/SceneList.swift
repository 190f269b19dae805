import Index
import Syntax
import Text

/// A scene of a storyboard or the contents of a xib, with the facts by which a user chooses one.
package struct SceneSummary: Hashable, Sendable {
  package var file: FileID
  /// The index of the scene in the document; nil for a xib.
  package var scene: Int?
  /// The id of the controller; in a xib, the id of the first object at the top.
  package var id: String
  package var element: String
  /// The custom class of that object.
  package var className: String?
  package var ownerClass: String?
  /// The title, label or text of the object in the document.
  package var title: String?
  package var storyboardIdentifier: String?
  package var isInitial = false
  /// The number of objects, without placeholders, constraints and layout guides.
  package var objects = 0
  package var outlets = 0
  package var actions = 0
  package var constraints = 0
  /// The segues that leave the scene.
  package var shows: [SceneFlow] = []
  /// The segues that lead to the scene, in any document, and the code that makes it.
  package var shownBy: [SceneFlow] = []
}

/// A way from one scene to another.
package struct SceneFlow: Hashable, Sendable {
  /// The kind of the segue; `code` or `nib` for code that makes the scene or loads the xib.
  package var kind: String
  /// The identifier of the segue, or the name of the relationship.
  package var name: String?
  /// The id of the controller at the other end; nil for code.
  package var id: String?
  /// The class of that controller, else its title, else its element.
  package var label: String?
  /// The other document in which the flow ends, or the place in code; nil for the same document.
  package var place: Location?
  /// The text of the reference that the flow passes through: `Name#identifier`.
  package var reference: String?
}

extension Query {
  /// The scenes of a document in its order, or one summary for a xib; empty for any other file.
  package func sceneSummaries(in file: FileID) -> [SceneSummary] {
    guard let outline = snapshot.ownInterface(file) ?? snapshot.interface(file) else { return [] }
    let flows = SceneFlows(outline, file, self)
    var result = outline.mainObjects.indices.map { scene in
      let main = outline.object(flows.mains[scene])
      var summary = SceneSummary(
        file: file, scene: scene, id: main?.id ?? outline.scenes[scene].id ?? "",
        element: main?.element ?? "scene")
      summary.className = main?.customClass
      summary.title = main?.label
      summary.storyboardIdentifier = main?.storyboardIdentifier
      summary.isInitial = main != nil && main?.id == flows.initial
      summary.shows = flows.shows[scene]
      summary.shownBy = flows.shownBy[scene]
      return summary
    }
    if outline.scenes.isEmpty {
      let top = outline.objects.first { $0.parent == nil && $0.placeholder == nil }
      let owner = outline.objects.first { $0.placeholder == .filesOwner }
      guard let first = top ?? owner else { return [] }
      var summary = SceneSummary(file: file, id: first.id, element: first.element)
      summary.className = first.customClass
      summary.ownerClass = owner?.customClass
      summary.title = first.label
      summary.shownBy = loaders(ofNib: file)
      result = [summary]
    }
    for object in outline.objects {
      let scene = object.scene ?? 0
      guard result.indices.contains(scene) else { continue }
      if object.element == "constraint" {
        result[scene].constraints += 1
      } else if isCounted(object) {
        result[scene].objects += 1
      }
    }
    for connection in outline.connections {
      let scene = outline.object(connection.source)?.scene ?? 0
      guard result.indices.contains(scene) else { continue }
      switch connection.kind {
      case .outlet, .outletCollection: result[scene].outlets += 1
      case .action: result[scene].actions += 1
      default: break
      }
    }
    return result
  }

  /// The controllers in other documents that load a xib by its name.
  private func loaders(ofNib file: FileID) -> [SceneFlow] {
    let name = documentName(snapshot.path(of: file))
    return snapshot.nameIndex.documents.nibUsers[name, default: []].flatMap { user -> [SceneFlow] in
      guard user != file, let outline = snapshot.ownInterface(user) else { return [] }
      return outline.objects.filter { $0.nibName == name }.map { object in
        SceneFlow(
          kind: "nib", id: object.id, label: shortLabel(of: object),
          place: Location(file: user, range: object.idRange))
      }
    }
  }
}

/// Whether a user sees an object in a scene, so that it counts.
func isCounted(_ object: InterfaceObject) -> Bool {
  object.placeholder == nil && object.element != "constraint" && !object.element.hasSuffix("LayoutGuide")
}

/// The custom class, else the label, else the element.
func shortLabel(of object: InterfaceObject) -> String { object.customClass ?? object.label ?? object.element }

/// The flows between the scenes of a document, and to and from other documents and code.
private struct SceneFlows {
  /// The index of each scene's controller, by the scene's index.
  var mains: [Int?]
  /// The id of the initial controller.
  var initial: String?
  var shows: [[SceneFlow]]
  var shownBy: [[SceneFlow]]

  init(_ outline: InterfaceOutline, _ file: FileID, _ query: Query) {
    mains = outline.mainObjects
    initial = outline.references.first { $0.kind == .initialController }?.id
    shows = Array(repeating: [], count: mains.count)
    shownBy = shows
    guard !mains.isEmpty else { return }
    addSegues(outline, file, query)
    addOtherStoryboards(outline, file, query)
    addCode(outline, file, query)
  }

  /// The other end of a flow to a storyboard reference: the scene to which the reference leads.
  private func end(of reference: StoryboardReference, _ file: FileID, _ query: Query) -> SceneFlow {
    var flow = SceneFlow(kind: "")
    flow.reference = [reference.storyboardName, reference.referencedIdentifier].compactMap { $0 }
      .joined(separator: "#")
    if let place = query.scene(of: reference, in: file).targets.first,
      let other = query.snapshot.interface(place.file)
    {
      flow.place = place.file == file ? nil : place
      let object = other.objects.first { $0.idRange == place.range }
      flow.id = object?.id
      flow.label = object.map { shortLabel(of: $0) }
    }
    return flow
  }

  private mutating func addSegues(_ outline: InterfaceOutline, _ file: FileID, _ query: Query) {
    let indices = query.objectIndices(in: file)
    let references = Dictionary(outline.storyboardReferences.map { ($0.object, $0) }) { first, _ in first }
    // Many segues may lead to one reference, so each reference is resolved once.
    var targets: [Int: SceneFlow] = [:]
    for connection in outline.connections where connection.kind == .segue {
      guard let source = outline.object(connection.source), let from = source.scene,
        shows.indices.contains(from), connection.segue?.kind != "unwind"
      else { continue }
      var flow = SceneFlow(connection)
      guard let index = connection.destination.flatMap({ indices[$0] }) else { continue }
      let target = outline.objects[index]
      if let reference = references[index] {
        let target = targets[index] ?? end(of: reference, file, query)
        targets[index] = target
        (flow.reference, flow.place, flow.id, flow.label) = (
          target.reference, target.place, target.id, target.label
        )
        shows[from].append(flow)
        continue
      }
      guard let to = target.scene, shownBy.indices.contains(to) else { continue }
      let main = outline.object(mains[to]) ?? target
      (flow.id, flow.label) = (main.id, shortLabel(of: main))
      shows[from].append(flow)
      let own = outline.object(mains[from]) ?? source
      (flow.id, flow.label) = (own.id, shortLabel(of: own))
      shownBy[to].append(flow)
    }
  }

  /// Adds the segues of other storyboards that lead to this one through a reference.
  private mutating func addOtherStoryboards(_ outline: InterfaceOutline, _ file: FileID, _ query: Query) {
    let name = documentName(query.snapshot.path(of: file))
    var scenes: [String: Int] = [:]
    for (scene, main) in mains.enumerated() {
      guard let main = outline.object(main) else { continue }
      if let identifier = main.storyboardIdentifier { scenes["#" + identifier] = scene }
      if main.id == initial { scenes[""] = scene }
    }
    for user in query.snapshot.nameIndex.documents.storyboardUsers[name, default: []].sorted() {
      guard user != file, let other = query.snapshot.ownInterface(user) else { continue }
      var leading: [String: Int] = [:]
      for reference in other.storyboardReferences where reference.storyboardName == name {
        let key = reference.referencedIdentifier.map { "#" + $0 } ?? ""
        guard let object = other.object(reference.object), let scene = scenes[key] else { continue }
        leading[object.id] = scene
      }
      let mains = other.mainObjects
      for connection in other.connections where connection.kind == .segue {
        guard let scene = connection.destination.flatMap({ leading[$0] }),
          let source = other.object(connection.source)
        else { continue }
        var flow = SceneFlow(connection)
        let main =
          source.scene.flatMap { mains.indices.contains($0) ? other.object(mains[$0]) : nil } ?? source
        (flow.id, flow.label) = (main.id, shortLabel(of: main))
        flow.place = Location(file: user, range: connection.range)
        shownBy[scene].append(flow)
      }
    }
  }

  /// Adds the code that makes a scene by its storyboard identifier.
  private mutating func addCode(_ outline: InterfaceOutline, _ file: FileID, _ query: Query) {
    var scenes: [String: [Int]] = [:]
    for (scene, main) in mains.enumerated() {
      if let name = outline.object(main)?.storyboardIdentifier { scenes[name, default: []].append(scene) }
    }
    // A crafted document may give all scenes the same identifier, so each identifier is looked up once.
    for (identifier, scenes) in scenes {
      let declared = query.declaredNames(.scene)[identifier, default: []].first {
        $0.location.file == file && $0.attribute?.object != nil
      }
      guard let declared else { continue }
      let code = query.code(using: declared, .scene, identifier)
      for scene in scenes.prefix(8) { shownBy[scene] += code }
    }
  }
}

extension SceneFlow {
  fileprivate init(_ connection: Connection) {
    kind = connection.segue?.kind ?? "segue"
    name = connection.name.isEmpty ? connection.segue?.relationship : connection.name
  }
}

extension Query {
  /// The places in code that use a declared name of a document.
  fileprivate func code(using place: NamePlace, _ kind: SharedNameKind, _ text: String) -> [SceneFlow] {
    places(of: SharedName(kind: kind, text: text, first: place.location)).certain.compactMap { place in
      guard place.attribute == nil else { return nil }
      let location = place.use ?? place.location
      return SceneFlow(kind: "code", name: text, place: location)
    }
  }
}
