import Index
import Rules
import Text
import Workspace
import World

/// A folder to read.
struct ScanRequest: Sendable {
  var folder: Int
  var generation: Int
  var path: String
  var cancellation: Cancellation
}

/// Scans of whole folders.
extension ServerState {
  mutating func scan(_ number: Int) {
    guard let folder = folders[number] else { return }
    let scan = folder.scan.next()
    folders[number]?.scan = scan
    // Settings may have made another folder the root of the workspace, even during the first scan.
    if folder.scan.generation > 0 {
      effects += folder.opened.folders.map { .resolve(.folder($0.clientPath)) }
    }
    effects.append(
      .scan(
        ScanRequest(
          folder: number, generation: scan.generation, path: folder.path, cancellation: scan.cancellation)))
    if phase == .running { createProgress(number) }
  }

  mutating func finishScan(_ number: Int, _ generation: Int, _ scanned: ScannedFolder) {
    guard let before = folders[number], before.scan.generation == generation else { return }
    folders[number]?.replace(with: scanned)
    folders[number]?.scan.isDone = true
    folders[number]?.scan.hasFailed = false
    folders[number]?.scan.isUnderWay = false
    effects.append(.settle(scanned.loaded.snapshot))
    cancelJobs(of: number) { id, state in
      if state.pending[id]?.request.waitsForScan == false { state.finishIfDone(id) }
    }
    for key in documents.keys.sorted() where before.relativePath(key) != nil { addToSnapshots(key) }
    // A file that changed during the scan may have been read before that.
    let changedDuringScan = before.scan.changed.sorted()
    folders[number]?.scan.changed = []
    diskChanged(number, changedDuringScan)

    publishConfigurationProblems(scanned, of: before)
    resolveUnheld()
    let loaded = scanned.loaded
    log(
      .info,
      "\(before.opened.rootPath): \(loaded.interfaceCount) storyboards and xibs, \(loaded.swiftCount) Swift files "
        + "and \(loaded.objcCount) Objective-C files read in \(scanned.elapsed.milliseconds) ms")
    for note in loaded.interruptedRename.notes({ $0 }) { log(.warning, note) }
    for error in loaded.unreadable { log(.warning, "\(error.path): \(error.reason); not read") }
    for folder in loaded.toldSubmodules {
      log(.info, "\(folder): a submodule, as '.gitmodules' says; nothing in it is reported")
    }
    endProgress(ofScan: generation, of: number, "\(loaded.snapshot.files.count) files")
    // Deleted files have no findings.
    for key in published.keys.sorted() where before.relativePath(key) != nil {
      let isConfiguration = fileName(key) == Configuration.fileName
      if !isConfiguration, place(of: key) == nil { clearDiagnostics(of: key) }
    }
    proceedWithPending()
    refreshDiagnostics()
    needsCodeLensRefresh = profile.refreshesCodeLenses && documents.values.contains { $0.kind == .swift }
    refreshCodeLenses()
    startDiagnostics()
  }

  /// Publishes the problems of each `.ibls.json`, even to pulling clients, since these would not request them.
  private mutating func publishConfigurationProblems(_ scanned: ScannedFolder, of before: FolderState) {
    let files = scanned.configuration.files
    let known = Set(files.map(\.path) + [before.path + "/" + Configuration.fileName])
    // Settings above the workspace count as well.
    let old = Set(before.configuration.files.map(\.path))
    for key in published.keys.sorted()
    where (old.contains(key) || key.hasPrefix(before.path + "/")) && fileName(key) == Configuration.fileName
      && !known.contains(key)
    {
      clearDiagnostics(of: key)
    }
    for path in known.sorted() {
      let file = files.first { $0.path == path }
      let table = LineTable(file?.text ?? [])
      let diagnostics = (file?.configuration.problems ?? []).map { problem in
        LSP.Diagnostic(
          range: LSP.Range(problem.range, in: table, profile.encoding), severity: .error, code: nil,
          source: "ibls", message: problem.message)
      }
      publish(diagnostics, of: path)
    }
  }

  mutating func failScan(_ number: Int, _ generation: Int, _ error: FileError) {
    guard folders[number]?.scan.generation == generation else { return }
    log(.error, "\(error.path): \(error.reason); the folder can't be read")
    endScan(number, generation, "can't be read")
    guard error.isMissing else {
      folders[number]?.scan.isLeft = true
      return
    }
    // The problems in the settings of a folder end with the folder.
    for file in folders[number]?.configuration.files ?? [] { clearDiagnostics(of: file.path) }
    folders[number]?.configuration = WorkspaceConfiguration()
    folders[number]?.coverage = Coverage()
    lookLater(at: number)
  }

  /// Stops a scan that the user has canceled.
  mutating func stopScan(_ token: LSP.RequestID) {
    guard case .string(let token) = token, let scan = progress[token], let folder = folders[scan.folder],
      folder.scan.isUnderWay, folder.scan.generation == scan.generation
    else { return }
    log(.info, "\(folder.opened.rootPath): reading was canceled")
    folder.scan.cancellation.cancel()
    // A later result of the scan has an outdated generation and is dropped.
    folders[scan.folder]?.scan.generation += 1
    endScan(scan.folder, scan.generation, "canceled")
    folders[scan.folder]?.scan.isLeft = true
  }

  /// Ends a scan without a result.
  private mutating func endScan(_ number: Int, _ generation: Int, _ message: String) {
    folders[number]?.scan.isUnderWay = false
    // Requests about open documents can still be answered.
    folders[number]?.scan.isDone = true
    folders[number]?.scan.hasFailed = true
    folders[number]?.cover { $0.isWhole = false }
    endProgress(ofScan: generation, of: number, message)
    proceedWithPending()
    startDiagnostics()
  }
}
