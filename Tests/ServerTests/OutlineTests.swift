import TestSupport
import Testing

@testable import Server

private let fixture = Fixture(
  """
  -- Login.swift --
  class Login: UIViewController { @IBOutlet var titleLabel: UILabel! }
  -- Main.storyboard --
  <viewController id="vc" customClass="Login"><view key="view" id="v"><subviews>
    <label text="Hello" id="lbl"><rect key="frame" x="20" y="40" width="200" height="21"/></label>
  </subviews></view><connections><outlet property="titleLabel" destination="lbl" id="c1"/></connections></viewController>
  """)

private func outline(_ params: [String: LSP.LSPAny], of name: String = "Main.storyboard") -> LSP.LSPAny? {
  let client = Client.started(fixture.files(at: "/w"))
  let document: LSP.LSPAny = ["uri": .string("file:///w/" + name)]
  return client.answer(
    client.request("ibls/outline", .object(params.merging(["textDocument": document]) { $1 })))
}

@Test func anOutlineHasTheObjectsWithTheirConnections() {
  let objects = outline([:])?["result"]?["objects"]?.array ?? []
  #expect(objects.map { $0["id"] } == ["vc", "v", "lbl"])
  #expect(objects.last?["label"] == "Hello" && objects.last?["range"]?["start"]?["line"] != nil)
  #expect(objects.last?["connections"]?.array?.map { $0["name"] } == ["titleLabel"])
}

@Test func anOutlineOfAnObjectHasThatAlone() {
  #expect(outline(["object": "titleLabel"])?["result"]?["objects"]?.array?.map { $0["id"] } == ["lbl"])
  #expect(outline(["object": "nothing"])?["error"]?["message"] != nil)
  #expect(outline([:], of: "Login.swift")?["result"] == .null)
}
