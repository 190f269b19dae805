/// A rectangle in points; y increases downwards.
package struct Rect: Hashable, Sendable {
  package var x, y, width, height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }
  package var centerX: Double { x + width / 2 }
  package var centerY: Double { y + height / 2 }
  package var area: Double { max(0, width) * max(0, height) }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle with each side moved inwards.
  func inset(_ distance: Double) -> Rect { inset(distance, distance) }

  func inset(_ horizontal: Double, _ vertical: Double) -> Rect {
    Rect(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }

  func moved(_ horizontal: Double, _ vertical: Double) -> Rect {
    Rect(x + horizontal, y + vertical, width, height)
  }

  /// The square with a side length in the middle.
  func centered(_ side: Double) -> Rect { centered(side, side) }

  func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(centerX - width / 2, centerY - height / 2, width, height)
  }

  package func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(left, top, max(right, other.right) - left, max(bottom, other.bottom) - top)
  }

  /// The area that both rectangles cover; empty where they don't overlap.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(left, top, max(0, min(right, other.right) - left), max(0, min(bottom, other.bottom) - top))
  }

  /// The nearest place at or below this one that overlaps no other rectangle.
  func below(_ others: some Sequence<Rect>, gap: Double) -> Rect {
    var place = self
    let others = others.filter { $0.x < right && x < $0.right && $0.bottom > y }
    // Each overlapping rectangle moves the place below itself, and no earlier one can overlap again.
    for other in others.sorted(by: { $0.y < $1.y }) where !other.intersection(place).isEmpty {
      place.y = other.bottom + gap
    }
    return place
  }

  package func contains(_ other: Rect, slack: Double = 0) -> Bool {
    other.x >= x - slack && other.y >= y - slack && other.right <= right + slack
      && other.bottom <= bottom + slack
  }
}
