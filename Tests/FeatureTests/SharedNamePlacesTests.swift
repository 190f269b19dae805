import Analysis
import Index
import TestSupport
import Testing

private let constants = #"""
  -- Names.swift --
  enum Segue: String {
    case 1️⃣plain
    case 2️⃣list = "3️⃣showList"
  }
  enum Scene {
    static let 4️⃣detail: String = "5️⃣Detail"
  }
  -- Names.h --
  static NSString * const 6️⃣kEdit = @"7️⃣edit";
  #define 8️⃣kSide @"9️⃣side"
  -- Login.swift --
  class Login: UIViewController {
    func show() {
      performSegue(withIdentifier: Segue.plain.rawValue, sender: self)
      performSegue(withIdentifier: Segue.list.rawValue, sender: self)
      _ = storyboard?.instantiateViewController(withIdentifier: Scene.detail)
    }
  }
  -- Old.m --
  #import "Names.h"
  @interface Old : UIViewController
  @end
  @implementation Old
  - (void)show {
    [self performSegueWithIdentifier:kEdit sender:self];
    [self performSegueWithIdentifier:kSide sender:self];
  }
  @end
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App" storyboardIdentifier="🟢Detail">
    <segue destination="vc" kind="show" identifier="🔵plain" id="s1"/>
    <segue destination="vc" kind="show" identifier="🟡showList" id="s2"/>
  </viewController>
  <viewController id="old" customClass="Old">
    <segue destination="vc" kind="show" identifier="🟠edit" id="s3"/>
    <segue destination="vc" kind="show" identifier="🔴side" id="s4"/>
  </viewController>
  """#

@Test(arguments: [
  (1, "plain"), (2, "showList"), (3, "showList"), (4, "Detail"), (5, "Detail"), (6, "edit"), (7, "edit"),
  (8, "side"), (9, "side"),
])
func namesOfConstantsLeadToDocuments(_ digit: Int, _ name: String) throws {
  let fixture = Fixture(constants)
  let mark = try #require(fixture.mark(digit))
  let found = fixture.query.definition(at: mark.offset, in: mark.file)
  #expect(found?.targets.map { fixture.show($0).split(separator: ":").last } == [Substring(name)])
  #expect(fixture.query.hover(at: mark.offset, in: mark.file)?.markdown.contains("`\(name)`") == true)
}

@Test func aCaseWithoutARawValueIsRenamedAtItsName() throws {
  let fixture = Fixture(constants)
  let plan = try fixture.plan(at: 1, to: "all")
  let edits = plan.edits(includingPossible: false).flatMap(\.edits)
  #expect(edits.map(\.text) == ["plain = \"all\"", "all"])
  // The names of other constants have no part in what documents say.
  for digit in [2, 4, 6, 8] {
    let mark = try #require(fixture.mark(digit))
    #expect(try fixture.query.renameTarget(at: mark.offset, in: mark.file) == nil)
  }
}

@Test(arguments: [
  "enum Segue: String { case plain }", "enum Segue: String {\n    case list, `plain`\n  }",
])
func aCaseLosesTheRawValueThatIsItsName(_ names: String) {
  let text = { (names: String, name: String) in
    #"""
    -- Login.swift --
    \#(names)
    class Login: UIViewController {
      func show() { performSegue(withIdentifier: Segue.plain.rawValue, sender: nil) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="\#(name)" id="s1"/>
    </viewController>
    """#
  }
  let named = names.replacing(#/plain`?/#) { $0.output + " = \"all\"" }
  checkRename(text(names, "plain"), of: "segue:plain", to: "all", becomes: text(named, "all"))
  checkRename(text(named, "all"), of: "segue:all", to: "plain", becomes: text(names, "plain"))
}

@Test func theNameOfACaseIsFixedByARawValue() {
  let text = { (names: String) in
    #"""
    -- Login.swift --
    enum Segue: String { \#(names) }
    class Login: UIViewController {
      func show() { performSegue(withIdentifier: 1️⃣Segue.detail.rawValue, sender: nil) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="detial" id="s1"/>
    </viewController>
    """#
  }
  checkAction(
    text("case detail"), at: 1, "Change to 'detial'",
    becomes: text(#"case detail = "detial""#).replacing("1️⃣", with: "").replacing(
      #/\n-- Main(.|\n)*/#, with: ""))
}

@Test func theNameOfAClassLeadsToTheClassAndTheDocument() {
  let text = #"""
    -- Pane.swift --
    class 1️⃣Pane: UIViewController {}
    -- Login.swift --
    class Login: UIViewController {
      func show() { _ = storyboard?.instantiateViewController(withIdentifier: String(describing: 2️⃣Pane.self)) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App"/>
    <viewController id="p" customClass="Pane" storyboardIdentifier="3️⃣Pane"/>
    """#
  checkDefinition(text, from: 2, to: [1, 3])
}

@Test func textsWhoseUseIsNotKnownAreAskedAbout() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      func next(_ isWide: Bool) -> String { isWide ? "detail" : "other" }
      func show() {
        performSegue(withIdentifier: next(true), sender: nil)
        // performSegue(withIdentifier: "detail")
        title = NSLocalizedString("detail", comment: "")
        label.text = "detail"
      }
    }
    -- Old.m --
    void show() { [self open:@"detail"]; }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="1️⃣detail" id="s1"/>
    </viewController>
    """#, to: "pane",
    becomes: #"""
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="vc" kind="show" identifier="pane" id="s1"/>
      </viewController>
      """#,
    doubts: [
      "Login.swift:2:detail: this may be the segue identifier",
      "Old.m:1:detail: this may be the segue identifier",
    ])
}

@Test func aCellOfADataSourceIsRenamedWithTheTable() {
  let text = { (name: String) in
    #"""
    -- List.swift --
    class Source: NSObject, UITableViewDataSource {
      func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "\#(name)", for: path)
      }
    }
    class List: UITableViewController { let source = Source() }
    -- Main.storyboard --
    <tableViewController id="vc" customClass="List" customModule="App">
      <tableView id="t"><prototypes><tableViewCell id="c" reuseIdentifier="\#(name)"/></prototypes></tableView>
    </tableViewController>
    """#
  }
  checkRename(text("Row"), of: "cell:Row", to: "Line", becomes: text("Line"))
}

@Test func aNibThatCodeNamesStaysWhenItsClassIsRenamed() {
  let text = { (name: String) in
    #"""
    -- Card.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(name)"/>
    -- Views.m --
    @interface \#(name) : UIViewController
    @end
    void show() { [[\#(name) alloc] initWithNibName:@"Card" bundle:nil]; }
    """#
  }
  checkRename(text("CardController"), of: "CardController", to: "Pane", becomes: text("Pane"))
}

private let boards = #"""
  -- Main.storyboard --
  <viewControllerPlaceholder storyboardName="1️⃣Side" referencedIdentifier="2️⃣edit" id="p1"/>
  -- Side.storyboard --
  <viewController storyboardIdentifier="3️⃣edit" id="4️⃣e"/>
  -- Login.swift --
  let edit = UIStoryboard(name: "5️⃣Side", bundle: nil).instantiateViewController(withIdentifier: "6️⃣edit")
  -- Info.plist --
  <plist><dict><key>UIMainStoryboardFile</key><string>7️⃣Side</string></dict></plist>
  """#

@Test func referencesOfAStoryboardAreThoseFromCode() throws {
  for digit in [1, 5, 7] {
    let fixture = Fixture(boards)
    let mark = try #require(fixture.mark(digit))
    let found = fixture.query.referenceLocations(
      at: mark.offset, in: mark.file, includingDeclaration: false)
    #expect(Set(fixture.digits(found ?? [])) == ["1", "5", "7"], "from \(digit)")
  }
  checkReferences(boards, from: [2], are: [2, 6], declared: [3, 4])
  checkReferences(boards, from: [3, 6], are: [2, 6], declared: [3])
}

@Test func aNameInAPropertyListIsFixed() {
  let list = { (name: String) in
    """
    -- Info.plist --
    <plist><dict><key>UIMainStoryboardFile</key><string>\(name)</string></dict></plist>
    """
  }
  let target = ProjectTarget(
    name: "App", files: ["App.swift", "Root & Co.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])
  checkAction(
    #"""
    -- P.xcodeproj/project.pbxproj --
    \#(project(target))
    -- App.swift --
    class AppDelegate: UIResponder, UIApplicationDelegate {}
    -- Root & Co.storyboard --
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc"><scenes>
    <scene sceneID="s"><objects><viewController id="vc"/></objects></scene></scenes></document>
    \#(list("1️⃣Raot &amp; Co"))
    """#, at: 1, "Change to 'Root & Co'", becomes: list("Root &amp; Co"))
}

@Test func aPropertyListMayEscapeTheNameOfAStoryboard() {
  checkRename(
    #"""
    -- Info.plist --
    <plist><dict><key>UIMainStoryboardFile</key><string>1️⃣Root &amp; Co</string></dict></plist>
    -- Root & Co.storyboard --
    <viewController id="vc"/>
    """#, of: "storyboard:Root & Co", to: "Main",
    becomes: #"""
      -- Info.plist --
      <plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """#, doubts: ["Root & Co.storyboard -> Main.storyboard"])
}

@Test func exceptionsOfAFolderFollowTheFile() {
  let project = { (card: String, side: String) in
    #"""
    -- App.xcodeproj/project.pbxproj --
    // !$*UTF8*$!
    { objects = {
      A = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (
        \#(card),
        "/Localized/\#(side).storyboard",
      ); target = F; };
      B = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (A); path = App; sourceTree = "<group>"; };
      C = {isa = PBXGroup; children = (B); sourceTree = "<group>"; };
      E = {isa = PBXProject; targets = (F); mainGroup = C; };
      F = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (B); };
    }; rootObject = E; }
    """#
  }
  let files = #"""
    -- App/Card.xib --
    <view id="v"/>
    -- App/Base.lproj/Side.storyboard --
    <viewController id="vc"/>
    -- App/de.lproj/Side.storyboard --
    <viewController id="vc"/>
    -- App/Login.swift --
    let names = 1

    """#
  checkRename(
    files + project("Card.xib", "Side"), of: "nib:Card", to: "My-Card",
    becomes: project("\"My-Card.xib\"", "Side"), doubts: ["App/Card.xib -> App/My-Card.xib"])
  checkRename(
    files + project("Card.xib", "Side"), of: "storyboard:Side", to: "Edge",
    becomes: project("Card.xib", "Edge"),
    doubts: [
      "App/Base.lproj/Side.storyboard -> App/Base.lproj/Edge.storyboard",
      "App/de.lproj/Side.storyboard -> App/de.lproj/Edge.storyboard",
    ])
}

@Test func classesOfScenesShowWhichSeguesArrive() {
  let text = #"""
    -- Login.swift --
    class Login: UIViewController {}
    class Pane: UIViewController {}
    class Other: UIViewController {}
    -- Main.storyboard --
    <scene><objects><viewController id="vc" customClass="Login" customModule="App">
      <segue destination="p" kind="show" identifier="showPane" id="s1"/>
      <segue destination="o" kind="show" identifier="one" id="s2"/>
      <segue destination="o" kind="show" identifier="two" id="s3"/>
    </viewController></objects></scene>
    <scene><objects><viewController id="p" customClass="Pane" customModule="App"/></objects></scene>
    <scene><objects><viewController id="o" customClass="Other" customModule="App"/></objects></scene>
    """#
  checkLenses(
    text, of: "Login.swift",
    are: ["Pane: segue showPane arrives from Login (1)", "Other: 2 segues arrive from Login (2)"])
}

@Test func theNameOfTheClassIsCompletedFirst() {
  checkCompletions(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      func show() { _ = storyboard?.instantiateViewController(withIdentifier: "Detail") }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Pane" customModule="App" storyboardIdentifier="1️⃣"/>
    <viewController id="l" customClass="Login" customModule="App"/>
    """#, at: 1, are: ["Pane (custom class)", "Detail (Login.swift)"])
}

@Test func attributesOfDocumentsLeadToAssets() throws {
  let text = #"""
    -- Assets.xcassets/logo.imageset/Contents.json --
    1️⃣{}
    -- Assets.xcassets/Brand.colorset/Contents.json --
    2️⃣{}
    -- Login.swift --
    let logo = UIImage(named: "3️⃣logo")
    -- Main.storyboard --
    <imageView image="4️⃣logo" id="i"><color key="tintColor" name="5️⃣Brand"/></imageView>
    <resources><image name="6️⃣logo" width="1" height="1"/><namedColor name="7️⃣Brand"/></resources>
    """#
  checkDefinition(text, from: 3, to: [1])
  for digit in [4, 6] { checkDefinition(text, from: digit, to: [1]) }
  for digit in [5, 7] { checkDefinition(text, from: digit, to: [2]) }
  for digit in [3, 4, 6] {
    let fixture = Fixture(text)
    let mark = try #require(fixture.mark(digit))
    let found = fixture.query.referenceLocations(
      at: mark.offset, in: mark.file, includingDeclaration: false)
    #expect(Set(fixture.digits(found ?? [])) == ["3", "4", "6"], "from \(digit)")
  }
}

/// Enumerations of which code uses any case, by the raw value of `self` or of what it compares with.
private func cases(_ segue: String, _ raw: String = "") -> String {
  #"""
  -- Login.swift --
  class Login: UIViewController {
    enum Segue: String { case detail\#(raw), list }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      guard let id = segue.identifier, let name = Segue(rawValue: id) else { return }
      switch name { case .detail, .list: break }
    }
  }
  class Other: UIViewController, Handler { enum Way: String { case detail, away } }
  struct Log { enum Segue: String { case detail } }
  -- Main.storyboard --
  <viewController id="a" customClass="Login" customModule="App"><connections>
    <segue destination="b" kind="show" identifier="\#(segue)" id="s"/></connections></viewController>
  <viewController id="b" customClass="Other" customModule="App"><connections>
    <segue destination="a" kind="show" identifier="detail" id="t"/></connections></viewController>
  """#
}

@Test func theCasesOfAComparedEnumerationAreRenamed() {
  let handler = #"""

    -- Handler.swift --
    protocol Handler { associatedtype Way: RawRepresentable }
    extension Handler where Self: UIViewController, Way.RawValue == String {
      func way(of segue: UIStoryboardSegue) -> Way? { Way(rawValue: segue.identifier ?? "") }
    }
    """#
  // The segue of the other class keeps its name.
  checkRename(
    cases("1️⃣detail") + handler, to: "pane", becomes: cases("pane", #" = "pane""#))
  let other = cases("detail").replacing(#"identifier="detail" id="t""#, with: #"identifier="pane" id="t""#)
    .replacing("case detail, away", with: #"case detail = "pane", away"#)
  checkRename(
    cases("detail").replacing(#"identifier="detail" id="t""#, with: #"identifier="1️⃣detail" id="t""#)
      + handler,
    to: "pane", becomes: other)
}

@Test func theCasesOfAnEnumerationOfStoryboardsAreRenamed() {
  let boards = { (value: String) in
    #"""
    -- Boards.swift --
    enum Boards: String {
      case Main\#(value), Other
      var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
      func load() -> UIStoryboard { .init(name: self.rawValue, bundle: nil) }
    }
    """#
  }
  let storyboard = "\n-- Main.storyboard --\n<viewController id=\"a\"/>"
  checkRename(
    boards("") + storyboard, of: "storyboard:Main", to: "Root", becomes: boards(#" = "Root""#),
    doubts: ["Main.storyboard -> Root.storyboard"])
  checkRefusal(
    boards("") + storyboard, of: "storyboard:Main", to: "Other",
    "'Other' is the raw value of another case there already", at: "Boards.swift:2:Other")
}

@Test(arguments: ["case detail, other", "case detail\n    case second = \"other\""])
func aNameThatAnotherCaseHasIsRefused(_ cases: String) {
  checkRefusal(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      enum Segue: String {
        \#(cases)
      }
      func show() { performSegue(withIdentifier: Segue.detail.rawValue, sender: nil) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="detail" id="s1"/>
    </viewController>
    """#, of: "segue:detail", to: "other", "'other' is the raw value of another case there already",
    at: "Login.swift:\(cases.contains("\n") ? 4 : 3):other")
}

@Test func theConstantOfAnotherFileIsRenamed() {
  let text = { (name: String) in
    #"""
    -- Names.swift --
    let pane = "\#(name)"
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="\#(name)" id="s1"/>
    </viewController>
    """#
  }
  let code = #"""

    -- Login.swift --
    class Login: UIViewController {
      func show() { performSegue(withIdentifier: pane, sender: nil) }
    }
    """#
  checkRename(text("detail") + code, of: "segue:detail", to: "list", becomes: text("list"))
}

@Test func identifiersOfScenesThatGenericCodeMakesFollowTheClass() {
  let text = { (name: String) in
    #"""
    -- Code.swift --
    class \#(name): UIViewController {}
    class Login: UIViewController {
      override func viewDidLoad() { let pane: \#(name) = storyboard!.make() }
    }
    -- Main.storyboard --
    <viewController id="w" customClass="\#(name)" customModule="App" storyboardIdentifier="\#(name)"/>
    """#
  }
  let helper = #"""

    -- Helper.swift --
    extension UIStoryboard {
      func make<T: UIViewController>() -> T {
        instantiateViewController(withIdentifier: String(describing: T.self)) as! T
      }
    }
    """#
  checkRename(text("Pane") + helper, of: "Pane", to: "Side", becomes: text("Side"))
  // Code finds the scene by the name of the class that it expects, whatever class the scene has.
  let other = { text($0).replacing("customClass=\"\($0)\"", with: #"customClass="Login""#) }
  checkRename(other("Pane") + helper, of: "Pane", to: "Side", becomes: other("Side"))
  // Nothing expects a scene of the class.
  let unused = other("Pane").replacing("let pane: Pane", with: "let pane")
  checkRename(
    unused + helper, of: "Pane", to: "Side",
    becomes: unused.replacing("class Pane", with: "class Side").replacing(#/\n-- Main(.|\n)*/#, with: ""),
    doubts: ["Main.storyboard:1:Pane: this storyboardIdentifier may follow the name of the class"])
}

@Test func namesThatCodeMayMakeOfAClassAreRefused() {
  let text = { (use: String) in
    #"""
    -- Cells.swift --
    class Item: UITableViewCell {}
    class Source<Cell: UITableViewCell>: NSObject {
      func cell(_ view: UITableView, _ path: IndexPath) -> UITableViewCell {
        view.dequeueReusableCell(withIdentifier: \#(use), for: path)
      }
    }
    -- Main.storyboard --
    <tableViewController id="l"><tableView key="view" id="t"><prototypes>
      <tableViewCell reuseIdentifier="Item" id="c" customClass="Item" customModule="App"/>
    </prototypes></tableView></tableViewController>
    """#
  }
  checkRefusal(
    text(#""\(Cell.self)""#), of: "cell:Item", to: "Row",
    "'Item' is the name of a class, which has to be renamed itself", at: "Cells.swift:1:Item")
  checkRename(
    text(#""other""#), of: "cell:Item", to: "Row",
    becomes: text(#""other""#).replacing(#/(.|\n)*(?=-- Main)/#, with: "")
      .replacing(#"reuseIdentifier="Item""#, with: #"reuseIdentifier="Row""#))
}
