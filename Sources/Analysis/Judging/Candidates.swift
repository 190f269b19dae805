import Index
import Syntax

/// The findings of one file before a search of the workspace's code for the names that decide about some of them.
///
/// A check of many files collects the names of all files step by step, searches for all names of a step together and passes the
/// result to `Snapshot.knowing(_:of:)`.
package struct Candidates: Sendable {
  package let file: FileID
  var candidates: [(diagnostic: Diagnostic, evidence: Evidence?)] = []
  /// The evidence that many findings share, whose names are searched for once.
  var shared: Evidence?

  /// Whether no finding depends on code.
  package var areCertain: Bool { candidates.allSatisfy { $0.evidence == nil } }
}

/// The findings of one file before suggestions, summaries and severities.
package struct SingleFindings: Sendable {
  /// The findings in order, each once.
  package var findings: [Diagnostic]
  /// The names in code that decide about these findings, and about others that code refutes today.
  package var dependsOn: NameDependency
}

extension Judge {
  /// The names to search for in a step, from 0 on, for the findings that earlier steps have not refuted; nil after the last step.
  package func names(ofStep step: Int, in found: Candidates) -> [AskedName]? {
    let all = found.candidates.map(\.evidence) + [found.shared]
    guard all.contains(where: { $0?.steps.indices.contains(step) == true }) else { return nil }
    return all.flatMap { evidence -> [AskedName] in
      guard let steps = evidence?.steps, steps.indices.contains(step),
        !steps[..<step].contains(where: { $0.isRefuted(by: query) })
      else { return [] }
      return steps[step].allNames(query)
    }
  }

  /// The findings that nothing refutes. The uses of the names of all steps have to be known.
  package func confirmed(_ found: Candidates) -> SingleFindings {
    var dependency = NameDependency()
    let found = inOrder(
      found.candidates.compactMap { candidate in
        var result = candidate.diagnostic
        for evidence in candidate.evidence?.steps ?? [] {
          dependency.formUnion(NameDependency(evidence, query))
          switch evidence.verdict(query) {
          case .holds: break
          case .refuted: return nil
          case .weighs(let severity, let note):
            result.severity = severity
            if !note.isEmpty {
              // A baseline recognizes the finding whatever code does.
              result.baselineMessage = result.baselineMessage ?? result.message
              result.message += "; " + note
            }
          }
        }
        return result
      })
    // Two declarations of an outlet, such as in two projects, may lead to the same finding about an object.
    return SingleFindings(
      findings: found.indices.filter { $0 == 0 || !found[$0 - 1].says(found[$0]) }.map { found[$0] },
      dependsOn: dependency)
  }
}

extension Diagnostic {
  /// Whether it has the same code, place and message as another finding.
  fileprivate func says(_ other: Diagnostic) -> Bool {
    (code, range, message) == (other.code, other.range, other.message)
  }
}
