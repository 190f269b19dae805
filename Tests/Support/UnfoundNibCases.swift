extension Case {
  /// Nibs that a controller does not find by the name of its class.
  static let unfoundNibs: [Case] = [
    Case(
      "the nib of a controller that code makes without one has another name",
      #"""
      -- Card.swift --
      class CardViewController: UIViewController { @IBOutlet var label: UILabel! }
      class FormController: UIViewController { @IBOutlet var label: UILabel! }
      class RowController: UIViewController {
        @IBOutlet var label: UILabel!
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
          super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
      }
      func show() { _ = (CardViewController(), FormController(nibName: nil, bundle: nil), RowController.init()) }
      -- Crad.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardViewController" customModule="App">
      <!--                                                                   ^^^^^^^^^^^^^^^^^^ warning missing-nib: UIKit loads CardViewController.xib for a 'CardViewController' that code makes without a nib, and not Crad.xib -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Fomr.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController" customModule="App">
      <!--                                                                   ^^^^^^^^^^^^^^ warning missing-nib: UIKit loads FormController.xib -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Rwo.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="RowController" customModule="App">
      <!--                                                                   ^^^^^^^^^^^^^ warning missing-nib -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      """#),
    Case(
      "the same in Objective-C",
      #"""
      -- Card.h --
      @interface Card : UIViewController
      @property (weak) IBOutlet UILabel *label;
      @end
      @interface Form : UIViewController
      @property (weak) IBOutlet UILabel *label;
      @end
      @interface Named : UIViewController
      @property (weak) IBOutlet UILabel *label;
      @end
      @interface Looked : UIViewController
      @property (weak) IBOutlet UILabel *label;
      @end
      -- Card.m --
      #import "Card.h"
      @implementation Card
      - (id)initWithNibName:(NSString *)nibNameOrNil bundle:(NSBundle *)nibBundleOrNil {
        return [super initWithNibName:nibNameOrNil bundle:nibBundleOrNil];
      }
      @end
      @implementation Form
      @end
      @implementation Named
      @end
      @implementation Looked
      - (id)initWithName:(NSString *)name { return [super initWithNibName:name bundle:nil]; }
      @end
      void show() {
        [[Card alloc] init];
        [[Form alloc] initWithNibName:nil bundle:nil];
        [[Named alloc] initWithNibName:@"Nmaed" bundle:nil];
        [Named new];
        [Looked new];
      }
      -- Crad.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
      <!--                                                                   ^^^^ warning missing-nib: UIKit loads Card.xib for a 'Card' -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Fomr.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
      <!--                                                                   ^^^^ warning missing-nib -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Nmaed.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Named">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Loked.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Looked">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      """#),
    Case(
      "nibs that a controller finds in another way, or that nobody misses",
      #"""
      -- Card.swift --
      class Base: UIViewController { @IBOutlet var label: UILabel! }
      class Own: Base { override var nibName: String? { "OwnNib" } }
      class Hidden: Base { override func loadView() { view = UIView() } }
      class Found: Base {}
      class Short: Base {}
      class Below: Base {}
      class BelowPad: Below {}
      class Given: Base {}
      class Told: Base {}
      class Scene: Base {}
      class Unmade: Base {}
      class Bare: UIViewController {}
      class Tested: Base {}
      class Loaded: Base { func load() { Bundle.main.loadNibNamed(name(), owner: self) } }
      class Dead: Base {}
      func show(_ type: Tested.Type) {
        _ = (Own(), Hidden(), Found(), Below(), BelowPad(), Given(), Told(), Scene(), Bare(), Loaded())
        _ = Given(nibName: name(), bundle: nil)
        use("ToldNib")
        _ = vc as? Unmade
      }
      -- Test.swift --
      import XCTest
      func test() { _ = Tested() }
      -- OwnNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Own" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- HiddenNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Hidden" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Found.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Found" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- FoundOld.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Found" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- BelowPad.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Below" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- GivenNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Given" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- ToldNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Told" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- SceneNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Scene" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- UnmadeNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Unmade" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- BareNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Bare" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/></connections>
      </placeholder>
      <view id="v"/>
      -- TestedNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Tested" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- LoadedNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Loaded" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Main.storyboard --
      <viewController id="vc" customClass="Scene" customModule="App"/>
      """#),
    Case(
      "a controller with an initializer of its own that names no nib, or with one of a superclass",
      #"""
      -- Card.swift --
      class Base: UIViewController {
        init(model: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class CardViewController: Base { @IBOutlet var label: UILabel! }
      class FormController: UIViewController {
        @IBOutlet var label: UILabel!
        convenience init(title: String) {
          self.init(nibName: nil, bundle: nil)
          self.title = title
        }
      }
      class DecodedController: UIViewController {
        @IBOutlet var label: UILabel!
        init?(coder: NSCoder, title: String) { super.init(coder: coder) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class TableController: UITableViewController {
        @IBOutlet var label: UILabel!
        init(title: String) { super.init(style: .plain) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class NamedController: UIViewController {
        @IBOutlet var label: UILabel!
        init(title: String) { super.init(nibName: title + "View", bundle: nil) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      func show(_ coder: NSCoder) {
        _ = (CardViewController(model: "a"), FormController.init(title: "b"), TableController(title: "c"))
        _ = (DecodedController(coder: coder, title: "d"), NamedController(title: "e"))
      }
      -- Crad.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardViewController" customModule="App">
      <!--                                                                   ^^^^^^^^^^^^^^^^^^ warning missing-nib: UIKit loads CardViewController.xib for a 'CardViewController' that code makes without a nib, and not Crad.xib -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Fomr.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController" customModule="App">
      <!--                                                                   ^^^^^^^^^^^^^^ warning missing-nib -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Decoded.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DecodedController" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Table.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TableController" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <tableView id="v"/><label id="l"/>
      -- Named.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NamedController" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      """#),
    Case(
      "the same with initializers in Objective-C",
      #"""
      -- Card.h --
      @interface Card : UIViewController
      @property (weak) IBOutlet UILabel *label;
      - (instancetype)initWithTitle:(NSString *)title;
      @end
      @interface Form : UIViewController
      @property (weak) IBOutlet UILabel *label;
      @end
      -- Card.m --
      #import "Card.h"
      @implementation Card
      - (instancetype)initWithTitle:(NSString *)title {
        self = [super initWithNibName:nil bundle:nil];
        return self;
      }
      @end
      @implementation Form
      @end
      void show(NSCoder *coder) {
        [[Card alloc] initWithTitle:@"a"];
        [[Form alloc] initWithCoder:coder];
      }
      -- Crad.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
      <!--                                                                   ^^^^ warning missing-nib: UIKit loads Card.xib for a 'Card' -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Fomr.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      """#),
    Case(
      "an outlet that is used as soon as the view is loaded, in a controller that code makes without a storyboard and without a nib",
      #"""
      -- Card.swift --
      class Card: UIViewController {
      //    ^^^^ warning unconnected-outlet: the outlets of a 'Card' that code makes without a nib are nil, and a method uses one as soon as the view is loaded; make it from its storyboard
        @IBOutlet var label: UILabel!
        @IBOutlet var maybe: UILabel?
        @IBOutlet var idle: UILabel!
        init(title: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func viewDidLoad() {
          label.text = ""
          maybe?.text = ""
        }
      }
      class Form: UIViewController {
      //    ^^^^ warning unconnected-outlet: the outlets of a 'Form' that code makes without a nib are nil, and a method uses one as soon as the view is loaded; no xib has the name of the class
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "" }
      }
      -- Built.swift --
      class Built: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() {
          label = UILabel()
          label.text = ""
        }
      }
      -- Given.swift --
      class Given: UIViewController {
        @IBOutlet var label: UILabel!
        convenience init(other: UIView) {
          self.init()
          self.view = other
        }
        override func viewDidLoad() { label.text = "" }
      }
      -- Own.swift --
      class Own: UIViewController {
        @IBOutlet var label: UILabel!
        override func loadView() { view = UIView() }
        override func viewDidLoad() { label.text = "" }
      }
      -- Loaded.swift --
      class Loaded: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() {
          Bundle.main.loadNibNamed("Other", owner: self)
          label.text = ""
        }
      }
      -- Rest.swift --
      class Held: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "" }
      }
      class Late: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidAppear(_ animated: Bool) { label.text = "" }
      }
      class Scene: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "" }
      }
      class Table: UITableViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "" }
      }
      -- Show.swift --
      func show() {
        let form = Form()
        present(Card(title: ""), animated: true)
        present(form, animated: true)
        [Built(), Given(other: UIView()), Own(), Loaded(), Late(), Table()].forEach { present($0, animated: true) }
        present(Built(), animated: true)
        present(Given(other: UIView()), animated: true)
        let held = Held()
        print(held.title)
      }
      -- Main.storyboard --
      <viewController id="c" customClass="Card" customModule="App"><view key="view" id="v"><subviews><label id="l"/></subviews></view>
        <connections><outlet property="label" destination="l" id="o"/><outlet property="maybe" destination="l" id="o2"/><outlet property="idle" destination="l" id="o3"/></connections>
      </viewController>
      <viewController id="s" customClass="Scene" customModule="App"><view key="view" id="w"><subviews><label id="m"/></subviews></view>
        <connections><outlet property="label" destination="m" id="p"/></connections>
      </viewController>
      -- Other.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Loaded" customModule="App">
        <connections><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <label id="l"/>
      """#),
  ]
}
