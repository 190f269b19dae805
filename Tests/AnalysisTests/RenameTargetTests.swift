import Terminal
import TestSupport
import Testing

/// A class of the same name in another target is another class; code that both compile may mean either.
@Test func codeMeansTheClassOfItsOwnTarget() throws {
  let code = { (action: String) in
    """
    class Menu {
      func fill(_ delegate: AppDelegate) {
        delegate.\(action)(nil)
        add(#selector(AppDelegate.\(action)(_:)))
      }
    }
    """
  }
  let delegate = { (action: String) in
    "class AppDelegate: NSObject { @IBAction func \(action)(_ sender: Any?) {} }"
  }
  let targets = project(
    ProjectTarget(name: "Mac", files: ["Mac/AppDelegate.swift", "Mac/Menu.swift", "Both/Menu.swift"]),
    ProjectTarget(name: "Phone", files: ["Phone/AppDelegate.swift", "Both/Menu.swift"]))
  let fixture = Fixture(
    """
    -- Mac/AppDelegate.swift --
    \(delegate("show"))
    -- Phone/AppDelegate.swift --
    \(delegate("show"))
    -- Mac/Menu.swift --
    \(code("show"))
    -- Both/Menu.swift --
    \(code("show"))
    -- P.xcodeproj/project.pbxproj --
    \(targets)
    """)
  let environment = fixture.environment()
  #expect(
    run(
      ["--rename", "Mac/AppDelegate.swift:1:46", "reveal", fixtureRoot, "--write"], in: environment) == 0)
  let texts = try fixture.files.map {
    String(decoding: try environment.read(fixture.absolutePath($0)), as: UTF8.self)
  }
  #expect(texts[0].contains(delegate("reveal")))
  #expect(texts[1].contains(delegate("show")))
  #expect(texts[2].contains(code("reveal")))
  #expect(texts[3].contains(code("show")))
}

@Test func classOfAnotherTargetThatIsInUseKeepsItsName() {
  let fixture = Fixture(
    """
    -- Mac/Login.swift --
    class Login: UIViewController { func show() { print(Badge.self) } }
    -- Mac/Main.xib --
    <customObject id="d" customClass="Login" customModule="Mac"/>
    -- Kit/Badge.swift --
    class Badge: UIView {}
    -- P.xcodeproj/project.pbxproj --
    \(project(
      ProjectTarget(name: "Mac", files: ["Mac/Login.swift", "Mac/Main.xib"]),
      ProjectTarget(name: "Kit", files: ["Kit/Badge.swift"])))
    """)
  #expect(run(["--rename", "Login", "Badge", fixtureRoot], in: fixture.environment()) == 2)
  #expect(run(["--rename", "Login", "Badge2", fixtureRoot], in: fixture.environment()) == 0)
}

/// Headers belong to no target; what is implemented for them does.
@Test(arguments: [("Mac/AppDelegate.swift:1:7", "Mac"), ("Helper/AppDelegate.h:1:12", "Helper")])
func classOfAnotherTargetInAnotherLanguageStays(place: String, folder: String) throws {
  let files = """
    -- Mac/AppDelegate.swift --
    class AppDelegate: NSObject { @IBOutlet var window: NSWindow! }
    -- Helper/AppDelegate.h --
    @interface AppDelegate : NSObject
    @end
    -- Helper/AppDelegate.m --
    @interface AppDelegate ()
    @property IBOutlet NSWindow *window;
    @end
    @implementation AppDelegate
    - (void)show { self.window = nil; }
    @end
    -- Mac/Menu.xib --
    <customObject id="d" customClass="AppDelegate" customModule="Mac"/>
    -- Helper/Menu.xib --
    <customObject id="d" customClass="AppDelegate"/>
    """
  let targets = project(
    ProjectTarget(name: "Mac", files: ["Mac/AppDelegate.swift", "Mac/Menu.xib"]),
    ProjectTarget(name: "Helper", files: ["Helper/AppDelegate.m", "Helper/Menu.xib"]))
  let fixture = Fixture("\(files)\n-- P.xcodeproj/project.pbxproj --\n\(targets)")
  let outlet = folder == "Mac" ? "Mac/AppDelegate.swift:1:45" : "Helper/AppDelegate.m:2:30"
  for (start, old, new) in [(place, "AppDelegate", "Coordinator"), (outlet, "window", "dialog")] {
    let environment = fixture.environment()
    let before = try fixture.files.map { try environment.read(fixture.absolutePath($0)) }
    #expect(run(["--rename", start, new, fixtureRoot, "--write"], in: environment) == 0)
    for file in fixture.files where file.path.hasPrefix("Mac/") || file.path.hasPrefix("Helper/") {
      let text = String(decoding: try environment.read(fixture.absolutePath(file)), as: UTF8.self)
      if file.path.hasPrefix(folder) {
        #expect(!text.contains(old), "\(file.path)")
      } else {
        #expect(!text.contains(new), "\(file.path)")
      }
    }
    // The name is the other target's as well, whose code never meets this one.
    #expect(run(["--rename", start, old, fixtureRoot, "--write"], in: environment) == 0)
    #expect(try fixture.files.map { try environment.read(fixture.absolutePath($0)) } == before)
  }
}
