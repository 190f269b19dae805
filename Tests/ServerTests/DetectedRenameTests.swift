import TestSupport
import Testing

@testable import Server

private let renamedClass = loginClass.replacing("titleLabel", with: "headline")

/// The usual application with the document in two languages, and a button with the action beside the outlet's label.
private func application(
  _ code: String = loginClass, outlet: String = "titleLabel", customClass: String = "Login",
  action: String = "tap:"
) -> [String: String] {
  let document = storyboard(outlet: outlet, customClass: customClass).replacing(
    "<label id=\"lbl\"/>",
    with: """
      <label id="lbl"/><button id="btn"><connections>
      <action selector="\(action)" destination="vc" eventType="touchUpInside" id="c2"/></connections></button>
      """)
  return [
    "/w/Login.swift": code, "/w/Base.lproj/Main.storyboard": document,
    "/w/de.lproj/Main.storyboard": document,
  ]
}

private let base = "/w/Base.lproj/Main.storyboard"
private let german = "/w/de.lproj/Main.storyboard"

extension Client {
  /// The messages of the findings that the client shows.
  fileprivate var shown: [String] {
    state.published.values.flatMap(\.diagnostics).map(\.message).sorted()
  }

  /// The actions offered for the outlet or action that has a name in a file, or for its declaration.
  fileprivate func offers(
    on name: String, in path: String, against diagnostics: [LSP.LSPAny] = []
  ) -> [LSP.LSPAny] {
    let text = text(of: path)
    guard let found = text.ranges(of: name).first else {
      Issue.record("no '\(name)' in \(path)")
      return []
    }
    let lines = text[..<found.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let place: LSP.LSPAny = [
      "line": .integer(lines.count - 1), "character": .integer((lines.last?.utf16.count ?? 0) + 1),
    ]
    return result(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string("file://" + path)], "range": ["start": place, "end": place],
        "context": ["diagnostics": .array(diagnostics)],
      ]
    ).array ?? []
  }

  fileprivate func titles(on name: String, in path: String) -> [String] {
    offers(on: name, in: path).compactMap { $0["title"]?.string }
  }

  fileprivate func text(of path: String) -> String {
    let bytes = state.documents[path]?.text.bytes ?? (try? environment.files.read(path)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Does as an editor does with an action that the user chose: opens what it edits.
  fileprivate func apply(_ action: LSP.LSPAny?) {
    let changes = action?["edit"]?["changes"]?.object ?? [:]
    #expect(!changes.isEmpty)
    for (uri, edits) in changes.sorted(by: { $0.key < $1.key }) {
      guard let path = path(ofURI: uri) else { continue }
      if state.documents[path] == nil { open(path, text(of: path), language: "xml") }
      // Later ones first, so that the places of the others hold.
      let reversed = (edits.array ?? []).reversed().map { edit -> LSP.LSPAny in
        ["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]
      }
      notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(uri), "version": 2], "contentChanges": .array(reversed),
        ])
    }
    pass()
  }

  fileprivate func pass() {
    now += .seconds(1)
    fire(.typingPause)
    fire(.typingPause)
  }

  fileprivate var remembered: Int { state.folders[1]?.renameDetector.files.count ?? -1 }
}

private let gone = "Login has no outlet 'titleLabel'; renamed to 'headline'?"
/// At the declaration.
private let left = "Main.storyboard still connects 'titleLabel'; rename it there"
private let offer = "Rename 'titleLabel' to 'headline' in 2 documents"

@Test func anotherServersRenameIsFollowedInAllDocuments() {
  let client = Client.started(application())
  #expect(client.shown == [])
  client.open("/w/Login.swift", loginClass)
  // One edit of the declaration, as the other server sends it.
  client.notify(
    "textDocument/didChange",
    [
      "textDocument": ["uri": "file:///w/Login.swift", "version": 2],
      "contentChanges": [
        [
          "range": usualApp.range(2, 4), "text": "headline",
        ]
      ],
    ])
  #expect(client.shown == [gone, gone, left])
  #expect(client.titles(on: "headline", in: "/w/Login.swift").contains(offer))
  let offers = client.offers(on: "titleLabel", in: german)
  #expect(offers.first?["title"] == .string(offer))
  #expect(offers.first?["kind"] == "quickfix")
  #expect(offers.first?["diagnostics"]?.array?.map { $0["message"] } == [.string(gone)])
  client.apply(offers.first)
  #expect(client.shown == [])
  #expect(client.remembered == 0)
}

