import TestSupport
import Testing
import Workspace

@testable import Server

/// After any run of events the client shows what a fresh start on the final text would show it.
/// `Tests/Benchmarks/soak.py` does the same to the executable, for longer.
@Test(arguments: 1...10 as ClosedRange<UInt64>)
func anyRunOfEventsEndsLikeAFreshStart(seed: UInt64) {
  let soak = Soak(seed: seed)
  for _ in 0..<400 { soak.step() }
  soak.settle()

  let fresh = Client.started(soak.disk, capabilities: soak.capabilities)
  for (path, text) in soak.openTexts.sorted(by: { $0.key < $1.key }) { fresh.open(path, text) }
  fresh.now += .seconds(1)
  fresh.fire(.typingPause)
  let found = unexplained(soak.client.state.published)
  let expected = unexplained(fresh.state.published)
  #expect(found == expected, "seed \(seed): \(soak.disk), open: \(soak.openTexts)")
  // Facts that only the run knows must not make it say more or less.
  #expect(soak.client.exitCode == nil)
  #expect(soak.client.state.pending.isEmpty)
  #expect(soak.client.state.runningJobs.isEmpty)
  let paths = soak.paths.count + soak.openTexts.count + 8
  for root in soak.client.state.folders.values {
    #expect(root.snapshot.files.count <= paths)
    #expect(root.diagnostics.stale.isEmpty)
  }
}

/// A run remembers what was renamed, and a fresh start can't: without these parts the two must agree.
func unexplained(_ published: [String: ServerState.Published]) -> [String] {
  published.flatMap { key, published in
    published.diagnostics.filter { !$0.message.hasSuffix("; rename it there") }.map { diagnostic in
      var diagnostic = diagnostic
      for part in [
        " (no target", " (no code ", " (nothing shows ", "; renamed to '", "; renamed from '",
        "; did you mean '", "; declare it or ",
        "; correct it in ",
      ] {
        if let range = diagnostic.message.ranges(of: part).first {
          diagnostic.message = String(diagnostic.message[..<range.lowerBound])
          diagnostic.relatedInformation = nil
        }
      }
      // The data of a fix names what was renamed from and to.
      diagnostic.data = nil
      return "\(key) as \(published.uri): \(diagnostic)"
    }
  }.sorted()
}

private final class Soak {
  let client: Client
  let capabilities: LSP.LSPAny = [
    "textDocument": [
      "publishDiagnostics": ["relatedInformation": true],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
    ]
  ]
  private(set) var disk: [String: String]
  private var random: SeededNumbers
  private var version = 1

  let paths = [
    "/w/Base.swift", "/w/Login.swift", "/w/Main.storyboard", "/w/More.swift", "/w/Sub/Cell.xib",
    "/w/Sub/Login.xib", "/w/Sub/View.swift",
  ]
  /// Never on disk: outside of the folder, or in none at all.
  private let strangers = ["/elsewhere/Login.swift", "/elsewhere/Main.storyboard", "/w/New.swift"]

