import Syntax

/// A row of an open menu.
private struct MenuRow {
  var item: DocumentElement
  var title: String
  var key: String

  var isSeparator: Bool { item.is("isSeparatorItem", "YES") }
  var height: Double { isSeparator ? 11 : 22 }
}

/// Menus of macOS.
extension Painter {
  /// Whether a menu is a bar, in which every item opens a menu.
  func isMenuBar(_ menu: DocumentElement) -> Bool {
    if menu.is("systemMenu", "main") { return true }
    guard let items = menu.child("items"), items.hasChildren else { return false }
    return items.children.allSatisfy { $0.child(for: "submenu") != nil }
  }

  /// Draws a menu bar, with all its menus below it if requested, and returns the covered area.
  mutating func drawMenuBar(_ menu: DocumentElement, x: Double, y: Double, withMenus: Bool) -> Rect {
    let items = menu.child("items").map { Array($0.children.prefix(100)) } ?? []
    let style = TextStyle(size: 13, color: document.system("labelColor"))
    let widths = items.map { width(of: $0.title ?? "", style) + 20 }
    let bar = Rect(x, y, max(120, widths.reduce(20, +)), 24)
    object(menu, bar, label: menu["title"] ?? "") { painter in
      painter.rect(
        bar, fill: painter.isDark ? Color(0x2A2A2C) : Color(0xF6F6F6), stroke: painter.edge(0.2), width: 0.75)
      var left = x + 10
      for (index, (item, width)) in zip(items, widths).enumerated() {
        let box = Rect(left, y, width, 24)
        var style = style
        if index == 0 { style.weight = 700 }
        painter.object(item, box, label: item.title ?? "") {
          $0.text(item.title, in: box, style, .centered)
        }
        left += width
      }
    }
    guard withMenus else { return bar }
    var whole = bar
    var left = x
    for item in items {
      guard let submenu = item.child(for: "submenu") else { continue }
      let panel = drawMenu(submenu, x: left, y: y + 30)
      left = panel.right + 8
      whole = whole.union(panel)
    }
    return whole
  }

  /// Draws an open menu, and gives its rectangle.
  mutating func drawMenu(_ menu: DocumentElement, x: Double, y: Double) -> Rect {
    let ink = document.system("labelColor")
    let style = TextStyle(size: 13, color: ink)
    let items = menu.child("items").map { Array($0.children.prefix(500)) } ?? []
    let rows = items.map { MenuRow(item: $0, title: $0.title ?? "", key: $0.keyEquivalent) }
    let widths = rows.map {
      self.width(of: $0.title, style) + self.width(of: $0.key, style) * 1.25 + ($0.key.isEmpty ? 44 : 54)
    }
    let width = min(420, widths.reduce(100) { max($0, $1) })
    let height = rows.reduce(10.0) { $0 + $1.height }
    let panel = Rect(x, y, width, height)
    object(menu, panel, label: menu["title"] ?? "") { painter in
      painter.rect(
        panel, fill: painter.isDark ? Color(0x2C2C2E) : Color(0xF4F4F4), stroke: painter.edge(0.25),
        width: 0.75,
        radius: 6)
      var top = y + 5
      for row in rows {
        if row.isSeparator {
          painter.line(from: (x + 10, top + 5.5), to: (x + width - 10, top + 5.5), painter.edge(0.14))
          painter.noteObject(row.item, Rect(x, top, width, 11))
          top += row.height
          continue
        }
        let rect = Rect(x, top, width, 22)
        painter.object(row.item, rect, label: row.title) {
          $0.drawMenuItem(row.item, row.title, row.key, rect, style)
        }
        top += row.height
      }
    }
    return panel
  }

  private mutating func drawMenuItem(
    _ item: DocumentElement, _ title: String, _ key: String, _ rect: Rect, _ base: TextStyle
  ) {
    var style = base
    let isHidden = item.is("hidden", "YES")
    if item.is("enabled", "NO") || isHidden { style.color = style.color.with(alpha: 0.3) }
    style.isItalic = isHidden
    if item.is("state", "on") { glyph("checkmark", in: Rect(rect.x + 6, rect.y + 6, 10, 10), style.color) }
    let shown = title.isEmpty && item.child(for: "view") != nil ? "(view)" : title
    let submenu = item.child(for: "submenu")
    let keyWidth = submenu == nil && !key.isEmpty ? width(of: key, style) * 1.25 + 14 : 20
    text(shown, in: Rect(rect.x + 20, rect.y, max(20, rect.width - 20 - keyWidth), rect.height), style)
    if submenu != nil {
      glyph(
        "chevron.right", in: Rect(rect.right - 18, rect.y + 6, 10, 10), document.system("secondaryLabelColor")
      )
    } else {
      text(
        key, in: Rect(rect.x, rect.y, rect.width - 12, rect.height),
        style.with(color: style.color.faded(0.5)), TextLayout(alignment: .right))
    }
  }
}

extension DocumentElement {
  /// The keys for a menu item in the form that menus show; empty where it has none.
  fileprivate var keyEquivalent: String {
    guard let key = string("keyEquivalent"), !key.isEmpty else { return "" }
    var modifiers = ""
    if let mask = child(for: "keyEquivalentModifierMask") {
      if mask.is("control", "YES") { modifiers += "⌃" }
      if mask.is("option", "YES") { modifiers += "⌥" }
      if mask.is("shift", "YES") { modifiers += "⇧" }
      if mask.is("command", "YES") { modifiers += "⌘" }
    } else {
      modifiers = "⌘"
    }
    // An upper-case letter says that the shift key is held.
    if key.count == 1, key != key.lowercased(), !modifiers.contains("⇧") {
      modifiers = modifiers.hasSuffix("⌘") ? modifiers.dropLast() + "⇧⌘" : modifiers + "⇧"
    }
    return modifiers + (keyNames[key] ?? key.uppercased())
  }
}

private let keyNames = [
  "\u{8}": "⌫", "\u{7F}": "⌦", "\r": "↩", "\u{3}": "⌤", "\u{1B}": "⎋", "\t": "⇥", " ": "Space",
  "\u{F700}": "↑", "\u{F701}": "↓", "\u{F702}": "←", "\u{F703}": "→", "\u{F728}": "⌦", "\u{F729}": "↖",
  "\u{F72B}": "↘", "\u{F72C}": "⇞", "\u{F72D}": "⇟", "\u{F704}": "F1", "\u{F705}": "F2", "\u{F706}": "F3",
  "\u{F707}": "F4", "\u{F708}": "F5", "\u{F709}": "F6",
]