extension Client {
  /// The answer to the request for a rename at a mark in the usual class.
  fileprivate func rename(at digit: Int, in fixture: Fixture = usualApp, to newName: String) -> LSP.LSPAny {
    answer(request("textDocument/rename", fixture.at(digit, ["newName": .string(newName)])))
  }
}

@Test func aSecondRenameCompletesAnotherServers() {
  let client = Client.started(application())
  // The declaration and a use, in an edit each.
  let fixture = Fixture(
    usualText.replacing("0️⃣", with: "")
      .replacing("UIButton) {\n", with: "UIButton) {\n    self.0️⃣titleLabel.text = nil\n"))
  client.open("/w/Login.swift", fixture.files[0].text)
  for (number, text) in [
    fixture.files[0].text.replacing("self.titleLabel", with: "self.headline"),
    fixture.files[0].text.replacing("titleLabel", with: "headline"),
  ].enumerated() {
    client.change("/w/Login.swift", to: text, version: number + 2)
  }
  #expect(client.shown.contains(gone))
  for digit in [2, 0] {
    let answer = client.rename(at: digit, in: fixture, to: "headline")
    let changes = answer["result"]?["changes"]?.object ?? [:]
    #expect(changes.keys.sorted() == ["file://" + base, "file://" + german])
    #expect(changes.values.allSatisfy { $0.array?.map { $0["newText"] } == ["headline"] })
  }
  client.apply(["edit": client.rename(at: 2, in: fixture, to: "headline")["result"] ?? .null])
  #expect(client.shown == [])
  #expect(
    client.rename(at: 2, in: fixture, to: "headline")["error"]?["message"]
      == "'headline' already has that name")
}

/// Such as those of Objective-C, which the other server leaves out.
@Test func aSecondRenameCompletesCodeToo() {
  let objectiveC = """
    #import "App-Swift.h"
    void show(Login *login) { login.titleLabel.text = @""; login.other.titleLabel = nil; }

    """
  let other = "class Special: Login { func more() { titleLabel.text = \"titleLabel\" } }\n"
  let files = application().merging(["/w/Show.m": objectiveC, "/w/Special.swift": other]) { $1 }
  let fixture = Fixture(
    usualText.replacing("0️⃣", with: "")
      .replacing(
        "UIButton) {\n", with: "UIButton) {\n    titleLabel.text = nil; self.0️⃣titleLabel.text = nil\n"))
  let client = Client.started(files.merging(["/w/Login.swift": fixture.files[0].text]) { $1 })
  client.open("/w/Login.swift", fixture.files[0].text)
  let text = fixture.files[0].text
  func changes() -> [String: LSP.LSPAny] {
    client.rename(at: 2, in: fixture, to: "headline")["result"]?["changes"]?.object ?? [:]
  }
  let whole = changes()
  let others = whole.filter { $0.key != "file:///w/Login.swift" }
  #expect(
    others.keys.sorted()
      == ["file://" + base, "file:///w/Show.m", "file:///w/Special.swift", "file://" + german]
      .sorted())
  #expect(whole["file:///w/Login.swift"]?.array?.count == 3)
  // By another server, in the file alone.
  client.change("/w/Login.swift", to: text.replacing("titleLabel", with: "headline"))
  #expect(changes() == others)
  // By hand, the declaration alone. The uses follow.
  client.change("/w/Login.swift", to: text.replacing("var titleLabel", with: "var headline"), version: 3)
  let left = changes()
  #expect(left.filter { $0.key != "file:///w/Login.swift" } == others)
  #expect(
    left["file:///w/Login.swift"]?.array?.map { $0["range"]?["start"] } == [
      ["line": 4, "character": 4], ["line": 4, "character": 32],
    ])
}

