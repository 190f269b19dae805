import Index
import Text

// What the features answer with. All places are byte ranges in the very text that was analysed.

/// The text that a snapshot's facts were read from; nil where it is not at hand. A feature that shows or
/// edits text compares what it finds there with the facts, so that a text of another version does no harm.
package typealias TextSource = (FileID) -> [UInt8]?

package struct Location: Hashable, Sendable {
  package var file: FileID
  package var range: ByteRange

  package init(file: FileID, range: ByteRange) {
    self.file = file
    self.range = range
  }
}

/// Where something under the cursor leads.
package struct Destinations: Hashable, Sendable {
  /// What was under the cursor.
  package var origin: ByteRange
  /// By file and place.
  package var targets: [Location]
}

package struct Highlight: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case declaration, reference }

  package var range: ByteRange
  package var kind: Kind
}

package struct HoverText: Hashable, Sendable {
  package var range: ByteRange
  package var markdown: String
}

package struct Edit: Hashable, Sendable {
  /// Empty for an insertion.
  package var range: ByteRange
  package var text: String

  package init(_ range: ByteRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

package struct FileEdits: Hashable, Sendable {
  package var file: FileID
  /// By place, without overlaps.
  package var edits: [Edit]

  package init(file: FileID, edits: [Edit]) {
    self.file = file
    self.edits = edits
  }
}

/// A node in the outline of a document.
package struct DocumentSymbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case scene, controller, view, object, placeholder, outlet, action, segue, binding
  }

  package var name: String
  /// The class, or where a connection leads.
  package var detail: String
  package var kind: Kind
  package var range: ByteRange
  /// Lies within `range`.
  package var selection: ByteRange
  package var children: [DocumentSymbol] = []
}

package struct WorkspaceSymbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case scene, object, storyboardIdentifier }

  package var name: String
  /// Where it stands, such as `Main.storyboard, Login`.
  package var container: String
  package var kind: Kind
  package var location: Location
}

package struct CompletionItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case property, method, type, module, object, file, identifier }

  package var label: String
  /// What stands beside the label: a type, a class.
  package var detail: String
  package var kind: Kind
  /// Lower ones come first; items of one rank are sorted by label.
  package var rank: Int
  /// Replaces the attribute's whole value.
  package var edit: Edit
}

package struct CodeLens: Hashable, Sendable {
  package var range: ByteRange
  package var title: String
  /// Where the lens leads; empty for "not connected".
  package var locations: [Location]
}

package struct DocumentLink: Hashable, Sendable {
  package var range: ByteRange
  package var target: Location
  package var tooltip: String
}

package struct CodeAction: Hashable, Sendable {
  package var title: String
  /// Whether it is the one obvious remedy, which a client may apply at a keystroke.
  package var isPreferred = false
  package var edits: [FileEdits]
  /// What it does away with; empty for an offer that mends nothing.
  package var fixes: [Diagnostic] = []
}
