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
          <!--                                                ^^^^^^ information unknown-runtime-attribute: Badge has no property 'radios', so this attribute is lost -->
          <userDefinedRuntimeAttribute type="number" keyPath="plain"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <!--                                                ^^^^^ information unknown-runtime-attribute: 'plain' of Badge is not visible to Objective-C, so this attribute is lost; mark it '@IBInspectable' -->
          <userDefinedRuntimeAttribute type="string" keyPath="fixed" value=""/>
          <!--                                                ^^^^^ information unknown-runtime-attribute: 'fixed' of Badge can't be set, so this attribute is lost -->
        </userDefinedRuntimeAttributes>
      </view>
      <label id="l">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="korner"><real key="value" value="1"/></userDefinedRuntimeAttribute>
          <!--                                                ^^^^^^ information unknown-runtime-attribute: UILabel has no property 'korner', so this attribute is lost -->
        </userDefinedRuntimeAttributes>
      </label>
      <view id="k" customClass="KitView">
        <!--                    ^^^^^^^ information unknown-class: the class 'KitView' is declared nowhere in the workspace -->
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="kit"><real key="value" value="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </view>
      """#),
  ]
}
