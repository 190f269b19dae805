import TestSupport
import Testing

@testable import Server

private func withWorkspace(_ capabilities: LSP.LSPAny) -> LSP.LSPAny { ["workspace": capabilities] }

@Test func filesAreWatchedWhereTheClientCan() {
  let client = Client.started(
    app, capabilities: withWorkspace(["didChangeWatchedFiles": ["dynamicRegistration": true]]))
  let registrations = client.take("client/registerCapability").first?["registrations"]?.array
  #expect(registrations?.map { $0["method"] } == ["workspace/didChangeWatchedFiles"])
  #expect(Client.started(app).take("client/registerCapability").isEmpty)
}

/// A client watches the folders that it has opened; the workspace around them is watched where it can name its root.
@Test func theWorkspaceAroundAnOpenedFolderIsWatched() {
  let watching: LSP.LSPAny = ["dynamicRegistration": true, "relativePatternSupport": true]
  func watched(_ client: Client) -> Set<String> {
    let registrations = client.take("client/registerCapability").flatMap { $0["registrations"]?.array ?? [] }
    let watchers = registrations.flatMap { $0["registerOptions"]?["watchers"]?.array ?? [] }
    return Set(watchers.compactMap { $0["globPattern"]?["baseUri"]?.string })
  }
  func change(_ client: Client, added: [String] = [], removed: [String] = []) {
    func folders(_ paths: [String]) -> LSP.LSPAny {
      .array(paths.map { ["uri": .string("file://" + $0), "name": .string($0)] })
    }
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": folders(added), "removed": folders(removed)]])
  }
  let files = ["/w/.git/HEAD": "", "/w/Sub/A.swift": "", "/w/Sub/Deep/A.swift": "", "/v/A.swift": ""]
  let client = Client.started(
    files, capabilities: withWorkspace(["didChangeWatchedFiles": watching]), folders: ["/w/Sub"])
  #expect(watched(client) == ["file:///w"])
  change(client, added: ["/w/Sub/Deep", "/v"])
  #expect(watched(client) == [])
  // If the root itself is opened, the client watches all of it.
  change(client, added: ["/w"])
  #expect(watched(client) == [])
  let gone = client.take("client/unregisterCapability").first?["unregisterations"]?.array
  #expect(gone?.map { $0["method"] } == ["workspace/didChangeWatchedFiles"])
  change(client, removed: ["/w"])
  #expect(watched(client) == ["file:///w"])
  let plain = withWorkspace(["didChangeWatchedFiles": ["dynamicRegistration": true]])
  #expect(watched(Client.started(files, capabilities: plain, folders: ["/w/Sub"])) == [])
}

@Test func changesOnDiskAreTakenIn() {
  let client = Client.started(app)
  client.setFiles(brokenApp)
  client.filesChanged(["/w/Main.storyboard": 2])
  #expect(client.published() == ["Main.storyboard: dangling-outlet"])
  client.setFiles(
    brokenApp.merging(["/w/Extra.swift": "extension Login { @IBOutlet var titleLable: UILabel! }"]) { $1 })
  client.filesChanged(["/w/Extra.swift": 1])
  #expect(client.published().contains("Main.storyboard: "))
  client.setFiles(brokenApp)
  client.filesChanged(["/w/Extra.swift": 3])
  #expect(client.published().contains("Main.storyboard: dangling-outlet"))
  client.setFiles(["/w/Login.swift": loginClass])
  client.filesChanged(["/w/Main.storyboard": 3])
  #expect(client.published() == ["Main.storyboard: "])
}

/// On a disk that ignores case, the old name of a file still leads to it.
@Test func aFileThatTakesAnotherCaseIsOneFile() {
  let board = storyboard(outlet: "titleLabel")
  let client = Client.started(["/w/login.swift": loginClass, "/w/Main.storyboard": board])
  client.environment = .inMemory(
    ["/w/Login.swift": loginClass, "/w/Main.storyboard": board], ignoresCase: true)
  client.filesChanged(["/w/login.swift": 3, "/w/Login.swift": 1])
  let paths = client.state.folders.values.flatMap { folder in folder.snapshot.files.compactMap { $0?.path } }
  #expect(paths.filter { $0.hasSuffix(".swift") } == ["Login.swift"])
}

@Test func aFolderThatGoesTakesItsFilesAlong() {
  let client = Client.started([
    "/w/Login.swift": loginClass, "/w/Sub/Main.storyboard": storyboard(outlet: "nope"),
  ])
  #expect(client.published() == ["Main.storyboard: dangling-outlet"])
  client.setFiles(["/w/Login.swift": loginClass])
  client.filesChanged(["/w/Sub": 3])
  #expect(client.published() == ["Main.storyboard: "])
}

@Test func newIgnoreRulesAreHeeded() {
  let client = Client.started(brokenApp)
  _ = client.published()
  client.setFiles(brokenApp.merging(["/w/.git/HEAD": "", "/w/.gitignore": "*.storyboard"]) { $1 })
  client.filesChanged(["/w/.gitignore": 1])
  #expect(client.published() == ["Main.storyboard: "])
}

