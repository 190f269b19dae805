import Analysis
import Index
import TestSupport
import Testing

/// A class of the framework has the name, so that it may be the one that is meant.
@Test func aClassWithAFrameworksNameNeedsNoModule() {
  checkDiagnostics(
    #"""
    -- Field.swift --
    class NSSecureTextField: NSTextField {}
    -- Panel.xib --
    <!-- macOS -->
    <textField id="t" customClass="NSSecureTextField"/>
    """#)
}

@Test func aNameWithItsModuleIsLookedForAsItIs() {
  checkDiagnostics(
    #"""
    -- P.xcodeproj/project.pbxproj --
    \#(project(ProjectTarget(name: "App", files: ["Badge.swift", "Main.storyboard"])))
    -- Badge.swift --
    class Badge: UILabel {}
    -- Main.storyboard --
    <viewController id="vc">
      <label id="l1" customClass="App.Badge" customModule="App"/>
      <label id="l2" customClass="_TtC3App5Badge" customModule="App"/>
    </viewController>
    """#)
}

/// A name that is cut short after the length of a part, or within the part, is a name like any other.
@Test func aCutNameWithItsModuleIsAnUnknownClass() {
  for name in [
    "_TtC", "_TtC3", "_TtC3App", "_TtC3App5", "_TtC3App9Badge", "_TtC0App", "_TtC99999999999999999999App",
  ] {
    checkDiagnostics(
      """
      -- Badge.swift --
      class Badge: UILabel {}
      -- Main.storyboard --
      <viewController id="vc">
        <label id="l1" customClass="\(name)"/>
      </viewController>
      """)
  }
}

/// A source that a target lists may declare any class until it is there.
@Test func aSourceThatAppearsIsSeenByDocuments() throws {
  let files = [
    (
      "P.xcodeproj/project.pbxproj",
      project(
        ProjectTarget(name: "App", files: ["Main.storyboard", "Made.swift"]),
        ProjectTarget(name: "Kit", files: ["Kit/Login.swift"]))
    ),
    ("Kit/Login.swift", "class Login: UIViewController {}"),
    (
      "Main.storyboard",
      framed(
        #"<viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target"/>"#,
        path: "Main.storyboard")
    ),
  ].compactMap { sourceFile($0.0, Array($0.1.utf8)) }
  let before = Snapshot(files: files)
  let document = FileID(raw: 2)
  #expect(Query(before).diagnostics(of: document).isEmpty)
  let change = before.change(FileID(raw: 3), to: sourceFile("Made.swift", Array("class Made {}".utf8)))
  let after = before.applying([change])
  #expect(Query(after).diagnostics(of: document).map(\.code) == [DiagnosticRule.classModuleMismatch.code])
  #expect(after.dependents(of: [change], since: before).contains(document))
}
