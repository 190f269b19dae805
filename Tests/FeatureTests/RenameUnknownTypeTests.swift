import Analysis
import TestSupport
import Testing

/// A type that the code leaves open is not another class: where the language says which it is, the use follows, and else it is
/// left to the user.

private func storyboard(_ name: String, class type: String = "VC") -> String {
  """
  -- Main.storyboard --
  <viewController id="vc" customClass="\(type)" customModule="App"><view key="view" id="v"><label id="l"/></view>
    <connections><outlet property="\(name)" destination="l" id="c1"/></connections>
  </viewController>
  """
}

/// - Parameter certain, asked: Statements that use `#`, the name.
private func check(
  _ declarations: String, certain: [String] = [], asked: [String: String] = [:], other: [String] = [],
  before: [String] = [],
  of symbol: String = "VC.name", sourceLocation: SourceLocation = #_sourceLocation
) {
  let type = String(symbol.prefix { $0 != "." })
  func app(_ name: String) -> String {
    """
    -- Declarations.swift --
    class VC: UIViewController { @IBOutlet var name: UILabel!; @IBAction func go(_ s: Any) {} }
    \(declarations)
    -- Use.swift --
    func use(m: Mgr, f: Factory) {
    \(certain.map { "  " + $0.replacing("#", with: name) }.joined(separator: "\n"))
    \(asked.keys.sorted().map { "  " + $0.replacing("#", with: "name") }.joined(separator: "\n"))
    \(other.map { "  " + $0.replacing("#", with: "name") }.joined(separator: "\n"))
    }
    \(storyboard(name, class: type))
    """
  }
  let doubts =
    before
    + asked.keys.sorted().enumerated().map {
      "Use.swift:\($0 + max(certain.count, 1) + 2):name: \(asked[$1] ?? "")"
    }
  let declared = { (text: String) in
    type == "VC"
      ? text.replacing("var name: UILabel!; @IB", with: "var title2: UILabel!; @IB")
      : text.replacing("class Sub: Base { @IBOutlet var name", with: "class Sub: Base { @IBOutlet var title2")
  }
  var result = declared(app("title2"))
  if certain.isEmpty {
    result = result.split(separator: "-- Use.swift --")[0] + storyboard("title2", class: type)
  }
  checkRename(
    app("name"), of: symbol, to: "title2", becomes: result, doubts: doubts, sourceLocation: sourceLocation)
}

private let notKnown = "the type of the expression before it is not known"

@Test func superIsTheClassInItsOwnMethods() {
  let app = { (name: String) in
    """
    -- Base.swift --
    class Base: UIViewController {
      @IBAction func 1️⃣\(name)() {}
      class func run() {}
    }
    class Sub: Base {
      override class func run() { super.run(); self.run() }
      override func \(name)() { super.\(name)() }
      static func other() { run() }
    }
    """
  }
  checkRename(app("run"), to: "go", becomes: app("go"))
}

@Test func selfIsTheClassThatIsAsked() {
  check(
    """
    class Base: UIViewController {
      static func make() -> Self { fatalError() }
      func me() -> Self { self }
      func with(_ f: (Self) -> Void) {}
    }
    class Sub: Base { @IBOutlet var name: UILabel! }
    extension UIViewController {
      static func fromNib() -> Self { fatalError() }
      static var instance: Self { fatalError() }
      func tap(_ f: (Self) -> Void) -> Self { self }
    }
    extension NSObject { static func create() -> Self { fatalError() } }
    protocol Loadable {}
    extension Loadable { static func load() -> Self { fatalError() } }
    extension Base: Loadable {}
    """,
    certain: [
      "Sub.make().#.text = \"\"", "let a = Sub.fromNib(); a.#.text = \"\"", "Sub.instance.#.text = \"\"",
      "Sub().me().#.text = \"\"", "Sub().tap { $0.#.text = \"\" }", "Sub.create().#.text = \"\"",
      "Sub().with { $0.#.text = \"\" }", "Sub.load().#.text = \"\"", "Sub().tap { _ in }.#.text = \"\"",
    ],
    other: ["VC.fromNib().#.text = \"\"", "VC().tap { $0.#.text = \"\" }"], of: "Sub.name")
}

