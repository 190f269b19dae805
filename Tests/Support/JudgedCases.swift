extension Case {
  /// Cases that were once reported wrongly, or too severely, and what remains to be reported beside them.
  static let judged: [Case] = [
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
      "a controller whose scene has no view, and a view that loads its own nib, have outlets from two documents",
      #"""
      -- Room.swift --
      class Room: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var titleView: UILabel!
      }
      class Banner: UIView {
        @IBOutlet var text: UILabel!
        @IBOutlet var content: UIView!
      }
      -- Room.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Room" customModule="App">
        <outlet property="label" destination="l" id="c1"/>
      </placeholder>
      <view id="v"><label id="l"/></view>
      -- Banner.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Banner" customModule="App">
        <outlet property="text" destination="l" id="c1"/>
      </placeholder>
      <view id="v"><label id="l"/></view>
      -- Main.storyboard --
      <viewController id="vc" customClass="Room" customModule="App">
        <navigationItem key="navigationItem" id="n"><label key="titleView" id="tv"/></navigationItem>
        <connections><outlet property="titleView" destination="tv" id="c2"/></connections>
      </viewController>
      <viewController id="vd">
        <view key="view" id="v"><view id="b" customClass="Banner" customModule="App">
          <connections><outlet property="content" destination="x" id="c3"/></connections>
        </view><view id="x"/></view>
      </viewController>
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
      "an app for the first watchOS has its code in an extension for iOS",
      """
      -- One/One.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Interface.storyboard"], settings: ["SDKROOT": "iphoneos"]), ProjectTarget(name: "Extension", files: ["Home.swift"], settings: ["SDKROOT": "iphoneos"])))
      -- One/Home.swift --
      class Home: WKInterfaceController { @IBOutlet weak var table: WKInterfaceTable! }
      -- One/Interface.storyboard --
      <!-- watchOS -->
      <controller id="c" customClass="Home" customModule="App" customModuleProvider="target">
        <table id="t"/>
        <connections><outlet property="table" destination="t" id="o1"/></connections>
      </controller>
      -- Two/Two.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Interface.storyboard"], settings: ["SDKROOT": "watchos"]), ProjectTarget(name: "Extension", files: ["Home.swift"], settings: ["SDKROOT": "watchos"])))
      -- Two/Home.swift --
      class Home: WKInterfaceController { @IBOutlet weak var button: WKInterfaceButton! }
      -- Two/Interface.storyboard --
      <!-- watchOS -->
      <controller id="c" customClass="Home" customModule="App" customModuleProvider="target">
        <button id="t"/>
        <connections><outlet property="button" destination="t" id="o1"/></connections>
      </controller>
      """),
    Case(
      "of several projects in a folder, one that lists documents tells which are built",
      """
      -- A.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "Core", files: ["Core.swift"])))
      -- B.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Chat.swift", "Other.xib"])))
      -- Core.swift --
      class Core {}
      -- Chat.swift --
      class Chat: UIViewController {}
      -- Other.xib --
      <view id="v"/>
      -- Chat.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Chat" customModule="App">
        <outlet property="bar" destination="v" id="c1"/>
        <!--              ^^^ warning dangling-outlet: Chat has no outlet 'bar' (no target builds this file) -->
      </placeholder>
      <view id="v"/>
      """),
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
      "AppKit makes custom views in a xib with a frame",
      #"""
      -- Lens.swift --
      class Lens: NSView {
        override init(frame: NSRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
      }
      -- Lens.xib --
      <!-- macOS -->
      <customView id="v" customClass="Lens" customModule="App"/>
      <customView id="p" customClass="NSCustomView"/>
      -- Main.storyboard --
      <!-- macOS -->
      <viewController id="vc">
        <customView key="view" id="v" customClass="Lens" customModule="App"/>
        <!--                                       ^^^^ error trapping-coder-init -->
      </viewController>
      """#),
    Case(
      "early Swift took a blank within an attribute",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @ IBAction func tap() {}
        @  IBOutlet var label: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="label" destination="l" id="c1"/>
        <label id="l"/>
        <button id="b"><action selector="tap" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      """#),
    Case(
      "an extension in a dependency that is not here may add a property to any class",
      #"""
      -- Cartfile --
      github "someone/Localizable"
      -- Badge.swift --
      class Badge: UIView {}
      -- Badge.xib --
      <label id="l"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="localizableKey" value="k"/>
      </userDefinedRuntimeAttributes></label>
      <view id="v" customClass="Badge" customModule="App"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
      </userDefinedRuntimeAttributes></view>
      """#),
    Case(
      "classes out of sight are told in one line a framework, at the first place",
      #"""
      -- Own.m --
      @interface JVOwn : NSObject
      @end
      @implementation JVOwn
      @end
      -- Vendor/Sparkle.framework/Headers/SUUpdater.h --
      // Only the name of a header of a binary counts.
      -- Vendor/Legacy.framework/Versions/A/Headers/LGCDock.h --
      // A checkout without links has no folder 'Headers' beside 'Versions'.
      -- Vendor/Maps.xcframework/ios-arm64/Maps.framework/Headers/MPSView.h --
      // Only the name of a header of a binary counts.
      -- A.xib --
      <!-- macOS -->
      <view id="1" customClass="HNHUITextField"/>
      <!--                      ^^^^^^^^^^^^^^ information unknown-class: 3 custom classes that begin with 'HNHUI' were not found: HNHUIColorWell, HNHUITextField and HNHUIView -->
      <view id="2" customClass="HNHUIView"/>
      <view id="3" customClass="JVOther"/>
      <!--                      ^^^^^^^ information unknown-class: the custom class 'JVOther' was not found (2 objects) -->
      <view id="4" customClass="JVThird"/>
      <!--                      ^^^^^^^ information unknown-class: the custom class 'JVThird' was not found -->
      <customObject id="5" customClass="SUUpdater"/>
      <view id="6" customClass="MPSView"/>
      <customObject id="7" customClass="LGCDock"/>
      -- B.xib --
      <!-- macOS -->
      <view id="1" customClass="HNHUIColorWell"/>
      <view id="2" customClass="HNHUITextField"/>
      <view id="3" customClass="JVOther"/>
      """#),
    Case(
      "nothing in a scene that nothing leads to can crash the app",
      #"""
      -- Login.swift --
      class Login: UIViewController { let next = "Three" }
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
        <scenes>
          <scene sceneID="s1"><objects><viewController id="one" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="one" id="c1"/>
            <!--                           ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
            <segue destination="two" kind="show" id="g1"/></connections>
          </viewController></objects></scene>
          <scene sceneID="s2"><objects><viewController id="two" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="two" id="c2"/></connections>
            <!--                           ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
          </viewController></objects></scene>
          <scene sceneID="s3"><objects><viewController storyboardIdentifier="Three" id="three" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="three" id="c3"/></connections>
            <!--                           ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
          </viewController></objects></scene>
          <scene sceneID="s4"><objects><viewController id="four" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="four" id="c4"/>
            <!--                           ^^^^ warning dangling-outlet: Login has no outlet 'gone' (nothing shows this scene) -->
            <segue destination="five" kind="show" id="g2"/></connections>
          </viewController></objects></scene>
          <scene sceneID="s5"><objects><viewController id="five" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="five" id="c5"/></connections>
            <!--                           ^^^^ warning dangling-outlet: Login has no outlet 'gone' (nothing shows this scene) -->
          </viewController></objects></scene>
        </scenes>
      </document>
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
        <outlet property="connected" destination="l" id="c1"/>
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
  ]

  /// The same for what a reader who did not know the program made up.
  static let judgedLater: [Case] = [
    Case(
      "Objective-C sets or asks for an outlet in many ways",
      #"""
      -- A.h --
      @interface A : NSWindowController { IBOutlet id one; IBOutlet id two; IBOutlet id three; IBOutlet id four; }
      @property (strong) IBOutlet NSView *five;
      @end
      -- A.m --
      #import "A.h"
      @implementation A
      - (void)f { one = [NSView new]; [two setHidden:YES]; }
      - (void)g { [Maker make:1 view:&two]; }
      - (void)h { if (!three) return; [self setValue:nil forKey:@"four"]; }
      - (NSView *)five { return [NSView new]; }
      @end
      -- A.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="A"/>
      """#
    ).without("unused-action"),
    Case(
      "Swift sets or asks for an outlet in many ways",
      #"""
      -- A.swift --
      class A: UIViewController {
        @IBOutlet var one: UILabel!
        @IBOutlet var two: UILabel!
        @IBOutlet var three: UILabel!
        @IBOutlet var four: UILabel!
        @IBOutlet var five: UILabel!
        func f() -> UILabel? {
          setValue(UILabel(), forKey: "one")
          self[keyPath: \.two] = UILabel()
          switch self.three { case nil: break; default: break }
          four.map { $0.text = "" }
          return five
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="A" customModule="App"/>
      """#),
    Case(
      "a window controller that is made in one nib owns another",
      #"""
      -- L.h --
      @interface L : NSWindowController { IBOutlet id selection; }
      @end
      -- L.m --
      #import "L.h"
      @implementation L
      - (id)init { return [super initWithWindowNibName:@"L"]; }
      @end
      -- MainMenu.xib --
      <!-- macOS -->
      <customObject id="7" customClass="L"><connections><outlet property="selection" destination="8" id="c7"/></connections></customObject>
      <arrayController id="8"/>
      -- L.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="L"><connections><outlet property="window" destination="w" id="c1"/></connections></customObject>
      <window id="w"/>
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
      "two heads of a class share the body behind them",
      #"""
      -- V.h --
      #if TARGET_OS_IPHONE
      @interface V : UIView
      #else
      @interface V : NSView
      #endif
      @property IBOutlet id label;
      @end
      -- V.m --
      @implementation V
      @end
      -- Main.storyboard --
      <viewController id="vc"><view key="view" id="v" customClass="V"><connections>
        <outlet property="label" destination="vc" id="c"/>
      </connections></view></viewController>
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
      "a document that no target builds means the classes of the module that it names",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "Tutorial", files: ["Tutorial/List.swift", "Tutorial/Main.storyboard"])))
      -- Tutorial/Main.storyboard --
      <viewController id="vc"/>
      -- Tutorial/List.swift --
      class List: UIViewController {}
      -- Music/List.swift --
      class List: UIViewController { @IBOutlet var collection: UIView! }
      -- Music/List.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="List" customModule="Music" customModuleProvider="target">
        <outlet property="collection" destination="v" id="c"/>
        <outlet property="view" destination="v" id="c0"/>
      </placeholder>
      <view id="v"/>
      """),
  ]
}
