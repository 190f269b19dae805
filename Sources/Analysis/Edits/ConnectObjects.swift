import Syntax
import Text

extension DocumentOperation {
  /// Connects an object to another one by an outlet, an action or a segue.
  static let connect = DocumentOperation("connect", ["kind", "to", "name", "event", "segue", "declare"]) {
    arguments, editor throws(OperationRefusal) in
    let id = try editor.connect(arguments)
    if try arguments.flag("declare") { editor.declarations.append(id) }
    editor.notes.append("connected by \(id)")
  }
}

extension DocumentEditor {
  /// Makes a connection where Interface Builder would, and returns its id. A check of the result decides whether its name and
  /// type fit.
  fileprivate mutating func connect(_ arguments: OperationArguments) throws(OperationRefusal) -> String {
    let kind = try arguments.text("kind")
    let (source, destination) = (try element(try arguments.text("id")), try element(try arguments.text("to")))
    let destinationID = destination["id"] ?? ""
    guard source.has("id"), !["constraints", "connections"].contains(source.parent?.name ?? "") else {
      throw OperationRefusal("\(described(source)) is not an object, and can't have a connection")
    }
    if destination.parent?.name == "connections" {
      throw OperationRefusal("\(described(destination)) is a connection; give the id of an object as 'to'")
    }
    if kind != "segue", scene(of: source) != scene(of: destination) {
      throw OperationRefusal("\(described(destination)) is in another scene, to which only segues lead")
    }
    if kind.hasPrefix("outlet"), destination.isFirstResponder {
      throw OperationRefusal("\(described(destination)) gets actions alone; give the id of an object as 'to'")
    }
    let attributes = try attributes(ofConnection: kind, arguments, source, destination)
    let own = source.child("connections")?.children.filter { $0.name == kind } ?? []
    let isMade = own.contains { one in
      (one["destination"] ?? one["target"]) == destinationID
        && attributes.allSatisfy { change in
          one.attributes.first { $0.name == change.name }?.value == change.value
        }
    }
    if isMade { throw OperationRefusal("\(described(source)) has this connection already") }
    let name = attributes[0].value ?? ""
    if kind == "outlet", let old = own.first(where: { $0["property"] == name }) {
      throw OperationRefusal(
        "\(described(source)) connects '\(name)' already, by \(old["id"] ?? "a connection"); disconnect that first"
      )
    }
    return try connect(kind, attributes, from: source, to: destinationID)
  }

  /// Writes a connection into the sorted list of its source, and returns its id.
  ///
  /// - Parameter attributes: The attributes except the end and the id, with the name first.
  @discardableResult
  mutating func connect(
    _ kind: String, _ attributes: [AttributeChange], from source: DocumentElement, to destination: String
  ) throws(OperationRefusal) -> String {
    let name = attributes.first?.value ?? ""
    let id = freshID(source["id"] ?? "", name, destination)
    let end = isMac && kind == "action" ? "target" : "destination"
    let all =
      attributes + [
        AttributeChange(name: end, value: destination), AttributeChange(name: "id", value: id),
      ]
    var values: [String: String] = [:]
    for change in all {
      try refuseControls(in: change.value ?? "", change.name)
      values[change.name] = change.value
    }
    let line = (orders.anyAttributes(of: kind) ?? []).compactMap { name in
      values[name].map { " \(name)=\"\(xmlEscaped($0))\"" }
    }.joined()
    let key = PartKey(connection: kind, name)
    try insert(ElementLines(["<\(kind)\(line)/>"]), intoList: "connections", of: source) {
      key < PartKey(connection: $0)
    }
    return id
  }

  /// The attributes of a connection except its end. Lists are sorted by the first one.
  private func attributes(
    ofConnection kind: String, _ arguments: OperationArguments, _ source: DocumentElement,
    _ destination: DocumentElement
  ) throws(OperationRefusal) -> [AttributeChange] {
    let event = try arguments.optionalText("event")
    if event != nil, kind != "action" || isMac {
      throw OperationRefusal(isMac ? "connections of macOS have no event" : "an \(kind) has no event")
    }
    if event == "" { throw OperationRefusal("the event is empty") }
    if arguments.names.contains("segue"), kind != "segue" {
      throw OperationRefusal("'segue' is for connections of the kind 'segue'")
    }
    switch kind {
    case "segue": return try segueAttributes(arguments, from: source, to: destination)
    case "action", "outlet", "outletCollection":
      return attributesOfConnection(kind, named: try arguments.text("name"), event)
    default:
      throw OperationRefusal(
        "no connection of kind '\(kind)'; there are 'outlet', 'outletCollection', 'action', 'segue'")
    }
  }
}

/// The attributes of an outlet, an outlet collection or an action except its end. Lists are sorted by the first one.
func attributesOfConnection(_ kind: String, named name: String, _ event: String? = nil) -> [AttributeChange] {
  let isAction = kind == "action"
  return [
    AttributeChange(name: isAction ? "selector" : "property", value: name),
    AttributeChange(name: "eventType", value: event),
    AttributeChange(name: "collectionClass", value: kind == "outletCollection" ? "NSMutableArray" : nil),
  ]
}
