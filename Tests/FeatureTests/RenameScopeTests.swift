import TestSupport
import Testing

/// Places that a rename must not lose, and must not take for the member, because of what is around them.

@Test func aLocalInObjectiveCHidesTheVariableInItsScopeOnly() {
  let app = { (name: String) in
    """
    -- A.h --
    @interface A : NSViewController { IBOutlet NSTextField *\(name); }
    @end
    -- A.m --
    @implementation A
    - (void)a { for (NSView *box in views) { [box in]; } [\(name) after]; }
    - (void)b { { NSView *box = nil; [box in]; } [\(name) after]; }
    - (void)c { [self each:^(NSView *box) { [box in]; }]; [\(name) after]; }
    - (void)d { @try { } @catch (NSException *box) { [box in]; } [\(name) after]; }
    - (void)e { [\(name) before]; NSView *box = nil; [box in]; }
    - (void)f:(NSView *)box { [box in]; { [box in]; } }
    static void g(void) { [box notMine]; }
    RCT_EXPORT_METHOD(h) { [\(name) mine]; }
    - (void)i { [\(name) mine]; }
    @end
    @implementation A (More)
    - (void)j { [\(name) mine]; }
    @end
    """
  }
  checkRename(app("box"), of: "A.box", to: "field", becomes: app("field"))
}

@Test func aVariableAndAMethodOfItsNameAreBothRenamed() {
  let app = { (name: String) in
    """
    -- Panel.h --
    @interface Panel : NSWindowController
    - (BOOL)\(name);
    @end
    -- Panel.m --
    @implementation Panel { IBOutlet NSButton *\(name); }
    - (void)f { [\(name) setState:1]; if (sender == \(name)) return; self->\(name) = nil; [self \(name)]; }
    - (BOOL)\(name) { return \(name) != nil; }
    @end
    -- Panel.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-2" customClass="Panel">
      <connections><outlet property="\(name)" destination="b" id="c1"/></connections>
    </placeholder>
    <button id="b"/>
    """
  }
  checkRename(app("max"), of: "Panel.max", to: "most", becomes: app("most"))
}

