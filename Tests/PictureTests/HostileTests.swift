import Pictures
import Syntax
import TestSupport
import Testing

// A storyboard may come from strangers, and its picture ends up in a page.

private let attacks = [
  "<script>alert(1)</script>", "javascript:alert(1)", "\" onload=\"alert(1)", "' onclick='x",
  "]]><g onload=\"x\">",
  "--><script>", "&#x0;&#8;\u{1}", "</title><script>x</script>", "url(http://example.com/x)",
  "\u{202E}gpj.exe",
]

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
}

@Test(arguments: attacks) func namesAndTextsStayText(_ attack: String) throws {
  let text = escaped(attack)
  let document = xib(
    #"""
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(text)"/>
    <view id="\#(text)" customClass="\#(text)" userLabel="\#(text)">\#(frame(0, 0, 300, 200))<subviews>
    <label id="l" text="\#(text)" textAlignment="\#(text)">\#(frame(0, 0, 300, 21))
    <fontDescription key="fontDescription" name="\#(text)" family="\#(text)" pointSize="\#(text)"/>
    <color key="textColor" red="\#(text)" green="1" blue="\#(text)" alpha="\#(text)"/></label>
    <imageView id="i" image="\#(text)">\#(frame(0, 30, 90, 90))</imageView>
    <mapView id="m" customClass="\#(text)">\#(frame(100, 30, 90, 90))</mapView>
    <button id="b"><rect key="frame" x="\#(text)" y="NaN" width="1e308" height="inf"/>
    <state key="normal" title="\#(text)"/></button></subviews></view>
    """#)
  let findings = [
    PictureFinding(severity: .error, object: attack, message: attack, code: attack, line: 1, range: nil)
  ]
  let drawn = try picture(document, attack) {
    $0.findings = findings
    $0.showsConnections = true
  }
  expectHarmless(drawn.svg())
}

@Test func imagesRunNothing() throws {
  let document = view(#"<imageView id="i" image="Logo">\#(frame(0, 0, 50, 50))</imageView>"#)
  let script = Array(#"<svg onload="alert(1)"><script>alert(1)</script></svg>"#.utf8)
  let drawn = try picture(document) {
    $0.assets = PictureAssets(image: { _, _ in
      PictureAsset(file: PictureImage(format: .svg, bytes: script), isTemplate: false)
    })
  }
  expectHarmless(drawn.svg())
  #expect(SVGContent(drawn.svg()).elements.contains("image"))
  #expect(!String(decoding: drawn.svg(), as: UTF8.self).contains("alert"))
}

@Test func deepDocumentsEnd() throws {
  let depth = 100_000
  let open = #"<view id="v"><rect key="frame" width="9" height="9"/><subviews>"#
  let bytes = view(
    String(repeating: open, count: depth) + String(repeating: "</subviews></view>", count: depth))
  let drawn = try picture(bytes)
  #expect(drawn.objects.count < 100)
  #expect(drawn.summary.contains("more than is drawn here"))
  expectHarmless(drawn.svg())
}

@Test func wideDocumentsEnd() throws {
  let label =
    #"<label id="l" text="Label"><rect key="frame" x="1" y="2" width="99999999" height="21"/></label>"#
  let drawn = try picture(view(String(repeating: label, count: 100_000)))
  #expect(drawn.objects.count <= 20_000)
  #expect(drawn.svg().count < 10_000_000)
}

@Test func longTextsAreCut() throws {
  let text = String(repeating: "long ", count: 200_000)
  let drawn = try picture(
    view(#"<label id="l" numberOfLines="0" text="\#(text)">\#(frame(0, 0, 300, 200))</label>"#))
  #expect(drawn.svg().count < 10_000)
}

@Test(arguments: documents) func damagedDocumentsAreDrawnAsFarAsTheyGo(_ name: String) throws {
  let bytes = try document(name)
  var random = SeededNumbers(seed: UInt64(name.utf8.count))
  for step in 0..<40 {
    var damaged = bytes
    if step % 2 == 0 {
      damaged = Array(damaged.prefix(Int.random(in: 0...bytes.count, using: &random)))
    } else {
      for _ in 0..<8 where !damaged.isEmpty {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
    }
    // A text that is not a document any more is refused, which is fine as well.
    guard let drawn = try? picture(damaged, name) else { continue }
    #expect(drawn.svg().count < 1_000_000)
    expectHarmless(drawn.svg())
  }
}

@Test(arguments: documents) func theSameDocumentGivesTheSameBytes(_ name: String) throws {
  let bytes = try document(name)
  #expect(try svg(bytes, name) == svg(bytes, name))
  expectHarmless(try svg(bytes, name))
}

@Test(arguments: documents) func everyDrawnObjectIsInTheDocument(_ name: String) throws {
  let bytes = try document(name)
  let text = String(decoding: bytes, as: UTF8.self)
  for object in try picture(bytes, name).objects {
    let tag = String(decoding: bytes[object.range.lower..<object.range.upper], as: UTF8.self)
    #expect(tag.hasPrefix("<\(object.element)"))
    #expect(object.id.isEmpty || text.contains("id=\"\(object.id)\""))
  }
}

@Test func connectionsThatLeadToEachOtherAreCompared() {
  func tree(_ property: String) -> DocumentTree {
    let outlets = [("o", "o"), ("p", "q"), ("q", "p")].map {
      #"<outlet property="\#(property)" id="\#($0)" destination="\#($1)"/>"#
    }
    return DocumentTree(
      view(#"<label id="l">\#(frame(0, 0, 9, 9))<connections>\#(outlets.joined())</connections></label>"#))
  }
  let lines = difference(from: tree("a"), to: tree("b")).lines(named: "Test.xib")
  #expect(lines.joined().contains("outlet 'a' to outlet property 'a' → 'b'"))
}
