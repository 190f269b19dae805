/// The answer to `--help`, which lists the modes and their options.
func helpText(_ modes: [any Mode.Type]) -> String {
  """
  ibls checks the connections of storyboards and xibs against Swift and Objective-C code.

  \(modes.map { rows($0) }.joined())ibls --help, --version

  Exit codes: 0 nothing found at or above the threshold; 1 something found;
  2 the call was wrong or something named could not be read.
  NO_COLOR in the environment turns colours off.

  """
}

private func rows<M: Mode>(_: M.Type) -> String {
  let options = M.options.map { option in
    row("  " + option.name + (option.valueName.map { " " + $0 } ?? ""), [option.summary])
  }
  return row(M.synopsis, M.summary) + options.joined()
}

/// Two columns; what is too wide for the first one has a line of its own.
private func row(_ left: String, _ right: [String]) -> String {
  let width = 25
  let indent = String(repeating: " ", count: width)
  let isNarrow = left.utf8.count < width
  let first = isNarrow ? left + indent.dropFirst(left.utf8.count) : left + "\n" + indent
  return first + right.joined(separator: "\n" + indent) + "\n"
}
