import Index
import Syntax

/// Says what is wrong in files, and how severe it is, for a check and a server alike.
///
/// In this order:
/// 1. The rules find candidates.
/// 2. The code of the workspace confirms or refutes these.
/// 3. Renames, which only a server knows, explain some (`Features/IncompleteRename.swift`).
/// 4. The names that were most likely meant are suggested (`SuggestedNames.swift`).
/// 5. The findings of a stale document are summed up (`StaleDocuments.swift`).
/// 6. The severity of each finding is decided (`decided`), by what takes effect (`Effects.swift`) and by the user's settings.
/// 7. Equal findings become one (`EqualFindings.swift`).
package struct Judge {
  let query: Query

  package init(_ query: Query) { self.query = query }

  /// The findings of a file, some of which hold only if code does not use certain names.
  package func candidates(in file: FileID) -> Candidates {
    var result = Candidates(file: file)
    guard query.snapshot.mayHaveFindings(file), let source = query.snapshot[file], !source.isDependency
    else { return result }
    switch source.facts {
    case .interface(let outline, _):
      let document = DocumentContext(file: file, outline: outline, query: query)
      result.candidates = candidates(of: document)
      if result.candidates.contains(where: { $0.evidence?.steps.contains(where: \.readsSharedNames) == true })
      {
        result.shared = document.evidenceOfScenes
      }
    case .code(let code):
      let context = CodeContext(file: file, contents: code, query: query)
      result.candidates = Analysis.candidates(in: file) {
        if case .code(let check) = $0 { check(context) } else { [] }
      }
    case .project(.translations):
      result.candidates = Analysis.candidates(in: file) {
        if case .translations(let check) = $0 { check(file, query) } else { [] }
      }
    case .project:
      let context = PropertyListContext(file: file, query: query)
      let references = query.plistReferences(in: file)
      guard !references.isEmpty else { break }
      result.candidates = Analysis.candidates(in: file) {
        if case .propertyLists(let check) = $0 { references.compactMap { check(context, $0) } } else { [] }
      }
    }
    return result
  }

  private func candidates(of document: DocumentContext) -> [(diagnostic: Diagnostic, evidence: Evidence?)] {
    // The connections of one side of a merge conflict say nothing, since no build compiles the document.
    let isInConflict = document.outline.problems.contains { $0.kind == .mergeConflict }
    return Analysis.candidates(
      in: document.file, of: document,
      where: { isOn($0, in: document.file) && (!isInConflict || $0.traits.contains(.damage)) }
    ) {
      $0.findings(in: document)
    }
  }

  /// Whether a rule runs on a file. An optional rule needs a setting; other rules run, and settings may turn their findings off.
  private func isOn(_ rule: DiagnosticRule, in file: FileID) -> Bool {
    guard rule.isOptional else { return true }
    if case .severity = query.options.setting(rule.code, query.snapshot[file]?.path ?? "", []) { return true }
    return false
  }

  /// Whether findings in a file depend on how its text is written.
  package func followsText(of file: FileID) -> Bool {
    DiagnosticRule.all.contains { $0.traits.contains(.followsText) && isOn($0, in: file) }
  }

  /// The single findings of one file.
  package func singles(in file: FileID) -> SingleFindings { confirmed(candidates(in: file)) }

  /// The single findings of a document after an edit of only some connections.
  ///
  /// - Parameters:
  ///   - connections: The indices of the edited connections.
  ///   - retained: The single findings from before the edit, without those in these connections.
  package func singles(
    in file: FileID, editedIn connections: Range<Int>, beside retained: SingleFindings
  ) -> SingleFindings {
    guard let outline = query.snapshot.ownInterface(file) else { return retained }
    let document = DocumentContext(
      file: file, outline: outline, query: query,
      connections: connections.clamped(to: outline.connections.indices))
    let found = Candidates(file: file, candidates: candidates(of: document))
    var result = confirmed(found)
    result.findings = inOrder(retained.findings.filter { $0.rule?.judgesSeveral != true } + result.findings)
    result.dependsOn.formUnion(retained.dependsOn)
    return result
  }

  /// The findings as users see them, including those that settings turn off.
  ///
  /// - Parameters:
  ///   - singles: The single findings of the file, with the additions from renames.
  ///   - isAtRest: Whether the document is not being edited. Otherwise it gets no summary, since it would come and go with the
  ///     edits, away from their place.
  ///   - isExplained: Whether a rename explains a finding, which then stays at its place.
  package func judged(
    _ singles: [Diagnostic], in file: FileID, isAtRest: Bool = true,
    exceptWhere isExplained: (Diagnostic) -> Bool = { _ in false }
  ) -> [Diagnostic] {
    if singles.isEmpty { return [] }
    guard let outline = query.snapshot.interface(file) else {
      let areSettings = if case .project(.xcode)? = query.snapshot[file]?.facts { true } else { false }
      return withEqualNamesAsOne(singles.map { decided($0) }, areSettings: areSettings)
    }
    let document = DocumentContext(file: file, outline: outline, query: query)
    let suggested = document.withSuggestions(singles, exceptWhere: isExplained)
    let stated = isAtRest ? summedUp(suggested, in: document, isExplained) : suggested
    let effects = Effects(document)
    return document.withEqualsAsOne(
      stated.map { decided($0, in: document, effects) }, exceptWhere: isExplained)
  }

  /// A finding with its final severity.
  ///
  /// The rule states a severity, and the code that decided about the finding may have changed it. Other connections may make an
  /// error harmless. A finding without effect is a warning at most, a warning in a document that no target builds is information, and the
  /// user's settings come last.
  private func decided(
    _ found: Diagnostic, in document: DocumentContext? = nil, _ effects: Effects? = nil
  ) -> Diagnostic {
    var result = found
    if let document, !found.singles.isEmpty {
      let stated = found.singles.filter { $0.code == found.code }
      result.severity = stated.map { severity(of: $0, in: document) }.max() ?? found.severity
    } else if let document, let relief = relief(of: found, in: document) {
      result.severity = relief.severity
      if let note = relief.note { result.add(note) }
    }
    if let note = effects?.note(on: result) {
      // A document that no target builds, such as an old copy, has nothing to be warned of.
      let isIdle =
        effects?.isOfNoTarget == true && result.severity == .warning && !result.has(.absence)
      result.severity = min(result.severity, isIdle ? .information : .warning)
      result.add(note)
    }
    switch setting(of: found) {
    case nil: break
    case .off: result.isOff = true
    case .severity(let severity):
      // The connections are the actual fault, and the finding at the declaration only reports it.
      let isNotice = document == nil && found.rename != nil
      result.severity = isNotice ? min(severity, result.severity) : severity
    }
    return result
  }

  /// The severity of a single finding if it takes effect; nil where the settings turn it off.
  func severityInEffect(_ single: Diagnostic, in document: DocumentContext) -> Diagnostic.Severity? {
    switch setting(of: single) {
    case nil: severity(of: single, in: document)
    case .off: nil
    case .severity(let severity): severity
    }
  }

  private func severity(of single: Diagnostic, in document: DocumentContext) -> Diagnostic.Severity {
    relief(of: single, in: document)?.severity ?? single.severity
  }

  private func relief(of single: Diagnostic, in document: DocumentContext) -> DiagnosticRule.Relief? {
    guard single.severity == .error, let relief = single.rule?.relief,
      let index = document.connectionIndex(at: single.range)
    else { return nil }
    return relief(document, index)
  }

  private func setting(of diagnostic: Diagnostic) -> AnalysisOptions.Setting? {
    query.options.setting(diagnostic.code, query.snapshot[diagnostic.file]?.path ?? "", diagnostic.ids)
  }
}

