import Index
import Syntax

/// The evidence about a finding: the uses of names in the workspace's code that decide about it.
struct Evidence: Sendable {
  enum Verdict: Sendable {
    case holds
    case refuted
    /// The finding holds with another severity and an addition to its message.
    case weighs(Diagnostic.Severity, note: String)

    /// The verdict on an outlet that no code uses: nothing breaks yet.
    static let unused = weighs(.warning, note: "no code uses it")
    static let unreached = weighs(.warning, note: "only methods that nothing calls use it")
  }

  /// The names whose uses in the whole workspace's code decide.
  var names: [AskedName]
  /// More names, which follow from the uses in the earlier steps.
  var furtherNames: (@Sendable (Query) -> [AskedName])?
  /// Whether the verdict reads what code does at the uses of the names.
  var readsUses = false
  /// Whether the verdict depends on all names that code and documents share as text, and on their misspellings.
  var readsSharedNames = false
  /// Whether the verdict depends on which classes make others, whatever code names them.
  var followsClasses: (@Sendable (Query) -> Bool)?
  /// The verdict, called when the uses of the names are known.
  var verdict: @Sendable (Query) -> Verdict
  /// The later steps, called in order until one refutes the finding. Only then are their names searched for, as some are common
  /// words.
  var further: [Evidence] = []

  func allNames(_ query: Query) -> [AskedName] { names + (furtherNames?(query) ?? []) }

  /// - Parameter isRefuted: Whether the finding is refuted, called when the uses of the names are known.
  static func refuting(
    _ names: [AskedName], _ isRefuted: @escaping @Sendable (Query) -> Bool
  ) -> Evidence {
    Evidence(names: names) { isRefuted($0) ? .refuted : .holds }
  }

  /// One evidence that consists of the steps of several, in order; nil for none.
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