@Test func aClassIsNamedInTheExtensionOfAProtocol() {
  let app = { (name: String) in
    #"""
    -- Alert.swift --
    final class \#(name): UIViewController { @IBAction func go(_ s: Any) {}; static let shared = \#(name)() }
    -- S.swift --
    protocol S: AnyObject { var label: String { get } }
    extension S {
      func a() { let a = \#(name)(); _ = \#(name).self; _ = [\#(name)](); \#(name).shared.go(a) }
      func b() { _ = #selector(\#(name).go(_:)); _ = label }
      var c: \#(name) { \#(name)() }
    }
    """#
  }
  checkRename(
    app("Alert"), of: "Alert", to: "Notice", becomes: app("Notice"),
    doubts: ["Alert.swift -> Notice.swift"])
}

/// The selector counts, and the receiver's class need not be named.
@Test func selectorsAreAskedAboutInFilesThatDoNotNameTheClass() throws {
  let fixture = Fixture(
    """
    -- A.m --
    @interface A : NSDocument
    - (IBAction)dup:(id)sender;
    @end
    @implementation A
    - (IBAction)dup:(id)sender {}
    @end
    @interface B : NSWindowController
    @end
    @implementation B
    - (IBAction)dup:(id)sender {}
    @end
    -- Helper.m --
    @implementation Helper
    - (void)a {
      NSStringFromSelector(@selector(dup:));
      [[NSMenuItem alloc] initWithTitle:@"" action:@selector(dup:) keyEquivalent:@""];
      NSSelectorFromString(@"dup:");
      [other dup:nil];
    }
    @end
    @interface Own : NSObject
    @end
    @implementation Own
    - (void)dup:(id)sender { [items setAction:@selector(dup:)]; }
    @end
    -- Keys.swift --
    @objc protocol Actions { @objc optional func dup(_ sender: Any?) }
    func keys() {
      send(#selector(Actions.dup(_:)))
      send(Selector("dup:"))
    }
    """)
  let receiver = "the class of the receiver is not known"
  let string = "a string of the Objective-C name"
  let doubts = try fixture.doubts(fixture.plan(of: "A.dup:", to: "copyIt:"))
  #expect(
    doubts == [
      "Helper.m:3:dup: \(receiver)", "Helper.m:4:dup: \(receiver)", "Helper.m:5:dup:: \(string)",
      "Keys.swift:3:dup: reached through a protocol", "Keys.swift:4:dup:: \(string)",
    ])
}

/// Each property has a setter, which no one declares.
@Test func theSelectorOfASetterMayBeThatOfAnotherProperty() throws {
  let fixture = Fixture(
    """
    -- A.m --
    @interface Keys : NSViewController
    @property (weak) IBOutlet NSTabView *tabs;
    @end
    @interface Other : NSView
    @property (weak) NSTabView *tabs;
    @end
    @implementation Keys
    - (void)f:(id)control {
      [control performSelector:@selector(tabs)];
      [control performSelector:@selector(setTabs:) withObject:nil];
      [self performSelector:@selector(setTabs:) withObject:nil];
    }
    @end
    """)
  let receiver = "the class of the receiver is not known"
  let doubts = try fixture.doubts(fixture.plan(of: "Keys.tabs", to: "pages"))
  #expect(doubts == ["A.m:9:tabs: \(receiver)", "A.m:10:setTabs: \(receiver)"])
}

/// A document that connects `_tabs` means the variable, whatever is called `tabs`.
@Test func aVariableThatIsConnectedByItsOwnNameLeavesOtherMethodsAlone() {
  let app = { (name: String) in
    """
    -- A.m --
    @interface Base : NSViewController
    - (NSTabView *)tabs;
    @end
    @interface Keys : Base
    @end
    @interface Other : Base
    @end
    @implementation Base
    - (NSTabView *)tabs { return nil; }
    @end
    @implementation Keys { IBOutlet NSTabView *\(name); }
    - (NSTabView *)tabs { return \(name); }
    - (void)f:(id)control { [\(name) go]; if ([control respondsToSelector:@selector(tabs)]) [control tabs]; }
    @end
    @implementation Other { IBOutlet NSTabView *_tabs; }
    - (NSTabView *)tabs { return _tabs; }
    @end
    -- Keys.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-2" customClass="Keys">
      <connections><outlet property="\(name)" destination="t" id="c1"/></connections>
    </placeholder>
    <tabView id="t"/>
    """
  }
  checkRename(app("_tabs"), of: "Keys._tabs", to: "_pages", becomes: app("_pages"))
}

@Test func aTypeInAnotherTypeHidesNoModule() {
  let app = { (name: String) in
    #"""
    -- App/Screen.swift --
    class \#(name): UIViewController {}
    -- Kit/URL.swift --
    extension URL { private enum App { static let host = "" } }
    -- Tests/Mock.swift --
    @testable import App
    func show(_ screen: App.\#(name)) -> App.\#(name)? { nil }
    """#
  }
  checkRename(
    app("Screen"), of: "Screen", to: "Stage",
    becomes: app("Stage").replacing(#/\n-- Kit(.|\n)*?\n-- Tests/#, with: "\n-- Tests"),
    doubts: ["App/Screen.swift -> App/Stage.swift"])
}

@Test func aConnectionToAClassOfTheSameNameIsAskedAboutUnlessTheClassLoadsTheNib() {
  let app = { (name: String, key: String, code: String) in
    #"""
    -- Package.swift --
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Mac"), .target(name: "Phone")])
    -- Sources/Phone/Gate.swift --
    class Gate: UIView {}
    -- Sources/Mac/Gate.swift --
    class Gate: NSView { @IBOutlet var \#(name): NSView! }\#(code)
    -- Sources/Mac/MacGate.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="Gate" customModule="Phone"><connections>
      <outlet property="\#(key)" destination="v" id="c1"/></connections></customObject>
    <view id="v"/>
    """#
  }
  for (code, key) in [("", "latch"), ("\nlet nib = NSNib(nibNamed: \"MacGate\", bundle: nil)", "bolt")] {
    let after = app("bolt", key, code)
      .replacing(#/-- Package(.|\n)*?-- Sources\/Mac/#, with: "-- Sources/Mac")
    checkRename(
      app("latch", "latch", code), of: "Gate.latch", to: "bolt",
      becomes: key == "bolt" ? after : after.replacing(#/\n-- Sources\/Mac\/MacGate(.|\n)*/#, with: ""),
      doubts: key == "bolt"
        ? [] : ["Sources/Mac/MacGate.xib:3:latch: the class 'Gate' that is set here has no 'latch'"])
  }
}

@Test func theMenuOfAnotherAppDoesNotReachAnAction() {
  let menu = { (name: String) in
    """
    <!-- macOS -->
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <menuItem id="m"><connections><action selector="\(name):" target="-1" id="a1"/></connections></menuItem>
    """
  }
  let code = { (name: String) in
    """
    -- One/Box.swift --
    class Box: NSView { @IBAction func \(name)(_ sender: Any) {} }
    -- One/Menu.xib --
    \(menu(name))

    """
  }
  checkRename(
    """
    -- One/One.xcodeproj/project.pbxproj --
    \(project(ProjectTarget(name: "One", files: ["Box.swift", "Menu.xib"])))
    \(code("spin"))
    -- Two/Two.xcodeproj/project.pbxproj --
    \(project(ProjectTarget(name: "Two", files: ["Menu.xib", "Top.swift"])))
    -- Two/Top.swift --
    class Top: NSView { @IBAction func spin(_ sender: Any) {} }
    -- Two/Menu.xib --
    \(menu("spin"))
    """,
    of: "Box.spin", to: "turn", becomes: code("turn"))
}
