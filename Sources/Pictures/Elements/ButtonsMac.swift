import Syntax

/// Buttons of macOS. Their frames are larger than their visible parts.
let macButtons: [String: Painter.Drawing] = [
  "button": { painter, element, rect, depth in painter.drawButton(element, rect, depth) },
  "popUpButton": { painter, element, rect, _ in painter.drawPopUpButton(element, rect) },
]

extension Painter {
  /// Draws the face of a button.
  mutating func drawButtonFace(_ rect: Rect, radius: Double = 5, isDefault: Bool = false) {
    if isDefault {
      self.rect(rect, fill: document.system("controlAccentColor"), radius: radius)
    } else {
      self.rect(
        rect.inset(0.25), fill: isDark ? Color(0x636366) : .white, stroke: Color.black.with(alpha: 0.22),
        width: 0.6, radius: radius)
    }
  }

  fileprivate mutating func drawButton(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    guard let cell = element.child(for: "cell") else { return plainView(element, rect, depth) }
    let type = cell["type"] ?? "push"
    var style = cell.textStyle("font", size: 13)
    style.color = document.system("controlTextColor")
    let isEnabled = !cell.is("enabled", "NO") && !element.is("enabled", "NO")
    if !isEnabled { style.color = style.color.with(alpha: 0.28) }
    switch type {
    case "check", "radio": drawCheck(cell, rect, style, isRound: type == "radio")
    case "help": drawHelpButton(rect, style)
    case "disclosureTriangle":
      glyph(
        cell.is("state", "on") ? "chevron.down" : "chevron.right",
        in: rect.centered(min(11, rect.width, rect.height)),
        document.system("secondaryLabelColor"))
    default:
      if cell.is("bezelStyle", "helpButton") {
        drawHelpButton(rect, style)
      } else {
        drawTitledButton(element, cell, type, rect, style)
        drawChildren(of: element, in: rect, isFlipped: false, depth)
      }
    }
  }

  private mutating func drawHelpButton(_ rect: Rect, _ style: TextStyle) {
    let radius = min(10, min(rect.width, rect.height) / 2 - 1)
    circle(
      at: (rect.centerX, rect.centerY - 0.5), radius, fill: isDark ? Color(0x636366) : .white,
      stroke: Color.black.with(alpha: 0.22), width: 0.6)
    textLine(
      "?", x: rect.centerX, baseline: rect.centerY + 4.2,
      TextStyle(size: 13, weight: 600, color: style.color),
      anchor: .middle)
  }

  /// Draws a checkbox or a radio button with its title.
  private mutating func drawCheck(_ cell: DocumentElement, _ rect: Rect, _ style: TextStyle, isRound: Bool) {
    let side = style.size >= 12 ? 14.0 : style.size > 10 ? 12 : 10
    let position = cell["imagePosition"]
    let x =
      position == "right" || position == "trailing"
      ? rect.right - side - 2 : position == "only" ? rect.centerX - side / 2 : rect.x + 2
    let box = Rect(x, rect.centerY - side / 2 - 0.5, side, side)
    let accent = document.system("controlAccentColor")
    let idle = isDark ? Color(0x555558) : .white
    let border = Color.black.with(alpha: 0.3)
    let isOn = cell.is("state", "on")
    let isMixed = cell.is("state", "mixed")
    if isRound {
      if isOn {
        circle(at: (box.centerX, box.centerY), side / 2, fill: accent)
        circle(at: (box.centerX, box.centerY), side * 0.2, fill: .white)
      } else {
        circle(at: (box.centerX, box.centerY), side / 2 - 0.4, fill: idle, stroke: border, width: 0.8)
      }
    } else if isOn || isMixed {
      self.rect(box, fill: accent, radius: 3.5)
      let tick: [Path.Step] =
        isMixed
        ? [.move(box.x + side * 0.25, box.centerY), .line(box.right - side * 0.25, box.centerY)]
        : [
          .move(box.x + side * 0.25, box.y + side * 0.52), .line(box.x + side * 0.44, box.y + side * 0.73),
          .line(box.x + side * 0.76, box.y + side * 0.29),
        ]
      stroke(Path(steps: tick), .white, width: 1.6)
    } else {
      self.rect(box.inset(0.4), fill: idle, stroke: border, width: 0.8, radius: 3.5)
    }
    guard position != "only" else { return }
    let start = position == "right" || position == "trailing" ? rect.x + 2 : rect.x + side + 6
    text(
      cell.title, in: Rect(start, rect.y, rect.width - side - 7, rect.height), style,
      TextLayout(lines: rect.height > style.size * 2.3 ? 0 : 1))
  }

