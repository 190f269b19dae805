import Syntax

/// What differs between two versions of a document, by scene.
package struct DocumentDifference: Sendable {
  package var scenes: [SceneDifference]

  package var isEmpty: Bool { scenes.isEmpty }

  package init(scenes: [SceneDifference]) { self.scenes = scenes }
}

/// What differs in one scene, or in a xib.
package struct SceneDifference: Sendable {
  /// The id of its controller; empty for a xib.
  package var id: String
  package var name: String
  package var isInOld: Bool
  package var isInNew: Bool
  /// In the order of the document, what was removed last.
  package var changes: [ObjectChange]
  /// How many objects have only another frame.
  package var movedCount: Int
}

/// What became of an object or a connection.
package struct ObjectChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// With how many objects in it.
    case added(inside: Int)
    case removed(inside: Int)
    case changed([PropertyChange])
  }

  package var kind: Kind
  package var id: String
  /// What people call it, such as `button 'Log In'`.
  package var name: String
  var isConnection: Bool
}

/// Compares two versions of a document.
///
/// - Parameters:
///   - old: nil for a document that is new.
///   - new: nil for a document that is gone.
package func difference(from old: DocumentTree?, to new: DocumentTree?) -> DocumentDifference {
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
    guard !found.changes.isEmpty || (one == nil) != (other == nil) else { continue }
    scenes.append(
      SceneDifference(
        id: scene.id, name: scene.name, isInOld: one != nil, isInNew: other != nil, changes: found.changes,
        movedCount: found.moved))
  }
  return DocumentDifference(scenes: scenes)
}

/// One version of a document with what a comparison asks of it.
private struct Version {
  var scenes: [(id: String, name: String)] = []
  /// The objects and connections of each scene by id.
  var objects: [String: [String: DocumentElement]] = [:]
  let document: InterfaceDocument
  /// The outlets that lead to each object.
  var outlets: [String: String] = [:]

  init?(_ tree: DocumentTree) {
    guard let root = tree.root, root.name == "document" else { return nil }
    document = InterfaceDocument(root, isDark: false, assets: PictureAssets())
    func add(_ id: String, _ name: String, _ roots: [DocumentElement]) {
      guard objects[id] == nil else { return }
      scenes.append((id, name))
      var found: [String: DocumentElement] = [:]
      for root in roots {
        for element in [root] + Array(root.descendants) {
          guard let id = element["id"], isCompared(element), found[id] == nil else { continue }
          found[id] = element
        }
      }
      objects[id] = found
    }
    if document.isStoryboard {
      for scene in document.scenes { add(scene.id, scene.name, scene.objects) }
    } else {
      add("", "", root.child("objects").map { Array($0.children) } ?? [])
    }
    for connection in document.connections where connection.name == "outlet" {
      guard let owner = connection.parent?.parent,
        owner.name.hasSuffix("ontroller") || owner.name == "placeholder",
        let id = connection["destination"], let name = connection["property"], outlets[id] == nil
      else { continue }
      outlets[id] = name
    }
  }

  /// What people call an object.
  func name(of element: DocumentElement) -> String {
    if isConnection(element) {
      let name =
        element["property"] ?? element["selector"] ?? element["identifier"] ?? element["keyPath"] ?? ""
      // A connection may name another one, or itself, as its destination, where no object has that id.
      let target =
        document.object(element["destination"]).map {
          " to \(isConnection($0) ? $0.name : self.name(of: $0))"
        } ?? ""
      return "\(element.name)\(name.isEmpty ? "" : " '\(name)'")\(target)"
    }
    let kind = element.name
    let label =
      element["id"].flatMap { outlets[$0] } ?? element["customClass"] ?? element["userLabel"]
      ?? element.caption.prefix(40).split(whereSeparator: \.isNewline).joined(separator: " ")
    if label.isEmpty { return kind }
    return "\(kind) '\(label)'"
  }
}

private func isConnection(_ element: DocumentElement) -> Bool { element.parent?.name == "connections" }

/// Constraints and cells belong to other objects.
private func isCompared(_ element: DocumentElement) -> Bool {
  !["constraint", "viewLayoutGuide", "layoutGuide", "font", "fontDescription", "exit", "buttonConfiguration"]
    .contains(element.name) && !element.is("key", "cell") && element.parent?.name != "constraints"
    && !element.is("placeholderIdentifier", "IBFirstResponder")
}

private func compare(
  _ before: Version?, _ old: [String: DocumentElement], _ after: Version?, _ new: [String: DocumentElement]
) -> (changes: [ObjectChange], moved: Int) {
  var changes: [(position: Int, change: ObjectChange)] = []
  var moved = 0
  for (id, element) in new {
    guard let after else { break }
    guard let previous = old[id] else {
      guard isOutermost(element, among: new, missingFrom: old) else { continue }
      changes.append(
        (
          element.index,
          ObjectChange(
            kind: .added(inside: count(inside: element, among: new, missingFrom: old)), id: id,
            name: after.name(of: element), isConnection: isConnection(element))
        ))
      continue
    }
    let (one, other) = (ObjectProperties(previous), ObjectProperties(element))
    if one != other {
      let properties = one.changes(to: other)
      // A reordered list has the same values at other places.
      if !properties.isEmpty {
        changes.append(
          (
            element.index,
            ObjectChange(
              kind: .changed(properties), id: id, name: (before ?? after).name(of: previous),
              isConnection: isConnection(element))
          ))
      }
    } else if one.frame != other.frame {
      moved += 1
    }
  }
  for (id, element) in old where new[id] == nil {
    guard let before, isOutermost(element, among: old, missingFrom: new) else { continue }
    changes.append(
      (
        1_000_000_000 + element.index,
        ObjectChange(
          kind: .removed(inside: count(inside: element, among: old, missingFrom: new)), id: id,
          name: before.name(of: element), isConnection: isConnection(element))
      ))
  }
  return (changes.sorted { $0.position < $1.position }.map(\.change), moved)
}

/// Whether no object around one was added or removed with it.
private func isOutermost(
  _ element: DocumentElement, among objects: [String: DocumentElement],
  missingFrom other: [String: DocumentElement]
) -> Bool {
  var around = element.parent
  var steps = 0
  while let current = around, steps < 400 {
    if let id = current["id"], objects[id] != nil, other[id] == nil { return false }
    around = current.parent
    steps += 1
  }
  return true
}

/// The views that came or went with one.
private func count(
  inside element: DocumentElement, among objects: [String: DocumentElement],
  missingFrom other: [String: DocumentElement]
) -> Int {
  element.descendants.reduce(0) { sum, part in
    guard let id = part["id"], objects[id] == part, other[id] == nil, part.frame != nil else { return sum }
    return sum + 1
  }
}
