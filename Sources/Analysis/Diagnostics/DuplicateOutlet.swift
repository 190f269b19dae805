import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The later of two connections of one outlet wins, and nothing defines which one is later.
  package static let duplicateOutlet = DiagnosticRule(
    "duplicate-outlet", .warning, "One object connects the same outlet twice",
    checks: .several(duplicateOutlets)
  )
  .fixed(by: .removal)
  .removed(where: isRepetition)
}

private func duplicateOutlets(_ document: DocumentContext) -> [Finding] {
  let outline = document.outline
  let outlets = outline.connections.indices.compactMap { index -> (source: Int, index: Int)? in
    guard outline.connections[index].kind == .outlet, !outline.connections[index].name.isEmpty else {
      return nil
    }
    return outline.connections[index].source.map { ($0, index) }
  }
  var found: [Finding] = []
  // All outlets of one object come before the outlets of the next one.
  var owner: Int?
  var first: [String: Int] = [:]
  for (source, index) in outlets.sorted(by: <) {
    if source != owner {
      owner = source
      first.removeAll(keepingCapacity: true)
    }
    guard let earlier = first[outline.connections[index].name] else {
      first[outline.connections[index].name] = index
      continue
    }
    let connection = outline.connections[index]
    var subject = document.subject(outline.object(source))
    subject?.connection = connection.id
    found.append(
      Finding(
        range: connection.nameRange,
        message:
          "the outlet '\(connection.name)' of this object is connected twice; remove one of the connections",
        subject: subject,
        related: document.note(at: outline.connections[earlier].nameRange, "the other connection is here")))
  }
  return found
}

/// Whether both connections lead to the same object.
private func isRepetition(_ diagnostic: Diagnostic, _ document: DocumentContext) -> Bool {
  guard let other = diagnostic.related.first,
    let one = document.outline.connection(at: diagnostic.range),
    let first = document.outline.connection(at: other.range)
  else { return false }
  return one.destination == first.destination
}
