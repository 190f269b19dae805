import Dispatch
import Rules
import Synchronization
import World

/// Serves an agent over standard input and output until the input ends.
///
/// One thread reads, so that a call can be canceled and a ping answered while another call runs. The caller's thread handles one
/// request after the other.
///
/// - Parameters:
///   - folders: The absolute paths that the user names. If empty, the client lists folders, else the current folder counts.
///   - converter: The program that converts SVG to PNG, with its arguments; nil for none.
func serveTools(_ folders: [String], converter: [String]?, in environment: Environment) -> Int32 {
  let inbox = ToolInbox()
  let output = ToolOutput(environment)
  let reader = WorkerThreads(1)
  reader.async { read(environment, inbox, output) }
  var worker = ToolWorker(
    folders: folders, converter: converter, inbox: inbox, output: output, environment: environment)
  while let message = inbox.next() { worker.handle(message) }
  return 0
}

/// Turns standard input into messages.
private func read(_ environment: Environment, _ inbox: ToolInbox, _ output: ToolOutput) {
  var lines = LineReader()
  func take(_ line: [UInt8]?) {
    guard let line else {
      return output.send(ToolError.parse("the line is longer than 16 MB").response(to: .null))
    }
    switch ToolMessage(line) {
    case .broken(let response): output.send(response)
    case .request(let id, "ping", nil): output.send(["jsonrpc": "2.0", "id": id, "result": [:]])
    case .batch(let messages):
      // Responses and cancellations are about earlier messages.
      for message in messages where message.isAside { _ = inbox.post(message) }
      let others = messages.filter { !$0.isAside }
      let refused = others.isEmpty ? [] : inbox.post(.batch(others))
      if !refused.isEmpty { output.send(.array(refused)) }
    case let message: for refused in inbox.post(message) { output.send(refused) }
    }
  }
  while true {
    let bytes = environment.console.readInput()
    if bytes.isEmpty { break }
    for line in lines.lines(adding: bytes) { take(line) }
  }
  if let line = lines.last() { take(line) }
  inbox.close()
}

/// Writes messages from any thread, as a line each.
private final class ToolOutput: Sendable {
  private let environment: Environment
  private let turn = Mutex(())

  init(_ environment: Environment) { self.environment = environment }

  func send(_ message: JSON) {
    let bytes = encoded(message, isPretty: false)
    turn.withLock { _ in environment.console.writeOutput(bytes) }
  }
}

/// The waiting messages, and what the client reports about them meanwhile.
private final class ToolInbox: Sendable {
  private struct Content {
    var waiting: [ToolMessage] = []
    var isClosed = false
    /// The ids of the requests in the current message. `answered` is the one that is being answered.
    var current: [JSON] = []
    var answered: JSON?
    var canceled: [JSON] = []
    /// The URIs in the client's list; nil before there is one. `rootsRequest` is the id of the request for it.
    var roots: [String]?
    var rootsRequest: JSON?
    /// Whether the client has ignored a request for its roots, so that later calls don't wait for it again.
    var isSilent = false

    mutating func cancel(_ id: JSON) {
      waiting.removeAll { if case .request(id, _, _) = $0 { true } else { false } }
      let isKnown = current.contains(id) || waiting.contains { $0.ids.contains(id) }
      if isKnown, !canceled.contains(id) { canceled.append(id) }
    }
  }

  private let content = Mutex(Content())
  private let arrived = DispatchSemaphore(value: 0)
  private let listed = DispatchSemaphore(value: 0)

  /// Adds a message, and returns the responses to requests that can't wait.
  func post(_ message: ToolMessage) -> [JSON] {
    let refused = content.withLock { content -> [JSON]? in
      switch message {
      case .notification("notifications/cancelled", let params):
        if let id = params?["requestId"] { content.cancel(id) }
        return []
      case .response(let id, let result):
        guard id == content.rootsRequest else { return [] }
        content.rootsRequest = nil
        content.isSilent = false
        content.roots = result.flatMap { ToolSession.roots($0) } ?? content.roots ?? []
        listed.signal()
      case .request, .notification, .batch:
        guard content.waiting.count < ToolMessage.mostWaiting else {
          return message.ids.map { ToolError.tooMany.response(to: $0) }
        }
      case .broken: break
      }
      content.waiting.append(message)
      return nil
    }
    if refused == nil { arrived.signal() }
    return refused ?? []
  }

  func close() {
    content.withLock { $0.isClosed = true }
    arrived.signal()
    listed.signal()
  }

  /// The next message; nil when the input has ended and no message is left.
  func next() -> ToolMessage? {
    while true {
      let (message, isClosed) = content.withLock { content -> (ToolMessage?, Bool) in
        content.canceled.removeAll(where: content.current.contains)
        (content.current, content.answered) = ([], nil)
        guard !content.waiting.isEmpty else { return (nil, content.isClosed) }
        let message = content.waiting.removeFirst()
        content.current = message.ids
        return (message, false)
      }
      if message != nil || isClosed { return message }
      arrived.wait()
    }
  }

  /// Notes which request of the current message is being answered.
  func begin(_ id: JSON) { content.withLock { $0.answered = id } }

