import Text

/// A fix or an offer, with the edits that carry it out.
package struct CodeAction: Hashable, Sendable {
  package var title: String
  /// Whether it is the one obvious remedy, which a client may apply at a keystroke.
  package var isPreferred = false
  package var edits: [FileEdits]
  /// The diagnostics that it fixes; empty for an offer.
  package var fixes: [Diagnostic] = []
}
