import Index
import Rules
import Text
import Workspace
import World

/// Scans of whole folders.
extension ServerState {
  mutating func scan(_ number: Int) {
    guard let folder = folders[number] else { return }
    folder.scanCancellation.cancel()
    let cancellation = Cancellation()
    folders[number]?.scanCancellation = cancellation
    folders[number]?.generation += 1
    folders[number]?.isScanning = true
    folders[number]?.isLeft = false
    folders[number]?.changedDuringScan = []
    // Settings may have made another folder the root of its workspace, even while the first scan is under way.
    if folder.generation > 0 {
      effects += folder.opened.folders.map { .resolve(.folder($0.clientPath)) }
    }
    effects.append(.scan(folder: number, generation: folder.generation + 1, path: folder.path, cancellation))
    if phase == .running { createProgress(number) }
  }

  mutating func finishScan(_ number: Int, _ generation: Int, _ scanned: ScannedFolder) {
    guard let before = folders[number], before.generation == generation else { return }
    folders[number]?.replace(with: scanned)
    folders[number]?.isScanned = true
    folders[number]?.scanFailed = false
    folders[number]?.isScanning = false
    effects.append(.settle(scanned.loaded.snapshot))
    cancelJobs(of: number) { id, state in
      if state.pending[id]?.request.waitsForScan == false { state.finishIfDone(id) }
    }
    for key in documents.keys.sorted() where before.relativePath(key) != nil { addToSnapshots(key) }
    // A file that changed in the meantime may have been read before it did.
    let changedDuringScan = before.changedDuringScan.sorted()
    folders[number]?.changedDuringScan = []
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
    // Files that are gone have no findings.
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

  /// Publishes the problems of each `.ibls.json`, to clients that pull as well: they don't know to request them.
  private mutating func publishConfigurationProblems(_ scanned: ScannedFolder, of before: FolderState) {
    let files = scanned.configuration.files
    let known = Set(files.map(\.path) + [before.path + "/" + Configuration.fileName])
    // Files above the workspace count in it, too.
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
    guard folders[number]?.generation == generation else { return }
    log(.error, "\(error.path): \(error.reason); the folder can't be read")
    endScan(number, generation, "can't be read")
    guard error.isMissing else {
      folders[number]?.isLeft = true
      return
    }
    // The problems in a folder and above it end with the folder.
    for file in folders[number]?.configuration.files ?? [] { clearDiagnostics(of: file.path) }
    folders[number]?.configuration = WorkspaceConfiguration()
    folders[number]?.coverage = Coverage()
    lookLater(at: number)
  }

  /// The user has cancelled a scan.
  mutating func stopScan(_ token: LSP.RequestID) {
    guard case .string(let token) = token, let scan = progress[token], let folder = folders[scan.folder],
      folder.isScanning, folder.generation == scan.generation
    else { return }
    log(.info, "\(folder.opened.rootPath): reading was canceled")
    folder.scanCancellation.cancel()
    // Its result, which may still come, is of another generation.
    folders[scan.folder]?.generation += 1
    endScan(scan.folder, scan.generation, "canceled")
    folders[scan.folder]?.isLeft = true
  }

  /// Goes on without the result of a scan.
  private mutating func endScan(_ number: Int, _ generation: Int, _ message: String) {
    folders[number]?.isScanning = false
    // Open documents can still be answered about.
    folders[number]?.isScanned = true
    folders[number]?.scanFailed = true
    folders[number]?.cover { $0.isWhole = false }
    endProgress(ofScan: generation, of: number, message)
    proceedWithPending()
    startDiagnostics()
  }
}
