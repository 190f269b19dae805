import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Scenes are compiled apart: an outlet or action from one into another can't take effect.
  package static let crossSceneConnection = DiagnosticRule(
    "cross-scene-connection", .error, "A connection whose two ends lie in different scenes",
    checks: .connections(crossSceneConnections))
}

private func crossSceneConnections(_ document: DocumentContext) -> [Diagnostic] {
  document.connections.compactMap { index in
    guard document.crossesScenes(connection: index),
      let destinationIndex = document.destinationIndex(ofConnection: index)
    else { return nil }
    let connection = document.outline.connections[index]
    let destination = document.outline.objects[destinationIndex]
    let kind = connection.kind == .action ? "action" : "outlet"
    return document.diagnostic(
      .crossSceneConnection, at: connection.destinationRange ?? connection.nameRange,
      on: document.source(of: connection),
      "the \(kind) '\(connection.name)' leads into another scene, where it can't take effect; remove it",
      related: [
        Diagnostic.Related(
          file: document.file, range: destination.idRange,
          message: "the object at its other end, in another scene")
      ])
  }
}
