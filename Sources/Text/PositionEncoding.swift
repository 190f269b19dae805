/// The unit of a client's columns.
package enum PositionEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The number of units of the character that begins with a byte; 0 for a byte that continues a character.
  fileprivate func units(ofByte byte: UInt8, isLatin1: Bool) -> Int {
    if isLatin1 { return self == .utf8 && byte >= 0x80 ? 2 : 1 }
    return switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

extension LineTable {
  /// A position in the Language Server Protocol: the line and the character are counted from 0, the latter in units of an
  /// encoding.
  package struct Position: Hashable, Sendable, Codable, Comparable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      line = try container.decodeUnsigned(.line)
      character = try container.decodeUnsigned(.character)
    }

    package static func < (one: Position, other: Position) -> Bool {
      (one.line, one.character) < (other.line, other.character)
    }
  }

  /// The position of an offset. An offset after the end counts as the end.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
    let offset = max(0, min(offset, bytes.count))
    let line = lineIndex(of: offset)
    let start = start(ofLine: line)
    let width = width(of: start..<max(offset, start))
    return Position(line: line, character: width.units(encoding, isLatin1: isLatin1))
  }

  /// The offset of a position.
  ///
  /// A position after the end of its line counts as the line's end, one after the last line as the end of the text, and one
  /// within a character as that character's start.
  package func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineCount else { return bytes.count }
    let start = start(ofLine: position.line)
    var offset = place(before: position.character, ofLine: position.line, encoding)
    var left = max(0, position.character) - width(of: start..<offset).units(encoding, isLatin1: isLatin1)
    while left > 0, offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      var end = offset + 1
      while !isLatin1, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      var units = 0
      for index in offset..<end { units += encoding.units(ofByte: bytes[index], isLatin1: isLatin1) }
      if units > left { break }
      left -= units
      offset = end
    }
    return offset
  }
}

extension KeyedDecodingContainer {
  /// A `uinteger` of the protocol.
  fileprivate func decodeUnsigned(_ key: Key) throws -> Int {
    let value = try decode(Int.self, forKey: key)
    guard (0...Int(Int32.max)).contains(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(value) is not between 0 and \(Int32.max)")
    }
    return value
  }
}
