import Analysis
import TestSupport
import Testing

// Renames that are refused, with one line that says why and where.

private let app = #"""
  -- Login.swift --
  class Base: UIViewController { var taken: Int { 0 } }
  class Login: Base {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var other: UILabel!
    @IBAction func tap(_ sender: Any) {}
    @IBAction func setShade(_ sender: Any) {}
    @objc(objcKey) var hidden2 = 0
  }
  class Special: Login { func below(_ x: Int) {}; func plain() {} }
  struct Value {}
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App">
    <connections><outlet property="titleLabel" destination="vc" id="c1"/></connections>
  </viewController>
  """#

@Test(arguments: [
  (
    "Login.titleLabel", "2fast",
    "'2fast' is not a valid name: use letters, digits and '_', not starting with a digit", nil
  ),
  (
    "Login.titleLabel", "a-b",
    "'a-b' is not a valid name: use letters, digits and '_', not starting with a digit", nil
  ),
  (
    "Login.titleLabel", "+",
    "'+' is not a valid name: use letters, digits and '_', not starting with a digit", nil
  ),
  (
    "Login.titleLabel", "_",
    "'_' is not a valid name: use letters, digits and '_', not starting with a digit", nil
  ),
  ("Login.titleLabel", "", "the new name is empty", nil),
  (
    "Login.titleLabel", "a:",
    "'a:' is not a valid name: use letters, digits and '_', not starting with a digit", nil
  ),
  ("Login.titleLabel", "init", "'init' has a meaning of its own in Swift; choose another name", nil),
  ("Login.titleLabel", "titleLabel", "'titleLabel' already has that name", nil),
  ("Login.titleLabel", "other", "Login already has 'other'", "Login.swift:4:other"),
  ("Login.titleLabel", "taken", "Base already has 'taken'", "Login.swift:1:taken"),
  ("Login.titleLabel", "plain", "Special already has 'plain'", "Login.swift:9:plain"),
  (
    "Login.titleLabel", "shade", "'shade' and 'setShade' of Login would have the same name in Objective-C",
    "Login.swift:6:setShade"
  ),
  (
    "Login.titleLabel", "objcKey", "'objcKey' and 'hidden2' of Login would have the same name in Objective-C",
    "Login.swift:7:hidden2"
  ),
  ("Login.titleLabel", "title", "Apple's UIViewController already has 'title'", nil),
  ("Login.tap", "setTitle", "Apple's UIViewController already has 'setTitle:'", nil),
  (
    "Login.tap", "press( sender: )",
    "only the name before '(_:)' can be changed, not the labels; type 'press' or 'press(_:)'", nil
  ),
  (
    "Login.titleLabel", "a b",
    "'a b' is not a valid name: use letters, digits and '_', not starting with a digit", nil
  ),
  (
    "Login.tap", "tapWithSender:x:",
    "the selector of 'tap' can't become 'tapWithSender:x:': 'tapWithSender' would have the selector 'tapWithSender:'",
    nil
  ),
  ("Login.view", "area", "Apple's UIViewController declares 'view'", nil),
  ("Login.titleLabel", "copy", "every object of Objective-C has a method 'copy'", nil),
  ("Login.titleLabel", "class", "every object of Objective-C has a method 'class'", nil),
  ("Login.nothing", "area", "Login has no member 'nothing'", nil),
  ("Gone.nothing", "area", "no class 'Gone'", nil),
  ("Gone", "area", "no class 'Gone'", nil),
  ("nothing", "area", "no class 'nothing'; for a member, write Class.nothing", nil),
  ("titleLabel", "area", "no class 'titleLabel'; for a member, write Login.titleLabel", nil),
  (
    "Value", "area", "'Value' is not a class, and of all types only classes can be renamed",
    "Login.swift:10:Value"
  ),
  ("UIView", "area", "'UIView' is a class of Apple's frameworks", nil),
  ("Login", "Special", "'Special' already exists", "Login.swift:9:Special"),
  ("Login", "UIView", "'UIView' is a name of Apple's frameworks", nil),
  ("Login", "String", "'String' is a name of Apple's frameworks", nil),
])
func isRefused(_ symbol: String, _ newName: String, _ message: String, _ place: String?) {
  checkRefusal(app, of: symbol, to: newName, message, at: place)
}

@Test(arguments: ["", "-- Use.swift --\nlet center = NotificationCenter.default"])
func aNameThatSwiftHasForAnAppleClassIsTakenWhereSwiftUsesIt(_ swift: String) {
  let app = { (name: String) in "-- A.h --\n@interface \(name) : UIViewController\n@end\n\(swift)" }
  if swift.isEmpty {
    checkRename(
      app("Login"), of: "Login", to: "NotificationCenter", becomes: app("NotificationCenter"))
  } else {
    checkRefusal(
      app("Login"), of: "Login", to: "NotificationCenter",
      "'NotificationCenter' is a name of Apple's frameworks")
  }
}

@Test func newNameMayBeThatOfAMethodWithOtherArguments() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
      func tableView(_ x: Int) {}
    }
    """#,
    to: "tableView",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var tableView: UILabel!
        func tableView(_ x: Int) {}
      }
      """#)
}

@Test func setterOfTheNewNameMayBeAMethodOfSwiftAlone() {
  let login = { (name: String) in
    """
    -- Login.swift --
    class Login: UIView {
      @IBOutlet var \(name): UILabel!
      func setBody(_ text: String) { \(name).text = text }
    }
    """
  }
  checkRename(login("label"), of: "Login.label", to: "body", becomes: login("body"))
  let objc = login("label").replacing("func", with: "@objc func")
  checkRefusal(
    objc, of: "Login.label", to: "body",
    "'body' and 'setBody' of Login would have the same name in Objective-C",
    at: "Login.swift:3:setBody")
}

@Test func newNameMayBeThatOfAnotherMemberInUse() {
  let login = { (name: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var hint: UIButton!
      @IBAction func \#(name)(_ sender: UIButton) { hint.isHidden = true; pick(1, 2) }
    }
    """#
  }
  let more = """

    -- More.swift --
    extension Login {
      func pick(_ one: Int, _ two: Int) { pick(two, one) }
    }
    """
  for name in ["hint", "pick"] {
    checkRename(login("tap") + more, of: "Login.tap", to: name, becomes: login(name))
  }
}

