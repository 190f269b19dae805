extension Case {
  /// Code that names a part of a document, or seems to, and the parts that it reaches.
  static let reach: [Case] = [
    Case(
      "only code that comes from a view beside a hidden one, and shows that, can show it",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.swift", "Desk.m", "Views.swift", "Main.storyboard"])))
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var top: UILabel!
        override func viewDidLoad() {
          for view in view.subviews { view.removeFromSuperview() }
          top.isHidden = false
        }
        override func viewDidAppear(_ animated: Bool) { let mark = UIView(); mark.isHidden = animated }
      }
      class List: UIViewController {
        override func viewDidLoad() { for view in view.subviews { show(view) } }
        private func show(_ view: UIView) { view.isHidden = false }
      }
      class Card: UIViewController {
        private var first: UIView { view.subviews[0] }
        override func viewDidLoad() { first.isHidden = false }
      }
      -- Desk.m --
      @interface Desk : UIViewController
      @end
      @implementation Desk
      - (void)viewDidLoad { _box = self.view.subviews.lastObject; [self.view.superview setHidden:YES]; }
      - (void)viewDidAppear:(BOOL)animated { [_box setHidden:NO]; }
      @end
      @interface Bare : UIViewController
      @end
      @implementation Bare
      - (void)viewDidLoad { [self.view.superview setHidden:YES]; }
      @end
      -- Views.swift --
      class Badge: UIView { override func layoutSubviews() { superview?.subviews.forEach { $0.isHidden = false }; isHidden = false } }
      extension UIView { var outermost: UIView { superview?.outermost ?? self } }
      class Hud: UIView {
        static let shared = Hud()
        var mark = UILabel()
        func show() { if (mark.superview == nil) { addSubview(mark) } ; mark.isHidden = false; keyboard() }
        func keyboard() { for view in UIApplication.shared.windows[0].subviews { print(view) } }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews><label id="t"/>
        <button hidden="YES" id="b1"><connections><action selector="a1" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        <!--                                                        ^^ warning missing-action: (hidden, and no code shows it) -->
        <button id="x1"><connections><segue destination="b" kind="show" id="s1"/></connections></button>
        <button id="x2"><connections><segue destination="c" kind="show" id="s2"/></connections></button>
        <button id="x3"><connections><segue destination="d" kind="show" id="s3"/></connections></button>
        <button id="x4"><connections><segue destination="e" kind="show" id="s4"/></connections></button>
        <button id="x5"><connections><segue destination="f" kind="show" id="s5"/></connections></button>
      </subviews></view><connections><outlet property="top" destination="t" id="o1"/></connections></viewController>
      <viewController id="b" customClass="List" customModule="App"><view key="view" id="w"><subviews>
        <button hidden="YES" id="b2"><connections><action selector="a1" destination="b" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                                        ^^ error missing-action -->
      </subviews></view></viewController>
      <viewController id="c" customClass="Card" customModule="App"><view key="view" id="u"><subviews>
        <button hidden="YES" id="b3"><connections><action selector="a1" destination="c" eventType="touchUpInside" id="c3"/></connections></button>
        <!--                                                        ^^ error missing-action -->
      </subviews></view></viewController>
      <viewController id="d" customClass="Desk"><view key="view" id="z"><subviews>
        <button hidden="YES" id="b4"><connections><action selector="a1" destination="d" eventType="touchUpInside" id="c4"/></connections></button>
        <!--                                                        ^^ error missing-action -->
      </subviews></view></viewController>
      <viewController id="e" customClass="Bare"><view key="view" id="y"><subviews>
        <button hidden="YES" id="b5"><connections><action selector="a1" destination="e" eventType="touchUpInside" id="c5"/></connections></button>
        <!--                                                        ^^ warning missing-action: (hidden, and no code shows it) -->
      </subviews></view></viewController>
      <viewController id="f" customClass="Bare"><view key="view" id="q"><subviews>
        <view id="g" customClass="Badge" customModule="App"/>
        <button hidden="YES" id="b6"><connections><action selector="a1" destination="f" eventType="touchUpInside" id="c6"/></connections></button>
        <!--                                                        ^^ error missing-action -->
      </subviews></view></viewController>
      """#),
    Case(
      "a longer text names no cell, scene or nib, but a part of a name and a format may",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Old.m", "Main.storyboard", "Row.xib", "Bar.xib"])))
      -- List.swift --
      class List: UITableViewController {
        override func viewDidLoad() {
          print("photo was not found, nor the detail of it", "Show info", "Row is missing")
          let kind = title == nil ? "video" : "text"
          _ = tableView.dequeueReusableCell(withIdentifier: "\(kind)Cell")
          _ = storyboard?.instantiateViewController(withIdentifier: "info\(kind.count)")
          _ = storyboard?.instantiateViewController(withIdentifier: "old")
        }
      }
      class Cell: UITableViewCell {}
      -- Old.m --
      @interface Old : UIViewController
      @end
      @implementation Old
      - (void)viewDidLoad { NSLog(@"%@", [NSString stringWithFormat:@"Ba%@", @"r"]); [self open:@"Bar.xib"]; }
      @end
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="photo" id="x" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="x" id="c1"/></connections></tableViewCell>
      <!--                                                                                                                 ^^^^ warning dangling-outlet: (no code dequeues this cell) -->
        <tableViewCell reuseIdentifier="videoCell" id="y" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="y" id="c2"/></connections></tableViewCell>
      <!--                                                                                                                     ^^^^ error dangling-outlet -->
      </prototypes></tableView><connections><segue destination="o" kind="show" identifier="text" id="s"/></connections></tableViewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" storyboardIdentifier="detail" customClass="List" customModule="App"><connections><outlet property="gone" destination="b" id="c3"/></connections></viewController></objects></scene>
      <!--                                                                                                                                                  ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <scene sceneID="3"><objects><viewController id="i" storyboardIdentifier="info2" customClass="List" customModule="App"><connections><outlet property="gone" destination="i" id="c4"/></connections></viewController></objects></scene>
      <!--                                                                                                                                                 ^^^^ error dangling-outlet -->
      <scene sceneID="4"><objects><viewController id="o" storyboardIdentifier="old" customClass="Old"/></objects></scene></scenes></document>
      -- Row.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="v" id="c5"/></connections></view>
      <!--                                                                              ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Bar.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="v" id="c6"/></connections></view>
      <!--                                                                              ^^^^ error dangling-outlet -->
      """#
    ).without("class-mismatch", "unset-view"),
    Case(
      "a nib that code only registers for cells is loaded where code dequeues one",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Main.storyboard", "One.xib", "Two.xib", "Three.xib"])))
      -- List.swift --
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "One", bundle: nil), forCellReuseIdentifier: "one")
          tableView.register(UINib(nibName: "Two", bundle: nil), forCellReuseIdentifier: "two")
          tableView.register(UINib(nibName: "Three", bundle: nil), forCellReuseIdentifier: "three")
          Bundle.main.loadNibNamed("Three", owner: self)
          tableView.dequeueReusableCell(withIdentifier: "two")
        }
      }
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"/>
      -- One.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="v" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="v" id="c1"/></connections></tableViewCell>
      <!--                                                                                       ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Two.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="v" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="v" id="c2"/></connections></tableViewCell>
      <!--                                                                                       ^^^^ error dangling-outlet -->
      -- Three.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="v" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="v" id="c3"/></connections></tableViewCell>
      <!--                                                                                       ^^^^ error dangling-outlet -->
      """#),
    Case(
      "an outlet that is used as the view loads ends no app where nothing makes the controller",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard", "Idle.xib", "Shown.xib"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Home: UIViewController { override func viewDidLoad() { present(Shown(), animated: true) } }
      class Idle: UIViewController {
        @IBOutlet var name: UILabel!
        //            ^^^^ warning unconnected-outlet: connect it or remove it; 'viewDidLoad' uses it, which ends the app; nothing makes a 'Idle'
        override func viewDidLoad() { name.text = "" }
      }
      class Shown: UIViewController {
        @IBOutlet var name: UILabel!
        //            ^^^^ error unconnected-outlet
        override func viewDidLoad() { name.text = "" }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="Home" customModule="App"/></objects></scene></scenes></document>
      -- Idle.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Idle" customModule="App"><connections><outlet property="view" destination="v" id="o1"/></connections></placeholder>
      <view id="v"/>
      -- Shown.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shown" customModule="App"><connections><outlet property="view" destination="v" id="o1"/></connections></placeholder>
      <view id="v"/>
      """#),
    Case(
      "a controller that makes its own view loads no nib, unless other code loads the nib",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Main.storyboard", "Desk.xib", "Card.xib"])))
      -- Home.swift --
      class Desk: UIViewController { override func loadView() { view = UIView() } }
      class Card: UIViewController { override func loadView() { view = Bundle.main.loadNibNamed("Card", owner: self)?.first as? UIView } }
      class Home: UIViewController {
        override func viewDidLoad() { _ = (Desk(nibName: "Desk", bundle: nil), Card(nibName: "Card", bundle: nil)) }
      }
      -- Main.storyboard --
      <viewController id="h" customClass="Home" customModule="App"/>
      -- Desk.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Desk" customModule="App"><connections><outlet property="gone" destination="v" id="o1"/></connections></placeholder>
      <!--                                                                                                                           ^^^^ warning dangling-outlet: (this controller makes its own view) -->
      <view id="v"/>
      -- Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App"><connections><outlet property="gone" destination="v" id="o1"/></connections></placeholder>
      <!--                                                                                                                           ^^^^ error dangling-outlet -->
      <view id="v"/>
      """#
    ).without("unset-view"),
    Case(
      "the view of a bar button item is in a bar where a navigation controller shows the item",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.swift", "Main.storyboard"])))
      -- Form.swift --
      class Form: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews><button id="go"><connections><segue destination="n" kind="presentation" id="s0"/></connections></button>
        <navigationBar id="own"><items><navigationItem id="i0"><barButtonItem key="rightBarButtonItem" id="b0"><button key="customView" id="z"><connections><action selector="a2:" destination="a" eventType="touchUpInside" id="c0"/></connections></button></barButtonItem></navigationItem></items></navigationBar></subviews></view>
        <!--                                                                                                                                                                  ^^^ error missing-action -->
        <navigationItem key="navigationItem" id="i1"><barButtonItem key="rightBarButtonItem" id="b1"><view key="customView" id="k"><subviews>
          <button id="x"><connections><action selector="a1:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></subviews></view></barButtonItem></navigationItem></viewController></objects></scene>
      <!--                                              ^^^ warning missing-action: (no navigation controller shows the item) -->
      <scene sceneID="2"><objects><navigationController id="n"><navigationBar key="navigationBar" id="nb"/><connections><segue destination="d" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController></objects></scene>
      <scene sceneID="3"><objects><viewController id="d" customClass="Form" customModule="App"><view key="view" id="w"/>
        <navigationItem key="navigationItem" id="i2"><barButtonItem key="rightBarButtonItem" id="b2">
          <button key="customView" id="y"><connections><action selector="a1:" destination="d" eventType="touchUpInside" id="c2"/></connections></button></barButtonItem></navigationItem></viewController></objects></scene>
      <!--                                                               ^^^ error missing-action -->
      </scenes></document>
      """#),
    Case(
      "a text made from the class of self names that class or one that derives from it",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.m", "Base.h", "Base.m", "Box.m", "Main.storyboard", "Box.xib", "Tile.xib"])))
      -- Base.h --
      @interface Base : UIView
      @end
      -- Base.m --
      #import "Base.h"
      @implementation Base
      - (void)awakeFromNib { [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil]; }
      @end
      -- Box.m --
      #import "Base.h"
      @interface Box : UIView
      @end
      @implementation Box
      @end
      @interface Tile : Base
      @end
      @implementation Tile
      @end
      -- Home.m --
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)viewDidLoad { _a = [Box class]; _b = [Tile class]; }
      @end
      -- Main.storyboard --
      <viewController id="h" customClass="Home"/>
      -- Box.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Box"><connections><outlet property="gone" destination="v" id="o1"/></connections></view>
      <!--                                                          ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Tile.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Tile"><connections><outlet property="gone" destination="v" id="o1"/></connections></view>
      <!--                                                           ^^^^ error dangling-outlet -->
      """#),
    Case(
      "the app knows a nib by the name that its target lists, in that case",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Main.storyboard", "Row.xib", "Mark.xib"])))
      -- List.swift --
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
          tableView.register(UINib(nibName: "mark", bundle: nil), forCellReuseIdentifier: "mark")
          //                                 ^^^^ error missing-nib: did you mean 'Mark'?
          _ = (tableView.dequeueReusableCell(withIdentifier: "row"), tableView.dequeueReusableCell(withIdentifier: "mark"))
        }
      }
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"/>
      -- row.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="v" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="v" id="c1"/></connections></tableViewCell>
      <!--                                                                                       ^^^^ error dangling-outlet -->
      -- Mark.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="v" customClass="Cell" customModule="App"/>
      """#),
    Case(
      "a type that conforms to a protocol calls the static methods of its extension",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      protocol Loaded {}
      extension Loaded {
        static func make() { _ = UINib(nibName: "One", bundle: .main) }
        //                                       ^^^ error missing-nib
        static func fill() { _ = UINib(nibName: "Two", bundle: .main) }
        //                                       ^^^ warning missing-nib: nothing calls the method
      }
      class Home: UIViewController, Loaded { override func viewDidLoad() { Home.make() } }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="Home" customModule="App"/></objects></scene></scenes></document>
      """#),
    Case(
      "no outlet from outside leads into a prototype, which is repeated",
      """
      -- List.swift --
      class List: UITableViewController { @IBOutlet var title1, title2, title3: UILabel! ; @IBOutlet var titles: [UILabel]! }
      class Cell: UITableViewCell { @IBOutlet var title: UILabel! }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="s1"><objects><tableViewController id="a" customClass="List" customModule="App" sceneMemberID="viewController"><tableView key="view" id="t">
        <prototypes><tableViewCell reuseIdentifier="one" id="c" customClass="Cell" customModule="App"><tableViewCellContentView key="contentView" id="v1"><subviews><label id="l"/></subviews></tableViewCellContentView><connections><outlet property="title" destination="l" id="o1"/></connections></tableViewCell></prototypes>
        <sections><tableViewSection id="s"><cells><tableViewCell id="d"><tableViewCellContentView key="contentView" id="v2"><subviews><label id="m"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        <connections><outlet property="title1" destination="l" id="o2"/><outlet property="title2" destination="m" id="o3"/>
        <!--                                                ^ error invalid-connection: the outlet leads into a prototype, which a table or collection repeats -->
          <outletCollection property="titles" destination="l" id="o4"/><outletCollection property="titles" destination="m" id="o5"/><outlet property="title3" destination="n" id="o6"/></connections></tableViewController>
          <!--                                             ^ error invalid-connection -->
          <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
          <view id="w"><subviews><tableViewCell id="e"><tableViewCellContentView key="contentView" id="v3"><subviews><label id="n"/></subviews></tableViewCellContentView></tableViewCell></subviews></view></objects></scene>
      </scenes></document>
      """),
    Case(
      "a plain button sends no change of a value, and a bar button item that performs a segue sends no action",
      """
      -- List.swift --
      @UIApplicationMain class App: UIResponder, UIApplicationDelegate {}
      class Home: UIViewController { @IBAction func back(segue: UIStoryboardSegue) {} }
      class Round: UIButton {}
      class List: UIViewController {
        @IBAction func leave(_ sender: Any) { performSegue(withIdentifier: "leave", sender: self) }
        //                                                                  ^^^^^ warning missing-segue: nothing calls the method
        @IBAction func close(_ sender: Any) { performSegue(withIdentifier: "close", sender: self) }
        //                                                                  ^^^^^ error missing-segue
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="s1"><objects><viewController id="a" customClass="Home" customModule="App" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b1"><connections><action selector="one:" destination="a" eventType="valueChanged" id="c1"/><segue destination="l" kind="presentation" id="g1"/></connections></button>
        <!--                                           ^^^^ warning missing-action: (the control does not send this event) -->
        <button id="b2" customClass="Round" customModule="App"><connections><action selector="two:" destination="a" eventType="valueChanged" id="c2"/></connections></button>
        <!--                                                                                  ^^^^ error missing-action -->
      </subviews></view></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="l" customClass="List" customModule="App" sceneMemberID="viewController"><view key="view" id="w"><subviews><navigationBar id="n"><items><navigationItem id="i">
        <barButtonItem key="leftBarButtonItem" id="i1"><connections><action selector="leave:" destination="l" id="c3"/><segue destination="x" kind="unwind" unwindAction="backWithSegue:" id="g2"/></connections></barButtonItem>
        <barButtonItem key="rightBarButtonItem" id="i2"><connections><action selector="close:" destination="l" id="c4"/></connections></barButtonItem>
      </navigationItem></items></navigationBar></subviews></view></viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/><placeholder placeholderIdentifier="IBFirstResponder" id="f2" sceneMemberID="firstResponder"/></objects></scene>
      </scenes></document>
      """),
    Case(
      "of what the sides of a merge conflict connect nothing is said",
      """
      -- Home.swift --
      class Home: UIViewController {}
      -- One.storyboard --
      <viewController id="a" customClass="Home" customModule="App"><connections>
      <<<<<<< HEAD
      <!-- 0^^^^^^^^^^^^ error malformed-interface: unresolved merge conflict -->
      <outlet property="name" destination="l" id="o1"/>
      =======
      <outlet property="age" destination="l" id="o1"/>
      >>>>>>> other
      </connections><label id="l"/></viewController>
      -- Two.storyboard --
      <viewController id="a" customClass="Home" customModule="App"><connections><outlet property="town" destination="l" id="o1"/></connections>
      <!--                                                                                        ^^^^ error dangling-outlet -->
      <label id="l"/></viewController>
      """),
    Case(
      "the nib of a class that no target compiles",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App.m", "Detail.m", "Home.xib"])))
      -- Favorites.h --
      @interface Favorites : NSViewController
      @end
      -- Favorites.m --
      #import "Favorites.h"
      @implementation Favorites
      @end
      -- Detail.h --
      @interface Detail : NSViewController
      @end
      -- Detail.m --
      #import "Detail.h"
      @implementation Detail
      @end
      -- App.m --
      #import "Favorites.h"
      #import "Detail.h"
      @interface App : NSObject
      @end
      @implementation App
      - (void)show { [[Favorites alloc] initWithNibName:@"Favorites" bundle:nil]; [[Detail alloc] initWithNibName:@"Detail" bundle:nil]; }
      //                                                                                                            ^^^^^^ error missing-nib: no target copies Detail.xib
      @end
      -- Home.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner"/>
      -- Favorites.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner"/>
      -- Detail.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner"/>
      """),
    Case(
      "a pop-up button with an outlet or an action chooses an item without the item's own action, unless its menu disables that",
      """
      -- Panel.swift --
      class Panel: NSWindowController {
        @IBOutlet var interval: NSPopUpButton!
        @IBAction func choose(_ sender: Any) {}
      }
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App"><connections><outlet property="window" destination="w" id="o1"/><outlet property="interval" destination="p1" id="o2"/></connections></customObject>
      <window id="w"><view key="contentView" id="v"><subviews>
        <popUpButton id="p1"><popUpButtonCell key="cell" id="c1"><menu key="menu" autoenablesItems="NO" id="m1"><items><menuItem id="i1"><connections><action selector="one:" target="-2" id="a1"/></connections></menuItem></items></menu></popUpButtonCell></popUpButton>
      <!--                                                                                                                                                              ^^^^ warning missing-action: (the pop-up button chooses the item without it) -->
        <popUpButton id="p2"><popUpButtonCell key="cell" id="c2"><menu key="menu" autoenablesItems="NO" id="m2"><items><menuItem id="i2"><connections><action selector="two:" target="-2" id="a2"/></connections></menuItem></items></menu></popUpButtonCell><connections><action selector="choose:" target="-2" id="a3"/></connections></popUpButton>
      <!--                                                                                                                                                              ^^^^ warning missing-action: (the pop-up button chooses the item without it) -->
        <popUpButton id="p3"><popUpButtonCell key="cell" id="c3"><menu key="menu" autoenablesItems="NO" id="m3"><items><menuItem id="i3"><connections><action selector="three:" target="-2" id="a4"/></connections></menuItem></items></menu></popUpButtonCell></popUpButton>
      <!--                                                                                                                                                              ^^^^^^ error missing-action -->
        <popUpButton id="p4"><popUpButtonCell key="cell" id="c4"><menu key="menu" id="m4"><items><menuItem id="i4"><connections><action selector="four:" target="-2" id="a8"/></connections></menuItem></items></menu></popUpButtonCell><connections><action selector="choose:" target="-2" id="a9"/></connections></popUpButton>
      <!--                                                                                                                                        ^^^^^ error missing-action -->
        <button id="b1"><connections><action selector="choose:" target="-2" id="a5"/></connections></button><button id="b2"><connections><action selector="choose:" target="-2" id="a6"/></connections></button><button id="b3"><connections><action selector="choose:" target="-2" id="a7"/></connections></button>
      </subviews></view></window>
      """),
    Case(
      "a table view controller makes itself the data source of its own table where the document sets none",
      """
      -- List.swift --
      class List: UITableViewController { override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 } }
      class Rows: UIViewController, UITableViewDataSource { func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 } }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="s1"><objects><tableViewController id="a" customClass="List" customModule="App" sceneMemberID="viewController"><tableView key="view" id="t1"><connections><outlet property="dataSource" destination="a" id="o1"/></connections></tableView>
        <connections><segue destination="b" kind="show" identifier="b" id="g1"/></connections><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i1"><connections><segue destination="b" kind="show" id="g3"/></connections></barButtonItem><barButtonItem key="leftBarButtonItem" id="i2"><connections><segue destination="c" kind="show" id="g4"/></connections></barButtonItem></navigationItem></tableViewController><placeholder placeholderIdentifier="IBFirstResponder" id="f3" sceneMemberID="firstResponder"/></objects></scene>
      <scene sceneID="s2"><objects><tableViewController id="b" customClass="List" customModule="App" sceneMemberID="viewController"><tableView key="view" id="t2"><connections><outlet property="dataSource" destination="a" id="o2"/></connections></tableView></tableViewController><placeholder placeholderIdentifier="IBFirstResponder" id="f4" sceneMemberID="firstResponder"/></objects></scene>
      <!--                                                                                                                                                                                                                ^ warning cross-scene-connection -->
      <scene sceneID="s3"><objects><viewController id="c" customClass="Rows" customModule="App" sceneMemberID="viewController"><tableView key="view" id="t3"><connections><outlet property="dataSource" destination="a" id="o3"/></connections></tableView></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f5" sceneMemberID="firstResponder"/></objects></scene>
      <!--                                                                                                                                                                                                           ^ error cross-scene-connection -->
      </scenes></document>
      """),
    Case(
      "an action that a class lacks was meant for one that it has, which then shows its scene",
      """
      -- Home.swift --
      @UIApplicationMain class App: UIResponder, UIApplicationDelegate {}
      class Home: UIViewController { @IBAction func openDetail(_ s: Any) { performSegue(withIdentifier: "detail", sender: nil) } }
      class List: UIViewController { @IBAction func openPage(_ s: Any) { performSegue(withIdentifier: "page", sender: nil) } }
      class Detail: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="s1"><objects><viewController id="a" customClass="Home" customModule="App" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b1"><connections><action selector="openDetails:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        <!--                                           ^^^^^^^^^^^^ error missing-action -->
        <button id="b2"><connections><segue destination="l" kind="presentation" id="g1"/></connections></button>
      </subviews></view><connections><segue destination="d" kind="show" identifier="detail" id="g2"/></connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="l" customClass="List" customModule="App" sceneMemberID="viewController"><view key="view" id="w"><subviews>
        <button id="b3"><connections><action selector="dismiss:" destination="l" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                           ^^^^^^^^ error missing-action -->
      </subviews></view><connections><segue destination="p" kind="show" identifier="page" id="g3"/></connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f2" sceneMemberID="firstResponder"/></objects></scene>
      <scene sceneID="s3"><objects><viewController id="d" customClass="Detail" customModule="App" sceneMemberID="viewController"><view key="view" id="u1"><subviews><label id="t1"/></subviews></view><connections><outlet property="one" destination="t1" id="o1"/></connections></viewController>
      <!--                                                                                                                                                                                                                           ^^^ error dangling-outlet -->
        <placeholder placeholderIdentifier="IBFirstResponder" id="f3" sceneMemberID="firstResponder"/></objects></scene>
      <scene sceneID="s4"><objects><viewController id="p" customClass="Detail" customModule="App" sceneMemberID="viewController"><view key="view" id="u2"><subviews><label id="t2"/></subviews></view><connections><outlet property="two" destination="t2" id="o2"/></connections></viewController>
      <!--                                                                                                                                                                                                                           ^^^ warning dangling-outlet: (no code shows this scene) -->
        <placeholder placeholderIdentifier="IBFirstResponder" id="f4" sceneMemberID="firstResponder"/></objects></scene>
      </scenes></document>
      """),
    Case(
      "a text of names between commas, which code may split, names a prototype",
      """
      -- Home.swift --
      class Row: UITableViewCell {}
      class Home: UITableViewController {
        let kinds = "header, row".split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let text = "a lone row, and more"
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { t.dequeueReusableCell(withIdentifier: kinds[i.row], for: i) }
      }
      -- Main.storyboard --
      <tableViewController id="a" customClass="Home" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="row" id="c1" customClass="Row" customModule="App"><label id="l1"/><connections><outlet property="one" destination="l1" id="o1"/></connections></tableViewCell>
        <!--                                                                                                                             ^^^ error dangling-outlet -->
        <tableViewCell reuseIdentifier="lone" id="c2" customClass="Row" customModule="App"><label id="l2"/><connections><outlet property="two" destination="l2" id="o2"/></connections></tableViewCell>
        <!--                                                                                                                              ^^^ warning dangling-outlet: (no code dequeues this cell) -->
      </prototypes></tableView></tableViewController>
      """),
    Case(
      "code casts the destination of a segue right after it has compared the segue's identifier",
      """
      -- Home.swift --
      class Detail: UIViewController {}
      class Other: Detail {}
      class Home: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "bar" {
            (segue.destination as! Detail).title = ""
            //                     ^^^^^^ error wrong-class-cast: the destination of 'bar' in Main.storyboard is a 'UINavigationController' and no 'Detail'
          } else if segue.identifier == "detail" {
            let detail = segue.destination as! Detail
          }
          guard segue.identifier == "bar" else { _ = segue.destination as! Detail; return }
          if segue.identifier != "bar" { _ = segue.destination as! Detail }
          if segue.identifier == "bar", let detail = segue.destination as? Detail { _ = segue.destination as! Detail }
          if segue.identifier == "bar" { show() }
          if !(segue.identifier == "bar") { _ = segue.destination as! Detail }
          if segue.identifier == "bar" || segue.identifier == "detail" { _ = segue.destination as! Detail }
          if segue.identifier == "bar" { if isEditing { _ = segue.destination as! Detail } }
          let isBar = segue.identifier == "bar"
          if !isBar { _ = segue.destination as! Detail }
          _ = segue.destination as! Detail
          switch segue.identifier {
          case "detail": _ = segue.destination as! Detail
          case "bar":
            _ = segue.destination as! UINavigationController
            _ = segue.destination as! Detail
          case "other": _ = segue.destination as! Other
          //                                      ^^^^^ error wrong-class-cast
          case "elsewhere": _ = segue.destination as! Other
          default: _ = segue.destination as! Detail
          }
        }
      }
      -- Main.storyboard --
      <viewController id="h" customClass="Home" customModule="App"><connections>
        <segue destination="n" kind="show" identifier="bar" id="s1"/><segue destination="d" kind="show" identifier="detail" id="s2"/>
        <segue destination="d" kind="show" identifier="other" id="s3"/><segue destination="p" kind="show" identifier="elsewhere" id="s4"/>
      </connections></viewController>
      <navigationController id="n"/>
      <viewController id="d" customClass="Detail" customModule="App"/>
      <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="detail" id="p"/>
      <viewController storyboardIdentifier="detail" id="e" customClass="Detail" customModule="App"/>
      """),
    Case(
      "a registered nib holds a cell alone",
      """
      -- List.swift --
      class Row: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Plain", bundle: nil), forCellReuseIdentifier: "plain")
          //                                                                                ^^^^^ error reuse-identifier-mismatch: the object in Plain.xib is a 'UIView' and not a cell
          tableView.register(UINib(nibName: "Tapped", bundle: nil), forCellReuseIdentifier: "tapped")
          //                                                                                 ^^^^^^ error reuse-identifier-mismatch: Tapped.xib has 2 objects at its top, but a cell has to be alone in its nib
          tableView.register(UINib(nibName: "Custom", bundle: nil), forCellReuseIdentifier: "custom")
          tableView.register(UINib(nibName: "Good", bundle: nil), forCellReuseIdentifier: "good")
        }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          for name in ["plain", "tapped", "custom"] { _ = t.dequeueReusableCell(withIdentifier: name, for: i) }
          return t.dequeueReusableCell(withIdentifier: "good", for: i)
        }
      }
      -- Plain.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="v"/>
      -- Tapped.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><tableViewCell id="c"/><tapGestureRecognizer id="t"/>
      -- Custom.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="v" customClass="Row" customModule="App"/>
      -- Good.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><tableViewCell id="c"/>
      """),
    Case(
      "a view loads a nib whose owner has another class, which alone has the outlet",
      """
      -- Card.swift --
      class Card: UIView {
        @IBOutlet var box: UIView!
        override init(frame: CGRect) { super.init(frame: frame); Bundle.main.loadNibNamed("Card", owner: self, options: nil); addSubview(box) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Pane: UIView { @IBOutlet var box: UIView!; @IBOutlet var name: UILabel!; @IBAction func tap(_ sender: Any) {} }
      class Base: UIView {
        func load() { Bundle.main.loadNibNamed("Base", owner: self, options: nil) }
      }
      class Small: Base { @IBOutlet var name: UILabel! }
      class Home: UIViewController { override func viewDidLoad() { view.addSubview(Card()); view.addSubview(Small()) } }
      -- Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Pane" customModule="App"><connections>
        <outlet property="box" destination="v" id="o1"/>
        <outlet property="name" destination="l" id="o2"/>
        <!--              ^^^^ error dangling-outlet: Card, which loads this nib, has no outlet 'name' -->
      </connections></placeholder>
      <view id="v"><subviews><label id="l"/><button id="b"><connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button></subviews></view>
      <!--                                                                                ^^^^ error missing-action: Card, which loads this nib, has no action 'tap:' -->
      -- Base.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Small" customModule="App"><connections>
        <outlet property="name" destination="l" id="o3"/>
      </connections></placeholder>
      <view id="v"><subviews><label id="l"/></subviews></view>
      -- Main.storyboard --
      <viewController id="h" customClass="Home" customModule="App"/>
      """),
  ]
}
