import Analysis
import Assets
import Index
import Rules
import Syntax
import Text
import Workspace

/// A workspace of which the client has opened folders, or what is open outside of all of them.
struct FolderState: Sendable {
  /// The diagnostics of a file, as the client has or will get them.
  struct Report: Sendable {
    var diagnostics: [LSP.Diagnostic]
    var relatedFiles: Set<FileID>
    /// Changes when the diagnostics do.
    var resultID: String
  }

  /// Absolute, links followed, without a slash at the end; empty for what lies outside of every folder.
  var path: String
  /// The folders in it that the client has opened.
  var opened: OpenedFolders
  private(set) var snapshot = Snapshot(SnapshotCoverage(isWhole: false))
  /// The contents of `.ibls.json`.
  var configuration = WorkspaceConfiguration()
  var ids: [String: FileID] = [:]
  /// The numbers of files that are gone. One that comes back gets its number again, so that a document which is opened and
  /// closed all day takes up one number.
  private var retired: [String: FileID] = [:]
  /// The detector of renames, which explains connections that edits broke.
  private(set) var renameDetector = RenameDetector()
  /// Everything on disk has been read once, or can't be.
  var isScanned = false
  /// The last scan failed or was cancelled, so that files are missing.
  var scanFailed = false
  var isScanning = false
  /// The number of the last scan; results of earlier ones are dropped.
  var generation = 0
  /// How much of the folder is read. A rename would miss the rest.
  var coverage = Coverage()
  /// How many times files are being looked for or read that have changed on disk.
  var looksUnderWay = 0
  /// Files that changed on disk while a scan was under way, which may have read them before.
  var changedDuringScan: Set<String> = []

  /// For a client that pulls: the ID of the result that it last got of a file.
  var deliveredResults: [FileID: String] = [:]
  /// Counts the updates that changed more than bodies.
  private(set) var alterations = 0
  /// The contents that pictures have read of the asset catalogs; another cache after each change of these.
  var assets = AssetCache()
  /// Makes the scan under way stop.
  var scanCancellation = Cancellation()
  /// The state of each file when it was read.
  var stamps = FileStamps()
  /// Whether the folder is being compared with the disk, and is to be once more.
  var isLooking = false
  var looksAgain = false
  /// Whether the folder is to be compared with the disk later.
  var awaitsLook = false
  /// When the folder was last compared with the disk, and how long that took.
  var lastLook: (end: ContinuousClock.Instant, elapsed: Duration)?
  /// Whether the folder stays unread, since the user has cancelled the scan or it is too large for one without a project.
  var isLeft = false

  /// By file; a file that has none and is not stale is free of diagnostics.
  var reports: [FileID: Report] = [:]
  /// Counts what can alter a diagnostic; a snapshot's own number begins anew with each scan.
  private(set) var revision = 0
  /// Files to look at again, with the revision that made it necessary.
  var stale: [FileID: Int] = [:]
  /// The revision of the last finding about a file, while jobs that began before it may still be under way.
  private var diagnosed: [FileID: Int] = [:]
  /// Stale files that wait for a pause in the typing.
  var deferred: Set<FileID> = []
  /// The diagnostics of open documents that still hold, so that an edit need not find them again.
  private(set) var kept: [FileID: RetainedDiagnostics] = [:]
  /// The names in code that decide about the diagnostics of a file; only files with such diagnostics.
  private var dependencies: [FileID: NameDependency] = [:]
  /// The files whose diagnostics name a place in this one.
  var relatedTo: [FileID: Set<FileID>] = [:]

  init(path: String, opened: OpenedFolders.Folder) {
    self.path = path
    self.opened = OpenedFolders(opened, in: path)
  }

  /// The path of a document within the folder; nil where it lies outside.
  func relativePath(_ key: String) -> String? {
    path.isEmpty ? key : Server.relativePath(key, below: path)
  }

  /// A file with other facts than before.
  func file(_ path: String, _ facts: FileFacts) -> SourceFile {
    let isDependency = ids[path].flatMap { snapshot[$0]?.isDependency } ?? false
    return SourceFile(path: path, isDependency: isDependency, facts: facts)
  }

  /// Whether enough has been read to report errors.
  var isReady: Bool { path.isEmpty || isScanned }

  func absolutePath(_ relative: String) -> String { path.isEmpty ? relative : path + "/" + relative }

