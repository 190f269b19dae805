import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The run time does not find the custom class by the module that the document gives.
  ///
  /// The object then has the element's own class, so that its outlets and actions are not found. Files' owners and other
  /// placeholders are left out: nothing is made of them.
  package static let classModuleMismatch = DiagnosticRule(
    "class-module-mismatch", .error, "The custom class is not found in the module that the document gives",
    .classByName, checks: .several(findClassModuleMismatches)
  )
  .fixed(by: .document(moduleFixes), .document(classRemoval), .everywhere(moduleFixesEverywhere))
}

/// The findings for classes that the document's module lacks. The outlets of the object and of the owner decide the severity.
private func findClassModuleMismatches(_ document: DocumentContext) -> [Finding] {
  let outline = document.outline
  let references =
    outline.classReferences(ofObjects: document.customized)
    + outline.classReferences(ofConnections: outline.connections.indices)
  return references.compactMap { reference in
    guard let fault = document.moduleFault(of: reference) else { return nil }
    let query = document.query
    let (what, hint) = query.message(fault, reference.name, for: document.file)
    return Finding(
      range: reference.range, message: what + hint, severity: severity(fault, of: reference, in: document),
      subject: document.subject(outline.object(reference.object)),
      related: (fault.classes.first { query.mayMeet(document.file, $0.file) } ?? fault.classes.first)
        .map(query.declarationNote) ?? [], baseline: hint.isEmpty ? nil : what,
      evidence: evidence(about: fault, reference, document))
  }
}

private func evidence(
  about fault: ClassModuleFault, _ reference: ClassReference, _ document: DocumentContext
) -> Evidence? {
  let registration = document.registration(
    insteadOf: reference.segue == nil ? reference.object : nil,
    weighing: .weighs(.warning, note: codeRegistersCells))
  let ofUses = document.losesNothing(by: fault, reference) ? evidence(ofUsesBeside: fault, document) : nil
  guard case .staleModule(let module) = fault.reason else { return .all([registration, ofUses]) }
  // A module that code imports exists outside of the workspace, and may have the class.
  var result = Evidence.refuting([AskedName(module)]) { query in
    query.snapshot.findUse(of: AskedName(module))?.contains(.inUse) == true
  }
  result.further = [registration, ofUses].compactMap(\.self)
  return result
}

/// The evidence that no code needs the class: it makes no object of it, tests none for it, and has its name in no text.
private func evidence(ofUsesBeside fault: ClassModuleFault, _ document: DocumentContext) -> Evidence {
  let classes = fault.classes.flatMap(document.query.namesInCode).unique
  let names = classes.flatMap { [AskedName(making: $0), AskedName(testing: $0)] }
  let texts = classes.map { AskedName($0) }
  return Evidence(names: names + texts) { query in
    let isNamed = texts.contains { name in
      query.snapshot.findUses(of: name).byFile.contains { file, use in
        guard use.contains(.inUse), let code = query.code(in: file) else { return false }
        return code.places(of: name).contains { place in
          !code.source.line(at: place.lower).drop { $0 == " " || $0 == "\t" }.hasPrefix("#")
        }
      }
    }
    let isNeeded = names.contains { query.snapshot.findUse(of: $0)?.contains(.inUse) == true }
    return isNamed || isNeeded ? .holds : .weighs(.warning, note: "the class is an unchanged template")
  }
}

/// The severity of a fault; nil for an error. An object without the class of the nib's owner does no harm: with that class, the
/// object would most often load the document again. Interface Builder may omit the module of an Objective-C class.
private func severity(
  _ fault: ClassModuleFault, of reference: ClassReference, in document: DocumentContext
) -> Diagnostic.Severity? {
  switch fault.reason {
  case .objectiveC: return .warning
  // The code of a target can't use a class that the target does not compile.
  case .notInTarget: return document.isSceneConnected(aroundObjectOf: reference) ? nil : .warning
  case _ where document.isNotMeant(fault, reference): return .warning
  case .notCompiled, .withoutModule, .registered, .notInModule, .staleModule, .generic: break
  }
  return document.isCopyOfOwner(reference) ? .warning : nil
}

