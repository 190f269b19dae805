import Analysis
import TestSupport
import Testing

/// Renames `Login.titleLabel` and `Login.tap:` where a method of another class uses something by these names.
///
/// - Parameters:
///   - renamed: Whether the use is Login's; nil where that is uncertain.
private func check(
  _ body: String, isRenamed renamed: Bool?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = #"""
    -- Login.h --
    @interface Base : UIViewController
    @end
    @interface Login : Base
    @property (weak) IBOutlet UILabel *titleLabel;
    @property (strong) Login *next;
    @property (strong) NSArray<Login *> *all;
    - (IBAction)tap:(id)sender;
    - (Login *)previous;
    - (instancetype)initWithName:(NSString *)name;
    - (Login *)login:(int)number;
    + (Login *)shared;
    + (instancetype)made;
    + (Login *)named:(NSString *)name;
    + (id)any;
    @end
    @protocol Titled
    @property UILabel *titleLabel;
    @property UILabel *more;
    @end
    @interface Other : NSObject
    @property UILabel *titleLabel;
    @property (strong) Login *login;
    @property (strong) id<Titled> titled;
    - (void)tap:(id)sender;
    @end
    -- Use.m --
    @interface Use : UIView {
      Login *_shown;
      Other *_hidden;
    }
    @property (strong) Login *login;
    @property (strong) Other *other;
    @end
    @implementation Use
    - (void)use:(id)thing {
      BODY
    }
    @end
    """#
  let fixture = Fixture(text.replacing("BODY", with: body))
  for symbol in ["Login.titleLabel", "Login.tap:"] {
    do {
      let plan = try fixture.plan(of: symbol, to: "changed")
      let found = plan.changes.filter { fixture.snapshot[$0.file]?.path == "Use.m" }
      let isUsed = body.contains(symbol.dropFirst(6))
      switch renamed {
      case true where isUsed:
        #expect(found.map(\.certainty) == [.certain], "\(body)", sourceLocation: sourceLocation)
      case nil where isUsed:
        #expect(
          found.map(\.certainty) == [.possible("the class of the receiver is not known")], "\(body)",
          sourceLocation: sourceLocation)
      default: #expect(found.isEmpty, "\(body)", sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record("\(body): \(error)", sourceLocation: sourceLocation)
    }
  }
}

@Test(arguments: [
  "[[[Login alloc] init] tap:nil];", "[[[Login alloc] initWithName:@\"tap:\"] tap:nil];",
  "[[Login new] tap:nil];",
  "[[self login] tap:nil];", "[self.login.next.next tap:nil];", "[[self.other.login previous] tap:nil];",
  "[[[self.login login:1] retain] tap:nil];", "_login.titleLabel = nil;", "_shown.titleLabel = nil;",
  "[((Login *)thing) tap:nil];", "[(__kindof Login *)thing tap:nil];", "[(Login<Titled> *)thing tap:nil];",
  "Login * _Nullable it = thing; [it tap:nil];", "Login<Titled> *it = thing; [it tap:nil];",
  "const Login *it = thing; it.titleLabel = nil;", "[(self.login) tap:nil];",
  "for (Login *each in thing) [each tap:nil];", "if (thing) [self.login tap:nil];",
  "(void)[_login tap:nil];", "[(Login *)[thing first] tap:nil];",
  "if (thing) ((Login *)thing).titleLabel = nil;",
  "if (thing) { Other *it = thing; } else { Login *it = thing; [it tap:nil]; }",
  "[[Login shared] tap:nil];", "[Login made].titleLabel = nil;", "[[Login named:@\"tap:\"] tap:nil];",
  "[[[self.login class] shared] tap:nil];", "id name = @\"\"; [[Login shared].next tap:nil];",
  "^(Login *self) { self.titleLabel = nil; }(thing);", "Login *self = thing; [self tap:nil];",
  "Login *self = thing; [button addTarget:self action:@selector(tap:)];",
  "[self.login.all[0] tap:nil];", "[self.login.all.firstObject tap:nil];",
  "[[_shown.all copy].lastObject tap:nil];",
  "[[self.login.all objectAtIndex:0] tap:nil];",
  "NSDictionary<NSString *, Login *> *all = thing; [all[@\"\"] tap:nil];",
  "NSSet<Login *> *all = thing; [[all anyObject] tap:nil];", "[((NSArray<Login *> *)thing)[1] tap:nil];",
  "Login *all[3]; all[0].titleLabel = nil;", "Login **it = thing; (*it).titleLabel = nil; [it[0] tap:nil];",
  "Login * __strong *it = thing; [*it tap:nil];",
  "Other *one, *two; Login *three = thing, *it; [it tap:nil];",
  "Login *one = thing; typeof(one) it = thing; [it tap:nil];", "(_shown ?: self.login).titleLabel = nil;",
  "[(thing ? self.login : nil) tap:nil];", "[[thing prepareWithInvocationTarget:_shown] tap:nil];",
  "[[self.login.all sortedArrayUsingSelector:@selector(compare:)].lastObject tap:nil];",
])
func receiversOfTheClassAreKnown(_ body: String) { check(body, isRenamed: true) }

@Test(arguments: [
  "[[[Other alloc] init] tap:nil];", "[[[MBHud alloc] init] tap:nil];", "[[self other] tap:nil];",
  "self.window.titleLabel = nil;", "[self.login.all tap:nil];",
  "[Login tap:nil];", "[super tap:nil];", "_hidden.titleLabel = nil;", "[@[self] tap:nil];",
  "[@\"\" tap:nil];",
  "[[NSApp keyWindow] tap:nil];", "id<Titled> it = thing; it.titleLabel = nil;",
  "self.other.titled.titleLabel = nil;",
  "NSArray<Login *> *it = thing; [it tap:nil];", "MBHud *it = thing; [it tap:nil];",
  "struct pair *it = 0; it->titleLabel = 0;", "for (Login *it in thing) { } Other *it = thing; [it tap:nil];",
  "[self show:thing tap:nil];", "[self show:(id)titleLabel];", "[thing show:@[ thing ] tap:nil];",
  "if (thing) { Login *it = thing; } else { Other *it = thing; [it tap:nil]; }",
  "auto *it = make(); it->titleLabel = 0;", "NSObject<Titled> *it = thing; it.titleLabel = nil;",
  "((NSObject<Titled> *)thing).titleLabel = nil;",
  "^(Login *self) { self.login = nil; }(thing); [self tap:nil];",
  "NSArray<Other *> *all = thing; [all[0] tap:nil]; all.firstObject.titleLabel = nil;",
  "Other *all[3]; all[0].titleLabel = nil;", "Login *one, *two; Other *three, *it; [it tap:nil];",
  "Other **it = thing; (*it).titleLabel = nil;", "(thing ? self.other : _hidden).titleLabel = nil;",
  "[[NSNotificationCenter defaultCenter] tap:nil];",
  "[[UNUserNotificationCenter currentNotificationCenter] tap:nil];",
  "[[NSTimer timerWithTimeInterval:1 target:thing selector:nil userInfo:nil repeats:NO] tap:nil];",
  "[[thing prepareWithInvocationTarget:self.other] tap:nil];", "[[NSColor redColor] tap:nil];",
  "[[NSImage imageNamed:@\"\"] tap:nil];",
])
func receiversOfOtherClassesAreLeftAlone(_ body: String) { check(body, isRenamed: false) }

@Test(arguments: [
  "[thing tap:nil];", "id it = [[Login alloc] init]; [it tap:nil];",
  "NSArray *all = thing; [all[0] tap:nil];",
  "NSArray<NSArray<Login *> *> *all = thing; [all[0][1] tap:nil];",
  "NSArray<__kindof UIViewController *> *all = thing; [all[0] tap:nil];",
  "[[UIViewController childViewControllers] tap:nil];",
  "NSArray<UIViewController *> *all = thing; [all[0] tap:nil];",
  "[make() tap:nil];", "[[thing next] tap:nil];", "[self.window.rootViewController tap:nil];",
  "__kindof UIViewController *it = thing; [it tap:nil];", "[(thing ?: self.other) tap:nil];",
  "[[Login make] tap:nil];", "[[Login any] tap:nil];", "id<UITableViewDelegate> it = thing; [it tap:nil];",
  "if (thing) { Login *it = thing; } [it tap:nil]; if (thing) { Other *it = thing; }",
  "__auto_type it = [Login made]; [it tap:nil];", "NSSet *set = thing; [set.anyObject tap:nil];",
  "NSSet *set = thing; [[set anyObject] tap:nil];", "NSArrayController *it = thing; [it.selection tap:nil];",
  "NSTreeController *it = thing; [[it selection] tap:nil];", "id self = thing; [self tap:nil];",
])
func otherReceiversMayBeMeant(_ body: String) { check(body, isRenamed: nil) }

@Test(arguments: [
  ("[button addTarget:self.login action:@selector(tap:)];", true),
  ("[button setTarget:_shown]; [button setAction:@selector(tap:)];", true),
  ("item.action = @selector(tap:); item.target = self.login;", true),
  ("[self.login performSelector:@selector(tap:)];", true),
  ("if ([self.login respondsToSelector:@selector(tap:)]) {}", true),
  ("[menu add:nil action:@selector(tap:) tag:0 target:self.login];", true),
  ("[menu addAction:@selector(tap:) tag:0 target:(Login *)thing];", true),
  ("[menu add:nil action:@selector(tap:) tag:0 target:self.other];", false),
  ("[menu add:nil action:@selector(tap:) tag:0 target:thing];", nil),
  ("[button addTarget:self.other action:@selector(tap:)];", false),
  ("[button addTarget:self action:@selector(tap:)];", false),
  ("makeButton(self, @selector(tap:));", false),
  ("item.target = _hidden; item.action = @selector(tap:);", false),
  ("item.target = self; item.target = thing; item.action = @selector(tap:);", nil),
  ("[[menu addItemWithTitle:nil action:@selector(tap:) keyEquivalent:nil] setTag:1];", nil),
  ("item.action = @selector(tap:); other.target = self;", nil),
  ("if (action == @selector(tap:)) {}", nil),
  ("Base *it = thing; [it performSelector:@selector(tap:)];", nil),
  ("[button addTarget:(UIViewController *)thing action:@selector(tap:)];", nil),
  ("makeButton(thing, @selector(tap:));", nil),
])
func selectorsAreMeantForTheirTarget(_ body: String, _ isRenamed: Bool?) { check(body, isRenamed: isRenamed) }

@Test(arguments: [
  ("[_shown setValue:nil forKey:@\"titleLabel\"];", true),
  ("[_hidden setValue:nil forKey:@\"titleLabel\"];", false),
  ("[self.other valueForKeyPath:@\"titleLabel.text\"];", false),
  ("[self.other valueForKeyPath:@\"login.titleLabel\"];", nil),
  ("[_hidden addObserver:self forKeyPath:@\"titleLabel\" options:0 context:0];", false),
  ("[self willChangeValueForKey:@\"titleLabel\"];", false),
  ("[_shown.all valueForKey:@\"titleLabel\"];", true),
  ("NSArray<Other *> *all = thing; [all valueForKey:@\"titleLabel\"];", false),
  ("NSArray *all = thing; [all valueForKey:@\"titleLabel\"];", nil),
  ("[thing valueForKey:@\"titleLabel\"];", nil),
  ("[view bind:@\"value\" toObject:_hidden withKeyPath:@\"titleLabel\" options:nil];", false),
  ("[view bind:@\"value\" toObject:_shown withKeyPath:@\"titleLabel\" options:nil];", true),
  ("[_hidden bind:@\"titleLabel\" toObject:thing withKeyPath:@\"a\" options:nil];", false),
  ("[CABasicAnimation animationWithKeyPath:@\"titleLabel\"];", nil),
])
func keysBelongToTheObjectThatHasThem(_ body: String, _ isRenamed: Bool?) throws {
  let fixture = Fixture(
    """
    -- Login.h --
    @interface Login : UIViewController
    @property (weak) IBOutlet UILabel *titleLabel;
    @property (strong) NSArray<Login *> *all;
    @end
    @interface Other : NSObject
    @property (strong) Login *login;
    @end
    -- Use.m --
    #import "Login.h"
    @interface Use : NSView {
      Login *_shown;
      Other *_hidden;
    }
    @property (strong) Other *other;
    @end
    @implementation Use
    - (void)use:(id)thing { \(body) }
    @end
    """)
  let plan = try fixture.plan(of: "Login.titleLabel", to: "changed")
  let found = plan.changes.filter { fixture.snapshot[$0.file]?.path == "Use.m" }
  let expected: [ReferenceCertainty] =
    isRenamed.map { $0 ? [.certain] : [] } ?? [.possible("a string of the Objective-C name")]
  #expect(found.map(\.certainty) == expected, "\(body)")
}

@Test func actionsOfMenuItemsWithoutTargetAreSentToFirstResponder() {
  let app = { (name: String) in
    #"""
    -- Login.m --
    @interface Login : NSViewController
    - (IBAction)\#(name):(id)sender;
    @end
    @implementation Use
    - (void)fill:(NSMenu *)menu {
      [menu addItemWithTitle:@"" action:@selector(tap:) keyEquivalent:@""];
      if (menu) [menu insertItemWithTitle:@"" action:@selector(tap:) keyEquivalent:@"" atIndex:0];
      [menu addItem:[[NSMenuItem alloc] initWithTitle:@"" action:@selector(tap:) keyEquivalent:@""]];
      NSMenuItem *item = [menu addItemWithTitle:@"" action:@selector(tap:) keyEquivalent:@""];
      [[menu addItemWithTitle:@"" action:@selector(tap:) keyEquivalent:@""] setTarget:menu];
    }
    @end
    @interface Other : NSObject
    - (IBAction)tap:(id)sender;
    @end
    """#
  }
  let sent = "'tap:' is sent to First Responder and may be meant for another class"
  let unknown = "the class of the receiver is not known"
  checkRename(
    app("tap"), of: "Login.tap:", to: "submit", becomes: app("submit"),
    doubts: [6, 7, 8].map { "Login.m:\($0):tap: \(sent)" } + [9, 10].map { "Login.m:\($0):tap: \(unknown)" })
}

@Test func theTargetInTheSameBlockIsThatOfAnAction() {
  let app = { (name: String) in
    #"""
    -- Login.m --
    @interface Login : NSViewController
    - (IBAction)\#(name):(id)sender;
    @end
    @interface Other : NSViewController
    - (IBAction)tap:(id)sender;
    @end
    @implementation Login
    - (void)fill:(NSToolbarItem *)item with:(Other *)other {
      if (other) {
        [item setTarget:other];
        [item setAction:@selector(tap:)];
      } else {
        item.target = self;
        item.action = @selector(\#(name):);
      }
    }
    @end
    """#
  }
  checkRename(app("tap"), of: "Login.tap:", to: "submit", becomes: app("submit"))
}

@Test func aKeyThatCodeMakesOfASelectorBelongsToItsObject() {
  let app = { (name: String) in
    #"""
    -- Login.m --
    @interface Login : NSViewController
    @property IBOutlet NSTextField *\#(name);
    @end
    @interface Store : NSObject
    @property NSString *user;
    @end
    @implementation Store
    - (void)save:(Login *)login {
      [self keep:self.user forKey:NSStringFromSelector(@selector(user))];
      [login setValue:nil forKey:NSStringFromSelector(@selector(\#(name)))];
      [self setValue:nil forKey:NSStringFromSelector(@selector(user))];
    }
    - (BOOL)isEqual:(NSString *)key { return [key isEqual:NSStringFromSelector(@selector(user))]; }
    @end
    """#
  }
  checkRename(
    app("user"), of: "Login.user", to: "account", becomes: app("account"),
    doubts: ["Login.m:13:user: the class of the receiver is not known"])
}

@Test func aClassMethodIsCalledWithADotToo() {
  let app = { (name: String) in
    #"""
    -- Panel.m --
    @interface Panel : NSWindowController
    @property IBOutlet NSTextField *\#(name);
    + (Panel *)shared;
    + (NSTextField *)field;
    @end
    @implementation Panel
    + (NSTextField *)field { return self.shared.\#(name); }
    - (void)f:(id)other { [Panel.shared.\#(name) sizeToFit]; Panel.field.text = @""; }
    @end
    """#
  }
  checkRename(app("field"), of: "Panel.field", to: "box", becomes: app("box"))
}

@Test func theParametersOfAMacroStay() {
  let app = { (name: String) in
    #"""
    -- Login.m --
    #define WIDTH(box) ((box)->width + \
      [box count])
    #define HEIGHT (box.height)
    @interface Login : NSViewController { IBOutlet NSBox *\#(name); }
    @end
    """#
  }
  checkRename(
    app("box"), of: "Login.box", to: "frame", becomes: app("frame"),
    doubts: ["Login.m:3:box: a macro uses this name, where any class may be"])
}

@Test func anObjectThatADocumentConnectsNeedNotDeclareItsProtocol() {
  let app = { (name: String, document: String) in
    #"""
    -- Panel.m --
    @protocol TableDelegate
    - (void)clear:(id)sender;
    - (void)more;
    @end
    @interface Table : NSTableView
    @property (weak) id<TableDelegate> delegate;
    @property (weak) id<TableDelegate> other;
    @end
    @implementation Table
    - (void)keyDown:(NSEvent *)event { [self.delegate clear:self]; }
    @end
    @interface Panel : NSObject
    - (IBAction)\#(name):(id)sender;
    @end
    -- MacPanel.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="Panel"/>
    <tableView id="t" customClass="Table"><connections>
      <outlet property="\#(document)" destination="-2" id="c1"/></connections></tableView>
    <button id="b"><connections><action selector="\#(name):" target="-2" id="c2"/></connections></button>
    """#
  }
  checkRename(
    app("clear", "delegate"), of: "Panel.clear:", to: "wipe", becomes: app("wipe", "delegate"),
    doubts: ["Panel.m:10:clear: the class of the receiver is not known"])
  checkRename(
    app("clear", "dataSource"), of: "Panel.clear:", to: "wipe", becomes: app("wipe", "dataSource"))
}

@Test func aTypeDefinitionIsTheClass() {
  let app = { (name: String, action: String) in
    #"""
    -- Login.h --
    @class Login;
    typedef Login LoginScreen;
    typedef Login *LoginRef;
    typedef NSArray<Login *> *Logins;
    typedef unsigned int Number;
    typedef struct Size { int width; } Size;
    @interface Login : UIViewController
    @property (weak) IBOutlet UILabel *\#(name);
    @property (strong) LoginRef next;
    - (IBAction)\#(action):(id)sender;
    @end
    @interface Other : NSObject
    @property UILabel *titleLabel;
    - (void)tap:(id)sender;
    @end
    typedef Other OtherScreen;
    -- Use.m --
    #import "Login.h"
    @implementation Use
    - (void)use:(LoginScreen *)screen other:(OtherScreen *)other {
      [screen \#(action):nil];
      [[screen next] \#(action):nil];
      [[LoginScreen alloc] init].\#(name).text = @"";
      [other tap:nil];
      other.titleLabel = nil;
    }
    @end
    -- Use.swift --
    func use(_ screen: LoginScreen, _ other: OtherScreen) {
      screen.\#(name).text = ""
      screen.\#(action)(nil)
      other.titleLabel = nil
    }
    """#
  }
  checkRename(
    app("titleLabel", "tap"), of: "Login.titleLabel", to: "caption", becomes: app("caption", "tap"))
  checkRename(app("titleLabel", "tap"), of: "Login.tap:", to: "submit", becomes: app("titleLabel", "submit"))
}

@Test func validatedSelectorsAreThoseOfTheClass() {
  let app = { (name: String) in
    #"""
    -- Login.m --
    @interface Login : UIViewController
    - (IBAction)\#(name):(id)sender;
    @end
    @implementation Login
    - (BOOL)validateMenuItem:(NSMenuItem *)item { return item.action == @selector(\#(name):); }
    @end
    @interface Other : UIViewController
    - (IBAction)tap:(id)sender;
    @end
    @implementation Other
    - (BOOL)validateMenuItem:(NSMenuItem *)item { return [item action] != @selector(tap:); }
    @end
    @interface Third : UIViewController
    @end
    @implementation Third
    - (BOOL)validateMenuItem:(NSMenuItem *)item { return item.action == @selector(tap:); }
    @end
    """#
  }
  checkRename(
    app("tap"), of: "Login.tap:", to: "submit", becomes: app("submit"),
    doubts: ["Login.m:16:tap: the class of the receiver is not known"])
}

@Test func variablesHoldForTheirBlock() {
  check("{ Other *x; } Login *x; x.titleLabel.text = nil;", isRenamed: true)
  check("Login *x; { Other *x; } x.titleLabel.text = nil;", isRenamed: true)
  check("Login *x; for (Other *x in list) { } x.titleLabel.text = nil;", isRenamed: true)
  check("for (Login *x in list) { x.titleLabel.text = nil; } Other *x;", isRenamed: true)
  check("Login *x; { Other *x; { x.titleLabel.text = nil; } }", isRenamed: false)
}

@Test func aNameDeclaredThousandsOfTimesIsNotFollowed() {
  let declarations = { (count: Int) in String(repeating: "{ Login *x; } ", count: count) }
  check(declarations(999) + "Login *x; x.titleLabel.text = nil;", isRenamed: true)
  check(declarations(1000) + "Login *x; x.titleLabel.text = nil;", isRenamed: nil)
}

@Test func aNameInABodyLeadsNoOtherFileToTheClass() throws {
  let app = { (header: String) in
    #"""
    -- Login.h --
    @interface Login : UIViewController
    @property IBOutlet UILabel *label;
    @end
    @interface Other : NSObject
    @property UILabel *label;
    @end
    -- Panel.h --
    \#(header)
    -- Panel.m --
    @implementation Panel
    - (void)go { Login *first = nil; }
    @end
    -- Use.m --
    void use(id thing) { [[thing first] label]; }
    """#
  }
  func doubts(_ header: String) throws -> [String] {
    let fixture = Fixture(app(header))
    return fixture.doubts(try fixture.plan(of: "Login.label", to: "heading"))
  }
  #expect(try doubts("@interface Panel : NSObject\n@end") == [])
  let asked = ["Use.m:1:label: the class of the receiver is not known"]
  #expect(try doubts("@interface Panel : NSObject\n@property Login *first;\n@end") == asked)
  #expect(try doubts("@interface Panel : NSObject\n- (Login *)first;\n@end") == asked)
  #expect(try doubts("@interface Panel : NSObject {\n  Login *first;\n}\n@end") == asked)
  #expect(try doubts("@protocol Listener\n- (void)first:(Login *)login;\n@end") == asked)
  // A file that implements the method has its whole selector.
  #expect(try doubts("@protocol Listener\n- (void)first:(int)x shown:(Login *)login;\n@end") == [])
  #expect(try doubts("@interface Login (More) <NSCoding>\n@property UIView *first;\n@end") == [])
}
