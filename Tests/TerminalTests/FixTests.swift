import Analysis
import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing
import Text
import World

@testable import Terminal

/// The files of a run after it, by name.
private func check(
  _ arguments: [String], _ fixture: Fixture, git: [String: String] = [:]
) -> (run: Run, text: (String) -> String) {
  let recorded = RecordedOutput()
  var files = fixture.files(at: "/app")
  var before = files
  for (path, text) in git { before["/app/" + path] = text == "not there" ? nil : text }
  let ids = before.mapValues { blobID(of: Array($0.utf8), .sha1) }
  if !git.isEmpty { files["/app/.git/HEAD"] = "" }
  var environment = Environment.inMemory(files, currentDirectory: "/app", output: recorded)
  environment.programs.git = { [before] arguments, input throws(FileError) in
    guard arguments.prefix(2) == ["--git-dir=/app/.git", "--work-tree=/app"] else {
      throw FileError(path: "git", reason: "another repository")
    }
    switch arguments[2] {
    case "rev-parse", "merge-base": return Array("\(blobID(of: [], .sha1))\n".utf8)
    case "ls-tree": return ids.flatMap { Array("100644 blob \($0.value)\t\($0.key.dropFirst(5))\0".utf8) }
    case "cat-file":
      return input.split(separator: 0x0A).flatMap { line in
        let id = String(decoding: line, as: UTF8.self)
        let bytes = Array((ids.first { $0.value == id }.flatMap { before[$0.key] } ?? "").utf8)
        return Array("\(id) blob \(bytes.count)\n".utf8) + bytes + [0x0A]
      }
    default: throw FileError(path: "git", reason: "not a command")
    }
  }
  let code = run(["check"] + arguments, in: environment)
  let result = Run(code: code, output: recorded.outputText, error: recorded.errorText, bytes: recorded.output)
  return (
    result,
    { [environment] name in
      String(decoding: (try? environment.files.read("/app/" + name)) ?? [], as: UTF8.self)
    }
  )
}

private func app(_ members: String, _ connections: String) -> Fixture {
  Fixture(
    """
    -- Login.swift --
    class Login: UIViewController {
      \(members)
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App"><connections>
      \(connections)
    </connections>
      <label id="lbl"/><button id="btn"/>
    </viewController>
    """)
}

private let outlet = #"@IBOutlet var titleLabel: UILabel!"#

// MARK: What is certain

