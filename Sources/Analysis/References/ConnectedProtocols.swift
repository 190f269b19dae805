import Index
import Syntax
import Text

/// The protocols of outlets, by the class of the connected object.
private let connectedTable = CacheTable<TypeID, Set<TypeID>>(isBounded: true)
/// The protocols with the members of a family, by these members.
private let answeredTable = CacheTable<[MemberID], Set<TypeID>>(isBounded: true)

extension Query {
  /// The protocols by which code may know objects of a family's classes without a declared conformance: nothing checks the
  /// connections of a document, or objects that code passes as `id`.
  func protocolsWithoutConformance(of family: MemberFamily) -> Set<TypeID> {
    family.classes.reduce(into: protocolsAnswered(by: family)) { $0.formUnion(protocolsOfOutlets(setTo: $1)) }
  }

  /// The protocols of Objective-C that share a member with a family and whose required members one of its classes has.
  private func protocolsAnswered(by family: MemberFamily) -> Set<TypeID> {
    answer(to: family.members, in: answeredTable) {
      let keys = Set(family.members.compactMap { snapshot.member($0)?.documentKey })
      let searches = Set(keys.map { $0.prefix { $0 != ":" } }).map { SearchText(Array($0.utf8)) }
      lazy var answered = family.classes.map { id -> Set<String> in
        let holders = chains(of: id, on: .all).flatMap { memberHolders(of: $0, on: .all) }
        return Set(holders.flatMap { snapshot.readMembers(of: $0.type) }.compactMap(\.documentKey))
      }
      var result: Set<TypeID> = []
      for file in snapshot.files(.objectiveC) {
        let types = snapshot.code(file)?.types ?? []
        guard types.contains(where: { $0.kind == .protocol }), let bytes = text(of: file).bytes,
          searches.contains(where: { $0.occurs(in: bytes) })
        else { continue }
        for (index, type) in types.enumerated() where type.kind == .protocol {
          let id = TypeID(file: file, index: index)
          let members = snapshot.readMembers(of: id)
          let required = members.filter { $0.flags.isDisjoint(with: [.optional, .isStatic]) }
            .compactMap(\.documentKey)
          if members.contains(where: { $0.documentKey.map(keys.contains) == true }),
            answered.contains(where: { $0.isSuperset(of: required) })
          {
            result.insert(id)
          }
        }
      }
      return result
    }
  }

  /// The protocols by which code knows the objects of a class that documents connect: those in the types of the connected
  /// outlets. The class may not declare the conformance, since nothing checks a document.
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
