import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The custom class is not declared.
  ///
  /// At run time the framework's class replaces it, which lacks the connected members. The log says so.
  package static let unknownClass = DiagnosticRule(
    "unknown-class", .error, "The custom class is not found", [.classByName, .fixedAlike],
    // The severity depends on the connections of the object.
    checks: .several { $0.findingsOfClasses(findUnknownClass) }, .propertyLists(findUnknownNamedClass)
  )
  .fixed(
    by: .use(propertyListFixes), .document(classFix),
    .document { diagnostic, document in newClass(fixing: diagnostic, in: document) },
    .document { diagnostic, document in
      document.removal(ofClassIn: document.references(like: diagnostic), diagnostic)
    })
}

private func findUnknownClass(_ document: DocumentContext, _ reference: ClassReference) -> Finding? {
  // A mangled name contains the module of the class, and no object is made for the application's placeholder.
  if reference.named.name.hasPrefix("_Tt") { return nil }
  if reference.segue == nil, document.outline.object(reference.object)?.placeholder == .application {
    return nil
  }
  switch document.query.unknownClass(reference, in: document.file) {
  case nil: return nil
  case .missing:
    // No object is made from the class of an owner: another object loads the nib, or none does.
    let isMade = reference.segue != nil || document.outline.object(reference.object)?.placeholder == nil
    let near = document.nearestClass(to: reference)
    // Code can't depend on a class that does not exist, unless another name was meant.
    let isMissed = near != nil || document.connectsWhatNeeds(reference)
    return finding(reference, near, in: document, severity: isMade && isMissed ? nil : .warning)
  case .elsewhere(let module):
    return Finding(
      range: reference.range,
      message:
        "the custom class '\(reference.name)' has no module here, and is found in '\(module)' elsewhere; set its module",
      severity: .warning)
  case .needed:
    let near = document.nearestClass(to: reference)
    // If no project exists, only a similar name shows that no framework has the class.
    let isCertain = near != nil || document.query.isListed(document: document.file) == .yes
    return finding(reference, near, in: document, severity: isCertain ? nil : .information)
  case .outOfSight: return findOutOfSight(document, reference)
  }
}

/// - Parameter severity: nil for an error, which a prototype that is never made does not cause.
private func finding(
  _ reference: ClassReference, _ near: String?, in document: DocumentContext, severity: Diagnostic.Severity?
) -> Finding {
  var result = Finding(
    range: reference.range,
    message: message(reference.named.name)
      + (document.query.isAlias(reference.named.name) ? ": a type alias is not a class at run time" : ""),
    severity: severity
  ).suggesting(near, otherwise: classRemedy)
  let isOfCell = severity == nil && reference.segue == nil
  result.evidence = .all([
    document.evidence(ofMissingFileOf: simpleName(reference.named.name)),
    isOfCell
      ? document.registration(
        insteadOf: reference.object, weighing: .weighs(.warning, note: codeRegistersCells)) : nil,
  ])
  return result
}

extension DocumentContext {
  /// The evidence that code casts to a class or makes an object of it, although nothing declares the class. Such code does not
  /// compile, so the file of the class is not here.
  fileprivate func evidence(ofMissingFileOf name: String) -> Evidence? {
    if query.isAlias(name) { return nil }
    let names = [AskedName(making: name), AskedName(name)]
    return .refuting(names) { [file] query in
      names.contains { asked in
        query.snapshot.findUses(of: asked).byFile.contains { other, use in
          guard use.contains(.inUse), query.mayReach(file, other), let code = query.code(in: other) else {
            return false
          }
          return code.places(of: asked).contains(where: code.castsOrMakes)
        }
      }
    }
  }
}

/// The finding about a class that a property list names: the system makes an object of it, so a window stays black or an
/// extension ends.
private func findUnknownNamedClass(_ list: PropertyListContext, _ reference: PlistReference) -> Finding? {
  guard reference.kind == .class, list.query.isLacking(reference, in: list.file) else { return nil }
  let isIgnored = reference.key == "UISceneDelegateClassName" && list.query.makesScenesInSwiftUI(list.file)
  let near = list.query.suggestedName(for: reference, in: list.file)
  // The extension of a watch app runs without a delegate.
  let isLeftOut = reference.key == "WKExtensionDelegateClassName" && near == nil
  return Finding(
    range: reference.range,
    message: "the class '\(reference.name)' was not found"
      + (isIgnored ? " (SwiftUI makes the scenes of this app)" : ""),
    severity: isIgnored || isLeftOut ? .warning : nil
  ).suggesting(near)
}

private let typeNamesByProgram = CacheTable<Whole, ByProgram<(name: String, file: FileID)>>()

extension Query {
  /// The name that a property list most likely means instead of one that nothing has.
  func suggestedName(for reference: PlistReference, in list: FileID) -> String? {
    let names =
      switch reference.kind {
      case .storyboard: names(.storyboard, with: list)
      case .nib: names(.nib, with: list)
      case .class: typeNames(with: list)
      }
    return misspelled(reference.name, among: names)
  }

  /// The names of types in files that may run in one program with a file, sorted.
  fileprivate func typeNames(with file: FileID) -> [String] {
    answer(to: .workspace, in: typeNamesByProgram) {
      let all = snapshot.nameIndex.types.byName.merged.sorted { $0.key < $1.key }
      let names = all.flatMap { name, ids in ids.map(\.file).unique.map { (name: name, file: $0) } }
      return ByProgram(names, self, file: \.file)
    }.elements(with: file, self).map(\.name).unique
  }

  fileprivate func isAlias(_ name: String) -> Bool { !snapshot.aliases(named: simpleName(name)).isEmpty }
}

private func message(_ name: String) -> String {
  "the custom class '\(name)' was not found"
}

/// One finding for all classes of a framework, at the first place that names one, since a workspace names dozens.
///
/// It suggests no name, since hardly any of them is a misspelling.
private func findOutOfSight(_ document: DocumentContext, _ reference: ClassReference) -> Finding? {
  guard let group = document.query.unknownClasses(with: reference.name, in: document.file),
    let first = group.places.first,
    first.file == document.file, first.value.range == reference.range
  else { return nil }
  var finding = Finding(
    range: reference.range, message: message(reference.named.name), severity: .information)
  if let prefix = group.prefix, group.names.count > 1 {
    finding.message =
      "\(group.names.count) custom classes that begin with '\(prefix)' were not found: "
      + listed(group.names)
    finding.baseline = "custom classes that begin with '\(prefix)' were not found"
  } else if group.places.count > 1 {
    finding.baseline = finding.message
    finding.message += " (\(group.places.count) objects)"
  }
  finding.related = group.places.dropFirst().prefix(mostRelated).map { place in
    Diagnostic.Related(
      file: place.file, range: place.value.range, message: "'\(place.value.name)' is named here")
  }
  return finding
}

private let mostRelated = 20
