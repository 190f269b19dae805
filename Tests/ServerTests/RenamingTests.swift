import LanguageServerProtocol
import Testing

@testable import Server

private let annotating: LSP.LSPAny = [
  "textDocument": [
    "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["refactor"]]]],
    "rename": ["prepareSupport": true],
  ],
  "workspace": [
    "workspaceEdit": [
      "documentChanges": true, "changeAnnotationSupport": [:], "resourceOperations": ["rename"],
    ]
  ],
]

/// The usual app, and an action that is sent to nobody in particular.
private let files: [String: String] = app.merging([
  "/w/View.xib": """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <button id="b"><connections><action selector="tap:" destination="-2" id="c2"/></connections></button>
  </objects></document>
  """
]) { one, _ in one }

private func place(_ path: String, _ line: Int, _ character: Int, _ newName: String? = nil) -> LSP.LSPAny {
  var result: [String: LSP.LSPAny] = [
    "textDocument": ["uri": .string("file:///w/" + path)],
    "position": ["line": .integer(line), "character": .integer(character)],
  ]
  if let newName { result["newName"] = .string(newName) }
  return .object(result)
}

private func range(_ line: Int, _ lower: Int, _ upper: Int) -> LSP.LSPAny {
  [
    "start": ["line": .integer(line), "character": .integer(lower)],
    "end": ["line": .integer(line), "character": .integer(upper)],
  ]
}

@Test func preparingAnswersWithTheExactRange() {
  let client = Client.started(files, capabilities: annotating)
  #expect(
    client.result("textDocument/prepareRename", place("Login.swift", 2, 20))
      == ["range": range(2, 16, 26), "placeholder": "titleLabel"])
  #expect(
    client.result("textDocument/prepareRename", place("Main.storyboard", 5, 42))
      == ["range": range(5, 37, 47), "placeholder": "titleLabel"])
  // What is not ours is left to the other server.
  #expect(client.result("textDocument/prepareRename", place("Login.swift", 0, 2)) == .null)
}

@Test func preparingSaysWhyNot() {
  let client = Client.started(files, capabilities: annotating)
  let answer = client.answer(client.request("textDocument/prepareRename", place("Main.storyboard", 5, 60)))
  #expect(
    answer["error"]?["message"] == "only the names of outlets, actions, classes and properties can be renamed"
  )
}

@Test func theProviderHasOptionsOnlyForWhomTheyAreMeant() {
  func provider(_ capabilities: LSP.LSPAny) -> LSP.LSPAny? {
    let client = Client()
    let id = client.request("initialize", ["capabilities": capabilities, "processId": .null])
    return client.answer(id)["result"]?["capabilities"]?["renameProvider"]
  }
  #expect(provider(annotating) == ["prepareProvider": true])
  #expect(provider(.usual) == true)
}

@Test func oneRenameEditsBothSidesInTheirVersions() {
  let client = Client.started(files, capabilities: annotating)
  client.open("/w/Login.swift", "\n" + loginClass, version: 7)
  for start in [place("Login.swift", 3, 20, "headline"), place("Main.storyboard", 5, 42, "headline")] {
    let edit = client.result("textDocument/rename", start)
    let changes = edit["documentChanges"]?.array ?? []
    #expect(
      changes.map { $0["textDocument"]?["uri"] } == ["file:///w/Login.swift", "file:///w/Main.storyboard"])
    #expect(changes.map { $0["textDocument"]?["version"] } == [7, .null])
    #expect(changes.first?["edits"] == [["range": range(3, 16, 26), "newText": "headline"]])
    #expect(changes.last?["edits"] == [["range": range(5, 37, 47), "newText": "headline"]])
    #expect(edit["changeAnnotations"] == nil)
  }
}

@Test func doubtsAreAnnotatedWhereTheClientAsks() {
  let client = Client.started(files, capabilities: annotating)
  let edit = client.result("textDocument/rename", place("Login.swift", 3, 20, "press"))
  let doubtful = edit["documentChanges"]?.array?.first { $0["textDocument"]?["uri"] == "file:///w/View.xib" }
  #expect(doubtful?["edits"]?.array?.first?["annotationId"] == "ibls-1")
  #expect(edit["changeAnnotations"]?["ibls-1"]?["needsConfirmation"] == true)
  #expect(client.take("window/showMessage") == [])
}

