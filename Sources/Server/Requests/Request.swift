/// A method that clients can request: its parameters, its capability and its answer.
///
/// Each stands in a file of its own and in `supportedRequests`. Most conform to `DocumentRequest` or `WorkspaceRequest`, which
/// leave only the answer to them.
protocol Request: Sendable {
  associatedtype Params: Decodable & Sendable

  static var method: String { get }

  /// Whether the method exists for a client.
  static func isSupported(for client: ClientProfile) -> Bool

  /// Announces the request in the answer to `initialize`, with what the client can make use of.
  static func announce(in capabilities: inout LSP.ServerCapabilities, to client: ClientProfile)

  init(params: Params)

  /// Answers, or starts the jobs that find the answer.
  ///
  /// - Throws: The error that the client gets for an answer.
  func start(_ id: LSP.RequestID, in state: inout ServerState) throws(LSP.ResponseError)
}

extension Request {
  static func isSupported(for client: ClientProfile) -> Bool { true }
}

extension ServerState {
  /// Starts a request with the parameters in a message.
  mutating func start<R: Request>(
    _: R.Type, _ id: LSP.RequestID, _ body: LSP.Body
  ) throws(LSP.ResponseError) {
    try R(params: body.params(R.Params.self)).start(id, in: &self)
  }
}
