import Foundation
import TestSupport
import Testing

@testable import Workspace
@testable import World

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

private let live = Environment.live

@Test func realFoldersAreWalked() throws {
  try withTemporaryFolder { folder in
    try write("class A {}", "App/A.swift", in: folder)
    try write("", "App/Base.lproj/Main.storyboard", in: folder)
    try write("off.swift", ".gitignore", in: folder)
    try write("x", "off.swift", in: folder)
    try write("x", "Pods/P/P.swift", in: folder)
    try link("circle", to: ".", in: folder)
    try link("App/up", to: "../..", in: folder)
    try link("ping", to: "pong", in: folder)
    try link("pong", to: "ping", in: folder)
    try link("gone.swift", to: "nowhere", in: folder)
    try link("Gone.xcconfig", to: "nowhere", in: folder)
    try #require(mkfifo(folder.appending(path: "fifo.swift").path, 0o600) == 0)
    for count in [1, 8] {
      var environment = live
      environment.processorCount = count
      let walked = try walk(root: folder.path, in: environment) { _, bytes in bytes.count }
      #expect(
        walked.files.map { "\($0.file.path) \($0.fact ?? -1) \($0.file.isDependency)" } == [
          "App/A.swift 10 false", "App/Base.lproj/Main.storyboard 0 false", "Pods/P/P.swift 1 true",
        ])
      #expect(
        walked.unreadable == [
          FileError(path: "gone.swift", reason: "no such file or directory")
        ])
    }
  }
}

@Test func linkedFolderOutsideIsWalkedOnce() throws {
  try withTemporaryFolder { folder in
    try write("x", "inner/a.swift", in: folder)
    try write("x", "out/b.swift", in: folder)
    try link("inner/l", to: "../out", in: folder)
    try link("inner/m", to: "../out", in: folder)
    try link("out/n", to: "../out", in: folder)
    try link("out/back", to: "../inner", in: folder)
    let walked = try walk(root: folder.appending(path: "inner").path, in: live) { _, _ in 1 }
    #expect(walked.files.map(\.file.path) == ["a.swift", "l/b.swift"])
  }
}

@Test func onlyRegularFilesAreRead() throws {
  try withTemporaryFolder { folder in
    let fifo = folder.appending(path: "fifo").path
    try #require(mkfifo(fifo, 0o600) == 0)
    #expect(throws: FileError(path: fifo, reason: "not a regular file")) { try live.files.read(fifo) }
    #expect(throws: FileError(path: "/dev/zero", reason: "not a regular file")) {
      try live.files.read("/dev/zero")
    }
    #expect(throws: FileError(path: folder.path, reason: "is a directory")) {
      try live.files.read(folder.path)
    }
    let missing = folder.appending(path: "missing").path
    #expect(throws: FileError(path: missing, reason: "no such file or directory", isMissing: true)) {
      try live.files.read(missing)
    }
    #expect(throws: FileError(path: missing, reason: "no such file or directory", isMissing: true)) {
      try live.files.list(missing)
    }
    #expect(throws: FileError(path: "/dev/null\0x", reason: "the path contains a zero byte")) {
      try live.files.status("/dev/null\0x")
    }
  }
}

@Test(arguments: [0, 1, 4095, 4096, 65_536, 300_000])
func wholeFilesAreRead(_ size: Int) throws {
  try withTemporaryFolder { folder in
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = folder.appending(path: "file")
    try Data(bytes).write(to: file)
    #expect(try live.files.read(file.path) == bytes)
  }
}

@Test func filesBeyondTwoGigabytesAreRefused() throws {
  try withTemporaryFolder { folder in
    let path = folder.appending(path: "large").path
    // All hole and no bytes: takes no room on the disk.
    try #require(FileManager.default.createFile(atPath: path, contents: nil))
    try #require(truncate(path, off_t(Int32.max) + 1) == 0)
    #expect(throws: FileError(path: path, reason: "larger than 2 GB")) { try live.files.read(path) }
  }
}

