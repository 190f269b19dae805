import Syntax
import Text

/// A name in a document or a property list that refers to something elsewhere.
package protocol NamedReference: Hashable, Sendable {
  var range: ByteRange { get }
}

extension PlistReference: NamedReference {}

/// A place in a document that names a member of a class.
package struct MemberReference: NamedReference {
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
  /// The index of the connection in the document; nil for a run-time attribute.
  package var connection: Int?
  /// Index of the object that holds the connection or the attribute.
  package var source: Int?
}

/// A place in a document that names a class.
package struct ClassReference: NamedReference {
  package var named: CustomClass
  package var range: ByteRange
  /// The index of the object with the class, or of the object at which the segue starts.
  package var object: Int?
  /// The index of the segue with the class; nil for the class of an object.
  package var segue: Int?

  package var name: String { named.name }
}

/// A reference and the file that contains it.
package struct InFile<Value: NamedReference>: Hashable, Sendable {
  package var file: FileID
  package var value: Value

  package init(_ value: Value, in file: FileID) {
    self.file = file
    self.value = value
  }

  /// Orders references by file and place.
  static func < (one: InFile, other: InFile) -> Bool {
    (one.file, one.value.range.lower) < (other.file, other.value.range.lower)
  }
}

extension InterfaceOutline {
  /// The references in document order, followed by those of run-time attributes. Half-typed ones without a name are left out.
  package var memberReferences: [MemberReference] {
    memberReferences(ofConnections: connections.indices)
      + memberReferences(ofAttributes: runtimeAttributes.indices)
  }

  /// - Parameter indices: The indices of run-time attributes.
  package func memberReferences(ofAttributes indices: Range<Int>) -> [MemberReference] {
    runtimeAttributes[indices].compactMap { attribute in
      firstComponent(attribute.keyPath, attribute.keyPathRange, attribute.isKeyPathVerbatim).map {
        MemberReference(
          kind: .runtimeAttribute, name: $0.name, range: $0.range, connection: nil, source: attribute.object
        )
      }
    }
  }

  /// - Parameter indices: The indices of connections.
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
        // No code declares a collection that UIKit itself keeps.
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
        // The target of the binding is the object itself, as for a double click.
        if connection.keyPath == "self", let selector = connection.boundSelector,
          let range = connection.boundSelectorRange
        {
          add(.action, selector, range)
        }
      case .other: break
      }
    }
    return result
  }

  /// The selectors that any class may receive.
  func selectorsOfAnyClass(among references: [MemberReference]) -> Set<String> {
    let firstResponders = Set(objects.filter { $0.placeholder == .firstResponder }.map { $0.id })
    var result: Set<String> = []
    for reference in references where namesAnyClass(reference, isFirstResponder: firstResponders.contains) {
      result.insert(reference.name)
    }
    return result
  }

  /// Whether any class may receive a selector at run time, rather than one that the document names.
  package func namesAnyClass(_ reference: MemberReference, isFirstResponder: (String) -> Bool) -> Bool {
    guard let index = reference.connection else { return false }
    switch reference.kind {
    case .unwindAction: return true
    case .creationSelector: return connections[index].segue?.kind == "relationship"
    case .action: return connections[index].destination.map(isFirstResponder) ?? false
    case .outlet, .outletCollection, .binding, .runtimeAttribute: return false
    }
  }

  /// The classes of the objects at both ends of connections, and of segues among the connections.
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
    classReferences(ofObjects: objects.indices) + classReferences(ofConnections: connections.indices)
  }

  package func classReferences(ofObjects indices: some Sequence<Int>) -> [ClassReference] {
    indices.compactMap { index in
      guard let named = objects[index].namedClass, let range = objects[index].customClassRange else {
        return nil
      }
      return ClassReference(named: named, range: range, object: index)
    }
  }

  /// The custom classes of segues.
  package func classReferences(ofConnections indices: Range<Int>) -> [ClassReference] {
    indices.compactMap { index in
      guard let named = connections[index].segue?.namedClass, let range = connections[index].segueClassRange
      else { return nil }
      return ClassReference(named: named, range: range, object: connections[index].source, segue: index)
    }
  }

  package func object(_ index: Int?) -> InterfaceObject? {
    index.flatMap { objects.indices.contains($0) ? objects[$0] : nil }
  }

  package func object(withID id: String?) -> InterfaceObject? { object(id.flatMap(objectIndex)) }

  package func connection(_ index: Int?) -> Connection? {
    index.flatMap { connections.indices.contains($0) ? connections[$0] : nil }
  }

  /// The destination of the connection that refers to a member.
  package func destination(of reference: MemberReference) -> InterfaceObject? {
    object(withID: connection(reference.connection)?.destination)
  }

  /// The index of the object with an id; of the first object if several have it.
  package func objectIndex(withID id: String) -> Int? { objects.firstIndex { $0.id == id } }

  /// The index of a scene's controller, else of its first object.
  package func mainObject(ofScene scene: Int) -> Int? {
    scenes.indices.contains(scene) ? mainObjects[scene] : nil
  }

  /// The result of `mainObject(ofScene:)` for each scene, found in one pass.
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
  // These controllers manage data, in addition to the scene's own controller.
  case "arrayController", "objectController", "treeController", "dictionaryController",
    "userDefaultsController":
    false
  default: element.hasSuffix("ontroller") || element.hasSuffix("ontrollerPlaceholder")
  }
}

/// The first component of a key path, `name` in `self.name.length`; nil if entities make its offset unknown.
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
