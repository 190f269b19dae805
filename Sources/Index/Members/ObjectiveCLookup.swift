import AppleFacts
import Syntax

extension Query {
  package func isObjectiveC(_ id: TypeID) -> Bool {
    snapshot.type(id)?.flags.contains(.objectiveC) == true
  }

  /// The way in which key-value coding can set a key by the declarations of one Objective-C type: a setter or an instance
  /// variable. nil if the type has neither.
  ///
  /// - Parameters:
  ///   - holder: The type, and the members to look at.
  ///   - chain: The class and its superclasses.
  func objectiveCProperty(
    _ key: String, setter: String, among holder: MemberIndex.Holder, in chain: ClassChain,
    on platforms: ApplePlatforms
  ) -> PropertyLookup? {
    var best: PropertyLookup?
    let members = snapshot.readMembers(of: holder.type)
    for index in holder.members {
      let memberID = MemberID(type: holder.type, index: index)
      switch members[index].kind {
      case .property:
        guard !members[index].flags.contains(.isStatic) else { continue }
        if members[index].name == key {
          if isSettable(members[index], in: chain, on: platforms) { return .found(memberID) }
          best.improve(to: .notSettable(memberID))
        } else if differsInFirstCase(members[index].name, key), !members[index].flags.contains(.readOnly) {
          best.improve(to: .foundInOtherCase(memberID))
        } else if key.utf8.first == 0x5F, key.dropFirst() == members[index].name,
          readsVariables(chain, on: platforms)
        {
          // The compiler makes an instance variable for the property.
          best.improve(to: .accepted)
        }
      case .instanceVariable:
        guard
          platforms == .macOS
            ? members[index].name == key
            : variable(members[index].name, holds: key) && readsVariables(chain, on: platforms)
        else { continue }
        // A property has more information than its variable, but may come later.
        if members[index].flags.contains(.outlet) { return .found(memberID) }
        best.improve(to: .found(memberID))
      case .synthesized:
        if members[index].name == key { best.improve(to: .accepted) }
      case .method:
        let selector = members[index].selector ?? ""
        if members[index].flags.contains(.isStatic) {
          if selector == "resolveInstanceMethod:" { best.improve(to: .accepted) }
        } else if selector == setter || selector == "_" + setter || catchAlls.contains(selector) {
          best.improve(to: .accepted)
        }
      case .initializer: break
      }
    }
    return best
  }

  /// Whether key-value coding can set a property.
  ///
  /// On iOS it sets the instance variable of a read-only property, which does not exist if the getter is written by hand.
  private func isSettable(_ member: CodeMember, in chain: ClassChain, on platforms: ApplePlatforms) -> Bool {
    guard member.flags.contains(.readOnly) else { return true }
    let hasGetter = memberHolders(of: chain, on: platforms, for: member.name).contains { holder, _ in
      guard let type = snapshot.type(holder.type), type.flags.contains(.implementation) else { return false }
      let members = snapshot.readMembers(of: holder.type)
      return holder.members.contains {
        members[$0].kind == .method && members[$0].selector == member.name
          && !members[$0].flags.contains(.isStatic)
      }
    }
    // A nib on macOS looks for a variable with just the name.
    return platforms != .macOS && !hasGetter && readsVariables(chain, on: platforms)
  }

  // MARK: Declarations of one member

  /// All declarations of a member: in Objective-C, the interface, an extension and the implementation may each hold one.
  package func redeclarations(of id: MemberID) -> [MemberID] {
    guard let member = snapshot.member(id), let type = snapshot.type(id.type),
      type.flags.contains(.objectiveC), type.kind != .protocol
    else { return [id] }
    let nameIndex = snapshot.nameIndex
    let named = [nameIndex.types.byName, nameIndex.types.extensions].map { $0[type.name, default: []] }
      .joined()
    return named.flatMap { other -> [MemberID] in
      guard let holder = snapshot.type(other), holder.flags.contains(.objectiveC), holder.kind != .protocol,
        holder.name == type.name
      else { return [] }
      return snapshot.readMembers(of: other) { isSame($0, member) }
    }
  }

  /// The definitions of a member: a method's body if it is in the workspace, else the declaration.
  package func definitions(of id: MemberID) -> [MemberID] {
    guard snapshot.member(id)?.kind == .method else { return [id] }
    let bodies = redeclarations(of: id).filter {
      snapshot.type($0.type)?.flags.contains(.implementation) == true
    }
    return bodies.isEmpty ? [id] : bodies
  }
}

private func isSame(_ one: CodeMember, _ other: CodeMember) -> Bool {
  one.kind == other.kind && one.name == other.name && one.selector == other.selector
    && one.flags.contains(.isStatic) == other.flags.contains(.isStatic)
}

/// Whether key-value coding finds a key in a variable: `_key`, `_isKey`, `key` or `isKey`.
func variable(_ name: String, holds key: String) -> Bool {
  var rest = Substring(name)
  if rest == key { return true }
  if rest.utf8.first == 0x5F {
    rest = rest.dropFirst()
    if rest == key { return true }
  }
  return rest.hasPrefix("is") && rest.dropFirst(2) == key.prefix(1).uppercased() + key.dropFirst()
}

/// The methods by which a class handles unknown keys, so that it may accept any key.
private let catchAlls: Set<String> = ["setValue:forUndefinedKey:", "setValue:forKey:"]
