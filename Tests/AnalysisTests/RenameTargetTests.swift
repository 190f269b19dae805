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
    \(delegate("1️⃣show"))
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
      ["--rename", fixture.place(1), "reveal", fixtureRoot, "--write"], in: environment) == 0)
  let texts = try fixture.files.map {
    String(decoding: try environment.files.read(fixture.absolutePath($0)), as: UTF8.self)
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
@Test(arguments: [(1, 2, "Mac"), (3, 4, "Helper")])
func classOfAnotherTargetInAnotherLanguageStays(type: Int, outlet: Int, folder: String) throws {
  let files = """
    -- Mac/AppDelegate.swift --
    class 1️⃣AppDelegate: NSObject { @IBOutlet var 2️⃣window: NSWindow! }
    -- Helper/AppDelegate.h --
    @interface 3️⃣AppDelegate : NSObject
    @end
    -- Helper/AppDelegate.m --
    @interface AppDelegate ()
    @property IBOutlet NSWindow *4️⃣window;
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
  for (mark, old, new) in [(type, "AppDelegate", "Coordinator"), (outlet, "window", "dialog")] {
    let start = fixture.place(mark)
    let environment = fixture.environment()
    let before = try fixture.files.map { try environment.files.read(fixture.absolutePath($0)) }
    #expect(run(["--rename", start, new, fixtureRoot, "--write"], in: environment) == 0)
    for file in fixture.files where file.path.hasPrefix("Mac/") || file.path.hasPrefix("Helper/") {
      let text = String(decoding: try environment.files.read(fixture.absolutePath(file)), as: UTF8.self)
      if file.path.hasPrefix(folder) {
        #expect(!text.contains(old), "\(file.path)")
      } else {
        #expect(!text.contains(new), "\(file.path)")
      }
    }
    // The name is the other target's as well, whose code never meets this one.
    #expect(run(["--rename", start, old, fixtureRoot, "--write"], in: environment) == 0)
    #expect(try fixture.files.map { try environment.files.read(fixture.absolutePath($0)) } == before)
  }
}
