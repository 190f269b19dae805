import LanguageServerProtocol
import Testing

@testable import Server

private let document: LSP.LSPAny = ["uri": "file:///w/Main.storyboard"]
private let atOutlet: LSP.LSPAny = [
  "textDocument": ["uri": "file:///w/Login.swift"], "position": ["line": 2, "character": 20],
]

@Test func definitionLeadsFromSwiftToTheDocument() {
  let client = Client.started(app)
  let found = client.result("textDocument/definition", atOutlet)
  #expect(found.array?.map { $0["uri"] } == ["file:///w/Main.storyboard"])
}

@Test func everyFeatureAnswers() {
  let client = Client.started(app)
  var withContext = atOutlet.object ?? [:]
  withContext["context"] = ["includeDeclaration": true]
  #expect(client.result("textDocument/references", .object(withContext)).array?.count == 2)
  #expect(client.result("textDocument/hover", atOutlet)["contents"]?["kind"] == "markdown")
  // What stands once in a file is marked by no one else, or by a server that knows the code better.
  _ = client.result("textDocument/documentHighlight", atOutlet)
  #expect(client.result("textDocument/declaration", atOutlet).array?.count == 1)
  #expect(client.result("textDocument/documentSymbol", ["textDocument": document]).array?.count == 1)
  #expect(client.result("workspace/symbol", ["query": "log"]).array?.isEmpty == false)
  let lenses = client.result("textDocument/codeLens", ["textDocument": ["uri": "file:///w/Login.swift"]])
  #expect(lenses.array?.count == 2)
  #expect(client.result("textDocument/documentLink", ["textDocument": document]) == [])
  let inside: LSP.LSPAny = ["textDocument": document, "position": ["line": 5, "character": 45]]
  #expect(client.result("textDocument/completion", inside).array?.isEmpty == false)
}

