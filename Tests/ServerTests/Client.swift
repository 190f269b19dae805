import Analysis
import Index
import TestSupport
import Testing
import Workspace
import World

@testable import Server

/// A client that talks to the server's state, and performs its effects at once or on demand.
final class Client {
  var environment: Environment
  var state: ServerState
  var now = ContinuousClock().now
  /// Everything the server sent that has not been looked at.
  var messages: [LSP.LSPAny] = []
  /// Effects that wait to be performed.
  var jobs: [Job] = []
  var timers: [Timer] = []
  var scans: [ScanRequest] = []
  var exitCode: Int32?
  var holdsJobs = false
  var holdsScans = false
  var holdsBurstEnd = false
  /// The number of files that the jobs for diagnostics looked at.
  var diagnosedFiles = 0
  var keptFiles = 0
  /// The number of connections that were judged where others of their document were not.
  var editedConnections = 0
  var answers: (_ method: String) -> LSP.LSPAny? = { _ in .null }
  var processes: Set<Int> = []
  private var nextID = 1

  init(_ files: [String: String] = [:]) {
    environment = .inMemory(Self.withRules(files))
    state = ServerState(at: now)
  }

  func setFiles(_ files: [String: String]) { environment = .inMemory(Self.withRules(files)) }

  /// Most of these workspaces declare more than they connect, which is not what their tests are about.
  private static func withRules(_ files: [String: String]) -> [String: String] {
    var result = files
    for path in files.keys {
      // Any folder may be opened as a workspace.
      var folder = ""
      for name in path.split(separator: "/").dropLast() {
        folder += "/" + name
        if result[folder + "/.ibls.json"] != nil { continue }
        result[folder + "/.ibls.json"] = #"{"rules": {"unconnected-outlet": "off", "unused-action": "off"}}"#
      }
    }
    return result
  }

  // MARK: Sending

  @discardableResult
  func request(_ method: String, _ params: LSP.LSPAny? = nil, id: LSP.LSPAny? = nil) -> LSP.LSPAny {
    let number = id ?? .integer(nextID)
    nextID += 1
    var message: [String: LSP.LSPAny] = ["jsonrpc": "2.0", "id": number, "method": .string(method)]
    if let params { message["params"] = params }
    send(.object(message))
    return number
  }

  func notify(_ method: String, _ params: LSP.LSPAny = [:]) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  func send(_ message: LSP.LSPAny) {
    send(text: String(decoding: LSP.Outgoing.encoded(message), as: UTF8.self))
  }

  func send(text: String) { happen(.received(LSP.Incoming(Array(text.utf8)))) }

  func happen(_ event: Event) {
    for effect in state.handle(event, at: now) { perform(effect) }
  }

  // MARK: Receiving

  /// The answer to a request; a missing one is recorded as an issue.
  func answer(_ id: LSP.LSPAny) -> LSP.LSPAny {
    guard let index = messages.firstIndex(where: { $0["id"] == id && $0["method"] == nil }) else {
      Issue.record("no answer to \(id)")
      return .null
    }
    return messages.remove(at: index)
  }

  func result(_ method: String, _ params: LSP.LSPAny) -> LSP.LSPAny {
    answer(request(method, params))["result"] ?? .null
  }

  func isAnswered(_ id: LSP.LSPAny) -> Bool { messages.contains { $0["id"] == id && $0["method"] == nil } }

  func errorCode(_ id: LSP.LSPAny) -> LSP.LSPAny? { answer(id)["error"]?["code"] }

  /// Takes the messages of a method that have come.
  func take(_ method: String) -> [LSP.LSPAny] {
    let found = messages.filter { $0["method"]?.string == method }
    messages.removeAll { $0["method"]?.string == method }
    return found.map { $0["params"] ?? .null }
  }

  /// The diagnostics published since the last time, a line a document: its name, version and codes.
  func published() -> [String] {
    take("textDocument/publishDiagnostics").map { params in
      let name = params["uri"]?.string?.split(separator: "/").last.map(String.init) ?? "?"
      let codes = params["diagnostics"]?.array?.map { $0["code"]?.string ?? "?" } ?? []
      let version =
        params["version"].map { if case .integer(let number) = $0 { " v\(number)" } else { " ?" } } ?? ""
      return "\(name)\(version): \(codes.joined(separator: " "))"
    }
  }

  // MARK: Effects

