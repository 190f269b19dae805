import Analysis
import Index
import Rules
import TestSupport
import Testing
import Workspace
import World

@Test func everythingThatMeansNothingIsNamedWithItsPlace() {
  func problems(_ text: String) -> [String] {
    Configuration(Array(text.utf8)).problems.map { "\($0.range.lower): \($0.message)" }
  }
  #expect(problems(#"{"$schema": "x", "rules": {"unused-action": "off"}, "exclude": ["A/**"]}"#) == [])
  #expect(problems(#"{"documents": {"Old.xib": {"off": ["*", "duplicate-id"]}}}"#) == [])
  #expect(
    problems(#"{"rules": {"unused-acton": "off"}}"#)
      == ["11: unknown code 'unused-acton'; did you mean 'unused-action'?"])
  #expect(
    problems(#"{"rules": {"unused-action": "none"}}"#)
      == [
        #"28: unknown severity 'none' for 'unused-action'; use "off", "hint", "information", "warning" or "error""#
      ])
  #expect(
    problems(#"{"rule": {}}"#)
      == ["1: unknown setting 'rule'; use 'rules', 'files', 'exclude', 'documents', 'baseline' or 'root'"])
  #expect(problems(#"{"exclude": "A"}"#) == [#"12: 'exclude' should be a list of strings: ["..."]"#])
  #expect(problems(#"{"exclude": [1]}"#) == [#"13: 'exclude' should be a list of strings: ["..."]"#])
  #expect(
    problems(#"{"documents": {"A": {"on": []}}}"#)
      == ["21: unknown setting 'on'; use 'off' or 'ids'"])
  #expect(problems("[]") == ["0: the whole file should be an object: {...}"])
}

@Test(arguments: [
  ("", "0: unexpected end of the JSON; expected a value"),
  ("{", "1: expected a key in double quotes; JSON has no trailing commas"),
  (#"{"a" 1}"#, "5: expected ':' after the key 'a'"),
  (#"{"a": 1 "b": 2}"#, "8: expected ',' or '}'"),
  (#"{"a": 1,}"#, "8: expected a key in double quotes; JSON has no trailing commas"),
  ("[1 2]", "3: expected ',' or ']'"),
  ("{} x", "3: unexpected text after the end of the JSON"),
  (#"{"a"#, "1: the text that begins here has no closing quote on its line"),
  (#"{"a": "\q"}"#, "8: unknown escape sequence in a string"),
  (#"{"a": 1x}"#, "6: this is not a number"),
  ("[yes]", "1: expected a value: a string in double quotes, a number, an object or a list"),
  (String(repeating: "[", count: 1000), "64: the JSON is nested too deeply"),
])
func brokenJSONIsNamedWithItsPlace(_ text: String, _ problem: String) {
  #expect(Configuration(Array(text.utf8)).problems.map { "\($0.range.lower): \($0.message)" } == [problem])
}

@Test func patternsMeanWhatTheyMeanToGit() {
  let patterns = PathPatterns(["Fixtures/**", "Old.xib", "/Top", "Legacy/"])
  for path in ["Fixtures/a.xib", "Fixtures/b/c.xib", "App/Old.xib", "Top/x.swift", "App/Legacy/x.swift"] {
    #expect(patterns.matches(path), "\(path)")
  }
  for path in ["App/Fixtures/a.xib", "Older.xib", "App/Top/x.swift", "Legacy.swift"] {
    #expect(!patterns.matches(path), "\(path)")
  }
}

@Test func aBrokenTextIsReadAsFarAsItGoesWithoutHanging() {
  let text = Array(
    #"{"rules": {"unused-action": "off"}, "exclude": ["\u0041"], "documents": {"A": {"off": ["*"]}}}"#.utf8)
  for end in text.indices { _ = Configuration(Array(text[..<end])) }
  for index in text.indices {
    var damaged = text
    damaged[index] = UInt8(ascii: "{")
    _ = Configuration(damaged)
  }
}

/// A check and the server get their options from here, each with its own part of the settings.
@Test func aClientsRulesWinOverThoseOfTheFileAndNotOverItsExceptions() {
  let file = WorkspaceConfiguration(
    root: "/app",
    in: .inMemory([
      "/app/.ibls.json": #"""
      {"rules": {"unused-action": "off", "duplicate-id": "hint", "unknown-class": "warning"},
       "documents": {"Old.xib": {"off": ["missing-action"]}, "Older.xib": {"off": ["*"]}}}
      """#
    ]))
  var problems: [String] = []
  let client = RuleSettings(
    [
      ("unused-action", "error"), ("duplicate-id", "off"), ("no-such", "off"), ("class-mismatch", "loud"),
      ("dangling-outlet", nil), ("missing-action", "hint"),
    ], noting: &problems)
  #expect(problems.count == 3)
  func settings(_ options: AnalysisOptions) -> [String: AnalysisOptions.Setting] {
    DiagnosticRule.all.reduce(into: [:]) { $0[$1.code.rawValue] = options.setting($1.code, "A.xib", []) }
  }
  #expect(
    settings(file.analysisOptions()) == [
      "unused-action": .off, "duplicate-id": .severity(.hint), "unknown-class": .severity(.warning),
    ])
  let both = file.analysisOptions(overriddenBy: client)
  #expect(
    settings(both) == [
      "unused-action": .severity(.error), "duplicate-id": .off, "unknown-class": .severity(.warning),
      "missing-action": .severity(.hint),
    ])
  #expect(both.setting(DiagnosticRule.missingAction.code, "Old.xib", []) == .off)
  #expect(both.setting(DiagnosticRule.danglingOutlet.code, "Old.xib", []) == nil)
  #expect(both.setting(DiagnosticRule.danglingOutlet.code, "Older.xib", []) == .off)
  let selecting = file.analysisOptions(selecting: [DiagnosticRule.unusedAction.code])
  #expect(selecting.setting(DiagnosticRule.unusedAction.code, "A.xib", []) == nil)
  let order = DiagnosticRule.unusualOrder.code
  #expect(file.analysisOptions().setting(order, "A.xib", []) == nil)
  #expect(file.analysisOptions(selecting: [order]).setting(order, "A.xib", []) == .severity(.warning))
}
