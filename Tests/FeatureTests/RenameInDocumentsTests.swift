import Analysis
import Testing

// The changes that a rename makes in documents.

@Test func outletIsRenamedInEveryDocumentOfItsClassAndSubclasses() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣titleLabel: UILabel!
    }
    class Special: Login {}
    class Other: UIViewController {
      @IBOutlet var titleLabel: UILabel!
    }
    -- Base.lproj/Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <label id="lbl"/>
      <connections><outlet property="title2️⃣Label" destination="lbl" id="c1"/></connections>
    </viewController>
    -- de.lproj/Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <label id="lbl"/>
      <connections><outlet property="titleLabel" destination="lbl" id="c1"/></connections>
    </viewController>
    -- Special.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Special" customModule="App">
      <connections><outlet property="3️⃣titleLabel" destination="lbl" id="c1"/></connections>
    </placeholder>
    <label id="lbl"/>
    -- Other.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Other" customModule="App">
      <connections><outlet property="titleLabel" destination="lbl" id="c1"/></connections>
    </placeholder>
    <label id="lbl"/>
    """#,
    of: "Login.titleLabel", to: "heading",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var heading: UILabel!
      }
      class Special: Login {}
      class Other: UIViewController {
        @IBOutlet var titleLabel: UILabel!
      }
      -- Base.lproj/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <label id="lbl"/>
        <connections><outlet property="heading" destination="lbl" id="c1"/></connections>
      </viewController>
      -- de.lproj/Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <label id="lbl"/>
        <connections><outlet property="heading" destination="lbl" id="c1"/></connections>
      </viewController>
      -- Special.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Special" customModule="App">
        <connections><outlet property="heading" destination="lbl" id="c1"/></connections>
      </placeholder>
      <label id="lbl"/>
      """#)
}

@Test func collectionIsRenamedAtEachMember() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣tiles: [UIView]!
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <view id="a"/><view id="b"/>
      <connections>
        <outletCollection property="tiles" destination="a" collectionClass="NSMutableArray" id="c1"/>
        <outletCollection property="2️⃣tiles" destination="b" collectionClass="NSMutableArray" id="c2"/>
      </connections>
    </viewController>
    """#,
    to: "boxes",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var boxes: [UIView]!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <view id="a"/><view id="b"/>
        <connections>
          <outletCollection property="boxes" destination="a" collectionClass="NSMutableArray" id="c1"/>
          <outletCollection property="boxes" destination="b" collectionClass="NSMutableArray" id="c2"/>
        </connections>
      </viewController>
      """#)
}

@Test func overridesKeepUpWithWhatTheyOverride() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBAction func 1️⃣submit(_ sender: Any) {}
      @IBAction func submit() {}
    }
    class Special: Login {
      override func 2️⃣submit(_ sender: Any) {}
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Special" customModule="App">
      <button id="b"><connections>
        <action selector="3️⃣submit:" destination="vc" eventType="touchUpInside" id="c1"/>
        <action selector="submit" destination="vc" eventType="touchDown" id="c2"/>
      </connections></button>
    </viewController>
    """#,
    of: "Login.submit:", to: "send",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func send(_ sender: Any) {}
        @IBAction func submit() {}
      }
      class Special: Login {
        override func send(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Special" customModule="App">
        <button id="b"><connections>
          <action selector="send:" destination="vc" eventType="touchUpInside" id="c1"/>
          <action selector="submit" destination="vc" eventType="touchDown" id="c2"/>
        </connections></button>
      </viewController>
      """#)
}

