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
  .fixed(by: .removal)
}

private func findMissingUnwindAction(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard let unwind = document.outline.connections[index].segue?.unwindAction,
    let range = document.outline.connections[index].unwindActionRange
  else { return nil }
  return document.finding(
    at: range, sending: unwind, missing: "no class has an unwind action '\(unwind)'",
    invisible: "the method for '\(unwind)' is not visible to Objective-C; mark it '@IBAction'")
}
