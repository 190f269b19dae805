import LanguageServerProtocol
import Testing

@testable import Server

/// After any run of edits the client shows what a fresh start on the final text would show it.
@Test func anyRunOfEditsEndsLikeAFreshStart() {
  let paths = ["/w/Login.swift", "/w/Main.storyboard", "/w/Base.swift"]
  let start = [
    paths[0]: loginClass.replacing("UIViewController", with: "Base"),
    paths[1]: storyboard(outlet: "titleLabel"),
    paths[2]: "class Base: UIViewController { @IBOutlet var other: UILabel! }",
  ]
  let words = [
    "titleLabel", "other", "Base", "Login", "\n", "}", "{", "@IBOutlet ", "\"", "<", ">", "ü𝄞", " ",
    "private ",
    "extension Login { @IBOutlet var nope: UILabel! }", "class ", "",
  ]
  var random = SystemRandomNumberGenerator()
  for _ in 0..<12 {
    let client = Client.started(start)
    for path in paths { client.open(path, start[path] ?? "") }
    for version in 2..<60 {
      let path = paths[Int.random(in: 0..<3, using: &random)]
      guard let text = client.state.documents[path]?.text else { continue }
      let line = Int.random(in: 0...text.lineCount, using: &random)
      let place: LSP.LSPAny = [
        "line": .integer(line), "character": .integer(Int.random(in: 0..<60, using: &random)),
      ]
      var change: [String: LSP.LSPAny] = [
        "range": ["start": place, "end": place], "text": .string(words.randomElement(using: &random) ?? ""),
      ]
      switch Int.random(in: 0..<8, using: &random) {
      case 0: change = ["text": .string(start[path] ?? "")]
      case 1:
        change["range"] = [
          "start": place,
          "end": ["line": .integer(line), "character": .integer(Int.random(in: 0..<60, using: &random))],
        ]
      default: break
      }
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string("file://" + path), "version": .integer(version)],
          "contentChanges": [.object(change)],
        ])
      client.now += .milliseconds(Int.random(in: 0..<200, using: &random))
    }
    client.now += .seconds(1)
    client.fire(.pause)
    client.fire(.pause)

    let fresh = Client.started(start)
    var final: [String: String] = [:]
    for path in paths {
      final[path] = client.state.documents[path].map { String(decoding: $0.text.bytes, as: UTF8.self) } ?? ""
      fresh.open(path, final[path] ?? "")
    }
    fresh.now += .seconds(1)
    fresh.fire(.pause)
    #expect(client.state.published == fresh.state.published, "\(final)")
  }
}
