import Analysis

/// The section of `diagnostics.md` about a code, as a terminal shows it.
func explanation(of code: Diagnostic.Code, isColored: Bool) -> String {
  let lines = diagnosticsPage.split(separator: "\n", omittingEmptySubsequences: false)
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
  return plainMarkdown(section, isColored: isColored)
}
