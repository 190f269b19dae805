extension Case {
  /// Names that code hands to frameworks through functions, and values that follow from a type.
  static let nameHelpers: [Case] = [
    Case(
      "names that functions of other files hand on",
      #"""
      -- Base.swift --
      class Base: UIViewController {
        func go(_ id: String, animated: Bool = true, then done: () -> Void) { performSegue(withIdentifier: id, sender: nil) }
      }
      extension UIViewController {
        func jump(to id: String) { performSegue(withIdentifier: id, sender: self) }
      }
      protocol Jumping {}
      extension Jumping where Self: UIViewController {
        func leap(to id: String) { performSegue(withIdentifier: id, sender: self) }
      }
      func board(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }
      class Router { func go(_ id: String, then done: () -> Void) {} }
      -- Login.swift --
      class Login: Base, Jumping {
        let router = Router()
        let other: Login
        func show() {
          go("detail") {}
          go("detial", animated: false) {}
          //  ^^^^^^ error missing-segue: did you mean 'detail'?
          self.jump(to: "detali")
          //             ^^^^^^ error missing-segue
          leap(to: "deatil")
          //        ^^^^^^ error missing-segue
          other.go("dteail") {}
          //        ^^^^^^ error missing-segue
          router.go("route") {}
          go("more", "labels") {}
          _ = board("Mian")
          //         ^^^^ error missing-storyboard: did you mean 'Main'?
          unknown().jump(to: "far")
        }
      }
      class Plain: UIViewController {
        func leap(to id: String) {}
        func show() { leap(to: "plain") }
      }
      func begin() { _ = board("Mein") }
      //                        ^^^^ error missing-storyboard
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" identifier="detail" id="s1"/>
      </viewController>
      <viewController id="d" customClass="Plain" customModule="App"/>
      """#),
    Case(
      "a property that has the name of methods, and the bundle of the class that a caller hands on",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Other.xib"])))
      -- Code.swift --
      extension UITableView {
        func add<T: UITableViewCell>(_ cell: T.Type) {
          register(UINib(nibName: String(describing: T.self), bundle: Bundle(for: cell)), forCellReuseIdentifier: "card")
        }
      }
      class Card: UITableViewCell {}
      class Cards: UITableViewController {
        override func viewDidLoad() { tableView.add(Card.self) }
        //                                          ^^^^^^^^^ error missing-nib: no xib in this workspace has the name 'Card'
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "card", for: path)
        }
      }
      class Other: UITableView {}
      class Pool { func add(_ cell: UITableViewCell.Type) {} }
      class Others: UIViewController {
        let pool = Pool()
        override func viewDidLoad() { pool.add(Card.self) }
      }
      -- Other.xib --
      <view id="v"/>
      """#),
    Case(
      "a scene by the name of the type on which a function is called, or that it is given",
      #"""
      -- Storyboarded.swift --
      protocol Storyboarded {}
      extension Storyboarded where Self: UIViewController {
        static func instantiate() -> Self {
          let id = String(describing: self)
          return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id) as! Self
        }
      }
      extension UIStoryboard {
        static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
        func make<T: UIViewController>(_ type: T.Type) -> T {
          instantiateViewController(withIdentifier: String(describing: type)) as! T
        }
      }
      class Factory {
        static let shared: Factory = Factory()
        func make(_ type: UIViewController.Type) {}
      }
      -- Code.swift --
      class Pane: UIViewController, Storyboarded {}
      class Gone: UIViewController, Storyboarded {}
      class Login: UIViewController {
        override func viewDidLoad() {
          show(Pane.instantiate(), sender: nil)
          show(Gone.instantiate(), sender: nil)
          //   ^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Gone'
          show(UIStoryboard.main.make(Pane.self), sender: nil)
          show(UIStoryboard.main.make(Gone.self), sender: nil)
          //                          ^^^^^^^^^ error missing-scene
          Factory.shared.make(Gone.self)
        }
      }
      -- Main.storyboard --
      <viewController id="v" customClass="Login" customModule="App"/>
      <viewController id="w" customClass="Pane" customModule="App" storyboardIdentifier="Pane"/>
      """#),
    Case(
      "functions, classes and documents of another project are not those of this one",
      #"""
      -- One/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["Tabs.swift", "Old.m", "Main.storyboard"])))
      -- One/Tabs.swift --
      class Tabs: UITabBarController {
        func add(_ name: String) { _ = UIImage(systemName: name) }
        override func viewDidLoad() { add("a.circle") }
        func load() { _ = UIStoryboard(name: "Mian", bundle: nil); _ = UINib(nibName: "Raw", bundle: nil) }
        //                                    ^^^^ error missing-storyboard: no storyboard in this workspace has the name 'Mian'; did you mean 'Main'?
        //                                                                             ^^^ error missing-nib: no xib in this workspace has the name 'Raw'
      }
      -- One/Old.m --
      @implementation Old
      - (UIImage *)image:(NSString *)name { return [UIImage systemImageNamed:name]; }
      - (void)show { [self image:@"b.circle"]; [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }
      @end
      -- One/Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
        <tabBarController id="vc" customClass="Tabs" customModule="One">
          <imageView id="i" image="covver"/>
          <!--                     ^^^^^^ warning missing-image: no image in this workspace has the name 'covver' -->
        </tabBarController>
        <viewControllerPlaceholder storyboardName="Lsit" id="p" sceneMemberID="viewController"/>
        <!--                                       ^^^^ error missing-storyboard: no storyboard in this workspace has the name 'Lsit' -->
      </objects></scene></scenes><resources><image name="covver" width="1" height="1"/></resources></document>
      -- Two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Tabs.swift", "Old.m", "List.storyboard", "Row.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Two/Tabs.swift --
      class Tabs: UITabBarController {
        func add(_ name: String) { _ = UIImage(named: name) }
        override func viewDidLoad() { add("gone") }
        //                                 ^^^^ warning missing-image
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      -- Two/Old.m --
      @implementation Old
      - (UIImage *)image:(NSString *)name { return [UIImage imageNamed:name]; }
      - (void)show { [self image:@"lost"]; }
      //                           ^^^^ warning missing-image
      @end
      -- Two/List.storyboard --
      <viewController id="vc" customClass="Tabs" customModule="Two"/>
      -- Two/Row.xib --
      <view id="v"/>
      -- Two/Info.plist --
      <plist version="1.0"><dict>
      <key>UILaunchStoryboardName</key><string>Mian</string>
      <!--                                     ^^^^ warning missing-storyboard: no storyboard in this workspace has the name 'Mian' -->
      <key>NSPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Aap</string>
      <!--                                                      ^^^ error unknown-class: the class 'Aap' was not found -->
      </dict></plist>
      -- Two/Assets.xcassets/cover.imageset/cover.png --
      png
      -- Two/Assets.xcassets/cover.imageset/Contents.json --
      {"images": [{"filename": "cover.png"}]}
      -- Three/Three.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Three", files: ["App.swift"])))
      -- Three/App.swift --
      class App: UIApplication {}
      """#),
    Case(
      "names of cases that functions hand on",
      #"""
      -- Base.swift --
      enum Route: String { case detail, list = "showList", lost }
      class Base: UIViewController {
        func go(_ route: Route) { performSegue(withIdentifier: route.rawValue, sender: nil) }
      }
      -- Login.swift --
      class Login: Base {
        func show(_ route: Route) {
          go(.detail)
          go(Route.list)
          go(.lost)
          // ^^^^^ error missing-segue: no scene of 'Login' has a segue with the identifier 'lost'
          go(route)
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="vc" kind="show" identifier="detail" id="s1"/>
        <segue destination="vc" kind="show" identifier="showList" id="s2"/>
      </viewController>
      """#),
    Case(
      "functions with the name of the framework's that take a case",
      #"""
      -- Base.swift --
      enum Route: String { case detail, lost = "lots" }
      extension UIViewController {
        func performSegue(route: Route, sender: Any? = nil) {
          performSegue(withIdentifier: route.rawValue, sender: sender)
        }
      }
      -- Login.swift --
      class Login: UIViewController {
        func show() {
          performSegue(route: .detail)
          performSegue(route: .lost, sender: self)
          //                  ^^^^^ error missing-segue: no scene of 'Login' has a segue with the identifier 'lots'
        }
      }
      class Other: UIViewController {
        func performSegue(withIdentifier identifier: Route) {}
        func show() { performSegue(withIdentifier: "other") }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="vc" kind="show" identifier="detail" id="s1"/>
      </viewController>
      <viewController id="v2" customClass="Other" customModule="App">
        <segue destination="vc" kind="show" identifier="list" id="s2"/>
      </viewController>
      """#),
    Case(
      "functions that take a scene and its storyboard",
      #"""
      -- Maker.swift --
      enum Boards: String { case main = "Main", extra = "Extra" }
      class Maker {
        static func scene(_ id: String, in storyboardName: String = "Main") -> UIViewController {
          let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
          return storyboard.instantiateViewController(withIdentifier: id)
        }
        static func scene(named id: String, of board: Boards) -> UIViewController {
          UIStoryboard(name: board.rawValue, bundle: nil).instantiateViewController(withIdentifier: id)
        }
        static func any(_ id: String, in storyboardName: String?) -> UIViewController {
          UIStoryboard(name: storyboardName ?? "Main", bundle: nil).instantiateViewController(withIdentifier: id)
        }
      }
      -- Login.swift --
      class Login: UIViewController {
        func show(_ board: String) {
          _ = Maker.scene("login")
          _ = Maker.scene("extra", in: "Extra")
          _ = Maker.scene("extra")
          //               ^^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'extra', but one in Extra.storyboard has
          _ = Maker.scene("login", in: "Extra")
          //               ^^^^^ error missing-scene
          _ = Maker.scene(named: "extra", of: .extra)
          _ = Maker.scene(named: "login", of: .extra)
          //                      ^^^^^ error missing-scene: no scene in Extra.storyboard has the storyboard identifier 'login', but one in Main.storyboard has
          _ = Maker.scene("unknown", in: board)
          _ = Maker.any("extra", in: nil)
        }
      }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="login" customClass="Login" customModule="App"/>
      -- Extra.storyboard --
      <viewController id="vc" storyboardIdentifier="extra" customClass="Login" customModule="App"/>
      """#),
    Case(
      "functions that take a list of names",
      #"""
      -- Lists.swift --
      extension UITableView {
        func add(_ types: [UITableViewCell.Type]) {
          for type in types {
            register(UINib(nibName: String(describing: type), bundle: nil), forCellReuseIdentifier: String(describing: type))
          }
        }
        func addAll(_ names: String...) {
          for name in names { register(UITableViewCell.self, forCellReuseIdentifier: name) }
        }
      }
      class Row: UITableViewCell {}
      class Note: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.add([Row.self, Note.self])
          //                       ^^^^^^^^^ error missing-nib: no xib in this workspace has the name 'Note'
          tableView.addAll("plain", "bold")
        }
        func cell(_ path: IndexPath) {
          _ = tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "bold", for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: "italic", for: path)
          //                                                 ^^^^^^ error unregistered-reuse-identifier
        }
      }
      -- Row.xib --
      <tableViewCell id="c" reuseIdentifier="Row" customClass="Row" customModule="App"/>
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App"/>
      """#),
    Case(
      "an old storyboard beside the one that the target copies",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"])))
      -- App.swift --
      class Home: UIViewController {
        func show() {
          _ = storyboard?.instantiateViewController(withIdentifier: "home")
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "old")
          //                                                                                     ^^^ error missing-scene
          _ = UIStoryboard(name: "Loose", bundle: nil).instantiateViewController(withIdentifier: "loose")
          //                      ^^^^^ error missing-storyboard: no target copies Loose.storyboard
          _ = UIStoryboard(name: "Gone", bundle: .none)
          //                      ^^^^ error missing-storyboard
        }
      }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="home" customClass="Home" customModule="App"/>
      -- Old/Code.swift --
      func old() { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "old") }
      -- Old/Main.storyboard --
      <viewController id="vc" storyboardIdentifier="old" customClass="Home" customModule="App"/>
      -- Loose.storyboard --
      <viewController id="vc" storyboardIdentifier="loose"/>
      """#),
    Case(
      "an enumeration of storyboards whose members make scenes",
      #"""
      -- Boards.swift --
      enum Board: String {
        case main = "Main", other = "Other"
        var instance: UIStoryboard { return UIStoryboard(name: self.rawValue, bundle: Bundle.main) }
        func scene<T: UIViewController>(of type: T.Type) -> T {
          let identifier = (type as UIViewController.Type).sceneIdentifier
          return instance.instantiateViewController(withIdentifier: identifier) as! T
        }
        static let shared = Box()
      }
      class Box { let name = "Main" }
      extension UIViewController { class var sceneIdentifier: String { return "\(self)" } }
      -- Login.swift --
      class Login: UIViewController {
        func show() {
          _ = Board.main.instance.instantiateViewController(withIdentifier: "Login")
          _ = Board.main.instance.instantiateViewController(withIdentifier: "Away")
          //                                                                 ^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Away', but one in Other.storyboard has
          _ = Board.other.instance.instantiateViewController(withIdentifier: "Away")
          _ = Board.main.scene(of: Login.self)
          _ = Board.main.scene(of: Logn.self)
          //                       ^^^^^^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Logn'; did you mean 'Login'?
          _ = UIStoryboard(name: Board.shared.name, bundle: nil).instantiateViewController(withIdentifier: "Away")
        }
      }
      class Logn: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="Login" customClass="Login" customModule="App"/>
      -- Other.storyboard --
      <viewController id="vc" storyboardIdentifier="Away" customClass="Login" customModule="App"/>
      """#),
    Case(
      "storyboards with the names of cases on one line",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Boards.swift", "Main.storyboard", "Other.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- Boards.swift --
      enum Boards: String {
        case Main, Other
        var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
      }
      class Home: UIViewController {
        override func viewDidLoad() { show(Boards.Other.instance.instantiateInitialViewController()!, sender: nil) }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
      <scene sceneID="s"><objects><viewController id="vc" customClass="Home" customModule="App"/></objects></scene></scenes></document>
      -- Other.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
      <scene sceneID="s"><objects><viewController id="vc" customClass="Home" customModule="App"><connections><outlet property="gone" destination="vc" id="c"/></connections></viewController></objects></scene></scenes></document>
      <!--                                                                                                                     ^^^^ error dangling-outlet -->
      """#),
    Case(
      "a protocol splits the name of the class at the module",
      #"""
      -- Boarded.swift --
      protocol Boarded { static func make() -> Self }
      extension Boarded where Self: UIViewController {
        static func make() -> Self {
          let fullName = NSStringFromClass(self)
          let name = fullName.components(separatedBy: ".")[1]
          return UIStoryboard(name: "Main", bundle: Bundle.main).instantiateViewController(withIdentifier: name) as! Self
        }
      }
      -- Login.swift --
      class Login: UIViewController, Boarded {}
      class Detail: UIViewController, Boarded {
        func show() {
          _ = Login.make()
          _ = Detail.make()
          //  ^^^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Detail'
        }
      }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="Login" customClass="Login" customModule="App"/>
      """#),
    Case(
      "types of one name in several types, of which code means the nearest",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        private enum Segues { static let next = "toDetail" }
        func show() { performSegue(withIdentifier: Segues.next, sender: nil) }
      }
      class Detail: UIViewController {
        private enum Segues { static let next = "toOther" }
        func show() { performSegue(withIdentifier: Segues.next, sender: nil) }
      }
      class Last: UIViewController {
        func show() { performSegue(withIdentifier: Segues.next, sender: nil) }
        //                                         ^^^^^^^^^^^ error missing-segue: 'toLost'
      }
      extension Last { enum Segues { static let next = "toLost" } }
      -- Main.storyboard --
      <viewController id="v1" customClass="Home" customModule="App"><connections><segue destination="v2" kind="show" identifier="toDetail" id="s1"/></connections></viewController>
      <viewController id="v2" customClass="Detail" customModule="App"><connections><segue destination="v3" kind="show" identifier="toOther" id="s2"/></connections></viewController>
      <viewController id="v3" customClass="Last" customModule="App"/>
      """#),
    Case(
      "functions that use a name under a condition",
      #"""
      -- Cells.swift --
      extension UITableView {
        func add(_ type: UITableViewCell.Type, isNib: Bool = true) {
          if isNib {
            register(UINib(nibName: String(describing: type), bundle: nil), forCellReuseIdentifier: String(describing: type))
          } else {
            register(type, forCellReuseIdentifier: String(describing: type))
          }
        }
      }
      class Row: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() { tableView.add(Row.self, isNib: false) }
        func go(_ name: String) {
          guard !name.isEmpty else { return }
          performSegue(withIdentifier: name, sender: nil)
        }
        func away(_ name: String) {
          guard let next = storyboard?.instantiateViewController(withIdentifier: name) else { return }
          show(next, sender: nil)
        }
        func all() {
          go("nowhere")
          //  ^^^^^^^ warning missing-segue
          away("gone")
          //    ^^^^ error missing-scene
        }
      }
      -- Other.xib --
      <tableViewCell id="c" reuseIdentifier="Other"/>
      -- Main.storyboard --
      <tableViewController id="vc" storyboardIdentifier="list" customClass="List" customModule="App"><connections><segue destination="vc" kind="show" identifier="other" id="s"/></connections></tableViewController>
      """#),
    Case(
      "names that follow from a type",
      #"""
      -- Reusable.swift --
      protocol Reusable {}
      extension Reusable { static var identifier: String { return String(describing: self) } }
      extension UITableViewCell { static var ownName: String { "\(self)" } }
      extension UITableView {
        func take<T: UITableViewCell>(_: T.Type, for path: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
        }
        func reuse<T: Reusable>(_ type: T.Type, at path: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: type.identifier, for: path) as! T
        }
        func add(_ type: UITableViewCell.Type) { register(type, forCellReuseIdentifier: String(describing: type)) }
      }
      extension UIView {
        static func load() -> [Any]? { Bundle.main.loadNibNamed(String(describing: self), owner: nil) }
      }
      -- List.swift --
      class Row: UITableViewCell, Reusable {}
      class Own: UITableViewCell, Reusable { static let identifier = "own" }
      class Near: UITableViewCell, Reusable {}
      class Made: UITableViewCell, Reusable {}
      class Lost: UITableViewCell {}
      class List: UITableViewController {
        func cell(_ path: IndexPath) -> UITableViewCell {
          tableView.add(
            Made.self,
          )
          _ = tableView.dequeueReusableCell(withIdentifier: Row.identifier, for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: Row.ownName, for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: Own.identifier, for: path)
          _ = tableView.dequeueReusableCell(withIdentifier: Near.identifier, for: path)
          _ = tableView.take(Row.self, for: path)
          _ = tableView.take(Made.self, for: path)
          _ = tableView.reuse(Own.self, at: path)
          return tableView.reuse(Near.self, at: path)
        }
      }
      class Card: UIView {}
      class Crad: UIView {}
      func load() {
        _ = UIStoryboard(name: Near.identifier, bundle: nil)
        //                     ^^^^^^^^^^^^^^^ error missing-storyboard: 'Near'
        _ = UIStoryboard(name: Lost.ownName, bundle: nil)
        //                     ^^^^^^^^^^^^ error missing-storyboard: 'Lost'
        _ = Card.load()
        _ = Crad.load()
        //  ^^^^ error missing-nib: did you mean 'Card'?
      }
      -- Card.xib --
      <view id="v" customClass="Card" customModule="App"/>
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <tableView key="view" id="t"><prototypes>
          <tableViewCell reuseIdentifier="Row" id="c" customClass="Row" customModule="App"/>
          <tableViewCell reuseIdentifier="own" id="d" customClass="Own" customModule="App"/>
          <tableViewCell reuseIdentifier="Neer" id="e" customClass="Near" customModule="App"/>
        </prototypes></tableView>
      </tableViewController>
      """#),
    Case(
      "names that methods of other files hand on in Objective-C",
      #"""
      -- Base.h --
      @interface Base : UIViewController
      - (void)go:(NSString *)name animated:(BOOL)animated;
      @end
      -- Base.m --
      @implementation Base
      - (void)go:(NSString *)name animated:(BOOL)animated {
        [self performSegueWithIdentifier:name sender:self];
      }
      @end
      -- Login.h --
      @interface Login : Base
      @end
      -- Login.m --
      @implementation Login
      - (void)show:(Login *)other with:(id)any {
        [self go:@"detail" animated:YES];
        [self go:@"detial" animated:YES];
        //         ^^^^^^ error missing-segue: did you mean 'detail'?
        [other go:@"detali" animated:YES];
        //          ^^^^^^ error missing-segue
        [any go:@"far" animated:YES];
        [self go:@"detial"];
      }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <segue destination="vc" kind="show" identifier="detail" id="s1"/>
      </viewController>
      """#),
    Case(
      "nibs that properties name, and nibs of another owner",
      #"""
      -- Card.swift --
      class CardViewController: UIViewController {}
      class PlainViewController: UIViewController { override func loadView() { view = UIView() } }
      class NamedViewController: UIViewController { override var nibName: String? { "Card" } }
      class SceneViewController: UIViewController {}
      class GivenViewController: UIViewController { init() { super.init(nibName: "Card", bundle: nil) } }
      class UnmadeViewController: UIViewController {}
      class OwnViewController: UIViewController {}
      class LostViewController: UIViewController {
        override var nibName: String? { return "Crad" }
        //                                      ^^^^ error missing-nib: did you mean 'Card'?
      }
      class Panel: NSWindowController {
        override var windowNibName: NSNib.Name? { "Panel" }
        override func loadWindow() { super.loadWindow() }
      }
      class Pane: NSWindowController {
        override var windowNibName: NSNib.Name? { "Pane" }
        //                                         ^^^^ error missing-nib
      }
      func show() {
        _ = (CardViewController(), PlainViewController(), NamedViewController(), SceneViewController())
        _ = (GivenViewController(), OwnViewController(), LostViewController(), Panel(), Pane())
        _ = AnyViewController<Int>()
      }
      class AnyViewController<Item>: UIViewController {}
      -- Old.m --
      @implementation Old
      - (NSString *)nibName {
        return @"Odl";
        //       ^^^ error missing-nib
      }
      + (NSString *)windowNibName { return @"Class"; }
      + (void)make { [Old new]; [Old make]; }
      @end
      -- Old.h --
      @interface Old : UIViewController
      @end
      -- CardView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardView" customModule="App"/>
      <!--                                                                   ^^^^^^^^ warning ambiguous-nib: UIKit loads CardView.xib for a 'CardViewController' without a nib, which is not its owner -->
      <view id="v"/>
      -- AnyView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"/>
      -- PlainView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"/>
      -- NamedView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"/>
      -- SceneView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"/>
      -- GivenView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"/>
      -- UnmadeView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"/>
      -- OwnView.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OwnViewController" customModule="App">
        <connections><outlet property="view" destination="v" id="o"/></connections>
      </placeholder>
      <view id="v"/>
      -- Card.xib --
      <view id="v" customClass="CardView" customModule="App"/>
      -- CardView.swift --
      class CardView: UIView {}
      -- Main.storyboard --
      <viewController id="vc" customClass="SceneViewController" customModule="App"/>
      """#),
    Case(
      "nibs that are registered under another identifier",
      #"""
      -- List.swift --
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
          //                                                                              ^^^ error reuse-identifier-mismatch: the cell in Row.xib has the reuse identifier 'Row'
          let nib = UINib(nibName: "Row", bundle: .main)
          tableView.register(nib, forCellReuseIdentifier: "Wor")
          //                                               ^^^ error reuse-identifier-mismatch
          tableView.register(nib, forCellReuseIdentifier: "Row")
          tableView.register(UINib(nibName: "Plain", bundle: nil), forCellReuseIdentifier: "plain")
          tableView.register(UINib(nibName: "Row", bundle: kit), forCellReuseIdentifier: "kit")
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "any")
        }
      }
      -- Grid.m --
      @implementation Grid
      - (void)viewDidLoad {
        [self.collectionView registerNib:[UINib nibWithNibName:@"Tile" bundle:nil] forCellWithReuseIdentifier:@"Tiel"];
        //                                                                                                      ^^^^ error reuse-identifier-mismatch
      }
      @end
      -- Grid.h --
      @interface Grid : UICollectionViewController
      @end
      -- Row.xib --
      <tableViewCell reuseIdentifier="Row" id="c"/>
      -- Plain.xib --
      <tableViewCell id="c"/>
      -- Tile.xib --
      <collectionViewCell reuseIdentifier="Tile" id="c"/>
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App"/>
      <collectionViewController id="vd" customClass="Grid"/>
      """#),
    Case(
      "nibs that functions and Swift 2 register under another identifier than that of the cell",
      #"""
      -- Tables.swift --
      extension UITableView {
        func registerCell<T: UITableViewCell>(_ type: T.Type) {
          let name = String(describing: type)
          register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)
        }
        func registerCell(named name: String) {
          register(UINib(nibName: name + "Nib", bundle: nil), forCellReuseIdentifier: name)
        }
        func registerEither<T: UITableViewCell>(_ type: T.Type) {
          register(UINib(nibName: String(describing: type), bundle: nil), forCellReuseIdentifier: String(describing: type))
        }
        func registerEither<T: Plain>(_ type: T.Type) {
          register(type, forCellReuseIdentifier: String(describing: type))
        }
      }
      protocol Plain: UITableViewCell {}
      -- List.swift --
      class Row: UITableViewCell {}
      class Tile: UITableViewCell, Plain {}
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.registerCell(Row.self)
          //                     ^^^^^^^^ error reuse-identifier-mismatch: the cell in Row.xib has the reuse identifier 'row'
          tableView.registerCell(Tile.self)
          tableView.registerEither(Row.self)
          tableView.registerEither(Tile.self)
        }
      }
      -- Old.swift --
      class Old: UITableViewController {
        override func viewDidLoad() {
          tableView.registerNib(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
          //                                                                                 ^^^ error reuse-identifier-mismatch
          tableView.registerNib(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        }
      }
      -- Row.xib --
      <tableViewCell reuseIdentifier="row" id="c" customClass="Row" customModule="App"/>
      -- Tile.xib --
      <tableViewCell reuseIdentifier="Tile" id="c" customClass="Tile" customModule="App"/>
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App"/>
      <tableViewController id="vd" customClass="Old" customModule="App"/>
      """#),
    Case(
      "the initial controller of a storyboard that another file or a function names",
      #"""
      -- Boards.swift --
      extension UIStoryboard {
        static var side: UIStoryboard { UIStoryboard(name: "Side", bundle: nil) }
        class func sideOfFunction() -> UIStoryboard { return UIStoryboard(name: "Side", bundle: nil) }
        static var whole: UIStoryboard { UIStoryboard(name: "Whole", bundle: nil) }
      }
      func first(of name: String) -> UIViewController {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        return storyboard.instantiateInitialViewController()!
      }
      func window(_ name: String) -> NSWindowController? {
        NSStoryboard(name: NSStoryboard.Name(name), bundle: .main).instantiateInitialController() as? NSWindowController
      }
      -- List.swift --
      class List: UIViewController {
        func show() {
          _ = UIStoryboard.side.instantiateInitialViewController()!
          //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-initial-controller
          let other = UIStoryboard.sideOfFunction()
          _ = other.instantiateInitialViewController() as! List
          //        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-initial-controller
          _ = UIStoryboard.whole.instantiateInitialViewController()!
          _ = [first(of: "Side"), first(of: "Whole")]
          //              ^^^^ error missing-initial-controller: Side.storyboard has no initial controller, so this is nil
          _ = window("Side")
          //          ^^^^ warning missing-initial-controller
        }
      }
      -- Side.storyboard --
      <viewController id="vc" customClass="List" customModule="App"/>
      -- Whole.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
      <scene sceneID="s"><objects><viewController id="vc" customClass="List" customModule="App"/></objects></scene></scenes></document>
      """#),
    Case(
      "a scene of a storyboard that is not known",
      #"""
      -- Scenes.swift --
      enum Scene: String { case pane = "Pane", gone = "Pann" }
      extension UIStoryboard {
        func scene(_ scene: Scene) -> UIViewController { instantiateViewController(withIdentifier: scene.rawValue) }
        func make<T>(_ type: T.Type) -> T { instantiateViewController(withIdentifier: String(describing: type)) as! T }
        var pane: UIViewController { instantiateViewController(withIdentifier: "Paen") }
        //                                                                      ^^^^ error missing-scene: no scene has the storyboard identifier 'Paen'; did you mean 'Pane'?
      }
      struct Factory {
        private let storyboard = UIStoryboard(name: "Side", bundle: .module)
        func make() -> [UIViewController] { [storyboard.make(Other.self), storyboard.make(Login.self)] }
        //                                                   ^^^^^^^^^^ error missing-scene: no scene in Side.storyboard has the storyboard identifier 'Other', but one in Main.storyboard has
      }
      class Login: UIViewController {
        static func make(_ storyboard: UIStoryboard) -> [UIViewController] {
          _ = storyboard.instantiateViewController(withIdentifier: "Elsewhere")
          return [storyboard.scene(.pane), storyboard.scene(.gone)]
          //                                                ^^^^^ error missing-scene: did you mean 'Pane'?
        }
      }
      class Other: UIViewController {}
      -- Side.storyboard --
      <viewController id="vc" storyboardIdentifier="Pane"/>
      <viewController id="vd" storyboardIdentifier="Login" customClass="Login" customModule="App"/>
      -- Main.storyboard --
      <viewController id="ve" storyboardIdentifier="Other" customClass="Other" customModule="App"/>
      """#),
    Case(
      "storyboards without an initial controller",
      #"""
      -- List.swift --
      class List: UIViewController {
        func show() {
          let side = UIStoryboard.init(name: "Side", bundle: nil)
          _ = side.instantiateInitialViewController()!
          //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-initial-controller
          _ = side.instantiateInitialViewController() as! List
          //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-initial-controller
          _ = side.instantiateInitialViewController() as? List
          //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-initial-controller
          if side.instantiateInitialViewController() != nil {}
          //      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-initial-controller
          _ = UIStoryboard.init(name: "Gone", bundle: nil)
          //                           ^^^^ error missing-storyboard
        }
      }
      -- Old.m --
      @implementation Old
      - (void)show {
        UIStoryboard *side = [UIStoryboard storyboardWithName:@"Side" bundle:nil];
        [self showViewController:[side instantiateInitialViewController] sender:nil];
        //                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-initial-controller
      }
      @end
      -- Old.h --
      @interface Old : UIViewController
      @end
      -- Side.storyboard --
      <viewController id="vc" customClass="List" customModule="App"/>
      <viewController id="vd" customClass="Old"/>
      """#),
    Case(
      "nibs by the name of the class that loads them",
      #"""
      -- Card.swift --
      class Card: UIView {
        static let plan = "Paln"
        static var own: String { String(describing: self) }
        func load() { Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self) }
        //                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-nib: no xib in this workspace has the name 'Card'
        func loadAgain() {
          let name = "\(Self.self)"
          Bundle.main.loadNibNamed(name, owner: self)
          //                       ^^^^ error missing-nib: 'Card'
          Bundle.main.loadNibNamed(type(of: self).plan, owner: self)
          //                       ^^^^^^^^^^^^^^^^^^^ error missing-nib: 'Paln'
          Bundle.main.loadNibNamed(type(of: self).own, owner: self)
          //                       ^^^^^^^^^^^^^^^^^^ error missing-nib: 'Card'
          Bundle.main.loadNibNamed(type(of: self.superview), owner: self)
        }
        struct Part {
          func load() { Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: nil) }
        }
      }
      class Row: UIView {
        func load() { Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self) }
      }
      class Page: UIViewController {
        init() { super.init(nibName: String(describing: Self.self), bundle: nil) }
        //                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-nib: 'Page'
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      func show() { _ = Page() }
      -- Old.h --
      @interface Old : UIView
      @end
      -- Old.m --
      #import "Old.h"
      @implementation Old
      - (void)load {
        [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil];
        //                                  ^^^^^^^^^^^^^^^^^ error missing-nib: 'Old'
        [[NSBundle mainBundle] loadNibNamed:NSStringFromClass(self.class) owner:self options:nil];
        //                                  ^^^^^^^^^^^^^^^^^ error missing-nib: 'Old'
        [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self.superview class]) owner:self options:nil];
      }
      + (id)make { return [[UINib nibWithNibName:NSStringFromClass(self) bundle:nil] instantiateWithOwner:nil options:nil]; }
      //                                         ^^^^^^^^^^^^^^^^^ error missing-nib: 'Old'
      @end
      @implementation UIView (Nib)
      + (id)load { return [[UINib nibWithNibName:NSStringFromClass(self) bundle:nil] instantiateWithOwner:nil options:nil]; }
      @end
      -- Row.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row" customModule="App"/>
      <view id="v"/>
      """#),
    Case(
      "nibs by the names of subclasses, whose superclass loads them",
      #"""
      -- Base.swift --
      class Base: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func setUp() {
          let nib = UINib(nibName: String(describing: type(of: self)), bundle: Bundle(for: type(of: self)))
          //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-nib: a 'Card' loads the nib of its name here, and no xib in this workspace has the name 'Card'
          //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning missing-nib: a 'Placed' loads the nib of its name here
          addSubview(nib.instantiate(withOwner: self)[0] as! UIView)
        }
      }
      -- Rest.swift --
      class Row: Base {}
      class Card: Base {}
      class Placed: Base {}
      class Middle: Base {}
      class Leaf: Middle {}
      class Unmade: Base {}
      class Own: Base { override func setUp() {} }
      class Named: Base { func load() { Bundle.main.loadNibNamed("Row", owner: self) } }
      func show() { _ = (Row(frame: .zero), Card(frame: .zero), Middle(frame: .zero), Own(frame: .zero), Named(frame: .zero)) }
      -- Row.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row" customModule="App"/>
      <view id="v"/>
      -- Leaf.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Leaf" customModule="App"/>
      <view id="v"/>
      -- Main.storyboard --
      <viewController id="vc"><view key="view" id="w"><subviews><view id="p" customClass="Placed" customModule="App"/></subviews></view></viewController>
      """#),
    Case(
      "a function of a type loads the nib that a constant of the type names",
      #"""
      -- Loadable.swift --
      protocol Loadable {}
      extension Loadable where Self: UIView {
        static var nibName: String { String(describing: self) }
        static func make() -> Self { UINib(nibName: nibName, bundle: nil).instantiate(withOwner: nil)[0] as! Self }
        static func load(_ nibName: String) { UINib(nibName: nibName, bundle: nil).instantiate(withOwner: nil) }
      }
      class Card: UIView, Loadable {}
      class Row: UIView, Loadable {}
      class Base: UIView {
        static let name = "Bsae"
        static func make() { Bundle.main.loadNibNamed(name, owner: nil) }
        //                                            ^^^^ error missing-nib: 'Bsae'
      }
      func show() {
        _ = (Card.make(), Row.make())
        //   ^^^^ error missing-nib: 'Card'
        Base.make()
      }
      -- Row.xib --
      <view id="v" customClass="Row" customModule="App"/>
      """#),
    Case(
      "functions that pass a type or a case on to functions of the same file",
      #"""
      -- Boards.swift --
      enum Board: String {
        case Main, Other
        var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: Bundle.main) }
        func scene<T: UIViewController>(_ type: T.Type, line: Int = #line) -> T {
          let identifier = (type as UIViewController.Type).storyboardID
          guard let scene = instance.instantiateViewController(withIdentifier: identifier) as? T else { fatalError("\(line)") }
          return scene
        }
      }
      extension UIViewController {
        class var storyboardID: String { "\(self)" }
        static func instantiate(from board: Board) -> Self { board.scene(self) }
        static func present(from board: Board, on presenter: UIViewController) {
          presenter.present(instantiate(from: board), animated: true)
        }
        static func of(_ unrelated: Boards) -> Self { unrelated.scene(self) }
      }
      class Boards { func scene<T>(_ type: T.Type) -> T { fatalError() } }
      -- App.swift --
      class Detail: UIViewController {}
      class Settings: UIViewController {}
      func show(_ presenter: UIViewController) {
        _ = Detail.instantiate(from: .Main)
        _ = Detail.instantiate(from: .Other)
        //  ^^^^^^ error missing-scene: no scene in Other.storyboard has the storyboard identifier 'Detail'
        _ = Settings.instantiate(from: Board.Other)
        do { Settings.present(from: .Main, on: presenter) }
        //   ^^^^^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Settings'
        Settings.present(from: .Other, on: presenter)
        _ = Settings.of(Boards())
      }
      -- Main.storyboard --
      <viewController id="d" customClass="Detail" customModule="App" storyboardIdentifier="Detail"/>
      -- Other.storyboard --
      <viewController id="s" customClass="Settings" customModule="App" storyboardIdentifier="Settings"/>
      """#),
    Case(
      "a generic function makes the scene of the type that its caller expects",
      #"""
      -- Boards.swift --
      protocol Identified {}
      extension Identified where Self: UIViewController { static var identifier: String { String(describing: self) } }
      extension UIViewController: Identified {}
      extension Identified where Self: UIViewController {
        static func own() -> Self {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier) as! Self
        }
      }
      extension UIStoryboard {
        func make<T: UIViewController>() -> T {
          guard let made = instantiateViewController(withIdentifier: T.identifier) as? T else { fatalError() }
          return made
        }
        func make<T: UIViewController>(as type: T.Type) -> T? { nil }
      }
      -- App.swift --
      class Detail: UIViewController {}
      class Settings: UIViewController {}
      class Help: UIViewController {}
      class About: UIViewController {}
      class List: UIViewController {
        func show() {
          let detail: Detail = UIStoryboard(name: "Main", bundle: nil).make()
          let settings: Settings = storyboard!.make()
          //            ^^^^^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Settings'
          show(storyboard!.make() as About, sender: nil)
          //                         ^^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'About'
          let own: Detail = .own()
          let lost: Lost = .own()
          //        ^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Lost'
          _ = (own, lost)
          let help: Help? = storyboard!.make(as: Help.self)
          let title: UIViewController = storyboard!.make()
            .withTitle()
          _ = (detail, settings, help, title)
        }
        func made() -> Made? {
        //             ^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Made'
          func start() {}
          let make = { () -> Started in return Started() }
          _ = make()
          if isEditing { return nil }
          return UIStoryboard(name: "Main", bundle: nil).make()
        }
        func started() -> Started {
          func made() -> Detail { return storyboard!.make() }
          let make: () -> Detail = { return self.storyboard!.make() }
          _ = (make(), made())
          return Started()
        }
      }
      class Started: UIViewController {}
      class Lost: UIViewController {}
      class Made: UIViewController {}
      -- Main.storyboard --
      <viewController id="l" customClass="List" customModule="App"/>
      <viewController id="d" customClass="Detail" customModule="App" storyboardIdentifier="Detail"/>
      """#),
    Case(
      "generic functions register and dequeue cells of the type that their callers expect",
      #"""
      -- Cells.swift --
      protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
      extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
      extension UITableViewCell: Reusable {}
      extension UITableView {
        func register<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: T.reuseIdentifier) }
        func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath) -> T {
          guard let cell = dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as? T else { fatalError() }
          return cell
        }
        func dequeue<T: UITableViewCell>(_ type: T.Type = T.self, at indexPath: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: String(describing: type), for: indexPath) as! T
        }
      }
      -- List.swift --
      class Row: UITableViewCell {}
      class Code: UITableViewCell {}
      class Lost: UITableViewCell {}
      class Other: UITableViewCell {}
      class List: UITableViewController {
        override func viewDidLoad() { tableView.register(Code.self) }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 0 {
            let row: Row = tableView.dequeueReusableCell(for: indexPath)
            return row
          } else if indexPath.row == 1 {
            let code: Code = tableView.dequeue(at: indexPath)
            return code
          } else if indexPath.row == 2 {
            return tableView.dequeue(Lost.self, at: indexPath)
            //                       ^^^^^^^^^ error unregistered-reuse-identifier: no cell has the reuse identifier 'Lost', and no code registers one
          }
          let other: Other = tableView.dequeueReusableCell(for: indexPath)
          //         ^^^^^ error unregistered-reuse-identifier: no cell has the reuse identifier 'Other', and no code registers one
          return other
        }
      }
      -- Main.storyboard --
      <tableViewController id="l" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="r" customClass="Row" customModule="App"/>
      </prototypes><connections><outlet property="dataSource" destination="l" id="o"/></connections></tableView></tableViewController>
      """#),
    Case(
      "a nib of a class by a static member that is the name of the class",
      #"""
      -- Cells.swift --
      protocol Named { static var nibName: String { get } }
      extension Named {
        static var nibName: String { String(describing: self) }
        static var own: UINib { UINib(nibName: nibName, bundle: nil) }
      }
      class Row: UITableViewCell {
        static var identifier: String { String(describing: self) }
        static var nib: UINib { UINib(nibName: identifier, bundle: nil) }
      }
      class Lost: UITableViewCell {
        static var identifier: String { String(describing: self) + "View" }
        static var nib: UINib { UINib(nibName: identifier, bundle: nil) }
      }
      class Other: UITableViewCell, Named { static var nibName: String { "Row" } }
      -- List.swift --
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(Row.nib, forCellReuseIdentifier: Row.identifier)
          //                                                  ^^^^^^^^^^^^^^ error reuse-identifier-mismatch: the cell in Row.xib has the reuse identifier 'Raw'
          tableView.register(Lost.nib, forCellReuseIdentifier: "lost")
          //                 ^^^^^^^^ error missing-nib: no xib in this workspace has the name 'LostView'
          tableView.register(Other.own, forCellReuseIdentifier: "Raw")
        }
      }
      -- Row.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" reuseIdentifier="Raw" customClass="Row" customModule="App"/>
      """#),
  ]
}
