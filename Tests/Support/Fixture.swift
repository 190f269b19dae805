import Index

/// A workspace, written as one text: the one way in which tests write files and positions in them. Its targets name their
/// module `App`.
///
/// ```text
/// -- Login.swift --
/// class Login: UIViewController {
///   @IBOutlet var 1️⃣titleLabel: UILabel!
/// }
/// -- Main.storyboard --
/// <viewController id="vc" customClass="Login">
///   <outlet property="titleLable" destination="lbl" id="c1"/>
///   <!--              ^^^^^^^^^^ error dangling-outlet: did you mean 'titleLabel' -->
///   <label id="lbl"/>
/// </viewController>
/// ```
///
/// - `-- path --` on a separate line begins a file. Paths are relative to the workspace's root; `../` leads above it.
/// - Carets under a line mark a range and say which finding is expected there: `severity code`, and after a colon what the
///   message must contain. Columns count characters. In code the carets are in a separate line comment, in XML in a separate
///   comment. A range that begins left of where the comment allows carets is written with its column before the first caret:
///   `0^^^`.
/// - A keycap digit marks a position, from which a test asks or which it expects as an answer: `mark(1)`.
/// - A circle marks the start of a name and says what a test expects of it; the test says what each color means.
///
/// Carets, digits and circles are taken out before the files are read. A storyboard or xib without a root element is a fragment;
/// see `expandedDocument`.
///
/// The text of a fixture serves every entry point: `environment()` is a disk with its files, `snapshot` their index,
/// `files(at:)` a dictionary for a server's client. `place(1)` is a position as the command line writes it, `position(1)`
/// as the protocol does.
package struct Fixture: Sendable {
  package struct File: Sendable {
    package var path: String
    /// As written, without carets and digits.
    package var written: String
    /// The text that is read: fragments are expanded.
    package var document: ExpandedDocument

    package var text: String { document.text }
    package var bytes: [UInt8] { Array(text.utf8) }
  }

  package struct Expectation: Hashable, Sendable {
    package var path: String
    /// In bytes of the file as written. Ends with the line, and is never empty: an empty range is shown by one
    /// caret.
    package var lower, upper: Int
    package var severity, code, messagePart: String
  }

  package struct Mark: Hashable, Sendable {
    /// A digit, or a circle.
    package var symbol: Character
    package var path: String
    /// The file in the fixture's snapshot; negative if the program does not read it.
    package var file: FileID
    /// In bytes of what is read.
    package var offset: Int
  }

  package private(set) var files: [File] = []
  package private(set) var expectations: [Expectation] = []
  package private(set) var marks: [Mark] = []
  /// The program's index of the files.
  package private(set) var snapshot = Snapshot()
  private var sources: [SourceFile] = []

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
    snapshot = Snapshot(files: sources)
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
    var places: [(symbol: Character, offset: Int)] = []
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
        if let symbol = character.markSymbol {
          places.append((symbol, lastStart + lastLine.utf8.count))
        } else {
          lastLine.append(character)
        }
      }
      text += lastLine + "\n"
    }
    let file = File(path: path, written: text, document: expandedDocument(text, path: path))
    files.append(file)
    var id = FileID(raw: -1)
    if let source = sourceFile(path, file.bytes) {
      id = FileID(raw: Int32(sources.count))
      sources.append(source)
    }
    marks += places.map {
      Mark(symbol: $0.symbol, path: path, file: id, offset: file.document.expandedOffset($0.offset))
    }
  }
}

extension Character {
  /// The digit of a keycap, or a circle; nil for text.
  fileprivate var markSymbol: Character? {
    let scalars = unicodeScalars
    // A digit, the variation selector and the keycap make one character.
    if scalars.count == 3, scalars.last == "\u{20E3}" { return scalars.first.map { Character($0) } }
    // Some circles have a variation selector.
    let circles: Set<Unicode.Scalar> = ["🟢", "🔵", "🟡", "🟠", "🔴", "⚪"]
    return scalars.first.flatMap { circles.contains($0) ? Character($0) : nil }
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
  /// The start of the last occurrence of a text.
  fileprivate func range(of text: String) -> Index? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(text) { return index }
    }
    return nil
  }
}

/// The texts before and after a diff of whole texts, whose lines begin with a space, `-` or `+`.
package func sides(ofDiff diff: String) -> (old: String, new: String) {
  let lines = diff.split(separator: "\n", omittingEmptySubsequences: false)
  func side(without mark: Character) -> String {
    lines.filter { $0.first != mark }.map { $0.dropFirst() }.joined(separator: "\n")
  }
  return (side(without: "+"), side(without: "-"))
}
