import Syntax
import Text

/// The place of a new or moved object.
struct ObjectPlace {
  /// The object with the list, or the cell around a content view without an id.
  var holder: String
  /// `subviews`, or another list such as `items`.
  var list: String
  /// The sibling that will follow the object; nil for the end of the list.
  var next: String?
}

extension DocumentEditor {
  /// The place that the argument `into`, `after` or `before` names; nil where none of them is given.
  ///
  /// - Parameter list: The list of the holder to use with `into`.
  func place(
    _ arguments: OperationArguments, list: String = "subviews"
  ) throws(OperationRefusal) -> ObjectPlace? {
    let given = ["into", "after", "before"].filter(arguments.names.contains)
    guard let way = given.first else { return nil }
    if given.count > 1 { throw OperationRefusal("give one of 'into', 'after' and 'before'") }
    let object = try element(try arguments.text(way))
    if way != "into" { return try place(way == "after" ? .after : .before, object) }
    let holder = object.children.first { $0.is("key", "contentView") } ?? object
    guard holder.child(list) != nil || childOrder(of: holder).contains(list), let id = holderID(of: holder),
      !holder.has("sceneMemberID")
    else {
      let parts = list == "subviews" ? "views" : "'\(list)'"
      throw OperationRefusal("\(described(object)) can't hold \(parts)")
    }
    try requireParts(of: holder)
    return ObjectPlace(holder: id, list: list, next: nil)
  }

  /// The id by which constraints refer to an object with views: for a content view without an id, the id of its cell.
  func holderID(of holder: DocumentElement) -> String? {
    holder["id"] ?? (holder.is("key", "contentView") ? holder.parent?["id"] : nil)
  }

  /// The object that has the list of a place.
  func holder(of place: ObjectPlace) throws(OperationRefusal) -> DocumentElement {
    let object = try element(place.holder)
    let content = object.children.first { $0.is("key", "contentView") && !$0.has("id") }
    return place.list == "subviews" ? content ?? object : object
  }

  enum Side { case before, after }

  func place(_ side: Side, _ sibling: DocumentElement) throws(OperationRefusal) -> ObjectPlace {
    guard let list = sibling.parent, let holder = list.parent.flatMap(holderID), !list.has("id"),
      !sibling.has("key"),
      !["connections", "constraints", "layoutGuides", "objects"].contains(list.name)
    else {
      throw OperationRefusal("\(described(sibling)) is not an object of a list, as views in others are")
    }
    try requireParts(of: list.parent)
    let following = list.children.drop { $0 != sibling }.dropFirst().first { _ in true }
    return ObjectPlace(
      holder: holder, list: list.name, next: side == .before ? sibling["id"] : following?["id"])
  }

  /// - Parameter parts: The object's parts in the lists beside the views, by list; nil for the parts of a new view.
  mutating func insert(
    _ lines: ElementLines, at place: ObjectPlace, with parts: [String: ElementLines]? = nil
  ) throws(OperationRefusal) {
    let holder = try self.holder(of: place)
    let others = holder.child(place.list).map { Array($0.children) } ?? []
    let index = others.firstIndex { place.next != nil && $0["id"] == place.next }
    try insert(lines, intoList: place.list, of: holder) { place.next != nil && $0["id"] == place.next }
    guard place.list == "subviews" else { return }
    try insertParts(parts, at: index ?? others.count, of: place.holder, besides: others.count)
  }

  /// The lines of an object with new ids, and the new ids by the old ones.
  ///
  /// - Parameter connections: Whether to copy connections to objects outside of it as well.
  fileprivate mutating func copy(
    of object: DocumentElement, connections: Bool
  ) throws(OperationRefusal) -> (lines: ElementLines, ids: [String: String]) {
    let own = [object] + Array(object.descendants)
    var ids: [String: String] = [:]
    for id in own.compactMap({ $0["id"] }) { ids[id] = freshID(object["id"] ?? "", id) }
    // Constraints are sorted by their ids, so the ids of the copies get the same order.
    for list in own where list.name == "constraints" {
      let constraints = list.children.compactMap { $0["id"] }
      for (id, new) in zip(constraints, constraints.compactMap { ids[$0] }.sorted()) { ids[id] = new }
    }
    var changes: [DocumentElement: [AttributeChange]] = [:]
    var removed: [DocumentElement] = []
    for element in own {
      if element.parent?.name == "connections",
        element.is("appends", "YES") || !connections && !isInside(element, ids)
      {
        removed.append(element)
        continue
      }
      let renamed = element.attributes.filter { $0.name == "id" || isReference($0.name) }
        .compactMap { attribute in
          ids[attribute.value].map { AttributeChange(name: attribute.name, value: $0) }
        }
      if !renamed.isEmpty { changes[element] = renamed }
    }
    // Removed elements need no changes inside of them.
    changes = changes.filter { element, _ in
      !removed.contains { $0.range.lower <= element.range.lower && element.range.upper <= $0.range.upper }
    }
    return (try lines(of: object, changing: changes, without: removed), ids)
  }

