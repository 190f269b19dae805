import Text

extension InterfaceReader {
  /// Adds a fault if the root element shows that Interface Builder wrote the document.
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

  /// Adds the faults of a constraint: attributes that it can't relate, and values that are not valid.
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
    if let constant = range(.constant), !isNumber(constant) {
      addFault(.noNumber(.constant, string(constant)), object, at: constant)
    }
    if let multiplier = range(.multiplier), !isRatio(multiplier) {
      addFault(.noNumber(.multiplier, string(multiplier)), object, at: multiplier)
    }
    if let priority = range(.priority), !(Double(string(priority)).map { (0...1000).contains($0) } ?? false) {
      addFault(.noNumber(.priority, string(priority)), object, at: priority)
    }
  }

  /// Whether a multiplier is a number, a percentage, or two numbers as in `16:9` and `1 / 3`.
  private func isRatio(_ value: ByteRange) -> Bool {
    if !value.isEmpty, scanner.base[value.upper - 1] == Ascii.percent {
      return isNumber(ByteRange(value.lower, value.upper - 1))
    }
    guard
      let sign = (value.lower..<value.upper).first(where: {
        scanner.base[$0] == Ascii.colon || scanner.base[$0] == Ascii.slash
      })
    else { return isNumber(value) }
    var (first, second) = (ByteRange(value.lower, sign), ByteRange(sign + 1, value.upper))
    while !first.isEmpty, scanner.base[first.upper - 1] == Ascii.space { first.upper -= 1 }
    while !second.isEmpty, scanner.base[second.lower] == Ascii.space { second.lower += 1 }
    return isNumber(first) && isNumber(second)
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
