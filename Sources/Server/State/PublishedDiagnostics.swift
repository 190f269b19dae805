import Index

/// Diagnostics that are pushed to clients that don't request them.
extension ServerState {
  mutating func store(_ finding: FileDiagnostics, _ running: RunningJob) {
    let result = "\(nextNumber)"
    nextNumber += 1
    let holds =
      folders[running.folder]?.diagnostics.store(finding, revision: running.revision, resultID: { result })
      ?? false
    if holds, !profile.pullsDiagnostics { publish(finding, of: running.folder) }
  }

  /// Starts jobs for the files whose diagnostics may have changed, for clients that don't pull.
  mutating func startDiagnostics() {
    guard phase == .running, !profile.pullsDiagnostics else { return }
    for number in folders.keys.sorted() {
      guard let folder = folders[number], folder.isReady, !folder.diagnostics.stale.isEmpty else { continue }
      // The end of a job starts the rest. A client that opens thousands of files meanwhile causes no job each time.
      if isPushing(number, isUrgent: true) { continue }
      // Open files are checked first, and never wait for the rest.
      let open = staleOpenFiles(of: folder)
      let urgent = open.subtracting(folder.diagnostics.deferred)
      if !urgent.isEmpty { start(.diagnose(urgent.sorted()), of: number, for: .push(isUrgent: true)) }
      if !isPushing(number, isUrgent: false) {
        let rest = folder.diagnostics.stale.keys.filter {
          !open.contains($0) && !folder.diagnostics.deferred.contains($0)
        }
        if !rest.isEmpty { start(.diagnose(rest.sorted()), of: number, for: .push(isUrgent: false)) }
      }
    }
  }

  private func isPushing(_ number: Int, isUrgent: Bool) -> Bool {
    runningJobs.values.contains { $0.folder == number && $0.purpose == .push(isUrgent: isUrgent) }
  }

  /// The stale open files. The loop is over the open documents or over the stale files, whichever are fewer, since a client may
  /// open thousands in a row.
  private func staleOpenFiles(of folder: FolderState) -> Set<FileID> {
    if folder.diagnostics.stale.count < documents.count {
      return Set(
        folder.diagnostics.stale.keys.filter { file in
          folder.snapshot[file].map { documents[folder.absolutePath($0.path)] != nil } ?? false
        })
    }
    return Set(
      documents.keys.compactMap { folder.relativePath($0).flatMap { folder.ids[$0] } }.filter {
        folder.diagnostics.stale[$0] != nil
      })
  }

  func openFiles(of number: Int) -> Set<FileID> {
    guard let folder = folders[number] else { return [] }
    return Set(documents.keys.compactMap { folder.relativePath($0).flatMap { folder.ids[$0] } })
  }

  /// Whether a folder represents a file that is open or in one of the client's folders.
  func isShown(_ key: String, _ path: String, of number: Int) -> Bool {
    // The same file may be in an outer folder as well.
    place(of: key)?.folder == number
      && (documents[key] != nil || folders[number]?.opened.show(path) == true)
  }

  private mutating func publish(_ finding: FileDiagnostics, of number: Int) {
    guard let folder = folders[number], let source = folder.snapshot[finding.file] else { return }
    let key = folder.absolutePath(source.path)
    guard isShown(key, source.path, of: number) else { return }
    let isOpen = documents[key] != nil
    publish(finding.diagnostics, of: key, version: isOpen ? finding.version : nil, always: isOpen)
  }

  /// - Parameter always: Whether to send the diagnostics even if the client already shows the same.
  mutating func publish(
    _ diagnostics: [LSP.Diagnostic], of key: String, version: Int? = nil, always: Bool = false
  ) {
    let uri = uri(ofKey: key)
    // A file with a new URI must not be shown twice.
    if let old = published[key], old.uri != uri { clearDiagnostics(of: key) }
    if published[key]?.diagnostics ?? [] == diagnostics, !always { return }
    published[key] = diagnostics.isEmpty ? nil : Published(uri: uri, diagnostics: diagnostics)
    send(uri, version, diagnostics)
  }

  /// Removes the shown diagnostics of a deleted file.
  mutating func clearDiagnostics(of key: String) {
    if let old = published.removeValue(forKey: key) { send(old.uri, nil, []) }
  }

  private mutating func send(_ uri: String, _ version: Int?, _ diagnostics: [LSP.Diagnostic]) {
    send(
      .notification(
        method: "textDocument/publishDiagnostics",
        params: LSP.PublishDiagnosticsParams(uri: uri, version: version, diagnostics: diagnostics)))
  }

  /// Requests a pulling client to pull again, after a change that it can't know about.
  mutating func refreshDiagnostics() {
    guard phase == .running, profile.pullsDiagnostics, profile.refreshesDiagnostics else { return }
    sendRequest("workspace/diagnostic/refresh", nil, purpose: "to pull again")
  }
}
