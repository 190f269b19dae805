import TestSupport
import Testing

@testable import Server

/// A class with an outlet and an action, and a document that connects the outlet. Marks 2 and 4, 7 and 9 enclose the outlet's
/// name, 3 and 8 are within it.
let usualText = #"""
  -- Login.swift --
  import 0️⃣UIKit
  class 1️⃣Login: UIViewController {
    @IBOutlet var 2️⃣titl3️⃣eLabel4️⃣: UILabel!
    @IBAction func t5️⃣ap(_ sender: UIButton) {
    }
  }
  -- Main.storyboard --
  <viewController id="vc" customClass="6️⃣Login" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" id="v"><subviews><label id="lbl"/></subviews></view>
    <connections><outlet property="7️⃣titl8️⃣eLabel9️⃣" destination="lbl" id="c1"/></connections>
  </viewController>
  """#
let usualApp = Fixture(usualText)
/// The document misspells the outlet's name.
let brokenUsualApp = Fixture(usualText.replacing("titl8️⃣eLabel", with: "titl8️⃣eLable"))
/// With one more line before the code.
let movedUsualApp = Fixture(usualText.replacing("import", with: "\nimport"))

let app = usualApp.files(at: "/w")
let brokenApp = brokenUsualApp.files(at: "/w")
let loginClass = usualApp.files[0].text

/// A storyboard with one outlet of that name.
func storyboard(outlet: String, customClass: String = "Login") -> String {
  usualApp.files[1].text.replacing("titleLabel", with: outlet)
    .replacing("customClass=\"Login\"", with: "customClass=\"\(customClass)\"")
}

extension Fixture {
  /// A mark as a position of the protocol.
  func position(_ digit: Int) -> LSP.LSPAny {
    guard let position = mark(digit).map(lineAndColumn) else { return .null }
    return ["line": .integer(position.line), "character": .integer(position.utf16)]
  }

  /// From one mark to another.
  func range(_ start: Int, _ end: Int) -> LSP.LSPAny { ["start": position(start), "end": position(end)] }

  /// The parameters of a request at a mark.
  ///
  /// - Parameter more: Other parameters.
  func at(_ digit: Int, _ more: [String: LSP.LSPAny] = [:]) -> LSP.LSPAny {
    let uri = "file:///w/" + (mark(digit)?.path ?? "")
    return .object(
      more.merging(["textDocument": ["uri": .string(uri)], "position": position(digit)]) { $1 })
  }

  /// The parameters of a request for code actions at a mark.
  func actions(at digit: Int) -> LSP.LSPAny {
    at(digit, ["range": range(digit, digit), "context": ["diagnostics": []]])
  }
}
