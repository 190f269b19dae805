import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The custom class does not descend from the class that the element represents. The object is made all the same, and
  /// what the document sets on the element is lost.
  package static let classMismatch = DiagnosticRule(
    "class-mismatch", .warning,
    "The custom class is not a subclass of the element's class, or a copy for another language lacks it",
    checks: .customClasses(findClassMismatch), .several(classesOfCopies)
  )
  .fixed(
    by: .document { diagnostic, document in
      document.removal(ofClassIn: document.references(at: diagnostic), diagnostic)
    })
}

private func findClassMismatch(_ document: DocumentContext, _ reference: ClassReference) -> Finding? {
  let object = document.outline.object(reference.object)
  let isSegue = reference.segue != nil
  guard let platforms = document.platforms, isSegue || object?.placeholder == nil,
    let element = isSegue ? "segue" : object?.element,
    let wanted = document.query.chains(ofElement: element, on: platforms).first
  else { return nil }
  let query = document.query
  let chains = query.chains(of: reference.named, in: document.file, on: platforms)
  guard !chains.isEmpty, chains.map({ query.isKind($0, of: wanted) }).anyOf == .no else { return nil }
  return Finding(
    range: reference.range,
    message: "'\(reference.name)' is not a subclass of \(query.className(wanted)), "
      + "but the custom class of the element '\(element)'",
    related: chains.first?.classes.first.map(query.declarationNote) ?? [])
}

/// The findings for objects without a custom class that have one in a copy of the document for another language.
private func classesOfCopies(_ document: DocumentContext) -> [Finding] {
  let (query, outline) = (document.query, document.outline)
  let others = query.languageCopies(of: document.file).classes
  if others.isEmpty { return [] }
  return outline.objects.indices.compactMap { index -> Finding? in
    let object = outline.objects[index]
    guard object.customClass == nil, object.placeholder == nil,
      let copy = others[ObjectOfCopy(object)], let name = copy.name,
      // A connection of the class is a finding itself.
      !document.connections(from: index).contains(where: { document.property(ofConnection: $0).fails })
    else { return nil }
    let fault = "the object has the custom class '\(name)'"
    return Finding(
      range: object.idRange,
      message: "\(fault) in \(document.shortPath(of: copy.file)), but none here",
      subject: document.subject(object), baseline: "\(fault) in another language")
  }
}
