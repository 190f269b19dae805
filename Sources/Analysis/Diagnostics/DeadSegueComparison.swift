import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The branch is never taken: no segue has the identifier that code compares with.
  package static let deadSegueComparison = DiagnosticRule(
    "dead-segue-comparison", .warning, "Code compares with an identifier that no segue has",
    .namedInCode, checks: .code(deadSegueComparisons)
  )
  .fixed(by: .name)
}

private func deadSegueComparisons(_ code: CodeContext) -> [Finding] {
  code.query.missingNames(.segue, .compared, in: code.file).compactMap { missing in
    guard !missing.use.isConditional else { return nil }
    return Finding(
      missing, in: code, "no segue has the identifier '\(missing.text)', so this is never the case")
  }
}