@Test(arguments: [
  "titleLable", "titleLabl", "titleLabell", "titleLabek", "tittleLabel",
])
func aTypoOfOneEditIsFixed(_ name: String) {
  let (run, text) = check(["--fix"], app(outlet, #"<outlet property="\#(name)" destination="lbl" id="c1"/>"#))
  #expect(run.code == 0)
  #expect(text("Main.storyboard").contains(#"<outlet property="titleLabel" destination="lbl" id="c1"/>"#))
  #expect(run.error.hasPrefix("fixed 1 finding in 1 file\nnothing wrong in "))
}

@Test func aTypoInAnActionIsFixed() {
  let members = "@IBAction func didTapLogin(_ sender: Any) {}"
  let (run, text) = check(
    ["--fix"], app(members, #"<action selector="didTapLogn:" destination="vc" id="c1"/>"#))
  #expect(run.code == 0)
  #expect(text("Main.storyboard").contains(#"selector="didTapLogin:""#))
}

@Test(arguments: [
  // Two edits.
  (outlet, #"<outlet property="titelLabell" destination="lbl" id="c1"/>"#),
  // Another name.
  (outlet, #"<outlet property="subtitleLabel" destination="lbl" id="c1"/>"#),
  // Either of two.
  (
    "@IBOutlet var label1: UILabel!\n  @IBOutlet var label2: UILabel!",
    #"<outlet property="label3" destination="lbl" id="c1"/>"#
  ),
  // Connected already, so that there would be two connections.
  (
    outlet,
    #"<outlet property="titleLabel" destination="lbl" id="c0"/><outlet property="titleLable" destination="lbl" id="c1"/>"#
  ),
  // Not the type of what is connected.
  ("@IBOutlet var titleLabel: UISwitch!", #"<outlet property="titleLable" destination="lbl" id="c1"/>"#),
])
func whatIsNotCertainStays(_ members: String, _ connections: String) {
  let fixture = app(members, connections)
  let before = check([], fixture)
  let (run, text) = check(["--fix"], fixture)
  #expect(before.run.code == 1)
  #expect(run.code == 1 && run.output == before.run.output)
  #expect(run.error.hasPrefix("fixed nothing: no finding has a certain fix\n"))
  #expect(text("Main.storyboard") == before.text("Main.storyboard"))
}

/// A rename in code would bring to light that the outlet is of another class. The typos of the same file are fixed all the same.
@Test func oneFixThatIsLeftOutKeepsNoOtherFromItsFile() {
  let old = """
    class Login: UIViewController {
      @IBOutlet var portrait: UIImageView!
      @IBOutlet var titleLabel: UILabel!
      @IBOutlet var hint: UILabel!
    }

    """
  let new = app(
    "@IBOutlet var photo: UIImageView!\n  @IBOutlet var titleLabel: UILabel!\n  @IBOutlet var hint: UILabel!",
    """
    <outlet property="portrait" destination="btn" id="c1"/>
      <outlet property="titleLable" destination="lbl" id="c2"/>
      <outlet property="hnt" destination="lbl" id="c3"/>
    """)
  let (run, text) = check(["--fix"], new, git: ["Login.swift": old])
  #expect(run.code == 1)
  #expect(
    run.error.hasPrefix(
      "fixed 2 findings in 1 file; left out 1 more, which would lead to another finding\n"
        + "to undo it: git restore -- Main.storyboard\n1 error in "))
  #expect(text("Main.storyboard").contains(#"property="titleLabel""#))
  #expect(text("Main.storyboard").contains(#"property="hint""#))
  #expect(text("Main.storyboard").contains(#"property="portrait""#))
  let alone = app(
    "@IBOutlet var photo: UIImageView!", #"<outlet property="portrait" destination="btn" id="c1"/>"#)
  #expect(
    check(["--fix"], alone, git: ["Login.swift": old]).run.error.hasPrefix(
      "fixed nothing: the only fix would lead to another finding\n"))
}

/// Each trial is a check, which reads the files. By halves, n fixes that all have to be left out take 2n - 1 trials.
@Test func theTrialsOfFixesAreBounded() {
  let readsInCheck = readsWhileFixesAreRefused(2) / 4
  let checks = readsWhileFixesAreRefused(40) / max(readsInCheck, 1)
  #expect(checks == 65, "the first check and 64 trials")
}

/// The number of times that a file is read where another document of each class lacks its outlet once the first one has it.
private func readsWhileFixesAreRefused(_ fixes: Int) -> Int {
  var files: [String: String] = [:]
  for number in 0..<fixes {
    let document = { (connection: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="C\(number)" customModule="App">
      <label id="lbl"/><connections>\(connection)</connections></viewController></objects></scene></scenes></document>
      """
    }
    files["/app/C\(number).swift"] =
      "class C\(number): UIViewController { @IBOutlet var titleLabel: UILabel? }\n"
    files["/app/D\(number).storyboard"] = document(
      #"<outlet property="titleLable" destination="lbl" id="c"/>"#)
    files["/app/E\(number).storyboard"] = document("")
  }
  let recorded = RecordedOutput()
  var environment = Environment.inMemory(files, currentDirectory: "/app", output: recorded)
  let count = Mutex(0)
  environment.files.read = { [read = environment.files.read] path throws(FileError) in
    if path == "/app/C0.swift" { count.withLock { $0 += 1 } }
    return try read(path)
  }
  _ = run(["check", "--diff"], in: environment)
  #expect(
    recorded.errorText.contains("would fix nothing: each of \(fixes) fixes would lead to another finding"))
  return count.withLock { $0 }
}

@Test func aRepeatedConnectionIsRemoved() {
  let connections = """
    <outlet property="titleLabel" destination="lbl" id="c1"/>
      <outlet property="titleLabel" destination="lbl" id="c2"/>
    """
  let (run, text) = check(["--fix"], app(outlet, connections))
  #expect(run.code == 0)
  #expect(text("Main.storyboard").contains(#"destination="lbl" id="c1"/>"#))
  #expect(!text("Main.storyboard").contains(#"id="c2""#))
  // Which of two objects is meant is for a person to say.
  let others = connections.replacing(#"destination="lbl" id="c2""#, with: #"destination="btn" id="c2""#)
  #expect(
    check(["--fix", "--select", "duplicate-outlet"], app(outlet, others)).run.error.hasPrefix("fixed nothing")
  )
}

@Test func whatARenameLeftIsFixed() {
  let new = app(
    "@IBOutlet var headline: UILabel!", #"<outlet property="titleLabel" destination="lbl" id="c1"/>"#)
  let old = "class Login: UIViewController {\n  @IBOutlet var titleLabel: UILabel!\n}\n"
  let (run, text) = check(["--fix"], new, git: ["Login.swift": old])
  #expect(run.code == 0)
  #expect(text("Main.storyboard").contains(#"property="headline""#))
  // Without what was before, nothing says that one is the other.
  #expect(check(["--fix"], new).run.code == 1)
}

@Test func onlyWhatIsAskedForIsFixed() {
  let connections = #"<outlet property="titleLable" destination="lbl" id="c1"/>"#
  for arguments in [["--ignore", "dangling-outlet"], ["Login.swift"]] {
    let (run, text) = check(["--fix"] + arguments, app(outlet, connections))
    #expect(run.error.hasPrefix("fixed nothing"), "\(arguments)")
    #expect(text("Main.storyboard").contains("titleLable"))
  }
}

@Test func theDiffIsWhatWouldBeWritten() {
  let connections = """
    <outlet property="titleLable" destination="lbl" id="c1"/>
      <outlet property="icon" destination="btn" id="c2"/>
      <outlet property="icon" destination="btn" id="c3"/>
    """
  let fixture = app(outlet + "\n  @IBOutlet var icon: UIButton!", connections)
  let (run, text) = check(["--diff"], fixture)
  #expect(run.code == 1)
  #expect(run.output.hasPrefix("diff --git a/Main.storyboard b/Main.storyboard\n--- a/Main.storyboard\n"))
  #expect(
    run.output.split(separator: "\n").dropFirst(3).filter { !$0.hasPrefix(" ") } == [
      "@@ -1,7 +1,6 @@",
      #"-  <outlet property="titleLable" destination="lbl" id="c1"/>"#,
      #"+  <outlet property="titleLabel" destination="lbl" id="c1"/>"#,
      #"-  <outlet property="icon" destination="btn" id="c3"/>"#,
    ])
  #expect(run.error == "would fix 2 findings in 1 file\n")
  #expect(text("Main.storyboard").contains("titleLable"))
  let fixed = check(["--diff"], app(outlet, #"<outlet property="titleLabel" destination="lbl" id="c1"/>"#))
    .run
  #expect((fixed.code, fixed.output) == (0, ""))
}

// MARK: Runtime attributes

private func badge(_ members: String, _ attributes: String) -> Fixture {
  Fixture(
    """
    -- Badge.swift --
    class Badge: UIView {
      \(members)
    }
    -- Badge.xib --
    <view id="v" customClass="Badge" customModule="App"><userDefinedRuntimeAttributes>
      \(attributes)
    </userDefinedRuntimeAttributes></view>
    """)
}

@Test(arguments: ["cornr", "self.cornr", "cornr.width"])
func aTypoInARuntimeAttributeIsFixed(_ keyPath: String) {
  let attribute = #"<userDefinedRuntimeAttribute type="number" keyPath="\#(keyPath)"/>"#
  let fixture = badge("@IBInspectable var corner: CGFloat = 0", attribute)
  let found = check(["--all"], fixture).run
  #expect(found.output.contains("so the runtime attribute is ignored; did you mean 'corner'? ["))
  let (run, text) = check(["--fix"], fixture)
  #expect(run.code == 0)
  #expect(text("Badge.xib").contains(attribute.replacing("cornr", with: "corner")))
}

@Test(arguments: [
  // Not the type of the value.
  ("@IBInspectable var corner: UIColor?", ["cornr"]),
  // Either of two.
  ("@IBInspectable var corner1: CGFloat = 0\n  @IBInspectable var corner2: CGFloat = 0", ["corner3"]),
  // Set already.
  ("@IBInspectable var corner: CGFloat = 0", ["corner", "cornr"]),
])
func aRuntimeAttributeThatIsNotCertainStays(_ members: String, _ keyPaths: [String]) {
  let attributes = keyPaths.map { #"<userDefinedRuntimeAttribute type="number" keyPath="\#($0)"/>"# }
  let fixture = badge(members, attributes.joined())
  let (run, text) = check(["--fix"], fixture)
  #expect(run.error.hasPrefix("fixed nothing: no finding has a certain fix\n"))
  #expect(text("Badge.xib").contains(attributes.joined()))
}

@Test func whatARenameLeftInARuntimeAttributeIsFixed() {
  let fixture = badge(
    "@IBInspectable var radius: CGFloat = 0",
    #"<userDefinedRuntimeAttribute type="number" keyPath="corner.width"/>"#)
  let old = "class Badge: UIView {\n  @IBInspectable var corner: CGFloat = 0\n}\n"
  let (run, text) = check(["--fix"], fixture, git: ["Badge.swift": old])
  #expect(run.code == 0)
  #expect(text("Badge.xib").contains(#"keyPath="radius.width""#))
}

// MARK: Diffs of lines that come and go

@Test(arguments: [
  ("a\nb\nc\n", [(2, 4, "")], "@@ -1,3 +1,2 @@\n a\n-b\n c\n"),
  ("a\nb\nc", [(4, 5, "")], "@@ -1,3 +1,2 @@\n a\n b\n-c\n\\ No newline at end of file\n"),
  ("a\n", [(0, 2, "")], "@@ -1,1 +0,0 @@\n-a\n"),
  ("a\nb\n", [(2, 2, "x\n")], "@@ -1,2 +1,3 @@\n a\n+x\n b\n"),
  ("ab\ncd\n", [(0, 1, "x"), (4, 5, "y")], "@@ -1,2 +1,2 @@\n-ab\n-cd\n+xb\n+cy\n"),
  ("a {\nb\n", [(3, 3, "\n  x")], "@@ -1,2 +1,3 @@\n a {\n+  x\n b\n"),
  ("a\nb\nc\n", [(2, 2, "x\n"), (4, 4, "y\n")], "@@ -1,3 +1,5 @@\n a\n+x\n b\n+y\n c\n"),
  ("a\nb\nc\n", [(1, 2, ""), (2, 3, "x")], "@@ -1,3 +1,2 @@\n-a\n-b\n+ax\n c\n"),
  (
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n", [(0, 2, ""), (18, 20, "ten")],
    "@@ -1,4 +1,3 @@\n-1\n 2\n 3\n 4\n@@ -7,5 +6,5 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n"
  ),
])
func aDiffCountsTheLinesOfBothSides(_ old: String, _ edits: [(Int, Int, String)], _ expected: String) throws {
  let diff = FileDiff(
    path: "A", newPath: nil, old: Array(old.utf8), edits: edits.map { Edit(ByteRange($0, $1), $2) })
  let text = String(decoding: diff.unified, as: UTF8.self)
  #expect(text.hasSuffix("+++ b/A\n" + expected))
  try withTemporaryFolder { folder in
    try Data(old.utf8).write(to: folder.appending(path: "A"))
    try Data(diff.unified).write(to: folder.appending(path: "A.diff"))
    #expect(runTool(["git", "apply", "--unidiff-zero", "A.diff"], in: folder).code == 0)
    let new = (try? Data(contentsOf: folder.appending(path: "A"))) ?? Data()
    #expect(Array(new) == diff.new)
  }
}

@Test func theOrderOfADocumentIsFixedWhereItIsSelected() {
  let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  let fixture = Fixture(
    """
    -- A.xib --
    <document version="3.0" type="\(type)" toolsVersion="21507"><objects>
      <view id="v" contentMode="left"><connections/><rect key="frame"/></view>
    </objects></document>
    """)
  #expect(check(["--fix"], fixture).run.code == 0)
  #expect(check(["--fix"], fixture).text("A.xib") == fixture.files[0].text)
  let (run, text) = check(["--select", "unusual-order"], fixture)
  #expect(run.output.split(separator: "\n").count { $0.contains("[unusual-order]") } == 3, "\(run.output)")
  #expect(text("A.xib") == fixture.files[0].text)
  let fixed = check(["--select", "unusual-order", "--fix"], fixture)
  #expect(
    fixed.text("A.xib") == """
      <document type="\(type)" version="3.0" toolsVersion="21507"><objects>
        <view contentMode="left" id="v"><rect key="frame"/><connections/></view>
      </objects></document>
      """ + "\n", "\(fixed.run)")
  #expect(runInMemory(["rules"]).output.contains("unusual-order                     off"))
}

// MARK: Explanations and counts

@Test func everyCodeIsExplained() {
  for rule in DiagnosticRule.all {
    let run = runInMemory(["check", "--explain", rule.code.rawValue])
    #expect(run.code == 0 && run.error == "")
    #expect(run.output.hasPrefix(rule.code.rawValue + "\n"))
    #expect(run.output.count > 200, "\(rule.code.rawValue)")
    #expect(!run.output.contains("```") && !run.output.contains("]("))
  }
  let unknown = runInMemory(["check", "--explain", "dangling-outlt"])
  #expect(unknown.error == "ibls: unknown code 'dangling-outlt'; did you mean 'dangling-outlet'?\n")
  #expect(
    runInMemory(["check", "--explain", "duplicate-id"], isTerminal: true).output.hasPrefix(
      "\u{1B}[1mduplicate-id"))
}

/// `.ci/embed-diagnostics` writes it.
@Test func theProgramCarriesThePageOfDiagnostics() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  #expect(try String(contentsOf: root.appending(path: "diagnostics.md"), encoding: .utf8) == diagnosticsPage)
}

@Test func statisticsCountTheCodes() {
  let run = runInMemory(["check", "--statistics", "--all"], troubledApp)
  #expect(run.code == 1)
  #expect(
    run.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
      == ["1 dangling-outlet", "1 undesignable-view", "1 unknown-class"])
  #expect(runInMemory(["check", "--statistics"], soundApp).output == "")
  #expect(runInMemory(["check", "--statistics", "--format", "json"], soundApp).code == 2)
}

// MARK: What changed

@Test func findingsOfAChangeAreThoseThatTheRevisionDidNotHave() {
  let fixture = Fixture(
    """
    -- Base.swift --
    class Base: UIViewController {}
    -- Login.swift --
    class Login: Base {}
    -- Other.swift --
    class Other: UIViewController {}
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <outlet property="gone" destination="vc" id="c1"/>
      <outlet property="lost" destination="vc" id="c2"/>
    </viewController>
    -- Other.storyboard --
    <viewController id="vc" customClass="Other" customModule="App">
      <outlet property="gone" destination="vc" id="c1"/>
    </viewController>
    """)
  func names(_ before: [String: String]) -> [String] {
    check(["--changed-since", "main"], fixture, git: before).run.output.split(separator: "\n").map {
      $0.prefix { $0 != ":" } + " " + ($0.split(separator: "'").dropFirst().first ?? "")
    }
  }
  func document(_ name: String) -> String { fixture.files(at: "")["/" + name] ?? "" }
  #expect(
    names(["Base.swift": "class Base: UIViewController { @IBOutlet var gone: UIView! }"]) == [
      "Main.storyboard gone"
    ])
  #expect(
    names(["Login.swift": "class Login: Base { @IBOutlet var lost: UIView! }"]) == ["Main.storyboard lost"])
  // A finding from before is not reported, though its class or its document was edited.
  #expect(names(["Login.swift": "class Login: Base {}  // as before"]) == [])
  #expect(names(["Other.storyboard": "\n" + document("Other.storyboard")]) == [])
  #expect(
    names(["Main.storyboard": document("Main.storyboard").replacing("lost", with: "view")]) == [
      "Main.storyboard lost"
    ])
  // A file that the revision has under another name, and one that it has not.
  #expect(
    names(["Old/Deep/Other.storyboard": document("Other.storyboard"), "Other.storyboard": "not there"]) == [])
  #expect(names(["Other.storyboard": "not there"]) == ["Other.storyboard gone"])
  #expect(names(["Notes.txt": "x"]) == [])
}

/// A class that is gone makes a document wrong that is as it was.
@Test func aClassThatIsGoneIsAFindingOfTheChange() {
  let fixture = Fixture(
    #"""
    -- Main.storyboard --
    <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"/>
    """#)
  let before = ["Gone.swift": "class Gone: UIViewController {}"]
  #expect(
    check(["--changed-since", "main", "--all"], fixture, git: before).run.output.contains("[unknown-class]"))
  #expect(check(["--changed-since", "main", "--all"], fixture, git: ["Notes.txt": ""]).run.output == "")
}

/// A repository without a commit has nothing to compare with.
@Test func everythingIsNewBeforeTheFirstCommit() {
  let recorded = RecordedOutput()
  var environment = Environment.inMemory(
    troubledApp.merging(["/app/.git/HEAD": "ref: refs/heads/main\n"]) { $1 }, currentDirectory: "/app",
    output: recorded)
  environment.programs.git = { arguments, _ throws(FileError) in
    if arguments.contains("symbolic-ref") { return Array("refs/heads/main\n".utf8) }
    throw FileError(path: "git", reason: "Needed a single revision")
  }
  #expect(run(["check", "--changed-since", "HEAD"], in: environment) == 1)
  #expect(recorded.outputText.contains("[dangling-outlet]"))
}

@Test func aChangeWithoutGitEndsTheCheck() {
  let run = runInMemory(["check", "--changed-since", "main"], troubledApp)
  #expect((run.code, run.output) == (2, ""))
  #expect(run.error == "ibls: '--changed-since main': git: the folder is not in a repository\n")
}

@Test func whatIsNoRevisionEndsTheCheck() {
  let run = check(["--changed-since", "-o"], Fixture("-- A.xib --\n<view id=\"v\"/>\n"), git: ["A.xib": ""])
    .run
  #expect((run.code, run.error) == (2, "ibls: '--changed-since -o': git: '-o' is not a revision\n"))
}

@Test(arguments: [
  ["--watch", "--fix"], ["--add-suppressions", "--fix"], ["--watch", "--write-baseline", "a"],
  ["--fix", "--write-baseline", "a"],
  ["-", "--stdin-filename", "A.xib", "--fix"], ["--statistics", "--diff"],
])
func whatContradictsIsRefused(_ arguments: [String]) {
  let run = runInMemory(["check"] + arguments, troubledApp)
  #expect((run.code, run.output) == (2, ""))
  #expect(run.error.contains("can't be combined"))
}
