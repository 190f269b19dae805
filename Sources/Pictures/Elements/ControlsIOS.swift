import Syntax

/// Controls of iOS that are not buttons.
let iOSControls: [String: Painter.Drawing] = [
  "switch": { painter, element, rect, _ in painter.drawSwitch(element, rect) },
  "slider": { painter, element, rect, _ in painter.drawSlider(element, rect) },
  "segmentedControl": { painter, element, rect, _ in painter.drawSegments(element, rect) },
  "stepper": { painter, _, rect, _ in painter.drawStepper(rect) },
  "progressView": { painter, element, rect, _ in painter.drawProgress(element, rect) },
  "activityIndicatorView": { painter, element, rect, _ in painter.drawActivityIndicator(element, rect) },
  "pageControl": { painter, element, rect, _ in painter.drawPageControl(element, rect) },
  "pickerView": { painter, element, rect, _ in painter.drawPicker(element, rect, samplePlaces) },
  "datePicker": { painter, element, rect, _ in painter.drawDatePicker(element, rect) },
]

private let samplePlaces = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
private let sampleDates = [
  "30 December 2024", "31 December 2024", "1 January 2025", "2 January 2025", "3 January 2025",
]

/// The position of a value between two others, from 0 to 1.
func share(of value: Double, from least: Double, to most: Double) -> Double {
  most > least ? max(0, min(1, (value - least) / (most - least))) : 0.5
}

/// The eight directions, clockwise from the right.
private let directions: [(x: Double, y: Double)] = [
  (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071), (0, -1),
  (0.7071, -0.7071),
]

extension Painter {
  fileprivate mutating func drawSwitch(_ element: DocumentElement, _ rect: Rect) {
    let isOn = element.is("on", "YES")
    let track =
      isOn
      ? document.color(of: element, for: "onTintColor") ?? document.system("systemGreenColor")
      : isDark ? Color(0x39393D) : Color(0xE9E9EA)
    let size = (width: min(51, rect.width), height: min(31, rect.height))
    let box = Rect(rect.x, rect.centerY - size.height / 2, size.width, size.height)
    self.rect(box, fill: track, radius: box.height / 2)
    let knob = document.color(of: element, for: "thumbTintColor") ?? .white
    circle(
      at: (isOn ? box.right - box.height / 2 : box.x + box.height / 2, box.centerY), box.height / 2 - 2,
      fill: knob, stroke: Color.black.with(alpha: 0.08), width: 0.5)
  }

  fileprivate mutating func drawSlider(_ element: DocumentElement, _ rect: Rect) {
    let value = share(
      of: element.number("value", 0.5), from: element.number("minValue"), to: element.number("maxValue", 1))
    let x = rect.x + 14 + max(0, rect.width - 28) * value
    let track = Rect(rect.x + 2, rect.centerY - 2, rect.width - 4, 4)
    self.rect(
      track, fill: document.color(of: element, for: "maximumTrackTintColor") ?? Color(0x787880, alpha: 0.2),
      radius: 2)
    self.rect(
      Rect(track.x, track.y, x - track.x, 4),
      fill: document.color(of: element, for: "minimumTrackTintColor") ?? tint, radius: 2)
    circle(
      at: (x, rect.centerY), min(14, rect.height / 2),
      fill: document.color(of: element, for: "thumbTintColor") ?? .white,
      stroke: Color.black.with(alpha: 0.15), width: 0.75)
  }

  fileprivate mutating func drawSegments(_ element: DocumentElement, _ rect: Rect) {
    let segments = element.child("segments").map { Array($0.children.prefix(50)) } ?? []
    let height = rect.height > 0 ? min(rect.height, 32) : 32
    let selected = element.count("selectedSegmentIndex")
    self.rect(
      Rect(rect.x, rect.y, rect.width, height), fill: document.system("tertiarySystemFillColor"), radius: 8)
    let width = rect.width / Double(max(1, segments.count))
    var style = element.textStyle(size: 13).with(color: document.system("labelColor"))
    // All titles share one size at which all of them fit.
    for segment in segments {
      let length = self.width(of: segment["title"] ?? "", style)
      if length > width - 8, length < width * 1.4, width > 8 { style.size *= (width - 8) / length }
    }
    for (index, segment) in segments.enumerated() {
      let box = Rect(rect.x + Double(index) * width, rect.y, width, height)
      if index == selected {
        self.rect(
          box.inset(2),
          fill: document.color(of: element, for: "selectedSegmentTintColor")
            ?? (isDark ? Color(0x636366) : .white),
          stroke: Color.black.with(alpha: 0.06), width: 0.5, radius: 6)
      }
      var style = style
      if index == selected { style.weight = 600 }
      if let name = segment["image"], segment["title"]?.isEmpty ?? true {
        image(
          name, box.centered(min(18, width - 4), min(18, height - 6)), mode: "scaleAspectFit", style.color)
      } else {
        text(segment["title"], in: box.inset(3, 0), style, TextLayout(alignment: .center, tolerance: 1.35))
      }
    }
  }