@Test func aParameterOfAGenericMethodIsWhatItIsGiven() {
  check(
    """
    class Mgr {
      func inst<T: UIViewController>(_ t: T.Type) -> T { fatalError() }
      func opt<T>(_ t: T.Type) -> T? { nil }
      func with<T>(_ t: T, _ f: (T) -> Void) {}
      static func s<T>(_ t: T.Type) -> T { fatalError() }
      func any<T: UIViewController>() -> T { fatalError() }
      func all<T>(_ t: T.Type) -> [T] where T: UIView { [] }
    }
    func make<T: UIViewController>(_ t: T.Type, _ f: (T) -> Void) {}
    class Other: UIViewController { var name = "" }
    """,
    certain: [
      "let a = m.inst(VC.self); a.#.text = \"\"", "m.opt(VC.self)?.#.text = \"\"",
      "m.with(VC()) { $0.#.text = \"\" }",
      "Mgr.s(VC.self).#.text = \"\"", "for a in m.all(VC.self) { a.#.text = \"\" }",
    ],
    asked: ["let b = m.any(); b.#.text = \"\"": "the type of 'b' is not known"],
    other: ["m.inst(Other.self).#.isEmpty", "m.with(Other()) { $0.#.isEmpty }"])
}

@Test func aParameterOfAGenericFunctionIsWhatItIsGiven() {
  let app = { (name: String) in
    """
    -- VC.swift --
    class VC: UIViewController { @IBOutlet var \(name): UILabel! }
    func make<T: UIViewController>(_ t: T.Type, _ f: (T) -> Void) {}
    func get<T: UIViewController>(_ t: T.Type) -> T { fatalError() }
    func use() { make(VC.self) { $0.\(name).text = "" }; get(VC.self).\(name).text = "" }
    \(storyboard(name))
    """
  }
  checkRename(app("name"), of: "VC.name", to: "title2", becomes: app("title2"))
}

@Test func aParameterOfAGenericClassIsNotAnotherClass() {
  check(
    """
    class Presenter<View: UIViewController> {
      weak var view: View?
      var other: View? { view }
    }
    class P: Presenter<VC> { func f() { view?.name.text = "" } }
    class C<Root: UIViewController> {
      let root: Root
      var rootB: Root { root }
    }
    """,
    asked: [
      "let p = Presenter<VC>(); p.view?.#.text = \"\"": "the type of 'view' is not known",
      "let c: C<VC>; c.root.#.text = \"\"": "the type of 'root' is not known",
      "let d: C<VC>; d.rootB.#.text = \"\"": "the type of 'rootB' is not known",
    ], before: ["Declarations.swift:6:name: the type of 'view' is not known"])
}

@Test func aParameterIsNotTheClassOfItsName() {
  check(
    """
    class T {}
    class View: UIView {}
    class Item {}
    class Mgr {
      func inst<T: UIViewController>(_ t: T.Type) -> T { fatalError() }
      func any<T>() -> T { fatalError() }
      func plain(_ t: T.Type) -> T { fatalError() }
    }
    class Outer<View: UIViewController> {
      var view: View!
      class Inner { var item: View! }
      struct Pair { var item: View }
    }
    struct Box<T> {
      var item: T
      func made<View>(_ v: View.Type) -> View { fatalError() }
    }
    protocol Shown { associatedtype Item }
    extension Shown { func shown() -> Item { fatalError() } }
    class Model: Shown { typealias Item = VC }
    """,
    certain: ["m.inst(VC.self).#.text = \"\""],
    asked: [
      "let a: VC = m.any(); _ = { m.any().#.text = \"\" }": notKnown,
      "let b = Outer<VC>(); b.view.#.text = \"\"": "the type of 'view' is not known",
      "let c: Outer<VC>.Inner; c.item.#.text = \"\"": "the type of 'item' is not known",
      "let d: Outer<VC>.Pair; d.item.#.text = \"\"": "the type of 'item' is not known",
      "let e: Box<VC>; e.item.#.text = \"\"": "the type of 'item' is not known",
      "let g: Box<Int>; g.made(VC.self).#.text = \"\"": notKnown,
      "let h = Model(); h.shown().#.text = \"\"": notKnown,
    ],
    other: ["m.plain(T.self).#.isEmpty"])
}

