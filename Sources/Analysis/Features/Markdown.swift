/// A text with all marks of Markdown escaped. Labels come from documents and may contain any character.
func markdown(escaping text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "!":
      result += "\\" + String(character)
    case "&": result += "&amp;"
    case _ where character.isNewline: result += " "
    default: result.append(character)
    }
  }
  return result
}

/// A text as a span of code, fenced by more backticks than its longest run of them.
func markdown(code text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  var run = 0
  var longest = 0
  for character in line {
    run = character == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  if longest == 0 { return "`" + line + "`" }
  let fence = String(repeating: "`", count: longest + 1)
  return fence + " " + line + " " + fence
}
