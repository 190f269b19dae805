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

/// An id that nothing in the document has: Interface Builder can't open or compile it.
func danglingReferences(_ document: Document) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for connection in document.outline.connections {
    guard let id = connection.destination, let range = connection.destinationRange, !id.isEmpty,
      !document.knows(id)
    else { continue }
    let name = connection.name.isEmpty ? "" : " '\(connection.name)'"
    found.append(
      document.diagnostic(
        .danglingReference, .error, at: range, on: document.source(of: connection),
        "the \(connection.kind.elementName)\(name) leads to '\(id)', which is not in the document"))
  }
  for reference in document.outline.references where !document.knows(reference.id) {
    let what =
      switch reference.kind {
      case .initialController: "the initial controller is"
      case .constraintEnd: "the constraint holds on to"
      case .popoverAnchor: "the popover is anchored to"
      }
    found.append(
      document.diagnostic(
        .danglingReference, .error, at: reference.range, on: nil,
        "\(what) '\(reference.id)', which is not in the document"))
  }
  return found
}

/// Two objects with one id: which of them a connection means is left to chance.
func duplicateIDs(_ document: Document) -> [Diagnostic] {
  document.outline.duplicateIDs.map { duplicate in
    document.diagnostic(
      .duplicateID, .error, at: duplicate.range, on: document.object(withID: duplicate.id),
      "the id '\(duplicate.id)' is already taken in this document",
      related: [
        Diagnostic.Related(file: document.file, range: duplicate.first, message: "it stands here first")
      ])
  }
}

/// The later of two connections of one outlet wins; which is later is not said anywhere.
func duplicateOutlets(_ document: Document) -> [Diagnostic] {
  struct Key: Hashable {
    var source: Int
    var name: String
  }
  var first: [Key: Connection] = [:]
  var found: [Diagnostic] = []
  for connection in document.outline.connections where connection.kind == .outlet {
    guard let source = connection.source, !connection.name.isEmpty else { continue }
    let key = Key(source: source, name: connection.name)
    guard let earlier = first[key] else {
      first[key] = connection
      continue
    }
    found.append(
      document.diagnostic(
        .duplicateOutlet, .warning, at: connection.nameRange, on: document.source(of: connection),
        "the outlet '\(connection.name)' of this object is connected twice; remove one of the connections",
        related: [
          Diagnostic.Related(
            file: document.file, range: earlier.nameRange, message: "the other connection is here")
        ]))
  }
  return found
}

extension Connection.Kind {
  /// The name of the element that makes the connection.
  package var elementName: String {
    switch self {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .segue: "segue"
    case .binding: "binding"
    case .other(let name): name
    }
  }
}
