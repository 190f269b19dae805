import Syntax
import Text

extension DocumentOperation {
  /// Moves scenes into a new storyboard. Each storyboard gets references to the scenes that it shows of the other one.
  static let split = DocumentOperation("split", ["ids", "file"]) {
    arguments, editor throws(OperationRefusal) in
    guard let ids = try arguments.texts("ids"), !ids.isEmpty else {
      throw OperationRefusal("'split' lacks 'ids', a list of scenes or controllers")
    }
    let file = try arguments.text("file")
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    guard name == file, file.hasSuffix(".storyboard"), file.utf8.count > 11, file != editor.fileName else {
      throw OperationRefusal("'\(file)' does not name another storyboard in the same folder")
    }
    try editor.split(ids, into: String(file.dropLast(".storyboard".count)))
  }
}

extension DocumentEditor {
  fileprivate mutating func split(_ ids: [String], into name: String) throws(OperationRefusal) {
    guard let scenes = tree.root?.child("scenes") else {
      throw OperationRefusal("only storyboards have scenes")
    }
    var moved: [DocumentElement] = []
    for id in ids {
      var found = scene(withID: id)
      if found == nil { found = scene(of: try element(id))?.parent }
      guard let found, found.name == "scene" else { throw OperationRefusal("'\(id)' is in no scene") }
      if !moved.contains(found) { moved.append(found) }
    }
    moved += referencesOnly(of: moved, among: scenes)
    let rest = scenes.children.filter { !moved.contains($0) }
    let own = fileName.split(separator: ".").first.map(String.init) ?? ""
    let initial = tree.root?["initialViewController"]
    let (inner, outer) = (controllers(of: moved), controllers(of: rest))
    guard let any = inner.first, !rest.isEmpty else { throw OperationRefusal("no scene would be left") }
    if let initial, inner.contains(initial) {
      throw OperationRefusal(
        "'\(initial)' is the initial controller and can't be moved; make another one initial first")
    }
    try requireApart(moved, rest, controllers: Set(inner + outer))
    let leadingIn = destinations(from: rest).intersection(inner).sorted()
    // If only one scene is shown from outside, it becomes the initial one and needs no identifier.
    let shown = leadingIn.filter { tree.element(withID: $0).map(refersElsewhere) == false }
    let first = shown.count == 1 ? shown[0] : any
    let leadingOut = destinations(from: moved).intersection(outer).sorted()
    var other = self
    try other.keep(moved, initial: first)
    for id in leadingIn where id != first { try other.makeReferable(id) }
    for id in leadingOut where id != initial { try makeReferable(id) }
    let (old, source) = (self, other)
    // The elements that were found earlier belong to the earlier text, so the scenes are found again by id.
    let left = Set(rest.compactMap { $0["sceneID"] })
    try keep(
      tree.root?.child("scenes")?.children.filter { $0["sceneID"].map(left.contains) == true } ?? [],
      initial: initial)
    for id in leadingIn { try refer(to: id, in: name, source, isInitial: id == first) }
    for id in leadingOut { try other.refer(to: id, in: own, old, isInitial: id == initial) }
    guard let text = String(validating: other.text.bytes, as: UTF8.self) else {
      throw OperationRefusal("the document is not encoded as UTF-8")
    }
    newFiles.append(NewFile(path: name + ".storyboard", text: text))
    notes += other.notes.dropFirst(old.notes.count)
    notes.append("\(name).storyboard is new")
  }

  /// The references to other storyboards to which only some scenes lead.
  private func referencesOnly(of moved: [DocumentElement], among scenes: DocumentElement) -> [DocumentElement]
  {
    let rest = scenes.children.filter { !moved.contains($0) }
    let own = destinations(from: moved).subtracting(destinations(from: rest))
    return rest.filter { scene in
      controllers(of: [scene]).contains(where: own.contains)
        && scene.child("objects")?.children.contains(where: refersElsewhere) == true
    }
  }

  private func refersElsewhere(_ controller: DocumentElement) -> Bool {
    controller.name.hasSuffix("ontrollerPlaceholder")
  }

