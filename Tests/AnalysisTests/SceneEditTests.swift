import TestSupport
import Testing

@testable import Analysis

/// A list that shows a detail, which presents a list of options and leads back.
private let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES" useSafeAreas="YES" initialViewController="lis-tt-vc1">
      <scenes>
          <!--List-->
          <scene sceneID="lis-tt-sc1">
              <objects>
                  <viewController title="List" id="lis-tt-vc1" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="lis-tt-vw1">
                          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                          <viewLayoutGuide key="safeArea" id="lis-tt-sa1"/>
                          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                      </view>
                      <connections>
                          <segue destination="det-ai-vc1" kind="show" identifier="detail" id="lis-tt-sg1"/>
                      </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="lis-tt-fr1" sceneMemberID="firstResponder"/>
              </objects>
              <point key="canvasLocation" x="0.0" y="10"/>
          </scene>
          <!--Detail-->
          <scene sceneID="det-ai-sc1">
              <objects>
                  <viewController title="Detail" id="det-ai-vc1" customClass="Detail" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="det-ai-vw1">
                          <subviews>
                              <imageView image="star" id="det-ai-iv1"/>
                          </subviews>
                      </view>
                      <connections>
                          <segue destination="opt-io-vc1" kind="presentation" id="det-ai-sg1"/>
                          <segue destination="lis-tt-vc1" kind="show" id="det-ai-sg2"/>
                      </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="det-ai-fr1" sceneMemberID="firstResponder"/>
              </objects>
              <point key="canvasLocation" x="900" y="10"/>
          </scene>
          <!--Options-->
          <scene sceneID="opt-io-sc1">
              <objects>
                  <viewController title="Options" id="opt-io-vc1" sceneMemberID="viewController"/>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="opt-io-fr1" sceneMemberID="firstResponder"/>
              </objects>
          </scene>
      </scenes>
      <inferredMetricsTieBreakers>
          <segue reference="det-ai-sg2"/>
      </inferredMetricsTieBreakers>
      <resources>
          <image name="star" width="16" height="16"/>
          <systemColor name="systemBackgroundColor">
              <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </systemColor>
      </resources>
  </document>

  """

@Test func aSceneIsAddedAndShown() throws {
  let result = try editedText(
    [
      operation(
        "addScene", "$new",
        ["name": "LoginViewController", "set": ["storyboardIdentifier": "login"], "initial": .flag(true)]),
      operation("connect", "lis-tt-vc1", ["kind": "segue", "segue": "present", "to": "$new", "name": "log"]),
    ], of: storyboard)
  let lines = addedLines(result.text, to: storyboard)
  #expect(
    lines.contains {
      $0.hasPrefix(#"<viewController storyboardIdentifier="login" id="#)
        && $0.hasSuffix(#" customClass="LoginViewController" sceneMemberID="viewController">"#)
    })
  #expect(lines.contains("<!--Login View Controller-->"))
  #expect(
    lines.contains {
      $0.hasPrefix("<segue destination=\"#") && $0.contains(#"kind="presentation" identifier="log""#)
    })
  #expect(lines.contains(#"<point key="canvasLocation" x="1700" y="10"/>"#))
  #expect(lines.contains { $0.hasPrefix("<document") && !$0.contains("lis-tt-vc1") })
  let guide = try #require(lines.firstIndex { $0.hasPrefix("<viewLayoutGuide") })
  #expect(lines[guide + 1] == #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#)
}

@Test(arguments: ["det-ai-vc1", "det-ai-sc1"])
func aSceneIsRemovedWithAllThatLeadsToIt(_ id: String) throws {
  let result = try documentEdits(
    [operation("remove", id)], in: Array(storyboard.utf8), named: "Main.storyboard")
  let text = String(decoding: result.bytes, as: UTF8.self)
  #expect(result.notes == ["removed with scene det-ai-sc1: segue lis-tt-sg1"])
  let scene = #/ +<!--Detail-->(.|\n)*(?= {8}<!--Options-->)/#
  let segue = #/ +<connections>\n.*lis-tt-sg1"\/>\n +<\/connections>\n/#
  let breakers = #/ +<inferredMetricsTieBreakers>(.|\n)*<\/inferredMetricsTieBreakers>\n/#
  let image = #/ +<image name="star".*\n/#
  #expect(
    text
      == storyboard.replacing(scene, with: "").replacing(segue, with: "").replacing(breakers, with: "")
      .replacing(image, with: ""))
}

/// Interface Builder writes an empty list of scenes.
@Test func theInitialSceneIsRemovedWithItsMark() throws {
  let result = try documentEdits(
    ["lis-tt-vc1", "det-ai-vc1", "opt-io-vc1"].map { operation("remove", $0) }, in: Array(storyboard.utf8),
    named: "Main.storyboard")
  let text = String(decoding: result.bytes, as: UTF8.self)
  #expect(result.notes.contains("removed with scene lis-tt-sc1: the initial controller of the storyboard"))
  #expect(
    text == """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES" useSafeAreas="YES">
          <scenes/>
      </document>

      """)
}

@Test func aSceneIsSplitOutWithReferencesOnBothSides() throws {
  let result = try documentEdits(
    [operation("split", nil, ["ids": ["det-ai-vc1"], "file": "Detail.storyboard"])],
    in: Array(storyboard.utf8), named: "Main.storyboard")
  let old = String(decoding: result.bytes, as: UTF8.self)
  let new = try #require(result.newFiles.first)
  #expect(new.path == "Detail.storyboard")
  #expect(
    old.contains(
      #"<viewControllerPlaceholder storyboardName="Detail" id="det-ai-vc1" sceneMemberID="viewController"/>"#)
  )
  #expect(old.contains(#"<segue destination="det-ai-vc1" kind="show" identifier="detail" id="lis-tt-sg1"/>"#))
  #expect(old.contains(#"storyboardIdentifier="opt-io-vc1""#))
  for gone in [
    "det-ai-vw1", "star", "inferredMetricsTieBreakers", "<!--Detail-->\n        <scene sceneID=\"det-ai",
  ] {
    #expect(!old.contains(gone))
  }
  #expect(new.text.contains(#"initialViewController="det-ai-vc1""#))
  #expect(new.text.contains(#"<viewControllerPlaceholder storyboardName="Main" id="lis-tt-vc1" "#))
  #expect(
    new.text.contains(
      #"<viewControllerPlaceholder storyboardName="Main" referencedIdentifier="opt-io-vc1" id="opt-io-vc1" "#)
  )
  #expect(new.text.contains(#"<segue reference="det-ai-sg2"/>"#) && new.text.contains(#"name="star""#))
  #expect(!new.text.contains("systemBackgroundColor") && new.text.contains("<!--Detail-->"))
  #expect(result.notes.contains("viewController opt-io-vc1 has the storyboard identifier 'opt-io-vc1' now"))
}

@Test func referencesGoAlongWithTheScenesThatShowThem() throws {
  func reference(_ name: String) -> String {
    """
            <scene sceneID="\(name)-re-sc1">
                <objects>
                    <viewControllerPlaceholder storyboardName="\(name)" bundleIdentifier="org.\(name)" referencedIdentifier="x" id="\(name)-re-vc1" sceneMemberID="viewController"/>
                </objects>
            </scene>

    """
  }
  let text = storyboard.replacing(
    "    </scenes>", with: reference("own") + reference("all") + "    </scenes>"
  )
  .replacing(
    #"<segue destination="lis-tt-vc1" kind="show" id="det-ai-sg2"/>"#,
    with: ["own", "all"].map { #"<segue destination="\#($0)-re-vc1" kind="show" id="\#($0)-re-sg1"/>"# }
      .joined()
  )
  .replacing(
    #"kind="show" identifier="detail" id="lis-tt-sg1"/>"#,
    with:
      #"kind="show" identifier="detail" id="lis-tt-sg1"/><segue destination="all-re-vc1" kind="show" id="all-re-sg2"/>"#
  )
  let result = try documentEdits(
    [operation("split", nil, ["ids": ["det-ai-vc1"], "file": "Detail.storyboard"])], in: Array(text.utf8),
    named: "Main.storyboard")
  let old = String(decoding: result.bytes, as: UTF8.self)
  let new = try #require(result.newFiles.first?.text)
  let line =
    #"<viewControllerPlaceholder storyboardName="all" bundleIdentifier="org.all" referencedIdentifier="x" id="all-re-vc1" sceneMemberID="viewController"/>"#
  #expect(old.contains(line) && new.contains(line))
  #expect(!old.contains("own-re-vc1") && new.contains(#"id="own-re-vc1""#))
  #expect(new.contains(#"initialViewController="det-ai-vc1""#))
}

@Test(arguments: [
  (operation("split", nil, ["ids": ["lis-tt-vc1"], "file": "A.storyboard"]), "is the initial controller"),
  (operation("split", nil, ["ids": ["det-ai-vc1"], "file": "../A.storyboard"]), "in the same folder"),
  (operation("addScene", nil, ["kind": "galaxy"]), "no controller 'galaxy'"),
  (
    operation("connect", "det-ai-iv1", ["kind": "segue", "segue": "show", "to": "det-ai-vw1"]),
    "is not a controller, to which"
  ),
  (
    operation("connect", "det-ai-iv1", ["kind": "segue", "segue": "embed", "to": "opt-io-vc1"]),
    "is not a containerView"
  ),
  (
    operation("connect", "det-ai-iv1", ["kind": "segue", "segue": "show", "to": "opt-io-vc1"]),
    "can't perform a segue"
  ),
  (
    operation("connect", "lis-tt-vc1", ["kind": "segue", "segue": "fly", "to": "opt-io-vc1"]),
    "no segue 'fly'"
  ),
  (operation("setInitial", "det-ai-vw1"), "is not the controller of a scene"),
  (
    operation("connect", "lis-tt-vc1", ["kind": "outlet", "to": "det-ai-iv1", "name": "picture"]),
    "is in another scene, to which only segues lead"
  ),
  (
    operation("connect", "lis-tt-vc1", ["kind": "outlet", "to": "lis-tt-fr1", "name": "next"]),
    "gets actions alone"
  ),
])
func whatCannotBeDoneToScenesIsRefused(operation: OperationArguments, reason: String) throws {
  #expect {
    try documentEdits([operation], in: Array(storyboard.utf8), named: "Main.storyboard")
  } throws: { error in
    (error as? OperationRefusal)?.message.contains(reason) == true
  }
}

/// First Responder has another element on each platform, and another class in storyboards and xibs.
@Test(arguments: [
  #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>"#,
  #"<customObject id="-2" userLabel="First Responder" customClass="FirstResponder"/>"#,
  #"<customObject id="-2" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>"#,
])
func noOutletLeadsToFirstResponder(element: String) throws {
  let text = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        \#(element)
        <customObject id="own-er-ob1" customClass="Owner"/>
    </objects></document>

    """#
  #expect {
    let connect = operation("connect", "own-er-ob1", ["kind": "outlet", "to": "-2", "name": "next"])
    _ = try documentEdits([connect], in: Array(text.utf8), named: "Main.xib")
  } throws: { error in
    (error as? OperationRefusal)?.message.contains("gets actions alone") == true
  }
}

