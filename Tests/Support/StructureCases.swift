extension Case {
  /// Documents that say which tools wrote them, in forms that Interface Builder never writes.
  static let structure: [Case] = [
    Case(
      "a document that Interface Builder could have written is in order",
      #"""
      -- Main.storyboard --
      \#(written(view: #"<subviews><button id="b"/></subviews>"#))
      """#),
    Case(
      "views belong into one '<subviews>'",
      #"""
      -- Main.storyboard --
      \#(written(view: "", "<label id=\"l\"/><label id=\"m\"/>"))
      <!--   ^^^^^ error invalid-structure: a view is not inside of '<subviews>' -->
      \#(end)
      -- Twice.storyboard --
      \#(written(view: "<subviews/>", "<subviews/>"))
      <!--   ^^^^^^^^ error invalid-structure: '<subviews>' already -->
      \#(end)
      -- Element.storyboard --
      \#(written(view: "<subviews>", "<lable id=\"l\"/></subviews>"))
      <!--   ^^^^^ error invalid-structure: did you mean 'label'? -->
      \#(end)
      """#),
    Case(
      "an object has one list of connections, and one object for each key",
      #"""
      -- Main.storyboard --
      \#(written(view: "<subviews>", "<button id=\"b\"><connections/><connections/></button></subviews>"))
      <!--                                ^^^^^^^^^^^ error invalid-structure: '<connections>' already -->
      \#(end)
      -- Views.storyboard --
      \#(written(view: "<subviews>", "<view id=\"c\"><view key=\"w\" id=\"w1\"/><view key=\"w\" id=\"w2\"/></view></subviews>"))
      <!--                                                        ^^ error invalid-structure: the key 'w' already -->
      \#(end)
      """#),
    Case(
      "constraints join what is inside of their view, in one direction",
      #"""
      -- Main.storyboard --
      \#(written(view: "<subviews><label id=\"l\"/></subviews><constraints>"))
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="k0"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="vc" secondAttribute="top" id="k1"/>
      <!--                                                       ^^ error invalid-constraint: is not inside of the view -->
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="leading" id="k2"/>
      <!--                                                                           ^^^^^^^ error invalid-constraint: 'top' can't be constrained to 'leading' -->
      <constraint firstItem="l" firstAttribute="topp" constant="8" id="k3"/>
      <!--                                      ^^^^ error invalid-constraint: no attribute 'topp' -->
      <constraint firstItem="l" firstAttribute="top" secondItem="v" id="k4"/>
      <!--                                                       ^ error invalid-constraint: without 'secondAttribute' -->
      <constraint firstItem="l" firstAttribute="top" secondAttribute="top" id="k5"/>
      <!--                                                            ^^^ error invalid-constraint: without 'secondItem' -->
      <constraint firstItem="l" firstAttribute="width" relation="atLeast" constant="8" id="k6"/>
      <!--                                                       ^^^^^^^ error invalid-constraint: no relation 'atLeast' -->
      <constraint firstItem="l" firstAttribute="width" relation="greaterThanOrEqual" constant="8,5" id="k7"/>
      <!--                                                                                     ^^^ error invalid-constraint: '8,5' is not a number -->
      <constraint firstItem="l" firstAttribute="width" constant="-8.5e3" priority="1001" id="k8"/>
      <!--                                                                         ^^^^ error invalid-constraint: not a number from 1 to 1000 -->
      <constraint firstItem="l" firstAttribute="height" constant="-.5" priority="999.5" id="k9"/>
      </constraints>\#(end)
      """#),
    Case(
      "actions of controls have an event, and segues lead to controllers",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBAction func tap(_ sender: Any) {}
      }
      -- Main.storyboard --
      \#(written(" customClass=\"Form\" customModule=\"App\"", view: "<subviews><button id=\"b\"><connections>"))
      <action selector="tap:" destination="vc" eventType="touchUpInside" id="c0"/>
      <action selector="tap:" destination="vc" id="c1"/>
      <!--              ^^^^ error invalid-connection: has no 'eventType' -->
      <action selector="tap:" destination="vc" eventType="touchUpInsid" id="c2"/>
      <!--              ^^^^ error invalid-connection: did you mean 'touchUpInside'? -->
      <segue destination="v" kind="show" id="c3"/>
      <!--                ^ error invalid-connection: the segue leads to a view -->
      <action selector="tap:" destination="vc" eventType="touchDown"/>
      <!--              ^^^^ warning invalid-connection: has no 'id' -->
      </connections></button></subviews>\#(end)
      """#),
    Case(
      "a view that is not a control sends none of its events",
      #"""
      -- Form.swift --
      class Form: UIViewController {
        @IBAction func tap(_ sender: Any) {}
      }
      class Knob: UIControl {}
      class Box: UIView {}
      class Pod: Missing {}
      -- Main.storyboard --
      \#(written(" customClass=\"Form\" customModule=\"App\"", view: "<subviews>"))
      <view id="a"><connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="c1"/></connections></view>
      <!--                                        ^^^^ warning invalid-connection: the view is not a control, so that nothing sends the action -->
      <view id="b" customClass="Knob" customModule="App"><connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="c2"/></connections></view>
      <view id="c" customClass="Box" customModule="App"><connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="c3"/></connections></view>
      <!--                                                                             ^^^^ warning invalid-connection: the 'Box' is not a control -->
      <view id="d" customClass="Pod" customModule="App"><connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="c4"/></connections></view>
      <view id="e"><connections><action selector="gone:" destination="vc" eventType="touchUpInside" id="c5"/></connections></view>
      <!--                                        ^^^^^ warning invalid-connection: the view is not a control -->
      <!--                                        ^^^^^ hint missing-action: Form has no action 'gone:' -->
      </subviews>\#(end)
      """#),
    Case(
      "an element has each list once, a control each state, and a constraint an id",
      #"""
      -- Main.storyboard --
      \#(written(view: "<subviews>", "<button id=\"b\"><state key=\"normal\"/><state key=\"disabled\"/><state key=\"normal\"/></button>"))
      <!--                                                                         ^^^^^^ error invalid-structure: has a state 'normal' already -->
      </subviews><constraints/><constraints><constraint firstAttribute="width" constant="8"/></constraints>\#(end)
      <!--                      ^^^^^^^^^^^ error invalid-structure: '<constraints>' already -->
      <!--                                   ^^^^^^^^^^ warning invalid-constraint: the constraint has no id -->
      -- Other.storyboard --
      \#(written(view: "<subviews><view id=\"w\"/></subviews>"))
      """#),
    Case(
      "measures are numbers",
      #"""
      -- Main.storyboard --
      \#(written(view: "<subviews>", "<label id=\"l\">"))
      <rect key="frame" x="0.0" y="20px" width="-1.5e2" height=""/>
      <!--                         ^^^^ warning invalid-structure: y is '20px', which is not a number -->
      <!--                                                      ^ warning invalid-structure: height is '' -->
      <color key="textColor" red="1" green="0,5" blue="0.0" alpha="nan" colorSpace="custom" customColorSpace="sRGB"/>
      <!--                                  ^^^ warning invalid-structure: green is '0,5' -->
      </label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:2" id="k0"/>
      <constraint firstItem="l" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="2/3" id="k1"/>
      <constraint firstItem="l" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="5O%" id="k2"/>
      <!--                                                                                                ^^^ error invalid-constraint: the multiplier '5O%' is not a number -->
      <constraint firstItem="l" firstAttribute="height" secondItem="v" secondAttribute="height" multiplier="50%" id="k3"/>
      </constraints>\#(end)
      """#),
    Case(
      "scenes lie in '<scenes>', and have an id, a controller of their own and First Responder",
      #"""
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTuch" initialViewController="a">
      <!--                                                                                                                     ^^^^^^^^^^^^^ error invalid-structure: did you mean 'iOS.CocoaTouch'? -->
      <scenes><scene><objects><viewController id="a" sceneMemberID="viewController"/><placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/></objects></scene>
      <!--     ^^^^^ error invalid-structure: the scene has no 'sceneID' -->
      <scene sceneID="s2"><objects><viewController id="b" storyboardIdentifier="b"/></objects></scene></scenes>
      <!-- 1^^^^^ warning invalid-structure: the scene has no First Responder -->
      <!--                          ^^^^^^^^^^^^^^ warning invalid-structure: has no 'sceneMemberID' -->
      <scene sceneID="s3"><objects><viewController id="c" sceneMemberID="viewController" storyboardIdentifier="c"/><placeholder placeholderIdentifier="IBFirstResponder" id="r3" sceneMemberID="firstResponder"/></objects></scene>
      <!-- 1^^^^^ error invalid-structure: the scene is not inside of '<scenes>' -->
      </document>
      -- Watch.storyboard --
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="21507" targetRuntime="watchKit" initialViewController="a">
      <scenes><scene sceneID="s1"><objects><controller id="a"><items><activity id="r"/></items></controller></objects></scene></scenes></document>
      """#),
    Case(
      "two scenes with one identifier are alike only if they have one class",
      #"""
      -- Code.swift --
      class Sheet: UIViewController {
        override func viewDidLoad() { show(storyboard!.instantiateViewController(withIdentifier: "one"), sender: self) }
      }
      class Other: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" initialViewController="a"><scenes>
      <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController" storyboardIdentifier="one" customClass="Sheet" customModule="App"/><placeholder placeholderIdentifier="IBFirstResponder" id="r1" sceneMemberID="firstResponder"/></objects></scene>
      <scene sceneID="s2"><objects><viewController id="b" sceneMemberID="viewController" storyboardIdentifier="one" customClass="Sheet" customModule="App"/><placeholder placeholderIdentifier="IBFirstResponder" id="r2" sceneMemberID="firstResponder"/></objects></scene>
      <!--                                                                                                     ^^^ warning invalid-structure: another scene has the storyboard identifier 'one' -->
      <scene sceneID="s3"><objects><viewController id="c" sceneMemberID="viewController" storyboardIdentifier="one" customClass="Other" customModule="App"/><placeholder placeholderIdentifier="IBFirstResponder" id="r3" sceneMemberID="firstResponder"/></objects></scene>
      <!--                                                                                                     ^^^ error invalid-structure: another scene has the storyboard identifier 'one' -->
      </scenes></document>
      """#),
    Case(
      "segues have a kind and a relationship that there is, and outlets lead to objects",
      #"""
      -- Main.storyboard --
      \#(written(view: "</view><connections>"))
      <segue destination="vc" kind="showDetial" id="c1"/>
      <!--                          ^^^^^^^^^^ error invalid-connection: did you mean 'showDetail'? -->
      <segue destination="vc" kind="relationship" relationship="children" id="c2"/>
      <!--                                                      ^^^^^^^^ error invalid-connection: segues have no relationship 'children' -->
      <outlet property="view" destination="fr" id="c3"/>
      <!--                                 ^^ error invalid-connection: leads to First Responder -->
      </connections></viewController>\#(responder)</objects></scene></scenes></document>
      """#),
    Case(
      "an outlet to First Responder stays empty, which matters to code that uses it",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var held: NSObject!
        @IBOutlet var kept: NSObject!
        override func viewDidLoad() { print(kept.hash) }
      }
      -- Main.storyboard --
      \#(written(" customClass=\"Login\" customModule=\"App\"", view: "</view><connections>"))
      <outlet property="held" destination="fr" id="c1"/>
      <!--                                 ^^ warning invalid-connection: no code uses it -->
      <outlet property="kept" destination="fr" id="c2"/>
      <!--                                 ^^ error invalid-connection: leads to First Responder -->
      </connections></viewController>\#(responder)</objects></scene></scenes></document>
      """#),
    Case(
      "elements are those of Interface Builder, unless a plug-in brings more",
      #"""
      -- Main.storyboard --
      \#(written(plugIns: ["com.apple.InterfaceBuilder.IBCocoaTouchPlugin"], view: "<subviews>", "<UILabel id=\"l\"/><ratingControl id=\"m\"/></subviews>"))
      <!--   ^^^^^^^ error invalid-structure: did you mean 'label'? -->
      <!--                    ^^^^^^^^^^^^^ warning invalid-structure: no element 'ratingControl', and opens no document -->
      \#(end)
      -- More.storyboard --
      \#(written(plugIns: ["com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "com.example.ratings"], view: "<subviews><ratingControl id=\"m\"/></subviews>"))
      -- Watch.storyboard --
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="7706" targetRuntime="watchKit">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBWatchKitPlugin" version="1"/></dependencies>
      <scenes><scene sceneID="s1"><objects><glanceController id="a"/></objects></scene></scenes></document>
      -- Duration.xib --
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="9531" targetRuntime="MacOSX.Cocoa">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="1"/></dependencies>
      <objects><dateComponentsFormatter id="f"/></objects></document>
      """#),
    Case(
      "XML without what its standard forbids",
      #"""
      -- Main.storyboard --
      <viewController id="a"><!-- a -- b -->
      <!--                          ^^ error malformed-interface: a comment can't contain '--'; remove a hyphen -->
        <view key="view" id="v" userLabel="&#1;"/>
        <!--                               ^^^^ error malformed-interface: '&' without a known entity -->
      </viewController>
      """#),
  ]

  private static let end = "</view></viewController>\(responder)</objects></scene></scenes></document>"
  private static let responder =
    "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\" sceneMemberID=\"firstResponder\"/>"

  /// A document as Interface Builder writes it, down to what is in the view of its only controller.
  private static func written(_ custom: String = "", plugIns: [String] = [], view: String, _ lines: String...)
    -> String
  {
    let root = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    let head =
      "<document type=\"\(root)\" version=\"3.0\" toolsVersion=\"21507\" initialViewController=\"vc\">"
      + "<dependencies>" + plugIns.map { "<plugIn identifier=\"\($0)\" version=\"1\"/>" }.joined()
      + "</dependencies>"
      + "<scenes><scene sceneID=\"s\"><objects><viewController id=\"vc\" sceneMemberID=\"viewController\"\(custom)>"
      + "<view key=\"view\" id=\"v\">"
    let isWhole = view.contains("</subviews>") && !view.contains("<constraints>") && lines.isEmpty
    return ([head + view] + lines.map { "      " + $0 }).joined(separator: "\n") + (isWhole ? end : "")
  }
}
