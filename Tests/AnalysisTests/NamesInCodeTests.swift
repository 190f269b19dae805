import Analysis
import Index
import Syntax
import TestSupport
import Testing
import Workspace

/// The first names are searched for in the text, which is taken apart when many have been looked up: each name comes out the
/// same.
@Test func namesSearchedForAreUsedAsAmongAll() {
  var compared = 0
  for file in Case.all.flatMap({ $0.read.files }) {
    let isObjectiveC = file.path.hasSuffix(".m") || file.path.hasSuffix(".h")
    guard isObjectiveC || file.path.hasSuffix(".swift") else { continue }
    let bytes = Array(file.text.utf8)
    let language = isObjectiveC ? CodeOutline.Language.objectiveC : .swift
    let all = MentionedNames(of: bytes, language)
    func compare(_ name: AskedName, _ title: String) {
      let code = CodeFile(onDemandOf: bytes, language)
      #expect(code.findMention(of: name) == all.use(of: name.name), "\(title) in \(file.text)")
      #expect(code.searchesText)
      compared += 1
    }
    // A keyword that introduces a name is not one.
    let introducers = isObjectiveC ? [] : ["func", "var", "let"]
    let words = Set(file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      .subtracting(introducers)
    for word in words { compare(AskedName(word), word) }
    compare(.anySelector, "any selector")
    let names = words.map { AskedName($0) } + [.anySelector]
    let together = CodeFile(onDemandOf: bytes, language)
      .findMentions(of: AskedNames(names), keepingText: true)
    for name in names { #expect(together[name.name] == all.use(of: name.name), "\(file.text)") }
  }
  #expect(compared > 1000)
}

/// However many names are in question, no text is searched more often than it takes to collect them all.
@Test func aTextThatIsOftenAskedAboutIsTakenApart() {
  let code = CodeFile(onDemandOf: Array("first() \n second = 2".utf8), .swift)
  for number in 0..<1000 { #expect(code.findMention(of: AskedName("name\(number)")) == nil) }
  #expect(!code.searchesText)
  #expect(code.findMention(of: AskedName("first")) == .inUse)
  #expect(code.findMention(of: AskedName("second")) == [.guarded, .inUse])
}

@Test(
  arguments: [
    ("half = 1 / 2; used()", .inUse), ("// used", []), ("// used\nused()", .inUse),
    ("/* used */ other()", []),
    ("/* */ used()", .inUse), ("/* /* */ used */", []), ("\"/*\"; used()", .inUse), ("// \\\nused()", .inUse),
    ("\"https://x\"; used()", .inUse), ("other() // used", []), ("other(); used() // other", .inUse),
    ("func used() { used() }", []), ("/* a */ func used() { used() }; used()", .inUse),
    ("a / b\nother { }\nfunc used() {\n used() }", []), ("// func used() {\nused()", .inUse),
    ("func used() {\n#if A\nif a {\n#else\nif b {\n#endif\nused() } }", .inUse),
    ("func used() { used() }\nfunc other() { used() }", .inUse),
    ("func used()\nvar other: Int { get }\nused()", .inUse),
  ] as [(String, MentionedNames.Use)])
func aPlaceIsInACommentOrABodyHoweverLittleIsRead(_ text: String, _ use: MentionedNames.Use) {
  let code = CodeFile(onDemandOf: Array(text.utf8), .swift)
  #expect(code.findMention(of: AskedName("used")) == use)
  #expect(MentionedNames(of: Array(text.utf8), .swift).use(of: AskedName("used").name) == use)
}

@Test(
  arguments: [
    ("// a \\\nused();", []), ("// a \\\r\nused();", []), ("// a\nused();", .inUse),
    ("#define A a / b\nused();", .inUse),
    ("- (void)used { [self used]; }", []),
    ("x = a / b;\n- (void)used;\n- (void)other { [self used]; }", .inUse),
    ("void f() { a / b; }\n- (void)used {\n [self used];\n}\n", []),
    ("- (void)used {\n}\n// used\n- (void)other { [x used]; }", .inUse),
  ] as [(String, MentionedNames.Use)])
func aPlaceInObjectiveCIsInACommentOrABodyHoweverLittleIsRead(_ text: String, _ use: MentionedNames.Use) {
  let code = CodeFile(onDemandOf: Array(text.utf8), .objectiveC)
  #expect(code.findMention(of: AskedName("used")) == use)
  #expect(MentionedNames(of: Array(text.utf8), .objectiveC).use(of: AskedName("used").name) == use)
}

/// A file called like a manifest may be code like any other.
@Test func codeInAFileCalledLikeAManifestNamesWhatItUses() throws {
  let bytes = Array("class Project { func fill(_ cell: Cell) { cell.badge = 1 } }".utf8)
  guard case .code(let code)? = facts(of: .manifest, bytes) else {
    Issue.record("no code")
    return
  }
  #expect(code.findMention(of: AskedName("badge")) == [.guardedElsewhere, .inUse])
}

@Test func namesAreCollectedALittleAtATime() {
  let files = (0..<10).map { number in
    SourceFile(
      path: "\(number).swift", isDependency: false,
      facts: .code(CodeFile(onDemandOf: Array("name\(number)()".utf8), .swift)))
  }
  let snapshot = Snapshot(files: files)
  var pending: [Int] = []
  var next: Int? = 0
  while let start = next {
    next = snapshot.settle(from: start, atMost: 4)
    pending.append(
      snapshot.files.indices.count { snapshot.code(FileID(raw: Int32($0)))?.searchesText == true })
  }
  #expect(pending == [6, 2, 0])
}

/// To collect the names of all code took more than a quarter of the time of a check.
@Test func aCheckCollectsNoNames() throws {
  var asked = 0
  for example in Case.all {
    let fixture = example.read
    let snapshot = try LoadedWorkspace(root: fixtureRoot, in: fixture.environment()).snapshot
    let ids = snapshot.files.indices.map { FileID(raw: Int32($0)) }
    let query = Query(snapshot)
    asked += ids.flatMap { query.diagnostics(of: $0) }.count {
      $0.code == DiagnosticRule.unusedAction.code
    }
    for code in ids.compactMap({ snapshot.code($0) }) { #expect(code.searchesText, "\(example.name)") }
  }
  #expect(asked > 0)
}

/// A remembered answer that leads to its query keeps the query, and a snapshot with it, for as long as the program runs.
@Test func aQueryIsFreedWithItsAnswers() {
  for example in Case.all {
    weak var left: Query?
    do {
      let query = example.read.query
      left = query
      for file in query.snapshot.files.indices { _ = query.diagnostics(of: FileID(raw: Int32(file))) }
    }
    #expect(left == nil, "\(example.name)")
  }
}
