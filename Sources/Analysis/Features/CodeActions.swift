import AppleFacts
import Index
import Syntax
import Text

extension Query {
  /// Fixes and offers for a range of a file.
  ///
  /// Every edit is checked against the text it is for; where that is not the one analysed, there is no action. Nor is there one after
  /// which its finding stays, or another comes.
  ///
  /// - Parameter diagnostics: Those of the file; those outside the range are passed over. What is summed up is fixed one by one,
  ///   each in its place.
  package func codeActions(in range: ByteRange, of file: FileID, diagnostics: [Diagnostic]) -> [CodeAction] {
    let judge = ActionJudge(self)
    return FixFinder(self).actions(in: range, of: file, diagnostics: diagnostics)
      .filter(judge.keepsPromise)
  }
}

/// Finds the fixes for findings, and prepares a document once for those that follow each other.
package final class FixFinder {
  private let query: Query
  private var last: DocumentContext?

  package init(_ query: Query) {
    self.query = query
  }

  /// See `codeActions`.
  package func actions(in range: ByteRange, of file: FileID, diagnostics: [Diagnostic]) -> [CodeAction] {
    guard let source = query.snapshot[file], !source.isDependency else { return [] }
    let concerned = diagnostics.flatMap { $0.singles.isEmpty ? [$0] : $0.singles }
      .filter { $0.range.lower <= range.upper && range.lower <= $0.range.upper }
    if let document = document(file) {
      let summaries = diagnostics.filter {
        isSummary($0) && $0.range.lower <= range.upper && range.lower <= $0.range.upper
      }
      return summaries.flatMap { removalOfAll($0, in: document) }
        + concerned.flatMap { fixesEverywhere(of: $0, in: document) }
    }
    guard case .code(let code) = source.facts else { return [] }
    var actions: [CodeAction] = []
    for diagnostic in concerned {
      if diagnostic.code == DiagnosticRule.undesignableView.code {
        actions += query.designableFixes(of: diagnostic, in: code)
      }
      actions += query.declarationFixes(of: diagnostic, in: code)
    }
    if case .member(let id) = query.listedSymbol(at: range.lower, in: file)?.symbols.first {
      actions += query.exposures(of: id)
      actions += query.connectActions(for: id)
    }
    return actions
  }

  /// The fixes in a document, in its copies for other languages and wherever a module has to be set.
  private func fixesEverywhere(of diagnostic: Diagnostic, in document: DocumentContext) -> [CodeAction] {
    var actions = fixes(of: diagnostic, in: document).map {
      inAllLocalizations($0, of: diagnostic, in: document) { fixes(of: $0, in: $1) }
    }
    if diagnostic.code == DiagnosticRule.classModuleMismatch.code {
      actions += moduleFixesEverywhere(of: diagnostic, in: document)
    }
    return actions
  }

  /// Whether a finding is about an action beside which the same event sends another one that the target has.
  package func isSuperseded(_ diagnostic: Diagnostic) -> Bool {
    guard let document = document(diagnostic.file) else { return false }
    return document.connectionIndex(at: diagnostic.range).flatMap(document.actionSentInstead) != nil
  }

  private func document(_ file: FileID) -> DocumentContext? {
    if let last, last.file == file { return last }
    last = query.snapshot.interface(file).map {
      DocumentContext(file: file, outline: $0, query: query)
    }
    return last
  }
}

// MARK: Documents

