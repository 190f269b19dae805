import TestSupport
import Testing
import World

@testable import Server

// One document may have several URIs: through links, and by other escapes.

private let files = brokenUsualApp.files(at: "/real/dir").merging(
  ["/real/dir/.ibls.json": #"{"rules": {"unconnected-outlet": "off", "unused-action": "off"}}"#]) { $1 }

private func spelledClient(
  links: [String: String] = ["/link": "/real/dir"], folders: [String],
  _ files: [String: String] = files, capabilities: LSP.LSPAny = .usual
) -> Client {
  let client = Client()
  client.environment = .inMemory(files, links: links)
  client.start(capabilities: capabilities, folders: folders)
  return client
}

extension Client {
  /// The diagnostics published since the last time, a line a document: its path as the client spells it, and codes.
  fileprivate func publishedPaths() -> [String] {
    take("textDocument/publishDiagnostics").map { params in
      let codes = params["diagnostics"]?.array?.map { $0["code"]?.string ?? "?" } ?? []
      return "\(params["uri"]?.string?.dropFirst("file://".count) ?? "?"): \(codes.joined(separator: " "))"
    }
  }

  fileprivate func definitions(ofOutletIn path: String) -> [LSP.LSPAny?] {
    let found = result(
      "textDocument/definition",
      [
        "textDocument": ["uri": .string("file://" + path)], "position": usualApp.position(3),
      ])
    return found.array?.map { $0["uri"] ?? $0["targetUri"] } ?? []
  }
}

@Test func aFolderBehindALinkHoldsWhatIsNamedByItsRealPath() {
  let client = spelledClient(folders: ["/link"])
  #expect(client.publishedPaths() == ["/link/Main.storyboard: dangling-outlet"])
  client.open("/real/dir/Main.storyboard", storyboard(outlet: "nope"))
  #expect(
    client.publishedPaths() == ["/link/Main.storyboard: ", "/real/dir/Main.storyboard: dangling-outlet"])
  client.open("/real/dir/Login.swift", loginClass.replacing("titleLabel", with: "nope"))
  #expect(client.publishedPaths() == ["/real/dir/Login.swift: ", "/real/dir/Main.storyboard: "])
  // Each document has the name that the client gave it.
  #expect(client.definitions(ofOutletIn: "/real/dir/Login.swift") == ["file:///real/dir/Main.storyboard"])
  client.close("/real/dir/Main.storyboard")
  #expect(client.publishedPaths().last == "/link/Main.storyboard: dangling-outlet")
  client.filesChanged(["/real/dir/Main.storyboard": 2])
  #expect(client.publishedPaths() == [])
}

@Test func aRealFolderHoldsWhatIsNamedThroughALink() {
  let client = spelledClient(folders: ["/real/dir"])
  #expect(client.publishedPaths() == ["/real/dir/Main.storyboard: dangling-outlet"])
  client.open("/link/Login.swift", loginClass.replacing("titleLabel", with: "titleLable"))
  #expect(client.publishedPaths() == ["/link/Login.swift: ", "/real/dir/Main.storyboard: "])
  #expect(client.definitions(ofOutletIn: "/link/Login.swift") == ["file:///real/dir/Main.storyboard"])
  client.change("/link/Login.swift", to: loginClass)
  #expect(
    client.publishedPaths()
      == ["/link/Login.swift: dangling-outlet", "/real/dir/Main.storyboard: dangling-outlet"])
  client.close("/link/Login.swift")
  #expect(client.state.documents.isEmpty)
  #expect(client.state.aliases.isEmpty)
}

@Test func aNewFileBehindALinkBelongsToItsFolder() {
  let client = spelledClient(folders: ["/link"])
  _ = client.publishedPaths()
  client.open("/real/dir/New.storyboard", storyboard(outlet: "nope"))
  #expect(client.publishedPaths() == ["/real/dir/New.storyboard: dangling-outlet"])
  let other = spelledClient(folders: ["/real/dir"])
  _ = other.publishedPaths()
  other.open("/link/New.storyboard", storyboard(outlet: "nope"))
  #expect(other.publishedPaths() == ["/link/New.storyboard: dangling-outlet"])
}

