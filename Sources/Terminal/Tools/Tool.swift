import Rules

/// A tool that an agent calls over the Model Context Protocol, with its definition and its function.
///
/// Each tool is a static property in a separate file, and is registered in `SupportedTools.swift`.
struct Tool: Sendable {
  var name: String
  /// The purpose of the tool, for a model that chooses one.
  var description: String
  var parameters: [ToolParameter]
  /// The schema of the structured content; nil for a tool whose text contains everything.
  var output: JSON?
  /// The effect of the tool on files.
  var effect = Effect.none
  var answer: @Sendable (ToolCall, ToolContext) throws(ToolRefusal) -> ToolAnswer

  enum Effect: Sendable {
    case none
    /// The tool writes files, but a second equal call changes nothing more.
    case writesOnce
    case writes
  }

  /// The definition in the form of `tools/list`.
  var definition: JSON {
    [
      "name": .string(name), "description": .string(description),
      "inputSchema": [
        "type": "object",
        "properties": .object(
          Dictionary(parameters.map { ($0.name, $0.schema) }) { first, _ in first }),
        "required": parameters.contains(where: \.isRequired)
          ? .array(parameters.filter(\.isRequired).map { .string($0.name) }) : nil,
      ],
      "outputSchema": output,
      "annotations": effect == .none
        ? ["readOnlyHint": true, "openWorldHint": false]
        : [
          "destructiveHint": true, "idempotentHint": .bool(effect == .writesOnce), "openWorldHint": false,
        ],
    ]
  }
}

/// An argument of a tool.
struct ToolParameter: Sendable {
  enum Kind: Sendable {
    case string, boolean, integer, strings
    /// A list of objects, each with an `op` that is one of these names.
    case operations([String])
  }

  var name: String
  var kind: Kind
  var isRequired = false
  var description: String?

  var schema: JSON {
    var schema: [String: JSON] =
      switch kind {
      case .string: ["type": "string"]
      case .boolean: ["type": "boolean"]
      case .integer: ["type": "integer"]
      case .strings: ["type": "array", "items": ["type": "string"]]
      case .operations(let names):
        [
          "type": "array",
          "items": [
            "type": "object", "properties": ["op": ["enum": .array(names.map(JSON.string))]],
            "required": ["op"],
          ],
        ]
      }
    schema["description"] = description.map(JSON.string)
    return .object(schema)
  }

  /// A document, which a call first has to find.
  static let document = ToolParameter(
    name: "document", kind: .string, isRequired: true,
    description: "path of a storyboard or xib, or its file name")

  /// The parameters that limit an answer.
  static let bounds = [
    ToolParameter(name: "from", kind: .integer, description: "first line, to go on"),
    ToolParameter(name: "maxTokens", kind: .integer),
  ]
}

/// The reason why a tool gives no answer, for the model, with advice what to do next.
struct ToolRefusal: Error, Equatable {
  var message: String
}

/// The answer of a tool.
struct ToolAnswer: Sendable {
  var text: String
  /// The same answer for a program, in the form of the tool's schema; nil for none.
  var structured: JSON?
  /// Further content, such as a picture.
  var content: [JSON] = []
}

/// The arguments of one call, each with the type that its parameter requires.
struct ToolCall: Sendable {
  private let arguments: [String: JSON]

