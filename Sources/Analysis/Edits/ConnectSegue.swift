import Syntax
import Text

/// The segues that can be made, with their kinds in documents; nil where the platform lacks the segue.
private let segueKinds: [(name: String, iOS: String?, macOS: String?)] = [
  ("show", "show", "show"), ("showDetail", "showDetail", nil), ("present", "presentation", "modal"),
  ("popover", "popoverPresentation", "popover"), ("sheet", nil, "sheet"), ("embed", "embed", "embed"),
  ("relationship", "relationship", "relationship"), ("unwind", "unwind", "unwind"),
  ("custom", "custom", "custom"),
]

/// The relationships of controllers to the controllers inside of them, by element.
private let relationships = [
  "navigationController": "rootViewController", "tabBarController": "viewControllers",
  "windowController": "window.shadowedContentViewController",
]

/// The ends of the names of elements that perform segues, besides controllers.
private let leadingElements = [
  "Cell", "GestureRecognizer", "button", "barButtonItem", "segmentedControl", "switch", "slider", "stepper",
  "textField", "datePicker", "pageControl",
]

extension DocumentEditor {
  /// The attributes of a segue. Lists are sorted by the first one. Throws where the segue can't lead to the destination.
  func segueAttributes(
    _ arguments: OperationArguments, from source: DocumentElement, to destination: DocumentElement
  ) throws(OperationRefusal) -> [AttributeChange] {
    let wanted = try arguments.text("segue")
    let known = segueKinds.first { $0.name == wanted }
    guard let kind = isMac ? known?.macOS : known?.iOS else {
      let names = segueKinds.filter { (isMac ? $0.macOS : $0.iOS) != nil }.map { "'\($0.name)'" }
      throw OperationRefusal("no segue '\(wanted)'; there are " + names.joined(separator: ", "))
    }
    let end = wanted == "unwind" ? "exit" : "a controller"
    guard wanted == "unwind" ? destination.name == "exit" : isSceneController(destination) else {
      throw OperationRefusal("\(described(destination)) is not \(end), to which such a segue leads")
    }
    if wanted == "unwind" ? scene(of: source) != scene(of: destination) : source == destination {
      throw OperationRefusal(
        "\(described(destination)) belongs to \(wanted == "unwind" ? "another scene" : "the source")")
    }
    let canLead =
      isMac || wanted == "embed" || isSceneController(source) || source.has("customClass")
      || leadingElements.contains(where: source.name.hasSuffix)
    if !canLead {
      throw OperationRefusal(
        "\(described(source)) can't perform a segue; give a control, a cell, a gesture recognizer or a controller"
      )
    }
    let others = source.child("connections")?.children.filter { $0.name == "segue" } ?? []
    var attributes = [AttributeChange(name: "identifier", value: try arguments.optionalText("name"))]
    switch wanted {
    case "relationship":
      guard isSceneController(source) else {
        throw OperationRefusal("\(described(source)) is not a controller")
      }
      guard let name = try arguments.optionalText("name") ?? relationships[source.name] else {
        throw OperationRefusal("a relationship of \(described(source)) needs a 'name'")
      }
      if relationships[source.name] == name, name != "viewControllers",
        others.contains(where: { $0["relationship"] == name })
      {
        throw OperationRefusal(
          "\(described(source)) has a controller for '\(name)' already; disconnect that first")
      }
      attributes = [AttributeChange(name: "relationship", value: name)]
    case "embed":
      if !isMac, source.name != "containerView" {
        throw OperationRefusal(
          "\(described(source)) is not a containerView, which alone can embed a controller")
      }
      if others.contains(where: { $0.is("kind", "embed") }) {
        throw OperationRefusal("\(described(source)) embeds a controller already; disconnect that first")
      }
    case "unwind": attributes = [AttributeChange(name: "unwindAction", value: try arguments.text("name"))]
    default: break
    }
    return attributes + [AttributeChange(name: "kind", value: kind)]
  }

  /// Whether an object is the controller of a scene, or a reference to one in another storyboard.
  func isSceneController(_ object: DocumentElement) -> Bool {
    object.parent?.name == "objects" && object.parent?.parent?.name == "scene"
      && !["firstResponder", "exit", "application"].contains(object["sceneMemberID"] ?? "exit")
  }
}
