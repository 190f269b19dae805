import Analysis
import Pictures
import Text

extension PictureFinding {
  /// A finding of a check as it is drawn.
  init(_ finding: Finding) {
    let diagnostic = finding.diagnostic
    let severity: Severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .information: .information
      case .hint: .hint
      }
    self.init(
      severity: severity, object: diagnostic.subject?.id, message: diagnostic.message,
      code: diagnostic.code.rawValue, line: finding.place.start.line, range: diagnostic.range)
  }
}
