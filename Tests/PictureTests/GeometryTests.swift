import Pictures
import Testing

// Positions in pictures. y runs down in a picture, whatever it does in the document.

@Test func framesOfIOSCountFromTheTop() throws {
  let drawn = try picture(
    view(
      #"<view id="a">\#(frame(10, 20, 100, 50))<subviews><label id="b">\#(frame(1, 2, 30, 40))</label></subviews></view>"#
    ))
  #expect(drawn.rect("a") == Rect(10, 20, 100, 50))
  #expect(drawn.rect("b") == Rect(11, 22, 30, 40))
}

@Test func framesOfMacOSCountFromTheBottom() throws {
  let drawn = try picture(
    macView(
      #"<customView id="a">\#(frame(10, 20, 100, 50))<subviews><customView id="b">\#(frame(1, 2, 30, 40))</customView></subviews></customView>"#
    ))
  #expect(drawn.rect("a") == Rect(10, 130, 100, 50))
  #expect(drawn.rect("b") == Rect(11, 138, 30, 40))
}

@Test(arguments: ["stackView", "box", "tableCellView", "visualEffectView", "customView"])
func mostViewsOfMacOSCountFromTheBottom(_ parent: String) throws {
  let drawn = try picture(
    macView(
      #"<\#(parent) id="a">\#(frame(0, 0, 100, 100))<subviews><customView id="b">\#(frame(0, 10, 30, 40))</customView></subviews></\#(parent)>"#
    ))
  #expect(drawn.rect("b")?.y == 150)
}

@Test func splitViewsCountFromTheTop() throws {
  let drawn = try picture(
    macView(
      #"<splitView id="a">\#(frame(0, 0, 100, 100))<subviews><customView id="b">\#(frame(0, 10, 30, 40))</customView></subviews></splitView>"#
    ))
  #expect(drawn.rect("b")?.y == 110)
}

private func scrolled(_ document: String, _ header: String = "") -> [UInt8] {
  macView(
    #"<scrollView id="s">\#(frame(0, 0, 100, 100))<clipView key="contentView" id="c">\#(frame(1, 1, 98, 98))<subviews>\#(document)</subviews></clipView>\#(header)</scrollView>"#
  )
}

@Test func scrolledDocumentsShowTheirStart() throws {
  let table = #"<tableView id="t">\#(frame(0, -60, 98, 300))</tableView>"#
  #expect(try picture(scrolled(table)).rect("t")?.y == 101)
  let header = #"<tableHeaderView key="headerView" id="h">\#(frame(0, 0, 98, 23))</tableHeaderView>"#
  #expect(try picture(scrolled(table, header)).rect("t")?.y == 124)
  let plain = #"<customView id="t">\#(frame(0, 0, 98, 300))</customView>"#
  #expect(try picture(scrolled(plain)).rect("t")?.y == 101)
}

@Test func whatIsClippedIsKnown() throws {
  let drawn = try picture(
    view(
      #"<scrollView id="s">\#(frame(0, 0, 100, 100))<subviews><label id="l">\#(frame(50, 0, 100, 20))</label></subviews></scrollView>"#
    ))
  let label = try #require(drawn.objects.first { $0.id == "l" })
  #expect(label.rect == Rect(50, 0, 100, 20))
  #expect(label.visible == Rect(50, 0, 50, 20))
}

@Test func overlappingStacksArePlacedAnew() throws {
  let drawn = try picture(
    view(
      #"<stackView axis="vertical" spacing="8" id="s">\#(frame(0, 0, 100, 100))<subviews><label id="a">\#(frame(0, 0, 100, 20))</label><label id="b">\#(frame(0, 5, 100, 20))</label><label id="c">\#(frame(0, 40, 100, 20))</label></subviews></stackView>"#
    ))
  #expect(drawn.rect("a")?.y == 0)
  #expect(drawn.rect("b")?.y == 28)
  #expect(drawn.rect("c")?.y == 63)
  #expect(drawn.summary.contains("1 with a frame that can't be right"))
}

@Test func framesOfButtonsMayOverlapOnMacOS() throws {
  func stack(_ second: Double) throws -> Double? {
    let drawn = try picture(
      macView(
        #"<stackView orientation="horizontal" spacing="8" id="s">\#(frame(0, 0, 300, 32))<subviews><button id="a">\#(frame(-7, 0, 90, 32))</button><button id="b">\#(frame(second, 0, 90, 32))</button></subviews></stackView>"#
      ))
    return drawn.rect("b")?.x
  }
  #expect(try stack(77) == 77)
  #expect(try stack(20) == 98)
}

@Test func stacksThatFitStay() throws {
  let drawn = try picture(
    view(
      #"<stackView spacing="8" id="s">\#(frame(0, 0, 100, 100))<subviews><label id="a">\#(frame(0, 0, 50, 20))</label><label id="b">\#(frame(49, 0, 50, 20))</label></subviews></stackView>"#
    ))
  #expect(drawn.rect("b")?.x == 49)
}

