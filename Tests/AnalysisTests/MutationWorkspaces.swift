/// Clean workspaces that `everyMutationIsFoundAndNothingElse` breaks. Each outlet and action has a unique name and its own
/// line; the objects `wrong…` and `stranger…` are there to be connected by mistake.
let mutationWorkspaces = [storyboardApp, xibApp, macApp, inheritingApp]

private let storyboardApp = #"""
  -- Login.swift --
  final class LoginViewController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet weak var passwordField: PasswordField!
    @IBOutlet weak var hintLabel: UILabel! { didSet { hintLabel.text = nil } }
    @IBOutlet var bottomDistance: NSLayoutConstraint!
    @IBOutlet var tapOutside: UITapGestureRecognizer!
    @IBOutlet var steps: [UIView]!
    @IBOutlet @objc(progress) var progressView: UIProgressView?
    @IBOutlet var saveItem: UIBarButtonItem!

    @IBAction func logIn(_ sender: UIButton) {}
    @IBAction private func showHelp() {}
    @IBAction func nameChanged(sender: UITextField) {}
    @IBAction func dragged(_ sender: UIButton, forEvent event: UIEvent) {}
    @IBAction @objc(finish:) func done(_ sender: Any) {}
    @IBAction func dismissKeyboard(_ recognizer: UITapGestureRecognizer) {}
  }
  class PasswordField: UITextField {
    @IBOutlet var revealButton: UIButton?
    @IBAction func reveal(_ sender: Any?) {}
  }
  class Stranger: UIView {}
  -- List.swift --
  class ListViewController: UITableViewController {
    @IBOutlet var footer: UIView!
    @IBOutlet var anything: AnyObject!
    @IBAction func refresh(_ sender: UIRefreshControl) {}
  }
  class ListCell: UITableViewCell {
    @IBOutlet var titleView: UILabel!
    @IBOutlet var stars: [UIImageView] = []
    @IBAction func favour(_ sender: UISwitch) {}
  }
  -- Base.lproj/Main.storyboard --
  <scene sceneID="s1">
    <objects>
      <viewController storyboardIdentifier="login" id="vc1" customClass="LoginViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="view1">
          <subviews>
            <textField id="name1">
              <connections>
                <action selector="nameChangedWithSender:" destination="vc1" eventType="editingChanged" id="a1"/>
                <outlet property="delegate" destination="vc1" id="c1"/>
              </connections>
            </textField>
            <textField id="pass1" customClass="PasswordField" customModule="App" customModuleProvider="target">
              <connections>
                <outlet property="revealButton" destination="reveal1" id="c2"/>
              </connections>
            </textField>
            <button id="reveal1">
              <connections>
                <action selector="reveal:" destination="pass1" eventType="touchUpInside" id="a2"/>
              </connections>
            </button>
            <label id="hint1"/>
            <progressView id="progress1"/>
            <button id="login1">
              <connections>
                <action selector="logIn:" destination="vc1" eventType="touchUpInside" id="a3"/>
                <action selector="dragged:forEvent:" destination="vc1" eventType="touchDragInside" id="a4"/>
                <segue destination="list2" kind="show" identifier="list" id="g1"/>
              </connections>
            </button>
            <button id="help1">
              <connections>
                <action selector="showHelp" destination="vc1" eventType="primaryActionTriggered" id="a5"/>
              </connections>
            </button>
            <view id="stranger1" customClass="Stranger" customModule="App" customModuleProvider="target"/>
          </subviews>
          <constraints>
            <constraint firstItem="login1" firstAttribute="bottom" secondItem="view1" secondAttribute="bottom" id="k1"/>
          </constraints>
        </view>
        <connections>
          <outlet property="bottomDistance" destination="k1" id="c3"/>
          <outlet property="hintLabel" destination="hint1" id="c4"/>
          <outlet property="nameField" destination="name1" id="c5"/>
          <outlet property="passwordField" destination="pass1" id="c6"/>
          <outlet property="progress" destination="progress1" id="c7"/>
          <outlet property="saveItem" destination="save1" id="c8"/>
          <outlet property="tapOutside" destination="tap1" id="c9"/>
          <outlet property="view" destination="view1" id="c10"/>
          <outletCollection property="steps" destination="login1" collectionClass="NSMutableArray" id="c11"/>
          <outletCollection property="steps" destination="help1" collectionClass="NSMutableArray" id="c12"/>
        </connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" userLabel="First Responder" sceneMemberID="firstResponder"/>
      <tapGestureRecognizer id="tap1">
        <connections>
          <action selector="dismissKeyboard:" destination="vc1" id="a6"/>
        </connections>
      </tapGestureRecognizer>
      <barButtonItem id="save1">
        <connections>
          <action selector="finish:" destination="vc1" id="a7"/>
        </connections>
      </barButtonItem>
      <navigationItem id="wrong1"/>
    </objects>
  </scene>
  <scene sceneID="s2">
    <objects>
      <tableViewController id="list2" customClass="ListViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <tableView key="view" id="table2">
          <view key="tableFooterView" id="footer2"/>
          <prototypes>
            <tableViewCell reuseIdentifier="cell" id="cell2" customClass="ListCell" customModule="App" customModuleProvider="target">
              <tableViewCellContentView key="contentView" tableViewCell="cell2" id="content2">
                <subviews>
                  <label id="title2"/>
                  <imageView id="star2"/>
                  <switch id="switch2">
                    <connections>
                      <action selector="favour:" destination="cell2" eventType="valueChanged" id="a8"/>
                    </connections>
                  </switch>
                  <view id="stranger2" customClass="Stranger" customModule="App" customModuleProvider="target"/>
                </subviews>
              </tableViewCellContentView>
              <connections>
                <outlet property="titleView" destination="title2" id="c13"/>
                <outletCollection property="stars" destination="star2" collectionClass="NSMutableArray" id="c14"/>
              </connections>
            </tableViewCell>
          </prototypes>
          <connections>
            <outlet property="dataSource" destination="list2" id="c15"/>
            <outlet property="delegate" destination="list2" id="c16"/>
          </connections>
        </tableView>
        <refreshControl key="refreshControl" id="refresh2">
          <connections>
            <action selector="refresh:" destination="list2" eventType="valueChanged" id="a9"/>
          </connections>
        </refreshControl>
        <connections>
          <outlet property="anything" destination="refresh2" id="c17"/>
          <outlet property="footer" destination="footer2" id="c18"/>
        </connections>
      </tableViewController>
      <barButtonItem id="wrong2"/>
    </objects>
  </scene>
  """#

private let xibApp = #"""
  -- Profile.swift --
  class ProfileViewController: UIViewController {
    @IBOutlet weak var avatar: AvatarView!
    @IBOutlet weak var nameLabel: UILabel?
    @IBOutlet var rows: [RowView]!
    @IBOutlet weak
      var tags: UICollectionView!
    @IBAction func edit(_ sender: UIBarButtonItem) {}
    @IBAction func share() {}
    @IBAction func follow(button: UIButton) {}
  }
  class AvatarView: UIImageView {
    @IBOutlet var badge: UILabel!
    @IBAction func zoom(with recognizer: UIPinchGestureRecognizer) {}
  }
  class RowView: UIStackView {
    @IBOutlet var chevron: UIImageView!
  }
  class Stranger: UIView {}
  -- ProfileViewController.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="ProfileViewController" customModule="App" customModuleProvider="target">
    <connections>
      <outlet property="avatar" destination="av" id="c1"/>
      <outlet property="nameLabel" destination="nm" id="c2"/>
      <outlet property="tags" destination="tg" id="c3"/>
      <outlet property="view" destination="v" id="c4"/>
      <outletCollection property="rows" destination="r1" collectionClass="NSMutableArray" id="c5"/>
      <outletCollection property="rows" destination="r2" collectionClass="NSMutableArray" id="c6"/>
    </connections>
  </placeholder>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <view contentMode="scaleToFill" id="v">
    <subviews>
      <imageView id="av" customClass="AvatarView" customModule="App" customModuleProvider="target">
        <connections>
          <outlet property="badge" destination="bd" id="c7"/>
          <outletCollection property="gestureRecognizers" destination="pinch" appends="YES" id="c8"/>
        </connections>
      </imageView>
      <label id="bd"/>
      <label id="nm"/>
      <collectionView id="tg">
        <connections>
          <outlet property="delegate" destination="-1" id="c9"/>
        </connections>
      </collectionView>
      <stackView id="r1" customClass="RowView" customModule="App" customModuleProvider="target">
        <connections><outlet property="chevron" destination="ch" id="c10"/></connections>
      </stackView>
      <stackView id="r2" customClass="RowView" customModule="App" customModuleProvider="target">
        <connections><outlet property="chevron" destination="ch" id="c11"/></connections>
      </stackView>
      <imageView id="ch"/>
      <button id="b1">
        <connections>
          <action selector="followWithButton:" destination="-1" eventType="touchUpInside" id="a1"/>
          <action selector="share" destination="-1" eventType="touchDown" id="a2"/>
        </connections>
      </button>
      <view id="stranger" customClass="Stranger" customModule="App" customModuleProvider="target"/>
    </subviews>
  </view>
  <pinchGestureRecognizer id="pinch">
    <connections><action selector="zoomWith:" destination="av" id="a3"/></connections>
  </pinchGestureRecognizer>
  <barButtonItem id="edit">
    <connections><action selector="edit:" destination="-1" id="a4"/></connections>
  </barButtonItem>
  <navigationItem id="wrong"/>
  -- TagCell.swift --
  class TagCell: UICollectionViewCell {
    @IBOutlet private(set) weak var tagLabel: UILabel!
    @IBOutlet var dots: [UIView]!
    @IBAction func remove(_ sender: Any) {}
  }
  -- TagCell.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  <collectionViewCell id="cell" customClass="TagCell" customModule="App" customModuleProvider="target">
    <view key="contentView" id="cv">
      <subviews>
        <label id="lbl"/>
        <button id="x">
          <connections><action selector="remove:" destination="cell" eventType="touchUpInside" id="a1"/></connections>
        </button>
        <view id="stranger" customClass="Stranger" customModule="App" customModuleProvider="target"/>
      </subviews>
    </view>
    <connections>
      <outlet property="tagLabel" destination="lbl" id="c1"/>
      <outletCollection property="dots" destination="lbl" collectionClass="NSMutableArray" id="c2"/>
      <outletCollection property="dots" destination="x" collectionClass="NSMutableArray" id="c3"/>
    </connections>
  </collectionViewCell>
  <barButtonItem id="wrong"/>
  """#

private let macApp = #"""
  -- AppDelegate.swift --
  final class AppDelegate: NSObject, NSApplicationDelegate {
    @IBOutlet weak var window: NSWindow!
    @IBOutlet var recentMenu: NSMenu!
    @IBOutlet var debugItem: NSMenuItem?
    @IBAction func openPreferences(_ sender: Any?) {}
    @IBAction func toggleDebug(_ sender: NSMenuItem) {}
  }
  class Stranger: NSView {}
  -- MainMenu.xib --
  <!-- macOS -->
  <customObject id="-2" userLabel="File's Owner" customClass="NSApplication">
    <connections><outlet property="delegate" destination="del" id="c1"/></connections>
  </customObject>
  <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
  <customObject id="-3" userLabel="Application" customClass="NSObject"/>
  <customObject id="del" customClass="AppDelegate" customModule="App" customModuleProvider="target">
    <connections>
      <outlet property="debugItem" destination="item2" id="c2"/>
      <outlet property="recentMenu" destination="menu" id="c3"/>
      <outlet property="window" destination="win" id="c4"/>
    </connections>
  </customObject>
  <menu title="Main" systemMenu="main" id="menu">
    <items>
      <menuItem title="Preferences…" keyEquivalent="," id="item1">
        <connections><action selector="openPreferences:" target="del" id="a1"/></connections>
      </menuItem>
      <menuItem title="Debug" id="item2">
        <connections><action selector="toggleDebug:" target="del" id="a2"/></connections>
      </menuItem>
      <menuItem title="Undo" keyEquivalent="z" id="item3">
        <connections><action selector="undo:" target="-1" id="a3"/></connections>
      </menuItem>
    </items>
  </menu>
  <window title="App" id="win"><view key="contentView" id="cv"/></window>
  <customView id="stranger" customClass="Stranger" customModule="App" customModuleProvider="target"/>
  <numberFormatter id="wrong"/>
  -- Editor.swift --
  class EditorViewController: NSViewController {
    @IBOutlet var textView: NSTextView!
    @IBOutlet var sizeFormatter: NumberFormatter!
    @IBOutlet var entries: NSArrayController!
    @IBOutlet var choice: NSPopUpButton!
    @IBOutlet var buttons: [NSButton]!
    @IBAction func run(_ sender: NSButton) {}
    @IBAction func openEntry(_ sender: Any) {}
  }
  class EntryView: NSTableCellView {
    @IBOutlet var sizeField: NSTextField!
    @IBAction func reveal(_ sender: Any) {}
  }
  -- Base.lproj/Main.storyboard --
  <!-- macOS -->
  <scene sceneID="s1">
    <objects>
      <viewController id="vc1" customClass="EditorViewController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="view1">
          <subviews>
            <textView id="text1"/>
            <popUpButton id="pop1"/>
            <button id="run1">
              <connections><action selector="run:" target="vc1" id="a1"/></connections>
            </button>
            <tableView id="table1">
              <tableColumns>
                <tableColumn id="col1">
                  <prototypeCellViews>
                    <tableCellView id="entry1" customClass="EntryView" customModule="App" customModuleProvider="target">
                      <subviews>
                        <textField id="size1"/>
                        <button id="rev1">
                          <connections><action selector="reveal:" target="entry1" id="a2"/></connections>
                        </button>
                      </subviews>
                      <connections>
                        <outlet property="sizeField" destination="size1" id="c1"/>
                        <outlet property="textField" destination="size1" id="c2"/>
                      </connections>
                    </tableCellView>
                  </prototypeCellViews>
                </tableColumn>
              </tableColumns>
              <connections>
                <action trigger="doubleAction" selector="openEntry:" target="vc1" id="a3"/>
                <outlet property="dataSource" destination="vc1" id="c3"/>
              </connections>
            </tableView>
            <customView id="stranger1" customClass="Stranger" customModule="App" customModuleProvider="target"/>
          </subviews>
        </view>
        <connections>
          <outlet property="choice" destination="pop1" id="c4"/>
          <outlet property="entries" destination="arr1" id="c5"/>
          <outlet property="sizeFormatter" destination="fmt1" id="c6"/>
          <outlet property="textView" destination="text1" id="c7"/>
          <outletCollection property="buttons" destination="run1" collectionClass="NSMutableArray" id="c8"/>
          <outletCollection property="buttons" destination="pop1" collectionClass="NSMutableArray" id="c9"/>
        </connections>
      </viewController>
      <customObject id="fr1" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
      <arrayController id="arr1"/>
      <numberFormatter id="fmt1"/>
      <dateFormatter id="wrong1"/>
    </objects>
  </scene>
  <scene sceneID="s2">
    <objects>
      <windowController id="wc2" sceneMemberID="viewController">
        <window key="window" id="win2">
          <connections><outlet property="delegate" destination="wc2" id="c10"/></connections>
        </window>
        <connections><segue destination="vc1" kind="relationship" relationship="window.shadowedContentViewController" id="g1"/></connections>
      </windowController>
    </objects>
  </scene>
  """#

private let inheritingApp = #"""
  -- Core/Base.swift --
  #if os(macOS)
  typealias PlatformController = NSViewController
  #else
  typealias PlatformController = UIViewController
  #endif
  open class BaseController<Model>: PlatformController {
    @IBOutlet public weak var bannerLabel: UILabel!
    @IBAction func closeBanner(_ sender: Any) {}
  }
  class Stranger: UIView {}
  -- Core/Form.swift --
  class FormController: BaseController<[String: Int]> {
    @IBOutlet var scroller: UIScrollView!
    @IBOutlet var fields: [UITextField]!
    @IBAction func submit(_ sender: Any) {}
  }
  -- Order/Order.swift --
  final class OrderController: FormController {
    @IBOutlet var total: PriceLabel!
    #if DEBUG
    @IBOutlet var console: UITextView!
    #endif
  }
  typealias Screen = OrderController
  class Emphasized: UILabel {}
  class PriceLabel: Emphasized {
    @IBOutlet var currency: Emphasized!
  }
  -- Order/Order+Actions.swift --
  extension OrderController: UIScrollViewDelegate {
    @IBAction func pay(_ sender: UIButton) {}
  }
  extension Screen {
    @IBAction fileprivate func cancelOrder() {}
  }
  extension UIViewController {
    @IBAction func report(_ sender: Any?) {}
  }
  -- Order/Order.storyboard --
  <scene sceneID="s1">
    <objects>
      <viewController id="vc1" customClass="OrderController" customModule="App" customModuleProvider="target">
        <view key="view" id="view1">
          <label id="banner1"/>
          <scrollView id="scroll1">
            <connections><outlet property="delegate" destination="vc1" id="c1"/></connections>
          </scrollView>
          <textField id="field1"/>
          <textView id="text1"/>
          <label id="total1" customClass="PriceLabel" customModule="App" customModuleProvider="target">
            <connections><outlet property="currency" destination="currency1" id="c2"/></connections>
          </label>
          <label id="currency1" customClass="Emphasized" customModule="App" customModuleProvider="target"/>
          <button id="pay1">
            <connections>
              <action selector="pay:" destination="vc1" eventType="touchUpInside" id="a1"/>
              <action selector="closeBanner:" destination="vc1" eventType="touchUpInside" id="a2"/>
              <action selector="submit:" destination="vc1" eventType="touchUpInside" id="a3"/>
              <action selector="cancelOrder" destination="vc1" eventType="touchUpOutside" id="a4"/>
              <action selector="report:" destination="vc1" eventType="touchCancel" id="a5"/>
            </connections>
          </button>
          <view id="stranger1" customClass="Stranger" customModule="App" customModuleProvider="target"/>
        </view>
        <connections>
          <outlet property="bannerLabel" destination="banner1" id="c3"/>
          <outlet property="console" destination="text1" id="c4"/>
          <outlet property="scroller" destination="scroll1" id="c5"/>
          <outlet property="total" destination="total1" id="c6"/>
          <outletCollection property="fields" destination="field1" collectionClass="NSMutableArray" id="c7"/>
        </connections>
      </viewController>
      <barButtonItem id="wrong1"/>
    </objects>
  </scene>
  <scene sceneID="s2">
    <objects>
      <viewController id="vc2" customClass="FormController" customModule="App" customModuleProvider="target">
        <view key="view" id="view2">
          <label id="banner2"/>
          <scrollView id="scroll2"/>
          <button id="submit2">
            <connections><action selector="submit:" destination="vc2" eventType="touchUpInside" id="a6"/></connections>
          </button>
        </view>
        <connections>
          <outlet property="bannerLabel" destination="banner2" id="c8"/>
          <outlet property="scroller" destination="scroll2" id="c9"/>
        </connections>
      </viewController>
      <barButtonItem id="wrong2"/>
    </objects>
  </scene>
  """#
