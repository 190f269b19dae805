extension Case {
  static let uses: [Case] = [
    Case(
      "an outlet that no document connects",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        //            ^^^^^^^^^^ warning unconnected-outlet: outlet 'Login.titleLabel' is not connected in any
        @IBOutlet var maybe: UILabel?
        //            ^^^^^ hint unconnected-outlet: outlet 'Login.maybe' is not connected in any
        @IBOutlet var tiles: [UIView]!
        //            ^^^^^ hint unconnected-outlet: outlet 'Login.tiles' is not connected in any
        @IBOutlet private var hidden: UILabel!
        //                    ^^^^^^ warning unconnected-outlet: outlet 'Login.hidden' is not connected in any
        @IBOutlet fileprivate var near: UILabel!
        //                        ^^^^ warning unconnected-outlet: outlet 'Login.near' is not connected in any
        @IBOutlet var made = UILabel()
        @IBOutlet var assigned: UILabel!
        @IBOutlet var tested: UILabel!
        @IBOutlet var bound: UILabel!
        @IBOutlet var boundNext: UILabel!
        @IBOutlet var boundBelow: UILabel!
        @IBOutlet var chained: UILabel!
        @IBOutlet var given: UILabel!
        @IBOutlet var used: UILabel!
        //            ^^^^ warning unconnected-outlet: outlet 'Login.used' is not connected in any
        func show() {
          self.assigned = UILabel()
          if tested != nil { return }
          if let bound { bound.text = "" }
          guard self.view != nil, let boundNext,
            let boundBelow
          else { return }
          chained?.text = ""
          used.text = ""
        }
      }
      -- Coordinator.swift --
      func start(_ login: Login) { login.given = UILabel() }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#),
    Case(
      "an outlet that no other file can name",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet private weak var titleLabel: UILabel!
        //                         ^^^^^^^^^^ warning unconnected-outlet: outlet 'Login.titleLabel' is not connected in any
        @IBOutlet private var bound: UILabel!
        @IBOutlet var open: UILabel!
      }
      extension Login {
        func show() { bound?.text = "" }
      }
      fileprivate class Row: UIView {
        @IBOutlet var badge: UILabel!
        //            ^^^^^ warning unconnected-outlet: outlet 'Row.badge' is not connected in any
        @IBOutlet var name: UILabel!
      }
      func fill(_ row: Row) { row.name = UILabel() }
      -- Heir.swift --
      class Heir: Login {
        func fill(_ cell: Cell) {
          titleLabel = UILabel()
          cell.titleLabel = UILabel()
          cell.badge = UILabel()
          open = UILabel()
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <view key="view" id="v" customClass="Row" customModule="App"/>
      </viewController>
      """#),
    Case(
      "a workspace of Objective-C alone: what nothing connects, declares and answers",
      #"""
      -- Login.h --
      @interface Login : UIViewController
      @property (weak, nonatomic) IBOutlet UILabel *titleLabel;
      //                                            ^^^^^^^^^^ warning unconnected-outlet
      - (IBAction)submit:(id)sender;
      //          ^^^^^^ warning unused-action: action 'Login.submit' is unused
      @end
      -- Login.m --
      #import "Login.h"
      @implementation Login
      - (IBAction)submit:(id)sender {}
      - (IBAction)hidden:(id)sender {}
      //          ^^^^^^ warning unused-action: action 'Login.hidden' is unused
      @end
      -- Main.storyboard --
      <scene sceneID="s1">
        <viewController id="vc" customClass="Login">
          <button id="b">
            <action selector="publish:" destination="fr" eventType="touchUpInside" id="a1"/>
            <!--              ^^^^^^^^ warning unhandled-first-responder-action -->
          </button>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      </scene>
      <scene sceneID="s2">
        <viewController id="vd" customClass="Gone" customModuleProvider="target"/>
        <!--                                 ^^^^ warning unknown-class -->
      </scene>
      """#),
    Case(
      "a class that no document names, a base class whose heirs are connected, an owner that is loaded in parts",
      #"""
      -- Code.swift --
      class Coded: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        @IBAction func tap(_ sender: Any) {}
      }
      class Base: UIViewController {
        @IBOutlet var header: UILabel!
        @IBAction func close(_ sender: Any) {}
      }
      class Heir: Base {}
      class Owner: UIViewController {
        @IBOutlet var one: UIView!
        @IBOutlet var two: UIView!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Heir" customModule="App">
        <outlet property="header" destination="l" id="c1"/>
        <label id="l"/>
        <button id="b"><action selector="close:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      -- One.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App">
        <outlet property="one" destination="v" id="c1"/>
      </placeholder>
      <view id="v"/>
      -- Two.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App">
        <outlet property="two" destination="v" id="c1"/>
      </placeholder>
      <view id="v"/>
      """#),
    Case(
      "connected in one storyboard, not in the other",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        @IBOutlet var both: UILabel!
      }
      class Cell: UITableViewCell {
        @IBOutlet var badge: UILabel!
        @IBOutlet var name: UILabel!
      }
      -- Login~ipad.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <!--                               ^^^^^ warning unconnected-outlet: the outlet 'titleLabel' of Login is connected in Login~iphone.storyboard, but not here -->
        <outlet property="both" destination="l" id="c1"/>
        <label id="l"/>
        <tableViewCell id="c" customClass="Cell" customModule="App">
          <outlet property="name" destination="l" id="c2"/>
          <outlet property="badge" destination="l" id="c3"/>
        </tableViewCell>
      </viewController>
      -- Login~iphone.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="both" destination="l" id="c1"/>
        <outlet property="titleLabel" destination="l" id="c2"/>
        <label id="l"/>
        <tableViewCell id="c" customClass="Cell" customModule="App">
          <!--                             ^^^^ hint unconnected-outlet: the outlet 'badge' of Cell is connected in Login~ipad.storyboard, but not here -->
          <outlet property="name" destination="l" id="c3"/>
        </tableViewCell>
      </viewController>
      """#),
    Case(
      "a view that loads a nib of its own, wherever it stands, and copies for other languages",
      #"""
      -- Banner.swift --
      class Banner: UIView {
        @IBOutlet var label: UILabel!
      }
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
      }
      -- Banner.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Banner" customModule="App">
        <outlet property="label" destination="l" id="c1"/>
      </placeholder>
      <view id="v"><label id="l"/></view>
      -- en.lproj/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="titleLabel" destination="l" id="c1"/>
        <label id="l"/>
        <view id="b" customClass="Banner" customModule="App"/>
      </viewController>
      """#),
    Case(
      "an action that nothing uses",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func dead(_ sender: Any) {}
        //             ^^^^ warning unused-action: action 'Login.dead' is unused
        @IBAction func connected(_ sender: Any) {}
        @IBAction func called(_ sender: Any) {}
        @IBAction func selected(_ sender: Any) {}
        @IBAction func written(_ sender: Any) {}
        @IBAction func sentUp(_ sender: Any) {}
        @IBAction @objc(renamed:) func other(_ sender: Any) {}
        //                             ^^^^^ warning unused-action: action 'Login.other' is unused
        override func becomeFirstResponder() -> Bool { called(self); return true }
      }
      -- Commands.swift --
      let commands = [#selector(Login.selected(_:)), Selector("written:")]
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <action selector="connected:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="sentUp:" destination="fr" eventType="touchUpInside" id="a2"/>
        </button>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      </viewController>
      """#),
    Case(
      "selectors that are read from a file may be any",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func open(_ sender: Any) {}
        func run(_ name: String) { perform(NSSelectorFromString(name)) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#),
    Case(
      "selectors of dependencies are not the app's, and those of a format begin like it",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func open(_ sender: Any) {}
        //             ^^^^ warning unused-action
      }
      -- Pods/Menu/Menu.m --
      @implementation Menu
      - (void)send:(NSString *)name { [self.target performSelector:NSSelectorFromString(name)]; }
      @end
      -- Vendor/Model.m --
      @implementation Model
      - (void)set:(NSString *)name { [self performSelector:NSSelectorFromString([NSString stringWithFormat:@"set%@:", name])]; }
      @end
      -- Vendor/Value.swift --
      func call(_ name: String) { value.perform(NSSelectorFromString(String(format: "set%@:", name))) }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#),
    Case(
      "a view that traps when a document makes it, and a controller that a closure makes",
      #"""
      -- Badge.swift --
      class Badge: UIView {
        required init?(coder: NSCoder) { fatalError() }
      }
      class Round: Badge {}
      class Star: UIView {
        @available(*, unavailable)
        required convenience init?(coder: NSCoder) { self.init(frame: .zero) }
      }
      class Hidden: UIView {
        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError() }
      }
      class Login: UIViewController {
        required init?(coder: NSCoder) { fatalError() }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <view id="v" customClass="Badge" customModule="App"/>
        <!--                      ^^^^^ error trapping-coder-init: Badge can't be loaded: its 'init(coder:)' always crashes -->
        <view id="w" customClass="Round" customModule="App"/>
        <!--                      ^^^^^ error trapping-coder-init: Round can't be loaded: its 'init(coder:)' always crashes -->
        <view id="x" customClass="Star" customModule="App"/>
        <view id="y" customClass="Hidden" customModule="App"/>
        <!--                      ^^^^^^ error trapping-coder-init: Hidden can't be loaded: its 'init(coder:)' always crashes -->
      </viewController>
      """#),
    Case(
      "a controller with an identifier that a creator makes, in a container that nothing shows",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        required init?(coder: NSCoder) { fatalError() }
        init?(coder: NSCoder, user: String) { super.init(coder: coder) }
      }
      class Nested: UIViewController {
        required init?(coder: NSCoder) { fatalError() }
      }
      func show() -> UIViewController {
        UIStoryboard(name: "Side", bundle: nil).instantiateViewController(identifier: "login") {
          Login(coder: $0, user: "")
        }
      }
      -- Side.storyboard --
      <scene sceneID="1"><objects><navigationController id="n"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController></objects></scene>
      <scene sceneID="2"><objects>
        <viewController id="a" storyboardIdentifier="login" customClass="Login" customModule="App">
          <view id="v"><connections><segue destination="b" kind="embed" id="s2"/></connections></view>
        </viewController></objects></scene>
      <scene sceneID="3"><objects><viewController id="b" customClass="Nested" customModule="App">
      <!--                                                            ^^^^^^ error trapping-coder-init -->
        <view id="w"><connections><segue destination="c" kind="embed" id="s3"/></connections></view></viewController></objects></scene>
      <scene sceneID="4"><objects><viewController id="c" storyboardIdentifier="c" customClass="Login" customModule="App"/></objects></scene>
      <!--                                                                                     ^^^^^ error trapping-coder-init -->
      """#),
    Case(
      "selectors that are put together may be any",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func open(_ sender: Any) {}
        func run(_ name: String) { perform(Selector((name + "en:"))) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#),
    Case(
      "a selector that is one literal is that one",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func open(_ sender: Any) {}
        //             ^^^^ warning unused-action
        func run() { perform(Selector(("close:"))); perform(NSSelectorFromString("shut")) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#),
    Case(
      "findings silenced by comments and by the document",
      #"""
      -- .ibls.json --
      {"rules": {"unused-action": "hint"}, "documents": {"Old.storyboard": {"off": ["*"]}}}
      -- Login.swift --
      class Login: UIViewController {
        // ibls:disable:next unconnected-outlet -- filled elsewhere
        @IBOutlet
        var one: UILabel!
        @IBOutlet var two: UILabel!
        //            ^^^ warning unconnected-outlet
        // ibls:disable unconnected-outlet, unused-action
        @IBOutlet var three: UILabel!
        // ibls:enable unconnected-outlet
        @IBOutlet var four: UILabel!
        //            ^^^^ warning unconnected-outlet
        @IBAction func five() {}
        // ibls:enable
        @IBAction func six() {}
        //             ^^^ hint unused-action
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      -- Old.storyboard --
      <viewController id="vc"><outlet property="view" destination="gone" id="c1"/></viewController>
      """#),
    Case(
      "what tests, comments and the action itself name is not in use",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func asserted(_ sender: Any) { print("asserted") }
        //             ^^^^^^^^ warning unused-action
        @IBAction func commented(_ sender: Any) {
          //           ^^^^^^^^^ warning unused-action
          // commented is for later
        }
        @IBAction func repeating(_ sender: Any) {
          //           ^^^^^^^^^ warning unused-action
          if true { perform(#selector(repeating), with: nil, afterDelay: 1) }
          self.repeating(sender)
        }
      }
      -- LoginTests.swift --
      import UIKit
      @testable import App
      class LoginTests {
        func testActions(_ login: Login) {
          expect(login.actions(forTarget: login), "asserted:")
          login.commented(self)
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#
    ).without("unconnected-outlet"),
    Case(
      "what an action's own body calls on others, or by another signature, is in use",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func forwarded(_ sender: Any) { other?.forwarded(sender) }
        @IBAction func overloaded(_ sender: Any) { overloaded() }
        @IBAction func overloaded() {}
        @IBAction func braced(_ sender: Any) {
          //           ^^^^^^ warning unused-action
          let text = "}" + """
            } \(sender)
            """
          print(text, "braced")
        }
        var other: Login?
      }
      -- LoginTests.swift --
      import UIKit
      @testable import App
      class LoginTests {
        func testActions(_ login: Login) { login.braced(self) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#
    ).without("unconnected-outlet"),
    Case(
      "the same in Objective-C",
      #"""
      -- Login.h --
      @interface Login : UIViewController
      - (IBAction)asserted:(id)sender;
      //          ^^^^^^^^ warning unused-action
      - (IBAction)repeating:(id)sender;
      //          ^^^^^^^^^ warning unused-action
      - (IBAction)forwarded:(id)sender;
      - (IBAction)called:(id)sender;
      - (IBAction)commented:(id)sender;
      //          ^^^^^^^^^ warning unused-action
      @end
      -- Login.m --
      #import "Login.h"
      @interface Login ()
      - (IBAction)asserted:(id)sender;
      @end
      @implementation Login
      #if A
      - (void)branched { if (1) {
      #else
      - (void)branched { {
      #endif
        [self called:nil]; } }
      - (IBAction)asserted:(id)sender { NSLog(@"asserted: }"); }
      - (IBAction)repeating:(id)sender {
        [self performSelector:@selector(repeating:) withObject:nil];
        [super repeating:sender];
      }
      - (IBAction)forwarded:(id)sender { [self.other forwarded:sender]; }
      - (IBAction)called:(id)sender {}
      // commented:
      - (IBAction)commented:(id)sender {}
      @end
      -- LoginTests.m --
      #import <XCTest/XCTest.h>
      #import "Login.h"
      @implementation LoginTests
      - (void)test { XCTAssertEqual(actions, @"asserted:"); [login commented:nil]; }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login"/>
      """#
    ).without("unconnected-outlet"),
    Case(
      "in a test only an assignment guards an outlet",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var bound: UILabel!
        //            ^^^^^ warning unconnected-outlet
        @IBOutlet var listed: UILabel!
        //            ^^^^^^ warning unconnected-outlet
        @IBOutlet var assigned: UILabel!
        @IBOutlet var commented: UILabel!
        //            ^^^^^^^^^ warning unconnected-outlet
        func show() {
          // commented = nil
        }
      }
      -- LoginTests.swift --
      import XCTest
      class LoginTests: XCTestCase {
        func testOutlets(_ login: Login) {
          guard let label = login.bound else { return }
          [login.listed, login.bound].forEach { $0!.isHidden = true }
          XCTAssertNotNil(login.bound)
          login.assigned = UILabel()
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#),
    Case(
      "neither a synthesized variable, nor nil, nor a comparison with something else connects an outlet",
      #"""
      -- Form.m --
      #import <UIKit/UIKit.h>
      @interface Form : UIViewController
      @property (weak) IBOutlet UISlider *one;
      //                                  ^^^ warning unconnected-outlet
      @property (weak) IBOutlet UISlider *two;
      //                                  ^^^ warning unconnected-outlet
      @property (weak) IBOutlet UISlider *three;
      //                                  ^^^^^ warning unconnected-outlet
      @property (weak) IBOutlet UISlider *four;
      //                                  ^^^^ warning unconnected-outlet
      @property (weak) IBOutlet UISlider *five;
      @property (weak) IBOutlet UISlider *six;
      @property (weak) IBOutlet UISlider *seven;
      //                                  ^^^^^ warning unconnected-outlet
      @property (weak) IBOutlet UISlider *eight;
      //                                  ^^^^^ warning unconnected-outlet
      @end
      @implementation Form
      @synthesize one, two = _two,
        three = _three;
      @synthesize four;
      - (void)viewDidUnload { [super viewDidUnload]; [self setFour:nil]; self.three = nil; _two = nil; }
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self setFive:[UISlider new]];
        if (_six == nil) return;
        NSArray *all = @[_one, self.seven];
      }
      - (BOOL)isEighth:(id)sender { return sender == self.eight || _eight != sender; }
      @end
      -- Form.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
        <connections><outlet property="view" destination="v" id="c1"/></connections></placeholder>
      <view id="v"/>
      """#),
    Case(
      "an outlet that only 'deinit' sets to nil is not connected",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var reach: UISlider!
        //            ^^^^^ warning unconnected-outlet
        @IBOutlet var depth: UISlider!
        //            ^^^^^ warning unconnected-outlet
        @IBOutlet var width: UISlider!
        deinit { reach = nil }
        func isDepth(_ sender: Any) -> Bool { sender === depth }
        func load() { if nil == width { load() } }
      }
      -- Form.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form" customModule="App">
        <connections><outlet property="view" destination="v" id="c1"/></connections></placeholder>
      <view id="v"/>
      """#),
    Case(
      "an outlet with a capital letter is connected like any other",
      #"""
      -- Pane.m --
      #import <Cocoa/Cocoa.h>
      @interface Pane : NSObject {
        IBOutlet NSButton *Start;
        IBOutlet NSButton *stop;
        //                 ^^^^ hint unconnected-outlet
      }
      @end
      @implementation Pane
      - (void)awakeFromNib { [stop setHidden:YES]; }
      @end
      -- Pane.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="p" customClass="Pane"><connections>
        <outlet property="Start" destination="b" id="c1"/></connections></customObject>
      <button id="b"/></objects></document>
      """#),
    Case(
      "the same object of another language connects an outlet",
      #"""
      -- Pane.swift --
      class Pane: UIViewController {
        @IBOutlet var note: UILabel!
        func show() { note.text = "" }
      }
      -- de.lproj/Main.storyboard --
      <viewController id="vc" customClass="Pane" customModule="App"/>
      <!--                                 ^^^^ warning unconnected-outlet: the outlet 'note' of Pane is connected in en.lproj/Main.storyboard, but not here -->
      -- en.lproj/Main.storyboard --
      <viewController id="vc" customClass="Pane" customModule="App">
        <label id="l"/>
        <connections><outlet property="note" destination="l" id="c2"/></connections>
      </viewController>
      """#),
    Case(
      "methods that delegate protocols of the frameworks have are used by these",
      #"""
      -- Boss.m --
      @interface Boss : NSObject
      @end
      @implementation Boss
      - (IBAction)menuNeedsUpdate:(NSMenu *)menu {}
      - (IBAction)controlTextDidChange:(NSNotification *)note {}
      - (IBAction)tableViewSelectionDidChange:(NSNotification *)note {}
      - (IBAction)windowWillClose:(id)note {}
      - (IBAction)buttonDidTap:(id)note {}
      //          ^^^^^^^^^^^^ warning unused-action
      @end
      -- Main.xib --
      <!-- macOS -->
      <customObject id="b" customClass="Boss"/>
      """#),
    Case(
      "an outlet that a class uses as soon as it is loaded ends the app when nothing connects it",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var used: UILabel!
        //            ^^^^ error unconnected-outlet: outlet 'Form.used' is not connected in any storyboard or xib, so it is nil; connect it or remove it; 'viewDidLoad' uses it, which ends the app
        @IBOutlet var asked: UILabel!
        //            ^^^^^ warning unconnected-outlet
        @IBOutlet var late: UILabel!
        //            ^^^^ warning unconnected-outlet
        @IBOutlet var optional: UILabel?
        override func viewDidLoad() {
          super.viewDidLoad()
          if UIDevice.current.name.isEmpty { asked.text = "" }
          self.used.text = ""
          optional?.text = ""
          let isLong = title == nil ||
            asked.isHidden
          guard view.isHidden else { return }
          late.text = ""
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App"/>
      """#),
    Case(
      "an outlet that a class uses in each branch, in a method that it always calls, or once its view is shown",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var branched: UILabel!
        //            ^^^^^^^^ error unconnected-outlet: 'viewDidLoad' uses it, which ends the app
        @IBOutlet var partial: UILabel!
        //            ^^^^^^^ warning unconnected-outlet
        @IBOutlet var tried: UILabel!
        //            ^^^^^ warning unconnected-outlet
        @IBOutlet var called: UILabel!
        //            ^^^^^^ error unconnected-outlet: 'viewDidLoad' uses it, which ends the app
        @IBOutlet var chosen: UILabel!
        //            ^^^^^^ warning unconnected-outlet
        @IBOutlet var asked: UILabel!
        //            ^^^^^ warning unconnected-outlet
        @IBOutlet var shown: UILabel!
        //            ^^^^^ error unconnected-outlet: 'viewDidAppear' uses it, which ends the app
        override func viewDidLoad() {
          super.viewDidLoad()
          if title == nil {
            branched.text = "a"
            partial.text = "a"
          } else if let found = find({ $0 == 1 }) {
            branched.text = found
          } else {
            if isEditing { branched.text = "c" } else { branched.text = "d" }
            partial.text = "c"
          }
          setUp()
          choose(1)
          if isEditing { ask() }
          if try find() { tried.text = "a" } else { tried.text = "b" }
        }
        override func viewDidAppear(_ animated: Bool) { shown.text = "a" }
        func setUp() { fill() }
        func choose(_ number: Int) {}
        func choose(_ text: String) { chosen.text = text }
        func ask() { asked.text = "a" }
      }
      -- Fill.swift --
      extension Form {
        func fill() { called.text = "a" }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App"/>
      """#),
    Case(
      "an outlet in a method that a class always calls with arguments, as the labels say",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var told: UILabel!
        //            ^^^^ error unconnected-outlet: 'viewDidLoad' uses it, which ends the app
        @IBOutlet var plain: UILabel!
        //            ^^^^^ error unconnected-outlet: 'viewDidLoad' uses it, which ends the app
        @IBOutlet var shown: UILabel!
        //            ^^^^^ warning unconnected-outlet
        @IBOutlet var tried: UILabel!
        //            ^^^^^ warning unconnected-outlet
        @IBOutlet var closed: UILabel!
        //            ^^^^^^ warning unconnected-outlet
        override func viewDidLoad() {
          number(2)
          tell([title ?? "", "b"], twice: isEditing ? true : false)
          show(self, sender: nil)
          close("a") { print(1) }
          attempt(try find())
        }
        func number(_ tag: Int) { plain.tag = tag }
        func tell(_ texts: [String], twice: Bool) { told.text = texts[0] }
        func show(_ text: String) { shown.text = text }
        func attempt(_ text: String) { tried.text = text }
        func close(_ text: String, _ done: () -> Void) { closed.text = text }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App"/>
      """#),
    Case(
      "an outlet in a method that another one hides, that a subclass overrides, or that no controller is called by",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var newLine: UILabel!
        //            ^^^^^^^ warning unconnected-outlet
        @IBOutlet var prepared: UILabel!
        //            ^^^^^^^^ warning unconnected-outlet
        @IBOutlet var local: UILabel!
        //            ^^^^^ warning unconnected-outlet
        @IBOutlet var below: UILabel!
        //            ^^^^^ warning unconnected-outlet
        override func viewWillAppear(_ animated: Bool) {
          if isEditing { title = "a" }
          else
          if isViewLoaded { newLine.text = "a" } else { newLine.text = "b" }
          prepare()
          prepareLocally()
          func prepareLocally() {}
          prepareBelow()
        }
        func prepare(with text: String = "") { prepared.text = text }
        func prepareLocally() { local.text = "a" }
        func prepareBelow() { below.text = "a" }
      }
      class LongForm: Form {
        override func prepareBelow() {}
      }
      class Shell: UIViewController {
        @IBOutlet var name: UILabel!
        //            ^^^^ warning unconnected-outlet
        override func viewDidLoad() { name.text = "a" }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App"/>
      -- Shell.storyboard --
      <scene sceneID="s"><objects><viewController id="vc"/><customObject id="o" customClass="Shell" customModule="App"/></objects></scene>
      """#),
    Case(
      "prototypes of one class in one table connect the same outlets",
      #"""
      -- Row.swift --
      class Row: UITableViewCell {
        @IBOutlet var note: UILabel!
        @IBOutlet var mark: UILabel?
        @IBOutlet var both: UILabel!
      }
      -- Main.storyboard --
      <tableViewController id="vc"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="a" id="r1" customClass="Row" customModule="App"><label id="l"/><connections>
          <outlet property="note" destination="l" id="c1"/><outlet property="mark" destination="l" id="c2"/>
          <outlet property="both" destination="l" id="c3"/></connections></tableViewCell>
        <tableViewCell reuseIdentifier="b" id="r2" customClass="Row" customModule="App"><label id="m"/><connections>
        <!--                                                    ^^^ warning unconnected-outlet: the outlet 'note' of Row is connected in another prototype, but not here -->
          <outlet property="both" destination="m" id="c4"/></connections></tableViewCell>
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "a nib package is a document",
      #"""
      -- Keeper.h --
      @interface Keeper : NSObject { IBOutlet NSTextField *total; IBOutlet NSTextField *count; }
      //                                                                                ^^^^^ hint unconnected-outlet
      - (IBAction)add:(id)sender;
      - (IBAction)take:(id)sender;
      //          ^^^^ warning unused-action
      @end
      -- Keeper.m --
      #import "Keeper.h"
      @implementation Keeper
      - (IBAction)add:(id)sender { [total setStringValue:@"1"]; }
      - (IBAction)take:(id)sender {}
      @end
      -- Other.m --
      @interface Other : NSObject
      @end
      @implementation Other
      @end
      -- English.lproj/Keeper.nib/designable.nib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Keeper"><connections>
        <outlet property="total" destination="t" id="c1"/>
      </connections></customObject>
      <customObject id="o" customClass="Other"><connections>
        <outlet property="sum" destination="t" id="c2"/>
        <!--              ^^^ warning dangling-outlet: Other has no outlet 'sum' -->
      </connections></customObject>
      <textField id="t"/>
      <button id="b"><connections><action selector="add:" target="-2" id="a1"/></connections></button>
      -- English.lproj/Keeper.nib/keyedobjects.nib --
      bplist00 take: count
      -- English.lproj/Keeper.nib/classes.nib --
      { IBClasses = ({ACTIONS = {take = id; }; CLASS = Keeper; }); }
      """#),
    Case(
      "copies of a nib package for several languages are one document",
      #"""
      -- Keeper.swift --
      class Keeper: NSWindowController {
        @IBOutlet var total: NSTextField!
        func show() { total.stringValue = "" }
      }
      -- en.lproj/Keeper.nib/designable.nib --
      <!-- macOS -->
      <customObject id="k" customClass="Keeper" customModule="App"><connections>
        <outlet property="total" destination="t" id="c1"/></connections></customObject>
      <textField id="t"/>
      -- de.lproj/Keeper.nib/designable.nib --
      <!-- macOS -->
      <customObject id="k" customClass="Keeper" customModule="App"/>
      <!--                              ^^^^^^ warning unconnected-outlet: the outlet 'total' of Keeper is connected in en.lproj/Keeper.nib, but not here -->
      <textField id="t"/>
      """#),
    Case(
      "a document that is not read may connect what it names",
      #"""
      -- Keeper.swift --
      class Keeper: NSObject {
        @IBOutlet var total: NSTextField!
        @IBOutlet var count: NSTextField!
        @IBOutlet var price: NSTextField!
        @IBOutlet var none: NSTextField!
        //            ^^^^ warning unconnected-outlet
        @IBAction func add(_ sender: Any) {}
        @IBAction func take(_ sender: Any) {}
        @IBAction func drop(_ sender: Any) {}
        //             ^^^^ warning unused-action
      }
      -- Main.xib --
      <!-- macOS -->
      <customObject id="k" customClass="Keeper" customModule="App"/>
      -- Old.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10">
      <!-- 1^^^^^^^ information malformed-interface -->
        <data><object class="IBOutletConnection" key="connection"><string key="label">total</string></object>
        <object class="IBActionConnection" key="connection"><string key="label">add:</string></object></data>
      </archive>
      -- Panel.nib/keyedobjects.nib --
      bplist00UcountRtake:
      <!-- 0^^^^ information malformed-interface: a compiled nib is not read -->
      -- Loose.nib --
      NIBArchive price
      <!-- 0^^^^ information malformed-interface: a compiled nib is not read -->
      """#),
    Case(
      "what another app of the workspace names or connects, neither calls an action nor sets an outlet here",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["A.swift", "Form.xib"])))
      -- One/A.swift --
      class Form: UIViewController {
        @IBOutlet var price: UILabel!
        //            ^^^^^ warning unconnected-outlet
        @IBAction func pay(_ sender: Any) {}
        //             ^^^ warning unused-action
        func show() { _ = UINib(nibName: "Form", bundle: nil) }
      }
      -- One/Form.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form" customModule="One"><connections>
        <outlet property="view" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["B.swift", "Old.xib"])))
      -- Two/B.swift --
      class Board: UIViewController {
        func send(_ name: String, _ form: Form) { form.price = UILabel(); form.pay(self); perform(NSSelectorFromString(name)) }
      }
      -- Two/Old.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
      <!-- 1^^^^^^^ information malformed-interface -->
        <data><object class="IBOutletConnection" key="connection"><string key="label">price</string></object>
        <object class="IBActionConnection" key="connection"><string key="label">pay:</string></object></data>
      </archive>
      """#),
    Case(
      "code of other apps adds nothing to a class and implements none of the framework's",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["Form.m", "Main.storyboard"])))
      -- One/Form.h --
      @interface Form : UIViewController
      @end
      -- One/Form.m --
      @interface Desk : UIViewController
      @end
      @implementation Desk
      @end
      @interface Form ()
      @property IBOutlet UILabel *lost;
      //                          ^^^^ warning unconnected-outlet
      @end
      @implementation Form
      - (void)viewDidLoad { self.lost.hidden = YES; }
      - (IBAction)press:(id)sender {}
      //          ^^^^^ warning unused-action
      @end
      -- One/Main.storyboard --
      <viewController id="vc" customClass="Form"/>
      <viewController id="vd" customClass="Desk"><connections><outlet property="gone" destination="vd" id="c1"/></connections></viewController>
      <!--                                                                      ^^^^ error dangling-outlet -->
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Form.m", "Main.storyboard"])))
      -- Two/Form.h --
      @interface Form : UIViewController
      @end
      -- Two/Form.m --
      @implementation Form
      @end
      -- Two/Main.storyboard --
      <viewController id="vc" customClass="Form"/>
      -- Runtime/NSObject.m --
      @implementation NSObject
      - (id)forwardingTargetForSelector:(SEL)selector { return nil; }
      @end
      """#),
    Case(
      "an outlet of a class that nothing shows ends no app, and one line of code is as good as three",
      #"""
      -- Game.swift --
      class Game: UIViewController {
        @IBOutlet var score: UILabel!
        //            ^^^^^ warning unconnected-outlet
        override func viewDidLoad() { super.viewDidLoad(); score.text = "" }
      }
      class Menu: UIViewController {
        @IBOutlet var title1: UILabel!
        //            ^^^^^^ error unconnected-outlet
        override func viewDidLoad() { super.viewDidLoad(); title1.text = "" }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="m"><scenes>
      <scene sceneID="s1"><objects><viewController id="m" customClass="Menu" customModule="App"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="g" customClass="Game" customModule="App"/></objects></scene>
      </scenes></document>
      """#),
    Case(
      "cells of Objective-C are laid out with and without a part",
      #"""
      -- Cell.m --
      @interface Cell : UITableViewCell
      @property (weak) IBOutlet UILabel *bio;
      @end
      @implementation Cell
      @end
      -- Main.storyboard --
      <tableViewController id="a"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="one" id="x" customClass="Cell"><label id="l"/>
          <connections><outlet property="bio" destination="l" id="c1"/></connections></tableViewCell>
        <tableViewCell reuseIdentifier="two" id="y" customClass="Cell"/>
      <!--                                                       ^^^^ hint unconnected-outlet -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "a local variable is no outlet, and a hidden view may be found by another way",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var score: UILabel!
        //            ^^^^^ warning unconnected-outlet
        override func viewDidLoad() { var score = UILabel(); score.text = "" }
        func show() { view.subviews.forEach { $0.isHidden = false } }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews>
        <button hidden="YES" id="b"><connections><action selector="push:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
      <!--                                                         ^^^^^ error missing-action -->
      </subviews></view></viewController>
      """#),
    Case(
      "an outlet that only an action uses which nothing sends has no effect",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.swift", "Main.storyboard"])))
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var date: UIView!
        @IBOutlet var name: UIView!
        @IBAction func close(_ sender: Any) { date.isHidden = true }
        //             ^^^^^ warning unused-action
        @IBAction func open(_ sender: Any) { name.isHidden = true }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews><button id="b"><connections>
        <action selector="open:" destination="a" eventType="touchUpInside" id="c0"/><segue destination="z" kind="show" id="s"/></connections></button></subviews></view>
        <connections><outlet property="date" destination="x" id="c1"/><outlet property="name" destination="x" id="c2"/></connections></viewController>
      <!--                                                ^ warning cross-scene-connection: only methods that nothing calls use it -->
      <!--                                                                                                 ^ error cross-scene-connection -->
      <viewController id="z"><view key="view" id="x"/></viewController>
      """#),
    Case(
      "an action that a framework or a binding sends, or that a superclass has, is in use",
      #"""
      -- Pane.swift --
      class Pane: NSViewController {
        @IBAction func moveLeft(_ sender: Any?) {}
        @IBAction func openRow(_ sender: Any?) {}
        @IBAction func closeRow(_ sender: Any?) {}
        //             ^^^^^^^^ warning unused-action
      }
      -- Base.h --
      @interface Base : NSDocument
      - (IBAction)keep:(id)sender;
      - (void)drop:(id)sender;
      @end
      -- Base.m --
      @implementation Base
      - (IBAction)keep:(id)sender {}
      - (void)drop:(id)sender { [self.other keep:sender]; [self.other drop:sender]; }
      @end
      -- Heir.h --
      #import "Base.h"
      @interface Heir : Base
      @end
      -- Heir.m --
      #import "Heir.h"
      @implementation Heir
      - (IBAction)keep:(id)sender { [super keep:sender]; }
      - (IBAction)saveDocumentTo:(id)sender { [super saveDocumentTo:sender]; }
      - (IBAction)lose:(id)sender {}
      //          ^^^^ warning unused-action
      @end
      -- Pane.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Pane" customModule="App"><connections><outlet property="view" destination="t" id="c1"/></connections></customObject>
      <tableView id="t"><connections><binding destination="-2" name="doubleClickTarget" keyPath="self" id="b1">
        <dictionary key="options"><string key="NSSelectorName">openRow:</string></dictionary>
      </binding></connections></tableView>
      -- Heir.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Heir"/>
      """#),
    Case(
      "code is not said to be a document that no target builds",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Login.swift", "Main.storyboard"])))
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
        //            ^^^^^ warning unconnected-outlet: outlet 'Login.label' is not connected in any
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target"/>
      """),
    Case(
      "a method with the form of an action needs no mark in Objective-C",
      #"""
      -- Login.h --
      @interface Login : UIViewController
      - (void)plain:(id)sender;
      - (void)typed:(UIButton *)sender;
      @end
      -- Login.m --
      @implementation Login
      - (void)plain:(id)sender {}
      - (void)typed:(UIButton *)sender {}
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <button id="b">
          <action selector="plain:" destination="vc" eventType="touchUpInside" id="a1"/>
          <action selector="typed:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^^ hint not-marked-for-interface-builder -->
        </button>
      </viewController>
      """#),
    Case(
      "outlets in variables of Objective-C, and what code does with them",
      #"""
      -- Panel.h --
      @interface Panel : NSWindowController
      {
        IBOutlet NSTextField *field;
        //                    ^^^^^ hint unconnected-outlet: outlet 'Panel.field' is not connected in any
        IBOutlet NSTextField *_connected;
      }
      @property (strong) IBOutlet NSTextField *messaged;
      //                                       ^^^^^^^^ warning unconnected-outlet
      @property (strong) IBOutlet NSTextField *variable;
      @end
      -- Panel.m --
      #import "Panel.h"
      @implementation Panel
      - (void)show
      {
        field.hidden = YES;
        [self.messaged setStringValue:@"x"];
        [[self messaged] setHidden:YES];
        _variable = [NSTextField new];
      }
      @end
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel">
        <outlet property="_connected" destination="l" id="c1"/>
      </customObject>
      <textField id="l"/>
      """#
    ).without("unused-action"),
    Case(
      "how code of Objective-C sets an outlet, or hands it on",
      #"""
      -- Panel.h --
      @interface Panel : NSWindowController
      {
        IBOutlet NSTextField *made;
      }
      @property (strong) IBOutlet NSTextField *byMessage;
      @property (strong) IBOutlet NSTextField *listed;
      //                                       ^^^^^^ warning unconnected-outlet
      @end
      -- Panel.m --
      #import "Panel.h"
      @implementation Panel
      - (void)show
      {
        made = [NSTextField new];
        [self setByMessage:[NSTextField new]];
        self.all = @[self.listed];
      }
      @end
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
      """#
    ).without("unused-action"),
    Case(
      "a class-bound protocol and a protocol about another class make no method visible",
      #"""
      -- Login.swift --
      protocol Bound: class {}
      class Login: UIViewController, Bound {
        func tap(_ sender: Any) {}
        func switchChanged(_ sender: UISwitch) {}
        func textFieldDidChange(_ textField: UITextField) {}
      }
      extension Login: UITextFieldDelegate {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^ error missing-action: mark it '@IBAction' -->
        <switch id="s"><action selector="switchChanged:" destination="vc" eventType="valueChanged" id="a2"/></switch>
        <!--                             ^^^^^^^^^^^^^^ error missing-action: mark it '@IBAction' -->
        <textField id="t"><action selector="textFieldDidChange:" destination="vc" eventType="editingChanged" id="a3"/></textField>
      </viewController>
      """#),
    Case(
      "a class with the name of a nib owns it only if it answers what the nib connects",
      #"""
      -- Prefs.swift --
      class PrefsController: NSWindowController {
        @IBOutlet var port: NSSlider!
        @IBOutlet var lost: NSSlider!
        //            ^^^^ warning unconnected-outlet
        func show() { port.altIncrementValue = 1 }
      }
      class Prefs: NSObject {}
      -- Prefs.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="PrefsController" customModule="App">
        <outlet property="port" destination="f" id="c1"/>
        <!--              ^^^^ error outlet-type-mismatch -->
      </customObject>
      <textField id="f"/>
      """#),
    Case(
      "Swift calls an action of Objective-C by the name that it gives it",
      #"""
      -- A.h --
      @interface A : UIViewController
      - (IBAction)tapWithSender:(id)sender;
      - (IBAction)showDetailForItem:(id)sender;
      - (IBAction)lose:(id)sender;
      //          ^^^^ warning unused-action
      - (IBAction)tapIntro:(id)sender;
      //          ^^^^^^^^ warning unused-action
      @end
      -- A.m --
      #import "A.h"
      @implementation A
      - (IBAction)tapIntro:(id)sender {}
      - (IBAction)tapWithSender:(id)sender {}
      - (IBAction)showDetailForItem:(id)sender {}
      - (IBAction)lose:(id)sender {}
      @end
      -- B.swift --
      func f(_ a: A) { a.tap(withSender: 1); a.showDetail(forItem: 1) }
      -- Main.storyboard --
      <viewController id="vc" customClass="A"/>
      """#),
    Case(
      "an outlet with a capital is not looked for in code, so that nothing is said of it",
      #"""
      -- A.swift --
      class A: UIViewController {
        @IBOutlet var Panel: UIView!
        @IBOutlet var page: UIView!
        //            ^^^^ warning unconnected-outlet
        func show() { Panel = UIView(); Panel.isHidden = false }
      }
      -- B.h --
      @interface B : UIViewController
      @property (strong) IBOutlet NSURL *URLOfPage;
      @property (strong) IBOutlet NSURL *page;
      @end
      -- B.m --
      #import "B.h"
      @implementation B
      - (void)show { self.URLOfPage = nil; self.page = [NSURL new]; }
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="A" customModule="App"/>
      <viewController id="b" customClass="B"/>
      """#),
    Case(
      "without a project, documents that an old Xcode saved tell that the code is Swift 2",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tap(sender: AnyObject) {}
        @IBAction func drag(sender: AnyObject) {}
        //             ^^^^ warning unused-action
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="Login" customModule="App" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
        </connections></button></subviews></view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/></objects></scene></scenes>
      </document>
      """#),
    Case(
      "Swift's shorter name of an action is another name in Objective-C",
      #"""
      -- A.m --
      @interface A : UIViewController
      - (IBAction)sendWithSender:(id)sender;
      //          ^^^^^^^^^^^^^^ warning unused-action
      @end
      @implementation A
      - (IBAction)sendWithSender:(id)sender {}
      - (void)send { [self send]; [self.queue send]; }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="A"/>
      """#),
    Case(
      "a computed outlet holds what its code decides, and of two branches of '#if' either may count",
      #"""
      -- A.swift --
      class A: UIViewController {
        private var store: UILabel!
        @IBOutlet var computed: UILabel! { get { store } set { store = newValue } }
        @IBOutlet var observed: UILabel! { didSet { observed.text = "" } }
        //            ^^^^^^^^ warning unconnected-outlet
        #if DEBUG
        @IBOutlet var either: UILabel!
        #else
        @IBOutlet var either: UIButton!
        #endif
        func show() { either.setTitle("", for: .normal); computed.text = "" }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="A" customModule="App">
        <outlet property="either" destination="b" id="c1"/>
        <button id="b"/>
      </viewController>
      """#),
    Case(
      "a mark at a protocol's requirement counts",
      #"""
      -- A.h --
      @protocol Filling <NSObject>
      @property (weak) IBOutlet UILabel *filled;
      - (IBAction)fill:(UIButton *)sender;
      @end
      @interface A : UIViewController <Filling>
      @property (weak) UILabel *bare;
      @end
      -- A.m --
      #import "A.h"
      @implementation A
      @synthesize filled;
      - (void)fill:(UIButton *)sender {}
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="A">
        <outlet property="filled" destination="l" id="c1"/>
        <outlet property="bare" destination="l" id="c2"/>
        <!--              ^^^^ hint not-marked-for-interface-builder -->
        <label id="l"/>
        <button id="b"><action selector="fill:" destination="a" eventType="touchUpInside" id="c3"/></button>
      </viewController>
      """#),
    Case(
      "a property of the framework that a class declares again and leaves to its superclass is the framework's",
      #"""
      -- A.h --
      @interface A : UITableViewController
      @property (nonatomic) IBOutlet UITableView *tableView;
      @end
      @interface B : UITableViewController
      @property (nonatomic) IBOutlet UITableView *tableView;
      //                                          ^^^^^^^^^ warning unconnected-outlet
      @property (nonatomic) IBOutlet UILabel *name;
      //                                      ^^^^ warning unconnected-outlet
      @end
      -- A.m --
      #import "A.h"
      @implementation A
      @dynamic tableView;
      - (void)viewDidLoad { [self.tableView reloadData]; }
      @end
      @implementation B
      @synthesize tableView;
      @dynamic name;
      - (void)viewDidLoad { [self.tableView reloadData]; }
      @end
      -- Main.storyboard --
      <tableViewController id="a" customClass="A"><tableView key="view" id="t"/></tableViewController>
      <tableViewController id="b" customClass="B"><tableView key="view" id="u"/></tableViewController>
      """#),
    Case(
      "of a variable and its property, both marked, one is reported",
      #"""
      -- A.h --
      @interface A : UIViewController {
        IBOutlet UIView *page;
        IBOutlet UIView *_other;
        IBOutlet UIView *alone;
        //               ^^^^^ hint unconnected-outlet
      }
      @property (strong) IBOutlet UIView *page;
      //                                  ^^^^ warning unconnected-outlet
      @property (strong) IBOutlet UIView *other;
      //                                  ^^^^^ warning unconnected-outlet
      @end
      -- A.m --
      #import "A.h"
      @implementation A
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="A"/>
      """#),
    Case(
      "code that no compiler reads uses nothing",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func swiftly(_ sender: Any) {}
        //             ^^^^^^^ warning unused-action
        @IBAction func objective(_ sender: Any) {}
        //             ^^^^^^^^^ warning unused-action
        @IBAction func either(_ sender: Any) {}
        @IBAction func nested(_ sender: Any) {}
        //             ^^^^^^ warning unused-action
        @IBAction func after(_ sender: Any) {}
        @IBAction func maybe(_ sender: Any) {}
        @IBAction func text(_ sender: Any) {}
        func show() {
          #if false
            swiftly(self)
            # if DEBUG
            nested(self)
            # endif
          #else
            either(self)
          #endif
          after(self)
          #if false || DEBUG
            maybe(self)
          #endif
          let note = """
            #if false
            """
          text(self)
          let other = """
            #endif
            """
        }
      }
      -- Old.m --
      void go(Login *login) {
      #if 0
        [login objective:nil];
      #endif
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      """#),
  ]
}
