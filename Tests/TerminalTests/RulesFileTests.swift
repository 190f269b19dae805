import Terminal
import TestSupport
import Testing
import World

private func check(_ rules: String, _ options: [String] = [], _ files: [String: String] = troubledApp) -> Run
{
  runInMemory(["--check", "--all"] + options, files.merging(["/app/.ibls.json": rules]) { $1 })
}

private func codes(_ run: Run) -> [String] {
  run.output.split(separator: "\n").map { line in
    String(line.split(separator: " ")[1].dropLast()) + " "
      + (line.split(separator: "[").last?.prefix { $0 != "]" } ?? "")
  }
}

// MARK: .ibls.json

@Test func rulesChangeSeveritiesAndWhatFails() {
  let usual = ["warning undesignable-view", "error dangling-outlet", "information unknown-class"]
  #expect(codes(check("{}")) == usual)
  let weaker = check(#"{"rules": {"dangling-outlet": "warning", "unknown-class": "off"}}"#)
  #expect(codes(weaker) == ["warning undesignable-view", "warning dangling-outlet"])
  #expect(weaker.code == 0)
  #expect(check(#"{"rules": {"dangling-outlet": "warning"}}"#, ["--fail-on", "warning"]).code == 1)
  let none = #"{"rules": {"dangling-outlet": "hint", "undesignable-view": "information"}}"#
  #expect(check(none, ["--fail-on", "warning"]).code == 0)
  let stronger = check(#"{"rules": {"dangling-outlet": "off", "unknown-class": "error"}}"#)
  #expect(codes(stronger) == ["warning undesignable-view", "error unknown-class"])
  #expect(stronger.code == 1)
}

@Test func whatIsExcludedIsNeitherReportedNorRead() {
  #expect(codes(check(#"{"exclude": ["*.storyboard"]}"#)) == ["warning undesignable-view"])
  // Nothing is known of the outlet without the class's file.
  #expect(!codes(check(#"{"exclude": ["/Login.swift"]}"#)).contains("error dangling-outlet"))
  let files = ["/app/Fixtures/Deep/A.swift": "@IBDesignable class A {}\n"]
  #expect(codes(check("{}", [], files)) == ["warning undesignable-view"])
  #expect(codes(check(#"{"exclude": ["Fixtures/**"]}"#, [], files)) == [])
}

@Test func codesAreOffForTheDocumentsThatAPatternMeets() {
  #expect(
    codes(check(#"{"documents": {"Main.storyboard": {"off": ["*"]}}}"#)) == ["warning undesignable-view"])
  #expect(
    codes(check(#"{"documents": {"*.storyboard": {"off": ["unknown-class"]}}}"#))
      == ["warning undesignable-view", "error dangling-outlet"])
  // A finding that is off for a document stays off, whatever the rules say.
  let both = #"{"rules": {"unknown-class": "error"}, "documents": {"Main.storyboard": {"off": ["*"]}}}"#
  #expect(check(both).code == 0)
}

@Test(arguments: [
  (
    "{\n  \"rules\": {,\n", ["2:13: expected a key in double quotes; JSON has no trailing commas"]
  ),
  (
    "{\"rules\":\n {\"danglin-outlet\": \"off\"}}",
    ["2:3: unknown code 'danglin-outlet'; did you mean 'dangling-outlet'?"]
  ),
  (
    "{\"rules\": {\"dangling-outlet\": \"of\"},\n \"excludes\": []}",
    [
      "1:31: unknown severity 'of' for 'dangling-outlet'; use \"off\", \"hint\", \"information\", \"warning\" or \"error\"",
      "2:2: unknown setting 'excludes'; use 'rules', 'files', 'exclude', 'documents', 'baseline' or 'root'",
    ]
  ),
])
func aFileThatCanNotBeUnderstoodEndsTheCheck(_ text: String, _ problems: [String]) {
  let run = check(text)
  #expect(run.code == 2)
  #expect(run.output == "")
  #expect(run.error == problems.map { "ibls: .ibls.json:\($0)\n" }.joined())
}

@Test func aFileThatCanNotBeReadEndsTheCheck() {
  let files = troubledApp.merging(["/app/.ibls.json": "{}"]) { $1 }
  let run = runInMemory(["--check"], files, unreadable: ["/app/.ibls.json": "permission denied"])
  #expect((run.code, run.output) == (2, ""))
  #expect(run.error == "ibls: .ibls.json:1:1: the file can't be read: permission denied\n")
}

// MARK: Comments

private let swift = [
  "class A: UIView { override func prepareForInterfaceBuilder() {} }",
  "class B: UIView { override func prepareForInterfaceBuilder() {} }",
]

private func silenced(_ path: String, _ lines: [String]) -> Run {
  runInMemory(["--check"], [path: lines.joined(separator: "\n")])
}

private func lines(_ run: Run) -> [String] {
  run.output.split(separator: "\n").filter { !$0.contains("[unused-suppression]") }.compactMap {
    $0.split(separator: ":").dropFirst().first.map(String.init)
  }
}

@Test(arguments: [
  (["", "", ""], ["2", "4"]),
  (["// ibls:disable:next undesignable-view", "", ""], ["4"]),
  (["// ibls:disable:next undesignable-view -- drawn by hand", "", ""], ["4"]),
  (["// ibls:disable:next", "", ""], ["4"]),
  (["// ibls:disable:next unused-action", "", ""], ["2", "4"]),
  (["// ibls:disable:next unused-action, undesignable-view", "", ""], ["4"]),
  (["// ibls:disable undesignable-view", "", ""], []),
  (["// ibls:disable undesignable-view", "// ibls:enable undesignable-view", ""], ["4"]),
  (["// ibls:disable undesignable-view", "// ibls:enable", ""], ["4"]),
  (["// ibls:disable undesignable-view", "// ibls:enable unused-action", ""], []),
  (["", "// ibls:disable", ""], ["2"]),
  (["let text = \"ibls:disable\"", "", ""], ["2", "4"]),
])
func commentsSilenceSwift(_ comments: [String], _ left: [String]) {
  let text = [comments[0], swift[0], comments[1], swift[1], comments[2]]
  #expect(lines(silenced("/app/A.swift", text)) == left)
}

@Test func commentsSilenceObjectiveC() {
  let view = ["IB_DESIGNABLE", "@interface Model : NSObject", "@end"]
  #expect(lines(silenced("/app/A.m", view)) == ["2"])
  #expect(lines(silenced("/app/A.m", ["// ibls:disable undesignable-view"] + view)) == [])
  #expect(lines(silenced("/app/A.h", [view[0], "// ibls:disable:next"] + view.dropFirst())) == [])
}

@Test func aMisspelledCommentIsNamed() {
  let run = silenced("/app/A.swift", ["// ibls:disabel undesignable-view", swift[0]])
  #expect(lines(run) == ["2"])
  #expect(
    run.error.hasPrefix(
      "A.swift:1:4: unknown comment 'ibls:disabel', which has no effect; did you mean 'ibls:disable'?\n"))
  // Words about ibls are none of its comments.
  let note = silenced("/app/A.swift", ["// ibls: see the page", "// ibls:docs", swift[0]])
  #expect(!note.error.contains("unknown comment"))
}

@Test func anUnknownCodeInACommentIsNamed() {
  let run = silenced("/app/A.swift", ["// ibls:disable undesignable-veiw", swift[0]])
  #expect(lines(run) == ["2"])
  #expect(
    run.error.hasPrefix(
      "A.swift:1:17: unknown code 'undesignable-veiw', so this comment has no effect; did you mean "
        + "'undesignable-view'?\n"))
}
