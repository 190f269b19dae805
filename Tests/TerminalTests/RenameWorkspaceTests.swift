import TestSupport
import Testing

/// The workspace of a rename is found upward, so that no part of it is taken for the whole.

private let app = Fixture(
  """
  -- App/Views/BadgeView.swift --
  class 1️⃣BadgeView: UIView { @IBOutlet var 2️⃣label: UILabel! }
  -- App/Main.storyboard --
  <view id="v" customClass="3️⃣BadgeView" customModule="App"><connections>
    <outlet property="4️⃣label" destination="l" id="c1"/></connections></view>
  <label id="l"/>
  """)

private func files(_ marker: String, root: String = "/w") -> [String: String] {
  app.files(at: root).merging([root + "/" + marker: marker == ".ibls.json" ? "{}" : "x"]) { one, _ in one }
}

private let edited = ["App/Main.storyboard", "App/Views/BadgeView.swift"]

extension Run {
  /// The files of the diff.
  fileprivate var diffed: [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("+++ b/") }.map { String($0.dropFirst(6)) }
  }
}

@Test(arguments: [
  ".git/HEAD", "App.xcodeproj/project.pbxproj", "App.xcworkspace/contents", "Package.swift", ".ibls.json",
])
func aRenameFromASubfolderChangesTheWholeWorkspace(_ marker: String) {
  for (folder, way) in [("/w/App/Views", "../.."), ("/w/App", ".."), ("/w", "")] {
    let run = runInMemory(["--rename", "BadgeView", "Badge"], files(marker), currentDirectory: folder)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.diffed == edited)
    #expect(run.error.contains("the workspace is '") == !way.isEmpty)
    #expect(way.isEmpty || run.error.contains("the workspace is '\(way)', where the diff applies"))
  }
}

@Test func theRepositoryIsStrongerThanAProjectInIt() {
  let run = runInMemory(
    ["--rename", "BadgeView.label", "text"],
    files(".git/HEAD").merging(["/w/App/Views/Package.swift": "", "/w/App/.ibls.json": "{}"]) { $1 },
    currentDirectory: "/w/App/Views")
  #expect(run.diffed == edited)
}

@Test func aFolderThatIsAPartIsWidened() {
  for operand in ["App/Views", "/w/App/Views", "./App/../App/Views/"] {
    let run = runInMemory(
      ["--rename", "BadgeView", "Badge", operand], files(".git/HEAD"), currentDirectory: "/w")
    #expect(run.diffed == edited, "\(run.error)")
    #expect(run.error.hasPrefix("the workspace is '.', where the diff applies\n"), "\(run.error)")
  }
}

/// The surrounding folders with code or documents are parts of the same workspace if there is not a marker.
@Test func aFolderInAFolderOfSourcesIsAPart() {
  func diffed(_ folder: String, _ files: [String: String], home: String = "/home/me") -> [String] {
    runInMemory(
      ["--rename", "BadgeView", "Badge"], files, currentDirectory: folder,
      variables: ["HOME": home]
    ).diffed
  }
  let whole = ["Main.storyboard", "Views/BadgeView.swift"]
  for folder in ["/p/w/App/Views", "/p/w/App"] { #expect(diffed(folder, app.files(at: "/p/w")) == whole) }
  let localized = app.files(at: "/p/w").reduce(into: [:]) {
    $0[$1.key.replacing("App/Main", with: "App/Base.lproj/Main")] = $1.value
  }
  for folder in ["/p/w/App/Views", "/p/w/App/Base.lproj"] {
    #expect(diffed(folder, localized) == ["Base.lproj/Main.storyboard", "Views/BadgeView.swift"])
  }
  // A folder in a home folder or at the top of the disk is not a part.
  let apart = ["BadgeView.swift"]
  #expect(diffed("/p/w/App/Views", app.files(at: "/p/w"), home: "/p/w/App") == apart)
  #expect(diffed("/App/Views", app.files(at: "")) == apart)
}

@Test func printedPathsAreThoseOfACheck() {
  let more = files(".git/HEAD").merging([
    "/w/App/Use.swift":
      "func use(_ f: Any) { let b = BadgeView(); let x = make(); x.label.text = b.description }"
  ]) { $1 }
  let rename = ["--rename", "BadgeView.label", "text"]
  let place = "Use.swift:1:61: the type of 'x' is not known"
  for (folder, shown) in [("/w", "App/"), ("/w/App", ""), ("/w/App/Views", "../")] {
    let lines = runInMemory(rename, more, currentDirectory: folder).error.split(separator: "\n")
    #expect(lines.contains("\(shown)\(place)"), "\(lines)")
  }
  let given = runInMemory(rename + ["/w"], more, currentDirectory: "/").error
  #expect(given.split(separator: "\n").contains("/w/App/\(place)"), "\(given)")
}

@Test func aPlaceTellsTheWorkspace() {
  let run = runInMemory(
    ["--rename", "w/App/Views/BadgeView.swift:1:7", "Badge"], files(".git/HEAD"), currentDirectory: "/")
  #expect(run.code == 0, "\(run.error)")
  #expect(run.diffed == edited)
  let inside = runInMemory(
    ["--rename", "BadgeView.swift:1:7", "Badge"], files(".git/HEAD"), currentDirectory: "/w/App/Views")
  #expect(inside.diffed == edited, "\(inside.error)")
}

@Test func aClassThatDocumentsTakeFromAnotherModuleIsRenamedFromItsDeclaration() {
  let other = app.files(at: "/w").mapValues {
    $0.replacing("customModule=\"App\"", with: "customModule=\"Kit\"")
  }
  let byName = runInMemory(["--rename", "BadgeView", "Badge"], other, currentDirectory: "/w")
  let byPlace = runInMemory(
    ["--rename", "App/Views/BadgeView.swift:1:7", "Badge"], other, currentDirectory: "/w")
  #expect(byName.code == 0)
  #expect(byName.output == byPlace.output)
  #expect(byName.error == byPlace.error)
}
