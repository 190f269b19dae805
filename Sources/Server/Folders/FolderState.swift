import Analysis
import Assets
import Index
import Rules
import Syntax
import Text
import Workspace

/// A workspace with folders that the client has opened, or all documents outside of such workspaces.
struct FolderState: Sendable {
  /// The absolute path with links resolved, without a slash at the end; empty for documents outside of every folder.
  var path: String
  /// The opened folders inside of it.
  var opened: OpenedFolders
  private(set) var snapshot = Snapshot(SnapshotCoverage(isWhole: false))
  /// The contents of `.ibls.json`.
  var configuration = WorkspaceConfiguration()
  var ids: [String: FileID] = [:]
  /// The numbers of deleted files. A file that reappears gets its old number, so that a document that is opened and closed all
  /// day only needs one.
  private var retired: [String: FileID] = [:]
  /// The detector of renames, which explains connections that edits broke.
  private(set) var renameDetector = RenameDetector()
  var scan = FolderScan()
  var looks = FolderLooks()
  /// The part of the folder that is read. A rename misses the rest.
  var coverage = Coverage()
  /// The contents of asset catalogs that pictures have read. Each change of a catalog replaces the cache.
  var assets = AssetCache()
  var diagnostics = DiagnosticStore()

  init(path: String, opened: OpenedFolders.Folder) {
    self.path = path
    self.opened = OpenedFolders(opened, in: path)
  }

  /// The path of a document relative to the folder; nil for a document outside of the folder.
  func relativePath(_ key: String) -> String? {
    path.isEmpty ? key : Server.relativePath(key, below: path)
  }

  /// A file with new facts.
  func file(_ path: String, _ facts: FileFacts) -> SourceFile {
    let isDependency = ids[path].flatMap { snapshot[$0]?.isDependency } ?? false
    return SourceFile(path: path, isDependency: isDependency, facts: facts)
  }

  /// Whether enough has been read to report errors.
  var isReady: Bool { path.isEmpty || scan.isDone }

  func absolutePath(_ relative: String) -> String { path.isEmpty ? relative : path + "/" + relative }

  /// Replaces or removes the facts of files, and marks all files as stale whose diagnostics may change.
  ///
  /// - Parameter edit: The change of a document if it is the only changed file; nil where it is not known.
  /// - Returns: The files to check again, including the given ones, and whether more than bodies changed.
  mutating func update(
    _ changes: [(path: String, file: SourceFile?)], _ edit: InterfaceRevision? = nil
  ) -> (affected: Set<FileID>, isAlteration: Bool) {
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
      affected.formUnion(diagnostics.filesConcerned(by: change))
      if change.extent == .places { affected.formUnion(snapshot.files(declaring: change.namesApart)) }
    }
    if made.isEmpty { return ([], false) }
    for change in made { affected.formUnion(snapshot.usersOfConstants(in: change)) }
    let before = snapshot
    snapshot = snapshot.applying(made)
    let bearing = altered.filter { $0.extent == .names }
    if !bearing.isEmpty { affected.formUnion(snapshot.dependents(of: bearing, since: before)) }
    // Before everything is read, the declaration of a dangling name may only be unread.
    if !altered.isEmpty, isReady {
      let explaining = renameDetector.codeFiles
      renameDetector.note(altered.map(\.file), since: before, Query(snapshot))
      // A renamed declaration shows which documents still have the old name.
      affected.formUnion(explaining.union(renameDetector.codeFiles).filter { snapshot[$0] != nil })
    }
    let stillKept = edit.flatMap { retainedDiagnostics(made, since: before, $0.change) }
    diagnostics.makeStale(affected)
    if let stillKept, let change = made.first { diagnostics.keep(stillKept, of: change.file) }
    noteWhetherWhole()
    return (affected, !altered.isEmpty)
  }

  /// The diagnostics that are still valid in the only document that an edit changes; nil for none.
  private func retainedDiagnostics(
    _ changes: [FileChange], since before: Snapshot, _ edit: TextChange
  ) -> RetainedDiagnostics? {
    guard changes.count == 1, let change = changes.first, let old = before.interface(change.file) else {
      return nil
    }
    return diagnostics.kept[change.file]?.following(change, of: old, edit)
  }

  /// Notes whether everything in the folder has been read.
  mutating func noteWhetherWhole() {
    guard scan.isDone, !scan.hasFailed, !path.isEmpty else { return }
    let before = snapshot.coverage
    let isWhole = coverage.isWhole { ids[$0] != nil }
    let unreadTexts = coverage.unreadTexts
    cover { ($0.isWhole, $0.unreadTexts) = (isWhole, unreadTexts) }
    if snapshot.coverage != before { makeAllStale() }
  }

  /// Makes the next snapshot from the same files.
  mutating func cover(_ change: (inout SnapshotCoverage) -> Void) {
    var coverage = snapshot.coverage
    change(&coverage)
    snapshot = snapshot.covering(coverage)
  }

  mutating func makeAllStale() {
    diagnostics.makeAllStale(
      snapshot.files.indices.filter { snapshot.files[$0] != nil }.map { FileID(raw: Int32($0)) })
  }

  /// Takes over the result of a scan. The numbers of files change.
  mutating func replace(with scanned: ScannedFolder) {
    let before = snapshot
    let numbers = ids
    snapshot = scanned.loaded.snapshot
    configuration = scanned.configuration
    coverage = scanned.loaded.coverage
    assets = AssetCache()
    ids = scanned.ids
    looks.stamps = scanned.stamps
    retired = [:]
    diagnostics.renumber { file in before[file].flatMap { ids[$0.path] } }
    // If a checkout touches many files, or rules for ignored files, a scan follows.
    if scan.isDone {
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
