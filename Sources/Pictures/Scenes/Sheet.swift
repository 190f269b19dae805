import Syntax

/// A picture in the making, with the drawn marks and the area that they cover.
struct Sheet {
  let document: InterfaceDocument
  let name: String
  var painter: Painter
  var bounds: Rect?
  /// The size of titles and badges, which is larger on a large map.
  var titleSize = 15.0
  var margin = 24.0
  var marked: [MarkedFinding] = []
  /// The rectangles of controllers; empty until all of them are drawn.
  var sceneRects: Set<Rect> = []

  init(_ document: InterfaceDocument, _ name: String) {
    self.document = document
    self.name = name
    painter = Painter(document, ElementDrawings.drawings(for: document.platform))
  }

  mutating func cover(_ rect: Rect) { bounds = bounds?.union(rect) ?? rect }

  // MARK: Storyboards

  mutating func drawStoryboard(_ named: String?, showing object: String?, gap: Double = 8)
    throws(PictureError)
  {
    var scenes = document.scenes
    if let named {
      let exact = scenes.filter { $0.id == named }
      let chosen = exact.isEmpty ? scenes.filter { $0.isNamed(named) } : exact
      guard !chosen.isEmpty else {
        let names = scenes.prefix(12).map(\.name)
        let more = scenes.count > names.count ? " and \(scenes.count - names.count) more" : ""
        throw PictureError(
          message: names.isEmpty
            ? "has no scene '\(named)', nor any other"
            : "has no scene '\(named)'; it has \(names.joined(separator: ", "))\(more)")
      }
      scenes = chosen
    } else if let object, let element = document.object(object) {
      scenes = scenes.filter {
        $0.element.startTag.lower <= element.startTag.lower
          && element.startTag.upper <= $0.element.range.upper
      }
      if scenes.isEmpty { throw PictureError(message: "has the object '\(object)' outside of its scenes") }
    }
    guard scenes.count == 1, let scene = scenes.first else {
      let drawn = painter.drawMap(scenes, gap: gap)
      titleSize = drawn.titleSize
      margin = 50
      if let drawn = drawn.bounds { cover(drawn) }
      return
    }
    let bars = document.bars(of: document.scenes)
    let narrowest = 240.0
    let rect = painter.drawScene(
      scene, at: (0, 0), bars[scene.id] ?? SceneBars(),
      title: (15, max(narrowest, painter.size(of: scene).width)), isOnMap: false)
    let others = painter.drawOtherViews(of: scene, below: rect)
    if rect.width > 0 {
      cover(Rect(rect.x, rect.y - 26, max(narrowest, rect.width), rect.height + 26))
      if document.root["initialViewController"] == scene.id {
        cover(Rect(rect.x - 36, rect.y, 36, rect.height))
      }
    }
    if let others { cover(others) }
  }

  // MARK: Xibs

  mutating func drawXib() {
    let objects = document.root.child("objects").map { Array($0.children) } ?? []
    let widest = 1500.0
    let gap = (x: 50.0, y: 60.0)
    var corner = (x: 0.0, y: 0.0)
    var rowHeight = 0.0
    for object in objects {
      let root =
        ["viewController", "collectionViewItem", "popover", "tableViewController"].contains(object.name)
        ? object.child(for: "view") : object
      guard let root else { continue }
      let width: Double
      switch root.name {
      case "window": width = root.child(for: "contentRect", "rect")?.number("width", 480) ?? 480
      case "menu": width = 300
      default:
        guard let frame = root.frame, frame.width > 0, frame.height > 0 else { continue }
        width = frame.width
      }
      if corner.x > 0, corner.x + width > widest {
        corner = (0, corner.y + rowHeight + gap.y)
        rowHeight = 0
      }
      painter.resetTint()
      let rect = drawTop(root, of: object, x: corner.x, y: corner.y)
      guard rect.width > 0 else { continue }
      drawCaption(of: object, rect)
      cover(Rect(rect.x, rect.y - 24, rect.width, rect.height + 24))
      corner.x = rect.right + gap.x
      rowHeight = max(rowHeight, rect.height)
    }
    guard bounds != nil else { return }
    for object in objects
    where object.is("placeholderIdentifier", "IBFilesOwner") && object.has("customClass") {
      drawPill(object, "File’s Owner: \(object["customClass"] ?? "")", x: 0, y: -56)
    }
  }

