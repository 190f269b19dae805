import Analysis
import TestSupport
import Testing

private func xib(_ owner: String, _ connections: String, _ objects: String) -> String {
  #"""
  -- Login.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(owner)" customModule="App">
      <connections>
  \#(connections)
      </connections>
  </placeholder>
  \#(objects)
  """#
}

private let view = #"""
  <view id="v">
      <label text="Welcome" id="lbl"/>
      <button id="btn">
          <state key="normal" title="Log In"/>
          <connections>
              <action selector="1️⃣tapp:" destination="-1" eventType="touchUpInside" id="c9"/>
          </connections>
      </button>
  </view>
  """#

@Test func danglingOutletIsRenamedToItsNearMissOrRemoved() {
  let code = #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var titleLabel: UILabel!
    }

    """#
  let text =
    code
    + xib(
      "Login",
      #"""
              <outlet property="1️⃣titleLable" destination="lbl" id="c1"/>
              <outlet property="view" destination="v" id="c2"/>
      """#, #"<view id="v"><label id="lbl"/></view>"#)
  checkTitles(
    text, at: 1,
    are: [
      "Rename to 'titleLabel'", "Declare the outlet 'titleLable' in 'Login'",
      "Remove the connection to 'titleLable'",
    ])
  checkAction(
    text, at: 1, "Rename to 'titleLabel'",
    becomes: xib(
      "Login",
      #"""
              <outlet property="titleLabel" destination="lbl" id="c1"/>
              <outlet property="view" destination="v" id="c2"/>
      """#, #"<view id="v"><label id="lbl"/></view>"#))
  checkAction(
    text, at: 1, "Remove the connection to 'titleLable'",
    becomes: xib(
      "Login",
      #"""
              <outlet property="view" destination="v" id="c2"/>
      """#, #"<view id="v"><label id="lbl"/></view>"#))
}

@Test func theLastConnectionTakesItsContainerAlong() {
  checkAction(
    #"""
    -- Login.swift --
    class Login: UIViewController {}
    -- Login.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App">
        <connections>
            <outlet property="1️⃣gone" destination="lbl" id="c1"/>
        </connections>
    </placeholder>
    <label id="lbl"/>
    """#, at: 1, "Remove the connection to 'gone'",
    becomes: #"""
      -- Login.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App"/>
      <label id="lbl"/>
      """#)
}

@Test func aNibIsRegisteredInPlaceOfItsClass() {
  let cell = #"""
    -- Card.swift --
    class Card: UITableViewCell {
      @IBOutlet var title: UILabel!
      override func layoutSubviews() { title.text = "" }
    }
    -- Card.xib --
    <tableViewCell id="c" customClass="1️⃣Card" customModule="App"><label id="l"/><connections>
      <outlet property="title" destination="l" id="o"/></connections></tableViewCell>

    """#
  checkAction(
    cell + #"""
      -- List.swift --
      class List: UITableViewController {
        func prepare() { tableView.register(Card.self, forCellReuseIdentifier: "card") }
      }
      """#, at: 1, "Register the nib 'Card'",
    becomes: #"""
      -- List.swift --
      class List: UITableViewController {
        func prepare() { tableView.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "card") }
      }
      """#)
  checkAction(
    cell + #"""
      -- List.m --
      @implementation List
      - (void)prepare { [self.tableView registerClass:[Card class] forCellReuseIdentifier:@"card"]; }
      @end
      """#, at: 1, "Register the nib 'Card'",
    becomes: #"""
      -- List.m --
      @implementation List
      - (void)prepare { [self.tableView registerNib:[UINib nibWithNibName:@"Card" bundle:nil] forCellReuseIdentifier:@"card"]; }
      @end
      """#)
}

@Test func aMissingOutletIsDeclaredInTheStyleOfTheOthers() {
  let document = xib(
    "Login", #"        <outlet property="1️⃣fresh" destination="lbl" id="c1"/>"#,
    #"<view id="v"><label id="lbl"/></view>"#)
  checkAction(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet private weak var nameField: UITextField!
      @IBOutlet private weak var box: UIView! {
        didSet {}
      }

      func f() {}
    }

    """# + document, at: 1, "Declare the outlet 'fresh' in 'Login'",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet private weak var nameField: UITextField!
        @IBOutlet private weak var fresh: UILabel!
        @IBOutlet private weak var box: UIView! {
          didSet {}
        }

        func f() {}
      }
      """#)
  checkAction(
    #"""
    -- Login.swift --
    class Login: UIViewController {
        func f() {}
    }

    """# + document, at: 1, "Declare the outlet 'fresh' in 'Login'",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
          @IBOutlet weak var fresh: UILabel!
          func f() {}
      }
      """#)
  checkAction(
    "-- Login.swift --\nclass Login: UIViewController {}\n" + document, at: 1,
    "Declare the outlet 'fresh' in 'Login'",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
          @IBOutlet weak var fresh: UILabel!
      }
      """#)
}

@Test func topLevelObjectsAndCollectionsAreHeldStrongly() {
  checkAction(
    "-- Login.swift --\nclass Login: UIViewController {}\n"
      + xib("Login", #"        <outlet property="1️⃣fresh" destination="v" id="c1"/>"#, #"<view id="v"/>"#),
    at: 1,
    "Declare the outlet 'fresh' in 'Login'",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
          @IBOutlet var fresh: UIView!
      }
      """#)
  checkAction(
    "-- Login.swift --\nclass Login: UIViewController {}\n"
      + xib(
        "Login", #"        <outletCollection property="1️⃣fresh" destination="l" id="c1"/>"#,
        #"<view id="v"><label id="l"/></view>"#), at: 1, "Declare the outlet 'fresh' in 'Login'",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
          @IBOutlet var fresh: [UILabel]!
      }
      """#)
}

@Test func aMissingActionIsDeclaredAtTheEnd() {
  let document = xib("Login", #"        <outlet property="view" destination="v" id="c1"/>"#, view)
  checkAction(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBAction private func other(_ sender: Any) {
      }
    }

    """# + document, at: 1, "Declare the action 'tapp:' in 'Login'",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction private func other(_ sender: Any) {
        }

        @IBAction private func tapp(_ sender: UIButton) {
        }
      }
      """#)
  checkAction(
    "-- Login.swift --\nclass Login: UIViewController {\n}\n" + document, at: 1,
    "Declare the action 'tapp:' in 'Login'",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
          @IBAction func tapp(_ sender: UIButton) {
          }
      }
      """#)
}

