import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The entry has no effect: no object of the document reads it.
  package static let staleTranslation = DiagnosticRule(
    "stale-translation", .hint, "A table translates the text of an object that is gone",
    checks: .translations(staleTranslations)
  )
  .fixed(by: .use(removeTranslations))
}

/// The finding for all entries of a table that have no effect.
private func staleTranslations(_ file: FileID, _ query: Query) -> [Finding] {
  let stale = query.staleTranslations(in: file).filter { $0.newID == nil }
  guard let first = stale.first else { return [] }
  let others = stale.count - 1
  return [
    Finding(
      range: first.entry.keyRange,
      message: "no object of the document has the id '\(first.entry.id)'"
        + (others == 0
          ? ""
          : ", nor \(others == 1 ? "that of 1 other key" : "those of \(others) other keys") of the table")
        + "; remove the "
        + (others == 0 ? "key" : "keys"))
  ]
}

private func removeTranslations(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  let stale = query.staleTranslations(in: diagnostic.file).filter { $0.newID == nil }
  guard stale.first?.entry.keyRange == diagnostic.range else { return [] }
  let gone = query.translations(in: diagnostic.file).removals(of: stale.map(\.entry))
  return [
    CodeAction(
      title: stale.count == 1 ? "Remove the key" : "Remove the \(stale.count) keys", isPreferred: true,
      edits: [FileEdits(file: diagnostic.file, edits: gone.map { Edit($0, "") })],
      fixes: [diagnostic])
  ]
}
