/// Labels come from documents and may hold anything.
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

/// A span of code, fenced by more backticks than the longest run of them in it.
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
