import Testing

private let login = #"""
  -- Login.swift --
  class 1️⃣Login: UIViewController {
    @IBOutlet private weak var 2️⃣titleLabel: UILabel! { didSet { } }
    @IBAction
    func 3️⃣tap(_ sender: UIButton) {}
    @IBOutlet var 4️⃣unused: UIView!
  }
  -- Main.storyboard --
  <viewController storyboardIdentifier="login" id="5️⃣vc" customClass="6️⃣Login" customModule="App">
    <view key="view" id="view">
      <subviews>
        <label text="Wel*come" id="7️⃣lbl"/>
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

@Test func hoverOnConnectionShowsItsDeclarationAndEnds() {
  checkHover(
    login, at: 0,
    is: """
      ```swift
      @IBOutlet private weak var titleLabel: UILabel!
      ```
      in `Login`, Login.swift

      outlet of **Login** `Login` to **Wel\\*come** `UILabel`
      """)
  checkHover(
    login, at: 8,
    is: """
      ```swift
      @IBAction func tap(_ sender: UIButton)
      ```
      in `Login`, Login.swift

      action of **Log In** `UIButton` on `touchUpInside` to **Login** `Login`
      """)
}

@Test func hoverOnObjectShowsClassSceneAndConnections() {
  let expected = """
    **Login** `Login`

    in Login, Main.storyboard

    storyboard identifier `login`

    From here:
    - outlet `titleLabel` to **Wel\\*come** `UILabel`

    To here:
    - action `tap:` of **Log In** `UIButton` on `touchUpInside`
    """
  checkHover(login, at: 5, is: expected)
  checkHover(login, at: 9, is: expected)
}

@Test func hoverOnDeclarationTellsWhereItIsConnected() {
  checkHover(
    login, at: 2,
    is: """
      Connected in
      - Main.storyboard, Login: **Wel\\*come** `UILabel`
      """)
  checkHover(
    login, at: 3,
    is: """
      Connected in
      - Main.storyboard, Login: **Log In** `UIButton` on `touchUpInside`
      """)
  checkHover(login, at: 4, is: "Not connected")
}

@Test func hoverOnClassTellsWhoUsesIt() {
  checkHover(
    login, at: 1,
    is: """
      Used in
      - Main.storyboard, Login: **Login**
      """)
  checkHover(
    login, at: 6,
    is: """
      ```swift
      class Login: UIViewController
      ```
      Login.swift
      """)
}

@Test func lensesCountDocumentsAndIgnoreLanguages() {
  let copy = #"""
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App">
      <connections>
        <outlet property="title" destination="v" id="c1"/>
      </connections>
    </placeholder>
    <view id="v"/>

    """#
  let code = #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var title: UIView!
      @IBOutlet var other: UIView!
      @IBAction func tap() {}
      var plain = 1
    }

    """#
  let unconnected = ["other: not connected", "tap: not connected"]
  checkLenses(code, of: "Login.swift", are: ["title: not connected"] + unconnected)
  checkLenses(
    code + "-- Base.lproj/Login.xib --\n" + copy + "-- de.lproj/Login.xib --\n" + copy, of: "Login.swift",
    are: ["title: connected in Login.xib (2)"] + unconnected)
  checkLenses(
    code + "-- Login.xib --\n" + copy + "-- Pad.xib --\n" + copy, of: "Login.swift",
    are: ["title: connected in 2 documents (2)"] + unconnected)
  checkLenses(
    login, of: "Login.swift",
    are: [
      "titleLabel: connected in Main.storyboard, Login (1)", "tap: connected in Main.storyboard, Login (1)",
      "unused: not connected",
    ])
}

@Test func symbolsFollowInterfaceBuildersOutline() {
  checkSymbols(
    login, of: "Main.storyboard",
    are: """
      Login Scene | scene-1 | scene
        Login | Login | controller
          View | UIView | view
            Wel*come | UILabel | view
            Log In | UIButton | view
              tap: | Login | action
          titleLabel | Wel*come | outlet
      """)
}

@Test func symbolsOfXibsStartWithPlaceholders() {
  checkSymbols(
    #"""
    -- MacMenu.xib --
    <!-- macOS -->
    <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <window id="w"><view key="contentView" id="v"><constraints><constraint id="k"/></constraints></view></window>
    """#, of: "MacMenu.xib",
    are: """
      File's Owner | NSApplication | placeholder
      First Responder | FirstResponder | placeholder
      Window | NSWindow | object
        View | NSView | view
      """)
}
