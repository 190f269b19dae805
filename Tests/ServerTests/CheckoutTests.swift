import Foundation
import TestSupport
import Testing
import Workspace
import World

@testable import Server

/// The seeds of the runs. `IBLS_SEEDS` sets more of them, or others: `IBLS_SEEDS=1000`, `IBLS_SEEDS=1001-2000`.
private let seeds: ClosedRange<UInt64> = {
  let numbers = (ProcessInfo.processInfo.environment["IBLS_SEEDS"] ?? "24").split(separator: "-").compactMap {
    UInt64($0)
  }
  guard let last = numbers.last else { return 1...24 }
  return min(numbers.count > 1 ? numbers[0] : 1, last)...last
}()

/// Another revision is checked out under a running server: whatever comes, goes or changes, and however the server learns of
/// it, its answers are those of a fresh start.
@Suite struct CheckoutTests {
  @Test(arguments: seeds)
  func answersEqualAFreshStarts(seed: UInt64) {
    let checkout = Checkout(seed: seed)
    for round in 1...8 {
      checkout.change()
      checkout.settle()
      let fresh = checkout.fresh()
      // The first difference says all.
      guard expectEqual(checkout.client, fresh, "seed \(seed), round \(round): \(checkout.history)") else {
        return
      }
      expectCheckAgrees(checkout, "seed \(seed), round \(round): \(checkout.history)")
    }
  }

  /// Property lists matter to renames alone: a check does not even look at one.
  @Test(arguments: ["Foo.plist", "Foo.sdef", "Foo.xcdatamodeld/Foo.xcdatamodel/contents"])
  func aFaultThatMattersToRenamesAloneLeavesFindings(_ name: String) {
    let client = Client()
    client.environment = .inMemory(
      ["/w/A.swift": "class A {}", "/w/A.xib": view("Gone")], links: ["/w/" + name: "/nowhere"])
    client.start()
    #expect(severities(client) == ["error"])
    client.open("/w/A.swift", "class A {}")
    #expect(severities(client) == ["error"])
  }

  /// Code that git ignores may declare anything, from when it is there until it goes.
  @Test func ignoredCodeThatAppearsMakesAFolderUncertain() {
    let made = ["/w/Made/Gone.swift": "class Gone {}"]
    expectSame(
      ["/w/.git/HEAD": "", "/w/.gitignore": "Made/\n", "/w/A.swift": "", "/w/A.xib": view("Gone")],
      then: made, before: ["error"], after: ["information"])
  }

