extension Case {
  static let marks: [Case] = [
    Case(
      "what works and is not marked",
      #"""
      -- Login.swift --
      class Base: UIViewController {
        @IBOutlet var inherited: UILabel!
      }
      class Login: Base {
        @objc var title1: UILabel!
        @IBOutlet var nameLabel: UILabel!
        override var inherited: UILabel! { didSet {} }
        @objc func tap(_ sender: Any) {}
        @IBAction func go(_ sender: Any) {}
      }
      -- Main.storyboard --
      <viewController id="vc" customClass="Login" customModule="App">
        <outlet property="title1" destination="l" id="c1"/>
        <!--              ^^^^^^ hint not-marked-for-interface-builder: 'title1' works as an outlet, but is not marked '@IBOutlet' -->
        <outlet property="NameLabel" destination="l" id="c2"/>
        <!--              ^^^^^^^^^ hint not-marked-for-interface-builder: 'NameLabel' differs from 'nameLabel' in the case of its first letter -->
        <outlet property="inherited" destination="l" id="c3"/>
        <outlet property="view" destination="l" id="c4"/>
        <label id="l"/>
        <button id="b">
          <action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/>
          <!--              ^^^^ hint not-marked-for-interface-builder: 'tap' works as an action, but is not marked '@IBAction' -->
          <action selector="go:" destination="vc" eventType="touchDown" id="a2"/>
        </button>
      </viewController>
      """#),
    Case(
      "a mark at any declaration counts, and so does what a class inherits",
      #"""
      -- Panel.h --
      @interface Panel : NSWindowController
      {
        IBOutlet NSTextField *title;
        IBOutlet NSTextField *_detail;
      }
      @property (strong) NSTextField *title;
      @property (strong) NSTextField *detail;
      @property (strong) NSTextField *extended;
      @property (strong) NSWindow *window;
      @property (strong) NSTextField *plain;
      - (void)run:(id)sender;
      - (void)halt:(NSButton *)sender;
      @end
      -- Panel.m --
      #import "Panel.h"
      @interface Panel ()
      @property (strong) IBOutlet NSTextField *extended;
      @end
      @implementation Panel
      @synthesize title;
      @synthesize detail = _detail;
      - (IBAction)run:(id)sender {}
      - (void)halt:(NSButton *)sender {}
      @end
      -- Heir.h --
      #import "Panel.h"
      @interface Heir : Panel
      @property (strong) NSTextField *extended;
      - (void)run:(id)sender;
      @end
      -- Heir.m --
      @implementation Heir
      - (void)run:(id)sender {}
      @end
      -- List.h --
      @interface List : NSTableView
      @property (weak) id<ListDelegate> delegate;
      @end
      -- List.m --
      @implementation List
      @end
      -- Kit.h --
      @interface Kit : KitBase
      @property (weak) NSTextField *label;
      @end
      -- Kit.m --
      @implementation Kit
      @end
      -- Closed.h --
      @interface Closed : NSObject
      @property (weak) NSTextField *label;
      @end
      -- Panel.xib --
      <!-- macOS -->
      <customObject id="-2" userLabel="File's Owner" customClass="Panel">
        <outlet property="title" destination="l" id="c1"/>
        <outlet property="detail" destination="l" id="c2"/>
        <outlet property="extended" destination="l" id="c3"/>
        <outlet property="window" destination="w" id="c4"/>
        <outlet property="plain" destination="l" id="c5"/>
        <!--              ^^^^^ hint not-marked-for-interface-builder: 'plain' works as an outlet, but is not marked 'IBOutlet' -->
      </customObject>
      <window id="w"/>
      <textField id="l"/>
      <tableView id="t" customClass="List">
        <outlet property="delegate" destination="-2" id="c6"/>
      </tableView>
      <button id="b">
        <action selector="run:" target="-2" id="a1"/>
        <action selector="halt:" target="-2" id="a2"/>
        <!--              ^^^^^ hint not-marked-for-interface-builder: 'halt' works as an action, but is not marked 'IBAction' -->
        <action selector="run:" target="h" id="a3"/>
      </button>
      <customObject id="h" customClass="Heir">
        <outlet property="extended" destination="l" id="c7"/>
      </customObject>
      <customObject id="k" customClass="Kit">
        <outlet property="label" destination="l" id="c8"/>
      </customObject>
      <customObject id="o" customClass="Closed">
        <outlet property="label" destination="l" id="c9"/>
      </customObject>
      """#),
    Case(
      "keys that a framework's class may set privately",
      #"""
      -- Badge.swift --
      class Badge: UIView {
        @IBInspectable var radius: CGFloat = 0
      }
      -- Badge.xib --
      <view id="v" customClass="Badge" customModule="App">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="glowRadius"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <!--                                                ^^^^^^^^^^ information unknown-runtime-attribute: Badge has no property 'glowRadius' -->
        </userDefinedRuntimeAttributes>
      </view>
      <datePicker id="d">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="color" keyPath="textColor"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="highlightsToday" value="NO"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="highlightsTomorrow" value="NO"/>
          <!--                                                 ^^^^^^^^^^^^^^^^^^ information unknown-runtime-attribute -->
        </userDefinedRuntimeAttributes>
      </datePicker>
      """#),
    Case(
      "runtime attributes that the class has not",
      #"""
      -- Badge.swift --
      class Badge: UIView {
        @IBInspectable var radius: CGFloat = 0
        var plain = 0
        @objc let fixed = ""
      }
      extension UIView {
        @IBInspectable var corner: CGFloat { get { 0 } set {} }
      }
      -- Badge.xib --
      <view id="v" customClass="Badge" customModule="App">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="radios"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <!--                                                ^^^^^^ information unknown-runtime-attribute: Badge has no property 'radios', so the runtime attribute is ignored -->
          <userDefinedRuntimeAttribute type="number" keyPath="plain"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <!--                                                ^^^^^ information unknown-runtime-attribute: 'plain' of Badge is not visible to Objective-C, so the runtime attribute is ignored; mark it '@IBInspectable' -->
          <userDefinedRuntimeAttribute type="string" keyPath="fixed" value=""/>
          <!--                                                ^^^^^ information unknown-runtime-attribute: 'fixed' of Badge can't be set, so the runtime attribute is ignored -->
        </userDefinedRuntimeAttributes>
      </view>
      <label id="l">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="korner"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <!--                                                ^^^^^^ information unknown-runtime-attribute: UILabel has no property 'korner', so the runtime attribute is ignored -->
        </userDefinedRuntimeAttributes>
      </label>
      <view id="k" customClass="KitView">
        <!--                    ^^^^^^^ information unknown-class: the custom class 'KitView' was not found -->
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="kit"><real key="value" value="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </view>
      """#),
  ]
}
