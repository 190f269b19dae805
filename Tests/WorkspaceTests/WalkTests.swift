import Foundation
import Synchronization
import TestSupport
import Testing
import World

@testable import Workspace

/// The files that a walk over `/w` finds, a line a file: dependencies in parentheses.
private func found(_ environment: Environment, root: String = "/w") throws -> [String] {
  lines(try walk(root: root, in: environment) { _, bytes in bytes.count })
}

private func lines(_ walked: Walked<Int>) -> [String] {
  walked.files.map { $0.file.isDependency ? "(\($0.file.path))" : $0.file.path }
}

private func files(_ paths: String...) -> [String: String] {
  Dictionary(uniqueKeysWithValues: paths.map { ("/w/" + $0, "x") })
}

// MARK: What belongs

@Test func filesAreToldByTheirNames() throws {
  let walked = try walk(
    root: "/w",
    in: .inMemory(
      files(
        "a.swift", "b.storyboard", "c.xib", "d.h", "e.m", "f.mm", "g.xcconfig",
        "P.xcodeproj/project.pbxproj", "P.xcodeproj/other.swift", "h.txt", "swift", "._a.swift",
        ".#a.swift", "other.pbxproj", "a.swift.orig"))
  ) { _, bytes in bytes.count }
  #expect(
    walked.files.map { "\($0.file.path) \($0.file.kind) \($0.fact ?? -1)" } == [
      "P.xcodeproj/project.pbxproj project 1", "a.swift swift 1", "b.storyboard interface 1",
      "c.xib interface 1", "d.h objc 1", "e.m objc 1", "f.mm objc 1", "g.xcconfig xcconfig 1",
    ])
  #expect(walked.files.count { $0.file.kind == .objc } == 3)
}

@Test func kindsAskedForAreRead() throws {
  let environment = Environment.inMemory(files("a.swift", "d.h"))
  var reading = Reading()
  reading.kinds = [.objc]
  let walked = try walk(root: "/w", in: environment, reading: reading) { _, bytes in bytes.count }
  #expect(walked.files.map(\.fact) == [nil, 1])
}

@Test func visitGetsTheBytesAndMayDecline() throws {
  let environment = Environment.inMemory(bytes: ["/w/a.swift": [0xFF, 0], "/w/b.swift": []])
  let walked = try walk(root: "/w", in: environment) { _, bytes in bytes.isEmpty ? nil : bytes }
  #expect(walked.files.map(\.fact) == [[0xFF, 0], nil])
  #expect(walked.unreadable.isEmpty)
}

@Test func foldersOfToolsAreLeftOut() throws {
  let environment = Environment.inMemory(
    files(
      ".git/a.swift", ".hg/a.swift", ".svn/a.swift", ".build/a.swift", "DerivedData/a.swift",
      "build/a.swift", "x/build/y/a.swift", "A.xcassets/a.swift", "de.xcloc/a.swift", "A.framework/a.swift",
      "A.xcdatamodeld/A 2.xcdatamodel/contents", "A.docc/a.swift", "A.xctemplate/a.swift",
      "Carthage/Build/a.swift",
      "obj/Xcode/0/a.m", "obj/a.swift",
      "A.bundle/a.xib", "A.playground/a.swift", "Base.lproj/a.xib", "builds/a.swift"))
  #expect(
    try found(environment) == [
      "A.bundle/a.xib", "A.playground/a.swift", "A.xcdatamodeld/A 2.xcdatamodel/contents", "Base.lproj/a.xib",
      "builds/a.swift", "obj/a.swift",
    ])
}

@Test func dataModelsAreNotLookedIntoForNothing() throws {
  let listed = Mutex<[String]>([])
  var environment = Environment.inMemory(
    files(
      "a.swift", "b.plist", "Info.plist", "M.xcdatamodeld/b.swift",
      "M.xcdatamodeld/M 2.xcdatamodel/contents"))
  let list = environment.files.list
  environment.files.list = { path throws(FileError) in
    listed.withLock { $0.append(path) }
    return try list(path)
  }
  var reading = Reading()
  reading.hasPropertyLists = false
  let walked = try walk(root: "/w", in: environment, reading: reading) { _, bytes in bytes.count }
  #expect(walked.files.map(\.file.path) == ["Info.plist", "M.xcdatamodeld/b.swift", "a.swift"])
  #expect(listed.withLock { $0 } == ["/w", "/w/M.xcdatamodeld"])
}

