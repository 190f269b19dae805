extension Case {
  /// Actions that nothing sends, and connections that nothing needs, as code shows.
  static let controls: [Case] = [
    Case(
      "a relationship needs no segue action",
      """
      -- One.swift --
      class One: UIViewController {}
      -- Main.storyboard --
      <tabBarController id="t"><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" destinationCreationSelector="makeOne" id="s1"/>
        <!--                                                                                                   ^^^^^^^ warning missing-segue-action: so the segue makes its destination without it -->
      </connections></tabBarController>
      <viewController id="a" customClass="One" customModule="App"><button id="go"><connections>
        <segue destination="b" kind="show" destinationCreationSelector="makeTwo" id="s2"/>
        <!--                                                            ^^^^^^^ error missing-segue-action -->
      </connections></button></viewController>
      <viewController id="b"/>
      """),
    Case(
      "a dependency with a controller from which the app derives may extend all controllers",
      #"""
      -- one/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["Home.swift", "Main.storyboard"])))
      -- one/Podfile --
      pod 'Drawer'
      -- one/Home.swift --
      class Frame: DrawerController {}
      class Home: UIViewController { @IBAction func closeIt(_ sender: Any) { print("closeAll") } }
      class Box: UIView {}
      -- one/Main.storyboard --
      <viewController id="a" customClass="Home" customModule="One"><view key="view" id="v" customClass="Box" customModule="One"/>
        <button id="b1"><connections><action selector="toggleDrawer:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        <button id="b2"><connections><action selector="closeAll:" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                           ^^^^^^^^^ error missing-action -->
        <button id="b3"><connections><action selector="toggleDrawer:" destination="v" eventType="touchUpInside" id="c3"/></connections></button>
        <!--                                           ^^^^^^^^^^^^^ error missing-action -->
        <button id="b4"><connections><action selector="closeIt:" destination="a" eventType="touchUpInside" id="c4"/></connections></button>
      </viewController>
      -- two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Menu.swift", "Main.storyboard"])))
      -- two/Podfile --
      pod 'Tools'
      -- two/Menu.swift --
      class Row: ToolCell {}
      class Menu: UIViewController {}
      -- two/Main.storyboard --
      <viewController id="a" customClass="Menu" customModule="Two">
        <button id="b1"><connections><action selector="toggleDrawer:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        <!--                                           ^^^^^^^^^^^^^ error missing-action -->
      </viewController>
      """#),
    Case(
      "code that goes through a collection of outlets, or sets a value by its key, may show them",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var all: [UIButton]!
        @IBOutlet var few: [UIButton]!
        @IBOutlet var keyed: UIButton!
        override func viewDidLoad() {
          all.forEach { $0.isHidden = false }
          if few.count > 1 { keyed.setValue(false, forKey: "hidden") }
        }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews>
        <button hidden="YES" id="b1"><connections><action selector="a1" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        <!--                                                        ^^ error missing-action -->
        <button hidden="YES" id="b2"><connections><action selector="a2" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                                        ^^ warning missing-action: (hidden, and no code shows it) -->
        <button hidden="YES" id="b3"><connections><action selector="a3" destination="a" eventType="touchUpInside" id="c3"/></connections></button>
        <!--                                                        ^^ error missing-action -->
      </subviews></view><connections><outletCollection property="all" destination="b1" id="o1"/>
        <outletCollection property="few" destination="b2" id="o2"/><outlet property="keyed" destination="b3" id="o3"/></connections></viewController>
      """#),
    Case(
      "code that sets another outlet, or the same one otherwise, shows and enables no button",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Desk.swift", "Form.m", "Main.storyboard"])))
      -- Desk.swift --
      class Desk: UIViewController {
        @IBOutlet var grid: UIView!
        @IBOutlet var more, less, next, last: UIButton!
        @IBOutlet var buy: UIButton! { didSet { buy.setTitle("Buy", for: .normal) } }
        override func viewDidLoad() {
          grid.isHidden = false
          if view.isOpaque { more.isHidden = true }
          less.isHidden = more.isHidden
          present(next)
          last.reveal()
          buy.isHidden = true
          if more.isHidden { grid.alpha = 1 }
        }
        func present(_ view: UIView) { view.isHidden = false }
      }
      extension UIView { func reveal() { isHidden = false } }
      -- Form.m --
      @interface Form : UIViewController {
        IBOutlet UIButton *quit, *leave;
      }
      @property IBOutlet UIButton *pay;
      @property IBOutlet UIButton *wait;
      @property IBOutlet UIButton *send;
      @property IBOutlet UIButton *stop;
      @end
      @implementation Form
      - (void)viewDidLoad {
        self.pay.hidden = NO;
        [_pay setTitle:@"Pay" forState:0];
        [self.wait setEnabled:NO];
        [[self stop] setEnabled:self.send.enabled];
        [self enable:self.send];
      }
      - (void)enable:(UIButton *)button { button.enabled = YES; }
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Desk" customModule="App">
        <view key="view" id="v"><subviews>
          <button hidden="YES" id="b1"><connections><action selector="a1" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
          <!--                                                        ^^ warning missing-action: (hidden, and no code shows it) -->
          <button hidden="YES" id="b2"><connections><action selector="a2" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
          <!--                                                        ^^ error missing-action -->
          <button hidden="YES" id="b3"><connections><action selector="a3" destination="a" eventType="touchUpInside" id="c3"/></connections></button>
          <!--                                                        ^^ error missing-action -->
          <button hidden="YES" id="b4"><connections><action selector="a4" destination="a" eventType="touchUpInside" id="c4"/></connections></button>
          <!--                                                        ^^ error missing-action -->
          <button id="b5"><connections><action selector="a5" destination="a" eventType="touchUpInside" id="c5"/></connections></button>
          <!--                                           ^^ warning missing-action: (code hides it and never shows it) -->
        </subviews></view>
        <connections><outlet property="grid" destination="v" id="o0"/><outlet property="more" destination="b1" id="o1"/>
          <outlet property="less" destination="b2" id="o2"/><outlet property="next" destination="b3" id="o3"/>
          <outlet property="last" destination="b4" id="o4"/><outlet property="buy" destination="b5" id="o5"/>
          <segue destination="f" kind="show" identifier="f" id="s"/></connections>
        <button id="go"><connections><segue destination="f" kind="show" id="s2"/></connections></button>
      </viewController>
      <viewController id="f" customClass="Form">
        <view key="view" id="w"><subviews>
          <button hidden="YES" enabled="NO" id="d1"><connections><action selector="a6" destination="f" eventType="touchUpInside" id="c6"/></connections></button>
          <!--                                                                     ^^ warning missing-action: (disabled, and no code enables it) -->
          <button enabled="NO" id="d2"><connections><action selector="a7" destination="f" eventType="touchUpInside" id="c7"/></connections></button>
          <!--                                                        ^^ warning missing-action: (disabled, and no code enables it) -->
          <button enabled="NO" id="d3"><connections><action selector="a8" destination="f" eventType="touchUpInside" id="c8"/></connections></button>
          <!--                                                        ^^ error missing-action -->
          <button enabled="NO" id="d4"><connections><action selector="a9" destination="f" eventType="touchUpInside" id="c9"/></connections></button>
          <!--                                                        ^^ error missing-action -->
          <button enabled="NO" id="d5"><connections><action selector="b1" destination="f" eventType="touchUpInside" id="c10"/></connections></button>
          <!--                                                        ^^ warning missing-action: (disabled, and no code enables it) -->
          <button enabled="NO" id="d6"><connections><action selector="b2" destination="f" eventType="touchUpInside" id="c11"/></connections></button>
          <!--                                                        ^^ warning missing-action: (disabled, and no code enables it) -->
        </subviews></view>
        <connections><outlet property="pay" destination="d1" id="p1"/><outlet property="wait" destination="d2" id="p2"/>
          <outlet property="send" destination="d3" id="p3"/><outlet property="stop" destination="d4" id="p4"/>
          <outlet property="quit" destination="d5" id="p5"/><outlet property="leave" destination="d6" id="p6"/></connections>
      </viewController>
      """#),
    Case(
      "code hides a button for good only if it always does, and never shows it",
      """
      -- Desk.swift --
      class Desk: UIViewController {
        @IBOutlet var buy, pay, send: UIButton!
        var isNew = false
        override func viewDidLoad() {
          super.viewDidLoad()
          self.buy.isHidden = true
          self.pay.isHidden = true
          if isNew { send.isHidden = true }
        }
        override func viewDidAppear(_ animated: Bool) { pay.isHidden = isNew }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Desk" customModule="App">
        <view key="view" id="v"><subviews>
          <button id="b1"><connections><action selector="a1" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
          <!--                                           ^^ warning missing-action: (code hides it and never shows it) -->
          <button id="b2"><connections><action selector="a2" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
          <!--                                           ^^ error missing-action -->
          <button id="b3"><connections><action selector="a3" destination="a" eventType="touchUpInside" id="c3"/></connections></button>
          <!--                                           ^^ error missing-action -->
        </subviews></view>
        <connections><outlet property="buy" destination="b1" id="o1"/><outlet property="pay" destination="b2" id="o2"/>
          <outlet property="send" destination="b3" id="o3"/></connections>
      </viewController>
      """),
    Case(
      "code hides a button with a view around it, unless it shows the view or moves the button",
      """
      -- Desk.swift --
      class Desk: UIViewController {
        @IBOutlet var bar: UIView!
        @IBOutlet var pane: UIView!
        @IBOutlet var list: UIView!
        @IBOutlet var side: UIView!
        @IBOutlet var moved: UIButton!
        override func viewDidLoad() {
          bar.isHidden = true
          pane.isHidden = true
          list.isHidden = true
          side.removeFromSuperview()
          view.addSubview(moved)
        }
        override func viewDidAppear(_ animated: Bool) { pane.isHidden = false }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Desk" customModule="App">
        <view key="view" id="v"><subviews>
          <view id="v1"><subviews><stackView id="k"><subviews><button id="b1"><connections><action selector="a1" destination="a" eventType="touchUpInside" id="c1"/></connections></button></subviews></stackView></subviews></view>
          <!--                                                                                               ^^ warning missing-action: (code hides it and never shows it) -->
          <view id="v2"><subviews><button id="b2"><connections><action selector="a2" destination="a" eventType="touchUpInside" id="c2"/></connections></button></subviews></view>
          <!--                                                                   ^^ error missing-action -->
          <view id="v3"><subviews><button id="b3"><connections><action selector="a3" destination="a" eventType="touchUpInside" id="c3"/></connections></button></subviews></view>
          <!--                                                                   ^^ error missing-action -->
          <view id="v4"><subviews><button id="b4"><connections><action selector="a4" destination="a" eventType="touchUpInside" id="c4"/></connections></button></subviews></view>
          <!--                                                                   ^^ warning missing-action: (code removes it and never adds it) -->
        </subviews></view>
        <connections><outlet property="bar" destination="v1" id="o1"/><outlet property="pane" destination="v2" id="o2"/>
          <outlet property="list" destination="v3" id="o3"/><outlet property="side" destination="v4" id="o4"/>
          <outlet property="moved" destination="b3" id="o5"/></connections>
      </viewController>
      """),
    Case(
      "code of Objective-C hides a button for good, and code removes one that it adds nowhere",
      """
      -- Desk.m --
      @interface Desk : UIViewController
      @property IBOutlet UIButton *buy;
      @property IBOutlet UIButton *pay;
      @property IBOutlet UIButton *send;
      @property IBOutlet UIButton *wait;
      @property IBOutlet UIButton *stop;
      @property IBOutlet UIButton *more;
      @end
      @implementation Desk
      - (void)viewDidLoad {
        [super viewDidLoad];
        self.buy.hidden = YES;
        [_pay setHidden:YES];
        [self.send removeFromSuperview];
        [self.wait removeFromSuperview];
        if (self.view) self.stop.hidden = YES;
        UIButton *more = [UIButton new];
        more.hidden = YES;
      }
      - (void)viewDidAppear:(BOOL)animated { [self.view addSubview:self.wait]; }
      @end
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var one: UIButton!
        @IBOutlet var two: UIButton?
        @IBOutlet var three: UIButton!
        override func viewDidLoad() {
          one.removeFromSuperview()
          two?.removeFromSuperview()
          three.removeFromSuperview()
          [three].forEach(view.addSubview)
        }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Desk"><view key="view" id="v"><subviews>
        <button id="b1"><connections><action selector="a1" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        <!--                                           ^^ warning missing-action: (code hides it and never shows it) -->
        <button id="b2"><connections><action selector="a2" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                           ^^ warning missing-action: (code hides it and never shows it) -->
        <button id="b3"><connections><action selector="a3" destination="a" eventType="touchUpInside" id="c3"/></connections></button>
        <!--                                           ^^ warning missing-action: (code removes it and never adds it) -->
        <button id="b4"><connections><action selector="a4" destination="a" eventType="touchUpInside" id="c4"/></connections></button>
        <!--                                           ^^ error missing-action -->
        <button id="b5"><connections><action selector="a5" destination="a" eventType="touchUpInside" id="c5"/></connections></button>
        <!--                                           ^^ error missing-action -->
        <button id="b6"><connections><action selector="a6" destination="a" eventType="touchUpInside" id="c6"/><segue destination="f" kind="show" id="s"/></connections></button>
        <!--                                           ^^ error missing-action -->
      </subviews></view><connections><outlet property="buy" destination="b1" id="o1"/><outlet property="pay" destination="b2" id="o2"/>
        <outlet property="send" destination="b3" id="o3"/><outlet property="wait" destination="b4" id="o4"/>
        <outlet property="stop" destination="b5" id="o5"/><outlet property="more" destination="b6" id="o6"/></connections></viewController>
      <viewController id="f" customClass="Form" customModule="App"><view key="view" id="w"><subviews>
        <button id="d1"><connections><action selector="a1" destination="f" eventType="touchUpInside" id="e1"/></connections></button>
        <!--                                           ^^ warning missing-action: (code removes it and never adds it) -->
        <button id="d2"><connections><action selector="a2" destination="f" eventType="touchUpInside" id="e2"/></connections></button>
        <!--                                           ^^ warning missing-action: (code removes it and never adds it) -->
        <button id="d3"><connections><action selector="a3" destination="f" eventType="touchUpInside" id="e3"/></connections></button>
        <!--                                           ^^ error missing-action -->
      </subviews></view><connections><outlet property="one" destination="d1" id="p1"/><outlet property="two" destination="d2" id="p2"/>
        <outlet property="three" destination="d3" id="p3"/></connections></viewController>
      """
    ).without("unconnected-outlet"),
    Case(
      "a bar shows no item that code always replaces, unless the code keeps it",
      """
      -- Home.swift --
      class Home: UIViewController {
        @IBOutlet var add: UIBarButtonItem!
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem?.isEnabled = true
          navigationItem.rightBarButtonItems = [UIBarButtonItem(), editButtonItem]
          navigationItem.leftBarButtonItem = UIBarButtonItem()
        }
        func edit() { navigationItem.leftBarButtonItem = add }
      }
      -- Form.m --
      @interface Form : UIViewController
      @end
      @implementation Form
      - (void)viewDidLoad {
        self.navigationItem.rightBarButtonItem = self.editButtonItem;
        [self.navigationItem setLeftBarButtonItem:nil];
      }
      @end
      -- List.m --
      @interface List : UIViewController
      @end
      @implementation List
      - (void)viewDidLoad {
        UIBarButtonItem *old = self.navigationItem.rightBarButtonItem;
        self.navigationItem.rightBarButtonItem = self.editButtonItem;
        if (old) self.navigationItem.leftBarButtonItem = nil;
      }
      @end
      -- Main.storyboard --
      <navigationController id="n"><navigationBar key="navigationBar" id="nb"/><connections>
        <segue destination="h" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController>
      <viewController id="h" customClass="Home" customModule="App"><view key="view" id="v1"><button id="to"><connections><segue destination="f" kind="show" id="s3"/></connections></button></view><navigationItem key="navigationItem" id="i1">
        <barButtonItem key="rightBarButtonItem" id="b1"><connections><action selector="r1:" destination="h" id="c1"/></connections></barButtonItem>
        <!--                                                                           ^^^ warning missing-action: (code replaces the item) -->
        <barButtonItem key="leftBarButtonItem" id="b2"><connections><action selector="l1:" destination="h" id="c2"/></connections></barButtonItem>
        <!--                                                                          ^^^ error missing-action -->
      </navigationItem><connections><outlet property="add" destination="b2" id="o1"/></connections></viewController>
      <viewController id="f" customClass="Form"><view key="view" id="v2"><button id="go"><connections><segue destination="l" kind="show" id="s2"/></connections></button></view><navigationItem key="navigationItem" id="i2">
        <barButtonItem key="rightBarButtonItem" id="b3"><connections><action selector="r2:" destination="f" id="c3"/></connections></barButtonItem>
        <!--                                                                           ^^^ warning missing-action: (code replaces the item) -->
        <barButtonItem key="leftBarButtonItem" id="b4"><connections><action selector="l2:" destination="f" id="c4"/></connections></barButtonItem>
        <!--                                                                          ^^^ warning missing-action: (code replaces the item) -->
      </navigationItem></viewController>
      <viewController id="l" customClass="List"><navigationItem key="navigationItem" id="i3">
        <barButtonItem key="rightBarButtonItem" id="b5"><connections><action selector="r3:" destination="l" id="c5"/></connections></barButtonItem>
        <!--                                                                           ^^^ error missing-action -->
        <barButtonItem key="leftBarButtonItem" id="b6"><connections><action selector="l3:" destination="l" id="c6"/></connections></barButtonItem>
        <!--                                                                          ^^^ error missing-action -->
      </navigationItem></viewController>
      """),
    Case(
      "a view beside a controller is in no window as long as no code uses the outlet to it",
      """
      -- Enter.swift --
      class Enter: UIViewController {
        @IBOutlet var box, tray, bowl: UIView!
        @IBOutlet var inner: UIView!
        override func viewDidLoad() { view.addSubview(tray); view.addSubview(inner.superview!) }
      }
      -- Main.storyboard --
      <scene sceneID="s"><objects>
      <viewController id="a" customClass="Enter" customModule="App"><view key="view" id="v"/>
        <connections><outlet property="box" destination="x1" id="o1"/><outlet property="tray" destination="x2" id="o2"/>
          <outlet property="bowl" destination="x3" id="o3"/><outlet property="inner" destination="b3" id="o4"/></connections>
      </viewController>
      <view id="x1"><subviews><button id="b1"><connections><action selector="a1" destination="a" eventType="touchUpInside" id="c1"/></connections></button></subviews></view>
      <!--                                                                   ^^ warning missing-action: (no code uses this view) -->
      <view id="x2"><subviews><button id="b2"><connections><action selector="a2" destination="a" eventType="touchUpInside" id="c2"/></connections></button></subviews></view>
      <!--                                                                   ^^ error missing-action -->
      <view id="x3"><subviews><button id="b3"><connections><action selector="a3" destination="a" eventType="touchUpInside" id="c3"/></connections></button></subviews></view>
      <!--                                                                   ^^ error missing-action -->
      </objects></scene>
      """),
    Case(
      "code of another class gives a bar button item its action by the outlet to it",
      """
      -- Bars.m --
      @interface Bar : UIToolbar
      @property IBOutlet UIBarButtonItem *done;
      @property IBOutlet UIBarButtonItem *stop;
      @end
      @implementation Bar
      @end
      -- Form.m --
      @interface Form : UIViewController
      @end
      @implementation Form
      - (void)viewDidLoad {
        Bar *bar = [[[NSBundle mainBundle] loadNibNamed:@"Bar" owner:self options:nil] firstObject];
        [bar.done setAction:@selector(close:)];
      }
      @end
      -- Other.m --
      @interface Other : UIViewController
      @end
      @implementation Other
      - (void)viewDidLoad { [self.sheet.stop setAction:@selector(close:)]; }
      @end
      -- Bar.xib --
      <toolbar id="t" customClass="Bar"><items>
        <barButtonItem id="b1"><connections><action selector="done:" destination="t" id="a1"/></connections></barButtonItem>
        <!--                                                  ^^^^^ warning missing-action: (code gives it another action) -->
        <barButtonItem id="b2"><connections><action selector="stop:" destination="t" id="a2"/></connections></barButtonItem>
        <!--                                                  ^^^^^ error missing-action -->
      </items><connections><outlet property="done" destination="b1" id="o1"/><outlet property="stop" destination="b2" id="o2"/></connections></toolbar>
      """),
    Case(
      "a view that finds no view at any point gets no clicks",
      """
      -- Views.swift --
      class Still: UIButton { override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return nil } }
      class Live: UIButton { override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isEnabled ? self : nil } }
      class Desk: UIViewController {}
      -- Main.storyboard --
      <viewController id="a" customClass="Desk" customModule="App">
        <button id="b1" customClass="Still" customModule="App"><connections><action selector="a1" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        <!--                                                                                  ^^ warning missing-action: (its class takes no clicks) -->
        <button id="b2" customClass="Live" customModule="App"><connections><action selector="a2" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                                                                 ^^ error missing-action -->
      </viewController>
      """),
    Case(
      "only a navigation controller shows toolbar items, and no bar shows its own item",
      """
      -- Player.swift --
      class Player: UIViewController {}
      -- Main.storyboard --
      <viewController id="a" customClass="Player" customModule="App"><view key="view" id="v"><subviews>
        <toolbar id="t"><items><barButtonItem id="b0"><connections><action selector="ok:" destination="a" id="c0"/></connections></barButtonItem></items></toolbar>
        <!--                                                                         ^^^ error missing-action -->
        <button id="go"><connections><segue destination="n" kind="show" id="s0"/></connections></button></subviews></view>
        <toolbarItems><barButtonItem id="b1"><connections><action selector="ok:" destination="a" id="c1"/></connections></barButtonItem></toolbarItems>
        <!--                                                                ^^^ warning missing-action: (no navigation controller shows the item) -->
      </viewController>
      <navigationController id="n"><navigationBar key="navigationBar" id="nb"/><connections>
        <segue destination="d" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController>
      <viewController id="d" customClass="Player" customModule="App">
        <toolbarItems><barButtonItem id="b2"><connections><action selector="ok:" destination="d" id="c2"/></connections></barButtonItem></toolbarItems>
        <!--                                                                ^^^ error missing-action -->
        <navigationItem key="navigationItem" id="i2"><barButtonItem key="rightBarButtonItem" id="b3"><connections>
          <segue destination="m" kind="custom" id="s2"/>
      <!--^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error custom-segue-without-class -->
        </connections></barButtonItem></navigationItem>
      </viewController>
      <viewController id="m"/>
      """),
    Case(
      "the item of a navigation controller itself performs no segue",
      """
      -- Home.swift --
      class Home: UIViewController {}
      -- Main.storyboard --
      <navigationController id="n"><navigationBar key="navigationBar" id="nb"/><connections>
        <segue destination="h" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController>
      <navigationItem id="i"><barButtonItem key="rightBarButtonItem" id="b"><connections>
        <segue destination="m" kind="custom" id="s2"/>
      <!-- 2^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning custom-segue-without-class: (no navigation controller shows the item) -->
      </connections></barButtonItem></navigationItem>
      <viewController id="h" customClass="Home" customModule="App"/>
      <viewController id="m"/>
      """),
    Case(
      "a control whose event code handles needs no connection into another scene",
      """
      -- Form.m --
      @interface Form : UIViewController
      @property IBOutlet UIButton *back;
      @property IBOutlet UIButton *open;
      @property IBOutlet UIButton *stop;
      @end
      @implementation Form
      - (void)viewDidLoad {
        [self.back addTarget:self action:@selector(close) forControlEvents:UIControlEventTouchUpInside];
        [[self.open rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(id x) {}];
        [self.stop addTarget:self action:@selector(close) forControlEvents:UIControlEventTouchDown];
        // [self.stop addTarget:self action:@selector(close) forControlEvents:UIControlEventTouchUpInside];
      }
      - (void)close {}
      - (IBAction)a:(id)sender {}
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Form"><view key="view" id="v"><subviews>
        <button id="b1"><connections><action selector="a:" destination="z" eventType="touchUpInside" id="c1"/></connections></button>
        <!--                                                            ^ warning cross-scene-connection: (code handles the same event) -->
        <button id="b2"><connections><action selector="a:" destination="z" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                                            ^ warning cross-scene-connection: (code handles the same event) -->
        <button id="b3"><connections><action selector="a:" destination="z" eventType="touchUpInside" id="c3"/><segue destination="z" kind="show" id="s"/></connections></button>
        <!--                                                            ^ warning cross-scene-connection: (the control performs a segue) -->
        <button id="b4"><connections><action selector="a:" destination="z" eventType="touchUpInside" id="c4"/></connections></button>
        <!--                                                            ^ error cross-scene-connection -->
      </subviews></view><connections><outlet property="back" destination="b1" id="o1"/><outlet property="open" destination="b2" id="o2"/>
        <outlet property="stop" destination="b4" id="o3"/></connections></viewController>
      <viewController id="z" customClass="Form"/>
      """
    ).without("unconnected-outlet"),
    Case(
      "a function that gets a table sets its data source",
      """
      -- Report.swift --
      class Report: UIViewController {
        var table: UITableView!
        func ready(_ view: UITableView) { table = view; table.dataSource = self }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      }
      -- Alerts.swift --
      class Alerts: UIViewController {
        var owner: Report!
        @IBOutlet var rows: UITableView!
        @IBOutlet var list: UITableView!
        override func viewDidLoad() { owner.ready(rows); owner.size(list) }
      }
      -- Sizes.swift --
      extension Report { func size(_ view: UITableView) {} }
      -- Main.storyboard --
      <viewController id="r" customClass="Report" customModule="App"><view key="view" id="w"><subviews><containerView id="cv"><connections>
        <segue destination="a" kind="embed" id="s"/></connections></containerView></subviews></view></viewController>
      <viewController id="a" customClass="Alerts" customModule="App"><view key="view" id="v"><subviews>
        <tableView id="t1"><connections><outlet property="dataSource" destination="r" id="o1"/></connections></tableView>
        <!--                                                                       ^ warning cross-scene-connection: code sets it as well -->
        <tableView id="t2"><connections><outlet property="dataSource" destination="r" id="o2"/></connections></tableView>
        <!--                                                                       ^ error cross-scene-connection -->
      </subviews></view><connections><outlet property="rows" destination="t1" id="o3"/><outlet property="list" destination="t2" id="o4"/></connections></viewController>
      """
    ).without("missing-action"),
    Case(
      "what SnapKit and Masonry take, and what categories add, says nothing about the class of an outlet",
      """
      -- Box.h --
      @interface Box : UIView
      @property int count;
      @property int my_count;
      @end
      -- Box.m --
      @implementation Box
      @end
      -- Form.m --
      #import "Box.h"
      @interface Form : UIViewController
      @property IBOutlet Box *one;
      @property IBOutlet Box *two;
      @property IBOutlet Box *three;
      @property IBOutlet Box *four;
      @property IBOutlet Box *five;
      @property IBOutlet Box *six;
      @property IBOutlet Box *seven;
      @property IBOutlet Box *eight;
      @end
      @implementation Form
      - (void)place:(UIView *)view {}
      - (void)count:(int)number in:(Box *)box {}
      - (Box *)eight { return _eight; }
      - (void)viewDidLoad {
        make.left.mas_equalTo(self.one).offset(0);
        self.two.rac_signal = nil;
        self.three.my_count = 2;
        fill(self.four);
        [self place:self.five];
        [self count:1 in:self.six];
        fill(&_seven);
      }
      @end
      -- Form.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"><connections>
        <outlet property="view" destination="v" id="o0"/><outlet property="one" destination="v" id="o1"/>
        <!--                                                               ^^^ warning outlet-type-mismatch: code uses only what UIView has as well -->
        <outlet property="two" destination="v" id="o2"/><outlet property="three" destination="v" id="o3"/>
        <!--              ^^^ warning outlet-type-mismatch: code uses only what UIView has as well -->
        <!--                                                              ^^^^^ error outlet-type-mismatch -->
        <outlet property="four" destination="v" id="o4"/>
        <!--              ^^^^ warning outlet-type-mismatch: no code is known to use what UIView lacks -->
        <outlet property="five" destination="v" id="o5"/>
        <!--              ^^^^ warning outlet-type-mismatch: code uses only what UIView has as well -->
        <outlet property="six" destination="v" id="o6"/>
        <!--              ^^^ error outlet-type-mismatch -->
        <outlet property="seven" destination="v" id="o7"/>
        <!--              ^^^^^ warning outlet-type-mismatch: no code is known to use what UIView lacks -->
        <outlet property="eight" destination="v" id="o8"/>
        <!--              ^^^^^ warning outlet-type-mismatch: no code is known to use what UIView lacks -->
      </connections></placeholder>
      <view id="v"/>
      """),
    Case(
      "the actions of a watch",
      #"""
      -- Watch.swift --
      import WatchKit
      class Watch: WKInterfaceController { @IBAction func tapped() {} }
      -- Interface.storyboard --
      <!-- watchOS -->
      <controller id="c" customClass="Watch" customModule="App"><items>
        <button id="b1"><connections><action selector="tapped" destination="c" id="c1"/></connections></button>
        <button id="b2"><connections><action selector="tappde" destination="c" id="c2"/></connections></button>
      <!--                                             ^^^^^^ error missing-action: Watch has no action 'tappde'; did you mean 'tapped'? -->
        <button id="b3"><connections><action selector="popController" destination="c" id="c3"/></connections></button>
      </items></controller>
      """#),
  ]
}
