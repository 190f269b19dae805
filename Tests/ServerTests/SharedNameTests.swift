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

/// A scene counts as shown where code misspells its segue, in a constant or in the argument of a function as well.
@Test(arguments: ["Names.name", "go", "literal"])
func aSceneFollowsTheNamesThatCodeMisspells(way: String) {
  func call(_ name: String) -> String {
    switch way {
    case "go": "go(\"\(name)\")"
    case "literal": "performSegue(withIdentifier: \"\(name)\", sender: nil)"
    default: "performSegue(withIdentifier: Names.name, sender: nil)"
    }
  }
  func login(_ name: String) -> String {
    "class Login: UIViewController {\n  func show() { \(call(name)) }\n}\n"
  }
  func names(_ name: String) -> String {
    """
    struct Names { static let name = "\(name)" }
    extension UIViewController { func go(_ name: String) { performSegue(withIdentifier: name, sender: nil) } }

    """
  }
  let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
    <scene sceneID="1"><objects><viewController id="a" customClass="Login" customModule="App"><connections>
      <segue destination="b" kind="show" identifier="detail" id="s"/></connections></viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="b" customClass="Login" customModule="App"><connections>
      <outlet property="gone" destination="b" id="o"/></connections></viewController></objects></scene>
    </scenes></document>
    """
  let client = Client.started(
    ["/w/Login.swift": login("detail"), "/w/Names.swift": names("detail"), "/w/Main.storyboard": document],
    capabilities: .pulling)
  client.open("/w/Login.swift", login("detail"))
  client.open("/w/Names.swift", names("detail"))
  client.open("/w/Main.storyboard", document)
  func severity() -> LSP.LSPAny? {
    let report = client.result(
      "textDocument/diagnostic", ["textDocument": ["uri": "file:///w/Main.storyboard"]])
    return report["items"]?.array?.first { $0["code"]?.string == "dangling-outlet" }?["severity"]
  }
  #expect(severity() == .integer(1))
  for (version, (name, expected)) in [("elsewhere", 2), ("detial", 1), ("elsewhere", 2), ("detail", 1)]
    .enumerated()
  {
    client.change("/w/Names.swift", to: names(name), version: version + 2)
    client.change("/w/Login.swift", to: login(name), version: version + 2)
    #expect(severity() == .integer(expected), "\(name)")
  }
}

/// Code counts as reached while something makes its class, through other classes and documents as well.
@Test func aFindingFollowsWhatMakesTheClassesThatMakeItsOwn() {
  let card = """
    class Card: UIView {
      override func layoutSubviews() { _ = UINib(nibName: "Gone", bundle: nil) }
    }
    """
  func shelf(_ maker: String) -> String {
    func body(_ name: String) -> String { name == maker ? "override func viewDidLoad() { _ = Card() }" : "" }
    return """
      class Shelf: UIViewController { \(body("Shelf")) }
      class Other: UIViewController { \(body("Other")) }
      """
  }
  func start(_ made: String) -> String {
    "class Start: UIViewController { override func viewDidLoad() { _ = \(made)() } }"
  }
  func storyboard(segueTo destination: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
    <scene sceneID="1"><objects><viewController id="a"><connections>
      <segue destination="\(destination)" kind="show" id="s"/></connections></viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="b" customClass="Start" customModule="App"/></objects></scene>
    <scene sceneID="3"><objects><viewController id="c"/></objects></scene>
    </scenes></document>
    """
  }
  let app = "class AppDelegate: UIResponder, UIApplicationDelegate {}"
  let client = Client.started(
    [
      "/w/App.swift": app, "/w/Card.swift": card, "/w/Shelf.swift": shelf("Shelf"),
      "/w/Start.swift": start("Shelf"), "/w/Main.storyboard": storyboard(segueTo: "b"),
      "/w/Row.xib": framed("<view id=\"v\"/>", path: "Row.xib"),
    ], capabilities: .pulling)
  func severity() -> LSP.LSPAny? {
    let report = client.result("textDocument/diagnostic", ["textDocument": ["uri": "file:///w/Card.swift"]])
    return report["items"]?.array?.first { $0["code"]?.string == "missing-nib" }?["severity"]
  }
  client.open("/w/Card.swift", card)
  client.open("/w/Shelf.swift", shelf("Shelf"))
  client.open("/w/Start.swift", start("Shelf"))
  client.open("/w/Main.storyboard", storyboard(segueTo: "b"))
  #expect(severity() == .integer(1))
  client.change("/w/Start.swift", to: start("Far"), version: 2)
  #expect(severity() == .integer(2))
  client.change("/w/Start.swift", to: start("Shelf"), version: 3)
  #expect(severity() == .integer(1))
  client.change("/w/Shelf.swift", to: shelf("Other"), version: 2)
  #expect(severity() == .integer(2))
  client.change("/w/Shelf.swift", to: shelf("Shelf"), version: 3)
  client.change("/w/Main.storyboard", to: storyboard(segueTo: "c"), version: 2)
  #expect(severity() == .integer(2))
  client.change("/w/Main.storyboard", to: storyboard(segueTo: "b"), version: 3)
  #expect(severity() == .integer(1))
}

/// The outlets of a nib's owner count as long as its class names the nib.
@Test func theOutletsOfAnOwnerFollowTheNibThatItsClassNames() {
  func editor(_ nib: String) -> String {
    """
    class Player: NSViewController {
      @IBOutlet var slider: NSSlider!
      override var nibName: NSNib.Name? { "Player" }
      override func viewDidLoad() { super.viewDidLoad(); slider.floatValue = 1 }
    }
    class Editor: Player { override var nibName: NSNib.Name? { "\(nib)" } }

    """
  }
  func xib(_ owner: String, _ connections: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
    <customObject id="-2" userLabel="File's Owner" customClass="\(owner)" customModule="App"><connections>
      <outlet property="view" destination="v" id="c0"/>\(connections)
    </connections></customObject>
    <customView id="v"/><slider id="s"/>
    </objects></document>

    """
  }
  let panel = xib("Editor", "")
  let client = Client.started(
    [
      "/w/.ibls.json": "{}", "/w/Editor.swift": editor("Panel"), "/w/Panel.xib": panel,
      "/w/Player.xib": xib("Player", "<outlet property=\"slider\" destination=\"s\" id=\"c1\"/>"),
    ], capabilities: .pulling)
  client.open("/w/Panel.xib", panel)
  func codes() -> [LSP.LSPAny] {
    let report = client.result("textDocument/diagnostic", ["textDocument": ["uri": "file:///w/Panel.xib"]])
    return (report["items"]?.array ?? []).map { $0["code"] ?? .null }
  }
  #expect(codes() == ["unconnected-outlet"])
  client.open("/w/Editor.swift", editor("Panel"))
  for (version, nib) in ["Other", "Panel", "Third"].enumerated() {
    client.change("/w/Editor.swift", to: editor(nib), version: version + 2)
    #expect(codes() == (nib == "Panel" ? ["unconnected-outlet"] : []), "\(nib)")
  }
}
