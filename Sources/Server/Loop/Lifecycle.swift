import Assets
import World

/// The start and the end of a session.
extension ServerState {
  mutating func initialize(_ id: LSP.RequestID, _ params: LSP.InitializeParams) {
    profile = ClientProfile(params.capabilities, params.initializationOptions)
    trace = params.trace.flatMap { Trace(rawValue: $0) } ?? .off
    if let options = params.initializationOptions { initialSettings = Settings(options) }
    settings = initialSettings
    sayProblems(of: settings)
    var opened = params.workspaceFolders ?? []
    if opened.isEmpty {
      // Older clients have only one folder, which they name in one of two ways.
      if let uri = params.rootUri {
        opened = [LSP.WorkspaceFolder(uri: uri)]
      } else if let path = params.rootPath, path.hasPrefix("/") {
        opened = [LSP.WorkspaceFolder(uri: Server.uri(ofPath: path))]
      }
    }
    phase = .answered
    let result: LSP.LSPAny = [
      "capabilities": .object(capabilities),
      "serverInfo": ["name": "ibls", "version": .string(iblsVersion)],
    ]
    effects.append(.send(.result(id: id, result)))
    processID = params.processId
    if processID != nil { effects.append(.wait(.parent, Self.parentCheckInterval)) }
    // The scan can begin before the client accepts messages about its progress.
    for folder in opened { addFolder(folder.uri) }
  }

  private var capabilities: [String: LSP.LSPAny] {
    var workspace: [String: LSP.LSPAny] = [
      "workspaceFolders": ["supported": true, "changeNotifications": true]
    ]
    // The notifications are for the user's file operations in the editor. A client that watches files need not report them.
    let operations = ["didCreate", "didRename", "didDelete", "willRename"].filter {
      profile.has("workspace.fileOperations." + $0) && ($0 == "willRename" || !profile.registersWatchers)
    }
    if !operations.isEmpty {
      let everyFile: LSP.LSPAny = ["filters": [["scheme": "file", "pattern": ["glob": "**"]]]]
      workspace["fileOperations"] = .object(
        Dictionary(uniqueKeysWithValues: operations.map { ($0, everyFile) }))
    }
    var result: [String: LSP.LSPAny] = [
      "positionEncoding": .string(profile.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "workspace": .object(workspace),
    ]
    for request in supportedRequests {
      if let options = request.options(for: profile) { result[request.provider] = options }
    }
    return result
  }

  /// Begins the session when the client has sent `initialized`, so that it accepts messages.
  mutating func begin() {
    phase = .running
    let messages = held
    held = []
    for message in messages { send(message) }
    if profile.registersWatchers {
      watchFiles("files") { .string($0) }
      watchSurroundings()
    }
    if profile.registersConfiguration {
      register(
        ["id": "configuration", "method": "workspace/didChangeConfiguration"],
        purpose: "changes of the configuration")
    }
    askConfiguration()
    for number in folders.keys.sorted() where folders[number]?.scan.isUnderWay == true {
      createProgress(number)
    }
    startDiagnostics()
  }

  /// Watches the workspaces of which the client has opened only parts, and stops watching others.
  mutating func watchSurroundings() {
    guard phase == .running, profile.registersWatchers, profile.takesRelativePatterns else { return }
    let roots = Set(
      folders.filter { $0.key != Self.outside }.map(\.value.opened)
        .filter { opened in !opened.folders.contains { $0.part.isEmpty } }.map(\.rootPath))
    for root in watchedRoots.subtracting(roots).sorted() {
      let params: LSP.LSPAny = [
        "unregisterations": [["id": .string(root), "method": "workspace/didChangeWatchedFiles"]]
      ]
      sendRequest("client/unregisterCapability", params, purpose: "to end watching files")
    }
    for root in roots.subtracting(watchedRoots).sorted() {
      watchFiles(root) { ["baseUri": .string(Server.uri(ofPath: root)), "pattern": .string($0)] }
    }
    watchedRoots = roots
  }

  private mutating func watchFiles(_ id: String, _ glob: (_ pattern: String) -> LSP.LSPAny) {
    let options: LSP.LSPAny = ["watchers": .array(Self.watchedFiles.map { ["globPattern": glob($0)] })]
    register(
      ["id": .string(id), "method": "workspace/didChangeWatchedFiles", "registerOptions": options],
      purpose: "watching files")
  }

  private mutating func register(_ registration: LSP.LSPAny, purpose: String) {
    let params: LSP.LSPAny = ["registrations": [registration]]
    sendRequest("client/registerCapability", params, purpose: purpose)
  }

  private static let watchedFiles = [
    "**/*.swift", "**/*.{storyboard,xib,nib}", "**/*.{h,m,mm,pch}", "**/project.pbxproj", "**/*.xcconfig",
    "**/.gitignore", "**/.ibls.json", "**/*.{plist,sdef}", "**/*.lproj/*.{strings,xcstrings}",
    "**/*.xcdatamodel/contents",
    "**/{Podfile,Podfile.lock,Package.resolved,project.yml,.gitmodules}", "**/{Cartfile,Cartfile.resolved}",
    AssetCache.watchedFiles, "**/*.{imageset,symbolset}/Contents.json",
    "**/*.{png,jpg,jpeg,gif,pdf,svg,heic,tif,tiff,icns}",
  ]

  mutating func shutDown(_ id: LSP.RequestID) {
    for request in pending.keys.sorted(by: { $0.description < $1.description }) {
      fail(request, LSP.ResponseError(.requestCancelled, "the server shuts down"))
    }
    for running in runningJobs.values { running.cancellation.cancel() }
    runningJobs = [:]
    hasShutDown = true
    reply(id, LSP.LSPAny.null)
    phase = .shutDown
  }

  mutating func end() {
    for running in runningJobs.values { running.cancellation.cancel() }
    phase = .ended
    effects.append(.exit(code: hasShutDown ? 0 : 1))
  }
}
