import Syntax

/// The parts that all views have: a background, subviews, and a placeholder for content that only code knows.
extension Painter {
  /// Draws a view by its background and its subviews.
  ///
  /// - Parameter background: The color where the document states none.
  mutating func plainView(_ element: DocumentElement, _ rect: Rect, _ depth: Int, background: Color? = nil) {
    let ground = drawBackground(of: element, rect, standard: background)
    let content = element.child(for: "contentView").flatMap { $0.frame == nil ? nil : $0 }
    let list = element.child("subviews")
    guard list?.hasChildren == true || content != nil else {
      return standIn(element, rect, depth, ground.color)
    }
    let isFlipped = isFlipped(element)
    func drawContent(_ painter: inout Painter) {
      if let content { painter.drawChild(content, in: rect, isFlipped: isFlipped, depth) }
      painter.drawChildren(of: element, in: rect, isFlipped: isFlipped, depth)
    }
    if element.is("clipsSubviews", "YES"), hasOverflow(element, rect) {
      clip(to: rect, radius: ground.radius) { drawContent(&$0) }
    } else {
      drawContent(&self)
    }
  }

  /// Draws the background, with the values of the layer from run-time attributes.
  @discardableResult
  mutating func drawBackground(
    of element: DocumentElement, _ rect: Rect, for key: StaticString = "backgroundColor",
    standard: Color? = nil
  ) -> (color: Color?, radius: Double) {
    let color = document.color(of: element, for: key) ?? standard
    let attributes = element.runtimeAttributes
    func number(_ name: String) -> Double {
      guard let value = attributes[name], ["real", "integer"].contains(value.name) else { return 0 }
      return max(0, value.number("value"))
    }
    let radius = number("cornerRadius")
    let width = min(100, number("borderWidth"))
    let border = attributes["borderColor"].flatMap { document.color($0) } ?? .black
    self.rect(
      rect.inset(width > 0 ? width / 2 : 0), fill: color, stroke: width > 0 ? border : nil,
      width: width > 0 ? width : 1, radius: radius)
    return (color, radius)
  }

  /// Draws a view without content as the name of its class, or as a frame.
  private mutating func standIn(_ element: DocumentElement, _ rect: Rect, _ depth: Int, _ ground: Color?) {
    let isPlain = plainViews.contains(element.name)
    if let name = element["customClass"]
      ?? (isPlain ? nil : className(of: element.name, isMac: document.isMac))
    {
      if name == "UIColorWell" || name == "NSColorWell" {
        drawColorWell(element, rect)
      } else {
        customView(name, rect)
      }
    } else if depth > 0, ground.map({ $0.alpha < 0.05 }) ?? true {
      outline(rect, alpha: 0.3)
    }
  }

  /// Draws a view whose content only code knows.
  mutating func customView(_ name: String, _ rect: Rect) {
    let color = noteColor(on: ground(in: rect))
    let border = color.with(alpha: 0.8)
    if isLarge(rect) {
      self.rect(rect.inset(0.75), stroke: border, radius: 3, dash: [5, 3])
      // A large view may begin outside of its scene, so only its visible part counts.
      let seen = rect.intersection(visible)
      let strip = Rect(seen.x + 8, seen.y + 4, seen.width - 16, 18)
      return note(name, in: strip, within: seen, TextStyle(size: 11, weight: 500, color: color))
    }
    self.rect(rect.inset(0.75), fill: Color.note.with(alpha: 0.06), stroke: border, radius: 3, dash: [5, 3])
    guard rect.height >= 9, rect.width >= 24 else { return }
    let style = TextStyle(size: max(6.5, min(12, rect.height * 0.42)), weight: 500, color: color)
    note(
      name, in: rect.inset(4, 0), within: rect, style,
      TextLayout(alignment: .center, lineBreak: .middle))
  }