  private func isBordered(_ cell: DocumentElement, _ type: String) -> Bool {
    let border = cell["borderStyle"]
    if border == "border" || border == "borderAndBezel" { return true }
    let usual = ["push", "roundTextured", "roundRect", "recessed", "inline"]
    return border == nil && usual.contains(type) && !cell.is("bordered", "NO")
  }

  private mutating func drawTitledButton(
    _ element: DocumentElement, _ cell: DocumentElement, _ type: String, _ rect: Rect, _ base: TextStyle
  ) {
    var style = base
    var face = rect
    var isDefault = false
    let hasBorder = isBordered(cell, type)
    if hasBorder {
      switch type {
      case "push":
        face = pushFace(rect, style)
        isDefault = cell.isReturnKey
        drawButtonFace(face, radius: 5.5, isDefault: isDefault)
        if isDefault { style.color = Color.white.with(alpha: style.color.alpha < 0.5 ? 0.6 : 1) }
      case "roundTextured":
        face = Rect(rect.x + 0.5, rect.y + 1, rect.width - 1, rect.height - 3)
        drawButtonFace(face)
      case "recessed":
        // The face of a recessed button is visible only while it is on, or below the mouse.
        if cell.is("state", "on") {
          self.rect(rect.inset(0.5), fill: style.color.with(alpha: 0.16), radius: 4)
        }
      case "roundRect":
        self.rect(rect.inset(0.5), stroke: style.color.with(alpha: 0.4), radius: 4)
      case "inline":
        self.rect(rect, fill: style.color.with(alpha: 0.12), radius: rect.height / 2)
        style.weight = 600
      case "bevel": drawButtonFace(Rect(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 3), radius: 4)
      default:
        self.rect(
          rect.inset(0.5), fill: isDark ? Color(0x4A4A4C) : Color(0xFBFBFB),
          stroke: Color.black.with(alpha: 0.2),
          width: 0.75)
      }
    }
    if let color = document.color(of: element, for: "contentTintColor"), !isDefault { style.color = color }
    drawContent(of: cell, face, style, hasBorder: hasBorder)
  }

  /// The visible part of a push button, by the height that Interface Builder gave its frame.
  private func pushFace(_ rect: Rect, _ style: TextStyle) -> Rect {
    switch rect.height.rounded() {
    case 32, 33: Rect(rect.x + 6.5, rect.y + 4, rect.width - 13, 20.5)
    case 27, 28: Rect(rect.x + 5.5, rect.y + 4, rect.width - 11, style.size >= 12 ? 19.5 : 18)
    case ..<30:
      Rect(rect.x + 1, rect.centerY - min(rect.height, 21) / 2, rect.width - 2, min(rect.height, 21))
    default: Rect(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2)
    }
  }

  /// Draws the title and the image of a button.
  private mutating func drawContent(
    of cell: DocumentElement, _ face: Rect, _ style: TextStyle, hasBorder: Bool
  ) {
    let title = cell.title ?? ""
    let position = cell["imagePosition"]
    guard let name = cell["image"] else {
      if title.isEmpty {
        if !hasBorder { outline(face, alpha: 0.4, dash: [2, 2]) }
      } else {
        text(
          title, in: face, style,
          TextLayout(
            alignment: hasBorder ? .center : .init(cell["alignment"] ?? "center"),
            lines: title.contains("\n") ? 0 : 1, padding: hasBorder ? 4 : 1, tolerance: 1.2))
      }
      return
    }
    var (width, height) = document.naturalSize(of: name, fontSize: style.size) ?? (16, 16)
    let fit = min(face.width / width, face.height / height)
    let isAlone = position == "only" || position == "overlaps" || title.isEmpty
    let scaling = cell["imageScaling"]
    if isAlone ? scaling == nil || scaling == "proportionallyDown" : true {
      width *= min(1, fit)
      height *= min(1, fit)
    } else if scaling == "proportionallyUpOrDown" {
      width *= fit
      height *= fit
    }
    func draw(_ rect: Rect, _ painter: inout Painter) {
      painter.image(name, rect, mode: "scaleAspectFit", style.color)
    }
    let middle = face.centerY - height / 2
    switch position {
    case _ where isAlone: draw(face.centered(width, height), &self)
    case "above":
      let room = min(height, max(4, face.height - 18))
      draw(Rect(face.centerX - width / 2, face.y + 2, width, room), &self)
      text(title, in: Rect(face.x, face.bottom - 17, face.width, 15), style, .centered)
    case "below":
      let room = min(height, max(4, face.height - 18))
      draw(Rect(face.centerX - width / 2, face.bottom - 2 - room, width, room), &self)
      text(title, in: Rect(face.x, face.y + 2, face.width, 15), style, .centered)
    case "right", "trailing":
      text(title, in: Rect(face.x + 6, face.y, face.width - width - 12, face.height), style)
      draw(Rect(face.right - width - 4, middle, width, height), &self)
    default:
      let whole = self.width(of: title, style) + width + 4
      let x = cell.is("alignment", "left") ? face.x + 3 : face.x + max(3, (face.width - whole) / 2)
      draw(Rect(x, middle, width, height), &self)
      text(title, in: Rect(x + width + 4, face.y, face.right - x - width - 4, face.height), style)
    }
  }

