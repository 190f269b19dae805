import Analysis
import Testing

@Test func usesAreRenamedInTheClassItsExtensionsAndSubclasses() {
  let app = { (name: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var \#(name): UILabel!
      func show(label: UILabel) {
        \#(name).text = "label"
        self.\#(name)?.isHidden = true
        view.animate { [weak self] in self?.\#(name).text = "" }
      }
    }
    extension Login { func more() -> UILabel { \#(name) } }
    -- Special.swift --
    class Special: Login { override func viewDidLoad() { \#(name).text = "\(\#(name).text!)" } }
    class Other { let label = 1; func use(_ login: Login) -> Int { login.\#(name).text = ""; return label } }
    """#
  }
  checkRename(app("title1"), of: "Login.title1", to: "heading", becomes: app("heading"))
}

@Test func renameStartsFromAUseThroughAValueOfAnotherFile() {
  let app = { (name: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController { @IBOutlet var 1️⃣\#(name): UILabel! }
    struct Model { var login: Login }
    -- Page.swift --
    func show(_ model: Model) { model.login.2️⃣\#(name).text = "" }
    """#
  }
  checkRename(app("title1"), to: "heading", becomes: app("heading"))
}

@Test func shorthandBindingsAreSpelledOut() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
      func show() {
        guard let label else { return }
        run { [weak label] in label?.text = "" }
      }
      func more() { if let label { label.text = "" } }
    }
    """#,
    to: "heading",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var heading: UILabel!
        func show() {
          guard let label = heading else { return }
          run { [weak label] in label?.text = "" }
        }
        func more() { if let label = heading { label.text = "" } }
      }
      """#)
}

@Test func localOfTheNewNameMakesSelfExplicit() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
      func show(heading: String) { label.text = heading }
      func more() {
        label.text = ""
        let heading = "x"
        label.text = heading
        if let label { label.text = heading }
      }
    }
    """#,
    to: "heading",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var heading: UILabel!
        func show(heading: String) { self.heading.text = heading }
        func more() {
          heading.text = ""
          let heading = "x"
          self.heading.text = heading
          if let label = self.heading { label.text = heading }
        }
      }
      """#)
}

@Test func localOfTheNewNameInAKeyPathIsRefused() {
  checkRefusal(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
      func show(heading: String) { observe(#keyPath( label.text), heading) }
    }
    """#,
    to: "heading", "the new name is already a local variable here, and 'self.' can't be added",
    at: "Login.swift:3:label")
}

@Test func nameThatMeansSomethingElseInTheClassIsRefused() {
  checkRefusal(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣label: UILabel!
      func show() { print("x") }
    }
    """#,
    to: "print", "'print' has another meaning here, which the member would hide", at: "Login.swift:3:print")
}

@Test func selectorsAndCallsFollowAnAction() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBAction func 1️⃣submit(_ sender: Any) {}
      func show() {
        button.addTarget(self, action: #selector(submit(_:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(Login.submit), for: .touchUpInside)
        self.submit(button)
        submit(button)
      }
    }
    """#,
    to: "send",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func send(_ sender: Any) {}
        func show() {
          button.addTarget(self, action: #selector(send(_:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(Login.send), for: .touchUpInside)
          self.send(button)
          send(button)
        }
      }
      """#)
}

@Test func classIsRenamedWhereverItsTypeIsNamed() {
  let app = { (name: String) in
    #"""
    -- Controllers.swift --
    class \#(name): UIViewController { static let shared = \#(name)() }
    extension \#(name) {}
    class Special: \#(name) { var other: [\#(name)]? }
    func make() -> \#(name) { \#(name).shared as! \#(name) }
    -- Main.storyboard --
    <viewController id="vc" customClass="\#(name)" customModule="App" customModuleProvider="target"/>
    """#
  }
  checkRename(app("Login"), of: "Login", to: "SignIn", becomes: app("SignIn"))
}

@Test func plistsAndSettingsFollowAClassAndKeepItsModule() {
  let app = { (scene: String) in
    #"""
    -- Code.swift --
    class \#(scene): UIResponder {}
    class Other: UIResponder {}
    -- Info.plist --
    <plist version="1.0"><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\#(scene)</string>
      <key>WKExtensionDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Other</string>
      <key>CFBundleName</key><string>Scene</string>
    </dict></plist>
    """#
  }
  let project = { (scene: String) in
    #"""

    -- App.xcodeproj/project.pbxproj --
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = L; targets = (); };
      L = { isa = XCConfigurationList; buildConfigurations = (A); };
      A = { isa = XCBuildConfiguration; buildSettings = {
        INFOPLIST_KEY_UISceneDelegateClassName = "$(PRODUCT_MODULE_NAME).\#(scene)";
      }; };
    }; rootObject = P; }
    """#
  }
  let before = app("Scene") + project("Scene")
  checkRename(before, of: "Scene", to: "Stage", becomes: app("Stage") + project("Stage"))
}

@Test func plistFollowsAClassOfObjectiveC() {
  let app = { (app: String) in
    """
    -- App.m --
    @interface \(app) : NSApplication
    @end
    -- Info.plist --
    <dict><key>NSPrincipalClass</key><string>\(app)</string>
      <key>CFBundleDocumentTypes</key>
      <array><dict><key>NSDocumentClass</key><string>\(app)</string></dict></array></dict>
    """
  }
  checkRename(app("Boss"), of: "Boss", to: "Chief", becomes: app("Chief"))
}

@Test func commentsThatNameTheMemberAsCodeFollowWhereCodeIsEdited() {
  let app = { (name: String) in
    #"""
    -- Login.swift --
    /// See `\#(name)`, ``Login/\#(name)``, ``App/Login/\#(name)``, ``\#(name)`` and Login.\#(name).
    class Login: UIViewController {
      /// The title1, a "title1", `title1, Other.title1, Login/title1, ``Other/title1``
      @IBOutlet var \#(name): UILabel!
      /* `\#(name).text` */ func show() { print("`title1`", "Login.title1") }
    }
    """#
  }
  let other = """

    -- Other.swift --
    /// `title1` and Login.title1
    class Other {}
    """
  checkRename(app("title1"), of: "Login.title1", to: "heading", becomes: app("heading"))
  checkRename(app("title1") + other, of: "Login.title1", to: "heading", becomes: app("heading"))
}

/// A rename back could not distinguish the renamed word from one that was there before.
@Test func commentsThatNameTheNewNameAlreadyStay() {
  let app = { (name: String) in
    """
    -- Login.swift --
    class Login: UIViewController {
      /// `title1` was `heading`.
      @IBOutlet var \(name): UILabel!
    }
    """
  }
  checkRename(app("title1"), of: "Login.title1", to: "heading", becomes: app("heading"))
}

@Test func commentsThatNameTheClassAsCodeFollow() {
  let app = { (name: String) in
    """
    -- Login.swift --
    // Login.swift, `Login.swift`, the Login
    /// `\(name)`, ``\(name)/show()`` and `\(name).show`
    class \(name): UIViewController { func show() { print("the Login") } }
    """
  }
  checkRename(
    app("Login"), of: "Login", to: "SignIn", becomes: app("SignIn"), doubts: ["Login.swift -> SignIn.swift"])
}

/// Nothing in the file can give an object of the class.
@Test func filesThatCannotHoldTheClassAreNotAskedAbout() {
  let app = { (name: String, more: String) in
    """
    -- Login.swift --
    class Base: UIViewController {}
    class Login: Base { @IBOutlet var \(name): UILabel! }
    class Special: Login {}
    struct Screens {
      static var first, second: Login?
      func current(_ number: Int) -> [Login] { [] }
      init(done: (Login) -> Void) {}
    }
    -- Use.swift --
    // Login, current
    func use(_ window: UIWindow) { let x = window.children.last; x.title1.text = ""; \(more) }
    """
  }
  let login = { (name: String) in
    String(app(name, "").split(separator: "\n-- Use.swift")[0])
  }
  checkRename(app("title1", ""), of: "Login.title1", to: "heading", becomes: login("heading"))
  for more in ["Login()", "Base()", "Special()", "current(1)", "y.second", "Screens { _ in }"] {
    checkRename(
      app("title1", more), of: "Login.title1", to: "heading", becomes: login("heading"),
      doubts: ["Use.swift:2:title1: the type of 'x' is not known"])
  }
}

@Test func staticMembersOfOtherTypesAreNotMeant() {
  checkRename(
    """
    -- Login.swift --
    class Login: NSViewController {
      @IBOutlet var 1️⃣cancel: NSButton!
      func go(_ x: NSApplication.ModalResponse) {
        if x == NSApplication.ModalResponse.cancel || x == Kit.Response.cancel || x == .cancel {}
        switch x { case .cancel: break; default: break }
      }
    }
    """, to: "stop",
    becomes: """
      -- Login.swift --
      class Login: NSViewController {
        @IBOutlet var stop: NSButton!
        func go(_ x: NSApplication.ModalResponse) {
          if x == NSApplication.ModalResponse.cancel || x == Kit.Response.cancel || x == .cancel {}
          switch x { case .cancel: break; default: break }
        }
      }
      """)
}

@Test func bareNameMeansThePropertyBesideMethods() {
  let app = { (name: String) in
    """
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var \(name): UITableView!
      func table(_ x: UITableView, didSelect row: Int) { \(name).reloadData() }
      @IBAction func table(_ x: UITableView, count row: Int) {}
    }
    """
  }
  checkRename(app("table"), of: "Login.table", to: "list", becomes: app("list"))
  checkRename(
    app("table"), of: "Login.table(_:count:)", to: "number",
    becomes: app("table").replacing(
      "func table(_ x: UITableView, count", with: "func number(_ x: UITableView, count"))
}

// MARK: Types in bodies

@Test func overridesInLocalClassesAreRenamedWithTheMember() {
  let app = { (outlet: String, action: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var \#(outlet): UILabel!
      @IBAction func \#(action)(_ sender: Any) {}
    }
    -- Tests.swift --
    class LoginTests: XCTestCase {
      func testTap() {
        class Base: Login { var taps = 0 }
        final class Spy: Base {
          override func \#(action)(_ sender: Any) { taps += 1 }
          override var \#(outlet): UILabel! { get { nil } set { super.\#(outlet) = newValue } }
        }
        let spy = Spy()
        spy.\#(action)(1)
        spy.\#(outlet).text = ""
      }
      func testOther() {
        class Login { var label1 = ""; func tap1(_ sender: Any) {} }
        Login().tap1(Login().label1)
      }
      lazy var made = { () -> Login in
        class Spy: Login { override func \#(action)(_ sender: Any) {} }
        return Spy()
      }()
    }
    """#
  }
  checkRename(app("label1", "tap1"), of: "Login.label1", to: "heading", becomes: app("heading", "tap1"))
  checkRename(app("label1", "tap1"), of: "Login.tap1", to: "touch", becomes: app("label1", "touch"))
}

