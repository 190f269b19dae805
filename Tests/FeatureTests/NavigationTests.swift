import Analysis
import Testing

private let login = #"""
  -- Login.swift --
  class 1️⃣Login: UIViewController {
    @IBOutlet private weak var 2️⃣titleLabel: UILabel!
    @IBAction func 3️⃣tap(_ sender: UIButton) {}
    var 4️⃣plain = 1
  }
  -- Main.storyboard --
  <viewController id="5️⃣vc" customClass="6️⃣Login" customModule="App">
    <view key="view" id="view">
      <subviews>
        <label text="Welcome" id="7️⃣lbl"/>
        <button id="btn">
          <state key="normal" title="Log In"/>
          <connections>
            <action selector="8️⃣tap:" destination="9️⃣vc" eventType="touchUpInside" id="c2"/>
          </connections>
        </button>
      </subviews>
    </view>
    <connections>
      <outlet property="0️⃣titleLabel" destination="lbl" id="c1"/>
    </connections>
  </viewController>
  """#

@Test func connectionsLeadToDeclarations() {
  checkDefinition(login, from: 0, to: [2])
  checkDefinition(login, from: 8, to: [3])
}

@Test func declarationsLeadToConnections() {
  checkDefinition(login, from: 2, to: [0])
  checkDefinition(login, from: 3, to: [8])
}

@Test func classesLeadBothWays() {
  checkDefinition(login, from: 6, to: [1])
  checkDefinition(login, from: 1, to: [6])
}

private let used = login.replacing("4️⃣plain = 1", with: "again: UILabel { self.4️⃣titleLabel }")

@Test(arguments: [(0, [2]), (2, [2]), (4, [2]), (8, [3]), (3, [3]), (6, [1]), (1, [1]), (9, [5]), (5, [])])
func declarationsAreInCode(_ digit: Int, _ expected: [Int]) {
  checkDestinations(used, from: digit, to: expected, #_sourceLocation) { mark, fixture in
    fixture.query.codeDeclaration(at: mark.offset, in: mark.file)
  }
}

@Test(arguments: [(0, [0]), (2, [0]), (4, [0]), (8, [8]), (3, [8]), (6, [6]), (1, [6]), (9, []), (5, [])])
func implementationsAreConnections(_ digit: Int, _ expected: [Int]) {
  checkDestinations(used, from: digit, to: expected, #_sourceLocation) { mark, fixture in
    fixture.query.implementation(at: mark.offset, in: mark.file)
  }
}

@Test(arguments: [(0, [1]), (5, [1]), (6, [1]), (7, []), (8, []), (9, []), (2, []), (4, [])])
func anObjectLeadsToItsClass(_ digit: Int, _ expected: [Int]) {
  checkDestinations(used, from: digit, to: expected, #_sourceLocation) { mark, fixture in
    fixture.query.typeDefinition(at: mark.offset, in: mark.file)
  }
}

@Test(arguments: [(4, [2]), (2, [0]), (0, [2]), (1, [6])])
func definitionsOfUsesCanBeDeclarations(_ digit: Int, _ expected: [Int]) {
  checkDestinations(used, from: digit, to: expected, #_sourceLocation) { mark, fixture in
    fixture.query.definition(at: mark.offset, in: mark.file, usesLeadToDeclarations: true)
  }
  if digit == 4 { checkDefinition(used, from: digit, to: [0]) }
}

@Test func destinationsLeadToObjects() { checkDefinition(login, from: 9, to: [5]) }

@Test func whatConcernsNoDocumentIsLeftToOthers() {
  checkDefinition(login, from: 4, to: [])
  checkHover(login, at: 4, is: nil)
  checkReferences(login, from: [4], are: [], declared: [])
}

@Test func referencesAreTheSameFromBothSides() {
  checkReferences(login, from: [2, 0], are: [0], declared: [2])
  checkReferences(login, from: [3, 8], are: [8], declared: [3])
  checkReferences(login, from: [1, 6], are: [6], declared: [1])
  checkReferences(login, from: [5, 9], are: [9], declared: [5])
}

@Test func subclassesAndCopiesCount() {
  checkReferences(
    #"""
    -- Base.swift --
    class Base: UIViewController {
      @IBOutlet var 1️⃣spinner: UIView!
    }
    class Derived: Base {}
    class Other: UIViewController {
      @IBOutlet var spinner: UIView!
    }
    -- Base.lproj/Login.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Derived" customModule="App">
      <connections>
        <outlet property="2️⃣spinner" destination="v" id="c1"/>
      </connections>
    </placeholder>
    <view id="v"/>
    -- de.lproj/Login.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Base" customModule="App">
      <connections>
        <outlet property="3️⃣spinner" destination="v" id="c1"/>
      </connections>
    </placeholder>
    <view id="v"/>
    -- Other.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Other" customModule="App">
      <connections>
        <outlet property="spinner" destination="v" id="c1"/>
      </connections>
    </placeholder>
    <view id="v"/>
    """#, from: [1, 2, 3], are: [2, 3], declared: [1])
}

@Test func macOSActionsNameTheirTargetOrTheResponderChain() {
  let text = #"""
    -- Window.swift --
    class Window: NSWindowController {
      @IBAction func 1️⃣refresh(_ sender: Any?) {}
    }
    extension NSTextView {
      @IBAction func 2️⃣shout(_ sender: Any?) {}
    }
    -- MacMenu.xib --
    <!-- macOS -->
    <customObject id="-2" userLabel="File's Owner" customClass="Window" customModule="App"/>
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <menuItem title="Refresh" id="m1">
      <connections>
        <action selector="3️⃣refresh:" target="-2" id="c1"/>
      </connections>
    </menuItem>
    <menuItem title="Refresh" id="m2">
      <connections>
        <action selector="4️⃣refresh:" target="-1" id="c2"/>
        <action selector="5️⃣shout:" target="-1" id="c3"/>
      </connections>
    </menuItem>
    """#
  checkReferences(text, from: [1, 3, 4], are: [3, 4], declared: [1])
  checkReferences(text, from: [2, 5], are: [5], declared: [2])
}

@Test func seguesNameMethodsOfTheirControllers() {
  let text = #"""
    -- List.swift --
    class List: UIViewController {
      @IBSegueAction func 1️⃣makeDetail(_ coder: NSCoder) -> Detail? { nil }
    }
    class Detail: UIViewController {
      @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { nil }
    }
    class Root: UIViewController {
      @IBAction func 3️⃣unwindHome(_ segue: UIStoryboardSegue) {}
    }
    -- Main.storyboard --
    <viewController id="list" customClass="List" customModule="App">
      <button id="b">
        <connections>
          <segue destination="detail" kind="show" destinationCreationSelector="2️⃣makeDetail:" id="s1"/>
        </connections>
      </button>
      <connections>
        <segue destination="x" kind="unwind" unwindAction="4️⃣unwindHome:" id="s2"/>
      </connections>
    </viewController>
    <exit id="x" sceneMemberID="exit"/>
    """#
  checkReferences(text, from: [1, 2], are: [2], declared: [1])
  checkReferences(text, from: [3, 4], are: [4], declared: [3])
}

@Test func inspectablesLeadToRuntimeAttributes() {
  let text = #"""
    -- Pill.swift --
    class Pill: UIView {
      @IBInspectable var 1️⃣radius: CGFloat = 0
    }
    extension UIView {
      @IBInspectable var 2️⃣glow: CGFloat { get { 0 } set {} }
    }
    -- Pill.xib --
    <view id="v" customClass="Pill" customModule="App">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="3️⃣radius"/>
        <userDefinedRuntimeAttribute type="number" keyPath="4️⃣glow.length"/>
      </userDefinedRuntimeAttributes>
    </view>
    <label id="l">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"/>
        <userDefinedRuntimeAttribute type="number" keyPath="5️⃣glow"/>
      </userDefinedRuntimeAttributes>
    </label>
    """#
  checkReferences(text, from: [1, 3], are: [3], declared: [1])
  checkReferences(text, from: [2, 4, 5], are: [4, 5], declared: [2])
}

@Test func bindingsNamePropertiesOfTheirDestination() {
  checkReferences(
    #"""
    -- Prefs.swift --
    class Prefs: NSViewController {
      @objc dynamic var 1️⃣isOn = false
    }
    -- MacPrefs.xib --
    <!-- macOS -->
    <customObject id="-2" userLabel="File's Owner" customClass="Prefs" customModule="App"/>
    <button id="b">
      <connections>
        <binding destination="-2" name="value" keyPath="self.2️⃣isOn" id="c1"/>
        <binding destination="-2" name="enabled" keyPath="arrangedObjects.isOn" id="c2"/>
      </connections>
    </button>
    """#, from: [1, 2], are: [2], declared: [1])
}

@Test func storyboardReferencesLeadToScenes() {
  let text = #"""
    -- Main.storyboard --
    <viewControllerPlaceholder storyboardName="1️⃣Detail" referencedIdentifier="2️⃣edit" id="p1"/>
    <viewControllerPlaceholder storyboardName="3️⃣Detail" id="p2"/>
    <viewControllerPlaceholder storyboardName="4️⃣Gone" id="p3"/>
    -- Base.lproj/Detail.storyboard --
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="5️⃣first">
      <scenes>
        <scene><objects><viewController id="6️⃣first"/></objects></scene>
        <scene><objects><viewController storyboardIdentifier="8️⃣edit" id="7️⃣second"/></objects></scene>
      </scenes>
    </document>
    """#
  checkDefinition(text, from: 1, to: [7])
  checkDefinition(text, from: 2, to: [7])
  checkDefinition(text, from: 3, to: [6])
  checkDefinition(text, from: 4, to: [])
  checkDefinition(text, from: 5, to: [6])
  checkReferences(text, from: [2], are: [2], declared: [7, 8])
}

@Test func halfTypedDocumentsStillAnswer() {
  checkDefinition(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣titleLabel: UILabel!
    }
    -- Login.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App">
      <connections>
        <outlet property="
        <outlet property="2️⃣titleLabel" destination="lbl" id="c1"/>
      </connections>
    </placeholder>
    <label id="lbl"/>
    """#, from: 2, to: [1])
}
