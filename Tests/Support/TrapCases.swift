extension Case {
  /// Traps for which no other group has a case.
  static let trapCases: [Case] = [
    Case(
      "a storyboard reference into another bundle leads out of sight",
      #"""
      -- Main.storyboard --
      <scene sceneID="s">
        <objects>
          <viewController id="vc">
            <button id="b"><segue destination="ref" kind="show" id="s1"/></button>
          </viewController>
          <viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="com.example.Kit" referencedIdentifier="entry" id="ref" sceneMemberID="viewController"/>
        </objects>
      </scene>
      """#),
    Case(
      "templates that the rules exclude name classes that exist nowhere",
      #"""
      -- .ibls.json --
      {"exclude": ["Templates/**"]}
      -- Login.swift --
      class Login: UIViewController {}
      -- Templates/Screen.storyboard --
      <viewController id="vc" customClass="___FILEBASENAME___" customModule="___PACKAGENAME___" customModuleProvider="target">
        <outlet property="view" destination="gone" id="c1"/>
      </viewController>
      -- Main.storyboard --
      <viewController id="vc" customClass="Gone" customModule="App" customModuleProvider="target"/>
      <!--                                 ^^^^ warning unknown-class -->
      """#),
    Case(
      "what Objective-C declares without the marks works",
      #"""
      -- Login.h --
      @interface Login : UIViewController
      @property (weak) UILabel *titleLabel;
      - (void)tap:(UIButton *)sender;
      @end
      -- Login.m --
      @implementation Login
      - (void)tap:(UIButton *)sender {}
      @end
      -- Main.storyboard --
      <viewController id="vc" customClass="Login">
        <outlet property="titleLabel" destination="l" id="c1"/>
        <!--              ^^^^^^^^^^ hint not-marked-for-interface-builder: 'titleLabel' works as an outlet, but is not marked 'IBOutlet' -->
        <label id="l"/>
        <button id="b"><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/></button>
        <!--                             ^^^^ hint not-marked-for-interface-builder: 'tap' works as an action, but is not marked 'IBAction' -->
      </viewController>
      """#),
  ]

  /// Code and documents that are easily taken for defects and are not, most frequent first, each with the names of the cases
  /// that fail where it is disregarded. Reuse identifiers in code are judged by no diagnostic, so that their two traps
  /// (registered in another way, dequeued without an index path) have no case.
  package static let traps: [(trap: String, cases: [String])] = [
    (
      "the class or its superclass is in code that is not checked out",
      [
        "a superclass out of sight proves nothing",
        "a class of another module is the business of those who build it",
        "a class without a module may come from a binary",
      ]
    ),
    ("AppKit answers to what no header declares", ["what AppKit answers to, declared or not"]),
    ("framework outlets that headers do not mark", ["framework outlets that no header marks"]),
    (
      "an extension or a category of a framework's class is no definition",
      [
        "an extension of a framework class defines no class and cuts off no chain",
        "a category of a framework's class adds to it and declares no class",
      ]
    ),
    (
      "an extension by an alias's name",
      [
        "an alias of the class may hold its members",
        "actions of superclasses and of extensions in other files",
      ]
    ),
    ("`import class`, `import protocol`", ["import declarations are no declarations"]),
    (
      "one class name in two targets or on two platforms",
      [
        "of two classes by one name the one in the document's target is meant",
        "of two classes of one name the document's platform chooses",
        "of two classes of one name either may be meant",
      ]
    ),
    ("an owner of no class, or of any", ["an owner without a class, or of a class that stands for any"]),
    (
      "-1 and -2 are swapped between the platforms",
      ["iOS: File's Owner is -1", "macOS: File's Owner is -2, First Responder -1"]
    ),
    (
      "Objective-C's bare setters, instance variables and class extensions",
      [
        "key-value coding sets instance variables and calls bare setters",
        "class extensions and categories add to a class, wherever they stand",
      ]
    ),
    (
      "visible, but not marked for Interface Builder",
      ["what works and is not marked", "what Objective-C declares without the marks works"]
    ),
    (
      "an override of a framework's member has no attribute",
      ["an override of a framework's property needs no attribute"]
    ),
    ("a generic class owns a xib", ["a generic class owns a xib"]),
    (
      "`init(coder:)` of a controller traps",
      ["a view that traps when a document makes it, and a controller that a closure makes"]
    ),
    ("the collection of gesture recognisers", ["the collection of gesture recognisers is UIKit's own"]),
    ("the content of a container", ["the content of a container may be made by any class"]),
    ("unwind actions", ["an unwind action that no class has"]),
    (
      "the case of the first letter",
      ["key-value coding forgives the case of the first letter", "what works and is not marked"]
    ),
    (
      "names of Foundation's classes in Swift and in Objective-C",
      ["macOS: names of Swift and of Objective-C, cells, menus and windows"]
    ),
    (
      "a conformance out of sight",
      [
        "a protocol whose conformance is nowhere to be seen",
        "AnyObject, NSObject, framework protocols and compositions accept more",
      ]
    ),
    ("Swift 2's rule for labels", ["Swift 2: the first label is no part of the selector"]),
    (
      "a storyboard in another bundle",
      ["a storyboard reference into another bundle leads out of sight"]
    ),
    ("templates of tools", ["templates that the rules exclude name classes that exist nowhere"]),
    (
      "a custom class with outlets of its element's class",
      ["framework outlets that no header marks"]
    ),
    (
      "a module that is not the target's",
      [
        "a module that is named decides between classes",
        "a class of another module is not the target's by that name",
      ]
    ),
    (
      "a screen that was rewritten in code",
      ["of two classes in a document one is stale"]
    ),
  ]
}
