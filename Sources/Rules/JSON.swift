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

  /// Nothing that is read here nests deeper.
  private static let deepest = 64

  package init(from decoder: any Decoder) throws {
    let path = decoder.codingPath
    guard path.count < Self.deepest else {
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "nested too deeply"))
    }
    // The error for each type that does not fit names the whole path to the value, so types that nest are tried first.
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

  /// An entry whose value is nil is left out.
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
