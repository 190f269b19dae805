import Syntax
import Testing
import Text

private func outline(_ text: String) -> CodeOutline {
  Array(text.utf8).withSpan { objectiveCOutline(of: $0) }
}

/// The members of an `@interface`.
private func members(_ text: String) -> [CodeMember] {
  outline("@interface A : B\n\(text)\n@end").members.first ?? []
}

// MARK: Properties and variables

private let properties: [(declaration: String, name: String, type: String?, flags: CodeMember.Flags)] = [
  ("@property (weak, nonatomic) IBOutlet UILabel *a;", "a", "UILabel!", .outlet),
  ("@property(strong)IBOutlet UILabel*a;", "a", "UILabel!", .outlet),
  ("@property IBOutlet  UILabel\n  * a ;", "a", "UILabel!", .outlet),
  ("@property (nullable) IBOutlet UILabel *a;", "a", "UILabel?", .outlet),
  ("@property IBOutlet UILabel * _Nullable a;", "a", "UILabel?", .outlet),
  ("@property IBOutlet __weak UILabel *a API_AVAILABLE(ios(9.0));", "a", "UILabel!", .outlet),
  ("@property IBOutlet UILabel *a FOO_BAR;", "a", "UILabel!", .outlet),
  ("@property IBOutlet UILabel * FOO_NULLABLE a;", "a", "UILabel!", .outlet),
  ("@property (readonly) IBOutlet UILabel *a;", "a", "UILabel!", [.outlet, .readOnly]),
  ("@property (class) UILabel *a;", "a", "UILabel!", .isStatic),
  ("@property IBOutlet id a;", "a", "AnyObject!", .outlet),
  ("@property id<P> a;", "a", "P!", []), ("@property id <P, Q> a;", "a", "P & Q", []),
  ("@property UIView<P> *a;", "a", "UIView & P", []),
  ("@property IBOutletCollection(UIView) NSArray *a;", "a", "[UIView]!", .outlet),
  ("@property (strong) IBOutletCollection( UIView ) NSArray<UIView *> *a;", "a", "[UIView]!", .outlet),
  ("@property NSArray<__kindof UIView *> *a;", "a", "[UIView]!", []),
  ("@property NSArray<id<P>> *a;", "a", "[P]!", []), ("@property NSArray *a;", "a", "NSArray!", []),
  ("@property NSDictionary<NSString *, UIView *> *a;", "a", "NSDictionary!", []),
  ("@property (nonatomic) IBInspectable CGFloat a UI_APPEARANCE_SELECTOR;", "a", "CGFloat", .inspectable),
  ("@property (copy) void (^a)(BOOL, UIView *);", "a", nil, []),
  ("@property unsigned long long a;", "a", "long", []), ("@property char **a;", "a", nil, []),
]

/// Old sources are not always UTF-8.
@Test func bytesOfOtherEncodingsCostNothing() throws {
  let text = """
    // Zur|ck
    @interface Login : UIViewController // |
    @property IBOutlet UILabel *label; /* f|r */
    @end
    @implementation Login
    - (IBAction)tap:(id)sender { NSLog(@"|ber"); }
    @end
    """
  let bytes = text.utf8.map { $0 == UInt8(ascii: "|") ? 0xFC : $0 }
  let outline = bytes.withSpan { objectiveCOutline(of: $0) }
  #expect(outline.types.map(\.name) == ["Login", "Login"])
  #expect(outline.members.joined().map(\.name) == ["label", "tap"])
}

@Test(arguments: properties)
func propertyIsRead(declaration: String, name: String, type: String?, flags: CodeMember.Flags) {
  let members = members(declaration)
  #expect(members.map(\.name) == [name])
  #expect(members.map(\.type) == [type])
  #expect(members.map(\.flags) == [flags])
  #expect(members.map(\.kind) == [.property])
}

@Test func aDeclarationHasSeveralNames() {
  #expect(members("@property IBOutlet UILabel *a, *b;").map(\.name) == ["a", "b"])
  let variables = outline("@interface A : B { IBOutlet UIView *a, *b; struct { int x; } c; int d : 3; } @end")
    .members[0]
  #expect(variables.map(\.name) == ["a", "b", "c", "d"])
  #expect(variables.map { $0.flags.contains(.outlet) } == [true, true, false, false])
  #expect(variables.allSatisfy { $0.kind == .instanceVariable })
}

