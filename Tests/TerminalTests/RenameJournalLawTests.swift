import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing
import Workspace
import World

// The law of the journal: whatever lies there, nothing outside of the workspace changes, no text of the user is lost, and what
// stays is named.

private let swift = "class Old: UIViewController {\n  @IBOutlet var label: UILabel!\n}\n"
private let app = Fixture(
  """
  -- Old.swift --
  class Old: UIViewController {
    @IBOutlet var label: UILabel!
  }
  -- Sub/text --
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Old" customModule="App"><connections>
    <outlet property="label" destination="l" id="c1"/></connections></placeholder>
  <label id="l"/>
  -- Sub/More.swift --
  extension Old { func fill() { label.text = nil } }
  -- Sub/Old+Rest.swift --
  extension Old { func clear() { label = nil } }
  -- Other.swift --
  struct Other {}
  """
).files(at: "/app")

/// A workspace with a rename that was interrupted, in whatever way, and what happened to its files and its journal since.
private final class Scene: Sendable {
  let output = RecordedOutput()
  let environment: Environment
  /// From this step on, nothing works.
  private let end = Mutex<Int?>(nil)
  private let steps = Mutex(0)

  private final class Box: @unchecked Sendable { weak var scene: Scene? }

  init() {
    let box = Box()
    environment = .inMemory(
      app.merging([
        "/app/.ibls.json": "{}", "/app/.env": "SECRET=1\n", "/app/.git/config": "[core]\n",
        "/app/notes.txt": "notes\n",
        "/app/.ibls-aaaaaaaaaaaaaaaa-0.new": "mine\n", "/out/Old.swift": app["/app/Old.swift"] ?? "",
        "/out/More.swift": app["/app/Sub/More.swift"] ?? "", "/out/rc": "rc\n",
        "/other/Old.swift": "class Old {}\n",
      ]) { $1 },
      links: [
        "/app/Old.xib": "Sub/text", "/app/Links/1.swift": "/out/Old.swift",
        "/app/Links/2.swift": "../../out/rc",
        "/app/Links/3.swift": "../.git/config", "/app/Out": "/out", "/app/Sub/up.swift": "../Old.swift",
      ],
      hardLinks: ["/app/Sub/twin": "/app/Sub/More.swift"], fault: { _, _ in box.scene?.ask() },
      currentDirectory: "/app", output: output)
    box.scene = self
  }

  private func ask() -> String? {
    let step = steps.withLock { steps in
      steps += 1
      return steps - 1
    }
    guard let end = end.withLock({ $0 }), step >= end else { return nil }
    return "killed"
  }

  /// Runs, and from some step on nothing works.
  func run(_ arguments: [String], killedAt step: Int?) -> Int32 {
    steps.withLock { $0 = 0 }
    end.withLock { $0 = step }
    defer { end.withLock { $0 = nil } }
    return Terminal.run(arguments, in: environment)
  }
}

private struct Law {
  let seed: UInt64
  private var numbers: SeededNumbers
  private let scene = Scene()
  private var environment: Environment { scene.environment }

