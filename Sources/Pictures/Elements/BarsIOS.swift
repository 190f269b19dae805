import Syntax

/// Bars of iOS and their items.
let iOSBars: [String: Painter.Drawing] = [
  "navigationBar": { painter, element, rect, _ in painter.drawNavigationBar(element, rect) },
  "toolbar": { painter, element, rect, _ in painter.drawToolbar(element, rect) },
  "tabBar": { painter, element, rect, _ in painter.drawTabBar(element, rect) },
]

/// The content of a bar's item.
private enum BarItemContent {
  case title(String, isDone: Bool)
  case glyph(String)
  case image(String)
  case view(DocumentElement)
}

private let itemTitles = [
  "cancel": "Cancel", "done": "Done", "save": "Save", "edit": "Edit", "undo": "Undo", "redo": "Redo",
]
private let itemGlyphs = [
  "add": "plus", "compose": "square.and.pencil", "trash": "trash", "search": "magnifyingglass",
  "action": "square.and.arrow.up", "refresh": "arrow.clockwise", "stop": "xmark", "close": "xmark",
  "camera": "camera", "bookmarks": "book", "organize": "folder", "reply": "arrow.left", "play": "play",
  "pause": "pause", "rewind": "backward", "fastForward": "forward",
]
private let tabTitles = [
  "more": "More", "favorites": "Favorites", "history": "History", "search": "Search",
  "bookmarks": "Bookmarks", "contacts": "Contacts", "downloads": "Downloads", "featured": "Featured",
  "mostRecent": "Most Recent", "mostViewed": "Most Viewed", "recents": "Recents", "topRated": "Top Rated",
]

extension Painter {
  /// Draws the background of a bar.
  mutating func drawBarGround(_ rect: Rect, of bar: DocumentElement?, lineAtTop: Bool = false) {
    let color = bar.flatMap { document.color(of: $0, for: "barTintColor") }
    let isBlack = bar?.is("barStyle", "black") == true
    self.rect(rect, fill: color ?? (isDark || isBlack ? Color(0x161616) : Color(0xF9F9F9)))
    let y = lineAtTop ? rect.y + 0.25 : rect.bottom - 0.25
    line(
      from: (rect.x, y), to: (rect.right, y), (isDark ? Color.white : .black).with(alpha: 0.25), width: 0.5)
  }

  fileprivate mutating func drawNavigationBar(_ element: DocumentElement, _ rect: Rect) {
    drawBarGround(rect, of: element)
    guard let items = element.child("items") else { return }
    guard let item = items.children.reduce(nil as DocumentElement?, { $1 }) else { return }
    let height = min(44, rect.height)
    drawNavigationItem(item, Rect(rect.x, rect.bottom - height, rect.width, height), bar: element)
  }

  /// Draws an item of a navigation bar: its buttons, with its title or title view between them.
  mutating func drawNavigationItem(_ item: DocumentElement, _ rect: Rect, bar: DocumentElement?) {
    let outer = tint
    defer { tint = outer }
    var style = TextStyle(size: 17, weight: 600, color: document.system("labelColor"))
    if let bar {
      if bar.is("barStyle", "black") { style.color = .white }
      if let attributes = bar.child(for: "titleTextAttributes") {
        style.color = document.color(of: attributes, for: "textColor") ?? style.color
      }
      tint = document.color(of: bar, for: "tintColor") ?? tint
    }
    object(item, rect, label: item.string("title") ?? "") { painter in
      var left = rect.x + 16
      for button in item.barButtons("left") {
        if let width = painter.drawBarItem(button, x: left, rect) { left += width + 14 }
      }
      var right = rect.right - 16
      for button in item.barButtons("right") {
        guard let width = painter.widthOfBarItem(button) else { continue }
        right -= width
        _ = painter.drawBarItem(button, x: right, rect)
        right -= 14
      }
      if let view = item.child(for: "titleView"), let frame = view.frame {
        painter.draw(view, in: rect.centered(frame.width, frame.height), 5)
      } else if let title = item.string("title") {
        let width = painter.width(of: title, style)
        let start = min(max(left, rect.centerX - width / 2), max(left, right - width))
        painter.text(
          title, in: Rect(start, rect.y, max(20, min(width + 3, right - start)), rect.height), style)
      }
    }
  }

  private func content(of item: DocumentElement) -> BarItemContent? {
    if let system = item["systemItem"] {
      if let title = itemTitles[system] { return .title(title, isDone: system == "done" || system == "save") }
      if let name = itemGlyphs[system] { return .glyph(name) }
    }
    if let name = item["image"] { return .image(name) }
    if let title = item.string("title"), !title.isEmpty {
      return .title(title, isDone: item.is("style", "done"))
    }
    return item.child(for: "customView").map { .view($0) }
  }

