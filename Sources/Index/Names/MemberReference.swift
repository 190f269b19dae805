import Syntax
import Text

/// A place in a document that names a member of a class.
package struct MemberReference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case outlet, outletCollection, action, unwindAction, creationSelector
    /// The first component of a binding's key path.
    case binding
    /// The first component of a run-time attribute's key path.
    case runtimeAttribute
  }

  package var kind: Kind
  /// A key or a selector.
  package var name: String
  package var range: ByteRange
  /// Index into the document's connections; nil for a run-time attribute.
  package var connection: Int?
  /// Index of the object that holds the connection or the attribute.
  package var source: Int?
}

/// A place in a document that names a class.
package struct ClassReference: Hashable, Sendable {
  package var name: String
  package var range: ByteRange
  package var module: String?
  /// `customModuleProvider="target"`
  package var isModuleOfTarget: Bool
  /// Index of the object that has the class, or of the one at which the segue starts.
  package var object: Int?
  /// Index of the segue that has the class; nil for an object's.
  package var segue: Int?

  package var namedClass: CustomClass {
    CustomClass(name, module: module, isModuleOfTarget: isModuleOfTarget)
  }
}

/// A reference with the document it stands in.
package struct InFile<Value: Hashable & Sendable>: Hashable, Sendable {
  package var file: FileID
  package var value: Value

  package init(_ value: Value, in file: FileID) {
    self.file = file
    self.value = value
  }
}

extension InterfaceOutline {
  /// In document order, those of run-time attributes last; half-typed ones without a name are left out.
  package var memberReferences: [MemberReference] {
    memberReferences(ofConnections: connections.indices)
      + runtimeAttributes.compactMap { attribute in
        firstComponent(attribute.keyPath, attribute.keyPathRange, attribute.isKeyPathVerbatim).map {
          MemberReference(
            kind: .runtimeAttribute, name: $0.name, range: $0.range, connection: nil, source: attribute.object
          )
        }
      }
  }

  /// - Parameter indices: Of connections.
  package func memberReferences(ofConnections indices: Range<Int>) -> [MemberReference] {
    var result: [MemberReference] = []
    result.reserveCapacity(indices.count)
    for index in indices {
      let connection = connections[index]
      func add(_ kind: MemberReference.Kind, _ name: String, _ range: ByteRange) {
        guard !name.isEmpty else { return }
        result.append(
          MemberReference(kind: kind, name: name, range: range, connection: index, source: connection.source))
      }
      switch connection.kind {
      case .outlet, .outletCollection:
        // A collection that UIKit keeps itself has no code side.
        if !connection.appends {
          add(connection.kind == .outlet ? .outlet : .outletCollection, connection.name, connection.nameRange)
        }
      case .action: add(.action, connection.name, connection.nameRange)
      case .segue:
        if let name = connection.segue?.unwindAction, let range = connection.unwindActionRange {
          add(.unwindAction, name, range)
        }
        if let name = connection.segue?.creationSelector, let range = connection.creationSelectorRange {
          add(.creationSelector, name, range)
        }
      case .binding:
        if let path = connection.keyPath, let range = connection.keyPathRange,
          let first = firstComponent(path, range, connection.isKeyPathVerbatim)
        {
          add(.binding, first.name, first.range)
        }
      case .other: break
      }
    }
    return result
  }

  /// The selectors for which every class may answer.
  func selectorsOfAnyClass(among references: [MemberReference]) -> Set<String> {
    let firstResponders = Set(objects.filter { $0.placeholder == .firstResponder }.map(\.id))
    var result: Set<String> = []
    for reference in references {
      guard let index = reference.connection else { continue }
      switch reference.kind {
      case .unwindAction: result.insert(reference.name)
      case .creationSelector where connections[index].segue?.kind == "relationship":
        result.insert(reference.name)
      case .action:
        if let id = connections[index].destination, firstResponders.contains(id) {
          result.insert(reference.name)
        }
      case .creationSelector, .outlet, .outletCollection, .binding, .runtimeAttribute: break
      }
    }
    return result
  }

  /// The classes of the objects that connections join, and of segues among them.
  func classNames(atEndsOf connections: Range<Int>) -> [String] {
    let ends = Set(self.connections[connections].compactMap(\.destination))
    let sources = Set(self.connections[connections].compactMap(\.source))
    return objects.indices.compactMap {
      guard let name = objects[$0].customClass, sources.contains($0) || ends.contains(objects[$0].id) else {
        return nil
      }
      return name
    } + self.connections[connections].compactMap { $0.segue?.customClass }
  }

  package var classReferences: [ClassReference] {
    var result: [ClassReference] = []
    for (index, object) in objects.enumerated() {
      guard let name = object.customClass, let range = object.customClassRange else { continue }
      result.append(
        ClassReference(
          name: name, range: range, module: object.customModule, isModuleOfTarget: object.isModuleOfTarget,
          object: index, segue: nil))
    }
    for (index, connection) in connections.enumerated() {
      guard let segue = connection.segue, let name = segue.customClass, let range = connection.segueClassRange
      else { continue }
      result.append(
        ClassReference(
          name: name, range: range, module: segue.customModule, isModuleOfTarget: segue.isModuleOfTarget,
          object: connection.source, segue: index))
    }
    return result
  }

  /// The index of the object that has an id; that of the first where several claim it.
  package func objectIndex(withID id: String) -> Int? { objects.firstIndex { $0.id == id } }

  /// The controller of a scene, else whatever stands first in it.
  package func mainObject(ofScene scene: Int) -> Int? {
    var first: Int?
    for (index, object) in objects.enumerated()
    where object.scene == scene && object.parent == nil && object.placeholder != .firstResponder
      && object.placeholder != .exit
    {
      if isSceneController(object.element) { return index }
      if first == nil { first = index }
    }
    return first
  }
}

extension InterfaceOutline {
  /// `mainObject(ofScene:)` of each scene, in one walk.
  package var mainObjects: [Int?] {
    var first = [Int?](repeating: nil, count: scenes.count)
    var controllers = first
    for (index, object) in objects.enumerated() where object.parent == nil {
      guard let scene = object.scene, scenes.indices.contains(scene), object.placeholder != .firstResponder,
        object.placeholder != .exit
      else { continue }
      if first[scene] == nil { first[scene] = index }
      if controllers[scene] == nil, isSceneController(object.element) { controllers[scene] = index }
    }
    return zip(controllers, first).map { $0 ?? $1 }
  }
}

private func isSceneController(_ element: String) -> Bool {
  switch element {
  case "application", "pagecontroller": true
  // Controllers of data, which stand beside the scene's.
  case "arrayController", "objectController", "treeController", "dictionaryController",
    "userDefaultsController":
    false
  default: element.hasSuffix("ontroller") || element.hasSuffix("ontrollerPlaceholder")
  }
}

/// `self.name.length` names `name`; nil where entities keep the offsets from being known.
private func firstComponent(
  _ path: String, _ range: ByteRange, _ isVerbatim: Bool
) -> (name: String, range: ByteRange)? {
  guard isVerbatim else { return nil }
  var lower = 0
  var name = path.prefix { $0 != "." }
  if name == "self" {
    lower = 5
    name = path.dropFirst(5).prefix { $0 != "." }
  }
  guard !name.isEmpty else { return nil }
  let start = range.lower + lower
  return (String(name), ByteRange(start, start + name.utf8.count))
}
