import Terminal
import TestSupport
import Testing
import World

/// Runs `ibls check --fix` in memory and gives what it leaves in the files.
private func fixing(_ files: [String: String], _ arguments: [String] = []) -> (String, [String: String]) {
  let recorded = RecordedOutput()
  let environment = Environment.inMemory(
    files, folders: ["/app"], currentDirectory: "/app", output: recorded)
  _ = run(["check", "--fix", "--allow-empty"] + arguments, in: environment)
  let after = files.keys.map {
    ($0, (try? environment.files.read($0)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }
  return (recorded.errorText, Dictionary(after) { first, _ in first })
}

private func app(_ code: String, _ settings: String? = nil) -> [String: String] {
  var files = Fixture(
    """
    -- Login.swift --
    \(code)
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App"/>
    """
  ).files(at: "/app")
  files["/app/.ibls.json"] = settings
  return files
}

private let unused = """
  class Login: UIViewController {
    @IBAction func save(_ sender: Any) {}
  }
  """

@Test func aCommentThatSilencesNothingIsReportedAndRemoved() {
  let code = """
    class Login: UIViewController {
      // ibls:disable:next unused-action, unconnected-outlet -- called by name
      @IBAction func save(_ sender: Any) {}
      // ibls:disable:next unused-action
      func load() {}
      var x = 1  // ibls:disable:next
    }
    // ibls:disable undesignable-view, unused-action
    // ibls:enable undesignable-view
    // ibls:enable
    """
  let run = runInMemory(["check", "--fail-on", "warning"], app(code))
  #expect(run.code == 1)
  #expect(
    run.output == """
      Login.swift:2:39: warning: this comment silences no 'unconnected-outlet' [unused-suppression]
      Login.swift:4:24: warning: this comment silences no 'unused-action' [unused-suppression]
      Login.swift:6:17: warning: this comment silences nothing [unused-suppression]
      Login.swift:8:17: warning: this comment silences no 'undesignable-view' [unused-suppression]
      Login.swift:8:36: warning: this comment silences no 'unused-action' [unused-suppression]

      """)
  #expect(runInMemory(["check"], app(code)).code == 0)
  let (error, files) = fixing(app(code))
  #expect(error.hasPrefix("fixed 5 findings in 1 file\n"))
  #expect(
    files["/app/Login.swift"]?.trimmed == """
      class Login: UIViewController {
        // ibls:disable:next unused-action -- called by name
        @IBAction func save(_ sender: Any) {}
        func load() {}
        var x = 1
      }
      // ibls:enable
      """)
}

@Test func anExceptionThatSilencesNothingIsReportedAndRemoved() {
  let settings = """
    {
      "rules": {"unused-action": "off"},
      "documents": {
        "Main.storyboard": {"off": ["duplicate-id"], "ids": {"c1": ["*"]}},
        "Login.swift": {"off": ["unused-action", "unconnected-outlet"]}
      }
    }
    """
  let files = app(unused, settings)
  #expect(
    runInMemory(["check"], files).output == """
      .ibls.json:4:33: warning: this silences no 'duplicate-id' in 'Main.storyboard' [unused-suppression]
      .ibls.json:4:65: warning: this silences nothing at 'c1' [unused-suppression]
      .ibls.json:5:46: warning: this silences no 'unconnected-outlet' in 'Login.swift' [unused-suppression]

      """)
  let (error, after) = fixing(files)
  #expect(error.hasPrefix("fixed 3 findings in 1 file\n"))
  #expect(
    after["/app/.ibls.json"] == """
      {
        "rules": {"unused-action": "off"},
        "documents": {
          "Login.swift": {"off": ["unused-action"]}
        }
      }
      """)
}