@Test func whatIsOpenedBeforeTheScanEndsIsFoundInItsFolder() {
  let client = Client()
  client.environment = .inMemory(files, links: ["/link": "/real/dir", "/real/dir/Same.swift": "Login.swift"])
  client.holdsScans = true
  client.start(folders: ["/real/dir"])
  client.open("/link/Same.swift", loginClass.replacing("titleLabel", with: "titleLable"))
  client.performScans()
  #expect(client.publishedPaths().sorted() == ["/link/Same.swift: "])
  client.close("/link/Same.swift")
  #expect(
    client.publishedPaths()
      == ["/real/dir/Login.swift: dangling-outlet", "/real/dir/Main.storyboard: dangling-outlet"])
}

@Test func aFolderNamedTwiceIsReadOnce() {
  let client = spelledClient(folders: ["/link", "/real/dir"])
  #expect(client.publishedPaths() == ["/link/Main.storyboard: dangling-outlet"])
}

@Test func aFolderThatGoesLeavesItsOpenDocuments() {
  let client = spelledClient(folders: ["/link"])
  client.open("/link/Main.storyboard", storyboard(outlet: "nope"))
  _ = client.publishedPaths()
  client.notify(
    "workspace/didChangeWorkspaceFolders",
    ["event": ["added": [], "removed": [["uri": "file:///link", "name": ""]]]])
  #expect(client.publishedPaths() == ["/link/Main.storyboard: ", "/link/Main.storyboard: unknown-class"])
  client.change("/link/Main.storyboard", to: storyboard(outlet: "nope", customClass: ""))
  #expect(client.publishedPaths() == ["/link/Main.storyboard: "])
  client.close("/link/Main.storyboard")
  #expect(client.state.documents.isEmpty)
}

// MARK: Spellings of one URI

@Test(arguments: [
  "/real/./dir/Main.storyboard", "/real/dir/Main%2Estoryboard", "/real/dir/Main%2estoryboard",
])
func anotherSpellingTakesOverWhatWasPublished(_ spelling: String) {
  let client = spelledClient(folders: ["/real/dir"])
  #expect(client.publishedPaths() == ["/real/dir/Main.storyboard: dangling-outlet"])
  client.open(spelling, storyboard(outlet: "nope"))
  #expect(client.publishedPaths() == ["/real/dir/Main.storyboard: ", "\(spelling): dangling-outlet"])
  client.close(spelling)
  #expect(client.publishedPaths() == ["\(spelling): ", "/real/dir/Main.storyboard: dangling-outlet"])
}

@Test func aDocumentOpenUnderTwoSpellingsIsOne() {
  let client = spelledClient(folders: ["/real/dir"])
  _ = client.publishedPaths()
  let (one, other) = ("/real/dir/Main.storyboard", "/link/Main.storyboard")
  client.open(one, storyboard(outlet: "nope"))
  client.open(other, storyboard(outlet: "nope"))
  #expect(
    client.publishedPaths() == ["\(one): dangling-outlet", "\(one): ", "\(other): dangling-outlet"])
  // Each edit changes the text that was opened by that name.
  client.change(one, to: storyboard(outlet: "titleLabel"))
  #expect(client.publishedPaths() == ["\(other): ", "\(one): "])
  client.change(other, to: storyboard(outlet: "no"))
  #expect(client.publishedPaths() == ["\(other): dangling-outlet"])
  client.close(other)
  #expect(client.publishedPaths() == ["\(other): ", "\(one): "])
  client.change(one, to: storyboard(outlet: "no"))
  #expect(client.publishedPaths() == ["\(one): dangling-outlet"])
  client.close(one)
  #expect(client.state.documents.isEmpty)
}

@Test func whoPullsTheWorkspaceLosesWhatGoesByAnotherNameNow() {
  let client = spelledClient(folders: ["/real/dir"], capabilities: .pulling)
  func items(_ previous: [LSP.LSPAny]) -> [LSP.LSPAny] {
    client.result("workspace/diagnostic", ["previousResultIds": .array(previous)])["items"]?.array ?? []
  }
  func line(_ item: LSP.LSPAny) -> String {
    "\(item["uri"]?.string ?? "") \(item["kind"]?.string ?? "") \(item["items"]?.array?.count ?? 0)"
  }
  let first = items([])
  #expect(first.map(line) == ["file:///real/dir/Main.storyboard full 1"])
  client.open("/link/Main.storyboard", storyboard(outlet: "titleLable"))
  let result = first.first?["resultId"] ?? .null
  #expect(
    items([["uri": "file:///real/dir/Main.storyboard", "value": result]]).map(line) == [
      "file:///link/Main.storyboard full 1", "file:///real/dir/Main.storyboard full 0",
    ])
}
