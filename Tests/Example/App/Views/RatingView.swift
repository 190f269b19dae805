import UIKit

final class RatingView: UIView {
  @IBOutlet private var stars: [UIButton]!
  @IBOutlet private weak var summary: UILabel!

  @IBAction private func starTapped(_ sender: UIButton) {
    summary.text = "\(sender.tag) of \(stars.count)"
  }
}
