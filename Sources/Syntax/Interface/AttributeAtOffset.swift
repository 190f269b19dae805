import Text

/// The attribute around an offset, found without parsing the document.
///
/// While a user types, there may not be a complete element around the offset.
package struct AttributeAtOffset: Hashable, Sendable {
  package var element: String
  /// The offset of the tag's `<`.
  package var tagLower: Int
  package var name: String
  /// The range between the quotes; where the closing quote is missing, it ends with the first word.
  package var value: ByteRange
  /// All attributes of the tag, as written.
  package var attributes: [String: String]
  /// The range of each attribute, from its name to its closing quote, the quote included.
  package var ranges: [String: ByteRange]
}

package func attribute(at offset: Int, in bytes: [UInt8]) -> AttributeAtOffset? {
  guard offset > 0, offset <= bytes.count else { return nil }
  // A value can't contain a raw `<`, so the nearest one opens the tag.
  guard let tag = bytes[..<offset].lastIndex(of: Ascii.less) else { return nil }
  func text(_ lower: Int, _ upper: Int) -> String { String(decoding: bytes[lower..<upper], as: UTF8.self) }
  func isSpace(_ byte: UInt8) -> Bool { byte <= Ascii.space }
  var index = tag + 1
  let nameLower = index
  while index < bytes.count, Ascii.isWordByte(bytes[index]) { index += 1 }
  guard index > nameLower else { return nil }
  let element = text(nameLower, index)
  var found: (name: String, value: ByteRange)?
  var attributes: [String: String] = [:]
  var ranges: [String: ByteRange] = [:]
  while index < bytes.count {
    let byte = bytes[index]
    if byte == Ascii.greater || byte == Ascii.less { break }
    guard Ascii.isWordByte(byte) else {
      index += 1
      continue
    }
    let lower = index
    while index < bytes.count,
      Ascii.isWordByte(bytes[index]) || bytes[index] == Ascii.minus || bytes[index] == Ascii.colon
    {
      index += 1
    }
    let name = text(lower, index)
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == Ascii.equals else { continue }
    index += 1
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == Ascii.quote || bytes[index] == 0x27 else { continue }
    let value = valueRange(openingAt: index, in: bytes)
    index = value.upper
    if index < bytes.count, bytes[index] == bytes[value.lower - 1] { index += 1 }
    if attributes[name] == nil {
      attributes[name] = text(value.lower, value.upper)
      ranges[name] = ByteRange(lower, index)
    }
    if value.touches(offset) { found = (name, value) }
  }
  guard let found else { return nil }
  return AttributeAtOffset(
    element: element, tagLower: tag, name: found.name, value: found.value, attributes: attributes,
    ranges: ranges)
}

private func valueRange(openingAt opening: Int, in bytes: [UInt8]) -> ByteRange {
  let lower = opening + 1
  var index = lower
  var word: Int?
  while index < bytes.count {
    let byte = bytes[index]
    if byte == bytes[opening] {
      // A quote after `=` opens the value of the next attribute, so this value was not closed.
      if index > lower, bytes[index - 1] == Ascii.equals { return ByteRange(lower, word ?? lower) }
      return ByteRange(lower, index)
    }
    if byte == Ascii.newline || byte == Ascii.carriageReturn || byte == Ascii.less || byte == Ascii.greater {
      break
    }
    if word == nil, byte == Ascii.space || byte == Ascii.slash { word = index }
    index += 1
  }
  return ByteRange(lower, word ?? index)
}
