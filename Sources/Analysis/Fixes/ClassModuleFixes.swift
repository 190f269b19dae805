import Index
import Syntax
import Text

/// The fixes of a custom class that its module lacks: another module, or none.
func moduleFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let reference = document.references(at: diagnostic).first else { return [] }
  let name = reference.name
  if document.isCopyOfOwner(reference) {
    return document.fix("Remove the class '\(name)'", of: diagnostic) { editor throws(OperationRefusal) in
      try editor.setClasses([ClassChange(reference)])
    }
  }
  let modules = document.rightModules(of: reference)
  // All objects of the document with the class in this module are one finding.
  let same = document.sameFaults(as: reference)
  return modules.flatMap { module in
    document.fix(
      title(module, name) + (same.count > 1 ? " in \(same.count) objects" : ""),
      isPreferred: modules.count == 1, of: diagnostic
    ) { editor throws(OperationRefusal) in
      try editor.setClasses(same.map { ClassChange($0, to: name, module) })
    }
  }
}

/// The fix that removes a class that no module leads to.
func classRemoval(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let reference = document.references(at: diagnostic).first,
    document.rightModules(of: reference).isEmpty, !document.isCopyOfOwner(reference)
  else { return [] }
  return document.removal(ofClassIn: document.sameFaults(as: reference), diagnostic)
}

/// The fix of the module for all objects of the class in all documents that need it, such as after the class moved to another
/// target. Empty if it would only fix this finding.
func moduleFixesEverywhere(
  _ diagnostic: Diagnostic, _ document: DocumentContext
) -> [CodeAction] {
  let query = document.query
  guard let reference = document.references(at: diagnostic).first,
    document.rightModules(of: reference).count == 1
  else { return [] }
  var edits: [FileEdits] = []
  var count = 0
  for file in query.snapshot.nameIndex.documents.byClass[reference.name, default: []].sorted() {
    guard let outline = query.snapshot.ownInterface(file) else { continue }
    let context =
      file == document.file
      ? document
      : DocumentContext(file: file, outline: outline, query: query)
    let inFile = outline.classReferences.filter { $0.name == reference.name }.compactMap {
      other -> ClassChange? in
      let modules = context.rightModules(of: other)
      // If several modules fit, the user has to choose.
      return modules.count == 1 ? ClassChange(other, to: other.name, modules[0]) : nil
    }
    let changes = context.edits { editor throws(OperationRefusal) in try editor.setClasses(inFile) }
    if changes.isEmpty { continue }
    edits.append(FileEdits(file: file, edits: changes))
    count += inFile.count
  }
  guard count > document.sameFaults(as: reference).count else { return [] }
  return [
    CodeAction(
      title: "Correct the module of '\(reference.name)' in \(count) places", edits: edits, fixes: [diagnostic]
    )
  ]
}

private func title(_ module: ClassModule?, _ name: String) -> String {
  guard let module else { return "Remove the module of '\(name)'" }
  return "Set the module of '\(name)' to " + (module.name.map { "'\($0)'" } ?? "the target's")
}

extension DocumentContext {
  /// The modules in which a custom class would be found; a nil element means no module.
  func rightModules(of reference: ClassReference) -> [ClassModule?] {
    guard let fault = moduleFault(of: reference), !isCopyOfOwner(reference) else { return [] }
    switch fault.reason {
    case .withoutModule, .notInModule, .staleModule, .notInTarget:
      return query.modules(leadingTo: fault.classes, from: file).map { $0 }
    case .objectiveC: return [nil]
    case .generic, .registered, .notCompiled: return []
    }
  }

  /// All objects and segues that share a finding about a class in its module.
  ///
  /// They have the same class, module and fix.
  func sameFaults(as reference: ClassReference) -> [ClassReference] {
    let isCopy = isCopyOfOwner(reference)
    return outline.classReferences.filter {
      $0.named == reference.named && isCopyOfOwner($0) == isCopy && moduleFault(of: $0) != nil
    }
  }
}

/// A new class and module for an object or a segue.
struct ClassChange {
  var reference: ClassReference
  /// nil removes the class.
  var name: String?
  var module: ClassModule?

  init(_ reference: ClassReference, to name: String? = nil, _ module: ClassModule? = nil) {
    (self.reference, self.name, self.module) = (reference, name, module)
  }
}

extension DocumentEditor {
  mutating func setClasses(_ changes: [ClassChange]) throws(OperationRefusal) {
    var edits: [Edit] = []
    for change in changes {
      let element = try element(at: change.reference.range)
      edits += try classEdits(
        element, change.name, change.module?.name, isOfTarget: change.module?.isTarget == true)
    }
    try apply(edits)
  }
}
