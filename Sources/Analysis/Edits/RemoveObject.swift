import Syntax
import Text

/// The lists that Interface Builder writes even if they are empty, with the elements that have them; an empty set means any
/// element.
private let writtenEmpty: [String: Set<String>] = [
  "toolbarItems": [], "cells": ["collectionView"], "sections": ["tableView"], "items": ["toolbar", "tabBar"],
  "allowedToolbarItems": ["toolbar"], "defaultToolbarItems": ["toolbar"], "scenes": [],
]

extension DocumentOperation {
  /// Removes a view, another object in a list or beside the views, a constraint or a scene, with everything that refers to it.
  static let remove = DocumentOperation("remove") { arguments, editor throws(OperationRefusal) in
    let id = try arguments.text("id")
    if let scene = editor.scene(withID: id) { return try editor.remove([scene]) }
    let object = try editor.element(id)
    if editor.isSceneController(object), let scene = object.parent?.parent {
      return try editor.remove([scene])
    }
    switch object.parent?.name {
    case "connections":
      throw OperationRefusal("\(editor.described(object)) is a connection; use 'disconnect'")
    case "constraints": break
    case "objects":
      // Only a gesture recognizer or a view of a xib can be removed; every document of the kind has the other objects.
      if object.has("sceneMemberID") || object.name == "placeholder" || object["id"]?.hasPrefix("-") == true {
        throw OperationRefusal("\(editor.described(object)) belongs to every such document")
      }
    default: _ = try editor.place(.after, object)
    }
    try editor.remove([object])
  }

  /// Removes a connection: by its id, or by its object and its name.
  static let disconnect = DocumentOperation("disconnect", ["name", "to"]) {
    arguments, editor throws(OperationRefusal) in
    var connection = try editor.element(try arguments.text("id"))
    if let name = try arguments.optionalText("name") {
      connection = try editor.connection(
        of: connection, named: name, to: try arguments.optionalText("to").map(editor.resolved))
    }
    guard connection.parent?.name == "connections" else {
      throw OperationRefusal(
        "\(editor.described(connection)) is an object; give the 'name' of its connection, or use 'remove'")
    }
    try editor.remove([connection])
  }
}

