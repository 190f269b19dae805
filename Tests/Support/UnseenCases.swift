extension Case {
  /// Errors that were found in projects not tried before.
  static let unseen: [Case] = [
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
      "a document that a later Xcode saved tells nothing of Swift 2",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tap(sender: AnyObject) {}
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="Login" customModule="App" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><button id="b"><connections>
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^ error missing-action: did you mean 'tapWithSender:' -->
        </connections></button></subviews></view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/></objects></scene></scenes>
      </document>
      -- Launch.xib --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11201.0">
      <objects/>
      </document>
      """#),
    Case(
      "what only a subclass uses of an outlet, an object of the superclass need not have",
      #"""
      -- Base.swift --
      class Base: UIViewController { @IBOutlet var field: UITextField! }
      -- Form.swift --
      class Form: Base {
        func clear() { self.field.borderStyle = .none; field.text = "" }
      }
      -- Other.swift --
      class Other: UIViewController { @IBOutlet var field: UITextField! }
      -- Reader.swift --
      class Reader: Other {}
      func clear(_ reader: Reader) { reader.field.borderStyle = .none }
      -- Main.storyboard --
      <viewController id="a" customClass="Base" customModule="App">
        <outlet property="field" destination="la" id="c1"/>
        <!--              ^^^^^ warning outlet-type-mismatch: no code uses it -->
        <label id="la"/>
      </viewController>
      <viewController id="b" customClass="Form" customModule="App">
        <outlet property="field" destination="lb" id="c2"/>
        <!--              ^^^^^ error outlet-type-mismatch -->
        <label id="lb"/>
      </viewController>
      <viewController id="c" customClass="Other" customModule="App">
        <outlet property="field" destination="lc" id="c3"/>
        <!--              ^^^^^ error outlet-type-mismatch -->
        <label id="lc"/>
      </viewController>
      """#),
    Case(
      "a name with an underscore is a framework's variable only if the framework has its property",
      #"""
      -- Row.h --
      @interface Row : UITableViewCell {
        IBOutlet UILabel *_badge;
      }
      @end
      -- Row.m --
      #import "Row.h"
      @implementation Row
      - (void)show { _badge.text = @""; }
      @end
      -- List.m --
      @interface List : NSTableView
      @end
      -- Row.xib --
      <tableViewCell id="r" customClass="Row">
        <connections>
          <outlet property="_badge" destination="l" id="c1"/>
          <outlet property="_bagde" destination="l" id="c2"/>
          <!--              ^^^^^^ error dangling-outlet: Row has no outlet '_bagde' -->
        </connections>
        <label id="l"/>
      </tableViewCell>
      -- List.xib --
      <!-- macOS -->
      <tableView id="t" customClass="List"><connections><outlet property="_dataSource" destination="-3" id="c"/></connections></tableView>
      <customObject id="-3" userLabel="Application"/>
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
      "a cell of AppKit has what its control hands on to it",
      #"""
      -- A.m --
      @interface A : NSWindowController {
        IBOutlet NSPopUpButton *choice;
        IBOutlet NSTextField *field;
      }
      @end
      @implementation A
      - (void)show {
        [choice selectItemAtIndex:0];
        [choice synchronizeTitleAndSelectedItem];
        choice.enabled = NO;
        [field setHidden:YES];
      }
      @end
      -- A.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="A">
        <connections>
          <outlet property="choice" destination="c" id="c1"/>
          <!--              ^^^^^^ warning outlet-type-mismatch: code uses only what NSPopUpButtonCell has as well -->
          <outlet property="field" destination="f" id="c2"/>
          <!--              ^^^^^ error outlet-type-mismatch -->
        </connections>
      </customObject>
      <popUpButton id="p"><popUpButtonCell key="cell" id="c"/></popUpButton>
      <textField id="t"><textFieldCell key="cell" id="f"/></textField>
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
      "an app whose classes are not in the workspace may answer what is sent to First Responder",
      #"""
      -- A.m --
      @interface Helper : NSObject
      @end
      -- Window.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="WindowController"/>
      <!--                                                        ^^^^^^^^^^^^^^^^ information unknown-class -->
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="l" customClass="ListView"/>
      <!--                              ^^^^^^^^ information unknown-class -->
      <customObject id="h" customClass="Helper"/>
      <menuItem id="m"><action selector="deleteRow:" target="-1" id="c1"/></menuItem>
      -- Menu.xib --
      <!-- macOS -->
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="h" customClass="Helper"/>
      <customObject id="u" customClass="Updater"/>
      <!--                              ^^^^^^^ information unknown-class -->
      <menuItem id="m"><action selector="deleteRow:" target="-1" id="c1"/></menuItem>
      <!--                               ^^^^^^^^^^ warning unhandled-first-responder-action -->
      """#),
  ]
}
