import Foundation
import TestSupport
import Testing
import World

@testable import Workspace

/// The files that a walk finds, and those that it leaves out since git ignores them.
private func walked(_ folder: URL) throws -> (found: [String], ignored: Set<String>) {
  let walked: Walked<Int> = try walk(root: folder.path, in: .live) { _, _ in 1 }
  return (walked.files.map(\.file.path), walked.hiddenCode.ignored)
}

private func git(_ arguments: [String], in folder: URL) -> Int32? {
  runTool(["git", "-c", "user.name=n", "-c", "user.email=e"] + arguments, in: folder).code
}

/// A repository that tracks some of what its rules name, with many other files around.
private func makeRepository(in folder: URL, _ format: String) throws -> Bool {
  guard git(["init", "-q", "--object-format=\(format)"], in: folder) == 0 else { return false }
  for number in 0..<300 { try write("x", "Sources/Group \(number % 7)/File\(number).txt", in: folder) }
  for path in [
    "A.h", "B.h", "App/C.m", "gen/D.swift", "gen/E.swift", "gen/deep/F.swift", "gen/other/G.swift",
    "off/H.swift",
    "Main.xib", "P.xcodeproj/project.pbxproj", "Q.xcodeproj/project.pbxproj",
  ] {
    try write("x", path, in: folder)
  }
  try write("*.h\ngen/\noff\nMain.xib\n*.xcodeproj\n", ".gitignore", in: folder)
  let tracked = ["A.h", "gen/D.swift", "gen/deep/F.swift", "Main.xib", "P.xcodeproj/project.pbxproj"]
  try #require(git(["add", "."], in: folder) == 0)
  try #require(git(["add", "-f"] + tracked, in: folder) == 0)
  return true
}

private let expected = [
  "A.h", "App/C.m", "Main.xib", "P.xcodeproj/project.pbxproj", "gen/D.swift", "gen/deep/F.swift",
]

@Test(arguments: ["sha1", "sha256"], [2, 3, 4])
func whatGitTracksIsNotLeftOut(_ format: String, _ version: Int) throws {
  try withTemporaryFolder { folder in
    guard try makeRepository(in: folder, format) else { return }
    // Only a file that is yet to be added needs the third version.
    if version == 3 { try #require(git(["add", "-f", "-N", "off/H.swift"], in: folder) == 0) }
    if version == 4 { try #require(git(["update-index", "--index-version", "4"], in: folder) == 0) }
    let bytes = try Data(contentsOf: folder.appending(path: ".git/index"))
    #expect(bytes[7] == version)
    let result = try walked(folder)
    #expect(result.found == expected + (version == 3 ? ["off/H.swift"] : []))
    #expect(result.ignored == Set(["B.h", "gen/E.swift"] + (version == 3 ? [] : ["off/H.swift"])))
    for path in result.found {
      let found = try membership(of: [path], root: folder.path, in: .live)
      #expect(found.files.map(\.path) == [path])
    }
    // Bytes that are cut off or altered list what they list, or nothing.
    let raw = [UInt8](bytes)
    for end in stride(from: 0, to: raw.count, by: 97) {
      #expect(index(Array(raw[..<end]), format) == nil)
    }
    var random = SeededNumbers(seed: 11)
    for _ in 0..<500 {
      var damaged = raw
      damaged[Int.random(in: 0..<raw.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      _ = index(damaged, format)?.contains("gen/".utf8)
    }
  }
}

private func index(_ bytes: [UInt8], _ format: String) -> GitIndex? {
  bytes.withUnsafeBufferPointer { GitIndex($0, hashLength: format == "sha1" ? 20 : 32) }
}

@Test func anIndexThatIsNotTheRepositorysOwnCountsForNothing() throws {
  try withTemporaryFolder { folder in
    let main = folder.appending(path: "main")
    try write("x", "main/x.txt", in: folder)
    guard try makeRepository(in: main, "sha1") else { return }
    try #require(git(["commit", "-q", "-m", "m"], in: main) == 0)

    // A worktree has its own index.
    try #require(git(["worktree", "add", "-q", "../other"], in: main) == 0)
    #expect(try walked(folder.appending(path: "other")).found == expected)

    // Another repository's, by a link and by a file that names it.
    let files = FileManager.default
    for name in ["linked", "named"] {
      for path in ["A.h", "App/C.m"] { try write("x", name + "/" + path, in: folder) }
      try write("*.h\n", name + "/.gitignore", in: folder)
    }
    try files.createDirectory(at: folder.appending(path: "linked/.git"), withIntermediateDirectories: true)
    try link("linked/.git/index", to: "../../main/.git/index", in: folder)
    try write("gitdir: ../main/.git\n", "named/.git", in: folder)
    for name in ["linked", "named"] {
      #expect(try walked(folder.appending(path: name)).found == ["App/C.m"], "\(name)")
    }

    // One that is split lists only what changed.
    try #require(git(["update-index", "--split-index"], in: main) == 0)
    #expect(try walked(main).found == ["App/C.m"])
  }
}

/// Nothing reads the index where nothing is ignored.
@Test func theIndexIsReadOnlyForWhatIsIgnored() throws {
  try withTemporaryFolder { folder in
    guard try makeRepository(in: folder, "sha1") else { return }
    func reads(_ rules: String) throws -> Bool {
      try write(rules, ".gitignore", in: folder)
      let book = ReadPaths()
      var environment = Environment.live
      environment.files.read = { [read = environment.files.read] path throws(FileError) in
        book.note(path)
        return try read(path)
      }
      let _: Walked<Int> = try walk(root: folder.path, in: environment) { _, _ in 1 }
      return book.paths.contains { $0.hasSuffix(".git/index") }
    }
    #expect(try !reads("*.txt\nnothing/\n"))
    #expect(try reads("gen/\n"))
    #expect(try reads("A.h\n"))
  }
}

private final class ReadPaths: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [String] = []

  var paths: [String] { lock.withLock { noted } }
  func note(_ path: String) { lock.withLock { noted.append(path) } }
}
