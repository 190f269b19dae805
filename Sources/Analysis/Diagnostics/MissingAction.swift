import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The target has no such method: the control's event raises "unrecognized selector sent to instance".
  package static let missingAction = DiagnosticRule(
    "missing-action", .error, "The target's class has no method for the connected action",
    checks: .connections(missingActions))
}

private func missingActions(_ document: DocumentContext) -> [Diagnostic] {
  guard let platforms = document.platforms else { return [] }
  let resolver = document.resolver
  return document.connections.compactMap { index -> Diagnostic? in
    guard document.outline.connections[index].kind == .action,
      let target = document.destinationIndex(ofConnection: index),
      document.outline.objects[target].customClass != nil, !document.crossesScenes(connection: index)
    else { return nil }
    let connection = document.outline.connections[index]
    if connection.name.isEmpty { return nil }
    let chains = document.destinationChains(ofConnection: index)
    guard let head = chains.first, !chains.allSatisfy({ $0.classes.isEmpty }) else { return nil }
    let className = resolver.className(head)
    var message: String
    var baseline: String?
    var related: [Diagnostic.Related] = []
    switch resolver.action(connection.name, in: chains, on: platforms) {
    case .found, .accepted, .unknown:
      return nil
    case .missing:
      message = "\(className) has no action '\(connection.name)'"
      if let near = document.nearestMember(to: connection.name, as: .action, in: chains, on: platforms) {
        baseline = message
        message += "; did you mean '\(near.name)'?"
        related = resolver.declarationNote(near.id)
      }
    case .notVisible(let member):
      message =
        "the method for '\(connection.name)' of \(className) is not visible to Objective-C; "
        + "mark it '@IBAction'"
      related = resolver.declarationNote(member)
    }
    return document.diagnostic(
      .missingAction, at: connection.nameRange, on: document.source(of: connection), message,
      baseline: baseline, related: related)
  }
}
