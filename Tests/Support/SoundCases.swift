extension Case {
  /// Workspaces in which nothing is wrong, however it looks.
  static let sound: [Case] = [
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
    Case(
      "a ratio with spaces, a guide for the keyboard, and a launch storyboard with its ending",
      """
      -- Info.plist --
      <plist version="1.0"><dict><key>UILaunchStoryboardName</key><string>Launch.storyboard</string></dict></plist>
      -- Launch.storyboard --
      <viewController id="vc"><view key="view" id="v"><constraints>
        <constraint firstItem="v" firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="1 / 2" id="c"/>
      </constraints><keyboardLayoutGuide key="keyboard" id="k"/></view></viewController>
      """),
    Case(
      "a control with its cell on macOS, and the date of an early watch",
      """
      -- MacPanel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner"/>
      <control id="r"><actionCell key="cell" id="s"/></control>
      -- Watch.storyboard --
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit" initialViewController="c">
        <scenes><scene sceneID="s1"><objects><controller id="c" sceneMemberID="viewController"><items><dateLabel id="d"/></items></controller></objects></scene></scenes>
      </document>
      """),
    Case(
      "Return puts the keyboard away where a text field has any action for it",
      """
      -- Main.storyboard --
      <viewController id="vc"><view key="view" id="v"><subviews>
        <textField id="t"><connections><action selector="dummy:" destination="fr" eventType="editingDidEndOnExit" id="c"/></connections></textField>
      </subviews></view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" userLabel="First Responder" sceneMemberID="firstResponder"/>
      """),
  ]
}
