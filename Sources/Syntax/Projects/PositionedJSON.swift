import Text

/// A JSON value with its range in the text, for messages about files written by hand and for edits.
package struct PositionedJSON: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case string(String)
    case array([PositionedJSON])
    /// An object with its members in the order of the text.
    case object([Member])
    case bool(Bool)
    /// A number or `null`.
    case other
  }

  package struct Member: Hashable, Sendable {
    package var name: String
    package var nameRange: ByteRange
    package var value: PositionedJSON
  }

  package var content: Content
  package var range: ByteRange

  package init(content: Content, range: ByteRange) { (self.content, self.range) = (content, range) }

  package var string: String? { if case .string(let text) = content { text } else { nil } }

  package var members: [Member] { if case .object(let members) = content { members } else { [] } }

  package subscript(name: String) -> PositionedJSON? { members.first { $0.name == name }?.value }
}

extension PositionedJSON {
  package init(_ bytes: [UInt8]) throws(JSONProblem) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

extension PositionedJSON {
  /// The ranges whose removal deletes these values, together with lists and objects that would be left empty.
  ///
  /// - Parameter kept: The members of the outermost object that stay, even if they are left empty.
  package func removals(of gone: Set<ByteRange>, keeping kept: Set<String> = []) -> [ByteRange] {
    // The outermost braces stay.
    removal(of: gone, keeping: kept, staying: true).ranges
  }

  private var parts: [(name: String?, range: ByteRange, value: PositionedJSON)] {
    switch content {
    case .array(let elements): elements.map { (nil, $0.range, $0) }
    case .object(let members):
      members.map { ($0.name, ByteRange($0.nameRange.lower, $0.value.range.upper), $0.value) }
    case .string, .bool, .other: []
    }
  }

  private func removal(
    of gone: Set<ByteRange>, keeping kept: Set<String> = [], staying stays: Bool = false
  ) -> (isGone: Bool, ranges: [ByteRange]) {
    if gone.contains(range), !stays { return (true, []) }
    let parts = parts
    let inner = parts.map { $0.value.removal(of: gone, staying: $0.name.map(kept.contains) ?? false) }
    if let first = parts.first, let last = parts.last, inner.allSatisfy(\.isGone) {
      return stays ? (false, [ByteRange(first.range.lower, last.range.upper)]) : (true, [])
    }
    return (
      false,
      listRemovals(parts.map(\.range)) { inner[$0].isGone } + inner.filter { !$0.isGone }.flatMap(\.ranges)
    )
  }
}

/// The ranges whose removal deletes some elements of a list, each with a separator. At least one element has to stay.
package func listRemovals(_ elements: [ByteRange], where isGone: (_ index: Int) -> Bool) -> [ByteRange] {
  var result: [ByteRange] = []
  var index = 0
  while index < elements.count {
    let first = index
    while index < elements.count, isGone(index) { index += 1 }
    if index > first {
      let isLast = index == elements.count
      result.append(
        ByteRange(
          isLast ? elements[max(0, first - 1)].upper : elements[first].lower,
          isLast ? elements[index - 1].upper : elements[index].lower))
    }
    index += 1
  }
  return result
}

/// A part of a text that is not JSON, or that is not allowed in its place.
package struct JSONProblem: Error, Hashable, Sendable {
  package var range: ByteRange
  package var message: String

  package init(range: ByteRange, message: String) { (self.range, self.message) = (range, message) }
}

private struct JSONReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func document() throws(JSONProblem) -> PositionedJSON {
    let value = try self.value()
    try skipSpace()
    if offset < bytes.count { throw problem("unexpected text after the end of the JSON") }
    return value
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func problem(_ message: String) -> JSONProblem {
    let end = min(offset + 1, bytes.count)
    return JSONProblem(range: ByteRange(min(offset, end), end), message: message)
  }