@Test(arguments: ["", "@objc "])
func requirementOfAProtocolIsRefused(_ attribute: String) {
  checkRefusal(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
    }
    -- Extra.swift --
    \#(attribute)protocol Labelled { var label: UILabel! { get } }
    extension Login: Labelled {}
    """#,
    to: "heading", "the protocol Labelled requires 'label'", at: "Extra.swift:1:label")
}

@Test func overrideOfWhatIsOutOfSightIsRefused() {
  checkRefusal(
    #"""
    -- Login.swift --
    class Login: PodController {
      @IBOutlet override var 1️⃣label: UILabel!
    }
    """#,
    to: "heading", "'label' overrides a member of PodController, whose source is not in the workspace",
    at: "Login.swift:2:label")
}

@Test func brokenDocumentThatNamesItIsRefused() {
  checkRefusal(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
    }
    -- Main.storyboard --
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
    <outlet property="label" destination
    """#,
    to: "heading", "'label' is used in a storyboard or xib that can't be read",
    at: "Main.storyboard:2:destination")
}

@Test func ambiguousSymbolListsItsCandidates() throws {
  let fixture = Fixture(
    #"""
    -- One.swift --
    class Login: UIViewController { @IBAction func tap() {}; @IBAction func tap(_ sender: Any) {} }
    -- Two.swift --
    class Twice: UIViewController {}
    -- Three.swift --
    class Twice: UIView {}
    """#)
  do {
    _ = try fixture.plan(of: "Login.tap", to: "hit")
    Issue.record("not refused")
  } catch let refusal as RenameRefusal {
    #expect(refusal.message == "'Login.tap' can mean several members")
    #expect(refusal.candidates.map(\.name) == ["Login.tap()", "Login.tap(_:)"])
  }
  do {
    _ = try fixture.plan(of: "Twice", to: "Once")
    Issue.record("not refused")
  } catch let refusal as RenameRefusal {
    #expect(refusal.message == "'Twice' can mean several classes")
    #expect(
      refusal.candidates.map { fixture.show($0.location) } == ["Two.swift:1:Twice", "Three.swift:1:Twice"])
  }
}

@Test func changedTextIsRefused() throws {
  let fixture = Fixture(app)
  let subject = try fixture.query.renameTarget(named: "Login.titleLabel")
  #expect(throws: RenameRefusal(.stale, "'Login.swift' has changed since it was read")) {
    try fixture.queryBeforeLook.renamePlan(of: subject, to: "heading", on: .code)
  }
}

/// One rule says what may be renamed at all, however it is named.
@Test(arguments: [
  ("VC", "viewDidLoad"), ("VC", "prepare(for:sender:)"), ("VC", "tableView(_:didSelectRowAt:)"),
  ("VC", "numberOfSections(in:)"), ("VC", "helper"), ("VC", "model"), ("Old", "dealloc"),
  ("Old", "awakeFromNib"),
  ("Old", "validateMenuItem:"), ("Old", "applicationDidBecomeActive:"), ("Old", "windowDidLoad"),
])
func onlyWhatInterfaceBuilderKnowsIsRenamed(_ type: String, _ name: String) {
  let base = name.prefix { !":(".contains($0) }
  checkRefusal(
    """
    -- VC.swift --
    class VC: UITableViewController {
      @IBOutlet var label: UILabel!
      var model: Int = 0
      override func viewDidLoad() { super.viewDidLoad() }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      func numberOfSections(in tableView: UITableView) -> Int { 1 }
      func helper() {}
    }
    -- Old.m --
    @interface Old : NSWindowController <NSApplicationDelegate>
    @property (weak) IBOutlet NSView *pane;
    @end
    @implementation Old
    - (void)dealloc { [super dealloc]; }
    - (void)awakeFromNib {}
    - (void)windowDidLoad {}
    - (BOOL)validateMenuItem:(NSMenuItem *)item { return YES; }
    - (void)applicationDidBecomeActive:(NSNotification *)note {}
    @end
    """, of: "\(type).\(name)", to: "renamed",
    "'\(base)' is not an outlet, action, class or inspectable property, and no storyboard or xib names it",
    at: "\(type == "VC" ? "VC.swift" : "Old.m"):\(line(of: String(base))):\(base)")
}

private func line(of name: String) -> Int {
  [
    "model": 3, "viewDidLoad": 4, "prepare": 5, "tableView": 6, "numberOfSections": 7, "helper": 8,
    "dealloc": 5,
    "awakeFromNib": 6, "windowDidLoad": 7, "validateMenuItem": 8, "applicationDidBecomeActive": 9,
  ][name] ?? 0
}

@Test func anOverrideOfWhatIsOutOfSightKeepsItsName() {
  let app = """
    -- VC.swift --
    class VC: UITableViewController {
      @IBAction override func didTapStatusBar(_ sender: Any) {}
    }
    class Other: Hidden { @IBAction override func go(_ sender: Any) {} }
    class Base: UIViewController { @IBAction func tap(_ sender: Any) {} }
    class Sub: Base { override func tap(_ sender: Any) {} }
    """
  checkRefusal(
    app, of: "VC.didTapStatusBar", to: "a",
    "'didTapStatusBar' overrides a member of Apple's UITableViewController",
    at: "VC.swift:2:didTapStatusBar")
  checkRefusal(
    app, of: "Other.go", to: "a", "'go' overrides a member of Hidden, whose source is not in the workspace",
    at: "VC.swift:4:go")
  checkRename(
    app.replacing("-- VC.swift --", with: "-- VC.swift --\n// Sub"), of: "Sub.tap", to: "press",
    becomes: app.replacing("-- VC.swift --", with: "-- VC.swift --\n// Sub").replacing(
      "func tap(", with: "func press("))
}

@Test(arguments: [
  ("UITextFieldDelegate", "textFieldDidBeginEditing(_ field: UITextField)"),
  ("UITextFieldDelegate", "textFieldShouldReturn(_ field: UITextField)"),
  ("UISearchBarDelegate", "searchBarSearchButtonClicked(_ bar: UISearchBar)"),
])
func aMethodOfADelegateKeepsItsName(_ proto: String, _ method: String) {
  let name = method.prefix { $0 != "(" }
  let app = { (conformance: String, name: String) in
    """
    -- VC.swift --
    class VC: UIViewController\(conformance) { @IBAction func \(method.replacing(method.prefix { $0 != "(" }, with: name)) {} }
    """
  }
  checkRefusal(
    app(", \(proto)", String(name)), of: "VC.\(name)", to: "a",
    "Apple's protocol \(proto) may have '\(name)'",
    at: "VC.swift:1:\(name)")
  checkRename(app("", String(name)), of: "VC.\(name)", to: "press", becomes: app("", "press"))
}

@Test func wordsOfTheXMLDeclarationAreNoNames() throws {
  let text = """
    -- A.h --
    @interface A : NSWindowController
    @property IBOutlet NSPopUpButton *encoding;
    @end
    -- Old.xib --
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data>other</data></archive>
    """
  let plan = try Fixture(text).plan(of: "A.encoding", to: "coding")
  #expect(plan.changes.count == 1)
}

@Test func anActionOfTheSDKMayOverrideThatOfASuperclassOutOfSight() {
  let app = """
    -- Sheet.h --
    @interface Sheet : PlatformView
    - (IBAction)selectAll:(id)sender;
    - (IBAction)own:(id)sender;
    @end
    """
  checkRefusal(
    app, of: "Sheet.selectAll:", to: "all:",
    "'selectAll:' may override a member of PlatformView, whose source is not in the workspace",
    at: "Sheet.h:2:selectAll")
  checkRename(app, of: "Sheet.own:", to: "mine:", becomes: app.replacing("own", with: "mine"))
}
