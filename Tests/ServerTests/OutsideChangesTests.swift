import Synchronization
import TestSupport
import Testing
import Workspace
import World

@testable import Server

/// Files change under a server, and no client reports it: some watch nothing, some say that they do and report their own saves.
private let watching: LSP.LSPAny = [
  "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]
]

private let clients: [LSP.LSPAny] = [.usual, watching]

private func rename(_ client: Client) -> LSP.LSPAny {
  client.answer(client.request("textDocument/rename", usualApp.at(3, ["newName": "headline"])))
}

private func changedFiles(_ answer: LSP.LSPAny) -> [String] {
  (answer["result"]?["changes"]?.object?.keys.sorted() ?? []).map { String($0.dropFirst("file:///w/".count)) }
}

@Test(arguments: clients)
func aRenameReadsWhatChangedOutside(_ capabilities: LSP.LSPAny) {
  let client = Client.started(app, capabilities: capabilities)
  client.open("/w/Login.swift", loginClass)
  client.setFiles(
    app.merging([
      "/w/Main.storyboard": "\n" + storyboard(outlet: "titleLabel"),
      "/w/New.xib": storyboard(outlet: "titleLabel"),
      "/w/New.swift": "extension Login { func more() { titleLabel.text = nil } }",
    ]) { $1 })
  let answer = rename(client)
  #expect(changedFiles(answer) == ["Login.swift", "Main.storyboard", "New.swift", "New.xib"])
  let edits = answer["result"]?["changes"]?["file:///w/Main.storyboard"]?.array
  let line = usualApp.position(8)["line"]
  #expect(edits?.first?["range"]?["start"]?["line"] != line)
}

@Test(arguments: clients)
func aRenameLeavesOutWhatIsGone(_ capabilities: LSP.LSPAny) {
  let client = Client.started(
    app.merging(["/w/Old.swift": "extension Login { func more() { titleLabel.text = nil } }"]) { $1 },
    capabilities: capabilities)
  client.open("/w/Login.swift", loginClass)
  client.setFiles(app)
  #expect(changedFiles(rename(client)) == ["Login.swift", "Main.storyboard"])
}

@Test(arguments: clients)
func referencesAndPrepareRenameReadWhatChangedOutside(_ capabilities: LSP.LSPAny) {
  let client = Client.started(app, capabilities: capabilities)
  client.open("/w/Login.swift", loginClass)
  client.setFiles(app.merging(["/w/New.xib": storyboard(outlet: "titleLabel")]) { $1 })
  let found = client.result(
    "textDocument/references", usualApp.at(3, ["context": ["includeDeclaration": true]]))
  #expect(found.array?.contains { $0["uri"] == "file:///w/New.xib" } == true)

  // A document names what was declared outside since.
  let other = Client.started(brokenApp, capabilities: capabilities)
  other.open("/w/Main.storyboard", brokenUsualApp.files[1].text)
  other.setFiles(
    brokenApp.merging(["/w/Login.swift": loginClass.replacing("titleLabel", with: "titleLable")]) { $1 })
  let range = other.result("textDocument/prepareRename", brokenUsualApp.at(8))
  #expect(range != .null)
}

