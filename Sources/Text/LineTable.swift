/// The lines of a text. It converts offsets into positions for people and clients.
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
  /// Whether the text is Latin-1, in which each byte is a character.
  let isLatin1: Bool
  /// Whether the text is UTF-16, in which two bytes are a unit. No client has such a text open, since clients send UTF-8.
  private let isWide: Bool
  /// The width of the text before each of its blocks; nil if all lines are short, so that their widths are counted each time.
  private var widths: [Width]?

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isLatin1 = bytes.withSpan(XMLEncoding.init) == .latin1
    isWide = bytes.withSpan(isUTF16)
    starts = [0]
    if isWide {
      let (text, places) = utf8(ofUTF16: bytes)
      Self.appendStarts(of: 0..<text.count, in: text, to: &starts)
      starts = starts.map { places[$0] }
    } else {
      Self.appendStarts(of: 0..<bytes.count, in: bytes, to: &starts)
    }
    measureLongLines()
  }

  /// Replaces a part of the text. Lines outside of it are not read again.
  package mutating func replace(_ range: ByteRange, with text: [UInt8]) {
    let lower = max(0, min(range.lower, bytes.count))
    let upper = max(lower, min(range.upper, bytes.count))
    bytes.replaceSubrange(lower..<upper, with: text)
    let shift = text.count - (upper - lower)
    // A line starts after a line feed, or after a carriage return without one. So an edit can only affect whether a line starts
    // after a byte from the last one before the edit to the first one after it.
    var next = lineIndex(of: lower) + 1
    if next > 1, starts[next - 1] == lower { next -= 1 }
    var kept = Array(starts[..<next])
    let altered = max(0, lower - 1)..<min(bytes.count, lower + text.count + 1)
    Self.appendStarts(of: altered, in: bytes, to: &kept)
    while next < starts.count, starts[next] < upper + 2 { next += 1 }
    kept.reserveCapacity(kept.count + starts.count - next)
    for start in starts[next...] { kept.append(start + shift) }
    starts = kept
    measureLongLines()
  }

  /// Appends the starts of the lines that begin after bytes in a range.
  private static func appendStarts(of range: Range<Int>, in bytes: [UInt8], to starts: inout [Int]) {
    // Hot: the loop runs over the memory itself, without the bounds checks of an array.
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

  /// The offset of a line, counted from 0. The first line starts after a byte-order mark.
  func start(ofLine line: Int) -> Int {
    guard starts.indices.contains(line) else { return bytes.count }
    return line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : starts[line]
  }

  /// The line, counted from 0, that contains an offset.
  func lineIndex(of offset: Int) -> Int {
    max(0, starts.partitionPoint { $0 > offset } - 1)
  }

  /// The line and the column of an offset. An offset after the end counts as the end, since the file may have shrunk since it was
  /// read.
  package func lineAndColumn(of offset: Int) -> LineAndColumn {
    let offset = max(0, min(offset, bytes.count))
    let low = lineIndex(of: offset)
    var start = starts[low]
    // A byte-order mark is not counted.
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { start = 3 }
    return LineAndColumn(line: low + 1, column: utf16Count(start..<offset) + 1)
  }

  /// The text of a line, counted from 1, without its line break.
  ///
  /// Empty for a line that does not exist, and for one that is too long to show.
  package func text(ofLine line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    var start = starts[line - 1]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var end = line < starts.count ? starts[line] : bytes.count
    if isWide, end - start <= Self.longestShown {
      let text = utf8(ofUTF16: bytes).text.split(omittingEmptySubsequences: false) { $0 == 0x0A }
      return String(decoding: text[min(line, text.count) - 1].filter { $0 != 0x0D }, as: UTF8.self)
    }
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    guard end - start <= Self.longestShown else { return "" }
    return isLatin1 ? latin1Text(bytes[start..<end]) : String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func utf16Count(_ range: Range<Int>) -> Int { width(of: range).units(.utf16, isLatin1: isLatin1) }

  // MARK: Long lines

  /// The length in bytes from which lines are long. All findings of a document without line breaks are on one line, and each
  /// column is counted from its start.
  private static let longLine = 4096
  private static let blockSize = 1024

  private mutating func measureLongLines() {
    let ends = starts.dropFirst() + [bytes.count]
    guard zip(starts, ends).contains(where: { $1 - $0 > Self.longLine }) else {
      widths = nil
      return
    }
    var sum = Width()
    widths = [sum]
    for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
      sum += countedWidth(of: start..<min(start + Self.blockSize, bytes.count))
      widths?.append(sum)
    }
  }

  /// The width of a part of a line.
  func width(of range: Range<Int>) -> Width {
    guard let widths, range.count > Self.blockSize else { return countedWidth(of: range) }
    let (first, last) = (range.lowerBound / Self.blockSize + 1, range.upperBound / Self.blockSize)
    var result = widths[last]
    result -= widths[first]
    result += countedWidth(of: range.lowerBound..<first * Self.blockSize)
    result += countedWidth(of: last * Self.blockSize..<range.upperBound)
    return result
  }

  /// The offset from which to search for a column of a line. It is before the column, and near it if the line is long.
  func place(before column: Int, ofLine line: Int, _ encoding: PositionEncoding) -> Int {
    let start = start(ofLine: line)
    let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    guard widths != nil, end - start > Self.longLine else { return start }
    let blocks = (start / Self.blockSize + 1)..<(end / Self.blockSize + 1)
    let behind = blocks.partitionPoint {
      width(of: start..<$0 * Self.blockSize).units(encoding, isLatin1: isLatin1) >= column
    }
    if behind == blocks.lowerBound { return start }
    // The offset must not be inside of a character.
    var offset = (behind - 1) * Self.blockSize
    while !isLatin1, offset > start, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private func countedWidth(of range: Range<Int>) -> Width {
    if isWide { return Width(bytes: range.count / 2) }
    // Hot: the loop has no branches and runs over the memory itself.
    return bytes.withUnsafeBufferPointer { bytes in
      var width = Width(bytes: range.count)
      for index in range {
        let byte = bytes[index]
        width.continuations &+= byte & 0xC0 == 0x80 ? 1 : 0
        width.fourBytes &+= byte >= 0xF0 ? 1 : 0
        width.others &+= byte >= 0x80 ? 1 : 0
      }
      return width
    }
  }
}

/// The counts that determine the columns of a part of a line, in every encoding.
struct Width: Sendable {
  var bytes = 0
  /// The number of bytes that continue a character.
  var continuations = 0
  /// The number of characters of four bytes.
  var fourBytes = 0
  /// The number of bytes outside ASCII.
  var others = 0

  func units(_ encoding: PositionEncoding, isLatin1: Bool) -> Int {
    if isLatin1 { return encoding == .utf8 ? bytes + others : bytes }
    return switch encoding {
    case .utf8: bytes
    case .utf16: bytes - continuations + fourBytes
    case .utf32: bytes - continuations
    }
  }

  static func += (one: inout Width, other: Width) {
    one.bytes += other.bytes
    one.continuations += other.continuations
    one.fourBytes += other.fourBytes
    one.others += other.others
  }

  static func -= (one: inout Width, other: Width) {
    one.bytes -= other.bytes
    one.continuations -= other.continuations
    one.fourBytes -= other.fourBytes
    one.others -= other.others
  }
}
