import AppleFacts
import Index
import Syntax
import Text

/// The fixes that declare an outlet with the type of the connected object, or that give the object a class that fits.
func outletTypeFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let index = document.connectionIndex(at: diagnostic.range),
    let id = document.property(ofConnection: index).declaration,
    document.outline.connections[index].kind == .outlet,
    let object = document.destinationIndex(ofConnection: index),
    let chain = document.chains(ofObject: object).first
  else { return [] }
  return redeclaration(of: id, as: chain, fixing: diagnostic, document)
    + customClass(fitting: id, of: object, in: document, fixing: diagnostic)
}

/// The fix that declares the parameter of an action as any object.
func senderFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let index = document.connectionIndex(at: diagnostic.range),
    case .found(let id) = document.action(
      document.outline.connections[index].name, in: document.destinationChains(ofConnection: index))
  else { return [] }
  return document.query.senderAsAny(id, fixing: diagnostic)
}

private func redeclaration(
  of id: MemberID, as chain: ClassChain, fixing diagnostic: Diagnostic,
  _ document: DocumentContext
) -> [CodeAction] {
  let query = document.query
  guard let member = query.snapshot.member(id), let written = member.type, !written.hasPrefix("["),
    query.othersFit(id, chain, butAt: diagnostic),
    query.snapshot.isOwn(id.type.file), let text = query.source(of: id.type.file),
    text.holds(name: member.name, at: member.nameRange)
  else { return [] }
  let isObjectiveC = query.isObjectiveC(id.type)
  let type = chain.classes.first.flatMap(query.snapshot.type)
  let name = isObjectiveC ? type?.name ?? chain.appleClass?.name ?? "" : query.className(chain)
  let old = withoutOptional(written)
  guard !name.isEmpty, old != name else { return [] }
  let place =
    isObjectiveC
    ? text.lastRange(of: old, in: ByteRange(member.start, member.nameRange.lower))
    : text.range(
      of: old,
      in: ByteRange(
        member.nameRange.upper, min(member.nameRange.upper + written.utf8.count + 8, text.bytes.count)))
  guard let place, text.holds(word: old, at: place) else { return [] }
  return [
    CodeAction(
      "Declare '\(member.name)' as '\(name)'", Edit(place, name), in: id.type.file, fixes: [diagnostic])
  ]
}

extension Query {
  /// Whether all other objects that documents connect to the outlet have the new type, so that no mismatch is left.
  fileprivate func othersFit(_ id: MemberID, _ chain: ClassChain, butAt diagnostic: Diagnostic) -> Bool {
    documentReferences(to: .member(id)).allSatisfy { place in
      if place.file == diagnostic.file, place.range == diagnostic.range { return true }
      guard let outline = snapshot.interface(place.file) else { return true }
      let other = DocumentContext(file: place.file, outline: outline, query: self)
      guard let index = other.connectionIndex(at: place.range),
        let object = other.destinationIndex(ofConnection: index)
      else { return true }
      return other.chains(ofObject: object).allSatisfy { isKind($0, of: chain) == .yes }
    }
  }
}

/// The fix that gives the connected object the class of the outlet, if the object's element can have the class.
private func customClass(
  fitting id: MemberID, of index: Int, in document: DocumentContext, fixing diagnostic: Diagnostic
) -> [CodeAction] {
  let query = document.query
  let object = document.outline.objects[index]
  guard object.placeholder == nil, let platforms = document.platforms,
    let member = query.snapshot.member(id), let owner = query.snapshot.type(id.type),
    let written = member.type.flatMap(query.writtenType), written.components.count == 1,
    let chain = document.chains(of: written.components, in: owner).first, let type = chain.classes.first,
    let wanted = query.chains(ofElement: object.element, on: platforms).first,
    query.isKind(chain, of: wanted) == .yes
  else { return [] }
  let name = query.className(chain)
  let module = query.modules(leadingTo: [type], from: document.file).first
  if module == nil, !query.isObjectiveC(type) { return [] }
  return document.fix(
    "Set the class of this \(spelledOut(object.element).lowercased()) to '\(name)'", of: diagnostic
  ) { editor throws(OperationRefusal) in
    let module = query.isObjectiveC(type) ? nil : module
    let element = try editor.element(at: object.range)
    try editor.apply(
      try editor.classEdits(element, name, module?.name, isOfTarget: module?.isTarget == true))
  }
}

extension Query {
  fileprivate func senderAsAny(_ id: MemberID, fixing diagnostic: Diagnostic) -> [CodeAction] {
    guard let member = snapshot.member(id), let parameter = member.parameters.first,
      snapshot.isOwn(id.type.file), let text = source(of: id.type.file),
      text.holds(name: member.name, at: member.nameRange)
    else { return [] }
    if isObjectiveC(id.type) { return senderAsID(id, member, fixing: diagnostic) }
    let line = ByteRange(member.nameRange.upper, text.nextLine(member.nameRange.upper))
    guard let place = text.range(of: ": " + parameter.type, in: line) else { return [] }
    let type = ByteRange(place.lower + 2, place.upper)
    guard text.holds(word: parameter.type, at: type) else { return [] }
    return [
      CodeAction(
        "Declare the sender of '\(member.name)' as 'Any'", Edit(type, "Any"), in: id.type.file,
        fixes: [diagnostic])
    ]
  }

  /// The fix that declares the parameter as `id` in the interface and the implementation.
  private func senderAsID(
    _ id: MemberID, _ member: CodeMember, fixing diagnostic: Diagnostic
  ) -> [CodeAction] {
    edits(ofRedeclarationsOf: id) { declared, text in
      let line = ByteRange(declared.nameRange.upper, text.nextLine(declared.nameRange.upper))
      // The type of the parameter is in parentheses: `:(UIButton *)sender`.
      return text.range(of: ":(", in: line).flatMap { open in
        text.range(of: ")", in: ByteRange(open.upper, line.upper)).map {
          Edit(ByteRange(open.upper, $0.lower), "id")
        }
      }
    }.map {
      [CodeAction(title: "Declare the sender of '\(member.name)' as 'id'", edits: $0, fixes: [diagnostic])]
    } ?? []
  }
}

extension SourceText {
  fileprivate func lastRange(of text: String, in range: ByteRange) -> ByteRange? {
    var found: ByteRange?
    var rest = range
    while let next = self.range(of: text, in: rest) {
      found = next
      rest = ByteRange(next.upper, range.upper)
    }
    return found
  }
}
