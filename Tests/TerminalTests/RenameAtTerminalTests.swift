import Terminal
import TestSupport
import Testing
import World

private let fixture = Fixture(
  """
  -- Login.swift --
  class Login: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    @IBAction func tap(sender: Any) { titleLabel.text = "" }
  }
  -- Main.storyboard --
  <viewController id="vc" customClass="Login" customModule="App">
    <connections>
      <outlet property="titleLabel" destination="lbl" id="c1"/>
      <action selector="tapWithSender:" destination="vc" id="c2"/>
    </connections>
    <label id="lbl"/>
  </viewController>
  """)

@Test func aTerminalShowsEachLineBeforeAndAfter() {
  let arguments = ["rename", "Login.titleLabel", "headline"]
  let run = runInMemory(
    arguments, fixture.files(at: "/app"), variables: ["NO_COLOR": "1"], isTerminal: true)
  #expect(run.code == 0)
  #expect(
    run.output == """
      Login.swift
          2 - @IBOutlet var titleLabel: UILabel!
          3 - @IBAction func tap(sender: Any) { titleLabel.text = "" }
          2 + @IBOutlet var headline: UILabel!
          3 + @IBAction func tap(sender: Any) { headline.text = "" }
      Main.storyboard
          3 - <outlet property="titleLabel" destination="lbl" id="c1"/>
          3 + <outlet property="headline" destination="lbl" id="c1"/>

      """)
  #expect(run.error.hasSuffix(" 3 places of 2 files\nnothing was written; '--write' does that\n"))
  // The output in a pipe is a diff, as ever.
  #expect(runInMemory(arguments, fixture.files(at: "/app")).output.hasPrefix("diff --git a/Login.swift"))
}

@Test func aLongLineIsCutAroundWhatChanges() {
  let padding = String(repeating: "x", count: 300)
  let files = Fixture(
    """
    -- Login.swift --
    class Login: UIViewController {
      /* \(padding) */ @IBOutlet var titleLabel: UILabel! /* \(padding) */
    }
    """
  ).files(at: "/app")
  let run = runInMemory(["rename", "Login.titleLabel", "headline"], files, isTerminal: true)
  let lines = run.output.split(separator: "\n")
  #expect(run.output.contains("…") && run.output.contains("@IBOutlet var titleLabel: UILabel!"))
  #expect(lines.allSatisfy { $0.count < 130 }, "\(lines)")
}

/// The call that a rename names takes every byte back.
@Test(arguments: [
  ["Login.titleLabel", "headline"], ["Login", "SignIn"], ["Login.swift:2:20", "headline"],
  ["Main.storyboard:3:27", "headline"], ["Login.tapWithSender:", "submitWithSender:"],
  ["Login.tap(sender:)", "submit"],
  ["Main.storyboard:4:27", "submitWithSender:"], ["Login", "SignIn", "--files"],
])
func aRenameSaysHowToUndoIt(_ arguments: [String]) throws {
  let recorded = RecordedOutput()
  let files = fixture.files(at: "/app")
  let environment = Environment.inMemory(files, currentDirectory: "/app", output: recorded)
  #expect(run(["rename", "--write"] + arguments, in: environment) == 0)
  let line = try #require(
    recorded.errorText.split(separator: "\n").last { $0.hasPrefix("to undo it: ibls ") })
  #expect(files.contains { (try? environment.files.read($0)) != Array($1.utf8) })
  let words = line.dropFirst("to undo it: ibls ".count).split(separator: " ").map { word in
    String(word.first == "'" ? word.dropFirst().dropLast() : word)
  }
  #expect(run(words, in: environment) == 0, "\(line)\n\(recorded.errorText)")
  for (path, text) in files {
    let bytes = (try? environment.files.read(path)) ?? []
    #expect(String(decoding: bytes, as: UTF8.self) == text, "\(line)")
  }
}

/// Objective-C knows Apple's class as NSNotificationCenter.
@Test func aNameThatOnlySwiftHasForAnAppleClassIsGivenBack() {
  let text = "@interface NotificationCenter : UIViewController\n@end\n"
  let recorded = RecordedOutput()
  let environment = Environment.inMemory(
    ["/app/Center.h": text], currentDirectory: "/app", output: recorded)
  #expect(run(["rename", "NotificationCenter", "Center", "--write"], in: environment) == 0)
  #expect(recorded.errorText.contains("to undo it: ibls rename Center NotificationCenter --write"))
  #expect(run(["rename", "Center", "NotificationCenter", "--write"], in: environment) == 0)
  #expect((try? environment.files.read("/app/Center.h")) == Array(text.utf8))
}

@Test(arguments: ["@interface UIView : Base\n@end\n", "class NotificationCenter: Base {}\n"])
func aNameThatAnAppleClassHasIsNotGivenBack(_ text: String) {
  let name = text.hasPrefix("@") ? "UIView" : "NotificationCenter"
  let recorded = RecordedOutput()
  let environment = Environment.inMemory(
    ["/app/Own.\(text.hasPrefix("@") ? "h" : "swift")": text], currentDirectory: "/app", output: recorded)
  #expect(run(["rename", name, "Own", "--write"], in: environment) == 0)
  #expect(
    recorded.errorText.hasSuffix("a rename can't undo it: '\(name)' is a name of Apple's frameworks\n"))
}

@Test func aNameThatAnotherClassKeepsIsNotGivenBack() {
  let text = "class Login: UIViewController { @IBOutlet var box: UILabel! }\n"
  let recorded = RecordedOutput()
  let environment = Environment.inMemory(
    ["/app/A/Login.swift": text, "/app/B/Login.swift": text], currentDirectory: "/app", output: recorded)
  #expect(run(["rename", "A/Login.swift:1:7", "SignIn", "--write"], in: environment) == 0)
  #expect(recorded.errorText.hasSuffix("a rename can't undo it: another class is called 'Login'\n"))
}
