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
  ]
}
