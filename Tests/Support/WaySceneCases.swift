extension Case {
  /// Scenes and storyboards that something shows, and those that it only seems to show.
  static let waysToScenes: [Case] = [
    Case(
      "a delegate of a protocol of the app whose methods the object lacks, and one that code sets",
      #"""
      -- Link.m --
      @protocol LinkDelegate <NSObject>
      @optional
      - (BOOL)link:(id)link shouldFollow:(NSURL *)url;
      @end
      @interface Link : UILabel
      @property (weak) IBOutlet id<LinkDelegate> delegate;
      @end
      @implementation Link
      - (void)open { [self.delegate link:self shouldFollow:nil]; }
      @end
      @interface Account : UIViewController <LinkDelegate>
      @end
      @implementation Account
      @end
      @interface Settings : UIViewController <LinkDelegate>
      @end
      @implementation Settings
      - (BOOL)link:(id)link shouldFollow:(NSURL *)url { return YES; }
      @end
      @interface Gallery : UIViewController
      @property (weak) IBOutlet UIScrollView *gallery;
      @end
      @implementation Gallery
      - (void)viewDidLoad { [self.gallery setDelegate:self]; }
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="Account"><view key="view" id="av"><subviews>
        <label id="la" customClass="Link"><connections><outlet property="delegate" destination="s" id="d1"/></connections></label>
        <!--                                                                                    ^ error cross-scene-connection -->
        <button id="b"><connections><segue destination="s" kind="show" id="g"/></connections></button>
      </subviews></view></viewController>
      <viewController id="s" customClass="Settings"><view key="view" id="sv"><subviews>
        <label id="ls" customClass="Link"><connections><outlet property="delegate" destination="a" id="d2"/></connections></label>
        <!--                                                                                    ^ warning cross-scene-connection -->
      </subviews></view></viewController>
      -- Tools.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1" targetRuntime="iOS.CocoaTouch" initialViewController="s"><scenes><scene sceneID="s1"><objects>
        <viewController id="s" customClass="Gallery" sceneMemberID="viewController"><view key="view" id="sv"><subviews>
          <scrollView id="g1"><connections><outlet property="delegate" destination="fr" id="d3"/></connections></scrollView>
          <!--                                                                      ^^ warning invalid-connection: code sets it as well -->
          <scrollView id="g2"><connections><outlet property="delegate" destination="fr" id="d4"/></connections></scrollView>
          <!--                                                                      ^^ error invalid-connection -->
        </subviews></view><connections><outlet property="gallery" destination="g1" id="q"/></connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      </objects></scene></scenes></document>
      """#),
    Case(
      "a scene to which only scenes lead that nothing makes, and an identifier that nothing names",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      class Home: UIViewController {}
      class Old: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home"><scenes>
      <scene sceneID="s1"><objects><viewController id="home" customClass="Home" customModule="App"/></objects></scene>
      <scene sceneID="s2"><objects><tabBarController id="tabs"><connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/></connections></tabBarController></objects></scene>
      <scene sceneID="s3"><objects><navigationController storyboardIdentifier="OldNav" id="nav"><connections><segue destination="old" kind="relationship" relationship="rootViewController" id="r2"/></connections></navigationController></objects></scene>
      <scene sceneID="s4"><objects><viewController id="old" customClass="Old" customModule="App"><view key="view" id="v"/><connections><outlet property="gone" destination="v" id="o"/></connections></viewController></objects></scene>
      <!--                                                                                                                                               ^^^^ warning dangling-outlet -->
      </scenes></document>
      """#),
    Case(
      "a name of a nib shows no scene, the system alone draws a launch screen, and a back item sends nothing",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard", "Launch.storyboard", "Detail.xib"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
      -- Start.swift --
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class Start: UIViewController {
        override func viewDidLoad() {
          present(Detail(nibName: "Detail", bundle: nil), animated: true)
          present(storyboard!.instantiateViewController(withIdentifier: "Other"), animated: true)
        }
      }
      -- Detail.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Detail" customModule="App"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"/>
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n"><scenes>
      <scene sceneID="0"><objects><navigationController id="n"><connections><segue destination="s" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      <scene sceneID="1"><objects><viewController id="s" customClass="Start" customModule="App"><navigationItem key="navigationItem" id="i">
        <barButtonItem key="backBarButtonItem" title="Back" id="b"><connections><action selector="back:" destination="s" id="a"/></connections></barButtonItem>
        <!--                                                                                      ^^^^^ warning missing-action: (a back item sends no action) -->
        <barButtonItem key="rightBarButtonItem" title="More" id="m"><connections><action selector="more:" destination="s" id="c"/></connections></barButtonItem>
        <!--                                                                                       ^^^^^ error missing-action -->
        </navigationItem></viewController></objects></scene>
      \#(scene("d", named: "Detail", of: "Detail", "warning dangling-outlet: (no code shows this scene)"))
      \#(scene("e", named: "Other", of: "Other", "error dangling-outlet"))
      </scenes></document>
      -- Launch.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="l"><scenes>
      \#(scene("l", of: "Start", "warning dangling-outlet: (only the system draws a launch screen)"))
      </scenes></document>
      """#),
    Case(
      "an outlet into a prototype without an identifier is in no nib, and damage there keeps the document from being built",
      #"""
      -- Start.swift --
      class Start: UITableViewController {}
      -- Main.storyboard --
      <tableViewController id="s" customClass="Start" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"/></tableViewCell>
      </prototypes></tableView><connections><outlet property="gone" destination="v" id="o1"/>
      <!--                                                    ^^^^ warning dangling-outlet: (no code can dequeue a cell without an identifier) -->
        <outlet property="lost" destination="t" id="o2"/></connections></tableViewController>
      <!--                ^^^^ error dangling-outlet -->
      -- Damaged.storyboard --
      <tableViewController id="s2" customClass="Start" customModule="App"><tableView key="view" id="t2"><prototypes>
        <tableViewCell id="c2" odd="1" odd="2"/>
        <!--                           ^^^ error malformed-interface -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "a prototype without an identifier is never made",
      #"""
      -- Start.swift --
      class Start: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "one", for: path)
        }
      }
      -- Main.storyboard --
      <tableViewController id="s" customClass="Start" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell id="c"><connections><outlet property="gone" destination="s" id="o1"/></connections></tableViewCell>
        <!--                                                 ^^^^ warning dangling-outlet: (no code can dequeue a cell without an identifier) -->
        <tableViewCell reuseIdentifier="one" id="d"><connections><outlet property="gone" destination="s" id="o2"/></connections></tableViewCell>
        <!--                                                                       ^^^^ error dangling-outlet -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "a type that is no class hands no storyboard to a dependency that is missing",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard", "Client.storyboard", "Shop.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Podfile --
      pod 'Chat'
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- Start.swift --
      protocol Scenes { static var name: String { get } }
      extension Scenes {
        static func initialViewController() -> UIViewController {
          UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()!
        }
        static func scene(_ identifier: String) -> UIViewController {
          UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: identifier)
        }
      }
      enum Client: Scenes { static let name = "Client" }
      class Shop: UIViewController { static let name = "Shop" }
      class Start: UIViewController {
        override func viewDidLoad() {
          show(Client.scene("info"), sender: Shop.make())
        }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s">
      <scenes><scene sceneID="1"><objects><viewController id="s" customClass="Start" customModule="App"/></objects></scene></scenes></document>
      -- Client.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n"><scenes>
      \#(scene("n", of: "Start", "warning dangling-outlet: (no code shows this scene)"))
      \#(scene("d", named: "info", of: "Start", "error dangling-outlet"))
      </scenes></document>
      -- Shop.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n"><scenes>
      \#(scene("n", of: "Shop", "error dangling-outlet"))
      </scenes></document>
      """#),
    Case(
      "a property that returns a controller of a scene shows none",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Log.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- Log.swift --
      class Log: UIViewController {
        static func make() -> Log {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: Log.self)) as! Log
        }
      }
      class Note: UIViewController {
        static func note() -> Note {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: Note.self)) as! Note
        }
      }
      -- Start.swift --
      func name(_ some: Any) -> String { String(describing: type(of: some)) }
      class Start: UIViewController {
        var log: Log? {
          return children.first as? Log
        }
        var note: Note? { children.first as? Note }
        override func viewDidLoad() { show(Note.note(), sender: log); perform(Selector((title! + "Now"))) }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s"><scenes>
        <scene sceneID="1"><objects><viewController id="s" customClass="Start" customModule="App"/></objects></scene>
        \#(scene("l", named: "Log", of: "Log", "warning dangling-outlet: (no code shows this scene)"))
        \#(scene("n", named: "Note", of: "Note", "error dangling-outlet"))
      </scenes></document>
      """#),
    Case(
      "a storyboard of another app shows no scene of one with its name",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(
        ProjectTarget(name: "One", files: ["Code.swift", "One/Login.storyboard"]),
        ProjectTarget(name: "Two", files: ["Code.swift", "Two/Login.storyboard"])))
      -- Code.swift --
      class Start: UIViewController {
        override func viewDidLoad() { show(named: String(describing: type(of: self)) + "ed") }
        //                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error missing-scene: 'Started'
        func show(named name: String) {
          show(UIStoryboard(name: "Login", bundle: nil).instantiateViewController(withIdentifier: name), sender: nil)
        }
      }
      class Help: UIViewController {}
      -- One/Login.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s"><scenes>
        <scene sceneID="1"><objects><viewController id="s" customClass="Start"/></objects></scene>
        \#(scene("h", named: "Help", of: "Help", module: "", "warning dangling-outlet: (no code shows this scene)"))
      </scenes></document>
      -- Two/Login.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s"><scenes>
        <scene sceneID="1"><objects><viewController id="s" customClass="Start"/></objects></scene>
        \#(scene("h", named: "Help", of: "Help", module: "", "warning dangling-outlet: (no code shows this scene)"))
      </scenes></document>
      """#
    ).without("class-module-mismatch"),
    Case(
      "a scene behind a reference is shown where code performs the segues to the reference",
      #"""
      -- Start.swift --
      @objc(Start) class Start: UIViewController {
        override func viewDidLoad() { performSegue(withIdentifier: "toNote", sender: nil) }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s"><scenes>
        <scene sceneID="1"><objects><viewController id="s" customClass="Start"><button id="b"><connections>
          <segue destination="r3" kind="show" id="s3"/></connections></button><connections>
          <segue destination="r1" kind="show" identifier="toAll" id="s1"/>
          <segue destination="r2" kind="show" identifier="toNote" id="s2"/></connections></viewController></objects></scene>
        <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="All" storyboardIdentifier="all" id="r1"/></objects></scene>
        <scene sceneID="3"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Note" id="r2"/></objects></scene>
        <scene sceneID="4"><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Tap" id="r3"/></objects></scene>
      </scenes></document>
      -- Other.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        \#(scene("a", named: "All", of: "Start", module: "", "warning dangling-outlet: (no code shows this scene)"))
        \#(scene("n", named: "Note", of: "Start", module: "", "error dangling-outlet"))
        \#(scene("t", named: "Tap", of: "Start", module: "", "error dangling-outlet"))
      </scenes></document>
      """#),
    Case(
      "a storyboard behind the references of others is loaded where code or a property list names one of them",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["A.swift", "Main.storyboard", "Next.storyboard", "Old.storyboard", "Older.storyboard", "Oldest.storyboard", "Form+1.storyboard", "Side.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <dict><key>CFBundlePackageType</key><string>APPL</string><key>UIMainStoryboardFile</key><string>Main</string></dict>
      -- A.swift --
      class Form: UIViewController {
        func show() { present(UIStoryboard(name: "Form+1", bundle: nil).instantiateInitialViewController()!, animated: true) }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
        <scene sceneID="1"><objects><viewController id="vc" customClass="Form" customModule="App"><connections>
          <segue destination="r" kind="show" id="s"/></connections></viewController></objects></scene>
        <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="Next" id="r"/></objects></scene>
      </scenes></document>
      -- Next.storyboard --
      \#(linked("error dangling-outlet", to: "Main"))
      -- Old.storyboard --
      \#(linked("warning dangling-outlet: (nothing loads this storyboard)", to: "Older"))
      -- Older.storyboard --
      \#(linked("warning dangling-outlet: (nothing loads this storyboard)", to: "Oldest"))
      -- Oldest.storyboard --
      \#(linked("warning dangling-outlet: (nothing loads this storyboard)", to: "Older"))
      -- Form+1.storyboard --
      \#(linked("error dangling-outlet", to: "Side"))
      -- Side.storyboard --
      \#(linked("error dangling-outlet", to: "Side"))
      """#),
    Case(
      "a main storyboard is not loaded where the property list names no document at all",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["A.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- One/Info.plist --
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>
      -- One/A.swift --
      class Form: UIViewController {}
      -- One/R.generated.swift --
      struct R { struct storyboard { static let main = _R.storyboard.main() } }
      struct _R { struct storyboard { struct main { let name = "Main" } } }
      -- One/Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="One"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ warning dangling-outlet: (nothing loads this storyboard) -->
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["B.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Two/Info.plist --
      bplist00
      -- Two/B.swift --
      class Board: UIViewController {}
      -- Two/Main.storyboard --
      <viewController id="vc" customClass="Board" customModule="Two"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
      -- Three/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Three", files: ["C.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Three/Info.plist --
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>
      -- Three/C.swift --
      class Card: UIViewController {
        override func viewDidLoad() { show(UIStoryboard(resource: R.storyboard.main), sender: nil) }
      }
      -- Three/R.generated.swift --
      struct R { struct storyboard { static let main = _R.storyboard.main() } }
      struct _R { struct storyboard { struct main { let name = "Main" } } }
      -- Three/Main.storyboard --
      <viewController id="vc" customClass="Card" customModule="Three"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
      """#
    ).without("unknown-class", "missing-initial-controller"),
    Case(
      "fields, items and recognizers with connections into other scenes",
      #"""
      -- Trips.swift --
      class Draft: UIViewController {
        @IBAction func update(_ sender: UITextField) { title = sender.text }
        @IBAction func done(_ sender: Any) { dismiss(animated: true) }
      }
      class Trip: UIViewController {
        @IBOutlet var name: UITextField!
        func save() { title = name.text }
      }
      -- Main.storyboard --
      <scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Draft" customModule="App"><view key="view" id="w1"><subviews>
        <imageView id="i"><connections><outletCollection property="gestureRecognizers" destination="r" appends="YES" id="c1"/></connections></imageView>
        <!--                                                                                        ^ error cross-scene-connection -->
      </subviews></view></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="v2" customClass="Trip" customModule="App">
        <view key="view" id="w2"><subviews>
          <textField id="t"><connections><action selector="update:" destination="v1" eventType="editingChanged" id="a1"/></connections></textField>
          <!--                                                                   ^^ warning cross-scene-connection: the scene has an outlet to the field -->
          <textField id="u"><connections><action selector="update:" destination="v1" eventType="editingChanged" id="a2"/></connections></textField>
          <!--                                                                   ^^ error cross-scene-connection -->
        </subviews></view>
        <navigationItem key="navigationItem" id="n"/>
        <connections><outlet property="name" destination="t" id="o"/></connections>
      </viewController>
      <barButtonItem id="b"><connections><action selector="done:" destination="v1" id="a3"/></connections></barButtonItem>
      <!--                                                                     ^^ warning cross-scene-connection: nothing leads to this object -->
      <tapGestureRecognizer id="r"><connections><action selector="done:" destination="v1" id="a4"/></connections></tapGestureRecognizer>
      <!--                                                                            ^^ warning cross-scene-connection: nothing leads to this object -->
      </objects></scene>
      </scenes>
      """#),
    Case(
      "scenes whose identifiers code composes",
      #"""
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Menu: UIViewController {
        let names = ["Home", "Booking"]
        func show(_ row: Int) { _ = storyboard?.instantiateViewController(withIdentifier: "\(names[row])NavigationViewController") }
        func open(_ kind: String) { _ = storyboard?.instantiateViewController(withIdentifier: "Old" + kind) }
        override func viewDidLoad() {
          show(1)
          open("Page")
        }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><viewController id="v1" customClass="Menu" customModule="App"></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="v2" storyboardIdentifier="BookingNavigationViewController"><view key="view" id="w2"/><connections><outlet property="gone" destination="w2" id="o2"/></connections></viewController></objects></scene>
      <!--                                                                                                                                                                 ^^^^ error dangling-outlet -->
      <scene sceneID="s3"><objects><viewController id="v3" storyboardIdentifier="OldPage"><view key="view" id="w3"/><connections><outlet property="gone" destination="w3" id="o3"/></connections></viewController></objects></scene>
      <!--                                                                                                                                         ^^^^ error dangling-outlet -->
      <scene sceneID="s4"><objects><viewController id="v4" storyboardIdentifier="NewPage"><view key="view" id="w4"/><connections><outlet property="gone" destination="w4" id="o4"/></connections></viewController></objects></scene>
      <!--                                                                                                                                         ^^^^ warning dangling-outlet: no code shows this scene -->
      </scenes></document>
      """#),
  ]
}

/// A scene whose controller connects an outlet that it lacks, and what is found there.
private func scene(
  _ id: String, named identifier: String? = nil, of name: String, module: String = " customModule=\"App\"",
  _ finding: String
) -> String {
  let attribute = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
  return """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)"\(attribute) customClass="\(name)"\(module)><connections>
      <outlet property="gone" destination="\(id)" id="c\(id)"/></connections></viewController></objects></scene>
    <!--                ^^^^ \(finding) -->
    """
}

/// A storyboard with a dangling outlet, and a segue to the initial scene of another one.
private func linked(_ finding: String, to other: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
    <scene sceneID="1"><objects><viewController id="vc" customClass="Form" customModule="App"><connections>
      <segue destination="r" kind="show" id="s"/>
      <outlet property="a" destination="vc" id="c1"/></connections></viewController></objects></scene>
    <!--                ^ \(finding) -->
    <scene sceneID="2"><objects><viewControllerPlaceholder storyboardName="\(other)" id="r"/></objects></scene>
  </scenes></document>
  """
}
