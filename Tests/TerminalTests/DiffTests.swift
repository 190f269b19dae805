import Foundation
import TestSupport
import Testing
import World

@testable import Terminal

private func document(_ text: String, _ more: String = "") -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
  <label id="l" text="\(text)"><rect key="frame" x="0" y="0" width="100" height="20"/></label>\(more)
  </subviews></view></objects></document>
  """
}

private let files = [
  "/app/Old.xib": document("Hi"), "/app/New.xib": document("Hello"), "/app/Other.xml": "<plist/>",
]

private func diff(_ arguments: String...) -> Run { runInMemory(["diff"] + arguments, files) }

@Test func twoDocumentsAreComparedInWords() {
  let run = diff("Old.xib", "New.xib")
  #expect(run.code == 0)
  #expect(run.output == "New.xib: label 'Hi' text 'Hi' → 'Hello'\n")
  let same = diff("Old.xib", "Old.xib")
  #expect((same.output, same.error) == ("", "the documents do not differ\n"))
}

@Test func twoDocumentsAreDrawn() {
  let run = diff("Old.xib", "New.xib", "--format", "svg")
  #expect(run.output.contains(">Hi</text>") && run.output.contains(">Hello</text>"))
  #expect(diff("Old.xib", "New.xib", "--format", "svg", "--dark").output != run.output)
  #expect(diff("/dev/null", "New.xib").output == "New.xib: document added\n")
}

@Test(arguments: [
  (["diff"], "'diff' needs two documents, or one or two revisions"),
  (["diff", "Old.xib"], "'Old.xib' needs a second document to compare it with"),
  (
    ["diff", "Old.xib", "Info.plist"],
    "'Info.plist' is neither a storyboard nor a xib, so 'Old.xib' can't be compared with it"
  ),
  (["diff", "Missing.xib", "New.xib"], "can't read 'Missing.xib': no such file or directory"),
  (["diff", "git:HEAD", "New.xib"], "'git:HEAD' is not git:REVISION:PATH"),
  (["diff", "git:HEAD:A.xib", "New.xib"], "git: the folder is not in a repository"),
  (["diff", "HEAD"], "git: the folder is not in a repository"),
  (
    ["diff", "Old.xib", "New.xib", "--format", "json"],
    "unknown format 'json' for '--format'; use text, svg or html"
  ),
])
func wrongComparisonsAreRefused(_ arguments: [String], _ message: String) {
  let run = runInMemory(arguments, files)
  #expect(run.code == 2)
  #expect(run.output == "")
  #expect(run.error == "ibls: \(message)\n")
}

@Test(arguments: [
  (["diff", "HEAD"], "git: not installed"),
  (["diff", "git:-o:A.xib", "Old.xib"], "git: '-o' is not a revision"),
])
func whatGitCanNotAnswerIsRefused(_ arguments: [String], _ message: String) {
  let run = runInMemory(arguments, files.merging(["/app/.git/HEAD": ""]) { $1 })
  #expect((run.code, run.output, run.error) == (2, "", "ibls: \(message)\n"))
}

@Test func aDamagedDocumentIsComparedAsFarAsItGoes() {
  var files = files
  files["/app/Cut.xib"] = document("Hello").components(separatedBy: "</subviews>")[0]
  let run = runInMemory(["diff", "Old.xib", "Cut.xib"], files)
  #expect(run.code == 2)
  #expect(run.output == "Cut.xib: label 'Hi' text 'Hi' → 'Hello'\n")
  #expect(run.error.hasPrefix("ibls: 'Cut.xib' is damaged in line 2: "))
  #expect(run.error.hasSuffix(", and is compared as far as it can be read\n"))
  let drawn = runInMemory(["diff", "Cut.xib", "Old.xib", "--format", "svg"], files)
  #expect(drawn.code == 2 && drawn.error == run.error && drawn.output.hasSuffix("</svg>\n"))
}

// MARK: Pages

/// Checks what a page must and may not contain, whatever documents say.
private func expectOnePage(_ html: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(html.hasPrefix("<!doctype html>"), sourceLocation: sourceLocation)
  #expect(html.split(separator: "<script").count == 2, "another script", sourceLocation: sourceLocation)
  #expect(!html.contains("unsafe-inline"), sourceLocation: sourceLocation)
  let nonces = html.split(separator: "nonce=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  #expect(Set(nonces).count == 1, sourceLocation: sourceLocation)
  let nonce = "'nonce-\(nonces.first ?? "")'"
  #expect(
    html.contains(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; style-src \(nonce); "
        + "script-src \(nonce); base-uri 'none'; form-action 'none'\">"), sourceLocation: sourceLocation)
  for part in html.split(separator: "src=").dropFirst() + html.split(separator: "://").dropFirst() {
    #expect(
      part.hasPrefix("www.w3.org/2000/svg"), "something from outside", sourceLocation: sourceLocation)
  }
}

@Test func aPageShowsBeforeAndAfter() {
  let run = diff("Old.xib", "New.xib", "--format", "html")
  expectOnePage(run.output)
  #expect(run.output.contains("1 scene in 1 document"))
  #expect(run.output.contains("label &#39;Hi&#39; text &#39;Hi&#39; → &#39;Hello&#39;"))
  #expect(run.output.split(separator: "<svg ").count == 3)
}

@Test func aReportShowsFindingsOnPictures() {
  let app = Fixture(
    #"""
    -- Login.swift --
    class Login: UIViewController { @IBOutlet var titleLabel: UILabel! }
    @IBDesignable class Model {}
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
      <label id="lbl" text="&lt;script&gt;"><rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews></view>
      <connections><outlet property="titleLable" destination="lbl" id="c1"/></connections>
    </viewController>
    """#
  ).files(at: "/app")
  let run = runInMemory(["--check", "--format", "html"], app)
  #expect(run.code == 1)
  expectOnePage(run.output)
  #expect(run.output.contains("<p>1 error, 1 warning in 2 files</p>"))
  #expect(run.output.contains(#"<li data-object="lbl"><span class="badge error" title="error">1</span>"#))
  #expect(run.output.contains(#"<a href="Main.storyboard">Main.storyboard:"#))
  #expect(run.output.contains("&lt;script&gt;"))
  #expect(run.output == runInMemory(["--check", "--format", "html"], app).output)
}

/// A name can't be a script, and can't bring along one that has the nonce.
@Test func namesOnAPageStayText() {
  func page(_ name: String) -> String {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v" customClass="\(name)"><rect key="frame" width="9" height="9"/></view></objects></document>
      """
    return runInMemory(
      ["check", "--all", "--format", "html"],
      ["/app/javascript:alert(1)/A.xib": document, "/app/A.swift": "class A {}"]
    ).output
  }
  let html = page("&lt;script&gt;alert(1)&lt;/script&gt;")
  expectOnePage(html)
  #expect(html.contains("&lt;script&gt;alert(1)"))
  #expect(!html.contains("href=\"javascript:"))
  func nonce(_ html: String) -> Substring? {
    html.split(separator: "nonce=\"").dropFirst().first?.prefix { $0 != "\"" }
  }
  #expect(nonce(html) != nonce(page("Gone")))
}

