import Syntax
import Text

extension Sheet {
  /// Frames the objects with findings, and lists the findings below.
  mutating func mark(_ findings: [PictureFinding], hasLegend: Bool, showsConnections: Bool) {
    var order: [String] = []
    var groups: [String: [PictureFinding]] = [:]
    let connections = document.connections
    for finding in findings.prefix(500) {
      let id = markedObject(finding, connections) ?? ""
      marked.append(MarkedFinding(finding: finding, object: id, number: 0))
      if groups[id] == nil { order.append(id) }
      groups[id, default: []].append(finding)
    }
    // If an object is not in the drawn scenes, its findings are not in this picture.
    let shown = order.filter { id in id.isEmpty || document.object(id).map { isShown($0) } ?? true }
    for id in shown { drawMissingObject(id) }
    let scale = max(1, titleSize / 15)
    var texts = TextPlaces(in: painter.marks, isMac: document.isMac)
    for id in shown {
      drawLines(from: id, groups[id] ?? [], connections, &texts, besideNames: showsConnections)
    }
    for (index, id) in shown.enumerated() {
      guard let group = groups[id], let worst = group.map(\.severity).min() else { continue }
      drawMark(index + 1, id, group, worst, scale)
    }
    for index in marked.indices {
      marked[index].number = (shown.firstIndex(of: marked[index].object) ?? -1) + 1
    }
    if hasLegend { drawLegend(shown.compactMap { groups[$0] }, scale) }
  }

  /// The id of the object to mark: the end of the connection that is a view.
  private func markedObject(_ finding: PictureFinding, _ connections: [DocumentElement]) -> String? {
    guard let range = finding.range,
      let connection = connections.holding(range), let source = connection.parent?.parent,
      source.name.hasSuffix("ontroller") || source.name == "placeholder",
      let other = connection["destination"], let target = document.object(other), nearest(target) != nil
    else { return finding.object }
    return other
  }

  /// Whether the picture contains the scene of an object; true for any object of a xib.
  private func isShown(_ object: DocumentElement) -> Bool {
    guard document.isStoryboard else { return true }
    guard nearest(object) == nil, let scene = scene(of: object) else { return true }
    return painter.rect(of: scene.controller) != nil
  }

  private func scene(of object: DocumentElement) -> StoryboardScene? {
    document.scenes.first {
      $0.element.startTag.lower <= object.startTag.lower && object.startTag.upper <= $0.element.range.upper
    }
  }

  /// Draws a pill for an object that is not a view, so that it can be marked.
  private mutating func drawMissingObject(_ id: String) {
    guard let object = document.object(id), nearest(object) == nil else { return }
    let title = object["userLabel"] ?? object["customClass"] ?? object["placeholderIdentifier"] ?? object.name
    let corner: (x: Double, y: Double)
    if let scene = scene(of: object), let rect = painter.rect(of: scene.controller) {
      corner = (rect.x, rect.y - titleSize - 40)
    } else {
      corner = (bounds?.x ?? 0, (bounds?.y ?? 0) - 30)
    }
    drawPill(object, title, x: corner.x, y: corner.y)
  }

  /// The rectangle of an object, or of the nearest one around it.
  private func nearest(_ object: DocumentElement) -> Rect? {
    var element: DocumentElement? = object
    var steps = 0
    while let current = element, steps < 400 {
      if let id = current["id"], let index = painter.indices[id] {
        let drawn = painter.objects[index]
        // If an object is clipped, its mark is at the edge of the visible part.
        if !drawn.visible.isEmpty || drawn.rect.isEmpty {
          return drawn.rect.isEmpty ? drawn.rect : drawn.visible
        }
      }
      element = current.parent
      steps += 1
    }
    return nil
  }

