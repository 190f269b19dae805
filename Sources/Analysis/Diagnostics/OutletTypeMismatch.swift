import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The object does not fit the outlet's type. Nothing checks that at load: an exception is raised where code first uses a
  /// member that only the declared type has. Until code uses one, nothing breaks.
  package static let outletTypeMismatch = DiagnosticRule(
    "outlet-type-mismatch", .error, "The connected object is not of the outlet's type",
    checks: .outlets(findOutletTypeMismatch)
  )
  .fixed(by: .document(outletTypeFixes), .removal)
  .relieved { document, index in
    let others = document.repetitions(ofConnection: index)
    return others.contains { findOutletTypeMismatch(document, $0) == nil } ? .warning("connected twice") : nil
  }
}

private func findOutletTypeMismatch(_ document: DocumentContext, _ index: Int) -> Finding? {
  let chains = document.sourceChains(ofConnection: index)
  // The object may have one of several classes, and one that fits is enough.
  let lookups =
    chains.count == 1
    ? [document.property(ofConnection: index)]
    : chains.map { document.property(document.outline.connections[index].name, in: [$0]) }
  let candidates = document.destinationChains(ofConnection: index)
  let connection = document.outline.connections[index]
  let isCollection = connection.kind == .outletCollection
  let misfits = lookups.map { lookup -> Finding? in
    guard !lookup.fails, let id = lookup.declaration else { return nil }
    return document.misfit(of: candidates, id, isCollection: isCollection) {
      misfit(of: candidates, id, index, document)
    }
  }
  return firstOfAll(misfits)
}

private func misfit(
  of candidates: [ClassChain], _ id: MemberID, _ index: Int, _ document: DocumentContext
) -> Finding? {
  let query = document.query
  let connection = document.outline.connections[index]
  guard let member = query.snapshot.member(id), let owner = query.snapshot.type(id.type),
    let text = member.type, let written = query.writtenType(text), query.isSpecific(written, in: owner),
    // The rule does not know which branch of `#if` is compiled.
    !member.flags.contains(.conditional)
      || query.snapshot.readMembers(of: id.type).count(where: { $0.name == member.name }) == 1
  else { return nil }
  func finding(_ declared: String, _ connected: String) -> Finding {
    Finding(
      range: connection.nameRange,
      message: "the outlet '\(member.name)' is declared as \(declared), but \(connected)",
      related: query.declarationNote(id),
      evidence: weighing(useOf: id, named: member.name, in: document.file))
  }
  switch (written.isCollection, connection.kind == .outletCollection) {
  case (true, false): return finding(text + ", a collection", "is connected as a single outlet")
  case (false, true):
    // A type of the workspace may be a name for an array.
    let areClasses = written.components.allSatisfy {
      if case .classes? = document.meaning(of: $0, in: owner) { true } else { false }
    }
    return areClasses ? finding(text + ", a single outlet", "is connected as a collection") : nil
  default:
    guard let head = candidates.first,
      document.certainty(that: candidates, are: written.components, ofOutletIn: owner) == .no
    else { return nil }
    let className = query.className(head)
    var found = finding(withoutOptional(text), "the connected object is of class \(className)")
    if let uses = uses(
      of: id, declared: document.chains(of: written.components, in: owner), byObjectsOf: candidates, document,
      apartFrom: document.classesApart(fromSourceOf: index, with: id))
    {
      found.evidence = uses
    }
    return found
  }
}

/// The evidence about the members of an outlet that code uses: as long as the connected object has all of them, the mismatch is
/// harmless.
private func uses(
  of outlet: MemberID, declared: [ClassChain], byObjectsOf connected: [ClassChain],
  _ document: DocumentContext, apartFrom others: Set<TypeID>
) -> Evidence? {
  guard let name = document.query.snapshot.member(outlet)?.name, connected.allSatisfy(\.isKnown),
    !declared.isEmpty, let className = connected.first.map(document.query.className)
  else { return nil }
  return Evidence(names: [AskedName(name)], readsUses: true) { query in
    switch query.uses(of: outlet, declared: declared, connected: connected, apartFrom: others) {
    case .lacking: .holds
    case .unknown: .weighs(.warning, note: "no code is known to use what \(className) lacks")
    case .shared: .weighs(.warning, note: "code uses only what \(className) has as well")
    case .replaced: .weighs(.warning, note: "code puts another object in its place")
    case .none: .unused
    }
  }
}

extension DocumentContext {
  /// The classes that inherit an outlet, except those that the source of a connection may have.
  fileprivate func classesApart(fromSourceOf connection: Int, with outlet: MemberID) -> Set<TypeID> {
    guard let source = sourceIndex(ofConnection: connection), let owner = query.owner(of: outlet.type),
      let name = query.snapshot.type(owner)?.name
    else { return [] }
    var result = query.subclasses(ofClassNamed: simpleName(name))
    for chain in sourceChains(ofConnection: connection) {
      result.subtract(chain.classes)
      // A nib may name its owner's superclass, so any subclass may own it.
      guard outline.objects[source].placeholder != nil, let head = chain.classes.first,
        let type = query.snapshot.type(head)
      else { continue }
      result.subtract(query.subclasses(ofClassNamed: simpleName(type.name)))
    }
    return result
  }
}
