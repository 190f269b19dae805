import Syntax

/// Buttons of iOS.
let iOSButtons: [String: Painter.Drawing] = [
  "button": { painter, element, rect, depth in painter.drawButton(element, rect, depth) }
]

/// The content of a button in its normal state and its configuration.
private struct ButtonContent {
  /// The side of the title where the image is.
  enum ImageSide { case left, right, top, bottom }

  var title: String?
  var subtitle: String?
  var image: String?
  var style: TextStyle
  var imageSide = ImageSide.left
  /// The gap between image and title.
  var gap = 0.0
  /// The insets from the button's bounds to its content.
  var insets = Insets()
  /// The insets that move the title, and those that move the image, from their normal places.
  var titleInsets = Insets()
  var imageInsets = Insets()
  var alignment = TextLayout.Alignment.center
  var wraps = false
  var lineBreak = LineBreak.middle
}

private struct Insets {
  var left = 0.0
  var right = 0.0
  var top = 0.0
  var bottom = 0.0

  func applied(to rect: Rect) -> Rect {
    Rect(rect.x + left, rect.y + top, rect.width - left - right, rect.height - top - bottom)
  }

  /// The distance by which the insets move the content of a rectangle.
  func shift(_ alignment: TextLayout.Alignment) -> (x: Double, y: Double) {
    let y = (top - bottom) / 2
    return switch alignment {
    case .left: (left, y)
    case .center: ((left - right) / 2, y)
    case .right: (-right, y)
    }
  }
}

extension Insets {
  /// - Parameter inset: An `inset` element.
  init(_ inset: DocumentElement) {
    (left, right) = (inset.number("minX"), inset.number("maxX"))
    (top, bottom) = (inset.number("minY"), inset.number("maxY"))
  }

  /// - Parameter edges: A `directionalEdgeInsets` element.
  init(directional edges: DocumentElement) {
    (left, right) = (edges.number("leading"), edges.number("trailing"))
    (top, bottom) = (edges.number("top"), edges.number("bottom"))
  }
}

