/// Whether a text is in UTF-16, by its mark or by how its first letters are written.
package func isUTF16(_ bytes: Span<UInt8>) -> Bool {
  guard bytes.count >= 2 else { return false }
  if bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF { return true }
  guard bytes.count >= 4 else { return false }
  return bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0
    || bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0
}

/// How the bytes of an XML document are to be read.
package enum XMLEncoding: Hashable, Sendable {
  /// UTF-8, also where nothing else shows: what an editor has open is that whatever it declares.
  case utf8
  /// ISO-8859-1, of which each byte is a character of the same number.
  case latin1
  /// Is not read; the name as people know it.
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

/// The encoding that an XML document declares; nil where it is UTF-8 or a part of that.
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

/// The text that some bytes of ISO-8859-1 are.
package func latin1Text(_ bytes: some Sequence<UInt8>) -> String {
  var text = ""
  for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
  return text
}
