import Syntax

/// Controls of macOS without a text of their own.
let macControls: [String: Painter.Drawing] = [
  "switch": { painter, element, rect, _ in painter.drawSwitch(element, rect) },
  "slider": { painter, element, rect, _ in painter.drawSlider(element, rect) },
  "progressIndicator": { painter, element, rect, _ in painter.drawProgress(element, rect) },
  "stepper": { painter, _, rect, _ in painter.drawStepper(rect) },
  "levelIndicator": { painter, element, rect, _ in painter.drawLevel(element, rect) },
  "segmentedControl": { painter, element, rect, _ in painter.drawSegments(element, rect) },
  "imageView": { painter, element, rect, _ in painter.drawImageView(element, rect) },
  "imageWell": { painter, element, rect, _ in painter.drawImageView(element, rect) },
  "matrix": { painter, element, rect, _ in painter.drawMatrix(element, rect) },
]

extension Painter {
  fileprivate mutating func drawSwitch(_ element: DocumentElement, _ rect: Rect) {
    let isOn = element.is("state", "on")
    let track = rect.centered(min(rect.width, 38), min(rect.height, 21))
    self.rect(
      track, fill: isOn ? document.system("controlAccentColor") : edge(0.16), radius: track.height / 2)
    circle(
      at: (isOn ? track.right - track.height / 2 : track.x + track.height / 2, track.centerY),
      track.height / 2 - 1.2, fill: .white, stroke: Color.black.with(alpha: 0.15), width: 0.5)
  }

  fileprivate mutating func drawSlider(_ element: DocumentElement, _ rect: Rect) {
    let cell = element.child(for: "cell")
    let value = share(
      of: cell?.number("doubleValue", 50) ?? 50, from: cell?.number("minValue") ?? 0,
      to: cell?.number("maxValue", 100) ?? 100)
    let rail = Color.gray.with(alpha: 0.35)
    let accent = document.system("controlAccentColor")
    let edge = Color.black.with(alpha: 0.2)
    if cell?.is("sliderType", "circular") == true {
      circle(
        at: (rect.centerX, rect.centerY), min(rect.width, rect.height) / 2 - 2, fill: .white, stroke: edge)
      return circle(at: (rect.centerX, rect.y + rect.height * 0.3), 1.8, fill: .gray)
    }
    if rect.height > rect.width {
      let y = rect.bottom - 10 - max(0, rect.height - 20) * value
      self.rect(Rect(rect.centerX - 2, rect.y + 3, 4, rect.height - 6), fill: rail, radius: 2)
      self.rect(Rect(rect.centerX - 2, y, 4, rect.bottom - 3 - y), fill: accent, radius: 2)
      return circle(at: (rect.centerX, y), min(8, rect.width / 2), fill: .white, stroke: edge, width: 0.6)
    }
    let start = rect.x + 10
    let length = max(0, rect.width - 20)
    let ticks = cell?.count("numberOfTickMarks", upTo: 60) ?? 0
    let y = ticks > 0 ? rect.y + min(rect.height / 2, 10) : rect.centerY
    self.rect(Rect(rect.x + 3, y - 2, rect.width - 6, 4), fill: rail, radius: 2)
    self.rect(Rect(rect.x + 3, y - 2, start + length * value - rect.x - 3, 4), fill: accent, radius: 2)
    for tick in 0..<ticks {
      let x = start + length * Double(tick) / Double(max(1, ticks - 1))
      line(from: (x, y + 8), to: (x, y + 12), Color.gray.with(alpha: 0.7), width: 0.75)
    }
    circle(at: (start + length * value, y), min(9, rect.height / 2), fill: .white, stroke: edge, width: 0.6)
  }

  fileprivate mutating func drawProgress(_ element: DocumentElement, _ rect: Rect) {
    if element.is("style", "spinning") { return drawActivityIndicator(element, rect) }
    let done =
      element.is("indeterminate", "YES")
      ? 0.4 : share(of: element.number("doubleValue"), from: 0, to: element.number("maxValue", 100))
    let bar = Rect(rect.x + 1, rect.centerY - 3, rect.width - 2, 6)
    self.rect(bar, fill: Color.gray.with(alpha: 0.3), radius: 3)
    self.rect(
      Rect(bar.x, bar.y, bar.width * done, 6), fill: document.system("controlAccentColor"), radius: 3)
  }

  fileprivate mutating func drawStepper(_ rect: Rect) {
    let box = rect.centered(min(13, rect.width), min(22, rect.height))
    drawButtonFace(box)
    let ink = document.system("controlTextColor")
    let half = box.height / 2
    glyph("chevron.up", in: Rect(box.x, box.y, box.width, half).centered(8), ink)
    glyph("chevron.down", in: Rect(box.x, box.y + half, box.width, half).centered(8), ink)
  }