/// A fix that would put other faults in the place of one is none.
@Test func noFixIsOfferedAfterWhichSomethingElseIsWrong() {
  // The outlet that the object connects is a member of its class.
  let text = #"""
    -- Login.swift --
    class Login: UIViewController {}
    class Other: UIView {}
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <view key="view" id="v" customClass="1️⃣Othar" customModule="App" customModuleProvider="target">
        <connections><outlet property="label" destination="l" id="c1"/></connections>
        <label id="l"/>
      </view>
    </viewController>
    """#
  checkTitles(text, at: 1, are: ["Create the class 'Othar' in 'Othar.swift'"])
  checkTitles(
    text.replacing(#"<outlet property="label" destination="l" id="c1"/>"#, with: ""), at: 1,
    are: [
      "Rename to 'Other'", "Create the class 'Othar' in 'Othar.swift'", "Remove the custom class 'Othar'",
    ])
  // Nothing performs the segue if its class is missing.
  checkTitles(
    #"""
    -- A.swift --
    class A: UIViewController {}
    -- Main.storyboard --
    <viewController id="vc"><connections>
      <segue destination="vd" kind="custom" customClass="1️⃣Slide" id="s1"/>
    </connections></viewController>
    <viewController id="vd"/>
    """#, at: 1, are: ["Create the class 'Slide' in 'Slide.swift'"])
}

@Test func hiddenMembersAreMarked() {
  let text =
    #"""
    -- Login.swift --
    class Login: UIViewController {
      private weak var 2️⃣titleLabel: UILabel!
      func 3️⃣tapp(_ sender: Any) {}
    }

    """#
    + xib(
      "Login",
      #"""
              <outlet property="4️⃣titleLabel" destination="lbl" id="c1"/>
              <outlet property="view" destination="v" id="c2"/>
      """#, view)
  let outlet = #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet private weak var titleLabel: UILabel!
      func tapp(_ sender: Any) {}
    }
    """#
  checkAction(text, at: 4, "Mark 'titleLabel' with '@IBOutlet'", becomes: outlet)
  checkAction(text, at: 2, "Mark 'titleLabel' with '@IBOutlet'", becomes: outlet)
  let action = #"""
    -- Login.swift --
    class Login: UIViewController {
      private weak var titleLabel: UILabel!
      @IBAction func tapp(_ sender: Any) {}
    }
    """#
  checkAction(text, at: 1, "Mark 'tapp' with '@IBAction'", becomes: action)
  checkTitles(text, at: 3, are: ["Mark 'tapp' with '@IBAction'", "Mark 'tapp' with '@objc'"])
}

@Test func viewsThatPrepareInVainAreMarked() {
  checkAction(
    #"""
    -- Badge.swift --
    public class Badge: UIView {
      override func 1️⃣prepareForInterfaceBuilder() {}
    }
    """#, at: 1, "Mark 'Badge' with '@IBDesignable'",
    becomes: #"""
      -- Badge.swift --
      @IBDesignable public class Badge: UIView {
        override func prepareForInterfaceBuilder() {}
      }
      """#)
}

@Test func outletsAreConnectedWhereInterfaceBuilderWould() {
  let code = #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var 1️⃣nameLabel: UILabel!
      @IBOutlet var box: UIView!
    }

    """#
  let objects = #"""
    <view id="v">
        <subviews>
            <label text="Welcome" id="lbl"/>
            <label text="Name" id="nam"/>
            <button id="btn"/>
        </subviews>
    </view>
    """#
  let text = code + xib("Login", #"        <outlet property="view" destination="v" id="c1"/>"#, objects)
  checkTitles(
    text, at: 1,
    are: [
      "Remove the declaration of 'nameLabel'", "Connect 'nameLabel' to 'Name' (UILabel) in Login.xib",
      "Connect 'nameLabel' to 'Welcome' (UILabel) in Login.xib",
    ])
  checkAction(
    text, at: 1, "Connect 'nameLabel' to 'Name' (UILabel) in Login.xib",
    becomes: xib(
      "Login",
      #"""
              <outlet property="nameLabel" destination="nam" id="UJ9-I7-uko"/>
              <outlet property="view" destination="v" id="c1"/>
      """#, objects))
}

@Test func connectionsMakeTheirContainer() {
  let code = #"""
    -- Cell.swift --
    class Cell: UITableViewCell {
      @IBOutlet var 1️⃣caption: UILabel!
    }

    """#
  checkAction(
    code + #"""
      -- Cell.xib --
      <!-- iOS -->
          <tableViewCell id="cell" customClass="Cell" customModule="App">
              <label id="lbl"/>
              <point key="canvasLocation" x="0" y="0"/>
          </tableViewCell>
      """#, at: 1, "Connect 'caption' to 'Label' (UILabel) in Cell.xib",
    becomes: #"""
      -- Cell.xib --
      <!-- iOS -->
          <tableViewCell id="cell" customClass="Cell" customModule="App">
              <label id="lbl"/>
              <connections>
                  <outlet property="caption" destination="lbl" id="BYI-1M-kwz"/>
              </connections>
              <point key="canvasLocation" x="0" y="0"/>
          </tableViewCell>
      """#)
  checkAction(
    code + #"""
      -- Cell.xib --
      <!-- iOS -->
          <tableViewCell id="cell" customClass="Cell" customModule="App"/>
          <label id="lbl"/>
      """#, at: 1, "Connect 'caption' to 'Label' (UILabel) in Cell.xib",
    becomes: #"""
      -- Cell.xib --
      <!-- iOS -->
          <tableViewCell id="cell" customClass="Cell" customModule="App">
              <connections>
                  <outlet property="caption" destination="lbl" id="BYI-1M-kwz"/>
              </connections>
          </tableViewCell>
          <label id="lbl"/>
      """#)
}

@Test func aTextOfAnotherVersionIsLeftAlone() {
  let fixture = Fixture(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var titleLabel: UILabel!
    }

    """#
      + xib(
        "Login",
        #"""
                <outlet property="1️⃣titleLable" destination="lbl" id="c1"/>
                <outlet property="view" destination="v" id="c2"/>
        """#, #"<view id="v"><label id="lbl"/></view>"#))
  guard let mark = fixture.mark(1) else { return }
  let actions = staleActions(fixture, mark.file, mark.offset)
  #expect(actions.isEmpty)
  #expect(!fixture.actions(at: 1).isEmpty)
}

@Test func localisedCopiesAreMendedTogether() {
  func document(_ language: String, _ digit: String, _ outlet: String, _ customClass: String) -> String {
    // The copies differ in translated texts, so that the same element is at another offset in each.
    #"""
    -- App/\#(language).lproj/Login.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App" userLabel="\#(language) owner">
        <connections>
    \#(outlet)        <outlet property="view" destination="v" id="c2"/>
        </connections>
    </placeholder>
    <view id="v"><label id="lbl" text="\#(language)" customClass="\#(digit)\#(customClass)" customModuleProvider="target"/></view>

    """#
  }
  let code = #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var titleLabel: UILabel!
    }
    class Fancy: UILabel {}

    """#
  func outlet(_ digit: String, _ name: String) -> String {
    #"        <outlet property="\#(digit)\#(name)" destination="lbl" id="c1"/>"# + "\n"
  }
  let text =
    code + document("en", "2️⃣", outlet("1️⃣", "titleLable"), "Fanzy")
    // Mended already, or another document altogether.
    + document("de", "", outlet("", "titleLabel"), "Fancy")
    + document("x", "", outlet("", "titleLable"), "Fanzy").replacing("App/", with: "Other/")
    + document("pt-BR", "", outlet("", "titleLable"), "Fanzy")
  checkAction(
    text, at: 1, "Rename to 'titleLabel'",
    becomes: document("en", "", outlet("", "titleLabel"), "Fanzy")
      + document("pt-BR", "", outlet("", "titleLabel"), "Fanzy"))
  checkAction(
    text, at: 1, "Remove the connection to 'titleLable'",
    becomes: document("en", "", "", "Fanzy") + document("pt-BR", "", "", "Fanzy"))
  checkAction(
    text, at: 2, "Rename to 'Fancy'",
    becomes: document("en", "", outlet("", "titleLable"), "Fancy")
      + document("pt-BR", "", outlet("", "titleLable"), "Fancy"))
}

@Test func connectionsOfAStaleDocumentAreMendedOneByOne() {
  let text =
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var titleLabel: UILabel!
    }

    """#
    + xib(
      "Login",
      #"""
              <outlet property="1️⃣titleLable" destination="lbl" id="c1"/>
              <outlet property="name" destination="lbl" id="c2"/>
              <outlet property="password" destination="lbl" id="c3"/>
      """#, #"<view id="v"><label id="lbl"/></view>"#)
  #expect(Fixture(text).query.diagnostics(of: Fixture(text).id("Login.xib")).map(\.singles.count).max() == 3)
  checkTitles(
    text, at: 1,
    are: [
      "Rename to 'titleLabel'", "Declare the outlet 'titleLable' in 'Login'",
      "Remove the connection to 'titleLable'",
    ])
}

@Test func namesOfOneKindAreNoSlipsOfEachOther() {
  func screens(_ declared: String, _ named: String) -> String {
    "-- Screens.swift --\nclass \(declared): UIViewController {}\n-- Main.storyboard --\n"
      + #"<viewController id="vc" customClass="1️⃣\#(named)" customModuleProvider="target"/>"#
  }
  checkTitles(
    screens("ProductMenuOrderViewController", "ProductScannerViewController"), at: 1,
    are: [
      "Create the class 'ProductScannerViewController' in 'ProductScannerViewController.swift'",
      "Remove the custom class 'ProductScannerViewController'",
    ])
  checkTitles(
    screens("AddFeedWindowController", "AddFeedFromListWindowController"), at: 1,
    are: [
      "Create the class 'AddFeedFromListWindowController' in 'AddFeedFromListWindowController.swift'",
      "Remove the custom class 'AddFeedFromListWindowController'",
    ])
  checkTitles(
    screens("FAQDetailViewController", "TaskDetailViewController"), at: 1,
    are: [
      "Create the class 'TaskDetailViewController' in 'TaskDetailViewController.swift'",
      "Remove the custom class 'TaskDetailViewController'",
    ])
  checkTitles(
    screens("AddWebFeedWindowController", "AddFeedWebWindowController"), at: 1,
    are: [
      "Rename to 'AddWebFeedWindowController'",
      "Create the class 'AddFeedWebWindowController' in 'AddFeedWebWindowController.swift'",
      "Remove the custom class 'AddFeedWebWindowController'",
    ])
  checkTitles(
    screens("LoginViewController", "LogninViewControler"), at: 1,
    are: [
      "Rename to 'LoginViewController'",
      "Create the class 'LogninViewControler' in 'LogninViewControler.swift'",
      "Remove the custom class 'LogninViewControler'",
    ])
}

@Test func anObjectGetsTheClassOfItsOutletWhereItsElementCanHaveIt() {
  let code = #"""
    -- Login.swift --
    class Badge: UIView {}
    class Login: UIViewController {
      @IBOutlet var badge: Badge!
      func show() { badge.count = 1 }
    }

    """#
  func board(_ attributes: String, _ element: String = "view") -> String {
    #"""
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <outlet property="1️⃣badge" destination="v" id="c1"/>
      <\#(element) id="v"\#(attributes)/>
    </viewController>

    """#
  }
  checkAction(
    code + board(""), at: 1, "Set the class of this view to 'Badge'",
    becomes: board(#" customClass="Badge" customModule="App" customModuleProvider="target""#)
      .replacing("1️⃣", with: ""))
  checkAction(
    code + "-- Old.swift --\nclass Old: UIView {}\n"
      + board(#" customClass="Old" customModule="App" customModuleProvider="target" key="x""#),
    at: 1, "Set the class of this view to 'Badge'",
    becomes: board(#" customClass="Badge" customModule="App" customModuleProvider="target" key="x""#)
      .replacing("1️⃣", with: ""))
  // A label can't have the class of a view that is not a label.
  checkTitles(
    code + board("", "label"), at: 1,
    are: ["Declare 'badge' as 'UILabel'", "Remove the connection to 'badge'"])
}

@Test func aClassThatIsNotFoundIsCreatedWithWhatIsConnected() throws {
  let fixture = Fixture(
    #"""
    -- App/Base.lproj/Main.storyboard --
    <viewController id="vc" customClass="1️⃣Login" customModule="App" customModuleProvider="target">
      <outlet property="view" destination="v" id="c0"/>
      <outlet property="titleLabel" destination="l" id="c1"/>
      <outletCollection property="labels" destination="l" id="c2"/>
      <view id="v"/>
      <label id="l"/>
      <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="c3"/></button>
    </viewController>
    """#)
  let action = try #require(fixture.actions(at: 1).first)
  #expect(action.title == "Create the class 'Login' in 'Login.swift'")
  #expect(action.edits == [])
  #expect(action.newFile?.path == "App/Login.swift")
  #expect(
    action.newFile?.text
      == """
      import UIKit

      class Login: UIViewController {
          @IBOutlet var titleLabel: UILabel!
          @IBOutlet var labels: [UILabel]!
          @IBAction func tap(_ sender: Any) {
          }
      }

      """)
}

/// The superclass of a new class fits its connections; where none fits, no class is offered.
@Test(
  arguments: [
    ("view", "UIView!", "UIView"), ("view", "UIControl!", "UIControl"), ("view", "UILabel?", "UILabel"),
    ("view", "NSObject!", "UIView"), ("view", "Any!", "UIView"), ("view", "Special!", "UIView"),
    ("view", "Other!", nil), ("view", "UIViewController!", nil), ("label", "UIView!", "UILabel"),
    ("label", "UIControl!", nil),
  ] as [(String, String, String?)])
func theSuperclassOfANewClassFitsTheOutletsOfItsObjects(element: String, type: String, superclass: String?) {
  let fixture = Fixture(
    #"""
    -- Login.swift --
    class Other: UIView {}
    class Login: UIViewController {
      @IBOutlet var box: \#(type)
    }
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <view key="view" id="v">
        <\#(element) id="b" customClass="1️⃣Special" customModule="App" customModuleProvider="target"/>
      </view>
      <connections><outlet property="box" destination="b" id="c1"/></connections>
    </viewController>
    """#)
  let text = fixture.actions(at: 1).compactMap { $0.newFile?.text }.first
  #expect(text?.contains("class Special: \(superclass ?? "") {") == superclass.map { _ in true })
}

/// Outlets of other documents count, too.
@Test func aNewClassFitsWhatOtherDocumentsConnect() {
  let text = #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var box: Special!
    }
    -- Main.storyboard --
    <view id="v" customClass="1️⃣Special" customModule="App" customModuleProvider="target"/>

    """#
  let other = #"""
    -- Other.storyboard --
    <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
      <view key="view" id="v"/>
      <connections><outlet property="box" destination="v" id="c1"/></connections>
    </viewController>
    """#
  checkTitles(
    text, at: 1,
    are: ["Create the class 'Special' in 'Special.swift'", "Remove the custom class 'Special'"])
  checkTitles(text + other, at: 1, are: ["Remove the custom class 'Special'"])
}

/// A document names a class without a module as Objective-C knows it; the class is written in the project's language.
@Test(arguments: [
  (
    "-- A.swift --\nclass A {}\n", "Login.swift",
    """
    import UIKit

    @objc(Login)
    class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        @IBAction func tap(_ sender: Any) {
        }
    }

    """
  ),
  (
    "-- A.h --\n@interface A : NSObject\n@end\n", "Login.m",
    """
    #import <UIKit/UIKit.h>

    @interface Login : UIViewController

    @property (nonatomic, strong) IBOutlet UILabel *titleLabel;

    - (IBAction)tap:(id)sender;

    @end

    @implementation Login

    - (IBAction)tap:(id)sender {
    }

    @end

    """
  ),
])
func aCreatedClassIsFoundWithoutAModule(_ code: String, _ path: String, _ text: String) throws {
  let document = #"""
    -- Main.storyboard --
    <viewController id="vc" customClass="1️⃣Login">
      <outlet property="titleLabel" destination="l" id="c1"/>
      <label id="l"/>
      <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="c3"/></button>
    </viewController>

    """#
  let action = try #require(Fixture(code + document).actions(at: 1).first { $0.newFile != nil })
  #expect(action.newFile?.path == path)
  #expect(action.newFile?.text == text)
  checkDiagnostics(code + document.replacing("1️⃣", with: "") + "-- \(path) --\n" + text)
}

@Test func senderActionAndSegueActionAreMendedInObjectiveC() {
  let header = """
    -- Login.h --
    @interface Login : UIViewController
    - (IBAction)tap:(UISlider *)sender;
    @end

    """
  let board = #"""
    -- Main.storyboard --
    <viewController id="vc" customClass="Login">
      <button id="b"><action selector="2️⃣tap:" destination="vc" eventType="touchUpInside" id="c3"/></button>
      <connections><segue destination="vc2" kind="show" destinationCreationSelector="3️⃣make:sender:" id="s"/></connections>
    </viewController>
    <viewController id="vc2"/>
    """#
  func body(_ text: String) -> String { "-- Login.m --\n@implementation Login\n\(text)@end" }
  let tap = "- (IBAction)tap:(UISlider *)sender {\n  sender.value = 1;\n}\n"
  checkAction(
    header + body(tap) + "\n" + board, at: 2, "Declare the sender of 'tap' as 'id'",
    becomes: header.replacing("UISlider *", with: "id") + body(tap.replacing("UISlider *", with: "id")))
  checkAction(
    header + body(tap) + "\n" + board, at: 3, "Declare the segue action 'make:sender:' in 'Login'",
    becomes: body(
      tap + """

        - (IBSegueAction UIViewController *)make:(NSCoder *)coder sender:(id)sender {
          return [[UIViewController alloc] initWithCoder:coder];
        }

        """))
}

@Test func anUnusedActionOfObjectiveCIsRemovedInBothFiles() {
  checkAction(
    """
    -- Login.h --
    @interface Login : UIViewController
    - (IBAction)1️⃣tap:(id)sender;
    - (void)stay;
    @end
    -- Login.m --
    @implementation Login

    - (IBAction)tap:(id)sender {
      [self stay];
    }

    - (void)stay {}
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="Login"/>
    """, at: 1, "Remove the method 'tap'",
    becomes: """
      -- Login.h --
      @interface Login : UIViewController
      - (void)stay;
      @end
      -- Login.m --
      @implementation Login

      - (void)stay {}
      @end
      """)
}

@Test func damageWhoseRepairIsCertainIsRepaired() {
  func board(_ text: String) -> String {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    return """
      -- Login.xib --
      <document type="\(type)" version="3.0"><objects>
      \(text)
      </objects></document>

      """
  }
  checkAction(
    board(##"<label id="l" text="a 1️⃣& b"/>"##), at: 1, "Write '&amp;'",
    becomes: board(##"<label id="l" text="a &amp; b"/>"##))
  checkAction(
    board(##"<label id="l" 1️⃣= text="a"/>"##), at: 1, "Remove '='",
    becomes: board(##"<label id="l"  text="a"/>"##))
  let conflict = """
    <view id="a"/>
    1️⃣<<<<<<< HEAD
    <label id="b"/>
    ||||||| base
    <label id="z"/>
    =======
    <label id="c"/>
    >>>>>>> other
    <view id="d"/>
    """
  for (side, kept) in [("first", "b"), ("second", "c")] {
    checkAction(
      board(conflict), at: 1, "Keep the \(side) side of the merge conflict",
      becomes: board("<view id=\"a\"/>\n<label id=\"\(kept)\"/>\n<view id=\"d\"/>"))
  }
}

@Test(arguments: [
  ("let 1️⃣radius: CGFloat = 4", "var radius: CGFloat = 4", "Declare 'radius' as a variable"),
  ("var 1️⃣radius = 4", "var radius: Int = 4", "Declare 'radius' as 'Int'"),
  (
    "var 1️⃣radius = -4.5 { didSet {} } // points", "var radius: Double = -4.5 { didSet {} } // points",
    "Declare 'radius' as 'Double'"
  ),
  ("var 1️⃣isRound = true", "var isRound: Bool = true", "Declare 'isRound' as 'Bool'"),
  (#"var 1️⃣title = "a // b""#, #"var title: String = "a // b""#, "Declare 'title' as 'String'"),
])
func anInspectablePropertyGetsWhatTheInspectorNeeds(_ line: String, _ fixed: String, _ title: String) {
  func file(_ line: String) -> String {
    "-- Badge.swift --\nclass Badge: UIView {\n  @IBInspectable \(line)\n}\n"
  }
  checkAction(file(line), at: 1, title, becomes: file(fixed))
}

@Test(arguments: [
  "var 1️⃣radius = make()", "var 1️⃣radius = 4 + 5", #"var 1️⃣title = "\(4)""#, "var 1️⃣radius = 4.rounded",
  "var 1️⃣size = CGSize.zero",
  "var 1️⃣radius = 0x10",
])
func anInspectablePropertyOfUnknownTypeOnlyLosesItsMark(_ line: String) {
  let name = line.split(separator: " ")[1].dropFirst(1)
  checkTitles(
    "-- Badge.swift --\nclass Badge: UIView {\n  @IBInspectable \(line)\n}\n", at: 1,
    are: ["Mark '\(name.filter(\.isLetter))' '@objc' instead of '@IBInspectable'"])
}

/// The property needs a mark by which Objective-C sees it.
@Test(arguments: [
  ("@IBInspectable ", "", "@objc ", "Mark 'insets' '@objc' instead of '@IBInspectable'"),
  ("@objc @IBInspectable ", "", "@objc ", "Remove '@IBInspectable' from 'insets'"),
  ("@IBInspectable ", "@objcMembers ", "", "Remove '@IBInspectable' from 'insets'"),
])
func aPropertyThatTheInspectorCanNotEditStaysVisible(
  _ marks: String, _ ofClass: String, _ left: String, _ title: String
) {
  func file(_ marks: String, _ digit: String) -> String {
    "-- Badge.swift --\n\(ofClass)class Badge: UIView {\n  \(marks)var \(digit)insets: UIEdgeInsets = .zero\n}\n"
  }
  checkAction(file(marks, "1️⃣"), at: 1, title, becomes: file(left, ""))
}