@Test func viewsWithoutFramesAreNamed() throws {
  let drawn = try picture(view(#"<label id="a" customClass="Fancy" text="x"/>"#))
  #expect(drawn.rect("a") == nil)
  #expect(drawn.summary.contains("without a frame, and not drawn: Fancy"))
  #expect(drawn.summary.hasSuffix("drawn from the frames in the file; Xcode may lay it out anew"))
}

@Test(arguments: [("NaN", 0.0), ("inf", 0), ("1e9", 100_000), ("-1e9", -100_000), ("12.5", 12.5), ("x", 0)])
func numbersAreBounded(_ written: String, _ expected: Double) throws {
  let drawn = try picture(
    view(#"<label id="a"><rect key="frame" x="\#(written)" y="0" width="10" height="10"/></label>"#))
  #expect(drawn.rect("a")?.x == expected)
}

@Test func contentIsBelowBars() throws {
  func scene(_ attributes: String) -> [UInt8] {
    Array(
      #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><device id="retina6_1"/><scenes><scene sceneID="s"><objects>
      <tableViewController id="vc" \#(attributes)><tableView key="view" id="t">\#(frame(0, 0, 414, 896))
      <prototypes><tableViewCell id="c">\#(frame(0, 28, 414, 44))</tableViewCell></prototypes></tableView>
      <navigationItem key="navigationItem" title="Title" id="n"/></tableViewController></objects></scene></scenes></document>
      """#.utf8)
  }
  #expect(try picture(scene("")).rect("c")?.y == 116)
  #expect(try picture(scene(#"automaticallyAdjustsScrollViewInsets="NO""#)).rect("c")?.y == 28)
}

// MARK: The map

private func storyboard(_ scenes: [(id: String, x: Double, y: Double)]) -> [UInt8] {
  let list = scenes.map {
    #"""
    <scene sceneID="s\#($0.id)"><objects><viewController id="\#($0.id)" customClass="C\#($0.id)"><view key="view" id="v\#($0.id)">
    \#(frame(0, 0, 400, 800))</view></viewController></objects><point key="canvasLocation" x="\#($0.x)" y="\#($0.y)"/></scene>
    """#
  }
  return Array(
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>\#(list.joined())</scenes></document>"#
      .utf8)
}

@Test func scenesAreWhereTheCanvasHasThem() throws {
  let drawn = try picture(storyboard([("a", 0, 0), ("b", 900, 100)]))
  #expect(drawn.rect("a") == Rect(-200, -400, 400, 800))
  #expect(drawn.rect("b") == Rect(700, -300, 400, 800))
}

/// A canvas of iOS has room for scenes of 600 by 600 points, whatever the device; others are in points.
@Test(arguments: [
  (type: "CocoaTouch", device: "retina4_7", place: Rect(1000 - 200, -400, 400, 800)),
  (type: "AppleTV", device: "appleTV", place: Rect(1600 - 200, -400, 400, 800)),
])
func theCanvasScalesWithThePhone(_ type: String, _ device: String, _ place: Rect) throws {
  let text = String(decoding: storyboard([("a", 0, 0), ("b", 1600, 0)]), as: UTF8.self)
    .replacing("CocoaTouch", with: type)
    .replacing("<scenes>", with: #"<device id="\#(device)"/><scenes>"#)
  #expect(try picture(Array(text.utf8)).rect("b") == place)
}

@Test func scenesThatOverlapAreSpread() throws {
  let drawn = try picture(storyboard([("a", 0, 0), ("b", 300, 0)]))
  let (one, other) = (try #require(drawn.rect("a")), try #require(drawn.rect("b")))
  #expect(one.right < other.x)
}

@Test func namesOfConnectionsHaveRoomBesideScenes() throws {
  let bytes = storyboard([("a", 0, 0), ("b", 500, 0), ("c", 0, 1000)])
  let plain = try picture(bytes)
  let named = try picture(bytes) { $0.showsConnections = true }
  func gap(_ picture: Picture) -> Double { (picture.rect("b")?.x ?? 0) - (picture.rect("a")?.right ?? 0) }
  #expect(gap(plain) == 100)
  #expect(gap(named) >= 300)
  #expect(named.rect("c")?.y == plain.rect("c")?.y)
}

@Test(arguments: ["b", "sb", "Cb"]) func aSceneIsFoundByItsNames(_ name: String) throws {
  let drawn = try picture(storyboard([("a", 0, 0), ("b", 900, 0)])) { $0.scene = name }
  #expect(drawn.objects.map(\.id) == ["b", "vb"])
}

@Test func anUnknownSceneIsRefusedWithTheNamesOfOthers() {
  #expect(throws: PictureError(message: "has no scene 'x'; it has Ca, Cb")) {
    try picture(storyboard([("a", 0, 0), ("b", 900, 0)])) { $0.scene = "x" }
  }
}

@Test func anObjectIsCutOutOfItsScene() throws {
  let bytes = view(
    #"<label id="a" text="x">\#(frame(10, 20, 100, 21))</label><label id="b" text="far">\#(frame(0, 180, 9, 9))</label>"#
  )
  let whole = try picture(bytes)
  let part = try picture(bytes) { $0.object = "a" }
  #expect(part.bounds.contains(Rect(10, 20, 100, 21)))
  #expect(whole.bounds.contains(part.bounds))
  #expect(part.bounds.height < whole.bounds.height)
  #expect(!String(decoding: part.svg(), as: UTF8.self).contains(">far<"))
}

// MARK: Segues

/// Scenes of 100 by 100 points around these places, the first of which has a segue to each other.
private func segues(to places: [(x: Int, y: Int)]) -> [UInt8] {
  let scenes = ([(x: 0, y: 0)] + places).enumerated().map { number, place in
    let segues = (1...places.count).map {
      #"<segue id="s\#($0)" kind="modal" identifier="toScene\#($0)" destination="c\#($0)"/>"#
    }
    return #"""
      <scene sceneID="n\#(number)"><objects><viewController id="c\#(number)"><view key="view" id="v\#(number)">
      \#(frame(0, 0, 100, 100))</view><connections>\#(number > 0 ? "" : segues.joined())</connections></viewController>
      </objects><point key="canvasLocation" x="\#(place.x)" y="\#(place.y)"/></scene>
      """#
  }
  return Array(
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>\#(scenes.joined())</scenes></document>"#
      .utf8)
}

@Test func aSegueTakesTheWiderGap() throws {
  // Far below, and a little beside.
  let below = try #require(try picture(segues(to: [(260, 400)])).rect("s1"))
  #expect(below.centerX == 130)
  let source = try #require(try picture(segues(to: [(400, 260)])).rect("s1"))
  #expect(source.centerY > 50 && source.centerX == 200)
}

@Test func namesOfSeguesLieOnNoOther() throws {
  let drawn = try picture(segues(to: [(-60, 400), (60, 400)]))
  let (one, other) = (try #require(drawn.rect("s1")), try #require(drawn.rect("s2")))
  #expect(other.y - one.y >= 20)
}

@Test func theNameOfASegueFitsBetweenItsScenes() throws {
  func text(_ gap: Int) throws -> String {
    String(decoding: try svg(segues(to: [(100 + gap, 0)])), as: UTF8.self)
  }
  #expect(try text(200).contains(">toScene1</text>"))
  let short = try text(60)
  #expect(!short.contains(">toScene1</text>"))
  #expect(short.contains(/>toS[a-z]*…</))
}

// MARK: Tabs

@Test func otherTabsAreNamedWhereThereIsRoom() throws {
  func text(_ height: Int) throws -> String {
    let tabs = #"""
      <tabView id="t" type="noTabsNoBorder">\#(frame(0, 0, 200, Double(height)))<tabViewItems>
      <tabViewItem label="One" id="a"/><tabViewItem label="Two" id="b"/></tabViewItems></tabView>
      """#
    return String(decoding: try svg(macView(tabs)), as: UTF8.self)
  }
  #expect(try text(100).contains("1 more tab: Two"))
  #expect(try !text(22).contains("1 more tab"))
}

// MARK: Boxes

@Test func aCustomBoxShowsNoTitle() throws {
  func text(_ type: String) throws -> String {
    let box = #"<box id="b" boxType="\#(type)" title="Title">\#(frame(0, 0, 100, 50))</box>"#
    return String(decoding: try svg(macView(box)), as: UTF8.self)
  }
  #expect(try !text("custom").contains(">Title</text>"))
  #expect(try text("primary").contains(">Title</text>"))
}

@Test(arguments: [
  ("topTabsBezelBorder", Rect(0, 6, 300, 21)), ("bottomTabsBezelBorder", Rect(0, 173, 300, 21)),
  ("leftTabsBezelBorder", Rect(5, 0, 21, 200)), ("rightTabsBezelBorder", Rect(274, 0, 21, 200)),
])
func tabsAreAtTheirSide(_ type: String, _ side: Rect) throws {
  let items = ["a", "b"].map { #"<tabViewItem label="Tab \#($0)" id="\#($0)"/>"# }.joined()
  let drawn = try picture(
    macView(
      #"<tabView type="\#(type)" id="t">\#(frame(0, 0, 300, 200))<tabViewItems>\#(items)</tabViewItems></tabView>"#
    ))
  let (a, b) = (try #require(drawn.rect("a")), try #require(drawn.rect("b")))
  #expect(side.contains(a) && side.contains(b))
  let isRow = side.width > side.height
  #expect(isRow ? a.right == b.x && a.y == b.y : a.bottom == b.y && a.x == b.x)
  #expect(isRow ? a.height == 21 : a.width == 21)
}