@Test func accessorsHaveTheirOwnNames() {
  let members = members("@property (getter=isOn, setter = turnOn:) BOOL on NS_SWIFT_NAME(isLit);")
  #expect(members.map(\.name) == ["on", "isOn", "turnOn"])
  #expect(members.map(\.selector) == [nil, "isOn", "turnOn:"])
  #expect(members[0].swiftName == "isLit")
}

@Test func aNameForSwiftFollowsTheLastParameter() {
  let members = members(
    """
    - (IBAction)glow:(id)sender NS_SWIFT_NAME(shine(_:));
    - (void)dim:(id)sender by:(__unused NSInteger)steps NS_SWIFT_NAME(fade(_:by:));
    """)
  #expect(members.map(\.selector) == ["glow:", "dim:by:"])
  #expect(members.map(\.swiftName) == ["shine(_:)", "fade(_:by:)"])
}

@Test func synthesizedPropertiesNameTheirVariables() {
  let members = outline("@implementation A\n@synthesize a = _b, c;\n@dynamic d;\n@end").members[0]
  #expect(members.map(\.name) == ["a", "_b", "c", "c", "d"])
  #expect(
    members.map(\.kind) == [
      .synthesized, .instanceVariable, .synthesized, .instanceVariable, .synthesized,
    ])
}

// MARK: Methods

private let methods:
  [(declaration: String, selector: String, flags: CodeMember.Flags, parameters: [String])] = [
    ("- (IBAction)a;", "a", .action, []), ("-(IBAction)a:(id)s;", "a:", .action, ["AnyObject"]),
    ("- (IBAction) a : (UIButton *) s ;", "a:", .action, ["UIButton"]),
    (
      "- (IBAction)a:(nullable id)s forEvent:(UIEvent *)e;", "a:forEvent:", .action,
      ["AnyObject?", "UIEvent"]
    ),
    ("- (void)a:(int)x :(int)y;", "a::", [], ["int", "int"]),
    ("- (void)a:(__unused id)s NS_SWIFT_NAME(b(_:));", "a:", [], ["AnyObject"]),
    ("- (void)a:(id)s __attribute__((deprecated(\"- (void)b;\")));", "a:", [], ["AnyObject"]),
    ("- (instancetype)a NS_UNAVAILABLE;", "a", .returnsValue, []),
    ("- a:s;", "a:", .returnsValue, ["AnyObject"]),
    (
      "- (IBSegueAction UIViewController *)a:(NSCoder *)c;", "a:", [.segueAction, .returnsValue], ["NSCoder"]
    ),
    ("- (void)a:(void (^)(id s, int))block;", "a:", [], [""]),
  ]

@Test(arguments: methods)
func methodIsRead(declaration: String, selector: String, flags: CodeMember.Flags, parameters: [String]) {
  let members = members(declaration)
  #expect(members.map(\.selector) == [selector])
  #expect(members.map(\.flags) == [flags])
  #expect(members.map { $0.parameters.map(\.type) } == [parameters])
}

@Test func classMethodsAreLeftOut() {
  #expect(members("+ (void)load;\n+ (instancetype)make;\n- (void)a;").map(\.selector) == ["a"])
}

