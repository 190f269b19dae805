import Analysis

/// The sections of `diagnostics.md` about codes, formatted for a terminal.
func explanations(of codes: [Diagnostic.Code], isColored: Bool) -> String {
  codes.map { plainMarkdown(section(about: $0), isColored: isColored) }.joined(separator: "\n")
}

/// The section about a code in Markdown, without its heading.
func markdown(about code: Diagnostic.Code) -> String {
  section(about: code).dropFirst().drop(while: \.isEmpty).joined(separator: "\n")
}

private let lines = diagnosticsPage.split(separator: "\n", omittingEmptySubsequences: false)

private func section(about code: Diagnostic.Code) -> [Substring] {
  var section: [Substring] = []
  var level = 0
  var isCode = false
  for line in lines {
    if line.hasPrefix("```") { isCode.toggle() }
    let marks = isCode ? 0 : line.prefix { $0 == "#" }.count
    if level == 0 {
      guard marks > 0, line.drop(while: { $0 == "#" }).drop(while: { $0 == " " }) == code.rawValue else {
        continue
      }
      level = marks
    } else if marks > 0, marks <= level {
      break
    }
    section.append(line)
  }
  while section.last?.isEmpty == true { section.removeLast() }
  return section
}
