import Index
import Syntax
import Text

/// A place of a symbol in a file.
package struct Highlight: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case declaration, reference }

  package var range: ByteRange
  package var kind: Kind
}

extension Query {
  /// All places with the meaning of the name at a place, on both sides, in the order of files and of the text; nil where the
  /// place names nothing in the workspace.
  package func referenceLocations(
    at offset: Int, in file: FileID, includingDeclaration: Bool,
    limit: Int = maximumBytesOfCode
  ) -> [Location]? {
    let named = symbol(at: offset, in: file)
    var found = occurrences(of: named) {
      certainUses(of: $0, in: nil, limit: limit)
    }
    if !found.isEmpty { found += translations(of: named) }
    return found.isEmpty
      ? nil : found.filter { includingDeclaration || $0.kind == .reference }.map(\.location)
  }

  /// The places within the file with the meaning of the name at a place.
  ///
  /// nil for a declaration without uses in the file: other servers may know uses that are not certain here, and editors show the
  /// highlights of only one server.
  package func highlights(at offset: Int, in file: FileID) -> [Highlight]? {
    let named = symbol(at: offset, in: file)
    var found = occurrences(of: named) {
      certainUses(of: $0, in: file, limit: maximumBytesOfCode)
    }
    // A document has dozens of tables, which are not read each time the cursor moves in it.
    if snapshot[file]?.facts.role == .project { found += translations(of: named) }
    found.removeAll { $0.location.file != file }
    guard !found.isEmpty,
      snapshot.interface(file) != nil || found.contains(where: { $0.kind == .reference })
    else { return nil }
    return found.map { Highlight(range: $0.location.range, kind: $0.kind) }
  }

  /// The places in documents that name a symbol of code or declare a shared name; for a class, also those in property lists.
  func documentReferences(to symbol: Symbol) -> [Location] {
    switch symbol {
    case .member(let id): references(to: id).map { Location($0) }
    case .type(let id):
      references(to: id).map { Location($0) } + plistReferences(to: id).map { Location($0) }
    case .name: declarations(of: symbol)
    case .object, .scene: []
    }
  }
}

private struct Occurrence: Hashable {
  var location: Location
  var kind: Highlight.Kind
}

extension Query {
  /// The places in property lists, and in settings that become part of one, that name a document.
  private func plistReferences(to name: SharedName) -> [Location] {
    guard name.kind.isOfDocuments else { return [] }
    let files = Set(places(of: name).certain.filter(\.isDeclaration).map(\.location.file))
    return plistReferences(named: name.text).filter { reference in
      reference.value.kind == (name.kind == .nib ? .nib : .storyboard)
        && documents(named: reference.value, in: reference.file).contains(where: files.contains)
    }.map { Location($0) }
  }

  /// The keys in tables that belong to the texts of an object.
  private func translations(of named: SymbolOccurrence?) -> [Occurrence] {
    guard case .object(let object)? = named?.symbols.first, named?.role != .element else { return [] }
    return translations(of: object).map { Occurrence(location: $0, kind: .reference) }
  }

  /// The places of symbols, each once, in the order of files and of the text.
  ///
  /// - Parameter uses: The places where code uses declarations.
  private func occurrences(
    of occurrence: SymbolOccurrence?, uses: (RelatedDeclarations) -> [Location]
  ) -> [Occurrence] {
    guard let occurrence, occurrence.role != .element else { return [] }
    var found: Set<Occurrence> = []
    func insert(_ kind: Highlight.Kind, _ locations: [Location]) {
      found.formUnion(locations.map { Occurrence(location: $0, kind: kind) })
    }
    var searched: Set<RelatedDeclarations> = []
    for symbol in occurrence.symbols {
      switch symbol {
      case .member(let id):
        let related = self.related(to: id)
        // The uses of a member may also mean the members that override it or that it overrides.
        for member in related?.members.union([id]) ?? [id] {
          insert(.declaration, redeclarations(of: member).compactMap(location))
          insert(.reference, documentReferences(to: .member(member)))
        }
        if let related { searched.insert(related) }
      case .type(let id):
        let related = self.related(to: id)
        for type in related?.types.union([id]) ?? [id] {
          insert(.declaration, [type].compactMap(location))
          insert(.reference, extensions(of: type).compactMap(location))
          insert(.reference, documentReferences(to: .type(type)))
        }
        if let related { searched.insert(related) }
      case .object(let object):
        guard let outline = snapshot.interface(object.file) else { continue }
        func locations(_ ranges: [ByteRange]) -> [Location] {
          ranges.map { Location(file: object.file, range: $0) }
        }
        insert(.declaration, locations(outline.objects.filter { $0.id == object.id }.map(\.idRange)))
        insert(
          .reference,
          locations(
            outline.connections.filter { $0.destination == object.id }.compactMap(\.destinationRange)
              + outline.references.filter { $0.id == object.id }.map(\.range)))
      // The name of a storyboard leads to a scene, but means the storyboard.
      case .scene where occurrence.isOfStoryboard: continue
      case .scene(let scene):
        insert(.declaration, scene.targets.filter { !$0.range.isEmpty })
        insert(.reference, references(to: scene))
      case .name(let name):
        let places = places(of: name).certain
        insert(.declaration, places.filter(\.isDeclaration).map(\.location))
        insert(.reference, places.filter { !$0.isDeclaration }.map(\.location) + places.compactMap(\.use))
        insert(.reference, places.flatMap { attributes(naming: name, in: $0.location.file) })
        insert(.reference, plistReferences(to: name))
      }
    }
    for declarations in searched { insert(.reference, uses(declarations)) }
    return found.sorted {
      ($0.location.file, $0.location.range.lower, $0.location.range.upper)
        < ($1.location.file, $1.location.range.lower, $1.location.range.upper)
    }
  }
}
