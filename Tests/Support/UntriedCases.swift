extension Case {
  /// What was false, too severe or missed on projects that nobody had tried before.
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
  ]
}
