import Foundation
import Terminal
import TestSupport
import Testing
import World

// Nothing whose real path lies outside of the workspace is written, whatever links a repository brings along.

private let app = Fixture(
  """
  -- Login.swift --
  class Login: UIViewController { @IBOutlet var label: UILabel! }
  -- Login.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App"><connections>
    <outlet property="label" destination="l" id="c1"/><outlet property="view" destination="l" id="c0"/></connections></placeholder>
  <label id="l"/>
  """
).files(at: "/app")

private let profile = "extension Login { func fill() { label.text = nil } }\n"

private func disk(_ output: RecordedOutput, more: [String: String] = [:], links: [String: String])
  -> Environment
{
  .inMemory(
    app.merging(["/home/profile": profile]) { one, _ in one }.merging(more) { $1 }, links: links,
    currentDirectory: "/app", output: output)
}

private func text(_ path: String, _ environment: Environment) -> String? {
  (try? environment.files.read(path)).map { String(decoding: $0, as: UTF8.self) }
}

@Suite struct LinksOutTests {
  @Test(arguments: [
    (["/app/rc.swift": "/home/profile"], "rc.swift", "/home/profile"),
    (["/app/rc.swift": "../home/profile"], "rc.swift", "/home/profile"),
    (["/app/rc.swift": "again", "/app/again": "/home/profile"], "rc.swift", "/home/profile"),
    (["/app/Home": "/home"], "Home/more.swift", "/home/more.swift"),
  ])
  func aRenameListsWhatALinkLeadsOutTo(_ links: [String: String], _ shown: String, _ place: String) {
    for writes in [false, true] {
      let output = RecordedOutput()
      let environment = disk(output, more: ["/home/more.swift": profile], links: links)
      let code = run(["--rename", "Login.label", "heading"] + (writes ? ["--write"] : []), in: environment)
      #expect(code == 0, "\(output.errorText)")
      let lines = output.errorText.split(separator: "\n").map(String.init)
      #expect(
        lines.contains("\(shown):1:33: the file is '\(place)', outside of the workspace, and is not changed"),
        "\(lines)")
      #expect(
        lines.contains { $0.hasSuffix("in 2 places of 2 files; 1 more place left out, see above") },
        "\(lines)")
      #expect(!output.outputText.contains("rc.swift") && !output.outputText.contains("more.swift"))
      #expect(text("/home/profile", environment) == profile)
      #expect(text("/home/more.swift", environment) == profile)
      #expect(text("/app/Login.swift", environment)?.contains("heading") == writes)
    }
  }

  /// git runs what its own files name.
  @Test func nothingIsWrittenThroughALinkIntoTheRepositorysOwnFolder() {
    let output = RecordedOutput()
    let environment = disk(
      output, more: ["/app/.git/config": profile],
      links: ["/app/rc.swift": ".git/config", "/app/known.json": ".git/config"])
    #expect(run(["--rename", "Login.label", "heading", "--write"], in: environment) == 0)
    #expect(output.errorText.contains("rc.swift:1:33: the file is '/app/.git/config', outside"))
    #expect(run(["--check", "--write-baseline", "known.json"], in: environment) == 2)
    #expect(text("/app/.git/config", environment) == profile)
  }

  @Test func aFixLeavesWhatALinkLeadsOutTo() {
    let typo = (app["/app/Login.xib"] ?? "").replacing("label\"", with: "labell\"")
    let output = RecordedOutput()
    let environment = disk(
      output, more: ["/app/Login.xib": typo, "/home/Other.xib": typo],
      links: ["/app/Login~ipad.xib": "/home/Other.xib"])
    #expect(run(["check", "--fix"], in: environment) == 1)
    #expect(output.errorText.contains("fixed 1 finding in 1 file\n"), "\(output.errorText)")
    #expect(text("/app/Login.xib", environment) == app["/app/Login.xib"])
    #expect(text("/home/Other.xib", environment) == typo)
  }

  @Test func aLinkThatStaysInTheWorkspaceIsWrittenThrough() {
    let output = RecordedOutput()
    let environment = disk(
      output, more: ["/app/Sources.txt": profile], links: ["/app/More.swift": "Sources.txt", "/way": "/app"])
    #expect(run(["--rename", "Login.label", "heading", "--write", "/way"], in: environment) == 0)
    #expect(text("/app/Sources.txt", environment) == profile.replacing("label", with: "heading"))
  }

  @Test(arguments: [
    ("known.json", ["/app/known.json": "/home/profile"]),
    ("Home/known.json", ["/app/Home": "/home"]), ("/app/known.json", ["/app/known.json": "/home/profile"]),
    ("../repository/known.json", ["/repository/known.json": "/home/profile"]),
    ("../repository/ci/known.json", ["/repository/ci": "/home"]),
  ])
  func aBaselineIsNotWrittenThroughALinkThatLeadsOut(_ path: String, _ links: [String: String]) {
    let output = RecordedOutput()
    let environment = disk(output, more: ["/repository/.git/HEAD": ""], links: links)
    #expect(run(["--check", "--write-baseline", path], in: environment) == 2)
    #expect(
      output.errorText.contains("can't write '\(path)': a link leads to '/home/"), "\(output.errorText)")
    #expect(text("/home/profile", environment) == profile)
    #expect((try? environment.files.list("/home"))?.map(\.name) == ["profile"])
  }

  @Test func whatIsMadeIsNotMadeThroughALink() {
    for arguments in [["--check", "--write-baseline", "new"], ["--stdio", "--log", "new"]] {
      let output = RecordedOutput()
      let environment = disk(output, links: ["/app/new": "../home/new"])
      #expect(run(arguments, in: environment) == 2)
      #expect(output.errorText == "ibls: can't write 'new': a link to a file that does not exist\n")
      #expect((try? environment.files.list("/home"))?.map(\.name) == ["profile"])
    }
  }

  @Test func aLogIsNotWrittenThroughALinkThatLeadsOut() {
    let output = RecordedOutput()
    let environment = disk(output, links: ["/app/log": "/home/profile"])
    #expect(run(["--stdio", "--log", "log"], in: environment) == 2)
    #expect(
      output.errorText
        == "ibls: can't write 'log': a link leads to '/home/profile', outside of the workspace\n")
  }

  /// A file that the user names elsewhere is theirs, with the links in it.
  @Test func aBaselineIsWrittenWhereTheUserSays() {
    let output = RecordedOutput()
    let environment = disk(
      output, more: ["/app/Base.json": "{}"], links: ["/tmp": "/home", "/app/inner.json": "Base.json"])
    for path in ["/tmp/known.json", "/home/other.json", "inner.json"] {
      #expect(run(["--check", "--write-baseline", path], in: environment) == 0, "\(output.errorText)")
    }
    #expect(text("/home/known.json", environment)?.contains("findings") == true)
    #expect(text("/app/Base.json", environment)?.contains("findings") == true)
  }

  /// A link from one workspace to another is read within a bound, and a rename that might miss something is refused.
  @Test func aLinkToAWholeDiskIsNotRead() {
    let many = Dictionary(uniqueKeysWithValues: (0..<10_001).map { ("/disk/\($0).txt", "") })
    for links in [["/app/Disk": "/disk"], ["/app/In": "/between", "/between/Disk": "/disk"]] {
      let output = RecordedOutput()
      let environment = disk(output, more: many.merging(["/disk/A.swift": "class A {}"]) { $1 }, links: links)
      #expect(run(["--check"], in: environment) == 0)
      #expect(
        output.errorText.contains("a link to '/disk', outside of the repository"), "\(output.errorText)")
      #expect(run(["--rename", "Login.label", "heading"], in: environment) == 2)
      // An excluded folder need not be read.
      let other = RecordedOutput()
      let told = disk(
        other, more: many.merging(["/app/.ibls.json": #"{"exclude": ["Disk/**", "In"]}"#]) { $1 },
        links: links)
      #expect(run(["--check"], in: told) == 0)
      #expect(!other.errorText.contains("/disk"), "\(other.errorText)")
    }
    // Within its repository, a workspace shares what it likes.
    let output = RecordedOutput()
    let shared = Dictionary(uniqueKeysWithValues: many.map { ("/r" + $0.key, "") })
    let environment = Environment.inMemory(
      shared.merging([
        "/r/.git/HEAD": "", "/r/app/.ibls.json": #"{"root": true}"#, "/r/app/A.swift": "",
        "/r/disk/B.swift": "",
      ]) { $1 },
      links: ["/r/app/Disk": "/r/disk"], currentDirectory: "/r/app", output: output)
    #expect(run(["--check", "--allow-empty"], in: environment) == 0)
    #expect(
      output.errorText.contains(" in 0 storyboards and xibs and 2 Swift files"),
      "\(output.errorText)")
  }

  #if os(Linux)
    @Test func theSystemsViewOfItselfIsNotWalked() throws {
      try withTemporaryFolder { folder in
        try Data("@IBDesignable class A: UIView {}".utf8).write(to: folder.appending(path: "A.swift"))
        for (name, place) in [
          ("proc", "/proc"), ("task", "/proc/self/task"), ("sys", "/sys"), ("dev", "/dev"),
        ] {
          try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: name).path, withDestinationPath: place)
        }
        let recorded = RecordedOutput()
        var environment = Environment.live.recording(recorded)
        let list = environment.files.list
        environment.files.list = { path throws(FileError) in
          #expect(!["proc", "task", "sys", "dev"].contains { path.contains("/\($0)") }, "\(path)")
          return try list(path)
        }
        #expect(run(["--check", folder.path], in: environment) == 0)
        #expect(
          recorded.errorText.contains("in 0 storyboards and xibs and 1 Swift file"), "\(recorded.errorText)")
      }
    }
  #endif
}
