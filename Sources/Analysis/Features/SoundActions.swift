import Index
import Syntax
import Text

extension CodeAction {
  /// Whether a workspace with its edits lacks the findings that it fixes, and has no others.
  ///
  /// Findings that a summary stands for are compared one by one. What nothing connects any more is unused, which the user wants to
  /// know. A class that is created has to be filled in, and to be added to a target.
  func keepsPromise(_ texts: @escaping TextSource, _ resolver: Resolver, _ options: AnalysisOptions) -> Bool {
    if fixes.isEmpty || newFile != nil { return true }
    let snapshot = resolver.snapshot
    var changed: [FileID: [UInt8]] = [:]
    var changes: [FileChange] = []
    for file in edits {
      guard let source = snapshot[file.file], let old = texts(file.file) else { continue }
      let bytes = old.applying(file.edits)
      guard let facts = source.facts.read(anew: bytes) else { continue }
      changed[file.file] = bytes
      changes.append(
        snapshot.change(
          file.file, to: SourceFile(path: source.path, isDependency: source.isDependency, facts: facts)))
    }
    let next = snapshot.applying(changes)
    let after = Resolver(next, isAbandoned: resolver.isAbandoned)
    after.texts = { changed[$0] ?? texts($0) }
    // Others than these files can gain findings only where a declaration has changed.
    let concerned = next.dependents(of: changes.filter { $0.extent == .names }, since: snapshot)
    let files = concerned.union(changed.keys).union(fixes.map(\.file))
    let known = counts(in: files, resolver, options)
    let left = counts(in: files, after, options)
    let fixed = fixes.flatMap { $0.singles.isEmpty ? [$0] : $0.singles }.reduce(into: [:]) {
      $0[FindingName($1), default: 0] += 1
    }
    return left.allSatisfy { name, count in count <= known[name, default: 0] - fixed[name, default: 0] }
  }
}

/// The identity of a finding, which does not depend on its place or on other findings.
private struct FindingName: Hashable {
  var file: FileID
  var code: Diagnostic.Code
  var message: String

  init(_ diagnostic: Diagnostic) {
    (file, code) = (diagnostic.file, diagnostic.code)
    message = diagnostic.baselineMessage ?? diagnostic.message
  }
}

/// What was so before, but passed over: a broken connection may have been meant for `view`, a connected member is in use.
private let codesOfWhatShows: Set = [
  DiagnosticRule.unconnectedOutlet.code, DiagnosticRule.unusedAction.code, DiagnosticRule.unsetView.code,
]

private func counts(
  in files: Set<FileID>, _ resolver: Resolver, _ options: AnalysisOptions
) -> [FindingName: Int] {
  var result: [FindingName: Int] = [:]
  for file in files {
    for diagnostic in singleDiagnostics(of: file, resolver, options)
    where !codesOfWhatShows.contains(diagnostic.code) {
      result[FindingName(diagnostic), default: 0] += 1
    }
  }
  return result
}

extension FileFacts {
  /// The facts of another text of the file; nil for a kind that no action edits.
  fileprivate func read(anew bytes: [UInt8]) -> FileFacts? {
    switch self {
    case .interface: .interface(bytes.withSpan { interfaceOutline(of: $0) })
    case .code(let code): .code(CodeFile(of: bytes, code.language))
    case .project: nil
    }
  }
}
