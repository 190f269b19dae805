import Text

/// The rectangles of texts in a picture, which lines must not cross.
struct TextPlaces: Sendable {
  /// The rectangles from top to bottom.
  private let rects: [Rect]
  private let tallest: Double

  /// The greatest number of tests, after which lines are drawn without gaps. No real document needs as many.
  private static let mostTests = 2_000_000
  private var tests = 0

  init(in marks: [Mark], isMac: Bool) {
    var rects: [Rect] = []
    // The visible part in each open group; nil in a group that is turned or enlarged.
    var open: [Rect?] = []
    let everything = Rect(-1_000_000, -1_000_000, 2_000_000, 2_000_000)
    for mark in marks {
      switch mark {
      case .beginObject, .beginNote: open.append(open.last ?? everything)
      case .beginClip(let rect, _): open.append((open.last ?? everything)?.intersection(rect))
      case .beginTransform: open.append(nil)
      case .end: _ = open.popLast()
      case .text(let text):
        guard let seen = open.last ?? everything else { continue }
        let rect = text.rect(isMac: isMac).intersection(seen)
        if !rect.isEmpty { rects.append(rect) }
      case .shape, .image: break
      }
    }
    self.rects = rects.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    tallest = rects.reduce(0) { max($0, $1.height) }
  }

  /// The parts of a line that cross no text.
  mutating func gaps(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) -> [(from: (x: Double, y: Double), to: (x: Double, y: Double))] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let margin = 2.0
    let (highest, lowest) = (min(start.y, end.y) - margin, max(start.y, end.y) + margin)
    var covered: [(from: Double, to: Double)] = []
    var index = rects.partitionPoint { $0.y >= highest - tallest }
    while index < rects.count, rects[index].y <= lowest, tests < Self.mostTests {
      defer { index += 1 }
      tests += 1
      let rect = rects[index].inset(-margin, 0)
      // The share of the line between two sides; nil where it never is.
      func between(_ low: Double, _ high: Double, _ from: Double, _ length: Double) -> (Double, Double)? {
        if abs(length) < 0.001 { return low < from && from < high ? (0, 1) : nil }
        let ends = ((low - from) / length, (high - from) / length)
        return (min(ends.0, ends.1), max(ends.0, ends.1))
      }
      guard let across = between(rect.x, rect.right, start.x, dx),
        let along = between(rect.y, rect.bottom, start.y, dy)
      else { continue }
      let part = (from: max(0, across.0, along.0), to: min(1, across.1, along.1))
      if part.from < part.to { covered.append(part) }
    }
    func point(_ share: Double) -> (x: Double, y: Double) { (start.x + dx * share, start.y + dy * share) }
    var result: [(from: (x: Double, y: Double), to: (x: Double, y: Double))] = []
    var position = 0.0
    for part in covered.sorted(by: { $0.from < $1.from }) {
      if part.from > position { result.append((point(position), point(part.from))) }
      position = max(position, part.to)
    }
    if position < 1 { result.append((point(position), end)) }
    return result
  }
}

extension TextMark {
  /// The estimated area of the text.
  func rect(isMac: Bool) -> Rect {
    let width = TextMeasure(style, isMac: isMac).width(text)
    let left =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Rect(left, baseline - style.size * 0.75, width, style.size)
  }
}
