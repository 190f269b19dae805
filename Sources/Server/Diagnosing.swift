import Index
import LanguageServerProtocol

/// Diagnostics: pushed to clients that don't pull, pulled by those that do.
extension ServerState {
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
        if pending[id]?.request.waitsForScan == false { finishIfDone(id) }
      }
    }
  }

  /// A job is done.
  mutating func finish(_ job: Int, _ output: Job.Output) {
    guard let assignment = assignments.removeValue(forKey: job) else { return }
    if case .diagnostics(let found) = output {
      for diagnostics in found { store(diagnostics, assignment) }
    }
    if case .request(let id) = assignment.purpose {
      pending[id]?.jobs.remove(job)
      if var request = pending[id]?.request {
        request.receive(output, from: assignment.root, for: id, in: &self)
        pending[id]?.request = request
      }
      finishIfDone(id)
    }
    startDiagnostics()
  }

  /// Lets a pending request answer when no job is at work on it any more.
  mutating func finishIfDone(_ id: LSP.RequestID) {
    guard let pending = pending[id], pending.jobs.isEmpty else { return }
    pending.request.finish(id, in: &self)
  }

  /// Starts the jobs of requests that waited for a scan.
  mutating func proceedWithPending() {
    for id in pending.keys.sorted(by: { $0.description < $1.description }) {
      guard let request = pending[id], request.jobs.isEmpty else { continue }
      request.request.proceed(id, in: &self)
    }
  }

  private mutating func store(_ finding: FileDiagnostics, _ assignment: Assignment) {
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

  func openFiles(of number: Int) -> Set<FileID> {
    guard let root = roots[number] else { return [] }
    return Set(documents.keys.compactMap { root.relativePath($0).flatMap { root.ids[$0] } })
  }

  private mutating func publish(_ finding: FileDiagnostics, of number: Int) {
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

  /// Asks a client that pulls to pull again, after a change that it can't know of.
  mutating func refreshPulled() {
    guard phase == .running, profile.pullsDiagnostics, profile.refreshesDiagnostics else { return }
    sendRequest("workspace/diagnostic/refresh", nil, purpose: "to pull again")
  }

  /// An edit makes what is being found out about a document worthless.
  mutating func overtake(_ key: String) {
    for (id, pending) in pending where pending.document == key { fail(id, pending.request.errorAfterEdit) }
  }
}
