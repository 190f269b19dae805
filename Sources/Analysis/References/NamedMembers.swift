import AppleFacts
import Index
import Syntax

/// A member that a name in Swift may mean.
enum SwiftMember: Hashable {
  case listed(MemberID)
  /// A member in this file that outlines omit.
  case bound(SwiftTree.NodeIndex)
  case apple(AppleProperty)
}

/// The members with a name in classes, protocols and their extensions, the nearest first.
///
/// It remembers its answers.
final class NamedMembers {
  private struct Key: Hashable {
    var chain: ClassChain
    var name: String
  }

  private let query: Query
  private var found: [Key: [SwiftMember]] = [:]

  init(_ query: Query) { self.query = query }

  func members(_ name: String, in chain: ClassChain) -> [SwiftMember] {
    let key = Key(chain: chain, name: name)
    if let known = found[key] { return known }
    var result = members(name, in: query.memberHolders(of: chain, on: .all).map(\.type))
    if case .unknown(let outside) = chain.end { result += members(name, extending: outside) }
    if let appleClass = chain.appleClass,
      let property = AppleSDK.inheritedProperty(name, of: appleClass.name, on: .all), property.name == name
    {
      result.append(.apple(property))
    }
    found[key] = result
    return result
  }

  func members(_ name: String, in types: [TypeID]) -> [SwiftMember] {
    let found = types.unique.flatMap { type in
      query.snapshot.readMembers(of: type) { $0.name == name && $0.kind != .initializer }
    }
    // A hand-written getter in Objective-C counts as its property.
    guard found.count > 1, found.contains(where: { query.snapshot.member($0)?.kind == .property }) else {
      return found.map { .listed($0) }
    }
    return found.filter { id in
      guard let member = query.snapshot.member(id), query.isObjectiveC(id.type) else { return true }
      return member.kind != .method || !member.parameters.isEmpty || member.flags.contains(.isStatic)
    }.map { .listed($0) }
  }

  /// The members that extensions add to a type whose declaration is not in the workspace.
  func members(_ name: String, extending type: String) -> [SwiftMember] {
    let plain = withoutGenericArguments(type)
    let extensions = query.snapshot.nameIndex.types.extensions[simpleName(plain), default: []].filter {
      guard let extended = query.snapshot.type($0)?.name else { return false }
      return extended == plain || extended.hasSuffix("." + plain) || plain.hasSuffix("." + extended)
    }
    return members(name, in: extensions)
  }

  /// Whether a type has `@dynamicMemberLookup`, so that it may have the members of another type.
  func looksUpMembers(_ id: TypeID) -> Bool {
    query.snapshot.type(id)?.attributes.contains("dynamicMemberLookup") == true
  }

  /// The members with a name for each class. Classes that share their name and file exclude each other in a build, so those
  /// without the member are dropped if another one has it.
  func candidates(_ name: String, in chains: [ClassChain]) -> [[SwiftMember]] {
    let found = chains.map { members(name, in: $0) }
    guard chains.count > 1, found.contains(where: \.isEmpty) else { return found }
    return chains.indices.filter { index in
      !found[index].isEmpty
        || !chains.indices.contains { !found[$0].isEmpty && query.areTwins(chains[$0], chains[index]) }
    }.map { found[$0] }
  }

  /// The member with a name that extensions of a class's protocols add; nil for none.
  func protocolMember(_ name: String, of chains: [ClassChain]) -> SwiftMember? {
    for holder in chains.flatMap(protocolHolders) {
      if let found = query.snapshot.readMembers(of: holder, where: { $0.name == name }).first {
        return .listed(found)
      }
    }
    return nil
  }

  private func protocolHolders(_ chain: ClassChain) -> [TypeID] {
    var result: [TypeID] = []
    for case .workspace(let id) in query.conformances(of: chain, on: .all) {
      let simple = simpleName(query.snapshot.type(id)?.name ?? "")
      result += query.snapshot.nameIndex.types.extensions[simple, default: []]
    }
    return result.sorted()
  }
}
