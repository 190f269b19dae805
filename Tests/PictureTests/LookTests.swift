import Foundation
import Pictures
import Testing

// Features that a designer would see at once: text on its ground, names on one another, controls like the platform's.

private func drawn(_ bytes: [UInt8], isDark: Bool = false) throws -> String {
  String(decoding: try svg(bytes, isDark: isDark), as: UTF8.self)
}

/// The start tag of the text element with this content.
private func tag(ofText text: String, in svg: String) throws -> String {
  let end = try #require(svg.range(of: ">\(text)</text>")?.lowerBound)
  let start = try #require(svg[..<end].range(of: "<text", options: .backwards)?.lowerBound)
  return String(svg[start..<end])
}

private func value(_ name: String, ofText text: String, in svg: String) throws -> String {
  let tag = try tag(ofText: text, in: svg)
  let start = try #require(tag.range(of: " \(name)=\"")?.upperBound)
  return String(tag[start...].prefix { $0 != "\"" })
}

private func number(_ name: String, ofText text: String, in svg: String) throws -> Double {
  try #require(Double(try value(name, ofText: text, in: svg)))
}

@Test func aClassNameIsReadOnTheGroundOfItsParent() throws {
  func color(on red: Double, _ green: Double, _ blue: Double, isDark: Bool = false) throws -> String {
    let document = view(
      #"""
      <view id="p">\#(frame(0, 0, 300, 200))<subviews><view id="c" customClass="Chart">\#(frame(90, 60, 100, 40))</view></subviews>
      <color key="backgroundColor" red="\#(red)" green="\#(green)" blue="\#(blue)" alpha="1"/></view>
      """#)
    return try value("fill", ofText: "Chart", in: drawn(document, isDark: isDark))
  }
  #expect(try color(on: 1, 1, 1) == "#5e8bd6")
  #expect(try color(on: 0.1, 0.1, 0.1) == "#8fb4ff")
  // The appearance says nothing about a color that the document states.
  #expect(try color(on: 1, 1, 1, isDark: true) == "#5e8bd6")
  #expect(try color(on: 0.37, 0.55, 0.84) == "#173a75")
  #expect(try color(on: 0.8, 0.25, 0.3) == "#f2f6ff")
}

@Test func namesOfViewsAtOnePlaceAreOnLinesOfTheirOwn() throws {
  func document(_ height: Double) -> [UInt8] {
    view(
      ["First", "Second", "Third"].map {
        #"<containerView id="\#($0)">\#(frame(0, 0, 300, height))<connections><segue kind="embed" destination="to\#($0)" id="s\#($0)"/></connections></containerView><viewController id="to\#($0)" customClass="\#($0)"/>"#
      }.joined())
  }
  let tall = try drawn(document(120))
  let baselines = try ["First", "Second", "Third"].map { try number("y", ofText: "→ \($0)", in: tall) }
  #expect(baselines[1] >= baselines[0] + 13 && baselines[2] >= baselines[1] + 13)
  // One name is enough if there is not enough room for another line.
  let low = try drawn(document(24))
  #expect(low.contains("→ First") && !low.contains("→ Second"))
}

@Test func aClassNameLeavesALabelFree() throws {
  let label = #"<label text="Above" id="l" textAlignment="center">\#(frame(0, 90, 300, 20))</label>"#
  let svg = try drawn(view(label + #"<view id="c" customClass="Chart">\#(frame(50, 50, 200, 100))</view>"#))
  #expect(try number("y", ofText: "Chart", in: svg) >= number("y", ofText: "Above", in: svg) + 10)
}

@Test func theNameOfAMissingImageIsNotWrittenOnALabelOrATitle() throws {
  let label = #"<label text="Above" id="l" textAlignment="center">\#(frame(0, 90, 300, 20))</label>"#
  let image = #"<imageView id="i" image="Sky">\#(frame(50, 60, 200, 80))</imageView>"#
  #expect(try drawn(view(image)).contains(">Sky</text>"))
  #expect(try !drawn(view(label + image)).contains(">Sky</text>"))
  func button(_ title: String) throws -> String {
    try drawn(
      view(
        #"<button id="b">\#(frame(0, 0, 120, 40))<state key="normal" title="\#(title)" backgroundImage="Plate"/></button>"#
      ))
  }
  #expect(try button("").contains(">Plate</text>"))
  #expect(try !button("Go").contains(">Plate</text>"))
}

@Test func prototypesOfAnInsetTableHaveTheirPlates() throws {
  let table = #"""
    <tableView style="insetGrouped" id="t">\#(frame(0, 0, 300, 200))<prototypes><tableViewCell id="c">\#(frame(20, 50, 260, 44))
    </tableViewCell></prototypes></tableView>
    """#
  #expect(
    try drawn(view(table), isDark: true).contains(
      ##"<rect x="20" y="50" width="260" height="44" rx="10" fill="#1c1c1e"/>"##))
}

// MARK: Controls

@Test func aColorWellOfIOSIsRound() throws {
  let color = #"<color key="selectedColor" red="1" green="0.5" blue="0" alpha="1"/>"#
  for well in [
    #"<colorWell id="w">\#(frame(10, 10, 40, 28))\#(color)</colorWell>"#,
    #"<view id="w" customClass="UIColorWell">\#(frame(10, 10, 40, 28))\#(color)</view>"#,
  ] {
    let svg = try drawn(view(well))
    #expect(svg.contains(#"<circle cx="30" cy="24" r="#))
    #expect(svg.contains(##"fill="#ff8000""##))
    #expect(!svg.contains(">UIColorWell</text>"))
  }
}

@Test func aColorWellOfMacOSShowsATranslucentColorOnBlackAndWhite() throws {
  func well(_ attributes: String, alpha: Double = 1) throws -> String {
    try drawn(
      macView(
        #"<colorWell \#(attributes) id="w">\#(frame(10, 10, 60, 28))<color key="color" red="1" green="0" blue="0" alpha="\#(alpha)"/></colorWell>"#
      ))
  }
  let swatch = ##"height="18" rx="3" fill="#ff0000""##
  #expect(try well("").contains(#"width="48" "# + swatch))
  #expect(try well("", alpha: 0.5).contains(##"L64 167L64 185z" fill="#000000""##))
  // The wheel of the color panel is beside the color.
  let expanded = try well(#"colorWellStyle="expanded""#)
  #expect(expanded.contains(#"width="27" "# + swatch) && expanded.contains(##"fill="#2e9bff""##))
  #expect(
    try well(#"bordered="NO""#).contains(##"<rect x="10" y="162" width="60" height="28" fill="#ff0000""##))
}

@Test func theIconOfTheAppIsDrawn() throws {
  let image =
    #"<imageView id="i">\#(frame(10, 10, 64, 64))<imageCell key="cell" image="NSApplicationIcon" imageScaling="proportionallyDown"/></imageView>"#
  let button =
    #"<button id="b">\#(frame(100, 10, 40, 40))<buttonCell key="cell" type="square" imagePosition="only" image="NSApplicationIcon"/></button>"#
  for view in [image, button] {
    let svg = try drawn(macView(view))
    #expect(svg.contains(##"fill="#3d8bf2""##) && !svg.contains(">NSApplicationIcon</text>"))
  }
  // Documents state one of the icon's many sizes.
  let sized = xib(
    #"<customView id="root">\#(frame(0, 0, 100, 100))<subviews>\#(image)</subviews></customView>"#,
    isMac: true,
    #"<image name="NSApplicationIcon" width="32" height="32"/>"#)
  #expect(try drawn(sized).contains(##"width="53.76" height="53.76" rx="12.1" fill="#3d8bf2""##))
}

@Test func anImageOfMacOSIsNotEnlargedUnlessItSaysSo() throws {
  func place(_ scaling: String) throws -> Bool {
    let document = xib(
      #"""
      <customView id="root">\#(frame(0, 0, 100, 100))<subviews><imageView id="i">\#(frame(10, 10, 80, 80))
      <imageCell key="cell" image="logo" imageScaling="\#(scaling)"/></imageView></subviews></customView>
      """#, isMac: true, #"<image name="logo" width="20" height="20"/>"#)
    return try drawn(document).contains(#"<rect x="40.5" y="40.5" width="19" height="19""#)
  }
  #expect(try place("proportionallyDown"))
  #expect(try !place("proportionallyUpOrDown"))
}

@Test func insetsMoveTheTitleOfAButton() throws {
  func x(_ attributes: String, _ children: String, title: String = "Go") throws -> Double {
    let button =
      #"<button buttonType="system" \#(attributes) id="b">\#(frame(100, 10, 100, 40))\#(children)<state key="normal" title="\#(title)"/></button>"#
    return try number("x", ofText: title, in: drawn(view(button)))
  }
  let content = #"<inset key="contentEdgeInsets" minX="16" minY="0" maxX="4" maxY="0"/>"#
  #expect(try x("", "") == 150)
  #expect(try x("", content) == 156)
  #expect(try x(#"contentHorizontalAlignment="left""#, content) == 116)
  #expect(try x(#"contentHorizontalAlignment="right""#, content) == 196)
  #expect(try x("", #"<inset key="titleEdgeInsets" minX="10" minY="0" maxX="0" maxY="0"/>"#) == 155)
  // A configuration has its own insets, and those of UIKit where it states none.
  let plain = #"<buttonConfiguration key="configuration" style="plain" title="Go"/>"#
  #expect(try x(#"contentHorizontalAlignment="leading""#, plain) == 112)
  let stated = #"""
    <buttonConfiguration key="configuration" style="plain" title="Go">
    <directionalEdgeInsets key="contentInsets" top="0" leading="30" bottom="0" trailing="0"/></buttonConfiguration>
    """#
  #expect(try x(#"contentHorizontalAlignment="leading""#, stated + content) == 130)
  // A title that does not fit leaves its insets, not its button.
  let wide = try x(#"contentHorizontalAlignment="left""#, content, title: "A title of a button")
  #expect(wide >= 100 && wide < 116)
}

@Test func aButtonOfNoTypeIsWhiteUnlessItsGroundIs() throws {
  func color(_ blue: Double) throws -> String {
    let button = #"<button id="b">\#(frame(100, 10, 100, 40))<state key="normal" title="Go"/></button>"#
    let document = xib(
      #"""
      <view id="root">\#(frame(0, 0, 300, 200))<subviews>\#(button)</subviews>
      <color key="backgroundColor" red="\#(blue)" green="\#(blue)" blue="1" alpha="1"/></view>
      """#)
    return try value("fill", ofText: "Go", in: drawn(document))
  }
  #expect(try color(0.2) == "#ffffff")
  #expect(try color(1) == "#8e8e93")
}

@Test func theImageOfAButtonIsWhereItsConfigurationPutsIt() throws {
  func title(_ placement: String) throws -> (x: Double, y: Double) {
    let svg = try drawn(
      view(
        #"""
        <button id="b">\#(frame(100, 10, 120, 60))<buttonConfiguration key="configuration" style="plain" title="Go"
         image="star" catalog="system" imagePadding="6" \#(placement)/></button>
        """#))
    return (try number("x", ofText: "Go", in: svg), try number("y", ofText: "Go", in: svg))
  }
  let usual = try title("")
  #expect(try title(#"imagePlacement="trailing""#).x < usual.x)
  #expect(try title(#"imagePlacement="top""#).y > usual.y)
  #expect(try title(#"imagePlacement="bottom""#).y < usual.y)
}

@Test func aWindowThatItsContentFillsHasItsButtonsOnTop() throws {
  let window = #"""
    <window title="Main" titlebarAppearsTransparent="YES" id="w">
    <windowStyleMask key="styleMask" titled="YES" closable="YES" fullSizeContentView="YES"/><rect key="contentRect" x="0" y="0" width="300" height="200"/>
    <view key="contentView" id="c">\#(frame(0, 0, 300, 200))<subviews><box boxType="custom" borderType="none" id="b">\#(frame(0, 0, 300, 200))
    <color key="fillColor" red="0.1" green="0.1" blue="0.3" alpha="1"/></box></subviews></view></window>
    """#
  let svg = try drawn(xib(window, isMac: true))
  let ground = try #require(svg.range(of: ##"fill="#1a1a4d""##))
  let light = try #require(svg.range(of: ##"fill="#ff5f57""##))
  #expect(ground.lowerBound < light.lowerBound)
  // The title and the buttons that are off are read on the content as well.
  #expect(try value("fill", ofText: "Main", in: svg) == "#ffffff")
  #expect(svg.contains(##"<circle cx="34" cy="14" r="6" fill="#ffffff" fill-opacity="0.25"/>"##))
}

// MARK: Lines and text

private func scene(_ id: Int, _ x: Int, _ content: String) -> String {
  #"""
  <scene sceneID="n\#(id)"><objects><viewController id="c\#(id)"><view key="view" id="v\#(id)">\#(frame(0, 0, 400, 400))
  <subviews>\#(content)</subviews></view></viewController></objects><point key="canvasLocation" x="\#(x)" y="0"/></scene>
  """#
}

private func map(_ scenes: String...) -> [UInt8] {
  Array(
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>\#(scenes.joined())</scenes></document>"#
      .utf8)
}

private let buttonWithSegue = #"""
  <label text="A word" id="l">\#(frame(200, 100, 60, 20))</label><button id="b">\#(frame(20, 95, 100, 30))<state key="normal" title="Go"/>
  <connections><segue kind="show" identifier="go" destination="c2" id="s"/></connections></button>
  """#

@Test func theNameOfASegueIsBetweenItsScenes() throws {
  let drawn = try picture(map(scene(1, 0, buttonWithSegue), scene(2, 900, "")))
  let (name, one, other) = (
    try #require(drawn.rect("s")), try #require(drawn.rect("v1")), try #require(drawn.rect("v2"))
  )
  #expect(name.x >= one.right && name.right <= other.x)
}

@Test func theNameOfASegueIsOnNoSceneOnItsWay() throws {
  let drawn = try picture(map(scene(1, 0, buttonWithSegue), scene(3, 700, ""), scene(2, 1400, "")))
  let (name, between) = (try #require(drawn.rect("s")), try #require(drawn.rect("v3")))
  #expect(name.right <= between.x || name.x >= between.right)
}

@Test func theLineOfASegueLeavesTextFree() throws {
  let svg = String(decoding: try svg(map(scene(1, 0, buttonWithSegue), scene(2, 900, ""))), as: UTF8.self)
  let lines = horizontalLines(in: svg, y: 110 - 200)
  #expect(lines.count == 2)
  #expect(lines.allSatisfy { $0.upperBound <= 0 || $0.lowerBound >= 50 })
}

@Test func linesOfConnectionsAndFindingsLeaveTextFree() throws {
  let document = Array(
    #"""
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
    <viewController id="vc" customClass="Login"><view key="view" id="v">\#(frame(0, 0, 400, 400))<subviews>
    <label text="A word" id="l">\#(frame(100, 100, 60, 20))</label><textField id="f">\#(frame(300, 95, 80, 30))</textField>
    </subviews></view><connections><outlet property="field" destination="f" id="o"/></connections></viewController>
    </objects></scene></scenes></document>
    """#.utf8)
  let svg = String(decoding: try picture(document) { $0.showsConnections = true }.svg(), as: UTF8.self)
  let lines = horizontalLines(in: svg, y: 110)
  #expect(lines.count == 2)
  #expect(lines.first?.lowerBound == 0 && lines.last?.upperBound == 300)
  #expect(lines.allSatisfy { $0.upperBound <= 100 || $0.lowerBound >= 140 })
}

@Test func connectionsAreSeenOnALightSceneInTheDark() throws {
  func document(_ white: Int) -> [UInt8] {
    Array(
      #"""
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="Login"><view key="view" id="v">\#(frame(0, 0, 400, 400))<subviews>
      <textField id="f">\#(frame(300, 95, 80, 30))</textField></subviews><color key="backgroundColor" white="\#(white)" alpha="1"/></view>
      <connections><outlet property="field" destination="f" id="o"/></connections></viewController></objects></scene></scenes></document>
      """#.utf8)
  }
  func svg(_ white: Int) throws -> String {
    String(
      decoding: try picture(document(white), isDark: true) { $0.showsConnections = true }.svg(), as: UTF8.self
    )
  }
  let outline = ##"<rect x="299" y="94" width="82" height="32" rx="3" fill="none" stroke="#"##
  #expect(try svg(0).contains(outline + "8fb4ff"))
  #expect(try svg(1).contains(outline + "3f6fc0"))
  // The name is beside the scene.
  #expect(try value("fill", ofText: "field", in: svg(1)) == "#8fb4ff")
}

@Test func aReferenceToAnotherStoryboardNamesIt() throws {
  for (kind, element) in [("Cocoa", "controllerPlaceholder"), ("CocoaTouch", "viewControllerPlaceholder")] {
    let document = Array(
      #"""
      <document type="com.apple.InterfaceBuilder3.\#(kind).Storyboard.XIB"><scenes><scene sceneID="s"><objects>
      <\#(element) storyboardName="Downloads" id="p" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """#.utf8)
    let svg = String(decoding: try picture(document).svg(), as: UTF8.self)
    #expect(svg.contains(">Downloads<") && !svg.contains("ontrollerPlaceholder<"))
  }
}

@Test func aTransparentBoxHasNoGround() throws {
  func svg(_ attribute: String) throws -> String {
    let document = Array(
      #"""
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects><customView id="v">\#(frame(0, 0, 200, 100))
      <subviews><box title="Log" id="b" \#(attribute)>\#(frame(20, 20, 160, 60))</box></subviews></customView></objects></document>
      """#.utf8)
    return String(decoding: try picture(document).svg(), as: UTF8.self)
  }
  #expect(try svg("").contains(#"rx="5""#))
  #expect(try !svg(#"transparent="YES""#).contains(#"rx="5""#))
}

/// From where to where each line at a height leads.
private func horizontalLines(in svg: String, y: Int) -> [ClosedRange<Double>] {
  svg.split(separator: "<line ").dropFirst().compactMap { line in
    func value(_ name: String) -> Double? {
      line.range(of: "\(name)=\"").flatMap { Double(line[$0.upperBound...].prefix { $0 != "\"" }) }
    }
    guard let x1 = value("x1"), let x2 = value("x2"), value("y1") == Double(y), value("y2") == Double(y)
    else {
      return nil
    }
    return min(x1, x2)...max(x1, x2)
  }
}
