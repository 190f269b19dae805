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
    guard document.outline.connections[index].kind == .segue,
      let unwind = document.outline.connections[index].segue?.unwindAction, !unwind.name.isEmpty
    else { return nil }
    let message: String
    var related: [Diagnostic.Related] = []
    switch document.handlerInWholeWorkspace(unwind.name) {
    case .found, .unknown: return nil
    case .missing: message = "no class has an unwind action '\(unwind.name)'"
    case .notVisible(let id):
      message = "the method for '\(unwind.name)' is not visible to Objective-C; mark it '@IBAction'"
      related = document.resolver.declarationNote(id)
    }
    return document.diagnostic(
      .missingUnwindAction, at: unwind.range,
      on: document.source(of: document.outline.connections[index]), message, related: related)
  }
}
