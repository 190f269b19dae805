import Index
import Syntax
import Text

extension DocumentContext {
  /// Findings about single connections, less severe where the document's other connections make them harmless.
  ///
  /// A check that looks at one connection can't tell that: after an edit, only the edited ones are looked at.
  func relieved(_ found: [Diagnostic]) -> [Diagnostic] {
    var places: [ByteRange: Int]?
    return found.map { diagnostic in
      guard let relief = reliefs[diagnostic.code], diagnostic.severity == .error else { return diagnostic }
      let known =
        places
        ?? Dictionary(
          outline.connections.indices.flatMap { index in
            [outline.connections[index].nameRange, outline.connections[index].destinationRange]
              .compactMap { $0 }.map { ($0, index) }
          }, uniquingKeysWith: { one, _ in one })
      places = known
      guard let index = known[diagnostic.range], let severity = relief(self, index) else { return diagnostic }
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
    return isReplaced ? .warning : nil
  }

  /// An action of a gesture recognizer that is on no view, as one that was left when its view was deleted.
  fileprivate func reliefOfMissingAction(_ index: Int) -> Diagnostic.Severity? {
    guard platforms != .macOS, let source = sourceIndex(ofConnection: index),
      outline.objects[source].element.hasSuffix("GestureRecognizer"), outline.objects[source].parent == nil
    else { return nil }
    let id = outline.objects[source].id
    return outline.connections.contains { $0.destination == id } ? nil : .hint
  }

  /// On macOS, an outlet whose name is close to one that the same object connects as well.
  fileprivate func reliefOfDanglingOutlet(_ index: Int) -> Diagnostic.Severity? {
    let connection = outline.connections[index]
    guard logsDanglingOutlets, property(ofConnection: index) == .missing,
      let near = nearestMember(to: connection.name, as: .outlet, in: sourceChains(ofConnection: index))
    else { return nil }
    let isConnected = outline.connections.contains { other in
      (other.kind == .outlet || other.kind == .outletCollection) && other.source == connection.source
        && other.name == near.name
    }
    return isConnected ? .warning : nil
  }
}

/// What makes an error of a code less severe, by the index of its connection.
private let reliefs: [Diagnostic.Code: @Sendable (DocumentContext, Int) -> Diagnostic.Severity?] = [
  DiagnosticRule.crossSceneConnection.code: { $0.reliefOfCrossScene($1) },
  DiagnosticRule.missingAction.code: { $0.reliefOfMissingAction($1) },
  DiagnosticRule.danglingOutlet.code: { $0.reliefOfDanglingOutlet($1) },
]
