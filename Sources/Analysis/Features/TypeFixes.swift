import AppleFacts
import Index
import Syntax
import Text

/// Fixes of an outlet or an action whose declared type is not what a document connects: declares it as that.
func typeFixes(
  of diagnostic: Diagnostic, in document: DocumentContext, _ texts: TextSource
) -> [CodeAction] {
  guard let index = document.connectionIndex(at: diagnostic.range) else { return [] }
  switch diagnostic.code {
  case DiagnosticRule.outletTypeMismatch.code:
    guard let id = document.property(ofConnection: index).declaration,
      document.outline.connections[index].kind == .outlet,
      let object = document.destinationIndex(ofConnection: index),
      let chain = document.chains(ofObject: object).first
    else { return [] }
    return redeclaration(of: id, as: chain, fixing: diagnostic, texts, document.resolver)
  case DiagnosticRule.actionSenderMismatch.code:
    let chains = document.destinationChains(ofConnection: index)
    guard case .found(let id) = document.action(document.outline.connections[index].name, in: chains) else {
      return []
    }
    return senderAsAny(id, fixing: diagnostic, texts, document.resolver)
  default: return []
  }
}

private func redeclaration(
  of id: MemberID, as chain: ClassChain, fixing diagnostic: Diagnostic, _ texts: TextSource,
  _ resolver: Resolver
) -> [CodeAction] {
  guard let member = resolver.snapshot.member(id), let written = member.type, !written.hasPrefix("["),
    resolver.snapshot.isOwn(id.type.file), let text = texts(id.type.file).map(SourceText.init),
    text.holds(name: member.name, at: member.nameRange)
  else { return [] }
  let isObjectiveC = resolver.isObjectiveC(id.type)
  let type = chain.classes.first.flatMap(resolver.snapshot.type)
  let name = isObjectiveC ? type?.name ?? chain.appleClass?.name ?? "" : resolver.className(chain)
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

private func senderAsAny(
  _ id: MemberID, fixing diagnostic: Diagnostic, _ texts: TextSource, _ resolver: Resolver
) -> [CodeAction] {
  guard let member = resolver.snapshot.member(id), let parameter = member.parameters.first,
    resolver.snapshot.isOwn(id.type.file), !resolver.isObjectiveC(id.type),
    let text = texts(id.type.file).map(SourceText.init), text.holds(name: member.name, at: member.nameRange)
  else { return [] }
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
