import Index
import Syntax
import Text

extension DocumentOperation {
  /// Makes an outlet, an action or a segue from an object to another one.
  static let connect = DocumentOperation("connect", ["kind", "to", "name", "event", "segue", "declare"]) {
    arguments, editor throws(OperationRefusal) in
    let id = try editor.connect(arguments)
    if try arguments.flag("declare") { editor.declarations.append(id) }
    editor.notes.append("connected by \(id)")
  }
}

extension DocumentEditor {
  /// Makes a connection where Interface Builder would, and gives its id. Whether its name and type fit is for a check of the
  /// result.
  fileprivate mutating func connect(_ arguments: OperationArguments) throws(OperationRefusal) -> String {
    let kind = try arguments.text("kind")
    let (source, destination) = (try element(try arguments.text("id")), try element(try arguments.text("to")))
    let (sourceID, destinationID) = (source["id"] ?? "", destination["id"] ?? "")
    let outline = text.bytes.withSpan(interfaceOutline)
    let document = DocumentContext(file: FileID(raw: 0), outline: outline, query: Query(Snapshot()))
    guard let owner = document.objectIndex(withID: sourceID), source.parent?.name != "constraints" else {
      throw OperationRefusal("\(described(source)) is not an object, and can't have a connection")
    }
    if destination.parent?.name == "connections" {
      throw OperationRefusal("\(described(destination)) is a connection; give the id of an object as 'to'")
    }
    var attributes = try attributes(ofConnection: kind, arguments, source, destination)
    attributes.append(
      AttributeChange(
        name: isMac && kind == "action" ? "target" : "destination", value: destinationID))
    for attribute in attributes { try refuseControls(in: attribute.value ?? "", attribute.name) }
    let own = source.child("connections")?.children.filter { $0.name == kind } ?? []
    let isMade = own.contains { one in
      attributes.allSatisfy { change in one.attributes.first { $0.name == change.name }?.value == change.value
      }
    }
    if isMade { throw OperationRefusal("\(described(source)) has this connection already") }
    let name = attributes[0].value ?? ""
    if kind == "outlet", let old = own.first(where: { $0["property"] == name }) {
      throw OperationRefusal(
        "\(described(source)) connects '\(name)' already, by \(old["id"] ?? "a connection"); disconnect that first"
      )
    }
    let id = freshID(sourceID, name, destinationID)
    attributes.append(AttributeChange(name: "id", value: id))
    let values = Dictionary(attributes.map { ($0.name, $0.value) }) { $1 }
    let line = (orders.anyAttributes(of: kind) ?? []).compactMap { name in
      values[name].flatMap(\.self).map { " \(name)=\"\(xmlEscaped($0))\"" }
    }.joined()
    guard
      let edit = document.insertion(
        of: "<\(kind)\(line)/>", as: ConnectionKey(element: kind, name: name), from: owner, text)
    else { throw notInLines(source) }
    try apply([edit])
    return id
  }

  /// The attributes of a connection without its end, the first of which lists are sorted by.
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
    case "action":
      return [
        AttributeChange(name: "selector", value: try arguments.text("name")),
        AttributeChange(name: "eventType", value: event),
      ]
    case "outlet": return [AttributeChange(name: "property", value: try arguments.text("name"))]
    case "outletCollection":
      return [
        AttributeChange(name: "property", value: try arguments.text("name")),
        AttributeChange(name: "collectionClass", value: "NSMutableArray"),
      ]
    default:
      throw OperationRefusal(
        "no connection of kind '\(kind)'; there are 'outlet', 'outletCollection', 'action', 'segue'")
    }
  }
}
