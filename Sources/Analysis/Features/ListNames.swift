import Index
import Syntax
import Text

/// A name in a file that documents and code share as text.
package struct ListedName: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable {
    /// A document gives the name to an object, a connection or itself.
    case declared
    /// A document refers to a thing with the name.
    case referred
    /// Code uses the name.
    case used
  }

  package var kind: SharedNameKind
  package var text: String
  package var role: Role
  package var range: ByteRange
  /// The place of the constant's text that code uses; nil where the text is at `range` itself.
  package var constant: Location?
}

extension Query {
  /// The names in a document or in a file of code, in order, if their texts are known.
  package func listedNames(in file: FileID) -> [ListedName] {
    if let outline = snapshot.interface(file) {
      return NameKind.all.flatMap { kind in
        kind.declared(outline, file, self).map {
          ListedName(
            kind: kind.kind, text: $0.text, role: $0.isReference ? .referred : .declared, range: $0.range)
        }
      }.sorted { $0.range.lower < $1.range.lower }
    }
    return (snapshot.code(file)?.readNameUses() ?? []).compactMap { use in
      guard use.role != .initial, let value = value(use.value, in: file) else { return nil }
      let isHere = value.location == Location(file: file, range: use.range)
      return ListedName(
        kind: use.kind, text: value.written.text, role: .used, range: use.range,
        constant: isHere ? nil : value.location)
    }.sorted { $0.range.lower < $1.range.lower }
  }

  /// The names that documents declare, including the names of their files, each once.
  package func sharedNames() -> [SharedName] {
    NameKind.all.filter { $0.files == nil }.flatMap { kind in
      declaredNames(kind.kind).keys.sorted().flatMap { text in
        kind.kind.isOfDocuments
          ? documents(kind.kind, called: text).map(sharedName) : sharedNames(kind.kind, text)
      }
    }
  }
}
