import Text
import World

/// Says on standard error what went wrong.
func complain(_ message: String, in environment: Environment) {
  environment.writeError(Array("ibls: \(printable(message))\n".utf8))
}

extension Environment {
  /// A line for a person, on standard error.
  func say(_ line: String) { writeError(Array((printable(line) + "\n").utf8)) }
}

/// Text from files and arguments with everything replaced that could steer a terminal, but for tabs.
func printable(_ text: String) -> String { text.replacingSteering { $0 == "\t" ? "\t" : "\u{FFFD}" } }

/// A word as a shell takes it.
func quotedForShell(_ word: String) -> String {
  let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./:-".contains($0)) }
  return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}

/// A path of a workspace as seen from the current folder.
func join(_ folder: String, _ path: String) -> String {
  if folder.isEmpty || folder == "." { return path }
  return folder.hasSuffix("/") ? folder + path : folder + "/" + path
}

/// Lines of text with what could steer a terminal replaced. Line feeds stay, and carriage returns before them go.
func printable(_ lines: [UInt8]) -> [UInt8] {
  Array(
    lines.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(printable(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)).utf8)
    }.joined(separator: [0x0A]))
}
