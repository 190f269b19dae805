import AppleFacts
import Index
import Syntax

extension Document {
  /// The classes an object may have; empty when that can't be told.
  func chains(of object: InterfaceObject) -> [ClassChain] { resolver.chains(of: object, in: file) }

  /// Whether an object can be what an outlet is declared as.
  func certainty(
    that object: InterfaceObject, fits outlet: MemberID, asCollection isCollection: Bool
  ) -> Certainty {
    guard let platforms, let member = resolver.snapshot.member(outlet),
      let owner = resolver.snapshot.type(outlet.type), let text = member.type, let written = WrittenType(text)
    else { return .unknown }
    if written.isCollection != isCollection { return .no }
    let candidates = chains(of: object)
    guard !candidates.isEmpty else { return .unknown }
    var result = Certainty.yes
    for component in written.components {
      switch candidates.map({
        resolver.certainty(
          that: $0, is: component, in: owner.name, on: platforms,
          isDuckTyped: owner.flags.contains(.objectiveC))
      }).anyOf
      {
      case .no: return .no
      case .unknown: result = .unknown
      case .yes: break
      }
    }
    return result
  }

  /// The members of an object's classes that are wanted, the nearest class first; each name once.
  func members(
    of object: InterfaceObject, where isWanted: (CodeMember) -> Bool, name: (CodeMember) -> String?
  ) -> [(name: String, id: MemberID)] {
    guard let platforms else { return [] }
    var seen: Set<String> = []
    return resolver.memberNames(in: chains(of: object), on: platforms, where: isWanted, name: name)
      .filter { seen.insert($0.name).inserted }
  }
}

/// The name of a member as documents write it.
func key(of member: CodeMember) -> String? {
  member.kind == .method ? member.selector : member.objcName ?? member.name
}
