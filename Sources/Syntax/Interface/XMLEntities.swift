import Text

/// The character of an entity, whose text between `&` and `;` is given.
func entity(_ lower: Int, _ upper: Int, base: UnsafePointer<UInt8>) -> Unicode.Scalar? {
  guard lower < upper else { return nil }
  if base[lower] == UInt8(ascii: "#") {
    var offset = lower + 1
    var radix: UInt32 = 10
    if offset < upper, base[offset] == UInt8(ascii: "x") {
      radix = 16
      offset += 1
    }
    guard offset < upper, upper - offset <= 8 else { return nil }
    var value: UInt32 = 0
    while offset < upper {
      guard let digit = hexadecimalDigit(base[offset]), digit < radix else { return nil }
      // Eight digits in either radix do not overflow.
      value = value &* radix &+ digit
      offset += 1
    }
    // XML allows no other characters below the space, not even as character references.
    if value < 0x20, value != 9, value != 10, value != 13 { return nil }
    return value == 0xFFFE || value == 0xFFFF ? nil : Unicode.Scalar(value)
  }
  switch String(decoding: UnsafeBufferPointer(start: base + lower, count: upper - lower), as: UTF8.self) {
  case "lt": return "<"
  case "gt": return ">"
  case "amp": return "&"
  case "quot": return "\""
  case "apos": return "'"
  default: return nil
  }
}

/// A text or a value with its entities resolved. Text that only resembles an entity is unchanged.
package func decodedXML(_ bytes: Span<UInt8>) -> String {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return "" }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(buffer.count)
    var offset = 0
    while offset < buffer.count {
      let byte = base[offset]
      if byte == UInt8(ascii: "&") {
        var upper = offset + 1
        while upper < buffer.count, upper - offset < 12, base[upper] != UInt8(ascii: ";") { upper += 1 }
        if upper < buffer.count, base[upper] == UInt8(ascii: ";"),
          let scalar = entity(offset + 1, upper, base: base)
        {
          decoded.append(contentsOf: Unicode.UTF8.encode(scalar).map { Array($0) } ?? [])
          offset = upper + 1
          continue
        }
      }
      decoded.append(byte)
      offset += 1
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
