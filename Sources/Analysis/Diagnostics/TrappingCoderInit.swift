import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A document makes its views with `init(coder:)`; one that only traps ends the app when the document is loaded.
  ///
  /// Controllers are left out: a creator closure or a segue action may make them in another way.
  package static let trappingCoderInit = DiagnosticRule(
    "trapping-coder-init", .warning, "A document makes the view with an initialiser that only traps",
    checks: .objects(trappingCoderInits))
}

private func trappingCoderInits(_ document: DocumentContext) -> [Diagnostic] {
  guard document.platforms != nil else { return [] }
  let resolver = document.resolver
  var found: [Diagnostic] = []
  for index in document.customized {
    guard document.outline.objects[index].placeholder == nil else { continue }
    let chains = document.chains(ofObject: index)
    let traps = chains.map { trap(in: $0, resolver) }
    guard let first = traps.first, let id = first, traps.allSatisfy({ $0 != nil }) else { continue }
    let object = document.outline.objects[index]
    guard let range = object.customClassRange, let member = resolver.snapshot.member(id) else { continue }
    let how = member.flags.contains(.traps) ? "only traps" : "is unavailable"
    found.append(
      document.diagnostic(
        .trappingCoderInit, at: range, on: object,
        "the document makes \(object.customClass ?? "") with 'init(coder:)', which \(how)",
        related: [
          Diagnostic.Related(
            file: id.type.file, range: member.nameRange, message: "'init(coder:)' is declared here")
        ]))
  }
  return found
}

/// The initialiser that a view's chain meets first, if it only traps.
private func trap(in chain: ClassChain, _ resolver: Resolver) -> MemberID? {
  guard let appleClass = chain.appleClass,
    ["UIView", "NSView"].contains(where: { AppleSDK.isSubclass(appleClass.name, of: $0, on: .all) })
  else { return nil }
  for id in chain.classes {
    let members = resolver.snapshot.readMembers(of: id)
    let index = members.firstIndex {
      $0.kind == .initializer && ($0.selector == "initWithCoder:" || $0.selector == "initWithFrame:coder:")
    }
    guard let index else { continue }
    let flags = members[index].flags
    return flags.isDisjoint(with: [.traps, .unavailable]) || flags.contains(.conditional)
      ? nil : MemberID(type: id, index: index)
  }
  return nil
}
