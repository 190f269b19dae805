extension Case {
  /// Nibs that code loads, and those that it only seems to load.
  static let waysToNibs: [Case] = [
    Case(
      "a controller that makes its own view takes none from a nib",
      """
      -- Tabs.swift --
      class Tabs: UITabBarController {}
      class Bars: UINavigationController {}
      class Page: UIPageViewController {}
      class Plain: UIViewController {}
      func start() { _ = (Tabs(), Bars(), Page(), Plain()) }
      -- Tabs.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Tabs" customModule="App"/>
      <view id="v"/>
      -- Bars.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Bars" customModule="App"/>
      <view id="v"/>
      -- Plain.xib --
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Plain" customModule="App"/>
      <!--                                                                   ^^^^^ error unset-view -->
      <view id="v"/>
      """),
  ]
}
