import TestSupport
import Testing

@testable import Analysis

/// A form with a label, a button below it, a panel and an empty stack view.
private let document = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
      <scenes>
          <!--Form-->
          <scene sceneID="sss-ss-001">
              <objects>
                  <viewController id="aaa-aa-aaa" customClass="Form" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="vvv-vv-vvv">
                          <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
                          <subviews>
                              <label text="Two
  lines" translatesAutoresizingMaskIntoConstraints="NO" id="lll-ll-lll">
                                  <rect key="frame" x="20" y="10" width="100" height="20"/>
                                  <string key="text">One
  Two </string>
                              </label>
                              <button translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb">
                                  <rect key="frame" x="20" y="40" width="100" height="30"/>
                                  <constraints>
                                      <constraint firstAttribute="width" constant="100" id="kkk-kk-004"/>
                                  </constraints>
                                  <state key="normal" title="Go"/>
                                  <connections>
                                      <action selector="go:" destination="aaa-aa-aaa" eventType="touchUpInside" id="ccc-cc-001"/>
                                  </connections>
                              </button>
                              <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="ppp-pp-ppp">
                                  <rect key="frame" x="10" y="100" width="280" height="200"/>
                                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                              </view>
                              <stackView fixedFrame="YES" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="ttt-tt-ttt">
                                  <rect key="frame" x="0.0" y="300" width="300" height="100"/>
                                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                              </stackView>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="ggg-gg-ggg"/>
                          <constraints>
                              <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="lll-ll-lll" secondAttribute="bottom" constant="10" id="kkk-kk-001"/>
                              <constraint firstItem="bbb-bb-bbb" firstAttribute="leading" secondItem="ggg-gg-ggg" secondAttribute="leading" id="kkk-kk-002"/>
                              <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="bbb-bb-bbb" secondAttribute="trailing" id="kkk-kk-003"/>
                              <constraint firstItem="bbb-bb-bbb" firstAttribute="height" secondItem="lll-ll-lll" secondAttribute="height" id="kkk-kk-005"/>
                          </constraints>
                      </view>
                      <connections>
                          <outlet property="button" destination="bbb-bb-bbb" id="ccc-cc-002"/>
                      </connections>
                  </viewController>
              </objects>
          </scene>
      </scenes>
  </document>

  """

private func edited(_ operations: OperationArguments..., of text: String = document) throws -> (
  text: String, notes: [String]
) { try editedText(operations, of: text) }

private func added(_ text: String) -> [String] { addedLines(text, to: document) }

private func refusal(_ operations: OperationArguments...) -> String? {
  do throws(OperationRefusal) {
    _ = try documentEdits(operations, in: Array(document.utf8))
    return nil
  } catch {
    return error.message
  }
}

@Test func aCopyHasNewIDsAndTheConstraintsOfItsExample() throws {
  let result = try edited(
    operation("add", "$new", ["like": "bbb-bb-bbb", "set": ["normal.title": "Stop"]]))
  #expect(
    added(result.text).prefix(7) == [
      ##"<button translatesAutoresizingMaskIntoConstraints="NO" id="#1">"##,
      #"<rect key="frame" x="20" y="40" width="100" height="30"/>"#, "<constraints>",
      ##"<constraint firstAttribute="width" constant="100" id="#2"/>"##, "</constraints>",
      #"<state key="normal" title="Stop"/>"#, "</button>",
    ])
  let constraints = added(result.text).dropFirst(7)
  #expect(constraints.count == 4)
  #expect(
    constraints.contains {
      $0.hasPrefix(
        ##"<constraint firstItem="#1" firstAttribute="top" secondItem="lll-ll-lll" secondAttribute="bottom" constant="10" id="##
      )
    })
  #expect(
    constraints.contains {
      $0.hasPrefix(
        ##"<constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="#1" secondAttribute="trailing" id="##
      )
    })
  #expect(!added(result.text).contains { $0.contains("go:") })
  let copy = try #require(result.notes.last?.split(separator: " ").last.map(String.init))
  #expect(try edited(operation("remove", copy), of: result.text).text == document)
}

@Test func aCopyMayTakeItsConnectionsAndOtherConstraintsAlong() throws {
  let result = try edited(
    operation(
      "add", "$new",
      [
        "like": "bbb-bb-bbb", "into": "ppp-pp-ppp", "connections": .flag(true),
        "constraints": ["$new.top = ppp-pp-ppp.top + 8 @750"],
      ]))
  let lines = added(result.text)
  #expect(lines.contains { $0.hasPrefix(#"<action selector="go:" destination="aaa-aa-aaa""#) })
  #expect(
    lines.contains {
      $0.hasPrefix(
        ##"<constraint firstItem="#1" firstAttribute="top" secondItem="ppp-pp-ppp" secondAttribute="top" priority="750" constant="8" id="##
      )
    })
  #expect(lines.filter { $0.hasPrefix("<constraint ") }.count == 2)
  #expect(lines.filter { $0 == "<subviews>" }.count == 1)
}

@Test func textsKeepTheirBlanksInACopy() throws {
  let result = try edited(
    operation("add", nil, ["like": "lll-ll-lll", "into": "ppp-pp-ppp", "constraints": []]))
  #expect(result.text.contains("<label text=\"Two\nlines\" trans"))
  #expect(result.text.components(of: "<string key=\"text\">One\nTwo </string>") == 2)
}

@Test func aPlainObjectIsWhereItShouldBe() throws {
  let result = try edited(
    operation("add", "$l", ["kind": "label", "into": "ppp-pp-ppp", "frame": "0,8 100x20.5"]),
    operation("constrain", "$l", ["constraints": ["self.leading = ppp-pp-ppp.leading + standard"]]))
  let lines = added(result.text)
  #expect(lines.contains { $0.hasPrefix("<label opaque=") && !$0.contains("fixedFrame") })
  #expect(lines.contains(#"<rect key="frame" x="0.0" y="8" width="100" height="20.5"/>"#))
  #expect(lines.contains { $0.contains(#"secondAttribute="leading" symbolic="YES" id="#) })
  let alone = try edited(operation("add", nil, ["kind": "view", "into": "ppp-pp-ppp", "frame": "0,0 1x1"]))
  #expect(added(alone.text).contains { $0.hasPrefix(#"<view contentMode="scaleToFill" fixedFrame="YES""#) })
  #expect(alone.notes.contains { $0.contains("its frame is fixed") })
}

@Test(arguments: [
  "lll-ll-lll.top = ggg-gg-ggg.top + 12", "bbb-bb-bbb.width >= ppp-pp-ppp.width * 0.5 - 8 @250.5",
  "bbb-bb-bbb.height = 30", "vvv-vv-vvv.bottom = lll-ll-lll.bottom",
])
func aConstraintIsMadeAndUnmade(equation: String) throws {
  let there = try edited(operation("constrain", nil, ["constraints": [.text(equation)]]))
  let id = try #require(
    there.text.matches(of: #/<constraint .* id="(...-..-...)"/#).map { String($0.output.1) }
      .first { !document.contains($0) })
  #expect(try edited(operation("unconstrain", id), of: there.text).text == document)
  let lists = there.text.split(separator: "<constraints>").map { list in
    list.split(separator: "</constraints>")[0].matches(of: #/<constraint .* id="(...-..-...)"/#)
      .map { String($0.output.1) }
  }
  #expect(lists.dropFirst().allSatisfy { $0 == $0.sorted() })
}

@Test func allConstraintsOfAViewGo() throws {
  let result = try edited(operation("unconstrain", "bbb-bb-bbb"))
  #expect(!result.text.contains("<constraint"))
  #expect(result.text.contains(#"<button fixedFrame="YES" translates"#))
  #expect(result.notes.count { $0.hasPrefix("removed: constraint") } == 5)
}

/// A cell places the views of its style itself.
@Test func theFrameOfACellsOwnViewIsNotFixed() throws {
  let cell = document.replacing("<button translates", with: #"<button key="textLabel" translates"#)
  let result = try edited(operation("unconstrain", "bbb-bb-bbb"), of: cell)
  #expect(result.text.contains(#"<button key="textLabel" translates"#))
}

@Test func aMovedViewKeepsItsPlaceAndItsConstraints() throws {
  let there = try edited(operation("move", "bbb-bb-bbb", ["into": "ppp-pp-ppp"]))
  #expect(there.text.contains(#"<rect key="frame" x="10" y="-60" width="100" height="30"/>"#))
  #expect(
    added(there.text).filter { $0.contains("constraint ") } == [
      #"<constraint firstAttribute="width" constant="100" id="kkk-kk-004"/>"#
    ])
  let back = try edited(operation("move", "bbb-bb-bbb", ["after": "lll-ll-lll"]), of: there.text)
  #expect(back.text == document)
}

@Test func constraintsGoToTheNearestViewAround() throws {
  let there = try edited(
    operation("move", "bbb-bb-bbb", ["into": "ppp-pp-ppp"]),
    operation("move", "lll-ll-lll", ["before": "bbb-bb-bbb"]))
  #expect(there.notes.contains("constraint kkk-kk-001 belongs to view ppp-pp-ppp now"))
  #expect(there.notes.contains("constraint kkk-kk-005 belongs to view ppp-pp-ppp now"))
  let panel = try #require(there.text.split(separator: "id=\"ppp-pp-ppp\"").last)
  #expect(panel.split(separator: "</constraints>")[1].contains("kkk-kk-001"))
}

@Test func aStackViewDecidesWhereItsViewsAre() throws {
  let result = try edited(operation("move", "bbb-bb-bbb", ["into": "ttt-tt-ttt"]))
  #expect(
    result.notes.filter { $0.hasPrefix("removed:") } == [
      "removed: constraint kkk-kk-001", "removed: constraint kkk-kk-002", "removed: constraint kkk-kk-003",
    ])
  #expect(result.text.contains("kkk-kk-005") && result.text.contains("kkk-kk-004"))
  #expect(result.text.contains(#"<button misplaced="YES" translates"#))
}

@Test func viewsAreWrappedInAStackView() throws {
  let result = try edited(
    operation(
      "wrap", "$s",
      [
        "ids": ["lll-ll-lll", "bbb-bb-bbb"], "set": ["axis": "vertical", "spacing": .number("10")],
        "constraints": ["self.leading = ggg-gg-ggg.leading + 20"],
      ]))
  #expect(
    added(result.text).contains {
      $0.hasPrefix(
        #"<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="#
      )
    })
  #expect(added(result.text).contains(#"<rect key="frame" x="20" y="10" width="100" height="60"/>"#))
  #expect(result.text.contains(#"<rect key="frame" x="0.0" y="30" width="100" height="30"/>"#))
  #expect(result.notes.contains("removed: constraint kkk-kk-001"))
  #expect(result.text.contains("kkk-kk-005"))
}

@Test(arguments: [
  (operation("add", nil, ["like": "vvv-vv-vvv"]), "is not an object of a list"),
  (operation("add", nil, ["like": "bbb-bb-bbb", "into": "lll-ll-lll"]), "can't hold views"),
  (operation("add", "b", ["like": "bbb-bb-bbb"]), "can't name a new object"),
  (operation("add", nil, ["kind": "galaxy", "into": "ppp-pp-ppp", "frame": "0,0 1x1"]), "no plain 'galaxy'"),
  (operation("add", nil, ["kind": "view", "into": "ppp-pp-ppp", "frame": "0"]), "'frame' is not x,y"),
  (operation("add", nil, ["kind": "view", "frame": "0,0 1x1"]), "lacks 'into'"),
  (operation("constrain", nil, ["constraints": ["a"]]), "is not a constraint such as"),
  (operation("constrain", nil, ["constraints": ["bbb-bb-bbb.top = aaa-aa-aaa.top"]]), "neither a view"),
  (operation("constrain", nil, ["constraints": ["bbb-bb-bbb.width = 100"]]), "is there already"),
  (operation("constrain", "bbb-bb-bbb"), "lacks 'constraints' or 'like'"),
  (operation("unconstrain", "ppp-pp-ppp"), "has no constraints"),
  (operation("move", "vvv-vv-vvv", ["into": "ppp-pp-ppp"]), "is not a view in another one"),
  (operation("move", "ppp-pp-ppp", ["into": "ppp-pp-ppp"]), "into itself"),
  (operation("wrap", nil, ["ids": ["bbb-bb-bbb", "vvv-vv-vvv"]]), "different views of one view"),
  (operation("fly", nil), "no operation 'fly'"),
  (operation("remove", "bbb-bb-bbb", ["to": "a"]), "does not take 'to'"),
])
func whatCannotBeDoneToObjectsIsRefused(operation: OperationArguments, reason: String) {
  let message = refusal(operation)
  #expect(message?.contains(reason) == true, "\(message ?? "done")")
}

@Test func newIDsAreNotThoseOfATranslation() throws {
  let bytes = Array(document.utf8)
  let add = operation("add", nil, ["like": "ppp-pp-ppp", "constraints": []])
  let first = try #require(try documentEdits([add], in: bytes).notes.last?.split(separator: " ").last)
  let second = try documentEdits([add], in: bytes, besides: [Array("\"\(first).text\" = \"A\";".utf8)])
  #expect(!second.notes.joined().contains(first))
}

extension String {
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}

@Test func theFrameOfAMovedViewIsThatInItsNewPlace() throws {
  let section = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>
            <tableViewSection id="sss-ss-sss">
                <cells>
                    <view id="vvv-vv-vvv">
                        <rect key="frame" x="0.0" y="100" width="100" height="50"/>
                        <subviews>
                            <label id="lll-ll-lll">
                                <rect key="frame" x="16" y="5" width="50" height="20"/>
                            </label>
                            <view id="ppp-pp-ppp">
                                <rect key="frame" x="10" y="2" width="50" height="20"/>
                            </view>
                        </subviews>
                    </view>
                </cells>
            </tableViewSection>
        </objects>
    </document>

    """
  let (text, _) = try edited(operation("move", "lll-ll-lll", ["into": "ppp-pp-ppp"]), of: section)
  #expect(text.contains(#"<rect key="frame" x="6" y="3" width="50" height="20"/>"#))
  #expect(try edited(operation("move", "lll-ll-lll", ["before": "ppp-pp-ppp"]), of: text).text == section)
}

