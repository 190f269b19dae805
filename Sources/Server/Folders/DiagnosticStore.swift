import Analysis
import Index

/// The diagnostics of a folder's files: those that the client has, those that still hold, and the files to look at again.
struct DiagnosticStore: Sendable {
  /// The diagnostics of a file, as the client has or will get them.
  struct Report: Sendable {
    var diagnostics: [LSP.Diagnostic]
    var relatedFiles: Set<FileID>
    /// Changes when the diagnostics do.
    var resultID: String
  }

  /// The id of a result without findings, whatever file it is of.
  static let cleanResult = "clean"

  /// By file; a file that has none and is not stale is free of diagnostics.
  private(set) var reports: [FileID: Report] = [:]
  /// For a client that pulls: the ID of the result that it last got of a file.
  var deliveredResults: [FileID: String] = [:]
  /// Counts what can alter a diagnostic; a snapshot's own number begins anew with each scan.
  private(set) var revision = 0
  /// Files to look at again, with the revision that made it necessary.
  private(set) var stale: [FileID: Int] = [:]
  /// The revision of the last finding about a file, while jobs that began before it may still be under way.
  private var diagnosed: [FileID: Int] = [:]
  /// Stale files that wait for a pause in the typing.
  var deferred: Set<FileID> = []
  /// The diagnostics of open documents that still hold, so that an edit need not find them again.
  private(set) var kept: [FileID: RetainedDiagnostics] = [:]
  /// The names in code that decide about the diagnostics of a file; only files with such diagnostics.
  private var dependencies: [FileID: NameDependency] = [:]
  /// The files whose diagnostics name a place in this one.
  private var relatedTo: [FileID: Set<FileID>] = [:]

  func resultID(of file: FileID) -> String { reports[file]?.resultID ?? Self.cleanResult }

  /// - Parameter previous: The result that the client has.
  func report(of file: FileID, _ previous: String? = nil) -> LSP.DocumentDiagnosticReport {
    let result = resultID(of: file)
    return previous == result
      ? .unchanged(resultId: result)
      : .full(resultId: result, items: reports[file]?.diagnostics ?? [])
  }

  /// Whether a file has enough findings for a summary.
  func mayBeSummedUp(_ file: FileID) -> Bool { (kept[file]?.singles.count ?? 0) > 2 }

  /// The files whose diagnostics a change alters by a place or by a name in code.
  func filesConcerned(by change: FileChange) -> Set<FileID> {
    // A name that means the same to others may be at another place now. Most edits in a document leave what it connects as
    // it was.
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

  /// Makes the findings of files be shown anew, though they are the same.
  mutating func showAgain(_ files: some Sequence<FileID>) {
    revision += 1
    for file in files { stale[file] = revision }
  }

  /// Keeps the diagnostics of a document that still hold after an edit.
  mutating func keep(_ diagnostics: RetainedDiagnostics, of file: FileID) { kept[file] = diagnostics }

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

  /// Gives the files the numbers that they have after a scan; nothing but what the client has is known then.
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
