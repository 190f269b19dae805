import Analysis
import Foundation
import TestSupport
import Testing

/// `protocol.md` lists the codes, `diagnostics.md` has the section that each diagnostic links to.
@Test func everyCodeIsListedAndExplained() throws {
  let rows = try lines(of: "protocol.md").filter { $0.hasPrefix("| `") && $0.contains("-") }.compactMap {
    $0.dropFirst(3).split(separator: "`").first.map(String.init)
  }
  let sections = try sections().map(\.code)
  let codes = Diagnostic.Code.allCases.map(\.rawValue)
  for code in codes {
    #expect(sections.contains(code), "no section for \(code)")
    #expect(rows.contains(code), "no row for \(code)")
  }
  for section in sections { #expect(codes.contains(section), "\(section) is no code") }
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

@Test func theSchemaKnowsEveryCode() throws {
  let text = try lines(of: "editors/ibls.schema.json").joined()
  for code in Diagnostic.Code.allCases { #expect(text.contains("\"\(code.rawValue)\""), "\(code)") }
}

private struct Section {
  var code: String
  var examples: [String: String] = [:]
}

private func sections() throws -> [Section] {
  var sections: [Section] = []
  var example: String?
  for line in try lines(of: "diagnostics.md") {
    if line.hasPrefix("### ") { sections.append(Section(code: String(line.dropFirst(4)))) }
    if line.hasPrefix("```text ") {
      example = String(line.dropFirst(8))
    } else if line == "```" {
      example = nil
    } else if let example, !sections.isEmpty {
      sections[sections.count - 1].examples[example, default: ""] += line + "\n"
    }
  }
  return sections
}

private func lines(of path: String) throws -> [String] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