@Test func whatOthersKnowBetterIsNull() {
  let client = Client.started(app)
  for uri in ["file:///w/Login.swift", "file:///none.swift", "http://x", ""] {
    let place: LSP.LSPAny = ["textDocument": ["uri": .string(uri)], "position": ["line": 0, "character": 1]]
    for method in ["hover", "definition"] { #expect(client.result("textDocument/\(method)", place) == .null) }
  }
}

@Test func aQuickFixMendsTheDocument() {
  let client = Client.started(brokenApp)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLable"))
  let range: LSP.LSPAny = ["start": ["line": 5, "character": 40], "end": ["line": 5, "character": 40]]
  let found = client.result(
    "textDocument/codeAction", ["textDocument": document, "range": range, "context": ["diagnostics": []]])
  #expect(found.array?.first?["kind"] == "quickfix")
  #expect(found.array?.first?["edit"]?["changes"]?["file:///w/Main.storyboard"] != nil)
  let none = client.result(
    "textDocument/codeAction",
    ["textDocument": document, "range": range, "context": ["diagnostics": [], "only": ["source"]]])
  #expect(none == [])
}

@Test func cancellingStopsTheWork() {
  let client = Client.started(app)
  client.holdsJobs = true
  let id = client.request("textDocument/hover", atOutlet)
  let text = client.request("textDocument/hover", atOutlet, id: "a string")
  client.notify("$/cancelRequest", ["id": id])
  #expect(client.errorCode(id) == -32800)
  #expect(client.jobs.first?.cancellation.isCancelled == true)
  client.notify("$/cancelRequest", ["id": text])
  #expect(client.errorCode(text) == -32800)
  client.performJobs()
  #expect(!client.isAnswered(id))
  // Too late, twice, or for nothing: no harm.
  client.notify("$/cancelRequest", ["id": id])
  #expect(client.messages.isEmpty)
}

@Test func anEditOvertakesARequest() {
  let client = Client.started(app)
  client.open("/w/Login.swift", loginClass)
  client.holdsJobs = true
  let id = client.request("textDocument/hover", atOutlet)
  let other = client.request("textDocument/documentSymbol", ["textDocument": document])
  client.change("/w/Login.swift", to: "")
  #expect(client.errorCode(id) == -32801)
  #expect(!client.isAnswered(other))
  client.performJobs()
  #expect(client.answer(other)["result"]?.array?.count == 1)
}

@Test func aRequestSeesTheEditsBeforeIt() {
  let client = Client.started(app)
  client.open("/w/Login.swift", loginClass)
  client.holdsSettling = true
  client.change("/w/Login.swift", to: "\n" + loginClass)
  let found = client.result(
    "textDocument/definition",
    ["textDocument": ["uri": "file:///w/Login.swift"], "position": ["line": 3, "character": 20]])
  #expect(found.array?.count == 1)
}

@Test func anIdInUseIsRefused() {
  let client = Client.started(app)
  client.holdsJobs = true
  client.request("textDocument/hover", atOutlet, id: 77)
  client.request("textDocument/hover", atOutlet, id: 77)
  #expect(client.errorCode(77) == -32600)
  client.performJobs()
  #expect(client.answer(77)["result"] != nil)
}

// MARK: Diagnostics that are pulled

@Test func pullingClientsAreNeverPushedTo() {
  let client = Client.started(brokenApp, capabilities: .pulling)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLable"))
  #expect(client.published() == [])
  let first = client.result("textDocument/diagnostic", ["textDocument": document])
  #expect(first["kind"] == "full")
  #expect(first["items"]?.array?.map { $0["code"] } == ["dangling-outlet"])
  let again = client.result(
    "textDocument/diagnostic", ["textDocument": document, "previousResultId": first["resultId"] ?? .null])
  #expect(again["kind"] == "unchanged")
  #expect(again["resultId"] == first["resultId"])
  client.change("/w/Main.storyboard", to: storyboard(outlet: "titleLabel"))
  let mended = client.result(
    "textDocument/diagnostic", ["textDocument": document, "previousResultId": first["resultId"] ?? .null])
  #expect(mended["kind"] == "full")
  #expect(mended["items"] == [])
}

@Test func pushedClientsCanNotPull() {
  let client = Client.started(brokenApp)
  #expect(client.errorCode(client.request("textDocument/diagnostic", ["textDocument": document])) == -32601)
}

@Test func theWorkspaceIsPulledAsAWhole() {
  let client = Client.started(brokenApp, capabilities: .pulling)
  let first = client.result("workspace/diagnostic", ["previousResultIds": []])
  let items = first["items"]?.array ?? []
  #expect(items.map { $0["uri"] } == ["file:///w/Main.storyboard"])
  #expect(items.map { $0["version"] } == [.null])
  let previous: LSP.LSPAny = .array(
    items.map { ["uri": $0["uri"] ?? .null, "value": $0["resultId"] ?? .null] })
  let again = client.result("workspace/diagnostic", ["previousResultIds": previous])
  #expect(again["items"]?.array?.map { $0["kind"] } == ["unchanged"])
  client.setFiles(app)
  client.filesChanged(["/w/Main.storyboard": 2])
  #expect(client.take("workspace/diagnostic/refresh").count > 0)
  let mended = client.result("workspace/diagnostic", ["previousResultIds": previous])
  #expect(mended["items"]?.array?.map { $0["kind"] } == ["full"])
  #expect(mended["items"]?.array?.map { $0["items"] } == [[]])
}

@Test func aPullWaitsForTheScanAndIsOvertakenByAnEdit() {
  let client = Client(brokenApp)
  client.holdsScans = true
  client.start(capabilities: .pulling)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLable"))
  let id = client.request("textDocument/diagnostic", ["textDocument": document])
  #expect(!client.isAnswered(id))
  client.performScans()
  #expect(client.answer(id)["result"]?["items"]?.array?.count == 1)
  client.holdsJobs = true
  client.change("/w/Main.storyboard", to: storyboard(outlet: "a"))
  let overtaken = client.request("textDocument/diagnostic", ["textDocument": document])
  client.change("/w/Main.storyboard", to: storyboard(outlet: "b"), version: 3)
  let error = client.answer(overtaken)["error"]
  #expect(error?["code"] == -32802)
  #expect(error?["data"]?["retriggerRequest"] == true)
}
