import AppleFacts
import Index
import Syntax
import Text

/// The parts of a document that have outlets and actions.
private struct ConnectedParts: Sendable {
  /// The scenes of the objects that have outlets or send actions; nil for a nib.
  var scenes: Set<Int?> = []
}

private let connectedTable = CacheTable<FileID, ConnectedParts>()

extension DocumentContext {
  /// Whether the document needs the class of an object or a segue. It always needs a segue's; it needs an object's if the object
  /// has connections that the framework's class lacks, or if an outlet leads to the object.
  func connectsWhatNeeds(_ reference: ClassReference) -> Bool {
    guard reference.segue == nil, let index = reference.object, let platforms else { return true }
    return query.objectsBeyondElements(in: file, on: platforms).contains(index)
      || outline.connections.indices.contains {
        outline.connections[$0].destination == outline.objects[index].id && needsMore($0, on: platforms)
      }
  }

  /// Whether an outlet may need more than the class of the element that it leads to.
  private func needsMore(_ outlet: Int, on platforms: ApplePlatforms) -> Bool {
    let connection = outline.connections[outlet]
    guard connection.kind == .outlet || connection.kind == .outletCollection else { return false }
    if isSourceOfOwnList(connection) { return false }
    guard let id = property(ofConnection: outlet).declaration, let member = query.snapshot.member(id),
      let owner = query.snapshot.type(id.type), let written = member.type.flatMap(query.writtenType),
      let object = object(withID: connection.destination)
    else { return true }
    return certainty(
      that: query.chains(ofElement: object.element, on: platforms), are: written.components, in: owner)
      != .yes
  }

  /// Whether an outlet leads from a list to the controller of a list around it, which is the framework's source of it.
  private func isSourceOfOwnList(_ outlet: Connection) -> Bool {
    guard ["dataSource", "delegate"].contains(outlet.name), let list = outlet.source,
      let end = object(withID: outlet.destination), outline.objects[list].customClass == nil
    else { return false }
    return [("tableView", "tableViewController"), ("collectionView", "collectionViewController")].contains {
      $0 == (outline.objects[list].element, end.element)
    }
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
          result.scenes.insert(outline.object(connection.source)?.scene)
        case .action: result.scenes.insert(outline.object(connection.source)?.scene)
        case .segue, .binding, .other: break
        }
      }
      return result
    }
  }
}
