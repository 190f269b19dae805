import Index
import Syntax
import Text

/// A place that a symbol has in a file.
package struct Highlight: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case declaration, reference }

  package var range: ByteRange
  package var kind: Kind
}

/// Every place that means what stands at a place, on both sides, by file and place; nil where there is nothing
/// of ours.
package func referenceLocations(
  at offset: Int, in file: FileID, includingDeclaration: Bool, texts: TextSource, _ resolver: Resolver,
  limit: Int = maximumBytesOfCode
) -> [Location]? {
  let found = Occurrences(of: symbol(at: offset, in: file, texts: texts, resolver), resolver) {
    resolver.certainUses(of: $0, in: nil, texts, limit: limit)
  }.sorted
  return found.isEmpty
    ? nil : found.filter { includingDeclaration || $0.kind == .reference }.map(\.location)
}

/// The places within the file.
///
/// nil for a declaration that stands alone there: other servers may know uses that are not certain here, and editors show
/// the highlights of one server only.
package func highlights(
  at offset: Int, in file: FileID, texts: TextSource, _ resolver: Resolver
) -> [Highlight]? {
  let found = Occurrences(of: symbol(at: offset, in: file, texts: texts, resolver), resolver) {
    resolver.certainUses(of: $0, in: file, texts, limit: maximumBytesOfCode)
  }.sorted.filter { $0.location.file == file }
  guard !found.isEmpty,
    resolver.snapshot.interface(file) != nil || found.contains(where: { $0.kind == .reference })
  else { return nil }
  return found.map { Highlight(range: $0.location.range, kind: $0.kind) }
}

/// Where documents, and for a class property lists, name a symbol of code.
func documentReferences(to symbol: Symbol, _ resolver: Resolver) -> [Location] {
  switch symbol {
  case .member(let id): resolver.references(to: id).map { Location($0) }
  case .type(let id):
    resolver.references(to: id).map { Location($0) } + resolver.plistReferences(to: id).map { Location($0) }
  default: []
  }
}

/// The places of symbols, each once.
private struct Occurrences {
  private struct Place: Hashable {
    var location: Location
    var kind: Highlight.Kind
  }

  private let resolver: Resolver
  private var places: Set<Place> = []
  private var searched: Set<RelatedDeclarations> = []

  /// - Parameter uses: Where code uses declarations.
  init(
    of occurrence: SymbolOccurrence?, _ resolver: Resolver, uses: (RelatedDeclarations) -> [Location]
  ) {
    self.resolver = resolver
    guard let occurrence, occurrence.role != .element else { return }
    for symbol in occurrence.symbols { insert(symbol) }
    for declarations in searched { insert(.reference, uses(declarations)) }
  }

  var sorted: [(location: Location, kind: Highlight.Kind)] {
    places.map { ($0.location, $0.kind) }.sorted {
      ($0.0.file, $0.0.range.lower, $0.0.range.upper) < ($1.0.file, $1.0.range.lower, $1.0.range.upper)
    }
  }

  private mutating func insert(_ kind: Highlight.Kind, _ locations: [Location]) {
    places.formUnion(locations.map { Place(location: $0, kind: kind) })
  }

  private mutating func insert(_ symbol: Symbol) {
    switch symbol {
    case .member(let id): insert(id)
    case .type(let id): insert(id)
    case .object(let object): insert(object)
    case .scene(let scene):
      insert(.declaration, scene.targets.filter { !$0.range.isEmpty })
      insert(.reference, resolver.references(to: scene))
    }
  }

  private mutating func insert(_ id: MemberID) {
    let related = resolver.related(to: id)
    // What overrides it or is overridden is meant by its uses, too.
    for member in related?.members.union([id]) ?? [id] {
      insert(.declaration, resolver.redeclarations(of: member).compactMap(resolver.location))
      insert(.reference, documentReferences(to: .member(member), resolver))
    }
    if let related { searched.insert(related) }
  }

  private mutating func insert(_ id: TypeID) {
    insert(.declaration, [id].compactMap(resolver.location))
    insert(.reference, resolver.extensions(of: id).compactMap(resolver.location))
    insert(.reference, documentReferences(to: .type(id), resolver))
    if let related = resolver.related(to: id) { searched.insert(related) }
  }

  private mutating func insert(_ object: DocumentObject) {
    guard let outline = resolver.snapshot.interface(object.file) else { return }
    func locations(_ ranges: [ByteRange]) -> [Location] {
      ranges.map { Location(file: object.file, range: $0) }
    }
    insert(.declaration, locations(outline.objects.filter { $0.id == object.id }.map(\.idRange)))
    insert(
      .reference,
      locations(
        outline.connections.filter { $0.destination == object.id }.compactMap(\.destinationRange)
          + outline.references.filter { $0.id == object.id }.map(\.range)))
  }
}
