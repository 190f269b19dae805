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
        }
      }
      class Cell: UITableViewCell {}
      -- Old.m --
      @interface Old : UIViewController
      @end
      @implementation Old
      - (void)viewDidLoad { NSLog(@"%@", [NSString stringWithFormat:@"Ba%@", @"r"]); NSLog(@"Bar.xib"); }
      @end
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="photo" id="x" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="x" id="c1"/></connections></tableViewCell>
        <!--                                                                                                             ^^^^ warning dangling-outlet: (no code dequeues this cell) -->
        <tableViewCell reuseIdentifier="videoCell" id="y" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="y" id="c2"/></connections></tableViewCell>
        <!--                                                                                                                 ^^^^ error dangling-outlet -->
      </prototypes></tableView><connections><segue destination="o" kind="show" identifier="text" id="s"/></connections></tableViewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" storyboardIdentifier="detail" customClass="List" customModule="App"><connections><outlet property="gone" destination="b" id="c3"/></connections></viewController></objects></scene>
      <!--                                                                                                                                               ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <scene sceneID="3"><objects><viewController id="i" storyboardIdentifier="info2" customClass="List" customModule="App"><connections><outlet property="gone" destination="i" id="c4"/></connections></viewController></objects></scene>
      <!--                                                                                                                                              ^^^^ error dangling-outlet -->
      <scene sceneID="4"><objects><viewController id="o" customClass="Old"/></objects></scene></scenes></document>
      -- Row.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="v" id="c5"/></connections></view>
      <!--                                                                             ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Bar.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Cell" customModule="App"><connections><outlet property="gone" destination="v" id="c6"/></connections></view>
      <!--                                                                             ^^^^ error dangling-outlet -->
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
  ]
}
