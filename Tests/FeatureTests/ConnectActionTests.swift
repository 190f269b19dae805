import Analysis
import TestSupport
import Testing

private let code = #"""
  -- Login.swift --
  class Login: UIViewController {
    @IBAction func 1️⃣logIn(_ sender: UIButton) {}
    @IBAction func other(_ sender: Any) {}
  }

  """#

private func xib(_ logIn: String) -> String {
  #"""
  -- Login.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App"/>
  <view id="v">
      <subviews>
          <button id="can">
              <state key="normal" title="Cancel"/>
          </button>
          <button id="log">
              <state key="normal" title="Log In"/>\#(logIn)
          </button>
          <button id="hlp">
              <state key="normal" title="Help"/>
              <connections>
                  <action selector="other:" destination="-1" eventType="touchUpInside" id="c1"/>
              </connections>
          </button>
          <switch id="swi"/>
          <label text="Log in" id="lbl"/>
      </subviews>
  </view>
  """#
}

/// Actions of a similar name come first; a control that sends something already, or can't be the sender, is left out.
@Test func anUnusedActionIsConnectedToAControlThatSendsNothing() {
  checkTitles(
    code + xib(""), at: 1,
    are: [
      "Connect 'logIn' to 'Log In' (UIButton) in Login.xib",
      "Connect 'logIn' to 'Cancel' (UIButton) in Login.xib",
      "Remove the method 'logIn'",
    ])
  checkAction(
    code + xib(""), at: 1, "Connect 'logIn' to 'Log In' (UIButton) in Login.xib",
    becomes: xib(
      #"""

                  <connections>
                      <action selector="logIn:" destination="-1" eventType="touchUpInside" id="MPG-Aq-572"/>
                  </connections>
      """#))
}

@Test func theEventIsTheOneThatInterfaceBuilderChooses() {
  func titled(_ parameter: String, _ objects: String, platform: String = "iOS") -> [String] {
    Fixture(
      """
      -- Login.swift --
      class Login: \(platform == "iOS" ? "UIViewController" : "NSViewController") {
        @IBAction func 1️⃣change(_ sender: \(parameter)) {}
      }
      -- Login.xib --
      <!-- \(platform) -->
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App"/>
      \(objects)
      """
    ).actions(at: 1).filter { $0.title.hasPrefix("Connect") }.map { action in
      let line = action.edits.flatMap(\.edits).map(\.text).joined().split(separator: "\n")
        .first { $0.contains("<action") }
      guard let line, let end = line.firstRange(of: " id=")?.lowerBound else { return "" }
      return String(line[..<end].drop { $0 == " " })
    }
  }
  let iOS = #"<action selector="change:" destination="-1""#
  #expect(titled("Any", #"<switch id="a"/>"#) == [iOS + #" eventType="valueChanged""#])
  #expect(titled("UITextField", #"<textField id="a"/>"#) == [iOS + #" eventType="editingDidEnd""#])
  #expect(titled("Any", #"<barButtonItem id="a"/>"#) == [iOS])
  #expect(titled("Any", #"<barButtonItem id="a" systemItem="flexibleSpace"/>"#) == [])
  #expect(titled("UISwitch", #"<button id="a"/>"#) == [])
  #expect(titled("Any", #"<label id="a"/><view id="b"/><tableView id="c"/>"#) == [])
  #expect(
    titled("Any", #"<button id="a"/>"#, platform: "macOS") == [#"<action selector="change:" target="-1""#])
  #expect(titled("Any", #"<textField id="a"/><menuItem id="b"/>"#, platform: "macOS") == [])
}

/// A menu of many is not read.
@Test func fiveControlsAreOffered() {
  let buttons = (1...9).map { #"<button id="b\#($0)"/>"# }.joined(separator: "\n")
  let actions = Fixture(
    code + #"""
      -- Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App"/>
      \#(buttons)
      """#
  ).actions(at: 1)
  #expect(actions.count { $0.title.hasPrefix("Connect") } == 5)
}

/// A scene's controller gets the controls of its scene, and a view those below it.
@Test func controlsOfOtherScenesAndViewsAreLeftOut() {
  let board = #"""
    -- Main.storyboard --
    <scene sceneID="s1"><objects><viewController id="one" customClass="Login" customModule="App">
      <button id="own"/>
      <button id="seg">
        <connections><segue destination="two" kind="show" id="c1"/></connections>
      </button>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="two">
      <button id="far"/>
      <view id="row" customClass="Row" customModule="App">
        <subviews>
          <button id="low"/>
        </subviews>
      </view>
    </viewController></objects></scene>

    """#
  checkTitles(
    code + board, at: 1,
    are: ["Connect 'logIn' to 'Button' (UIButton) in Main.storyboard, Login", "Remove the method 'logIn'"])
  let row = #"""
    -- Row.swift --
    class Row: UIView {
      @IBAction func 1️⃣tap() {}
    }

    """#
  let offered = Fixture(row + board).actions(at: 1).filter { $0.title.hasPrefix("Connect") }
  #expect(offered.count == 1)
  #expect(
    offered.first?.edits.first?.edits.first?.text.contains(#"selector="tap" destination="row""#) == true)
}

/// A finding about one object is not fixed by a connection of another one of the same class.
@Test func anOutletIsConnectedAtTheObjectThatLacksIt() {
  func scene(_ name: String, _ connection: String, _ mark: String = "") -> String {
    #"""
    <scene sceneID="\#(name)s"><objects>
        <viewController title="\#(name)" id="\#(name)vc" customClass="\#(mark)Login" customModule="App">
            <view key="view" id="\#(name)v"><label text="\#(name)" id="\#(name)l"/></view>
            <connections>
                <outlet property="view" destination="\#(name)v" id="\#(name)c"/>\#(connection)
            </connections>
        </viewController>
    </objects></scene>

    """#
  }
  let connected = "\n            " + #"<outlet property="lbl" destination="al" id="c1"/>"#
  checkTitles(
    "-- Login.swift --\nclass Login: UIViewController {\n  @IBOutlet var lbl: UILabel!\n}\n"
      + "-- Main.storyboard --\n<scenes>" + scene("a", connected) + scene("b", "", "1️⃣") + scene("c", "")
      + "</scenes>",
    at: 1, are: ["Connect 'lbl' to 'b' (UILabel) in Main.storyboard, b"])
}
