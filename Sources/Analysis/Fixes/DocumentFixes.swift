import AppleFacts
import Index
import Syntax
import Text

/// Names the class that was most likely meant.
func classFix(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  let references = document.outline.classReferences
  guard let reference = references.first(where: { $0.range == diagnostic.range }),
    let near = document.nearestClass(to: reference)
  else { return [] }
  // All objects of the document that have the class, which are one finding.
  let same = references.filter { $0.named == reference.named }.map(\.range)
  guard same.allSatisfy({ text.holds(xmlEscaped(reference.name), at: $0) }) else { return [] }
  return [
    CodeAction(
      title: "Rename to '\(near)'" + (same.count > 1 ? " in \(same.count) objects" : ""),
      edits: [FileEdits(file: document.file, edits: same.map { Edit($0, xmlEscaped(near)) })],
      fixes: [diagnostic])
  ]
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

  /// Removes the custom class from all objects that have it in the same wrong way.
  func removal(
    ofClassIn references: [ClassReference], _ diagnostic: Diagnostic, _ text: SourceText
  ) -> [CodeAction] {
    let edits = references.compactMap { removalOfClass($0, text) }
    guard let name = references.first?.name, edits.count == references.count else { return [] }
    let places = edits.count > 1 ? " from \(edits.count) objects" : ""
    return [
      CodeAction(
        title: "Remove the custom class '\(name)'" + places,
        edits: [FileEdits(file: file, edits: edits)], fixes: [diagnostic])
    ]
  }
}

/// Removes the segue action that no class has.
func removalOfSegueAction(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  text.removalOfAttribute(at: diagnostic.range).map {
    [
      CodeAction(
        "Remove the segue action '\(text.string(diagnostic.range))' from the segue", $0, in: document.file,
        fixes: [diagnostic])
    ]
  } ?? []
}

/// Gives the second of two objects with one id another id.
func freshIDs(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  guard text.holds("\"", at: ByteRange(diagnostic.range.upper, diagnostic.range.upper + 1)) else { return [] }
  let id = document.freshID(text.string(diagnostic.range), String(diagnostic.range.lower))
  return [
    CodeAction(
      "Give this object an id of its own", Edit(diagnostic.range, id), in: document.file,
      fixes: [diagnostic])
  ]
}

/// Marks the member that a connection names, or writes its name as code does.
func markFixes(
  _ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
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
    guard let name = document.query.snapshot.member(id)?.documentKey,
      text.holds(xmlEscaped(connection.name), at: connection.nameRange)
    else { return [] }
    return [
      CodeAction(
        "Rename to '\(name)'", isPreferred: true, Edit(connection.nameRange, xmlEscaped(name)),
        in: document.file, fixes: [diagnostic])
    ]
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
  /// Removes the attribute whose value is at a place, with the space before it.
  func removalOfAttribute(at range: ByteRange) -> Edit? {
    guard let tag = attribute(at: range.lower, in: bytes), tag.value == range,
      let whole = tag.ranges[tag.name]
    else { return nil }
    return Edit(ByteRange(endOfText(before: whole.lower), whole.upper), "")
  }

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
