/// The name by which users and scripts know a diagnostic, such as `dangling-outlet`.
///
/// Each `DiagnosticRule` makes its own; whatever reads a code from outside looks it up among the rules.
package struct DiagnosticCode: Hashable, Sendable {
  package let rawValue: String

  package init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The severity of a diagnostic, most severe first.
package enum DiagnosticSeverity: String, CaseIterable, Comparable, Sendable {
  /// Crashes or silently does nothing at run time.
  case error
  case warning, information, hint

  package static func < (one: DiagnosticSeverity, other: DiagnosticSeverity) -> Bool { one.rank < other.rank }

  private var rank: Int { -(Self.allCases.firstIndex(of: self) ?? 0) }
}

/// The user's settings of the analysis; a check and the server get the same from `Rules`.
///
/// A `Query` carries them, so that an option of a rule is a property here, a line in `Rules` that fills it, and the rule that
/// reads it.
package struct AnalysisOptions: Sendable {
  /// The setting of a code.
  package enum Setting: Hashable, Sendable {
    case off
    case severity(DiagnosticSeverity)
  }

  /// The setting of a code in the file at a path, there for objects with one of these ids; nil where none applies.
  package var setting: @Sendable (_ code: DiagnosticCode, _ path: String, _ ids: [String]) -> Setting?

  package init(
    setting: @escaping @Sendable (_ code: DiagnosticCode, _ path: String, _ ids: [String]) -> Setting? = {
      _, _, _ in nil
    }
  ) {
    self.setting = setting
  }
}
