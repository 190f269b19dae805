import TestSupport
import Testing

/// The files of a fixture that are not the same in another one.
private func changed(_ text: String, from old: String) -> String {
  func files(_ text: String) -> [[Substring]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: []) { files, line in
      if line.hasPrefix("-- "), line.hasSuffix(" --") { files.append([]) }
      if !files.isEmpty { files[files.count - 1].append(line) }
    }
  }
  let differing = zip(files(text), files(old)).filter { $0 != $1 }
  return differing.flatMap(\.0).joined(separator: "\n")
}

/// Places that mean a member or a class though their file, or the document, names another one.

@Test func aNibThatTheClassLoadsFollowsWhateverClassItsOwnerHas() {
  let app = { (name: String, code: String, owner: String, document: String) in
    """
    -- Panel.m --
    @interface Panel : Base
    @property IBOutlet NSTextField *\(name);
    @end
    @implementation Panel
    - (void)a { \(code) }
    @end
    -- Other.m --
    @interface Old : NSObject
    @property IBOutlet NSTextField *box;
    @end
    -- Box.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(owner)>
      <connections><outlet property="\(document)" destination="l" id="c1"/></connections>
    </placeholder>
    <textField id="l"/>
    """
  }
  func check(_ code: String, _ owner: String, isMeant: Bool?, beside files: String = "") {
    let before = app("box", code, owner, "box") + files
    checkRename(
      before, of: "Panel.box", to: "field",
      becomes: changed(app("field", code, owner, isMeant == true ? "field" : "box") + files, from: before),
      doubts: isMeant == nil
        ? ["Box.xib:2:box: Panel loads this nib, though its File's Owner is another class"] : [])
  }
  let loads = [
    #"[NSBundle loadNibNamed:@"Box" owner:self];"#, #"[super initWithWindowNibName:@"Box"];"#,
    #"return @"Box";"#, #"[[NSNib alloc] initWithNibNamed:@"Box" bundle:nil];"#,
  ]
  let base = "\n-- Base.h --\n@interface Base : NSWindowController\n@end"
  for code in loads {
    check(code, "", isMeant: true)
    check(code, #" customClass="Gone""#, isMeant: true)
    check(code, #" customClass="Old""#, isMeant: nil)
    check(code, #" customClass="Base""#, isMeant: true, beside: base)
    check(code, "", isMeant: nil, beside: "\n-- More.m --\nvoid f() { load(@\"Box\"); }")
  }
  check("", "", isMeant: false)
  check(#"if ([[self windowNibName] isEqualToString: @"Box"]) {}"#, #" customClass="Old""#, isMeant: false)
  check("[[Old alloc] initWithWindowNibName:@\"Box\"];", "", isMeant: false)
  check(
    "", "", isMeant: true,
    beside: "\n-- Made.m --\nvoid f() { [[Panel alloc] initWithWindowNibName:@\"Box\"]; }")
}

@Test func aClassOfSwiftIsNotOneOfObjectiveCByTheSameName() {
  let app = { (swift: String, objectiveC: String) in
    """
    -- Login.swift --
    class \(swift): UIViewController { @IBOutlet var box: UILabel! }
    -- Legacy.h --
    @interface \(objectiveC) : UIViewController
    @property IBOutlet UILabel *box;
    @end
    -- New.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(swift)" customModule="App"/>
    -- Old.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(objectiveC)"/>
    """
  }
  let before = app("Login", "Login")
  checkRename(
    before.replacing("class Login", with: "class 1️⃣Login"), to: "Start",
    becomes: changed(app("Start", "Login"), from: before), doubts: ["Login.swift -> Start.swift"])
  checkRename(
    before.replacing("interface Login", with: "interface 1️⃣Login"), to: "Start",
    becomes: changed(app("Login", "Start"), from: before))
}

@Test func anObjectKnownByAProtocolMayBeOfAClassThatHasItsMethods() {
  let app = { (required: String, name: String) in
    """
    -- L.h --
    @protocol Listener
    - (void)changed:(id)sender;
    \(required)
    @end
    -- Slider.m --
    @interface Slider : NSControl { __weak id<Listener> listener; }
    @end
    @implementation Slider
    - (void)f { [listener changed:self]; }
    @end
    -- W.m --
    @interface W : NSWindowController
    - (IBAction)\(name):(id)sender;
    - (void)other;
    @end
    """
  }
  let unknown = "Slider.m:4:changed: the class of the receiver is not known"
  for (required, doubts) in [
    ("", [unknown]), ("- (void)other;", [unknown]), ("@optional\n- (void)more;", [unknown]),
    ("- (void)more;", []),
  ] {
    checkRename(
      app(required, "changed"), of: "W.changed:", to: "moved:",
      becomes: changed(app(required, "moved"), from: app(required, "changed")),
      doubts: doubts)
  }
}

@Test func anObjectOfASuperclassMayBeOfTheClassInAnyFile() {
  let app = { (name: String) in
    """
    -- Detail.h --
    @interface Detail : UIViewController
    @property IBOutlet UILabel *\(name);
    @end
    -- All.h --
    #import "Detail.h"
    @interface Factory : NSObject
    - (__kindof UIViewController *)make;
    @end
    -- Use.m --
    #import "All.h"
    void f(Factory *factory) { [[factory make] box]; }
    """
  }
  checkRename(
    app("box"), of: "Detail.box", to: "field", becomes: changed(app("field"), from: app("box")),
    doubts: ["Use.m:2:box: the class of the receiver is not known"])
}

@Test func aClassThatNothingDeclaresIsAnother() {
  let app = { (name: String) in
    """
    -- A.h --
    #define BASE UIViewController
    @interface A : UIViewController
    @property IBOutlet UILabel *\(name);
    @end
    @interface Based : BASE
    @end
    @interface Pod : PodBase
    - (Gone *)gone;
    @end
    @interface FromPod : PodView
    @property IBOutlet UILabel *other;
    @end
    -- Use.m --
    #import "A.h"
    void f(Pod *pod, Gone *gone, PodBase *base, A *a, Based *based) {
      pod.box = nil; gone.box = nil; base.box = nil; a.\(name) = nil; [[pod gone] box]; [[Gone sharedThing] setBox:nil];
      gone->box = 1; a->other->box = 1; CGRect box = CGRectZero; NSThing thing; thing.box = 1; [thing box];
    }
    """
  }
  checkRename(app("box"), of: "A.box", to: "field", becomes: changed(app("field"), from: app("box")))
  // An object of what a class derives from may be of the class.
  checkRename(
    """
    -- A.m --
    @interface A : PodView
    @property IBOutlet UILabel *box;
    @end
    @interface B : PodView
    @end
    void f(PodView *view, PodOther *other, B *b) { view.box = nil; other.box = nil; b.box = nil; }
    """,
    of: "A.box", to: "field",
    becomes: """
      -- A.m --
      @interface A : PodView
      @property IBOutlet UILabel *field;
      @end
      @interface B : PodView
      @end
      void f(PodView *view, PodOther *other, B *b) { view.box = nil; other.box = nil; b.box = nil; }
      """, doubts: ["A.m:6:box: the class of the receiver is not known"])
}

@Test func whatHeadersDefineForAllFilesHasAClass() {
  let app = { (name: String) in
    """
    -- App.h --
    @interface App : NSObject
    @property IBOutlet NSWindow *\(name);
    + (App *)shared;
    @end
    @interface Other : NSObject
    @property NSWindow *panel;
    @end
    #define APP ((App *)[NSApp delegate])
    #define SHARED [App shared]
    #define AS_APP(x) ((App *)(x))
    #define OTHER ((Other *)[NSApp delegate])
    #define LOOP LOOPED
    #define LOOPED LOOP
    extern App *theApp;
    extern Other *theOther;
    App *currentApp(void);
    -- Use.m --
    #import "App.h"
    void f() {
      APP.\(name) = nil; [SHARED \(name)]; [AS_APP(x) \(name)]; theApp.\(name) = nil; [currentApp() \(name)];
      [[App sharedByMacro] \(name)]; [[NSFontPanel sharedFontPanel] panel];
      OTHER.panel = nil; theOther.panel = nil;
    }
    """
  }
  checkRename(app("panel"), of: "App.panel", to: "sheet", becomes: changed(app("sheet"), from: app("panel")))
}

@Test func aClassThatAProtocolRequiresIsMeantInACompositionWithAnotherOne() {
  let app = { (name: String) in
    """
    -- Screen.swift --
    class Screen: UIViewController { @IBOutlet var \(name): UILabel! }
    protocol Titled: Screen {}
    protocol Plain {}
    class Owner {
      typealias Shown = Screen
      func f(_ s: Self.Shown) { s.\(name).text = "" }
      func make() -> Self.Shown? { nil }
    }
    -- Use.swift --
    func a(_ s: UIViewController & Titled) { s.\(name).text = "" }
    func b(_ s: UIViewController & Plain) { s.label.text = "" }
    func c(_ owner: Owner) { owner.make()?.\(name).text = "" }
    """
  }
  checkRename(
    app("label"), of: "Screen.label", to: "heading", becomes: changed(app("heading"), from: app("label")))
}

@Test func aKeyPathBeginsAtTheObjectThatIsObserved() {
  let app = { (name: String) in
    #"""
    -- Screen.swift --
    class Screen: UIViewController { @IBOutlet @objc dynamic var \#(name): UILabel! }
    class Model: NSObject { @objc dynamic var label = "" }
    -- Use.swift --
    func f(_ s: Screen, _ m: Model, _ text: Publisher) {
      _ = s.observe(\.\#(name)) { _, _ in }
      _ = s.publisher(for: \.\#(name).text, options: .new)
      text.assign(to: \.\#(name), on: s).store(in: &bag)
      _ = m.observe(\.label) { _, _ in }
      _ = m.publisher(for: \.label)
      text.assign(to: \.label, on: m).store(in: &bag)
    }
    """#
  }
  checkRename(
    app("label"), of: "Screen.label", to: "heading", becomes: changed(app("heading"), from: app("label")))
}

@Test func aClassIsNamedAfterItsModule() {
  let app = { (name: String) in
    """
    -- Screen.swift --
    import class App.\(name)
    import class Other.Thing
    class \(name): UIViewController {}
    -- Main.storyboard --
    <viewController id="a" customClass="1️⃣App.\(name)"/>
    <viewController id="b" customClass="2️⃣_TtC3App\(name.utf8.count)\(name)"/>
    <viewController id="c" customClass="_TtC3App5Other"/>
    """
  }
  checkRename(
    app("Screen"), of: "Screen", to: "LoginScreen", becomes: changed(app("LoginScreen"), from: app("Screen")),
    doubts: ["Screen.swift -> LoginScreen.swift"])
}

@Test func aClassWithItsModuleInTheNameHasItsMembers() {
  let app = { (name: String) in
    """
    -- Screen.swift --
    class Screen: UIViewController { @IBOutlet var \(name): UILabel!; @IBAction func go(_ s: Any) {} }
    class Other: UIViewController {}
    -- Main.storyboard --
    <viewController id="a" customClass="App.Screen"><connections><outlet property="\(name)" destination="l" id="c1"/></connections></viewController>
    <viewController id="b" customClass="_TtC3App6Screen"><connections><outlet property="\(name)" destination="l" id="c2"/></connections></viewController>
    <viewController id="c" customClass="App.Other"><connections><outlet property="text" destination="l" id="c3"/></connections></viewController>
    <viewController id="d" customClass="_TtC3App5Other"><connections><outlet property="text" destination="l" id="c4"/></connections></viewController>
    <label id="l"/>
    """
  }
  checkRename(
    app("text"), of: "Screen.text", to: "words", becomes: changed(app("words"), from: app("text")))
}

@Test func aNameForObjectiveCStaysInStringsAndLists() {
  let app = { (swift: String, objc: String) in
    """
    -- Screen.swift --
    @objc(\(objc))
    class \(swift): UIViewController {}
    let a = NSClassFromString("Screen")
    let b = \(swift)()
    -- Use.m --
    void f() { NSClassFromString(@"Screen"); \(objc) *screen = [\(objc) new]; }
    -- Info.plist --
    <plist version="1.0"><dict>
    <key>NSPrincipalClass</key><string>\(objc)</string>
    <key>Anything</key><string>Screen</string>
    </dict></plist>
    -- Main.storyboard --
    <viewController id="a" customClass="\(objc)"/>
    <arrayController objectClassName="Screen" id="b"/>
    """
  }
  checkRename(
    app("Screen", "Screen"), of: "Screen", to: "Login",
    becomes: changed(app("Login", "Screen"), from: app("Screen", "Screen")),
    doubts: ["Screen.swift -> Login.swift"])
  checkRename(
    app("Screen", "Screen").replacing("customClass=\"", with: "customClass=\"1️⃣"), to: "Login",
    becomes: changed(
      app("Screen", "Login").replacing("@\"Screen\"", with: "@\"Login\""), from: app("Screen", "Screen")),
    doubts: [
      "Screen.swift:3:Screen: a string of the Objective-C name",
      "Info.plist:3:Screen: a string in this property list is the name",
    ])
}

@Test func theVariableOfAPropertyIsNamedInAString() {
  checkRename(
    """
    -- A.m --
    @interface A : NSObject
    @property IBOutlet NSView *pane;
    @end
    void f(A *a) { object_getInstanceVariable(a, "_pane", &x); class_getInstanceVariable([A class], "_other"); }
    """,
    of: "A.pane", to: "box",
    becomes: """
      -- A.m --
      @interface A : NSObject
      @property IBOutlet NSView *box;
      @end
      void f(A *a) { object_getInstanceVariable(a, "_pane", &x); class_getInstanceVariable([A class], "_other"); }
      """, doubts: ["A.m:4:_pane: a string of the Objective-C name"])
}

@Test func aPathThroughAClassOfAppleReachesNoOther() {
  let app = { (name: String) in
    """
    -- Card.swift --
    class Card: UIView { @IBInspectable var \(name): CGFloat = 0 }
    -- Card.xib --
    <view id="a" customClass="Card">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.radius"><real key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="\(name)"><real key="value" value="3"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </view>
    """
  }
  checkRename(
    app("radius"), of: "Card.radius", to: "rounding", becomes: changed(app("rounding"), from: app("radius")))
}

@Test func textThatIsTranslatedOrLoggedNamesNoClass() {
  let app = { (name: String) in
    """
    -- Folder.swift --
    class \(name): UIViewController {}
    let a = Logger(subsystem: "App", category: "Folder")
    let b = NSLocalizedString("Folder", comment: "")
    let c = NSClassFromString("Folder")
    let d = view.help("Folder")
    let e = NSError(domain: "com.example.Folder", code: 1)
    let f = NSClassFromString("App.Folder") ?? NSClassFromString("App.Folder.Folder")
    func show(_ row: Row) { row.title = "Folder"; row.show(title: "Folder") }
    -- Use.m --
    void f(NSString *s) {
      os_log_create("App", "Folder"); NSLocalizedString(@"Folder", nil);
      [s stringByReplacingOccurrencesOfString:@"Folder" withString:@""];
      objc_getClass("Folder"); s = @"Folder";
      objc_setAssociatedObject(s, @"Folder", objc_getAssociatedObject(s, @"Folder"), 1);
      @throw [NSException exceptionWithName:@"Folder" reason:nil userInfo:nil];
      [super initWithName:@"Folder" reason:@"" userInfo:nil];
      [NSError errorWithDomain:@"com.example.Folder" code:1 userInfo:nil];
      [button setTitle:@"Folder"]; button.title = @"Folder";
    }
    """
  }
  checkRename(
    app("Folder"), of: "Folder", to: "Shelf", becomes: changed(app("Shelf"), from: app("Folder")),
    doubts: [4, 7, 7].map { "Folder.swift:\($0):Folder: a string of the Objective-C name" }
      + [4, 4].map { "Use.m:\($0):Folder: a string of the Objective-C name" } + [
        "Folder.swift -> Shelf.swift"
      ])
}

/// The model keeps the name of the entity, whatever class represents it.
@Test func theNameOfAnEntityIsNotTheClass() {
  let app = { (name: String) in
    """
    -- Model.swift --
    class \(name): NSManagedObject {}
    let a = NSFetchRequest<Event>(entityName: "Folder")
    let b = NSEntityDescription.entity(forEntityName: "Folder", in: context)
    let c = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
    -- Use.m --
    void f(NSString *s) {
      [NSFetchRequest fetchRequestWithEntityName:@"Folder"]; [[NSFetchRequest alloc] initWithEntityName:@"Folder"];
      [NSEntityDescription entityForName:@"Folder" inManagedObjectContext:c];
      [NSEntityDescription insertNewObjectForEntityForName:@"Folder" inManagedObjectContext:c];
    }
    """
  }
  checkRename(
    app("Folder"), of: "Folder", to: "Shelf", becomes: changed(app("Shelf"), from: app("Folder")))
}

@Test func anItemInAVariableGetsItsTargetLater() {
  let app = { (name: String) in
    """
    -- A.m --
    @interface A : NSWindowController
    - (IBAction)\(name):(id)sender;
    @end
    @interface B : NSWindowController
    - (IBAction)tap:(id)sender;
    @end
    @implementation A
    - (void)fill:(B *)b {
      NSMenuItem *item = [[[NSMenuItem alloc] initWithTitle:@"" action:@selector(\(name):) keyEquivalent:@""] autorelease];
      [item setTarget:self];
      item = [[NSMenuItem alloc] initWithTitle:@"" action:@selector(tap:) keyEquivalent:@""];
      item.target = b;
      [table setTarget:self];
      [table setDoubleAction:@selector(\(name):)];
    }
    @end
    """
  }
  checkRename(app("tap"), of: "A.tap:", to: "press:", becomes: app("press"))
}

@Test func aKeyOfTheDefaultsIsNoMember() {
  let app = { (name: String) in
    """
    -- A.m --
    @interface A : NSObject
    @property IBOutlet NSSlider *\(name);
    @end
    @implementation A
    - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)c context:(void *)x {
      if ([path isEqualToString:@"values.level"]) [defaults floatForKey:@"level"];
      if ([path isEqualToString:@"level"]) return;
      [controller addObserver:self forKeyPath:@"values.level" options:0 context:NULL];
    }
    @end
    """
  }
  checkRename(
    app("level"), of: "A.level", to: "gain", becomes: app("gain"),
    doubts: ["A.m:7:level: a string of the Objective-C name"])
}

@Test func macrosThatLeadToThemselvesEnd() {
  let app = { (name: String) in
    """
    -- Panel.m --
    \(String(repeating: "#define M M\n", count: 8))
    @interface Panel : NSObject
    @property IBOutlet NSTextField *1️⃣\(name);
    @end
    @implementation Panel
    - (void)a { self.\(name).text = nil; [M box]; M.box = nil; }
    @end
    -- Box.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel">
      <connections><outlet property="\(name)" destination="l" id="c1"/></connections>
    </placeholder>
    <textField id="l"/>
    """
  }
  checkRename(
    app("box"), to: "field", becomes: app("field").replacing("1️⃣", with: ""),
    doubts: [String](repeating: "Panel.m:14:box: the class of the receiver is not known", count: 2))
}
