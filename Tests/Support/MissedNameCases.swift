extension Case {
  /// Names that one side alone has, and how code leads to them.
  static let missedNames: [Case] = [
    Case(
      "storyboards in constants, properties and conditions",
      #"""
      -- Login.swift --
      extension UIStoryboard {
        static let side = UIStoryboard(name: "Side", bundle: nil)
        static var main: UIStoryboard { return UIStoryboard(name: "Main", bundle: Bundle.main) }
        static let kit = UIStoryboard(name: "Kit", bundle: Bundle(identifier: "org.kit"))
      }
      class Login: UIViewController {
        let side = UIStoryboard(name: "Side", bundle: nil)
        var changing = UIStoryboard(name: "Side", bundle: nil)
        func show() {
          guard let own = self.storyboard else { return }
          _ = own.instantiateViewController(withIdentifier: "detial")
          //                                                 ^^^^^^ error missing-scene: no scene in Main.storyboard
          if let storyboard = storyboard, true { _ = storyboard.instantiateViewController(withIdentifier: "gone") }
          //                                                                                               ^^^^ error missing-scene
        }
        func showOwn() {
          let storyboard = self.storyboard!
          _ = storyboard.instantiateViewController(withIdentifier: "lost")
          //                                                        ^^^^ error missing-scene
          _ = side.instantiateViewController(withIdentifier: "detail")
          //                                                  ^^^^^^ error missing-scene: no scene in Side.storyboard
          _ = self.side.instantiateViewController(withIdentifier: "pain")
          //                                                       ^^^^ error missing-scene
          _ = changing.instantiateViewController(withIdentifier: "anything")
        }
        func showOther(_ other: UIStoryboard?, in window: UIWindow) {
          let first = other ?? self.storyboard!
          _ = first.instantiateViewController(withIdentifier: "anything")
          let child = self.storyboard!.child
          _ = child.instantiateViewController(withIdentifier: "anything")
          let loop = UIStoryboard(name: loop, bundle: nil)
          _ = loop.instantiateViewController(withIdentifier: "anything")
          _ = window.rootViewController?.storyboard?.instantiateViewController(withIdentifier: "pane")
          _ = window.rootViewController?.storyboard?.instantiateViewController(withIdentifier: "nowhere")
          //                                                                                    ^^^^^^^ error missing-scene: no scene has the storyboard identifier 'nowhere'
        }
      }
      -- Other.swift --
      class Other {
        func show() {
          _ = UIStoryboard.side.instantiateViewController(withIdentifier: "detail")
          //                                                               ^^^^^^ error missing-scene: no scene in Side.storyboard
          _ = UIStoryboard.main.instantiateViewController(withIdentifier: "detail")
          _ = UIStoryboard.main.instantiateViewController(withIdentifier: "pane")
          //                                                               ^^^^ error missing-scene: no scene in Main.storyboard
          _ = UIStoryboard.kit.instantiateViewController(withIdentifier: "kit")
        }
      }
      -- Old.m --
      @interface Old : UIViewController
      @end
      @implementation Old
      - (void)show {
        UIStoryboard *board = self.storyboard;
        [board instantiateViewControllerWithIdentifier:@"gone"];
        //                                               ^^^^ error missing-scene
      }
      - (void)hide {
        UIStoryboard *board = [self storyboard];
        [board instantiateViewControllerWithIdentifier:@"void"];
        //                                               ^^^^ error missing-scene
      }
      - (void)hideIn:(UIStoryboard *)other {
        UIStoryboard *board = self.storyboard ?: other;
        [board instantiateViewControllerWithIdentifier:@"anything"];
      }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      <viewController id="o" customClass="Old"/>
      <viewController id="d" storyboardIdentifier="detail"/>
      -- Side.storyboard --
      <viewController id="p" storyboardIdentifier="pane"/>
      """#),
    Case(
      "a nib in a project that has no other one",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Chat.swift", "Main.storyboard"])))
      -- Chat.swift --
      class Chat: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Message", bundle: nil), forCellReuseIdentifier: "m")
          //                                 ^^^^^^^ error missing-nib: no xib in this workspace has the name 'Message'
        }
        override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          view.dequeueReusableCell(withIdentifier: "m", for: path)
        }
      }
      -- Loose.swift --
      func load() { _ = UINib(nibName: "Elsewhere", bundle: nil) }
      -- Main.storyboard --
      <viewController id="vc" customClass="Chat" customModule="App"/>
      """#),
    Case(
      "cells that are dequeued without an index path, and unwrapped",
      #"""
      -- List.swift --
      class Row: UITableViewCell {}
      class List: UITableViewController {
        func cells() {
          _ = tableView.dequeueReusableCell(withIdentifier: "row") as! Row
          _ = tableView.dequeueReusableCell(withIdentifier: "rwo") as! Row
          //                                                 ^^^ error unregistered-reuse-identifier
          _ = tableView.dequeueReusableCell(withIdentifier: "raw")!
          //                                                 ^^^ error unregistered-reuse-identifier
          _ = tableView.dequeueReusableCell(withIdentifier: "free") as! Row?
          _ = tableView.dequeueReusableCell(withIdentifier: "free") as? Row
          _ = tableView.dequeueReusableCell(withIdentifier: "free") ?? Row()
          _ = tableView.dequeueReusableCell(withIdentifier: "free")
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "rowe")
          //                                                        ^^^^ error unregistered-reuse-identifier
          cell?.tag = 1
          return cell!
        }
        func other() -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "free")
          if cell == nil { return Row() }
          return cell!
        }
      }
      -- Old.m --
      @interface Old : UITableViewController
      @end
      @implementation Old
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
        UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"wor"];
        //                                                                     ^^^ error unregistered-reuse-identifier
        cell.textLabel.text = @"";
        [cell setTag:1];
        [self configure:cell at:indexPath];
        return cell;
      }
      @end
      @interface Older : UITableViewController
      @end
      @implementation Older
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
        UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"free"];
        if (!cell) cell = [UITableViewCell new];
        return cell;
      }
      - (UITableViewCell *)cellAtIndexPath:(NSIndexPath *)indexPath {
        UITableViewCell *cell = [self.tableView dequeueReusableCellWithIdentifier:@"free"];
        return cell;
      }
      @end
      -- List.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="row" id="c" customClass="Row" customModule="App"/></prototypes></tableView>
      </tableViewController>
      """#),
    Case(
      "comparisons in a guard",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard segue.identifier == "detial" else { return }
          //                         ^^^^^^ warning dead-segue-comparison
          guard let name = segue.identifier, name == "gone" else { return }
          //                                          ^^^^ warning dead-segue-comparison
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" identifier="detail" id="s1"/>
        <viewController id="d"/>
      </viewController>
      """#),
    Case(
      "nibs of a bundle in a variable, and of the class of bundles",
      #"""
      -- Card.m --
      @interface Card : UIView
      @end
      @implementation Card
      - (void)load {
        NSBundle *bundle = [NSBundle mainBundle];
        [bundle loadNibNamed:@"Crad" owner:self options:nil];
        //                     ^^^^ error missing-nib
        [NSBundle loadNibNamed:@"Cart" owner:self];
        //                       ^^^^ error missing-nib
      }
      - (void)loadFrom:(NSBundle *)other {
        NSBundle *bundle = [NSBundle bundleWithIdentifier:@"org.kit"];
        [bundle loadNibNamed:@"Kit" owner:self options:nil];
        [other loadNibNamed:@"Kit" owner:self options:nil];
      }
      - (void)registerIn:(UITableView *)table {
        UINib *nib = [UINib nibWithNibName:@"Row" bundle:nil];
        [table registerNib:nib forCellReuseIdentifier:@"row"];
        //                                              ^^^ error reuse-identifier-mismatch
      }
      @end
      -- Card.xib --
      <view id="v" customClass="Card"/>
      -- Row.xib --
      <tableViewCell reuseIdentifier="Row" id="c1"/>
      """#),
    Case(
      "constants of a prefix header, and of what it imports",
      #"""
      -- App.pch --
      #import "Names.h"
      #define kGone @"gone"
      -- Names.h --
      extern NSString * const kDetail;
      extern NSString * const kLost;
      -- Names.m --
      #import "Names.h"
      NSString * const kDetail = @"detail";
      NSString * const kLost = @"lost";
      -- Login.m --
      @interface Login : UIViewController
      @end
      @implementation Login
      - (void)show {
        [self performSegueWithIdentifier:kDetail sender:self];
        [self performSegueWithIdentifier:kLost sender:self];
        //                               ^^^^^ error missing-segue: 'lost'
        [self performSegueWithIdentifier:kGone sender:self];
        //                               ^^^^^ error missing-segue: 'gone'
        [self performSegueWithIdentifier:kUnknown sender:self];
      }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <segue destination="d" kind="show" identifier="detail" id="s1"/>
        <viewController id="d"/>
      </viewController>
      """#),
    Case(
      "no scene and no cell of the storyboard has any identifier",
      """
      -- List.swift --
      class List: UITableViewController {
        override func viewDidLoad() {
          present(storyboard!.instantiateViewController(withIdentifier: "Trips"), animated: true)
          //                                                             ^^^^^ error missing-scene
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Trip", for: path)
          //                                             ^^^^ error unregistered-reuse-identifier
        }
      }
      -- Main.storyboard --
      <tableViewController id="t" customClass="List" customModule="App"><tableView key="view" id="v"><prototypes>
      <tableViewCell id="c"/></prototypes></tableView></tableViewController>
      -- Elsewhere.swift --
      class Elsewhere: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
        }
      }
      """),
    Case(
      "an app that begins with a storyboard without an initial controller",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(
        ProjectTarget(name: "App", files: ["App.swift", "Start.storyboard", "Main.storyboard", "Lost.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"]),
        ProjectTarget(name: "Kit", files: ["Kit.swift", "Kit.storyboard"], settings: ["INFOPLIST_FILE": "Kit.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict>
      <key>UILaunchStoryboardName</key><string>Start</string>
      <key>UIMainStoryboardFile</key><string>Start</string>
      <!--                                   ^^^^^ error missing-initial-controller: Start.storyboard has no initial controller, so the app begins with a black screen -->
      <key>UIMainStoryboardFile~ipad</key><string>Main</string>
      <key>UIMainStoryboardFile~iphone</key><string>Lost</string>
      </dict></plist>
      -- App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func first() -> UIViewController? { window?.rootViewController }
      }
      -- Start.storyboard --
      <viewController id="vc"/>
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
      <scene sceneID="s"><objects><viewController id="vc"/></objects></scene></scenes></document>
      -- Lost.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="old"><scenes>
      <!--                                                                                                        ^^^ error dangling-reference -->
      <scene sceneID="s"><objects><viewController id="vc"/></objects></scene></scenes></document>
      -- Kit.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Kit</string></dict></plist>
      -- Kit.swift --
      class KitDelegate: UIResponder, UIApplicationDelegate {
        func begin(_ scene: UIWindowScene) { UIWindow(windowScene: scene).makeKeyAndVisible() }
      }
      -- Kit.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "a storyboard without an initial controller in the settings of a project, and windows that code makes",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(
        ProjectTarget(name: "App", files: ["App.m", "Start.storyboard"], settings: ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIMainStoryboardFile": "Start"])))
      -- App.m --
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (strong) UIWindow *window;
      @end
      @implementation AppDelegate
      - (void)begin { self.window.rootViewController = [UIViewController new]; }
      @end
      -- Start.storyboard --
      <viewController id="vc"/>
      -- mac/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Mac", files: ["Mac.swift", "Mac.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- mac/Info.plist --
      <plist version="1.0"><dict><key>NSMainStoryboardFile</key><string>Mac</string></dict></plist>
      -- mac/Mac.swift --
      class Delegate: NSObject, NSApplicationDelegate {}
      -- mac/Mac.storyboard --
      <!-- macOS -->
      <viewController id="vc"/>
      """#),
    Case(
      "property lists name a storyboard and a nib, and the only documents of these names are of the other kind",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(
        ProjectTarget(name: "App", files: ["App.swift", "Root.xib", "Launch.xib"], settings: ["INFOPLIST_FILE": "Info.plist"]),
        ProjectTarget(name: "Scenes", files: ["Scenes.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "scenes/Info.plist"]),
        ProjectTarget(name: "Mac", files: ["Mac.swift", "Menu.storyboard"], settings: ["INFOPLIST_FILE": "mac/Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <key>UIMainStoryboardFile</key><string>Root</string>
      <!--                                   ^^^^ error missing-storyboard -->
      </dict></plist>
      -- App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      -- Root.xib --
      <view id="v"/>
      -- Launch.xib --
      <view id="v"/>
      -- mac/Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Menu</string></dict></plist>
      <!--                                                       ^^^^ error missing-nib -->
      -- scenes/Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Main</string><key>UISceneStoryboardFile</key><string>Main</string></dict></plist>
      -- Scenes.swift --
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
      <scene sceneID="s"><objects><viewController id="vc"/></objects></scene></scenes></document>
      -- Mac.swift --
      class Delegate: NSObject, NSApplicationDelegate {}
      -- Menu.storyboard --
      <!-- macOS -->
      <viewController id="vc"/>
      """#),
    Case(
      "a storyboard without an initial controller, whose empty window code shows",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(
        ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      <!--                                                              ^^^^ error missing-initial-controller -->
      -- App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func begin() { window?.makeKeyAndVisible() }
      }
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "nibs in initializers of Objective-C that take more than a name",
      #"""
      -- Map.m --
      @interface Map : UIViewController
      @end
      @interface Drawn : UIViewController
      @end
      @implementation Map
      - (id)initWithNibName:(NSString *)nibName andPlace:(NSString *)place {
        return [super initWithNibName:nibName bundle:nil];
      }
      @end
      @implementation Drawn
      - (id)initWithNibName:(NSString *)nibName andPlace:(NSString *)place {
        return [super initWithNibName:nil bundle:nil];
      }
      @end
      -- List.m --
      @implementation List
      - (void)show {
        [self push:[[Map alloc] initWithNibName:@"Map" andPlace:@"Rome"]];
        [self push:[[Map alloc] initWithNibName:@"Mpa" andPlace:@"Rome"]];
        //                                        ^^^ error missing-nib: did you mean 'Map'?
        [self push:[[Drawn alloc] initWithNibName:@"Drwan" andPlace:@"Rome"]];
        [self push:[[UIViewController alloc] initWithNibName:@"Maq" bundle:NSBundle.mainBundle]];
        //                                                     ^^^ error missing-nib
        [self push:[[UIViewController alloc] initWithNibName:@"Mpa" bundle:NSBundle.partner]];
        [NSBundle.mainBundle loadNibNamed:@"Mqp" owner:self options:nil];
        //                                  ^^^ error missing-nib
        [NSBundle.partner loadNibNamed:@"Mpa" owner:self options:nil];
      }
      @end
      -- Map.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Map"><connections>
      <outlet property="view" destination="v"/></connections></placeholder>
      <view id="v"/>
      """#),
    Case(
      "cells that are registered under another spelling",
      #"""
      -- List.swift --
      class ChatCell: UITableViewCell {}
      class UserCell: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(ChatCell.self, forCellReuseIdentifier: "ChatCell")
          tableView.register(UserCell.self, forCellReuseIdentifier: "UserCell")
          tableView.register(UINib(nibName: "ChatCell", bundle: nil), forCellReuseIdentifier: "CahtCell")
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        }
        func cells(_ path: IndexPath) {
          _ = tableView.dequeueReusableCell(withIdentifier: "CahtCell", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "UesrCell", for: path)
          //                                                 ^^^^^^^^ error unregistered-reuse-identifier: did you mean 'UserCell'?
          _ = tableView.dequeueReusableCell(withIdentifier: "plain", for: path)
        }
      }
      class Grid: UITableViewController {
        let names = ["FarCell"]
        func far(_ path: IndexPath) { _ = tableView.dequeueReusableCell(withIdentifier: "FarCell", for: path) }
      }
      -- Other.swift --
      class OtherCell: UITableViewCell {}
      class Other: UITableViewController {
        override func viewDidLoad() {
          tableView.register(OtherCell.self, forCellReuseIdentifier: "OtehrCell")
        }
        func cells(_ path: IndexPath) {
          _ = tableView.dequeueReusableCell(withIdentifier: "OtherCell", for: path)
          //                                                 ^^^^^^^^^ error unregistered-reuse-identifier: did you mean 'OtehrCell'?
        }
      }
      -- Any.swift --
      func register(_ table: UITableView) { table.register(UITableViewCell.self, forCellReuseIdentifier: name()) }
      -- ChatCell.xib --
      <tableViewCell id="c1" customClass="ChatCell" customModule="App" reuseIdentifier="CahtCell"/>
      """#),
    Case(
      "a class of the identifier's name is registered where code hands it on, not where it makes or casts one",
      #"""
      -- List.swift --
      class RowCell: UITableViewCell {}
      class List: UITableViewController {
        func cells(_ path: IndexPath) -> [Any] {
          [tableView.dequeueReusableCell(withIdentifier: "RowCell", for: path) as! RowCell,
          //                                              ^^^^^^^ error unregistered-reuse-identifier: did you mean 'Row'?
          tableView.dequeueReusableCell(withIdentifier: "Person", for: path),
          //                                             ^^^^^^ error unregistered-reuse-identifier
          tableView.dequeueReusableCell(withIdentifier: "HandedCell", for: path)]
        }
      }
      -- Person.swift --
      class Person: NSObject {}
      func people() -> [Any] { [Person(), Person() as Person] }
      -- Handed.swift --
      class HandedCell: UITableViewCell {}
      func register(_ table: UITableView) { table.register(HandedCell.self) }
      -- Main.storyboard --
      <tableViewController id="c" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="x" customClass="RowCell" customModule="App"/>
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "a class or a nib of the identifier's name that is registered with another identifier is not handed on",
      #"""
      -- List.swift --
      private let goneName = "Gone"
      class CardCell: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(CardCell.self, forCellReuseIdentifier: "Contact")
          tableView.register(UINib(nibName: "NibCell", bundle: nil), forCellReuseIdentifier: "Person")
          tableView.register(RowCell.self, forCellReuseIdentifier: Other.name)
        }
        func cells(_ path: IndexPath) -> [Any] {
          [tableView.dequeueReusableCell(withIdentifier: "CardCell", for: path),
          //                                              ^^^^^^^^ error unregistered-reuse-identifier
          tableView.dequeueReusableCell(withIdentifier: "NibCell", for: path),
          //                                             ^^^^^^^ error unregistered-reuse-identifier
          tableView.dequeueReusableCell(withIdentifier: "Contact", for: path),
          tableView.dequeueReusableCell(withIdentifier: "Person", for: path),
          tableView.dequeueReusableCell(withIdentifier: goneName, for: path)]
          //                                            ^^^^^^^^ error unregistered-reuse-identifier: no cell has the reuse identifier 'Gone'
        }
      }
      -- Grid.m --
      #import "Grid.h"
      @implementation Grid
      - (void)viewDidLoad {
        [self.tableView registerClass:[OwnCell class] forCellReuseIdentifier:@"Own"];
      }
      - (id)cellAt:(NSIndexPath *)path {
        [self.tableView dequeueReusableCellWithIdentifier:@"Own" forIndexPath:path];
        return [self.tableView dequeueReusableCellWithIdentifier:@"OwnCell" forIndexPath:path];
        //                                                         ^^^^^^^ error unregistered-reuse-identifier
      }
      @end
      -- Grid.h --
      @interface OwnCell : UITableViewCell
      @end
      @interface Grid : UITableViewController
      @end
      -- Other.swift --
      enum Other { static let name = "Other" }
      -- NibCell.xib --
      <tableViewCell id="c1" customClass="CardCell" customModule="App" reuseIdentifier="Person"/>
      """#),
    Case(
      "each of many projects has its own class of one name",
      (1...17).map { number in
        """
        -- P\(number)/P.xcodeproj/project.pbxproj --
        \(project(ProjectTarget(name: "App\(number)", files: ["ViewController.m", "Main.storyboard"])))
        -- P\(number)/ViewController.h --
        @interface ViewController : UIViewController
        @end
        -- P\(number)/ViewController.m --
        #import "ViewController.h"
        @implementation ViewController
        - (void)viewDidLoad { [self.storyboard instantiateViewControllerWithIdentifier:@"Info\(number == 1 ? "" : "Pane")"]; }
        \(number == 1 ? "//                                                                               ^^^^ error missing-scene" : "")
        @end
        -- P\(number)/Main.storyboard --
        <viewController id="v" customClass="ViewController"/>
        <viewController id="w" storyboardIdentifier="InfoPane"/>

        """
      }.joined()),
    Case(
      "the scene of the class that code casts to has the identifier",
      #"""
      -- List.swift --
      class Pane: UIViewController {}
      class List: UIViewController {
        func show() { _ = storyboard!.instantiateViewController(withIdentifier: "Options") as! Pane }
        //                                                                       ^^^^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Options'; the scene of Pane has 'ProductPopup'
      }
      -- Main.storyboard --
      <viewController id="v" customClass="List" customModule="App"/>
      <viewController id="w" storyboardIdentifier="ProductPopup" customClass="Pane" customModule="App"/>
      <viewController id="x" storyboardIdentifier="Other"/>
      """#),
    Case(
      "a segue without an identifier has the one that code puts in its place",
      #"""
      -- List.swift --
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segue.identifier ?? "missing" {
          case "missing": break
          case "gone": break
          //    ^^^^ warning dead-segue-comparison
          default: break
          }
        }
      }
      -- Main.storyboard --
      <viewController id="v" customClass="List" customModule="App"><button id="b"><connections>
        <segue destination="w" kind="show" identifier="list" id="s"/></connections></button></viewController>
      <viewController id="w"/>
      """#),
    Case(
      "a xib that is missing may declare its own name and cells, and a storyboard its scenes and segues",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["Code.swift", "Main.storyboard", "Row.xib", "Gone.xib"])))
      -- One/Code.swift --
      class Login: UIViewController {
        override func viewDidLoad() {
          performSegue(withIdentifier: "detial", sender: nil)
          //                            ^^^^^^ error missing-segue: did you mean 'detail'?
          let main = UIStoryboard(name: "Mian", bundle: nil)
          //                             ^^^^ error missing-storyboard: did you mean 'Main'?
          _ = storyboard!.instantiateViewController(withIdentifier: "Lgoin")
          //                                                         ^^^^^ error missing-scene: did you mean 'Login'?
          _ = UINib(nibName: "Rwo", bundle: nil)
          //                  ^^^ error missing-nib: did you mean 'Row'?
          _ = UINib(nibName: "Gone", bundle: nil)
          UITableView().dequeueReusableCell(withIdentifier: "rwo", for: IndexPath())
        }
      }
      -- One/Row.xib --
      <tableViewCell id="c" reuseIdentifier="row"/>
      -- One/Main.storyboard --
      <viewController id="vc" storyboardIdentifier="Login" customClass="Login" customModule="One"><connections>
        <segue destination="vc" kind="show" identifier="detail" id="s"/></connections></viewController>
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Code.swift", "Root.storyboard", "Gone.storyboard"])))
      -- Two/Code.swift --
      class Start: UIViewController {
        override func viewDidLoad() {
          performSegue(withIdentifier: "detial", sender: nil)
          let root = UIStoryboard(name: "Root", bundle: nil)
          _ = root.instantiateViewController(withIdentifier: "Strat")
          //                                                  ^^^^^ error missing-scene: did you mean 'Start'?
          _ = storyboard!.instantiateViewController(withIdentifier: "Strat")
          _ = UIStoryboard(name: "Gone", bundle: nil)
          _ = UIStoryboard(name: "Roto", bundle: nil)
          //                      ^^^^ error missing-storyboard: did you mean 'Root'?
        }
      }
      -- Two/Root.storyboard --
      <viewController id="vc" storyboardIdentifier="Start" customClass="Start" customModule="Two"><connections>
        <segue destination="vc" kind="show" identifier="detail" id="s"/></connections></viewController>
      """#),
    Case(
      "an exception that code catches in one place ends the app in another",
      #"""
      -- Home.m --
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)open {
        @try { [UIStoryboard storyboardWithName:@"Gone" bundle:nil]; } @catch (NSException *e) {}
      }
      - (void)show {
        [UIStoryboard storyboardWithName:@"Gone" bundle:nil];
        //                                 ^^^^ error missing-storyboard
      }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Home"/>
      """#),
    Case(
      "an extension makes scenes of its type's storyboard",
      #"""
      -- Flow.swift --
      class Flow {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        static let detail = "Lost"
      }
      extension Flow {
        func show() {
          storyboard.instantiateViewController(withIdentifier: "Detial")
          //                                                    ^^^^^^ error missing-scene: 'Detial'
        }
        static func make() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: detail)
          //                                                                                ^^^^^^ error missing-scene: 'Lost'
        }
      }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="Detail"/>
      """#),
    Case(
      "a class that code names for its type or a member is not registered",
      #"""
      -- List.swift --
      class Photo: UITableViewCell {}
      class Stat: UITableViewCell { static var icons: [String: String] = [:] }
      class Tick: UITableViewCell { @objc func tick() {} }
      class Made: UITableViewCell {}
      class Own: UITableViewCell { static func join(_ table: UITableView) {} }
      class List: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let photo: Photo = table.dequeueReusableCell(withIdentifier: "Photo", for: path) as! Photo
          //                                                            ^^^^^ error unregistered-reuse-identifier
          let stat = table.dequeueReusableCell(withIdentifier: "Stat", for: path)
          //                                                    ^^^^ error unregistered-reuse-identifier
          let tick = table.dequeueReusableCell(withIdentifier: "Tick", for: path)
          //                                                    ^^^^ error unregistered-reuse-identifier
          print(Stat.icons["a"], #selector(Tick.tick))
          let made: Made = join(table, path)
          Own.join(table)
          _ = table.dequeueReusableCell(withIdentifier: "Made", for: path)
          return table.dequeueReusableCell(withIdentifier: "Own", for: path)
        }
      }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="other" id="c"/></prototypes></tableView>
      </tableViewController>
      """#),
    Case(
      "an archive that is not read declares cells, and no scene, no segue and no other document",
      #"""
      -- Home.swift --
      class Home: UITableViewController {
        func show() {
          _ = UIStoryboard(name: "Settings", bundle: nil)
          //                      ^^^^^^^^ error missing-storyboard
          _ = UINib(nibName: "Settings", bundle: nil)
          //                  ^^^^^^^^ error missing-nib
          performSegue(withIdentifier: "Settings", sender: nil)
          //                            ^^^^^^^^ error missing-segue
          _ = tableView.dequeueReusableCell(withIdentifier: "Settings", for: IndexPath(row: 0, section: 0))
        }
      }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="Home" customModule="App">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="other" id="c"/></prototypes></tableView>
      </tableViewController>
      -- Other.xib --
      <view id="v"/>
      -- Old.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><string>Settings</string></archive>
      <!-- 1^^^^^^^ information malformed-interface: the archive format of before 2012 is not read -->
      """#),
    Case(
      "names of Objective-C that macros of C's strings and returned cells contain",
      #"""
      -- Segues.h --
      #define GEAR "gear"
      #define MAP @"map"
      -- List.m --
      #import "Segues.h"
      @interface List : UITableViewController
      @end
      @implementation List
      - (void)show {
        [self performSegueWithIdentifier:@GEAR sender:self];
        //                                ^^^^ error missing-segue: 'gear'
        [self performSegueWithIdentifier:MAP sender:self];
      }
      - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
        if (path.row == 0) { return [table dequeueReusableCellWithIdentifier:@"gone"]; }
        //                                                                     ^^^^ error unregistered-reuse-identifier
        UITableViewCell *(^make)(void) = ^UITableViewCell *{ return [table dequeueReusableCellWithIdentifier:@"own"]; };
        return [table dequeueReusableCellWithIdentifier:@"none"] ?: [[UITableViewCell alloc] init];
      }
      @end
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="other" id="c"/></prototypes></tableView>
        <connections><segue destination="vc" kind="show" identifier="map" id="s1"/></connections>
      </tableViewController>
      """#),
    Case(
      "a storyboard that a function makes of the case of a parameter by a member of the enumeration",
      #"""
      -- Boards.swift --
      enum Board: String {
        case Main, Lost
        var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
        func make<T: UIViewController>(_ type: T.Type) -> T { instance.instantiateInitialViewController() as! T }
      }
      extension UIViewController {
        static func make(from board: Board) -> Self { return board.make(self) }
        func open(_ board: Board, isLost: Bool) {
          if isLost { present(board.instance.instantiateInitialViewController()!, animated: true) }
        }
      }
      class Home: UIViewController {
        func show() {
          _ = Home.make(from: .Main)
          _ = Home.make(from: .Lost)
          //                  ^^^^^ error missing-storyboard: 'Lost'
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App"/>
      """#),
    Case(
      "a dependency registers its own views by names that are not known",
      #"""
      -- Pods/Messages/View.m --
      @interface MessagesView : UICollectionView
      @end
      @implementation MessagesView
      - (void)awakeFromNib {
        [self registerNib:[Header nib] forSupplementaryViewOfKind:@"header" withReuseIdentifier:[Header identifier]];
      }
      @end
      -- List.swift --
      class List: UITableViewController {
        static let row = "constantRow"
        func cell(_ path: IndexPath) {
          _ = tableView.dequeueReusableCell(withIdentifier: "PersonRow", for: path)
          //                                                 ^^^^^^^^^ error unregistered-reuse-identifier
          _ = tableView.dequeueReusableCell(withIdentifier: List.row, for: path)
        }
      }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="ChatUserCell" id="c"/></prototypes></tableView>
      </tableViewController>
      """#),
    Case(
      "cells that RxCocoa dequeues",
      #"""
      -- List.swift --
      import RxCocoa
      class List: UITableViewController {
        func show(rows: Observable<[String]>) {
          rows.bind(to: tableView.rx.items(cellIdentifier: "row", cellType: UITableViewCell.self)) { _, _, _ in }
          rows.bind(to: tableView.rx.items(cellIdentifier: "rwo")) { _, _, _ in }
          //                                                ^^^ error unregistered-reuse-identifier: did you mean 'row'?
        }
      }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="row" id="c"/></prototypes></tableView>
      </tableViewController>
      """#),
    Case(
      "nibs in the bundle of a class of another file",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Cards.swift", "Old.h", "Old.m", "Card.xib"]), ProjectTarget(name: "Kit", files: ["Kit.swift", "Part.xib"], product: "framework")))
      -- Start.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let bundle = Bundle(for: Cards.self)
          _ = UINib(nibName: "Card", bundle: Bundle(for: Cards.self))
          _ = UINib(nibName: "Crad", bundle: Bundle(for: Cards.self))
          //                  ^^^^ error missing-nib: did you mean 'Card'?
          _ = UINib(nibName: "Cadr", bundle: bundle)
          //                  ^^^^ error missing-nib: did you mean 'Card'?
          _ = Bundle(for: Cards.self).loadNibNamed("Cards", owner: nil)
          //                                        ^^^^^ error missing-nib
          _ = UINib(nibName: "Card1", bundle: Bundle(for: Kit.self))
          _ = Bundle(for: Elsewhere.self).loadNibNamed("Card2", owner: nil)
          Old.load()
          return true
        }
      }
      -- Cards.swift --
      class Cards: NSObject {}
      -- Kit.swift --
      public class Kit: NSObject {}
      -- Old.h --
      @interface Old : NSObject
      + (void)load;
      @end
      -- Old.m --
      #import "Old.h"
      @implementation Old
      + (void)load {
        [UINib nibWithNibName:@"Cart" bundle:[NSBundle bundleForClass:[Cards class]]];
        //                      ^^^^ error missing-nib
        [[NSBundle bundleForClass:Cards.class] loadNibNamed:@"Carb" owner:nil options:nil];
        //                                                    ^^^^ error missing-nib: did you mean 'Card'?
        [[NSBundle bundleForClass:[Kit class]] loadNibNamed:@"Card3" owner:nil options:nil];
      }
      @end
      -- Card.xib --
      <view id="v"/>
      -- Part.xib --
      <view id="v"/>
      """#),
    Case(
      "an app whose scenes begin with another storyboard than its main one",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard", "First.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist", "INFOPLIST_KEY_UIMainStoryboardFile": "Main"])))
      -- Info.plist --
      <plist version="1.0"><dict>
      <key>UISceneStoryboardFile</key><string>First</string>
      </dict></plist>
      -- App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      -- Main.storyboard --
      <viewController id="vc"/>
      -- First.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
      <scene sceneID="s"><objects><viewController id="vc"/></objects></scene></scenes></document>
      """#),
    Case(
      "the extension of a watch app without its delegate",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Watch", files: ["Far.swift", "Delegates.swift"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict>
      <key>WKExtensionDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).ExtensionDelegate</string>
      <!--                                                                  ^^^^^^^^^^^^^^^^^ warning unknown-class -->
      </dict></plist>
      -- Far.swift --
      class Far {}
      -- Delegates.swift --
      class DelegateOfWatch: NSObject {}
      """#),
    Case(
      "names that one of several scenes of a class misspells",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["First.swift", "Main_iPhone.storyboard", "Main_iPad.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main_iPhone</string>
      <key>UIMainStoryboardFile~ipad</key><string>Main_iPad</string>
      </dict></plist>
      -- First.swift --
      class First: UITableViewController {
        override func viewDidLoad() {
          performSegue(withIdentifier: "Show Detail", sender: nil)
          //                            ^^^^^^^^^^^ warning missing-segue: Main_iPad.storyboard has the segue identifier 'Show Detial', which no code uses, in place of 'Show Detail', which others have
          performSegue(withIdentifier: "Show Cart", sender: nil)
          performSegue(withIdentifier: "Show More", sender: nil)
          _ = storyboard!.instantiateViewController(withIdentifier: "Login")
          //                                                         ^^^^^ warning missing-scene: Main_iPad.storyboard has the storyboard identifier 'Loign'
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: "Price", for: indexPath) }
          return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
          //                                                    ^^^ warning unregistered-reuse-identifier: Main_iPad.storyboard has the reuse identifier 'Rwo'
        }
      }
      class Second: UIViewController {
        override func viewDidLoad() { performSegue(withIdentifier: "Show Carts", sender: nil) }
      }
      -- Main_iPhone.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
      <scene sceneID="s"><objects><tableViewController id="vc" customClass="First" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="r"/><tableViewCell reuseIdentifier="Price" id="p"/></prototypes></tableView>
        <connections><segue destination="d" kind="show" identifier="Show Detail" id="g1"/><segue destination="d" kind="show" identifier="Show Cart" id="g2"/><segue destination="d" kind="show" identifier="Show More" id="g3"/></connections>
      </tableViewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="d" storyboardIdentifier="Login" customClass="Second" customModule="App">
        <connections><segue destination="vc" kind="show" identifier="Show Carts" id="g4"/></connections></viewController></objects></scene>
      </scenes></document>
      -- Main_iPad.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
      <scene sceneID="s"><objects><tableViewController id="vc" customClass="First" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Rwo" id="r"/><tableViewCell reuseIdentifier="Amount" id="p"/></prototypes></tableView>
        <connections><segue destination="d" kind="show" identifier="Show Detial" id="g1"/><segue destination="d" kind="show" identifier="Show Carts" id="g2"/></connections>
      </tableViewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="d" storyboardIdentifier="Loign" customClass="Second" customModule="App">
        <connections><segue destination="vc" kind="show" identifier="Show Carts" id="g4"/></connections></viewController></objects></scene>
      </scenes></document>
      """#),
    Case(
      "cells that code makes itself where the scene misspells their identifier",
      #"""
      -- List.m --
      @implementation List
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
        UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Row"];
        //                                                                     ^^^ warning unregistered-reuse-identifier: no cell has the reuse identifier 'Row', so this is nil; did you mean 'Rwo'?
        if (cell == nil) cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"Row"];
        UITableViewCell *other = [tableView dequeueReusableCellWithIdentifier:@"Card"];
        UITableViewCell *third = [tableView dequeueReusableCellWithIdentifier:@"Cards"];
        return cell;
      }
      @end
      -- List.h --
      @interface List : UITableViewController
      @end
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Rwo" id="r"/><tableViewCell reuseIdentifier="Cards" id="c"/></prototypes></tableView></tableViewController>
      """#),
    Case(
      "property lists that name the document of one device",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "MainWindow.xib", "MainWindow~ipad.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict>
      <key>NSMainNibFile</key><string>MainWindow</string>
      <key>NSMainNibFile~ipad</key><string>MainWindow~ipad</string>
      <key>UILaunchStoryboardName</key><string>Lanch~ipad</string>
      <!--                                     ^^^^^ warning missing-storyboard: no storyboard in this workspace has the name 'Lanch' -->
      </dict></plist>
      -- App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      -- MainWindow.xib --
      <view id="v"/>
      -- MainWindow~ipad.xib --
      <view id="v"/>
      """#),
    Case(
      "the delegate of a scene gives its window another controller",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Scene.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Home: UIViewController {}
      -- Scene.swift --
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let _ = (scene as? UIWindowScene) else { return }
          let root = UIHostingController(rootView: Tabs())
          window?.rootViewController = root
          window?.makeKeyAndVisible()
        }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Home" customModule="App"><view key="view" id="v"/>
      <connections><outlet property="title1" destination="v" id="c1"/></connections></viewController></objects></scene></scenes></document>
      <!--                           ^^^^^^ warning dangling-outlet: (no code shows this scene) -->
      """#),
    Case(
      "the delegate of a scene whose guard has another condition",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Scene.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Home: UIViewController {}
      -- Scene.swift --
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let _ = scene as? UIWindowScene, User.isKnown else { return }
          window?.rootViewController = UIHostingController(rootView: Tabs())
        }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Home" customModule="App"><view key="view" id="v"/>
      <connections><outlet property="title1" destination="v" id="c1"/></connections></viewController></objects></scene></scenes></document>
      <!--                           ^^^^^^ error dangling-outlet -->
      """#),
    Case(
      "the delegate of a scene that may keep the window of the storyboard",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Scene.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Home: UIViewController {}
      -- Scene.swift --
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let _ = (scene as? UIWindowScene) else { return }
          if User.isKnown { window?.rootViewController = UIHostingController(rootView: Tabs()) }
        }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Home" customModule="App"><view key="view" id="v"/>
      <connections><outlet property="title1" destination="v" id="c1"/></connections></viewController></objects></scene></scenes></document>
      <!--                           ^^^^^^ error dangling-outlet -->
      """#),
  ]
}
