import Syntax

/// The differences between two versions of a document, by scene.
package struct DocumentDifference: Sendable {
  package var scenes: [SceneDifference]

  package var isEmpty: Bool { scenes.isEmpty }

  package init(scenes: [SceneDifference]) { self.scenes = scenes }
}

/// The differences in one scene, in a xib, or in the parts of a storyboard outside of its scenes.
package struct SceneDifference: Sendable {
  /// The id of the scene's controller; empty for a document.
  package var id: String
  package var name: String
  package var isInOld: Bool
  package var isInNew: Bool
  /// The changed objects in the order of the document, removed ones last.
  package var changes: [ObjectChange]
  /// The number of objects that only have another frame.
  package var movedCount: Int
  /// Whether a picture can show the scene.
  package var hasPicture = true
}

/// The change of an object or a connection.
package struct ObjectChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An added object, with the number of added objects inside of it.
    case added(inside: Int)
    case removed(inside: Int)
    case changed([PropertyChange])
  }

  package var kind: Kind
  package var id: String
  /// The name of the object for users, such as `button 'Log In'`.
  package var name: String
  var isConnection: Bool
}

/// The differences between two versions of a document.
///
/// - Parameters:
///   - old: nil for an added document.
///   - new: nil for a deleted document.
package func difference(from old: DocumentTree?, to new: DocumentTree?) -> DocumentDifference {
  if let change = changeOfFormat(from: old, to: new) {
    return DocumentDifference(scenes: [
      SceneDifference(
        id: "", name: "", isInOld: true, isInNew: true, changes: [change], movedCount: 0, hasPicture: false)
    ])
  }
  let before = old.flatMap { Version($0) }
  let after = new.flatMap { Version($0) }
  var scenes: [SceneDifference] = []
  let order =
    (after?.scenes ?? [])
    + (before?.scenes ?? []).filter { scene in
      after?.scenes.contains { $0.id == scene.id } != true
    }
  for scene in order {
    let (one, other) = (before?.objects[scene.id], after?.objects[scene.id])
    let found = compare(before, one ?? [:], after, other ?? [:])
    guard !found.changes.isEmpty || found.moved > 0 || (one == nil) != (other == nil) else { continue }
    let isStoryboard = after?.document.isStoryboard ?? before?.document.isStoryboard ?? false
    // If a storyboard is added or deleted, each of its scenes shows that.
    if isStoryboard, scene.id.isEmpty, one == nil || other == nil { continue }
    scenes.append(
      SceneDifference(
        id: scene.id, name: scene.name, isInOld: one != nil, isInNew: other != nil, changes: found.changes,
        movedCount: found.moved, hasPicture: !isStoryboard || !scene.id.isEmpty))
  }
  return DocumentDifference(scenes: scenes)
}

/// The change of a document if either version is an archive of Interface Builder 3, whose objects are not compared; nil for
/// others.
private func changeOfFormat(from old: DocumentTree?, to new: DocumentTree?) -> ObjectChange? {
  guard let old, let new, let before = old.root?.name, let after = new.root?.name,
    before != "document" || after != "document", old.bytes != new.bytes
  else { return nil }
  let property =
    before == after
    ? PropertyChange(path: "content changed") : PropertyChange(path: "element", old: before, new: after)
  return ObjectChange(kind: .changed([property]), id: "", name: before, isConnection: false)
}

/// One version of a document with the parts that a comparison needs.
private struct Version {
  var scenes: [(id: String, name: String)] = []
  /// The objects and connections of each scene, by their ids.
  var objects: [String: [String: DocumentElement]] = [:]
  let document: InterfaceDocument
  /// The places of elements, by the element's index.
  var places: [Int: ObjectPlace] = [:]
  /// The name of the outlet to each object, by the object's id.
  var outlets: [String: String] = [:]

  init?(_ tree: DocumentTree) {
    guard let root = tree.root, root.name == "document" else { return nil }
    document = InterfaceDocument(root, isDark: false, assets: PictureAssets())
    func add(_ id: String, _ name: String, _ container: DocumentElement) {
      guard objects[id] == nil else { return }
      scenes.append((id, name))
      var found = ["": container]
      var ids: [Int: String] = [:]
      var passed: Set<Int> = []
      for element in container.descendants {
        guard let parent = element.parent else { continue }
        if container.name != "scene", element.name == "scene" || passed.contains(parent.index) {
          passed.insert(element.index)
          continue
        }
        places[element.index] =
          ids[parent.index].map { ObjectPlace(owner: $0) }
          ?? ObjectPlace(owner: places[parent.index]?.owner ?? "", list: parent["key"] ?? parent.name)
        guard let id = element["id"], !id.isEmpty, isObject(element), found[id] == nil else { continue }
        found[id] = element
        ids[element.index] = id
      }
      objects[id] = found
    }
    add("", "", root)
    for scene in document.scenes { add(scene.id, scene.name, scene.element) }
    for connection in document.connections where connection.name == "outlet" {
      guard let owner = connection.parent?.parent,
        owner.name.hasSuffix("ontroller") || owner.name == "placeholder",
        let id = connection["destination"], let name = connection["property"], outlets[id] == nil
      else { continue }
      outlets[id] = name
    }
  }

