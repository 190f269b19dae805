import AppleFacts
import Index
import Syntax
import Text

/// The fixes for a missing member of a connection: to make it visible, to declare it, or to connect another member.
func memberFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let connection = document.outline.connection(at: diagnostic.range) else { return [] }
  let isAction = connection.kind == .action
  guard
    let owner = isAction ? document.object(withID: connection.destination) : document.source(of: connection)
  else { return [] }
  let chains = document.chains(of: owner)
  let (action, property) = (
    document.action(connection.name, in: chains), document.property(connection.name, in: chains)
  )
  switch (isAction, action, property) {
  case (true, .notVisible(let id), _), (false, _, .notVisible(let id)):
    return document.query.exposures(of: id, fixing: diagnostic)
  case (true, .missing, _), (false, _, .missing): break
  default: return []
  }
  var actions: [CodeAction] = []
  let index = document.connectionIndex(at: connection.nameRange)
  if let near = index.flatMap(document.nearestMember) ?? index.flatMap(document.onlyUnconnectedOutlet) {
    actions = document.fix(
      "Rename to '\(near.name)'", isPreferred: near.isSlip, of: diagnostic,
      replacing: [connection.nameRange], by: near.name)
  }
  actions += declareActions(for: connection, of: owner, diagnostic, in: document)
  return actions
}

/// The fixes that declare the method that makes a segue's destination, or that name another method.
func segueActionFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let connection = document.outline.connection(at: diagnostic.range),
    let selector = connection.segue?.creationSelector, let source = document.source(of: connection),
    connection.segue?.kind != "relationship", let owner = document.controller(ofScene: source.scene)
  else { return [] }
  let chains = document.chains(of: owner)
  switch document.action(selector, in: chains) {
  case .notVisible(let id):
    return document.query.exposures(of: id, fixing: diagnostic)
  case .missing:
    var actions: [CodeAction] = []
    if let near = document.nearestMember(to: connection, named: selector, as: .segueAction, in: chains) {
      actions = document.fix(
        "Rename to '\(near.name)'", isPreferred: near.isSlip, of: diagnostic, replacing: [diagnostic.range],
        by: near.name)
    }
    return actions + declareSegueAction(selector, for: connection, of: owner, diagnostic, in: document)
  default: return []
  }
}