@Test(arguments: [
  ("tap", "press", 5, ":"), ("Login", "SignIn", 1, ""), ("Login", "SignIn", 0, ""),
])
func aSecondRenameOfAnythingCompletesTheFirst(_ old: String, _ new: String, _ digit: Int, _ end: String) {
  let fixture = Fixture(
    usualText.replacing("0️⃣", with: "")
      .replacing("UIButton) {\n", with: "UIButton) {\n    _ = 0️⃣Login()\n"))
  let text = fixture.files[0].text
  let client = Client.started(application(text))
  client.open("/w/Login.swift", text)
  client.change("/w/Login.swift", to: text.replacing(old, with: new))
  #expect(
    client.result("textDocument/prepareRename", fixture.at(digit))["placeholder"] == .string(new))
  let changes = client.rename(at: digit, in: fixture, to: new)["result"]?["changes"]?.object ?? [:]
  #expect(changes.keys.sorted() == ["file://" + base, "file://" + german])
  #expect(changes.values.allSatisfy { $0.array?.map { $0["newText"] } == [.string(new + end)] })
}

@Test func declarationsInBranchesAreFollowedOnce() {
  let outlet = "  @IBOutlet var titleLabel: UILabel!\n"
  let text = loginClass.replacing(outlet, with: "#if DEBUG\n\(outlet)#else\n\(outlet)#endif\n")
  let client = Client.started(application(text))
  client.open("/w/Login.swift", text)
  client.change("/w/Login.swift", to: text.replacing("titleLabel", with: "headline"))
  let moved = Fixture(usualText.replacing("  @IBOutlet", with: "#if DEBUG\n  @IBOutlet"))
  #expect(moved.files[0].text.contains("#if"))
  let changes = client.rename(at: 2, in: moved, to: "headline")["result"]?["changes"]?.object ?? [:]
  #expect(changes.keys.sorted() == ["file://" + base, "file://" + german])
  #expect(changes.values.allSatisfy { $0.array?.count == 1 })
}

@Test func aRenamedDeclarationSaysWhatConnectsTheOldName() {
  let client = Client.started(application())
  client.open("/w/Login.swift", loginClass)
  client.messages = []
  client.change("/w/Login.swift", to: renamedClass)
  let data: LSP.LSPAny = ["renamed": ["from": "titleLabel", "to": "headline"]]
  let published = client.take("textDocument/publishDiagnostics")
  #expect(published.count == 3)
  let all = published.flatMap { $0["diagnostics"]?.array ?? [] }
  #expect(all.map { $0["data"] } == [data, data, data])
  let code = published.first { $0["uri"] == "file:///w/Login.swift" }?["diagnostics"]?.array ?? []
  #expect(code.map { $0["message"] } == [.string(left)])
  #expect(code.first?["severity"] == 3)
  #expect(code.first?["code"] == "dangling-outlet")
  #expect(code.first?["range"]?["start"] == usualApp.position(2))
  let places = code.first?["relatedInformation"]?.array?.compactMap { $0["location"]?["uri"]?.string }
  #expect(places == ["file://" + base, "file://" + german])
  func fix(_ diagnostics: [LSP.LSPAny]) -> LSP.LSPAny? {
    client.offers(on: "headline", in: "/w/Login.swift", against: diagnostics)
      .first { $0["title"] == .string(offer) }
  }
  #expect(fix(code)?["kind"] == "quickfix")
  #expect(fix(code)?["diagnostics"]?.array?.map { $0["message"] } == [.string(left)])
  #expect(fix([])?["kind"] == "refactor.rewrite")
  // One copy follows, then the connection of the other is removed.
  client.open(base, application()[base] ?? "", language: "xml")
  client.change(base, to: (application()[base] ?? "").replacing("titleLabel", with: "headline"))
  client.pass()
  #expect(client.shown == [gone, left])
  client.open(german, application()[german] ?? "", language: "xml")
  client.change(
    german,
    to: (application()[german] ?? "").replacing(
      #"<outlet property="titleLabel" destination="lbl" id="c1"/>"#, with: ""))
  client.pass()
  #expect(client.shown == [])
}

@Test func aDeclarationIsNeverWorseThanInformation() {
  let client = Client.started(
    application().merging(["/w/Other.xib": storyboard(outlet: "titleLabel")]) { $1 },
    options: ["rules": ["dangling-outlet": "warning", "missing-action": "hint"]])
  client.open("/w/Login.swift", loginClass)
  client.change(
    "/w/Login.swift", to: renamedClass.replacing("func tap(", with: "func press("))
  let found = client.state.published["/w/Login.swift"]?.diagnostics ?? []
  #expect(
    found.map(\.message) == [
      "2 documents still connect 'titleLabel'; rename it there",
      "Main.storyboard still connects 'tap:'; rename it there",
    ])
  #expect(found.map(\.severity) == [.information, .hint])
}

@Test func oneRemedyIsPreferred() {
  let client = Client(application())
  client.start(capabilities: [
    "textDocument": [
      "codeAction": [
        "isPreferredSupport": true, "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]],
      ]
    ]
  ])
  client.open("/w/Login.swift", loginClass)
  client.change("/w/Login.swift", to: loginClass.replacing("titleLabel", with: "titelLabel"))
  let offers = client.offers(on: "titleLabel", in: base)
  #expect(offers.count > 1)
  #expect(
    offers.filter { $0["isPreferred"] == true }.compactMap { $0["title"]?.string } == [
      "Rename 'titleLabel' to 'titelLabel' in 2 documents"
    ])
}

