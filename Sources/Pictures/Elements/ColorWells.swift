import Syntax

/// Color wells of all systems.
let colorWells: [String: Painter.Drawing] = [
  "colorWell": { painter, element, rect, _ in painter.drawColorWell(element, rect) }
]

extension Painter {
  mutating func drawColorWell(_ element: DocumentElement, _ rect: Rect) {
    let color =
      document.color(of: element, for: "color") ?? document.color(of: element, for: "selectedColor")
    guard document.isMac else { return roundColorWell(color, rect) }
    if element.is("bordered", "NO") { return colorSwatch(color ?? .gray, rect, radius: 0) }
    // The frame is larger than the well, as a button's frame is.
    let isRoomy = rect.width >= 24 && rect.height >= 16
    let face = isRoomy ? rect.inset(3, 2) : rect
    drawButtonFace(face, radius: 5.5)
    var swatch = face.inset(3)
    if element.is("colorWellStyle", "expanded"), face.width >= 44 {
      // The button for the color panel is beside the color.
      let side = min(16, face.height - 4)
      swatch.width -= side + 5
      colorWheel(in: Rect(face.right - side - 3.5, face.centerY - side / 2, side, side))
    }
    colorSwatch(color ?? .gray, swatch, radius: 3)
  }
}
