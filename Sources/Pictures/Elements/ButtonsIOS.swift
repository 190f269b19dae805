import Syntax

/// Buttons of iOS.
let iOSButtons: [String: Painter.Drawing] = [
  "button": { painter, element, rect, depth in painter.drawButton(element, rect, depth) }
]

/// What a button shows of its normal state and its configuration.
private struct ButtonContent {
  var title: String?
  var subtitle: String?
  var image: String?
  var style: TextStyle
}

extension Painter {
  fileprivate mutating func drawButton(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    let ground = drawBackground(of: element, rect).color
    let type = element["buttonType"]
    if let type, let symbol = symbolOfType(type) {
      if symbol.isRound {
        circle(rect.centerX, rect.centerY, min(11, rect.height / 2), stroke: tint, width: 1.4)
      }
      glyph(symbol.name, in: rect.centered(symbol.isRound ? 16 : 20), tint)
      return
    }
    let state = element.children.first { $0.name == "state" && $0.is("key", "normal") }
    var content = ButtonContent(
      title: state?.title, image: state?["image"], style: element.textStyle(size: 15))
    let titleColor = state.flatMap { document.color(of: $0, for: "titleColor") }
    // A button of no type is white unless it says otherwise, which a white scene would swallow.
    content.style.color = titleColor ?? (type == nil ? (ground == nil ? .gray : .white) : tint)
    if let configuration = element.child("buttonConfiguration") {
      apply(configuration, to: &content, element, rect)
    }
    if element.is("enabled", "NO") { content.style.color = content.style.color.faded(0.4) }
    let backdrop = state?["backgroundImage"]
    if let backdrop { image(backdrop, rect) }
    if content.title?.isEmpty ?? true, content.image == nil {
      if backdrop == nil, ground == nil || element.has("customClass") {
        self.rect(rect.inset(0.5), stroke: tint.with(alpha: 0.5), width: 0.75, radius: 3, dash: [3, 2])
        if let name = element["customClass"] { customView(name, rect) }
      }
    } else {
      draw(content, alignment: element["contentHorizontalAlignment"], element["lineBreakMode"], rect)
    }
    drawChildren(of: element, in: rect, isFlipped: true, depth)
  }

  private mutating func apply(
    _ configuration: DocumentElement, to content: inout ButtonContent, _ element: DocumentElement,
    _ rect: Rect
  ) {
    content.title = configuration.title ?? content.title
    content.subtitle = configuration.string("subtitle")
    content.image = configuration["image"] ?? content.image
    let fill = document.color(of: configuration, for: "baseBackgroundColor")
    let ink = document.color(of: configuration, for: "baseForegroundColor")
    let background = configuration.child(for: "background")
    let radius = configuration.is("cornerStyle", "capsule") ? rect.height / 2 : 6
    let stated = background.flatMap { document.color(of: $0, for: "backgroundColor") }
    switch configuration["style"] {
    case "filled":
      self.rect(rect, fill: stated ?? fill ?? tint, radius: radius)
      content.style.color = ink ?? .white
    case "tinted":
      self.rect(rect, fill: stated ?? (fill ?? tint).with(alpha: 0.18), radius: radius)
      content.style.color = ink ?? tint
    case "gray":
      self.rect(rect, fill: stated ?? fill ?? document.system("secondarySystemFillColor"), radius: radius)
      content.style.color = ink ?? tint
    default:
      if let stated { self.rect(rect, fill: stated, radius: radius) }
      content.style.color = ink ?? tint
    }
    if let font = configuration.child(for: "titleFontDescription") ?? element.child(for: "fontDescription") {
      content.style = font.fontStyle(size: 17, weight: 400).with(color: content.style.color)
    } else {
      content.style.size = 17
    }
  }

  /// Title and image side by side, or one of them.
  private mutating func draw(
    _ content: ButtonContent, alignment: String?, _ lineBreak: String?, _ rect: Rect
  ) {
    let alignment: TextLayout.Alignment =
      ["left", "leading"].contains(alignment)
      ? .left : ["right", "trailing"].contains(alignment) ? .right : .center
    func start(_ width: Double) -> Double {
      switch alignment {
      case .left: rect.x
      case .center: rect.x + (rect.width - width) / 2
      case .right: rect.right - width
      }
    }
    guard let name = content.image else {
      let lines = lineBreak == "wordWrap" || lineBreak == "characterWrap" ? 0 : 1
      let isStacked = content.subtitle != nil && rect.height > content.style.size * 2
      text(
        content.title, in: isStacked ? rect.moved(0, -content.style.size * 0.5) : rect, content.style,
        TextLayout(
          alignment: alignment, lines: lines, lineBreak: lineBreak == nil ? .middle : LineBreak(lineBreak)))
      if isStacked {
        text(
          content.subtitle, in: rect.moved(0, content.style.size * 0.6), content.style.with(size: 12),
          TextLayout(alignment: alignment))
      }
      return
    }
    let natural = document.naturalSize(of: name, fontSize: content.style.size)
    let side = min(rect.width, rect.height) * 0.6
    let width = min(rect.width, natural?.width ?? side)
    let height = min(rect.height, natural?.height ?? side)
    guard let title = content.title, !title.isEmpty else {
      return image(
        name, Rect(start(width), rect.centerY - height / 2, width, height), mode: "scaleAspectFit",
        content.style.color)
    }
    let gap = 5.0
    let x = max(rect.x, start(width + gap + self.width(of: title, content.style)))
    image(
      name, Rect(x, rect.centerY - height / 2, width, height), mode: "scaleAspectFit", content.style.color)
    text(
      title, in: Rect(x + width + gap, rect.y, rect.right - x - width - gap, rect.height), content.style)
  }
}

/// The symbol that a type of button stands for; nil for types with a title.
private func symbolOfType(_ type: String) -> (name: String, isRound: Bool)? {
  switch type {
  case "contactAdd": ("plus", true)
  case "infoLight", "infoDark", "detailDisclosure": ("info", false)
  case "close": ("xmark", false)
  default: nil
  }
}
