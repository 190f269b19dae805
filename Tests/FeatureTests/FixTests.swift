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
    } else if line == "```diff" {
      example = ""
    } else if line.hasPrefix("```"), let text = example {
      result.append(Trial(code: code, fixture: Fixture(whole(sides(ofDiff: text).old))))
      example = nil
    } else if example != nil {
      example? += line + "\n"
    }
  }
  return result
}

/// With the whole of each storyboard, as Interface Builder writes it: an object begins a line.
private func whole(_ example: String) -> String {
  var lines: [Substring] = []
  var isOpen = false
  func close() {
    if isOpen { lines.append("</objects></scene></scenes></document>") }
    isOpen = false
  }
  for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("-- ") { close() }
    lines.append(line)
    if line.hasSuffix("~iphone.storyboard --") || line.hasSuffix("~ipad.storyboard --") {
      let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      lines.append("<document type=\"\(type)\" version=\"3.0\"><scenes><scene sceneID=\"s\"><objects>")
      isOpen = true
    }
  }
  close()
  return lines.joined(separator: "\n")
}

private func findings(
  in files: [(path: String, text: String)], _ options: AnalysisOptions
) -> [Diagnostic] {
  let known = files.compactMap { file in sourceFile(file.path, Array(file.text.utf8)).map { ($0, file.text) }
  }
  let texts = Texts { file in known.indices.contains(Int(file.raw)) ? Array(known[Int(file.raw)].1.utf8) : nil
  }
  let query = Query(Snapshot(files: known.map(\.0)), texts: texts, options: options)
  return known.indices.flatMap { query.diagnostics(of: FileID(raw: Int32($0))) }
}

private func counts(_ findings: [Diagnostic]) -> [String: Int] {
  Dictionary(findings.map { ("\($0.code.rawValue) \($0.message)", 1) }, uniquingKeysWith: +)
}

@Test func everyFindingHasAFixAfterWhichItIsGone() throws {
  let trials = try examples()
  #expect(Set(trials.map(\.code)) == Set(DiagnosticRule.all.map(\.code.rawValue)))
  // A check alone finds and fixes suppressions that silence nothing.
  for trial in trials where trial.code != DiagnosticRule.unusedSuppression.code.rawValue {
    let fixture = trial.fixture
    let before = findings(in: fixture.files.map { ($0.path, $0.text) }, fixture.options)
    let concerned = before.filter { $0.code.rawValue == trial.code }
    #expect(!concerned.isEmpty, "\(trial)")
    var fixes = 0
    for finding in concerned {
      let actions = fixture.query.codeActions(
        in: finding.range, of: finding.file,
        diagnostics: fixture.query.diagnostics(of: finding.file)
      ).filter { $0.fixes.contains { $0.code == finding.code && $0.range == finding.range } }
      fixes += actions.count
      for action in actions {
        let changed = fixture.applying(action.edits)
        var files = fixture.files.map { (path: $0.path, text: changed[$0.path] ?? "") }
        if let file = action.newFile { files.append((file.path, file.text)) }
        let after = counts(findings(in: files, fixture.options))
        let known = counts(before)
        let key = "\(finding.code.rawValue) \(finding.message)"
        #expect(after[key, default: 0] < known[key, default: 0], "\(trial): '\(action.title)' leaves \(key)")
        // A declaration that nothing connects any more is unused, which the user wants to know.
        for (new, count) in after where count > known[new, default: 0] {
          if new.hasPrefix("unconnected-outlet") || new.hasPrefix("unused-action") { continue }
          Issue.record("\(trial): '\(action.title)' adds \(new)")
        }
      }
    }
    #expect(fixes > 0, "\(trial) has no fix")
  }
}
