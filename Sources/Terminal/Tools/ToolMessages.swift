import Rules

/// A message of a client, one JSON object a line, as the Model Context Protocol has it over standard streams.
enum ToolMessage: Sendable {
  case request(id: JSON, method: String, params: JSON?)
  case notification(method: String, params: JSON?)
  /// The client's answer to a request of this server; nil for an error.
  case response(id: JSON, result: JSON?)
  /// The error that answers what is none of these.
  case broken(JSON)

  /// No client writes a longer line.
  static let longestLine = 16 << 20

  init(_ line: [UInt8]) {
    guard let json: JSON = decoded(line) else {
      self = .broken(
        ToolError.parse("the line is not JSON in UTF-8, or nests too deeply").response(to: .null))
      return
    }
    guard case .object(let members) = json else {
      self = .broken(
        ToolError.invalidRequest(
          json.array == nil ? "a message is an object" : "batches are not supported; send a message a line"
        ).response(to: .null))
      return
    }
    let id = members["id"]
    if let method = members["method"] {
      guard let method = method.string else {
        self = .broken(ToolError.invalidRequest("'method' should be a text").response(to: .null))
        return
      }
      switch id {
      case nil: self = .notification(method: method, params: members["params"])
      case .string(let text)? where text.utf8.count <= 1024:
        self = .request(id: .string(text), method: method, params: members["params"])
      case .integer?, .decimal?: self = .request(id: id ?? .null, method: method, params: members["params"])
      default:
        self = .broken(
          ToolError.invalidRequest("'id' should be a number or a short text").response(to: .null))
      }
      return
    }
    guard let id, members["result"] != nil || members["error"] != nil else {
      self = .broken(ToolError.invalidRequest("a message has a 'method'").response(to: .null))
      return
    }
    self = .response(id: id, result: members["result"])
  }
}

/// An error of JSON-RPC, for mistakes of the client rather than of the model.
struct ToolError: Error {
  var code: Int
  var message: String
  var data: JSON?

  static func parse(_ message: String) -> Self { Self(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }
  static func unknownMethod(_ method: String) -> Self {
    Self(code: -32601, message: "unknown method '\(method.prefix(60))'")
  }
  static func invalidParams(_ message: String) -> Self { Self(code: -32602, message: message) }
  static let tooMany = Self(
    code: -32000, message: "too many requests wait; send it again when some are answered")

  func response(to id: JSON) -> JSON {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(code), "message": .string(message), "data": data],
    ]
  }
}

/// Cuts standard input into lines.
struct LineReader: Sendable {
  private var buffer: [UInt8] = []
  /// The end of the part of the buffer that has no line feed.
  private var searched = 0
  /// The rest of a line that was too long is passed over.
  private var isSkipping = false

  /// The lines that the bytes complete, without empty ones; nil for a line that is too long.
  mutating func lines(adding bytes: [UInt8]) -> [[UInt8]?] {
    var result: [[UInt8]?] = []
    buffer += bytes
    var start = 0
    while let end = buffer[max(start, searched)...].firstIndex(of: 0x0A) {
      if !isSkipping { result.append(line(start, end)) }
      isSkipping = false
      start = end + 1
      searched = start
    }
    buffer.removeFirst(start)
    searched = buffer.count
    if buffer.count > ToolMessage.longestLine {
      if !isSkipping { result.append(nil) }
      (buffer, searched, isSkipping) = ([], 0, true)
    }
    return result.filter { $0 != [] }
  }

  /// The line that the end of the input leaves.
  mutating func last() -> [UInt8]? {
    defer { buffer = [] }
    return isSkipping || buffer.isEmpty ? nil : line(0, buffer.count)
  }

  private func line(_ start: Int, _ end: Int) -> [UInt8] {
    Array(end > start && buffer[end - 1] == 0x0D ? buffer[start..<end - 1] : buffer[start..<end])
  }
}
