import AppleFacts
import Index
import Syntax
import Text

/// Fixes and offers for a range of a file.
///
/// Every edit is checked against the text it is for; where that is not the one analysed, there is no action.
///
/// - Parameter diagnostics: Those of the file; those outside the range are passed over. What is summed up is fixed one by one,
///   each in its place.
package func codeActions(
  in range: ByteRange, of file: FileID, diagnostics: [Diagnostic], texts: TextSource, _ resolver: Resolver,
  _ options: AnalysisOptions = AnalysisOptions()
) -> [CodeAction] {
  guard let source = resolver.snapshot[file], !source.isDependency else { return [] }
  let singles = diagnostics.flatMap { $0.singles.isEmpty ? [$0] : $0.singles }
  let concerned = singles.filter { $0.range.lower <= range.upper && range.lower <= $0.range.upper }
  var actions: [CodeAction] = []
  switch source.facts {
  case .interface(let outline):
    let document = DocumentContext(file: file, outline: outline, resolver: resolver, options: options)
    for diagnostic in concerned {
      actions += fixes(of: diagnostic, in: document, texts).map {
        inAllLocalizations($0, of: diagnostic, in: document, texts) { fixes(of: $0, in: $1, texts) }
      }
      if diagnostic.code == DiagnosticRule.classModuleMismatch.code {
        actions += moduleFixesEverywhere(of: diagnostic, in: document, texts)
      }
    }
  case .code(let code):
    for diagnostic in concerned where diagnostic.code == DiagnosticRule.undesignableView.code {
      actions += designableFixes(of: diagnostic, in: code, texts, resolver)
    }
    if case .member(let id) = symbol(at: range.lower, in: file, resolver)?.symbols.first {
      actions += exposures(of: id, texts, resolver)
      actions += connectActions(for: id, texts, resolver)
    }
  case .project: break
  }
  return actions
}

// MARK: Documents

private func fixes(of diagnostic: Diagnostic, in document: DocumentContext, _ texts: TextSource)
  -> [CodeAction]
{
  guard let bytes = texts(document.file) else { return [] }
  let text = SourceText(bytes)
  switch diagnostic.code {
  case DiagnosticRule.danglingOutlet.code, DiagnosticRule.missingAction.code,
    DiagnosticRule.outletTypeMismatch.code, DiagnosticRule.duplicateOutlet.code,
    DiagnosticRule.crossSceneConnection.code, DiagnosticRule.danglingReference.code:
    guard let connection = document.outline.connection(at: diagnostic.range) else { return [] }
    return memberFixes(of: connection, diagnostic, in: document, text, texts)
      + removal(of: connection, diagnostic, in: document, text)
  case DiagnosticRule.unknownClass.code:
    return classFix(of: diagnostic, in: document, text)
  case DiagnosticRule.classModuleMismatch.code:
    return moduleFixes(of: diagnostic, in: document, text)
  default: return []
  }
}

private func removal(
  of connection: Connection, _ diagnostic: Diagnostic, in document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  var range = connection.range
  let tag = "<" + connection.kind.elementName
  guard text.holds(tag, at: ByteRange(range.lower, range.lower + tag.utf8.count)) else { return [] }
  // A container that would be left empty goes with its last connection.
  let lower = text.endOfText(before: range.lower) - 13
  let upper = text.startOfText(behind: range.upper) + 14
  if text.holds("<connections>", at: ByteRange(lower, lower + 13)),
    text.holds("</connections>", at: ByteRange(upper - 14, upper))
  {
    range = ByteRange(lower, upper)
  }
  let name = connection.name.isEmpty ? "" : " '\(connection.name)'"
  return [
    CodeAction(
      "Remove the \(connection.kind.elementName)\(name)", Edit(text.wholeLines(range), ""), in: document.file,
      fixes: [diagnostic])
  ]
}

