import Index
import Syntax
import Text

/// The fix that removes the connection that a finding is about.
func connectionRemoval(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let connection = document.outline.connection(at: diagnostic.range) else { return [] }
  let what =
    switch connection.kind {
    case .segue: connection.segue?.kind == "unwind" ? "the unwind segue" : "the segue"
    default: connection.name.isEmpty ? "the connection" : "the connection to '\(connection.name)'"
    }
  return removal(of: [connection.range], "Remove " + what, diagnostic, document)
}

/// The fix that removes all connections in a summary.
func removalOfAll(_ summary: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  let places = summary.singles.compactMap { document.outline.connection(at: $0.range)?.range }
  guard places.count == summary.singles.count else { return [] }
  let count = places.unique.count
  return removal(of: places, "Remove the \(count) broken connections", summary, document)
}

/// The fix that removes a constraint and the connections to it.
func constraintRemoval(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  removal(of: [diagnostic.range], "Remove the constraint", diagnostic, document)
}

private func removal(
  of places: [ByteRange], _ title: String, _ diagnostic: Diagnostic, _ document: DocumentContext
) -> [CodeAction] {
  document.fix(title, of: diagnostic) { editor throws(OperationRefusal) in
    var elements: [DocumentElement] = []
    for place in places { elements.append(try editor.element(at: place)) }
    try editor.remove(elements)
  }
}

func referenceFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let reference = document.outline.references.first(where: { $0.range == diagnostic.range }) else {
    return []
  }
  let what: String
  switch reference.kind {
  case .initialController: what = "the initial view controller '\(reference.id)'"
  case .popoverAnchor: what = "the anchor of the popover"
  case .constraintEnd: return constraintRemoval(diagnostic, document)
  }
  return document.fix("Remove " + what, of: diagnostic, replacing: [reference.range], by: nil)
}

/// The fix that removes a segue action that no class has.
func removalOfSegueAction(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  let selector = document.outline.connection(at: diagnostic.range)?.segue?.creationSelector ?? ""
  return document.fix(
    "Remove the segue action '\(selector)' from the segue", of: diagnostic, replacing: [diagnostic.range],
    by: nil)
}

func runtimeAttributeFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let index = document.attributeIndex(at: diagnostic.range) else { return [] }
  var actions: [CodeAction] = []
  if let near = document.nearestInspectable(toAttribute: index) {
    actions = document.fix(
      "Rename the runtime attribute to '\(near.member.name)'", isPreferred: near.member.isSlip,
      of: diagnostic, replacing: [near.range], by: near.member.name)
  }
  let title = "Remove the runtime attribute '\(document.outline.runtimeAttributes[index].keyPath)'"
  return actions + removal(of: [diagnostic.range], title, diagnostic, document)
}
