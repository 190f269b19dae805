import Index
import Syntax
import Text

/// The places to which the name under the cursor leads.
package struct Destinations: Hashable, Sendable {
  /// The range under the cursor.
  package var origin: ByteRange
  /// The places in the order of files and of the text.
  package var targets: [Location]
}

extension Query {
  /// The other side of the name at a place: the declarations of a connection's name, the connections of a declaration, the object
  /// of an id, the scene of a storyboard reference, the uses in code of a name in an attribute, or the attributes of a name in
  /// code. nil where the place names nothing in the workspace.
  ///
  /// - Parameter usesLeadToDeclarations: Whether a use in Swift leads to its declaration as well. If not, it leads to the
  ///   connections, because other servers lead to the declaration.
  package func definition(
    at offset: Int, in file: FileID, usesLeadToDeclarations: Bool = false
  ) -> Destinations? {
    plistDestinations(at: offset, in: file)
      ?? destinations(at: offset, in: file) { found in
        found.side == .document
          || found.role == .reference && (usesLeadToDeclarations || found.isClassAndName)
          ? codeDeclarations(found) : found.symbols.flatMap { documentReferences(to: $0) }
      }
  }

  /// The declaration of the name at a place, from either side; nil where the place names nothing in the workspace.
  package func codeDeclaration(at offset: Int, in file: FileID) -> Destinations? {
    plistDestinations(at: offset, in: file)
      ?? destinations(at: offset, in: file) { codeDeclarations($0) }
  }

  private func codeDeclarations(_ found: SymbolOccurrence) -> [Location] {
    // A storyboard reference leads to a scene, whose name other places share.
    let scenes = found.symbols.filter { if case .scene = $0 { true } else { false } }
    if !scenes.isEmpty { return scenes.flatMap(declarations) }
    if found.side == .document, case .name(let name)? = found.symbols.first,
      NameKind.of(name.kind).files == nil
    {
      return places(of: name).certain.filter { !$0.isDeclaration }.map(\.location).unique
        + classes(named: name).compactMap { location(of: $0) }
    }
    return found.side == .code || found.role == .reference ? found.symbols.flatMap(declarations) : []
  }

  /// The places in documents that name the member or the class at a place, from either side.
  package func implementation(at offset: Int, in file: FileID) -> Destinations? {
    destinations(at: offset, in: file) { found in
      found.role == .element ? [] : found.symbols.flatMap { documentReferences(to: $0) }
    }
  }

  /// The class of the object whose element contains a place in a document, or that the name at the place means.
  package func typeDefinition(at offset: Int, in file: FileID) -> Destinations? {
    guard let outline = snapshot.interface(file) else { return nil }
    let found = listedSymbol(at: offset, in: file)
    let reference: ClassReference?
    if case .type(let named) = found?.codeName {
      reference = named
    } else {
      // Elements come after those that contain them.
      let object = outline.objects.lastIndex { $0.range.lower <= offset && offset < $0.range.upper }
      reference = outline.classReferences.first { $0.segue == nil && $0.object == object }
    }
    let targets = reference.map { declarations(of: $0, in: file) } ?? []
    let origin = found?.range ?? ByteRange(offset, offset)
    return targets.isEmpty
      ? nil : Destinations(origin: origin, targets: targets.compactMap { location(of: $0) })
  }

  private func destinations(
    at offset: Int, in file: FileID,
    targets: (SymbolOccurrence) -> [Location]
  ) -> Destinations? {
    guard let found = symbol(at: offset, in: file) else { return nil }
    let targets = targets(found)
    return targets.isEmpty ? nil : Destinations(origin: found.range, targets: targets)
  }

  private func plistDestinations(at offset: Int, in file: FileID) -> Destinations? {
    guard let reference = plistReferences(in: file).first(where: { $0.range.touches(offset) }) else {
      return nil
    }
    // The targets are the declarations of the class that the value names, or the beginnings of the documents that it names.
    let targets =
      classes(named: reference, in: file).compactMap { location(of: $0) }
      + documents(named: reference, in: file).map { Location(file: $0, range: ByteRange(0, 0)) }
    return targets.isEmpty ? nil : Destinations(origin: reference.range, targets: targets)
  }
}
