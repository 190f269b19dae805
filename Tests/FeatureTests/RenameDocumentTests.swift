import Analysis
import Index
import TestSupport
import Testing
import Text

/// The entries of a project whose target copies a localized storyboard.
private func project(_ name: String, quoted: String? = nil, main: String = "") -> String {
  let quoted = quoted ?? name
  let table = quoted.hasPrefix("\"") ? "\"de.lproj/\(name).strings\"" : "de.lproj/\(name).strings"
  let file = quoted.hasPrefix("\"") ? "\"\(name).storyboard\"" : "\(name).storyboard"
  let base = quoted.hasPrefix("\"") ? "\"Base.lproj/\(name).storyboard\"" : "Base.lproj/\(name).storyboard"
  return """
    -- App.xcodeproj/project.pbxproj --
    // !$*UTF8*$!
    { objects = {
      A1 /* Login.swift in Sources */ = {isa = PBXBuildFile; fileRef = A2 /* Login.swift */; };
      A2 /* Login.swift */ = {isa = PBXFileReference; path = Login.swift; sourceTree = "<group>"; };
      B1 /* \(name).storyboard in Resources */ = {isa = PBXBuildFile; fileRef = B2 /* \(name).storyboard */; };
      B3 /* Base */ = {isa = PBXFileReference; name = Base; path = \(base); sourceTree = "<group>"; };
      B4 /* de */ = {isa = PBXFileReference; name = de; path = \(table); sourceTree = "<group>"; };
      B2 /* \(name).storyboard */ = {isa = PBXVariantGroup; children = (
        B3 /* Base */,
        B4 /* de */,
      ); name = \(file); sourceTree = "<group>"; };
      C1 = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (A2, B2 /* \(name).storyboard */); };
      C2 = {isa = PBXGroup; sourceTree = "<group>"; children = (C1); };
      E = {isa = PBXProject; targets = (F); mainGroup = C2; };
      F = {isa = PBXNativeTarget; name = App; buildPhases = (G, H); buildConfigurationList = L; };
      G = {isa = PBXSourcesBuildPhase; files = (A1); };
      H = {isa = PBXResourcesBuildPhase; files = (B1 /* \(name).storyboard in Resources */); };
      L = {isa = XCConfigurationList; buildConfigurations = (M); };
      M = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_KEY_UIMainStoryboardFile = \(quoted);
        PRODUCT_NAME = Main; };
      };
    }; rootObject = E; }

    """
}

