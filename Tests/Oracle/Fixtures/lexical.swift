// swift-format-ignore-file
// Text that looks like declarations, braces that are none, and declarations that hide between them.

/* class Gone: UIViewController {
   @IBOutlet weak var gone: UILabel!   /* inner */  } */
// all files under Views/*.swift
let accept = "*/*", url = "https://example.org/*not a comment"
let template = """
    class Fake { @IBOutlet var fake: UIView! \("}" + "\(1 + 2)")
    #if FAKE
    " "" \""" {
    """
let topClosure = { class LocalOfClosure { @IBOutlet var x: UIView! } }

class Lexical: Base {
  let quoted = "count: \(items.map { "{\($0)}" }.joined(separator: ", ")) }"
  var afterQuoted = 1
  let raw = #"\( "quoted" { "#
  var afterRaw = 2
  let rawInterpolated = ##"\#(not) " "# \##(["}": "{"].map { "\($0.key) {" }.first ?? "")"##
  var afterRawInterpolated = 3
  let rawMultiline = #"""
    """ { \(
    \#( { () -> String in "}" }() )
    """#
  var afterRawMultiline = 4
  let nested = "a \( "b \( "c \( { "d }" }() )" )" )"
  var afterNested = 5
  let pattern = /[{"\/]+ class \w+/
  var afterPattern = 6
  let extended = #/ " { /* class Fake3 { /#
  var afterExtended = 7
  let multiline = #/
    { " # not a comment opener /*
    \/ class Fake4 {
    /#
  var afterMultiline = 8
  var kind: Int { x.class + x.protocol.enum }
  var afterKind = 9
  func move(for row: Int, in section: Int, where ok: Bool, class name: String) {}
  func keywords(default: Int, as type: Int, extension ext: Int, func f: Int, init i: Int, var v: Int) {}
  static func < (l: A, r: A) -> Bool { l.kind < r.kind && r.kind > 0 }
  static func / (l: A, r: A) -> A { l }
  static func > (l: A, r: A) -> Bool { l.kind > r.kind }
  static func == (l: A, r: A) -> Bool { true }
  static func ==<T: Collection>(l: A, r: T) -> Bool where T.Element == A { true }
  static func <<T>(l: A, r: T) -> Bool { true }
  static prefix func ! (a: A) -> Bool { false }
  static prefix func - (a: A) -> A { a }
  static postfix func ++ (a: A) -> A { a }
  static func ... (a: A, b: A) -> A { a }
  static func ~= (a: A, b: A) -> Bool { a == b }
  static func /* why */ += /* not */ (a: inout A, b: A) {}
  static func ≈ (a: A, b: A) -> Bool { true }
  static func •|• (a: A, b: A) -> Bool { true }
  class func make() -> A { .init() }
  class var shared: A { .init() }
  lazy var button: UIButton = { let b = UIButton(); b.setTitle("}", for: .normal); return b }()
  var size: CGSize = .zero { didSet { layout() } }
  var first: Int = 0 { willSet { class LocalInWillSet {} } didSet(old) { func local() {} } }
  @available(iOS, introduced: 13,
             message: "use ) instead {")
  @IBAction func old(_ sender: Any) {}
  @IBAction func `import`(_ sender: Any?) {}
  @IBOutlet var `default`: UIView!
  let pair: (first: Int, second: (Int) -> Void)? = nil
  func choose(k: K) {
    switch k { case .class: break; default: break }
    #if DEBUG
    class LocalInIf { @IBOutlet var no: UIView! }
    #endif
    if #available(iOS 13, *) { struct LocalInAvailable {} }
    enum Local { case a, b; func f() {} }
    extension_ = 1
    let `class` = x.extension, y = x.init
    label: for case let .some(z) in list where z < 3 { func f() {} }
    do { typealias LocalAlias = Int } catch { protocolCall() }
  }
  var half: Int { total / 2 }; var third: Int { total / 3 }
  let big = a<b, shift = x>>2, cmp = (a < b, c > (d))
  var afterComparisons = 10
  let division = total / (a + b) / c, slashes = a/b/c
  var afterDivision = 11
  let emoji = "👩‍👩‍👧‍👦{", größe: Int = 1, 数: Int = 2
  func über(größe: Int, 数 x: Int) {}
  var ternary = flag ? { 1 } : { 2 }
  var afterTernary = 12
  let keyPath = \Foo.bar?[0].baz, selector = #selector(Lexical.old(_:)), path = #keyPath(Lexical.quoted)
  var afterKeyPath = 13
  let color = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1), image = #imageLiteral(resourceName: "{")
  var afterLiteral = 14
  let array = [1, 2, 3], dictionary = ["class": "{", "func": "}"], nothing: [String: Int] = [:]
  var afterDictionary: Int = 15
  let trailing = compute { $0 } then: { _ in "}" }
  var afterTrailing = 16
  let multilineInitial =
    one
    + two
    .three { $0 }
    .four
  var afterMultilineInitial = 17
  let unary = -x, address = &y, optional = z!, chain = a?.b!.c
  var afterUnary = 18
  let condition = if flag { { 1 }() } else { 2 }
  var afterCondition = 19
  let switched = switch k { case .a: "{"; case .b: "}" }
  var afterSwitched = 20
  let comment = 1 /* { /* } */ " */ + 2 // }
  var afterComment = 21
  let character: Character = "\"", backslash = "\\", both = "\\\"{", unicode = "\u{7B}"
  var afterEscapes = 22
  let regexInCall = matches(/[(]{2}/), regexes = [/a{1,2}/, /"/]
  var afterRegex = 23
  let cast = (x as? [String: () -> Void]) ?? [:], meta = Int.self, type = type(of: x)
  var afterCast = 24
  let hex = 0xFF_p1, hexFloat = 0x1.8p-3, exponent = 1e-10, range = 0..<10, closed = 0...10, partial = ...5, big_ = 1_000.5e+3
  var afterNumbers = 25
  subscript(class index: Int) -> Int { get { 0 } set { class InSubscript {} } }
  subscript<T>(_ t: T) -> Int where T: P { 0 }
  deinit { class InDeinit { @IBOutlet var x: UIView! } }
  var afterDeinit = 26
}

extension A /* why */ : // because
    UITableViewDelegate { @IBAction func inExtension(_ s: Any) {} }

#Preview("a {") { class InPreview { @IBOutlet var x: UIView! } }

#Preview("b") {
  struct InPreview2: View {}
  return A()
}

func global(closure: () -> Void = { class InDefault {} }) -> Int { class InGlobal {}; return 1 }
var globalComputed: Int { class InGlobalAccessor {}; return 1 }
if flag { class InStatement {} }
do { class InDo {} }
for _ in 0..<1 { class InLoop {} }
infix operator ≈: AdditionPrecedence
prefix operator √
precedencegroup Strong { higherThan: AdditionPrecedence associativity: left }
call { class InTrailing {} }
call(1, { class InArgument {} })
macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "class")
let a = 1; class AfterSemicolon {}; struct AfterThat {}
class One {} ; class Two { var one = 1; var two = 2 }
class Empty {}
class Späte: Base { var ß: Int = 0 }
/* at the end */ class Last /* before */ : /* between */ First /* after */ , Second { } // done