  /// Skips white space and comments, which people write into settings.
  private mutating func skipSpace() throws(JSONProblem) {
    while let byte = current {
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        offset += 1
      } else if bytes[offset...].starts(with: "//".utf8) {
        offset = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      } else if bytes[offset...].starts(with: "/*".utf8) {
        guard let end = bytes[(offset + 2)...].firstRange(of: Array("*/".utf8))?.upperBound else {
          throw problem("the comment that begins here has no end")
        }
        offset = end
      } else {
        return
      }
    }
  }

  private mutating func skip(_ byte: UInt8) throws(JSONProblem) -> Bool {
    try skipSpace()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(JSONProblem) -> PositionedJSON {
    try skipSpace()
    // Nesting uses the call stack, so a hostile file must not choose its depth.
    guard depth < 64 else { throw problem("the JSON is nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    let start = offset
    let content: PositionedJSON.Content
    switch current {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["): content = .array(try elements())
    case UInt8(ascii: "\""): content = .string(try text())
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      try skipNumber()
      content = .other
    case nil: throw problem("unexpected end of the JSON; expected a value")
    default:
      content = try word()
    }
    return PositionedJSON(content: content, range: ByteRange(start, offset))
  }

  private mutating func members() throws(JSONProblem) -> [PositionedJSON.Member] {
    offset += 1
    var members: [PositionedJSON.Member] = []
    if try skip(UInt8(ascii: "}")) { return members }
    while true {
      try skipSpace()
      guard current == UInt8(ascii: "\"") else {
        throw problem("expected a key in double quotes; JSON has no trailing commas")
      }
      let start = offset
      let name = try text()
      let range = ByteRange(start, offset)
      guard try skip(UInt8(ascii: ":")) else { throw problem("expected ':' after the key '\(name)'") }
      let value = try self.value()
      members.append(PositionedJSON.Member(name: name, nameRange: range, value: value))
      if try skip(UInt8(ascii: "}")) { return members }
      guard try skip(UInt8(ascii: ",")) else { throw problem("expected ',' or '}'") }
    }
  }

  private mutating func elements() throws(JSONProblem) -> [PositionedJSON] {
    offset += 1
    var elements: [PositionedJSON] = []
    if try skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value())
      if try skip(UInt8(ascii: "]")) { return elements }
      guard try skip(UInt8(ascii: ",")) else { throw problem("expected ',' or ']'") }
    }
  }

  private mutating func skipNumber() throws(JSONProblem) {
    let start = offset
    while let byte = current, byte > 0x20, byte != 0x2C, byte != 0x5D, byte != 0x7D { offset += 1 }
    guard Double(String(decoding: bytes[start..<offset], as: UTF8.self)) != nil else {
      offset = start
      throw problem("this is not a number")
    }
  }

  private mutating func word() throws(JSONProblem) -> PositionedJSON.Content {
    guard let word = ["true", "false", "null"].first(where: { bytes[offset...].starts(with: $0.utf8) }) else {
      throw problem("expected a value: a string in double quotes, a number, an object or a list")
    }
    offset += word.utf8.count
    return word == "null" ? .other : .bool(word == "true")
  }

  private mutating func text() throws(JSONProblem) -> String {
    let start = offset
    offset += 1
    var units: [UInt16] = []
    var result: [UInt8] = []
    func flush() {
      guard !units.isEmpty else { return }
      result += Array(String(decoding: units, as: UTF16.self).utf8)
      units = []
    }
    while let byte = current, byte != 0x0A {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        flush()
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = current else { break }
        offset += 1
        if escaped == UInt8(ascii: "u") {
          guard offset + 4 <= bytes.count,
            let unit = UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
          else { throw problem("'\\u' needs four hexadecimal digits") }
          units.append(unit)
          offset += 4
          continue
        }
        flush()
        guard let plain = Self.escapes[escaped] else {
          offset -= 1
          throw problem("unknown escape sequence in a string")
        }
        result.append(plain)
      default:
        flush()
        result.append(byte)
      }
    }
    offset = start
    throw problem("the text that begins here has no closing quote on its line")
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]
}