@Test func doubtsAreLeftOutAndNamedElsewhere() {
  let client = Client.started(files)
  let edit = client.result("textDocument/rename", place("Login.swift", 3, 20, "press"))
  #expect(edit["changes"]?.object?.keys.sorted() == ["file:///w/Login.swift"])
  #expect(
    client.take("window/showMessage").map { $0["message"] }
      == ["1 place that may mean something else was left as it is: View.xib:3:47"])
}

@Test func aFileNamedAfterTheClassIsOffered() {
  let client = Client.started(files, capabilities: annotating)
  let edit = client.result("textDocument/rename", place("Login.swift", 1, 8, "SignIn"))
  let renames = edit["documentChanges"]?.array?.filter { $0["kind"] == "rename" } ?? []
  #expect(renames.map { $0["newUri"] } == ["file:///w/SignIn.swift"])
  #expect(
    renames.first?["annotationId"]?.string.flatMap { edit["changeAnnotations"]?[$0] }?["needsConfirmation"]
      == true)
}

@Test func refusalsNameThePlace() {
  let client = Client.started(files, capabilities: annotating)
  let answer = client.answer(client.request("textDocument/rename", place("Login.swift", 2, 20, "view")))
  #expect(answer["error"]?["message"] == "UIViewController of the SDK already has 'view'")
  let taken = client.answer(client.request("textDocument/rename", place("Login.swift", 1, 8, "Login")))
  #expect(taken["error"]?["message"] == "'Login' has that name already")
}

@Test func aFileThatChangedUnseenIsContentModified() {
  let client = Client.started(files, capabilities: annotating)
  var changed = files
  changed["/w/Main.storyboard"] = "\n" + storyboard(outlet: "titleLabel")
  client.setFiles(changed)
  let id = client.request("textDocument/rename", place("Login.swift", 2, 20, "headline"))
  #expect(client.errorCode(id) == -32801)
}

@Test func theOfferIsMadeWhereverPrepareRenameAnswers() {
  var files = files
  files["/w/More.swift"] =
    "extension Login {\n  func more() { titleLabel.text = nil; view.frame = .zero }\n}\n"
  let client = Client.started(files, capabilities: annotating, options: ["commands": ["ibls.rename"]])
  func isOffered(_ path: String, _ line: Int, _ character: Int) -> [Bool] {
    let prepared = client.answer(client.request("textDocument/prepareRename", place(path, line, character)))
    let actions = client.result(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string("file:///w/" + path)],
        "range": range(line, character, character), "context": ["diagnostics": []],
      ])
    return [
      prepared["result"]?["placeholder"] != nil,
      actions.array?.contains { $0["command"]?["command"] == "ibls.rename" } == true,
    ]
  }
  for (path, line, character) in [
    ("More.swift", 1, 20), ("More.swift", 0, 12), ("Main.storyboard", 5, 42), ("Main.storyboard", 3, 44),
  ] {
    #expect(isOffered(path, line, character) == [true, true], "\(path):\(line):\(character)")
  }
  for (path, line, character) in [("More.swift", 1, 8), ("More.swift", 1, 41), ("Main.storyboard", 4, 20)] {
    #expect(isOffered(path, line, character) == [false, false], "\(path):\(line):\(character)")
  }
}

@Test func theOfferIsMadeToClientsThatAskForNames() {
  func titles(_ options: LSP.LSPAny) -> [LSP.LSPAny?] {
    let client = Client.started(files, capabilities: annotating, options: options)
    let range = range(2, 20, 20)
    return client.result(
      "textDocument/codeAction",
      ["textDocument": ["uri": "file:///w/Login.swift"], "range": range, "context": ["diagnostics": []]]
    ).array?.filter { $0["kind"] == "refactor" }.map { $0["command"]?["arguments"] } ?? []
  }
  #expect(titles(.null) == [])
  #expect(
    titles(["commands": ["ibls.rename"]]) == [
      [["uri": "file:///w/Login.swift", "position": ["line": 2, "character": 16]]]
    ])
}
