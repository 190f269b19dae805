import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Scenes are compiled apart: an outlet or action from one into another can't take effect.
  package static let crossSceneConnection = DiagnosticRule(
    "cross-scene-connection", .error, "A connection whose two ends lie in different scenes",
    checks: .connections(findCrossSceneConnection))
}

private func findCrossSceneConnection(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard document.crossesScenes(connection: index),
    let destination = document.destinationIndex(ofConnection: index)
  else { return nil }
  let connection = document.outline.connections[index]
  let kind = connection.kind == .action ? "action" : "outlet"
  return Finding(
    range: connection.destinationRange ?? connection.nameRange,
    message:
      "the \(kind) '\(connection.name)' is connected to an object in another scene; connections can't cross scenes, so remove it",
    related: document.note(
      at: document.outline.objects[destination].idRange, "the connected object is here"),
    evidence: document.evidence(aboutOutlet: index))
}

extension DocumentContext {
  /// Code that uses an outlet of a class of the workspace finds it empty.
  fileprivate func evidence(aboutOutlet index: Int) -> Evidence? {
    guard outline.connections[index].kind == .outlet, let id = property(ofConnection: index).declaration,
      let name = resolver.snapshot.member(id)?.name
    else { return nil }
    return weighing(useOf: id, named: name)
  }
}
