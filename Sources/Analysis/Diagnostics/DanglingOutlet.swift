import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The class has no such property: loading the scene raises `NSUnknownKeyException` on iOS, logs and goes on
  /// on macOS.
  package static let danglingOutlet = DiagnosticRule(
    "dangling-outlet", .error, "The connected outlet is not on the class, or can't be set",
    checks: .connections(danglingOutlets))
}

private func danglingOutlets(_ document: DocumentContext) -> [Diagnostic] {
  guard let platforms = document.platforms else { return [] }
  let resolver = document.resolver
  return document.outlets.compactMap { index -> Diagnostic? in
    switch document.property(ofConnection: index, on: platforms) {
    case .found, .foundInOtherCase, .apple, .accepted, .unknown: return nil
    case .missing, .notVisible, .notSettable: break
    }
    let connection = document.outline.connections[index]
    let chains = document.sourceChains(ofConnection: index)
    guard let head = chains.first, !chains.allSatisfy({ $0.classes.isEmpty }) else { return nil }
    let className = resolver.className(head)
    var message: String
    var baseline: String?
    var related: [Diagnostic.Related] = []
    switch document.property(ofConnection: index, on: platforms) {
    case .found, .foundInOtherCase, .apple, .accepted, .unknown:
      return nil
    case .missing:
      message = "\(className) has no outlet '\(connection.name)'"
      if let near = document.nearestMember(to: connection.name, as: .outlet, in: chains, on: platforms) {
        baseline = message
        message += "; did you mean '\(near.name)'?"
        related = resolver.declarationNote(near.id)
      }
    case .notVisible(let member):
      message = "'\(connection.name)' of \(className) is not visible to Objective-C; mark it '@IBOutlet'"
      related = resolver.declarationNote(member)
    case .notSettable(let member):
      message = "'\(connection.name)' of \(className) can't be set: it is " + reason(member, resolver)
      related = resolver.declarationNote(member)
    }
    return document.diagnostic(
      .danglingOutlet, at: connection.nameRange, on: document.source(of: connection), message,
      baseline: baseline, related: related)
  }
}

private func reason(_ member: MemberID, _ resolver: Resolver) -> String {
  if resolver.isObjectiveC(member.type) { return "read-only and has a getter of its own" }
  let isConstant = resolver.snapshot.member(member)?.flags.contains(.constant) == true
  return isConstant ? "a constant" : "computed and has no setter"
}
