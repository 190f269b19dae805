import Testing
import Text

@testable import Server

@Test func findingsAreKnownOnceTheFolderIsRead() {
  let client = Client.started(brokenApp)
  #expect(client.published() == ["Main.storyboard: dangling-outlet"])
}

@Test func openTextWinsOverTheDiskUntilItIsClosed() {
  let client = Client.started(app)
  #expect(client.published() == [])
  client.open("/w/Main.storyboard", storyboard(outlet: "nope"), version: 7)
  #expect(client.published() == ["Main.storyboard v7: dangling-outlet"])
  client.setFiles(["/w/Login.swift": loginClass, "/w/Main.storyboard": storyboard(outlet: "other")])
  client.filesChanged(["/w/Main.storyboard": 2])
  #expect(client.published() == [])
  client.setFiles(app)
  client.close("/w/Main.storyboard")
  #expect(client.published() == ["Main.storyboard: "])
}

@Test func anEditOfADeclarationShowsInTheDocument() {
  let client = Client.started(app)
  client.open("/w/Login.swift", loginClass)
  _ = client.published()
  client.change("/w/Login.swift", to: loginClass.replacing("titleLabel", with: "headline"), version: 2)
  #expect(
    client.published().sorted() == ["Login.swift v2: dangling-outlet", "Main.storyboard: dangling-outlet"])
  client.now += .seconds(1)
  client.change("/w/Login.swift", to: loginClass, version: 3)
  #expect(client.published().sorted() == ["Login.swift v3: ", "Main.storyboard: "])
}

@Test func anEditInABodyLooksAtNoOtherDocument() {
  let client = Client.started(app)
  client.open("/w/Login.swift", loginClass)
  client.diagnosedFiles = 0
  for (number, text) in ["let x = 1", "let x = 12", "print()\n\n"].enumerated() {
    client.change(
      "/w/Login.swift", to: loginClass.replacing("UIButton) {", with: "UIButton) { \(text)"),
      version: number + 2)
  }
  #expect(client.diagnosedFiles == 3)
}

@Test func anEditThatOnlyMovesADocumentFindsNothingOutAgain() throws {
  let client = Client.started(app)
  let board = try #require(app["/w/Main.storyboard"]).replacing("titleLabel", with: "headline")
  client.open("/w/Main.storyboard", board)
  func line() -> Int? {
    let found = client.take("textDocument/publishDiagnostics").last?["diagnostics"]?.array?.first
    guard case .integer(let line)? = found?["range"]?["start"]?["line"] else { return nil }
    return line
  }
  let before = try #require(line())
  #expect(client.keptFiles == 0)
  client.change("/w/Main.storyboard", to: board.replacing("<scene ", with: "\n\n<scene "), version: 2)
  #expect(line() == before + 2)
  #expect(client.keptFiles == 1)
  // The change is after the line.
  client.change(
    "/w/Main.storyboard", to: board.replacing("<scene ", with: "\n\n<scene ") + "\n", version: 3)
  #expect(line() == before + 2)
  #expect(client.keptFiles == 2)
  client.change("/w/Main.storyboard", to: board.replacing("headline", with: "titleLabel"), version: 4)
  #expect(line() == nil)
  #expect(client.keptFiles == 2)
  // The present members of the class are looked up, whatever the state of the document.
  client.change("/w/Main.storyboard", to: board, version: 5)
  #expect(line() == before)
  client.holdsJobs = true
  client.open("/w/Login.swift", loginClass.replacing("titleLabel", with: "headline"))
  client.change("/w/Main.storyboard", to: board + " ", version: 6)
  client.performJobs()
  #expect(line() == nil)
  #expect(client.keptFiles == 2)
}

@Test func aNameThatIsTypedInADocumentIsJudgedAlone() throws {
  let client = Client.started(app)
  let outlet = #"<outlet property="titleLabel" destination="lbl" id="c1"/>"#
  let board = try #require(app["/w/Main.storyboard"]).replacing(
    outlet, with: outlet + #"<outlet property="nope" destination="lbl" id="c2"/>"#)
  client.open("/w/Main.storyboard", board)
  #expect(client.published().last == "Main.storyboard v1: dangling-outlet")
  client.change("/w/Main.storyboard", to: board.replacing("titleLabel", with: "titleLabe"), version: 2)
  #expect(client.published().last == "Main.storyboard v2: dangling-outlet dangling-outlet")
  #expect(client.editedConnections == 1)
  // Two edits arrive before the result of the first is published.
  client.holdsJobs = true
  client.change("/w/Main.storyboard", to: board.replacing("nope", with: "nop"), version: 3)
  client.change("/w/Main.storyboard", to: board.replacing("nope", with: "titleLabel"), version: 4)
  client.performJobs()
  #expect(client.published().last == "Main.storyboard v4: duplicate-outlet")
  // Its id may be what something else refers to.
  client.holdsJobs = false
  client.editedConnections = 0
  client.change("/w/Main.storyboard", to: board.replacing("c2", with: "c3"), version: 5)
  #expect(client.published().last == "Main.storyboard v5: dangling-outlet")
  #expect(client.editedConnections == 0)
}

