import AppleFacts
import Index
import Syntax
import Text

/// The fix that writes the most likely name of the class.
func classFix(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let reference = document.references(at: diagnostic).first,
    let near = document.nearestClass(to: reference)
  else { return [] }
  // All objects of the document with the class are one finding.
  let same = document.references(like: diagnostic).map(\.range)
  return document.fix(
    "Rename to '\(near)'" + (same.count > 1 ? " in \(same.count) objects" : ""), of: diagnostic,
    replacing: same, by: near)
}

extension DocumentContext {
  /// The place of a class that a finding is about.
  func references(at diagnostic: Diagnostic) -> [ClassReference] {
    outline.classReferences.filter { $0.range == diagnostic.range }
  }

  /// All places of the class that a finding is about: they are one finding where the class is not found.
  func references(like diagnostic: Diagnostic) -> [ClassReference] {
    let first = references(at: diagnostic).first
    return outline.classReferences.filter { $0.named == first?.named }
  }

  /// The fix that removes the custom class from all objects with the same fault.
  func removal(ofClassIn references: [ClassReference], _ diagnostic: Diagnostic) -> [CodeAction] {
    guard let name = references.first?.name else { return [] }
    let places = references.count > 1 ? " from \(references.count) objects" : ""
    return fix("Remove the custom class '\(name)'" + places, of: diagnostic) {
      editor throws(OperationRefusal) in
      try editor.setClasses(references.map { ClassChange($0) })
    }
  }
}

/// The fix that gives the second of two objects with one id another id.
func freshIDs(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  document.fix("Give this object an id of its own", of: diagnostic) { editor throws(OperationRefusal) in
    let id = editor.freshID(editor.text.string(diagnostic.range), "\(diagnostic.range.lower)")
    try editor.replace([diagnostic.range], by: id)
  }
}

/// The fix that marks the member of a connection, or that writes its name as code does.
func markFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let index = document.connectionIndex(at: diagnostic.range) else { return [] }
  let connection = document.outline.connections[index]
  let isAction = connection.kind == .action
  if isAction,
    case .found(let id) = document.action(
      connection.name, in: document.destinationChains(ofConnection: index))
  {
    return document.query.marks(of: id, isAction: true, fixing: diagnostic)
  }
  guard !isAction else { return [] }
  switch document.property(ofConnection: index) {
  case .found(let id): return document.query.marks(of: id, isAction: false, fixing: diagnostic)
  case .foundInOtherCase(let id):
    guard let name = document.query.snapshot.member(id)?.documentKey else { return [] }
    return document.fix(
      "Rename to '\(name)'", isPreferred: true, of: diagnostic, replacing: [connection.nameRange], by: name)
  default: return []
  }
}

extension Query {
  fileprivate func marks(of id: MemberID, isAction: Bool, fixing diagnostic: Diagnostic) -> [CodeAction] {
    guard isObjectiveC(id.type) else { return exposures(of: id, fixing: diagnostic) }
    guard let member = snapshot.member(id), snapshot.isOwn(id.type.file),
      let text = source(of: id.type.file), text.holds(member.name, at: member.nameRange),
      member.start < member.nameRange.lower
    else { return [] }
    let head = text.string(ByteRange(member.start, member.nameRange.lower))
    var edit: Edit?
    if isAction {
      edit = text.range(of: "(void)", in: ByteRange(member.start, member.nameRange.lower)).map {
        Edit($0, "(IBAction)")
      }
    } else if head.hasPrefix("@property") {
      let offset =
        text.range(of: ")", in: ByteRange(member.start, member.nameRange.lower))?.upper
        ?? member.start + "@property".utf8.count
      edit = Edit(ByteRange(offset, offset), " IBOutlet")
    }
    guard let edit else { return [] }
    return [
      CodeAction(
        "Mark '\(member.name)' with '\(isAction ? "IBAction" : "IBOutlet")'", isPreferred: true, edit,
        in: id.type.file, fixes: [diagnostic])
    ]
  }
}

extension SourceText {
  func range(of text: String, in range: ByteRange) -> ByteRange? {
    let wanted = Array(text.utf8)
    guard range.lower >= 0, range.upper <= bytes.count, range.length >= wanted.count, !wanted.isEmpty else {
      return nil
    }
    for lower in range.lower...(range.upper - wanted.count)
    where bytes[lower] == wanted[0] && bytes[lower..<lower + wanted.count].elementsEqual(wanted) {
      return ByteRange(lower, lower + wanted.count)
    }
    return nil
  }
}
