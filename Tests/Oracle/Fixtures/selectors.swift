// swift-format-ignore-file
// One method for each turn of the rule that makes selectors from names; tests hold what each must give.

class Selectors: NSObject {
  func a() {}
  func b(_ x: Int) {}
  func c(_ x: Int, _ y: Int) {}
  func c(_ x: Int, d: Int, _ z: Int) {}
  func tap(sender: Any) {}
  func tap(sender s: Any) {}
  func tap(sender _: Any) {}
  func tap(with x: Any) {}
  func tap(withSender x: Any) {}
  func tap(without x: Any) {}
  func move(to x: Int) {}
  func moveTo(x: Int, y: Int) {}
  func a(forSegue: Int, sender: Int) {}
  func load(URLPath: Int) {}
  func load(URL: Int) {}
  func load(url: Int) {}
  func s(ONThing: Int) {}
  func s(ON: Int) {}
  func s(ON_x: Int) {}
  func s(on_x: Int) {}
  func s(inX: Int) {}
  func s(inside: Int) {}
  func s(insidePart: Int) {}
  func s(insides: Int) {}
  func s(_in: Int) {}
  func s(_x: Int) {}
  func s(to2: Int) {}
  func s(TO2: Int) {}
  func s(ATMs: Int) {}
  func s(INTs: Int) {}
  func s(ATIs: Int) {}
  func s(BYes: Int) {}
  func s(x1: Int) {}
  func logIn(sender: Int) {}
  func turnON(x: Int) {}
  func showURLAs(x: Int) {}
  func saveAs(x: Int) {}
  func copyTo_(x: Int) {}
  func f_in(y: Int) {}
  func copyTO2(x: Int) {}
  func about(about: Int) {}
  func fade(about x: Int) {}
  func fade(against x: Int) {}
  func fade(near x: Int) {}
  func fade(off x: Int) {}
  func fade(onto x: Int) {}
  func fade(out x: Int) {}
  func fade(over x: Int) {}
  func fade(through x: Int) {}
  func fade(toward x: Int) {}
  func fade(under x: Int) {}
  func fade(up x: Int) {}
  func go(above x: Int) {}
  func go(after x: Int) {}
  func go(along x: Int) {}
  func go(alongside x: Int) {}
  func go(as x: Int) {}
  func go(at x: Int) {}
  func go(before x: Int) {}
  func go(below x: Int) {}
  func go(by x: Int) {}
  func go(following x: Int) {}
  func go(for x: Int) {}
  func go(from x: Int) {}
  func go(given x: Int) {}
  func go(in x: Int) {}
  func go(including x: Int) {}
  func go(inside x: Int) {}
  func go(into x: Int) {}
  func go(matching x: Int) {}
  func go(of x: Int) {}
  func go(on x: Int) {}
  func go(passing x: Int) {}
  func go(preceding x: Int) {}
  func go(since x: Int) {}
  func go(to x: Int) {}
  func go(until x: Int) {}
  func go(using x: Int) {}
  func go(via x: Int) {}
  func go(when x: Int) {}
  func go(within x: Int) {}
  func `import`(_ a: Int, `in` b: Int) {}
  func über(überx: Int) {}
  func t() throws {}
  func t(_ x: Int) throws {}
  func t(x: Int) throws {}
  func t(x: Int, done: () -> Void) throws {}
  func t(_ x: Int, done: (() -> Void)?) throws {}
  func t(_ x: Int, done: ((() -> Void))!, more: (@convention(block) () -> Void)) throws {}
  func run(done: () -> Void) throws {}
  func run(_ done: @escaping () -> Void) throws {}
  func run(done: @escaping () -> Void, x: Int, then: () -> Void) throws {}
  func run(done: @autoclosure () -> Bool) throws {}
  func run(done: ((Int) -> Void)??) throws {}
  func run(done: [() -> Void]) throws {}
  func run(done: (() -> Void, Int)) throws {}
  func run(done: () -> (() -> Void)?) throws {}
  func run(done: Box<() -> Void>) throws {}
  func run(done: Box<() -> Void>, then: () -> Void = {}) throws {}
  func w() async {}
  func w(_ x: Int) async {}
  func w(x: Int) async {}
  func w(done: () -> Void) async {}
  func w(x: Int) async throws {}
  func w() async throws {}
  static func s(_ x: Int) {}
  class func s(x: Int) {}
  @objc(foo:) func renamed(x: Int) {}
  @objc(foo) func renamed() {}
  @objc(foo:bar:) func renamed(_ x: Int, y: Int) {}
  @objc(foo::) func renamed(_ x: Int, _ y: Int) {}
  @objc(:) func renamed(_ x: Int, _ y: String) {}
  @objc( spaced : out : ) func renamed(_ x: String, _ y: String) {}
  init(frame: Int) {}
  init(coder: Int) {}
  init(_ x: Int) {}
  init(with x: Int) {}
  init(forX: ()) {}
  init(foo: Void) {}
  init(_: ()) {}
  init(bar: ()) throws {}
  init(baz: Int) throws {}
  init() throws {}
  init() async {}
  func v(x: ()) {}
}

class FormerGenerics {
  @objc func sorted<S: SequenceType where S.Generator.Element == Item>(items: S) -> Results<Item> {}
  @objc init<C: CollectionType where C.Element == Item>(_ base: C) {}
  @objc static func of(_ items: Item ..., after last: Item ...) {}
}
