import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The object does not fit the outlet's type. Nothing checks that at load: the first use of what only the
  /// declared type has raises an exception.
  package static let outletTypeMismatch = DiagnosticRule(
    "outlet-type-mismatch", .error, "The connected object is not of the outlet's type",
    checks: .connections(outletTypeMismatches))
}

private func outletTypeMismatches(_ document: DocumentContext) -> [Diagnostic] {
  guard let platforms = document.platforms else { return [] }
  return document.outlets.compactMap { index -> Diagnostic? in
    let chains = document.sourceChains(ofConnection: index)
    // Several classes may be meant; one that fits is enough.
    let lookups =
      chains.count == 1
      ? [document.property(ofConnection: index, on: platforms)]
      : chains.map {
        document.resolver.property(document.outline.connections[index].name, in: [$0], on: platforms)
      }
    let misfits = lookups.map { misfit(ofConnection: index, $0, document, platforms) }
    guard let first = misfits.first, let first, !misfits.contains(where: { $0 == nil }) else { return nil }
    let connection = document.outline.connections[index]
    return document.diagnostic(
      .outletTypeMismatch, at: connection.nameRange, on: document.source(of: connection),
      first.message, related: first.related)
  }
}

private struct Misfit {
  var message: String
  var related: [Diagnostic.Related]
}

private func misfit(
  ofConnection index: Int, _ lookup: PropertyLookup, _ document: DocumentContext, _ platforms: ApplePlatforms
) -> Misfit? {
  let id: MemberID
  switch lookup {
  case .found(let member), .foundInOtherCase(let member): id = member
  case .apple, .accepted, .notVisible, .notSettable, .missing, .unknown: return nil
  }
  let isCollection = document.outline.connections[index].kind == .outletCollection
  let candidates = document.destinationChains(ofConnection: index)
  if candidates.count == 1 {
    let fits = document.resolver.fits(
      candidates[0], member: id, isCollection: isCollection, on: platforms
    ) { misfit(of: candidates, id, isCollection: isCollection, document, platforms) == nil }
    if fits { return nil }
  }
  return misfit(of: candidates, id, isCollection: isCollection, document, platforms)
}

private func misfit(
  of candidates: [ClassChain], _ id: MemberID, isCollection: Bool, _ document: DocumentContext,
  _ platforms: ApplePlatforms
) -> Misfit? {
  let resolver = document.resolver
  guard let member = resolver.snapshot.member(id), let owner = resolver.snapshot.type(id.type),
    let text = member.type, let written = resolver.writtenType(text),
    // The parameter of a generic class may stand for anything.
    !owner.flags.contains(.generic) || written.components.allSatisfy({ isFrameworkClass($0, resolver) })
  else { return nil }
  if written.isCollection != isCollection {
    // A type of our own may hide an array.
    if isCollection, !written.components.allSatisfy({ isClass($0, owner, resolver, platforms) }) {
      return nil
    }
    return Misfit(
      message: isCollection
        ? "'\(member.name)' is declared as \(text), a single outlet, but is connected as a collection"
        : "'\(member.name)' is declared as \(text), a collection, but is connected as a single outlet",
      related: resolver.declarationNote(id))
  }
  guard let head = candidates.first else { return nil }
  for component in written.components {
    let certainty = candidates.map {
      resolver.certainty(
        that: $0, is: component, in: owner.name, on: platforms, isDuckTyped: owner.flags.contains(.objectiveC)
      )
    }.anyOf
    guard certainty == .no else { continue }
    let what = withoutOptional(text)
    return Misfit(
      message: "'\(member.name)' is declared as \(what), but connects an object of class "
        + "\(resolver.className(head))",
      related: resolver.declarationNote(id))
  }
  return nil
}

private func isClass(
  _ name: String, _ owner: CodeType, _ resolver: Resolver, _ platforms: ApplePlatforms
) -> Bool {
  if case .classes = resolver.meaning(of: name, in: owner.name, on: platforms) { return true }
  return false
}
