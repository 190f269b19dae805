import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The system looks along the presenting controllers for one that has the method; where none has, the segue does
  /// nothing.
  package static let missingUnwindAction = DiagnosticRule(
    "missing-unwind-action", .error, "No class has the method that an unwind segue leads to",
    checks: .connections(missingUnwindActions))
}

private func missingUnwindActions(_ document: DocumentContext) -> [Diagnostic] {
  document.connections.compactMap { index -> Diagnostic? in
    let connection = document.outline.connections[index]
    guard let unwind = connection.segue?.unwindAction, let range = connection.unwindActionRange else {
      return nil
    }
    let message: String
    var related: [Diagnostic.Related] = []
    switch document.handlerInWholeWorkspace(unwind) {
    case .found, .unknown: return nil
    case .missing: message = "no class has an unwind action '\(unwind)'"
    case .notVisible(let id):
      message = "the method for '\(unwind)' is not visible to Objective-C; mark it '@IBAction'"
      related = document.resolver.declarationNote(id)
    }
    return document.diagnostic(
      .missingUnwindAction, at: range, on: document.source(of: connection), message, related: related)
  }
}
