import UIKit

class ProfileViewController: UITableViewController {
  @IBOutlet private weak var portrait: UIImageView!
  @IBOutlet private weak var badge: BadgeView!

  override func viewDidLoad() {
    super.viewDidLoad()
    portrait.image = UIImage(systemName: "person.fill")
  }
}

extension ProfileViewController {
  @IBAction private func share(_ sender: UIBarButtonItem) {
    present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
  }
}