@Test func ignoredNewFilesAreLeftOut() {
  let rules = ["/w/.git/HEAD": "", "/w/.gitignore": "Out"]
  let client = Client.started(app.merging(rules) { $1 })
  client.setFiles(
    app.merging(rules) { $1 }.merging(["/w/Out/Main.storyboard": storyboard(outlet: "no")]) { $1 })
  client.filesChanged(["/w/Out/Main.storyboard": 1])
  #expect(client.published() == [])
}

@Test func aChangeDuringTheScanIsNotLost() {
  let client = Client(app)
  client.holdsScans = true
  client.start()
  client.filesChanged(["/w/Main.storyboard": 2])
  // The scan reads the files from before the change; the change is found afterwards.
  let scan = client.scans.removeFirst()
  let event = scan.event(in: client.environment) { _ in }
  client.setFiles(brokenApp)
  client.happen(event)
  #expect(client.published() == ["Main.storyboard: dangling-outlet"])
}

/// A folder is a filter: findings are shown in it and in what is open, and everything else reaches the whole workspace.
@Test func theWorkspaceOfAFolderIsRead() {
  let board = storyboard(outlet: "nope")
  let files = [
    "/r/.git/HEAD": "", "/r/ios/Main.storyboard": board, "/r/mac/Other.storyboard": board,
    "/r/shared/Login.swift": loginClass,
  ]
  let client = Client()
  client.environment = .inMemory(files, links: ["/link": "/r/ios"])
  client.start(folders: ["/link"])
  #expect(client.state.published.values.map(\.uri) == ["file:///link/Main.storyboard"])

  client.open("/r/mac/Other.storyboard", board)
  #expect(client.published().contains("Other.storyboard v1: dangling-outlet"))
  client.close("/r/mac/Other.storyboard")
  #expect(client.published() == ["Other.storyboard: "])

  client.open("/r/shared/Login.swift", loginClass)
  let uses = client.result(
    "textDocument/references",
    [
      "textDocument": ["uri": "file:///r/shared/Login.swift"], "position": ["line": 1, "character": 7],
      "context": ["includeDeclaration": false],
    ])
  let uris = Set((uses.array ?? []).compactMap { $0["uri"]?.string })
  #expect(uris == ["file:///link/Main.storyboard", "file:///r/mac/Other.storyboard"])

  // Another folder of the same workspace is not read again.
  client.notify(
    "workspace/didChangeWorkspaceFolders",
    ["event": ["added": [["uri": "file:///r/mac", "name": "mac"]], "removed": []]])
  #expect(client.state.folders.count == 2)
  #expect(client.published().contains("Other.storyboard: dangling-outlet"))
  client.notify(
    "workspace/didChangeWorkspaceFolders",
    ["event": ["added": [], "removed": [["uri": "file:///link", "name": "ios"]]]])
  #expect(client.published().contains("Main.storyboard: "))
  #expect(client.state.published.keys.sorted() == ["/r/mac/Other.storyboard", "/r/shared/Login.swift"])
}

@Test func foldersComeAndGo() {
  let files = brokenApp.merging([
    "/v/Login.swift": loginClass, "/v/Other.storyboard": storyboard(outlet: "nope"),
  ]) { $1 }
  let client = Client.started(files)
  #expect(client.published() == ["Main.storyboard: dangling-outlet"])
  let folder: LSP.LSPAny = [["uri": "file:///v", "name": "v"]]
  client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": folder, "removed": []]])
  #expect(client.published() == ["Other.storyboard: dangling-outlet"])
  client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": folder]])
  #expect(client.published() == ["Other.storyboard: "])
}

@Test func theInnermostFolderSpeaksForAFile() {
  let files = [
    "/w/Login.swift": loginClass, "/w/Sub/Main.storyboard": storyboard(outlet: "nope"),
    "/w/Sub/Login.swift": loginClass,
  ]
  let client = Client.started(files, folders: ["/w", "/w/Sub"])
  #expect(client.published() == ["Main.storyboard: dangling-outlet"])
}

@Test func answersAreUsefulBeforeTheScanEnds() {
  let client = Client(app)
  client.holdsScans = true
  client.start()
  client.open("/w/Login.swift", loginClass)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLabel"))
  let found = client.result("textDocument/definition", usualApp.at(3))
  #expect(found.array?.count == 1)
  // To speak of errors, everything has to be known.
  #expect(client.published() == [])
  client.performScans()
  #expect(client.published().sorted() == ["Login.swift v1: ", "Main.storyboard v1: "])
}

@Test func progressIsShownToThoseWhoAsk() {
  let client = Client(app)
  client.holdsScans = true
  client.start(capabilities: ["window": ["workDoneProgress": true]])
  #expect(client.take("window/workDoneProgress/create").count == 1)
  #expect(client.take("$/progress").map { $0["value"]?["kind"] } == ["begin"])
  client.now += .seconds(1)
  client.happen(.scanning(folder: 1, generation: 1, files: 512))
  #expect(client.take("$/progress").map { $0["value"]?["message"] } == ["512 files"])
  client.performScans()
  #expect(client.take("$/progress").map { $0["value"]?["kind"] } == ["end"])

  let without = Client.started(app)
  #expect(without.take("$/progress").isEmpty)
  #expect(without.take("window/workDoneProgress/create").isEmpty)
}

