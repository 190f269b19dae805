import TestSupport
import Testing

@testable import Server

/// Marks 1 to 2, 4 to 5 and 6 to 7 enclose the outlet's name, where it is declared, used and connected.
private let workspace = Fixture(
  #"""
  -- Login.h --
  @interface Login : UIViewController
  @property (weak) IBOutlet UILabel *1️⃣titleLabel2️⃣;
  @end
  -- Login.m --
  @implementation Login
  - (void)clear:(id)other {
    3️⃣_4️⃣titleLabel5️⃣.text = @"";
    [other 8️⃣titleLabel];
  }
  @end
  -- Main.storyboard --
  <viewController id="vc" customClass="Login">
    <view key="view" id="v"><subviews><label id="lbl"/></subviews></view>
    <connections><outlet property="6️⃣titleLabel7️⃣" destination="lbl" id="c1"/></connections>
  </viewController>
  """#)

private func startedClient() -> Client {
  Client.started(
    workspace.files(at: "/w"),
    capabilities: [
      "textDocument": [
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["refactor"]]]],
        "rename": ["prepareSupport": true],
      ]
    ], options: ["commands": ["ibls.rename"], "definition": "declaration"])
}

@Test(arguments: [
  ("definition", "Login.h", 1), ("declaration", "Login.h", 1), ("implementation", "Main.storyboard", 6),
])
func aUseInObjectiveCLeadsToBothSides(_ method: String, _ name: String, _ digit: Int) {
  let found = startedClient().result("textDocument/\(method)", workspace.at(5))
  #expect(found.array?.map { $0["uri"] } == [.string("file:///w/" + name)])
  #expect(found.array?.first?["range"]?["start"] == workspace.position(digit))
}

@Test func aUseInObjectiveCHasReferences() {
  let client = startedClient()
  let references = client.result(
    "textDocument/references", workspace.at(5, ["context": ["includeDeclaration": true]]))
  #expect(
    references.array?.map { $0["range"]?["start"] } == [1, 3, 6].map { workspace.position($0) })
  let highlights = client.result("textDocument/documentHighlight", workspace.at(5))
  #expect(highlights.array?.map { $0["range"] } == [workspace.range(3, 5)])
  #expect(client.result("textDocument/hover", workspace.at(5))["range"] == workspace.range(3, 5))
  for method in ["definition", "hover", "documentHighlight"] {
    #expect(client.result("textDocument/\(method)", workspace.at(8)) == .null)
  }
}

@Test func aUseInObjectiveCIsRenamed() {
  let client = startedClient()
  #expect(
    client.result("textDocument/prepareRename", workspace.at(5)) == [
      "range": workspace.range(4, 5), "placeholder": "titleLabel",
      "declaration": ["uri": "file:///w/Login.h", "range": workspace.range(1, 2)],
    ])
  let edit = client.result("textDocument/rename", workspace.at(5, ["newName": "heading"]))
  #expect(
    edit["changes"] == [
      "file:///w/Login.h": [["range": workspace.range(1, 2), "newText": "heading"]],
      "file:///w/Login.m": [["range": workspace.range(3, 5), "newText": "_heading"]],
      "file:///w/Main.storyboard": [["range": workspace.range(6, 7), "newText": "heading"]],
    ])
  let offers = client.result("textDocument/codeAction", workspace.actions(at: 5)).array
  #expect(
    offers?.map { $0["command"]?["arguments"] } == [
      [["uri": "file:///w/Login.m", "position": workspace.position(4)]]
    ])
}

@Test func aUseInObjectiveCThatMayBeConnectedIsNotLeftToOthers() {
  let client = startedClient()
  for method in ["prepareRename", "rename"] {
    let answer = client.answer(
      client.request("textDocument/\(method)", workspace.at(8, ["newName": "heading"])))
    #expect(
      answer["error"]?["message"]
        == .string(
          "the class of the receiver is not known, and it may be a member that a storyboard or xib connects: "
            + "Login.titleLabel at \(workspace.place(1))"))
  }
  #expect(client.result("textDocument/codeAction", workspace.actions(at: 8)) == [])
}
