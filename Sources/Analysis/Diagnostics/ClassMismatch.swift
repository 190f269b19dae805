import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The custom class does not descend from the class that the element represents. The object is made all the same, and
  /// what the document sets on the element is lost.
  package static let classMismatch = DiagnosticRule(
    "class-mismatch", .warning, "The custom class is not a subclass of the element's class",
    checks: .customClasses(findClassMismatch)
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