  private func perform(_ effect: Effect) {
    switch effect {
    case .send(let message):
      guard let value = LSP.LSPAny.decoded(message.content) else {
        Issue.record("no JSON: \(message)")
        return
      }
      messages.append(value)
      if let method = value["method"]?.string, let id = value["id"], let answer = answers(method) {
        send(["jsonrpc": "2.0", "id": id, "result": answer])
      }
    case .resolve(let named): happen(.resolved(named, realPaths: named.realPaths(in: environment)))
    case .scan(let scan):
      scans.append(scan)
      if !holdsScans { performScans() }
    case .look(let root, let generation, let known):
      happen(.looked(folder: root, generation: generation, known.look(in: environment)))
    case .locate(let root, let path, let files, let excluded):
      happen(locateFiles(files, of: root, path, excluding: excluded, environment))
    case .read(let files): happen(.read(files.map { $0.read(in: environment) }))
    case .compute(let job):
      jobs.append(job)
      if !holdsJobs { performJobs() }
    case .wait(.burstEnd, _):
      timers.append(.burstEnd)
      if !holdsBurstEnd { fire(.burstEnd) }
    case .wait(let timer, _): timers.append(timer)
    case .settle(let snapshot): _ = snapshot.settle()
    case .checkParent(let process): happen(.parentChecked(isRunning: processes.contains(process)))
    case .exit(let code): exitCode = code
    }
  }

  func performScans() {
    while let scan = scans.first {
      scans.removeFirst()
      happen(scan.event(in: environment) { _ in })
    }
  }

  /// Performs the waiting jobs, the newest first.
  func performJobsBackwards() {
    jobs.reverse()
    performJobs()
  }

  func performJobs() {
    while let job = jobs.first {
      jobs.removeFirst()
      diagnosedFiles += job.fileCount
      keptFiles += job.keptCount
      editedConnections += job.editedConnectionCount
      happen(.computed(job: job.id, job.run(in: environment)))
    }
  }

  func fire(_ timer: Timer) {
    guard let index = timers.firstIndex(of: timer) else { return }
    timers.remove(at: index)
    happen(.passed(timer))
  }

  // MARK: Conveniences

  /// A client with the usual abilities whose folder is `/w`.
  static func started(
    _ files: [String: String] = [:], capabilities: LSP.LSPAny = .usual, folders: [String] = ["/w"],
    options: LSP.LSPAny = .null
  ) -> Client {
    let client = Client(files)
    client.start(capabilities: capabilities, folders: folders, options: options)
    return client
  }

  func start(
    capabilities: LSP.LSPAny = .usual, folders: [String] = ["/w"], options: LSP.LSPAny = .null
  ) {
    request(
      "initialize",
      [
        "processId": .null, "rootUri": .null, "capabilities": capabilities, "initializationOptions": options,
        "workspaceFolders": .array(folders.map { ["uri": .string("file://" + $0), "name": .string($0)] }),
      ])
    notify("initialized")
    messages.removeAll { $0["method"] == nil || $0["method"] == "window/logMessage" }
  }

  func open(_ path: String, _ text: String, version: Int = 1, language: String = "swift") {
    let uri = path.hasPrefix("/") ? "file://" + path : path
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": .string(language), "version": .integer(version),
          "text": .string(text),
        ]
      ])
  }

  func change(_ path: String, to text: String, version: Int = 2) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string("file://" + path), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  func close(_ path: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": .string("file://" + path)]])
  }

  func filesChanged(_ changes: [String: Int]) {
    notify(
      "workspace/didChangeWatchedFiles",
      ["changes": .array(changes.map { ["uri": .string("file://" + $0.key), "type": .integer($0.value)] })])
  }
}

extension Job {
  private var diagnosed: [FileID] { if case .diagnose(let files) = task { files } else { [] } }

  /// For how many files the diagnostics are known and have only moved.
  fileprivate var keptCount: Int {
    diagnosed.count { folder.kept[$0].map { $0.edited == nil } ?? false }
  }

  /// The number of connections that are checked again in documents whose other connections are not.
  fileprivate var editedConnectionCount: Int {
    diagnosed.reduce(0) { $0 + (folder.kept[$1]?.edited?.count ?? 0) }
  }
}

extension LSP.LSPAny {
  static let usual: LSP.LSPAny = [
    "textDocument": [
      "publishDiagnostics": ["relatedInformation": true, "codeDescriptionSupport": true],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "hover": ["contentFormat": ["markdown"]],
    ]
  ]

  static let pulling: LSP.LSPAny = [
    "textDocument": ["diagnostic": ["relatedDocumentSupport": true]],
    "workspace": ["diagnostics": ["refreshSupport": true]],
  ]
}
