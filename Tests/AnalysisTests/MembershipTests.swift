import Analysis
import TestSupport
import Testing

@testable import Index

extension Query {
  fileprivate func targets(bundling document: FileID) -> [Target] {
    targetMap.bundling(snapshot[document]?.path ?? "").map { targetMap.targets[$0] }
  }
}

private let documents = ["Main.storyboard", "Old.xib", "Elsewhere/Other.xib"]
private let code = ["Login.swift", "Gone.swift"]
private let files = (documents + code).map { "-- \($0) --\n" }.joined()

/// The files, and a project.
private func fixture(_ files: String, _ targets: String, at path: String = "P.xcodeproj/project.pbxproj")
  -> Fixture
{
  Fixture("\(files)-- \(path) --\n\(targets)")
}

private let app = ProjectTarget(
  name: "My App", files: ["Main.storyboard", "Login.swift"],
  settings: ["SUPPORTED_PLATFORMS": "iphoneos macosx", "SWIFT_VERSION": "5.0"])

@Test func filesKnowTheirTargets() throws {
  let fixture = fixture(files, project(app))
  let query = fixture.query
  let target = try #require(query.targets(bundling: fixture.id("Main.storyboard")).first)
  #expect(
    target.moduleNames.first == "My_App" && target.platforms == [.iOS, .macOS] && target.swiftVersion == 5)
  #expect(query.targets(compiling: fixture.id("Login.swift")) == [target])
  #expect(query.targets(compiling: fixture.id("Gone.swift")).isEmpty)
  #expect(documents.map { query.isListed(document: fixture.id($0)) } == [.yes, .no, .no])
  #expect(code.map { query.targetMap.isListed(source: $0) } == [.yes, .no])
}

@Test func aStoryboardOfAnotherBundleIsFoundWhereAProjectTellsOfTheBundle() throws {
  func reference(_ bundle: String) -> String {
    "<viewControllerPlaceholder storyboardName=\"Detail\" bundleIdentifier=\"\(bundle)\" id=\"\(bundle)\"/>"
  }
  let documents = """
    -- App/Main.storyboard --
    \(reference("com.example.my-kit"))
    \(reference("com.example.unseen"))
    -- App/Detail.storyboard --
    <viewController id="app"/>
    -- Kit/Detail.storyboard --
    <viewController id="kit"/>

    """
  let targets = project(
    ProjectTarget(
      name: "App", files: ["App/Main.storyboard", "App/Detail.storyboard"],
      settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.app"]),
    ProjectTarget(
      name: "My Kit", files: ["Kit/Detail.storyboard"],
      settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(TARGET_NAME:rfc1034identifier:lower)"]))
  func links(_ fixture: Fixture) -> [String] {
    fixture.query.documentLinks(in: fixture.id("App/Main.storyboard")).map(\.tooltip)
  }
  #expect(links(fixture(documents, targets)) == ["Kit/Detail.storyboard"])
  #expect(links(Fixture(documents)).isEmpty)
}

/// A file that a project does not list is out of use only if the project is whole and lists files of that kind at all.
@Test func withoutAWholeProjectNothingIsUnlisted() throws {
  let fixtures = [
    Fixture(files), fixture(files, String(project(app).dropLast(4))),
    fixture(files, project(ProjectTarget(name: "Tool", files: ["Tool.swift"]))),
    fixture(files + "-- project.yml --\nname: P\n", project(app)),
    fixture(
      files, project(ProjectTarget(name: "A", files: ["A.xib"])), at: "Sub/P.xcodeproj/project.pbxproj"),
  ]
  for fixture in fixtures {
    #expect(fixture.query.isListed(document: fixture.id("Old.xib")) == .unknown)
  }
}

@Test func aSourceIsMissingIfNoFileHasItsNameInAnyCase() {
  let target = ProjectTarget(
    name: "App", files: ["A.swift", "B.swift", "\u{C9}.swift", "F/A.swift", "C\u{37E}.swift"])
  let fixture = fixture(
    "-- a.swift --\n-- e\u{301}.swift --\n-- F/b.swift --\n-- c;.swift --\n", project(target))
  #expect(fixture.snapshot.targetMap.missingSources == ["B.swift", "F/A.swift"])
}

@Test(arguments: ["@objc(Login) class Other: UIViewController {}", "class Login: UIViewController {}"])
func aClassThatTakesARunTimeNameConcernsTheOthersOfThatName(code: String) {
  let before = Fixture(
    """
    -- X.swift --
    @objc(Login) class XLogin: UIViewController { @IBAction func tap(_ sender: Any) {} }
    -- Y.swift --
    class Other: UIViewController {}
    """)
  let (x, y) = (before.id("X.swift"), before.id("Y.swift"))
  let coming = before.snapshot.change(y, to: sourceFile("Y.swift", Array(code.utf8)))
  let after = before.snapshot.applying([coming])
  #expect(after.dependents(of: [coming], since: before.snapshot).contains(x))
  let going = after.change(y, to: before.snapshot[y])
  #expect(after.applying([going]).dependents(of: [going], since: after).contains(x))
}

/// Whether an entry in another case means a file hangs on which other files there are, and so on the disk as it is now.
@Test func aFileThatComesOrGoesDecidesAboutItsTwin() throws {
  let alone = fixture("-- main.storyboard --\n", project(app)).snapshot
  let (id, twin) = (FileID(raw: 0), FileID(raw: 2))
  #expect(Query(alone).isListed(document: id) == .yes)

  let coming = alone.change(twin, to: sourceFile("Main.storyboard", []))
  let both = alone.applying([coming])
  #expect(Query(both).isListed(document: twin) == .yes)
  #expect(Query(both).isListed(document: id) == .unknown)
  #expect(Query(both).targets(bundling: id).isEmpty)
  #expect(both.dependents(of: [coming], since: alone).contains(id))

  let going = both.change(twin, to: nil)
  let again = both.applying([going])
  #expect(Query(again).isListed(document: id) == .yes)
  #expect(again.dependents(of: [going], since: both).contains(id))
}
