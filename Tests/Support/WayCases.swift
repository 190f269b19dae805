extension Case {
  /// Nibs that code loads, and those that it only seems to load.
  static let waysToNibs: [Case] = [
    Case(
      "a nib by the name of a class is loaded for classes that code hands on, and not for a superclass or a type that it returns",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Cells.swift", "List.swift", "Main.storyboard", "Base.xib", "Other.xib", "Mine.xib"])))
      -- Cells.swift --
      class Base: UITableViewCell {}
      class Mine: Base {}
      class Other: UITableViewCell {}
      extension UITableView {
        func register<T: UITableViewCell>(_: T.Type) {
          register(UINib(nibName: String(describing: T.self), bundle: nil), forCellReuseIdentifier: String(describing: T.self))
        }
        func cell<T: UITableViewCell>(_ path: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
        }
      }
      -- List.swift --
      class List: UITableViewController {
        var first: Base? { return tableView.visibleCells.first as? Base }
        override func viewDidLoad() { tableView.register(Mine.self) }
        func base(_ path: IndexPath) -> Base {
          let cell = some(path)
          return path.row > 0 ? cell : tableView.cell(path) as Mine
        }
        func some(_ path: IndexPath) -> Base { tableView.cell(path) as Mine }
        func other(_ path: IndexPath) -> Other {
        //                               ^^^^^ error unregistered-reuse-identifier: no cell has the reuse identifier 'Other', and no code registers one
          return tableView.cell(path)
        }
      }
      -- Base.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="v"><connections><outlet property="gone" destination="v" id="c1"/></connections></tableViewCell>
      <!--                                                 ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Other.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="v"><connections><outlet property="gone" destination="v" id="c1"/></connections></tableViewCell>
      <!--                                                 ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Mine.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="v" customClass="Mine" customModule="App"/>
      -- Main.storyboard --
      <tableViewController id="s" customClass="List" customModule="App"/>
      """#),
    Case(
      "a controller that comes from a scene with its own view loads no nib, whatever dependency is missing",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Main.storyboard", "Caption.xib", "CardView.xib", "Note.xib"])))
      -- Podfile --
      pod 'Chat'
      -- Home.swift --
      class Caption: UIViewController {}
      class CardView: UIView {}
      class CardViewController: UIViewController {}
      class Note: UIViewController {}
      class Home: UIViewController {
        override func viewDidLoad() {
          show(storyboard!.instantiateViewController(withIdentifier: "caption"), sender: nil)
          let card = storyboard!.instantiateViewController(withIdentifier: "card") as! CardViewController
          show(card, sender: Note())
        }
      }
      -- Caption.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Caption" customModule="App">
        <connections><outlet property="view" destination="v" id="c1"/><outlet property="gone" destination="v" id="c2"/></connections>
        <!--                                                                            ^^^^ warning dangling-outlet: (no code loads this nib) -->
      </placeholder>
      <view id="v"/>
      -- CardView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardView" customModule="App">
        <connections><outlet property="gone" destination="v" id="c1"/></connections>
        <!--                           ^^^^ warning dangling-outlet: (no code loads this nib) -->
      </placeholder>
      <view id="v"/>
      -- Note.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Note" customModule="App">
        <connections><outlet property="view" destination="v" id="c1"/><outlet property="gone" destination="v" id="c2"/></connections>
        <!--                                                                            ^^^^ error dangling-outlet -->
      </placeholder>
      <view id="v"/>
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="h"><scenes>
        <scene sceneID="1"><objects><viewController id="h" customClass="Home" customModule="App"/></objects></scene>
        <scene sceneID="2"><objects><viewController id="a" customClass="Caption" customModule="App" storyboardIdentifier="caption"><view key="view" id="av"/></viewController></objects></scene>
        <scene sceneID="3"><objects><viewController id="b" customClass="CardViewController" customModule="App" storyboardIdentifier="card"><view key="view" id="bv"/></viewController></objects></scene>
        <scene sceneID="4"><objects><viewController id="n" customClass="Note" customModule="App" storyboardIdentifier="note"><view key="view" id="nv"/></viewController></objects></scene>
      </scenes></document>
      """#),
    Case(
      "memory that code allocates for a controller loads no nib until the controller is initialized",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Chat.m", "Home.m", "Main.storyboard", "Chat.xib", "Talk.xib"])))
      -- Chat.h --
      @interface Chat : UIViewController
      @end
      @interface Talk : UIViewController
      @end
      -- Chat.m --
      @implementation Chat
      @end
      @implementation Talk
      @end
      -- Home.m --
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)viewDidLoad {
        Chat *chat = [Chat alloc];
        NSLog(@"%@", chat);
        Talk *talk = [Talk alloc];
        talk = [talk init];
      }
      @end
      -- Main.storyboard --
      <viewController id="h" customClass="Home"/>
      -- Chat.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Chat"/>
      <!--                                                                   ^^^^ warning unset-view: (no code loads this nib) -->
      <view id="v"/>
      -- Talk.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Talk"/>
      <!--                                                                   ^^^^ error unset-view -->
      <view id="v"/>
      """#),
    Case(
      "a controller that makes its own view takes none from a nib",
      """
      -- Tabs.swift --
      class Tabs: UITabBarController {}
      class Bars: UINavigationController {}
      class Page: UIPageViewController {}
      class Plain: UIViewController {}
      func start() { _ = (Tabs(), Bars(), Page(), Plain()) }
      -- Tabs.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Tabs" customModule="App"/>
      <view id="v"/>
      -- Bars.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Bars" customModule="App"/>
      <view id="v"/>
      -- Plain.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Plain" customModule="App"/>
      <!--                                                                   ^^^^^ error unset-view -->
      <view id="v"/>
      """),
    Case(
      "a part of the app at a path outside of the workspace may bring a nib",
      """
      -- One/Podfile --
      target 'One' do
        pod 'Kit', :path => '../../Kit'
      end
      -- One/A.swift --
      class A: UIViewController {
        override func viewDidLoad() { _ = (UINib(nibName: "Cell", bundle: nil), UINib(nibName: "Hed", bundle: nil)) }
        //                                                                                      ^^^ error missing-nib: did you mean 'Head'?
      }
      -- One/Head.xib --
      <view id="v"/>
      -- One/One.xcodeproj/project.pbxproj --
      -- Two/Podfile --
      pod 'Kit'
      -- Two/B.swift --
      class B: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "Cell", bundle: nil) }
        //                                                ^^^^ error missing-nib
      }
      -- Two/Foot.xib --
      <view id="v"/>
      -- Two/Two.xcodeproj/project.pbxproj --
      """),
    Case(
      "a main nib is loaded by the app that its main file starts, whatever the file's name",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["One_main.m"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- One/One_main.m --
      int main(int argc, const char *argv[]) { exit(0); }
      -- One/Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Menu</string></dict></plist>
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["TwoMain.m"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Two/TwoMain.m --
      int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
      -- Two/Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Menu</string></dict></plist>
      <!--                                                       ^^^^ error missing-nib -->
      -- Two/Other.xib --
      <view id="v"/>
      """#),
    Case(
      "a storyboard that nothing loads makes no class that a missing dependency may name",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.m", "Main.storyboard", "Pad.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- Podfile --
      pod 'Net'
      -- Home.m --
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      @implementation App
      @end
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)viewDidLoad {
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Tablet" bundle:nil];
        //                                                       ^^^^^^ error missing-storyboard
        [self show:[board instantiateViewControllerWithIdentifier:@"Other"] sender:self];
      }
      @end
      @interface Other : UIViewController
      @end
      @implementation Other
      - (void)viewDidLoad { [UIStoryboard storyboardWithName:@"Lost" bundle:nil]; }
      //                                                       ^^^^ warning missing-storyboard: nothing shows a scene of 'Other'
      @end
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="Home"/></objects></scene>
      <scene sceneID="2"><objects><viewController storyboardIdentifier="Other" id="b" customClass="Other"><connections><outlet property="gone" destination="b" id="o"/></connections></viewController></objects></scene>
      <!--                                                                                                                               ^^^^ warning dangling-outlet: (no code shows this scene) -->
      </scenes></document>
      -- Pad.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="Home"/></objects></scene>
      <scene sceneID="2"><objects><viewController storyboardIdentifier="Other" id="b" customClass="Other"/></objects></scene>
      </scenes></document>
      """#),
    Case(
      "no cell of a nib is dequeued, in a file that makes scenes as well",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Main.storyboard", "Other.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- List.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Gone", bundle: nil), forCellReuseIdentifier: "goneRow")
          //                                 ^^^^ warning missing-nib: no code dequeues
          tableView.register(UINib(nibName: "Lost", bundle: nil), forCellReuseIdentifier: "lostRow")
          //                                 ^^^^ error missing-nib
          show(storyboard!.instantiateViewController(withIdentifier: "list"), sender: self)
        }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "lostRow", for: path)
        }
      }
      -- Info.plist --
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><tableViewController id="a" storyboardIdentifier="list" customClass="List" customModule="App"/></objects></scene>
      </scenes></document>
      -- Other.xib --
      <view id="v"/>
      """#),
    Case(
      "a controller in a nib that connects its view looks for no other nib",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.m", "Alarm.xib", "Scrub.xib"])))
      -- App.m --
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      @implementation App
      - (void)start { [[NSBundle mainBundle] loadNibNamed:@"Alarm" owner:self options:nil]; }
      @end
      @interface Scrub : UIViewController
      @end
      @implementation Scrub
      @end
      -- Alarm.xib --
      <viewController id="s" customClass="Scrub"><connections><outlet property="view" destination="v" id="o1"/></connections></viewController>
      <view id="v"/>
      -- Scrub.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Scrub"><connections><outlet property="gone" destination="w" id="o2"/><outlet property="view" destination="w" id="o3"/></connections></placeholder>
      <!--                                                                                                         ^^^^ warning dangling-outlet: (no code loads this nib) -->
      <view id="w"/>
      """#),
    Case(
      "nothing makes a class of NSObject that no code names",
      #"""
      -- App.m --
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      @implementation App
      - (void)start { [[Used alloc] init]; [Call.instance go]; }
      @end
      @interface Tip : NSObject
      @end
      @implementation Tip
      - (id)initWithView:(UIView *)view { [[NSBundle mainBundle] loadNibNamed:@"Gone" owner:self options:nil]; return self; }
      //                                                                        ^^^^ warning missing-nib: nothing makes a 'Tip'
      @end
      @interface Bridge : NSObject <RCTBridgeModule>
      @end
      @implementation Bridge
      RCT_EXPORT_MODULE();
      - (void)go { [[NSBundle mainBundle] loadNibNamed:@"None" owner:self options:nil]; }
      //                                                 ^^^^ error missing-nib
      @end
      @interface Call : NSObject
      + (instancetype)instance;
      @end
      @implementation Call
      + (instancetype)instance { return [[self alloc] init]; }
      - (void)go { [[NSBundle mainBundle] loadNibNamed:@"Away" owner:self options:nil]; }
      //                                                 ^^^^ error missing-nib
      @end
      @interface Used : NSObject
      @end
      @implementation Used
      - (id)init { [[NSBundle mainBundle] loadNibNamed:@"Lost" owner:self options:nil]; return self; }
      //                                                 ^^^^ error missing-nib
      @end
      -- Other.xib --
      <view id="v"/>
      """#),
    Case(
      "nothing sends an action, in a folder without an app as well",
      #"""
      -- Shelf.swift --
      class Shelf: UIViewController {
        override func viewDidAppear(_ animated: Bool) { performSegue(withIdentifier: "map", sender: self) }
        @IBAction func take(_ sender: Any) { performSegue(withIdentifier: "nowhere", sender: self) }
        //             ^^^^ warning unused-action
        //                                                                 ^^^^^^^ warning missing-segue: nothing calls the method
        @IBAction func give(_ sender: Any) { performSegue(withIdentifier: "away", sender: self) }
        //                                                                 ^^^^ error missing-segue
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Shelf" customModule="App"><button id="b"><connections><action selector="give:" destination="a" eventType="touchUpInside" id="a1"/></connections></button>
      <connections><segue destination="m" kind="show" identifier="map" id="s"/></connections></viewController>
      <viewController id="m"/>
      """#),
    Case(
      "the controller of a table is its source without the class that is not found",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"])))
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      -- Main.storyboard --
      <tableViewController id="a" customClass="Row"><tableView key="view" dataMode="static" id="t"><connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections></tableView></tableViewController>
      <!--                                     ^^^ information unknown-class -->
      <tableViewController id="b" customClass="Line"><tableView key="view" dataMode="static" id="u"><connections><outlet property="delegate" destination="b" id="o3"/></connections></tableView><connections><outlet property="gone" destination="u" id="o4"/></connections></tableViewController>
      <!--                                     ^^^^ error unknown-class -->
      """#),
    Case(
      "a key and a comparison are no part of an identifier",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Main.storyboard", "Other.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <?xml version="1.0"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- List.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Gone", bundle: nil), forCellReuseIdentifier: "liveCellId")
          //                                 ^^^^ warning missing-nib: no code dequeues
          tableView.register(UINib(nibName: "Lost", bundle: nil), forCellReuseIdentifier: "deadRowKind")
          //                                 ^^^^ error missing-nib
          tableView.register(UINib(nibName: "Away", bundle: nil), forCellReuseIdentifier: "noneRowKind")
          //                                 ^^^^ error missing-nib
          let values = ["Id": 1, "live": 2]
          load(values.isEmpty ? "none" : "near")
          if title == "live", values["Id"] == 1, UserDefaults.standard.bool(forKey: "Id") { return }
          switch title { case "live": break default: load("dead") }
        }
        func load(_ kind: String) { _ = tableView.dequeueReusableCell(withIdentifier: kind + "RowKind", for: IndexPath()) }
      }
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><tableViewController id="a" customClass="List" customModule="App"/></objects></scene>
      </scenes></document>
      -- Other.xib --
      <view id="v"/>
      """#),
    Case(
      "a warning in a copy that no target builds is information",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Main.storyboard"])))
      -- Home.swift --
      class Home: UIViewController { @IBOutlet var label: UILabel! }
      -- Main.storyboard --
      <viewController id="a" customClass="Home" customModule="App"><label id="l"/><connections><outlet property="label" destination="l" id="o"/></connections></viewController>
      -- old/Main.storyboard --
      <viewController id="a" customClass="Home" customModule="App"/>
      <!--                                ^^^^ information unconnected-outlet: (no target builds this file) -->
      """#),
  ]
}
