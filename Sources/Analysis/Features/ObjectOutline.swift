import Index
import Syntax
import Text

/// An object of a document in one line, with both ends of its connections.
package struct OutlineItem: Hashable, Sendable {
  /// The origin and the size in the parent, as the document writes them.
  package struct Frame: Hashable, Sendable {
    package var x, y, width, height: String
  }

  /// A connection of the object, shown at one of its ends.
  package struct Link: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case outlet, outletCollection, action, segue, binding, other
    }

    package var kind: Kind
    /// Whether the object is the destination rather than the source.
    package var isIncoming: Bool
    /// The property, the selector, or the identifier or relationship of a segue; empty where it has none.
    package var name: String
    /// The event of an action, or the kind of a segue.
    package var event: String?
    /// The id at the other end; nil where that is the main controller of the scene, or the File's Owner.
    package var other: String?
    /// The own id of a segue, by which operations edit it; nil for other connections, which are edited by object and name.
    package var id: String?
  }

  /// The number of listed objects around it.
  package var depth: Int
  package var range: ByteRange
  package var id: String
  package var element: String
  package var className: String?
  /// The title, the text or the label.
  package var label: String?
  package var key: String?
  package var frame: Frame?
  package var isHidden: Bool
  package var storyboardIdentifier: String?
  package var reuseIdentifier: String?
  package var links: [Link] = []
  package var constraints: [ConstraintText] = []
}

/// The part of a document that an outline is about.
package struct OutlineSelection: Hashable, Sendable {
  /// The scene by its id, or by the id, class, title or storyboard identifier of its controller; nil for all scenes.
  package var scene: String?
  /// The object by its id, its outlet, its class, its title or its text; nil for all objects.
  package var object: String?
  package var showsConstraints: Bool

  package init(scene: String? = nil, object: String? = nil, showsConstraints: Bool = false) {
    (self.scene, self.object, self.showsConstraints) = (scene, object, showsConstraints)
  }
}

/// The reason why a document lacks the selected part.
package struct OutlineRefusal: Error, Hashable {
  /// The message that names the missing scene or object.
  package var message: String
}

/// The greatest depth of indentation, so that lines do not grow with the depth of a crafted document.
private let maximumDepth = 60

extension Query {
  /// The objects of a document or of a selected part, in the document's order.
  ///
  /// Frames and constraints are read from the document's text, since an outline does not contain them.
  package func outlineItems(
    of file: FileID, _ selection: OutlineSelection
  ) throws(OutlineRefusal) -> [OutlineItem] {
    guard let outline = snapshot.interface(file) else { return [] }
    let indices = try selectedObjects(outline, selection)
    let reader = ConstraintReader(DocumentTree(text(of: file).bytes ?? []))
    let shown = indices.filter { isShown(outline.objects[$0], selection, outline) }
    var links = Links(outline, objectIndices(in: file), shown: Set(shown))
    var depths: [Int: Int] = [:]
    var withConstraints: Set<String> = []
    return shown.map { index in
      let object = outline.objects[index]
      var parent = object.parent
      // Objects that the outline omits have few lines below them in real documents, so this walk is short.
      var steps = 0
      while let known = parent, depths[known] == nil, steps < maximumDepth {
        parent = outline.objects[known].parent
        steps += 1
      }
      let depth = min(parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0, maximumDepth)
      depths[index] = depth
      var item = OutlineItem(
        depth: depth, range: object.range, id: object.id, element: object.element,
        className: object.customClass, label: object.label ?? reader.guide(object), key: object.key,
        frame: reader.frame(of: object.id),
        isHidden: object.isHidden, storyboardIdentifier: object.storyboardIdentifier,
        reuseIdentifier: object.reuseIdentifier)
      item.links = links.take(index)
      // If several objects share an id, only the first one gets the constraints.
      if selection.showsConstraints, withConstraints.insert(object.id).inserted {
        item.constraints = reader.constraints(of: object.id)
      }
      return item
    }
  }

