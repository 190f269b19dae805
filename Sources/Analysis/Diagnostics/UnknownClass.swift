import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The custom class is not declared.
  ///
  /// At run time the framework's class takes its place, which lacks what is connected; a line in the log says so.
  package static let unknownClass = DiagnosticRule(
    "unknown-class", .error, "The custom class is declared nowhere",
    checks: .objects(unknownClasses), .connections(unknownSegueClasses))
}

private func unknownClasses(_ document: DocumentContext) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for index in document.customized {
    let object = document.outline.objects[index]
    guard let name = object.customClass, let range = object.customClassRange,
      object.placeholder != .firstResponder, object.placeholder != .exit
    else { continue }
    found += unknownClass(
      name, at: range, module: object.customModule, isModuleOfTarget: object.isModuleOfTarget, on: object,
      document)
  }
  return found
}

/// The custom classes of segues.
private func unknownSegueClasses(_ document: DocumentContext) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for index in document.connections where document.outline.connections[index].kind == .segue {
    let connection = document.outline.connections[index]
    guard let segue = connection.segue, let name = segue.customClass, let range = connection.segueClassRange
    else { continue }
    found += unknownClass(
      name, at: range, module: segue.customModule, isModuleOfTarget: segue.isModuleOfTarget,
      on: document.source(of: connection), document)
  }
  return found
}

private func unknownClass(
  _ name: String, at range: ByteRange, module: String?, isModuleOfTarget: Bool, on object: InterfaceObject?,
  _ document: DocumentContext
) -> [Diagnostic] {
  let resolver = document.resolver
  guard let platforms = document.platforms,
    resolver.chains(
      of: CustomClass(name, module: nil, isModuleOfTarget: true), in: document.file, on: platforms
    ).isEmpty
  else { return [] }
  let nameIndex = resolver.snapshot.nameIndex
  let simple = simpleName(name)
  // Declared as something else, or known through extensions only: then it is declared out of sight.
  guard nameIndex.types.byName[simple] == nil, nameIndex.types.aliases[simple] == nil,
    nameIndex.types.extensions[simple] == nil
  else {
    return []
  }
  // Classes of other modules are checked where those are built.
  if module != nil, !isModuleOfTarget { return [] }
  let coverage = resolver.snapshot.coverage
  let isCertain =
    isModuleOfTarget && coverage.isWhole && resolver.isModuleWhole(module, of: document.file, declaring: name)
  var baseline: String?
  var message = "the class '\(name)' is declared nowhere in the workspace"
  // There may be hundreds of unknown classes where much lies out of sight, and then none of them is a misspelling.
  if isCertain, let near = document.nearestClass(to: name) {
    baseline = message
    message += "; did you mean '\(near)'?"
  }
  return [
    document.diagnostic(
      .unknownClass, isCertain ? nil : .information, at: range, on: object, message, baseline: baseline)
  ]
}
