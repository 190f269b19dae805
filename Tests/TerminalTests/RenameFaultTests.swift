import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing
import Workspace
import World

// Whatever ends a rename, and wherever: the next run leaves all files old or all files new, and nothing else.

private let app = Fixture(
  """
  -- Old.swift --
  class Old: UIViewController {
    @IBOutlet var label: UILabel!
  }
  -- Sub/Old.xib --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Old" customModule="App"><connections>
    <outlet property="label" destination="l" id="c1"/><outlet property="view" destination="l" id="c0"/></connections></placeholder>
  <label id="l"/>
  -- Sub/More.swift --
  extension Old { func fill() { label.text = nil } }
  """
).files(at: "/app")

/// Two texts and a file with two names; the same with other names of files.
private let renames = [
  ["--rename", "Old.label", "heading", "--write"],
  ["--rename", "Old", "New", "--write", "--include-unconfirmed"],
]

private typealias Fault = @Sendable (_ step: Int) -> String?

/// A disk whose faults can end.
private final class FaultyDisk: Sendable {
  let output = RecordedOutput()
  let environment: Environment
  private let fault = Mutex<Fault?>(nil)
  private let steps = Mutex(0)

  init(
    more: [String: String] = [:], fault: @escaping Fault = { _ in nil },
    interruption: @escaping @Sendable () -> String? = { nil }
  ) {
    self.fault.withLock { $0 = fault }
    // The closure can't name what is not made yet.
    let box = Box()
    environment = .inMemory(
      app.merging(more) { $1 }, hardLinks: ["/twin/More.swift": "/app/Sub/More.swift"],
      fault: { step, _ in box.disk?.ask(step) }, interruption: interruption, currentDirectory: "/app",
      output: output)
    box.disk = self
  }

  private final class Box: @unchecked Sendable { weak var disk: FaultyDisk? }

  private func ask(_ step: Int) -> String? {
    steps.withLock { $0 = step + 1 }
    return fault.withLock { $0 }?(step)
  }

  var stepCount: Int { steps.withLock { $0 } }

  /// The text written to standard error after so many bytes.
  func said(since start: Int) -> String { String(decoding: output.error.dropFirst(start), as: UTF8.self) }

  func repair() { fault.withLock { $0 = nil } }

  /// The texts of all paths of the disk, temporary ones among them.
  func files(_ folder: String = "") -> [String: String] {
    var result: [String: String] = [:]
    for entry in (try? environment.files.list(folder.isEmpty ? "/" : folder)) ?? [] {
      let path = folder + "/" + entry.name
      if entry.kind == .folder {
        result.merge(files(path)) { $1 }
      } else {
        result[path] = String(decoding: (try? environment.files.read(path)) ?? [], as: UTF8.self)
      }
    }
    return result
  }
}

/// The files before and after a rename, and the number of its steps.
private func whole(_ rename: [String]) -> (before: [String: String], after: [String: String], steps: Int) {
  let disk = FaultyDisk()
  let before = disk.files()
  #expect(run(rename, in: disk.environment) == 0, "\(disk.output.errorText)")
  return (before, disk.files(), disk.stepCount)
}

