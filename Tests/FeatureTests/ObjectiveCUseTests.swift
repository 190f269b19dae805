import Analysis
import TestSupport
import Testing

/// The uses at 8 and 9 don't mean the outlet for certain.
private let outlet = #"""
  -- Login.h --
  @interface Login : UIViewController
  @property (weak) IBOutlet UILabel *1️⃣titleLabel;
  @end
  -- Login.m --
  #import "Login.h"
  @implementation Login
  - (void)viewDidLoad {
    self.2️⃣titleLabel.text = @"titleLabel"; // titleLabel
    [[self 3️⃣titleLabel] setText:@""];
    4️⃣_titleLabel.hidden = YES;
    [self 5️⃣setTitleLabel:nil];
  }
  @end
  -- Page.m --
  void show(Login *login, id other, Page *page) {
    login.6️⃣titleLabel.text = @"";
    [other 8️⃣titleLabel];
    page.9️⃣titleLabel.text = @"";
  }
  @interface Page : NSObject
  @property UILabel *titleLabel;
  @end
  -- Main.storyboard --
  <viewController id="vc" customClass="Login">
    <view key="view" id="view"><label text="Hi" id="lbl"/></view>
    <connections><outlet property="7️⃣titleLabel" destination="lbl" id="c1"/></connections>
  </viewController>
  """#

private let action = #"""
  -- Login.h --
  @interface Login : UIViewController
  - (IBAction)1️⃣tap:(id)sender with:(UIEvent *)event;
  @end
  -- Login.m --
  @implementation Login
  - (IBAction)2️⃣tap:(id)sender with:(UIEvent *)event {
    [self 3️⃣tap:[self 8️⃣sender] 4️⃣with:event];
    [button addTarget:self action:@selector(5️⃣tap:6️⃣with:) forControlEvents:1];
    [self 9️⃣with:event];
  }
  @end
  -- Main.storyboard --
  <viewController id="vc" customClass="Login">
    <button id="b"><connections>
      <action selector="7️⃣tap:with:" destination="vc" eventType="touchUpInside" id="c1"/>
    </connections></button>
  </viewController>
  """#

private let classes = #"""
  -- Login.h --
  @interface 1️⃣Login : UIViewController
  @end
  @interface Model : NSObject
  @end
  -- Page.m --
  void show(2️⃣Login *login) { [[3️⃣Login alloc] init]; [[5️⃣Model alloc] init]; }
  -- Main.storyboard --
  <viewController id="vc" customClass="4️⃣Login"/>
  """#

/// Objective-C that uses what Swift declares.
private let swift = #"""
  -- Login.swift --
  class Login: UIViewController {
    @IBOutlet var 1️⃣titleLabel: UILabel!
    @IBAction func 2️⃣tap(sender: Any) {}
    @IBOutlet @objc(badgeLabel) var 7️⃣badge: UILabel!
  }
  -- Use.m --
  void use(Login *login) {
    login.3️⃣titleLabel = nil;
    [login 4️⃣tapWithSender:nil];
    [login 8️⃣badgeLabel];
  }
  -- Main.storyboard --
  <viewController id="vc" customClass="Login">
    <button id="b"><connections>
      <action selector="5️⃣tapWithSender:" destination="vc" eventType="touchUpInside" id="c2"/>
    </connections></button>
    <connections>
      <outlet property="6️⃣titleLabel" destination="lbl" id="c1"/>
      <outlet property="9️⃣badgeLabel" destination="lbl" id="c3"/>
    </connections>
  </viewController>
  """#

@Test func usesInObjectiveCLeadToConnections() {
  for digit in 1...6 { checkDefinition(outlet, from: digit, to: [7]) }
  for digit in 1...6 { checkDefinition(action, from: digit, to: [7]) }
  for digit in 1...3 { checkDefinition(classes, from: digit, to: [4]) }
  checkDefinition(swift, from: 3, to: [6])
  checkDefinition(swift, from: 4, to: [5])
}

@Test func usesInObjectiveCLeadToDeclarationsOnRequest() {
  func check(
    _ text: String, from digit: Int, to expected: Int, _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    checkDestinations(text, from: digit, to: [expected], sourceLocation) { mark, fixture in
      fixture.query.codeDeclaration(at: mark.offset, in: mark.file)
    }
    checkDestinations(text, from: digit, to: [expected], sourceLocation) { mark, fixture in
      fixture.query.definition(at: mark.offset, in: mark.file, usesLeadToDeclarations: true)
    }
  }
  for digit in 2...6 { check(outlet, from: digit, to: 1) }
  for digit in 3...6 { check(action, from: digit, to: 2) }
  for digit in 2...3 { check(classes, from: digit, to: 1) }
  check(swift, from: 4, to: 2)
}

@Test func whatObjectiveCMayMeanStaysSilent() {
  for digit in [8, 9] {
    for text in [outlet, action] {
      checkDefinition(text, from: digit, to: [])
      checkReferences(text, from: [digit], are: [], declared: [])
      checkHover(text, at: digit, is: nil)
    }
  }
  checkDefinition(classes, from: 5, to: [])
}

@Test func usesInObjectiveCAreReferencesFromEverywhere() {
  checkReferences(outlet, from: [1, 2, 3, 4, 5, 6, 7], are: [2, 3, 4, 5, 6, 7], declared: [1])
  checkReferences(action, from: [1, 2, 3, 4, 5, 6, 7], are: [3, 5, 7], declared: [1, 2])
  checkReferences(classes, from: [1, 2, 3, 4], are: [2, 3, 4], declared: [1])
  checkReferences(swift, from: [1, 3, 6], are: [3, 6], declared: [1])
  checkReferences(swift, from: [2, 4, 5], are: [4, 5], declared: [2])
}

@Test func usesInObjectiveCAreHoveredAsTheirDeclarations() {
  let connected = "Connected in\n- Main.storyboard, Login: **Hi** `UILabel`"
  for digit in 1...6 { checkHover(outlet, at: digit, is: connected) }
}

// MARK: Renames

/// The text without the marks of these digits.
private func without(_ digits: [Int], _ text: String) -> String {
  digits.reduce(text) { $0.replacing("\($1)\u{FE0F}\u{20E3}", with: "") }
}

/// The files of a workspace in which a rename changes some, without marks.
private func renamed(_ text: String, _ changes: [(String, String)], in paths: [String]) -> String {
  let files = Fixture(text).files.filter { paths.contains($0.path) }
  return files.map { file in
    let written = changes.reduce(file.written) { $0.replacing($1.0, with: $1.1) }
    return "-- \(file.path) --\n" + written.dropLast()
  }.joined(separator: "\n")
}

@Test func renamesStartAtUsesInObjectiveC() {
  let isSpared = "page.heading.text = @\"\";\n}\n@interface Page : NSObject\n@property UILabel *heading;"
  let heading = renamed(
    outlet,
    [
      ("TitleLabel", "Heading"), ("titleLabel", "heading"),
      ("@\"heading\"; // heading", "@\"titleLabel\"; // titleLabel"),
      ("[other heading]", "[other titleLabel]"),
      (isSpared, isSpared.replacing("heading", with: "titleLabel")),
    ], in: ["Login.h", "Login.m", "Page.m", "Main.storyboard"])
  checkRename(
    without([8, 9], outlet), to: "heading", becomes: heading,
    doubts: ["Page.m:3:titleLabel: the class of the receiver is not known"])
  // The new name is spelled as the variable's.
  checkRename(
    without([1, 2, 3, 5, 6, 7, 8, 9], outlet), to: "_heading", becomes: heading,
    doubts: ["Page.m:3:titleLabel: the class of the receiver is not known"])
  checkRename(
    without([8, 9], action), to: "submit:with:",
    becomes: renamed(
      action, [("tap:", "submit:")], in: ["Login.h", "Login.m", "Main.storyboard"]))
  checkRename(
    without([5], classes), to: "Entry",
    becomes: renamed(classes, [("Login", "Entry")], in: ["Login.h", "Page.m", "Main.storyboard"]),
    doubts: ["Login.h -> Entry.h"])
}

@Test func whatSwiftDeclaresIsRenamedFromObjectiveC() {
  let paths = ["Login.swift", "Use.m", "Main.storyboard"]
  checkRename(
    without([2, 4, 5, 7, 8, 9], swift), to: "heading",
    becomes: renamed(swift, [("titleLabel", "heading")], in: paths))
  checkRename(
    without([1, 3, 5, 6, 7, 8, 9], swift), to: "submit",
    becomes: renamed(swift, [("tap(", "submit("), ("tapWith", "submitWith")], in: paths))
  // Swift goes on to call it `badge`.
  checkRename(
    without([1, 2, 3, 4, 5, 6, 7], swift), to: "cornerLabel",
    becomes: renamed(
      swift,
      [
        ("(badgeLabel)", "(cornerLabel)"), (" badgeLabel]", " cornerLabel]"),
        ("\"badgeLabel", "\"cornerLabel"),
      ], in: paths))
}

@Test func anEditorShowsTheNameOfTheMember() throws {
  func check(_ text: String, at digit: Int, _ name: String, _ placeholder: String?) throws {
    let fixture = Fixture(text)
    let mark = try #require(fixture.mark(digit))
    let target = try fixture.query.renameTarget(at: mark.offset, in: mark.file)
    let found = try #require(target)
    #expect(fixture.show(Location(file: mark.file, range: found.range)).hasSuffix(":" + name))
    #expect(found.placeholder == placeholder)
  }
  try check(outlet, at: 2, "titleLabel", nil)
  try check(outlet, at: 4, "titleLabel", "titleLabel")
  try check(outlet, at: 5, "TitleLabel", "titleLabel")
  try check(action, at: 3, "tap", nil)
  try check(action, at: 4, "with", "tap:with:")
  try check(action, at: 6, "with", "tap:with:")
  try check(swift, at: 4, "tapWithSender", "tap")
  try check(swift, at: 8, "badgeLabel", nil)
}

@Test func aRenameThatMayMeanAConnectedMemberIsRefused() throws {
  let fixture = Fixture(outlet)
  let mark = try #require(fixture.mark(8))
  do {
    let found = try fixture.query.renameTarget(at: mark.offset, in: mark.file)
    Issue.record("not refused: \(String(describing: found))")
  } catch {
    #expect(
      error.message
        == "the class of the receiver is not known, and it may be a member that a storyboard or xib connects")
    #expect(error.candidates.map(\.name) == ["Login.titleLabel"])
  }
  // A name that is certainly another member is left to other servers, and so is one that no document connects.
  let other = try #require(fixture.mark(9))
  #expect(
    try fixture.query.renameTarget(at: other.offset, in: other.file)
      == nil)
  let alone = Fixture(outlet.replacing("property=\"", with: "property=\"un"))
  let unconnected = try #require(alone.mark(8))
  #expect(
    try alone.query.renameTarget(at: unconnected.offset, in: unconnected.file)
      == nil)
}