/// One action of every shape, renamed by what is typed, and what it then is in code and in the document.
@Test(arguments: [
  ("logIn(sender: Any)", "logInSender:", "submit", "submit", "submitWithSender:"),
  ("logIn(sender: Any)", "logInSender:", "submitWithSender:", "submit", "submitWithSender:"),
  ("submit(sender: Any)", "submitWithSender:", "logIn", "logIn", "logInSender:"),
  ("submit(sender: Any)", "submitWithSender:", "logInSender:", "logIn", "logInSender:"),
  ("didTap(_ s: Any)", "didTap:", "didSubmit", "didSubmit", "didSubmit:"),
  ("didTap(_ s: Any)", "didTap:", "didSubmit:", "didSubmit", "didSubmit:"),
  ("didTap(_ s: Any)", "didTap:", "didSubmit(_:)", "didSubmit", "didSubmit:"),
  ("didTap()", "didTap", "didSubmit", "didSubmit", "didSubmit"),
  ("tap(for x: Any)", "tapFor:", "hit", "hit", "hitFor:"),
  ("tap(_ s: Any, forEvent e: UIEvent)", "tap:forEvent:", "hit", "hit", "hit:forEvent:"),
  ("tap(_ s: Any, forEvent e: UIEvent)", "tap:forEvent:", "hit:forEvent:", "hit", "hit:forEvent:"),
  ("didTap(_ s: Any)", "didTap:", "default", "`default`", "default:"),
  ("`import`(_ s: Any)", "import:", "didImport", "didImport", "didImport:"),
])
func selectorFollowsTheCompilersRule(
  _ declared: String, _ selector: String, _ typed: String, _ name: String, _ newSelector: String
) {
  func fixture(_ mark: (Int) -> String, _ method: String, _ selector: String) -> String {
    """
    -- Login.swift --
    class Login: UIViewController {
      @IBAction func \(mark(1))\(method) {}
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <button id="b"><connections>
        <action selector="\(mark(2))\(selector)" destination="vc" eventType="touchUpInside" id="c1"/>
      </connections></button>
    </viewController>
    """
  }
  let arguments = declared.drop { $0 != "(" }
  checkRename(
    fixture({ ["1️⃣", "2️⃣"][$0 - 1] }, declared, selector), to: typed,
    becomes: fixture({ _ in "" }, name + arguments, newSelector))
}

