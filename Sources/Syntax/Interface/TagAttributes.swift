import Text

/// The element and the known attributes of the current tag.
extension InterfaceReader {
  func kindOfElement() -> ElementKind {
    PackedName(scanner.base, count: scanner.count, lower: scanner.nameLower, upper: scanner.nameUpper)
      .flatMap { elements[$0] } ?? .unknown
  }

  mutating func collectAttributes() {
    present = 0
    var position = 0
    while position < scanner.attributeCount {
      let (lower, upper) = (
        scanner.attributes[position].nameLower, scanner.attributes[position].nameUpper
      )
      if let name = PackedName(scanner.base, count: scanner.count, lower: lower, upper: upper),
        let kind = names[name]
      {
        let bit = (1 as UInt64) &<< UInt64(kind.rawValue)
        if present & bit == 0 {
          present |= bit
          positions[Int(kind.rawValue)] = position
        }
      }
      position += 1
    }
  }

  @inline(__always)
  func has(_ kind: AttributeKind) -> Bool {
    present & ((1 as UInt64) &<< UInt64(kind.rawValue)) != 0
  }

  func attribute(_ kind: AttributeKind) -> XMLScanner.Attribute? {
    has(kind) ? scanner.attributes[positions[Int(kind.rawValue)]] : nil
  }

  func range(_ kind: AttributeKind) -> ByteRange? { attribute(kind)?.value }

  func isValue(_ kind: AttributeKind, _ text: StaticString) -> Bool {
    range(kind).map { scanner.matches($0, text) } ?? false
  }

  func text(_ kind: AttributeKind) -> String? {
    guard let attribute = attribute(kind) else { return nil }
    return decoded(attribute.valueLower, attribute.valueUpper, isEscaped: attribute.isEscaped)
  }

  func nonEmpty(_ kind: AttributeKind) -> String? {
    guard let text = text(kind), !text.isEmpty else { return nil }
    return text
  }

  /// The text of an id. Ids contain no entities; if one does, it is compared as it is written.
  func string(_ range: ByteRange) -> String { scanner.string(range.lower, range.upper) }

  func decoded(_ lower: Int, _ upper: Int, isEscaped: Bool) -> String {
    guard isEscaped, lower < upper, upper <= scanner.count else { return scanner.string(lower, upper) }
    if scanner.isLatin1 { return Array(scanner.string(lower, upper).utf8).withSpan(decodedXML) }
    return decodedXML(UnsafeBufferPointer(start: scanner.base + lower, count: upper - lower).span)
  }
}
