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
