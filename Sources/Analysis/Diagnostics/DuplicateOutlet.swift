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
    let name = document.nameOfProperty(ofConnection: index)
    guard let earlier = first[name] else {
      first[name] = index
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

extension DocumentContext {
  /// The name of the property that an outlet sets. A setter is the same for `label` and `Label`.
  func nameOfProperty(ofConnection index: Int) -> String {
    let name = outline.connections[index].name
    guard name.first?.isUppercase == true, let id = property(ofConnection: index).declaration else {
      return name
    }
    return query.snapshot.member(id)?.name ?? name
  }

  /// The other outlets of the same object that set the same property.
  func repetitions(ofConnection index: Int) -> [Int] {
    guard let source = outline.connections[index].source else { return [] }
    let name = nameOfProperty(ofConnection: index)
    return connections(from: source).filter {
      $0 != index && outline.connections[$0].kind == .outlet && nameOfProperty(ofConnection: $0) == name
    }
  }
}

/// Whether both connections lead to the same object.
private func isRepetition(_ diagnostic: Diagnostic, _ document: DocumentContext) -> Bool {
  guard let other = diagnostic.related.first,
    let one = document.outline.connection(at: diagnostic.range),
    let first = document.outline.connection(at: other.range)
  else { return false }
  return one.destination == first.destination
}
