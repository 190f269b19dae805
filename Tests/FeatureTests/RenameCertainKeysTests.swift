import TestSupport
import Testing

@Test func keyOfAnObjectOfTheClassIsCertain() {
  let app = { (name: String) in
    """
    -- Login.m --
    @interface Login : NSViewController
    @property (weak) IBOutlet NSTextField *\(name);
    @property (strong) id other;
    @property (strong) NSArray<Login *> *all;
    @end
    @implementation Login
    + (NSSet *)keyPathsForValuesAffectingHint {
      return [NSSet setWithObjects:@"self.\(name).stringValue", @"\(name).enabled", @"other.label", nil];
    }
    - (void)show:(id)thing {
      [[self valueForKey:@"\(name)"] hide];
      [self setValue:nil forKeyPath:@"\(name).stringValue"];
      [self.all valueForKey:@"\(name)"];
      [thing valueForKey:@"label"];
    }
    @end
    -- Login.xib --
    <!-- macOS -->
    <customObject id="o" customClass="Login">
      <connections><outlet property="\(name)" destination="t" id="c1"/></connections>
    </customObject>
    <textField id="t"/>
    """
  }
  let reason = "a string of the Objective-C name"
  checkRename(
    app("label"), of: "Login.label", to: "heading", becomes: app("heading"),
    doubts: ["Login.m:8:label: \(reason)", "Login.m:14:label: \(reason)"])
}

@Test func predicateOfAFetchRequestIsAboutManagedObjects() {
  let app = { (name: String) in
    """
    -- Login.m --
    @interface Login : NSViewController
    @property (weak) IBOutlet NSTextField *\(name);
    @property (strong) NSFetchRequest *request;
    @end
    @implementation Login
    - (void)find:(NSArray *)all {
      self.request.predicate = [NSPredicate predicateWithFormat:@"email == %@", @""];
      NSFetchRequest *people = [NSFetchRequest fetchRequestWithEntityName:@"Person"];
      [people setPredicate:[NSPredicate predicateWithFormat:@"email != nil"]];
      [all filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"email == nil"]];
    }
    @end
    """
  }
  checkRename(
    app("email"), of: "Login.email", to: "mail", becomes: app("mail"),
    doubts: ["Login.m:10:email: a string of the Objective-C name"])
}

@Test func stringThatLooksUpTheClassIsCertain() {
  let app = { (name: String) in
    """
    -- Login.h --
    @interface \(name) : NSView
    @end
    -- Use.m --
    #import "Login.h"
    @implementation Use
    - (BOOL)is:(id)view {
      if ([[[view class] description] isEqualToString:@"\(name)"]) return YES;
      if ([NSStringFromClass([view class]) isEqualToString:@"\(name)"]) return YES;
      if ([[view name] isEqualToString:@"Login"]) return YES;
      return NSClassFromString(@"\(name)") != Nil;
    }
    @end
    """
  }
  checkRename(
    app("Login"), of: "Login", to: "SignIn", becomes: app("SignIn"),
    doubts: [
      "Use.m:1:Login: the file is named after the class", "Use.m:6:Login: a string of the Objective-C name",
      "Login.h -> SignIn.h",
    ])
}

@Test func macroOfAnImplementationDeclaresAccessors() {
  let app = { (name: String, setter: String) in
    """
    -- Rack.h --
    @interface Rack : NSView { IBOutlet NSView *\(name); }
    @end
    -- Rack.m --
    #import "Rack.h"
    #define ACCESSORS(T, g, s) - (T)g { return g; } - (void)s:(T)v { g = v; }
    @implementation Rack
    ACCESSORS(NSView *, \(name), \(setter))
    - (void)clear { [self \(setter):nil]; [[self \(name)] hide]; }
    @end
    -- Rack.xib --
    <!-- macOS -->
    <customView id="o" customClass="Rack">
      <connections><outlet property="\(name)" destination="t" id="c1"/></connections>
    </customView>
    <customView id="t"/>
    """
  }
  checkRename(
    app("shelf", "setShelf"), of: "Rack.shelf", to: "ledge", becomes: app("ledge", "setLedge"))
}

