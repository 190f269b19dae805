import Rules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LSP {
  enum RequestID: Hashable, Sendable, Codable, CustomStringConvertible {
    case number(Int)
    case string(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let number = try? container.decode(Int.self)
      self = try number.map { .number($0) } ?? .string(container.decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .string(let string): try container.encode(string)
      }
    }

    var description: String {
      switch self {
      case .number(let number): String(number)
      case .string(let string): string
      }
    }
  }

  enum ErrorCode: Int, Hashable, Sendable, Codable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case serverCancelled = -32802
    case contentModified = -32801
    case requestCancelled = -32800
  }

  struct ResponseError: Error, Hashable, Sendable, Codable {
    var code: ErrorCode
    var message: String
    var data: LSPAny?

    init(_ code: ErrorCode, _ message: String, data: LSPAny? = nil) {
      self.code = code
      self.message = message
      self.data = data
    }
  }

  /// A message of a client, decoded as far as the envelope describes it.
  enum Incoming: Sendable {
    case request(id: RequestID, method: String, body: Body)
    case notification(method: String, body: Body)
    case response(id: RequestID, body: Body)
    /// An invalid message, with its id if the sender can get an error for it.
    case invalid(id: RequestID?, ResponseError)

    init(_ content: [UInt8]) {
      var body = Body(content: content)
      var decoded = try? body.decoded(Envelope.self)
      if decoded == nil {
        // A lone surrogate or a byte that is not UTF-8 would otherwise discard the whole message, and client and server would
        // disagree about a document's text.
        body = Body(content: repaired(content))
        decoded = try? body.decoded(Envelope.self)
      }
      guard let envelope = decoded else {
        let isJSON = (try? body.decoded(LSPAny.self)) != nil
        self = .invalid(
          id: nil,
          isJSON
            ? ResponseError(.invalidRequest, "a message is an object")
            : ResponseError(.parseError, "the content is not JSON"))
        return
      }
      switch (envelope.id, envelope.method) {
      case _ where !envelope.isVersion2:
        self = .invalid(id: envelope.id.known, ResponseError(.invalidRequest, "'jsonrpc' is not \"2.0\""))
      case (.invalid, _):
        self = .invalid(id: nil, ResponseError(.invalidRequest, "an 'id' is an integer or a string"))
      case (let id, .invalid):
        self = .invalid(id: id.known, ResponseError(.invalidRequest, "a 'method' is a string"))
      case (.known(let id), .known(let method)):
        self = .request(id: id, method: method, body: body)
      case (.null, .known):
        self = .invalid(id: nil, ResponseError(.invalidRequest, "the 'id' of a request is not null"))
      case (.absent, .known(let method)):
        self = .notification(method: method, body: body)
      case (.known(let id), .absent) where envelope.isResponse:
        self = .response(id: id, body: body)
      case (.null, .absent) where envelope.isResponse:
        // The client could not read a message and reports an error, which has no id.
        self = .notification(method: "$/unmatchedError", body: body)
      case (let id, _):
        self = .invalid(id: id.known, ResponseError(.invalidRequest, "neither 'method' nor 'result'"))
      }
    }
  }

  /// The contents of a message, decoded once their type is known.
  struct Body: Sendable {
    var content: [UInt8]

    func params<Params: Decodable>(_: Params.Type) throws(ResponseError) -> Params {
      do {
        return try decoded(Holder<Params>.self).params
      } catch let error as DecodingError {
        if let params = try? Body(content: repaired(content)).decoded(Holder<Params>.self).params {
          return params
        }
        throw ResponseError(.invalidParams, explanation(error))
      } catch {
        throw ResponseError(.invalidParams, "the parameters can't be read")
      }
    }

    /// The result of a response; nil for an error or a result of another type.
    func result<Value: Decodable>(_: Value.Type) -> Value? {
      try? decoded(ResultHolder<Value>.self).result
    }

    var isError: Bool { (try? decoded(ErrorHolder.self))?.isError ?? true }

    fileprivate func decoded<Value: Decodable>(_: Value.Type) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(content))
    }
  }

  /// A message for the client.
  enum Outgoing: Sendable {
    case request(id: RequestID, method: String, params: (any Encodable & Sendable)?)
    case notification(method: String, params: any Encodable & Sendable)
    case result(id: RequestID, any Encodable & Sendable)
    case failure(id: RequestID?, ResponseError)

    var content: [UInt8] {
      switch self {
      case .result(let id, let result as JSON):
        return (["jsonrpc": "2.0", "id": JSON(id), "result": result] as JSON).text()
      case .notification(let method, let params as PublishDiagnosticsParams):
        return (["jsonrpc": "2.0", "method": .string(method), "params": JSON(params)] as JSON).text()
      default: break
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      do {
        return Array(try encoder.encode(OutgoingEnvelope(message: self)))
      } catch {
        // All sent values consist of strings, integers and lists of them, so that JSON can always represent them.
        assertionFailure("\(error)")
        return Array(
          #"{"jsonrpc":"2.0","method":"window/logMessage","params":{"message":"lost","type":1}}"#.utf8)
      }
    }
  }
}

extension JSON {
  fileprivate init(_ id: LSP.RequestID) {
    switch id {
    case .number(let number): self = .integer(number)
    case .string(let string): self = .string(string)
    }
  }

  /// The value as one of the protocol's types; nil where it has another shape.
  func decoded<Value: Decodable>(_: Value.Type) -> Value? {
    try? JSONDecoder().decode(Value.self, from: JSONEncoder().encode(self))
  }
}

private struct OutgoingEnvelope: Encodable {
  enum Key: String, CodingKey { case jsonrpc, id, method, params, result, error }

  var message: LSP.Outgoing

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    switch message {
    case .request(let id, let method, let params):
      try container.encode(id, forKey: .id)
      try container.encode(method, forKey: .method)
      if let params { try container.encode(params, forKey: .params) }
    case .notification(let method, let params):
      try container.encode(method, forKey: .method)
      try container.encode(params, forKey: .params)
    case .result(let id, let result):
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
    case .failure(let id, let error):
      try container.encode(id, forKey: .id)
      try container.encode(error, forKey: .error)
    }
  }
}

