extension Case {
  static let classModules: [Case] = names + targetModules + otherModules + unknownModules

  private static let ofTarget = #"customModule="App" customModuleProvider="target""#
  private static let screen = "class Login: UIViewController {}"

  /// A controller of the class `Login` and what is expected of it.
  private static func board(_ module: String, _ expectation: String = "") -> String {
    let comment = "<!--                                 ^^^^^ \(expectation) -->"
    return #"<viewController id="vc" customClass="Login" \#(module)/>"#
      + (expectation.isEmpty ? "" : "\n" + comment)
  }

  // MARK: Names without a module, and with one too many

  private static let names: [Case] = [
    Case(
      "a Swift class is found by its module, or by the name that @objc gives it",
      #"""
      -- Classes.swift --
      class Login: UIViewController {}
      @objc(Entry) class Start: UIViewController {}
      @objc class Badge: UILabel {}
      @objcMembers class Pill: UILabel {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
      <!--                                 ^^^^^ error class-module-mismatch: the Swift class 'Login' is found by its module only, and none is set; set it in the Identity inspector -->
        <label id="l1" customClass="Badge" customModuleProvider=""/>
        <!--                        ^^^^^ error class-module-mismatch -->
        <label id="l2" customClass="Pill"/>
        <!--                        ^^^^ error class-module-mismatch -->
        <label id="l3" customClass="Badge" customModule="App" customModuleProvider="target"/>
        <label id="l4" customClass="Badge" customModuleProvider="target"/>
      </viewController>
      <viewController id="vc2" customClass="Entry"/>
      <viewController id="vc3" customClass="Entry" customModule="App" customModuleProvider="target"/>
      <viewController id="vc4" customClass="Start" customModule="App" customModuleProvider="target"/>
      <viewController id="vc5" customClass="Start"/>
      <!--                                  ^^^^^ error class-module-mismatch: the Swift class 'Start' is called 'Entry' at run time, by its '@objc(Entry)' -->
      """#),
    Case(
      "nothing is made of a placeholder, so that its module does not matter",
      #"""
      -- Classes.swift --
      class Login: UIViewController {}
      class Panel: NSWindowController {}
      class Model: NSObject {}
      class Editor<Item>: NSWindowController {}
      -- Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Login"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="Login"/>
      <placeholder placeholderIdentifier="UpstreamPlaceholder-3" id="3" customClass="Login"/>
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
      <customObject id="-1" userLabel="First Responder" customClass="Model"/>
      <customObject id="-3" userLabel="Application" customClass="Model"/>
      <customObject id="m" userLabel="Model" customClass="Model"/>
      <!--                                                ^^^^^ error class-module-mismatch -->
      <customObject id="n" customClass="Model" customModule="App" customModuleProvider="target"/>
      -- Editor.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Editor" customModule="App" customModuleProvider="target"/>
      -- Exit.storyboard --
      <scene sceneID="s"><objects>
        <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" customClass="Login" sceneMemberID="firstResponder"/>
        <exit id="exit" customClass="Login" sceneMemberID="exit"/>
      </objects></scene>
      """#),
    Case(
      "an object of its owner's class would load the document again if it were found",
      #"""
      -- Terms.swift --
      class Terms: UIView {
        @IBOutlet var label: UILabel!
      }
      -- Terms.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Terms" customModule="App" customModuleProvider="target">
        <outlet property="label" destination="lbl" id="c1"/>
      </placeholder>
      <view id="v" customClass="Terms">
      <!--                      ^^^^^ warning class-module-mismatch -->
        <label id="lbl"/>
      </view>
      -- Other.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Terms"/>
      <view id="v" customClass="Terms">
      <!--                      ^^^^^ warning class-module-mismatch -->
        <outlet property="label" destination="lbl" id="c1"/>
        <label id="lbl"/>
      </view>
      """#),
    Case(
      "all objects of a document with one class and one fault are one finding",
      #"""
      -- Classes.swift --
      class Badge: UILabel { @IBOutlet var twin: UIView! }
      class Fade: UIStoryboardSegue { let name = "fade" }
      -- Main.storyboard --
      <viewController id="vc">
        <label id="l1" customClass="Badge"/>
        <!--                        ^^^^^ error class-module-mismatch: and none is set; set it in the Identity inspector (3 objects) -->
        <label id="l2" customClass="Badge"/>
        <label id="l3" customClass="Badge" customModule="App" customModuleProvider="target"/>
        <label id="l4" customClass="Badge"/>
        <segue destination="vc2" kind="custom" customClass="Fade" identifier="fade" id="s1"/>
        <!--                                                ^^^^ error class-module-mismatch: set it in the Identity inspector (2 places) -->
        <segue destination="vc2" kind="custom" customClass="Fade" identifier="fade" id="s2"/>
      </viewController>
      <viewController id="vc2"/>
      -- Other.storyboard --
      <viewController id="vc"><label id="l1" customClass="Badge"/></viewController>
      <!--                                                ^^^^^ error class-module-mismatch: set it in the Identity inspector -->
      -- Badge.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge">
        <outlet property="twin" destination="v" id="c1"/>
      </placeholder>
      <label id="v" customClass="Badge"/>
      <!--                       ^^^^^ warning class-module-mismatch: set it in the Identity inspector -->
      <label id="w" customClass="Badge"><outlet property="twin" destination="v" id="c2"/></label>
      <!--                       ^^^^^ error class-module-mismatch: set it in the Identity inspector -->
      """#),
    Case(
      "a segue makes an object of its class, too",
      #"""
      -- Fade.swift --
      class Fade: UIStoryboardSegue { let name = "fade" }
      -- Main.storyboard --
      <viewController id="vc">
        <segue destination="vc2" kind="custom" customClass="Fade" customModule="App" customModuleProvider="target" id="s1"/>
        <segue destination="vc2" kind="custom" customClass="Fade" identifier="fade" id="s2"/>
        <!--                                                ^^^^ error class-module-mismatch -->
      </viewController>
      <viewController id="vc2"/>
      """#),
    Case(
      "the run time has no class for a generic one",
      #"""
      -- List.swift --
      class List<Item>: UITableViewController {}
      class People: List<String> {}
      class Outer<Item> {
        class Inner: UITableViewController {}
      }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App" customModuleProvider="target"/>
      <!--                                      ^^^^ error class-module-mismatch: the class 'List' is generic, so a storyboard or xib can't use it -->
      <tableViewController id="vc2" customClass="List"/>
      <!--                                       ^^^^ error class-module-mismatch: generic -->
      <tableViewController id="vc3" customClass="People" customModule="App" customModuleProvider="target"/>
      <tableViewController id="vc4" customClass="Inner" customModule="App" customModuleProvider="target"/>
      """#),
    Case(
      "of a generic class and another by its name the other may be meant",
      #"""
      -- List.swift --
      class List<Item>: UITableViewController {}
      -- Other/List.swift --
      class List: UITableViewController {}
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App" customModuleProvider="target"/>
      """#),
    Case(
      "a class of Objective-C has no module",
      #"""
      -- Legacy.h --
      @interface Legacy : UIViewController
      @end
      -- Hidden.m --
      @implementation Hidden
      @end
      -- Kit-Swift.h --
      SWIFT_CLASS("_TtC3Kit5Badge")
      @interface Badge : UIViewController
      @end
      -- Main.storyboard --
      <viewController id="vc1" customClass="Legacy"/>
      <viewController id="vc2" customClass="Legacy" customModule="App" customModuleProvider="target"/>
      <!--                                  ^^^^^^ warning class-module-mismatch: the Objective-C class 'Legacy' is found without a module only; remove the module in the Identity inspector -->
      <viewController id="vc3" customClass="Hidden" customModule="App" customModuleProvider="target"/>
      <!--                                  ^^^^^^ warning class-module-mismatch -->
      <viewController id="vc4" customClass="Legacy" customModuleProvider="target"/>
      <viewController id="vc5" customClass="Legacy" customModule="Kit"/>
      <viewController id="vc6" customClass="Badge" customModule="Kit" customModuleProvider="target"/>
      <viewController id="vc7" customClass="Badge"/>
      """#),
    Case(
      "of classes of one name, the one with a module is Swift's",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Legacy.h --
      @interface Login : UIViewController
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target"/>
      <viewController id="vc2" customClass="Login"/>
      """#),
    Case(
      "a class of another platform is not the one that is named",
      #"""
      -- macOS/Badge.swift --
      class Badge: NSTextField {}
      -- Main.storyboard --
      <viewController id="vc"><label id="l" customClass="Badge"/></viewController>
      """#),
    Case(
      "code that is left out may have a name for Objective-C",
      """
      -- .git/HEAD --
      ref: refs/heads/main
      -- .gitignore --
      Made/
      -- Made/Made.swift --
      class Made {}
      -- Login.swift --
      \(screen)
      -- Main.storyboard --
      \(board(""))
      """),
  ]

  // MARK: The module of the target

  private static let missing =
    "warning class-module-mismatch: the target 'App', which builds this file, does not compile the class 'Login'"

  private static let notCompiled =
    "error class-module-mismatch: no target compiles 'Login.swift', which has the class 'Login'; add it to a target"

  private static let targetModules: [Case] = [
    Case(
      "a target that builds the document has to compile the class",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Other.swift"]), ProjectTarget(name: "Kit", files: ["Kit/Login.swift", "Kit/Kit.storyboard"], product: "framework")))
      -- App/Other.swift --
      class Other: UIViewController {}
      -- Kit/Login.swift --
      \(screen)
      -- App/Main.storyboard --
      \(board(ofTarget, missing + "; it is in 'Kit'"))
      <viewController id="vc2" customClass="Other" \(ofTarget)/>
      <viewController id="vc3" customClass="Login" customModule="Kit"/>
      -- Kit/Kit.storyboard --
      \(board(#"customModule="Kit" customModuleProvider="target""#))
      <viewController id="vc2" customClass="Login" customModule="Old" customModuleProvider="target"/>
      <viewController id="vc3" customClass="Login" customModuleProvider="target"/>
      <viewController id="vc4" customClass="Login" customModule="Kit"/>
      """),
    Case(
      "a class whose file is in no target is in no module",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Other.swift"])))
      -- App/Other.swift --
      class Other: UIViewController {}
      -- App/Login.swift --
      \(screen)
      -- App/Main.storyboard --
      \(board(ofTarget, notCompiled))
      """),
    Case(
      "of several targets that build the document one has to compile the class",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Shared/Main.storyboard", "Shared/Both.storyboard", "App/App.swift"]), ProjectTarget(name: "Widget", files: ["Shared/Main.storyboard", "Shared/Both.storyboard", "Widget/Login.swift"], product: "app-extension"), ProjectTarget(name: "Kit", files: ["Kit/Far.swift"], product: "framework")))
      -- App/App.swift --
      class App: UIViewController {}
      -- Widget/Login.swift --
      \(screen)
      -- Kit/Far.swift --
      class Far: UIViewController {}
      -- Shared/Main.storyboard --
      \(board(ofTarget))
      -- Shared/Both.storyboard --
      <viewController id="vc" customClass="Far" \(ofTarget)/>
      <!--                                 ^^^ warning class-module-mismatch: none of the targets 'App' and 'Widget', which build this file, compiles the class 'Far'; it is in 'Kit' -->
      """),
    Case(
      "an app extension shares sources, or does not",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Login.swift", "App/Badge.swift", "App/Main.storyboard"]), ProjectTarget(name: "Widget", files: ["App/Badge.swift", "Widget/Widget.storyboard"], product: "app-extension"), ProjectTarget(name: "Tests", files: ["Tests/Tests.storyboard", "App/Badge.swift"], product: "bundle.unit-test")))
      -- App/Login.swift --
      \(screen)
      -- App/Badge.swift --
      class Badge: UIViewController {}
      -- App/Main.storyboard --
      \(board(ofTarget))
      <viewController id="vc2" customClass="Badge" \(ofTarget)/>
      -- Widget/Widget.storyboard --
      \(board(ofTarget, missing.replacing("'App'", with: "'Widget'")))
      <viewController id="vc2" customClass="Badge" \(ofTarget)/>
      -- Tests/Tests.storyboard --
      <viewController id="vc" customClass="Badge" \(ofTarget)/>
      <viewController id="vc2" customClass="Login" customModule="App"/>
      """),
    Case(
      "synchronised folders tell which target has a class and a document",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", folder: (path: "App", exceptions: ["Old/Login.swift"])), ProjectTarget(name: "Kit", folder: (path: "Kit", exceptions: []), product: "framework")))
      -- App/Badge.swift --
      class Badge: UIViewController {}
      -- App/Old/Login.swift --
      \(screen)
      -- Kit/Far.swift --
      class Far: UIViewController {}
      -- App/Base.lproj/Main.storyboard --
      \(board(ofTarget, notCompiled))
      <viewController id="vc2" customClass="Badge" \(ofTarget)/>
      <viewController id="vc3" customClass="Far" \(ofTarget)/>
      <!--                                  ^^^ warning class-module-mismatch: it is in 'Kit' -->
      """),
    Case(
      "a package's documents belong to the target in whose folder they lie",
      #"""
      -- Package.swift --
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "my-app", dependencies: ["Kit"]),
        .target(name: "Kit", path: "Parts"),
      ])
      -- Sources/my-app/Login.swift --
      class Login: UIViewController {}
      -- Parts/Badge.swift --
      class Badge: UIViewController {}
      -- Sources/my-app/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="my_app" customModuleProvider="target"/>
      <viewController id="vc2" customClass="Login" customModule="my_app"/>
      <viewController id="vc3" customClass="Badge" customModule="Kit"/>
      <viewController id="vc4" customClass="Badge" customModule="my_app" customModuleProvider="target"/>
      <!--                                  ^^^^^ warning class-module-mismatch: the target 'my-app', which builds this file, does not compile the class 'Badge'; it is in 'Kit' -->
      <viewController id="vc5" customClass="Badge" customModule="my_app"/>
      <!--                                  ^^^^^ error class-module-mismatch: the module 'my_app' has no class 'Badge'; it is in 'Kit' -->
      """#),
    Case(
      "two targets of one module: either may be linked",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard"], settings: ["PRODUCT_NAME": "Shop"]), ProjectTarget(name: "Core", files: ["Core/Login.swift"], settings: ["PRODUCT_MODULE_NAME": "Shop"], product: "library.static")))
      -- Core/Login.swift --
      \(screen)
      -- App/Main.storyboard --
      \(board(ofTarget))
      """),
    Case(
      "where it is not known who builds a document, or which module a target is, a class may be anywhere",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Other.swift"]), ProjectTarget(name: "Kit", files: ["Kit/Login.swift"], settings: ["PRODUCT_NAME": "$(FLAVOUR)"], product: "framework")))
      -- App/Other.swift --
      class Other: UIViewController {}
      -- Kit/Login.swift --
      \(screen)
      -- App/Main.storyboard --
      \(board(ofTarget))
      <viewController id="vc2" customClass="Login" customModule="App"/>
      -- Shared/Unlisted.storyboard --
      \(board(ofTarget))
      """),
    Case(
      "a target that lists a source which is missing may compile the class",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Generated.swift"]), ProjectTarget(name: "Kit", files: ["Kit/Login.swift"], product: "framework")))
      -- Kit/Login.swift --
      \(screen)
      -- App/Main.storyboard --
      \(board(ofTarget))
      <viewController id="vc2" customClass="Login" customModule="App"/>
      """),
    Case(
      "a target with sources out of the workspace may compile the class",
      """
      -- App/P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Main.storyboard", "../../Far/Login.swift"]), ProjectTarget(name: "Kit", files: ["../Kit/Login.swift"], product: "framework")))
      -- Kit/Login.swift --
      \(screen)
      -- App/Main.storyboard --
      \(board(ofTarget))
      """),
    Case(
      "a target with sources at places that only the build knows may compile the class",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "Made.swift"]), ProjectTarget(name: "Kit", files: ["Kit/Login.swift"], product: "framework")).replacing(#"path = "Made.swift"; sourceTree = SOURCE_ROOT"#, with: #"path = "Made.swift"; sourceTree = BUILT_PRODUCTS_DIR"#))
      -- Kit/Login.swift --
      \(screen)
      -- App/Main.storyboard --
      \(board(ofTarget))
      """),
    Case(
      "a bundle of resources is built apart from the code",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "KitResources", files: ["Kit/Main.storyboard"], product: "bundle"), ProjectTarget(name: "Kit", files: ["Kit/Login.swift"], product: "framework")))
      -- Kit/Login.swift --
      \(screen)
      -- Kit/Main.storyboard --
      \(board(ofTarget))
      """),
    Case(
      "the interface of a watch app is built apart from its code",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "Watch", files: ["Watch/Main.storyboard"], product: "application.watchapp2"), ProjectTarget(name: "Watch Extension", files: ["Watch/Login.swift"], product: "watchkit2-extension")))
      -- Watch/Login.swift --
      class Login: WKInterfaceController {}
      -- Watch/Main.storyboard --
      <!-- watchOS -->
      <controller id="vc" customClass="Login" customModule="Watch" customModuleProvider="target"/>
      <controller id="vc2" customClass="Login" customModule="Watch_Extension"/>
      <controller id="vc3" customClass="Login" customModule="Watch" customModuleProvider="target">
        <outlet property="gone" destination="vc3" id="c1"/>
        <!--              ^^^^ warning dangling-outlet -->
      </controller>
      """),
    Case(
      "a class of another program does not stand in for one whose source is missing",
      """
      -- start/App.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Login.swift", "Main.storyboard"])))
      -- start/Main.storyboard --
      <viewController id="vc" customClass="Login" \(ofTarget)><outlet property="gone" destination="vc" id="c1"/></viewController>
      -- final/App.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Login.swift", "Main.storyboard"])))
      -- final/Login.swift --
      class Login: UIViewController { @IBOutlet var label: UILabel! }
      -- final/Main.storyboard --
      <viewController id="vc" customClass="Login" \(ofTarget)>
        <outlet property="label" destination="l" id="c1"/>
        <label id="l"/>
      </viewController>
      """),
    Case(
      "where an object does not get its class, nothing else is said of it",
      """
      -- one/One.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "One", files: ["Other.swift", "Main.storyboard"])))
      -- one/Other.swift --
      class Other: UIViewController {}
      -- one/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="One" customModuleProvider="target">
      <!--                                 ^^^^^ error unknown-class: the custom class 'Login' was not found; correct it in the Identity inspector or declare it -->
        <outlet property="gone" destination="vc" id="c1"/>
      </viewController>
      -- two/Two.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "Two", files: ["Login.swift", "Main.storyboard"])))
      -- two/Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
        func show() { label.text = "" }
      }
      -- two/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="Two" customModuleProvider="target">
        <outlet property="label" destination="l" id="c1"/>
        <label id="l"/>
      </viewController>
      """),
    Case(
      "an implementation that no target compiles, and a module that is no longer there",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Login.swift"])))
      -- App/Table.h --
      @interface Table : UITableView
      @end
      -- App/Table.m --
      @implementation Table
      @end
      -- App/Login.swift --
      \(screen)
      -- App/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App_Old"/>
      <!--                                 ^^^^^ error class-module-mismatch: the module 'App_Old' has no class 'Login'; it is in 'App' -->
      <tableView id="t" customClass="Table"/>
      <!--                           ^^^^^ error class-module-mismatch: no target compiles 'Table.m', which has the class 'Table'; add it to a target -->
      """),
    Case(
      "a class of a dependency of which no project is known",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Other.swift"])))
      -- App/Other.swift --
      class Other: UIViewController {}
      -- Pods/Kit/Login.swift --
      open class Login: UIViewController {}
      -- App/Main.storyboard --
      \(board(ofTarget))
      <viewController id="vc2" customClass="Login" customModule="Kit"/>
      """),
  ]

  // MARK: Modules that documents name

  private static let otherModules: [Case] = [
    Case(
      "a module that is a target's has to have the class",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Login.swift"]), ProjectTarget(name: "Kit", files: ["Kit/Badge.swift"], product: "framework")))
      -- App/Login.swift --
      \(screen)
      -- Kit/Badge.swift --
      class Badge: UIViewController {}
      class List<Item>: UITableViewController {}
      -- App/Main.storyboard --
      \(board(#"customModule="App""#))
      <viewController id="vc2" customClass="Badge" customModule="Kit" customModuleProvider=""/>
      <viewController id="vc3" customClass="Login" customModule="Kit"/>
      <!--                                  ^^^^^ error class-module-mismatch: the module 'Kit' has no class 'Login'; it is in 'App' -->
      <viewController id="vc4" customClass="Badge" customModule="App"/>
      <!--                                  ^^^^^ error class-module-mismatch: the module 'App' has no class 'Badge'; it is in 'Kit' -->
      <viewController id="vc5" customClass="Gone" customModule="Kit"/>
      <!--                                  ^^^^ error class-module-mismatch: the module 'Kit' has no class 'Gone' -->
      <tableViewController id="vc6" customClass="List" customModule="Kit"/>
      <!--                                       ^^^^ error class-module-mismatch: the class 'List' is generic -->
      """),
    Case(
      "a module's name is that of the product, with underscores, or a setting's",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Login.swift"], settings: ["PRODUCT_NAME": "3D-Shop é & Co"]), ProjectTarget(name: "Kit", files: ["Kit/Badge.swift"], settings: ["PRODUCT_MODULE_NAME": "ShopKit", "PRODUCT_NAME": "Kit"], product: "framework")))
      -- App/Login.swift --
      \(screen)
      -- Kit/Badge.swift --
      class Badge: UIViewController {}
      -- App/Main.storyboard --
      \(board(#"customModule="_D_Shop_é___Co""#))
      <viewController id="vc2" customClass="Badge" customModule="ShopKit"/>
      <viewController id="vc3" customClass="Login" customModule="ShopKit"/>
      <!--                                  ^^^^^ error class-module-mismatch: it is in '_D_Shop_é___Co' -->
      <viewController id="vc4" customClass="Badge" customModule="Kit"/>
      """),
    Case(
      "without a module a class of the target, or of a framework, is not found",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Login.swift"]), ProjectTarget(name: "Kit", files: ["Kit/Badge.swift"], product: "framework"), ProjectTarget(name: "Tests", files: ["Tests/Mock.swift"], product: "bundle.unit-test")))
      -- App/Login.swift --
      \(screen)
      -- Kit/Badge.swift --
      class Badge: UIViewController {}
      -- Tests/Mock.swift --
      class Mock: UIViewController {}
      -- App/Main.storyboard --
      \(board("", "error class-module-mismatch"))
      <viewController id="vc2" customClass="Badge"/>
      <!--                                  ^^^^^ error class-module-mismatch -->
      <viewController id="vc3" customClass="Mock"/>
      """),
    Case(
      "a class of another program is not the one that is named",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Login.swift"]), ProjectTarget(name: "Old", files: ["Old/Login.m"]), ProjectTarget(name: "Tool", files: ["Tool/Entry.swift"])))
      -- App/Login.swift --
      \(screen)
      -- Old/Login.h --
      @interface Login : UIViewController
      @end
      -- Old/Login.m --
      @implementation Login
      @end
      -- Tool/Entry.swift --
      @objc(Login) class Entry: UIViewController {}
      -- App/Main.storyboard --
      \(board("", "error class-module-mismatch"))
      """),
    Case(
      "a document that no target builds harms nobody",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Login.swift"]), ProjectTarget(name: "Kit", files: ["Kit/Badge.swift"], product: "framework")))
      -- App/Login.swift --
      \(screen)
      -- Kit/Badge.swift --
      class Badge: UIViewController {}
      -- App/Main.storyboard --
      \(board(ofTarget))
      -- App/Old.storyboard --
      \(board("", "warning class-module-mismatch"))
      <viewController id="vc2" customClass="Badge" \(ofTarget)/>
      <viewController id="vc3" customClass="Badge" customModule="App"/>
      <!--                                  ^^^^^ warning class-module-mismatch -->
      """),
  ]

  private static let unknownModules: [Case] = [
    Case(
      "a module out of sight may have any class",
      """
      -- Podfile.lock --
      PODS:
        - Far (1.0)
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Login.swift"])))
      -- App/Login.swift --
      import Kit
      \(screen)
      -- App/Main.storyboard --
      \(board(#"customModule="Far""#))
      <viewController id="vc2" customClass="Login" customModule="Kit"/>
      <viewController id="vc3" customClass="Gone" customModule="Kit"/>
      """),
    Case(
      "without a project every module is unknown",
      """
      -- Login.swift --
      \(screen)
      -- Main.storyboard --
      \(board(ofTarget))
      <viewController id="vc2" customClass="Login" customModule="Kit"/>
      <viewController id="vc3" customClass="Gone" customModule="Kit"/>
      """),
    Case(
      "a class whose name has its module in it",
      """
      -- Login.swift --
      class Login: UIViewController { @IBOutlet var pane: UIView! }
      -- Main.storyboard --
      <viewController id="a" customClass="App.Login"><view key="view" id="v1"/><connections><outlet property="pane" destination="v1" id="c1"/></connections></viewController>
      <viewController id="b" customClass="_TtC3App5Login"><view key="view" id="v2"/><connections><outlet property="gone" destination="v2" id="c2"/><outlet property="pane" destination="v2" id="c4"/></connections></viewController>
      <!--                                                                                                         ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
      <viewController id="c" customClass="_TtC3App5Other"><view key="view" id="v3"/><connections><outlet property="gone" destination="v3" id="c3"/></connections></viewController>
      """),
    Case(
      "a damaged project does not tell what a target compiles",
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["App/Main.storyboard", "App/Other.swift"]), ProjectTarget(name: "Kit", files: ["Kit/Login.swift"], product: "framework")).dropLast(8))
      -- App/Other.swift --
      class Other: UIViewController {}
      -- Kit/Login.swift --
      \(screen)
      -- App/Main.storyboard --
      \(board(ofTarget))
      <viewController id="vc2" customClass="Login" customModule="App"/>
      """),
    Case(
      "classes that are unchanged templates, without a module",
      #"""
      -- Lists.swift --
      class Plain: UIViewController {
        // MARK: - Life
        override func viewDidLoad() {
          super.viewDidLoad()
          // Do any additional setup after loading the view.
        }
        override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
      }
      class Leaf: Plain {
        @IBAction func send(_ sender: UIButton) { if sender.isEnabled { dismiss(animated: true) } }
      }
      class Busy: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .red }
      }
      class Open: UIViewController {
        var isOpen: Bool { true }
      }
      class Shown: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      class Table: UITableViewController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      class Empty: UIViewController {}
      class Seen: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
      class Cast: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
      class NamedPage: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
      func show(_ board: UIStoryboard) {
        _ = board.instantiateViewController(withIdentifier: "shown") as! Shown
        if board.instantiateViewController(withIdentifier: "g") is Seen {}
        if let page = board.instantiateViewController(withIdentifier: "h") as? Cast { print(page) }
        for name in ["a", "b", "c", "d", "e", "f", "NamedPage"] { _ = board.instantiateViewController(withIdentifier: name) }
      }
      -- Main.storyboard --
      <viewController id="v1" storyboardIdentifier="a" customClass="Plain"/>
      <!--                                                          ^^^^^ warning class-module-mismatch: the class is an unchanged template -->
      <viewController id="v2" storyboardIdentifier="b" customClass="Leaf"/>
      <!--                                                          ^^^^ warning class-module-mismatch: the class is an unchanged template -->
      <viewController id="v3" storyboardIdentifier="c" customClass="Busy"/>
      <!--                                                          ^^^^ error class-module-mismatch -->
      <viewController id="v4" storyboardIdentifier="d" customClass="Open"/>
      <!--                                                          ^^^^ error class-module-mismatch -->
      <viewController id="v5" storyboardIdentifier="shown" customClass="Shown"/>
      <!--                                                              ^^^^^ error class-module-mismatch -->
      <viewController id="v6" storyboardIdentifier="e" customClass="Table"/>
      <!--                                                          ^^^^^ error class-module-mismatch -->
      <viewController id="v7" storyboardIdentifier="f" customClass="Empty"/>
      <!--                                                          ^^^^^ error class-module-mismatch -->
      <viewController id="v8" storyboardIdentifier="g" customClass="Seen"/>
      <!--                                                          ^^^^ error class-module-mismatch -->
      <viewController id="v9" storyboardIdentifier="h" customClass="Cast"/>
      <!--                                                          ^^^^ error class-module-mismatch -->
      <viewController id="v0" storyboardIdentifier="NamedPage" customClass="NamedPage"/>
      <!--                                                                  ^^^^^^^^^ error class-module-mismatch -->
      """#),
    Case(
      "a class of Objective-C that is an unchanged template, in no target",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Other.m", "Main.storyboard"])))
      -- Other.m --
      @implementation Other
      - (void)show {
        [self.storyboard instantiateViewControllerWithIdentifier:@"a"];
        [self.storyboard instantiateViewControllerWithIdentifier:@"b"];
      }
      @end
      -- Plain.h --
      @interface Plain : UIViewController
      @end
      -- Plain.m --
      #import "Plain.h"
      @interface Plain ()
      @end
      @implementation Plain
      #pragma mark - Life
      - (void)viewDidLoad { [super viewDidLoad]; }
      - (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; }
      @end
      -- Busy.h --
      @interface Busy : UIViewController
      @end
      -- Busy.m --
      #import "Busy.h"
      @implementation Busy
      - (void)viewDidLoad { [super viewDidLoad]; self.title = @"Busy"; }
      @end
      -- Main.storyboard --
      <viewController id="v1" storyboardIdentifier="a" customClass="Plain"/>
      <!--                                                          ^^^^^ warning class-module-mismatch: the class is an unchanged template -->
      <viewController id="v2" storyboardIdentifier="b" customClass="Busy"/>
      <!--                                                          ^^^^ error class-module-mismatch -->
      """#),
  ]
}
