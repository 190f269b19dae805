import Syntax

extension Picture {
  /// The surroundings of an object, with everything except the object dimmed.
  ///
  /// If the object is not drawn, the nearest drawn object around it replaces it.
  func focused(on id: String, in document: InterfaceDocument) -> Picture {
    var element = document.object(id)
    var rect: Rect?
    var steps = 0
    while let current = element, rect == nil, steps < 400 {
      if let name = current["id"] { rect = objects.first { $0.id == name && !$0.visible.isEmpty }?.visible }
      element = current.parent
      steps += 1
    }
    guard let rect else { return self }
    let margin = max(40, min(160, max(rect.width, rect.height) * 0.6))
    var shown = Rect(
      rect.x - margin, rect.y - margin, rect.width + 2 * margin, rect.height + 2 * margin)
    // A small control has little meaning without its neighbors.
    let least = (width: 320.0, height: 120.0)
    if shown.width < least.width {
      shown = Rect(rect.centerX - least.width / 2, shown.y, least.width, shown.height)
    }
    if shown.height < least.height {
      shown = Rect(shown.x, rect.centerY - least.height / 2, shown.width, least.height)
    }
    shown.x = max(bounds.x, min(shown.x, bounds.right - shown.width))
    shown.y = max(bounds.y, min(shown.y, bounds.bottom - shown.height))
    shown = shown.intersection(bounds)

    var picture = cropped(to: shown)
    let shade = isDark ? Color.black.with(alpha: 0.5) : Color.white.with(alpha: 0.55)
    let around = [
      Rect(shown.x, shown.y, shown.width, rect.y - shown.y),
      Rect(shown.x, rect.bottom, shown.width, shown.bottom - rect.bottom),
      Rect(shown.x, rect.y, rect.x - shown.x, rect.height),
      Rect(rect.right, rect.y, shown.right - rect.right, rect.height),
    ]
    for part in around where !part.intersection(shown).isEmpty {
      picture.marks.append(.shape(Shape(form: .rect(part.intersection(shown), radius: 0), fill: shade)))
    }
    picture.marks.append(
      .shape(Shape(form: .rect(rect.inset(-2), radius: 4), stroke: Color(0x007AFF), lineWidth: 2)))
    return picture
  }

  /// A part of the picture, without what lies outside of it.
  func cropped(to part: Rect) -> Picture {
    var picture = self
    picture.bounds = part
    picture.marks = []
    // The marks that began the open groups, and whether each has been written because its group shows something.
    var open: [(mark: Mark, isWritten: Bool)] = []
    var transforms = 0
    func keep(_ mark: Mark) {
      for index in open.indices where !open[index].isWritten {
        picture.marks.append(open[index].mark)
        open[index].isWritten = true
      }
      picture.marks.append(mark)
    }
    for mark in marks {
      switch mark {
      case .beginObject, .beginClip, .beginNote: open.append((mark, false))
      case .beginTransform:
        open.append((mark, false))
        transforms += 1
      case .end:
        guard let last = open.popLast() else { continue }
        if case .beginTransform = last.mark { transforms -= 1 }
        if last.isWritten { picture.marks.append(.end) }
      case .shape, .text, .image:
        if transforms > 0 || (mark.extent?.intersection(part)).map({ $0.width > 0 || $0.height > 0 }) ?? true
        {
          keep(mark)
        }
      }
    }
    return picture
  }
}

extension Mark {
  /// A rectangle that contains the mark; nil where that is not known.
  var extent: Rect? {
    switch self {
    case .image(let image): image.rect
    case .text(let text):
      Rect(
        text.x - text.style.size * Double(text.text.utf8.count), text.baseline - text.style.size,
        2 * text.style.size * Double(text.text.utf8.count), text.style.size * 1.5)
    case .shape(let shape):
      switch shape.form {
      case .rect(let rect, _): rect.inset(-shape.lineWidth)
      case .circle(let x, let y, let radius): Rect(x - radius, y - radius, 2 * radius, 2 * radius).inset(-1)
      case .glyph(_, let x, let y, let scale): Rect(x, y, 24 * scale, 24 * scale)
      case .line(let x1, let y1, let x2, let y2):
        Rect(min(x1, x2), min(y1, y2), abs(x1 - x2), abs(y1 - y2)).inset(-shape.lineWidth)
      case .path: nil
      }
    default: nil
    }
  }
}