@Test func aNameTypedLetterByLetterIsComparedWithTheOneBefore() {
  let client = Client.started(application())
  client.open("/w/Login.swift", loginClass)
  client.open(base, application()[base] ?? "", language: "xml")
  var names = (0...10).map { String("titleLabel".dropLast($0)) }
  names += (1...8).map { String("headline".prefix($0)) }
  for (number, name) in names.enumerated() {
    client.now += .milliseconds(40)
    client.change("/w/Login.swift", to: loginClass.replacing("titleLabel", with: name), version: number + 2)
    #expect(client.remembered == (name == "titleLabel" ? 0 : 1))
  }
  client.pass()
  #expect(client.shown == [gone, gone, left])
  client.apply(client.offers(on: "titleLabel", in: base).first)
  #expect(client.shown == [])
  #expect(client.remembered == 0)
}

@Test func aNameTypedBackIsForgotten() {
  let client = Client.started(application())
  client.open("/w/Login.swift", loginClass)
  client.change("/w/Login.swift", to: renamedClass)
  #expect(client.remembered == 1)
  client.change("/w/Login.swift", to: loginClass, version: 3)
  client.pass()
  #expect(client.shown == [])
  #expect(client.remembered == 0)
}

@Test func aCheckoutIsComparedWithWhatWasBefore() {
  let client = Client.started(application())
  client.setFiles(application(renamedClass))
  client.filesChanged(["/w/Login.swift": 2])
  #expect(client.shown == [gone, gone, left])
  // One that brings the documents along leaves nothing to say.
  client.setFiles(application(renamedClass, outlet: "headline"))
  client.filesChanged([base: 2, german: 2])
  #expect(client.shown == [])
  #expect(client.remembered == 0)
}

@Test func aFileThatIsDeletedAndWrittenAnewIsTheSame() {
  let client = Client.started(application())
  var without = application()
  without["/w/Login.swift"] = nil
  client.setFiles(without)
  client.filesChanged(["/w/Login.swift": 3])
  client.setFiles(application(renamedClass))
  client.filesChanged(["/w/Login.swift": 1])
  #expect(client.shown == [gone, gone, left])
}

