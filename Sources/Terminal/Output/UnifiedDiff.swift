import Analysis
import Text
import Text

/// The changes of a rename in one file, for `patch -p1` and `git apply`.
struct FileDiff {
  /// The path from the workspace's root.
  var path: String
  /// The new path of the file; nil where it keeps its path.
  var newPath: String?
  /// Whether the file is new.
  var isNew = false
  var old: [UInt8]
  /// The edits in the order of the text, without overlaps.
  var edits: [Edit]

  /// The text after the edits.
  var new: [UInt8] { old.applying(edits) }

  /// The diff in bytes, since a file may be in any encoding.
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
    if isNew { line("new file mode 100644") }
    guard !edits.isEmpty else { return result }
    line("--- \(isNew ? "/dev/null" : headerName("a/" + path))")
    line("+++ \(headerName("b/" + target))")
    for hunk in hunks { append(hunk, to: &result) }
    return result
  }

  private static let context = 3

  /// Old lines with the lines that replace them.
  struct Change {
    /// The indices of the old lines.
    var lines: Range<Int>
    var old: [ArraySlice<UInt8>]
    var new: [ArraySlice<UInt8>]
  }

  /// The changes of lines that the edits touch. Changes that touch each other are one change.
  var changes: [Change] {
    let before = Lines(old)
    var result: [Change] = []
    var index = edits.startIndex
    while index < edits.endIndex {
      let first = before.line(at: edits[index].range.lower)
      var end = before.lineEnd(of: edits[index].range)
      var next = index + 1
      while next < edits.endIndex {
        let line = before.line(at: edits[next].range.lower)
        // The last line of an edit may continue in the next line.
        let isApart = line > end || line == end && before.isLineEnd(edits[next - 1], at: end)
        if isApart { break }
        end = max(end, before.lineEnd(of: edits[next].range))
        next += 1
      }
      let lower = before.start(of: first)
      let upper = before.start(of: end)
      var text: [UInt8] = []
      var offset = lower
      for edit in edits[index..<next] {
        text += old[offset..<edit.range.lower]
        text += Array(edit.text.utf8)
        offset = edit.range.upper
      }
      text += old[offset..<upper]
      let lines = Lines(text)
      var change = Change(
        lines: first..<end, old: (first..<end).map { before[$0] }, new: lines.indices.map { lines[$0] })
      // The first and the last lines may be unchanged.
      while let last = change.old.last, change.new.last == last {
        change.old.removeLast()
        change.new.removeLast()
        change.lines = change.lines.lowerBound..<change.lines.upperBound - 1
      }
      while let first = change.old.first, change.new.first == first {
        change.old.removeFirst()
        change.new.removeFirst()
        change.lines = change.lines.lowerBound + 1..<change.lines.upperBound
      }
      if let last = result.last, last.lines.upperBound == change.lines.lowerBound {
        result[result.count - 1] = Change(
          lines: last.lines.lowerBound..<change.lines.upperBound, old: last.old + change.old,
          new: last.new + change.new)
      } else if !change.old.isEmpty || !change.new.isEmpty {
        result.append(change)
      }
      index = next
    }
    return result
  }

  private struct Hunk {
    var lines: Range<Int>
    var changes: [Change]
    /// The number of lines by which the new text is longer before the hunk.
    var shift: Int
  }

  /// The changes with the lines around them. Hunks that touch each other are one hunk.
  private var hunks: [Hunk] {
    let count = Lines(old).indices.upperBound
    var result: [Hunk] = []
    var shift = 0
    for change in changes {
      let lower = max(0, change.lines.lowerBound - Self.context)
      let upper = min(count, change.lines.upperBound + Self.context)
      if let last = result.last, last.lines.upperBound >= lower {
        result[result.count - 1].lines = last.lines.lowerBound..<upper
        result[result.count - 1].changes.append(change)
      } else {
        result.append(Hunk(lines: lower..<upper, changes: [change], shift: shift))
      }
      shift += change.new.count - change.old.count
    }
    return result
  }

  private func append(_ hunk: Hunk, to result: inout [UInt8]) {
    let before = Lines(old)
    func put(_ mark: Character, _ line: ArraySlice<UInt8>) {
      result.append(mark.asciiValue ?? 0x20)
      result += line
      if line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
    }
    let count = hunk.lines.count + hunk.changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let start = hunk.lines.lowerBound
    // If a side has no lines, it begins at the line before.
    let newStart = start + hunk.shift + (count == 0 ? 0 : 1)
    result += Array(
      "@@ -\(start + (hunk.lines.isEmpty ? 0 : 1)),\(hunk.lines.count) +\(newStart),\(count) @@\n".utf8)
    var line = start
    for change in hunk.changes {
      for kept in line..<change.lines.lowerBound { put(" ", before[kept]) }
      for removed in change.old { put("-", removed) }
      for added in change.new { put("+", added) }
      line = change.lines.upperBound
    }
    for kept in line..<hunk.lines.upperBound { put(" ", before[kept]) }
  }

  /// A path for a header, in which a tab after a name with blanks marks its end for `patch`.
  private func headerName(_ path: String) -> String {
    let name = quoted(path)
    return name == path && path.utf8.contains(0x20) ? name + "\t" : name
  }

  /// A path quoted as git does, if it contains characters that would break a line or a word.
  private func quoted(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: { $0.steersText || $0 == "\"" || $0 == "\\" }) else {
      return path
    }
    var result = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.steersText:
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

/// The lines of a text including their line feeds. Only a line feed ends a line, as in every diff.
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

  /// The index of the line that contains an offset; the number of lines for an offset after the last line feed.
  func line(at offset: Int) -> Int {
    var (lower, upper) = (0, starts.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if starts[middle] <= offset { lower = middle + 1 } else { upper = middle }
    }
    return offset == bytes.count && (bytes.last == 0x0A || bytes.isEmpty) ? starts.count : max(0, lower - 1)
  }

  /// The index after the last line that a range touches.
  func lineEnd(of range: ByteRange) -> Int {
    let last = line(at: max(range.lower, range.upper - 1))
    return min(last + 1, starts.count)
  }

  /// Whether the line before an index ends at an unchanged line feed, or with the text of an edit.
  func isLineEnd(_ edit: Edit, at line: Int) -> Bool {
    edit.range.upper < start(of: line) || edit.text.utf8.last == 0x0A || edit.range.isEmpty
  }

  /// The offset where a line starts; the end of the text for the index after the last line.
  func start(of line: Int) -> Int { line < starts.count ? starts[line] : bytes.count }

  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : bytes.count)]
  }
}
