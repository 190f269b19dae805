import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Two objects with one id: a connection may lead to either.
  package static let duplicateID = DiagnosticRule(
    "duplicate-id", .error, "Two objects of a document share an id",
    checks: .objects(duplicateIDs))
}

private func duplicateIDs(_ document: DocumentContext) -> [Finding] {
  document.outline.duplicateIDs.map { duplicate in
    Finding(
      range: duplicate.range,
      message: "the id '\(duplicate.id)' belongs to another object as well; ids must be unique",
      subject: document.subject(document.outline.objects.first { $0.idRange == duplicate.range })
        ?? document.subject(document.object(withID: duplicate.id))
        ?? document.subject(around: duplicate.range.lower),
      related: document.note(at: duplicate.first, "first used here"))
  }
}
