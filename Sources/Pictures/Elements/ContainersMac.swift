import Syntax

/// Views of macOS that hold others.
let macContainers: [String: Painter.Drawing] = [
  "box": { painter, element, rect, depth in painter.drawBox(element, rect, depth) },
  "tabView": { painter, element, rect, depth in painter.drawTabView(element, rect, depth) },
  "splitView": { painter, element, rect, depth in painter.drawSplitView(element, rect, depth) },
  "stackView": { painter, element, rect, depth in painter.drawStackView(element, rect, depth) },
  "gridView": { painter, element, rect, depth in painter.drawGridView(element, rect, depth) },
  "visualEffectView": { painter, element, rect, depth in
    painter.rect(rect, fill: Color.gray.with(alpha: 0.14))
    painter.plainView(element, rect, depth)
  },
  "containerView": { painter, element, rect, _ in painter.drawContainer(element, rect) },
]

extension Painter {
  fileprivate mutating func drawBox(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    if element.is("boxType", "separator") {
      if rect.width >= rect.height {
        line(rect.x, rect.centerY, rect.right, rect.centerY, edge(0.16))
      } else {
        line(rect.centerX, rect.y, rect.centerX, rect.bottom, edge(0.16))
      }
      return
    }
    let content = element.child(for: "contentView")
    let title = element.is("titlePosition", "noTitle") ? nil : element["title"] ?? "Box"
    var style = element.textStyle("titleFont", size: 11)
    style.color = document.system("labelColor")
    if element.is("boxType", "custom") {
      // Interface Builder gives a custom box a title that nothing leaves room for, and that is not shown.
      let width = element.number("borderWidth", element.is("borderType", "none") ? 0 : 1)
      self.rect(
        rect.inset(width > 0 ? width / 2 : 0), fill: document.color(of: element, for: "fillColor"),
        stroke: width > 0 ? document.color(of: element, for: "borderColor") ?? edge(0.3) : nil,
        width: width > 0 ? width : 1, radius: element.number("cornerRadius"))
    } else {
      var top = 0.0
      if let title, !title.isEmpty {
        top = content?.frame.map { max(14, rect.height - $0.bottom - 3) } ?? 15
        text(title, in: Rect(rect.x + 7, rect.y - 1, rect.width - 14, 15), style)
      }
      self.rect(
        Rect(rect.x + 3, rect.y + top + 0.5, rect.width - 6, rect.height - top - 4), fill: edge(0.035),
        stroke: edge(0.1), radius: 5)
    }
    if let content { drawChild(content, in: rect, isFlipped: false, depth) }
    drawChildren(of: element, in: rect, isFlipped: false, depth)
  }

  fileprivate mutating func drawTabView(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    let items = element.child("tabViewItems").map { Array($0.children.prefix(100)) } ?? []
    let type = element["type"] ?? "topTabsBezelBorder"
    let current = items.first { $0["id"] != nil && $0["id"] == element["initialItem"] } ?? items.first
    let hasTabs = !type.hasPrefix("noTabs")
    if hasTabs {
      let isAtTop = !type.hasPrefix("bottom")
      self.rect(
        Rect(rect.x + 7, isAtTop ? rect.y + 16 : rect.y + 6, rect.width - 14, rect.height - 26),
        fill: edge(0.035),
        stroke: edge(0.12), radius: 5)
      drawTabs(items, current, Rect(rect.x, isAtTop ? rect.y + 6 : rect.bottom - 27, rect.width, 21))
    } else if type.contains("Bezel") || type.contains("Line") {
      self.rect(rect.inset(0.5), stroke: Color.gray.with(alpha: 0.4))
    }
    if let current {
      if let view = current.child(for: "view") {
        if !hasTabs { beginObject(current, rect, label: current["label"] ?? "") }
        drawChild(view, in: rect, isFlipped: isFlipped(element), depth)
        if !hasTabs { end() }
      }
    }
    let others = items.filter { $0 != current }.map { $0["label"] ?? "?" }
    // In a low view it would lie on what is there.
    guard !hasTabs, !others.isEmpty, rect.height >= 60 else { return }
    let more = "\(others.count) more \(others.count == 1 ? "tab" : "tabs"): \(others.joined(separator: ", "))"
    text(
      more, in: Rect(rect.x + 4, rect.bottom - 13, max(60, rect.width - 8), 12),
      TextStyle(size: 9, color: noteColor))
  }

  private mutating func drawTabs(_ items: [DocumentElement], _ current: DocumentElement?, _ row: Rect) {
    let style = TextStyle(size: 13, color: document.system("controlTextColor"))
    let widths = items.map { width(of: $0["label"] ?? "", style) + 22 }
    let whole = widths.reduce(0, +)
    let scale = whole > row.width - 8 && whole > 0 ? (row.width - 8) / whole : 1
    var x = row.centerX - whole * scale / 2
    drawButtonFace(Rect(x, row.y, whole * scale, row.height))
    for (item, width) in zip(items, widths) {
      let box = Rect(x, row.y, width * scale, row.height)
      object(item, box, label: item["label"] ?? "") { painter in
        let isCurrent = item == current
        if isCurrent { painter.rect(box, fill: painter.document.system("controlAccentColor"), radius: 5) }
        painter.text(
          item["label"], in: box.inset(2, 0), isCurrent ? style.with(color: .white) : style,
          TextLayout(alignment: .center, tolerance: 1.35))
      }
      x += box.width
    }
  }

  fileprivate mutating func drawSplitView(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    drawChildren(of: element, in: rect, isFlipped: isFlipped(element), depth)
    guard let list = element.child("subviews") else { return }
    let isVertical = element.is("vertical", "YES")
    var previous: Rect?
    for frame in list.children.compactMap(\.frame) {
      if let previous {
        if isVertical {
          let x = rect.x + (previous.right + frame.x) / 2
          line(x, rect.y, x, rect.bottom, edge(0.18))
        } else {
          let y = rect.y + (previous.bottom + frame.y) / 2
          line(rect.x, y, rect.right, y, edge(0.18))
        }
      }
      previous = frame
    }
  }

  fileprivate mutating func drawStackView(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    let groups = element.children.filter { ["beginningViews", "middleViews", "endViews"].contains($0.name) }
    guard element.child("subviews")?.hasChildren == true || groups.contains(where: \.hasChildren) else {
      return outline(rect, alpha: 0.35)
    }
    drawBackground(of: element, rect)
    for group in groups {
      for child in group.children { drawChild(child, in: rect, isFlipped: false, depth) }
    }
    drawChildren(of: element, in: rect, isFlipped: false, depth)
  }

  fileprivate mutating func drawGridView(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    guard let cells = element.child("gridCells") else { return }
    for cell in cells.children {
      if let content = cell.child(for: "contentView") {
        drawChild(content, in: rect, isFlipped: false, depth)
      }
    }
  }
}
