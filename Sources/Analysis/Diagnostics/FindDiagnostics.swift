import Index
import Syntax

/// The diagnostics that remain of the candidates of a file, by place, those of stale documents summed up.
package func diagnostics(
  _ candidates: CandidateDiagnostics, _ resolver: Resolver, _ options: AnalysisOptions
) -> [Diagnostic] {
  summarized(candidates.confirmed(resolver), of: candidates.file, resolver, options)
}

/// The diagnostics of one file by place, none summed up.
package func singleDiagnostics(
  of file: FileID, _ resolver: Resolver, _ options: AnalysisOptions = AnalysisOptions()
) -> [Diagnostic] {
  candidateDiagnostics(of: file, resolver, options).confirmed(resolver)
}

/// The diagnostics of a document in which only some connections were edited, none summed up.
///
/// - Parameters:
///   - connections: The indices of the edited connections.
///   - retained: The diagnostics from before the edit, without those that lie in these connections.
package func singleDiagnostics(
  of file: FileID, editedIn connections: Range<Int>, beside retained: [Diagnostic], _ resolver: Resolver,
  _ options: AnalysisOptions = AnalysisOptions()
) -> [Diagnostic] {
  guard let outline = resolver.snapshot.interface(file), resolver.snapshot[file]?.isDependency == false else {
    return []
  }
  let document = DocumentContext(
    file: file, outline: outline, resolver: resolver, options: options,
    connections: connections.clamped(to: outline.connections.indices))
  return CandidateDiagnostics(
    file: file,
    certain: retained.filter { !checks.codesOfSeveral.contains($0.code) }
      + checks.connections.flatMap { $0(document) },
    candidates: checks.several.flatMap { $0(document) }
  ).confirmed(resolver)
}

/// The findings of a file, some of which hold only if code does not use certain names.
package func candidateDiagnostics(
  of file: FileID, _ resolver: Resolver, _ options: AnalysisOptions
) -> CandidateDiagnostics {
  let snapshot = resolver.snapshot
  var result = CandidateDiagnostics(file: file)
  guard snapshot.mayHaveFindings(file), let source = snapshot[file], !source.isDependency else {
    return result
  }
  switch source.facts {
  case .interface(let outline):
    let document = DocumentContext(file: file, outline: outline, resolver: resolver, options: options)
    result.certain =
      checks.objects.flatMap { $0(document) } + checks.connections.flatMap { $0(document) }
    result.candidates = checks.several.flatMap { $0(document) }
  case .code(let code):
    let context = CodeContext(file: file, contents: code, resolver: resolver, options: options)
    result.candidates = checks.code.flatMap { $0(context) }
  case .project:
    break
  }
  return result
}

/// The checks of all rules by what their findings follow from, sorted once.
private struct Checks {
  var objects: [@Sendable (DocumentContext) -> [Diagnostic]] = []
  var connections: [@Sendable (DocumentContext) -> [Diagnostic]] = []
  var several: [@Sendable (DocumentContext) -> [CandidateDiagnostic]] = []
  var code: [@Sendable (CodeContext) -> [CandidateDiagnostic]] = []
  /// The codes whose findings an edit of any connection may alter.
  var codesOfSeveral: Set<Diagnostic.Code> = []

  init(_ rules: [DiagnosticRule]) {
    for rule in rules {
      for check in rule.checks {
        switch check {
        case .objects(let check): objects.append(check)
        case .connections(let check): connections.append(check)
        case .several(let check):
          several.append(check)
          codesOfSeveral.insert(rule.code)
        case .code(let check): code.append(check)
        }
      }
    }
  }
}

private let checks = Checks(DiagnosticRule.all)