/// A class may have a static property with the name of one of its objects' properties.
@Test func aStaticPropertyByTheSameNameIsAnother() {
  let app = { (name: String) in
    """
    -- VC.swift --
    class VC: UIViewController {
      @IBOutlet var 1️⃣\(name): UILabel!
      func show() { 2️⃣\(name).text = VC.name + Self.name; self.\(name).text = "" }
      class func make() { print(name, self.name) }
    }
    extension VC { static var name: String { "" } }
    func use(_ vc: VC) { vc.3️⃣\(name).text = VC.name; _ = #keyPath(VC.\(name)); _ = \\VC.\(name) }
    -- Main.storyboard --
    <viewController id="vc" customClass="VC" customModule="App"><view key="view" id="v"><label id="l"/></view>
      <connections><outlet property="\(name)" destination="l" id="c1"/></connections></viewController>
    """
  }
  checkRename(
    app("name"), of: "VC.name", to: "title2",
    becomes: app("title2"))
}

@Test func aClassMethodOfObjectiveCGivesAnObjectOfItsType() {
  let app = { (name: String) in
    """
    -- Hosts.h --
    @interface Hosts : NSViewController
    + (Hosts *)defaultInstance;
    + (instancetype)made;
    + (Other *)other;
    - (IBAction)\(name):(id)sender;
    @end
    @interface Other : NSObject
    - (void)activate:(id)sender;
    @end
    -- Bar.swift --
    func press() {
      Hosts.defaultInstance()?.\(name)(nil)
      Hosts.defaultInstance().\(name)(nil)
      Hosts.made().\(name)(nil)
      Hosts.other().activate(nil)
    }
    """
  }
  checkRename(app("activate"), of: "Hosts.activate:", to: "apply:", becomes: app("apply"))
}

@Test func aKeyBelongsToTheObjectThatIsAskedForIt() {
  let app = { (name: String) in
    """
    -- Login.swift --
    class Login: UIView {
      @IBOutlet var \(name): UILabel!
      var other: Other?
    }
    class Other: NSObject { @objc var login: Login? }
    func use(_ login: Login, _ other: Other, _ view: UIView, _ any: AnyObject, _ all: NSArray) {
      other.setValue(nil, forKey: "label")
      login.other?.value(forKeyPath: "label.text")
      login.setValue(nil, forKey: "label")
      other.value(forKeyPath: "login.label")
      view.setValue(nil, forKey: "label")
      any.setValue(nil, forKey: "label")
      all.value(forKey: "label")
    }
    """
  }
  checkRename(
    app("label"), of: "Login.label", to: "heading", becomes: app("heading"),
    doubts: (9...13).map { "Login.swift:\($0):label: a string of the Objective-C name" })
}
