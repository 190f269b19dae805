extension Case {
  /// Custom classes as targets, modules and other projects have them.
  static let classesOfTargets: [Case] = [
    Case(
      "an old copy of a document and of its class beside those that a target builds",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App/Code/Search.swift", "App/Boards/Main.storyboard"])))
      -- App/Code/Search.swift --
      class Search: UIViewController {
        @IBOutlet var results: UILabel?
      }
      -- Code/Search.swift --
      class Search: UIViewController {
        @IBOutlet var radius: UILabel?
      }
      -- App/Boards/Main.storyboard --
      <viewController id="vc" customClass="Search" customModule="App" customModuleProvider="target"><view key="view" id="v"><label id="l"/></view><connections>
        <outlet property="results" destination="l" id="c1"/>
        <outlet property="radius" destination="l" id="c2"/>
        <!--              ^^^^^^ error dangling-outlet -->
      </connections></viewController>
      -- Boards/Main.storyboard --
      <viewController id="vc" customClass="Search" customModule="App" customModuleProvider="target"><view key="view" id="v"><label id="l"/></view><connections>
        <outlet property="radius" destination="l" id="c2"/>
      </connections></viewController>
      -- Boards/Other.storyboard --
      <viewController id="vc" customClass="Search" customModule="App" customModuleProvider="target"><view key="view" id="v"><label id="l"/></view><connections>
        <outlet property="radius" destination="l" id="c2"/>
        <!--              ^^^^^^ warning dangling-outlet -->
      </connections></viewController>
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
      "a prototype of a class that is not found, whose place a registered class takes",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Plans.swift", "Others.swift", "Start.swift", "Main.storyboard"])))
      -- Plans.swift --
      class PlanRow: UITableViewCell {}
      class PlanCard: UICollectionViewCell {
        @IBOutlet var table: UITableView!
        override func awakeFromNib() { table.register(UITableViewCell.self, forCellReuseIdentifier: "Benefit") }
      }
      class Plans: UICollectionViewController {}
      -- Others.swift --
      class Others: UITableViewController {
        func cell() { _ = tableView.dequeueReusableCell(withIdentifier: "Other") }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="one"><scenes>
      <scene sceneID="s1"><objects><collectionViewController id="one" customClass="Plans" customModule="App">
        <cells><collectionViewCell reuseIdentifier="Card" id="c1" customClass="PlanCard" customModule="App">
          <tableView id="t"><prototypes><tableViewCell reuseIdentifier="Benefit" id="c2" customClass="PlanRowBenefit" customModule="App" customModuleProvider="target"/></prototypes></tableView>
          <!--                                                                                        ^^^^^^^^^^^^^^ warning unknown-class: 'PlanRow'?; code registers cells itself -->
          <connections><outlet property="table" destination="t" id="o1"/></connections>
        </collectionViewCell></cells>
        <connections><segue destination="two" kind="show" identifier="next" id="sg"/></connections>
      </collectionViewController></objects></scene>
      <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="Others" id="two" customClass="Others" customModule="App">
        <tableView key="view" id="t2"><prototypes><tableViewCell reuseIdentifier="Other" id="c3" customClass="PlanRowOther" customModule="App" customModuleProvider="target"/></prototypes></tableView>
        <!--                                                                                                  ^^^^^^^^^^^^ error unknown-class: 'PlanRow'? -->
      </tableViewController></objects></scene>
      </scenes></document>
      -- Start.swift --
      func start() { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Others") }
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
      "a framework outside of the workspace may declare the class that an object needs, and Apple's do not",
      """
      \(form("One", project(ProjectTarget(name: "One", files: ["A.m", "Form.xib", "Maps.framework"])).replacing(#"path = "Maps.framework"; sourceTree = SOURCE_ROOT"#, with: #"path = "$HOME/SDKs/Maps.framework"; sourceTree = "<absolute>""#), "OPSView", "information"))
      \(form("Two", project(ProjectTarget(name: "Two", files: ["A.m", "Form.xib", "Maps.framework"])).replacing(#"path = "Maps.framework"; sourceTree = SOURCE_ROOT"#, with: #"path = "/System/Library/Frameworks/Maps.framework"; sourceTree = "<absolute>""#), "TPSView", "error"))
      \(form("Four", project(ProjectTarget(name: "Four", files: ["A.m", "Form.xib", "Maps.framework"])).replacing(#"path = "Maps.framework"; sourceTree = SOURCE_ROOT"#, with: #"path = "Maps.framework"; sourceTree = "MAPS_FOLDER""#), "FPSView", "information"))
      \(form("Xcode", project(ProjectTarget(name: "Xcode", files: ["A.m", "Form.xib", "Maps.framework"])).replacing(#"path = "Maps.framework"; sourceTree = SOURCE_ROOT"#, with: #"path = "Library/Frameworks/Maps.framework"; sourceTree = "DEVELOPER_DIR""#), "XPSView", "error"))
      """),
    Case(
      "a framework that only the flags of the linker name may declare the class that an object needs, and Apple's do not",
      """
      \(form("One", project(ProjectTarget(name: "One", files: ["A.m", "Form.xib"], settings: ["OTHER_LDFLAGS": "-ObjC -weak_framework Maps"])), "OPSView", "information"))
      \(form("Two", project(ProjectTarget(name: "Two", files: ["A.m", "Form.xib"], settings: ["OTHER_LDFLAGS": "-ObjC -framework MapKit -lsqlite3"])), "TPSView", "error"))
      \(form("Three", project(ProjectTarget(name: "Three", files: ["A.m", "Form.xib"], settings: ["OTHER_LDFLAGS": "FLAGS"])).replacing("\"FLAGS\"", with: "(\"$(inherited)\", \"-framework\", \"\\\"Maps\\\"\")"), "HPSView", "information"))
      """),
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

/// An app that shows a form with a view of a class that no file of it declares, and the severity of what is found there.
private func form(_ app: String, _ project: String, _ view: String, _ severity: String) -> String {
  """
  -- \(app)/P.xcodeproj/project.pbxproj --
  \(project)
  -- \(app)/A.m --
  @interface \(app) : UIViewController
  @end
  @implementation \(app)
  - (void)show { [[NSBundle mainBundle] loadNibNamed:@"Form" owner:self options:nil]; }
  @end
  -- \(app)/Form.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(app)"><connections>
    <outlet property="view" destination="v" id="c1"/></connections></placeholder>
  <view id="v" customClass="\(view)"><connections><outlet property="a" destination="v" id="c2"/></connections></view>
  <!--                      \(String(repeating: "^", count: view.count)) \(severity) unknown-class -->
  """
}
