import Index
import Syntax

/// The members of one type that a document may name, by the names that documents use for them.
struct NearMembers {
  /// The kinds of members that a document names.
  enum Role: Hashable { case outlet, action, segueAction, inspectable }

  struct Key: Hashable {
    var type: TypeID
    var role: Role
  }

  struct Candidate {
    var name: ComparedName
    var id: MemberID
  }

  /// The members, one for each name: the first that has it.
  let candidates: [Candidate]

  /// - Parameter isExposed: Whether Objective-C sees the methods of the type without a mark.
  init(of id: TypeID, _ all: [CodeMember], _ role: Role, isExposed: Bool) {
    var names: Set<String> = []
    candidates = all.enumerated().compactMap { index, member in
      guard let name = role.name(of: member, isExposed: isExposed), names.insert(name).inserted else {
        return nil
      }
      return Candidate(name: ComparedName(name), id: MemberID(type: id, index: index))
    }
  }
}

extension NearMembers.Role {
  fileprivate func name(of member: CodeMember, isExposed: Bool) -> String? {
    switch self {
    case .outlet: member.flags.contains(.outlet) ? member.objcName ?? member.name : nil
    case .inspectable: member.flags.contains(.inspectable) ? member.documentKey : nil
    case .segueAction: member.flags.contains(.segueAction) ? member.selector : nil
    case .action:
      member.kind == .method && !member.flags.contains(.isStatic) && isLikeAction(member, isExposed)
        ? member.selector : nil
    }
  }
}

/// Whether a document could name the member: it is marked as an action, or shaped like one and visible to Objective-C.
private func isLikeAction(_ member: CodeMember, _ isExposed: Bool) -> Bool {
  if !member.flags.isDisjoint(with: [.action, .segueAction]) { return true }
  return member.parameters.count <= 2 && member.flags.isDisjoint(with: [.returnsValue, .isPrivate])
    && (isExposed || member.flags.contains(.objc))
}
