import Foundation
import TestSupport
import Testing
import World

@testable import Workspace

/// The effects of an ignore file at the top on some paths. A slash at the end marks a folder, and an exclamation
/// mark in front a path that git lists.
private let cases: [(rules: String, paths: [String])] = [
  ("a.swift", ["a.swift", "x/a.swift", "!b.swift", "!aa.swift"]),
  ("*.swift", ["a.swift", "x/a.swift", "!a.swiftt", ".swift"]),
  ("/a.swift", ["a.swift", "!x/a.swift"]),
  ("x/a.swift", ["x/a.swift", "!y/x/a.swift"]),
  ("gen/", ["gen/", "!gen", "x/gen/", "gen/a.swift"]),
  ("/gen/", ["gen/", "!x/gen/"]),
  ("x/*/a.swift", ["x/y/a.swift", "!x/a.swift", "!x/y/z/a.swift"]),
  ("x/**/a.swift", ["x/a.swift", "x/y/a.swift", "x/y/z/a.swift", "!y/x/a.swift"]),
  ("**/x/a.swift", ["x/a.swift", "y/x/a.swift", "!y/a.swift"]),
  ("x/**", ["x/a.swift", "x/y/a.swift", "!y/a.swift"]),
  ("x**y/a", ["xzy/a", "!x/z/y/a", "xy/a"]),
  ("**/", ["x/", "!x"]),
  ("a?c", ["abc", "!ac", "!abbc", "!x/a/c"]),
  ("x/a?c", ["x/abc", "!x/a/c"]),
  ("a*c*e", ["abcde", "ace", "!abcd", "aceccce"]),
  ("[a-c]x", ["ax", "cx", "!dx", "!abx"]),
  ("[!a-c]x", ["!ax", "dx"]),
  ("[^a-c]x", ["!ax", "dx"]),
  ("[]a]x", ["]x", "ax", "!bx"]),
  ("[a\\]]x", ["]x", "ax", "!\\x"]),
  ("[[:digit:][:upper:]]x", ["1x", "Ax", "!ax"]),
  ("[[:nothing:]]x", ["!1x", "!nx"]),
  ("[a-]x", ["-x", "ax", "!bx"]),
  ("[ax", ["![ax", "!ax"]),
  ("x[/]y", ["!x/y"]),
  ("\\#a", ["#a", "!a"]),
  ("#a", ["!#a", "!a"]),
  ("\\!a", ["x/!a", "!x/a"]),
  ("\\*a", ["*a", "!ba"]),
  ("a\\", ["!a", "!a\\"]),
  ("a   ", ["a", "!a   b"]),
  ("a\\ ", ["a ", "!a"]),
  ("a\\  ", ["a ", "!a", "!a  "]),
  (" a", [" a", "!a"]),
  ("a\r\nb\r", ["a", "b"]),
  ("\u{FEFF}a", ["a"]),
  ("*.swift\n!keep.swift", ["a.swift", "!keep.swift", "!x/keep.swift"]),
  ("!keep.swift\n*.swift", ["keep.swift"]),
  ("gen/\n!gen/keep.swift", ["gen/keep.swift"]),
  ("gen/*\n!gen/keep.swift", ["!gen/keep.swift", "gen/a.swift"]),
  ("/*\n!/x", ["!x/a", "a", "y/a"]),
  ("/", ["!a", "!x/"]),
  ("!", ["!a"]),
  ("a//", ["!a/"]),
  ("//a", ["!a"]),
  ("*", ["a", "x/"]),
  ("é*", ["éa", "!ea"]),
  ("[é]", ["!é"]),
]

