import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A connection or a constraint leads to an id that nothing in the document has.
  ///
  /// The document compiles without the connection or constraint. If damage has removed the object, the damage is the finding.
  package static let danglingReference = DiagnosticRule(
    "dangling-reference", .warning, "An id that is not in the document",
    checks: .connections(findDanglingConnection), .objects(danglingReferences)
  )
  .fixed(by: .removal, .document(referenceFixes))
}

private func findDanglingConnection(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard document.destinationIndex(ofConnection: index) == nil,
    let id = document.outline.connections[index].destination, !id.isEmpty, !document.knows(id),
    let range = document.outline.connections[index].destinationRange, !isDamaged(document),
    // A connection with a finding about its outlet needs no second one.
    !document.lacksOutlet(ofConnection: index)
  else { return nil }
  let connection = document.outline.connections[index]
  let name = connection.name.isEmpty ? "" : " '\(connection.name)'"
  return Finding(
    range: range,
    message:
      "the \(connection.kind.elementName)\(name) is connected to the id '\(id)', which no object has; remove it"
  )
}

/// The findings about ids outside of connections.
private func danglingReferences(_ document: DocumentContext) -> [Finding] {
  if isDamaged(document) { return [] }
  return document.outline.references.filter { !document.knows($0.id) }.map { reference in
    let (what, remedy) =
      switch reference.kind {
      case .initialController: ("the initial view controller is", "choose another one")
      case .constraintEnd: ("a constraint refers to", "remove the constraint")
      case .popoverAnchor: ("the popover is anchored to", "remove the anchor")
      }
    return Finding(
      range: reference.range, message: "\(what) the id '\(reference.id)', which no object has; \(remedy)",
      // Without its initial controller, the app has no first screen.
      severity: reference.kind == .initialController ? .error : nil,
      subject: document.subject(around: reference.range.lower))
  }
}

private func isDamaged(_ document: DocumentContext) -> Bool {
  document.outline.problems.contains { [.malformed, .cutOff].contains($0.kind) }
}
