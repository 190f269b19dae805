/// Markdown formatted for a terminal: links without addresses, code indented, headings and emphasis in bold.
func plainMarkdown(_ lines: some Sequence<Substring>, isColored: Bool) -> String {
  func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  var text = ""
  var isCode = false
  for line in lines {
    if line.hasPrefix("```") {
      isCode.toggle()
    } else if isCode {
      text += line.isEmpty ? "\n" : "    \(line)\n"
    } else if line.hasPrefix("#") {
      text += bold(String(line.drop { $0 == "#" }.drop { $0 == " " })) + "\n"
    } else {
      text += withoutMarks(withoutLinks(line), bold) + "\n"
    }
  }
  return text
}

/// A line with each link replaced by its text.
private func withoutLinks(_ line: Substring) -> Substring {
  var result = ""
  var rest = line
  while let start = rest.firstIndex(of: "["), let middle = rest[start...].firstRange(of: "]("),
    let end = rest[middle.upperBound...].firstIndex(of: ")")
  {
    result += rest[..<start] + rest[rest.index(after: start)..<middle.lowerBound]
    rest = rest[rest.index(after: end)...]
  }
  return Substring(result + rest)
}

private func withoutMarks(_ line: Substring, _ bold: (String) -> String) -> String {
  let parts = line.split(separator: "**", omittingEmptySubsequences: false)
  // If a mark has no counterpart, it is text.
  guard parts.count % 2 == 1 else { return String(line) }
  return parts.enumerated().map { $0 % 2 == 1 ? bold(String($1)) : String($1) }.joined()
}