  private func isInside(_ connection: DocumentElement, _ ids: [String: String]) -> Bool {
    (connection["destination"] ?? connection["target"]).map { ids[$0] != nil } ?? false
  }
}

extension DocumentOperation {
  /// Adds an object: a copy of another one with new ids, or a new one with a frame.
  static let add = DocumentOperation(
    "add", ["like", "kind", "frame", "into", "after", "before", "set", "constraints", "connections"]
  ) { arguments, editor throws(OperationRefusal) in
    let id =
      try arguments.names.contains("like")
      ? addCopy(arguments, &editor) : addPlain(arguments, &editor)
    try editor.name(id, arguments)
    let values = try arguments.properties("set")
    if !values.isEmpty { try editor.set(values, of: id) }
    for equation in try arguments.texts("constraints") ?? [] { try editor.constrain(equation, self: id) }
    editor.notes.append("added \(editor.described(try editor.element(id)))")
  }
}

private func addCopy(
  _ arguments: OperationArguments, _ editor: inout DocumentEditor
) throws(OperationRefusal) -> String {
  if let other = ["kind", "frame"].first(where: arguments.names.contains) {
    throw OperationRefusal("'\(other)' and 'like' can't be combined")
  }
  let example = try editor.element(try arguments.text("like"))
  let beside = try editor.place(.after, example)
  let place = try editor.place(arguments, list: beside.list) ?? beside
  let copy = try editor.copy(of: example, connections: try arguments.flag("connections"))
  guard let old = example["id"], let new = copy.ids[old] else {
    throw OperationRefusal("\(editor.described(example)) has no id")
  }
  try editor.insert(copy.lines, at: place)
  if try arguments.texts("constraints") == nil, place.list == "subviews" {
    try editor.copyConstraints(
      of: old, copy.ids, parents: place.holder == beside.holder ? nil : (beside.holder, place.holder))
  }
  try editor.guessFrame(new, place)
  let values = try arguments.properties("set")
  if !arguments.names.contains("constraints"), !values.contains(where: { $0.path.hasPrefix("frame.") }),
    place.list == "subviews", place.holder == beside.holder,
    try editor.holder(of: place).name != "stackView"
  {
    editor.notes.append("the copy lies over its example; give 'constraints', or set 'frame.x' or 'frame.y'")
  }
  if let reused = example["reuseIdentifier"] {
    editor.notes.append("the copy has the reuse identifier '\(reused)' of its example; set another one")
  }
  return new
}

private func addPlain(
  _ arguments: OperationArguments, _ editor: inout DocumentEditor
) throws(OperationRefusal) -> String {
  let kind = try arguments.text("kind")
  guard let place = try editor.place(arguments), place.list == "subviews" else {
    throw OperationRefusal("'add' lacks 'into', 'after' or 'before', which says where in which view")
  }
  guard let frame = try arguments.numbers("frame", count: 4) else {
    throw OperationRefusal("'add' lacks 'frame', such as '20,20 100x44'")
  }
  let id = editor.freshID(place.holder, kind)
  guard let lines = editor.plainObject(kind, id, frame) else {
    let kinds = plainKinds(onMac: editor.isMac)
    throw OperationRefusal(
      "no plain '\(kind)' is known; add one 'like' another, or a " + kinds.joined(separator: ", "))
  }
  try editor.insert(ElementLines(lines), at: place)
  try editor.markUnconstrained(id)
  try editor.guessFrame(id, place)
  return id
}

extension DocumentEditor {
  /// Lets the stack view around a view decide the view's place, and notes that its frame is a guess.
  mutating func guessFrame(_ id: String, _ place: ObjectPlace) throws(OperationRefusal) {
    guard place.list == "subviews", try holder(of: place).name == "stackView" else { return }
    let view = try element(id)
    var changes = [AttributeChange(name: "misplaced", value: "YES")]
    var mask: [DocumentElement] = []
    if usesAutoLayout {
      changes.append(AttributeChange(name: "fixedFrame", value: nil))
      changes.append(AttributeChange(name: "translatesAutoresizingMaskIntoConstraints", value: "NO"))
      mask = view.child("autoresizingMask").map { [$0] } ?? []
    }
    try apply(try attributeEdits(view, changes) + edits(removing: mask))
    notes.append("the frame of \(described(view)) is a guess: its stack view decides it")
  }
}
