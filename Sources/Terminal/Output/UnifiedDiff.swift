import Analysis
import Text

/// What a rename does to one file, for `patch -p1` and `git apply`.
struct FileDiff {
  /// Relative to the workspace's root.
  var path: String
  /// Where the file goes; nil where it stays.
  var newPath: String?
  var old: [UInt8]
  /// By place; none of them holds or crosses a line feed, so that lines keep their numbers.
  var edits: [Edit]

  /// The text after the edits.
  var new: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(old.count)
    var offset = 0
    for edit in edits {
      result += old[offset..<edit.range.lower]
      result += Array(edit.text.utf8)
      offset = edit.range.upper
    }
    return result + old[offset...]
  }

  /// Bytes, since a file need not be text in any encoding.
  var unified: [UInt8] {
    let target = newPath ?? path
    var result: [UInt8] = []
    func line(_ text: String) { result += Array((text + "\n").utf8) }
    line("diff --git \(quoted("a/" + path)) \(quoted("b/" + target))")
    if newPath != nil {
      line("similarity index \(edits.isEmpty ? 100 : 90)%")
      line("rename from \(quoted(path))")
      line("rename to \(quoted(target))")
    }
    guard !edits.isEmpty else { return result }
    line("--- \(headerName("a/" + path))")
    line("+++ \(headerName("b/" + target))")
    let before = Lines(old)
    let after = Lines(new)
    for hunk in hunks(before, after) {
      let count = hunk.count
      line("@@ -\(hunk.lowerBound + 1),\(count) +\(hunk.lowerBound + 1),\(count) @@")
      append(hunk, before, after, to: &result)
    }
    return result
  }

  private static let context = 3

  /// Ranges of lines around what changes; those that touch are one.
  private func hunks(_ before: Lines, _ after: Lines) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in before.indices where !before[index].elementsEqual(after[index]) {
      let range = max(0, index - Self.context)..<min(before.indices.upperBound, index + Self.context + 1)
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }

  private func append(_ hunk: Range<Int>, _ before: Lines, _ after: Lines, to result: inout [UInt8]) {
    func put(_ mark: Character, _ line: ArraySlice<UInt8>) {
      result.append(mark.asciiValue ?? 0x20)
      result += line
      if line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
    }
    var index = hunk.lowerBound
    while index < hunk.upperBound {
      if before[index].elementsEqual(after[index]) {
        put(" ", before[index])
        index += 1
        continue
      }
      let start = index
      while index < hunk.upperBound, !before[index].elementsEqual(after[index]) { index += 1 }
      for changed in start..<index { put("-", before[changed]) }
      for changed in start..<index { put("+", after[changed]) }
    }
  }

  /// `patch` ends a name at a blank, unless a tab does.
  private func headerName(_ path: String) -> String {
    let name = quoted(path)
    return name == path && path.utf8.contains(0x20) ? name + "\t" : name
  }

  /// As git quotes names that would break a line or a word.
  private func quoted(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: { $0.steersTerminals || $0 == "\"" || $0 == "\\" }) else {
      return path
    }
    var result = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.steersTerminals:
        for byte in String(scalar).utf8 {
          let octal = String(byte, radix: 8)
          result += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// The lines of a text with their line feeds. Only a line feed ends a line, as in every diff.
private struct Lines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    if starts.last == bytes.count { starts.removeLast() }
    self.starts = starts
  }

  var indices: Range<Int> { starts.indices }

  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : bytes.count)]
  }
}
