import Index
import Syntax

/// The uses of names in the workspace's code that decide about a finding.
struct Evidence: Sendable {
  enum Verdict: Sendable {
    case holds
    case refuted
    /// The finding holds, but weighs something else, with what the message says of that.
    case weighs(Diagnostic.Severity, note: String)

    /// Of an outlet: nothing breaks yet.
    static let unused = weighs(.warning, note: "no code uses it")
    static let unreached = weighs(.warning, note: "only methods that nothing calls use it")
  }

  /// The names whose uses in the whole workspace's code decide.
  var names: [AskedName]
  /// More such names, which follow from the uses of those of the steps before.
  var furtherNames: (@Sendable (Query) -> [AskedName])?
  /// Whether the verdict reads what code does at these uses.
  var readsUses = false
  /// Whether the verdict depends on all names that code and documents share as text, and on which of them are misspelled.
  var readsSharedNames = false
  /// Whether the verdict depends on which classes make others, whatever code names them.
  var followsClasses: (@Sendable (Query) -> Bool)?
  /// Asked when the uses of the names are known.
  var verdict: @Sendable (Query) -> Verdict
  /// Asked in order while nothing has refuted the finding. Their names are searched for only then, as some are common words.
  var further: [Evidence] = []

  func allNames(_ query: Query) -> [AskedName] { names + (furtherNames?(query) ?? []) }

  /// - Parameter isRefuted: Asked when the uses of the names are known.
  static func refuting(
    _ names: [AskedName], _ isRefuted: @escaping @Sendable (Query) -> Bool
  ) -> Evidence {
    Evidence(names: names) { isRefuted($0) ? .refuted : .holds }
  }

  /// One evidence with the steps of several, in order; nil for none.
  static func all(_ evidences: [Evidence?]) -> Evidence? {
    let known = evidences.compactMap { $0 }
    guard var result = known.first else { return nil }
    result.further += known.dropFirst().flatMap(\.steps)
    return result
  }

  /// This evidence, then the further evidence.
  var steps: [Evidence] { [self] + further }

  func isRefuted(by query: Query) -> Bool {
    if case .refuted = verdict(query) { true } else { false }
  }
}