private func candidates(
  in file: FileID, of document: DocumentContext? = nil, where isOn: (DiagnosticRule) -> Bool = { _ in true },
  findings: (DiagnosticRule.Check) -> [Finding]
) -> [(diagnostic: Diagnostic, evidence: Evidence?)] {
  // Loops are faster than arrays here, since most checks find nothing.
  var result: [(diagnostic: Diagnostic, evidence: Evidence?)] = []
  for rule in DiagnosticRule.all where isOn(rule) {
    for check in rule.checks {
      for found in findings(check)
      where rule.traits.contains(.damage) || document?.outline.isDoubtful(at: found.range.lower) != true {
        let finding = document?.awaitingMention(found, of: rule) ?? found
        result.append((finding.diagnostic(of: rule, in: file), finding.evidence))
      }
    }
  }
  return result
}

extension DiagnosticRule.Check {
  /// The findings in a document, or in some of its connections.
  fileprivate func findings(in document: DocumentContext) -> [Finding] {
    let outline = document.outline
    func findings(
      in connections: some Sequence<Int>, _ check: (DocumentContext, Int) -> Finding?
    ) -> [Finding] {
      var result: [Finding] = []
      for index in connections {
        guard var found = check(document, index) else { continue }
        found.subject = document.subject(outline.object(outline.connections[index].source))
        found.subject?.connection = outline.connections[index].id
        result.append(found)
      }
      return result
    }
    switch self {
    case .objects(let check): return document.isPartial ? [] : check(document)
    case .customClasses(let check):
      let objects = document.isPartial ? [] : outline.classReferences(ofObjects: document.customized)
      return document.findings(
        in: objects + outline.classReferences(ofConnections: document.connections), check)
    case .connections(let check): return findings(in: document.connections, check)
    case .outlets(let check): return findings(in: document.outlets, check)
    case .actions(let check): return findings(in: document.actions, check)
    case .several(let check): return check(document)
    case .code, .propertyLists, .translations: return []
    }
  }
}

extension DocumentContext {
  /// The findings at all custom classes of the document, for a check that depends on its connections as well.
  func findingsOfClasses(_ check: (DocumentContext, ClassReference) -> Finding?) -> [Finding] {
    findings(
      in: outline.classReferences(ofObjects: customized)
        + outline.classReferences(ofConnections: outline.connections.indices), check)
  }

  fileprivate func findings(
    in references: [ClassReference], _ check: (DocumentContext, ClassReference) -> Finding?
  ) -> [Finding] {
    references.compactMap { reference in
      var found = check(self, reference)
      found?.subject = subject(outline.object(reference.object))
      return found
    }
  }
}

extension DocumentContext {
  /// A finding with the evidence about the names that code has to mention if the finding is to be an error.
  fileprivate func awaitingMention(_ finding: Finding, of rule: DiagnosticRule) -> Finding {
    guard (finding.severity ?? rule.severity) == .error || finding.evidence != nil else { return finding }
    guard let effect = evidence(ofEffectAt: finding.range.lower) else { return finding }
    var result = finding
    if result.evidence == nil { result.evidence = effect } else { result.evidence?.further += effect.steps }
    return result
  }
}
