import Syntax
import TestSupport
import Testing
import Text

// MARK: Support

private enum Form {
  case iosStoryboard, iosXib, macStoryboard, macXib, watchStoryboard

  var type: String {
    switch self {
    case .iosStoryboard: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    case .iosXib: "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    case .macStoryboard: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"
    case .macXib: "com.apple.InterfaceBuilder3.Cocoa.XIB"
    case .watchStoryboard: "com.apple.InterfaceBuilder.WatchKit.Storyboard"
    }
  }
}

private func outline(_ text: String) -> InterfaceOutline { Array(text.utf8).withSpan(interfaceOutline(of:)) }

/// A document of one form around `objects`.
private func document(_ form: Form, _ objects: String, tail: String = "", attributes: String = "") -> String {
  let lines = objects.split(separator: "\n", omittingEmptySubsequences: false)
  switch form {
  case .iosXib, .macXib:
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(form.type)" version="3.0"\(attributes)>
          <objects>
      \(lines.map { "        " + $0 }.joined(separator: "\n"))
          </objects>
      \(tail)
      </document>

      """
  default:
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(form.type)" version="3.0"\(attributes)>
          <scenes>
              <!--Scene-->
              <scene sceneID="sc-1">
                  <objects>
      \(lines.map { "                " + $0 }.joined(separator: "\n"))
                  </objects>
                  <point key="canvasLocation" x="0" y="0"/>
              </scene>
          </scenes>
      \(tail)
      </document>

      """
  }
}

private func text(_ range: ByteRange?, in document: String) -> String? {
  guard let range else { return nil }
  let bytes = Array(document.utf8)
  guard range.lower >= 0, range.upper <= bytes.count else { return "outside the file" }
  return String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
}

/// One line a connection: kind, source, name, destination, id.
private func connections(_ outline: InterfaceOutline) -> [String] {
  outline.connections.map { connection in
    var kind = "\(connection.kind)"
    if case .other(let name) = connection.kind { kind = name }
    let source = connection.source.map { outline.objects[$0].id } ?? "-"
    return "\(kind) \(source) \(connection.name) \(connection.destination ?? "-") \(connection.id ?? "-")"
  }
}

private func ids(_ outline: InterfaceOutline) -> [String] { outline.objects.map(\.id) }

private func object(_ id: String, _ outline: InterfaceOutline) throws -> InterfaceObject {
  try #require(outline.objects.first { $0.id == id })
}

private func problems(_ document: String) -> [String] {
  outline(document).problems.map { "\($0.kind): \(text($0.range, in: document) ?? "")" }
}

// MARK: Documents

@Test(arguments: [
  ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", InterfaceOutline.Platform.iOS, true),
  ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", .iOS, false),
  ("com.apple.InterfaceBuilder3.Cocoa.XIB", .macOS, false),
  ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .macOS, true),
  ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .tvOS, true),
  ("com.apple.InterfaceBuilder.AppleTV.XIB", .tvOS, false),
  ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .watchOS, true),
  ("com.apple.InterfaceBuilder9.VisionPro.XIB", nil, false),
  ("something", nil, false),
])
func typeGivesPlatformAndForm(_ type: String, _ platform: InterfaceOutline.Platform?, _ isStoryboard: Bool) {
  let found = outline("<document type=\"\(type)\"/>")
  #expect(found.platform == platform)
  #expect(found.isStoryboard == isStoryboard)
  #expect(found.problems == [])
}

@Test func emptyFilesSaySo() {
  for text in ["", " \n\t\r\n", "\u{FEFF}", "\u{FEFF}\n"] {
    #expect(outline(text).problems.map(\.message) == ["the file is empty; restore or remove it"])
  }
}

