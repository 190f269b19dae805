import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The system looks along the presenting controllers for one that has the method; where none has, the segue does
  /// nothing.
  package static let missingUnwindAction = DiagnosticRule(
    "missing-unwind-action", .error, "No class has the method that an unwind segue calls",
    checks: .connections(findMissingUnwindAction)
  )
  .relieved { $0.reliefOfMissingUnwind($1) }
  .fixed(by: .removal)
}

extension DocumentContext {
  /// A segue of a control that also sends an action which its target has: that most likely took the segue's place.
  fileprivate func reliefOfMissingUnwind(_ index: Int) -> DiagnosticRule.Relief? {
    let isReplaced = outline.connections.indices.contains { other in
      let connection = outline.connections[other]
      guard connection.kind == .action, connection.source == outline.connections[index].source,
        let target = destinationIndex(ofConnection: other)
      else { return false }
      let found = action(connection.name, in: chains(ofObject: target))
      return found == .accepted || found.declaration != nil && !found.fails
    }
    return isReplaced ? .warning(controlSendsAction) : nil
  }
}

private func findMissingUnwindAction(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard let unwind = document.outline.connections[index].segue?.unwindAction,
    let range = document.outline.connections[index].unwindActionRange
  else { return nil }
  return document.finding(
    at: range, sending: unwind, missing: "no class has an unwind action '\(unwind)'",
    invisible: "the method for '\(unwind)' is not visible to Objective-C; mark it '@IBAction'")
}
