import Text

extension InterfaceReader {
  /// Adds a fault, in a document that Interface Builder has written.
  ///
  /// - Parameter range: nil for the name in the current tag.
  mutating func addFault(
    _ kind: StructureFaultContent.Kind, _ object: Int, at range: ByteRange? = nil
  ) {
    guard outline.namesTools else { return }
    var fault = StructureFault(
      StructureFaultContent(kind: kind, object: object < 0 ? nil : object), at: scanner.tagLower,
      InterfaceElementPlaces())
    fault.range = range ?? ByteRange(scanner.nameLower, scanner.nameUpper)
    outline.faults.append(fault)
  }

  /// Notes which attributes of its items a constraint can't join.
  mutating func checkConstraint(_ object: Int) {
    checkValues(object)
    guard let first = range(.firstAttribute) else { return addFault(.noFirstAttribute, object) }
    let direction = direction(of: first)
    if direction == nil { addFault(.unknownAttribute(string(first)), object, at: first) }
    guard let second = range(.secondAttribute) else {
      if let item = range(.secondItem) { addFault(.noSecondAttribute, object, at: item) }
      return
    }
    if !has(.secondItem) { addFault(.noSecondItem, object, at: second) }
    guard let other = self.direction(of: second) else {
      return addFault(.unknownAttribute(string(second)), object, at: second)
    }
    if let direction, direction != other {
      addFault(.unlikeAttributes(string(first), string(second)), object, at: second)
    }
  }

  private mutating func checkValues(_ object: Int) {
    let relations: [StaticString] = ["equal", "greaterThanOrEqual", "lessThanOrEqual"]
    if let relation = range(.relation), !relations.contains(where: { isValue(.relation, $0) }) {
      addFault(.noRelation(string(relation)), object, at: relation)
    }
    if let constant = range(.constant), !isPlainNumber(constant), Double(string(constant)) == nil {
      addFault(.noNumber(.constant, string(constant)), object, at: constant)
    }
    if let priority = range(.priority), !(Double(string(priority)).map { (0...1000).contains($0) } ?? false) {
      addFault(.noNumber(.priority, string(priority)), object, at: priority)
    }
  }

  /// Whether a value has digits alone, perhaps with a sign and a fraction.
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

  private func direction(of attribute: ByteRange) -> LayoutDirection? {
    PackedName(scanner.base, count: scanner.count, lower: attribute.lower, upper: attribute.upper)
      .flatMap { layoutAttributes[$0] }
  }
}

enum LayoutDirection: UInt8, Sendable { case horizontal, vertical, size }

/// The attributes of constraints, as Interface Builder names them.
private let layoutAttributes = NameTable<LayoutDirection>(
  [
    ("left", .horizontal), ("right", .horizontal), ("leading", .horizontal), ("trailing", .horizontal),
    ("centerX", .horizontal), ("leftMargin", .horizontal), ("rightMargin", .horizontal),
    ("leadingMargin", .horizontal), ("trailingMargin", .horizontal), ("centerXWithinMargins", .horizontal),
    ("top", .vertical), ("bottom", .vertical), ("centerY", .vertical), ("baseline", .vertical),
    ("firstBaseline", .vertical), ("lastBaseline", .vertical), ("topMargin", .vertical),
    ("bottomMargin", .vertical), ("centerYWithinMargins", .vertical), ("width", .size), ("height", .size),
  ])
