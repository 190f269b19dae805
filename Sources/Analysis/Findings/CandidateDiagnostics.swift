import Index
import Syntax

/// What the code of the workspace decides about a finding: whether it uses certain names, and how.
struct Evidence: Sendable {
  enum Verdict: Sendable {
    case holds
    case refuted
    /// The finding holds, but weighs something else, with what the message says of that.
    case weighs(Diagnostic.Severity, note: String)
  }

  /// The names whose uses in the whole workspace's code decide.
  var names: [AskedName]
  /// Whether the verdict reads what code does at these uses.
  var readsUses = false
  /// Asked when the uses of the names are known.
  var verdict: @Sendable (Resolver) -> Verdict

  /// - Parameter isRefuted: Asked when the uses of the names are known.
  static func refuting(
    _ names: [AskedName], _ isRefuted: @escaping @Sendable (Resolver) -> Bool
  ) -> Evidence {
    Evidence(names: names) { isRefuted($0) ? .refuted : .holds }
  }
}

/// The findings of one file before the workspace's code was searched for the names that decide about some of them.
///
/// A check of many files collects the names of all, searches for them together and hands the result to
/// `Snapshot.learn`.
package struct CandidateDiagnostics: Sendable {
  package let file: FileID
  var candidates: [(diagnostic: Diagnostic, evidence: Evidence?)] = []

  /// The names to search for before the candidates are confirmed.
  package var names: [AskedName] { candidates.flatMap { $0.evidence?.names ?? [] } }

  /// The findings that nothing refutes, by place, each once. Needs the uses of `names`.
  func confirmed(_ resolver: Resolver) -> [Diagnostic] {
    let found = inOrder(
      candidates.compactMap { candidate in
        guard let evidence = candidate.evidence else { return candidate.diagnostic }
        var result = candidate.diagnostic
        result.dependsOn = NameDependency(
          names: Set(evidence.names.map(\.name)), onUsesOf: evidence.readsUses)
        switch evidence.verdict(resolver) {
        case .holds: return result
        case .refuted: return nil
        case .weighs(let severity, let note):
          result.severity = severity
          if !note.isEmpty {
            // A baseline recognizes the finding, whatever code does with it.
            result.baselineMessage = result.baselineMessage ?? result.message
            result.message += "; " + note
          }
          return result
        }
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
