import Syntax
import TestSupport
import Testing
import Text
import World

/// Bodies are read while a user types in them. Whatever the bytes, there is an answer, and no place outside.

private let texts = [
  ##"""
  import UIKit
  final class Login: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var nameField: UITextField! { didSet { nameField.text = "\(oldValue?.text ?? "")" } }
    lazy var button: UIButton = { [unowned self] in self.make(\.isOn, of: [1, 2]) }()
    subscript(index: Int) -> Int { get { index } set { print(newValue) } }
    override func viewDidLoad() {
      super.viewDidLoad()
      UIView.animate(withDuration: 0.3) { [weak self, x = 1] in self?.nameField.alpha = 1 } completion: { _ in }
      guard let self, case .some(let x)? = Optional(1), x < 3 else { return }
      if let nameField, let a = b as? Cell<Int, [String: Int]>, a.b is C { nameField.`default`.text = #"\#(a)"# }
      for case let (i, c as Cell) in cells.enumerated() where c.isOn { c.header.go(i) }
      switch nameField.text { case "a", "b": fallthrough; case let t? where t.isEmpty: break; default: return }
      do { try load() } catch let failure as Failure { print(failure) } catch { print(error) }
      let regex = /a(b)[/]/, more = flag ? x : y
      button.addTarget(self, action: #selector(Login.tap(_:)), for: .touchUpInside)
    }
    @IBAction func tap(_ sender: UIButton, forEvent event: UIEvent) async throws -> some View {}
  }
  """##,
  ##"""
  extension Outer.Login where Element == Int {
    enum Step: String { case name = "n", word(Int, label: String = "}") }
    struct Box<T: P & Q, each U>: Hashable where T.A == U { var inner: T?; let f: (inout T) throws -> Void }
    typealias Pair<T> = (T, first: [T])
    protocol Inner: AnyObject { associatedtype A; func go() }
    actor Worker { nonisolated func go() async {} }
    #if DEBUG && os(iOS)
    func a<T>(_ b: @escaping @Sendable (T) -> Void = { _ in }) rethrows where T: P { b(1 as! T) }
    #else
    func a() { """
      "\(nameField.text!)" /* no comment */
      """.go() }
    #endif
    init?(coder: NSCoder) { self.init(); defer { $name.go() }; while true { repeat {} while $0 } }
  }
  // a comment /* with a start
  /* and /* a nested */ one */
  """##,
]

@Test func truncatedBodiesAreRead() {
  for text in texts {
    let bytes = Array(text.utf8)
    for count in stride(from: 0, through: bytes.count, by: 2) { checkTree(Array(bytes[..<count])) }
    for start in stride(from: 0, to: bytes.count, by: 5) { checkTree(Array(bytes[start...])) }
  }
}

@Test func damagedBodiesAreRead() {
  var numbers = SeededNumbers(seed: 2026)
  let pieces = Array("(){}[]<>\"\\/*#`@\n:=,.?! ;&-$_a0".utf8) + [0, 0xFF, 0xC3, 0xE2]
  for round in 0..<1000 {
    var bytes = Array(texts[round % texts.count].utf8)
    for _ in 0...Int.random(in: 0..<6, using: &numbers) {
      let position = Int.random(in: 0..<bytes.count, using: &numbers)
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes.remove(at: position)
      case 1: bytes[position] = piece
      case 2: bytes.insert(piece, at: position)
      default:
        let upper = min(bytes.count, position + Int.random(in: 1..<80, using: &numbers))
        bytes.removeSubrange(position..<upper)
      }
    }
    checkTree(bytes)
  }
}

/// A parser that takes the square of the text's length, or more, would not finish here.
@Test(
  arguments: [
    "(", "{", "[", "<", "a<", "a<b<", "a<(b = ", "a<@b(", "a.", "a(", "a?.b ", "a<b>", "a<a<a<a>>> ",
    "{ a in ",
    "{ () -> (", "\"\\(", "/*", "#if A\n", "\"\"\"\n", "if a { ", "if let a, ", "switch a { case ",
    "class A{",
    "func f(){", "case .a(", "let (a, ", "\\.a[", "#selector(", "a ? b : ", "}{", "[(", "({", "@a(", "@a ",
    "static ",
    "final ", "{@}@", "{@ ", "async ", "a as B<", "func f<", "where A == ", "a = ", "!", "&", "`a`.", "$0.",
    "let a: [async ",
  ])
func nestedBodiesCostNoMoreThanTheirLength(unit: String) {
  let text =
    "func a() {\n" + String(repeating: unit, count: 20_000 / unit.utf8.count) + "\nfunc z() { a.b }\n"
  checkTree(Array(text.utf8))
}

private func checkTree(_ bytes: [UInt8], location: SourceLocation = #_sourceLocation) {
  let tree = onLargeStack { bytes.withSpan { swiftTree(of: $0) } }
  var problem: String?
  var previous = 0
  for (index, token) in tree.tokens.enumerated() {
    if token.range.lower < previous || token.range.upper < token.range.lower
      || token.range.upper > bytes.count
    {
      problem = "token \(index) at \(token.range) of \(bytes.count)"
    }
    previous = token.range.lower
    if token.name >= 0, !tree.names.indices.contains(Int(token.name)) { problem = "name of token \(index)" }
    if token.scope >= 0, !tree.scopes.indices.contains(Int(token.scope)) {
      problem = "scope of token \(index)"
    }
    if token.expression >= 0, !tree.expressions.indices.contains(Int(token.expression)) {
      problem = "expression of token \(index)"
    }
  }
  for (index, scope) in tree.scopes.enumerated() where Int(scope.parent) >= index {
    problem = "parent of scope \(index)"
  }
  for (index, binding) in tree.bindings.enumerated()
  where Int(binding.next) >= index || Int(binding.token) >= tree.tokens.count {
    problem = "binding \(index)"
  }
  if let problem {
    Issue.record(
      "\(problem) in \(String(decoding: bytes.prefix(2000), as: UTF8.self))", sourceLocation: location)
  }
}