@Test func whileANameIsTypedOtherDocumentsWaitForAPause() {
  let client = Client.started(app)
  client.open("/w/Login.swift", loginClass)
  _ = client.published()
  let names = ["t", "ti", "tit"]
  for (number, name) in names.enumerated() {
    client.change("/w/Login.swift", to: loginClass.replacing("titleLabel", with: name), version: number + 2)
  }
  // The first change shows at once.
  let login = (2...4).map { "Login.swift v\($0): dangling-outlet" }
  #expect(client.published().sorted() == login + ["Main.storyboard: dangling-outlet"])
  client.change("/w/Login.swift", to: loginClass, version: 5)
  #expect(client.published() == ["Login.swift v5: "])
  client.fire(.typingPause)
  #expect(client.published() == [])
  client.now += .seconds(1)
  client.fire(.typingPause)
  #expect(client.published() == ["Main.storyboard: "])
}

@Test func aBurstOfEditsIsLookedAtOnce() {
  let client = Client.started(app)
  client.open("/w/Login.swift", loginClass)
  client.diagnosedFiles = 0
  client.holdsBurstEnd = true
  for version in 2...1000 { client.change("/w/Login.swift", to: loginClass + " ", version: version) }
  client.fire(.burstEnd)
  #expect(client.diagnosedFiles == 1)
  #expect(client.published().last == "Login.swift v1000: ")
}

@Test func documentsOutsideOfFoldersAreLookedAtAlone() {
  let client = Client.started(app)
  client.open(
    "/elsewhere/a b%20ü.xib".replacing(" ", with: "%20").replacing("ü", with: "%C3%BC"),
    storyboard(outlet: "x"))
  #expect(client.published().count == 1)
  let broken = storyboard(outlet: "x").replacing("destination=\"lbl\"", with: "destination=\"gone\"")
  client.open("untitled:Untitled-1", broken, language: "storyboard")
  #expect(client.published() == ["untitled:Untitled-1 v1: unknown-class dangling-reference"])
  client.notify("textDocument/didClose", ["textDocument": ["uri": "untitled:Untitled-1"]])
  #expect(client.published() == ["untitled:Untitled-1: "])
  client.open("git:/w/Main.storyboard?HEAD", broken, language: "xml")
  #expect(client.published() == [])
}

@Test func aNewFileBelongsUnlessItIsIgnored() {
  let files = app.merging(["/w/.gitignore": "Out/\n", "/w/.git/HEAD": ""]) { $1 }
  let client = Client.started(files)
  client.open("/w/New.storyboard", storyboard(outlet: "nope"))
  #expect(client.published() == ["New.storyboard v1: dangling-outlet"])
  // By itself it knows of no class.
  client.open("/w/Out/Old.storyboard", storyboard(outlet: "nope"))
  #expect(client.published() == ["Old.storyboard v1: unknown-class"])
}

@Test func spellingsOfAURINameOneDocument() {
  #expect(path(ofURI: "file:///a%20b/%C3%BC.swift") == "/a b/ü.swift")
  #expect(path(ofURI: "FILE://localhost/a/") == "/a")
  #expect(path(ofURI: "file:/a") == "/a")
  #expect(path(ofURI: "file:///a//b/../c/./.d") == "/a/c/.d")
  #expect(path(ofURI: "file://host/a") == nil)
  #expect(path(ofURI: "file:///%00") == nil)
  #expect(path(ofURI: "file:///%zz") == nil)
  #expect(path(ofURI: "file:///%FF") == nil)
  #expect(path(ofURI: "untitled:a") == nil)
  #expect(uri(ofPath: "/a b/ü#?.swift") == "file:///a%20b/%C3%BC%23%3F.swift")
  for path in ["/", "/private/tmp/x", "/👩‍💻/e\u{301}"] {
    #expect(Server.path(ofURI: uri(ofPath: path)) == path)
  }
}

// MARK: Text

private let alphabet = ["a", "b", "\n", "\r", "\r\n", "é", "漢", "👩‍💻", "𝄞", " "]

@Test(arguments: PositionEncoding.allCases)
func incrementalEditsGiveTheFullText(encoding: PositionEncoding) {
  var random = SystemRandomNumberGenerator()
  for _ in 0..<40 {
    var table = LineTable(Array((0..<30).compactMap { _ in alphabet.randomElement() }.joined().utf8))
    for _ in 0..<60 {
      let text = Array(
        (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in alphabet.randomElement() }.joined().utf8
      )
      func position() -> LineTable.Position {
        LineTable.Position(
          line: Int.random(in: 0...table.lineCount, using: &random),
          character: Int.random(in: 0...8, using: &random))
      }
      let one = table.offset(of: position(), encoding)
      let other = table.offset(of: position(), encoding)
      let range = ByteRange(min(one, other), max(one, other))
      var expected = table.bytes
      expected.replaceSubrange(range.lower..<range.upper, with: text)
      table.replace(range, with: text)
      let fresh = LineTable(expected)
      #expect(table.bytes == expected)
      #expect(table.lineCount == fresh.lineCount)
      for offset in 0...expected.count {
        #expect(table.position(of: offset, encoding) == fresh.position(of: offset, encoding))
      }
      // Every place of a character's start leads back to it.
      for offset in 0...expected.count where offset == expected.count || expected[offset] & 0xC0 != 0x80 {
        let isInsideBreak =
          offset > 0 && offset < expected.count && expected[offset - 1] == 0x0D && expected[offset] == 0x0A
        if !isInsideBreak {
          #expect(fresh.offset(of: fresh.position(of: offset, encoding), encoding) == offset)
        }
      }
    }
  }
}

