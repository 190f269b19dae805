import Pictures
import Syntax
import Testing
import TestSupport
import Text

private func scene(_ subviews: String, _ connections: String = "", title: String = "") -> [UInt8] {
  Array(
    #"""
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
    <viewController id="vc" customClass="Login"\#(title)><view key="view" id="v">\#(frame(0, 0, 400, 800))<subviews>\#(subviews)</subviews>
    <constraints><constraint firstItem="a" firstAttribute="top" constant="8" id="k"/></constraints></view><connections>\#(connections)</connections></viewController>
    </objects></scene></scenes></document>
    """#.utf8)
}

private func label(_ id: String, _ text: String, y: Double = 0, _ inner: String = "") -> String {
  #"<label id="\#(id)" text="\#(text)">\#(frame(0, y, 100, 20))\#(inner)</label>"#
}

private func stack(_ inner: String) -> String {
  #"<stackView id="st">\#(frame(0, 0, 9, 9))<subviews>\#(inner)</subviews></stackView>"#
}

private func button(_ id: String, _ title: String) -> String {
  #"<button id="\#(id)">\#(frame(0, 90, 100, 20))<state key="normal" title="\#(title)"/></button>"#
}

private func lines(_ old: [UInt8]?, _ new: [UInt8]?) -> [String] {
  difference(from: old.map { DocumentTree($0) }, to: new.map { DocumentTree($0) }).lines(
    named: "Main.storyboard")
}

private let outlet = #"<outlet property="titleLabel" destination="a" id="o"/>"#

@Test(arguments: [
  (scene(label("a", "Hi")), scene(label("a", "Hi") + button("b", "Log In")), "button 'Log In' added"),
  (scene(label("a", "Hi") + button("b", "Log In")), scene(label("a", "Hi")), "button 'Log In' removed"),
  (
    scene(label("a", "Hi"), outlet), scene(label("a", "Hello"), outlet),
    "label 'titleLabel' text 'Hi' → 'Hello'"
  ),
  (
    scene(button("b", "Log In")), scene(button("b", "Sign In")),
    "button 'Log In' title 'Log In' → 'Sign In'"
  ),
  (scene(label("a", "Hi")), scene(label("a", "Hi", y: 40)), "1 moved"),
  (
    scene(label("a", "Hi") + label("b", "x")), scene(label("b", "x") + label("a", "Hi")), "view order changed"
  ),
  (
    scene(label("a", "Hi") + stack("")), scene(stack(label("a", "Hi"))),
    "label 'Hi' parent 'view' → 'stackView'"
  ),
  (
    scene(label("a", "Hi") + #"<view id="w"><variation key="heightClass=compact" hidden="YES"/></view>"#),
    scene(label("a", "Hi") + #"<view id="w"/>"#), "view heightClass=compact.hidden 'YES' removed"
  ),
  (
    scene(label("a", "Hi") + #"<view id="w"/>"#),
    scene(label("a", "Hi") + #"<view id="w"><viewLayoutGuide key="safeArea" id="g"/></view>"#),
    "viewLayoutGuide added"
  ),
  (scene(#"<view id="w"/>"#), scene(#"<imageView id="w"/>"#), "view element 'view' → 'imageView'"),
  (
    scene(#"<label id="a"><nil key="textColor"/></label>"#), scene(#"<label id="a"/>"#),
    "label textColor 'nil' removed"
  ),
  (
    scene(label("a", "Hi")), scene(label("a", "Hi"), outlet),
    "outlet 'titleLabel' to label 'titleLabel' added"
  ),
  (
    scene(label("a", "Hi"), outlet), scene(label("a", "Hi")),
    "outlet 'titleLabel' to label 'titleLabel' removed"
  ),
  (
    scene(label("a", "Hi"), outlet),
    scene(label("a", "Hi"), outlet.replacing("titleLabel", with: "nameLabel")),
    "outlet 'titleLabel' to label 'titleLabel' property 'titleLabel' → 'nameLabel'"
  ),
  (
    scene(""),
    scene(#"<stackView id="s">\#(frame(0, 0, 9, 9))<subviews>\#(label("a", "x"))</subviews></stackView>"#),
    "stackView added with 1 object"
  ),
])
func changesAreSaidInWords(_ old: [UInt8], _ new: [UInt8], _ expected: String) {
  #expect(lines(old, new) == ["Login: \(expected)"])
}

@Test func movesAreCountedBesideOtherChanges() {
  let old = scene(label("a", "Hi") + label("b", "x") + label("c", "y"))
  let new = scene(label("a", "Hello") + label("b", "x", y: 9) + label("c", "y", y: 9))
  #expect(lines(old, new) == ["Login: label 'Hi' text 'Hi' → 'Hello'; 2 moved"])
}

/// Everything else has a line; see `DifferenceLawTests`.
@Test(arguments: [
  ("<label ", #"<label misplaced="YES" fixedFrame="YES" ambiguous="YES" "#), ("><", ">\n  <"),
  (#"id="a" text="Hi""#, #"text="Hi" id="a""#),
  ("<document ", #"<document version="3.0" toolsVersion="99" "#),
  ("<scenes>", #"<dependencies><plugIn identifier="x" version="99"/></dependencies><scenes>"#),
  (#"<view key="view" id="v">"#, #"<view key="view" id="v"><rect key="screenRect" x="9"/>"#),
  (
    #"<color key="textColor" name="Brand"/>"#,
    #"<color key="textColor" red="1" alpha="1" colorSpace="custom" name="Brand"/>"#
  ), ("<scenes>", "<resources/><scenes>"),
])
func whatInterfaceBuilderRewritesIsNoChange(_ old: String, _ new: String) {
  let document = String(
    decoding: scene(label("a", "Hi", #"<color key="textColor" name="Brand"/>"#)), as: UTF8.self)
  let changed = document.replacing(old, with: new)
  #expect(changed != document)
  #expect(lines(Array(document.utf8), Array(changed.utf8)) == [])
  #expect(lines(Array(document.utf8), Array(document.utf8)) == [])
}

@Test func constraintsAreCountedAndTheirConstantsNamed() {
  let old = String(decoding: scene(label("a", "Hi")), as: UTF8.self)
  func changed(_ one: String, _ other: String) -> [String] {
    lines(Array(old.utf8), Array(old.replacing(one, with: other).utf8))
  }
  #expect(changed("constant=\"8\"", "constant=\"16\"") == ["Login: constraint 'top' constant '8' → '16'"])
  #expect(
    changed("<constraints>", #"<constraints><constraint id="x"/><constraint id="y"/>"#) == [
      "Login: 2 constraints added"
    ])
  let without = old.replacing(
    #"<constraint firstItem="a" firstAttribute="top" constant="8" id="k"/>"#, with: "")
  #expect(lines(Array(old.utf8), Array(without.utf8)) == ["Login: constraint removed"])
}

/// A change of a storyboard beside its scenes has a line, and no picture.
@Test(arguments: [
  (#" initialViewController="vc""#, "", "Main.storyboard: document initialViewController 'vc' added"),
  (
    #" useSafeAreas="YES""#, #"<device id="retina6_1" appearance="light"/>"#,
    "Main.storyboard: document useSafeAreas 'YES' added, device.id 'retina6_1' added, device.appearance 'light' added"
  ),
  (
    "", #"<resources><image name="x" width="9" height="9"/></resources>"#,
    "Main.storyboard: document resources.x.name 'x' added, resources.x.width '9' added, resources.x.height '9' added"
  ),
])
func whatTheDocumentStatesIsSaid(_ attributes: String, _ element: String, _ expected: String) throws {
  let old = scene(label("a", "Hi"))
  let new = Array(
    String(decoding: old, as: UTF8.self).replacing("<document ", with: "<document\(attributes) ")
      .replacing("<scenes>", with: element + "<scenes>").utf8)
  #expect(lines(old, new) == [expected])
  #expect(try drawn(old, new).objects.isEmpty)
}

/// The objects of an archive are not compared, but that it changed is said.
@Test func anArchiveThatChangedSaysSo() {
  let archive = Array(#"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data/></archive>"#.utf8)
  let other = Array(#"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data key="x"/></archive>"#.utf8)
  #expect(lines(archive, archive) == [])
  #expect(lines(archive, other) == ["Main.storyboard: archive content changed"])
  #expect(lines(archive, view("")) == ["Main.storyboard: archive element 'archive' → 'document'"])
}

@Test func aDocumentThatIsNewOrGoneSaysSo() {
  #expect(lines(nil, scene(label("a", "Hi"))) == ["Login: scene added"])
  #expect(lines(scene(label("a", "Hi")), nil) == ["Login: scene removed"])
  #expect(lines(nil, view("")) == ["Main.storyboard: document added"])
}

private func drawn(_ old: [UInt8]?, _ new: [UInt8]?) throws -> Picture {
  try drawDifference(
    from: old.map { DocumentTree($0) }, to: new.map { DocumentTree($0) }, named: "Main.storyboard")
}

@Test func beforeIsLeftOfAfter() throws {
  let picture = try drawn(scene(label("a", "Hi")), scene(label("a", "Hello")))
  let labels = picture.objects.filter { $0.id == "a" }
  #expect(labels.count == 2)
  #expect(labels[0].rect.right < labels[1].rect.x)
  let svg = String(decoding: picture.svg(), as: UTF8.self)
  #expect(svg.contains(">before</text>") && svg.contains(">after</text>"))
  #expect(svg.split(separator: #"<g data-note="a">"#).count == 3)
  expectHarmless(picture.svg())
}

@Test func aSideThatDoesNotExistIsLeftOut() throws {
  let picture = try drawn(nil, scene(label("a", "Hi")))
  #expect(picture.objects.filter { $0.id == "a" }.count == 1)
  #expect(!String(decoding: picture.svg(), as: UTF8.self).contains(">before</text>"))
}

@Test func whatDoesNotDifferGivesACard() throws {
  let old = scene(label("a", "Hi"))
  let svg = String(decoding: try drawn(old, old).svg(), as: UTF8.self)
  #expect(svg.contains("No differences that a picture shows"))
}

@Test func attributesOfStrangersAreBounded() {
  let many = (0..<50_000).map { "a\($0)=\"\($0)\"" }.joined(separator: " ")
  let bytes = view("<label id=\"l\" \(many)/>")
  #expect(lines(bytes, bytes) == [])
}
