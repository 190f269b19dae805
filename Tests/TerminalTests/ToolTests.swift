import Foundation
import Rules
import Synchronization
import TestSupport
import Testing
import World

@testable import Terminal

private let app = Fixture(
  #"""
  -- Login.swift --
  class Login: UIViewController {
    @IBOutlet var titleLabel: UILabel!
  }
  -- Main.storyboard --
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
    <scenes>
      <scene sceneID="s1"><objects>
        <viewController id="vc" customClass="Login">
          <view key="view" id="v"><subviews><label text="Hello" id="lbl"/></subviews></view>
          <connections><outlet property="titleLable" destination="lbl" id="o1"/></connections>
        </viewController>
      </objects></scene>
    </scenes>
  </document>
  -- Sub/Main.storyboard --
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>
  """#
).files(at: "/app").merging(["/secret/Other.xib": "<document/>"]) { $1 }

/// Sends lines to the server, and gives its answers.
private func answers(
  _ lines: [String], files: [String: String] = app, folders: [String] = []
) throws -> [JSON] {
  let recorded = RecordedOutput()
  var environment = Environment.inMemory(
    files, folders: ["/app"], currentDirectory: "/app", output: recorded)
  let chunks = Mutex(lines.map { Array(($0 + "\n").utf8) })
  environment.console.readInput = { chunks.withLock { $0.isEmpty ? [] : $0.removeFirst() } }
  #expect(run(["mcp"] + folders, in: environment) == 0)
  #expect(recorded.errorText == "")
  return try recorded.outputText.split(separator: "\n").map {
    try JSONDecoder().decode(JSON.self, from: Data($0.utf8))
  }
}

/// Calls a tool with arguments in JSON.
private func call(_ tool: String, _ arguments: String = "{}", files: [String: String] = app) throws -> (
  text: String, isError: Bool, structured: JSON?
) {
  let answers = try answers(
    [#"{"id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#],
    files: files)
  let result = try #require(answers.first?["result"])
  return (
    result["content"]?.array?.first?["text"]?.string ?? "", result["isError"]?.bool ?? false,
    result["structuredContent"]
  )
}

@Test func aRefusalHasALineForEachNewFinding() throws {
  let connect = #"{"op": "connect", "kind": "outlet", "id": "vc", "to": "lbl", "name": "NAME"}"#
  let both = ["first", "second"].map { connect.replacing("NAME", with: $0) }.joined(separator: ", ")
  let answer = try call("ib_edit", #"{"document": "/app/Main.storyboard", "operations": [\#(both)]}"#)
  #expect(answer.isError)
  let lines = answer.text.split(separator: "\n")
  #expect(lines.count == 3 && lines[1].contains("no outlet 'first'"), "\(answer.text)")
}

@Test func aClientBeginsInEitherWay() throws {
  let old = try answers([
    #"{"id": 1, "method": "initialize", "params": {"protocolVersion": "2025-03-26", "capabilities": {}}}"#
  ])
  #expect(old[0]["result"]?["protocolVersion"] == "2025-03-26")
  #expect(old[0]["result"]?["resultType"] == nil)
  let new = try answers([#"{"id": 1, "method": "server/discover", "params": {}}"#])
  #expect(new[0]["result"]?["supportedVersions"]?.array?.first == "2026-07-28")
  #expect(new[0]["result"]?["resultType"] == "complete" && new[0]["result"]?["cacheScope"] == "public")
}

@Test func everyToolIsDescribed() throws {
  let tools = try answers([#"{"id": 1, "method": "tools/list"}"#])[0]["result"]?["tools"]?.array ?? []
  #expect(tools.compactMap { $0["name"]?.string } == Tool.all.map(\.name))
  #expect(encoded(.array(tools), isPretty: false).count / 4 <= 1600)
  let page = try String(contentsOf: repository.appending(path: "command-line.md"), encoding: .utf8)
  for tool in Tool.all {
    #expect(page.contains("| `\(tool.name)` |"), "command-line.md lacks \(tool.name)")
    for name in tool.parameters.map(\.name) { #expect(page.contains("`\(name)`"), "\(tool.name) \(name)") }
    #expect((tool.definition["annotations"]?["readOnlyHint"] == true) == (tool.effect == .none))
  }
}

private let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

@Test func toolsAnswerInLines() throws {
  let overview = try call("ib_overview").text
  #expect(overview.hasPrefix("Main.storyboard\n  viewController vc Login initial; 3 objects"))
  #expect(try call("ib_overview", #"{"path": "Sub"}"#).text == "Sub/Main.storyboard")
  let label = try call("ib_scene", #"{"document": "./Main.storyboard", "object": "lbl"}"#)
  #expect(label.text == #"label lbl "Hello" @titleLable"#)
  #expect(try call("ib_find", #"{"name": "titleLable"}"#).text.contains("undeclared name titleLable"))
  let check = try call("ib_check")
  #expect(check.text.contains("error: Login has no outlet 'titleLable'; did you mean 'titleLabel'?"))
  #expect(check.structured?["errors"] == 2)
  #expect(try call("ib_check", #"{"since": "session"}"#).text == "nothing new")
}

@Test(arguments: [
  ("ib_scene", #"{"document": "Main.storyboard"}"#, nil as String?),
  ("ib_scene", #"{"document": "/secret/Other.xib"}"#, "lies outside of the project's folders, /app"),
  ("ib_scene", #"{"document": "../secret/Other.xib"}"#, "lies outside"),
  ("ib_scene", #"{"document": "Login.swift"}"#, "is not a storyboard or xib"),
  ("ib_scene", #"{"document": "Mian.storyboard"}"#, "did you mean 'Main.storyboard'?"),
  ("ib_scene", #"{"document": "Main.storyboard", "scene": "x"}"#, "no scene 'x'; there are Login"),
  ("ib_scene", #"{}"#, "'ib_scene' needs 'document', a text"),
  ("ib_scene", #"{"document": 5}"#, "'document' should be a text"),
  ("ib_scene", #"{"document": "Main.storyboard", "constraints": "yes"}"#, "should be true or false"),
  ("ib_scene", #"{"document": "Main.storyboard", "from": 0}"#, "should be a number from 1 on"),
  ("ib_find", #"{"nme": "x"}"#, "'ib_find' has no argument 'nme'; it has 'name'"),
  ("ib_find", #"[]"#, "the arguments of 'ib_find' should be an object"),
  ("ib_find", #"{"name": ""}"#, "'name' is empty"),
  ("ib_find", #"{"name": "Nothing"}"#, "nothing is called 'Nothing'"),
  ("ib_check", #"{"paths": ["missing"]}"#, "'missing' does not exist"),
  ("ib_check", #"{"since": "--help"}"#, "is not a revision of git"),
  ("ib_diff", #"{"from": "git:x:/etc/passwd"}"#, "is not a revision of git"),
  ("ib_rename", #"{"symbol": "Login.missing", "newName": "x"}"#, "Login has no member 'missing'"),
  ("ib_rename", #"{"symbol": "/secret/Other.xib:1:1", "newName": "x"}"#, "lies outside"),
  ("ib_render", #"{"document": "Main.storyboard", "maxTokens": 1}"#, "choose a 'scene'"),
  ("ib_edit", #"{"document": "Main.storyboard"}"#, "'ib_edit' needs 'operations', a list of objects"),
  ("ib_edit", #"{"document": "Main.storyboard", "operations": [1]}"#, "should be a list of objects"),
  ("ib_edit", #"{"document": "/secret/Other.xib", "operations": []}"#, "lies outside"),
])
func whatIsRefusedIsExplained(_ tool: String, _ arguments: String, _ refusal: String?) throws {
  let answer = try call(tool, arguments)
  #expect(answer.isError == (refusal != nil))
  if let refusal { #expect(answer.text.contains(refusal), "\(answer.text)") }
}

@Test func textsAreListedWithTheirTranslations() throws {
  let document = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="1">
    <subviews><label text="Name" id="abc-de-fg1"/><label text="" id="abc-de-fg2"/>
    <button id="abc-de-fg3"><state key="normal" title="Send"/></button>
    <segmentedControl id="abc-de-fg4"><segments><segment title="Day&#10;1"/></segments></segmentedControl>
    </subviews></view></objects></document>
    """#
  let german = #"""
    /* Class = "UILabel"; text = "Nmae"; ObjectID = "abc-de-fg1"; */
    "abc-de-fg1.text" = "Name";
    "abc-de-fg4.segmentTitles[0]" = "Tag";
    "abc-de-fg9.text" = "Weg";
    """#
  let catalog = #"""
    {"sourceLanguage": "en", "strings": {"abc-de-fg3.normalTitle": {"localizations": {
      "en": {"stringUnit": {"value": "Send"}}, "fr": {"stringUnit": {"value": "Envoyer"}}}}}}
    """#
  let files = [
    "/app/Base.lproj/Form.xib": document, "/app/de.lproj/Form.strings": german,
    "/app/mul.lproj/Form.xcstrings": catalog,
  ]
  #expect(
    try call("ib_strings", #"{"document": "Form.xib"}"#, files: files).text == #"""
      3 texts; de 1 missing, 1 outdated; fr 2 missing; 1 of removed objects
      label abc-de-fg1.text "Name"; de "Name" of "Nmae", outdated; fr missing
      button abc-de-fg3.normalTitle "Send"; de missing; fr "Envoyer"
      segmentedControl abc-de-fg4.segmentTitles[0] "Day\n1"; de "Tag"; fr missing
      removed abc-de-fg9.text; de "Weg"
      """#)
  let french = try call(
    "ib_strings", #"{"document": "Form.xib", "language": "fr", "problems": true}"#, files: files)
  #expect(
    french.text.hasPrefix("3 texts; fr 2 missing\nlabel abc-de-fg1.text \"Name\"; fr missing\nsegmented"))
  let other = try call("ib_strings", #"{"document": "Form.xib", "language": "es"}"#, files: files)
  #expect(other.isError && other.text.hasSuffix("there are de, fr"))
  #expect(
    try call("ib_strings", #"{"document": "Main.storyboard"}"#).text
      == "1 text; no translations\nlabel lbl.text \"Hello\"")
}

@Test func aDocumentIsCheckedByItsName() throws {
  var files = app
  files["/app/A/Row.xib"] = files["/app/Main.storyboard"]
  let answer = try call("ib_check", #"{"paths": ["Row.xib"]}"#, files: files)
  let lines = answer.text.split(separator: "\n").dropFirst()
  #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("A/Row.xib:") }, "\(answer.text)")
}

@Test func aFileNameThatSeveralHaveIsRefused() throws {
  let files = app.merging(["/app/A/Row.xib": "<document/>", "/app/B/Row.xib": "<document/>"]) { $1 }
  let answer = try call("ib_scene", #"{"document": "Row.xib"}"#, files: files)
  #expect(answer.isError && answer.text == "'Row.xib' can be 'A/Row.xib', 'B/Row.xib'; give the path")
}

@Test func aFolderOnTheCommandLineIsTheProject() throws {
  let line = #"{"id": 1, "method": "tools/call", "params": {"name": "ib_overview"}}"#
  let answer = try answers([line], folders: ["Sub"])[0]
  #expect(answer["result"]?["content"]?.array?.first?["text"] == "Main.storyboard")
  #expect(runInMemory(["mcp", "Missing"], app).error == "ibls: 'Missing' is not a folder\n")
}

// MARK: Lines

@Test func linesAreCutHoweverTheyArrive() {
  let text = Array("one\r\n\n two\nthree".utf8)
  for size in 1...text.count {
    var reader = LineReader()
    var lines: [String] = []
    for start in stride(from: 0, to: text.count, by: size) {
      for case let line? in reader.lines(adding: Array(text[start..<min(text.count, start + size)])) {
        lines.append(String(decoding: line, as: UTF8.self))
      }
    }
    lines += reader.last().map { [String(decoding: $0, as: UTF8.self)] } ?? []
    #expect(lines == ["one", " two", "three"], "\(size)")
  }
}

@Test func aLineThatIsTooLongIsReportedOnceAndSkipped() {
  var reader = LineReader()
  let piece = [UInt8](repeating: 0x20, count: ToolMessage.longestLine / 2)
  var found: [[UInt8]?] = []
  for _ in 0..<6 { found += reader.lines(adding: piece) }
  found += reader.lines(adding: Array("\nnext\n".utf8))
  #expect(found == [nil, Array("next".utf8)])
}

@Test func answersAreBoundedByTokens() throws {
  let lines = (1...100).map { "line \($0) is here" }
  func text(_ arguments: JSON) throws -> [String] {
    boundedText(lines, try ToolCall(arguments, of: .overview)).split(separator: "\n").map(String.init)
  }
  #expect(try text([:]).count == 100)
  let first = try text(["maxTokens": 50])
  let next = first.count
  #expect(first.last == "(\(101 - next) more lines; go on with \"from\": \(next))")
  #expect(try text(["maxTokens": 50, "from": .integer(next)]).first == "line \(next) is here")
  #expect(try text(["from": 101]) == ["(the answer ends with line 100)"])
  // A line that is longer than the bound still comes, cut, so that an agent can go on.
  let long = boundedText(
    [String(repeating: "x", count: 5000), "y"], try ToolCall(["maxTokens": 50], of: .overview))
  #expect(long.utf8.count < 300)
}