  /// Replaces or removes the facts of files, and marks the files stale whose diagnostics that can alter.
  ///
  /// - Parameter edit: The change of the only file, a document, where that is known.
  /// - Returns: The files to look at again, those given among them.
  mutating func update(
    _ changes: [(path: String, file: SourceFile?)], _ edit: InterfaceRevision? = nil
  ) -> Set<FileID> {
    var made: [FileChange] = []
    var altered: [FileChange] = []
    var affected: Set<FileID> = []
    for (path, file) in changes {
      coverage.replace(ids[path].flatMap { snapshot[$0] }, by: file)
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
      let change = snapshot.change(id, to: file, by: edit)
      affected.insert(id)
      made.append(change)
      if change.extent > .places { altered.append(change) }
      // A name that means the same to others may be at another place now. Most edits in a document leave what it connects as
      // it was.
      if change.extent < .names { affected.formUnion(relatedTo[id] ?? []) }
      if change.extent == .places { affected.formUnion(snapshot.files(declaring: change.namesApart)) }
      affected.formUnion(dependencies.filter { $0.value.isConcerned(by: change) }.keys)
    }
    if made.isEmpty { return [] }
    for change in made { affected.formUnion(snapshot.usersOfConstants(in: change)) }
    let before = snapshot
    snapshot = snapshot.applying(made)
    let bearing = altered.filter { $0.extent == .names }
    if !bearing.isEmpty { affected.formUnion(snapshot.dependents(of: bearing, since: before)) }
    if !altered.isEmpty {
      alterations += 1
      // Before everything is known, what dangles may only be unread.
      if isReady {
        let explaining = renameDetector.codeFiles
        renameDetector.note(altered.map(\.file), since: before, Query(snapshot))
        // A renamed declaration says which documents still have the old name.
        affected.formUnion(explaining.union(renameDetector.codeFiles).filter { snapshot[$0] != nil })
      }
    }
    revision += 1
    let stillKept = edit.flatMap { retainedDiagnostics(made, since: before, $0.change) }
    for id in affected {
      stale[id] = revision
      kept[id] = nil
    }
    if let stillKept, let change = made.first { kept[change.file] = stillKept }
    noteWhetherWhole()
    return affected
  }

  /// The diagnostics that still hold in the only document that an edit changes.
  private func retainedDiagnostics(
    _ changes: [FileChange], since before: Snapshot, _ edit: TextChange
  ) -> RetainedDiagnostics? {
    guard changes.count == 1, let change = changes.first, let old = before.interface(change.file) else {
      return nil
    }
    return kept[change.file]?.following(change, of: old, edit)
  }

  /// Notes whether everything in the folder has been read.
  mutating func noteWhetherWhole() {
    guard isScanned, !scanFailed, !path.isEmpty else { return }
    let before = snapshot.coverage
    let isWhole = coverage.isWhole { ids[$0] != nil }
    let unreadTexts = coverage.unreadTexts
    cover { ($0.isWhole, $0.unreadTexts) = (isWhole, unreadTexts) }
    if snapshot.coverage != before { makeAllStale() }
  }

  /// Makes the next snapshot, of the same files.
  mutating func cover(_ change: (inout SnapshotCoverage) -> Void) {
    var coverage = snapshot.coverage
    change(&coverage)
    snapshot = snapshot.covering(coverage)
  }

  /// The id of a result without findings, whatever file it is of.
  static let cleanResult = "clean"

  func resultID(of file: FileID) -> String { reports[file]?.resultID ?? Self.cleanResult }

  /// - Parameter previous: The result that the client has.
  func diagnosticReport(of file: FileID, _ previous: String? = nil) -> LSP.DocumentDiagnosticReport {
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

  /// Makes the findings of a file be shown anew, though they are the same.
  mutating func showAgain(_ file: FileID) {
    revision += 1
    stale[file] = revision
  }

  /// Whether a file has enough findings for a summary.
  func mayBeSummedUp(_ file: FileID) -> Bool { (kept[file]?.singles.count ?? 0) > 2 }

  mutating func makeAllStale() {
    deferred = []
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
    if let last = diagnosed[id], last > revision { return false }
    diagnosed[id] = revision
    stale[id] = nil
    deferred.remove(id)
    kept[id] = finding.version == nil ? nil : finding.kept
    let dependency = finding.kept.singles.reduce(into: NameDependency()) { $0.formUnion($1.dependsOn) }
    dependencies[id] = dependency.isEmpty ? nil : dependency
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
  mutating func replace(with scanned: ScannedFolder) {
    let before = snapshot
    let numbers = ids
    snapshot = scanned.loaded.snapshot
    configuration = scanned.configuration
    coverage = scanned.loaded.coverage
    assets = AssetCache()
    ids = scanned.ids
    stamps = scanned.stamps
    retired = [:]
    relatedTo = [:]
    dependencies = [:]
    stale = [:]
    diagnosed = [:]
    func renumbered<Value>(_ values: [FileID: Value]) -> [FileID: Value] {
      values.reduce(into: [:]) { result, value in
        if let id = before[value.key].flatMap({ ids[$0.path] }) { result[id] = value.value }
      }
    }
    deliveredResults = renumbered(deliveredResults)
    reports = renumbered(reports).mapValues {
      Report(diagnostics: $0.diagnostics, relatedFiles: [], resultID: $0.resultID)
    }
    // A checkout that touches many files, or the rules of what is ignored, ends in a scan.
    if isScanned {
      renameDetector.renumber { file in before[file].flatMap { ids[$0.path] } }
      var changed: [FileID: FileFacts] = [:]
      for (path, number) in numbers {
        guard let id = ids[path], let old = before[number]?.facts, let new = snapshot[id]?.facts,
          !old.readMeansTheSame(as: new)
        else { continue }
        changed[id] = old
      }
      renameDetector.note(changed, Query(snapshot))
    }
    makeAllStale()
  }
}
