/// A request that jobs answer, from its start to its answer.
protocol PendingRequest: Sendable {
  /// The document that it is about; nil for the whole workspace.
  var document: LSP.DocumentUri? { get }

  /// Whether it waits for a scan that is under way, and outlasts a new one, rather than fail.
  var waitsForScan: Bool { get }

  /// Whether the folder of its document is compared with the disk first: its answer must not miss what was changed there.
  var looksFirst: Bool { get }

  /// The error that the client gets for an answer when it edits the document meanwhile.
  var errorAfterEdit: LSP.ResponseError { get }

  /// Starts the jobs that are needed: at the start, and after a scan while none is at work.
  func proceed(_ id: LSP.RequestID, in state: inout ServerState)

  /// Takes what one of the jobs found in a folder.
  mutating func receive(
    _ output: Job.Output, from folder: Int, for id: LSP.RequestID, in state: inout ServerState)

  /// Answers, when no job is at work any more and none has answered.
  func finish(_ id: LSP.RequestID, in state: inout ServerState)
}

extension PendingRequest {
  var document: LSP.DocumentUri? { nil }
  var waitsForScan: Bool { false }
  var looksFirst: Bool { false }
  var errorAfterEdit: LSP.ResponseError { LSP.ResponseError(.contentModified, "the document was edited") }

  func receive(
    _ output: Job.Output, from folder: Int, for id: LSP.RequestID, in state: inout ServerState
  ) {}
}