@Test func memberOfAStructureIsAnother() {
  let app = { (name: String) in
    """
    -- Card.h --
    typedef struct { float radius; } Corner;
    @interface Card : UIView
    @property (nonatomic) IBInspectable float \(name);
    @end
    Corner CornerMake(float radius);
    -- Card.m --
    #import "Card.h"
    @implementation Card
    - (void)fill:(Corner *)corners with:(id)any {
      Corner pair[2] = { { .radius = 1 }, { .radius = 2 } };
      struct { float radius; } local;
      pair[0].radius = local.radius + corners[1].radius + (*corners).radius + CornerMake(1).radius;
      self.\(name) = [any radius];
    }
    @end
    """
  }
  checkRename(
    app("radius"), of: "Card.radius", to: "bend", becomes: app("bend"),
    doubts: ["Card.m:7:radius: the class of the receiver is not known"])
}

@Test func implementationWithoutInterfaceHasItsMethods() {
  let app = { (name: String) in
    """
    -- Document.m --
    @implementation Document
    - (IBAction)\(name):(id)sender { }
    - (void)awake { [self \(name.filter { $0.isLetter }):nil]; }
    @end
    -- Document.xib --
    <!-- macOS -->
    <customObject id="o" customClass="Document"/>
    <button id="b"><connections><action selector="\(name.filter { $0.isLetter }):" target="o" id="c1"/></connections></button>
    """
  }
  checkRename(
    app("1️⃣emit"), to: "issue", becomes: app("issue"))
}

@Test func headerInTheSameFolderIsMeant() {
  let app = { (name: String) in
    """
    -- One/Pane.h --
    @interface 1️⃣\(name) : NSView
    @end
    -- One/Pane.m --
    #import "Pane.h"
    @implementation \(name)
    @end
    """
  }
  let other = """

    -- Two/Pane.h --
    @interface Pane : NSView
    @end
    -- Two/Pane.m --
    #import "Pane.h"
    @implementation Pane
    @end
    """
  checkRename(app("Pane") + other, to: "Glass", becomes: app("Glass"))
}

@Test func nameOfANibThatIsComparedFollows() {
  let app = { (name: String) in
    """
    -- Panel.m --
    @interface Panel : NSWindowController
    @end
    @implementation Panel
    - (NSString *)windowNibName { return @"\(name)"; }
    @end
    -- Use.m --
    @implementation Use
    - (BOOL)is:(id)window {
      return [[[window windowController] windowNibName] isEqualToString:@"\(name)"];
    }
    @end
    -- \(name).xib --
    <!-- macOS -->
    <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
    """
  }
  let fixture = Fixture(app("Tools"))
  #expect(throws: Never.self) {
    let plan = try fixture.plan(of: "nib:Tools", to: "Kit")
    #expect(plan.changes.filter { $0.certainty == .certain }.count == 2)
    #expect(plan.changes.filter { $0.certainty != .certain }.isEmpty)
  }
}

@Test func keyPathOfSelfIsCertainWithoutReceiver() {
  let app = { (name: String) in
    """
    -- Box.swift --
    class Box: UIView {
      @IBInspectable @objc dynamic var 1️⃣\(name): CGFloat = 0
      func follow(_ other: Other) {
        token = observe(\\.2️⃣\(name)) { _, _ in }
        sink = publisher(for: \\.\(name)).assign(to: \\.edge, on: other)
        custom(\\.edge)
      }
    }
    class Other: NSObject { @objc dynamic var edge: CGFloat = 0 }
    class Reader: UIView {
      func observe(_ path: KeyPath<Other, CGFloat>) {}
      func read() { observe(\\.edge) }
    }
    """
  }
  checkRename(
    app("edge"), to: "rim", becomes: app("rim"),
    doubts: [
      "Box.swift:6:edge: the key path's root is not written",
      "Box.swift:12:edge: the key path's root is not written",
    ])
}

@Test func anUnderscoreThatGoesDoesNotComeBack() throws {
  let fixture = Fixture(
    """
    -- Login.m --
    @interface Login : NSViewController { IBOutlet NSView *_box; }
    - (NSView *)box;
    - (void)setBox:(NSView *)box;
    @end
    -- Login.xib --
    <!-- macOS -->
    <customObject id="o" customClass="Login">
      <connections><outlet property="box" destination="v" id="c1"/></connections>
    </customObject>
    <customView id="v"/>
    """)
  #expect(
    try fixture.plan(of: "Login._box", to: "pane").obstacleToUndo
      == "the accessors of '_box' are called without its underscore")
  #expect(try fixture.plan(of: "Login._box", to: "_pane").obstacleToUndo == nil)
}
