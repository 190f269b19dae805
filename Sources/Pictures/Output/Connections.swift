import Syntax
import Text

/// Outlets and actions as names in the margins of their scenes, with lines to the objects.
extension Sheet {
  private struct Callout {
    var label: String
    /// The object at the end of the line.
    var rect: Rect
    var isBroken: Bool
    var y: Double
    var title: String
    var id: String
  }

  /// Draws outlets on the left of each scene and actions on its right.
  ///
  /// - Parameter broken: The ranges of findings; a connection that contains one is red.
  mutating func drawConnections(broken: [ByteRange]) {
    sceneRects = Set(document.scenes.compactMap { painter.rect(of: $0.controller) })
    let roots =
      document.isStoryboard
      ? document.scenes.map(\.element) : [document.root.child("objects")].compactMap { $0 }
    var texts = TextPlaces(in: painter.marks, isMac: document.isMac)
    for root in roots { drawConnections(in: root, broken, &texts) }
  }

  private mutating func drawConnections(
    in root: DocumentElement, _ broken: [ByteRange], _ texts: inout TextPlaces
  ) {
    var outlets: [Callout] = []
    var actions: [Callout] = []
    var area: Rect?
    var largest = Rect(0, 0, 0, 0)
    for list in root.descendants where list.name == "connections" {
      guard let source = list.parent, let sourceID = source["id"] else { continue }
      for connection in list.children.prefix(1000) {
        let isBroken = broken.contains {
          connection.startTag.lower <= $0.lower && $0.upper <= connection.startTag.upper
        }
        let sourceRect = painter.rect(of: source)
        switch connection.name {
        case "outlet", "outletCollection":
          guard let name = connection["property"], let id = connection["destination"] else { continue }
          let target = document.object(id).flatMap { painter.rect(of: $0) }
          // If the destination of an outlet is not a view, the outlet is shown at its source.
          guard let rect = target ?? sourceRect, !isScene(rect) || sourceRect.map({ !isScene($0) }) ?? false
          else {
            // If neither end is a view, the line ends at the scene's edge.
            if let sourceRect {
              outlets.append(
                callout(name, Rect(sourceRect.x, sourceRect.y + 20, 0, 0), isBroken, connection, sourceID))
            }
            continue
          }
          let isOwner = source.name.hasSuffix("ontroller") || source.name == "placeholder"
          let label = isOwner ? name : "\(source["customClass"] ?? source.name).\(name)"
          outlets.append(
            callout(label, isScene(rect) ? sourceRect ?? rect : rect, isBroken, connection, id))
        case "action":
          guard let name = connection["selector"], let rect = sourceRect else { continue }
          actions.append(callout(name, rect, isBroken, connection, sourceID))
        default: break
        }
      }
    }
    for object in painter.objects where !object.visible.isEmpty {
      guard root.startTag.lower <= object.range.lower, object.range.upper <= root.range.upper,
        object.element != "segue"
      else { continue }
      area = area?.union(object.visible) ?? object.visible
      if object.visible.area > largest.area { largest = object.visible }
    }
    guard let area else { return }
    // A scene may have a light background in the dark appearance.
    let isOnDark = painter.ground(in: largest, among: .max).luminance < 0.5
    draw(outlets, beside: area, isLeft: true, isOnDark, &texts)
    draw(actions, beside: area, isLeft: false, isOnDark, &texts)
  }

  private func callout(
    _ label: String, _ rect: Rect, _ isBroken: Bool, _ connection: DocumentElement, _ id: String
  ) -> Callout {
    Callout(
      label: label, rect: rect, isBroken: isBroken, y: rect.centerY,
      title: "\(connection.name) \(label)\(isBroken ? " (broken)" : "")", id: id)
  }

  /// Whether a rectangle is that of a whole controller.
  private func isScene(_ rect: Rect) -> Bool { sceneRects.contains(rect) }

  private mutating func draw(
    _ callouts: [Callout], beside area: Rect, isLeft: Bool, _ isOnDark: Bool, _ texts: inout TextPlaces
  ) {
    guard !callouts.isEmpty else { return }
    let size = max(12, titleSize * 0.8)
    let step = size * 1.5
    var sorted = Array(callouts.prefix(300)).sorted { ($0.y, $0.label) < ($1.y, $1.label) }
    for index in sorted.indices.dropFirst() {
      sorted[index].y = max(sorted[index].y, sorted[index - 1].y + step)
    }
    // Labels that were pushed below the scene move up again if there is room.
    let excess = (sorted.last?.y ?? 0) - area.bottom
    if excess > 0 {
      var limit = max(area.bottom, area.y + step * Double(sorted.count))
      for index in sorted.indices.reversed() {
        sorted[index].y = min(sorted[index].y, limit)
        limit = sorted[index].y - step
      }
    }
    for callout in sorted {
      func ink(onDark: Bool) -> Color {
        callout.isBroken ? Color(0xFF3B30) : onDark ? Color.noteOnDark : Color(0x3F6FC0)
      }
      let color = ink(onDark: painter.isDark)
      let inner = ink(onDark: isOnDark)
      let style = TextStyle(size: size, weight: callout.isBroken ? 700 : 500, color: color)
      let measure = TextMeasure(style, isMac: false)
      let label = measure.fitted(callout.label, in: size * 24, .middle)
      let labelWidth = measure.width(label)
      let edge = isLeft ? area.x - 40 : area.right + 40
      let end = isLeft ? max(callout.rect.x, area.x) : min(callout.rect.right, area.right)
      painter.marks.append(.beginNote(id: callout.id, title: callout.title))
      painter.rect(
        callout.rect.inset(-1), stroke: inner.with(alpha: 0.8), width: callout.isBroken ? 2 : 1, radius: 3)
      let bend = isLeft ? edge + 20 : edge - 20
      let center = callout.rect.centerY
      let border = isLeft ? min(end, area.x) : max(end, area.right)
      let width = callout.isBroken ? 1.8 : 1.1
      let dash: [Double] = callout.isBroken ? [5, 3] : []
      painter.stroke(
        Path(steps: [.move(edge, callout.y), .line(bend, callout.y), .line(border, center)]),
        color.with(alpha: 0.7), width: width, dash: dash)
      for part in texts.gaps(from: (border, center), to: (end, center)) {
        painter.line(from: part.from, to: part.to, inner.with(alpha: 0.7), width: width, dash: dash)
      }
      // The dot is on the frame, so that it does not cover the start of the object's text.
      painter.circle(at: (isLeft ? end - 1.5 : end + 1.5, center), 2.5, fill: inner)
      painter.textLine(
        label, x: isLeft ? edge - 6 : edge + 6, baseline: callout.y + size * 0.36, style,
        anchor: isLeft ? .end : .start)
      painter.marks.append(.end)
      cover(Rect(isLeft ? edge - 6 - labelWidth : edge + 6, callout.y - size / 2, labelWidth, size))
    }
  }
}
