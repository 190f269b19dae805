import Analysis
import Index
import LanguageServerProtocol
import Rules
import Workspace
import World

/// The diagnostics of one file, as a client gets them.
package struct FileDiagnostics: Sendable {
  var file: FileID
  /// Of the text looked at; nil where the file was not open.
  var version: Int?
  var diagnostics: [LSP.Diagnostic]
  /// The same as they were found.
  var kept: KeptFindings
  /// Other files in which the diagnostics name a place.
  var relatedFiles: Set<FileID>
}

/// The diagnostics of several files, in the order of the files' numbers; fewer when it is cancelled.
func diagnostics(
  in files: [FileID], _ view: View, threads: Int, _ environment: Environment, _ cancellation: Cancellation
) -> [FileDiagnostics] {
  let found = workOff(below: files.count, threads: max(1, threads), from: [FileDiagnostics]()) {
    stretches, found in
    let resolver = Resolver(view.snapshot) { cancellation.isCancelled }
    let renames = view.memory.foreignRenames(resolver)
    let locator = Locator(view, in: environment, cancellation)
    while let stretch = stretches.next() {
      for index in stretch {
        if cancellation.isCancelled { return }
        found.append(diagnostics(in: files[index], renames, resolver, locator))
      }
    }
  }
  return found.flatMap { $0 }.sorted { $0.file < $1.file }
}

private func diagnostics(
  in file: FileID, _ renames: [ForeignRename], _ resolver: Resolver, _ locator: Locator
) -> FileDiagnostics {
  let view = locator.view
  var result = FileDiagnostics(
    file: file, version: view.open[file]?.version, diagnostics: [],
    kept: findings(in: file, renames, view, resolver), relatedFiles: [])
  for diagnostic in result.kept.shown {
    guard let translated = translated(diagnostic, view, locator) else { continue }
    result.diagnostics.append(translated)
    if view.profile.takesRelatedInformation {
      result.relatedFiles.formUnion(diagnostic.related.map(\.file))
    }
  }
  result.relatedFiles.remove(file)
  return result
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
