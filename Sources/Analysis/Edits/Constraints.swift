import Syntax
import Text

/// A layout constraint as people write one: `a.top = b.bottom + 12 @750`, `a.width >= 100`.
struct ConstraintEquation {
  /// The attributes of the element by name, without its id. The first item is always present.
  private(set) var attributes: [String: String]

  /// nil for a text that is not a constraint.
  init?(_ text: String, item: (String) -> String) {
    var words = text.split(separator: " ").map(String.init)[...]
    func end(_ word: String) -> (item: String, attribute: String)? {
      guard let dot = word.lastIndex(of: "."), dot != word.startIndex else { return nil }
      return (item(String(word[..<dot])), String(word[word.index(after: dot)...]))
    }
    func number(_ word: String) -> String? { Double(word).flatMap { $0.isFinite ? written($0) : nil } }
    guard words.count >= 3, let first = end(words.removeFirst()) else { return nil }
    attributes = ["firstItem": first.item, "firstAttribute": first.attribute]
    switch words.removeFirst() {
    case "=": break
    case ">=": attributes["relation"] = "greaterThanOrEqual"
    case "<=": attributes["relation"] = "lessThanOrEqual"
    default: return nil
    }
    if let last = words.last, last.hasPrefix("@") {
      guard let priority = number(String(last.dropFirst())) else { return nil }
      if priority != "1000" { attributes["priority"] = priority }
      words.removeLast()
    }
    guard let word = words.popFirst() else { return nil }
    if let constant = number(word) {
      guard words.isEmpty else { return nil }
      attributes["constant"] = constant
      return
    }
    guard let second = end(word) else { return nil }
    attributes["secondItem"] = second.item
    attributes["secondAttribute"] = second.attribute
    while let sign = words.popFirst() {
      guard let value = words.popFirst() else { return nil }
      switch (sign, number(value)) {
      case ("*", let factor?) where attributes["multiplier"] == nil && attributes["constant"] == nil:
        attributes["multiplier"] = factor
      case ("+", let constant?) where attributes["constant"] == nil: attributes["constant"] = constant
      case ("-", let constant?) where attributes["constant"] == nil: attributes["constant"] = "-" + constant
      case ("+", nil) where value == "standard": attributes["symbolic"] = "YES"
      default: return nil
      }
    }
  }
}

