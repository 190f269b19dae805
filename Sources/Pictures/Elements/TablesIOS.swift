import Syntax

/// Tables and collections of iOS with their cells.
let iOSTables: [String: Painter.Drawing] = [
  "tableView": { painter, element, rect, depth in painter.drawTable(element, rect, depth) },
  "tableViewCell": { painter, element, rect, depth in painter.drawCell(element, rect, depth) },
  "tableViewCellContentView": { painter, element, rect, depth in
    painter.drawCellContent(element, rect, depth)
  },
  "collectionView": { painter, element, rect, depth in painter.drawCollection(element, rect, depth) },
  "collectionViewCell": { painter, element, rect, depth in painter.drawItem(element, rect, depth) },
  "collectionReusableView": { painter, element, rect, depth in painter.drawItem(element, rect, depth) },
]

extension Painter {
  fileprivate mutating func drawTable(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    let isGrouped = element.is("style", "grouped") || element.is("style", "insetGrouped")
    drawBackground(
      of: element, rect,
      standard: document.system(isGrouped ? "systemGroupedBackgroundColor" : "systemBackgroundColor"))
    let content = rect.moved(0, contentInset(element, rect))
    clip(to: rect) { painter in
      painter.withoutSafeArea { $0.drawRows(of: element, rect, content, depth) }
    }
  }

  private mutating func drawRows(
    of element: DocumentElement, _ rect: Rect, _ content: Rect, _ depth: Int
  ) {
    var isEmpty = true
    for child in element.children
    where child.is("key", "tableHeaderView") || child.is("key", "tableFooterView") {
      drawChild(child, in: content, isFlipped: true, depth)
      isEmpty = false
    }
    if let prototypes = element.child("prototypes"),
      let first = prototypes.children.first(where: { _ in true })
    {
      isEmpty = false
      if let frame = first.frame, frame.y >= 20 {
        let strip = Rect(content.x, content.y + frame.y - 28, content.width, 28)
        self.rect(strip, fill: Color.gray.with(alpha: 0.12))
        text("PROTOTYPE CELLS", in: strip.inset(16, 0), TextStyle(size: 10, weight: 500, color: .gray))
      }
      for cell in prototypes.children {
        if element.is("style", "insetGrouped"), let frame = cell.frame {
          let plate = placed(frame, in: content, isFlipped: true)
          self.rect(plate, fill: document.system("secondarySystemGroupedBackgroundColor"), radius: 10)
        }
        drawChild(cell, in: content, isFlipped: true, depth)
      }
    }
    if let sections = element.child("sections") {
      for section in sections.children {
        if drawSection(section, of: element, content, depth) { isEmpty = false }
      }
    }
    drawChildren(of: element, in: content, isFlipped: true, depth)
    if isEmpty {
      var y = content.y + 44
      while y < rect.bottom, y < content.y + 44 * 60 {
        line(from: (rect.x + 16, y), to: (rect.right, y), document.system("separatorColor"), width: 0.5)
        y += 44
      }
      let height = min(24, rect.height)
      customView(
        element["customClass"] ?? "UITableView",
        Rect(rect.x + rect.width * 0.2, rect.centerY - height / 2, rect.width * 0.6, height))
    }
  }

  /// Draws the cells of a section with its titles; returns false for a section without cells.
  private mutating func drawSection(
    _ section: DocumentElement, of table: DocumentElement, _ content: Rect, _ depth: Int
  ) -> Bool {
    guard let cells = section.child("cells"), let first = cells.children.first(where: { _ in true }) else {
      return false
    }
    let isPlain = !table.is("style", "grouped") && !table.is("style", "insetGrouped")
    let last = cells.children.reduce(first) { $1 }
    let style = TextStyle(
      size: isPlain ? 15 : 13, weight: isPlain ? 600 : 400, color: document.system("secondaryLabelColor"))
    if let top = first.frame, let bottom = last.frame {
      let stretch = Rect(
        content.x + top.x, content.y + top.y, top.width, bottom.bottom - top.y)
      if let title = section.string("headerTitle") {
        text(
          isPlain ? title : title.uppercased(),
          in: Rect(stretch.x + 16, stretch.y - 24, content.width - 32, 20), style)
      }
      if let title = section.string("footerTitle") {
        text(
          title, in: Rect(stretch.x + 16, stretch.bottom + 6, stretch.width - 32, 60),
          TextStyle(size: 13, color: style.color), TextLayout(lines: 3, isAtTop: true))
      }
      if table.is("style", "insetGrouped") {
        self.rect(stretch, fill: document.system("secondarySystemGroupedBackgroundColor"), radius: 10)
      }
    }
    for cell in cells.children { drawChild(cell, in: content, isFlipped: true, depth) }
    return true
  }

