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
  #expect(comments > 5000)
}

/// The test above finds each habit, and only in comments.
@Test func aHabitInACommentIsFound() {
  func found(_ source: String) -> [String] { commentLines(of: source).flatMap(habits) }
  #expect(found("/// What a message is sent to.") == ["What"])
  #expect(found("/// Where the name is used.\n/// Where that leads.") == ["Where"])
  #expect(found("/// How many files wait.") == ["How many"])
  #expect(found("/// Those of the target.\n///\n/// Behind a colon.") == ["Those", "Behind"])
  #expect(found("// Of a type and of the types around it.") == ["a sentence without a subject"])
  #expect(
    found("let a = 1\n  // It stands behind the name, out of sight.") == ["stands", "behind", "out of sight"])
  #expect(found("// The class is no class of ours, as it tells.") == ["is no", "ours", "tells"])
  #expect(found("// The colour is asked for.") == ["British spelling", "asked"])
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
  let words = plain.split { !$0.isLetter && $0 != "'" }.map(String.init)
  var found: [String] = []
  if comment.isFirst { found += habitsAtStart(plain, words) }
  for (index, word) in words.enumerated() {
    let next = index + 1 < words.count ? words[index + 1] : ""
    if wordsNotUsed.contains(word) { found.append(word) }
    if ["stand", "stands"].contains(word), next != "alone" { found.append(word) }
    if ["is", "are"].contains(word), next == "no", index + 2 < words.count, words[index + 2] != "longer",
      words[index + 2].first?.isLowercase == true
    {
      found.append(word + " no")
    }
    if ["ask", "asks", "asked"].contains(word), ["for", "about", "of"].contains(next) { found.append(word) }
    if word == "out", words[index...].starts(with: ["out", "of", "sight"]) { found.append("out of sight") }
    if british.contains(where: word.lowercased().hasPrefix) { found.append("British spelling") }
  }
  return found
}

/// The habits of a first sentence that hide the noun.
private func habitsAtStart(_ text: String, _ words: [String]) -> [String] {
  guard let first = words.first, text.first?.isUppercase == true, words.count > 2 else { return [] }
  switch first.lowercased() {
  case "what": return words[1] == "if" ? [] : ["What"]
  case "behind", "stands", "those": return [words[0]]
  case "how":
    let measures = ["many", "much", "far", "long", "wide", "deep", "often"]
    return measures.contains(words[1]) ? ["How \(words[1])"] : []
  case "where": return ["is", "are"].contains(words[2]) ? [] : ["Where"]
  case "of", "by", "in", "with", "without", "beside", "for":
    let articles = ["a", "an", "the", "these", "those", "each", "all"]
    let end = text.first { ".:;".contains($0) }
    return articles.contains(words[1]) && (end == "." || end == ";") ? ["a sentence without a subject"] : []
  default: return []
  }
}

private let wordsNotUsed: Set = [
  "behind", "ours", "tell", "tells", "told", "nobody", "somebody", "anybody", "whoever",
]

private let british = [
  "initialis", "colour", "catalogue", "localis", "recognis", "organis", "behaviour", "analyse",
]

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
