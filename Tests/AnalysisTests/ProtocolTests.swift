import Analysis
import Foundation
import TestSupport
import Testing

private let codes = DiagnosticRule.all.map(\.code.rawValue)

/// `diagnostics.md` has the section that each diagnostic links to, in the order of the rules.
@Test func everyRuleIsExplained() throws {
  #expect(try sections().map(\.code) == codes)
}

/// The table of `diagnostics.md` has a row for each rule: the code with a link to its section, its severity and its meaning.
@Test func everyRuleIsListedWithItsSeverity() throws {
  let rows = try rows()
  #expect(rows.map(\.code) == codes)
  for (rule, row) in zip(DiagnosticRule.all, rows) {
    // The severity after an "or" is the one that a check decides on in some cases.
    #expect(
      row.severity.split(separator: " ").first.map(String.init)
        == (rule.isOptional ? "off" : rule.severity.rawValue), "\(row.code)")
    #expect(!row.meaning.isEmpty && row.link == "#\(row.code)", "\(row.code)")
  }
}

@Test func noTwoRulesHaveOneCode() {
  #expect(Set(codes).count == codes.count)
  for rule in DiagnosticRule.all {
    #expect(DiagnosticRule.named(rule.code.rawValue)?.summary == rule.summary)
    #expect(rule.summary.first?.isUppercase == true && rule.summary.last != ".", "\(rule.code.rawValue)")
  }
}

/// The wrong example gives the code, the right one does not, and neither gives anything else of weight.
@Test func theExamplesGiveWhatTheyShow() throws {
  for section in try sections() {
    for (name, isWrong) in [("wrong", true), ("right", false)] {
      let text = try #require(section.examples[name], "\(section.code) has no \(name) example")
      let found = try batchFindings(in: Fixture(text))
      #expect(found.contains { $0.code == section.code } == isWrong, "\(section.code), \(name): \(found)")
      let others = found.filter { $0.code != section.code && $0.severity == "error" }
      #expect(others.isEmpty, "\(section.code), \(name): \(others)")
    }
  }
}

/// Each section says the same things in the same order, and its severities are those of the table.
@Test func everySectionAnswersTheSameQuestions() throws {
  for (section, row) in zip(try sections(), try rows()) {
    let parts = [
      "**Severity:**", "**Example:**", "```diff", "**At run time:**", "**Fix:**", "**Silence** ",
    ]
    let places = parts.map { part in section.text.firstRange(of: part)?.lowerBound }
    #expect(!places.contains(nil), "\(section.code): \(places)")
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(section.code)")
    let named = between("**Severity:**", "\n\n", in: section.text)
    for severity in ["error", "warning", "information", "hint"] {
      #expect(named.contains(severity) == row.severity.contains(severity), "\(section.code): \(severity)")
    }
    let runTime = between("**At run time:**", "**Fix:**", in: section.text)
    #expect(runTime.contains("iOS") && runTime.contains("macOS"), "\(section.code)")
  }
}

/// The way to silence a finding that its section describes has that effect, and silences nothing else.
@Test func theSilencingOfEachSectionWorks() throws {
  for section in try sections() {
    let wrong = try #require(section.examples["wrong"])
    let before = try batchFindings(in: Fixture(wrong))
    let settings = try #require(section.examples["json"] ?? section.examples["swift"])
    var files = Fixture(wrong).files.map { (path: $0.path, text: $0.written) }
    if section.examples["json"] != nil {
      files.removeAll { $0.path == ".ibls.json" }
      files.append((".ibls.json", settings))
    } else {
      let finding = try #require(before.first { $0.code == section.code })
      let index = try #require(files.firstIndex { $0.path == finding.path })
      var lines = files[index].text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let above = Fixture(wrong).files[index].bytes.prefix(finding.lower).count { $0 == 0x0A }
      lines.insert(settings.split(separator: "\n").joined(separator: "\n"), at: above)
      files[index].text = lines.joined(separator: "\n")
    }
    let silenced = files.map { "-- \($0.path) --\n\($0.text)\n" }.joined()
    let after = try batchFindings(in: Fixture(silenced))
    #expect(!after.contains { $0.code == section.code }, "\(section.code)")
    #expect(
      after.map(\.code) == before.map(\.code).filter { $0 != section.code }, "\(section.code)")
  }
}

/// The schema of `.ibls.json` lists the codes with the meanings of `diagnostics.md`, describes each, and takes a severity for it.
@Test func theSchemaKnowsEveryRule() throws {
  let text = try lines(of: "editors/ibls.schema.json").joined(separator: "\n")
  let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
  #expect(definitions["code"]?["enum"] as? [String] == codes)
  #expect(try definitions["code"]?["markdownEnumDescriptions"] as? [String] == rows().map(\.meaning))
  #expect(Set(definitions.keys).subtracting(["code", "severity"]) == Set(codes))
  let properties = try #require(schema["properties"] as? [String: [String: Any]])
  let allOf = try #require(properties["rules"]?["allOf"] as? [[String: Any]])
  let listed = try #require(allOf.first?["properties"] as? [String: [String: String]])
  for code in codes {
    #expect(listed[code] == ["$ref": "#/definitions/\(code)"], "\(code)")
    let plain = try #require(definitions[code]?["description"] as? String, "\(code)")
    let markdown = try #require(definitions[code]?["markdownDescription"] as? String, "\(code)")
    #expect(markdown == "\(plain) `ibls rules \(code)` has an example.")
  }
  #expect(Set(listed.keys) == Set(codes))
}

private func between(_ start: String, _ end: String, in text: String) -> Substring {
  guard let lower = text.firstRange(of: start)?.upperBound else { return "" }
  let rest = text[lower...]
  return rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)]
}

private struct Row {
  var code, link, severity, meaning: String
}

private func rows() throws -> [Row] {
  let lines = try lines(of: "diagnostics.md")
  let start = try #require(lines.firstIndex(of: "| code | default | meaning |"))
  return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
    let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
    func cell(_ index: Int) -> String {
      guard cells.indices.contains(index) else { return "" }
      return String(cells[index].dropLast(cells[index].last == " " ? 1 : 0))
    }
    // [`code`](#code)
    let parts = cell(0).split { "[`]()".contains($0) }.map(String.init)
    return Row(code: parts.first ?? "", link: parts.last ?? "", severity: cell(1), meaning: cell(2))
  }
}

private struct Section {
  var code: String
  var text = ""
  /// The texts between fences, by the last word of the opening fence.
  var examples: [String: String] = [:]
}

private func sections() throws -> [Section] {
  var sections: [Section] = []
  var example: String?
  for line in try lines(of: "diagnostics.md") {
    if line.hasPrefix("### ") { sections.append(Section(code: String(line.dropFirst(4)))) }
    if line.hasPrefix("#"), !line.hasPrefix("### ") { continue }
    if !sections.isEmpty { sections[sections.count - 1].text += line + "\n" }
    if line.hasPrefix("```"), line.count > 3 {
      example = String(line.dropFirst(3)).split(separator: " ").last.map(String.init)
    } else if line == "```" {
      example = nil
    } else if let example, !sections.isEmpty {
      sections[sections.count - 1].examples[example, default: ""] += line + "\n"
    }
  }
  for index in sections.indices {
    guard let example = sections[index].examples["diff"] else { continue }
    (sections[index].examples["wrong"], sections[index].examples["right"]) = sides(ofDiff: example)
  }
  return sections
}

private func lines(of path: String) throws -> [String] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
