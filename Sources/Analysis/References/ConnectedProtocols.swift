import Index
import Syntax

/// By class.
private let connectedTable = CacheTable<TypeID, Set<TypeID>>(isBounded: true)

extension Query {
  /// The protocols by which code knows objects of a class that documents connect: those in the types of outlets that are
  /// set to them. The class need not say that it conforms; nothing checks a document.
  func protocolsOfOutlets(setTo id: TypeID) -> Set<TypeID> {
    answer(to: id, in: connectedTable) {
      var result: Set<TypeID> = []
      for (file, found) in Dictionary(grouping: references(to: id), by: \.file) {
        guard let outline = snapshot.interface(file) else { continue }
        let objects = Set(found.compactMap { outline.object($0.value.object)?.id })
        for outlet in outline.memberReferences where outlet.kind == .outlet {
          guard let destination = outline.connection(outlet.connection)?.destination,
            objects.contains(destination)
          else { continue }
          for member in declarations(of: outlet, in: file).compactMap(snapshot.member) {
            for name in member.type.flatMap(writtenType)?.components ?? [] {
              if case .protocols(let found) = meaning(ofProtocol: name) { result.formUnion(found) }
            }
          }
        }
      }
      return result
    }
  }
}
