import Index
import LanguageServerProtocol
import Rules
import Text
import Workspace
import World

/// A scan whose progress the client shows, or has been asked to show.
struct ScanProgress: Hashable, Sendable {
  var root: Int
  var generation: Int
  /// The client has said that it shows it.
  var hasBegun = false
  /// What is to be said at the end, when that came before the client's answer.
  var ending: String?
  var lastReport: ContinuousClock.Instant
}

/// Workspace folders and the files on disk.
extension ServerState {
  /// More new files at once than this are found by a new scan.
  private static let manyFiles = 400
  private static let reportInterval: Duration = .milliseconds(150)

  mutating func addFolder(_ uri: String) {
    guard let path = path(ofURI: uri) else {
      log(.warning, "the folder '\(uri)' is not a file URI, and not read")
      return
    }
    effects.append(.resolve(.folder(path)))
  }

  mutating func addFolder(_ spelling: String, _ path: String) {
    let path = path == "/" ? "/." : path
    if roots.contains(where: { $0.key != Self.outside && $0.value.path == path }) { return }
    let number = nextRoot
    nextRoot += 1
    roots[number] = Root(path: path, spelling: spelling)
    // What was outside may lie in the new folder.
    for key in documents.keys.sorted() where roots[number]?.relativePath(key) != nil { show(key) }
    scan(number)
  }

  mutating func foldersChanged(_ event: LSP.DidChangeWorkspaceFoldersParams.Event) {
    for folder in event.removed {
      guard let path = path(ofURI: folder.uri),
        let number = roots.first(where: { $0.key != Self.outside && $0.value.spelling == path })?.key
      else { continue }
      removeFolder(number)
    }
    for folder in event.added { addFolder(folder.uri) }
    startDiagnostics()
  }

  private mutating func removeFolder(_ number: Int) {
    guard let root = roots.removeValue(forKey: number) else { return }
    root.scanCancellation.cancel()
    for (job, assignment) in assignments where assignment.root == number {
      assignment.cancellation.cancel()
      assignments[job] = nil
      if case .request(let id) = assignment.purpose {
        fail(id, LSP.ResponseError(.serverCancelled, "the folder was closed"))
      }
    }
    for (token, scan) in progress where scan.root == number { endProgress(token, "closed") }
    for key in published.keys.sorted() where root.relativePath(key) != nil { retract(key) }
    // An outer folder or none may answer for what is open.
    for key in documents.keys.sorted() where root.relativePath(key) != nil {
      noteAliases(of: key)
      show(key)
    }
    for other in roots.keys { invalidate(other, below: root.path) }
  }

  /// What another folder said about these files may have been left out so far.
  private mutating func invalidate(_ number: Int, below path: String) {
    guard let root = roots[number], number != Self.outside, root.relativePath(path) != nil else { return }
    invalidateAll(number)
  }

  mutating func invalidateAll(_ number: Int) { roots[number]?.makeAllStale() }

  // MARK: Scanning

  mutating func scan(_ number: Int) {
    guard let root = roots[number] else { return }
    root.scanCancellation.cancel()
    let cancellation = Cancellation()
    roots[number]?.scanCancellation = cancellation
    roots[number]?.generation += 1
    roots[number]?.isScanning = true
    roots[number]?.touched = []
    effects.append(.scan(root: number, generation: root.generation + 1, path: root.path, cancellation))
    if phase == .running { createProgress(number) }
  }

  mutating func finishScan(_ number: Int, _ generation: Int, _ scanned: ScannedRoot) {
    guard let before = roots[number], before.generation == generation else { return }
    roots[number]?.replace(with: scanned)
    roots[number]?.isScanned = true
    roots[number]?.isScanning = false
    roots[number]?.lastScan = (now, scanned.elapsed)
    effects.append(.settle(scanned.loaded.snapshot))
    cancelJobs(of: number)
    for key in documents.keys.sorted() where before.relativePath(key) != nil { show(key) }
    // What changed in the meantime may have been read before it did.
    let touched = before.touched.sorted()
    roots[number]?.touched = []
    diskChanged(number, touched)

    tellOfConfiguration(scanned, of: before.path)
    resolveUnheld()
    let loaded = scanned.loaded
    log(
      .info,
      "\(before.spelling): \(loaded.interfaceCount) interface files, \(loaded.swiftCount) Swift files "
        + "and \(loaded.objcCount) Objective-C files read in \(milliseconds(scanned.elapsed)) ms")
    for error in loaded.unreadable { log(.warning, "\(error.path): \(error.reason); not read") }
    for folder in loaded.toldSubmodules {
      log(.info, "\(folder): a submodule, as '.gitmodules' says; nothing in it is reported")
    }
    for (token, scan) in progress where scan.root == number && scan.generation == generation {
      endProgress(token, "\(loaded.snapshot.files.count) files")
    }
    // Files that are gone have no findings.
    for key in published.keys.sorted() where before.relativePath(key) != nil {
      let isConfiguration = before.relativePath(key) == Configuration.fileName
      if !isConfiguration, place(of: key) == nil { retract(key) }
    }
    proceedWithPending()
    refreshPulled()
    owesLenses = profile.refreshesCodeLenses && documents.values.contains { $0.kind == .swift }
    refreshLenses()
    startDiagnostics()
  }

