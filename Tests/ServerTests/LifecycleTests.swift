import Testing

@testable import Server

@Test func onlyInitializeIsAnsweredBeforeInitialisation() {
  let client = Client()
  #expect(client.errorCode(client.request("textDocument/hover", [:])) == -32002)
  #expect(client.errorCode(client.request("shutdown")) == -32002)
  #expect(client.errorCode(client.request("no/such")) == -32002)
  client.open("/w/a.swift", "")
  client.notify("initialized")
  #expect(client.messages.isEmpty)
  let id = client.request("initialize", ["processId": .null, "rootUri": .null, "capabilities": [:]])
  #expect(client.answer(id)["result"]?["capabilities"]?["positionEncoding"] == "utf-16")
}

@Test func initializeTwiceIsRefused() {
  let client = Client.started()
  #expect(client.errorCode(client.request("initialize", ["capabilities": [:]])) == -32600)
}

@Test func nothingIsSentBetweenTheAnswerAndInitialized() {
  let client = Client(["/w/a.swift": "class A {}"])
  client.request(
    "initialize",
    [
      "processId": .null, "rootUri": "file:///w",
      "capabilities": [
        "window": ["workDoneProgress": true],
        "workspace": ["configuration": true, "didChangeWatchedFiles": ["dynamicRegistration": true]],
      ],
    ])
  #expect(client.messages.count == 1)
  client.notify("initialized")
  #expect(!client.take("client/registerCapability").isEmpty)
}

@Test(
  arguments: [
    (["initialize", "initialized", "shutdown", "exit"], 0), (["exit"], 1),
    (["initialize", "exit"], 1), (["initialize", "initialized", "exit"], 1),
    (["initialize", "shutdown", "exit"], 0),
  ] as [([String], Int32)])
func exitCodeSaysWhetherItWasShutDown(steps: [String], code: Int32) {
  let client = Client()
  for step in steps {
    switch step {
    case "initialize": client.request(step, ["capabilities": [:]])
    case "shutdown": client.request(step)
    default: client.notify(step)
    }
  }
  #expect(client.exitCode == code)
}

@Test func endOfInputAndOfTheParentEndTheServer() {
  let closed = Client.started()
  closed.happen(.inputClosed)
  #expect(closed.exitCode == 1)

  let shutDown = Client.started()
  shutDown.request("shutdown")
  shutDown.happen(.inputClosed)
  #expect(shutDown.exitCode == 0)

  let orphan = Client()
  orphan.processes = [77]
  orphan.request("initialize", ["processId": 77, "capabilities": [:]])
  orphan.fire(.parent)
  #expect(orphan.exitCode == nil)
  orphan.processes = []
  orphan.fire(.parent)
  #expect(orphan.exitCode == 1)
}

@Test func afterShutdownRequestsAreRefused() {
  let client = Client.started()
  #expect(client.answer(client.request("shutdown"))["result"] == .null)
  #expect(client.errorCode(client.request("textDocument/hover", [:])) == -32600)
  #expect(client.errorCode(client.request("shutdown")) == -32600)
  client.open("/w/a.swift", "")
  #expect(client.messages.isEmpty)
}

