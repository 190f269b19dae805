import Index
import Text

extension DocumentContext {
  /// The edits that a change of the document makes; none where it can't be done, or the text is not the one that was analyzed.
  func edits(_ change: (inout DocumentEditor) throws(OperationRefusal) -> Void) -> [Edit] {
    guard let tree else { return [] }
    var editor = DocumentEditor(tree)
    do throws(OperationRefusal) {
      try change(&editor)
      return editor.result.edits
    } catch { return [] }
  }

  /// The fix that a change of the document makes; none where it can't be done.
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
