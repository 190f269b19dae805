import Index
import Syntax

extension DiagnosticRule {
  /// Code gets nil for the color. A document shows the value from when it was saved, in light and dark mode alike.
  package static let missingColor = DiagnosticRule(
    "missing-color", .warning, "No color of a catalog has the name",
    checks: .code { $0.missingAssets(.color) },
    .objects { $0.missingResources(.color, severity: .information) }
  )
  .fixed(by: .name, .resource)
}
