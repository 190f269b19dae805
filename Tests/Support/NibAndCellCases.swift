extension Case {
  /// Names of nibs and of cells, and what property lists name.
  static let nibsAndCells: [Case] = [
    Case(
      "a class of Objective-C that code names as a type alone registers no cell",
      #"""
      -- Photo.h --
      @interface Photo : UICollectionViewCell
      @end
      -- Photo.m --
      #import "Photo.h"
      @implementation Photo
      @end
      -- Sheet.h --
      @interface Sheet : UICollectionViewCell
      + (void)registerIn:(UICollectionView *)view;
      @end
      -- Sheet.m --
      #import "Sheet.h"
      @implementation Sheet
      + (void)registerIn:(UICollectionView *)view {}
      @end
      -- Album.m --
      #import "Photo.h"
      #import "Sheet.h"
      @interface Album : UICollectionViewController
      @end
      @implementation Album
      - (UICollectionViewCell *)collectionView:(UICollectionView *)view cellForItemAtIndexPath:(NSIndexPath *)path {
        [Sheet registerIn:view];
        Photo *photo = [view dequeueReusableCellWithReuseIdentifier:@"Photo" forIndexPath:path];
        //                                                            ^^^^^ error unregistered-reuse-identifier
        Sheet *sheet = (Sheet *)[view dequeueReusableCellWithReuseIdentifier:@"Sheet" forIndexPath:path];
        return photo ?: sheet;
      }
      @end
      -- Main.storyboard --
      <collectionViewController id="vc" customClass="Album"><collectionView key="view" id="v"><cells><collectionViewCell id="c" reuseIdentifier="Other"/></cells></collectionView></collectionViewController>
      """#),
    Case(
      "a data source of the table of another class",
      #"""
      -- Lists.swift --
      class Feed: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "user", for: path)
        }
      }
      class Users: UITableViewController {
        func take(_ source: Feed) { tableView.dataSource = source }
      }
      -- Main.storyboard --
      <scenes>
      <scene sceneID="s1"><objects><tableViewController id="v1" customClass="Feed" customModule="App"><tableView key="view" id="t1"/></tableViewController></objects></scene>
      <scene sceneID="s2"><objects><tableViewController id="v2" customClass="Users" customModule="App"><tableView key="view" id="t2"><prototypes><tableViewCell id="c2" reuseIdentifier="user"/></prototypes></tableView></tableViewController></objects></scene>
      </scenes>
      """#),
    Case(
      "a prototype in the table of another class",
      #"""
      -- Lists.swift --
      class Feed: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          _ = tableView.dequeueReusableCell(withIdentifier: "post", for: path)
          return tableView.dequeueReusableCell(withIdentifier: "user", for: path)
          //                                                    ^^^^ error unregistered-reuse-identifier: no cell in the scenes of 'Feed' has the reuse identifier 'user', and no code registers one; the one in Main.storyboard is of another class
        }
      }
      class Users: UITableViewController {
        func cell(_ table: UITableView, _ path: IndexPath) {
          _ = table.dequeueReusableCell(withIdentifier: "user", for: path)
          _ = table.dequeueReusableCell(withIdentifier: "made", for: path)
        }
      }
      class Base: UITableViewController {
        func cell(_ table: UITableView, _ path: IndexPath) { _ = table.dequeueReusableCell(withIdentifier: "leaf", for: path) }
      }
      class Leaf: Base {}
      class Source: NSObject {
        func cell(_ table: UITableView, _ path: IndexPath) { _ = table.dequeueReusableCell(withIdentifier: "user", for: path) }
      }
      class Holder: UIViewController {
        func cell(_ table: UITableView, _ path: IndexPath) { _ = table.dequeueReusableCell(withIdentifier: "user", for: path) }
      }
      func register(_ table: UITableView) { table.register(UITableViewCell.self, forCellReuseIdentifier: "made") }
      -- Main.storyboard --
      <scenes>
      <scene sceneID="s1"><objects><tableViewController id="v1" customClass="Feed" customModule="App"><tableView key="view" id="t1"><prototypes><tableViewCell id="c1" reuseIdentifier="post"/></prototypes></tableView></tableViewController></objects></scene>
      <scene sceneID="s2"><objects><tableViewController id="v2" customClass="Users" customModule="App"><tableView key="view" id="t2"><prototypes><tableViewCell id="c2" reuseIdentifier="user"/></prototypes></tableView></tableViewController></objects></scene>
      <scene sceneID="s3"><objects><tableViewController id="v3" customClass="Leaf" customModule="App"><tableView key="view" id="t3"><prototypes><tableViewCell id="c3" reuseIdentifier="leaf"/></prototypes></tableView></tableViewController></objects></scene>
      <scene sceneID="s4"><objects><viewController id="v4" customClass="Holder" customModule="App"><view key="view" id="w4"/></viewController></objects></scene>
      </scenes>
      """#),
    Case(
      "nibs that code loads",
      #"""
      -- Card.swift --
      class Card: UIView {
        func load() -> [Any]? {
          let bundle = Bundle(for: type(of: self))
          _ = UINib(nibName: "Card", bundle: bundle)
          _ = UINib(nibName: "Crad", bundle: bundle)
          //                  ^^^^ error missing-nib: no xib in this workspace has the name 'Crad'; did you mean 'Card'?
          _ = UINib(nibName: String(describing: Card.self), bundle: nil)
          _ = UINib(nibName: "\(Badge.self)", bundle: Bundle.main)
          //                 ^^^^^^^^^^^^^^^ error missing-nib: 'Badge'
          _ = UINib(nibName: "Kit", bundle: Bundle(identifier: "org.kit"))
          func any<T>(_: T.Type) { _ = UINib(nibName: String(describing: T.self), bundle: nil) }
          _ = kit.loadNibNamed("Kit", owner: nil)
          return Bundle.main.loadNibNamed("Cart", owner: self, options: nil)
          //                               ^^^^ error missing-nib: did you mean 'Card'?
        }
      }
      class Badge: UIView {}
      -- Login.swift --
      class Login: UIViewController {
        init() { super.init(nibName: "Logni", bundle: nil) }
        //                            ^^^^^ error missing-nib
        convenience init(step: Int) { self.init(nibName: "Step", bundle: nil, step: step) }
      }
      class Drawn: UIViewController {
        init() { super.init(nibName: "Drawn", bundle: nil) }
        override func loadView() { view = UIView() }
      }
      class Scene: UIViewController {
        init(step: Int) { super.init(nibName: "Scene", bundle: nil) }
      }
      func show() {
        _ = (Login(), Drawn())
        _ = Login(nibName: "Login2", bundle: nil)
        //                  ^^^^^^ error missing-nib
        _ = Foreign(nibName: "Foreign", bundle: nil)
        _ = UIAlertController(nibName: "Oops!", bundle: nil)
        _ = UITableViewController(nibName: "Rows", bundle: nil)
        //                                  ^^^^ error missing-nib
      }
      -- Old.m --
      @implementation Old
      - (instancetype)init {
        [Old new];
        [[UINib nibWithNibName:@"Card" bundle:nil] instantiateWithOwner:self options:nil];
        [[NSBundle mainBundle] loadNibNamed:@"Crad" owner:self options:nil];
        //                                    ^^^^ error missing-nib
        [[Login alloc] initWithNibName:@"Login_iPhone" bundle:nil andUser:nil];
      #ifdef PAD
        [[NSBundle mainBundle] loadNibNamed:@"Pad" owner:self options:nil];
        //                                    ^^^ warning missing-nib
      #endif
        return [super initWithNibName:@"Odl" bundle:nil];
        //                              ^^^ error missing-nib
      }
      @end
      -- Old.h --
      @interface Old : UIViewController
      @end
      -- Card.xib --
      <view id="v" customClass="Card" customModule="App"/>
      -- Main.storyboard --
      <viewController id="vc" customClass="Scene" customModule="App"/>
      <viewController nibName="Carb" id="vd"/>
      <!--                     ^^^^ error missing-nib: did you mean 'Card'? -->
      """#),
    Case(
      "nibs that code may do without",
      #"""
      -- Card.swift --
      protocol Loaded {}
      extension Loaded {
        static var nib: String { "Default" }
        static func load() { _ = UINib(nibName: nib, bundle: nil) }
      }
      class Card: UIView, Loaded { static let nib = "Card" }
      class Base: UIViewController {
        init() { super.init(nibName: "Base", bundle: nil) }
      }
      class Drawn: Base {
        override func loadView() { view = UIView() }
      }
      class Plain { init(nibName: String, bundle: Bundle?) {} }
      func show() {
        _ = Drawn()
        _ = Plain(nibName: "Plain", bundle: nil)
        let kit = Bundle(for: Card.self).url(forResource: "Kit", withExtension: nil).flatMap(Bundle.init(url:))
        _ = UINib(nibName: "Kit", bundle: kit)
      }
      class Window: NSWindowController {
        convenience init() { self.init(windowNibName: "Window") }
        override func loadWindow() { window = NSWindow() }
      }
      -- Optional.swift --
      func find() {
        if Bundle.main.path(forResource: "Extra", ofType: "nib") != nil { _ = UINib(nibName: "Extra", bundle: nil) }
      }
      -- List.swift --
      class List: UIViewController {
        func show() {
          let board = storyboard ?? UIStoryboard(name: "Main", bundle: nil)
          _ = board.instantiateInitialViewController()
        }
      }
      -- Card.xib --
      <view id="v" customClass="Card" customModule="App"/>
      -- Main.storyboard --
      <viewController id="vc" customClass="List" customModule="App"/>
      """#),
    Case(
      "a nib that no target copies",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Card.swift", "Main.storyboard"])))
      -- Card.swift --
      class Card: UIView {}
      func make() { _ = UINib(nibName: "Card", bundle: nil) }
      //                                ^^^^ error missing-nib: no target copies Card.xib, so the app can't load it
      -- Card.xib --
      <view id="v" customClass="Card" customModule="App"/>
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "casts of objects of nibs and of cells that code registers",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Main.storyboard", "Card.xib", "Plain.xib"])))
      -- Code.swift --
      class Card: UITableViewCell {}
      class Large: Card {}
      class Other: UITableViewCell {}
      class Plain: UIView {}
      class Second: UIView {}
      class Base: UIView {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "card")
          tableView.register(Large.self, forCellReuseIdentifier: "large")
          tableView.register(kind, forCellReuseIdentifier: "kind")
          tableView.register(Card.self, forCellReuseIdentifier: "both")
          tableView.register(Other.self, forCellReuseIdentifier: "both")
          _ = Bundle.main.loadNibNamed("Plain", owner: self)?.first as! Base
          //                                                            ^^^^ error wrong-class-cast: the first object of Plain.xib is a 'Plain' and no 'Base'
          _ = UINib(nibName: "Plain", bundle: nil).instantiate(withOwner: nil)[0] as! Base
          //                                                                          ^^^^ error wrong-class-cast
          _ = Bundle.main.loadNibNamed("Plain", owner: self)?.last as! Base
          _ = Bundle.main.loadNibNamed("Plain", owner: self)![1] as! Base
          _ = Bundle.main.loadNibNamed("Plain", owner: self)!.first as! UIView
          _ = Bundle.main.loadNibNamed("Plain", owner: self)!.first as! Second
          _ = Bundle.main.loadNibNamed("Plain", owner: self)!.first as? Base
        }
        var kind: UITableViewCell.Type { Card.self }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          _ = tableView.dequeueReusableCell(withIdentifier: "card", for: path) as! Other
          //                                                                       ^^^^^ error wrong-class-cast: 'card' in Card.xib is a 'Card' and no 'Other'
          _ = tableView.dequeueReusableCell(withIdentifier: "large", for: path) as! Other
          //                                                                        ^^^^^ error wrong-class-cast: 'large' is a 'Large' and no 'Other'
          _ = tableView.dequeueReusableCell(withIdentifier: "large", for: path) as! Card
          _ = tableView.dequeueReusableCell(withIdentifier: "kind", for: path) as! Other
          return tableView.dequeueReusableCell(withIdentifier: "both", for: path) as! Other
        }
      }
      -- Card.xib --
      <tableViewCell id="c" customClass="Card" customModule="App" reuseIdentifier="card"/>
      -- Plain.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Plain" customModule="App"/>
      <view id="w" customClass="Second" customModule="App"/>
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App"/>
      """#),
    Case(
      "a nib that is registered through a property",
      #"""
      -- Code.swift --
      protocol Reusable {}
      extension Reusable { static var nib: UINib { return UINib(nibName: String(describing: self), bundle: nil) } }
      class Card: UITableViewCell, Reusable { static let plain = UINib(nibName: "Card", bundle: nil) }
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(Card.nib, forCellReuseIdentifier: "one")
          //                                                    ^^^ error reuse-identifier-mismatch: the cell in Card.xib has the reuse identifier 'card'
          tableView.register(Card.plain, forCellReuseIdentifier: "two")
          //                                                      ^^^ error reuse-identifier-mismatch
          tableView.register(Card.nib, forCellReuseIdentifier: "card")
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          _ = tableView.dequeueReusableCell(withIdentifier: "card", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "one", for: path)
          return tableView.dequeueReusableCell(withIdentifier: "two", for: path)
        }
      }
      -- Card.xib --
      <tableViewCell id="c" customClass="Card" customModule="App" reuseIdentifier="card"/>
      """#),
    Case(
      "a reference to a storyboard without an initial controller",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
      <scene sceneID="s"><objects><viewController id="vc" customClass="Login" customModule="App"><connections>
        <segue destination="p1" kind="show" id="s1"/><segue destination="p2" kind="show" id="s2"/></connections></viewController></objects></scene>
      <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="Other" id="p1" sceneMemberID="viewController"/></objects></scene>
      <!--                                                                   ^^^^^ error missing-initial-controller: Other.storyboard has no initial controller, to which this reference leads -->
      <scene sceneID="u"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="one" id="p2" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="v"><objects><viewControllerPlaceholder storyboardName="Main" id="p3" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="w"><objects><viewControllerPlaceholder storyboardName="Other" id="p4" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      -- Other.storyboard --
      <viewController id="v" storyboardIdentifier="one"/>
      """#),
    Case(
      "storyboards that no target copies, in code and in a property list",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Other.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"]), ProjectTarget(name: "Tests", files: ["Test.swift"], product: "bundle.unit-test")))
      -- Test.swift --
      class Test: NSObject { func test() { _ = UIStoryboard(name: "Main", bundle: nil) } }
      -- Info.plist --
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <!--                                   ^^^^ error missing-storyboard: no target copies Main.storyboard, so the app can't load it -->
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <!--                                     ^^^^^^ warning missing-storyboard: no target copies Launch.storyboard -->
      </dict></plist>
      -- Code.swift --
      class Login: UIViewController {
        override func viewDidLoad() {
          _ = UIStoryboard(name: "Main", bundle: nil)
          //                      ^^^^ error missing-storyboard: no target copies Main.storyboard, so the app can't load it
          _ = UIStoryboard(name: "Other", bundle: nil)
          _ = UIStoryboard(name: "Main", bundle: Bundle(identifier: "kit"))
        }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <viewController id="vc"/></objects></scene></scenes></document>
      -- Launch.storyboard --
      <viewController id="vc"/>
      -- Other.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#),
    Case(
      "a part of the app that its Podfile has at a path may copy a storyboard",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Main.storyboard"])))
      -- Podfile --
      pod 'Kit', :path => '.'
      -- Code.swift --
      class Login: UIViewController {
        override func viewDidLoad() { _ = (UIStoryboard(name: "Kit", bundle: nil), UINib(nibName: "Card", bundle: nil)) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      -- Kit/Kit.storyboard --
      <viewController id="vc"/>
      -- Kit/Card.xib --
      <view id="v"/>
      """#),
    Case(
      "cells that nothing registers",
      #"""
      -- List.swift --
      class List: UITableViewController {
        override func viewDidLoad() { tableView.register(Plain.self, forCellReuseIdentifier: "plain") }
        func cell(_ path: IndexPath) -> UITableViewCell? {
          _ = tableView.dequeueReusableCell(withIdentifier: "plain", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "Grid", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "Told", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "Helped", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "Wor", for: path)
          //                                                 ^^^ error unregistered-reuse-identifier: no cell has the reuse identifier 'Wor', and no code registers one; the scene of this class has 'Row'
          return tableView.dequeueReusableCell(withIdentifier: "maybe")
        }
      }
      class Plain: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
      }
      class Helped: UITableViewCell {}
      class Grid: UICollectionViewController {
        func cell(_ path: IndexPath) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "Tiles", for: path)
          //                                                       ^^^^^ error unregistered-reuse-identifier
        }
      }
      -- Helper.swift --
      let told = "Told"
      func help(_ table: UITableView) { table.add(Helped.self) }
      -- Old.m --
      @implementation Old
      - (id)cell:(id)path {
        [self.tableView dequeueReusableCellWithIdentifier:@"maybe"];
        return [self.tableView dequeueReusableCellWithIdentifier:@"Ro" forIndexPath:path];
        //                                                         ^^ error unregistered-reuse-identifier
      }
      @end
      -- Old.h --
      @interface Old : UITableViewController
      @end
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Row" id="c"/></prototypes></tableView>
      </tableViewController>
      <collectionViewController id="vd" customClass="Grid" customModule="App">
        <collectionView key="view" id="u"><cells><collectionViewCell reuseIdentifier="Grid" id="d"/></cells></collectionView>
      </collectionViewController>
      """#),
    Case(
      "cells that code may register by an identifier that is not known",
      #"""
      -- List.swift --
      class List: UITableViewController {
        func cell<Row: UITableViewCell>(_ path: IndexPath) -> Row {
          _ = tableView.dequeueReusableCell(withIdentifier: "mixed", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "plian", for: path)
          //                                                 ^^^^^ error unregistered-reuse-identifier: did you mean 'plain'?
          return tableView.dequeueReusableCell(withIdentifier: "plain", for: path) as! Row
        }
        class var identifier: String { "base" }
        func base(_ path: IndexPath) { tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: path) }
      }
      class Row: UITableViewCell {}
      -- Helper.swift --
      func help(_ table: UITableView) { table.register(Row.self, forCellReuseIdentifier: name()) }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="plain" id="c"/></prototypes></tableView>
      </tableViewController>
      """#),
    Case(
      "one name in the settings of several configurations is one finding",
      #"""
      -- P.xcodeproj/project.pbxproj --
      { objects = {
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (F); };
      F = { isa = PBXBuildFile; fileRef = R; };
      R = { isa = PBXFileReference; path = "App.swift"; sourceTree = SOURCE_ROOT; };
      L = { isa = XCConfigurationList; buildConfigurations = (D, E); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UILaunchStoryboardName = Begin;
        //                                     ^^^^^ warning missing-storyboard: no storyboard in this workspace has the name 'Begin' (2 settings)
      }; };
      E = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UILaunchStoryboardName = Begin;
      }; };
      }; }
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      """#),
    Case(
      "a key for a device that the app is not built for",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift"], settings: ["INFOPLIST_FILE": "Info.plist", "TARGETED_DEVICE_FAMILY": "1"])))
      -- Info.plist --
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Begin</string>
      <!--                                   ^^^^^ error missing-storyboard -->
      <key>UIMainStoryboardFile~ipad</key><string>BeginPad</string>
      </dict></plist>
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      """#),
    Case(
      "names in other projects of the workspace",
      #"""
      -- one/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["List.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- one/Info.plist --
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Begin</string>
      <!--                                   ^^^^^ error missing-storyboard: no storyboard of this project has the name 'Begin' -->
      </dict></plist>
      -- one/List.swift --
      class List: UITableViewController {
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Other", for: path)
          //                                             ^^^^^ error unregistered-reuse-identifier
        }
        func old(_ path: NSIndexPath) -> UITableViewCell {
          return tableView.dequeueReusableCellWithIdentifier("Old", forIndexPath: path)
          //                                                  ^^^ error unregistered-reuse-identifier
        }
        func begin() { _ = UIStoryboard(name: "Begin", bundle: nil) }
        //                                     ^^^^^ error missing-storyboard: no storyboard of this project has the name 'Begin'
        func go() { performSegueWithIdentifier("nowhere", sender: nil) }
        //                                      ^^^^^^^ error missing-segue
      }
      -- one/Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="One" customModuleProvider="target">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Row" id="c"/></prototypes></tableView>
        <segue destination="vc" kind="show" identifier="again" id="s1"/>
      </tableViewController>
      -- two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Table.swift", "Begin.storyboard"])))
      -- two/Table.swift --
      class Table: UITableViewController {
        override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: name()) }
      }
      -- two/Begin.storyboard --
      <tableViewController id="vc" customClass="Table" customModule="Two" customModuleProvider="target">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Other" id="c"/></prototypes></tableView>
      </tableViewController>
      """#),
    Case(
      "a nib that is registered is loaded when code asks for its cell",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Feed.swift", "Shelf.m", "Badge.xib"])))
      -- Feed.swift --
      class Feed: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Gone", bundle: nil), forCellReuseIdentifier: "Gone")
          //                                 ^^^^ warning missing-nib: no code dequeues this cell
          tableView.register(UINib(nibName: "Lost", bundle: nil), forCellReuseIdentifier: "Lost")
          //                                 ^^^^ error missing-nib
          tableView.register(UINib(nibName: "OldRow", bundle: nil), forCellReuseIdentifier: "OldRow")
          //                                 ^^^^^^ error missing-nib
          tableView.register(UINib(nibName: "Badge", bundle: nil), forCellReuseIdentifier: "Medal")
          //                                                                                ^^^^^ warning reuse-identifier-mismatch: no code dequeues this cell
        }
        func row(_ kind: String) { tableView.dequeueReusableCell(withIdentifier: kind + "Row") }
        func cell(_ path: IndexPath) { tableView.dequeueReusableCell(withIdentifier: "Lost", for: path) }
      }
      -- Shelf.m --
      @implementation Shelf
      - (void)viewDidLoad {
        UINib *book = [UINib nibWithNibName:@"Book" bundle:nil];
        //                                    ^^^^ warning missing-nib: no code dequeues this cell
        [self.collectionView registerNib:book forCellWithReuseIdentifier:@"Novel"];
        UINib *note = [UINib nibWithNibName:@"Note" bundle:nil];
        //                                    ^^^^ error missing-nib
        [self.collectionView registerNib:note forCellWithReuseIdentifier:@"Sheet"];
      }
      - (void)show:(NSIndexPath *)path {
        [self.collectionView dequeueReusableCellWithReuseIdentifier:@"Sheet" forIndexPath:path];
      }
      @end
      -- Shelf.h --
      @interface Shelf : UICollectionViewController
      @end
      -- Badge.xib --
      <tableViewCell id="c" reuseIdentifier="Badge"/>
      """#),
    Case(
      "the property list of a built bundle names the nibs that are in the bundle",
      #"""
      -- App.swift --
      class Other: NSObject {}
      -- Tests/Folder/Contents/Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Folder</string></dict></plist>
      -- Info.plist --
      <plist version="1.0"><dict>
      <key>NSMainNibFile</key><string>Menu</string>
      <!--                            ^^^^ error missing-nib -->
      </dict></plist>
      """#),
    Case(
      "what a property list names",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Boot.swift", "Start.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile~iphone</key><string>Strat</string>
      <!--                                          ^^^^^ error missing-storyboard: no storyboard in this workspace has the name 'Strat'; did you mean 'Start'? -->
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <!--                                     ^^^^^^ warning missing-storyboard -->
      <key>NSMainNibFile~iphone</key><string>NotLoaded</string>
      <key>NSMainNibFile~ipad</key><string>MainMenu</string>
      <!--                                 ^^^^^^^^ error missing-nib -->
      <key>UISceneStoryboardFile</key><string>Start</string>
      <!--                                    ^^^^^ error missing-initial-controller -->
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegat</string>
      <!--                                                              ^^^^^^^^^^^^ error unknown-class: the class 'SceneDelegat' was not found; did you mean 'SceneDelegate'? -->
      <key>NSPrincipalClass</key><string>Foreign</string>
      <key>UISceneClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></plist>
      -- Boot.swift --
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      -- Start.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "SwiftUI makes the scenes of the app that begins with it, and of no other one",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "New", files: ["New.swift"], settings: ["INFOPLIST_FILE": "New/Info.plist"]), ProjectTarget(name: "Old", files: ["Old.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Old/Info.plist"])))
      -- New/Info.plist --
      <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Gone</string></dict>
      <!--                                                                    ^^^^ warning unknown-class: the class 'Gone' was not found (SwiftUI makes the scenes of this app) -->
      -- Old/Info.plist --
      <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Gone</string></dict>
      <!--                                                                    ^^^^ error unknown-class: the class 'Gone' was not found -->
      -- New.swift --
      @main struct NewApp: App { var body: some Scene { WindowGroup { Text("") } } }
      -- Old.swift --
      @main class Delegate: UIResponder, UIApplicationDelegate {}
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "a main nib that only another project has, and an app that a file in C++ begins",
      #"""
      -- one/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["One.m", "Main.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- one/Info.plist --
      <plist version="1.0"><dict>
      <key>NSMainNibFile~ipad</key><string>Pad</string>
      <!--                                 ^^^ error missing-nib: no xib of this project has the name 'Pad' -->
      </dict></plist>
      -- one/One.m --
      @implementation One
      @end
      -- one/One.h --
      @interface One : UIViewController
      @end
      -- one/Main.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="One"/>
      -- two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Two.m", "Pad.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- two/Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Pad</string></dict></plist>
      -- two/Two.m --
      @implementation Two
      @end
      -- two/Two.h --
      @interface Two : UIViewController
      @end
      -- two/Pad.xib --
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"></archive>
      -- game/Game.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Game", files: ["main.cpp", "Game.m"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- game/Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>MainMenu</string></dict></plist>
      -- game/main.cpp --
      int main() { return Application::getInstance()->run(); }
      -- game/Game.m --
      @implementation Game
      @end
      -- game/Game.h --
      @interface Game : NSObject
      @end
      """#
    ).without("malformed-interface"),
    Case(
      "a daemon loads no main nib",
      mainNib(
        "main.m",
        #"""
        int main() { [[NSRunLoop currentRunLoop] run]; }
        """#, "warning missing-action: no code loads this nib")),
    Case(
      "an app loads its main nib",
      mainNib(
        "main.m",
        #"""
        int main(int argc, char *argv[]) { return NSApplicationMain(argc, (const char **)argv); }
        """#, "error missing-action: Helper has no action 'show:'")),
    Case(
      "a program of Swift that starts in a type which is no app loads no main nib",
      mainNib(
        "Start.swift",
        #"""
        @main struct Start {
          static func main() { dispatchMain() }
        }
        """#, "warning missing-action: no code loads this nib")),
    Case(
      "a delegate in Swift starts an app, which loads its main nib",
      mainNib(
        "Start.swift",
        #"""
        @main class Start: NSObject, NSApplicationDelegate {}
        """#, "error missing-action: Helper has no action 'show:'")),
    Case(
      "the nib of an initializer that only the code of another project calls",
      #"""
      -- one/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["One.swift", "Main.storyboard"])))
      -- one/One.swift --
      class Screen: UIViewController {
        init() { super.init(nibName: "Screen", bundle: nil) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      -- one/Main.storyboard --
      <viewController id="a" customClass="Screen" customModule="One"/>
      -- two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Two.swift", "Row.xib"])))
      -- two/Two.swift --
      class Screen: UIViewController {}
      func show() { _ = Screen() }
      -- two/Row.xib --
      <view id="v"/>
      """#),
    Case(
      "a program without an app or a project",
      #"""
      -- Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Tool</string></dict></plist>
      -- main.m --
      int main(int argc, const char *argv[]) { exit(0); }
      -- Other.xib --
      <view id="v"/>
      """#),
    Case(
      "names in code that nothing calls",
      #"""
      -- App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Card: UIView {
        static func open() { _ = UINib(nibName: "Gone", bundle: nil) }
        //                                       ^^^^ warning missing-nib: nothing calls the method
        static func make() { _ = UINib(nibName: "Lost", bundle: nil) }
        //                                       ^^^^ error missing-nib
      }
      class Unused: UIView {
        override func layoutSubviews() { _ = UINib(nibName: "Away", bundle: nil) }
        //                                                   ^^^^ warning missing-nib: nothing makes a 'Unused'
      }
      func start() { Card.make() }
      -- Card.xib --
      <view id="v" customClass="Card" customModule="App"/>
      """#),
    Case(
      "casts and initial controllers",
      #"""
      -- List.swift --
      class Detail: UIViewController {}
      class Sub: Detail {}
      class Row: UITableViewCell {}
      class Far: KitController {}
      class List: UITableViewController {
        func show(_ isOld: Bool, _ path: IndexPath) {
          _ = storyboard!.instantiateViewController(withIdentifier: "detail") as! Detail
          _ = storyboard!.instantiateViewController(withIdentifier: "detail") as! UIViewController
          _ = storyboard!.instantiateViewController(withIdentifier: "detail") as! Sub
          //                                                                      ^^^ error wrong-class-cast: 'detail' in Main.storyboard is a 'Detail' and no 'Sub'
          _ = storyboard!.instantiateViewController(withIdentifier: "detail") as? Sub
          _ = storyboard!.instantiateViewController(withIdentifier: "far") as! Detail
          _ = storyboard!.instantiateViewController(withIdentifier: "far") as! UIViewController & Wanted
          _ = UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: isOld ? "detail" : "detial") as! Detail
          //                                                               ^^^^^^ error missing-scene: did you mean 'detail'?
          performSegue(withIdentifier: name ?? "shwo", sender: nil)
          //                                    ^^^^ warning missing-segue: did you mean 'show'?
          _ = tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
          //                                                                      ^^^ error wrong-class-cast: 'row' in Main.storyboard is a 'UITableViewCell' and no 'Row'
          _ = tableView.dequeueReusableCell(withIdentifier: "made", for: path) as! Row
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
          //                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-initial-controller: Main.storyboard has no initial controller, so this is nil
          _ = UIStoryboard(name: "Gone", bundle: nil).instantiateInitialViewController()!
          //                      ^^^^ error missing-storyboard
          tableView.register(Row.self, forCellReuseIdentifier: "made")
        }
      }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <tableView key="view" id="t"><prototypes>
          <tableViewCell reuseIdentifier="row" id="c"/>
          <tableViewCell reuseIdentifier="made" id="d"/>
        </prototypes></tableView>
        <connections><segue destination="vd" kind="show" identifier="show" id="s"/></connections>
      </tableViewController>
      <viewController id="vd" storyboardIdentifier="detail" customClass="Detail" customModule="App"/>
      <viewController id="ve" storyboardIdentifier="far" customClass="Far" customModule="App"/>
      """#),
  ]
}

/// A program whose property list names a main nib, and the finding at an action that its target does not have.
private func mainNib(_ file: String, _ start: String, _ finding: String) -> String {
  """
  -- P.xcodeproj/project.pbxproj --
  \(project(ProjectTarget(name: "Tool", files: [file, "Helper.m", "MainMenu.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
  -- Info.plist --
  <plist version="1.0"><dict><key>NSMainNibFile</key><string>MainMenu</string></dict></plist>
  -- \(file) --
  \(start)
  -- Helper.h --
  @interface Helper : NSObject
  @end
  -- Helper.m --
  @implementation Helper
  @end
  -- MainMenu.xib --
  <!-- macOS -->
  <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
  <customObject id="h" customClass="Helper"/>
  <menu id="m"><items>
    <menuItem id="i1"><connections><action selector="show:" target="h" id="a1"/></connections></menuItem>
    <!--                                             ^^^^^ \(finding) -->
  </items></menu>
  """
}
