import Syntax

/// The texts of an object.
extension DocumentElement {
  /// The string in an attribute or a child for a purpose; nil where there is none.
  func string(_ key: StaticString) -> String? {
    if let value = self[key] { return value }
    guard let child = children.first(where: { $0.is("key", key) && $0.name.hasSuffix("tring") }) else {
      return nil
    }
    return child.stringValue
  }

  /// The text of a `string` or `mutableString` element.
  var stringValue: String {
    let text = text
    guard self.is("base64-UTF8", "YES") else { return text }
    return String(decoding: decodedBase64(text), as: UTF8.self)
  }

  /// The title of a button, a cell or an item.
  var title: String? { string("title") ?? attributedText }

  /// The text of a label or a field.
  var labelText: String? { string("text") ?? attributedText }

  /// All fragments of an attributed string together; nil where there is none.
  var attributedText: String? {
    attributedString.map { $0.children.map(\.fragmentText).joined() }
  }

  /// The attributed string that replaces an object's text or title.
  var attributedString: DocumentElement? {
    child(for: "attributedText", "attributedString") ?? child(for: "attributedTitle", "attributedString")
      ?? child(for: "attributedStringValue", "attributedString")
  }

  var fragmentText: String {
    guard name == "fragment" else { return "" }
    return string("content") ?? ""
  }

  /// The run-time attributes of a view by key path; the paths of its layer's attributes lack `layer.`.
  var runtimeAttributes: [String: DocumentElement] {
    guard let list = child("userDefinedRuntimeAttributes") else { return [:] }
    var result: [String: DocumentElement] = [:]
    for attribute in list.children {
      guard let path = attribute["keyPath"] else { continue }
      let name = path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path
      result[name] = attribute.child(for: "value") ?? attribute
    }
    return result
  }
}

/// The bytes that Base64 encodes, without regard to invalid characters.
func decodedBase64(_ text: String) -> [UInt8] {
  var result: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for byte in text.utf8 {
    let value: UInt32
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte) + 4
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    default: continue
    }
    bits = (bits << 6 | value) & 0xFF_FFFF
    count += 6
    if count >= 8 {
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return result
}
