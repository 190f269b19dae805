import Analysis
import TestSupport
import Testing

private let app = ProjectTarget(
  name: "App", files: ["App/Main.storyboard", "App/Login.swift", "App/Other.xib"])
private let kit = ProjectTarget(name: "Kit", files: ["Kit/Badge.swift", "Kit/Kit.xib"], product: "framework")

private let code = """
  -- P.xcodeproj/project.pbxproj --
  \(project(app, kit))
  -- App/Login.swift --
  class Login: UIViewController {}
  -- Kit/Badge.swift --
  class Badge: UILabel {}

  """

// MARK: Quick fixes

@Test func aMissingModuleIsThatOfTheTargetWithItsProvider() {
  let title = "Set the module of 'Login' to 'App'"
  let text =
    code + #"""
      -- App/Main.storyboard --
      <viewController id="vc" customClass="1️⃣Login" sceneMemberID="viewController"/>
      """#
  checkTitles(text, at: 1, are: [title])
  checkAction(
    text, at: 1, title,
    becomes: #"""
      -- App/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
      """#)
}

@Test func theModuleOfAFrameworkHasNoProvider() {
  checkAction(
    code + #"""
      -- App/Main.storyboard --
      <viewController id="vc">
        <label id="l" customClass="1️⃣Badge" customModule="App" customModuleProvider="target" text="1"/>
      </viewController>
      """#, at: 1, "Set the module of 'Badge' to 'Kit'",
    becomes: #"""
      -- App/Main.storyboard --
      <viewController id="vc">
        <label id="l" customClass="Badge" customModule="Kit" text="1"/>
      </viewController>
      """#)
}

/// Their order is what `unusual-order` is about.
@Test func attributesInAnotherOrderStayInTheirPlace() {
  checkAction(
    code + #"""
      -- App/Main.storyboard --
      <viewController customModuleProvider='' id="vc" customModule = "Kit" customClass="1️⃣Login"/>
      """#, at: 1, "Set the module of 'Login' to 'App'",
    becomes: #"""
      -- App/Main.storyboard --
      <viewController customModuleProvider='target' id="vc" customModule = "App" customClass="Login"/>
      """#)
}

@Test func withoutAProjectTheModuleIsTheOneThatTheDocumentUses() {
  let swift = """
    -- Login.swift --
    class Login: UIViewController {}
    class Badge: UILabel {}

    """
  checkAction(
    swift + #"""
      -- Main.storyboard --
      <viewController id="vc" customClass="1️⃣Login">
        <label id="l" customClass="Badge" customModule="Shop" customModuleProvider="target"/>
      </viewController>
      """#, at: 1, "Set the module of 'Login' to 'Shop'",
    becomes: #"""
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="Shop" customModuleProvider="target">
        <label id="l" customClass="Badge" customModule="Shop" customModuleProvider="target"/>
      </viewController>
      """#)
  checkAction(
    swift + #"""
      -- Main.storyboard --
      <viewController id="vc" customClass="1️⃣Login"/>
      """#, at: 1, "Set the module of 'Login' to the target's",
    becomes: #"""
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModuleProvider="target"/>
      """#)
}

/// The documents of a package are built into a bundle of resources, whose module is not that of the classes.
@Test func inAPackageTheModuleIsNamed() {
  checkAction(
    #"""
    -- Package.swift --
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "my-app")])
    -- Sources/my-app/Login.swift --
    class Login: UIViewController {}
    -- Sources/my-app/Main.storyboard --
    <viewController id="vc" customClass="1️⃣Login"/>
    """#, at: 1, "Set the module of 'Login' to 'my_app'",
    becomes: #"""
      -- Sources/my-app/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="my_app"/>
      """#)
}

@Test func theModuleOfAnObjectiveCClassIsRemoved() {
  checkAction(
    #"""
    -- Legacy.h --
    @interface Legacy : UIViewController
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="1️⃣Legacy" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
    """#, at: 1, "Remove the module of 'Legacy'",
    becomes: #"""
      -- Main.storyboard --
      <viewController id="vc" customClass="Legacy" sceneMemberID="viewController"/>
      """#)
}

@Test func aSegueHasItsModuleBehindItsClass() {
  checkAction(
    #"""
    -- Fade.swift --
    class Fade: UIStoryboardSegue {}
    -- Main.storyboard --
    <viewController id="vc"><segue destination="vc2" kind="custom" customClass="1️⃣Fade" id="s1"/></viewController>
    <viewController id="vc2" customClass="Other" customModule="App" customModuleProvider="target"/>
    """#, at: 1, "Set the module of 'Fade' to 'App'",
    becomes: #"""
      -- Main.storyboard --
      <viewController id="vc"><segue destination="vc2" kind="custom" customClass="Fade" customModule="App" customModuleProvider="target" id="s1"/></viewController>
      <viewController id="vc2" customClass="Other" customModule="App" customModuleProvider="target"/>
      """#)
}

/// If it were found, loading it would load the document again.
@Test func anObjectOfItsOwnersClassLosesTheClass() {
  let owner = #"""
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Terms" customModule="App" customModuleProvider="target">
      <outlet property="label" destination="v" id="c1"/>
    </placeholder>
    """#
  checkAction(
    """
    -- Terms.swift --
    class Terms: UIView { @IBOutlet var label: UIView! }
    -- Terms.xib --
    \(owner)
    <view id="v" customClass="1️⃣Terms" customModuleProvider="" alpha="1"/>
    """, at: 1, "Remove the class 'Terms'",
    becomes: """
      -- Terms.xib --
      \(owner)
      <view id="v" alpha="1"/>
      """)
}

@Test func whatNoModuleLeadsToIsRemoved() {
  checkTitles(
    #"""
    -- List.swift --
    class List<Item>: UIViewController {}
    -- Main.storyboard --
    <viewController id="vc" customClass="1️⃣List"/>
    """#, at: 1, are: ["Remove the custom class 'List'"])
  checkTitles(
    #"""
    -- List.swift --
    private class List: UIViewController {}
    -- Main.storyboard --
    <viewController id="vc" customClass="1️⃣List"/>
    """#, at: 1, are: ["Remove the custom class 'List'"])
  checkTitles(
    code.replacing("framework", with: "app-extension") + #"""
      -- App/Main.storyboard --
      <viewController id="vc">
        <label id="l" customClass="1️⃣Badge" customModule="App" customModuleProvider="target"/>
      </viewController>
      """#, at: 1, are: ["Remove the custom class 'Badge'"])
}

/// Documents do not follow a class to another target; each gets the module by which it finds the class from there.
@Test func aClassThatMovedGetsItsModuleEverywhere() {
  let text =
    code + #"""
      -- App/Main.storyboard --
      <viewController id="vc">
        <label id="l1" customClass="1️⃣Badge" customModule="App" customModuleProvider="target"/>
        <label id="l2" customClass="Badge" customModule="App"/>
        <label id="l3" customClass="Badge" customModule="Kit"/>
      </viewController>
      -- App/Other.xib --
      <label id="l" customClass="Badge" customModule="App" customModuleProvider="target"/>
      -- Kit/Kit.xib --
      <label id="l" customClass="Badge" customModule="App"/>
      <label id="m" customClass="Badge" customModule="App" customModuleProvider="target"/>
      """#
  checkTitles(
    text, at: 1,
    are: ["Set the module of 'Badge' to 'Kit'", "Correct the module of 'Badge' in 4 places"])
  checkAction(
    text, at: 1, "Correct the module of 'Badge' in 4 places",
    becomes: #"""
      -- App/Main.storyboard --
      <viewController id="vc">
        <label id="l1" customClass="Badge" customModule="Kit"/>
        <label id="l2" customClass="Badge" customModule="Kit"/>
        <label id="l3" customClass="Badge" customModule="Kit"/>
      </viewController>
      -- App/Other.xib --
      <label id="l" customClass="Badge" customModule="Kit"/>
      -- Kit/Kit.xib --
      <label id="l" customClass="Badge" customModule="Kit" customModuleProvider="target"/>
      <label id="m" customClass="Badge" customModule="App" customModuleProvider="target"/>
      """#)
}

/// They are one finding, which the fix removes.
@Test func allObjectsOfAClassInADocumentGetTheModule() {
  func board(_ module: String, _ mark: String = "") -> String {
    #"""
    -- App/Main.storyboard --
    <viewController id="vc">
      <label id="l1" customClass="\#(mark)Badge" \#(module)/>
      <label id="l2" customClass="\#(mark.isEmpty ? "" : "2️⃣")Badge" \#(module)/>
      <label id="l3" customClass="Badge" customModule="Kit"/>
    </viewController>
    """#
  }
  let text = code + board(#"customModule="App" customModuleProvider="target""#, "1️⃣")
  let title = "Set the module of 'Badge' to 'Kit' in 2 objects"
  for place in 1...2 {
    checkTitles(text, at: place, are: [title])
    checkAction(text, at: place, title, becomes: board(#"customModule="Kit""#))
  }
}

@Test func aClassThatNoDocumentCanHaveIsRemovedFromAllObjects() {
  let text = #"""
    -- List.swift --
    class List<Item>: UILabel {}
    -- Main.storyboard --
    <viewController id="vc">
      <label id="l1" customClass="1️⃣List"/>
      <label id="l2" customClass="List"/>
    </viewController>
    """#
  checkAction(
    text, at: 1, "Remove the custom class 'List' from 2 objects",
    becomes: #"""
      -- Main.storyboard --
      <viewController id="vc">
        <label id="l1"/>
        <label id="l2"/>
      </viewController>
      """#)
}

@Test func aFixConcernsAllLanguagesOfADocument() {
  checkAction(
    #"""
    -- Login.swift --
    class Login: UIViewController {}
    -- en.lproj/Main.storyboard --
    <viewController id="vc" customClass="1️⃣Login"/>
    -- de.lproj/Main.storyboard --
    <viewController id="vc" customClass="Login"/>
    """#, at: 1, "Set the module of 'Login' to the target's",
    becomes: #"""
      -- en.lproj/Main.storyboard --
      <viewController id="vc" customClass="Login" customModuleProvider="target"/>
      -- de.lproj/Main.storyboard --
      <viewController id="vc" customClass="Login" customModuleProvider="target"/>
      """#)
}

// MARK: Rename and completion

/// A rename changes only the name where the module leads to the class; other places are left to the user.
@Test func aRenameLeavesModulesAsTheyAre() {
  checkRename(
    code.replacing("class Badge", with: "class 1️⃣Badge") + #"""
      -- App/Main.storyboard --
      <viewController id="vc">
        <label id="l1" customClass="Badge" customModule="Kit"/>
        <label id="l2" customClass="Badge" customModule="App" customModuleProvider="target"/>
        <label id="l3" customClass="Badge" customModule="App"/>
        <label id="l4" customClass="Badge" customModule="Far"/>
        <label id="l5" customClass="Badge"/>
      </viewController>
      -- Kit/Kit.xib --
      <label id="l" customClass="Badge" customModule="Kit" customModuleProvider="target"/>
      """#, to: "Pill",
    becomes: #"""
      -- Kit/Badge.swift --
      class Pill: UILabel {}
      -- App/Main.storyboard --
      <viewController id="vc">
        <label id="l1" customClass="Pill" customModule="Kit"/>
        <label id="l2" customClass="Pill" customModule="App" customModuleProvider="target"/>
        <label id="l3" customClass="Badge" customModule="App"/>
        <label id="l4" customClass="Badge" customModule="Far"/>
        <label id="l5" customClass="Pill"/>
      </viewController>
      -- Kit/Kit.xib --
      <label id="l" customClass="Pill" customModule="Kit" customModuleProvider="target"/>
      """#,
    doubts: [
      "P.xcodeproj/project.pbxproj:1:Badge: the file is named after the class",
      "App/Main.storyboard:4:Badge: the class is not in the module that is set here",
      "App/Main.storyboard:5:Badge: this may be another class with the same name",
      "Kit/Badge.swift -> Kit/Pill.swift",
    ])
}

/// Swift's own name leads to the class with a module, and that of `@objc(Name)` without one.
@Test func aRenameAsksWhereADocumentHasTheNameThatSwiftUses() {
  checkRename(
    #"""
    -- Start.swift --
    @objc(Entry) class 1️⃣Start: UIViewController {}
    -- Main.storyboard --
    <viewController id="vc" customClass="Entry"/>
    <viewController id="vc2" customClass="Start" customModule="App" customModuleProvider="target"/>
    """#, to: "Home",
    becomes: #"""
      -- Start.swift --
      @objc(Entry) class Home: UIViewController {}
      """#,
    doubts: [
      "Main.storyboard:2:Start: storyboards and xibs call this class 'Entry', by its '@objc(Entry)'",
      "Start.swift -> Home.swift",
    ])
}

@Test func modulesThatHaveTheClassAreOffered() {
  checkCompletions(
    code + #"""
      -- App/Main.storyboard --
      <viewController id="vc">
        <label id="l" customClass="Badge" customModule="1️⃣"/>
        <label id="m" customClass="Gone" customModule="Far"/>
      </viewController>
      """#, at: 1, are: ["Kit", "Far"])
}