/// The cases where the repository says that its disk ignores case. git folds ASCII alone, and neither what a backslash
/// protects nor the single bytes of a set.
private let casesIgnoringCase: [(rules: String, paths: [String])] = [
  ("Gen", ["gen", "GEN", "x/Gen", "!gens"]),
  ("*.Swift", ["a.swift", "A.SWIFT"]),
  ("/App/Gen/", ["app/gen/", "APP/GEN/", "!x/app/gen/"]),
  ("App/*.Swift", ["app/a.sWIFT", "!x/app/a.swift"]),
  ("A?c", ["aBC", "ABC"]),
  ("x/A*c*E", ["X/abcde", "!x/abd"]),
  ("x/**/A", ["X/a", "x/Y/A"]),
  ("[A]x", ["!ax", "!Ax"]),
  ("[a]X", ["ax", "Ax"]),
  ("[!a]x", ["bx", "!Ax", "!ax"]),
  ("[A-C]x", ["bx", "BX", "!dx"]),
  ("[a-c]x", ["Bx", "!Dx"]),
  ("[[:upper:]]x", ["ax", "Ax", "!1x"]),
  ("[[:lower:]]x", ["ax", "Ax"]),
  ("\\Ax?", ["!ax1", "!Ax1"]),
  ("\\ax?", ["ax1", "Ax1"]),
  ("é", ["é", "!É"]),
  ("*\n!Keep.swift", ["!keep.swift", "other.swift"]),
]

private let isCaseHeeded = [false, true]

private func cases(heedingCase: Bool) -> [(rules: String, paths: [String])] {
  heedingCase ? cases : casesIgnoringCase
}

/// A new repository, in which git takes the case of names as configured, whatever the disk is like. False if git is missing.
private func makeRepository(in folder: URL, heedingCase: Bool) -> Bool {
  guard git(["init", "-q"], in: folder) != nil else { return false }
  return git(["config", "core.ignorecase", heedingCase ? "false" : "true"], in: folder) == 0
}

private func git(_ arguments: [String], in folder: URL) -> Int32? {
  runTool(["git"] + arguments, in: folder).code
}

private struct Question {
  var path: String
  var isFolder: Bool
  var isIgnored: Bool

  init(_ text: String) {
    isIgnored = !text.hasPrefix("!")
    let rest = isIgnored ? text : String(text.dropFirst())
    isFolder = rest.hasSuffix("/")
    path = isFolder ? String(rest.dropLast()) : rest
  }
}

/// As the walk does it: a folder that is ignored is never entered, so nothing in it can be taken back.
private func isIgnored(_ question: Question, by scope: IgnoreScope) -> Bool {
  let components = question.path.split(separator: "/")
  var path: [UInt8] = []
  for (index, component) in components.enumerated() {
    if index > 0 { path.append(UInt8(ascii: "/")) }
    let start = path.count
    path += component.utf8
    let isFolder = index < components.count - 1 || question.isFolder
    if path.withSpan({ scope.ignores($0, nameStart: start, isFolder: isFolder) }) { return true }
  }
  return false
}

@Test(arguments: isCaseHeeded)
func ignoreRulesMeanWhatGitSays(heedingCase: Bool) {
  for (rules, paths) in cases(heedingCase: heedingCase) {
    let scope = IgnoreScope(
      IgnoreRules(Array(rules.utf8), baseLength: 0, ignoresCase: !heedingCase), above: nil)
    for path in paths {
      let question = Question(path)
      #expect(isIgnored(question, by: scope) == question.isIgnored, "\(rules.debugDescription): \(path)")
    }
  }
}

