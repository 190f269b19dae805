import TestSupport
import Testing

@testable import Server

/// Whether an object of its owner's class does harm follows from the outlets of both, so that an edit of these alone alters
/// what is said about the class.
@Test func theSeverityOfAClassFollowsTheOutlets() throws {
  let fixture = Fixture(
    #"""
    -- Terms.swift --
    class Terms: UIView {
      @IBOutlet var label: UILabel!
      override func draw(_ rect: CGRect) { label.draw(rect) }
    }
    -- Terms.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Terms" customModule="App">
      <outlet property="label" destination="lbl" id="c1"/>
    </placeholder>
    <view id="v" customClass="Terms"><label id="lbl"/></view>
    """#)
  let client = Client.started(fixture.files(at: "/w"))
  func severities() -> [LSP.LSPAny]? {
    let last = client.take("textDocument/publishDiagnostics").last
    return last?["diagnostics"]?.array?.filter { $0["code"] == "class-module-mismatch" }.compactMap {
      $0["severity"]
    }
  }
  let text = try #require(fixture.file("Terms.xib")).text
  client.open("/w/Terms.xib", text)
  #expect(severities() == [2])
  let outlet = #"<outlet property="label" destination="lbl" id="c1"/>"#
  let action = outlet.replacing("outlet property", with: "action selector")
  client.change("/w/Terms.xib", to: text.replacing(outlet, with: action), version: 2)
  #expect(severities() == [1])
  client.change("/w/Terms.xib", to: text, version: 3)
  #expect(severities() == [2])
}
