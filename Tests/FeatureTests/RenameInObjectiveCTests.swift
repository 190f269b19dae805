import Analysis
import Testing

@Test func propertyIsRenamedInHeaderAndImplementation() {
  let app = { (name: String, raised: String) in
    #"""
    -- Login.h --
    @interface Login : UIViewController
    @property (nonatomic, weak) IBOutlet UILabel *\#(name);
    @end
    -- Login.m --
    #import "Login.h"
    @implementation Login
    - (void)viewDidLoad {
      self.\#(name).text = @"titleLabel"; // titleLabel
      [self.\#(name) setText:@""];
      [[self \#(name)] setText:@""];
      [self set\#(raised):nil];
      _\#(name).hidden = YES;
      Other *other = nil;
      [other setTitleLabel:other.titleLabel];
      Login *next = nil;
      [next set\#(raised):next.\#(name)];
      [((Login *)sender).\#(name) setText:nil];
    }
    @end
    @interface Other : UIViewController
    @property (nonatomic) UILabel *titleLabel;
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="Login">
      <label id="lbl"/>
      <connections><outlet property="\#(name)" destination="lbl" id="c1"/></connections>
    </viewController>
    """#
  }
  checkRename(
    app("titleLabel", "TitleLabel"), of: "Login.titleLabel", to: "heading", becomes: app("heading", "Heading")
  )
}

@Test func aPropertysVariableGoesWithItWhereverItIsDeclared() {
  let app = { (name: String) in
    #"""
    -- Login.h --
    @interface Login : UIViewController
    @property (weak) IBOutlet UILabel *\#(name);
    @end
    @interface Register : UIViewController {
      UILabel *_\#(name);
    }
    @end
    -- Login.m --
    @implementation Login
    @synthesize \#(name) = _\#(name);
    - (void)go { _\#(name).text = @""; self->_\#(name) = nil; }
    - (void)stay { UILabel *_titleLabel = nil; _titleLabel.text = @""; }
    @end
    """#
  }
  let register = #"""
    _titleLabel;
    }
    @end
    """#
  // The other class has its own variable.
  checkRename(
    app("titleLabel"), of: "Login.titleLabel", to: "heading",
    becomes: app("heading").replacing("_heading;\n}\n@end", with: register))
}

@Test func aPropertyKeepsAVariableOfAnotherName() {
  let app = { (name: String) in
    #"""
    -- Login.h --
    @interface Login : UIViewController {
      UILabel *_titleLabel, *label;
    }
    @property (weak) IBOutlet UILabel *\#(name);
    @end
    -- Login.m --
    @implementation Login
    @synthesize \#(name) = label;
    - (void)go { label.text = @""; _titleLabel.text = @""; self.\#(name).text = @""; }
    @end
    """#
  }
  checkRename(app("titleLabel"), of: "Login.titleLabel", to: "heading", becomes: app("heading"))
}

@Test func aPropertyAndItsGetterAreOne() {
  let app = { (name: String) in
    #"""
    -- Login.h --
    @interface Login : UIViewController
    @property (strong) IBOutlet UILabel *\#(name);
    @end
    -- Login.m --
    @implementation Login
    - (UILabel *)\#(name) { return _\#(name); }
    - (void)go { self.\#(name).text = @""; [[self \#(name)] setText:@""]; }
    @end
    """#
  }
  checkRename(app("titleLabel"), of: "Login.titleLabel", to: "heading", becomes: app("heading"))
}

@Test func receiversAreKnownMethodByMethod() {
  let app = { (name: String, action: String) in
    #"""
    -- Login.h --
    @interface Login : UIViewController {
      IBOutlet UIView *badge;
    }
    @property (weak) IBOutlet UILabel *\#(name);
    - (IBAction)\#(action):(id)sender;
    @end
    @interface Other : NSObject
    @property (weak) UILabel *titleLabel;
    - (void)tap:(id)sender;
    @end
    -- Login.m --
    @implementation Login
    - (IBAction)\#(action):(id)sender {}
    - (void)one:(Other *)it { it.titleLabel.text = @""; [it tap:nil]; }
    - (void)two:(Login *)it { it.\#(name).text = @""; [it \#(action):nil]; }
    - (void)three:(NSArray *)all { for (Login *it in all) { it.\#(name).text = @""; } }
    - (void)cast:(id)it { [(Login *)it \#(action):it]; [(Other *)it tap:it]; }
    static void four(Login *it) { [it \#(action):it.\#(name)]; }
    - (void)five {
      __weak typeof(self) weakSelf = self;
      [self load:^{
        __strong __typeof__(weakSelf) strongSelf = weakSelf;
        weakSelf.\#(name).text = @"";
        [strongSelf \#(action):strongSelf.\#(name)];
      }];
      void (^block)(Other *) = ^(Other *thing) { thing.titleLabel.text = @""; };
      [button addTarget:self action:@selector(\#(action):) forControlEvents:1];
      [self performSelector:@selector(\#(action):) withObject:nil];
    }
    @end
    @implementation Other
    - (void)tap:(id)sender { [button addTarget:self action:@selector(tap:) forControlEvents:1]; }
    - (void)six { __weak typeof(self) weakSelf = self; weakSelf.titleLabel.text = @""; [weakSelf tap:nil]; }
    @end
    """#
  }
  checkRename(
    app("titleLabel", "tap"), of: "Login.titleLabel", to: "heading", becomes: app("heading", "tap"))
  checkRename(app("titleLabel", "tap"), of: "Login.tap:", to: "press", becomes: app("titleLabel", "press"))
}

@Test func variableAndItsPropertyAreOne() {
  let app = { (name: String) in
    #"""
    -- Login.h --
    @interface Login : NSWindowController {
      IBOutlet NSTextField *\#(name);
    }
    @property (retain) NSTextField *\#(name);
    @end
    -- Login.m --
    @implementation Login
    @synthesize \#(name);
    - (void)awakeFromNib { [\#(name) setStringValue:@""]; self->\#(name) = nil; }
    @end
    -- MacLogin.xib --
    <!-- macOS -->
    <customObject id="-2" userLabel="File's Owner" customClass="Login">
      <connections><outlet property="\#(name)" destination="t" id="c1"/></connections>
    </customObject>
    <textField id="t"/>
    """#
  }
  checkRename(app("field"), of: "Login.field", to: "nameField", becomes: app("nameField"))
}

@Test func actionIsRenamedWhereItIsSent() {
  let app = { (name: String) in
    #"""
    -- Login.h --
    @interface Login : UIViewController
    - (IBAction)\#(name):(id)sender;
    @end
    -- Login.m --
    @implementation Login
    - (IBAction)\#(name):(id)sender { [self \#(name):sender ? nil : self]; }
    - (void)more { [button addTarget:self action:@selector(\#(name):) forControlEvents:1]; }
    - (void)didTap:(id)sender with:(id)other { [self didTap:sender with:other]; }
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="Login">
      <button id="b"><connections>
        <action selector="\#(name):" destination="vc" eventType="touchUpInside" id="c1"/>
      </connections></button>
    </viewController>
    """#
  }
  for typed in ["didSubmit", "didSubmit:"] {
    checkRename(app("didTap"), of: "Login.didTap:", to: typed, becomes: app("didSubmit"))
  }
}

@Test func unknownReceiverInObjectiveCIsAskedAbout() {
  checkRename(
    #"""
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var label: UILabel!
      @IBAction func tap(sender: Any) {}
    }
    -- Use.m --
    void use(id thing, Login *login) {
      [thing tapWithSender:nil];
      [login tapWithSender:nil];
    }
    """#,
    of: "Login.tap", to: "logIn",
    becomes: #"""
      -- Login.swift --
      class Login: UIViewController {
        @IBOutlet var label: UILabel!
        @IBAction func logIn(sender: Any) {}
      }
      -- Use.m --
      void use(id thing, Login *login) {
        [thing tapWithSender:nil];
        [login logInSender:nil];
      }
      """#,
    doubts: ["Use.m:2:tapWithSender: the class of the receiver is not known"])
}

@Test func classIsRenamedInObjectiveC() {
  let app = { (name: String) in
    #"""
    -- Panel.h --
    @class \#(name);
    @interface \#(name) : UIView
    @end
    -- Panel.m --
    @implementation \#(name)
    + (instancetype)make { return [[\#(name) alloc] init]; /* Panel */ }
    @end
    -- Main.storyboard --
    <view id="v" customClass="\#(name)"/>
    """#
  }
  checkRename(app("Pane"), of: "Pane", to: "Sheet", becomes: app("Sheet"))
}

@Test func instanceVariableFollowsInStatements() {
  let app = { (name: String) in
    """
    -- A.m --
    @interface A : UIViewController {
      IBOutlet UILabel *\(name);
    }
    @end
    @implementation A
    - (id)show:(int)x {
      if (x) return \(name); else \(name).text = nil;
      UIView *view = x ? \(name) : nil;
      for (id each in \(name)) {}
      return \(name);
    }
    @end
    """
  }
  checkRename(app("_title1"), of: "A._title1", to: "_head", becomes: app("_head"))
}

@Test func starThatMultipliesIsNoType() {
  let app = { (name: String) in
    """
    -- A.m --
    @interface A : UIViewController {
      IBOutlet CGFloat \(name);
    }
    @end
    @implementation A
    - (CGFloat)show:(CGFloat)x {
      x = x * \(name) + [self width] * \(name) + (x + 1) * \(name) + 2 * \(name);
      x = self.width * \(name);
      NSNumber *first;
      return x * \(name);
    }
    @end
    """
  }
  checkRename(app("_scale"), of: "A._scale", to: "_zoom", becomes: app("_zoom"))
}

@Test func localOfTheNewNameInObjectiveCIsRefused() {
  let app = { (local: String) in
    """
    -- A.m --
    @interface A : UIViewController {
      IBOutlet UILabel *title1;
    }
    @end
    @implementation A
    - (void)other { UILabel *head = nil; }
    - (void)show:(UIView *)view { \(local) title1.text = nil; }
    - (void)more:(UIView *)head { [self other]; }
    @end
    """
  }
  for local in [
    "UILabel *head = nil;", "int head;", "for (id head in view)", "for (id head : view)",
  ] {
    checkRefusal(
      app(local), of: "A.title1", to: "head", "'head' is already a local variable here", at: "A.m:7:head")
  }
  for other in [
    "[view head];", "[view show:NO head:view];", "\n#ifdef DEBUG\n head = 1;\n#endif\n",
    "for (id head in view) {}", "^(id head) {}(nil);", "for (id head : view) {}",
  ] {
    checkRename(
      app(other), of: "A.title1", to: "head", becomes: app(other).replacing("title1", with: "head"))
  }
}

@Test func allPartsOfASelectorAreRenamed() {
  let app = { (first: String, second: String) in
    """
    -- Login.h --
    @interface Login : UIViewController
    - (IBAction)\(first):(id)sender \(second):(UIEvent *)event;
    @end
    -- Login.m --
    @implementation Login
    - (IBAction)\(first):(id)sender \(second):(UIEvent *)event { [self \(first):nil \(second):event]; }
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="Login">
      <button id="b"><connections>
        <action selector="\(first):\(second):" destination="vc" eventType="touchUpInside" id="c1"/>
      </connections></button>
    </viewController>
    """
  }
  checkRename(
    app("tap", "with"), of: "Login.tap:with:", to: "submit:event:", becomes: app("submit", "event"))
  checkRename(app("tap", "with"), of: "Login.tap:with:", to: "submit", becomes: app("submit", "with"))
}

@Test func categoryOfAnSDKClassIsRenamedInHeaderAndImplementation() {
  let app = { (name: String) in
    """
    -- Views.h --
    @interface UIViewController (Views)
    - (IBAction)\(name):(id)sender;
    @end
    -- Views.m --
    @implementation UIViewController (Views)
    - (IBAction)\(name):(id)sender { [self \(name):nil]; }
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="UIViewController">
      <button id="b"><connections>
        <action selector="\(name):" destination="vc" eventType="touchUpInside" id="c1"/>
      </connections></button>
    </viewController>
    """
  }
  checkRename(app("tap"), of: "UIViewController.tap:", to: "submit", becomes: app("submit"))
}

@Test func keysInObjectiveCAreAskedAboutAndMentionsAreNot() {
  let app = { (name: String) in
    """
    -- Login.h --
    /// `\(name)`
    @interface Login : UIViewController
    @property (nonatomic, weak) IBOutlet UILabel *\(name);
    @end
    -- Login.m --
    // `title1`, Login.title1
    @implementation Login
    - (void)go {
      NSLog(@"title1 %@", @"title1");
      [defaults setObject:x forKey:@"title1"];
      [other setValue:x forKey:@"title1"];
      [other valueForKeyPath:@"next.title1"];
      [NSSortDescriptor sortDescriptorWithKey:@"title1" ascending:YES];
      [NSPredicate predicateWithFormat:@"title1 == 1"];
      NSSelectorFromString(@"title1");
    }
    - (void)observeValueForKeyPath:(NSString *)path { [path isEqualToString:@"title1"]; }
    @end
    """
  }
  checkRename(
    app("title1"), of: "Login.title1", to: "heading",
    becomes: String(app("heading").split(separator: "\n-- Login.m")[0]),
    doubts: [6, 7, 8, 9, 10, 12].map { "Login.m:\($0):title1: a string of the Objective-C name" })
}

/// The variable's name is the key that the format looks up at run time.
@Test func aVisualFormatFollowsTheVariableThatItNames() {
  let app = { (name: String) in
    #"""
    -- VC.m --
    @interface VC : UIViewController { IBOutlet UIView *\#(name); }
    @property (weak) IBOutlet UILabel *box;
    @end
    @implementation VC
    - (void)layOut {
      [self add:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[\#(name)(==_box)]-[pane2]-|" options:0 metrics:nil
        views:NSDictionaryOfVariableBindings(\#(name), _box)]];
      NSLog(@"[pane2] pane");
    }
    - (NSString *)format { return @"V:[pane]"; }
    - (void)other {
      UIView *pane = nil;
      [self add:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[pane]" options:0 metrics:nil
        views:NSDictionaryOfVariableBindings(pane)]];
    }
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="VC"><view key="view" id="v"><label id="l"/></view><connections>
      <outlet property="\#(name)" destination="v" id="c1"/><outlet property="box" destination="l" id="c2"/>
    </connections></viewController>
    """#
  }
  checkRename(
    app("pane"), of: "VC.pane", to: "sheet", becomes: app("sheet"),
    doubts: ["VC.m:10:pane: a visual format names a view like this variable"])
  let boxed = app("pane").replacing("_box", with: "_tray").replacing("*box", with: "*tray")
    .replacing("property=\"box\"", with: "property=\"tray\"")
  checkRename(app("pane"), of: "VC.box", to: "tray", becomes: boxed)
}

@Test func aVisualFormatWithoutBindingsIsAskedAboutInTheClass() {
  let app = { (name: String) in
    """
    -- Row.m --
    @interface Row : UIView
    @property (weak) IBOutlet UILabel *\(name);
    @end
    @interface Special : Row
    @end
    @interface Other : UIView
    @end
    @implementation Row
    - (void)one { [self addFormat:@"|-[label1]-|"]; }
    - (void)two { [NSLayoutConstraint constraintsWithVisualFormat:@"|-[label1(==40)]-|" views:self.views]; }
    - (void)three { [NSLayoutConstraint constraintsWithVisualFormat:@"[label1]" views:@{@"label1": view}]; }
    - (void)four { NSLog(@"label1 [label1 x] label1)"); }
    - (void)five {
      UILabel *label1 = nil;
      [NSLayoutConstraint constraintsWithVisualFormat:@"[label1]" views:NSDictionaryOfVariableBindings(label1)];
    }
    @end
    @implementation Special
    - (void)one { [self addFormat:@"V:[other]-[label1]"]; }
    @end
    @implementation Other
    - (void)one { [self addFormat:@"|-[label1]-|"]; }
    @end
    """
  }
  checkRename(
    app("label1"), of: "Row.label1", to: "heading", becomes: app("heading"),
    doubts: [9, 10, 19].map { "Row.m:\($0):label1: a visual format names a view like this variable" })
}

@Test func aVariableNamedSelfIsNotTheObjectOfTheClass() {
  let app = { (name: String) in
    """
    -- VC.m --
    @interface VC : UIViewController
    @property (weak) IBOutlet UILabel *\(name);
    @end
    @interface Other : NSObject
    @property (strong) UILabel *box;
    @end
    @implementation VC
    static void swizzled(id self, SEL _cmd) { [self box]; }
    static void other(Other *self) { [self box]; }
    - (void)go {
      ^(Other *self) { self.box = nil; }(nil);
      { Other *self = nil; self.box = nil; [button addTarget:self action:@selector(box)]; }
      __weak typeof(self) weakSelf = self;
      ^{ __strong typeof(weakSelf) self = weakSelf; self.\(name) = nil; }();
      use(ratio * self.width, self.\(name));
      self.\(name) = nil;
    }
    @end
    """
  }
  checkRename(
    app("box"), of: "VC.box", to: "tray", becomes: app("tray"),
    doubts: ["VC.m:8:box: the class of the receiver is not known"])
}

@Test func keysThatAPropertyDependsOnBelongToItsClass() {
  let app = { (name: String) in
    """
    -- VC.m --
    @interface VC : UIViewController
    @property (weak) IBOutlet UILabel *\(name);
    @end
    @interface Other : NSObject
    @property (strong) VC *owner;
    @end
    @implementation VC
    + (NSSet *)keyPathsForValuesAffectingText { return [NSSet setWithObject:@"\(name)"]; }
    @end
    @implementation Other
    + (NSSet *)keyPathsForValuesAffectingText { return [NSSet setWithObjects:@"box1", @"box1.text", nil]; }
    + (NSSet *)keyPathsForValuesAffectingMore { return [NSSet setWithObject:@"owner.box1"]; }
    - (void)observeValueForKeyPath:(NSString *)path { [path isEqualToString:@"box1"]; }
    @end
    """
  }
  checkRename(
    app("box1"), of: "VC.box1", to: "tray", becomes: app("tray"),
    doubts: [12, 13].map { "VC.m:\($0):box1: a string of the Objective-C name" })
}

@Test func theKeyPathOfAMacroBelongsToItsTarget() {
  let app = { (name: String) in
    """
    -- VC.h --
    @interface VC : UIViewController
    @property (weak) IBOutlet UILabel *1️⃣\(name);
    @property (strong) Model *model;
    @end
    @interface Model : NSObject
    @property (copy) NSString *label;
    @end
    -- VC.m --
    @implementation VC
    - (void)viewDidLoad {
      RAC(self, 2️⃣\(name).text) = RACObserve(self.model, label);
      [RACObserve(self, \(name)) on:@keypath(self.\(name)) or:@keypath(self, \(name))];
      call(self, label);
    }
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="VC"><view key="view" id="v"><label id="l"/></view>
      <connections><outlet property="\(name)" destination="l" id="c1"/></connections></viewController>
    """
  }
  checkRename(
    app("label"), of: "VC.label", to: "caption",
    becomes: app("caption"))
}

@Test func aRenameCanStartAtASynthesis() {
  let app = { (name: String) in
    """
    -- Box.m --
    @interface Box : NSWindowController
    @property (weak) IBOutlet NSButton *1️⃣\(name);
    @property (strong) IBOutlet NSButton *other;
    @end
    @implementation Box
    @synthesize 2️⃣\(name);
    @synthesize other = _\(name)Other;
    - (void)go { [self.3️⃣\(name) go]; 4️⃣\(name).title = @""; }
    @end
    -- MacBox.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="Box"><connections>
      <outlet property="5️⃣\(name)" destination="b" id="c1"/></connections></customObject>
    <button id="b"/>
    """
  }
  checkRename(
    app("button"), to: "key",
    becomes: app("key")
      .replacing("_keyOther", with: "_buttonOther"))
}

@Test func aCastInABodyIsNoParameter() {
  let app = { (name: String) in
    """
    -- VC.m --
    @interface VC : UIViewController { IBOutlet UIView *plain; }
    @property (weak) IBOutlet UIButton *\(name);
    @end
    @implementation VC
    - (void)go:(UIButton *)other {
      [self go:(UIButton *)_\(name)];
      [self go:(id)_\(name) then:^{ _\(name).hidden = YES; }];
      id one = other ? nil : (id)_\(name);
      NSDictionary *all = @{@"key": (id)_\(name), @"other": one};
      switch (1) { case 1: (void)_\(name); }
    }
    - (void)hide:(UIButton *)_button { _button.hidden = YES; }
    @end
    """
  }
  checkRename(app("button"), of: "VC.button", to: "key", becomes: app("key"))
}

@Test func aMethodThatGivesAValueAnswersItsSelector() {
  let app = { (name: String) in
    """
    -- VC.m --
    @interface VC : UIViewController
    - (IBAction)\(name):(id)sender;
    @end
    @interface List : NSObject
    @end
    @implementation List
    - (NSURL *)reveal:(id)thing {
      [thing setTarget:self];
      [thing setAction:@selector(reveal:)];
      [thing addTarget:nil action:@selector(reveal:)];
      return [self reveal:nil];
    }
    @end
    -- Actions.plist --
    <plist version="1.0"><dict><key>selector</key><string>reveal:</string></dict></plist>
    """
  }
  checkRename(
    app("reveal"), of: "VC.reveal:", to: "show:",
    becomes: app("show").replacing(#/\n-- Actions(.|\n)*/#, with: ""),
    doubts: [
      "VC.m:10:reveal: the class of the receiver is not known",
      "Actions.plist:1:reveal:: 'reveal:' in this property list may be meant for another class",
    ])
}

@Test func aSelectorInCodeMayBeMeantForTheSDKOrBeHandedOn() {
  let app = { (copy: String, next: String) in
    """
    -- VC.m --
    @interface VC : NSViewController
    - (IBAction)\(copy):(id)sender;
    - (IBAction)\(next):(id)sender;
    @end
    @implementation VC
    - (void)fill:(NSMenu *)menu {
      [menu addItemWithTitle:@"" action:@selector(copy:) keyEquivalent:@""];
      [[NSButton new] setAction:@selector(copy:)];
      [self hand:@selector(\(next):)];
    }
    @end
    @interface Other : NSViewController
    - (IBAction)next:(id)sender;
    @end
    @interface Menu : NSMenu
    @end
    @implementation Menu
    - (void)go { [self hand:@selector(next:)]; }
    @end
    """
  }
  let unknown = "the class of the receiver is not known"
  checkRename(
    app("copy", "next"), of: "VC.copy:", to: "duplicate:", becomes: app("duplicate", "next"),
    doubts: [
      "VC.m:7:copy: 'copy:' is sent to First Responder and may be meant for another class",
      "VC.m:8:copy: \(unknown)",
    ])
  checkRename(
    app("copy", "next"), of: "VC.next:", to: "forth:", becomes: app("copy", "forth"),
    doubts: ["VC.m:18:next: \(unknown)"])
}

@Test func whatMacrosHoldIsAskedAbout() {
  let app = { (name: String, action: String) in
    """
    -- VC.m --
    #define BUTTON _button
    #define SHOW(x) x.alphaValue = \\
      _button.alphaValue
    @interface VC : NSViewController
    @property (weak) IBOutlet NSButton *\(name);
    - (IBAction)\(action):(id)sender;
    @end
    #define ACTION(NAME) (void)NAME:(id)sender { }
    @implementation VC
    - ACTION(tap);
    - (void)go { BUTTON.hidden = YES; [self \(action):nil]; use(tap); OUTLET(button); MAX(1, width); }
    @end
    @interface Other : NSViewController
    @end
    @implementation Other
    - ACTION(tap);
    @end
    """
  }
  let macro = "a macro uses this name, where any class may be"
  checkRename(
    app("button", "tap"), of: "VC.button", to: "key", becomes: app("key", "tap"),
    doubts: [
      "VC.m:1:_button: \(macro)", "VC.m:3:_button: \(macro)",
      "VC.m:11:button: a macro may make a name of this",
    ])
  checkRename(
    app("button", "tap"), of: "VC.tap:", to: "push:", becomes: app("button", "push"),
    doubts: ["VC.m:10:tap: a macro makes a method of this name"])
}

@Test func whatIsWrittenLikeALabelOrATypeIsTheVariable() {
  let app = { (name: String) in
    """
    -- VC.m --
    @interface VC : NSWindowController { IBOutlet NSView *\(name); }
    @end
    @implementation VC
    - (void)go {
      [self check:\(name) :YES];
      [self set:self :\(name) :(id)\(name) :nil];
      id all = @{\(name): @1, @"key": \(name)};
      NS_DURING
      \(name) = nil;
      NS_HANDLER
      [\(name) display];
      NS_ENDHANDLER
      int size = sizeof \(name) + sizeof(*\(name));
    }
    @end
    """
  }
  checkRename(app("panel"), of: "VC.panel", to: "sheet", becomes: app("sheet"))
}

@Test(arguments: [
  "void (*panel)(int) = NULL; panel(3);", "NSView *(^panel)(void) = nil; panel();",
  "id<P> panel = nil; [panel hide];", "for (int i = 0, panel = 3; i < panel; i++) {}",
  "for (id<P> panel in list) { [panel hide]; }", "int first = 0, panel = 1; use(panel);",
  "id first = nil, *panel = first; [panel hide];", "typeof(self) panel = self; [panel hide];",
  "NSView *panel __attribute__((unused)) = nil; [panel hide];", "int (*panel)[3] = NULL; use(panel);",
  "std::vector<int> panel = {}; use(panel);", "auto &panel = list; use(panel);",
  "Rec panel{}; panel = Rec{3};", "enum { panel = 4 }; int y = panel;",
  "enum Kind : int { first, panel }; use(panel);", "struct { int a; } panel; panel.a = 4;",
  "union Value { int a; } panel = {3}, *other = &panel;",
])
func aLocalHidesTheVariable(_ body: String) {
  let app = { (name: String) in
    """
    -- VC.mm --
    @interface VC : NSWindowController { IBOutlet NSView *\(name); }
    @end
    @implementation VC
    - (void)go:(NSArray *)list { \(body) }
    - (void)show { [\(name) display]; use(list, \(name)); first = \(name), other = \(name); }
    @end
    """
  }
  checkRename(app("panel"), of: "VC.panel", to: "sheet", becomes: app("sheet"))
}

@Test func otherTypesOfReceiversAreNotKnown() {
  let app = { (name: String) in
    """
    -- Eng.m --
    #define ENG ((Eng *)[NSApp delegate])
    #define THE_CLASS Eng
    @interface Eng : NSObject
    - (IBAction)\(name):(id)sender;
    @end
    @interface Other : NSObject
    - (void)go:(id)sender;
    @end
    @interface VC : NSObject { Eng *thing; Other *other; }
    @end
    @implementation VC
    - (void)run:(Eng **)out with:(void *)object {
      [(__bridge Eng *)(void *)object \(name):nil];
      [(Eng *)(NSView *)object \(name):nil];
      [(Other *)(Eng *)object go:nil];
      [*out \(name):nil];
      typedef Eng Motor;
      Motor *motor = object;
      [motor go:nil];
      THE_CLASS *one = object;
      [one go:nil];
      typeof(other) third = other;
      [third go:nil];
      typeof(other.next) fourth = object;
      [fourth go:nil];
    }
    @end
    -- Use.m --
    @implementation Use
    - (void)run { [ENG go:nil]; }
    @end
    """
  }
  let reason = "the class of the receiver is not known"
  checkRename(
    app("go"), of: "Eng.go:", to: "start", becomes: app("start").replacing(#/\n-- Use(.|\n)*/#, with: ""),
    doubts: [19, 21, 25].map { "Eng.m:\($0):go: \(reason)" } + ["Use.m:2:go: \(reason)"])
}

@Test func stringsThatAreKeptMayNameAnAction() {
  let app = { (name: String) in
    """
    -- VC.m --
    @interface VC : NSViewController
    @property (weak) IBOutlet NSView *\(name);
    - (IBAction)play:(id)sender;
    @end
    @implementation VC
    - (void)go {
      NSArray *actions = @[@"play:", @"stop:"];
      NSString *action = @"play:";
      if ([action isEqualToString:@"play:"]) {}
      NSDictionary *all = @{@"play:": @"a", @"b": @"play:"};
      label.text = NSLocalizedString(@"other", @"play: it");
      [label setTitle:@"play:"];
      [self unbind:@"pane"];
      class_getProperty([self class], "pane");
      sel_getUid("play:");
    }
    @end
    """
  }
  let reason = "a string of the Objective-C name"
  checkRename(
    app("pane"), of: "VC.play:", to: "start:",
    becomes: app("pane").replacing("IBAction)play", with: "IBAction)start"),
    doubts: [7, 8, 9, 10, 10, 15].map { "VC.m:\($0):play:: \(reason)" })
  checkRename(
    app("pane"), of: "VC.pane", to: "view2", becomes: app("view2").replacing("@\"view2\"", with: "@\"pane\""),
    doubts: [13, 14].map { "VC.m:\($0):pane: \(reason)" })
}

@Test func aClassMayBeTheArgumentOfATemplate() {
  let app = { (name: String) in
    """
    -- Use.mm --
    @interface \(name) : NSViewController
    @end
    @protocol Other
    @end
    static Box<\(name)> box;
    std::vector<Box<\(name)>> boxes;
    auto make(\(name) *it) -> \(name) * { return load<\(name)>(it); }
    """
  }
  checkRename(app("Eng"), of: "Eng", to: "Motor", becomes: app("Motor"))
}

@Test func collectionsOfKeysAreStringsOfMembers() {
  let code = #"""
    -- Use.m --
    @implementation Use
    - (void)use:(Item *)item {
      NSDictionary *all = [item dictionaryWithValuesForKeys:@[@"count", @"label"]];
      [item setValuesForKeysWithDictionary:@{@"label": @"label"}];
    }
    - (id)valueForUndefinedKey:(NSString *)key { return [key isEqualToString:@"label"] ? nil : key; }
    - (id)valueForName:(NSString *)key { return [key isEqualToString:@"label"] ? nil : key; }
    @end
    -- Use.swift --
    func use(_ item: Item) {
      _ = item.dictionaryWithValues(forKeys: ["count", "label"])
      item.setValuesForKeys(["label": "label", "count": ["label"]])
    }
    """#
  let item = { (name: String) in
    "-- Item.h --\n@interface Item : NSObject\n@property IBOutlet UILabel *\(name);\n@end"
  }
  let reason = "a string of the Objective-C name"
  checkRename(
    "\(item("label"))\n\(code)", of: "Item.label", to: "heading", becomes: item("heading"),
    doubts: [
      "Use.m:3:label: \(reason)", "Use.m:4:label: \(reason)", "Use.m:6:label: \(reason)",
      "Use.swift:2:label: \(reason)", "Use.swift:3:label: \(reason)",
    ])
}

@Test func aTagOfCIsAnotherNameThanAClass() {
  let header = { (name: String) in "-- Views.h --\n@interface \(name) : NSView\n@end" }
  let reason = "a structure or another type has this name as well"
  let check = { (path: String, before: String, after: String, doubts: [String]) in
    checkRename(
      "\(header("Box"))\n-- \(path) --\n\(before)", of: "Box", to: "Crate",
      becomes: before == after ? header("Crate") : "\(header("Crate"))\n-- \(path) --\n\(after)",
      doubts: doubts.map { "\(path):\($0): \(reason)" })
  }
  // Tags have names of their own in C.
  check("A.m", "void f(struct Box *);\nBox *b;", "void f(struct Box *);\nCrate *b;", [])
  check(
    "A.m", "void f(void) { struct Box { int a; } c; Box *b; }",
    "void f(void) { struct Box { int a; } c; Crate *b; }", [])
  check("A.m", "typedef struct Box { int a; } Box;\nBox b;", "typedef struct Box { int a; } Box;\nBox b;", [])
  // In C++ the file sees one of both.
  check("A.mm", "struct Box;\nBox *b;", "struct Box;\nBox *b;", ["2:Box"])
  check("A.mm", "struct Box { int a; };\nBox *b;", "struct Box { int a; };\nBox *b;", [])
  check("A.h", "class Box : Base {};\nBox *b;", "class Box : Base {};\nBox *b;", [])
  check(
    "A.mm", "void f(struct Box *);\nvoid g() { [Box make]; Box *b; }",
    "void f(struct Box *);\nvoid g() { [Crate make]; Crate *b; }", [])
  check(
    "A.mm", "#import \"Views.h\"\nvoid f(struct Box *);\nBox *b;",
    "#import \"Views.h\"\nvoid f(struct Box *);\nCrate *b;", [])
  check(
    "A.h", "#ifdef __OBJC__\n@class A, Box;\n#else\nclass Box;\n#endif\nvoid f(Box *);",
    "#ifdef __OBJC__\n@class A, Crate;\n#else\nclass Crate;\n#endif\nvoid f(Crate *);", [])
  // Braces and templates hide their types.
  check(
    "A.mm",
    "namespace n { struct Box { int a; }; Box b; }\ntemplate <class Box> int f(Box b) { return b; }\nBox *b;",
    "namespace n { struct Box { int a; }; Box b; }\ntemplate <class Box> int f(Box b) { return b; }\nCrate *b;",
    [])
}

@Test func aNameThatAMacroMayDeclareIsListed() {
  let app = { (name: String) in
    """
    -- List.m --
    @interface List : NSObject { IBOutlet NSView *\(name); }
    @end
    @implementation List
    - (void)each { FOREACH(NSView *, panel, all) { [panel display]; } [\(name) display]; }
    - (void)log { LOG(\(name)); [\(name) display]; }
    @end
    """
  }
  let reason = "a macro may declare a variable of this name"
  checkRename(
    app("panel"), of: "List.panel", to: "pane", becomes: app("pane"),
    doubts: ["List.m:4:panel: \(reason)", "List.m:4:panel: \(reason)"])
}