extension Painter {
  fileprivate mutating func drawButton(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    let ground = drawBackground(of: element, rect).color
    let type = element["buttonType"]
    if let type, let symbol = symbolOfType(type) {
      if symbol.isRound {
        circle(at: (rect.centerX, rect.centerY), min(11, rect.height / 2), stroke: tint, width: 1.4)
      }
      glyph(symbol.name, in: rect.centered(symbol.isRound ? 16 : 20), tint)
      return
    }
    let state = element.children.first { $0.name == "state" && $0.is("key", "normal") }
    var content = ButtonContent(
      title: state?.title, image: state?["image"], style: element.textStyle(size: 15))
    let titleColor = state.flatMap { document.color(of: $0, for: "titleColor") }
    // The title of a button without a type is white by default, which is invisible on a white scene.
    let usual = type == nil ? Color.white : tint
    let isLost = type == nil && Color.white.contrast(to: self.ground(in: rect)) < 1.5
    content.style.color = titleColor ?? (isLost ? .gray : usual)
    content.layOut(element)
    if let configuration = element.child("buttonConfiguration") {
      apply(configuration, to: &content, element, rect)
    }
    if element.is("enabled", "NO") { content.style.color = content.style.color.faded(0.4) }
    let backdrop = state?["backgroundImage"]
    // The title would cover the name.
    if let backdrop { image(backdrop, rect, isNamed: content.title?.isEmpty ?? true) }
    if content.title?.isEmpty ?? true, content.image == nil {
      if backdrop == nil, ground == nil || element.has("customClass") {
        self.rect(rect.inset(0.5), stroke: tint.with(alpha: 0.5), width: 0.75, radius: 3, dash: [3, 2])
        if let name = element["customClass"] { customView(name, rect) }
      }
    } else {
      draw(content, rect)
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
    content.layOut(configuration: configuration)
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

  /// Draws title and image side by side or one above the other, or only one of them.
  private mutating func draw(_ content: ButtonContent, _ rect: Rect) {
    let title = content.title ?? ""
    let size = content.image.map { imageSize(of: $0, content, rect) }
    let titleWidth = width(of: title, content.style)
    let isBeside = content.imageSide == .left || content.imageSide == .right
    let gap = size == nil || title.isEmpty ? 0 : content.gap
    let imageWidth = size?.width ?? 0
    let whole = isBeside ? imageWidth + gap + titleWidth : max(imageWidth, titleWidth)
    // Insets that leave too little room determine where content begins, but not how much of it is visible.
    var area = content.insets.applied(to: rect)
    if area.width < whole - 1 { (area.x, area.width) = fitting(whole, area, rect, content.alignment) }
    func start(_ width: Double) -> Double { content.alignment.start(of: width, in: area) }
    let titleHeight = content.style.size * 1.2
    let height = size.map { isBeside || title.isEmpty ? $0.height : $0.height + gap + titleHeight } ?? 0
    let top = area.centerY - height / 2
    let titleShift = content.titleInsets.shift(content.alignment)
    if let name = content.image, let size {
      let shift = content.imageInsets.shift(content.alignment)
      let x =
        switch content.imageSide {
        case _ where title.isEmpty: start(size.width)
        case .left: max(min(rect.x, area.x), start(whole))
        case .right: min(max(rect.right, area.right) - size.width, start(whole) + titleWidth + gap)
        case .top, .bottom: start(size.width)
        }
      let y = content.imageSide == .bottom && !title.isEmpty ? top + titleHeight + gap : top
      let place = Rect(x, isBeside ? area.centerY - size.height / 2 : y, size.width, size.height)
      image(name, place.moved(shift.x, shift.y), mode: "scaleAspectFit", content.style.color)
    }
    guard !title.isEmpty else { return }
    var room = area
    switch size == nil ? nil : Optional(content.imageSide) {
    case .left:
      room.x = max(rect.x, start(whole)) + imageWidth + gap
      room.width = max(area.right, rect.right) - room.x
    case .right:
      room.x = max(rect.x, start(whole))
      room.width = max(10, min(titleWidth + 3, rect.right - room.x - imageWidth - gap))
    case .top: (room.y, room.height) = (top + height - titleHeight, titleHeight)
    case .bottom: (room.y, room.height) = (top, titleHeight)
    case nil: break
    }
    // The estimated width may be a little too large, which must not break a line.
    let wraps =
      content.wraps && size == nil && (title.contains("\n") || titleWidth > room.width * 1.1)
    let isStacked = content.subtitle != nil && rect.height > content.style.size * 2
    room = room.moved(titleShift.x, titleShift.y)
    text(
      title, in: isStacked ? room.moved(0, -content.style.size * 0.5) : room, content.style,
      TextLayout(
        alignment: size != nil && isBeside ? .left : content.alignment,
        lines: wraps && !isStacked ? 0 : 1, lineBreak: content.lineBreak))
    if isStacked {
      text(
        content.subtitle, in: room.moved(0, content.style.size * 0.6), content.style.with(size: 12),
        TextLayout(alignment: content.alignment))
    }
  }

  /// The part of a button that content needs. It exceeds the insets first, and the button only as far as necessary.
  private func fitting(
    _ width: Double, _ area: Rect, _ rect: Rect, _ alignment: TextLayout.Alignment
  ) -> (x: Double, width: Double) {
    let wanted = min(max(width, area.width), max(rect.width, area.width))
    let x = alignment.start(of: wanted, in: area)
    let least = min(rect.x, area.x)
    let most = max(rect.right, area.right)
    return (max(least, min(x, most - wanted)), wanted)
  }

  private func imageSize(of name: String, _ content: ButtonContent, _ rect: Rect) -> (
    width: Double, height: Double
  ) {
    let natural = document.naturalSize(of: name, fontSize: content.style.size)
    let side = min(rect.width, rect.height) * 0.6
    return (min(rect.width, natural?.width ?? side), min(rect.height, natural?.height ?? side))
  }
}

extension TextLayout.Alignment {
  fileprivate func start(of width: Double, in area: Rect) -> Double {
    switch self {
    case .left: area.x
    case .center: area.x + (area.width - width) / 2
    case .right: area.right - width
    }
  }
}

extension ButtonContent {
  /// Reads the layout of the title and the image.
  fileprivate mutating func layOut(_ element: DocumentElement) {
    let isMirrored = element.is("semanticContentAttribute", "forceRightToLeft")
    switch element["contentHorizontalAlignment"] {
    case "left": alignment = .left
    case "right": alignment = .right
    case "leading": alignment = isMirrored ? .right : .left
    case "trailing": alignment = isMirrored ? .left : .right
    default: alignment = .center
    }
    if isMirrored { imageSide = .right }
    insets = element.child(for: "contentEdgeInsets").map { Insets($0) } ?? Insets()
    titleInsets = element.child(for: "titleEdgeInsets").map { Insets($0) } ?? Insets()
    imageInsets = element.child(for: "imageEdgeInsets").map { Insets($0) } ?? Insets()
    let mode = element["lineBreakMode"]
    wraps = mode == "wordWrap" || mode == "characterWrap"
    if mode != nil { lineBreak = LineBreak(mode) }
  }

  /// Reads the layout from a configuration, which replaces the button's own insets.
  fileprivate mutating func layOut(configuration: DocumentElement) {
    insets =
      configuration.child(for: "contentInsets").map { Insets(directional: $0) }
      // UIKit uses these insets for all styles in a size that documents don't state.
      ?? Insets(left: 12, right: 12, top: 7, bottom: 7)
    (titleInsets, imageInsets) = (Insets(), Insets())
    gap = configuration.number("imagePadding")
    switch configuration["imagePlacement"] {
    case "trailing": imageSide = imageSide == .right ? .left : .right
    case "top": imageSide = .top
    case "bottom": imageSide = .bottom
    default: break
    }
    wraps = true
  }
}

/// The symbol of a type of button; nil for types with a title.
private func symbolOfType(_ type: String) -> (name: String, isRound: Bool)? {
  switch type {
  case "contactAdd": ("plus", true)
  case "infoLight", "infoDark", "detailDisclosure": ("info", false)
  case "close": ("xmark", false)
  default: nil
  }
}
