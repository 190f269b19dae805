/// The system's own images that need more than a glyph.
extension Painter {
  /// Draws all hues in a circle, from which users pick a color.
  mutating func colorWheel(in rect: Rect) {
    let radius = min(rect.width, rect.height) / 2
    guard radius > 0 else { return }
    for (index, color) in hues.enumerated() {
      let arc = Arc(index, rect, radius)
      fill(
        Path(steps: [.move(rect.centerX, rect.centerY), .line(arc.start.x, arc.start.y), arc.step, .close]),
        color)
    }
    circle(at: (rect.centerX, rect.centerY), radius * 0.3, fill: Color.white.with(alpha: 0.75))
  }

  /// Draws the color well of iOS: a color in a ring of all hues.
  mutating func roundColorWell(_ color: Color?, _ rect: Rect) {
    let side = min(28, min(rect.width, rect.height))
    guard side > 4 else { return }
    let width = max(1, side / 9)
    for (index, hue) in hues.enumerated() {
      let arc = Arc(index, rect, (side - width) / 2)
      stroke(Path(steps: [.move(arc.start.x, arc.start.y), arc.step]), hue, width: width)
    }
    let radius = side / 2 - width * 1.7
    if let color {
      circle(at: (rect.centerX, rect.centerY), radius, fill: color, stroke: edge(0.1), width: 0.5)
    } else {
      circle(at: (rect.centerX, rect.centerY), radius, fill: edge(0.08))
    }
  }

  /// Draws the content of a color well of macOS: a translucent color half on black and half on white.
  mutating func colorSwatch(_ color: Color, _ rect: Rect, radius: Double) {
    if color.alpha < 0.995 {
      self.rect(rect, fill: .white, radius: radius)
      fill(
        Path(steps: [
          .move(rect.x, rect.bottom), .line(rect.right, rect.y), .line(rect.right, rect.bottom), .close,
        ]), .black)
    }
    self.rect(rect, fill: color, stroke: edge(0.2), width: 0.5, radius: radius)
  }

  /// Draws an icon for the app, whose real one is not known.
  mutating func appIcon(in rect: Rect) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let plate = rect.centered(side * 0.84)
    self.rect(
      plate, fill: Color(0x3D8BF2), stroke: Color(0x1F5FB8), width: max(0.5, side / 64),
      radius: plate.width * 0.225)
    func point(_ x: Double, _ y: Double) -> (Double, Double) {
      (plate.x + plate.width * x, plate.y + plate.height * y)
    }
    let (top, left, right) = (point(0.5, 0.22), point(0.27, 0.76), point(0.73, 0.76))
    let bar = (point(0.2, 0.62), point(0.8, 0.62))
    stroke(
      Path(steps: [
        .move(left.0, left.1), .line(top.0, top.1), .line(right.0, right.1), .move(bar.0.0, bar.0.1),
        .line(bar.1.0, bar.1.1),
      ]), .white, width: max(0.75, side * 0.06))
  }
}

/// The names of the app's icon in documents.
let appIconNames: Set<String> = ["NSApplicationIcon", "NSImageNameApplicationIcon", "AppIcon"]

/// The hues clockwise, beginning with red.
private let hues = [
  0xFF3B30, 0xFF7A1A, 0xFFB800, 0xC8D400, 0x5ECB3A, 0x2DC98C, 0x22C3D6, 0x2E9BFF, 0x4A63F5, 0x8A4DF0,
  0xC645E0, 0xF23C94,
].map { Color($0) }

/// An arc of a twelfth of a circle.
private struct Arc {
  var start: (x: Double, y: Double)
  var step: Path.Step

  /// - Parameter index: The index of the arc, clockwise from 0 at the top.
  init(_ index: Int, _ rect: Rect, _ radius: Double) {
    // These are the sines of multiples of 30 degrees. The cosine is the sine of three steps further.
    let sines = [0, 0.5, 0.866, 1, 0.866, 0.5, 0, -0.5, -0.866, -1, -0.866, -0.5]
    func direction(_ index: Int) -> (x: Double, y: Double) { (sines[index % 12], -sines[(index + 3) % 12]) }
    let (from, to) = (direction(index), direction(index + 1))
    // This is the length of the handles of a curve that forms a twelfth of a circle with radius 1.
    let handle = 0.1755
    func point(_ direction: (x: Double, y: Double), along: Double = 0) -> (x: Double, y: Double) {
      (
        rect.centerX + radius * (direction.x - along * direction.y),
        rect.centerY + radius * (direction.y + along * direction.x)
      )
    }
    start = point(from)
    let (one, other, end) = (point(from, along: handle), point(to, along: -handle), point(to))
    step = .curve(one.x, one.y, other.x, other.y, end.x, end.y)
  }
}
