import Pictures
import Testing
import Text

// What is drawn over a picture: findings and connections.

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
  // The controller's frame is around the label: straight up to its edge.
  let outlet = try drawn([finding("vc", .error, "titleLable")])
  #expect(
    outlet.contains(
      ##"<g data-note="lbl"><title></title><line x1="22" y1="100" x2="22" y2="0" stroke="#ff3b30" stroke-opacity="0.75"/>"##
    ))
  let action = try drawn([finding("btn", .warning, "tap:")])
  #expect(action.contains(##"<line x1="22" y1="200" x2="22" y2="0" stroke="#ff9500""##))
  // What is about no connection has one end.
  #expect(!(try drawn([finding("lbl")]).contains("<line ")))
}

@Test func findingsOfOneObjectShareABadgeOfTheWorstColor() throws {
  let svg = try drawn([finding("lbl", .hint), finding("lbl", .error)])
  #expect(svg.components(of: #"<g data-note="lbl">"#) == 1)
  #expect(svg.contains(##"stroke="#ff3b30""##))
}

@Test func whatIsNoViewGetsAPill() throws {
  #expect(try drawn([finding("tap")]).contains(">tapGestureRecognizer</text>"))
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
