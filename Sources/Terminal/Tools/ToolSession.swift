import Rules
import World

/// The part of the protocol without a clock and threads, which turns a request into its result or error.
struct ToolSession: Sendable {
  /// The revisions that begin with `initialize`, the newest first.
  static let handshakeVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The revision in which requests need no earlier request.
  static let statelessVersion = "2026-07-28"

  /// Whether the client of an `initialize` can list roots.
  private(set) var clientHasRoots = false

  /// The metadata keys of a stateless request.
  private enum Key {
    static let version = "io.modelcontextprotocol/protocolVersion"
    static let capabilities = "io.modelcontextprotocol/clientCapabilities"
    static let server = "io.modelcontextprotocol/serverInfo"
  }

  private static let server: JSON = ["name": "ibls", "title": "ibls", "version": .string(iblsVersion)]
  private static let capabilities: JSON = ["tools": [:]]
  static let instructions = """
    Storyboards and xibs of Xcode projects, without Xcode. Read them with ib_overview, ib_scene and ib_find instead of \
    their XML; ids are those of the XML. Change them with ib_edit and rename with ib_rename, never by hand. After each change, call ib_check with \
    since: "session".
    """

  /// The decoded call of a tool.
  struct Call: Sendable {
    var tool: Tool
    var arguments: JSON?
    /// Whether the client of this request can list roots on demand.
    var offersRoots: Bool
    /// The roots that the client has sent on demand; nil for none.
    var givenRoots: [String]?
    var isStateless: Bool
  }

  enum Outcome: Sendable {
    case result(JSON)
    case call(Call)
  }

  mutating func outcome(_ method: String, _ params: JSON?) throws(ToolError) -> Outcome {
    guard params == nil || params == .null || params?.object != nil else {
      throw .invalidParams("'params' should be an object")
    }
    let meta = params?["_meta"]
    let version = meta?[Key.version]?.string
    let isStateless = version == Self.statelessVersion
    if let version, !isStateless, !Self.handshakeVersions.contains(version) {
      throw ToolError(
        code: -32022, message: "unsupported protocol version '\(version.prefix(40))'",
        data: ["supported": .array(Self.versions), "requested": .string(String(version.prefix(40)))])
    }
    switch method {
    case "initialize":
      let wanted = params?["protocolVersion"]?.string ?? ""
      clientHasRoots = params?["capabilities"]?["roots"]?.object != nil
      return .result([
        "protocolVersion": .string(
          Self.handshakeVersions.contains(wanted) ? wanted : Self.handshakeVersions[0]),
        "capabilities": Self.capabilities, "serverInfo": Self.server,
        "instructions": .string(Self.instructions),
      ])
    case "server/discover":
      return .result(
        Self.stateless([
          "supportedVersions": .array(Self.versions), "capabilities": Self.capabilities,
          "instructions": .string(Self.instructions), "_meta": [Key.server: Self.server],
          "ttlMs": 3_600_000, "cacheScope": "public",
        ]))
    case "ping": return .result(isStateless ? Self.stateless([:]) : [:])
    case "tools/list":
      if let cursor = params?["cursor"], cursor != .null {
        throw .invalidParams("no such cursor; all tools are on one page")
      }
      let tools: JSON = .array(Tool.all.map(\.definition))
      return .result(
        isStateless
          ? Self.stateless(["tools": tools, "ttlMs": 3_600_000, "cacheScope": "public"]) : ["tools": tools])
    case "tools/call":
      guard let name = params?["name"]?.string else { throw .invalidParams("'name' of the tool is missing") }
      guard let tool = Tool.all.first(where: { $0.name == name }) else {
        let names = Tool.all.map(\.name).joined(separator: ", ")
        throw .invalidParams("unknown tool '\(name.prefix(60))'; there are \(names)")
      }
      return .call(
        Call(
          tool: tool, arguments: params?["arguments"],
          offersRoots: isStateless && Self.offersRoots(params),
          // A client without roots gets no second demand.
          givenRoots: params?["inputResponses"].map { $0["roots"].flatMap { Self.roots($0) } ?? [] },
          isStateless: isStateless))
    default: throw .unknownMethod(method)
    }
  }

  /// Whether the client of a stateless request can list roots on demand.
  static func offersRoots(_ params: JSON?) -> Bool {
    params?["_meta"]?[Key.capabilities]?["roots"]?.object != nil
  }

  private static let versions: [JSON] = ([statelessVersion] + handshakeVersions).map { .string($0) }

  /// The URIs in the result of `roots/list`; nil for an invalid one.
  static func roots(_ result: JSON) -> [String]? {
    result["roots"]?.array.map { $0.compactMap { $0["uri"]?.string } }
  }

  /// The result with which a stateless call demands the client's roots.
  static let rootsDemand: JSON = [
    "resultType": "input_required", "inputRequests": ["roots": ["method": "roots/list"]],
    "requestState": "roots",
  ]

  /// The result of a call.
  static func result(
    of answer: Result<ToolAnswer, ToolRefusal>, isStateless: Bool
  ) -> JSON {
    let result: JSON
    switch answer {
    case .success(let answer):
      result = [
        "content": .array([["type": "text", "text": .string(answer.text)]] + answer.content),
        "structuredContent": answer.structured,
      ]
    case .failure(let refusal):
      let text = String(decoding: printable(Array(refusal.message.utf8)), as: UTF8.self)
      result = ["content": [["type": "text", "text": .string(text)]], "isError": true]
    }
    return isStateless ? stateless(result) : result
  }

  /// A result in the form of the stateless revision.
  private static func stateless(_ result: JSON) -> JSON {
    var members = result.object ?? [:]
    members["resultType"] = "complete"
    return .object(members)
  }
}
