import Index
import Syntax

extension Query {
  /// The diagnostics that remain of the candidates of a file, by place, those of stale documents summed up.
  package func diagnostics(_ candidates: CandidateDiagnostics) -> [Diagnostic] {
    summarized(confirmed(candidates), of: candidates.file)
  }

  /// The diagnostics of one file by place, none summed up.
  package func singleDiagnostics(of file: FileID) -> [Diagnostic] {
    confirmed(candidateDiagnostics(of: file))
  }

  /// The diagnostics of a document in which only some connections were edited, none summed up.
  ///
  /// - Parameters:
  ///   - connections: The indices of the edited connections.
  ///   - retained: The diagnostics from before the edit, without those that lie in these connections.
  package func singleDiagnostics(
    of file: FileID, editedIn connections: Range<Int>, beside retained: [Diagnostic]
  ) -> [Diagnostic] {
    guard let outline = snapshot.ownInterface(file) else { return [] }
    let document = DocumentContext(
      file: file, outline: outline, query: self,
      connections: connections.clamped(to: outline.connections.indices))
    let found = CandidateDiagnostics(
      file: file,
      candidates: candidates(in: file, of: document) { $0.findings(in: document) })
    return inOrder(retained.filter { !codesOfSeveral.contains($0.code) } + confirmed(found))
  }
}

/// The codes whose findings an edit of any connection may alter.
private let codesOfSeveral = Set(DiagnosticRule.all.filter(\.judgesSeveral).map(\.code))

extension Query {
  /// The findings of a file, some of which hold only if code does not use certain names.
  package func candidateDiagnostics(of file: FileID) -> CandidateDiagnostics {
    var result = CandidateDiagnostics(file: file)
    guard snapshot.mayHaveFindings(file), let source = snapshot[file], !source.isDependency
    else { return result }
    switch source.facts {
    case .interface(let outline, _):
      let document = DocumentContext(file: file, outline: outline, query: self)
      result.candidates = candidates(in: file, of: document) { $0.findings(in: document) }
    case .code(let code):
      let context = CodeContext(file: file, contents: code, query: self)
      result.candidates = candidates(in: file) {
        if case .code(let check) = $0 { check(context) } else { [] }
      }
    case .project:
      break
    }
    return result
  }
}

private func candidates(
  in file: FileID, of document: DocumentContext? = nil, _ findings: (DiagnosticRule.Check) -> [Finding]
) -> [(diagnostic: Diagnostic, evidence: Evidence?)] {
  // In loops, since most checks find nothing, and an array for each would take longer than that.
  var result: [(diagnostic: Diagnostic, evidence: Evidence?)] = []
  for rule in DiagnosticRule.all {
    for check in rule.checks {
      for found in findings(check) {
        let finding = document?.awaitingMention(found, of: rule) ?? found
        result.append((finding.diagnostic(of: rule, in: file), finding.evidence))
      }
    }
  }
  return result
}

extension DiagnosticRule.Check {
  /// What is found in a document, or in those of its connections that are looked at.
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
    case .code: return []
    }
  }
}

extension DocumentContext {
  /// The findings at the custom classes of the document, where these depend on its connections as well.
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
