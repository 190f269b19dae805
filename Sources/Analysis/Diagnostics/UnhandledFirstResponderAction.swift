import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// No object in the responder chain implements the action: the menu item stays disabled, and the button does nothing.
  package static let unhandledFirstResponderAction = DiagnosticRule(
    "unhandled-first-responder-action", .warning,
    "An action sent to First Responder that no class implements",
    checks: .connections(findUnhandledFirstResponderAction)
  )
  .fixed(by: .removal)
}

private func findUnhandledFirstResponderAction(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard let platforms = document.platforms, document.outline.connections[index].kind == .action,
    let target = document.destinationIndex(ofConnection: index),
    document.outline.objects[target].placeholder == .firstResponder
  else { return nil }
  let connection = document.outline.connections[index]
  let selector = connection.name
  guard isOfApp(selector, on: platforms),
    // A text field with any action for this event dismisses the keyboard.
    connection.event != "editingDidEndOnExit"
  else { return nil }
  let finding = document.finding(
    at: connection.nameRange, sending: selector,
    missing: "no class implements '\(selector)', which is sent to First Responder",
    invisible: "the method for '\(selector)', which is sent to First Responder, is not visible to "
      + "Objective-C; mark it '@IBAction'")
  return finding == nil || document.namesMostlyUnknownClasses || document.mostlySendsElsewhere ? nil : finding
}

/// Whether a selector is none of the framework's. Those that begin with an underscore are.
private func isOfApp(_ selector: String, on platforms: ApplePlatforms) -> Bool {
  !selector.isEmpty && !selector.hasPrefix("_") && !AppleSDK.isAction(selector, on: platforms)
    && !AppleSDK.isUndeclaredAction(selector)
}

private let elsewhereTable = CacheTable<FileID, Bool>()

extension DocumentContext {
  /// Whether a dependency is missing, and no class of the workspace implements most of the app's actions that the document sends to
  /// First Responder: a view or a controller of the dependency implements them.
  fileprivate var mostlySendsElsewhere: Bool {
    guard let platforms, query.lacksDependencies(around: file) else { return false }
    return query.answer(to: file, in: elsewhereTable) {
      let sent = Set(
        outline.connections.filter { connection in
          connection.kind == .action && isOfApp(connection.name, on: platforms)
            && object(withID: connection.destination)?.placeholder == .firstResponder
        }.map(\.name))
      return sent.count { query.responder(to: $0, on: platforms) == .missing } * 2 > sent.count
    }
  }

  /// Whether most custom classes of the document are not in the workspace, as in an app in Python or C#, or whether one is
  /// certainly in another language.
  ///
  /// These classes may implement an action that is sent to First Responder.
  fileprivate var namesMostlyUnknownClasses: Bool {
    var names: Set<String> = []
    var unknown = 0
    for reference in outline.classReferences where AppleSDK.class(named: reference.name, on: .all) == nil {
      if outline.object(reference.object)?.placeholder == .firstResponder { continue }
      guard names.insert(reference.name).inserted else { continue }
      if query.isVendored(reference.name) { return true }
      switch query.unknownClass(reference, in: file) {
      case nil, .missing: break
      case .elsewhere, .needed, .outOfSight: unknown += 1
      }
    }
    return unknown * 2 > names.count
  }
}
