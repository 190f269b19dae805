import Syntax
import Testing
import Text

// MARK: Selectors

private let selectors: [(declaration: String, selector: String)] = [
  ("func a()", "a"), ("func b(_ x: Int)", "b:"), ("func c(_ x: Int, _ y: Int)", "c::"),
  ("func c(_ x: Int, d: Int, _ z: Int)", "c:d::"), ("func tap(sender: Any)", "tapWithSender:"),
  ("func tap(with x: Any)", "tapWith:"), ("func tap(withSender x: Any)", "tapWithSender:"),
  ("func move(to x: Int)", "moveTo:"), ("func moveTo(x: Int, y: Int)", "moveToX:y:"),
  ("func a(forSegue: Int, sender: Int)", "aForSegue:sender:"),
  ("func load(URLPath: Int)", "loadWithURLPath:"),
  ("func s(ONThing: Int)", "sONThing:"), ("func s(ON_x: Int)", "sON_x:"), ("func s(_in: Int)", "sWith_in:"),
  ("func s(to2: Int)", "sWithTo2:"), ("func s(TO2: Int)", "sTO2:"), ("func s(ATMs: Int)", "sWithATMs:"),
  ("func s(ATIs: Int)", "sATIs:"), ("func logIn(sender: Int)", "logInSender:"),
  ("func fade(about x: Int)", "fadeWithAbout:"), ("func `import`(_ a: Int, `in` b: Int)", "import:in:"),
  ("func über(überx: Int)", "überWithüberx:"), ("func tap(_ s: Any, forEvent e: Any)", "tap:forEvent:"),
  ("func t() throws", "tAndReturnError:"), ("func t(_ x: Int) throws", "t:error:"),
  ("func t(x: Int, done: () -> Void) throws", "tWithX:error:done:"),
  ("func run(done: @escaping () -> Void) throws", "runAndReturnError:done:"),
  ("func run(_ done: ((() -> Void))?) throws", "runAndReturnError::"),
  ("func run(done: ((Int) -> Void)??) throws", "runWithDone:error:"),
  ("func run(done: (() -> Void, Int)) throws", "runWithDone:error:"),
  ("func w() async", "wWithCompletionHandler:"), ("func w(_ x: Int) async throws", "w:completionHandler:"),
  ("static func s(_ x: Int)", "s:"), ("@objc(foo:bar:) func renamed(_ x: Int, y: Int)", "foo:bar:"),
  ("init(frame: Int)", "initWithFrame:"), ("init?(_ x: Int)", "init:"), ("init(forX: ())", "initForX"),
  ("init(foo: Void)", "initWithFoo"), ("init() throws", "initAndReturnError:"),
]

@Test(arguments: selectors)
func selectorIsTheCompilers(declaration: String, selector: String) {
  #expect(members("\(declaration) {}").map(\.selector) == [selector])
}

// MARK: Outlets, actions and inspectables

private let properties: [(declaration: String, flags: CodeMember.Flags)] = [
  ("@IBOutlet weak var a: UILabel!", .outlet), ("@IBOutlet var a: UILabel!", .outlet),
  ("@IBOutlet private weak var a: UILabel!", [.outlet, .isPrivate]),
  ("@IBOutlet weak private var a: UILabel!", [.outlet, .isPrivate]),
  ("@IBOutlet private(set) weak var a: UILabel!", .outlet),
  ("@IBOutlet fileprivate var a: UILabel!", [.outlet, .isPrivate]),
  ("@IBOutlet dynamic var a: UILabel!", [.outlet, .dynamic]),
  ("@MainActor @IBOutlet private var a: UILabel!", [.outlet, .isPrivate]),
  ("@IBOutlet\n  var a: UILabel! { didSet { a.text = \"}\" } }", .outlet),
  ("@IBOutlet override var a: UILabel! { get { super.a } set {} }", [.outlet, .override, .computed]),
  ("@IBOutlet @objc(b) var a: UILabel!", [.outlet, .objc]),
  ("@IBInspectable var a: UILabel! = nil { didSet { b() } }", [.inspectable, .initialized]),
  ("@GKInspectable var a: UILabel! { c }", [.inspectable, .readOnly]),
  ("@NSManaged var a: UILabel!", .managed),
]

@Test(arguments: properties)
func propertyHasFlags(declaration: String, flags: CodeMember.Flags) {
  let members = members(declaration)
  #expect(members.map(\.name) == ["a"])
  #expect(members.map(\.type) == ["UILabel!"])
  #expect(members.map(\.flags) == [flags])
}