private func app(_ name: String, quoted: String? = nil, file: String = "Main", marks: Bool = true) -> String {
  let text = #"""
    -- App/Base.lproj/\#(file).storyboard --
    <viewController id="vc" customClass="Login" customModule="App" storyboardIdentifier="Main"/>
    <viewControllerPlaceholder id="p" storyboardName="1️⃣\#(name)" referencedIdentifier="Main"/>
    -- App/de.lproj/\#(file).strings --
    "vc.title" = "Main";
    -- App/Login.swift --
    enum Boards { static let main = "\#(name)" }
    class Login: UIViewController {
      func show() {
        _ = UIStoryboard(name: "2️⃣\#(name)", bundle: nil).instantiateViewController(withIdentifier: "Main")
        _ = UIStoryboard(name: Boards.main, bundle: .main)
        title = "Main"
      }
    }
    -- App/Old.m --
    void show() {
      [UIStoryboard storyboardWithName:@"3️⃣\#(name)" bundle:nil];
    }
    -- App/Info.plist --
    <plist><dict><key>UIMainStoryboardFile</key><string>4️⃣\#(name)</string>
    <key>UIMainStoryboardFile~ipad</key><string>\#(name)</string>
    <key>CFBundleName</key><string>Main</string></dict></plist>

    """# + project(name, quoted: quoted)
  return marks ? text : text.filter { !$0.unicodeScalars.contains("\u{20E3}") }
}

/// The files after a rename of the storyboard of `app`, without its table and the files that stay.
private func renamed(_ name: String, quoted: String? = nil) -> String {
  app(name, quoted: quoted, marks: false)
    .replacing("-- App/de.lproj/Main.strings --\n\"vc.title\" = \"Main\";\n", with: "")
}

private func moved(_ old: String, _ new: String) -> [String] {
  [
    "App/Base.lproj/\(old).storyboard -> App/Base.lproj/\(new).storyboard",
    "App/de.lproj/\(old).strings -> App/de.lproj/\(new).strings",
  ]
}

@Test func aStoryboardIsRenamedWithAllThatNamesIt() {
  checkRename(
    app("Main"), of: "storyboard:Main", to: "Root", becomes: renamed("Root"), doubts: moved("Main", "Root"))
}

@Test func aProjectQuotesNamesAsXcodeDoes() {
  checkRename(
    app("Main"), of: "storyboard:Main", to: "My-Root", becomes: renamed("My-Root", quoted: "\"My-Root\""),
    doubts: moved("Main", "My-Root"))
  checkRename(
    app("My-Root", quoted: "\"My-Root\"", file: "My-Root"), of: "storyboard:My-Root", to: "Main",
    becomes: renamed("Main").replacing(
      "Base.lproj/Main.storyboard --", with: "Base.lproj/My-Root.storyboard --"),
    doubts: moved("My-Root", "Main"))
}

private let nib = #"""
  -- Cell.xib --
  <tableViewCell id="c" reuseIdentifier="Cell"/>
  -- Cell~ipad.xib --
  <tableViewCell id="c" reuseIdentifier="Cell"/>
  -- List.swift --
  class List: UITableViewController {
    func load() {
      tableView.register(UINib(nibName: "1️⃣Cell", bundle: nil), forCellReuseIdentifier: "Cell")
      Bundle.main.loadNibNamed("2️⃣Cell", owner: self)
    }
  }
  -- Old.m --
  void load() {
    [UINib nibWithNibName:@"Cell" bundle:nil];
    [[NSNib alloc] initWithNibNamed:@"Cell" bundle:[NSBundle bundleForClass:self.class]];
  }
  -- Main.storyboard --
  <viewController id="vc" nibName="3️⃣Cell"/>
  """#

@Test func aNibIsRenamedForAllDevices() {
  checkRename(
    nib, of: "nib:Cell", to: "Row.xib",
    becomes: #"""
      -- List.swift --
      class List: UITableViewController {
        func load() {
          tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Cell")
          Bundle.main.loadNibNamed("Row", owner: self)
        }
      }
      -- Old.m --
      void load() {
        [UINib nibWithNibName:@"Row" bundle:nil];
        [[NSNib alloc] initWithNibNamed:@"Row" bundle:[NSBundle bundleForClass:self.class]];
      }
      -- Main.storyboard --
      <viewController id="vc" nibName="Row"/>
      """#, doubts: ["Cell.xib -> Row.xib", "Cell~ipad.xib -> Row~ipad.xib"])
}

@Test func aLaunchScreenInAXibIsRenamedInThePropertyList() {
  let list = { (name: String) in
    """
    -- Info.plist --
    <plist version="1.0"><dict><key>UILaunchStoryboardName</key><string>\(name)</string></dict></plist>
    """
  }
  let xib = """

    -- Launch.xib --
    <view id="v"/>
    """
  checkRename(
    list("Launch") + xib, of: "nib:Launch", to: "Start", becomes: list("Start"),
    doubts: ["Launch.xib -> Start.xib"])
}

@Test func aStoryboardIsRenamedUnderAKeyOfNibs() {
  let list = { (name: String, other: String) in
    """
    -- Info.plist --
    <plist version="1.0"><dict><key>NSMainNibFile</key><string>\(other)</string>
    <key>UIMainStoryboardFile</key><string>\(name)</string></dict></plist>
    """
  }
  let storyboard = """

    -- Main.storyboard --
    <viewController id="vc"/>
    """
  checkRename(
    list("Main", "Main") + storyboard, of: "storyboard:Main", to: "Start", becomes: list("Start", "Start"),
    doubts: ["Main.storyboard -> Start.storyboard"])
  let xib = """

    -- Main.xib --
    <view id="v"/>
    """
  checkRename(
    list("Main", "Main") + storyboard + xib, of: "storyboard:Main", to: "Start",
    becomes: list("Start", "Main"), doubts: ["Main.storyboard -> Start.storyboard"])
}

@Test func aConstantOfSeveralKindsTakesAllOfThemAlong() {
  let text = { (name: String) in
    #"""
    -- Cell.xib --
    <tableViewCell id="c" reuseIdentifier="\#(name)"/>
    -- List.swift --
    let cell = "\#(name)"
    class List: UITableViewController {
      func load() { tableView.register(UINib(nibName: cell, bundle: nil), forCellReuseIdentifier: cell) }
    }
    """#
  }
  checkRename(
    text("Cell"), of: "nib:Cell", to: "Row", becomes: text("Row"), doubts: ["Cell.xib -> Row.xib"])
}

@Test func aFurtherStringAboutAStoryboardIsAskedAbout() {
  checkRename(
    #"""
    -- Side.storyboard --
    <viewController id="vc"/>
    -- Login.swift --
    func show(_ make: (String) -> Void) {
      make("Side")
      title = "Side"
      label.text = "Side" // "Side"
    }
    """#, of: "storyboard:Side", to: "Edge", becomes: "",
    doubts: ["Login.swift:2:Side: this may be the name of the file", "Side.storyboard -> Edge.storyboard"])
}

@Test func storyboardsOfOtherAppsKeepTheName() throws {
  let text = #"""
    -- One/Side.storyboard --
    <viewController id="vc"/>
    -- Two/Side.storyboard --
    <viewController id="vc"/>
    -- Login.swift --
    let side = UIStoryboard(name: "1️⃣Side", bundle: nil)
    """#
  checkRefusal(text, to: "Edge", "'Side' can mean several files")
  checkRefusal(
    text, of: "storyboard:Side", to: "Edge", "'storyboard:Side' can mean several names; give the place of one"
  )
  let fixture = Fixture(text)
  let refusal = try #require(throws: RenameRefusal.self) {
    try fixture.query.renameTarget(named: "storyboard:Side")
  }
  #expect(
    refusal.candidates.map { fixture.snapshot.path(of: $0.location.file) } == [
      "One/Side.storyboard", "Two/Side.storyboard",
    ])
  let file = try #require(fixture.snapshot.file(at: "One/Side.storyboard"))
  let target = try #require(fixture.query.renameTarget(ofDocument: file))
  let plan = try fixture.query.renamePlan(of: target, to: "Edge")
  #expect(
    fixture.doubts(plan) == [
      "Login.swift:1:Side: this may mean another file with the name",
      "One/Side.storyboard -> One/Edge.storyboard",
    ])
}

@Test func namesThatNoFileCanHaveAreRefused() {
  for name in ["a/b", ".x", "Root.xib", "Root~ipad"] {
    checkRefusal(app("Main"), of: "storyboard:Main", to: name, "'\(name)' is not a valid name for the file")
  }
  checkRefusal(
    app("Main") + "-- App/Root.storyboard --\n<viewController id=\"vc\"/>\n", of: "storyboard:Main",
    to: "Root",
    "'Root' is another storyboard there already", at: "App/Root.storyboard:1:")
}

// MARK: Classes

@Test func aClassTakesAlongTheNibThatItLooksForByItsName() {
  let text = { (name: String, nib: String) in
    #"""
    -- \#(nib).xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(name)" customModule="App"/>
    -- Detail.swift --
    class \#(name): UIViewController {}
    -- List.swift --
    func show() { present(\#(name)()) }
    """#
  }
  let reason = "Detail.swift -> Pane.swift"
  checkRename(
    text("Detail", "Detail"), of: "Detail", to: "Pane", becomes: text("Pane", "Detail"),
    doubts: ["Detail.xib -> Pane.xib", reason])
  checkRename(
    text("DetailViewController", "DetailView"), of: "DetailViewController", to: "PaneViewController",
    becomes: text("PaneViewController", "DetailView"), doubts: ["DetailView.xib -> PaneView.xib"])
  checkRename(
    text("DetailController", "Detail"), of: "DetailController", to: "Pane", becomes: text("Pane", "Detail"),
    doubts: ["Detail.xib -> Pane.xib"])
  checkRefusal(
    text("Detail", "Detail"), of: "nib:Detail", to: "Pane",
    "nothing names the nib but the class 'Detail', which may look for it by its own name; rename the class",
    at: "Detail.swift:1:Detail")
}

@Test func aClassTakesAlongTheNibThatCodeFindsByItsName() {
  let text = { (name: String) in
    #"""
    -- Cell.xib --
    <tableViewCell id="c" customClass="\#(name)" customModule="App" reuseIdentifier="\#(name)"/>
    -- Views.swift --
    class \#(name): UITableViewCell {}
    class List: UITableViewController {
      func load() {
        let nib = UINib(nibName: String(describing: \#(name).self), bundle: nil)
        tableView.register(nib, forCellReuseIdentifier: String(describing: \#(name).self))
      }
    }
    -- Old.m --
    void load() {
      [UINib nibWithNibName:NSStringFromClass([\#(name) class]) bundle:nil];
    }
    """#
  }
  checkRename(
    text("Cell"), of: "Cell", to: "Row", becomes: text("Row"), doubts: ["Cell.xib -> Row.xib"])
  checkRefusal(
    text("Cell"), of: "nib:Cell", to: "Row",
    "code makes 'Cell' of the name of the class, which has to be renamed with it", at: "Views.swift:4:Cell")
  checkRefusal(
    text("Cell") + "\n-- Row.xib --\n<view id=\"v\"/>", of: "Cell", to: "Row",
    "code finds the file by the name of the class, and it can't be renamed: 'Row.xib' already exists",
    at: "Cell.xib:1:")
}

/// A cell that a class registers by a call.
private func cell(_ name: String, _ call: String) -> String {
  #"""
  -- Card.xib --
  <tableViewCell id="c" customClass="\#(name)" customModule="App" reuseIdentifier="\#(name)"/>
  -- Cards.swift --
  class \#(name): UITableViewCell {}
  class Cards: UITableViewController {
    override func viewDidLoad() { tableView.\#(call.replacing("%", with: name)) }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { \#(name)() }
  }
  """#
}

private let nibOfProtocol = (
  helper: #"""

  -- Helper.swift --
  protocol Reusable: UITableViewCell {}
  extension Reusable {
    static var name: String { String(describing: self) }
    static var nib: UINib { UINib(nibName: name, bundle: Bundle(for: self)) }
  }
  extension UITableViewCell: Reusable {}
  extension UITableView {
    func add<T: Reusable>(_ cell: T.Type) { register(cell.nib, forCellReuseIdentifier: cell.name) }
  }
  """#, call: "add(%.self)"
)

@Test(arguments: [
  (
    #"""

    -- Helper.swift --
    extension UITableView {
      func add<T: UITableViewCell>(_: T.Type) {
        let nib = UINib(nibName: String(describing: T.self), bundle: Bundle(for: T.self))
        register(nib, forCellReuseIdentifier: String(describing: T.self))
      }
    }
    """#, "add(%.self)"
  ),
  (
    #"""

    -- Helper.swift --
    extension UITableViewCell {
      static var name: String { String(describing: self) }
      static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
    }
    """#, "register(%.nib, forCellReuseIdentifier: %.name)"
  ),
  nibOfProtocol,
])
func aClassTakesAlongTheNibThatGenericCodeFindsByItsName(_ helper: String, _ call: String) {
  checkRename(
    cell("Card", call) + helper, of: "Card", to: "Photo", becomes: cell("Photo", call),
    doubts: ["Card.xib -> Photo.xib"])
}

@Test func aNibThatCodeNamesInATextAndByTypesIsOnlyOffered() {
  let other = #"""

    -- Other.swift --
    func load() { _ = UINib(nibName: "Card", bundle: nil) }
    """#
  checkRename(
    cell("Card", nibOfProtocol.call) + nibOfProtocol.helper + other, of: "Card", to: "Photo",
    becomes: cell("Photo", nibOfProtocol.call),
    doubts: [
      "Other.swift:1:Card: the nib is named after the class, which may load it by that name",
      "Card.xib -> Photo.xib",
    ])
}

@Test func aNibThatAnotherNameLeadsToIsOnlyOffered() {
  checkRename(
    #"""
    -- Detail.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Other" customModule="App"/>
    -- Views.swift --
    class Detail: UIViewController { override func loadView() { view = UIView() } }
    class Other: UIViewController { init() { super.init(nibName: "Detail", bundle: nil) } }
    """#, of: "Detail", to: "Pane",
    becomes: #"""
      -- Views.swift --
      class Pane: UIViewController { override func loadView() { view = UIView() } }
      class Other: UIViewController { init() { super.init(nibName: "Detail", bundle: nil) } }
      """#,
    doubts: [
      "Views.swift:2:Detail: the nib is named after the class, which may load it by that name",
      "Detail.xib -> Pane.xib",
    ])
}

@Test func aNibThatCodeNamesIsOfferedWithCallsWithAnyBundle() {
  let text = { (name: String) in
    #"""
    -- Detail.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(name)"/>
    -- Detail.h --
    @interface \#(name) : UIViewController
    @end
    -- Plugin.m --
    @implementation Plugin
    - (void)show {
      [[\#(name) alloc] initWithNibName:@"Detail" bundle:[NSBundle bundleForClass:self.class]];
      [[\#(name) alloc] initWithNibName:@"Detail" bundle:self.bundle];
      [[Other alloc] initWithNibName:@"Other" bundle:self.bundle];
    }
    @end
    -- Plugin.swift --
    func show(_ kit: Bundle) { _ = \#(name)(nibName: "Detail", bundle: kit) }
    """#
  }
  let offer = "Detail: the nib is named after the class, which may load it by that name"
  checkRename(
    text("Detail"), of: "Detail", to: "Pane", becomes: text("Pane"),
    doubts: ["Plugin.m:3:", "Plugin.m:4:", "Plugin.swift:1:"].map { $0 + offer }
      + ["Detail.h -> Pane.h", "Detail.xib -> Pane.xib"])
}
