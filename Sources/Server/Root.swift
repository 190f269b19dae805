import Analysis
import Index
import LanguageServerProtocol
import Rules
import Text
import Workspace

/// A workspace folder, or what is open outside of all of them.
struct Root: Sendable {
  /// What was found wrong in a file, as the client was or will be told.
  struct Report: Sendable {
    var diagnostics: [LSP.Diagnostic]
    var relatedFiles: Set<FileID>
    /// Changes when the diagnostics do.
    var resultID: String
  }

  /// Absolute, links followed, without a slash at the end; empty for what lies outside of every folder.
  var path: String
  /// The path as the client spells it.
  var spelling: String
  var snapshot = Snapshot()
  /// What `.ibls.json` asks for.
  var configuration = Configuration()
  var ids: [String: FileID] = [:]
  /// The numbers of files that are gone: one that comes back gets its own again, and what is opened and closed
  /// all day takes up no more than once.
  private var retired: [String: FileID] = [:]
  /// What explains connections that broke.
  private(set) var memory = RenameMemory()
  /// Everything on disk has been read once.
  var isScanned = false
  var isScanning = false
  /// Tells the answer of the last scan from those of earlier ones.
  var generation = 0
  /// Files that changed on disk while a scan was under way, which may have read them before.
  var touched: Set<String> = []

  /// Where a client pulls: the result that it last got of a file.
  var told: [FileID: String] = [:]
  /// Counts the updates that changed more than bodies.
  private(set) var alterations = 0
  /// The last scan could read all that belongs to the workspace.
  private var isComplete = false
  /// Makes the scan under way stop.
  var scanCancellation = Cancellation()
  /// When the last scan was done, and how long it took.
  var lastScan: (end: ContinuousClock.Instant, elapsed: Duration)?

  /// A file without one, and not stale, is free of findings.
  var reports: [FileID: Report] = [:]
  /// Counts what can alter a diagnostic; a snapshot's own number begins anew with each scan.
  private(set) var revision = 0
  /// Files to look at again, with the revision that made it necessary.
  var stale: [FileID: Int] = [:]
  /// The revision of the last finding about a file, while jobs that began before it may still be under way.
  private var judged: [FileID: Int] = [:]
  /// Stale files that wait for a pause in the typing.
  var waiting: Set<FileID> = []
  /// What was found in open documents. What may no longer hold is not among it.
  private(set) var kept: [FileID: KeptFindings] = [:]
  /// The files whose diagnostics name a place in this one.
  var relatedTo: [FileID: Set<FileID>] = [:]

  init(path: String, spelling: String) {
    self.path = path
    self.spelling = spelling
    snapshot.coverage.isWhole = false
  }

  /// The path of a document within the folder; nil where it lies outside.
  func relativePath(_ key: String) -> String? {
    path.isEmpty ? key : Server.relativePath(key, below: path)
  }

  /// Whether what is known suffices to speak of errors.
  var isReady: Bool { path.isEmpty || isScanned }

  func absolutePath(_ relative: String) -> String { path.isEmpty ? relative : path + "/" + relative }

  /// Gives a file other facts, or none, and notes whose diagnostics that can alter.
  ///
  /// - Parameter edit: How the text of the only file changed, where that is known.
  /// - Returns: The files to look at again, those given among them.
  mutating func update(
    _ changes: [(path: String, file: SourceFile?)], _ edit: TextChange? = nil
  ) -> Set<FileID> {
    var made: [FileChange] = []
    var altered: [FileChange] = []
    var affected: Set<FileID> = []
    for (path, file) in changes {
      guard let id = ids[path] else {
        guard let file else { continue }
        let next = snapshot.files.count + made.count { Int($0.file.raw) >= snapshot.files.count }
        let change = snapshot.change(retired.removeValue(forKey: path) ?? FileID(raw: Int32(next)), to: file)
        ids[path] = change.file
        made.append(change)
        altered.append(change)
        continue
      }
      if file == nil {
        ids[path] = nil
        retired[path] = id
      }
      let change = snapshot.change(id, to: file)
      affected.insert(id)
      made.append(change)
      if change.extent > .places { altered.append(change) }
      // What means the same to others may stand elsewhere now. Most edits in a document leave what it connects as
      // it was.
      if change.extent < .connections { affected.formUnion(relatedTo[id] ?? []) }
      if change.extent == .places { affected.formUnion(snapshot.files(declaring: change.namesApart)) }
    }
    if made.isEmpty { return [] }
    let before = snapshot
    snapshot = snapshot.applying(made)
    let bearing = altered.filter { $0.extent > .surroundings }
    if !bearing.isEmpty { affected.formUnion(snapshot.dependents(of: bearing, since: before)) }
    if !altered.isEmpty {
      alterations += 1
      // Before everything is known, what dangles may only be unread.
      if isReady { memory.note(altered.map(\.file), since: before, Resolver(snapshot)) }
    }
    revision += 1
    let stillKept = edit.flatMap { keptFindings(made, since: before, $0) }
    for id in affected {
      stale[id] = revision
      kept[id] = nil
    }
    if let stillKept, let change = made.first { kept[change.file] = stillKept }
    return affected
  }