  private func controllers(of scenes: [DocumentElement]) -> [String] {
    scenes.compactMap { $0.child("objects")?.children.first { isSceneController($0) }?["id"] }
  }

  /// Throws if a connection between scenes can't be replaced by a reference: only segues to controllers can.
  private func requireApart(
    _ moved: [DocumentElement], _ rest: [DocumentElement], controllers: Set<String>
  ) throws(OperationRefusal) {
    let inner = Set(moved.flatMap { $0.descendants.compactMap { $0["id"] } })
    for scene in moved + rest {
      for connection in scene.descendants where connection.parent?.name == "connections" {
        guard let end = connection["destination"] ?? connection["target"], tree.element(withID: end) != nil,
          inner.contains(end) != moved.contains(scene),
          connection.name != "segue" || !controllers.contains(end)
        else { continue }
        throw OperationRefusal("\(described(connection)) leads into another scene; disconnect it first")
      }
    }
  }

  /// The destinations of the segues in some scenes.
  private func destinations(from scenes: [DocumentElement]) -> Set<String> {
    Set(scenes.flatMap { $0.descendants.filter { $0.name == "segue" }.compactMap { $0["destination"] } })
  }

  /// Removes all scenes but some, with the tie breakers and resources that only the removed scenes need.
  private mutating func keep(_ kept: [DocumentElement], initial: String?) throws(OperationRefusal) {
    guard let root = tree.root, let scenes = root.child("scenes") else { return }
    let removed = scenes.children.filter { !kept.contains($0) }
    var isGone = [Bool](repeating: false, count: tree.elementCount)
    for element in removed + removed.flatMap(\.descendants) { isGone[element.index] = true }
    let gone = Set(root.descendants.filter { isGone[$0.index] }.compactMap { $0["id"] })
    let breakers = root.child("inferredMetricsTieBreakers")?.children
      .filter { $0["reference"].map(gone.contains) == true }
    try apply(
      try attributeEdits(root, [initialChange(initial)])
        + edits(removing: removed + lostResources(isGone) + (breakers ?? [])))
  }

  /// Gives a controller an identifier by which another storyboard can refer to it.
  private mutating func makeReferable(_ id: String) throws(OperationRefusal) {
    let controller = try element(id)
    guard !controller.has("storyboardIdentifier"), !refersElsewhere(controller) else { return }
    let known = Set(tree.root?.descendants.compactMap { $0["storyboardIdentifier"] } ?? [])
    let name = controller["customClass"].flatMap { known.contains($0) ? nil : $0 } ?? id
    try set([PropertyValue(path: "storyboardIdentifier", value: name)], of: id)
    notes.append("\(described(controller)) has the storyboard identifier '\(name)' now")
  }

  /// Adds a scene that refers to a controller in another storyboard.
  private mutating func refer(
    to id: String, in storyboard: String, _ source: DocumentEditor, isInitial: Bool
  ) throws(OperationRefusal) {
    guard let scenes = tree.root?.child("scenes") else { return }
    let target = try source.element(id)
    var line = isMac ? "<controllerPlaceholder" : "<viewControllerPlaceholder"
    var (file, identifier) = (storyboard, isInitial ? nil : target["storyboardIdentifier"])
    // If the controller is a reference to a third storyboard, it is copied.
    let isCopied = refersElsewhere(target)
    if isCopied { (file, identifier) = (target["storyboardName"] ?? file, target["referencedIdentifier"]) }
    line += " storyboardName=\"\(xmlEscaped(file))\""
    if isCopied, let bundle = target["bundleIdentifier"] {
      line += " bundleIdentifier=\"\(xmlEscaped(bundle))\""
    }
    if let identifier { line += " referencedIdentifier=\"\(xmlEscaped(identifier))\"" }
    line += " id=\"\(id)\" sceneMemberID=\"viewController\"/>"
    let point = source.scene(of: target)?.parent?.child(for: "canvasLocation")
    let new = freshID("reference", id)
    let lines = scene(
      new, title: identifier ?? file, [line],
      point: [point?["x"], point?["y"]].compactMap(\.self))
    try insert(lines, in: scenes, before: nil)
  }
}
