extension Case {
  /// False, too severe and missed findings of projects that were new to the rules.
  static let untried: [Case] = [
    Case(
      "neither a synthesized variable, nor nil, nor a comparison with something else connects an outlet",
      #"""
      -- Form.m --
      #import <UIKit/UIKit.h>
      @interface Form : UIViewController
      @property (weak) IBOutlet UISlider *one;
      @property (weak) IBOutlet UISlider *two;
      //                                  ^^^ warning unconnected-outlet
      @property (weak) IBOutlet UISlider *three;
      //                                  ^^^^^ warning unconnected-outlet
      @property (weak) IBOutlet UISlider *four;
      //                                  ^^^^ warning unconnected-outlet
      @property (weak) IBOutlet UISlider *five;
      @property (weak) IBOutlet UISlider *six;
      @property (weak) IBOutlet UISlider *seven;
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
      "a class that no file implements is written elsewhere",
      #"""
      -- Boss.h --
      @interface Boss : NSObject
      - (IBAction)show:(id)sender;
      @property IBOutlet NSWindow *window;
      @end
      @interface Aide : Boss
      @end
      -- Aide.m --
      @implementation Aide
      @end
      -- Main.xib --
      <!-- macOS -->
      <customObject id="b" customClass="Boss"><connections><outlet property="panel" destination="w" id="c1"/></connections></customObject>
      <customObject id="a" customClass="Aide"><connections><outlet property="panel" destination="w" id="c2"/></connections></customObject>
      <window id="w"/>
      <button id="u"><connections><action selector="hide:" target="b" id="a1"/></connections></button>
      <button id="v"><connections><action selector="hide:" target="a" id="a2"/></connections></button>
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
      "controllers that nothing but a document can make trap in 'init(coder:)'",
      #"""
      -- Home.swift --
      class Base: UIViewController { required init?(coder: NSCoder) { fatalError() } }
      class Home: Base {}
      class Inner: Base {}
      class Shown: Base {}
      class Next: Base {}
      class Made: Base {}
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="vc1"><scenes>
      <scene sceneID="s1"><objects><viewController id="vc1" customClass="Home" customModule="App" customModuleProvider="target">
      <!--                                                               ^^^^ error trapping-coder-init -->
        <view key="view" id="v"><subviews>
          <containerView id="cv"><connections><segue destination="vc2" kind="embed" id="sg1"/></connections></containerView>
          <button id="b"><connections>
            <segue destination="vc3" kind="show" id="sg2"/>
            <segue destination="vc5" kind="show" destinationCreationSelector="make:" id="sg4"/>
          </connections></button>
        </subviews></view>
        <connections><segue destination="vc4" kind="show" identifier="next" id="sg3"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="vc2" customClass="Inner" customModule="App" customModuleProvider="target"/></objects></scene>
      <!--                                                               ^^^^^ error trapping-coder-init -->
      <scene sceneID="s3"><objects><viewController id="vc3" customClass="Shown" customModule="App" customModuleProvider="target"/></objects></scene>
      <!--                                                               ^^^^^ error trapping-coder-init -->
      <scene sceneID="s4"><objects><viewController id="vc4" customClass="Next" customModule="App" customModuleProvider="target"/></objects></scene>
      <scene sceneID="s5"><objects><viewController id="vc5" customClass="Made" customModule="App" customModuleProvider="target"/></objects></scene>
      </scenes></document>
      -- .ibls.json --
      {"rules": {"missing-segue-action": "off"}}
      """#),
    Case(
      "a prototype cell whose place a registered class takes",
      #"""
      -- Lens.swift --
      class Dot: UICollectionViewCell { required init?(coder: NSCoder) { fatalError() } }
      class Lens: UICollectionViewController {
        override func viewDidLoad() { collectionView.register(Dot.self, forCellWithReuseIdentifier: "Dot") }
      }
      -- Other.swift --
      class Other: UICollectionViewController {}
      -- Main.storyboard --
      <collectionViewController id="one" customClass="Lens" customModule="App">
        <cells><collectionViewCell reuseIdentifier="Dot" id="c1" customClass="Dot"/></cells>
        <!--                                                                  ^^^ warning class-module-mismatch: code registers cells itself -->
      </collectionViewController>
      -- Other.storyboard --
      <collectionViewController id="two" customClass="Other" customModule="App">
        <cells><collectionViewCell reuseIdentifier="Dot" id="c2" customClass="Dot" customModule="App"/></cells>
        <!--                                                                  ^^^ warning trapping-coder-init -->
      </collectionViewController>
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
      "a class of Objective-C that an object needs and that is called otherwise",
      #"""
      -- Home.m --
      @interface Home : UIViewController
      @end
      @implementation Home
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="HomeScreen">
      <!--                                 ^^^^^^^^^^ error unknown-class: the custom class 'HomeScreen' was not found; did you mean 'Home'? -->
        <label id="l"/>
        <connections><outlet property="caption" destination="l" id="c1"/></connections>
      </viewController>
      <viewController id="vc2" customClass="HomeScren"/>
      <!--                                  ^^^^^^^^^ information unknown-class -->
      """#),
    Case(
      "another place finds the class in a module",
      #"""
      -- Podfile.lock --
      PODS:
        - Lottie (1.0)
      -- Main.storyboard --
      <view id="v"><subviews>
        <view id="w" customClass="AnimationView" customModule="Lottie"/>
        <view id="x" customClass="AnimationView"/>
        <!--                      ^^^^^^^^^^^^^ warning unknown-class: the custom class 'AnimationView' has no module here, and is found in 'Lottie' elsewhere; set its module -->
      </subviews></view>
      """#),
    Case(
      "a class in another language answers and is no unknown class",
      #"""
      -- Boss.applescript --
      script Boss
      end script
      -- Main.xib --
      <!-- macOS -->
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="b" customClass="Boss"/>
      <menuItem id="m"><connections><action selector="doThing:" target="-1" id="a1"/></connections></menuItem>
      <button id="u"><connections><action selector="go:" target="b" id="a2"/></connections></button>
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
      "an error weighs less in a nib that no code loads and at a segue that no code performs",
      #"""
      -- Code.swift --
      class Shop: UIViewController {
        func load() {
          _ = UINib(nibName: "Quoted", bundle: nil)
          _ = UINib(nibName: "Row\(1)", bundle: nil)
          performSegue(withIdentifier: "ToCart", sender: nil)
        }
      }
      class Owned: UIViewController {}
      class Owner: UIViewController {}
      -- Quoted.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- Row1.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- Owned.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owned" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      <!-- error[0:"Owned"] unset-view -->
      -- Named.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- Left.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- Main.storyboard --
      <viewController id="vc" customClass="Shop" customModule="App" nibName="Named"><connections>
        <segue destination="vd" kind="show" identifier="ToCart" destinationCreationSelector="cart:" id="s1"/>
        <!--                                                                                 ^^^^^ error missing-segue-action -->
        <segue destination="vd" kind="show" identifier="ToDesk" destinationCreationSelector="desk:" id="s2"/>
        <!--                                                                                 ^^^^^ warning missing-segue-action: (no code performs this segue) -->
        <segue destination="vd" kind="show" destinationCreationSelector="none:" id="s3"/>
        <!--                                                             ^^^^^ warning missing-segue-action: (no code performs this segue) -->
        <segue destination="vd" kind="embed" destinationCreationSelector="pane:" id="s4"/>
        <!--                                                              ^^^^^ error missing-segue-action -->
      </connections></viewController>
      <viewController id="vd"/>
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
      "a class that inherits a convenience initializer renders",
      #"""
      -- Stars.swift --
      import UIKit
      class Base: UIView {
        override convenience init(frame: CGRect) { self.init(frame: frame, stars: 5) }
        init(frame: CGRect, stars: Int) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class Stars: Base {
        override init(frame: CGRect, stars: Int) { super.init(frame: frame, stars: stars) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      @IBDesignable class Rays: Base {
        //                ^^^^ warning undesignable-view
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      -- Main.storyboard --
      <viewController id="vc"><view key="view" id="v" customClass="Stars" customModule="App"/></viewController>
      <viewController id="vd"><view key="view" id="w" customClass="Rays" customModule="App"/></viewController>
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
      "a scene that only code can show weighs less while no code names it",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        func show() { _ = storyboard?.instantiateViewController(withIdentifier: "Shown Scene") }
      }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="Shown Scene" customClass="Form" customModule="App"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
      -- Other.storyboard --
      <viewController id="vc" storyboardIdentifier="Hidden Scene" customClass="Form" customModule="App"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ warning dangling-outlet: Form has no outlet 'a' (no code shows this scene) -->
      -- Third.storyboard --
      <viewController id="vc" storyboardIdentifier="Form" customClass="Form" customModule="App"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
      """#),
    Case(
      "an unknown class weighs less where nothing needs it",
      #"""
      -- Form.swift --
      class Form: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Start" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^^ warning unknown-class -->
      <viewController id="vd" customClass="Forms" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^^ error unknown-class: did you mean 'Form'? -->
      <viewController id="ve" customClass="Other" customModule="App" customModuleProvider="target"><connections>
      <!--                                 ^^^^^ error unknown-class -->
        <outlet property="a" destination="ve" id="c1"/></connections></viewController>
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
      "what another app of the workspace names, loads nothing here",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["A.swift", "Head.xib"])))
      -- One/A.swift --
      class Owner: UIViewController {}
      -- One/Head.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="One"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["B.swift", "Head.xib"])))
      -- Two/B.swift --
      class Boss: UIViewController {
        func load() { _ = UINib(nibName: "Head", bundle: nil) }
      }
      -- Two/Head.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Boss" customModule="Two"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
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
      "a dependency that another app of the workspace lacks is no reason for doubt here",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["A.m", "Form.xib"])))
      -- One/A.m --
      @interface Form : UIViewController
      @end
      @implementation Form
      - (void)show { [[NSBundle mainBundle] loadNibNamed:@"Form" owner:self options:nil]; }
      @end
      -- One/Form.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"><connections>
        <outlet property="view" destination="v" id="c1"/></connections></placeholder>
      <view id="v" customClass="Gone"><connections><outlet property="a" destination="v" id="c2"/></connections></view>
      <!--                      ^^^^ error unknown-class -->
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["B.m", "Form.xib"])))
      -- Two/Podfile.lock --
      DEPENDENCIES:
        - Gone
      -- Two/B.m --
      @interface Board : UIViewController
      @end
      @implementation Board
      - (void)show { [[NSBundle mainBundle] loadNibNamed:@"Form" owner:self options:nil]; }
      @end
      -- Two/Form.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Board"><connections>
        <outlet property="view" destination="v" id="c1"/></connections></placeholder>
      <view id="v" customClass="Gone"><connections><outlet property="a" destination="v" id="c2"/></connections></view>
      <!--                      ^^^^ information unknown-class -->
      """#),
    Case(
      "a main storyboard that no property list names is not loaded",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["A.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- One/Info.plist --
      <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
      -- One/A.swift --
      class SceneDelegate: UIResponder {}
      class Form: UIViewController {
        func later() { DispatchQueue.main.async {} }
      }
      -- One/Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="One"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ warning dangling-outlet: Form has no outlet 'a' (nothing loads this storyboard) -->
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["B.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Two/Info.plist --
      <dict><key>UIMainStoryboardFile</key><string>Main</string></dict>
      -- Two/B.swift --
      class Board: UIViewController {}
      -- Two/Main.storyboard --
      <viewController id="vc" customClass="Board" customModule="Two"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
      -- Three/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Three", files: ["C.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Three/Info.plist --
      <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
      -- Three/C.swift --
      class SceneDelegate: UIResponder {}
      class Sheet: UIViewController {
        func load() { _ = UIStoryboard(name: "Main", bundle: nil) }
      }
      -- Three/Main.storyboard --
      <viewController id="vc" customClass="Sheet" customModule="Three"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
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
      "a nib of a cell's name is loaded only if code names it or makes texts from types",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.m", "BareCell.xib", "NamedCell.xib"])))
      -- Code.m --
      #import "BareCell.h"
      @interface BareCell : UITableViewCell
      @end
      @implementation BareCell
      @end
      @interface NamedCell : UITableViewCell
      @end
      @implementation NamedCell
      - (void)load { [[NSBundle mainBundle] loadNibNamed:@"NamedCell" owner:nil options:nil]; }
      @end
      -- BareCell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="BareCell"><connections><outlet property="a" destination="c" id="c1"/></connections></tableViewCell>
      <!--                                                                        ^ warning dangling-outlet: BareCell has no outlet 'a' (no code loads this nib) -->
      -- NamedCell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="NamedCell"><connections><outlet property="a" destination="c" id="c1"/></connections></tableViewCell>
      <!--                                                                         ^ error dangling-outlet -->
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
      "a collection view takes an item out of its nib, which needs no owner",
      #"""
      -- Code.swift --
      class Item: NSCollectionViewItem {}
      -- Item.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Item" customModule="App"/>
      <collectionViewItem id="i" customClass="Item" customModule="App"><connections><outlet property="view" destination="v" id="c1"/></connections></collectionViewItem>
      <customView id="v"/>
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
      "a class that only another app has is not found",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["A.swift", "Main.storyboard"])))
      -- One/A.swift --
      class Other: UIViewController {}
      -- One/Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="One" customModuleProvider="target"/>
      <!--                                 ^^^^ warning unknown-class: the custom class 'Form' was not found; correct it -->
      <viewController id="vd" customClass="LoginForn" customModule="One" customModuleProvider="target"/>
      <!--                                 ^^^^^^^^^ warning unknown-class: the custom class 'LoginForn' was not found; correct it -->
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["B.swift", "Main.storyboard"])))
      -- Two/B.swift --
      class LoginForm: UIViewController {}
      class Form: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "" }
      }
      -- Two/Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="Two" customModuleProvider="target"><connections>
        <outlet property="label" destination="l" id="c1"/></connections><label id="l"/></viewController>
      """#),
    Case(
      "a document of no known target belongs to the class beside the folder of its language",
      #"""
      -- One/Base.lproj/Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="One" customModuleProvider="target"><connections>
        <outlet property="label" destination="l" id="c1"/></connections><label id="l"/></viewController>
      -- One/Form.swift --
      class Form: UIViewController { @IBOutlet var label: UILabel! }
      -- Two/Form.swift --
      class Form: UIViewController { @IBAction func press(_ sender: Any) {} }
      """#),
    Case(
      "nothing shows a view beside the controller to which nothing leads",
      #"""
      -- Code.swift --
      class Form: UIViewController { @IBOutlet var kept: UIView! }
      -- Main.storyboard --
      <scene sceneID="s"><objects>
      <viewController id="a" customClass="Form" customModule="App"><connections><outlet property="kept" destination="k" id="c0"/></connections></viewController>
      <view id="v"><subviews><button id="b"><connections>
        <action selector="push:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></subviews></view>
      <!--                ^^^^^ warning missing-action: Form has no action 'push:' (nothing leads to this view) -->
      <view id="k"><subviews><button id="d"><connections>
        <action selector="push:" destination="a" eventType="touchUpInside" id="c2"/></connections></button></subviews></view>
      <!--                ^^^^^ error missing-action -->
      </objects></scene>
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
      "a prototype that no code asks for is never made",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Main.storyboard"])))
      -- Code.swift --
      class List: UITableViewController {
        func cell() -> Any { tableView.dequeueReusableCell(withIdentifier: "shown")! }
      }
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="shown" id="x" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="x" id="c1"/></connections></tableViewCell>
      <!--                               ^^^^ error dangling-outlet -->
        <tableViewCell reuseIdentifier="never" id="y" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="y" id="c2"/></connections></tableViewCell>
      <!--                               ^^^^ warning dangling-outlet: Cell has no outlet 'gone' (no code asks for this cell) -->
      </prototypes></tableView></tableViewController>
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
      "an outlet that any view satisfies needs no class of its own",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Main.storyboard"])))
      -- Code.swift --
      class Form: UIViewController {
        @IBOutlet var box: UIView!
        @IBOutlet var own: Panel!
      }
      class Panel: UIView {}
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App"><view key="view" id="v"><subviews>
        <view id="b" customClass="Designable" customModule="App" customModuleProvider="target"/>
      <!--                        ^^^^^^^^^^ warning unknown-class -->
        <view id="c" customClass="Crafted" customModule="App" customModuleProvider="target"/>
      <!--                        ^^^^^^^ error unknown-class -->
      </subviews></view><connections>
        <outlet property="box" destination="b" id="c1"/><outlet property="own" destination="c" id="c2"/></connections></viewController>
      """#),
    Case(
      "in Objective-C, the name of a class as a text loads that class's nib alone",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["main.m", "Bar.m", "Bar.xib", "Cell.m", "Cell.xib"])))
      -- main.m --
      #import <UIKit/UIKit.h>
      int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, NSStringFromClass([Cell class])); }
      -- Bar.m --
      @interface Bar : UIView
      @end
      @implementation Bar
      @end
      -- Bar.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Bar"><connections><outlet property="gone" destination="v" id="c1"/></connections></view>
      <!--                                                          ^^^^ warning dangling-outlet: Bar has no outlet 'gone' (no code loads this nib) -->
      -- Cell.m --
      @interface Cell : UIView
      @end
      @implementation Cell
      @end
      -- Cell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Cell"><connections><outlet property="gone" destination="v" id="c1"/></connections></view>
      <!--                                                           ^^^^ error dangling-outlet -->
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
      "a test that assigns an outlet runs in the app",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.swift", "Main.storyboard"]), ProjectTarget(name: "AppTests", files: ["FormTests.swift"], product: "bundle.unit-test")))
      -- Form.swift --
      class Form: UIViewController { @IBOutlet var price: UILabel! }
      -- FormTests.swift --
      import XCTest
      class FormTests: XCTestCase { func test() { let form = Form(); form.price = UILabel() } }
      -- Main.storyboard --
      <viewController id="a" customClass="Form" customModule="App" customModuleProvider="target"/>
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
      "what only a method does that nothing calls has no effect",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.swift", "Old.m", "Main.storyboard", "A.xib", "B.xib", "C.xib", "D.xib", "E.xib"])))
      -- Form.swift --
      class Form: UIViewController {
        static func made() -> Any { UINib(nibName: "A", bundle: nil) }
        private var nib: UINib { if view.isHidden { return UINib(nibName: "C", bundle: nil) } else { return UINib(nibName: "B", bundle: nil) } }
        override func viewDidLoad() { _ = nib }
        private func pay() { performSegue(withIdentifier: "Pay", sender: nil) }
        /* Pay with "D" */
        func tableView(_ t: UITableView, didSelectRowAt: IndexPath) { performSegue(withIdentifier: "Show", sender: nil) }
      }
      class Owner: UIViewController {}
      -- Old.h --
      @interface Old : UIViewController
      + (id)fromNib;
      + (id)shown;
      @end
      -- Old.m --
      #import "Old.h"
      @implementation Old
      + (id)fromNib { return [UINib nibWithNibName:@"D" bundle:nil]; }
      + (id)shown { return [UINib nibWithNibName:@"E" bundle:nil]; }
      - (void)awake { [Old shown]; }
      @end
      -- A.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- B.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- C.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- D.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- E.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App"><connections>
        <segue destination="vd" kind="show" identifier="Pay" destinationCreationSelector="cart:" id="s1"/>
        <!--                                                                              ^^^^^ warning missing-segue-action: (no code performs this segue) -->
        <segue destination="vd" kind="show" identifier="Show" destinationCreationSelector="desk:" id="s2"/>
        <!--                                                                               ^^^^^ error missing-segue-action -->
      </connections></viewController>
      <viewController id="vd"/>
      """#),
    Case(
      "a type by its name makes no text with another name, and neither does a value",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {
        override func viewDidLoad() {
          for name in [String(describing: Shop.self), "\(Cart.self)", NSStringFromClass(Desk.self)] { make(name) }
          title = String(describing: title) + ["description": "x", "className": "y"].description
        }
      }
      class Shop: UIViewController {}
      class Cart: UIViewController {}
      class Desk: UIViewController {}
      class Left: UIViewController {}
      -- Main.storyboard --
      <viewController id="s" storyboardIdentifier="Start" customClass="Start" customModule="App"/>
      <viewController id="a" storyboardIdentifier="Shop" customClass="Shop" customModule="App">
        <connections><outlet property="gone" destination="a" id="c1"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      <viewController id="b" storyboardIdentifier="Cart" customClass="Cart" customModule="App">
        <connections><outlet property="gone" destination="b" id="c2"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      <viewController id="c" storyboardIdentifier="Desk" customClass="Desk" customModule="App">
        <connections><outlet property="gone" destination="c" id="c3"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      <viewController id="d" storyboardIdentifier="Left" customClass="Left" customModule="App">
        <connections><outlet property="gone" destination="d" id="c4"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: (no code shows this scene) -->
      """#),
    Case(
      "nothing shows a scene without identifier and segue, where others have identifiers",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Sign.storyboard"])))
      -- Start.swift --
      class Start: UIViewController { override func viewDidLoad() { make("Sign", "Up") } }
      -- Sign.storyboard --
      <viewController id="u" storyboardIdentifier="Up"/>
      <viewController id="s" customClass="Start" customModule="App">
        <connections><outlet property="gone" destination="s" id="c1"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: (nothing shows this scene) -->
      """#),
    Case(
      "nothing shows a scene beside the menus of an app, where none is the initial one",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"])))
      -- App.swift --
      @main class Delegate: NSObject, NSApplicationDelegate {}
      -- Main.storyboard --
      <!-- macOS -->
      <scene sceneID="menus"><objects>
      <application id="app" sceneMemberID="viewController">
        <connections><outlet property="delegate" destination="d" id="c1"/></connections></application>
      <customObject id="d" customClass="Delegate" customModule="App"/>
      </objects></scene>
      <viewController id="s" customClass="Gone" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
      <!--                                ^^^^ warning unknown-class: (nothing shows this scene) -->
        <connections><outlet property="name" destination="s" id="c2"/></connections></viewController>
      """#),
    Case(
      "a generated member stands in one expression with what generates it",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Shop.swift", "Cart.swift", "Main.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {
        override func viewDidLoad() { show(R.storyboard.main.cart()!, sender: storyboard) }
      }
      -- Shop.swift --
      class Shop: UIViewController { override func viewDidLoad() { add(shop: self) } }
      -- Cart.swift --
      class Cart: UIViewController {}
      -- Main.storyboard --
      <viewController id="s" storyboardIdentifier="Start" customClass="Start" customModule="App"/>
      <viewController id="a" storyboardIdentifier="Shop" customClass="Shop" customModule="App">
        <connections><outlet property="gone" destination="a" id="c1"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <viewController id="b" storyboardIdentifier="Cart" customClass="Cart" customModule="App">
        <connections><outlet property="gone" destination="b" id="c2"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
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
      "a nib by the name of a class whose scenes have their own view is loaded where code makes the class",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard", "Shown.xib", "Made.xib"])))
      -- Start.swift --
      class Start: UIViewController { override func viewDidLoad() { show(Made()); let a: Shown? = nil; show(a) } }
      class Shown: UIViewController { @IBOutlet var a: UIView! }
      class Made: UIViewController { @IBOutlet var a: UIView! }
      -- Main.storyboard --
      <viewController id="s" customClass="Start" customModule="App"><connections>
        <segue destination="t" kind="show" id="s1"/><segue destination="u" kind="show" id="s2"/></connections></viewController>
      <viewController id="t" customClass="Shown" customModule="App"><view key="view" id="v"/>
        <connections><outlet property="a" destination="v" id="c1"/></connections></viewController>
      <viewController id="u" customClass="Made" customModule="App"><view key="view" id="w"/>
        <connections><outlet property="a" destination="w" id="c2"/></connections></viewController>
      -- Shown.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shown" customModule="App"><connections>
        <outlet property="view" destination="v" id="c0"/><outlet property="b" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                                                                 ^ warning dangling-outlet: (no code loads this nib) -->
      -- Made.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Made" customModule="App"><connections>
        <outlet property="view" destination="v" id="c0"/><outlet property="b" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                                                                 ^ error dangling-outlet -->
      """#),
    Case(
      "another scene's controller asks for the cells of its own table",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["One.swift", "Two.swift", "Source.swift", "Main.storyboard"])))
      -- One.swift --
      class One: UITableViewController {}
      class Cell: UITableViewCell {}
      -- Two.swift --
      class Two: UITableViewController { override func viewDidLoad() { ask("photo") } }
      -- Source.swift --
      class Source: NSObject { override init() { ask("song") } }
      -- Main.storyboard --
      <tableViewController id="a" customClass="One" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="photo" id="x" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="x" id="c1"/></connections></tableViewCell>
      <!--                               ^^^^ warning dangling-outlet: (no code asks for this cell) -->
        <tableViewCell reuseIdentifier="song" id="y" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="y" id="c2"/></connections></tableViewCell>
      <!--                               ^^^^ error dangling-outlet -->
      </prototypes></tableView><connections><segue destination="b" kind="show" id="s"/></connections></tableViewController>
      <tableViewController id="b" customClass="Two" customModule="App"><tableView key="view" id="u"><prototypes>
        <tableViewCell reuseIdentifier="photo" id="z" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="z" id="c3"/></connections></tableViewCell>
      <!--                               ^^^^ error dangling-outlet -->
      </prototypes></tableView></tableViewController>
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
      "the branches of a condition may give a class two superclasses",
      #"""
      -- Form.h --
      #if PRO
      @interface Form : Base
      #else
      @interface Form : UIViewController
      @property int count;
      #endif
      @end
      @interface Base : UIViewController
      @end
      -- Form.m --
      #import "Form.h"
      @implementation Form
      @end
      @implementation Base
      - (IBAction)send:(id)sender {}
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Form"><view key="view" id="v"><subviews><button id="b"><connections>
        <action selector="send:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></subviews></view></viewController>
      """#),
    Case(
      "a class of another app is not found, whatever module the document gives",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["Main.storyboard"])))
      -- One/Main.storyboard --
      <viewController id="a" customClass="Form" customModule="One" customModuleProvider="target"/>
      <!--                                ^^^^ warning unknown-class -->
      <viewController id="b" customClass="Loose" customModule="One" customModuleProvider="target"/>
      <!--                                ^^^^^ warning unknown-class -->
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Form.m", "Main.storyboard"])))
      -- Two/Form.h --
      @interface Form : UIViewController
      @end
      -- Two/Form.m --
      #import "Form.h"
      @implementation Form
      @end
      -- Two/Loose.swift --
      class Loose: UIViewController {}
      -- Two/Main.storyboard --
      <viewController id="a" customClass="Form"/>
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
      <!--                                            ^^^^^ warning missing-action: (hidden, and no code shows it) -->
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
      "an identifier that code uses for another storyboard shows no scene of this one",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard", "Pad.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {
        override func viewDidLoad() {
          show(UIStoryboard(name: "Pad", bundle: nil).instantiateViewController(withIdentifier: "Desk"), sender: nil)
          show(UIStoryboard(name: "Pad", bundle: nil).instantiateViewController(withIdentifier: "Shop"), sender: nil)
          make("Shop")
        }
      }
      class Desk: UIViewController {}
      class Shop: UIViewController {}
      -- Main.storyboard --
      <viewController id="s" customClass="Start" customModule="App" storyboardIdentifier="Start"/>
      <viewController id="a" storyboardIdentifier="Desk" customClass="Desk" customModule="App">
        <connections><outlet property="gone" destination="a" id="c1"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <viewController id="b" storyboardIdentifier="Shop" customClass="Shop" customModule="App">
        <connections><outlet property="gone" destination="b" id="c2"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      -- Pad.storyboard --
      <viewController id="t" storyboardIdentifier="Desk"/>
      <viewController id="u" storyboardIdentifier="Shop"/>
      """#),
  ]

  /// Code that makes the name of a type, which may be a scene's identifier.
  static let namesOfAnyType: [Case] = [
    (
      "the type in a variable",
      "func name(_ type: UIViewController.Type) -> String { String(describing: type) }", ""
    ),
    (
      "a generic parameter",
      "func name<Kind: UIViewController>(_: Kind) -> String { String(describing: Kind.self) }", ""
    ),
    ("the class of an object", #"func name(_ some: Any) -> String { "\(type(of: some))" }"#, ""),
    (
      "a class's description", "func name(_ some: NSObject) -> String { some.classForCoder.description() }",
      ""
    ),
    (
      "the own class in Objective-C", "",
      "@implementation Old\n- (NSString *)name { return [[self class] description]; }\n@end"
    ),
  ].map(nameOfAnyType)

  private static func nameOfAnyType(_ name: String, swift: String, objectiveC: String) -> Case {
    Case(
      "a text may have the name of any type: \(name)",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Old.m", "Main.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {}
      class Left: UIViewController {}
      let kinds = [Left.self]
      \#(swift)
      -- Old.m --
      \#(objectiveC)
      -- Main.storyboard --
      <viewController id="s" storyboardIdentifier="Start" customClass="Start" customModule="App"/>
      <viewController id="d" storyboardIdentifier="Left" customClass="Left" customModule="App">
        <connections><outlet property="gone" destination="d" id="c4"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      """#)
  }
}
