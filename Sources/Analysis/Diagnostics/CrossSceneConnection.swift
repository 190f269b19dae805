import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Scenes are compiled apart: an outlet or action from one scene into another can't take effect.
  package static let crossSceneConnection = DiagnosticRule(
    "cross-scene-connection", .error, "A connection whose two ends lie in different scenes",
    checks: .connections(findCrossSceneConnection)
  )
  .relieved { $0.reliefOfCrossScene($1) }
  .fixed(by: .removal)
}

extension DocumentContext {
  /// The reason why the error is less severe: the control also performs a segue or sends an action within its scene, since Xcode
  /// keeps the old action when a control is copied and connected anew; or the class lacks the outlet anyway.
  fileprivate func reliefOfCrossScene(_ index: Int) -> DiagnosticRule.Relief? {
    let connection = outline.connections[index]
    guard connection.kind == .action else { return property(ofConnection: index).fails ? .warning() : nil }
    let isReplaced = connections(from: connection.source).contains { other in
      outline.connections[other].kind == .action
        && outline.connections[other].event == connection.event
        && destinationIndex(ofConnection: other) != nil
        && !crossesScenes(connection: other)
    }
    if isReplaced { return .warning(eventIsSentWithin) }
    return performsSegue(besides: index) ? .warning(controlPerformsSegue) : nil
  }
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
    severity: document.isIdle(delegate: index) || document.ordersKeys(outlet: index) ? .warning : nil,
    related: document.note(at: document.outline.objects[destination].idRange, "the connected object is here"),
    evidence: document.evidence(aboutOutlet: index))
}

extension DocumentContext {
  /// The evidence that weighs code's use of the outlet, which is empty.
  fileprivate func evidence(aboutOutlet index: Int) -> Evidence? {
    let connection = outline.connections[index]
    guard connection.kind == .outlet else { return nil }
    if case .apple(let property) = property(ofConnection: index) {
      return evidence(ofAssigning: property.name, to: connection.source)
    }
    guard let id = property(ofConnection: index).declaration, let name = query.snapshot.member(id)?.name
    else {
      return nil
    }
    return weighing(useOf: id, named: name, in: file)
  }

  /// The evidence that a class with an outlet to an object sets a property of the object itself, such as the delegate.
  private func evidence(ofAssigning property: String, to source: Int?) -> Evidence? {
    guard let id = outline.object(source)?.id else { return nil }
    let outlets = outline.connections.filter { $0.kind == .outlet && $0.destination == id }
    let owners = outlets.compactMap { outlet in
      chains(ofObject: outlet.source ?? 0).compactMap(\.classes.first).map {
        (outlet: AskedName(outlet.name), owner: $0)
      }
    }.joined()
    if owners.isEmpty { return nil }
    let setters = [property, String(setterSelector(property).dropLast())].map { AskedName($0) }
    return Evidence(names: owners.map(\.outlet) + setters) { [owners = Array(owners)] query in
      let isSet = owners.contains { outlet, owner in
        query.familyFiles(of: owner).contains { file in
          guard let code = query.snapshot.code(file), code.findMention(of: outlet)?.contains(.inUse) == true
          else {
            return false
          }
          return setters.contains { code.findMention(of: $0)?.contains(.guardedElsewhere) == true }
        }
      }
      return isSet ? .weighs(.warning, note: "code sets it as well") : .holds
    }
  }

  /// Whether an outlet only decides where the Tab key leads next.
  fileprivate func ordersKeys(outlet index: Int) -> Bool {
    guard case .apple(let property) = property(ofConnection: index) else { return false }
    return ["nextKeyView", "initialFirstResponder"].contains(property.name)
  }

  /// Whether an outlet is a delegate of the framework, and the connected object implements none of its methods.
  ///
  /// Methods of delegates are named after the objects that call them, such as `tableView(_:didSelectRowAt:)`.
  fileprivate func isIdle(delegate index: Int) -> Bool {
    guard let platforms, outline.connections[index].kind == .outlet,
      case .apple(let property) = property(ofConnection: index), property.type.hasPrefix("<"),
      let proto = AppleSDK.protocol(named: String(property.type.dropFirst().dropLast()), on: platforms)
    else { return false }
    let callers = ([proto.name] + proto.inherits).map(caller)
    let chains = destinationChains(ofConnection: index)
    return !chains.isEmpty
      && chains.allSatisfy { chain in
        let declarations = chain.classes + chain.classes.flatMap(query.extensions(of:))
        return chain.isKnown
          && !query.conformsByFramework(chain, to: proto.name, on: platforms)
          && !declarations.contains { id in
            query.snapshot.readMembers(of: id).contains { member in
              member.kind == .method
                && callers.contains { (member.selector ?? member.name).lowercased().contains($0) }
            }
          }
      }
  }
}

/// The lowercase name of the object that calls the methods of a protocol: "tableview" for `UITableViewDelegate`.
private func caller(of protocolName: String) -> String {
  let name = protocolName.dropFirst(2)
  let ends = ["Delegate", "DataSource", "Positioning", "TextEditing"].compactMap {
    name.firstRange(of: $0)?.lowerBound
  }
  return name[..<(ends.min() ?? name.endIndex)].lowercased()
}
