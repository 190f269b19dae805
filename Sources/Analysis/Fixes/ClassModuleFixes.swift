import Index
import Syntax
import Text

/// Fixes of a custom class that is not found in its module: another module, or none.
func moduleFixes(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  guard let reference = document.outline.classReferences.first(where: { $0.range == diagnostic.range }) else {
    return []
  }
  if document.isCopyOfOwner(reference) {
    guard let edit = edit(of: reference, writing: "", removing: moduleAttributes + ["customClass"], text)
    else { return [] }
    return [
      CodeAction("Remove the class '\(reference.name)'", edit, in: document.file, fixes: [diagnostic])
    ]
  }
  let modules = document.rightModules(of: reference)
  // All objects of the document that have the class by this module, which are one finding.
  let same = document.sameFaults(as: reference)
  return modules.compactMap { module in
    let edits = same.compactMap { edit(of: $0, to: module, text) }
    guard edits.count == same.count else { return nil }
    return CodeAction(
      title: title(module, reference.name) + (edits.count > 1 ? " in \(edits.count) objects" : ""),
      isPreferred: modules.count == 1, edits: [FileEdits(file: document.file, edits: edits)],
      fixes: [diagnostic])
  }
}

/// Removes a class that no module leads to.
func classRemoval(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  guard let reference = document.references(at: diagnostic).first,
    document.rightModules(of: reference).isEmpty, !document.isCopyOfOwner(reference)
  else { return [] }
  return document.removal(ofClassIn: document.sameFaults(as: reference), diagnostic, text)
}

/// The same for all objects of the class in all documents that need it, such as after the class moved to another target; none
/// where that only covers the finding itself.
func moduleFixesEverywhere(
  _ diagnostic: Diagnostic, _ document: DocumentContext
) -> [CodeAction] {
  let query = document.query
  guard let reference = document.outline.classReferences.first(where: { $0.range == diagnostic.range }),
    document.rightModules(of: reference).count == 1
  else { return [] }
  var edits: [FileEdits] = []
  for file in query.snapshot.nameIndex.documents.byClass[reference.name, default: []].sorted() {
    guard let outline = query.snapshot.ownInterface(file), let text = query.source(of: file)
    else {
      continue
    }
    let context =
      file == document.file
      ? document
      : DocumentContext(file: file, outline: outline, query: query)
    let inFile = outline.classReferences.filter { $0.name == reference.name }.compactMap { other -> Edit? in
      let modules = context.rightModules(of: other)
      // If it could be one of several, the user has to choose.
      return modules.count == 1 ? edit(of: other, to: modules[0], text) : nil
    }
    if !inFile.isEmpty { edits.append(FileEdits(file: file, edits: inFile)) }
  }
  let count = edits.reduce(0) { $0 + $1.edits.count }
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
  /// The modules by which a custom class would be found; nil means none.
  func rightModules(of reference: ClassReference) -> [ClassModule?] {
    guard let fault = moduleFault(of: reference), !isCopyOfOwner(reference) else { return [] }
    switch fault.reason {
    case .withoutModule, .notInModule, .staleModule, .notInTarget:
      return query.modules(leadingTo: fault.classes, from: file).map { $0 }
    case .objectiveC: return [nil]
    case .generic, .registered, .notCompiled: return []
    }
  }

  /// All objects and segues that a finding about a class in its module represents.
  ///
  /// They have the same class by the same module, and the same fix.
  func sameFaults(as reference: ClassReference) -> [ClassReference] {
    let isCopy = isCopyOfOwner(reference)
    return outline.classReferences.filter {
      $0.named == reference.named && isCopyOfOwner($0) == isCopy && moduleFault(of: $0) != nil
    }
  }
}

private let moduleAttributes = ["customModule", "customModuleProvider"]

/// Writes a module as Interface Builder does: after the class, followed by the provider.
func edit(of reference: ClassReference, to module: ClassModule?, _ text: SourceText) -> Edit? {
  var new = ""
  if let name = module?.name { new += " customModule=\"\(xmlEscaped(name))\"" }
  if module?.isTarget == true { new += " customModuleProvider=\"target\"" }
  return edit(of: reference, writing: new, removing: moduleAttributes, text)
}

/// Removes the custom class with its module.
func removalOfClass(_ reference: ClassReference, _ text: SourceText) -> Edit? {
  guard text.holds("customClass=", at: ByteRange(reference.range.lower - 13, reference.range.lower - 1))
  else {
    return nil
  }
  return edit(of: reference, writing: "", removing: moduleAttributes + ["customClass"], text)
}

/// Writes attributes after the class, and removes others with the space before them.
private func edit(
  of reference: ClassReference, writing new: String, removing names: [String], _ text: SourceText
) -> Edit? {
  guard text.holds(xmlEscaped(reference.name), at: reference.range),
    let tag = attribute(at: reference.range.lower, in: text.bytes), tag.value == reference.range
  else { return nil }
  var pieces = names.compactMap { tag.ranges[$0] }.map {
    Edit(ByteRange(text.endOfText(before: $0.lower), $0.upper), "")
  }
  let end = reference.range.upper + 1
  pieces.append(Edit(ByteRange(end, end), new))
  // An insertion comes before a removal at the same place.
  pieces.sort { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
  guard let lower = pieces.first?.range.lower, let upper = pieces.map(\.range.upper).max() else { return nil }
  var result = ""
  var offset = lower
  for piece in pieces {
    if offset < piece.range.lower { result += text.string(ByteRange(offset, piece.range.lower)) }
    result += piece.text
    offset = piece.range.upper
  }
  return Edit(ByteRange(lower, upper), result)
}
