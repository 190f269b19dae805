import TestSupport
import Testing

@testable import Server

private let document: LSP.LSPAny = ["uri": "file:///w/Main.storyboard"]

@Test func definitionLeadsFromSwiftToTheDocument() {
  let client = Client.started(app)
  let found = client.result("textDocument/definition", usualApp.at(3))
  #expect(found.array?.map { $0["uri"] } == ["file:///w/Main.storyboard"])
}

@Test(arguments: [
  ("declaration", 8, "Login.swift"), ("declaration", 0, "Login.swift"),
  ("implementation", 0, "Main.storyboard"), ("typeDefinition", 8, "Login.swift"),
  ("definition", 0, "Login.swift"), ("definition", 3, "Main.storyboard"),
])
func eachRequestHasItsStandardMeaning(_ method: String, _ digit: Int, _ name: String) {
  let fixture = Fixture(
    usualText.replacing("0️⃣", with: "")
      .replacing("UIButton) {\n", with: "UIButton) {\n    self.0️⃣titleLabel.text = nil\n"))
  let client = Client.started(fixture.files(at: "/w"), options: ["definition": "declaration"])
  let found = client.result("textDocument/\(method)", fixture.at(digit))
  #expect(found.array?.map { $0["uri"] } == [.string("file:///w/" + name)])
}

/// It may come and go while the session lasts.
@Test func besideAServerForSwiftOnlyDocumentsAnswer() {
  let fixture = Fixture(
    usualText.replacing("0️⃣", with: "")
      .replacing("UIButton) {\n", with: "UIButton) {\n    self.0️⃣titleLabel.text = nil\n"))
  for options: LSP.LSPAny in [[:], ["definition": "declaration"]] {
    let client = Client.started(fixture.files(at: "/w"), options: options)
    func targets(_ method: String, _ digit: Int) -> [String] {
      let place = fixture.at(digit, ["context": ["includeDeclaration": true]])
      let found = client.result("textDocument/\(method)", place).array ?? []
      return found.map { $0["uri"]?.string?.split(separator: "/").last.map(String.init) ?? "here" }
    }
    let methods = ["definition", "declaration", "implementation", "references", "documentHighlight"]
    let alone = methods.map { targets($0, 0) }
    client.notify("workspace/didChangeConfiguration", ["settings": ["ibls": ["swiftServer": true]]])
    #expect(
      methods.map { targets($0, 0) } == [[], ["Login.swift"], ["Main.storyboard"], ["Main.storyboard"], []])
    #expect(targets("definition", 3) == ["Main.storyboard"])
    #expect(targets("references", 3) == ["Main.storyboard"])
    #expect(client.result("textDocument/hover", fixture.at(0)) != .null)
    #expect(client.result("textDocument/prepareRename", fixture.at(0))["placeholder"] == "titleLabel")
    // From a document, which the other server does not know.
    #expect(targets("definition", 8) == ["Login.swift"])
    #expect(targets("references", 8).count == 3)
    client.notify("workspace/didChangeConfiguration", ["settings": ["ibls": [:]]])
    #expect(methods.map { targets($0, 0) } == alone)
  }
}

