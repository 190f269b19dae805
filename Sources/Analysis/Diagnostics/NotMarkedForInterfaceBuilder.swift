import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The member lacks the mark of Interface Builder.
  ///
  /// It works at run time, since Objective-C sees it, but Interface Builder shows the connection with a warning and offers no
  /// further connection to the member.
  package static let notMarkedForInterfaceBuilder = DiagnosticRule(
    "not-marked-for-interface-builder", .hint,
    "The connected member works, but Interface Builder does not know it",
    checks: .outlets(findUnmarkedOutlet), .actions(findUnmarkedAction)
  )
  .fixed(by: .document(markFixes))
}

private func findUnmarkedOutlet(_ document: DocumentContext, _ index: Int) -> Finding? {
  let query = document.query
  let found = document.property(ofConnection: index)
  guard let id = found.declaration, let member = query.snapshot.member(id) else { return nil }
  switch found {
  case .foundInOtherCase:
    let connection = document.outline.connections[index]
    return Finding(
      range: connection.nameRange,
      message: "'\(connection.name)' differs from '\(member.objcName ?? member.name)' in the "
        + "case of its first letter",
      related: query.declarationNote(id))
  case .found where member.flags.isDisjoint(with: [.outlet, .override, .managed]):
    let key = document.outline.connections[index].name
    let isKnown = document.mayBeMarked(document.sourceChains(ofConnection: index)) {
      query.isMarkedOutlet(key, in: $0, on: $1)
    }
    // An outlet with the type of a number can't hold the object.
    let isNumber = member.type.map { numberTypes.contains(withoutOptional($0)) } ?? false
    return isKnown || isNumber ? nil : unmarked(id, "an outlet", "IBOutlet", document, index)
  default: return nil
  }
}

private func findUnmarkedAction(_ document: DocumentContext, _ index: Int) -> Finding? {
  let selector = document.outline.connections[index].name
  let chains = document.destinationChains(ofConnection: index)
  guard case .found(let id) = document.action(selector, in: chains),
    let member = document.query.snapshot.member(id), member.flags.isDisjoint(with: [.action, .override]),
    !document.mayBeMarked(chains, { document.query.isMarkedAction(selector, in: $0, on: $1) })
  else { return nil }
  return unmarked(id, "an action", "IBAction", document, index)
}

private let numberTypes: Set = [
  "BOOL", "Bool", "bool", "Boolean", "char", "short", "int", "long", "float", "double", "unsigned",
  "unsigned int",
  "NSInteger", "NSUInteger", "CGFloat", "Int", "UInt", "Float", "Double", "NSTimeInterval", "TimeInterval",
]

extension DocumentContext {
  /// Whether one of several possible classes marks a member, or may mark it.
  fileprivate func mayBeMarked(
    _ chains: [ClassChain], _ certainty: (ClassChain, ApplePlatforms) -> Certainty
  ) -> Bool {
    guard let platforms else { return true }
    return chains.contains { certainty($0, platforms) != .no }
  }
}

private func unmarked(
  _ id: MemberID, _ role: String, _ mark: String, _ document: DocumentContext, _ index: Int
) -> Finding {
  let snapshot = document.query.snapshot
  let mark = snapshot.type(id.type)?.mark(mark) ?? mark
  let name = snapshot.member(id)?.name ?? ""
  return Finding(
    range: document.outline.connections[index].nameRange,
    message: "'\(name)' works as \(role), but is not marked '\(mark)'",
    related: document.query.declarationNote(id))
}
