import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The object that sends the action is not of the class that the method takes. Nothing checks that when the message is sent: an
  /// exception is raised where the method first uses a member that only the declared class has. Until it uses one, the mismatch
  /// does no harm.
  package static let actionSenderMismatch = DiagnosticRule(
    "action-sender-mismatch", .warning, "The connected sender is not what the action's parameter accepts",
    checks: .actions(findActionSenderMismatch)
  )
  .fixed(by: .document(senderFixes), .removal)
}

private func findActionSenderMismatch(_ document: DocumentContext, _ index: Int) -> Finding? {
  // On a watch the parameter is the control's value and not the control.
  guard document.outline.platform != .watchOS, let sender = document.sourceIndex(ofConnection: index),
    // A cell acts for its control, and the view of a toolbar's item acts for the item: the method receives those.
    !document.outline.objects[sender].element.hasSuffix("Cell"),
    document.outline.objects[sender].element != "toolbarItem"
  else { return nil }
  let senders = document.chains(ofObject: sender)
  let connection = document.outline.connections[index]
  let misfits = document.destinationChains(ofConnection: index).map { chain -> Finding? in
    guard case .found(let id) = document.action(connection.name, in: [chain]) else { return nil }
    return document.misfit(of: senders, id) { misfit(of: senders, id, connection, document) }
  }
  return firstOfAll(misfits)
}

private func misfit(
  of senders: [ClassChain], _ id: MemberID, _ connection: Connection, _ document: DocumentContext
) -> Finding? {
  let query = document.query
  guard let member = query.snapshot.member(id), let parameter = member.parameters.first,
    let head = senders.first, let owner = query.snapshot.type(id.type),
    let written = query.writtenType(parameter.type), !written.isCollection,
    query.isSpecific(written, in: owner),
    document.certainty(that: senders, are: written.components.filter { $0 != "Self" }, in: owner) == .no
  else { return nil }
  let type = parameter.type.filter { $0 != "?" && $0 != "!" }
  let className = query.className(head)
  return Finding(
    range: connection.nameRange,
    message:
      "the sender of '\(member.name)' is declared as \(type), but the connected object is of class \(className)",
    related: query.declarationNote(id),
    evidence: uses(
      ofSenderIn: id, declared: document.chains(of: written.components, in: owner), sentBy: senders, document)
  )
}

/// The evidence about the members of the sender that the method uses: as long as the connected object has all of them, the
/// mismatch is harmless.
private func uses(
  ofSenderIn action: MemberID, declared: [ClassChain], sentBy senders: [ClassChain],
  _ document: DocumentContext
) -> Evidence? {
  guard let name = document.query.snapshot.member(action)?.usedName, senders.allSatisfy(\.isKnown),
    !declared.isEmpty, let className = senders.first.map(document.query.className)
  else { return nil }
  return Evidence(names: [AskedName(name)], readsUses: true) { query in
    switch query.uses(ofSenderIn: action, declared: declared, connected: senders) {
    case .unknown, .lacking, .replaced: .holds
    case .shared: .weighs(.information, note: "the method uses only what \(className) has as well")
    case .none: .weighs(.information, note: "the method does not use it")
    }
  }
}
