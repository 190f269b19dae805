import Text

/// A table that finds the first element with an id in a document.
///
/// Ids are compared by their bytes: making strings of all of them would take as long as reading the document, and mostly only a
/// few are needed.
struct ElementIDs: Sendable {
  struct Entry: Sendable {
    var element, attribute: Int32
  }

  private let entries: [Entry]
  /// The slots of a hash table: 0 where a slot is free, else one more than an index into `entries`. At least half are free.
  private let slots: [Int32]

  /// - Parameter found: The ids in document order.
  init(_ found: [Entry], attributes: [DocumentTree.Attribute], _ texts: DocumentTexts) {
    var count = 16
    while count < found.count * 2 { count *= 2 }
    var slots = [Int32](repeating: 0, count: count)
    for (index, entry) in found.enumerated() {
      texts.withBytes(of: attributes[Int(entry.attribute)]) { id in
        let slot = Self.slot(of: id, slots, found, attributes, texts)
        if slots[slot] == 0 { slots[slot] = Int32(index + 1) }
      }
    }
    entries = found
    self.slots = slots
  }

  func element(of id: String, _ attributes: [DocumentTree.Attribute], _ texts: DocumentTexts) -> Int32? {
    var id = id
    let number = id.withUTF8 { slots[Self.slot(of: $0, slots, entries, attributes, texts)] }
    return number > 0 ? entries[Int(number) - 1].element : nil
  }

  /// The slot that contains an id, or the free slot for it.
  private static func slot(
    of id: UnsafeBufferPointer<UInt8>, _ slots: [Int32], _ entries: [Entry],
    _ attributes: [DocumentTree.Attribute], _ texts: DocumentTexts
  ) -> Int {
    // The hash is seeded at random, so that the author of a hostile document can't choose ids that share a slot.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(id))
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] > 0 {
      let attribute = attributes[Int(entries[Int(slots[slot]) - 1].attribute)]
      if texts.withBytes(of: attribute, { $0.elementsEqual(id) }) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

/// The bytes of a document as text.
struct DocumentTexts {
  let bytes: [UInt8]
  let isLatin1: Bool

  func string(_ lower: Int32, _ upper: Int32, isEscaped: Bool) -> String {
    guard lower < upper else { return "" }
    return bytes.withUnsafeBufferPointer { buffer in
      let part = UnsafeBufferPointer(rebasing: buffer[Int(lower)..<Int(upper)])
      if isLatin1 {
        let text = latin1Text(part)
        return isEscaped ? Array(text.utf8).withSpan(decodedXML) : text
      }
      return isEscaped ? decodedXML(part.span) : String(decoding: part, as: UTF8.self)
    }
  }

  /// The value of an attribute as UTF-8, with its entities resolved.
  func withBytes<Result>(
    of attribute: DocumentTree.Attribute, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let (lower, upper) = (attribute.valueLower, attribute.valueUpper)
    let isPlain =
      !attribute.isEscaped && lower <= upper
      && bytes.withUnsafeBufferPointer { $0[Int(lower)..<Int(upper)].allSatisfy { $0 < 0x80 } }
    guard isPlain else {
      var text = string(lower, upper, isEscaped: attribute.isEscaped)
      return text.withUTF8(body)
    }
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(lower)..<Int(upper)]))
    }
  }
}
