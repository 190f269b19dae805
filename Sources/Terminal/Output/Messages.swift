import World

/// Says on standard error what went wrong.
func complain(_ message: String, in environment: Environment) {
  environment.writeError(Array("ibls: \(printable(message))\n".utf8))
}

extension Environment {
  /// A line for a person, on standard error.
  func say(_ line: String) { writeError(Array((printable(line) + "\n").utf8)) }
}

/// Text from files and arguments with everything replaced that could steer a terminal.
func printable(_ text: String) -> String {
  func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }
  return String(String.UnicodeScalarView(text.unicodeScalars.map { isHarmful($0) ? "\u{FFFD}" : $0 }))
}

/// A path of a workspace as seen from the current folder.
func join(_ folder: String, _ path: String) -> String {
  if folder.isEmpty || folder == "." { return path }
  return folder.hasSuffix("/") ? folder + path : folder + "/" + path
}
