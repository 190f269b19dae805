import TestSupport
import Testing

@testable import Server

private let code = "class Login: UIViewController {}\n"
private let stale = storyboard(outlet: "first").replacing(
  "<connections>",
  with: "<connections>"
    + ["second", "third"].map { "<outlet property=\"\($0)\" destination=\"lbl\" id=\"c-\($0)\"/>" }.joined())
private let files = ["/w/Login.swift": code, "/w/Main.storyboard": stale]
private let one = "dangling-outlet"
private let three = "dangling-outlet dangling-outlet dangling-outlet"

private func save(_ client: Client) {
  client.notify("textDocument/didSave", ["textDocument": ["uri": "file:///w/Main.storyboard"]])
}

private func pause(_ client: Client) {
  client.now += .seconds(1)
  client.fire(.typingPause)
  client.fire(.typingPause)
}

/// The findings of a stale document are one while it is at rest, and each at its place while it is edited.
@Test func aDocumentThatIsEditedIsNotSummedUp() {
  let client = Client.started(files)
  #expect(client.published() == ["Main.storyboard: \(one)"])
  client.open("/w/Main.storyboard", stale, language: "xml")
  #expect(client.published().last == "Main.storyboard v1: \(one)")
  // An edit that moves the connections, one beside them, and one of a connection.
  client.change("/w/Main.storyboard", to: "\n" + stale)
  #expect(client.published().last == "Main.storyboard v2: \(three)")
  client.change("/w/Main.storyboard", to: "\n\n" + stale, version: 3)
  #expect(client.published().last == "Main.storyboard v3: \(three)")
  client.change("/w/Main.storyboard", to: stale.replacing("\"second\"", with: "\"other\""), version: 4)
  #expect(client.published().last == "Main.storyboard v4: \(three)")
  save(client)
  #expect(client.published().last == "Main.storyboard v4: \(one)")
  // A save without an edit changes nothing.
  save(client)
  #expect(client.published() == [])
  client.change("/w/Main.storyboard", to: stale, version: 5)
  #expect(client.published().last == "Main.storyboard v5: \(three)")
  client.close("/w/Main.storyboard")
  #expect(client.published().last == "Main.storyboard: \(one)")
}

/// A save in the same burst as an edit counts for the text after it.
@Test func anEditThatIsSavedAtOnceIsSummedUp() {
  let client = Client.started(files)
  client.open("/w/Main.storyboard", stale, language: "xml")
  _ = client.published()
  client.holdsBurstEnd = true
  client.change("/w/Main.storyboard", to: "\n" + stale)
  save(client)
  client.holdsBurstEnd = false
  client.fire(.burstEnd)
  #expect(client.published().last == "Main.storyboard v2: \(one)")
}

/// A client that pulls does not know that a save matters, so the server notifies it.
@Test func aClientThatPullsIsToldThatADocumentIsAtRest() {
  let client = Client.started(files, capabilities: .pulling)
  func pulled() -> Int {
    let report = client.result(
      "textDocument/diagnostic", ["textDocument": ["uri": "file:///w/Main.storyboard"]])
    return report["items"]?.array?.count ?? -1
  }
  client.open("/w/Main.storyboard", stale, language: "xml")
  #expect(pulled() == 1)
  client.change("/w/Main.storyboard", to: "\n" + stale)
  #expect(pulled() == 3)
  pause(client)
  _ = client.take("workspace/diagnostic/refresh")
  save(client)
  pause(client)
  #expect(client.take("workspace/diagnostic/refresh").count == 1)
  #expect(pulled() == 1)
}
