extension Case {
  static let outlets: [Case] = [
    Case(
      "a macro may add members that nobody wrote, and no attribute of the language does",
      #"""
      -- Login.swift --
      @WithOutlets class Login: UIViewController {}
      class Register: UIViewController {
        #outlets("label")
      }
      @MainActor @available(iOS 13, *) @StoreActor final class Plain: UIViewController {
        #if DEBUG
        #warning("unfinished")
        #endif
        static let path =
          #keyPath(Plain.title)
        let address: URL =
          #URL("https://example.com")
      }
      -- Main.storyboard --
      <viewController id="vc1" customClass="Login" customModule="App">
        <outlet property="label" destination="l1" id="c1"/>
        <label id="l1"/>
        <button id="b1"><action selector="tap:" destination="vc1" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      <viewController id="vc2" customClass="Register" customModule="App">
        <outlet property="label" destination="l2" id="c2"/>
        <label id="l2"/>
      </viewController>
      <viewController id="vc3" customClass="Plain" customModule="App">
        <outlet property="label" destination="l3" id="c3"/>
        <!--              ^^^^^ error dangling-outlet -->
        <label id="l3"/>
      </viewController>
      """#),
    Case(
      "an import ends at its semicolon, a modifier's argument may have spaces, and lines end anywhere",
      #"""
      -- Login.swift --
      import UIKit; import class UIKit.UIView; class Login: UIViewController { @IBOutlet var title2: UILabel! }; prefix operator ^^; @available(iOS 13, *) class
        Other
        : UIViewController { @IBOutlet private( set ) weak var name: UILabel!; @IBAction func
          tap(
            _ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="title2" destination="l1" id="c1"/>
        <outlet property="gone" destination="l1" id="c2"/>
        <!--              ^^^^ error dangling-outlet: Login has no outlet 'gone'; declare it or remove the connection -->
        <label id="l1"/>
      </viewController>
      <viewController id="vc2" customClass="Other" customModule="App">
        <outlet property="name" destination="l2" id="c3"/>
        <label id="l2"/>
        <button id="b1"><action selector="tap:" destination="vc2" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      """#),
    Case(
      "a misspelt outlet names its near miss",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="titleLable" destination="lbl" id="c1"/>
        <!--              ^^^^^^^^^^ error dangling-outlet: Login has no outlet 'titleLable'; did you mean 'titleLabel'? -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "an outlet that nothing resembles has no near miss",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="spinner" destination="lbl" id="c1"/>
        <!--              ^^^^^^^ error dangling-outlet: Login has no outlet 'spinner' -->
        <outlet property="titleLabel" destination="lbl" id="c2"/>
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "a name that differs in case alone, but not in its first letter, is dangling",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="titlelabel" destination="lbl" id="c1"/>
        <!--              ^^^^^^^^^^ error dangling-outlet: Login has no outlet 'titlelabel'; did you mean 'titleLabel'? -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "key-value coding forgives the case of the first letter",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var nameLabel: UILabel!
        @IBOutlet var URLField: UITextField!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="NameLabel" destination="lbl" id="c1"/>
        <outlet property="uRLField" destination="url" id="c2"/>
        <label id="lbl"/>
        <textField id="url"/>
      </viewController>
      """#),
    Case(
      "outlets of superclasses, three levels up and over files",
      #"""
      -- Base.swift --
      class Base: UIViewController {
        @IBOutlet var one: UILabel!
      }
      -- Middle.swift --
      class Middle: Base {
        @IBOutlet var two: UILabel!
      }
      -- Login.swift --
      final class Login: Middle, UITableViewDelegate {
        @IBOutlet var three: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="two" destination="lbl" id="c2"/>
        <outlet property="three" destination="lbl" id="c3"/>
        <outlet property="four" destination="lbl" id="c4"/>
        <!--              ^^^^ error dangling-outlet: Login has no outlet 'four' -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "an outlet of a subclass is none of the superclass",
      #"""
      -- Login.swift --
      class Base: UIViewController {}
      class Login: Base {
        @IBOutlet var field: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Base" customModule="App">
        <outlet property="field" destination="lbl" id="c1"/>
        <!--              ^^^^^ error dangling-outlet: Base has no outlet 'field' -->
        <label id="lbl"/>
      </viewController>
      <viewController id="vc2" customClass="Login" customModule="App">
        <outlet property="field" destination="lbl2" id="c2"/>
        <label id="lbl2"/>
      </viewController>
      """#),
    Case(
      "properties of the framework's superclass need no declaration",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      class List: UITableViewController {}
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="view" destination="v" id="c1"/>
        <outlet property="tabBarItem" destination="v" id="c2"/>
        <view key="view" id="v"/>
      </viewController>
      <tableViewController id="list" customClass="List" customModule="App">
        <tableView key="view" id="table">
          <outlet property="delegate" destination="list" id="c3"/>
          <outlet property="dataSource" destination="list" id="c4"/>
          <tableViewCell id="cell" customClass="Cell" customModule="App">
            <outlet property="accessoryView" destination="v2" id="c5"/>
            <outlet property="backgroundView" destination="v2" id="c6"/>
            <view id="v2"/>
          </tableViewCell>
        </tableView>
        <outlet property="tableView" destination="table" id="c7"/>
        <outlet property="refreshControl" destination="refresh" id="c8"/>
        <refreshControl id="refresh"/>
      </tableViewController>
      """#),
    Case(
      "framework outlets that no header marks",
      #"""
      -- Panels.swift --
      class Delegate: NSObject, NSApplicationDelegate {}
      class Window: NSWindow {}
      class Field: NSTextField {}
      class CellView: NSTableCellView {}
      class Outline: NSOutlineView {}
      -- MainMenu.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication">
        <outlet property="delegate" destination="delegate" id="c1"/>
      </customObject>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject">
        <outlet property="dockMenu" destination="menu" id="c2"/>
      </customObject>
      <customObject id="delegate" customClass="Delegate" customModule="App"/>
      <menu id="menu"/>
      <window id="window" customClass="Window" customModule="App">
        <outlet property="initialFirstResponder" destination="field" id="c3"/>
        <outlet property="delegate" destination="delegate" id="c4"/>
        <view key="contentView" id="content">
          <textField id="field" customClass="Field" customModule="App">
            <outlet property="nextKeyView" destination="outline" id="c5"/>
            <outlet property="formatter" destination="formatter" id="c6"/>
          </textField>
          <outlineView id="outline" customClass="Outline" customModule="App">
            <outlet property="dataSource" destination="delegate" id="c7"/>
            <outlet property="menu" destination="menu" id="c8"/>
            <tableCellView id="cell" customClass="CellView" customModule="App">
              <outlet property="textField" destination="field" id="c9"/>
              <outlet property="imageView" destination="image" id="c10"/>
              <imageView id="image"/>
            </tableCellView>
          </outlineView>
        </view>
      </window>
      <numberFormatter id="formatter"/>
      """#),
    Case(
      "an element without a custom class has the framework's outlets and what an extension adds to them",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      extension UIViewController { @IBOutlet var added: UIView! { get { nil } set {} } }
      -- Main.storyboard --
      <viewController id="vc">
        <outlet property="view" destination="lbl" id="c2"/>
        <outlet property="added" destination="lbl" id="c3"/>
        <outlet property="anything" destination="lbl" id="c1"/>
        <!--              ^^^^^^^^ error dangling-outlet: a plain UIViewController has no outlet 'anything'; set the object's class or remove the connection -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "an empty custom class is no custom class",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="" customModuleProvider="">
        <outlet property="anything" destination="lbl" id="c1"/>
        <!--              ^^^^^^^^ error dangling-outlet: a plain UIViewController has no outlet 'anything' -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "a superclass out of sight proves nothing",
      #"""
      -- Login.swift --
      import Kit
      class Login: KitViewController {}
      class Deep: Login {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="spinner" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      <viewController id="vc2" customClass="Deep" customModule="App">
        <outlet property="spinner" destination="lbl2" id="c2"/>
        <label id="lbl2"/>
      </viewController>
      """#),
    Case(
      "a class known through extensions alone is unknown, not empty",
      #"""
      -- Login.swift --
      extension Legacy {
        @IBAction func tap(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Legacy">
        <outlet property="spinner" destination="lbl" id="c1"/>
        <label id="lbl"/>
        <button id="b"><action selector="other:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      """#),
    Case(
      "an extension of a framework class defines no class and cuts off no chain",
      #"""
      -- Extensions.swift --
      extension UIViewController {
        @objc var banner: UILabel? { get { nil } set {} }
      }
      extension UITableViewCell: Marker {}
      protocol Marker {}
      -- Login.swift --
      class Login: UIViewController {}
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="view" destination="v" id="c1"/>
        <outlet property="banner" destination="lbl" id="c2"/>
        <outlet property="spinner" destination="lbl" id="c3"/>
        <!--              ^^^^^^^ error dangling-outlet: Login has no outlet 'spinner' -->
        <view key="view" id="v"/>
        <label id="lbl"/>
        <tableViewCell id="cell" customClass="Cell" customModule="App">
          <outlet property="backgroundView" destination="v" id="c5"/>
        </tableViewCell>
      </viewController>
      """#),
    Case(
      "import declarations are no declarations",
      #"""
      -- Login.swift --
      import class Kit.Login
      import class Kit.Base
      import protocol Kit.Loading
      class Other: Base {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
      <!--                                 ^^^^^ information unknown-class: the custom class 'Login' was not found -->
        <outlet property="spinner" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      <viewController id="vc2" customClass="Other" customModule="App">
        <outlet property="spinner" destination="lbl2" id="c2"/>
        <label id="lbl2"/>
      </viewController>
      """#),
    Case(
      "an alias of the class may hold its members",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      typealias Screen = Login
      extension Screen {
        @objc var banner: UILabel? { get { nil } set {} }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="banner" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "a superclass that is an alias chosen by #if is followed in all branches",
      #"""
      -- Platform.swift --
      #if os(macOS)
      typealias PlatformController = NSViewController
      #else
      typealias PlatformController = UIViewController
      #endif
      class Base: PlatformController {
        @IBOutlet var one: AnyObject!
      }
      class Login: Base {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="tabBarItem" destination="lbl" id="c2"/>
        <outlet property="two" destination="lbl" id="c3"/>
        <!--              ^^^ error dangling-outlet: Login has no outlet 'two' -->
        <label id="lbl"/>
      </viewController>
      -- Mac.storyboard --
      <!-- macOS -->
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="v" id="c1"/>
        <outlet property="view" destination="v" id="c2"/>
        <outlet property="two" destination="v" id="c3"/>
        <!--              ^^^ warning dangling-outlet: Login has no outlet 'two' -->
        <view key="view" id="v"/>
      </viewController>
      """#),
    Case(
      "an alias inside another type is not the superclass",
      #"""
      -- Login.swift --
      class Base: UIViewController {
        @IBOutlet var one: UILabel!
      }
      struct Theme { typealias Base = UIView }
      class Login: Base {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="two" destination="lbl" id="c2"/>
        <!--              ^^^ error dangling-outlet: Login has no outlet 'two' -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "a superclass with generic arguments",
      #"""
      -- Login.swift --
      class Base<Model>: UITableViewCell {
        @IBOutlet var titleLabel: UILabel!
      }
      class Cell: Base<[String: (Int) -> Void]> {}
      -- Main.storyboard --
      <tableViewController id="vc">
        <tableViewCell id="cell" customClass="Cell" customModule="App">
          <outlet property="titleLabel" destination="lbl" id="c1"/>
          <outlet property="detail" destination="lbl" id="c2"/>
          <!--              ^^^^^^ error dangling-outlet: Cell has no outlet 'detail' -->
          <label id="lbl"/>
        </tableViewCell>
      </tableViewController>
      """#),
    Case(
      "classes that derive from each other end somewhere",
      #"""
      -- Login.swift --
      class Login: Other {}
      class Other: Login {}
      typealias A = B
      typealias B = A
      class Third: A {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="spinner" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      <viewController id="vc2" customClass="Third" customModule="App">
        <outlet property="spinner" destination="lbl2" id="c2"/>
        <label id="lbl2"/>
      </viewController>
      """#),
    Case(
      "of two classes of one name either may be meant",
      #"""
      -- App/Login.swift --
      class Login: UIViewController {
        @IBOutlet var one: UILabel!
      }
      -- Kiosk/Login.swift --
      class Login: UIViewController {
        @IBOutlet var two: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="two" destination="lbl" id="c2"/>
        <outlet property="three" destination="lbl" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: Login has no outlet 'three' -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "of two classes of one name the document's platform chooses",
      #"""
      -- iOS/Login.swift --
      class Login: UIViewController {
        @IBOutlet var one: UILabel!
      }
      -- macOS/Login.swift --
      class Login: NSViewController {
        @IBOutlet var two: NSTextField!
      }
      -- iOS/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="two" destination="lbl" id="c2"/>
        <!--              ^^^ error dangling-outlet: Login has no outlet 'two' -->
        <label id="lbl"/>
      </viewController>
      -- macOS/Main.storyboard --
      <!-- macOS -->
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <!--              ^^^ warning dangling-outlet: Login has no outlet 'one' -->
        <outlet property="two" destination="lbl" id="c2"/>
        <textField id="lbl"/>
      </viewController>
      """#),
    Case(
      "the module's name is only a hint",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var field: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="OldName" customModuleProvider="target">
        <outlet property="field" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      <viewController id="vc2" customClass="Login" customModuleProvider="target">
        <outlet property="field" destination="lbl2" id="c2"/>
        <label id="lbl2"/>
      </viewController>
      <viewController id="vc3" customClass="Login">
      <!--                                  ^^^^^ error class-module-mismatch -->
        <outlet property="field" destination="lbl3" id="c3"/>
        <outlet property="spinner" destination="lbl3" id="c4"/>
        <!--              ^^^^^^^ error dangling-outlet: Login has no outlet 'spinner' -->
        <label id="lbl3"/>
      </viewController>
      """#),
    Case(
      "without a module the class may be one of Objective-C's",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      @objc(Other) class Renamed: UIViewController {}
      -- Legacy.m --
      @implementation Login
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="spinner" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      <viewController id="vc2" customClass="Other">
        <outlet property="spinner" destination="lbl2" id="c2"/>
        <!--              ^^^^^^^ error dangling-outlet: Renamed has no outlet 'spinner' -->
        <label id="lbl2"/>
      </viewController>
      """#),
    Case(
      "a class by the name that @objc gives it",
      #"""
      -- Login.swift --
      @objc(Entry) class Login: UIViewController {
        @IBOutlet var field: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Entry">
        <outlet property="field" destination="lbl" id="c1"/>
        <outlet property="spinner" destination="lbl" id="c2"/>
        <!--              ^^^^^^^ error dangling-outlet: Login has no outlet 'spinner' -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "the collection of gesture recognisers is UIKit's own",
      #"""
      -- Board.swift --
      class Board: UIView {}
      -- Main.storyboard --
      <viewController id="vc">
        <view key="view" id="v" customClass="Board" customModule="App">
          <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c1"/>
        </view>
        <tapGestureRecognizer id="tap"/>
      </viewController>
      """#),
    Case(
      "a dangling collection",
      #"""
      -- Board.swift --
      class Board: UIViewController {
        @IBOutlet var tiles: [UIView]!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Board" customModule="App">
        <outletCollection property="tiels" destination="v" collectionClass="NSMutableArray" id="c1"/>
        <!--                        ^^^^^ error dangling-outlet: Board has no outlet 'tiels' -->
        <outletCollection property="tiles" destination="v" collectionClass="NSMutableArray" id="c2"/>
        <view id="v"/>
      </viewController>
      """#),
    Case(
      "bindings, segues and accessibility connections are no outlets",
      #"""
      -- Panel.swift --
      class Panel: NSViewController {}
      class Field: NSTextField {}
      -- Panel.storyboard --
      <!-- macOS -->
      <viewController id="vc" customClass="Panel" customModule="App">
        <segue identifier="next" destination="vc2" kind="show" id="s1"/>
        <textField id="f" customClass="Field" customModule="App">
          <accessibilityConnection property="title" destination="vc" id="c1"/>
          <binding destination="vc" name="value" keyPath="self.nothing" id="c2"/>
          <!--                                                 ^^^^^^^ error unknown-binding-key: Panel has no key 'nothing' -->
        </textField>
      </viewController>
      <viewController id="vc2"/>
      """#),
    Case(
      "watchOS: an outlet of a WatchKit object and a dangling one",
      #"""
      -- Watch.swift --
      class Watch: WKInterfaceController {
        @IBOutlet var label: WKInterfaceLabel!
        @IBAction func tap() {}
      }
      -- Interface.storyboard --
      <!-- watchOS -->
      <controller id="w" customClass="Watch" customModule="App">
        <items>
          <label id="l"/>
          <button id="b">
            <connections>
              <action selector="tap" destination="w" id="a1"/>
              <action selector="tap:" destination="w" id="a2"/>
              <!--              ^^^^ error missing-action: Watch has no action 'tap:' -->
            </connections>
          </button>
        </items>
        <connections>
          <outlet property="label" destination="l" id="c1"/>
          <outlet property="lable" destination="l" id="c2"/>
          <!--              ^^^^^ warning dangling-outlet: Watch has no outlet 'lable' -->
        </connections>
      </controller>
      """#),
    Case(
      "tvOS documents use the names of iOS",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
      }
      -- Main.storyboard --
      <!-- tvOS -->
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="label" destination="lbl" id="c1"/>
        <outlet property="view" destination="v" id="c2"/>
        <outlet property="lable" destination="lbl" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: Login has no outlet 'lable' -->
        <view key="view" id="v"/>
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "whoever answers for unknown keys may accept any",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="spinner" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "a property that hides an outlet of the superclass's does not hide it from key-value coding",
      #"""
      -- Login.swift --
      class Base: UIViewController {
        @IBOutlet var field: UILabel!
      }
      class Login: Base {
        override var field: UILabel! { didSet {} }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="field" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "an override of a framework's property needs no attribute",
      #"""
      -- Login.swift --
      class Field: UITextField {
        override var delegate: UITextFieldDelegate? { didSet {} }
        override var viewOfANewerSDK: UIView? { didSet {} }
      }
      class Cell: NSTableCellView {
        override var textField: NSTextField? { get { super.textField } set { super.textField = newValue } }
      }
      -- Main.storyboard --
      <viewController id="vc">
        <textField id="f" customClass="Field" customModule="App">
          <outlet property="delegate" destination="vc" id="c1"/>
          <outlet property="viewOfANewerSDK" destination="f" id="c2"/>
        </textField>
      </viewController>
      -- Cell.xib --
      <!-- macOS -->
      <tableCellView id="cell" customClass="Cell" customModule="App">
        <outlet property="textField" destination="t" id="c1"/>
        <textField id="t"/>
      </tableCellView>
      """#),
    Case(
      "a plain override of a plain property stays invisible",
      #"""
      -- Login.swift --
      class Base: UIViewController {
        var field: UILabel!
      }
      class Login: Base {
        override var field: UILabel! { didSet {} }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="field" destination="lbl" id="c1"/>
        <!--              ^^^^^ error dangling-outlet: 'field' of Login is not visible to Objective-C; mark it '@IBOutlet' -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "objcMembers reaches subclasses, and no private member",
      #"""
      -- Login.swift --
      @objcMembers class Base: UIViewController {
        var one: UILabel!
        private var two: UILabel!
        @nonobjc var three: UILabel!
      }
      class Login: Base {
        var four: UILabel!
      }
      extension Login {
        var five: UILabel! { get { nil } set {} }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="one" destination="lbl" id="c1"/>
        <outlet property="two" destination="lbl" id="c2"/>
        <!--              ^^^ error dangling-outlet: 'two' of Login is not visible to Objective-C; mark it '@IBOutlet' -->
        <outlet property="three" destination="lbl" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: 'three' of Login is not visible to Objective-C; mark it '@IBOutlet' -->
        <outlet property="four" destination="lbl" id="c4"/>
        <outlet property="five" destination="lbl" id="c5"/>
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "an extension marked as a whole",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      @objc extension Login {
        var banner: UILabel? { get { nil } set {} }
        func tap(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="banner" destination="lbl" id="c1"/>
        <label id="lbl"/>
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      """#),
    Case(
      "what meets a requirement of an @objc protocol is visible",
      #"""
      -- Login.swift --
      @objc protocol Bannered {
        var banner: UILabel? { get set }
        func dismissBanner(_ sender: Any)
      }
      protocol Plain {
        var spinner: UILabel? { get set }
      }
      class Login: UIViewController, Plain {
        var banner: UILabel?
        var spinner: UILabel?
        func dismissBanner(_ sender: Any) {}
      }
      extension Login: Bannered {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="banner" destination="lbl" id="c1"/>
        <outlet property="spinner" destination="lbl" id="c2"/>
        <!--              ^^^^^^^ error dangling-outlet: 'spinner' of Login is not visible to Objective-C; mark it '@IBOutlet' -->
        <label id="lbl"/>
        <button id="b"><action selector="dismissBanner:" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      """#),
    Case(
      "a protocol out of sight may make a plain property visible",
      #"""
      -- Login.swift --
      class Login: UIViewController, KitBannered {
        var banner: UILabel?
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="banner" destination="lbl" id="c1"/>
        <outlet property="spinner" destination="lbl" id="c2"/>
        <!--              ^^^^^^^ error dangling-outlet: Login has no outlet 'spinner' -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "the application delegate's window needs no attribute",
      #"""
      -- AppDelegate.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var other: UIWindow?
      }
      -- MainWindow.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication">
        <outlet property="delegate" destination="d" id="c1"/>
      </placeholder>
      <customObject id="d" customClass="AppDelegate" customModule="App">
        <outlet property="window" destination="w" id="c2"/>
        <outlet property="other" destination="w" id="c3"/>
        <!--              ^^^^^ error dangling-outlet: 'other' of AppDelegate is not visible to Objective-C; mark it '@IBOutlet' -->
      </customObject>
      <window id="w"/>
      """#),
    Case(
      "an outlet in either branch of #if",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        #if DEBUG
        @IBOutlet var console: UITextView!
        #else
        @IBOutlet var banner: UILabel!
        #endif
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="console" destination="t" id="c1"/>
        <outlet property="banner" destination="lbl" id="c2"/>
        <textView id="t"/>
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "two classes of the dependencies' may be meant; their files are never reported on",
      #"""
      -- Pods/Kit/KitController.swift --
      open class KitController: UIViewController {
        @IBOutlet var kitLabel: UILabel!
      }
      -- Pods/Kit/Kit.storyboard --
      <viewController id="vc" customClass="KitController" customModule="Kit">
        <outlet property="gone" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </viewController>
      -- Login.swift --
      class Login: KitController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="kitLabel" destination="lbl" id="c1"/>
        <outlet property="gone" destination="lbl" id="c2"/>
        <!--              ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "half-typed connections wait",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="" destination="lbl" id="c1"/>
        <outlet destination="lbl" id="c2"/>
        <label id="lbl"/>
        <button id="b"><action selector="" destination="vc" eventType="touchUpInside" id="a1"/></button>
      </viewController>
      """#),
  ]

  /// Each declaration of `field` that a document may connect, and those that it may not.
  static let outletDeclarations: [Case] =
    connectable.map { declaration in
      Case(
        "connectable: \(declaration)",
        """
        -- Login.swift --
        class Login: UIViewController {
          \(declaration)
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <outlet property="field" destination="lbl" id="c1"/>
          <label id="lbl"/>
        </viewController>
        """)
    }
    + unconnectable.map { declaration, message in
      Case(
        "not connectable: \(declaration)",
        """
        -- Login.swift --
        class Login: UIViewController {
          \(declaration)
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <outlet property="field" destination="lbl" id="c1"/>
          <!--              ^^^^^ error dangling-outlet: \(message) -->
          <label id="lbl"/>
        </viewController>
        """)
    }

  private static let connectable = [
    "@IBOutlet var field: UILabel!",
    "@IBOutlet weak var field: UILabel!",
    "@IBOutlet private weak var field: UILabel!",
    "@IBOutlet weak private var field: UILabel!",
    "@IBOutlet private(set) weak var field: UILabel?",
    "@IBOutlet fileprivate var field: UILabel!",
    "@IBOutlet public internal(set) weak var field: UILabel!",
    "@IBOutlet unowned(unsafe) var field: UILabel",
    "@IBOutlet dynamic var field: UILabel!",
    "@IBOutlet final var field: UILabel!",
    "@MainActor @IBOutlet private var field: UILabel!",
    "@IBOutlet nonisolated(unsafe) var field: UILabel!",
    "@IBOutlet\n  weak var field: UILabel!",
    "@IBOutlet /* the name */ weak var field: UILabel!",
    "@IBOutlet // the name\n  var field: UILabel!",
    "@available(iOS, introduced: 13, message: \") {\") @IBOutlet var field: UILabel!",
    "@IBOutlet var field: UILabel! { didSet { let other = \"}\" } }",
    "@IBOutlet var field: UILabel! = nil",
    "@IBOutlet var field: UILabel = UILabel() { willSet {} }",
    "@IBOutlet var other: UILabel!, field: UILabel!",
    "@IBOutlet var other, field: UILabel!",
    "@IBOutlet var `field`: UILabel!",
    "@IBOutlet var field: Optional<UILabel>",
    "@IBOutlet var field: UIKit.UILabel!",
    "@IBOutlet var field: (UILabel)!",
    "@IBOutlet @objc(field) var label: UILabel!",
    "@IBOutlet var field: UILabel! { get { nil } set {} }",
    "@objc var field: UILabel!",
    "@objc dynamic var field: UILabel?",
    "@objc private var field: UILabel?",
    "@NSManaged var field: UILabel?",
    "@objc func setField(_ label: UILabel?) {}",
    "@objc(setField:) func update(_ label: UILabel?) {}",
  ]

  private static let unconnectable = [
    ("var field: UILabel!", "'field' of Login is not visible to Objective-C; mark it '@IBOutlet'"),
    ("private lazy var field = UILabel()", "'field' of Login is not visible to Objective-C"),
    ("let field = UILabel()", "'field' of Login is not visible to Objective-C"),
    ("@nonobjc var field: UILabel!", "'field' of Login is not visible to Objective-C"),
    ("@Published var field: UILabel!", "'field' of Login is not visible to Objective-C"),
    ("@objc let field = UILabel()", "'field' of Login can't be set: it is a constant"),
    (
      "@objc var field: UILabel { UILabel() }",
      "'field' of Login can't be set: it is computed and has no setter"
    ),
    ("@objc static var field: UILabel!", "Login has no outlet 'field'"),
    ("class var field: UILabel! { get { nil } set {} }", "Login has no outlet 'field'"),
    ("@IBOutlet @objc(label) var field: UILabel!", "Login has no outlet 'field'"),
    ("// @IBOutlet var field: UILabel!", "Login has no outlet 'field'"),
    ("/* /* */ @IBOutlet var field: UILabel! */", "Login has no outlet 'field'"),
    ("let text = \"@IBOutlet var field: UILabel!\"", "Login has no outlet 'field'"),
    ("func show() { var field: UILabel! }", "Login has no outlet 'field'"),
    ("class Inner { @IBOutlet var field: UILabel! }", "Login has no outlet 'field'"),
    ("func setField(_ label: UILabel?) {}", "Login has no outlet 'field'"),
    ("func field() -> UILabel? { nil }", "Login has no outlet 'field'"),
    ("enum Part { case field }", "Login has no outlet 'field'"),
  ]
}
