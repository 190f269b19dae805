import Index
import Syntax

/// A finding that holds unless code uses certain names in certain ways.
struct CandidateDiagnostic: Sendable {
  var diagnostic: Diagnostic
  /// The names whose uses in the whole workspace's code decide; empty where nothing can refute the finding.
  var names: [AskedName] = []
  /// Asked when the uses of the names are known.
  var isRefuted: @Sendable (Resolver) -> Bool = { _ in false }
}

/// The findings of one file before the workspace's code was searched for the names that refute some of them.
///
/// A check of many files collects the names of all, searches for them together and hands the result to
/// `Snapshot.learn`.
package struct CandidateDiagnostics: Sendable {
  package let file: FileID
  var certain: [Diagnostic] = []
  var candidates: [CandidateDiagnostic] = []

  /// The names to search for before the candidates are confirmed.
  package var names: [AskedName] { candidates.flatMap(\.names) }

  /// The findings that nothing refutes, by place. Needs the uses of `names`.
  func confirmed(_ resolver: Resolver) -> [Diagnostic] {
    inOrder(certain + candidates.filter { !$0.isRefuted(resolver) }.map(\.diagnostic))
  }
}
