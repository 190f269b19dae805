extension Case {
  /// Code that makes the name of a type, which may be a scene's identifier.
  static let namesOfAnyType: [Case] = [
    (
      "the type in a variable",
      "func name(_ type: UIViewController.Type) -> String { String(describing: type) }", ""
    ),
    (
      "a generic parameter",
      "func name<Kind: UIViewController>(_: Kind) -> String { String(describing: Kind.self) }", ""
    ),
    ("the class of an object", #"func name(_ some: Any) -> String { "\(type(of: some))" }"#, ""),
    (
      "a class's description", "func name(_ some: NSObject) -> String { some.classForCoder.description() }",
      ""
    ),
    (
      "the own class in Objective-C", "",
      "@implementation Old\n- (NSString *)name { return [[self class] description]; }\n@end"
    ),
  ].map(nameOfAnyType)

  private static func nameOfAnyType(_ name: String, swift: String, objectiveC: String) -> Case {
    Case(
      "a text may have the name of any type: \(name)",
      #"""
      -- P.xcodeproj/project.pbxproj --
      \#(project(ProjectTarget(name: "App", files: ["Start.swift", "Old.m", "Main.storyboard"])))
      -- Start.swift --
      class Start: UIViewController {}
      class Left: UIViewController {}
      let kinds = [Left.self]
      \#(swift)
      -- Old.m --
      \#(objectiveC)
      -- Main.storyboard --
      <viewController id="s" storyboardIdentifier="Start" customClass="Start" customModule="App"/>
      <viewController id="d" storyboardIdentifier="Left" customClass="Left" customModule="App">
        <connections><outlet property="gone" destination="d" id="c4"/></connections></viewController>
      <!--                             ^^^^ error dangling-outlet -->
      """#)
  }
}