@Test func aReportOfNothingSaysSo() {
  let run = runInMemory(["--check", "--format", "html"], soundApp)
  #expect(run.code == 0)
  #expect(run.output.contains("Nothing was found."))
}

@Test func theProgramCarriesThePagesScript() throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../editors/picture")
  for (file, carried) in [("picture.js", pictureScript), ("picture.css", pictureStyle)] {
    let text = String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
    #expect(text == carried + "\n", "run editors/picture/embed")
  }
}

// MARK: Revisions

@Suite struct RevisionTests {
  private func git(_ arguments: String..., in folder: URL) throws -> String {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let run = runTool(["git"] + identity + arguments, in: folder)
    try #require(run.code == 0, "git \(arguments)")
    return run.output
  }

  private func text(_ path: String, in folder: URL) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  private func ibls(_ arguments: String..., in folder: URL) throws -> (code: Int32?, output: String) {
    runTool([try program().path] + arguments, in: folder)
  }

  /// A repository whose second commit changes one document, adds one, removes one and renames one.
  private func withRepository(_ test: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      _ = try git("init", "-q", "-b", "main", in: folder)
      try write(document("Hi"), "App/Row.xib", in: folder)
      try write(
        document("Gone").replacingOccurrences(of: "id=\"", with: "id=\"gone-"), "App/Gone.xib", in: folder)
      try write(document("Moved"), "App/Before.xib", in: folder)
      _ = try git("add", "-A", in: folder)
      _ = try git("commit", "-q", "-m", "one", in: folder)
      try write(document("Hello"), "App/Row.xib", in: folder)
      try write(document("Fresh"), "App/Näw.xib", in: folder)
      _ = try git("mv", "App/Before.xib", "App/After.xib", in: folder)
      _ = try git("rm", "-q", "App/Gone.xib", in: folder)
      _ = try git("add", "-A", in: folder)
      _ = try git("commit", "-q", "-m", "two", in: folder)
      try test(folder)
    }
  }

  private let expected = """
    App/Gone.xib: document removed
    App/Näw.xib: document added
    App/Row.xib: label 'Hi' text 'Hi' → 'Hello'

    """

  @Test func allDocumentsThatAChangeTouches() throws {
    try withRepository { folder in
      for arguments in [["HEAD~1", "HEAD"], ["HEAD~1"], ["HEAD~1..HEAD"], ["HEAD~1...HEAD"]] {
        let run = runTool([try program().path, "diff"] + arguments, in: folder)
        #expect(run.code == 0)
        #expect(
          run.output.split(separator: "\n").sorted().joined(separator: "\n") + "\n" == expected,
          "\(arguments)")
      }
      #expect(try ibls("diff", "HEAD", in: folder).output == "")
      // Changes that are not committed count, too, wherever the program runs.
      try write(document("Again"), "App/Row.xib", in: folder)
      let inner = folder.appending(path: "App")
      #expect(try ibls("diff", "HEAD", in: inner).output == "Row.xib: label 'Hello' text 'Hello' → 'Again'\n")
      // Nor need git know a new one, unless it ignores it.
      try write(document("New").replacingOccurrences(of: "id=\"", with: "id=\"n-"), "App/New.xib", in: folder)
      #expect(try ibls("diff", "HEAD", in: inner).output.contains("App/New.xib: document added\n"))
      try write("New.xib\n", ".gitignore", in: folder)
      #expect(try ibls("diff", "HEAD", in: inner).output == "Row.xib: label 'Hello' text 'Hello' → 'Again'\n")
    }
  }

  @Test func aDocumentOfARevision() throws {
    try withRepository { folder in
      let run = try ibls("diff", "git:HEAD~1:App/Row.xib", "App/Row.xib", in: folder)
      #expect(run.output == "Row.xib: label 'Hi' text 'Hi' → 'Hello'\n")
      #expect(try ibls("diff", "git:HEAD:App/Missing.xib", "App/Row.xib", in: folder).code == 2)
      #expect(try ibls("diff", "nowhere", in: folder).code == 2)
    }
  }

  @Test func aPageOfAllDocuments() throws {
    try withRepository { folder in
      let run = try ibls("diff", "HEAD~1", "HEAD", "--format", "html", in: folder)
      expectOnePage(run.output)
      #expect(run.output.contains("3 scenes in 3 documents"))
    }
  }

  @Test func whatIsNoDocumentKeepsNoOtherFromBeingShown() throws {
    try withTemporaryFolder { folder in
      _ = try git("init", "-q", "-b", "main", in: folder)
      try write(document("Hi"), "A b'c\"d.xib", in: folder)
      try write(document("Hi"), "Large.xib", in: folder)
      try write(document("Hi"), "Other.storyboard", in: folder)
      _ = try git("add", "-A", in: folder)
      _ = try git("commit", "-q", "-m", "one", in: folder)
      try write(document("Hello"), "A b'c\"d.xib", in: folder)
      try write(
        "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", "Large.xib", in: folder)
      try Data([0x4E, 0x49, 0x42, 0, 0xFF, 0xFE]).write(to: folder.appending(path: "Other.storyboard"))
      let words = try ibls("diff", "HEAD", in: folder)
      #expect(words.code == 0)
      #expect(
        words.output == """
          A b'c"d.xib: label 'Hi' text 'Hi' → 'Hello'
          Large.xib: is a pointer of Git LFS, without the document; 'git lfs pull' fetches it
          Other.storyboard: is neither a storyboard nor a xib

          """)
      let page = try ibls("diff", "HEAD", "--format", "html", in: folder)
      #expect(page.code == 0)
      expectOnePage(page.output)
      #expect(page.output.contains("1 scene in 3 documents"))
      #expect(page.output.contains("The document is neither a storyboard nor a xib."))
      // A document that the user named has to be one.
      #expect(try ibls("diff", "git:HEAD:Large.xib", "Large.xib", in: folder).code == 2)
      #expect(try ibls("diff", "HEAD", "--format", "svg", in: folder).code == 2)
    }
  }

  @Test func damageOfADocumentIsSaid() throws {
    try withTemporaryFolder { folder in
      _ = try git("init", "-q", "-b", "main", in: folder)
      try write(document("Hi"), "A.xib", in: folder)
      try write(document("Hi"), "B.xib", in: folder)
      _ = try git("add", "-A", in: folder)
      _ = try git("commit", "-q", "-m", "one", in: folder)
      try write(document("Hello").components(separatedBy: "</subviews>")[0], "A.xib", in: folder)
      let damaged = "the newer version is damaged in line 2: "
      let words = try ibls("diff", "HEAD", in: folder)
      #expect(words.code == 0)
      #expect(words.output.hasPrefix("A.xib: \(damaged)"))
      #expect(words.output.hasSuffix("\nA.xib: label 'Hi' text 'Hi' → 'Hello'\n"))
      let page = try ibls("diff", "HEAD", "--format", "html", in: folder)
      #expect(page.code == 0)
      expectOnePage(page.output)
      #expect(page.output.contains("<p>The newer version is damaged in line 2: "))
      #expect(try ibls("diff", "HEAD", "--format", "svg", in: folder).code == 2)
    }
  }

  @Test func theCommentShowsPicturesFromABranchOfTheirOwn() throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../.github/examples/")
    try withRepository { folder in
      let comment = examples.appending(path: "interface-comment").path
      let run = runTool(
        [comment, try program().path, "HEAD~1...HEAD", "out", "https://host/blob/p/7"], in: folder)
      #expect(run.code == 0)
      let pictures = folder.appending(path: "out/pictures")
      // A document that was only moved to another path looks as before.
      let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
      #expect(names.count == 3)
      let text = try text("out/comment.md", in: folder)
      for name in names {
        #expect(text.contains("![Before and after](https://host/blob/p/7/\(name)?raw=true)"))
      }
      #expect(text.contains("\n    App/Row.xib\n\n![Before"))

      try withTemporaryFolder { remote in
        let branch = examples.appending(path: "interface-branch").path
        func put(_ source: String, _ directory: String) throws {
          #expect(runTool([branch, source, remote.path, "pictures", directory], in: folder).code == 0)
        }
        func tree() throws -> [String] {
          try git("ls-tree", "-r", "--name-only", "pictures", in: remote).split(separator: "\n").map(
            String.init)
        }
        _ = try git("init", "-q", "--bare", in: remote)
        let before =
          try git("status", "--porcelain", in: folder) + git("log", "--all", "--oneline", in: folder)
        try put("out/pictures", "7")
        #expect(try tree() == names.sorted().map { "7/\($0)" })
        try write("<svg/>", "next/one.svg", in: folder)
        try put("next", "8")
        try put("next", "7")
        #expect(try tree() == ["7/one.svg", "8/one.svg"])
        #expect(try git("rev-list", "--count", "pictures", in: remote) == "1\n")
        try FileManager.default.removeItem(at: folder.appending(path: "next"))
        let after =
          try git("status", "--porcelain", in: folder) + git("log", "--all", "--oneline", in: folder)
        #expect(before == after)
      }
    }
  }

  @Test func theWorkflowWritesAPageAndAComment() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../.github/examples/interface-comment").path
    try withRepository { folder in
      let run = runTool([script, try program().path, "HEAD~1...HEAD", "out"], in: folder)
      #expect(run.code == 0)
      let comment = try text("out/comment.md", in: folder)
      #expect(comment.hasPrefix("### Changes to storyboards and xibs\n\n    App/"))
      #expect(comment.contains("    App/Row.xib: label 'Hi' text 'Hi' → 'Hello'\n"))
      expectOnePage(try text("out/interface-diff.html", in: folder))
      _ = runTool([script, try program().path, "HEAD", "none"], in: folder)
      let nothing = try text("none/comment.md", in: folder)
      #expect(nothing.hasSuffix("Nothing differs that a picture shows.\n"))
    }
  }
}

@Test(arguments: [(["diff", "HEAD"], "no storyboard or xib differs\n"), (["diff", "HEAD", "--quiet"], "")])
func aChangeWithoutDocumentsSaysSo(_ arguments: [String], _ said: String) {
  let recorded = RecordedOutput()
  var environment = Environment.inMemory(["/app/.git/HEAD": ""], currentDirectory: "/app", output: recorded)
  environment.programs.git = { arguments, _ throws(FileError) in
    arguments.contains("rev-parse") ? Array("1\n".utf8) : []
  }
  #expect(run(arguments, in: environment) == 0)
  #expect(recorded.outputText == "" && recorded.errorText == said)
}
