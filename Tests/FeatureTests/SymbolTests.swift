import Analysis
import Index
import TestSupport
import Testing

private let workspace = #"""
  -- Login.swift --
  class Login: UIViewController {}
  class Badge: UIView {}
  -- Main.storyboard --
  <scene sceneID="s"><objects>
    <viewController storyboardIdentifier="start" title="Welcome" id="vc" customClass="Login" customModule="App">
      <view key="view" id="v"><view id="b" customClass="Badge" customModule="App"/></view>
    </viewController>
    <viewControllerPlaceholder storyboardName="1️⃣Detail" referencedIdentifier="2️⃣edit" id="p1"/>
    <viewControllerPlaceholder storyboardName="Gone" id="p2"/>
  </objects></scene>
  -- Detail.storyboard --
  <viewController storyboardIdentifier="edit" id="3️⃣d"/>
  -- MacMenu.xib --
  <!-- macOS -->
  <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
  """#

private func checkWorkspaceSymbols(
  _ query: String, are expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = Fixture(workspace).query.workspaceSymbols(matching: query)
  #expect(
    found.map { "\($0.kind) \($0.name) in \($0.container)" } == expected, sourceLocation: sourceLocation)
}

@Test func workspaceSymbolsAreScenesClassesAndIdentifiers() {
  checkWorkspaceSymbols(
    "",
    are: [
      "scene Welcome in Main.storyboard", "storyboardIdentifier start in Main.storyboard, Welcome",
      "object Login in Main.storyboard, Welcome", "object Badge in Main.storyboard, Welcome",
      "scene View Controller in Detail.storyboard",
      "storyboardIdentifier edit in Detail.storyboard, View Controller",
    ])
  checkWorkspaceSymbols("BDG", are: ["object Badge in Main.storyboard, Welcome"])
  checkWorkspaceSymbols("gdb", are: [])
}

@Test func storyboardReferencesAreLinks() {
  let fixture = Fixture(workspace)
  let links = fixture.query.documentLinks(in: fixture.id("Main.storyboard"))
  let ranges = links.map { Location(file: fixture.id("Main.storyboard"), range: $0.range) }
  #expect(fixture.digits(ranges) == ["1", "2"])
  #expect(fixture.digits(links.map(\.target)) == ["3", "3"])
  #expect(links.map(\.tooltip) == ["Detail.storyboard", "Detail.storyboard"])
}
