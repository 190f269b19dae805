import AppleFacts
import Index
import Syntax
import Text

// The names under which messages show objects, scenes and documents: those of Interface Builder.

extension InterfaceOutline {
  /// What Interface Builder's outline shows for an object.
  package func label(of object: InterfaceObject) -> String {
    if let label = object.label { return label.split(whereSeparator: \.isNewline).joined(separator: " ") }
    switch object.placeholder {
    case .filesOwner: return "File's Owner"
    case .firstResponder: return "First Responder"
    case .exit: return "Exit"
    case .application: return "Application"
    case .external, nil: break
    }
    return spelledOut(object.customClass.map(simpleName) ?? object.element)
  }

  /// The label of a scene's controller.
  package func label(ofScene scene: Int) -> String {
    mainObject(ofScene: scene).map { label(of: objects[$0]) } ?? "Scene"
  }

  /// Where in its document an object is: the scene; nothing in a xib.
  func place(of object: InterfaceObject) -> String? { object.scene.map { label(ofScene: $0) } }

  /// "Main.storyboard, Login View Controller"
  func place(ofObject index: Int?, in source: SourceFile) -> String {
    let name = fileName(source.path)
    return object(index).flatMap(place).map { name + ", " + $0 } ?? name
  }

  func object(_ index: Int?) -> InterfaceObject? {
    index.flatMap { objects.indices.contains($0) ? objects[$0] : nil }
  }

  func object(withID id: String?) -> InterfaceObject? {
    id.flatMap { id in objects.first { $0.id == id } }
  }

  /// The custom class, else the framework's class; nil where neither is known.
  func className(of object: InterfaceObject) -> String? {
    object.customClass ?? elementClass(object, in: self)
  }

  /// The innermost object whose element holds an offset.
  func innermostObject(around offset: Int) -> Int? {
    var best: Int?
    for (index, object) in objects.enumerated()
    where object.range.lower < offset && offset < object.range.upper {
      if let known = best, objects[known].range.length < object.range.length { continue }
      best = index
    }
    return best
  }
}

/// "Login View Controller" for `LoginViewController` and "View Controller" for `viewController`.
func spelledOut(_ name: String) -> String {
  words(of: name).filter { $0 != "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
    separator: " ")
}