@Test func otherPropertiesSayNothingWhereModulesAreOutOfSight() {
  let app = { (module: String) in
    """
    -- VC.swift --
    import UIKit
    class VC: UIViewController { @IBOutlet var 1️⃣name: UILabel! }
    -- Use.swift --
    import UIKit
    \(module)
    class Use {
      var own: VC?
      func f(_ f: Factory) { let v = f.make(); v.name.text = ""; v.snp.makeConstraints {} }
    }
    \(storyboard("name"))
    """
  }
  let result = """
    -- VC.swift --
    import UIKit
    class VC: UIViewController { @IBOutlet var title2: UILabel! }
    \(storyboard("title2"))
    """
  checkRename(
    app("import SnapKit"), to: "title2", becomes: result,
    doubts: ["Use.swift:5:name: the type of 'v' is not known"])
  checkRename(app("import CoreData"), to: "title2", becomes: result)
}

/// Its values are objects of that class, which nothing else says: they must not be dropped.
@Test func aValueOfAProtocolThatRequiresTheClassHasItsMembers() {
  check(
    """
    protocol Titled: VC { var other: Int { get } }
    protocol Named where Self: VC { func run() }
    protocol Both: AnyObject, Named {}
    protocol Free { var name: String { get } }
    class Mgr { var titled: Titled!; var both: (any Both)?; var free: Free! }
    """,
    certain: [
      "m.titled.#.text = \"\"", "m.both?.#.text = \"\"", "(m as? Named)?.#.text = \"\"",
      "[m.titled].forEach { $0.#.text = \"\" }",
    ],
    other: ["m.free.#.x()", "m.titled.other.#.x()"])
}

@Test func anExtensionOfAProtocolThatRequiresTheClassUsesItsMembers() {
  let app = { (name: String) in
    """
    -- VC.swift --
    class VC: UIViewController { @IBOutlet var \(name): UILabel!; @IBAction func go(_ s: Any) {} }
    -- Use.swift --
    protocol Titled: VC {}
    extension Titled { func show() { \(name).text = ""; self.\(name).text = "" } }
    \(storyboard(name))
    """
  }
  checkRename(app("name"), of: "VC.name", to: "title2", becomes: app("title2"))
}

// MARK: Twins

private func twins(_ name: String, other: String, asked: String? = nil) -> String {
  """
  -- VC.swift --
  #if !REDESIGN
  class VC: UIViewController { @IBOutlet var 1️⃣\(name): UILabel!; @IBAction func go(_ s: Any) {} }
  #else
  class VC: UIViewController { \(other) }
  #endif
  extension VC {
    func a() { self.\(name).text = ""; \(name).text = ""; run { self.\(name).text = "" } }
    func run(_ f: () -> Void) {}
  }
  class O { var vc: VC!; func f() { let v = VC(); v.\(name).text = ""; vc.\(name).text = "" } }
  \(storyboard(name))
  """
}

@Test func whatExtendsTwinsMeansTheOneThatHasIt() {
  checkRename(
    twins("name", other: "var more = 0"), of: "VC.name", to: "title2",
    becomes: twins("title2", other: "var more = 0"))
}

@Test func twinsThatBothHaveAnOutletAreOne() {
  checkRename(
    twins("name", other: "@IBOutlet var name: UILabel!"), of: "VC.name", to: "title2",
    becomes: twins("title2", other: "@IBOutlet var title2: UILabel!"))
}

