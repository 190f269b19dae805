import Text

/// The text of a literal's bytes in Swift or Objective-C; nil for an escape that is not understood.
func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
  if !bytes.contains(Ascii.backslash) { return String(decoding: bytes, as: UTF8.self) }
  var result = ""
  var rest = Substring(decoding: bytes, as: UTF8.self).unicodeScalars
  /// The character with the number that the next digits give.
  func character(_ digits: Substring.UnicodeScalarView) -> Unicode.Scalar? {
    UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
  }
  while let scalar = rest.popFirst() {
    guard scalar == "\\" else {
      result.unicodeScalars.append(scalar)
      continue
    }
    let found: Unicode.Scalar?
    switch rest.popFirst() {
    case "n": found = "\n"
    case "t": found = "\t"
    case "r": found = "\r"
    case "\"": found = "\""
    case "'": found = "'"
    case "\\": found = "\\"
    case "u" where rest.first == "{":
      guard let close = rest.firstIndex(of: "}") else { return nil }
      found = character(rest[..<close].dropFirst())
      rest = rest[close...].dropFirst()
    case "u":
      found = character(rest.prefix(4))
      rest = rest.dropFirst(4)
    case "U":
      found = character(rest.prefix(8))
      rest = rest.dropFirst(8)
    default: found = nil
    }
    guard let found else { return nil }
    result.unicodeScalars.append(found)
  }
  return result
}
