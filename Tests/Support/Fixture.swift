/// Files of a module named `App`, written as one text:
///
/// - `-- path --` on a line of its own begins a file. Paths are relative to the workspace's root; `../` leads
///   above it.
/// - Carets under a line mark a range and say what is expected there: `severity code`, and behind a colon what
///   the message must contain. Columns count characters. In code the carets stand in a line comment of their
///   own, in XML in a comment of its own. A range that begins left of where the comment allows carets is written
///   with its column before the first caret: `0^^^`.
/// - A keycap digit marks a position.
///
/// Carets and digits are taken out before the files are read. A document without a root element is a fragment;
/// see `expandedDocument`.
package struct Fixture: Sendable {
  package struct File: Sendable {
    package var path: String
    /// As written, without carets and digits.
    package var written: String
    /// What is read: fragments are expanded.
    package var document: ExpandedDocument

    package var text: String { document.text }
  }

  package struct Expectation: Hashable, Sendable {
    package var path: String
    /// In bytes of the file as written. Ends with the line, and is never empty: an empty range is shown by one
    /// caret.
    package var lower, upper: Int
    package var severity, code, messagePart: String
  }

  package struct Mark: Hashable, Sendable {
    package var path: String
    /// In bytes of what is read.
    package var offset: Int
  }

  package var files: [File] = []
  package var expectations: [Expectation] = []
  /// By digit.
  package var marks: [Character: [Mark]] = [:]

  package init(_ fixture: String) {
    var path: String?
    var lines: [Substring] = []
    func close() {
      if let path { read(lines, path) }
      lines = []
    }
    for line in fixture.split(separator: "\n", omittingEmptySubsequences: false) {
      if let next = Self.path(line) {
        close()
        path = next
      } else if path != nil {
        lines.append(line)
      }
    }
    close()
  }

  package func file(_ path: String) -> File? { files.first { $0.path == path } }

  private static func path(_ line: Substring) -> String? {
    guard line.hasPrefix("-- "), line.hasSuffix(" --"), line.count > 6 else { return nil }
    return String(line.dropFirst(3).dropLast(3))
  }

  private mutating func read(_ lines: [Substring], _ path: String) {
    var text = ""
    var lastLine = ""
    var lastStart = 0
    var places: [(digit: Character, offset: Int)] = []
    for line in lines {
      if let mark = CaretLine(line) {
        let columns = Array(lastLine)
        let start = min(mark.column, columns.count)
        let end = min(mark.column + mark.length, columns.count)
        let lower = lastStart + String(columns[..<start]).utf8.count
        expectations.append(
          Expectation(
            path: path, lower: lower, upper: lower + max(1, String(columns[start..<end]).utf8.count),
            severity: mark.severity, code: mark.code, messagePart: mark.messagePart))
        continue
      }
      lastStart = text.utf8.count
      lastLine = ""
      for character in line {
        let scalars = character.unicodeScalars
        // A digit, the variation selector and the keycap make one character.
        if scalars.count == 3, scalars.last == "\u{20E3}", let digit = scalars.first {
          places.append((Character(digit), lastStart + lastLine.utf8.count))
        } else {
          lastLine.append(character)
        }
      }
      text += lastLine + "\n"
    }
    let file = File(path: path, written: text, document: expandedDocument(text, path: path))
    for place in places {
      marks[place.digit, default: []].append(
        Mark(path: path, offset: file.document.expandedOffset(place.offset)))
    }
    files.append(file)
  }
}

/// A line that says what is expected of the line above.
struct CaretLine {
  var column: Int
  var length: Int
  var severity, code, messagePart: String

  init?(_ line: Substring) {
    var rest = line.drop { $0 == " " }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("<!--"), let end = rest.range(of: " -->") {
      rest = rest[..<end].dropFirst(4)
    } else {
      return nil
    }
    rest = rest.drop { $0 == " " }
    let written = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(written.count)
    guard rest.hasPrefix("^") else { return nil }
    column = Int(written) ?? line.distance(from: line.startIndex, to: rest.startIndex)
    length = rest.prefix { $0 == "^" }.count
    rest = rest.drop { $0 == "^" }.drop { $0 == " " }
    severity = String(rest.prefix { $0 != " " })
    rest = rest.drop { $0 != " " }.drop { $0 == " " }
    code = String(rest.prefix { $0 != ":" && $0 != " " })
    messagePart = String(rest.drop { $0 != ":" }.dropFirst().drop { $0 == " " })
    while messagePart.hasSuffix(" ") { messagePart.removeLast() }
  }
}

extension Substring {
  /// Where the last occurrence of a text starts.
  fileprivate func range(of text: String) -> Index? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(text) { return index }
    }
    return nil
  }
}
