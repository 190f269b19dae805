import Text

/// Any JSON value.
package enum JSON: Hashable, Sendable, Codable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case null
  case bool(Bool)
  case integer(Int)
  case decimal(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The maximum depth; no JSON that is read here is deeper.
  private static let deepest = 64

  package init(from decoder: any Decoder) throws {
    let path = decoder.codingPath
    guard path.count < Self.deepest else {
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "nested too deeply"))
    }
    // The error for each type that does not fit contains the whole path to the value, so types that nest are tried first.
    if let values = try? decoder.container(keyedBy: MemberName.self) {
      self = .object(
        try values.allKeys.reduce(into: [:]) {
          $0[$1.stringValue] = try values.decode(JSON.self, forKey: $1)
        })
      return
    }
    if var elements = try? decoder.unkeyedContainer() {
      var list: [JSON] = []
      while !elements.isAtEnd { list.append(try elements.decode(JSON.self)) }
      self = .array(list)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else {
      self = .decimal(try container.decode(Double.self))
    }
  }

  private struct MemberName: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Creates an object. An entry whose value is nil is left out.
  package init(dictionaryLiteral elements: (String, JSON?)...) {
    self = .object(Dictionary(elements) { $1 }.compactMapValues { $0 })
  }

  /// The value of a key; nil for a value that is not an object or lacks the key.
  package subscript(key: String) -> JSON? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
  package var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }
}

extension JSON {
  /// The value as JSON text. Keys are sorted, so that equal values give equal bytes, and characters that steer a terminal are
  /// escaped.
  package func text(isPretty: Bool = false) -> [UInt8] {
    var writer = JSONWriter(isPretty: isPretty)
    writer.append(self)
    return writer.bytes
  }
}

/// Writes JSON. A standard encoder takes longer for a large value than it took to make the value.
private struct JSONWriter {
  let isPretty: Bool
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init(isPretty: Bool) { self.isPretty = isPretty }

  mutating func append(_ value: JSON) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .integer(let value): append(String(value))
    case .decimal(let value):
      let digits = value.isFinite ? String(value) : "null"
      append(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
    case .string(let value): appendQuoted(value)
    case .array(let elements): append(elements.map { (nil, $0) }, "[", "]")
    case .object(let members): append(members.sorted { $0.key < $1.key }.map { ($0, $1) }, "{", "}")
    }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(_ parts: [(key: String?, value: JSON)], _ opening: String, _ closing: String) {
    append(opening)
    depth += 1
    for (index, part) in parts.enumerated() {
      if index > 0 { append(",") }
      beginLine()
      if let key = part.key {
        appendQuoted(key)
        append(isPretty ? " : " : ":")
      }
      append(part.value)
    }
    depth -= 1
    if parts.isEmpty, isPretty { append("\n") }
    beginLine()
    append(closing)
  }

  private mutating func beginLine() {
    if isPretty { append("\n" + String(repeating: "  ", count: depth)) }
  }

  private mutating func appendQuoted(_ text: String) {
    append("\"")
    var text = text
    text.withUTF8 { utf8 in
      // Most bytes of a string need no escape and are copied in runs.
      var (plain, index) = (0, 0)
      while index < utf8.count {
        let byte = utf8[index]
        if byte >= 0x20, byte < 0x7F, byte != 0x22, byte != 0x5C {
          index += 1
          continue
        }
        let end = index + (byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
        if let escape = String(decoding: utf8[index..<end], as: UTF8.self).unicodeScalars.first.flatMap(
          escape)
        {
          bytes.append(contentsOf: utf8[plain..<index])
          append(escape)
          plain = end
        }
        index = end
      }
      bytes.append(contentsOf: utf8[plain...])
    }
    append("\"")
  }

  /// The escape of a character; nil if it needs none.
  private func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{8}": return "\\b"
    case "\u{C}": return "\\f"
    default:
      guard scalar.steersText else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
