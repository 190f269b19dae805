/// Whether a text is UTF-16, according to its byte-order mark or the form of its first letters.
package func isUTF16(_ bytes: Span<UInt8>) -> Bool {
  guard bytes.count >= 2 else { return false }
  if bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF { return true }
  guard bytes.count >= 4 else { return false }
  return bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0
    || bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0
}

/// The UTF-8 form of a text in UTF-16. `places` has the offset in the UTF-16 text of each UTF-8 byte, and of the end.
package func utf8(ofUTF16 bytes: [UInt8]) -> (text: [UInt8], places: [Int]) {
  let isBig = bytes.first == 0xFE || bytes.first == 0
  func unit(_ offset: Int) -> UInt16 {
    guard offset + 1 < bytes.count else { return 0xFFFD }
    let (one, other) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
    return isBig ? one << 8 | other : other << 8 | one
  }
  var text: [UInt8] = []
  var places: [Int] = []
  var offset = 0
  while offset < bytes.count {
    var units = [unit(offset)]
    if UTF16.isLeadSurrogate(units[0]), offset + 2 < bytes.count { units.append(unit(offset + 2)) }
    let character = Array(String(decoding: units, as: UTF16.self).utf8)
    text += character
    places += character.map { _ in offset }
    offset += 2 * units.count
  }
  return (text, places + [bytes.count])
}

/// The bytes of a text in the encoding of the file into which it is inserted.
package func encoded(_ text: String, asIn bytes: [UInt8]) -> [UInt8] {
  guard bytes.withSpan(isUTF16) else { return Array(text.utf8) }
  let isBig = bytes.first == 0xFE || bytes.first == 0
  return text.utf16.flatMap { unit in
    let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
    return isBig ? [high, low] : [low, high]
  }
}

/// The encoding of an XML document.
package enum XMLEncoding: Hashable, Sendable {
  /// UTF-8. It is also assumed where the document shows no other encoding, and a text from an editor is UTF-8 whatever it
  /// declares.
  case utf8
  /// ISO-8859-1, in which each byte is the character of the same number.
  case latin1
  /// Another encoding, by its usual name, which is not read.
  case other(String)

  package init(of bytes: Span<UInt8>) {
    if isUTF16(bytes) {
      self = .other("UTF-16")
      return
    }
    guard let name = declaredEncoding(of: bytes), !isUTF8(bytes) else {
      self = .utf8
      return
    }
    self = isLatin1(name) ? .latin1 : .other(name)
  }
}

/// The encoding that an XML document declares; nil for UTF-8 and for encodings that are a subset of it.
package func declaredEncoding(of bytes: Span<UInt8>) -> String? {
  guard bytes.count > 2, bytes[0] == UInt8(ascii: "<"), bytes[1] == UInt8(ascii: "?") else { return nil }
  let longest = 256
  var head: [UInt8] = []
  for index in 0..<min(longest, bytes.count) where bytes[index] < 0x80 {
    if bytes[index] == UInt8(ascii: ">") { break }
    head.append(bytes[index])
  }
  guard head.starts(with: "<?xml".utf8) else { return nil }
  // The value follows the attribute's name, with quotes of either kind.
  let parts = head.split(whereSeparator: { $0 == 0x3D || $0 == 0x22 || $0 == 0x27 || $0 <= 0x20 })
  guard let attribute = parts.firstIndex(where: { $0.elementsEqual("encoding".utf8) }),
    attribute + 1 < parts.count
  else { return nil }
  let name = String(decoding: parts[attribute + 1], as: UTF8.self)
  return ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) ? nil : name
}

private func isLatin1(_ name: String) -> Bool {
  ["iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1"].contains(name.lowercased())
}

private func isUTF8(_ bytes: Span<UInt8>) -> Bool {
  bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
}

/// The text of some bytes in ISO-8859-1.
package func latin1Text(_ bytes: some Sequence<UInt8>) -> String {
  var text = ""
  for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
  return text
}
