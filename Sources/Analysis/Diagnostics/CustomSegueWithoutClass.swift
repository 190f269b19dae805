import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The segue is custom but names no class that performs it: UIKit raises an exception, and AppKit does nothing.
  package static let customSegueWithoutClass = DiagnosticRule(
    "custom-segue-without-class", .error, "A custom segue without a class",
    checks: .connections(findCustomSegueWithoutClass)
  )
  .fixed(by: .removal)
}

private func findCustomSegueWithoutClass(_ document: DocumentContext, _ index: Int) -> Finding? {
  let connection = document.outline.connections[index]
  guard let segue = connection.segue, segue.kind == "custom", segue.customClass == nil else { return nil }
  let name = connection.name.isEmpty ? "" : " '\(connection.name)'"
  return Finding(
    range: connection.nameRange,
    message: "the custom segue\(name) has no class to perform it; set its class or choose another kind",
    severity: document.platforms == .macOS ? .warning : nil)
}
