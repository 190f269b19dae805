import Analysis
import Index
import Syntax
import TestSupport
import Testing
import Text

private let plist = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict>
    <key>UIMainStoryboardFile~ipad</key>
    <string>Main</string>
    <key>CFBundleName</key>
    <string>Main</string>
    <key>UIApplicationSceneManifest</key>
    <dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key>
      <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Gone</string>
    </dict></array></dict></dict>
    <key>NSPrincipalClass</key><string/>
  </dict></plist>
  """

@Test func valuesOfAPlistKnowTheirPlaces() {
  let bytes = Array(plist.utf8)
  let found = bytes.withSpan(plistReferences(of:))
  #expect(
    found.map { "\($0.kind) \($0.key) \($0.name) \($0.module ?? "-")" } == [
      "storyboard UIMainStoryboardFile~ipad Main -",
      "class UISceneDelegateClassName SceneDelegate $(PRODUCT_MODULE_NAME)",
      "storyboard UISceneStoryboardFile Gone -",
    ])
  for reference in found {
    #expect(
      String(decoding: bytes[reference.range.lower..<reference.range.upper], as: UTF8.self) == reference.name)
  }
}

@Test func everyBeginningOfAPlistIsRead() {
  let bytes = Array(plist.utf8)
  for length in 0..<bytes.count {
    let part = Array(bytes[..<length])
    #expect(part.withSpan(plistReferences(of:)).count <= 3)
  }
}

@Test func textPlistsAreReadAsWell() {
  let bytes = Array("{ A = { NSMainNibFile = MainMenu; }; NSPrincipalClass = \"Shop.App\"; }".utf8)
  #expect(bytes.withSpan(plistReferences(of:)).map(\.name) == ["MainMenu", "App"])
}

@Test func plistsLeadToDocumentsAndClasses() throws {
  let fixture = Fixture(
    """
    -- App/Info.plist --
    \(plist)
    -- App/Scene.swift --
    class Scene1️⃣Delegate: UIResponder {}
    -- Base.lproj/Main.storyboard --
    <viewController id="vc"/>
    -- P.xcodeproj/project.pbxproj --
    \(project(ProjectTarget(name: "A", settings: ["INFOPLIST_KEY_UILaunchStoryboardName": "Main"])))
    """)
  let query = fixture.query
  let info = fixture.id("App/Info.plist")
  let scene = fixture.id("App/Scene.swift")
  let document = fixture.id("Base.lproj/Main.storyboard")
  #expect(query.documentLinks(in: info).map(\.target.file) == [document])
  let settings = fixture.id("P.xcodeproj/project.pbxproj")
  #expect(query.documentLinks(in: settings).map(\.target.file) == [document])
  let delegate = try #require(query.plistReferences(in: info).first { $0.kind == .class })
  let answer = try #require(query.definition(at: delegate.range.lower + 1, in: info))
  #expect(answer.targets.map(\.file) == [scene])
  let mark = try #require(fixture.mark(1))
  let uses = query.referenceLocations(at: mark.offset, in: scene, includingDeclaration: false)
  #expect(uses == [Location(file: info, range: delegate.range)])
  let toDocument = query.plistReferences(named: "Main").filter {
    query.documents(named: $0.value, in: $0.file).contains(document)
  }
  #expect(toDocument.count == 2)
}

/// Each of two apps has a class and a storyboard by the same name.
@Test func thePlistOfATargetMeansItsClassesAndDocuments() throws {
  func app(_ name: String) -> ProjectTarget {
    ProjectTarget(
      name: name, files: ["\(name)/Scene.swift", "\(name)/Main.storyboard"],
      settings: ["INFOPLIST_FILE": name == "A" ? "A/Info.plist" : "$(SRCROOT)/$(TARGET_NAME)/Info.plist"])
  }
  let files = ["A", "B", "C"].map {
    """
    -- \($0)/Info.plist --
    \(plist)
    -- \($0)/Scene.swift --
    class SceneDelegate: UIResponder {}
    -- \($0)/Main.storyboard --
    <viewController id="vc"/>

    """
  }
  let targets = "-- P.xcodeproj/project.pbxproj --\n" + project(app("A"), app("B"))
  let fixture = Fixture(files.joined() + targets)
  let query = fixture.query
  func meant(in app: String) -> [[String]] {
    let file = fixture.id("\(app)/Info.plist")
    let references = query.plistReferences(in: file)
    let classes = references.flatMap { query.classes(named: $0, in: file) }.map(\.file)
    let documents = references.flatMap { query.documents(named: $0, in: file) }
    return [classes, documents].map { $0.compactMap { query.snapshot[$0]?.path } }
  }
  #expect(meant(in: "A") == [["A/Scene.swift"], ["A/Main.storyboard"]])
  #expect(meant(in: "B") == [["B/Scene.swift"], ["B/Main.storyboard"]])
  // No target is known to have the third.
  let all = ["A", "B", "C"]
  #expect(meant(in: "C") == [all.map { $0 + "/Scene.swift" }, all.map { $0 + "/Main.storyboard" }])
}
