import SwiftParser
import SwiftSyntax
import Syntax
import SyntaxFacts
import Testing

/// Declarations in the shapes that the scanner distinguishes, in few tokens each.
private let seeds = [
  "import UIKit\nclass A: UIView {}",
  "import struct Foundation.Date\npublic import class UIKit.UIView\n@testable import App\nclass A {}",
  "import func Darwin.C.abs\nstruct B {}\nimport App.Sub\nclass C {}",
  "infix operator +++: AdditionPrecedence\nprefix operator ^^\nclass A {}",
  "precedencegroup P { higherThan: AdditionPrecedence }\nclass A { func a() {} }",
  "@available(iOS 13, *) class A: B { @IBOutlet weak var a: C!\n@IBAction func b(_ c: Any) {} }\nclass D {}",
  "@objc(X) @MainActor public final class A<T: P>: B<T>, Q where T: R { var a = 1, b: Int }",
  "#if os(iOS)\nclass A {}\n#elseif DEBUG && !FOO\nclass B { var a: Int }\n#else\nclass C {}\n#endif\nclass D {}",
  "class A {\n#if canImport(UIKit)\n@IBOutlet var a: Int!\n#endif\nvar b: Int { get { 1 } set { _ = newValue } }\n}",
  "class A { init?(coder: C) { fatalError() }\nconvenience init() { self.init() }\ndeinit {}\nsubscript(a: Int) -> Int { a } }",
  "enum E: String { case a = \"x\", b\nindirect case c(d: Int, _ e: [Int: E])\nfunc f() {} }",
  "protocol P: AnyObject { associatedtype T: Q where T.U == Int\nvar a: Int { get set }\nfunc b(c d: Int) throws -> T }",
  "extension A where Element == Int { static func f<T>(_ g: T, h: (Int) -> Void = { _ in }) -> some P { fatalError() } }",
  "extension A: @retroactive P { typealias T = Int\nclass var a: Int { 1 } }\ntypealias U = A.T",
  "actor A { nonisolated func f() async throws {}\nprivate(set) var a = { 1 }() }\nclass B {}",
  "class A { lazy var a: [String] = [\"\\(b)\", #\"c\"#]\nlet d = /e(f)/\nvar g: (Int, Int)? { didSet { h() } } }\nclass C {}",
  "func f() { class L { @IBOutlet var a: Int! }\nlet b = { struct M {} } }\nclass A {}",
  "#Preview { A() }\n#sourceLocation(file: \"a\", line: 1)\nclass A {}\n#warning(\"x\")\nclass B {}",
  "let a = 1\nvar (b, c) = (1, 2)\nclass A {}\nif a > 1 { f() } else { g() }\nstruct S { let t = a }",
  "@IBDesignable class A: B { @IBInspectable var a: Int = 0 { didSet {} }\n@IBSegueAction func s(_ c: C, d: D?) -> E? { nil } }",
  "class A { @GKInspectable public var a: Float\n@NSManaged var b: Int\n@objc dynamic var c: Int\noverride func d() {} }",
  "class `class`: `A` { func `func`(`in`: Int) {} }\nclass B {}",
  "class A { var a: some View { get async throws { 1 } }\nfunc b() -> Int where T == Int { 1 }\nvar c: Int }",
  "class A { @Wrapper(a: { 1 }) var b: Int\n@Flag(.c) @objc(d:e:) func f(g: Int, h: Int) {} }\nclass B {}",
  "macro m(_ a: Int) -> Int = #externalMacro(module: \"M\", type: \"T\")\nclass A {}",
  "class A { func a() { switch b { case .c(let d) where d > 1: break\ndefault: break } }\n@IBAction func e() {} }",
]

/// The spaces, breaks and comments that may take the place of those between two tokens.
///
/// In bodies, the scanner looks for types by the words before a brace. It passes over those with a line comment or a
/// brace of a comment in their first line.
private func gaps(in seed: String) -> [String] {
  ["", " ", "\n", "\r\n", ";", " ; "]
    + (seed.hasPrefix("func") ? [" /* x */ "] : [" /* x { */ ", " // x {\n"])
}

/// Each layout of a seed that differs in one gap or in two that are neighbors, and some that differ in all.
private func layouts(of seed: String) -> [String] {
  let tokens = Parser.parse(source: seed).tokens(viewMode: .sourceAccurate).filter {
    $0.tokenKind != .endOfFile
  }
  let texts = tokens.map(\.text)
  // The text between two tokens is whatever is after the one and before the other.
  let between = zip(tokens, tokens.dropFirst()).map {
    $0.trailingTrivia.description + $1.leadingTrivia.description
  }
  func text(_ between: [String]) -> String {
    zip(texts, between + [""]).map { $0 + $1 }.joined()
  }
  var result: [String] = []
  for index in between.indices {
    for gap in gaps(in: seed) {
      var changed = between
      changed[index] = gap
      result.append(text(changed))
      if index == 0 { continue }
      for other in gaps(in: seed) {
        changed[index - 1] = other
        result.append(text(changed))
      }
    }
  }
  for lineEnd in [" ", ";", " ; ", "; /* } */ ", "\n\n"] {
    result.append(text(between.map { $0.contains("\n") ? lineEnd : $0 }))
  }
  for gap in gaps(in: seed) where gap.count > 1 && !gap.contains(";") {
    result.append(text(between.map { $0.isEmpty ? $0 : gap }))
  }
  return result
}

/// Wherever Swift allows a new line, a comment or a semicolon, the scanner finds the same declarations as swift-syntax.
@Test(arguments: seeds.indices)
func scannerAgreesOnLayouts(_ number: Int) {
  let all = layouts(of: seeds[number])
  var valid = 0
  for text in all {
    let bytes = Array(text.utf8)
    let facts = SyntaxFacts(of: bytes)
    if facts.hasError { continue }
    valid += 1
    let found = differences(scanner: bytes.withSpan { swiftOutline(of: $0) }, oracle: facts.outline)
    for difference in found.prefix(1) {
      Issue.record(
        "\(difference.field): scanner=\(difference.scanner) oracle=\(difference.oracle) in\n\(text)")
    }
  }
  #expect(valid * 3 > all.count, "\(valid) of \(all.count) layouts are Swift")
}
