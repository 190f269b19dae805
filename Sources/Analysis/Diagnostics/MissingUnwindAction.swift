import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The system searches the presenting controllers for one that has the method; if none has it, the segue does nothing.
  package static let missingUnwindAction = DiagnosticRule(
    "missing-unwind-action", .error, "No class has the method that an unwind segue calls",
    checks: .connections(findMissingUnwindAction)
  )
  .relieved { $0.reliefOfUnwindSegue($1) }
  .fixed(by: .removal)
}

extension DocumentContext {
  /// The relief for a control that also sends an action, which mostly leaves the scene itself.
  fileprivate func reliefOfUnwindSegue(_ index: Int) -> DiagnosticRule.Relief? {
    let isLeft = connections(from: outline.connections[index].source).contains { other in
      outline.connections[other].kind == .action && destinationIndex(ofConnection: other) != nil
        && !action(outline.connections[other].name, in: destinationChains(ofConnection: other)).fails
    }
    return isLeft ? .warning(controlSendsAction) : nil
  }
}

private func findMissingUnwindAction(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard let unwind = document.outline.connections[index].segue?.unwindAction,
    let range = document.outline.connections[index].unwindActionRange,
    // A controller of a missing dependency may have the method.
    !document.query.lacksDependencies(around: document.file)
  else { return nil }
  return document.finding(
    at: range, sending: unwind, missing: "no class has an unwind action '\(unwind)'",
    invisible: "the method for '\(unwind)' is not visible to Objective-C; mark it '@IBAction'")
}
