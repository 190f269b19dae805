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

private let ownerOfFresh = #"""
  -- Login.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login">
      <connections>
          <outlet property="1️⃣fresh" destination="lbl" id="c1"/>
          <outlet property="2️⃣box" destination="v" id="c2"/>
          <outletCollection property="3️⃣tiles" destination="lbl" id="c3"/>
      </connections>
  </placeholder>
  <view id="v">
      <label id="lbl"/>
      <button id="btn">
          <connections>
              <action selector="4️⃣tap:" destination="-1" eventType="touchUpInside" id="a1"/>
              <action selector="5️⃣drag:forEvent:" destination="-1" eventType="touchDragInside" id="a2"/>
          </connections>
      </button>
  </view>
  """#

@Test func whatAnObjectiveCClassLacksIsDeclaredInIt() {
  let text =
    #"""
    -- Login.h --
    @interface Login : UIViewController
    @end
    -- Login.m --
    #import "Login.h"
    @interface Login ()

    @property (nonatomic, weak) IBOutlet UITextField *nameField;
    @property (nonatomic) BOOL isNew;

    @end

    @implementation Login

    - (void)viewDidLoad {
    }

    @end

    """# + ownerOfFresh
  func changed(outlet: String = "", action: String = "") -> String {
    #"""
    -- Login.m --
    #import "Login.h"
    @interface Login ()

    @property (nonatomic, weak) IBOutlet UITextField *nameField;
    \#(outlet)@property (nonatomic) BOOL isNew;

    @end

    @implementation Login

    - (void)viewDidLoad {
    }

    \#(action)@end
    """#
  }
  checkAction(
    text, at: 1, "Declare the outlet 'fresh' in 'Login'",
    becomes: changed(outlet: "@property (nonatomic, weak) IBOutlet UILabel *fresh;\n"))
  checkAction(
    text, at: 2, "Declare the outlet 'box' in 'Login'",
    becomes: changed(outlet: "@property (nonatomic, strong) IBOutlet UIView *box;\n"))
  checkAction(
    text, at: 3, "Declare the outlet 'tiles' in 'Login'",
    becomes: changed(outlet: "@property (nonatomic, strong) IBOutletCollection(UILabel) NSArray *tiles;\n"))
  checkAction(
    text, at: 4, "Declare the action 'tap:' in 'Login'",
    becomes: changed(action: "- (IBAction)tap:(UIButton *)sender {\n}\n\n"))
  checkAction(
    text, at: 5, "Declare the action 'drag:forEvent:' in 'Login'",
    becomes: changed(action: "- (IBAction)drag:(UIButton *)sender forEvent:(UIEvent *)event {\n}\n\n"))
}

@Test func withoutAClassExtensionTheInterfaceDeclares() {
  let text =
    "-- Login.h --\n@interface Login : UIViewController\n@end\n-- Login.m --\n@implementation Login\n@end\n"
    + ownerOfFresh
  checkAction(
    text, at: 1, "Declare the outlet 'fresh' in 'Login'",
    becomes: #"""
      -- Login.h --
      @interface Login : UIViewController

      @property (weak, nonatomic) IBOutlet UILabel *fresh;
      @end
      """#)
}

@Test func nothingIsSaidOfAClassThatIsWrittenElsewhere() {
  checkTitles("-- Login.h --\n@interface Login : UIViewController\n@end\n" + ownerOfFresh, at: 1, are: [])
}
