import Syntax

/// Containers of macOS.
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
        line(from: (rect.x, rect.centerY), to: (rect.right, rect.centerY), edge(0.16))
      } else {
        line(from: (rect.centerX, rect.y), to: (rect.centerX, rect.bottom), edge(0.16))
      }
      return
    }
    let content = element.child(for: "contentView")
    let title = element.is("titlePosition", "noTitle") ? nil : element["title"] ?? "Box"
    var style = element.textStyle("titleFont", size: 11)
    style.color = document.system("labelColor")
    if element.is("boxType", "custom") {
      // Interface Builder gives a custom box a title that has no room and is not shown.
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
      if !element.is("transparent", "YES") {
        self.rect(
          Rect(rect.x + 3, rect.y + top + 0.5, rect.width - 6, rect.height - top - 4), fill: edge(0.035),
          stroke: edge(0.1), radius: 5)
      }
    }
    if let content { drawChild(content, in: rect, isFlipped: false, depth) }
    drawChildren(of: element, in: rect, isFlipped: false, depth)
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
          line(from: (x, rect.y), to: (x, rect.bottom), edge(0.18))
        } else {
          let y = rect.y + (previous.bottom + frame.y) / 2
          line(from: (rect.x, y), to: (rect.right, y), edge(0.18))
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
