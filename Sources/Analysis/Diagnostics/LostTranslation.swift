import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The text shows untranslated: the table has its translation under the id of a deleted object.
  package static let lostTranslation = DiagnosticRule(
    "lost-translation", .warning, "The translation of a text is for an object that is gone",
    checks: .translations(lostTranslations)
  )
  .fixed(by: .use(moveTranslations))
}

/// The finding for all lost translations of a table together, since an edit of one document causes all of them.
private func lostTranslations(_ file: FileID, _ query: Query) -> [Finding] {
  let lost = query.staleTranslations(in: file).filter { $0.newID != nil }
  guard let first = lost.first, let base = first.entry.base, let id = first.newID else { return [] }
  let others = lost.count - 1
  return [
    Finding(
      range: first.entry.keyRange,
      message:
        "no object has the id '\(first.entry.id)'; '\(base)' is the text of '\(id)' now, which lacks its "
        + "translation"
        + (others == 0
          ? "" : ", and so \(others == 1 ? "does 1 other text" : "do \(others) other texts") of the table"))
  ]
}

private func moveTranslations(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  let lost = query.staleTranslations(in: diagnostic.file).filter { $0.newID != nil }
  guard lost.first?.entry.keyRange == diagnostic.range else { return [] }
  let edits = lost.flatMap { lost in
    // The key precedes the comment in a catalog.
    [lost.entry.commentRange, lost.entry.idRange].compactMap { $0 }.sorted { $0.lower < $1.lower }
      .map { Edit($0, lost.newID ?? "") }
  }
  let title =
    lost.count == 1
    ? "Move the translation to '\(lost[0].newID ?? "")'"
    : "Move the \(lost.count) translations to their texts"
  return [
    CodeAction(
      title: title, isPreferred: true, edits: [FileEdits(file: diagnostic.file, edits: edits)],
      fixes: [diagnostic])
  ]
}
