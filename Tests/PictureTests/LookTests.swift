import Pictures
import Testing

// What a designer would see at once: text on its ground, names on one another, controls like the platform's.

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
  // Where there is no room for another line, one name is enough.
  let low = try drawn(document(24))
  #expect(low.contains("→ First") && !low.contains("→ Second"))
}
