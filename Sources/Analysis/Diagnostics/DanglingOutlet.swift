import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The class has no such property: loading the scene raises `NSUnknownKeyException` on iOS, logs and goes on
  /// on macOS.
  package static let danglingOutlet = DiagnosticRule(
    "dangling-outlet", .error, "The connected outlet is not on the class, or can't be set",
    checks: .outlets(findDanglingOutlet))
}

private func findDanglingOutlet(_ document: DocumentContext, _ index: Int) -> Finding? {
  let found = document.property(ofConnection: index)
  guard found.fails else { return nil }
  let chains = document.sourceChains(ofConnection: index)
  guard let head = chains.first, !chains.allSatisfy({ $0.classes.isEmpty }) else { return nil }
  let resolver = document.resolver
  let connection = document.outline.connections[index]
  let (name, className) = (connection.name, resolver.className(head))
  func finding(_ message: String, _ id: MemberID? = nil) -> Finding {
    Finding(
      range: connection.nameRange, message: message, related: id.map { resolver.declarationNote($0) } ?? [])
  }
  switch found {
  case .notVisible(let id):
    return finding("'\(name)' of \(className) is not visible to Objective-C; mark it '@IBOutlet'", id)
  case .notSettable(let id):
    return finding("'\(name)' of \(className) can't be set: it is " + reason(id, resolver), id)
  default:
    return finding("\(className) has no outlet '\(name)'")
      .suggesting(document.nearestMember(to: name, as: .outlet, in: chains), resolver)
  }
}

private func reason(_ member: MemberID, _ resolver: Resolver) -> String {
  if resolver.isObjectiveC(member.type) { return "read-only and has a getter of its own" }
  let isConstant = resolver.snapshot.member(member)?.flags.contains(.constant) == true
  return isConstant ? "a constant" : "computed and has no setter"
}
