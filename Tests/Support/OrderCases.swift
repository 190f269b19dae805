extension Case {
  /// Documents whose parts are in another order than Interface Builder writes them.
  static let order: [Case] = [
    Case("the order of parts is judged only where settings turn that on", disordered(marks: false)),
    Case(
      "attributes, children, constraints and outlets have an order",
      disordered(marks: true) + "\n-- .ibls.json --\n{\"rules\": {\"unusual-order\": \"warning\"}}"),
    Case(
      "settings turn the order on for some files, at their severity",
      #"""
      -- New/A.xib --
      \#(xib("21507", "<view id=\"v\" key=\"view\"/>"))
      <!--         ^^^ hint unusual-order: 'key' before 'id' -->
      -- Old/A.xib --
      \#(xib("21507", "<view id=\"v\" key=\"view\"/>"))
      -- .ibls.json --
      {"files": {"New/**": {"unusual-order": "hint"}}}
      """#),
    Case(
      "each version of the tools has its own order",
      #"""
      -- A.xib --
      \#(xib("16097", "<view id=\"v\">"))
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <constraints><constraint firstAttribute="width" constant="8" id="k"/></constraints>
        <viewLayoutGuide key="safeArea" id="g"/>
      </view></objects></document>
      -- B.xib --
      \#(xib("17156.1", "<view id=\"v\">"))
        <viewLayoutGuide key="safeArea" id="g"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <constraints><constraint firstAttribute="width" constant="8" id="k"/></constraints>
      </view></objects></document>
      -- C.xib --
      \#(xib("17156.1", "<view id=\"v\">"))
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <viewLayoutGuide key="safeArea" id="g"/>
      <!-- 3^^^^^^^^^^^^^^^ warning unusual-order: '<viewLayoutGuide key="safeArea">' before '<color key="backgroundColor">' -->
      </view></objects></document>
      -- D.xib --
      \#(xib("12121", "<view id=\"v\" key=\"view\"/>"))
      -- E.xib --
      \#(xib("", "<view id=\"v\" key=\"view\"/>").replacing(" toolsVersion=\"\"", with: ""))
      -- .ibls.json --
      {"rules": {"unusual-order": "warning"}}
      """#),
  ]

  /// A xib with an element; the rest of it where the element closes itself.
  private static func xib(_ version: String, _ element: String) -> String {
    let root = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    return "<document type=\"\(root)\" version=\"3.0\" toolsVersion=\"\(version)\"><objects>\n" + element
      + (element.hasSuffix("/>") ? "</objects></document>" : "")
  }

  private static func disordered(marks: Bool) -> String {
    let text = #"""
      -- A.xib --
      \#(xib("21507", "<view id=\"v\" key=\"view\">"))
      <!--         ^^^ warning unusual-order: Interface Builder writes 'key' before 'id' -->
        <subviews>
          <label id="l"/>
        </subviews>
        <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <!-- 3^^^^ warning unusual-order: '<rect key="frame">' before '<subviews>' -->
        <constraints>
          <constraint firstAttribute="width" constant="8" id="9"/>
          <constraint firstAttribute="height" constant="8" id="162"/>
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a"/>
      <!-- ^^^^^^^^^^ warning unusual-order: '<constraint id="a">' before '<constraint id="b">' -->
        </constraints>
        <connections>
          <outletCollection property="all" destination="l" collectionClass="NSMutableArray" id="c1"/>
          <outlet property="two" destination="l" id="c2"/>
      <!-- ^^^^^^ warning unusual-order: '<outlet property="two">' before '<outletCollection property="all">' -->
        </connections>
      </view>
      <label id="m">
        <connections>
          <outlet property="two" destination="l" id="c3"/>
          <outlet property="one" destination="l" id="c4"/>
      <!-- ^^^^^^ warning unusual-order: '<outlet property="one">' before '<outlet property="two">' -->
        </connections>
      </label></objects></document>
      """#
    // A comment that marks nothing is not in the document either.
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { marks || !$0.contains("^^") }.joined(separator: "\n")
  }
}
