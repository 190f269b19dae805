import AppleFacts
import Index
import Syntax
import Text

/// Makes the member that a connection lacks visible, declares it, or connects another one.
func memberFixes(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  guard let connection = document.outline.connection(at: diagnostic.range) else { return [] }
  let isAction = connection.kind == .action
  guard text.holds(xmlEscaped(connection.name), at: connection.nameRange),
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
    actions.append(
      CodeAction(
        "Rename to '\(near.name)'", isPreferred: near.isSlip,
        Edit(connection.nameRange, xmlEscaped(near.name)), in: document.file, fixes: [diagnostic]))
  }
  actions += declareActions(for: connection, of: owner, diagnostic, in: document)
  return actions
}

/// Removes the connection that a finding is about.
func connectionRemoval(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  guard let connection = document.outline.connection(at: diagnostic.range),
    let range = removal(of: connection, text)
  else { return [] }
  let what =
    switch connection.kind {
    case .segue: connection.segue?.kind == "unwind" ? "the unwind segue" : "the segue"
    default: connection.name.isEmpty ? "the connection" : "the connection to '\(connection.name)'"
    }
  return [CodeAction("Remove " + what, Edit(range, ""), in: document.file, fixes: [diagnostic])]
}

/// The element of a connection; nil where the text is not the one analyzed.
func removalOfElement(_ connection: Connection, _ text: SourceText) -> ByteRange? {
  let tag = "<" + connection.kind.elementName
  return text.holds(tag, at: ByteRange(connection.range.lower, connection.range.lower + tag.utf8.count))
    ? connection.range : nil
}

/// The range to remove with a connection: its lines, and a container that would be left empty.
private func removal(of connection: Connection, _ text: SourceText) -> ByteRange? {
  var range = connection.range
  let tag = "<" + connection.kind.elementName
  guard text.holds(tag, at: ByteRange(range.lower, range.lower + tag.utf8.count)) else { return nil }
  // A container that would be left empty goes with its last connection.
  let lower = text.endOfText(before: range.lower) - 13
  let upper = text.startOfText(behind: range.upper) + 14
  if text.holds("<connections>", at: ByteRange(lower, lower + 13)),
    text.holds("</connections>", at: ByteRange(upper - 14, upper))
  {
    range = ByteRange(lower, upper)
  }
  return text.wholeLines(range)
}

/// Declares the method that makes a segue's destination, or names another one.
func segueActionFixes(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
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
      actions.append(
        CodeAction(
          "Rename to '\(near.name)'", isPreferred: near.isSlip, Edit(diagnostic.range, xmlEscaped(near.name)),
          in: document.file, fixes: [diagnostic]))
    }
    return actions + declareSegueAction(selector, for: connection, of: owner, diagnostic, in: document)
  default: return []
  }
}
