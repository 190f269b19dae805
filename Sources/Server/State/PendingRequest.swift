/// A request that jobs answer, from its start to its answer.
protocol PendingRequest: Sendable {
  /// The document of the request; nil for the whole workspace.
  var document: LSP.DocumentUri? { get }

  /// Whether the request waits for the current scan, and for a later one, rather than fail.
  var waitsForScan: Bool { get }

  /// Whether the folder of the document is compared with the disk first, so that the answer includes changes there.
  var looksFirst: Bool { get }

  /// The error that the client gets if it edits the document before the answer.
  var errorAfterEdit: LSP.ResponseError { get }

  /// Starts the necessary jobs; called at the start, and after each scan while no job of the request runs.
  func proceed(_ id: LSP.RequestID, in state: inout ServerState)

  /// Handles the result of one of the jobs.
  mutating func receive(
    _ output: Job.Output, from folder: Int, for id: LSP.RequestID, in state: inout ServerState)

  /// Answers the request; called when no job of the request runs any more and it has no answer yet.
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
