import Index
import Text

/// A byte range of a file, in the text that was analyzed.
package struct Location: Hashable, Sendable {
  package var file: FileID
  package var range: ByteRange

  package init(file: FileID, range: ByteRange) {
    self.file = file
    self.range = range
  }

  init(_ found: InFile<some NamedReference>) { self.init(file: found.file, range: found.value.range) }
}

/// The replacement of a byte range.
package struct Edit: Hashable, Sendable {
  /// Empty for an insertion.
  package var range: ByteRange
  package var text: String

  package init(_ range: ByteRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// The edits of one file.
package struct FileEdits: Hashable, Sendable {
  package var file: FileID
  /// The edits in the order of the text, without overlaps.
  package var edits: [Edit]

  package init(file: FileID, edits: [Edit]) {
    self.file = file
    self.edits = edits
  }
}

extension Query {
  /// The name in a declaration.
  func location(of id: MemberID) -> Location? {
    snapshot.member(id).map { Location(file: id.type.file, range: $0.nameRange) }
  }

  /// The name in a declaration.
  func location(of id: TypeID) -> Location? {
    snapshot.type(id).map { Location(file: id.file, range: $0.nameRange) }
  }
}

extension [UInt8] {
  /// The text after some edits.
  ///
  /// - Parameter edits: The edits in the order of the text. An edit beyond the text or before the end of another edit is skipped.
  package func applying(_ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var offset = 0
    for edit in edits where edit.range.lower >= offset && edit.range.upper <= count {
      result += self[offset..<edit.range.lower]
      result += encoded(edit.text, asIn: self)
      offset = edit.range.upper
    }
    return result + self[offset...]
  }
}
