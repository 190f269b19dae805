import Text

/// By how much what stands in a document moves when something before it changes.
struct Shift {
  /// Added to offsets.
  var bytes: Int
  /// Added to indices into `InterfaceOutline.objects`.
  var objects: Int
  /// Added to indices into `InterfaceOutline.scenes`.
  var scenes: Int
}

/// Has a place in a document, and may refer to objects and scenes by index.
///
/// A property of an outline that holds either has to be moved below; the tests hold moved outlines against those
/// that are read.
protocol Movable {
  mutating func move(by shift: Shift)
}

extension Array where Element: Movable {
  /// Puts other elements, which move by `placed`, in the place of some; what follows moves by `moved`.
  mutating func replace(_ range: Range<Int>, with items: [Element], _ placed: Shift, _ moved: Shift) {
    replaceSubrange(range, with: items)
    let upper = range.lowerBound + items.count
    for index in range.lowerBound..<upper { self[index].move(by: placed) }
    for index in upper..<count { self[index].move(by: moved) }
  }
}

extension ByteRange {
  fileprivate mutating func move(by shift: Shift) {
    lower += shift.bytes
    upper += shift.bytes
  }
}

extension ByteRange? {
  fileprivate mutating func move(by shift: Shift) { self?.move(by: shift) }
}

extension InterfaceScene: Movable {
  mutating func move(by shift: Shift) { range.move(by: shift) }
}

extension InterfaceObject: Movable {
  mutating func move(by shift: Shift) {
    idRange.move(by: shift)
    tagRange.move(by: shift)
    range.move(by: shift)
    customClassRange.move(by: shift)
    scene? += shift.scenes
    parent? += shift.objects
  }
}

extension Connection: Movable {
  mutating func move(by shift: Shift) {
    source? += shift.objects
    nameRange.move(by: shift)
    destinationRange.move(by: shift)
    range.move(by: shift)
    keyPathRange.move(by: shift)
    segue?.move(by: shift)
  }
}

extension Segue: Movable {
  mutating func move(by shift: Shift) {
    unwindAction?.range.move(by: shift)
    creationSelector?.range.move(by: shift)
    customClass?.range.move(by: shift)
  }
}

extension InterfaceReference: Movable {
  mutating func move(by shift: Shift) { range.move(by: shift) }
}

extension StoryboardReference: Movable {
  mutating func move(by shift: Shift) {
    object += shift.objects
    storyboardNameRange.move(by: shift)
    referencedIdentifierRange.move(by: shift)
  }
}

extension RuntimeAttribute: Movable {
  mutating func move(by shift: Shift) {
    object? += shift.objects
    keyPathRange.move(by: shift)
  }
}
