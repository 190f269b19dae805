import AppleFacts
import Index
import Syntax

extension ObjectiveCBinder {
  /// Whether a value has the members of a family.
  ///
  /// An object of a superclass may have them: a value of the SDK is `__kindof` that class in many places, and a selector is
  /// resolved at run time. Compilers reject the name on an object that only has the superclass's type.
  func certainty(_ value: ObjectiveCValue, _ family: MemberFamily) -> Certainty {
    switch value {
    case .object(let name):
      let found = certainty(ofObject: name, family)
      return found == .no && isSuperclass(name, of: family) ? .unknown : found
    case .collection: return certainty(value.object, family)
    case .conforming(let protocols): return certainty(ofProtocols: protocols, family)
    case .type, .plain: return .no
    case .unknown: return .unknown
    }
  }

  func isSuperclass(_ name: String, of family: MemberFamily) -> Bool {
    guard let wanted = query.classChains(named: name) else { return false }
    if wanted.contains(where: { declaresAnother($0, than: family) }) { return false }
    return chains(of: family).contains { chain in
      wanted.contains { $0.classes.first.map(chain.classes.contains) ?? (query.isKind(chain, of: $0) != .no) }
    }
  }

  private func certainty(ofObject name: String, _ family: MemberFamily) -> Certainty {
    guard let chains = query.classChains(named: name) else {
      // A class of which the workspace has an implementation or a category alone.
      let isExtended = family.members.contains {
        query.isObjectiveC($0.type) && query.snapshot.type($0.type)?.name == name
      }
      if isExtended { return .yes }
      // The unknown class may be a superclass of the family's classes.
      let isBase = self.chains(of: family).contains { $0.end == .unknown(name) }
      return isApart(name, from: family) && !isBase ? .no : .unknown
    }
    // If several classes share the name, those of the targets that compile this file count.
    let meant = query.meant(chains.compactMap(\.classes.first), inTargetsOf: file)
    return chains.filter { $0.classes.first.map(meant.contains) ?? true }.map { chain -> Certainty in
      if family.includes(chain) { return .yes }
      if let apple = chain.appleClass,
        family.appleClasses.contains(where: { AppleSDK.isSubclass(apple.name, of: $0.name, on: .all) })
      {
        return .yes
      }
      if chain.isKnown || declaresAnother(chain, than: family) { return .no }
      if case .unknown(let base) = chain.end, isApart(base, from: family) { return .no }
      return .unknown
    }.anyOf
  }

  /// Whether a class or a visible superclass declares a member with a name of the family.
  private func declaresAnother(_ chain: ClassChain, than family: MemberFamily) -> Bool {
    let keys = Set(family.members.compactMap { query.snapshot.member($0)?.documentKey })
    return query.memberHolders(of: chain, on: .all).contains { holder, _ in
      query.snapshot.readMembers(of: holder).contains { member in
        guard !member.flags.contains(.isStatic), let key = member.documentKey else { return false }
        return keys.contains(key) && (member.isVariable || member.kind == .method)
      }
    }
  }

  /// Whether no file declares a class, so that it can't be a class of the family.
  private func isApart(_ name: String, from family: MemberFamily) -> Bool {
    guard case .unknown = query.meaning(of: name, in: nil, on: .all), family.appleClasses.isEmpty else {
      return false
    }
    let types = query.snapshot.nameIndex.types
    return types.byName[name, default: []].isEmpty && types.aliases[name, default: []].isEmpty
      && !tree.tokens(of: name).contains(where: tree.namesAlias) && query.globalValue(named: name) == nil
  }

  private func certainty(ofProtocols names: [String], _ family: MemberFamily) -> Certainty {
    guard family.appleClasses.isEmpty else { return .unknown }
    let conformances = chains(of: family).flatMap { chain in
      (chain.isKnown ? [] : [.unknown("")]) + Array(query.conformances(of: chain, on: .all))
    }
    lazy var others = query.protocolsWithoutConformance(of: family)
    let isExcluded = names.contains { name in
      guard case .protocols(let wanted) = query.meaning(ofProtocol: name) else { return false }
      let isNamed = conformances.contains { conformance in
        switch conformance {
        case .workspace(let id): wanted.contains(id)
        case .apple: false
        case .unknown: true
        }
      }
      return !isNamed && others.isDisjoint(with: wanted)
    }
    return isExcluded ? .no : .unknown
  }

  private func chains(of family: MemberFamily) -> [ClassChain] {
    family.classes.sorted().flatMap { query.chains(of: $0, on: .all) }
  }
}
