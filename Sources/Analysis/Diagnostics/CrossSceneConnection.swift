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
  /// keeps the old action when a control is copied and connected anew; code handles the same event by an outlet to the control, or
  /// gets the text of a field by one; or the class lacks the outlet anyway, or the classes of both scenes the action.
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
    if codeHandles(event: index) { return .warning(codeHandlesEvent) }
    if isField(edited: index) { return .warning(sceneHasOutlet) }
    if performsSegue(besides: index) { return .warning(controlPerformsSegue) }
    return lacksAction(index) ? .warning() : nil
  }
}

extension DocumentContext {
  /// Whether neither the class of the connected object nor that of the sender's scene has the action of a connection. An object
  /// without a custom class may have lost one that has it.
  private func lacksAction(_ index: Int) -> Bool {
    let scene = sourceIndex(ofConnection: index).flatMap { outline.objects[$0].scene }
    return [destinationIndex(ofConnection: index), mainObject(ofScene: scene)].allSatisfy { object in
      guard let object, outline.objects[object].customClass != nil else { return false }
      if case .missing = action(outline.connections[index].name, in: chains(ofObject: object)) { return true }
      return false
    }
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
    severity: document.isIdle(delegate: index) || document.ordersKeys(outlet: index)
      || document.isSet(byTableController: index) ? .warning : nil,
    related: document.note(at: document.outline.objects[destination].idRange, "the connected object is here"),
    evidence: document.evidence(aboutOutlet: index))
}

extension DocumentContext {
  /// The evidence that weighs code's use of the outlet, which is empty.
  func evidence(aboutOutlet index: Int) -> Evidence? {
    let connection = outline.connections[index]
    guard connection.kind == .outlet else { return evidenceOfHandlers(to: index) }
    if case .apple(let property) = property(ofConnection: index) {
      return property.name == nameOfStoredProperty
        ? evidence(ofReading: property.name, of: connection.source)
        : evidence(ofAssigning: property.name, to: connection.source)
    }
    guard let id = property(ofConnection: index).declaration, let name = query.snapshot.member(id)?.name
    else {
      return nil
    }
    return weighing(useOf: id, named: name, in: file)
  }

  /// The evidence that no code of an object's class reads a property which the framework only stores.
  private func evidence(ofReading property: String, of source: Int?) -> Evidence? {
    let owners = (source.map(chains(ofObject:)) ?? []).compactMap(\.classes.first)
    let name = AskedName(property)
    return Evidence(names: [name]) { query in
      let files = owners.flatMap { query.familyFiles(of: $0) }
      return files.contains { query.snapshot.finds(name, inUseIn: $0) } ? .holds : .unused
    }
  }

  /// The evidence that a class with an outlet to an object sets a property of the object itself, such as the delegate.
  private func evidence(ofAssigning property: String, to source: Int?) -> Evidence? {
    let owners = source.map(ownersOfOutlets) ?? []
    if owners.isEmpty { return nil }
    let setters = [property, String(setterSelector(property).dropLast())].map { AskedName($0) }
    return Evidence(names: owners.map { AskedName($0.outlet) } + setters) { query in
      func sets(_ file: FileID) -> Bool {
        setters.contains {
          query.snapshot.code(file)?.findMention(of: $0)?.contains(.guardedElsewhere) == true
        }
      }
      let setting = Set(setters.flatMap(query.snapshot.findFiles)).filter(sets)
      let isSet = owners.contains { outlet, owner in
        query.familyFiles(of: owner).contains { file in
          if setting.contains(file), query.snapshot.finds(AskedName(outlet), inUseIn: file) { return true }
          let functions = query.functions(taking: outlet, in: file)
          return setting.contains { other in
            query.mayReach(file, other) && functions.contains { query.hasBody(of: $0, in: other) }
          }
        }
      }
      return isSet ? .weighs(.warning, note: "code sets it as well") : .holds
    }
  }

  private func evidenceOfHandlers(to index: Int) -> Evidence? {
    guard let source = sourceIndex(ofConnection: index) else { return nil }
    let outlets = outlets(to: source).map(\.name)
    // The judge reads what code does with the outlets.
    return outlets.isEmpty
      ? nil
      : Evidence(names: (outlets + methodsOfHandling).map { AskedName($0) }, readsUses: true) { _ in .holds }
  }

  /// Whether the class with an outlet to the sender of an action handles the same event itself.
  private func codeHandles(event index: Int) -> Bool {
    guard let event = outline.connections[index].event, let source = sourceIndex(ofConnection: index) else {
      return false
    }
    return ownersOfOutlets(to: source).contains { outlet, owner in
      query.familyFiles(of: owner).contains { query.handles(event, of: outlet, in: $0) }
    }
  }

  /// Whether an action waits for the edits of a text field to which a class of its scene has an outlet that its code uses.
  fileprivate func isField(edited index: Int) -> Bool {
    guard let source = sourceIndex(ofConnection: index), outline.objects[source].element == "textField" else {
      return false
    }
    return outline.connections[index].event?.hasPrefix("editing") == true
      && ownersOfOutlets(to: source).contains { outlet, owner in
        query.familyFiles(of: owner).contains { query.snapshot.finds(AskedName(outlet), inUseIn: $0) }
      }
  }

