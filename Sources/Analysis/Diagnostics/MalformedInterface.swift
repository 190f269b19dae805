import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The XML of the document is malformed: Interface Builder can't open the document, and the build fails.
  package static let malformedInterface = DiagnosticRule(
    "malformed-interface", .error, "The document can't be read", .damage,
    checks: .objects(malformedInterfaces)
  )
  .fixed(by: .document(malformedFixes))
}

private func malformedInterfaces(_ document: DocumentContext) -> [Finding] {
  document.outline.problems.map { problem in
    Finding(
      range: problem.range, message: problem.message, severity: problem.kind.isOfSound ? .information : nil)
  }
}
