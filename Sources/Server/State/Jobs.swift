import Index

/// Jobs, and the requests that wait for them.
extension ServerState {
  mutating func start(_ task: Job.Task, of number: Int, for purpose: RunningJob.Purpose) {
    guard let snapshot = snapshot(of: number) else { return }
    let job = Job(id: self.number(), folder: snapshot, task: task)
    runningJobs[job.id] = RunningJob(
      folder: number, revision: folders[number]?.diagnostics.revision ?? 0,
      purpose: purpose, cancellation: job.cancellation)
    if case .request(let id) = purpose { pending[id]?.jobs.insert(job.id) }
    effects.append(.compute(job))
  }

  func snapshot(of number: Int) -> FolderSnapshot? {
    guard let folder = folders[number] else { return nil }
    var open: [FileID: FolderSnapshot.OpenText] = [:]
    for (key, document) in documents {
      guard let path = folder.relativePath(key), let id = folder.ids[path] else { continue }
      open[id] = FolderSnapshot.OpenText(
        uri: document.uri, version: document.version, text: document.text, isEdited: document.isEdited)
    }
    return FolderSnapshot(
      path: folder.path, opened: folder.opened,
      roots: folders.values.map(\.path).filter { !$0.isEmpty }, snapshot: folder.snapshot,
      isReady: folder.isReady,
      isRead: folder.scan.isDone && !folder.scan.isUnderWay && !folder.scan.hasFailed,
      unreadable: folder.coverage.unreadable, renameDetector: folder.renameDetector,
      open: open, kept: folder.diagnostics.kept, profile: profile, settings: settings,
      options: folder.configuration.analysisOptions(overriddenBy: settings.rules),
      assets: folder.assets, configuration: folder.configuration)
  }

  /// Cancels a folder's jobs, and calls `body` with each request that waited for one of them.
  mutating func cancelJobs(of number: Int, _ body: (LSP.RequestID, inout ServerState) -> Void) {
    for (job, running) in runningJobs where running.folder == number {
      running.cancellation.cancel()
      runningJobs[job] = nil
      guard case .request(let id) = running.purpose else { continue }
      pending[id]?.jobs.remove(job)
      body(id, &self)
    }
  }

  /// Handles the result of a job.
  mutating func finish(_ job: Int, _ output: Job.Output) {
    guard let running = runningJobs.removeValue(forKey: job) else { return }
    if case .diagnostics(let found) = output {
      for diagnostics in found { store(diagnostics, running) }
    }
    if case .request(let id) = running.purpose {
      pending[id]?.jobs.remove(job)
      if var request = pending[id]?.request {
        request.receive(output, from: running.folder, for: id, in: &self)
        pending[id]?.request = request
      }
      finishIfDone(id)
    }
    startDiagnostics()
  }

  /// Lets a pending request answer when its last job has ended.
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

  /// Fails the requests about an edited document, since their answers would be outdated.
  mutating func failRequests(about key: String) {
    for (id, pending) in pending where pending.document == key { fail(id, pending.request.errorAfterEdit) }
  }
}
