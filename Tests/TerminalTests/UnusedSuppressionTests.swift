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
    ($0, (try? environment.read($0)).map { String(decoding: $0, as: UTF8.self) } ?? "")
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

extension String {
  fileprivate var trimmed: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
