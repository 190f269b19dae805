import AppleFacts
import Index
import Syntax
import Text

/// The target has no such method: the control's event raises "unrecognized selector sent to instance".
func missingActions(_ document: Document) -> [Diagnostic] {
  guard let platforms = document.platforms else { return [] }
  let resolver = document.resolver
  return document.connections.compactMap { index -> Diagnostic? in
    guard document.outline.connections[index].kind == .action,
      let target = document.destinationIndex(ofConnection: index),
      document.outline.objects[target].customClass != nil, !document.crossesScenes(connection: index)
    else { return nil }
    let connection = document.outline.connections[index]
    if connection.name.isEmpty { return nil }
    let chains = document.destinationChains(ofConnection: index)
    guard let head = chains.first, !chains.allSatisfy({ $0.classes.isEmpty }) else { return nil }
    let className = resolver.className(head)
    var message: String
    var lasting: String?
    var related: [Diagnostic.Related] = []
    switch resolver.action(connection.name, in: chains, on: platforms) {
    case .found, .accepted, .unknown:
      return nil
    case .missing:
      message = "\(className) has no action '\(connection.name)'"
      if let near = nearestAction(to: connection.name, in: chains, on: platforms, resolver) {
        lasting = message
        message += "; did you mean '\(near.name)'?"
        related = resolver.declarationNote(near.id)
      }
    case .notVisible(let member):
      message =
        "the method for '\(connection.name)' of \(className) is not visible to Objective-C; "
        + "mark it '@IBAction'"
      related = resolver.declarationNote(member)
    }
    return document.diagnostic(
      .missingAction, .error, at: connection.nameRange, on: document.source(of: connection), message,
      lasting: lasting, related: related)
  }
}

/// The method that a connection without one most likely means.
func nearestAction(
  to selector: String, in chains: [ClassChain], on platforms: ApplePlatforms, _ resolver: Resolver
) -> (name: String, id: MemberID)? {
  let actions = resolver.memberNames(
    in: chains, on: platforms,
    where: { $0.kind == .method && !$0.flags.contains(.isStatic) && isLikeAction($0) }, name: { $0.selector })
  guard let near = nearMissingAction(selector, among: actions.map(\.name)) else { return nil }
  return actions.first { $0.name == near }
}

/// What a document could name: marked as an action, or shaped like one.
private func isLikeAction(_ member: CodeMember) -> Bool {
  if !member.flags.isDisjoint(with: [.action, .segueAction]) { return true }
  return member.parameters.count <= 2 && !member.flags.contains(.returnsValue)
}

/// A method of the same base name is nearer than one that is spelt alike: most often a parameter came or went.
private func nearMissingAction(_ selector: String, among selectors: [String]) -> String? {
  let base = selector.prefix { $0 != ":" }
  let sameBase = selectors.filter { candidate in
    let piece = candidate.prefix { $0 != ":" }
    return piece == base || piece.hasPrefix(base + "With")
  }
  return nearest(sameBase, to: selector) ?? nearMiss(of: selector, among: selectors)
}

private func nearest(_ selectors: [String], to selector: String) -> String? {
  selectors.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
}
