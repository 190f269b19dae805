/// The changes in files, for a user at a terminal: the changed lines of each file before and after, with their numbers.
func beforeAndAfter(_ diffs: [FileDiff], shown: (String) -> String, isColored: Bool) -> String {
  func paint(_ text: String, _ color: String) -> String {
    isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
  var text = ""
  for diff in diffs {
    let path = shown(diff.path) + (diff.newPath.map { " → " + shown($0) } ?? "")
    text += paint(printable(path), "1") + "\n"
    var shift = 0
    for change in diff.changes {
      let from = commonStart(of: change.old.first, change.new.first)
      for (index, line) in change.old.enumerated() {
        text += paint(row(change.lines.lowerBound + index + 1, "-", line, from), "31") + "\n"
      }
      for (index, line) in change.new.enumerated() {
        text += paint(row(change.lines.lowerBound + shift + index + 1, "+", line, from), "32") + "\n"
      }
      shift += change.new.count - change.old.count
    }
  }
  return text
}

/// The greatest number of characters shown of a line, which may be wider than a screen.
private let widest = 100

private func row(_ number: Int, _ mark: String, _ line: ArraySlice<UInt8>, _ from: Int) -> String {
  let digits = String(number)
  let margin = String(repeating: " ", count: max(0, 5 - digits.count)) + digits
  let characters = Array(String(decoding: line, as: UTF8.self).drop { $0.isWhitespace })
    .prefix { !$0.isNewline }
  let start = characters.count > widest ? max(0, min(from - 30, characters.count - widest)) : 0
  let end = min(characters.count, start + widest)
  let text = (start > 0 ? "…" : "") + String(characters[start..<end]) + (end < characters.count ? "…" : "")
  return "\(margin) \(mark) \(printable(text))"
}

/// The position at which two lines begin to differ, in characters after their indentation.
private func commonStart(of one: ArraySlice<UInt8>?, _ other: ArraySlice<UInt8>?) -> Int {
  func text(_ line: ArraySlice<UInt8>?) -> Substring {
    String(decoding: line ?? [], as: UTF8.self).drop { $0.isWhitespace }
  }
  return zip(text(one), text(other)).prefix { $0 == $1 }.count
}