/// The other server knows its own language; nothing is lost in the other one.
@Test func besideAServerForObjectiveCItsPlacesAreLeftToIt() {
  let fixture = Fixture(
    """
    -- Old.h --
    @interface Old : UIViewController
    @property (weak) IBOutlet UILabel *1️⃣label;
    @end
    -- Old.m --
    @implementation Old
    - (void)go { self.2️⃣label.text = @""; }
    @end
    -- Use.swift --
    func use(_ old: Old) { old.3️⃣label.text = "" }
    -- Main.storyboard --
    <viewController id="vc" customClass="Old"><connections><outlet property="4️⃣label" destination="l" id="c1"/></connections>
    <label id="l"/></viewController>
    """)
  let client = Client.started(fixture.files(at: "/w"), options: ["definition": "declaration"])
  func targets(_ method: String, _ digit: Int) -> [String] {
    let place = fixture.at(digit, ["context": ["includeDeclaration": true]])
    let found = client.result("textDocument/\(method)", place).array ?? []
    return found.map { $0["uri"]?.string?.split(separator: "/").last.map(String.init) ?? "here" }.sorted()
  }
  let all = ["Main.storyboard", "Old.h", "Old.m", "Use.swift"]
  #expect((1...4).map { targets("references", $0) } == [all, all, all, all])
  func set(_ languages: LSP.LSPAny) {
    client.notify("workspace/didChangeConfiguration", ["settings": ["ibls": ["otherServers": languages]]])
  }
  set(["objective-c"])
  #expect(targets("references", 2) == ["Main.storyboard", "Use.swift"])
  #expect(targets("definition", 2) == [])
  #expect(targets("definition", 1) == ["Main.storyboard"])
  #expect(targets("documentHighlight", 2) == [])
  #expect(targets("references", 3) == all)
  #expect(targets("references", 4) == all)
  set(["swift"])
  #expect(targets("references", 2) == all)
  #expect(targets("references", 3) == ["Main.storyboard", "Old.h", "Old.m"])
  #expect(targets("definition", 3) == ["Old.h"])
  set(["swift", "objective-c"])
  #expect(targets("references", 2) == ["Main.storyboard", "Use.swift"])
  #expect(targets("references", 4) == all)
}

