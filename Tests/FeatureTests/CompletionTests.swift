import Testing

private let code = #"""
  -- Login.swift --
  class Base: UIViewController {
    @IBOutlet var spinner: UIActivityIndicatorView!
  }
  class Login: Base {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var nameField: UITextField!
    @IBOutlet var tiles: [UIView]!
    var plain: UILabel!
    @IBAction func tap(_ sender: UIButton) {}
    @IBAction func unwindHome(_ segue: UIStoryboardSegue) {}
    @IBSegueAction func make(_ coder: NSCoder) -> Base? { nil }
  }
  class Pill: UILabel {
    @IBInspectable var radius: CGFloat = 0
  }
  class Other: UIView {}

  """#

private func login(_ connections: String) -> String {
  code + #"""
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">
      <view key="view" id="view">
        <subviews>
          <label text="Welcome" id="lbl"/>
          <textField id="field"/>
        </subviews>
        <constraints>
          <constraint id="k1"/>
        </constraints>
      </view>
      <connections>
        <outlet property="titleLabel" destination="lbl" id="c1"/>
    \#(connections)
      </connections>
    </viewController>
    <exit id="x" sceneMemberID="exit"/>
    """#
}

@Test func outletsThatFitAndAreFreeComeFirst() {
  checkCompletions(
    login(#"    <outlet property="1️⃣" destination="field" id="c2"/>"#), at: 1,
    are: [
      "nameField (UITextField!)", "spinner (UIActivityIndicatorView!)", "view (UIView)",
      "titleLabel (UILabel!)",
    ])
}

@Test func collectionsAreOfferedForCollections() {
  checkCompletions(
    login(#"    <outletCollection property="ti1️⃣" destination="lbl" id="c2"/>"#), at: 1,
    are: ["tiles ([UIView]!)"], replacing: "ti")
}

@Test(arguments: [
  #"    <outlet property="na1️⃣"#, #"    <outlet property="na1️⃣ destination="field"/>"#,
  #"    <outlet property="na1️⃣ "#, #"    <outlet destination="field" property="na1️⃣"/>"#,
])
func halfTypedOutletsAreCompleted(_ line: String) {
  checkCompletions(login(line), at: 1, are: ["nameField (UITextField!)"], onlyFirst: true, replacing: "na")
}

@Test func destinationsThatFitComeFirstAndConstraintsStayOut() {
  checkCompletions(
    login(#"    <outlet property="nameField" destination="1️⃣" id="c2"/>"#), at: 1,
    are: [
      "Text Field = field (UITextField field)", "Login = vc (Login vc)", "View = view (UIView view)",
      "Welcome = lbl (UILabel lbl)",
    ])
}

@Test func actionsOfTheTarget() {
  checkCompletions(
    login(#"    <action selector="1️⃣" destination="vc" id="c2"/>"#), at: 1,
    are: ["tap: (Login)", "unwindHome: (Login)"], onlyFirst: true)
  checkCompletions(
    login(#"    <action selector="tap:" destination="1️⃣" id="c2"/>"#), at: 1, are: ["Login = vc (Login vc)"],
    onlyFirst: true)
}

@Test func segueSelectors() {
  checkCompletions(
    login(#"    <segue destination="x" kind="unwind" unwindAction="1️⃣" id="s"/>"#), at: 1,
    are: ["unwindHome: (Login)"])
  checkCompletions(
    login(#"    <segue destination="x" kind="show" destinationCreationSelector="1️⃣" id="s"/>"#), at: 1,
    are: ["make: (Login)"])
}

@Test func macOSFirstResponderTakesAnyAction() {
  checkCompletions(
    #"""
    -- Window.swift --
    class Window: NSWindowController {
      @IBAction func refresh(_ sender: Any?) {}
    }
    -- MacMenu.xib --
    <!-- macOS -->
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <menuItem id="m">
      <connections>
        <action selector="1️⃣" target="-1" id="c1"/>
      </connections>
    </menuItem>
    """#, at: 1, are: ["refresh:"], onlyFirst: true)
}

@Test func classesThatFitTheElement() {
  let text =
    code + #"""
      -- Main.xib --
      <label id="l" customClass="1️⃣"/>
      <viewController id="v" customClass="2️⃣Lo"/>
      <label id="l2" customClass="Pill" customModule="Shop"/>
      <label id="l3" customClass="Pill" customModule="3️⃣"/>
      """#
  checkCompletions(text, at: 1, are: ["Pill (UILabel)"])
  checkCompletions(text, at: 2, are: ["Base (UIViewController)", "Login (Base)"], replacing: "Lo")
  checkCompletions(text, at: 3, are: ["Shop"])
}

@Test func inspectablesOfTheClass() {
  checkCompletions(
    code + #"""
      -- Main.xib --
      <label id="l" customClass="Pill">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="1️⃣"/>
        </userDefinedRuntimeAttributes>
      </label>
      """#, at: 1, are: ["radius (CGFloat)"])
}

@Test func storyboardsAndTheirScenes() {
  let text = #"""
    -- Main.storyboard --
    <viewControllerPlaceholder storyboardName="1️⃣" referencedIdentifier="" id="p1"/>
    <viewControllerPlaceholder storyboardName="Detail" referencedIdentifier="2️⃣" id="p2"/>
    -- Base.lproj/Detail.storyboard --
    <viewController storyboardIdentifier="edit" title="Edit it" id="v"/>
    -- MacMain.storyboard --
    <!-- macOS -->
    <viewController storyboardIdentifier="other" id="v"/>
    """#
  checkCompletions(
    text, at: 1, are: ["Detail (Base.lproj/Detail.storyboard)", "Main (Main.storyboard)"])
  checkCompletions(text, at: 2, are: ["edit (Edit it)"])
}

@Test func nothingIsOfferedElsewhere() {
  checkCompletions(login(#"    <outlet property="x" destination="y" id="1️⃣"/>"#), at: 1, are: [])
  checkCompletions(login(#"    1️⃣"#), at: 1, are: [])
}
