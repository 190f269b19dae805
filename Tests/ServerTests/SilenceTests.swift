import TestSupport
import Testing
import World

@testable import Server

private let silent = Fixture(
  #"""
  -- Login.swift --
  class Login: UIViewController {}
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App">
    <outlet property="1️⃣one" destination="lbl" id="c1"/>
    <outlet property="2️⃣two" destination="lbl" id="c2"/>
    <label id="lbl"/>
  </viewController>
  -- Other.storyboard --
  <viewController id="vc" customClass="Login" customModule="App">
    <outlet property="3️⃣one" destination="lbl" id="c1"/>
    <label id="lbl"/>
  </viewController>
  """#)

private let creating: LSP.LSPAny = [
  "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]],
  "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
]

/// The text that `.ibls.json` gets by an action at a mark; nil where there is none of that title.
private func rules(_ title: String, at digit: Int, over old: String? = nil) -> String? {
  var files = silent.files(at: "/w")
  files["/w/.ibls.json"] = old
  let client = Client()
  client.environment = .inMemory(files)
  client.start(capabilities: creating)
  let actions = client.result("textDocument/codeAction", silent.actions(at: digit)).array ?? []
  guard let action = actions.first(where: { $0["title"]?.string == title }) else { return nil }
  let changes = action["edit"]?["documentChanges"]?.array ?? []
  #expect((changes.first?["kind"] == "create") == (old == nil))
  let edits = changes.compactMap { $0["edits"]?.array?.first }
  guard let edit = edits.first, let new = edit["newText"]?.string else { return nil }
  guard let old else { return new }
  // The edits are insertions, all in the first line.
  guard case .integer(let column)? = edit["range"]?["start"]?["character"] else { return nil }
  let index = old.index(old.startIndex, offsetBy: column)
  return String(old[..<index]) + new + String(old[index...])
}

/// The findings that remain under these settings, a line a document.
private func found(under rules: String) -> [String] {
  let client = Client.started(silent.files(at: "/w").merging(["/w/.ibls.json": rules]) { $1 })
  return client.published().filter { !$0.hasSuffix(": ") }.sorted()
}

@Test func oneConnectionIsSilencedFromAnEditor() throws {
  let settings = try #require(rules("Disable dangling-outlet for this connection", at: 1))
  #expect(
    settings == """
      {
        "documents": {"/Main.storyboard": {"ids": {"c1": ["dangling-outlet"]}}}
      }

      """)
  #expect(
    found(under: settings) == ["Main.storyboard: dangling-outlet", "Other.storyboard: dangling-outlet"])
  let first = #"{"documents": {"/Main.storyboard": {"ids": {"c1": ["dangling-outlet"]}}}}"#
  let both = try #require(rules("Disable dangling-outlet for this connection", at: 2, over: first))
  #expect(found(under: both) == ["Other.storyboard: dangling-outlet"])
}

@Test func oneDocumentIsSilencedFromAnEditor() throws {
  let settings = try #require(rules("Disable dangling-outlet for this document", at: 1))
  #expect(found(under: settings) == ["Other.storyboard: dangling-outlet"])
  let kept = try #require(
    rules("Disable dangling-outlet for this document", at: 3, over: #"{"rules": {"duplicate-id": "hint"}}"#))
  #expect(kept.contains(#""rules": {"duplicate-id": "hint"}"#))
  #expect(found(under: kept) == ["Main.storyboard: dangling-outlet dangling-outlet"])
}

/// A summary is gone with all codes of the findings that it sums up, and in no other way.
@Test func aSummaryIsSilencedAsAWhole() throws {
  let stale = Fixture(
    #"""
    -- Login.swift --
    class Login: UIViewController {}
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <outlet property="1️⃣one" destination="lbl" id="c1"/>
      <outlet property="two" destination="lbl" id="c2"/>
      <outlet property="three" destination="lbl" id="c3"/>
      <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      <label id="lbl"/>
    </viewController>
    """#)
  var files = stale.files(at: "/w")
  let client = Client()
  client.environment = .inMemory(files)
  client.start(capabilities: creating)
  let shown = client.published().filter { !$0.hasSuffix(": ") }
  #expect(shown.count == 1 && shown[0].split(separator: " ").count == 2)
  let range: LSP.LSPAny = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
  let actions =
    client.result(
      "textDocument/codeAction",
      ["textDocument": ["uri": "file:///w/Main.storyboard"], "range": range, "context": ["diagnostics": []]]
    ).array ?? []
  let titles = actions.compactMap { $0["title"]?.string }.filter { $0.hasPrefix("Disable") }
  #expect(titles == ["Disable dangling-outlet and missing-action for this document"])
  let edit = actions.last?["edit"]?["documentChanges"]?.array?.lazy.compactMap { $0["edits"]?.array?.first }
    .first
  files["/w/.ibls.json"] = edit?["newText"]?.string
  let after = Client()
  after.environment = .inMemory(files)
  after.start()
  #expect(after.published().filter { !$0.hasSuffix(": ") }.isEmpty)
}

@Test func aCodeIsSilencedEverywhereFromAnEditor() throws {
  let settings = try #require(rules("Disable dangling-outlet in .ibls.json", at: 1))
  #expect(settings == "{\n  \"rules\": {\"dangling-outlet\": \"off\"}\n}\n")
  #expect(found(under: settings) == [])
}

/// A property list takes no comments of code.
@Test func aPropertyListIsSilencedByItsPath() throws {
  let fixture = Fixture(
    #"""
    -- App.xcodeproj/project.pbxproj --
    \#(project(ProjectTarget(name: "App", files: ["App.swift"], settings: ["INFOPLIST_FILE": "Info.plist"])))
    -- App.swift --
    class App {}
    -- Info.plist --
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>1️⃣Main</string></dict></plist>
    """#)
  var files = fixture.files(at: "/w")
  let client = Client()
  client.environment = .inMemory(files)
  client.start(capabilities: creating)
  #expect(client.published().filter { !$0.hasSuffix(": ") } == ["Info.plist: missing-storyboard"])
  let actions = client.result("textDocument/codeAction", fixture.actions(at: 1)).array ?? []
  let disabling = actions.filter { $0["title"]?.string?.hasPrefix("Disable") == true }
  #expect(
    disabling.map { $0["title"]?.string } == [
      "Disable missing-storyboard for this file", "Disable missing-storyboard in .ibls.json",
    ])
  let edit = disabling.first?["edit"]?["documentChanges"]?.array?.lazy
    .compactMap { $0["edits"]?.array?.first }.first
  files["/w/.ibls.json"] = edit?["newText"]?.string
  #expect(Client.started(files).published().filter { !$0.hasSuffix(": ") }.isEmpty)
}

/// Neovim says that it creates files, and not that it takes them among document changes, which it does.
@Test func aFileIsCreatedWhereTheClientSaysNoMoreThanThat() {
  let client = Client()
  client.environment = .inMemory(silent.files(at: "/w"))
  client.start(capabilities: [
    "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]],
    "workspace": ["workspaceEdit": ["resourceOperations": ["rename", "create", "delete"]]],
  ])
  let actions = client.result("textDocument/codeAction", silent.actions(at: 1)).array ?? []
  let action = actions.first { $0["title"]?.string == "Disable dangling-outlet for this connection" }
  let changes = action?["edit"]?["documentChanges"]?.array ?? []
  #expect(changes.first?["kind"] == "create")
  #expect(changes.last?["edits"]?.array?.first?["newText"]?.string?.contains("c1") == true)
}