private struct Envelope: Decodable {
  enum Key: String, CodingKey { case jsonrpc, id, method, result, error }

  enum Field<Value> {
    case absent, null, invalid
    case known(Value)

    var known: Value? { if case .known(let value) = self { value } else { nil } }
  }

  var isVersion2: Bool
  var id: Field<LSP.RequestID>
  var method: Field<String>
  var isResponse: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func field<Value: Decodable>(_: Value.Type, _ key: Key) -> Field<Value> {
      guard container.contains(key) else { return .absent }
      if (try? container.decodeNil(forKey: key)) == true { return .null }
      return (try? container.decode(Value.self, forKey: key)).map { .known($0) } ?? .invalid
    }
    isVersion2 = (try? container.decode(String.self, forKey: .jsonrpc)) == "2.0"
    id = field(LSP.RequestID.self, .id)
    method = field(String.self, .method)
    isResponse = container.contains(.result) || container.contains(.error)
  }
}

private struct Holder<Params: Decodable>: Decodable { var params: Params }
private struct ResultHolder<Value: Decodable>: Decodable { var result: Value }

private struct ErrorHolder: Decodable {
  enum Key: String, CodingKey { case error }
  var isError: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    isError = container.contains(.error) && (try? container.decodeNil(forKey: .error)) != true
  }
}

/// The expected value and its place, in words for the developer of a client.
private func explanation(_ error: DecodingError) -> String {
  func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
    (context.codingPath + (last.map { [$0] } ?? [])).map { key in
      key.intValue.map { "[\($0)]" } ?? key.stringValue
    }.joined(separator: ".")
  }
  switch error {
  case .keyNotFound(let key, let context): return "'\(place(context, key))' is missing"
  case .typeMismatch(_, let context): return "'\(place(context))' is of the wrong type"
  case .valueNotFound(_, let context): return "'\(place(context))' is null"
  case .dataCorrupted(let context): return "'\(place(context))': \(context.debugDescription)"
  @unknown default: return "the parameters can't be read"
  }
}

/// The content with every lone surrogate escape and every invalid byte of UTF-8 replaced. A lone surrogate and its replacement
/// are both one UTF-16 unit, so later positions stay correct.
private func repaired(_ content: [UInt8]) -> [UInt8] {
  var bytes = Array(String(decoding: content, as: UTF8.self).utf8)
  func unit(at index: Int) -> UInt16? {
    guard index + 5 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[index + 2...index + 5], as: UTF8.self), radix: 16)
  }
  var index = 0
  while index < bytes.count {
    guard bytes[index] == UInt8(ascii: "\\") else {
      index += 1
      continue
    }
    guard let first = unit(at: index) else {
      index += 2
      continue
    }
    if UTF16.isLeadSurrogate(first), let second = unit(at: index + 6), UTF16.isTrailSurrogate(second) {
      index += 12
      continue
    }
    if UTF16.isSurrogate(first) { bytes.replaceSubrange(index + 2...index + 5, with: Array("FFFD".utf8)) }
    index += 6
  }
  return bytes
}