@Test func bindingsAndPatternsAreProperties() {
  let members = members(
    "@IBOutlet var a, b: [ UIView ]!, c: UIView?\nlet (d, (e, _)) = f\nlazy var `g` = { 1 }()")
  #expect(members.map(\.name) == ["a", "b", "c", "d", "e", "g"])
  #expect(members.map(\.type) == ["[UIView]!", "[UIView]!", "UIView?", nil, nil, nil])
}

@Test func methodsAndInitialisersHaveFlags() {
  let members = members(
    """
    @IBAction private final func a(_ sender: Any?) {}
    @available(iOS 13, *) @IBAction func b() {}
    @IBSegueAction func c(_ coder: NSCoder) -> D? { nil }
    override class func e() {}
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no") }
    convenience init(frame: CGRect) { self.init(); fatalError() }
    func f() { fatalError() }
    """)
  #expect(
    members.map(\.flags) == [
      [.action, .isPrivate], [.action], [.segueAction, .returnsValue], [.override, .isStatic],
      [.required, .traps], [.convenience], [],
    ])
}

@Test func textsAreWithoutLayout() {
  let outlined = outline(
    "class `A`<T>: B < T > . C, @unchecked `D` { func e(_ f: @escaping(() -> Void), g: (@Sendable () -> Void)?) {}\nvar h: any\n  P & `Q` }"
  )
  let (type, members) = (outlined.types.first, outlined.members.first)
  #expect(type?.name == "A")
  #expect(type?.inherits.map(\.text) == ["B<T>.C", "D"])
  #expect(members?.first?.parameters.map(\.type) == ["(()->Void)", "(@Sendable()->Void)?"])
  #expect(members?.last?.type == "any P&Q")
}

@Test func halfTypedAnnotationLeavesTheNextOutlet() {
  #expect(members("@IBOutlet var a:\n@IBOutlet var b: UIView!").map(\.name) == ["a", "b"])
  #expect(members("let prefix = 1,\n  open = 2").map(\.name) == ["prefix", "open"])
}

// MARK: Texts that mislead

/// Each is one or more members before `last`, of which nothing may be taken for more.
@Test(arguments: [
  "/* class Gone: UIView {\n @IBOutlet var gone: UIView! /* inner */ } */", "// all under Views/*.swift",
  "let accept = \"*/*\", url = \"https://example.org/*not a comment\"",
  "let t = \"\"\"\n  class Fake { @IBOutlet var f: UIView! \\(\"}\" + \"\\(1 + 2)\")\n  #if FAKE\n  \"\"\"",
  "let n = \"count: \\(items.map { \"{\\($0)}\" }.joined(separator: \", \")) }\"",
  "let raw = #\"\\( \"quoted\" { \"#", "let pattern = /[{\"\\/)]+ class \\w+/", "let p = #/ { \" /#",
  "var kind: Int { x.class + x.protocol.enum }",
  "func move(for row: Int, in section: Int, where ok: Bool, class name: String) {}",
  "static func < (l: A, r: A) -> Bool { l.kind < r.kind && r.kind > 0 }",
  "static func / (l: A, r: A) -> A { l }", "class func make() -> A { .init() }",
  "lazy var b: UIButton = { let b = UIButton(); b.setTitle(\"}\", for: .normal); return b }()",
  "var size: CGSize = .zero { didSet { class Local { @IBOutlet var x: Int } } }",
  "@available(iOS, introduced: 13,\n message: \"use ) instead {\")\nfunc old(_ sender: Any) {}",
  "let pair: (first: Int, second: (Int) -> Void)? = nil",
  "var half: Int { total / 2 }; var third: Int { total / 3 }",
  "let big = a<b, shift = x>>2, cmp = (a < b, c > (d))", "#Preview(\"a {\") { A() }",
  "func f(matching r: Regex<Substring> = /[)]/) {}", "private\n(set) var q = 1", "init\n?() {}",
])
func misleadingTextEndsWhereItEnds(text: String) {
  for lineEnd in ["\n", "\r\n", "\r"] {
    let whole = "class A {\n\(text)\n@IBOutlet var last: UIView!\n}\nclass B {}"
    let outline = outline(whole.replacing("\n", with: lineEnd))
    #expect(outline.types.filter { !$0.flags.contains(.isLocal) }.map(\.name) == ["A", "B"])
    #expect(outline.members.first?.last?.name == "last")
    #expect(outline.members.first?.count { $0.flags.contains(.outlet) } == 1)
  }
}

