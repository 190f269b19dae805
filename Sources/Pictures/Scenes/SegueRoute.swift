/// The course of a segue on a map.
struct SegueRoute: Sendable {
  /// The curve from the edge of one scene to the edge of another.
  var curve: SegueCurve
  /// The edge of the object with the segue; nil where the curve begins there.
  var origin: (x: Double, y: Double)?
  /// The greatest width of a name between the scenes.
  var room = Double.infinity

  /// - Parameters:
  ///   - start: The rectangle of the object with the segue, or of its scene.
  ///   - titleHeight: The height of the title above each scene.
  ///   - endsAtTitle: Whether the destination has a title above it as well.
  init(from start: Rect, in scene: Rect, to target: Rect, titleHeight: Double, endsAtTitle: Bool) {
    // The curve goes through the wider of the horizontal and the vertical gap. If the scenes overlap, it begins at the object.
    let gapX = max(target.x - scene.right, scene.x - target.right)
    let gapY = max(target.y - scene.bottom, scene.y - target.bottom)
    let edge = gapX > 0 || gapY > 0 ? scene : start
    if gapX >= gapY {
      let isRight = target.centerX > scene.centerX
      let x = isRight ? edge.right : edge.x
      let y = max(edge.y, min(edge.bottom, start.centerY))
      let reach = target.height / 2
      let end = (
        x: isRight ? target.x : target.right,
        y: target.y + min(reach, max(min(40, reach), min(target.height - 40, y - target.y)))
      )
      let half = (x + end.x) / 2
      curve = SegueCurve(start: (x, y), first: (half, y), second: (half, end.y), end: end)
      if gapX > 0 { room = gapX }
      let own = isRight ? start.right : start.x
      if abs(own - x) > 1 { origin = (own, y) }
    } else {
      let isDown = target.centerY > scene.centerY
      let x = max(edge.x, min(edge.right, start.centerX))
      let y = isDown ? edge.bottom : edge.y - (edge == scene ? titleHeight : 0)
      let end = (x: target.centerX, y: isDown ? target.y - (endsAtTitle ? titleHeight : 0) : target.bottom)
      let half = (y + end.y) / 2
      curve = SegueCurve(start: (x, y), first: (x, half), second: (end.x, half), end: end)
      let own = isDown ? start.bottom : start.y
      if abs(own - y) > 1 { origin = (x, own) }
    }
  }
}

/// A cubic curve.
struct SegueCurve: Sendable {
  var start, first, second, end: (x: Double, y: Double)

  func point(_ share: Double) -> (x: Double, y: Double) {
    let rest = 1 - share
    let weights = (
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
    )
    return (
      weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
      weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y
    )
  }
}

/// The places of segues' names, and the areas that they avoid.
struct SegueNames: Sendable {
  /// The rectangles of the scenes with their titles.
  let scenes: [Rect]
  var texts: TextPlaces
  private var names: [Rect] = []

  /// The greatest number of scenes with which each name is compared; real storyboards have fewer.
  private static let mostScenes = 300
  /// The number of last names that a name avoids. In a document, segues from one scene are close together.
  private static let mostNames = 50

  init(scenes: [Rect], texts: TextPlaces) {
    self.scenes = scenes.count <= Self.mostScenes ? scenes : []
    self.texts = texts
  }

  /// A place for a name on a curve, near its middle and, if possible, on no other name and no scene.
  mutating func place(width: Double, height: Double, along curve: SegueCurve, below offset: Double) -> Rect {
    var best: (covered: Double, place: Rect)?
    for share in [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9] {
      let point = curve.point(share)
      let start = Rect(point.x - width / 2, point.y + offset - height / 2, width, height)
      let place = start.below(names.suffix(Self.mostNames), gap: 3)
      // If a name is far from its curve, it might seem to belong to another one.
      let distance = max(0, place.y - start.y - 2 * height) * width
      let covered = scenes.reduce(distance) { $0 + $1.intersection(place).area }
      if covered < best?.covered ?? .infinity { best = (covered, place) }
      if covered <= 0 { break }
    }
    let place = best?.place ?? Rect(curve.start.x, curve.start.y, width, height)
    names.append(place)
    return place
  }
}
