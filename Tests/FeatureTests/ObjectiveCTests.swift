import Testing

private let login = #"""
  -- Login.h --
  @interface 1️⃣Login : UIViewController
  @property (weak) IBOutlet UILabel *2️⃣titleLabel;
  - (IBAction)3️⃣tap:(id)sender;
  @end
  -- Login.m --
  @implementation Login
  - (IBAction)4️⃣tap:(id)sender {
  }
  - (IBAction)5️⃣unused:(id)sender {}
  @end
  -- Main.storyboard --
  <viewController id="vc" customClass="6️⃣Login">
    <view key="view" id="view">
      <subviews>
        <label text="Welcome" id="lbl"/>
        <button id="btn">
          <state key="normal" title="Log In"/>
          <connections>
            <action selector="7️⃣tap:" destination="vc" eventType="touchUpInside" id="c2"/>
          </connections>
        </button>
      </subviews>
    </view>
    <connections>
      <outlet property="8️⃣titleLabel" destination="lbl" id="c1"/>
    </connections>
  </viewController>
  """#

@Test func connectionsLeadToObjectiveC() {
  checkDefinition(login, from: 8, to: [2])
  // To the body, rather than to the header.
  checkDefinition(login, from: 7, to: [4])
  checkDefinition(login, from: 6, to: [1])
}

@Test func objectiveCLeadsToConnections() {
  checkDefinition(login, from: 2, to: [8])
  checkDefinition(login, from: 3, to: [7])
  checkDefinition(login, from: 4, to: [7])
  checkDefinition(login, from: 1, to: [6])
}

@Test func lensesOfObjectiveC() {
  checkLenses(
    login, of: "Login.m",
    are: ["tap: connected in Main.storyboard, Login (1)", "unused: not connected"])
}

@Test func hoverShowsObjectiveC() {
  checkHover(
    login, at: 8,
    is: """
      ```objc
      @property (weak) IBOutlet UILabel *titleLabel;
      ```
      in `Login`, Login.h

      outlet of **Login** `Login` to **Welcome** `UILabel`
      """)
}
