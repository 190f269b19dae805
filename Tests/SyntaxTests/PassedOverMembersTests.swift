import Syntax
import TestSupport
import Testing

/// A scan that passes over members finds everything else like one that lists them.
@Test(arguments: Case.all)
func passingOverMembersChangesNothingElse(_ example: Case) {
  for file in example.read.files where isCode(file.path) {
    let lines = Array(file.text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    for missing in -1..<lines.count {
      let kept = lines.enumerated().filter { $0.offset != missing }.map { Array($0.element) }
      check(Array(kept.joined(separator: [0x0A])), isSwift: file.path.hasSuffix(".swift"))
    }
  }
}

@Test func passingOverMembersOfDamagedTextsChangesNothingElse() {
  var numbers = SeededNumbers(seed: 2026)
  let pieces = Array("(){}[]<>\"\\/*#@\n:=,;-+_a0".utf8) + [0, 0xFF, 0xC3]
  for text in texts {
    let bytes = Array(text.text.utf8)
    for end in stride(from: 0, through: bytes.count, by: 3) {
      check(Array(bytes[..<end]), isSwift: text.isSwift)
      check(Array(bytes[end...]), isSwift: text.isSwift)
    }
    for _ in 0..<1500 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<damaged.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: damaged[place] = pieces.randomElement(using: &numbers) ?? 0
        case 1: damaged.insert(pieces.randomElement(using: &numbers) ?? 0, at: place)
        default: damaged.removeSubrange(place..<min(damaged.count, place + 6))
        }
        if damaged.isEmpty { damaged = [0] }
      }
      check(damaged, isSwift: text.isSwift)
    }
  }
}

/// One marked member, and all are listed.
@Test(arguments: [
  "- (IBAction)a:(id)b {}", "- (IBAction)a {}", "- (IBSegueAction id)a:(id)b {}", "- (void)\u{E9}:(id)b {}",
  "+ (BOOL)accessInstanceVariablesDirectly { return NO; }", "- (void)prepareForInterfaceBuilder {}",
])
func markedMethodsAreKept(_ method: String) {
  let text = Array("@implementation A\n- (void)b {}\n\(method)\n@end".utf8)
  #expect(objectiveCOutline(passingOverMembersOf: text).passedOverActions == nil)
  #expect(objectiveCOutline(passingOverMembersOf: text) == text.withSpan { objectiveCOutline(of: $0) })
}

@Test(arguments: [
  "@interface A : B { IBOutlet id c; }\n@end", "@interface A : B\n@property IBOutlet id c;\n@end",
  "@interface A : B\n@property IBInspectable int c;\n@end",
  "@interface A : B\n@property IBOutletCollection(id) NSArray *c;\n@end",
])
func markedVariablesAreKept(_ text: String) {
  #expect(objectiveCOutline(passingOverMembersOf: Array(text.utf8)).passedOverActions == nil)
}

@Test(arguments: [
  "@IBAction func b() {}", "@IBOutlet var b: C!", "@IBInspectable var b = 1", "@objc func \u{E9}() {}",
  "@objc(\u{E9}) func b() {}", "@objc var (b, c) = (1, 2)", "@NSManaged var b: Int",
  "@IBSegueAction func b() {}",
  "override func prepareForInterfaceBuilder() {}", "@GKInspectable var b, c: Int",
])
func markedMembersOfSwiftAreKept(_ member: String) {
  let text = Array("class A {\n  func a() {}\n  \(member)\n}".utf8)
  #expect(swiftOutline(passingOverMembersOf: text).passedOverActions == nil)
  #expect(swiftOutline(passingOverMembersOf: text) == text.withSpan { swiftOutline(of: $0) })
}

@Test func passedOverActionsAreKnownByTheirSelectors() {
  let text = """
    @implementation A
    - (void)a {}
    - (void)b:(id)x {}
    - (void)c:(id)x with : (id)y {}
    - (void)d:(id)x e:(id)y f:(id)z {}
    - (id)g {}
    + (void)h {}
    @end
    """
  let outline = objectiveCOutline(passingOverMembersOf: Array(text.utf8))
  #expect(outline.passedOverActions == ["a", "b:", "c:with:"].compactMap { selectorNumber($0) })
}

@Test func passedOverMethodsOfSwiftAreKnownByTheirSelectors() {
  let text = """
    class A {
      @objc func a(_ x: Int) throws {}
      @objc(b:c:) func d() {}
      @objc init(e: Int) {}
      @objc var f = 1
      func g() {}
    }
    """
  let outline = swiftOutline(passingOverMembersOf: Array(text.utf8))
  #expect(outline.passedOverActions == ["a:error:", "b:c:", "initWithE:"].compactMap { selectorNumber($0) })
  #expect(outline.types[0].memberFlags == .objc)
}

