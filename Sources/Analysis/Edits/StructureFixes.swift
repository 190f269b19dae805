import AppleFacts
import Index
import Syntax
import Text

/// The fix that operations on the element at a finding make; none where they can't be done.
func structureFix(
  _ title: String, isPreferred: Bool = false, of diagnostic: Diagnostic, _ document: DocumentContext,
  _ text: SourceText,
  _ change: (DocumentElement, inout DocumentEditor) throws(OperationRefusal) -> Void
) -> [CodeAction] {
  do throws(OperationRefusal) {
    var editor = try DocumentEditor(text.bytes, named: "", besides: [])
    guard let element = editor.tree.element(at: diagnostic.range.lower) else { return [] }
    try change(element, &editor)
    let edits = editor.result.edits
    if edits.isEmpty { return [] }
    return [
      CodeAction(
        title: title, isPreferred: isPreferred, edits: [FileEdits(file: document.file, edits: edits)],
        fixes: [diagnostic])
    ]
  } catch { return [] }
}

/// Puts elements where Interface Builder looks for them, and adds what it always writes.
func structureFixes(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  func fix(
    _ title: String, isPreferred: Bool = true,
    _ change: (DocumentElement, inout DocumentEditor) throws(OperationRefusal) -> Void
  ) -> [CodeAction] {
    structureFix(title, isPreferred: isPreferred, of: diagnostic, document, text, change)
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
      } : renamed(diagnostic, document, text)
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

/// The element that a name of none means: a letter, the case or a prefix such as `UI` differs.
func nearestElement(to name: String, on platforms: ApplePlatforms) -> String? {
  let bare = ["UI", "NS", "ui", "ns"].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) }
  return AppleSDK.elementNames(on: platforms).first {
    let known = $0.lowercased()
    return known == name.lowercased() || known == bare?.lowercased()
      || known.utf8.count > 3 && editDistance(Array($0.utf8), Array(name.utf8), limit: 1) != nil
  }
}

extension [StaticString] {
  /// The name that a misspelled one means.
  func nearest(to name: String) -> String? { nearMiss(of: name, among: map(\.description)) }
}

extension DocumentContext {
  fileprivate func isScene(_ range: ByteRange) -> Bool {
    outline.scenes.contains { $0.range.lower + 1 == range.lower }
  }
}

/// Gives an element the name that was meant.
private func renamed(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  guard let platforms = document.platforms,
    let near = nearestElement(to: text.string(diagnostic.range), on: platforms)
  else { return [] }
  return structureFix("Rename to '\(near)'", isPreferred: true, of: diagnostic, document, text) {
    element, editor throws(OperationRefusal) in
    guard element.startTag.lower + 1 == diagnostic.range.lower else { return }
    let upper = element.range.upper - 1
    let end = ByteRange(upper - element.name.utf8.count, upper)
    let tags = element.startTag == element.range ? [diagnostic.range] : [diagnostic.range, end]
    try editor.apply(tags.map { Edit($0, near) })
  }
}

extension DocumentEditor {
  /// Moves elements into a list of an object, which is made where there is none.
  ///
  /// - Parameter list: The list that they leave, and that goes; nil where each goes alone.
  fileprivate mutating func gather(
    _ elements: [DocumentElement], intoList name: String, of holder: DocumentElement,
    leaving list: DocumentElement? = nil
  ) throws(OperationRefusal) {
    var moved: [(id: String?, lines: ElementLines)] = []
    for element in elements { moved.append((element["id"], try lines(of: element))) }
    let start = holder.range.lower
    try apply((list.map { [$0] } ?? elements).map { Edit(text.wholeLines($0.range), "") })
    for (id, lines) in moved {
      // Nothing before it has changed.
      guard let holder = tree.element(at: start) else { return }
      try insert(lines, intoList: name, of: holder) { next in
        name == "constraints" && PartKey(constraint: id ?? "") < PartKey(constraint: next["id"] ?? "")
      }
    }
  }

  /// Gives a scene the id and the First Responder that it lacks.
  fileprivate mutating func complete(_ scene: DocumentElement) throws(OperationRefusal) {
    let start = scene.range.lower
    if !scene.has("sceneID") {
      let id = freshID("scene", "\(start)")
      try apply(try attributeEdits(scene, [AttributeChange(name: "sceneID", value: id)]))
    }
    guard let objects = tree.element(at: start)?.child("objects"),
      !objects.children.contains(where: { $0.is("sceneMemberID", "firstResponder") })
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
