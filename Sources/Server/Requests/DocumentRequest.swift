import Index

/// A request about one document, which a job on a snapshot of the document's folder answers.
protocol DocumentRequest: Request, PendingRequest where Params: LSP.DocumentParams {
  /// Whether the request waits until the folder has been read; other requests are answered from the known files.
  static var needsScan: Bool { get }
  /// Whether the request fails if the folder could not be read.
  static var needsEveryFile: Bool { get }
  /// Whether the folder is compared with the disk first, and changed files are read again, so that the answer includes what other
  /// programs wrote and what an editor has just saved.
  static var looksFirst: Bool { get }

  var params: Params { get }

  /// Finds the answer, beside the loop.
  ///
  /// - Throws: The error that the client gets instead of an answer.
  func answer(in file: FileID, _ context: RequestContext) throws(LSP.ResponseError) -> Answer
}

extension DocumentRequest {
  static var needsScan: Bool { false }
  static var needsEveryFile: Bool { false }
  static var looksFirst: Bool { needsEveryFile }

  var document: LSP.DocumentUri? { params.textDocument.uri }
  var waitsForScan: Bool { Self.needsScan }
  var looksFirst: Bool { Self.looksFirst }

  func proceed(_ id: LSP.RequestID, in state: inout ServerState) {
    guard let key = state.pending[id]?.document, let place = state.place(of: key) else {
      // The server is still finding out whether a folder contains the document.
      if let key = state.pending[id]?.document, state.documents[key]?.kind != nil,
        let innermost = state.innermostFolder(of: key), state.folders[innermost.number]?.looks.underWay != 0
      {
        return
      }
      // The document is not in the workspace, but other servers may know it.
      state.reply(id, LSP.LSPAny.null)
      return
    }
    if Self.looksFirst, let folder = state.folders[place.folder], folder.isReady,
      folder.looks.underWay > 0 || folder.scan.isUnderWay
    {
      return
    }
    if Self.needsScan, let folder = state.folders[place.folder] {
      guard folder.isReady else { return }
      if Self.needsEveryFile, folder.scan.hasFailed {
        let reason = "the workspace could not be read, so uses of the name may be missing"
        state.fail(id, LSP.ResponseError(.requestFailed, reason))
        return
      }
    }
    state.start(
      .answer { context throws(LSP.ResponseError) in try answer(in: place.file, context) }, of: place.folder,
      for: .request(id))
  }

  func receive(
    _ output: Job.Output, from folder: Int, for id: LSP.RequestID, in state: inout ServerState
  ) {
    switch output {
    case .answer(let answer):
      if let warning = answer.warning { state.showMessage(.warning, warning) }
      if let log = answer.log { state.log(.info, log) }
      state.reply(id, answer.result)
    case .failure(let error): state.fail(id, error)
    case .diagnostics, .cancelled: break
    }
  }

  func finish(_ id: LSP.RequestID, in state: inout ServerState) {
    // Reading the folder again has discarded the job.
    state.fail(id, LSP.ResponseError(.contentModified, "the workspace was read again"))
  }
}
