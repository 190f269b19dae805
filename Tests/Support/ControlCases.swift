extension Case {
  /// Actions that nothing sends, and connections that nothing needs, as code shows.
  static let controls: [Case] = [
    Case(
      "a relationship needs no segue action",
      """
      -- One.swift --
      class One: UIViewController {}
      -- Main.storyboard --
      <tabBarController id="t"><connections>
        <segue destination="a" kind="relationship" relationship="viewControllers" destinationCreationSelector="makeOne" id="s1"/>
        <!--                                                                                                   ^^^^^^^ warning missing-segue-action: so the segue makes its destination without it -->
      </connections></tabBarController>
      <viewController id="a" customClass="One" customModule="App"><button id="go"><connections>
        <segue destination="b" kind="show" destinationCreationSelector="makeTwo" id="s2"/>
        <!--                                                            ^^^^^^^ error missing-segue-action -->
      </connections></button></viewController>
      <viewController id="b"/>
      """),
  ]
}