  init(_ given: JSON?, of tool: Tool) throws(ToolRefusal) {
    guard given == nil || given == .null || given?.object != nil else {
      throw ToolRefusal(message: "the arguments of '\(tool.name)' should be an object")
    }
    // A model may write null for an omitted argument.
    arguments = (given?.object ?? [:]).filter { $0.value != .null }
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        let names = tool.parameters.map { "'\($0.name)'" }.joined(separator: ", ")
        throw ToolRefusal(message: "'\(tool.name)' has no argument '\(name.prefix(60))'; it has \(names)")
      }
      guard parameter.accepts(value) else {
        throw ToolRefusal(message: "'\(name)' should be \(parameter.expectation)")
      }
    }
    for parameter in tool.parameters where parameter.isRequired && arguments[parameter.name] == nil {
      throw ToolRefusal(message: "'\(tool.name)' needs '\(parameter.name)', \(parameter.expectation)")
    }
  }

  /// The text of an argument; nil for a missing or an empty one.
  func string(_ name: String) -> String? { arguments[name]?.string.flatMap { $0.isEmpty ? nil : $0 } }

  func value(_ name: String) -> JSON { arguments[name] ?? .null }

  func flag(_ name: String) -> Bool { arguments[name]?.bool ?? false }

  func strings(_ name: String) -> [String] { arguments[name]?.array?.compactMap(\.string) ?? [] }

  func integer(_ name: String) -> Int? {
    if case .integer(let value) = arguments[name] { value } else { nil }
  }

  /// The text of a required argument.
  func needed(_ name: String) throws(ToolRefusal) -> String {
    guard let value = string(name) else { throw ToolRefusal(message: "'\(name)' is empty") }
    return value
  }
}

extension ToolParameter {
  /// The greatest number of bytes in a text; names and paths are shorter.
  private static let longestText = 4096

  fileprivate func accepts(_ value: JSON) -> Bool {
    func isText(_ value: JSON) -> Bool {
      value.string.map { $0.utf8.count <= Self.longestText && !$0.utf8.contains(0) } ?? false
    }
    switch (kind, value) {
    case (.string, _): return isText(value)
    case (.boolean, .bool): return true
    case (.integer, .integer(let number)): return number > 0
    case (.strings, .array(let values)): return values.count <= 1000 && values.allSatisfy(isText)
    case (.operations, .array(let values)): return values.allSatisfy { $0.object != nil }
    default: return false
    }
  }

  fileprivate var expectation: String {
    switch kind {
    case .string: "a text"
    case .boolean: "true or false"
    case .integer: "a number from 1 on"
    case .strings: "a list of texts"
    case .operations: #"a list of objects such as {"op": "disconnect", "id": "abc-de-fgh"}"#
    }
  }
}

/// The lines of an answer within its limit, and a line about the rest.
///
/// - Parameter goingOn: Whether the tool has an argument for the first line.
func boundedText(_ lines: [String], _ call: ToolCall, goingOn: Bool = true) -> String {
  let limit = call.limit
  let start = !goingOn ? 0 : call.start(of: lines.count)
  if start == lines.count, start > 0 { return "(the answer ends with line \(lines.count))" }
  var shown: [String] = []
  var size = 0
  for line in lines[start...] {
    // A line that is longer than the limit is cut, so that each call makes progress.
    let line = printable(line.utf8.count > limit ? String(line.prefix(limit)) + "…" : line)
    if size + line.utf8.count + 1 > limit, !shown.isEmpty { break }
    shown.append(line)
    size += line.utf8.count + 1
  }
  let left = lines.count - start - shown.count
  if left > 0 {
    let next =
      goingOn ? "go on with \"from\": \(start + shown.count + 1)" : "raise \"maxTokens\" or ask for less"
    shown.append("(\(left) more line\(left == 1 ? "" : "s"); \(next))")
  }
  return shown.joined(separator: "\n")
}

/// The values for programs that fit into an answer.
func bounded(_ values: [JSON], _ call: ToolCall) -> [JSON] {
  var size = 0
  return Array(
    values.prefix { value in
      size += encoded(value, isPretty: false).count
      return size <= call.limit
    })
}

extension ToolCall {
  /// The greatest number of bytes in an answer, with four for each token.
  fileprivate var limit: Int { min(max(integer("maxTokens") ?? 3000, 50), 100_000) * 4 }

  /// The index of the first line in the answer.
  func start(of count: Int) -> Int { min(max((integer("from") ?? 1) - 1, 0), count) }
}
