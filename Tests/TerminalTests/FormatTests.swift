import Terminal
import TestSupport
import Testing
import World

// MARK: Text

@Test func aPipeGetsALineAFindingAndTheCountApart() {
  let run = runInMemory(["--check"], troubledApp)
  #expect(
    run.output == """
      Login.swift:4:21: warning: 'Model' is not a view, so Interface Builder can't render it; remove '@IBDesignable' \
      [undesignable-view]
      Main.storyboard:2:21: error: Login has no outlet 'titleLable'; did you mean 'titleLabel'? [dangling-outlet] \
      (view controller "Login", vc)

      """)
  #expect(
    run.error == "1 error, 1 warning in 1 storyboard or xib and 1 Swift file (0 ms); 1 more with --all\n")
}

@Test func allShowsTheRest() {
  let run = runInMemory(["--check", "--all"], troubledApp)
  #expect(run.output.contains("Main.storyboard:3:32: information: the custom class 'Gone' was not found"))
  #expect(!run.error.contains("--all"))
}

@Test func aTerminalGetsTheLineWithAMarkAndTheCount() {
  let run = runInMemory(["--check"], troubledApp, variables: ["NO_COLOR": "1"], isTerminal: true)
  #expect(
    run.output == """
      Login.swift:4:21: warning: 'Model' is not a view, so Interface Builder can't render it; remove '@IBDesignable' \
      [undesignable-view]
          4 | @IBDesignable class Model {}
            |                     ^~~~~
      Main.storyboard:2:21: error: Login has no outlet 'titleLable'; did you mean 'titleLabel'? [dangling-outlet] \
      (view controller "Login", vc)
          2 |   <outlet property="titleLable" destination="lbl" id="c1"/>
            |                     ^~~~~~~~~~
            = Login.swift:2:17: 'titleLabel' is declared here
      1 error, 1 warning in 1 storyboard or xib and 1 Swift file (0 ms); 1 more with --all

      """)
  #expect(run.error == "")
}

@Test func coloursAreForTerminalsThatWantThem() {
  let escape = "\u{1B}["
  #expect(runInMemory(["--check"], troubledApp, isTerminal: true).output.contains(escape + "1;31merror"))
  #expect(runInMemory(["--check"], soundApp, isTerminal: true).output.contains(escape + "32mnothing wrong"))
  #expect(!runInMemory(["--check"], troubledApp).output.contains(escape))
  for (value, isColored) in [("1", false), ("0", false), ("", true)] {
    let run = runInMemory(["--check"], troubledApp, variables: ["NO_COLOR": value], isTerminal: true)
    #expect(run.output.contains(escape) == isColored)
  }
  for format in ["json", "xcode"] {
    let run = runInMemory(["--check", "--format", format], troubledApp, isTerminal: true)
    #expect(!run.output.contains(escape))
    #expect(run.error == "")
  }
}

@Test func tabsKeepTheMarkInPlaceAndLongLinesAreCut() {
  let long = String(repeating: " ", count: 300)
  let run = runInMemory(
    ["--check"],
    [
      "/app/A.swift": "\t@IBDesignable\tclass Model {}\n",
      "/app/B.swift": "@IBDesignable \(long)class Far {} \(long)//end\n",
    ], variables: ["NO_COLOR": "1"], isTerminal: true)
  #expect(
    run.output.contains("    1 | \t@IBDesignable\tclass Model {}\n      | \t             \t      ^~~~~\n"))
  #expect(run.output.contains("^~~\n"))
  for line in run.output.split(separator: "\n") { #expect(line.count < 140) }
}

@Test func pathsAreAsSeenFromTheCurrentFolder() {
  #expect(runInMemory(["--check", "."], troubledApp).output.hasPrefix("Login.swift:"))
  #expect(runInMemory(["--check", "/app/"], troubledApp).output.hasPrefix("/app/Login.swift:"))
  #expect(
    runInMemory(["--check", "app"], troubledApp, currentDirectory: "/").output.hasPrefix("app/Login.swift:"))
  #expect(
    runInMemory(["--check", "../app"], troubledApp, currentDirectory: "/other").output
      .hasPrefix("../app/Login.swift:"))
}

