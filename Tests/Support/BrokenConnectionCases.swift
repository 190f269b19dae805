extension Case {
  /// Outlets and actions that a class, another copy of the document or the scene does not have.
  static let brokenConnections: [Case] = [
    Case(
      "an object whose class was cleared lacks the outlets and actions of that class",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        @IBOutlet weak var note: UILabel!
        @IBAction func go(_ sender: Any) { note.text = "" }
        @IBAction func turn(_ sender: Any) {}
      }
      class Other: UIViewController {
        @IBAction func turn(_ sender: Any) {}
      }
      class Row: UIView { @IBOutlet var note: UILabel! }
      extension UIView { @IBAction func shake(_ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="vc">
        <view key="view" id="v">
          <subviews>
            <button id="b"><connections>
              <action selector="go:" destination="vc" eventType="touchUpInside" id="a1"/>
              <!--              ^^^ error missing-action: a plain UIViewController has no action 'go:'; set the object's class to Home, which has it, or remove the connection -->
              <action selector="turn:" destination="vc" eventType="touchUpInside" id="a2"/>
              <!--              ^^^^^ error missing-action: a plain UIViewController has no action 'turn:'; set the object's class or remove the connection -->
              <action selector="shake:" destination="v" eventType="touchUpInside" id="a3"/>
            </connections></button>
            <tableView id="t"><connections><outlet property="dataSource" destination="vc" id="c2"/></connections></tableView>
            <label id="l"/>
          </subviews>
          <connections><outlet property="dataSource" destination="vc" id="c3"/></connections>
          <!--                           ^^^^^^^^^^ error dangling-outlet: a plain UIView has no outlet 'dataSource'; set the object's class or remove the connection -->
        </view>
        <connections><outlet property="note" destination="l" id="c1"/></connections>
        <!--                           ^^^^ error dangling-outlet: a plain UIViewController has no outlet 'note'; set the object's class to Home, which has it, or remove the connection -->
      </viewController>
      -- .ibls.json --
      {"rules": {"unused-action": "off", "unconnected-outlet": "off"}}
      """#),
    Case(
      "an action that a class declares and no file implements",
      #"""
      -- Desk.h --
      @interface Desk : UIViewController
      - (IBAction)openGift:(id)sender;
      - (IBAction)openHome:(id)sender;
      - (IBAction)openMade:(id)sender;
      - (IBAction)openShop:(id)sender;
      - (IBAction)openSwift:(id)sender;
      @end
      @interface Desk (Shop)
      - (IBAction)openCategory:(id)sender;
      @end
      -- Desk.m --
      #import "Desk.h"
      @interface Desk ()
      - (IBAction)openLate:(id)sender;
      @end
      @implementation Desk
      - (IBAction)openHome:(id)sender {}
      MAKE_ACTION(openMade)
      @end
      @implementation Desk (Shop)
      - (IBAction)openShop:(id)sender {}
      @end
      -- Desk.swift --
      extension Desk { @objc func openSwift(_ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="vc" customClass="Desk">
        <button id="b"><connections>
          <action selector="openGift:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^^^^^^ error missing-action: Desk declares the action 'openGift:', and no file implements it -->
          <action selector="openHome:" destination="vc" eventType="touchUpInside" id="a2"/>
          <action selector="openMade:" destination="vc" eventType="touchUpInside" id="a3"/>
          <action selector="openShop:" destination="vc" eventType="touchUpInside" id="a4"/>
          <action selector="openSwift:" destination="vc" eventType="touchUpInside" id="a5"/>
          <action selector="openCategory:" destination="vc" eventType="touchUpInside" id="a6"/>
          <action selector="openLate:" destination="vc" eventType="touchUpInside" id="a7"/>
          <!--              ^^^^^^^^^ error missing-action: Desk declares the action 'openLate:', and no file implements it -->
        </connections></button>
      </viewController>
      """#),
    Case(
      "a controller loads a nib that does not connect its view",
      #"""
      -- Tags.swift --
      class Tags: UIViewController {}
      class Made: UIViewController { override func loadView() { view = UIView() } }
      class Boarded: UIViewController {}
      -- Tags.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Tags" customModule="App"/>
      <!--                                                                   ^^^^ error unset-view: Tags loads this nib, which does not connect 'view' of its owner; connect it -->
      <view id="v"/>
      -- Made.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Made" customModule="App"/>
      <view id="v"/>
      -- Part.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Tags" customModule="App"/>
      <view id="v"/>
      -- Boarded.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Boarded" customModule="App"/>
      <view id="v"/>
      -- Main.storyboard --
      <viewController id="vc" customClass="Boarded" customModule="App"/>
      """#),
    Case(
      "an action that nothing sends, and one beside which another is sent",
      #"""
      -- Map.swift --
      class Map: UIViewController { @IBAction func find(_ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="vc" customClass="Map" customModule="App">
        <barButtonItem id="i"><button key="customView" id="b"/><connections>
          <action selector="status:" destination="vc" id="a1"/></connections></barButtonItem>
          <!--              ^^^^^^^ hint missing-action -->
        <button id="c"><connections>
          <action selector="look:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^ error missing-action: Map has no action 'look:'; declare it or remove the connection, since 'find:' is sent as well -->
          <action selector="find:" destination="vc" eventType="touchUpInside" id="a3"/>
        </connections></button>
      </viewController>
      """#),
    Case(
      "an outlet that nothing resembles may be the only one that is left",
      #"""
      -- Home.swift --
      class Home: UIViewController {
        @IBOutlet var picture: UIImageView!
        @IBOutlet var box: UIView!
        func show() { picture.image = nil; box.isHidden = true }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <connections><outlet property="second" destination="i" id="c1"/></connections>
        <!--                           ^^^^^^ error dangling-outlet: Home has no outlet 'second'; did you mean 'picture', the only one that fits? -->
        <imageView id="i"/>
      </viewController>
      """#),
    Case(
      "code uses of another class only what both have, or puts another object in its place",
      #"""
      -- Welcome.swift --
      class SlowLabel: UILabel {
        override var text: String? { didSet { setNeedsDisplay() } }
        func slow() {}
      }
      class Welcome: UIViewController {
        @IBOutlet var caption: SlowLabel!
        @IBOutlet var other: SlowLabel!
        @IBOutlet var made: SlowLabel!
        func show() { caption.text = "Hello"; other.slow(); made = SlowLabel(); made.slow() }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Welcome" customModule="App">
        <label id="l"/>
        <connections>
          <outlet property="caption" destination="l" id="c1"/>
          <!--              ^^^^^^^ warning outlet-type-mismatch -->
          <outlet property="other" destination="l" id="c2"/>
          <!--              ^^^^^ error outlet-type-mismatch -->
          <outlet property="made" destination="l" id="c3"/>
          <!--              ^^^^ warning outlet-type-mismatch: code puts another object in its place -->
        </connections>
      </viewController>
      """#),
    Case(
      "a hidden menu item sends nothing until something shows it",
      #"""
      -- Boss.swift --
      import AppKit
      class Boss: NSObject {
        @IBOutlet var item: NSMenuItem!
        @IBAction func quit(_ sender: Any) {}
        @IBAction func hide(_ sender: Any) {}
        @IBAction func show(_ sender: Any) {}
      }
      -- Main.xib --
      <!-- macOS -->
      <customObject id="b" customClass="Boss" customModule="App"><connections><outlet property="item" destination="m2" id="c1"/></connections></customObject>
      <menu id="m"><items>
        <menuItem id="n1"><connections><action selector="quit:" target="b" id="b1"/></connections></menuItem>
        <menuItem id="n2"><connections><action selector="hide:" target="b" id="b2"/></connections></menuItem>
        <menuItem id="n3"><connections><action selector="show:" target="b" id="b3"/></connections></menuItem>
        <menuItem id="m1" hidden="YES"><connections><action selector="one:" target="b" id="a1"/></connections></menuItem>
        <!--                                                          ^^^^ hint missing-action -->
        <menuItem id="m2" hidden="YES"><connections><action selector="two:" target="b" id="a2"/></connections></menuItem>
        <!--                                                          ^^^^ error missing-action -->
        <menuItem id="m3" hidden="YES"><menu key="submenu" id="s"><items>
          <menuItem id="m4"><connections><action selector="four:" target="b" id="a4"/></connections></menuItem>
          <!--                                             ^^^^^ hint missing-action -->
        </items></menu></menuItem>
      </items></menu>
      """#),
    Case(
      "an object that code only compares may be of any class",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var button: UIButton!
        @IBOutlet var other: UIButton!
        @IBAction func tap(_ sender: UISwitch) { if sender == button || other !== sender { return } }
        func isOther(_ view: UIView) -> Bool { view === other }
        func count() -> Bool { 1 == self.other.state.rawValue }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App"><view key="view" id="v"><subviews><label id="l"/>
        <button id="b"><connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button>
        <!--                                          ^^^^ information action-sender-mismatch -->
        </subviews></view><connections>
        <outlet property="button" destination="l" id="c1"/>
        <!--              ^^^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="other" destination="l" id="c2"/>
        <!--              ^^^^^ error outlet-type-mismatch -->
      </connections></viewController>
      """#),
    Case(
      "an object of Objective-C that code only compares may be of any class",
      #"""
      -- Form.m --
      #import <UIKit/UIKit.h>
      @interface Form : UIViewController
      @property IBOutlet UIButton *button;
      @property IBOutlet UIButton *other;
      @end
      @implementation Form
      - (BOOL)is:(id)view { return view == self.button || _button != view; }
      - (BOOL)isOn:(id)view { return view == self.other.titleLabel; }
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Form"><view key="view" id="v"><subviews><label id="l"/></subviews></view><connections>
        <outlet property="button" destination="l" id="c1"/>
        <!--              ^^^^^^ warning outlet-type-mismatch: code uses only what UILabel has as well -->
        <outlet property="other" destination="l" id="c2"/>
        <!--              ^^^^^ error outlet-type-mismatch -->
      </connections></viewController>
      """#),
    Case(
      "an early Xcode 5 wrote an action of macOS under its receiver",
      #"""
      -- Boss.m --
      #import <Cocoa/Cocoa.h>
      @interface Boss : NSObject
      - (IBAction)add:(id)sender;
      @end
      @implementation Boss
      - (IBAction)add:(id)sender {}
      @end
      -- Main.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="4439" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="b" customClass="Boss"><connections>
        <action selector="add:" destination="u" id="a1"/>
        <action selector="gone:" destination="v" id="a2"/>
        <!--              ^^^^^ error missing-action: Boss has no action 'gone:' -->
      </connections></customObject>
      <button id="u"/><button id="v"/></objects></document>
      """#),
    Case(
      "a framework's class may have methods that are no actions",
      #"""
      -- Page.swift --
      class Page: UIWebView {}
      class Form: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App">
        <view key="view" id="v"><subviews>
          <webView id="w"/><webView id="p" customClass="Page" customModule="App"/><activityIndicatorView id="i"/>
          <button id="b"><connections>
            <action selector="goBack" destination="w" eventType="touchUpInside" id="a1"/>
            <action selector="reload" destination="p" eventType="touchUpInside" id="a2"/>
            <action selector="startAnimating" destination="i" eventType="touchUpInside" id="a3"/>
            <action selector="viewDidLoad" destination="vc" eventType="touchUpInside" id="a4"/>
            <action selector="goBack" destination="vc" eventType="touchUpInside" id="a5"/>
            <!--              ^^^^^^ error missing-action: Form has no action 'goBack' -->
            <action selector="move:" destination="vc" eventType="touchUpInside" id="a6"/>
            <!--              ^^^^^ error missing-action: Form has no action 'move:' -->
            <action selector="paste:" destination="fr" eventType="touchUpInside" id="a7"/>
          </connections></button>
        </subviews></view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
      """#),
    Case(
      "a bar button item has one target, a segue's or an action's",
      #"""
      -- Form.swift --
      class Form: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App">
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="i"><connections>
          <action selector="add:" destination="vc" id="a1"/>
          <!--              ^^^^ warning missing-action -->
          <segue destination="vd" kind="show" id="s1"/>
        </connections></barButtonItem></navigationItem>
      </viewController>
      <viewController id="vd"/>
      """#),
    Case(
      "a run-time attribute with an underscore sets no property of Swift",
      #"""
      -- Badge.swift --
      class Badge: UIView { @IBInspectable var shade: CGFloat = 0 }
      -- Main.storyboard --
      <viewController id="vc"><view key="view" id="v" customClass="Badge" customModule="App"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="_shade"><real key="value" value="1"/></userDefinedRuntimeAttribute>
        <!--                                                ^^^^^^ information unknown-runtime-attribute -->
        <userDefinedRuntimeAttribute type="number" keyPath="_cornerRadius"><real key="value" value="1"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></viewController>
      """#),
    Case(
      "the objects of an outlet collection are one finding",
      #"""
      -- Form.swift --
      class Form: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App"><view key="view" id="v"/><connections>
        <outletCollection property="keys" destination="v" collectionClass="NSMutableArray" id="c1"/>
        <!--                        ^^^^ error dangling-outlet: (2 objects) -->
        <outletCollection property="keys" destination="v" collectionClass="NSMutableArray" id="c2"/>
        <outlet property="key" destination="v" id="c3"/>
        <!--              ^^^ error dangling-outlet -->
      </connections></viewController>
      """#),
    Case(
      "a controller whose code names the nib that it loads",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        init() { super.init(nibName: "Page", bundle: nil) }
        func next() { _ = Other(nibName: "Sheet", bundle: nil) }
      }
      class Other: UIViewController {}
      class Third: UIViewController {}
      -- Page.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form" customModule="App"/><view id="v"/>
      <!--                                                                   ^^^^ error unset-view -->
      -- Sheet.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Other" customModule="App"/><view id="v"/>
      <!--                                                                   ^^^^^ error unset-view -->
      -- Spare.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Third" customModule="App"/><view id="v"/>
      """#),
    Case(
      "a controller that contains others makes its own view",
      #"""
      -- Code.swift --
      class Stack: UINavigationController {}
      class Form: UIViewController {}
      -- Main.storyboard --
      <viewController id="a" customClass="Stack" customModule="App"><view key="view" id="v"><subviews><button id="b"><connections>
        <action selector="push:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></subviews></view>
      <!--                ^^^^^ warning missing-action: Stack has no action 'push:' (this controller makes its own view) -->
        <connections><outlet property="gone" destination="v" id="c2"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet -->
      <viewController id="d" customClass="Form" customModule="App"><view key="view" id="w"><subviews><button id="e"><connections>
        <action selector="push:" destination="d" eventType="touchUpInside" id="c3"/></connections></button></subviews></view>
      <!--                ^^^^^ error missing-action -->
      </viewController>
      """#),
    Case(
      "an action into another scene that neither of the two classes has is not missed",
      #"""
      -- Code.swift --
      class Form: UIViewController { @IBAction func keep(_ sender: Any) {} }
      class Board: UIViewController {}
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"/>
      <viewController id="b" customClass="Board" customModule="App"><view key="view" id="v"><subviews>
        <button id="t"><connections><action selector="drop:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
        <!--                                                              ^ warning cross-scene-connection -->
        <button id="u"><connections><action selector="keep:" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                                              ^ error cross-scene-connection -->
      </subviews></view></viewController>
      <viewController id="c"><view key="view" id="w"><subviews>
        <button id="s"><connections><action selector="drop:" destination="a" eventType="touchUpInside" id="c3"/></connections></button>
        <!--                                                              ^ error cross-scene-connection -->
      </subviews></view></viewController>
      """#),
    Case(
      "a delegate in another scene that has no method of the protocol does nothing anyway",
      #"""
      -- Code.swift --
      class Form: UIViewController {}
      class Board: UIViewController, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
      }
      class Rows: UITableViewController {}
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews><textField id="t"><connections>
        <outlet property="delegate" destination="b" id="c1"/>
      <!--                                       ^ error cross-scene-connection -->
      </connections></textField><textField id="u"><connections>
        <outlet property="delegate" destination="d" id="c2"/>
      <!--                                       ^ warning cross-scene-connection -->
      </connections></textField><tableView id="w"><connections>
        <outlet property="delegate" destination="e" id="c3"/>
      <!--                                       ^ error cross-scene-connection -->
      </connections></tableView></subviews></view></viewController>
      <viewController id="b" customClass="Board" customModule="App"/>
      <viewController id="d" customClass="Form" customModule="App"/>
      <tableViewController id="e" customClass="Rows" customModule="App"/>
      """#),
    Case(
      "a framework's class of which no member is known may have any",
      #"""
      -- Code.m --
      @interface Seal : SFCertificateView
      @end
      @implementation Seal
      @end
      @interface Film : QTMovieView
      @end
      @implementation Film
      @end
      @interface Sheet : NSTextView
      @end
      @implementation Sheet
      - (void)load { [[NSBundle mainBundle] loadNibNamed:@"Panel" owner:self topLevelObjects:nil]; }
      @end
      -- Panel.xib --
      <!-- macOS -->
      <customView id="s" customClass="Seal"><connections><outlet property="a" destination="b" id="c1"/></connections></customView>
      <customView id="f" customClass="Film"><connections><outlet property="a" destination="b" id="c2"/></connections></customView>
      <!--                                                                 ^ warning dangling-outlet: Film has no outlet 'a' -->
      <textView id="t" customClass="Sheet"/>
      <button id="b"><connections>
        <action selector="sealIt:" target="s" id="a1"/>
        <action selector="play:" target="f" id="a2"/>
        <action selector="rewind:" target="f" id="a3"/>
        <!--              ^^^^^^^ error missing-action: Film has no action 'rewind:' -->
        <action selector="changeColor:" target="t" id="a4"/>
      </connections></button>
      """#),
    Case(
      "code that makes texts from types may load a nib of any class's name",
      #"""
      -- Code.swift --
      class RowCell: UITableViewCell {
        static var nib: UINib { UINib(nibName: "\(Self.self)", bundle: nil) }
      }
      -- RowCell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="RowCell" customModule="App"><connections><outlet property="a" destination="c" id="c1"/></connections></tableViewCell>
      <!--                                                                                          ^ error dangling-outlet -->
      """#),
    Case(
      "a method that adds a view takes any",
      #"""
      -- Code.swift --
      class Card: UIView { func flip() {} }
      class Form: UIViewController {
        @IBOutlet var card: Card!
        @IBOutlet var other: Card!
        override func viewDidLoad() {
          view.addSubview(self.card)
          view.insertSubview(card, at: 0)
          turn(other)
        }
        func turn(_ card: Card) { card.flip() }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App"><view key="view" id="v"><subviews><view id="w"/></subviews></view><connections>
        <outlet property="card" destination="w" id="c1"/>
        <!--              ^^^^ warning outlet-type-mismatch: code uses only what UIView has as well -->
        <outlet property="other" destination="w" id="c2"/>
        <!--              ^^^^^ error outlet-type-mismatch -->
      </connections></viewController>
      """#),
    Case(
      "a class that hands the name of a nib on is its owner, whatever the nib says",
      #"""
      -- Code.swift --
      class Browser: UINavigationController {}
      -- List.swift --
      class List: UIViewController {
        @IBOutlet var table: UITableView!
        convenience init() { self.init(nibName: "Browser", bundle: nil) }
      }
      -- Browser.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Browser" customModule="App"><connections>
        <outlet property="view" destination="v" id="c1"/><outlet property="table" destination="t" id="c2"/>
        <outlet property="gone" destination="t" id="c3"/></connections></placeholder>
      <!--                ^^^^ error dangling-outlet -->
      <view id="v"><subviews><tableView id="t"/></subviews></view>
      """#),
    Case(
      "a controller that overrides 'loadView' makes its own view, unless it calls the superclass's",
      #"""
      -- Own.swift --
      class Own: UIViewController { override func loadView() { view = UIView() } }
      -- Super.swift --
      class Super: UIViewController { override func loadView() { super.loadView(); view.tag = 1 } }
      -- Main.storyboard --
      <viewController id="a" customClass="Own" customModule="App"><view key="view" id="v"/>
        <connections><outlet property="gone" destination="v" id="c1"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: Own has no outlet 'gone' (this controller makes its own view) -->
      <viewController id="b" customClass="Super" customModule="App"><view key="view" id="w"/>
        <connections><outlet property="gone" destination="w" id="c2"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      """#),
    Case(
      "a control in a hidden view sends nothing until code shows the view",
      #"""
      -- Code.swift --
      class Form: UIViewController {
        @IBOutlet var box: UIView!
        @IBOutlet var late: UIView!
        func show() { late.isHidden = false }
        @IBAction func stay(_ sender: Any) {}
      }
      -- Main.storyboard --
      <scene sceneID="s"><objects>
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews>
        <view hidden="YES" id="b"><subviews><button id="d"><connections>
          <action selector="push:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></subviews>
      <!--                  ^^^^^ warning missing-action: Form has no action 'push:' (hidden, and no code shows it) -->
          <connections><outletCollection property="gestureRecognizers" destination="p" appends="YES" id="c2"/></connections></view>
        <view hidden="YES" id="l"><subviews><button id="e"><connections>
          <action selector="pull:" destination="a" eventType="touchUpInside" id="c3"/></connections></button></subviews></view>
      <!--                  ^^^^^ error missing-action -->
        <button id="f"><connections><action selector="stay:" destination="a" eventType="touchUpInside" id="c7"/>
          <action selector="stay:" destination="a" eventType="touchDown" id="c8"/></connections></button>
        </subviews></view><connections>
        <outlet property="box" destination="b" id="c4"/><outlet property="late" destination="l" id="c5"/></connections></viewController>
      <panGestureRecognizer id="p"><connections><action selector="drag:" destination="a" id="c6"/></connections></panGestureRecognizer>
      <!--                                                        ^^^^^ warning missing-action -->
      </objects></scene>
      """#),
    Case(
      "an action that came along when a control with a segue was copied breaks nothing",
      #"""
      -- Code.swift --
      class One: UIViewController {}
      class Two: UIViewController { @IBAction func close(_ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="a" customClass="One" customModule="App"><button id="b"><connections>
        <action selector="close:" destination="c" eventType="touchUpInside" id="c1"/>
      <!--                                     ^ warning cross-scene-connection -->
        <segue destination="c" kind="show" id="c2"/></connections></button></viewController>
      <viewController id="c" customClass="Two" customModule="App"/>
      """#),
    Case(
      "a value that is bound, or that the data source of a column takes, needs no action",
      #"""
      -- Code.m --
      @interface Board : NSViewController
      @end
      @implementation Board
      @end
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" initialViewController="a"><scenes>
      <scene sceneID="s1"><objects><viewController id="a" customClass="Board"><view key="view" id="v"><subviews>
        <textField id="f"><connections><action selector="type:" target="a" id="c1"/>
      <!--                                               ^^^^^ warning missing-action -->
          <binding destination="a" name="value" keyPath="representedObject.name" id="c2"/></connections></textField>
        <textField id="g"><connections><action selector="type:" target="a" id="c3"/></connections></textField>
      <!--                                               ^^^^^ error missing-action -->
        <tableView id="t"><tableColumns><tableColumn id="k"><textFieldCell key="dataCell" id="l"><connections>
          <action selector="type:" target="a" id="c4"/></connections></textFieldCell></tableColumn></tableColumns></tableView>
      <!--                  ^^^^^ warning missing-action -->
      </subviews></view></viewController></objects></scene></scenes></document>
      """#),
    Case(
      "an outlet with the name of an action is not to be declared",
      #"""
      -- Form.swift --
      class Form: UIViewController { @IBAction func pay(_ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews><button id="b"><connections>
        <action selector="pay:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></subviews></view>
        <connections><outlet property="pay" destination="b" id="c2"/></connections></viewController>
      <!--                             ^^^ error dangling-outlet: Form has no outlet 'pay'; it is an action, so remove the connection -->
      """#),
    Case(
      "a cell whose identifier code composes is asked for",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Main.storyboard"])))
      -- List.swift --
      class List: UITableViewController {
        func cell(_ kind: String) -> Any { tableView.dequeueReusableCell(withIdentifier: "\(kind)Cell")! }
      }
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="photoCell" id="x" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="x" id="c1"/></connections></tableViewCell>
      <!--                               ^^^^ error dangling-outlet -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "each hidden view around a control has to be shown",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.swift", "Main.storyboard"])))
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var more: UIButton!
        override func viewDidLoad() { more.isHidden = false }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews><view hidden="YES" id="w"><subviews>
        <button hidden="YES" id="b"><connections><action selector="push:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
      <!--                                                         ^^^^^ warning missing-action: (hidden, and no code shows it) -->
      </subviews></view></subviews></view>
        <connections><outlet property="more" destination="b" id="c2"/></connections></viewController>
      """#),
    Case(
      "a delegate in another scene may be set by code",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.swift", "Main.storyboard"])))
      -- Form.swift --
      class Form: UIViewController, UITextFieldDelegate {
        @IBOutlet var first: UITextField!
        override func viewDidLoad() { first.delegate = self }
      }
      class Other: UIViewController, UITextFieldDelegate {
        func textFieldDidEndEditing(_ field: UITextField) {}
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews>
        <textField id="f"><connections><outlet property="delegate" destination="b" id="c1"/></connections></textField>
      <!--                                                                      ^ warning cross-scene-connection: code sets it as well -->
      </subviews></view><connections><outlet property="first" destination="f" id="c2"/><segue destination="b" kind="show" id="s"/></connections></viewController>
      <viewController id="b" customClass="Other" customModule="App"><view key="view" id="w"/></viewController>
      """#),
    Case(
      "a watch logs an outlet that the class lacks",
      #"""
      -- Row.swift --
      import WatchKit
      class Row: NSObject { @IBOutlet var name: WKInterfaceLabel! }
      -- Interface.storyboard --
      <!-- watchOS -->
      <controller id="c"><items><table id="t"><items><tableRow identifier="row" id="r" customClass="Row" customModule="App"><group key="rootItem" id="g"><items><label id="l"/></items></group>
        <connections><outlet property="name" destination="l" id="c1"/><outlet property="roll" destination="l" id="c2"/></connections></tableRow></items></table></items></controller>
      <!--                                                                              ^^^^ warning dangling-outlet -->
      """#),
    Case(
      "code that hides a view does not show it",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.swift", "Old.m", "Main.storyboard"])))
      -- Form.swift --
      class Form: UIViewController {
        @IBOutlet var more: UIView!
        override func viewDidLoad() { more.isHidden = true }
      }
      -- Old.m --
      @implementation Old
      - (void)hide { self.other.hidden = YES; [self.other setHidden:YES]; }
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews><view hidden="YES" id="w"><subviews>
        <button id="b"><connections><action selector="push:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
      <!--                                            ^^^^^ warning missing-action: (code hides it and never shows it) -->
      </subviews></view></subviews></view>
        <connections><outlet property="more" destination="w" id="c2"/></connections></viewController>
      """#),
    Case(
      "a header of C++ declares classes",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.mm", "Main.storyboard"])))
      -- Form.hh --
      @interface Form : UIViewController
      @property (nonatomic) IBOutlet UILabel *name;
      @end
      -- Form.mm --
      #import "Form.hh"
      @implementation Form
      - (void)viewDidLoad { self.name.text = @""; }
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Form"><view key="view" id="v"><subviews><label id="l"/></subviews></view>
        <connections><outlet property="name" destination="l" id="c2"/><outlet property="gone" destination="l" id="c3"/></connections></viewController>
      <!--                                                                              ^^^^ error dangling-outlet -->
      """#),
    Case(
      "a class extension belongs to the class of its own project",
      #"""
      -- One/Image.h --
      @interface Image : UIViewController
      @end
      -- One/Image.m --
      @interface Image ()
      @property (weak, nonatomic) IBOutlet UILabel *bar;
      @end
      @implementation Image
      @end
      -- Two/Image.h --
      @interface Image : UIViewController
      @end
      -- Two/Image.m --
      @interface Image ()
      @property (weak, nonatomic) IBOutlet UILabel *other;
      @end
      @implementation Image
      @end
      -- One/Main.storyboard --
      <viewController id="vc" customClass="Image">
        <view key="view" id="v"><label id="l"/></view>
        <connections>
          <outlet property="bar" destination="l" id="c1"/>
          <outlet property="other" destination="l" id="c2"/>
          <!--              ^^^^^ error dangling-outlet: Image has no outlet 'other' -->
        </connections>
      </viewController>
      """#),
    Case(
      "what is left behind by a copy or a deleted view does little harm",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tap(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App"/>
      <viewController id="vd" customClass="Login" customModule="App">
        <button id="b1">
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--                                 ^^ warning cross-scene-connection -->
          <action selector="tap:" destination="vd" eventType="touchUpInside" id="a2"/>
        </button>
        <button id="b2">
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a3"/>
          <!--                                 ^^ error cross-scene-connection -->
          <action selector="tap:" destination="vd" eventType="touchDown" id="a4"/>
        </button>
      </viewController>
      """#),
    Case(
      "nobody sends the action of a gesture recognizer that is on no view",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <scene sceneID="s1"><objects>
        <viewController id="vc" customClass="Login" customModule="App"><view key="view" id="v"><connections>
          <outletCollection property="gestureRecognizers" destination="used" appends="YES" collectionClass="NSMutableArray" id="c1"/>
        </connections></view></viewController>
        <tapGestureRecognizer id="used"><connections><action selector="gone:" destination="vc" id="a5"/></connections></tapGestureRecognizer>
        <!--                                                           ^^^^^ error missing-action -->
        <tapGestureRecognizer id="left"><connections><action selector="gone:" destination="vc" id="a6"/></connections></tapGestureRecognizer>
        <!--                                                           ^^^^^ hint missing-action -->
      </objects></scene>
      """#),
    Case(
      "on macOS a variable without a mark takes a connection",
      #"""
      -- A.swift --
      class Delegate: NSObject, NSApplicationDelegate {
        var watch: Watch!
        var computed: Watch! { nil }
        func start() { watch.reset(); computed.reset() }
      }
      class Watch: NSObject { func reset() {} }
      -- MainMenu.xib --
      <!-- macOS -->
      <customObject id="1" customClass="Delegate" customModule="App">
        <outlet property="watch" destination="2" id="c1"/>
        <!--              ^^^^^ hint dangling-outlet: 'watch' of Delegate is not marked '@IBOutlet' -->
        <outlet property="computed" destination="2" id="c2"/>
        <!--              ^^^^^^^^ error dangling-outlet -->
      </customObject>
      <customObject id="2" customClass="Watch" customModule="App"/>
      """#),
    Case(
      "a class that forwards selectors answers to any",
      #"""
      -- A.h --
      @interface A : UIViewController
      @end
      -- A.m --
      @implementation A
      - (id)forwardingTargetForSelector:(SEL)selector { return nil; }
      @end
      -- B.h --
      @interface NSObject (Private)
      - (id)forwardingTargetForSelector:(SEL)selector;
      @end
      @interface B : UIViewController
      @end
      -- B.m --
      @implementation B
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="A">
        <button id="b"><action selector="go:" destination="vc" eventType="touchUpInside" id="a"/></button>
      </viewController>
      <viewController id="vd" customClass="B">
        <button id="c"><action selector="go:" destination="vd" eventType="touchUpInside" id="a2"/></button>
        <!--                             ^^^ error missing-action -->
      </viewController>
      """#),
    Case(
      "an outlet into another scene does no more harm where the class lacks it",
      #"""
      -- A.swift --
      class One: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="One" customModule="App">
        <outlet property="gone" destination="far" id="c1"/>
        <!--                                 ^^^ warning cross-scene-connection -->
      </viewController>
      <viewController id="vd"><button id="far"/></viewController>
      """#),
    Case(
      "code of no target that only Swift 2 compiles shows its version",
      #"""
      -- Old.swift --
      class Old: UIViewController {
        @IBAction func send(sender: UIButton) { print(NSBundle.mainBundle()) }
      }
      -- New.swift --
      class New: UIViewController {
        // It was NSBundle.mainBundle() once.
        @IBAction func send(sender: UIButton) {}
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762"><scenes>
      <scene sceneID="1"><objects><viewController id="a" customClass="Old" customModule="App" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><connections><action selector="send:" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
      </subviews></view></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="r1" sceneMemberID="firstResponder"/></objects></scene>
      <scene sceneID="2"><objects><viewController id="d" customClass="New" customModule="App" sceneMemberID="viewController"><view key="view" id="w"><subviews>
        <button id="e"><connections><action selector="send:" destination="d" eventType="touchUpInside" id="c2"/></connections></button>
        <!--                                          ^^^^^ error missing-action: -->
      </subviews></view></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="r2" sceneMemberID="firstResponder"/></objects></scene>
      </scenes></document>
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
      "a window controller whose nib does not connect its window",
      #"""
      -- Panels.swift --
      class Prefs: NSWindowController {
        override var windowNibName: NSNib.Name? { "Prefs" }
        override func windowDidLoad() { window?.title = "" }
      }
      class About: NSWindowController {
        convenience init() { self.init(windowNibName: "About") }
      }
      class Log: NSWindowController {}
      class Shown: NSWindowController { override var windowNibName: NSNib.Name? { "Shown" } }
      class Other: NSWindowController { override var windowNibName: NSNib.Name? { "Prefs" } }
      class Sheet: NSWindowController {
        @IBOutlet var panel: NSPanel!
        override var windowNibName: NSNib.Name? { "Sheet" }
      }
      func show() { Log(windowNibName: "Log").showWindow(nil) }
      -- Made.swift --
      class Made: NSWindowController {
        override var windowNibName: NSNib.Name? { "Made" }
        func make() { window = NSWindow() }
      }
      -- Find.m --
      @interface Find : NSWindowController
      @end
      @implementation Find
      - (id)init { return [super initWithWindowNibName:@"Find"]; }
      @end
      -- Prefs.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Prefs" customModule="App"/>
      <!--                                                        ^^^^^ error unset-view: Prefs loads this nib, which does not connect 'window' of its owner; connect it -->
      <window visibleAtLaunch="NO" id="w"/>
      -- About.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="About" customModule="App"/>
      <!--                                                        ^^^^^ error unset-view -->
      <window visibleAtLaunch="NO" id="w"/>
      -- Log.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Log" customModule="App"/>
      <!--                                                        ^^^ error unset-view -->
      <window visibleAtLaunch="NO" id="w"/>
      -- Find.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Find"/>
      <!--                                                        ^^^^ error unset-view -->
      <window visibleAtLaunch="NO" id="w"/>
      -- Shown.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Shown" customModule="App"/>
      <window id="w"/>
      -- Pane.swift --
      class Pane: NSViewController {}
      class Side: NSViewController {}
      -- Pane.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Pane" customModule="App"/>
      <!--                                                        ^^^^ warning unset-view: Pane loads this nib, which does not connect 'view' of its owner; connect it; its window is visible at launch all the same -->
      <window id="w"/>
      -- Side.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Side" customModule="App"/>
      <!--                                                        ^^^^ error unset-view: Side loads this nib, which does not connect 'view' of its owner; connect it -->
      <window visibleAtLaunch="NO" id="w"/>
      -- Other.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Other" customModule="App"/>
      <window visibleAtLaunch="NO" id="w"/>
      -- Sheet.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Sheet" customModule="App"><connections>
        <outlet property="panel" destination="w" id="c1"/></connections></customObject>
      <window visibleAtLaunch="NO" id="w" customClass="NSPanel"/>
      -- Made.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Made" customModule="App"/>
      <window visibleAtLaunch="NO" id="w"/>
      """#),
    Case(
      "the owner of a nib has no class, and all code that loads the nib agrees on one",
      #"""
      -- Card.swift --
      class Card: UIView {
        @IBOutlet var content: UIView!
        func load() { Bundle.main.loadNibNamed("Card", owner: self, options: nil) }
      }
      class Row: UIView {
        func load() { UINib(nibName: "Row", bundle: nil).instantiate(withOwner: self) }
      }
      class Page: UIViewController {
        @IBOutlet var label: UILabel!
        @IBAction func tap(_ sender: Any) {}
      }
      class Base: UIView { func load() { Bundle.main.loadNibNamed("Base", owner: self, options: nil) } }
      class Leaf: Base { @IBOutlet var content: UIView! }
      class One: UIView { func load() { Bundle.main.loadNibNamed("Shared", owner: self, options: nil) } }
      class Two: UIView { func load() { Bundle.main.loadNibNamed("Shared", owner: self, options: nil) } }
      class Given: UIView { func load(_ other: UIView) { Bundle.main.loadNibNamed("Given", owner: other, options: nil) } }
      class Told: UIView {
        func load() {
          Bundle.main.loadNibNamed("Told", owner: self, options: nil)
          other("Told")
        }
      }
      func show() { _ = Page(nibName: "Sheet", bundle: nil) }
      -- Old.h --
      @interface Old : UIView
      @end
      -- Old.m --
      #import "Old.h"
      @implementation Old
      - (void)load { [[NSBundle mainBundle] loadNibNamed:@"Old" owner:self options:nil]; }
      @end
      -- Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="content" destination="v" id="c1"/>
        <outlet property="contnt" destination="v" id="c2"/>
        <!--              ^^^^^^ error dangling-outlet: Card, which loads this nib, has no outlet 'contnt' -->
      </connections></placeholder>
      <view id="v"/>
      -- Row.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="content" destination="v" id="c1"/>
        <!--              ^^^^^^^ error dangling-outlet -->
      </connections></placeholder>
      <view id="v"/>
      -- Sheet.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="c1"/><outlet property="label" destination="l" id="c2"/>
        <outlet property="lable" destination="l" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: Page, which loads this nib, has no outlet 'lable' -->
      </connections></placeholder>
      <view id="v"/><label id="l"/>
      <button id="b"><connections>
        <action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/>
        <action selector="tip:" destination="-1" eventType="touchUpInside" id="a2"/>
        <!--              ^^^^ error missing-action: Page, which loads this nib, has no action 'tip:' -->
      </connections></button>
      -- Old.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="content" destination="v" id="c1"/>
        <!--              ^^^^^^^ error dangling-outlet -->
      </connections></placeholder>
      <view id="v"/>
      \#(nibWithContent("Base"))
      \#(nibWithContent("Shared"))
      \#(nibWithContent("Given"))
      \#(nibWithContent("Told"))
      -- Main.storyboard --
      <viewController id="vc"><view key="view" id="w"><subviews><view id="p" customClass="Card" customModule="App"/></subviews></view></viewController>
      """#),
    Case(
      "code that loads a nib by an unknown name may load any",
      #"""
      -- Card.swift --
      class Card: UIView {
        @IBOutlet var label: UILabel!
        func load() { Bundle.main.loadNibNamed("Card", owner: self, options: nil) }
      }
      func load(_ other: Owner) { Bundle.main.loadNibNamed(other.name, owner: other, options: nil) }
      -- Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="label" destination="l" id="c1"/><outlet property="content" destination="v" id="c2"/>
      </connections></placeholder>
      <view id="v"/><label id="l"/>
      -- Main.storyboard --
      <viewController id="vc"><view key="view" id="w"><subviews><view id="p" customClass="Card" customModule="App"/></subviews></view></viewController>
      """#),
    Case(
      "macOS: the order of the Tab key across scenes",
      #"""
      -- Desk.swift --
      class Desk: NSViewController { @IBOutlet var field: NSTextField! }
      func use(_ desk: Desk) { print(desk.field.stringValue) }
      -- Main.storyboard --
      <!-- macOS -->
      <scene sceneID="1"><objects><viewController id="a" customClass="Desk" customModule="App"><view key="view" id="v"><subviews>
        <textField id="t"><connections><outlet property="nextKeyView" destination="u" id="c1"/></connections></textField>
        <!--                                                                       ^ warning cross-scene-connection -->
      </subviews></view><connections><outlet property="field" destination="u" id="c2"/></connections></viewController></objects></scene>
      <!--                                                                 ^ error cross-scene-connection -->
      <scene sceneID="2"><objects><viewController id="b"><view key="view" id="w"><subviews><textField id="u"/></subviews></view></viewController></objects></scene>
      """#),
    Case(
      "macOS: owners that code hands to the controllers of windows, and nibs of other names than their controllers",
      #"""
      -- Files.m --
      @interface PanelController : NSWindowController
      @end
      @implementation PanelController
      @end
      @interface Page : NSDocument { IBOutlet NSTextField *field; }
      @end
      @implementation Page
      - (void)makeWindowControllers {
        [self addWindowController:[[PanelController alloc] initWithWindowNibName:@"Panel" owner:self]];
        [self addWindowController:[[PanelController alloc] initWithWindowNibName:@"Sheet"]];
        [field setStringValue:@""];
      }
      @end
      @interface SideController : NSViewController
      @end
      @implementation SideController
      @end
      @interface OldController : NSViewController { IBOutlet NSTextField *field; }
      @end
      @implementation OldController
      - (void)viewDidLoad { [field setStringValue:@""]; }
      @end
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Page"><connections><outlet property="field" destination="t" id="c1"/></connections></customObject>
      <textField id="t"/>
      -- Sheet.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Page"><connections><outlet property="field" destination="t" id="c1"/></connections></customObject>
      <!--                                                                                             ^^^^^ warning dangling-outlet: PanelController, which loads this nib, has no outlet 'field' -->
      <textField id="t"/>
      -- Side.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="OldController"><connections><outlet property="field" destination="t" id="c1"/></connections></customObject>
      <textField id="t"/>
      """#),
  ]
}

/// A nib whose owner, of no class, has an outlet for its view.
private func nibWithContent(_ name: String) -> String {
  """
  -- \(name).xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="content" destination="v" id="c1"/>
  </connections></placeholder>
  <view id="v"/>
  """
}