extension Query {
  /// The message about the fault in two parts: one states the fault, and the other depends on other files.
  fileprivate func message(_ fault: ClassModuleFault, _ name: String, for file: FileID) -> (String, String) {
    switch fault.reason {
    case .withoutModule:
      return (
        "the Swift class '\(name)' is found by its module only, and none is set; set it in the Identity inspector",
        ""
      )
    case .registered(let other):
      return ("the Swift class '\(name)' is called '\(other)' at run time, by its '@objc(\(other))'", "")
    case .notInModule(let module), .staleModule(let module):
      return ("the module '\(module)' has no class '\(name)'", home(of: fault, for: file))
    case .notCompiled(let source):
      let path = snapshot.path(of: source)
      return ("no target compiles '\(fileName(path))', which has the class '\(name)'; add it to a target", "")
    case .notInTarget(let targets):
      let names = targets.map { "'\($0)'" }
      let subject =
        names.count == 1
        ? "the target \(names[0]), which builds" : "none of the targets \(listed(names)), which build"
      let verb = targets.count == 1 ? "does not compile" : "compiles"
      return ("\(subject) this file, \(verb) the class '\(name)'", home(of: fault, for: file))
    case .generic: return ("the class '\(name)' is generic, so a storyboard or xib can't use it", "")
    case .objectiveC:
      return (
        "the Objective-C class '\(name)' is found without a module only; remove the module in the Identity inspector",
        ""
      )
    }
  }

  /// The end of the message, which names the module of the class; empty where the module is not known.
  private func home(of fault: ClassModuleFault, for file: FileID) -> String {
    module(of: fault.classes, for: file).map { "; it is in '\($0)'" } ?? ""
  }
}

extension DocumentContext {
  /// The reason why an object or a segue of the document does not get the class that it names; nil where it does.
  func moduleFault(of reference: ClassReference) -> ClassModuleFault? {
    guard let platforms, reference.segue != nil || outline.object(reference.object)?.placeholder == nil else {
      return nil
    }
    // A class that this app lacks altogether has no module, either.
    return query.isOfOtherApps(reference.named, than: file, on: platforms)
      ? nil : query.moduleFault(of: reference.named, in: file, on: platforms)
  }

  /// Whether an object can't have the class by that name, since it is not a subclass of the element's class, and no connection
  /// needs it.
  fileprivate func isNotMeant(_ fault: ClassModuleFault, _ reference: ClassReference) -> Bool {
    guard let platforms, reference.segue == nil, let object = outline.object(reference.object),
      let element = query.chains(ofElement: object.element, on: platforms).first
    else { return false }
    let chains = fault.classes.flatMap { query.chains(of: $0, on: platforms) }
    return !chains.isEmpty && chains.allSatisfy { query.isKind($0, of: element) == .no }
      && !connectsWhatNeeds(reference)
  }

  /// Whether an object is the same without the class, which no connection needs and whose own methods do nothing.
  fileprivate func losesNothing(by fault: ClassModuleFault, _ reference: ClassReference) -> Bool {
    guard let platforms, reference.segue == nil, let object = outline.object(reference.object),
      let base = query.chains(ofElement: object.element, on: platforms).first?.appleClass,
      !connectsWhatNeeds(reference)
    else { return false }
    let chains = fault.classes.flatMap { query.chains(of: $0, on: platforms) }
    return !chains.isEmpty && chains.allSatisfy { $0.appleClass?.name == base.name && query.isInert($0) }
  }

  /// Whether an object names the class of the nib's owner, and the outlets of that class are the owner's.
  func isCopyOfOwner(_ reference: ClassReference) -> Bool {
    guard !outline.isStoryboard, reference.segue == nil, let object = reference.object,
      let owner = outline.objects.firstIndex(where: {
        $0.placeholder == .filesOwner && $0.customClass == reference.name
      })
    else { return false }
    func hasOutlets(_ source: Int) -> Bool {
      outline.connections.contains {
        $0.source == source && ($0.kind == .outlet || $0.kind == .outletCollection)
      }
    }
    return hasOutlets(owner) && !hasOutlets(object)
  }
}
