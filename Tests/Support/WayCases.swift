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
    Case(
      "a part of the app at a path outside of the workspace may bring a nib",
      """
      -- One/Podfile --
      target 'One' do
        pod 'Kit', :path => '../../Kit'
      end
      -- One/A.swift --
      class A: UIViewController {
        override func viewDidLoad() { _ = (UINib(nibName: "Cell", bundle: nil), UINib(nibName: "Hed", bundle: nil)) }
        //                                                                                      ^^^ error missing-nib: did you mean 'Head'?
      }
      -- One/Head.xib --
      <view id="v"/>
      -- One/One.xcodeproj/project.pbxproj --
      -- Two/Podfile --
      pod 'Kit'
      -- Two/B.swift --
      class B: UIViewController {
        override func viewDidLoad() { _ = UINib(nibName: "Cell", bundle: nil) }
        //                                                ^^^^ error missing-nib
      }
      -- Two/Foot.xib --
      <view id="v"/>
      -- Two/Two.xcodeproj/project.pbxproj --
      """),
    Case(
      "a main nib is loaded by the app that its main file starts, whatever the file's name",
      #"""
      -- One/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "One", files: ["One_main.m"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- One/One_main.m --
      int main(int argc, const char *argv[]) { exit(0); }
      -- One/Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Menu</string></dict></plist>
      -- Two/P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "Two", files: ["Two_main.m"], settings: ["INFOPLIST_FILE": "Info.plist"])))
      -- Two/Two_main.m --
      int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
      -- Two/Info.plist --
      <plist version="1.0"><dict><key>NSMainNibFile</key><string>Menu</string></dict></plist>
      <!--                                                       ^^^^ error missing-nib -->
      -- Two/Other.xib --
      <view id="v"/>
      """#),
  ]
}
