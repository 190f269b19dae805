import TestSupport
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

/// An action that is sent to the first responder.
private let view = Fixture(
  #"""
  -- View.xib --
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <button id="b"><connections><action selector="1️⃣tap:" destination="-2" id="c2"/></connections></button>
  """#)
private let files = app.merging(view.files(at: "/w")) { one, _ in one }
  .merging(["/w/Other.swift": "class Other: Gone { @IBAction override func tap(_ s: Any) {} }\n"]) { one, _ in
    one
  }

extension Fixture {
  fileprivate func at(_ digit: Int, to newName: String) -> LSP.LSPAny {
    at(digit, ["newName": .string(newName)])
  }
}

@Test func preparingAnswersWithTheExactRange() {
  let declaration: LSP.LSPAny = ["uri": "file:///w/Login.swift", "range": usualApp.range(2, 4)]
  let client = Client.started(files, capabilities: annotating)
  #expect(
    client.result("textDocument/prepareRename", usualApp.at(3))
      == ["range": usualApp.range(2, 4), "placeholder": "titleLabel", "declaration": declaration])
  #expect(
    client.result("textDocument/prepareRename", usualApp.at(8))
      == ["range": usualApp.range(7, 9), "placeholder": "titleLabel", "declaration": declaration])
  // A name that is not in the workspace is left to the other server.
  #expect(client.result("textDocument/prepareRename", usualApp.at(0)) == .null)
}

@Test func preparingSaysWhyNot() {
  let client = Client.started(files, capabilities: annotating)
  let place = Fixture(usualText.replacing("9️⃣", with: "").replacing("lbl\" id=\"c1", with: "l9️⃣bl\" id=\"c1"))
  let answer = client.answer(client.request("textDocument/prepareRename", place.at(9)))
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
  client.open("/w/Login.swift", movedUsualApp.files[0].text, version: 7)
  for start in [movedUsualApp.at(3, to: "headline"), usualApp.at(8, to: "headline")] {
    let edit = client.result("textDocument/rename", start)
    let changes = edit["documentChanges"]?.array ?? []
    #expect(
      changes.map { $0["textDocument"]?["uri"] } == ["file:///w/Login.swift", "file:///w/Main.storyboard"])
    #expect(changes.map { $0["textDocument"]?["version"] } == [7, .null])
    #expect(changes.first?["edits"] == [["range": movedUsualApp.range(2, 4), "newText": "headline"]])
    #expect(changes.last?["edits"] == [["range": usualApp.range(7, 9), "newText": "headline"]])
    #expect(edit["changeAnnotations"] == nil)
  }
}

@Test func doubtsAreAnnotatedWhereTheClientAsks() {
  let client = Client.started(files, capabilities: annotating)
  let edit = client.result("textDocument/rename", usualApp.at(5, to: "press"))
  let doubtful = edit["documentChanges"]?.array?.first { $0["textDocument"]?["uri"] == "file:///w/View.xib" }
  #expect(doubtful?["edits"]?.array?.first?["annotationId"] == "ibls-1")
  #expect(edit["changeAnnotations"]?["ibls-1"]?["needsConfirmation"] == true)
  #expect(client.take("window/showMessage") == [])
}

@Test func doubtsAreLeftOutAndNamedElsewhere() {
  let client = Client.started(files)
  let edit = client.result("textDocument/rename", usualApp.at(5, to: "press"))
  #expect(edit["changes"]?.object?.keys.sorted() == ["file:///w/Login.swift"])
  #expect(
    client.take("window/showMessage").map { $0["message"] }
      == [
        .string("1 place that may mean something else was left as it is: \(view.place(1))")
      ])
}

@Test(arguments: ["press", "press(_:)", " press( _ : ) ", "press :"])
func aMethodsNewNameIsTakenInEachSpelling(_ typed: String) {
  let client = Client.started(files)
  let edit = client.result("textDocument/rename", usualApp.at(5, to: typed))
  #expect(edit["changes"]?["file:///w/Login.swift"]?.array?.map { $0["newText"] } == ["press"])
}

@Test func mentionsAreLogged() {
  var files = files
  files["/w/Notes.swift"] = "// titleLabel\nlet text = \"titleLabel\"\n"
  let client = Client.started(files, capabilities: annotating)
  let edit = client.result("textDocument/rename", usualApp.at(3, to: "headline"))
  #expect(
    edit["documentChanges"]?.array?.map { $0["textDocument"]?["uri"] }
      == ["file:///w/Login.swift", "file:///w/Main.storyboard"])
  #expect(edit["changeAnnotations"] == nil)
  #expect(
    client.take("window/logMessage").map { $0["message"] }
      == ["2 mentions in comments and strings were left as they are"])
}

@Test func aFileNamedAfterTheClassIsOffered() {
  let client = Client.started(files, capabilities: annotating)
  let edit = client.result("textDocument/rename", usualApp.at(1, to: "SignIn"))
  let renames = edit["documentChanges"]?.array?.filter { $0["kind"] == "rename" } ?? []
  #expect(renames.map { $0["newUri"] } == ["file:///w/SignIn.swift"])
  #expect(
    renames.first?["annotationId"]?.string.flatMap { edit["changeAnnotations"]?[$0] }?["needsConfirmation"]
      == true)
}

/// A project that lists the file follows with it, or not at all.
@Test func whatNamesAFileIsOfferedWithItsRename() {
  var files = files
  files["/w/App.xcodeproj/project.pbxproj"] = """
    { objects = { A = {isa = PBXFileReference; path = Login.swift; sourceTree = SOURCE_ROOT; }; }; }
    """
  let client = Client.started(files, capabilities: annotating)
  let changes = client.result("textDocument/rename", usualApp.at(1, to: "SignIn"))["documentChanges"]?.array
  #expect(changes?.filter { $0["kind"] == "rename" }.count == 1)
  let project = changes?.first {
    $0["textDocument"]?["uri"] == "file:///w/App.xcodeproj/project.pbxproj"
  }
  let id = changes?.last?["annotationId"]
  #expect(id != nil && project?["edits"]?.array?.map { $0["annotationId"] } == [id])
  // Such clients apply the edits of texts alone.
  let other = Client.started(files, capabilities: annotating, options: ["commands": ["ibls.rename"]])
  let edits = other.result("textDocument/rename", usualApp.at(1, to: "SignIn"))["documentChanges"]?.array
  #expect(edits?.count == (changes?.count ?? 0) - 2)
  files["/w/App.xcodeproj/project.pbxproj"] = nil
  let unnamed = Client.started(files, capabilities: annotating, options: ["commands": ["ibls.rename"]])
  let renames = unnamed.result("textDocument/rename", usualApp.at(1, to: "SignIn"))["documentChanges"]?.array
  #expect(renames?.filter { $0["kind"] == "rename" }.count == 1)
}

@Test func filesThatKeepTheirNamesAreLogged() {
  let client = Client.started(
    files.merging(["/w/SignIn.swift": ""]) { one, _ in one }, capabilities: annotating)
  _ = client.result("textDocument/rename", usualApp.at(1, to: "SignIn"))
  #expect(
    client.take("window/logMessage").map { $0["message"] }.contains(
      "'Login.swift' keeps its name: 'SignIn.swift' already exists"))
}

@Test func refusalsNameThePlace() {
  let client = Client.started(files, capabilities: annotating)
  let answer = client.answer(client.request("textDocument/rename", usualApp.at(3, to: "view")))
  #expect(answer["error"]?["message"] == "Apple's UIViewController already has 'view'")
  let taken = client.answer(client.request("textDocument/rename", usualApp.at(1, to: "Login")))
  #expect(taken["error"]?["message"] == "'Login' already has that name")
}

@Test func aFileThatChangedUnseenIsContentModified() {
  let client = Client.started(files, capabilities: annotating)
  var changed = files
  changed["/w/Main.storyboard"] = "\n" + storyboard(outlet: "titleLabel")
  // After the folder was compared with the disk.
  client.holdsJobs = true
  let id = client.request("textDocument/rename", usualApp.at(3, to: "headline"))
  client.setFiles(changed)
  client.performJobs()
  #expect(client.errorCode(id) == -32801)
}

@Test func theOfferIsMadeWhereverPrepareRenameAnswers() {
  let more = Fixture(
    #"""
    -- More.swift --
    extension 1️⃣Login {
      func 2️⃣more() { titl3️⃣eLabel.text = nil; view.4️⃣frame = .zero }
    }
    """#)
  let document = Fixture(usualText.replacing("9️⃣", with: "").replacing("id=\"v\"", with: "9️⃣id=\"v\""))
  let files = files.merging(more.files(at: "/w")) { one, _ in one }
  let client = Client.started(files, capabilities: annotating, options: ["commands": ["ibls.rename"]])
  func isOffered(_ fixture: Fixture, _ digit: Int) -> [Bool] {
    let prepared = client.answer(client.request("textDocument/prepareRename", fixture.at(digit)))
    let actions = client.result("textDocument/codeAction", fixture.actions(at: digit))
    return [
      prepared["result"]?["placeholder"] != nil,
      actions.array?.contains { $0["command"]?["command"] == "ibls.rename" } == true,
    ]
  }
  for (fixture, digit) in [(more, 3), (more, 1), (document, 8), (document, 6)] {
    #expect(isOffered(fixture, digit) == [true, true], "\(fixture.place(digit))")
  }
  for (fixture, digit) in [(more, 2), (more, 4), (document, 9)] {
    #expect(isOffered(fixture, digit) == [false, false], "\(fixture.place(digit))")
  }
}

/// Two servers would rename it twice, and where there is only this one, no other does.
@Test(arguments: [
  ("{}", "----"), (#"{"otherServers": []}"#, "SSOO"), (#"{"otherServers": ["swift"]}"#, "--OO"),
  (#"{"otherServers": ["objective-c"]}"#, "SS--"), (#"{"otherServers": ["swift", "objective-c"]}"#, "----"),
  (#"{"swiftServer": false}"#, "SS--"), (#"{"swiftServer": true}"#, "----"),
  (#"{"otherServers": null}"#, "----"),
])
func classesThatNoDocumentUsesAreRenamedWhereThereIsNoOtherServer(settings: String, answered: String) throws {
  let fixture = Fixture(
    """
    -- Model.swift --
    class 1️⃣Model {}
    let one = 2️⃣Model()
    -- Old.h --
    @interface 3️⃣Old : NSObject
    @end
    -- Old.m --
    void use(void) { [4️⃣Old new]; }
    """)
  let client = Client.started(
    fixture.files(at: "/w"), capabilities: annotating, options: ["commands": ["ibls.rename"]])
  let sent = try #require(LSP.LSPAny.decoded(Array(settings.utf8)))
  client.notify("workspace/didChangeConfiguration", ["settings": ["ibls": sent]])
  for (digit, letter) in zip(1...4, answered) {
    let isOurs = letter != "-"
    let place = "\(settings) at \(digit)"
    #expect((client.result("textDocument/prepareRename", fixture.at(digit)) != .null) == isOurs, "\(place)")
    let edits =
      client.result("textDocument/rename", fixture.at(digit, to: "Fresh"))["documentChanges"]?.array ?? []
    #expect((edits.isEmpty == false) == isOurs, "\(place)")
    let actions = client.result("textDocument/codeAction", fixture.actions(at: digit)).array ?? []
    #expect(actions.contains { $0["command"]?["command"] == "ibls.rename" } == isOurs, "\(place)")
  }
}

@Test func theOfferIsMadeToClientsThatAskForNames() {
  func titles(_ options: LSP.LSPAny) -> [LSP.LSPAny?] {
    let client = Client.started(files, capabilities: annotating, options: options)
    return client.result("textDocument/codeAction", usualApp.actions(at: 3)).array?
      .filter { $0["kind"] == "refactor" }.map { $0["command"]?["arguments"] } ?? []
  }
  #expect(titles(.null) == [])
  #expect(
    titles(["commands": ["ibls.rename"]]) == [
      [["uri": "file:///w/Login.swift", "position": usualApp.position(2)]]
    ])
}

/// As in a terminal: what was deleted is gone. `test_unreadable.py` has what can't be read, which may use the name.
@Test func whatIsGoneHoldsNoName() {
  let use = "func use(_ login: Login) { login.titleLabel.text = \"\" }\n"
  let client = Client.started(app.merging(["/w/Use.swift": use]) { $1 })
  let rename = usualApp.at(3, ["newName": "headline"])
  func files() -> [String] {
    (client.result("textDocument/rename", rename)["changes"]?.object ?? [:]).keys.map {
      String($0.split(separator: "/").last ?? "")
    }.sorted()
  }
  #expect(files() == ["Login.swift", "Main.storyboard", "Use.swift"])
  // Nobody has said so yet.
  client.setFiles(app)
  #expect(files() == ["Login.swift", "Main.storyboard"])
  client.setFiles(app.merging(["/w/Use.swift/inner.txt": ""]) { $1 })
  // A folder is not a file, as in a walk.
  #expect(files() == ["Login.swift", "Main.storyboard"])
  client.filesChanged(["/w/Use.swift": 2])
  #expect(files() == ["Login.swift", "Main.storyboard"])
  client.setFiles(app)
  client.filesChanged(["/w/Use.swift": 3])
  #expect(files() == ["Login.swift", "Main.storyboard"])
}

/// An editor that has just saved a file, or opened one that is not saved yet, requests a rename in its present text.
@Test func aRenameWaitsForWhatIsBeingRead() {
  let client = Client.started(app)
  let rename = usualApp.at(3, ["newName": "headline"])
  client.open("/w/New.swift", "func use(_ login: Login) { login.titleLabel.text = \"\" }\n")
  client.setFiles(
    app.merging(["/w/More.swift": "func more(_ login: Login) { login.titleLabel.text = \"\" }\n"]) { $1 })
  client.filesChanged(["/w/More.swift": 1, "/w/Login.swift": 2])
  let changes = client.result("textDocument/rename", rename)["changes"]?.object ?? [:]
  #expect(
    changes.keys.sorted()
      == ["Login.swift", "Main.storyboard", "More.swift", "New.swift"].map { "file:///w/" + $0 })
  #expect(client.state.folders.values.allSatisfy { $0.looks.underWay == 0 })
}

/// The place is looked up in what is being read, not in what the file held before.
@Test func whatCanBeRenamedIsAskedOfWhatIsBeingRead() {
  let client = Client.started(app)
  client.setFiles(movedUsualApp.files(at: "/w"))
  client.filesChanged(["/w/Login.swift": 2])
  let found = client.result("textDocument/prepareRename", movedUsualApp.at(3))
  #expect(found["placeholder"] == "titleLabel")
  #expect(found["range"] == movedUsualApp.range(2, 4))
}