  private func style(isDone: Bool) -> TextStyle {
    TextStyle(size: 17, weight: isDone ? 600 : 400, color: tint)
  }

  private func widthOfBarItem(_ item: DocumentElement) -> Double? {
    switch content(of: item) {
    case .title(let title, let isDone): width(of: title, style(isDone: isDone))
    case .glyph, .image: 24
    case .view(let view): min(2000, max(0, view.frame?.width ?? 30))
    case nil: nil
    }
  }

  /// Draws a button in a bar, and gives its width; nil where it shows nothing.
  private mutating func drawBarItem(_ item: DocumentElement, x: Double, _ bar: Rect) -> Double? {
    guard let content = content(of: item), let width = widthOfBarItem(item) else { return nil }
    let rect = Rect(x, bar.y, width, bar.height)
    var color = document.color(of: item, for: "tintColor") ?? tint
    if item.is("enabled", "NO") { color = color.faded(0.4) }
    object(item, rect, label: item["title"] ?? item["systemItem"] ?? "") { painter in
      let icon = Rect(x, rect.centerY - 12, 24, 24)
      switch content {
      case .title(let title, let isDone):
        painter.text(
          title, in: Rect(x, rect.y, width + 2, rect.height), painter.style(isDone: isDone).with(color: color)
        )
      case .glyph(let name): painter.glyph(name, in: icon, color)
      case .image(let name): painter.image(name, icon, mode: "scaleAspectFit", color)
      case .view(let view):
        if let frame = view.frame { painter.draw(view, in: rect.centered(frame.width, frame.height), 5) }
      }
    }
    return width
  }

  fileprivate mutating func drawToolbar(_ element: DocumentElement, _ rect: Rect) {
    drawBarGround(rect, of: element, lineAtTop: true)
    guard let items = element.child("items") else { return }
    drawToolbarItems(items, Rect(rect.x, rect.y, rect.width, min(44, rect.height)))
  }

  /// Draws the items of a toolbar with their spaces.
  mutating func drawToolbarItems(_ items: DocumentElement, _ rect: Rect) {
    var used = 0.0
    var flexible = 0
    let items = Array(items.children.prefix(100))
    for item in items {
      switch item["systemItem"] {
      case "flexibleSpace": flexible += 1
      case "fixedSpace": used += item.number("width", 8)
      default: used += widthOfBarItem(item).map { $0 + 16 } ?? 0
      }
    }
    let space = flexible > 0 ? max(0, rect.width - 32 - used + 16) / Double(flexible) : 0
    var x = rect.x + 16
    for item in items {
      switch item["systemItem"] {
      case "flexibleSpace": x += space
      case "fixedSpace": x += item.number("width", 8)
      default: if let width = drawBarItem(item, x: x, rect) { x += width + 16 }
      }
    }
  }

  fileprivate mutating func drawTabBar(_ element: DocumentElement, _ rect: Rect) {
    drawBarGround(rect, of: element, lineAtTop: true)
    guard let items = element.child("items") else { return }
    drawTabs(Array(items.children), rect)
  }

  /// Draws the items of a tab bar, with the first one selected.
  mutating func drawTabs(_ items: [DocumentElement?], _ rect: Rect) {
    guard !items.isEmpty else { return }
    let width = rect.width / Double(items.count)
    for (index, item) in items.enumerated() {
      let box = Rect(rect.x + Double(index) * width, rect.y, width, 49)
      let color = index == 0 ? tint : .gray
      let title =
        item?["title"] ?? item?["systemItem"].flatMap { tabTitles[$0] }
        ?? (item?["image"] == nil ? "Item" : "")
      func drawItem(_ painter: inout Painter) {
        if let name = item?["image"] {
          painter.image(
            name, Rect(box.centerX - 13, box.y + 5, 26, 26), mode: "scaleAspectFit", color)
        } else {
          painter.rect(Rect(box.centerX - 12, box.y + 7, 24, 22), stroke: color, width: 1.5, radius: 5)
        }
        painter.text(
          title, in: Rect(box.x, box.y + 33, width, 14), TextStyle(size: 10, weight: 500, color: color),
          .centered)
      }
      if let item {
        object(item, box, label: title, drawItem)
      } else {
        drawItem(&self)
      }
    }
  }
}

extension DocumentElement {
  /// The buttons on one side of a navigation item.
  fileprivate func barButtons(_ side: String) -> [DocumentElement] {
    let single = side == "left" ? child(for: "leftBarButtonItem") : child(for: "rightBarButtonItem")
    let list =
      child(side + "BarButtonItems")
      ?? (side == "left" ? child(for: "leftBarButtonItems") : child(for: "rightBarButtonItems"))
    let several = list.map { Array($0.children.filter { $0.name == "barButtonItem" }.prefix(20)) } ?? []
    return (single.map { [$0] } ?? []) + several
  }
}
