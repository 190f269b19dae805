import TestSupport
import Testing

@testable import Server

private let moving: LSP.LSPAny = [
  "workspace": [
    "fileOperations": ["willRename": true], "didChangeWatchedFiles": ["dynamicRegistration": true],
  ]
]

private let package = Fixture(
  #"""
  -- Package.swift --
  import PackageDescription
  let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Kit")])
  -- Sources/App/Login.swift --
  class Login: UIViewController {}
  -- Sources/App/Views/Badge.swift --
  class Badge: UILabel {}
  -- Sources/App/Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App" customModuleProvider="target">
    <label id="l1" customClass="Badge" customModule="App" customModuleProvider="target"/>
    <label id="l2" customClass="Badge" customModule="App"/>
    <label id="l3" customClass="Badge" customModule="Far"/>
  </viewController>
  """#)

private func edits(moving old: String, to new: String, _ capabilities: LSP.LSPAny = moving) -> LSP.LSPAny {
  let client = Client.started(package.files(at: "/w"), capabilities: capabilities)
  return client.result(
    "workspace/willRenameFiles",
    ["files": [["oldUri": .string("file:///w/" + old), "newUri": .string("file:///w/" + new)]]])
}

private func texts(_ edit: LSP.LSPAny) -> [String: [String]] {
  (edit["changes"]?.object ?? [:]).mapValues { ($0.array ?? []).compactMap { $0["newText"]?.string } }
}

/// The classes and modules in the storyboard after some edits.
private func classes(_ edit: LSP.LSPAny) -> [String] {
  let text = package.files(at: "/w")["/w/Sources/App/Main.storyboard"] ?? ""
  return applying(edit["changes"]?[board]?.array ?? [], to: text)
    .matches(of: /customClass[^>]*?(?=\/?>)/).map { String($0.output) }
}

private let board = "file:///w/Sources/App/Main.storyboard"

@Test func aClassThatMovesToAnotherTargetKeepsItsDocuments() {
  let moved = [
    #"customClass="Login" customModule="App" customModuleProvider="target""#,
    #"customClass="Badge" customModule="Kit""#, #"customClass="Badge" customModule="Kit""#,
    #"customClass="Badge" customModule="Far""#,
  ]
  #expect(classes(edits(moving: "Sources/App/Views/Badge.swift", to: "Sources/Kit/Badge.swift")) == moved)
  // A folder with all that it holds.
  #expect(classes(edits(moving: "Sources/App/Views", to: "Sources/Kit/Views")) == moved)
}

@Test func aDocumentThatMovesToAnotherTargetKeepsItsClasses() {
  #expect(
    classes(edits(moving: "Sources/App/Main.storyboard", to: "Sources/Kit/Main.storyboard")) == [
      #"customClass="Login" customModule="App""#, #"customClass="Badge" customModule="App""#,
      #"customClass="Badge" customModule="App""#, #"customClass="Badge" customModule="Far""#,
    ])
}

@Test func aMoveWithinATargetOrToNowhereChangesNothing() {
  #expect(edits(moving: "Sources/App/Views/Badge.swift", to: "Sources/App/Badge.swift") == .null)
  #expect(edits(moving: "Sources/App", to: "Sources/App2") == .null)
  #expect(edits(moving: "Sources/App/Gone.swift", to: "Sources/Kit/Gone.swift") == .null)
  #expect(edits(moving: "Sources/App/Views/Badge.swift", to: "../Elsewhere/Badge.swift") == .null)
}

private let boards = Fixture(
  #"""
  -- Base.lproj/Side.storyboard --
  <viewController id="vc"/>
  -- de.lproj/Side.strings --
  "vc.title" = "Seite";
  -- Main.storyboard --
  <viewControllerPlaceholder id="p" storyboardName="Side"/>
  -- Login.swift --
  let side = UIStoryboard(name: "1️⃣Side", bundle: nil)
  let list = ["Side": "storyboard"]
  """#)

private let renaming: LSP.LSPAny = [
  "workspace": [
    "fileOperations": ["willRename": true],
    "workspaceEdit": [
      "documentChanges": true, "changeAnnotationSupport": [:], "resourceOperations": ["rename"],
    ],
  ]
]

@Test func whatNamesAStoryboardFollowsItsFile() {
  let move: LSP.LSPAny = [
    "files": [
      [
        "oldUri": "file:///w/Base.lproj/Side.storyboard", "newUri": "file:///w/Base.lproj/Edge.storyboard",
      ]
    ]
  ]
  let client = Client.started(boards.files(at: "/w"), capabilities: renaming)
  let changes = client.result("workspace/willRenameFiles", move)["documentChanges"]?.array ?? []
  #expect(
    changes.map { $0["textDocument"]?["uri"] ?? $0["newUri"] }
      == ["file:///w/Login.swift", "file:///w/Main.storyboard", "file:///w/de.lproj/Edge.strings"])
  let edits = changes.flatMap { $0["edits"]?.array ?? [] }
  #expect(edits.map { $0["newText"] } == ["Edge", "Edge", "Edge"])
  #expect(edits.map { $0["annotationId"] } == [nil, "ibls-1", nil])
  // Another client gets what is certain.
  let other = Client.started(boards.files(at: "/w"), capabilities: moving)
  #expect(
    texts(other.result("workspace/willRenameFiles", move))
      == ["file:///w/Login.swift": ["Edge"], "file:///w/Main.storyboard": ["Edge"]])
}

@Test func aStoryboardIsRenamedByARequestOnlyWhereTheClientRenamesFiles() {
  let rename = boards.at(1, ["newName": "Edge"])
  let client = Client.started(boards.files(at: "/w"), capabilities: renaming)
  let changes = client.result("textDocument/rename", rename)["documentChanges"]?.array ?? []
  #expect(
    changes.compactMap { $0["newUri"] }
      == ["file:///w/Base.lproj/Edge.storyboard", "file:///w/de.lproj/Edge.strings"])
  let other = Client.started(boards.files(at: "/w"))
  #expect(
    other.answer(other.request("textDocument/rename", rename))["error"]?["message"]
      == "this editor can't rename files on request; rename the file in it, or call 'ibls rename'")
}

@Test func aClientThatAsksBeforeItMovesFilesIsOfferedAnAnswer() {
  for (capabilities, offered) in [(moving, ["willRename"]), (.usual, nil)] {
    let client = Client(package.files(at: "/w"))
    let id = client.request("initialize", ["capabilities": capabilities, "processId": .null])
    let workspace = client.answer(id)["result"]?["capabilities"]?["workspace"]
    #expect(workspace?["fileOperations"]?.object?.keys.sorted() == offered)
  }
}
