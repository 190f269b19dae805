import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The segue asks its source controller for the destination by a method that does not exist.
  ///
  /// Performing the segue raises "unrecognized selector sent to instance".
  package static let missingSegueAction = DiagnosticRule(
    "missing-segue-action", .error, "No class has the method that a segue calls to make its destination",
    checks: .connections(missingSegueActions))
}

private func missingSegueActions(_ document: DocumentContext) -> [Diagnostic] {
  document.connections.compactMap { index -> Diagnostic? in
    let connection = document.outline.connections[index]
    guard let creation = connection.segue?.creationSelector, let range = connection.creationSelectorRange
    else { return nil }
    func diagnostic(
      _ message: String, near: String? = nil, _ related: [Diagnostic.Related] = []
    ) -> Diagnostic {
      let whole = near.map { message + "; did you mean '\($0)'?" }
      return document.diagnostic(
        .missingSegueAction, at: range, on: document.source(of: connection),
        whole ?? message, baseline: whole == nil ? nil : message, related: related)
    }
    // The class that presents a container makes its content, and that may be any class.
    if connection.segue?.kind == "relationship" {
      switch document.handlerInWholeWorkspace(creation) {
      case .missing: return diagnostic("no class has a segue action '\(creation)'")
      case .notVisible(let id):
        return diagnostic(invisible(creation), document.resolver.declarationNote(id))
      case .found, .unknown: return nil
      }
    }
    return missing(creation, connection, index, document).map {
      diagnostic($0.message, near: $0.near, $0.related)
    }
  }
}

private func invisible(_ selector: String) -> String {
  "the method for '\(selector)' is not visible to Objective-C; mark it '@IBSegueAction'"
}

private func missing(
  _ selector: String, _ connection: Connection, _ index: Int, _ document: DocumentContext
) -> (message: String, near: String?, related: [Diagnostic.Related])? {
  guard let platforms = document.platforms, let source = connection.source,
    document.outline.objects.indices.contains(source)
  else { return nil }
  let resolver = document.resolver
  // A segue may start at a control or a cell; the method is the controller's.
  let main = document.outline.objects[source].scene.flatMap { document.outline.mainObject(ofScene: $0) }
  guard let main, document.outline.objects[main].customClass != nil else { return nil }
  let chains = document.chains(ofObject: main)
  guard let head = chains.first, chains.allSatisfy({ !$0.classes.isEmpty }) else { return nil }
  if source != main,
    case .found = resolver.action(selector, in: document.chains(ofObject: source), on: platforms)
  {
    return nil
  }
  let className = resolver.className(head)
  switch resolver.action(selector, in: chains, on: platforms) {
  case .found, .accepted, .unknown: return nil
  case .notVisible(let id): return (invisible(selector), nil, resolver.declarationNote(id))
  case .missing:
    let near = document.nearestMember(to: selector, as: .segueAction, in: chains, on: platforms)
    return (
      "\(className) has no segue action '\(selector)'", near?.name,
      near.map { resolver.declarationNote($0.id) } ?? []
    )
  }
}