/// A number in the form in which Interface Builder writes it.
func written(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension DocumentEditor {
  /// The ids of the views that may own a constraint of an item, the innermost first: the item and the views around it, up to the
  /// root view or the cell.
  private func owners(of item: DocumentElement) -> [String] {
    var next: DocumentElement? = item
    if item.name == "viewControllerLayoutGuide" {
      next = item.parent?.parent?.children.first { $0.is("key", "view") }
    } else if item.name.hasSuffix("LayoutGuide") {
      next = item.parent
    }
    var owners: [String] = []
    while let element = next, !element.has("sceneMemberID"), element.name != "window" {
      if let id = element["id"] { owners.append(id) }
      // Cells are made apart from the views around them.
      if ["Cell", "CellView", "ReusableView"].contains(where: element.name.hasSuffix) { break }
      next = element.parent
    }
    return owners
  }

  /// The nearest view around both items of a constraint; nil where there is none.
  func commonOwner(of first: String, _ second: String?) throws(OperationRefusal) -> String? {
    let owners = owners(of: try element(first))
    guard let second else { return owners.first }
    let others = Set(self.owners(of: try element(second)))
    return owners.first(where: others.contains)
  }

  /// The items of a constraint.
  func items(of constraint: DocumentElement) -> (first: String, second: String?) {
    (constraint["firstItem"] ?? constraint.parent?.parent?["id"] ?? "", constraint["secondItem"])
  }

  /// The constraints outside of an object that name the object or an object inside of it.
  func constraints(outside object: DocumentElement) -> [DocumentElement] {
    let inner = Set(([object] + Array(object.descendants)).compactMap { $0["id"] })
    return tree.root?.descendants.filter { constraint in
      guard constraint.name == "constraint", constraint.parent?.name == "constraints" else { return false }
      let range = object.range
      if range.lower <= constraint.range.lower, constraint.range.upper <= range.upper { return false }
      let (first, second) = items(of: constraint)
      return inner.contains(first) || second.map(inner.contains) == true
    } ?? []
  }

  /// Whether a stack view decides a constraint of one of its views itself, as it does for all attributes but sizes.
  func isPosition(_ constraint: DocumentElement, of id: String) -> Bool {
    let (first, second) = items(of: constraint)
    let sizes = ["width", "height"]
    return first == id && !sizes.contains(constraint["firstAttribute"] ?? "")
      || second == id && !sizes.contains(constraint["secondAttribute"] ?? "")
  }

  /// Puts the lines of a constraint into the list of its view, which is sorted by id.
  mutating func insert(_ lines: ElementLines, constraint id: String, of owner: String)
    throws(OperationRefusal)
  {
    try insert(lines, intoList: "constraints", of: try element(owner)) {
      PartKey(constraint: id) < PartKey(constraint: $0["id"] ?? "")
    }
  }

  /// The changes that give a constraint other items in another view.
  func changes(first: String, second: String?, owner: String) -> [AttributeChange] {
    [
      AttributeChange(name: "firstItem", value: first == owner ? nil : first),
      AttributeChange(name: "secondItem", value: second),
    ]
  }

  /// Writes a constraint from its equation.
  mutating func constrain(_ text: String, self object: String?) throws(OperationRefusal) {
    let editor = self
    guard
      let equation = ConstraintEquation(
        text, item: { $0 == "self" ? object ?? $0 : editor.resolved($0) })
    else {
      throw OperationRefusal("'\(text)' is not a constraint such as 'a.top = b.bottom + 12 @750'")
    }
    var attributes = equation.attributes
    guard let first = attributes["firstItem"] else { return }
    let second = attributes["secondItem"]
    for item in [first, second].compactMap(\.self) {
      let element = try element(item)
      if element.has("sceneMemberID") || ["constraints", "connections"].contains(element.parent?.name ?? "") {
        throw OperationRefusal("\(described(element)) is neither a view nor a layout guide")
      }
    }
    guard let owner = try commonOwner(of: first, second) else {
      throw OperationRefusal("'\(text)': no view is around both items")
    }
    if first == owner { attributes["firstItem"] = nil }
    if let known = try constraint(of: owner, saying: attributes) {
      throw OperationRefusal("'\(text)' is there already: \(described(known))")
    }
    attributes["id"] = freshID(owner, text)
    let order = orders.anyAttributes(of: "constraint") ?? []
    var line = "<constraint"
    for name in order { if let value = attributes[name] { line += " \(name)=\"\(xmlEscaped(value))\"" } }
    try insert(ElementLines([line + "/>"]), constraint: attributes["id"] ?? "", of: owner)
    for item in [first, second].compactMap(\.self) where item != owner { try markConstrained(item) }
    if second == nil { try markConstrained(first) }
  }

  /// The constraint of a view with the same meaning as some attributes, whatever its id and its names are; nil for none.
  private func constraint(
    of owner: String, saying attributes: [String: String]
  ) throws(OperationRefusal) -> DocumentElement? {
    let plain = ["id", "symbolic", "identifier", "userLabel", "placeholder"]
    return try element(owner).child("constraints")?.children.first { constraint in
      let own = constraint.attributes.filter { !plain.contains($0.name) }
      return own.count == attributes.count { !plain.contains($0.key) }
        && own.allSatisfy { attributes[$0.name] == $0.value }
    }
  }

  /// Whether a constraint names the view itself, rather than an object inside of it.
  func isConstrained(_ view: DocumentElement) -> Bool {
    guard let id = view["id"] else { return false }
    return tree.root?.descendants.contains { constraint in
      guard constraint.name == "constraint", constraint.parent?.name == "constraints" else { return false }
      let (first, second) = items(of: constraint)
      return first == id || second == id
    } ?? false
  }

  /// Removes the mark that a view without constraints has a fixed frame.
  mutating func markConstrained(_ id: String) throws(OperationRefusal) {
    let view = try element(id)
    guard usesAutoLayout, view.parent?.name == "subviews" else { return }
    if !view.has("translatesAutoresizingMaskIntoConstraints") {
      notes.append(
        "\(described(view)) is placed by its autoresizing mask; set 'translatesAutoresizingMaskIntoConstraints' to NO"
      )
    }
    guard view.has("fixedFrame") else { return }
    var edits = try attributeEdits(view, [AttributeChange(name: "fixedFrame", value: nil)])
    // The mask is removed only if 'unconstrain' could restore it.
    if let mask = view.child("autoresizingMask"), text.string(mask.range) == usualMask {
      edits += try self.edits(removing: [mask])
    }
    try apply(edits)
  }

  /// Marks a view without constraints as having a fixed frame.
  mutating func markUnconstrained(_ id: String) throws(OperationRefusal) {
    guard let view = tree.element(withID: id), usesAutoLayout, view.parent?.name == "subviews",
      view.is("translatesAutoresizingMaskIntoConstraints", "NO"), !view.has("fixedFrame"),
      view.parent?.parent?.name != "stackView", !isConstrained(view),
      // A cell with a style places these views itself.
      !["textLabel", "detailTextLabel", "imageView"].contains(view["key"])
    else { return }
    try apply(try attributeEdits(view, [AttributeChange(name: "fixedFrame", value: "YES")]))
    if orders.writesMasksOfFixedFrames, let view = tree.element(withID: id),
      view.child("autoresizingMask") == nil
    {
      let next = successor(of: "autoresizingMask@autoresizingMask", in: view)
      try insert(ElementLines([usualMask]), in: view, before: next)
    }
    if !unconstrained.contains(id) { unconstrained.append(id) }
  }

  /// Copies the constraints of an object for a copy of the object.
  ///
  /// - Parameters:
  ///   - copies: The ids in the copy, by the ids of the object and of the objects inside of it.
  ///   - parents: The views around the object and around the copy; nil where both have the same.
  mutating func copyConstraints(
    of id: String, _ copies: [String: String], parents: (old: String, new: String)?
  ) throws(OperationRefusal) {
    for constraint in constraints(outside: try element(id)).compactMap({ $0["id"] }) {
      let old = try element(constraint)
      let (first, second) = items(of: old)
      func item(_ id: String) -> String? {
        if let copy = copies[id] { return copy }
        guard let parents else { return id }
        return id == parents.old ? parents.new : nil
      }
      let isInStack = try element(copies[id] ?? id).parent?.parent?.name == "stackView"
      guard let newFirst = item(first), second == nil || second.flatMap(item) != nil,
        !isInStack || !isPosition(old, of: id),
        // A constraint between the object and the object that gets its constraints would have the same item twice.
        first == second || newFirst != second.flatMap(item),
        let owner = try commonOwner(of: newFirst, second.flatMap(item)),
        case var changes = changes(first: newFirst, second: second.flatMap(item), owner: owner),
        try self.constraint(of: owner, saying: old.attributes(changing: changes)) == nil
      else {
        notes.append("not copied: \(described(old))")
        continue
      }
      let new = freshID(constraint, newFirst)
      changes.append(AttributeChange(name: "id", value: new))
      try insert(try lines(of: old, changing: [old: changes]), constraint: new, of: owner)
    }
    if let copy = copies[id], try isConstrained(element(copy)) { try markConstrained(copy) }
  }
}

extension DocumentOperation {
  /// Adds constraints, from equations or as copies of another object's.
  static let constrain = DocumentOperation("constrain", ["constraints", "like"]) {
    arguments, editor throws(OperationRefusal) in
    let equations = try arguments.texts("constraints") ?? []
    let id = try arguments.optionalText("id").map(editor.resolved)
    for equation in equations { try editor.constrain(equation, self: id) }
    guard let like = try arguments.optionalText("like") else {
      if equations.isEmpty { throw OperationRefusal("'constrain' lacks 'constraints' or 'like'") }
      return
    }
    let example = try editor.element(like)
    let object = try editor.element(try arguments.text("id"))
    guard let own = example["id"], let new = object["id"] else { return }
    let parents = (old: example.parent?.parent?["id"] ?? "", new: object.parent?.parent?["id"] ?? "")
    try editor.copyConstraints(of: own, [own: new], parents: parents.old == parents.new ? nil : parents)
  }

  /// Removes a constraint, or all constraints that name a view.
  static let unconstrain = DocumentOperation("unconstrain") { arguments, editor throws(OperationRefusal) in
    let object = try editor.element(try arguments.text("id"))
    let isConstraint = object.parent?.name == "constraints"
    let own = object["id"] ?? ""
    let inner = object.child("constraints")?.children.filter { editor.items(of: $0) == (own, nil) } ?? []
    let all =
      isConstraint
      ? [object]
      : editor.constraints(outside: object).filter {
        editor.items(of: $0).first == own || editor.items(of: $0).second == own
      } + inner
    if all.isEmpty { throw OperationRefusal("\(editor.described(object)) has no constraints") }
    let items = all.flatMap { [editor.items(of: $0).first, editor.items(of: $0).second].compactMap(\.self) }
    for constraint in all.compactMap({ $0["id"] }) {
      // The constraint may have been removed with an earlier one.
      guard let constraint = editor.tree.element(withID: constraint) else { continue }
      if !isConstraint { editor.notes.append("removed: \(editor.described(constraint))") }
      try editor.remove([constraint])
    }
    for item in items { try editor.markUnconstrained(item) }
  }
}

extension DocumentElement {
  /// The values of the element's attributes after some changes.
  fileprivate func attributes(changing changes: [AttributeChange]) -> [String: String] {
    var values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
    for change in changes { values[change.name] = change.value }
    return values
  }
}
