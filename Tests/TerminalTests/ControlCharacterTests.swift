import Foundation
import Terminal
import TestSupport
import Testing

/// A file's name must not steer the terminal on which a report or a log is read.
@Test(arguments: ["text", "json", "sarif", "github", "xcode", "html"])
func aNameDoesNotSteerATerminal(_ format: String) {
  let name = "a\u{1B}]0;x\u{07}\u{9B}31m\u{7F}\u{202E}b\u{2066}\r\u{2028}.swift"
  let files = ["/app/" + name: "@IBDesignable class Model {}\n"]
  for isTerminal in [false, true] {
    let run = runInMemory(
      ["--check", "--format", format], files, variables: ["NO_COLOR": "1"], isTerminal: isTerminal)
    #expect(run.code == 0)
    #expect(run.output.contains("swift"))
    for text in [run.output, run.error] {
      let steering = text.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
          || (format != "html"
            && ((0x2028...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)))
      }
      #expect(steering.isEmpty, "\(format): \(steering)")
    }
  }
}

@Test func aScriptGetsTheNameAllTheSame() throws {
  let name = "a\u{1B}\u{9B}\u{7F}\u{202E}\u{2028}é…\u{A0}.swift"
  let run = runInMemory(["--check", "--format", "json"], ["/app/" + name: "@IBDesignable class Model {}\n"])
  let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
  let findings = json?["diagnostics"] as? [[String: Any]]
  #expect(findings?.first?["file"] as? String == name)
  let workflow = runInMemory(
    ["--check", "--format", "github"], ["/app/a\u{1B}b%.swift": "@IBDesignable class Model {}\n"])
  #expect(workflow.output.hasPrefix("::warning file=a%1Bb%25.swift,"))
}

@Test func aDiffDoesNotSteerATerminal() {
  let files = Fixture(
    """
    -- Login.swift --
    class Login: UIViewController { @IBOutlet var label: UILabel! }  // \u{1B}[2J\u{202E}
    """
  ).files(at: "/app").reduce(into: [:]) { $0[$1.key.replacing("Login", with: "Lo\u{9B}gin")] = $1.value }
  let rename = ["--rename", "Login.label", "heading"]
  let shown = runInMemory(rename, files, variables: ["NO_COLOR": "1"], isTerminal: true)
  #expect(shown.code == 0)
  #expect(
    shown.output.contains(
      "1 + class Login: UIViewController { @IBOutlet var heading: UILabel! }  // \u{FFFD}[2J\u{FFFD}\n"))
  #expect(!shown.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{202E}" })
  // A program gets the bytes, and names as git quotes them.
  let piped = runInMemory(rename, files)
  #expect(piped.output.contains("// \u{1B}[2J\u{202E}\n"))
  #expect(piped.output.contains("+++ \"b/Lo\\302\\233gin.swift\"\n"), "\(piped.output)")
}
