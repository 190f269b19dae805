import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Interface Builder writes the parts in its own order as soon as it saves the document, and the difference hides the actual
  /// change. Nothing happens at run time.
  package static let unusualOrder = DiagnosticRule(
    "unusual-order", .warning, "Parts in another order than Interface Builder writes them",
    [.optional, .followsText], checks: .several(findDisorders)
  )
  .fixed(by: .document(orderFix))
}

private func findDisorders(_ document: DocumentContext) -> [Finding] {
  guard document.isJudgedAsWritten, let tree = document.tree, let root = tree.root, tree.damage == nil
  else { return [] }
  let orders = ElementOrders(of: root)
  if !orders.isKnown { return [] }
  var parts = OrderedParts(orders)
  return ([root] + Array(root.descendants)).flatMap { parts.of($0).compactMap(\.disorder) }.map {
    part, before in
    Finding(
      range: part.name, message: "Interface Builder writes '\(part.shown)' before '\(before.shown)'",
      subject: document.subject(around: part.name.lower))
  }
}

private func orderFix(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  document.fix("Write the document in Interface Builder's order", isPreferred: true, of: diagnostic) {
    editor throws(OperationRefusal) in try editor.order()
  }
}