  /// Whether an outlet only decides where the Tab key leads next.
  fileprivate func ordersKeys(outlet index: Int) -> Bool {
    guard case .apple(let property) = property(ofConnection: index) else { return false }
    return ["nextKeyView", "initialFirstResponder"].contains(property.name)
  }

  /// Whether an outlet is the data source or the delegate of the table of a table view controller, which makes itself both where the
  /// document sets none.
  fileprivate func isSet(byTableController index: Int) -> Bool {
    guard let source = sourceIndex(ofConnection: index), outline.objects[source].key == "view",
      let controller = outline.objects[source].parent
    else { return false }
    return outline.objects[controller].element == "tableViewController"
      && ["dataSource", "delegate"].contains(outline.connections[index].name)
  }

  /// Whether an outlet is a delegate, and the connected object implements none of its methods.
  fileprivate func isIdle(delegate index: Int) -> Bool {
    if let outlet = property(ofConnection: index).declaration { return isIdle(delegate: index, in: outlet) }
    guard let platforms, outline.connections[index].kind == .outlet,
      case .apple(let property) = property(ofConnection: index), property.type.hasPrefix("<"),
      let proto = AppleSDK.protocol(named: String(property.type.dropFirst().dropLast()), on: platforms)
    else { return false }
    let callers = ([proto.name] + proto.inherits).map(caller(of:))
    let chains = destinationChains(ofConnection: index)
    return !chains.isEmpty
      && chains.allSatisfy { chain in
        let declarations = chain.classes + chain.classes.flatMap(query.extensions(of:))
        return chain.isKnown
          && !query.conformsByFramework(chain, to: proto.name, on: platforms)
          && !declarations.contains { id in
            query.snapshot.readMembers(of: id).contains { member in
              member.kind == .method && callers.contains(where: member.isNamed(afterCaller:))
            }
          }
      }
  }
}

extension DocumentContext {
  /// Whether the connected object has none of the methods in the protocol of Objective-C that is the type of an outlet.
  private func isIdle(delegate index: Int, in outlet: MemberID) -> Bool {
    let type = query.snapshot.member(outlet)?.type.flatMap(query.writtenType)
    let protocols = (type?.components ?? []).flatMap { name -> [TypeID] in
      if case .protocols(let found) = query.meaning(ofProtocol: name) { found } else { [] }
    }
    let keys = Set(protocols.flatMap { query.snapshot.readMembers(of: $0) }.compactMap(\.documentKey))
    guard !keys.isEmpty, case let chains = destinationChains(ofConnection: index), !chains.isEmpty
    else { return false }
    return protocols.allSatisfy {
      query.snapshot.type($0)?.inherits.allSatisfy { $0.text == "NSObject" } == true
    }
      && chains.allSatisfy { chain in
        chain.isKnown
          && !(chain.classes + chain.classes.flatMap(query.extensions(of:))).contains { id in
            query.snapshot.readMembers(of: id).contains { $0.documentKey.map(keys.contains) == true }
          }
      }
  }
}

private let methodsOfHandling = ["addTarget", "addAction", "rac_signalForControlEvents"]

/// The property that UIKit only stores, so that an outlet for it matters to code that reads it.
private let nameOfStoredProperty = "searchDisplayController"

extension Query {
  /// Whether a file has a handler of a control's event: a call right after the name of an outlet to the control.
  fileprivate func handles(_ event: String, of outlet: String, in file: FileID) -> Bool {
    guard let text = text(of: file).current else { return false }
    return members(ofObjectIn: AskedName(outlet), in: file).contains { member in
      guard let member, methodsOfHandling.contains(SourceText(text).string(member)) else { return false }
      let start = text[member.upper...].prefix { $0 != UInt8(ascii: ";") }.prefix(256)
      return SearchText(Array(event.lowercased().utf8)).occurs(
        in: Array(String(decoding: start, as: UTF8.self).lowercased().utf8))
    }
  }

  /// The names of the functions to which a file of Swift passes an outlet as the only argument.
  fileprivate func functions(taking outlet: String, in file: FileID) -> [String] {
    guard let code = code(in: file), code.language == .swift else { return [] }
    return code.places(of: AskedName(outlet)).compactMap { place in
      guard code.bytes[place.upper...].first == UInt8(ascii: ")") else { return nil }
      let before = code.bytes[..<place.lower].reversed().drop {
        $0 != UInt8(ascii: "(") && !"\n;{}".utf8.contains($0)
      }
      guard before.first == UInt8(ascii: "(") else { return nil }
      return String(decoding: before.dropFirst().prefix { Ascii.isWordByte($0) }.reversed(), as: UTF8.self)
    }.filter { !$0.isEmpty }
  }

  /// Whether a file declares a function of a name.
  fileprivate func hasBody(of function: String, in file: FileID) -> Bool {
    snapshot.code(file)?.readMembers().joined().contains { $0.kind == .method && $0.usedName == function }
      == true
  }
}
