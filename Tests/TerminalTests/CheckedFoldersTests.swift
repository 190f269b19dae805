import Terminal
import TestSupport
import Testing
import World

/// A repository of two apps, which share code that lies beside them.
private let monorepo: [String: String] = {
  var files = Fixture(
    #"""
    -- ios/App/Login.swift --
    class Login: Screen {
      @IBOutlet var titleLabel: UILabel!
    }
    -- ios/App/Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <outlet property="subtitle" destination="lbl" id="c1"/>
      <outlet property="titleLabel" destination="lbl" id="c2"/>
      <label id="lbl"/>
    </viewController>
    -- shared/Screen.swift --
    class Screen: UIViewController {}
    -- mac/Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <outlet property="subtitle" destination="lbl" id="c1"/>
      <label id="lbl"/>
    </viewController>
    """#
  ).files(at: "/repo")
  files["/repo/.git/HEAD"] = "ref: refs/heads/main\n"
  return files
}()

private func check(
  _ arguments: [String], in folder: String = "/repo", _ more: [String: String] = [:],
  unreadable: [String: String] = [:]
) -> Run {
  runInMemory(
    ["check"] + arguments, monorepo.merging(more) { $1 }, unreadable: unreadable, currentDirectory: folder)
}

private func places(_ run: Run) -> [String] {
  run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }.map(String.init)
}

/// Nothing could be said of the folder's class if the superclass beside the folder were not read.
@Test(arguments: [
  (["ios"], "/repo", ["ios/App/Main.storyboard"]), ([], "/repo/ios", ["App/Main.storyboard"]),
  ([], "/repo/ios/App", ["Main.storyboard"]), (["../ios"], "/repo/mac", ["../ios/App/Main.storyboard"]),
  (["/repo/ios"], "/repo/mac", ["/repo/ios/App/Main.storyboard"]), (["shared"], "/repo", []),
  (["ios", "mac"], "/repo", ["ios/App/Main.storyboard", "mac/Main.storyboard"]),
  (["ios", "mac/Main.storyboard"], "/repo", ["ios/App/Main.storyboard", "mac/Main.storyboard"]),
  (["ios/App", "ios"], "/repo", ["ios/App/Main.storyboard"]),
])
func aFolderIsCheckedInItsWholeWorkspace(_ folders: [String], _ current: String, _ expected: [String]) {
  let run = check(folders, in: current)
  #expect(places(run) == expected)
  #expect(run.code == (expected.isEmpty ? 2 : 1))
}

/// The findings of a folder are those of the whole that lie in it.
@Test(arguments: ["ios", "ios/App", "mac"])
func aCheckOfAFolderFindsWhatACheckOfTheWholeFinds(_ folder: String) {
  let whole = check([]).output.split(separator: "\n").filter { $0.hasPrefix(folder + "/") }
  #expect(!whole.isEmpty)
  #expect(check([folder]).output.split(separator: "\n") == whole)
}

/// A folder that the workspace leaves out, or knows as another's, is a separate workspace.
@Test(arguments: ["Pods/Kit", "Made", "build/Made"])
func aFolderThatItsWorkspaceLeavesOutIsAWorkspace(_ folder: String) throws {
  let text = monorepo["/repo/ios/App/Main.storyboard"] ?? ""
  let files = [
    "/repo/.gitignore": "Made/\n", "/repo/\(folder)/Main.storyboard": text,
    "/repo/\(folder)/Login.swift": "class Login: UIViewController {}\n",
  ]
  #expect(Set(places(check([folder], files))) == ["\(folder)/Main.storyboard"])
  let output = try CheckOutput(check(["--format", "json", folder], files).bytes)
  #expect(output.workspaces.map(\.root) == ["/repo/\(folder)"])
}

@Test func settingsMakeAFolderAWorkspaceOfItsOwn() throws {
  let root = ["/repo/ios/.ibls.json": #"{"root": true}"#]
  // The superclass is out of reach, so that nothing is certain about the class.
  #expect(places(check(["ios"], root)) == [])
  #expect(places(check(["ios/App"], root)) == [])
  #expect(places(check(["ios/App/Main.storyboard"], root)) == [])
  #expect(
    try CheckOutput(check(["--format", "json", "ios/App"], root).bytes).workspaces[0].root == "/repo/ios")
  // From above, it is settings like any other.
  #expect(places(check([], root)) == places(check([])))
  #expect(
    places(check(["ios"], ["/repo/ios/.ibls.json": #"{"root": false}"#])) == ["ios/App/Main.storyboard"])
  let wrong = check(["ios"], ["/repo/ios/.ibls.json": #"{"root": "yes"}"#])
  #expect(wrong.error == "ibls: ios/.ibls.json:1:10: 'root' should be true or false\n")
  // A class that a root does not have is missing.
  let gone = Fixture(
    #"""
    -- Main.storyboard --
    <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"><outlet property="a" destination="vc" id="c1"/></viewController>
    """#
  ).files[0].text
  let lone = [
    "/repo/lone/Main.storyboard": gone, "/repo/lone/A.swift": "class A {}",
    "/repo/lone/.ibls.json": #"{"root": true}"#, "/repo/mac/Gone.swift": "class Gone: UIViewController {}",
  ]
  #expect(check(["lone"], lone).output.contains("error: the custom class 'Gone' was not found"))
}

/// A repository in another one is its own workspace, and settings above it are another project's.
@Test func theNearestRepositoryIsTheWorkspace() throws {
  let inner = [
    "/repo/ios/.git/HEAD": "ref: refs/heads/main\n", "/repo/.ibls.json": #"{"root": true}"#,
  ]
  let output = try CheckOutput(check(["--format", "json", "ios/App"], inner).bytes)
  #expect(output.workspaces.map(\.root) == ["/repo/ios"])
}

/// The known findings of a folder stay known, though its workspace is larger now than when they were written.
@Test func aBaselineOfAFolderHasItsOwnPaths() throws {
  let files = monorepo.merging([
    "/repo/known.json": """
    {"version": 1, "findings": [{"file": "App/Main.storyboard", "code": "dangling-outlet", "object": "vc",
     "message": "Login has no outlet 'subtitle'", "count": 1}]}
    """
  ]) { $1 }
  let known = runInMemory(["check", "ios", "--baseline", "known.json"], files, currentDirectory: "/repo")
  #expect((known.code, known.output) == (0, ""), "\(known)")
}

@Test func aRenameInAFolderThatIsNotThereIsRefused() {
  for folder in ["nowhere", "ios/App/Login.swift"] {
    let run = runInMemory(
      ["rename", "Login", "SignIn", folder, "--write"], monorepo, currentDirectory: "/repo")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("ibls: can't read '\(folder)': n"), "\(run.error)")
  }
}
