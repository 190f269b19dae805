extension Case {
  /// What was found wrong in projects that nobody had tried before.
  static let unseen: [Case] = [
    Case(
      "an outlet with a capital is not looked for in code, so that nothing is said of it",
      #"""
      -- A.swift --
      class A: UIViewController {
        @IBOutlet var Panel: UIView!
        @IBOutlet var panel: UIView!
        //            ^^^^^ warning unconnected-outlet
        func show() { Panel = UIView(); Panel.isHidden = false }
      }
      -- B.h --
      @interface B : UIViewController
      @property (strong) IBOutlet NSURL *URLOfPage;
      @property (strong) IBOutlet NSURL *page;
      @end
      -- B.m --
      #import "B.h"
      @implementation B
      - (void)show { self.URLOfPage = nil; self.page = nil; }
      @end
      -- Main.storyboard --
      <viewController id="a" customClass="A" customModule="App"/>
      <viewController id="b" customClass="B"/>
      """#),
    Case(
      "without a project, documents that an old Xcode saved tell that the code is Swift 2",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tap(sender: AnyObject) {}
        @IBAction func drag(sender: AnyObject) {}
        //             ^^^^ warning unused-action
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
        </button>
      </viewController>
      </objects></scene></scenes>
      </document>
      """#),
    Case(
      "a document that a later Xcode saved tells nothing of Swift 2",
      #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBAction func tap(sender: AnyObject) {}
      }
      -- Main.storyboard --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="Login" customModule="App">
        <button id="b">
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^ error missing-action: did you mean 'tapWithSender:' -->
        </button>
      </viewController>
      </objects></scene></scenes>
      </document>
      -- Launch.xib --
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11201.0">
      <objects/>
      </document>
      """#),
    Case(
      "an app whose classes are out of sight may answer what is sent to First Responder",
      #"""
      -- A.m --
      @interface Helper : NSObject
      @end
      -- Window.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="WindowController"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="l" customClass="ListView"/>
      <!--                              ^^^^^^^^ information unknown-class -->
      <customObject id="h" customClass="Helper"/>
      <menuItem id="m"><action selector="deleteRow:" target="-1" id="c1"/></menuItem>
      -- Menu.xib --
      <!-- macOS -->
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="h" customClass="Helper"/>
      <customObject id="u" customClass="Updater"/>
      <!--                              ^^^^^^^ information unknown-class -->
      <menuItem id="m"><action selector="deleteRow:" target="-1" id="c1"/></menuItem>
      <!--                               ^^^^^^^^^^ warning unhandled-first-responder-action -->
      """#),
  ]
}
