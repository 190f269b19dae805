import TestSupport
import Testing

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
