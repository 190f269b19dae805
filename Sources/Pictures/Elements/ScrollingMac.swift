import Syntax

/// Scroll views of macOS and their content.
let macScrolling: [String: Painter.Drawing] = [
  "scrollView": { painter, element, rect, depth in painter.drawScrollView(element, rect, depth) },
  "clipView": { painter, element, rect, depth in painter.drawClipView(element, rect, depth) },
  "tableView": { painter, element, rect, depth in painter.drawTable(element, rect, depth) },
  "outlineView": { painter, element, rect, depth in painter.drawTable(element, rect, depth) },
  "collectionView": { painter, element, rect, _ in
    painter.rect(rect, fill: painter.document.system("controlBackgroundColor"))
    painter.customView(
      element["customClass"] ?? "NSCollectionView",
      Rect(rect.x + 4, rect.y + 4, rect.width - 8, min(rect.height - 8, 60)))
  },
]

extension Painter {
  fileprivate mutating func drawScrollView(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    if !element.is("drawsBackground", "NO"), let color = document.color(of: element, for: "backgroundColor") {
      self.rect(rect, fill: color)
    }
    let clip = element.child(for: "contentView")
    if let clip {
      drawChild(clip, in: rect, isFlipped: isFlipped(element), depth)
      if let header = element.child(for: "headerView"), let frame = clip.frame {
        drawHeader(header, of: clip, placed(frame, in: rect, isFlipped: true))
      }
    }
    if let scroller = element.child(for: "verticalScroller"), !scroller.is("hidden", "YES"),
      let frame = scroller.frame, frame.x >= 0, frame.y >= 0, frame.x < rect.width, frame.y < rect.height
    {
      self.rect(
        Rect(rect.right - 9, rect.y + 4, 6, max(20, min(rect.height - 8, rect.height * 0.4))),
        fill: edge(0.18),
        radius: 3)
    }
    let border = element["borderType"]
    if border == nil || border == "bezel" || border == "line" {
      self.rect(rect.inset(0.5), stroke: edge(0.2), width: 0.75)
    }
  }

  /// Draws the titles of a table's columns.
  private mutating func drawHeader(_ header: DocumentElement, of clip: DocumentElement, _ rect: Rect) {
    let table = clip.child("subviews")?.children.first { $0.name == "tableView" || $0.name == "outlineView" }
    guard let columns = table?.child("tableColumns") else { return }
    let bar = Rect(rect.x, rect.y, rect.width, max(0, header.frame?.height ?? 23))
    self.clip(to: bar) { painter in
      painter.rect(bar, fill: painter.isDark ? Color(0x2A2A2C) : .white)
      var x = bar.x + 6
      for column in columns.children.prefix(200) where !column.is("hidden", "YES") {
        let cell = column.child(for: "headerCell")
        let box = Rect(x, bar.y, column.number("width", 100), bar.height)
        let title = cell?.title ?? ""
        painter.noteObject(column, box, label: title)
        painter.text(
          title, in: box.inset(3, 0),
          TextStyle(size: 11, weight: 500, color: painter.document.system("headerTextColor")),
          TextLayout(alignment: .init(cell?["alignment"])))
        x = box.right + 3
        painter.line(from: (x - 1.5, bar.y + 4), to: (x - 1.5, bar.bottom - 4), painter.edge(0.15))
      }
      painter.line(from: (bar.x, bar.bottom - 0.5), to: (bar.right, bar.bottom - 0.5), painter.edge(0.15))
    }
  }

  fileprivate mutating func drawClipView(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    if !element.is("drawsBackground", "NO"), let color = document.color(of: element, for: "backgroundColor") {
      self.rect(rect, fill: color)
    }
    guard let list = element.child("subviews") else { return }
    let scrollView = element.parent
    let header = scrollView?.child(for: "headerView")
    let top = header.map { max(0, $0.frame?.height ?? 23) } ?? 0
    clip(to: rect) { painter in
      for child in list.children {
        guard let frame = child.frame else {
          painter.noteFrameless(child)
          continue
        }
        var place = painter.placed(frame, in: rect, isFlipped: false)
        if painter.isFlippedDocument(child) || frame.height > rect.height + 1 && place.y > rect.y {
          // The document may contain a scrolled position, which has no meaning for the layout.
          place.y = rect.y
        } else if frame.height > rect.height + 1 {
          place.y = min(place.y, rect.y)
          if scrollView?.name == "scrollView" { place.y = rect.y }
        }
        painter.draw(child, in: place.moved(0, top), depth + 1)
      }
    }
  }

  fileprivate mutating func drawTable(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    let isSourceList = ["selectionHighlightStyle", "tableStyle", "style"].contains {
      element.string(named: $0) == "sourceList"
    }
    let ground =
      isSourceList
      ? document.system("_sourceListBackgroundColor")
      : document.color(of: element, for: "backgroundColor") ?? document.system("textBackgroundColor")
    self.rect(rect, fill: ground)
    let height = max(4, element.number("rowHeight", 17))
    if element.is("alternatingRowBackgroundColors", "YES")
      || element.is("usesAlternatingRowBackgroundColors", "YES")
    {
      var y = rect.y + height + 2
      for _ in 0..<100 where y < rect.bottom {
        self.rect(
          Rect(rect.x, y, rect.width, min(height + 2, rect.bottom - y)), fill: Color.gray.with(alpha: 0.1))
        y += 2 * (height + 2)
      }
    }
    var isEmpty = true
    var x = rect.x + 6
    let columns = element.child("tableColumns")?.children.prefix(200).filter { !$0.is("hidden", "YES") } ?? []
    for column in columns {
      let width = column.number("width", 100)
      if self.rect(of: column) == nil {
        noteObject(
          column, Rect(x, rect.y, width, rect.height), label: column.child(for: "headerCell")?.title ?? "")
      }
      if let cells = column.child("prototypeCellViews"), cells.hasChildren {
        for cell in cells.children {
          drawChild(cell, in: rect, isFlipped: isFlipped(element), depth)
          isEmpty = false
        }
      } else if let cell = column.child(for: "dataCell") {
        isEmpty = false
        let label = cell.title ?? (cell.name == "textFieldCell" ? "Text Cell" : "")
        for row in 0..<2 {
          text(
            label, in: Rect(x + 2, rect.y + Double(row) * (height + 2), width - 4, height),
            TextStyle(
              size: min(13, height * 0.78),
              color: document.system("controlTextColor").with(alpha: row == 0 ? 0.85 : 0.35)))
        }
      }
      x += width + 3
    }
    if isEmpty {
      text(
        element["customClass"] ?? (element.name == "outlineView" ? "NSOutlineView" : "NSTableView"),
        in: Rect(rect.x, rect.y, rect.width, min(rect.height, 30)),
        TextStyle(size: 11, weight: 500, color: noteColor(on: ground)), .centered)
    }
  }
}

extension DocumentElement {
  fileprivate func string(named name: String) -> String? { attributes.first { $0.name == name }?.value }
}
