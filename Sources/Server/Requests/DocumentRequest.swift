import Index

/// A request about one document, answered by a job on a snapshot of the folder that holds it.
protocol DocumentRequest: Request, PendingRequest where Params: LSP.DocumentParams {
  /// Whether it waits until the folder has been read; others are answered from what is known.
  static var needsScan: Bool { get }
  /// Whether it fails where the folder could not be read.
  static var needsEveryFile: Bool { get }
  /// Whether it waits for files that are being read again: an editor that has just saved one asks about what it saved.
  static var waitsForReads: Bool { get }

  var params: Params { get }

  /// Finds the answer, beside the loop.
  ///
  /// - Throws: The error that the client gets for an answer.
  func answer(in file: FileID, _ context: RequestContext) throws(LSP.ResponseError) -> Answer
}

extension DocumentRequest {
  static var needsScan: Bool { false }
  static var needsEveryFile: Bool { false }
  static var waitsForReads: Bool { needsEveryFile }

  var document: LSP.DocumentUri? { params.textDocument.uri }
  var waitsForScan: Bool { Self.needsScan }

  func proceed(_ id: LSP.RequestID, in state: inout ServerState) {
    guard let key = state.pending[id]?.document, let place = state.place(of: key) else {
      // Other servers may know the document; there is nothing of ours in it.
      state.reply(id, LSP.LSPAny.null)
      return
    }
    if Self.waitsForReads, let folder = state.folders[place.folder], folder.isReady, folder.looksUnderWay > 0
    {
      return
    }
    if Self.needsScan, let folder = state.folders[place.folder] {
      guard folder.isReady else { return }
      if Self.needsEveryFile, folder.scanFailed {
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
    // The job was lost when its folder was read again.
    state.fail(id, LSP.ResponseError(.contentModified, "the workspace was read again"))
  }
}
