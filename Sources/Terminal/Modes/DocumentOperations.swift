import Analysis
import Rules

/// The most operations of one call: each reads the document anew.
private let maximumOperations = 200

/// The operations that a JSON text lists.
///
/// - Parameter name: The name of the text in messages.
func documentOperations(_ bytes: [UInt8], named name: String) throws(CheckFailure) -> [DocumentOperation] {
  guard let json = decoded(bytes) as JSON? else {
    throw CheckFailure(
      "\(name) is not JSON; write a list such as [{\"op\": \"disconnect\", \"id\": \"abc-de-fgh\"}]")
  }
  guard case .array(let list) = json else {
    throw CheckFailure("\(name) holds no list of operations; put them into '[' and ']'")
  }
  guard list.count <= maximumOperations else {
    throw CheckFailure("\(name) has \(list.count) operations; give at most \(maximumOperations) at a time")
  }
  var result: [DocumentOperation] = []
  for (number, value) in list.enumerated() {
    result.append(try OperationReader(value, place: "\(name), operation \(number + 1)").operation())
  }
  return result
}

/// Reads one operation, and refuses what it does not know.
private struct OperationReader {
  private let members: [String: JSON]
  private let place: String

  init(_ value: JSON, place: String) throws(CheckFailure) {
    guard let members = value.object else {
      throw CheckFailure("\(place) is not an object with 'op' and 'id'")
    }
    (self.members, self.place) = (members, place)
  }

  func operation() throws(CheckFailure) -> DocumentOperation {
    let op = try text("op")
    switch op {
    case "set":
      try allow(["set"])
      return .set(id: try text("id"), values: try properties())
    case "setClass":
      try allow(["name", "module", "inherit"])
      guard let name = members["name"] else {
        throw CheckFailure("\(place) lacks 'name'; null removes the class")
      }
      return .setClass(
        id: try text("id"), name: name == .null ? nil : try text("name"), module: try optionalText("module"),
        isOfTarget: try flag("inherit"))
    case "remove":
      try allow([])
      return .remove(id: try text("id"))
    case "disconnect":
      try allow([])
      return .disconnect(id: try text("id"))
    case "connect":
      try allow(["kind", "to", "name", "event"])
      let kind = try text("kind")
      guard let known = NewConnection.Kind(rawValue: kind) else {
        throw CheckFailure(
          "\(place): no connection of kind '\(kind)'; there are \(alternatives(NewConnection.Kind.allCases.map(\.rawValue)))"
        )
      }
      return .connect(
        NewConnection(
          kind: known, id: try text("id"), destination: try text("to"), name: try text("name"),
          event: try optionalText("event")))
    default:
      throw CheckFailure(
        "\(place): no operation '\(op)'; there are \(alternatives(["set", "setClass", "connect", "disconnect", "remove"]))"
      )
    }
  }

  private func allow(_ names: Set<String>) throws(CheckFailure) {
    if let other = members.keys.sorted().first(where: { !names.contains($0) && $0 != "op" && $0 != "id" }) {
      throw CheckFailure("\(place) has '\(other)', which this operation does not take")
    }
  }

  private func text(_ name: String) throws(CheckFailure) -> String {
    guard let value = try optionalText(name), !value.isEmpty else {
      throw CheckFailure("\(place) lacks '\(name)'")
    }
    return value
  }

  private func optionalText(_ name: String) throws(CheckFailure) -> String? {
    guard let value = members[name] else { return nil }
    guard let text = value.string else { throw CheckFailure("\(place): '\(name)' is not a text") }
    return text
  }

  private func flag(_ name: String) throws(CheckFailure) -> Bool {
    guard let value = members[name] else { return false }
    guard case .bool(let flag) = value else {
      throw CheckFailure("\(place): '\(name)' is neither true nor false")
    }
    return flag
  }

  private func properties() throws(CheckFailure) -> [PropertyValue] {
    guard let values = members["set"]?.object, !values.isEmpty else {
      throw CheckFailure("\(place) lacks 'set', an object such as {\"title\": \"Done\"}")
    }
    var result: [PropertyValue] = []
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      let text: String?
      switch value {
      case .null: text = nil
      case .string(let value): text = value
      case .bool(let value): text = value ? "YES" : "NO"
      case .integer(let value): text = String(value)
      case .decimal(let value): text = "\(value)"
      case .array, .object:
        throw CheckFailure("\(place): the value of '\(path)' is neither a text nor a number")
      }
      result.append(PropertyValue(path: path, value: text))
    }
    return result
  }
}
