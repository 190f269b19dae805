import Index
import Text

extension DiagnosticRule {
  /// Nothing happens at run time: a comment, a setting or an entry of a baseline is left over, and would silence what comes next.
  ///
  /// It follows from the findings of all other rules, so that a check finds it when these are known.
  package static let unusedSuppression = DiagnosticRule(
    "unused-suppression", .warning, "A comment, a setting or an entry of a baseline silences nothing",
    .unusedCode)

  /// A finding of a rule that has no checks.
  package func finding(_ message: String, in file: FileID, at range: ByteRange) -> Diagnostic {
    Diagnostic(code: code, severity: severity, file: file, range: range, message: message)
  }
}

extension Diagnostic {
  /// Whether something silences nothing. No comment silences that.
  package var isAboutSuppression: Bool { code == DiagnosticRule.unusedSuppression.code }
}