  fileprivate mutating func drawCell(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    var table = element.parent
    var steps = 0
    while let view = table, view.name != "tableView", steps < 4 {
      table = view.parent
      steps += 1
    }
    if table?.name != "tableView" { table = nil }
    var ground: Color? = document.system("systemBackgroundColor")
    if let table {
      if table.is("style", "insetGrouped") {
        ground = nil
      } else if table.is("style", "grouped") {
        ground = document.system("tableCellGroupedBackgroundColor")
      }
    }
    drawBackground(of: element, rect, standard: ground)
    if let content = element.child(for: "contentView") {
      drawChild(content, in: rect, isFlipped: true, depth)
    }
    drawChildren(of: element, in: rect, isFlipped: true, depth)
    drawAccessory(element["accessoryType"], rect)
    if let table, !table.is("separatorStyle", "none") {
      line(
        from: (rect.x + 16, rect.bottom - 0.25), to: (rect.right, rect.bottom - 0.25),
        document.color(of: table, for: "separatorColor") ?? document.system("separatorColor"), width: 0.5)
    }
  }

  private mutating func drawAccessory(_ type: String?, _ rect: Rect) {
    let isWide = type == "detailDisclosureButton"
    switch type {
    case "disclosureIndicator", "detailDisclosureButton":
      glyph(
        "chevron.right", in: Rect(rect.right - 29, rect.centerY - 8, 16, 16),
        document.system("tertiaryLabelColor"))
      if isWide { glyph("info", in: Rect(rect.right - 56, rect.centerY - 11, 22, 22), tint) }
    case "checkmark": glyph("checkmark", in: Rect(rect.right - 34, rect.centerY - 9, 18, 18), tint)
    case "detailButton": glyph("info", in: Rect(rect.right - 36, rect.centerY - 11, 22, 22), tint)
    default: break
    }
  }

  fileprivate mutating func drawCellContent(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    drawBackground(of: element, rect)
    guard element.child("subviews")?.hasChildren == true else {
      if let name = element.parent?["customClass"] {
        let color = noteColor(on: ground(in: rect))
        text(name, in: rect.inset(16, 0), TextStyle(size: 11, weight: 500, color: color))
      }
      return
    }
    if element.is("clipsSubviews", "YES"), hasOverflow(element, rect) {
      clip(to: rect) { $0.drawChildren(of: element, in: rect, isFlipped: true, depth) }
    } else {
      drawChildren(of: element, in: rect, isFlipped: true, depth)
    }
  }

  fileprivate mutating func drawCollection(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    drawBackground(of: element, rect, standard: document.system("systemBackgroundColor"))
    let content = rect.moved(0, contentInset(element, rect))
    clip(to: rect) { painter in
      painter.withoutSafeArea { painter in
        for child in element.children
        where child.is("key", "sectionHeaderView") || child.is("key", "sectionFooterView") {
          painter.drawChild(child, in: content, isFlipped: true, depth)
        }
        let cells = element.child("cells")
        if let cells {
          for cell in cells.children { painter.drawChild(cell, in: content, isFlipped: true, depth) }
        }
        painter.drawChildren(of: element, in: content, isFlipped: true, depth)
        if cells?.hasChildren != true { painter.drawSampleItems(element, content, below: rect.bottom) }
      }
    }
  }

  /// Draws dashed boxes with the size that the layout states.
  private mutating func drawSampleItems(_ element: DocumentElement, _ rect: Rect, below bottom: Double) {
    let size = element.child(for: "collectionViewLayout")?.child(for: "itemSize", "size")
    let width = max(24, min(size?.number("width", 50) ?? 50, rect.width))
    let height = max(24, min(size?.number("height", 50) ?? 50, rect.height))
    var count = 0
    var y = rect.y + 10
    while y + height <= bottom, count < 60 {
      var x = rect.x + 10
      let before = count
      while x + width <= rect.right, count < 60 {
        self.rect(
          Rect(x, y, width, height), stroke: Color.gray.with(alpha: 0.35), width: 0.75, radius: 3,
          dash: [3, 3])
        x += width + 10
        count += 1
      }
      y += height + 10
      if count == before { return }
    }
  }

  fileprivate mutating func drawItem(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    drawBackground(of: element, rect)
    self.rect(rect.inset(0.5), stroke: Color.gray.with(alpha: 0.35), width: 0.75)
    let content = element.child(for: "contentView") ?? element.child("view")
    if let content { drawChild(content, in: rect, isFlipped: true, depth) }
    drawChildren(of: element, in: rect, isFlipped: true, depth)
    if content?.child("subviews")?.hasChildren != true, element.child("subviews")?.hasChildren != true {
      customView(element["customClass"] ?? element["reuseIdentifier"] ?? "Cell", rect)
    }
  }
}
