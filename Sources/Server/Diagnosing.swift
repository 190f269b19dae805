import Index
import LanguageServerProtocol

/// Diagnostics: pushed to clients that don't pull, pulled by those that do.
extension ServerState {
  /// How many files are looked at before a client that wants parts is sent one.
  private static let partialCount = 512

  // MARK: Jobs

  mutating func start(_ task: Job.Task, of number: Int, for purpose: Assignment.Purpose) {
    guard let view = view(of: number) else { return }
    let job = Job(id: self.number(), view: view, task: task)
    assignments[job.id] = Assignment(
      root: number, revision: roots[number]?.revision ?? 0,
      purpose: purpose, cancellation: job.cancellation)
    if case .request(let id) = purpose { pending[id]?.jobs.insert(job.id) }
    effects.append(.compute(job))
  }

  func view(of number: Int) -> View? {
    guard let root = roots[number] else { return nil }
    var open: [FileID: View.OpenText] = [:]
    for (key, document) in documents {
      guard let path = root.relativePath(key), let id = root.ids[path] else { continue }
      open[id] = View.OpenText(uri: document.uri, version: document.version, text: document.text)
    }
    return View(
      root: root.path, spelledRoot: root.spelling, snapshot: root.snapshot, memory: root.memory, open: open,
      kept: root.kept,
      profile: profile,
      settings: settings, configuration: root.configuration)
  }

  mutating func cancelJobs(of number: Int) {
    for (job, assignment) in assignments where assignment.root == number {
      assignment.cancellation.cancel()
      assignments[job] = nil
      if case .request(let id) = assignment.purpose {
        pending[id]?.jobs.remove(job)
        if case .query = pending[id]?.kind { answerIfDone(id) }
        if case .symbols = pending[id]?.kind { answerIfDone(id) }
      }
    }
  }

  /// A job is done.
  mutating func finish(_ job: Int, _ output: Job.Output) {
    guard let assignment = assignments.removeValue(forKey: job) else { return }
    if case .request(let id) = assignment.purpose { pending[id]?.jobs.remove(job) }
    switch (output, assignment.purpose) {
    case (.findings(let findings), _):
      for finding in findings { store(finding, assignment) }
      if case .request(let id) = assignment.purpose { sendFound(findings, of: assignment.root, for: id) }
    case (.answer(let answer), .request(let id)): take(answer, for: id)
    case (.noticed(let answer, let notice), .request(let id)):
      if let notice, pending[id] != nil { show(.warning, notice) }
      take(answer, for: id)
    case (.failure(let error), .request(let id)):
      if pending[id] != nil { fail(id, error) }
    case (.symbols(let symbols), .request(let id)): take(symbols, for: id)
    default: break
    }
    if case .request(let id) = assignment.purpose { answerIfDone(id) }
    startDiagnostics()
  }

  private mutating func store(_ finding: Job.Finding, _ assignment: Assignment) {
    let result = "\(nextNumber)"
    nextNumber += 1
    let holds =
      roots[assignment.root]?.store(finding, revision: assignment.revision, resultID: { result }) ?? false
    if holds, !profile.pullsDiagnostics { publish(finding, of: assignment.root) }
  }

  // MARK: Pushing

  /// Starts what there is to do for clients that are told unasked.
  mutating func startDiagnostics() {
    guard phase == .running, !profile.pullsDiagnostics else { return }
    for number in roots.keys.sorted() {
      guard let root = roots[number], root.isReady, !root.stale.isEmpty else { continue }
      // What is open is looked at first, and never waits for the rest.
      let open = openFiles(of: number)
      let urgent = root.stale.keys.filter { open.contains($0) && !root.waiting.contains($0) }
      let rest = root.stale.keys.filter { !open.contains($0) && !root.waiting.contains($0) }
      if !urgent.isEmpty, !isPushing(number, isUrgent: true) {
        start(.diagnose(urgent.sorted()), of: number, for: .push(isUrgent: true))
      }
      if !rest.isEmpty, !isPushing(number, isUrgent: false) {
        start(.diagnose(rest.sorted()), of: number, for: .push(isUrgent: false))
      }
    }
  }

  private func isPushing(_ number: Int, isUrgent: Bool) -> Bool {
    assignments.values.contains { $0.root == number && $0.purpose == .push(isUrgent: isUrgent) }
  }

  private func openFiles(of number: Int) -> Set<FileID> {
    guard let root = roots[number] else { return [] }
    return Set(documents.keys.compactMap { root.relativePath($0).flatMap { root.ids[$0] } })
  }

  private mutating func publish(_ finding: Job.Finding, of number: Int) {
    guard let root = roots[number], let source = root.snapshot[finding.file] else { return }
    let key = root.absolutePath(source.path)
    // The same file may lie in an outer folder, too.
    guard let place = place(of: key), place.root == number else { return }
    let isOpen = documents[key] != nil
    publish(finding.diagnostics, of: key, version: isOpen ? finding.version : nil, always: isOpen)
  }