private func fixes(of diagnostic: Diagnostic, in document: DocumentContext) -> [CodeAction] {
  guard let text = document.text else { return [] }
  switch diagnostic.code {
  case DiagnosticRule.danglingOutlet.code, DiagnosticRule.missingAction.code,
    DiagnosticRule.outletTypeMismatch.code, DiagnosticRule.duplicateOutlet.code,
    DiagnosticRule.crossSceneConnection.code, DiagnosticRule.danglingReference.code,
    DiagnosticRule.actionSenderMismatch.code, DiagnosticRule.missingUnwindAction.code,
    DiagnosticRule.unhandledFirstResponderAction.code, DiagnosticRule.customSegueWithoutClass.code:
    guard let connection = document.outline.connection(at: diagnostic.range) else {
      return documentFixes(of: diagnostic, in: document, text)
    }
    return memberFixes(of: connection, diagnostic, in: document, text)
      + typeFixes(of: diagnostic, in: document)
      + removal(of: connection, diagnostic, in: document, text)
  case DiagnosticRule.unknownClass.code:
    return classFix(of: diagnostic, in: document, text) + newClass(fixing: diagnostic, in: document)
      + documentFixes(of: diagnostic, in: document, text)
  case DiagnosticRule.classModuleMismatch.code:
    return moduleFixes(of: diagnostic, in: document, text)
      + documentFixes(of: diagnostic, in: document, text)
  case DiagnosticRule.missingSegueAction.code:
    return segueActionFixes(of: diagnostic, in: document)
      + documentFixes(of: diagnostic, in: document, text)
  case DiagnosticRule.unsetView.code: return viewConnections(fixing: diagnostic, in: document, text)
  case DiagnosticRule.unconnectedOutlet.code:
    return connections(of: diagnostic, in: document)
  case DiagnosticRule.malformedInterface.code: return malformedFixes(of: diagnostic, in: document, text)
  default: return documentFixes(of: diagnostic, in: document, text)
  }
}

private func removal(
  of connection: Connection, _ diagnostic: Diagnostic, in document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  guard let range = removal(of: connection, text) else { return [] }
  let what =
    switch connection.kind {
    case .segue: connection.segue?.kind == "unwind" ? "the unwind segue" : "the segue"
    default: connection.name.isEmpty ? "the connection" : "the connection to '\(connection.name)'"
    }
  return [CodeAction("Remove " + what, Edit(range, ""), in: document.file, fixes: [diagnostic])]
}

/// Whether a finding sums up the broken connections to a class.
private func isSummary(_ diagnostic: Diagnostic) -> Bool {
  !diagnostic.singles.isEmpty && !diagnostic.isGroup
}

/// Removes all connections that a summary stands for.
private func removalOfAll(_ summary: Diagnostic, in document: DocumentContext) -> [CodeAction] {
  guard let text = document.text else { return [] }
  let ranges = summary.singles.compactMap { single in
    document.outline.connection(at: single.range).flatMap { removalOfElement($0, text) }
  }
  guard ranges.count == summary.singles.count, !ranges.isEmpty else { return [] }
  let edits = Set(ranges.map(text.wholeLines)).sorted { $0.lower < $1.lower }.map { Edit($0, "") }
  return [
    CodeAction(
      title: "Remove the \(edits.count) broken connections",
      edits: [FileEdits(file: document.file, edits: edits)], fixes: [summary])
  ]
}

/// The element of a connection; nil where the text is not the one analysed.
private func removalOfElement(_ connection: Connection, _ text: SourceText) -> ByteRange? {
  let tag = "<" + connection.kind.elementName
  return text.holds(tag, at: ByteRange(connection.range.lower, connection.range.lower + tag.utf8.count))
    ? connection.range : nil
}

/// What goes with a connection: its lines, and a container that would be left empty.
private func removal(of connection: Connection, _ text: SourceText) -> ByteRange? {
  var range = connection.range
  let tag = "<" + connection.kind.elementName
  guard text.holds(tag, at: ByteRange(range.lower, range.lower + tag.utf8.count)) else { return nil }
  // A container that would be left empty goes with its last connection.
  let lower = text.endOfText(before: range.lower) - 13
  let upper = text.startOfText(behind: range.upper) + 14
  if text.holds("<connections>", at: ByteRange(lower, lower + 13)),
    text.holds("</connections>", at: ByteRange(upper - 14, upper))
  {
    range = ByteRange(lower, upper)
  }
  return text.wholeLines(range)
}

private func memberFixes(
  of connection: Connection, _ diagnostic: Diagnostic, in document: DocumentContext, _ text: SourceText
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
    return document.query.exposures(of: id, fixing: diagnostic)
  case (true, .missing, _), (false, _, .missing): break
  default: return []
  }
  var actions: [CodeAction] = []
  let index = document.connectionIndex(at: connection.nameRange)
  if let near = index.flatMap(document.nearestMember) ?? index.flatMap(document.onlyUnconnectedOutlet) {
    actions.append(
      CodeAction(
        "Rename to '\(near.name)'", isPreferred: near.isSlip,
        Edit(connection.nameRange, xmlEscaped(near.name)), in: document.file, fixes: [diagnostic]))
  }
  actions += declareActions(for: connection, of: owner, diagnostic, in: document)
  return actions
}

