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

/// The findings and the note that a baseline of one text leaves of another.
private func left(ofBaselineOf old: String, in new: String) throws -> (found: [String], note: String) {
  let environment = Fixture(code + old).environment()
  #expect(run(["--check", "--write-baseline", "/known.json", fixtureRoot], in: environment) == 0)
  let known = String(decoding: try environment.files.read("/known.json"), as: UTF8.self)
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
  #expect(mended.found == ["no longer found: Main.storyboard: Login has no outlet 'third' (dangling-outlet)"])
  #expect(mended.note.contains("Login has no outlet 'third'"))
  #expect(!mended.note.contains("'first'"))

  let worse = try left(ofBaselineOf: stale, in: board("kept", "first", "second", "third", "fourth"))
  #expect(
    worse.found == [
      "4 of 5 outlets and actions connected to Login don't exist; was the screen rewritten in code?"
    ])
  #expect(worse.note == "")
}

// MARK: Objects of one class

private func boards(_ first: String, _ second: String) -> [String: String] {
  Fixture(
    """
    -- .git/HEAD --
    ref: refs/heads/main
    -- Login.swift --
    class Login: UIViewController {}
    -- Main.storyboard --
    <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"/>
    <viewController id="vc2" customClass="\(first)" customModule="App" customModuleProvider="target"/>
    <viewController id="vc3" customClass="Gone" customModule="App" customModuleProvider="target"/>
    -- Other.storyboard --
    <viewController id="vc" customClass="\(second)" customModule="App" customModuleProvider="target"/>
    """
  ).files(at: "/app")
}

@Test func aClassThatIsNotFoundIsOneFindingADocument() {
  func lines(_ files: [String: String], _ arguments: String...) -> [String] {
    runInMemory(["check"] + arguments, files).output.split(separator: "\n").map(String.init)
  }
  let three = lines(boards("Gone", "Gone"))
  #expect(three.count == 2)
  #expect(three.allSatisfy { $0.contains("the custom class 'Gone' was not found") })
  let log = lines(boards("Gone", "Gone"), "--all")
  // A log has the other places if all findings are requested.
  #expect(log.count(where: { $0.hasSuffix(": another object of this class") }) == 2)
  #expect(lines(boards("Lost", "Gone")).count == 3)
}

/// Fixed at one object, the finding about the others is not new.
@Test func aBaselineHasTheSingleObjectsOfAClassInTheWrongModule() throws {
  let module = #" customModule="App" customModuleProvider="target""#
  func app(_ module: String = "") -> [String: String] {
    Fixture(
      #"""
      -- Badge.swift --
      class Badge: UILabel {}
      -- Main.storyboard --
      <viewController id="vc">
        <label id="l1" customClass="Badge"/>
        <label id="l2" customClass="Badge"\#(module)/>
        <label id="l3" customClass="Badge"/>
      </viewController>
      """#
    ).files(at: "/app")
  }
  let log = runInMemory(["check", "--all"], app()).output.split(separator: "\n").map(String.init)
  #expect(
    log.count(where: { $0.contains("error:") && $0.contains("(3 objects) [class-module-mismatch]") }) == 1)
  #expect(log.count(where: { $0.hasSuffix(": another object of this class") }) == 2)
  let recorded = RecordedOutput()
  let environment = Environment.inMemory(app(), currentDirectory: "/app", output: recorded)
  #expect(run(["check", "--write-baseline", "known.json"], in: environment) == 0)
  let known = String(decoding: try environment.files.read("/app/known.json"), as: UTF8.self)
  #expect(known.split(separator: "\n").count(where: { $0.contains("\"object\"") }) == 3)
  let fixed = runInMemory(
    ["check", "--baseline", "known.json"], app(module).merging(["/app/known.json": known]) { $1 })
  #expect(fixed.code == 0 && fixed.output == "")
  #expect(fixed.error.contains("known.json: no longer found, can be removed: Main.storyboard"))
  #expect(fixed.error.hasSuffix("\n") && fixed.error.contains("nothing new in 1 storyboard or xib"))
}

@Test func aLogHasTheSingleFindingsOfASummaryWhereAllIsAskedFor() {
  let files = Fixture(code + board("kept", "first", "second", "third")).files(at: "/app")
  let short = runInMemory(["check"], files).output
  #expect(short.split(separator: "\n").count == 1 && short.contains("3 of 4 outlets and actions"))
  let long = runInMemory(["check", "--all"], files).output.split(separator: "\n")
  #expect(long.count(where: { $0.contains("      = Main.storyboard:") && $0.contains("has no outlet") }) == 3)
}

@Test func oneConnectionAndOneDocumentAreSilencedByHand() {
  let app = Fixture(code + board("kept", "first", "second")).files(at: "/app")
  func found(_ settings: String) -> Int {
    let files = app.merging(["/app/.ibls.json": settings]) { $1 }
    return runInMemory(["check", "--ignore", "unused-suppression"], files).output.split(separator: "\n").count
  }
  #expect(found("{}") == 2)
  #expect(found(#"{"documents": {"Main.storyboard": {"ids": {"c-first": ["dangling-outlet"]}}}}"#) == 1)
  #expect(found(#"{"documents": {"Main.storyboard": {"ids": {"c-first": ["duplicate-id"]}}}}"#) == 2)
  #expect(found(#"{"documents": {"Other.storyboard": {"ids": {"c-first": ["*"]}}}}"#) == 2)
  #expect(found(#"{"documents": {"Main.storyboard": {"off": ["dangling-outlet"]}}}"#) == 0)
  #expect(found(#"{"rules": {"dangling-outlet": "off"}}"#) == 0)
}
