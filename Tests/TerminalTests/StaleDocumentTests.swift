import Terminal
import TestSupport
import Testing
import World

private func board(_ outlets: String...) -> String {
  """
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
    \(outlets.map { #"<outlet property="\#($0)" destination="lbl" id="c-\#($0)"/>"# }.joined(separator: "\n  "))
    <label id="lbl"/>
  </viewController>
  """
}

private let code = """
  -- Login.swift --
  class Login: UIViewController { @IBOutlet var kept: UILabel! }

  """

@Test func aSummaryNamesEachConnectionInItsPlace() throws {
  let output = try checkOutput(of: Fixture(code + board("kept", "first", "second", "third")))
  let finding = try #require(output.findings.first)
  #expect(output.findings.count == 1)
  #expect(finding.object?.id == "vc")
  #expect(
    finding.related.map(\.message)
      == ["first", "second", "third"].map {
        "Login has no outlet '\($0)'; declare it or remove the connection"
      })
  #expect(finding.related.map(\.line) == [1, 2, 3].map { finding.line + 1 + $0 })
}

/// What a baseline of one text leaves of another.
private func left(ofBaselineOf old: String, in new: String) throws -> (found: [String], note: String) {
  let environment = Fixture(code + old).environment()
  #expect(run(["--check", "--write-baseline", "/known.json", fixtureRoot], in: environment) == 0)
  let known = String(decoding: try environment.read("/known.json"), as: UTF8.self)
  let output = RecordedOutput()
  let fixture = Fixture(code + new + "\n-- known.json --\n" + known)
  _ = run(
    ["--check", "--baseline", fixtureRoot + "/known.json", "--format", "json", fixtureRoot],
    in: fixture.environment(output: output))
  return (try CheckOutput(output.output).findings.map(\.message), output.errorText)
}

@Test func aBaselineKnowsASummaryByItsSingleFindings() throws {
  let stale = board("kept", "first", "second", "third")
  let same = try left(ofBaselineOf: stale, in: stale)
  #expect(same.found == [])
  #expect(same.note == "")

  let mended = try left(ofBaselineOf: stale, in: board("kept", "first", "second"))
  #expect(mended.found == [])
  #expect(mended.note.contains("Login has no outlet 'third'"))
  #expect(!mended.note.contains("'first'"))

  let worse = try left(ofBaselineOf: stale, in: board("kept", "first", "second", "third", "fourth"))
  #expect(
    worse.found == [
      "4 of 5 outlets and actions connected to Login don't exist; was the screen rewritten in code?"
    ])
  #expect(worse.note == "")
}
