import Index
import Syntax

/// Declarations that code means by one name: a member with what it overrides and what overrides it, or a class.
package struct RelatedDeclarations: Hashable, Sendable {
  /// As Swift writes it, without backticks: of a method the base name, of a type the last component.
  package var name: String
  /// Empty for a class.
  package var members: Set<MemberID> = []
  /// Empty for a member. The extensions of a class name it in their headers, which are references.
  package var types: Set<TypeID> = []

  var isType: Bool { !types.isEmpty }
}

extension Resolver {
  /// A property or a method with those that override it or that it overrides; nil for an initialiser and an operator.
  package func related(to id: MemberID) -> RelatedDeclarations? {
    guard let member = snapshot.member(id), member.kind != .initializer, !isOperator(member) else {
      return nil
    }
    var overrides = Overrides(self, member)
    overrides.insert(id)
    return RelatedDeclarations(name: member.name, members: overrides.members)
  }

  /// A class, or what an extension extends; nil where that is not a class of the workspace, or one of several.
  package func related(to id: TypeID) -> RelatedDeclarations? {
    let classes = classes(declaredOrExtendedBy: id)
    guard classes.count == 1, let type = snapshot.type(classes[0]) else { return nil }
    return RelatedDeclarations(name: simpleName(type.name), types: [classes[0]])
  }

  /// The classes that derive from a class, at any distance.
  func subclasses(of id: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var seen: Set<TypeID> = [id]
    var names: [String] = []
    func visit(_ type: CodeType?) {
      guard let type else { return }
      names.append(simpleName(type.name))
      for alias in snapshot.nameIndex.types.aliasesOfTarget[simpleName(type.name), default: []] {
        guard let outline = snapshot.code(alias.file), outline.aliases.indices.contains(alias.index)
        else { continue }
        names.append(simpleName(outline.aliases[alias.index].name))
      }
    }
    visit(snapshot.type(id))
    while let name = names.popLast() {
      for subclass in snapshot.nameIndex.types.subtypes[name, default: []].sorted() {
        guard let type = snapshot.type(subclass), type.kind == .class,
          chains(of: subclass, on: .all).contains(where: { $0.classes.contains(id) }),
          seen.insert(subclass).inserted
        else { continue }
        result.append(subclass)
        visit(type)
      }
    }
    return result
  }
}

private func isOperator(_ member: CodeMember) -> Bool {
  guard let first = member.name.unicodeScalars.first else { return true }
  return first != "_" && !first.properties.isXIDStart
}

/// Collects the members along the class chains, up and down, that override each other.
private struct Overrides {
  private let resolver: Resolver
  private let model: CodeMember
  private(set) var members: Set<MemberID> = []

  init(_ resolver: Resolver, _ model: CodeMember) {
    self.resolver = resolver
    self.model = model
  }

  mutating func insert(_ id: MemberID) {
    guard members.insert(id).inserted else { return }
    for owner in resolver.classes(declaredOrExtendedBy: id.type) {
      if resolver.snapshot.member(id)?.flags.contains(.override) == true {
        for chain in resolver.chains(of: owner, on: .all) { insertOverridden(in: chain) }
      }
      for subclass in resolver.subclasses(of: owner) { for id in alike(in: subclass) { insert(id) } }
    }
  }

  /// Of several classes up the chain, the nearest that declares it; that one looks further up itself.
  private mutating func insertOverridden(in chain: ClassChain) {
    let found = chain.classes.dropFirst().lazy.map(alike).first { !$0.isEmpty }
    for id in found ?? [] { insert(id) }
  }

  private func alike(in owner: TypeID) -> [MemberID] {
    ([owner] + resolver.extensions(of: owner)).flatMap { type in
      resolver.snapshot.readMembers(of: type).enumerated().filter { _, member in
        member.kind == model.kind && member.name == model.name
          && member.flags.contains(.isStatic) == model.flags.contains(.isStatic)
          && member.parameters.map(\.label) == model.parameters.map(\.label)
      }.map { MemberID(type: type, index: $0.offset) }
    }
  }
}
