import Syntax

/// The places of views, which follow from geometry and need no drawing.
extension Painter {
  /// The rectangle of a frame in the coordinates of the parent's bounds.
  ///
  /// - Parameter isFlipped: Whether y increases downwards in the parent, rather than upwards from its lower edge.
  func placed(_ frame: Rect, in parent: Rect, isFlipped: Bool) -> Rect {
    Rect(
      parent.x + frame.x,
      isFlipped ? parent.y + frame.y : parent.y + parent.height - frame.y - frame.height,
      frame.width, frame.height)
  }

  /// Whether y increases downwards in a view.
  func isFlipped(_ element: DocumentElement) -> Bool {
    guard document.isMac else { return true }
    switch element.name {
    case "scrollView", "splitView", "tabView", "tableView", "outlineView", "collectionView", "textView",
      "ruleEditor", "tableHeaderView":
      return true
    case "clipView":
      return element.child("subviews")?.children.first { _ in true }.map { isFlippedDocument($0) } ?? false
    default:
      return false
    }
  }

  /// Whether the content of a scroll view begins at the top.
  func isFlippedDocument(_ element: DocumentElement) -> Bool {
    isFlipped(element) && element.name != "scrollView"
  }

  /// New places for a stack view's children if their frames overlap, as in a file that was edited outside Interface Builder; nil
  /// otherwise.
  func reflowed(
    _ stack: DocumentElement, in rect: Rect, isFlipped: Bool
  ) -> [DocumentElement: Rect]? {
    // The frames of macOS are larger than the visible controls, so the frames of neighbors may overlap.
    let overlap = document.isMac ? 13.0 : 2
    let isVertical = stack.is("axis", "vertical") || stack.is("orientation", "vertical")
    let children = (stack.child("subviews")?.children).map { list in
      list.compactMap { child -> (element: DocumentElement, rect: Rect)? in
        guard !child.is("hidden", "YES"), let frame = child.frame else { return nil }
        return (child, placed(frame, in: rect, isFlipped: isFlipped))
      }
    }
    guard let children, children.count > 1 else { return nil }
    func start(_ rect: Rect) -> Double { isVertical ? rect.y : rect.x }
    func length(_ rect: Rect) -> Double { isVertical ? rect.height : rect.width }
    func gap(_ one: Rect, _ other: Rect) -> Double { start(other) - start(one) - length(one) }
    let pairs = zip(children, children.dropFirst())
    guard
      pairs.contains(where: {
        let shorter = min(length($0.rect), length($1.rect))
        return shorter > 2 && gap($0.rect, $1.rect) < -min(overlap, shorter / 2)
      })
    else { return nil }

    let spacing = stack.number("spacing")
    var result: [DocumentElement: Rect] = [:]
    var previous: (stated: Rect, end: Double)?
    for (element, stated) in children {
      var position = max(start(rect), start(stated))
      if let previous {
        let stated = gap(previous.stated, stated)
        position = previous.end + (stated >= 0 ? stated : spacing)
      } else if start(stated) >= start(rect) + length(rect) {
        position = start(rect)
      }
      var place = stated
      if isVertical { place.y = position } else { place.x = position }
      result[element] = place
      previous = (stated, position + length(stated))
    }
    return result
  }

  /// Whether a subview exceeds the bounds of its view, so that clipping matters.
  func hasOverflow(_ element: DocumentElement, _ rect: Rect) -> Bool {
    guard let list = element.child("subviews") else { return false }
    let bounds = Rect(0, 0, rect.width, rect.height)
    return list.children.contains { child in
      child.frame.map { !bounds.contains($0, slack: 0.5) } ?? false
    }
  }

  /// The distance from the top of a scroll view to its content, where bars cover the top.
  func contentInset(_ element: DocumentElement, _ rect: Rect) -> Double {
    guard let safeAreaTop, rect.y < safeAreaTop, !element.is("contentInsetAdjustmentBehavior", "never") else {
      return 0
    }
    return safeAreaTop - rect.y
  }
}
