import Index
import Syntax
import Text

extension DiagnosticRule {
  /// A constraint is impossible in any layout: the app crashes when it loads the view, or the document does not compile.
  package static let invalidConstraint = DiagnosticRule(
    "invalid-constraint", .error, "A constraint between what can't be constrained",
    checks: .objects(findInvalidConstraints)
  )
  .fixed(by: .document(structureFixes), .document(constraintRemoval))
}

private func findInvalidConstraints(_ document: DocumentContext) -> [Finding] {
  guard document.isJudgedAsWritten else { return [] }
  let outline = document.outline
  var found = outline.faults.compactMap { fault -> Finding? in
    guard let message = message(fault.kind) else { return nil }
    return Finding(
      range: fault.range, message: message, severity: fault.kind == .constraintWithoutID ? .warning : nil,
      subject: document.subject(outline.object(fault.object)))
  }
  // The objects and the references are both in the order of the document, so one pass is enough.
  var constraint = 0
  for reference in outline.references where reference.kind == .constraintEnd {
    while constraint < outline.objects.count,
      outline.objects[constraint].tagRange.upper <= reference.range.lower
    {
      constraint += 1
    }
    guard constraint < outline.objects.count, outline.objects[constraint].element == "constraint",
      outline.objects[constraint].tagRange.lower < reference.range.lower
    else { continue }
    if let finding = document.strangeItem(reference, ofConstraint: constraint) { found.append(finding) }
  }
  return found
}

private func message(_ kind: StructureFaultContent.Kind) -> String? {
  switch kind {
  case .noFirstAttribute: "the constraint has no 'firstAttribute'; add it, or remove the constraint"
  case .unknownAttribute(let name):
    "constraints have no attribute '\(name)'; use one such as 'top', 'leading' or 'width'"
  case .noSecondAttribute:
    "the constraint has a 'secondItem' without 'secondAttribute'; add it, or remove the constraint"
  case .noSecondItem:
    "the constraint has a 'secondAttribute' without 'secondItem'; add it, or remove the constraint"
  case .noRelation(let name):
    "constraints have no relation '\(name)'; use 'greaterThanOrEqual', 'lessThanOrEqual' or none"
  case .noNumber(.constant, let value):
    "the constant '\(value)' is not a number; write one such as '8' or '0.5'"
  case .noNumber(.multiplier, let value):
    "the multiplier '\(value)' is not a number; write one such as '0.5' or '16:9'"
  case .constraintWithoutID: "the constraint has no id; give it one that nothing else in the document has"
  case .noNumber(.priority, let value): "the priority '\(value)' is not a number from 1 to 1000"
  case .unlikeAttributes(let first, let second):
    "'\(first)' can't be constrained to '\(second)'; horizontal positions, vertical ones and sizes don't mix"
  default: nil
  }
}

/// The greatest depth of nested views in which constraints are judged.
private let maximumDepth = 256

extension DocumentContext {
  /// The finding about an item that is neither the view that owns a constraint nor inside of it.
  fileprivate func strangeItem(_ reference: InterfaceReference, ofConstraint index: Int) -> Finding? {
    guard let owner = outline.objects[index].parent, let item = objectIndex(withID: reference.id) else {
      return nil
    }
    let object = outline.objects[item]
    // The guides of a controller from before safe areas belong to no view, so they are allowed.
    if object.element == "viewControllerLayoutGuide", object.scene == outline.objects[owner].scene {
      return nil
    }
    var around: Int? = item
    for _ in 0..<maximumDepth {
      guard let inner = around else {
        return Finding(
          range: reference.range,
          message:
            "the constraint's item \(outline.label(of: object)), \(object.id), is not inside of the view that "
            + "holds the constraint; move the constraint to a view around both items",
          subject: subject(outline.objects[index]), related: note(at: object.idRange, "this is the item"))
      }
      if inner == owner { return nil }
      around = outline.objects[inner].parent
    }
    return nil
  }
}
