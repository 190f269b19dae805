import Foundation
import Syntax
import TestSupport
import Testing
import Text

/// The names that a text uses, and the calls of some functions that hand names on.
private func names(
  in file: (path: String, text: String), _ helpers: [NameHelper], passingOver: Bool
) -> (NamesOfCode, [NameHelperCall]) {
  let bytes = Array(file.text.utf8)
  let texts = passingOver ? SharedNameKind.textsInFunctions(of: bytes) : nil
  let words = passingOver ? helpers.map { SearchText(Array($0.word.utf8)) } : nil
  return file.path.hasSuffix(".swift")
    ? (
      SwiftNameReader(bytes, inFunctionsWith: texts).names(),
      SwiftNameReader(bytes, inFunctionsWith: words).calls(of: helpers)
    )
    : (
      ObjectiveCNameReader(bytes, inFunctionsWith: texts).names(),
      ObjectiveCNameReader(bytes, inFunctionsWith: words).calls(of: helpers)
    )
}

/// Functions without any word of a name are passed over, in which there is none.
@Test(arguments: Case.all)
func passingOverFunctionsLosesNoName(_ example: Case) {
  let files = example.read.files.filter { isCode($0.path) }
  let helpers = files.map { names(in: ($0.path, $0.text), [], passingOver: false).0.helpers }
  for (file, own) in zip(files, helpers) {
    let others = helpers.flatMap { $0 }
    let (some, someCalls) = names(in: (file.path, file.text), others, passingOver: true)
    let (all, allCalls) = names(in: (file.path, file.text), others, passingOver: false)
    #expect(some.uses == all.uses, "\(file.path)")
    #expect(some.helpers == own, "\(file.path)")
    #expect(someCalls == allCalls, "\(file.path)")
  }
}

@Test func emptyFunctionsAreLeft() {
  let swift = Array("func a() { b { c } }\nfunc d() { x(\"}\") }\nclass E { init() { f() } }".utf8)
  let tree = swift.withSpan { swiftTree(of: $0, inFunctionsWith: [SearchText(Array("x".utf8))]) }
  let words = tree.tokens.indices.filter { tree.tokens[$0].kind == .identifier }.map { tree.name(of: $0) }
  #expect(words == ["func", "a", "func", "d", "x", "class", "E", "init"])
  let objectiveC = Array(
    "- (void)a { b(^{ c(); }); }\n- (void)d { [x e:@\"}\"]; }\nint f(void) { return g; }".utf8)
  let other = ObjectiveCTree(objectiveC, inFunctionsWith: [SearchText(Array("x".utf8))])
  #expect(
    other.tokens.indices.compactMap(other.word) == ["void", "a", "void", "d", "x", "e", "int", "f", "void"])
  #expect(other.bodies.count == 4)
}

/// The conditions of a preprocessor need not be nested like braces.
@Test func conditionsInFunctionsAreKept() {
  let text = """
    @implementation A
    - (void)a {
      if (b) {
    #if D
      }
      [self c];
    #endif
      }
    }
    #if D
    - (void)f { [UINib nibWithNibName:@"Row" bundle:nil]; }
    #endif
    - (void)g {
    #if D
      if (b) {
    #endif
        h();
      }
    #if D
    }
    #endif
    @end
    """
  let (some, _) = names(in: ("A.m", text), [], passingOver: true)
  #expect(some.uses.map(\.isConditional) == [true])
}

/// Code in any order, as while it is moved, and any part of it is read like another.
@Test(arguments: Case.all)
func shuffledCodeIsReadForNames(_ example: Case) {
  var numbers = SeededNumbers(seed: 12)
  for file in example.read.files where isCode(file.path) {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let shuffled = lines.shuffled(using: &numbers).joined(separator: "\n")
    let part = shuffled.dropFirst(Int.random(in: 0...shuffled.count / 2, using: &numbers))
    for text in [shuffled, String(part), String(part.dropLast(part.count / 3))] {
      let (all, _) = names(in: (file.path, text), [], passingOver: false)
      let (some, _) = names(in: (file.path, text), all.helpers, passingOver: true)
      #expect(some.uses.allSatisfy { $0.range.upper <= text.utf8.count })
    }
  }
}

/// A storyboard may be used before the code that follows sets it.
@Test(arguments: [
  "for (;;) { [board instantiateViewControllerWithIdentifier:@\"a\"]; board = self.storyboard; }",
  "[[UINib alloc] initWithNibName:name bundle:nil]; name = @\"a\";",
])
func valuesAreReadBeforeTheyAreSet(_ body: String) {
  let text = "@implementation A\n- (void)b { \(body) }\n@end"
  let (found, _) = names(in: ("A.m", text), [], passingOver: false)
  #expect(found.uses.count <= 1)
}

/// Code while it is typed: every beginning and every end of a text with all forms of names.
@Test(arguments: [("swift", "A.swift"), ("objective-c", "A.m")])
func halfTypedCodeIsReadForNames(_ seeds: String, _ path: String) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(contentsOf: folder.appending(path: "Fuzz/Seeds/\(seeds)/names"), encoding: .utf8)
  for length in stride(from: 0, through: text.count, by: 3) {
    for part in [text.prefix(length), text.suffix(length)] {
      let (all, _) = names(in: (path, String(part)), [], passingOver: false)
      let (some, _) = names(in: (path, String(part)), all.helpers, passingOver: true)
      #expect(some.uses.allSatisfy { $0.range.upper <= part.utf8.count })
    }
  }
  let (whole, _) = names(in: (path, text), [], passingOver: true)
  #expect(whole.uses.count > 5 && !whole.helpers.isEmpty)
}

@Test(arguments: [
  ("_ = table.dequeueReusableCell(withIdentifier: \"a\") as", 1),
  (".instantiateViewController(withIdentifier: \"a\")", 1),
  // A bundle that is too long to be looked through is another one.
  ("_ = UIStoryboard(name: \"Main\", bundle: a\(String(repeating: " + a", count: 100)))", 0),
  ("_ = UIStoryboard(name: String(describing).components(separatedBy: \".\").last!, bundle: nil)", 0),
  ("_ = UIStoryboard(name: NSStringFromClass().components(separatedBy: \".\").last!, bundle: nil)", 0),
])
func theEndsOfATextAreRead(_ text: String, _ count: Int) {
  #expect(names(in: ("A.swift", text), [], passingOver: false).0.uses.count == count)
}
