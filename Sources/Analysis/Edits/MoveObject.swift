import Syntax
import Text

extension DocumentOperation {
  /// Moves a view into another one, or to another place among its siblings. It keeps its id and its connections.
  static let move = DocumentOperation("move", ["into", "after", "before"]) {
    arguments, editor throws(OperationRefusal) in
    guard let place = try editor.place(arguments) else {
      throw OperationRefusal("'move' lacks 'into', 'after' or 'before'")
    }
    try editor.move(try arguments.text("id"), to: place)
  }

  /// Moves views into a new stack view at the place of the first of them.
  static let wrap = DocumentOperation("wrap", ["ids", "set", "constraints"]) {
    arguments, editor throws(OperationRefusal) in
    guard let ids = try arguments.texts("ids"), let first = ids.first else {
      throw OperationRefusal("'wrap' lacks 'ids', a list of views")
    }
    var views: [DocumentElement] = []
    for id in ids { views.append(try editor.element(id)) }
    guard Set(views).count == views.count, views.allSatisfy({ $0.parent == views[0].parent }) else {
      throw OperationRefusal("the views to wrap are not different views of one view")
    }
    let place = try editor.place(.before, views[0])
    let stack = editor.freshID("stackView", editor.resolved(first), place.holder)
    guard place.list == "subviews", let frame = editor.union(of: views),
      let lines = editor.plainObject("stackView", stack, frame)
    else {
      throw OperationRefusal("\(editor.described(views[0])) has no frame, or is not a view in another one")
    }
    try editor.insert(ElementLines(lines), at: place)
    try editor.name(stack, arguments)
    for id in ids { try editor.move(id, to: ObjectPlace(holder: stack, list: "subviews", next: nil)) }
    var values = try arguments.properties("set")
    if editor.isMac, values.contains(PropertyValue(path: "orientation", value: "vertical")),
      !values.contains(where: { $0.path == "alignment" })
    {
      // The default alignment of horizontal stack views is invalid in vertical ones.
      values.append(PropertyValue(path: "alignment", value: "leading"))
    }
    if !values.isEmpty { try editor.set(values, of: stack) }
    for equation in try arguments.texts("constraints") ?? [] { try editor.constrain(equation, self: stack) }
    try editor.markUnconstrained(stack)
    try editor.guessFrame(stack, place)
    editor.notes.append("added stackView \(stack)")
  }
}

extension DocumentEditor {
  /// Moves a view. Its constraints move to the nearest view around their items; those without one are removed and noted.
  fileprivate mutating func move(_ id: String, to place: ObjectPlace) throws(OperationRefusal) {
    let view = try element(id)
    guard let own = view["id"], view.parent?.name == "subviews", let old = view.parent?.parent else {
      throw OperationRefusal("\(described(view)) is not a view in another one")
    }
    let holder = try self.holder(of: place)
    try requireParts(of: old)
    guard place.list == "subviews", place.next != own else {
      if place.next == own { return }
      throw OperationRefusal("\(described(view)) can't go into '\(place.list)'")
    }
    if view.range.lower <= holder.range.lower, holder.range.upper <= view.range.upper {
      throw OperationRefusal("\(described(view)) can't be moved into itself")
    }
    guard scene(of: view) == scene(of: holder) else {
      throw OperationRefusal(
        "\(described(view)) can't be moved into another scene: what is connected to it stays")
    }
    let changesHolder = old != holder
    let outer = constraints(outside: view).compactMap { $0["id"] }
    var changes: [DocumentElement: [AttributeChange]] = [:]
    let around = Set(sequence(first: old, next: \.parent))
    let common = sequence(first: holder, next: \.parent).first(where: around.contains)
    if changesHolder, let rect = view.child(for: "frame", "rect"), let from = origin(of: old, in: common),
      let to = origin(of: holder, in: common)
    {
      changes[rect] = zip(["x", "y"], zip(from, to)).compactMap { name, origins in
        let value = (name == "x" ? rect["x"] : rect["y"]).flatMap { Double($0) }
        guard let value, origins.0 != origins.1 else { return nil }
        return AttributeChange(name: name, value: decimal(value + origins.0 - origins.1))
      }
    }
    let lines = try lines(of: view, changing: changes)
    guard let list = view.parent else { return }
    if !changesHolder, list.children.allSatisfy({ $0 == view }) { return }
    var parts: [String: ElementLines] = [:]
    var left = [view]
    for part in self.parts(of: view) {
      if let list = part.parent?.name { parts[list] = try self.lines(of: part) }
      left.append(part)
    }
    try apply(try edits(removing: left))
    try insert(lines, at: place, with: changesHolder ? nil : parts)
    guard changesHolder else { return }
    for constraint in outer { try settle(constraint, of: own) }
    try markUnconstrained(own)
    try guessFrame(own, place)
  }

  /// Moves a constraint of a moved view to the view that now has to own it.
  private mutating func settle(_ id: String, of view: String) throws(OperationRefusal) {
    // The constraint may have been removed with an earlier one.
    guard let constraint = tree.element(withID: id), let list = constraint.parent else { return }
    let (first, second) = items(of: constraint)
    let isInStack = try element(view).parent?.parent?.name == "stackView"
    guard !isInStack || !isPosition(constraint, of: view), let owner = try commonOwner(of: first, second)
    else {
      notes.append("removed: \(described(constraint))")
      return try remove([constraint])
    }
    if owner == list.parent?["id"] { return }
    let lines = try lines(
      of: constraint, changing: [constraint: changes(first: first, second: second, owner: owner)])
    try apply(try edits(removing: [constraint]))
    try insert(lines, constraint: id, of: owner)
    notes.append("\(described(constraint)) belongs to \(described(try element(owner))) now")
  }

  /// The scene with an id, which differs from the ids of its objects.
  func scene(withID id: String) -> DocumentElement? {
    tree.root?.child("scenes")?.children.first { $0["sceneID"] == id }
  }

  /// The objects of the scene of an object, or the list at the top of a xib.
  func scene(of object: DocumentElement) -> DocumentElement? {
    sequence(first: object, next: \.parent).first { $0.name == "objects" }
  }

  /// The origin of a view's coordinates in an element around it; nil where a frame is missing.
  private func origin(of view: DocumentElement, in outer: DocumentElement?) -> [Double]? {
    var sum = [0.0, 0.0]
    let path = sequence(first: view, next: \.parent).prefix { $0 != outer }
    for element in path where element.has("id") {
      guard let rect = element.child(for: "frame", "rect"), let x = rect["x"].flatMap({ Double($0) }),
        let y = rect["y"].flatMap({ Double($0) })
      else { return nil }
      sum[0] += x
      sum[1] += y
    }
    return sum
  }

  /// The rectangle around the frames of some views.
  fileprivate func union(of views: [DocumentElement]) -> [Double]? {
    let frames = views.compactMap { view -> [Double]? in
      guard let rect = view.child(for: "frame", "rect") else { return nil }
      return [rect["x"], rect["y"], rect["width"], rect["height"]].compactMap { $0.flatMap { Double($0) } }
    }
    guard frames.count == views.count, frames.allSatisfy({ $0.count == 4 }),
      let left = frames.map({ $0[0] }).min(), let top = frames.map({ $0[1] }).min(),
      let right = frames.map({ $0[0] + $0[2] }).max(), let bottom = frames.map({ $0[1] + $0[3] }).max()
    else { return nil }
    return [left, top, right - left, bottom - top]
  }
}
