import Analysis
import TestSupport
import Testing

/// A document of one scene in lines, as Interface Builder writes it.
private func written(_ view: String, scene: String = #" sceneID="sc1""#, responder: Bool = true) -> String {
  let lines = view.split(separator: "\n", omittingEmptySubsequences: false).map { "          " + $0 }
  return #"""
    -- Main.storyboard --
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" initialViewController="vc">
      <scenes>
        <scene\#(scene)>
          <objects>
            <viewController id="vc" sceneMemberID="viewController">
    \#(lines.joined(separator: "\n"))
            </viewController>\#(responder ? "\n        " + firstResponder("fr") : "")
          </objects>
        </scene>
      </scenes>
    </document>
    """#
}

private func firstResponder(_ id: String) -> String {
  #"<placeholder placeholderIdentifier="IBFirstResponder" id="\#(id)" userLabel="First Responder" sceneMemberID="firstResponder"/>"#
}

@Test func viewsGoIntoTheSubviewsThatAreThere() {
  checkAction(
    written(
      """
      <view key="view" id="v">
        <subviews>
          <label id="a"/>
        </subviews>
        <1️⃣label id="b">
          <string key="text">one
      two</string>
        </label>
        <label id="c"/>
      </view>
      """), at: 1, "Put it into '<subviews>'",
    becomes: written(
      """
      <view key="view" id="v">
        <subviews>
          <label id="a"/>
          <label id="b">
            <string key="text">one
      two</string>
          </label>
          <label id="c"/>
        </subviews>
      </view>
      """))
}

@Test func aSecondListGoesIntoTheFirst() {
  checkAction(
    written(
      """
      <view key="view" id="v">
        <constraints>
          <constraint firstAttribute="width" constant="8" id="k2"/>
        </constraints>
        <1️⃣constraints>
          <constraint firstAttribute="height" constant="8" id="k1"/>
        </constraints>
      </view>
      """), at: 1, "Move its content into the first '<constraints>'",
    becomes: written(
      """
      <view key="view" id="v">
        <constraints>
          <constraint firstAttribute="height" constant="8" id="k1"/>
          <constraint firstAttribute="width" constant="8" id="k2"/>
        </constraints>
      </view>
      """))
}

@Test func connectionsGoIntoTheirList() {
  checkAction(
    written(
      """
      <view key="view" id="v">
        <subviews>
          <textField id="t">
            <1️⃣outlet property="delegate" destination="vc" id="c1"/>
          </textField>
        </subviews>
      </view>
      """), at: 1, "Put it into '<connections>'",
    becomes: written(
      """
      <view key="view" id="v">
        <subviews>
          <textField id="t">
            <connections>
              <outlet property="delegate" destination="vc" id="c1"/>
            </connections>
          </textField>
        </subviews>
      </view>
      """))
}

@Test func elementsAndValuesGetTheNamesThatWereMeant() {
  checkAction(
    written(
      """
      <view key="view" id="v">
        <subviews>
          <1️⃣lable id="a">
            <nil key="textColor"/>
          </lable>
        </subviews>
      </view>
      """), at: 1, "Rename to 'label'",
    becomes: written(
      """
      <view key="view" id="v">
        <subviews>
          <label id="a">
            <nil key="textColor"/>
          </label>
        </subviews>
      </view>
      """))
  checkAction(
    written(
      """
      <connections>
        <segue destination="vc" kind="1️⃣modall" id="c1"/>
      </connections>
      """), at: 1, "Write 'modal'",
    becomes: written(
      """
      <connections>
        <segue destination="vc" kind="modal" id="c1"/>
      </connections>
      """))
}

@Test func aSceneGetsWhatItLacks() throws {
  let view = #"<view key="view" id="v"/>"#
  let fixture = Fixture(
    written(view, scene: "", responder: false).replacing("<scene>", with: "<1️⃣scene>"))
  let action = try #require(fixture.actions(at: 1).first { $0.title == "Add what the scene lacks" })
  let text = try #require(fixture.applying(action.edits)["Main.storyboard"])
  #expect(text.contains(#"<scene sceneID=""#))
  #expect(text.contains("\n        <placeholder placeholderIdentifier=\"IBFirstResponder\" id=\""))
}

/// A part moves with its inside, whose parts move as well; no other byte changes.
@Test func aDocumentGetsInterfaceBuildersOrder() {
  let settings = "\n-- .ibls.json --\n{\"rules\": {\"unusual-order\": \"warning\"}}"
  checkAction(
    written(
      """
      <view id="v" key="view"   contentMode="scaleToFill">
        <connections>
          <outlet property="two" destination="a" id="c2"/>
          <outlet property="one" destination="a" id="c1"/>
          <action selector="b:" destination="vc" id="c4"/>
          <action selector="a:" destination="vc" id="c3"/>
        </connections>
        <!-- stays -->
        <1️⃣subviews>
          <label id="a"
            text="1 &lt; 2" opaque="NO">
            <nil key="highlightedColor"/>
            <string key="text">one
      two</string>
          </label>
        </subviews>
        <rect y="0.0" key="frame" x="0.0" width="9" height="9"/>
      </view>
      """) + settings, at: 1, "Write the document in Interface Builder's order",
    becomes: written(
      """
      <view key="view" contentMode="scaleToFill"   id="v">
        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
        <!-- stays -->
        <subviews>
          <label opaque="NO"
            text="1 &lt; 2" id="a">
            <string key="text">one
      two</string>
            <nil key="highlightedColor"/>
          </label>
        </subviews>
        <connections>
          <action selector="a:" destination="vc" id="c3"/>
          <action selector="b:" destination="vc" id="c4"/>
          <outlet property="one" destination="a" id="c1"/>
          <outlet property="two" destination="a" id="c2"/>
        </connections>
      </view>
      """))
}
