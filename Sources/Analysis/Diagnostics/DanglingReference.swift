import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A connection leads to an id that nothing in the document has: Interface Builder can't open or compile it. Damage may
  /// have swallowed the object, and is reported itself.
  package static let danglingReference = DiagnosticRule(
    "dangling-reference", .error, "An id that is not in the document",
    checks: .connections(danglingConnections), .objects(danglingReferences))
}

private func danglingConnections(_ document: DocumentContext) -> [Diagnostic] {
  if isDamaged(document) { return [] }
  var found: [Diagnostic] = []
  for index in document.connections where document.destinationIndex(ofConnection: index) == nil {
    let connection = document.outline.connections[index]
    guard let id = connection.destination, let range = connection.destinationRange, !id.isEmpty,
      !document.knows(id)
    else { continue }
    let name = connection.name.isEmpty ? "" : " '\(connection.name)'"
    found.append(
      document.diagnostic(
        .danglingReference, at: range, on: document.source(of: connection),
        "the \(connection.kind.elementName)\(name) leads to '\(id)', which is not in the document"))
  }
  return found
}

/// Attributes outside connections.
private func danglingReferences(_ document: DocumentContext) -> [Diagnostic] {
  if isDamaged(document) { return [] }
  var found: [Diagnostic] = []
  for reference in document.outline.references where !document.knows(reference.id) {
    let what =
      switch reference.kind {
      case .initialController: "the initial controller is"
      case .constraintEnd: "the constraint holds on to"
      case .popoverAnchor: "the popover is anchored to"
      }
    found.append(
      document.diagnostic(
        .danglingReference, at: reference.range, on: nil,
        "\(what) '\(reference.id)', which is not in the document"))
  }
  return found
}

private func isDamaged(_ document: DocumentContext) -> Bool {
  document.outline.problems.contains { $0.kind == .malformed || $0.kind == .mergeConflict }
}
