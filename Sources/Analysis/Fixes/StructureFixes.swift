import AppleFacts
import Index
import Syntax
import Text

/// The fixes that move elements to where Interface Builder looks for them, or that add what it always writes.
func structureFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  func fix(
    _ title: String, _ change: (DocumentElement, inout DocumentEditor) throws(OperationRefusal) -> Void
  ) -> [CodeAction] {
    document.fix(title, isPreferred: true, of: diagnostic) { editor throws(OperationRefusal) in
      try change(try editor.element(at: diagnostic.range), &editor)
    }
  }
  func write(_ name: String, _ value: String) -> [CodeAction] {
    fix("Write '\(value)'") { element, editor throws(OperationRefusal) in
      try editor.apply(try editor.attributeEdits(element, [AttributeChange(name: name, value: value)]))
    }
  }
  let outline = document.outline
  guard let fault = outline.faults.first(where: { $0.range == diagnostic.range })?.kind else {
    return document.isScene(diagnostic.range)
      ? fix("Add what the scene lacks") { scene, editor throws(OperationRefusal) in
        try editor.complete(scene)
      } : renamed(diagnostic, document)
  }
  switch fault {
  case .besideSubviews:
    return fix("Put it into '<subviews>'") { view, editor throws(OperationRefusal) in
      guard let holder = view.parent else { return }
      let lost = outline.faults.filter { $0.kind == .besideSubviews }.map(\.range.lower)
      let views = holder.children.filter { lost.contains($0.range.lower + 1) }
      try editor.gather(views, intoList: "subviews", of: holder)
    }
  case .outsideConnections:
    return fix("Put it into '<connections>'") { connection, editor throws(OperationRefusal) in
      guard let holder = connection.parent, holder.has("id") else { return }
      try editor.gather([connection], intoList: "connections", of: holder)
    }
  case .sceneOutside:
    return fix("Put the scene into '<scenes>'") { scene, editor throws(OperationRefusal) in
      guard let root = editor.tree.root else { return }
      try editor.gather([scene], intoList: "scenes", of: root)
    }
  case .listTwice(let name):
    return fix("Move its content into the first '<\(name)>'") { list, editor throws(OperationRefusal) in
      guard let holder = list.parent else { return }
      try editor.gather(Array(list.children), intoList: name, of: holder, leaving: list)
    }
  case .subviewWithoutID, .constraintWithoutID:
    return fix("Give it an id") { element, editor throws(OperationRefusal) in
      let id = editor.freshID(element.name, "\(element.range.lower)")
      try editor.apply(try editor.attributeEdits(element, [AttributeChange(name: "id", value: id)]))
    }
  case .notInScene: return write("sceneMemberID", "viewController")
  case .unknownRuntime(let name):
    return targetRuntimes.nearest(to: name).map { write("targetRuntime", $0) } ?? []
  case .unknownSegueKind(let kind): return segueKinds.nearest(to: kind).map { write("kind", $0) } ?? []
  case .unknownRelationship(let name):
    return segueRelationships.nearest(to: name).map { write("relationship", $0) } ?? []
  default: return []
  }
}

/// The known element that an unknown name means: it differs in a letter, in case or in a prefix such as `UI`.
func nearestElement(to name: String, on platforms: ApplePlatforms) -> String? {
  let bare = ["UI", "NS", "ui", "ns"].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) }
  return AppleSDK.elementNames(on: platforms).first {
    let known = $0.lowercased()
    return known == name.lowercased() || known == bare?.lowercased()
      || known.utf8.count > 3 && editDistance(Array($0.utf8), Array(name.utf8), limit: 1) != nil
  }
}

extension [StaticString] {
  /// The name that a misspelled one most likely means; nil where none is near.
  func nearest(to name: String) -> String? { nearMiss(of: name, among: map(\.description)) }
}

extension DocumentContext {
  fileprivate func isScene(_ range: ByteRange) -> Bool {
    outline.scenes.contains { $0.range.lower + 1 == range.lower }
  }
}

/// The fix that gives an element the most likely name.
private func renamed(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let platforms = document.platforms, let name = document.text?.string(diagnostic.range),
    let near = nearestElement(to: name, on: platforms)
  else { return [] }
  return document.fix("Rename to '\(near)'", isPreferred: true, of: diagnostic) {
    editor throws(OperationRefusal) in
    try editor.rename(try editor.element(at: diagnostic.range), to: near)
  }
}

extension DocumentEditor {
  /// Gives an element another name.
  fileprivate mutating func rename(_ element: DocumentElement, to name: String) throws(OperationRefusal) {
    guard isWhole(element) else { throw notInLines(element) }
    let (lower, upper) = (element.range.lower + 1, element.range.upper - 1)
    let length = element.name.utf8.count
    let tags =
      [ByteRange(lower, lower + length)]
      + (element.startTag == element.range ? [] : [ByteRange(upper - length, upper)])
    try apply(tags.map { Edit($0, name) })
  }

  /// Moves elements into a list of an object, and makes the list if the object lacks it.
  ///
  /// - Parameter list: The list from which they come, which is removed as a whole; nil where each element is removed by itself.
  fileprivate mutating func gather(
    _ elements: [DocumentElement], intoList name: String, of holder: DocumentElement,
    leaving list: DocumentElement? = nil
  ) throws(OperationRefusal) {
    var moved: [(id: String?, lines: ElementLines)] = []
    for element in elements { moved.append((element["id"], try lines(of: element))) }
    let start = holder.range.lower
    try apply(try edits(removing: list.map { [$0] } ?? elements))
    for (id, lines) in moved {
      // The text before the object has not changed, so it still begins at the same offset.
      guard let holder = tree.element(at: start) else { return }
      try insert(lines, intoList: name, of: holder) { next in
        name == "constraints" && PartKey(constraint: id ?? "") < PartKey(constraint: next["id"] ?? "")
      }
    }
  }

  /// Adds the id and the First Responder that a scene lacks.
  fileprivate mutating func complete(_ scene: DocumentElement) throws(OperationRefusal) {
    let start = scene.range.lower
    if !scene.has("sceneID") {
      let id = freshID("scene", "\(start)")
      try apply(try attributeEdits(scene, [AttributeChange(name: "sceneID", value: id)]))
    }
    guard let objects = tree.element(at: start)?.child("objects"),
      !objects.children.contains(where: \.isFirstResponder)
    else { return }
    let exit = objects.children.first { $0.is("sceneMemberID", "exit") }
    try insert(ElementLines([firstResponder(in: scene["sceneID"] ?? "")]), in: objects, before: exit)
  }

  /// The line of a scene's First Responder.
  mutating func firstResponder(in scene: String) -> String {
    let id = freshID("firstResponder", scene)
    return isMac
      ? "<customObject id=\"\(id)\" userLabel=\"First Responder\" customClass=\"NSResponder\" sceneMemberID=\"firstResponder\"/>"
      : "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"\(id)\" userLabel=\"First Responder\" sceneMemberID=\"firstResponder\"/>"
  }
}

extension DocumentElement {
  /// Whether this is the First Responder of a scene or of a nib, on each platform.
  var isFirstResponder: Bool {
    self.is("sceneMemberID", "firstResponder") || self.is("placeholderIdentifier", "IBFirstResponder")
      || self.is("customClass", "FirstResponder")
  }
}
