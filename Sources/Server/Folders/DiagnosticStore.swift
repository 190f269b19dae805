import Analysis
import Index

/// The diagnostics of a folder's files: those that the client has, those that are still valid, and the files to check again.
struct DiagnosticStore: Sendable {
  /// The diagnostics of a file that the client has or will get.
  struct Report: Sendable {
    var diagnostics: [LSP.Diagnostic]
    var relatedFiles: Set<FileID>
    /// The id of the result, which changes with the diagnostics.
    var resultID: String
  }

  /// The id of a result without findings, the same for all files.
  static let cleanResult = "clean"

  /// The reports by file; a file without a report that is not stale has no diagnostics.
  private(set) var reports: [FileID: Report] = [:]
  /// The ids of the results that a pulling client last got, by file.
  var deliveredResults: [FileID: String] = [:]
  /// The number of changes that may affect a diagnostic. The snapshot's own number restarts with each scan.
  private(set) var revision = 0
  /// The files to check again, with the revision that requires it.
  private(set) var stale: [FileID: Int] = [:]
  /// The revision of the last check of a file. Jobs that began before it may still be under way.
  private var diagnosed: [FileID: Int] = [:]
  /// Stale files that wait for a pause in the typing.
  var deferred: Set<FileID> = []
  /// The diagnostics of open documents that are still valid, so that an edit need not find them again.
  private(set) var kept: [FileID: RetainedDiagnostics] = [:]
  /// The names in code that decide about the diagnostics of a file; only for files that depend on some.
  private var dependencies: [FileID: NameDependency] = [:]
  /// The files whose diagnostics refer to a place in a file, by that file.
  private var relatedTo: [FileID: Set<FileID>] = [:]

  func resultID(of file: FileID) -> String { reports[file]?.resultID ?? Self.cleanResult }

  /// - Parameter previous: The id of the result that the client has.
  func report(of file: FileID, _ previous: String? = nil) -> LSP.DocumentDiagnosticReport {
    let result = resultID(of: file)
    return previous == result
      ? .unchanged(resultId: result)
      : .full(resultId: result, items: reports[file]?.diagnostics ?? [])
  }

  /// Whether a file has enough findings for a summary.
  func mayBeSummedUp(_ file: FileID) -> Bool { (kept[file]?.singles.findings.count ?? 0) > 2 }

  /// The files whose diagnostics a change affects by a place or by a name in code.
  func filesConcerned(by change: FileChange) -> Set<FileID> {
    // If all names have the same meaning, their places may still have changed. Most edits in a document keep its connections.
    (change.extent < .names ? relatedTo[change.file] ?? [] : [])
      .union(dependencies.filter { $0.value.isConcerned(by: change) }.keys)
  }

  mutating func makeStale(_ files: some Sequence<FileID>) {
    showAgain(files)
    for file in files { kept[file] = nil }
  }

  mutating func makeAllStale(_ files: [FileID]) {
    deferred = []
    kept = [:]
    makeStale(files)
  }

  /// Marks files as stale although their findings are the same, so that they are shown again.
  mutating func showAgain(_ files: some Sequence<FileID>) {
    revision += 1
    for file in files { stale[file] = revision }
  }

  /// Keeps the diagnostics of a document that are still valid after an edit.
  mutating func keep(_ diagnostics: RetainedDiagnostics, of file: FileID) { kept[file] = diagnostics }

  /// Stores the result of a job, unless the file has changed since.
  ///
  /// - Returns: Whether the result is still valid.
  mutating func store(_ finding: FileDiagnostics, revision: Int, resultID: () -> String) -> Bool {
    let id = finding.file
    if let since = stale[id], since > revision { return false }
    // A job for many files may have begun before an edit and may end after the job for the edited file.
    if let last = diagnosed[id], last > revision { return false }
    diagnosed[id] = revision
    stale[id] = nil
    deferred.remove(id)
    kept[id] = finding.version == nil ? nil : finding.kept
    let dependency = finding.kept.singles.dependsOn
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

  /// Gives files their new numbers after a scan. Afterwards, only the results that the client has are known.
  mutating func renumber(_ number: (FileID) -> FileID?) {
    func renumbered<Value>(_ values: [FileID: Value]) -> [FileID: Value] {
      values.reduce(into: [:]) { result, value in
        if let id = number(value.key) { result[id] = value.value }
      }
    }
    (relatedTo, dependencies, stale, diagnosed) = ([:], [:], [:], [:])
    deliveredResults = renumbered(deliveredResults)
    reports = renumbered(reports).mapValues {
      Report(diagnostics: $0.diagnostics, relatedFiles: [], resultID: $0.resultID)
    }
  }
}
