import TestSupport
import Testing

@testable import Server

// No edit touches a file to which a link leads out of the client's folders.

private let profile = "extension Login { func fill() { titleLabel.text = nil } }\n"

private func client(_ capabilities: LSP.LSPAny = .usual, folders: [String] = ["/w"]) -> Client {
  let client = Client()
  client.environment = .inMemory(
    [
      "/w/Login.swift": loginClass, "/w/Main.storyboard": storyboard(outlet: "titleLabel"),
      "/home/profile": profile,
    ], links: ["/w/rc.swift": "/home/profile"])
  client.start(capabilities: capabilities, folders: folders)
  return client
}

private func editedFiles(_ edit: LSP.LSPAny) -> [String] {
  let changes = edit["changes"]?.object.map { Array($0.keys) } ?? []
  let documents = edit["documentChanges"]?.array?.compactMap { $0["textDocument"]?["uri"]?.string } ?? []
  return (changes + documents).map { String($0.split(separator: "/").last ?? "") }.sorted()
}

private func rename(_ client: Client) -> LSP.LSPAny {
  let offset = loginClass.range(of: "titleLabel")
  let before = offset.map { loginClass[..<$0.lowerBound] } ?? ""
  let line = before.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  let column = before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
  return client.result(
    "textDocument/rename",
    [
      "textDocument": ["uri": "file:///w/Login.swift"], "newName": "headline",
      "position": ["line": .integer(line), "character": .integer(column)],
    ])
}

@Test(arguments: [false, true])
func aRenameSparesAFileOutside(_ asks: Bool) {
  let changes: LSP.LSPAny = asks ? ["documentChanges": true, "changeAnnotationSupport": [:]] : [:]
  let client = client(["workspace": ["workspaceEdit": changes]])
  client.messages = []
  #expect(editedFiles(rename(client)) == ["Login.swift", "Main.storyboard"])
  let warnings = client.take("window/showMessage").compactMap { $0["message"]?.string }
  #expect(
    warnings == ["'rc.swift' was left as it is: the file is '/home/profile', outside of the workspace"])
}

/// No offer of the server edits a document that a link leads out to.
@Test func noActionAndNoMoveEditsAFileOutside() {
  let files = [
    "/w/Package.swift": """
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Kit")])
    """,
    "/w/Sources/App/Login.swift": loginClass,
    "/w/Sources/App/Main.storyboard": storyboard(outlet: "titleLabel"),
  ]
  for isOutside in [false, true] {
    let client = Client()
    client.environment = .inMemory(
      files.merging(isOutside ? ["/home/Other.storyboard": storyboard(outlet: "titleLabel")] : [:]) { $1 },
      links: isOutside ? ["/w/Sources/App/Other.storyboard": "/home/Other.storyboard"] : [:])
    client.start()
    let move: LSP.LSPAny = [
      "oldUri": "file:///w/Sources/App/Login.swift", "newUri": "file:///w/Sources/Kit/Login.swift",
    ]
    #expect(editedFiles(client.result("workspace/willRenameFiles", ["files": [move]])) == ["Main.storyboard"])
    client.open("/w/Sources/App/Login.swift", loginClass)
    client.change("/w/Sources/App/Login.swift", to: loginClass.replacing("titleLabel", with: "headline"))
    let place = usualApp.position(3)
    let actions = client.result(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": "file:///w/Sources/App/Login.swift"], "context": ["diagnostics": []],
        "range": ["start": place, "end": place],
      ])
    let edited = (actions.array ?? []).flatMap { editedFiles($0["edit"] ?? .null) }
    #expect(edited == (isOutside ? [] : ["Main.storyboard"]), "\(actions)")
  }
}

private let creating: LSP.LSPAny = [
  "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]]],
  "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
]

/// Settings that a link leads out to are not the workspace's to edit, and no file is made in a folder outside.
@Test(arguments: [
  ["/w/.ibls.json": "/home/settings.json"], ["/w/Board": "/home"], ["/w/rc.swift": "/home/profile"],
])
func noActionWritesOutside(_ links: [String: String]) {
  let client = Client()
  client.environment = .inMemory(
    [
      "/w/Package.swift": "", "/w/Login.swift": loginClass, "/home/settings.json": "{}",
      "/home/profile": "@IBDesignable class Model {}\n",
      "/w/Main.storyboard": storyboard(outlet: "gone"),
      "/home/Main.storyboard": storyboard(outlet: "titleLabel", customClass: "Missing"),
    ], links: links)
  client.start(capabilities: creating)
  for (path, line) in [("/w/Main.storyboard", 2), ("/w/Board/Main.storyboard", 0), ("/w/rc.swift", 0)] {
    guard let bytes = try? client.environment.files.read(path) else { continue }
    client.open(path, String(decoding: bytes, as: UTF8.self))
    let actions =
      client.result(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string("file://" + path)], "context": ["diagnostics": []],
          "range": [
            "start": ["line": .integer(line), "character": 0],
            "end": ["line": .integer(line), "character": 200],
          ],
        ]
      ).array ?? []
    for action in actions {
      for change in action["edit"]?["documentChanges"]?.array ?? [] {
        let uri = change["uri"]?.string ?? change["textDocument"]?["uri"]?.string ?? ""
        let place = client.environment.files.realPath(of: String(uri.dropFirst("file://".count)))
        #expect(place.hasPrefix("/w/"), "\(action["title"] ?? .null): \(place)")
      }
    }
  }
}

/// Another server has renamed the declaration. The extent of that rename is unknown where something has the new name already.
@Test(arguments: ["", "extension Login { func headline() {} }"])
func whatIsLeftOfARenameSparesAFileOutside(_ more: String) {
  let client = Client()
  client.environment = .inMemory(
    app.merging(["/home/Other.storyboard": storyboard(outlet: "titleLabel"), "/w/More.swift": more]) { $1 },
    links: ["/w/Other.storyboard": "/home/Other.storyboard"])
  client.start()
  client.open("/w/Login.swift", loginClass)
  client.change("/w/Login.swift", to: loginClass.replacing("titleLabel", with: "headline"))
  let edit = client.result("textDocument/rename", usualApp.at(3, ["newName": "headline"]))
  #expect(editedFiles(edit) == ["Main.storyboard"])
}

/// The user has both folders open.
@Test func aRenameReachesThroughALinkIntoAnotherFolder() {
  let client = client(folders: ["/w", "/home"])
  #expect(editedFiles(rename(client)) == ["Login.swift", "Main.storyboard", "rc.swift"])
}