@Suite struct RenameFaultTests {
  @Test(arguments: renames)
  func aStepThatFailsLeavesAllFilesOldOrNew(_ rename: [String]) {
    let (before, after, steps) = whole(rename)
    #expect(before.count == after.count && before != after)
    var faults = 0
    for step in 0..<steps {
      let disk = FaultyDisk { $0 == step ? "no space left on device" : nil }
      let code = run(rename, in: disk.environment)
      guard code == 0 else {
        faults += 1
        #expect(code == 2)
        #expect(
          disk.output.errorText.contains("nothing was written: /"), "\(step): \(disk.output.errorText)")
        #expect(
          disk.output.errorText.contains("no space left on device"), "\(step): \(disk.output.errorText)")
        #expect(disk.files() == before, "step \(step)")
        continue
      }
      // Files that can't be removed in the end are removed by the next run; a disk need not have second names.
      disk.repair()
      #expect(run(["--rename", "--recover"], in: disk.environment) == 0)
      #expect(disk.files() == after, "step \(step)")
    }
    // The steps are the look at each file, the journal, the texts beside, the moves, and each write.
    #expect(faults >= 12)
  }

  /// From some step on, nothing works: as when the program is killed.
  @Test(arguments: renames, [["--rename", "--recover"], ["--rename", "Other.a", "b", "--write"]])
  func theRunAfterAnEndLeavesAllFilesOldOrNew(_ rename: [String], _ next: [String]) {
    let (before, after, steps) = whole(rename)
    var results: Set<String> = []
    for step in 0...steps {
      let disk = FaultyDisk { $0 >= step ? "killed" : nil }
      _ = run(rename, in: disk.environment)
      disk.repair()
      let left = disk.files()
      let said = disk.output.error.count
      let code = run(next, in: disk.environment)
      #expect(code == (next.count == 2 ? 0 : 2), "step \(step)")
      let message = disk.said(since: said)
      let files = disk.files()
      #expect(files == before || files == after, "step \(step): \(files.keys.sorted()), \(message)")
      let isFinished = message.contains("that was interrupted is finished now")
      let isUndone =
        message.contains("that was interrupted is taken back now") || message.contains("is removed now")
      // A half-done rename is explained, and nothing else.
      #expect((isFinished || isUndone) == (left != before && left != after), "step \(step): \(message)")
      if isFinished { #expect(files == after) }
      if isUndone { #expect(files == before) }
      results.insert(isFinished ? "finished" : isUndone ? "undone" : "nothing")
    }
    #expect(results == ["finished", "undone", "nothing"])
  }

  /// One step fails, and what takes the rename back is killed, or fails once.
  @Test(arguments: renames, [true, false])
  func aRollBackThatFailsIsCompletedByTheNextRun(_ rename: [String], _ isKilled: Bool) {
    let (before, after, steps) = whole(rename)
    for first in 0..<steps {
      for second in (first + 1)..<(2 * steps) {
        let disk = FaultyDisk {
          $0 == first || (isKilled ? $0 >= second : $0 == second) ? "input/output error" : nil
        }
        let code = run(rename, in: disk.environment)
        let reached = disk.stepCount > second
        disk.repair()
        let recovered = run(["--rename", "--recover"], in: disk.environment)
        #expect(recovered == 0)
        let files = disk.files()
        #expect(files == before || files == after, "steps \(first) and \(second): \(disk.output.errorText)")
        #expect(
          code == 0 || files == before || isKilled || disk.output.errorText.contains("can't be taken back"))
        if !reached { break }
      }
    }
  }

  /// The disk after an end at the first step where one file has its new text and the others have not.
  private func halfRenamed() throws -> FaultyDisk {
    let (_, after, steps) = whole(renames[0])
    let found = (0..<steps).lazy.map { step -> FaultyDisk in
      let disk = FaultyDisk { $0 >= step ? "killed" : nil }
      _ = run(renames[0], in: disk.environment)
      disk.repair()
      return disk
    }.first { $0.files()["/app/Old.swift"] == after["/app/Old.swift"] }
    return try #require(found)
  }

  /// The disk after an end once all new texts are beside the old ones.
  private func staged() throws -> FaultyDisk {
    let (_, _, steps) = whole(renames[1])
    let found = (0..<steps).lazy.map { step -> FaultyDisk in
      let disk = FaultyDisk { $0 >= step ? "killed" : nil }
      _ = run(renames[1], in: disk.environment)
      disk.repair()
      return disk
    }.first { $0.files().keys.contains { $0.hasSuffix("-finish") } }
    return try #require(found)
  }

  @Test func anEditInBetweenStays() throws {
    let disk = try halfRenamed()
    let xib = try disk.environment.files.read("/app/Sub/Old.xib")
    try disk.environment.writing.overwrite(xib + [0x20], xib, "/app/Sub/Old.xib")
    // It can't be finished any more, and is taken back.
    #expect(run(["--rename", "--recover"], in: disk.environment) == 0)
    var expected = FaultyDisk().files()
    expected["/app/Sub/Old.xib"]? += " "
    #expect(disk.files() == expected)
  }

  /// Others work on the files while a rename is finished: each step looks at the disk once more.
  @Test func anEditBetweenTwoStepsStays() throws {
    let before = FaultyDisk().files()
    let disk = try staged()
    var environment = disk.environment
    let writing = environment.writing
    let hasBegun = Mutex(false)
    environment.writing.move = { path, newPath throws(FileError) in
      try writing.move(path, newPath)
      if hasBegun.withLock({ hasBegun in
        defer { hasBegun = true }
        return hasBegun
      }) {
        return
      }
      try writing.create(Array("// mine\n".utf8), "/app/New.swift")
      try writing.remove("/app/Sub/Old.xib")
      try writing.create(Array("<document/>\n".utf8), "/app/Sub/Old.xib")
    }
    #expect(run(["--rename", "--recover"], in: environment) == 2)
    #expect(disk.output.errorText.hasSuffix("interrupted: /app/New.swift: already exists\n"))
    #expect(disk.files()["/app/New.swift"] == "// mine\n")
    #expect(disk.files()["/app/Sub/Old.xib"] == "<document/>\n")
    // The next run takes it back, and leaves both.
    #expect(run(["--rename", "--recover"], in: disk.environment) == 0)
    #expect(
      disk.files()
        == before.merging(["/app/New.swift": "// mine\n", "/app/Sub/Old.xib": "<document/>\n"]) { $1 })
  }

  /// A file that comes in between is not lost in the run that begins a rename either.
  @Test func aFileThatComesInBetweenStays() {
    let disk = FaultyDisk()
    let before = disk.files()
    var environment = disk.environment
    let writing = environment.writing
    environment.writing.move = { path, newPath throws(FileError) in
      try writing.move(path, newPath)
      if newPath == "/app/Old.swift" { try writing.create(Array("// mine\n".utf8), "/app/New.swift") }
    }
    #expect(run(renames[1], in: environment) == 2)
    #expect(disk.output.errorText.contains("nothing was written: /app/New.swift: already exists"))
    #expect(disk.files() == before.merging(["/app/New.swift": "// mine\n"]) { $1 })
  }

  /// A file that is none any more is not moved.
  @Test func aFolderThatComesInBetweenIsNotMoved() throws {
    let disk = try staged()
    var environment = disk.environment
    let writing = environment.writing
    environment.writing.move = { path, newPath throws(FileError) in
      try writing.move(path, newPath)
      guard newPath == "/app/Old.swift" else { return }
      try writing.remove(newPath)
      try writing.makeFolder(newPath)
    }
    #expect(run(["--rename", "--recover"], in: environment) == 2)
    #expect(
      disk.output.errorText.hasSuffix("/app/Old.swift: is not what it was\n"), "\(disk.output.errorText)")
    #expect(environment.files.entry(at: "/app/Old.swift") == .folder)
  }

  /// The user learns how each file is, and where the rest is.
  @Test func whatCanBeNeitherFinishedNorTakenBackIsExplained() throws {
    let disk = try halfRenamed()
    // The old text of the one that is new is gone, and so is the new text of another.
    for path in disk.files().keys where path.hasSuffix("-0.old") || path.hasSuffix("-2.new") {
      try disk.environment.writing.remove(path)
    }
    let before = disk.files()
    let start = disk.output.error.count
    #expect(run(["--rename", "--recover"], in: disk.environment) == 2)
    #expect(disk.files() == before)
    let lines = disk.said(since: start).split(separator: "\n").map(String.init)
    try #require(lines.count == 5, "\(lines)")
    #expect(lines[0] == "ibls: a rename was interrupted, and can be neither finished nor taken back:")
    #expect(lines[1] == "Old.swift: has its new text")
    #expect(lines[2].hasPrefix("Sub/More.swift: has its old text; the new text is in 'Sub/.ibls-"))
    #expect(lines[3] == "Sub/Old.xib: has its old text")
    #expect(lines[4].contains("-finish' and the files whose names begin with '.ibls-"))
  }

  @Test(arguments: RenameJournalPlace.State.allCases)
  func othersSayThatARenameIsUnfinished(_ state: RenameJournalPlace.State) throws {
    let path = try RenameJournalPlace(of: "/app", in: FaultyDisk().environment).path(state)
    let disk = FaultyDisk(more: [path: "{}"])
    let said =
      "ibls: a rename is under way or was interrupted, as '\(path)' says, so that files may not fit together; "
    for arguments in [["--check"], ["--check", "--fix"], ["--rename", "Old.label", "heading"]] {
      let start = disk.output.error.count
      #expect(run(arguments, in: disk.environment) == (arguments == ["--check"] ? 0 : 2))
      #expect(
        disk.said(since: start).contains(said + "'ibls rename --recover' finishes it or takes it back\n"))
      #expect(disk.output.outputText.contains("heading") == false)
    }
    #expect(disk.files().keys.contains(path))
  }

  @Test func aFileThatCanNotBeReadIsNotGone() throws {
    let disk = try halfRenamed()
    var environment = disk.environment
    let read = environment.files.read
    environment.files.read = { path throws(FileError) in
      if path == "/app/Sub/Old.xib" { throw FileError(path: path, reason: "permission denied") }
      return try read(path)
    }
    let before = disk.files()
    #expect(run(["--rename", "--recover"], in: environment) == 2)
    #expect(
      disk.output.errorText.contains("\nSub/Old.xib: can't be read: permission denied; the old text is in '"))
    #expect(disk.files() == before)
  }

  /// Whether a text is there or not is unknown; the next run looks again.
  @Test func aTextThatCanNotBeLookedAtIsNamed() throws {
    let (_, after, _) = whole(renames[0])
    let disk = FaultyDisk()
    var environment = disk.environment
    let resolve = environment.files.resolve
    environment.files.resolve = { path throws(FileError) in
      if path.hasSuffix("-0.old") { throw FileError(path: path, reason: "input/output error") }
      return try resolve(path)
    }
    #expect(run(renames[0], in: environment) == 0)
    let said = disk.output.errorText
    #expect(said.contains("\n'.ibls-") || said.hasPrefix("'.ibls-"))
    #expect(said.contains("-0.old' stays: input/output error\n'ibls rename --recover' removes what stays\n"))
    #expect(run(["--rename", "--recover"], in: environment) == 2)
    #expect(disk.files().keys.contains { $0.hasSuffix("-0.old") })
    #expect(run(["--rename", "--recover"], in: disk.environment) == 0)
    #expect(disk.files() == after)
  }

  @Test func withoutAnythingToRecoverThatIsSaid() {
    let disk = FaultyDisk()
    #expect(run(["--rename", "--recover"], in: disk.environment) == 0)
    #expect(disk.output.errorText == "no rename was interrupted in '.'\n")
    #expect(run(["--rename", "--recover", "a", "b"], in: disk.environment) == 2)
  }

  @Test(arguments: ["SIGINT", "SIGTERM", "SIGHUP"])
  func aSignalTakesARenameBack(_ signal: String) {
    let (before, after, _) = whole(renames[1])
    var interrupted = 0
    for asked in 0..<20 {
      let count = Mutex(0)
      let disk = FaultyDisk(
        interruption: {
          count.withLock { count in
            count += 1
            return count > asked ? signal : nil
          }
        })
      let code = run(renames[1], in: disk.environment)
      #expect(disk.files() == (code == 0 ? after : before))
      if code == 0 { continue }
      interrupted += 1
      #expect(disk.output.errorText.contains("ibls: nothing was written: /app: interrupted by \(signal)\n"))
    }
    // Before each text, before each write, and before each move to another name.
    #expect(interrupted == 8)
  }
}