@Test func refusedProgressIsNeverBegun() {
  let client = Client(app)
  client.answers = { _ in nil }
  client.holdsScans = true
  client.start(capabilities: ["window": ["workDoneProgress": true]])
  let id = client.messages.first { $0["method"] == "window/workDoneProgress/create" }?["id"] ?? .null
  client.send(["jsonrpc": "2.0", "id": id, "error": ["code": -1, "message": "no"]])
  client.performScans()
  #expect(client.take("$/progress").isEmpty)
}

@Test func progressAskedForEndsThoughTheScanWasFaster() {
  let client = Client(app)
  client.answers = { _ in nil }
  client.holdsScans = true
  client.start(capabilities: ["window": ["workDoneProgress": true]])
  let id = client.messages.first { $0["method"] == "window/workDoneProgress/create" }?["id"] ?? .null
  client.performScans()
  #expect(client.take("$/progress").isEmpty)
  client.send(["jsonrpc": "2.0", "id": id, "result": .null])
  #expect(client.take("$/progress").map { $0["value"]?["kind"] } == ["begin", "end"])
}

@Test func aFolderThatCanNotBeReadIsToldOf() {
  let client = Client(app)
  client.start(folders: ["/none"])
  client.open("/none/a.storyboard", storyboard(outlet: "x"))
  #expect(client.published() == ["a.storyboard v1: unknown-class"])
}

/// Which of two classes by one name is named does not depend on which was there first.
@Test func aNewFileTakesItsPlaceAmongTheOthers() {
  let mismatched = "class Login: UIView {}"
  let document = storyboard(outlet: "view")
  func related(_ client: Client) -> [String?] {
    client.state.published.values.flatMap(\.diagnostics).flatMap { $0.relatedInformation ?? [] }.map {
      $0.location.uri.split(separator: "/").last.map(String.init)
    }
  }
  let client = Client.started(["/w/B.swift": mismatched, "/w/Main.storyboard": document])
  #expect(related(client) == ["B.swift"])
  let both = ["/w/A.swift": mismatched, "/w/B.swift": mismatched, "/w/Main.storyboard": document]
  client.setFiles(both)
  client.filesChanged(["/w/A.swift": 1])
  #expect(related(client) == related(Client.started(both)))
}

// MARK: Settings

@Test func settingsAreAskedForAndHeeded() {
  let client = Client(brokenApp)
  var severity: LSP.LSPAny = "off"
  client.answers = { method in
    method == "workspace/configuration" ? [["rules": ["dangling-outlet": severity]]] : .null
  }
  client.start(capabilities: withWorkspace(["configuration": true]))
  #expect(client.published() == [])
  severity = "warning"
  client.notify("workspace/didChangeConfiguration", ["settings": .null])
  let published = client.take("textDocument/publishDiagnostics")
  #expect(published.map { $0["diagnostics"]?.array?.first?["severity"] } == [2])
}

@Test func whatAClientSaysAtTheStartHoldsWhereItHasNoSection() {
  let client = Client(brokenApp)
  client.answers = { $0 == "workspace/configuration" ? [.null] : .null }
  client.start(
    capabilities: withWorkspace(["configuration": true]), options: ["rules": ["dangling-outlet": "off"]])
  #expect(client.published() == [])
}

@Test func settingsArePushedByOthers() {
  let client = Client.started(brokenApp, options: ["rules": ["dangling-outlet": "off", "no-such": "off"]])
  #expect(client.published() == [])
  client.notify("workspace/didChangeConfiguration", ["settings": ["ibls": ["rules": [:]]]])
  #expect(client.published() == ["Main.storyboard: dangling-outlet"])
}

@Test func diagnosticsAreCompleteForThoseWhoCanShowIt() {
  let client = Client.started(brokenApp)
  let diagnostic = client.take("textDocument/publishDiagnostics").first?["diagnostics"]?.array?.first
  #expect(diagnostic?["source"] == "ibls")
  // There is a link as soon as the project has an address.
  #expect(diagnostic?["codeDescription"] == nil)
  #expect(diagnostic?["relatedInformation"]?.array?.isEmpty == false)
  let plain = Client.started(brokenApp, capabilities: [:])
  let bare = plain.take("textDocument/publishDiagnostics").first?["diagnostics"]?.array?.first
  #expect(bare?["code"] == "dangling-outlet")
  #expect(bare?["codeDescription"] == nil)
  #expect(bare?["relatedInformation"] == nil)
}

@Test func relatedPlacesFollowTheirText() {
  let client = Client.started(brokenApp)
  client.open("/w/Login.swift", loginClass)
  func start() -> LSP.LSPAny? {
    client.take("textDocument/publishDiagnostics").compactMap {
      $0["diagnostics"]?.array?.first?["relatedInformation"]?.array?.first?["location"]?["range"]?["start"]
    }.first
  }
  #expect(start() == usualApp.position(2))
  client.change("/w/Login.swift", to: movedUsualApp.files[0].text)
  #expect(start() == movedUsualApp.position(2))
}