@Test func nothingInABodyIsAMember() {
  let text = #"""
    @implementation A
    - (void)a { NSString *s = @"} @end"; char c = '}'; /* } */ // }
      if (x) { [self b:@{ @"k": @"{" }]; }
    }
    static int f(int x) { return x
      - (1); }
    - (void)b; { int y = 1'000; }
    - (IBAction)c:(id)s { auto r = R"x(} @end )" )x"; }
    @end
    """#
  #expect(outline(text).members.map { $0.compactMap(\.selector) } == [["a", "b", "c:"]])
}

@Test func branchesMayOpenTheSameBrace() {
  let text = """
    @implementation A
    - (void)a {
    #if X
      if (a) {
    #elif Y
      if (b) {
    #else
      while (c) {
    #endif
      }
    }
    - (void)b {}
    #if 0
    - (void)dead { it's prose
    #endif
    @end
    """
  #expect(outline(text).members[0].map(\.name) == ["a", "b"])
}

// MARK: Types

@Test func classesCategoriesAndImplementations() {
  let types = outline(
    """
    #ifndef A_H
    #define A_H
    @class F; @protocol G;
    IB_DESIGNABLE NS_SWIFT_NAME(Swifty)
    FOO_EXPORT @interface A : B <P, Q>
    @end
    @interface A () <R>
    @end
    @interface A (Cat)
    @end
    @implementation A
    @end
    @protocol H <P>
    @end
    @interface L<T> : M<T>
    @end
    #endif
    """)
  #expect(types.types.map(\.kind) == [.class, .extension, .extension, .extension, .protocol, .class])
  #expect(types.types.map(\.name) == ["A", "A", "A", "A", "H", "L"])
  #expect(
    types.types.map { $0.inherits.map(\.text) } == [["B", "P", "Q"], ["R"], [], [], ["P"], ["M", "T"]])
  #expect(
    types.types.map { $0.flags.subtracting([.objc, .objectiveC]) } == [
      [.designable, .namesSuperclass], [], [.category], [.implementation], [], [.generic, .namesSuperclass],
    ])
  #expect(types.types[0].attributes == ["IBDesignable"])
  #expect(types.aliases.map { [$0.name, $0.target] } == [["Swifty", "A"]])
  #expect(types.language == .objectiveC)
}

@Test func rangesAreThoseOfTheText() {
  let text = "x @interface A : B { id v; }\n- (void)a;\n@end y"
  let outlined = outline(text)
  let type = outlined.types[0]
  func part(_ range: ByteRange) -> String {
    String(decoding: Array(text.utf8)[range.lower..<range.upper], as: UTF8.self)
  }
  #expect(part(type.range) == "@interface A : B { id v; }\n- (void)a;\n@end")
  #expect(part(type.nameRange) == "A")
  #expect(part(type.bodyRange) == "{ id v; }\n- (void)a;\n")
  #expect(outlined.members[0].map { part($0.nameRange) } == ["v", "a"])
}

@Test func aCategoryOfAGenericClassIsNoClass() {
  let outlined = outline("@interface NSArray<T> (Cat)\n@property id a;\n@end")
  let types = outlined.types
  #expect(types.map(\.kind) == [.extension])
  #expect(types[0].flags.contains(.category))
  #expect(types[0].inherits.isEmpty)
  #expect(outlined.members[0].map(\.name) == ["a"])
}

// MARK: Damage

@Test func anEndThatIsMissingEndsWithTheNextClass() {
  let outlined = outline("@interface A : B\n@property id a\n- (void)b\n@interface C : D\n- (void)c;\n@end")
  #expect(outlined.types.map(\.name) == ["A", "C"])
  #expect(outlined.members.map { $0.map(\.name) } == [["a", "b"], ["c"]])
}

@Test func aBraceThatIsMissingCostsOneMethod() {
  let text = """
    @implementation A
    - (void)a {
      if (x) {
    }
    - (void)b {}
    @end
    @interface C : D
    @end
    """
  let outlined = outline(text)
  #expect(outlined.types.map(\.name) == ["A", "C"])
  #expect(outlined.members[0].map(\.name) == ["a", "b"])
}

@Test func whatAMacroMakesIsOutOfSight() {
  let members = outline("@implementation A\nMAKE_SETTER(title, 3)\n- (void)PASTE(a):(id)b {}\n@end").members[
    0]
  #expect(members.map(\.name) == ["title"])
  #expect(members.map(\.kind) == [.synthesized])
}

@Test func noBytesAreTooOdd() {
  #expect(outline("").types.isEmpty)
  #expect(outline("int main() { return 0; }").types.isEmpty)
  let latin: [UInt8] = Array("// \u{FC}\n@interface A : B\n@end".utf8.filter { $0 != 0xC3 })
  #expect(latin.withSpan { objectiveCOutline(of: $0) }.types.map(\.name) == ["A"])
  let text = Array(
    "@interface A : B <C> { IBOutlet id *v; } @property (getter=x) id<P> y; - (void)a:(id)b { @\"c\"; R\"(d)\"; } @end #if 0"
      .utf8)
  for end in text.indices {
    _ = Array(text[..<end]).withSpan { objectiveCOutline(of: $0) }
    _ = Array(text[end...]).withSpan { objectiveCOutline(of: $0) }
  }
  for byte in ["{", "(", "<", "'", "\"", "@", "#if 0\n", "R\"(", "- (", "@interface A <"] {
    let many = Array(("@interface A\n" + String(repeating: byte, count: 20_000)).utf8)
    _ = many.withSpan { objectiveCOutline(of: $0) }
  }
}
