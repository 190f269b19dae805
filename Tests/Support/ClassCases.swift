extension Case {
  static let classes: [Case] = [
    Case(
      "the class of a view around an object is not meant for a part of it, but for a slip",
      """
      -- Ad.swift --
      class SimpleAdView: UIView { @IBOutlet var media: UIView! }
      -- Ad.xib --
      <view id="v" customClass="SimpleAdView" customModule="App">
        <subviews>
          <view id="m" customClass="AdView" customModule="App" customModuleProvider="target"/>
          <!--                      ^^^^^^ warning unknown-class: the custom class 'AdView' was not found; correct it -->
          <view id="n" customClass="SimpelAdView" customModule="App" customModuleProvider="target"/>
          <!--                      ^^^^^^^^^^^^ error unknown-class: did you mean 'SimpleAdView'? -->
        </subviews>
        <outlet property="media" destination="m" id="o1"/>
      </view>
      <view id="w" customClass="AdVew" customModule="App" customModuleProvider="target"/>
      <!--                      ^^^^^ warning unknown-class: the custom class 'AdVew' was not found; correct it -->
      """),
    Case(
      "a class of the target that is declared nowhere",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Lgoin" customModule="App" customModuleProvider="target">
      <!--                                 ^^^^^ error unknown-class: the custom class 'Lgoin' was not found; did you mean 'Login'? -->
        <outlet property="field" destination="lbl" id="c1"/>
        <label id="lbl" customClass="Spinner" customModuleProvider="target"/>
        <!--                         ^^^^^^^ error unknown-class: the custom class 'Spinner' was not found -->
      </viewController>
      """#),
    Case(
      "a cast that spans lines compiles only with the class, whose file is not here",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        func show(_ one: UIView) {
          let spinner = one as!
            Spinner
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        <label id="lbl" customClass="Spinner" customModuleProvider="target"/>
      </viewController>
      """#),
    Case(
      "no class was meant by the name of another type",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      struct Spinner {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
        <label id="lbl" customClass="Spiner" customModuleProvider="target"/>
        <!--                         ^^^^^^ warning unknown-class: the custom class 'Spiner' was not found -->
      </viewController>
      """#),
    Case(
      "a class of another module is the business of those who build it",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Gone" customModule="Kit">
        <label id="lbl" customClass="Spinner" customModule="Kit" customModuleProvider=""/>
      </viewController>
      """#),
    Case(
      "a class without a module may come from a binary",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Gone">
      <!--                                 ^^^^ information unknown-class: the custom class 'Gone' was not found -->
        <label id="lbl" customClass="Spinner" customModuleProvider=""/>
        <!--                         ^^^^^^^ information unknown-class: the custom class 'Spinner' was not found -->
      </viewController>
      """#),
    Case(
      "Objective-C declares classes, too",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Legacy.h --
      @interface Legacy : UIViewController
      @end
      @class Other;
      -- Main.storyboard --
      <viewController id="vc" customClass="Legacy"/>
      <viewController id="vc1" customClass="Legacy" customModule="App" customModuleProvider="target"/>
      <!--                                  ^^^^^^ warning class-module-mismatch -->
      <viewController id="vc2" customClass="Other"/>
      <!--                                  ^^^^^ information unknown-class: the custom class 'Other' was not found -->
      """#),
    Case(
      "a workspace without Swift says nothing about classes for certain",
      #"""
      -- Main.storyboard --
      <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ information unknown-class: the custom class 'Gone' was not found -->
      """#),
    Case(
      "where code is left out, not all is known",
      #"""
      -- .git/HEAD --
      ref: refs/heads/main
      -- .gitignore --
      Made/
      -- Made/Made.swift --
      class Made {}
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ information unknown-class: the custom class 'Gone' was not found -->
      """#),
    Case(
      "the root of a repository is the whole",
      #"""
      -- .git/HEAD --
      ref: refs/heads/main
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ warning unknown-class: the custom class 'Gone' was not found -->
      """#),
    Case(
      "a class that a dependency declares is known",
      #"""
      -- Pods/Kit/Login.swift --
      open class Login: UIViewController {}
      -- App.swift --
      class Other: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="Kit"/>
      <viewController id="vc2" customClass="Login" customModule="App" customModuleProvider="target"/>
      """#),
    Case(
      "classes of the framework, by either name",
      #"""
      -- App.swift --
      class Other: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc">
        <view id="v" customClass="UIControl"/>
        <view id="w" customClass="MKMapView"/>
      </viewController>
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <customObject id="a" customClass="NSFontManager"/>
      <customObject id="f" customClass="NSNumberFormatter"/>
      <customView id="v" customClass="NSVisualEffectView"/>
      """#),
    Case(
      "nested classes and classes of another kind are left alone",
      #"""
      -- App.swift --
      class Outer: UIViewController {
        class Inner: UIView {}
      }
      struct Value {}
      typealias Map = Kit.Map
      extension Elsewhere {}
      -- Main.storyboard --
      <viewController id="vc">
        <view id="v" customClass="Outer.Inner" customModule="App" customModuleProvider="target"/>
      </viewController>
      <viewController id="vc2" customClass="Inner" customModule="App" customModuleProvider="target"/>
      <viewController id="vc3" customClass="Map" customModule="App" customModuleProvider="target"/>
      <viewController id="vc4" customClass="Value" customModule="App" customModuleProvider="target"/>
      <viewController id="vc5" customClass="Elsewhere" customModule="App" customModuleProvider="target"/>
      """#),
    Case(
      "a type alias is not a class at run time",
      #"""
      -- App.swift --
      class MenuController: UINavigationController {}
      typealias OldMenuController = MenuController
      typealias Handler = () -> Void
      -- Main.storyboard --
      <navigationController id="nc" customClass="OldMenuController" customModule="App" customModuleProvider="target"/>
      <!--                                       ^^^^^^^^^^^^^^^^^ error unknown-class: the custom class 'OldMenuController' was not found: a type alias is not a class at run time; did you mean 'MenuController'? -->
      <viewController id="vc" customClass="Handler" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^^^^ warning unknown-class -->
      """#),
    Case(
      "First Responder and exit have no class of their own",
      #"""
      -- App.swift --
      class Other: UIViewController {}
      -- Main.storyboard --
      <scene sceneID="s">
        <objects>
          <viewController id="vc" customClass="Other" customModule="App"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="fr" customClass="UIRespondr" sceneMemberID="firstResponder"/>
          <exit id="exit" customClass="Gone" sceneMemberID="exit"/>
        </objects>
      </scene>
      """#),
    Case(
      "a segue's class",
      #"""
      -- App.swift --
      class Fade: UIStoryboardSegue {}
      class Other: UIViewController { func go() { performSegue(withIdentifier: "go", sender: nil) } }
      -- Main.storyboard --
      <viewController id="vc">
        <segue destination="vc2" kind="custom" customClass="Fade" customModule="App" customModuleProvider="target" id="s1"/>
        <segue destination="vc2" kind="custom" customClass="Fad" identifier="go" customModule="App" customModuleProvider="target" id="s2"/>
        <!--                                                ^^^ warning unknown-class: the custom class 'Fad' was not found (no code performs this segue); did you mean 'Fade'? -->
        <segue destination="vc2" kind="custom" customClass="Other" customModule="App" customModuleProvider="target" id="s3"/>
        <!--                                                ^^^^^ warning class-mismatch: 'Other' is not a subclass of UIStoryboardSegue, but the custom class of the element 'segue' -->
      </viewController>
      <viewController id="vc2"/>
      """#),
    Case(
      "the custom class is no kind of its element",
      #"""
      -- App.swift --
      class Pill: UIView {}
      class Screen: UIViewController {}
      class Tabs: UITabBarController {}
      class Grid: UICollectionViewController {}
      class Far: KitView {}
      class Plain {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Tabs" customModule="App">
        <view key="view" id="v" customClass="UIScrollView"/>
        <label id="l1" customClass="Pill" customModule="App"/>
        <!--                        ^^^^ warning class-mismatch: 'Pill' is not a subclass of UILabel, but the custom class of the element 'label' -->
        <label id="l2" customClass="Far" customModule="App"/>
        <label id="l3" customClass="UITextField"/>
        <!--                        ^^^^^^^^^^^ warning class-mismatch: 'UITextField' is not a subclass of UILabel, but the custom class of the element 'label' -->
        <button id="b" customClass="Screen" customModule="App"/>
        <!--                        ^^^^^^ warning class-mismatch: 'Screen' is not a subclass of UIButton, but the custom class of the element 'button' -->
        <label id="l4" customClass="Plain" customModule="App"/>
        <!--                        ^^^^^ warning class-mismatch: 'Plain' is not a subclass of UILabel, but the custom class of the element 'label' -->
      </viewController>
      <tableViewController id="vc2" customClass="Grid" customModule="App"/>
      <!--                                       ^^^^ warning class-mismatch: 'Grid' is not a subclass of UITableViewController, but the custom class of the element 'tableViewController' -->
      """#),
    Case(
      "a controller of a table or a collection needs such a view",
      #"""
      -- App.swift --
      class Dates: UITableViewController {}
      class Grid: UICollectionViewController {}
      class Base: UITableViewController {}
      class Drawn: Base { override func loadView() { view = UITableView() } }
      class Table: UITableView {}
      class Far: KitView {}
      -- Main.storyboard --
      <viewController id="a" customClass="Dates" customModule="App"><view key="view" id="v1"/></viewController>
      <!--                                ^^^^^ error class-mismatch: 'Dates' is a UITableViewController, and its view is not a UITableView; loading the view ends the app -->
      <viewController id="b" customClass="Grid" customModule="App"><tableView key="view" id="v2"/></viewController>
      <!--                                ^^^^ error class-mismatch: 'Grid' is a UICollectionViewController, and its view is not a UICollectionView -->
      <viewController id="c" customClass="Base" customModule="App"><view key="view" id="v3" customClass="Table" customModule="App"/></viewController>
      <viewController id="d" customClass="Drawn" customModule="App"><view key="view" id="v4"/></viewController>
      <viewController id="e" customClass="Base" customModule="App"/>
      <viewController id="f" customClass="Base" customModule="App"><view key="view" id="v5" customClass="Far" customModule="App"/></viewController>
      <tableViewController id="g" customClass="Base" customModule="App"><tableView key="view" id="v6"/></tableViewController>
      """#),
    Case(
      "general elements take any class of their kind",
      #"""
      -- App.swift --
      class Model: NSObject {}
      class Badge: NSImageView {}
      class Panel: NSPanel {}
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Model" customModule="App"/>
      <customObject id="m" customClass="Model" customModule="App"/>
      <customView id="v" customClass="Badge" customModule="App"/>
      <window id="w" customClass="Panel" customModule="App"/>
      """#),
    Case(
      "of two classes of one name one fits the element",
      #"""
      -- iOS/Badge.swift --
      class Badge: UILabel {}
      -- macOS/Badge.swift --
      class Badge: NSTextField {}
      -- Kiosk/Badge.swift --
      class Badge: UIView {}
      -- Main.storyboard --
      <viewController id="vc">
        <label id="l" customClass="Badge" customModule="App"/>
        <slider id="s" customClass="Badge" customModule="App"/>
        <!--                        ^^^^^ warning class-mismatch: 'Badge' is not a subclass of UISlider, but the custom class of the element 'slider' -->
      </viewController>
      """#),
    Case(
      "a class of the other platform alone",
      #"""
      -- macOS/Badge.swift --
      class Badge: NSTextField {
        @IBOutlet var field: NSTextField!
      }
      -- Main.storyboard --
      <viewController id="vc">
        <label id="l" customClass="Badge" customModule="App">
          <outlet property="other" destination="vc" id="c1"/>
        </label>
      </viewController>
      """#),
    Case(
      "a class that carries a framework's name hides nothing",
      #"""
      -- App.swift --
      class UIScreenEdgePanGestureRecognizer: UIGestureRecognizer {}
      class Login: UINavigationController {}
      extension App { class UINavigationController: UIView {} }
      -- Main.storyboard --
      <navigationController id="vc" customClass="Login" customModule="App">
        <outlet property="delegate" destination="vc" id="c1"/>
      </navigationController>
      """#),
  ]

  static let owners: [Case] = [
    Case(
      "iOS: File's Owner is -1",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
        @IBAction func tap(_ sender: Any) {}
      }
      -- Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Login" customModule="App" customModuleProvider="target">
        <outlet property="label" destination="lbl" id="c1"/>
        <outlet property="lable" destination="lbl" id="c2"/>
        <!--              ^^^^^ error dangling-outlet: Login has no outlet 'lable' -->
        <outlet property="view" destination="v" id="c3"/>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v">
        <label id="lbl"/>
        <button id="b">
          <action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/>
          <action selector="tpa:" destination="-1" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^ error missing-action: Login has no action 'tpa:' -->
          <action selector="anything:" destination="-2" eventType="touchUpInside" id="a3"/>
          <!--              ^^^^^^^^^ warning unhandled-first-responder-action: no class implements 'anything:', which is sent to First Responder -->
        </button>
      </view>
      """#),
    Case(
      "macOS: File's Owner is -2, First Responder -1",
      #"""
      -- Panel.swift --
      class Panel: NSWindowController {
        @IBOutlet var label: NSTextField!
        @IBAction func run(_ sender: Any?) {}
      }
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App" customModuleProvider="target">
        <outlet property="window" destination="w" id="c1"/>
        <outlet property="label" destination="t" id="c2"/>
        <outlet property="lable" destination="t" id="c3"/>
        <!--              ^^^^^ warning dangling-outlet: Panel has no outlet 'lable' -->
      </customObject>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <window id="w">
        <textField id="t"/>
        <button id="b">
          <action selector="run:" target="-2" id="a1"/>
          <action selector="rnu:" target="-2" id="a2"/>
          <!--              ^^^^ error missing-action: Panel has no action 'rnu:' -->
          <action selector="anything:" target="-1" id="a3"/>
          <!--              ^^^^^^^^^ warning unhandled-first-responder-action: no class implements 'anything:', which is sent to First Responder -->
          <action selector="anything:" target="-3" id="a4"/>
        </button>
      </window>
      """#),
    Case(
      "an owner without a class, or of a class that stands for any",
      #"""
      -- Cell.swift --
      class Cell: UITableViewCell {
        @IBOutlet var label: UILabel!
      }
      -- Cell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
        <outlet property="anything" destination="cell" id="c1"/>
      </placeholder>
      <tableViewCell id="cell" customClass="Cell" customModule="App">
        <outlet property="label" destination="lbl" id="c2"/>
        <outlet property="lable" destination="lbl" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: Cell has no outlet 'lable' -->
        <label id="lbl"/>
        <button id="b"><action selector="anything:" destination="-1" eventType="touchUpInside" id="a1"/></button>
      </tableViewCell>
      -- Cell~ipad.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NSObject">
        <outlet property="anything" destination="v" id="c1"/>
      </placeholder>
      <view id="v"/>
      -- Main.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication">
        <outlet property="anything" destination="m" id="c1"/>
      </customObject>
      <customObject id="-3" userLabel="Application" customClass="NSObject">
        <outlet property="anything" destination="m" id="c2"/>
      </customObject>
      <menu id="m"/>
      """#),
    Case(
      "a generic class owns a xib",
      #"""
      -- Login.swift --
      class Login<Model>: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var model: Model!
      }
      -- Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App" customModuleProvider="target">
        <outlet property="label" destination="lbl" id="c1"/>
        <outlet property="model" destination="lbl" id="c2"/>
        <outlet property="lable" destination="lbl" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: Login has no outlet 'lable' -->
      </placeholder>
      <label id="lbl"/>
      """#),
    Case(
      "the class that bears the file's name may be the owner",
      #"""
      -- Login.swift --
      class Base: UIViewController {}
      class Login: UIViewController {
        @IBOutlet var one: UILabel!
      }
      class LoginController: UIViewController {
        @IBOutlet var two: UILabel!
      }
      -- Login~ipad.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Base" customModule="App" customModuleProvider="target">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="two" destination="lbl" id="c2"/>
        <outlet property="three" destination="lbl" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: Base has no outlet 'three' -->
      </placeholder>
      <label id="lbl"/>
      """#),
    Case(
      "an owner whose class is gone",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Old.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OldLogin" customModule="App" customModuleProvider="target">
      <!--                                                                   ^^^^^^^^ warning unknown-class: the custom class 'OldLogin' was not found -->
        <outlet property="label" destination="lbl" id="c1"/>
      </placeholder>
      <label id="lbl"/>
      """#),
    Case(
      "other placeholders are supplied by whoever loads",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Login.xib --
      <placeholder placeholderIdentifier="helper" id="h" customClass="Login" customModule="App">
        <outlet property="anything" destination="lbl" id="c1"/>
      </placeholder>
      <label id="lbl"/>
      <button id="b"><action selector="anything:" destination="h" eventType="touchUpInside" id="a1"/></button>
      """#),
    Case(
      "a cell as its own target",
      #"""
      -- Cell.swift --
      class Cell: UICollectionViewCell {
        @IBAction func tap(_ sender: UIButton) {}
      }
      -- Cell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionViewCell id="cell" customClass="Cell" customModule="App">
        <button id="b">
          <action selector="tap:" destination="cell" eventType="touchUpInside" id="a1"/>
          <action selector="tapp:" destination="cell" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^ error missing-action: Cell has no action 'tapp:' -->
        </button>
      </collectionViewCell>
      """#),
    Case(
      "localised copies hold all connections",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
      }
      -- de.lproj/Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App">
        <outlet property="lable" destination="lbl" id="c1"/>
        <!--              ^^^^^ error dangling-outlet: Login has no outlet 'lable'; did you mean 'label'? -->
      </placeholder>
      <label id="lbl"/>
      -- en.lproj/Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App">
        <outlet property="label" destination="lbl" id="c1"/>
      </placeholder>
      <label id="lbl"/>
      """#),
    Case(
      "a class in a body is none that a document can name",
      """
      -- Other.swift --
      class Other: UIViewController {}
      -- Tests.swift --
      func testLogin() {
        class Login: UIViewController {
          @IBOutlet var label: UILabel!
          @IBAction func tap(_ sender: Any) {}
          @IBInspectable var shade: Shade = .none
        }
        @IBDesignable class Badge: NSObject {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^^ warning unknown-class -->
      """),
    Case(
      "an object that has its class only in the copies for other languages",
      #"""
      -- Card.swift --
      class Card: UIView {}
      class Row: UIView {}
      class Tile: UIView { @IBOutlet var label: UILabel? }
      -- en.lproj/Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App"/>
      <view id="a" customClass="Card" customModule="App"/>
      <view id="b" customClass="Row" customModule="App"/>
      <view id="c" customClass="Card" customModule="App"/>
      <view id="d"/>
      <view id="e" customClass="Gone"/>
      <!--                      ^^^^ information unknown-class -->
      <view id="f" customClass="Tile" customModule="App"><connections><outlet property="label" destination="l" id="o"/></connections></view>
      <label id="l"/>
      -- de.lproj/Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="a"/>
      <!--      ^ warning class-mismatch: the object has the custom class 'Card' in en.lproj/Card.xib, but none here -->
      <view id="b" customClass="Card" customModule="App"/>
      <label id="c"/>
      <view id="d"/>
      <view id="e"/>
      <view id="f"><connections><outlet property="label" destination="l" id="o"/></connections></view>
      <!--                                        ^^^^^ error dangling-outlet -->
      <label id="l"/>
      -- fr.lproj/Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="a" customClass="Card" customModule="App"/>
      <view id="b"/>
      <label id="l"/>
      """#),
    Case(
      "a plain view has hardly the class of a text field",
      #"""
      -- App.swift --
      class Chat: UIViewController {}
      class CustomTextField: UITextField {}
      class CustomSwitchView: UIView {}
      -- Main.storyboard --
      <viewController id="c" customClass="Chat" customModule="App"><view key="view" id="w"><subviews>
        <view id="v" customClass="CustomView" customModule="App" customModuleProvider="target"/>
        <!--                      ^^^^^^^^^^ error unknown-class: did you mean 'CustomSwitchView'? -->
        <textField id="t" customClass="CustomField" customModule="App" customModuleProvider="target"/>
        <!--                           ^^^^^^^^^^^ error unknown-class: did you mean 'CustomTextField'? -->
      </subviews></view></viewController>
      """#),
  ]
}
