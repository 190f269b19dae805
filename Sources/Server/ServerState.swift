import Index
import LanguageServerProtocol
import Text
import Workspace
import World

/// The whole server: what it knows, and one function that takes an event and says what is to be done.
package struct ServerState: Sendable {
  enum Phase: Hashable, Sendable {
    /// Only `initialize` is answered.
    case fresh
    /// `initialize` has been answered; the client has not said `initialized` yet and must not be asked anything.
    case answered
    case running
    /// Only `exit` means anything.
    case shutDown
    case ended
  }

  /// A request that has not been answered.
  struct Pending: Sendable {
    var request: any PendingRequest
    /// The key of the document that it is about; nil for the whole workspace.
    var document: String?
    /// The jobs at work on it.
    var jobs: Set<Int> = []
  }

  struct Published: Hashable, Sendable {
    var uri: String
    var diagnostics: [LSP.Diagnostic]
  }

  /// Takes the client's response to a request of the server.
  typealias ResponseHandler = @Sendable (_ response: LSP.Body, _ state: inout ServerState) -> Void

  /// What a job is for.
  struct Assignment: Sendable {
    enum Purpose: Hashable, Sendable {
      /// Diagnostics to push, of open documents or of others.
      case push(isUrgent: Bool)
      case request(LSP.RequestID)
    }

    var root: Int
    var revision: Int
    var purpose: Purpose
    var cancellation: Cancellation
  }

  enum Trace: String, Hashable, Sendable { case off, messages, verbose }

  /// For documents outside of every folder.
  static let outside = 0
  static let parentCheckInterval: Duration = .seconds(2)
  /// Shorter than the time in which one looks up from a word just typed.
  static let pause: Duration = .milliseconds(120)

  var phase = Phase.fresh
  var hasShutDown = false
  var profile = ClientProfile()
  var settings = Settings()
  var trace = Trace.off
  var processID: Int?

  /// By key.
  var documents: [String: OpenDocument] = [:]
  /// The keys of open documents whose paths, as the client spells them, lead there through links.
  var aliases: [String: String] = [:]
  var roots: [Int: Root] = [outside: Root(path: "", spelling: "")]
  var nextRoot = 1
  /// What the client shows at present, by key; files without findings left out.
  var published: [String: Published] = [:]

  var pending: [LSP.RequestID: Pending] = [:]
  /// Of the requests that the client has not answered.
  var responseHandlers: [LSP.RequestID: ResponseHandler] = [:]
  var assignments: [Int: Assignment] = [:]
  var nextNumber = 1
  /// Scans under way whose progress the client shows, by token.
  var progress: [String: ScanProgress] = [:]

  var isSettling = false
  var isPausing = false
  /// Whether a client that pulls is to be told at the next pause that an edit has changed other documents.
  var owesRefresh = false
  /// Whether a client is to be told at the next pause that lenses show something else.
  var owesLenses = false
  var lastEdit: ContinuousClock.Instant?
  var lastAlteringEdit: ContinuousClock.Instant?
  /// Kept until the client may be written to.
  var held: [LSP.Outgoing] = []
  var effects: [Effect] = []
  var now: ContinuousClock.Instant

  package init(at now: ContinuousClock.Instant) { self.now = now }

  /// Takes in what has happened; returns what is to be done about it, in order.
  package mutating func handle(_ event: Event, at now: ContinuousClock.Instant) -> [Effect] {
    self.now = now
    if phase == .ended { return [] }
    switch event {
    case .received(let message): receive(message)
    case .unreadable(let reason):
      log(.error, "not a message: \(reason)")
      send(.failure(id: nil, LSP.ResponseError(.parseError, reason)))
    case .inputClosed, .clientStoppedReading: end()
    case .resolved(let named, let realPaths): takeIn(named, realPaths)
    case .scanning(let root, let generation, let files): reportProgress(root, generation, files)
    case .scanned(let root, let generation, let scanned): finishScan(root, generation, scanned)
    case .scanFailed(let root, let generation, let error): failScan(root, generation, error)
    case .located(let root, let asked, let files): place(root, asked, files)
    case .read(let files): takeIn(files)
    case .computed(let job, let output): finish(job, output)
    case .passed(.settled):
      isSettling = false
      settle()
    case .passed(.pause): finishPause()
    case .passed(.parent):
      if let processID { effects.append(.checkParent(processID)) }
    case .parentChecked(let isRunning):
      if isRunning { effects.append(.wait(.parent, Self.parentCheckInterval)) } else { end() }
    }
    defer { effects = [] }
    return effects
  }

  // MARK: Messages

  private mutating func receive(_ message: LSP.Incoming) {
    switch message {
    case .invalid(let id, let error):
      log(.warning, error.message)
      send(.failure(id: id, error))
    case .response(let id, let body):
      receiveResponse(id, body)
    case .notification(let method, let body):
      do {
        try notify(method, body)
      } catch {
        // There is no answer to a notification; the log is all there is.
        log(.error, "\(method): \(error.message)")
      }
    case .request(let id, let method, let body):
      if trace != .off {
        traceMessage("received request '\(method)' (\(id))", body.content)
      }
      do {
        try request(id, method, body)
      } catch {
        send(.failure(id: id, error))
      }
    }
  }

  private mutating func request(
    _ id: LSP.RequestID, _ method: String, _ body: LSP.Body
  ) throws(LSP.ResponseError) {
    switch phase {
    case .fresh where method != "initialize":
      throw LSP.ResponseError(.serverNotInitialized, "'\(method)' before 'initialize'")
    case .shutDown, .ended:
      throw LSP.ResponseError(.invalidRequest, "'\(method)' after 'shutdown'")
    default: break
    }
    guard pending[id] == nil else {
      throw LSP.ResponseError(.invalidRequest, "the id \(id) belongs to a request that is not answered yet")
    }
    switch method {
    case "initialize":
      guard phase == .fresh else { throw LSP.ResponseError(.invalidRequest, "'initialize' a second time") }
      try initialize(id, body.params(LSP.InitializeParams.self))
    case "shutdown":
      shutDown(id)
    default:
      guard let request = supportedRequests.first(where: { $0.method == method }),
        request.isSupported(for: profile)
      else { throw LSP.ResponseError(.methodNotFound, "'\(method)' is not supported") }
      try start(request, id, body)
    }
  }

  private mutating func notify(_ method: String, _ body: LSP.Body) throws(LSP.ResponseError) {
    if method == "exit" {
      end()
      return
    }
    guard phase == .answered || phase == .running else { return }
    switch method {
    case "initialized":
      if phase == .answered { begin() }
    case "textDocument/didOpen":
      open(try body.params(LSP.DidOpenTextDocumentParams.self).textDocument)
    case "textDocument/didChange":
      try change(body.params(LSP.DidChangeTextDocumentParams.self))
    case "textDocument/didSave":
      saved(try body.params(LSP.DidSaveTextDocumentParams.self).textDocument.uri)
    case "textDocument/didClose":
      try close(body.params(LSP.DidCloseTextDocumentParams.self).textDocument.uri)
    case "workspace/didChangeWatchedFiles":
      filesChanged(try body.params(LSP.DidChangeWatchedFilesParams.self).changes)
    case "workspace/didChangeWorkspaceFolders":
      foldersChanged(try body.params(LSP.DidChangeWorkspaceFoldersParams.self).event)
    case "workspace/didChangeConfiguration":
      configurationChanged(try body.params(LSP.DidChangeConfigurationParams.self).settings)
    case "workspace/didCreateFiles":
      filesCreated(try body.params(LSP.FilesParams.self).files.map(\.uri))
    case "workspace/didDeleteFiles":
      filesDeleted(try body.params(LSP.FilesParams.self).files.map(\.uri))
    case "workspace/didRenameFiles":
      let files = try body.params(LSP.RenameFilesParams.self).files
      filesDeleted(files.map(\.oldUri))
      filesCreated(files.map(\.newUri))
    case "window/workDoneProgress/cancel":
      stopScan(try body.params(LSP.WorkDoneProgressCancelParams.self).token)
    case "$/cancelRequest":
      cancel(try body.params(LSP.CancelParams.self).id)
    case "$/setTrace":
      trace = Trace(rawValue: try body.params(LSP.SetTraceParams.self).value) ?? .off
    default:
      break
    }
  }

  // MARK: Lifecycle

  private mutating func initialize(_ id: LSP.RequestID, _ params: LSP.InitializeParams) {
    profile = ClientProfile(params.capabilities, params.initializationOptions)
    trace = params.trace.flatMap { Trace(rawValue: $0) } ?? .off
    if let options = params.initializationOptions { settings = Settings(options) }
    var folders = params.workspaceFolders ?? []
    if folders.isEmpty {
      // Older clients have one folder and two ways to name it.
      if let uri = params.rootUri {
        folders = [LSP.WorkspaceFolder(uri: uri, name: "")]
      } else if let path = params.rootPath, path.hasPrefix("/") {
        folders = [LSP.WorkspaceFolder(uri: Server.uri(ofPath: path), name: "")]
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
    // Reading can begin before the client is ready to hear of it.
    for folder in folders { addFolder(folder.uri) }
  }

  private mutating func begin() {
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
    for number in roots.keys.sorted() where roots[number]?.isScanning == true { createProgress(number) }
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

  private mutating func shutDown(_ id: LSP.RequestID) {
    for request in pending.keys.sorted(by: { $0.description < $1.description }) {
      fail(request, LSP.ResponseError(.requestCancelled, "the server shuts down"))
    }
    for assignment in assignments.values { assignment.cancellation.cancel() }
    assignments = [:]
    hasShutDown = true
    reply(id, LSP.LSPAny.null)
    phase = .shutDown
  }

  private mutating func end() {
    for assignment in assignments.values { assignment.cancellation.cancel() }
    phase = .ended
    effects.append(.exit(code: hasShutDown ? 0 : 1))
  }

  // MARK: Requests to the client

  mutating func sendRequest(
    _ method: String, _ params: (any Encodable & Sendable)?, onResponse: @escaping ResponseHandler
  ) {
    guard phase == .running else { return }
    let id = LSP.RequestID.string("ibls-\(number())")
    responseHandlers[id] = onResponse
    send(.request(id: id, method: method, params: params))
  }

  /// Sends a request to which any response will do but an error.
  ///
  /// - Parameter purpose: What the client refuses with an error, as the log says.
  mutating func sendRequest(_ method: String, _ params: (any Encodable & Sendable)?, purpose: String) {
    sendRequest(method, params) { response, state in
      if response.isError { state.log(.warning, "the client refuses \(purpose)") }
    }
  }

  private mutating func receiveResponse(_ id: LSP.RequestID, _ body: LSP.Body) {
    guard let handler = responseHandlers.removeValue(forKey: id) else {
      log(.warning, "an answer to \(id), which was not asked")
      return
    }
    handler(body, &self)
  }

  // MARK: Settings

  private mutating func askConfiguration() {
    guard profile.hasConfiguration else { return }
    sendRequest("workspace/configuration", LSP.ConfigurationParams(section: "ibls")) { response, state in
      if let answers = response.result([LSP.LSPAny].self), let first = answers.first {
        state.apply(Settings(first))
      }
    }
  }

  private mutating func configurationChanged(_ pushed: LSP.LSPAny?) {
    if profile.hasConfiguration {
      // What is pushed then is often empty, and means: ask again.
      askConfiguration()
    } else if let pushed {
      apply(Settings(pushed["ibls"] ?? pushed))
    }
  }

  private mutating func apply(_ new: Settings) {
    guard new != settings else { return }
    settings = new
    for number in roots.keys { invalidateAll(number) }
    refreshPulled()
    startDiagnostics()
  }

  // MARK: Requests

  mutating func reply(_ id: LSP.RequestID, _ result: any Encodable & Sendable) {
    pending[id] = nil
    send(.result(id: id, result))
  }

  /// Answers a pending request with an error and stops the work on it.
  mutating func fail(_ id: LSP.RequestID, _ error: LSP.ResponseError) {
    if let request = pending.removeValue(forKey: id) {
      for job in request.jobs { assignments.removeValue(forKey: job)?.cancellation.cancel() }
    }
    send(.failure(id: id, error))
  }

  private mutating func cancel(_ id: LSP.RequestID) {
    guard pending[id] != nil else { return }
    fail(id, LSP.ResponseError(.requestCancelled, "cancelled"))
  }

  // MARK: Sending

  mutating func send(_ message: LSP.Outgoing) {
    switch (phase, message) {
    case (.fresh, .notification), (.fresh, .request), (.answered, .notification), (.answered, .request):
      held.append(message)
      return
    default: break
    }
    if trace != .off, case .result(let id, _) = message {
      traceMessage("sending the answer to \(id)", message.content)
    }
    effects.append(.send(message))
  }

  /// Says something to the user.
  mutating func show(_ type: LSP.MessageType, _ message: String) {
    send(
      .notification(
        method: "window/showMessage", params: LSP.LogMessageParams(type: type, message: message)))
  }

  mutating func log(_ type: LSP.MessageType, _ message: String) {
    send(
      .notification(method: "window/logMessage", params: LSP.LogMessageParams(type: type, message: message)))
  }

  private mutating func traceMessage(_ message: String, _ content: @autoclosure () -> [UInt8]) {
    guard phase == .running else { return }
    let verbose = trace == .verbose ? String(decoding: content(), as: UTF8.self) : nil
    effects.append(
      .send(
        .notification(method: "$/logTrace", params: LSP.LogTraceParams(message: message, verbose: verbose))))
  }

  mutating func number() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }
}
