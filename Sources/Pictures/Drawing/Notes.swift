/// The texts that the picture itself adds to a view, such as the name of its class.
extension Painter {
  /// The greatest number of marks to search for the background of a view.
  private static let mostMarks = 400
  /// The greatest number of notes that other notes avoid.
  private static let mostNotes = 100

  /// The background color of a rectangle so far, if one color covers all of it.
  ///
  /// - Parameter limit: The number of the last marks to search.
  func ground(in rect: Rect, among limit: Int = Painter.mostMarks) -> Color {
    // The inner part is tested, since rounded corners don't cover the edges.
    let inside = rect.inset(min(4, rect.width / 4), min(4, rect.height / 4))
    var above: [Color] = []
    var ground = document.system(document.isMac ? "windowBackgroundColor" : "systemBackgroundColor")
    for mark in marks.suffix(limit).reversed() {
      guard case .shape(let shape) = mark, let fill = shape.fill, fill.alpha > 0.02,
        case .rect(let covered, _) = shape.form, covered.contains(inside)
      else { continue }
      if fill.alpha > 0.98 {
        ground = fill
        break
      }
      above.append(fill)
    }
    return above.reversed().reduce(ground) { $1.over($0) }
  }

  /// A color for texts that the picture itself adds, which is readable on another color.
  func noteColor(on ground: Color) -> Color {
    let usual: [Color] = ground.luminance < 0.5 ? [.noteOnDark] : [.note]
    let best = Color.notesOnColor.max { $0.contrast(to: ground) < $1.contrast(to: ground) }
    return usual.first { $0.contrast(to: ground) >= 2.6 } ?? best ?? .note
  }

  /// Draws a text of the picture itself, below its other texts at the same place; not where that leaves no room.
  ///
  /// Views may overlap where code shows one of them at a time.
  mutating func note(
    _ text: String, in rect: Rect, within view: Rect, _ style: TextStyle, _ layout: TextLayout = TextLayout()
  ) {
    let width = min(self.width(of: text, style), rect.width)
    let height = style.size * 1.2
    var start = Rect(rect.x, rect.centerY - height / 2, width, height)
    if layout.alignment == .center { start.x = rect.centerX - width / 2 }
    var place = start.below(notes + recentTexts, gap: 1)
    // The text may cover the document's own text if it has no room below that.
    if place.bottom > view.bottom { place = start.below(notes, gap: 1) }
    guard place.y == start.y || place.bottom <= view.bottom else { return }
    notes.append(place)
    if notes.count > Self.mostNotes { notes.removeFirst(Self.mostNotes / 2) }
    self.text(text, in: rect.moved(0, place.y - start.y), style, layout)
  }

  /// The rectangles of the last texts.
  var recentTexts: [Rect] {
    marks.suffix(60).compactMap { mark in
      if case .text(let text) = mark { text.rect(isMac: document.isMac) } else { nil }
    }
  }
}