@Test func theViewsOfACellAreEditedThoughItsContentViewHasNoID() throws {
  let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="9531" useAutolayout="YES">
        <objects>
            <collectionViewCell id="ccc-cc-ccc">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <view key="contentView">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                    <subviews>
                        <label translatesAutoresizingMaskIntoConstraints="NO" id="lll-ll-lll">
                            <rect key="frame" x="0.0" y="0.0" width="50" height="20"/>
                        </label>
                        <imageView translatesAutoresizingMaskIntoConstraints="NO" id="iii-ii-iii">
                            <rect key="frame" x="50" y="0.0" width="50" height="20"/>
                        </imageView>
                    </subviews>
                </view>
                <constraints>
                    <constraint firstItem="iii-ii-iii" firstAttribute="top" secondItem="ccc-cc-ccc" secondAttribute="top" id="kkk-kk-001"/>
                    <constraint firstItem="lll-ll-lll" firstAttribute="top" secondItem="ccc-cc-ccc" secondAttribute="top" id="kkk-kk-002"/>
                </constraints>
            </collectionViewCell>
        </objects>
    </document>

    """
  let (moved, _) = try edited(operation("move", "lll-ll-lll", ["into": "ccc-cc-ccc"]), of: cell)
  #expect(moved != cell)
  #expect(try edited(operation("move", "lll-ll-lll", ["before": "iii-ii-iii"]), of: moved).text == cell)
  let copied = try edited(operation("add", "$new", ["like": "lll-ll-lll"]), of: cell)
  #expect(
    addedLines(copied.text, to: cell) == [
      ##"<label translatesAutoresizingMaskIntoConstraints="NO" id="#1">"##,
      #"<rect key="frame" x="0.0" y="0.0" width="50" height="20"/>"#, "</label>",
      ##"<constraint firstItem="#1" firstAttribute="top" secondItem="ccc-cc-ccc" secondAttribute="top" id="#2"/>"##,
    ])
  let removed = try edited(operation("remove", "iii-ii-iii"), of: cell)
  #expect(!removed.text.contains("iii-ii-iii") && removed.text.contains("lll-ll-lll"))
  let wrapped = try edited(operation("wrap", "$stack", ["ids": ["lll-ll-lll", "iii-ii-iii"]]), of: cell)
  #expect(wrapped.text.contains("<stackView ") && !wrapped.text.contains("kkk-kk-001"))
}

/// Interface Builder writes some lists where there is nothing in them, and no others.
@Test(arguments: [
  ("toolbar", "items", "barButtonItem", "<items/>"), ("collectionView", "cells", "view", "<cells/>"),
  ("tableView", "sections", "tableViewSection", "<sections/>"), ("tableView", "prototypes", "view", nil),
  ("segmentedControl", "segments", "segment", nil),
  ("navigationItem", "leftBarButtonItems", "barButtonItem", nil), ("menu", "items", "menuItem", nil),
  ("tableView", "tableColumns", "tableColumn", nil),
  ("viewController", "toolbarItems", "item", "<toolbarItems/>"),
])
func aListWithoutContentIsLeftOut(_ holder: String, _ list: String, _ part: String, _ left: String?) throws {
  func written(_ lines: [String]) -> String {
    let inner = lines.isEmpty ? "/>" : ">\n" + lines.joined(separator: "\n") + "\n        </\(holder)>"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
          <objects>
              <\(holder) id="hhh-hh-hhh"\(inner)
          </objects>
      </document>

      """
  }
  let full = written([
    "            <\(list)>", "                <\(part) id=\"ppp-pp-ppp\"/>", "            </\(list)>",
  ])
  let empty = written(left.map { ["            " + $0] } ?? [])
  #expect(try edited(operation("remove", "ppp-pp-ppp"), of: full).text == empty)
}

