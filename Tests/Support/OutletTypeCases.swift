extension Case {
  static let outletTypes: [Case] = [
    Case(
      "the element kept the framework's class when the outlet got one of the app's",
      #"""
      -- Badge.swift --
      class Badge: UIView {}
      class Login: UIViewController {
        @IBOutlet var badge: Badge!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="badge" destination="v" id="c1"/>
        <!--              ^^^^^ warning outlet-type-mismatch: 'badge' is declared as Badge, but the connected object is of class UIView; no code uses it -->
        <view id="v"/>
      </viewController>
      """#),
    Case(
      "a function of another type, or one that the class inherits, may take another parameter",
      #"""
      -- Base.swift --
      class Base: UIViewController { func take(_ view: UIView) {} }
      -- Login.swift --
      class Login: Base {
        @IBOutlet var box: UIButton!
        @IBOutlet var own: UIButton!
        override func viewDidLoad() { take(box); fill(own) }
        func fill(_ button: UIButton) {}
      }
      class Other { func take(_ button: UIButton) {} }
      -- Old.m --
      @interface Old : Base
      @property IBOutlet UIButton *old;
      @end
      @implementation Old
      - (void)show { [self move:nil to:self.old]; }
      @end
      @implementation Next
      - (void)move:(id)thing to:(UIButton *)button {}
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="box" destination="v" id="c1"/>
        <!--              ^^^ warning outlet-type-mismatch: no code is known to use what UILabel lacks -->
        <outlet property="own" destination="v" id="c2"/>
        <!--              ^^^ error outlet-type-mismatch -->
        <label id="v"/>
      </viewController>
      <viewController id="o" customClass="Old">
        <outlet property="old" destination="w" id="c3"/>
        <!--              ^^^ warning outlet-type-mismatch -->
        <label id="w"/>
      </viewController>
      """#),
    Case(
      "a subclass fits, also one of the app's and through an alias",
      #"""
      -- Badge.swift --
      class Badge: UILabel {}
      class RoundBadge: Badge {}
      typealias Marker = Badge
      class Login: UIViewController {
        @IBOutlet var one: Badge!
        @IBOutlet var two: UIView!
        @IBOutlet var three: Marker!
        @IBOutlet var four: UILabel!
        @IBOutlet var five: App.Badge!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="v" id="c1"/>
        <outlet property="two" destination="v" id="c2"/>
        <outlet property="three" destination="v" id="c3"/>
        <outlet property="four" destination="v" id="c4"/>
        <outlet property="five" destination="v" id="c5"/>
        <label id="v" customClass="RoundBadge" customModule="App"/>
      </viewController>
      """#),
    Case(
      "a custom class that is a sibling of the declared one",
      #"""
      -- Badge.swift --
      class Badge: UILabel {}
      class Pill: UILabel {}
      class Login: UIViewController {
        @IBOutlet var badge: Badge!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="badge" destination="v" id="c1"/>
        <!--              ^^^^^ warning outlet-type-mismatch: 'badge' is declared as Badge, but the connected object is of class Pill; no code uses it -->
        <label id="v" customClass="Pill" customModule="App"/>
      </viewController>
      """#),
    Case(
      "a custom class whose superclass is out of sight may be anything",
      #"""
      -- Badge.swift --
      class Badge: KitLabel {}
      class Login: UIViewController {
        @IBOutlet var badge: UISlider!
        @IBOutlet var pill: Pill!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="badge" destination="v" id="c1"/>
        <outlet property="pill" destination="l" id="c2"/>
        <label id="v" customClass="Badge" customModule="App"/>
        <label id="l"/>
      </viewController>
      """#),
    Case(
      "AnyObject, NSObject, framework protocols and compositions accept more",
      #"""
      -- Login.swift --
      protocol Themed: AnyObject {}
      protocol Bare: AnyObject {}
      class Badge: UILabel, Themed {}
      class Login: UIViewController {
        @IBOutlet var one: AnyObject!
        @IBOutlet var two: NSObject!
        @IBOutlet var three: (any UITextInput)!
        @IBOutlet var four: Any?
        @IBOutlet var five: (UILabel & Themed)!
        @IBOutlet var six: (UILabel & Bare)!
        @IBOutlet var seven: any Themed
        @IBOutlet var eight: Themed?
        @IBOutlet var nine: Bare?
        @IBOutlet var ten: (UIView & UITextInput)!
        @IBOutlet var eleven: (UISlider & Themed)!
      }
      -- Conformance.swift --
      extension Badge: CustomMarked {}
      protocol CustomMarked: Bare {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="v" id="c1"/>
        <outlet property="two" destination="v" id="c2"/>
        <outlet property="three" destination="v" id="c3"/>
        <outlet property="four" destination="v" id="c4"/>
        <outlet property="five" destination="v" id="c5"/>
        <outlet property="six" destination="v" id="c6"/>
        <outlet property="seven" destination="v" id="c7"/>
        <outlet property="eight" destination="v" id="c8"/>
        <outlet property="nine" destination="v" id="c9"/>
        <outlet property="ten" destination="v" id="c10"/>
        <outlet property="eleven" destination="v" id="c11"/>
        <!--              ^^^^^^ warning outlet-type-mismatch: 'eleven' is declared as (UISlider&Themed), but the connected object is of class Badge; no code uses it -->
        <label id="v" customClass="Badge" customModule="App"/>
      </viewController>
      """#),
    Case(
      "a protocol whose conformance is nowhere to be seen",
      #"""
      -- Login.swift --
      protocol Themed: AnyObject {}
      class Badge: UILabel {}
      class Login: UIViewController {
        @IBOutlet var one: Themed?
        @IBOutlet var two: Themed?
        @IBOutlet var three: Themed?
      }
      class Pill: UILabel, KitMarker {}
      extension UISlider: Themed {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="v" id="c1"/>
        <!--              ^^^ warning outlet-type-mismatch: 'one' is declared as Themed, but the connected object is of class Badge; no code uses it -->
        <outlet property="two" destination="p" id="c2"/>
        <outlet property="three" destination="s" id="c3"/>
        <label id="v" customClass="Badge" customModule="App"/>
        <label id="p" customClass="Pill" customModule="App"/>
        <slider id="s"/>
      </viewController>
      """#),
    Case(
      "a collection connected as a single outlet, and the reverse",
      #"""
      -- Board.swift --
      class Board: UIViewController {
        @IBOutlet var tiles: [UIView]!
        @IBOutlet var label: UILabel!
        @IBOutlet var list: Array<UIView>!
        @IBOutlet var bridged: NSArray!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Board" customModule="App">
        <outlet property="tiles" destination="l" id="c1"/>
        <!--              ^^^^^ warning outlet-type-mismatch: 'tiles' is declared as [UIView]!, a collection, but is connected as a single outlet -->
        <outletCollection property="label" destination="l" collectionClass="NSMutableArray" id="c2"/>
        <!--                        ^^^^^ warning outlet-type-mismatch: 'label' is declared as UILabel!, a single outlet, but is connected as a collection -->
        <outletCollection property="list" destination="l" collectionClass="NSMutableArray" id="c3"/>
        <outletCollection property="bridged" destination="l" collectionClass="NSMutableArray" id="c4"/>
        <label id="l"/>
      </viewController>
      """#),
    Case(
      "each member of a collection is looked at",
      #"""
      -- Board.swift --
      class Board: UIViewController {
        @IBOutlet var labels: [UILabel]!
        @IBOutlet var views: [UIView]? = []
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Board" customModule="App">
        <outletCollection property="labels" destination="l" collectionClass="NSMutableArray" id="c1"/>
        <outletCollection property="labels" destination="b" collectionClass="NSMutableArray" id="c2"/>
        <!--                        ^^^^^^ warning outlet-type-mismatch: 'labels' is declared as [UILabel], but the connected object is of class UIButton; no code uses it -->
        <outletCollection property="views" destination="b" collectionClass="NSMutableArray" id="c3"/>
        <label id="l"/>
        <button id="b"/>
      </viewController>
      """#),
    Case(
      "destinations are not only views",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var height: NSLayoutConstraint!
        @IBOutlet var tap: UITapGestureRecognizer!
        @IBOutlet var press: UILongPressGestureRecognizer!
        @IBOutlet var item: UIBarButtonItem!
        @IBOutlet var guide: UILayoutGuide!
        @IBOutlet var wrong: UILabel!
      }
      -- Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App">
        <outlet property="height" destination="h" id="c1"/>
        <outlet property="tap" destination="t" id="c2"/>
        <outlet property="press" destination="p" id="c3"/>
        <outlet property="item" destination="i" id="c4"/>
        <outlet property="guide" destination="g" id="c5"/>
        <outlet property="view" destination="v" id="c6"/>
        <outlet property="wrong" destination="h" id="c7"/>
        <!--              ^^^^^ warning outlet-type-mismatch: 'wrong' is declared as UILabel, but the connected object is of class NSLayoutConstraint; no code uses it -->
      </placeholder>
      <view id="v">
        <constraint firstAttribute="height" constant="10" id="h"/>
        <viewLayoutGuide key="safeArea" id="g"/>
      </view>
      <tapGestureRecognizer id="t"/>
      <pongPressGestureRecognizer id="p"/>
      <barButtonItem id="i"/>
      """#),
    Case(
      "macOS: names of Swift and of Objective-C, cells, menus and windows",
      #"""
      -- Panel.swift --
      class Panel: NSWindowController {
        @IBOutlet var formatter: NumberFormatter!
        @IBOutlet var dates: DateFormatter!
        @IBOutlet var defaults: NSUserDefaultsController!
        @IBOutlet var item: NSMenuItem!
        @IBOutlet var box: NSView!
        @IBOutlet var popUp: NSButton!
        @IBOutlet var items: NSArrayController!
        @IBOutlet var button: NSPopUpButton!
      }
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App">
        <outlet property="window" destination="w" id="c0"/>
        <outlet property="formatter" destination="f" id="c1"/>
        <outlet property="dates" destination="d" id="c2"/>
        <outlet property="defaults" destination="u" id="c3"/>
        <outlet property="item" destination="m" id="c4"/>
        <outlet property="box" destination="v" id="c5"/>
        <outlet property="popUp" destination="p" id="c6"/>
        <outlet property="items" destination="a" id="c7"/>
        <outlet property="button" destination="b" id="c8"/>
        <!--              ^^^^^^ warning outlet-type-mismatch: 'button' is declared as NSPopUpButton, but the connected object is of class NSButton; no code uses it -->
      </customObject>
      <window id="w">
        <view key="contentView" id="content">
          <customView id="v"/>
          <popUpButton id="p"/>
          <button id="b"/>
        </view>
      </window>
      <numberFormatter id="f"/>
      <dateFormatter id="d"/>
      <userDefaultsController id="u"/>
      <menu id="menu"><items><menuItem id="m"/></items></menu>
      <arrayController id="a"/>
      """#),
    Case(
      "elements that nobody knows, and placeholders, may be anything",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var one: UILabel!
        @IBOutlet var two: UILabel!
      }
      -- Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App">
        <outlet property="one" destination="n" id="c1"/>
        <outlet property="two" destination="p" id="c2"/>
      </placeholder>
      <futureView id="n"/>
      <placeholder placeholderIdentifier="someLabel" id="p"/>
      """#),
    Case(
      "the parameter of a generic class may stand for anything",
      #"""
      -- Login.swift --
      class Base<Content: UIView>: UIViewController {
        @IBOutlet var content: Content!
        @IBOutlet var contents: Content!
        @IBOutlet var label: UILabel!
      }
      class Login: Base<UILabel> {}
      class Content: UILabel {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="content" destination="b" id="c1"/>
        <outletCollection property="contents" destination="b" collectionClass="NSMutableArray" id="c2"/>
        <outlet property="label" destination="b" id="c3"/>
        <!--              ^^^^^ warning outlet-type-mismatch: 'label' is declared as UILabel, but the connected object is of class UIButton; no code uses it -->
        <button id="b"/>
      </viewController>
      """#),
    Case(
      "of two declarations in branches of #if one fits",
      #"""
      -- Login.swift --
      #if os(macOS)
      typealias PlatformLabel = NSTextField
      #else
      typealias PlatformLabel = UILabel
      #endif
      class Login: UIViewController {
        @IBOutlet var label: PlatformLabel!
        #if OLD
        @IBOutlet var picture: UIView!
        #else
        @IBOutlet var picture: UIImageView!
        #endif
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="label" destination="l" id="c1"/>
        <outlet property="picture" destination="i" id="c2"/>
        <label id="l"/>
        <imageView id="i"/>
      </viewController>
      """#),
    Case(
      "two targets declare the outlet with different types",
      #"""
      -- App/Login.swift --
      class Login: UIViewController {
        @IBOutlet var field: UILabel!
      }
      -- Kiosk/Login.swift --
      class Login: UIViewController {
        @IBOutlet var field: UIButton!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="field" destination="b" id="c1"/>
        <button id="b"/>
      </viewController>
      <viewController id="vc2" customClass="Login" customModule="App">
        <outlet property="field" destination="s" id="c2"/>
        <!--              ^^^^^ warning outlet-type-mismatch: 'field' is declared as UILabel, but the connected object is of class UISlider; no code uses it -->
        <slider id="s"/>
      </viewController>
      """#),
    Case(
      "a nested class, named with and without the outer one",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        class Badge: UILabel {}
        @IBOutlet var one: Badge!
        @IBOutlet var two: Login.Badge!
      }
      class Badge: UISlider {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="s" id="c1"/>
        <!--              ^^^ warning outlet-type-mismatch: 'one' is declared as Badge, but the connected object is of class Badge; no code uses it -->
        <outlet property="two" destination="s" id="c2"/>
        <!--              ^^^ warning outlet-type-mismatch: 'two' is declared as Login.Badge, but the connected object is of class Badge; no code uses it -->
        <slider id="s" customClass="Badge" customModule="App"/>
      </viewController>
      """#),
    Case(
      "the controller as the destination",
      #"""
      -- Cell.swift --
      class Cell: UITableViewCell {
        @IBOutlet var owner: Login!
        @IBOutlet var other: UITableViewController!
      }
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <tableViewCell id="cell" customClass="Cell" customModule="App">
          <outlet property="owner" destination="vc" id="c1"/>
          <outlet property="other" destination="vc" id="c2"/>
          <!--              ^^^^^ warning outlet-type-mismatch: 'other' is declared as UITableViewController, but the connected object is of class Login; no code uses it -->
        </tableViewCell>
      </viewController>
      """#),
    Case(
      "an outlet that is found on an SDK class keeps the SDK's type to itself",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="view" destination="b" id="c1"/>
        <barButtonItem id="b"/>
      </viewController>
      """#),
    Case(
      "a setter of the declared class that no property of the framework has",
      #"""
      -- Cells.h --
      @interface PhotoView : UIImageView
      - (void)setFrobName:(NSString *)name;
      @end
      @interface PlainView : UIImageView
      @end
      @interface Cell : UITableViewCell
      @property (weak) IBOutlet PhotoView *picture;
      @property (weak) IBOutlet PlainView *plain;
      @end
      -- Cells.m --
      #import "Cells.h"
      @implementation PhotoView
      - (void)setFrobName:(NSString *)name {}
      @end
      @implementation PlainView
      - (void)setImage:(UIImage *)image { [super setImage:image]; }
      @end
      @implementation Cell
      @end
      -- List.m --
      #import "Cells.h"
      @interface List : UITableViewController
      @end
      @implementation List
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
        Cell *cell = [tableView dequeueReusableCellWithIdentifier:@"row" forIndexPath:path];
        [cell.picture setFrobName:@"x"];
        [cell.plain setImage:nil];
        return cell;
      }
      @end
      -- Main.storyboard --
      <tableViewController id="l" customClass="List"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="row" id="c" customClass="Cell"><imageView id="i"/><connections>
          <outlet property="picture" destination="i" id="o1"/>
          <!--              ^^^^^^^ error outlet-type-mismatch -->
          <outlet property="plain" destination="i" id="o2"/>
          <!--              ^^^^^ warning outlet-type-mismatch -->
        </connections></tableViewCell>
      </prototypes><connections><outlet property="dataSource" destination="l" id="o3"/></connections></tableView></tableViewController>
      """#),
  ]
}
