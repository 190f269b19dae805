import Index
import Text

/// A fix or an offer, with the edits that carry it out.
package struct CodeAction: Hashable, Sendable {
  package var title: String
  /// Whether it is the one obvious remedy, which a client may apply at a keystroke.
  package var isPreferred = false
  package var edits: [FileEdits]
  /// A file to create.
  package var newFile: NewFile?
  /// The diagnostics that it fixes; empty for an offer.
  package var fixes: [Diagnostic] = []
}

/// A file that an action creates; its path is relative to the workspace.
package struct NewFile: Hashable, Sendable {
  package var path: String
  package var text: String
}

extension CodeAction {
  /// An action with one edit.
  init(_ title: String, isPreferred: Bool = false, _ edit: Edit, in file: FileID, fixes: [Diagnostic]) {
    self.init(
      title: title, isPreferred: isPreferred, edits: [FileEdits(file: file, edits: [edit])], fixes: fixes)
  }
}
