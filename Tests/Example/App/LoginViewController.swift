import UIKit

final class LoginViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var rating: RatingView!
  private weak var hintLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Welcome"
  }

  @IBAction private func didTapLogin() {
    performSegue(withIdentifier: "Profile", sender: nil)
  }

  @IBAction private func nameChanged(_ sender: UITextField) {
    hintLabel.isHidden = sender.text?.isEmpty == false
  }

  @IBAction private func unwindToLogin(_ segue: UIStoryboardSegue) {}
}