/// A storyboard opens as a canvas, on which a line says nothing.
@Test func everyFormatNamesTheObjectItsSceneAndItsID() throws {
  let files = Fixture(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var field: UITextField!
    }
    -- Main.storyboard --
    <scene sceneID="s">
      <viewController title="Log In &amp; Out" id="vc" customClass="Login" customModule="App">
        <button id="Lgn-bt-001">
          <state key="normal" title="Log In"/>
          <connections>
            <action selector="tap:" destination="vc" eventType="touchUpInside" id="c1"/>
          </connections>
        </button>
        <view id="plain"><connections><outlet property="delegate" destination="lost" id="c2"/></connections></view>
        <label id="long" text="A text that says more than an author of labels would ever want to read">
          <connections><outlet property="delegate" destination="lost" id="c4"/></connections>
        </label>
        <constraint firstItem="gone" firstAttribute="top" id="c3"/>
      </viewController>
    </scene>
    -- Row.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App">
      <connections><outlet property="feild" destination="-1" id="c1"/></connections>
    </placeholder>
    """#
  ).files(at: "/app")
  let notes = [
    #" (button "Log In" in Log In & Out, Lgn-bt-001)"#, " (view in Log In & Out, plain)",
    #" (label "A text that says more than an author of…" in Log In & Out, long)"#,
    " (constraint in Log In & Out, c3)", " (File's Owner, -1)",
  ]
  for format in ["text", "xcode", "github"] {
    let lines = runInMemory(["--check", "--format", format], files).output.split(separator: "\n")
    #expect(lines.count == notes.count, "\(lines.joined(separator: "\n"))")
    for (line, note) in zip(lines, notes) { #expect(line.hasSuffix(note), "\(format)") }
  }
  let page = runInMemory(["--check", "--format", "html"], files).output
  #expect(page.contains("in Log In &amp; Out, Lgn-bt-001)"))
  let findings = try CheckOutput(runInMemory(["--check", "--format", "json"], files).bytes).findings
  #expect(findings.prefix(2).map { $0.object?.label } == ["Log In", nil])
  #expect(findings.map { $0.object?.scene } == Array(repeating: "Log In & Out", count: 4) + [nil])
}

// MARK: Xcode

@Test func xcodeWantsAbsolutePathsAndItsOwnWords() {
  let run = runInMemory(["--check", "--format", "xcode", "--all", "."], troubledApp)
  #expect(
    run.output == """
      /app/Login.swift:4:21: warning: 'Model' is not a view, so Interface Builder can't render it; remove \
      '@IBDesignable' [undesignable-view]
      /app/Main.storyboard:2:21: error: Login has no outlet 'titleLable'; did you mean 'titleLabel'? \
      [dangling-outlet] (view controller "Login", vc)
      /app/Main.storyboard:3:32: note: the custom class 'Gone' was not found [unknown-class] \
      (label "Gone" in Login, lbl)

      """)
  #expect(run.code == 1)
  #expect(!runInMemory(["--check", "--format", "xcode"], troubledApp).output.contains("note:"))
}

// MARK: JSON

@Test func jsonHasEverythingInOrderAndTheSameEachTime() throws {
  let first = runInMemory(["--check", "--format", "json"], troubledApp)
  for _ in 1...3 { #expect(runInMemory(["--check", "--format", "json"], troubledApp).bytes == first.bytes) }
  let output = try CheckOutput(first.bytes)
  let workspace = try #require(output.workspaces.first)
  #expect(workspace.root == "/app")
  #expect((workspace.interface, workspace.swift, workspace.objc) == (1, 1, 0))
  #expect(output.findings.map(\.code) == ["undesignable-view", "dangling-outlet", "unknown-class"])
  let finding = try #require(output.findings.first { $0.code == "dangling-outlet" })
  let object = try #require(finding.object)
  #expect((object.id, object.element, object.className) == ("vc", "viewController", "Login"))
  let note = try #require(finding.related.first)
  #expect(finding.related.count == 1)
  #expect((note.file, note.line, note.column) == ("Login.swift", 2, 17))
  #expect(note.message == "'titleLabel' is declared here")
  #expect(output.findings.first?.object == nil)
}

@Test func findingsAreSortedByFileOffsetAndCode() throws {
  var files: [String: String] = [:]
  for name in ["b.swift", "a/z.swift", "a.swift", "Z.swift", "ä.swift"] {
    files["/app/" + name] = "@IBDesignable class B {}\n@IBDesignable class A {}\n"
  }
  let findings = try CheckOutput(runInMemory(["--check", "--format", "json"], files).bytes).findings
  #expect(
    findings.map { "\($0.file):\($0.line)" }
      == ["Z", "a", "a/z", "b", "ä"].flatMap { ["\($0).swift:1", "\($0).swift:2"] })
}

@Test func severalWorkspacesAreNumbered() throws {
  let files = troubledApp.merging(["/kit/Model.swift": "@IBDesignable class Kit {}\n"]) { $1 }
  let run = runInMemory(["--check", "--format", "json", "/app", "/kit"], files)
  let output = try CheckOutput(run.bytes)
  #expect(output.workspaces.map(\.root) == ["/app", "/kit"])
  #expect(output.findings.map(\.workspace) == [0, 0, 0, 1])
  #expect(output.findings.last?.file == "Model.swift")
  let text = runInMemory(["--check", "/app", "/kit"], files)
  #expect(text.output.contains("\n/kit/Model.swift:1:21: warning: 'Kit'"))
  #expect(text.error.contains("in 1 storyboard or xib and 2 Swift files"))
}

@Test func columnsCountUTF16UnitsBehindAByteOrderMark() throws {
  let text = "\u{FEFF}/* 🙂é */ @IBDesignable class Model {}\n"
  let run = runInMemory(["--check", "--format", "json"], ["/app/Model.swift": text])
  let finding = try #require(CheckOutput(run.bytes).findings.first)
  #expect((finding.line, finding.column, finding.endColumn) == (1, 31, 36))
  #expect((finding.offset, finding.length) == (36, 5))
}

@Test(arguments: ["\n", "\r\n", "\r"]) func linesEndInAnyWay(_ end: String) throws {
  let text = ["// one", "// two", "@IBDesignable class Model {}", ""].joined(separator: end)
  let run = runInMemory(["--check", "--format", "json"], ["/app/Model.swift": text])
  let finding = try #require(CheckOutput(run.bytes).findings.first)
  #expect((finding.line, finding.column) == (3, 21))
  let shown = runInMemory(["--check"], ["/app/Model.swift": text], isTerminal: true)
  #expect(!shown.output.contains("\r"))
}

// MARK: What files hold must not steer the terminal

@Test func controlCharactersDoNotReachATerminal() {
  let document = Fixture(
    "-- Main.storyboard --\n<viewController id=\"vc\" customClass=\"Login\" customModule=\"App\">\n"
      + "  <outlet property=\"x\u{1B}[31m\u{9B}y\u{202E}\" destination=\"vc\" id=\"c\"/>\n</viewController>"
  ).files[0].text
  let files = [
    "/app/Log\u{1B}]0;in\u{7}.swift":
      "class Login: UIViewController {}\n@IBDesignable class A {} // \u{1B}[2J\n",
    "/app/Main.storyboard": document,
  ]
  for arguments in [["--check"], ["--check", "--format", "xcode"], ["--check", "\u{1B}[2JMissing"]] {
    for isTerminal in [true, false] {
      let run = runInMemory(arguments, files, variables: ["NO_COLOR": "1"], isTerminal: isTerminal)
      for text in [run.output, run.error] {
        #expect(
          !text.unicodeScalars.contains {
            $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
          })
      }
      #expect(run.output.contains("\u{FFFD}") || run.error.contains("\u{FFFD}"))
    }
  }
}
