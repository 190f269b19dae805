import Index
import Syntax

/// The findings of one file before the workspace's code was searched for the names that decide about some of them.
///
/// A check of many files collects the names of all, step by step, searches for those of a step together and hands the result
/// to `Snapshot.knowing(_:of:)`.
package struct Candidates: Sendable {
  package let file: FileID
  var candidates: [(diagnostic: Diagnostic, evidence: Evidence?)] = []
  /// The evidence that many of them share, whose names are searched for once.
  var shared: Evidence?

  /// Whether code decides nothing about them.
  package var areCertain: Bool { candidates.allSatisfy { $0.evidence == nil } }
}

extension Judge {
  /// The names to search for in a step, from 0 on, as far as those of the steps before leave a finding in doubt; nil after the
  /// last step.
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

  /// The findings that nothing refutes, by place, each once. Needs the uses of the names of all steps.
  package func confirmed(_ found: Candidates) -> [Diagnostic] {
    let found = inOrder(
      found.candidates.compactMap { candidate in
        var result = candidate.diagnostic
        for evidence in candidate.evidence?.steps ?? [] {
          result.dependsOn.formUnion(NameDependency(evidence, query))
          switch evidence.verdict(query) {
          case .holds: break
          case .refuted: return nil
          case .weighs(let severity, let note):
            result.severity = severity
            if !note.isEmpty {
              // A baseline recognizes the finding, whatever code does with it.
              result.baselineMessage = result.baselineMessage ?? result.message
              result.message += "; " + note
            }
          }
        }
        return result
      })
    // Two declarations of an outlet, such as those of two projects, may say the same about an object.
    return found.indices.filter { $0 == 0 || !found[$0 - 1].says(found[$0]) }.map { found[$0] }
  }
}

extension Diagnostic {
  /// Whether it says the same as another.
  fileprivate func says(_ other: Diagnostic) -> Bool {
    (code, range, message) == (other.code, other.range, other.message)
  }
}
