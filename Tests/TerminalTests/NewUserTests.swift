import Analysis
import Foundation
import TestSupport
import Testing
import World

@testable import Terminal

/// Runs the program in memory, and gives the texts of files afterwards.
private func running(
  _ arguments: [String], _ files: [String: String], folder: String = "/app"
) -> (run: Run, text: (String) -> String?) {
  let recorded = RecordedOutput()
  let environment = Environment.inMemory(
    files, folders: [folder], currentDirectory: folder, output: recorded)
  let code = run(arguments, in: environment)
  let result = Run(code: code, output: recorded.outputText, error: recorded.errorText, bytes: recorded.output)
  return (result, { path in (try? environment.files.read(path)).map { String(decoding: $0, as: UTF8.self) } })
}

// MARK: Rules

@Test func theRulesAreListedAndExplained() throws {
  let list = runInMemory(["rules"]).output.split(separator: "\n")
  #expect(list.count == DiagnosticRule.all.count)
  #expect(
    list.first
      == "dangling-outlet                   error        fix  The connected outlet is not on the class, or can't be set"
  )
  let two = runInMemory(["rules", "duplicate-id", "unset-view"]).output
  #expect(two == runInMemory(["check", "--explain", "duplicate-id", "unset-view"]).output)
  #expect(two.hasPrefix("duplicate-id\n") && two.contains("\nunset-view\n"))
  let json = try #require(
    JSONSerialization.jsonObject(
      with: Data(runInMemory(["rules", "unused-action", "--format", "json"]).bytes))
      as? [String: Any])
  let rule = try #require((json["rules"] as? [[String: Any]])?.first)
  #expect(json["version"] as? Int == 1)
  #expect(Set(rule.keys) == ["code", "severity", "summary", "hasFix", "explanation"])
  #expect(runInMemory(["rules", "unused-acton"]).error.contains("did you mean 'unused-action'?"))
}

// MARK: Settings

@Test func settingsMayHaveComments() {
  let settings = """
    // Why it is off.
    {"rules": {/* none */ "dangling-outlet": "off" // here
    }}
    """
  #expect(runInMemory(["check"], troubledApp.merging(["/app/.ibls.json": settings]) { $1 }).code == 0)
  let open = runInMemory(["check"], troubledApp.merging(["/app/.ibls.json": "{} /* open"]) { $1 })
  #expect(open.error == "ibls: .ibls.json:1:4: the comment that begins here has no end\n")
}

