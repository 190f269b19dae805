import UIKit

/// Drawn by the canvas, which makes it with `init(frame:)`.
@IBDesignable
final class BadgeView: UIView {
  @IBInspectable var count: Int = 0 {
    didSet { setNeedsDisplay() }
  }

  private let font: UIFont

  init(font: UIFont) {
    self.font = font
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    font = .preferredFont(forTextStyle: .footnote)
    super.init(coder: coder)
  }
}
