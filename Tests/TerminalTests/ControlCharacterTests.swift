import Foundation
import TestSupport
import Testing

@testable import Terminal

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// All characters that move a cursor, end a line or turn the direction of text.
private let steering = Set(
  (Array(0..<0x20) + Array(0x7F...0x9F) + [0x061C, 0x200E, 0x200F] + Array(0x2028...0x202E)
    + Array(0x2066...0x2069)).compactMap { Unicode.Scalar($0) })

/// The same, a few at a time.
private let groupsOfSteering = stride(from: 0, to: steering.count, by: 8).map {
  Array(steering.sorted()[$0..<min($0 + 8, steering.count)])
}

/// The characters of an output that steer, but for the line feeds and tabs that the format itself writes.
private func steeringCharacters(of text: String) -> [Unicode.Scalar] {
  text.unicodeScalars.filter { steering.contains($0) && $0 != "\n" && $0 != "\t" }
}

/// An app in which names of files, classes, outlets and objects hold some characters each, and have findings.
private func app(with scalars: [Unicode.Scalar]) -> [String: String] {
  // XML and file systems have no form for these.
  let inXML = scalars.map { $0.value < 0x20 ? "&#9;" : "&#\($0.value);" }.joined()
  let inName = scalars.map { $0 == "\0" ? "" : String($0) }.joined()
  let inLine = scalars.map { $0 == "\n" ? " " : String($0) }.joined()
  let inComment = scalars.filter { $0.value >= 0x20 }.map { String($0) }.joined()
  return [
    "/app/a\(inName)b.swift": """
    class Login: UIViewController { @IBOutlet var label: UILabel! } // label \(inLine)
    @IBDesignable class Model {} // \(inLine)

    """,
    "/app/c\(inName)d.xib": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Login"><connections>
    <outlet property="gone\(inXML)x" destination="v" id="o"/>
    <outlet property="labell" destination="t" id="p"/></connections><!-- \(inComment) --></placeholder>
    <view id="v" customClass="No\(inXML)ne" userLabel="l\(inXML)m"><rect key="frame" width="300" height="100"/><subviews>
    <label id="t" text="t\(inXML)u"><rect key="frame" width="300" height="100"/></label></subviews></view>
    </objects></document>

    """,
  ]
}

/// Names and values must not steer the terminal, the log or the page on which an output is read.
@Test(arguments: [
  ["check", "--all", "--verbose", "--format", "FORMAT"], ["check", "--all", "--statistics"],
  ["check", "--diff"],
  ["rename", "Login.label", "heading", "--mentions"], ["rename", "Login.gone", "heading"],
  ["rename", "Lo\u{202E}gin", "x"],
  ["scenes"], ["scenes", "--format", "json"], ["outline", "XIB", "--constraints"],
  ["outline", "XIB", "--format", "json"], ["outline", "XIB", "--object", "no\u{202E}ne"],
  ["find", "Login"], ["find", "Login", "--format", "json"], ["find", "no\u{202E}ne"],
  ["index"], ["render", "XIB"], ["render", "XIB", "--findings", "--connections"],
  ["diff", "XIB", "/dev/null"],
  ["diff", "/dev/null", "XIB", "--format", "html"], ["diff", "/dev/null", "XIB", "--format", "svg"],
  ["check", "no\u{9B}where"], ["no\u{200F}thing"],
])
func noOutputSteers(_ arguments: [String]) {
  for scalars in groupsOfSteering {
    let files = app(with: scalars)
    let document = files.keys.first { $0.hasSuffix(".xib") }?.dropFirst("/app/".count) ?? ""
    let formats = arguments.contains("FORMAT") ? supportedFormats.map(\.name) : [""]
    for (format, isTerminal) in formats.flatMap({ [($0, false), ($0, true)] }) {
      let words = arguments.map { $0 == "FORMAT" ? format : $0 == "XIB" ? String(document) : $0 }
      let run = runInMemory(words, files, variables: ["NO_COLOR": "1"], isTerminal: isTerminal)
      #expect(!(run.output + run.error).isEmpty)
      // A program takes the bytes of a rename and of a picture as they are.
      let isForProgram = !isTerminal && ["rename", "--diff"].contains { arguments.contains($0) }
      for text in [isForProgram ? "" : run.output, run.error] {
        #expect(steeringCharacters(of: text) == [], "\(words)")
      }
    }
  }
}

/// The single findings of a summary follow it.
@Test(arguments: ["xcode", "text"])
func notesOfASummaryDoNotSteer(_ format: String) {
  let outlets = ["first", "second", "third"].map {
    #"<outlet property="\#($0)&#x9B;" destination="lbl" id="\#($0)"/>"#
  }
  let files = Fixture(
    """
    -- Login.swift --
    class Login: UIViewController {}
    -- Main.storyboard --
    <viewController id="vc" customClass="Login" customModule="App">\(outlets.joined())<label id="lbl"/></viewController>
    """
  ).files(at: "/app").reduce(into: [:]) { $0[$1.key.replacing("Main", with: "Ma\u{202E}in")] = $1.value }
  let run = runInMemory(["check", "--all", "--format", format], files)
  #expect(run.output.contains("no outlet 'third\u{FFFD}'"))
  #expect(steeringCharacters(of: run.output) == [])
}

/// A reader of XML gets the name all the same.
@Test(arguments: ["checkstyle", "junit"])
func aReaderOfXMLGetsTheName(_ format: String) {
  let name = "a\u{85}\u{9B}\u{202E}\u{2028}\u{61C}b.swift"
  let run = runInMemory(["check", "--format", format], ["/app/" + name: "@IBDesignable class Model {}\n"])
  let delegate = Names()
  let parser = XMLParser(data: Data(run.output.utf8))
  parser.delegate = delegate
  #expect(parser.parse())
  #expect(delegate.names.contains(name))
}

private final class Names: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names += attributes.values
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

/// GitHub takes lines that begin so for commands, and Azure takes them anywhere in a line.
@Test(arguments: [
  ["check", "--all"], ["check", "--all", "--format", "xcode"], ["diff", "XIB", "/dev/null"],
])
func noLineIsACommandOfACISystem(_ arguments: [String]) {
  for command in ["::add-mask::", "##vso[task.prependpath]", "##[error]"] {
    let document = "/app/\(command)a.xib"
    let files = [
      document: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(command)Login"/>
      <view id="v" customClass="\(command)None"/></objects></document>
      """,
      "/app/\(command)b.swift": "class Login: UIViewController {}\n",
    ]
    let words = arguments.map { $0 == "XIB" ? String(document.dropFirst("/app/".count)) : $0 }
    let run = runInMemory(words, files)
    let said = run.output + run.error
    #expect(said.contains(command.dropFirst(2)), "\(said)")
    #expect(!said.contains("##vso[") && !said.contains("##["), "\(said)")
    for line in said.split(separator: "\n") {
      #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
    }
  }
}

/// A picture or page on standard output is written to the log of a job.
@Test(arguments: [
  ["render", "XIB"], ["diff", "/dev/null", "XIB", "--format", "html"],
  ["diff", "/dev/null", "XIB", "--format", "svg"],
])
func noLineOfAPictureBeginsWithAName(_ arguments: [String]) {
  let name = "a\n::add-mask::b.xib"
  let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="v" customClass="C&#10;::add-mask::c" userLabel="l&#10;::add-mask::l"><rect key="frame" width="300" height="100"/>
    <subviews><label id="t" text="t&#10;::add-mask::t"><rect key="frame" width="300" height="100"/></label></subviews></view>
    </objects></document>
    """
  let run = runInMemory(arguments.map { $0 == "XIB" ? name : $0 }, ["/app/" + name: document])
  #expect(run.output.contains("::add-mask::"), "\(run.error)")
  for line in run.output.split(separator: "\n") { #expect(!line.hasPrefix("::"), "\(line)") }
}