  @Test func excludedCodeThatAppearsMakesAFolderUncertain() {
    expectSame(
      ["/w/.ibls.json": #"{"exclude": ["Made"]}"#, "/w/A.swift": "", "/w/A.xib": view("Gone")],
      then: ["/w/Made/Gone.swift": "class Gone {}"], before: ["error"], after: ["information"])
  }

  /// Code that can't be read may declare anything, too.
  @Test func codeInAnotherEncodingMakesAFolderUncertain() {
    expectSame(
      ["/w/A.swift": "", "/w/B.swift": "", "/w/A.xib": view("Gone")],
      then: ["/w/B.swift": "\u{FEFF}\u{0}c\u{0}l"],
      before: ["error"], after: ["error"])
    // The two bytes at its start say UTF-16.
    let client = Client.started(["/w/A.swift": "", "/w/A.xib": view("Gone")])
    client.environment = .inMemory(
      ["/w/A.swift": "", "/w/A.xib": view("Gone")], bytes: ["/w/B.swift": [0xFF, 0xFE, 0x63, 0x00]])
    client.filesChanged(["/w/B.swift": 1])
    #expect(severities(client) == ["information"])
  }

  /// A document that is not read may connect what it names, from its appearance until it goes or is read.
  @Test func aDocumentInAnotherFormatConnectsWhatItNames() {
    let app = [
      "/w/A.swift": "class A: NSObject {\n  @IBOutlet var total: NSTextField!\n}\n",
      "/w/A.xib": framed(#"<customObject id="a" customClass="A" customModule="App"/>"#, path: "A.xib"),
    ]
    let old = "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><string>total</string></archive>"
    for name in ["Old.xib", "Old.nib/designable.nib"] {
      let unread = ["/w/" + name: old]
      expectSame(app, then: unread, before: ["warning"], after: ["information"])
      expectSame(
        app.merging(unread) { $1 }, then: ["/w/" + name: framed("<view id=\"v\"/>", path: "A.xib")],
        before: ["information"], after: ["warning"])
    }
    // Beside what was compiled, what Interface Builder edits counts alone.
    expectSame(
      app.merging(["/w/Old.nib/keyedobjects.nib": "bplist00 total"]) { $1 },
      then: ["/w/Old.nib/designable.nib": framed("<view id=\"v\"/>", path: "A.xib")],
      before: ["information"], after: ["warning"])
  }

  /// A source that a tool writes before each build is read as soon as a target lists it.
  @Test func anIgnoredSourceIsReadWhenAProjectListsIt() {
    func app(_ sources: String...) -> String {
      project(ProjectTarget(name: "App", files: sources + ["A.xib"]))
    }
    let before = [
      "/w/.git/HEAD": "", "/w/.gitignore": "Made/\n", "/w/A.swift": "class A {}",
      "/w/A.xib": view("Made"), "/w/Made/Made.swift": "class Made: UIView {}",
      "/w/P.xcodeproj/project.pbxproj": app("A.swift"),
    ]
    let listed = ["/w/P.xcodeproj/project.pbxproj": app("A.swift", "Made/Made.swift")]
    expectSame(before, then: listed, before: ["information"], after: [])
    // And not any more when none does.
    expectSame(
      before.merging(listed) { $1 }, then: ["/w/P.xcodeproj/project.pbxproj": app("A.swift")], before: [],
      after: ["information"])
  }

  /// Rules around the opened folder decide which workspace is read for it, while that is read for the first time, too.
  @Test func theWorkspaceAroundAFolderFollowsRulesThatChangeDuringTheFirstScan() {
    let files = ["/w/.git/HEAD": "", "/w/A.swift": "", "/w/Sub/A.xib": view("Gone")]
    let client = Client()
    client.environment = .inMemory(files.merging(["/w/.gitignore": "Sub\n"]) { $1 })
    client.holdsScans = true
    client.start(folders: ["/w/Sub"])
    #expect(client.workspace?.path == "/w/Sub")
    client.environment = .inMemory(files)
    client.filesChanged(["/w/.gitignore": 3])
    client.holdsScans = false
    client.performScans()
    #expect(client.workspace?.path == "/w")
  }

  /// A missing folder causes no event.
  @Test func theWorkspaceAroundAMissingFolderIsFoundByALook() {
    let client = Client()
    client.environment = .inMemory(["/w/.git/HEAD": "", "/w/A.swift": "", "/w/.gitignore": "Sub\n"])
    client.start(folders: ["/w/Sub"])
    #expect(client.workspace?.path == "/w/Sub")
    client.environment = .inMemory(["/w/.git/HEAD": "", "/w/A.swift": ""])
    for case .look(let folder) in client.timers { client.fire(.look(folder: folder)) }
    client.performScans()
    #expect(client.workspace?.path == "/w")
  }

  /// Settings above a workspace count in it until they are gone, or the workspace is.
  @Test(arguments: [false, true])
  func problemsOfSettingsAboveAWorkspaceGoWithThem(_ goesWithFolder: Bool) {
    let files = ["/w/.git/HEAD": "", "/w/.gitignore": "Sub\n", "/w/Sub/A.swift": "class A {}"]
    let client = Client()
    client.environment = .inMemory(files.merging(["/w/.ibls.json": "{"]) { $1 })
    client.start(folders: ["/w/Sub"])
    #expect(severities(client) == ["error"])
    client.environment = .inMemory(goesWithFolder ? ["/w/.git/HEAD": "", "/w/.ibls.json": "{"] : files)
    client.filesChanged(goesWithFolder ? ["/w/Sub/A.swift": 3, "/w/.gitignore": 3] : ["/w/.ibls.json": 3])
    client.performScans()
    let fresh = Client()
    fresh.environment = client.environment
    fresh.start(folders: ["/w/Sub"])
    expectEqual(client, fresh, "\(goesWithFolder)")
  }

  /// A source that no target lists any more has no findings, and is a separate file while it is open.
  @Test func anIgnoredSourceThatNoProjectListsAnyMoreIsForgotten() {
    func app(_ sources: String...) -> String {
      project(ProjectTarget(name: "App", files: sources + ["A.xib"]))
    }
    let made = "class Made: UIView {\n  @IBOutlet var label: UILabel!\n}\n"
    let files = [
      "/w/.git/HEAD": "", "/w/.gitignore": "Made/\n", "/w/A.swift": "class A: UIView {}",
      "/w/A.xib": view("Made"), "/w/Made/Made.swift": made,
      "/w/P.xcodeproj/project.pbxproj": app("A.swift", "Made/Made.swift"),
    ]
    let unlisted = app("A.swift")
    expectSame(
      files, then: ["/w/P.xcodeproj/project.pbxproj": unlisted], before: ["warning"], after: ["information"])

    let (client, fresh) = (Client(), Client())
    for client in [client, fresh] {
      client.environment = .inMemory(files)
      client.start()
    }
    client.open("/w/P.xcodeproj/project.pbxproj", unlisted)
    client.open("/w/Made/Made.swift", made)
    fresh.open("/w/Made/Made.swift", made)
    fresh.open("/w/P.xcodeproj/project.pbxproj", unlisted)
    expectEqual(client, fresh, "opened the other way round")
  }
}

private func view(_ customClass: String) -> String {
  framed(
    #"""
    <view id="v" customClass="\#(customClass)" customModule="App" customModuleProvider="target"/>
    <tableView id="t"><outlet property="tableHeaderView" destination="v" id="c1"/></tableView>
    """#,
    path: "A.xib")
}

private func severities(_ client: Client) -> [String] {
  client.state.published.values.flatMap(\.diagnostics).map { "\($0.severity)" }.sorted()
}

/// Compares a server that has just opened documents with a check of the same texts.
private func expectCheckAgrees(_ checkout: Checkout, _ context: String) {
  let before = checkout.fresh().workspace
  let disk = checkout.disk(saving: before?.ids.keys.map { (before?.path ?? "") + "/" + $0 } ?? [])
  let fresh = checkout.fresh(on: disk)
  guard let folder = fresh.workspace, let found = try? batchFindings(below: folder.path, in: disk) else {
    return
  }
  let shown = fresh.state.published.flatMap { key, published -> [String] in
    guard let path = folder.relativePath(key) else { return [] }
    return folder.ids[path] == nil || path.hasSuffix(".ibls.json")
      ? [] : published.diagnostics.map { "\(path) \($0.severity) \($0.code ?? ""): \($0.message)" }
  }
  let wanted = found.filter {
    folder.opened.show($0.path) || fresh.state.documents[folder.absolutePath($0.path)] != nil
  }
  let checked = wanted.map { "\($0.path) \($0.severity) \($0.code): \($0.message)" }
  #expect(shown.sorted() == checked.sorted(), "check: \(context)")
}

/// Changes files under a server, and compares it with a fresh one before and after.
private func expectSame(
  _ files: [String: String], then changes: [String: String], before: [String], after: [String]
) {
  let client = Client()
  client.environment = .inMemory(files)
  client.start()
  #expect(severities(client) == before)
  client.environment = .inMemory(files.merging(changes) { $1 })
  client.filesChanged(changes.mapValues { _ in 2 })
  let fresh = Client()
  fresh.environment = client.environment
  fresh.start()
  #expect(severities(fresh) == after)
  _ = expectEqual(client, fresh, "\(changes.keys)")
}

@discardableResult
private func expectEqual(_ client: Client, _ fresh: Client, _ context: String) -> Bool {
  // A server remembers what was renamed, and a fresh one can't; a rename then goes on from there.
  let remembers = client.state.folders.values.contains { !$0.renameDetector.codeFiles.isEmpty }
  let (found, expected) = (Answers(client, renames: !remembers), Answers(fresh, renames: !remembers))
  #expect(found.root == expected.root, "root: \(context)")
  #expect(found.isWhole == expected.isWhole, "whole: \(context)")
  #expect(found.files == expected.files, "files: \(context)")
  #expect(found.ignored == expected.ignored, "ignored sources: \(context)")
  #expect(found.hidden == expected.hidden, "hidden: \(context)")
  #expect(found.unreadable == expected.unreadable, "unreadable: \(context)")
  #expect(found.published == expected.published, "published: \(context)")
  let different = zip(found.answers, expected.answers).filter { $0 != $1 }.prefix(3).map { "\($0)\n\($1)" }
  #expect(different.isEmpty, "answers: \(context)")
  return found == expected
}

/// All that a client can learn of a server, and what that follows from.
private struct Answers: Equatable {
  var root: String?
  var isWhole: Bool?
  var files: [String]
  var ignored: Set<String>
  var hidden: HiddenCode
  var unreadable: [String: String]
  var published: [String]
  var answers: [String]

  init(_ client: Client, renames: Bool) {
    let folder = client.workspace
    root = folder?.path
    isWhole = folder?.snapshot.coverage.isWhole
    files = (folder?.snapshot.files.compactMap { $0.map { "\($0.path) \($0.isDependency)" } } ?? []).sorted()
    ignored = folder?.snapshot.coverage.ignoredSources ?? []
    hidden = folder?.coverage.hiddenCode ?? HiddenCode()
    unreadable = folder?.coverage.unreadable ?? [:]
    published = unexplained(client.state.published)
    answers = []
    for path in client.state.documents.keys.sorted() {
      let methods = ["documentSymbol", "hover", "definition", "references", "codeLens"]
      for method in methods + (renames ? ["prepareRename", "rename"] : []) {
        for (line, character) in [(0, 8), (1, 20), (2, 20), (3, 30), (4, 34)] {
          let id = client.request(
            "textDocument/" + method,
            [
              "textDocument": ["uri": .string("file://" + path)], "newName": "another",
              "position": ["line": .integer(line), "character": .integer(character)],
              "context": ["includeDeclaration": true],
            ])
          let answer = client.answer(id)
          let results = [answer["result"] ?? .null, answer["error"] ?? .null].map(canonical)
          answers.append("\(path) \(method) \(line): \(results)")
        }
      }
    }
  }
}

/// A value as text, whatever the order of its keys and elements: files have other numbers in each server.
private func canonical(_ value: LSP.LSPAny) -> String {
  if let object = value.object {
    return "{\(object.map { "\($0.key): \(canonical($0.value))" }.sorted().joined(separator: ", "))}"
  }
  return value.array.map { "[\($0.map(canonical).sorted().joined(separator: ", "))]" } ?? "\(value)"
}

extension Client {
  /// The only workspace.
  fileprivate var workspace: FolderState? {
    state.folders.first { $0.key != ServerState.outside }?.value
  }
}

/// A disk that changes at random, and a server on it.
private final class Checkout {
  let client = Client()
  private(set) var history: [String] = []
  private var texts: [String: String] = [:]
  /// Files that can't be read.
  private var faulty: Set<String> = []
  /// Links to nothing in the place of files.
  private var dangling: Set<String> = []
  private var random: SeededNumbers
  private var version = 1
  /// Whether the client reports all files that change, or only those that it saves.
  private let isWatched: Bool
  /// The folder that the client opens, the workspace or a part of it.
  private let opened: String

  private static let code = [
    "class Login: UIViewController {\n  @IBOutlet var titleLabel: UILabel!\n  @IBAction func tap(_ sender: Any) {}\n}\n",
    "class Login: Base {\n  @IBOutlet var headline: UILabel!\n}\n",
    "class Base: UIViewController {\n  @IBOutlet var titleLabel: UILabel!\n}\n",
    "class Cell: UITableViewCell {}\n",
    "extension Login {\n  @IBAction func press(_ sender: Any) {}\n}\n", "import Kit\nclass Base: Screen {}\n",
    "",
  ]
  private static let documents = [
    document("Login", "titleLabel"), document("Login", "headline"), document("Base", "titleLabel"),
    document("Made", "titleLabel"), document("Gone", "titleLabel"),
    document("Login", "titleLabel").replacing("UTF-8", with: "UTF-16"), "",
  ]
  private static let projects: [String] =
    [
      ["Login.swift", "Main.xib"], ["Login.swift", "Made/Made.swift", "Main.xib"],
      [
        "Login.swift", "Base.swift", "Made/Made.swift", "Made/Deep/More.swift", "Sub/Cell.swift",
        "Sub/Main.xib",
      ],
      ["Gone.swift", "Sub/Cell.swift", "Secret.swift"],
    ].map { project(ProjectTarget(name: "App", files: $0)) } + [""]

  private static let variants: [String: [String]] = [
    "/w/Login.swift": code, "/w/Base.swift": code, "/w/Sub/Cell.swift": code, "/w/Secret.swift": code,
    "/w/Made/Made.swift": code + ["class Made: UIViewController { @IBOutlet var titleLabel: UILabel! }\n"],
    "/w/Made/Deep/More.swift": code,
    "/w/Pods/Kit/Screen.swift": code + ["class Screen: UIViewController {}\n"],
    "/w/Lib/Base.swift": code, "/w/Old.h": ["@interface Old : UIViewController\n@end\n", ""],
    "/w/Kit.framework/Headers/Gone.h": ["", "@interface Gone : UIView\n@end\n"],
    "/w/Main.xib": documents, "/w/Sub/Main.xib": documents, "/w/Made/Main.xib": documents,
    "/w/P.xcodeproj/project.pbxproj": projects,
    "/w/.gitignore": ["Made/\n", "Made/*\n!Made/Made.swift\nSecret.swift\n", "*.xib\n", "Sub\n", ""],
    "/w/Sub/.gitignore": ["*.swift\n", "!Cell.swift\n"],
    "/w/.ibls.json": [
      "{}", #"{"exclude": ["Sub/**"]}"#, #"{"exclude": ["*.swift"], "rules": {"unconnected-outlet": "off"}}"#,
      "{",
      #"{"rules": {"dangling-outlet": "warning"}}"#,
    ],
    "/w/.gitmodules": ["[submodule \"Lib\"]\n\tpath = Lib\n", ""],
    "/w/Podfile": ["pod 'Kit'\n", ""], "/w/App/Info.plist": ["<plist/>"], "/w/App/Texts.plist": ["<plist/>"],
    "/w/App/App.sdef": ["<dictionary/>"], "/w/App.xcdatamodeld/App.xcdatamodel/contents": ["<model/>"],
    "/w/App.xcconfig": ["A = B\n"],
  ]

  private static func document(_ customClass: String, _ outlet: String) -> String {
    framed(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(customClass)" customModule="App"><connections>
      <outlet property="\(outlet)" destination="l" id="c1"/>
      <action selector="tap:" destination="-1" id="c2"/></connections></placeholder>
      <label id="l"/>
      """, path: "Main.xib")
  }

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    isWatched = seed % 3 != 0
    opened = seed % 4 == 0 ? "/w/Sub" : "/w"
    for (path, variants) in Self.variants.sorted(by: { $0.key < $1.key }) {
      texts[path] = Bool.random(using: &random) ? variants.randomElement(using: &random) : nil
    }
    texts["/w/.git/HEAD"] = ""
    client.environment = disk
    client.start(capabilities: capabilities, folders: [opened])
  }

