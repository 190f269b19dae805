import Synchronization
import Terminal
import TestSupport
import Testing
import World

// A check keeps no text of code that it does not expect to need, and reads a text again that it needs all the same.

private let base = """
  @interface Base : UIViewController
  @property (strong) UILabel *header;
  @end
  """

/// The output of a check of an app, and how often it read each file.
///
/// - Parameters:
///   - outlets: The connections of the app's one controller in one storyboard.
///   - others: The same in another, which is not there if nil.
///   - base: What the header of the controller's superclass holds when it is first read.
///   - later: What it holds from then on; nil where it is gone.
///   - more: Further files.
private func check(
  _ outlets: [String], _ others: [String]? = nil, _ base: String = base, later: String? = base,
  more: String = ""
) -> (report: String, reads: [String: Int]) {
  func storyboard(_ outlets: [String]) -> String {
    let connections = outlets.enumerated().map { number, name in
      "<outlet property=\"\(name)\" destination=\"l\" id=\"c\(number)\"/>"
    }
    return """
      <viewController id="vc" customClass="LoginController" customModule="App">
      \(connections.joined(separator: "\n"))
      <label id="l"/>
      </viewController>
      """
  }
  var fixture = """
    -- LoginController.swift --
    class LoginController: Base {
      @IBOutlet var titleLabel: UILabel!
      @IBOutlet private var secret: UILabel!
      @IBAction func help(_ sender: Any) {}
      func show() { _ = #selector(help) }
    }
    -- Coordinator.swift --
    func start(_ login: LoginController) { login.titleLabel = UILabel() }
    -- Plain.swift --
    struct Plain { var number = 1 }
    -- Main.storyboard --
    \(storyboard(outlets))
    \(more)
    """
  if let others { fixture += "\n-- Other.storyboard --\n" + storyboard(others) }
  var texts = ["/app/Base.h": base]
  for file in Fixture(fixture).files { texts["/app/" + file.path] = file.text }

  let recorded = RecordedOutput()
  var environment = Environment.inMemory(texts, currentDirectory: "/app", output: recorded)
  let disk = environment
  let reads = Mutex<[String: Int]>([:])
  environment.files.read = { path throws(FileError) in
    let number = reads.withLock {
      $0[path, default: 0] += 1
      return $0[path, default: 0]
    }
    guard path == "/app/Base.h", number > 1 else { return try disk.files.read(path) }
    guard let later else { throw FileError(path: path, reason: "no such file or directory") }
    return Array(later.utf8)
  }
  _ = run(["--check"], in: environment)
  return (recorded.outputText + recorded.errorText, reads.withLock { $0 })
}

@Test func codeThatNobodyAsksAboutIsReadOnce() {
  let (report, reads) = check(["header", "titleLabel", "secret"])
  #expect(report.contains("nothing wrong"), "\(report)")
  #expect(reads["/app/Plain.swift"] == 1)
  #expect(reads["/app/Coordinator.swift"] == 1)
  // Once more for its members.
  #expect(reads["/app/Base.h"] == 2)
}

@Test func onlyTheCodeThatStartsAProgramIsReadForItsStart() {
  let start = """
    -- Info.plist --
    <plist><dict><key>NSMainNibFile</key><string>MainMenu</string></dict></plist>
    -- main.swift --
    dispatchMain()
    -- MainMenu.xib --
    <!-- macOS -->
    <customObject id="-2" customClass="NSApplication"/>
    """
  let (report, reads) = check(["header", "titleLabel", "secret"], more: start)
  #expect(report.contains("nothing wrong"), "\(report)")
  #expect(reads["/app/Plain.swift"] == 1)
  #expect(reads["/app/main.swift"] == 2)
}

@Test func textsAreKeptWhereNamesWillBeAskedAbout() {
  let (report, reads) = check(["header", "secret"])
  #expect(report.contains("nothing wrong"), "\(report)")
  #expect(reads["/app/Plain.swift"] == 1)
  #expect(reads["/app/Coordinator.swift"] == 1)
}

@Test func namesAreSoughtInTextsReadAgain() {
  let (report, reads) = check(["header", "titleLabel", "secret"], ["header", "secret"])
  #expect(report.contains("nothing wrong"), "\(report)")
  #expect(reads["/app/Plain.swift"] == 2)
  #expect(reads["/app/Coordinator.swift"] == 2)
}

@Test func whatIsPrivateNeedsNoOtherFile() {
  let (report, reads) = check(["header", "titleLabel"])
  #expect(report.contains("warning: outlet 'LoginController.secret' is not connected in any"), "\(report)")
  #expect(reads["/app/Coordinator.swift"] == 1)
}

@Test(arguments: [
  // The second class of the text is not that of the outline any more.
  "@interface Other : NSObject\n@end\n" + base,
  // As long as before.
  base.replacing("header;", with: "haeder;"),
  "",
])
func whatIsWrittenMeanwhileCountsAsIfItHadBeenThere(_ later: String) {
  let outlets = ["header", "titleLabel", "secret"]
  let (report, reads) = check(outlets, later: later)
  #expect(report == check(outlets, nil, later, later: later).report)
  #expect(reads["/app/Plain.swift"] == 2)
}

@Test func whatVanishesMeanwhileIsNotThere() {
  let report = check(["header", "titleLabel", "secret"], later: nil).report
  #expect(report.contains("Base.h: no such file or directory; not read"), "\(report)")
  #expect(report.contains("nothing wrong"), "\(report)")
}