@Test func typesInBodiesAreListedUnderTheirBodies() {
  let text = """
    func alone() {
      class First {}
      enum Second
      {
        case one
      }
    }
    class A {
      var made: Int { @objc(N) final class Third<T>: First,
        B
      { @IBOutlet var x: UIView!; func f() { struct Inner {} } }
        return 1 }
      func f(_ class: Int = { class InDefault {} ; return 1 }()) {
        if `class` == 1 { return }
        struct Held { struct More {} }
        class Half
      }
    }
    """
  for lineEnd in ["\n", "\r\n", "\r"] {
    let outline = outline(text.replacing("\n", with: lineEnd))
    #expect(
      outline.types.map(\.name) == [
        "#1.First", "#1.Second", "A", "A.#2.Third", "A.#2.Third.#3.Inner", "A.#4.InDefault", "A.#5.Held",
        "A.#5.Held.More",
      ])
    #expect(outline.types.indices.filter { !outline.types[$0].flags.contains(.isLocal) } == [2])
    #expect(outline.members[3].map(\.name) == ["x", "f"])
    #expect(outline.types[3].objcName == "N")
    #expect(outline.members[2].map(\.name) == ["made", "f"])
  }
}

@Test func typesInDeepBodiesAreLeftOut() {
  let depth = 20_000
  let text = String(repeating: "func f() { class A { ", count: depth) + String(repeating: "} }", count: depth)
  #expect(outline(text).types.count < 100)
}

@Test func typesKeepTheirPlaces() {
  let outline = outline(
    """
    #if A
    typealias Base = NSViewController
    #endif
    @objcMembers @objc(E) private final class C /* why */ : // because
      Base { struct D { @IBInspectable var x: Int; var y = 1 } }
    extension Outer<Int>.Inner where T == Int { @IBAction func inExtension(_ s: Any) {} }
    protocol P: class { func q() }
    """)
  #expect(outline.aliases.map(\.name) == ["Base"])
  #expect(outline.types.map(\.name) == ["C", "C.D", "Outer.Inner", "P"])
  #expect(outline.members.map { $0.map(\.name) } == [[], ["x"], ["inExtension"], []])
  #expect(outline.types.first?.flags == [.objc, .objcMembers, .isPrivate])
  #expect(outline.types.first?.objcName == "E")
}

private func outline(_ text: String) -> CodeOutline { Array(text.utf8).withSpan { swiftOutline(of: $0) } }

private func members(_ text: String) -> [CodeMember] {
  outline("class A {\n\(text)\n}").members.first ?? []
}

@Test func arrowsInArgumentsArePartOfNoName() {
  let outline = Array("extension Box<(Int) -> Void> { @IBAction func tap() {} }".utf8).withSpan {
    swiftOutline(of: $0)
  }
  #expect(outline.types.map(\.name) == ["Box"])
}

/// Names are read several bytes at a time; each byte ends one or not, wherever in the name it is.
@Test func everyByteEndsANameOrBelongsToIt() {
  for byte in UInt8(1)..<0x80 {
    let mark = Character(Unicode.Scalar(byte))
    let belongs = mark.isLetter || mark.isNumber || mark == "_" || mark == "$"
    for length in 1...17 {
      let name = String("abcdefghijklmnopq".prefix(length))
      let outline = Array("class C {\n  @IBOutlet var \(name)\(mark)z: D\n}".utf8).withSpan {
        swiftOutline(of: $0)
      }
      #expect(outline.members.first?.first?.name == (belongs ? "\(name)\(mark)z" : name))
    }
  }
  for length in 1...17 {
    let name = String("abcdefghijklmnopq".prefix(length)) + "\u{E9}z"
    let outline = Array("class C {\n  @IBOutlet var \(name): D\n}".utf8).withSpan { swiftOutline(of: $0) }
    #expect(outline.members.first?.first?.name == name)
  }
}

/// So are indentations, strings and lists of parameters, whose ends may fall anywhere.
@Test func nothingDependsOnWhereAMarkStands() {
  for length in 0...40 {
    let pad = String(repeating: "a", count: length)
    let text = """
      class C {
      \(String(repeating: " ", count: length))@IBOutlet var one: D! = E("\(pad)\\"}\(pad)", [\(pad): "(\(pad)"])
        func two(\(pad)_ x: [F]/* ) */, y: G = { "\(pad))" }(), // )
          z: H = `\(pad)self`) {}
        @IBAction func three(_ \(pad)x: I) {}
      }
      struct J {}
      """
    let whole = Array(text.utf8).withSpan { swiftOutline(of: $0) }
    #expect(whole.members.first?.map(\.name) == ["one", "two", "three"])
    // Where nothing is marked, the members are passed over, and the types must end where they do.
    let unmarked = Array(text.replacing("@IB", with: "@FB").utf8).withSpan {
      swiftOutline(of: $0, listing: .visibleIfMarked)
    }
    #expect(unmarked.passedOverActions != nil)
    #expect(unmarked.types.map(\.name) == ["C", "J"])
    #expect(unmarked.types.map(\.range) == whole.types.map(\.range))
  }
}
