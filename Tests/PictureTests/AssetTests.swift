import Pictures
import Testing

private let image = view(
  #"""
  <imageView id="a" image="Logo" contentMode="scaleAspectFit">\#(frame(0, 0, 100, 100))</imageView>
  <imageView id="b" image="Logo">\#(frame(0, 100, 50, 50))</imageView>
  <view id="c">\#(frame(100, 0, 50, 50))<color key="backgroundColor" name="Brand"/></view>
  """#)

private func assets(isTemplate: Bool) -> PictureAssets {
  PictureAssets(
    color: { name, _ in name == "Brand" ? .value(Color(red: 1, green: 0.5, blue: 0, alpha: 1)) : nil },
    image: { _, _ in
      PictureAsset(file: PictureImage(format: .png, bytes: [1, 2, 3, 4]), isTemplate: isTemplate)
    })
}

@Test func imagesAreEmbeddedOnce() throws {
  let drawn = try picture(image) { $0.assets = assets(isTemplate: false) }
  let svg = String(decoding: drawn.svg(), as: UTF8.self)
  #expect(svg.split(separator: "data:image/png;base64,AQIDBA==").count == 2)
  #expect(svg.split(separator: ##"<use href="#i1""##).count == 3)
  #expect(svg.contains(##"fill="#ff8000""##))
  expectHarmless(drawn.svg())
}

@Test func templatesTakeTheTint() throws {
  let drawn = try picture(image) { $0.assets = assets(isTemplate: true) }
  let content = SVGContent(drawn.svg())
  #expect(content.elements.contains("mask"))
  #expect(content.attributes["mask"] == ["url(#m1)", "url(#m2)"])
  expectHarmless(drawn.svg())
}
