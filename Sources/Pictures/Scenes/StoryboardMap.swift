import Syntax

/// Several scenes with their segues, at their places on Interface Builder's canvas.
extension Painter {
  /// The place of each scene, and a size of titles that remains readable when the whole map is small.
  func mapPlaces(of scenes: [StoryboardScene], gap: Double = leastGap) -> (places: [Rect], titleSize: Double)
  {
    let device = document.device
    // The canvases of tvOS and macOS are in points.
    let scalesWithDevice = document.hasDevice && document.platform == .iOS
    let scaleX = scalesWithDevice ? device.width / 600 : 1
    let scaleY = scalesWithDevice ? device.height / 600 : 1
    // The scenes without a place form a row above all others.
    let highest = scenes.compactMap { $0.location.map { $0.y * scaleY } }.min() ?? 0
    var left = 0.0
    let places = scenes.map { scene -> Rect in
      let (width, height) = size(of: scene)
      if let (x, y) = scene.location {
        return Rect(x * scaleX - width / 2, y * scaleY - height / 2, width, height)
      }
      defer { left += width + 120 }
      return Rect(left, highest - height - 500, width, height)
    }
    let spread = bestSpread(of: places) { ($0, $0) }
    // Names beside scenes only need room between the columns.
    let room = gap > Self.leastGap ? bestSpread(of: places, gap) { ($0 * spread, spread) } : 1
    let result = places.map {
      Rect(
        $0.centerX * spread * room - $0.width / 2, $0.centerY * spread - $0.height / 2, $0.width, $0.height)
    }
    guard let first = result.first else { return ([], 15) }
    let whole = result.reduce(first) { $0.union($1) }
    return (result, max(15, min(40, max(whole.width / 210, whole.height / 260))))
  }

  static let leastGap = 8.0

  /// The first of the factors that leave the fewest overlaps.
  ///
  /// - Parameter factors: The horizontal and vertical scale by which a factor moves scenes apart.
  private func bestSpread(
    of places: [Rect], _ gap: Double = leastGap, by factors: (Double) -> (x: Double, y: Double)
  ) -> Double {
    // The pairs are compared only in storyboards of realistic size.
    guard places.count <= 300 else { return 1 }
    func overlaps(_ factor: Double) -> Int {
      let (x, y) = factors(factor)
      let spread = places.map {
        Rect(
          $0.centerX * x - $0.width / 2, $0.centerY * y - $0.height / 2 - 24, $0.width, $0.height + 24)
      }
      var count = 0
      for (index, one) in spread.enumerated() {
        for other in spread[..<index]
        where one.x < other.right + gap && other.x < one.right + gap && one.y < other.bottom
          && other.y < one.bottom
        {
          count += 1
        }
      }
      return count
    }
    var best = (overlaps: overlaps(1), factor: 1.0)
    for factor in [1.15, 1.3, 1.5, 1.75, 2, 2.4] where best.overlaps > 0 {
      let count = overlaps(factor)
      if count < best.overlaps { best = (count, factor) }
    }
    return best.factor
  }

  /// Draws all scenes, then the segues between them, and returns the covered area.
  ///
  /// - Parameter gap: The least room beside a scene.
  mutating func drawMap(_ scenes: [StoryboardScene], gap: Double = leastGap) -> (
    bounds: Rect?, titleSize: Double
  ) {
    let (places, titleSize) = mapPlaces(of: scenes, gap: gap)
    let bars = document.bars(of: scenes)
    var drawn: [String: Rect] = [:]
    var titled: [Rect] = []
    var bounds: Rect?
    for (scene, place) in zip(scenes, places) {
      let rect = drawScene(
        scene, at: (place.x, place.y), bars[scene.id] ?? SceneBars(),
        title: (titleSize, room(above: place, among: places, titleSize)), isOnMap: scenes.count > 1)
      if drawn[scene.id] == nil { drawn[scene.id] = rect }
      let others = drawOtherViews(of: scene, below: rect)
      // The title and the arrow before it belong to a scene's area.
      titled.append(Rect(rect.x, rect.y - titleSize - 9, rect.width, rect.height + titleSize + 9))
      let whole = Rect(rect.x - 40, rect.y - titleSize - 20, rect.width + 40, rect.height + titleSize + 20)
      bounds = (bounds?.union(whole) ?? whole).union(others ?? whole)
    }
    // Segues begin at objects, whose places are known only now.
    let segues = scenes.flatMap { scene in scene.segues.map { (segue: $0, scene: scene.id) } }
    guard !segues.isEmpty else { return (bounds, titleSize) }
    var names = SegueNames(
      scenes: titled, texts: TextPlaces(in: marks, isMac: document.isMac))
    for (segue, id) in segues {
      guard !segue.is("kind", "unwind"), let own = drawn[id],
        let target = segue["destination"].flatMap({ drawn[$0] }),
        target != own
      else { continue }
      drawSegue(segue, from: own, to: target, titleSize, &names)
    }
    return (bounds, titleSize)
  }

