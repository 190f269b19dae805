import TestSupport
import Testing
import World

@testable import Server

/// On one line, with a label before the connection.
private let workspace = Fixture(
  """
  -- A.swift --
  class Größe: UIViewController {}
  -- Main.storyboard --
  <?xml version="1.0" encoding="ISO-8859-1"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
  <viewController id="vc" customClass="Größe" userLabel="ðÿ Ã©" customModuleProvider="target"><connections><outlet property="1️⃣nope" destination="vc" id="c1"/></connections></viewController>
  </objects></scene></scenes></document>
  """)

/// The text that the client opens is UTF-8 on its way, whatever the document declares.
@Test(arguments: ["utf-8", "utf-16", "utf-32"]) func latin1StandsWhereTheClientSeesIt(_ encoding: String)
  throws
{
  let client = Client()
  let document = workspace.files[1].text
  client.environment = .inMemory(
    ["/w/A.swift": workspace.files[0].text],
    bytes: ["/w/Main.storyboard": document.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }])
  client.start(capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
  func found() -> LSP.LSPAny? {
    client.take("textDocument/publishDiagnostics").last?["diagnostics"]?.array?.first
  }
  let closed = try #require(found())
  client.open("/w/Main.storyboard", document)
  let open = try #require(found())
  #expect(closed["message"] == "Größe has no outlet 'nope'; declare it or remove the connection")
  #expect(closed == open)
  let place = try #require(workspace.mark(1).map(workspace.lineAndColumn))
  let column = encoding == "utf-8" ? place.utf8 : place.utf16
  #expect(closed["range"]?["start"] == ["line": .integer(place.line), "character": .integer(column)])
}
