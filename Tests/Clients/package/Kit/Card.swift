class UIView {}
class UILabel: UIView { var text: String? }

class Card: UIView {
  @IBOutlet weak var title: UILabel!
  func show() { self.title.text = "Welcome" }
}