  /// Says what is wrong with `.ibls.json`, to clients that pull as well: they don't know to ask about it.
  private mutating func tellOfConfiguration(_ scanned: ScannedRoot, of path: String) {
    let table = LineTable(scanned.configurationText ?? [])
    let diagnostics = scanned.configuration.problems.map { problem in
      func position(_ offset: Int) -> LSP.Position {
        let found = table.position(of: offset, profile.encoding)
        return LSP.Position(line: found.line, character: found.character)
      }
      return LSP.Diagnostic(
        range: LSP.Range(start: position(problem.range.lower), end: position(problem.range.upper)),
        severity: .error, code: nil, source: "ibls", message: problem.message)
    }
    publish(diagnostics, of: path + "/" + Configuration.fileName)
  }

  mutating func failScan(_ number: Int, _ generation: Int, _ error: FileError) {
    guard roots[number]?.generation == generation else { return }
    log(.error, "\(error.path): \(error.reason); the folder can't be read")
    endScan(number, generation, "can't be read")
  }

  /// The user does not want to wait for it.
  mutating func stopScan(_ token: LSP.RequestID) {
    guard case .string(let token) = token, let scan = progress[token], let root = roots[scan.root],
      root.isScanning, root.generation == scan.generation
    else { return }
    log(.info, "\(root.spelling): reading was cancelled")
    root.scanCancellation.cancel()
    // Whatever still comes of it is of another generation.
    roots[scan.root]?.generation += 1
    endScan(scan.root, scan.generation, "cancelled")
  }

  /// Goes on without what a scan would have found.
  private mutating func endScan(_ number: Int, _ generation: Int, _ message: String) {
    roots[number]?.isScanning = false
    // What is open can still be answered for.
    roots[number]?.isScanned = true
    roots[number]?.snapshot.coverage.isWhole = false
    for (token, scan) in progress where scan.root == number && scan.generation == generation {
      endProgress(token, message)
    }
    proceedWithPending()
    startDiagnostics()
  }

  // MARK: Progress

  mutating func createProgress(_ number: Int) {
    guard profile.showsProgress, let root = roots[number] else { return }
    let token = "ibls/scan/\(number)/\(root.generation)"
    progress[token] = ScanProgress(root: number, generation: root.generation, lastReport: now)
    sendRequest("window/workDoneProgress/create", LSP.WorkDoneProgressCreateParams(token: token)) {
      response, state in
      if response.isError { state.progress[token] = nil } else { state.beginProgress(token) }
    }
  }

  private mutating func beginProgress(_ token: String) {
    guard let scan = progress[token] else { return }
    let name = roots[scan.root]?.spelling.split(separator: "/").last.map(String.init) ?? ""
    progress[token]?.hasBegun = true
    sendProgress(token, .begin(title: "Reading \(name)"))
    if let ending = scan.ending { endProgress(token, ending) }
  }

  mutating func reportProgress(_ number: Int, _ generation: Int, _ files: Int) {
    for (token, scan) in progress where scan.root == number && scan.generation == generation && scan.hasBegun
    {
      guard now - scan.lastReport >= Self.reportInterval else { continue }
      progress[token]?.lastReport = now
      sendProgress(token, .report(message: "\(files) files"))
    }
  }

  private mutating func endProgress(_ token: String, _ message: String) {
    if progress[token]?.hasBegun == true {
      progress[token] = nil
      sendProgress(token, .end(message: message))
    } else {
      // Some clients show a token from its creation on; one that they were asked for has to end.
      progress[token]?.ending = message
    }
  }

  private mutating func sendProgress(_ token: String, _ value: LSP.ProgressParams.Value) {
    send(.notification(method: "$/progress", params: LSP.ProgressParams(token: token, value: value)))
  }

  // MARK: Changes on disk

  /// The shortest time between two scans for want of news.
  private static let scanInterval: Duration = .seconds(30)

  /// Where a client watches no files, what a checkout or a generator did shows after a save; not after each, and
  /// never so often that reading takes more than a fiftieth of the time.
  mutating func readAgainIfUnwatched(_ key: String) {
    guard !profile.registersWatchers else { return }
    for number in roots.keys.sorted() where number != Self.outside {
      guard let root = roots[number], root.relativePath(key) != nil, !root.isScanning,
        let last = root.lastScan,
        now - last.end > max(Self.scanInterval, last.elapsed * 50)
      else { continue }
      scan(number)
    }
  }

