import Index
import Syntax
import Text

/// The storyboard references of a document that lead to another one. Images are left out: what a document
/// calls an image stands in an asset catalogue, which is not read.
package func documentLinks(in file: FileID, _ resolver: Resolver) -> [DocumentLink] {
  guard let outline = resolver.snapshot.interface(file) else { return [] }
  return outline.storyboardReferences.indices.flatMap { index -> [DocumentLink] in
    let reference = outline.storyboardReferences[index]
    guard reference.storyboardName != nil,
      let target = storyboardTargets(of: index, in: file, resolver).first,
      let path = resolver.snapshot[target.file]?.path
    else { return [] }
    return [reference.storyboardNameRange, reference.referencedIdentifierRange].compactMap { $0 }
      .map { DocumentLink(range: $0, target: target, tooltip: path) }
  }
}
