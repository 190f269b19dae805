import AppleFacts
import Index
import Syntax
import Text

// The names under which messages show objects, scenes and documents: those of Interface Builder.

extension InterfaceOutline {
  /// The label that Interface Builder's outline shows for an object.
  package func label(of object: InterfaceObject) -> String {
    ownLabel(of: object) ?? spelledOut(object.element)
  }

  /// The label that Interface Builder's outline shows for an object, if it is more than the words of the object's element.
  func ownLabel(of object: InterfaceObject) -> String? {
    if let label = object.label { return label.split(whereSeparator: \.isNewline).joined(separator: " ") }
    switch object.placeholder {
    case .filesOwner: return "File's Owner"
    case .firstResponder: return "First Responder"
    case .exit: return "Exit"
    case .application: return "Application"
    case .external, nil: return object.customClass.map { spelledOut(simpleName($0)) }
    }
  }

  /// The label of a scene's controller.
  package func label(ofScene scene: Int) -> String {
    mainObject(ofScene: scene).map { label(of: objects[$0]) } ?? "Scene"
  }

  /// The label of the scene that an object is in; nil in a xib.
  func place(of object: InterfaceObject) -> String? { object.scene.map { label(ofScene: $0) } }

  /// The custom class, else the framework's class; nil where neither is known.
  func className(of object: InterfaceObject) -> String? {
    object.customClass ?? elementClass(object, in: self)
  }

  /// The innermost object whose element holds an offset.
  func innermostObject(around offset: Int) -> Int? {
    // Objects are in the order of the document, so the last one before the offset is inside of all objects around the offset.
    let count = objects.partitionPoint { $0.range.lower >= offset }
    var index = count > 0 ? count - 1 : nil
    while let known = index, objects[known].range.upper <= offset { index = objects[known].parent }
    return index
  }
}

extension Query {
  /// The place of an object for a message: "Main.storyboard, Login View Controller".
  func place(ofObject index: Int?, in file: FileID) -> String {
    let name = shownName(of: snapshot.path(of: file))
    guard let outline = snapshot.interface(file), let object = outline.object(index) else { return name }
    return outline.place(of: object).map { name + ", " + $0 } ?? name
  }
}