@Test func explicitObjectiveCNameLeavesDocumentsAloneFromSwift() {
  let app = { (swift: String, objc: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBAction @objc(\#(objc):) func \#(swift)(_ sender: Any) {}
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <button id="b"><connections>
        <action selector="\#(objc):" destination="vc" eventType="touchUpInside" id="c1"/>
      </connections></button>
    </viewController>
    """#
  }
  checkRename(
    app("1️⃣submit", "send"), to: "commit",
    becomes: app("commit", "send").components(upTo: "-- Main"))
  // From the document it is the Objective-C name that changes.
  for typed in ["post", "post:"] {
    checkRename(
      app("submit", "send").replacing("\"send:", with: "\"1️⃣send:"), to: typed, becomes: app("submit", "post"))
  }
}

extension String {
  fileprivate func components(upTo mark: String) -> String {
    String(self[..<(firstRange(of: mark)?.lowerBound ?? endIndex)].dropLast())
  }
}

@Test func anActionOfFirstResponderIsRenamedInAllClassesThatItReaches() {
  let app = { (name: String) in
    #"""
    -- Login.swift --
    class Login: NSViewController {
      @IBAction func 1️⃣\#(name)(_ sender: Any?) {}
      @IBAction func back(_ segue: NSStoryboardSegue) {}
    }
    -- Other.m --
    @interface Other : NSWindowController
    - (IBAction)2️⃣\#(name):(id)sender;
    @end
    @interface Heir : Other
    @end
    @implementation Heir
    - (IBAction)\#(name):(id)sender { [self validate:@selector(\#(name):)]; }
    @end
    -- MacMain.storyboard --
    <!-- macOS -->
    <viewController id="vc" customClass="Login" customModule="App"/>
    <customObject id="fr" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
    <button id="b"><connections>
      <action selector="\#(name):" target="vc" id="c1"/>
      <action selector="3️⃣\#(name):" target="fr" id="c2"/>
    </connections></button>
    """#
  }
  checkRename(app("submit"), to: "send", becomes: app("send"))
}

@Test func anActionOfFirstResponderIsAskedAboutWhereAClassKeepsItsName() {
  let (login, other) = (
    "class Login: NSViewController { @IBAction func submit(_ sender: Any?) {} }",
    "class Other: Gone { @IBAction override func submit(_ sender: Any?) {} }"
  )
  checkRename(
    #"""
    -- Login.swift --
    \#(login)
    -- Other.swift --
    \#(other)
    -- MacMain.storyboard --
    <!-- macOS -->
    <customObject id="fr" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
    <button id="b"><connections><action selector="submit:" target="fr" id="c2"/></connections></button>
    """#,
    of: "Login.submit(_:)", to: "send",
    becomes: "-- Login.swift --\n" + login.replacing("submit", with: "send"),
    doubts: [
      "MacMain.storyboard:3:submit:: 'submit:' is sent to First Responder and may be meant for another class"
    ])
}

@Test func unwindActionIsCertainWhereOneClassHasIt() {
  let app = { (name: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBAction func \#(name)(_ segue: UIStoryboardSegue) {}
    }
    -- Main.storyboard --
    <viewController id="vc"><button id="b"><connections>
      <segue destination="ex" kind="unwind" unwindAction="\#(name):" id="s1"/>
    </connections></button></viewController>
    <exit id="ex" userLabel="Exit" sceneMemberID="exit"/>
    """#
  }
  checkRename(app("goHome"), of: "Login.goHome", to: "leave", becomes: app("leave"))
  let two = { (name: String) in
    app(name) + #"""

      -- Other.swift --
      class Other: UIViewController {
        @IBAction func \#(name)(_ segue: UIStoryboardSegue) {}
      }
      """#
  }
  checkRename(two("goHome"), of: "Login.goHome", to: "leave", becomes: two("leave"))
}

@Test func segueActionIsRenamedOnItsSegue() {
  let app = { (name: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBSegueAction func \#(name)(coder: NSCoder) -> Detail? { nil }
    }
    class Detail: UIViewController {}
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App"><connections>
      <segue destination="d" kind="show" destinationCreationSelector="\#(name)WithCoder:" id="s1"/>
    </connections></viewController>
    <viewController id="d" customClass="Detail" customModule="App"/>
    """#
  }
  checkRename(app("makeDetail"), of: "Login.makeDetail", to: "detail", becomes: app("detail"))
}

@Test func keyPathsFollowTheProperty() {
  let app = { (name: String, mark: String) in
    #"""
    -- Box.swift --
    class Box: NSView {
      @IBInspectable var \#(mark)\#(name): CGFloat = 0
      @objc dynamic var inner: Box?
      @objc dynamic var other: Other?
    }
    class Other: NSObject { @objc var radius = 0 }
    -- MacBox.xib --
    <!-- macOS -->
    <customView id="v" customClass="Box" customModule="App">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="\#(name)"/>
        <userDefinedRuntimeAttribute type="number" keyPath="inner.\#(name)"/>
        <userDefinedRuntimeAttribute type="number" keyPath="other.radius"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <binding destination="v" name="value" keyPath="self.\#(name)" id="b1"/>
        <binding destination="v" name="value2" keyPath="self.inner.\#(name)" id="b2"/>
        <binding destination="v" name="value3" keyPath="selection.radius" id="b3"/>
      </connections>
    </customView>
    """#
  }
  checkRename(
    app("radius", "1️⃣"), of: "Box.radius", to: "roundness", becomes: app("roundness", ""),
    doubts: ["MacBox.xib:11:radius: the key path 'selection.radius' may reach another 'radius'"])
}

@Test func theSelectorOfABindingFollowsItsAction() {
  let app = { (name: String, other: String) in
    #"""
    -- Row.swift --
    class Row: NSObject { @IBAction func \#(name)(_ sender: Any?) {} }
    class Other: NSObject { @IBAction func \#(other)(_ sender: Any?) {} }
    -- MacList.xib --
    <!-- macOS -->
    <tableCellView id="t">
      <button id="b"><connections>
        <binding destination="t" name="target" keyPath="objectValue" id="b1"><dictionary key="options">
          <string key="NSSelectorName">\#(name):</string></dictionary></binding>
      </connections></button></tableCellView>
    """#
  }
  checkRename(app("hangUp", "call"), of: "Row.hangUp(_:)", to: "end", becomes: app("end", "call"))
  checkRename(
    app("call", "call"), of: "Row.call(_:)", to: "end",
    becomes: app("end", "call").replacing("end:", with: "call:").replacing(#/\n-- MacList(.|\n)*/#, with: ""),
    doubts: ["MacList.xib:5:call:: 'call:' is sent to 'objectValue' and may be meant for another class"])
}

@Test func theSelectorOfABindingBelongsToItsTarget() {
  let app = { (name: String, other: String) in
    #"""
    -- List.swift --
    class List: NSWindowController { @IBAction func \#(name)(_ sender: Any?) {} }
    class Other: NSObject { @IBAction func \#(other)(_ sender: Any?) {} }
    -- MacList.xib --
    <!-- macOS -->
    <customObject id="-2" userLabel="File's Owner" customClass="List" customModule="App"/>
    <tableCellView id="t">
      <button id="b"><connections>
        <binding destination="t" name="argument" keyPath="objectValue" id="b1"><dictionary key="options">
          <string key="NSSelectorName">\#(name):</string></dictionary></binding>
        <binding destination="-2" name="target" keyPath="self" id="b2"><dictionary key="options">
          <string key="NSSelectorName">\#(name):</string></dictionary></binding>
      </connections></button></tableCellView>
    """#
  }
  checkRename(app("call", "call"), of: "List.call(_:)", to: "end", becomes: app("end", "call"))
  checkRename(
    app("call", "call"), of: "Other.call(_:)", to: "end",
    becomes: app("call", "end").replacing(#/\n-- MacList(.|\n)*/#, with: ""))
}

@Test func keysOfUserDefaultsAreNoMembers() {
  let app = { (name: String) in
    #"""
    -- Box.swift --
    class Box: NSView { @IBOutlet var \#(name): NSSlider! }
    -- MacBox.xib --
    <!-- macOS -->
    <customView id="v" customClass="Box" customModule="App">
      <connections><outlet property="\#(name)" destination="s" id="c1"/></connections>
    </customView>
    <slider id="s"><connections>
      <binding destination="d" name="value" keyPath="values.radius" id="b1"/>
      <binding destination="d" name="enabled" keyPath="values.box.radius" id="b2"/>
    </connections></slider>
    <userDefaultsController id="d"/>
    """#
  }
  checkRename(app("radius"), of: "Box.radius", to: "roundness", becomes: app("roundness"))
}

@Test func keyThatDiffersInFirstLetterStaysThatWay() {
  let app = { (name: String, key: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var \#(name): UILabel!
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App"><label id="l"/>
      <connections><outlet property="\#(key)" destination="l" id="c1"/></connections>
    </viewController>
    """#
  }
  checkRename(app("label", "Label"), of: "Login.label", to: "heading", becomes: app("heading", "Heading"))
}

@Test func setterOfAPropertyIsRenamedWithIt() {
  let app = { (name: String, setter: String) in
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet @objc var \#(name): UILabel!
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App"><button id="b"><connections>
      <action selector="\#(setter):" destination="vc" eventType="touchUpInside" id="c1"/>
    </connections></button></viewController>
    """#
  }
  checkRename(
    app("label", "setLabel"), of: "Login.label", to: "heading", becomes: app("heading", "setHeading"))
}

@Test func actionOfFirstResponderIsCertainWhereOneClassHasIt() {
  let app = { (name: String) in
    """
    -- Login.swift --
    class Login: NSViewController { @IBAction func 1️⃣\(name)(_ sender: Any?) {} }
    -- MacMain.storyboard --
    <!-- macOS -->
    <customObject id="fr" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
    <button id="b"><connections><action selector="\(name):" target="fr" id="c2"/></connections></button>
    """
  }
  checkRename(app("submit"), to: "send", becomes: app("send").replacing("1️⃣", with: ""))
  // AppKit answers it as well, although no header says so.
  checkRename(
    app("undo"), to: "send",
    becomes: "-- Login.swift --\nclass Login: NSViewController { @IBAction func send(_ sender: Any?) {} }",
    doubts: [
      "MacMain.storyboard:3:undo:: 'undo:' is sent to First Responder and may be meant for another class"
    ])
}

@Test func actionOfFirstResponderReachesNoOtherObjects() {
  let app = { (conforming: String, more: String) in
    """
    -- Login.swift --
    class Login: NSViewController { @IBAction func submit(_ sender: Any?) {} }
    -- Store.swift --
    class Store: NSObject\(conforming) { @IBAction func submit(_ sender: Any?) {} }\(more)
    -- MacMain.storyboard --
    <!-- macOS -->
    <customObject id="fr" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
    <button id="b"><connections><action selector="submit:" target="fr" id="c2"/></connections></button>
    """
  }
  let store = "-- Store.swift --\nclass Store: NSObject { @IBAction func send(_ sender: Any?) {} }"
  checkRename(app("", ""), of: "Store.submit(_:)", to: "send", becomes: store)
  let document = """
    -- MacMain.storyboard --
    <!-- macOS -->
    <customObject id="fr" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
    <button id="b"><connections><action selector="send:" target="fr" id="c2"/></connections></button>
    """
  let login = "-- Login.swift --\nclass Login: NSViewController { @IBAction func send(_ sender: Any?) {} }\n"
  checkRename(app("", ""), of: "Login.submit(_:)", to: "send", becomes: login + document)
  let redirecting = """

    class Page: NSViewController {
      override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
    }
    """
  for (conforming, more) in [(", NSWindowDelegate", ""), ("", redirecting)] {
    checkRename(
      app(conforming, more), of: "Store.submit(_:)", to: "send",
      becomes: login + store.replacing("NSObject", with: "NSObject" + conforming) + more + "\n" + document)
  }
}

// MARK: Classes that answer to anything

/// The declaration in such a class is meant, before or after the method by which the class answers to the rest.
@Test(arguments: [
  "forwardInvocation:(NSInvocation *)invocation", "forwardingTargetForSelector:(SEL)selector",
])
func theActionOfAClassThatForwardsIsFollowed(_ method: String) {
  let app = { (name: String) in
    """
    -- Cell.m --
    @interface Cell : UICollectionViewCell
    @end
    @interface Wide : Cell
    @end
    @implementation Cell
    - (void)\(method) {}
    - (IBAction)1️⃣\(name):(id)sender {}
    @end
    @implementation Wide
    - (void)\(method) {}
    @end
    -- Cell.xib --
    <collectionViewCell id="c" customClass="Wide"><button id="b"><connections>
      <action selector="2️⃣\(name):" destination="c" eventType="touchUpInside" id="c1"/>
    </connections></button></collectionViewCell>
    """
  }
  checkRename(
    app("tap"), to: "press:", becomes: app("press"))
}

@Test func theOutletOfAClassThatAcceptsAnyKeyIsFollowed() {
  let app = { (name: String) in
    """
    -- VC.swift --
    class VC: UIViewController {
      override func setValue(_ value: Any?, forUndefinedKey key: String) {}
      @IBOutlet var 1️⃣\(name): UILabel!
    }
    class Sub: VC { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
    -- Main.storyboard --
    <viewController id="vc" customClass="Sub" customModule="App"><view key="view" id="v"><label id="l"/></view>
      <connections><outlet property="2️⃣\(name)" destination="l" id="c1"/></connections></viewController>
    """
  }
  checkRename(
    app("name"), of: "VC.name", to: "title2",
    becomes: app("title2"))
}

@Test func identifiersThatCodeMakesOfTheClassFollowIt() {
  checkRename(
    #"""
    -- Row.swift --
    class 1️⃣Row: UITableViewCell {}
    -- List.swift --
    class List: UITableViewController {
      func cell(_ path: IndexPath) { tableView.dequeueReusableCell(withIdentifier: "\(Row.self)", for: path) }
      func show() {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: Row.self))
        UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "Row")
      }
    }
    -- Main.storyboard --
    <tableViewController id="vc" customClass="List" customModule="App">
      <tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="c" customClass="Row" customModule="App"/>
      </prototypes></tableView>
    </tableViewController>
    <viewController id="vd" storyboardIdentifier="Row"/>
    <viewControllerPlaceholder id="p" storyboardName="Other" referencedIdentifier="Row"/>
    <viewControllerPlaceholder id="q" referencedIdentifier="Row"/>
    -- Other.storyboard --
    <viewController id="vd" storyboardIdentifier="Row" restorationIdentifier="Row"/>
    """#,
    of: "Row", to: "Line",
    becomes: #"""
      -- Row.swift --
      class Line: UITableViewCell {}
      -- List.swift --
      class List: UITableViewController {
        func cell(_ path: IndexPath) { tableView.dequeueReusableCell(withIdentifier: "\(Line.self)", for: path) }
        func show() {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: Line.self))
          UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "Row")
        }
      }
      -- Main.storyboard --
      <tableViewController id="vc" customClass="List" customModule="App">
        <tableView key="view" id="t"><prototypes>
          <tableViewCell reuseIdentifier="Line" id="c" customClass="Line" customModule="App"/>
        </prototypes></tableView>
      </tableViewController>
      <viewController id="vd" storyboardIdentifier="Line"/>
      <viewControllerPlaceholder id="p" storyboardName="Other" referencedIdentifier="Row"/>
      <viewControllerPlaceholder id="q" referencedIdentifier="Line"/>
      """#,
    doubts: [
      "Other.storyboard:1:Row: this restorationIdentifier may follow the name of the class",
      "Row.swift -> Line.swift",
    ])
}

@Test func keysThatObjectsOfControllersAnswerAreListed() {
  let app = { (name: String, sorted: String) in
    #"""
    -- Item.h --
    @interface Item : NSObject
    @property (copy) IBOutlet NSString *\#(name);
    @end
    @interface Other : NSObject
    @property (copy) NSString *label;
    @end
    @interface List : NSWindowController
    @property (strong) IBOutlet NSArrayController *rows;
    @property (copy) NSArray *all;
    @property (strong) Other *other;
    @end
    -- MacList.xib --
    <!-- macOS -->
    <customObject id="-2" userLabel="File's Owner" customClass="List"/>
    <arrayController id="any"/>
    <arrayController id="own" objectClassName="Item"/>
    <arrayController id="apart" objectClassName="Other"/>
    <textField id="t"><connections>
      <binding destination="-2" name="value" keyPath="self.rows.selection.label" id="b1"/>
      <binding destination="-2" name="value2" keyPath="self.rows.selectedObjects.label" id="b2"/>
      <binding destination="-2" name="value3" keyPath="all.label" id="b3"/>
      <binding destination="-2" name="value4" keyPath="self.other.label" id="b4"/>
      <binding destination="own" name="value5" keyPath="selection.\#(sorted)" id="b5"/>
      <binding destination="apart" name="value6" keyPath="selection.label" id="b6"/>
    </connections></textField>
    <searchField id="s"><connections>
      <binding destination="any" name="predicate" keyPath="filterPredicate" id="b7"><dictionary key="options">
        <string key="NSDisplayName">label</string>
        <string key="NSPredicateFormat">label contains[cd] $value or kind = 'label' or a.label = 1</string>
      </dictionary></binding>
      <binding destination="apart" name="predicate2" keyPath="filterPredicate" id="b8"><dictionary key="options">
        <string key="NSPredicateFormat">label contains[cd] $value</string></dictionary></binding>
    </connections></searchField>
    <tableColumn id="c1">
      <sortDescriptor key="sortDescriptorPrototype" selector="compare:" sortKey="label"/>
    </tableColumn>
    <tableColumn id="c2">
      <sortDescriptor key="sortDescriptorPrototype" selector="compare:" sortKey="\#(sorted)"/>
      <connections><binding destination="own" name="value" keyPath="arrangedObjects.\#(sorted)" id="b9"/></connections>
    </tableColumn>
    <tableColumn id="c3">
      <sortDescriptor key="sortDescriptorPrototype" selector="compare:" sortKey="other.label"/>
      <connections><binding destination="own" name="value" keyPath="arrangedObjects.a" id="b10"/></connections>
    </tableColumn>
    """#
  }
  checkRename(
    app("label", "label"), of: "Item.label", to: "heading", becomes: app("heading", "heading"),
    doubts: [
      "MacList.xib:7:label: the key path 'self.rows.selection.label' may reach another 'label'",
      "MacList.xib:8:label: the key path 'self.rows.selectedObjects.label' may reach another 'label'",
      "MacList.xib:9:label: the key path 'all.label' may reach another 'label'",
      "MacList.xib:17:label: the objects of this predicate may be of another class",
      "MacList.xib:17:label: the objects of this predicate may be of another class",
      "MacList.xib:23:label: the objects of this column may be of another class",
      "MacList.xib:30:label: the objects of this column may be of another class",
    ])
}
