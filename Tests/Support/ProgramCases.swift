extension Case {
  /// Findings that depend on what is in one program, and on the devices and settings that it is built for.
  static let programs: [Case] = [
    Case(
      "a controller has its own storyboard from the target that compiles it",
      #"""
      -- App/App.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Login.m", "Other.swift", "Begin.storyboard"])))
      -- App/Login.h --
      @interface Login : UIViewController
      @end
      -- App/Login.m --
      #import "Login.h"
      @implementation Login
      - (void)viewDidLoad {
        [self.storyboard instantiateViewControllerWithIdentifier:@"Desk"];
        [self.storyboard instantiateViewControllerWithIdentifier:@"Dekk"];
        //                                                         ^^^^ error missing-scene: no scene in Begin.storyboard has the storyboard identifier 'Dekk'; did you mean 'Desk'?
      }
      @end
      -- App/Begin.storyboard --
      <viewController id="a" customClass="Login"/>
      <viewController id="b" storyboardIdentifier="Desk"/>
      -- App/Other.swift --
      class Other: UIViewController {
        func go() { _ = storyboard?.instantiateViewController(withIdentifier: "Dekk") }
      }
      -- Old/Other.storyboard --
      <viewController id="a" customClass="Other" customModule="App"/>
      <viewController id="b" storyboardIdentifier="Desk"/>
      -- Old/Login.h --
      @interface Login : UIViewController
      @end
      -- Old/Login.m --
      #import "Login.h"
      @implementation Login
      @end
      -- Old/Main.storyboard --
      <viewController id="a" customClass="Login"/>
      """#),
    Case(
      "a Swift class and one of Objective-C that another folder has",
      #"""
      -- App/App.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Login.swift", "Begin.storyboard"])))
      -- App/Login.swift --
      class Login: UIViewController {}
      -- App/Begin.storyboard --
      <viewController id="a" customClass="Login" customModule="App"/>
      -- Old/Login.h --
      @interface Login : UIViewController
      @end
      -- Old/Login.m --
      #import "Login.h"
      @implementation Login
      @end
      -- Old/Main.storyboard --
      <viewController id="a" customClass="Login"/>
      """#),
    Case(
      "a library that no project of an app names is part of other apps",
      #"""
      -- App/App.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Run.swift", "Card.swift", "Card.xib"])))
      -- App/Run.swift --
      @main class Run: UIResponder, UIApplicationDelegate {}
      -- App/Card.swift --
      class Card: UIViewController {}
      -- App/Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App"><connections><outlet property="gone" destination="v" id="o1"/><outlet property="view" destination="v" id="o2"/></connections></placeholder>
      <!--                                                                                                                           ^^^^ warning dangling-outlet: (no code loads this nib) -->
      <view id="v"/>
      -- Shop/Shop.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Shop", files: ["Run.swift", "Offer.swift", "Offer.xib"], settings: ["OTHER_LDFLAGS": "Blur"])))
      -- Shop/Run.swift --
      @main class Run: UIResponder, UIApplicationDelegate {}
      -- Shop/Offer.swift --
      class Offer: UIViewController {}
      -- Shop/Offer.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Offer" customModule="Shop"><connections><outlet property="gone" destination="v" id="o1"/><outlet property="view" destination="v" id="o2"/></connections></placeholder>
      <!--                                                                                                                             ^^^^ error dangling-outlet: -->
      <view id="v"/>
      -- Blur/Blur.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Blur", files: ["Blur.swift"], product: "framework")))
      -- Blur/Blur.swift --
      public class Blur: NSObject {
        public func make(_ name: String) -> AnyObject? { (NSClassFromString(name) as? NSObject.Type)?.init() }
        public func offer(_ name: String) -> String { name + "Offer" }
      }
      """#),
    Case(
      "a project in the folder of another one has its own storyboards, and those outside of the workspace",
      #"""
      -- Top.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Top", files: ["Top/Main.storyboard"])))
      -- Top/Main.storyboard --
      <viewController id="vc"/>
      -- Swap/Swap.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Swap", files: ["Swap.swift"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Swap/Swap.swift --
      class Swap: UIViewController {}
      -- Swap/Info.plist --
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <!--                                   ^^^^ error missing-storyboard: no storyboard of this project has the name 'Main' -->
      </dict></plist>
      -- Fold/Fold.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Fold", files: ["Fold.swift", "../../../Downloads/Start.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Fold/Fold.swift --
      class Fold: UIViewController {}
      -- Fold/Info.plist --
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Start</string>
      </dict></plist>
      """#),
    Case(
      "a selector that another app makes of a text leaves an action unused",
      #"""
      -- App/App.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Desk.swift", "Main.storyboard"])))
      -- App/Desk.swift --
      class Desk: UIViewController {
        @IBAction func open(_ sender: Any) {}
        //             ^^^^ warning unused-action
      }
      -- App/Main.storyboard --
      <viewController id="a" customClass="Desk" customModule="App" customModuleProvider="target"/>
      -- Kit/Kit.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Kit", files: ["Kit.swift"], product: "framework")))
      -- Kit/Kit.swift --
      public func run(_ name: String) -> Selector { NSSelectorFromString(name) }
      """#),
    Case(
      "constants of another project are not those of this one",
      #"""
      -- One/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["Chat.swift", "Names.swift", "Row.xib"])))
      -- One/Chat.swift --
      class Chat: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: Names.row, bundle: nil) }
      }
      -- One/Row.xib --
      <view id="v"/>
      -- Two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Chat.swift", "Names.swift", "Cell.xib"])))
      -- Two/Names.swift --
      enum Names { static let row = "Line" }
      -- Two/Chat.swift --
      class Chat: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: Names.row, bundle: nil) }
        //                                               ^^^^^^^^^ error missing-nib: no xib in this workspace has the name 'Line'
      }
      -- Two/Cell.xib --
      <view id="v"/>
      """#),
    Case(
      "a class may be in a source that the project has outside of the workspace",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "../../Charts/Bars.swift", "Main.storyboard"])))
      -- App.swift --
      class Start: UIViewController {}
      -- Main.storyboard --
      <viewController id="s" customClass="Start" customModule="App">
        <view key="view" id="v" customClass="Bars" customModule="App">
          <connections><outlet property="axis" destination="v" id="c"/></connections></view>
      </viewController>
      """#),
    Case(
      "an app for one kind of device does not run what is for another",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.m", "Phone.xib"], settings: ["TARGETED_DEVICE_FAMILY": "1"])))
      -- App.h --
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      -- App.m --
      #import "App.h"
      @implementation App
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPhone) {
          [[UIViewController alloc] initWithNibName:@"Phone" bundle:nil];
        } else {
          [[UIViewController alloc] initWithNibName:@"Pad" bundle:nil];
          //                                          ^^^ warning missing-nib: the app is for one kind of device
        }
        return YES;
      }
      - (void)applicationDidBecomeActive:(UIApplication *)application {
        [[UIViewController alloc] initWithNibName:@"Other" bundle:nil];
        //                                          ^^^^^ error missing-nib
      }
      @end
      -- Phone.xib --
      <view id="v"/>
      """#),
    Case(
      "a key for a device that no target is built for begins no app",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Phone.storyboard", "Pad.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist", "TARGETED_DEVICE_FAMILY": "1"])))
      -- Info.plist --
      <plist><dict>
      <key>UIMainStoryboardFile</key><string>Phone</string>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      </dict></plist>
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      class Login: UIViewController {}
      -- Phone.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes><scene sceneID="1"><objects>
      <viewController id="a" customClass="Login" customModule="App"><connections><outlet property="one" destination="a" id="o1"/></connections></viewController>
      <!--                                                                                         ^^^ error dangling-outlet -->
      </objects></scene></scenes></document>
      -- Pad.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB" version="3.0" initialViewController="b"><scenes><scene sceneID="1"><objects>
      <viewController id="b" customClass="Login" customModule="App"><connections><outlet property="two" destination="b" id="o2"/></connections></viewController>
      <!--                                                                                         ^^^ warning dangling-outlet: (nothing loads this storyboard) -->
      </objects></scene></scenes></document>
      """#),
    Case(
      "a setting of the project that each target overrides is none",
      #"""
      -- P.xcodeproj/project.pbxproj --
      { objects = {
      P = { isa = PBXProject; buildConfigurationList = M; };
      M = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIMainStoryboardFile = Gone;
        INFOPLIST_KEY_UILaunchStoryboardName = Lost;
        //                                     ^^^^ warning missing-storyboard
      }; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (F); };
      F = { isa = PBXBuildFile; fileRef = R; };
      R = { isa = PBXFileReference; path = "App.swift"; sourceTree = SOURCE_ROOT; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_KEY_UIMainStoryboardFile = "";
      }; };
      }; }
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      """#),
    Case(
      "the setting of an app, and those of its tests and of a framework",
      #"""
      -- P.xcodeproj/project.pbxproj --
      { objects = {
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (F); };
      F = { isa = PBXBuildFile; fileRef = R; };
      R = { isa = PBXFileReference; path = "App.swift"; sourceTree = SOURCE_ROOT; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIMainStoryboardFile = Lost;
        //                                   ^^^^ error missing-storyboard
      }; };
      T2 = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
        buildConfigurationList = L2; };
      L2 = { isa = XCConfigurationList; buildConfigurations = (D2); };
      D2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIMainStoryboardFile = Gone;
      }; };
      T3 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildConfigurationList = L3; };
      L3 = { isa = XCConfigurationList; buildConfigurations = (D3); };
      D3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_KEY_UIMainStoryboardFile = Other;
      }; };
      }; }
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      """#),
    Case(
      "AppKit looks for a nib by the whole name of the class",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "MenuController.swift", "Menu.xib", "PaneController.swift", "PaneController.xib"])))
      -- App.swift --
      @main class App: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ note: Notification) { run(MenuController(), PaneController()) }
      }
      -- MenuController.swift --
      class MenuController: NSViewController {}
      -- Menu.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="MenuController" customModule="App"/>
      <menu id="m"><items><menuItem id="i"><connections><action selector="gone:" target="-2" id="c1"/></connections></menuItem></items></menu>
      <!--                                                                ^^^^^ warning missing-action: (no code loads this nib -->
      -- PaneController.swift --
      class PaneController: NSViewController {}
      -- PaneController.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="PaneController" customModule="App"/>
      <!--                                                        ^^^^^^^^^^^^^^ error unset-view -->
      <menu id="m"/>
      """#),
    Case(
      "nothing calls a method with a sender that no document connects",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.m", "List.m", "Main.storyboard"])))
      -- App.m --
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      @implementation App
      @end
      -- List.h --
      @interface List : UIViewController
      @end
      -- List.m --
      #import "List.h"
      @implementation List
      - (void)sent:(id)sender { [self performSegueWithIdentifier:@"gone" sender:nil]; }
      //                                                           ^^^^ error missing-segue
      - (void)left:(id)sender { [self performSegueWithIdentifier:@"lost" sender:nil]; }
      //                                                           ^^^^ warning missing-segue: nothing calls the method
      - (void)named:(id)sender { [self performSegueWithIdentifier:@"away" sender:nil]; }
      //                                                            ^^^^ error missing-segue
      - (void)viewDidLoad { [self.button addTarget:self action:@selector(named:) forControlEvents:1]; }
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="List"><view key="view" id="v"><subviews>
        <button id="b"><connections><action selector="sent:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        </subviews></view>
        <connections><segue destination="d" kind="show" identifier="there" id="s"/></connections></viewController>
      <viewController id="d"/>
      """#),
    Case(
      "nothing makes a class where nothing makes those that derive from it",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Base.swift", "Made.swift"])))
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { show(Top()) }
      }
      -- Base.swift --
      class Base: UIViewController {
        override func viewDidLoad() { _ = UIStoryboard(name: "Gone", bundle: nil) }
        //                                                    ^^^^ warning missing-storyboard: nothing makes a 'Base'
      }
      class Derived: Base {}
      -- Made.swift --
      class Made: UIViewController {
        override func viewDidLoad() { _ = UIStoryboard(name: "Lost", bundle: nil) }
        //                                                    ^^^^ error missing-storyboard
      }
      class Top: Made {}
      -- Main.storyboard --
      <viewController id="a"/>
      """#),
  ]
}
