import Index
import Syntax
import Text

extension DocumentContext {
  /// Findings about single connections, less severe where the document's other connections make them harmless.
  ///
  /// A check that looks at one connection can't tell that: after an edit, only the edited ones are looked at.
  func relieved(_ found: [Diagnostic]) -> [Diagnostic] {
    found.map { diagnostic in
      guard let relief = reliefs[diagnostic.code], diagnostic.severity == .error else { return diagnostic }
      guard let index = connectionIndex(at: diagnostic.range), let severity = relief(self, index) else {
        return diagnostic
      }
      var result = diagnostic
      result.severity = severity
      return result
    }
  }

  /// An action that the same event also sends to an object of the same scene, since Xcode leaves the one into another scene
  /// behind when a control is copied and connected anew; and an outlet that the class lacks.
  fileprivate func reliefOfCrossScene(_ index: Int) -> Diagnostic.Severity? {
    let connection = outline.connections[index]
    guard connection.kind == .action else { return property(ofConnection: index).fails ? .warning : nil }
    let isReplaced = outline.connections.indices.contains { other in
      outline.connections[other].kind == .action && outline.connections[other].source == connection.source
        && outline.connections[other].event == connection.event
        && destinationIndex(ofConnection: other) != nil
        && !crossesScenes(connection: other)
    }
    return isReplaced || sendsSegueInstead(index) ? .warning : nil
  }

  /// Whether an action is that of a bar button item that also performs a segue: it has one target alone.
  private func sendsSegueInstead(_ index: Int) -> Bool {
    guard let source = sourceIndex(ofConnection: index), outline.objects[source].element == "barButtonItem"
    else { return false }
    return outline.connections.contains { $0.kind == .segue && $0.source == source }
  }

  /// An action that nothing sends: a gesture recognizer has no view, since that was deleted, a bar button item shows a custom
  /// view, which takes the taps, or a menu item is hidden, and no outlet or binding lets code show it.
  fileprivate func reliefOfMissingAction(_ index: Int) -> Diagnostic.Severity? {
    if let source = sourceIndex(ofConnection: index), outline.objects[source].element == "barButtonItem",
      case let end = outline.objects[source].range.upper,
      outline.objects[(source + 1)...].prefix(while: { $0.range.lower < end }).contains(where: {
        $0.parent == source && $0.key == "customView"
      })
    {
      return .hint
    }
    if sendsSegueInstead(index) { return .warning }
    if let source = sourceIndex(ofConnection: index), isInHiddenMenuItem(source) { return .hint }
    guard platforms != .macOS, let source = sourceIndex(ofConnection: index),
      outline.objects[source].element.hasSuffix("GestureRecognizer"), outline.objects[source].parent == nil
    else { return nil }
    let id = outline.objects[source].id
    return outline.connections.contains { $0.destination == id } ? nil : .hint
  }

  private func isInHiddenMenuItem(_ object: Int) -> Bool {
    var next: Int? = object
    while let item = next {
      let content = outline.objects[item]
      if content.element == "menuItem", content.isHidden {
        return !outline.connections.contains { connection in
          connection.destination == content.id && connection.kind != .action
            || connection.source == item && connection.kind == .binding
        }
      }
      next = content.parent
    }
    return false
  }

  /// On macOS, an outlet unless another was meant, which stays empty.
  fileprivate func reliefOfDanglingOutlet(_ index: Int) -> Diagnostic.Severity? {
    guard logsDanglingOutlets, property(ofConnection: index) == .missing,
      nearestMember(ofConnection: index) == nil
    else { return nil }
    return .warning
  }
}

/// What makes an error of a code less severe, by the index of its connection.
private let reliefs: [Diagnostic.Code: @Sendable (DocumentContext, Int) -> Diagnostic.Severity?] = [
  DiagnosticRule.crossSceneConnection.code: { $0.reliefOfCrossScene($1) },
  DiagnosticRule.missingAction.code: { $0.reliefOfMissingAction($1) },
  DiagnosticRule.danglingOutlet.code: { $0.reliefOfDanglingOutlet($1) },
]
