import Pictures
import Testing
import Text

// Marks drawn over a picture: findings and connections.

private let scene = Array(
  #"""
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
  <viewController id="vc" customClass="Login"><view key="view" id="v">\#(frame(0, 0, 400, 800))<subviews>
  <label id="lbl">\#(frame(10, 100, 200, 20))</label>
  <button id="btn">\#(frame(10, 200, 200, 40))<connections><action selector="tap:" destination="vc" id="c2"/></connections></button>
  </subviews></view><connections><outlet property="titleLable" destination="lbl" id="c1"/></connections></viewController>
  <tapGestureRecognizer id="tap"/></objects></scene></scenes></document>
  """#.utf8)

private func range(of text: String) -> ByteRange {
  let whole = String(decoding: scene, as: UTF8.self)
  guard let range = whole.firstRange(of: text) else { return ByteRange(0, 0) }
  let lower = whole.utf8.distance(from: whole.startIndex, to: range.lowerBound)
  return ByteRange(lower, lower + text.utf8.count)
}

private func finding(_ object: String?, _ severity: PictureFinding.Severity = .error, _ name: String = "")
  -> PictureFinding
{
  PictureFinding(
    severity: severity, object: object, message: "no outlet \(name)", code: "dangling-outlet", line: 7,
    range: name.isEmpty ? nil : range(of: name))
}

private func drawn(_ findings: [PictureFinding], connections: Bool = false) throws -> String {
  String(
    decoding: try picture(scene) {
      $0.findings = findings
      $0.showsConnections = connections
    }.svg(), as: UTF8.self)
}

@Test func aFindingFramesItsObjectAndIsListed() throws {
  let svg = try drawn([finding("lbl")])
  #expect(svg.contains(#"<g data-note="lbl"><title>no outlet </title>"#))
  #expect(svg.contains("no outlet  [dangling-outlet], line 7"))
}

@Test func ofAConnectionTheViewIsFramed() throws {
  #expect(try drawn([finding("vc", .error, "titleLable")]).contains(#"<g data-note="lbl">"#))
}

@Test func aLineLeadsToTheOtherEndOfAConnection() throws {
  // The controller's frame is around the label: the shortest way to its edge.
  let outlet = try drawn([finding("vc", .error, "titleLable")])
  #expect(
    outlet.contains(##"<line x1="10" y1="110" x2="0" y2="110" stroke="#ff3b30" stroke-opacity="0.75"/>"##))
  let action = try drawn([finding("btn", .warning, "tap:")])
  #expect(action.contains(##"<line x1="10" y1="220" x2="0" y2="220" stroke="#ff9500""##))
  // A finding that is not about a connection has one end.
  #expect(!(try drawn([finding("lbl")]).contains("<line ")))
}

@Test func aLineLeadsToTheOwnerOfAXib() throws {
  let document = xib(
    #"""
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row"><connections>
    <outlet property="titel" destination="l" id="o"/></connections></placeholder>
    <view id="v">\#(frame(0, 0, 300, 200))<subviews><label id="l">\#(frame(20, 50, 100, 20))</label></subviews></view>
    """#)
  let text = String(decoding: document, as: UTF8.self)
  let place = try #require(text.firstRange(of: "titel"))
  let lower = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
  let picture = try picture(document) {
    $0.findings = [
      PictureFinding(
        severity: .error, object: "-1", message: "", code: "dangling-outlet", line: 1,
        range: ByteRange(lower, lower + 5))
    ]
  }
  let owner = try #require(picture.rect("-1"))
  #expect(owner.bottom == -34)
  #expect(String(decoding: picture.svg(), as: UTF8.self).contains(##" y2="-34" stroke="#ff3b30""##))
}

@Test func findingsOfOneObjectShareABadgeOfTheWorstColor() throws {
  let svg = try drawn([finding("lbl", .hint), finding("lbl", .error)])
  #expect(svg.components(of: #"<g data-note="lbl">"#) == 1)
  #expect(svg.contains(##"stroke="#ff3b30""##))
}

@Test func whatIsNoViewGetsAPill() throws {
  #expect(try drawn([finding("tap")]).contains(">tapGestureRecognizer</text>"))
}

@Test func aConnectionToAControllerIsDrawnAtItsView() throws {
  let cells = Array(
    #"""
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
    <viewController id="vc" customClass="Login"><view key="view" id="v">\#(frame(0, 0, 400, 800))<subviews>
    <view id="row" customClass="Row">\#(frame(10, 100, 200, 20))<subviews><label id="lbl">\#(frame(50, 0, 80, 20))</label></subviews>
    <connections><outlet property="delegate" destination="vc" id="c1"/><outlet property="titel" destination="lbl" id="c2"/>
    </connections></view></subviews></view><connections><outlet property="tap" destination="tap" id="c3"/></connections>
    </viewController><tapGestureRecognizer id="tap"/></objects></scene></scenes></document>
    """#.utf8)
  let whole = String(decoding: cells, as: UTF8.self)
  let lower = try #require(whole.utf8.firstRange(of: "titel".utf8)).lowerBound
  let offset = whole.utf8.distance(from: whole.startIndex, to: lower)
  let svg = String(
    decoding: try picture(cells) {
      $0.showsConnections = true
      $0.findings = [
        PictureFinding(
          severity: .error, object: "row", message: "m", code: "dangling-outlet", line: 5,
          range: ByteRange(offset, offset + 5))
      ]
    }.svg(), as: UTF8.self)
  // The frame of the row, of the label, and a place at the edge of the scene.
  #expect(svg.contains(##"<rect x="9" y="99" width="202" height="22" rx="3" fill="none" stroke="#3f6fc0""##))
  #expect(svg.contains(##"<rect x="59" y="99" width="82" height="22" rx="3" fill="none" stroke="#ff3b30""##))
  #expect(svg.contains(##"<rect x="-1" y="19" width="2" height="2" rx="1""##))
  #expect(!svg.contains(##"<rect x="-1" y="-1" width="402" height="802""##))
  // Both ends of the finding are views, so a thin line joins them.
  #expect(svg.contains(##"stroke="#ff3b30" stroke-opacity="0.75"/>"##))
}

@Test func connectionsAreNamedAndBrokenOnesRed() throws {
  let plain = try drawn([], connections: true)
  #expect(plain.contains(">titleLable</text>") && plain.contains(">tap:</text>"))
  #expect(!plain.contains("(broken)"))
  let broken = try drawn([finding("vc", .error, "titleLable")], connections: true)
  #expect(broken.contains("<title>outlet titleLable (broken)</title>"))
  #expect(!broken.contains("<title>action tap: (broken)</title>"))
}

extension String {
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}