/// Each way of asking: by name, in a branch, at an extension, at a use, in a document.
@Test func twinsAreOneClass() {
  let app = { (name: String) in
    """
    -- Both.swift --
    #if os(iOS)
    class 1️⃣\(name): UIViewController {}
    #elseif os(macOS)
    class 2️⃣\(name): NSViewController {}
    #endif
    extension 3️⃣\(name) { func a() {} }
    func use(_ vc: 4️⃣\(name)) {}
    -- Use.m --
    void use(5️⃣\(name) *vc) { [6️⃣\(name) new]; }
    -- Main.storyboard --
    <viewController id="vc" customClass="7️⃣\(name)" customModule="App"/>
    """
  }
  checkRename(app("VC"), of: "VC", to: "Home", becomes: app("Home").filter { !"1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣".contains($0) })
}

/// In bodies, in another file, and where the class is declared under conditions once.
@Test(arguments: ["#elseif os(macOS)\nclass 2️⃣VC: NSViewController {}", "#elseif DEBUG\nlet other = 1", ""])
func whatIsDeclaredUnderConditionsIsNoLocal(_ branch: String) {
  let app = { (name: String) in
    """
    -- Both.swift --
    #if os(iOS)
    class 1️⃣\(name): UIViewController { static func make() {} }
    \(branch.replacing("VC", with: name))
    #endif
    extension 3️⃣\(name) { func a() { _ = 4️⃣\(name)(); 5️⃣\(name).make(); _ = self is \(name) } }
    func use() { let vc: \(name) = 6️⃣\(name)(); let VC = 1; print(vc, VC) }
    -- Use.swift --
    class Sub: 7️⃣\(name) { var other: \(name)? }
    func more(_ vc: \(name)) { _ = 8️⃣\(name)(); _ = \(name).self }
    -- Main.storyboard --
    <viewController id="vc" customClass="9️⃣\(name)" customModule="App"/>
    """
  }
  checkRename(
    app("VC"), of: "VC", to: "Home", becomes: app("Home"))
}

@Test func actionsOfTwinsAreFollowed() {
  let app = { (name: String) in
    """
    -- VC.swift --
    #if os(iOS)
    class VC: UIViewController { @IBAction func \(name)(_ s: Any) {} }
    #elseif os(macOS)
    class VC: NSViewController { @IBAction func \(name)(_ s: Any) {} }
    #endif
    extension VC { func a() { _ = #selector(\(name)(_:)); \(name)(1); self.\(name)(2) } }
    """
  }
  checkRename(app("go"), of: "VC.go", to: "run", becomes: app("run"))
}

// MARK: Small and rare

@Test func theStorageOfAWrappedOutletFollows() {
  let app = { (name: String) in
    """
    -- VC.swift --
    class VC: UIViewController {
      @IBOutlet @W var \(name): UILabel!
      func f() { \(name).text = ""; $\(name).x(); _\(name).y(); self._\(name).y(); let _other = 1; print(_other) }
    }
    @propertyWrapper struct W { var wrappedValue: UILabel!; var projectedValue: W { self } }
    class Else { var _name = 0; func f() { _name = 1 } }
    """
  }
  let text = { app($0).replacing("_\($0) = 0; func f() { _\($0)", with: "_name = 0; func f() { _name") }
  checkRename(text("name"), of: "VC.name", to: "title2", becomes: text("title2"))
}

@Test func theClauseOfASubclassDoesNotMeanWhatItHolds() {
  let app = { (name: String) in
    """
    -- VC.swift --
    class \(name): UIViewController {}
    class Sub: \(name) { struct VC {}; func f() { _ = VC() } }
    -- Main.storyboard --
    <viewController id="vc" customClass="\(name)" customModule="App"/>
    """
  }
  checkRename(app("VC"), of: "VC", to: "Screen", becomes: app("Screen"), doubts: ["VC.swift -> Screen.swift"])
}

