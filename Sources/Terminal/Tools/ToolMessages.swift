import Rules

/// A message of a client: one JSON object in a line, as in the Model Context Protocol over standard streams.
enum ToolMessage: Sendable {
  case request(id: JSON, method: String, params: JSON?)
  case notification(method: String, params: JSON?)
  /// The client's answer to a request of this server; nil for an error.
  case response(id: JSON, result: JSON?)
  /// Several messages in a line, as in revision 2025-03-26. Their answers are sent together.
  case batch([ToolMessage])
  /// The error response to an invalid message.
  case broken(JSON)

  /// The greatest number of bytes in a line; no client writes a longer one.
  static let longestLine = 16 << 20
  /// The greatest number of waiting messages, which is more than an agent sends at a time.
  static let mostWaiting = 1000

  init(_ line: [UInt8]) {
    guard let json: JSON = decoded(line) else {
      self = .broken(
        ToolError.parse("the line is not JSON in UTF-8, or nests too deeply").response(to: .null))
      return
    }
    guard let messages = json.array else {
      self.init(json)
      return
    }
    guard (1...Self.mostWaiting).contains(messages.count) else {
      self = .broken(
        ToolError.invalidRequest("a batch has 1 to \(Self.mostWaiting) messages").response(to: .null))
      return
    }
    self = .batch(messages.map { ToolMessage($0) })
  }

  private init(_ json: JSON) {
    guard case .object(let members) = json else {
      self = .broken(ToolError.invalidRequest("a message is an object").response(to: .null))
      return
    }
    let id: JSON?
    switch members["id"] {
    case .string(let text)? where text.utf8.count <= 1024: id = .string(text)
    case .integer?, .decimal?: id = members["id"]
    default: id = nil
    }
    guard let method = members["method"] else {
      guard let given = members["id"], members["result"] != nil || members["error"] != nil else {
        self = .broken(ToolError.invalidRequest("a message has a 'method'").response(to: id ?? .null))
        return
      }
      self = .response(id: given, result: members["result"])
      return
    }
    guard let method = method.string else {
      self = .broken(ToolError.invalidRequest("'method' should be a text").response(to: id ?? .null))
      return
    }
    if let id {
      self = .request(id: id, method: method, params: members["params"])
    } else if members["id"] == nil {
      self = .notification(method: method, params: members["params"])
    } else {
      self = .broken(
        ToolError.invalidRequest("'id' should be a number or a short text").response(to: .null))
    }
  }

  /// Whether the message is about an earlier request, so that it never waits.
  var isAside: Bool {
    switch self {
    case .response, .notification("notifications/cancelled", _): true
    default: false
    }
  }

  /// The ids of the requests in the message.
  var ids: [JSON] {
    switch self {
    case .request(let id, _, _): [id]
    case .batch(let messages): messages.flatMap(\.ids)
    case .notification, .response, .broken: []
    }
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

/// A reader that cuts standard input into lines.
struct LineReader: Sendable {
  private var buffer: [UInt8] = []
  /// The end of the part of the buffer without a line feed.
  private var searched = 0
  /// Whether the rest of an overlong line is being skipped.
  private var isSkipping = false

  /// The lines that the bytes complete, without empty ones; nil for an overlong line.
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

  /// The last line, if the input ends without a line feed; nil for none.
  mutating func last() -> [UInt8]? {
    defer { buffer = [] }
    return isSkipping || buffer.isEmpty ? nil : line(0, buffer.count)
  }

  private func line(_ start: Int, _ end: Int) -> [UInt8] {
    Array(end > start && buffer[end - 1] == 0x0D ? buffer[start..<end - 1] : buffer[start..<end])
  }
}