/// Long lines are counted in blocks.
@Test(arguments: PositionEncoding.allCases)
func placesOnLongLinesAreThoseOfShortOnes(encoding: PositionEncoding) {
  // Characters of every length in bytes, so that blocks begin in the midst of some.
  let unit = Array("aé漢𝄞".utf8)
  let units = [PositionEncoding.utf8: 10, .utf16: 5, .utf32: 4][encoding, default: 0]
  var table = LineTable(Array("short\n".utf8) + Array(repeatElement(unit, count: 2000).joined()))
  for _ in 0..<2 {
    for number in stride(from: 0, to: 2000, by: 7) {
      let place = LineTable.Position(line: 1, character: number * units)
      #expect(table.position(of: 6 + number * 10, encoding) == place)
      #expect(table.offset(of: place, encoding) == 6 + number * 10)
      // Within the last character of the unit before, as far as it takes several columns.
      let inside = LineTable.Position(line: 1, character: place.character - 1)
      if number > 0 { #expect(table.offset(of: inside, encoding) == 6 + number * 10 - (4)) }
    }
    table.replace(ByteRange(6, 16), with: unit)
  }
}

@Test func placesAreClamped() {
  let table = LineTable(Array("a𝄞b\r\nc".utf8))
  func offset(_ line: Int, _ character: Int, _ encoding: PositionEncoding = .utf16) -> Int {
    table.offset(of: LineTable.Position(line: line, character: character), encoding)
  }
  #expect(offset(0, 1) == 1)
  #expect(offset(0, 2) == 1)
  #expect(offset(0, 3) == 5)
  #expect(offset(0, 3, .utf8) == 1)
  #expect(offset(0, 2, .utf32) == 5)
  #expect(offset(0, 99) == 6)
  #expect(offset(1, 0) == 8)
  #expect(offset(2, 0) == 9)
  #expect(offset(99, 99) == 9)
}

@Test func editsOutOfRangeAreClampedAndHalvesOfPairsAreHeld() {
  let client = Client.started(app)
  client.open("/w/Login.swift", "a")
  client.send(
    text:
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///w/Login.swift","version":2},"contentChanges":[{"range":{"start":{"line":9,"character":9},"end":{"line":0,"character":1}},"text":"\ud83d|\ud83d\ude00"},{"range":{"start":{"line":0,"character":2},"end":{"line":0,"character":3}},"text":""}]}}"#
  )
  #expect(
    client.state.documents["/w/Login.swift"].map { String(decoding: $0.text.bytes, as: UTF8.self) }
      == "a\u{FFFD}😀")
}

@Test func whatWasFoundEarlierDoesNotOverrideWhatWasFoundLater() {
  let client = Client.started(app)
  client.holdsJobs = true
  client.setFiles(brokenApp)
  client.filesChanged(["/w/Main.storyboard": 2])
  client.open("/w/Main.storyboard", storyboard(outlet: "titleLabel"), language: "xml")
  #expect(client.jobs.count == 2)
  // An open document is looked at beside the rest, and may be done first.
  client.performJobsBackwards()
  #expect(client.published() == ["Main.storyboard v1: "])
}

@Test(arguments: [[], [1, 2]] as [[Int]])
func whatIsLeftOverIsFadedWhereTheClientCan(tags: [Int]) throws {
  let client = Client.started(
    app.merging(["/w/.ibls.json": "{}"]) { $1 },
    capabilities: [
      "textDocument": ["publishDiagnostics": ["tagSupport": ["valueSet": .array(tags.map { .integer($0) })]]]
    ])
  let found = client.take("textDocument/publishDiagnostics").flatMap { $0["diagnostics"]?.array ?? [] }
  let unused = try #require(found.first { $0["code"]?.string == "unused-action" })
  #expect(unused["tags"] == (tags.isEmpty ? nil : [1]))
}

@Test(arguments: [false, true]) func anotherServerMayTellOfDamagedXML(hasXMLServer: Bool) {
  let damaged = storyboard(outlet: "titleLabel").replacing("</document>", with: "")
  let client = Client.started(
    ["/w/Login.swift": loginClass, "/w/Main.storyboard": damaged],
    options: ["xmlServer": .bool(hasXMLServer)])
  #expect(client.published() == (hasXMLServer ? [] : ["Main.storyboard: malformed-interface"]))
}
