import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The custom class is not declared.
  ///
  /// At run time the framework's class takes its place, which lacks what is connected; a line in the log says so.
  package static let unknownClass = DiagnosticRule(
    "unknown-class", .error, "The custom class is declared nowhere",
    checks: .customClasses(findUnknownClass))
}

private func findUnknownClass(_ document: DocumentContext, _ reference: ClassReference) -> Finding? {
  if reference.segue == nil, let placeholder = document.outline.object(reference.object)?.placeholder,
    placeholder == .firstResponder || placeholder == .exit
  {
    return nil
  }
  let resolver = document.resolver
  let named = reference.named
  guard let platforms = document.platforms,
    resolver.chains(
      of: CustomClass(named.name, module: nil, isModuleOfTarget: true), in: document.file, on: platforms
    ).isEmpty
  else { return nil }
  let types = resolver.snapshot.nameIndex.types
  let simple = simpleName(named.name)
  // Declared as something else, or known through extensions only: then it is declared out of sight.
  guard types.byName[simple] == nil, types.aliases[simple] == nil, types.extensions[simple] == nil,
    // Classes of other modules are checked where those are built.
    named.otherModule == nil
  else { return nil }
  // Nothing is made of the class of an owner: another one loads the nib, or none.
  let isMade = reference.segue != nil || document.outline.object(reference.object)?.placeholder == nil
  let isCertain =
    named.isModuleOfTarget && resolver.snapshot.isWhole
    && resolver.isModuleWhole(named.module, of: document.file, declaring: named.name)
  let finding = Finding(
    range: reference.range, message: "the class '\(named.name)' is declared nowhere in the workspace",
    severity: !isCertain ? .information : isMade ? nil : .warning)
  // There may be hundreds of unknown classes where much lies out of sight, and then none of them is a misspelling.
  return isCertain ? finding.suggesting(document.nearestClass(to: named.name)) : finding
}
