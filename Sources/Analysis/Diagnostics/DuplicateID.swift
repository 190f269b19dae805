import Index
import Syntax
import Text

/// Two objects with one id: which of them a connection means is left to chance.
func duplicateIDs(_ document: Document) -> [Diagnostic] {
  document.outline.duplicateIDs.map { duplicate in
    document.diagnostic(
      .duplicateID, .error, at: duplicate.range, on: document.object(withID: duplicate.id),
      "the id '\(duplicate.id)' is already taken in this document",
      related: [
        Diagnostic.Related(file: document.file, range: duplicate.first, message: "it stands here first")
      ])
  }
}
