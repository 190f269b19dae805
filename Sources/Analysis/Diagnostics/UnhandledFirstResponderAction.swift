import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Nothing along the responder chain can answer: the menu item stays disabled, the button does nothing.
  package static let unhandledFirstResponderAction = DiagnosticRule(
    "unhandled-first-responder-action", .warning,
    "An action sent to First Responder that no class implements",
    checks: .connections(findUnhandledFirstResponderAction))
}

private func findUnhandledFirstResponderAction(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard let platforms = document.platforms, document.outline.connections[index].kind == .action,
    let target = document.destinationIndex(ofConnection: index),
    document.outline.objects[target].placeholder == .firstResponder
  else { return nil }
  let connection = document.outline.connections[index]
  let selector = connection.name
  // Selectors that begin with an underscore are the framework's own.
  guard !selector.isEmpty, !selector.hasPrefix("_"), !AppleSDK.isAction(selector, on: platforms),
    !isUndeclaredAction(selector)
  else { return nil }
  return document.finding(
    at: connection.nameRange, sending: selector,
    missing: "no class implements '\(selector)', which is sent to First Responder",
    invisible: "the method for '\(selector)', which is sent to First Responder, is not visible to "
      + "Objective-C; mark it '@IBAction'")
}
