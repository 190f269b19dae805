import Terminal
import TestSupport
import Testing
import World

private let model = "@IBDesignable class Model {}\n"

/// Runs `--write-baseline`, and returns the baseline that it leaves in a file.
private func write(
  _ files: [String: String], readOnly: [String] = [], isFailing: Bool = false
) -> (run: Run, baseline: String?) {
  let recorded = RecordedOutput()
  let environment = Environment.inMemory(
    files, folders: ["/app"], readOnly: readOnly,
    fault: { step, _ in isFailing && step == 2 ? "no space left on device" : nil },
    currentDirectory: "/app", output: recorded)
  let code = run(["--check", "--write-baseline", "known.json"], in: environment)
  return (
    Run(code: code, output: recorded.outputText, error: recorded.errorText, bytes: recorded.output),
    (try? environment.files.read("/app/known.json")).map { String(decoding: $0, as: UTF8.self) }
  )
}

private func check(_ files: [String: String], with baseline: String) -> Run {
  runInMemory(
    ["--check", "--fail-on", "warning", "--allow-empty", "--baseline", "known.json"],
    files.merging(["/app/known.json": baseline]) { $1 })
}

@Test func whatABaselineHoldsIsNotReportedAgain() throws {
  let (run, written) = write(troubledApp)
  #expect(run.code == 0)
  #expect(run.output == "")
  #expect(run.error == "known.json: 3 findings\n")
  let baseline = try #require(written)
  let again = check(troubledApp, with: baseline)
  #expect(again.code == 0)
  #expect(again.output == "")
  #expect(again.error.hasPrefix("nothing new in"))
  // The same findings make the same file, whatever was there before.
  #expect(write(troubledApp.merging(["/app/known.json": "{}"]) { $1 }).baseline == baseline)
}

@Test func movedLinesAreKnownAndNewFindingsAreNot() throws {
  let baseline = try #require(write(["/app/A.swift": model]).baseline)
  let moved = check(["/app/A.swift": "// one\n// two\n" + model], with: baseline)
  #expect((moved.code, moved.output) == (0, ""))
  let another = check(["/app/A.swift": model + "@IBDesignable class Other {}\n"], with: baseline)
  #expect(another.code == 1)
  #expect(another.output.hasPrefix("A.swift:2:21: warning: 'Other' is not a view"))
  #expect(another.output.split(separator: "\n").count == 1)
  // Equal findings are counted: one more is new.
  let twice = check(["/app/A.swift": model + model], with: baseline)
  #expect(twice.output.split(separator: "\n").count == 1)
  #expect(check(["/app/B.swift": model], with: baseline).code == 1)
}

@Test func anEntryThatMatchesNothingIsNamed() throws {
  let baseline = try #require(write(["/app/A.swift": model + model]).baseline)
  let fixed = check(["/app/A.swift": model], with: baseline)
  #expect(fixed.code == 0)
  #expect(
    fixed.error.contains(
      "known.json: no longer found, can be removed: A.swift: 'Model' is not a view, so Interface Builder can't render it; "
        + "remove '@IBDesignable' [undesignable-view]\n"))
  let gone = check(["/app/A.swift": "class Model {}\n"], with: baseline)
  #expect(gone.error.contains("[undesignable-view] (2 times)\n"))
}

/// A finding in a silenced or unread place is still there.
@Test func whatIsSilencedIsStillFound() throws {
  let baseline = try #require(write(["/app/A.swift": model]).baseline)
  let ways = [
    ["/app/A.swift": "// ibls:disable:next\n" + model],
    ["/app/A.swift": model, "/app/.ibls.json": #"{"rules": {"undesignable-view": "off"}}"#],
    ["/app/A.swift": model, "/app/.ibls.json": #"{"exclude": ["A.swift"]}"#],
  ]
  for files in ways {
    let silent = check(files, with: baseline)
    #expect((silent.code, silent.output) == (0, ""))
    #expect(!silent.error.contains("no longer found"), "\(files)")
  }
  let silencedAndMended = check(["/app/A.swift": "// ibls:disable:next\nclass Model {}\n"], with: baseline)
  #expect(silencedAndMended.error.contains("no longer found"))
}

/// The suggestion in a message depends on other declarations, and makes no finding new.
@Test func anotherSuggestionMakesNoFindingNew() throws {
  func app(_ other: String) -> [String: String] {
    Fixture(
      #"""
      -- Login.swift --
      class Login: UIViewController { @IBOutlet var \#(other): UILabel! }
      -- Main.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App">
      <connections><outlet property="titleLable" destination="l" id="c"/></connections>
      </placeholder><label id="l"/>
      -- .ibls.json --
      {"rules": {"unconnected-outlet": "off"}}
      """#
    ).files(at: "/app")
  }
  let before = write(app("titleLabel"))
  let baseline = try #require(before.baseline)
  #expect(baseline.contains("Login has no outlet 'titleLable'\""))
  for other in ["titleLabels", "spinner"] {
    let after = check(app(other), with: baseline)
    #expect((after.code, after.output) == (0, ""))
    #expect(!after.error.contains("no longer found"))
  }
}

@Test(arguments: [
  ("", "known.json:1:1: unexpected end of the JSON; expected a value"),
  ("{\n  \"findings\": [\n", "known.json:3:1: unexpected end of the JSON; expected a value"),
  ("{}", "known.json:1:1: this is not a baseline: the list 'findings' is missing"),
  ("{\"findings\": [\n 1]}", "known.json:2:2: a finding should be an object: {...}"),
])
func aDamagedBaselineEndsTheCheck(_ text: String, _ message: String) {
  let run = check(troubledApp, with: text)
  #expect(run.code == 2)
  #expect(run.output == "")
  #expect(run.error == "ibls: \(message)\n")
}

@Test func aBaselineThatIsNotThereEndsTheCheck() {
  let run = runInMemory(["--check", "--baseline", "known.json"], troubledApp)
  #expect((run.code, run.output) == (2, ""))
  #expect(run.error == "ibls: can't read 'known.json': no such file or directory\n")
}

@Test func aBaselineThatCanNotBeWrittenStaysAsItWas() {
  let old = troubledApp.merging(["/app/known.json": "old"]) { $1 }
  for (result, reason) in [
    (write(old, isFailing: true), "no space left on device"),
    (write(old, readOnly: ["/app/known.json"]), "read-only"),
    (write(old, readOnly: ["/app"]), "permission denied"),
  ] {
    #expect(result.run.code == 2)
    #expect(result.run.error == "ibls: can't write 'known.json': \(reason)\n")
    #expect(result.baseline == "old")
  }
  let new = write(troubledApp, readOnly: ["/app"])
  #expect(new.run.code == 2)
  #expect(new.run.error == "ibls: can't write 'known.json': permission denied\n")
  #expect(new.baseline == nil)
}
