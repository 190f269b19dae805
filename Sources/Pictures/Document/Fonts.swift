import Syntax

/// The fonts that documents state.
extension DocumentElement {
  /// The style of an element's font for a purpose.
  func textStyle(_ key: StaticString = "fontDescription", size: Double, weight: Int = 400) -> TextStyle {
    guard let font = child(for: key) ?? child(for: "font") else {
      return TextStyle(size: size, weight: weight)
    }
    return font.fontStyle(size: size, weight: weight)
  }

  /// The style in a font element.
  ///
  /// - Parameters:
  ///   - size: The size where the element states none.
  ///   - weight: The weight where the element only states a kind of font.
  func fontStyle(size: Double, weight: Int) -> TextStyle {
    var style = TextStyle(size: size, weight: weight)
    let stated = self["pointSize"] ?? self["size"]
    if let stated { style.size = Picture.number(stated) }
    if let name = self["style"] {
      let known = textStyles[name] ?? (17, 400)
      (style.size, style.weight) = known
    } else if let name = self["metaFont"] {
      let known = metaFont(name)
      if stated == nil { style.size = known.size }
      style.weight = known.weight
    } else if let type = self["type"] {
      style.weight = self["weight"].flatMap { fontWeights[$0] } ?? (type.holds("old") ? 700 : 400)
      style.isItalic = type.holds("talic")
    } else if let name = self["name"] {
      let name = name.lowercased()
      style.weight = weight400(of: name)
      style.isItalic = name.holds("italic") || name.holds("oblique")
      style.family = family(of: name)
    } else {
      style.weight = 400
    }
    style.size = max(1, min(1000, style.size))
    return style
  }
}

/// The sizes and weights of iOS's text styles.
private let textStyles: [String: (size: Double, weight: Int)] = [
  "UICTFontTextStyleTitle0": (34, 400), "UICTFontTextStyleTitle1": (28, 400),
  "UICTFontTextStyleTitle2": (22, 400), "UICTFontTextStyleTitle3": (20, 400),
  "UICTFontTextStyleHeadline": (17, 600), "UICTFontTextStyleBody": (17, 400),
  "UICTFontTextStyleCallout": (16, 400), "UICTFontTextStyleSubhead": (15, 400),
  "UICTFontTextStyleFootnote": (13, 400), "UICTFontTextStyleCaption1": (12, 400),
  "UICTFontTextStyleCaption2": (11, 400),
]

private let fontWeights: [String: Int] = [
  "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
  "bold": 700, "heavy": 800, "black": 900,
]

/// The size and weight of a font that macOS names by its use: the use determines the size, and the rest of the name the weight.
private func metaFont(_ name: String) -> (size: Double, weight: Int) {
  let sizes: [(prefix: String, size: Double)] = [
    ("smallSystem", 11), ("miniSystem", 9), ("label", 10), ("toolTip", 11), ("cellTitle", 12),
    ("controlContent", 12), ("userFixedPitch", 10), ("user", 12),
  ]
  let weights: [(suffix: String, weight: Int)] = [
    ("Bold", 700), ("Semibold", 600), ("Medium", 500), ("Heavy", 800), ("Thin", 200), ("UltraLight", 100),
    ("Light", 300), ("Black", 900), ("titleBar", 700),
  ]
  return (
    sizes.first { name.hasPrefix($0.prefix) }?.size ?? 13,
    weights.first { name.hasSuffix($0.suffix) }?.weight ?? 400
  )
}

/// The weight in the name of a custom font; 400 where the name contains none.
private func weight400(of name: String) -> Int {
  let words: [(word: StaticString, weight: Int)] = [
    ("heavy", 800), ("black", 800), ("semibold", 600), ("demi", 600), ("bold", 700), ("medium", 500),
    ("ultralight", 100), ("light", 300), ("thin", 200),
  ]
  return words.first { name.holds($0.word) }?.weight ?? 400
}

private func family(of name: String) -> TextStyle.Family {
  let monospaced: [StaticString] = ["menlo", "mono", "courier"]
  if monospaced.contains(where: { name.holds($0) }) { return .monospaced }
  let serif: [StaticString] = ["garamond", "times", "serif", "georgia", "palatino", "baskerville"]
  return serif.contains { name.holds($0) } && !name.holds("sans") ? .serif : .system
}

extension String {
  /// Whether a text contains a word of ASCII. The standard library's search is made for longer texts.
  fileprivate func holds(_ word: StaticString) -> Bool {
    var text = self
    let count = word.utf8CodeUnitCount
    return text.withUTF8 { utf8 in
      guard count > 0, utf8.count >= count else { return false }
      return (0...utf8.count - count).contains { start in
        (0..<count).allSatisfy { utf8[start + $0] == word.utf8Start[$0] }
      }
    }
  }
}
