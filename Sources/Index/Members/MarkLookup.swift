import AppleFacts
import Syntax

/// Lookups of whether Interface Builder knows a connected member.
///
/// It reads headers and implementations, so a mark at any declaration counts: in an interface, a class extension or an
/// implementation, at a property or its instance variable, in the class, a superclass or a protocol.
extension Query {
  /// Whether a key is the name of an outlet of a class.
  ///
  /// `unknown` if a declaration outside of the workspace may have the mark.
  package func isMarkedOutlet(_ key: String, in chain: ClassChain, on platforms: ApplePlatforms) -> Certainty
  {
    let isMarked = memberHolders(of: chain, on: platforms, for: key).contains { holder, _ in
      let members = snapshot.readMembers(of: holder.type)
      return holder.members.contains { members[$0].flags.contains(.outlet) && names(members[$0], key) }
    }
    if isMarked || isRequired(in: chain, on: platforms, { $0.flags.contains(.outlet) && names($0, key) }) {
      return .yes
    }
    return certaintyWithoutMark(in: chain) {
      AppleSDK.inheritedProperty(key, of: $0.name, on: platforms) != nil
    }
  }

  /// Whether a selector is that of an action of a class.
  ///
  /// `unknown` where a declaration that is not in the workspace may have the mark.
  package func isMarkedAction(
    _ selector: String, in chain: ClassChain, on platforms: ApplePlatforms
  ) -> Certainty {
    let isMarked = memberHolders(of: chain, on: platforms, for: selector).contains { holder, _ in
      let members = snapshot.readMembers(of: holder.type)
      return holder.members.contains {
        (members[$0].flags.contains(.action) || hasFormOfAction(members[$0], isObjectiveC(holder.type)))
          && answers(members[$0], of: holder.type.file, to: selector)
      }
    }
    if isMarked
      || isRequired(in: chain, on: platforms, { $0.flags.contains(.action) && $0.selector == selector })
    {
      return .yes
    }
    return certaintyWithoutMark(in: chain) { AppleSDK.hasAction(selector, of: $0.name, on: platforms) }
  }

  /// Whether a protocol of the workspace requires a member of a class.
  private func isRequired(
    in chain: ClassChain, on platforms: ApplePlatforms, _ matches: (CodeMember) -> Bool
  ) -> Bool {
    conformances(of: chain, on: platforms).contains {
      if case .workspace(let id) = $0 { snapshot.readMembers(of: id).contains(where: matches) } else { false }
    }
  }

  /// Whether Interface Builder recognizes a method without a mark as an action: `- (void)name:(id)sender`.
  private func hasFormOfAction(_ member: CodeMember, _ isObjectiveC: Bool) -> Bool {
    isObjectiveC && member.kind == .method && !member.flags.contains(.returnsValue)
      && member.parameters.count == 1
      && ["AnyObject", "AnyObject?", "AnyObject!"].contains(member.parameters[0].type)
  }

  private func names(_ member: CodeMember, _ key: String) -> Bool {
    switch member.kind {
    case .property:
      let name = member.objcName ?? member.name
      return name == key || differsInFirstCase(name, key)
    case .instanceVariable: return variable(member.name, holds: key)
    case .method, .initializer, .synthesized: return false
    }
  }

  /// - Parameter declares: Whether a class of the SDK declares the member; the class then inherits the mark.
  private func certaintyWithoutMark(in chain: ClassChain, _ declares: (AppleClass) -> Bool) -> Certainty {
    switch chain.end {
    case .apple(let appleClass): if declares(appleClass) { return .yes }
    case .root: break
    // In Swift, a redeclaration of an inherited member has `override`. In Objective-C it does not.
    case .unknown, .otherPlatform: if chain.classes.contains(where: isObjectiveC) { return .unknown }
    }
    return chain.classes.allSatisfy(showsAllDeclarations) ? .no : .unknown
  }

  /// Whether the implementation of a class is in the workspace. It may repeat a declaration with a mark.
  private func showsAllDeclarations(_ id: TypeID) -> Bool {
    guard let type = snapshot.type(id), type.flags.contains(.objectiveC) else { return true }
    return type.flags.contains(.implementation) || implementation(of: type.name) != nil
  }
}
