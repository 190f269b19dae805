extension Case {
  /// How severe a finding is: "error" says that the app crashes, or that something does not work.
  static let severities: [Case] = [
    Case(
      "in a document that no target builds, everything is a warning at most",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Login.swift", "Main.storyboard"])))
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        @IBAction func tap(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        <outlet property="titleLabel" destination="l" id="c1"/>
        <outlet property="gone" destination="l" id="c2"/>
        <!--              ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
        <label id="l"/>
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      -- Old.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        <outlet property="titleLabel" destination="l" id="c1"/>
        <outlet property="gone" destination="l" id="c2"/>
        <!--              ^^^^ warning dangling-outlet: Login has no outlet 'gone' (no target builds this file) -->
        <label id="l"/>
        <button id="b"><action selector="tup:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^ warning missing-action: Login has no action 'tup:' (no target builds this file); did you mean 'tap:'? -->
      </viewController>
      """),
    Case(
      "on macOS a dangling outlet is an error if it was most likely meant to be another that stays empty",
      #"""
      -- Panel.swift --
      class Panel: NSWindowController {
        @IBOutlet var label: NSTextField!
        @IBOutlet var button: NSButton!
      }
      class Other: NSObject {
        func show(_ elsewhere: Int) { print(elsewhere) }
      }
      class Box: NSObject {
        @objc let fixed: NSButton!
        @objc let unused: NSButton!
        func show() { fixed.isEnabled = true }
      }
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App">
        <outlet property="lable" destination="l" id="c1"/>
        <!--              ^^^^^ error dangling-outlet: Panel has no outlet 'lable'; did you mean 'label'? -->
        <outlet property="buttn" destination="b" id="c2"/>
        <!--              ^^^^^ warning dangling-outlet: Panel has no outlet 'buttn' -->
        <outlet property="button" destination="b" id="c3"/>
        <outlet property="window" destination="w" id="c4"/>
      </customObject>
      <customObject id="box" customClass="Box" customModule="App">
        <outlet property="fixed" destination="b" id="c5"/>
        <!--              ^^^^^ error dangling-outlet: 'fixed' of Box can't be set -->
        <outlet property="unused" destination="b" id="c6"/>
        <!--              ^^^^^^ warning dangling-outlet: 'unused' of Box can't be set -->
      </customObject>
      <customObject id="other" customClass="Other" customModule="App">
        <outlet property="elsewhere" destination="b" id="c7"/>
        <!--              ^^^^^^^^^ warning dangling-outlet: Other has no outlet 'elsewhere' -->
      </customObject>
      <window id="w"/>
      <textField id="l"/>
      <button id="b"/>
      """#
    ).without("unconnected-outlet", "not-marked-for-interface-builder"),
    Case(
      "to let go of an outlet, to generate its accessors and to compare it uses no member of it",
      #"""
      -- Search.h --
      @interface Glow : UITextView
      - (void)glow;
      @end
      @interface Plain : UITextView
      @end
      @interface Search : UIViewController
      @property IBOutlet UITextField *field;
      @property IBOutlet UITextField *other;
      @property IBOutlet Glow *box;
      @property IBOutlet UITextField *given;
      @property IBOutlet Glow *made;
      @property IBOutlet Plain *plain;
      @end
      -- Search.m --
      #import "Search.h"
      @implementation Plain
      - (id)initWithFrame:(CGRect)frame { return [super initWithFrame:frame]; }
      - (void)layoutSubviews { [super layoutSubviews]; }
      - (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {}
      @end
      @implementation Search
      - (void)show:(Plain *)view { view.text = @""; }
      - (void)viewDidAppear:(BOOL)animated { [self show:self.plain]; [self touchesEnded:nil withEvent:nil]; }
      @synthesize field = _field, box = _box, made = own;
      - (void)viewDidLoad { _field.text = @""; [self.box glow]; own = [Glow new]; [self.made glow]; self.given.text = @""; self.other.text = @""; }
      - (void)viewDidUnload { [self setField:nil]; self.other = nil; [self setGiven:[UITextField new]]; }
      - (void)textViewDidChange:(UITextView *)view { if ([view isEqual:self.field]) {} }
      @end
      -- Find.swift --
      class Find: UIViewController {
        @IBOutlet var field: UITextField!
        override func viewDidLoad() { field.text = "" }
        deinit { field = nil }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Search">
        <outlet property="field" destination="t" id="c1"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code uses only what UITextView has as well -->
        <outlet property="box" destination="t" id="c2"/>
        <!--              ^^^ error outlet-type-mismatch -->
        <outlet property="made" destination="t" id="c5"/>
        <!--              ^^^^ warning outlet-type-mismatch: code puts another object in its place -->
        <outlet property="plain" destination="t" id="c6"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code uses only what UITextView has as well -->
        <outlet property="given" destination="t" id="c3"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code puts another object in its place -->
        <outlet property="other" destination="t" id="c4"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code uses only what UITextView has as well -->
        <textView id="t"/>
      </viewController>
      <viewController id="f" customClass="Find" customModule="App">
        <outlet property="field" destination="u" id="d1"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code uses only what UITextView has as well -->
        <textView id="u"/>
      </viewController>
      """#),
    Case(
      "two outlets with one setter are one that is connected twice",
      #"""
      -- Twice.swift --
      class Twice: UIViewController {
        @IBOutlet var list: UITableView!
        override func viewDidLoad() { list.reloadData() }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Twice" customModule="App">
        <outlet property="List" destination="s" id="c1"/>
        <!--              ^^^^ warning outlet-type-mismatch: connected twice -->
        <outlet property="list" destination="t" id="c2"/>
        <!--              ^^^^ warning duplicate-outlet -->
        <scrollView id="s"/><tableView id="t"/>
      </viewController>
      """#),
    Case(
      "a mismatch does no harm while code uses only what both classes have",
      #"""
      -- Login.swift --
      class Fancy: UILabel {
        var glow = 0
        func shine() {}
      }
      class Login: UIViewController {
        @IBOutlet var hidden: UIImageView!
        @IBOutlet var text1: Fancy!
        @IBOutlet var glowing: Fancy!
        @IBOutlet var shining: Fancy!
        @IBOutlet var given: Fancy!
        @IBOutlet var idle: Fancy!
        @IBOutlet var elsewhere: Fancy!
        @IBOutlet var mild: Fancy!
        @IBOutlet var promised: Fancy!
        @IBOutlet var inherited: Fancy!
        @IBOutlet var fixed: Fancy!
        func show() {
          NSLayoutConstraint(item: fixed, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top)
          NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: self.fixed, attribute: .top)
          hidden.isHidden = true
          self.hidden?.alpha = 0
          text1.text = ""
          hidden.addSubview(UIView())
          text1.sizeToFit()
          text1.text = ""
          glowing.text = ""
          glowing.glow = 1
          shining.shine()
          take(given)
        }
        func take(_ label: Fancy) {}
      }
      -- Other.swift --
      class Other: UIView {
        var idle = 0
        func fill(_ login: Login) {
          idle = 1
          login.elsewhere!.glow = 2
          login.mild.text = ""
        }
      }
      -- Glowing.swift --
      protocol Glowing { var promised: Fancy! { get } }
      extension Glowing {
        func glow() { promised.glow = 3 }
      }
      -- Welcome.swift --
      extension Login: Glowing {}
      class Welcome: Login {}
      -- Welcome+Glow.swift --
      extension Welcome {
        func light() { inherited.glow = 4 }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="hidden" destination="l" id="c1"/>
        <!--              ^^^^^^ warning outlet-type-mismatch: 'hidden' is declared as UIImageView, but the connected object is of class UILabel; code uses only what UILabel has as well -->
        <outlet property="text1" destination="l" id="c2"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="glowing" destination="l" id="c3"/>
        <!--              ^^^^^^^ error outlet-type-mismatch: 'glowing' is declared as Fancy, but the connected object is of class UILabel -->
        <outlet property="shining" destination="l" id="c4"/>
        <!--              ^^^^^^^ error outlet-type-mismatch -->
        <outlet property="given" destination="l" id="c5"/>
        <!--              ^^^^^ error outlet-type-mismatch -->
        <outlet property="idle" destination="l" id="c6"/>
        <!--              ^^^^ warning outlet-type-mismatch: no code uses it -->
        <outlet property="elsewhere" destination="l" id="c7"/>
        <!--              ^^^^^^^^^ error outlet-type-mismatch -->
        <outlet property="mild" destination="l" id="c8"/>
        <!--              ^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="promised" destination="l" id="c9"/>
        <!--              ^^^^^^^^ error outlet-type-mismatch -->
        <outlet property="inherited" destination="l" id="c10"/>
        <!--              ^^^^^^^^^ warning outlet-type-mismatch: no code uses it -->
        <outlet property="fixed" destination="l" id="c11"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <label id="l"/>
      </viewController>
      """#),
    Case(
      "what a constant does with a mismatch counts, and what no target compiles does not",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Login.swift", "Other.swift", "Main.storyboard"])))
      -- Login.swift --
      class Fancy: UILabel { var glow = 0 }
      class Login: UIViewController {
        @IBOutlet var plain: Fancy!
        @IBOutlet var bright: Fancy!
        @IBOutlet var given: Fancy!
        @IBOutlet var left: Fancy!
        func show() {
          let label = given
          take(label)
          left.text = ""
        }
        func take(_ label: Fancy?) {}
      }
      -- Other.swift --
      func fill(_ login: Login) {
        let plain = login.plain
        print(plain!.text)
        if let label = login.plain { label.text = "" }
        let bright = login.bright
        print(bright!.glow)
      }
      -- Old.m --
      #import "Login.h"
      @implementation Login (Old)
      - (void)old { self.left.glow = 1; }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="plain" destination="l" id="c1"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="bright" destination="l" id="c2"/>
        <!--              ^^^^^^ error outlet-type-mismatch -->
        <outlet property="given" destination="l" id="c3"/>
        <!--              ^^^^^ error outlet-type-mismatch -->
        <outlet property="left" destination="l" id="c4"/>
        <!--              ^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <label id="l"/>
      </viewController>
      """#),
    Case(
      "a mismatch in Objective-C does no harm while code uses only what both classes have",
      #"""
      -- Panel.h --
      @interface Panel : NSWindowController
      {
        IBOutlet NSTextField *advanced;
        IBOutlet NSTextField *plain;
      }
      @property (weak) IBOutlet NSTextField *shown;
      @end
      -- Panel.m --
      #import "Panel.h"
      @implementation Panel
      - (void)show
      {
        NSUInteger mask = [advanced autoresizingMask];
        [advanced setAutoresizingMask:mask];
        self.shown.hidden = YES;
        [[self shown] setAlphaValue:1];
        NSView *view = self.shown;
        [NSLayoutConstraint constraintWithItem:self.shown attribute:1 relatedBy:0 toItem:view attribute:1];
        [NSLayoutConstraint constraintWithItem:view attribute:1 relatedBy:0 toItem:self.shown attribute:1];
        [self.shown addSubview:view];
        [plain setDrawsBackground:YES];
      }
      @end
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel">
        <outlet property="advanced" destination="b" id="c1"/>
        <!--              ^^^^^^^^ warning outlet-type-mismatch: code uses only what NSButton has as well -->
        <outlet property="shown" destination="b" id="c2"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code uses only what NSButton has as well -->
        <outlet property="plain" destination="b" id="c3"/>
        <!--              ^^^^^ error outlet-type-mismatch: 'plain' is declared as NSTextField, but the connected object is of class NSButton -->
      </customObject>
      <button id="b"/>
      """#),
    Case(
      "what a variable of a wider type takes, a method that takes any view and a test do with a mismatch is harmless",
      #"""
      -- Login.swift --
      class Fancy: UILabel { var glow = 0 }
      class Login: UIViewController {
        @IBOutlet var local: Fancy!
        @IBOutlet var kept: Fancy!
        @IBOutlet var touched: Fancy!
        @IBOutlet var tested: Fancy!
        @IBOutlet var bright: Fancy!
        @IBOutlet var member: Fancy!
        @IBOutlet var anything: Fancy!
        @IBOutlet var wide: Fancy!
        @IBOutlet var tall: Fancy!
        @IBOutlet var narrow: Fancy!
        @IBOutlet var tight: Fancy!
        var last: UIView?
        var fancy: Fancy?
        func place(_ view: UIView, in other: UIView?) {}
        func dress(_ fancy: Fancy) {}
        func dress(_ view: UIView, with fancy: Fancy?) {}
        func show(_ touch: UITouch) {
          var view: UIView = local
          view = self.local
          print(view)
          place(wide, in: self.tall)
          dress(narrow)
          self.dress(view, with: tight)
          last = kept
          self.last = self.kept
          print(touch.location(in: touched))
          fancy = bright
          let glow: Int = member.glow
          let any = anything
          print(any, glow)
        }
      }
      -- LoginTests.swift --
      import XCTest
      class LoginTests: XCTestCase {
        func testLogin(_ login: Login) { XCTAssertNotNil(login.tested) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="local" destination="l" id="c1"/>
        <!--              ^^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="kept" destination="l" id="c2"/>
        <!--              ^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="touched" destination="l" id="c3"/>
        <!--              ^^^^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="tested" destination="l" id="c4"/>
        <!--              ^^^^^^ warning outlet-type-mismatch: no code uses it -->
        <outlet property="bright" destination="l" id="c5"/>
        <!--              ^^^^^^ error outlet-type-mismatch -->
        <outlet property="member" destination="l" id="c6"/>
        <!--              ^^^^^^ error outlet-type-mismatch -->
        <outlet property="anything" destination="l" id="c7"/>
        <!--              ^^^^^^^^ warning outlet-type-mismatch: no code is known to use what UILabel lacks -->
        <outlet property="wide" destination="l" id="c8"/>
        <!--              ^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="tall" destination="l" id="c9"/>
        <!--              ^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="narrow" destination="l" id="c10"/>
        <!--              ^^^^^^ warning outlet-type-mismatch: no code is known to use what UILabel lacks -->
        <outlet property="tight" destination="l" id="c11"/>
        <!--              ^^^^^ error outlet-type-mismatch -->
        <label id="l"/>
      </viewController>
      """#),
    Case(
      "a message in Objective-C reaches a method of another class with its selector, and a property of a wider class takes any object",
      #"""
      -- Lines.h --
      @interface Thin : UIView
      @property BOOL dim;
      - (void)move:(CGFloat)margin;
      - (void)turn:(CGFloat)margin;
      @end
      @interface Thick : UIView
      @property BOOL dim;
      - (void)move:(CGFloat)margin;
      - (void)turn:(CGFloat)margin by:(CGFloat)angle;
      @end
      @interface Row : UIView
      @property (weak) IBOutlet Thin *line;
      @property (weak) IBOutlet Thin *turned;
      @property (weak) IBOutlet Thin *last;
      @property (weak) IBOutlet Thin *thin;
      @end
      -- Lines.m --
      #import "Lines.h"
      @interface Row ()
      @property UIView *current;
      @property Thin *own;
      @end
      @implementation Thin
      @end
      @implementation Thick
      @end
      @implementation Row
      - (void)show
      {
        [self.line setDim:YES];
        [self.line move:1];
        [self.turned turn:1];
        self.current = self.last;
        self.own = self.thin;
      }
      @end
      -- Row.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row">
        <outlet property="line" destination="t" id="c1"/>
        <!--              ^^^^ warning outlet-type-mismatch: code uses only what Thick has as well -->
        <outlet property="turned" destination="t" id="c2"/>
        <!--              ^^^^^^ error outlet-type-mismatch -->
        <outlet property="last" destination="t" id="c3"/>
        <!--              ^^^^ warning outlet-type-mismatch: code uses only what Thick has as well -->
        <outlet property="thin" destination="t" id="c4"/>
        <!--              ^^^^ error outlet-type-mismatch -->
      </placeholder>
      <view id="t" customClass="Thick"/>
      """#),
  ]
}
