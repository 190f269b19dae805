import Index
import Syntax
import Text

/// The parts of a document that have outlets and actions.
private struct ConnectedParts: Sendable {
  /// The ids of the objects that outlets lead to.
  var destinations: Set<String> = []
  /// The scenes of the objects that have outlets or send actions; nil for a nib.
  var scenes: Set<Int?> = []
}

private let connectedTable = CacheTable<FileID, ConnectedParts>()

extension DocumentContext {
  /// Whether the class of an object or a segue matters to the document: a segue does what its class says, and of an object with
  /// connections that the framework's class lacks, or to which an outlet leads, the class is used.
  func connectsWhatNeeds(_ reference: ClassReference) -> Bool {
    guard reference.segue == nil, let index = reference.object, let platforms else { return true }
    return query.objectsBeyondElements(in: file, on: platforms).contains(index)
      || connectedParts.destinations.contains(outline.objects[index].id)
  }

  /// Whether any object of the same scene, or of the same nib, has an outlet or sends an action.
  func isSceneConnected(aroundObjectOf reference: ClassReference) -> Bool {
    connectedParts.scenes.contains(outline.object(reference.object)?.scene)
  }

  private var connectedParts: ConnectedParts {
    query.answer(to: file, in: connectedTable) {
      var result = ConnectedParts()
      for connection in outline.connections {
        switch connection.kind {
        case .outlet, .outletCollection:
          if let destination = connection.destination { result.destinations.insert(destination) }
          result.scenes.insert(outline.object(connection.source)?.scene)
        case .action: result.scenes.insert(outline.object(connection.source)?.scene)
        case .segue, .binding, .other: break
        }
      }
      return result
    }
  }
}
