import Analysis
import Index
import Syntax
import TestSupport
import Testing
import Text
import Workspace

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
  let texts = [
    ("App/Info.plist", plist), ("App/Scene.swift", "class SceneDelegate: UIResponder {}"),
    (
      "Base.lproj/Main.storyboard",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>"
    ),
    (
      "P.xcodeproj/project.pbxproj",
      project(ProjectTarget(name: "A", settings: ["INFOPLIST_KEY_UILaunchStoryboardName": "Main"]))
    ),
  ]
  let files = try texts.map(sourceFile)
  let resolver = Resolver(Snapshot(files: files, coverage: Coverage()))
  let ids = files.indices.map { FileID(raw: Int32($0)) }
  #expect(documentLinks(in: ids[0], resolver).map(\.target.file) == [ids[2]])
  #expect(documentLinks(in: ids[3], resolver).map(\.target.file) == [ids[2]])
  let named = resolver.plistReferences(in: ids[0])
  let source: TextSource = { Array(texts[Int($0.raw)].1.utf8) }
  let delegate = try #require(named.first { $0.kind == .class })
  let answer = try #require(definition(at: delegate.range.lower + 1, in: ids[0], texts: source, resolver))
  #expect(answer.targets.map(\.file) == [ids[1]])
  let uses = referenceLocations(at: 8, in: ids[1], includingDeclaration: false, texts: source, resolver)
  #expect(uses == [Location(file: ids[0], range: delegate.range)])
  #expect(resolver.plistReferences(toDocument: ids[2]).count == 2)
}

/// Each of two apps has a class and a storyboard by the same name.
@Test func thePlistOfATargetMeansItsClassesAndDocuments() throws {
  func app(_ name: String) -> ProjectTarget {
    ProjectTarget(
      name: name, files: ["\(name)/Scene.swift", "\(name)/Main.storyboard"],
      settings: ["INFOPLIST_FILE": name == "A" ? "A/Info.plist" : "$(SRCROOT)/$(TARGET_NAME)/Info.plist"])
  }
  var texts = [("P.xcodeproj/project.pbxproj", project(app("A"), app("B")))]
  for name in ["A", "B", "C"] {
    texts.append(("\(name)/Info.plist", plist))
    texts.append(("\(name)/Scene.swift", "class SceneDelegate: UIResponder {}"))
    texts.append(
      (
        "\(name)/Main.storyboard",
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>"
      ))
  }
  let resolver = Resolver(Snapshot(files: try texts.map(sourceFile), coverage: Coverage()))
  func meant(in plist: Int) -> [[Int]] {
    let file = FileID(raw: Int32(plist))
    let references = resolver.plistReferences(in: file)
    return [
      references.flatMap { resolver.classes(named: $0, in: file) }.map { Int($0.file.raw) },
      references.flatMap { resolver.documents(named: $0, in: file) }.map { Int($0.raw) },
    ]
  }
  #expect(meant(in: 1) == [[2], [3]])
  #expect(meant(in: 4) == [[5], [6]])
  // No target is known to have the third.
  #expect(meant(in: 7) == [[2, 5, 8], [3, 6, 9]])
}

private func sourceFile(_ path: String, _ text: String) throws -> SourceFile {
  let name = String(path.split(separator: "/").last ?? "")
  let kind = try #require(WorkspaceFile.Kind(fileName: name))
  return SourceFile(path: path, isDependency: false, facts: try #require(facts(of: kind, Array(text.utf8))))
}
