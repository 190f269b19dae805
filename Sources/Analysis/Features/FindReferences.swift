import Index
import Syntax
import Text

/// Every place that means what stands at a place, on both sides, by file and place; nil where there is nothing
/// of ours.
package func references(
  at offset: Int, in file: FileID, includingDeclaration: Bool, texts: TextSource, _ resolver: Resolver,
  limit: Int = maximumBytesOfCode
) -> [Location]? {
  guard let spot = spot(at: offset, in: file, texts: texts, resolver) else { return nil }
  let meant = occurrences(of: spot, in: file, resolver) { symbol in
    resolver.provedUses(of: symbol, in: nil, texts, limit: limit)
  }
  guard !meant.isEmpty else { return nil }
  return meant.filter { includingDeclaration || $0.kind == .reference }.map(\.location)
}

/// The same within one file. nil for a declaration that stands alone there: other servers may know uses that
/// can't be proved here, and editors show the highlights of one server only.
package func highlights(
  at offset: Int, in file: FileID, texts: TextSource, _ resolver: Resolver
) -> [Highlight]? {
  guard let spot = spot(at: offset, in: file, texts: texts, resolver) else { return nil }
  let meant = occurrences(of: spot, in: file, resolver) { symbol in
    resolver.provedUses(of: symbol, in: file, texts, limit: maximumBytesOfCode)
  }.filter { $0.location.file == file }
  guard meant.contains(where: { $0.kind == .reference }) || resolver.snapshot.interface(file) != nil,
    !meant.isEmpty
  else { return nil }
  return meant.map { Highlight(range: $0.location.range, kind: $0.kind) }
}

struct Occurrence: Hashable {
  var location: Location
  var kind: Highlight.Kind
}

private func occurrences(
  of spot: Spot, in file: FileID, _ resolver: Resolver, uses: (Symbol) -> [Location]
) -> [Occurrence] {
  var found: Set<Occurrence> = []
  func insert(_ kind: Highlight.Kind, _ file: FileID, _ range: ByteRange) {
    found.insert(Occurrence(location: Location(file: file, range: range), kind: kind))
  }
  var symbols: Set<Symbol> = []
  func insert(_ id: MemberID) {
    let symbol = symbol(of: id, resolver)
    // What overrides it or is overridden is meant by its uses, too.
    for member in symbol?.members.union([id]) ?? [id] { insertAlone(member) }
    if let symbol { symbols.insert(symbol) }
  }
  func insertAlone(_ id: MemberID) {
    for declaration in resolver.redeclarations(of: id) {
      guard let location = resolver.location(of: declaration) else { continue }
      insert(.declaration, location.file, location.range)
    }
    for reference in resolver.references(to: id) { insert(.reference, reference.file, reference.value.range) }
  }
  func insert(_ id: TypeID) {
    if let location = resolver.location(of: id) { insert(.declaration, location.file, location.range) }
    for other in resolver.extensions(of: id) {
      if let location = resolver.location(of: other) { insert(.reference, location.file, location.range) }
    }
    for reference in resolver.references(to: id) { insert(.reference, reference.file, reference.value.range) }
    for reference in resolver.plistReferences(to: id) {
      insert(.reference, reference.file, reference.value.range)
    }
    if let symbol = symbol(of: id, resolver) { symbols.insert(symbol) }
  }
  switch spot.content {
  case .member(let id): insert(id)
  case .type(let id): insert(id)
  case .memberReference(let reference):
    for id in resolver.declarations(of: reference, in: file) { insert(id) }
  case .classReference(let reference):
    for id in resolver.declarations(of: reference, in: file) { insert(id) }
  case .objectReference(let id):
    insertObject(id)
  case .object(let index):
    if let outline = resolver.snapshot.interface(file), outline.objects.indices.contains(index) {
      insertObject(outline.objects[index].id)
    }
  case .storyboardName(let index), .referencedIdentifier(let index):
    insertStoryboard(index)
  case .tag, .connection: break
  }

  func insertObject(_ id: String) {
    guard let outline = resolver.snapshot.interface(file) else { return }
    for object in outline.objects where object.id == id { insert(.declaration, file, object.idRange) }
    for connection in outline.connections where connection.destination == id {
      if let range = connection.destinationRange { insert(.reference, file, range) }
    }
    for reference in outline.references where reference.id == id { insert(.reference, file, reference.range) }
  }

  /// Everything that leads to the same scenes.
  func insertStoryboard(_ index: Int) {
    let targets = storyboardTargets(of: index, in: file, resolver)
    for target in targets where !target.range.isEmpty { insert(.declaration, target.file, target.range) }
    guard let outline = resolver.snapshot.interface(file),
      outline.storyboardReferences.indices.contains(index),
      let name = outline.storyboardReferences[index].storyboardName
    else { return }
    for user in resolver.snapshot.nameIndex.documents.storyboardUsers[name, default: []] {
      guard let outline = resolver.snapshot.interface(user) else { continue }
      for (index, reference) in outline.storyboardReferences.enumerated()
      where reference.storyboardName == name && storyboardTargets(of: index, in: user, resolver) == targets {
        if let range = reference.referencedIdentifierRange ?? reference.storyboardNameRange {
          insert(.reference, user, range)
        }
      }
    }
  }

  for symbol in symbols {
    for use in uses(symbol) { insert(.reference, use.file, use.range) }
  }
  return found.sorted {
    ($0.location.file, $0.location.range.lower, $0.location.range.upper)
      < ($1.location.file, $1.location.range.lower, $1.location.range.upper)
  }
}
