extension Case {
  /// Names in code that nothing runs, and cells that no code dequeues.
  static let uncalled: [Case] = [
    Case(
      "nothing runs a method of Swift that no code calls and no protocol requires",
      """
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      protocol Shown { func appear(_ x: Int) }
      class Base: UIViewController {
        func spin(text: String, done: Bool) { _ = UIStoryboard(name: "A", bundle: nil) }
        //                                                            ^ warning missing-storyboard: nothing calls the method
        func choose() { _ = UIStoryboard(name: "B", bundle: nil) }
        //                                      ^ warning missing-storyboard: nothing calls the method
        func appear(_ x: Int) { _ = UIStoryboard(name: "C", bundle: nil) }
        //                                              ^ error missing-storyboard
        func open() { _ = UIStoryboard(name: "D", bundle: nil) }
        //                                    ^ error missing-storyboard
        @objc func tapped() { _ = UIStoryboard(name: "E", bundle: nil) }
        //                                            ^ warning missing-storyboard: nothing calls the method
        override func viewDidLoad() { Sub().open() }
      }
      class Sub: Base, Shown {}
      class Menu: UIViewController, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { _ = UIStoryboard(name: "F", bundle: nil) }
        //                                                                                                 ^ error missing-storyboard
        func choose() { view.isHidden = true }
        override func viewDidLoad() { self.choose() }
        func unused() { _ = UIStoryboard(name: "G", bundle: nil) }
        //                                      ^ warning missing-storyboard: nothing calls the method
        func present(parent: UIViewController) { _ = UIStoryboard(name: "I", bundle: nil) }
        //                                                               ^ warning missing-storyboard: nothing calls the method
        func sectionIndexTitles(for view: UITableView) { _ = UIStoryboard(name: "J", bundle: nil) }
        //                                                                       ^ error missing-storyboard
      }
      class Turn: UIViewController, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed controller: UIViewController) { _ = UIStoryboard(name: "K", bundle: nil) }
        //                                                                                            ^ error missing-storyboard
      }
      class Pop: Turn, UIPopoverPresentationControllerDelegate, UISearchBarDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) { _ = UIStoryboard(name: "L", bundle: nil) }
        //                                                                                                 ^ error missing-storyboard
        func position(for bar: UIBarPositioning) { _ = UIStoryboard(name: "N", bundle: nil) }
        //                                                                 ^ error missing-storyboard
      }
      class Kit: KitController {
        func loaded() { _ = UIStoryboard(name: "H", bundle: nil) }
        //                                      ^ error missing-storyboard
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Sub" customModule="App"><button id="b"><connections><segue destination="m" kind="show" id="s"/><segue destination="k" kind="show" id="s2"/><segue destination="t" kind="show" id="s3"/></connections></button></viewController>
      <viewController id="t" customClass="Pop" customModule="App"/>
      <viewController id="m" customClass="Menu" customModule="App"/>
      <viewController id="k" customClass="Kit" customModule="App"/>
      """),
    Case(
      "nothing runs a method of Objective-C without parameters that no code sends to its class",
      """
      -- App.m --
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      @implementation App
      @end
      -- Game.h --
      @interface Game : UIViewController
      @end
      @interface Team : UIViewController
      - (void)gather;
      @end
      @interface Away : KitController
      @end
      -- Game.m --
      #import "Game.h"
      @implementation Game
      - (void)learn { [UIStoryboard storyboardWithName:@"A" bundle:nil]; }
      //                                                 ^ warning missing-storyboard: nothing calls the method
      - (void)gather { [UIStoryboard storyboardWithName:@"B" bundle:nil]; }
      //                                                  ^ warning missing-storyboard: nothing calls the method
      - (void)layoutSubviews { [UIStoryboard storyboardWithName:@"C" bundle:nil]; }
      //                                                          ^ error missing-storyboard
      - (void)tap { [UIStoryboard storyboardWithName:@"D" bundle:nil]; }
      //                                               ^ error missing-storyboard
      - (void)told { [UIStoryboard storyboardWithName:@"E" bundle:nil]; }
      //                                                ^ error missing-storyboard
      - (void)viewDidLoad {
        Team *team = [Team new];
        [team gather];
        [self performSelector:@selector(told)];
      }
      @end
      @implementation Team
      - (void)gather { [UIStoryboard storyboardWithName:@"F" bundle:nil]; }
      //                                                  ^ error missing-storyboard
      @end
      @implementation Away
      - (void)loaded { [UIStoryboard storyboardWithName:@"G" bundle:nil]; }
      //                                                  ^ error missing-storyboard
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Game"><button id="b"><connections><action selector="tap" destination="a" eventType="touchUpInside" id="c"/><segue destination="k" kind="show" id="s"/></connections></button></viewController>
      <viewController id="k" customClass="Away"/>
      """
    ).without("not-marked-for-interface-builder"),
    Case(
      "a method that nothing calls shows no scene",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Start.m", "Main.storyboard"])))
      -- Home.swift --
      @main class App: UIResponder, UIApplicationDelegate {}
      protocol Route { func openThird(_ animated: Bool) }
      class Home: UIViewController, Route {
        func openFirst(_ animated: Bool) { show(storyboard!.instantiateViewController(withIdentifier: "first"), sender: self) }
        func openSecond() { show(storyboard!.instantiateViewController(withIdentifier: "second"), sender: self) }
        func openThird(_ animated: Bool) { show(storyboard!.instantiateViewController(withIdentifier: "third"), sender: self) }
        override func viewDidLoad() { openSecond() }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      class Third: UIViewController {}
      -- Start.m --
      @interface Start : UIViewController
      @end
      @implementation Start
      - (void)openFourth { [self showScene:[self.storyboard instantiateViewControllerWithIdentifier:@"fourth"]]; }
      - (void)openFifth { [self showScene:[self.storyboard instantiateViewControllerWithIdentifier:@"fifth"]]; }
      - (void)viewDidLoad { [self openFifth]; }
      @end
      @interface Fourth : UIViewController
      @end
      @implementation Fourth
      @end
      @interface Fifth : UIViewController
      @end
      @implementation Fifth
      @end
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="h"><scenes>
      <scene sceneID="0"><objects><viewController id="h" customClass="Home" customModule="App"><view key="view" id="v0"><button id="b0"><connections><segue destination="s" kind="show" id="s0"/></connections></button></view></viewController></objects></scene>
      <scene sceneID="1"><objects><viewController id="s" customClass="Start"/></objects></scene>
      <scene sceneID="2"><objects><viewController id="a" storyboardIdentifier="first" customClass="First" customModule="App"><view key="view" id="v1"><button id="b1"><connections><action selector="a1" destination="a" eventType="touchUpInside" id="c1"/></connections></button></view></viewController></objects></scene>
      <!--                                                                                                                                                                                           ^^ warning missing-action: (no code shows this scene) -->
      <scene sceneID="3"><objects><viewController id="b" storyboardIdentifier="second" customClass="Second" customModule="App"><view key="view" id="v2"><button id="b2"><connections><action selector="a2" destination="b" eventType="touchUpInside" id="c2"/></connections></button></view></viewController></objects></scene>
      <!--                                                                                                                                                                                             ^^ error missing-action -->
      <scene sceneID="4"><objects><viewController id="c" storyboardIdentifier="third" customClass="Third" customModule="App"><view key="view" id="v3"><button id="b3"><connections><action selector="a3" destination="c" eventType="touchUpInside" id="c3"/></connections></button></view></viewController></objects></scene>
      <!--                                                                                                                                                                                           ^^ error missing-action -->
      <scene sceneID="5"><objects><viewController id="d" storyboardIdentifier="fourth" customClass="Fourth"><view key="view" id="v4"><button id="b4"><connections><action selector="a4" destination="d" eventType="touchUpInside" id="c4"/></connections></button></view></viewController></objects></scene>
      <!--                                                                                                                                                                          ^^ warning missing-action: (no code shows this scene) -->
      <scene sceneID="6"><objects><viewController id="e" storyboardIdentifier="fifth" customClass="Fifth"><view key="view" id="v5"><button id="b5"><connections><action selector="a5" destination="e" eventType="touchUpInside" id="c5"/></connections></button></view></viewController></objects></scene>
      <!--                                                                                                                                                                        ^^ error missing-action -->
      </scenes></document>
      """#),
    Case(
      "a cell that code registers and only other names, comments and dependencies hold is never made",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.m", "Main.storyboard", "SongCell.xib"])))
      -- Pods/Kit/Kit.m --
      @implementation Kit
      - (void)test { [@"test" writeToFile:@"x"]; }
      @end
      -- List.m --
      @interface List : UITableViewController
      @end
      @implementation List
      - (void)viewDidLoad {
        UINib *nib = [UINib nibWithNibName:@"SongCell" bundle:nil];
        [self.tableView registerNib:nib forCellReuseIdentifier:@"SongCellType"];
        //                                                       ^^^^^^^^^^^^ warning reuse-identifier-mismatch: no code dequeues this cell
        [self.tableView registerNib:nib forCellReuseIdentifier:@"test"];
        //                                                       ^^^^ warning reuse-identifier-mismatch: no code dequeues this cell
        [self.tableView registerNib:nib forCellReuseIdentifier:@"RowKind"];
        //                                                       ^^^^^^^ error reuse-identifier-mismatch
      }
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
        static NSString *name = @"SongCell";
        // dequeues @"SongCellType"
        [self fill:[NSString stringWithFormat:@"%@Kind", @"Row"]];
        return [tableView dequeueReusableCellWithIdentifier:name];
      }
      - (UITableViewCell *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section {
        if (section == 0) {
          static NSString *type = @"SongCell";
          [tableView registerNib:[UINib nibWithNibName:@"SongCell" bundle:nil] forCellReuseIdentifier:type];
          return [tableView dequeueReusableCellWithIdentifier:type];
        }
        static NSString *type = @"HeadCell";
        [tableView registerNib:[UINib nibWithNibName:@"SongCell" bundle:nil] forCellReuseIdentifier:type];
        //                                                                                          ^^^^ error reuse-identifier-mismatch
        return [tableView dequeueReusableCellWithIdentifier:type];
      }
      @end
      -- SongCell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell reuseIdentifier="SongCell" id="c"/>
      -- Main.storyboard --
      <tableViewController id="a" customClass="List"><tableView key="view" id="t"/></tableViewController>
      """#),
    Case(
      "a text that code makes of a class dequeues the prototype with the name of the class",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Main.storyboard"])))
      -- List.swift --
      class Row: UITableViewCell { static let id = String(describing: Row.self) }
      class Made: UITableViewCell {}
      class Idle: UITableViewCell {}
      class List: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: Row.id, for: path) as! Row
          if cell.isHidden { return tableView.dequeueReusableCell(withIdentifier: String(describing: Made.self), for: path) }
          return cell
        }
      }
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="c1" customClass="Row" customModule="App"><connections><outlet property="gone" destination="c1" id="o1"/></connections></tableViewCell>
        <!--                                                                                                             ^^^^ error dangling-outlet -->
        <tableViewCell reuseIdentifier="Made" id="c2" customClass="Made" customModule="App"><connections><outlet property="gone" destination="c2" id="o2"/></connections></tableViewCell>
        <!--                                                                                                               ^^^^ error dangling-outlet -->
        <tableViewCell reuseIdentifier="Idle" id="c3" customClass="Idle" customModule="App"><connections><outlet property="gone" destination="c3" id="o3"/></connections></tableViewCell>
        <!--                                                                                                               ^^^^ warning dangling-outlet: (no code dequeues this cell) -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "a prototype that code dequeues only in a comment is never made",
      #"""
      -- Settings.m --
      @interface Settings : UITableViewController
      @end
      @implementation Settings
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
        // return [tableView dequeueReusableCellWithIdentifier:@"cell"];
        return [tableView dequeueReusableCellWithIdentifier:@"row"];
      }
      - (void)cell {}
      - (void)show { [self cell]; }
      @end
      -- Main.storyboard --
      <tableViewController id="a" customClass="Settings"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="cell" id="c1"><switch id="w1"><connections><action selector="one:" destination="a" eventType="valueChanged" id="a1"/></connections></switch></tableViewCell>
        <!--                                                                                         ^^^^ warning missing-action: (no code dequeues this cell) -->
        <tableViewCell reuseIdentifier="row" id="c2"><switch id="w2"><connections><action selector="two:" destination="a" eventType="valueChanged" id="a2"/></connections></switch></tableViewCell>
        <!--                                                                                        ^^^^ error missing-action -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "texts of structures that nothing reads, and names of classes that code only prints, show no scene",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Main.storyboard"])))
      -- Code.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Home: UIViewController {
        override func viewDidLoad() {
          print(String(describing: type(of: self)))
          storyboard?.instantiateViewController(withIdentifier: Names.Scenes.read)
        }
      }
      class Detail: UIViewController {}
      class Other: UIViewController {}
      struct Names {
        struct Scenes {
          static let unread = "UnreadScene", second = "SecondScene"
          static let single = "SingleScene"
          static let read = "ReadScene"
        }
      }
      -- Main.storyboard --
      <viewController id="h" customClass="Home" customModule="App"/>
      <viewController id="d" customClass="Detail" customModule="App" storyboardIdentifier="Detail"><connections><outlet property="gone" destination="d" id="o1"/></connections></viewController>
      <!--                                                                                                                        ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <viewController id="s" customClass="Other" customModule="App" storyboardIdentifier="SingleScene"><connections><outlet property="gone" destination="s" id="o2"/></connections></viewController>
      <!--                                                                                                                            ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <viewController id="t" customClass="Other" customModule="App" storyboardIdentifier="SecondScene"><connections><outlet property="gone" destination="t" id="o3"/></connections></viewController>
      <!--                                                                                                                            ^^^^ error dangling-outlet -->
      <viewController id="r" customClass="Other" customModule="App" storyboardIdentifier="ReadScene"><connections><outlet property="gone" destination="r" id="o4"/></connections></viewController>
      <!--                                                                                                                          ^^^^ error dangling-outlet -->
      """#),
    Case(
      "a variable that its first use would make and that nothing reads, and previews",
      #"""
      -- Code.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      private let unread = UIStoryboard(name: "a", bundle: nil)
      //                                       ^ warning missing-storyboard: nothing reads the variable
      let read = UIStoryboard(name: "b", bundle: nil)
      //                             ^ error missing-storyboard
      class Login: UIViewController {
        static let never = UIStoryboard(name: "c", bundle: nil)
        //                                     ^ warning missing-storyboard: nothing reads the variable
        private lazy var later = UIStoryboard(name: "d", bundle: nil)
        //                                           ^ warning missing-storyboard: nothing reads the variable
        let stored = UIStoryboard(name: "e", bundle: nil)
        //                               ^ error missing-storyboard
        override func viewDidLoad() { _ = (read, Login.used) }
        static let used = UIStoryboard(name: "f", bundle: nil)
        //                                    ^ error missing-storyboard
      }
      #Preview("login") {
        UIStoryboard(name: "g", bundle: nil).instantiateInitialViewController()!
        //                  ^ warning missing-storyboard: only a preview runs this
      }
      struct Previews: PreviewProvider {
        static var previews: some View { Shown(UIStoryboard(name: "h", bundle: nil)) }
        //                                                         ^ warning missing-storyboard
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#),
    Case(
      "a method of an extension of a framework's class that nothing calls",
      #"""
      -- Code.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Home: UIViewController {
        override func viewDidLoad() { _ = UIImage().framed() }
      }
      extension UIImage {
        func bubble() -> UIStoryboard { UIStoryboard(name: "bubble", bundle: nil) }
        //                                                  ^^^^^^ warning missing-storyboard: nothing calls the method
        func framed() -> UIStoryboard { UIStoryboard(name: "frame", bundle: nil) }
        //                                                  ^^^^^ error missing-storyboard
      }
      -- Main.storyboard --
      <viewController id="h" customClass="Home" customModule="App"/>
      """#),
    Case(
      "code that no target compiles, and messages to other classes, call no method of the app",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["AppDelegate.swift", "Home.swift", "Cloak.m", "Bar.m", "Main.storyboard", "Cloak.xib"])))
      -- AppDelegate.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Phone: UIViewController {
        static func create() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "phone")
          //                                                                                 ^^^^^ warning missing-scene: nothing calls the method
        }
      }
      -- Home.swift --
      class Home: UIViewController {
        static func create() -> UIViewController { Home() }
        override func viewDidLoad() { _ = Home.create() }
      }
      -- Old.swift --
      class Old: UIViewController {
        override func viewDidLoad() { _ = Phone.create() }
      }
      -- Cloak.h --
      @interface Cloak : UIViewController
      + (Cloak *)cover;
      @end
      @interface Bar : UIViewController
      + (Bar *)cover;
      + (Bar *)shade;
      @end
      @interface Tracked : UIViewController
      @property NSString *screenName;
      @end
      @interface Scan : Tracked
      @end
      -- Cloak.m --
      #import "Cloak.h"
      @implementation Cloak
      + (Cloak *)cover { return [[Cloak alloc] initWithNibName:@"Cloak" bundle:nil]; }
      - (void)viewDidLoad {
        [self addChildViewController:[Cloak cover]];
        [self addChildViewController:[[Bar alloc] init]];
        id bar = [Bar new];
        [[bar class] shade];
      }
      @end
      -- Bar.m --
      #import "Cloak.h"
      @implementation Bar
      + (Bar *)cover { return [[Bar alloc] initWithNibName:@"Gone" bundle:nil]; }
      //                                                     ^^^^ warning missing-nib: nothing calls the method
      + (Bar *)shade { return [[Bar alloc] initWithNibName:@"Lost" bundle:nil]; }
      //                                                     ^^^^ error missing-nib
      @end
      @implementation Scan
      - (void)pushNotes { [UIStoryboard storyboardWithName:@"Gone" bundle:nil]; }
      //                                                     ^^^^ warning missing-storyboard: nothing calls the method
      - (void)viewDidLoad { [UIStoryboard storyboardWithName:@"Lost" bundle:nil]; }
      //                                                       ^^^^ error missing-storyboard
      @end
      -- Main.storyboard --
      <viewController id="h" customClass="Home" customModule="App"><connections>
        <segue destination="c" kind="show" id="s1"/><segue destination="b" kind="show" id="s2"/>
      </connections></viewController>
      <viewController id="c" customClass="Cloak"/>
      <viewController id="b" customClass="Scan"/>
      -- Cloak.xib --
      <view id="v"/>
      """#),
    Case(
      "a branch for a missing cell of which the scene has a prototype",
      #"""
      -- List.m --
      @interface App : UIResponder <UIApplicationDelegate>
      @end
      @implementation App
      @end
      @interface List : UITableViewController
      @end
      @implementation List
      - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
        UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:@"row"];
        if (cell == nil) {
          cell = [[[NSBundle mainBundle] loadNibNamed:@"Gone" owner:self options:nil] firstObject];
          //                                            ^^^^ warning missing-nib: the table always returns a cell
        }
        UITableViewCell *other = [table dequeueReusableCellWithIdentifier:@"other"];
        if (!other)
        {
          other = [[[NSBundle mainBundle] loadNibNamed:@"Lost" owner:self options:nil] firstObject];
          //                                             ^^^^ error missing-nib
        }
        UITableViewCell *third = [table dequeueReusableCellWithIdentifier:@"row" forIndexPath:path];
        if (third == nil) {
          third = [[[NSBundle mainBundle] loadNibNamed:@"Left" owner:self options:nil] firstObject];
          //                                             ^^^^ warning missing-nib: the table always returns a cell
        }
        return cell;
      }
      @end
      -- Rows.swift --
      class Rows: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          var cell = table.dequeueReusableCell(withIdentifier: "line")
          if cell == nil {
            cell = Bundle.main.loadNibNamed("Away", owner: self)?.first as? UITableViewCell
            //                               ^^^^ warning missing-nib: the table always returns a cell
          }
          return cell!
        }
      }
      -- Main.storyboard --
      <tableViewController id="l" customClass="List"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="row" id="c"/>
      </prototypes></tableView><connections><segue destination="r" kind="show" id="s1"/></connections></tableViewController>
      <tableViewController id="r" customClass="Rows" customModule="App"><tableView key="view" id="u"><prototypes>
        <tableViewCell reuseIdentifier="line" id="d"/>
      </prototypes></tableView></tableViewController>
      -- Other.xib --
      <view id="v"/>
      """#),
    Case(
      "in Swift 2 the first label is no part of a call",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Bill.swift", "Main.storyboard"], settings: ["SWIFT_VERSION": "2.3"])))
      -- Bill.swift --
      class Bill: UITableViewController {
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(Bill.pay(_:)), forControlEvents: .TouchUpInside)
        }
        func pay(sender: UIButton) { _ = UIStoryboard(name: "Gone", bundle: nil) }
        //                                                   ^^^^ error missing-storyboard
        func unpaid() { _ = UIStoryboard(name: "Lost", bundle: nil) }
        //                                      ^^^^ warning missing-storyboard: nothing calls the method
      }
      @UIApplicationMain class App: UIResponder, UIApplicationDelegate {}
      -- Main.storyboard --
      <viewController id="a" customClass="Bill" customModule="App"/>
      """#),
    Case(
      "a variable with the name of a static method and a method of an object do not call it",
      #"""
      -- Kit.h --
      @interface Kit : NSObject
      + (id)o;
      + (id)made;
      + (id)kept;
      @end
      -- Kit.m --
      #import "Kit.h"
      @implementation Kit
      + (id)o { return [UIStoryboard storyboardWithName:@"Gone" bundle:nil]; }
      //                                                  ^^^^ warning missing-storyboard: nothing calls the method
      + (id)made { return [UIStoryboard storyboardWithName:@"Lost" bundle:nil]; }
      //                                                     ^^^^ warning missing-storyboard: nothing calls the method
      + (id)kept { return [UIStoryboard storyboardWithName:@"Used" bundle:nil]; }
      //                                                     ^^^^ error missing-storyboard
      @end
      -- Main.m --
      #import "Kit.h"
      @implementation Start
      - (void)run:(NSObject *)object with:(int)o {
        NSLog(@"%@ %d", [object made], o);
        Class kit = [Kit class];
        [kit kept];
      }
      @end
      -- App.swift --
      @main class App: UIResponder, UIApplicationDelegate {
        override init() { Shop.shared.create(); Shop.opened(); let close = 1; later(Shop.self); print(close) }
        func later(_ shop: Shop.Type) { shop.late() }
      }
      class Shop {
        static let shared = Shop()
        func create() {}
        static func create(_ x: Int) { _ = UIStoryboard(name: "A", bundle: nil) }
        //                                                     ^ warning missing-storyboard: nothing calls the method
        static func close() { _ = UIStoryboard(name: "B", bundle: nil) }
        //                                            ^ warning missing-storyboard: nothing calls the method
        static func opened() { inner() }
        static func inner() { _ = UIStoryboard(name: "C", bundle: nil) }
        //                                            ^ error missing-storyboard
        static func late() { _ = UIStoryboard(name: "D", bundle: nil) }
        //                                           ^ error missing-storyboard
      }
      -- Main.storyboard --
      <viewController id="a"/>
      """#),
    Case(
      "the first value of a variable that nothing reads, on a line with a tab",
      #"""
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      struct Boards {
      \#("\t")struct Story {
      \#("\t\t")static let laps = UIStoryboard(name: "Lpas", bundle: nil)
      //                                      ^^^^ warning missing-storyboard: nothing reads the variable
      \#("\t")}
        struct Files {
          static let main = UIStoryboard(name: "Lasp", bundle: nil)
          //                                    ^^^^ warning missing-storyboard: nothing reads the variable
          static let other = UIStoryboard(name: "aLps", bundle: nil)
          //                                     ^^^^ error missing-storyboard
        }
      }
      class Page: UIViewController {
        override func viewDidLoad() { print(Bundle.main, DispatchQueue.main, Boards.Files.other) }
      }
      -- Laps.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "the methods of delegates in Swift 2",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "List.swift", "Main.storyboard"], settings: ["SWIFT_VERSION": "2.3", "INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?) -> Bool {
          window!.rootViewController = UINavigationController(rootViewController: List())
          return true
        }
      }
      -- List.swift --
      class List: UITableViewController {
        override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          // #warning Incomplete implementation, return the number of rows
          return 0
        }
        override func tableView(tableView: UITableView, cellForRowAtIndexPath path: NSIndexPath) -> UITableViewCell {
          return tableView.dequeueReusableCellWithIdentifier("rwo", forIndexPath: path)
          //                                                  ^^^ warning unregistered-reuse-identifier: the view has no cells
        }
      }
      class First: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="First" customModule="App">
        <view key="view" id="b"><subviews><button id="c"><connections><segue id="g" destination="v2" kind="show"/></connections></button></subviews></view>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="v2" customClass="First" customModule="App">
        <view key="view" id="w"/>
        <connections><outlet property="lable" destination="w" id="o"/></connections>
        <!--                           ^^^^^ warning dangling-outlet: no code shows this scene -->
      </viewController></objects></scene>
      <scene sceneID="s3"><objects><tableViewController id="v3"><tableView key="view" id="t"><prototypes><tableViewCell id="p" reuseIdentifier="row"/></prototypes></tableView></tableViewController></objects></scene>
      </scenes></document>
      """#),
    Case(
      "headers and footers for which the layout has no size",
      #"""
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      -- Photos.swift --
      class Photos: UICollectionViewController {
        override func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
          if kind == UICollectionView.elementKindSectionHeader {
            return view.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "haeder", for: path)
            //                                                                                                                    ^^^^^^ error unregistered-reuse-identifier
          }
          if path.item > 0 {
            return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "ohter", for: path)
            //                                                                               ^^^^^ error unregistered-reuse-identifier
          }
          return view.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "fotoer", for: path)
          //                                                                                                                    ^^^^^^ warning unregistered-reuse-identifier: the layout has no size for it
        }
      }
      class Sized: UICollectionViewController {
        override func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
          return view.dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "fotoer", for: path)
          //                                                                                                                    ^^^^^^ error unregistered-reuse-identifier
        }
      }
      -- Main.storyboard --
      <scenes>
      <scene sceneID="s1"><objects><collectionViewController id="v1" customClass="Photos" customModule="App">
        <collectionView key="view" id="c1">
          <collectionViewFlowLayout key="collectionViewLayout" id="l1">
            <size key="headerReferenceSize" width="50" height="50"/>
            <size key="footerReferenceSize" width="0.0" height="0.0"/>
          </collectionViewFlowLayout>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="h1"/>
        </collectionView>
      </collectionViewController></objects></scene>
      <scene sceneID="s2"><objects><collectionViewController id="v2" customClass="Sized" customModule="App">
        <collectionView key="view" id="c2">
          <collectionViewFlowLayout key="collectionViewLayout" id="l2">
            <size key="footerReferenceSize" width="0.0" height="20"/>
          </collectionViewFlowLayout>
        </collectionView>
      </collectionViewController></objects></scene>
      </scenes>
      """#),
    Case(
      "footers for which code has a size",
      #"""
      -- App.m --
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      @end
      -- Photos.m --
      @interface Photos : UICollectionViewController
      @end
      @implementation Photos
      - (UICollectionReusableView *)collectionView:(UICollectionView *)view viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path {
        return [view dequeueReusableSupplementaryViewOfKind:UICollectionElementKindSectionFooter withReuseIdentifier:@"fotoer" forIndexPath:path];
        //                                                                                                             ^^^^^^ error unregistered-reuse-identifier
      }
      - (CGSize)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout referenceSizeForFooterInSection:(NSInteger)section {
        return CGSizeMake(10, 10);
      }
      @end
      -- Main.storyboard --
      <collectionViewController id="v1" customClass="Photos">
        <collectionView key="view" id="c1">
          <collectionViewFlowLayout key="collectionViewLayout" id="l1"/>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="h1"/>
        </collectionView>
      </collectionViewController>
      """#),
    Case(
      "a text as a selector, before Swift 3",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard", "Card.xib"], settings: ["SWIFT_VERSION": "2.3", "INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Page: UIViewController {
        override func viewDidLoad() {
          NSTimer.scheduledTimerWithTimeInterval(1, target: self, selector: "tick", userInfo: nil, repeats: true)
          print("now tock")
        }
        func tick() { NSBundle.mainBundle().loadNibNamed("Crad", owner: nil, options: nil) }
        //                                                ^^^^ error missing-nib: did you mean 'Card'?
        func tock() { NSBundle.mainBundle().loadNibNamed("Cadr", owner: nil, options: nil) }
        //                                                ^^^^ warning missing-nib: nothing calls the method
      }
      -- Card.xib --
      <view id="v"/>
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Page" customModule="App"/></objects></scene></scenes></document>
      """#),
    Case(
      "an empty storyboard that no target builds says nothing about names",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Page: UIViewController {
        override func viewDidLoad() { performSegue(withIdentifier: "detial", sender: nil) }
        //                                                          ^^^^^^ error missing-segue: did you mean 'detail'?
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Page" customModule="App"><connections><segue identifier="detail" kind="show" destination="v2" id="g"/></connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="v2"/></objects></scene></scenes></document>
      -- Old.storyboard --

      <!-- 0^ warning malformed-interface: the file is empty; restore or remove it (no target builds this file) -->
      """#),
    Case(
      "methods of Swift that Objective-C could send and nothing does",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Old.m", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Page: UIViewController {
        override func viewDidLoad() {
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          let sent: Selector = "sent:"
          UIButton().addTarget(nil, action: #selector(Other.openCart), for: .touchDown)
          perform(Selector("runIt"))
        }
        @objc func tapped(_ sender: Any) { performSegue(withIdentifier: "one", sender: nil) }
        //                                                               ^^^ error missing-segue
        @objc func pressed(_ sender: Any) { performSegue(withIdentifier: "two", sender: nil) }
        //                                                                ^^^ warning missing-segue: nothing calls the method
        @objc func openCart() { performSegue(withIdentifier: "three", sender: nil) }
        //                                                    ^^^^^ error missing-segue
        @objc func sent(_ sender: Any) { performSegue(withIdentifier: "four", sender: nil) }
        //                                                             ^^^^ error missing-segue
        @objc(runIt) func run() { performSegue(withIdentifier: "five", sender: nil) }
        //                                                      ^^^^ error missing-segue
      }
      class Other: UIViewController { @objc func openCart() {} }
      class Caller { func call(_ page: UIViewController) { if let old = page as? Old { old.callPage(self) } } }
      -- Old.h --
      @interface Old : UIViewController
      - (IBAction)callPage:(id)sender;
      @end
      -- Old.m --
      #import "Old.h"
      @implementation Old
      - (IBAction)callPage:(id)sender { [self performSegueWithIdentifier:@"eight" sender:nil]; }
      //                                                                   ^^^^^ error missing-segue
      - (void)viewDidLoad { [self performSelector:NSSelectorFromString(@"openPage:") withObject:nil]; }
      - (IBAction)openPage:(id)sender { [self performSegueWithIdentifier:@"six" sender:nil]; }
      //                                                                   ^^^ error missing-segue
      - (IBAction)hidePage:(id)sender { [self performSegueWithIdentifier:@"seven" sender:nil]; }
      //          ^^^^^^^^ warning unused-action
      //                                                                   ^^^^^ warning missing-segue: nothing calls the method
      @end
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Page" customModule="App"><view key="view" id="v"><subviews><button id="b"><connections><segue destination="v2" kind="show" identifier="other" id="g"/></connections></button></subviews></view></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="v2" customClass="Old"/></objects></scene></scenes></document>
      """#),
    Case(
      "a menu of macOS sends a method without parameters by a name to which AppKit adds a colon",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "MainMenu.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>MainMenu</string></dict></plist>
      -- App.swift --
      import Cocoa
      @NSApplicationMain class AppDelegate: NSObject, NSApplicationDelegate {
        @objc private func showOne() { Bundle.main.loadNibNamed("One", owner: nil, topLevelObjects: nil) }
        //                                                       ^^^ error missing-nib
        @objc private func showTwo() { Bundle.main.loadNibNamed("Two", owner: nil, topLevelObjects: nil) }
        //                                                       ^^^ warning missing-nib: nothing calls the method
      }
      -- MainMenu.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"><connections><outlet property="delegate" destination="d" id="o1"/></connections></customObject>
      <customObject id="d" customClass="AppDelegate" customModule="App"/>
      <menu title="Main Menu" systemMenu="main" id="m"><items><menuItem title="One" id="i"><connections><action selector="showOne" target="d" id="a1"/></connections></menuItem></items></menu>
      """#),
  ]
}
