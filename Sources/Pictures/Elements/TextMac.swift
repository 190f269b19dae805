import Syntax

/// Labels and fields of macOS.
let macText: [String: Painter.Drawing] = [
  "textField": { painter, element, rect, depth in painter.drawField(element, rect, depth) },
  "secureTextField": { painter, element, rect, depth in painter.drawField(element, rect, depth) },
  "tokenField": { painter, element, rect, depth in painter.drawField(element, rect, depth) },
  "searchField": { painter, element, rect, _ in painter.drawSearchField(element, rect) },
  "comboBox": { painter, element, rect, _ in painter.drawComboBox(element, rect) },
  "textView": { painter, element, rect, _ in painter.drawTextView(element, rect) },
  "datePicker": { painter, element, rect, _ in painter.drawDatePicker(element, rect) },
  "pathControl": { painter, element, rect, _ in painter.drawPathControl(element, rect) },
]

extension Painter {
  /// The style of a cell's text.
  func cellStyle(_ cell: DocumentElement?, _ control: DocumentElement, color: String) -> TextStyle {
    var style = cell?.textStyle("font", size: 13) ?? TextStyle(size: 13)
    style.color = cell.flatMap { document.color(of: $0, for: "textColor") } ?? document.system(color)
    if cell?.is("enabled", "NO") == true || control.is("enabled", "NO") {
      style.color = style.color.faded(0.5)
    }
    return style
  }

  private mutating func drawFieldFrame(_ rect: Rect, radius: Double, fill: Color? = nil, alpha: Double = 0.22)
  {
    self.rect(
      rect.inset(0.5), fill: fill ?? document.system("textBackgroundColor"), stroke: edge(alpha),
      radius: radius)
  }

  fileprivate mutating func drawField(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    guard let cell = element.child(for: "cell") else { return plainView(element, rect, depth) }
    let isRound = cell.is("bezelStyle", "round")
    let hasBezel = cell.is("borderStyle", "bezel") || isRound
    let ground =
      cell.is("drawsBackground", "YES") ? document.color(of: cell, for: "backgroundColor") : nil
    if hasBezel {
      drawFieldFrame(rect, radius: isRound ? 6 : 1, fill: ground)
    } else if cell.is("borderStyle", "border") {
      drawFieldFrame(rect, radius: 0, fill: ground, alpha: 0.55)
    } else if let ground {
      self.rect(rect, fill: ground)
    }
    var style = cellStyle(cell, element, color: "labelColor")
    var shown = cell.title ?? ""
    if let first = cell.attributedString?.child("fragment")?.child("attributes"), !cell.has("title") {
      if let font = first.child(for: "NSFont") {
        style = font.fontStyle(size: style.size, weight: 400).with(color: style.color)
      }
      if let color = document.color(of: first, for: "NSColor") { style.color = color }
    }
    if shown.isEmpty {
      shown = cell.string("placeholderString") ?? ""
      style.color = document.system("placeholderTextColor")
    } else if element.name == "secureTextField" {
      shown = String(repeating: "•", count: min(shown.count, 100))
    }
    guard !shown.isEmpty else {
      if !hasBezel, ground == nil, cell.is("borderStyle", "border") == false { outline(rect, alpha: 0.25) }
      return
    }
    let lineBreak = cell["lineBreakMode"]
    let isTall = rect.height > style.size * 2.1
    let wraps = isTall && lineBreak != "truncatingTail" && lineBreak != "clipping" || shown.contains("\n")
    let isCentered = !wraps && rect.height < style.size * 2.2
    text(
      shown, in: isCentered ? rect : rect.moved(0, 1), style,
      TextLayout(
        alignment: .init(cell["alignment"]), lines: wraps ? 0 : 1, isAtTop: !isCentered,
        lineBreak: LineBreak(lineBreak), padding: hasBezel || cell.has("borderStyle") ? 4 : 2))
  }

  fileprivate mutating func drawSearchField(_ element: DocumentElement, _ rect: Rect) {
    let cell = element.child(for: "cell")
    drawFieldFrame(rect, radius: 6)
    glyph(
      "magnifyingglass", in: Rect(rect.x + 5, rect.centerY - 6, 12, 12),
      document.system("secondaryLabelColor"))
    let shown = cell?.string("placeholderString") ?? cell?.title ?? "Search"
    text(
      shown.isEmpty ? "Search" : shown, in: Rect(rect.x + 21, rect.y, rect.width - 25, rect.height),
      TextStyle(size: rect.height > 20 ? 13 : 11, color: document.system("placeholderTextColor")))
  }

  fileprivate mutating func drawComboBox(_ element: DocumentElement, _ rect: Rect) {
    let cell = element.child(for: "cell")
    let height = min(21, rect.height)
    let box = Rect(rect.x + 0.5, rect.centerY - height / 2, rect.width - 4, height)
    self.rect(
      box, fill: document.system("textBackgroundColor"), stroke: edge(0.22), radius: 4)
    let button = Rect(box.right - height + 2, box.y + 2, height - 4, height - 4)
    self.rect(button, fill: document.system("controlAccentColor"), radius: 3)
    glyph("chevron.down", in: button.inset(3), .white)
    var style = cellStyle(cell, element, color: "controlTextColor")
    var shown = cell?.title ?? ""
    if shown.isEmpty {
      shown = cell?.string("placeholderString") ?? ""
      style.color = document.system("placeholderTextColor")
    }
    text(shown, in: Rect(box.x + 4, box.y, max(0, button.x - box.x - 6), height), style)
  }

  fileprivate mutating func drawTextView(_ element: DocumentElement, _ rect: Rect) {
    if !element.is("drawsBackground", "NO") {
      self.rect(
        rect,
        fill: document.color(of: element, for: "backgroundColor") ?? document.system("textBackgroundColor"))
    }
    let storage = element.child(for: "textStorage")
    let shown = storage?.children.map(\.fragmentText).joined() ?? ""
    guard !shown.isEmpty else {
      return text(
        element["customClass"] ?? "NSTextView",
        in: Rect(rect.x + 5, rect.y, rect.width - 10, min(rect.height, 24)),
        TextStyle(size: 11, color: Color.gray.with(alpha: 0.8)))
    }
    var style = TextStyle(
      size: 12, color: document.color(of: element, for: "textColor") ?? document.system("textColor"))
    if let font = storage?.child("fragment")?.child("attributes")?.child(for: "NSFont") {
      style = font.fontStyle(size: 12, weight: 400).with(color: style.color)
    }
    text(shown, in: rect.inset(5, 2), style, TextLayout(lines: 0, isAtTop: true))
  }

  fileprivate mutating func drawDatePicker(_ element: DocumentElement, _ rect: Rect) {
    drawFieldFrame(rect, radius: 2)
    let style = cellStyle(element.child(for: "cell"), element, color: "controlTextColor")
    text(
      "1/ 1/2025", in: Rect(rect.x + 4, rect.y, rect.width - 8, rect.height < 60 ? rect.height : 20), style)
  }

  fileprivate mutating func drawPathControl(_ element: DocumentElement, _ rect: Rect) {
    drawFieldFrame(rect, radius: 2)
    glyph("folder", in: Rect(rect.x + 4, rect.centerY - 7, 14, 14), document.system("systemBlueColor"))
    text(
      "Macintosh HD › Users › …", in: Rect(rect.x + 22, rect.y, rect.width - 26, rect.height),
      TextStyle(size: 11, color: document.system("secondaryLabelColor")))
  }
}
