import World

/// The entry of the server, which passes each event, request and notification to its part of the state.
extension ServerState {
  /// Handles an event and returns the effects to perform, in order.
  mutating func handle(_ event: Event, at now: ContinuousClock.Instant) -> [Effect] {
    self.now = now
    if phase == .ended { return [] }
    switch event {
    case .received(let message): receive(message)
    case .unreadable(let reason):
      log(.error, "not a message: \(reason)")
      send(.failure(id: nil, LSP.ResponseError(.parseError, reason)))
    case .inputClosed, .clientStoppedReading: end()
    case .resolved(let named, let realPaths): pathsResolved(named, realPaths)
    case .scanning(let folder, let generation, let files): reportProgress(folder, generation, files)
    case .scanned(let folder, let generation, let scanned): finishScan(folder, generation, scanned)
    case .scanFailed(let folder, let generation, let error): failScan(folder, generation, error)
    case .looked(let folder, let generation, let look): looked(folder, generation, look)
    case .located(let folder, let asked, let found): filesLocated(folder, asked, found)
    case .read(let files): filesRead(files)
    case .computed(let job, let output): finish(job, output)
    case .passed(.burstEnd): endBurst()
    case .passed(.typingPause): endTypingPause()
    case .passed(.look(let folder)):
      folders[folder]?.looks.isAwaited = false
      look(at: folder)
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
        // A notification has no answer, so its error can only be logged.
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
      saved(try body.params(LSP.TextDocumentParams.self).textDocument.uri)
    case "textDocument/didClose":
      try close(body.params(LSP.TextDocumentParams.self).textDocument.uri)
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
}
