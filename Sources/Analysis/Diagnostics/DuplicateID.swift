import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Two objects with one id: a connection may lead to either.
  package static let duplicateID = DiagnosticRule(
    "duplicate-id", .error, "Two objects of a document share an id",
    checks: .objects(duplicateIDs)
  )
  .fixed(by: .document(freshIDs))
}

private func duplicateIDs(_ document: DocumentContext) -> [Finding] {
  let duplicates = document.outline.duplicateIDs
  if duplicates.isEmpty { return [] }
  let objects = Dictionary(document.outline.objects.lazy.map { ($0.idRange.lower, $0) }) { first, _ in first }
  return duplicates.map { duplicate in
    Finding(
      range: duplicate.range,
      message: "the id '\(duplicate.id)' belongs to another object as well; ids must be unique",
      subject: document.subject(objects[duplicate.range.lower])
        ?? document.subject(document.object(withID: duplicate.id))
        ?? document.subject(around: duplicate.range.lower),
      related: document.note(at: duplicate.first, "first used here"))
  }
}
