import AppleFacts
import Syntax

/// Whether Interface Builder knows what a document connects.
///
/// It reads headers and implementations, so that a mark at any declaration counts: in an interface, a class extension or an
/// implementation, at a property or at its instance variable, in the class, in one that it derives from or in a protocol.
extension Query {
  /// Whether a key is that of an outlet of a class.
  ///
  /// `unknown` where a declaration that is not in the workspace may have the mark.
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

  /// Whether Interface Builder takes a method for an action without a mark: `- (void)name:(id)sender`.
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

  /// - Parameter declares: Whether a class of the SDK has the member, which a class that redeclares it inherits.
  private func certaintyWithoutMark(in chain: ClassChain, _ declares: (AppleClass) -> Bool) -> Certainty {
    switch chain.end {
    case .apple(let appleClass): if declares(appleClass) { return .yes }
    case .root: break
    // Swift says `override` where a class redeclares what it inherits; Objective-C does not.
    case .unknown, .otherPlatform: if chain.classes.contains(where: isObjectiveC) { return .unknown }
    }
    return chain.classes.allSatisfy(showsAllDeclarations) ? .no : .unknown
  }

  /// Whether the implementation of a class, which may repeat a declaration with a mark, can be read.
  private func showsAllDeclarations(_ id: TypeID) -> Bool {
    guard let type = snapshot.type(id), type.flags.contains(.objectiveC) else { return true }
    return type.flags.contains(.implementation) || implementation(of: type.name) != nil
  }
}
