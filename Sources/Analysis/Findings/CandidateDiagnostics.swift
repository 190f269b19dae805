import Index
import Syntax

/// What refutes a finding: that code uses certain names in certain ways.
struct Refutation: Sendable {
  /// The names whose uses in the whole workspace's code decide.
  var names: [AskedName]
  /// Asked when the uses of the names are known.
  var isGiven: @Sendable (Resolver) -> Bool
}

/// The findings of one file before the workspace's code was searched for the names that refute some of them.
///
/// A check of many files collects the names of all, searches for them together and hands the result to
/// `Snapshot.learn`.
package struct CandidateDiagnostics: Sendable {
  package let file: FileID
  var candidates: [(diagnostic: Diagnostic, refutation: Refutation?)] = []

  /// The names to search for before the candidates are confirmed.
  package var names: [AskedName] { candidates.flatMap { $0.refutation?.names ?? [] } }

  /// The findings that nothing refutes, by place. Needs the uses of `names`.
  func confirmed(_ resolver: Resolver) -> [Diagnostic] {
    inOrder(candidates.filter { $0.refutation?.isGiven(resolver) != true }.map(\.diagnostic))
  }
}