  private var capabilities: LSP.LSPAny {
    [
      "textDocument": ["publishDiagnostics": ["relatedInformation": true]],
      "workspace": isWatched ? ["didChangeWatchedFiles": ["dynamicRegistration": true]] : [:],
    ]
  }

  private var disk: Environment { disk([:]) }

  private func disk(_ saved: [String: String]) -> Environment {
    let texts = texts.merging(saved) { $1 }
    // UTF-16 shows in its first bytes alone.
    let bytes = texts.filter { $0.value == "class Cell: UITableViewCell {}\n" && $0.key.hasPrefix("/w/Sub") }
    return .inMemory(
      texts, bytes: bytes.mapValues { [0xFF, 0xFE] + Array($0.utf8) },
      links: Dictionary(uniqueKeysWithValues: dangling.subtracting(saved.keys).map { ($0, "/nowhere") }),
      unreadable: Dictionary(
        uniqueKeysWithValues: faulty.subtracting(saved.keys).map { ($0, "permission denied") }))
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  /// Some files change, come and go at once; the news of it comes in any order and in pieces, during a scan or after it.
  func change() {
    client.holdsScans = chance(30)
    client.holdsJobs = chance(30)
    for _ in 0...(chance(30) ? 2 : 0) {
      var events: [(path: String, type: Int)] = []
      for path in Self.variants.keys.sorted().shuffled(using: &random).prefix(
        Int.random(in: 1...6, using: &random))
      {
        let wasThere = texts[path] != nil || dangling.contains(path)
        texts[path] = chance(30) ? nil : Self.variants[path]?.randomElement(using: &random)
        faulty.remove(path)
        dangling.remove(path)
        if chance(10) { if texts[path] == nil { dangling.insert(path) } else { faulty.insert(path) } }
        let isThere = texts[path] != nil || dangling.contains(path)
        if !wasThere, !isThere { continue }
        events.append((path, !isThere ? 3 : wasThere ? 2 : 1))
      }
      history.append("\(events)")
      client.environment = disk
      if isWatched { tell(events) }
      if chance(20) { client.performScans() }
    }
    edit()
  }

  private func tell(_ events: [(path: String, type: Int)]) {
    var rest = events.shuffled(using: &random)
    while !rest.isEmpty {
      let count = chance(50) ? rest.count : 1
      // A client may report a changed file as a new one.
      let piece = rest.prefix(count).map { ($0.path, $0.type == 2 && chance(20) ? 1 : $0.type) }
      rest.removeFirst(count)
      client.filesChanged(Dictionary(piece) { $1 })
      if chance(20) { client.performJobs() }
    }
  }

  private func edit() {
    version += 1
    let path =
      ["/w/Login.swift", "/w/Main.xib", "/w/Made/Made.swift", "/w/P.xcodeproj/project.pbxproj"]
      .randomElement(using: &random) ?? ""
    let text = Self.variants[path]?.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<4, using: &random) {
    case 0: client.open(path, text, version: version)
    case 1 where client.state.documents[path] != nil: client.close(path)
    case 2 where client.state.documents[path] != nil: client.change(path, to: text, version: version)
    default: break
    }
  }

