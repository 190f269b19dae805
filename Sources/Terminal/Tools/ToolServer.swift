import Dispatch
import Rules
import Synchronization
import World

/// Serves an agent over standard input and output until that ends.
///
/// One thread reads, so that a call can be given up and a ping is answered while another one works; the caller's thread does the
/// work, one request after the other.
///
/// - Parameters:
///   - folders: Those that the user names, absolute; none where the client lists them, else the current one.
///   - converter: The program that makes PNG of SVG, with its arguments; nil for none.
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
    case let message: if let refused = inbox.post(message) { output.send(refused) }
    }
  }
  while true {
    let bytes = environment.readInput()
    if bytes.isEmpty { break }
    for line in lines.lines(adding: bytes) { take(line) }
  }
  if let line = lines.last() { take(line) }
  inbox.close()
}

/// Writes messages, a line each, from any thread.
private final class ToolOutput: Sendable {
  private let environment: Environment
  private let turn = Mutex(())

  init(_ environment: Environment) { self.environment = environment }

  func send(_ message: JSON) {
    let bytes = encoded(message, isPretty: false)
    turn.withLock { _ in environment.writeOutput(bytes) }
  }
}

/// The messages that wait, and what the client says about them meanwhile.
private final class ToolInbox: Sendable {
  private struct Content {
    var waiting: [ToolMessage] = []
    var isClosed = false
    var current: JSON?
    var isCurrentCanceled = false
    /// The URIs that the client lists, and whether they are being listed.
    var roots: [String]?
    var rootsRequest: JSON?
  }

  /// More requests than an agent sends at a time.
  private static let mostWaiting = 1000

  private let content = Mutex(Content())
  private let arrived = DispatchSemaphore(value: 0)
  private let listed = DispatchSemaphore(value: 0)

  /// The answer to a request that can't wait; else nil.
  func post(_ message: ToolMessage) -> JSON? {
    let (refused, isPosted) = content.withLock { content -> (JSON?, Bool) in
      switch message {
      case .notification("notifications/cancelled", let params):
        guard let id = params?["requestId"] else { return (nil, false) }
        if content.current == id { content.isCurrentCanceled = true }
        content.waiting.removeAll { if case .request(id, _, _) = $0 { true } else { false } }
        return (nil, false)
      case .response(let id, let result):
        guard id == content.rootsRequest else { return (nil, false) }
        content.rootsRequest = nil
        content.roots = result.flatMap { ToolSession.roots($0) } ?? content.roots ?? []
        listed.signal()
        return (nil, false)
      case .request(let id, _, _):
        guard content.waiting.count < Self.mostWaiting else {
          return (ToolError.tooMany.response(to: id), false)
        }
      case .notification:
        guard content.waiting.count < Self.mostWaiting else { return (nil, false) }
      case .broken: break
      }
      content.waiting.append(message)
      return (nil, true)
    }
    if isPosted { arrived.signal() }
    return refused
  }

  func close() {
    content.withLock { $0.isClosed = true }
    arrived.signal()
    listed.signal()
  }

  /// The next message; nil when the input has ended and none is left.
  func next() -> ToolMessage? {
    while true {
      let (message, isClosed) = content.withLock { content -> (ToolMessage?, Bool) in
        content.current = nil
        content.isCurrentCanceled = false
        guard !content.waiting.isEmpty else { return (nil, content.isClosed) }
        let message = content.waiting.removeFirst()
        if case .request(let id, _, _) = message { content.current = id }
        return (message, false)
      }
      if message != nil || isClosed { return message }
      arrived.wait()
    }
  }

  var isCurrentCanceled: Bool { content.withLock { $0.isCurrentCanceled } }

  func expectRoots(_ id: JSON) {
    content.withLock { $0.rootsRequest = id }
    // The answer to an earlier request is none to this one.
    while listed.wait(timeout: .now()) == .success {}
  }

  /// The roots that the client lists; nil where it lists none or does not answer.
  func roots() -> [String]? {
    if content.withLock({ $0.rootsRequest != nil && !$0.isClosed }) {
      _ = listed.wait(timeout: .now() + .seconds(3))
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
  /// The roots that a stateless client gave.
  private var givenRoots: [String]?
  private var rootsRequests = 0

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
    switch message {
    case .notification("notifications/initialized", _), .notification("notifications/roots/list_changed", _):
      if session.clientHasRoots, folders.isEmpty {
        requestRoots()
      } else {
        // Changes of an agent before its first call are new as well.
        _ = try? currentContext()
      }
    case .request(let id, let method, let params):
      guard let response = response(to: id, method, params), !inbox.isCurrentCanceled else { return }
      output.send(response)
    case .notification, .response, .broken: break
    }
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
      case .result(let answer): result = answer
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
    // A search that was broken off leaves a part of its result in what is kept.
    if inbox.isCurrentCanceled { context?.forget() }
    return ToolSession.result(of: answer, isStateless: call.isStateless)
  }

  /// The workspaces of the project, kept from call to call as long as the roots are the same.
  private mutating func currentContext() throws(ToolRefusal) -> ToolContext {
    let listed = folders.isEmpty ? givenRoots ?? inbox.roots() ?? [] : []
    let roots =
      listed.isEmpty
      ? ToolRoots(folders.isEmpty ? [environment.currentDirectory] : folders, in: environment)
      : ToolRoots(uris: listed, in: environment)
    // Another folder than the named ones is none of the project's.
    if roots.folders.isEmpty {
      let named = listed.isEmpty ? folders : listed
      throw ToolRefusal(
        message: named.isEmpty
          ? "no folder of a project is known; start 'ibls mcp FOLDER', or let the client list its roots"
          : "no folder can be read of those that the project has: " + named.prefix(8).joined(separator: ", "))
    }
    if let context, context.roots.folders == roots.folders { return context }
    let inbox = inbox
    let new = ToolContext(roots, converter: converter, in: environment) { inbox.isCurrentCanceled }
    new.noteStart()
    context = new
    return new
  }
}
