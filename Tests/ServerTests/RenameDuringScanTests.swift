import Testing
import World

@testable import Server

/// A client that has opened the class and its storyboard while the folder is still being read.
private func clientDuringScan() -> Client {
  let client = Client(app)
  client.holdsScans = true
  client.start()
  client.open("/w/Login.swift", loginClass)
  return client
}

/// Requests the rename of the outlet at its declaration.
private func requestRename(_ client: Client) -> LSP.LSPAny {
  client.request(
    "textDocument/rename",
    [
      "textDocument": ["uri": "file:///w/Login.swift"], "newName": "headline",
      "position": position(of: "titleLabel", behind: "var ", in: loginClass),
    ])
}

@Test func aRenameWaitsForTheScan() {
  let client = clientDuringScan()
  let id = requestRename(client)
  #expect(!client.isAnswered(id))
  client.holdsScans = false
  client.performScans()
  let changes = client.answer(id)["result"]?["changes"]?.object
  #expect(changes?.keys.sorted() == ["file:///w/Login.swift", "file:///w/Main.storyboard"])
}

@Test func aRenameThatWaitsCanBeCancelled() {
  let client = clientDuringScan()
  let id = requestRename(client)
  client.notify("$/cancelRequest", ["id": id])
  #expect(client.errorCode(id) == .integer(LSP.ErrorCode.requestCancelled.rawValue))
  client.performScans()
  #expect(!client.isAnswered(id))
}

@Test func anEditEndsARenameThatWaits() {
  let client = clientDuringScan()
  let id = requestRename(client)
  client.change("/w/Login.swift", to: loginClass + "\n")
  #expect(client.errorCode(id) == .integer(LSP.ErrorCode.contentModified.rawValue))
}

@Test func noRenameFollowsAFailedScan() {
  let client = clientDuringScan()
  let id = requestRename(client)
  client.environment.files.list = { path throws(FileError) in throw FileError(path: path, reason: "broken") }
  client.performScans()
  #expect(client.answer(id)["error"]?["message"]?.string?.contains("could not be read") == true)
}

/// The marks of the open file itself show what can be renamed.
@Test(arguments: [
  ("property=\"", "titleLabel"), ("selector=\"", "tap:"), ("customClass=\"", "Login"),
])
func aNameInADocumentCanBeRenamedDuringTheScan(_ attribute: String, _ name: String) {
  let text = storyboard(outlet: "titleLabel").replacing(
    "<label id=\"lbl\"/>",
    with: """
      <label id="lbl"/><button id="btn"><connections>
      <action selector="tap:" destination="vc" eventType="touchUpInside" id="c2"/></connections></button>
      """)
  let client = Client(app)
  client.holdsScans = true
  client.start()
  client.open("/w/Main.storyboard", text, language: "xml")
  let place = position(of: name, behind: attribute, in: text)
  let found = client.result(
    "textDocument/prepareRename", ["textDocument": ["uri": "file:///w/Main.storyboard"], "position": place])
  #expect(found["placeholder"] == .string(name))
}

@Test(arguments: [("var ", "titleLabel"), ("func ", "tap")])
func aMarkedDeclarationCanBeRenamedDuringTheScan(_ keyword: String, _ name: String) {
  let client = clientDuringScan()
  let place = position(of: name, behind: keyword, in: loginClass)
  let found = client.result(
    "textDocument/prepareRename", ["textDocument": ["uri": "file:///w/Login.swift"], "position": place])
  #expect(found["placeholder"] == .string(name))
}

private func position(of name: String, behind mark: String, in text: String) -> LSP.LSPAny {
  guard let found = text.range(of: mark + name) else {
    Issue.record("no '\(mark + name)'")
    return .null
  }
  let lines = text[..<found.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
  return [
    "line": .integer(lines.count - 1),
    "character": .integer((lines.last?.utf16.count ?? 0) + mark.utf16.count),
  ]
}

@Test func codeActionsWaitForTheScan() {
  let client = Client(brokenApp)
  client.holdsScans = true
  client.start()
  let text = storyboard(outlet: "titleLable")
  client.open("/w/Main.storyboard", text, language: "xml")
  let place = position(of: "titleLable", behind: "property=\"", in: text)
  let id = client.request(
    "textDocument/codeAction",
    [
      "textDocument": ["uri": "file:///w/Main.storyboard"], "range": ["start": place, "end": place],
      "context": ["diagnostics": []],
    ])
  #expect(!client.isAnswered(id))
  client.performScans()
  let titles = client.answer(id)["result"]?.array?.compactMap { $0["title"]?.string }
  #expect(titles?.contains("Rename to 'titleLabel'") == true)
}

/// A document that has not been read yet may connect it.
@Test func aHoverDoesNotSayWhatAScanHasNotSeen() {
  let code = loginClass.replacing("titleLabel", with: "other")
  let client = Client(app.merging(["/w/Login.swift": code]) { $1 })
  client.holdsScans = true
  client.start()
  client.open("/w/Login.swift", code)
  func hover() -> LSP.LSPAny {
    client.result(
      "textDocument/hover",
      [
        "textDocument": ["uri": "file:///w/Login.swift"],
        "position": position(of: "other", behind: "var ", in: code),
      ])
  }
  #expect(hover() == .null)
  client.holdsScans = false
  client.performScans()
  #expect(hover()["contents"]?["value"] == "Not connected")
}
