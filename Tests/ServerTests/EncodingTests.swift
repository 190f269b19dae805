import LanguageServerProtocol
import TestSupport
import Testing
import World

@testable import Server

/// On one line, with a label before the connection.
private let document = """
  <?xml version="1.0" encoding="ISO-8859-1"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
  <viewController id="vc" customClass="Größe" userLabel="ðÿ Ã©" customModuleProvider="target"><connections><outlet property="nope" destination="vc" id="c1"/></connections></viewController>
  </objects></scene></scenes></document>
  """

/// What the client opens is UTF-8 on its way, whatever the document declares.
@Test(arguments: ["utf-8", "utf-16", "utf-32"]) func latin1StandsWhereTheClientSeesIt(_ encoding: String)
  throws
{
  let client = Client()
  client.environment = .inMemory(
    ["/w/A.swift": "class Größe: UIViewController {}"],
    bytes: ["/w/Main.storyboard": document.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }])
  client.start(capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
  func found() -> LSP.LSPAny? {
    client.take("textDocument/publishDiagnostics").last?["diagnostics"]?.array?.first
  }
  let closed = try #require(found())
  client.open("/w/Main.storyboard", document)
  let open = try #require(found())
  #expect(closed["message"] == "Größe has no outlet 'nope'")
  #expect(closed == open)
  let line = try #require(document.split(separator: "\n").dropFirst(2).first)
  let before = line[..<(try #require(line.ranges(of: "nope").first?.lowerBound))]
  let column = encoding == "utf-8" ? before.utf8.count : before.utf16.count
  #expect(closed["range"]?["start"] == ["line": 2, "character": .integer(column)])
}
