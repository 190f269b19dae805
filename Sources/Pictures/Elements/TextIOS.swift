import Syntax

/// Labels and fields of iOS.
let iOSText: [String: Painter.Drawing] = [
  "label": { painter, element, rect, _ in painter.drawLabel(element, rect) },
  "textField": { painter, element, rect, _ in painter.drawTextField(element, rect) },
  "textView": { painter, element, rect, _ in painter.drawTextView(element, rect) },
  "searchBar": { painter, element, rect, _ in painter.drawSearchBar(element, rect) },
]

extension Painter {
  fileprivate mutating func drawLabel(_ element: DocumentElement, _ rect: Rect) {
    drawBackground(of: element, rect)
    guard let label = element.labelText else { return }
    var style = element.textStyle(size: 17)
    style.color = document.color(of: element, for: "textColor") ?? document.system("labelColor")
    if !element.has("text"), let first = element.attributedString?.child("fragment")?.child("attributes") {
      if let font = first.child(for: "NSFont") {
        style = font.fontStyle(size: style.size, weight: 400).with(color: style.color)
      }
      if let color = document.color(of: first, for: "NSColor") { style.color = color }
    }
    if element.is("enabled", "NO") { style.color = style.color.faded(0.4) }
    let lines = element.count("numberOfLines", 1)
    if element.is("adjustsFontSizeToFit", "YES"), lines == 1 {
      let width = width(of: label, style)
      if width > rect.width {
        let smallest = max(
          element.number("minimumFontSize"), style.size * element.number("minimumScaleFactor", 0.3))
        style.size = max(1, min(style.size, max(style.size * rect.width / width * 0.98, smallest)))
      }
    }
    text(
      label, in: rect, style,
      TextLayout(
        alignment: .init(element["textAlignment"]), lines: lines,
        lineBreak: LineBreak(element["lineBreakMode"])
      ))
  }

  fileprivate mutating func drawTextField(_ element: DocumentElement, _ rect: Rect) {
    let border = element["borderStyle"]
    let ground = document.color(of: element, for: "backgroundColor")
    let ink = isDark ? Color.white : .black
    switch border {
    case "roundedRect":
      self.rect(
        rect.inset(0.5), fill: ground ?? (isDark ? Color(0x1C1C1E) : .white), stroke: ink.with(alpha: 0.2),
        width: 0.75, radius: 6)
    case "line", "bezel":
      self.rect(rect.inset(0.5), fill: ground, stroke: ink.with(alpha: border == "line" ? 1 : 0.4))
    default: drawBackground(of: element, rect)
    }
    let typed = element.labelText.flatMap { $0.isEmpty ? nil : $0 }
    let shown = typed ?? element.string("placeholder")
    guard let shown, !shown.isEmpty else {
      if border == nil {
        line(
          from: (rect.x, rect.bottom - 0.5), to: (rect.right, rect.bottom - 0.5), Color.gray.with(alpha: 0.4),
          width: 0.75, dash: [3, 3])
      }
      return
    }
    let isSecret = typed != nil && element.child("textInputTraits")?.is("secureTextEntry", "YES") == true
    var style = element.textStyle(size: 17)
    style.color =
      typed == nil
      ? document.system("placeholderTextColor")
      : document.color(of: element, for: "textColor") ?? document.system("labelColor")
    text(
      isSecret ? String(repeating: "•", count: min(shown.count, 100)) : shown, in: rect, style,
      TextLayout(
        alignment: .init(element["textAlignment"]),
        padding: border == "roundedRect" ? 7 : border == nil ? 0 : 2))
  }

  fileprivate mutating func drawTextView(_ element: DocumentElement, _ rect: Rect) {
    drawBackground(of: element, rect)
    guard let shown = element.labelText ?? element.string("title"), !shown.isEmpty else {
      return outline(rect, alpha: 0.35)
    }
    var style = element.textStyle(size: 14)
    style.color = document.color(of: element, for: "textColor") ?? document.system("labelColor")
    let inset = contentInset(element, rect)
    let room = Rect(
      rect.x + 5, rect.y + inset + 8, rect.width - 10,
      max(0, rect.height - inset - (rect.height > 30 ? 16 : 0)))
    text(
      shown, in: room, style,
      TextLayout(alignment: .init(element["textAlignment"]), lines: 0, isAtTop: true))
  }

  fileprivate mutating func drawSearchBar(_ element: DocumentElement, _ rect: Rect) {
    drawBackground(of: element, rect, for: "barTintColor")
    let pale = document.system("secondaryLabelColor")
    let field = Rect(rect.x + 8, 0, rect.width - 16, min(36, rect.height - 4))
    let box = Rect(field.x, rect.centerY - field.height / 2, field.width, field.height)
    self.rect(box, fill: document.system("tertiarySystemFillColor"), radius: 10)
    glyph("magnifyingglass", in: Rect(rect.x + 14, rect.centerY - 9, 18, 18), pale)
    text(
      element["text"] ?? element.string("placeholder") ?? "Search",
      in: Rect(rect.x + 36, rect.y, rect.width - 56, rect.height), TextStyle(size: 17, color: pale))
  }
}
