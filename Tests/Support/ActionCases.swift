extension Case {
  static let actions: [Case] = [
    Case(
      "the method lost its parameter",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tapped() {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b"><action selector="tapped:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^^^^ error missing-action: Login has no action 'tapped:'; did you mean 'tapped'? -->
      </viewController>
      """#),
    Case(
      "the method got a parameter",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tapped(_ sender: UIButton) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b"><action selector="tapped" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^^^ error missing-action: Login has no action 'tapped'; did you mean 'tapped:'? -->
      </viewController>
      """#),
    Case(
      "a label became part of the name",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tap(button: UIButton) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^ error missing-action: Login has no action 'tap:'; did you mean 'tapWithButton:'? -->
      </viewController>
      """#),
    Case(
      "a misspelt action names its near miss, a strange one none",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func submit(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <action selector="sumbit:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^^^^ error missing-action: Login has no action 'sumbit:'; did you mean 'submit:'? -->
          <action selector="openHelp:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^^^^^ error missing-action: Login has no action 'openHelp:' -->
        </button>
      </viewController>
      """#),
    Case(
      "a plain method is not visible to Objective-C",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        func tap(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^ error missing-action: the method for 'tap:' of Login is not visible to Objective-C; mark it '@IBAction' -->
      </viewController>
      """#),
    Case(
      "actions of superclasses and of extensions in other files",
      #"""
      -- Base.swift --
      class Base: UIViewController {
        @IBAction func one(_ sender: Any) {}
      }
      -- Login.swift --
      class Login: Base {}
      typealias Screen = Login
      -- LoginActions.swift --
      extension Login {
        @IBAction func two(_ sender: Any) {}
      }
      extension Screen {
        @IBAction private func three(_ sender: Any) {}
      }
      extension UIResponder {
        @IBAction func four(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <action selector="one:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="two:" destination="vc" eventType="touchUpInside" id="a2"/>
          <action selector="three:" destination="vc" eventType="touchUpInside" id="a3"/>
          <action selector="four:" destination="vc" eventType="touchUpInside" id="a4"/>
          <action selector="five:" destination="vc" eventType="touchUpInside" id="a5"/>
          <!--              ^^^^^ error missing-action: Login has no action 'five:' -->
        </button>
      </viewController>
      """#),
    Case(
      "an override needs no attribute; of a plain method it stays invisible",
      #"""
      -- Login.swift --
      class Base: UIViewController {
        @IBAction func one(_ sender: Any) {}
        func two(_ sender: Any) {}
      }
      class Login: Base {
        override func one(_ sender: Any) {}
        override func two(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <action selector="one:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="two:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^ error missing-action: the method for 'two:' of Login is not visible to Objective-C; mark it '@IBAction' -->
        </button>
      </viewController>
      """#),
    Case(
      "a method of a protocol extension is not visible",
      #"""
      -- Login.swift --
      protocol Tapping {}
      extension Tapping {
        func tap(_ sender: Any) {}
      }
      class Login: UIViewController, Tapping {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^ error missing-action: Login has no action 'tap:' -->
      </viewController>
      """#),
    Case(
      "members of an @objcMembers class and of its extensions",
      #"""
      -- Login.swift --
      @objcMembers class Login: UIViewController {
        func one(_ sender: Any) {}
        private func two(_ sender: Any) {}
      }
      extension Login {
        func three() {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <action selector="one:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="two:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^ error missing-action: the method for 'two:' of Login is not visible to Objective-C; mark it '@IBAction' -->
          <action selector="three" destination="vc" eventType="touchUpInside" id="a3"/>
        </button>
      </viewController>
      """#),
    Case(
      "actions of the framework",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      class Board: UIView {}
      class Panel: NSWindowController {}
      class Paper: NSDocument {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <view key="view" id="v" customClass="Board" customModule="App"/>
        <button id="b">
          <action selector="endEditing:" destination="v" eventType="touchUpInside" id="a1"/>
          <action selector="becomeFirstResponder" destination="v" eventType="touchUpInside" id="a2"/>
          <action selector="setHidden:" destination="v" eventType="touchUpInside" id="a3"/>
          <action selector="paste:" destination="v" eventType="touchUpInside" id="a4"/>
          <!--              ^^^^^^ error missing-action: Board has no action 'paste:' -->
          <action selector="setEditing:" destination="vc" eventType="touchUpInside" id="a5"/>
        </button>
      </viewController>
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App"/>
      <customObject id="doc" customClass="Paper" customModule="App"/>
      <button id="b">
        <action selector="showWindow:" target="-2" id="a1"/>
        <action selector="close" target="-2" id="a2"/>
        <action selector="saveDocument:" target="doc" id="a3"/>
        <action selector="printDocument:" target="doc" id="a4"/>
        <action selector="showWindwo:" target="-2" id="a5"/>
        <!--              ^^^^^^^^^^^ error missing-action: Panel has no action 'showWindwo:' -->
      </button>
      """#),
    Case(
      "First Responder is no class",
      #"""
      -- Panel.swift --
      class Panel: NSWindowController {}
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <menu id="m">
        <menuItem id="i1"><action selector="undo:" target="-1" id="a1"/></menuItem>
        <menuItem id="i2"><action selector="toggleSourceList:" target="-1" id="a2"/></menuItem>
        <menuItem id="i3"><action selector="replaceQuotesInSelection:" target="-1" id="a3"/></menuItem>
      </menu>
      -- Main.storyboard --
      <viewController id="vc">
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
        <button id="b"><action selector="paste:" destination="fr" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      -- Menu.storyboard --
      <!-- macOS -->
      <scene sceneID="s">
        <objects>
          <application id="app" sceneMemberID="viewController">
            <menu key="mainMenu" id="m">
              <menuItem id="i"><action selector="undo:" target="fr" id="a1"/></menuItem>
            </menu>
          </application>
          <customObject id="fr" customClass="NSResponder" sceneMemberID="firstResponder"/>
        </objects>
      </scene>
      """#),
    Case(
      "macOS writes target where iOS writes destination",
      #"""
      -- Panel.swift --
      class Panel: NSViewController {
        @IBAction func run(_ sender: Any?) {}
        @IBAction func open(_ sender: Any?) {}
      }
      -- Panel.storyboard --
      <!-- macOS -->
      <viewController id="vc" customClass="Panel" customModule="App">
        <button id="b">
          <action selector="run:" target="vc" id="a1"/>
          <action selector="rnu:" target="vc" id="a2"/>
          <!--              ^^^^ error missing-action: Panel has no action 'rnu:' -->
        </button>
        <tableView id="t">
          <action trigger="doubleAction" selector="open:" target="vc" id="a3"/>
          <action trigger="doubleAction" selector="close:" target="vc" id="a4"/>
          <!--                                     ^^^^^^ error missing-action: Panel has no action 'close:' -->
        </tableView>
      </viewController>
      """#),
    Case(
      "AppKit adds the colon that a selector lacks, and UIKit does not",
      #"""
      -- Panel.swift --
      class Panel: NSViewController { @IBAction func run(_ sender: Any?) {} }
      class Screen: UIViewController { @IBAction func run(_ sender: Any?) {} }
      -- Panel.storyboard --
      <!-- macOS -->
      <viewController id="vc" customClass="Panel" customModule="App">
        <button id="b">
          <action selector="run" target="vc" id="a1"/>
          <action selector="rnu" target="vc" id="a2"/>
          <!--              ^^^ error missing-action: Panel has no action 'rnu:' -->
        </button>
      </viewController>
      -- Main.storyboard --
      <viewController id="vc" customClass="Screen" customModule="App">
        <button id="b"><action selector="run" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^ error missing-action: Screen has no action 'run'; did you mean 'run:'? -->
      </viewController>
      """#),
    Case(
      "the selector is looked for at the far end",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tap(_ sender: Any) {}
      }
      class Button: UIButton {
        @IBAction func press(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b" customClass="Button" customModule="App">
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="press:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^^ error missing-action: Login has no action 'press:' -->
          <action selector="press:" destination="b" eventType="touchUpInside" id="a3"/>
        </button>
      </viewController>
      """#),
    Case(
      "an unknown superclass, and a class that forwards, may have the method",
      #"""
      -- Login.swift --
      class Login: KitController {}
      class Proxy: UIViewController {
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      <viewController id="vc2" customClass="Proxy" customModule="App">
        <button id="b2"><action selector="tap:" destination="vc2" eventType="touchUpInside" id="a2"/></button>
      </viewController>
      """#),
    Case(
      "a segue's selectors are no actions of its source",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      class Other: UIViewController {
        @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
        @IBSegueAction func makeLogin(_ coder: NSCoder) -> Login? { nil }
      }
      -- Main.storyboard --
      <scene sceneID="s1">
        <objects>
          <viewController id="vc" customClass="Login" customModule="App">
            <segue destination="exit" kind="unwind" unwindAction="unwindHome:" id="s"/>
          </viewController>
          <exit id="exit" sceneMemberID="exit"/>
        </objects>
      </scene>
      <navigationController id="nav">
        <segue destination="vc" kind="relationship" relationship="rootViewController" destinationCreationSelector="makeLogin:" id="r"/>
      </navigationController>
      """#),
    Case(
      "a delegate's method of a framework protocol may be visible",
      #"""
      -- Login.swift --
      class Login: UIViewController, UITextFieldDelegate {
        func textFieldDidEndEditing(_ textField: UITextField) {}
        func tap(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <textField id="f">
          <action selector="textFieldDidEndEditing:" destination="vc" eventType="editingDidEnd" id="a1"/>
          <action selector="tap:" destination="vc" eventType="editingDidBegin" id="a2"/>
          <!--              ^^^^ error missing-action: the method for 'tap:' of Login is not visible to Objective-C; mark it '@IBAction' -->
        </textField>
      </viewController>
      """#),
    Case(
      "the same selector for two events",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func changed(_ sender: UISlider) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <slider id="s">
          <action selector="changed:" destination="vc" eventType="valueChanged" id="a1"/>
          <action selector="changed:" destination="vc" eventType="touchUpInside" id="a2"/>
        </slider>
      </viewController>
      """#),
  ]

  /// Each declaration with the selector that reaches it, and those that nothing reaches.
  static let actionDeclarations: [Case] =
    reachable.map { declaration, selector in
      Case(
        "\(selector) reaches \(declaration)",
        """
        -- Login.swift --
        class Login: UIViewController {
          \(declaration)
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <button id="b">
            <action selector="\(selector)" destination="vc" eventType="touchUpInside" id="a1"/>
            <action selector="noSuchThing" destination="vc" eventType="touchUpInside" id="a2"/>
            <!--              ^^^^^^^^^^^ error missing-action: Login has no action 'noSuchThing' -->
          </button>
        </viewController>
        """)
    }
    + unreachable.map { declaration, message in
      Case(
        "tap: does not reach \(declaration)",
        """
        -- Login.swift --
        class Login: UIViewController {
          \(declaration)
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
          <!--                             ^^^^ error missing-action: \(message) -->
        </viewController>
        """)
    }

  private static let reachable = [
    ("@IBAction func tap() {}", "tap"),
    ("@IBAction func tap(_ s: Any) {}", "tap:"),
    ("@IBAction func tap(sender: Any) {}", "tapWithSender:"),
    ("@IBAction func tap(sender s: Any) {}", "tapWithSender:"),
    ("@IBAction func tap(sender _: Any) {}", "tapWithSender:"),
    ("@IBAction func tap(with x: Any) {}", "tapWith:"),
    ("@IBAction func tap(for x: Any) {}", "tapFor:"),
    ("@IBAction func tap(withSender s: Any) {}", "tapWithSender:"),
    ("@IBAction func tap(forEvent e: UIEvent) {}", "tapForEvent:"),
    ("@IBAction func tap(button b: UIButton) {}", "tapWithButton:"),
    ("@objc func open(url: URL) {}", "openWithUrl:"),
    ("@objc func open(URL: URL) {}", "openWithURL:"),
    ("@objc func load(URLPath: String) {}", "loadWithURLPath:"),
    ("@IBAction func logIn(sender: Any) {}", "logInSender:"),
    ("@IBAction func turnOn(sender: Any) {}", "turnOnSender:"),
    ("@IBAction func goTo(page: Any) {}", "goToPage:"),
    ("@IBAction func moveTo(x: Any, y: Any) {}", "moveToX:y:"),
    ("@IBAction func move(to point: Any) {}", "moveTo:"),
    ("@IBAction func carry(onThing thing: Any) {}", "carryOnThing:"),
    ("@IBAction func carry(ONThing thing: Any) {}", "carryONThing:"),
    ("@IBAction func carry(onlyThing thing: Any) {}", "carryWithOnlyThing:"),
    ("@IBAction func log_in(sender: Any) {}", "log_inSender:"),
    ("@IBAction func tap(about x: Any) {}", "tapWithAbout:"),
    ("@IBAction func tap(_ s: Any, forEvent e: UIEvent) {}", "tap:forEvent:"),
    ("@IBAction func tap(sender: Any, event: UIEvent) {}", "tapWithSender:event:"),
    ("@IBAction func tap(sender: Any, forEvent e: UIEvent) {}", "tapWithSender:forEvent:"),
    ("@IBAction func tap(_ a: Any, _ b: Any) {}", "tap::"),
    ("@objc(foo:) @IBAction func tap(sender: Any) {}", "foo:"),
    ("@IBAction @objc(foo:with:) func tap(_ a: Any, b: Any) {}", "foo:with:"),
    ("@IBAction private func tap(_ s: Any) {}", "tap:"),
    ("@IBAction final func tap(_ s: Any) {}", "tap:"),
    ("@IBAction open func tap(_ s: Any) {}", "tap:"),
    ("@IBAction\n  func tap(_ s: Any) {}", "tap:"),
    ("@available(iOS, introduced: 13, message: \") {\") @IBAction func tap(_ s: Any) {}", "tap:"),
    ("@discardableResult @objc func tap(_ s: Any) -> Bool { true }", "tap:"),
    ("@IBAction func `import`(_ sender: Any?) {}", "import:"),
    ("@IBAction func tap(_ s: Any? = nil) {}", "tap:"),
    ("@IBAction func tap(_ sender: @autoclosure () -> Any) {}", "tap:"),
    ("@objc func tap(_ s: Any) {}", "tap:"),
    ("@objc dynamic func tap(_ s: Any) {}", "tap:"),
    ("@objc func tap(_ s: Any) throws {}", "tap:error:"),
    ("@objc func tap() throws {}", "tapAndReturnError:"),
    ("@objc func run(done: () -> Void) throws {}", "runAndReturnError:done:"),
    ("@objc func tap(_ s: Any) async {}", "tap:completionHandler:"),
    ("@objc func tap() async {}", "tapWithCompletionHandler:"),
    ("@IBAction func unwindHome(with s: UIStoryboardSegue) {}", "unwindHomeWith:"),
    ("@IBAction func unwindHome(segue: UIStoryboardSegue) {}", "unwindHomeWithSegue:"),
    ("@IBSegueAction func make(_ c: NSCoder) -> UIViewController? { nil }", "make:"),
    ("@IBSegueAction func make(coder: NSCoder) -> UIViewController? { nil }", "makeWithCoder:"),
    ("@IBSegueAction func make(_ c: NSCoder, sender: Any?) -> UIViewController? { nil }", "make:sender:"),
    (
      "@IBSegueAction func make(_ c: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }",
      "make:sender:segueIdentifier:"
    ),
    ("@IBAction func größer(_ s: Any) {}", "größer:"),
    ("func tap() {}\n  @IBAction func tap(_ s: Any) {}", "tap:"),
    ("#if DEBUG\n  @IBAction func tap(_ s: Any) {}\n  #endif", "tap:"),
    ("@objc var tapped = false", "setTapped:"),
  ]

  private static let unreachable = [
    ("func tap(_ s: Any) {}", "is not visible to Objective-C; mark it '@IBAction'"),
    ("private func tap(_ s: Any) {}", "is not visible to Objective-C; mark it '@IBAction'"),
    ("@nonobjc func tap(_ s: Any) {}", "is not visible to Objective-C"),
    ("@IBAction func tap() {}", "did you mean 'tap'?"),
    ("@IBAction func tap(sender: Any) {}", "did you mean 'tapWithSender:'?"),
    ("@IBAction func tap(_ s: Any, forEvent e: UIEvent) {}", "did you mean 'tap:forEvent:'?"),
    ("@IBAction func Tap(_ s: Any) {}", "did you mean 'Tap:'?"),
    ("@objc static func tap(_ s: Any) {}", "Login has no action 'tap:'"),
    ("@objc class func tap(_ s: Any) {}", "Login has no action 'tap:'"),
    ("@objc(press:) func tap(_ s: Any) {}", "Login has no action 'tap:'"),
    ("// @IBAction func tap(_ s: Any) {}", "Login has no action 'tap:'"),
    ("func other() { func tap(_ s: Any) {} }", "Login has no action 'tap:'"),
    ("let tap: (Any) -> Void = { _ in }", "Login has no action 'tap:'"),
    ("class Inner: NSObject { @IBAction func tap(_ s: Any) {} }", "Login has no action 'tap:'"),
  ]
}
