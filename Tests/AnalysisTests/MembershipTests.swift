import Analysis
import Index
import TestSupport
import Testing
import Workspace

private func snapshot(_ texts: [(String, String)]) throws -> Snapshot {
  let files = try texts.map { path, text in
    let kind = try #require(WorkspaceFile.Kind(fileName: String(path.split(separator: "/").last ?? "")))
    return SourceFile(
      path: path, isDependency: false, facts: try #require(facts(of: kind, Array(text.utf8))))
  }
  return Snapshot(files: files, coverage: Coverage())
}

private let files = [
  ("Main.storyboard", ""), ("Old.xib", ""), ("Elsewhere/Other.xib", ""), ("Login.swift", ""),
  ("Gone.swift", ""),
]

private let app = ProjectTarget(
  name: "My App", files: ["Main.storyboard", "Login.swift"],
  settings: ["SUPPORTED_PLATFORMS": "iphoneos macosx", "SWIFT_VERSION": "5.0"])

@Test func filesKnowTheirTargets() throws {
  let resolver = Resolver(try snapshot(files + [("P.xcodeproj/project.pbxproj", project(app))]))
  let ids = files.indices.map { FileID(raw: Int32($0)) }
  let target = try #require(resolver.targets(bundling: ids[0]).first)
  #expect(target.moduleName == "My_App" && target.platforms == [.iOS, .macOS] && target.swiftVersion == 5)
  #expect(resolver.targets(compiling: ids[3]) == [target])
  #expect(resolver.targets(compiling: ids[4]).isEmpty)
  #expect(ids[..<3].map { resolver.isListed(document: $0) } == [.yes, .no, .no])
  #expect(ids[3...].map { resolver.isListed(source: $0) } == [.yes, .no])
}

@Test func aStoryboardOfAnotherBundleIsFoundWhereAProjectTellsOfTheBundle() throws {
  func document(_ objects: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><objects>\(objects)</objects></document>"
  }
  func reference(_ bundle: String) -> String {
    "<viewControllerPlaceholder storyboardName=\"Detail\" bundleIdentifier=\"\(bundle)\" id=\"\(bundle)\"/>"
  }
  let documents = [
    ("App/Main.storyboard", document(reference("com.example.my-kit") + reference("com.example.unseen"))),
    ("App/Detail.storyboard", document("")), ("Kit/Detail.storyboard", document("")),
  ]
  let targets = project(
    ProjectTarget(
      name: "App", files: ["App/Main.storyboard", "App/Detail.storyboard"],
      settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.app"]),
    ProjectTarget(
      name: "My Kit", files: ["Kit/Detail.storyboard"],
      settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(TARGET_NAME:rfc1034identifier:lower)"]))
  let told = Resolver(try snapshot(documents + [("P.xcodeproj/project.pbxproj", targets)]))
  #expect(documentLinks(in: FileID(raw: 0), told).map(\.tooltip) == ["Kit/Detail.storyboard"])
  #expect(documentLinks(in: FileID(raw: 0), Resolver(try snapshot(documents))).isEmpty)
}

/// What a project does not list is out of use only if the project is whole and tells of such files at all.
@Test func withoutAWholeProjectNothingIsUnlisted() throws {
  let projects = [
    [], [("P.xcodeproj/project.pbxproj", String(project(app).dropLast(4)))],
    [("P.xcodeproj/project.pbxproj", project(ProjectTarget(name: "Tool", files: ["Tool.swift"])))],
    [("P.xcodeproj/project.pbxproj", project(app)), ("project.yml", "name: P")],
    [("Sub/P.xcodeproj/project.pbxproj", project(ProjectTarget(name: "A", files: ["A.xib"])))],
  ]
  for project in projects {
    let resolver = Resolver(try snapshot(files + project))
    #expect(resolver.isListed(document: FileID(raw: 1)) == .unknown)
  }
}

/// Whether an entry in another case means a file hangs on which other files there are, and so on the disk as it is now.
@Test func aFileThatComesOrGoesDecidesAboutItsTwin() throws {
  let texts = [("main.storyboard", ""), ("P.xcodeproj/project.pbxproj", project(app))]
  let alone = try snapshot(texts)
  let (id, twin) = (FileID(raw: 0), FileID(raw: 2))
  #expect(Resolver(alone).isListed(document: id) == .yes)

  let file = try #require(try snapshot([("Main.storyboard", "")])[id])
  let coming = alone.change(twin, to: file)
  let both = alone.applying([coming])
  #expect(Resolver(both).isListed(document: twin) == .yes)
  #expect(Resolver(both).isListed(document: id) == .unknown)
  #expect(Resolver(both).targets(bundling: id).isEmpty)
  #expect(both.dependents(of: [coming], since: alone).contains(id))

  let going = both.change(twin, to: nil)
  let again = both.applying([going])
  #expect(Resolver(again).isListed(document: id) == .yes)
  #expect(again.dependents(of: [going], since: both).contains(id))
}
