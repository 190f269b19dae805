extension Case {
  /// Code and documents of projects with unit tests that load each document; `unit-tests.md` shows case by case what of it is
  /// proved here. Each is there as the test wants it, and broken.
  static let practice: [Case] = practicedOutlets + practicedActions + practicedDevices + practicedViews

  private static let practicedOutlets: [Case] = [
    Case(
      "an outlet exists and has the type that the test asks for",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        @IBOutlet var logIn: UIButton!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="titleLabel" destination="lbl" id="c1"/>
        <outlet property="logIn" destination="b" id="c2"/>
        <label id="lbl"/>
        <button id="b"/>
      </viewController>
      """#),
    Case(
      "an outlet that the test asks for is not connected, is gone, or has another type",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        //            ^^^^^^^^^^ warning unconnected-outlet
      }
      class Signup: UIViewController {
        @IBOutlet var logIn: UIButton!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <label id="lbl"/>
      </viewController>
      <viewController id="v2" customClass="Signup" customModule="App">
        <outlet property="caption" destination="l2" id="c2"/>
        <!--              ^^^^^^^ error dangling-outlet: Signup has no outlet 'caption' -->
        <outlet property="logIn" destination="l2" id="c3"/>
        <!--              ^^^^^ warning outlet-type-mismatch: 'logIn' is declared as UIButton, but the connected object is of class UILabel; no code uses it -->
        <label id="l2"/>
      </viewController>
      """#),
  ]

  private static let practicedActions: [Case] = [
    Case(
      "an action is received from the object connected to an outlet, or from a bar button",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var logIn: UIButton!
        @IBOutlet var remember: UISwitch!
        @IBOutlet var done: UIBarButtonItem!
        @IBAction func didTapLogIn(_ sender: UIButton) {}
        @IBAction func didSwitch(_ sender: UISwitch) {}
        @IBAction func didTapDone(_ sender: UIBarButtonItem) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="logIn" destination="b" id="c1"/>
        <outlet property="remember" destination="s" id="c2"/>
        <outlet property="done" destination="i" id="c3"/>
        <button id="b"><action selector="didTapLogIn:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <switch id="s"><action selector="didSwitch:" destination="vc" eventType="valueChanged" id="a2"/></switch>
        <barButtonItem id="i"><action selector="didTapDone:" destination="vc" id="a3"/></barButtonItem>
      </viewController>
      """#),
    Case(
      "an action that the test asks for has another selector",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var logIn: UIButton!
        @IBOutlet var remember: UISwitch!
        @IBOutlet var done: UIBarButtonItem!
        @IBAction func didTapLogIn() {}
        @IBAction func didSwitch(control: UISwitch) {}
        @IBAction func didTapDone(_ sender: UIBarButtonItem) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="logIn" destination="b" id="c1"/>
        <outlet property="remember" destination="s" id="c2"/>
        <outlet property="done" destination="i" id="c3"/>
        <button id="b"><action selector="didTapLogIn:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^^^^^^^^^ error missing-action: did you mean 'didTapLogIn'? -->
        <switch id="s"><action selector="didSwitch:" destination="vc" eventType="valueChanged" id="a2"/></switch>
        <!--                             ^^^^^^^^^^ error missing-action: did you mean 'didSwitchWithControl:'? -->
        <toolbar id="bar"><items>
        <barButtonItem id="i"><action selector="didTapDome:" destination="vc" id="a3"/></barButtonItem>
        <!--                                    ^^^^^^^^^^^ error missing-action: did you mean 'didTapDone:'? -->
        </items></toolbar>
      </viewController>
      """#),
    Case(
      "an action that the test asks for is connected from nothing, or from an object of another kind",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var logIn: UIButton!
        @IBOutlet var remember: UISwitch!
        @IBAction func didTapLogIn(_ sender: UIButton) {}
        //             ^^^^^^^^^^^ warning unused-action
        @IBAction func didSwitch(_ sender: UISwitch) { print(sender.isOn) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="logIn" destination="b" id="c1"/>
        <outlet property="remember" destination="s" id="c2"/>
        <button id="b"/>
        <switch id="s"/>
        <slider id="o"><action selector="didSwitch:" destination="vc" eventType="valueChanged" id="a1"/></slider>
        <!--                             ^^^^^^^^^^ warning action-sender-mismatch -->
      </viewController>
      """#),
    Case(
      "not proved: that an action comes for this event, and from this of several objects of its kind",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var logIn: UIButton!
        @IBAction func didTapLogIn(_ sender: UIButton) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="logIn" destination="b" id="c1"/>
        <button id="b"/>
        <button id="o"><action selector="didTapLogIn:" destination="vc" eventType="touchDown" id="a1"/></button>
      </viewController>
      """#),
  ]

  private static let practicedDevices: [Case] =
    [
      Case(
        "one controller in a storyboard for the iPhone, one for the iPad and a common one",
        #"""
        -- Login.swift --
        class Login: UIViewController {
          @IBOutlet var titleLabel: UILabel!
        }
        -- Login~iphone.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <outlet property="titleLabel" destination="l" id="c1"/>
          <label id="l"/>
        </viewController>
        -- Login~ipad.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <outlet property="titleLabel" destination="l" id="c1"/>
          <label id="l"/>
        </viewController>
        -- Common.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <outlet property="titleLabel" destination="l" id="c1"/>
          <label id="l"/>
        </viewController>
        """#)
    ]
    + ["Login~iphone", "Login~ipad", "Common"].map { lacking in
      let documents = ["Login~iphone", "Login~ipad", "Common"].map { name in
        name == lacking
          ? #"""
          -- \#(name).storyboard --
          <viewController id="vc" customClass="Login" customModule="App">
            <!--                               ^^^^^ warning unconnected-outlet: 'titleLabel' -->
            <label id="l"/>
          </viewController>
          """#
          : #"""
          -- \#(name).storyboard --
          <viewController id="vc" customClass="Login" customModule="App">
            <outlet property="titleLabel" destination="l" id="c1"/>
            <label id="l"/>
          </viewController>
          """#
      }
      return Case(
        "one controller in three storyboards, and \(lacking) lacks an outlet",
        """
        -- Login.swift --
        class Login: UIViewController {
          @IBOutlet var titleLabel: UILabel!
        }

        """ + documents.joined(separator: "\n"))
    }

  private static let practicedViews: [Case] = [
    Case(
      "the first object of a nib is a view of the right class",
      #"""
      -- Badge.swift --
      class Badge: UIView {}
      -- Badge.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Badge" customModule="App" customModuleProvider="target"/>
      """#),
    Case(
      "the first object of a nib is of a class that is gone, or that is no view",
      #"""
      -- Badge.swift --
      class Badge: UIViewController {}
      -- Badge.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Badge" customModule="App" customModuleProvider="target"/>
      <!--                      ^^^^^ warning class-mismatch -->
      -- Gone.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Pill" customModule="App" customModuleProvider="target"/>
      <!--                      ^^^^ warning unknown-class -->
      """#),
    Case(
      "a nib that code asks for; what its first object should be is not proved",
      #"""
      -- Badge.swift --
      class Badge: UIView {
        static func load() -> Badge? { UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as? Badge }
        //                                             ^^^^^ error missing-nib: no xib in this workspace has the name 'Badge'
      }
      class Pill: UIView {}
      -- Other.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Pill" customModule="App"/>
      """#),
    Case(
      "a custom view loads in both ways, prepares for Interface Builder and is designable",
      #"""
      -- Badge.swift --
      @IBDesignable class Badge: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
      }
      -- Main.storyboard --
      <viewController id="vc"><view id="v" customClass="Badge" customModule="App"/></viewController>
      """#),
    Case(
      "a custom view lacks init(frame:), traps in init(coder:) or is not marked",
      #"""
      -- Badge.swift --
      @IBDesignable class NoFrame: UIView {
      //                  ^^^^^^^ warning undesignable-view: does not override 'init(frame:)'
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class NoCoder: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      class NotMarked: UIView {
        override func prepareForInterfaceBuilder() {}
        //            ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning undesignable-view: mark 'NotMarked' with '@IBDesignable'
      }
      -- Main.storyboard --
      <viewController id="vc"><view id="v" customClass="NoCoder" customModule="App"/></viewController>
      <!--                                              ^^^^^^^ error trapping-coder-init -->
      """#),
  ]
}
