import Analysis
import Index
import LanguageServerProtocol
import Rules
import Workspace
import World

/// Work on a view that is done beside the loop.
package struct Job: Sendable {
  enum Task: Sendable {
    /// Finds the diagnostics of these files.
    case diagnose([FileID])
    case answer(Query, FileID)
    case symbols(String)
  }

  /// What came of a job.
  package enum Output: Sendable {
    case findings([Finding])
    case answer(any Encodable & Sendable)
    /// An answer beside which the user is told something.
    case noticed(any Encodable & Sendable, String?)
    case failure(LSP.ResponseError)
    case symbols([LSP.SymbolInformation])
    case cancelled
  }

  /// What is wrong in a file.
  package struct Finding: Sendable {
    var file: FileID
    /// Of the text looked at; nil where the file was not open.
    var version: Int?
    var diagnostics: [LSP.Diagnostic]
    /// The same as they were found.
    var kept: KeptFindings
    /// Other files in which the diagnostics name a place.
    var relatedFiles: Set<FileID>
  }

  package let id: Int
  var view: View
  var task: Task
  let cancellation = Cancellation()

  /// How many files a job for diagnostics looks at; the proof that an edit does not look at everything.
  package var fileCount: Int {
    switch task {
    case .diagnose(let files): files.count
    case .answer, .symbols: 0
    }
  }

  /// Whether several threads do it. Below this, starting threads and their resolvers costs more than it saves.
  var isShared: Bool { fileCount >= 64 }

  /// Of how many of these the diagnostics are known, and only moved.
  package var keptCount: Int {
    switch task {
    case .diagnose(let files): files.count { view.kept[$0].map { $0.edited == nil } ?? false }
    case .answer, .symbols: 0
    }
  }

  /// How many connections are judged where others of their document are not.
  package var editedConnectionCount: Int {
    switch task {
    case .diagnose(let files): files.reduce(0) { $0 + (view.kept[$1]?.edited?.count ?? 0) }
    case .answer, .symbols: 0
    }
  }

  package func run(in environment: Environment) -> Output {
    if cancellation.isCancelled { return .cancelled }
    let output = result(in: environment)
    // Cut short, it would be half an answer.
    return cancellation.isCancelled ? .cancelled : output
  }

  private func result(in environment: Environment) -> Output {
    switch task {
    case .diagnose(let files): return diagnose(files, environment)
    case .answer(let query, let file):
      let answering = Answering(view, in: environment, cancellation)
      switch query {
      case .prepareRename(let position): return answering.prepareRename(position, file)
      case .rename(let position, let newName): return answering.rename(position, to: newName, file)
      default: return .answer(answering.answer(query, in: file))
      }
    case .symbols(let query):
      return .symbols(Answering(view, in: environment, cancellation).workspaceSymbols(query))
    }
  }

  private func diagnose(_ files: [FileID], _ environment: Environment) -> Output {
    let threads = isShared ? max(1, environment.processorCount) : 1
    let found = workOff(below: files.count, threads: threads, from: [Finding]()) { stretches, found in
      let resolver = Resolver(view.snapshot) { cancellation.isCancelled }
      let renames = view.memory.foreignRenames(resolver)
      let locator = Locator(view, in: environment, cancellation)
      while let stretch = stretches.next() {
        for index in stretch {
          if cancellation.isCancelled { return }
          found.append(finding(files[index], renames, resolver, locator))
        }
      }
    }
    return .findings(found.flatMap { $0 }.sorted { $0.file < $1.file })
  }

  private func finding(
    _ file: FileID, _ renames: [ForeignRename], _ resolver: Resolver, _ locator: Locator
  ) -> Finding {
    var finding = Finding(
      file: file, version: view.open[file]?.version, diagnostics: [],
      kept: findings(in: file, renames, view, resolver), relatedFiles: [])
    for diagnostic in finding.kept.shown {
      guard let translated = translated(diagnostic, view, locator) else { continue }
      finding.diagnostics.append(translated)
      if view.profile.takesRelatedInformation {
        finding.relatedFiles.formUnion(diagnostic.related.map(\.file))
      }
    }
    finding.relatedFiles.remove(file)
    return finding
  }
}

/// What is wrong in a file; what a rename explains says so and is never summed up.
///
/// - Parameter renames: Those that the memory has in the code, which are the same for every file.
func findings(
  in file: FileID, _ renames: [ForeignRename], _ view: View, _ resolver: Resolver
) -> KeptFindings {
  let singles: [Diagnostic]
  if let kept = view.kept[file] {
    guard let edited = kept.edited else { return kept }
    singles = singleDiagnostics(of: file, editedIn: edited, beside: kept.singles, resolver)
  } else {
    singles = singleDiagnostics(of: file, resolver)
  }
  let documentRenames = view.memory.documentRenames(in: file, resolver)
  let found = explained(
    explained(singles, by: renames, resolver), by: documentRenames, resolver)
  let places = Set(renames.flatMap(\.references) + documentRenames.flatMap(\.references))
  let path = view.snapshot[file]?.path ?? ""
  let shown = summarized(found, of: file, resolver) {
    places.contains(Location(file: file, range: $0.range))
      ? nil : view.configuration.severity(of: $0, inFile: path, overriding: view.settings.rules)
  }
  return KeptFindings(shown: shown, singles: singles)
}

/// What a client can show otherwise than underlined: as faded, since nothing is broken, but something is left over.
private let diagnosticTags: [String: LSP.DiagnosticTag] = ["unused-action": .unnecessary]

/// A diagnostic as the client takes it; nil where the user turned its code off or silenced it.
func translated(_ diagnostic: Diagnostic, _ view: View, _ locator: Locator) -> LSP.Diagnostic? {
  let path = view.snapshot[diagnostic.file]?.path ?? ""
  guard
    let severity = view.configuration.severity(
      of: diagnostic, inFile: path, overriding: view.settings.rules)
  else { return nil }
  if case .code = view.snapshot[diagnostic.file]?.facts,
    locator.silence(of: diagnostic.file).covers(diagnostic.code, at: diagnostic.range.lower)
  {
    return nil
  }
  var result = LSP.Diagnostic(
    range: locator.range(diagnostic.range, in: diagnostic.file), severity: severity.protocolValue,
    code: diagnostic.code.rawValue, source: "ibls", message: diagnostic.message)
  if view.profile.takesCodeDescription {
    result.codeDescription = LSP.CodeDescription(href: diagnostic.code.documentation)
  }
  if let tag = diagnosticTags[diagnostic.code.rawValue], view.profile.diagnosticTags.contains(tag.rawValue) {
    result.tags = [tag]
  }
  if view.profile.takesRelatedInformation, !diagnostic.related.isEmpty {
    result.relatedInformation = diagnostic.related.map { related in
      LSP.DiagnosticRelatedInformation(
        location: locator.location(related.range, in: related.file), message: related.message)
    }
  }
  return result
}

extension Diagnostic.Severity {
  fileprivate var protocolValue: LSP.DiagnosticSeverity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .information: .information
    case .hint: .hint
    }
  }
}
