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

  /// The texts of strings that mean the symbol at run time: the name of a class, the keys and selectors of members.
  let texts: Set<String>

  /// Strings name a class as Objective-C does.
  init(name: String, types: Set<TypeID>, in snapshot: Snapshot) {
    (self.name, self.types) = (name, types)
    texts = types.allSatisfy { snapshot.type($0)?.objcName != nil } ? [] : [name]
  }

  /// The strings with the name of a class for Objective-C, and nothing else.
  init(runTimeName name: String) { (self.name, texts) = (name, [name]) }

  init(name: String, members: Set<MemberID>, in snapshot: Snapshot) {
    (self.name, self.members) = (name, members)
    texts = Set(members.compactMap { snapshot.member($0)?.documentKey })
  }

  var isType: Bool { members.isEmpty }
}

extension Query {
  /// A property or a method with those that override it or that it overrides; nil for an initializer and an operator.
  package func related(to id: MemberID) -> RelatedDeclarations? {
    guard let member = snapshot.member(id), member.kind != .initializer, !isOperator(member) else {
      return nil
    }
    var members: Set<MemberID> = []
    func alike(in owner: TypeID) -> [MemberID] {
      ([owner] + extensions(of: owner)).flatMap { type in
        snapshot.readMembers(of: type) {
          $0.kind == member.kind && $0.name == member.name
            && $0.flags.contains(.isStatic) == member.flags.contains(.isStatic)
            && $0.parameters.map(\.label) == member.parameters.map(\.label)
        }
      }
    }
    func insert(_ id: MemberID) {
      guard members.insert(id).inserted else { return }
      for owner in classes(declaredOrExtendedBy: id.type) {
        if snapshot.member(id)?.flags.contains(.override) == true {
          // Of several classes up the chain, the nearest that declares it; that one looks further up itself.
          for chain in chains(of: owner, on: .all) {
            chain.classes.dropFirst().lazy.map(alike).first { !$0.isEmpty }?.forEach(insert)
          }
        }
        subclasses(of: owner).flatMap(alike).forEach(insert)
      }
    }
    insert(id)
    return RelatedDeclarations(name: member.name, members: members, in: snapshot)
  }

  /// A class with its other declarations in branches of `#if`, or what an extension extends; nil where that is not a class of
  /// the workspace, or one of several.
  package func related(to id: TypeID) -> RelatedDeclarations? {
    let classes = classes(declaredOrExtendedBy: id)
    guard let first = classes.first, let type = snapshot.type(first) else { return nil }
    let types = Set([first] + twins(of: first))
    guard classes.allSatisfy(types.contains) else { return nil }
    return RelatedDeclarations(name: simpleName(type.name), types: types, in: snapshot)
  }

  /// The classes that derive from a class, at any distance.
  func subclasses(of id: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    var seen: Set<TypeID> = [id]
    var names: [String] = []
    func visit(_ type: CodeType?) {
      guard let type else { return }
      names.append(simpleName(type.name))
      names += snapshot.aliases(of: simpleName(type.name)).map { simpleName($0.name) }
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
