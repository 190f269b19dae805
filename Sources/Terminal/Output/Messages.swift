import Text
import World

/// Reports a failure on standard error.
func complain(_ message: String, in environment: Environment) {
  environment.console.writeError(Array("ibls: \(printable(message))\n".utf8))
}

extension Environment {
  /// Whether the terminal shows escape sequences as text.
  var terminalIsDumb: Bool { variable("TERM") == "dumb" }

  /// Writes a line for the user on standard error.
  func say(_ line: String) { console.writeError(Array((printable(line) + "\n").utf8)) }
}

/// A text from files and arguments, with everything replaced that could steer a terminal, except tabs.
///
/// It can't give a command to a CI system that reads its log, either: for GitHub a line that begins with `::` is a command, and
/// for Azure everything after `##[` or `##vso[`.
func printable(_ text: String) -> String {
  var result = text.replacingSteering { $0 == "\t" ? "\t" : "\u{FFFD}" }
  for command in ["##[", "##vso["] where result.contains(command) {
    result = result.replacing(command, with: "#\u{FFFD}" + command.dropFirst(2))
  }
  let start = result.drop { $0.isWhitespace }
  if start.hasPrefix("::") { result = result.prefix(upTo: start.startIndex) + "\u{FFFD}" + start.dropFirst() }
  return result
}

/// A number with its noun, such as `2 files`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// A word quoted for a shell.
func quotedForShell(_ word: String) -> String {
  let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./:-".contains($0)) }
  return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}

/// A path of a workspace, from the current folder.
func join(_ folder: String, _ path: String) -> String {
  if folder.isEmpty || folder == "." { return path }
  return folder.hasSuffix("/") ? folder + path : folder + "/" + path
}

/// Lines of text with everything replaced that could steer a terminal. Line feeds stay; carriage returns before them are removed.
func printable(_ lines: [UInt8]) -> [UInt8] {
  Array(
    lines.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(printable(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)).utf8)
    }.joined(separator: [0x0A]))
}

/// Rows of cells as lines, with columns as wide as their widest cell.
func table(_ rows: [[String]]) -> String {
  let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    row.enumerated().map { column, cell in
      column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
    }.joined(separator: "  ") + "\n"
  }.joined()
}
