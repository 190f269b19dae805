import Index
import Syntax
import Text

/// The parts of a document that never appear.
struct HiddenParts {
  /// Whether no target builds the document, which then never appears as a whole.
  var isWhole: Bool
  /// Each part with the note of a finding in it.
  var parts: [(range: ByteRange, note: String)]

  func contains(_ object: InterfaceObject) -> Bool {
    isWhole || parts.contains { $0.range.touches(object.range.lower) }
  }
}

private let hiddenTable = CacheTable<FileID, HiddenParts>()

extension Query {
  /// Whether an object is in a part of a document that nothing shows.
  func hides(_ object: InterfaceObject, of file: FileID) -> Bool {
    guard let outline = snapshot.interface(file) else { return false }
    return hiddenParts(of: file) { DocumentContext(file: file, outline: outline, query: self) }
      .contains(object)
  }

  /// The parts of a document that never appear. They are remembered without the document, which keeps the query alive.
  func hiddenParts(of file: FileID, _ document: () -> DocumentContext) -> HiddenParts {
    answer(to: file, in: hiddenTable) {
      let isUnbuilt = isListed(document: file) == .no
      return HiddenParts(isWhole: isUnbuilt, parts: isUnbuilt ? [] : document().hiddenParts)
    }
  }
}