  fileprivate mutating func drawLevel(_ element: DocumentElement, _ rect: Rect) {
    let cell = element.child(for: "cell")
    let share = share(
      of: cell?.number("doubleValue") ?? 1, from: cell?.number("minValue") ?? 0,
      to: cell?.number("maxValue", 2) ?? 2)
    if cell?.is("levelIndicatorStyle", "rating") == true {
      let side = min(14, rect.height)
      for index in 0..<(cell?.count("maxValue", 5, upTo: 10) ?? 5) {
        let box = Rect(rect.x + Double(index) * (side + 2), rect.centerY - side / 2, side, side)
        glyph("star", in: box, document.system("secondaryLabelColor"))
      }
      return
    }
    self.rect(
      rect.inset(0.5), fill: Color.gray.with(alpha: 0.2), stroke: Color.gray.with(alpha: 0.6), width: 0.75,
      radius: 3)
    self.rect(
      Rect(rect.x + 1, rect.y + 1, (rect.width - 2) * share, rect.height - 2),
      fill: document.system("systemGreenColor"), radius: 2)
  }

  fileprivate mutating func drawSegments(_ element: DocumentElement, _ rect: Rect) {
    let cell = element.child(for: "cell")
    let segments = cell?.child("segments").map { Array($0.children.prefix(50)) } ?? []
    let room = max(0, rect.width - 6)
    var widths = segments.map { max(0, $0.number("width")) }
    let open = widths.filter { $0 == 0 }.count
    let rest = max(10, (room - widths.reduce(0, +)) / Double(max(1, open)))
    widths = widths.map { $0 == 0 ? rest : $0 }
    let whole = widths.reduce(0, +)
    let scale = whole > room && whole > 0 ? room / whole : 1
    let height = max(1, min(21, rect.height - 2))
    let face = Rect(rect.x + 2, rect.centerY - height / 2, rect.width - 4, height)
    drawButtonFace(face)
    var style = cellStyle(cell, element, color: "controlTextColor")
    // All labels share one size at which all of them fit.
    for (segment, width) in zip(segments, widths) {
      let room = width * scale - 4
      let length = self.width(of: segment["label"] ?? "", style)
      if length > room, room > 0, length < room * 1.4 { style.size *= room / length }
    }
    var x = rect.x + 3
    for (index, segment) in segments.enumerated() {
      let box = Rect(x, face.y, widths[index] * scale, height)
      if segment.is("selected", "YES") { self.rect(box, fill: Color.gray.with(alpha: 0.35), radius: 5) }
      let label = segment["label"] ?? ""
      if let name = segment["image"] {
        let icon = label.isEmpty ? box.centered(14) : Rect(box.x + 4, box.centerY - 7, 14, 14)
        image(name, icon, mode: "scaleAspectFit", style.color)
        if !label.isEmpty { text(label, in: Rect(box.x + 20, box.y, box.width - 22, height), style) }
      } else {
        text(label, in: box.inset(2, 0), style, TextLayout(alignment: .center, tolerance: 1.35))
      }
      x += box.width
      if index < segments.count - 1 { line(from: (x, face.y + 4), to: (x, face.bottom - 4), edge(0.15)) }
    }
  }

  fileprivate mutating func drawImageView(_ element: DocumentElement, _ rect: Rect) {
    let cell = element.child(for: "cell")
    if let frame = cell?["imageFrameStyle"] ?? cell?["imageFrame"], frame != "none" {
      self.rect(rect.inset(0.5), stroke: edge(0.2), radius: 3)
    }
    guard let name = cell?["image"] else {
      return placeholder(element["customClass"] ?? (rect.width > 60 ? "NSImageView" : ""), rect)
    }
    let modes = ["none": "center", "proportionallyDown": "scaleDown", "axesIndependently": "scaleToFill"]
    image(
      name, rect, mode: cell?["imageScaling"].flatMap { modes[$0] } ?? "scaleAspectFit",
      document.color(of: element, for: "contentTintColor") ?? document.system("labelColor"))
  }

  /// Draws a grid of cells, as older documents use for radio buttons.
  fileprivate mutating func drawMatrix(_ element: DocumentElement, _ rect: Rect) {
    let cellSize = element.child(for: "cellSize", "size")
    let spacing = element.child(for: "intercellSpacing", "size")
    let width = cellSize?.number("width", rect.width) ?? rect.width
    let height = cellSize?.number("height", 18) ?? 18
    let style = TextStyle(size: 13, color: document.system("controlTextColor"))
    let columns = element.child("cells").map { Array($0.children.prefix(100)) } ?? []
    for (column, cells) in columns.enumerated() {
      for (row, cell) in Array(cells.children.prefix(200)).enumerated() {
        let box = Rect(
          rect.x + Double(column) * (width + (spacing?.number("width", 4) ?? 4)),
          rect.y + Double(row) * (height + (spacing?.number("height", 2) ?? 2)), width, height)
        let font = cell.textStyle("font", size: 13).with(color: style.color)
        object(cell, box, label: cell.title ?? "") { painter in
          if cell.is("type", "radio") {
            let isOn = cell.is("state", "on")
            let accent = painter.document.system("controlAccentColor")
            painter.circle(
              at: (box.x + 9, box.centerY), 6.6,
              fill: isOn ? accent : painter.isDark ? Color(0x555558) : .white,
              stroke: Color.black.with(alpha: 0.3), width: 0.8)
            if isOn { painter.circle(at: (box.x + 9, box.centerY), 2.8, fill: .white) }
            painter.text(cell.title, in: Rect(box.x + 20, box.y, width - 20, height), font)
          } else {
            painter.rect(box.inset(0.5), stroke: painter.edge(0.2), width: 0.75)
            painter.text(cell.title, in: box, font, .centered)
          }
        }
      }
    }
  }
}
