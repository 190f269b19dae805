import Text

/// An element or attribute in a form that Interface Builder never writes.
///
/// Only documents that name the Xcode that wrote them have faults. Shorter documents, such as those in tests, may lack much.
package typealias StructureFault = Placed<StructureFaultContent, InterfaceElementPlaces>

package struct StructureFaultContent: InterfaceContent {
  package enum Kind: Hashable, Sendable {
    /// A view that is a direct child of another view, outside of `<subviews>`.
    case besideSubviews
    /// A second `<subviews>` of one view, or another list that an element may have once.
    case listTwice(String)
    /// A second `<state>` of one control with the same key.
    case stateTwice(String)
    /// An element inside `<subviews>` that has no id.
    case subviewWithoutID
    case constraintWithoutID
    /// A `<scene>` outside `<scenes>`.
    case sceneOutside
    case unknownRuntime(String)
    /// An object at the top of a scene without `sceneMemberID`, which controllers have.
    case notInScene
    /// An outlet, an action or a segue, by its element, outside `<connections>`.
    case outsideConnections(String)
    case noFirstAttribute
    case unknownAttribute(String)
    /// `secondItem` without `secondAttribute`.
    case noSecondAttribute
    /// `secondAttribute` without `secondItem`.
    case noSecondItem
    /// A relation that does not exist, or a value that is not a number.
    case noRelation(String), noNumber(AttributeName, String)
    /// A coordinate, a size or a color component that is not a number: the attribute and its value.
    case noMeasure(String, String)
    case unknownSegueKind(String), unknownRelationship(String)
    /// Two attributes that one constraint can't relate, such as a size and a position, or a horizontal and a vertical position.
    case unlikeAttributes(String, String)
  }

  package enum AttributeName: String, Hashable, Sendable { case constant, multiplier, priority }

  package var kind: Kind
  /// Index into `objects` of the object that has the fault, or that is at the wrong place.
  package var object: Int?

  package mutating func renumber(objects: Int, scenes: Int) { object? += objects }
}
