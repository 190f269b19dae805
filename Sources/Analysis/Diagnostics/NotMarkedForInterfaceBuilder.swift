import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The member lacks the mark of Interface Builder.
  ///
  /// It works at run time, since Objective-C sees it, but Interface Builder shows the connection with a warning and offers
  /// no other to it.
  package static let notMarkedForInterfaceBuilder = DiagnosticRule(
    "not-marked-for-interface-builder", .hint,
    "The connected member works, but Interface Builder does not know it",
    checks: .connections(unmarkedMembers))
}

private func unmarkedMembers(_ document: DocumentContext) -> [Diagnostic] {
  guard let platforms = document.platforms else { return [] }
  let resolver = document.resolver
  func hint(_ index: Int, _ message: String, _ id: MemberID) -> Diagnostic {
    let connection = document.outline.connections[index]
    return document.diagnostic(
      .notMarkedForInterfaceBuilder, at: connection.nameRange, on: document.source(of: connection),
      message, related: resolver.declarationNote(id))
  }
  var found: [Diagnostic] = []
  for index in document.outlets {
    switch document.property(ofConnection: index, on: platforms) {
    case .foundInOtherCase(let id):
      guard let member = resolver.snapshot.member(id) else { continue }
      found.append(
        hint(
          index,
          "'\(document.outline.connections[index].name)' differs from '\(member.objcName ?? member.name)' in the "
            + "case of its first letter", id))
    case .found(let id):
      guard let member = resolver.snapshot.member(id),
        member.flags.isDisjoint(with: [.outlet, .override, .managed])
      else { continue }
      let mark = resolver.isObjectiveC(id.type) ? "IBOutlet" : "@IBOutlet"
      found.append(hint(index, "'\(member.name)' works as an outlet, but is not marked '\(mark)'", id))
    case .apple, .accepted, .notVisible, .notSettable, .missing, .unknown: continue
    }
  }
  for index in document.connections {
    guard let action = document.checkedAction(index),
      case .found(let id) = resolver.action(action.selector, in: action.chains, on: platforms),
      let member = resolver.snapshot.member(id), member.flags.isDisjoint(with: [.action, .override])
    else { continue }
    let mark = resolver.isObjectiveC(id.type) ? "IBAction" : "@IBAction"
    found.append(hint(index, "'\(member.name)' works as an action, but is not marked '\(mark)'", id))
  }
  return found
}