extension DocumentEditor {
  /// The only connection of an object with a name, and with an end where that is given.
  fileprivate func connection(
    of object: DocumentElement, named name: String, to end: String?
  ) throws(OperationRefusal) -> DocumentElement {
    func names(_ connection: DocumentElement) -> [String] {
      ["property", "selector", "identifier", "relationship", "unwindAction", "name"].compactMap {
        connection[$0]
      }
    }
    let all = object.child("connections")?.children.map { $0 } ?? []
    let found = all.filter { connection in
      names(connection).contains(name)
        && (end == nil || end == connection["destination"] ?? connection["target"])
    }
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let known = all.compactMap { names($0).first.map { "'\($0)'" } }
      throw OperationRefusal(
        "\(described(object)) has no connection '\(name)'\(end.map { " to \($0)" } ?? "")"
          + (known.isEmpty ? "" : ", but \(known.joined(separator: ", "))"))
    }
    throw OperationRefusal(
      "\(described(object)) has \(found.count) connections '\(name)': give the id of one, "
        + found.compactMap { $0["id"] }.joined(separator: ", "))
  }

  /// Removes elements, and notes the other elements that have to be removed with them.
  mutating func remove(_ elements: [DocumentElement]) throws(OperationRefusal) {
    guard let root = tree.root, let first = elements.first else { return }
    // An id that another object has as well is still valid.
    let counts = Dictionary(root.descendants.compactMap { $0["id"] }.map { ($0, 1) }, uniquingKeysWith: +)
    // Whether each element is removed, by the element's index.
    var isGone = [Bool](repeating: false, count: tree.elementCount)
    var gone: Set<String> = []
    var along: [DocumentElement] = []
    var ranges: [DocumentElement] = []
    func take(_ element: DocumentElement) {
      if isGone[element.index] { return }
      ranges.append(element)
      for one in [element] + Array(element.descendants) {
        isGone[one.index] = true
        if let id = one["id"], counts[id] == 1 { gone.insert(id) }
      }
    }
    for element in elements { ([element] + parts(of: element)).forEach(take) }
    // Each round removes elements that name an element from the last round, such as an outlet of a removed view's constraint.
    let rounds = 8
    for round in 0... {
      let known = gone.count
      for element in root.descendants where !isGone[element.index] && isNaming(element, gone) {
        guard isDependent(element) else {
          throw OperationRefusal(
            "\(described(first)) can't be removed: \(described(element)) names it; change that first")
        }
        take(element)
        if element["id"] != nil { along.append(element) }
      }
      if gone.count == known { break }
      if round >= rounds {
        throw OperationRefusal("\(described(first)) can't be removed: too much depends on it")
      }
    }
    notes += along.map { "removed with \(described(first)): \(described($0))" }
    var edits = try edits(removing: ranges + lostResources(isGone))
    if root["initialViewController"].map(gone.contains) == true {
      edits += try attributeEdits(root, [initialChange(nil)])
      notes.append("removed with \(described(first)): the initial controller of the storyboard")
    }
    try apply(edits)
  }

  /// The edits that remove elements, with the lists around them that become empty where Interface Builder would not write these.
  func edits(removing elements: [DocumentElement]) throws(OperationRefusal) -> [Edit] {
    var gone = Set(elements)
    for element in elements {
      guard isWhole(element) else { throw notInLines(element) }
      // A list with only a key for an attribute is removed with its last element, and so is the list around it.
      var parent = element.parent
      while let list = parent, let holder = list.parent, list.attributes.allSatisfy({ $0.name == "key" }),
        writtenEmpty[list.name].map({ $0.isEmpty || $0.contains(holder.name) }) != true,
        list.children.allSatisfy(gone.contains)
      {
        gone.insert(list)
        parent = holder
      }
    }
    let whole = gone.filter { element in
      !sequence(first: element, next: \.parent).dropFirst().contains(where: gone.contains)
    }
    // An element without children left closes itself.
    let emptied = Set(whole.compactMap(\.parent)).filter { $0.children.allSatisfy(gone.contains) }
    if let open = emptied.first(where: { !isWhole($0) }) { throw notInLines(open) }
    let lines = whole.filter { $0.parent.map(emptied.contains) != true }.map(lines)
    return joined(lines).map { Edit($0, "") }
      + emptied.map { Edit(ByteRange($0.startTag.upper - 1, $0.range.upper), "/>") }
  }

  /// The lines of an element. Those of a scene begin with the comment that contains the scene's title.
  private func lines(of element: DocumentElement) -> ByteRange {
    guard element.name == "scene", let scenes = element.parent else { return text.wholeLines(element.range) }
    let before = scenes.children.prefix { $0 != element }.reversed().first
    return ByteRange(
      text.nextLine(before?.range.upper ?? scenes.startTag.upper), text.nextLine(element.range.upper))
  }

  /// Whether an attribute of an element, other than its own id, contains one of some ids.
  private func isNaming(_ element: DocumentElement, _ ids: Set<String>) -> Bool {
    element.attributes.contains {
      $0.name != "id" && $0.name != "userLabel" && isReference($0.name) && ids.contains($0.value)
    }
  }

  func isReference(_ attribute: String) -> Bool {
    [
      "destination", "target", "firstItem", "secondItem", "reference", "initialViewController",
      "popoverAnchorView", "popoverAnchorBarButtonItem",
    ].contains(attribute) || attribute.hasSuffix("View") || attribute.hasSuffix("Item")
      || attribute.hasSuffix("Cell") || attribute.hasSuffix("Column") || attribute.hasSuffix("Guide")
  }

  /// Whether an element that names a removed object is removed with it.
  private func isDependent(_ element: DocumentElement) -> Bool {
    switch element.name {
    case "constraint": element["firstItem"] != nil || element["secondItem"] != nil
    case "outlet", "outletCollection", "action", "segue", "binding", "exclude", "include":
      element["popoverAnchorView"] == nil && element["popoverAnchorBarButtonItem"] == nil
    default: false
    }
  }

  /// The images and colors that only removed elements used.
  func lostResources(_ isGone: [Bool]) -> [DocumentElement] {
    guard let root = tree.root, let resources = root.child("resources") else { return [] }
    let names = Set(resources.children.compactMap { $0["name"] })
    var (lost, used) = (Set<String>(), Set<String>())
    let own = resources.range
    for element in root.descendants where element.range.lower < own.lower || element.range.lower >= own.upper
    {
      for attribute in element.attributes where names.contains(attribute.value) {
        if isGone[element.index] { lost.insert(attribute.value) } else { used.insert(attribute.value) }
      }
    }
    let unused = lost.subtracting(used)
    return resources.children.filter { $0["name"].map(unused.contains) == true }
  }
}

/// The ranges in order, with touching or overlapping ones joined.
private func joined(_ ranges: [ByteRange]) -> [ByteRange] {
  var result: [ByteRange] = []
  for range in ranges.sorted(by: { $0.lower < $1.lower }) {
    if let last = result.last, range.lower <= last.upper {
      result[result.count - 1].upper = max(last.upper, range.upper)
    } else {
      result.append(range)
    }
  }
  return result
}