private func classFix(of diagnostic: Diagnostic, in document: DocumentContext, _ text: SourceText)
  -> [CodeAction]
{
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

/// Connects `view` of a nib's owner to one of the views at the top of the nib.
private func viewConnections(
  fixing diagnostic: Diagnostic, in document: DocumentContext, _ text: SourceText
) -> [CodeAction] {
  let outline = document.outline
  guard
    let owner = document.customized.first(where: { outline.objects[$0].customClassRange == diagnostic.range })
  else { return [] }
  let views = outline.objects.indices.filter { index in
    outline.objects[index].parent == nil && outline.objects[index].placeholder == nil
      && document.chains(ofObject: index).contains { $0.isView == .yes }
  }
  return document.mostAlike(views, to: "view").compactMap { index in
    let view = outline.objects[index]
    let line =
      "<outlet property=\"view\" destination=\"\(xmlEscaped(view.id))\" id=\"\(document.freshID("view", view.id))\"/>"
    return document.insertion(of: line, as: ConnectionKey(element: "outlet", name: "view"), from: owner, text)
      .map {
        CodeAction(
          "Connect 'view' to '\(outline.label(of: view))'", $0, in: document.file, fixes: [diagnostic])
      }
  }
}

/// Connects an outlet of an object that another document connects, or another scene.
private func connections(of diagnostic: Diagnostic, in document: DocumentContext) -> [CodeAction] {
  let query = document.query
  guard let place = diagnostic.related.first,
    case .member(let id)? = query.listedSymbol(at: place.range.lower, in: place.file)?.symbols.first
  else { return [] }
  return query.connectActions(
    for: id, ofObjectAt: Location(file: document.file, range: diagnostic.range)
  ).map {
    var action = $0
    action.fixes = [diagnostic]
    return action
  }
}

private func segueActionFixes(of diagnostic: Diagnostic, in document: DocumentContext) -> [CodeAction] {
  guard let connection = document.outline.connection(at: diagnostic.range),
    let selector = connection.segue?.creationSelector, let source = document.source(of: connection),
    connection.segue?.kind != "relationship", let owner = document.controller(ofScene: source.scene)
  else { return [] }
  let chains = document.chains(of: owner)
  switch document.action(selector, in: chains) {
  case .notVisible(let id):
    return document.query.exposures(of: id, fixing: diagnostic)
  case .missing:
    var actions: [CodeAction] = []
    if let near = document.nearestMember(to: connection, named: selector, as: .segueAction, in: chains) {
      actions.append(
        CodeAction(
          "Rename to '\(near.name)'", isPreferred: near.isSlip, Edit(diagnostic.range, xmlEscaped(near.name)),
          in: document.file, fixes: [diagnostic]))
    }
    return actions + declareSegueAction(selector, for: connection, of: owner, diagnostic, in: document)
  default: return []
  }
}

// MARK: Swift

extension Query {
  /// Attributes that make a member visible which documents connect and Objective-C does not see, or which lacks
  /// the mark that Interface Builder looks for.
  func exposures(of id: MemberID, fixing diagnostic: Diagnostic? = nil) -> [CodeAction] {
    guard let member = snapshot.member(id), !member.isForInterfaceBuilder,
      member.flags.isDisjoint(with: [.constant, .readOnly, .nonobjc, .isStatic]),
      snapshot.isOwn(id.type.file), snapshot.code(id.type.file)?.language == .swift,
      let bytes = text(of: id.type.file).bytes,
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
  fileprivate func designableFixes(of diagnostic: Diagnostic, in code: CodeFile) -> [CodeAction] {
    let types = code.types.indices.map { TypeID(file: diagnostic.file, index: $0) }
    let preparing = types.first { id in
      snapshot.readMembers(of: id).contains {
        $0.nameRange == diagnostic.range && $0.selector == "prepareForInterfaceBuilder"
      }
    }
    // The attribute may stand on an extension, but a reader does not look for it there.
    guard let preparing, let declared = classes(declaredOrExtendedBy: preparing).first,
      let type = snapshot.type(declared), let text = source(of: declared.file),
      text.holds(name: simpleName(type.name), at: type.nameRange), type.range.lower <= type.nameRange.lower,
      snapshot.isOwn(declared.file)
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
}
