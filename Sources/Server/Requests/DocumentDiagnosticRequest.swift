import Index
import LanguageServerProtocol

/// The diagnostics of a document, for clients that ask for them. Waits until its folder has been read.
struct DocumentDiagnosticRequest: Request, PendingRequest {
  static let method = "textDocument/diagnostic"

  static func isSupported(for client: ClientProfile) -> Bool { client.pullsDiagnostics }

  /// The options name `WorkspaceDiagnosticRequest` as well.
  static func announce(in capabilities: inout LSP.ServerCapabilities, to client: ClientProfile) {
    guard client.pullsDiagnostics else { return }
    capabilities.diagnosticProvider = LSP.ServerCapabilities.DiagnosticOptions(identifier: "ibls")
  }

  let params: LSP.DocumentDiagnosticParams

  var waitsForScan: Bool { true }

  var errorAfterEdit: LSP.ResponseError {
    LSP.ResponseError(
      .serverCancelled, "the document was edited", data: .object(["retriggerRequest": .bool(true)]))
  }

  func start(_ id: LSP.RequestID, in state: inout ServerState) {
    state.pending[id] = ServerState.Pending(request: self, document: state.key(of: params.textDocument.uri))
    proceed(id, in: &state)
  }

  func proceed(_ id: LSP.RequestID, in state: inout ServerState) {
    state.catchUp()
    guard let key = state.pending[id]?.document else { return }
    guard let place = state.place(of: key), let root = state.roots[place.root] else {
      // Not known yet, perhaps.
      let isRead = state.folder(holding: key).flatMap { state.roots[$0.number]?.isScanned }
      if isRead != false { state.finishIfDone(id) }
      return
    }
    guard root.isReady else { return }
    var files = root.stale[place.file] == nil ? [] : [place.file]
    if state.profile.takesRelatedDocuments {
      // What the edit changed in others is told along, even while a name is being typed: Neovim 0.12 would not ask
      // about them at the next pause.
      files += state.openFiles(of: place.root).filter {
        $0 != place.file && root.stale[$0] != nil && root.told[$0] != nil
      }
    }
    if !files.isEmpty { state.start(.diagnose(files), of: place.root, for: .request(id)) }
    state.finishIfDone(id)
  }

  func finish(_ id: LSP.RequestID, in state: inout ServerState) {
    guard let key = state.pending[id]?.document, let place = state.place(of: key),
      let root = state.roots[place.root]
    else {
      state.reply(id, LSP.DocumentDiagnosticReport(report: .full(resultId: Root.cleanResult, items: [])))
      return
    }
    let related =
      state.profile.takesRelatedDocuments ? relatedReports(place.file, of: place.root, in: &state) : [:]
    state.roots[place.root]?.told[place.file] = root.resultID(of: place.file)
    state.reply(
      id,
      LSP.DocumentDiagnosticReport(
        // Neovim 0.12 looks at nothing else in a report that is unchanged.
        report: root.diagnosticReport(of: place.file, related.isEmpty ? params.previousResultId : nil),
        relatedDocuments: related.isEmpty ? nil : related))
  }

  /// What the client can't know to ask for: the documents to which the diagnostics of this one point, often looked
  /// at next, and open ones that have changed since they were pulled.
  private func relatedReports(
    _ file: FileID, of number: Int, in state: inout ServerState
  ) -> [LSP.DocumentUri: LSP.DiagnosticReport] {
    guard let root = state.roots[number] else { return [:] }
    var related: [LSP.DocumentUri: LSP.DiagnosticReport] = [:]
    let open = state.openFiles(of: number).filter {
      root.told[$0] != nil && root.told[$0] != root.resultID(of: $0)
    }
    for other in open.union(root.reports[file]?.relatedFiles ?? [])
    where other != file && root.stale[other] == nil {
      guard let source = root.snapshot[other] else { continue }
      let key = root.absolutePath(source.path)
      guard state.place(of: key)?.root == number else { continue }
      related[state.uri(ofKey: key)] = root.diagnosticReport(of: other)
      state.roots[number]?.told[other] = root.resultID(of: other)
    }
    return related
  }
}