  private func selectedObjects(
    _ outline: InterfaceOutline, _ selection: OutlineSelection
  ) throws(OutlineRefusal) -> [Int] {
    var indices = Array(outline.objects.indices)
    if let name = selection.scene {
      let scenes = outline.scenes(called: name)
      guard !scenes.isEmpty else {
        let all = outline.mainObjects.compactMap { outline.object($0) }.prefix(8).map { shortLabel(of: $0) }
        throw OutlineRefusal(
          message: "no scene '\(name)'"
            + (all.isEmpty ? "; the document has no scenes" : "; there are " + all.joined(separator: ", ")))
      }
      indices = indices.filter { outline.objects[$0].scene.map(scenes.contains) ?? false }
    }
    guard let name = selection.object else { return indices }
    let found = outline.objects(called: name, among: indices)
    guard !found.isEmpty else {
      let near = nearestName(to: name, among: indices.flatMap { outline.names(of: $0) }.unique)
      throw OutlineRefusal(message: "no object '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    // The objects inside of another one follow it in the document.
    let starts = Set(found)
    var end = 0
    return indices.filter { index in
      let range = outline.objects[index].range
      if starts.contains(index) { end = max(end, range.upper) }
      return range.lower < end
    }
  }
}

private func isShown(
  _ object: InterfaceObject, _ selection: OutlineSelection, _ outline: InterfaceOutline
) -> Bool {
  switch object.placeholder {
  case .firstResponder, .exit, .application: return false
  case .filesOwner, .external, nil: break
  }
  if object.element == "constraint" { return false }
  // Constraints name the guides.
  return !object.element.hasSuffix("LayoutGuide") || selection.showsConstraints
}

extension InterfaceOutline {
  /// The scenes that a user may mean by an id, a class, a title or a storyboard identifier.
  package func scenes(called name: String) -> Set<Int> {
    let mains = mainObjects
    let exact = scenes.indices.filter { scenes[$0].id == name || object(mains[$0])?.id == name }
    if !exact.isEmpty { return Set(exact) }
    return Set(
      scenes.indices.filter { scene in
        guard let main = object(mains[scene]) else { return false }
        return main.storyboardIdentifier == name || main.customClass == name || main.label == name
      })
  }

  /// The objects that a user may mean by an id, the name of an outlet, a class, a title or a text.
  fileprivate func objects(called name: String, among indices: [Int]) -> [Int] {
    if let exact = indices.first(where: { objects[$0].id == name }) { return [exact] }
    let destinations = Set(
      connections.filter { ($0.kind == .outlet || $0.kind == .outletCollection) && $0.name == name }
        .compactMap(\.destination))
    let connected = indices.filter { destinations.contains(objects[$0].id) }
    if !connected.isEmpty { return connected }
    return indices.filter { index in
      let object = objects[index]
      return object.customClass == name || object.label == name || object.storyboardIdentifier == name
        || object.reuseIdentifier == name
    }
  }

  /// The names by which a user may mean an object.
  fileprivate func names(of index: Int) -> [String] {
    [objects[index].id, objects[index].customClass, objects[index].label].compactMap { $0 }
  }
}

/// The connections to show at each object.
///
/// An outlet is shown at its destination unless that is the controller; an action and a segue are shown at their source. So each
/// connection is shown once. If the object at that end is hidden, it is shown at the other end.
private struct Links {
  private var byObject: [Int: [OutlineItem.Link]] = [:]

  init(_ outline: InterfaceOutline, _ indices: [String: Int], shown: Set<Int>) {
    let mains = outline.mainObjects
    func isMain(_ index: Int) -> Bool {
      let object = outline.objects[index]
      if let scene = object.scene { return mains.indices.contains(scene) && mains[scene] == index }
      return object.placeholder == .filesOwner
    }
    for connection in outline.connections {
      guard let source = connection.source, outline.objects.indices.contains(source) else { continue }
      let destination = connection.destination.flatMap { indices[$0] }
      let isAtDestination =
        (connection.kind == .outlet || connection.kind == .outletCollection)
        && destination.map { !isMain($0) } ?? false
      var link = OutlineItem.Link(connection)
      func other(_ index: Int?, id: String?, at place: Int) -> String? {
        guard let index else { return id }
        // The id of an end in another scene is always shown.
        let isOwn = outline.objects[index].scene == outline.objects[place].scene
        return isOwn && isMain(index) ? nil : outline.objects[index].id
      }
      if let destination, shown.contains(destination), isAtDestination || !shown.contains(source) {
        link.isIncoming = true
        link.other = other(source, id: nil, at: destination)
        byObject[destination, default: []].append(link)
      } else if shown.contains(source) {
        link.other =
          connection.kind == .action
          ? other(destination, id: connection.destination, at: source) : connection.destination
        byObject[source, default: []].append(link)
      }
    }
  }

  mutating func take(_ index: Int) -> [OutlineItem.Link] { byObject.removeValue(forKey: index) ?? [] }
}

extension OutlineItem.Link {
  fileprivate init(_ connection: Connection) {
    isIncoming = false
    name = connection.name
    event = connection.event
    switch connection.kind {
    case .outlet: kind = .outlet
    case .outletCollection: kind = .outletCollection
    case .action: kind = .action
    case .segue:
      kind = .segue
      id = connection.id
      event = connection.segue?.kind ?? "segue"
      if name.isEmpty { name = connection.segue?.relationship ?? connection.segue?.unwindAction ?? "" }
    case .binding:
      kind = .binding
      event = connection.keyPath
    case .other: kind = .other
    }
  }
}

extension OutlineItem {
  /// The object without its constraints: `button Oga-ls-XML HabiticaButton "Button" 12,12 390x38 @resetTutorialButton`.
  package var line: String {
    var words = [element, id]
    if let className { words.append(className) }
    if let label, label != className { words.append("\"" + textInOneLine(label, to: 60) + "\"") }
    if let frame {
      let (x, y) = (rounded(frame.x), rounded(frame.y))
      words.append("\(x),\(y) \(rounded(frame.width))x\(rounded(frame.height))")
    }
    if let key, key != "view", key != "contentView", key != element { words.append("key=" + key) }
    if let storyboardIdentifier { words.append("storyboardIdentifier=" + storyboardIdentifier) }
    if let reuseIdentifier { words.append("reuseIdentifier=" + reuseIdentifier) }
    if isHidden { words.append("hidden") }
    return (words + links.map(\.text)).joined(separator: " ")
  }

  /// The line, and a line for each constraint below it.
  package var lines: [String] {
    let indent = String(repeating: "  ", count: depth)
    return [indent + line] + constraints.map { "\(indent)  constraint \($0.id) \($0.text)" }
  }
}

extension OutlineItem.Link {
  /// The connection in words: `@titleLabel`, `touchUpInside->submit:`, `show Sgu-id-001 "detail"->x1Y-2z-3Ab`.
  package var text: String {
    let end = other.map { $0 + "." } ?? ""
    switch (kind, isIncoming) {
    case (.outlet, true), (.other, true): return "@" + end + name
    case (.outletCollection, true): return "@" + end + name + "[]"
    case (.outlet, false), (.other, false): return name + "->" + (other ?? "self")
    case (.outletCollection, false): return name + "[]->" + (other ?? "self")
    case (.action, false): return (event ?? "") + "->" + end + name
    case (.action, true): return name + "<-" + (other ?? "self") + (event.map { "." + $0 } ?? "")
    case (.segue, false): return named + "->" + (other ?? "self")
    case (.segue, true): return named + "<-" + (other ?? "self")
    case (.binding, false): return name + "->" + end + (event ?? "")
    case (.binding, true): return (event ?? "") + "<-" + end + name
    }
  }

  private var named: String {
    let own = id.map { " " + $0 } ?? ""
    if event == "relationship", !name.isEmpty { return name + own }
    return (event ?? "segue") + own + (name.isEmpty ? "" : " \"\(name)\"")
  }
}

/// A number in its written form, with at most two decimals.
private func rounded(_ number: String) -> String {
  guard let point = number.firstIndex(of: ".") else { return number }
  let decimals = number[point...].prefix(3)
  return String(decimals.allSatisfy { ".0".contains($0) } ? number[..<point] : number[..<point] + decimals)
}

/// A text in one line, cut where it is long.
func textInOneLine(_ text: String, to count: Int) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return line.count > count ? line.prefix(count) + "…" : line
}
