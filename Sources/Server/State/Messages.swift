/// Messages to the client.
extension ServerState {
  // MARK: Answers

  /// Answers a request with a result.
  mutating func reply(_ id: LSP.RequestID, _ result: any Encodable & Sendable) {
    pending[id] = nil
    send(.result(id: id, result))
  }

  /// Answers a pending request with an error and stops its jobs.
  mutating func fail(_ id: LSP.RequestID, _ error: LSP.ResponseError) {
    if let request = pending.removeValue(forKey: id) {
      for job in request.jobs { runningJobs.removeValue(forKey: job)?.cancellation.cancel() }
    }
    send(.failure(id: id, error))
  }

  mutating func cancel(_ id: LSP.RequestID) {
    guard pending[id] != nil else { return }
    fail(id, LSP.ResponseError(.requestCancelled, "canceled"))
  }

  // MARK: Sending

  mutating func send(_ message: LSP.Outgoing) {
    switch (phase, message) {
    case (.fresh, .notification), (.fresh, .request), (.answered, .notification), (.answered, .request):
      held.append(message)
      return
    default: break
    }
    if trace != .off, case .result(let id, _) = message {
      traceMessage("sending the answer to \(id)", message.content)
    }
    effects.append(.send(message))
  }

  /// Shows the user a message.
  mutating func showMessage(_ type: LSP.MessageType, _ message: String) {
    send(
      .notification(
        method: "window/showMessage", params: LSP.LogMessageParams(type: type, message: message)))
  }

  mutating func log(_ type: LSP.MessageType, _ message: String) {
    send(
      .notification(method: "window/logMessage", params: LSP.LogMessageParams(type: type, message: message)))
  }

  mutating func traceMessage(_ message: String, _ content: @autoclosure () -> [UInt8]) {
    guard phase == .running else { return }
    let verbose = trace == .verbose ? String(decoding: content(), as: UTF8.self) : nil
    effects.append(
      .send(
        .notification(method: "$/logTrace", params: LSP.LogTraceParams(message: message, verbose: verbose))))
  }

  // MARK: Requests to the client

  mutating func sendRequest(
    _ method: String, _ params: (any Encodable & Sendable)?, onResponse: @escaping ResponseHandler
  ) {
    guard phase == .running else { return }
    let id = LSP.RequestID.string("ibls-\(number())")
    responseHandlers[id] = onResponse
    send(.request(id: id, method: method, params: params))
  }

  /// Sends a request to which any response is fine except an error.
  ///
  /// - Parameter purpose: The subject of the request, for the log if the client answers with an error.
  mutating func sendRequest(_ method: String, _ params: (any Encodable & Sendable)?, purpose: String) {
    sendRequest(method, params) { response, state in
      if response.isError { state.log(.warning, "the client refuses \(purpose)") }
    }
  }

  mutating func receiveResponse(_ id: LSP.RequestID, _ body: LSP.Body) {
    guard let handler = responseHandlers.removeValue(forKey: id) else {
      log(.warning, "a response to \(id), which no request is waiting for")
      return
    }
    handler(body, &self)
  }
}