@Test(arguments: [
  ("bplist00\u{1}nothing", Problem.Kind.compiled), ("NIBArchive\u{1}", .compiled),
  ("\u{4}\u{B}streamtyped", .compiled),
  ("<plist version=\"1.0\"><dict><key>$archiver</key></dict></plist>", .compiled),
  ("<plist version=\"1.0\"><dict/></plist>", .malformed),
  ("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", .archive),
])
func formatsThatAreNotReadKeepTheirText(_ text: String, _ kind: Problem.Kind) {
  let found = outline(text)
  #expect(found.problems.map(\.kind) == [kind])
  #expect(found.unreadText == (kind == .malformed ? [] : Array(text.utf8)))
}

/// A tag with many attributes takes no longer than they need, and the first that appears twice is the one that is named.
@Test func anAttributeThatStandsTwiceIsNamedOnce() {
  #expect(problems("<document><view id=\"a\" x=\"1\" x=\"2\" id=\"b\"/></document>") == ["malformed: x"])
  #expect(problems("<document><view ab=\"1\" bb=\"2\" abb=\"3\" a=\"\"/></document>") == [])
  let many = (0..<100_000).map { "a\($0)=\"\"" }.joined(separator: " ")
  #expect(problems("<document><view \(many)/></document>") == [])
}

@Test func filesThatAreNoDocumentSaySo() {
  #expect(problems("<?xml version=\"1.0\"?>\n<plist><dict id=\"a\"/><b></plist>") == ["malformed: plist"])
  #expect(outline("<plist><dict id=\"a\"/></plist>").objects == [])
  #expect(
    problems("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><data>&bad;") == ["archive: archive"])
  #expect(problems("let x = 1\n").count == 1)
  #expect(problems("<?xml version=\"1.0\"?>\n").count == 1)
}

@Test func byteOrderMarkIsSkippedAndWideTextIsNotRead() throws {
  let body = document(.iosXib, #"<view id="v1"/>"#)
  let marked = outline("\u{FEFF}" + body)
  #expect(ids(marked) == ["v1"])
  #expect(marked.problems == [])
  #expect(text(marked.objects.first?.idRange, in: "\u{FEFF}" + body) == "v1")

  let units = Array(body.utf16)
  let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
    let found = bytes.withSpan(interfaceOutline(of:))
    #expect(found.problems.map(\.kind) == [.unread])
    #expect(found.objects == [])
  }
}

@Test func oddBytesAreReportedOnceAndReadAround() {
  // The padding moves the odd bytes out of reach of the first block that is looked at as a whole.
  let padding = String(repeating: "<view id=\"p\"/>\n", count: 200)
  for padding in ["", padding] {
    var bytes = Array(document(.iosXib, padding + "<label id=\"l\" text=\"a~b~\"/><view id=\"é\"/>").utf8)
    let marks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "~") }
    for (mark, byte) in zip(marks, [0x00, 0xFF] as [UInt8]) { bytes[mark] = byte }
    let found = bytes.withSpan(interfaceOutline(of:))
    #expect(found.problems.map(\.kind) == [.malformed, .encoding])
    #expect(found.problems.map(\.range.lower) == Array(marks))
    #expect(ids(found).suffix(2) == ["l", "é"])
  }
}

// MARK: Objects