private func memberFixes(
  of connection: Connection, _ diagnostic: Diagnostic, in document: DocumentContext, _ text: SourceText,
  _ texts: TextSource
) -> [CodeAction] {
  let isAction = connection.kind == .action
  guard
    diagnostic.code == DiagnosticRule.danglingOutlet.code
      || diagnostic.code == DiagnosticRule.missingAction.code,
    text.holds(xmlEscaped(connection.name), at: connection.nameRange),
    let owner = isAction ? document.object(withID: connection.destination) : document.source(of: connection)
  else { return [] }
  let chains = document.chains(of: owner)
  let (action, property) = (
    document.action(connection.name, in: chains), document.property(connection.name, in: chains)
  )
  switch (isAction, action, property) {
  case (true, .notVisible(let id), _), (false, _, .notVisible(let id)):
    return exposures(of: id, texts, document.resolver, fixing: diagnostic)
  case (true, .missing, _), (false, _, .missing): break
  default: return []
  }
  var actions: [CodeAction] = []
  if let near = document.nearestMember(
    to: connection, as: isAction ? .action : .outlet, in: chains)
  {
    actions.append(
      CodeAction(
        "Rename to '\(near.name)'", isPreferred: near.isSlip,
        Edit(connection.nameRange, xmlEscaped(near.name)), in: document.file, fixes: [diagnostic]))
  }
  actions += declareActions(for: connection, of: owner, diagnostic, in: document, texts)
  return actions
}

private func classFix(of diagnostic: Diagnostic, in document: DocumentContext, _ text: SourceText)
  -> [CodeAction]
{
  guard let reference = document.outline.classReferences.first(where: { $0.range == diagnostic.range }),
    text.holds(xmlEscaped(reference.name), at: reference.range),
    let near = document.nearestClass(to: reference)
  else { return [] }
  return [
    CodeAction(
      "Rename to '\(near)'", Edit(reference.range, xmlEscaped(near)), in: document.file,
      fixes: [diagnostic])
  ]
}

// MARK: Swift

/// Attributes that make a member visible which documents connect and Objective-C does not see, or which lacks
/// the mark that Interface Builder looks for.
private func exposures(
  of id: MemberID, _ texts: TextSource, _ resolver: Resolver, fixing diagnostic: Diagnostic? = nil
) -> [CodeAction] {
  guard let member = resolver.snapshot.member(id), !member.isForInterfaceBuilder,
    member.flags.isDisjoint(with: [.constant, .readOnly, .nonobjc, .isStatic]),
    resolver.snapshot.isOwn(id.type.file), resolver.snapshot.code(id.type.file)?.language == .swift,
    let bytes = texts(id.type.file),
    SourceText(bytes).holds(name: member.name, at: member.nameRange), member.start <= member.nameRange.lower
  else { return [] }
  var attributes: [String] = []
  switch member.kind {
  case .property: attributes = ["@IBOutlet"]
  case .method:
    if member.flags.isDisjoint(with: [.returnsValue, .async, .throws]), member.parameters.count <= 2 {
      attributes = ["@IBAction"]
    }
    if !member.flags.contains(.objc) { attributes.append("@objc") }
  case .initializer, .instanceVariable, .synthesized: return []
  }
  return attributes.enumerated().map { position, attribute in
    CodeAction(
      "Mark '\(member.name)' with '\(attribute)'", isPreferred: position == 0 && diagnostic != nil,
      Edit(ByteRange(member.start, member.start), attribute + " "), in: id.type.file,
      fixes: diagnostic.map { [$0] } ?? [])
  }
}

/// Marks the class that prepares for Interface Builder in vain.
private func designableFixes(
  of diagnostic: Diagnostic, in code: CodeFile, _ texts: TextSource, _ resolver: Resolver
) -> [CodeAction] {
  let types = code.types.indices.map { TypeID(file: diagnostic.file, index: $0) }
  let preparing = types.first { id in
    resolver.snapshot.readMembers(of: id).contains {
      $0.nameRange == diagnostic.range && $0.selector == "prepareForInterfaceBuilder"
    }
  }
  // The attribute may stand on an extension, but a reader does not look for it there.
  guard let preparing, let declared = resolver.classes(declaredOrExtendedBy: preparing).first,
    let type = resolver.snapshot.type(declared), let text = texts(declared.file).map(SourceText.init),
    text.holds(name: simpleName(type.name), at: type.nameRange), type.range.lower <= type.nameRange.lower,
    resolver.snapshot.isOwn(declared.file)
  else { return [] }
  let (mark, end) =
    type.flags.contains(.objectiveC) ? ("IB_DESIGNABLE", text.newline) : ("@IBDesignable", " ")
  return [
    CodeAction(
      "Mark '\(type.name)' with '\(mark)'", isPreferred: true,
      Edit(ByteRange(type.range.lower, type.range.lower), mark + end), in: declared.file,
      fixes: [diagnostic])
  ]
}
