import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The XML can't be read as it stands: Interface Builder can't open the document, and the build fails.
  package static let malformedInterface = DiagnosticRule(
    "malformed-interface", .error, "The document can't be read",
    checks: .objects(malformedInterfaces))
}

private func malformedInterfaces(_ document: DocumentContext) -> [Diagnostic] {
  document.outline.problems.map { problem in
    document.diagnostic(
      .malformedInterface, isSound(problem) ? .information : nil, at: problem.range, on: nil, problem.message)
  }
}

/// Interface Builder can read the document, though `ibls` can't.
private func isSound(_ problem: Problem) -> Bool { problem.kind == .archive || problem.kind == .unread }