@Test func objectsKnowSceneParentKeyAndClass() throws {
  let source = document(
    .iosStoryboard,
    """
    <viewController storyboardIdentifier="login" id="vc" customClass="Login" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="v1" customClass="" customModule="">
            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
            <subviews>
                <label text="Name &amp; more" id="l1"/>
                <view id="v2" customClass="Card" customModule="Kit"/>
            </subviews>
        </view>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" userLabel="First Responder" sceneMemberID="firstResponder"/>
    <exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
    """)
  let found = outline(source)
  #expect(found.problems == [])
  #expect(ids(found) == ["vc", "v1", "l1", "v2", "fr", "ex"])
  #expect(found.objects.map(\.element) == ["viewController", "view", "label", "view", "placeholder", "exit"])
  #expect(found.objects.map(\.parent) == [nil, 0, 1, 1, nil, nil])
  #expect(found.objects.map(\.scene) == [0, 0, 0, 0, 0, 0])
  #expect(found.objects.map(\.placeholder) == [nil, nil, nil, nil, .firstResponder, .exit])
  let controller = try object("vc", found)
  #expect(controller.customClass == "Login")
  #expect(text(controller.customClassRange, in: source) == "Login")
  #expect(text(controller.idRange, in: source) == "vc")
  #expect(text(controller.tagRange, in: source)?.hasSuffix("sceneMemberID=\"viewController\">") == true)
  #expect(text(controller.range, in: source)?.hasPrefix("<viewController story") == true)
  #expect(text(controller.range, in: source)?.hasSuffix("</viewController>") == true)
  #expect(controller.customModule == "App")
  #expect(controller.isModuleOfTarget)
  #expect(controller.storyboardIdentifier == "login")
  let view = try object("v1", found)
  #expect(view.key == "view")
  #expect(view.customClass == nil && view.customClassRange == nil && view.customModule == nil)
  #expect(try object("v2", found).customModule == "Kit")
  #expect(try object("v2", found).isModuleOfTarget == false)
  #expect(try object("l1", found).label == "Name & more")
  #expect(found.scenes.map(\.id) == ["sc-1"])
  #expect(text(found.scenes.first?.range, in: source)?.hasPrefix("<scene sceneID") == true)
  #expect(text(found.scenes.first?.range, in: source)?.hasSuffix("</scene>") == true)
}

