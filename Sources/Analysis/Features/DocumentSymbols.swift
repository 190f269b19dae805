import AppleFacts
import Index
import Syntax
import Text

/// A node in the outline of a document.
package struct DocumentSymbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case scene, controller, view, object, placeholder, outlet, action, segue, binding
  }

  package var name: String
  /// The class of an object, or the destination of a connection.
  package var detail: String
  package var kind: Kind
  package var range: ByteRange
  /// The range to select, which lies within `range`.
  package var selection: ByteRange
  package var children: [DocumentSymbol] = []
}

extension Query {
  /// The outline of a document: its scenes, their objects, and the connections of these.
  ///
  /// Constraints and layout guides are omitted, since users don't search for them by name.
  package func documentSymbols(in file: FileID) -> [DocumentSymbol] {
    guard let outline = snapshot.interface(file) else { return [] }
    var connections: [Int: [Connection]] = [:]
    for connection in outline.connections {
      if let source = connection.source { connections[source, default: []].append(connection) }
    }
    let labels = Dictionary(
      outline.objects.map { ($0.id, outline.label(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let mainObjects = outline.mainObjects
    let parents = shownParents(in: outline)
    var children = [[DocumentSymbol]](repeating: [], count: outline.objects.count)
    var roots: [DocumentSymbol] = []
    var scenes = [[DocumentSymbol]](repeating: [], count: outline.scenes.count)
    // Children come after their parents, so that walking backwards finishes them first, without recursion.
    for index in outline.objects.indices.reversed() {
      let object = outline.objects[index]
      guard isShown(object) else { continue }
      var symbol = DocumentSymbol(
        name: outline.label(of: object), detail: outline.className(of: object) ?? object.element,
        kind: kind(of: object, in: outline), range: object.range, selection: object.tagRange)
      symbol.children = children[index].reversed()
      symbol.children += connections[index, default: []].map { connection in
        connectionSymbol(connection, to: connection.destination.flatMap { labels[$0] } ?? "")
      }
      if let parent = parents[index] {
        children[parent].append(symbol)
      } else if let scene = object.scene, scenes.indices.contains(scene) {
        scenes[scene].append(symbol)
      } else {
        roots.append(symbol)
      }
    }
    let sceneSymbols = outline.scenes.enumerated().map { index, scene in
      DocumentSymbol(
        name: (mainObjects[index].map { outline.label(of: outline.objects[$0]) + " " } ?? "") + "Scene",
        detail: scene.id ?? "", kind: .scene, range: scene.range,
        selection: ByteRange(scene.range.lower, min(scene.range.lower + 6, scene.range.upper)),
        children: scenes[index].reversed())
    }
    return sceneSymbols + roots.reversed()
  }
}

private func isShown(_ object: InterfaceObject) -> Bool {
  object.element != "constraint" && object.element != "viewLayoutGuide"
}

/// The greatest depth of the outline. A tree as deep as a crafted file can be would exhaust the stack of a recursive walk.
private let maximumDepth = 100

/// The nearest enclosing object in the outline, for each object.
private func shownParents(in outline: InterfaceOutline) -> [Int?] {
  var parents: [Int?] = []
  var depths: [Int] = []
  parents.reserveCapacity(outline.objects.count)
  for (index, object) in outline.objects.enumerated() {
    guard let parent = object.parent, parent < index else {
      parents.append(nil)
      depths.append(0)
      continue
    }
    if !isShown(outline.objects[parent]) || depths[parent] >= maximumDepth {
      parents.append(parents[parent])
      depths.append(depths[parent])
    } else {
      parents.append(parent)
      depths.append(depths[parent] + 1)
    }
  }
  return parents
}

private func kind(of object: InterfaceObject, in outline: InterfaceOutline) -> DocumentSymbol.Kind {
  if object.placeholder != nil { return .placeholder }
  guard let platforms = outline.platforms, let name = elementClass(object, in: outline) else {
    return .object
  }
  func descends(from ancestor: String) -> Bool { AppleSDK.isSubclass(name, of: ancestor, on: platforms) }
  if descends(from: "UIView") || descends(from: "NSView") { return .view }
  if ["UIViewController", "NSViewController", "NSWindowController", "WKInterfaceController"].contains(
    where: descends)
  {
    return .controller
  }
  return .object
}

private func connectionSymbol(_ connection: Connection, to destination: String) -> DocumentSymbol {
  let kind: DocumentSymbol.Kind =
    switch connection.kind {
    case .outlet, .outletCollection, .other: .outlet
    case .action: .action
    case .segue: .segue
    case .binding: .binding
    }
  var name = connection.name
  if name.isEmpty {
    name = connection.segue?.relationship ?? connection.segue?.kind ?? connection.kind.elementName
  }
  let isInside =
    connection.range.lower <= connection.nameRange.lower
    && connection.nameRange.upper <= connection.range.upper
  return DocumentSymbol(
    name: name, detail: destination,
    kind: kind, range: connection.range, selection: isInside ? connection.nameRange : connection.range)
}
