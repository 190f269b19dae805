/// A change of a document in terms of its objects.
///
/// Each operation is a static property in a separate file, and is registered in `DocumentOperations.swift`.
package struct DocumentOperation: Sendable {
  /// The value of its `op`.
  package var name: String
  /// The members that the operation takes besides `op` and `id`.
  package var members: [String]
  var perform: @Sendable (OperationArguments, inout DocumentEditor) throws(OperationRefusal) -> Void

  init(
    _ name: String, _ members: [String] = [],
    perform: @escaping @Sendable (OperationArguments, inout DocumentEditor) throws(OperationRefusal) -> Void
  ) {
    self.name = name
    self.members = members
    self.perform = perform
  }
}

/// A value in an operation, as in JSON.
package indirect enum OperationValue: Hashable, Sendable {
  case null
  case flag(Bool)
  /// A number in its written form.
  case number(String)
  case text(String)
  case list([OperationValue])
  case map([String: OperationValue])
}

/// A new value of a property; nil removes it.
struct PropertyValue: Hashable {
  var path: String
  var value: String?
}

/// The members of one operation.
package struct OperationArguments: Hashable, Sendable {
  private let members: [String: OperationValue]

  package init(_ members: [String: OperationValue]) { self.members = members }

  var names: [String] { members.keys.sorted() }

  /// The value of a required member that is a text.
  func text(_ name: String) throws(OperationRefusal) -> String {
    guard let value = try optionalText(name), !value.isEmpty else {
      throw OperationRefusal("the operation lacks '\(name)'")
    }
    return value
  }

  func optionalText(_ name: String) throws(OperationRefusal) -> String? {
    switch members[name] {
    case nil, .null: return nil
    case .text(let text): return text
    default: throw OperationRefusal("'\(name)' is not a text")
    }
  }

  func flag(_ name: String) throws(OperationRefusal) -> Bool {
    switch members[name] {
    case nil: return false
    case .flag(let flag): return flag
    default: throw OperationRefusal("'\(name)' is neither true nor false")
    }
  }

  /// A list of texts, or a single text; nil where the member is missing.
  func texts(_ name: String) throws(OperationRefusal) -> [String]? {
    switch members[name] {
    case nil, .null: return nil
    case .text(let text): return [text]
    case .list(let values):
      var texts: [String] = []
      for value in values {
        guard case .text(let text) = value else { throw OperationRefusal("'\(name)' is not a list of texts") }
        texts.append(text)
      }
      return texts
    default: throw OperationRefusal("'\(name)' is not a list of texts")
    }
  }

  /// The numbers in a text such as `20,20 100x44`; nil where the member is missing.
  func numbers(_ name: String, count: Int) throws(OperationRefusal) -> [Double]? {
    guard let text = try optionalText(name) else { return nil }
    let parts = text.split { $0 == "," || $0 == " " || $0 == "x" }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == count, parts.count == count else {
      throw OperationRefusal(
        "'\(name)' is not \(count == 2 ? "a place such as 100,200" : "x,y WIDTHxHEIGHT")")
    }
    return numbers
  }

  /// The properties by their paths; empty where the member is missing.
  func properties(_ name: String) throws(OperationRefusal) -> [PropertyValue] {
    guard let member = members[name] else { return [] }
    guard case .map(let values) = member else {
      throw OperationRefusal("'\(name)' is not an object such as {\"title\": \"Done\"}")
    }
    var result: [PropertyValue] = []
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      switch value {
      case .null: result.append(PropertyValue(path: path, value: nil))
      case .text(let text), .number(let text): result.append(PropertyValue(path: path, value: text))
      case .flag(let flag): result.append(PropertyValue(path: path, value: flag ? "YES" : "NO"))
      case .list, .map:
        throw OperationRefusal("the value of '\(path)' is neither a text nor a number")
      }
    }
    return result
  }
}