@Test func orderIsThatOfBytes() throws {
  let environment = Environment.inMemory(files("a/b.swift", "a.swift", "ä.swift", "B.swift", "a-b.swift"))
  #expect(
    try found(environment) == ["B.swift", "a-b.swift", "a.swift", "a/b.swift", "ä.swift"])
}

@Test func marksThatMergeWithASlashStayApart() throws {
  let environment = Environment.inMemory(files("x\u{600}/\u{301}y/a.swift"))
  #expect(try found(environment) == ["x\u{600}/\u{301}y/a.swift"])
}

// MARK: Ignored

@Test func deeperRulesComeBeforeThoseAbove() throws {
  var texts = files(
    "x/a.swift", "x/keep.swift", "x/y/keep.swift", "z/keep.swift", "off/keep.swift", "x/here.swift",
    "z/here.swift")
  texts["/w/.gitignore"] = "*.swift\noff/\n"
  texts["/w/x/.gitignore"] = "!keep.swift\n!/here.swift\n"
  texts["/w/x/y/.gitignore"] = "keep.swift\n"
  texts["/w/off/.gitignore"] = "!keep.swift\n"
  #expect(try found(.inMemory(texts)) == ["x/here.swift", "x/keep.swift"])
}

@Test func rulesAboveTheRootCountUpToTheRepository() throws {
  var texts = files("a.swift", "b.swift", "c.swift", "d.swift", "e.swift")
  texts["/.gitignore"] = "a.swift\n"
  texts["/w/.gitignore"] = "b.swift\n"
  texts["/w/p/.gitignore"] = "/q/c.swift\n"
  for name in ["a", "b", "c", "d", "e"] { texts["/w/p/q/\(name).swift"] = "x" }
  #expect(
    try found(.inMemory(texts), root: "/w/p/q").count == 5, "without a repository, only what is below")

  texts["/w/.git/HEAD"] = "x"
  texts["/w/.git/info/exclude"] = "d.swift\nb.swift\n"
  texts["/w/p/q/.gitignore"] = "!b.swift\n"
  #expect(try found(.inMemory(texts), root: "/w/p/q") == ["a.swift", "b.swift", "e.swift"])
}

@Test func worktreesShareTheExcludesOfTheirRepository() throws {
  var texts = files("a.swift", "b.swift")
  texts["/w/.git"] = "gitdir: ../main/.git/worktrees/w\n"
  texts["/main/.git/worktrees/w/commondir"] = "../..\n"
  texts["/main/.git/info/exclude"] = "a.swift\n"
  #expect(try found(.inMemory(texts)) == ["b.swift"])
}

// MARK: Dependencies

@Test func sourcesOfOthersAreReadThoughIgnored() throws {
  var texts = files(
    "Pods/A/a.swift", "Carthage/Checkouts/B/b.swift", "Carthage/Build/B.swift", "Carthage/c.swift",
    "SourcePackages/checkouts/D/d.swift", "SourcePackages/e.swift", ".build/checkouts/F/f.swift",
    ".build/debug/g.swift", ".swiftpm/checkouts/H/h.swift", ".swiftpm/xcode/i.swift",
    "DerivedData/SourcePackages/checkouts/J/j.swift", "DerivedData/k.swift",
    "build/SourcePackages/checkouts/L/l.swift", "vendor/m.swift", "checkouts/n.swift")
  texts["/w/.gitignore"] = "Pods\nCarthage/\nSourcePackages/\n.build\n.swiftpm\nvendor\n"
  texts["/w/Pods/A/.gitignore"] = "generated.swift"
  texts["/w/Pods/A/generated.swift"] = "x"
  let dependencies = [
    "(.build/checkouts/F/f.swift)", "(.swiftpm/checkouts/H/h.swift)",
    "(Carthage/Checkouts/B/b.swift)", "(DerivedData/SourcePackages/checkouts/J/j.swift)",
    "(Pods/A/a.swift)", "(SourcePackages/checkouts/D/d.swift)",
    "(build/SourcePackages/checkouts/L/l.swift)", "checkouts/n.swift",
  ]
  #expect(try found(.inMemory(texts)) == dependencies)

  texts["/w/.gitignore"] = nil
  #expect(
    try found(.inMemory(texts)) == Array(dependencies[0...2]) + ["Carthage/c.swift"]
      + dependencies[3...6] + ["checkouts/n.swift", "vendor/m.swift"])
}