@Test func filesHaveRulesOfTheirOwn() {
  func found(_ files: String) -> String {
    runInMemory(["check"], troubledApp.merging(["/app/.ibls.json": #"{"files": \#(files)}"#]) { $1 }).output
  }
  #expect(found(#"{"*.swift": {"undesignable-view": "error"}}"#).contains("error: 'Model' is not a view"))
  #expect(!found(#"{"Login.swift": {"undesignable-view": "off"}}"#).contains("Model"))
  #expect(found(#"{"Other.swift": {"undesignable-view": "off"}}"#).contains("Model"))
  // The last one that matches wins.
  let both = found(#"{"*": {"undesignable-view": "off"}, "Login.swift": {"undesignable-view": "error"}}"#)
  #expect(both.contains("error: 'Model'"))
}

@Test func settingsNameTheBaseline() {
  var files = troubledApp.merging(["/app/.ibls.json": #"{"baseline": "known.json"}"#, "/app/.git/HEAD": ""]) {
    $1
  }
  #expect(runInMemory(["check"], files).error == "ibls: can't read 'known.json': no such file or directory\n")
  let (run, text) = running(["check", "--write-baseline", "known.json"], files)
  #expect(run.code == 0)
  files["/app/known.json"] = text("/app/known.json")
  let again = runInMemory(["check", "--all"], files)
  #expect((again.code, again.output) == (0, ""))
  #expect(again.error.hasPrefix("nothing new in"))
  // Its paths are those from the root, whatever folder is checked.
  #expect(runInMemory(["check", "--all", "/app/Login.swift"], files).output == "")
}

@Test func settingsBeginWithExamplesInComments() throws {
  let (run, text) = running(["init"], troubledApp)
  #expect((run.code, run.error) == (0, "wrote '.ibls.json'; 'ibls rules' lists the codes\n"))
  let settings = try #require(text("/app/.ibls.json"))
  let with = runInMemory(["check"], troubledApp.merging(["/app/.ibls.json": settings]) { $1 })
  #expect(with.output == runInMemory(["check"], troubledApp).output)
  #expect(runInMemory(["init"], ["/app/.ibls.json": "{}"]).code == 2)
  // Each example is one that the settings take.
  let examples = settings.replacing("// \"", with: "\"")
  let used = soundApp.merging([
    "/app/.ibls.json": examples, "/app/ibls-baseline.json": #"{"findings": []}"#,
  ]) { $1 }
  #expect(
    runInMemory(["check", "--ignore", "unused-suppression"], used).error.hasPrefix("nothing new"),
    "\(examples)")
}

// MARK: Silencing all

@Test func suppressionsAreAddedForAllThatIsThere() {
  let (run, text) = running(["check", "--add-suppressions", "--all"], troubledApp)
  #expect((run.code, run.output) == (0, ""))
  #expect(run.error.contains("silenced 3 findings in 2 files\n"))
  #expect(
    text("/app/Login.swift")?.contains("// ibls:disable:next undesignable-view\n@IBDesignable class Model {}")
      == true)
  let after = Dictionary(
    (Array(troubledApp.keys) + ["/app/.ibls.json"]).map { ($0, text($0) ?? "") }
  ) { first, _ in first }
  let again = runInMemory(["check", "--all", "--fail-on", "warning"], after)
  #expect((again.code, again.output) == (0, ""), "\(after)")
}

@Test func aFindingInAPropertyListIsSuppressedByItsPath() {
  var files = soundApp
  files["/app/App.xcodeproj/project.pbxproj"] = project(
    ProjectTarget(
      name: "App", files: ["Login.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"]))
  files["/app/Info.plist"] =
    "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Gone</string></dict></plist>"
  let (run, text) = running(["check", "--add-suppressions"], files)
  #expect(run.error.contains("silenced 1 finding in 1 file\n"), "\(run.error)")
  files["/app/.ibls.json"] = text("/app/.ibls.json")
  #expect(files["/app/.ibls.json"]?.contains(#""/Info.plist": {"off": ["missing-storyboard"]}"#) == true)
  #expect(runInMemory(["check"], files).code == 0)
}

// MARK: Output

@Test func resultsGoToAFile() {
  let (run, text) = running(["check", "--format", "json", "--output", "found.json"], troubledApp)
  #expect((run.code, run.output) == (1, ""))
  #expect(text("/app/found.json") == runInMemory(["check", "--format", "json"], troubledApp).output)
}

@Test func aDiffIsAPatchForTheRoot() {
  let files = Dictionary(troubledApp.map { ("/w/app/" + $0.dropFirst(5), $1) }) { first, _ in first }
    .merging(["/w/.git/HEAD": ""]) { $1 }
  for arguments in [["check", "--diff", "app"], ["check", "--fix", "--diff", "/w/app"]] {
    let run = runInMemory(arguments, files, currentDirectory: "/w")
    #expect(run.output.hasPrefix("diff --git a/app/Main.storyboard b/app/Main.storyboard\n"), "\(run.error)")
    #expect(!run.error.contains("where the diff applies"))
  }
  let inside = runInMemory(["check", "--diff"], files, currentDirectory: "/w/app")
  #expect(inside.output.hasPrefix("diff --git a/app/Main.storyboard b/app/Main.storyboard\n"))
  #expect(inside.error.hasPrefix("the workspace is '..', where the diff applies\n"))
  // Services know files by their paths in the repository.
  for (format, path) in [
    ("github", "file=app/Main.storyboard"), ("azure", "sourcepath=app/Main.storyboard;"),
    ("gitlab", #"app\/Main.storyboard"#),
  ] {
    let run = runInMemory(["check", "--format", format], files, currentDirectory: "/w/app")
    #expect(run.output.contains(path) || run.output.contains(path.replacing("\\", with: "")), "\(run.output)")
  }
}

@Test func azureTakesItsCommandsBack() {
  let run = runInMemory(["check", "--format", "azure"], troubledApp)
  #expect(
    run.output.split(separator: "\n").last
      == "##vso[task.logissue type=error;sourcepath=Main.storyboard;linenumber=2;columnnumber=21;code=dangling-outlet;]Login has no outlet 'titleLable'%3B did you mean 'titleLabel'? (view controller \"Login\", vc)"
  )
}

@Test func azureTakesEveryCharacterBack() {
  let files = ["/app/A%\r;].swift": "@IBDesignable class Model {}\n"]
  let run = runInMemory(["check", "--format", "azure"], files)
  #expect(run.output.contains("sourcepath=A%AZP25%0D%3B%5D.swift;"), "\(run.output)")
}

@Test func aTestOfJUnitFailsWhereTheCheckDoes() {
  let errors = runInMemory(["check", "--format", "junit"], troubledApp).output
  #expect(
    errors.contains(#"tests="2" failures="1""#) && errors.contains("<system-out>Login.swift:4:21: warning"))
  let warnings = runInMemory(["check", "--format", "junit", "--fail-on", "warning"], troubledApp).output
  #expect(warnings.contains(#"tests="2" failures="2""#) && !warnings.contains("<system-out>"))
}

@Test func aDumbTerminalGetsNoColors() {
  let dumb = runInMemory(["check"], troubledApp, variables: ["TERM": "dumb"], isTerminal: true)
  #expect(!dumb.output.contains("\u{1B}"))
  let other = runInMemory(["check"], troubledApp, variables: ["TERM": "xterm"], isTerminal: true)
  #expect(other.output.contains("\u{1B}"))
}

// MARK: Words that people try

@Test(arguments: [
  (["check", "--dry-run"], "nothing is written without '--write' or '--fix'"),
  (["rename", "--dry-run", "A", "B"], "nothing is written without '--write' or '--fix'"),
  (["check", "Login.swift:3"], "a check has no lines: ibls check Login.swift"),
  (["check", "Login.swift:3:1"], "a check has no lines: ibls check Login.swift"),
  (["rename", "Login.swift:2", "text"], "a place needs the column as well: Login.swift:2:COLUMN"),
  (["render", "Main.storyboard", "Main.storyboard"], "several pictures need a folder"),
])
func whatPeopleTryIsAnsweredWithWhatWorks(_ arguments: [String], _ hint: String) {
  let run = runInMemory(arguments, troubledApp)
  #expect(run.code == 2)
  #expect(run.error.contains(hint), "\(run.error)")
}

@Test func aPictureIsNotForATerminal() {
  let run = runInMemory(["render", "Main.storyboard"], troubledApp, isTerminal: true)
  #expect((run.code, run.output) == (2, ""))
  #expect(run.error.hasSuffix("write it to a file: '--output Main.svg'\n"))
}

@Test func severalPicturesGoToAFolder() {
  let document = troubledApp["/app/Main.storyboard"] ?? ""
  let files = [
    "/app/A/Main.storyboard": document, "/app/B/Main.storyboard": document, "/app/Other.storyboard": document,
  ]
  let (run, text) = running(
    ["render", "A/Main.storyboard", "B/Main.storyboard", "Other.storyboard", "--output", "."], files)
  #expect((run.code, run.output) == (0, ""), "\(run.error)")
  for name in ["A-Main.svg", "B-Main.svg", "Other.svg"] {
    #expect(text("/app/" + name)?.hasPrefix("<svg") == true, "\(name)")
  }
}

@Test func aServerWithoutAClientSaysWhatItIs() {
  let run = runInMemory([], troubledApp)
  #expect(run.error.contains("this is a language server"))
}

// MARK: Many projects in one repository

private let course = Fixture(
  """
  -- One/Lesson.swift --
  class Lesson: UIViewController { @IBOutlet var title2: UILabel! }
  -- One/Package.swift --
  import PackageDescription
  let package = Package(name: "One", targets: [.target(name: "One", path: ".")])
  -- Two/Lesson.swift --
  class Lesson: UIViewController { @IBOutlet var title2: UILabel! }
  -- Two/Package.swift --
  import PackageDescription
  let package = Package(name: "Two", targets: [.target(name: "Two", path: ".")])
  """
).files(at: "/w").merging(["/w/.git/HEAD": ""]) { $1 }

@Test func aRenameMeansTheClassOfTheFolderOfTheCall() {
  for symbol in ["Lesson", "Lesson.title2"] {
    let inner = runInMemory(["rename", symbol, "other"], course, currentDirectory: "/w/Two")
    #expect(inner.code == 0, "\(inner.error)")
    #expect(inner.output.contains("--- a/Two/Lesson.swift") && !inner.output.contains("a/One/"))
    #expect(inner.error.contains("Lesson.swift:1:") && inner.error.contains("this one is meant"))
    let outer = runInMemory(["rename", symbol, "other"], course, currentDirectory: "/w")
    #expect(outer.code == 2)
    #expect(
      outer.error.contains(
        "to choose one, name its place or call it in its folder: ibls rename One/Lesson.swift:1:"))
  }
}
