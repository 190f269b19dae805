import Syntax

extension Painter {
  /// Draws a tab view of macOS with its row of tabs and the content of the tab that is shown first.
  mutating func drawTabView(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    let items = element.child("tabViewItems").map { Array($0.children.prefix(100)) } ?? []
    let type = element["type"] ?? "topTabsBezelBorder"
    let current = items.first { $0["id"] != nil && $0["id"] == element["initialItem"] } ?? items.first
    let tabs = Tabs(element)
    if let tabs {
      self.rect(tabs.plate(in: rect), fill: edge(0.035), stroke: edge(0.12), radius: 5)
      drawTabs(items, current, tabs, in: rect)
    } else if type.contains("Bezel") || type.contains("Line") {
      self.rect(rect.inset(0.5), stroke: Color.gray.with(alpha: 0.4))
    }
    if let current, let view = current.child(for: "view") {
      if tabs == nil { beginObject(current, rect, label: current["label"] ?? "") }
      drawChild(view, in: rect, isFlipped: isFlipped(element), depth)
      if tabs == nil { end() }
    }
    let others = items.filter { $0 != current }.map { $0["label"] ?? "?" }
    // The list of the other tabs would cover the content of a low view.
    guard tabs == nil, !others.isEmpty, rect.height >= 60 else { return }
    let more = "\(others.count) more \(others.count == 1 ? "tab" : "tabs"): \(others.joined(separator: ", "))"
    let strip = Rect(rect.x + 4, rect.bottom - 13, max(60, rect.width - 8), 12)
    text(more, in: strip, TextStyle(size: 9, color: noteColor(on: ground(in: strip))))
  }

  private mutating func drawTabs(
    _ items: [DocumentElement], _ current: DocumentElement?, _ tabs: Tabs, in rect: Rect
  ) {
    let style = TextStyle(
      size: tabs.thickness > 18 ? 13 : tabs.thickness > 15 ? 11 : 9,
      color: document.system("controlTextColor"))
    let lengths = items.map { width(of: $0["label"] ?? "", style) + 22 }
    let whole = lengths.reduce(0, +)
    let row = tabs.row(in: rect)
    let room = (tabs.isVertical ? row.height : row.width) - 8
    let scale = whole > room && whole > 0 ? max(0, room) / whole : 1
    var box = row.centered(
      tabs.isVertical ? row.width : whole * scale, tabs.isVertical ? whole * scale : row.height)
    drawButtonFace(box)
    for (item, length) in zip(items, lengths) {
      if tabs.isVertical { box.height = length * scale } else { box.width = length * scale }
      object(item, box, label: item["label"] ?? "") { painter in
        let isCurrent = item == current
        if isCurrent { painter.rect(box, fill: painter.document.system("controlAccentColor"), radius: 5) }
        painter.label(of: item, in: box, tabs.side, isCurrent ? style.with(color: .white) : style)
      }
      if tabs.isVertical { box.y += box.height } else { box.x += box.width }
    }
  }

  /// Draws the label of a tab. Tabs at a side are turned together with their labels.
  private mutating func label(
    of item: DocumentElement, in box: Rect, _ side: Tabs.Side, _ style: TextStyle
  ) {
    let layout = TextLayout(alignment: .center, tolerance: 1.35)
    guard side == .left || side == .right else {
      return text(item["label"], in: box.inset(2, 0), style, layout)
    }
    marks.append(
      .beginTransform(x: box.centerX, y: box.centerY, scale: 1, degrees: side == .left ? -90 : 90))
    text(
      item["label"], in: Rect(2 - box.height / 2, -box.width / 2, box.height - 4, box.width), style, layout)
    end()
  }
}

/// The side and the size of a tab view's tabs.
private struct Tabs {
  enum Side { case top, bottom, left, right }

  let side: Side
  /// The distance of the tabs from the edge of the tab view, and the thickness of the tabs.
  let distance, thickness: Double

  /// nil where a type of tab view has no tabs.
  init?(_ element: DocumentElement) {
    let type = element["type"] ?? ""
    if type.hasPrefix("noTabs") { return nil }
    side =
      type.hasPrefix("bottom")
      ? .bottom : type.hasPrefix("left") ? .left : type.hasPrefix("right") ? .right : .top
    switch element["controlSize"] {
    case "small": (distance, thickness) = (2, 18)
    case "mini": (distance, thickness) = (1, 15)
    default: (distance, thickness) = (side == .top || side == .bottom ? 6 : 5, 21)
    }
  }

  var isVertical: Bool { side == .left || side == .right }

  /// The plate around the content: 7 points from the sides, 4 from the top and 10 from the bottom where no tabs are.
  func plate(in rect: Rect) -> Rect {
    let edge = distance + (thickness / 2).rounded(.down)
    return switch side {
    case .top: Rect(rect.x + 7, rect.y + edge, rect.width - 14, rect.height - edge - 10)
    case .bottom: Rect(rect.x + 7, rect.y + 4, rect.width - 14, rect.height - edge - 4)
    case .left: Rect(rect.x + edge, rect.y + 4, rect.width - edge - 7, rect.height - 14)
    case .right: Rect(rect.x + 7, rect.y + 4, rect.width - edge - 7, rect.height - 14)
    }
  }

  /// The row of the tabs, centered on an edge of the plate.
  func row(in rect: Rect) -> Rect {
    switch side {
    case .top: Rect(rect.x, rect.y + distance, rect.width, thickness)
    case .bottom: Rect(rect.x, rect.bottom - distance - thickness, rect.width, thickness)
    case .left: Rect(rect.x + distance, rect.y + 4, thickness, rect.height - 14)
    case .right: Rect(rect.right - distance - thickness, rect.y + 4, thickness, rect.height - 14)
    }
  }
}
