extension Case {
  /// Code in classes of which nothing makes an object.
  static let unmadeClasses: [Case] = [
    Case(
      "what only a scene makes that nothing shows is not made",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"]), ProjectTarget(name: "Old", files: ["Old.swift"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class First: UIViewController {
        override func viewDidLoad() { performSegue(withIdentifier: "gone", sender: nil) }
        //                                                          ^^^^ error missing-segue
      }
      class Left: UIViewController {
        override func viewDidLoad() { performSegue(withIdentifier: "gone", sender: nil) }
        //                                                          ^^^^ warning missing-segue: nothing shows a scene of 'Left'
        override func viewDidAppear(_ animated: Bool) { show(Shown(), sender: Row()) }
      }
      class Shown: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "Gone", bundle: .main) }
        //                                                ^^^^ error missing-nib
      }
      class Row: UITableViewCell {
        override func layoutSubviews() { _ = UINib(nibName: "Gone", bundle: .main) }
        //                                                   ^^^^ warning missing-nib: nothing shows a scene of 'Left'
      }
      class Unbuilt: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "Gone", bundle: .main) }
        //                                                ^^^^ warning missing-nib: nothing makes a 'Unbuilt'
      }
      -- Row.xib --
      <view id="v"/>
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
        <scene sceneID="1"><objects><viewController id="a" customClass="First" customModule="App"><connections>
          <segue destination="c" kind="show" id="s"/></connections></viewController></objects></scene>
        <scene sceneID="2"><objects><viewController id="b" customClass="Left" customModule="App"><connections>
          <segue destination="a" kind="show" identifier="back" id="t"/></connections></viewController></objects></scene>
        <scene sceneID="3"><objects><viewController id="c" customClass="Shown" customModule="App"/></objects></scene>
      </scenes></document>
      -- Old.storyboard --
      <viewController id="o" customClass="Unbuilt" customModule="App"/>
      """#
    ).without("unknown-class", "class-module-mismatch"),
    Case(
      "what only a scene makes that code alone shows is made where code shows the scene",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class First: UIViewController {
        override func viewWillAppear(_ animated: Bool) { show(storyboard!.instantiateViewController(withIdentifier: "shown"), sender: nil) }
        override func viewDidAppear(_ animated: Bool) { performSegue(withIdentifier: "toNext", sender: nil) }
      }
      class Shown: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "Gone", bundle: .main) }
        //                                                ^^^^ error missing-nib
      }
      class Next: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "Gone", bundle: .main) }
        //                                                ^^^^ error missing-nib
        override func viewDidAppear(_ animated: Bool) { show(storyboard!.instantiateViewController(withIdentifier: "deep"), sender: nil) }
      }
      class Deep: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "Gone", bundle: .main) }
        //                                                ^^^^ error missing-nib
      }
      class Left: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "Gone", bundle: .main) }
        //                                                ^^^^ warning missing-nib: nothing shows a scene of 'Left'
        override func viewDidAppear(_ animated: Bool) { show(storyboard!.instantiateViewController(withIdentifier: "last"), sender: Row()) }
      }
      class Last: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "LastGone", bundle: .main) }
        //                                                ^^^^^^^^ warning missing-nib: nothing shows a scene of 'Left'
      }
      class Row: UIView {
        override func awakeFromNib() { _ = UINib(nibName: "RowGone", bundle: .main) }
        //                                                 ^^^^^^^ warning missing-nib: nothing shows a scene of 'Left'
      }
      class After: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "Gone", bundle: .main) }
        //                                                ^^^^ warning missing-nib: nothing shows a scene of
      }
      -- Row.xib --
      <view id="v"/>
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
        <scene sceneID="1"><objects><viewController id="a" customClass="First" customModule="App"><connections>
          <segue destination="n" kind="show" identifier="toNext" id="s"/></connections></viewController></objects></scene>
        <scene sceneID="2"><objects><viewController id="b" storyboardIdentifier="shown" customClass="Shown" customModule="App"/></objects></scene>
        <scene sceneID="3"><objects><viewController id="n" customClass="Next" customModule="App"/></objects></scene>
        <scene sceneID="4"><objects><viewController id="d" storyboardIdentifier="deep" customClass="Deep" customModule="App"/></objects></scene>
        <scene sceneID="5"><objects><viewController id="l" storyboardIdentifier="left" customClass="Left" customModule="App"><connections>
          <segue destination="f" kind="show" identifier="toAfter" id="t"/></connections></viewController></objects></scene>
        <scene sceneID="6"><objects><viewController id="m" storyboardIdentifier="last" customClass="Last" customModule="App"/></objects></scene>
        <scene sceneID="7"><objects><viewController id="f" customClass="After" customModule="App"/></objects></scene>
      </scenes></document>
      """#
    ),
    Case(
      "what only a nib makes is made where code that runs loads the nib",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Old.m", "Main.storyboard", "RowView.xib", "Tile.xib", "Chip.xib", "Mark.xib"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class First: UITableViewController {
        override func viewDidLoad() { tableView.register(UINib(nibName: "Tile", bundle: .main), forCellReuseIdentifier: "tile"); _ = tableView.dequeueReusableCell(withIdentifier: "tile") }
      }
      class Idle: UITableViewController {
        override func viewDidLoad() { tableView.register(UINib(nibName: "RowView", bundle: .main), forCellReuseIdentifier: "row"); _ = tableView.dequeueReusableCell(withIdentifier: "row") }
      }
      class Row: UITableViewCell {
        override func awakeFromNib() { _ = (UINib(nibName: "Chip", bundle: .main), UINib(nibName: "A", bundle: .main)) }
        //                                                                                         ^ warning missing-nib: nothing makes a 'Idle'
      }
      class Deep: UIView {
        override func awakeFromNib() { _ = UINib(nibName: "B", bundle: .main) }
        //                                                 ^ warning missing-nib: nothing makes a 'Idle'
      }
      class Cell: UITableViewCell {
        override func awakeFromNib() { _ = UINib(nibName: "C", bundle: .main) }
        //                                                 ^ error missing-nib
      }
      -- Old.m --
      @interface Old : UIViewController
      @end
      @implementation Old
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"Mark" owner:self options:nil]; }
      @end
      @interface Badge : UIView
      @end
      @implementation Badge
      - (void)awakeFromNib { [UINib nibWithNibName:@"D" bundle:nil]; }
      //                                             ^ warning missing-nib: nothing makes a 'Old'
      @end
      -- RowView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="Row" customModule="App"/>
      -- Tile.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="Cell" customModule="App"/>
      -- Chip.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Deep" customModule="App"><button id="b"><connections><action selector="a1" destination="v" eventType="touchUpInside" id="c1"/></connections></button></view>
      <!--                                                                                             ^^ warning missing-action: (no code loads this nib) -->
      -- Mark.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Badge"/>
      -- Main.storyboard --
      <tableViewController id="a" customClass="First" customModule="App"/>
      """#),
    Case(
      "what only classes make that nothing makes is not made",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard", "Row.xib"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        override init() { _ = Begin() }
      }
      class Begin: UIViewController {
        override func viewDidLoad() { _ = (Second(), UINib(nibName: "A", bundle: .main)) }
        //                                                           ^ error missing-nib
      }
      class Second: UIViewController {
        override func viewDidLoad() { _ = (Second(), UINib(nibName: "B", bundle: .main)) }
        //                                                           ^ error missing-nib
      }
      class Idle: UIViewController { let next = Next() }
      class Next: UIViewController {
        override func viewDidLoad() { _ = (Last(), UINib(nibName: "C", bundle: .main)) }
        //                                                         ^ warning missing-nib: nothing makes a 'Idle'
      }
      class Last: UIView {
        lazy var nib = UINib(nibName: "D", bundle: .main)
        //                             ^ warning missing-nib: nothing makes a 'Idle'
      }
      extension Idle { var more: Any { Ring() } }
      class Ring: UIViewController {
        override func viewDidLoad() { _ = (Bell(), UINib(nibName: "E", bundle: .main)) }
        //                                                         ^ warning missing-nib: nothing makes a 'Idle'
      }
      class Bell: UIViewController {
        override func viewDidLoad() { _ = (Ring(), UINib(nibName: "F", bundle: .main)) }
        //                                                         ^ warning missing-nib: nothing makes a 'Idle'
      }
      class Ping: UIViewController { override func viewDidLoad() { _ = Pong() } }
      class Pong: UIViewController {
        override func viewDidLoad() { _ = (Ping(), UINib(nibName: "G", bundle: .main)) }
        //                                                         ^ warning missing-nib: nothing makes a 'Pong'
      }
      class Own: UIViewController {
        convenience init(_ text: String) { self.init() }
        override func viewDidLoad() { _ = (Own("text"), UINib(nibName: "H", bundle: .main)) }
        //                                                              ^ warning missing-nib: nothing makes a 'Own'
      }
      class Base: UIViewController {
        override func viewDidLoad() { _ = (Based(), UINib(nibName: "I", bundle: .main)) }
        //                                                          ^ warning missing-nib: nothing makes a 'Base'
      }
      class Derived: Base {}
      class Based: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "J", bundle: .main) }
        //                                                   ^ warning missing-nib: nothing makes a 'Base'
      }
      class Top: UIViewController {
        override func viewDidLoad() { _ = (Topped(), UINib(nibName: "K", bundle: .main)) }
        //                                                           ^ error missing-nib
      }
      class UnderTop: Top {}
      class Topped: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "L", bundle: .main) }
        //                                                   ^ error missing-nib
      }
      func start() { _ = UnderTop() }
      class Called: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "M", bundle: .main) }
        //                                                ^ warning missing-nib: nothing makes a 'Called'
      }
      extension Begin {
        private func never() { _ = Called() }
        private func again() { _ = Again() }
        override func viewDidLoad() { again() }
      }
      class Again: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "N", bundle: .main) }
        //                                                ^ error missing-nib
      }
      -- Row.xib --
      <view id="v"/>
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "code that runs without an object of its class makes others",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Old.m", "Main.storyboard", "Row.xib"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        override init() { show(.shared); let given: Given = make() }
      }
      func show(_ single: Single) {}
      class Single: UIViewController {
        static let shared = Single()
        override func viewDidLoad() { _ = UINib(nibName: "A", bundle: .main) }
        //                                                ^ error missing-nib
      }
      class Idle: UIViewController {
        let plain = 1
        static func == (one: Idle, other: Idle) -> Bool { one.view === Compared() }
        struct Maker { func make() -> Any { Nested() } }
        static let all: [UIView] = [
          Listed()
        ]
        class func open() {
          show(Opened())
        }
        override func viewDidAppear(_ animated: Bool) { Idle.open() }
      }
      class Compared: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "B", bundle: .main) }
        //                                                   ^ error missing-nib
      }
      class Nested: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "C", bundle: .main) }
        //                                                   ^ error missing-nib
      }
      class Listed: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "D", bundle: .main) }
        //                                                   ^ error missing-nib
      }
      class Opened: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "E", bundle: .main) }
        //                                                ^ error missing-nib
      }
      class Given: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "F", bundle: .main) }
        //                                                ^ error missing-nib
      }
      class Generic<Item>: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "G", bundle: .main) }
        //                                                ^ error missing-nib
      }
      func generic() { _ = (Generic<Int>(), pair<Paired, Int>()) }
      func returned() -> Returned
      {
        make()
      }
      class Returned: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "H", bundle: .main) }
        //                                                ^ error missing-nib
      }
      class Paired: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "K", bundle: .main) }
        //                                                ^ error missing-nib
      }
      enum Outer {
        class Inner: UIViewController {
          override func viewDidLoad() { _ = UINib(nibName: "I", bundle: .main) }
          //                                                ^ error missing-nib
        }
        static func make() -> Any { Inner() }
      }
      @objc(XCard) class Card: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "J", bundle: .main) }
        //                                                   ^ error missing-nib
      }
      -- Old.h --
      @interface Old : UIViewController
      @end
      @interface Plain : UIViewController
      @end
      @interface Early : UIViewController
      @end
      @interface Handed : UIViewController
      @end
      @interface Unmade : UIViewController
      @end
      -- Old.m --
      #import "Old.h"
      #define MAKE(c) [[c alloc] init]
      @implementation Old
      static UIViewController *make(void) {
        return [[Plain alloc] init];
      }
      + (void)load {
        [[Early alloc] init];
        MAKE(Handed);
      }
      - (void)viewDidLoad {
        [XCard new];
        [[Unmade alloc] init];
        [[Old alloc] init];
        [[NSBundle mainBundle] loadNibNamed:@"O" owner:self options:nil];
        //                                    ^ warning missing-nib: nothing makes a 'Old'
      }
      + (void)cards { [XCard new]; }
      @end
      @implementation Plain
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"P" owner:self options:nil]; }
      //                                                          ^ error missing-nib
      @end
      @implementation Early
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"Q" owner:self options:nil]; }
      //                                                          ^ error missing-nib
      @end
      @implementation Handed
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"R" owner:self options:nil]; }
      //                                                          ^ error missing-nib
      @end
      @implementation Unmade
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"S" owner:self options:nil]; }
      //                                                          ^ warning missing-nib: nothing makes a 'Old'
      @end
      -- Row.xib --
      <view id="v"/>
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "classes that code looks up by their names",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard", "Row.xib"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { _ = start("a") }
        func start(_ name: String) -> Any {
          let named = "App.Named"
          let nib = UINib(nibName: "OnlyNib", bundle: nil)
          //                        ^^^^^^^ error missing-nib
          return (NSClassFromString("App.Literal"), NSClassFromString("\(name).Part"))
        }
      }
      class Named: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "A", bundle: .main) }
        //                                                   ^ error missing-nib
      }
      class Literal: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "B", bundle: .main) }
        //                                                   ^ error missing-nib
      }
      class Part: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "C", bundle: .main) }
        //                                                   ^ error missing-nib
      }
      class OnlyNib: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "D", bundle: .main) }
        //                                                   ^ warning missing-nib: nothing makes a 'OnlyNib'
      }
      -- Row.xib --
      <view id="v"/>
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "a lookup of any class finds none whose name only headers and nibs have",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.m", "Card.m", "Note.m", "Note.xib", "Main.storyboard", "Row.xib"])))
      -- App.h --
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      -- App.m --
      #import "App.h"
      #import "Card.h"
      @implementation App
      - (void)find:(NSString *)name { NSClassFromString(name); }
      @end
      -- Card.h --
      @interface Card : UIView
      @end
      -- Note.m --
      @interface Note : UIViewController
      @end
      @implementation Note
      @end
      -- Note.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Note"><connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"><button id="b"><connections><action selector="go" destination="-1" eventType="touchUpInside" id="a"/></connections></button></view>
      <!--                                                       ^^ warning missing-action: (no code loads this nib) -->
      -- Card.m --
      #import "Card.h"
      @implementation Card
      - (void)layoutSubviews { [[NSBundle mainBundle] loadNibNamed:@"Card" owner:self options:nil]; }
      //                                                             ^^^^ warning missing-nib: nothing makes a 'Card'
      @end
      -- Row.xib --
      <view id="v"/>
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "a literal by which code looks for a class of the system may mean no other one",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.m", "Main.storyboard", "Row.xib"])))
      -- App.h --
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      @interface Kept : UIView
      @end
      @interface Left : UIView
      @end
      -- App.m --
      #import "App.h"
      @implementation App
      - (void)start {
        if (NSClassFromString(@"UIVisualEffectView")) {}
        [defaults setObject:@"Left" forKey:@"Kept"];
        NSClassFromString( @"Kept" );
      #if 0
        [[Left alloc] init];
      #endif
      }
      @end
      @implementation Kept
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"A" owner:self options:nil]; }
      //                                                          ^ error missing-nib
      @end
      @implementation Left
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"B" owner:self options:nil]; }
      //                                                          ^ warning missing-nib: nothing makes a 'Left'
      @end
      -- Row.xib --
      <view id="v"/>
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "a class of Swift without a superclass is made by code alone",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = MainCoordinator()
      }
      protocol Coordinator {}
      class MainCoordinator: Coordinator {
        init() { _ = UINib(nibName: "A", bundle: .main) }
        //                           ^ error missing-nib
      }
      class UserCoordinator: Coordinator {
        init() { _ = UINib(nibName: "B", bundle: .main) }
        //                           ^ warning missing-nib: nothing makes a 'UserCoordinator'
        static func show() { _ = UINib(nibName: "C", bundle: .main) }
        //                                       ^ warning missing-nib: nothing calls the method
      }
      class Shared: Coordinator {
        static let shared = Shared()
        init() { _ = UINib(nibName: "D", bundle: .main) }
        //                           ^ error missing-nib
      }
      -- Main.storyboard --
      <viewController id="a"/>
      -- Row.xib --
      <view id="v"/>
      """#),
    Case(
      "a cast of a controller that a segue holds makes none",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Page: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let card = segue.destination as! Card
          let item = (segue.destination as! UINavigationController).topViewController! as! Item
          let made = make("Made") as! Made
        }
      }
      class Card: UIViewController {
        override func viewDidLoad() { performSegue(withIdentifier: "one", sender: nil) }
        //                                                          ^^^ warning missing-segue: nothing makes a 'Card'
      }
      class Item: UIViewController {
        override func viewDidLoad() { performSegue(withIdentifier: "two", sender: nil) }
        //                                                          ^^^ warning missing-segue: nothing makes a 'Item'
      }
      class Made: UIViewController {
        override func viewDidLoad() { performSegue(withIdentifier: "three", sender: nil) }
        //                                                          ^^^^^ error missing-segue
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Page" customModule="App"><connections><segue destination="v2" kind="show" identifier="other" id="g"/></connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="v2"/></objects></scene></scenes></document>
      """#),
    Case(
      "a dependency that is missing gets no class that code hands to nothing",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard", "More.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Podfile --
      target 'App' do
        pod 'Loader'
      end
      -- Podfile.lock --
      PODS:
        - Loader (1.0)
      DEPENDENCIES:
        - Loader
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      import Loader
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Home: UIViewController {
        override func viewDidLoad() {
          present(Days.configure(), animated: true)
          Loader.show(Weeks.self)
          show(Years.make(), sender: nil)
          present(UIStoryboard(name: "More", bundle: nil).instantiateViewController(withIdentifier: "Other"), animated: true)
        }
      }
      class Days: UIViewController { static func configure() -> UIViewController { UIViewController() } }
      class Weeks: UIViewController {}
      class Years: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><tabBarController id="v1"><connections>
        <segue destination="v2" kind="relationship" relationship="viewControllers" id="g1"/><segue destination="v3" kind="relationship" relationship="viewControllers" id="g2"/>
        <segue destination="v4" kind="relationship" relationship="viewControllers" id="g3"/><segue destination="v5" kind="relationship" relationship="viewControllers" id="g4"/>
        <segue destination="v6" kind="relationship" relationship="viewControllers" id="g5"/></connections></tabBarController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="v2" customClass="Days" customModule="App"/></objects></scene>
      <scene sceneID="s3"><objects><viewController id="v3" customClass="Weeks" customModule="App"/></objects></scene>
      <scene sceneID="s4"><objects><viewController id="v4"/></objects></scene>
      <scene sceneID="s5"><objects><viewController id="v5" customClass="Years" customModule="App"/></objects></scene>
      <scene sceneID="s6"><objects><viewController id="v6" customClass="Home" customModule="App"/></objects></scene>
      </scenes></document>
      -- More.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="t1"><objects><viewController storyboardIdentifier="Days" id="w1" customClass="Days" customModule="App"><view key="view" id="x1"/><connections><outlet property="one" destination="x1" id="c1"/></connections></viewController></objects></scene>
      <!--                                                                                                                                                                            ^^^ warning dangling-outlet: (no code shows this scene) -->
      <scene sceneID="t2"><objects><viewController storyboardIdentifier="Weeks" id="w2" customClass="Weeks" customModule="App"><view key="view" id="x2"/><connections><outlet property="two" destination="x2" id="c2"/></connections></viewController></objects></scene>
      <!--                                                                                                                                                                              ^^^ error dangling-outlet -->
      <scene sceneID="t4"><objects><viewController storyboardIdentifier="Years" id="w4" customClass="Years" customModule="App"><view key="view" id="x4"/><connections><outlet property="four" destination="x4" id="c4"/></connections></viewController></objects></scene>
      <!--                                                                                                                                                                              ^^^^ error dangling-outlet -->
      <scene sceneID="t5"><objects><viewController storyboardIdentifier="Other" id="w5"/></objects></scene>
      </scenes></document>
      """#),
    Case(
      "the bundle of a class makes no name of it",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard", "Card.xib", "Note.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      extension UIView { static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }
      class Page: UIViewController {
        override func viewDidLoad() { print(Bundle(for: Card.self), NSBundle(forClass: Card.self), Note.nib) }
      }
      class Card: UIView {}
      class Note: UIView {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Page" customModule="App"/></objects></scene></scenes></document>
      -- Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App">
        <outlet property="gone" destination="v" id="c1"/>
        <!--              ^^^^ warning dangling-outlet: (no code loads this nib) -->
      </placeholder>
      <view id="v"/>
      -- Note.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Note" customModule="App">
        <outlet property="gone" destination="v" id="c1"/>
        <!--              ^^^^ error dangling-outlet -->
      </placeholder>
      <view id="v"/>
      """#),
  ]
}
