/// What the user's settings change about the analysis; a check and the server get the same from `Rules`.
///
/// Every context that a rule is handed carries them, so that an option of a rule is a property here, a line in `Rules`
/// that fills it, and the rule that reads it.
package struct AnalysisOptions: Sendable {
  /// Severities that replace those of the findings; nil turns a code off.
  package var severities: [Diagnostic.Code: Diagnostic.Severity?]
  /// Whether a code is off in the file at a path, or there for one of these ids, whatever `severities` says.
  package var isOff: @Sendable (_ code: Diagnostic.Code, _ path: String, _ ids: [String]) -> Bool

  package init(
    severities: [Diagnostic.Code: Diagnostic.Severity?] = [:],
    isOff: @escaping @Sendable (_ code: Diagnostic.Code, _ path: String, _ ids: [String]) -> Bool = {
      _, _, _ in false
    }
  ) {
    self.severities = severities
    self.isOff = isOff
  }

  /// The severity that the user wants for a diagnostic; nil where it is off.
  package func severity(of diagnostic: Diagnostic, inFile path: String) -> Diagnostic.Severity? {
    isOff(diagnostic.code, path, diagnostic.ids) ? nil : severities[diagnostic.code] ?? diagnostic.severity
  }
}
