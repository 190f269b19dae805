import Text

/// Checks of the current tag for faults that Interface Builder never writes.
extension InterfaceReader {
  /// Adds a fault for a list that its parent element already has.
  mutating func checkList(of parent: Frame) {
    guard outline.namesTools, let last = frames.indices.last,
      let name = PackedName(
        scanner.base, count: scanner.count, lower: scanner.nameLower, upper: scanner.nameUpper),
      let bit = listBits[name]
    else { return }
    if frames[last].lists & bit != 0 {
      addFault(.listTwice(scanner.string(scanner.nameLower, scanner.nameUpper)), parent.object)
    }
    frames[last].lists |= bit
  }

  /// Adds a fault for a state that its control already has.
  mutating func checkState(of parent: Frame) {
    guard outline.namesTools, let last = frames.indices.last, let key = range(.key),
      let name = PackedName(scanner.base, count: scanner.count, lower: key.lower, upper: key.upper),
      let bit = stateBits[name]
    else { return }
    if frames[last].lists & bit != 0 { addFault(.stateTwice(string(key)), parent.object, at: key) }
    frames[last].lists |= bit
  }

  /// Adds a fault for a coordinate, a size or a color component that is not a number.
  mutating func checkMeasures(_ frame: Frame) {
    guard outline.namesTools else { return }
    for position in 0..<scanner.attributeCount {
      let attribute = scanner.attributes[position]
      guard
        frame.kind == .color
          ? isColorPart(attribute.nameLower, attribute.nameUpper)
          : attribute.nameUpper - attribute.nameLower != 3
            || scanner.base[attribute.nameLower] != UInt8(ascii: "k"),
        !isNumber(attribute.value)
      else { continue }
      addFault(
        .noMeasure(scanner.string(attribute.nameLower, attribute.nameUpper), string(attribute.value)),
        frame.object, at: attribute.value)
    }
  }

  /// Whether an attribute is `red`, `green`, `blue`, `white` or `alpha`. No other attribute has the same length and first letter.
  private func isColorPart(_ lower: Int, _ upper: Int) -> Bool {
    switch (upper - lower, scanner.base[lower]) {
    case (3, UInt8(ascii: "r")), (4, UInt8(ascii: "b")), (5, UInt8(ascii: "g")), (5, UInt8(ascii: "w")),
      (5, UInt8(ascii: "a")):
      true
    default: false
    }
  }

  /// Adds faults for a kind and for a relationship that no segue has.
  mutating func checkSegue() {
    let source = frames.last?.source ?? -1
    if let kind = range(.kind), !kind.isEmpty, !segueKinds.contains(where: { isValue(.kind, $0) }) {
      addFault(.unknownSegueKind(string(kind)), source, at: kind)
    }
    if let name = range(.relationship), !name.isEmpty,
      !segueRelationships.contains(where: { isValue(.relationship, $0) })
    {
      addFault(.unknownRelationship(string(name)), source, at: name)
    }
  }

  /// Adds a fault if the root names an unknown platform.
  mutating func checkRuntime() {
    guard let range = range(.targetRuntime) else { return }
    if targetRuntimes.contains(where: { isValue(.targetRuntime, $0) }) { return }
    addFault(.unknownRuntime(string(range)), -1, at: range)
  }

  func isNumber(_ value: ByteRange) -> Bool { isPlainNumber(value) || Double(string(value)) != nil }

  /// Whether a value consists of digits, with an optional minus sign and an optional fraction.
  private func isPlainNumber(_ value: ByteRange) -> Bool {
    var digits = value
    if !digits.isEmpty, scanner.base[digits.lower] == Ascii.minus { digits.lower += 1 }
    var dots = 0
    for offset in digits.lower..<digits.upper where !Ascii.isDigit(scanner.base[offset]) {
      guard scanner.base[offset] == Ascii.dot, dots == 0 else { return false }
      dots += 1
    }
    return digits.length > dots
  }
}

package let targetRuntimes: [StaticString] = [
  "iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "MacOSX.Cocoa", "AppleTV", "watchKit",
]
package let segueKinds: [StaticString] = [
  "show", "showDetail", "presentation", "popoverPresentation", "embed", "relationship", "unwind", "custom",
  "push", "modal", "popover", "sheet", "replace",
]
package let segueRelationships: [StaticString] = [
  "rootViewController", "viewControllers", "masterViewController", "detailViewController",
  "supplementaryViewController", "compactViewController", "tabItems", "splitItems",
  "window.shadowedContentViewController", "nextPage", "dynamicNotificationInterface",
  "dynamicInteractiveNotificationInterface",
]
