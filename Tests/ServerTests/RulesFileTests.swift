import TestSupport
import Testing
import World

@testable import Server

private let path = "/w/.ibls.json"

/// Gives the server this `.ibls.json`, or none, and reports the change.
private func put(_ rules: String?, _ change: Int, _ client: Client) {
  client.environment = .inMemory(brokenApp.merging(rules.map { [path: $0] } ?? [:]) { $1 })
  client.filesChanged([path: change])
}

private func severities(_ client: Client, of name: String) -> [LSP.LSPAny?] {
  client.take("textDocument/publishDiagnostics").filter { $0["uri"]?.string?.hasSuffix(name) == true }
    .flatMap { $0["diagnostics"]?.array?.map { $0["severity"] } ?? [] }
}

@Test func rulesAreReadAgainWhenTheirFileComesChangesAndGoes() {
  let client = Client()
  client.environment = .inMemory(brokenApp)
  client.start()
  func board() -> [String] { client.published().filter { $0.hasPrefix("Main.storyboard") } }
  #expect(board() == ["Main.storyboard: dangling-outlet"])
  put(#"{"rules": {"dangling-outlet": "off"}}"#, 1, client)
  #expect(board() == ["Main.storyboard: "])
  put(#"{"rules": {"dangling-outlet": "hint"}}"#, 2, client)
  #expect(severities(client, of: "Main.storyboard") == [4])
  put(#"{"exclude": ["*.storyboard"]}"#, 2, client)
  #expect(board() == ["Main.storyboard: "])
  put(nil, 3, client)
  #expect(severities(client, of: "Main.storyboard") == [1])
}

/// Problems of settings are shown wherever these are set, once for each change.
@Test(arguments: [
  (
    #"{"rules": {"danglin-outlet": "off"}}"#, "unknown code 'danglin-outlet'; did you mean 'dangling-outlet'?"
  ),
  (
    #"{"rules": {"dangling-outlet": "of"}}"#,
    "unknown severity 'of' for 'dangling-outlet'; use \"off\", \"hint\", \"information\", \"warning\" or \"error\""
  ),
  (#"{"xmlServer": "yes", "rule": {}}"#, "'xmlServer' should be true or false; unknown setting 'rule'"),
  (#"{"otherServers": "swift"}"#, #"'otherServers' should be a list of strings: ["..."]"#),
  (
    #"{"otherServers": ["objc"]}"#,
    #"unknown language 'objc' in 'otherServers'; use "swift" or "objective-c""#
  ),
])
func wrongSettingsOfAClientAreSaid(_ text: String, _ message: String) throws {
  let settings = try #require(LSP.LSPAny.decoded(Array(text.utf8)))
  let started = Client.started(app, options: settings)
  #expect(
    started.take("window/showMessage").map { $0["message"] } == [.string("settings of ibls: " + message)])
  let client = Client.started(app)
  for _ in 0..<2 { client.notify("workspace/didChangeConfiguration", ["settings": ["ibls": settings]]) }
  #expect(
    client.take("window/showMessage").map { $0["message"] } == [.string("settings of ibls: " + message)])
  client.notify(
    "workspace/didChangeConfiguration", ["settings": ["ibls": ["rules": ["duplicate-id": "off"]]]])
  #expect(client.take("window/showMessage").isEmpty)
}

@Test func whatIsWrongWithTheRulesIsShownInTheirFile() {
  let client = Client()
  client.environment = .inMemory(brokenApp)
  client.start()
  _ = client.published()
  let rules = Fixture(
    #"""
    -- .ibls.json --
    {
      "rules": {1️⃣"danglin-outlet"2️⃣: "off"}}
    """#)
  put(rules.files[0].text, 1, client)
  let shown = client.take("textDocument/publishDiagnostics").first {
    $0["uri"] == .string("file://" + path)
  }?["diagnostics"]?.array?.first
  #expect(shown?["message"] == "unknown code 'danglin-outlet'; did you mean 'dangling-outlet'?")
  #expect(shown?["severity"] == 1)
  #expect(shown?["range"] == rules.range(1, 2))
  put("{}", 2, client)
  #expect(client.published().contains(".ibls.json: "))
  put("{", 2, client)
  #expect(client.published().contains { $0.hasPrefix(".ibls.json: ?") })
  put(nil, 3, client)
  #expect(client.published().contains(".ibls.json: "))
}

/// As in a check: the nearest file replaces those above it.
@Test func nestedRulesReplaceThoseAbove() {
  let client = Client()
  let app = brokenApp.reduce(into: [String: String]()) {
    $0["/w/Inner/" + $1.key.dropFirst("/w/".count)] = $1.value
  }
  client.environment = .inMemory(
    app.merging(["/w/.ibls.json": #"{"rules": {"dangling-outlet": "off"}}"#]) { $1 })
  client.start()
  func board() -> [String] { client.published().filter { $0.hasPrefix("Main.storyboard") } }
  #expect(board() == [])
  let inner = "/w/Inner/.ibls.json"
  func put(_ rules: String?, _ change: Int) {
    let files = ["/w/.ibls.json": #"{"rules": {"dangling-outlet": "off"}}"#, inner: rules].compactMapValues {
      $0
    }
    client.environment = .inMemory(app.merging(files) { $1 })
    client.filesChanged([inner: change])
  }
  put("{}", 1)
  #expect(board() == ["Main.storyboard: dangling-outlet"])
  put(#"{"exclude": ["*.storyboard"]}"#, 2)
  #expect(board() == ["Main.storyboard: "])
  put("{", 2)
  #expect(client.published().contains { $0.hasPrefix(".ibls.json: ?") })
  put(nil, 3)
  #expect(client.published().contains(".ibls.json: "))
}

@Test func rulesAboveTheFolderCount() {
  let client = Client()
  client.environment = .inMemory(
    brokenApp.merging(["/.ibls.json": #"{"rules": {"dangling-outlet": "off"}}"#]) { $1 })
  client.start()
  #expect(!client.published().contains { $0.hasPrefix("Main.storyboard: d") })
}

/// Such an edit leaves all that others know about a document as it was.
@Test func anEditOfTheOrderIsJudgedAnew() {
  let rules = ["/w/.ibls.json": #"{"rules": {"unusual-order": "warning"}}"#]
  let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  func xib(_ attributes: String) -> String {
    "<document type=\"\(type)\" version=\"3.0\" toolsVersion=\"21507\"><objects><view \(attributes)/></objects></document>"
  }
  let (right, wrong) = (xib(#"contentMode="left" id="v""#), xib(#"id="v" contentMode="left""#))
  let client = Client()
  client.environment = .inMemory(rules.merging(["/w/A.xib": right]) { $1 })
  client.start()
  client.open("/w/A.xib", right)
  #expect(client.published().filter { $0.hasPrefix("A.xib") && $0.contains("order") } == [])
  client.change("/w/A.xib", to: wrong, version: 2)
  #expect(client.published() == ["A.xib v2: unusual-order"])
  client.change("/w/A.xib", to: right, version: 3)
  #expect(client.published() == ["A.xib v3: "])
  client.change("/w/A.xib", to: wrong, version: 4)
  _ = client.published()
  client.environment = .inMemory(["/w/A.xib": right])
  client.filesChanged([path: 3])
  #expect(client.published().contains { $0.hasPrefix("A.xib") && !$0.contains("order") })
}
