import Index
import Syntax
import Text

/// A storyboard or a xib with its copies for languages and devices, which have the same name.
struct NamedDocument {
  var kind: SharedNameKind
  var name: String
  var files: [FileID]
  /// Further documents with the name, such as those of other apps.
  var namesakes: [FileID]
}

/// A place that names a file, with its replacement.
struct FilePlace {
  var file: FileID
  var text: TextReplacement
  /// Why the place may have another meaning; empty for a certain one.
  var doubt: String

  init(_ file: FileID, _ text: TextReplacement, _ doubt: String = "") {
    (self.file, self.text, self.doubt) = (file, text, doubt)
  }
}

/// Files that get new names, and the places that name them.
struct FileNaming {
  var files: [(file: FileID, newPath: String)]
  /// The names without an ending; the names of all files begin with the old one.
  var oldName, newName: String
  var certain: [FilePlace] = []
  /// The places that may have another meaning.
  var unclear: [FilePlace] = []
  /// Why the files can't be renamed.
  var obstacles: [String] = []

  /// The replacement of the old name at the start of a range.
  func head(of range: ByteRange) -> TextReplacement {
    TextReplacement(
      range: ByteRange(range.lower, range.lower + oldName.utf8.count), old: oldName, new: newName)
  }
}
