import Index
import Syntax
import Text

/// Where something under the cursor leads.
package struct Destinations: Hashable, Sendable {
  /// What was under the cursor.
  package var origin: ByteRange
  /// By file and place.
  package var targets: [Location]
}

/// The other side of what stands at a place: of a connection's name the declarations, of a declaration the
/// connections, of an id the object, of a storyboard reference the scene. nil where there is nothing of ours.
///
/// A use in Swift leads to the connections, too, and not to the declaration, to which other servers lead.
package func definition(
  at offset: Int, in file: FileID, texts: TextSource, _ resolver: Resolver
) -> Destinations? {
  let origin: ByteRange
  let targets: [Location]
  if let reference = resolver.plistReferences(in: file).first(where: { $0.range.touches(offset) }) {
    origin = reference.range
    targets = plistTargets(of: reference, in: file, resolver)
  } else {
    guard let found = symbol(at: offset, in: file, texts: texts, resolver) else { return nil }
    origin = found.range
    switch (found.side, found.role) {
    case (.code, _): targets = found.symbols.flatMap { documentReferences(to: $0, resolver) }
    case (.document, .reference): targets = found.symbols.flatMap(resolver.declarations)
    case (.document, .declaration), (.document, .element): return nil
    }
  }
  return targets.isEmpty ? nil : Destinations(origin: origin, targets: targets)
}

/// The declarations of the class, or the beginnings of the documents, that a value in a plist names.
private func plistTargets(of reference: PlistReference, in file: FileID, _ resolver: Resolver) -> [Location] {
  resolver.classes(named: reference, in: file).compactMap { resolver.location(of: $0) }
    + resolver.documents(named: reference, in: file).map { Location(file: $0, range: ByteRange(0, 0)) }
}
