import Syntax

/// Windows of macOS.
extension Painter {
  /// Draws a window with its title bar, and gives its rectangle.
  mutating func drawWindow(_ window: DocumentElement, x: Double, y: Double) -> Rect {
    let content = window.child(for: "contentView")
    let stated = window.child(for: "contentRect", "rect").map { Rect($0) }
    let size = content?.frame ?? stated ?? Rect(0, 0, 480, 270)
    let (width, height) = (max(40, size.width), max(20, size.height))
    rootArea = width * height
    let mask = window.child("windowStyleMask")
    let isTitled = mask.map { $0.is("titled", "YES") } ?? true
    let isFull = mask?.is("fullSizeContentView", "YES") == true
    let isUtility = mask?.is("utility", "YES") == true
    let toolbar = window.child("toolbar")
    let barHeight = isTitled ? (toolbar != nil ? 52.0 : isUtility ? 20 : 28) : 0
    let top = isFull ? 0 : barHeight
    let rect = Rect(x, y, width, height + top)
    let radius = isTitled ? 9.0 : 0
    object(window, rect, label: window.string("title") ?? "") { painter in
      painter.rect(
        rect, fill: painter.document.system("windowBackgroundColor"), stroke: Color.black.with(alpha: 0.35),
        width: 0.75, radius: radius)
      painter.clip(to: rect, radius: radius) { painter in
        let bar = Rect(x, y, width, barHeight)
        if isTitled, !isFull {
          painter.rect(bar, fill: painter.isDark ? Color(0x3A3A3C) : Color(0xF6F6F6))
          painter.line(
            from: (x, bar.bottom - 0.5), to: (rect.right, bar.bottom - 0.5), Color.black.with(alpha: 0.15))
        }
        if let content, content.frame != nil { painter.draw(content, in: Rect(x, y + top, width, height), 0) }
        if isTitled { painter.drawTitle(of: window, mask, bar, isUtility, hasToolbar: toolbar != nil) }
        if let toolbar { painter.drawToolbar(toolbar, of: window, bar) }
      }
    }
    return rect
  }

  private mutating func drawTitle(
    of window: DocumentElement, _ mask: DocumentElement?, _ bar: Rect, _ isUtility: Bool, hasToolbar: Bool
  ) {
    let lights: [(color: Color, isOn: Bool)] = [
      (Color(0xFF5F57), mask?.is("closable", "YES") ?? true),
      (Color(0xFEBC2E), mask?.is("miniaturizable", "YES") ?? true),
      (Color(0x28C840), mask?.is("resizable", "YES") ?? true),
    ]
    // If a window's content fills the whole window, it is below the bar.
    let isOnDark = ground(in: Rect(bar.x + 8, bar.y + 4, 52, bar.height - 8)).luminance < 0.5
    for (index, light) in lights.enumerated() {
      circle(
        at: (bar.x + 14 + Double(index) * 20, bar.centerY), isUtility ? 4.5 : 6,
        fill: light.isOn
          ? light.color : isOnDark ? Color.white.with(alpha: 0.25) : Color.black.with(alpha: 0.15))
    }
    guard !window.is("titleVisibility", "hidden"), let title = window.string("title") else { return }
    var ink = document.system("windowFrameTextColor")
    let middle = hasToolbar ? Rect(bar.x + 80, bar.y, 60, bar.height) : bar.centered(60, bar.height)
    let isTitleOnDark = ground(in: middle).luminance < 0.5
    if isTitleOnDark != isDark { ink = isTitleOnDark ? .white : .black }
    if hasToolbar {
      text(title, in: Rect(bar.x + 80, bar.y, 180, bar.height), TextStyle(size: 14, weight: 700, color: ink))
    } else {
      text(
        title, in: Rect(bar.x + 70, bar.y, max(20, bar.width - 140), bar.height),
        TextStyle(size: isUtility ? 11 : 13, weight: 700, color: ink), .centered)
    }
  }

  // MARK: Toolbars

  private mutating func drawToolbar(_ toolbar: DocumentElement, of window: DocumentElement, _ bar: Rect) {
    let allowed = toolbar.child("allowedToolbarItems")
    var known: [String: DocumentElement] = [:]
    for item in allowed.map({ Array($0.children) }) ?? [] {
      if let id = item["id"] { known[id] = item }
    }
    let items = (toolbar.child("defaultToolbarItems").map { Array($0.children.prefix(100)) } ?? []).compactMap
    {
      item -> DocumentElement? in item["reference"].map { known[$0] } ?? item
    }
    noteObject(toolbar, bar)
    let label = TextStyle(size: 10, color: document.system("secondaryLabelColor"))
    func isFlexible(_ item: DocumentElement) -> Bool {
      (item["implicitItemIdentifier"] ?? "").contains("FlexibleSpace")
    }
    func width(_ item: DocumentElement) -> Double {
      if isFlexible(item) { return 0 }
      if (item["implicitItemIdentifier"] ?? "").contains("Space") { return 12 }
      let labelWidth = self.width(of: item["label"] ?? "", label)
      if let view = item.child(for: "view") { return max(view.frame?.width ?? 40, labelWidth) + 8 }
      return max(34, labelWidth + 10)
    }
    let used = items.reduce(0) { $0 + width($1) }
    let flexible = Double(items.filter(isFlexible).count)
    let hasTitle = !window.is("titleVisibility", "hidden")
    let titleStyle = TextStyle(size: 14, weight: 700)
    let start = bar.x + 80 + (hasTitle ? self.width(of: window.string("title") ?? "", titleStyle) + 24 : 0)
    let space = flexible > 0 ? max(0, bar.right - start - 10 - used) / flexible : 0
    var x = flexible > 0 ? start : max(start, bar.right - 10 - used)
    for item in items {
      let room = width(item)
      if isFlexible(item) {
        x += space
        continue
      }
      if !(item["implicitItemIdentifier"] ?? "").contains("Space") {
        drawToolbarItem(item, Rect(x, bar.y, room, bar.height), label)
      }
      x += room
    }
  }

  private mutating func drawToolbarItem(_ item: DocumentElement, _ rect: Rect, _ label: TextStyle) {
    object(item, rect, label: item["label"] ?? "") { painter in
      let above = Rect(rect.x, rect.y, rect.width, rect.height - 14)
      if let view = item.child(for: "view"), let frame = view.frame {
        painter.draw(view, in: above.centered(frame.width, frame.height), 3)
      } else if let name = item["image"] {
        painter.image(
          name, above.centered(20), mode: "scaleAspectFit", painter.document.system("controlTextColor"))
      }
      painter.text(
        item["label"], in: Rect(rect.x, rect.bottom - 16, rect.width, 12), label, .centered)
    }
  }
}
