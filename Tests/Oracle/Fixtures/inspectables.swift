// swift-format-ignore-file
// Inspectable properties in classes and extensions, stored and computed.

@IBDesignable class Pill: UIView {
  @IBInspectable var a: Bool = false { didSet { update() } }
  @IBInspectable var b: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  @IBInspectable var c: String?
  @IBInspectable public var d: UIColor = .red
  @IBInspectable private var e: UIImage! { didSet {} }
  @IBInspectable fileprivate var f: Double = 1
  @IBInspectable var g = 5
  @IBInspectable
  var h: CGSize = CGSize(width: 1, height: 2)
  @GKInspectable var i: Float = 0
  @IBInspectable dynamic var j: UIKeyboardType = .default
  @IBInspectable @objc(kk) var k: Int = 1
  @IBInspectable lazy var l: UIColor = { .blue }()
  @IBInspectable override var m: Bool { get { true } set { } }
  @IBInspectable final var n: UIEdgeInsets = .zero, o: Int = 1
  @IBInspectable var readOnly: Int { 1 }
  @objc @IBInspectable open class var q: Int { get { 1 } set { } }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}

extension UIView {
  @IBInspectable var cornerRadius: CGFloat { get { 1 } set { } }
  @IBInspectable var border: UIColor? {
    set { guard let c = newValue else { return }; layer.borderColor = c.cgColor }
    get { UIColor(cgColor: layer.borderColor!) }
  }
}

final class Component: GKComponent {
  @GKInspectable var speed: Float = 1.5
}

struct NotAClass {
  @IBInspectable var listed: Int
  @objc var notListed: Int
  @NSManaged var notListedEither: Int
  @IBOutlet weak var outlet: UIView!
  @IBSegueAction func segue(_ c: NSCoder) -> A? { nil }
  var plain: Int
}
