extension Case {
  /// Errors that can't harm anything at run time.
  static let effects: [Case] = [
    Case(
      "a pointer of Git LFS is not a damaged document",
      #"""
      -- Main.storyboard --
      version https://git-lfs.github.com/spec/v1
      <!-- 0^^^^^^^ information malformed-interface: a pointer of Git LFS, without the document; 'git lfs pull' fetches it -->
      oid sha256:3a8b5b2413d3de6568d9ad04de422992be9b92a09df7c3d2661d94beacdbb77d
      size 15688
      """#),
    Case(
      "a report of ibtool is not a damaged nib",
      #"""
      -- Main.nib --
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>com.apple.ibtool.document.errors</key><dict/></dict></plist>
      <!-- 1^^^^^ information malformed-interface: this report of ibtool is not a nib -->
      -- Other.nib --
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>title</key><dict/></dict></plist>
      <!-- 1^^^^^ error malformed-interface -->
      """#),
    Case(
      "a control that sends an action needs no unwind segue",
      #"""
      -- Home.swift --
      class Home: UIViewController { @IBAction func close(_ sender: Any) { dismiss(animated: true) } }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <button id="a"><connections>
          <segue destination="e" kind="unwind" unwindAction="goBack:" id="s1"/>
          <!--                                               ^^^^^^^ warning missing-unwind-action: no class has an unwind action 'goBack:' (the control sends an action as well) -->
          <action selector="close:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button>
        <button id="b"><connections>
          <segue destination="e" kind="unwind" unwindAction="goBack:" id="s2"/>
          <!--                                               ^^^^^^^ error missing-unwind-action: no class has an unwind action 'goBack:' -->
          <action selector="clos:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^ error missing-action -->
        </connections></button>
        <exit id="e"/>
      </viewController>
      """#),
    Case(
      "a pod that is missing may have the unwind action and the image",
      #"""
      -- Podfile --
      pod 'Chat'
      -- Home.swift --
      class Home: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <button id="a"><connections>
          <segue destination="e" kind="unwind" unwindAction="goBack:" id="s1"/>
        </connections></button>
        <imageView image="gone" id="i"/>
        <exit id="e"/>
      </viewController>
      <resources><image name="gone" width="1" height="1"/></resources>
      -- Assets.xcassets/x.imageset/x.png --
      -- Assets.xcassets/x.imageset/Contents.json --
      {}
      """#),
    Case(
      "a text field sends no touches",
      #"""
      -- Home.swift --
      class Home: UIViewController { @IBAction func begin(_ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <textField id="a"><connections>
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^ warning missing-action: Home has no action 'tap:' (a text field does not send this event) -->
          <action selector="begin:" destination="vc" eventType="editingDidBegin" id="a2"/></connections></textField>
        <textField id="b"><connections>
          <action selector="end:" destination="vc" eventType="editingDidEnd" id="a3"/>
          <!--              ^^^^ error missing-action -->
        </connections></textField>
      </viewController>
      """#),
    Case(
      "a class that its object can't have is not missed",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App/List.swift", "App/Main.storyboard"])))
      -- App/List.swift --
      class List: UICollectionViewController {
        func cell(_ path: IndexPath) -> Any { collectionView.dequeueReusableCell(withReuseIdentifier: path.row > 0 ? "a" : "b", for: path) }
      }
      -- App/Photo.swift --
      class Photo: UIViewController {}
      class Shot: UICollectionViewCell {}
      -- App/Main.storyboard --
      <collectionViewController id="vc" customClass="List" customModule="App" customModuleProvider="target"><collectionView key="view" id="v"><cells>
        <collectionViewCell reuseIdentifier="a" id="a" customClass="Photo" customModule="App" customModuleProvider="target"/>
        <!--                                                        ^^^^^ warning class-module-mismatch: no target compiles 'Photo.swift' -->
        <collectionViewCell reuseIdentifier="b" id="b" customClass="Shot" customModule="App" customModuleProvider="target"/>
        <!--                                                        ^^^^ error class-module-mismatch: no target compiles 'Photo.swift' -->
      </cells></collectionView></collectionViewController>
      """#
    ).without("unset-view", "class-mismatch"),
    Case(
      "what only a class does that nothing makes has no effect",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Old.m", "Main.storyboard", "A.xib", "B.xib", "C.xib"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let made: Made? = .init()
        var shared: Shared { .shared }
        typealias Short = Called
        func look() { _ = Short(); NSClassFromString("App.Looked") }
      }
      class Made: UIViewController {
        func go() { _ = UINib(nibName: "M", bundle: .main) }
        //                              ^ error missing-nib
      }
      class Shared: UIViewController {
        static let shared = Shared.self as Any as! UIViewController
        func go() { _ = UINib(nibName: "S", bundle: .main) }
        //                              ^ error missing-nib
      }
      class Called: UIViewController {
        func go() { _ = UINib(nibName: "C2", bundle: .main) }
        //                              ^^ error missing-nib
      }
      class Looked: UIViewController {
        func go() { _ = UINib(nibName: "L", bundle: .main) }
        //                              ^ error missing-nib
      }
      class Idle: UIViewController {
        init() { super.init(nibName: "A", bundle: nil) }
        func go() { _ = UINib(nibName: "I", bundle: .main) }
        //                              ^ warning missing-nib: nothing makes a 'Idle'
        func take(_ other: Idle) {}
      }
      class Busy: UIViewController { init() { super.init(nibName: "B", bundle: nil) } }
      class Owner: UIViewController {}
      func start() { _ = Busy() }
      -- Old.h --
      @interface Old : UIViewController
      @end
      -- Old.m --
      #import "Old.h"
      @implementation Old
      - (void)go { [[NSBundle mainBundle] loadNibNamed:@"O" owner:self options:nil]; }
      //                                                 ^ warning missing-nib: nothing makes a 'Old'
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
      <view id="v"/>
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "a cell for whose identifier code has a name, and no text",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Main.storyboard"])))
      -- List.swift --
      class List: UITableViewController {
        func show(photo: UIImage) { print(photo) }
        func cell() -> Any { tableView.dequeueReusableCell(withIdentifier: "row")! }
      }
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="photo" id="x" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="x" id="c1"/></connections></tableViewCell>
      <!--                               ^^^^ warning dangling-outlet: (no code asks for this cell) -->
        <tableViewCell reuseIdentifier="row" id="y" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="y" id="c2"/></connections></tableViewCell>
      <!--                               ^^^^ error dangling-outlet -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "an action that code replaces is not sent",
      #"""
      -- Panel.swift --
      class Panel: NSWindowController {
        @IBOutlet var button: NSButton!
        @IBOutlet var other: NSButton!
        override func windowDidLoad() { button.action = #selector(save(_:)); other.title = "" }
        @IBAction func save(_ sender: Any) {}
      }
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App"><connections>
        <outlet property="button" destination="b" id="c1"/><outlet property="other" destination="o" id="c2"/><outlet property="window" destination="w" id="c3"/></connections></customObject>
      <window id="w"/>
      <button id="b"><connections><action selector="gone:" target="-2" id="a1"/></connections></button>
      <!--                                          ^^^^^ warning missing-action: Panel has no action 'gone:' (code gives it another action) -->
      <button id="o"><connections><action selector="gone:" target="-2" id="a2"/></connections></button>
      <!--                                          ^^^^^ error missing-action -->
      """#),
    Case(
      "no member of a category that no target compiles is suggested",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Main.storyboard"])))
      -- Home.swift --
      class Home: UIViewController { @IBAction func other(_ sender: Any) {} }
      -- Old.swift --
      extension Home { @IBAction func saveAll(_ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App" customModuleProvider="target">
        <button id="a"><connections>
          <action selector="saveAl:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^^^^ error missing-action: Home has no action 'saveAl:'; declare it or remove the connection -->
          <action selector="other:" destination="vc" eventType="touchDown" id="a2"/></connections></button>
      </viewController>
      """#
    ).without("unused-action"),
    Case(
      "a loose file in the folder of another app is that app's",
      #"""
      -- One/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["App.swift", "Main.storyboard"])))
      -- One/App.swift --
      @main class OneDelegate: UIResponder, UIApplicationDelegate {}
      -- Two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["App.swift", "Main.storyboard"])))
      -- Two/App.swift --
      @main class TwoDelegate: UIResponder, UIApplicationDelegate {}
      -- Two/Loose.swift --
      class Loose: UIViewController { @IBOutlet var label: UILabel! }
      -- Two/Main.storyboard --
      <viewController id="vc"/>
      -- One/Main.storyboard --
      <viewController id="vc" customClass="Loose" customModule="One" customModuleProvider="target">
      <!--                                 ^^^^^ error unknown-class -->
        <view key="view" id="v"/><connections><outlet property="gone" destination="v" id="c1"/><outlet property="label" destination="v" id="c2"/></connections>
      </viewController>
      """#),
    Case(
      "a class of another app that has the name of a storyboard does not load it",
      #"""
      -- One/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["App.swift", "Round.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- One/Info.plist --
      <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
      -- One/App.swift --
      class SceneDelegate: UIResponder { func name() -> String { String(describing: type(of: self)) } }
      class Shape: UIViewController {}
      -- One/Round.storyboard --
      <viewController id="vc" customClass="Shape" customModule="One" customModuleProvider="target"><view key="view" id="v"/>
        <connections><outlet property="gone" destination="v" id="c1"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: Shape has no outlet 'gone' (nothing loads this storyboard) -->
      -- Two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["App.swift", "Main.storyboard"]), ProjectTarget(name: "TwoTests", files: ["Tests.swift"], product: "bundle.unit-test")))
      -- Two/App.swift --
      class Round: UIView {}
      -- Two/Tests.swift --
      import Round
      class Tests: Base { func load() { open("Round") } }
      -- Two/Main.storyboard --
      <viewController id="vc"><view key="view" id="v" customClass="Round" customModule="Two"/></viewController>
      """#),
    Case(
      "a nib that has the name of a controller which code does not make",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Idle.xib", "Busy.xib"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate { func go() { _ = Busy() /* Idle() */ } }
      class Idle: UIViewController {}
      class Busy: UIViewController {}
      -- Idle.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Idle" customModule="App"><connections>
        <outlet property="view" destination="v" id="c1"/><outlet property="a" destination="v" id="c2"/></connections></placeholder><view id="v"/>
      <!--                                                                 ^ warning dangling-outlet: Idle has no outlet 'a' (no code loads this nib) -->
      -- Busy.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Busy" customModule="App"><connections>
        <outlet property="view" destination="v" id="c1"/><outlet property="a" destination="v" id="c2"/></connections></placeholder><view id="v"/>
      <!--                                                                 ^ error dangling-outlet -->
      """#),
    Case(
      "an image literal in a loose file, a cast to a class of another app, and an image that the document has",
      #"""
      -- One/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["App.swift", "Main.storyboard"])))
      -- One/App.swift --
      class Detail: UIViewController {}
      class List: UITableViewController {
        func show() { _ = storyboard!.instantiateViewController(withIdentifier: "detail") as! Old }
      }
      -- One/Main.storyboard --
      <viewController id="vc" storyboardIdentifier="detail" customClass="Detail" customModule="One" customModuleProvider="target">
        <view key="view" id="w"><imageView image="A1" id="i"/><imageView image="B1" id="j"/></view></viewController>
      <!--                                                                      ^^ warning missing-image -->
      <tableViewController id="vd" customClass="List" customModule="One" customModuleProvider="target"><tableView key="view" id="v"/></tableViewController>
      <resources><image name="A1" width="1" height="1"><mutableData key="keyedArchiveRepresentation">AA</mutableData></image><image name="B1" width="1" height="1"/></resources>
      -- One/Assets.xcassets/x.imageset/x.png --
      -- One/Assets.xcassets/x.imageset/Contents.json --
      {}
      -- Two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Old.swift"])))
      -- Two/Old.swift --
      class Old: UIViewController {}
      -- Notes/hide.swift --
      let a = #imageLiteral(resourceName: "gone")
      //                                   ^^^^ warning missing-image
      """#),
    Case(
      "a launch screen makes no objects of the app, and an outlet of the framework's class is connected",
      #"""
      -- Home.h --
      @interface Home : UITableViewController
      @property (weak) IBOutlet UITableView *tableView;
      @property (weak) IBOutlet UILabel *other;
      //                                 ^^^^^ warning unconnected-outlet
      @end
      -- Home.m --
      @implementation Home
      @end
      -- Splash.swift --
      class Splash: UIViewController { @IBOutlet var label: UILabel! }
      -- Launch.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" launchScreen="YES" initialViewController="a">
        <scenes><scene sceneID="s"><objects>
          <viewController id="a" customClass="Splash" customModule="App" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        </objects></scene></scenes>
      </document>
      -- Main.storyboard --
      <tableViewController id="vc" customClass="Home"/>
      """#),
    Case(
      "a key that is longer by a word is another one",
      #"""
      -- Make.swift --
      class Make: AMBundleAction { @objc dynamic var parametersView: NSView? }
      class Other: AMBundleAction { @objc dynamic var parameterz: NSView? }
      -- Make.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Make" customModule="App"/>
      <textField id="t"><connections><binding destination="-2" name="value" keyPath="parameters" id="b1"/></connections></textField>
      -- Other.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Other" customModule="App"/>
      <textField id="t"><connections><binding destination="-2" name="value" keyPath="parameters" id="b1"/></connections></textField>
      <!--                                                                           ^^^^^^^^^^ error unknown-binding-key -->
      """#),
  ]
}