@Test func constraintsBetweenAViewAndItsExampleAreNotCopied() throws {
  let result = try edited(operation("constrain", "lll-ll-lll", ["like": "bbb-bb-bbb"]))
  #expect(
    result.notes == ["not copied: constraint kkk-kk-001", "not copied: constraint kkk-kk-005"])
  #expect(
    added(result.text) == [
      ##"<constraint firstItem="lll-ll-lll" firstAttribute="leading" secondItem="ggg-gg-ggg" secondAttribute="leading" id="#1"/>"##,
      ##"<constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="lll-ll-lll" secondAttribute="trailing" id="#2"/>"##,
    ])
  let again = try edited(
    operation("constrain", "lll-ll-lll", ["like": "bbb-bb-bbb"]), of: result.text)
  #expect(again.text == result.text && again.notes.count == 4)
}

@Test func aViewIsFixedThoughAConstraintNamesWhatIsInIt() throws {
  let result = try edited(
    operation("add", "$n", ["kind": "label", "frame": "0,0 50x20", "into": "ppp-pp-ppp"]),
    operation("constrain", nil, ["constraints": ["$n.width = bbb-bb-bbb.width"]]),
    operation("wrap", nil, ["ids": ["ppp-pp-ppp"]]))
  let stack = try #require(
    result.text.split(separator: "\n").last { $0.contains("<stackView") && !$0.contains("ttt-tt-ttt") })
  #expect(stack.contains(#"fixedFrame="YES""#), "\(stack)")
  #expect(result.notes.last?.hasSuffix("has no constraint; its frame is fixed") == true)
}