  /// - Parameter always: Tells the client even where it shows the same already.
  mutating func publish(
    _ diagnostics: [LSP.Diagnostic], of key: String, version: Int? = nil, always: Bool = false
  ) {
    let uri = uri(ofKey: key)
    // What is known by another name now must not show twice.
    if let old = published[key], old.uri != uri { retract(key) }
    if published[key]?.diagnostics ?? [] == diagnostics, !always { return }
    published[key] = diagnostics.isEmpty ? nil : Published(uri: uri, diagnostics: diagnostics)
    send(uri, version, diagnostics)
  }

  /// Takes back what was said about a file that is gone.
  mutating func retract(_ key: String) {
    if let old = published.removeValue(forKey: key) { send(old.uri, nil, []) }
  }

  private mutating func send(_ uri: String, _ version: Int?, _ diagnostics: [LSP.Diagnostic]) {
    send(
      .notification(
        method: "textDocument/publishDiagnostics",
        params: LSP.PublishDiagnosticsParams(uri: uri, version: version, diagnostics: diagnostics)))
  }

  // MARK: Pulling

  mutating func pullDocument(_ id: LSP.RequestID, _ params: LSP.DocumentDiagnosticParams) {
    let key = key(of: params.textDocument.uri)
    pending[id] = Pending(kind: .documentDiagnostic(key: key, previous: params.previousResultId))
    startPull(id)
  }

  mutating func pullWorkspace(_ id: LSP.RequestID, _ params: LSP.WorkspaceDiagnosticParams) {
    var previous: [String: String] = [:]
    for result in params.previousResultIds ?? [] { previous[pathOrURI(result.uri)] = result.value }
    pending[id] = Pending(
      kind: .workspaceDiagnostic(previous: previous, token: params.partialResultToken, sent: []))
    startPull(id)
  }

  /// Requests that waited for a scan begin again.
  mutating func retryPulls() {
    for id in pending.keys.sorted(by: { $0.description < $1.description })
    where pending[id]?.jobs.isEmpty == true { startPull(id) }
  }

  private mutating func startPull(_ id: LSP.RequestID) {
    guard let request = pending[id] else { return }
    catchUp()
    switch request.kind {
    case .query, .symbols: return
    case .documentDiagnostic(let key, _):
      guard let place = place(of: key), let root = roots[place.root] else {
        // Not known yet, perhaps.
        if folder(holding: key).map({ roots[$0.number]?.isScanned == false }) == true { return }
        answerIfDone(id)
        return
      }
      guard root.isReady else { return }
      var files = root.stale[place.file] == nil ? [] : [place.file]
      if profile.takesRelatedDocuments {
        // What the edit changed in others is told along, even while a name is being typed: Neovim 0.12 would not ask
        // about them at the next pause.
        files += openFiles(of: place.root).filter {
          $0 != place.file && root.stale[$0] != nil && root.told[$0] != nil
        }
      }
      if !files.isEmpty { start(.diagnose(files), of: place.root, for: .request(id)) }
    case .workspaceDiagnostic(_, let token, _):
      guard roots.values.allSatisfy(\.isReady) else { return }
      for number in roots.keys.sorted() {
        guard let root = roots[number], !root.stale.isEmpty else { continue }
        let files = root.stale.keys.sorted()
        let share = token == nil ? files.count : Self.partialCount
        for lower in stride(from: 0, to: files.count, by: share) {
          let part = Array(files[lower..<min(lower + share, files.count)])
          start(.diagnose(part), of: number, for: .request(id))
        }
      }
    }
    answerIfDone(id)
  }

  private mutating func answerIfDone(_ id: LSP.RequestID) {
    guard let request = pending[id], request.jobs.isEmpty else { return }
    pending[id] = nil
    switch request.kind {
    case .query:
      // The job's answer went out, or was lost with its folder.
      fail(id, LSP.ResponseError(.contentModified, "the workspace was read again"))
    case .symbols(let found): reply(id, found)
    case .documentDiagnostic(let key, let previous):
      guard let place = place(of: key), let root = roots[place.root] else {
        reply(id, LSP.DocumentDiagnosticReport(report: .full(resultId: Root.cleanResult, items: [])))
        return
      }
      let related = profile.takesRelatedDocuments ? relatedReports(place.file, of: place.root) : [:]
      roots[place.root]?.told[place.file] = root.resultID(of: place.file)
      reply(
        id,
        LSP.DocumentDiagnosticReport(
          // Neovim 0.12 looks at nothing else in a report that is unchanged.
          report: report(place.file, root, related.isEmpty ? previous : nil),
          relatedDocuments: related.isEmpty ? nil : related))
    case .workspaceDiagnostic(let previous, let token, let sent):
      let items = workspaceItems(previous).filter { !sent.contains($0.uri) }
      guard let token, !sent.isEmpty else {
        reply(id, LSP.WorkspaceDiagnosticReport(items: items))
        return
      }
      sendPart(items, to: token)
      reply(id, LSP.WorkspaceDiagnosticReport(items: []))
    }
  }