  /// Draws a gray, crossed box as a placeholder for an image.
  mutating func placeholder(_ name: String, _ rect: Rect) {
    let border = Color.gray.with(alpha: 0.55)
    let isDark = ground(in: rect).luminance < 0.5
    let style = TextStyle(size: 10, color: isDark ? Color(0xAEAEB2) : Color(0x636366))
    if isLarge(rect) {
      self.rect(rect.inset(0.5), stroke: border, radius: 3, dash: [5, 3])
      return text(
        name, in: Rect(rect.x + 8, rect.bottom - 20, rect.width - 16, 16), style.with(color: .gray))
    }
    self.rect(rect.inset(0.5), fill: Color.gray.with(alpha: 0.12), stroke: border, radius: 3)
    if rect.width > 14, rect.height > 14 {
      let box = rect.inset(3)
      stroke(
        Path(steps: [
          .move(box.x, box.y), .line(box.right, box.bottom), .move(box.right, box.y),
          .line(box.x, box.bottom),
        ]),
        Color.gray.with(alpha: 0.25))
    }
    guard rect.width > 26, rect.height > 9 else { return }
    let size = max(6, min(11, rect.height * 0.3))
    // The name on top of a label would make both unreadable.
    let strip = rect.centered(min(rect.width, width(of: name, style.with(size: size))), size)
    guard !recentTexts.contains(where: { !$0.intersection(strip).isEmpty }) else { return }
    text(name, in: rect.inset(2, 0), style.with(size: size), .centered)
  }

  /// Draws an image by its name: the file in the workspace, a glyph for a symbol, or a placeholder.
  ///
  /// - Parameters:
  ///   - mode: The value of a `contentMode`, or `scaleDown` to enlarge no image.
  ///   - isNamed: Whether a placeholder contains the name.
  mutating func image(
    _ name: String, _ rect: Rect, mode: String = "scaleToFill", _ color: Color? = nil, isNamed: Bool = true
  ) {
    guard !rect.isEmpty else { return }
    let resource = document.image(name)
    let natural = document.naturalSize(of: name)
    if let asset = assetImage(name) {
      let file = images[asset.number]
      var place = rect
      if mode == "scaleAspectFit" || mode == "scaleAspectFill" {
        let scales = (rect.width / file.width, rect.height / file.height)
        let scale = mode == "scaleAspectFit" ? min(scales.0, scales.1) : max(scales.0, scales.1)
        place = rect.centered(file.width * scale, file.height * scale)
      } else if mode == "scaleDown" {
        let scale = min(1, rect.width / file.width, rect.height / file.height)
        place = rect.centered(file.width * scale, file.height * scale)
      } else if mode != "scaleToFill" {
        place = rect.centered(file.width, file.height)
      }
      marks.append(
        .image(ImageMark(rect: place, image: asset.number, tint: asset.isTemplate ? color ?? tint : nil)))
      return
    }
    var place = rect
    if mode == "center" || mode == "scaleNone", let natural {
      place = rect.centered(min(natural.width, rect.width), min(natural.height, rect.height))
    } else if mode != "scaleToFill", let natural {
      let fit = min(rect.width / natural.width, rect.height / natural.height)
      // Documents state only one of the many sizes of the app's icon, so it may be enlarged.
      let scale = mode == "scaleDown" && !appIconNames.contains(name) ? min(1, fit) : fit
      place = rect.centered(natural.width * scale, natural.height * scale)
    }
    if appIconNames.contains(name) { return appIcon(in: place) }
    if name == "NSColorPanel" { return colorWheel(in: place.inset(min(place.width, place.height) * 0.06)) }
    if document.isMac, let color = statusColors[name] {
      let side = min(place.width, place.height)
      circle(
        at: (place.centerX, place.centerY), side * 0.4, fill: color, stroke: Color.black.with(alpha: 0.2),
        width: side * 0.06)
      return
    }
    if resource?.isSystem ?? true || document.isMac && name.hasPrefix("NS"),
      glyph(name, in: place, color ?? tint)
    {
      return
    }
    placeholder(isNamed ? name : "", place)
  }
}

/// AppKit's images for the availability of a person, which are lamps of one color each.
private let statusColors: [String: Color] = [
  "NSStatusAvailable": Color(0x34C759), "NSStatusPartiallyAvailable": Color(0xFFCC00),
  "NSStatusUnavailable": Color(0xFF3B30), "NSStatusNone": Color(0x8E8E93, alpha: 0.5),
]

/// The elements of views that show nothing by themselves.
private let plainViews: Set<String> = [
  "view", "customView", "contentView", "visualEffectView", "tableCellView", "tableViewCellContentView",
  "tableRowView", "tableHeaderFooterView", "collectionViewCellContentView", "clipView", "control",
]

/// The name on an element without a separate drawing.
private func className(of element: String, isMac: Bool) -> String {
  if isMac, element == "webView" { return "WebView" }
  let known = [
    "glkView": "GLKView", "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView",
    "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "openGLView": "NSOpenGLView", "pdfView": "PDFView", "ruleEditor": "NSRuleEditor",
    "control": "Control", "quartzComposerView": "QCView", "avPlayerView": "AVPlayerView",
  ]
  return known[element] ?? element
}