  private static let code = [
    loginClass, loginClass.replacing("titleLabel", with: "headline"),
    loginClass.replacing("UIViewController", with: "Base"),
    "class Base: UIViewController {\n  @IBOutlet var other: UILabel!\n}\n",
    "class Base: UIViewController {\n  @objc func tap(_ sender: Any) {}\n}\n",
    "class Cell: UITableViewCell {\n  @IBOutlet weak var titleLabel: UILabel?\n}\n",
    "class Row: UITableViewCell {\n  @IBOutlet weak var titleLabel: UILabel?\n}\n",
    "extension Login {\n  @IBAction func press(_ sender: Any) {}\n  @IBInspectable var other: Int { 1 }\n}\n",
    "typealias Login = Base\nprotocol Base {}\n", "",
  ]
  private static let documents = [
    storyboard(outlet: "titleLabel"), storyboard(outlet: "headline"), storyboard(outlet: "other"),
    storyboard(outlet: "titleLabel", customClass: "Base"),
    storyboard(outlet: "titleLabel", customClass: "Row"),
    storyboard(outlet: "titleLabel").replacing("<label id", with: "<label customClass=\"Cell\" id"), "",
    storyboard(outlet: "titleLabel").replacing(
      "</scene>", with: "</scene>\n<scene><objects><view id=\"more\" customClass=\"Nope\"/></objects></scene>"
    ),
  ]
  private static let words = [
    "titleLabel", "other", "headline", "Base", "Login", "Cell", "tap:", "\n", "\r\n", "}", "{", "@IBOutlet ",
    "\"", "<", ">", "/>", "ü𝄞", " ", "private ", "extension Login { @IBOutlet var nope: UILabel! }\n",
    "class ", "/*", "*/", "customClass=\"Login\"", "\u{0}", "",
  ]

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    disk = [:]
    for path in paths { disk[path] = "" }
    client = Client()
    for path in paths { disk[path] = text(for: path) }
    client.setFiles(disk)
    client.start(capabilities: capabilities)
  }

  var openTexts: [String: String] {
    client.state.documents.mapValues { String(decoding: $0.text.bytes, as: UTF8.self) }
  }

  private func pick<Element>(_ all: [Element], or other: Element) -> Element {
    all.randomElement(using: &random) ?? other
  }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func text(for path: String) -> String {
    pick(path.hasSuffix(".swift") ? Self.code : Self.documents, or: "")
  }

  private func position(in path: String) -> LSP.LSPAny {
    let lines = client.state.documents[path]?.text.lineCount ?? 1
    return [
      "line": .integer(Int.random(in: 0...lines, using: &random)),
      "character": .integer(chance(5) ? 100_000 : Int.random(in: 0..<60, using: &random)),
    ]
  }

  func step() {
    version += 1
    let path = pick(paths + strangers, or: "")
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<55: edit(pick(client.state.documents.keys.sorted(), or: path))
    case 55..<65:
      client.open(path, chance(70) ? disk[path] ?? text(for: path) : text(for: path), version: version)
    case 65..<71: client.close(path)
    case 71..<80: changeDisk()
    case 80..<88: ask(path)
    case 88..<93: babble(path)
    case 93..<95: client.holdsJobs = chance(50)
    case 95..<97: client.holdsBurstEnd = chance(50)
    case 97: client.fire(.typingPause)
    case 98: client.performJobs()
    default: client.fire(.burstEnd)
    }
    client.now += .milliseconds(Int.random(in: 0..<200, using: &random))
    client.messages.removeAll { $0["id"] != nil || $0["method"] == "window/logMessage" }
  }

  private func edit(_ path: String) {
    let changes = (0...(chance(10) ? 3 : 0)).map { _ -> LSP.LSPAny in
      if chance(12) { return ["text": .string(text(for: path))] }
      let start = position(in: path)
      let word = LSP.LSPAny.string(pick(Self.words, or: ""))
      return ["range": ["start": start, "end": chance(70) ? start : position(in: path)], "text": word]
    }
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string("file://" + path), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  /// As a checkout does: some files at once, the news of it all together, or with a new scan.
  private func changeDisk() {
    var events: [String: Int] = [:]
    for path in paths.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
      let wasThere = disk[path] != nil
      disk[path] = chance(20) ? nil : text(for: path)
      events[path] = disk[path] == nil ? 3 : wasThere ? 2 : 1
    }
    client.setFiles(disk)
    if chance(10) { events["/w/.gitignore"] = 2 }
    client.filesChanged(events)
  }

  private func ask(_ path: String) {
    let place = position(in: path)
    let method = pick(
      ["hover", "definition", "references", "codeAction", "codeLens", "documentSymbol", "completion"], or: "")
    let id = client.request(
      "textDocument/" + method,
      [
        "textDocument": ["uri": .string("file://" + path)], "position": place,
        "range": ["start": place, "end": place], "context": ["includeDeclaration": true, "diagnostics": []],
      ])
    if chance(30) { client.notify("$/cancelRequest", ["id": id]) }
  }

  private func babble(_ path: String) {
    let uri: LSP.LSPAny = ["uri": .string("file://" + path)]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: client.send(text: pick(["{", "[]", "nul", "\u{0}", #"{"jsonrpc":"2.0","id":[]}"#], or: ""))
    case 1: client.notify("no/such", [:])
    case 2:
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": uri,
          "contentChanges": [
            [
              "range": ["start": ["line": -1, "character": 0], "end": ["line": 0, "character": -7]],
              "text": "x",
            ]
          ],
        ])
    case 3: client.notify("textDocument/didChange", ["textDocument": uri, "contentChanges": 5])
    case 4: client.notify("textDocument/didSave", ["textDocument": uri])
    default: client.request("workspace/executeCommand", ["command": "rm", "arguments": [[], .null, 5]])
    }
  }

  /// Lets everything that waits happen.
  func settle() {
    client.holdsJobs = false
    client.holdsBurstEnd = false
    while client.timers.contains(.burstEnd) { client.fire(.burstEnd) }
    client.performJobs()
    // Only what is at rest is summed up.
    for uri in client.state.documents.values.map(\.uri).sorted() {
      client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
    }
    client.now += .seconds(1)
    while client.timers.contains(.typingPause) {
      client.fire(.typingPause)
      client.now += .seconds(1)
    }
    client.performJobs()
  }
}
