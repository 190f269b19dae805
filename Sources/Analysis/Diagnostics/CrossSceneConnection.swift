import Index
import Syntax
import Text

/// Scenes are compiled apart: an outlet or action from one into another can't take effect.
func crossSceneConnections(_ document: Document) -> [Diagnostic] {
  document.outline.connections.compactMap { connection in
    guard document.crossesScenes(connection),
      let destination = document.object(withID: connection.destination)
    else { return nil }
    let kind = connection.kind == .action ? "action" : "outlet"
    return document.diagnostic(
      .crossSceneConnection, .error, at: connection.destinationRange ?? connection.nameRange,
      on: document.source(of: connection),
      "the \(kind) '\(connection.name)' leads into another scene, where it can't take effect; remove it",
      related: [
        Diagnostic.Related(
          file: document.file, range: destination.idRange,
          message: "the object at its other end, in another scene")
      ])
  }
}
