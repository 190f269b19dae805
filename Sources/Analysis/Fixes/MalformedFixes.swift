import Index
import Syntax
import Text

/// The fixes of damaged XML: the removal or insertion that the message proposes, and the two sides of a merge conflict.
///
/// Only faults with a certain place are fixed: an element that is not closed may end anywhere.
func malformedFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  let (range, message) = (diagnostic.range, diagnostic.message)
  guard let text = document.text, range.upper <= text.bytes.count,
    let problem = document.outline.problems.first(where: { $0.range == range && $0.message == message })
  else { return [] }
  if problem.kind == .mergeConflict { return sides(of: diagnostic, in: document, text) }
  func action(_ title: String, _ new: String) -> [CodeAction] {
    document.fix(title, of: diagnostic) { editor throws(OperationRefusal) in
      try editor.apply([Edit(range, new)])
    }
  }
  let old = text.string(range)
  if message.hasSuffix("; write '&amp;'"), old.hasPrefix("&") {
    return action("Write '&amp;'", "&amp;" + old.dropFirst())
  }
  if message.hasSuffix("; write '&lt;'"), old.hasPrefix("<") {
    return action("Write '&lt;'", old.replacing("<", with: "&lt;"))
  }
  if message.hasSuffix("; remove it"), !old.isEmpty { return action("Remove '\(shortened(old))'", "") }
  return []
}

private func shortened(_ text: String) -> String { text.count > 30 ? text.prefix(29) + "…" : text }

/// The fixes that keep one side of a merge conflict.
private func sides(
  of diagnostic: Diagnostic, in document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  func isMarker(_ character: Character, at line: Int) -> Bool {
    let marker = String(repeating: character, count: 7)
    return text.holds(marker, at: ByteRange(line, min(line + 7, text.bytes.count)))
  }
  let start = text.lineStart(diagnostic.range.lower)
  guard isMarker("<", at: start) else { return [] }
  var line = text.nextLine(start)
  var first = ByteRange(line, line)
  var second: Int?
  var isFirst = true
  while line < text.bytes.count {
    let next = text.nextLine(line)
    guard next > line, !isMarker("<", at: line) else { return [] }
    if isMarker(">", at: line) {
      guard let second else { return [] }
      return [("first", first), ("second", ByteRange(second, line))].flatMap { side, kept in
        document.fix("Keep the \(side) side of the merge conflict", of: diagnostic) {
          editor throws(OperationRefusal) in
          try editor.apply([Edit(ByteRange(start, next), text.string(kept))])
        }
      }
    }
    // Some settings of git write the common ancestor's text between the two sides.
    if isMarker("|", at: line) { isFirst = false }
    if isMarker("=", at: line) { (second, isFirst) = (next, false) }
    if isFirst { first = ByteRange(first.lower, next) }
    line = next
  }
  return []
}