@Test(arguments: [
  ("{", LSP.LSPAny.integer(-32700)), ("", -32700), ("[]", -32600), ("3", -32600), ("{}", -32600),
  (#"{"jsonrpc":"1.0","id":1,"method":"shutdown"}"#, -32600),
  (#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, -32600),
  (#"{"jsonrpc":"2.0","id":1.5,"method":"shutdown"}"#, -32600),
  (#"{"jsonrpc":"2.0","id":null,"method":"shutdown"}"#, -32600),
  (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
  (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, -32601),
  (#"{"jsonrpc":"2.0","id":1,"method":"$/no"}"#, -32601),
  (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#, -32602),
  (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":[]}"#, -32602),
  (
    #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.swift"},"position":{"line":-1,"character":0}}}"#,
    -32602
  ),
  (
    #"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.swift"},"position":{"line":1e300,"character":0}}}"#,
    -32602
  ),
])
func whatIsWrongIsAnsweredWithItsCode(text: String, code: LSP.LSPAny) {
  let client = Client.started()
  client.send(text: text)
  let errors = client.messages.compactMap { $0["error"]?["code"] }
  #expect(errors == [code])
}

@Test func harmlessNonsenseIsPassedOver() {
  let client = Client.started()
  for text in [
    #"{"jsonrpc":"2.0","method":"no/such"}"#, #"{"jsonrpc":"2.0","method":"$/no"}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":5}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"x"}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"x"},"contentChanges":[]}}"#,
    #"{"jsonrpc":"2.0","id":9,"result":null}"#,
    #"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"never"}}"#,
  ] { client.send(text: text) }
  _ = client.take("window/logMessage")
  #expect(client.messages.isEmpty)
  #expect(client.exitCode == nil)
}

@Test(arguments: [
  ([], "utf-16"), (["utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8"], "utf-8"), (["utf-32"], "utf-32"),
  (["utf-32", "utf-16"], "utf-16"), (["utf-7"], "utf-16"),
])
func encodingsAreNegotiated(offered: [String], chosen: String) {
  let client = Client()
  let capabilities: LSP.LSPAny = ["general": ["positionEncodings": .array(offered.map { .string($0) })]]
  let id = client.request("initialize", ["capabilities": capabilities])
  #expect(client.answer(id)["result"]?["capabilities"]?["positionEncoding"] == .string(chosen))
}

@Test func capabilitiesOfTheWrongTypeCountAsAbsent() {
  let client = Client()
  let id = client.request(
    "initialize",
    [
      "capabilities": [
        "workspace": [], "window": ["workDoneProgress": "yes"],
        "textDocument": ["diagnostic": 5, "hover": ["contentFormat": ["markdown"]]],
      ]
    ])
  #expect(client.answer(id)["result"]?["capabilities"]?["diagnosticProvider"] == nil)
}

/// Numbers at the ends of what a client can write.
@Test(arguments: ["0", "-1", "2147483647", "2147483648", "4294967296", "9223372036854775807", "1e300", "1.5"])
func noNumberDoesHarm(number: String) {
  let client = Client.started(app, folders: ["/w"])
  client.open("/w/Login.swift", loginClass)
  let document = #""textDocument":{"uri":"file:///w/Login.swift","version":\#(number)}"#
  let place = #"{"line":\#(number),"character":\#(number)}"#
  for (one, other) in [(place, place), (#"{"line":0,"character":0}"#, place)] {
    let range = #""range":{"start":\#(one),"end":\#(other)}"#
    for method in ["hover", "codeAction", "completion", "references"] {
      client.send(
        text: #"{"jsonrpc":"2.0","id":"\#(method)","method":"textDocument/\#(method)","params":{"#
          + #"\#(document),"position":\#(place),\#(range),"#
          + #""context":{"diagnostics":[],"includeDeclaration":true}}}"#)
      #expect(client.isAnswered(.string(method)))
      client.messages = []
    }
    client.send(
      text: #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"#
        + #"\#(document),"contentChanges":[{\#(range),"text":"x"}]}}"#)
  }
  for changes in [
    #"{"uri":"file:///w/Login.swift","type":\#(number)}"#, #"{"uri":"file:///","type":3}"#,
    #"{"uri":"file:///w","type":3}"#, #"{"uri":"file:///w/","type":1}"#,
  ] {
    client.send(
      text:
        #"{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[\#(changes)]}}"#)
  }
  client.send(text: #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(number)}}"#)
  client.send(text: #"{"jsonrpc":"2.0","id":\#(number),"method":"shutdown"}"#)
  #expect(client.exitCode == nil)
}

@Test(arguments: ["0", "-1", "4294967296", "9223372036854775807", "1e300", "\"x\""])
func noProcessNumberDoesHarm(number: String) {
  let client = Client()
  client.processes = [0, -1, 4_294_967_296, .max]
  client.send(
    text:
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\#(number),"capabilities":{}}}"#)
  #expect(client.isAnswered(1))
  client.fire(.parent)
  #expect(client.exitCode == nil)
}

@Test func bytesThatAreNoTextAreAParseError() {
  let client = Client.started()
  let before = Array(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"x":""#.utf8)
  for middle in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xC0, 0x80]]
    as [[UInt8]]
  {
    client.happen(.received(LSP.Incoming(before + middle + Array(#""}}"#.utf8))))
    let codes = client.messages.compactMap { $0["error"]?["code"] }
    #expect(codes == [-32700] || codes == [-32602], "\(middle)")
    client.messages = []
  }
}

@Test func deepNestingIsRefused() {
  let client = Client.started()
  for depth in [100, 1000, 200_000] {
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    client.send(text: nested)
    client.send(
      text: #"{"jsonrpc":"2.0","id":1,"method":"workspace/executeCommand","params":"# + nested + "}")
    client.send(text: String(repeating: #"{"a":"#, count: depth))
  }
  #expect(client.exitCode == nil)
  #expect(client.messages.allSatisfy { $0["error"] != nil || $0["method"] == "window/logMessage" })
}

@Test func nestedSettingsAreRead() {
  var nested: LSP.LSPAny = "end"
  // Each level takes kilobytes of stack, and a test on macOS has no more than 512 kB.
  for _ in 0..<30 { nested = ["a": .array([nested])] }
  let client = Client.started(options: nested)
  client.notify("workspace/didChangeConfiguration", ["settings": nested])
  #expect(client.errorCode(client.request("no/such")) == -32601)
}