#if os(Linux)
  @Test func filesLargerThanTheyClaimAreReadToTheEnd() throws {
    // Files in /proc claim to be empty, as one does that is written to while it is read.
    #expect(try live.files.read("/proc/self/maps").count > 100)
  }

  @Test func namesThatAreNotUTF8AreReported() throws {
    try withTemporaryFolder { folder in
      let path =
        Array(folder.path.utf8CString.dropLast()) + [0x2F, CChar(truncatingIfNeeded: 0xFF)]
        + "x.swift".utf8CString
      let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
      try #require(descriptor >= 0)
      close(descriptor)
      let walked = try walk(root: folder.path, in: live) { _, _ in 1 }
      #expect(
        walked.unreadable == [
          FileError(path: "\u{FFFD}x.swift", reason: "no such file, or its name is not UTF-8")
        ])
    }
  }
#endif

@Test func kindsAndIdentitiesAreTold() throws {
  try withTemporaryFolder { folder in
    try write("x", "file", in: folder)
    try write("x", "inner/file", in: folder)
    try link("link", to: "inner", in: folder)
    try #require(mkfifo(folder.appending(path: "fifo").path, 0o600) == 0)
    let entries = try live.files.list(folder.path).sorted { $0.name < $1.name }
    #expect(
      entries == [
        FolderEntry(name: "fifo", kind: .other), FolderEntry(name: "file", kind: .file),
        FolderEntry(name: "inner", kind: .folder), FolderEntry(name: "link", kind: .link),
      ])
    let inner = try live.files.status(folder.appending(path: "inner").path)
    #expect(inner.kind == .folder)
    #expect(try live.files.status(folder.appending(path: "link").path) == inner)
    #expect(try live.files.status(folder.appending(path: "file").path).identity != inner.identity)
    #expect(try live.files.status(folder.appending(path: "fifo").path).kind == .other)
  }
}

@Test func inMemoryOutputIsRecorded() {
  let output = RecordedOutput()
  let environment = Environment.inMemory(output: output)
  environment.console.writeOutput(Array("one ".utf8))
  environment.console.writeError(Array("oh".utf8))
  environment.console.writeOutput(Array("two".utf8))
  #expect(output.outputText == "one two")
  #expect(output.errorText == "oh")
}

@Test func linksInPathsAreFollowedAsFarAsTheyLead() throws {
  try withTemporaryFolder { folder in
    try write("x", "inner/a.swift", in: folder)
    try link("l", to: "inner", in: folder)
    try link("l2", to: "l/../l", in: folder)
    try link("gone", to: "nowhere", in: folder)
    let top = folder.path
    for (given, real) in [
      ("l/a.swift", "inner/a.swift"), ("l2/new/b.swift", "inner/new/b.swift"), ("gone/x", "gone/x"),
      ("inner/a.swift/x", "inner/a.swift/x"),
    ] {
      #expect(live.files.realPath(of: top + "/" + given) == top + "/" + real)
    }
    #expect(live.files.realPath(of: "/") == "/")
    let long = String(repeating: "/a", count: 100_000)
    #expect(live.files.realPath(of: long) == long)
  }
}

/// macOS does not poll terminals; a loop that asks again at once would take a whole processor.
@Test func whatCannotBePolledIsNotAskedOverAndOver() {
  let clock = ContinuousClock()
  let time = clock.measure { for _ in 0..<5 { System.wait(for: .max, events: POLLIN) } }
  #expect(time >= .milliseconds(50))
}

@Test func whatIsReadyIsNotWaitedFor() throws {
  let ends = Pipe()
  try ends.fileHandleForWriting.write(contentsOf: Data([1]))
  let clock = ContinuousClock()
  let time = clock.measure {
    for _ in 0..<100 { System.wait(for: ends.fileHandleForReading.fileDescriptor, events: POLLIN) }
  }
  // A pause each time would take a second.
  #expect(time < .milliseconds(900))
}

@Test(arguments: [
  (
    "warning: Not a git repository. Use --no-index to compare two paths outside a working tree\nusage: git\n",
    "the folder is not in a repository"
  ),
  (
    "fatal: not a git repository (or any of the parent directories): .git\n",
    "the folder is not in a repository"
  ),
  ("fatal: bad revision 'nope'\n", "bad revision 'nope'"),
  ("error: pathspec\nfatal: other\n", "error: pathspec"),
])
func whatGitComplainsOfIsALine(_ words: String, _ line: String) {
  #expect(gitComplaint(words) == line)
}

@Test func gitWithoutWordsHasNoComplaint() {
  #expect(gitComplaint("") == nil)
}
