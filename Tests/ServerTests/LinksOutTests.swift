import TestSupport
import Testing

@testable import Server

// No edit touches a file to which a link leads out of the client's folders.

private let profile = "extension Login { func fill() { titleLabel.text = nil } }\n"

private func client(_ capabilities: LSP.LSPAny = .usual, folders: [String] = ["/w"]) -> Client {
  let client = Client()
  client.environment = .inMemory(
    [
      "/w/Login.swift": loginClass, "/w/Main.storyboard": storyboard(outlet: "titleLabel"),
      "/home/profile": profile,
    ], links: ["/w/rc.swift": "/home/profile"])
  client.start(capabilities: capabilities, folders: folders)
  return client
}

private func editedFiles(_ edit: LSP.LSPAny) -> [String] {
  let changes = edit["changes"]?.object.map { Array($0.keys) } ?? []
  let documents = edit["documentChanges"]?.array?.compactMap { $0["textDocument"]?["uri"]?.string } ?? []
  return (changes + documents).map { String($0.split(separator: "/").last ?? "") }.sorted()
}

private func rename(_ client: Client) -> LSP.LSPAny {
  let offset = loginClass.range(of: "titleLabel")
  let before = offset.map { loginClass[..<$0.lowerBound] } ?? ""
  let line = before.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  let column = before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
  return client.result(
    "textDocument/rename",
    [
      "textDocument": ["uri": "file:///w/Login.swift"], "newName": "headline",
      "position": ["line": .integer(line), "character": .integer(column)],
    ])
}

@Test(arguments: [false, true])
func aRenameSparesAFileOutside(_ asks: Bool) {
  let changes: LSP.LSPAny = asks ? ["documentChanges": true, "changeAnnotationSupport": [:]] : [:]
  let client = client(["workspace": ["workspaceEdit": changes]])
  client.messages = []
  #expect(editedFiles(rename(client)) == ["Login.swift", "Main.storyboard"])
  let warnings = client.take("window/showMessage").compactMap { $0["message"]?.string }
  #expect(
    warnings == ["'rc.swift' was left as it is: the file is '/home/profile', outside of the workspace"])
}

/// The user has both folders open.
@Test func aRenameReachesThroughALinkIntoAnotherFolder() {
  let client = client(folders: ["/w", "/home"])
  #expect(editedFiles(rename(client)) == ["Login.swift", "Main.storyboard", "rc.swift"])
}
