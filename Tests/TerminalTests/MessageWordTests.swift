import Foundation
import Testing

/// All texts of `Sources` are held against the table of `CONTRIBUTING.md` that lists words which are not used.
@Test func messagesAvoidTheWordsThatAreNotUsed() throws {
  let words = try wordsNotUsed()
  let kept = try keptTexts()
  try #require(words.count > 20 && kept.count > 3)
  var files = 0
  var texts = 0
  let folder = root.appending(path: "Sources")
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift")
  {
    if path.contains("Generated/") { continue }
    files += 1
    for literal in literals(in: try String(contentsOf: folder.appending(path: path), encoding: .utf8)) {
      texts += 1
      #expect(faults(in: literal, words, kept) == [], "\(path): \(literal)")
    }
  }
  #expect(files > 300 && texts > 1000)
}

/// The test above finds a word in any literal, and in no comment and no other word.
@Test func aWordThatIsNotUsedIsFound() throws {
  let (words, kept) = (try wordsNotUsed(), try keptTexts())
  func found(_ source: String) -> [String] {
    literals(in: source).flatMap { faults(in: $0, words, kept) }.sorted()
  }
  #expect(found(#"complain("'\(name)' is no class of ours")"#) == ["is no", "ours"])
  #expect(found("let text = \"\"\"\n  a comma stands behind it\n  \"\"\"") == ["behind", "stands"])
  #expect(found("let text = #\"the \"Colour\" is out of sight\"#") == ["colour", "out of sight"])
  #expect(found(#"a("x \(b("is no \(c)")) behind")"#) == ["behind", "is no"])
  #expect(found(#"// "is no" \n /* "behind" */ a("is not", "this notes hours")"#) == [])
  #expect(found(#"a("'\(name)' is declared nowhere in the workspace")"#) == [])
}

/// Spelling is American on the pages that users read, too.
@Test func pagesAreSpelledLikeMessages() throws {
  let british = [
    "colour", "behaviour", "catalogue", "initialis", "recognis", "synchronis", "organis", "spelt",
  ]
  let pages = [
    "README.md", "command-line.md", "diagnostics.md", "protocol.md", "editors/README.md",
    "SECURITY.md", "editors/ibls.schema.json",
  ]
  for page in pages {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8).lowercased()
    #expect(british.filter(text.contains) == [], "\(page)")
  }
}

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

private func contributing() throws -> [Substring] {
  try String(contentsOf: root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    .split(separator: "\n", omittingEmptySubsequences: false)
}

private func wordsNotUsed() throws -> [String] {
  let table = try contributing().drop { $0 != "| not | but |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
  var words: [String] = []
  for row in table {
    let cell = String(row.split(separator: "|")[0])
    words += cell.split(separator: ",").map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
  return words
}

/// The texts between backquotes in the list of kept texts; `NAME` is any name.
private func keptTexts() throws -> [String] {
  let lines = try contributing().drop { !$0.hasPrefix("These texts are kept") }
  let list = lines.drop { !$0.hasPrefix("- ") }.prefix { $0.hasPrefix("- ") }
  var texts: [String] = []
  for line in list {
    let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
    for index in pieces.indices where index % 2 == 1 { texts.append(String(pieces[index])) }
  }
  return texts
}

private func faults(in literal: String, _ words: [String], _ kept: [String]) -> [String] {
  var text = literal
  for piece in kept.flatMap({ $0.components(separatedBy: "'NAME'") })
  where piece.contains(where: " /".contains) {
    text = text.replacingOccurrences(of: piece, with: " ")
  }
  let letters = text.lowercased().map { $0.isLetter ? $0 : " " }
  let plain = " " + String(letters).split(separator: " ").joined(separator: " ") + " "
  return words.filter { plain.contains(" \($0) ") }
}

/// The literals in Swift, those in interpolations among them, each without its interpolations.
private func literals(in source: String) -> [String] {
  struct Open {
    var text = ""
    var end: [Character]
    var escape: [Character]
    /// The number of parentheses that are open in its interpolation; nil outside of one.
    var depth: Int?
  }
  var found: [String] = []
  var open: [Open] = []
  let all = Array(source)
  var index = 0
  func isAt(_ text: some Collection<Character>) -> Bool { all[index...].starts(with: text) }
  while index < all.count {
    if let last = open.last, last.depth == nil {
      if isAt(last.escape + ["("]) {
        open[open.count - 1].depth = 1
        open[open.count - 1].text += " x "
        index += last.escape.count + 1
      } else if isAt(last.escape) {
        open[open.count - 1].text += " "
        index += last.escape.count + 1
      } else if isAt(last.end) {
        found.append(last.text)
        open.removeLast()
        index += last.end.count
      } else {
        open[open.count - 1].text.append(all[index])
        index += 1
      }
      continue
    }
    if isAt("//") {
      while index < all.count, !all[index].isNewline { index += 1 }
    } else if isAt("/*") {
      while index < all.count, !isAt("*/") { index += 1 }
      index += 2
    } else if all[index] == "\"" || all[index] == "#" {
      let hashes = Array(all[index...].prefix { $0 == "#" })
      index += hashes.count
      guard index < all.count, all[index] == "\"" else { continue }
      let quotes: [Character] = isAt("\"\"\"") ? ["\"", "\"", "\""] : ["\""]
      index += quotes.count
      open.append(Open(end: quotes + hashes, escape: ["\\"] + hashes))
    } else {
      if let depth = open.last?.depth {
        if all[index] == "(" { open[open.count - 1].depth = depth + 1 }
        if all[index] == ")" { open[open.count - 1].depth = depth == 1 ? nil : depth - 1 }
      }
      index += 1
    }
  }
  return found
}
