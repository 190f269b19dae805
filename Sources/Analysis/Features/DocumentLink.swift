import Index
import Syntax
import Text

/// A name in a document that leads to another document.
package struct DocumentLink: Hashable, Sendable {
  package var range: ByteRange
  package var target: Location
  package var tooltip: String
}

extension Query {
  /// The storyboard references of a document that lead to another document, and the documents that an `Info.plist` names.
  ///
  /// Images have no link: a document names an image in an asset catalog, which is not read.
  package func documentLinks(in file: FileID) -> [DocumentLink] {
    let named = plistReferences(in: file).compactMap { reference -> DocumentLink? in
      guard let document = documents(named: reference, in: file).first else { return nil }
      let target = Location(file: document, range: ByteRange(0, 0))
      return DocumentLink(range: reference.range, target: target, tooltip: snapshot.path(of: document))
    }
    guard let outline = snapshot.interface(file) else { return named }
    return outline.storyboardReferences.flatMap { reference -> [DocumentLink] in
      guard reference.storyboardName != nil,
        let target = scene(of: reference, in: file).targets.first
      else { return [] }
      return [reference.storyboardNameRange, reference.referencedIdentifierRange].compactMap { $0 }
        .map { DocumentLink(range: $0, target: target, tooltip: snapshot.path(of: target.file)) }
    }
  }
}
