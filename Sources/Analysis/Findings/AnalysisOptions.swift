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

  /// What the settings say of a code in the file at a path, and there of what has one of these ids; nil for nothing.
  package var setting: @Sendable (_ code: Diagnostic.Code, _ path: String, _ ids: [String]) -> Setting?

  package init(
    setting: @escaping @Sendable (_ code: Diagnostic.Code, _ path: String, _ ids: [String]) -> Setting? = {
      _, _, _ in nil
    }
  ) {
    self.setting = setting
  }
}
