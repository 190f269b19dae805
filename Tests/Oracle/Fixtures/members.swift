// swift-format-ignore-file
// Every shape of outlet, property, method and initializer.

class Outlets: UIViewController {
  @IBOutlet weak var a: UILabel!
  @IBOutlet var b: UIButton!
  @IBOutlet private weak var c: UIView!
  @IBOutlet private var d: UIView?
  @IBOutlet weak private var e: UIView!
  @IBOutlet private(set) var f: UIView!
  @IBOutlet private(set) weak var g: UIView!
  @IBOutlet public weak var h: UIView!
  @IBOutlet fileprivate var i: UIView!
  @IBOutlet dynamic var j: UIView!
  @MainActor @IBOutlet private var k: UIView!
  @IBOutlet override var l: UIView! { get { super.l } set { super.l = newValue } }
  @IBOutlet unowned var m: UIView!
  @IBOutlet unowned(unsafe) var m2: UIView!
  @IBOutlet public private(set) weak var m3: UIView!
  @IBOutlet lazy var n: UIView! = UIView()
  @IBOutlet static var o: UIView!
  @IBOutlet class var p: UIView! { nil }
  @IBOutlet let q: UIView
  @IBOutlet
  weak var r: UIView!
  @IBOutlet /* why */ weak /* that */ var /* this */ s /* so */ : /* colon */ UIView! /* bang */
  @IBOutlet var t: UIView!; @IBOutlet var u: UIView!
  @IBOutlet var v: UIView!, w: UILabel!
  @IBOutlet var x, y: UIView!
  @IBOutlet var z: [UIView]!
  @IBOutlet var aa: [UIView] = []
  @IBOutlet var bb: Array<UIView>!
  @IBOutlet var cc: Outer.Inner!
  @IBOutlet var dd: (A & B)!
  @IBOutlet var ee: (any P)?
  @IBOutlet var ff: UIView! { didSet { ff.isHidden = true } }
  @IBOutlet var gg: UIView! = nil { willSet { } didSet { class Local { @IBOutlet var no: UIView! } } }
  @IBOutlet @objc(renamed) var hh: UIView!
  @IBOutlet @objc var ii: UIView!
  @IBOutlet var `switch`: UISwitch!
  @IBOutlet var größe: UIView!
  @IBOutlet var Capital: UIView!
  @IBOutlet internal final var jj: NSLayoutConstraint!
  @IBOutlet @available(iOS 13, *) var kk: UIView!
  @available(*, unavailable) @IBOutlet var ll: UIView!
  @IBOutlet
  // a comment between
  @objc
  /// and another
  private
  weak
  var
  mm
  :
  UIView!
  @IBOutlet var untyped = UIView()
  @IBOutlet private(set) public var nn: UIView!
  @IBOutlet var oo: UIView!
    { didSet { } }
  @IBOutlet var pp: UIView! {
    get { nil }
  }
}