  private mutating func drawTop(_ root: DocumentElement, of object: DocumentElement, x: Double, y: Double)
    -> Rect
  {
    func draw(_ painter: inout Painter) -> Rect {
      switch root.name {
      case "window": painter.drawWindow(root, x: x, y: y)
      case "menu" where painter.isMenuBar(root): painter.drawMenuBar(root, x: x, y: y, withMenus: true)
      case "menu": painter.drawMenu(root, x: x, y: y)
      default: painter.drawRootView(root, x: x, y: y)
      }
    }
    guard object != root else { return draw(&painter) }
    painter.beginObject(object, Rect(x, y, 0, 0), label: object["title"] ?? "")
    let rect = draw(&painter)
    painter.end()
    painter.resize(object, to: rect)
    return rect
  }

  private mutating func drawCaption(of object: DocumentElement, _ rect: Rect) {
    let title = object["userLabel"] ?? object.string("title") ?? ""
    let kind = object["customClass"] ?? (title.isEmpty ? object.name : "")
    let style = TextStyle(size: 13, weight: 600, color: painter.isDark ? Color(0xE5E5EA) : Color(0x3A3A3C))
    let label =
      title.isEmpty || kind.isEmpty || title == kind ? (title.isEmpty ? kind : title) : "\(title) — \(kind)"
    let room = max(rect.width, 160)
    let shown = TextMeasure(style, isMac: document.isMac).fitted(label, in: room, .tail)
    painter.textLine(shown, x: rect.x, baseline: rect.y - 8, style)
    cover(Rect(rect.x, rect.y - 24, min(room, painter.width(of: shown, style)), 16))
  }

  /// Draws an object that is not a view as a yellow pill.
  mutating func drawPill(_ object: DocumentElement, _ title: String, x: Double, y: Double) {
    let style = TextStyle(size: 12, weight: 500, color: painter.isDark ? Color(0xFFE27A) : Color(0x6B5300))
    let rect = Rect(x, y, TextMeasure(style, isMac: false).width(title.prefix(200)) + 24, 22)
    painter.object(object, rect, label: title) { painter in
      painter.rect(
        rect, fill: Color(0xFFCC00, alpha: 0.25), stroke: Color(0xC79A00), width: 0.75, radius: 11)
      painter.text(title, in: rect.inset(8, 0), style, .centered)
    }
    cover(rect)
  }

  // MARK: The finished picture

  func finished() -> Picture {
    let whole = (bounds ?? Rect(0, 0, 100, 100))
    var notes: [String] = []
    let count = painter.objects.count
    notes.append("\(count) \(count == 1 ? "object" : "objects") of \(name)")
    if painter.isCutOff { notes.append("more than is drawn here") }
    if painter.doubtful > 0 {
      notes.append(
        "\(painter.doubtful) with a frame that can't be right, each with an orange diamond at its place")
    }
    if !painter.frameless.isEmpty {
      notes.append("without a frame, and not drawn: \(painter.frameless.joined(separator: ", "))")
    }
    notes.append("drawn from the frames in the file; Xcode may lay it out anew")
    return Picture(
      bounds: Rect(
        whole.x - margin, whole.y - margin, whole.width + 2 * margin, whole.height + 2 * margin),
      title: name, summary: notes.joined(separator: "; "), isDark: document.isDark, marks: painter.marks,
      objects: painter.objects, images: painter.images, findings: marked)
  }

  /// A picture with the reason, in words, why nothing is drawn.
  mutating func card(_ reason: String, _ lines: [String] = []) -> Picture {
    painter.marks = []
    painter.objects = []
    let ink = painter.isDark ? Color(0xE5E5EA) : Color(0x3A3A3C)
    let rect = Rect(0, 0, 420, 76 + Double(lines.count) * 18)
    let ground = painter.isDark ? Color(0x3A3A3C) : .white
    painter.rect(rect.inset(0.5), fill: ground, stroke: Color.gray.with(alpha: 0.6), radius: 10)
    painter.text(
      name, in: Rect(20, 14, 380, 22), TextStyle(size: 15, weight: 600, color: ink),
      TextLayout(lineBreak: .middle))
    painter.text(
      reason, in: Rect(20, 40, 380, 20), TextStyle(size: 12, color: ink.with(alpha: 0.75)),
      TextLayout(tolerance: 1.5))
    for (index, line) in lines.enumerated() {
      painter.text(
        line, in: Rect(20, 66 + Double(index) * 18, 380, 16),
        TextStyle(size: 12, color: painter.noteColor(on: ground)))
    }
    bounds = rect
    return finished()
  }

  mutating func watchCard() -> Picture {
    let names = document.scenes.prefix(40).map { scene in
      [scene.controller["title"], scene.controller["customClass"] ?? scene.controller.name]
        .compactMap { $0 }.joined(separator: " — ")
    }
    return card("Scenes of watchOS state no frames, so only their names are shown", names)
  }
}