@Test func aNewScanKeepsAndFindsExplanations() {
  let client = Client.started(application())
  // Found by the scan itself.
  var files = application(renamedClass).merging(["/w/.gitignore": "x", "/w/A.swift": "class A {}"]) { $1 }
  client.setFiles(files)
  client.filesChanged(["/w/.gitignore": 1, "/w/Login.swift": 2])
  #expect(client.shown == [gone, gone, left])
  // Kept through another, in which the numbers of the files change.
  files["/w/AA.swift"] = "class AA {}"
  client.setFiles(files)
  client.filesChanged(["/w/.gitignore": 2])
  #expect(client.shown == [gone, gone, left])
  client.setFiles(files.merging(application()) { $1 })
  client.filesChanged(["/w/.gitignore": 2])
  #expect(client.shown == [])
  #expect(client.remembered == 0)
}

@Test func aRenamedClassIsFollowed() {
  let client = Client.started(application())
  client.open("/w/Login.swift", loginClass)
  client.change("/w/Login.swift", to: loginClass.replacing("class Login", with: "class SignIn"))
  let message = "the custom class 'Login' was not found; renamed to 'SignIn'?"
  #expect(client.shown == ["Main.storyboard still uses 'Login'; rename it there", message, message])
  client.apply(client.offers(on: "Login", in: base).first)
  #expect(client.shown == [])
  #expect(client.remembered == 0)
}

@Test func aRenamedActionIsFollowed() {
  let client = Client.started(application())
  client.open("/w/Login.swift", loginClass)
  client.change("/w/Login.swift", to: loginClass.replacing("func tap(_ ", with: "func press(button "))
  #expect(client.shown.map { $0.hasSuffix("; renamed to 'pressWithButton:'?") } == [true, true, false])
  #expect(client.shown.last == "Main.storyboard still connects 'tap:'; rename it there")
  client.apply(client.offers(on: "tap:", in: base).first)
  #expect(client.shown == [])
  #expect(client.remembered == 0)
}

@Test func editsOfOtherThingsKeepTheExplanation() throws {
  let client = Client.started(application().merging(["/w/Other.swift": "class Other {}"]) { $1 })
  client.open("/w/Login.swift", loginClass)
  client.change("/w/Login.swift", to: renamedClass)
  let moved = Fixture(
    usualText.replacing("UIKit", with: "UIKit\nclass Model { var name = \"\" }\n")
      .replacing("titl3️⃣eLabel", with: "headline"))
  let more = moved.files[0].text
  client.change("/w/Login.swift", to: more, version: 3)
  client.change(
    "/w/Login.swift", to: more.replacing("UIButton) {", with: "UIButton) { print(1)"), version: 4)
  client.open("/w/Other.swift", "class Other: UIViewController { @IBOutlet var a: UILabel! }")
  client.open(base, (application()[base] ?? "") + "<!-- a comment -->", language: "xml")
  client.pass()
  #expect(client.shown == [gone, gone, left])
  // The related place is the present place of the declaration.
  let related = client.state.published.values.flatMap(\.diagnostics).filter { $0.message == gone }.compactMap
  {
    $0.relatedInformation?.first?.location.range.start
  }
  let declared = try #require(moved.mark(2).map(moved.lineAndColumn))
  #expect(
    related
      == [LSP.Position](repeating: LSP.Position(line: declared.line, character: declared.utf16), count: 2))
  client.close("/w/Login.swift")
  // Not saved, the rename never was.
  #expect(client.shown == [])
}

@Test func aConnectionRenamedInADocumentCanBeTakenBack() {
  let client = Client.started(application())
  let text = application()[base] ?? ""
  client.open(base, text, language: "xml")
  client.change(base, to: text.replacing("titleLabel", with: "headline"))
  #expect(client.shown == ["Login has no outlet 'headline'; renamed from 'titleLabel'?"])
  let offers = client.offers(on: "headline", in: base)
  let back = offers.first { $0["title"] == "Rename back to 'titleLabel'" }
  #expect(back?["kind"] == "quickfix")
  client.apply(back)
  #expect(client.shown == [])
  #expect(client.remembered == 0)
}