@Test(arguments: [
  ("VC.press:", "push:", [3, 8, 8]), ("VC.done:event:", "ended:event:", [10]), ("VC.name", "label", [9]),
  ("VC.dial", "wheel", [11]),
])
func aCallWithOtherArgumentsIsNotAUse(_ symbol: String, _ newName: String, _ lines: [Int]) throws {
  let fixture = Fixture(
    """
    -- VC.swift --
    class Dial: UIView { func callAsFunction() {} }
    class VC: UIViewController {
      @IBOutlet var name: UILabel!
      @IBOutlet var dial: Dial!
      @IBAction func press(_ sender: Any) {}
      @IBAction func done(_ sender: Any? = nil, event: UIEvent) {}
    }
    -- Use.swift --
    func use(_ m: VC) {
      let path = unknown()
      path.press(self)
      path.press(width: 1)
      path.press()
      path.press(self, 1)
      let f = path.press(width:)
      let g = path.press(_:), h = path.press
      path.name.text = path.name(width: 1) + path.name()
      path.done(event: 1); path.done()
      path.dial()
    }
    """)
  let name = String(symbol.dropFirst(3).prefix { $0 != ":" })
  #expect(
    try fixture.doubts(fixture.plan(of: symbol, to: newName))
      == lines.map { "Use.swift:\($0):\(name): the type of 'path' is not known" })
}

