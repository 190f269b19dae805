import Synchronization
import Terminal
import TestSupport
import Testing
import World

struct Run {
  var code: Int32
  var output: String
  var error: String
  var bytes: [UInt8]
}

func runInMemory(
  _ arguments: [String], _ files: [String: String] = [:], folders: [String] = [],
  bytes: [String: [UInt8]] = [:], unreadable: [String: String] = [:], currentDirectory: String = "/app",
  variables: [String: String] = [:], isTerminal: Bool = false
) -> Run {
  let recorded = RecordedOutput()
  let code = run(
    arguments,
    in: .inMemory(
      files, bytes: bytes, folders: folders + [currentDirectory], unreadable: unreadable,
      currentDirectory: currentDirectory, variables: variables, output: recorded, isTerminal: isTerminal))
  return Run(
    code: code, output: recorded.outputText, error: recorded.errorText, bytes: recorded.output)
}

/// An app with one error, one warning and one piece of information.
let troubledApp = Fixture(
  #"""
  -- Login.swift --
  class Login: UIViewController {
    @IBOutlet var titleLabel: UILabel!
  }
  @IBDesignable class Model {}
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App">
    <outlet property="titleLable" destination="lbl" id="c1"/>
    <label id="lbl" customClass="Gone"/>
  </viewController>
  """#
).files(at: "/app")

let soundApp = ["/app/Login.swift": "class Login: UIViewController {}\n"]

// MARK: Arguments

@Test(arguments: [
  (["--chekc"], "unknown option '--chekc'"),
  (["--check", "--verbose"], "unknown option '--verbose'; 'ibls --help' lists them"),
  (["--check", "--format"], "the option '--format' needs a value"),
  (["--check", "--format", "yaml"], "'--format' is text, json, sarif, github, xcode or html, not 'yaml'"),
  (["--check", "--format="], "'--format' is text, json, sarif, github, xcode or html, not ''"),
  (["--check", "--fail-on", "hint"], "'--fail-on' is error, warning or never, not 'hint'"),
  (["--check", "--all=yes"], "the option '--all' takes no value"),
  (["--check=App"], "the option '--check' takes no value"),
  (["--check", "--index"], "'--check' and '--index' can't be combined"),
  (["--index", "--format", "json"], "'--format' is an option of '--check'"),
  (["--format", "json"], "'--format' is an option of '--check'"),
  (["--version", "--all"], "'--all' is an option of '--check'"),
  (["App"], "'App' without a mode; to check a workspace: ibls --check App"),
  (["--check", "Missing"], "can't check 'Missing': no such file or directory"),
  (["--index", "Missing"], "can't index 'Missing': no such file or directory"),
  (
    ["--check", ""], "a folder has an empty name"
  ),
  (
    ["--check", "Login.swift"], "can't check 'Login.swift': not a folder; name the folder of its workspace"
  ),
  (["--check", ".", "--", "--all"], "can't check '--all': no such file or directory"),
])
func wrongCallsSayWhatIsWrong(_ arguments: [String], _ message: String) {
  let run = runInMemory(arguments, troubledApp)
  #expect(run.code == 2)
  #expect(run.output == "")
  #expect(run.error.hasPrefix("ibls: "))
  #expect(run.error.contains(message))
  #expect(run.error.hasSuffix("\n") && run.error.dropLast().contains("\n") == false)
}

@Test(arguments: [["--help"], ["-h"], ["--help", "--all"]]) func helpNamesEveryMode(_ arguments: [String]) {
  let run = runInMemory(arguments)
  #expect(run.code == 0)
  #expect(run.error == "")
  for word in [
    "--check", "--index", "--help", "--version", "--format", "--fail-on", "--all", "--stdio", "--log",
    "NO_COLOR",
  ] {
    #expect(run.output.contains(word))
  }
}

@Test func versionIsThatOfTheJSON() throws {
  let run = runInMemory(["--version"])
  let json = try CheckOutput(runInMemory(["--check", "--format", "json"], soundApp).bytes)
  #expect(run.code == 0)
  #expect(run.output == "ibls \(json.toolVersion)\n")
}

@Test func optionsStandInAnyOrderAndForm() {
  let expected = runInMemory(["--check", "--format", "json", "."], troubledApp)
  #expect(expected.output.contains("dangling-outlet"))
  for arguments in [
    ["--check", "--format=json"], [".", "--format", "json", "--check"],
    ["--format=json", "--check", "--", "."],
    ["--check", "--format", "xcode", "--format", "json", "./"],
    ["--check", "--check", "--format=json", "/app"],
  ] {
    #expect(runInMemory(arguments, troubledApp).output == expected.output)
  }
}

// MARK: Exit codes

@Test(arguments: [
  ([], 1), (["--fail-on", "error"], 1), (["--fail-on=warning"], 1), (["--fail-on", "never"], 0),
])
func errorsFailUnlessToldOtherwise(_ options: [String], _ code: Int) {
  #expect(runInMemory(["--check"] + options, troubledApp).code == Int32(code))
}

@Test func warningsFailWhereAskedForAndInformationNever() {
  let warning = ["/app/Model.swift": "@IBDesignable class Model {}\n"]
  #expect(runInMemory(["--check"], warning).code == 0)
  #expect(runInMemory(["--check", "--fail-on", "warning"], warning).code == 1)
  #expect(runInMemory(["--check", "--fail-on", "warning"], soundApp).code == 0)
  let information = Fixture("-- Main.storyboard --\n<viewController id=\"vc\" customClass=\"Gone\"/>")
  let files = information.files(at: "/app")
  let run = runInMemory(["--check", "--all", "--fail-on", "warning"], files)
  #expect(run.output.contains("information"))
  #expect(run.code == 0)
}

// MARK: Unreadable

@Test func whatCannotBeReadIsNamedAndTheRestIsChecked() throws {
  let run = runInMemory(
    ["--check", "--format", "json"],
    troubledApp.merging(["/app/Other.swift": "class Other {}"]) { $1 },
    unreadable: ["/app/Other.swift": "permission denied"])
  #expect(run.code == 1)
  #expect(run.error == "ibls: Other.swift: permission denied; not read\n")
  #expect(try CheckOutput(run.bytes).findings.contains { $0.code == "dangling-outlet" })
}

@Test func aClassMayStandInWhatCouldNotBeRead() throws {
  let document = framed(
    #"<viewController id="vc" customClass="Gone" customModuleProvider="target"/>"#, path: "Main.storyboard")
  let files = ["/app/Main.storyboard": document, "/app/A.swift": "", "/app/B.swift": ""]
  let whole = try CheckOutput(runInMemory(["--check", "--format=json"], files).bytes)
  #expect(whole.findings.map(\.severity) == ["error"])
  let partly = runInMemory(
    ["--check", "--format=json"], files, unreadable: ["/app/B.swift": "permission denied"])
  #expect(try CheckOutput(partly.bytes).findings.map(\.severity) == ["information"])
  // Nor in what is left out on purpose, though nobody wants to hear of that.
  for rules in [
    ["/app/.git/HEAD": "x", "/app/.gitignore": "B.swift"],
    ["/app/.git/HEAD": "x", "/app/.gitignore": "Made/", "/app/Made/C.m": ""],
    ["/app/.ibls.json": "{\"exclude\": [\"B.swift\"]}"],
  ] {
    let run = runInMemory(["--check", "--format=json"], files.merging(rules) { $1 })
    #expect(try CheckOutput(run.bytes).findings.map(\.severity) == ["information"])
    #expect(run.error == "")
  }
}

@Test func codeInUTF16IsNamedAndNotRead() throws {
  let document = Fixture(
    "-- Main.storyboard --\n<viewController id=\"vc\" customClass=\"Login\" customModuleProvider=\"target\"/>"
  ).files[0].text
  let wide = "class Login: UIViewController {}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  for bytes in [[0xFF, 0xFE] + wide, wide] {
    let run = runInMemory(
      ["--check", "--format=json"], ["/app/Main.storyboard": document, "/app/A.swift": ""],
      bytes: ["/app/Login.swift": bytes])
    #expect(run.error == "ibls: Login.swift: encoded as UTF-16, which compilers don't accept; not read\n")
    #expect(try CheckOutput(run.bytes).findings.map(\.severity) == ["information"])
  }
}

@Test func aSubmoduleByNameAloneIsNoted() {
  var files = troubledApp.reduce(into: [String: String]()) {
    $0["/app/Lib/" + $1.key.dropFirst("/app/".count)] = $1.value
  }
  files["/app/.gitmodules"] = "[submodule \"Lib\"]\n\tpath = Lib\n[submodule \"Kit\"]\n\tpath = Kit\n"
  files["/app/Kit/A.swift"] = ""
  let note = "ibls: Lib: a submodule, as '.gitmodules' says; nothing in it is reported\n"
  let run = runInMemory(["--check", "--format=json"], files)
  #expect(run.code == 0 && run.error == note)
  files["/app/Lib/.git"] = "gitdir: ../.git/modules/Lib\n"
  #expect(runInMemory(["--check", "--format=json"], files).error == "")
}

@Test func aRootThatCannotBeListedIsAWrongCall() {
  let run = runInMemory(["--check", "/app"], soundApp, unreadable: ["/app": "permission denied"])
  #expect(run.code == 2)
  #expect(run.output == "")
  #expect(run.error == "ibls: can't check '/app': permission denied\n")
}

@Test func oneWrongPathOfSeveralEndsTheRun() {
  let run = runInMemory(["--check", ".", "Missing"], troubledApp)
  #expect(run.code == 2)
  #expect(run.output == "")
}

/// A server lives for days, and gives back what it does not need.
@Test(arguments: [(["--check"], true), (["--index"], true), (["--stdio"], false)])
func onlyAProcessThatEndsKeepsItsMemory(arguments: [String], keeps: Bool) {
  let asked = Atomic(false)
  var environment = Environment.inMemory(["/app/A.swift": "class A {}"], currentDirectory: "/app")
  environment.keepFreedMemory = { asked.store(true, ordering: .relaxed) }
  _ = run(arguments, in: environment)
  #expect(asked.load(ordering: .relaxed) == keeps)
}