@Test(arguments: [
  ("[core]\n\tignorecase = true\n", true), ("[core]\n\tbare = false\n", false), ("", false),
  ("; [core]\n[CORE] ignoreCase\n", true), ("[core]\r\nignorecase=\"yes\" # so\r\n", true),
  ("[core]\nignorecase = 1\n[core]\nignorecase = off\n", false), ("[core \"x\"]\nignorecase = true\n", false),
  ("[other]\nignorecase = true\n", false), ("[core]\nignorecase = 0\nignorecase =\n", false), ("[", false),
])
func aRepositorySaysWhetherItHeedsCase(_ settings: String, _ ignoresCase: Bool) throws {
  var texts = files("Gen/a.swift", "b.swift", "App/Old.swift")
  texts["/w/.gitignore"] = "gen/\n"
  texts["/w/App/.gitignore"] = "OLD*\n"
  texts["/w/.git/config"] = settings
  #expect(
    try found(.inMemory(texts))
      == (ignoresCase ? ["b.swift"] : ["App/Old.swift", "Gen/a.swift", "b.swift"]))
}

@Test func worktreesAndSubmodulesHaveTheSettingsOfTheirRepository() throws {
  var texts = files("App/Old.swift", "Kit/Gen/a.swift", "Kit/b.swift", "Lib/Gen/c.swift")
  texts["/w/.git"] = "gitdir: ../main/.git/worktrees/w\n"
  texts["/main/.git/worktrees/w/commondir"] = "../..\n"
  texts["/main/.git/config"] = "[core]\n\tignorecase = true\n"
  texts["/w/.gitignore"] = "app\n"
  texts["/w/Kit/.git"] = "gitdir: ../../main/.git/modules/Kit\n"
  texts["/main/.git/modules/Kit/config"] = "[core]\n\tignorecase = true\n"
  texts["/w/Lib/.git"] = "gitdir: ../../main/.git/modules/Lib\n"
  texts["/main/.git/modules/Lib/config"] = "[core]\n\tignorecase = false\n"
  for name in ["Kit", "Lib"] { texts["/w/\(name)/.gitignore"] = "gen\n" }
  #expect(try found(.inMemory(texts)) == ["(Kit/b.swift)", "(Lib/Gen/c.swift)"])
}

@Test func submodulesAreDependenciesAndWorktreesAreNot() throws {
  var texts = files(
    "Lib/a.swift", "Lib/Deep/b.swift", "Lib/off.swift", "trees/other/c.swift", "off/d.swift",
    "hidden/e.swift", "clone/f.swift")
  texts["/w/.git"] = "gitdir: ../.git/worktrees/w"
  texts["/w/.gitignore"] = "off*\nhidden\n"
  texts["/w/Lib/.git"] = "gitdir: ../.git/modules/Lib\n"
  texts["/w/Lib/.gitignore"] = "nothing"
  texts["/w/trees/other/.git"] = "gitdir: /w/.git/worktrees/other\n"
  texts["/w/off/.git"] = "gitdir: ../.git/modules/off\n"
  texts["/w/clone/.git/HEAD"] = "x"
  #expect(
    try found(.inMemory(texts)) == [
      "(Lib/Deep/b.swift)", "(Lib/a.swift)", "(Lib/off.swift)", "clone/f.swift", "(off/d.swift)",
    ])
}

/// An archive of a repository holds them without their `.git`.
@Test func submodulesAreToldByTheirRepository() throws {
  var texts = files("Lib/a.swift", "Lib/Deep/b.swift", "Other Kit/c.swift", "Liberty/d.swift", "e.swift")
  texts["/w/.gitmodules"] = """
    [submodule "Lib"]
    \tpath = Lib
    \turl = ../lib
    [submodule "kit"]
    \tpath = "Other Kit"
    """
  texts["/w/.gitignore"] = "Lib\n"
  let all = ["(Lib/Deep/b.swift)", "(Lib/a.swift)", "Liberty/d.swift", "(Other Kit/c.swift)", "e.swift"]
  #expect(try found(.inMemory(texts)).filter { !$0.hasSuffix(".gitmodules") } == all)
  let one = try membership(of: ["Lib/new.swift", "new.swift"], root: "/w", in: .inMemory(texts))
  #expect(one.files.map(\.isDependency) == [true, false])
  // A folder of the repository that is opened by itself.
  texts["/w/.gitmodules"] = "[submodule \"x\"]\n\tpath = App/Lib\n"
  texts["/w/.git/HEAD"] = "x"
  texts["/w/App/Lib/f.swift"] = "x"
  texts["/w/App/g.swift"] = "x"
  #expect(try found(.inMemory(texts), root: "/w/App") == ["(Lib/f.swift)", "g.swift"])
}