  /// The width at which a title would reach the title or the view of another scene.
  private func room(above place: Rect, among places: [Rect], _ titleSize: Double) -> Double {
    let strip = (top: place.y - titleSize * 2, bottom: place.y)
    let next = places.filter {
      $0.x > place.x + 1 && $0.y - titleSize * 2 < strip.bottom && $0.bottom > strip.top
    }
    return next.map { $0.x - place.x - 10 }.min() ?? .infinity
  }

  /// Draws the other views of a scene in a row below it, and returns the covered area; nil where it has none.
  mutating func drawOtherViews(of scene: StoryboardScene, below rect: Rect) -> Rect? {
    var x = rect.x
    var bounds: Rect?
    for view in scene.objects where view != scene.controller {
      guard !["placeholder", "exit", "customObject"].contains(view.name), let frame = view.frame,
        frame.width > 0
      else { continue }
      let drawn = drawRootView(view, x: x, y: rect.bottom + 14)
      bounds = bounds?.union(drawn) ?? drawn
      x = drawn.right + 14
    }
    return bounds
  }

  /// Draws a view at the top of a document or a scene, and returns its rectangle.
  mutating func drawRootView(_ view: DocumentElement, x: Double, y: Double) -> Rect {
    let frame = view.frame ?? Rect(0, 0, 0, 0)
    let rect = Rect(x, y, frame.width, frame.height)
    rootArea = rect.area
    self.rect(
      rect, fill: document.system(document.isMac ? "windowBackgroundColor" : "systemBackgroundColor"))
    clip(to: rect) { $0.draw(view, in: rect, 0) }
    self.rect(rect.inset(0.25), stroke: Color.gray.with(alpha: 0.8), width: 0.5)
    return rect
  }

  /// Draws a curve to the destination of a segue, and a thin line from the object with the segue to the start of the curve.
  private mutating func drawSegue(
    _ segue: DocumentElement, from scene: Rect, to target: Rect, _ titleSize: Double,
    _ names: inout SegueNames
  ) {
    let kind = segue["kind"] ?? "segue"
    let start = origin(of: segue, in: scene)
    // A reference to another storyboard has no title above it.
    let isReference = document.object(segue["destination"])?.isStoryboardReference == true
    let route = SegueRoute(
      from: start, in: scene, to: target, titleHeight: titleSize + 11, endsAtTitle: !isReference)
    let isRelationship = kind == "relationship"
    let label = segue["identifier"] ?? (["relationship", "show", "push"].contains(kind) ? "" : kind)
    var middle = route.curve.point(0.5)
    object(segue, scene.union(target), label: segue["identifier"] ?? "\(kind) segue") { painter in
      let ink = Color.note.with(alpha: isRelationship ? 0.55 : 0.9)
      if let origin = route.origin {
        // A line through all rows of a scene would hide more than it shows.
        if abs(origin.y - route.curve.start.y) <= 140 {
          for part in names.texts.gaps(from: origin, to: route.curve.start) {
            painter.line(from: part.from, to: part.to, ink.faded(0.7), width: max(1.5, titleSize / 10))
          }
        }
        if start != scene { painter.circle(at: (origin.x, origin.y), max(2.5, titleSize / 6), fill: .note) }
      }
      let curve = route.curve
      painter.stroke(
        Path(steps: [
          .move(curve.start.x, curve.start.y),
          .curve(
            curve.first.x, curve.first.y, curve.second.x, curve.second.y, curve.end.x, curve.end.y),
        ]), ink, width: max(3, titleSize / 5), dash: kind == "embed" ? [3, 5] : [], hasArrow: true)
      guard !label.isEmpty else { return }
      let style = TextStyle(
        size: max(12, titleSize * 0.75), weight: 500,
        color: painter.isDark ? Color(0x9DBFFF) : Color(0x3F6FC0))
      let measure = TextMeasure(style, isMac: false)
      // A longer name would hide the arrow and the destination.
      let textRoom = max(route.room - 2 * style.size, style.size * 3)
      let name = measure.fitted(String(label.prefix(60)), in: textRoom, .tail)
      let width = measure.width(name) + style.size
      let height = style.size * 1.66
      // A wide name is below the arrow, which it would hide.
      let offset = width > route.room * 0.6 ? height * 0.5 + titleSize / 5 : 0
      let pill = names.place(width: width, height: height, along: route.curve, below: offset)
      middle = (pill.centerX, pill.centerY)
      painter.rect(
        pill, fill: painter.isDark ? Color(0x3A3A3C) : .white, stroke: .note, radius: pill.height / 2)
      painter.textLine(
        name, x: middle.x, baseline: middle.y + style.size * 0.35, style, anchor: .middle)
    }
    resize(segue, to: Rect(middle.x - 20, middle.y - 10, 40, 20))
  }

  /// The rectangle of the object with a segue, or of its scene if the object is not visible.
  private func origin(of segue: DocumentElement, in scene: Rect) -> Rect {
    var owner = segue.parent?.parent
    var steps = 0
    while let element = owner, steps < 200 {
      if let rect = rect(of: element) {
        let isSmall = rect.area <= scene.area * 0.7
        return isSmall && rect.x <= scene.right && rect.y <= scene.bottom ? rect : scene
      }
      owner = element.parent
      steps += 1
    }
    return scene
  }
}
