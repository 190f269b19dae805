/// The code by which users and scripts know a diagnostic, such as `dangling-outlet`.
///
/// Each `DiagnosticRule` makes its own. A code from outside is looked up among the rules.
package struct DiagnosticCode: Hashable, Sendable {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The severity of a diagnostic, most severe first.
package enum DiagnosticSeverity: String, CaseIterable, Comparable, Sendable {
  /// The program crashes, or a part of it silently does nothing, at run time.
  case error
  case warning, information, hint

  package static func < (one: DiagnosticSeverity, other: DiagnosticSeverity) -> Bool { one.rank < other.rank }

  private var rank: Int { -(Self.allCases.firstIndex(of: self) ?? 0) }
}

/// The user's options for the analysis. A check and the server both get them from `Rules`.
///
/// A `Query` carries them. A new option of a rule needs a property here, a line in `Rules` that sets it, and the rule that reads
/// it.
package struct AnalysisOptions: Sendable {
  /// The setting of a code.
  package enum Setting: Hashable, Sendable {
    case off
    case severity(DiagnosticSeverity)
  }

  /// The setting of a code for objects with one of some ids in the file at a path; nil if no setting applies.
  package var setting: @Sendable (_ code: DiagnosticCode, _ path: String, _ ids: [String]) -> Setting?

  package init(
    setting: @escaping @Sendable (_ code: DiagnosticCode, _ path: String, _ ids: [String]) -> Setting? = {
      _, _, _ in nil
    }
  ) {
    self.setting = setting
  }
}
