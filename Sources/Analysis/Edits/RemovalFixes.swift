import Index
import Syntax
import Text

/// Removes a constraint, with what is connected to it.
func constraintRemoval(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  structureFix("Remove the constraint", of: diagnostic, document, text) {
    element, editor throws(OperationRefusal) in
    if element.name == "constraint" { try editor.remove(element) }
  }
}

func referenceFixes(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  guard let reference = document.outline.references.first(where: { $0.range == diagnostic.range }) else {
    return []
  }
  let title: String
  let edit: Edit?
  switch reference.kind {
  case .initialController:
    (title, edit) = (
      "Remove the initial view controller '\(reference.id)'", text.removalOfAttribute(at: reference.range)
    )
  case .popoverAnchor:
    (title, edit) = ("Remove the anchor of the popover", text.removalOfAttribute(at: reference.range))
  case .constraintEnd: return constraintRemoval(diagnostic, document, text)
  }
  guard let edit else { return [] }
  return [CodeAction(title, edit, in: document.file, fixes: [diagnostic])]
}

func runtimeAttributeFixes(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  guard
    let index = document.attributeIndex(at: diagnostic.range),
    case let attribute = document.outline.runtimeAttributes[index],
    text.holds(xmlEscaped(attribute.keyPath), at: attribute.keyPathRange)
  else { return [] }
  var actions: [CodeAction] = []
  if let near = document.nearestInspectable(toAttribute: index) {
    actions.append(
      CodeAction(
        "Rename the runtime attribute to '\(near.member.name)'", isPreferred: near.member.isSlip,
        Edit(near.range, xmlEscaped(near.member.name)), in: document.file, fixes: [diagnostic]))
  }
  let title = "Remove the runtime attribute '\(attribute.keyPath)'"
  return actions
    + structureFix(title, of: diagnostic, document, text) { element, editor throws(OperationRefusal) in
      try editor.remove(element)
    }
}
