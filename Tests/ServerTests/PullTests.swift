import Testing
import World

@testable import Server

private func pull(_ client: Client, _ path: String) -> LSP.LSPAny {
  client.result("textDocument/diagnostic", ["textDocument": ["uri": .string("file://" + path)]])
}

/// The codes of the related documents of a report, by name.
private func related(_ report: LSP.LSPAny) -> [String: [LSP.LSPAny]] {
  var result: [String: [LSP.LSPAny]] = [:]
  for (uri, report) in report["relatedDocuments"]?.object ?? [:] {
    result[uri.split(separator: "/").last.map(String.init) ?? uri] =
      report["items"]?.array?.map { $0["code"] ?? .null }
  }
  return result
}

@Test func aPullTellsWhatTheEditDidToOtherOpenDocuments() {
  let client = Client.started(app, capabilities: .pulling)
  client.open("/w/Login.swift", loginClass)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLabel"))
  #expect(pull(client, "/w/Main.storyboard")["items"] == [])
  #expect(related(pull(client, "/w/Login.swift")).isEmpty)
  client.change("/w/Login.swift", to: loginClass.replacing("titleLabel", with: "headline"))
  #expect(related(pull(client, "/w/Login.swift")) == ["Main.storyboard": ["dangling-outlet"]])
  // Once is enough.
  #expect(related(pull(client, "/w/Login.swift")).isEmpty)
  client.change("/w/Login.swift", to: loginClass, version: 3)
  #expect(related(pull(client, "/w/Login.swift")) == ["Main.storyboard": []])
}

@Test func aReportThatTellsOfOthersIsFull() {
  let client = Client.started(app, capabilities: .pulling)
  client.open("/w/Login.swift", loginClass)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLabel"))
  let board = pull(client, "/w/Main.storyboard")
  #expect(board["items"] == [])
  let before = pull(client, "/w/Login.swift")["resultId"] ?? .null
  // The edit is not a rename, which the declaration would show.
  client.change("/w/Login.swift", to: loginClass.replacing("titleLabel: UILabel", with: "headline: UIView"))
  func again() -> LSP.LSPAny {
    client.result(
      "textDocument/diagnostic",
      ["textDocument": ["uri": "file:///w/Login.swift"], "previousResultId": before])
  }
  let report = again()
  #expect(report["kind"] == "full")
  #expect(report["resultId"] == before)
  #expect(related(report) == ["Main.storyboard": ["dangling-outlet"]])
  #expect(again()["kind"] == "unchanged")
}

@Test func whatWasNeverPulledOrIsClosedIsNotToldOf() {
  let client = Client.started(app, capabilities: .pulling)
  client.open("/w/Login.swift", loginClass)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLabel"))
  client.change("/w/Login.swift", to: loginClass.replacing("titleLabel", with: "headline"))
  #expect(related(pull(client, "/w/Login.swift")).isEmpty)
  #expect(pull(client, "/w/Main.storyboard")["items"]?.array?.count == 1)
  client.close("/w/Main.storyboard")
  client.now += .seconds(1)
  client.change("/w/Login.swift", to: loginClass, version: 3)
  #expect(related(pull(client, "/w/Login.swift")).isEmpty)
}

