extension Case {
  /// Nibs that a controller does not find by the name of its class.
  static let unfoundNibs: [Case] = [
    Case(
      "a class that names its nib by a property is no controller that finds another nib",
      #"""
      -- Tips.swift --
      extension NSObject {
        var named: String { String(describing: type(of: self)) }
        class var named: String { String(describing: self) }
      }
      class FromNib: UIView {
        var nibName: String { type(of: self).named }
        func load() { _ = UINib(nibName: nibName, bundle: nil).instantiate(withOwner: self, options: nil) }
      }
      class TipView: FromNib {
        @IBOutlet var text: UILabel!
        init() { super.init(frame: .zero); load(); text.text = "" }
      }
      class TipViewController: UIViewController {
        let tip = TipView()
        init() { super.init(nibName: TipViewController.named, bundle: nil) }
      }
      -- TipView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TipView" customModule="App"><connections>
        <outlet property="text" destination="l" id="o1"/>
      </connections></placeholder>
      <view id="v"><subviews><label id="l"/></subviews></view>
      -- TipViewController.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TipViewController" customModule="App"><connections>
        <outlet property="view" destination="v" id="o1"/>
      </connections></placeholder>
      <view id="v"/>
      """#),
    Case(
      "an initializer of the framework loads no nib, whatever pods are missing",
      #"""
      -- Podfile --
      pod "Colors"
      -- App.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.m", "Box.m", "Main.storyboard", "Box.xib", "Card.xib"])))
      -- Box.h --
      @interface Box : UIView
      @end
      -- Box.m --
      #import "Box.h"
      @implementation Box
      @end
      -- Home.m --
      #import "Box.h"
      @interface Card : UIView
      @end
      @implementation Card
      - (id)initWithFrame:(CGRect)frame { self = [super initWithFrame:frame]; [self setUpFromNib]; return self; }
      @end
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)viewDidLoad {
        [self.view addSubview:[[Box alloc] init]];
        [self.view addSubview:[[Card alloc] initWithFrame:CGRectZero]];
      }
      @end
      -- Main.storyboard --
      <viewController id="h" customClass="Home"/>
      -- Box.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Box"><connections>
        <outlet property="gone" destination="v" id="o1"/>
        <!--              ^^^^ warning dangling-outlet: Box has no outlet 'gone' (no code loads this nib) -->
      </connections></placeholder>
      <view id="v"/>
      -- Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
        <outlet property="gone" destination="v" id="o1"/>
        <!--              ^^^^ error dangling-outlet: Card has no outlet 'gone'; declare it -->
      </connections></placeholder>
      <view id="v"/>
      """#),
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
      "the nib of a controller that code makes without one has another name, and the controller uses an outlet",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "PaneNib.xib", "CardNib.xib"])))
      -- Code.swift --
      @main class App: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { _ = (Pane(), Card()) }
      }
      class Pane: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "" }
      }
      class Card: UIViewController { @IBOutlet var label: UILabel! }
      -- PaneNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Pane" customModule="App">
      <!--                                                                   ^^^^ error missing-nib: rename the xib, or name it in the class; 'viewDidLoad' uses an outlet of it, which ends the app -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"><subviews><button id="b"><connections><action selector="gone" destination="-1" eventType="touchUpInside" id="a"/></connections></button></subviews></view><label id="l"/>
      <!--                                                                 ^^^^ warning missing-action: (no code loads this nib) -->
      -- CardNib.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App">
      <!--                                                                   ^^^^ warning missing-nib -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      """#),
    Case(
      "the nib of a controller that code makes without one is in no target",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Other.xib"])))
      -- Code.swift --
      class Card: UIViewController { @IBOutlet var label: UILabel! }
      class Rewritten: UIViewController { let label = UILabel() }
      class Named: UIViewController {
        @IBOutlet var label: UILabel!
        init() { super.init(nibName: "Other", bundle: nil) }
      }
      class List: UIViewController {
        override func viewDidLoad() { _ = (Card(), Rewritten(), Named(), Pane()) }
      }
      class Pane: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "" }
      }
      -- Pane.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Pane" customModule="App">
      <!--                                                                   ^^^^ error missing-nib: UIKit looks for Pane.xib for a 'Pane' that code makes without a nib, and the app does not contain it; 'viewDidLoad' uses an outlet of it, which ends the app -->
      <!--                                                                   ^^^^ warning unset-view -->
        <connections><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App">
      <!--                                                                   ^^^^ warning missing-nib: UIKit looks for Card.xib for a 'Card' that code makes without a nib, and the app does not contain it (no target builds this file) -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Rewritten.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Rewritten" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
        <!--                                                                           ^^^^^ warning dangling-outlet -->
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Named.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Named" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      -- Other.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Named" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </placeholder>
      <view id="v"/><label id="l"/>
      """#),
    Case(
      "the same on macOS",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Other.xib", "Crad.xib"])))
      -- Code.swift --
      class Card: NSViewController { @IBOutlet var label: NSTextField! }
      class Pane: NSViewController {
        @IBOutlet var label: NSTextField!
        override func viewDidLoad() { label.stringValue = "" }
      }
      class Other: NSViewController { @IBOutlet var label: NSTextField! }
      class List: NSViewController {
        override func viewDidLoad() { _ = (Card(), Pane(), Other()) }
      }
      -- Pane.xib --
      <!-- macOS -->
      <customObject id="-2" customClass="Pane" customModule="App">
      <!--                               ^^^^ error missing-nib: AppKit looks for Pane.xib for a 'Pane' that code makes without a nib, and the app does not contain it; 'viewDidLoad' uses an outlet of it, which ends the app -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </customObject>
      <customView id="v"><textField id="l"/></customView>
      -- Crad.xib --
      <!-- macOS -->
      <customObject id="-2" customClass="Card" customModule="App">
      <!--                               ^^^^ warning missing-nib: AppKit loads Card.xib for a 'Card' that code makes without a nib, and not Crad.xib; rename the xib, or name it in the class -->
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </customObject>
      <customView id="v"><textField id="l"/></customView>
      -- Other.xib --
      <!-- macOS -->
      <customObject id="-2" customClass="Other" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
      </customObject>
      <customView id="v"><textField id="l"/></customView>
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
      \#(nib("Crad", of: "Card", "warning missing-nib: UIKit loads Card.xib for a 'Card'"))
      \#(nib("Fomr", of: "Form", "warning missing-nib"))
      \#(nib("Nmaed", of: "Named"))
      \#(nib("Loked", of: "Looked"))
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
      \#(nib("Crad", of: "Card", "warning missing-nib: UIKit loads Card.xib for a 'Card'"))
      \#(nib("Fomr", of: "Form"))
      """#),
  ]
}

/// A nib with the view and the label of a controller, and the finding at the class of its owner.
private func nib(_ name: String, of owner: String, _ finding: String? = nil) -> String {
  let start = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass=""#
  let indent = String(repeating: " ", count: start.count - "<!--".count)
  let mark = String(repeating: "^", count: owner.count)
  return """
    -- \(name).xib --
    \(start)\(owner)">
    \(finding.map { "<!--\(indent)\(mark) \($0) -->" } ?? "")
      <connections><outlet property="view" destination="v" id="o"/><outlet property="label" destination="l" id="p"/></connections>
    </placeholder>
    <view id="v"/><label id="l"/>
    """
}