  var isCurrentCanceled: Bool {
    content.withLock { content in content.answered.map(content.canceled.contains) ?? false }
  }

  func expectRoots(_ id: JSON) {
    content.withLock { $0.rootsRequest = id }
    // A response to an earlier request for roots does not count for the current one.
    while listed.wait(timeout: .now()) == .success {}
  }

  /// The roots that the client lists; nil where it lists none or does not answer.
  func roots() -> [String]? {
    if content.withLock({ $0.rootsRequest != nil && !$0.isClosed && !$0.isSilent }),
      listed.wait(timeout: .now() + .seconds(3)) == .timedOut
    {
      content.withLock { $0.isSilent = true }
    }
    return content.withLock { $0.roots }
  }
}

/// Answers requests one after the other.
private struct ToolWorker {
  let folders: [String]
  let converter: [String]?
  let inbox: ToolInbox
  let output: ToolOutput
  let environment: Environment
  private var session = ToolSession()
  private var context: ToolContext?
  /// The roots from a stateless client; nil for none.
  private var givenRoots: [String]?
  private var rootsRequests = 0
  /// Whether the folders are known, so that findings in them can be noted. Changes by an agent before its first call count as
  /// new.
  private var isReady = false

  init(
    folders: [String], converter: [String]?, inbox: ToolInbox, output: ToolOutput, environment: Environment
  ) {
    self.folders = folders
    self.converter = converter
    self.inbox = inbox
    self.output = output
    self.environment = environment
  }

  mutating func handle(_ message: ToolMessage) {
    if case .batch(let messages) = message {
      let responses = messages.compactMap { answer(to: $0) }
      if !responses.isEmpty { output.send(.array(responses)) }
    } else if let response = answer(to: message) {
      output.send(response)
    }
    if isReady, context == nil { _ = try? currentContext() }
  }

  /// The response to a message; nil where it needs none.
  private mutating func answer(to message: ToolMessage) -> JSON? {
    switch message {
    case .notification("notifications/initialized", _), .notification("notifications/roots/list_changed", _):
      if session.clientHasRoots, folders.isEmpty { requestRoots() } else { isReady = true }
    case .response: isReady = true
    case .request(let id, let method, let params):
      inbox.begin(id)
      let response = response(to: id, method, params)
      return inbox.isCurrentCanceled ? nil : response
    case .broken(let response): return response
    case .notification, .batch: break
    }
    return nil
  }

  private mutating func requestRoots() {
    rootsRequests += 1
    let id = JSON.string("roots-\(rootsRequests)")
    inbox.expectRoots(id)
    output.send(["jsonrpc": "2.0", "id": id, "method": "roots/list"])
  }

  private mutating func response(to id: JSON, _ method: String, _ params: JSON?) -> JSON? {
    do throws(ToolError) {
      let result: JSON
      switch try session.outcome(method, params) {
      case .result(let answer):
        result = answer
        // If the client can't list roots, the current folder counts.
        if method == "server/discover" { isReady = !folders.isEmpty || !ToolSession.offersRoots(params) }
      case .call(let call): result = self.result(of: call)
      }
      return ["jsonrpc": "2.0", "id": id, "result": result]
    } catch {
      return error.response(to: id)
    }
  }

  private mutating func result(of call: ToolSession.Call) -> JSON {
    if let given = call.givenRoots { givenRoots = given }
    if call.offersRoots, givenRoots == nil, folders.isEmpty { return ToolSession.rootsDemand }
    let answer: Result<ToolAnswer, ToolRefusal>
    do throws(ToolRefusal) {
      let arguments = try ToolCall(call.arguments, of: call.tool)
      answer = .success(try call.tool.answer(arguments, try currentContext()))
    } catch {
      answer = .failure(error)
    }
    // A canceled search leaves incomplete results in the cache.
    if inbox.isCurrentCanceled { context?.forget() }
    return ToolSession.result(of: answer, isStateless: call.isStateless)
  }

  /// The workspaces of the project, kept between calls as long as the roots are the same.
  private mutating func currentContext() throws(ToolRefusal) -> ToolContext {
    let listed = folders.isEmpty ? givenRoots ?? inbox.roots() ?? [] : []
    let roots =
      listed.isEmpty
      ? ToolRoots(folders.isEmpty ? [environment.currentDirectory] : folders, in: environment)
      : ToolRoots(uris: listed, in: environment)
    // No folder replaces the named ones, since it would not be the project's.
    if roots.folders.isEmpty {
      let named = listed.isEmpty ? folders : listed
      throw ToolRefusal(
        message: named.isEmpty
          ? "no folder of a project is known; start 'ibls mcp FOLDER', or let the client list its roots"
          : "no folder can be read of those that the project has: " + named.prefix(8).joined(separator: ", "))
    }
    if let context, context.roots.folders == roots.folders { return context }
    let inbox = inbox
    let new = ToolContext(
      roots, converter: converter, since: context?.starts ?? [:], in: environment
    ) { inbox.isCurrentCanceled }
    new.noteStart()
    context = new
    return new
  }
}
