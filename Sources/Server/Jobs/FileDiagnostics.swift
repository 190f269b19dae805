import Analysis
import Index
import Rules
import Workspace
import World

/// The diagnostics of one file in the form for a client.
struct FileDiagnostics: Sendable {
  var file: FileID
  /// The version of the checked text; nil where the file was not open.
  var version: Int?
  var diagnostics: [LSP.Diagnostic]
  /// The same diagnostics with offsets.
  var kept: RetainedDiagnostics
  /// The other files to which the diagnostics refer.
  var relatedFiles: Set<FileID>
}

/// The diagnostics of several files, in the order of the files' numbers; fewer if the job is canceled.
func diagnostics(
  in files: [FileID], _ folder: FolderSnapshot, threads: Int, _ environment: Environment,
  _ cancellation: Cancellation
) -> [FileDiagnostics] {
  workOff(below: files.count, threads: threads) {
    let locator = Locator(folder, in: environment, cancellation)
    let query = locator.query()
    return (locator, query, renames: folder.renameDetector.codeRenames(query))
  } work: { (index, tool: (locator: Locator, query: Query, renames: [IncompleteRename]), found) in
    if cancellation.isCancelled { return }
    found.append(tool.query.diagnostics(in: files[index], tool.renames, tool.locator))
  }.sorted { $0.file < $1.file }
}

extension Query {
  fileprivate func diagnostics(
    in file: FileID, _ renames: [IncompleteRename], _ locator: Locator
  ) -> FileDiagnostics {
    let folder = locator.folder
    var result = FileDiagnostics(
      file: file, version: folder.open[file]?.version, diagnostics: [],
      kept: findings(in: file, renames, folder), relatedFiles: [])
    for diagnostic in result.kept.shown {
      guard let translated = translated(diagnostic, folder, locator) else { continue }
      result.diagnostics.append(translated)
      if folder.profile.takesRelatedInformation {
        result.relatedFiles.formUnion(diagnostic.related.map(\.file))
      }
    }
    result.relatedFiles.remove(file)
    return result
  }

  /// The diagnostics of a file with offsets. If a rename explains one, its message contains the rename, and no summary contains
  /// it.
  ///
  /// - Parameter renames: The renames in code, which are the same for every file.
  func findings(
    in file: FileID, _ renames: [IncompleteRename], _ folder: FolderSnapshot
  ) -> RetainedDiagnostics {
    // A user who edits a document needs each finding at its place.
    let isAtRest = folder.open[file]?.isEdited != true
    let judge = Judge(self)
    let singles: SingleFindings
    if let kept = folder.kept[file] {
      if let edited = kept.edited {
        singles = judge.singles(in: file, editedIn: edited, beside: kept.singles)
      } else {
        if kept.isAtRest == isAtRest { return kept }
        singles = kept.singles
      }
    } else {
      singles = judge.singles(in: file)
    }
    let documentRenames = folder.renameDetector.documentRenames(in: file, self)
    let unreached = unreachedDeclarations(in: file, renames)
    var found = explained(explained(singles.findings, by: renames), by: documentRenames)
    if !unreached.isEmpty { found = inOrder(found + unreached) }
    let places = Set(renames.flatMap(\.references) + documentRenames.flatMap(\.references))
    let shown = judge.judged(found, in: file, isAtRest: isAtRest) {
      places.contains(Location(file: file, range: $0.range))
    }
    return RetainedDiagnostics(
      shown: shown, singles: singles, isAtRest: isAtRest, followsText: judge.followsText(of: file))
  }
}

/// A diagnostic in the protocol's terms; nil where the user turned its code off or suppressed it.
func translated(_ diagnostic: Diagnostic, _ folder: FolderSnapshot, _ locator: Locator) -> LSP.Diagnostic? {
  if diagnostic.isOff { return nil }
  if case .code = folder.snapshot[diagnostic.file]?.facts,
    locator.suppressions(in: diagnostic.file).covers(diagnostic.code, at: diagnostic.range.lower)
  {
    return nil
  }
  var result = LSP.Diagnostic(
    range: locator.range(diagnostic.range, in: diagnostic.file), severity: diagnostic.severity.protocolValue,
    code: diagnostic.code.rawValue, source: "ibls", message: diagnostic.message)
  if folder.profile.takesCodeDescription, let address = diagnostic.code.documentation {
    result.codeDescription = LSP.CodeDescription(href: address)
  }
  // A client may show it faded rather than underlined, since it breaks nothing.
  if diagnostic.rule?.findsUnusedCode == true,
    folder.profile.knows(.unnecessary)
  {
    result.tags = [.unnecessary]
  }
  if let rename = diagnostic.rename {
    result.data = ["renamed": ["from": .string(rename.from), "to": .string(rename.to)]]
  }
  if folder.profile.takesRelatedInformation, !diagnostic.related.isEmpty {
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
