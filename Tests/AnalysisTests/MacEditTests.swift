import Syntax
import TestSupport
import Testing

@testable import Analysis

/// A window with a label, a button and a stack view of two check boxes.
private let document = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" initialViewController="win-do-wc1">
      <scenes>
          <!--Form-->
          <scene sceneID="for-ms-sc1">
              <objects>
                  <viewController title="Form" id="for-ms-vc1" sceneMemberID="viewController">
                      <view key="view" id="for-ms-vw1">
                          <rect key="frame" x="0.0" y="0.0" width="500" height="300"/>
                          <autoresizingMask key="autoresizingMask"/>
                          <subviews>
                              <textField focusRingType="none" horizontalHuggingPriority="251" verticalHuggingPriority="750" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-tf1">
                                  <rect key="frame" x="18" y="264" width="100" height="16"/>
                                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
                                  <textFieldCell key="cell" lineBreakMode="clipping" title="Name" id="lab-el-tc1">
                                      <font key="font" metaFont="system"/>
                                  </textFieldCell>
                              </textField>
                              <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-bt1">
                                  <rect key="frame" x="13" y="13" width="90" height="32"/>
                                  <buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" alignment="center" borderStyle="border" imageScaling="proportionallyDown" inset="2" id="but-to-bc1">
                                      <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                                      <font key="font" metaFont="system"/>
                                  </buttonCell>
                                  <connections>
                                      <action selector="save:" target="for-ms-vc1" id="but-to-ac1"/>
                                  </connections>
                              </button>
                              <stackView distribution="fill" orientation="vertical" alignment="leading" horizontalStackHuggingPriority="249.99998474121094" verticalStackHuggingPriority="249.99998474121094" detachesHiddenViews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-sv1">
                                  <rect key="frame" x="200" y="20" width="100" height="44"/>
                                  <subviews>
                                      <button translatesAutoresizingMaskIntoConstraints="NO" id="che-ck-bt1">
                                          <rect key="frame" x="-2" y="27" width="80" height="18"/>
                                          <buttonCell key="cell" type="check" title="One" bezelStyle="regularSquare" imagePosition="left" inset="2" id="che-ck-bc1"/>
                                      </button>
                                      <button translatesAutoresizingMaskIntoConstraints="NO" id="che-ck-bt2">
                                          <rect key="frame" x="-2" y="-1" width="80" height="18"/>
                                          <buttonCell key="cell" type="check" title="Two" bezelStyle="regularSquare" imagePosition="left" inset="2" id="che-ck-bc2"/>
                                      </button>
                                  </subviews>
                                  <visibilityPriorities>
                                      <integer value="1000"/>
                                      <integer value="500"/>
                                  </visibilityPriorities>
                                  <customSpacing>
                                      <real value="3.4028234663852886e+38"/>
                                      <real value="12"/>
                                  </customSpacing>
                              </stackView>
                          </subviews>
                          <constraints>
                              <constraint firstItem="but-to-bt1" firstAttribute="leading" secondItem="for-ms-vw1" secondAttribute="leading" constant="20" id="con-st-001"/>
                              <constraint firstItem="sta-ck-sv1" firstAttribute="top" secondItem="for-ms-vw1" secondAttribute="top" constant="20" id="con-st-002"/>
                          </constraints>
                      </view>
                  </viewController>
                  <customObject id="for-ms-fr1" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
              </objects>
              <point key="canvasLocation" x="75" y="600"/>
          </scene>
      </scenes>
  </document>

  """

private func edited(_ operations: OperationArguments..., of text: String = document) throws -> (
  text: String, notes: [String]
) { try editedText(operations, of: text) }

private func added(_ text: String) -> [String] { addedLines(text, to: document) }

private func order(of text: String) throws -> [String] {
  let editor = DocumentEditor(DocumentTree(Array(text.utf8)))
  var parts = OrderedParts(editor.orders)
  var found: [String] = []
  for element in try #require(editor.tree.root).descendants {
    for (part, before) in parts.of(element).compactMap(\.disorder) {
      found.append("\(part.shown) before \(before.shown)")
    }
  }
  return found
}

@Test(arguments: [
  ("label", "textField", "textFieldCell"), ("textField", "textField", "textFieldCell"),
  ("button", "button", "buttonCell"), ("checkBox", "button", "buttonCell"),
  ("popUpButton", "popUpButton", "popUpButtonCell"), ("imageView", "imageView", "imageCell"),
  ("slider", "slider", "sliderCell"), ("switch", "switch", nil), ("customView", "customView", nil),
  ("progressIndicator", "progressIndicator", nil), ("stackView", "stackView", nil),
])
func aNewControlHasItsCell(_ kind: String, _ element: String, _ cell: String?) throws {
  let result = try edited(
    operation("add", "$new", ["kind": .text(kind), "into": "for-ms-vw1", "frame": "0,8 100x20"]))
  let lines = added(result.text)
  #expect(lines.first?.hasPrefix("<\(element) ") == true)
  #expect(lines.first?.contains(#"fixedFrame="YES""#) == true)
  #expect(
    lines.contains(#"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>"#))
  #expect(cell.map { cell in lines.contains { $0.hasPrefix(#"<\#(cell) key="cell""#) } } ?? true)
  #expect(!result.text.contains("\"#"), "each id is one")
  #expect(try order(of: result.text) == [])
  let id = try #require(
    result.notes.last { $0.hasPrefix("added ") }?.split(separator: " ").last.map(String.init))
  #expect(try edited(operation("remove", id), of: result.text).text == document)
}

@Test func theTitleOfANewButtonIsThatOfItsCell() throws {
  let result = try edited(
    operation(
      "add", "$new",
      [
        "kind": "button", "after": "but-to-bt1", "frame": "100,13 90x32", "set": ["cell.title": "Cancel"],
        "constraints": ["self.leading = but-to-bt1.trailing + 12"],
      ]))
  #expect(
    added(result.text) == [
      ##"<button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="#1">"##,
      #"<rect key="frame" x="100" y="13" width="90" height="32"/>"#,
      ##"<buttonCell key="cell" type="push" title="Cancel" bezelStyle="rounded" alignment="center" borderStyle="border" imageScaling="proportionallyDown" inset="2" id="#2">"##,
      #"<behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>"#,
      #"<font key="font" metaFont="system"/>"#, "</buttonCell>", "</button>",
      ##"<constraint firstItem="#1" firstAttribute="leading" secondItem="but-to-bt1" secondAttribute="trailing" constant="12" id="#3"/>"##,
    ])
}

/// Each view of a stack view has a priority and a space, at its place in two lists.
@Test func listsBesideViewsFollowThem() throws {
  func lists(_ text: String) -> [String] {
    DocumentTree(Array(text.utf8)).root?.descendants.compactMap { element -> String? in
      guard ["integer", "real"].contains(element.name), let value = element["value"] else { return nil }
      return value.hasSuffix("e+38") ? "max" : value
    } ?? []
  }
  let added = try edited(operation("add", nil, ["like": "che-ck-bt1", "before": "che-ck-bt2"]))
  #expect(lists(added.text) == ["1000", "1000", "500", "max", "max", "12"])
  let removed = try edited(operation("remove", "che-ck-bt1"))
  #expect(lists(removed.text) == ["500", "12"])
  let empty = try edited(operation("remove", "che-ck-bt1"), operation("remove", "che-ck-bt2"))
  #expect(!empty.text.contains("visibilityPriorities") && !empty.text.contains("customSpacing"))
  let turned = try edited(operation("move", "che-ck-bt2", ["before": "che-ck-bt1"]))
  #expect(lists(turned.text) == ["500", "1000", "12", "max"])
  #expect(
    try edited(operation("move", "che-ck-bt1", ["before": "che-ck-bt2"]), of: turned.text).text == document)
  let out = try edited(operation("move", "che-ck-bt2", ["into": "for-ms-vw1"]))
  #expect(lists(out.text) == ["1000", "max"])
  let into = try edited(operation("move", "lab-el-tf1", ["after": "che-ck-bt1"]))
  #expect(lists(into.text) == ["1000", "1000", "500", "max", "max", "12"])
  // Its stack view places it.
  let line = into.text.split(separator: "\n").first { $0.contains("lab-el-tf1") } ?? ""
  #expect(!line.contains("fixedFrame") && line.contains(#"misplaced="YES""#))
  #expect(!into.text.contains("flexibleMinY"))
  for text in [added.text, removed.text, empty.text, turned.text, out.text, into.text] {
    #expect(try order(of: text) == [])
  }
}

@Test func viewsAreWrappedIntoAStackViewOfMacOS() throws {
  let result = try edited(
    operation(
      "wrap", "$s",
      ["ids": ["lab-el-tf1", "but-to-bt1"], "set": ["orientation": "vertical", "spacing": "4"]]))
  let lines = added(result.text)
  #expect(
    lines.contains {
      $0.hasPrefix(
        #"<stackView distribution="fill" orientation="vertical" alignment="leading" spacing="4" horizontalStackHuggingPriority="249.99998474121094" verticalStackHuggingPriority="249.99998474121094" fixedFrame="YES" detachesHiddenViews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="#
      )
    }, "\(lines)")
  #expect(lines.filter { $0 == #"<integer value="1000"/>"# }.count == 2)
  #expect(lines.filter { $0 == #"<real value="3.4028234663852886e+38"/>"# }.count == 2)
  #expect(lines.contains(#"<rect key="frame" x="13" y="13" width="105" height="267"/>"#))
  #expect(lines.contains(#"<rect key="frame" x="5" y="251" width="100" height="16"/>"#))
  #expect(try order(of: result.text) == [])
}

@Test func scenesAreAddedForMacOS() throws {
  let result = try edited(
    operation(
      "addScene", "$w",
      ["kind": "windowController", "name": "Panel", "module": "App", "inherit": .flag(true)]),
    operation("connect", "$w", ["kind": "segue", "segue": "relationship", "to": "for-ms-vc1"]))
  #expect(
    added(result.text) == [
      "<!--Panel-->", ##"<scene sceneID="#1">"##, "<objects>",
      ##"<windowController id="#2" customClass="Panel" customModule="App" customModuleProvider="target" sceneMemberID="viewController">"##,
      ##"<window key="window" title="Window" allowsToolTipsWhenApplicationIsInactive="NO" autorecalculatesKeyViewLoop="NO" releasedWhenClosed="NO" visibleAtLaunch="NO" animationBehavior="default" id="#3">"##,
      #"<windowStyleMask key="styleMask" titled="YES" closable="YES" miniaturizable="YES" resizable="YES"/>"#,
      #"<windowPositionMask key="initialPositionMask" leftStrut="YES" rightStrut="YES" topStrut="YES" bottomStrut="YES"/>"#,
      #"<rect key="contentRect" x="196" y="240" width="480" height="270"/>"#,
      #"<rect key="screenRect" x="0.0" y="0.0" width="1680" height="1027"/>"#, "<connections>",
      ##"<outlet property="delegate" destination="#2" id="#4"/>"##, "</connections>", "</window>",
      "<connections>",
      ##"<segue destination="for-ms-vc1" kind="relationship" relationship="window.shadowedContentViewController" id="#5"/>"##,
      "</connections>", "</windowController>",
      ##"<customObject id="#6" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>"##,
      "</objects>", #"<point key="canvasLocation" x="875" y="600"/>"#, "</scene>",
    ])
  let view = try edited(operation("addScene", nil, ["name": "Other"]))
  #expect(
    added(view.text).contains(#"<rect key="frame" x="0.0" y="0.0" width="500" height="300"/>"#))
  for text in [result.text, view.text] { #expect(try order(of: text) == []) }
}

@Test func theApplicationIsNoController() throws {
  let text = document.replacing(
    "    <scenes>\n",
    with: """
          <scenes>
              <scene sceneID="app-ls-001">
                  <objects>
                      <application id="app-li-001" sceneMemberID="application"/>
                      <customObject id="app-fr-001" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
                  </objects>
              </scene>

      """)
  for (operation, reason) in [
    (
      operation("connect", "for-ms-vc1", ["kind": "segue", "segue": "sheet", "to": "app-li-001"]),
      "is not a controller"
    ),
    (operation("setInitial", "app-li-001"), "is not the controller of a scene"),
    (operation("remove", "app-li-001"), "belongs to every such document"),
  ] {
    #expect {
      try documentEdits([operation], in: Array(text.utf8))
    } throws: { error in
      (error as? OperationRefusal)?.message.contains(reason) == true
    }
  }
}

/// Without distribution a stack view keeps its views in three areas.
@Test func viewsInAreasOfGravityStay() {
  let text = document.replacing(#"<stackView distribution="fill""#, with: "<stackView")
  #expect(throws: OperationRefusal.self) { try edited(operation("remove", "che-ck-bt1"), of: text) }
}
