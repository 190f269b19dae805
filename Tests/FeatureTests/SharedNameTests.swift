import Analysis
import TestSupport
import Testing

private let segues = #"""
  -- Names.swift --
  enum Segue: String {
    case list = "8️⃣showList"
    case 9️⃣plain
  }
  -- Login.swift --
  class Login: UIViewController {
    func show() {
      performSegue(withIdentifier: "1️⃣detail", sender: self)
      performSegue(withIdentifier: 2️⃣Segue.list.rawValue, sender: self)
      performSegue(withIdentifier: Segue.plain.rawValue, sender: self)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      if segue.identifier == "3️⃣detail" {}
    }
  }
  class Other: UIViewController {
    func show() { performSegue(withIdentifier: "4️⃣detail", sender: self) }
  }
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App">
    <segue destination="d" kind="show" identifier="5️⃣detail" id="s1"/>
    <segue destination="d" kind="show" identifier="6️⃣showList" id="s2"/>
    <segue destination="d" kind="show" identifier="0️⃣plain" id="s4"/>
  </viewController>
  <viewController id="d" customClass="Other" customModule="App">
    <segue destination="vc" kind="show" identifier="7️⃣detail" id="s3"/>
  </viewController>
  """#

@Test(arguments: [
  (1, [5]), (3, [5]), (4, [7]), (2, [6]), (8, [6]), (5, [1, 3]), (7, [4]), (6, [8]), (0, [9]),
])
func sharedNamesLeadToTheOtherSide(_ digit: Int, _ expected: [Int]) {
  checkDefinition(segues, from: digit, to: expected)
}

@Test func referencesOfSharedNamesAreThoseOfTheirClass() {
  checkReferences(segues, from: [1, 3, 5], are: [1, 3], declared: [5])
  checkReferences(segues, from: [4, 7], are: [4], declared: [7])
  checkReferences(segues, from: [2, 6, 8], are: [2, 8], declared: [6])
}

@Test func hoverOfASharedNameShowsTheOtherSide() {
  checkHover(
    segues, at: 1,
    is: """
      segue identifier `detail`
      - segue of **Login** `Login` to **Other** `Other` in Main.storyboard
      """)
  checkHover(
    segues, at: 5,
    is: """
      segue identifier `detail`
      - `Login` in Login.swift

      segue of **Login** `Login` to **Other** `Other`
      """)
}

@Test func sharedNamesAreCompletedInCodeAndInDocuments() {
  let code = segues.replacing("1️⃣detail", with: "1️⃣")
  checkCompletions(
    code, at: 1,
    are: ["detail (Main.storyboard)", "plain (Main.storyboard)", "showList (Main.storyboard)"])
  checkCompletions(
    segues.replacing("7️⃣detail", with: "7️⃣"), at: 7,
    are: ["detail (Login.swift)", "plain (Names.swift)", "showList (Names.swift)"])
}

@Test func aSharedNameIsRenamedOnBothSides() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      func show() { performSegue(withIdentifier: "1️⃣detail", sender: "detail") }
    }
    class Other: UIViewController {
      func show() { performSegue(withIdentifier: "detail", sender: self) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="d" kind="show" identifier="2️⃣detail" id="s1"/>
    </viewController>
    <viewController id="d" customClass="Other" customModule="App">
      <segue destination="vc" kind="show" identifier="detail" id="s3"/>
    </viewController>
    -- Pad.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="detail" id="s1"/>
    </viewController>
    """#, to: "show & hide",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        func show() { performSegue(withIdentifier: "show & hide", sender: "detail") }
      }
      class Other: UIViewController {
        func show() { performSegue(withIdentifier: "detail", sender: self) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="d" kind="show" identifier="show &amp; hide" id="s1"/>
      </viewController>
      <viewController id="d" customClass="Other" customModule="App">
        <segue destination="vc" kind="show" identifier="detail" id="s3"/>
      </viewController>
      -- Pad.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="vc" kind="show" identifier="show &amp; hide" id="s1"/>
      </viewController>
      """#, doubts: ["Login.swift:2:detail: this may be the segue identifier"])
}

@Test func eachOfSeveralNamesOfAVariableIsRenamed() {
  let app = { (name: String, use: String) in
    #"""
    -- List.m --
    @interface List : UITableViewController
    @end
    @implementation List
    - (void)show:(NSIndexPath *)path as:(BOOL)isWide in:(UITableView *)table {
      \#(use.replacing("NAME", with: name))
    }
    @end
    -- Grid.swift --
    class Grid: List {
      func show(_ path: IndexPath, _ isWide: Bool) {
        let name = isWide ? "\#(name)" : "Plain"
        _ = tableView.dequeueReusableCell(withIdentifier: name, for: path)
      }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Grid" customModule="App">
      <tableViewCell id="c" reuseIdentifier="\#(name)"/>
      <tableViewCell id="d" reuseIdentifier="Plain"/>
    </viewController>
    """#
  }
  let dequeue = "[table dequeueReusableCellWithIdentifier:"
  for use in [
    dequeue + #"isWide ? @"NAME" : @"Plain" forIndexPath:path];"#,
    dequeue + #"(isWide ? @"Plain" : @"NAME") forIndexPath:path];"#,
    #"NSString *name = path.row > 1 ? @"Plain" : (isWide) ? @"NAME" : @"Third"; "# + dequeue
      + "name forIndexPath:path];",
    #"NSString *name = @"NAME"; if (isWide) name = @"Plain"; "# + dequeue + "name forIndexPath:path];",
    #"NSString *name; if (isWide) { name = @"Plain"; } else { name = @"NAME"; } "# + dequeue
      + "name forIndexPath:path];",
  ] {
    checkRename(app("Wide", use), of: "cell:Wide", to: "Broad", becomes: app("Broad", use))
  }
}

@Test func aRenameWritesWhereConstantsAreWritten() {
  checkRename(
    #"""
    -- Names.swift --
    enum Segue: String { case list = "1️⃣showList", plain }
    -- Login.swift --
    class Login: UIViewController {
      func show() { performSegue(withIdentifier: Segue.list.rawValue, sender: nil) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="2️⃣showList" id="s1"/>
    </viewController>
    """#, of: "segue:showList", to: "all",
    becomes: #"""
      -- Names.swift --
      enum Segue: String { case list = "all", plain }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="vc" kind="show" identifier="all" id="s1"/>
      </viewController>
      """#)
  checkRename(
    #"""
    -- Login.swift --
    enum Segue: String { case plain }
    class Login: UIViewController {
      func show() { performSegue(withIdentifier: Segue.plain.rawValue, sender: nil) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="1️⃣plain" id="s1"/>
    </viewController>
    """#, to: "all",
    becomes: #"""
      -- Login.swift --
      enum Segue: String { case plain = "all" }
      class Login: UIViewController {
        func show() { performSegue(withIdentifier: Segue.plain.rawValue, sender: nil) }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <segue destination="vc" kind="show" identifier="all" id="s1"/>
      </viewController>
      """#)
}

@Test func whatARenameLeftBehindIsFixedAtOnceOnEitherSide() {
  let text = { (code: String, document: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      func show() { performSegue(withIdentifier: "1️⃣\#(code)", sender: nil) }
      func last() { performSegue(withIdentifier: "\#(code)", sender: self) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="\#(document)" id="s1"/>
    </viewController>
    """#
  }
  let left = text("detail", "pane")
  checkTitles(
    left, at: 1,
    are: ["Change to 'pane' in 2 places", "Rename 'pane' to 'detail' in Main.storyboard"])
  checkAction(
    left, at: 1, "Change to 'pane' in 2 places",
    becomes: text("pane", "pane").replacing("1️⃣", with: "").replacing(#/\n-- Main(.|\n)*/#, with: ""))
  checkAction(
    left, at: 1, "Rename 'pane' to 'detail' in Main.storyboard",
    becomes: text("detail", "detail").replacing(#/-- Login(.|\n)*(?=-- Main)/#, with: ""))
}

@Test func aNameIsWrittenAsItsAttributeIsQuoted() {
  let text = { (code: String, document: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      func show() { performSegue(withIdentifier: "1️⃣\#(code)", sender: nil) }
      func last() { performSegue(withIdentifier: "\#(code)", sender: self) }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier='\#(document)' id="s1"/>
    </viewController>
    """#
  }
  checkAction(
    text("user's <list>", "pane"), at: 1, "Rename 'pane' to 'user's <list>' in Main.storyboard",
    becomes: text("", "user&apos;s &lt;list&gt;").replacing(#/-- Login(.|\n)*(?=-- Main)/#, with: ""))
}

@Test func takenAndImpossibleNamesAreRefused() {
  checkRefusal(
    segues, to: "showList", "'showList' is another segue identifier there already",
    at: "Main.storyboard:3:showList")
  checkRefusal(segues, to: "", "the new name is empty")
  checkRefusal(
    segues, to: "a\"b", "'a\"b' is not a valid name: leave out quotes, backslashes and line breaks")
  checkRefusal(segues, of: "segue:none", to: "other", "no segue identifier 'none'")
  checkRefusal(
    segues, of: "segue:detail", to: "other", "'segue:detail' can mean several names; give the place of one")
}

private let scenes = #"""
  -- Login.swift --
  class Login: UIViewController {
    func show() {
      _ = storyboard?.instantiateViewController(withIdentifier: "1️⃣detail")
      _ = UIStoryboard(name: "2️⃣Side", bundle: nil).instantiateViewController(withIdentifier: "3️⃣detail")
    }
  }
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App"/>
  <viewController id="d" storyboardIdentifier="4️⃣detail"/>
  <viewControllerPlaceholder id="p" storyboardName="Side" referencedIdentifier="6️⃣detail"/>
  -- Side.storyboard --
  <viewController id="vc" storyboardIdentifier="5️⃣detail"/>
  """#

@Test func scenesLeadToTheOtherSideByTheirStoryboards() {
  checkDefinition(scenes, from: 1, to: [4])
  checkDefinition(scenes, from: 3, to: [5])
  checkDefinition(scenes, from: 4, to: [1])
  checkReferences(scenes, from: [3, 5], are: [3, 6], declared: [5])
  checkHover(
    scenes, at: 1,
    is: """
      storyboard identifier `detail`
      - **View Controller** `UIViewController` in Main.storyboard
      """)
}

@Test func aStoryboardIsCompletedAndRenamed() throws {
  checkCompletions(
    scenes.replacing("2️⃣Side", with: "2️⃣"), at: 2, are: ["Main (Main.storyboard)", "Side (Side.storyboard)"])
  let plan = try Fixture(scenes).plan(at: 2, to: "Other")
  #expect(plan.fileRenames.map(\.newPath) == ["Other.storyboard"])
}

@Test func aSceneIsRenamedWhereItIsReferredTo() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      func show() {
        _ = storyboard?.instantiateViewController(withIdentifier: "detail")
        _ = UIStoryboard(name: "Side", bundle: nil).instantiateViewController(withIdentifier: "1️⃣detail")
      }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App" storyboardIdentifier="detail"/>
    <viewControllerPlaceholder id="p" storyboardName="Side" referencedIdentifier="detail"/>
    -- Side.storyboard --
    <viewController id="vc" storyboardIdentifier="2️⃣detail"/>
    """#, to: "pane",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        func show() {
          _ = storyboard?.instantiateViewController(withIdentifier: "detail")
          _ = UIStoryboard(name: "Side", bundle: nil).instantiateViewController(withIdentifier: "pane")
        }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App" storyboardIdentifier="detail"/>
      <viewControllerPlaceholder id="p" storyboardName="Side" referencedIdentifier="pane"/>
      -- Side.storyboard --
      <viewController id="vc" storyboardIdentifier="pane"/>
      """#)
}

private let objectNames = #"""
  -- Login.swift --
  class Login: UIViewController {
    override func viewDidLoad() {
      button.accessibilityIdentifier = "1️⃣login"
      restorationIdentifier = "2️⃣loginScreen"
      for constraint in view.constraints where constraint.identifier == "3️⃣tall" {}
    }
    static let save = NSToolbarItem.Identifier("4️⃣save")
    func open() { window.setFrameAutosaveName("5️⃣Main") }
  }
  -- LoginTests.swift --
  func log() { XCUIApplication().buttons["6️⃣login"].tap() }
  -- Login.m --
  @implementation Other
  - (void)show { self.button.accessibilityIdentifier = @"7️⃣login"; }
  @end
  -- Main.storyboard --
  <viewController id="vc" restorationIdentifier="8️⃣loginScreen" customClass="Login" customModule="App">
    <button id="b">
      <accessibility key="accessibilityConfiguration" identifier="9️⃣login"/>
      <constraints><constraint firstAttribute="height" constant="40" identifier="0️⃣tall" id="c"/></constraints>
    </button>
  </viewController>
  -- Main.xib --
  <window frameAutosaveName="⚪Main" id="w">
    <toolbar id="t"><allowedToolbarItems><toolbarItem explicitItemIdentifier="🟢save" id="i"/></allowedToolbarItems></toolbar>
  </window>
  """#

@Test func namesOfObjectsLeadToTheOtherSide() {
  for (use, declared) in [(1, 9), (2, 8), (3, 0), (6, 9), (7, 9)] {
    checkDefinition(objectNames, from: use, to: [declared])
  }
  checkReferences(objectNames, from: [1, 9], are: [1, 6, 7], declared: [9])
}

@Test(arguments: [
  "accessibility:login", "restoration:loginScreen", "constraint:tall", "toolbarItem:save", "autosave:Main",
  "item:name", "item:nameCell", "item:price", "item:general",
])
func namesOfObjectsAreRenamedOnBothSides(_ target: String) {
  let fixture = (target.hasPrefix("item:") ? items : objectNames).filter { $0.isASCII || $0.isLetter }
  let name = String(target.split(separator: ":")[1])
  let changed = ("\n" + fixture).split(separator: "\n-- ").filter { $0.contains("\"\(name)\"") }
  checkRename(
    fixture, of: target, to: "other",
    becomes: changed.map { "-- \($0.replacing("\"\(name)\"", with: "\"other\""))" }.joined(separator: "\n"))
}

private let items = #"""
  -- List.swift --
  extension NSUserInterfaceItemIdentifier { static let price = NSUserInterfaceItemIdentifier("1️⃣price") }
  class List: NSViewController {
    func tableView(_ table: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      if tableColumn?.identifier == .price { return table.makeView(withIdentifier: .price, owner: self) }
      if tableColumn?.identifier.rawValue == "2️⃣name" {
        return table.makeView(withIdentifier: NSUserInterfaceItemIdentifier(rawValue: "3️⃣nameCell"), owner: nil)
      }
      table.tableColumn(withIdentifier: NSUserInterfaceItemIdentifier("4️⃣name"))?.isHidden = true
      return nil
    }
  }
  -- Tabs.m --
  @implementation Tabs
  - (id)tableView:(NSTableView *)table objectValueForTableColumn:(NSTableColumn *)tableColumn row:(NSInteger)row {
    [tabView selectTabViewItemWithIdentifier:@"5️⃣general"];
    if ([tableColumn.identifier isEqualToString:@"6️⃣name"]) return [table makeViewWithIdentifier:@"7️⃣nameCell" owner:self];
    return nil;
  }
  @end
  -- List.xib --
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
  <tableView id="t"><tableColumns>
    <tableColumn identifier="8️⃣name" id="c1"><prototypeCellViews><tableCellView identifier="9️⃣nameCell" id="v"/></prototypeCellViews></tableColumn>
    <tableColumn identifier="0️⃣price" id="c2"/>
  </tableColumns></tableView>
  <tabView id="tabs"><tabViewItems><tabViewItem identifier="⚪general" id="i"/></tabViewItems></tabView>
  </objects></document>
  """#

@Test func itemsOfMacViewsLeadToTheOtherSide() {
  for (use, declared) in [(1, 0), (2, 8), (3, 9), (4, 8), (6, 8), (7, 9)] {
    checkDefinition(items, from: use, to: [declared])
  }
  checkReferences(items, from: [8, 2], are: [2, 4, 6], declared: [8])
  checkCompletions(
    items.replacing("9️⃣nameCell", with: "9️⃣"), at: 9,
    are: [
      "general (Tabs.m)", "name (List.swift)", "nameCell (List.swift)", "price (List.swift)",
    ])
}

private let settings = #"""
  -- Panel.swift --
  class Panel: NSWindowController {
    func load() {
      width = UserDefaults.standard.integer(forKey: "1️⃣width")
      ValueTransformer.setValueTransformer(Percent(), forName: NSValueTransformerName("2️⃣Percent"))
    }
  }
  @objc(Celsius) class 3️⃣Celsius: ValueTransformer {}
  -- Panel.m --
  @implementation Other
  - (void)show { [defaults setInteger:1 forKey:@"4️⃣width"]; [cache setObject:o forKey:@"width"]; }
  @end
  -- Panel.xib --
  <userDefaultsController id="ud"/>
  <textField id="t"><connections>
    <binding destination="ud" name="value" keyPath="values.5️⃣width" id="b1">
      <dictionary key="options"><string key="NSValueTransformerName">6️⃣Percent</string></dictionary>
    </binding>
    <binding destination="ud" name="enabled" keyPath="values.7️⃣width.length" id="b2">
      <dictionary key="options"><string key="NSValueTransformerName">8️⃣Celsius</string></dictionary>
    </binding>
  </connections></textField>
  """#

@Test func settingsAndTransformersLeadToTheOtherSide() {
  for (use, declared) in [(1, [5, 7]), (2, [6]), (4, [5, 7]), (5, [1, 4]), (6, [2]), (8, [3])] {
    checkDefinition(settings, from: use, to: declared)
  }
  checkReferences(settings, from: [1, 7], are: [1, 4], declared: [5, 7])
}

@Test func keysOfTheUserDefaultsAreCompleted() {
  checkCompletions(
    settings.replacing("values.5️⃣width", with: "5️⃣"), at: 5, are: ["values.width (Panel.swift)"])
  checkCompletions(
    settings.replacing("\"1️⃣width\"", with: "\"1️⃣\""), at: 1, are: ["width (Panel.xib)"])
}

@Test func aTransformerIsRenamedUnlessItIsAClass() throws {
  checkRename(
    #"""
    -- Panel.swift --
    extension NSValueTransformerName { static let percent = NSValueTransformerName("1️⃣Percent") }
    func load() { ValueTransformer.setValueTransformer(Percent(), forName: .percent) }
    -- Panel.xib --
    <textField id="t"><connections><binding destination="t" name="value" keyPath="self.title" id="b1">
      <dictionary key="options"><string key="NSValueTransformerName">2️⃣Percent</string></dictionary>
    </binding></connections></textField>
    """#, of: "transformer:Percent", to: "Share",
    becomes: #"""
      -- Panel.swift --
      extension NSValueTransformerName { static let percent = NSValueTransformerName("Share") }
      func load() { ValueTransformer.setValueTransformer(Percent(), forName: .percent) }
      -- Panel.xib --
      <textField id="t"><connections><binding destination="t" name="value" keyPath="self.title" id="b1">
        <dictionary key="options"><string key="NSValueTransformerName">Share</string></dictionary>
      </binding></connections></textField>
      """#)
  #expect {
    try Fixture(settings).plan(at: 8, to: "Other")
  } throws: {
    ($0 as? RenameRefusal)?.message == "'Celsius' is the name of a class, which has to be renamed itself"
  }
}

@Test func aRenameOfADefaultsKeyAsksAtEachPlace() throws {
  let plan = try Fixture(settings).plan(at: 5, to: "size")
  #expect(plan.edits(includingPossible: false).isEmpty)
  #expect(plan.edits(includingPossible: true).map(\.edits.count) == [1, 1, 2])
}

@Test func constantsShowWhoUsesThem() {
  checkLenses(
    #"""
    -- Login.swift --
    enum Segue: String {
      case detail = "list"
      case plain
    }
    class Login: UIViewController {
      func show() {
        performSegue(withIdentifier: Segue.detail.rawValue, sender: nil)
        performSegue(withIdentifier: Segue.detail.rawValue, sender: self)
        performSegue(withIdentifier: Segue.plain.rawValue, sender: self)
      }
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <segue destination="vc" kind="show" identifier="list" id="s1"/>
    </viewController>
    """#, of: "Login.swift",
    are: [
      "Login: segue list arrives from Login (1)", "list: 2 uses, in Main.storyboard (3)",
      "plain: 1 use, in no document (1)",
    ])
}

@Test func documentsCompleteTheNamesOfFiles() {
  checkCompletions(
    #"""
    -- Card.xib --
    <view id="v"/>
    -- Login.swift --
    class Login: UIViewController {}
    -- Main.storyboard --
    <viewController nibName="1️⃣" id="vc" customClass="Login" customModule="App"/>
    """#, at: 1, are: ["Card (Card.xib)"])
}