class Properties: Base {
  var plain = 1
  let constant: Int = 2
  let unassigned: Int
  var a, b: Int
  var c = 1, d: Int, e: String = "", f
    : Double
  var g: Int = 1, h, i, j: Int { didSet { } }
  let (k, l) = (1, 2), m = 3
  var (n, (o, _)): (Int, (Int, Int)) = (1, (2, 3))
  let (first: p, second: q) = pair
  let _ = sideEffect()
  var computed: Int { 1 }
  var readWrite: Int { get { 1 } set { } }
  var readOnly: Int { get { 1 } }
  var setFirst: Int { set { } get { 1 } }
  var namedSetter: Int { get { 1 } set(new) { } }
  var effectful: Int { get async throws { 1 } }
  var mutating: Int { mutating get { 1 } nonmutating set { } }
  var coroutines: Int { _read { yield x } _modify { yield &x } }
  var reading: Int { _read { yield x } }
  var attributed: Int { @inlinable get { 1 } @inline(__always) set { } }
  var attributedGet: Int { @inlinable get { 1 } }
  var getter: Int { get }
  var usesGet: Int { let get = 1; return get }
  var initialAndAccessors: Int = 1 { didSet { } }
  var closure: () -> Void = { }
  var called: Int = { 1 }()
  lazy var lazily: Int = { [weak self] in self?.x ?? 1 }()
  private lazy var both = compute { 1 }
  static let shared = Properties()
  private static var counter = 0
  class var overridable: Int { 1 }
  override var inherited: Int { didSet { } }
  @objc var exposed: Int = 1
  @objc(isOn) var on: Bool = true
  @objc dynamic var observed = 1
  @nonobjc var hidden: Int { 1 }
  @NSManaged var managed: String?
  @NSManaged public private(set) var managedToo: Set<String>
  @Published private(set) var published = [String: Int]()
  @Wrapper(key: "}", default: { 1 }) var wrapped: Int
  @Environment(\.self) var environment
  nonisolated(unsafe) var unsafe = 1
  nonisolated let free = 1
  weak var delegate: Delegate?
  unowned let owner: Owner
  required var odd: Int { 1 }
  final var last: Int = 1
  var functionType: (Int, _ b: String, inout C) async throws -> [D]
  var typed: (Int) throws(E) -> Void
  var attributedType: @MainActor @Sendable () -> Void
  var optionalClosure: ((Int) -> Void)?
  var tuple: (a: Int, b: (c: Int, d: Int))
  var dictionary: [String: [Int]]
  var opaque: some View { Text("}") }
  var existential: any P
  var metatype: UIView.Type
  var nestedOptional: Int??
  var generic: Dictionary<String, Array<Int>>.Index
  var inlineArray: [3 of Int]
  var packs: (repeat each T)
  var splitOver: Outer
    .Inner
    .Innermost
  var generics: Generic
    <Int, String> = { 1 }()
  var commented: /* a */ Outer /* b */ . /* c */ Inner // d
  var afterCommented: Int
  var noSpace:Int=1
  var bang: Int! = nil
  var throwing: Int { get throws(E) { 1 } }
}

class Methods: Base {
  func plain() {}
  func noBody()
  func returning() -> Int { 1 }
  func void() -> Void {}
  func unit() -> () {}
  func spacedUnit() -> ( ) {}
  func optionalVoid() -> Void? { nil }
  func tuple() -> (Int, String) { (1, "") }
  func closure() -> () -> Void { {} }
  func curried() -> (Int) -> (String) -> Void { { _ in { _ in } } }
  func opaque() -> some View { Text("") }
  func generic<T: P, U>(_ t: T, u: U) -> T where U: Q { t }
  func shift<T>(_ t: T) -> Bool { t >> 1 > 2 }
  func throwing() throws {}
  func typedThrowing() throws(MyError) -> Int { 1 }
  func asynchronous() async {}
  func both() async throws -> Int { 1 }
  func forwards(_ f: () throws -> Void) rethrows { try f() }
  @objc func exposed() {}
  @objc(renamed:with:) func renamed(a: Int, b: Int) {}
  @nonobjc func hidden() {}
  override func overridden() {}
  static func statically() {}
  class func classy() {}
  private func secret() {}
  fileprivate static func secretToo() {}
  public final override class func manyModifiers() {}
  @discardableResult @objc private dynamic func manyAttributes() -> Int { 1 }
  @available(*, unavailable) func gone() {}
  @available(*, unavailable, message: "}") func goneToo() {}
  @available(*, deprecated, message: "x", renamed: "y") func deprecated() {}
  @available(iOS, unavailable) func elsewhere() {}
  @available(iOS 13, macOS 10.15, *) func recent() {}
  @available(*, deprecated) @available(*, unavailable) func twice() {}
  mutating func mutating() {}
  nonmutating func nonmutating() {}
  @IBAction func tap(_ sender: Any) {}
  @IBAction private func tapPrivately(_ sender: UIButton) { }
  @IBAction
  func tapBelow(_ sender: Any?) { }
  @IBAction @objc(tapRenamed:) func tapAs(sender: Any) {}
  @IBAction func twoParameters(_ sender: Any, forEvent event: UIEvent) {}
  @IBAction func overLines(
    _ sender: Any,
    event: UIEvent
  ) {
  }
  @IBAction func withDefault(_ sender: Any? = nil, animated: Bool = { true }()) {}
  @IBAction override open func overriddenAction(_ sender: Any) {}
  @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
  @IBSegueAction private func makeMore(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail { x }
  @IBSegueAction
  func makeLabelled(coder: NSCoder) -> Detail? { nil }
  func parameters(
    @ViewBuilder a: () -> Int, _ b: inout Int, c d: Int..., e: @escaping (Int) -> Void, f: @autoclosure () -> Bool,
    g: (@Sendable () -> Void)? = nil, _: Int, h _: Int, `in`: Int, for `where`: [String: Int] = [:], i: isolated A,
    j: borrowing B, k: consuming C, l: sending D, m: any P & Q, n: some Collection<Int>, o: (Int, b: String),
    p: @convention(block) (Int) -> Void, q: ((@escaping () -> Void) -> Void)?, r: __owned A, s: repeat each T,
  ) {}
  func implicitlyUnwrapped(_ a: Int!) -> Int! { a }
  func fatal() { fatalError("}") }
  func fatalLater() { print(""); fatalError() }
  func precondition() { preconditionFailure("not here") }
  func fatalWithoutCall() { fatalErrors() }
  func fatalMember() { x.fatalError() }
  func fatalAfterComment() {
    // nothing to do
    /* really */
    fatalError("class X {")
  }
  func localFunctions() { func inner() { class Deep { @IBOutlet var a: UIView! } } }
  func noSpace()->Int{1}
  func /* a */ commented /* b */ ( /* c */ _ /* d */ x /* e */ : /* f */ Int /* g */ ) /* h */ -> /* i */ Int /* j */ { 1 }
  func `default`() {}
  func where_() where T == Int {}
  func closures(_ a: Int = { 1 }(), b: String = "\("}")", c: [Int] = [1, 2].map { $0 }) {}
  func regexDefault(_ r: Regex<Substring> = /[)}]/) {}
  func init_() {}
  func `init`() {}
  func returnsOver() -> Outer
    .Inner
  {
    x
  }
  func escapingWithoutSpace(completion: @escaping(Result<String, Error>) -> Void, other: @escaping()->Void) {}
}

