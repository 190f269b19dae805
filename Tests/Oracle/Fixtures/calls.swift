// swift-format-ignore-file
// Calls that take names of documents, and calls that look like them. `NameCallTests` counts those with `name` in the text.

import UIKit

class Calls: UIViewController {
  static let board = UIStoryboard(name: "name-a", bundle: nil)
  let other = UIStoryboard.init(name: "name-b", bundle: Bundle.main)
  lazy var nib: UINib = { UINib(nibName: "name-c", bundle: nil) }()
  var computed: UIViewController { Calls.board.instantiateViewController(withIdentifier: "name-d") }

  convenience init() { self.init(nibName: "name-e", bundle: nil) }

  func calls(_ table: UITableView, _ path: IndexPath, _ grid: UICollectionView?) {
    performSegue(
      withIdentifier: "name-f", // a comment, with a comma
      sender: nil)
    self.performSegue(withIdentifier: /* before */ "name-g", sender: { (a: Int, b: Int) in a + b }(1, 2))
    _ = storyboard!.instantiateViewController(identifier: "name-h") { Calls(coder: $0) }
    _ = storyboard?.instantiateViewController(withIdentifier: "name-i") as? Calls
    table.register(UINib(nibName: "name-j", bundle: nil), forCellReuseIdentifier: "name-k")
    table.register([Calls.self, Other<Int, String>.self].first as? UITableViewCell.Type, forCellReuseIdentifier: "name-l")
    _ = table.dequeueReusableCell(withIdentifier: "name-m")
    _ = table.dequeueReusableCell(withIdentifier: "name-n", for: path)
    _ = grid?.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "name-o", for: path)
    grid?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name-p")
    _ = Bundle.main.loadNibNamed("name-q", owner: self, options: nil)?.first
    #if os(iOS)
      _ = UIImage(named: "name-r") ?? UIImage(named: "name-s")!
    #else
      _ = UIColor(named: "name-t")
    #endif
    [1, 2].forEach { _ in performSegue(withIdentifier: "name-u", sender: nil) }
    _ = "\(table.dequeueReusableCell(withIdentifier: "name-v")!)"
    _ = NSStoryboard(name: NSStoryboard.Name("name-w"), bundle: nil)
    _ = NSNib(nibNamed: .init("name-x"), bundle: nil)
    _ = UIImage(named: "name-y", in: nil, compatibleWith: nil)
    _ = UIImage(named: "name-z", in: .main, with: nil)
    _ = UIColor(named: "name-aa", in: Bundle.main, compatibleWith: nil)
    _ = NSColor(named: NSColor.Name("name-ab"), bundle: nil)
    _ = table.makeView(withIdentifier: NSUserInterfaceItemIdentifier("name-ac"), owner: self)
    _ = table.tableColumn(withIdentifier: NSUserInterfaceItemIdentifier(rawValue: "name-ad"))
    tabs.selectTabViewItem(withIdentifier: "name-ae")
  }

  func lookAlikes() {
    perform(withIdentifier: "a")
    performSegue(named: "b", sender: nil)
    instantiate(withIdentifier: "c")
    Nib(nibName: "d")
    UIImage(systemName: "e")
    UIImage(named: "f", in: nil)
    register("g", forKey: "h")
    print("performSegue(withIdentifier: \"i\", sender: nil)")
    // performSegue(withIdentifier: "j", sender: nil)
    _ = #"dequeueReusableCell(withIdentifier: "k")"#
  }
}
