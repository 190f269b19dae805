import Index
import Syntax
import Text

extension DocumentEditor {
  /// Makes a connection where Interface Builder would. Whether its name and type fit is for a check of the result.
  func connect(_ new: NewConnection) throws(OperationRefusal) -> [Edit] {
    let source = try element(new.id)
    let destination = try element(new.destination)
    if new.name.isEmpty { throw OperationRefusal("a connection needs a 'name': its property or selector") }
    try refuseControls(in: new.name + (new.event ?? ""), "name")
    let outline = text.bytes.withSpan(interfaceOutline)
    let document = DocumentContext(file: FileID(raw: 0), outline: outline, query: Query(Snapshot()))
    guard let owner = document.objectIndex(withID: new.id) else {
      throw OperationRefusal("\(described(source)) is not an object, and can't have a connection")
    }
    if destination.parent?.name == "connections" {
      throw OperationRefusal("\(described(destination)) is a connection; give the id of an object as 'to'")
    }
    let isAction = new.kind == .action
    if let event = new.event {
      guard isAction else { throw OperationRefusal("an \(new.kind.rawValue) has no event") }
      guard outline.platform != .macOS else { throw OperationRefusal("actions of macOS have no event") }
      guard !event.isEmpty else { throw OperationRefusal("the event is empty") }
    }
    let own = document.connections(from: owner).map { outline.connections[$0] }
    let isMade = own.contains {
      $0.kind.elementName == new.kind.rawValue && $0.name == new.name && $0.destination == new.destination
        && $0.event == new.event
    }
    if isMade { throw OperationRefusal("\(described(source)) has this connection already") }
    if new.kind == .outlet, let old = own.first(where: { $0.kind == .outlet && $0.name == new.name }) {
      throw OperationRefusal(
        "\(described(source)) connects '\(new.name)' already, by \(old.id ?? "a connection"); disconnect that first"
      )
    }
    let line = element(of: new, document)
    guard
      let edit = document.insertion(
        of: line, as: ConnectionKey(element: new.kind.rawValue, name: new.name), from: owner, text)
    else {
      throw OperationRefusal("\(described(source)) is not written in lines, as Interface Builder does")
    }
    return [edit]
  }

  private func element(of new: NewConnection, _ document: DocumentContext) -> String {
    let isAction = new.kind == .action
    let isMac = document.outline.platform == .macOS
    var line = "<\(new.kind.rawValue) \(isAction ? "selector" : "property")=\"\(xmlEscaped(new.name))\""
    line += " \(isAction && isMac ? "target" : "destination")=\"\(xmlEscaped(new.destination))\""
    if new.kind == .outletCollection { line += " collectionClass=\"NSMutableArray\"" }
    if let event = new.event { line += " eventType=\"\(xmlEscaped(event))\"" }
    return line + " id=\"\(document.freshID(new.id, new.name, new.destination))\"/>"
  }
}