  fileprivate mutating func drawStepper(_ rect: Rect) {
    let ink = document.system("labelColor")
    self.rect(rect, fill: document.system("tertiarySystemFillColor"), radius: 8)
    let half = rect.width / 2
    glyph("minus", in: Rect(rect.x, rect.y, half, rect.height).centered(18), ink)
    glyph("plus", in: Rect(rect.x + half, rect.y, half, rect.height).centered(18), ink)
    line(from: (rect.centerX, rect.y + 7), to: (rect.centerX, rect.bottom - 7), Color.gray.with(alpha: 0.5))
  }

  fileprivate mutating func drawProgress(_ element: DocumentElement, _ rect: Rect) {
    let done = share(of: element.number("progress"), from: 0, to: 1)
    let height = min(max(rect.height, 4), 4)
    let bar = Rect(rect.x, rect.centerY - height / 2, rect.width, height)
    self.rect(
      bar, fill: document.color(of: element, for: "trackTintColor") ?? Color(0x787880, alpha: 0.2), radius: 2)
    self.rect(
      Rect(bar.x, bar.y, bar.width * done, height),
      fill: document.color(of: element, for: "progressTintColor") ?? tint, radius: 2)
  }

  mutating func drawActivityIndicator(_ element: DocumentElement, _ rect: Rect) {
    let color = document.color(of: element, for: "color") ?? .gray
    let side = min(rect.width, rect.height)
    let radius = side > 0 ? min(side / 2, 18.5) : 10
    for (index, direction) in directions.enumerated() {
      line(
        from: (rect.centerX + direction.x * radius * 0.45, rect.centerY + direction.y * radius * 0.45),
        to: (rect.centerX + direction.x * radius * 0.9, rect.centerY + direction.y * radius * 0.9),
        color.with(alpha: 0.3 + 0.08 * Double(index)), width: max(1.2, radius * 0.18))
    }
  }

  fileprivate mutating func drawPageControl(_ element: DocumentElement, _ rect: Rect) {
    let count = element.count("numberOfPages", 3, upTo: 12)
    let current = element.count("currentPage")
    let idle = document.color(of: element, for: "pageIndicatorTintColor") ?? Color.gray.with(alpha: 0.35)
    let active =
      document.color(of: element, for: "currentPageIndicatorTintColor") ?? Color.gray.with(alpha: 0.9)
    for index in 0..<count {
      let offset = (Double(index) - Double(count - 1) / 2) * 16
      circle(at: (rect.centerX + offset, rect.centerY), 3.5, fill: index == current ? active : idle)
    }
  }

  fileprivate mutating func drawPicker(_ element: DocumentElement, _ rect: Rect, _ rows: [String]) {
    drawBackground(of: element, rect)
    let ink = document.system("labelColor")
    self.rect(
      Rect(rect.x + 9, rect.centerY - 16, rect.width - 18, 32),
      fill: document.system("tertiarySystemFillColor"), radius: 8)
    for (index, row) in rows.enumerated() {
      let distance = Double(index - rows.count / 2)
      let center = rect.centerY + distance * 32
      guard rect.y + 10 < center, center < rect.bottom - 10 else { continue }
      text(
        row, in: Rect(rect.x + 10, center - 16, rect.width - 20, 32),
        TextStyle(size: 20 - abs(distance) * 2, color: ink.with(alpha: distance == 0 ? 1 : 0.35)), .centered)
    }
  }

  fileprivate mutating func drawDatePicker(_ element: DocumentElement, _ rect: Rect) {
    guard rect.height < 80 else { return drawPicker(element, rect, sampleDates) }
    let isTime = element.is("datePickerMode", "time")
    let height = min(34, rect.height)
    let box = Rect(rect.x, rect.centerY - height / 2, min(rect.width, isTime ? 90 : 130), height)
    self.rect(box, fill: document.system("tertiarySystemFillColor"), radius: 8)
    text(
      isTime ? "9:41 AM" : "Jan 1, 2025", in: box, TextStyle(size: 15, color: document.system("labelColor")),
      .centered)
  }
}