  /// What is still known of the only document that an edit changes.
  private func keptFindings(
    _ changes: [FileChange], since before: Snapshot, _ edit: TextChange
  ) -> KeptFindings? {
    guard changes.count == 1, let change = changes.first, let old = before.interface(change.file) else {
      return nil
    }
    return kept[change.file]?.following(change, of: old, edit)
  }

  /// Absence proves nothing where there is no code at all: the last file of it may have gone, or the first come.
  mutating func noteWhetherThereIsCode() {
    let isWhole =
      isComplete
      && snapshot.files.contains {
        if case .code? = $0?.facts { $0?.isDependency == false } else { false }
      }
    guard isScanned, snapshot.coverage.isWhole != isWhole else { return }
    snapshot.coverage.isWhole = isWhole
    makeAllStale()
  }

  /// The id of a result without findings, whatever file it is of.
  static let cleanResult = "clean"

  func resultID(of file: FileID) -> String { reports[file]?.resultID ?? Self.cleanResult }

  /// - Parameter previous: The result that the client has.
  func diagnosticReport(of file: FileID, _ previous: String? = nil) -> LSP.DiagnosticReport {
    let result = resultID(of: file)
    return previous == result
      ? .unchanged(resultId: result)
      : .full(resultId: result, items: reports[file]?.diagnostics ?? [])
  }

  mutating func makeStale(_ file: FileID) {
    revision += 1
    stale[file] = revision
    kept[file] = nil
  }

  mutating func makeAllStale() {
    waiting = []
    kept = [:]
    revision += 1
    for raw in snapshot.files.indices where snapshot.files[raw] != nil {
      stale[FileID(raw: Int32(raw))] = revision
    }
  }

  /// Takes in what a job found, unless the file has changed since.
  ///
  /// - Returns: Whether the finding holds.
  mutating func store(_ finding: FileDiagnostics, revision: Int, resultID: () -> String) -> Bool {
    let id = finding.file
    if let since = stale[id], since > revision { return false }
    // A job about many files may have begun before the edit and end after the one about the edited file.
    if let last = judged[id], last > revision { return false }
    judged[id] = revision
    stale[id] = nil
    waiting.remove(id)
    kept[id] = finding.version == nil ? nil : finding.kept
    let old = reports[id]
    for file in old?.relatedFiles ?? [] {
      relatedTo[file]?.remove(id)
      if relatedTo[file]?.isEmpty == true { relatedTo[file] = nil }
    }
    for file in finding.relatedFiles { relatedTo[file, default: []].insert(id) }
    if old?.diagnostics ?? [] == finding.diagnostics {
      reports[id]?.relatedFiles = finding.relatedFiles
    } else {
      reports[id] = Report(
        diagnostics: finding.diagnostics, relatedFiles: finding.relatedFiles, resultID: resultID())
    }
    return true
  }

  /// Takes over what a scan found. Numbers of files change.
  mutating func replace(with scanned: ScannedRoot) {
    var old: [String: Report] = [:]
    for (id, report) in reports {
      if let path = snapshot[id]?.path { old[path] = report }
    }
    var oldResults: [String: String] = [:]
    for (id, result) in told { if let path = snapshot[id]?.path { oldResults[path] = result } }
    let before = snapshot
    let numbers = ids
    snapshot = scanned.loaded.snapshot
    configuration = scanned.configuration
    isComplete = scanned.loaded.isComplete
    ids = scanned.ids
    retired = [:]
    reports = [:]
    relatedTo = [:]
    stale = [:]
    judged = [:]
    told = [:]
    for (path, result) in oldResults { if let id = ids[path] { told[id] = result } }
    for (path, report) in old {
      guard let id = ids[path] else { continue }
      reports[id] = Report(diagnostics: report.diagnostics, relatedFiles: [], resultID: report.resultID)
    }
    // A checkout that touches many files, or the rules of what is ignored, ends in a scan.
    if isScanned {
      memory.renumber { file in before[file].flatMap { ids[$0.path] } }
      var changed: [FileID: FileFacts] = [:]
      for (path, number) in numbers {
        guard let id = ids[path], let old = before[number]?.facts, let new = snapshot[id]?.facts,
          !old.meansTheSame(as: new)
        else { continue }
        changed[id] = old
      }
      memory.note(changed, Resolver(snapshot))
    }
    makeAllStale()
  }
}
