import AppleFacts
import Index
import Syntax

extension Resolver {
  /// The class itself, or those that an extension may extend.
  func classes(declaredOrExtendedBy id: TypeID) -> [TypeID] {
    guard let type = snapshot.type(id) else { return [] }
    switch type.kind {
    case .class: return [id]
    case .extension:
      let classes = snapshot.nameIndex.types.byName[simpleName(type.name), default: []].filter {
        snapshot.type($0)?.kind == .class && extensions(of: $0).contains(id)
      }
      if classes.isEmpty, type.flags.contains(.implementation) { return [id] }
      return meant(Array(classes), inTargetsOf: id.file)
    case .struct, .enum, .protocol, .actor: return []
    }
  }

  /// The class of the workspace that a class or extension adds to; nil where that can't be told.
  func owner(of id: TypeID) -> TypeID? {
    guard let type = snapshot.type(id) else { return nil }
    if type.kind == .class { return id }
    guard type.kind == .extension, case .classes(let chains) = meaning(of: type.name, in: nil, on: .all)
    else {
      return nil
    }
    let heads = Set(chains.compactMap(\.classes.first))
    return heads.count == 1 && chains.allSatisfy { !$0.classes.isEmpty } ? heads.first : nil
  }

  /// How a message names the class at the head of a chain.
  func className(_ chain: ClassChain) -> String {
    if let id = chain.classes.first, let type = snapshot.type(id) { return type.name }
    switch chain.end {
    case .apple(let appleClass), .otherPlatform(let appleClass): return appleClass.swiftName
    case .unknown(let name): return name
    case .root: return ""
    }
  }

  /// Names that a document could have meant instead of a key or a selector that leads nowhere.
  func memberNames(
    in chains: [ClassChain], on platforms: ApplePlatforms, where isWanted: (CodeMember) -> Bool,
    name: (CodeMember) -> String?
  ) -> [(name: String, id: MemberID)] {
    var result: [(name: String, id: MemberID)] = []
    for chain in chains {
      for (id, _) in memberHolders(of: chain, on: platforms) {
        for (index, member) in snapshot.readMembers(of: id).enumerated() where isWanted(member) {
          if let name = name(member) { result.append((name, MemberID(type: id, index: index))) }
        }
      }
    }
    return result
  }
}

extension DocumentContext {
  /// The members of an object's classes that are wanted, the nearest class first; each name once.
  func members(
    of object: InterfaceObject, where isWanted: (CodeMember) -> Bool, name: (CodeMember) -> String?
  ) -> [(name: String, id: MemberID)] {
    guard let platforms else { return [] }
    var seen: Set<String> = []
    return resolver.memberNames(in: chains(of: object), on: platforms, where: isWanted, name: name)
      .filter { seen.insert($0.name).inserted }
  }
}

extension CodeMember {
  /// Marked so that Interface Builder shows it.
  var isForInterfaceBuilder: Bool {
    !flags.isDisjoint(with: [.outlet, .action, .segueAction, .inspectable])
  }

  /// A property, or a variable of Objective-C that backs one or stands for it.
  var isVariable: Bool { kind == .property || kind == .instanceVariable }

  /// A property's key or a method's selector, as documents write it.
  var documentKey: String? { kind == .method ? selector : objcName ?? name }
}