// MARK: Links

@Test func linksLeadOnlyToWhatWasNotSeen() throws {
  var texts = files("a/x.swift", "z/y.swift")
  texts["/out/o.swift"] = "x"
  texts["/out/sub/p.swift"] = "x"
  texts["/single.swift"] = "x"
  let environment = Environment.inMemory(
    texts,
    links: [
      "/w/again": "a", "/w/circle": ".", "/w/up": "..", "/w/a/in": "..", "/w/b": "../out",
      "/w/c": "/out/sub", "/w/copy.swift": "a/x.swift", "/w/o1.swift": "/single.swift",
      "/w/o2.swift": "/single.swift", "/w/nowhere": "missing", "/w/self": "self",
      "/out/back": "/w", "/out/.gone": "/none",
    ])
  #expect(
    try found(environment) == ["a/x.swift", "b/o.swift", "b/sub/p.swift", "o1.swift", "z/y.swift"])
}

@Test func linkBelowTheRootAsksForTheIdentityOfNothingElse() throws {
  let asked = Mutex<[String]>([])
  var environment = Environment.inMemory(
    ["/w/a/x.swift": "x", "/w/y.swift": "x"],
    links: ["/r": "/w", "/w/Current": "a", "/w/z.swift": "y.swift"])
  let status = environment.files.status
  environment.files.status = { path throws(FileError) in
    asked.withLock { $0.append(path) }
    return try status(path)
  }
  for root in ["/w", "/r"] {
    asked.withLock { $0 = [] }
    #expect(try found(environment, root: root) == ["a/x.swift", "y.swift"])
    let places = asked.withLock { $0 }.filter { !$0.hasSuffix(".git") && !$0.hasSuffix(".gitmodules") }
    #expect(Set(places) == [root, root + "/Current", root + "/z.swift"])
  }
}

@Test func linksWithinLinkedFoldersAreFollowed() throws {
  let environment = Environment.inMemory(
    ["/w/a.swift": "x", "/out/o.swift": "x", "/far/f.swift": "x"],
    links: ["/w/l": "/out", "/out/m": "/far", "/far/n": "/out"])
  #expect(try found(environment) == ["a.swift", "l/m/f.swift", "l/o.swift"])
}

@Test func fileOfALinkIsNotReadAgainInALinkedFolder() throws {
  let environment = Environment.inMemory(
    ["/w/a.swift": "x", "/out/o.swift": "x", "/out/p.swift": "x"],
    links: ["/w/z.swift": "/out/o.swift", "/w/b": "/out"])
  #expect(try found(environment) == ["a.swift", "b/p.swift", "z.swift"])
}

@Test func ignoredLinksAreNotFollowed() throws {
  let environment = Environment.inMemory(
    ["/w/.gitignore": "l\n*.gen.swift\n", "/out/o.swift": "x", "/w/a.swift": "x"],
    links: ["/w/l": "/out", "/w/m.gen.swift": "/out/o.swift", "/w/build": "/out"])
  #expect(try found(environment) == ["a.swift"])
}

@Test func brokenLinkIsReportedWhereAFileShouldBe() throws {
  let environment = Environment.inMemory(
    ["/w/a.swift": "x"], links: ["/w/b.swift": "missing", "/w/c": "missing"])
  let walked = try walk(root: "/w", in: environment) { _, bytes in bytes.count }
  #expect(
    walked.unreadable == [FileError(path: "b.swift", reason: "no such file or directory")])
}

// MARK: Faults

@Test func unreadablePlacesAreReportedAndTheRestIsRead() throws {
  let environment = Environment.inMemory(
    files("a.swift", "b/c.swift", "d/.gitignore", "d/e.swift"), special: ["/w/pipe.swift"],
    unreadable: [
      "/w/a.swift": "input/output error", "/w/b": "permission denied",
      "/w/d/.gitignore": "permission denied",
    ])
  let walked = try walk(root: "/w", in: environment) { _, bytes in bytes.count }
  #expect(lines(walked) == ["a.swift", "d/e.swift"])
  #expect(walked.files.map(\.fact) == [nil, 1])
  #expect(
    walked.unreadable == [
      FileError(path: "a.swift", reason: "input/output error"),
      FileError(path: "b", reason: "permission denied"),
      FileError(path: "d/.gitignore", reason: "permission denied"),
    ])
}

