import AppleFacts
import Index
import Syntax
import Text

extension Query {
  /// Refuses new names of members with which code would not compile or would have another meaning.
  ///
  /// - Parameter renamed: The family's members as they are and as they will be.
  func refuseConflicts(of family: MemberFamily, _ renamed: [RenamedMember]) throws(RenameRefusal) {
    if let new = renamed.map(\.new).first(where: { $0.documentKey.map(isMethodOfEveryObject) == true }) {
      throw RenameRefusal(.name, "every object of Objective-C has a method '\(new.documentKey ?? new.name)'")
    }
    for id in family.members {
      guard let member = snapshot.member(id), !snapshot.isOwn(id.type.file) else { continue }
      throw RenameRefusal(
        .symbol, "'\(member.name)' is declared in a dependency, which a rename can't change",
        at: location(of: id))
    }
    let renamed = distinct(renamed)
    var judged: Set<String> = []
    for id in family.classes.sorted() {
      for chain in chains(of: id, on: .all) {
        for (holder, depth) in memberHolders(of: chain, on: .all) where extendsOne(of: chain, holder) {
          try refuseSibling(in: holder, family, renamed) {
            visibility(of: $0, in: chain, depth: depth, on: .all) != .no
          }
        }
        if let apple = chain.appleClass, judged.insert(apple.name).inserted { try refuse(apple, renamed) }
        try refuseRequirements(of: chain, renamed)
      }
    }
    for apple in family.appleClasses {
      try refuse(apple, renamed)
      for holder in extensions(of: apple) { try refuseSibling(in: holder, family, renamed) { _ in true } }
    }
  }

  /// The renamed members without those that differ from an earlier one only in their places, as overrides of one action do.
  private func distinct(_ renamed: [RenamedMember]) -> [RenamedMember] {
    func withoutPlace(_ member: CodeMember) -> CodeMember {
      var member = member
      (member.nameRange, member.start) = (ByteRange(0, 0), 0)
      return member
    }
    var seen: Set<RenamedMember> = []
    return renamed.filter {
      seen.insert(RenamedMember(old: withoutPlace($0.old), new: withoutPlace($0.new))).inserted
    }
  }

  /// Refuses new names that another member of a class already has.
  ///
  /// - Parameter isVisible: Whether Objective-C may see a member.
  private func refuseSibling(
    in holder: TypeID, _ family: MemberFamily, _ renamed: [RenamedMember],
    _ isVisible: (MemberID) -> Bool
  ) throws(RenameRefusal) {
    guard let type = snapshot.type(holder) else { return }
    for (index, sibling) in snapshot.readMembers(of: holder).enumerated() {
      let id = MemberID(type: holder, index: index)
      guard !family.members.contains(id),
        let new = renamed.first(where: {
          collideInSwift($0.new, sibling) || collideInObjectiveC($0.new, sibling) && isVisible(id)
        })?.new
      else { continue }
      let owner = simpleName(type.name)
      let message =
        sibling.name == new.name
        ? "\(owner) already has '\(new.name)'"
        : "'\(new.name)' and '\(sibling.name)' of \(owner) would have the same name in Objective-C"
      throw RenameRefusal(.name, message, at: location(of: id))
    }
  }

  /// Whether a class can't have both members in Swift.
  private func collideInSwift(_ one: CodeMember, _ other: CodeMember) -> Bool {
    guard one.name == other.name, mayCollide(one, other) else { return false }
    return switch (one.kind, other.kind) {
    case (.property, .property): true
    case (.method, .method): one.parameters.map(\.label) == other.parameters.map(\.label)
    case (.property, .method): other.parameters.isEmpty
    case (.method, .property): one.parameters.isEmpty
    default: false
    }
  }

  /// Whether Objective-C can't distinguish two members if it sees both.
  private func collideInObjectiveC(_ one: CodeMember, _ other: CodeMember) -> Bool {
    mayCollide(one, other) && !objcSelectors(of: one).isDisjoint(with: objcSelectors(of: other))
  }

  private func mayCollide(_ one: CodeMember, _ other: CodeMember) -> Bool {
    (other.isVariable || other.kind == .method)
      && one.flags.contains(.isStatic) == other.flags.contains(.isStatic)
  }

  /// The selectors by which Objective-C knows a member, a property's accessors among them.
  private func objcSelectors(of member: CodeMember) -> Set<String> {
    guard let key = member.documentKey, !member.flags.contains(.nonobjc) else { return [] }
    if member.kind == .method { return [key] }
    if member.kind == .instanceVariable { return [] }
    return member.flags.isDisjoint(with: [.constant, .readOnly]) ? [key, setterSelector(key)] : [key]
  }

  /// Refuses a rename if the SDK's class has a member by the old or the new name.
  private func refuse(_ apple: AppleClass, _ renamed: [RenamedMember]) throws(RenameRefusal) {
    for member in renamed {
      let (old, new) = (member.old, member.new)
      if let owner = owner(of: old, in: apple) {
        throw RenameRefusal(.symbol, "Apple's \(owner) declares '\(old.documentKey ?? old.name)'")
      }
      if let owner = owner(of: new, in: apple) {
        throw RenameRefusal(.name, "Apple's \(owner) already has '\(new.documentKey ?? new.name)'")
      }
    }
  }

  private func owner(of member: CodeMember, in apple: AppleClass) -> String? {
    guard let key = member.documentKey else { return nil }
    // Swift reads a property by its getter's name, such as `isHidden`; the tables hold the property's own name.
    var names = [key]
    if key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase {
      names.append(first.lowercased() + key.dropFirst(3))
    }
    if member.kind == .method, key.hasPrefix("set"), key.hasSuffix(":") {
      let property = key.dropFirst(3).dropLast()
      names.append(property.prefix(1).lowercased() + property.dropFirst())
    }
    for name in names {
      if let found = AppleSDK.inheritedProperty(name, of: apple.name, on: .all), found.name == name {
        return found.owner
      }
    }
    return member.kind == .method && AppleSDK.hasAction(key, of: apple.name, on: .all) ? apple.name : nil
  }

  /// Refuses a member if a protocol requires it by the old name, because the protocol would keep that name.
  private func refuseRequirements(of chain: ClassChain, _ renamed: [RenamedMember]) throws(RenameRefusal) {
    for conformance in conformances(of: chain, on: .all) {
      switch conformance {
      case .workspace(let id):
        guard let proto = snapshot.type(id) else { continue }
        for (index, requirement) in snapshot.readMembers(of: id).enumerated() {
          // A property implements a required method that has the selector of its getter or its setter.
          let selectors = objcSelectors(of: requirement)
          guard
            let old = renamed.first(where: {
              isSame($0.old, requirement) || !objcSelectors(of: $0.old).isDisjoint(with: selectors)
            })?.old
          else { continue }
          throw .required(old.name, by: proto, at: location(of: MemberID(type: id, index: index)))
        }
      case .apple(let name):
        for old in renamed.map(\.old)
        where old.kind == .property && AppleSDK.isProperty(old.name, requiredBy: name) {
          throw RenameRefusal(.symbol, "Apple's protocol \(name) has '\(old.name)'")
        }
      case .unknown: break
      }
    }
  }
}
