import Syntax
import TestSupport
import Testing
import Text

/// The tree of Objective-C: what it finds in code that compiles, and that it ends on what doesn't.

private let source = ##"""
  #import "Room.h"
  #define SHOW(x) [x show]; \
    [lamp show]
  @interface Room () <UITextFieldDelegate, Lit> { UILabel *_title; int count, depth; }
  @end
  @implementation Room
  @synthesize lamp, title = _title;
  + (instancetype)shared { return [[self alloc] init]; }
  - (void)move:(Door *)door to:(id<Lit>)goal {
    __weak typeof(self) weakSelf = self;
    NSArray<Door *> *doors = @[ door, self.main.door ];
    for (Door *each in doors) { [each open:YES after:^(NSError *fault) { [weakSelf show]; } ]; }
    [(Door *)goal.owner[0] close];
    [item setTarget:self action:@selector(tap:with:)];
    title.text = wide ? @"wide" : [NSString stringWithFormat:@"%d", count * depth];
    NSLog(@"%@", [goal valueForKeyPath:@"lamp.title"]);
    void (*hook)(int) = nil, *other = nil;
  }
  static int area(Room *room) { return room->count; }
  @end
  """##

/// The only token that is a word.
private func token(_ word: String, _ tree: ObjectiveCTree, _ position: Int = 0) throws -> Int {
  let found = tree.tokens(of: word)
  return try #require(found.indices.contains(position) ? found[position] : nil)
}

@Test func messagesAreFoundWithTheirSelectors() {
  let tree = ObjectiveCTree(Array(source.utf8))
  #expect(
    tree.messages.map { tree.selector(of: $0) } == [
      "show", "show", "init", "alloc", "open:after:", "show", "close", "setTarget:action:",
      "stringWithFormat:", "valueForKeyPath:",
    ])
}

@Test func declaratorsHaveTypesAndScopes() throws {
  let tree = ObjectiveCTree(Array(source.utf8))
  func types(_ name: String) -> [ObjectiveCType?] { tree.declarators(of: name).map(\.type) }
  #expect(types("door") == [.object("Door")])
  #expect(types("goal") == [.id(["Lit"])])
  #expect(types("weakSelf") == [.same(as: "self")])
  #expect(types("doors") == [.collection("NSArray", of: "Door")])
  #expect(types("each") == [.object("Door")])
  #expect(types("room") == [.object("Room")])
  #expect(types("depth").first == .object("int"))
  #expect(types("hook") == [nil])
  #expect(types("wide").isEmpty)
  let fault = try #require(tree.declarators(of: "fault").first)
  #expect(fault.isLocal)
  #expect(try fault.scopeEnd > token("weakSelf", tree, 1))
  #expect(try fault.scopeEnd < token("close", tree))
}

@Test func wordsHaveRoles() throws {
  let tree = ObjectiveCTree(Array(source.utf8))
  func role(_ word: String, _ position: Int = 0) throws -> ObjectiveCRole {
    tree.role(of: try token(word, tree, position))
  }
  #expect(try role("lamp", 1) == .synthesized)
  #expect(try role("_title", 1) == .use)
  #expect(try role("main") == .member(base: token("self", tree, 3)))
  #expect(try role("alloc") == .message(takesArguments: false))
  #expect(try role("open") == .message(takesArguments: true))
  #expect(try role("after") == .label)
  #expect(try role("tap") == .selector)
  #expect(try role("doors") == .declaration)
  #expect(try role("wide") == .use)
  #expect(try tree.selector(withPieceAt: token("with", tree))?.selector == "tap:with:")
  #expect(try tree.selector(withPieceAt: token("after", tree))?.selector == "open:after:")
  #expect(try tree.nameOfMacro(around: token("lamp", tree)) == "SHOW")
  #expect(try tree.namesProtocol(token("Lit", tree)))
  #expect(try tree.body(around: token("alloc", tree)).kind == .classMethod)
  #expect(try tree.body(around: token("room", tree, 1)).kind == .function)
}

@Test func expressionsHaveBasesAndConversions() throws {
  let tree = ObjectiveCTree(Array(source.utf8))
  let close = try token("close", tree)
  let start = try #require(tree.start(ofExpressionEndingAt: close - 1))
  #expect(tree.word(start) == "goal")
  guard case .cast(.object("Door")?) = tree.conversion(before: start) else {
    Issue.record("the cast of the receiver is not seen")
    return
  }
  guard case .member(let base, "door") = tree.expression(endingAt: try token("door", tree, 2)),
    case .member(_, "main") = tree.expression(endingAt: base)
  else {
    Issue.record("the chain of properties is not seen")
    return
  }
}

// MARK: Damage

@Test func damagedObjectiveCIsRead() {
  let bytes = Array(source.utf8)
  for count in stride(from: 0, through: bytes.count, by: 3) {
    checkTree(Array(bytes[..<count]))
    checkTree(Array(bytes[count...]))
  }
  var numbers = SeededNumbers(seed: 44)
  let pieces = Array("(){}[]<>\"'\\/*#@\n:=,.? ;^-_a0".utf8) + [0, 0xFF, 0xC3]
  for _ in 0..<500 {
    var bytes = bytes
    for _ in 0..<4 {
      let position = Int.random(in: 0..<bytes.count, using: &numbers)
      bytes[position] = pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
    }
    checkTree(bytes)
  }
}

/// A table that costs the square of the text's length would not be finished here.
@Test(
  arguments: [
    "(", "{", "[", "<", "[a b:", "[[a] ", "a.", "a->", "(a *)", "(int a) ", "a * ", "a, ", "<a, ", "a a ",
    "a: ", "@protocol a, ", "@synthesize a, ", "#define a \\\n", "typeof(a) a = ", "for (a a in ", "- (a)a:",
    "@selector(a:", "@selector(a:) ", "RAC(a, a, ", "[a a:a ? ", "^{", "}{", "a = ^(a *a) { ", "@[ ", "A(a) ",
    "a<a *> *a ", "int a, ", "\"a\", ",
  ])
func nestedObjectiveCCostsNoMoreThanItsLength(unit: String) {
  let text = "- (void)a {\n" + String(repeating: unit, count: 10_000 / unit.utf8.count) + "\n[a a]; }\n"
  checkTree(Array(text.utf8))
}

private func checkTree(_ bytes: [UInt8], location: SourceLocation = #_sourceLocation) {
  let tree = ObjectiveCTree(bytes)
  var problem: String?
  var previous = 0
  for (index, token) in tree.tokens.enumerated() {
    if token.range.lower < previous || token.range.upper > bytes.count { problem = "token \(index)" }
    previous = token.range.upper
    if let close = tree.closing(index), tree.opening(close) != index { problem = "bracket \(index)" }
    if let start = tree.start(ofExpressionEndingAt: index), start > index { problem = "start \(index)" }
    if token.kind == .word { _ = (tree.role(of: index), tree.selector(withPieceAt: index)) }
    _ = (tree.expression(endingAt: index), tree.conversion(before: index))
  }
  for binding in tree.declarators(of: "a") where binding.scopeEnd > tree.tokens.count {
    problem = "scope of \(binding.token)"
  }
  if tree.bodies.last?.tokens.upperBound != tree.tokens.count { problem = "bodies" }
  if let problem {
    Issue.record(
      "\(problem) in \(String(decoding: bytes.prefix(1000), as: UTF8.self))", sourceLocation: location)
  }
}

// MARK: Arguments

/// A string as an argument of a call reads the same in both languages.
@Test func stringsAreArgumentsInBothLanguages() throws {
  func shown(_ argument: CallArgument?) -> String {
    argument.map { "\($0.callee) \($0.label ?? "-") \($0.index)" } ?? "none"
  }
  let objectiveC = ObjectiveCTree(
    Array(##"- (void)go { [self show:1 named:@"next" to:self]; NSLog(1, @"text"); x = @"free"; }"##.utf8))
  let found = objectiveC.tokens.indices.filter { objectiveC.isString($0) }.map {
    shown(objectiveC.argument(ofString: $0))
  }
  #expect(found == ["show named 1", "NSLog - 1", "none"])
  let swift = Array(##"func go() { show(1, named: "next", to: self); f(1, "text"); x = "free" }"##.utf8)
    .withSpan { swiftTree(of: $0) }
  let strings = swift.strings()
  #expect(
    strings.keys.sorted().map { shown(strings[$0]?.argument) } == ["show named 1", "f - 1", "none"])
  #expect(strings.values.allSatisfy { $0.function == "go" })
}
