/// The man page of the program, for `man -l`.
func manPage(_ pages: [CommandPage], version: String) -> String {
  var text = """
    .TH IBLS 1 "" "ibls \(version)"
    .SH NAME
    ibls \\- check the connections of storyboards and xibs against code
    .SH SYNOPSIS
    .nf

    """
  for line in pages.flatMap(\.synopsis) { text += escaped(line) + "\n" }
  text += """
    .fi
    .SH DESCRIPTION
    Storyboards and xibs connect to Swift and Objective\\-C code by name. ibls reports the connections that are
    broken, renames both sides together, and serves editors.
    .SH COMMANDS

    """
  for page in pages {
    text += ".SS \(escaped(page.synopsis.joined(separator: ", ")))\n"
    text += escaped(page.summary.prefix(1).uppercased() + page.summary.dropFirst()) + ".\n"
    if let flag = page.flag { text += "The flag \\fB\(escaped(flag))\\fR does the same.\n" }
    if !page.details.isEmpty {
      text += ".PP\n" + page.details.map { $0.isEmpty ? ".PP\n" : escaped($0) + "\n" }.joined()
    }
    for option in page.options { text += item(option) }
    for example in page.examples {
      text += ".PP\n\(escaped(example.meaning.prefix(1).uppercased() + example.meaning.dropFirst())):\n"
      text += ".PP\n.RS\n.nf\n\(escaped(example.call))\n.fi\n.RE\n"
    }
  }
  text += ".SH OPTIONS\nEvery command takes these.\n"
  for option in CommandPage.commonOptions { text += item(option) }
  return text + """
    .SH EXIT STATUS
    .TP
    0
    Nothing was found at or above the threshold.
    .TP
    1
    Something was found.
    .TP
    2
    The call was wrong, something that it names could not be read, or a rename was refused.
    .SH ENVIRONMENT
    .TP
    \\fBNO_COLOR\\fR
    Any value turns colors off.
    .TP
    \\fBFORCE_COLOR\\fR
    Any value turns colors on in a pipe, too.
    .SH FILES
    .TP
    \\fB.ibls.json\\fR
    Settings for the folder that holds it and all below.

    """
}

private func item(_ option: OptionDescription) -> String {
  let names = option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
  let value = option.valueName.map { " \\fI\(escaped($0))\\fR" } ?? ""
  return ".TP\n\(names)\(value)\n\(escaped(option.summary))\n"
}

/// A line escaped for roff.
private func escaped(_ text: some StringProtocol) -> String {
  var result = ""
  for character in text {
    switch character {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    default: result.append(character)
    }
  }
  // A dot or a quote at the start of a line would be a request.
  return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
}
