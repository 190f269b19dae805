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
/// - Parameter usesLeadToDeclarations: Whether a use in Swift leads there, too, or to the connections because other servers lead
///   to the declaration.
package func definition(
  at offset: Int, in file: FileID, usesLeadToDeclarations: Bool = false,
  _ query: Query
) -> Destinations? {
  plistDestinations(at: offset, in: file, query)
    ?? destinations(at: offset, in: file, query) { found in
      found.side == .document || found.role == .reference && usesLeadToDeclarations
        ? codeDeclarations(found, query) : found.symbols.flatMap { documentReferences(to: $0, query) }
    }
}

/// The declaration of what stands at a place, from either side; nil where there is nothing of ours.
package func codeDeclaration(
  at offset: Int, in file: FileID, _ query: Query
) -> Destinations? {
  plistDestinations(at: offset, in: file, query)
    ?? destinations(at: offset, in: file, query) { codeDeclarations($0, query) }
}

private func codeDeclarations(_ found: SymbolOccurrence, _ query: Query) -> [Location] {
  found.side == .code || found.role == .reference ? found.symbols.flatMap(query.declarations) : []
}

/// The places in documents that name the member or the class at a place, from either side.
package func implementation(
  at offset: Int, in file: FileID, _ query: Query
) -> Destinations? {
  destinations(at: offset, in: file, query) { found in
    found.role == .element ? [] : found.symbols.flatMap { documentReferences(to: $0, query) }
  }
}

/// The class of the object whose element contains a place in a document, or that the place names.
package func typeDefinition(at offset: Int, in file: FileID, _ query: Query) -> Destinations? {
  guard let outline = query.snapshot.interface(file) else { return nil }
  let found = listedSymbol(at: offset, in: file, query)
  let reference: ClassReference?
  if case .type(let named) = found?.codeName {
    reference = named
  } else {
    // Elements stand behind those that contain them.
    let object = outline.objects.lastIndex { $0.range.lower <= offset && offset < $0.range.upper }
    reference = outline.classReferences.first { $0.segue == nil && $0.object == object }
  }
  let targets = reference.map { query.declarations(of: $0, in: file) } ?? []
  let origin = found?.range ?? ByteRange(offset, offset)
  return targets.isEmpty
    ? nil : Destinations(origin: origin, targets: targets.compactMap { query.location(of: $0) })
}

private func destinations(
  at offset: Int, in file: FileID, _ query: Query,
  targets: (SymbolOccurrence) -> [Location]
) -> Destinations? {
  guard let found = symbol(at: offset, in: file, query) else { return nil }
  let targets = targets(found)
  return targets.isEmpty ? nil : Destinations(origin: found.range, targets: targets)
}

private func plistDestinations(at offset: Int, in file: FileID, _ query: Query) -> Destinations? {
  guard let reference = query.plistReferences(in: file).first(where: { $0.range.touches(offset) }) else {
    return nil
  }
  // The declarations of the class, or the beginnings of the documents, that the value names.
  let targets =
    query.classes(named: reference, in: file).compactMap { query.location(of: $0) }
    + query.documents(named: reference, in: file).map { Location(file: $0, range: ByteRange(0, 0)) }
  return targets.isEmpty ? nil : Destinations(origin: reference.range, targets: targets)
}