  // MARK: Pop-up buttons

  fileprivate mutating func drawPopUpButton(_ element: DocumentElement, _ rect: Rect) {
    guard let cell = element.child(for: "cell") else { return }
    let items = cell.child(for: "menu")?.child("items")
    let first = items?.children.first { _ in true }
    let isPullDown = cell.is("pullsDown", "YES")
    let shown = isPullDown ? first : document.object(cell["selectedItem"]) ?? first
    let title = isPullDown ? shown?.title ?? cell.title : shown?.title ?? cell.title
    var style = cell.textStyle("font", size: 13)
    style.color = document.system("controlTextColor")
    if cell.is("enabled", "NO") || element.is("enabled", "NO") { style.color = style.color.with(alpha: 0.3) }
    let hasBorder = !cell.is("bordered", "NO") && !cell.is("borderStyle", "none") && !cell.is("type", "bevel")
    let face = hasBorder ? popUpFace(rect, cell["bezelStyle"]) : rect
    if hasBorder { drawButtonFace(face) }
    let arrow = style.size > 12 ? 14.0 : 11
    let name = shown?["image"] ?? cell["image"]
    if let name, title?.isEmpty ?? true {
      image(
        name, Rect(face.x + 5, face.centerY - 7, 14, 14), mode: "scaleAspectFit",
        document.system("controlTextColor"))
    }
    let hasArrow = !cell.is("arrowPosition", "noArrow")
    text(
      title, in: Rect(face.x + 8, face.y, face.width - 12 - (hasArrow ? arrow : 0), face.height), style,
      TextLayout(tolerance: 1.2))
    guard hasArrow, face.width > arrow + 6 else { return }
    let box = Rect(face.right - arrow - 3, face.centerY - arrow / 2, arrow, arrow)
    var ink = style.color
    if hasBorder, !isPullDown {
      self.rect(box, fill: document.system("controlAccentColor"), radius: 3.5)
      ink = .white
    }
    if isPullDown {
      glyph("chevron.down", in: box.inset(2), ink)
    } else {
      glyph("chevron.up", in: Rect(box.x, box.y, arrow, arrow / 2 + 1).centered(arrow * 0.55), ink)
      glyph(
        "chevron.down", in: Rect(box.x, box.centerY - 1, arrow, arrow / 2 + 1).centered(arrow * 0.55), ink)
    }
  }

  private func popUpFace(_ rect: Rect, _ bezel: String?) -> Rect {
    let flat = ["texturedRounded", "smallSquare", "shadowlessSquare", "texturedSquare", "roundedRect"]
    if bezel.map({ flat.contains($0) }) ?? false || rect.height < 20 { return rect.inset(0.5) }
    switch rect.height.rounded() {
    case 25, 26: return Rect(rect.x + 3, rect.y + 0.3, rect.width - 6, 20)
    case 22: return Rect(rect.x + 3, rect.y + 0.3, rect.width - 6, 17)
    default:
      return Rect(rect.x + 1, rect.centerY - min(20, rect.height) / 2, rect.width - 2, min(20, rect.height))
    }
  }
}

extension DocumentElement {
  /// Whether the return key presses the button.
  fileprivate var isReturnKey: Bool {
    guard let key = string("keyEquivalent") else { return false }
    return key == "\r" || key == "\n" || key == "\u{3}"
  }
}
