/// What the user's settings change about the analysis; a check and the server get the same from `Rules`.
///
/// Every context that a rule is handed carries them, so that an option of a rule is a property here, a line in `Rules`
/// that fills it, and the rule that reads it.
package struct AnalysisOptions: Sendable {
  /// What the settings say of a code.
  package enum Setting: Hashable, Sendable {
    case off
    case severity(Diagnostic.Severity)
  }

  /// What the settings say of a code in the file at a path; nil for nothing.
  package var setting: @Sendable (_ code: Diagnostic.Code, _ path: String) -> Setting?

  package init(
    setting: @escaping @Sendable (_ code: Diagnostic.Code, _ path: String) -> Setting? = { _, _ in nil }
  ) {
    self.setting = setting
  }

  /// The severity that the user wants for a diagnostic; nil where it is off.
  package func severity(of diagnostic: Diagnostic, inFile path: String) -> Diagnostic.Severity? {
    switch setting(diagnostic.code, path) {
    case nil: diagnostic.severity
    case .off: nil
    case .severity(let severity): severity
    }
  }
}