@Test func aSelectorThatIsHandedOnIsAskedAbout() {
  let app = { (name: String) in
    """
    -- Grid.swift --
    class Grid: NSViewController {
      @IBAction func 1️⃣\(name)(_ sender: Any) { helper(#selector(\(name)(_:))) }
    }
    -- Library.swift --
    class Library: NSViewController {
      @IBAction func other(_ sender: Any) {}
      @IBAction func zoom(_ sender: Any) { forward(#selector(zoom(_:)), sender) }
      func check() {
        if let page = tabs.selected, page.responds(to: #selector(zoom(_:))) {}
        if responds(to: #selector(zoom(_:))), self.responds(to: #selector(zoom(_:))) {}
        button.action = #selector(zoom(_:))
        zoom(self)
      }
    }
    -- MacGrid.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="Grid"/>
    """
  }
  let reason = "this selector may be sent to an object of another class"
  checkRename(
    app("zoom"), of: "Grid.zoom:", to: "scale:",
    becomes: app("scale").replacing(#/\n-- Library(.|\n)*/#, with: ""),
    doubts: ["Library.swift:3:zoom: \(reason)", "Library.swift:5:zoom: \(reason)"])
}

@Test func aClassThatIsATargetHasMethodsOfItsOwn() {
  let app = { (name: String) in
    """
    -- P.m --
    @interface P : NSObject
    - (IBAction)1️⃣\(name):(id)sender;
    @end
    @implementation P
    + (void)run:(id)sender {
      [self run:nil]; [self performSelector:@selector(run:)]; [NSTimer make:1 target:self selector:@selector(run:)];
    }
    - (IBAction)\(name):(id)sender {
      [b addTarget:[P class] action:@selector(run:)]; [b addTarget:P.class action:@selector(run:)];
      [b addTarget:[self class] action:@selector(run:)]; [P performSelector:@selector(run:)];
      NSMenuItem *i; [i setTarget:[P class]]; [i setAction:@selector(run:)];
      [self performSelector:@selector(\(name):)]; [[P new] \(name):nil];
    }
    @end
    """
  }
  checkRename(
    app("run"), of: "P.run:", to: "zap:",
    becomes: app("zap"))
}

@Test func aCallOnATypeMayMeanAClassMethod() {
  let app = { (name: String) in
    """
    -- A.swift --
    class A: UIViewController {
      @IBAction func 1️⃣\(name)(_ sender: Any?) {}
    }
    -- B.swift --
    func use(_ a: A) { A.run(3); let make = A.\(name); a.\(name)(nil) }
    """
  }
  checkRename(
    app("run"), of: "A.run(_:)", to: "exec",
    becomes: app("exec"),
    doubts: ["B.swift:1:run: a class method may be meant"])
}

@Test func methodsOfAClassAndOfItsObjectsAreTwo() {
  let app = { (name: String) in
    """
    -- A.swift --
    class A: UIViewController {
      class func run(_ count: Int) { run(count - 1) }
      @IBAction func 1️⃣\(name)(_ sender: Any?) { A.run(3); Self.run(3); \(name)(nil); self.\(name)(nil) }
    }
    """
  }
  checkRename(
    app("run"), of: "A.run(_:)", to: "exec",
    becomes: app("exec"))
}

@Test func anImportOfTheHeaderLeadsToTheClass() {
  let app = { (name: String, header: String) in
    """
    -- Player.h --
    @interface Player : NSObject
    - (IBAction)\(name):(id)sender;
    @end
    -- Knob.m --
    #import \(header)
    @implementation Knob
    - (void)turn { [[self target] pitch:self]; [self info:nil margin:20. pitch:@""]; }
    @end
    """
  }
  let becomes = { (header: String) in app("tune", header).replacing(#/\n-- Knob(.|\n)*/#, with: "") }
  let doubt = ["Knob.m:3:pitch: the class of the receiver is not known"]
  for header in ["\"Player.h\"", "<App/Player.h>"] {
    checkRename(
      app("pitch", header), of: "Player.pitch:", to: "tune:", becomes: becomes(header), doubts: doubt)
  }
  checkRename(app("pitch", "\"Other.h\""), of: "Player.pitch:", to: "tune:", becomes: becomes("\"Other.h\""))
}

/// Renames `Gate.latch` in a method that uses it on objects of Gate as `latch.text`, on objects of another class as
/// `latch.isHidden`.
///
/// - Parameter doubts: The number of uses of the first kind that are left to the user.
private func checkLatch(
  _ declarations: String, _ use: String, asked doubts: Int = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(
    """
    -- Gate.swift --
    class Gate: UIViewController { @IBOutlet weak var latch: UILabel! }
    class Other: UIViewController { var latch: UIView = UIView() }
    \(declarations)
    -- Use.swift --
    func use(gate: Gate, other: Other, fence: Fence, flag: Bool) {
      \(use)
    }
    """)
  do {
    let plan = try fixture.plan(of: "Gate.latch", to: "bolt")
    let text = Array(use.utf8)
    let found = plan.changes.filter { fixture.snapshot[$0.file]?.path == "Use.swift" }
    let start = "func use(gate: Gate, other: Other, fence: Fence, flag: Bool) {\n  ".utf8.count
    func rest(_ change: RenamePlan.Change) -> String {
      String(decoding: text[(change.range.upper - start)...].prefix(5), as: UTF8.self)
    }
    let certain = found.filter { $0.certainty == .certain }
    #expect(certain.allSatisfy { rest($0).contains(".text") }, "\(use)", sourceLocation: sourceLocation)
    let expected = use.ranges(of: "latch.text").count
    let possible = found.filter { $0.certainty != .certain && rest($0).contains(".text") }
    #expect(certain.count + possible.count == expected, "\(use)", sourceLocation: sourceLocation)
    #expect(possible.count == doubts, "\(use)", sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(use): \(error)", sourceLocation: sourceLocation)
  }
}

@Test(arguments: [
  "let t = (1, gate); t.1.latch.text = nil", "let t = (gate, other); t.1.latch.isHidden = true",
  "[(1, gate)].forEach { $0.1.latch.text = nil }", "[(other, gate)].first?.0.latch.isHidden = true",
  "[gate].enumerated().forEach { $0.1.latch.text = nil }",
  "[(gate, other)].forEach { $1.latch.isHidden = true; $0.latch.text = nil }",
  "let t = ((1, gate), other); t.0.1.latch.text = nil; t.1.latch.isHidden = true",
])
func anElementOfATupleIsThatAtItsPosition(_ use: String) {
  checkLatch("class Fence {}", use, asked: use.contains("t.0.1") ? 1 : 0)
}

@Test func closuresBehindACallBelongToTheirParameters() {
  let fence = """
    class Fence {
      func both(_ first: (Other) -> Void, then: (Gate) -> Void) {}
      func two(first: (Gate) -> Void, second: (Other) -> Void) {}
      func maybe(done: ((Gate) -> Void)? = nil, fail: ((Other) -> Void)? = nil) {}
      func needed(_ count: Int = 0, done: ((Other) -> Void)? = nil, last: (Gate) -> Void) {}
    }
    """
  checkLatch(fence, "fence.both { $0.latch.isHidden = true } then: { $0.latch.text = nil }")
  checkLatch(fence, "fence.two { $0.latch.text = nil } second: { $0.latch.isHidden = true }")
  checkLatch(fence, "fence.two(first: { $0.latch.text = nil }) { $0.latch.isHidden = true }")
  checkLatch(fence, "fence.maybe { $0.latch.text = nil } fail: { $0.latch.isHidden = true }")
  checkLatch(fence, "fence.needed(1) { $0.latch.text = nil }")
  // Which of them, the language mode says.
  checkLatch(fence, "fence.maybe { $0.latch.text = nil }", asked: 1)
}

@Test func overloadsAndMembersOfTheClassAreToldApart() {
  let fence = """
    class Fence {
      func find(_ index: Int) -> Gate { Gate() }
      func find(_ name: String) -> Other { Other() }
      func each(_ count: Int, _ body: (Other) -> Void) {}
      func each(_ name: String, _ body: (Gate) -> Void) {}
      static func make() -> Other { Other() }
      func make() -> Gate { Gate() }
      static var current: Other { Other() }
      var current: Gate { Gate() }
      static func go() { make().latch.isHidden = true; current.latch.isHidden = true }
    }
    """
  checkLatch(fence, "fence.find(1).latch.text = nil; fence.find(\"a\").latch.isHidden = true", asked: 1)
  checkLatch(fence, "fence.each(\"a\") { $0.latch.text = nil }", asked: 1)
  checkLatch(fence, "fence.make().latch.text = nil; Fence.make().latch.isHidden = true")
  checkLatch(fence, "fence.current.latch.text = nil; Fence.current.latch.isHidden = true")
}

@Test func whatOnlyLooksLikeTheStandardLibraryIsNot() {
  let fence = """
    class Fence { func map(_ change: (Gate) -> Void) {} }
    prefix operator ^^
    prefix func ^^ (other: Other) -> Gate { Gate() }
    @dynamicMemberLookup struct Lens {
      let root: Gate
      subscript<V>(dynamicMember path: KeyPath<Gate, V>) -> V { root[keyPath: path] }
    }
    """
  checkLatch(fence, "fence.map { $0.latch.text = nil }")
  checkLatch(fence, "(^^other).latch.text = nil; let it = ^^other; it.latch.text = nil", asked: 2)
  checkLatch(
    fence, "let lens = Lens(root: gate); lens.latch.text = nil; lens.root.latch.text = nil", asked: 1)
}

@Test func nothingIsOfTheTypeOfTheOtherBranch() {
  checkLatch("class Fence {}", "let it = flag ? nil : gate; it?.latch.text = nil")
  checkLatch("class Fence {}", "let it = flag ? gate : nil; it?.latch.text = nil")
  checkLatch("class Fence {}", "let it = Optional(gate); it?.latch.text = nil")
  checkLatch("class Fence {}", "[nil, gate][1]?.latch.text = nil")
  checkLatch("class Fence {}", "[\"a\": nil, \"b\": gate][\"b\"]??.latch.text = nil")
}

@Test func anAliasInATypeHidesAClassInItsExtensions() {
  checkLatch(
    """
    class Fence {}
    struct Outer { typealias Gate = Other }
    extension Outer { func go(_ it: Gate) { it.latch.isHidden = true } }
    """, "gate.latch.text = nil")
}