@Test func aConnectionIntoAnotherSceneIsInTheWayOfASplit() throws {
  let text = storyboard.replacing(
    #"<segue destination="opt-io-vc1" "#,
    with:
      #"<outlet property="list" destination="lis-tt-vw1" id="det-ai-ou1"/><segue destination="opt-io-vc1" "#)
  #expect {
    try documentEdits(
      [operation("split", nil, ["ids": ["det-ai-vc1"], "file": "A.storyboard"])], in: Array(text.utf8),
      named: "Main.storyboard")
  } throws: { error in
    (error as? OperationRefusal)?.message.contains("outlet det-ai-ou1 leads into another scene") == true
  }
}

@Test func aSafeAreaIsWhereTheToolsOfTheDocumentWriteIt() throws {
  for (tools, isFirst) in [("13771", false), ("21507", true)] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" useSafeAreas="YES">
          <device id="retina6_1"/>
          <scenes>
          </scenes>
      </document>
      """
    let result = try documentEdits([operation("addScene", nil)], in: Array(text.utf8))
    let new = String(decoding: result.bytes, as: UTF8.self)
    let (guide, color) = (new.split(separator: "<viewLayoutGuide"), new.split(separator: "<color"))
    #expect((guide[0].count < color[0].count) == isFirst, "\(tools)")
  }
}

@Test func theDeviceOfTheCanvasIsNoObject() {
  let text = storyboard.replacing("    <scenes>", with: "    <device id=\"retina6_1\"/>\n    <scenes>")
  for operation in [
    operation("connect", "lis-tt-vc1", ["kind": "outlet", "to": "retina6_1", "name": "device"]),
    operation("setClass", "retina6_1", ["name": "Device"]),
  ] {
    #expect {
      try documentEdits([operation], in: Array(text.utf8))
    } throws: { error in
      (error as? OperationRefusal)?.message.contains("no object or connection has the id") == true
    }
  }
}
