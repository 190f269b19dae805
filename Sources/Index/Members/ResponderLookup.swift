import AppleFacts
import Syntax

/// Whether any class of the workspace answers to a selector that a document sends to no class in particular.
package enum ResponderLookup: Hashable, Sendable {
  case found
  /// A method with the selector that Objective-C can't see.
  case notVisible(MemberID)
  case missing
  case unknown
}

private let responderTable = CacheTable<SDKQuestion, ResponderLookup>(isBounded: true)

extension Query {
  /// The best responder to a selector.
  ///
  /// - Parameter platforms: The platforms of the document. Classes for others do not count.
  package func responder(to selector: String, on platforms: ApplePlatforms) -> ResponderLookup {
    caches.answer(to: SDKQuestion(name: selector, platforms: platforms), in: responderTable) {
      findResponder(to: selector, on: platforms)
    }
  }

  private func findResponder(to selector: String, on platforms: ApplePlatforms) -> ResponderLookup {
    let isMarked = snapshot.findMethods(bySelector: selector).contains { id in
      snapshot.member(id).map { !$0.flags.contains(.isStatic) } ?? false
        && !isOfOtherPlatform(id.type, platforms)
    }
    if isMarked { return .found }
    // This search of everything costs little, since it runs only for selectors that are about to be reported.
    var result = ResponderLookup.missing
    let search = SelectorSearch(selector)
    for raw in snapshot.files.indices {
      let file = FileID(raw: Int32(raw))
      guard let code = snapshot.code(file), code.findSigns(of: search) else { continue }
      for (index, members) in code.readMembers().enumerated() {
        for (position, member) in members.enumerated()
        where !member.flags.contains(.isStatic) && member.kind != .initializer {
          let id = MemberID(type: TypeID(file: file, index: index), index: position)
          guard isNamed(member, selector, id), !isOfOtherPlatform(id.type, platforms) else { continue }
          switch certainty(thatObjectiveCSees: id) {
          case .yes: return .found
          case .unknown: result = .unknown
          case .no: if case .missing = result, member.kind == .method { result = .notVisible(id) }
          }
        }
      }
    }
    return result
  }

  private func isNamed(_ member: CodeMember, _ selector: String, _ id: MemberID) -> Bool {
    member.kind == .method
      ? answers(member, of: id.type.file, to: selector)
      : setterSelector(member.objcName ?? member.name) == selector
  }

  private func certainty(thatObjectiveCSees id: MemberID) -> Certainty {
    chains(ofClassOrExtension: id.type, on: .all).map {
      visibility(of: id, in: $0, depth: 0, on: .all)
    }.anyOf
  }
}