/// The document's name follows into code, or the code's back into the document.
@Test(arguments: ["radius", "self.radius", "radius.width"])
func aRuntimeAttributeRenamedInADocumentIsFollowedInCode(_ keyPath: String) {
  let swift = "/w/Badge.swift"
  let xib = "/w/Badge.xib"
  let fixture = Fixture(
    """
    -- Badge.swift --
    class Badge: UIView {
      @IBInspectable var radius: CGFloat = 0
      @IBInspectable var shade: CGFloat = 0
    }
    -- Badge.xib --
    <view id="v" customClass="Badge" customModule="App"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="shade"/>
      <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)"/>
    </userDefinedRuntimeAttributes></view>
    """)
  let files = fixture.files(at: "/w")
  let text = files[xib] ?? ""
  let renamed = text.replacing("radius", with: "edgeWidth")
  for title in ["Rename 'radius' to 'edgeWidth' in code, too", "Rename back to 'radius'"] {
    let client = Client.started(files)
    client.open(xib, text, language: "xml")
    #expect(client.shown == [])
    client.change(xib, to: renamed)
    let gone =
      "Badge has no property 'edgeWidth', so the runtime attribute is ignored; renamed from 'radius'?"
    #expect(client.shown == [gone])
    let offer = client.offers(on: "edgeWidth", in: xib).first { $0["title"]?.string == title }
    #expect(offer?["kind"] == "quickfix")
    client.apply(offer)
    #expect(client.shown == [])
    let isBack = title.hasPrefix("Rename back")
    #expect(client.text(of: xib) == (isBack ? text : renamed))
    #expect(client.text(of: swift).contains(isBack ? "var radius:" : "var edgeWidth:"))
  }
}

/// Only their order distinguishes the attributes of an object.
@Test func runtimeAttributesInAnotherOrderAreNotRenamed() {
  let fixture = Fixture(
    """
    -- Badge.swift --
    class Badge: UIView {
      @IBInspectable var radius: CGFloat = 0
      @IBInspectable var shade: CGFloat = 0
    }
    -- Badge.xib --
    <view id="v" customClass="Badge" customModule="App"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="shade"/>
      <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
    </userDefinedRuntimeAttributes></view>
    """)
  let files = fixture.files(at: "/w")
  let text = files["/w/Badge.xib"] ?? ""
  let unknown = "Badge has no property 'edgeWidth', so the runtime attribute is ignored"
  for (old, new) in [
    (#""shade"/>"#, #""edgeWidth"/><userDefinedRuntimeAttribute type="number" keyPath="shade"/>"#),
    (#""shade"/>"#, #""radius"/>"#),
  ] {
    let client = Client.started(files)
    client.open("/w/Badge.xib", text, language: "xml")
    var changed = text.replacing(old, with: new)
    if new.hasPrefix("\"radius") {
      changed = text.replacing("radius", with: "edgeWidth").replacing("shade", with: "radius")
    }
    client.change("/w/Badge.xib", to: changed)
    #expect(client.shown == [unknown] || client.shown == [unknown + "; renamed from 'shade'?"])
    #expect(!client.shown.contains { $0.hasSuffix("from 'radius'?") })
  }
}

@Test func pullingClientsReadTheExplanationToo() {
  var capabilities = LSP.LSPAny.pulling.object ?? [:]
  var text = capabilities["textDocument"]?.object ?? [:]
  text["codeAction"] = ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]
  capabilities["textDocument"] = .object(text)
  let client = Client.started(application(), capabilities: .object(capabilities))
  client.open("/w/Login.swift", loginClass)
  _ = client.result("workspace/diagnostic", ["previousResultIds": []])
  client.change("/w/Login.swift", to: renamedClass)
  let pulled = client.result(
    "textDocument/diagnostic", ["textDocument": ["uri": .string("file://" + german)]])
  #expect(pulled["items"]?.array?.map { $0["message"] } == [.string(gone)])
  #expect(client.titles(on: "titleLabel", in: german).first == offer)
}

@Test func aRuleThatIsOffIsOffForExplanationsToo() {
  let client = Client.started(application(), options: ["rules": ["dangling-outlet": "off"]])
  client.open("/w/Login.swift", loginClass)
  client.change("/w/Login.swift", to: renamedClass)
  #expect(client.shown == [])
  #expect(!client.titles(on: "titleLabel", in: base).contains(offer))
}

@Test func whatARenameExplainsIsNoStaleDocument() {
  let code = """
    class Login: UIViewController {
      @IBOutlet var first: UILabel!
      @IBAction func one(_ sender: Any) {}
      @IBOutlet var second: UIView!
      @IBAction func two() {}
      @IBOutlet var third: UIButton!
    }

    """
  let outlets = ["second", "third"].map {
    "<outlet property=\"\($0)\" destination=\"btn\" id=\"c-\($0)\"/>"
  }
  let client = Client.started([
    "/w/Login.swift": code,
    "/w/Main.storyboard": storyboard(outlet: "first").replacing(
      "<connections>", with: "<button id=\"btn\"/><connections>" + outlets.joined(separator: "\n")),
  ])
  client.open("/w/Login.swift", code)
  func replace(_ text: String) {
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///w/Login.swift", "version": 2],
        "contentChanges": [["text": .string(text)]],
      ])
    client.pass()
  }
  replace(
    ["first", "second", "third"].reduce(code) { $0.replacing("var \($1)", with: "var \($1)View") })
  #expect(
    client.shown.filter { $0.contains("renamed to") }
      == ["first", "second", "third"].map { "Login has no outlet '\($0)'; renamed to '\($0)View'?" })
  replace("class Login: UIViewController {}\n")
  #expect(
    client.shown.contains(
      "3 of 3 outlets and actions connected to Login don't exist; was the screen rewritten in code?"))
}

