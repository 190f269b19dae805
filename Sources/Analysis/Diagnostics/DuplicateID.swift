import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Two objects with one id: a connection may lead to either.
  package static let duplicateID = DiagnosticRule(
    "duplicate-id", .error, "Two objects of a document share an id",
    checks: .objects(duplicateIDs))
}

private func duplicateIDs(_ document: DocumentContext) -> [Diagnostic] {
  document.outline.duplicateIDs.map { duplicate in
    document.diagnostic(
      .duplicateID, at: duplicate.range, on: document.object(withID: duplicate.id),
      "the id '\(duplicate.id)' is already taken in this document",
      related: [
        Diagnostic.Related(file: document.file, range: duplicate.first, message: "first used here")
      ])
  }
}
