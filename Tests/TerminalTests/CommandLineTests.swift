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

let soundApp = Fixture(
  #"""
  -- Login.swift --
  class Login: UIViewController {}
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App"/>
  """#
).files(at: "/app")

// MARK: Arguments

@Test(arguments: [
  (["--chekc"], "unknown option '--chekc'; did you mean '--check'?"),
  (["--check", "--formt"], "unknown option '--formt'; did you mean '--format'?"),
  (["check", "--nonsense"], "unknown option '--nonsense'; 'ibls help check' lists the options"),
  (["--nonsense"], "unknown option '--nonsense'; 'ibls help' lists the options"),
  (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
  (["lint"], "unknown command 'lint'; 'ibls help' lists the commands"),
  (["help", "renam"], "unknown command 'renam'; did you mean 'rename'?"),
  (["lsp", "App"], "'lsp' takes no arguments, but there is 'App'"),
  (["completions"], "'completions' needs a shell: bash, zsh or fish"),
  (["completions", "tcsh"], "unknown shell 'tcsh'; use bash, zsh or fish"),
  (["man", "check"], "'man' takes no arguments, but there is 'check'"),
  (["check", "-"], "'-' needs '--stdin-filename FILE', the name of the file on standard input"),
  (["check", "--stdin-filename", "A.xib"], "'--stdin-filename' needs '-', the argument for standard input"),
  (
    ["check", "--select", "danglin-outlet"], "unknown code 'danglin-outlet'; did you mean 'dangling-outlet'?"
  ),
  (["check", "--ignore", ","], "the option '--ignore' needs a code"),
  (
    ["check", "--baseline", "a", "--write-baseline", "b"],
    "'--baseline' and '--write-baseline' can't be combined; what is written holds all findings"
  ),
  (["--check", "--format"], "the option '--format' needs a value"),
  (
    ["--check", "--format", "yaml"],
    "unknown format 'yaml' for '--format'; use text, json, sarif, github, gitlab, azure, checkstyle, junit, xcode or html"
  ),
  (
    ["--check", "--format="],
    "unknown format '' for '--format'; use text, json, sarif, github, gitlab, azure, checkstyle, junit, xcode or html"
  ),
  (["--check", "--fail-on", "hint"], "unknown severity 'hint' for '--fail-on'; use error, warning or never"),
  (["--check", "--all=yes"], "the option '--all' takes no value"),
  (["--check=App"], "the option '--check' takes no value"),
  (["--check", "--index"], "'--check' and '--index' can't be combined"),
  (["render", "--check"], "'render' and '--check' can't be combined"),
  (
    ["--index", "--format", "json"],
    "'--format' is an option of 'check', 'rules', 'scenes', 'outline', 'find' and 'diff'"
  ),
  (
    ["--format", "json"],
    "'--format' is an option of 'check', 'rules', 'scenes', 'outline', 'find' and 'diff'"
  ),
  (["Login.swift"], "unknown command 'Login.swift'; to check it: ibls check Login.swift"),
  (["--check", "Missing"], "can't check 'Missing': no such file or directory"),
  (["--index", "Missing"], "can't index 'Missing': no such file or directory"),
  (
    ["--check", ""], "a folder has an empty name"
  ),
  (
    ["check", "Notes.txt"], "can't check 'Notes.txt': not a folder, a storyboard, a xib, Swift or Objective-C"
  ),
  (["--check", ".", "--", "--all"], "can't check '--all': no such file or directory"),
])
func wrongCallsSayWhatIsWrong(_ arguments: [String], _ message: String) {
  let run = runInMemory(arguments, troubledApp.merging(["/app/Notes.txt": ""]) { $1 })
  #expect(run.code == 2)
  #expect(run.output == "")
  #expect(run.error.hasPrefix("ibls: "))
  #expect(run.error.contains(message))
  #expect(run.error.hasSuffix("\n") && run.error.dropLast().contains("\n") == false)
}

@Test(arguments: [["--help"], ["-h"], ["help"], ["help", "-q"]])
func helpNamesEveryCommand(_ arguments: [String]) {
  let run = runInMemory(arguments)
  #expect(run.code == 0)
  #expect(run.error == "")
  for word in [
    "check", "scenes", "outline", "find", "rename", "edit", "render", "diff", "index", "lsp", "mcp",
    "completions",
    "man",
    "help", "version", "--check",
    "--rename", "--index", "--stdio", "--help", "--version", "--color", "--quiet", "--verbose",
  ] {
    #expect(run.output.contains(word))
  }
}

@Test func eachCommandExplainsItself() {
  for command in [
    "check", "scenes", "outline", "find", "rename", "edit", "render", "diff", "index", "lsp", "mcp",
    "completions",
    "man",
  ] {
    let help = runInMemory(["help", command])
    #expect(help.code == 0 && help.error == "")
    #expect(help.output.contains("Usage: ibls \(command)"))
    // No line is wider than the terminals of old.
    for line in help.output.split(separator: "\n") where !line.hasPrefix("  ibls ") {
      #expect(line.count <= 82, "\(line)")
    }
    for arguments in [[command, "--help"], ["--help", command], [command, "-h"]] {
      #expect(runInMemory(arguments).output == help.output)
    }
  }
  #expect(runInMemory(["--check", "--help"]).output == runInMemory(["help", "check"]).output)
  let check = runInMemory(["help", "check"]).output
  for option in ["--format", "--fail-on", "--all", "--select", "--ignore", "--config", "--allow-empty"] {
    #expect(check.contains("      \(option)"))
  }
}

/// The flags are what users and scripts were promised first.
@Test(arguments: [
  (["--check", "--format=json"], ["check", "--format=json"]), (["--index"], ["index"]),
  (["--rename", "Login.titleLabel", "headline"], ["rename", "Login.titleLabel", "headline"]),
])
func flagsAndWordsAreTheSame(_ flag: [String], _ word: [String]) {
  let (one, other) = (runInMemory(flag, troubledApp), runInMemory(word, troubledApp))
  #expect(!one.output.isEmpty)
  #expect(one.output == other.output && one.error == other.error && one.code == other.code)
}

@Test func aFolderMayHaveTheNameOfACommand() {
  let files = troubledApp.reduce(into: [String: String]()) {
    $0["/app/check/" + $1.key.dropFirst("/app/".count)] = $1.value
  }
  for arguments in [["check", "check"], ["--check", "check"], ["check", "--", "check"]] {
    #expect(runInMemory(arguments, files).output.hasPrefix("check/Login.swift:"))
  }
}

@Test func colorsFollowTheOptionThenTheVariablesThenTheTerminal() {
  func isColored(_ arguments: [String], _ variables: [String: String] = [:], isTerminal: Bool = false) -> Bool
  {
    runInMemory(["check"] + arguments, troubledApp, variables: variables, isTerminal: isTerminal).output
      .contains("\u{1B}[1;31m")
  }
  #expect(!isColored([]))
  #expect(isColored([], isTerminal: true))
  #expect(isColored(["--color", "always"], ["NO_COLOR": "1"]))
  #expect(!isColored(["--color=never"], ["FORCE_COLOR": "1"], isTerminal: true))
  #expect(isColored([], ["FORCE_COLOR": "1"]))
  #expect(!isColored([], ["FORCE_COLOR": ""]))
  #expect(!isColored([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], isTerminal: true))
  #expect(isColored(["--color", "auto"], ["NO_COLOR": ""], isTerminal: true))
}

@Test func quietLeavesOutWhatIsNoFinding() {
  for isTerminal in [true, false] {
    let usual = runInMemory(["check"], troubledApp, isTerminal: isTerminal)
    let quiet = runInMemory(["check", "-q"], troubledApp, isTerminal: isTerminal)
    #expect((usual.output + usual.error).contains(" in 1 storyboard or xib"))
    #expect(quiet.error == "" && !quiet.output.contains(" in 1 storyboard or xib"))
    #expect(quiet.output.contains("dangling-outlet"))
  }
}

@Test(arguments: ["--version", "-V", "version"]) func versionIsThatOfTheJSON(_ word: String) throws {
  let run = runInMemory([word])
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
    ["check", "--format=json"], ["--format", "json", "check", "."], ["check", "--check", "--format", "json"],
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

@Test(arguments: [("check", true), ("render", false), ("diff", false), ("rename", false), ("index", false)])
func theHelpSaysWhichCodesACommandHas(_ command: String, _ canFind: Bool) {
  let help = runInMemory(["help", command], [:]).output
  #expect(help.contains("1 something found;") == canFind)
  #expect(help.contains("2 the call was wrong"))
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
    #"<viewController id="vc" customClass="Gone" customModuleProvider="target"><outlet property="a" destination="vc" id="c1"/></viewController>"#,
    path: "Main.storyboard")
  let files = ["/app/Main.storyboard": document, "/app/A.swift": "", "/app/B.swift": ""]
  let whole = try CheckOutput(runInMemory(["--check", "--format=json"], files).bytes)
  #expect(whole.findings.map(\.severity) == ["error"])
  let partly = runInMemory(
    ["--check", "--format=json"], files, unreadable: ["/app/B.swift": "permission denied"])
  #expect(try CheckOutput(partly.bytes).findings.map(\.severity) == ["information"])
  // The class may be in a file that is left out on purpose, too, which is not reported.
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
  files.merge(soundApp) { $1 }
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
@Test(arguments: [
  (["--check"], true), (["--check", "--watch"], false), (["--index"], true), (["--stdio"], false),
  ([], false), (["help"], false),
])
func onlyAProcessThatEndsKeepsItsMemory(arguments: [String], keeps: Bool) {
  let asked = Atomic(false)
  var environment = Environment.inMemory(["/app/A.swift": "class A {}"], currentDirectory: "/app")
  environment.keepFreedMemory = { asked.store(true, ordering: .relaxed) }
  environment.console.readerHasLeft = { true }
  _ = run(arguments, in: environment)
  #expect(asked.load(ordering: .relaxed) == keeps)
}
