import TestSupport
import Testing

@testable import Server

private let login = """
  class Login: UIViewController {
    func show() { performSegue(withIdentifier: Names.detail, sender: nil) }
  }
  """

private func storyboard(_ identifier: String) -> String {
  framed(
    """
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="\(identifier)" id="s"/>
      <segue destination="vc" kind="show" identifier="another" id="t"/>
    </viewController>
    """, path: "Main.storyboard")
}

@Test func findingsAboutNamesFollowEditsOfDocumentsConstantsAndOtherCode() {
  let names = "struct Names { static let detail = \"detail\" }\n"
  let client = Client.started(
    ["/w/Login.swift": login, "/w/Names.swift": names, "/w/Main.storyboard": storyboard("detail")],
    capabilities: .pulling)
  client.open("/w/Login.swift", login)
  func codes() -> [LSP.LSPAny] {
    let report = client.result(
      "textDocument/diagnostic", ["textDocument": ["uri": "file:///w/Login.swift"]])
    return (report["items"]?.array ?? []).map { $0["code"] ?? .null }
  }
  #expect(codes() == [])
  client.open("/w/Main.storyboard", storyboard("detail"))
  client.change("/w/Main.storyboard", to: storyboard("details"))
  #expect(codes() == ["missing-segue"])
  client.open("/w/Names.swift", names)
  client.change("/w/Names.swift", to: names.replacing("\"detail\"", with: "\"details\""))
  #expect(codes() == [])
  client.change("/w/Main.storyboard", to: storyboard("detail"), version: 3)
  #expect(codes() == ["missing-segue"])
  client.change(
    "/w/Names.swift", to: names.replacing("\"detail\"", with: "\"made\""), version: 3)
  #expect(codes() == ["missing-segue"])
  client.change(
    "/w/Names.swift",
    to: names.replacing("\"detail\"", with: "\"made\"")
      + "func make(_ c: UIViewController) { _ = UIStoryboardSegue(identifier: \"made\", source: c, destination: c) }\n",
    version: 4)
  #expect(codes() == [])
}
