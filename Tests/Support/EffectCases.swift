extension Case {
  /// Errors that can't harm anything at run time.
  static let effects: [Case] = [
    Case(
      "where a lost end tag leaves the owners of connections open, only the other scenes have findings",
      #"""
      -- Start.swift --
      class Start: UIViewController {
        @IBOutlet var name: UILabel!
        override func viewDidLoad() { name.text = "" }
      }
      class Panel: UIView {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>
      <scene sceneID="s1"><objects><viewController id="a" customClass="Start" customModule="App">
      <connections>
      <outlet property="name" destination="l1" id="o1"/>
      <outlet property="gone" destination="l1" id="o2"/>
      <!--              ^^^^ error dangling-outlet -->
      <segue destination="b" kind="show" identifier="go" id="g1"/>
      <segue destination="c" kind="presentation" id="g2"/>
      </connections>
      <view key="view" id="v1"><label id="l1"/></view>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects>
      <viewController id="b" customClass="Start" customModule="App">
      <view key="view" id="v2" customClass="Panel" customModule="App">
      <!-- 1^^^^ error malformed-interface: 'view' is not closed -->
      <label id="l2"/>
      <connections>
      <outlet property="name" destination="l2" id="o3"/>
      </connections>
      </viewController>
      </objects></scene>
      <scene sceneID="s3"><objects>
      <viewController id="c" customClass="Start" customModule="App">
      <view key="view" id="v3"><label id="l3"/><button id="b3"><connections>
      <action selector="lost:" destination="c" eventType="touchUpInside" id="a3"/>
      <!--              ^^^^^ error missing-action -->
      </connections></button></view>
      <connections>
      <outlet property="name" destination="l3" id="o4"/>
      </connections>
      </viewController>
      </objects></scene>
      </scenes>
      </document>
      """#),
    Case(
      "a view controller whose end tag is missing lacks no outlet",
      #"""
      -- App.swift --
      class Moment: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = "" }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="m">
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController id="m" customClass="Moment" customModule="App" sceneMemberID="viewController">
                <view key="view" id="v"><subviews><label id="l"/></subviews></view>
                <connections>
                  <outlet property="label" destination="l" id="o"/>
                </connections>
              </viewController>
              <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
            </objects>
          </scene>
          <scene sceneID="s2">
            <objects>
              <viewController id="n" storyboardIdentifier="n" customClass="Moment" customModule="App" sceneMemberID="viewController">
          <!-- ^^^^^^^^^^^^^^ error malformed-interface: 'viewController' is not closed -->
              <placeholder placeholderIdentifier="IBFirstResponder" id="f2" sceneMemberID="firstResponder"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """#),
    Case(
      "a class that only a damaged part names may have its outlets there",
      #"""
      -- Start.swift --
      class Start: UIViewController {
        @IBOutlet var name: UILabel!
        override func viewDidLoad() { name.text = "" }
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>
      <scene sceneID="s1"><objects>
      <viewController id="a" customClass="Start" customModule="App">
      <view key="view" id="v1">
      <!-- 1^^^^ error malformed-interface: 'view' is not closed -->
      <label id="l1"/>
      <connections>
      <outlet property="name" destination="l1" id="o1"/>
      </connections>
      </viewController>
      </objects></scene>
      </scenes>
      </document>
      """#),
    Case(
      "where the indentation shows the owner of a connection, damage elsewhere in the scene does not hide its findings",
      #"""
      -- Start.swift --
      class Start: UIViewController {}
      class Panel: UIView {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController id="a" customClass="Start" customModule="App">
                <view key="view" id="v1">
                  <subviews>
                    <view id="v2" customClass="Panel" customModule="App">
                <!-- ^^^^ error malformed-interface: 'view' is not closed -->
                  </subviews>
                </view>
                <connections>
                  <outlet property="gone" destination="v1" id="o1"/>
                  <!--              ^^^^ error dangling-outlet: Start has no outlet -->
                </connections>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      -- Pane.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>
          <scene sceneID="s2">
            <objects>
              <viewController id="b"
          <!-- ^^^^^^^^^^^^^^ error malformed-interface: the tag of 'viewController' is not finished -->
                <view key="view" id="v3">
                  <subviews>
                    <button id="u1">
                      <connections>
                        <action selector="tap:" destination="b" eventType="touchUpInside" id="a1"/>
                      </connections>
                    </button>
                  </subviews>
                </view>
                <connections>
                  <outlet property="name" destination="v3" id="o2"/>
                </connections>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """#),
    Case(
      "a pointer of Git LFS is not a damaged document",
      #"""
      -- Main.storyboard --
      version https://git-lfs.github.com/spec/v1
      <!-- 0^^^^^^^ information malformed-interface: a pointer of Git LFS, without the document; 'git lfs pull' fetches it -->
      oid sha256:3a8b5b2413d3de6568d9ad04de422992be9b92a09df7c3d2661d94beacdbb77d
      size 15688
      """#),
    Case(
      "a document that git-crypt has encrypted is not a damaged document",
      "-- Main.storyboard --\n\0GITCRYPT\0\u{1}\u{2}\n"
        + "<!-- 0^^^^^^^ information malformed-interface: a document that git-crypt has encrypted; 'git-crypt unlock' decrypts it -->\n"
    ),
    Case(
      "a report of ibtool is not a damaged nib",
      #"""
      -- Main.nib --
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>com.apple.ibtool.document.errors</key><dict/></dict></plist>
      <!-- 1^^^^^ information malformed-interface: this report of ibtool is not a nib -->
      -- Other.nib --
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>title</key><dict/></dict></plist>
      <!-- 1^^^^^ error malformed-interface -->
      """#),
    Case(
      "a control that sends an action needs no unwind segue",
      #"""
      -- Home.swift --
      class Home: UIViewController { @IBAction func close(_ sender: Any) { dismiss(animated: true) } }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <button id="a"><connections>
          <segue destination="e" kind="unwind" unwindAction="goBack:" id="s1"/>
          <!--                                               ^^^^^^^ warning missing-unwind-action: no class has an unwind action 'goBack:' (the control sends an action as well) -->
          <action selector="close:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button>
        <button id="b"><connections>
          <segue destination="e" kind="unwind" unwindAction="goBack:" id="s2"/>
          <!--                                               ^^^^^^^ error missing-unwind-action: no class has an unwind action 'goBack:' -->
          <action selector="clos:" destination="vc" eventType="touchUpInside" id="a2"/>
          <!--              ^^^^^ error missing-action -->
        </connections></button>
        <exit id="e"/>
      </viewController>
      """#),
    Case(
      "a pod that is missing may have the unwind action and the image",
      #"""
      -- Podfile --
      pod 'Chat'
      -- Home.swift --
      class Home: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <button id="a"><connections>
          <segue destination="e" kind="unwind" unwindAction="goBack:" id="s1"/>
        </connections></button>
        <imageView image="gone" id="i"/>
        <exit id="e"/>
      </viewController>
      <resources><image name="gone" width="1" height="1"/></resources>
      -- Assets.xcassets/x.imageset/x.png --
      -- Assets.xcassets/x.imageset/Contents.json --
      {}
      """#),
    Case(
      "a text field sends no touches",
      #"""
      -- Home.swift --
      class Home: UIViewController { @IBAction func begin(_ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App">
        <textField id="a"><connections>
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^ warning missing-action: Home has no action 'tap:' (the control does not send this event) -->
          <action selector="begin:" destination="vc" eventType="editingDidBegin" id="a2"/></connections></textField>
        <textField id="b"><connections>
          <action selector="end:" destination="vc" eventType="editingDidEnd" id="a3"/>
          <!--              ^^^^ error missing-action -->
        </connections></textField>
      </viewController>
      """#),
    Case(
      "a class that its object can't have is not missed",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App/List.swift", "App/Main.storyboard"])))
      -- App/List.swift --
      class List: UICollectionViewController {
        func cell(_ path: IndexPath) -> Any { collectionView.dequeueReusableCell(withReuseIdentifier: path.row > 0 ? "a" : "b", for: path) }
      }
      -- App/Photo.swift --
      class Photo: UIViewController {}
      class Shot: UICollectionViewCell {}
      -- App/Main.storyboard --
      <collectionViewController id="vc" customClass="List" customModule="App" customModuleProvider="target"><collectionView key="view" id="v"><cells>
        <collectionViewCell reuseIdentifier="a" id="a" customClass="Photo" customModule="App" customModuleProvider="target"/>
        <!--                                                        ^^^^^ warning class-module-mismatch: no target compiles 'Photo.swift' -->
        <collectionViewCell reuseIdentifier="b" id="b" customClass="Shot" customModule="App" customModuleProvider="target"/>
        <!--                                                        ^^^^ error class-module-mismatch: no target compiles 'Photo.swift' -->
      </cells></collectionView></collectionViewController>
      """#
    ).without("unset-view", "class-mismatch"),
    Case(
      "a pod that is missing may load the nib of a view that a document makes",
      #"""
      -- one/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["Card.swift", "Card.xib", "Main.storyboard"])))
      -- one/Podfile --
      pod 'Loader'
      -- one/Card.swift --
      class Card: UIView { override func awakeFromNib() { fillFromNib() } }
      -- one/Card.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="One">
        <outlet property="gone" destination="v" id="c1"/>
        <!--              ^^^^ error dangling-outlet -->
      </placeholder>
      <view id="v"/>
      -- one/Main.storyboard --
      <viewController id="a"><view key="view" id="w" customClass="Card" customModule="One"/></viewController>
      -- two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Note.swift", "Note.xib", "Main.storyboard"])))
      -- two/Note.swift --
      class Note: UIView {}
      -- two/Note.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Note" customModule="Two">
        <outlet property="gone" destination="v" id="c1"/>
        <!--              ^^^^ warning dangling-outlet: (no code loads this nib) -->
      </placeholder>
      <view id="v"/>
      -- two/Main.storyboard --
      <viewController id="a"><view key="view" id="w" customClass="Note" customModule="Two"/></viewController>
      """#),
    Case(
      "a disabled control sends nothing until code enables it, and a text field sends edits",
      """
      -- Desk.swift --
      class Desk: UIViewController {
        @IBOutlet var later: UIButton!
        @IBOutlet var never: UIButton!
        @IBOutlet var first, second, third, fourth: UIView!
        override func viewDidLoad() { later.isEnabled = true }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Desk" customModule="App">
        <view key="view" id="v"><subviews>
          <button enabled="NO" id="b1"><connections><action selector="one" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
          <!--                                                        ^^^ error missing-action: -->
          <button enabled="NO" id="b2"><connections><action selector="two" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
          <!--                                                        ^^^ warning missing-action: (disabled, and no code enables it) -->
          <textField id="t"><connections><action selector="three" destination="a" eventType="valueChanged" id="c3"/></connections></textField>
          <!--                                             ^^^^^ warning missing-action: (the control does not send this event) -->
        </subviews></view>
        <connections><outlet property="later" destination="b1" id="o1"/><outlet property="never" destination="b2" id="o2"/>
          <outlet property="first" destination="v" id="o3"/><outlet property="second" destination="v" id="o4"/>
          <outlet property="third" destination="v" id="o5"/><outlet property="fourth" destination="v" id="o6"/></connections>
      </viewController>
      """),
    Case(
      "macOS: a label sends nothing until code lets a user edit it",
      """
      -- Desk.swift --
      class Desk: NSViewController {
        @IBOutlet var later: NSTextField!
        @IBOutlet var never: NSTextField!
        @IBOutlet var first, second: NSView!
        override func viewDidLoad() { later.isEditable = true }
      }
      -- Desk.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Desk" customModule="App"><connections>
        <outlet property="view" destination="v" id="o1"/><outlet property="later" destination="t1" id="o2"/>
        <outlet property="never" destination="t2" id="o3"/><outlet property="first" destination="v" id="o4"/>
        <outlet property="second" destination="v" id="o5"/></connections></customObject>
      <customView id="v"><subviews>
        <textField id="t1"><textFieldCell key="cell" title="A" id="f1"/><connections><action selector="one:" target="-2" id="c1"/></connections></textField>
        <!--                                                                                           ^^^^ error missing-action: -->
        <textField id="t2"><textFieldCell key="cell" title="B" id="f2"/><connections><action selector="two:" target="-2" id="c2"/></connections></textField>
        <!--                                                                                           ^^^^ warning missing-action: (a label sends no action, and no code makes it editable) -->
        <textField id="t3"><textFieldCell key="cell" editable="YES" selectable="YES" title="C" id="f3"/><connections><action selector="three:" target="-2" id="c3"/></connections></textField>
        <!--                                                                                                                           ^^^^^^ error missing-action: -->
      </subviews></customView>
      """),
    Case(
      "the generated name of one document is no other's, without its generator",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Second.swift", "Main.storyboard", "Card.xib", "Note.xib"])))
      -- Start.swift --
      class Start: UIViewController {
        var card: UIView?
        override func viewDidLoad() {
          let nib = UINib(nibName: "Other", bundle: Bundle(path: ""))
          show(nib, storyboard, card)
        }
      }
      -- Second.swift --
      func second() { _ = R.nib.note() }
      -- Card.xib --
      <view id="v"><connections><outlet property="gone" destination="v" id="c1"/></connections></view>
      <!--                                        ^^^^ warning dangling-outlet: (no code loads this nib) -->
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      -- Note.xib --
      <view id="v"><connections><outlet property="gone" destination="v" id="c1"/></connections></view>
      <!--                                        ^^^^ error dangling-outlet: -->
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      -- Main.storyboard --
      <viewController id="s" customClass="Start" customModule="App"/>
      """#),
    Case(
      "a transparent view gets no touches until code shows it",
      """
      -- Desk.swift --
      class Desk: UIViewController {
        @IBOutlet var later: UIView!
        @IBOutlet var never: UIView!
        @IBOutlet var first, second: UIView!
        override func viewDidLoad() { later.alpha = 1 }
      }
      -- Main.storyboard --
      <viewController id="a" customClass="Desk" customModule="App">
        <view key="view" id="v"><subviews>
          <view alpha="0.0" id="v1"><subviews>
            <button id="b1"><connections><action selector="one" destination="a" eventType="touchUpInside" id="c1"/></connections></button>
            <!--                                           ^^^ error missing-action: -->
          </subviews></view>
          <view alpha="0.0" id="v2"><subviews>
            <button id="b2"><connections><action selector="two" destination="a" eventType="touchUpInside" id="c2"/></connections></button>
            <!--                                           ^^^ warning missing-action: (transparent, and no code shows it) -->
          </subviews></view>
        </subviews></view>
        <connections><outlet property="later" destination="v1" id="o1"/><outlet property="never" destination="v2" id="o2"/>
          <outlet property="first" destination="v" id="o3"/><outlet property="second" destination="v" id="o4"/></connections>
      </viewController>
      """),
    Case(
      "a bar button item is shown where a navigation controller may show its controller",
      """
      -- Desk.swift --
      class Desk: UIViewController { @IBOutlet var a, b: UIView! }
      class Form: UIViewController { @IBOutlet var a, b: UIView! }
      class Page: UIViewController { @IBOutlet var a, b: UIView! }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="d"><scenes>
      <scene sceneID="1"><objects><viewController id="d" customClass="Desk" customModule="App">
        <navigationItem key="navigationItem" id="n1"><barButtonItem key="rightBarButtonItem" id="i1"><connections><action selector="one" destination="d" id="c1"/></connections></barButtonItem></navigationItem>
        <!--                                                                                                                        ^^^ warning missing-action: (no navigation controller shows the item) -->
        <view key="view" id="v"><subviews><button id="b"><connections><segue destination="n" kind="presentation" id="s1"/></connections></button></subviews></view>
        <connections><outlet property="a" destination="v" id="o1"/><outlet property="b" destination="v" id="o2"/></connections></viewController></objects></scene>
      <scene sceneID="2"><objects><navigationController id="n"><connections><segue destination="f" kind="relationship" relationship="rootViewController" id="s2"/></connections></navigationController></objects></scene>
      <scene sceneID="3"><objects><viewController id="f" customClass="Form" customModule="App">
        <navigationItem key="navigationItem" id="n2"><barButtonItem key="rightBarButtonItem" id="i2"><connections><action selector="two" destination="f" id="c2"/></connections></barButtonItem></navigationItem>
        <!--                                                                                                                        ^^^ error missing-action: -->
        <view key="view" id="w"><subviews><button id="q"><connections><segue destination="p" kind="show" id="s3"/></connections></button></subviews></view>
        <connections><outlet property="a" destination="w" id="o3"/><outlet property="b" destination="w" id="o4"/></connections></viewController></objects></scene>
      <scene sceneID="4"><objects><viewController id="p" customClass="Page" customModule="App">
        <navigationItem key="navigationItem" id="n3"><barButtonItem key="rightBarButtonItem" id="i4"><connections><action selector="four" destination="p" id="c4"/></connections></barButtonItem></navigationItem>
        <!--                                                                                                                        ^^^^ error missing-action: -->
        <view key="view" id="x"/>
        <connections><outlet property="a" destination="x" id="o5"/><outlet property="b" destination="x" id="o6"/></connections></viewController></objects></scene>
      </scenes></document>
      """),
    Case(
      "a text that only identifies cells loads no nib",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Main.storyboard", "Cell.xib", "Row.xib", "Line.xib"])))
      -- Home.swift --
      class Home: UICollectionViewController {
        private let cellID = "Cell"
        let lineID = "Line"
        func cell(_ v: UICollectionView, _ i: IndexPath) {
          print(v.dequeueReusableCell(withReuseIdentifier: self.cellID, for: i))
          print(v.dequeueReusableCell(withReuseIdentifier: "Row", for: i))
          print(v.dequeueReusableCell(withReuseIdentifier: lineID, for: i))
          load(lineID)
        }
      }
      -- Cell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"><connections><outlet property="gone" destination="v" id="c1"/></connections></view>
      <!--                                        ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Row.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"><connections><outlet property="gone" destination="v" id="c1"/></connections></view>
      <!--                                        ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Line.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"><connections><outlet property="gone" destination="v" id="c1"/></connections></view>
      <!--                                        ^^^^ error dangling-outlet: -->
      -- Main.storyboard --
      <collectionViewController id="s" customClass="Home" customModule="App"><collectionView key="view" id="t"><cells>
        <collectionViewCell reuseIdentifier="Cell" id="c1"/><collectionViewCell reuseIdentifier="Row" id="c2"/>
        <collectionViewCell reuseIdentifier="Line" id="c3"/></cells></collectionView></collectionViewController>
      """#),
    Case(
      "UIKit makes no text of a class that code registers for cells",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Head.swift", "Foot.swift", "Name.swift", "Main.storyboard", "Head.xib", "Foot.xib"])))
      -- Name.swift --
      func named(_ type: AnyClass) -> UINib { UINib(nibName: String(describing: type), bundle: nil) }
      -- Head.swift --
      class Head: UICollectionReusableView {}
      -- Foot.swift --
      class Foot: UICollectionReusableView {}
      -- Start.swift --
      class Start: UICollectionViewController {
        override func viewDidLoad() {
          collectionView.register(Head.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "one")
          collectionView.register(named(Foot.self), forSupplementaryViewOfKind: "foot", withReuseIdentifier: "two")
        }
        func head(_ path: IndexPath) -> Any {
          collectionView.dequeueReusableSupplementaryView(ofKind: "head", withReuseIdentifier: "one", for: path) as! Head
        }
      }
      -- Head.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionReusableView id="v" customClass="Head" customModule="App"><connections><outlet property="gone" destination="v" id="c1"/></connections></collectionReusableView>
      <!--                                                                                                ^^^^ warning dangling-outlet: (no code loads this nib) -->
      -- Foot.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionReusableView id="v" customClass="Foot" customModule="App"><connections><outlet property="gone" destination="v" id="c1"/></connections></collectionReusableView>
      <!--                                                                                                ^^^^ error dangling-outlet: -->
      -- Main.storyboard --
      <collectionViewController id="s" customClass="Start" customModule="App"/>
      """#),
    Case(
      "a view that gets no touches sends nothing until code lets them",
      """
      -- Desk.swift --
      class Desk: UIViewController {
        @IBOutlet var face: UIImageView!
        @IBOutlet var still: UIImageView!
        @IBOutlet var third, fourth, fifth, sixth: UIView!
        override func viewDidLoad() { face.isUserInteractionEnabled = true }
        func cell(of list: UITableView) -> UITableViewCell? { list.dequeueReusableCell(withIdentifier: "row") }
      }
      class Row: UITableViewCell { func wake() { isUserInteractionEnabled = true } }
      -- Main.storyboard --
      <scenes><scene sceneID="s"><objects><viewController id="a" customClass="Desk" customModule="App">
        <view key="view" id="v"><subviews>
          <imageView userInteractionEnabled="NO" id="i1"><connections><outletCollection property="gestureRecognizers" destination="t1" appends="YES" id="g1"/></connections></imageView>
          <imageView userInteractionEnabled="NO" id="i2"><connections><outletCollection property="gestureRecognizers" destination="t2" appends="YES" id="g2"/></connections></imageView>
          <view userInteractionEnabled="NO" id="w"><subviews>
            <button id="b"><connections><action selector="three" destination="a" eventType="touchUpInside" id="c3"/></connections></button>
            <!--                                          ^^^^^ warning missing-action: Desk has no action 'three' (no touches get here, and no code lets them) -->
          </subviews></view>
          <view userInteractionEnabled="NO" customClass="Row" customModule="App" id="r"><subviews>
            <button id="b2"><connections><action selector="four" destination="a" eventType="touchUpInside" id="c4"/></connections></button>
            <!--                                           ^^^^ error missing-action: -->
          </subviews></view>
          <tableView id="l"><prototypes><tableViewCell userInteractionEnabled="NO" reuseIdentifier="row" id="p">
            <button id="b3"><connections><action selector="five" destination="a" eventType="touchUpInside" id="c5"/></connections></button>
            <!--                                           ^^^^ error missing-action: -->
          </tableViewCell></prototypes></tableView>
        </subviews></view>
        <connections><outlet property="face" destination="i1" id="o1"/><outlet property="still" destination="i2" id="o2"/>
          <outlet property="third" destination="v" id="o3"/><outlet property="fourth" destination="v" id="o4"/>
          <outlet property="fifth" destination="v" id="o5"/><outlet property="sixth" destination="v" id="o6"/></connections>
      </viewController>
      <tapGestureRecognizer id="t1"><connections><action selector="one" destination="a" id="c1"/></connections></tapGestureRecognizer>
      <!--                                                         ^^^ error missing-action: -->
      <tapGestureRecognizer id="t2"><connections><action selector="two" destination="a" id="c2"/></connections></tapGestureRecognizer>
      <!--                                                         ^^^ warning missing-action: (no touches get here, and no code lets them) -->
      </objects></scene></scenes>
      """
    ).without("class-mismatch"),
    Case(
      "what only a class does that nothing makes has no effect",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Old.m", "Main.storyboard", "A.xib", "B.xib", "C.xib"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let made: Made? = .init()
        var shared: Shared { .shared }
        typealias Short = Called
        override init() { _ = Short(); NSClassFromString("App.Looked") }
      }
      class Made: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "M", bundle: .main) }
        //                                                ^ error missing-nib
      }
      class Shared: UIViewController {
        static let shared = Shared.self as Any as! UIViewController
        override func viewDidLoad() { _ = UINib(nibName: "S", bundle: .main) }
        //                                                ^ error missing-nib
      }
      class Called: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "C2", bundle: .main) }
        //                                                ^^ error missing-nib
      }
      class Looked: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "L", bundle: .main) }
        //                                                ^ error missing-nib
      }
      class Idle: UIViewController {
        init() { super.init(nibName: "A", bundle: nil) }
        override func viewDidLoad() { _ = UINib(nibName: "I", bundle: .main) }
        //                                                ^ warning missing-nib: nothing makes a 'Idle'
        func take(_ other: Idle) {}
      }
      class Busy: UIViewController { init() { super.init(nibName: "B", bundle: nil) } }
      class Owner: UIViewController {}
      func start() { _ = Busy() }
      -- Old.h --
      @interface Old : UIViewController
      @end
      -- Old.m --
      #import "Old.h"
      @implementation Old
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"O" owner:self options:nil]; }
      //                                                          ^ warning missing-nib: nothing makes a 'Old'
      @end
      -- A.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- B.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- C.xib --
      <view id="v"/>
      -- Main.storyboard --
      <viewController id="vc"/>
      """#),
    Case(
      "a cell for whose identifier code has a name, and no text",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["List.swift", "Main.storyboard"])))
      -- List.swift --
      class List: UITableViewController {
        func show(photo: UIImage) { print(photo) }
        func cell() -> Any { tableView.dequeueReusableCell(withIdentifier: "row")! }
      }
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="photo" id="x" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="x" id="c1"/></connections></tableViewCell>
      <!--                               ^^^^ warning dangling-outlet: (no code dequeues this cell) -->
        <tableViewCell reuseIdentifier="row" id="y" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="y" id="c2"/></connections></tableViewCell>
      <!--                               ^^^^ error dangling-outlet -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "an action that code replaces is not sent",
      #"""
      -- Panel.swift --
      class Panel: NSWindowController {
        @IBOutlet var button: NSButton!
        @IBOutlet var other: NSButton!
        override func windowDidLoad() { button.action = #selector(save(_:)); other.title = "" }
        @IBAction func save(_ sender: Any) {}
      }
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel" customModule="App"><connections>
        <outlet property="button" destination="b" id="c1"/><outlet property="other" destination="o" id="c2"/><outlet property="window" destination="w" id="c3"/></connections></customObject>
      <window id="w"/>
      <button id="b"><connections><action selector="gone:" target="-2" id="a1"/></connections></button>
      <!--                                          ^^^^^ warning missing-action: Panel has no action 'gone:' (code gives it another action) -->
      <button id="o"><connections><action selector="gone:" target="-2" id="a2"/></connections></button>
      <!--                                          ^^^^^ error missing-action -->
      """#),
    Case(
      "no member of a category that no target compiles is suggested",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Home.swift", "Main.storyboard"])))
      -- Home.swift --
      class Home: UIViewController { @IBAction func other(_ sender: Any) {} }
      -- Old.swift --
      extension Home { @IBAction func saveAll(_ sender: Any) {} }
      -- Main.storyboard --
      <viewController id="vc" customClass="Home" customModule="App" customModuleProvider="target">
        <button id="a"><connections>
          <action selector="saveAl:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^^^^ error missing-action: Home has no action 'saveAl:'; declare it or remove the connection -->
          <action selector="other:" destination="vc" eventType="touchDown" id="a2"/></connections></button>
      </viewController>
      """#
    ).without("unused-action"),
    Case(
      "a loose file in the folder of another app is that app's",
      #"""
      -- One/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["App.swift", "Main.storyboard"])))
      -- One/App.swift --
      @main class OneDelegate: UIResponder, UIApplicationDelegate {}
      -- Two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["App.swift", "Main.storyboard"])))
      -- Two/App.swift --
      @main class TwoDelegate: UIResponder, UIApplicationDelegate {}
      -- Two/Loose.swift --
      class Loose: UIViewController { @IBOutlet var label: UILabel! }
      -- Two/Main.storyboard --
      <viewController id="vc"/>
      -- One/Main.storyboard --
      <viewController id="vc" customClass="Loose" customModule="One" customModuleProvider="target">
      <!--                                 ^^^^^ error unknown-class -->
        <view key="view" id="v"/><connections><outlet property="gone" destination="v" id="c1"/><outlet property="label" destination="v" id="c2"/></connections>
      </viewController>
      """#),
    Case(
      "a class of another app that has the name of a storyboard does not load it",
      #"""
      -- One/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["App.swift", "Round.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- One/Info.plist --
      <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
      -- One/App.swift --
      class SceneDelegate: UIResponder { func name() -> String { String(describing: type(of: self)) } }
      class Shape: UIViewController {}
      -- One/Round.storyboard --
      <viewController id="vc" customClass="Shape" customModule="One" customModuleProvider="target"><view key="view" id="v"/>
        <connections><outlet property="gone" destination="v" id="c1"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: Shape has no outlet 'gone' (nothing loads this storyboard) -->
      -- Two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["App.swift", "Main.storyboard"]), ProjectTarget(name: "TwoTests", files: ["Tests.swift"], product: "bundle.unit-test")))
      -- Two/App.swift --
      class Round: UIView {}
      -- Two/Tests.swift --
      import Round
      class Tests: Base { func load() { open("Round") } }
      -- Two/Main.storyboard --
      <viewController id="vc"><view key="view" id="v" customClass="Round" customModule="Two"/></viewController>
      """#),
    Case(
      "a nib that has the name of a controller which code does not make",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Idle.xib", "Busy.xib"])))
      -- App.swift --
      @main class AppDelegate: UIResponder, UIApplicationDelegate { override init() { _ = Busy() /* Idle() */ } }
      class Idle: UIViewController {}
      class Busy: UIViewController {}
      -- Idle.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Idle" customModule="App"><connections>
        <outlet property="view" destination="v" id="c1"/><outlet property="a" destination="v" id="c2"/></connections></placeholder><view id="v"/>
      <!--                                                                 ^ warning dangling-outlet: Idle has no outlet 'a' (no code loads this nib) -->
      -- Busy.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Busy" customModule="App"><connections>
        <outlet property="view" destination="v" id="c1"/><outlet property="a" destination="v" id="c2"/></connections></placeholder><view id="v"/>
      <!--                                                                 ^ error dangling-outlet -->
      """#),
    Case(
      "an image literal in a loose file, a cast to a class of another app, and an image that the document has",
      #"""
      -- One/One.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["App.swift", "Main.storyboard"])))
      -- One/App.swift --
      class Detail: UIViewController {}
      class List: UITableViewController {
        func show() { _ = storyboard!.instantiateViewController(withIdentifier: "detail") as! Old }
      }
      -- One/Main.storyboard --
      <viewController id="vc" storyboardIdentifier="detail" customClass="Detail" customModule="One" customModuleProvider="target">
        <view key="view" id="w"><imageView image="A1" id="i"/><imageView image="B1" id="j"/></view></viewController>
      <!--                                                                      ^^ warning missing-image -->
      <tableViewController id="vd" customClass="List" customModule="One" customModuleProvider="target"><tableView key="view" id="v"/></tableViewController>
      <resources><image name="A1" width="1" height="1"><mutableData key="keyedArchiveRepresentation">AA</mutableData></image><image name="B1" width="1" height="1"/></resources>
      -- One/Assets.xcassets/x.imageset/x.png --
      -- One/Assets.xcassets/x.imageset/Contents.json --
      {}
      -- Two/Two.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Old.swift"])))
      -- Two/Old.swift --
      class Old: UIViewController {}
      -- Notes/hide.swift --
      let a = #imageLiteral(resourceName: "gone")
      //                                   ^^^^ warning missing-image
      """#),
    Case(
      "a launch screen makes no objects of the app, and an outlet of the framework's class is connected",
      #"""
      -- Home.h --
      @interface Home : UITableViewController
      @property (weak) IBOutlet UITableView *tableView;
      @property (weak) IBOutlet UILabel *other;
      //                                 ^^^^^ warning unconnected-outlet
      @end
      -- Home.m --
      @implementation Home
      @end
      -- Splash.swift --
      class Splash: UIViewController { @IBOutlet var label: UILabel! }
      -- Launch.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" launchScreen="YES" initialViewController="a">
        <scenes><scene sceneID="s"><objects>
          <viewController id="a" customClass="Splash" customModule="App" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        </objects></scene></scenes>
      </document>
      -- Main.storyboard --
      <tableViewController id="vc" customClass="Home"/>
      """#),
    Case(
      "a key that is longer by a word is another one",
      #"""
      -- Make.swift --
      class Make: AMBundleAction { @objc dynamic var parametersView: NSView? }
      class Other: AMBundleAction { @objc dynamic var parameterz: NSView? }
      -- Make.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Make" customModule="App"/>
      <textField id="t"><connections><binding destination="-2" name="value" keyPath="parameters" id="b1"/></connections></textField>
      -- Other.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Other" customModule="App"/>
      <textField id="t"><connections><binding destination="-2" name="value" keyPath="parameters" id="b1"/></connections></textField>
      <!--                                                                           ^^^^^^^^^^ error unknown-binding-key -->
      """#),
    Case(
      "an error weighs less in a nib that no code loads and at a segue that no code performs",
      #"""
      -- Code.swift --
      class Shop: UIViewController {
        func load() {
          _ = UINib(nibName: "Quoted", bundle: nil)
          _ = UINib(nibName: "Row\(1)", bundle: nil)
          performSegue(withIdentifier: "ToCart", sender: nil)
        }
      }
      class Owned: UIViewController {}
      class Owner: UIViewController {}
      -- Quoted.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- Row1.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- Owned.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owned" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      <!-- error[0:"Owned"] unset-view -->
      -- Named.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- Left.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- Main.storyboard --
      <viewController id="vc" customClass="Shop" customModule="App" nibName="Named"><connections>
        <segue destination="vd" kind="show" identifier="ToCart" destinationCreationSelector="cart:" id="s1"/>
        <!--                                                                                 ^^^^^ error missing-segue-action -->
        <segue destination="vd" kind="show" identifier="ToDesk" destinationCreationSelector="desk:" id="s2"/>
        <!--                                                                                 ^^^^^ warning missing-segue-action: (no code performs this segue) -->
        <segue destination="vd" kind="show" destinationCreationSelector="none:" id="s3"/>
        <!--                                                             ^^^^^ warning missing-segue-action: (no code performs this segue) -->
        <segue destination="vd" kind="embed" destinationCreationSelector="pane:" id="s4"/>
        <!--                                                              ^^^^^ error missing-segue-action -->
      </connections></viewController>
      <viewController id="vd"/>
      """#),
    Case(
      "a scene that only code can show weighs less while no code names it",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        func show() { _ = storyboard?.instantiateViewController(withIdentifier: "Shown Scene") }
      }
      -- Main.storyboard --
      <viewController id="vc" storyboardIdentifier="Shown Scene" customClass="Form" customModule="App"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
      -- Other.storyboard --
      <viewController id="vc" storyboardIdentifier="Hidden Scene" customClass="Form" customModule="App"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ warning dangling-outlet: Form has no outlet 'a' (no code shows this scene) -->
      -- Third.storyboard --
      <viewController id="vc" storyboardIdentifier="Form" customClass="Form" customModule="App"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
      """#),
    Case(
      "what another app of the workspace names, loads nothing here",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["A.swift", "Head.xib"])))
      -- One/A.swift --
      class Owner: UIViewController {}
      -- One/Head.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="One"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["B.swift", "Head.xib"])))
      -- Two/B.swift --
      class Boss: UIViewController {
        func load() { _ = UINib(nibName: "Head", bundle: nil) }
      }
      -- Two/Head.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Boss" customModule="Two"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      """#),
    Case(
      "a main storyboard that no property list names is not loaded",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["A.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- One/Info.plist --
      <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
      -- One/A.swift --
      class SceneDelegate: UIResponder {}
      class Form: UIViewController {
        func later() { DispatchQueue.main.async {} }
      }
      -- One/Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="One"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ warning dangling-outlet: Form has no outlet 'a' (nothing loads this storyboard) -->
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["B.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Two/Info.plist --
      <dict><key>UIMainStoryboardFile</key><string>Main</string></dict>
      <!--                                         ^^^^ error missing-initial-controller -->
      -- Two/B.swift --
      class Board: UIViewController {}
      -- Two/Main.storyboard --
      <viewController id="vc" customClass="Board" customModule="Two"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
      -- Three/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Three", files: ["C.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Three/Info.plist --
      <dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
      -- Three/C.swift --
      class SceneDelegate: UIResponder {}
      class Sheet: UIViewController {
        func load() { _ = UIStoryboard(name: "Main", bundle: nil) }
      }
      -- Three/Main.storyboard --
      <viewController id="vc" customClass="Sheet" customModule="Three"><connections>
        <outlet property="a" destination="vc" id="c1"/></connections></viewController>
      <!--                ^ error dangling-outlet -->
      """#),
    Case(
      "a nib of a cell's name is loaded only if code names it or makes texts from types",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.m", "BareCell.xib", "NamedCell.xib"])))
      -- Code.m --
      #import "BareCell.h"
      @interface BareCell : UITableViewCell
      @end
      @implementation BareCell
      @end
      @interface NamedCell : UITableViewCell
      @end
      @implementation NamedCell
      - (void)load { [[NSBundle mainBundle] loadNibNamed:@"NamedCell" owner:nil options:nil]; }
      @end
      -- BareCell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="BareCell"><connections><outlet property="a" destination="c" id="c1"/></connections></tableViewCell>
      <!--                                                                        ^ warning dangling-outlet: BareCell has no outlet 'a' (no code loads this nib) -->
      -- NamedCell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="NamedCell"><connections><outlet property="a" destination="c" id="c1"/></connections></tableViewCell>
      <!--                                                                         ^ error dangling-outlet -->
      """#),
    Case(
      "nothing shows a view beside the controller to which nothing leads",
      #"""
      -- Code.swift --
      class Form: UIViewController {
        @IBOutlet var kept: UIView!
        override func viewDidLoad() { view.addSubview(kept) }
      }
      -- Main.storyboard --
      <scene sceneID="s"><objects>
      <viewController id="a" customClass="Form" customModule="App"><connections><outlet property="kept" destination="k" id="c0"/></connections></viewController>
      <view id="v"><subviews><button id="b"><connections>
        <action selector="push:" destination="a" eventType="touchUpInside" id="c1"/></connections></button></subviews></view>
      <!--                ^^^^^ warning missing-action: Form has no action 'push:' (nothing leads to this object) -->
      <view id="k"><subviews><button id="d"><connections>
        <action selector="push:" destination="a" eventType="touchUpInside" id="c2"/></connections></button></subviews></view>
      <!--                ^^^^^ error missing-action -->
      </objects></scene>
      """#),
    Case(
      "a prototype that no code asks for is never made",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Code.swift", "Main.storyboard"])))
      -- Code.swift --
      class List: UITableViewController {
        func cell() -> Any { tableView.dequeueReusableCell(withIdentifier: "shown")! }
      }
      class Cell: UITableViewCell {}
      -- Main.storyboard --
      <tableViewController id="a" customClass="List" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="shown" id="x" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="x" id="c1"/></connections></tableViewCell>
      <!--                               ^^^^ error dangling-outlet -->
        <tableViewCell reuseIdentifier="never" id="y" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="y" id="c2"/></connections></tableViewCell>
      <!--                               ^^^^ warning dangling-outlet: Cell has no outlet 'gone' (no code dequeues this cell) -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "in Objective-C, the name of a class as a text loads that class's nib alone",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["main.m", "Bar.m", "Bar.xib", "Cell.m", "Cell.xib"])))
      -- main.m --
      #import <UIKit/UIKit.h>
      int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, NSStringFromClass([Cell class])); }
      -- Bar.m --
      @interface Bar : UIView
      @end
      @implementation Bar
      @end
      -- Bar.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Bar"><connections><outlet property="gone" destination="v" id="c1"/></connections></view>
      <!--                                                          ^^^^ warning dangling-outlet: Bar has no outlet 'gone' (no code loads this nib) -->
      -- Cell.m --
      @interface Cell : UIView
      @end
      @implementation Cell
      @end
      -- Cell.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Cell"><connections><outlet property="gone" destination="v" id="c1"/></connections></view>
      <!--                                                           ^^^^ error dangling-outlet -->
      """#),
    Case(
      "what only a method does that nothing calls has no effect",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Form.swift", "Old.m", "Rows.swift", "Main.storyboard", "A.xib", "B.xib", "C.xib", "D.xib", "E.xib", "F.xib", "G.xib", "H.xib"])))
      -- Form.swift --
      class Form: UIViewController {
        static func made() -> Any { UINib(nibName: "A", bundle: nil) }
        private var nib: UINib { if view.isHidden { return UINib(nibName: "C", bundle: nil) } else { return UINib(nibName: "B", bundle: nil) } }
        override func viewDidLoad() { _ = nib }
        private func pay() { performSegue(withIdentifier: "Pay", sender: nil) }
        /* Pay with "D" */
        func tableView(_ t: UITableView, didSelectRowAt: IndexPath) { performSegue(withIdentifier: "Show", sender: nil) }
      }
      class Owner: UIViewController {}
      -- Old.h --
      @interface Old : UIViewController
      + (id)fromNib;
      + (id)shown;
      + (id)nibForTable:(UITableView *)table;
      + (id)nibForView:(UIView *)view;
      @end
      @interface Row : UITableViewCell
      + (id)rowWithTable:(UITableView *)table;
      @end
      -- Old.m --
      #import "Old.h"
      @implementation Old
      + (id)fromNib { return [UINib nibWithNibName:@"D" bundle:nil]; }
      + (id)shown { return [UINib nibWithNibName:@"E" bundle:nil]; }
      + (id)nibForTable:(UITableView *)table { return [UINib nibWithNibName:@"F" bundle:nil]; }
      + (id)nibForView:(UIView *)view { return [UINib nibWithNibName:@"G" bundle:nil]; }
      - (void)awake { [Old shown]; [Old nibForView:nil]; }
      @end
      @implementation Row
      + (id)rowWithTable:(UITableView *)table { return [UINib nibWithNibName:@"H" bundle:nil]; }
      @end
      -- Rows.swift --
      func makeRow(_ table: UITableView) -> Row { Row(table: table) }
      -- A.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- B.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- C.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- D.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- E.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- F.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ warning dangling-outlet: Owner has no outlet 'a' (no code loads this nib) -->
      -- G.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- H.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App"><connections>
        <outlet property="a" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                ^ error dangling-outlet -->
      -- Main.storyboard --
      <viewController id="vc" customClass="Form" customModule="App"><connections>
        <segue destination="vd" kind="show" identifier="Pay" destinationCreationSelector="cart:" id="s1"/>
        <!--                                                                              ^^^^^ warning missing-segue-action: (no code performs this segue) -->
        <segue destination="vd" kind="show" identifier="Show" destinationCreationSelector="desk:" id="s2"/>
        <!--                                                                               ^^^^^ error missing-segue-action -->
      </connections></viewController>
      <viewController id="vd"/>
      """#),
    Case(
      "a type by its name makes no text with another name, and neither does a value",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {
        override func viewDidLoad() {
          for name in [String(describing: Shop.self), "\(Cart.self)", NSStringFromClass(Desk.self)] { make(name) }
          title = String(describing: title) + ["description": "x", "className": "y"].description
        }
      }
      class Shop: UIViewController {}
      class Cart: UIViewController {}
      class Desk: UIViewController {}
      class Left: UIViewController {}
      -- Main.storyboard --
      <viewController id="s" storyboardIdentifier="Start" customClass="Start" customModule="App"/>
      <viewController id="a" storyboardIdentifier="Shop" customClass="Shop" customModule="App">
        <connections><outlet property="gone" destination="a" id="c1"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      <viewController id="b" storyboardIdentifier="Cart" customClass="Cart" customModule="App">
        <connections><outlet property="gone" destination="b" id="c2"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      <viewController id="c" storyboardIdentifier="Desk" customClass="Desk" customModule="App">
        <connections><outlet property="gone" destination="c" id="c3"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      <viewController id="d" storyboardIdentifier="Left" customClass="Left" customModule="App">
        <connections><outlet property="gone" destination="d" id="c4"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: (no code shows this scene) -->
      """#),
    Case(
      "nothing shows a scene without identifier and segue, where others have identifiers",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Sign.storyboard"])))
      -- Start.swift --
      class Start: UIViewController { override func viewDidLoad() { make("Sign", "Up") } }
      -- Sign.storyboard --
      <viewController id="u" storyboardIdentifier="Up"/>
      <viewController id="s" customClass="Start" customModule="App">
        <connections><outlet property="gone" destination="s" id="c1"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: (nothing shows this scene) -->
      """#),
    Case(
      "nothing shows a scene beside the menus of an app, where none is the initial one",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["App.swift", "Main.storyboard"])))
      -- App.swift --
      @main class Delegate: NSObject, NSApplicationDelegate {}
      -- Main.storyboard --
      <!-- macOS -->
      <scene sceneID="menus"><objects>
      <application id="app" sceneMemberID="viewController">
        <connections><outlet property="delegate" destination="d" id="c1"/></connections></application>
      <customObject id="d" customClass="Delegate" customModule="App"/>
      </objects></scene>
      <viewController id="s" customClass="Gone" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
      <!--                                ^^^^ warning unknown-class: (nothing shows this scene) -->
        <connections><outlet property="name" destination="s" id="c2"/></connections></viewController>
      """#),
    Case(
      "a generated member stands in one expression with what generates it",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Shop.swift", "Cart.swift", "Main.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {
        override func viewDidLoad() { show(R.storyboard.main.cart()!, sender: storyboard) }
      }
      -- Shop.swift --
      class Shop: UIViewController { override func viewDidLoad() { add(shop: self) } }
      -- Cart.swift --
      class Cart: UIViewController {}
      -- Main.storyboard --
      <viewController id="s" storyboardIdentifier="Start" customClass="Start" customModule="App"/>
      <viewController id="a" storyboardIdentifier="Shop" customClass="Shop" customModule="App">
        <connections><outlet property="gone" destination="a" id="c1"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <viewController id="b" storyboardIdentifier="Cart" customClass="Cart" customModule="App">
        <connections><outlet property="gone" destination="b" id="c2"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      """#),
    Case(
      "a nib by the name of a class whose scenes have their own view is loaded where code makes the class",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard", "Shown.xib", "Made.xib"])))
      -- Start.swift --
      class Start: UIViewController { override func viewDidLoad() { show(Made()); let a: Shown? = nil; show(a) } }
      class Shown: UIViewController { @IBOutlet var a: UIView! }
      class Made: UIViewController { @IBOutlet var a: UIView! }
      -- Main.storyboard --
      <viewController id="s" customClass="Start" customModule="App"><connections>
        <segue destination="t" kind="show" id="s1"/><segue destination="u" kind="show" id="s2"/></connections></viewController>
      <viewController id="t" customClass="Shown" customModule="App"><view key="view" id="v"/>
        <connections><outlet property="a" destination="v" id="c1"/></connections></viewController>
      <viewController id="u" customClass="Made" customModule="App"><view key="view" id="w"/>
        <connections><outlet property="a" destination="w" id="c2"/></connections></viewController>
      -- Shown.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shown" customModule="App"><connections>
        <outlet property="view" destination="v" id="c0"/><outlet property="b" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                                                                 ^ warning dangling-outlet: (no code loads this nib) -->
      -- Made.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Made" customModule="App"><connections>
        <outlet property="view" destination="v" id="c0"/><outlet property="b" destination="v" id="c1"/></connections></placeholder><view id="v"/>
      <!--                                                                 ^ error dangling-outlet -->
      """#),
    Case(
      "another scene's controller asks for the cells of its own table",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["One.swift", "Two.swift", "Source.swift", "Main.storyboard"])))
      -- One.swift --
      class One: UITableViewController {}
      class Cell: UITableViewCell {}
      -- Two.swift --
      class Two: UITableViewController { override func viewDidLoad() { ask("photo") } }
      -- Source.swift --
      class Source: NSObject { override init() { ask("song") } }
      -- Main.storyboard --
      <tableViewController id="a" customClass="One" customModule="App"><tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="photo" id="x" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="x" id="c1"/></connections></tableViewCell>
      <!--                               ^^^^ warning dangling-outlet: (no code dequeues this cell) -->
        <tableViewCell reuseIdentifier="song" id="y" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="y" id="c2"/></connections></tableViewCell>
      <!--                               ^^^^ error dangling-outlet -->
      </prototypes></tableView><connections><segue destination="b" kind="show" id="s"/></connections></tableViewController>
      <tableViewController id="b" customClass="Two" customModule="App"><tableView key="view" id="u"><prototypes>
        <tableViewCell reuseIdentifier="photo" id="z" customClass="Cell" customModule="App">
          <connections><outlet property="gone" destination="z" id="c3"/></connections></tableViewCell>
      <!--                               ^^^^ error dangling-outlet -->
      </prototypes></tableView></tableViewController>
      """#),
    Case(
      "an identifier that code uses for another storyboard shows no scene of this one",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard", "Pad.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {
        override func viewDidLoad() {
          show(UIStoryboard(name: "Pad", bundle: nil).instantiateViewController(withIdentifier: "Desk"), sender: nil)
          show(UIStoryboard(name: "Pad", bundle: nil).instantiateViewController(withIdentifier: "Shop"), sender: nil)
          make("Shop")
        }
      }
      class Desk: UIViewController {}
      class Shop: UIViewController {}
      -- Main.storyboard --
      <viewController id="s" customClass="Start" customModule="App" storyboardIdentifier="Start"/>
      <viewController id="a" storyboardIdentifier="Desk" customClass="Desk" customModule="App">
        <connections><outlet property="gone" destination="a" id="c1"/></connections></viewController>
      <!--                             ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <viewController id="b" storyboardIdentifier="Shop" customClass="Shop" customModule="App">
        <connections><outlet property="gone" destination="b" id="c2"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      -- Pad.storyboard --
      <viewController id="t" storyboardIdentifier="Desk"/>
      <viewController id="u" storyboardIdentifier="Shop"/>
      """#),
    Case(
      "of several projects in a folder, one that lists documents tells which are built",
      """
      -- A.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "Core", files: ["Core.swift"])))
      -- B.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: ["Chat.swift", "Other.xib"])))
      -- Core.swift --
      class Core {}
      -- Chat.swift --
      class Chat: UIViewController {}
      -- Other.xib --
      <view id="v"/>
      -- Chat.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Chat" customModule="App">
        <outlet property="bar" destination="v" id="c1"/>
        <!--              ^^^ warning dangling-outlet: Chat has no outlet 'bar' (no target builds this file) -->
      </placeholder>
      <view id="v"/>
      """),
    Case(
      "nothing in a scene that nothing leads to can crash the app",
      #"""
      -- Login.swift --
      class Login: UIViewController { let next = "Three" }
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
        <scenes>
          <scene sceneID="s1"><objects><viewController id="one" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="one" id="c1"/>
            <!--                           ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
            <segue destination="two" kind="relationship" id="g1"/></connections>
          </viewController></objects></scene>
          <scene sceneID="s2"><objects><viewController id="two" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="two" id="c2"/></connections>
            <!--                           ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
          </viewController></objects></scene>
          <scene sceneID="s3"><objects><viewController storyboardIdentifier="Three" id="three" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="three" id="c3"/></connections>
            <!--                           ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
          </viewController></objects></scene>
          <scene sceneID="s4"><objects><viewController id="four" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="four" id="c4"/>
            <!--                           ^^^^ warning dangling-outlet: Login has no outlet 'gone' (nothing shows this scene) -->
            <segue destination="five" kind="show" id="g2"/></connections>
          </viewController></objects></scene>
          <scene sceneID="s5"><objects><viewController id="five" customClass="Login" customModule="App">
            <connections><outlet property="gone" destination="five" id="c5"/></connections>
            <!--                           ^^^^ warning dangling-outlet: Login has no outlet 'gone' (nothing shows this scene) -->
          </viewController></objects></scene>
        </scenes>
      </document>
      """#),
    Case(
      "a scene is shown where code performs the segues that lead there",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "Compared" { print("Compared a segue!") }
          print("Unnamed")
        }
        func go() { performSegue(withIdentifier: "Performed", sender: nil) }
        override func viewDidLoad() { go() }
      }
      class Menu: Missing {}
      class Shop: UIViewController {}
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s">
      <scenes>
      <scene sceneID="1"><objects><viewController id="s" customClass="Start" customModule="App">
        <view key="view" id="v"><subviews><label text="Start" id="l"/></subviews></view><connections>
        <segue destination="a" kind="show" identifier="Performed" id="s1"/>
        <segue destination="b" kind="show" identifier="Compared" id="s2"/>
        <segue destination="c" kind="show" identifier="Unnamed" id="s3"/>
        <segue destination="e" kind="embed" id="s4"/>
      </connections></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="a" customClass="Shop" customModule="App"><connections>
        <outlet property="gone" destination="a" id="c1"/></connections></viewController></objects></scene>
      <!--                ^^^^ error dangling-outlet -->
      <scene sceneID="3"><objects><viewController id="b" customClass="Shop" customModule="App"><connections>
        <outlet property="gone" destination="b" id="c2"/></connections></viewController></objects></scene>
      <!--                ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <scene sceneID="4"><objects><navigationController id="c"><connections>
        <segue destination="d" kind="relationship" relationship="rootViewController" id="s5"/></connections></navigationController></objects></scene>
      <scene sceneID="5"><objects><viewController id="d" customClass="Shop" customModule="App"><connections>
        <outlet property="gone" destination="d" id="c3"/></connections></viewController></objects></scene>
      <!--                ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <scene sceneID="6"><objects><viewController id="e" customClass="Menu" customModule="App"><connections>
        <segue destination="f" kind="show" identifier="sw_front" id="s6"/></connections></viewController></objects></scene>
      <scene sceneID="7"><objects><viewController id="f" customClass="Shop" customModule="App"><connections>
        <outlet property="gone" destination="f" id="c4"/></connections></viewController></objects></scene>
      <!--                ^^^^ error dangling-outlet -->
      </scenes></document>
      """#),
    Case(
      "an identifier in a run-time attribute may be read by the class that shows the scene",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {
        @IBInspectable var first: String?
        @IBInspectable var next: String?
        override func viewDidLoad() { performSegue(withIdentifier: next!, sender: first) }
      }
      class Shop: UIViewController {}
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s">
      <scenes>
      <scene sceneID="1"><objects><viewController id="s" customClass="Start" customModule="App">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="first" value="Side Menu"/>
          <userDefinedRuntimeAttribute type="string" keyPath="next" value="Onward"/></userDefinedRuntimeAttributes>
        <connections><segue destination="a" kind="show" identifier="Onward" id="s1"/></connections>
      </viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="a" customClass="Shop" customModule="App"><connections>
        <outlet property="gone" destination="a" id="c1"/></connections></viewController></objects></scene>
      <!--                ^^^^ error dangling-outlet -->
      <scene sceneID="3"><objects><viewController id="b" storyboardIdentifier="Side Menu" customClass="Shop" customModule="App"><connections>
        <outlet property="gone" destination="b" id="c2"/></connections></viewController></objects></scene>
      <!--                ^^^^ error dangling-outlet -->
      </scenes></document>
      """#),
    Case(
      "the initial controller of a storyboard is made where code makes it, or the app begins with it",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Main.storyboard", "Shop.storyboard", "Sign.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      </dict></plist>
      -- Start.swift --
      class Start: UIViewController {
        override func viewDidLoad() {
          show(UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: "Desk"), sender: nil)
          show(UIStoryboard(name: "Sign", bundle: nil).instantiateInitialViewController()!, sender: nil)
          show(UIStoryboard(name: "Sign", bundle: nil).instantiateInitialViewController { Start(coder: $0) }!, sender: nil)
          performSegue(withIdentifier: "detial", sender: nil)
          //                            ^^^^^^ error missing-segue: did you mean 'detail'?
        }
      }
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s">
      <scenes><scene sceneID="1"><objects><viewController id="s" customClass="Start" customModule="App"><connections>
        <outlet property="gone" destination="s" id="c1"/></connections></viewController></objects></scene>
      <!--                ^^^^ error dangling-outlet -->
      </scenes></document>
      -- Shop.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
      <scenes>
      <scene sceneID="1"><objects><viewController id="n" customClass="Start" customModule="App"><connections>
        <outlet property="gone" destination="n" id="c1"/></connections></viewController></objects></scene>
      <!--                ^^^^ warning dangling-outlet: (no code shows this scene) -->
      <scene sceneID="2"><objects><viewController id="d" storyboardIdentifier="Desk" customClass="Start" customModule="App"><connections>
        <outlet property="gone" destination="d" id="c2"/></connections></viewController></objects></scene>
      <!--                ^^^^ error dangling-outlet -->
      </scenes></document>
      -- Sign.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s">
      <scenes><scene sceneID="1"><objects><viewController id="s" customClass="Start" customModule="App"><connections>
        <outlet property="gone" destination="s" id="c1"/>
      <!--                ^^^^ error dangling-outlet -->
        <segue destination="t" kind="show" id="c2"/><segue destination="u" kind="show" identifier="detail" id="c4"/>
        <segue destination="w" kind="show" identifier="other" id="c6"/></connections></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="t" customClass="Start" customModule="App"><connections>
        <outlet property="gone" destination="t" id="c3"/></connections></viewController></objects></scene>
      <!--                ^^^^ error dangling-outlet -->
      <scene sceneID="3"><objects><viewController id="u" customClass="Start" customModule="App"><connections>
        <outlet property="gone" destination="u" id="c5"/></connections></viewController></objects></scene>
      <!--                ^^^^ error dangling-outlet -->
      <scene sceneID="4"><objects><viewController id="w" customClass="Start" customModule="App"><connections>
        <outlet property="gone" destination="w" id="c7"/></connections></viewController></objects></scene>
      <!--                ^^^^ warning dangling-outlet: (no code shows this scene) -->
      </scenes></document>
      """#),
  ]

  /// A delegate that shows its own window, and what the main storyboard makes all the same.
  static let otherWindows: [Case] = [
    otherWindow(
      "the view of the main storyboard's controller is not loaded where the delegate sets its own window",
      "warning dangling-outlet: (no code shows this scene)",
      delegate(
        """
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        """)),
    otherWindow(
      "a local window that becomes the delegate's is its own",
      "warning dangling-outlet: (no code shows this scene)",
      delegate(
        """
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        self.window = window
        """)),
    otherWindow(
      "so in Objective-C",
      "warning dangling-outlet: (no code shows this scene)",
      delegateInObjectiveC(
        """
        self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
        self.window.rootViewController = [[UIViewController alloc] init];
        """)),
    otherWindow(
      "a delegate that sets its window on a condition, or uses the other one first, may show the storyboard",
      "error dangling-outlet",
      delegate(
        """
        if o == nil {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
        }
        """)),
    otherWindow(
      "a delegate that makes the storyboard's controller for its window shows it",
      "error dangling-outlet",
      delegate(
        """
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        """)),
    otherWindow(
      "a delegate that gives the storyboard's window another controller shows that one",
      "warning dangling-outlet: (no code shows this scene)",
      delegate(
        """
        let tabs = UITabBarController()
        window?.rootViewController = tabs
        """)),
    otherWindow(
      "so in Objective-C, by a property or a message",
      "warning dangling-outlet: (no code shows this scene)",
      delegateInObjectiveC(
        """
        self.window.rootViewController = [[UITabBarController alloc] init];
        """)),
    otherWindow(
      "a controller that shows the storyboard's one within itself",
      "error dangling-outlet",
      delegate(
        """
        window?.rootViewController = Drawer(center: window?.rootViewController)
        """)),
    otherWindow(
      "so in Objective-C, where a variable has it before",
      "error dangling-outlet",
      delegateInObjectiveC(
        """
        UIViewController *center = self.window.rootViewController;
        self.window.rootViewController = [[Drawer alloc] initWithCenter:center];
        """)),
    otherWindow(
      "a delegate that always calls a method which sets its window",
      "warning dangling-outlet: (no code shows this scene)",
      delegate("setUp(o)") + """

        extension App {
          func setUp(_ options: [String: Any]?) { window?.rootViewController = UIViewController() }
        }
        """),
    otherWindow(
      "so in Objective-C, on self",
      "warning dangling-outlet: (no code shows this scene)",
      delegateInObjectiveC("[self setUp];") + """

        @implementation App (Window)
        - (void)setUp { self.window.rootViewController = [[UITabBarController alloc] init]; }
        @end
        """),
    otherWindow(
      "a delegate that calls such a method on a condition, or after a use of the window, may show the storyboard",
      "error dangling-outlet",
      delegate("if o == nil { setUp() }\nprint(window ?? 0)\nsetUp()") + """

        extension App {
          func setUp() { window?.rootViewController = UIViewController() }
        }
        """),
    otherWindow(
      "a delegate that sets its window whatever a condition says, with a controller around another one",
      "warning dangling-outlet: (no code shows this scene)",
      delegate(
        """
        if o == nil {
          print("first")
        }
        if o == nil {
          window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        } else if a.isIdleTimerDisabled {
          show(UIViewController())
        } else {
          let rootViewController = UITabBarController()
          window?.rootViewController = rootViewController
        }
        """) + """

          extension App {
            func show(_ controller: UIViewController) { print(1); place(controller) }
            func place(_ controller: UIViewController) { window?.rootViewController = controller }
          }
          """),
    otherWindow(
      "a delegate that sets its window in some branches alone shows the storyboard in the others",
      "error dangling-outlet",
      delegate(
        """
        if o == nil {
          window?.rootViewController = UIViewController()
        } else if a.isIdleTimerDisabled {
          window?.rootViewController = UIViewController()
        }
        """)),
    otherWindow(
      "so in Objective-C, and with all branches",
      "warning dangling-outlet: (no code shows this scene)",
      delegateInObjectiveC(
        """
        UIViewController *rootViewController = [[UIViewController alloc] init];
        if (a.isIdleTimerDisabled) NSLog(@"idle");
        if (rootViewController.view) {
          self.window.rootViewController = rootViewController;
        } else {
          [self.window setRootViewController:[[UINavigationController alloc] initWithRootViewController:rootViewController]];
        }
        """)),
    otherWindow(
      "so in Objective-C, where a branch is missing",
      "error dangling-outlet",
      delegateInObjectiveC(
        """
        if (a.isIdleTimerDisabled) {
          self.window.rootViewController = [[UIViewController alloc] init];
        }
        """)),
    otherWindow(
      "a delegate that gets its window elsewhere",
      "warning dangling-outlet: (no code shows this scene)",
      delegate(
        """
        let shown = Debugger.shared.window(root: UIViewController())
        window = shown
        """)),
    otherWindow(
      "a delegate that lets its window go",
      "error dangling-outlet",
      delegate("window = nil")),
    otherWindow(
      "a class that an extension makes the delegate sets its window",
      "warning dangling-outlet: (no code shows this scene)",
      delegate("window?.rootViewController = UIViewController()").replacing(
        ", UIApplicationDelegate {", with: " {") + "\nextension App: UIApplicationDelegate {}"),
  ]

  private static func otherWindow(_ name: String, _ finding: String, _ code: String) -> Case {
    let file = code.contains("App.m --") ? "App.m" : "App.swift"
    return Case(
      name,
      """
      -- P.xcodeproj/project.pbxproj --
      \(project(ProjectTarget(name: "App", files: [file, "Start.swift", "Main.storyboard"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Info.plist --
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      </dict></plist>
      \(code)
      -- Start.swift --
      class Start: UIViewController {}
      class Trap: UIViewController {
        required init?(coder: NSCoder) { fatalError("no") }
      }
      -- Main.storyboard --
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="t">
      <scenes>
      <scene sceneID="1"><objects><tabBarController id="t"><connections>
        <segue destination="s" kind="relationship" relationship="viewControllers" id="s1"/>
        <segue destination="u" kind="relationship" relationship="viewControllers" id="s2"/></connections></tabBarController></objects></scene>
      <scene sceneID="2"><objects><viewController id="s" customClass="Start" customModule="App"><view key="view" id="v"/><connections>
        <outlet property="gone" destination="v" id="c1"/></connections></viewController></objects></scene>
      <!--                ^^^^ \(finding) -->
      <scene sceneID="3"><objects><viewController id="u" customClass="Trap" customModule="App"/></objects></scene>
      <!--                                                            ^^^^ error trapping-coder-init -->
      </scenes></document>
      """)
  }
}

/// The code of an app whose delegate runs some statements as the app starts.
private func delegate(_ statements: String) -> String {
  let body = statements.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  return """
    -- App.swift --
    @main class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
    \(body)
        return true
      }
    }
    """
}

/// The same in Objective-C.
private func delegateInObjectiveC(_ statements: String) -> String {
  let body = statements.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  return """
    -- App.m --
    @interface App : UIResponder <UIApplicationDelegate>
    @property UIWindow *window;
    @end
    @implementation App
    - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
    \(body)
      return YES;
    }
    @end
    """
}