/// A suppression stays that a rule needs when it is on again, or that may be about a file that was not read.
@Test func whatMayBeNeededIsNotReported() {
  let comment = unused.replacing("  @IBAction", with: "  // ibls:disable:next unused-action\n  @IBAction")
  #expect(runInMemory(["check"], app(comment, #"{"rules": {"unused-action": "off"}}"#)).output == "")
  let unread = runInMemory(
    ["check"],
    app(comment, #"{"documents": {"Old.xib": {"off": ["*"]}}}"#).merging(["/app/Old.xib": ""]) { $1 },
    unreadable: ["/app/Old.xib": "permission denied"])
  #expect(unread.output == "")
  let off = app(
    "class Login: UIViewController {} // ibls:disable", #"{"rules": {"unused-suppression": "off"}}"#)
  #expect(runInMemory(["check"], off).output == "")
  // A file above may be meant for other workspaces.
  let inner = ["/top/.ibls.json": #"{"documents": {"Old.xib": {"off": ["*"]}}}"#, "/top/.git/HEAD": ""]
    .merging(app(comment).map { ("/top" + $0, $1) }) { $1 }
  #expect(runInMemory(["check", "--config", "/top/.ibls.json", "/top/app"], inner).output == "")
}

@Test func anEntryOfABaselineThatHoldsNothingIsRemoved() {
  let baseline = #"""
    {"findings": [{"code": "unused-action", "count": 1, "file": "Gone.swift", "message": "gone"},
                  {"code": "unused-action", "count": 1, "file": "Login.swift", "message": "MESSAGE"}]}
    """#
  let files = app(unused).merging([
    "/app/known.json": baseline.replacing(
      "MESSAGE",
      with: "action 'Login.save' is unused: no storyboard or xib connects it, and no code uses it; "
        + "connect it or remove it")
  ]) { $1 }
  let run = runInMemory(["check", "--all", "--fail-on", "warning", "--baseline", "known.json"], files)
  #expect(run.code == 0, "\(run.output)")
  #expect(
    run.output
      == "known.json:1:15: information: no longer found: Gone.swift: gone (unused-action) [unused-suppression]\n"
  )
  let (_, after) = fixing(files, ["--baseline", "known.json"])
  #expect(
    after["/app/known.json"]?.hasPrefix(
      #"{"findings": [{"code": "unused-action", "count": 1, "file": "Login"#) == true)
}

/// A baseline stays one when its last entry goes.
@Test func aBaselineCanBeEmptied() {
  let files = app("class Login: UIViewController {}").merging([
    "/app/known.json": #"""
    {"version": 1, "findings": [{"code": "unused-action", "file": "A.swift", "message": "gone"},
      {"code": "unused-action", "file": "B.swift", "message": "gone"}]}
    """#
  ]) { $1 }
  let (error, after) = fixing(files, ["--baseline", "known.json"])
  #expect(error.contains("fixed 2 findings in 1 file\n"), "\(error)")
  #expect(after["/app/known.json"] == #"{"version": 1, "findings": []}"#)
}

/// The paths in a baseline of the whole are other ones than those in a part.
@Test func aBaselineOfTheWholeIsNotUnusedForAPart() {
  var files = app(unused).reduce(into: [String: String]()) {
    $0["/app/A" + $1.key.dropFirst("/app".count)] = $1.value
  }
  files["/app/.git/HEAD"] = ""
  let message =
    "action 'Login.save' is unused: no storyboard or xib connects it, and no code uses it; connect it or remove it"
  let baseline =
    #"{"findings": [{"code": "unused-action", "count": 1, "file": "A/Login.swift", "message": "\#(message)"}]}"#
  files["/app/A/known.json"] = baseline
  #expect(runInMemory(["check", "--all", "--baseline", "A/known.json"], files).output == "")
  #expect(
    !runInMemory(["check", "A", "--all", "--baseline", "A/known.json"], files).output.contains("known.json"))
  #expect(fixing(files, ["A", "--baseline", "A/known.json"]).1["/app/A/known.json"] == baseline)
  // A document that can't be read may still hold what the baseline says.
  files["/app/Old.xib"] =
    "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"></archive>"
  files["/app/A/known.json"] = baseline.replacing("A/Login.swift", with: "Old.xib")
  #expect(
    !runInMemory(["check", "--all", "--baseline", "A/known.json"], files).output.contains("known.json"))
}

@Test func aLeftoverIsNotSilencedByAnother() {
  let code = "class Login: UIViewController {\n  // ibls:disable:next unused-action\n  func load() {}\n}\n"
  let files = app(code, #"{"documents": {"Gone.xib": {"off": ["*"]}}}"#)
  let recorded = RecordedOutput()
  let environment = Environment.inMemory(files, folders: ["/app"], currentDirectory: "/app", output: recorded)
  _ = run(["check", "--add-suppressions"], in: environment)
  for path in ["/app/Login.swift", "/app/.ibls.json"] {
    #expect((try? environment.files.read(path)).map { String(decoding: $0, as: UTF8.self) } == files[path])
  }
  // An exception for leftovers is needed by them.
  let excepted = app(code, #"{"documents": {"Login.swift": {"off": ["unused-suppression"]}}}"#)
  #expect(runInMemory(["check"], excepted).output == "")
  let needless = app(unused, #"{"documents": {"Login.swift": {"off": ["unused-suppression"]}}}"#)
  #expect(
    runInMemory(["check"], needless).output.contains("this silences no 'unused-suppression' in 'Login.swift'")
  )
}

@Test func aBaselineAboveTheWorkspaceIsReadAndNotInTheDiff() {
  var files = app("class Login: UIViewController {}")
  files["/known.json"] = #"""
    {"findings": [
      {"code": "unused-action", "file": "A.swift", "message": "gone"}]}
    """#
  let run = runInMemory(["check", "--all", "--baseline", "../known.json"], files)
  #expect(run.output.contains("../known.json:2:3: information: no longer found"), "\(run.output)")
  let diff = runInMemory(["check", "--diff", "--baseline", "../known.json"], files)
  #expect(!diff.output.contains("known.json"))
  #expect(diff.error.hasSuffix("would fix nothing: no finding has a certain fix\n"))
}

@Test func theOtherHalfOfUndoingIsSaid() {
  let code = "class Login: UIViewController {}\n@IBDesignable class Model {}\n"
  var files = app(code)
  files["/app/Main.storyboard"] = files["/app/Main.storyboard"]?.replacing(
    "/>",
    with: #"><connections><outlet property="gone" destination="l" id="c1"/></connections></viewController>"#)
  let run = runInMemory(["check", "--add-suppressions"], files)
  #expect(run.error.contains("to undo it: rm -- .ibls.json\n"), "\(run.error)")
  #expect(run.error.hasSuffix("no copy exists of what was in Login.swift before\n"), "\(run.error)")
}

extension String {
  fileprivate var trimmed: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