class Initializers: UIView {
  init() { super.init() }
  init(a: Int) {}
  init?(b: Int) { nil }
  init!(c: Int) { nil }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  required dynamic init?(coder d: NSCoder, x: Int) { preconditionFailure() }
  public required init(coder e: NSCoder) {}
  required public init?(coder f: NSCoder) {}
  convenience required init?(coder g: NSCoder) { self.init() }
  @available(*, unavailable) required init?(coder h: NSCoder) {
    // Storyboards are not used.
    fatalError()
  }
  @available(*, unavailable, message: "use init()")
  required init?(coder i: NSCoder) { fatalError() }
  override init(frame: CGRect) { super.init(frame: frame) }
  override convenience init(frame: CGRect, _ x: Int) {}
  private init(_ x: Int) {}
  fileprivate convenience init(_ x: Int, _ y: Int) {}
  init<T: P>(generic: T) where T: Q {}
  init() throws {}
  init(x: Int) async throws {}
  init(void: ()) {}
  @objc init(exposed: Int) {}
  @objc(initWithThing:) init(renamed: Int) {}
  @nonobjc convenience init(hidden: Int) { self.init() }
  init(x: Int, y: Int = { 1 }(), _ z: @escaping () -> Void) { fatalError() }
  nonisolated init(free: Int) {}
}

/// Line ends where a type, a modifier or a default value could seem to be over.
class LineEnds: Base {
  var a: some
    P { 1 }
  var b: A &
    B
  var c: any
    P
  func d(
    x: inout
      Int,
    pattern: Regex<Substring> = /[)}]/,
    y: Int = { 1 }()
  ) {}
  func e() -> any
    P
  { 1 }
  func
    f
    <T>
    (
    _
      x
        :
      T
    )
    async
    throws
    ->
    Int
  where
    T: P
  {
    1
  }
  private
    (set) var g: Int
  init
    ?
    (h: Int)
  {
    nil
  }
  @IBOutlet
  @available(
    iOS, introduced: 13
  )
  weak
    var i: UIView!
  static
    let j
      = 1,
    k
      : Int
      = 2
  func l()
  -> Int { 1 }
  var last: Int
}
struct Conforming: nonisolated
  P
{}