  /// Lets everything that waits happen.
  func settle() {
    client.holdsScans = false
    client.holdsJobs = false
    client.performScans()
    client.performJobs()
    if !isWatched {
      client.now += .seconds(40)
      client.notify(
        "textDocument/didSave", ["textDocument": ["uri": .string("file://\(opened)/Login.swift")]])
    }
    // Each once: for a folder that is not there, the next look is waited for again.
    for case .look(let folder) in client.timers { client.fire(.look(folder: folder)) }
    client.performScans()
    while client.timers.contains(.burstEnd) { client.fire(.burstEnd) }
    client.performJobs()
    client.now += .seconds(1)
    while client.timers.contains(.typingPause) {
      client.fire(.typingPause)
      client.now += .seconds(1)
    }
    client.performJobs()
  }

  /// The disk as if the open documents among some files were saved.
  func disk(saving files: some Collection<String>) -> Environment {
    let open = client.state.documents.filter { files.contains($0.key) }
    return disk(open.mapValues { String(decoding: $0.text.bytes, as: UTF8.self) })
  }

  /// A server that starts now, with the same documents open.
  func fresh(on other: Environment? = nil) -> Client {
    let fresh = Client()
    fresh.environment = other ?? disk
    fresh.start(capabilities: capabilities, folders: [opened])
    for (path, document) in client.state.documents.sorted(by: { $0.key < $1.key }) {
      fresh.open(path, String(decoding: document.text.bytes, as: UTF8.self))
    }
    fresh.now += .seconds(1)
    while fresh.timers.contains(.typingPause) {
      fresh.fire(.typingPause)
      fresh.now += .seconds(1)
    }
    return fresh
  }
}
