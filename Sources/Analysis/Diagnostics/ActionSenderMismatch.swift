import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The object that sends the action is not of the class that the method takes. Nothing checks that when the
  /// message is sent: the first use of what only the declared class has raises an exception.
  package static let actionSenderMismatch = DiagnosticRule(
    "action-sender-mismatch", .warning, "The connected sender is not what the action's parameter accepts",
    checks: .connections(actionSenderMismatches))
}

private func actionSenderMismatches(_ document: DocumentContext) -> [Diagnostic] {
  // On a watch the parameter is the control's value and not the control.
  guard let platforms = document.platforms, document.outline.platform != .watchOS else { return [] }
  return document.connections.compactMap { index -> Diagnostic? in
    guard let action = document.checkedAction(index), let sender = document.sourceIndex(ofConnection: index),
      // A cell acts for its control, which is what arrives.
      !document.outline.objects[sender].element.hasSuffix("Cell")
    else { return nil }
    let senders = document.chains(ofObject: sender)
    guard let head = senders.first else { return nil }
    let misfits = action.chains.map { chain -> Misfit? in
      guard case .found(let id) = document.resolver.action(action.selector, in: [chain], on: platforms) else {
        return nil
      }
      return rememberedMisfit(of: senders, id, document.resolver, platforms)
    }
    guard let first = misfits.first, let misfit = first, misfits.allSatisfy({ $0 != nil }) else { return nil }
    let connection = document.outline.connections[index]
    return document.diagnostic(
      .actionSenderMismatch, at: connection.nameRange, on: document.source(of: connection),
      "'\(misfit.method)' takes a \(misfit.type), but is sent by an object of class "
        + document.resolver.className(head),
      related: document.resolver.declarationNote(misfit.id))
  }
}

private struct Misfit {
  var id: MemberID
  var method: String
  var type: String
}

private func rememberedMisfit(
  of senders: [ClassChain], _ id: MemberID, _ resolver: Resolver, _ platforms: ApplePlatforms
) -> Misfit? {
  guard senders.count == 1 else { return misfit(of: senders, id, resolver, platforms) }
  var found: Misfit?
  let fits = resolver.fits(senders[0], member: id, isCollection: false, on: platforms) {
    found = misfit(of: senders, id, resolver, platforms)
    return found == nil
  }
  return fits ? nil : found ?? misfit(of: senders, id, resolver, platforms)
}

private func misfit(
  of senders: [ClassChain], _ id: MemberID, _ resolver: Resolver, _ platforms: ApplePlatforms
) -> Misfit? {
  guard let member = resolver.snapshot.member(id), let parameter = member.parameters.first,
    let owner = resolver.snapshot.type(id.type), let written = resolver.writtenType(parameter.type),
    !written.isCollection,
    // The parameter of a generic class may stand for anything.
    !owner.flags.contains(.generic) || written.components.allSatisfy({ isFrameworkClass($0, resolver) })
  else { return nil }
  for component in written.components where component != "Self" {
    let certainty = senders.map {
      resolver.certainty(that: $0, is: component, in: owner.name, on: platforms)
    }.anyOf
    guard certainty == .no else { continue }
    let type = parameter.type.filter { $0 != "?" && $0 != "!" }
    return Misfit(id: id, method: member.name, type: type)
  }
  return nil
}
