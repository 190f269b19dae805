import Index
import Syntax

/// What a name in code stands for: a property, a method or a class, with every declaration that has to bear the
/// same name for the code to keep its meaning.
package struct Symbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case property, method, type }

  package var kind: Kind
  /// As Swift writes it, without backticks: of a method the base name, of a type the last component.
  package var name: String
  /// The declaration, what it overrides and what overrides it. Empty for a type. Where they stand, backticks
  /// included, is each one's `nameRange`; `swiftReferences` does not list these places.
  package var members: Set<MemberID> = []
  /// Requirements of the workspace's protocols that one of the members meets. They are not renamed with it,
  /// so that another name would break the conformance. (Plain protocols' requirements are in no outline yet.)
  package var requirements: Set<MemberID> = []
  /// The class; empty for a member. Its extensions name it in headers, which are references.
  package var types: Set<TypeID> = []

  package init(
    kind: Kind, name: String, members: Set<MemberID> = [], requirements: Set<MemberID> = [],
    types: Set<TypeID> = []
  ) {
    self.kind = kind
    self.name = name
    self.members = members
    self.requirements = requirements
    self.types = types
  }
}

/// The symbol that a property or a method belongs to; nil for an initialiser and an operator.
package func symbol(of id: MemberID, _ resolver: Resolver) -> Symbol? {
  guard let member = resolver.snapshot.member(id), member.kind != .initializer, !isOperator(member)
  else { return nil }
  var family = OverrideFamily(resolver, member)
  family.insert(id)
  return Symbol(
    kind: member.kind == .method ? .method : .property, name: member.name, members: family.members,
    requirements: family.requirements)
}

/// The symbol of a class, or of what an extension extends; nil where that is no class of the workspace, or one of
/// several.
package func symbol(of id: TypeID, _ resolver: Resolver) -> Symbol? {
  let classes = classes(declaredOrExtendedBy: id, resolver)
  guard classes.count == 1, let type = resolver.snapshot.type(classes[0]) else { return nil }
  return Symbol(kind: .type, name: simpleName(type.name), types: [classes[0]])
}

private func isOperator(_ member: CodeMember) -> Bool {
  guard let first = member.name.unicodeScalars.first else { return true }
  return first != "_" && !first.properties.isXIDStart
}

/// Collects the members along the class chains, up and down, that override each other.
private struct OverrideFamily {
  private let resolver: Resolver
  private let model: CodeMember
  private(set) var members: Set<MemberID> = []
  private(set) var requirements: Set<MemberID> = []

  init(_ resolver: Resolver, _ model: CodeMember) {
    self.resolver = resolver
    self.model = model
  }

  mutating func insert(_ id: MemberID) {
    guard members.insert(id).inserted else { return }
    for owner in classes(declaredOrExtendedBy: id.type, resolver) {
      for chain in resolver.chains(of: owner, on: .all) {
        insertOverridden(by: id, in: chain)
        insertRequirements(of: chain)
      }
      insertOverrides(inHeirsOf: owner)
    }
  }

  /// Of several classes up the chain, the nearest that declares it; that one looks further up itself.
  private mutating func insertOverridden(by id: MemberID, in chain: ClassChain) {
    guard resolver.snapshot.member(id)?.flags.contains(.override) == true else { return }
    for ancestor in chain.classes.dropFirst() {
      let found = alike(in: [ancestor] + resolver.extensions(of: ancestor))
      for id in found { insert(id) }
      if !found.isEmpty { return }
    }
  }

  private mutating func insertOverrides(inHeirsOf owner: TypeID) {
    for heir in heirs(of: owner, resolver) {
      for id in alike(in: [heir] + resolver.extensions(of: heir)) { insert(id) }
    }
  }

  private mutating func insertRequirements(of chain: ClassChain) {
    for case .workspace(let id) in resolver.conformances(of: chain, on: .all) {
      requirements.formUnion(alike(in: [id]))
    }
  }

  private func alike(in types: [TypeID]) -> [MemberID] {
    types.flatMap { type in
      resolver.snapshot.readMembers(of: type).enumerated().filter { _, member in
        member.kind == model.kind && member.name == model.name
          && member.flags.contains(.isStatic) == model.flags.contains(.isStatic)
          && member.parameters.map(\.label) == model.parameters.map(\.label)
      }.map { MemberID(type: type, index: $0.offset) }
    }
  }
}

/// The classes that derive from a class, at any distance.
func heirs(of id: TypeID, _ resolver: Resolver) -> [TypeID] {
  var result: [TypeID] = []
  var seen: Set<TypeID> = [id]
  var names: [String] = []
  func visit(_ type: CodeType?) {
    guard let type else { return }
    names.append(simpleName(type.name))
    for alias in resolver.snapshot.nameIndex.types.aliasesOfTarget[simpleName(type.name), default: []] {
      guard let outline = resolver.snapshot.code(alias.file), outline.aliases.indices.contains(alias.index)
      else { continue }
      names.append(simpleName(outline.aliases[alias.index].name))
    }
  }
  visit(resolver.snapshot.type(id))
  while let name = names.popLast() {
    for heir in resolver.snapshot.nameIndex.types.subtypes[name, default: []].sorted() {
      guard let type = resolver.snapshot.type(heir), type.kind == .class,
        resolver.chains(of: heir, on: .all).contains(where: { $0.classes.contains(id) }),
        seen.insert(heir).inserted
      else { continue }
      result.append(heir)
      visit(type)
    }
  }
  return result
}
