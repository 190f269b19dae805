import Syntax

/// A layout constraint as people write it: `self.bottom = Oga-ls-XML.bottom + 12 @750`.
package struct ConstraintText: Hashable, Sendable {
  package var id: String
  /// The equation, in which `self` is the view that owns the constraint.
  package var text: String
}

/// A reader of the constraints of a document's views, in the document's order.
struct ConstraintReader {
  private let tree: DocumentTree

  init(_ tree: DocumentTree) { self.tree = tree }

  func constraints(of id: String) -> [ConstraintText] {
    guard let view = tree.element(withID: id), let list = view.child("constraints") else { return [] }
    return list.children.filter { $0.name == "constraint" }.map { constraint in
      ConstraintText(id: constraint["id"] ?? "", text: text(of: constraint, owner: id))
    }
  }

  /// The side of a controller's layout guide, such as `top`.
  func guide(_ object: InterfaceObject) -> String? {
    object.element == "viewControllerLayoutGuide" ? tree.element(withID: object.id)?["type"] : nil
  }

  /// The frame of a view in the document, in its written form.
  func frame(of id: String) -> OutlineItem.Frame? {
    guard let rect = tree.element(withID: id)?.child(for: "frame", "rect"), let x = rect["x"],
      let y = rect["y"], let width = rect["width"], let height = rect["height"]
    else { return nil }
    return OutlineItem.Frame(x: x, y: y, width: width, height: height)
  }

  private func text(of constraint: DocumentElement, owner: String) -> String {
    func end(_ item: String?, _ attribute: String?) -> String {
      (item.map { $0 == owner ? "self" : $0 } ?? "self") + "." + (attribute ?? "?")
    }
    let relation =
      switch constraint["relation"] {
      case "greaterThanOrEqual": ">="
      case "lessThanOrEqual": "<="
      default: "="
      }
    var text = end(constraint["firstItem"], constraint["firstAttribute"]) + " " + relation
    let constant = constraint["constant"]
    if let attribute = constraint["secondAttribute"] {
      text += " " + end(constraint["secondItem"], attribute)
      if let multiplier = constraint["multiplier"], multiplier != "1" { text += " * " + multiplier }
      if let constant, constant != "0" {
        text += constant.hasPrefix("-") ? " - " + constant.dropFirst() : " + " + constant
      } else if constraint.is("symbolic", "YES") || constraint.is("constant", "standard") {
        text += " + standard"
      }
    } else {
      text += " " + (constant ?? "0")
    }
    if let priority = constraint["priority"], priority != "1000" { text += " @" + priority }
    if constraint.is("placeholder", "YES") { text += " (removed at build time)" }
    return text
  }
}