@Test(
  arguments: [
    (["like": "bbb-bb-bbb"], true), (["like": "bbb-bb-bbb", "set": ["frame.y": "90"]], false),
    (["like": "bbb-bb-bbb", "constraints": ["self.top = bbb-bb-bbb.bottom"]], false),
    (["like": "bbb-bb-bbb", "into": "ppp-pp-ppp"], false),
    (["like": "bbb-bb-bbb", "into": "ttt-tt-ttt"], false),
  ] as [([String: OperationValue], Bool)])
func aCopyThatLiesOverItsExampleSaysSo(members: [String: OperationValue], covers: Bool) throws {
  let notes = try edited(operation("add", nil, members)).notes
  #expect(notes.contains { $0.hasPrefix("the copy lies over its example") } == covers, "\(notes)")
}

@Test func aFixedFrameHasAMaskWhereTheToolsWroteIt() throws {
  for (tools, hasMask) in [("5056", true), ("6254", false), ("10117", false), ("11134", true)] {
    let text = document.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
    let result = try edited(operation("unconstrain", "bbb-bb-bbb"), of: text).text
    let button = try #require(result.split(separator: "<button").last?.split(separator: "</button>").first)
    #expect(button.contains("fixedFrame=\"YES\""))
    #expect(button.contains("<autoresizingMask") == hasMask, "\(tools)")
  }
}
