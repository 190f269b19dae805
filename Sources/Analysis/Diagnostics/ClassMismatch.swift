import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The custom class does not descend from the class that the element stands for. The object is made all the same, and
  /// what the document sets on the element is lost.
  package static let classMismatch = DiagnosticRule(
    "class-mismatch", .warning, "The custom class does not descend from what its element stands for",
    checks: .objects(classMismatches), .connections(segueClassMismatches))
}

private func classMismatches(_ document: DocumentContext) -> [Diagnostic] {
  guard let platforms = document.platforms else { return [] }
  var found: [Diagnostic] = []
  for index in document.customized {
    let object = document.outline.objects[index]
    guard let name = object.customClass, let range = object.customClassRange, object.placeholder == nil,
      let elementClass = certainClass(object.element, platforms)
    else { continue }
    let chains = document.chains(ofObject: index)
    found += classMismatch(name, chains, at: range, elementClass, object.element, on: object, document)
  }
  return found
}

/// The custom classes of segues.
private func segueClassMismatches(_ document: DocumentContext) -> [Diagnostic] {
  guard let platforms = document.platforms else { return [] }
  var found: [Diagnostic] = []
  for index in document.connections where document.outline.connections[index].kind == .segue {
    let connection = document.outline.connections[index]
    guard let segue = connection.segue, let name = segue.customClass, let range = connection.segueClassRange,
      let elementClass = certainClass("segue", platforms)
    else { continue }
    let chains = document.resolver.chains(
      of: CustomClass(name, module: segue.customModule, isModuleOfTarget: segue.isModuleOfTarget),
      in: document.file, on: platforms)
    found += classMismatch(
      name, chains, at: range, elementClass, "segue", on: document.source(of: connection),
      document)
  }
  return found
}

/// The class of the SDK that an element stands for.
private func certainClass(_ element: String, _ platforms: ApplePlatforms) -> AppleClass? {
  guard let element = AppleSDK.element(element, on: platforms), element.isCertain,
    // Every object is an NSObject, so it says nothing.
    let name = element.className, name != "NSObject"
  else { return nil }
  return AppleSDK.class(named: name, on: platforms)
}

private func classMismatch(
  _ name: String, _ chains: [ClassChain], at range: ByteRange, _ elementClass: AppleClass, _ element: String,
  on object: InterfaceObject?, _ document: DocumentContext
) -> [Diagnostic] {
  let resolver = document.resolver
  let wanted = ClassChain(classes: [], end: .apple(elementClass))
  guard !chains.isEmpty, chains.map({ resolver.isKind($0, of: wanted) }).anyOf == .no else { return [] }
  var related: [Diagnostic.Related] = []
  if let id = chains.first?.classes.first, let type = resolver.snapshot.type(id) {
    related = [
      Diagnostic.Related(file: id.file, range: type.nameRange, message: "'\(type.name)' is declared here")
    ]
  }
  return [
    document.diagnostic(
      .classMismatch, at: range, on: object,
      "'\(name)' does not descend from \(elementClass.swiftName), which the element '\(element)' stands for",
      related: related)
  ]
}
