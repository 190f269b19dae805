import Testing

/// Handwritten accessors of an outlet that is an instance variable are renamed with it: a nib sets the variable itself
/// where no setter has its name, and nothing else answers the calls.

@Test func aVariablesAccessorsAndTheirCallsGoWithIt() {
  let app = { (name: String, raised: String) in
    #"""
    -- A.h --
    @interface A : UIViewController { IBOutlet UILabel *1️⃣\#(name); IBOutlet UILabel *other; }
    - (UILabel *)2️⃣\#(name);
    - (void)set8️⃣\#(raised):(UILabel *)b;
    @end
    -- A.m --
    @implementation A
    - (UILabel *)3️⃣\#(name) { return 4️⃣\#(name); }
    - (void)set\#(raised):(UILabel *)b { \#(name) = b; [other setText:@""]; }
    - (void)f { [[self 5️⃣\#(name)] sizeToFit]; self.6️⃣\#(name).text = @""; [self set\#(raised):nil]; }
    - (SEL)g { return @selector(box); }
    @end
    -- B.m --
    void g(A *a, Crate *c) { [[a \#(name)] sizeToFit]; a.\#(name) = nil; [[c box] sizeToFit]; [c setBox:c.box]; }
    @interface Crate : NSObject
    - (UILabel *)box;
    - (void)setBox:(UILabel *)box;
    @end
    -- Sub.swift --
    class Sub: A { func more() { \#(name)().text = "" } }
    -- A.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A">
      <connections><outlet property="7️⃣\#(name)" destination="l" id="c1"/></connections>
    </placeholder>
    <label id="l"/>
    """#
  }
  checkRename(
    app("box", "Box"), of: "A.box", to: "qq", becomes: app("qq", "Qq"),
    doubts: ["A.m:5:box: the class of the receiver is not known"])
  checkRename(
    app("box", "Box").filter { !$0.unicodeScalars.contains("\u{20E3}") }, of: "A.setBox:", to: "setQq:",
    becomes: app("qq", "Qq"),
    doubts: ["A.m:5:box: the class of the receiver is not known"])
}

@Test func theAccessorsOfAVariableWithAnUnderscoreGoWithIt() {
  let app = { (name: String, raised: String) in
    #"""
    -- A.m --
    @interface A : UIViewController { IBOutlet UILabel *_\#(name); }
    @end
    @implementation A
    - (UILabel *)\#(name) { return _\#(name); }
    - (void)set\#(raised):(UILabel *)b { _\#(name) = b; }
    - (void)f { [self \#(name)].text = self.\#(name).text; [self set\#(raised):nil]; }
    @end
    -- A.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A">
      <connections><outlet property="\#(name)" destination="l" id="c1"/></connections>
    </placeholder>
    <label id="l"/>
    """#
  }
  checkRename(app("box", "Box"), of: "A._box", to: "_qq", becomes: app("qq", "Qq"))
}

@Test func aMessageCannotMeanAVariable() {
  let app = { (name: String) in
    #"""
    -- A.m --
    @interface A : UIViewController { IBOutlet UIView *\#(name); }
    @end
    @implementation A
    - (void)f:(id)manager { [[manager settingsView] go]; \#(name).hidden = YES; self->\#(name) = nil; }
    @end
    -- Use.m --
    void f(id manager) { A *a = nil; [[manager settingsView] go]; [manager setSettingsView:nil]; }
    -- A.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A">
      <connections><outlet property="\#(name)" destination="l" id="c1"/></connections>
    </placeholder>
    <view id="l"/>
    """#
  }
  let result = app("pane").split(separator: "-- Use.m --", maxSplits: 1)
  let xib = result[1].firstRange(of: "-- A.xib --").map { String(result[1][$0.lowerBound...]) } ?? ""
  checkRename(app("settingsView"), of: "A.settingsView", to: "pane", becomes: result[0] + xib)
}

@Test func anAccessorThatAProtocolRequiresKeepsItsName() {
  checkRefusal(
    """
    -- A.m --
    @protocol Boxed
    - (UILabel *)box;
    @end
    @interface A : UIViewController <Boxed> { IBOutlet UILabel *box; }
    @end
    @implementation A
    - (UILabel *)box { return box; }
    @end
    """,
    of: "A.box", to: "qq", "the protocol Boxed requires 'box'", at: "A.m:2:box")
}

@Test func namesThatKeyValueObservingDerivesFollow() {
  let app = { (name: String, raised: String) in
    #"""
    -- A.m --
    @interface A : NSViewController
    @property (weak) IBOutlet NSTextField *\#(name);
    @end
    @implementation A
    + (NSSet *)keyPathsForValuesAffecting\#(raised) { return nil; }
    + (BOOL)automaticallyNotifiesObserversOf\#(raised) { return NO; }
    - (BOOL)validate\#(raised):(id *)value error:(NSError **)error { return YES; }
    - (BOOL)validateFields:(id *)value error:(NSError **)error { return YES; }
    @end
    @interface B : NSObject
    + (NSSet *)keyPathsForValuesAffectingField;
    @end
    """#
  }
  checkRename(app("field", "Field"), of: "A.field", to: "nameBox", becomes: app("nameBox", "NameBox"))
  let swift = { (name: String, raised: String) in
    #"""
    -- A.swift --
    class A: NSViewController {
      @IBOutlet @objc dynamic var \#(name): NSTextField!
      @objc class func keyPathsForValuesAffecting\#(raised)() -> Set<String> { [] }
      @objc class func automaticallyNotifiesObserversOf\#(raised)() -> Bool { false }
      @objc func validate\#(raised)(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {}
    }
    """#
  }
  checkRename(swift("field", "Field"), of: "A.field", to: "nameBox", becomes: swift("nameBox", "NameBox"))
}

@Test func whatKeyValueCodingAsksForFollowsWithItsCalls() {
  let app = { (name: String, raised: String) in
    #"""
    -- A.h --
    @interface A : NSViewController
    @property (strong) NSMutableArray *1️⃣\#(name);
    - (void)insertObject:(id)object in\#(raised)AtIndex:(NSUInteger)index;
    - (NSUInteger)countOf\#(raised);
    @end
    -- A.m --
    @implementation A
    - (NSUInteger)countOf\#(raised) { return _\#(name).count; }
    - (id)objectIn\#(raised)AtIndex:(NSUInteger)index { return self.\#(name)[index]; }
    - (void)insertObject:(id)object in\#(raised)AtIndex:(NSUInteger)index {}
    - (void)replaceObjectIn\#(raised)AtIndex:(NSUInteger)index withObject:(id)object {}
    - (BOOL)validate\#(raised):(id *)value error:(NSError **)error { return YES; }
    - (void)addRows:(NSArray *)rows { [self insertObject:rows in\#(raised)AtIndex:[self countOf\#(raised)]]; }
    - (void)check { id value; [self validate\#(raised):&value error:nil]; }
    @end
    -- B.m --
    @interface B : NSObject
    - (NSUInteger)countOfRows;
    @end
    void f(A *a, B *b) { [a insertObject:nil in\#(raised)AtIndex:[b countOfRows]]; }
    -- C.swift --
    func g(_ a: A, _ b: B) { _ = a.countOf\#(raised)() + b.countOfRows() }
    -- MacA.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="A"/>
    <arrayController id="ac"><connections>
      <binding destination="-2" name="contentArray" keyPath="\#(name)" id="b1"/>
    </connections></arrayController>
    """#
  }
  checkRename(app("rows", "Rows"), of: "A.rows", to: "entries", becomes: app("entries", "Entries"))
}

@Test func inSwiftTheLabelsThatKeyValueCodingLooksForAreAskedAbout() {
  let app = { (name: String, raised: String) in
    #"""
    -- A.swift --
    class A: NSViewController {
      @objc @IBOutlet dynamic var 1️⃣\#(name): NSArray!
      @objc func countOf\#(raised)() -> Int { \#(name).count }
      @objc(objectIn\#(raised)AtIndex:) func row(at index: Int) -> Any { \#(name)[index] }
      @objc func insertObject(_ object: Any, inRowsAtIndex index: Int) { _ = countOf\#(raised)() }
    }
    """#
  }
  checkRename(
    app("rows", "Rows"), of: "A.rows", to: "entries", becomes: app("entries", "Entries"),
    doubts: ["A.swift:5:inRowsAtIndex: key-value coding looks for this label; the calls are not known"])
}

@Test func aCategoryByTheNameOfAClassKeepsIt() {
  let app = { (name: String) in
    #"""
    -- Bezel.h --
    @interface \#(name) : NSWindowController
    @end
    @interface NSWindow (Bezel)
    @end
    @interface \#(name) (More)
    @end
    @implementation NSWindow (Bezel)
    @end
    -- MacA.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="\#(name)"/>
    """#
  }
  checkRename(
    app("Bezel"), of: "Bezel", to: "Panel", becomes: app("Panel"), doubts: ["Bezel.h -> Panel.h"])
}

// MARK: The responder chain

@Test func whatGoesUpTheResponderChainHasOneNameInAllClassesThatItReaches() {
  let app = { (name: String, send: String, base: String) in
    #"""
    -- W.m --
    @interface W : NSWindowController
    - (IBAction)\#(name):(id)sender;
    @end
    @implementation W
    - (IBAction)\#(name):(id)sender {}
    @end
    -- Sheet.m --
    @interface Sheet : \#(base)
    @end
    @implementation Sheet
    - (IBAction)\#(base == "NSObject" ? "addThing" : name):(id)sender {}
    @end
    -- Side.m --
    @implementation Side
    - (void)f:(NSMenu *)menu { \#(send.replacing("NAME", with: base == "NSObject" ? "addThing" : name)); W *w; }
    @end
    """#
  }
  let sends = [
    "[self tryToPerform:@selector(NAME:) with:self]", "[self doCommandBySelector:@selector(NAME:)]",
    "[self sendAction:@selector(NAME:) to:nil]",
    #"[menu addItemWithTitle:@"" action:@selector(NAME:) keyEquivalent:@""]"#,
  ]
  for send in sends {
    checkRename(
      app("addThing", send, "NSWindowController"), of: "W.addThing:", to: "add",
      becomes: app("add", send, "NSWindowController"))
    // An object of this class gets no such actions.
    let before = app("addThing", send, "NSObject")
    checkRename(
      before, of: "W.addThing:", to: "add",
      becomes: String(app("add", send, "NSObject").split(separator: "\n-- Sheet.m --")[0]),
      doubts: ["Side.m:2:addThing: 'addThing:' is sent to First Responder and may be meant for another class"]
    )
  }
}

// MARK: Unknown is not another class

@Test func anObjectOfASuperclassMayBeOfTheClass() {
  checkRename(
    #"""
    -- W.h --
    @interface W : NSWindowController
    - (IBAction)go:(id)sender;
    @property (weak) IBOutlet NSTextField *field;
    @end
    @interface Plain : NSObject
    - (void)go:(id)sender;
    @end
    -- Use.m --
    @interface Use : NSViewController
    @end
    @implementation Use
    - (void)f:(Plain *)plain {
      [self.view.window.windowController go:nil];
      [NSApp.mainWindow.windowController go:nil];
      [[[self window] windowController] go:self];
      __kindof NSWindowController *k = nil;
      [k go:nil];
      [plain go:nil];
      [(W *)k go:nil];
    }
    @end
    """#,
    of: "W.go:", to: "run",
    becomes: #"""
      -- W.h --
      @interface W : NSWindowController
      - (IBAction)run:(id)sender;
      @property (weak) IBOutlet NSTextField *field;
      @end
      @interface Plain : NSObject
      - (void)go:(id)sender;
      @end
      -- Use.m --
      @interface Use : NSViewController
      @end
      @implementation Use
      - (void)f:(Plain *)plain {
        [self.view.window.windowController go:nil];
        [NSApp.mainWindow.windowController go:nil];
        [[[self window] windowController] go:self];
        __kindof NSWindowController *k = nil;
        [k go:nil];
        [plain go:nil];
        [(W *)k run:nil];
      }
      @end
      """#,
    doubts: [5, 6, 7, 9].map { "Use.m:\($0):go: the class of the receiver is not known" })
}

@Test func whatAClassDeclaresItselfIsNotAnothers() {
  let app = { (name: String) in
    #"""
    -- History.h --
    @interface History : NSViewController
    @property (weak) IBOutlet NSView *\#(name);
    @end
    -- HistoryTests.m --
    @interface HistoryTests : XCTestCase
    @property (strong) NSView *pane;
    @end
    @implementation HistoryTests
    - (void)f { History *h = nil; [self.pane go]; [[self pane] go]; [self setPane:h.\#(name)]; [h.\#(name) go]; }
    @end
    """#
  }
  checkRename(app("pane"), of: "History.pane", to: "sheet", becomes: app("sheet"))
}

@Test func aClassOfOneLetterIsAClass() {
  let app = { (name: String) in
    """
    -- A.h --
    @interface A : UIViewController
    @property (weak) IBOutlet UILabel *\(name);
    @end
    -- B.m --
    void g(A *a) { a.\(name).text = @""; }
    """
  }
  checkRename(app("box"), of: "A.box", to: "qq", becomes: app("qq"))
}

@Test func anOverrideOfAVariablesAccessorGoesWithIt() {
  let app = { (name: String) in
    """
    -- A.h --
    @interface A : NSWindowController { IBOutlet NSView *1️⃣\(name); }
    + (NSString *)box;
    - (NSView *)\(name);
    @end
    -- A.m --
    @implementation A
    + (NSString *)box { [self box]; return [self new].\(name).box; }
    - (NSView *)\(name) { return 1 + (id)\(name); }
    @end
    -- B.m --
    @interface B : A
    @end
    @implementation B
    - (NSView *)\(name) { return [super \(name)]; }
    @end
    """
  }
  checkRename(
    app("box"), of: "A.box", to: "crate",
    becomes: app("crate"))
}

@Test func aVariableThatDocumentsNameInBothWaysHasItsAccessors() {
  let app = { (name: String, variableOfB: String) in
    """
    -- A.m --
    @interface A : UIViewController { IBOutlet UIView *_\(name); }
    - (UIView *)\(name);
    @end
    @interface B : UIViewController { IBOutlet UIView *\(variableOfB); }
    - (UIView *)box;
    @end
    @implementation A
    - (UIView *)\(name) { return _\(name); }
    @end
    -- Page.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"><connections>
      <outlet property="\(name)" destination="v" id="c1"/>
      <outlet property="_\(name)" destination="v" id="c2"/></connections></placeholder>
    <customObject id="b" customClass="B"><connections>
      <outlet property="\(variableOfB)" destination="v" id="c3"/></connections></customObject>
    <view id="v"/>
    """
  }
  checkRename(app("box", "_box"), of: "A._box", to: "_crate", becomes: app("crate", "_box"))
  // Of B's, documents know the variable alone.
  checkRename(app("box", "_box"), of: "B._box", to: "_crate", becomes: app("box", "_crate"))
}

@Test func aSelectorInAStringIsAskedAbout() {
  let app = { (name: String) in
    """
    -- A.m --
    @interface A : NSWindowController
    - (IBAction)\(name):(id)sender;
    @end
    @implementation A
    - (IBAction)\(name):(id)sender {
      [self add:@"next:" itemAction:@"next:"];
      [self add:@"next" selector:@"next"];
    }
    @end
    -- B.swift --
    func add(_ a: A) { item("next:", action: "next:", key: "next") }
    """
  }
  checkRename(
    app("next"), of: "A.next:", to: "forth:",
    becomes: app("forth").replacing(#/\n-- B(.|\n)*/#, with: ""),
    doubts: [
      "A.m:6:next:: a string of the Objective-C name", "B.swift:1:next:: a string of the Objective-C name",
    ])
}

@Test func aGetterInObjectiveCIsThePropertyForSwift() {
  let app = { (name: String) in
    """
    -- A.h --
    @interface A : UIViewController
    @property (weak) IBOutlet UILabel *\(name);
    @end
    -- A.m --
    @implementation A
    - (UILabel *)\(name) { return nil; }
    @end
    -- Use.swift --
    let paths = [#keyPath(A.\(name)), #keyPath(A.\(name).text)]
    let selectors = [#selector(getter: A.\(name)), #selector(setter: A.\(name))]
    class B: A { func go() { _ = #keyPath(\(name)) } }
    """
  }
  checkRename(app("bulb"), of: "A.bulb", to: "lamp", becomes: app("lamp"))
}

@Test func stringsFollowANameForObjectiveCAlone() {
  let app = { (name: String) in
    """
    -- A.swift --
    class A: UIViewController { @IBAction @objc(\(name):) func go(_ sender: Any) {} }
    -- Use.swift --
    let selectors = [Selector("fire:"), Selector(("fire:")), NSSelectorFromString("fire:"), #selector(A.go)]
    """
  }
  let reason = "a string of the Objective-C name"
  checkRename(
    app("fire"), of: "A.fire:", to: "zap:", becomes: app("zap").replacing(#/\n-- Use(.|\n)*/#, with: ""),
    doubts: (0..<3).map { _ in "Use.swift:1:fire:: \(reason)" })
}

@Test func aStringInObjectiveCMayHaveTheModuleOfTheClass() {
  let app = { (name: String) in
    """
    -- A.swift --
    class \(name): UIViewController {}
    -- Use.m --
    void go(void) { [NSClassFromString(@"App.Kiln") new]; objc_getClass("App.Kiln"); log(@"a Kiln.", @"Kiln.App"); }
    """
  }
  checkRename(
    app("Kiln"), of: "Kiln", to: "Oven", becomes: app("Oven").replacing(#/\n-- Use(.|\n)*/#, with: ""),
    doubts: (0..<2).map { _ in "Use.m:1:Kiln: a string of the Objective-C name" })
}

@Test func aPropertyGoesWithTheMethodThatItOverrides() {
  let app = { (name: String, raised: String) in
    #"""
    -- Base.m --
    @interface Base : UIViewController
    @end
    @implementation Base
    - (void)viewDidLoad { [self \#(name)].constant = 8; [self set\#(raised):nil]; }
    - (NSLayoutConstraint *)\#(name) { return nil; }
    - (void)set\#(raised):(NSLayoutConstraint *)value {}
    @end
    -- Sub.m --
    @interface Sub : Base
    @property IBOutlet NSLayoutConstraint *\#(name);
    @end
    @interface Lower : Sub
    @end
    @implementation Lower
    - (NSLayoutConstraint *)\#(name) { return [super \#(name)]; }
    @end
    @interface Apart : UIViewController
    - (NSLayoutConstraint *)bottom;
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="Sub">
      <constraint id="ct"/>
      <connections><outlet property="\#(name)" destination="ct" id="c1"/></connections>
    </viewController>
    """#
  }
  for symbol in ["Sub.bottom", "Lower.bottom", "Base.bottom", "Base.setBottom:"] {
    let renamed = symbol.hasSuffix(":") ? "setGap:" : "gap"
    checkRename(app("bottom", "Bottom"), of: symbol, to: renamed, becomes: app("gap", "Gap"))
  }
}

@Test func aPropertyThatImplementsAProtocolsMethodKeepsItsName() {
  for method in ["- (UILabel *)box;", "- (void)setBox:(UILabel *)box;"] {
    checkRefusal(
      """
      -- A.m --
      @protocol Boxed
      \(method)
      @end
      @interface A : UIViewController <Boxed>
      @property IBOutlet UILabel *box;
      @end
      """,
      of: "A.box", to: "qq", "the protocol Boxed requires 'box'",
      at: method.contains("set") ? "A.m:2:setBox" : "A.m:2:box")
  }
}

@Test func theAccessorsThatAMacroDeclaresGoWithTheVariable() {
  let app = { (name: String, raised: String, methods: String) in
    #"""
    -- A.h --
    @interface A : NSWindowController {
      IBOutlet NSTextField *\#(name);
    }
    PROP(NSTextField *, \#(name), set\#(raised))
    @end
    -- A.m --
    @implementation A
    \#(methods)
    - (void)f { [self set\#(raised):nil]; }
    @end
    -- B.m --
    void f(A *a) { [a set\#(raised):[a \#(name)]]; }
    """#
  }
  let written = { (name: String, raised: String) in
    "- (NSTextField *)\(name) { return \(name); }\n- (void)set\(raised):(NSTextField *)v { \(name) = v; }"
  }
  let made = { (name: String, raised: String) in "MADE(NSTextField *, \(name), set\(raised))" }
  for methods in [written, made] {
    checkRename(
      app("box", "Box", methods("box", "Box")), of: "A.box", to: "label",
      becomes: app("label", "Label", methods("label", "Label")))
  }
}

/// Wherever the two are declared, and whichever of them is marked.
@Test(arguments: [
  ("{ IBOutlet UIView *1️⃣_NAME; } @property UIView *2️⃣NAME;", "", ""),
  ("{ UIView *1️⃣_NAME; } @property IBOutlet UIView *2️⃣NAME;", "", ""),
  ("@property IBOutlet UIView *2️⃣NAME;", "{ UIView *1️⃣_NAME; }", "@synthesize NAME = _NAME;"),
  ("{ IBOutlet UIView *1️⃣_NAME; }", "", "@synthesize NAME = _NAME;"),
]) func aPropertyAndItsDeclaredVariableAreOne(header: String, variables: String, synthesized: String) {
  let app = { (name: String, raised: String) in
    """
    -- A.h --
    @interface A : UIViewController \(header)
    @end
    -- A.m --
    @interface A () \(header.contains("property") ? "" : "@property UIView *2️⃣NAME;")
    @end
    @implementation A \(variables)
    \(synthesized)
    - (void)f { 3️⃣_NAME.hidden = YES; self.4️⃣NAME = nil; [self setRAISED:nil]; self->_NAME = nil; }
    @end
    -- A.xib --
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"><connections><outlet property="5️⃣NAME" destination="v" id="c1"/></connections></placeholder>
    <view id="v"/>
    """.replacing("NAME", with: name).replacing("RAISED", with: raised)
  }
  let plain = { (text: String) in text.filter { !$0.unicodeScalars.contains("\u{20E3}") } }
  checkRename(app("pane", "Pane"), of: "A.pane", to: "sheet", becomes: app("sheet", "Sheet"))
  checkRename(plain(app("pane", "Pane")), of: "A._pane", to: "_sheet", becomes: app("sheet", "Sheet"))
}

@Test func aVariableThatAPropertyDoesNotKeepIsAnother() {
  let app = { (variable: String, property: String) in
    """
    -- A.h --
    @interface A : UIViewController {
      IBOutlet UIView *\(variable);
      UIView *_box;
    }
    @property (strong) IBOutlet UIView *\(property);
    @end
    -- A.m --
    @implementation A
    @synthesize \(property) = _box;
    - (void)f { \(variable).hidden = YES; self.\(property) = nil; }
    @end
    """
  }
  checkRename(app("_pane", "pane"), of: "A._pane", to: "_sheet", becomes: app("_sheet", "pane"))
  checkRename(app("_pane", "pane"), of: "A.pane", to: "sheet", becomes: app("_pane", "sheet"))
}
