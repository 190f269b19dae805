import Index
import Text

extension Query {
  /// The edits that replace the values at some places of documents by another text; nil where one of the places can't have it.
  func edits(replacing places: [Location], by value: String) -> [FileEdits]? {
    var result: [FileEdits] = []
    for (file, places) in Dictionary(grouping: places.unique, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let outline = snapshot.interface(file) else { return nil }
      let edits = DocumentContext(file: file, outline: outline, query: self).edits {
        editor throws(OperationRefusal) in try editor.replace(places.map(\.range), by: value)
      }
      if edits.isEmpty { return nil }
      result.append(FileEdits(file: file, edits: edits))
    }
    return result
  }
}

extension DocumentContext {
  /// The edits that a change of the document makes; empty where it can't be done, or the text differs from the analyzed one.
  func edits(_ change: (inout DocumentEditor) throws(OperationRefusal) -> Void) -> [Edit] {
    guard let tree else { return [] }
    var editor = DocumentEditor(tree)
    do throws(OperationRefusal) {
      try change(&editor)
      return editor.result.edits
    } catch { return [] }
  }

  /// The fix that a change of the document makes; empty where it can't be done.
  func fix(
    _ title: String, isPreferred: Bool = false, of diagnostic: Diagnostic,
    _ change: (inout DocumentEditor) throws(OperationRefusal) -> Void
  ) -> [CodeAction] {
    let edits = edits(change)
    if edits.isEmpty { return [] }
    return [
      CodeAction(
        title: title, isPreferred: isPreferred, edits: [FileEdits(file: file, edits: edits)],
        fixes: [diagnostic])
    ]
  }

  /// The fix that gives the values of attributes another text.
  func fix(
    _ title: String, isPreferred: Bool = false, of diagnostic: Diagnostic, replacing places: [ByteRange],
    by value: String?
  ) -> [CodeAction] {
    fix(title, isPreferred: isPreferred, of: diagnostic) { editor throws(OperationRefusal) in
      try editor.replace(places, by: value)
    }
  }
}
