/// A request about all folders. A job on each folder finds a part of the answer.
protocol WorkspaceRequest: Request, PendingRequest {
  associatedtype Item: Encodable & Sendable

  /// The items found so far.
  var items: [Item] { get set }

  /// Finds one folder's share of the answer, beside the loop.
  func items(in context: RequestContext) -> [Item]
}

extension WorkspaceRequest {
  func proceed(_ id: LSP.RequestID, in state: inout ServerState) {
    for folder in state.folders.keys.sorted() {
      state.start(.answer { Answer(items(in: $0)) }, of: folder, for: .request(id))
    }
  }

  mutating func receive(
    _ output: Job.Output, from folder: Int, for id: LSP.RequestID, in state: inout ServerState
  ) {
    if case .answer(let answer) = output, let found = answer.result as? [Item] { items += found }
  }

  func finish(_ id: LSP.RequestID, in state: inout ServerState) { state.reply(id, items) }
}
