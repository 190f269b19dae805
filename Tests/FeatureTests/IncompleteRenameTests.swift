import Analysis
import Index
import TestSupport
import Testing
import Text

private func checkRenames(
  from old: String, to new: String, at digit: Int, are expected: [String], becomes result: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let before = Fixture(old)
  let fixture = Fixture(new)
  guard let mark = fixture.mark(digit, sourceLocation: sourceLocation) else { return }
  var renames: [IncompleteRename] = []
  for path in fixture.files.map(\.path) {
    guard let outline = before.snapshot.code(before.id(path))?.readOutline() else { continue }
    renames += fixture.query.incompleteRenames(from: outline, in: fixture.id(path))
    #expect(
      renames.isEmpty || fixture.query.explainsUnresolved(outline, in: fixture.id(path)),
      sourceLocation: sourceLocation)
  }
  let found = fixture.query.explained(fixture.query.diagnostics(of: mark.file), by: renames)
    .filter { $0.code != DiagnosticRule.unconnectedOutlet.code }
  let actions = fixture.query.renameActions(
    in: ByteRange(mark.offset, mark.offset), of: mark.file, renames, diagnostics: found
  ) { _, _ in nil }
  #expect(found.map(\.message) + actions.map(\.title) == expected, sourceLocation: sourceLocation)
  guard !result.isEmpty, let action = actions.first else { return }
  checkEdits(action.edits, of: fixture, become: result, sourceLocation)
}

