/// The shapes that a painter draws with.
extension Painter {
  mutating func rect(
    _ rect: Rect, fill: Color? = nil, stroke: Color? = nil, width: Double = 1, radius: Double = 0,
    dash: [Double] = []
  ) {
    guard !rect.isEmpty, fill != nil || stroke != nil else { return }
    if let fill, fill.alpha <= 0, stroke == nil { return }
    marks.append(
      .shape(
        Shape(
          form: .rect(rect, radius: min(radius, rect.width / 2, rect.height / 2)), fill: fill, stroke: stroke,
          lineWidth: width, dash: dash)))
  }

  /// The color of thin lines around controls.
  func edge(_ alpha: Double) -> Color { (isDark ? Color.white : .black).with(alpha: alpha) }

  mutating func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ color: Color, width: Double = 1,
    dash: [Double] = []
  ) {
    marks.append(
      .shape(Shape(form: .line(start.x, start.y, end.x, end.y), stroke: color, lineWidth: width, dash: dash)))
  }

  mutating func circle(
    at center: (x: Double, y: Double), _ radius: Double, fill: Color? = nil, stroke: Color? = nil,
    width: Double = 1
  ) {
    guard radius > 0 else { return }
    marks.append(
      .shape(
        Shape(
          form: .circle(x: center.x, y: center.y, radius: radius), fill: fill, stroke: stroke,
          lineWidth: width)))
  }

  mutating func fill(_ path: Path, _ color: Color) {
    marks.append(.shape(Shape(form: .path(path), fill: color)))
  }

  mutating func stroke(
    _ path: Path, _ color: Color, width: Double = 1, dash: [Double] = [], hasArrow: Bool = false
  ) {
    marks.append(
      .shape(Shape(form: .path(path), stroke: color, lineWidth: width, dash: dash, hasArrow: hasArrow)))
  }

  /// Draws a faint frame for a view without an appearance.
  mutating func outline(_ rect: Rect, alpha: Double, dash: [Double] = [3, 3]) {
    self.rect(rect.inset(0.5), stroke: Color.gray.with(alpha: alpha), width: 0.75, dash: dash)
  }

  /// Draws a glyph for a symbol's name in the middle of a rectangle; returns false where no glyph is similar.
  @discardableResult
  mutating func glyph(_ name: String, in rect: Rect, _ color: Color) -> Bool {
    guard let path = Glyphs.standard.path(name) else { return false }
    let side = min(rect.width, rect.height)
    guard side > 0 else { return true }
    marks.append(
      .shape(
        Shape(
          form: .glyph(
            path, x: rect.centerX - side / 2, y: rect.centerY - side / 2, scale: side / 24),
          stroke: color, lineWidth: min(1.8, 60 / side))))
    return true
  }

  // MARK: Text

  /// Draws a line of text at a place, with its full width.
  mutating func textLine(
    _ text: String, x: Double, baseline: Double, _ style: TextStyle, anchor: TextMark.Anchor = .start
  ) {
    guard !text.isEmpty else { return }
    marks.append(.text(TextMark(text: text, x: x, baseline: baseline, anchor: anchor, style: style)))
  }

  /// The estimated width of a text.
  func width(of text: String, _ style: TextStyle) -> Double {
    TextMeasure(style, isMac: document.isMac).width(text.prefix(Self.longestText))
  }

  /// The greatest number of characters that are drawn or measured; a longer text fits nowhere.
  private static let longestText = 2000

  /// Draws a text in a rectangle, shortened, shrunk or wrapped to fit.
  mutating func text(_ text: String?, in rect: Rect, _ style: TextStyle, _ layout: TextLayout = TextLayout())
  {
    guard let text, !text.isEmpty, rect.width > 0 else { return }
    var style = style
    var measure = TextMeasure(style, isMac: document.isMac)
    let room = rect.width - 2 * layout.padding
    let whole = withPlainLineBreaks(text, limit: Self.longestText)
    var lines: [String]
    if layout.lines == 1 || !whole.utf8.contains(0x0A) && rect.height < style.size * 1.9 {
      let line =
        document.isMac
        ? String(whole.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first ?? "")
        : withoutLineBreaks(whole)
      let width = measure.width(line)
      if width > room, room > 0, width <= room * layout.tolerance + 3 {
        style.size = max(4, style.size * room / width)
        lines = [line]
      } else {
        lines = [measure.fitted(line, in: room, layout.lineBreak)]
      }
      measure.size = style.size
    } else {
      let height = style.size * 1.2
      let most = max(1, Int(min(1000, (rect.height + height * 0.35) / height)))
      lines = measure.wrapped(whole, in: room, limit: layout.lines > 0 ? min(layout.lines, most) : most)
    }
    let height = style.size * 1.2
    let top = layout.isAtTop ? rect.y : rect.y + (rect.height - height * Double(lines.count)) / 2
    for (index, line) in lines.enumerated() {
      let baseline = top + height * Double(index) + height / 2 + style.size * 0.36
      switch layout.alignment {
      case .left: textLine(line, x: rect.x + layout.padding, baseline: baseline, style)
      case .center: textLine(line, x: rect.centerX, baseline: baseline, style, anchor: .middle)
      case .right: textLine(line, x: rect.right - layout.padding, baseline: baseline, style, anchor: .end)
      }
    }
  }
}

/// The layout of a text in its rectangle.
struct TextLayout: Hashable, Sendable {
  enum Alignment: Hashable, Sendable {
    case left, center, right

    /// - Parameter name: The name in a document.
    init(_ name: String?) {
      switch name {
      case "center": self = .center
      case "right", "trailing": self = .right
      default: self = .left
      }
    }
  }

  var alignment = Alignment.left
  /// The largest number of lines; 0 for as many as fit.
  var lines = 1
  var isAtTop = false
  var lineBreak = LineBreak.tail
  var padding = 0.0
  /// The ratio of a text's width to its room up to which the text is shrunk instead of shortened.
  var tolerance = 1.16

  static let centered = TextLayout(alignment: .center)
}

/// The first characters of a text up to a limit, with each kind of line break as a line feed.
private func withPlainLineBreaks(_ text: String, limit: Int) -> String {
  var text = text
  // Most texts are short and contain only line feeds as line breaks, and splitting a text into characters is slow.
  let isPlain = text.withUTF8 { utf8 in
    utf8.count <= limit && utf8.allSatisfy { $0 != 0x0D && $0 != 0xE2 }
  }
  if isPlain { return text }
  let breaks: Set<Character> = ["\r\n", "\r", "\u{2028}"]
  return String(text.prefix(limit).map { breaks.contains($0) ? "\n" : $0 })
}

private func withoutLineBreaks(_ text: String) -> String {
  text.utf8.contains(0x0A) ? String(text.map { $0 == "\n" ? " " : $0 }) : text
}
