import Syntax

/// A scene of a storyboard.
struct StoryboardScene: Sendable {
  var element: DocumentElement
  /// The controller, or an object that replaces it.
  var controller: DocumentElement
  /// All objects at the top of the scene, including the controller.
  var objects: [DocumentElement]
  /// The middle of the scene on Interface Builder's canvas.
  var location: (x: Double, y: Double)?

  /// - Parameter scene: A `scene` element; nil for one without objects.
  init?(_ scene: DocumentElement) {
    objects = scene.child("objects").map { Array($0.children) } ?? []
    guard let first = objects.first else { return nil }
    element = scene
    controller =
      objects.first {
        $0.name.hasSuffix("ontroller") || $0.name.hasSuffix("Placeholder") || $0.name == "application"
      } ?? first
    location = scene.child(for: "canvasLocation", "point").map { ($0.number("x"), $0.number("y")) }
  }

  var id: String { controller["id"] ?? "" }

  /// Whether a name from the user means the scene.
  func isNamed(_ name: String) -> Bool {
    [
      controller["id"], element["sceneID"], controller["customClass"], controller["title"],
      controller["storyboardIdentifier"], controller["userLabel"],
    ].contains(name)
  }

  /// The name of the scene for users.
  var name: String {
    controller["customClass"] ?? controller["title"] ?? controller["storyboardIdentifier"] ?? controller.name
  }

  /// The segues that begin at the scene's objects.
  var segues: [DocumentElement] { element.descendants.filter { $0.name == "segue" } }
}
