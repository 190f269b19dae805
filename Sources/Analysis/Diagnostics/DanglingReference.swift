import Index
import Syntax
import Text

/// An id that nothing in the document has: Interface Builder can't open or compile it. Damage may have swallowed the
/// object, and is reported itself.
func danglingReferences(_ document: Document) -> [Diagnostic] {
  if document.outline.problems.contains(where: { $0.kind == .malformed || $0.kind == .mergeConflict }) {
    return []
  }
  var found: [Diagnostic] = []
  for index in document.outline.connections.indices
  where document.destinationIndex(ofConnection: index) == nil {
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
