import Analysis
import Foundation
import Index
import TestSupport
import Testing
import Workspace

private struct Trial: CustomStringConvertible {
  var code: String
  var fixture: Fixture

  var description: String { code }
}

/// The wrong example of each section of `diagnostics.md`.
private func examples() throws -> [Trial] {
  let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../diagnostics.md")
  var result: [Trial] = []
  var code = ""
  var example: String?
  for line in try String(contentsOf: page, encoding: .utf8).split(
    separator: "\n", omittingEmptySubsequences: false)
  {
    if line.hasPrefix("### ") {
      code = String(line.dropFirst(4))
    } else if line == "```text wrong" {
      example = ""
    } else if line.hasPrefix("```"), let text = example {
      // A connection is inserted on a line of its own, which the first element of a fixture does not begin.
      let fixture = Fixture(text.replacing(".storyboard --\n", with: ".storyboard --\n<dependencies/>\n"))
      result.append(Trial(code: code, fixture: fixture))
      example = nil
    } else if example != nil {
      example? += line + "\n"
    }
  }
  return result
}

private func findings(in files: [SourceFile]) -> [Diagnostic] {
  let snapshot = Snapshot(files: files)
  return files.indices.flatMap { diagnostics(of: FileID(raw: Int32($0)), Resolver(snapshot)) }
}

private func counts(_ findings: [Diagnostic]) -> [String: Int] {
  Dictionary(findings.map { ("\($0.code.rawValue) \($0.message)", 1) }, uniquingKeysWith: +)
}

/// A damaged document is repaired by hand: nothing says what it was. The fixes of an unconnected outlet are in
/// `CodeActionTests`, since the object of the example begins no line.
private let withoutFix = [
  DiagnosticRule.malformedInterface.code.rawValue, DiagnosticRule.unconnectedOutlet.code.rawValue,
]

@Test func everyFindingHasAFixAfterWhichItIsGone() throws {
  let trials = try examples()
  #expect(Set(trials.map(\.code)) == Set(DiagnosticRule.all.map(\.code.rawValue)))
  for trial in trials where !withoutFix.contains(trial.code) {
    let fixture = trial.fixture
    let files = fixture.files.compactMap { sourceFile($0.path, Array($0.text.utf8)) }
    let before = findings(in: files)
    let concerned = before.filter { $0.code.rawValue == trial.code }
    #expect(!concerned.isEmpty, "\(trial)")
    var fixes = 0
    for finding in concerned {
      let actions = codeActions(
        in: finding.range, of: finding.file,
        diagnostics: diagnostics(of: finding.file, fixture.resolver), texts: fixture.text, fixture.resolver
      ).filter { $0.fixes.contains { $0.code == finding.code && $0.range == finding.range } }
      fixes += actions.count
      for action in actions {
        let changed = fixture.applying(action.edits)
        let after = counts(
          findings(in: fixture.files.compactMap { sourceFile($0.path, Array((changed[$0.path] ?? "").utf8)) })
        )
        let known = counts(before)
        let key = "\(finding.code.rawValue) \(finding.message)"
        #expect(after[key, default: 0] < known[key, default: 0], "\(trial): '\(action.title)' leaves \(key)")
        // What nothing connects any more is unused, which the user wants to know.
        for (new, count) in after where count > known[new, default: 0] {
          if new.hasPrefix("unconnected-outlet") || new.hasPrefix("unused-action") { continue }
          Issue.record("\(trial): '\(action.title)' adds \(new)")
        }
      }
    }
    #expect(fixes > 0, "\(trial) has no fix")
  }
}
