import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The custom class does not descend from the class that the element represents. The object is made all the same, and
  /// what the document sets on the element is lost. A controller of a table or a collection raises an exception without its view.
  package static let classMismatch = DiagnosticRule(
    "class-mismatch", .warning,
    "The custom class is not a subclass of the element's class, or needs another view, or a copy lacks it",
    checks: .customClasses(findClassMismatch), .customClasses(findOtherView), .several(classesOfCopies)
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

/// The finding for a controller of a table or a collection with another view, which it refuses with an exception.
private func findOtherView(_ document: DocumentContext, _ reference: ClassReference) -> Finding? {
  let (query, outline) = (document.query, document.outline)
  guard reference.segue == nil, let index = reference.object, let platforms = document.platforms,
    outline.objects[index].placeholder == nil,
    let view = document.objectIndex(withID: outline.child(of: index, key: "view")?.id),
    case let chains = document.chains(ofObject: index), let base = chains.first?.appleClass?.name,
    let needed = viewNeeded(byController: base, on: platforms),
    chains.allSatisfy({ chain in
      chain.isKnown && chain.appleClass?.name == base
        && query.overrideOfLoadView(in: chain, on: platforms) == nil
    }),
    case let views = document.chains(ofObject: view), !views.isEmpty,
    views.allSatisfy({ chain in
      chain.isKnown
        && chain.appleClass.map { AppleSDK.isSubclass($0.name, of: needed, on: platforms) } == false
    }), document.moduleFault(of: reference) == nil
  else { return nil }
  return Finding(
    range: reference.range,
    message: "'\(reference.name)' is a \(base), and its view is not a \(needed); "
      + "loading the view ends the app",
    severity: .error, related: chains.first?.classes.first.map(query.declarationNote) ?? [])
}

/// The class of the view that a controller of the framework needs; nil for one that takes any view.
private func viewNeeded(byController name: String, on platforms: ApplePlatforms) -> String? {
  let pairs = [
    ("UITableViewController", "UITableView"), ("UICollectionViewController", "UICollectionView"),
  ]
  return pairs.first { AppleSDK.isSubclass(name, of: $0.0, on: platforms) }?.1
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
