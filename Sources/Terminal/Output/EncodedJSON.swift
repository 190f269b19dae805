import Rules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value with sorted keys, so that the same value gives the same bytes, and a line feed.
func encoded(_ value: JSON, isPretty: Bool) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
  do {
    return withoutControls(Array(try encoder.encode(value))) + [0x0A]
  } catch {
    // Strings, integers and lists of them always have a form in JSON.
    assertionFailure("\(error)")
    return Array("null\n".utf8)
  }
}

/// JSON as a value of a type; nil where it has another form.
func decoded<Value: Decodable>(_ json: [UInt8]) -> Value? {
  try? JSONDecoder().decode(Value.self, from: Data(json))
}

/// JSON in which strings have nothing that steers a terminal. The encoder escapes only what JSON demands.
private func withoutControls(_ json: [UInt8]) -> [UInt8] {
  // All of these begin with one of four bytes, which hardly any name or message has.
  guard json.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }) else { return json }
  var result: [UInt8] = []
  result.reserveCapacity(json.count + json.count / 8)
  var offset = 0
  while offset < json.count {
    let length =
      json[offset] == 0x7F
      ? 1 : json[offset] == 0xC2 || json[offset] == 0xD8 ? 2 : json[offset] == 0xE2 ? 3 : 0
    let scalars = String(decoding: json[offset..<min(json.count, offset + length)], as: UTF8.self)
      .unicodeScalars
    if let scalar = scalars.first, scalar.steersText {
      let digits = String(scalar.value, radix: 16)
      result += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      offset += length
    } else {
      result.append(json[offset])
      offset += 1
    }
  }
  return result
}