@Test func placeholderNumbersDifferByPlatform() {
  let ios = outline(
    document(
      .iosXib,
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Cell"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <placeholder placeholderIdentifier="extra" id="e1"/>
      <customObject id="-3"/>
      """))
  #expect(ios.objects.map(\.placeholder) == [.filesOwner, .firstResponder, .external, nil])
  let mac = outline(
    document(
      .macXib,
      """
      <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <customObject id="12" customClass="Delegate"/>
      """))
  #expect(mac.objects.map(\.placeholder) == [.filesOwner, .firstResponder, .application, nil])
  let storyboard = outline(
    document(
      .macStoryboard,
      """
      <customObject id="-1" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
      <application id="app" sceneMemberID="viewController"/>
      <customObject id="-2" customClass="Thing"/>
      """))
  #expect(storyboard.objects.map(\.placeholder) == [.firstResponder, .application, nil])
}

@Test func labelsComeFromTheNearestName() {
  let found = outline(
    document(
      .macXib,
      """
      <button title="T" userLabel="U" id="b1"/>
      <menuItem title="T" id="b2"/>
      <textField id="b3"><string key="text">two
      lines &lt;3</string></textField>
      <button id="b4"><buttonCell key="cell" title="Go" id="b5"/></button>
      <button id="b6"><state key="normal" title="Log In"/><state key="selected" title="Out"/></button>
      <menuItem id="b7"><string key="keyEquivalent">x</string></menuItem>
      <menuItem id="b8"><string key="title" base64-UTF8="YES">DQ</string></menuItem>
      <menuItem id="b9"><menu key="submenu" title="Sub" id="b10"/></menuItem>
      """))
  #expect(found.problems == [])
  #expect(
    found.objects.map(\.label)
      == [
        "U", "T", "two\nlines <3".replacing("\nlines", with: "\n        lines"), "Go", "Go", "Log In", nil,
        nil, nil, "Sub",
      ])
}

@Test func watchControllersAreNamedByIdentifier() {
  let found = outline(
    document(
      .watchStoryboard,
      """
      <controller identifier="main" id="c1" customClass="Main">
          <items><table id="t1"><items><tableRow identifier="row" id="r1"/></items></table></items>
      </controller>
      """))
  #expect(found.objects.map(\.storyboardIdentifier) == ["main", nil, nil])
}

@Test func elementsWithoutObjectsAreNone() {
  let source = document(
    .iosXib,
    """
    <view id="v1">
        <variation key="heightClass=compact">
            <mask key="subviews"><include reference="x"/></mask>
            <view id="ghost1"/>
        </variation>
    </view>
    """,
    tail: """
          <classes><class id="ghost2"><connections><outlet property="p" destination="v1" id="ghost3"/></connections></class></classes>
          <designables><designable name="v1"/></designables>
          <resources><image name="a" id="ghost4"/></resources>
          <inferredMetricsTieBreakers><segue reference="s1"/></inferredMetricsTieBreakers>
      """
  ).replacing(
    "    <objects>", with: "    <device id=\"retina\"><adaptation id=\"fullscreen\"/></device>\n    <objects>"
  )
  let found = outline(source)
  #expect(found.problems == [])
  #expect(ids(found) == ["v1"])
  #expect(found.connections == [])
  #expect(found.connections.compactMap(\.id) == [])
}

@Test func storyboardReferencesTellWhereTheyLead() throws {
  let source = document(
    .iosStoryboard,
    """
    <viewControllerPlaceholder storyboardName="Detail" referencedIdentifier="start" bundleIdentifier="com.x" id="p1" sceneMemberID="viewController"/>
    <viewControllerPlaceholder storyboardName="" id="p2"/>
    """)
  let found = outline(source)
  let first = try #require(found.storyboardReferences.first)
  #expect(found.storyboardReferences.count == 2)
  #expect(found.objects[first.object].id == "p1")
  #expect(found.objects[first.object].placeholder == nil)
  #expect(first.storyboardName == "Detail")
  #expect(text(first.storyboardNameRange, in: source) == "Detail")
  #expect(text(first.referencedIdentifierRange, in: source) == "start")
  #expect(first.bundleIdentifier == "com.x")
  #expect(found.storyboardReferences.last?.storyboardName == nil)
}

// MARK: Connections

@Test func connectionsOfEveryKind() throws {
  let source = document(
    .macStoryboard,
    """
    <viewController id="vc">
        <view key="view" id="v1">
            <connections>
                <accessibilityConnection property="title" destination="vc" id="x1"/>
                <action selector="tap:" target="fr" id="a1"/>
                <action trigger="doubleAction" selector="open:" target="vc" id="a2"/>
                <action selector="go:" destination="vc" eventType="touchUpInside" id="a3"/>
                <binding destination="vc" name="value" keyPath="self.title" id="b1">
                    <dictionary key="options"><bool key="NSRaises" value="YES"/></dictionary>
                </binding>
                <outlet property="a&amp;b" destination="vc" id="o1"/>
                <outletCollection property="views" destination="v1" collectionClass="NSMutableArray" id="o2"/>
                <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="o3"/>
                <newConnection property="p" destination="vc" id="n1"/>
            </connections>
        </view>
        <tabItem><connections><outlet property="q" destination="v1" id="o4"/></connections></tabItem>
    </viewController>
    """)
  let found = outline(source)
  #expect(found.problems == [])
  #expect(
    connections(found) == [
      "accessibilityConnection v1 title vc x1", "action v1 tap: fr a1", "action v1 open: vc a2",
      "action v1 go: vc a3", "binding v1 value vc b1", "outlet v1 a&b vc o1",
      "outletCollection v1 views v1 o2",
      "outletCollection v1 gestureRecognizers g1 o3", "newConnection v1 p vc n1", "outlet - q v1 o4",
    ])
  #expect(ids(found) == ["vc", "v1"])
  #expect(found.connections.compactMap(\.id) == ["x1", "a1", "a2", "a3", "b1", "o1", "o2", "o3", "n1", "o4"])
  #expect(
    found.connections.map(\.event) == [
      nil, nil, "doubleAction", "touchUpInside", nil, nil, nil, nil, nil, nil,
    ])
  #expect(
    found.connections.map(\.appends) == [false, false, false, false, false, false, false, true, false, false])
  let action = found.connections[1]
  #expect(text(action.nameRange, in: source) == "tap:")
  #expect(text(action.destinationRange, in: source) == "fr")
  #expect(text(action.range, in: source) == #"<action selector="tap:" target="fr" id="a1"/>"#)
  let binding = found.connections[4]
  #expect(binding.keyPath == "self.title")
  #expect(text(binding.keyPathRange, in: source) == "self.title")
  #expect(text(binding.range, in: source)?.hasSuffix("</binding>") == true)
  #expect(text(found.connections[5].nameRange, in: source) == "a&amp;b")
}

@Test func seguesAndTheirNames() throws {
  let source = document(
    .iosStoryboard,
    """
    <viewController id="vc">
        <connections>
            <segue destination="d1" kind="show" identifier="next" destinationCreationSelector="make:" id="s1">
                <segue key="commit" inheritsFrom="parent" id="s2"/>
            </segue>
            <segue destination="ex" kind="unwind" unwindAction="back:" id="s3"/>
            <segue destination="d2" kind="custom" customClass="Fade" customModule="App" customModuleProvider="target" popoverAnchorView="v1" popoverAnchorBarButtonItem="i1" id="s4"/>
            <segue destination="d3" kind="relationship" relationship="rootViewController" customClass="" id="s5"/>
        </connections>
    </viewController>
    """)
  let found = outline(source)
  #expect(found.problems == [])
  #expect(
    connections(found) == [
      "segue vc next d1 s1", "segue vc  - s2", "segue vc  ex s3", "segue vc  d2 s4", "segue vc  d3 s5",
    ])
  let segues = found.connections.compactMap(\.segue)
  #expect(segues.map(\.kind) == ["show", nil, "unwind", "custom", "relationship"])
  #expect(segues.map(\.relationship) == [nil, nil, nil, nil, "rootViewController"])
  #expect(text(found.connections.first?.creationSelectorRange, in: source) == "make:")
  #expect(segues[2].unwindAction == "back:")
  #expect(segues[3].customClass == "Fade")
  #expect(segues[3].customModule == "App")
  #expect(segues[3].isModuleOfTarget)
  #expect(segues[4].customClass == nil)
  #expect(
    text(found.connections[1].nameRange, in: source)
      == #"<segue key="commit" inheritsFrom="parent" id="s2"/>"#)
  #expect(text(found.connections[0].range, in: source)?.hasSuffix("</segue>") == true)
  #expect(found.references.map(\.id) == ["v1", "i1"])
  #expect(found.references.map(\.kind) == [.popoverAnchor, .popoverAnchor])
}

@Test func referencesAndRuntimeAttributes() {
  let source = document(
    .iosXib,
    """
    <view id="v1">
        <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="k1"/>
            <constraint firstAttribute="height" constant="1" id="k2"/>
        </constraints>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <real key="value" value="8"/>
            </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
    </view>
    """, attributes: " initialViewController=\"v1\"")
  let found = outline(source)
  #expect(found.problems == [])
  #expect(ids(found) == ["v1", "k1", "k2"])
  #expect(found.references.map(\.kind) == [.initialController, .constraintEnd, .constraintEnd])
  #expect(found.references.map { text($0.range, in: source) } == ["v1", "a", "b"])
  #expect(found.runtimeAttributes.map(\.object) == [0])
  #expect(found.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius"])
  #expect(found.runtimeAttributes.map { text($0.keyPathRange, in: source) } == ["layer.cornerRadius"])
  #expect(found.runtimeAttributes.map(\.type) == ["number"])
}

@Test func doubleIDsNameTheFirst() {
  let source = document(
    .iosXib,
    """
    <view id="v1"><connections><outlet property="a" destination="v2" id="v1"/></connections></view>
    <view id="v2"/>
    <view id="V1"/>
    <view id="v1"/>
    <view id=""/>
    <view id=""/>
    """)
  let found = outline(source)
  #expect(found.duplicateIDs.map(\.id) == ["v1", "v1"])
  #expect(Set(found.duplicateIDs.map(\.first)) == [found.objects[0].idRange])
  #expect(found.duplicateIDs.map(\.range.lower).sorted() == found.duplicateIDs.map(\.range.lower))
  #expect(found.duplicateIDs.last?.range == found.objects[3].idRange)
}

// MARK: Damage

private let form = document(
  .iosStoryboard,
  """
  <viewController id="vc" customClass="Login">
      <view key="view" id="v1">
          <subviews>
              <button id="b1">
                  <connections>
                      <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
                      <action selector="tip:" destination="vc" eventType="touchDown" id="a2"/>
                  </connections>
              </button>
              <label text="Name" id="l1"/>
              <view id="v2">
                  <subviews>
                      <label text="Inner" id="l2"/>
                  </subviews>
                  <variation key="default">
                      <mask key="subviews"/>
                  </variation>
                  <connections>
                      <outlet property="inner" destination="l2" id="o1"/>
                  </connections>
              </view>
          </subviews>
      </view>
      <connections>
          <outlet property="name" destination="l1" id="o2"/>
          <segue destination="ex" kind="unwind" unwindAction="back:" id="s1"/>
      </connections>
  </viewController>
  <exit id="ex" sceneMemberID="exit"/>
  """, tail: "    <resources>\n        <image name=\"a\"/>\n    </resources>")

@Test func theFormIsWhole() {
  let found = outline(form)
  #expect(found.problems == [])
  #expect(ids(found) == ["vc", "v1", "b1", "l1", "v2", "l2", "ex"])
  #expect(
    connections(found) == [
      "action b1 tap: vc a1", "action b1 tip: vc a2", "outlet v2 inner l2 o1", "outlet vc name l1 o2",
      "segue vc  ex s1",
    ])
}

/// Whatever happens to one line, what the others declare and connect stays as it was.
@Test(arguments: [0, 1, 2, 3, 4, 5])
func aBrokenLineLosesAtMostItsElement(_ damage: Int) {
  let whole = outline(form)
  let lines = form.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  for number in lines.indices.dropFirst(2) where lines[number].contains("<") {
    var damaged = lines
    let line = lines[number]
    switch damage {
    case 0: damaged[number] = ""
    case 1: damaged[number] = String(line.dropLast(1))
    case 2: damaged[number] = String(line.dropLast(2))
    case 3:
      // Cut in the middle of the first value, or of the tag's name.
      let upper =
        line.firstIndex(of: "\"").map { line.index($0, offsetBy: 2) } ?? line.index(before: line.endIndex)
      damaged[number] = String(line[..<upper])
    case 4: damaged[number] = line.replacing("/>", with: ">")
    default: damaged[number] = line + "\n" + line
    }
    guard damaged[number] != line else { continue }
    let source = damaged.joined(separator: "\n")
    let found = outline(source)
    for connection in connections(whole) {
      let id = String(connection.split(separator: " ").last ?? "")
      // The connections of an owner that is gone have no source to name.
      let words = connection.split(separator: " ")
      if line.contains("id=\"\(id)\"") || line.contains("id=\"\(words[1])\"") { continue }
      #expect(connections(found).contains(connection), "line \(number): \(damaged[number])")
    }
    for object in whole.objects where !line.contains("id=\"\(object.id)\"") {
      let same = found.objects.first { $0.id == object.id }
      #expect(same?.element == object.element, "line \(number): \(damaged[number])")
      #expect(same?.customClass == object.customClass)
    }
    if damage < 4 { #expect(found.problems.count <= 2, "line \(number): \(found.problems)") }
  }
}

@Test func bothSidesOfAConflictAreRead() {
  let source = document(
    .iosXib,
    """
    <view id="v1">
        <connections>
            <outlet property="a" destination="v2" id="o1"/>
        </connections>
    </view>
    """
  ).replacing(
    "                <outlet property=\"a\" destination=\"v2\" id=\"o1\"/>",
    with: """
      <<<<<<< HEAD
                      <outlet property="a" destination="v2" id="o1"/>
      =======
                      <outlet property="b" destination="v2" id="o1"/>
      >>>>>>> other
      """)
  #expect(problems(source) == ["mergeConflict: <<<<<<< HEAD"])
  #expect(connections(outline(source)) == ["outlet v1 a v2 o1", "outlet v1 b v2 o1"])
  #expect(outline(source).duplicateIDs == [])
}

@Test func conflictingRootsAreOne() {
  let source = form.replacing(
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">",
    with: """
      <<<<<<< HEAD
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      =======
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.1">
      >>>>>>> other
      """)
  #expect(problems(source) == ["mergeConflict: <<<<<<< HEAD"])
  #expect(connections(outline(source)) == connections(outline(form)))
  #expect(outline(source).platform == .iOS)
}

// MARK: Robustness

private func checkRanges(_ outline: InterfaceOutline, count: Int, _ comment: @autoclosure () -> String) {
  var ranges = outline.problems.map(\.range) + outline.scenes.map(\.range) + outline.references.map(\.range)
  for object in outline.objects {
    ranges += [object.idRange, object.tagRange, object.range]
    ranges += [object.customClassRange].compactMap { $0 }
    if let parent = object.parent, !outline.objects.indices.contains(parent) { Issue.record("parent") }
    if let scene = object.scene, !outline.scenes.indices.contains(scene) { Issue.record("scene") }
  }
  for connection in outline.connections {
    ranges += [connection.nameRange, connection.range]
    ranges += [connection.destinationRange, connection.keyPathRange].compactMap { $0 }
    if let source = connection.source, !outline.objects.indices.contains(source) { Issue.record("source") }
  }
  ranges +=
    outline.runtimeAttributes.map(\.keyPathRange) + outline.duplicateIDs.flatMap { [$0.range, $0.first] }
  ranges += outline.storyboardReferences.compactMap(\.storyboardNameRange)
  let isInside = ranges.allSatisfy { 0 <= $0.lower && $0.lower <= $0.upper && $0.upper <= count }
  if !isInside { Issue.record("a range outside the file: \(comment())") }
}

@Test func truncatedDocumentsAreReadAsFarAsTheyGo() {
  let bytes = Array(form.utf8)
  let whole = connections(outline(form))
  for count in 0...bytes.count {
    let found = Array(bytes[..<count]).withSpan(interfaceOutline(of:))
    checkRanges(found, count: count, "truncated at \(count)")
    // All but the last, which the cut may have changed.
    let known = connections(found).dropLast()
    #expect(Array(known) == Array(whole.prefix(known.count)))
    #expect(found.problems.count <= 1, "truncated at \(count): \(found.problems)")
  }
}

@Test func damagedBytesNeverTrap() {
  var numbers = SeededNumbers(seed: 7)
  let whole = Array(form.utf8)
  let pieces = Array("<>\"'=/&!?-[]\n\0\u{FF} ;#".utf8) + [0xFF, 0xC3, 0xE2]
  for round in 0..<3000 {
    var bytes = whole
    for _ in 0...Int.random(in: 0..<6, using: &numbers) {
      let position = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes.remove(at: position)
      case 1: bytes[position] = pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
      case 2: bytes.insert(pieces[Int.random(in: 0..<pieces.count, using: &numbers)], at: position)
      default:
        let upper = min(bytes.count, position + Int.random(in: 1..<80, using: &numbers))
        bytes.removeSubrange(position..<upper)
      }
    }
    checkRanges(bytes.withSpan(interfaceOutline(of:)), count: bytes.count, "round \(round)")
  }
}

@Test func deepDocumentsEnd() {
  let depth = 200_000
  let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
  let nested = outline(head + (0..<depth).map { "<view id=\"\($0)\">" }.joined())
  #expect(nested.objects.count == depth)
  #expect(nested.objects.last?.parent == depth - 2)
  #expect(nested.problems.count == 1)
}
