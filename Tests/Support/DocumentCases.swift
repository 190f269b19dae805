extension Case {
  static let references: [Case] = [
    Case(
      "a document that ends in the middle may have connected everything else",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        @IBAction func tap(_ sender: Any) {}
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
              <viewController id="vc" customClass="Login" customModule="App">
      <!--     ^^^^^^^^^^^^^^ error malformed-interface -->
      """#),
    Case(
      "a document that ends in a tag, too",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var titleLabel: UILabel!
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="Login"/></objects></scene>
              <scene sceneID="t"
      <!--     ^^^^^ error malformed-interface -->
      """#),
    Case(
      "an object that damage has swallowed may be there",
      #"""
      -- Main.storyboard --
      <viewController id="vc">
        <outlet property="view" destination="v" id="c1"/>
        <view id
        <!--  ^^ error malformed-interface -->
      </viewController>
      """#),
    Case(
      "outlets, collections and actions into another scene",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var labels: [UILabel]!
        @IBOutlet var spare: UILabel!
        @IBAction func tap(_ sender: Any) { label.text = "\(labels.count)" }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="label" destination="far" id="c1"/>
        <!--                                  ^^^ error cross-scene-connection: the outlet 'label' is connected to an object in another scene; connections can't cross scenes, so remove it -->
        <outlet property="spare" destination="far" id="c3"/>
        <!--                                  ^^^ warning cross-scene-connection: so remove it; no code uses it -->
        <outletCollection property="labels" destination="far" collectionClass="NSMutableArray" id="c2"/>
        <!--                                             ^^^ error cross-scene-connection: the outlet 'labels' is connected to an object in another scene; connections can't cross scenes, so remove it -->
      </viewController>
      <viewController id="vc2" customClass="Login" customModule="App">
        <label id="far"/>
        <button id="b">
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--                                 ^^ warning cross-scene-connection: the action 'tap:' is connected to an object in another scene; connections can't cross scenes, so remove it -->
          <action selector="tap:" destination="vc2" eventType="touchUpInside" id="a2"/>
        </button>
      </viewController>
      """#),
    Case(
      "one wrong thing is said about a connection into another scene",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var field: UITextField!
        func clear() { field.text = nil }
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="gone" destination="far" id="c1"/>
        <!--                                 ^^^ warning cross-scene-connection: the outlet 'gone' is connected to an object in another scene; connections can't cross scenes, so remove it -->
        <outlet property="field" destination="far" id="c2"/>
        <!--                                  ^^^ error cross-scene-connection: the outlet 'field' is connected to an object in another scene; connections can't cross scenes, so remove it -->
      </viewController>
      <viewController id="vc2">
        <label id="far"/>
        <button id="b"><action selector="gone:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                                                 ^^ error cross-scene-connection: the action 'gone:' is connected to an object in another scene; connections can't cross scenes, so remove it -->
      </viewController>
      """#),
    Case(
      "segues lead from scene to scene",
      #"""
      -- Main.storyboard --
      <navigationController id="nav">
        <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/>
      </navigationController>
      <scene sceneID="s">
        <objects>
          <viewController id="vc">
            <button id="b"><segue destination="ref" kind="show" identifier="next" id="s1"/></button>
            <segue destination="exit" kind="unwind" unwindAction="home:" id="s2"/>
          </viewController>
          <exit id="exit" sceneMemberID="exit"/>
        </objects>
      </scene>
      <viewControllerPlaceholder storyboardName="Other" id="ref"/>
      """#),
    Case(
      "macOS: outlets and bindings from scene to scene",
      #"""
      -- Panel.swift --
      class Panel: NSViewController {
        @IBOutlet var other: NSObject!
        func show() { print(other.description) }
      }
      -- Panel.storyboard --
      <!-- macOS -->
      <viewController id="vc" customClass="Panel" customModule="App">
        <outlet property="other" destination="vc2" id="c1"/>
        <!--                                  ^^^ error cross-scene-connection: the outlet 'other' is connected to an object in another scene; connections can't cross scenes, so remove it -->
        <textField id="t"><binding destination="vc2" name="value" keyPath="self.title" id="b1"/></textField>
      </viewController>
      <viewController id="vc2"/>
      """#),
    Case(
      "a connection to an id that is gone",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
        @IBAction func tap(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="label" destination="gone" id="c1"/>
        <!--                                  ^^^^ warning dangling-reference: the outlet 'label' is connected to the id 'gone', which no object has; remove it -->
        <button id="b">
          <action selector="tap:" destination="vcc" eventType="touchUpInside" id="a1"/>
          <!--                                 ^^^ warning dangling-reference: the action 'tap:' is connected to the id 'vcc', which no object has; remove it -->
          <segue destination="gone" kind="show" id="s1"/>
          <!--                ^^^^ warning dangling-reference: the segue is connected to the id 'gone', which no object has -->
          <segue destination="gone" kind="show" identifier="next" id="s2"/>
          <!--                ^^^^ warning dangling-reference: the segue 'next' is connected to the id 'gone', which no object has; remove it -->
        </button>
        <outlet property="label" destination="" id="c2"/>
        <!--              ^^^^^ warning duplicate-outlet: the outlet 'label' of this object is connected twice; remove one of the connections -->
      </viewController>
      """#),
    Case(
      "the initial controller and constraint ends",
      #"""
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="gone">
      <!--                                                                                                        ^^^^ error dangling-reference: the initial view controller is the id 'gone', which no object has -->
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController id="vc">
                <layoutGuides>
                  <viewControllerLayoutGuide type="top" id="top"/>
                </layoutGuides>
                <view key="view" id="v">
                  <viewLayoutGuide key="safeArea" id="safe"/>
                  <constraints>
                    <constraint firstItem="v" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="k1"/>
                    <constraint firstItem="safe" firstAttribute="top" secondItem="lost" secondAttribute="bottom" id="k2"/>
                    <!--                                                          ^^^^ warning dangling-reference: a constraint refers to the id 'lost', which no object has -->
                    <constraint firstAttribute="height" constant="1" id="k3"/>
                  </constraints>
                  <variation key="default">
                    <mask key="constraints"><exclude reference="nothing"/></mask>
                  </variation>
                </view>
                <button id="b">
                  <connections>
                    <segue destination="vc" kind="popoverPresentation" popoverAnchorView="away" id="s1a"/>
                    <!--                                                                  ^^^^ warning dangling-reference: the popover is anchored to the id 'away', which no object has -->
                  </connections>
                </button>
              </viewController>
            </objects>
          </scene>
        </scenes>
        <inferredMetricsTieBreakers><segue reference="s1a"/></inferredMetricsTieBreakers>
      </document>
      """#),
    Case(
      "an initial controller that is there",
      #"""
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="s1"><objects><navigationController id="nav"/></objects></scene>
          <scene sceneID="s2"><objects><viewController id="retina6_1"/></objects></scene>
        </scenes>
      </document>
      """#),
    Case(
      "two objects with one id, and a connection with an object's",
      #"""
      -- Main.storyboard --
      <viewController id="vc">
        <label id="lbl"/>
        <view id="lbl"/>
        <!--      ^^^ error duplicate-id: the id 'lbl' belongs to another object as well; ids must be unique -->
        <outlet property="x" destination="lbl" id="vc"/>
        <!--                                       ^^ error duplicate-id: the id 'vc' belongs to another object as well; ids must be unique -->
        <label id="lbl"/>
        <!--       ^^^ error duplicate-id: the id 'lbl' belongs to another object as well; ids must be unique -->
      </viewController>
      """#),
    Case(
      "ids are unique within a document only",
      #"""
      -- One.storyboard --
      <viewController id="BYZ-38-t0r"/>
      -- Two.storyboard --
      <viewController id="BYZ-38-t0r"><label id="byz-38-t0r"/></viewController>
      """#),
    Case(
      "an outlet connected twice, a collection as often as it likes",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
        @IBOutlet var labels: [UILabel]!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="label" destination="one" id="c1"/>
        <outlet property="label" destination="two" id="c2"/>
        <!--              ^^^^^ warning duplicate-outlet: the outlet 'label' of this object is connected twice; remove one of the connections -->
        <outlet property="label" destination="two" id="c3"/>
        <!--              ^^^^^ warning duplicate-outlet: the outlet 'label' of this object is connected twice; remove one of the connections -->
        <outletCollection property="labels" destination="one" collectionClass="NSMutableArray" id="c4"/>
        <outletCollection property="labels" destination="two" collectionClass="NSMutableArray" id="c5"/>
        <label id="one"/>
        <label id="two"/>
        <tableView id="t1"><outlet property="delegate" destination="vc" id="c6"/></tableView>
        <tableView id="t2"><outlet property="delegate" destination="vc" id="c7"/></tableView>
        <outlet property="label" destination="two" id="c8"/>
        <!--              ^^^^^ warning duplicate-outlet: the outlet 'label' of this object is connected twice; remove one of the connections -->
      </viewController>
      """#),
    Case(
      "an outlet connected twice without a custom class",
      #"""
      -- Main.storyboard --
      <viewController id="vc">
        <tableView id="t">
          <outlet property="delegate" destination="vc" id="c1"/>
          <outlet property="delegate" destination="t" id="c2"/>
          <!--              ^^^^^^^^ warning duplicate-outlet: the outlet 'delegate' of this object is connected twice; remove one of the connections -->
        </tableView>
      </viewController>
      """#),
  ]

  static let documents: [Case] = [
    Case(
      "an empty document can't be read",
      #"""
      -- Empty.xib --
      <!-- 0^ error malformed-interface: the file is empty; restore or remove it -->
      -- Blank.storyboard --

      <!-- 0^ error malformed-interface: the file is empty -->

      """#),
    Case(
      "an attribute that stands twice in a tag",
      #"""
      -- Main.storyboard --
      <viewController id="vc" customClass="UIViewController" userLabel="One" customClass="UITableViewController">
      <!--                                                                   ^^^^^^^^^^^ error malformed-interface: 'customClass' is repeated in this tag; remove one -->
        <view key="view" id="v" odd="1" eddy="2" odd="3" odd="4" key="view"/>
        <!--                                     ^^^ error malformed-interface: 'odd' is repeated in this tag; remove one -->
      </viewController>
      """#),
    Case(
      "merge conflict markers are named, and the ids of both sides are not doubled",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
      <<<<<<< HEAD
      <!-- 0^^^^^^^^^^^^ error malformed-interface: unresolved merge conflict; keep one side and remove the markers '<<<<<<<', '=======' and '>>>>>>>' -->
        <outlet property="label" destination="lbl" id="c1"/>
      =======
        <outlet property="lable" destination="lbl" id="c1"/>
      >>>>>>> other
        <label id="lbl"/>
      </viewController>
      """#),
    Case(
      "the format of before 2012",
      #"""
      -- Old.xib --
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
      <!-- 1^^^^^^^ information malformed-interface: the archive format of before 2012 is not read; open the file in Xcode and save it -->
        <data><object class="IBCocoaTouchOutletConnection"/></data>
      </archive>
      """#),
    Case(
      "the first archives of Interface Builder 3 are not read either",
      #"""
      -- Old.xib --
      <?xml version="1.0" encoding="UTF-8"?>
      <IBXMLArchive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="4.02"><entities/></IBXMLArchive>
      <!-- 1^^^^^^^^^^^^ information malformed-interface: the archive format of before 2012 is not read -->
      """#),
    Case(
      "a file that is no document",
      #"""
      -- Odd.xib --
      <plist version="1.0"><dict/></plist>
      <!-- 1^^^^^ error malformed-interface: 'plist' is not an Interface Builder document; its root element should be 'document' -->
      """#),
    Case(
      "a half-typed tag; what stands around it is checked",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <label id="lbl" text="
        <!--            ^^^^^^ error malformed-interface: the value of 'text' is not closed; end it with a quotation mark -->
        <outlet property="gone" destination="lbl2" id="c1"/>
        <!--              ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
        <label id="lbl2"/>
      </viewController>
      """#),
    Case(
      "a document of a platform that nobody knows proves nothing about classes",
      #"""
      -- Login.swift --
      class Login: UIViewController {}
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder9.Vision.Storyboard" version="9.0">
        <scenes>
          <scene sceneID="s">
            <objects>
              <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
                <connections>
                  <outlet property="gone" destination="vc" id="c1"/>
                  <outlet property="other" destination="lost" id="c2"/>
                  <!--                                  ^^^^ warning dangling-reference: the outlet 'other' is connected to the id 'lost', which no object has; remove it -->
                </connections>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """#),
    Case(
      "a First Responder stands for nil, whichever scene lists it",
      #"""
      -- App.swift --
      class Delegate: NSObject, NSApplicationDelegate {
        @IBAction func refresh(_ sender: Any?) {}
      }
      -- Main.storyboard --
      <!-- macOS -->
      <scene sceneID="s1"><objects>
        <application id="app">
          <menu key="mainMenu" id="m"><items>
            <menuItem id="i1"><connections><action selector="refresh:" target="fr2" id="a1"/></connections></menuItem>
            <menuItem id="i2"><connections><action selector="refrsh:" target="fr2" id="a2"/></connections></menuItem>
            <!--                                             ^^^^^^^ warning unhandled-first-responder-action -->
            <menuItem id="i3"><connections><action selector="refresh:" target="other" id="a3"/></connections></menuItem>
            <!--                                                               ^^^^^ error cross-scene-connection -->
          </items></menu>
        </application>
        <customObject id="fr1" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <windowController id="w"/>
        <customObject id="other" customClass="Delegate" customModule="App"/>
        <customObject id="fr2" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
      </objects></scene>
      """#),
    Case(
      "connections within Xcode's own containers, and comments everywhere",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
      }
      -- Main.storyboard --
      <!--Login Scene-->
      <scene sceneID="s1">
        <objects>
          <viewController storyboardIdentifier="login" id="vc" customClass="Login" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label opaque="NO" text="&lt;outlet property=&quot;x&quot;/&gt;" id="lbl" userLabel="It's"/>
              </subviews>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
            <connections>
              <!--<outlet property="gone" destination="lbl" id="c0"/>-->
              <outlet property="label" destination="lbl" id="c1"/>
              <outlet property="lable" destination="lbl" id="c2"/>
              <!--              ^^^^^ warning dangling-outlet: Login has no outlet 'lable' -->
            </connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="fr" userLabel="First Responder" sceneMemberID="firstResponder"/>
          <tapGestureRecognizer id="tap"/>
        </objects>
        <point key="canvasLocation" x="0" y="0"/>
      </scene>
      """#),
    Case(
      "columns count UTF-16 units, offsets bytes",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        let smile = "🙂é"; @IBInspectable let field: Int = 1
        //                                   ^^^^^ warning unsupported-inspectable: Interface Builder can't set 'field', which is a constant; make it a 'var'
      }
      -- Main.storyboard --
      <viewController id="vc" userLabel="🙂é" customClass="Login" customModule="App">
        <label id="🙂"/><outlet property="größe🙂" destination="🙂" id="c1"/>
        <!--                             ^^^^^^ error dangling-outlet: Login has no outlet 'größe🙂' -->
      </viewController>
      """#),
  ]

  static let languages: [Case] =
    ["2.3", "3.0"].map { version in
      Case(
        "SWIFT_VERSION \(version): members were visible without an attribute",
        """
        -- App.xcodeproj/project.pbxproj --
        SWIFT_VERSION = \(version);
        -- Login.swift --
        class Login: UIViewController {
          var label: UILabel!
          func tap(_ sender: AnyObject) {}
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <outlet property="label" destination="lbl" id="c1"/>
          <outlet property="gone" destination="lbl" id="c2"/>
          <!--              ^^^^ error dangling-outlet: Login has no outlet 'gone' -->
          <label id="lbl"/>
          <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        </viewController>
        """)
    } + [
      Case(
        "Swift 2: the first label is no part of the selector",
        #"""
        -- App.xcodeproj/project.pbxproj --
        SWIFT_VERSION = 2.3;
        -- Login.swift --
        class Login: UIViewController {
          @IBAction func tap(sender: AnyObject) {}
          @IBAction func drag(sender: AnyObject, event: UIEvent) {}
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <button id="b">
            <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
            <action selector="drag:event:" destination="vc" eventType="touchUpInside" id="a2"/>
            <action selector="drag:" destination="vc" eventType="touchUpInside" id="a3"/>
            <!--              ^^^^^ error missing-action: Login has no action 'drag:' -->
          </button>
        </viewController>
        """#),
      Case(
        "a project from before the setting existed is old",
        #"""
        -- App.xcodeproj/project.pbxproj --
        /* Login.swift in Sources */
        -- Login.swift --
        class Login: UIViewController {
          @IBAction func tap(sender: AnyObject) {}
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        </viewController>
        """#),
      Case(
        "a project without the setting is old beside newer ones, and these are not old for it",
        #"""
        -- Old/App.xcodeproj/project.pbxproj --
        /* Login.swift in Sources */
        -- Old/Login.swift --
        class Login: UIViewController {
          @IBAction func tap(sender: AnyObject) {}
        }
        -- Old/Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        </viewController>
        -- New/App.xcodeproj/project.pbxproj --
        SWIFT_VERSION = 5.0; /* Register.swift in Sources */
        -- New/Register.swift --
        class Register: UIViewController {
          @IBAction func tap(sender: AnyObject) {}
        }
        -- New/Main.storyboard --
        <viewController id="vc" customClass="Register" customModule="App">
          <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
          <!--                             ^^^^ error missing-action: did you mean 'tapWithSender:' -->
        </viewController>
        """#),
      Case(
        "Swift 3 and later count the first label",
        #"""
        -- App.xcodeproj/project.pbxproj --
        SWIFT_VERSION = 3.0;
        -- Login.swift --
        class Login: UIViewController {
          @IBAction func tap(sender: AnyObject) {}
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
          <!--                             ^^^^ error missing-action: did you mean 'tapWithSender:' -->
        </viewController>
        """#),
      Case(
        "a current project, whose build settings and dependencies do not matter",
        #"""
        -- App.xcodeproj/project.pbxproj --
        SWIFT_VERSION = 5.0;
        -- Pods/Pods.xcodeproj/project.pbxproj --
        SWIFT_VERSION = 2.3;
        -- Login.swift --
        class Login: UIViewController {
          func tap(_ sender: Any) {}
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
          <!--                             ^^^^ error missing-action: is not visible to Objective-C -->
        </viewController>
        """#),
      Case(
        "the build setting that keeps the old rule",
        #"""
        -- Base.xcconfig --
        SWIFT_VERSION = 4.2
        SWIFT_SWIFT3_OBJC_INFERENCE = On
        -- Login.swift --
        class Login: UIViewController {
          func tap(_ sender: Any) {}
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        </viewController>
        """#),
      Case(
        "a witness answers to its requirement's selector",
        #"""
        -- Login.swift --
        @objc protocol Tapping {
          @objc(handleTap:) func tap(_ sender: Any)
        }
        class Login: UIViewController, Tapping {
          func tap(_ sender: Any) {}
        }
        -- Main.storyboard --
        <viewController id="vc" customClass="Login" customModule="App">
          <button id="b"><action selector="handleTap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        </viewController>
        """#),
    ]
}
