/// A method that clients can request, with its parameters, its capability and its answer.
///
/// Each request is in a separate file and in `supportedRequests`. Most conform to `DocumentRequest` or `WorkspaceRequest`, so
/// that they only contain the answer.
protocol Request: Sendable {
  associatedtype Params: Decodable & Sendable

  static var method: String { get }

  /// Whether the method exists for a client.
  static func isSupported(for client: ClientProfile) -> Bool

  /// The capability by which the answer to `initialize` announces the request.
  static var provider: String { get }

  /// The value of the capability for a client; nil where the request is not announced.
  static func options(for client: ClientProfile) -> LSP.LSPAny?

  init(params: Params)

  /// Answers, or starts the jobs that find the answer.
  ///
  /// - Throws: The error that the client gets instead of an answer.
  func start(_ id: LSP.RequestID, in state: inout ServerState) throws(LSP.ResponseError)
}

extension Request {
  static func isSupported(for client: ClientProfile) -> Bool { true }

  /// The name of the capability, formed as the protocol does: `hoverProvider` for `textDocument/hover`.
  static var provider: String { (method.split(separator: "/").last ?? "") + "Provider" }

  static func options(for client: ClientProfile) -> LSP.LSPAny? { true }
}

extension Request where Self: PendingRequest {
  func start(_ id: LSP.RequestID, in state: inout ServerState) {
    state.scanEditedDocuments()
    let key = document.map { state.key(of: $0) }
    state.pending[id] = ServerState.Pending(request: self, document: key)
    if looksFirst, let place = key.flatMap({ state.place(of: $0) }) { state.look(at: place.folder) }
    proceed(id, in: &state)
  }
}

extension ServerState {
  /// Starts a request with the parameters in a message.
  mutating func start<R: Request>(
    _: R.Type, _ id: LSP.RequestID, _ body: LSP.Body
  ) throws(LSP.ResponseError) {
    try R(params: body.params(R.Params.self)).start(id, in: &self)
  }
}
