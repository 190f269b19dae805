import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The target has no such method: the control's event raises "unrecognized selector sent to instance". On macOS, loading the
  /// document logs it, and the control does nothing.
  package static let missingAction = DiagnosticRule(
    "missing-action", .error, "The target's class has no method for the connected action",
    checks: .actions(findMissingAction), .connections(findActionToPlainObject))
}

private func findMissingAction(_ document: DocumentContext, _ index: Int) -> Finding? {
  let query = document.query
  let chains = document.destinationChains(ofConnection: index)
  let connection = document.outline.connections[index]
  let className = chains.first.map(query.className) ?? ""
  switch document.action(connection.name, in: chains) {
  case .found, .accepted, .unknown: return nil
  case .missing:
    // What was meant depends on the document's other connections: `SuggestedNames.swift` adds it.
    let name = connection.name
    return Finding(
      range: connection.nameRange, message: "\(className) has no action '\(name)'",
      evidence: document.evidence(ofOwner: document.destinationIndex(ofConnection: index)) {
        $0.action(name, in: $1, on: $2).fails
      })
  case .notImplemented(let id):
    let name = AskedName(String(connection.name.prefix { $0 != ":" }))
    return Finding(
      range: connection.nameRange,
      message: "\(className) declares the action '\(connection.name)', and no file implements it",
      related: query.declarationNote(id),
      // A macro may implement what it is given the name of.
      evidence: .refuting([name]) { query in
        query.familyFiles(of: id.type).contains {
          query.snapshot.code($0)?.findMention(of: name)?.contains(.inUse) == true
        }
      })
  case .notVisible(let id):
    return Finding(
      range: connection.nameRange,
      message: "the method for '\(connection.name)' of \(className) is not visible to Objective-C; "
        + "mark it '@IBAction'",
      related: query.declarationNote(id))
  }
}