private func xib(_ connection: String) -> String {
  #"""
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login" customModule="App" customModuleProvider="target">
    <connections>
      \#(connection)
      <outlet property="view" destination="v" id="c2"/>
    </connections>
  </placeholder>
  <view id="v"><label id="lbl"/><button id="btn"><connections>
    <action selector="tap:" destination="-1" eventType="touchUpInside" id="c3"/>
  </connections></button></view>
  """#
}

private func workspace(_ members: String, _ outlet: String = "titleLabel", mark: String = "1️⃣") -> String {
  """
  -- Login.swift --
  class Login: UIViewController {
    @IBOutlet var first: UILabel?
  \(members)
  }
  -- Base.lproj/Login.xib --
  \(xib(#"<outlet property="\#(mark)\#(outlet)" destination="lbl" id="c1"/>"#))
  -- de.lproj/Login.xib --
  \(xib(#"<outlet property="\#(outlet)" destination="lbl" id="c1"/>"#))
  """
}

private let tap = "  @IBAction func tap(_ sender: Any) {}"

@Test func aRenamedOutletIsFollowedInAllDocuments() {
  checkRenames(
    from: workspace("  @IBOutlet var titleLabel: UILabel!\n" + tap),
    to: workspace("  @IBOutlet var headline: UILabel!\n" + tap), at: 1,
    are: [
      "Login has no outlet 'titleLabel'; renamed to 'headline'?",
      "Rename 'titleLabel' to 'headline' in 2 documents",
    ],
    becomes: """
      -- Base.lproj/Login.xib --
      \(xib(#"<outlet property="headline" destination="lbl" id="c1"/>"#))
      -- de.lproj/Login.xib --
      \(xib(#"<outlet property="headline" destination="lbl" id="c1"/>"#))
      """)
}

@Test func theDeclarationOffersTheSame() {
  checkRenames(
    from: workspace("  @IBOutlet var titleLabel: UILabel!\n" + tap, mark: ""),
    to: workspace("  @IBOutlet var 1️⃣headline: UILabel!\n" + tap, mark: ""), at: 1,
    are: ["Rename 'titleLabel' to 'headline' in 2 documents"])
}

@Test func aRenameTakesThePlaceOfANearMiss() {
  checkRenames(
    from: workspace("  @IBOutlet var titleLabel: UILabel!\n" + tap),
    to: workspace("  @IBOutlet var titelLabel: UILabel!\n" + tap), at: 1,
    are: [
      "Login has no outlet 'titleLabel'; renamed to 'titelLabel'?",
      "Rename 'titleLabel' to 'titelLabel' in 2 documents",
    ])
}

@Test func anotherTypeOrPlaceIsNoRename() {
  let gone = "Login has no outlet 'titleLabel'; declare it or remove the connection"
  let only = "Login has no outlet 'titleLabel'; did you mean 'first', the only one that fits?"
  let old = workspace("  @IBOutlet var titleLabel: UILabel!\n" + tap)
  checkRenames(from: old, to: workspace("  @IBOutlet var headline: UIView!\n" + tap), at: 1, are: [only])
  checkRenames(from: old, to: workspace(tap + "\n  @IBOutlet var headline: UILabel!"), at: 1, are: [gone])
  checkRenames(
    from: old, to: workspace("  @IBOutlet var one: UILabel!\n  @IBOutlet var two: UILabel!\n" + tap), at: 1,
    are: [gone])
  checkRenames(from: old, to: workspace(tap), at: 1, are: [only])
}

@Test func whatIsStillDeclaredElsewhereIsNoRename() {
  checkRenames(
    from: workspace("  @IBOutlet var titleLabel: UILabel!\n" + tap),
    to: workspace("  @IBOutlet var headline: UILabel!\n" + tap) + """

      -- More.swift --
      extension Login {
        @IBOutlet var titleLabel: UILabel! { get { nil } set {} }
      }
      """, at: 1, are: [])
}

@Test func renamedActionsAndLabelsAreFollowed() {
  let outlet = "  @IBOutlet var titleLabel: UILabel!\n"
  checkRenames(
    from: workspace(outlet + tap), to: workspace(outlet + "  @IBAction func 2️⃣press(_ sender: Any) {}"), at: 2,
    are: ["Rename 'tap:' to 'press:' in 2 documents"])
  checkRenames(
    from: workspace(outlet + tap), to: workspace(outlet + "  @IBAction func 2️⃣tap(sender: Any) {}"), at: 2,
    are: ["Rename 'tap:' to 'tapWithSender:' in 2 documents"])
}

@Test func renamedClassesAreFollowed() {
  let document = #"""
    -- Cell.xib --
    <tableViewCell id="c" customClass="1️⃣Cell" customModule="App" customModuleProvider="target"/>
    """#
  checkRenames(
    from: "-- Cell.swift --\nclass Cell: UITableViewCell { var a = 1 }\n" + document,
    to: "-- Cell.swift --\nclass Row: UITableViewCell { var a = 1 }\n" + document, at: 1,
    are: [
      "the custom class 'Cell' was not found; renamed to 'Row'?",
      "Rename 'Cell' to 'Row' in 1 document",
    ],
    becomes: #"""
      -- Cell.xib --
      <tableViewCell id="c" customClass="Row" customModule="App" customModuleProvider="target"/>
      """#)
}

@Test func aRenameInADocumentIsFollowedInCodeOrTakenBack() {
  let old = Fixture(workspace("  @IBOutlet var titleLabel: UILabel!\n" + tap))
  let code = "  @IBOutlet var titleLabel: UILabel!\n" + tap
  let fixture = Fixture(workspace(code, "headline").replacingLast("headline", by: "titleLabel"))
  guard let mark = fixture.mark(1), let outline = old.snapshot.interface(mark.file) else {
    Issue.record("no document")
    return
  }
  let renames = fixture.query.incompleteRenames(from: outline, in: mark.file)
  #expect(renames.map(\.oldName) == ["titleLabel"])
  #expect(renames.map(\.newName) == ["headline"])
  let found = fixture.query.explained(fixture.query.diagnostics(of: mark.file), by: renames)
  #expect(found.map(\.message) == ["Login has no outlet 'headline'; renamed from 'titleLabel'?"])
  var asked: [String] = []
  let actions = fixture.query.renameActions(
    in: ByteRange(mark.offset, mark.offset), of: mark.file, renames,
    diagnostics: fixture.query.diagnostics(of: mark.file)
  ) { declaration, name in
    if case .member(let id) = declaration {
      asked.append((fixture.snapshot.member(id)?.name ?? "") + " " + name)
    }
    return []
  }
  #expect(asked == ["titleLabel headline"])
  #expect(
    actions.map(\.title) == [
      "Rename 'titleLabel' to 'headline' in code, too", "Rename back to 'titleLabel'",
    ])
  #expect(actions.map(\.fixes.count) == [1, 1])
  guard let back = actions.last else { return }
  checkEdits(
    back.edits, of: fixture,
    become: "-- Base.lproj/Login.xib --\n"
      + xib(#"<outlet property="titleLabel" destination="lbl" id="c1"/>"#),
    #_sourceLocation)
}

@Test func aNameTypedLetterByLetterIsComparedWithTheFirst() {
  let names = ["titleLabel", "titleLabe", "t", "", "h", "headline"]
  let steps = names.map { Fixture(workspace("  @IBOutlet var \($0): UILabel!\n" + tap)) }
  let file = steps[0].id("Login.swift")
  var detector = RenameDetector()
  for (before, after) in zip(steps, steps.dropFirst()) {
    detector.note([file], since: before.snapshot, after.query)
    #expect(detector.files == [file])
  }
  #expect(detector.codeRenames(steps[5].query).map(\.newName) == ["headline"])
  // Back where it was, there is nothing to remember.
  detector.note([file], since: steps[5].snapshot, steps[0].query)
  #expect(detector.files.isEmpty)
  #expect(detector.codeRenames(steps[0].query).isEmpty)
}

/// A fix that was taken back explains nothing: documents named in vain before it what it declared.
@Test func aDeclarationThatIsTakenBackWasNotRenamed() {
  let names = ["", "@IBOutlet var titleLabel: UILabel!", "", "@IBOutlet var headline: UILabel!"]
  let steps = names.map { Fixture(workspace("  \($0)\n" + tap)) }
  let file = steps[0].id("Login.swift")
  var detector = RenameDetector()
  for (before, after) in zip(steps, steps.dropFirst()) {
    detector.note([file], since: before.snapshot, after.query)
    #expect(detector.codeRenames(after.query).isEmpty)
    #expect(detector.files.isEmpty)
  }
  // A rename that is done once more is one.
  detector = RenameDetector()
  for (before, after) in [(1, 3), (3, 1), (1, 3)] {
    detector.note([file], since: steps[before].snapshot, steps[after].query)
  }
  #expect(detector.codeRenames(steps[3].query).map(\.newName) == ["headline"])
}

@Test func theDocumentsThatFollowEndTheMemory() {
  let code = "  @IBOutlet var titleLabel: UILabel!\n" + tap
  let before = Fixture(workspace(code))
  let renamed = Fixture(workspace(code, "headline"))
  let followed = Fixture(workspace("  @IBOutlet var headline: UILabel!\n" + tap, "headline"))
  let document = before.id("de.lproj/Login.xib")
  var detector = RenameDetector()
  detector.note([document], since: before.snapshot, renamed.query)
  #expect(detector.documentRenames(in: document, renamed.query).map(\.oldName) == ["titleLabel"])
  #expect(detector.documentRenames(in: document, followed.query).isEmpty)
  detector.note([before.id("Login.swift")], since: renamed.snapshot, followed.query)
  detector.note([document], since: followed.snapshot, followed.query)
  #expect(detector.files.isEmpty)
}

extension String {
  fileprivate func replacingLast(_ word: String, by other: String) -> String {
    guard let start = indices.last(where: { self[$0...].hasPrefix(word) }) else { return self }
    return self[..<start] + other + self[start...].dropFirst(word.count)
  }
}

/// In Objective-C, a class has an interface, an extension and an implementation in one file.
@Test func aMemberThatAnotherPartOfTheClassHadIsNoNewName() {
  let text = { (part: String) in
    """
    -- Desk.m --
    \(part)
    @implementation Desk
    - (IBAction)openHome:(id)sender {}
    @end
    -- Desk.h --
    @interface Desk : UIViewController
    @end
    -- Main.storyboard --
    <viewController id="vc" customClass="Desk">
      <button id="b"><connections>
        <action selector="1️⃣openLate:" destination="vc" eventType="touchUpInside" id="a1"/>
      </connections></button>
    </viewController>
    """
  }
  checkRenames(
    from: text("@interface Desk ()\n- (IBAction)openLate:(id)sender;\n@end"), to: text(""), at: 1,
    are: ["Desk has no action 'openLate:'; declare it or remove the connection"])
}
