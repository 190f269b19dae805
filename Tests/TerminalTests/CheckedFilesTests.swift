import Synchronization
import Terminal
import TestSupport
import Testing
import World

/// An app in a repository, with a mistake in each of two documents and one in code.
private let repository: [String: String] = {
  var files = Fixture(
    #"""
    -- App/Login.swift --
    class Login: UIViewController {
      @IBOutlet var titleLabel: UILabel!
    }
    @IBDesignable class Model {}
    -- App/Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <outlet property="titleLable" destination="lbl" id="c1"/>
      <label id="lbl"/>
    </viewController>
    -- Kit/Card.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <outlet property="subtitle" destination="lbl" id="c1"/>
      <label id="lbl"/>
    </viewController>
    """#
  ).files(at: "/repo")
  files["/repo/.git/HEAD"] = "ref: refs/heads/main\n"
  return files
}()

/// The places of the findings, as they are printed.
private func places(_ run: Run) -> [String] {
  run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }.map(String.init)
}

private func check(
  _ arguments: [String], in folder: String = "/repo", _ more: [String: String] = [:]
) -> Run {
  runInMemory(["check"] + arguments, repository.merging(more) { $1 }, currentDirectory: folder)
}

// MARK: Files

@Test(arguments: [
  (["App/Main.storyboard"], "/repo", ["App/Main.storyboard"]),
  (["Main.storyboard"], "/repo/App", ["Main.storyboard"]),
  (["../Kit/Card.storyboard"], "/repo/App", ["../Kit/Card.storyboard"]),
  (["/repo/App/Login.swift"], "/repo/Kit", ["../App/Login.swift"]),
  (["App/Main.storyboard", "App/Login.swift"], "/repo", ["App/Login.swift", "App/Main.storyboard"]),
  (["App/Main.storyboard", "App/../App/Main.storyboard"], "/repo", ["App/Main.storyboard"]),
])
func aFileIsCheckedInItsWholeWorkspace(_ files: [String], _ folder: String, _ expected: [String]) {
  let run = check(files, in: folder)
  #expect(places(run) == expected)
  #expect(run.code == (expected.contains { $0.hasSuffix("storyboard") } ? 1 : 0))
}

@Test func aFileBesideItsFolderCountsOnce() {
  #expect(check([".", "App/Main.storyboard"]).output == check(["."]).output)
  #expect(check(["App/Main.storyboard", "."]).output == check(["."]).output)
}

@Test func aFolderCountsOnceHoweverItIsNamed() throws {
  let once = try CheckOutput(check(["--format", "json", "."]).bytes)
  #expect(try CheckOutput(check(["--format", "json", ".", "./", "/repo", "App/.."]).bytes) == once)
  #expect(try CheckOutput(check(["--format", "json", "App", "Kit"]).bytes).workspaces.count == 1)
}

/// A folder in another one is a part of it, unless that one leaves it out.
@Test func aFolderInAnotherOneIsPrintedOnce() {
  let whole = check(["."])
  #expect(check([".", "App"]).output == whole.output)
  #expect(check(["App", ".", "Kit"]).output == whole.output)
  #expect(places(check(["App", "App/Login.swift"])).sorted() == ["App/Login.swift", "App/Main.storyboard"])
  #expect(
    places(check(["App", "App/Main.storyboard"])).sorted() == ["App/Login.swift", "App/Main.storyboard"])
  let card = (repository["/repo/Kit/Card.storyboard"] ?? "").replacing(
    #"<label id="lbl"/>"#, with: #"<label id="lbl"/><label id="lbl"/>"#)
  let dependency = ["/repo/Pods/Old/Old.storyboard": card]
  #expect(check(["."], dependency).output == whole.output)
  #expect(places(check([".", "Pods/Old"], dependency)).contains("Pods/Old/Old.storyboard"))
}

/// Files that were read beside the named ones may have findings, too.
@Test func theCountSaysWhatItIsAbout() {
  let read = "; read 2 storyboards and xibs and 1 Swift file ("
  #expect(check(["App/Login.swift"]).error.hasPrefix("1 warning in 1 named file" + read))
  #expect(
    check(["App/Login.swift", "App/Main.storyboard"]).error.hasPrefix(
      "1 error, 1 warning in 2 named files" + read))
  #expect(
    check(["App/Login.swift", "--ignore", "undesignable-view"]).error.hasPrefix(
      "nothing wrong in 1 named file" + read))
  #expect(
    check(["App", "App/Login.swift"]).error.hasPrefix(
      "1 error, 1 warning in 1 named folder and 1 named file" + read))
}

@Test func aNamedFileThatIsLeftOutIsNamed() {
  let files = [
    "/repo/.gitignore": "Old.xib\n", "/repo/Old.xib": "<document/>",
    "/repo/Pods/Kit/Kit.xib": "<document/>", "/repo/Notes.txt": "",
  ]
  for name in ["Old.xib", "Pods/Kit/Kit.xib"] {
    let run = check([name, "App/Main.storyboard"], files)
    #expect(run.code == 1)
    #expect(places(run) == ["App/Main.storyboard"])
    #expect(
      run.error.contains(
        "ibls: '\(name)' is not checked: git or the settings leave it out, or it belongs to a dependency\n"))
    #expect(check([name], files).code == 2)
    #expect(check([name, "--allow-empty"], files).code == 0)
  }
  let text = check(["Notes.txt"], files)
  #expect((text.code, text.output) == (2, ""))
}

// MARK: Standard input

@Test(arguments: ["App/Main.storyboard", "/repo/App/Main.storyboard", "App/New.storyboard"])
func standardInputTakesThePlaceOfAFile(_ name: String) {
  let recorded = RecordedOutput()
  var environment = Environment.inMemory(
    repository, currentDirectory: "/repo", output: recorded)
  let text = (repository["/repo/App/Main.storyboard"] ?? "").replacing("titleLable", with: "tittleLabel")
  let parts = Mutex([Array(text.utf8.prefix(40)), Array(text.utf8.dropFirst(40))])
  environment.console.readInput = { parts.withLock { $0.isEmpty ? [] : $0.removeFirst() } }
  let code = run(["check", "-", "--stdin-filename", name], in: environment)
  #expect(code == 1)
  let output = recorded.outputText
  #expect(
    output.contains(
      "App/\(name.split(separator: "/").last ?? ""):2:21: error: Login has no outlet 'tittleLabel'"))
  #expect(output.split(separator: "\n").count == 1)
}

// MARK: Nothing

@Test func aCheckOfNothingFailsUnlessAllowed() {
  let empty = runInMemory(["check", "empty"], folders: ["/app/empty"])
  #expect(empty.code == 2)
  #expect(
    empty.error == """
      ibls: no storyboard or xib found below 'empty'
      ibls: nothing was checked; '--allow-empty' makes that a success

      """)
  let allowed = runInMemory(["check", "empty", "--allow-empty"], folders: ["/app/empty"])
  #expect(allowed.code == 0)
  #expect(allowed.error.hasPrefix("ibls: no storyboard or xib found below 'empty'\nnothing wrong in 0 "))
  // One folder of several may be empty.
  let one = check(["/repo/App", "/repo/Kit", "/repo/Empty"], ["/repo/Empty/Notes.txt": ""])
  #expect(one.code == 1)
  #expect(one.error.hasPrefix("ibls: no storyboard or xib found below '/repo/Empty'\n2 errors"))
  #expect(!one.error.contains("--allow-empty"))
}

// MARK: Codes

@Test func codesAreSelectedAndIgnored() {
  func codes(_ arguments: [String], _ more: [String: String] = [:]) -> [String] {
    check(arguments, in: "/repo", more).output.split(separator: "\n").compactMap {
      $0.split(separator: "[").last.map { String($0.prefix { $0 != "]" }) }
    }
  }
  #expect(codes([]) == ["undesignable-view", "dangling-outlet", "dangling-outlet"])
  #expect(codes(["--select", "undesignable-view"]) == ["undesignable-view"])
  #expect(codes(["--ignore", "dangling-outlet"]) == ["undesignable-view"])
  #expect(
    codes(["--select", "undesignable-view,dangling-outlet", "--ignore=dangling-outlet"]) == [
      "undesignable-view"
    ])
  #expect(codes(["--select=undesignable-view", "--select=dangling-outlet"]).count == 3)
  #expect(check(["--ignore", "dangling-outlet"]).code == 0)
  // A rule that a person selects is on, but for the files in which it is off for good.
  let off = ["/repo/.ibls.json": #"{"rules": {"dangling-outlet": "off"}}"#]
  #expect(codes([], off) == ["undesignable-view"])
  #expect(codes(["--select", "dangling-outlet"], off).count == 2)
  let never = ["/repo/.ibls.json": #"{"documents": {"App/*": {"off": ["*"]}}}"#]
  #expect(codes(["--select", "dangling-outlet"], never).count == 1)
}

// MARK: Settings

private func settings(_ text: String, at path: String = "") -> [String: String] {
  ["/repo/\(path).ibls.json": text]
}

@Test func settingsAboveTheFolderCount() {
  let off = settings(#"{"rules": {"dangling-outlet": "off"}}"#)
  #expect(places(check(["App"], off)) == ["App/Login.swift"])
  #expect(places(check([], in: "/repo/App", off)) == ["Login.swift"])
  // Patterns are for paths below the file's own folder.
  let excluded = settings(#"{"exclude": ["App/*.storyboard"], "documents": {"/Kit/*": {"off": ["*"]}}}"#)
  #expect(places(check(["App"], excluded)) == ["App/Login.swift"])
  #expect(places(check(["Kit"], excluded)) == [])
  #expect(places(check(["App"], settings(#"{"exclude": ["/Main.storyboard"]}"#))).count == 2)
  // The folders above the repository are another project's.
  let outside = ["/.ibls.json": #"{"rules": {"dangling-outlet": "off"}}"#]
  #expect(places(check(["App"], outside)).count == 2)
}

@Test func theNearestSettingsReplaceTheOthers() {
  let outer = settings(#"{"rules": {"dangling-outlet": "off", "undesignable-view": "off"}}"#)
  #expect(places(check([], outer)) == [])
  let inner = outer.merging(settings("{}", at: "App/")) { $1 }
  #expect(places(check([], inner)) == ["App/Login.swift", "App/Main.storyboard"])
  #expect(places(check(["App"], inner)) == ["App/Login.swift", "App/Main.storyboard"])
  let own = settings(
    #"{"exclude": ["Main.storyboard"], "documents": {"Login.swift": {"off": ["*"]}}}"#, at: "App/")
  #expect(places(check([], own)) == ["Kit/Card.storyboard"])
  // An excluded folder is not looked into.
  let excluded = settings(#"{"exclude": ["Kit"]}"#).merging(settings("{}", at: "Kit/")) { $1 }
  #expect(places(check([], excluded)) == ["App/Login.swift", "App/Main.storyboard"])
}

@Test func oneFileCanBeChosenForAll() {
  let files = settings(#"{"rules": {"undesignable-view": "off"}}"#).merging(
    settings(#"{"rules": {"dangling-outlet": "off"}}"#, at: "App/")
  ) { $1 }.merging(["/repo/ci.json": #"{"exclude": ["Kit"]}"#]) { $1 }
  #expect(places(check([], files)) == ["App/Login.swift", "Kit/Card.storyboard"])
  #expect(places(check(["--config", "ci.json"], files)) == ["App/Login.swift", "App/Main.storyboard"])
  let missing = check(["--config", "none.json"], files)
  #expect((missing.code, missing.output) == (2, ""))
  #expect(missing.error.hasPrefix("ibls: none.json:1:1: the file can't be read: "))
}

@Test func verboseNamesTheSettings() {
  let files = settings("{}").merging(settings("{}", at: "App/")) { $1 }
  let run = check(["--verbose"], files)
  #expect(run.error.hasPrefix(".: settings of 'App/.ibls.json'\n.: settings of '.ibls.json'\n"))
  #expect(
    check(["--verbose", "App"], in: "/repo", settings("{}")).error.hasPrefix(
      ".: settings of '.ibls.json'\n"))
  #expect(check(["--verbose"]).error.hasPrefix(".: no '.ibls.json'; the defaults apply\n"))
}

@Test func aFaultInNestedSettingsEndsTheCheck() {
  let run = check([], settings("{\"rule\": {}}", at: "App/"))
  #expect((run.code, run.output) == (2, ""))
  #expect(run.error.hasPrefix("ibls: App/.ibls.json:1:2: unknown setting 'rule'"))
}

// MARK: Documents that are not read

private let archive =
  "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"><data/></archive>"
private let keeper = Fixture(
  #"""
  -- Keeper.swift --
  class Keeper: NSObject { @IBOutlet var total: NSTextField! }
  -- Main.xib --
  <!-- macOS -->
  <customObject id="k" customClass="Keeper" customModule="App"/>
  """#
).files(at: "/repo")

@Test func documentsThatAreNotReadAreCounted() throws {
  let unread = ["/repo/Old.xib": archive, "/repo/Older.xib": archive, "/repo/New.nib": "NIBArchive total"]
  let run = runInMemory(["check"], keeper.merging(unread) { $1 }, currentDirectory: "/repo")
  #expect(run.code == 0)
  #expect(
    run.error.contains(
      "ibls: 3 of 4 storyboards and xibs can't be read: 2 in the archive format of before 2012, until Xcode saves them, "
        + "1 compiled\n"))
  #expect(run.error.contains("nothing wrong in 1 storyboard or xib and 1 Swift file"))
  let output = try CheckOutput(
    runInMemory(
      ["check", "--format", "json"], keeper.merging(unread) { $1 }, currentDirectory: "/repo"
    ).bytes)
  #expect(output.workspaces.map(\.unread) == [3])
}

/// A check that can read no document is like one of no documents; findings in code are found all the same.
@Test func aCheckThatCanReadNoDocumentChecksNothing() {
  var files = ["/repo/Old.xib": archive, "/repo/Keeper.swift": keeper["/repo/Keeper.swift"] ?? ""]
  func run(_ arguments: String...) -> Run {
    runInMemory(["check"] + arguments, files, currentDirectory: "/repo")
  }
  #expect(run().code == 2)
  #expect(run().error.contains("1 of 1 storyboard or xib can't be read"))
  #expect(run().error.contains("nothing was checked; '--allow-empty' makes that a success"))
  #expect(!run().error.contains("nothing wrong"))
  #expect(run("Old.xib").code == 2)
  #expect(run("--allow-empty").code == 0)
  files["/repo/View.swift"] = "class View: UIView { @IBInspectable var odd: [Int: Int] = [:] }"
  #expect(run().code == 0)
  #expect(run().output.contains("unsupported-inspectable"))
}

@Test func aNibPackageIsNamedByItsFolder() throws {
  let document = keeper["/repo/Main.xib"] ?? ""
  let files = [
    "/repo/Panel.nib/designable.nib": document.replacing("<customObject", with: "<customObject id=\"k\""),
    "/repo/Panel.nib/keyedobjects.nib": "bplist00", "/repo/Keeper.swift": keeper["/repo/Keeper.swift"] ?? "",
  ]
  let run = runInMemory(["check", "Panel.nib"], files, currentDirectory: "/repo")
  #expect(run.output.hasPrefix("Panel.nib/designable.nib:2:22: error: 'id' is repeated in this tag"))
  #expect(run.code == 1)
  #expect(runInMemory(["render", "Panel.nib"], files, currentDirectory: "/repo").output.contains("<svg"))
  let diff = runInMemory(["diff", "Panel.nib", "/dev/null"], files, currentDirectory: "/repo")
  #expect(diff.output.hasPrefix("Panel.nib: document removed"))
}

@Test func imagesAreMissedOnlyWhereImageSetsHaveTheirFiles() {
  let set = "/app/A.xcassets/cover.imageset/"
  let code = [
    "/app/A.xcassets/AppIcon.appiconset/Contents.json": "{}",
    "/app/Home.swift": "class Home: UIViewController { let image = UIImage(named: \"covr\") }",
    "/app/Main.xib":
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#,
    set + "Contents.json": "{}",
  ]
  #expect(!runInMemory(["check"], code).output.contains("missing-image"))
  let whole = code.merging([set + "cover.png": "png"]) { $1 }
  #expect(runInMemory(["check"], whole).output.contains("did you mean 'cover'? [missing-image]"))
}
