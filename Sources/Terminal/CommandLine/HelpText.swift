/// The answer to `ibls help`, which lists the commands.
func helpText(_ pages: [CommandPage]) -> String {
  """
  ibls checks the connections of storyboards and xibs against Swift and Objective-C code.

  Usage: ibls COMMAND [OPTION...] [ARGUMENT...]

  Commands:
  \(pages.map { row("  " + $0.command, $0.summary) }.joined())
  Options of every command:
  \(rows(CommandPage.commonOptions))
  'ibls help COMMAND' says more. The flags \(flags(pages)) work like the commands.

  \(exitCodes)
  """
}

/// The answer to `ibls help COMMAND`.
func helpText(_ page: CommandPage) -> String {
  var text = page.summary.prefix(1).uppercased() + page.summary.dropFirst() + ".\n\n"
  for (index, line) in page.synopsis.enumerated() {
    text += (index == 0 ? "Usage: " : "       ") + line + "\n"
  }
  if !page.details.isEmpty { text += "\n" + page.details.map { $0 + "\n" }.joined() }
  if !page.options.isEmpty { text += "\nOptions:\n" + rows(page.options) }
  text += "\nOptions of every command:\n" + rows(CommandPage.commonOptions)
  if !page.examples.isEmpty { text += "\nExamples:\n" }
  for example in page.examples { text += "  \(example.call)\n      \(example.meaning)\n" }
  return text + "\n" + (page.findsSomething ? exitCodes : exitCodesWithoutFindings)
}

private let exitCodes = """
  Exit codes: 0 nothing found at or above the threshold; 1 something found;
  2 the call was wrong or something named could not be read.

  """

private let exitCodesWithoutFindings = """
  Exit codes: 0 done; 2 the call was wrong or something named could not be read.

  """

private func flags(_ pages: [CommandPage]) -> String {
  let flags = pages.compactMap(\.flag)
  return flags.dropLast().joined(separator: ", ") + " and " + (flags.last ?? "")
}

private func rows(_ options: [OptionDescription]) -> String {
  options.map { row("  " + $0.written, $0.summary) }.joined()
}

extension OptionDescription {
  /// The option in the form of the help: `-q, --quiet`, `--format FORMAT`.
  var written: String {
    (short.map { "\($0), " } ?? "    ") + name + (valueName.map { " " + $0 } ?? "")
  }
}

/// A row of two columns, 80 characters wide; a text that is too wide for the first column gets a separate line.
private func row(_ left: String, _ right: String) -> String {
  let width = 28
  let indent = String(repeating: " ", count: width)
  let isNarrow = left.utf8.count < width - 1
  var text = isNarrow ? left + indent.dropFirst(left.utf8.count) : left + "\n" + indent
  var column = width
  for word in right.split(separator: " ") {
    if column > width {
      if column + 1 + word.count > 79 {
        text += "\n" + indent
        column = width
      } else {
        text += " "
        column += 1
      }
    }
    text += word
    column += word.count
  }
  return text + "\n"
}