  /// Draws a thin line from a marked object to the other end of each connection with a finding.
  ///
  /// - Parameter besideNames: Whether the names of all connections are drawn, with lines from the controllers to the objects.
  private mutating func drawLines(
    from id: String, _ findings: [PictureFinding], _ connections: [DocumentElement],
    _ texts: inout TextPlaces, besideNames: Bool
  ) {
    guard let start = document.object(id).flatMap({ nearest($0) }) else { return }
    var severities: [String: PictureFinding.Severity] = [:]
    for finding in findings {
      guard let connection = finding.range.flatMap({ connections.holding($0) }) else { continue }
      for end in [connection.parent?.parent?["id"], connection["destination"]].compactMap({ $0 })
      where end != id {
        severities[end] = min(severities[end] ?? finding.severity, finding.severity)
      }
    }
    for (other, severity) in severities.sorted(by: { $0.key < $1.key }) {
      guard let index = painter.indices[other], !painter.objects[index].visible.isEmpty,
        !besideNames || !sceneRects.contains(painter.objects[index].rect)
      else { continue }
      let (near, far) = start.lineEnds(to: painter.objects[index].visible)
      let color = severity.color.with(alpha: 0.75)
      for part in texts.gaps(from: near, to: far) { painter.line(from: part.from, to: part.to, color) }
      painter.circle(at: (far.x, far.y), 2.5, fill: color)
    }
  }

  private mutating func drawMark(
    _ number: Int, _ id: String, _ findings: [PictureFinding], _ worst: PictureFinding.Severity,
    _ scale: Double
  ) {
    guard let object = document.object(id), let rect = nearest(object) else { return }
    let title = findings.map(\.message).joined(separator: "\n")
    painter.marks.append(.beginNote(id: id, title: title))
    let frame = Rect(rect.x - 1.5, rect.y - 1.5, rect.width + 3, rect.height + 3)
    let isRoomy = rect.width > 200 && rect.height > 200
    painter.rect(
      frame, fill: worst.color.with(alpha: isRoomy ? 0.04 : 0.08), stroke: worst.color, width: 2, radius: 3)
    let inset = isRoomy ? 14.0 * scale : 1
    drawBadge(number, worst, x: rect.right - inset, y: rect.y + inset, scale)
    painter.marks.append(.end)
    cover(frame.inset(-10 * scale))
  }

  private mutating func drawBadge(
    _ number: Int, _ severity: PictureFinding.Severity, x: Double, y: Double, _ scale: Double
  ) {
    painter.circle(at: (x, y), 9 * scale, fill: severity.color, stroke: .white, width: 1.5 * scale)
    painter.textLine(
      String(number), x: x, baseline: y + 4 * scale,
      TextStyle(size: (number > 99 ? 8 : 11) * scale, weight: 700, color: .white), anchor: .middle)
  }

  private mutating func drawLegend(_ groups: [[PictureFinding]], _ scale: Double) {
    guard let whole = bounds, !groups.isEmpty else { return }
    let size = 12 * scale
    let style = TextStyle(size: size, color: painter.isDark ? Color(0xF2F2F7) : Color(0x1C1C1E))
    let measure = TextMeasure(style, isMac: false)
    let width = max(360, min(900, whole.width / scale)) * scale
    let top = whole.bottom + 22 * scale
    var y = top
    for (index, group) in groups.enumerated() {
      for (position, finding) in group.enumerated() {
        if position == 0 {
          drawBadge(
            index + 1, group.map(\.severity).min() ?? .error, x: whole.x + 9 * scale, y: y + 8 * scale, scale)
        }
        let text = "\(finding.message) [\(finding.code)], line \(finding.line)"
        for line in measure.wrapped(String(text.prefix(600)), in: width - 30 * scale, limit: 4) {
          painter.textLine(line, x: whole.x + 26 * scale, baseline: y + 12 * scale, style)
          y += 16 * scale
        }
        y += 5 * scale
      }
    }
    cover(Rect(whole.x, top, width, y - top))
  }
}

extension Rect {
  /// The ends of a line to another rectangle: the shortest line to its edge if this one is inside of it, else the line between
  /// the nearest points.
  fileprivate func lineEnds(to other: Rect) -> ((x: Double, y: Double), (x: Double, y: Double)) {
    guard other.contains(self) else {
      let near = (x: max(x, min(other.centerX, right)), y: max(y, min(other.centerY, bottom)))
      return (near, (max(other.x, min(near.x, other.right)), max(other.y, min(near.y, other.bottom))))
    }
    let ways: [(length: Double, from: (x: Double, y: Double), to: (x: Double, y: Double))] = [
      (x - other.x, (x, centerY), (other.x, centerY)),
      (other.right - right, (right, centerY), (other.right, centerY)),
      (y - other.y, (centerX, y), (centerX, other.y)),
      (other.bottom - bottom, (centerX, bottom), (centerX, other.bottom)),
    ]
    let shortest = ways.min { $0.length < $1.length } ?? ways[0]
    return (shortest.from, shortest.to)
  }
}
