import Index
import Syntax
import Text

/// The bytes of a file, with what an edit needs to know about the lines around it.
struct SourceText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func string(_ range: ByteRange) -> String {
    guard range.lower >= 0, range.upper <= bytes.count else { return "" }
    return String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  func holds(_ text: String, at range: ByteRange) -> Bool {
    guard range.lower >= 0, range.upper <= bytes.count else { return false }
    return bytes[range.lower..<range.upper].elementsEqual(text.utf8)
  }

  /// Whether a place contains a text as a whole word, not as part of a longer one.
  func holds(word: String, at range: ByteRange) -> Bool {
    func isWord(_ offset: Int) -> Bool { bytes.indices.contains(offset) && Ascii.isWordByte(bytes[offset]) }
    return holds(word, at: range)
      && !(isWord(range.lower - 1) && isWord(range.lower))
      && !(isWord(range.upper - 1) && isWord(range.upper))
  }

  /// Whether a place contains a name of code, in backticks or not.
  func holds(name: String, at range: ByteRange) -> Bool {
    holds(name, at: range) || holds(name, at: ByteRange(range.lower + 1, range.upper - 1))
  }

  var newline: String {
    guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }

  func lineStart(_ offset: Int) -> Int {
    var index = min(max(offset, 0), bytes.count)
    while index > 0, bytes[index - 1] != 0x0A { index -= 1 }
    return index
  }

  /// The offset after the newline that ends the line.
  func nextLine(_ offset: Int) -> Int {
    var index = min(max(offset, 0), bytes.count)
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    return min(index + 1, bytes.count)
  }

  func isBlank(_ lower: Int, _ upper: Int) -> Bool {
    guard lower >= 0, lower <= upper, upper <= bytes.count else { return false }
    return bytes[lower..<upper].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// The white space with which the line of an offset begins.
  func indentation(at offset: Int) -> String {
    let lower = lineStart(offset)
    var upper = lower
    while upper < bytes.count, bytes[upper] == 0x20 || bytes[upper] == 0x09 { upper += 1 }
    return string(ByteRange(lower, upper))
  }

  /// The line of an offset from its first word on.
  func line(at offset: Int) -> Substring {
    string(ByteRange(lineStart(offset), nextLine(offset))).drop(while: \.isWhitespace)
  }

  /// Whether the line of an offset names a header for the preprocessor, as `#import` and `__has_include` do.
  func isImport(at offset: Int) -> Bool {
    let line = line(at: offset)
    guard line.first == "#" else { return false }
    let directive = line.dropFirst().drop(while: \.isWhitespace)
    return ["import", "include"].contains(where: directive.hasPrefix) || line.contains("__has_include")
  }

  /// Whether the line has only white space before an offset.
  func isFirstOnLine(_ offset: Int) -> Bool { isBlank(lineStart(offset), offset) }

  /// The range, extended to whole lines where they contain nothing else.
  func wholeLines(_ range: ByteRange) -> ByteRange {
    let lower = lineStart(range.lower)
    let upper = nextLine(range.upper)
    guard isBlank(lower, range.lower), isBlank(range.upper, upper) else { return range }
    return ByteRange(lower, upper)
  }

  /// One step of indentation: the white space at the start of the first indented line.
  var indentationStep: String? {
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x20 || bytes[index] == 0x09 {
        let step = indentation(at: index)
        let end = index + step.utf8.count
        if end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, bytes[end] != UInt8(ascii: "*") {
          return step
        }
      }
      index = nextLine(index)
    }
    return nil
  }

  /// The end of the text before `offset`, without the white space there.
  func endOfText(before offset: Int) -> Int {
    var index = min(offset, bytes.count)
    while index > 0, isBlank(index - 1, index) { index -= 1 }
    return index
  }

  func startOfText(behind offset: Int) -> Int {
    var index = max(offset, 0)
    while index < bytes.count, isBlank(index, index + 1) { index += 1 }
    return index
  }
}

extension Query {
  /// The text of a file as it is now. Code that edits it compares each place with the facts.
  func source(of file: FileID) -> SourceText? { text(of: file).bytes.map(SourceText.init) }
}

private let backtick = UInt8(ascii: "`")

/// The word around an offset, with the backticks of Swift.
func wordRange(around offset: Int, in text: [UInt8]) -> ByteRange {
  func isWord(_ byte: UInt8) -> Bool {
    Ascii.isWordByte(byte) && byte != UInt8(ascii: "$") || byte == backtick
  }
  var lower = min(max(offset, 0), text.count)
  var upper = lower
  while lower > 0, isWord(text[lower - 1]) { lower -= 1 }
  while upper < text.count, isWord(text[upper]) { upper += 1 }
  return ByteRange(lower, upper)
}

/// Whether an offset may be in a string of its line.
func isInString(_ offset: Int, _ text: [UInt8]) -> Bool {
  guard (0...text.count).contains(offset) else { return false }
  return text[SourceText(text).lineStart(offset)..<offset].count { $0 == UInt8(ascii: "\"") } % 2 == 1
}
