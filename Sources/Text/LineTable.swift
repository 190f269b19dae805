/// Where the lines of a text start; turns offsets into what a person or a client reads.
package struct LineTable: Sendable {
  /// A line and a column as people count them: both from 1, the column in UTF-16 units.
  package struct LineAndColumn: Hashable, Sendable, CustomStringConvertible {
    package var line: Int
    package var column: Int

    package var description: String { "\(line):\(column)" }
  }

  private static let longestShown = 4096

  package private(set) var bytes: [UInt8]
  private var starts: [Int]
  /// Each byte is a character.
  let isLatin1: Bool

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isLatin1 = bytes.withSpan(XMLEncoding.init) == .latin1
    starts = [0]
    Self.appendStarts(of: 0..<bytes.count, in: bytes, to: &starts)
  }

  /// Replaces a part of the text; lines outside of it are not looked at again.
  package mutating func replace(_ range: ByteRange, with text: [UInt8]) {
    let lower = max(0, min(range.lower, bytes.count))
    let upper = max(lower, min(range.upper, bytes.count))
    bytes.replaceSubrange(lower..<upper, with: text)
    let shift = text.count - (upper - lower)
    // A line starts behind a line feed, or behind a carriage return that none follows. So what the edit can
    // alter is whether a line starts behind any byte from the one before the edit to the one behind it.
    var next = lineIndex(of: lower) + 1
    if next > 1, starts[next - 1] == lower { next -= 1 }
    var kept = Array(starts[..<next])
    let altered = max(0, lower - 1)..<min(bytes.count, lower + text.count + 1)
    Self.appendStarts(of: altered, in: bytes, to: &kept)
    while next < starts.count, starts[next] < upper + 2 { next += 1 }
    kept.reserveCapacity(kept.count + starts.count - next)
    for start in starts[next...] { kept.append(start + shift) }
    starts = kept
  }

  /// Appends where lines start behind these bytes.
  private static func appendStarts(of range: Range<Int>, in bytes: [UInt8], to starts: inout [Int]) {
    // Hot: over the memory itself, without the bounds checks of an array.
    bytes.withUnsafeBufferPointer { bytes in
      for index in range where bytes[index] <= 0x0D {
        if bytes[index] == 0x0A {
          starts.append(index + 1)
        } else if bytes[index] == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
          starts.append(index + 1)
        }
      }
    }
  }

  package var lineCount: Int { starts.count }

  /// Where a line starts, counted from 0. The first one starts behind a byte-order mark.
  func start(ofLine line: Int) -> Int {
    guard starts.indices.contains(line) else { return bytes.count }
    return line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : starts[line]
  }

  /// Counts from 0.
  func lineIndex(of offset: Int) -> Int {
    max(0, starts.partitionPoint { $0 > offset } - 1)
  }

  /// An offset behind the end counts as the end: the file may have shrunk since it was read.
  package func lineAndColumn(of offset: Int) -> LineAndColumn {
    let offset = max(0, min(offset, bytes.count))
    let low = lineIndex(of: offset)
    var start = starts[low]
    // A byte-order mark does not count.
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { start = 3 }
    return LineAndColumn(line: low + 1, column: utf16Count(start..<offset) + 1)
  }

  /// The text of a line, counted from 1, without its end.
  ///
  /// Empty for a line that does not exist, and for one that is too long to show.
  package func text(ofLine line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    var start = starts[line - 1]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    guard end - start <= Self.longestShown else { return "" }
    return isLatin1 ? latin1Text(bytes[start..<end]) : String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func utf16Count(_ range: Range<Int>) -> Int {
    if isLatin1 { return range.count }
    // Without a branch and over the memory itself: a document without line ends has all findings on one line.
    return bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in range {
        let byte = bytes[index]
        // Continuation bytes belong to the unit of their first; what needs four bytes needs two units.
        count &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
      }
      return count
    }
  }
}
