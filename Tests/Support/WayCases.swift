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
  ]
}