  /// What the client can't know to ask for: the documents to which the diagnostics of this one point, often looked
  /// at next, and open ones that have changed since they were pulled.
  private mutating func relatedReports(
    _ file: FileID, of number: Int
  ) -> [String: LSP.DiagnosticReport] {
    guard let root = roots[number] else { return [:] }
    var related: [String: LSP.DiagnosticReport] = [:]
    let open = openFiles(of: number).filter { root.told[$0] != nil && root.told[$0] != root.resultID(of: $0) }
    for other in open.union(root.reports[file]?.relatedFiles ?? [])
    where other != file && root.stale[other] == nil {
      guard let source = root.snapshot[other] else { continue }
      let key = root.absolutePath(source.path)
      guard place(of: key)?.root == number else { continue }
      related[uri(ofKey: key)] = report(other, root, nil)
      roots[number]?.told[other] = root.resultID(of: other)
    }
    return related
  }

  /// Sends what a part of a pull of the workspace has found, where the client wants to have it at once.
  private mutating func sendFound(_ findings: [Job.Finding], of number: Int, for id: LSP.RequestID) {
    guard case .workspaceDiagnostic(let previous, let token?, var sent)? = pending[id]?.kind,
      let root = roots[number]
    else { return }
    var items: [LSP.WorkspaceDocumentDiagnosticReport] = []
    for finding in findings where root.stale[finding.file] == nil {
      guard let item = workspaceItem(finding.file, of: number, previous) else { continue }
      items.append(item)
      sent.insert(item.uri)
    }
    pending[id]?.kind = .workspaceDiagnostic(previous: previous, token: token, sent: sent)
    if !items.isEmpty { sendPart(items, to: token) }
  }

  private mutating func sendPart(_ items: [LSP.WorkspaceDocumentDiagnosticReport], to token: LSP.RequestID) {
    send(
      .notification(
        method: "$/progress",
        params: LSP.WorkspaceDiagnosticPartialParams(
          token: token, value: LSP.WorkspaceDiagnosticReport(items: items))))
  }

  /// nil for a file without findings that the client does not believe to have any.
  private func workspaceItem(
    _ file: FileID, of number: Int, _ previous: [String: String]
  ) -> LSP.WorkspaceDocumentDiagnosticReport? {
    guard let root = roots[number], let source = root.snapshot[file], let report = root.reports[file] else {
      return nil
    }
    let key = root.absolutePath(source.path)
    let uri = uri(ofKey: key)
    let known = previous[pathOrURI(uri)]
    guard place(of: key)?.root == number, !report.diagnostics.isEmpty || known != nil else { return nil }
    return LSP.WorkspaceDocumentDiagnosticReport(
      uri: uri, version: documents[key]?.version, report: self.report(file, root, known))
  }

  /// Every file with findings, and those that the client still believes to have some.
  private func workspaceItems(_ previous: [String: String]) -> [LSP.WorkspaceDocumentDiagnosticReport] {
    var items: [LSP.WorkspaceDocumentDiagnosticReport] = []
    var said: Set<String> = []
    for number in roots.keys.sorted() {
      guard let root = roots[number] else { continue }
      for file in root.reports.keys.sorted() {
        guard let item = workspaceItem(file, of: number, previous) else { continue }
        said.insert(pathOrURI(item.uri))
        items.append(item)
      }
    }
    for name in previous.keys.sorted() where !said.contains(name) {
      let document = documents[key(ofPath: name)].flatMap { pathOrURI($0.uri) == name ? $0 : nil }
      items.append(
        LSP.WorkspaceDocumentDiagnosticReport(
          uri: document?.uri ?? (name.hasPrefix("/") ? Server.uri(ofPath: name) : name),
          version: document?.version,
          report: previous[name] == Root.cleanResult
            ? .unchanged(resultId: Root.cleanResult) : .full(resultId: Root.cleanResult, items: [])))
    }
    return items
  }

  private func report(_ file: FileID, _ root: Root, _ previous: String?) -> LSP.DiagnosticReport {
    let result = root.resultID(of: file)
    return previous == result
      ? .unchanged(resultId: result)
      : .full(resultId: result, items: root.reports[file]?.diagnostics ?? [])
  }

  /// Asks a client that pulls to pull again, after a change that it can't know of.
  mutating func refreshPulled() {
    guard phase == .running, profile.pullsDiagnostics, profile.refreshesDiagnostics else { return }
    ask("workspace/diagnostic/refresh", nil, .other("to pull again"))
  }

  /// An edit makes what is being found out about a document worthless.
  mutating func overtake(_ key: String) {
    for (id, request) in pending {
      switch request.kind {
      case .documentDiagnostic(key, _):
        fail(
          id,
          LSP.ResponseError(
            .serverCancelled, "the document was edited", data: .object(["retriggerRequest": .bool(true)])))
      case .query(key):
        fail(id, LSP.ResponseError(.contentModified, "the document was edited"))
      default: break
      }
    }
  }
}
