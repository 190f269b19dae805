/// By what two versions of a document differ, the places of things aside.
package enum InterfaceDifference: Hashable, Sendable {
  case none
  /// By these connections and nothing else; the others are the same at either end.
  case connections(old: Range<Int>, new: Range<Int>)
  case more
}

extension InterfaceOutline {
  /// Property by property, and nothing copied, since this is asked at each keystroke.
  package func difference(from old: InterfaceOutline) -> InterfaceDifference {
    guard agreesBesideConnections(with: old) else { return .more }
    let shared = min(connections.count, old.connections.count)
    var lower = 0
    while lower < shared, Connection.agree(connections[lower], old.connections[lower]) { lower += 1 }
    var (upper, oldUpper) = (connections.count, old.connections.count)
    while upper > lower, oldUpper > lower,
      Connection.agree(connections[upper - 1], old.connections[oldUpper - 1])
    {
      upper -= 1
      oldUpper -= 1
    }
    return upper == lower && oldUpper == lower
      ? .none : .connections(old: lower..<oldUpper, new: lower..<upper)
  }

  private func agreesBesideConnections(with other: InterfaceOutline) -> Bool {
    platform == other.platform && isStoryboard == other.isStoryboard
      && agrees(scenes, other.scenes) { $0.id == $1.id }
      && agrees(objects, other.objects, InterfaceObject.agree)
      && agrees(references, other.references) { $0.id == $1.id && $0.kind == $1.kind }
      && agrees(runtimeAttributes, other.runtimeAttributes, RuntimeAttribute.agree)
      && agrees(storyboardReferences, other.storyboardReferences) {
        $0.object == $1.object && $0.storyboardName == $1.storyboardName
          && $0.referencedIdentifier == $1.referencedIdentifier && $0.bundleIdentifier == $1.bundleIdentifier
      }
      && agrees(duplicateIDs, other.duplicateIDs) { $0.id == $1.id }
      && agrees(problems, other.problems) { $0.kind == $1.kind && $0.message == $1.message }
  }
}

private func agrees<Item>(
  _ items: [Item], _ others: [Item], _ agree: (borrowing Item, borrowing Item) -> Bool
) -> Bool {
  guard items.count == others.count else { return false }
  return items.withUnsafeBufferPointer { items in
    others.withUnsafeBufferPointer { others in
      for index in items.indices where !agree(items[index], others[index]) { return false }
      return true
    }
  }
}

extension RuntimeAttribute {
  fileprivate static func agree(_ one: borrowing RuntimeAttribute, _ other: borrowing RuntimeAttribute)
    -> Bool
  {
    one.keyPath == other.keyPath && one.object == other.object && one.type == other.type
      // With an entity in it, it is another path.
      && one.keyPathRange.length == other.keyPathRange.length
  }
}

extension InterfaceObject {
  fileprivate static func agree(_ one: borrowing InterfaceObject, _ other: borrowing InterfaceObject) -> Bool
  {
    one.id == other.id && one.element == other.element && one.customClass == other.customClass
      && one.customModule == other.customModule && one.isModuleOfTarget == other.isModuleOfTarget
      && one.placeholder == other.placeholder && one.scene == other.scene && one.parent == other.parent
      && one.key == other.key && one.label == other.label
      && one.storyboardIdentifier == other.storyboardIdentifier
  }
}

extension Connection {
  fileprivate static func agree(_ one: borrowing Connection, _ other: borrowing Connection) -> Bool {
    one.kind == other.kind && one.source == other.source && one.name == other.name
      && one.destination == other.destination && one.id == other.id && one.event == other.event
      && one.keyPath == other.keyPath && one.keyPathRange?.length == other.keyPathRange?.length
      && one.appends == other.appends && Segue.agree(one.segue, other.segue)
  }
}

extension Segue {
  fileprivate static func agree(_ one: Segue?, _ other: Segue?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.kind == other.kind && one.relationship == other.relationship
      && one.unwindAction?.name == other.unwindAction?.name
      && one.creationSelector?.name == other.creationSelector?.name
      && one.customClass?.name == other.customClass?.name && one.customModule == other.customModule
      && one.isModuleOfTarget == other.isModuleOfTarget
  }
}
