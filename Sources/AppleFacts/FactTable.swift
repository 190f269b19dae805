/// A generated text of sorted lines. Each line consists of fields, the first of which is the key. `Generator/generate.py`
/// describes the lines of each table, and checks everything on which this code relies.
///
/// The text is in the program's own data: nothing is built at launch, and a lookup copies only its answer.
struct FactTable {
  private let start: UnsafePointer<UInt8>
  let count: Int

  init(_ text: StaticString) {
    start = text.utf8Start
    count = text.utf8CodeUnitCount
  }

  /// The byte at an offset. Outside of the table it is a line's end, so that no loop leaves the table.
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? start[offset] : Byte.newline
  }

  /// The offset of the first line with a key, in a range of whole lines.
  func firstLine(_ key: FactKey, in range: Range<Int>) -> Int? {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper {
      var line = (lower + upper) / 2
      while line > lower && self[line - 1] != Byte.newline { line -= 1 }
      if key.isAfter(line: line, of: self) {
        lower = nextLine(after: line)
      } else {
        upper = line
      }
    }
    return lower < range.upperBound && key.isKey(ofLine: lower, of: self) ? lower : nil
  }

  func firstLine(_ key: FactKey) -> Int? { firstLine(key, in: 0..<count) }

  /// The end of the field that begins at `offset` or, with another terminator, of a part of a field.
  func end(from offset: Int, at terminator: UInt8 = Byte.space) -> Int {
    var end = offset
    while self[end] != terminator && self[end] != Byte.space && self[end] != Byte.newline { end += 1 }
    return end
  }

  /// The end of the line that contains `offset`.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while self[end] != Byte.newline { end += 1 }
    return end
  }

  func nextLine(after offset: Int) -> Int { min(lineEnd(from: offset) + 1, count) }

  /// The platforms that the letter at `offset` means.
  func platforms(at offset: Int) -> ApplePlatforms { ApplePlatforms(rawValue: self[offset] & 0x0F) }

  func string(_ lower: Int, _ upper: Int) -> String {
    guard lower >= 0, lower < upper, upper <= count else { return "" }
    return String(decoding: UnsafeBufferPointer(start: start + lower, count: upper - lower), as: UTF8.self)
  }

  func strings(_ lower: Int, _ upper: Int, separatedBy separator: UInt8) -> [String] {
    var strings: [String] = []
    var offset = lower
    while offset < upper {
      let end = min(end(from: offset, at: separator), upper)
      strings.append(string(offset, end))
      offset = end + 1
    }
    return strings
  }

  func key(_ lower: Int, _ upper: Int) -> FactKey? {
    guard lower >= 0, lower < upper, upper <= count else { return nil }
    return FactKey(UnsafeBufferPointer(start: start + lower, count: upper - lower))
  }

  /// The number at an offset in base 64, as the index contains it.
  func number(at offset: Int, digits: Int) -> Int {
    var number = 0
    for digit in offset..<offset + digits { number = number << 6 | Int(self[digit] &- 0x30) & 63 }
    return number
  }
}

/// A name to look up. It is valid as long as the bytes from which it was made.
struct FactKey {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// nil for a name that no table can contain. A space ends a key, so a key with one would match into the next field.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 > Byte.space }) else { return nil }
    self.bytes = bytes
  }

  /// Whether the key sorts after that of the line. A line's end sorts before all bytes of a key, so the
  /// comparison does not leave the line.
  func isAfter(line: Int, of table: FactTable) -> Bool {
    for index in 0..<bytes.count {
      let byte = table[line + index]
      if byte != bytes[index] { return byte < bytes[index] }
    }
    return false
  }

  func isKey(ofLine line: Int, of table: FactTable) -> Bool {
    for index in 0..<bytes.count where table[line + index] != bytes[index] { return false }
    return table[line + bytes.count] == Byte.space
  }

}

/// Calls `body` with the name as a key; nil when no table can contain the name.
func withKey<Answer>(_ name: String, _ body: (FactKey) -> Answer?) -> Answer? {
  var name = name
  return name.withUTF8 { bytes in FactKey(bytes).flatMap(body) }
}

enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let hyphen = UInt8(ascii: "-")
  static let greater = UInt8(ascii: ">")
}
