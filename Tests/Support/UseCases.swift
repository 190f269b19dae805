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
      "a view that traps when a document makes it, and a controller that a closure makes",
      #"""
      -- Badge.swift --
      class Badge: UIView {
        required init?(coder: NSCoder) { fatalError() }
      }
      class Round: Badge {}
      class Login: UIViewController {
        required init?(coder: NSCoder) { fatalError() }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <view id="v" customClass="Badge" customModule="App"/>
        <!--                      ^^^^^ error trapping-coder-init: Badge can't be loaded: its 'init(coder:)' always crashes -->
        <view id="w" customClass="Round" customModule="App"/>
        <!--                      ^^^^^ error trapping-coder-init: Round can't be loaded: its 'init(coder:)' always crashes -->
      </viewController>
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
  ]
}