/// Rules of what belongs to a folder count as much as files.
@Test(arguments: clients)
func aRenameFollowsWhatBelongsToTheFolder(_ capabilities: LSP.LSPAny) {
  let other = ["/w/Sub/Other.swift": "extension Login { func more() { titleLabel.text = nil } }"]
  let files = app.merging(other) { $1 }.merging(["/w/.git/HEAD": ""]) { $1 }
  let client = Client.started(files, capabilities: capabilities)
  client.open("/w/Login.swift", loginClass)
  #expect(changedFiles(rename(client)) == ["Login.swift", "Main.storyboard", "Sub/Other.swift"])
  client.setFiles(files.merging(["/w/.gitignore": "Sub\n"]) { $1 })
  #expect(changedFiles(rename(client)) == ["Login.swift", "Main.storyboard"])
  client.setFiles(files)
  #expect(changedFiles(rename(client)) == ["Login.swift", "Main.storyboard", "Sub/Other.swift"])
  client.setFiles(files.merging(["/w/Sub/.ibls.json": #"{"exclude": ["*"]}"#]) { $1 })
  #expect(changedFiles(rename(client)) == ["Login.swift", "Main.storyboard"])
}

/// A look reads nothing that has not changed.
@Test func aLookReadsNothingThatIsAsItWas() {
  let client = Client.started(app)
  client.open("/w/Login.swift", loginClass)
  _ = rename(client)
  let read = Mutex<[String]>([])
  let original = client.environment
  client.environment.files.read = { path throws(FileError) in
    read.withLock { $0.append(path) }
    return try original.files.read(path)
  }
  _ = client.result("textDocument/prepareRename", usualApp.at(3))
  #expect(read.withLock { $0 }.allSatisfy { $0.hasSuffix(".ibls.json") })
}

@Test func diagnosticsFollowWhatARequestHasSeen() {
  let client = Client.started(brokenApp)
  client.open("/w/Login.swift", loginClass)
  _ = client.published()
  client.setFiles(app)
  _ = client.result("textDocument/references", usualApp.at(3, ["context": ["includeDeclaration": true]]))
  #expect(client.published().contains("Main.storyboard: "))
}

// MARK: Saves

/// A client whose disk answers slowly, so that a look takes a second.
private func slowClient(_ capabilities: LSP.LSPAny) -> Client {
  let client = Client(brokenApp)
  client.start(capabilities: capabilities)
  client.open("/w/Login.swift", loginClass)
  _ = client.published()
  return client
}

private func setFiles(_ files: [String: String], of client: Client) {
  client.setFiles(files)
  let start = client.environment.clock.now()
  let calls = Mutex(0)
  client.environment.clock.now = {
    start
      + .seconds(
        calls.withLock { calls in
          calls += 1
          return calls
        })
  }
}

private func save(_ client: Client) {
  client.notify("textDocument/didSave", ["textDocument": ["uri": "file:///w/Login.swift"]])
}

@Test(arguments: clients)
func aSaveShowsWhatChangedOutside(_ capabilities: LSP.LSPAny) {
  let client = slowClient(capabilities)
  setFiles(app, of: client)
  save(client)
  #expect(client.published().contains("Main.storyboard: "))
}

/// A look a second long is followed by the next after fifty, whatever is saved meanwhile; none is left out.
@Test(arguments: clients)
func aSaveSoonAfterALookIsPutOff(_ capabilities: LSP.LSPAny) {
  let client = slowClient(capabilities)
  setFiles(brokenApp, of: client)
  save(client)
  setFiles(app, of: client)
  client.now += .seconds(40)
  save(client)
  save(client)
  #expect(client.published().isEmpty)
  #expect(client.timers.count { $0 == .look(folder: 1) } == 1)
  client.fire(.look(folder: 1))
  #expect(client.published().contains("Main.storyboard: "))
}

// MARK: Folders

@Test func aFolderThatAppearsLaterIsRead() {
  let client = Client()
  client.start()
  for _ in 0..<3 {
    #expect(client.timers.contains(.look(folder: 1)))
    client.fire(.look(folder: 1))
  }
  #expect(client.published().isEmpty)
  client.setFiles(brokenApp)
  client.fire(.look(folder: 1))
  #expect(client.published() == ["Main.storyboard: dangling-outlet"])
  #expect(!client.timers.contains(.look(folder: 1)))
}

/// An editor may open a part of a repository. What that lacks may lie beside it, unless its settings say otherwise.
@Test(arguments: [("{}", [String]()), (#"{"root": true}"#, ["Main.storyboard: unknown-class"])])
func aPartOfARepositoryIsReadWithTheRest(_ settings: String, _ expected: [String]) {
  var files = [
    "/r/.git/HEAD": "", "/r/App/.ibls.json": settings, "/r/App/A.swift": "class A {}",
    "/r/App/Main.storyboard": storyboard(outlet: "titleLabel"), "/r/Login.swift": loginClass,
  ]
  func started() -> Client {
    let client = Client()
    client.environment = .inMemory(files)
    client.start(folders: ["/r/App"])
    return client
  }
  let client = started()
  #expect(client.published() == expected)
  // The settings decide where the workspace begins, whenever they change.
  let other = settings == "{}" ? #"{"root": true}"# : "{}"
  files["/r/App/.ibls.json"] = other
  client.environment = .inMemory(files)
  client.filesChanged(["/r/App/.ibls.json": 2])
  let fresh = started()
  #expect(Set(client.state.published.keys) == Set(fresh.state.published.keys))
  #expect(client.state.folders.values.map(\.path).sorted() == fresh.state.folders.values.map(\.path).sorted())
}

/// A folder that is not a project and is too large to be read, such as one of many projects.
@Test func aLargeFolderThatIsNoProjectIsNotRead() {
  let many = Dictionary(uniqueKeysWithValues: (0...LinkBudget.mostEntries).map { ("/w/Many/\($0).txt", "") })
  let files = app.merging(many) { $1 }
  let document = brokenApp["/w/Main.storyboard"] ?? ""
  func started(_ more: [String: String]) -> Client {
    let client = Client()
    client.environment = .inMemory(files.merging(more) { $1 })
    client.start()
    client.open("/w/Main.storyboard", document)
    return client
  }
  let client = started([:])
  #expect(client.state.folders[1]?.snapshot.files.compactMap(\.self).count == 1)
  #expect(client.published() == ["Main.storyboard v1: unknown-class"])
  #expect(client.timers.isEmpty)
  // Folders beyond the bound are not even listed.
  let listed = Mutex(0)
  let deep = Client()
  deep.environment = .inMemory(
    Dictionary(
      uniqueKeysWithValues: (0..<3 * LinkBudget.mostEntries).map { ("/w/\($0 / 100)/\($0).txt", "") }))
  let list = deep.environment.files.list
  deep.environment.files.list = { path throws(FileError) in
    let entries = try list(path)
    listed.withLock { $0 += entries.count }
    return entries
  }
  deep.start()
  #expect(listed.withLock { $0 } < LinkBudget.mostEntries * 3 / 2)
  for project in ["/w/.git/HEAD", "/w/App.xcodeproj/project.pbxproj", "/w/Package.swift", "/w/.ibls.json"] {
    let client = started([project: project.hasSuffix(".json") ? "{}" : ""])
    #expect(client.published().contains("Main.storyboard v1: dangling-outlet"), "\(project)")
  }
}
