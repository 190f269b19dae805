import Testing
import Text

@testable import Analysis

extension OperationValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }

  public init(arrayLiteral elements: OperationValue...) { self = .list(elements) }

  public init(dictionaryLiteral elements: (String, OperationValue)...) {
    self = .map(Dictionary(elements) { $1 })
  }
}

/// An operation as JSON would have it.
func operation(_ name: String, _ id: String?, _ members: [String: OperationValue] = [:]) -> OperationArguments
{
  var members = members
  members["op"] = .text(name)
  members["id"] = id.map { .text($0) }
  return OperationArguments(members)
}

/// The text after operations, and what they say.
func editedText(_ operations: [OperationArguments], of text: String) throws -> (
  text: String, notes: [String]
) {
  let result = try documentEdits(operations, in: Array(text.utf8))
  #expect(Array(text.utf8).applying(result.edits) == result.bytes, "the edits lead to the result")
  return (String(decoding: result.bytes, as: UTF8.self), result.notes)
}

/// The lines that one text has more than another, without their indentation and with the ids of new objects in order as `#1`.
func addedLines(_ text: String, to old: String) -> [String] {
  var rest = old.split(separator: "\n").map(String.init)
  var numbers: [String: String] = [:]
  return text.split(separator: "\n").filter { line in
    guard let index = rest.firstIndex(of: String(line)) else { return true }
    rest.remove(at: index)
    return false
  }.map { line in
    String(line.drop { $0 == " " }).replacing(#/"(\w{3}-\w{2}-\w{3})"/#) { match in
      if old.contains(match.output.1) { return "\"\(match.output.1)\"" }
      let number = numbers[String(match.output.1)] ?? "#\(numbers.count + 1)"
      numbers[String(match.output.1)] = number
      return "\"\(number)\""
    }
  }
}
