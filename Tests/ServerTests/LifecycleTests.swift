import LanguageServerProtocol
import Testing

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