/// The other server's edits of a header and of the implementation may arrive in any order, with a pause between them.
@Test(arguments: [["/w/Card.h", "/w/Card.m"], ["/w/Card.m", "/w/Card.h"]])
func aHeaderAndItsImplementationAreRenamedInAnyOrder(_ order: [String]) {
  let files = Fixture(
    """
    -- Card.h --
    @interface Card : UIView
    - (IBAction)press:(id)sender with:(id)event;
    @end
    -- Card.m --
    @implementation Card
    - (IBAction)press:(id)sender with:(id)event {}
    @end
    -- Use.m --
    void use(Card *card) { [card press:card with:card]; SEL press = @selector(press:with:); }
    -- Card.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
    <button id="b"><connections>
    <action selector="press:with:" destination="-1" eventType="touchUpInside" id="c3"/></connections></button>
    """
  ).files(at: "/w")
  let renamed = { (text: String) in
    text.replacing("press:", with: "poke:").replacing("with:", with: "by:")
  }
  for place in order {
    let client = Client.started(files)
    for path in order { client.open(path, files[path] ?? "", language: "objective-c") }
    for path in order {
      client.change(path, to: renamed(files[path] ?? ""))
      client.pass()
    }
    #expect(client.shown.contains { $0.hasSuffix("renamed to 'poke:by:'?") })
    #expect(client.shown.count { $0.hasSuffix("still connects 'press:with:'; rename it there") } == 1)
    let text = client.text(of: place)
    let lines = text.prefix(upTo: text.range(of: "poke")?.lowerBound ?? text.startIndex)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let answer = client.result(
      "textDocument/rename",
      [
        "textDocument": ["uri": .string("file://" + place)], "newName": "poke",
        "position": ["line": .integer(lines.count - 1), "character": .integer(lines.last?.utf16.count ?? 0)],
      ])
    client.apply(["edit": answer])
    #expect(client.text(of: "/w/Card.xib") == renamed(files["/w/Card.xib"] ?? ""))
    #expect(client.text(of: "/w/Use.m") == renamed(files["/w/Use.m"] ?? ""))
    for path in order { #expect(client.text(of: path) == renamed(files[path] ?? "")) }
  }
}