@Test func aPullOfTheWorkspaceComesInPartsToThoseWhoWantThem() {
  var files = ["/w/Login.swift": loginClass]
  for number in 0..<1200 { files["/w/\(number).storyboard"] = storyboard(outlet: "gone") }
  let client = Client.started(files, capabilities: .pulling)
  let id = client.request("workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "part"])
  let parts = client.take("$/progress")
  #expect(parts.count > 2)
  #expect(parts.allSatisfy { $0["token"] == "part" })
  let items = parts.flatMap { $0["value"]?["items"]?.array ?? [] }
  #expect(items.count == 1200)
  #expect(Set(items.compactMap { $0["uri"]?.string }).count == 1200)
  #expect(client.answer(id)["result"] == ["items": []])

  // The second time nothing has to be found out, and the answer holds all.
  let again = client.result("workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "part"])
  #expect(again["items"]?.array?.count == 1200)
  #expect(client.take("$/progress").isEmpty)
}

// MARK: Lenses

private let refreshing: LSP.LSPAny = ["workspace": ["codeLens": ["refreshSupport": true]]]

@Test func lensesAreAskedForAgainWhenADocumentChangesWhatTheyShow() {
  let client = Client.started(app, capabilities: refreshing)
  client.open("/w/Login.swift", loginClass)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLabel"))
  client.fire(.typingPause)
  _ = client.take("workspace/codeLens/refresh")
  client.change("/w/Main.storyboard", to: storyboard(outlet: "gone"))
  client.change("/w/Main.storyboard", to: storyboard(outlet: "gon"), version: 3)
  #expect(client.take("workspace/codeLens/refresh").isEmpty)
  client.now += .seconds(1)
  client.fire(.typingPause)
  #expect(client.take("workspace/codeLens/refresh").count == 1)

  // The client asks by itself about what it edits.
  client.change("/w/Login.swift", to: loginClass.replacing("tap", with: "tapped"))
  client.now += .seconds(1)
  client.fire(.typingPause)
  #expect(client.take("workspace/codeLens/refresh").isEmpty)

  client.close("/w/Login.swift")
  client.change("/w/Main.storyboard", to: storyboard(outlet: "titleLabel"), version: 4)
  client.now += .seconds(1)
  client.fire(.typingPause)
  #expect(client.take("workspace/codeLens/refresh").isEmpty)
}

// MARK: News of files

private let telling: LSP.LSPAny = [
  "workspace": ["fileOperations": ["didCreate": true, "didRename": true, "didDelete": true]]
]

@Test func whatTheUserDoesToFilesIsToldByClientsThatWatchNone() {
  let client = Client(brokenApp)
  let id = client.request("initialize", ["capabilities": telling])
  let offered = client.answer(id)["result"]?["capabilities"]?["workspace"]?["fileOperations"]
  #expect(offered?.object?.keys.sorted() == ["didCreate", "didDelete", "didRename"])

  let other = Client.started(brokenApp, capabilities: telling)
  #expect(other.published() == ["Main.storyboard: dangling-outlet"])
  let text = brokenApp["/w/Main.storyboard"] ?? ""
  other.setFiles(["/w/Login.swift": loginClass, "/w/Sub/Other.storyboard": text])
  other.notify(
    "workspace/didRenameFiles",
    ["files": [["oldUri": "file:///w/Main.storyboard", "newUri": "file:///w/Sub/Other.storyboard"]]])
  #expect(other.published().sorted() == ["Main.storyboard: ", "Other.storyboard: dangling-outlet"])
  other.setFiles(["/w/Login.swift": loginClass, "/w/Moved/Other.storyboard": text])
  other.notify(
    "workspace/didRenameFiles", ["files": [["oldUri": "file:///w/Sub", "newUri": "file:///w/Moved"]]])
  #expect(other.published().sorted() == ["Other.storyboard: ", "Other.storyboard: dangling-outlet"])
  other.setFiles(["/w/Login.swift": loginClass])
  other.notify("workspace/didDeleteFiles", ["files": [["uri": "file:///w/Moved"]]])
  #expect(other.published() == ["Other.storyboard: "])
}

@Test func theLastFileOfAKindIsMissed() {
  let text = storyboard(outlet: "titleLabel", customClass: "Gone")
  let client = Client.started(["/w/A.swift": "class A {}", "/w/Main.storyboard": text])
  #expect(client.published() == ["Main.storyboard: unknown-class"])
  func severity() -> LSP.LSPAny? {
    client.take("textDocument/publishDiagnostics").last?["diagnostics"]?.array?.first?["severity"]
  }
  client.setFiles(["/w/Main.storyboard": text])
  client.filesChanged(["/w/A.swift": 3])
  // The class may be in a place that was not searched, since there is no Swift any more.
  #expect(severity() == 3)
  client.setFiles(["/w/A.swift": "class A {}", "/w/Main.storyboard": text])
  client.filesChanged(["/w/A.swift": 1])
  #expect(severity() == 1)
}

@Test func theFirstScanCanBeCancelled() {
  let client = Client(brokenApp)
  client.holdsScans = true
  client.start(capabilities: ["window": ["workDoneProgress": true]])
  let begun = client.take("$/progress")
  #expect(begun.map { $0["value"]?["cancellable"] } == [true])
  client.notify("window/workDoneProgress/cancel", ["token": begun.first?["token"] ?? .null])
  #expect(client.take("$/progress").map { $0["value"]?["kind"] } == ["end"])
  var reads = 0
  let read = client.environment.files.read
  nonisolated(unsafe) let count: (Int) -> Void = { reads += $0 }
  client.environment.files.read = { path throws(FileError) in
    count(1)
    return try read(path)
  }
  client.performScans()
  #expect(reads == 0)
  // An open document gets an answer all the same.
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLable"))
  #expect(client.published() == ["Main.storyboard v1: unknown-class"])
  // Nonsense does no harm.
  for token: LSP.LSPAny in [1, "x", begun.first?["token"] ?? .null] {
    client.notify("window/workDoneProgress/cancel", ["token": token])
  }
}
