import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The segue calls a method of its source controller to make the destination, and the method does not exist.
  ///
  /// Performing the segue raises "unrecognized selector sent to instance". A relationship makes its destination without the method.
  package static let missingSegueAction = DiagnosticRule(
    "missing-segue-action", .error, "No class has the method that a segue calls to make its destination",
    checks: .connections(findMissingSegueAction)
  )
  .fixed(by: .document(segueActionFixes), .document(removalOfSegueAction))
}

private func findMissingSegueAction(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard let segue = document.outline.connections[index].segue, let selector = segue.creationSelector,
    let range = document.outline.connections[index].creationSelectorRange
  else { return nil }
  let query = document.query
  let invisible = "the method for '\(selector)' is not visible to Objective-C; mark it '@IBSegueAction'"
  // The class that presents a container makes its content, and it may be any class.
  if segue.kind == "relationship" {
    var finding = document.finding(
      at: range, sending: selector,
      missing: "no class has a segue action '\(selector)', so the segue makes its destination without it",
      invisible: invisible)
    finding?.severity = .warning
    return finding
  }
  // A segue may start at a control or a cell; the method is the controller's.
  guard let source = document.sourceIndex(ofConnection: index),
    let main = document.outline.objects[source].scene.flatMap(document.outline.mainObject),
    document.outline.objects[main].customClass != nil
  else { return nil }
  let chains = document.chains(ofObject: main)
  guard let head = chains.first, chains.allSatisfy({ !$0.classes.isEmpty }) else { return nil }
  if source != main, case .found = document.action(selector, in: document.chains(ofObject: source)) {
    return nil
  }
  switch document.action(selector, in: chains) {
  case .found, .accepted, .notImplemented, .unknown: return nil
  case .notVisible(let id):
    return Finding(range: range, message: invisible, related: query.declarationNote(id))
  case .missing:
    return Finding(
      range: range, message: "\(query.className(head)) has no segue action '\(selector)'"
    ).suggesting(
      document.nearestMember(
        to: document.outline.connections[index], named: selector, as: .segueAction, in: chains), query)
  }
}
