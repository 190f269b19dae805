extension Case {
  /// Names that code makes of the name of a class, or of a case of an enumeration.
  static let madeNames: [Case] = [
    Case(
      "names that code makes of the name of a class in Swift",
      #"""
      -- Home.swift --
      class Card: UIView {}
      class Home: UIViewController {
        static var panel: String { String(describing: self) + "Panel" }
        func show() {
          storyboard?.instantiateViewController(withIdentifier: String(describing: Home.self) + "Scene")
          storyboard?.instantiateViewController(withIdentifier: "the\(Home.self)")
          storyboard?.instantiateViewController(withIdentifier: "\(Home.self)".lowercased())
          storyboard?.instantiateViewController(withIdentifier: String("\(Card.self)".dropLast(2)))
          storyboard?.instantiateViewController(withIdentifier: "\(Card.self)".replacingOccurrences(of: "Card", with: "Tile"))
          storyboard?.instantiateViewController(withIdentifier: String(reflecting: Home.self).components(separatedBy: ".").last! + "Scene")
          storyboard?.instantiateViewController(withIdentifier: String(describing: Home.self) + "Gone")
          //                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-scene: 'HomeGone'
          storyboard?.instantiateViewController(withIdentifier: "lost\(Home.self)")
          //                                                    ^^^^^^^^^^^^^^^^^^ error missing-scene: 'lostHome'
          storyboard?.instantiateViewController(withIdentifier: Home.panel)
          //                                                    ^^^^^^^^^^ error missing-scene: 'HomePanel'
          storyboard?.instantiateViewController(withIdentifier: String("\(Card.self)".dropLast("d".count)))
        }
        func skip(_ suffix: String) {
          storyboard?.instantiateViewController(withIdentifier: String(describing: Home.self) + suffix)
          storyboard?.instantiateViewController(withIdentifier: "\(Home.self)\(suffix)")
          storyboard?.instantiateViewController(withIdentifier: "\(Home.self)".localizedCapitalized + "Gone")
          storyboard?.instantiateViewController(withIdentifier: String(reflecting: Home.self) + "Gone")
          storyboard?.instantiateViewController(withIdentifier: "\(suffix)Gone")
        }
        func showStart() {
          storyboard?.instantiateViewController(withIdentifier: Names.start + "Gone")
          //                                                    ^^^^^^^^^^^^^^^^^^^^ error missing-scene: 'startGone'
          storyboard?.instantiateViewController(withIdentifier: Names.start.capitalized)
          //                                                    ^^^^^^^^^^^^^^^^^^^^^^^ error missing-scene: 'Start'
          storyboard?.instantiateViewController(withIdentifier: Names.numbered.capitalized)
        }
      }
      enum Names { static let start = "start", numbered = "start2go" }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="HomeScene" customClass="Home" customModule="App"/>
      <viewController id="v1" storyboardIdentifier="theHome"/>
      <viewController id="v2" storyboardIdentifier="home"/>
      <viewController id="v3" storyboardIdentifier="Ca"/>
      <viewController id="v5" storyboardIdentifier="Car"/>
      <viewController id="v4" storyboardIdentifier="Tile"/>
      """#),
    Case(
      "names that code makes of the name of a class in Objective-C",
      #"""
      -- Home.m --
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)show:(NSString *)other {
        [self.storyboard instantiateViewControllerWithIdentifier:[NSStringFromClass([Home class]) stringByAppendingString:@"Scene"]];
        [self.storyboard instantiateViewControllerWithIdentifier:[NSStringFromClass([self class]) stringByReplacingOccurrencesOfString:@"Home" withString:@"Start"]];
        [self.storyboard instantiateViewControllerWithIdentifier:[NSString stringWithFormat:@"%@Gone", NSStringFromClass([Home class])]];
        //                                                       ^ error missing-scene: 'HomeGone'
        [self.storyboard instantiateViewControllerWithIdentifier:[[NSStringFromClass([Home class]) lowercaseString] stringByAppendingString:@"Lost"]];
        //                                                       ^ error missing-scene: 'homeLost'
        [self.storyboard instantiateViewControllerWithIdentifier:[NSStringFromClass([Home class]) stringByAppendingString:other]];
        [self.storyboard instantiateViewControllerWithIdentifier:[NSString stringWithFormat:@"%@%d", NSStringFromClass([Home class]), 1]];
        [self.storyboard instantiateViewControllerWithIdentifier:[other stringByAppendingString:@"Gone"]];
      }
      @end
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="HomeScene" customClass="Home"/>
      <viewController id="v1" storyboardIdentifier="Start"/>
      """#),
    Case(
      "a helper that makes the name of a nib of a type's name",
      #"""
      -- Card.swift --
      extension UIView {
        static func load<T: UIView>(_ type: T.Type) -> T {
          Bundle.main.loadNibNamed("\(type)View", owner: nil, options: nil)!.first as! T
        }
      }
      class Card: UIView {}
      class Tile: UIView {}
      class Home: UIViewController {
        override func viewDidLoad() {
          _ = UIView.load(Card.self)
          _ = UIView.load(Tile.self)
          //              ^^^^^^^^^ error missing-nib: no xib in this workspace has the name 'TileView'
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App"/>
      -- CardView.xib --
      <view id="v" customClass="Card" customModule="App"/>
      """#),
    Case(
      "a storyboard that a member of an enumeration makes of its case",
      #"""
      -- Boards.swift --
      enum Board: String {
        case Main, Login, Unused, Special
        var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
        var title: String { rawValue }
        func controller(_ name: String) -> UIViewController {
          guard let found = instance.instantiateInitialViewController() else { fatalError(name) }
          return found
        }
        var chosen: UIStoryboard {
          switch self {
          case .Special: return UIStoryboard(name: "Main", bundle: nil)
          default: return UIStoryboard(name: self.rawValue, bundle: nil)
          }
        }
        var board: UIStoryboard? { self == .Special ? nil : instance }
      }
      class Home: UIViewController {
        func show(_ board: Board) {
          _ = Board.Main.instance
          _ = Board.Login.instance
          //  ^^^^^^^^^^^ error missing-storyboard: 'Login'
          _ = Board.Login.controller("start")
          //  ^^^^^^^^^^^ error missing-storyboard: 'Login'
          _ = Board.Login.title
          _ = Board.Special.chosen
          _ = Board.Special.board
          _ = board.instance
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App"/>
      """#),
    Case(
      "a segue that a member of an enumeration makes of its case",
      #"""
      -- Home.swift --
      enum Step: String {
        case detail, lost
        func perform(from controller: UIViewController) {
          controller.performSegue(withIdentifier: rawValue, sender: nil)
        }
      }
      class Home: UIViewController {
        func show() {
          Step.detail.perform(from: self)
          Step.lost.perform(from: self)
      //  ^^^^^^^^^ warning missing-segue: no segue has the identifier 'lost'
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <segue destination="d" kind="show" identifier="detail" id="s1"/>
        <viewController id="d"/>
      </viewController>
      """#),
    Case(
      "a choice in parentheses",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        func show(_ isWide: Bool) {
          performSegue(withIdentifier: (isWide ? "wide" : "slin"), sender: nil)
          //                                               ^^^^ error missing-segue: did you mean 'slim'?
          performSegue(withIdentifier: ("slim"), sender: nil)
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <segue destination="vc" kind="show" identifier="wide" id="s1"/>
        <segue destination="vc" kind="show" identifier="slim" id="s2"/>
      </viewController>
      """#),
    Case(
      "nibs in properties that make them of the name of the class",
      #"""
      -- Rows.swift --
      class Row: UITableViewCell {
        static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
      }
      class Part: UITableViewCell {
        static var nib: UINib { UINib(nibName: String(describing: self), bundle: Bundle(identifier: "parts")) }
      }
      class Literal: UITableViewCell {
        static var nib: UINib { UINib(nibName: "Literl", bundle: nil) }
        //                                      ^^^^^^ error missing-nib
      }
      -- List.swift --
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.register(Row.nib, forCellReuseIdentifier: "row")
          //                 ^^^^^^^ error missing-nib: 'Row'
          tableView.register(Part.nib, forCellReuseIdentifier: "part")
          tableView.register(Literal.nib, forCellReuseIdentifier: "literal")
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="List" customModule="App"/>
      -- Card.xib --
      <view id="v"/>
      """#),
    Case(
      "literals with escapes",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        func show() {
          performSegue(withIdentifier: "say \"hi\"", sender: nil)
          performSegue(withIdentifier: #"a\b"#, sender: nil)
          performSegue(withIdentifier: "Caf\u{e8}", sender: nil)
          //                            ^^^^^^^^^ error missing-segue: 'Cafè'
        }
      }
      -- Old.m --
      @interface Old : UIViewController
      @end
      @implementation Old
      - (void)show {
        [self performSegueWithIdentifier:@"say \"hi\"" sender:nil];
        [self performSegueWithIdentifier:@"say \"ho\"" sender:nil];
        //                                 ^^^^^^^^^^ error missing-segue
      }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <segue destination="d" kind="show" identifier="Café" id="s1"/>
        <segue destination="d" kind="show" identifier="say &quot;hi&quot;" id="s2"/>
        <viewController id="d"/>
      </viewController>
      <viewController id="o" customClass="Old">
        <segue destination="vc" kind="show" identifier="say &quot;hi&quot;" id="s3"/>
      </viewController>
      """#),
    Case(
      "constants in a header that a header imports, by the setting for the bridging header",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Old.m", "Main.storyboard"], settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Bridge.h"])))
      -- Bridge.h --
      #import "Common.h"
      -- Common.h --
      #import "Names.h"
      -- Names.h --
      #define kHome @"home"
      #define kGone @"gone"
      -- Unseen.h --
      #define kUnseen @"unseen"
      -- Old.m --
      #import "Common.h"
      @interface Old : UIViewController
      @end
      @implementation Old
      - (void)show {
        [self.storyboard instantiateViewControllerWithIdentifier:kHome];
        [self.storyboard instantiateViewControllerWithIdentifier:kGone];
        //                                                       ^^^^^ error missing-scene: 'gone'
        [self.storyboard instantiateViewControllerWithIdentifier:kUnseen];
      }
      @end
      -- Home.swift --
      class Home: UIViewController {
        func show() {
          storyboard?.instantiateViewController(withIdentifier: kHome)
          storyboard?.instantiateViewController(withIdentifier: kGone)
          //                                                    ^^^^^ error missing-scene: 'gone'
          storyboard?.instantiateViewController(withIdentifier: kUnseen)
        }
      }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="home" customClass="Home" customModule="App"/>
      <viewController id="o" customClass="Old"/>
      """#),
    Case(
      "a list of texts is no list of names, and Objective-C lets a member of an extension be overridden",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        func show() {
          _ = storyboard?.instantiateViewController(withIdentifier: ["ho", "me"].joined())
          _ = storyboard?.instantiateViewController(withIdentifier: ["home", "gone"].first!)
          _ = storyboard?.instantiateViewController(withIdentifier: seen)
        }
        override class var seen: String { "home" }
      }
      extension UIViewController {
        @objc class var seen: String { "lost" }
        func again() { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: Self.seen) }
      }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="home" customClass="Home" customModule="App"/>
      """#),
    Case(
      "controllers of a watch app",
      #"""
      -- Start.swift --
      class Start: WKInterfaceController {
        func show(_ names: [String]) {
          pushController(withName: "Detail", context: nil)
          presentController(withNames: ["Detail", "Gone"], contexts: nil)
          //                                       ^^^^ warning missing-scene: no controller of the watch app has the identifier 'Gone', so none is shown
          presentController(withNames: names, contexts: nil)
          WKInterfaceController.reloadRootPageControllers(
            withNames: ["Detial"], contexts: nil, orientation: .vertical, pageIndex: 0)
            //           ^^^^^^ warning missing-scene: did you mean 'Detail'?
        }
      }
      class Other: UIViewController {
        func pushController(withName name: String) {}
        func show() { storyboard?.instantiateViewController(withIdentifier: "Main") }
      }
      -- Old.m --
      @interface Old : WKInterfaceController
      @end
      @implementation Old
      - (void)show {
        [self pushControllerWithName:@"Detail" context:nil];
        [WKInterfaceController reloadRootControllersWithNames:@[@"Detail", @"Lost"] contexts:nil];
        //                                                                   ^^^^ warning missing-scene: 'Lost'
      }
      @end
      -- Interface.storyboard --
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" initialViewController="s">
        <scenes>
          <scene sceneID="s1"><objects><controller id="s" identifier="Start" customClass="Start" customModule="App" sceneMemberID="viewController"/></objects></scene>
          <scene sceneID="s2"><objects><controller id="d" identifier="Detail" customClass="Old" sceneMemberID="viewController"/></objects></scene>
        </scenes>
      </document>
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="Main" customClass="Other" customModule="App"/>
      """#),
    Case(
      "members of AppKit's types for names, without the type",
      #"""
      -- Names.swift --
      extension NSStoryboard.Name {
        static let side = NSStoryboard.Name("Sied")
        static let right = NSStoryboard.Name("Side")
      }
      extension NSNib.Name { static let right = NSNib.Name("Card") }
      -- Main.swift --
      extension NSStoryboard.SceneIdentifier { static let detail = "Detial" }
      class Main: NSViewController {
        func show() {
          _ = NSStoryboard(name: .side, bundle: nil)
          //                     ^^^^^ error missing-storyboard: did you mean 'Side'?
          _ = NSStoryboard(name: .right, bundle: nil).instantiateController(withIdentifier: .detail)
          //                                                                                ^^^^^^^ error missing-scene: did you mean 'Detail'?
          _ = NSStoryboard(name: .other, bundle: nil)
          _ = NSNib(nibNamed: .right, bundle: nil)
          _ = NSImage(named: .applicationIcon)
        }
      }
      -- Side.storyboard --
      <!-- macOS -->
      <viewController id="vc" storyboardIdentifier="Detail" customClass="Main" customModule="App"/>
      -- Card.xib --
      <!-- macOS -->
      <view id="v"/>
      """#),
    Case(
      "storyboards that a function without parameters makes",
      #"""
      -- Home.swift --
      extension UIStoryboard {
        class func side() -> UIStoryboard { return UIStoryboard(name: "Side", bundle: nil) }
        static func named(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }
      }
      class Home: UIViewController {
        class func board() -> UIStoryboard { UIStoryboard(name: "Side", bundle: nil) }
        func show() {
          _ = UIStoryboard.side().instantiateViewController(withIdentifier: "Detial")
          //                                                                 ^^^^^^ error missing-scene: did you mean 'Detail'?
          _ = Home.board().instantiateViewController(withIdentifier: "Detial")
          _ = UIStoryboard.named("Other").instantiateViewController(withIdentifier: "Detial")
        }
      }
      -- Side.storyboard --
      <viewController id="vc" storyboardIdentifier="Detail" customClass="Home" customModule="App"/>
      -- Other.storyboard --
      <viewController id="vd" storyboardIdentifier="Detial"/>
      """#),
    Case(
      "nibs by the classes of parameters",
      #"""
      -- List.swift --
      class Row: UITableViewCell {}
      extension UITableView {
        func add(_ cell: AnyClass) {
          register(UINib(nibName: String(describing: cell), bundle: nil), forCellReuseIdentifier: "row")
        }
        func put<Cell: UITableViewCell>(_ cell: Cell.Type) {
          register(UINib(nibName: "\(Cell.self)", bundle: nil), forCellReuseIdentifier: "row")
        }
        func skip(_ cell: Any) {
          register(UINib(nibName: String(describing: cell), bundle: nil), forCellReuseIdentifier: "row")
        }
      }
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.add(Row.self)
          //            ^^^^^^^^ error missing-nib: 'Row'
          tableView.put(Row.self)
          //            ^^^^^^^^ error missing-nib: 'Row'
          tableView.skip(Row.self)
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="List" customModule="App"/>
      -- Card.xib --
      <view id="v"/>
      """#),
    Case(
      "constants at the top of a file of an imported module",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Other.swift", "Main.storyboard"]), ProjectTarget(name: "Names", files: ["Names.swift"], product: "framework")))
      -- Names.swift --
      public let goneName = "gone"
      -- Home.swift --
      import Names
      class Home: UIViewController {
        func show() {
          storyboard?.instantiateViewController(withIdentifier: goneName)
          //                                                    ^^^^^^^^ error missing-scene: 'gone'
        }
      }
      -- Other.swift --
      class Other: UIViewController {
        func show() { storyboard?.instantiateViewController(withIdentifier: goneName) }
      }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="home" customClass="Home" customModule="App"/>
      <viewController id="o" customClass="Other" customModule="App"/>
      """#),
    Case(
      "storyboards that initializers and functions make of the raw value of a case",
      #"""
      -- Boards.swift --
      extension UIStoryboard {
        enum Board: String {
          case main, setings
          var file: String { return rawValue.capitalized }
        }
        convenience init(board: Board, bundle: Bundle? = nil) {
          self.init(name: board.file, bundle: bundle)
        }
        class func board(_ board: Board) -> UIStoryboard { UIStoryboard(board: board) }
      }
      extension UIImage {
        convenience init(asset: String) { self.init(named: asset)! }
      }
      class Card: UIViewController {
        init(card: String) { super.init(nibName: card, bundle: nil) }
      }
      struct Router {
        let board: UIStoryboard
        init(_ name: String) { board = UIStoryboard(name: name, bundle: nil) }
        init(file: String) {
          if file.isEmpty { board = UIStoryboard(name: file, bundle: nil) } else { board = UIStoryboard() }
        }
      }
      -- Home.swift --
      class Home: UIViewController {
        func show() {
          _ = UIStoryboard(board: .main)
          _ = UIStoryboard(board: .setings)
          //                      ^^^^^^^^ error missing-storyboard: 'Setings'; did you mean 'Settings'? (3 places)
          _ = UIStoryboard.board(.setings)
          _ = UIStoryboard(board: .setings, bundle: Bundle.main)
          _ = UIStoryboard(board: .setings, bundle: Bundle(identifier: "other"))
          _ = Router("Settings")
          _ = Router("Gone")
          //          ^^^^ error missing-storyboard: 'Gone'
          _ = Router(file: "")
          _ = Card(card: "Card")
          _ = Card(card: "Crad")
          //              ^^^^ error missing-nib: 'Crad'
          _ = UIImage(asset: "logo")
          _ = UIImage(asset: "lgo")
          //                  ^^^ error missing-image: 'lgo'
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App"/>
      -- Settings.storyboard --
      <viewController id="vc"/>
      -- Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App"><connections>
        <outlet property="view" destination="v" id="o1"/>
      </connections></placeholder>
      <view id="v"/>
      -- logo.png --
      """#),
    Case(
      "a storyboard that a member of an enumeration makes of its case in capitals",
      #"""
      -- Boards.swift --
      enum Board: String {
        case main, login
        var instance: UIStoryboard { UIStoryboard(name: rawValue.capitalized, bundle: nil) }
        var file: String { rawValue.uppercased() }
      }
      class Home: UIViewController {
        func show(_ board: Board) {
          _ = Board.main.instance
          _ = Board.login.instance
          //  ^^^^^^^^^^^ error missing-storyboard: 'Login'
          _ = UIStoryboard(name: Board.main.file, bundle: nil)
          //                     ^^^^^^^^^^^^^^^ error missing-storyboard: 'MAIN'
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App"/>
      """#),
    Case(
      "a nib that a class makes by its own identifier is missing once",
      #"""
      -- Cells.swift --
      class Tile: UITableViewCell {
        static var identifier: String { String(describing: self) }
        static var nib: UINib { UINib(nibName: Self.identifier, bundle: nil) }
        //                                     ^^^^^^^^^^^^^^^ error missing-nib: 'Tile'
      }
      class Row: UITableViewCell {
        static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
      }
      -- Home.swift --
      class Home: UITableViewController {
        override func viewDidLoad() {
          tableView.register(Tile.nib, forCellReuseIdentifier: Tile.identifier)
          tableView.register(Row.nib, forCellReuseIdentifier: "Row")
          //                 ^^^^^^^ error missing-nib: 'Row'
        }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          if p.row == 1 { return t.dequeueReusableCell(withIdentifier: Tile.identifier, for: p) }
          return t.dequeueReusableCell(withIdentifier: "Row", for: p)
        }
      }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="Home" customModule="App"><tableView key="view" id="t"/></tableViewController>
      -- Other.xib --
      <view id="v"/>
      """#),
    Case(
      "storyboards by a member of a case that another file declares, and by a default",
      #"""
      -- Board.swift --
      enum Board: String {
        case main, setings
        var file: String { rawValue.capitalized }
      }
      -- Make.swift --
      extension UIStoryboard {
        convenience init(_ board: Board) { self.init(name: board.file, bundle: .main) }
        convenience init(name: String) { self.init(name: name, bundle: nil) }
      }
      func make<C: UIViewController>(_ type: C.Type, from board: Board = .main) -> C {
        UIStoryboard(name: board.rawValue.capitalized, bundle: nil)
          .instantiateViewController(withIdentifier: String(describing: type)) as! C
      }
      -- Home.swift --
      class Home: UIViewController {
        func show() {
          _ = UIStoryboard(.main)
          _ = UIStoryboard(.setings)
          //               ^^^^^^^^ error missing-storyboard: 'Setings'
          _ = UIStoryboard(name: "Gone")
          //                      ^^^^ error missing-storyboard: 'Gone'
          _ = make(Home.self)
          _ = make(Info.self)
          //       ^^^^^^^^^ error missing-scene: no scene in Main.storyboard has the storyboard identifier 'Info', but one in Settings.storyboard has
        }
      }
      class Info: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="Home" customClass="Home" customModule="App"/>
      -- Settings.storyboard --
      <viewController id="vc" storyboardIdentifier="Info" customClass="Info" customModule="App"/>
      """#),
    Case(
      "functions of one name that don't hand a name on: private ones, those of the type or of its objects, and nearer ones",
      #"""
      -- Routers.swift --
      private struct Router { init(name: String) { _ = UIStoryboard(name: name, bundle: nil) } }
      private extension UIStoryboard { convenience init(_ name: String) { self.init(name: name, bundle: nil) } }
      private let board = [Router(name: "gone"), Router(name: "Main")]
      //                                 ^^^^ error missing-storyboard
      struct Nav {
        static func go(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }
        func go(_ name: String) -> String { name }
        static func all() { _ = [go("lost"), Self.go("Main")] }
        //                           ^^^^ error missing-storyboard
        func one() { _ = go("title") }
      }
      class Base: UITableViewController {
        func cell(_ id: String, _ path: IndexPath) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: id, for: path) }
        struct Board { init(file: String) { _ = UIStoryboard(name: file, bundle: nil) } }
      }
      struct Maker {
        init(file: String, count: Int) { _ = UIStoryboard(name: file, bundle: nil) }
        init(file: String, count: String) {}
      }
      -- Home.swift --
      private struct Router { init(name: String) {} }
      struct Board { init(file: String) {} }
      class Home: Base {
        override func cell(_ id: String, _ path: IndexPath) -> UITableViewCell { super.cell(id + "Row", path) }
        func show(_ path: IndexPath) {
          _ = [Router(name: "title"), Nav().go("title"), Nav.go("away")]
          //                                                     ^^^^ error missing-storyboard
          _ = cell("home", path)
          _ = Board(file: "title")
          _ = Maker(file: "title", count: "one")
          let card: UIStoryboard = .card
        }
      }
      class Flow {
        static let storyboard = UIStoryboard(name: "Other", bundle: nil)
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
      }
      extension Flow {
        static func make() { _ = storyboard.instantiateViewController(withIdentifier: "other") }
      }
      extension UIStoryboard { static let card = UIStoryboard(name: "card", bundle: nil) }
      //                                                             ^^^^ error missing-storyboard
      -- Main.storyboard --
      <tableViewController id="vc" customClass="Home" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="homeRow" id="c"/>
      </prototypes></tableView></tableViewController>
      -- Other.storyboard --
      <viewController id="vc" storyboardIdentifier="other"/>
      """#),
  ]
}
