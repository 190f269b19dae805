import Syntax

/// Containers of iOS, and images.
let iOSContainers: [String: Painter.Drawing] = [
  "stackView": { painter, element, rect, depth in painter.drawStack(element, rect, depth) },
  "scrollView": { painter, element, rect, depth in painter.drawScrollView(element, rect, depth) },
  "visualEffectView": { painter, element, rect, depth in painter.drawEffect(element, rect, depth) },
  "containerView": { painter, element, rect, _ in painter.drawContainer(element, rect) },
  "imageView": { painter, element, rect, depth in painter.drawImageView(element, rect, depth) },
]

extension Painter {
  fileprivate mutating func drawStack(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    guard element.child("subviews")?.hasChildren == true else {
      drawBackground(of: element, rect)
      return outline(rect, alpha: 0.35)
    }
    plainView(element, rect, depth)
  }

  fileprivate mutating func drawScrollView(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    drawBackground(of: element, rect)
    guard element.child("subviews")?.hasChildren == true else {
      return customView(element["customClass"] ?? "UIScrollView", rect)
    }
    let inset = contentInset(element, rect)
    let content = rect.moved(0, inset)
    withoutSafeArea { painter in
      if inset > 0 || painter.hasOverflow(element, rect) {
        painter.clip(to: rect) { $0.drawChildren(of: element, in: content, isFlipped: true, depth) }
      } else {
        painter.drawChildren(of: element, in: content, isFlipped: true, depth)
      }
    }
  }

  /// Draws content that a scroll view has already moved below the bars.
  mutating func withoutSafeArea(_ body: (inout Painter) -> Void) {
    let outer = safeAreaTop
    safeAreaTop = nil
    body(&self)
    safeAreaTop = outer
  }

  fileprivate mutating func drawEffect(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    let style = element.child("blurEffect")?["style"] ?? ""
    let isDark = style.contains("ark") || self.isDark && !style.contains("ight")
    self.rect(rect, fill: isDark ? Color(0x1C1C1E, alpha: 0.7) : Color(0xF2F2F7, alpha: 0.55))
    plainView(element, rect, depth)
  }

  mutating func drawContainer(_ element: DocumentElement, _ rect: Rect) {
    drawBackground(of: element, rect)
    let segue = element.child("connections")?.child("segue")
    let embedded = document.object(segue?["destination"])
    let name = embedded.map { $0["customClass"] ?? $0["title"] ?? $0["storyboardName"] ?? $0.name }
    self.rect(
      rect.inset(0.75), fill: Color.gray.with(alpha: 0.15), stroke: Color.gray.with(alpha: 0.7), radius: 3,
      dash: [6, 3])
    let isDark = ground(in: rect).luminance < 0.5
    note(
      name.map { "→ " + $0 } ?? "Container", in: rect.inset(4, 0), within: rect,
      TextStyle(size: 13, weight: 500, color: isDark ? Color(0xD8D8DC) : Color(0x55555A)),
      TextLayout(alignment: .center, lineBreak: .middle))
  }

  fileprivate mutating func drawImageView(_ element: DocumentElement, _ rect: Rect, _ depth: Int) {
    drawBackground(of: element, rect)
    if let name = element["image"] {
      let mode = element["contentMode"] ?? "scaleToFill"
      if mode == "scaleAspectFill" || element.is("clipsSubviews", "YES") {
        clip(to: rect) { $0.image(name, rect, mode: mode) }
      } else {
        image(name, rect, mode: mode)
      }
    } else {
      placeholder(element["customClass"] ?? (rect.width > 60 ? "UIImageView" : ""), rect)
    }
    drawChildren(of: element, in: rect, isFlipped: true, depth)
  }
}
