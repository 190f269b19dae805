import Index
import Syntax

/// Declarations that code means by one name: a member with the members that it overrides and that override it, or a class.
package struct RelatedDeclarations: Hashable, Sendable {
  /// The name in Swift, without backticks: the base name of a method, or the last component of a type's name.
  package var name: String
  /// The members; empty for a class.
  package var members: Set<MemberID> = []
  /// The classes; empty for a member. Extensions name a class in their headers, which are references.
  package var types: Set<TypeID> = []

  /// The texts of strings that mean the symbol at run time: the name of a class, or the keys and selectors of members.
  let texts: Set<String>

  /// Strings contain the Objective-C name of a class, so classes with another one have no texts.
  init(name: String, types: Set<TypeID>, in snapshot: Snapshot) {
    (self.name, self.types) = (name, types)
    texts = types.allSatisfy { snapshot.type($0)?.objcName != nil } ? [] : [name]
  }

  /// Only the strings with the Objective-C name of a class.
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
          // Only the nearest superclass that declares the member counts here; it looks further up itself.
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

  /// A class with its other declarations in branches of `#if`, or the class that an extension extends; nil where that is not in
  /// the workspace, or where several classes are possible.
  package func related(to id: TypeID) -> RelatedDeclarations? {
    let classes = classes(declaredOrExtendedBy: id)
    guard let first = classes.first, let type = snapshot.type(first) else { return nil }
    let types = Set([first] + twins(of: first))
    guard classes.allSatisfy(types.contains) else { return nil }
    return RelatedDeclarations(name: simpleName(type.name), types: types, in: snapshot)
  }

  /// The direct and indirect subclasses of a class.
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
