extension Case {
  /// A property list whose storyboard has no initial controller, and code that shows a window instead or does not.
  static let windows: [Case] = [
    Case(
      "code that only names windows shows none",
      #"""
      \#(app("Reads", reported: true))
      -- Reads/App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func read(_ other: UIWindow) -> UIWindow? {
          if let rootViewController = window?.rootViewController { print(rootViewController) }
          guard window?.rootViewController != nil else { return nil }
          let same: UIWindow = other
          return same as UIWindow
        }
      }
      \#(app("Others", reported: true))
      -- Others/App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let router = Router(UIViewController())
        func change() { router.rootViewController = UIViewController() }
      }
      class Router {
        var rootViewController: UIViewController
        init(_ first: UIViewController) {
          rootViewController = first
          self.rootViewController = first
        }
      }
      \#(app("Above", reported: true))
      -- Above/App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Toast {
        let window = UIWindow(frame: UIScreen.main.bounds)
        func show() {
          window.windowLevel = .alert
          window.rootViewController = UIViewController()
        }
      }
      class Overlay: UIWindow {
        func show() { windowLevel = .statusBar + 1; rootViewController = UIViewController() }
      }
      \#(app("Old", file: "App.m", reported: true))
      -- Old/App.m --
      @interface Router : NSObject
      @property (strong) UIViewController *rootViewController;
      @end
      @implementation Router
      - (void)read:(UIWindow *)window {
        self.rootViewController = window.rootViewController;
        [self setRootViewController:nil];
        UIWindow *alert = [[UIWindow alloc] init];
        alert.windowLevel = UIWindowLevelAlert;
        [alert setRootViewController:[UIViewController new]];
      }
      @end
      """#),
    Case(
      "code that may show another window than the storyboard's",
      #"""
      \#(app("Sets"))
      -- Sets/App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      extension AppDelegate {
        func begin() { window?.rootViewController = UIViewController() }
      }
      \#(app("Makes"))
      -- Makes/App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func begin(_ scene: UIWindowScene) { let window: UIWindow = .init(windowScene: scene); Router(window) }
      }
      \#(app("Levels"))
      -- Levels/App.swift --
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func begin() {
          window = UIWindow()
          window?.windowLevel = .statusBar
          window?.rootViewController = UIViewController()
        }
      }
      \#(app("Extends"))
      -- Extends/App.swift --
      extension UIWindow { func show(_ other: UIViewController) { rootViewController = other } }
      \#(app("Normal"))
      -- Normal/App.swift --
      class Router {
        let window = UIWindow()
        func show() { window.windowLevel = .normal; window.rootViewController = UIViewController() }
      }
      \#(app("Keys"))
      -- Keys/App.swift --
      class Router {
        var window: UIWindow?
        func show() { window?.setValue(UIViewController(), forKey: "rootViewController") }
      }
      \#(app("Paths"))
      -- Paths/App.swift --
      class Router { func show(_ window: UIWindow) { assign(UIViewController(), to: \.rootViewController, on: window) } }
      \#(app("Marks"))
      -- Marks/App.swift --
      class Router { func show(_ window: UIWindow) { window.rootViewController? = UIViewController() } }
      \#(app("Sends", file: "App.m"))
      -- Sends/App.m --
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (strong) UIWindow *window;
      @end
      @implementation AppDelegate
      - (void)begin { [self.window setRootViewController:[UIViewController new]]; }
      @end
      """#),
    Case(
      "a main storyboard without any way in, in an app that shows another window",
      #"""
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          // See https://example.com/guide#start.
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIPageViewController()
          return true
        }
      }
      -- Main.storyboard --
      <scenes>
      <scene sceneID="s1"><objects><viewController id="v1"><view key="view" id="w1"/><connections><outlet property="gone" destination="w1" id="o1"/></connections></viewController></objects></scene>
      <!--                                                                                                          ^^^^ warning dangling-outlet: nothing shows this scene -->
      </scenes>
      """#),
    Case(
      "an app without a project, whose property list names one of two storyboards",
      #"""
      -- Info.plist --
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Page: UIViewController {
        override func viewDidLoad() { _ = UIStoryboard(name: "Side", bundle: nil).instantiateInitialViewController() }
      }
      \#(board("Main", "error"))
      \#(board("Side", "error"))
      \#(board("Left", "warning"))
      """#),
  ]

  /// A storyboard with the severity of a fault in its initial scene.
  private static func board(_ name: String, _ severity: String) -> String {
    """
    -- \(name).storyboard --
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1"><scenes>
    <scene sceneID="s1"><objects><viewController id="v1" customClass="Page" customModule="App"><view key="view" id="w1"/><connections><outlet property="gone" destination="w1" id="o1"/></connections></viewController></objects></scene>
    <!--                                                                                                                                                ^^^^ \(severity) dangling-outlet -->
    </scenes></document>
    """
  }

  /// An app in a folder that begins with a storyboard without an initial controller.
  private static func app(_ name: String, file: String = "App.swift", reported: Bool = false) -> String {
    """
    -- \(name)/P.xcodeproj/project.pbxproj --
    \(project(ProjectTarget(name: name, files: [file, "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
    -- \(name)/Info.plist --
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
    <!--                \(reported ? "                                              ^^^^ error missing-initial-controller" : "") -->
    -- \(name)/Main.storyboard --
    <viewController id="vc"/>
    """
  }
}
