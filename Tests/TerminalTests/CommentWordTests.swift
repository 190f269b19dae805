import Foundation
import Testing

/// Comments name the thing first, have a subject, and avoid the words that made readers read them twice.
@Test func commentsAreUnderstoodAtOnce() throws {
  var comments = 0
  for folder in ["Sources", "Tests"] {
    let base = root.appending(path: folder)
    for path in try FileManager.default.subpathsOfDirectory(atPath: base.path) where path.hasSuffix(".swift")
    {
      if path.contains("Generated/") || path.contains(".build/") { continue }
      let source = try String(contentsOf: base.appending(path: path), encoding: .utf8)
      for comment in commentLines(of: source) {
        comments += 1
        #expect(habits(in: comment) == [], "\(folder)/\(path): \(comment.text)")
      }
    }
  }
  #expect(comments > 8000)
}

/// The test above finds each habit, and only in comments.
@Test func aHabitInACommentIsFound() {
  func found(_ source: String) -> [String] { commentLines(of: source).flatMap(habits) }
  #expect(found("/// What a message is sent to.") == ["What"])
  #expect(found("/// Where the name is used.\n/// Where that leads.") == ["Where"])
  #expect(found("// Of a type and of the types around it.") == ["a sentence without a subject"])
  #expect(
    found("let a = 1\n  // It stands behind the name, out of sight.") == ["behind", "stands", "out of sight"])
  #expect(found("// The class is no class of ours, as it tells.") == ["is no", "ours", "tells"])
  #expect(found("// The colour is asked for.") == ["asked", "British spelling"])
  #expect(found("// The word `behind` is in code.\nlet text = \"it stands behind\"") == [])
}

private struct CommentLine {
  var text: String
  /// Whether no line of the same comment precedes it.
  var isFirst: Bool
}

private func commentLines(of source: String) -> [CommentLine] {
  var result: [CommentLine] = []
  var follows = false
  for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("//") else {
      follows = false
      continue
    }
    let text = String(trimmed.drop { $0 == "/" }.drop { $0 == " " })
    // A blank line of a comment begins another paragraph.
    if !text.isEmpty { result.append(CommentLine(text: text, isFirst: !follows)) }
    follows = !text.isEmpty
  }
  return result
}

private func habits(in comment: CommentLine) -> [String] {
  // Code is between backquotes.
  let plain = comment.text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    .map { $0.offset % 2 == 0 ? String($0.element) : "x" }.joined(separator: "`")
  let range = NSRange(plain.startIndex..., in: plain)
  return patterns.filter { pattern in
    (comment.isFirst || !pattern.isAtStart)
      && pattern.expression?.firstMatch(in: plain, range: range) != nil
  }.map(\.name)
}

private struct Pattern: @unchecked Sendable {
  var name: String
  /// Whether it is about the first word of a comment.
  var isAtStart: Bool
  var expression: NSRegularExpression?

  init(_ name: String, _ text: String, isAtStart: Bool = false) {
    (self.name, self.isAtStart) = (name, isAtStart)
    expression = try? NSRegularExpression(pattern: text)
  }
}

private let patterns = [
  Pattern("What", #"^What (?!if\b)"#, isAtStart: true),
  Pattern("Where", #"^Where (?!\w+ (is|are) )"#, isAtStart: true),
  Pattern(
    "a sentence without a subject",
    #"^(Of|By|In|With|Without|Beside|For) (a|an|the|these|those|each|all)\b[^.:]*[.;]"#,
    isAtStart: true),
  Pattern("behind", #"\bbehind\b"#),
  Pattern("stands", #"\bstands?\b(?! alone)"#),
  Pattern("is no", #"\b(is|are) no [a-z]+(?! longer)\b"#),
  Pattern("ours", #"\bours\b"#),
  Pattern("asked", #"\b(asks?|asked) (for|about|of)\b"#),
  Pattern("tells", #"\b(tells?|told)\b"#),
  Pattern("nobody", #"\b(nobody|somebody|anybody|whoever)\b"#),
  Pattern("out of sight", #"\bout of sight\b"#),
  Pattern(
    "British spelling",
    #"\b([Ii]nitialis|[Cc]olour|[Cc]atalogue|[Ll]ocalis|[Rr]ecognis|[Oo]rganis|[Bb]ehaviour|analys(e|ed|es)\b)"#
  ),
]

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