  mutating func filesCreated(_ uris: [String]) {
    filesChanged(uris.map { LSP.FileEvent(uri: $0, type: LSP.FileEvent.created) })
    // A folder that was moved brings along what nobody names.
    for number in roots.keys.sorted() where number != Self.outside {
      let isFolder = { (uri: String) in
        let path = path(ofURI: uri).flatMap { self.roots[number]?.relativePath(self.key(ofPath: $0)) }
        return path.map { !fileName($0).contains(".") } ?? false
      }
      if uris.contains(where: isFolder), roots[number]?.isScanning == false { scan(number) }
    }
  }

  mutating func filesDeleted(_ uris: [String]) {
    filesChanged(uris.map { LSP.FileEvent(uri: $0, type: LSP.FileEvent.deleted) })
  }

  mutating func filesChanged(_ changes: [LSP.FileEvent]) {
    for number in roots.keys.sorted() where number != Self.outside {
      guard let root = roots[number] else { continue }
      var paths: [String] = []
      var needsScan = false
      for change in changes {
        guard let path = path(ofURI: change.uri).flatMap({ root.relativePath(key(ofPath: $0)) }) else {
          continue
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if name == ".gitignore" || name == ".gitmodules" || path == Configuration.fileName {
          needsScan = true
        } else if WorkspaceFile.Kind(fileName: name) != nil {
          paths.append(path)
        } else if change.type == LSP.FileEvent.deleted {
          // A folder goes with all that it holds.
          let inner = path + "/"
          paths += root.ids.keys.filter { $0.hasPrefix(inner) }
        }
      }
      if needsScan {
        scan(number)
      } else {
        diskChanged(number, paths)
      }
    }
  }

  /// Looks at files again that may have appeared, changed or gone.
  private mutating func diskChanged(_ number: Int, _ paths: [String]) {
    guard let root = roots[number], !paths.isEmpty else { return }
    if root.isScanning { roots[number]?.touched.formUnion(paths) }
    guard root.isScanned else { return }
    var known: [DiskFile] = []
    var new: [String] = []
    for path in Set(paths).sorted() {
      let key = root.absolutePath(path)
      guard let kind = WorkspaceFile.Kind(fileName: path.split(separator: "/").last.map(String.init) ?? path)
      else { continue }
      if let id = root.ids[path] {
        // The text of an open document wins.
        if documents[key] != nil { continue }
        let isDependency = root.snapshot[id]?.isDependency ?? false
        let file = WorkspaceFile(path: path, kind: kind, isDependency: isDependency)
        known.append(DiskFile(root: number, file: file, absolutePath: key))
      } else {
        new.append(path)
      }
    }
    if new.count > Self.manyFiles {
      scan(number)
      return
    }
    if !known.isEmpty { effects.append(.read(known)) }
    if !new.isEmpty {
      effects.append(
        .locate(
          root: number, path: root.path, files: new, excluding: root.configuration.exclude))
    }
  }

  /// Knows now which of the files belong to a folder.
  mutating func place(_ number: Int, _ asked: [String], _ files: [WorkspaceFile]) {
    guard let root = roots[number] else { return }
    var toRead: [DiskFile] = []
    for file in files {
      let key = root.absolutePath(file.path)
      if let facts = documents[key]?.facts {
        update(
          number, [(file.path, SourceFile(path: file.path, isDependency: file.isDependency, facts: facts))])
        update(Self.outside, [(key, nil)])
      } else {
        toRead.append(DiskFile(root: number, file: file, absolutePath: key))
      }
    }
    let belonging = Set(files.map(\.path))
    for path in asked where !belonging.contains(path) {
      let key = root.absolutePath(path)
      if let facts = documents[key]?.facts {
        update(Self.outside, [(key, sourceOutside(key, facts, at: path, in: root))])
      }
    }
    if !toRead.isEmpty { effects.append(.read(toRead)) }
    proceedWithPending()
    startDiagnostics()
  }

  /// Takes in what files hold on disk.
  mutating func takeIn(_ files: [DiskFile]) {
    var changes: [Int: [(path: String, file: SourceFile?)]] = [:]
    for disk in files {
      guard let root = roots[disk.root], documents[disk.absolutePath] == nil else { continue }
      let path = disk.file.path
      if let facts = disk.facts {
        changes[disk.root, default: []].append(
          (path, SourceFile(path: path, isDependency: disk.file.isDependency, facts: facts)))
      } else if root.ids[path] != nil {
        changes[disk.root, default: []].append((path, nil))
        retract(disk.absolutePath)
      }
    }
    if changes.isEmpty { return }
    for number in changes.keys.sorted() {
      let hasComeOrGone = (changes[number] ?? []).contains {
        $0.file == nil || roots[number]?.ids[$0.path] == nil
      }
      update(number, changes[number] ?? [])
      if hasComeOrGone { roots[number]?.noteWhetherThereIsCode() }
    }
    refreshPulled()
    startDiagnostics()
  }

  private func milliseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
  }
}
