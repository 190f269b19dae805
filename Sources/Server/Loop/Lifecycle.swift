import World

/// The start and the end of a session.
extension ServerState {
  mutating func initialize(_ id: LSP.RequestID, _ params: LSP.InitializeParams) {
    profile = ClientProfile(params.capabilities, params.initializationOptions)
    trace = params.trace.flatMap { Trace(rawValue: $0) } ?? .off
    if let options = params.initializationOptions { settings = Settings(options) }
    var opened = params.workspaceFolders ?? []
    if opened.isEmpty {
      // Older clients have one folder and two ways to name it.
      if let uri = params.rootUri {
        opened = [LSP.WorkspaceFolder(uri: uri, name: "")]
      } else if let path = params.rootPath, path.hasPrefix("/") {
        opened = [LSP.WorkspaceFolder(uri: Server.uri(ofPath: path), name: "")]
      }
    }
    var capabilities = LSP.ServerCapabilities(positionEncoding: profile.encoding.rawValue)
    for request in supportedRequests { request.announce(in: &capabilities, to: profile) }
    if !profile.registersWatchers { capabilities.workspace.fileOperations = profile.fileOperations }
    phase = .answered
    effects.append(
      .send(
        .result(
          id: id,
          LSP.InitializeResult(
            capabilities: capabilities,
            serverInfo: LSP.InitializeResult.ServerInfo(name: "ibls", version: iblsVersion)))))
    processID = params.processId
    if processID != nil { effects.append(.wait(.parent, Self.parentCheckInterval)) }
    // The scan can begin before the client accepts messages about it.
    for folder in opened { addFolder(folder.uri) }
  }

  /// The client has sent `initialized` and takes messages now.
  mutating func begin() {
    phase = .running
    let messages = held
    held = []
    for message in messages { send(message) }
    if profile.registersWatchers {
      sendRequest("client/registerCapability", watchers, purpose: "watching files")
    }
    if profile.registersConfiguration {
      let registration = LSP.Registration(id: "configuration", method: "workspace/didChangeConfiguration")
      sendRequest(
        "client/registerCapability", LSP.RegistrationParams(registrations: [registration]),
        purpose: "changes of the configuration")
    }
    askConfiguration()
    for number in folders.keys.sorted() where folders[number]?.isScanning == true { createProgress(number) }
    startDiagnostics()
  }

  private var watchers: LSP.RegistrationParams {
    LSP.RegistrationParams(registrations: [
      LSP.Registration(
        id: "files", method: "workspace/didChangeWatchedFiles",
        registerOptions: LSP.WatchedFilesRegistrationOptions(globPatterns: [
          "**/*.swift", "**/*.{storyboard,xib}", "**/*.{h,m,mm}", "**/project.pbxproj", "**/*.xcconfig",
          "**/.gitignore", "**/.ibls.json", "**/*Info*.plist",
          "**/{Podfile,Podfile.lock,Package.resolved,project.yml,.gitmodules}",
          "**/{Cartfile,Cartfile.resolved}",
        ]))
    ])
  }

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
