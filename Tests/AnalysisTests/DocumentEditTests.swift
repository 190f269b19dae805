import TestSupport
import Testing
import Text

@testable import Analysis

private let document = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
      <scenes>
          <!--Form-->
          <scene sceneID="sss-ss-001">
              <objects>
                  <viewController id="aaa-aa-aaa" customClass="Form" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="vvv-vv-vvv">
                          <subviews>
                              <button opaque="NO" contentMode="scaleToFill" id="bbb-bb-bbb">
                                  <state key="normal" title="Go"/>
                                  <connections>
                                      <action selector="go:" destination="aaa-aa-aaa" eventType="touchUpInside" id="ccc-cc-001"/>
                                  </connections>
                              </button>
                              <imageView image="star" id="iii-ii-iii"/>
                          </subviews>
                          <constraints>
                              <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="vvv-vv-vvv" secondAttribute="top" id="kkk-kk-001"/>
                              <constraint firstItem="iii-ii-iii" firstAttribute="top" secondItem="vvv-vv-vvv" secondAttribute="top" id="kkk-kk-002"/>
                          </constraints>
                      </view>
                      <connections>
                          <outlet property="button" destination="bbb-bb-bbb" id="ccc-cc-002"/>
                          <outlet property="distance" destination="kkk-kk-002" id="ccc-cc-003"/>
                      </connections>
                  </viewController>
              </objects>
          </scene>
      </scenes>
      <resources>
          <image name="star" width="16" height="16"/>
      </resources>
  </document>

  """

private func edited(_ operations: OperationArguments..., of text: String = document) throws -> (
  text: String, notes: [String]
) {
  let result = try documentEdits(operations, in: Array(text.utf8))
  #expect(Array(text.utf8).applying(result.edits) == result.bytes, "the edits lead to the result")
  return (String(decoding: result.bytes, as: UTF8.self), result.notes)
}

private func set(_ id: String, _ path: String, _ value: String?) -> OperationArguments {
  operation("set", id, ["set": .map([path: value.map { .text($0) } ?? .null])])
}

private func remove(_ id: String) -> OperationArguments { operation("remove", id) }

private func outlet(_ id: String, _ name: String, to destination: String) -> OperationArguments {
  operation("connect", id, ["kind": "outlet", "to": .text(destination), "name": .text(name)])
}

@Test func noOperationLeavesTheBytes() throws {
  let result = try documentEdits([], in: Array(document.utf8))
  #expect(result.edits == [] && result.bytes == Array(document.utf8))
}

@Test func aPropertyIsSetAndSetBack() throws {
  let there = try edited(set("bbb-bb-bbb", "normal.title", "1 < 2 & \"3\""))
  #expect(
    there.text
      == document.replacing("title=\"Go\"", with: "title=\"1 &lt; 2 &amp; &quot;3&quot;\""))
  #expect(try edited(set("bbb-bb-bbb", "normal.title", "Go"), of: there.text).text == document)
  let both = try documentEdits(
    [set("bbb-bb-bbb", "normal.title", "Stop"), set("bbb-bb-bbb", "normal.title", "Go")],
    in: Array(document.utf8))
  #expect(both.edits == [], "an edit and its inverse are none")
}

@Test func aNewAttributeIsWhereInterfaceBuilderWritesIt() throws {
  let there = try edited(set("bbb-bb-bbb", "hidden", "YES"), set("bbb-bb-bbb", "userLabel", "Start"))
  #expect(
    there.text.contains(
      "<button hidden=\"YES\" opaque=\"NO\" contentMode=\"scaleToFill\" id=\"bbb-bb-bbb\" userLabel=\"Start\">"
    ))
  let back = try edited(
    set("bbb-bb-bbb", "hidden", nil), set("bbb-bb-bbb", "userLabel", nil), of: there.text)
  #expect(back.text == document)
}

@Test func aClassIsSetAndTakenAway() throws {
  let there = try edited(
    operation("setClass", "bbb-bb-bbb", ["name": "RoundButton", "module": "App", "inherit": .flag(true)]))
  #expect(
    there.text.contains(
      "id=\"bbb-bb-bbb\" customClass=\"RoundButton\" customModule=\"App\" customModuleProvider=\"target\">"))
  let back = try edited(
    operation("setClass", "bbb-bb-bbb", ["name": .null]), of: there.text)
  #expect(back.text == document)
}

@Test func anEmptyModuleProviderStays() throws {
  let old = document.replacing(
    "customModule=\"App\" customModuleProvider=\"target\"", with: "customModuleProvider=\"\"")
  let there = try edited(operation("setClass", "aaa-aa-aaa", ["name": "Other"]), of: old).text
  #expect(there.contains("customClass=\"Other\" customModuleProvider=\"\""))
  #expect(try edited(operation("setClass", "aaa-aa-aaa", ["name": "Form"]), of: there).text == old)
  #expect(
    try !edited(operation("setClass", "aaa-aa-aaa", ["name": .null]), of: old).text.contains("customModule"))
}

@Test func theClassOfAnElementThatWasNeverSeenFollowsItsID() throws {
  let watch = document.replacing("imageView image=\"star\" id", with: "glance id")
  let there = try edited(
    operation("setClass", "iii-ii-iii", ["name": "Glance", "module": "App", "inherit": .flag(true)]),
    set("iii-ii-iii", "spacing", "2"), set("iii-ii-iii", "userLabel", "Today"), of: watch)
  #expect(
    there.text.contains(
      "<glance spacing=\"2\" id=\"iii-ii-iii\" userLabel=\"Today\" customClass=\"Glance\" customModule=\"App\" customModuleProvider=\"target\"/>"
    ))
  let field = document.replacing(
    "imageView image=\"star\" id", with: "textField contentMode=\"left\" borderStyle=\"none\" id")
  #expect(
    try edited(set("iii-ii-iii", "misplaced", "YES"), of: field).text.contains(
      "<textField contentMode=\"left\" misplaced=\"YES\" borderStyle=\"none\" id=\"iii-ii-iii\"/>"))
}

private let (frame, guide, color) = (
  "<rect key=\"frame\"/>", "<viewLayoutGuide key=\"safeArea\"/>", "<color key=\"backgroundColor\"/>"
)

/// Versions of Interface Builder differ in the order of what is in an object.
@Test(
  arguments: [
    ([], [frame, guide, color, "|"]),
    ([guide, color, "<constraints/>"], [frame, guide, color, "|"]),
    ([color, "<constraints/>", guide], [frame, color, "|", guide]),
    ([], [frame, "|", "<animations/>"]),
    ([], [frame, "|", "<animations/>", "<point key=\"canvasLocation\"/>"]),
  ] as [([String], [String])])
func aListIsWhereTheDocumentHasSuchLists(_ other: [String], _ children: [String]) throws {
  let text =
    (["<document><objects>", "<view id=\"other\">"] + other + ["</view>", "<view id=\"w\">"]
    + children.filter { $0 != "|" } + ["</view>", "</objects></document>", ""]).joined(separator: "\n")
  let result = try edited(operation("constrain", nil, ["constraints": ["w.width = 8"]]), of: text)
  let lines = result.text.split(separator: "\n").map { $0.drop { $0 == " " } }
  let own = lines.filter { !$0.hasPrefix("<constraint ") && $0 != "</constraints>" }
    .drop { $0 != "<view id=\"w\">" }.dropFirst().prefix(children.count)
  #expect(own.map { $0 == "<constraints>" ? "|" : String($0) } == children)
}

@Test func aViewIsRemovedWithAllThatLeadsToIt() throws {
  let result = try edited(remove("iii-ii-iii"))
  for gone in ["iii-ii-iii", "kkk-kk-002", "ccc-cc-003", "star", "<resources>"] {
    #expect(!result.text.contains(gone))
  }
  #expect(
    result.notes == [
      "removed with imageView iii-ii-iii: constraint kkk-kk-002",
      "removed with imageView iii-ii-iii: outlet ccc-cc-003",
    ])
  let none = try edited(remove("bbb-bb-bbb"), of: result.text)
  for gone in ["<subviews>", "<constraints>", "<connections>", "bbb-bb-bbb"] {
    #expect(!none.text.contains(gone))
  }
}

@Test func aGestureRecognizerIsRemovedWithWhatLeadsToIt() throws {
  let recognizer = """
                    <tapGestureRecognizer id="ttt-tt-ttt">
                        <connections>
                            <action selector="go:" destination="aaa-aa-aaa" id="ccc-cc-004"/>
                        </connections>
                    </tapGestureRecognizer>
    """
  let outlet = """
                            <outlet property="tap" destination="ttt-tt-ttt" id="ccc-cc-005"/>
    """
  var lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  for (mark, text) in [("</viewController>", recognizer), ("id=\"ccc-cc-003\"/>", outlet)] {
    let index = try #require(lines.firstIndex { $0.contains(mark) })
    lines.insert(text, at: index + 1)
  }
  let result = try edited(remove("ttt-tt-ttt"), of: lines.joined(separator: "\n"))
  #expect(result.text == document)
  #expect(result.notes == ["removed with tapGestureRecognizer ttt-tt-ttt: outlet ccc-cc-005"])
}

@Test func aConnectionIsMadeAndUnmade() throws {
  let there = try edited(
    outlet("aaa-aa-aaa", "image", to: "iii-ii-iii"))
  let line = try #require(there.text.split(separator: "\n").first { $0.contains("property=\"image\"") })
  let id = try #require(line.split(separator: "id=\"").last?.prefix(10))
  #expect(line.contains("<outlet property=\"image\" destination=\"iii-ii-iii\" id=\""))
  #expect(try edited(operation("disconnect", String(id)), of: there.text).text == document)
  let first = try edited(
    outlet("iii-ii-iii", "next", to: "bbb-bb-bbb"))
  #expect(first.text.contains("<imageView image=\"star\" id=\"iii-ii-iii\">\n"))
}

@Test func aConnectionIsUnmadeByItsName() throws {
  let byID = try edited(operation("disconnect", "ccc-cc-001")).text
  #expect(try edited(operation("disconnect", "bbb-bb-bbb", ["name": "go:"])).text == byID)
  #expect(
    try edited(operation("disconnect", "bbb-bb-bbb", ["name": "go:", "to": "aaa-aa-aaa"])).text == byID)
}

@Test(arguments: [
  (set("none", "title", "a"), "no object or connection has the id 'none'"),
  (set("bbb-bb-bbb", "normal.id", "a"), "can't be set"),
  (set("bbb-bb-bbb", "missing.title", "a"), "has no 'missing'"),
  (set("bbb-bb-bbb", "a b", "a"), "names no property"),
  (set("bbb-bb-bbb", "title", "\u{1}"), "XML does not allow"),
  (set("bbb-bb-bbb", "hidden", nil), "has no 'hidden' to remove"),
  (remove("vvv-vv-vvv"), "is not an object of a list"),
  (remove("ccc-cc-001"), "use 'disconnect'"),
  (operation("disconnect", "bbb-bb-bbb"), "is an object; give the 'name' of its connection"),
  (
    operation("disconnect", "aaa-aa-aaa", ["name": "go"]),
    "viewController aaa-aa-aaa has no connection 'go', but 'button', 'distance'"
  ),
  (
    operation("disconnect", "bbb-bb-bbb", ["name": "go:", "to": "iii-ii-iii"]),
    "button bbb-bb-bbb has no connection 'go:' to iii-ii-iii, but 'go:'"
  ),
  (
    outlet("aaa-aa-aaa", "button", to: "iii-ii-iii"),
    "connects 'button' already"
  ),
])
func whatCannotBeDoneIsRefused(operation: OperationArguments, reason: String) {
  #expect {
    try documentEdits([set("bbb-bb-bbb", "tag", "1"), operation], in: Array(document.utf8))
  } throws: { error in
    (error as? OperationRefusal)?.message.contains(reason) == true
  }
}