@Test(arguments: [
  ("tap:", true), ("move:by:", true), ("setName:", true), ("gone:", false), ("unset", false),
])
func textsAreSearchedForSelectors(_ selector: String, _ isFound: Bool) {
  let text = "@implementation A\n- (id)tap:(id)x {}\n- (id)move:(id)x by:(id)y {}\n@end"
  #expect(SelectorSearch(selector).mayOccur(in: Array(text.utf8)) == isFound)
}

func isCode(_ path: String) -> Bool {
  [".swift", ".h", ".m", ".mm"].contains { path.hasSuffix($0) }
}

private func check(_ bytes: [UInt8], isSwift: Bool) {
  var found =
    isSwift ? swiftOutline(passingOverMembersOf: bytes) : objectiveCOutline(passingOverMembersOf: bytes)
  let whole = isSwift ? bytes.withSpan { swiftOutline(of: $0) } : bytes.withSpan { objectiveCOutline(of: $0) }
  if found.passedOverActions != nil {
    #expect(found.members.isEmpty)
    found.members = whole.members
    found.passedOverActions = nil
  }
  #expect(found == whole, "\(String(decoding: bytes, as: UTF8.self))")
}

private let texts: [(text: String, isSwift: Bool)] = [
  (
    """
    #import "A.h"
    @class Other; @compatibility_alias Old New;
    @protocol P <Q>
    @optional
    - (void)ask:(NSArray<id<P>> *)a;
    @end
    @interface A : B <C, D> {
      @private NSString *_name, *other; void (^block)(int); struct { int x; } s;
    }
    @property (nonatomic, getter=isOn, setter=turn:) BOOL on NS_SWIFT_NAME(lit);
    @property (copy, readonly, nullable) NSArray<UIView *> *views, **pointers;
    #if DEBUG
    - (nullable instancetype)initWithFrame:(CGRect)frame style:(int)style NS_DESIGNATED_INITIALIZER;
    #endif
    @end
    @implementation A (More)
    @synthesize on = _on, views; @dynamic other;
    MAKE(title, 3)
    - (void)go { if (x) { [self go:^{ @"}"; }]; } '}'; /* } */ }
    #ifdef X
    - (void)go:(id)sender ; {
    #else
    - (void)go:(__unused id)sender with:(int)a , ... {
    #endif
      R"(})"; }
    + (BOOL)resolveInstanceMethod:(SEL)s { return NO; }
    - none:a b:(id)c d:(id)d e:(id)e {}
    @end
    """, false
  ),
  (
    ##"""
    import UIKit
    final class Login: UIViewController, UITextFieldDelegate {
      private let a, b: Int, c = { [1, 2].map { $0 } }(), (d, _): (Int, Int) = (1, 2)
      var e, f: String { didSet { print("\(e) }") } }
      lazy var g: [Int] = [3] { willSet {} }, h = 2
      var i: Int { get { 1 } }, j: Int
      subscript(index: Int) -> Int { get { index } set { print(newValue) } }
      func k<T>(_ b: @escaping @Sendable (T) -> Void = { _ in }, m: Int...) async rethrows -> [T] where T: P { b(1) }
      init?(coder: NSCoder, n: (Int) throws -> Void = { _ in }) { fatalError("}") }
      static func == (a: Login, b: Login) -> Bool { a === b }
      struct Inner { var o: Int; func p() {} }
      enum Step: String { case name = "n", word(Int, label: String = "}") }
    }
    #if DEBUG
    extension Login.Inner: Hashable { func q(r s: some View) -> some View {} }
    #else
    actor Worker { nonisolated func go() async {}
    #endif
    @objc(P) protocol Asked { func t() }
    """##, true
  ),
  (
    """
    @objc class A: NSObject {
      @objc var a = 1, (b, c) = (2, 3)
      @objc(run:) func go(_ x: Int, y: (Int) -> Void = { _ in }) throws -> Int { 1 }
      @objc dynamic override init?(x: Int) async {}
      @objc private lazy var d: Int = { 1 }()
      @objc func e() { }
      @nonobjc func f() {}
      @objc enum G: Int { case h }
    }
    """, true
  ),
]

private func swiftOutline(passingOverMembersOf bytes: [UInt8]) -> CodeOutline {
  bytes.withSpan { swiftOutline(of: $0, listing: .visibleIfMarked) }
}

private func objectiveCOutline(passingOverMembersOf bytes: [UInt8]) -> CodeOutline {
  bytes.withSpan { objectiveCOutline(of: $0, listing: .visibleIfMarked) }
}
