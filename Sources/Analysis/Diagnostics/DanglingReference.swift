import Index
import Syntax
import Text

/// A connection leads to an id that nothing in the document has: Interface Builder can't open or compile it. Damage may
/// have swallowed the object, and is reported itself.
func danglingConnections(_ document: Document) -> [Diagnostic] {
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
        .danglingReference, .error, at: range, on: document.source(of: connection),
        "the \(connection.kind.elementName)\(name) leads to '\(id)', which is not in the document"))
  }
  return found
}

/// The same of attributes outside connections.
func danglingReferences(_ document: Document) -> [Diagnostic] {
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
        .danglingReference, .error, at: reference.range, on: nil,
        "\(what) '\(reference.id)', which is not in the document"))
  }
  return found
}

private func isDamaged(_ document: Document) -> Bool {
  document.outline.problems.contains { $0.kind == .malformed || $0.kind == .mergeConflict }
}

extension Connection.Kind {
  /// The name of the element that makes the connection.
  package var elementName: String {
    switch self {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .segue: "segue"
    case .binding: "binding"
    case .other(let name): name
    }
  }
}