@Test func fileThatVanishesIsReported() throws {
  var environment = Environment.inMemory(files("a.swift", "b/c.swift"))
  let list = environment.files.list
  environment.files.list = { path throws(FileError) in
    let entries = try list(path)
    return entries + [FolderEntry(name: "gone.xib", kind: .file), FolderEntry(name: "lost", kind: .folder)]
  }
  let walked = try walk(root: "/w/b", in: environment) { _, bytes in bytes.count }
  #expect(lines(walked) == ["c.swift", "gone.xib"])
  #expect(walked.unreadable.map(\.path) == ["gone.xib", "lost"])
}

@Test func rootMustBeAFolder() {
  let environment = Environment.inMemory(files("a.swift"))
  #expect(throws: FileError(path: "/none", reason: "no such file or directory", isMissing: true)) {
    try found(environment, root: "/none")
  }
  #expect(throws: FileError(path: "/w/a.swift", reason: "not a folder; name the folder of its workspace")) {
    try found(environment, root: "/w/a.swift")
  }
  #expect(throws: FileError(path: "/w", reason: "permission denied")) {
    try found(.inMemory(files("a.swift"), unreadable: ["/w": "permission denied"]))
  }
}

@Test(arguments: ["/w", "/w/", "w", "./w/../w//", "/../w/."])
func rootMayBeWrittenInManyWays(_ root: String) throws {
  #expect(try found(.inMemory(files("x/a.swift")), root: root) == ["x/a.swift"])
}

@Test func wholeDiskCanBeTheRoot() throws {
  #expect(try found(.inMemory(files("a.swift")), root: "/") == ["w/a.swift"])
}

// MARK: Threads

@Test func threadsMakeNoDifference() throws {
  var texts: [String: String] = [:]
  var links: [String: String] = [:]
  for outer in 0..<30 {
    for inner in 0..<20 { texts["/w/f\(outer)/g\(inner % 4)/\(inner).swift"] = "\(outer)" }
    texts["/w/f\(outer)/.gitignore"] = "\(outer % 7).swift"
    texts["/out/o\(outer)/p\(outer).swift"] = "x"
    links["/w/l\(outer)"] = "/out/o\(outer % 11)"
    links["/out/o\(outer)/m"] = "/out"
  }
  var environment = Environment.inMemory(texts, links: links)
  let alone = try walk(root: "/w", in: environment) { _, bytes in bytes.count }
  #expect(alone.files.count > 570)
  environment.processorCount = 8
  for _ in 0..<20 {
    #expect(try walk(root: "/w", in: environment) { _, bytes in bytes.count } == alone)
  }
}

@Test func documentsAreReadBeforeCode() throws {
  let visited = Mutex<[String]>([])
  let texts = files(
    "a/b/Z.xib", "App.xcodeproj/project.pbxproj", "a/LoginController.swift", "b/Cell.m", "C.swift",
    "Main.storyboard", "a/c/.swift", "a/b/Controller", "D.h")
  _ = try walk(root: "/w", in: .inMemory(texts)) { file, _ in
    visited.withLock { $0.append(file.path) }
    return 1
  }
  let order = visited.withLock { $0 }
  #expect(Set(order[..<2]) == ["a/b/Z.xib", "Main.storyboard"])
  #expect(order[2] == "App.xcodeproj/project.pbxproj")
  #expect(Set(order[3..<5]) == ["a/LoginController.swift", "b/Cell.m"])
  #expect(Set(order[5...]) == ["C.swift", "D.h", "a/c/.swift"])
}

@Test func readingGoesOnWhileFoldersAreListed() throws {
  // The folder that is taken first is listed only once the file in the other has been visited: a walk that
  // lists everything first, or leaves the second thread asleep, would wait for it in vain.
  let visited = Mutex(false)
  let inTime = Mutex(false)
  var environment = Environment.inMemory(files("a/a.swift", "b/b.swift"), processorCount: 2)
  let list = environment.files.list
  environment.files.list = { path throws(FileError) in
    if path == "/w" {
      // Time for the second thread to find nothing to do.
      Thread.sleep(forTimeInterval: 0.3)
      return try list(path).sorted { $0.name < $1.name }
    }
    if path == "/w/b" {
      for _ in 0..<20_000 where !visited.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.001) }
      let seen = visited.withLock { $0 }
      inTime.withLock { $0 = seen }
    }
    return try list(path)
  }
  _ = try walk(root: "/w", in: environment) { _, _ in
    visited.withLock { $0 = true }
    return 1
  }
  #expect(inTime.withLock { $0 })
}