  /// The name of an object for users.
  func name(of element: DocumentElement) -> String {
    if element.name == "scene" || element.name == "document" || element.name == "archive" {
      return element.name
    }
    if isConnection(element) {
      let name =
        element["property"] ?? element["selector"] ?? element["identifier"] ?? element["keyPath"] ?? ""
      // If no object has the id, a connection may have another connection, or itself, as its destination.
      let target =
        document.object(element["destination"]).map {
          " to \(isConnection($0) ? $0.name : self.name(of: $0))"
        } ?? ""
      return "\(element.name)\(name.isEmpty ? "" : " '\(name)'")\(target)"
    }
    let kind = element.name
    let label =
      element["id"].flatMap { outlets[$0] } ?? (kind == "constraint" ? element["firstAttribute"] : nil)
      ?? element["customClass"] ?? element["userLabel"]
      ?? element.caption.prefix(40).split(whereSeparator: \.isNewline).joined(separator: " ")
    if label.isEmpty { return kind }
    return "\(kind) '\(label)'"
  }
}

private func isConnection(_ element: DocumentElement) -> Bool { element.parent?.name == "connections" }

private func isConstraint(_ element: DocumentElement) -> Bool { element.name == "constraint" }

/// Whether an element with an id is an object: fonts and cells are parts of other objects, and the device is a part of the
/// document.
private func isObject(_ element: DocumentElement) -> Bool {
  !["font", "fontDescription", "buttonConfiguration", "device"].contains(element.name)
    && !element.is("key", "cell")
}

/// The place of an object: the id of the object around it, and the list in that object.
private struct ObjectPlace: Hashable {
  /// The id of the object around it; empty for a scene or a document.
  var owner: String
  var list = ""
}

private func compare(
  _ before: Version?, _ old: [String: DocumentElement], _ after: Version?, _ new: [String: DocumentElement]
) -> (changes: [ObjectChange], moved: Int) {
  var changes: [(position: Int, change: ObjectChange)] = []
  var moved = 0
  let places = (
    old.compactMapValues { before?.places[$0.index] }, new.compactMapValues { after?.places[$0.index] }
  )
  func properties(_ element: DocumentElement, among objects: [String: DocumentElement]) -> ObjectProperties {
    ObjectProperties(element) { child in
      if child.name == "scene", child != element { return ("", false) }
      guard let id = child["id"], objects[id] == child else { return nil }
      return (id, places.0[id] == places.1[id])
    }
  }
  for (id, element) in new {
    guard let before, let after, let previous = old[id] else { continue }
    let (one, other) = (properties(previous, among: old), properties(element, among: new))
    var found = one.changes(to: other)
    if previous.name != element.name {
      found.append(PropertyChange(path: "element", old: previous.name, new: element.name))
    }
    if let place = places.0[id], let now = places.1[id], place != now {
      let owners = [(before, old[place.owner]), (after, new[now.owner])].map { version, owner in
        owner.map { version.name(of: $0) }
      }
      found.append(
        place.owner != now.owner
          ? PropertyChange(path: "parent", old: owners[0], new: owners[1])
          : PropertyChange(path: "place", old: place.list, new: now.list))
    }
    if !found.isEmpty {
      changes.append(
        (
          element.index,
          ObjectChange(
            kind: .changed(found), id: id, name: before.name(of: previous),
            isConnection: isConnection(element))
        ))
    } else if one.frame != other.frame {
      moved += 1
    }
  }
  changes += changesAlone(of: new, after, missingFrom: old, isNew: true)
  changes += changesAlone(of: old, before, missingFrom: new, isNew: false)
  return (changes.sorted { $0.position < $1.position }.map(\.change), moved)
}

/// The objects in only one version. If an object is inside of another one of them, it is only counted.
private func changesAlone(
  of objects: [String: DocumentElement], _ version: Version?, missingFrom others: [String: DocumentElement],
  isNew: Bool
) -> [(position: Int, change: ObjectChange)] {
  guard let version else { return [] }
  let outermost = objects.filter {
    others[$0.key] == nil
      && version.places[$0.value.index].map { $0.owner.isEmpty || others[$0.owner] != nil } == true
  }.values
  func change(_ element: DocumentElement, named name: String, inside: Int, isConnection: Bool) -> ObjectChange
  {
    ObjectChange(
      kind: isNew ? .added(inside: inside) : .removed(inside: inside), id: element["id"] ?? "", name: name,
      isConnection: isConnection)
  }
  let offset = isNew ? 0 : 1_000_000_000
  var changes = outermost.filter { !isConstraint($0) }.map { element in
    (
      position: offset + element.index,
      change: change(
        element, named: version.name(of: element),
        inside: count(inside: element, among: objects, missingFrom: others),
        isConnection: isConnection(element))
    )
  }
  // All constraints are one change, since many are added or removed with their views.
  let constraints = outermost.filter(isConstraint).sorted { $0.index < $1.index }
  if let first = constraints.first {
    let name = constraints.count == 1 ? "constraint" : "\(constraints.count) constraints"
    changes.append((offset + 1_000_000_000, change(first, named: name, inside: 0, isConnection: false)))
  }
  return changes
}

/// The number of views that were added or removed with an object.
private func count(
  inside element: DocumentElement, among objects: [String: DocumentElement],
  missingFrom other: [String: DocumentElement]
) -> Int {
  element.descendants.reduce(0) { sum, part in
    guard let id = part["id"], objects[id] == part, other[id] == nil, part.frame != nil else { return sum }
    return sum + 1
  }
}