@Test(arguments: isCaseHeeded)
func gitAgreesWithTheTable(heedingCase: Bool) throws {
  try withTemporaryFolder { folder in
    guard makeRepository(in: folder, heedingCase: heedingCase) else { return }
    for (rules, paths) in cases(heedingCase: heedingCase) {
      try Data(rules.utf8).write(to: folder.appending(path: ".gitignore"))
      for path in paths {
        let question = Question(path)
        // A folder must exist for git to see that it is one.
        let place = folder.appending(path: question.path)
        let parent = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        if question.isFolder {
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        let code = git(["check-ignore", "-q", "--no-index", "--", question.path], in: folder)
        #expect(code == (question.isIgnored ? 0 : 1), "\(rules.debugDescription): \(path)")
        let top = folder.appending(path: String(question.path.prefix { $0 != "/" }))
        try? FileManager.default.removeItem(at: top)
      }
    }
  }
}

/// As git itself writes it, in a repository and in a worktree of that.
@Test(arguments: isCaseHeeded)
func whatGitWritesAboutCaseIsRead(heedingCase: Bool) throws {
  try withTemporaryFolder { folder in
    let main = folder.appending(path: "main")
    try write("GEN/\n", "main/.gitignore", in: folder)
    try write("class A {}", "main/Gen/a.swift", in: folder)
    guard makeRepository(in: main, heedingCase: heedingCase) else { return }
    let author = ["-c", "user.name=n", "-c", "user.email=e"]
    try #require(git(author + ["commit", "-q", "--allow-empty", "-m", "m"], in: main) == 0)
    try #require(git(["worktree", "add", "-q", "../other"], in: main) == 0)
    for name in [".gitignore", "Gen/a.swift"] {
      let text = try String(contentsOf: main.appending(path: name), encoding: .utf8)
      try write(text, "other/" + name, in: folder)
    }
    for place in ["main", "other"] {
      let root = folder.appending(path: place)
      let code = git(["check-ignore", "-q", "Gen/a.swift"], in: root)
      #expect(code == (heedingCase ? 1 : 0))
      let walked = try walk(root: root.path, in: .live) { _, _ in 1 }
      #expect(walked.files.map(\.file.path) == (heedingCase ? ["Gen/a.swift"] : []), "\(place)")
    }
  }
}

@Test(arguments: isCaseHeeded)
func gitAgreesOnMadeUpPatterns(heedingCase: Bool) throws {
  try withTemporaryFolder { folder in
    guard makeRepository(in: folder, heedingCase: heedingCase) else { return }
    let names = heedingCase ? ["a", "b", "ab", "ba", "aab"] : ["a", "B", "Ab", "bA", "aaB"]
    var paths = names
    for outer in names { for inner in names { paths.append(outer + "/" + inner) } }
    for outer in names { paths.append(outer + "/a/b") }
    let list = Array(paths.joined(separator: "\n").utf8)

    var random = SeededNumbers(seed: 7)
    var pieces = ["a", "b", "*", "**", "/", "?", "[ab]", "[!a]", "\\a", "**/", "/**/", "!"]
    if !heedingCase { pieces += ["A", "B", "[A]", "[A-B]", "\\B", "[[:upper:]]"] }
    for _ in 0..<150 {
      let lines = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
          pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }.joined()
      }
      let rules = lines.joined(separator: "\n")
      try Data(rules.utf8).write(to: folder.appending(path: ".gitignore"))
      let said = runTool(["git", "check-ignore", "--no-index", "--stdin"], in: folder, input: list).output
        .split(separator: "\n").map(String.init)
      let scope = IgnoreScope(
        IgnoreRules(Array(rules.utf8), baseLength: 0, ignoresCase: !heedingCase), above: nil)
      let found = paths.filter { isIgnored(Question($0), by: scope) }
      #expect(found == said, "\(rules.debugDescription)")
    }
  }
}

@Test func hostilePatternsEnd() {
  let text = Array(String(repeating: "a", count: 4000).utf8)
  let patterns = [
    String(repeating: "*a", count: 2000) + "b", String(repeating: "**/", count: 50_000) + "b",
    String(repeating: "a/**/", count: 30) + "b", String(repeating: "[", count: 10_000),
  ]
  for pattern in patterns {
    let bytes = Array(pattern.utf8)
    for ignoresCase in [false, true] {
      let matches = bytes.withSpan { pattern in
        text.withSpan { Wildcard.matches(pattern, $0, from: 0, ignoresCase: ignoresCase) }
      }
      #expect(!matches, "\(pattern.prefix(20))")
    }
  }
}
