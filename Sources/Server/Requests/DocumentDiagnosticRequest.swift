import Index

/// The diagnostics of a document, for clients that request them. It waits until its folder has been read.
struct DocumentDiagnosticRequest: Request, PendingRequest {
  static let method = "textDocument/diagnostic"

  static func isSupported(for client: ClientProfile) -> Bool { client.pullsDiagnostics }

  /// The options of both `WorkspaceDiagnosticRequest` and this request.
  static func options(for client: ClientProfile) -> LSP.LSPAny? {
    client.pullsDiagnostics
      ? ["identifier": "ibls", "interFileDependencies": true, "workspaceDiagnostics": true] : nil
  }

  let params: LSP.DocumentDiagnosticParams

  var document: LSP.DocumentUri? { params.textDocument.uri }
  var waitsForScan: Bool { true }

  var errorAfterEdit: LSP.ResponseError {
    LSP.ResponseError(
      .serverCancelled, "the document was edited", data: ["retriggerRequest": true])
  }

  func proceed(_ id: LSP.RequestID, in state: inout ServerState) {
    state.scanEditedDocuments()
    guard let key = state.pending[id]?.document else { return }
    guard let place = state.place(of: key), let folder = state.folders[place.folder] else {
      // The folder may be unread.
      let isRead = state.innermostFolder(of: key).flatMap { state.folders[$0.number]?.scan.isDone }
      if isRead != false { state.finishIfDone(id) }
      return
    }
    guard folder.isReady else { return }
    var files = folder.diagnostics.stale[place.file] == nil ? [] : [place.file]
    if state.profile.takesRelatedDocuments {
      // The diagnostics that the edit changed in other files are part of the answer, even while the user types a name, since
      // Neovim 0.12 would not request them at the next pause.
      files += state.openFiles(of: place.folder).filter {
        $0 != place.file && folder.diagnostics.stale[$0] != nil
          && folder.diagnostics.deliveredResults[$0] != nil
      }
    }
    if !files.isEmpty { state.start(.diagnose(files), of: place.folder, for: .request(id)) }
    state.finishIfDone(id)
  }

  func finish(_ id: LSP.RequestID, in state: inout ServerState) {
    guard let key = state.pending[id]?.document, let place = state.place(of: key),
      let folder = state.folders[place.folder]
    else {
      state.reply(id, LSP.DocumentDiagnosticReport.full(resultId: DiagnosticStore.cleanResult, items: []))
      return
    }
    let related =
      state.profile.takesRelatedDocuments ? relatedReports(place.file, of: place.folder, in: &state) : [:]
    state.folders[place.folder]?.diagnostics.deliveredResults[place.file] = folder.diagnostics.resultID(
      of: place.file)
    // Neovim 0.12 ignores related documents in an unchanged report, so the report is full.
    var report = folder.diagnostics.report(of: place.file, related.isEmpty ? params.previousResultId : nil)
    if !related.isEmpty { report.relatedDocuments = related }
    state.reply(id, report)
  }

  /// The reports of documents that the client would not request by itself.
  ///
  /// These are the documents to which the diagnostics of this one refer, which users often open next, and open documents that
  /// have changed since the client pulled them.
  private func relatedReports(
    _ file: FileID, of number: Int, in state: inout ServerState
  ) -> [LSP.DocumentUri: LSP.DocumentDiagnosticReport] {
    guard let folder = state.folders[number] else { return [:] }
    var related: [LSP.DocumentUri: LSP.DocumentDiagnosticReport] = [:]
    let open = state.openFiles(of: number).filter {
      folder.diagnostics.deliveredResults[$0] != nil
        && folder.diagnostics.deliveredResults[$0] != folder.diagnostics.resultID(of: $0)
    }
    for other in open.union(folder.diagnostics.reports[file]?.relatedFiles ?? [])
    where other != file && folder.diagnostics.stale[other] == nil {
      guard let source = folder.snapshot[other] else { continue }
      let key = folder.absolutePath(source.path)
      guard state.isShown(key, source.path, of: number) else { continue }
      related[state.uri(ofKey: key)] = folder.diagnostics.report(of: other)
      state.folders[number]?.diagnostics.deliveredResults[other] = folder.diagnostics.resultID(of: other)
    }
    return related
  }
}
