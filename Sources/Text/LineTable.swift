/// Where the lines of a text start; turns offsets into what a person or a client reads.
package struct LineTable: Sendable {
  /// A place as people count it: both from 1, the column in UTF-16 units.
  package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  private let bytes: [UInt8]
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A:
        starts.append(index + 1)
      case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A:
        starts.append(index + 1)
      default:
        break
      }
      index += 1
    }
    self.starts = starts
  }

  /// An offset behind the end counts as the end: the file may have shrunk since it was read.
  package func position(of offset: Int) -> Position {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var start = starts[low]
    // A byte-order mark is no part of the text.
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { start = 3 }
    return Position(line: low + 1, column: utf16Count(start..<offset) + 1)
  }

  /// The text of a line, counted from 1, without its end; empty for a line that is not there.
  package func text(ofLine line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    var start = starts[line - 1]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func utf16Count(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range {
      let byte = bytes[index]
      // Continuation bytes belong to the unit of their first; what needs four bytes needs two units.
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
    return count
  }
}
