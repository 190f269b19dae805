import Foundation
import Synchronization
import TestSupport
import Testing
import World

@testable import Server

private let document = #"""
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
      <scene sceneID="s1"><objects>
        <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <label text="Hello" id="lbl" customClass="1️⃣Fancy"><rect key="frame" x="20" y="40" width="200" height="21"/></label>
            </subviews>
          </view>
          <connections><outlet property="2️⃣titleLable" destination="lbl" id="c1"/></connections>
        </viewController>
      </objects><point key="canvasLocation" x="0" y="0"/></scene>
      <scene sceneID="s2"><objects><viewController id="vc2" title="Second"/></objects><point key="canvasLocation" x="900" y="0"/></scene>
    </scenes>
  </document>
  """#

private let fixture = Fixture(
  """
  -- Login.swift --
  class Login: UIViewController { @IBOutlet var titleLabel: UILabel! }
  class Fancy: UILabel {}
  -- Main.storyboard --
  \(document)
  """)

private let uri: LSP.LSPAny = ["uri": "file:///w/Main.storyboard"]

private func picture(_ params: [String: LSP.LSPAny] = [:]) -> LSP.LSPAny {
  let client = Client.started(fixture.files(at: "/w"))
  return client.result("ibls/picture", .object(params.merging(["textDocument": uri]) { $1 }))
}

@Test func aPictureHasARangeForEveryObject() {
  let found = picture()
  #expect(found["svg"]?.string?.contains(">Hello</text>") == true)
  #expect(Set(found["objects"]?.object?.keys ?? [:].keys) == ["vc", "v", "lbl", "vc2"])
  #expect(found["objects"]?["lbl"]?["start"] == ["line": 7, "character": 12])
  #expect(found["scenes"]?.array?.map { $0["name"] } == ["Login", "Second"])
}

@Test func theSceneIsNamedOrThatOfAPosition() {
  #expect(picture(["scene": "Login"])["objects"]?["vc2"] == nil)
  let position: LSP.LSPAny = ["line": 13, "character": 30]
  #expect(picture(["position": position])["objects"]?.object?.keys.sorted() == ["vc2"])
}

@Test func findingsAndConnectionsAreDrawnWhereAskedFor() {
  #expect(picture()["svg"]?.string?.contains("titleLable") == false)
  let marked = picture(["findings": true, "connections": true])["svg"]?.string ?? ""
  #expect(marked.contains("(broken)"))
  #expect(marked.contains("Login has no outlet"))
}

@Test func anUnknownSceneIsAnError() {
  let client = Client.started(fixture.files(at: "/w"))
  let id = client.request("ibls/picture", ["textDocument": uri, "scene": "x"])
  #expect(
    client.answer(id)["error"]?["message"] == "'Main.storyboard' has no scene 'x'; it has Login, Second")
}

@Test func codeHasNoPicture() {
  let client = Client.started(fixture.files(at: "/w"))
  #expect(client.result("ibls/picture", ["textDocument": ["uri": "file:///w/Login.swift"]]) == .null)
}

@Test func anUnsavedTextIsDrawn() {
  let client = Client.started(fixture.files(at: "/w"))
  let text = fixture.files[1].text
  client.open("/w/Main.storyboard", text)
  client.notify(
    "textDocument/didChange",
    [
      "textDocument": ["uri": "file:///w/Main.storyboard", "version": 2],
      "contentChanges": [["text": .string(text.replacing("Hello", with: "Goodbye"))]],
    ])
  let found = client.result("ibls/picture", ["textDocument": uri])
  #expect(found["svg"]?.string?.contains(">Goodbye</text>") == true)
}

@Test func hoversShowThePictureToClientsThatShowImages() {
  func hover(_ options: LSP.LSPAny) -> String {
    let client = Client.started(fixture.files(at: "/w"), options: options)
    return client.result("textDocument/hover", fixture.at(1))["contents"]?["value"]?.string ?? ""
  }
  #expect(hover(["pictures": true]).contains("![](data:image/svg+xml;base64,"))
  #expect(!hover(.null).isEmpty)
  #expect(!hover(.null).contains("![]"))
}

// MARK: Colors of asset catalogs

private let colored = Fixture(
  #"""
  -- App/Row.xib --
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <subviews><label text="Hello" id="lbl" customClass="1️⃣Fancy"><rect key="frame" x="20" y="40" width="200" height="21"/>
        <color key="textColor" name="Brand"/></label></subviews></view></objects>
    <resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></namedColor></resources>
  </document>
  -- App/Fancy.swift --
  class Fancy: UILabel {}
  """#)

private let catalog = "/w/App/Assets.xcassets/Brand.colorset/Contents.json"

private func colorSet(_ white: String, dark: String) -> String {
  #"""
  {"colors": [{"color": {"components": {"white": "\#(white)", "alpha": "1"}}},
   {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "\#(dark)", "alpha": "1"}}}]}
  """#
}

/// A client that counts how many folders and color sets jobs read.
private func countingClient(
  _ others: [String: String], accesses: PictureAccesses, options: LSP.LSPAny = .null
) -> Client {
  let client = Client.started(colored.files(at: "/w").merging(others) { $1 }, options: options)
  client.watchAccesses(accesses)
  return client
}

private final class PictureAccesses: Sendable {
  private let amount = Atomic(0)
  var count: Int { amount.load(ordering: .relaxed) }
  func add() { amount.add(1, ordering: .relaxed) }
}

extension Client {
  fileprivate func watchAccesses(_ accesses: PictureAccesses) {
    environment.files.read = { [read = environment.files.read] path throws(FileError) in
      if path.contains(".colorset/") { accesses.add() }
      return try read(path)
    }
    environment.files.list = { [list = environment.files.list] path throws(FileError) in
      accesses.add()
      return try list(path)
    }
  }

  /// The color of the label's text.
  fileprivate func textColor(dark: Bool = false) -> String? {
    let found = result(
      "ibls/picture", ["textDocument": ["uri": "file:///w/App/Row.xib"], "dark": .bool(dark)])
    return textFill(found["svg"]?.string ?? "")
  }
}

private func textFill(_ svg: String) -> String? {
  svg.firstMatch(of: /<text[^>]* fill="(#[0-9a-f]{6})"/).map { String($0.1) }
}

@Test func picturesTakeColoursFromCatalogues() {
  let client = countingClient([catalog: colorSet("0x80", dark: "1")], accesses: PictureAccesses())
  #expect(client.textColor() == "#808080")
  #expect(client.textColor(dark: true) == "#ffffff")
  #expect(countingClient([:], accesses: PictureAccesses()).textColor() == "#ff0000")
}

@Test func cataloguesAreNotReadAtEachKeystroke() {
  let accesses = PictureAccesses()
  let client = countingClient([catalog: colorSet("0x80", dark: "1")], accesses: accesses)
  let text = colored.files[0].text
  client.open("/w/App/Row.xib", text)
  #expect(client.textColor() == "#808080")
  let before = accesses.count
  #expect(before > 0)
  for (version, word) in ["H", "He", "Hell"].enumerated() {
    client.change("/w/App/Row.xib", to: text.replacing("Hello", with: word), version: version + 2)
    #expect(client.textColor() == "#808080")
  }
  #expect(accesses.count == before)
}

@Test(arguments: [catalog, "/w/App/Assets.xcassets", "/w/App"])
func aChangedCatalogueIsReadAgain(_ changed: String) {
  let client = countingClient([catalog: colorSet("0x80", dark: "1")], accesses: PictureAccesses())
  #expect(client.textColor() == "#808080")
  let files = colored.files(at: "/w")
  if changed == catalog {
    client.setFiles(files.merging([catalog: colorSet("0x40", dark: "1")]) { $1 })
    #expect(client.textColor() == "#808080")
    client.filesChanged([changed: 2])
    #expect(client.textColor() == "#404040")
  } else {
    client.setFiles(files)
    client.notify("workspace/didDeleteFiles", ["files": [["uri": .string("file://" + changed)]]])
    client.open("/w/App/Row.xib", colored.files[0].text)
    #expect(client.textColor() == "#ff0000")
  }
}

@Test func aNewCatalogueIsFound() {
  let client = countingClient([:], accesses: PictureAccesses())
  #expect(client.textColor() == "#ff0000")
  client.setFiles(colored.files(at: "/w").merging([catalog: colorSet("0x40", dark: "1")]) { $1 })
  client.filesChanged([catalog: LSP.FileEvent.created])
  #expect(client.textColor() == "#404040")
}

@Test func hoversTakeColoursFromCatalogues() throws {
  let client = countingClient(
    [catalog: colorSet("0x80", dark: "1")], accesses: PictureAccesses(), options: ["pictures": true])
  let markdown = client.result("textDocument/hover", colored.at(1))["contents"]?["value"]?.string ?? ""
  let encoded = try #require(markdown.firstMatch(of: /base64,([^)]*)\)/)).1
  let svg = try #require(Data(base64Encoded: String(encoded)))
  #expect(textFill(String(decoding: svg, as: UTF8.self)) == "#808080")
}

@Test func clientsAreAskedToWatchCatalogues() {
  let client = Client()
  client.start(capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
  let registered = client.take("client/registerCapability").description
  #expect(registered.contains("**/*.colorset/Contents.json"))
}