/// clangd lists, asked at each of these places, just what is missing here; `Tests/Clients/test_beside.py` asks it.
@Test func besideAServerForObjectiveCNothingIsListedTwiceAndNothingIsLost() {
  let fixture = Fixture(
    """
    -- Old.h --
    @interface Old : UIViewController { IBOutlet UILabel *1️⃣box; }
    @property (weak) IBOutlet UILabel *2️⃣label;
    - (UILabel *)box;
    - (IBAction)3️⃣tap:(id)sender;
    @end
    -- Old.m --
    @implementation Old
    - (UILabel *)box { return 4️⃣box; }
    - (IBAction)tap:(id)sender { self.5️⃣label.text = @""; [6️⃣_label go]; [[self 7️⃣label] go]; [self setLabel:nil]; [self.8️⃣box go]; }
    - (void)more { [self tap:nil]; SEL first = @selector(9️⃣tap:); self->box = self.label; }
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="Old"><connections><outlet property="label" destination="l" id="c1"/>
    <outlet property="box" destination="l" id="c3"/></connections>
    <label id="l"/><button id="b"><connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="c2"/>
    </connections></button></viewController>
    """)
  let client = Client.started(fixture.files(at: "/w"), options: ["definition": "declaration"])
  client.notify(
    "workspace/didChangeConfiguration", ["settings": ["ibls": ["otherServers": ["objective-c"]]]])
  /// Each with the character before it.
  func words(_ method: String, _ digit: Int) -> [String] {
    let place = fixture.at(digit, ["context": ["includeDeclaration": true]])
    return (client.result("textDocument/\(method)", place).array ?? []).map { found in
      guard let path = found["uri"]?.string?.split(separator: "/").last,
        case .integer(let line)? = found["range"]?["start"]?["line"],
        case .integer(let start)? = found["range"]?["start"]?["character"],
        case .integer(let end)? = found["range"]?["end"]?["character"],
        let text = fixture.file(String(path))?.text
      else { return "?" }
      let written = Array(text.split(separator: "\n", omittingEmptySubsequences: false)[line])
      return String(written[start - 1..<end])
    }.sorted()
  }
  for digit in [2, 5] {
    #expect(words("references", digit) == [" label", " setLabel", "\"label", "[_label"])
  }
  // A dot in the same file is taken for the call that it means.
  #expect(words("references", 7) == [" setLabel", "\"label", "*label", "[_label"])
  #expect(words("references", 6) == [" label", " setLabel", "\"label", "*label", ".label", ".label"])
  for digit in [1, 4] { #expect(words("references", digit) == ["\"box", ".box"]) }
  #expect(words("references", 8) == [" box", "\"box", "*box", ">box"])
  #expect(words("references", 3) == ["\"tap:", "(tap"])
  #expect(words("references", 9) == [" tap", "\"tap:", "(tap", ")tap", ")tap"])
  // It leads to declarations but from a selector.
  #expect([4, 5, 6, 7, 8].map { words("definition", $0) } == [[], [], [], [], []])
  #expect(words("definition", 9) == [")tap"])
}

@Test func everyFeatureAnswers() {
  let client = Client.started(app)
  let references = usualApp.at(3, ["context": ["includeDeclaration": true]])
  #expect(client.result("textDocument/references", references).array?.count == 2)
  #expect(client.result("textDocument/hover", usualApp.at(3))["contents"]?["kind"] == "markdown")
  // A name that is once in a file is marked by no other server, or by one that knows the code better.
  _ = client.result("textDocument/documentHighlight", usualApp.at(3))
  #expect(client.result("textDocument/declaration", usualApp.at(3)).array?.count == 1)
  #expect(client.result("textDocument/documentSymbol", ["textDocument": document]).array?.count == 1)
  #expect(client.result("workspace/symbol", ["query": "log"]).array?.isEmpty == false)
  let lenses = client.result("textDocument/codeLens", ["textDocument": ["uri": "file:///w/Login.swift"]])
  #expect(lenses.array?.count == 2)
  #expect(client.result("textDocument/documentLink", ["textDocument": document]) == [])
  #expect(client.result("textDocument/completion", usualApp.at(8)).array?.isEmpty == false)
}

@Test func whatOthersKnowBetterIsNull() {
  let client = Client.started(app)
  for uri in ["file:///w/Login.swift", "file:///none.swift", "http://x", ""] {
    let place: LSP.LSPAny = ["textDocument": ["uri": .string(uri)], "position": ["line": 0, "character": 1]]
    for method in ["hover", "definition"] { #expect(client.result("textDocument/\(method)", place) == .null) }
  }
}

@Test func aQuickFixMendsTheDocument() {
  let client = Client.started(brokenApp)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLable"))
  let found = client.result("textDocument/codeAction", brokenUsualApp.actions(at: 8))
  #expect(found.array?.first?["kind"] == "quickfix")
  #expect(found.array?.first?["edit"]?["changes"]?["file:///w/Main.storyboard"] != nil)
  let none = client.result(
    "textDocument/codeAction",
    brokenUsualApp.at(
      8, ["range": brokenUsualApp.range(8, 8), "context": ["diagnostics": [], "only": ["source"]]]))
  #expect(none == [])
}

@Test func cancellingStopsTheWork() {
  let client = Client.started(app)
  client.holdsJobs = true
  let id = client.request("textDocument/hover", usualApp.at(3))
  let text = client.request("textDocument/hover", usualApp.at(3), id: "a string")
  client.notify("$/cancelRequest", ["id": id])
  #expect(client.errorCode(id) == -32800)
  #expect(client.jobs.first?.cancellation.isCancelled == true)
  client.notify("$/cancelRequest", ["id": text])
  #expect(client.errorCode(text) == -32800)
  client.performJobs()
  #expect(!client.isAnswered(id))
  // Too late, twice, or for nothing: no harm.
  client.notify("$/cancelRequest", ["id": id])
  #expect(client.messages.isEmpty)
}

@Test func anEditOvertakesARequest() {
  let client = Client.started(app)
  client.open("/w/Login.swift", loginClass)
  client.holdsJobs = true
  let id = client.request("textDocument/hover", usualApp.at(3))
  let other = client.request("textDocument/documentSymbol", ["textDocument": document])
  client.change("/w/Login.swift", to: "")
  #expect(client.errorCode(id) == -32801)
  #expect(!client.isAnswered(other))
  client.performJobs()
  #expect(client.answer(other)["result"]?.array?.count == 1)
}

@Test func aRequestSeesTheEditsBeforeIt() {
  let client = Client.started(app)
  client.open("/w/Login.swift", loginClass)
  client.holdsBurstEnd = true
  client.change("/w/Login.swift", to: movedUsualApp.files[0].text)
  let found = client.result("textDocument/definition", movedUsualApp.at(3))
  #expect(found.array?.count == 1)
}

@Test func anIdInUseIsRefused() {
  let client = Client.started(app)
  client.holdsJobs = true
  client.request("textDocument/hover", usualApp.at(3), id: 77)
  client.request("textDocument/hover", usualApp.at(3), id: 77)
  #expect(client.errorCode(77) == -32600)
  client.performJobs()
  #expect(client.answer(77)["result"] != nil)
}

// MARK: Diagnostics that are pulled

@Test func pullingClientsAreNeverPushedTo() {
  let client = Client.started(brokenApp, capabilities: .pulling)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLable"))
  #expect(client.published() == [])
  let first = client.result("textDocument/diagnostic", ["textDocument": document])
  #expect(first["kind"] == "full")
  #expect(first["items"]?.array?.map { $0["code"] } == ["dangling-outlet"])
  let again = client.result(
    "textDocument/diagnostic", ["textDocument": document, "previousResultId": first["resultId"] ?? .null])
  #expect(again["kind"] == "unchanged")
  #expect(again["resultId"] == first["resultId"])
  client.change("/w/Main.storyboard", to: storyboard(outlet: "titleLabel"))
  let mended = client.result(
    "textDocument/diagnostic", ["textDocument": document, "previousResultId": first["resultId"] ?? .null])
  #expect(mended["kind"] == "full")
  #expect(mended["items"] == [])
}

@Test func pushedClientsCanNotPull() {
  let client = Client.started(brokenApp)
  #expect(client.errorCode(client.request("textDocument/diagnostic", ["textDocument": document])) == -32601)
}

@Test func theWorkspaceIsPulledAsAWhole() {
  let client = Client.started(brokenApp, capabilities: .pulling)
  let first = client.result("workspace/diagnostic", ["previousResultIds": []])
  let items = first["items"]?.array ?? []
  #expect(items.map { $0["uri"] } == ["file:///w/Main.storyboard"])
  #expect(items.map { $0["version"] } == [.null])
  let previous: LSP.LSPAny = .array(
    items.map { ["uri": $0["uri"] ?? .null, "value": $0["resultId"] ?? .null] })
  let again = client.result("workspace/diagnostic", ["previousResultIds": previous])
  #expect(again["items"]?.array?.map { $0["kind"] } == ["unchanged"])
  client.setFiles(app)
  client.filesChanged(["/w/Main.storyboard": 2])
  #expect(client.take("workspace/diagnostic/refresh").count > 0)
  let mended = client.result("workspace/diagnostic", ["previousResultIds": previous])
  #expect(mended["items"]?.array?.map { $0["kind"] } == ["full"])
  #expect(mended["items"]?.array?.map { $0["items"] } == [[]])
}

@Test func aClientThatPullsIsToldWhatAnEditDidToOtherDocuments() {
  let client = Client.started(brokenApp, capabilities: .pulling)
  let swift = brokenApp["/w/Login.swift"] ?? ""
  client.open("/w/Login.swift", swift)
  client.fire(.typingPause)
  client.change("/w/Login.swift", to: swift + "\n")
  client.fire(.typingPause)
  #expect(client.take("workspace/diagnostic/refresh").count == 0)
  client.change("/w/Login.swift", to: swift.replacing("titleLabel", with: "titleLable"), version: 3)
  #expect(client.take("workspace/diagnostic/refresh").count == 0)
  client.now += .seconds(1)
  client.fire(.typingPause)
  #expect(client.take("workspace/diagnostic/refresh").count == 1)
}

@Test func aPullWaitsForTheScanAndIsOvertakenByAnEdit() {
  let client = Client(brokenApp)
  client.holdsScans = true
  client.start(capabilities: .pulling)
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLable"))
  let id = client.request("textDocument/diagnostic", ["textDocument": document])
  #expect(!client.isAnswered(id))
  client.performScans()
  #expect(client.answer(id)["result"]?["items"]?.array?.count == 1)
  client.holdsJobs = true
  client.change("/w/Main.storyboard", to: storyboard(outlet: "a"))
  let overtaken = client.request("textDocument/diagnostic", ["textDocument": document])
  client.change("/w/Main.storyboard", to: storyboard(outlet: "b"), version: 3)
  let error = client.answer(overtaken)["error"]
  #expect(error?["code"] == -32802)
  #expect(error?["data"]?["retriggerRequest"] == true)
}

// MARK: Commands

@Test func theCommandOfALensShowsTheOnePlaceOrAsksWhich() {
  let client = Client.started(app, capabilities: ["window": ["showDocument": ["support": true]]])
  func place(_ path: String, _ line: Int) -> LSP.LSPAny {
    let position: LSP.LSPAny = ["line": .integer(line), "character": 1]
    return ["uri": .string("file://" + path), "range": ["start": position, "end": position]]
  }
  func run(_ places: [LSP.LSPAny]) -> LSP.LSPAny {
    client.request(
      "workspace/executeCommand", ["command": "ibls.showConnection", "arguments": .array(places)])
  }
  _ = run([place("/w/A.xib", 3)])
  #expect(client.take("window/showDocument").map { $0["uri"] } == ["file:///w/A.xib"])

  var asked: LSP.LSPAny = .null
  client.answers = { $0 == "window/showMessageRequest" ? ["title": "de.lproj/A.xib:4"] : .null }
  _ = run([place("/w/en.lproj/A.xib", 3), place("/w/de.lproj/A.xib", 3), place("/w/B.xib", 0)])
  asked = client.take("window/showMessageRequest").first ?? .null
  #expect(asked["actions"]?.array?.map { $0["title"] } == ["A.xib:4", "de.lproj/A.xib:4", "B.xib:1"])
  #expect(client.take("window/showDocument").map { $0["uri"] } == ["file:///w/de.lproj/A.xib"])

  // Nothing chosen, nothing shown.
  client.answers = { _ in .null }
  _ = run([place("/w/A.xib", 3), place("/w/B.xib", 0)])
  #expect(client.take("window/showDocument").isEmpty)
  #expect(client.errorCode(run([])) == -32602)
  #expect(client.errorCode(run([place("/w/A.xib", 3), 7])) == -32602)
}

// MARK: Uses in Swift

private let page = Fixture(
  #"""
  -- Page.swift --
  func show(_ 1️⃣login: Login) {
    login.2️⃣titleLabel.3️⃣text = ""
  }
  """#)
private let usingApp = app.merging(page.files(at: "/w")) { $1 }

@Test func usesInSwiftAreAnsweredAsDeclarations() {
  let client = Client.started(usingApp)
  let use = page.at(2)
  #expect(
    client.result("textDocument/definition", use).array?.map { $0["uri"] } == ["file:///w/Main.storyboard"])
  #expect(client.result("textDocument/hover", use) != .null)
  #expect(client.result("textDocument/documentHighlight", use).array?.count == 1)
  #expect(client.result("textDocument/prepareRename", use)["placeholder"] == "titleLabel")
  // A parameter, a property of the SDK.
  for other in [page.at(1), page.at(3)] {
    #expect(client.result("textDocument/definition", other) == .null)
    #expect(client.result("textDocument/hover", other) == .null)
    #expect(client.result("textDocument/prepareRename", other) == .null)
  }
}

@Test func referencesReachSwiftFilesOpenOrNot() {
  let client = Client.started(usingApp)
  let context: [String: LSP.LSPAny] = ["context": ["includeDeclaration": false]]
  for place in [page.at(2, context), usualApp.at(3, context), usualApp.at(8, context)] {
    let found = client.result("textDocument/references", place).array?.compactMap { $0["uri"]?.string }
    #expect(found?.sorted() == ["file:///w/Main.storyboard", "file:///w/Page.swift"])
  }
  client.open(
    "/w/Page.swift", page.files[0].text + "func hide(_ login: Login) { login.titleLabel.isHidden = true }")
  let found = client.result("textDocument/references", usualApp.at(3, context))
  #expect(found.array?.count == 3)
}
