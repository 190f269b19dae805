import TestSupport
import Testing
import Text

@testable import Syntax

private let board = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c1">
      <device id="retina6_1" orientation="portrait"/>
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin"/>
      </dependencies>
      <scenes>
          <!--Login-->
          <scene sceneID="s1">
              <objects>
                  <viewController id="c1" customClass="Login" customModule="App" customModuleProvider="target">
                      <view key="view" id="v1">
                          <subviews>
                              <label text="Größe" id="l1"><state key="normal" title="a"/></label>
                              <button id="b1"><connections>
                                  <action selector="go:" destination="c1" eventType="touchUpInside" id="a1"/>
                              </connections></button>
                          </subviews>
                          <constraints><constraint firstItem="l1" secondItem="b1" id="k1"/></constraints>
                          <userDefinedRuntimeAttributes>
                              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
                          </userDefinedRuntimeAttributes>
                      </view>
                      <connections>
                          <outlet property="label" destination="l1" id="o1"/>
                          <segue destination="p2" kind="show" customClass="Slide" unwindAction="back:" id="g1"/>
                      </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
              </objects>
          </scene>
          <scene sceneID="s2">
              <objects>
                  <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="x" id="p2"/>
              </objects>
          </scene>
          <scene sceneID="s3">
              <objects>
                  <tableViewController id="c3" customClass="List"><connections>
                      <outlet property="footer" destination="v3" id="o3"/>
                      <segue destination="c1" kind="unwind" unwindAction="back:" id="g3"/>
                  </connections></tableViewController>
                  <view id="v3" customClass="Footer"><userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="string" keyPath="title"/>
                  </userDefinedRuntimeAttributes><constraints><constraint firstItem="v3" id="k3"/></constraints></view>
                  <viewControllerPlaceholder storyboardName="Third" id="p3"/>
              </objects>
          </scene>
      </scenes>
      <resources><image name="a" width="1" height="1"/></resources>
  </document>

  """

private func isReadInPart(_ old: String, _ new: String) -> Bool {
  let (old, new) = (Array(old.utf8), Array(new.utf8))
  let previous = old.withSpan(interfaceOutline(of:))
  return old.withUnsafeBufferPointer { old in
    new.withUnsafeBufferPointer { new in
      guard
        let (outline, difference) = InterfaceEdit(
          from: old, to: new, TextChange(from: old, to: new), previous)?.result()
      else { return false }
      #expect(outline == interfaceOutline(of: Span(_unsafeElements: new)))
      expectAgreement(difference, outline.difference(from: previous))
      return true
    }
  }
}

/// The differences that a part shows for an edit are those of the whole document.
private func expectAgreement(_ part: InterfaceDifference, _ whole: InterfaceDifference) {
  #expect(part.isEmpty == whole.isEmpty)
  #expect(part.isBesideConnections == whole.isBesideConnections)
  #expect(part.concernsOthers == whole.concernsOthers)
  // Objects after added or removed ones are numbered anew, and with them what refers to them.
  if !whole.isBesideConnections, !whole.isEmpty { #expect(part.connections == whole.connections) }
}

/// The edits that are mostly typed into a storyboard.
private let edits: [(place: String, replacement: String)] = [
  ("property=\"label\"", "property=\"labels\""),
  ("<!--Login-->", "<!--Log in-->"),
  ("\n        <scene sceneID=\"s1\">", "\n         <scene sceneID=\"s1\">"),
  ("\n        <scene sceneID=\"s2\">", "\n\n\n        <scene sceneID=\"s2\">"),
  ("<scene sceneID=\"s2\">", " <scene sceneID=\"s2\">"),
  ("sceneID=\"s3\"", "sceneID=\"s33\""),
  ("customClass=\"Login\"", ""),
  ("id=\"o1\"/>", "id=\"o1\"/><outlet property=\"extra\" destination=\"l1\" id=\"o2\"/>"),
  ("<label text=\"Größe\" id=\"l1\"><state key=\"normal\" title=\"a\"/></label>", ""),
  ("id=\"k3\"/></constraints></view>", "id=\"k3\"/></constraints></view><view id=\"v4\"/>"),
  ("initialViewController=\"c1\"", "initialViewController=\"c3\""),
  ("id=\"v3\" customClass", "id=\"v5\" customClass"),
  ("storyboardName=\"Other\"", "storyboardName=\"Another\""),
  (
    "</scene>\n        <scene sceneID=\"s3\">",
    "</scene>\n        <scene sceneID=\"s4\"/><scene sceneID=\"s3\">"
  ),
]

@Test(arguments: edits.indices) func whatAnEditLeavesAloneIsNotReadAgain(_ index: Int) throws {
  let (place, replacement) = edits[index]
  let new = board.replacing(place, with: replacement, maxReplacements: 1)
  #expect(new != board)
  #expect(isReadInPart(board, new))
  #expect(isReadInPart(new, board))
}

/// Here a part would not do.
private let wideEdits: [(place: String, replacement: String)] = [
  ("property=\"label\"", "property=\"label"),
  ("<placeholder", "<!--<placeholder"),
  ("id=\"v3\" customClass", "id=\"v1\" customClass"),
  ("CocoaTouch.Storyboard", "Cocoa.Storyboard"),
  ("<scenes>", "<parts>"),
  ("<scenes>", "<scenes><view id=\"a\">"),
  ("</scene>\n        <scene sceneID=\"s2\">", "</scene><view id=\"x\"/><scene sceneID=\"s2\">"),
  ("Größe", "Gr\u{1}e"),
]

@Test(arguments: wideEdits.indices) func whatAnEditCanAlterIsReadAgain(_ index: Int) {
  let (place, replacement) = wideEdits[index]
  let new = board.replacing(place, with: replacement, maxReplacements: 1)
  #expect(new != board)
  #expect(!isReadInPart(board, new))
}

@Test(arguments: 0..<8) func anEditedDocumentIsReadLikeANewOne(_ seed: Int) {
  var numbers = SeededNumbers(seed: UInt64(seed))
  let fixtures = Case.all.flatMap { $0.read.files }
  let documents = [board] + fixtures.filter { $0.path.hasSuffix(".storyboard") }.map(\.text)
  let pieces = [
    "<", ">", "\"", " ", "\n", "/>", "<scene>", "</scene>", "<!--", "-->", "&amp;", "é", "<objects>",
    "</objects>",
    "<view id=\"n1\"/>", "<view id=\"v3\"/>", "x", " id=\"l1\"", "<scenes>", "</scenes>", "]]>",
    "<outlet property=\"q\"/>",
  ].map { Array($0.utf8) }
  var partial = 0
  for round in 0..<150 {
    var bytes = Array(
      documents[Int.random(in: 0..<(round.isMultiple(of: 2) ? 1 : documents.count), using: &numbers)].utf8)
    var outline = bytes.withSpan(interfaceOutline(of:))
    for _ in 0..<4 {
      let old = bytes
      let lower = Int.random(in: 0...bytes.count, using: &numbers)
      let upper = min(bytes.count, lower + [0, 0, 1, 3, 40, 900].randomElement(using: &numbers)!)
      var piece = pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: piece = []
      case 1:
        // The piece is in the document already.
        let start = Int.random(in: 0...old.count, using: &numbers)
        piece = Array(old[start..<min(old.count, start + Int.random(in: 0..<600, using: &numbers))])
      default: break
      }
      bytes.replaceSubrange(lower..<upper, with: piece)
      let whole = bytes.withSpan(interfaceOutline(of:))
      let revision = InterfaceRevision(of: bytes, after: outline, of: old)
      let found = revision.new
      if found != whole {
        Issue.record("round \(round), \(lower)..<\(upper): \(String(decoding: bytes, as: UTF8.self))")
        return
      }
      #expect(
        found.difference(from: outline).isEmpty == (withoutPlaces(found) == withoutPlaces(outline)),
        "round \(round)")
      expectAgreement(revision.difference, found.difference(from: outline))
      let isPart = old.withUnsafeBufferPointer { old in
        bytes.withUnsafeBufferPointer {
          InterfaceEdit(from: old, to: $0, revision.change, outline)?.result() != nil
        }
      }
      if isPart { partial += 1 }
      // A damaged document is read as a whole, and repaired again.
      if whole.problems.isEmpty { outline = found } else { bytes = old }
    }
  }
  // Else the comparison above would compare nothing.
  #expect(partial > 30)
}

/// The statements of an outline, item by item.
private func withoutPlaces(_ outline: InterfaceOutline) -> [AnyHashable] {
  [
    outline.platform, outline.isStoryboard, outline.isFromBeforeSwift3, outline.namesTools,
    outline.hasOwnElementsOnly,
    outline.scenes.map(\.content), outline.faults.map(\.content),
    outline.objects.map(\.content),
    outline.connections.map(\.content), outline.references.map(\.content),
    outline.runtimeAttributes.map(\.content), outline.storyboardReferences.map(\.content),
    outline.resources.map(\.content),
    outline.duplicateIDs.map(\.id), outline.problems.map(\.kind), outline.problems.map(\.message),
  ]
}

/// An offset of a text with something else in it, found again.
@Test(arguments: [
  ("abcdef", "abXcdef", ["a": "a", "ab": "ab", "cd": "cd", "abc": "abXc", "def": "def"]),
  ("abcdef", "abdef", ["ab": "ab", "d": "d", "abcd": "abd", "bc": "b"]),
  ("abcdef", "abXYef", ["ab": "ab", "ef": "ef", "abcdef": "abXYef", "bc": nil, "d": nil]),
  ("aaaa", "aaaaa", ["aaaa": "aaaa"]),
  ("abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz", ["xyz": "xyz"]),
  ("", "abc", [:]),
]) func placesMoveWithATextThatChanges(_ old: String, _ new: String, _ parts: [String: String?]) throws {
  let (oldBytes, newBytes) = (Array(old.utf8), Array(new.utf8))
  let change = TextChange(from: oldBytes, to: newBytes)
  for (part, expected) in parts {
    let lower = try #require(
      oldBytes.indices.first { oldBytes[$0...].starts(with: part.utf8) })
    let found = change.moved(ByteRange(lower, lower + part.utf8.count))
    #expect(
      found.map { String(decoding: newBytes[$0.lower..<$0.upper], as: UTF8.self) } == expected, "\(part)")
  }
}
