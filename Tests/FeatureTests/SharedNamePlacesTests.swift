import Analysis
import Index
import TestSupport
import Testing

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
