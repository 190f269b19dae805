import Terminal
import Testing
import World

/// A finding in terms of a fixture, whichever front end it came from.
package struct FixtureFinding: Hashable, Sendable {
  package var path: String
  /// In bytes of what is read.
  package var lower, upper: Int
  package var severity, code, message: String

  package init(
    path: String, lower: Int, upper: Int, severity: String, code: String, message: String
  ) {
    self.path = path
    self.lower = lower
    self.upper = upper
    self.severity = severity
    self.code = code
    self.message = message
  }
}

/// Checks a fixture as a user does and compares what is found with its carets, one to one.
///
/// - Parameter all: Whether information and hints count as well.
package func checkDiagnostics(
  _ fixture: String, all: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) {
  let parsed = Fixture(fixture)
  do {
    let found = try batchFindings(in: parsed)
    if let difference = difference(parsed, found, all: all) {
      Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// The folder of a fixture's workspace; the folder above is there for `../.git` and the like.
package let fixtureRoot = "/repository/App"

package struct OutputError: Error {
  package var message: String
}

extension Fixture {
  /// The absolute path of a file as it lies on the disk of `environment`.
  package func absolutePath(_ file: File) -> String { withoutDots(fixtureRoot + "/" + file.path) }

  /// A disk that holds the files and nothing else.
  ///
  /// - Parameter emptied: Paths of files that are there, but hold nothing.
  package func environment(
    emptying emptied: Set<String> = [], output: RecordedOutput = RecordedOutput()
  ) -> Environment {
    var texts: [String: String] = [:]
    for file in files { texts[absolutePath(file)] = emptied.contains(file.path) ? "" : file.text }
    return .inMemory(texts, folders: [fixtureRoot], output: output)
  }
}

/// The findings of `ibls --check --format json`.
package func batchFindings(in fixture: Fixture) throws -> [FixtureFinding] {
  fixtureFindings(try checkOutput(of: fixture))
}

/// The same of a folder on any disk.
package func batchFindings(below root: String, in environment: Environment) throws -> [FixtureFinding] {
  let recorded = RecordedOutput()
  let code = run(["--check", "--format", "json", "--allow-empty", root], in: environment.recording(recorded))
  guard code != 2 else { throw OutputError(message: recorded.errorText) }
  return fixtureFindings(try CheckOutput(recorded.output))
}

private func fixtureFindings(_ output: CheckOutput) -> [FixtureFinding] {
  output.findings.map {
    FixtureFinding(
      path: $0.file, lower: $0.offset, upper: $0.offset + $0.length, severity: $0.severity, code: $0.code,
      message: $0.message)
  }
}

/// The output of `ibls --check --format json` for a fixture, with places and exit code tested for consistency.
package func checkOutput(of fixture: Fixture) throws -> CheckOutput {
  let recorded = RecordedOutput()
  let environment = fixture.environment(output: recorded)
  let code = run(["--check", "--format", "json", "--allow-empty", fixtureRoot], in: environment)
  let output = try CheckOutput(recorded.output)
  let hasErrors = output.findings.contains { $0.severity == "error" }
  guard code == (hasErrors ? 1 : 0) else { throw OutputError(message: "exit code \(code)") }
  for finding in output.findings { try checkPlace(of: finding, in: fixture) }
  return output
}

/// nil when what was found is what the carets say; else the fixture as it would pass.
package func difference(_ fixture: Fixture, _ found: [FixtureFinding], all: Bool = true) -> String? {
  var shown: [Fixture.Expectation] = []
  var open = fixture.expectations
  var isSame = true
  for finding in found where all || finding.severity == "error" || finding.severity == "warning" {
    let expectation = expectation(finding, in: fixture)
    let match = open.firstIndex {
      ($0.path, $0.lower, $0.upper) == (expectation.path, expectation.lower, expectation.upper)
        && $0.severity == expectation.severity && $0.code == expectation.code
        && ($0.messagePart.isEmpty || finding.message.contains($0.messagePart))
    }
    if let match {
      shown.append(open.remove(at: match))
    } else {
      shown.append(expectation)
      isSame = false
    }
  }
  if isSame, open.isEmpty { return nil }
  let missing = open.map { "\($0.path): \($0.severity) \($0.code): \($0.messagePart)" }
  return (missing.isEmpty ? "" : "expected and not found:\n" + missing.joined(separator: "\n") + "\n")
    + "the fixture would pass like this:\n" + printed(fixture, shown)
}

private func expectation(_ finding: FixtureFinding, in fixture: Fixture) -> Fixture.Expectation {
  guard let file = fixture.file(finding.path) else {
    return Fixture.Expectation(
      path: finding.path, lower: 0, upper: 0, severity: finding.severity, code: finding.code,
      messagePart: finding.message)
  }
  let lower = file.document.writtenOffset(finding.lower)
  var upper = file.document.writtenOffset(finding.upper)
  let bytes = Array(file.written.utf8)
  // Carets can't reach beyond a line's end.
  if lower < bytes.count, let end = bytes[lower...].firstIndex(of: 0x0A) { upper = min(upper, end) }
  return Fixture.Expectation(
    path: finding.path, lower: lower, upper: max(lower + 1, upper), severity: finding.severity,
    code: finding.code, messagePart: finding.message)
}

/// The fixture with its carets replaced by these.
private func printed(_ fixture: Fixture, _ expectations: [Fixture.Expectation]) -> String {
  var text = ""
  for file in fixture.files {
    text += "-- \(file.path) --\n"
    let isCode = [".swift", ".h", ".m", ".mm"].contains { file.path.hasSuffix($0) }
    let opening = isCode ? "//" : "<!--"
    var start = 0
    var lines = file.written.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    for line in lines {
      text += line + "\n"
      let end = start + line.utf8.count
      let here = expectations.filter { $0.path == file.path && start...end ~= $0.lower }
      for expectation in here.sorted(by: { ($0.lower, $0.code) < ($1.lower, $1.code) }) {
        let bytes = Array(line.utf8)
        let before = String(decoding: bytes[..<(expectation.lower - start)], as: UTF8.self)
        let marked = String(
          decoding: bytes[(expectation.lower - start)..<min(expectation.upper - start, bytes.count)],
          as: UTF8.self)
        let carets = String(repeating: "^", count: max(1, marked.count))
        let indent = line.prefix { $0 == " " }.count
        // Under the start of the line's text where there is room left of the carets.
        let margin = min(indent, max(0, before.count - opening.count - 1))
        let gap = before.count - margin - opening.count
        text += String(repeating: " ", count: margin) + opening
        text += gap >= 0 ? String(repeating: " ", count: gap) + carets : " \(before.count)" + carets
        text += " \(expectation.severity) \(expectation.code)"
        if !expectation.messagePart.isEmpty { text += ": " + expectation.messagePart }
        text += isCode ? "\n" : " -->\n"
      }
      start = end + 1
    }
  }
  return text
}

/// Lines and columns are counted here once more, in another way than the program does.
private func checkPlace(of finding: CheckOutput.Finding, in fixture: Fixture) throws {
  guard let file = fixture.file(finding.file) else {
    throw OutputError(message: "a finding in '\(finding.file)', which is not in the fixture")
  }
  func position(_ offset: Int) throws -> (line: Int, column: Int) {
    let utf8 = file.text.utf8
    guard 0...utf8.count ~= offset,
      let before = String(utf8.prefix(offset))
    else { throw OutputError(message: "offset \(offset) is not in '\(finding.file)'") }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.utf16.count ?? 0) + 1)
  }
  let start = try position(finding.offset)
  let end = try position(finding.offset + finding.length)
  guard start == (finding.line, finding.column), end == (finding.endLine, finding.endColumn) else {
    throw OutputError(message: "offset \(finding.offset) and line \(finding.line) disagree in \(finding)")
  }
  for related in finding.related where fixture.file(related.file) == nil {
    throw OutputError(message: "related place in '\(related.file)', which is not in the fixture")
  }
}

private func withoutDots(_ path: String) -> String {
  var kept: [Substring] = []
  for component in path.split(separator: "/") {
    if component == ".." { _ = kept.popLast() } else { kept.append(component) }
  }
  return "/" + kept.joined(separator: "/")
}
