import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A document makes its views with `init(coder:)`; one that only traps ends the app when the document is loaded.
  ///
  /// Controllers are left out: a creator closure or a segue action may make them in another way.
  package static let trappingCoderInit = DiagnosticRule(
    "trapping-coder-init", .warning,
    "A storyboard or xib makes the view with an initializer that always crashes",
    checks: .customClasses(findTrappingCoderInit))
}

private func findTrappingCoderInit(_ document: DocumentContext, _ reference: ClassReference) -> Finding? {
  guard reference.segue == nil, let object = reference.object,
    document.outline.objects[object].placeholder == nil, !document.isMadeByFrame(object)
  else { return nil }
  let resolver = document.resolver
  guard let id = firstOfAll(document.chains(ofObject: object).map { trap(in: $0, resolver) }),
    let member = resolver.snapshot.member(id)
  else { return nil }
  let how = member.flags.contains(.traps) ? "always crashes" : "is unavailable"
  return Finding(
    range: reference.range, message: "\(reference.name) can't be loaded: its 'init(coder:)' \(how)",
    related: resolver.declarationNote(id, as: "init(coder:)"))
}

extension DocumentContext {
  /// Whether AppKit makes an object with `init(frame:)`, as it does for custom views in a xib. An attribute that says
  /// otherwise is rare, and is not read.
  fileprivate func isMadeByFrame(_ object: Int) -> Bool {
    platforms == .macOS && !outline.isStoryboard && outline.objects[object].element == "customView"
  }
}

/// The initialiser that a view's chain meets first, if it only traps.
private func trap(in chain: ClassChain, _ resolver: Resolver) -> MemberID? {
  guard chain.isView == .yes else { return nil }
  for id in chain.classes {
    let found = resolver.snapshot.readMembers(of: id) {
      $0.kind == .initializer && ($0.selector == "initWithCoder:" || $0.selector == "initWithFrame:coder:")
    }
    guard let first = found.first, let flags = resolver.snapshot.member(first)?.flags else { continue }
    return flags.isDisjoint(with: [.traps, .unavailable]) || flags.contains(.conditional) ? nil : first
  }
  return nil
}
