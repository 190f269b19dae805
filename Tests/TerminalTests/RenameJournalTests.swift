import Foundation
import Terminal
import TestSupport
import Testing
import Workspace
import World

// Journals that a repository brings along, or that a disk has damaged, and what they may do: nothing.

private let swift = "class Old: UIViewController {\n  @IBOutlet var label: UILabel!\n}\n"
private let payload = "class Payload {}\n"
private let id = "0123456789abcdef"

func checksum(_ text: String) -> String {
  String(
    text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
}

struct ForgedStep {
  var path: String
  var place: String?
  var newPath: String?
  var old = swift
  var new = payload
  var isLink = false
  var isInPlace = false

  var json: [String: Any] {
    func identity(_ text: String) -> String { "\(text.utf8.count)-\(checksum(text))" }
    var result: [String: Any] = [
      "path": path, "place": place ?? path, "old": identity(old), "new": identity(new), "isLink": isLink,
      "isInPlace": isInPlace,
    ]
    result["newPath"] = newPath
    return result
  }
}

/// A journal with a checksum that is right.
func forgedJournal(_ steps: [ForgedStep], root: String = "/app") throws -> String {
  let journal: [String: Any] = ["id": id, "root": root, "files": steps.map(\.json)]
  let body = String(decoding: try JSONSerialization.data(withJSONObject: journal), as: UTF8.self)
  return checksum(body) + "\n" + body
}

func journalPath(_ state: RenameJournalPlace.State, root: String = "/app") throws -> String {
  try RenameJournalPlace(of: root, in: .inMemory(folders: [root])).path(state)
}

/// A workspace, and a home beside it.
private func disk(
  _ more: [String: String] = [:], links: [String: String] = [:], variables: [String: String] = [:],
  _ output: RecordedOutput
) -> Environment {
  .inMemory(
    [
      "/app/Old.swift": swift, "/app/.ibls.json": "{}", "/app/.env": "SECRET=1\n",
      "/app/.git/config": "[core]\n",
      "/out/Old.swift": swift, "/out/secret": payload,
    ].merging(more) { $1 }, links: links, currentDirectory: "/app", variables: variables, output: output)
}

/// The texts of all paths, and the destinations of links.
func allFiles(_ environment: Environment, _ folder: String = "") -> [String: String] {
  var result: [String: String] = [:]
  for entry in (try? environment.files.list(folder.isEmpty ? "/" : folder)) ?? [] {
    let path = folder + "/" + entry.name
    switch entry.kind {
    case .folder: result.merge(allFiles(environment, path)) { $1 }
    case .link: result[path] = "-> " + ((try? environment.files.resolve(path)) ?? "nowhere")
    default: result[path] = (try? environment.files.read(path)).map { String(decoding: $0, as: UTF8.self) }
    }
  }
  return result
}

@Suite struct RenameJournalTests {
  /// The files that attacks need: texts under the names that a journal gives them.
  private static let staged = [
    "/app/.ibls-\(id)-0.new": payload, "/app/.ibls-\(id)-1.new": payload, "/app/.ibls-\(id)-2.old": payload,
    "/out/.ibls-\(id)-0.new": payload, "/app/.git/.ibls-\(id)-0.new": payload,
  ]

  private static let attacks: [(steps: [ForgedStep], links: [String: String])] = [
    ([ForgedStep(path: "../out/Old.swift")], [:]),
    ([ForgedStep(path: "Old.swift", place: "../out/Old.swift")], [:]),
    ([ForgedStep(path: "Old.swift", place: "/out/Old.swift")], [:]),
    ([ForgedStep(path: "Out/Old.swift")], ["/app/Out": "/out"]),
    ([ForgedStep(path: ".git/config", old: "[core]\n")], [:]),
    ([ForgedStep(path: ".git/Old.swift", old: "[core]\n")], ["/app/.git/Old.swift": "config"]),
    (
      [ForgedStep(path: ".git/Old.swift", place: ".git/config", old: "[core]\n", isLink: true)],
      ["/app/.git/Old.swift": "config"]
    ),
    (
      [ForgedStep(path: "Old.swift", newPath: "Sub/New.swift", new: swift)],
      ["/app/Sub/Link.swift": "../Old.swift"]
    ),
    ([ForgedStep(path: "Old.swift", newPath: ".git/hooks/pre-commit")], [:]),
    ([ForgedStep(path: "Old.swift", newPath: ".git/Old.swift")], [:]),
    ([ForgedStep(path: "Old.swift", newPath: "../out/New.swift")], [:]),
    ([ForgedStep(path: "Old.swift", newPath: "Out/New.swift")], ["/app/Out": "/out"]),
    ([ForgedStep(path: ".env", old: "SECRET=1\n")], [:]),
    // A link that there is not.
    ([ForgedStep(path: "Link.swift", place: ".env", old: "SECRET=1\n", isLink: true)], [:]),
    ([ForgedStep(path: "Old.swift", place: ".env", old: "SECRET=1\n", isLink: true)], [:]),
    (
      [ForgedStep(path: "Link.swift", place: ".git/config", old: "[core]\n", isLink: true)],
      ["/app/Link.swift": ".git/config"]
    ),
    (
      [ForgedStep(path: "Link.swift", place: "../out/Old.swift", isLink: true)],
      ["/app/Link.swift": "../out/Old.swift"]
    ),
    ([ForgedStep(path: "Old.swift", old: swift, new: swift)], [:]),
    // Two with one new path, of which one would be lost.
    (
      [
        ForgedStep(path: "Old.swift", newPath: "New.swift", new: swift),
        ForgedStep(path: "Copy.swift", newPath: "New.swift", old: payload, new: payload),
      ], ["/app/Copy.swift": "/app/.ibls-\(id)-0.new"]
    ),
    ([ForgedStep(path: "Old.swift"), ForgedStep(path: "Old.swift", old: payload, new: swift)], [:]),
    // A relative link goes where it leads out, and what it leads to is written in place.
    (
      [
        ForgedStep(
          path: "Old.swift", place: "Old.swift", newPath: "Sub/Link.swift", new: swift, isLink: true),
        ForgedStep(path: "Gone.swift", newPath: "Old.swift", new: swift),
        ForgedStep(path: "Old.swift", old: payload, new: swift, isInPlace: true),
      ], ["/app/Sub/Link.swift": "../Old.swift", "/app/Sub/Sub": "/out"]
    ),
  ]

  @Test(arguments: [".ibls-rename-finish", ".ibls-rename-undo"])
  func aJournalInTheWorkspaceIsNamedAndNotFollowed(_ name: String) throws {
    for (steps, links) in Self.attacks + [([ForgedStep(path: "Old.swift")], [:])] {
      for text in [try forgedJournal(steps), try String(forgedJournal(steps).drop { $0 != "{" })] {
        let output = RecordedOutput()
        let environment = disk(Self.staged.merging(["/app/" + name: text]) { $1 }, links: links, output)
        let before = allFiles(environment)
        #expect(run(["--rename", "--recover"], in: environment) == 2)
        #expect(
          output.errorText.contains("ibls: '\(name)' is not followed, since a repository may bring it along"))
        // Whatever looks like a text of a rename is named, too.
        #expect(output.errorText.contains("\n'.ibls-\(id)-0.new' has the name of a text that a rename left"))
        #expect(allFiles(environment) == before)
        #expect(run(["--check"], in: environment) == 0)
        #expect(output.errorText.components(separatedBy: "'\(name)' is not followed").count == 3)
      }
    }
    let output = RecordedOutput()
    let environment = disk(["/app/" + name: try forgedJournal([ForgedStep(path: "Old.swift")])], output)
    #expect(run(["--rename", "Old.label", "heading", "--write"], in: environment) == 0)
    #expect(output.errorText.contains("'\(name)' is not followed"))
    #expect(allFiles(environment)["/app/Old.swift"]?.contains("heading") == true)
    #expect(allFiles(environment)["/app/" + name] != nil)
  }

  /// Even in the user's folder and whole, as no repository can bring it.
  @Test(arguments: RenameJournalPlace.State.allCases)
  func noJournalDoesMoreThanARename(_ state: RenameJournalPlace.State) throws {
    for (index, (steps, links)) in Self.attacks.enumerated() {
      let output = RecordedOutput()
      let journal = [try journalPath(state): try forgedJournal(steps)]
      let environment = disk(Self.staged.merging(journal) { $1 }, links: links, output)
      let before = allFiles(environment)
      #expect(run(["--rename", "--recover"], in: environment) == 2, "\(index): \(output.errorText)")
      #expect(output.errorText.contains("can be neither finished nor taken back:\n"))
      #expect(output.errorText.contains(try journalPath(state)), "\(index): \(output.errorText)")
      #expect(allFiles(environment) == before, "\(index)")
    }
  }

  /// A rename did not note the target of a link.
  @Test func aJournalThatIsALinkIsNotFollowed() throws {
    let output = RecordedOutput()
    let path = try journalPath(.finish)
    let note = ["/out/note": try forgedJournal([ForgedStep(path: "Old.swift")])]
    let environment = disk(Self.staged.merging(note) { $1 }, links: [path: "/out/note"], output)
    try environment.writing.makeFolder("/home/user/.local/state/ibls")
    let before = allFiles(environment)
    #expect(run(["--rename", "--recover"], in: environment) == 2)
    #expect(output.errorText.contains("\(path): is a link\n"), "\(output.errorText)")
    #expect(allFiles(environment) == before)
  }

  /// A text that is put in place is a file that the rename has made, whole and with its contents; no other is removed.
  @Test func aStagedTextMustBeWhatTheJournalSays() throws {
    for (texts, links) in [
      (["/app/.ibls-\(id)-0.new": "class Other { /* longer */ }\n"], [:]),
      (["/out/note": payload], ["/app/.ibls-\(id)-0.new": "/out/note"]),
    ] as [([String: String], [String: String])] {
      let output = RecordedOutput()
      let journal = [try journalPath(.finish): try forgedJournal([ForgedStep(path: "Old.swift")])]
      let environment = disk(texts.merging(journal) { $1 }, links: links, output)
      var expected = allFiles(environment)
      expected[try journalPath(.finish)] = nil
      // The file is as it was, and the rename is taken back.
      #expect(run(["--rename", "--recover"], in: environment) == 0, "\(output.errorText)")
      #expect(output.errorText.contains("'.ibls-\(id)-0.new' stays: it is not what the rename wrote\n"))
      #expect(allFiles(environment) == expected)
    }
  }

  /// A disk that was full, or a machine that stopped.
  @Test(arguments: RenameJournalPlace.State.allCases)
  func aDamagedJournalIsNotFollowed(_ state: RenameJournalPlace.State) throws {
    let whole = Array(try forgedJournal([ForgedStep(path: "Old.swift")]).utf8)
    let path = try journalPath(state)
    let cut = stride(from: 0, to: whole.count, by: 7).map { Array(whole[..<$0]) }
    let altered = stride(from: 0, to: whole.count, by: 3).map { index in
      var bytes = whole
      bytes[index] ^= 1
      return bytes
    }
    for bytes in cut + altered {
      for texts in [[:], ["/app/Sub/.ibls-\(id)-0.new": payload]] {
        let output = RecordedOutput()
        let environment = disk(texts, output)
        try environment.writing.makeFolder("/home/user/.local/state/ibls")
        _ = try environment.writing.createLocked(bytes, path)
        let before = allFiles(environment)
        let code = run(["--rename", "--recover"], in: environment)
        let said = output.errorText
        if state == .undo, texts.isEmpty {
          // No text is written before the journal is whole.
          #expect(code == 0 && said == "what a rename left that was interrupted is removed now\n")
          #expect(allFiles(environment) == before.filter { $0.key != path })
          continue
        }
        #expect(code == 2)
        #expect(said.contains("\n'\(path)' is damaged, or was written by another version of 'ibls'\n"))
        #expect(said.contains("then remove '\(path)'"))
        #expect(texts.isEmpty || said.contains("\n'Sub/.ibls-\(id)-0.new' is left\n"))
        #expect(allFiles(environment) == before)
        #expect(run(["--rename", "Old.label", "heading", "--write"], in: environment) == 2)
        #expect(allFiles(environment) == before)
      }
    }
  }

  @Test func aJournalOfAnotherWorkspaceIsNotFollowed() throws {
    let output = RecordedOutput()
    let journal = [try journalPath(.undo): try forgedJournal([ForgedStep(path: "Old.swift")], root: "/out")]
    let environment = disk(journal.merging(Self.staged) { $1 }, output)
    let before = allFiles(environment)
    #expect(run(["--rename", "--recover"], in: environment) == 2)
    #expect(output.errorText.contains("\n'\(try journalPath(.undo))' is about '/out'; remove it\n"))
    #expect(allFiles(environment) == before)
  }

  @Test func aRenameThatWasInterruptedElsewhereIsNamed() throws {
    let output = RecordedOutput()
    let here = try journalPath(.finish, root: "/out")
    let gone = try journalPath(.undo, root: "/gone")
    let environment = disk(
      [
        here: try forgedJournal([ForgedStep(path: "Old.swift")], root: "/out"),
        gone: try forgedJournal([ForgedStep(path: "Old.swift")], root: "/gone"),
        "/app/.ibls-\(id)-0.new": payload,
      ], output)
    #expect(run(["--rename", "--recover"], in: environment) == 0)
    let lines = output.errorText.split(separator: "\n")
    #expect(lines.first == "no rename was interrupted in '.'")
    #expect(lines.contains { $0.hasPrefix("'.ibls-\(id)-0.new' has the name of a text that a rename left") })
    #expect(lines.contains { $0 == "a rename was interrupted in '/out', as '\(here)' says" })
    #expect(
      lines.contains {
        $0
          == "a rename was interrupted in '/gone', as '\(gone)' says; nothing is there now: move the workspace back to "
          + "recover it, or remove the file"
      })
  }

  // MARK: Where the journal is

  @Test(arguments: [
    (["HOME": ""], "/app: neither HOME nor XDG_STATE_HOME is an absolute path"),
    (
      ["HOME": "home", "XDG_STATE_HOME": "state"], "/app: neither HOME nor XDG_STATE_HOME is an absolute path"
    ),
    (
      ["XDG_STATE_HOME": "/app/Sub"],
      "/app/Sub/ibls: lies in the workspace, which could bring along a journal"
    ),
    (["XDG_STATE_HOME": "/way"], "/way/ibls: lies in the workspace, which could bring along a journal"),
    (["HOME": "/app"], "/app/.local/state/ibls: lies in the workspace, which could bring along a journal"),
    (["XDG_STATE_HOME": "/links"], "/links/ibls: is a link"),
    (["XDG_STATE_HOME": "/closed"], "/closed/ibls: permission denied"),
    (["XDG_STATE_HOME": "/out/secret"], "/out/secret/ibls: not a directory"),
  ])
  func withoutAFolderForTheJournalNothingIsWritten(_ variables: [String: String], _ said: String) throws {
    let output = RecordedOutput()
    let environment = Environment.inMemory(
      ["/app/Sub/Old.swift": swift, "/app/.ibls.json": "{}", "/out/secret": payload],
      folders: ["/closed", "/safe"],
      links: ["/way": "/app/Sub", "/links/ibls": "/safe"], readOnly: ["/closed"], currentDirectory: "/app",
      variables: variables, output: output)
    let before = allFiles(environment)
    #expect(run(["--rename", "Old.label", "heading", "--write"], in: environment) == 2)
    #expect(
      output.errorText.contains(
        "ibls: nothing was written: \(said); before files are written, that is noted in a folder of yours; "
          + "XDG_STATE_HOME can name another one\n"), "\(output.errorText)")
    #expect(allFiles(environment) == before)
    // A command that writes nothing needs no folder.
    #expect(run(["--rename", "Old.label", "heading"], in: environment) == 0)
    #expect(run(["--check"], in: environment) == 0)
  }

  /// The repository around the folder that is fixed could bring along what lies in it.
  @Test func aStateFolderInTheRepositoryIsRefused() throws {
    let output = RecordedOutput()
    let environment = disk(
      ["/app/Part/Old.swift": swift, "/app/Part/Old.xib": "<document/>"],
      variables: ["XDG_STATE_HOME": "/app/State"],
      output)
    let place = try RenameJournalPlace(of: "/app/Part", in: environment)
    try environment.writing.makeFolder(place.folder)
    #expect(throws: FileError.self) { try place.requireOwn(in: environment) }
  }
}