  init(seed: UInt64) {
    self.seed = seed
    numbers = SeededNumbers(seed: seed)
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &numbers)]
  }

  mutating func happens(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &numbers) < part
  }

  func journals() throws -> [String] {
    try RenameJournalPlace.State.allCases.map { try journalPath($0) }.filter(environment.files.mayBeThere)
  }

  func put(_ bytes: [UInt8], at path: String) {
    try? environment.writing.remove(path)
    try? environment.writing.create(bytes, path)
  }

  // MARK: How it comes about

  mutating func interrupt() {
    let rename = one(of: [
      ["--rename", "Old.label", "heading", "--write"],
      ["--rename", "Old", "New", "--write", "--include-unconfirmed"],
    ])
    _ = scene.run(rename, killedAt: Int.random(in: 0..<45, using: &numbers))
  }

  mutating func forge() throws {
    let paths = app.keys.map { String($0.dropFirst("/app/".count)) }.sorted()
    let strange = [
      ".env", ".git/config", "notes.txt", "../out/Old.swift", "Out/Old.swift", "Links/1.swift",
      "Links/2.swift", "Old.xib",
      "Sub/up.swift", "New.swift", "Sub/New.swift", "Gone.swift",
    ]
    var steps: [ForgedStep] = []
    for index in 0..<Int.random(in: 1...3, using: &numbers) {
      let path = one(of: happens(1, of: 2) ? paths : strange)
      var step = ForgedStep(path: path)
      if happens(1, of: 3) { step.place = one(of: paths + strange) }
      if path == "Old.xib", happens(2, of: 3) { step.place = "Sub/text" }
      step.isLink = step.place != nil
      step.isInPlace = happens(1, of: 4)
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      if happens(1, of: 2) {
        step.newPath = happens(1, of: 4) ? one(of: strange) : folder + one(of: ["New.swift", "Other.swift"])
      }
      let place = "/app/" + (step.place ?? path)
      let text = (try? environment.files.read(place)).map { String(decoding: $0, as: UTF8.self) }
      step.old = text ?? one(of: ["", "x"])
      step.new = happens(1, of: 3) ? step.old : "payload \(index)\n"
      if happens(1, of: 5) { swap(&step.old, &step.new) }
      let beside = String(place[...(place.lastIndex(of: "/") ?? place.startIndex)])
      for (kind, text) in [("new", step.new), ("old", step.old)] where happens(2, of: 3) {
        put(Array(text.utf8), at: normalized("\(beside).ibls-0123456789abcdef-\(index).\(kind)", from: "/"))
      }
      steps.append(step)
    }
    let path = try journalPath(one(of: RenameJournalPlace.State.allCases))
    try environment.writing.makeFolder("/home/user/.local/state/ibls")
    put(Array(try forgedJournal(steps).utf8), at: path)
  }

  // MARK: What happens meanwhile

  mutating func tamper() throws {
    let local = allFiles(environment).keys.filter { $0.hasPrefix("/app/") && !$0.hasPrefix("/app/.git/") }
      .sorted()
    let staged = local.filter { $0.contains("/.ibls-") }
    let journal = try journals().first
    let bytes = journal.flatMap { try? environment.files.read($0) } ?? []
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0:
      let path = one(of: local)
      guard let text = try? environment.files.read(path), environment.files.mayBeThere(path),
        !(try isLink(path))
      else {
        return
      }
      let edited = text + Array("// edit \(numbers.next())\n".utf8)
      if happens(1, of: 2) {
        try environment.writing.overwrite(edited, text, path)
      } else {
        put(edited, at: path)
      }
    case 1: try environment.writing.remove(one(of: local))
    case 2 where !staged.isEmpty:
      put(
        Array("a longer text of somebody's \(numbers.next()) \(swift)\(swift)\(swift)\(swift)".utf8),
        at: one(of: staged))
    case 3 where !staged.isEmpty: try environment.writing.remove(one(of: staged))
    case 4:
      let links = ["/app/Links/1.swift", "/app/Links/2.swift", "/app/Links/3.swift"].filter(
        environment.files.mayBeThere)
      if !links.isEmpty { try environment.writing.move(one(of: links), one(of: local)) }
    case 5 where journal != nil && !bytes.isEmpty:
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &numbers)] ^= UInt8.random(in: 1...255, using: &numbers)
      put(
        happens(1, of: 2) ? damaged : Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &numbers))),
        at: journal ?? "")
    case 6: put(bytes, at: "/app/" + one(of: [".ibls-rename-finish", ".ibls-rename-undo"]))
    case 7:
      // The journal is that of a workspace that was elsewhere.
      if let journal { try environment.writing.move(journal, journalPath(.finish, root: "/other")) }
    case 8:
      if let journal {
        try environment.writing.move(journal, journalPath(one(of: RenameJournalPlace.State.allCases)))
      }
    case 9 where !staged.isEmpty:
      // The machine stopped while it was written.
      let path = one(of: staged)
      let text = try environment.files.read(path)
      put(Array(text.prefix(Int.random(in: 0...text.count, using: &numbers))), at: path)
    default: break
    }
  }

  private func isLink(_ path: String) throws -> Bool { try environment.files.resolve(path) != path }

  // MARK: What must hold

  /// The texts that the journals speak of, in pairs of old and new.
  private func pairs() throws -> [(old: String, new: String)] {
    struct Record: Decodable {
      struct File: Decodable { var old, new: String }
      var files: [File]
    }
    return try journals().flatMap { path in
      let body = try environment.files.read(path).drop { $0 != UInt8(ascii: "\n") }.dropFirst()
      let record = try? JSONDecoder().decode(Record.self, from: Data(body))
      return (record?.files ?? []).map { ($0.old, $0.new) }
    }
  }

  mutating func check() throws {
    let before = allFiles(environment)
    let pairs = try pairs()
    if happens(1, of: 3) {
      _ = scene.run(["--rename", "--recover"], killedAt: Int.random(in: 0..<12, using: &numbers))
    }
    let start = scene.output.error.count
    let arguments = happens(3, of: 4) ? ["--rename", "--recover"] : ["--rename", "Other.a", "b", "--write"]
    let code = scene.run(arguments, killedAt: nil)
    let said = String(decoding: scene.output.error.dropFirst(start), as: UTF8.self)
    let after = allFiles(environment)

    func outside(_ files: [String: String]) -> [String: String] {
      files.filter {
        !$0.key.hasPrefix("/app/") && !$0.key.hasPrefix("/home/") || $0.key.hasPrefix("/app/.git/")
      }
    }
    #expect(outside(after) == outside(before), "seed \(seed): \(said)")

    let kept = Set(after.filter { $0.key.hasPrefix("/app/") }.values)
    let shown = Set(
      after.filter { $0.key.hasPrefix("/app/") && !$0.key.contains("/.ibls-") }.values.map(identity))
    for (path, text) in before where path.hasPrefix("/app/") && !kept.contains(text) {
      // A link stays, though what it leads to may have another name.
      if text.hasPrefix("-> "), after[path] != nil { continue }
      let own = identity(text)
      // One version of a text may take the place of the other; what a rename has not written whole goes.
      let versions = pairs.filter { $0.old != $0.new && ($0.old == own || $0.new == own) }
      let isStaged = path.contains("/.ibls-") && !path.contains("aaaaaaaaaaaaaaaa")
      let isOwn = isStaged && !text.contains("somebody") && !text.contains("// edit")
      #expect(
        isOwn || versions.contains { shown.contains($0.old) || shown.contains($0.new) },
        "seed \(seed): \(path): \(text) \(said)")
    }

    if arguments.count == 2 {
      for path in after.keys
      where path.hasPrefix("/app/") && !path.hasPrefix("/app/.git/") && path.contains("/.ibls-")
        && !path.contains("aaaaaaaaaaaaaaaa")
      {
        let name = String(path.dropFirst("/app/".count))
        let file = name.split(separator: "/").last ?? ""
        #expect(
          said.contains("'\(name)'") || said.contains("begin with '\(file.prefix(22))'"),
          "seed \(seed): \(name): \(said)")
      }
      for path in after.keys where path.hasPrefix("/home/") {
        #expect(said.contains("'\(path)'"), "seed \(seed): \(path): \(said)")
      }
      if code == 0 { #expect(try journals() == [], "seed \(seed): \(said)") }
    }
  }

  private func identity(_ text: String) -> String { "\(text.utf8.count)-\(checksum(text))" }
}

@Suite struct RenameJournalLawTests {
  /// `IBLS_SEEDS` sets a higher number of journals: `IBLS_SEEDS=100000`.
  @Test(arguments: [UInt64](0..<8))
  func noJournalDoesHarm(_ part: UInt64) throws {
    let count = ProcessInfo.processInfo.environment["IBLS_SEEDS"].flatMap { UInt64($0) } ?? 400
    for seed in stride(from: part, to: count, by: 8) {
      var law = Law(seed: seed)
      if law.happens(1, of: 2) { law.interrupt() } else { try law.forge() }
      for _ in 0..<law.one(of: [0, 0, 1, 1, 2, 3]) { try? law.tamper() }
      do { try law.check() } catch { Issue.record(error, "seed \(seed)") }
    }
  }
}
