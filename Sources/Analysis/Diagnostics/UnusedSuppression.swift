import Index
import Text

extension DiagnosticRule {
  /// A comment, a setting or an entry of a baseline is left over and would silence a later finding. Nothing happens at run time.
  ///
  /// A check finds it after all other rules, since it follows from their findings.
  package static let unusedSuppression = DiagnosticRule(
    "unused-suppression", .warning, "A comment, a setting or an entry of a baseline silences nothing",
    .unusedCode)

  /// A finding of the rule, which has no checks.
  package func finding(_ message: String, in file: FileID, at range: ByteRange) -> Diagnostic {
    Diagnostic(code: code, severity: severity, file: file, range: range, message: message)
  }
}

extension Diagnostic {
  /// Whether the finding is about something that silences nothing. No comment silences this finding.
  package var isAboutSuppression: Bool { code == DiagnosticRule.unusedSuppression.code }
}
