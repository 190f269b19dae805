import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A connection or a constraint leads to an id that nothing in the document has.
  ///
  /// The document compiles, and what leads there is dropped. Damage may have swallowed the object, and is reported itself.
  package static let danglingReference = DiagnosticRule(
    "dangling-reference", .warning, "An id that is not in the document",
    checks: .connections(findDanglingConnection), .objects(danglingReferences))
}

private func findDanglingConnection(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard document.destinationIndex(ofConnection: index) == nil,
    let id = document.outline.connections[index].destination, !id.isEmpty, !document.knows(id),
    let range = document.outline.connections[index].destinationRange, !isDamaged(document)
  else { return nil }
  let connection = document.outline.connections[index]
  let name = connection.name.isEmpty ? "" : " '\(connection.name)'"
  return Finding(
    range: range,
    message: "the \(connection.kind.elementName)\(name) leads to '\(id)', which is not in the document")
}

/// Attributes outside connections.
private func danglingReferences(_ document: DocumentContext) -> [Finding] {
  if isDamaged(document) { return [] }
  return document.outline.references.filter { !document.knows($0.id) }.map { reference in
    let what =
      switch reference.kind {
      case .initialController: "the initial controller is"
      case .constraintEnd: "the constraint holds on to"
      case .popoverAnchor: "the popover is anchored to"
      }
    return Finding(
      range: reference.range, message: "\(what) '\(reference.id)', which is not in the document",
      // Without it, the app has no first screen.
      severity: reference.kind == .initialController ? .error : nil,
      subject: document.subject(around: reference.range.lower))
  }
}

private func isDamaged(_ document: DocumentContext) -> Bool {
  document.outline.problems.contains { $0.kind == .malformed || $0.kind == .mergeConflict }
}
