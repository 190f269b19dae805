import Index

/// The diagnostics of all files, for clients that request them. It waits until all folders have been read, and sends partial
/// results if the client accepts them.
struct WorkspaceDiagnosticRequest: Request, PendingRequest {
  static let method = "workspace/diagnostic"
  /// The number of files to check before a partial result is sent.
  private static let partialCount = 512

  static func isSupported(for client: ClientProfile) -> Bool { client.pullsDiagnostics }

  /// `DocumentDiagnosticRequest` announces both requests.
  static func options(for client: ClientProfile) -> LSP.LSPAny? { nil }

  /// The token for partial results; nil where the client does not accept them.
  private let token: LSP.RequestID?
  /// The ids of the results that the client has, by the documents' paths or URIs.
  private let previous: [String: String]
  /// The documents whose results have been sent as partial results.
  private var sent: Set<LSP.DocumentUri> = []

  init(params: LSP.WorkspaceDiagnosticParams) {
    token = params.partialResultToken
    previous = Dictionary(
      (params.previousResultIds ?? []).map { (pathOrURI($0.uri), $0.value) }, uniquingKeysWith: { $1 })
  }

  var waitsForScan: Bool { true }

  func proceed(_ id: LSP.RequestID, in state: inout ServerState) {
    state.scanEditedDocuments()
    guard state.folders.values.allSatisfy(\.isReady) else { return }
    for number in state.folders.keys.sorted() {
      guard let folder = state.folders[number], !folder.diagnostics.stale.isEmpty else { continue }
      let files = folder.diagnostics.stale.keys.sorted()
      let share = token == nil ? files.count : Self.partialCount
      for lower in stride(from: 0, to: files.count, by: share) {
        let part = Array(files[lower..<min(lower + share, files.count)])
        state.start(.diagnose(part), of: number, for: .request(id))
      }
    }
    state.finishIfDone(id)
  }

  /// Sends the result of a job if the client accepts partial results.
  mutating func receive(
    _ output: Job.Output, from number: Int, for id: LSP.RequestID, in state: inout ServerState
  ) {
    guard case .diagnostics(let found) = output, let token, let folder = state.folders[number] else { return }
    var items: [LSP.WorkspaceDocumentDiagnosticReport] = []
    for diagnostics in found where folder.diagnostics.stale[diagnostics.file] == nil {
      guard let item = item(diagnostics.file, of: number, in: state) else { continue }
      items.append(item)
      sent.insert(item.uri)
    }
    if !items.isEmpty { send(items, to: token, in: &state) }
  }

  func finish(_ id: LSP.RequestID, in state: inout ServerState) {
    let items = items(in: state).filter { !sent.contains($0.uri) }
    guard let token, !sent.isEmpty else {
      state.reply(id, LSP.WorkspaceDiagnosticReport(items: items))
      return
    }
    send(items, to: token, in: &state)
    state.reply(id, LSP.WorkspaceDiagnosticReport(items: []))
  }

  private func send(
    _ items: [LSP.WorkspaceDocumentDiagnosticReport], to token: LSP.RequestID, in state: inout ServerState
  ) {
    state.send(
      .notification(
        method: "$/progress",
        params: LSP.ProgressParams(token: token, value: LSP.WorkspaceDiagnosticReport(items: items))))
  }

  /// The report of a file; nil where it has no diagnostics and the client knows that.
  private func item(
    _ file: FileID, of number: Int, in state: ServerState
  ) -> LSP.WorkspaceDocumentDiagnosticReport? {
    guard let folder = state.folders[number], let source = folder.snapshot[file],
      let report = folder.diagnostics.reports[file]
    else { return nil }
    let key = folder.absolutePath(source.path)
    let uri = state.uri(ofKey: key)
    let known = previous[pathOrURI(uri)]
    guard state.isShown(key, source.path, of: number), !report.diagnostics.isEmpty || known != nil else {
      return nil
    }
    return LSP.WorkspaceDocumentDiagnosticReport(
      folder.diagnostics.report(of: file, known), of: uri, version: state.documents[key]?.version)
  }

  /// The reports of all files with diagnostics, and of files for which the client still has some.
  private func items(in state: ServerState) -> [LSP.WorkspaceDocumentDiagnosticReport] {
    var items: [LSP.WorkspaceDocumentDiagnosticReport] = []
    var listed: Set<String> = []
    for number in state.folders.keys.sorted() {
      guard let folder = state.folders[number] else { continue }
      for file in folder.diagnostics.reports.keys.sorted() {
        guard let item = item(file, of: number, in: state) else { continue }
        listed.insert(pathOrURI(item.uri))
        items.append(item)
      }
    }
    for name in previous.keys.sorted() where !listed.contains(name) {
      let document = state.documents[state.key(ofPath: name)].flatMap { pathOrURI($0.uri) == name ? $0 : nil }
      items.append(
        LSP.WorkspaceDocumentDiagnosticReport(
          previous[name] == DiagnosticStore.cleanResult
            ? .unchanged(resultId: DiagnosticStore.cleanResult)
            : .full(resultId: DiagnosticStore.cleanResult, items: []),
          of: document?.uri ?? (name.hasPrefix("/") ? uri(ofPath: name) : name), version: document?.version))
    }
    return items
  }
}
