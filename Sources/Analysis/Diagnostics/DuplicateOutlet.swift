import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The later of two connections of one outlet wins, and nothing defines which one is later.
  package static let duplicateOutlet = DiagnosticRule(
    "duplicate-outlet", .warning, "One object connects the same outlet twice",
    checks: .several(duplicateOutlets))
}

private func duplicateOutlets(_ document: DocumentContext) -> [CandidateDiagnostic] {
  let outline = document.outline
  let outlets = outline.connections.indices.compactMap { index -> (source: Int, index: Int)? in
    guard outline.connections[index].kind == .outlet, !outline.connections[index].name.isEmpty else {
      return nil
    }
    return outline.connections[index].source.map { ($0, index) }
  }
  var found: [CandidateDiagnostic] = []
  // The outlets of one object at a time.
  var owner: Int?
  var first: [String: Int] = [:]
  for (source, index) in outlets.sorted(by: <) {
    if source != owner {
      owner = source
      first.removeAll(keepingCapacity: true)
    }
    guard let earlierIndex = first[outline.connections[index].name] else {
      first[outline.connections[index].name] = index
      continue
    }
    let connection = outline.connections[index]
    let earlier = outline.connections[earlierIndex]
    let diagnostic = document.diagnostic(
      .duplicateOutlet, at: connection.nameRange, on: document.source(of: connection),
      "the outlet '\(connection.name)' of this object is connected twice; remove one of the connections",
      related: [
        Diagnostic.Related(
          file: document.file, range: earlier.nameRange, message: "the other connection is here")
      ])
    found.append(CandidateDiagnostic(diagnostic: diagnostic))
  }
  return found
}
